"""What each player knows: the cards set aside, the face-down cards, the stacks; fair guesses at the rest (rules 15, 38, 39)."""

from collections import Counter

import pytest
from tests.duel.board import PosedTable, new_game, play_on, position, turn
from tests.duel.expected import CARDS

from westmarch.core.rng import Rng
from westmarch.games.duel.game import DUEL

FELLOWSHIP, SAURON, SPECTATOR = 0, 1, -1
# The display of chapter 1 when nothing was taken: twelve cards are seen, eight lie face down, three are set aside.
FULL_DISPLAY = [
    ["c1-01", "c1-02"],
    ["down", "down", "down"],
    ["c1-03", "c1-04", "c1-05", "c1-06"],
    ["down", "down", "down", "down", "down"],
    ["c1-07", "c1-08", "c1-09", "c1-10", "c1-11", "c1-12"],
]
UNSEEN = [f"c1-{n}" for n in range(13, 24)]


def searching(seed: int = 0, tile: str = "barad_dur", **more: object) -> PosedTable:
    """The Fellowship takes Barad-dur in chapter 1 and looks through the discard."""
    table = position(
        {
            "active": "fellowship",
            "seed": seed,
            "fellowship": {"coins": 6},
            "sauron": {"coins": 6},
            "tiles": [tile],
            "display": FULL_DISPLAY,
            **more,
        }
    )
    return table.say(f"take:{tile}")


def guesses(table: PosedTable, viewer: int, times: int) -> list[PosedTable]:
    """Fair guesses of a person."""
    tables = []
    for seed in range(times):
        guess = table.copy()
        guess.state.redeal(viewer, Rng(seed))
        tables.append(guess)
    return tables


def aside_of(table: PosedTable) -> list[str]:
    """The cards set aside, as the Fellowship knows them after its search."""
    return list(table.view(FELLOWSHIP).set_aside)


# Who sees the cards set aside


def test_whoever_looks_through_the_discard_sees_the_cards_set_aside() -> None:
    """Rules 38 and 39."""
    table = searching()
    assert table.prompt == "from_discard"
    assert len(aside_of(table)) == 3
    assert set(aside_of(table)) < set(UNSEEN)
    assert table.options("play") == aside_of(table)


def test_the_other_player_and_spectators_do_not_see_them() -> None:
    """A ruling on rule 39: they are private to the player who looked until the chapter ends."""
    table = searching()
    for viewer in (SAURON, SPECTATOR):
        assert table.view(viewer).set_aside == []
        assert table.view(viewer).unseen == UNSEEN


def test_the_player_who_looked_knows_what_may_still_lie_face_down() -> None:
    table = searching()
    assert set(table.view(FELLOWSHIP).unseen) == set(UNSEEN) - set(aside_of(table))


def test_the_question_is_secret() -> None:
    """Its options would tell the opponent which cards were set aside."""
    assert DUEL.prompt(searching().state).secret
    assert [prompt.name for prompt in DUEL.prompts if prompt.secret] == ["from_discard"]


def test_the_log_tells_that_a_player_searches_and_what_he_plays_and_no_more() -> None:
    table = searching()
    assert table.log() == ["took_tile fellowship barad_dur 6", "fortress fellowship mordor", "searches fellowship"]
    played = aside_of(table)[0]
    table.say(f"play:{played}")
    assert table.log("from_discard") == [f"from_discard fellowship {played}"]
    told = " ".join(table.log())
    assert not any(card in told for card in UNSEEN if card != played)


def test_a_card_that_is_played_from_those_set_aside_is_known_to_all() -> None:
    table = searching()
    played = aside_of(table)[0]
    table.say(f"play:{played}")
    for viewer in (FELLOWSHIP, SAURON, SPECTATOR):
        assert played not in table.view(viewer).unseen
    assert len(aside_of(table)) == 2


def test_the_cards_stay_private_while_the_chapter_goes_on() -> None:
    table = searching(seed=4)
    table.say(f"play:{aside_of(table)[0]}")
    while table.chapter == 1:
        unknown = set(aside_of(table))
        view = table.view(SAURON)
        assert view.set_aside == []
        assert unknown <= set(view.unseen)
        assert not unknown & set(view.discard)
        table.state.choose(table.state.options[-1] if table.prompt == "turn" else table.state.options[0])


def test_at_the_end_of_the_chapter_they_lie_in_the_discard_for_all_to_see() -> None:
    """Rule 39 and its ruling; by then everybody has seen the twenty others."""
    table = searching(seed=4)
    table.say(f"play:{aside_of(table)[0]}")
    while table.chapter == 1:
        left = aside_of(table)
        table.state.choose(table.state.options[-1] if table.prompt == "turn" else table.state.options[0])
    assert set(left) <= set(table.view(SAURON).discard)
    assert table.view(SAURON).set_aside == table.view(FELLOWSHIP).set_aside == []
    assert table.view(SAURON) == table.view(FELLOWSHIP)


def test_both_know_them_once_both_have_looked() -> None:
    table = turn(
        "c3-11",
        "c3-09",
        me={"cards": ["c3-10"], "coins": 6},
        tiles=["barad_dur"],
        token_tops={"wizards": ["wizards-3"]},
        foe={"coins": 6},
    )
    table.say("play:c3-11 wizards-3 play:c1-01")
    assert len(table.view(FELLOWSHIP).set_aside) == 3
    assert table.view(SAURON).set_aside == []
    table.say("take:barad_dur")
    assert table.view(SAURON).set_aside == table.view(FELLOWSHIP).set_aside
    assert table.view(SPECTATOR).set_aside == []


def test_a_second_look_finds_the_cards_that_the_first_one_left() -> None:
    table = position("set_aside_seen_by_one.yaml")
    assert table.view(SAURON).set_aside == []
    table.say("take:barad_dur")
    assert table.view(SAURON).set_aside == ["c3-02", "c3-03"]
    assert {"c3-02", "c3-03"} < set(table.options("play"))
    assert table.say("play:c3-03").sauron.quest == 2


def test_looking_cannot_be_taken_back() -> None:
    table = searching()
    assert table.state.barrier == table.state.said


def test_one_person_in_both_seats_sees_what_either_seat_has_seen() -> None:
    table = searching(options={"viewers": [3, 3]})
    assert len(table.view(3).set_aside) == 3
    assert table.view(0).set_aside == []


# The setting


def with_setting_off(chapter: int, discard: tuple[str, ...] = ()) -> PosedTable:
    """A side takes Barad-dur when the cards set aside are out of reach."""
    cards = {1: ("c1-09", "c1-10"), 2: ("c2-09", "c2-08"), 3: ("c3-07", "c3-06")}[chapter]
    return turn(*cards, me={"coins": 6}, tiles=["barad_dur"], options={"set_aside_in_discard": False}, discard=discard)


def test_with_the_setting_off_the_cards_set_aside_cannot_be_played() -> None:
    """Rule 39 as a setting."""
    table = searching(options={"set_aside_in_discard": False})
    assert table.prompt == "turn"
    assert table.active == "sauron"
    assert table.view(FELLOWSHIP).set_aside == []
    assert table.view(FELLOWSHIP).unseen == UNSEEN


def test_with_the_setting_off_they_cannot_be_played_in_later_chapters_either() -> None:
    """Rule 39 as a setting: the spare cards of every chapter stay out of the game."""
    table = PosedTable(DUEL.new(DUEL.options({"set_aside_in_discard": False}), 11))
    taken = set()
    while table.chapter == 1:
        card = table.options("discard")[0]
        taken.add(card)
        table.say(f"discard:{card}")
    assert len(taken) == 20
    assert set(table.discard) == taken


def test_with_the_setting_off_a_discarded_card_can_still_be_played() -> None:
    table = with_setting_off(1, ("c1-13", "c1-17")).say("take:barad_dur")
    assert {"c1-13", "c1-17"} <= set(table.options("play"))
    assert table.say("play:c1-13").fellowship.quest == 1


@pytest.mark.parametrize("chapter", [2, 3])
def test_with_the_setting_off_three_cards_of_each_finished_chapter_are_missing_from_the_discard(chapter: int) -> None:
    table = with_setting_off(chapter)
    for finished in range(1, chapter):
        assert len([card for card in table.discard if card.startswith(f"c{finished}")]) == 20


def test_with_the_setting_off_a_position_keeps_its_missing_cards() -> None:
    table = play_on(PosedTable(DUEL.new(DUEL.options({"set_aside_in_discard": False}), 3)), Rng(3), 110)
    assert table.chapter == 3
    again = PosedTable(DUEL.read_position(DUEL.position_text(table.state)))
    assert again.discard == table.discard
    assert again.view() == table.view()


# Guesses


def test_a_guess_shows_its_owner_what_he_knows() -> None:
    table = searching()
    for guess in guesses(table, FELLOWSHIP, 20):
        assert guess.view(FELLOWSHIP) == table.view(FELLOWSHIP)
        assert guess.options() == table.options()


def test_a_guess_of_the_other_player_gives_every_card_an_equal_chance_to_be_set_aside() -> None:
    """Eleven cards for three places."""
    table = searching()
    seen: Counter[str] = Counter()
    for guess in guesses(table, SAURON, 1100):
        assert guess.view(SAURON) == table.view(SAURON)
        aside = guess.view(FELLOWSHIP).set_aside
        assert len(aside) == 3
        assert guess.options("play") == aside
        seen.update(aside)
    assert set(seen) == set(UNSEEN)
    assert all(abs(count - 300) < 75 for count in seen.values()), seen


def test_pairs_of_cards_set_aside_are_equally_likely_too() -> None:
    table = searching()
    pairs: Counter[tuple[str, str]] = Counter()
    for guess in guesses(table, SPECTATOR, 2200):
        first, second, third = guess.view(FELLOWSHIP).set_aside
        pairs.update([(first, second), (first, third), (second, third)])
    assert len(pairs) == 55
    assert all(70 < count < 170 for count in pairs.values()), pairs


def test_a_guess_changes_what_will_be_turned_up() -> None:
    """Every unseen card may lie in a face-down slot."""
    table = position({"active": "fellowship", "tiles": [], "display": FULL_DISPLAY}).say("discard:c1-07")
    turned: Counter[str] = Counter()
    for guess in guesses(table, FELLOWSHIP, 880):
        guess.say("discard:c1-08")
        turned[str(guess.display[9])] += 1
    assert set(turned) == set(UNSEEN)
    assert all(abs(count - 80) < 40 for count in turned.values()), turned


def test_who_has_looked_expects_only_the_other_cards_to_be_turned_up() -> None:
    table = searching(seed=2)
    table.say(f"play:{aside_of(table)[2]}")
    while table.prompt != "turn":
        table.say(table.options()[0])
    table.say("discard:c1-07")
    still_aside = set(aside_of(table))
    turned = {str(guess.say("discard:c1-08").display[9]) for guess in guesses(table, FELLOWSHIP, 300)}
    assert turned == set(table.view(FELLOWSHIP).unseen)
    assert not turned & still_aside
    turned = {str(guess.say("discard:c1-08").display[9]) for guess in guesses(table, SAURON, 300)}
    assert turned == set(table.view(SAURON).unseen)
    assert turned >= still_aside


def test_a_guess_shuffles_the_stacks_of_tokens_below_what_was_seen() -> None:
    table = turn("c3-07", "c3-06", me={"coins": 6}, tiles=["grey_havens"], token_tops={"men": ["men-2"]}, side="sauron")
    shown = [guess.say("take:grey_havens men").shown_tokens for guess in guesses(table, SAURON, 60)]
    assert {tokens[0] for tokens in shown} == {"men-2"}
    assert {tokens[1] for tokens in shown} == {"men-1", "men-3"}


def test_a_guess_shuffles_the_face_down_locations() -> None:
    table = turn("c1-09", tiles=["bree", "erebor"])
    turned: Counter[str] = Counter()
    for guess in guesses(table, FELLOWSHIP, 250):
        turned.update({*guess.say("discard:c1-09").tiles} - {"bree", "erebor"})
    assert set(turned) == {"grey_havens", "isengard", "helms_deep", "minas_tirith", "barad_dur"}
    assert all(25 < count < 80 for count in turned.values()), turned


def test_a_guess_does_not_depend_on_what_is_really_there() -> None:
    """Two tables that look the same to Sauron lead to the same guesses."""
    tables = [searching(seed) for seed in range(6)]
    assert len({tuple(aside_of(table)) for table in tables}) > 1
    hashes = set()
    for table in tables:
        guess = table.copy()
        guess.state.redeal(SAURON, Rng(99))
        hashes.add(guess.hash())
    assert len(hashes) == 1


def test_nothing_of_the_generator_is_in_a_view() -> None:
    table = new_game(8)
    assert str(table.state.rng) not in str(table.view())


def test_views_never_name_a_card_that_the_viewer_cannot_know_to_be_there() -> None:
    """Whatever is hidden is named under `unseen` alone."""
    table = searching()
    view = table.view(SAURON)
    view.unseen = []
    told = str(view)
    assert not any(card in told for card in UNSEEN)
    assert all(card.id in told for card in CARDS if card.chapter == 1 and card.id not in UNSEEN)
