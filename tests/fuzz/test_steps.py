"""Whatever is written for a stack of steps, it is read or refused with its line."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from westmarch.core import registry
from westmarch.core.errors import BadFile
from westmarch.core.written.steptext import spell

from .damage import GAMES, check_refusal, damaged, fuzzed, stacks, steps_of


def read_or_refused(key: str, lines: list[str]) -> None:
    book = registry.find(key).steps
    try:
        stack = book.load([(line, number) for number, line in enumerate(lines, 1)])
    except BadFile as refusal:
        check_refusal(refusal)
    else:
        assert len(stack) >= len(lines)
        for step in stack:
            assert spell(step)


@fuzzed(200)
@given(st.lists(st.text(max_size=40) | st.text("Frame()'deulx,1 -.[]{}:*", max_size=40), max_size=4))
def test_any_text_is_a_stack_or_refused(lines: list[str]) -> None:
    read_or_refused("duel", lines)


@pytest.mark.parametrize("key", GAMES)
def test_calls_with_any_arguments_are_steps_or_refused(key: str) -> None:
    @fuzzed(250)
    @given(st.lists(steps_of(key), min_size=1, max_size=3))
    def check(lines: list[str]) -> None:
        read_or_refused(key, lines)

    check()


@pytest.mark.parametrize("key", GAMES)
def test_a_damaged_stack_is_read_or_refused(key: str) -> None:
    texts = tuple("\n".join(stack) for stack in stacks(key) if stack)

    @fuzzed(200)
    @given(damaged(texts))
    def check(text: str) -> None:
        read_or_refused(key, text.split("\n"))

    check()
