"""Whatever a position holds, it is refused with its line, or becomes a game that can be played."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from westmarch.core import registry
from westmarch.core.errors import BadFile
from westmarch.core.written.position import Part, read_yaml, write_yaml

from .damage import GAMES, check_refusal, damaged, fuzzed, play_on, positions, steps_of


def played_or_refused(key: str, text: str, words: int = 40) -> None:
    game = registry.find(key)
    try:
        state = game.read_position(text)
    except BadFile as refusal:
        check_refusal(refusal)
    else:
        play_on(game, state, words)


PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**20), 10**20) | st.text(max_size=12),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


@fuzzed(250)
@given(st.text(max_size=200) | st.text("a:[]{}-, \n'\"&*!?|>#%1", max_size=80))
def test_any_text_is_yaml_or_refused(text: str) -> None:
    try:
        assert isinstance(read_yaml(text), Part)
    except BadFile as refusal:
        check_refusal(refusal)


@fuzzed(120)
@given(st.dictionaries(st.text(max_size=8), PLAIN, max_size=4))
def test_what_is_written_is_read_again(data: dict[str, object]) -> None:
    try:
        text = write_yaml(data)
        text.encode()
    except UnicodeEncodeError:
        return
    assert read_yaml(text).plain() == data


@pytest.mark.parametrize("key", GAMES)
def test_any_data_under_the_right_names_is_refused_or_played(key: str) -> None:
    names = sorted({line.split(":")[0] for text in positions(key) for line in text.splitlines() if line[:1].isalpha()})

    @fuzzed(100)
    @given(st.dictionaries(st.sampled_from([name for name in names if name != "game"]), PLAIN, max_size=3))
    def check(data: dict[str, object]) -> None:
        try:
            text = write_yaml({"game": key, **data})
            text.encode()
        except UnicodeEncodeError:
            return
        played_or_refused(key, text)

    check()


@pytest.mark.parametrize("key", GAMES)
def test_a_damaged_position_is_refused_or_played(key: str) -> None:
    @fuzzed(250)
    @given(damaged(positions(key)))
    def check(text: str) -> None:
        played_or_refused(key, text)

    check()


@pytest.mark.parametrize("key", GAMES)
def test_any_steps_in_a_position_are_refused_or_lead_to_a_question(key: str) -> None:
    bases = [base for base in (read_yaml(text).plain() for text in positions(key)) if "steps" in base]

    @fuzzed(150)
    @given(st.sampled_from(bases), st.lists(steps_of(key), min_size=1, max_size=2), st.booleans())
    def check(base: dict[str, object], steps: list[str], on_top: bool) -> None:
        under = base["steps"] if on_top else []
        # The miniature game trusts the steps that it has read: later on, nonsense may follow from nonsense.
        played_or_refused(key, write_yaml({**base, "steps": [*under, *steps]}), 40 if key == "duel" else 0)

    check()
