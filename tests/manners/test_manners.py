"""What no computer player above `easy` may do: positions of each game, and the words that would be silly there.

Each file of this folder has the positions of one game as `cases`, and as `base` what all of them share. Of a case:

| key | what it is |
|---|---|
| `why` | what would be silly, in a sentence |
| `position` | the situation, as `docs/positions.md` tells |
| `say` | words that lead from there to the question |
| `not` | words that must not be said; a star stands for anything |
| `only` | or the words of which one must be said |

Every report of a silly move becomes one more.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import yaml

from westmarch.ai.players import player
from westmarch.core import registry
from westmarch.core.game import Game
from westmarch.core.state import State

# Few enough iterations for a test, and the same on every machine.
LEVELS = ("medium:100", "hard:300", "master:1000")
SEEDS = (1, 2)
KEYS = {"why", "position", "say", "not", "only"}


class Manner(NamedTuple):
    """A question, and what must not be answered."""

    game: Game
    why: str
    position: Mapping[str, Any]
    say: str
    banned: list[str]  # or those allowed, where nothing is banned
    allowed: list[str]

    def posed(self) -> State:
        """The state that asks it."""
        state = self.game.load_position(dict(self.position))
        for spelling in self.say.split():
            state.choose(self.game.vocabulary.number(spelling))
        return state

    def is_silly(self, word: str) -> bool:
        """Whether a word must not be said."""
        if self.allowed:
            return not fits(word, self.allowed)
        return fits(word, self.banned)


def fits(word: str, patterns: list[str]) -> bool:
    """Whether a word is one of those that patterns name."""
    return any(fnmatchcase(word, pattern) for pattern in patterns)


def listed(value: Any) -> list[str]:
    """One word, several, or none, as a list."""
    return [] if value is None else [value] if isinstance(value, str) else value


def manners() -> Iterator[Manner]:
    """All positions of this folder."""
    for file in sorted(Path(__file__).parent.glob("*.yaml")):
        suite = yaml.safe_load(file.read_text(encoding="utf-8"))
        for case in suite["cases"]:
            assert case.keys() <= KEYS, (file.name, case)
            position = suite["base"] | case.get("position", {})
            game = registry.find(file.stem)
            yield Manner(
                game, case["why"], position, case.get("say", ""), listed(case.get("not")), listed(case.get("only"))
            )


MANNERS = list(manners())
EVERY_MANNER = pytest.mark.parametrize("manner", MANNERS, ids=lambda manner: f"{manner.game.key}: {manner.why}")


@EVERY_MANNER
def test_a_position_asks_something_that_can_be_answered_well_and_badly(manner: Manner) -> None:
    state = manner.posed()
    words = [manner.game.vocabulary.spell(word) for word in state.options]
    assert {manner.is_silly(word) for word in words} == {True, False}, words


@pytest.mark.slow
@pytest.mark.parametrize("spec", LEVELS)
@EVERY_MANNER
def test_nobody_above_easy_is_so_silly(manner: Manner, spec: str) -> None:
    for seed in SEEDS:
        state = manner.posed()
        word = manner.game.vocabulary.spell(player(spec, manner.game, seed).choose(state))
        assert not manner.is_silly(word), f"{word}: {manner.why}"


def test_every_game_has_manners() -> None:
    counts = {
        key: sum(manner.game.key == key for manner in MANNERS) for key in ("duel", "wotr_cards", "wotr_board", "lcg")
    }
    assert min(counts.values()) >= 40, counts


def settings(manner: Manner) -> dict[str, Any]:
    """The settings of the table that a position is of, where it says them."""
    return dict(manner.position.get("options", {}))


def test_every_scenario_has_manners_and_so_have_lords_and_partners() -> None:
    played = {(manner.game.key, manner.game.options(settings(manner)).scenario) for manner in MANNERS}
    for key in ("wotr_cards", "lcg"):
        assert {(key, scenario) for scenario in registry.find(key).facts.scenarios} <= played
    assert sum(bool(settings(manner).get("lords")) for manner in MANNERS) >= 5
    assert sum(settings(manner).get("seats", 1) > 1 for manner in MANNERS if manner.game.key == "lcg") >= 4


@pytest.mark.parametrize("key", ["duel", "wotr_cards", "wotr_board"])
def test_both_sides_have_manners(key: str) -> None:
    asked: Counter[int] = Counter()
    for manner in MANNERS:
        if manner.game.key == key:
            asked[manner.game.sides(manner.game.options(settings(manner)))[manner.posed().seat]] += 1
    assert min(asked[0], asked[1]) >= 10, asked
