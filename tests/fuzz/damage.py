"""Valid files and ways to damage them. Hypothesis decides what is done, so that it can make failures small."""

import os
import re
from functools import cache

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from westmarch.core import registry
from westmarch.core.conformance import decisions
from westmarch.core.errors import BadFile
from westmarch.core.game import Game
from westmarch.core.rng import Rng
from westmarch.core.state import PUBLIC, State

GAMES = ("duel", "riddles")

# The same examples every time; FUZZ_EXAMPLES=5000 looks further, at other ones each time.
MORE = int(os.environ.get("FUZZ_EXAMPLES", "0"))


def fuzzed(examples: int) -> settings:
    """So many examples, or as many as were asked for."""
    return settings(
        max_examples=MORE or examples,
        derandomize=not MORE,
        database=None,
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
    )


@cache
def positions(key: str) -> tuple[str, ...]:
    """Positions of a game at many different decisions, its ends included."""
    game = registry.find(key)
    texts = []
    for seed in range(6):
        states = [game.position_text(table.state) for table in decisions(game, game.options(), seed)]
        texts += [states[0], *states[1::7], states[-1]]
    return tuple(texts)


@cache
def records(key: str) -> tuple[str, ...]:
    """Records of a game, some with forks."""
    game = registry.find(key)
    texts = []
    for seed in range(6):
        *_, table = decisions(game, game.options(), seed)
        if seed % 2:
            table.rewind(len(table.words) // 2)
        texts.append(table.record_text())
    return tuple(texts)


@cache
def stacks(key: str) -> tuple[tuple[str, ...], ...]:
    """The stacks of a game at many different decisions, as text."""
    game = registry.find(key)
    return tuple(
        tuple(game.steps.dump(table.state))
        for seed in range(4)
        for table in decisions(game, game.options(), seed)
        if not table.state.over
    )


TOKEN = re.compile(r"-?\d+|[\w:'-]+|\s+|.", re.DOTALL)
ODD = st.sampled_from(
    ["", "0", "1", "-1", "2", "7", "63", "255", "99999999999999999999999", "4611686018427387903", "true", "null", "~", "[]", "{}",
     "()", "'", '"', "#", ":", "-", "---", "\n", "\t", "\x00", "\u2028", "ё", "&a", "*a", "!!int", "1.5", "1e9", "x", "[[", "fork 1",
     "hash 3 0", "Current()", "Frame('round', 1)", "Rounds()", "Quest(3)", "PlaceUnits(9, 127)", "Turn()", "EndTurn()", "down", "gone",
     "c1-01", "c3-23", "fellowship", "sauron", "seat:bilbo"]
)  # fmt: skip


@st.composite
def damaged(draw: st.DrawFn, texts: tuple[str, ...]) -> str:
    """A valid text in which a few tokens or lines were replaced, doubled, swapped or lost."""
    text = draw(st.sampled_from(texts))
    for _ in range(draw(st.integers(1, 4))):
        parts = text.splitlines(keepends=True) if draw(st.booleans()) else TOKEN.findall(text)
        if not parts:
            break
        place, other = draw(st.integers(0, len(parts) - 1)), draw(st.integers(0, len(parts) - 1))
        change = draw(st.sampled_from(["odd", "odd", "lose", "double", "swap", "copy", "cut"]))
        if change == "odd":
            parts[place] = draw(ODD)
        elif change == "lose":
            del parts[place]
        elif change == "double":
            parts.insert(place, parts[place])
        elif change == "swap":
            parts[place], parts[other] = parts[other], parts[place]
        elif change == "copy":
            parts[place] = parts[other]
        else:
            parts = parts[:place]
        text = "".join(parts)
    return text


def steps_of(key: str) -> st.SearchStrategy[str]:
    """Calls of steps, known and unknown, with any arguments, nested."""
    names = st.sampled_from([*registry.find(key).steps.types, "Current", "Frame", "Nothing", "print"])
    effects = st.sampled_from([*registry.find(key).steps.effects, "nothing", "?"]).map(repr)
    plain = (
        st.integers(-(1 << 65), 1 << 65).map(str)
        | st.integers(-2, 9).map(str)
        | effects
        | st.sampled_from(["True", "None", "()", "1.5"])
    )

    def call(inner: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
        arguments = st.lists(inner, max_size=5).map(", ".join)
        return st.tuples(names, arguments).map(lambda parts: f"{parts[0]}({parts[1]})") | arguments.map(
            lambda a: f"({a})"
        )

    return call(st.recursive(plain, call, max_leaves=5))


def check_refusal(refusal: BadFile) -> None:
    """A refusal has a reason and a line."""
    assert refusal.reason
    assert refusal.line > 0, refusal


def play_on(game: Game, state: State, words: int) -> None:
    """What was read can be seen, written, and played on for so many words."""
    rng = Rng(1)
    for said in range(words + 1):
        if said % 8 == 0 or state.over:
            for viewer in {*state.viewers, PUBLIC}:
                assert state.view(viewer)
            assert game.position_text(state)
        if state.over:
            assert game.outcome(state)
            break
        assert state.options == sorted(set(state.options))
        if said < words:
            state.choose(rng.pick(state.options))
