"""Whatever a record holds, it is read or refused with its line, and nothing else happens."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from westmarch.core.errors import BadFile
from westmarch.core.table import load

from .damage import GAMES, check_refusal, damaged, fuzzed, records


def read_or_refused(text: str) -> None:
    try:
        load(text)
    except BadFile as refusal:
        check_refusal(refusal)


@fuzzed(150)
@given(st.text(max_size=300))
def test_any_text_is_read_or_refused(text: str) -> None:
    read_or_refused(text)


HEAD = "westmarch record 1\ngame: duel\nrules: 2\noptions: {}\nseed: 1\n---\n"


@fuzzed(80)
@given(st.text(max_size=100))
def test_any_body_is_read_or_refused(text: str) -> None:
    read_or_refused(HEAD + text)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
OPTIONS = st.dictionaries(
    st.sampled_from(["seats", "scenario", "viewers", "preset", "rounds", "extra_turns_add_up"]), JSON, max_size=4
)


@fuzzed(150)
@given(st.sampled_from(GAMES), OPTIONS, st.integers(), st.integers())
def test_any_settings_are_taken_or_refused(game: str, options: dict[str, object], rules: int, seed: int) -> None:
    heading = f"westmarch record 1\ngame: {game}\nrules: {rules if rules % 3 else 2}\noptions: {json.dumps(options)}\nseed: {seed}\n---\n"
    read_or_refused(heading)


@pytest.mark.parametrize("game", GAMES)
def test_a_damaged_record_is_read_or_refused(game: str) -> None:
    @fuzzed(120)
    @given(damaged(records(game)))
    def check(text: str) -> None:
        read_or_refused(text)

    check()
