"""A player for long games in tests: plays what it can, commits most, defends with a hero, attacks with all."""

from westmarch.core.rng import Rng
from westmarch.core.state import State
from westmarch.core.words import DONE, PASS, SET
from westmarch.games.lcg.words import PROMPTS, WORD_NONE, WORD_STAY

EAGER = ("plan", "attack", "attackers", "commit", "travel", "respond", "defend", "act")
DECLINING = (DONE, PASS, WORD_NONE, WORD_STAY)


def eager(state: State, rng: Rng) -> int:
    """A random word, but where something can be done it mostly is; enemies are rarely engaged of free will."""
    name = PROMPTS[state.prompt].name
    if name in EAGER and rng.below(8) > 0:
        doing = [word for word in state.options if word not in DECLINING]
        if doing and PROMPTS[state.prompt].kind == SET:
            return doing[0]  # the next one, so that few are left out
        return rng.pick(doing or state.options)
    if name == "engage" and rng.below(4) > 0:
        return WORD_NONE
    return rng.pick(state.options)
