"""Tables and records: saying words, taking them back, writing the game down, replaying it."""

from collections.abc import Callable

import pytest
from riddles.game import RIDDLES

from westmarch.core.conformance import decisions
from westmarch.core.errors import BadFile, IllegalWord, NotAllowed
from westmarch.core.rng import Rng
from westmarch.core.state import PUBLIC
from westmarch.core.table import UNTOLD, Table, load, replay
from westmarch.core.written.record import HASH_EVERY, read, write

OPTIONS = RIDDLES.options({"seats": 3, "rounds": 20})


def played(seed: int = 0, words: int = 1000) -> Table:
    table = Table(RIDDLES, OPTIONS, seed)
    rng = Rng(seed + 1)
    while not table.state.over and len(table.words) < words:
        table.choose(rng.pick(table.state.options))
    return table


def lines_of(table: Table) -> list[str]:
    return table.record_text().split("\n")


# Good records


def test_a_record_reads_like_notation() -> None:
    assert lines_of(played(words=3)) == [
        "westmarch record 1",
        "game: riddles",
        "rules: 1",
        'options: {"scenario": "standard", "seats": 3, "viewers": [], "rounds": 20}',
        "seed: 0",
        "---",
        " ".join(RIDDLES.vocabulary.spell_all(played(words=3).words)),
        f"hash 3 {RIDDLES.hash(played(words=3).state)}",
        "",
    ]


def test_a_record_replays_to_the_same_state() -> None:
    table = played()
    again = load(table.record_text())
    assert RIDDLES.hash(again.state) == RIDDLES.hash(table.state)
    assert again.words == table.words
    assert again.record_text() == table.record_text()


def test_a_record_is_checked_every_fifty_words_and_at_its_end() -> None:
    table = next(table for seed in range(99) if len((table := played(seed)).words) > HASH_EVERY)
    checks = [entry.number for entry in table.record().entries if entry.kind == "hash"]
    assert checks == [HASH_EVERY, len(table.words)]


def test_a_replay_shows_every_state_on_the_way() -> None:
    table = played()
    assert [len(step.words) for step in replay(table.record())] == list(range(len(table.words) + 1))


def test_comments_blank_lines_and_line_ends_of_other_systems_do_no_harm() -> None:
    table = played(words=12)
    lines = [*lines_of(table)[:-1], "   # the end", ""]
    lines[6] += "  # a good beginning"
    assert load("\r\n".join(lines)).words == table.words


def test_a_record_of_no_words_is_a_new_game() -> None:
    table = Table(RIDDLES, OPTIONS, 5)
    assert RIDDLES.hash(load(table.record_text()).state) == RIDDLES.hash(table.state)


def test_text_and_record_are_the_same_thing() -> None:
    record = played().record()
    again = read(write(record))
    assert [entry[:3] for entry in again.entries] == [entry[:3] for entry in record.entries]
    assert write(again) == write(record)


# Broken ones


def changed(line: int, text: str | None) -> Callable[[list[str]], list[str]]:
    """Another text on a line, counted from 1; None takes it out."""
    return lambda lines: lines[: line - 1] + ([] if text is None else [text]) + lines[line:]


@pytest.mark.parametrize(
    ("change", "line", "reason"),
    [
        (lambda _: [""], 1, "the first line must be"),
        (changed(1, "westmarch record 2"), 1, "the first line must be"),
        (lambda lines: lines[:1], 2, "'game: ...' must stand"),
        (changed(2, None), 2, "'game: ...' must stand"),
        (changed(2, "game riddles"), 2, "'game: ...' must stand"),
        (changed(2, "game: nothing"), 2, "there is no game 'nothing'"),
        (changed(3, "rules: one"), 3, "not a whole number"),
        (changed(3, "rules: --1"), 3, "not a whole number"),
        (changed(3, "rules: ²"), 3, "not a whole number"),
        (changed(3, "rules: 7"), 3, "rules number 7; this program has number 1"),
        (changed(4, "options: {"), 4, "not JSON"),
        (changed(4, "options: " + "[" * 100_000), 4, "not JSON"),
        (changed(4, "options: []"), 4, "must be a JSON object"),
        (changed(4, 'options: {"seats": 9}'), 4, "not 9"),
        (changed(4, 'options: {"seats": "many"}'), 4, "settings of riddles"),
        (changed(4, 'options: {"preset": []}'), 4, "no preset"),
        (changed(4, 'options: {"scenario": []}'), 4, "settings of riddles"),
        (changed(4, 'options: {"colour": 1}'), 4, "settings of riddles"),
        (changed(4, 'options: {"viewers": [1]}'), 4, "a person"),
        (changed(5, "seed: " + "9" * 81), 5, "not a whole number"),
        (changed(5, "words:"), 5, "'seed: ...' must stand"),
        (changed(6, None), 6, "'---'"),
        (changed(7, "gibberish"), 7, "'gibberish' is not a word of this game"),
        (changed(7, "yes"), 7, "'yes' is not allowed now; allowed:"),
        (changed(8, "hash 12"), 8, "written 'hash NUMBER FINGERPRINT'"),
        (changed(8, "hash x 0123456789abcdef"), 8, "not a whole number"),
        (changed(8, "hash 9 0123456789abcdef"), 8, "10 words stand before this line, not 9"),
        (changed(8, "hash 10 0123456789abcdef"), 8, "the state differs"),
        (changed(8, "fork"), 8, "written 'fork NUMBER'"),
        (changed(8, "fork 1 2"), 8, "written 'fork NUMBER'"),
        (changed(5, "seed: 1"), 8, "is not allowed now|the state differs"),
    ],
)
def test_a_broken_record_is_refused_with_the_line_and_the_reason(
    change: Callable[[list[str]], list[str]], line: int, reason: str
) -> None:
    lines = lines_of(played(words=10))
    with pytest.raises(BadFile, match=reason) as refusal:
        load("\n".join(change(lines)), "game.wmr")
    assert refusal.value.line in ((line, line - 1) if "|" in reason else (line,))
    assert str(refusal.value).startswith(f"game.wmr, line {refusal.value.line}: ")


def test_words_after_the_end_are_refused() -> None:
    text = played().record_text()
    with pytest.raises(BadFile, match="the game is over"):
        load(text + "pass\n")


def test_a_file_of_absurd_size_is_refused() -> None:
    with pytest.raises(BadFile, match="longer than"):
        read("x" * 5_000_001)


# Saying words


def test_an_illegal_word_is_refused_with_the_legal_ones() -> None:
    table = Table(RIDDLES, OPTIONS, 0)
    with pytest.raises(IllegalWord, match="allowed: " + " ".join(RIDDLES.vocabulary.spell_all(table.state.options))):
        table.say("yes")
    with pytest.raises(IllegalWord, match="not a word"):
        table.say("nonsense")
    assert table.words == []


def test_a_table_can_be_taken_up_from_a_position() -> None:
    table = played(words=9)
    again = Table(RIDDLES, OPTIONS, 0, RIDDLES.to_position(table.state))
    word = table.state.options[0]
    assert RIDDLES.hash(again.state) == RIDDLES.hash(table.state)
    table.choose(word)
    again.choose(word)
    assert RIDDLES.hash(again.state) == RIDDLES.hash(table.state)
    with pytest.raises(NotAllowed, match="no record"):
        again.record()


# Taking back


def test_a_word_that_nobody_else_has_answered_can_be_taken_back() -> None:
    table = Table(RIDDLES, OPTIONS, 0)
    before = RIDDLES.hash(table.state)
    table.choose(table.state.options[1])
    assert not table.may_undo(1)
    table.undo(0)
    assert (RIDDLES.hash(table.state), table.words, table.forks) == (before, [], [])


def test_a_word_that_another_has_answered_cannot() -> None:
    table = played(words=2)
    for viewer in (0, 2, PUBLIC):
        with pytest.raises(NotAllowed, match="cannot be taken back"):
            table.undo(viewer)
    table.undo(1)
    assert table.may_undo(0)


def test_a_word_that_revealed_something_cannot() -> None:
    table = played(words=3)
    assert table.state.barrier == 3
    with pytest.raises(NotAllowed):
        table.undo(2)


def test_going_back_across_a_revelation_changes_chance() -> None:
    table = played(words=20)
    length = int(table.state.barrier) - 1
    words = list(table.words)
    table.rewind(length)
    assert (table.words, table.forks) == (words[:length], [(length, 1)])
    assert table.state.rng != reached(words[:length]).rng
    assert RIDDLES.hash(load(table.record_text()).state) == RIDDLES.hash(table.state)


def reached(words: list[int]):
    state = RIDDLES.new(OPTIONS, 0)
    for word in words:
        state.choose(word)
    return state


def test_going_back_where_nothing_was_revealed_changes_nothing() -> None:
    table = played(words=2)
    table.rewind(1)
    assert table.forks == []
    with pytest.raises(NotAllowed, match="only 1 words"):
        table.rewind(2)


def test_every_way_back_has_a_number_of_its_own() -> None:
    table = played(words=20)
    generators = set()
    for _ in range(4):
        table.rewind(2)
        generators.add(int(table.state.rng))
        play_on(table, 20)
    assert len(generators) == 4
    assert table.forks == [(2, 1), (2, 2), (2, 3), (2, 4)]
    assert RIDDLES.hash(load(table.record_text()).state) == RIDDLES.hash(table.state)


def play_on(table: Table, words: int) -> None:
    rng = Rng(len(table.words))
    while not table.state.over and len(table.words) < words:
        table.choose(rng.pick(table.state.options))


def test_no_free_undo_brings_a_future_back_that_everybody_has_seen() -> None:
    table = played(words=20)
    seen_future = int(reached(table.words[:1]).rng)
    table.rewind(1)
    table.undo(0)
    table.choose(table.game.new(OPTIONS, 0).options[0])
    assert table.state.rng != seen_future
    assert RIDDLES.hash(load(table.record_text()).state) == RIDDLES.hash(table.state)


# What each viewer may know of it


def test_a_transcript_holds_no_secret_word_of_another_and_no_notice_for_another() -> None:
    table = played(3)
    for viewer in (0, 1, 2, PUBLIC):
        transcript = table.transcript(viewer)
        assert len(transcript) == len(table.words)
        for told, word in zip(transcript, table.words, strict=True):
            mine = told.seat == viewer
            assert told.word == (word if mine or not RIDDLES.prompts[told.prompt].secret else UNTOLD)
            assert all(notice.heard_by(viewer) for notice in told.notices)


def test_a_transcript_tells_what_was_told_during_the_game() -> None:
    heard: list[object] = []
    for table in decisions(RIDDLES, OPTIONS, 3):
        heard += [notice for notice in table.state.notices or [] if notice.heard_by(1)]
    again = [notice for told in table.transcript(1) for notice in told.notices]
    assert again == heard
    assert len(again) > 10


def test_a_spectator_follows_the_public_words_and_notices() -> None:
    spectator = [told for seed in range(8) for told in played(seed).transcript(PUBLIC)]
    assert {told.word for told in spectator} > {UNTOLD}
    assert any(told.notices for told in spectator)
