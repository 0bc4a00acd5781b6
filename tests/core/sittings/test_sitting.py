"""A sitting: what is noted and what is played agree; log, orders, taking back and forks follow from the line."""

import pytest

from westmarch.core import registry
from westmarch.core.errors import IllegalWord, NotAllowed
from westmarch.core.rng import Rng
from westmarch.core.sittings.sitting import Sitting
from westmarch.core.state import PUBLIC

DUEL = registry.find("duel")
WOTR_CARDS = registry.find("wotr_cards")


def sitting(words: int = 0, seed: int = 4) -> Sitting:
    """A game of Duel after so many words at random."""
    found = Sitting(DUEL, DUEL.options(), seed)
    found.catch_up()
    play(found, words, seed)
    return found


def play(at: Sitting, words: int, seed: int) -> None:
    rng = Rng(seed)
    for _ in range(words):
        at.say(rng.pick(at.state.options))


def test_nothing_lies_on_the_table_before_the_game_is_played() -> None:
    waiting = Sitting(DUEL, DUEL.options(), 1)
    assert not waiting.begun
    with pytest.raises(NotAllowed):
        _ = waiting.state


def test_words_that_are_noted_and_played_at_once_at_the_end_lead_to_the_same_sitting() -> None:
    said = sitting(40)
    noted = Sitting(DUEL, DUEL.options(), 4)
    for spoken in said.line:
        noted.spoke(spoken.seat, [spoken.word], by_order=False, triggered=False)
    noted.catch_up()
    assert DUEL.hash(noted.state) == DUEL.hash(said.state)
    assert (noted.log, noted.revealed, noted.line) == (said.log, said.revealed, said.line)


def test_what_is_noted_later_is_played_on() -> None:
    said, noted = sitting(30), sitting(20)
    table = noted.table
    for spoken in said.line[20:]:
        noted.spoke(spoken.seat, [spoken.word], by_order=False, triggered=False)
    noted.catch_up()
    assert noted.table is table, "it was not played from the beginning"
    assert (noted.log, noted.revealed) == (said.log, said.revealed)


def test_an_illegal_word_changes_nothing() -> None:
    at = sitting(5)
    illegal = next(word for word in range(len(DUEL.vocabulary.words)) if word not in at.state.options)
    before = (list(at.line), list(at.log))
    with pytest.raises(IllegalWord):
        at.say(illegal)
    assert (at.line, at.log) == before


def test_taking_back_what_nobody_has_answered_leads_to_where_it_was_said() -> None:
    at = sitting()
    before, seat = DUEL.hash(at.state), at.seat
    word = at.state.options[0]
    at.say(word)
    assert at.may_undo([seat])
    undone = at.take_back([seat])
    assert undone == (word, False)
    assert DUEL.hash(at.state) == before
    assert at.log == []


def test_taking_back_what_was_answered_forks_chance_and_a_fork_is_not_lost_by_a_later_undo() -> None:
    at = sitting(30)
    courses = {20: int(next(t.state.rng for t, _ in at.replay() if len(t.words) == 20))}
    at.went_back(20, at.fork_to(20, free=False), [0, 1])
    at.catch_up()
    first = int(at.state.rng)
    assert first != courses[20]
    play(at, 10, 9)
    at.went_back(10, at.fork_to(10, free=False), [0, 1])
    at.catch_up()
    words = [spoken.word for spoken in sitting(30).line]
    for word in words[10:20]:
        if word not in at.state.options:
            break
        at.say(word)
    assert int(at.state.rng) not in (courses[20], first)


def test_a_game_that_was_taken_up_counts_its_words_from_the_beginning() -> None:
    at = sitting(30)
    position = DUEL.to_position(at.state)
    word = at.state.options[0]
    at.say(word)
    at.taken_up(position, 30, 1)
    at.catch_up()
    assert (at.base, at.said, at.line[0].word) == (30, 31, word)
    assert at.origin == position


def test_whoever_looks_on_reads_what_is_for_everybody_and_that_somebody_drew() -> None:
    at = Sitting(WOTR_CARDS, WOTR_CARDS.options(), 1)
    at.catch_up()
    at.tell(1, "joined", 0)
    play(at, 100, 1)
    public = at.told(PUBLIC, -1)
    kinds = {entry.kind or WOTR_CARDS.notices[entry.notice.kind].name for entry in public if entry.notice or entry.kind}
    assert {"joined", "drew"} <= kinds
    assert "drew_card" not in kinds


def test_a_recorded_game_is_resumed_with_its_forks() -> None:
    at = sitting(30)
    at.take_back([0, 1])
    again = Sitting(DUEL, DUEL.options(), 4)
    again.catch_up()
    again.resume(at.table)
    assert again.forks == at.forks
    assert DUEL.hash(again.state) == DUEL.hash(at.state)
    assert again.log == at.log


def test_a_shared_screen_looks_through_the_eyes_of_who_must_choose_or_chose_last() -> None:
    at = sitting()
    first = at.seat
    assert at.eyes_of([0, 1]) == first
    assert at.eyes_of([1 - first]) == 1 - first
    while at.seat == first:
        at.say(at.state.options[0])
    assert at.eyes_of([first]) == first
