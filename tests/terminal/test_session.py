"""A game at one terminal: who sits where, whose eyes look, taking back, going on."""

import pytest

from westmarch.core import registry
from westmarch.core.errors import BadOptions
from westmarch.core.state import PUBLIC
from westmarch.games.lcg.components import ALL_ELIMINATED, VICTORY
from westmarch.games.lcg.game import LCG
from westmarch.games.lcg.rules.verbs import end
from westmarch.terminal.session import BOTH, HUMAN, Session, holders_of, resumed, viewers_of
from westmarch.terminal.telling import result
from westmarch.terminal.voice import voice

DUEL = registry.find("duel")
WOTR_CARDS = registry.find("wotr_cards")


def session(*holders: str, seed: int = 4) -> Session:
    return Session(DUEL, DUEL.options(), seed, holders)


def play_first_options(table: Session, words: int) -> None:
    for _ in range(words):
        table.choose(table.state.options[0])


def test_a_person_takes_one_seat_and_the_opponent_the_other() -> None:
    assert holders_of(DUEL.facts.seat_ids, "sauron", "easy") == ("easy", HUMAN)


def test_without_a_wish_the_person_takes_the_first_seat() -> None:
    assert holders_of(DUEL.facts.seat_ids, None, "easy") == (HUMAN, "easy")


def test_the_log_speaks_to_one_person_and_of_several() -> None:
    assert session("easy", HUMAN).reader == "sauron"
    assert session(HUMAN, HUMAN).reader == ""


@pytest.mark.parametrize(("seat", "opponent"), [("both", "easy"), ("sauron", HUMAN)])
def test_people_may_hold_both_seats(seat: str, opponent: str) -> None:
    assert holders_of(DUEL.facts.seat_ids, seat, opponent) == (HUMAN, HUMAN)


def test_a_seat_that_the_game_does_not_have_is_refused() -> None:
    with pytest.raises(BadOptions, match="fellowship"):
        holders_of(DUEL.facts.seat_ids, "saruman", "easy")


SEATS = ("frodo", "witch_king", "aragorn", "saruman")


def test_a_person_may_hold_several_seats_and_then_knows_what_they_know() -> None:
    assert holders_of(SEATS, "frodo,aragorn", "easy") == (HUMAN, "easy", HUMAN, "easy")
    assert viewers_of(SEATS, "frodo,aragorn") == [0, 1, 0, 3]
    assert viewers_of(SEATS, "witch_king,saruman") == [0, 1, 2, 1]
    assert viewers_of(SEATS, BOTH) == [0, 0, 0, 0]
    assert viewers_of(SEATS, "saruman") is None


def test_seats_are_those_of_the_scenario() -> None:
    session = Session(WOTR_CARDS, WOTR_CARDS.options({"scenario": "fellowship"}), 1, (HUMAN, "random"))
    assert session.seat_ids == WOTR_CARDS.seat_ids(session.table.options)
    assert session.seat_ids != WOTR_CARDS.facts.seat_ids[:2]


def test_the_screen_looks_through_the_eyes_of_the_person_while_the_computer_chooses() -> None:
    table = session(HUMAN, "easy")
    assert table.seat == 1
    assert not table.persons_turn
    assert table.eyes == 0


def test_undo_goes_back_to_the_persons_last_choice_past_the_computers_answer() -> None:
    table = session("easy", HUMAN)
    before = DUEL.hash(table.state)
    play_first_options(table, 2)
    undone = table.undo()
    assert undone is not None
    assert table.persons_turn
    assert table.said == len(table.table.words) == 0
    assert DUEL.hash(table.state) != before, "chance takes another course after something was answered"
    assert undone.forked


def test_undo_before_anybody_answered_leads_to_the_same_state() -> None:
    table = session(HUMAN, HUMAN)
    before = DUEL.hash(table.state)
    play_first_options(table, 1)
    undone = table.undo()
    assert undone is not None
    assert not undone.forked
    assert DUEL.hash(table.state) == before
    assert table.log == []


def test_nothing_can_be_undone_before_a_person_has_spoken() -> None:
    table = session(HUMAN, "easy")
    play_first_options(table, 1)
    assert table.undo() is None
    assert table.said == 1


def test_news_are_what_happened_after_the_persons_last_word() -> None:
    table = session("easy", HUMAN)
    play_first_options(table, 2)
    news = table.heard(table.last_own_word())
    assert news
    assert all(entry.word == 2 for entry in news)
    assert len(table.heard()) > len(news)


def test_another_game_may_begin_with_the_seats_changed_round() -> None:
    table = session("easy", HUMAN)
    play_first_options(table, 3)
    table = table.again(9, swapped=True)
    assert table.holders == (HUMAN, "easy")
    assert table.table.words == []
    assert table.log == []


def test_a_saved_game_goes_on_where_it_was_left() -> None:
    table = session("easy", HUMAN)
    play_first_options(table, 7)
    table.undo()
    again = resumed(table.table.record_text(), "game.wmr", "sauron", "easy")
    assert DUEL.hash(again.state) == DUEL.hash(table.state)
    assert again.line == table.line
    assert again.log == table.log
    assert again.holders == table.holders


def test_people_who_know_the_same_hide_nothing_from_each_other() -> None:
    assert not session(HUMAN, HUMAN).secrets_between_people


def test_people_who_know_different_things_hide_them_from_each_other() -> None:
    # Whoever has looked through the discard knows the cards set aside; the other does not.
    rows = (2, 3, 4, 5, 6)
    display = [["c1-09", "c1-10"], *[["gone"] * width for width in rows[1:]]]
    state = DUEL.load_position({"active": "sauron", "sauron": {"coins": 9}, "tiles": ["barad_dur"], "display": display})
    table = session(HUMAN, HUMAN)
    table.table.state = state
    table.choose(DUEL.vocabulary.number("take:barad_dur"))
    assert DUEL.prompt(table.state).secret
    assert table.secrets_between_people


def test_a_secret_of_one_person_at_both_seats_is_none() -> None:
    table = Session(DUEL, DUEL.options({"viewers": [0, 0]}), 4, (HUMAN, HUMAN))
    assert not table.secrets_between_people


@pytest.mark.parametrize(
    ("seats", "told"),
    [("frodo", "You have won."), ("frodo,aragorn", "You have won."), ("saruman", "You have lost."), ("both", "win.")],
)
def test_team_mates_win_together_and_nobody_is_told_so_who_plays_both_sides(seats: str, told: str) -> None:
    table = Session(WOTR_CARDS, WOTR_CARDS.options(), 1, holders_of(SEATS, seats, "easy"))
    ahead = {"free_peoples": {"battlegrounds": ["minas-tirith", "helms-deep", "rivendell", "lorien", "orthanc"]}}
    table.table.state = WOTR_CARDS.load_position({"turn": "saruman", "passed": list(SEATS[:3]), "scoring": ahead})
    table.choose(WOTR_CARDS.vocabulary.number("pass"))
    assert result(table, voice("en")).endswith(told)


def test_a_finished_game_is_gone_on_with_only_where_another_follows_it(monkeypatch: pytest.MonkeyPatch) -> None:
    table = session(HUMAN, HUMAN)
    while not table.state.over:
        play_first_options(table, 1)
    record = table.table.record_text()
    assert resumed(record, "game.wmr", "both", "easy").state.over
    following = DUEL.options({"extra_turns_add_up": True})
    monkeypatch.setattr(type(DUEL), "sequel", lambda *_: following)
    again = resumed(record, "game.wmr", "both", "easy")
    assert not again.state.over
    assert (again.table.options, again.table.seed, again.holders) == (following, 5, (HUMAN, HUMAN))


@pytest.mark.parametrize(
    ("outcome", "told"),
    [
        (ALL_ELIMINATED, "You have lost."),
        (VICTORY, "You have won. Score: 40. Score of the campaign so far: 73."),
    ],
)
def test_who_plays_together_wins_or_loses_together(outcome: int, told: str) -> None:
    campaign = {"scenario": "journey_along_the_anduin", "seats": 1, "campaign": {"scores": [33]}}
    table = Session(LCG, LCG.options(campaign), 1, (HUMAN,))
    table.state.threat[0] = 40
    end(table.state, outcome)
    assert result(table, voice("en")).endswith(told)


def test_whoever_looks_on_hears_that_somebody_drew_and_not_what() -> None:
    table = Session(WOTR_CARDS, WOTR_CARDS.options(), 1, ("random",) * 4)
    play_first_options(table, 100)
    kinds = {WOTR_CARDS.notices[entry.notice.kind].name for entry in table.told(PUBLIC) if entry.notice is not None}
    assert "drew" in kinds
    assert "drew_card" not in kinds
