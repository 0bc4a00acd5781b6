"""Advice to computer players: what a position is worth, and the word that leads to the best one."""

from math import exp
from typing import Final

from mypy_extensions import i64

from westmarch.core.players.advice import Advisor
from westmarch.core.rng import Rng
from westmarch.core.state import NOBODY, State
from westmarch.core.words import PASS
from westmarch.games.wotr_cards.ai.gains import LEAST, quick_word
from westmarch.games.wotr_cards.ai.knowledge import FIRST, Knowledge
from westmarch.games.wotr_cards.ai.outlook import outlook
from westmarch.games.wotr_cards.ai.worth import settled_worth, worth
from westmarch.games.wotr_cards.components import FREE_PEOPLES
from westmarch.games.wotr_cards.rules.turn import vain_words
from westmarch.games.wotr_cards.state import WotrCardsState
from westmarch.games.wotr_cards.words import (
    ASK_ICONS,
    ASK_MAY,
    ASK_MAY_CYCLE,
    ASK_MAY_FORSAKE,
    ASK_MODE,
    ASK_MOVE_NOW,
    ASK_PICK_BATTLEGROUND,
    ASK_PICK_PATH,
    ASK_PLACE,
    ASK_RIDE,
    ASK_TURN,
    ASK_WIELDER,
    WORD_USE,
)

# The questions whose answers show on the table; of the others, a look ahead tells no more than the cards themselves.
LOOKED_AHEAD: Final = (
    ASK_TURN, ASK_PLACE, ASK_WIELDER, ASK_MAY, ASK_MAY_FORSAKE, ASK_MAY_CYCLE, ASK_MODE, ASK_MOVE_NOW, ASK_PICK_PATH,
    ASK_PICK_BATTLEGROUND, ASK_ICONS, ASK_RIDE,
)  # fmt: skip


class WotrCardsAdvisor(Advisor):
    """Looks one action ahead. A search is told to look to the next round: only there can its actions be compared."""

    know: Knowledge

    def __init__(self, know: Knowledge = FIRST) -> None:
        self.know = know

    def choose(self, state: State, rng: Rng) -> int:
        assert isinstance(state, WotrCardsState)
        words = self.interesting(state)
        if len(words) == 1:
            return words[0]
        guess = state.clone()
        guess.redeal(state.viewers[state.seat], rng)
        best = words[0]
        best_worth = LEAST
        for word in words:
            value = worth_after(guess, word, self.know)
            if value > best_worth:
                best_worth = value
                best = word
        return best

    def playout(self, state: State, rng: Rng) -> int:
        assert isinstance(state, WotrCardsState)
        return quick_word(state, self.know)

    def rests(self) -> int:
        return 0

    def stage(self, state: State) -> int:
        assert isinstance(state, WotrCardsState)
        return int(state.round)

    def foresees_replies(self) -> bool:
        return False

    def estimate(self, state: State) -> list[float]:
        assert isinstance(state, WotrCardsState)
        chance = 2.0 / (1.0 + exp(-outlook(state, self.know.prospects))) - 1.0
        return [chance if side == FREE_PEOPLES else -chance for side in state.lineup.sides]

    def curiosity(self) -> float:
        return self.know.curiosity

    def interesting(self, state: State) -> list[int]:
        assert isinstance(state, WotrCardsState)
        options = state.options
        if len(options) == 1:
            return options
        if state.prompt not in LOOKED_AHEAD:
            return [quick_word(state, self.know)]
        if state.prompt == ASK_TURN and options[len(options) - 1] >= WORD_USE:
            vain = vain_words(state)
            return [word for word in options if word not in vain] or options
        return options

    def weigh(self, state: State, words: list[int]) -> list[float]:
        assert isinstance(state, WotrCardsState)
        values = [worth_after(state, word, self.know) for word in words] if len(words) > 1 else [0.0]
        most = max(values)
        heat = self.know.heat
        weights = [exp((value - most) / heat) for value in values]
        total = sum(weights)
        even_share = self.know.even_share
        even = even_share / len(words)
        return [(1.0 - even_share) * weight / total + even for weight in weights]


def worth_after(state: WotrCardsState, word: i64, know: Knowledge) -> float:
    """What a state is worth to the side that is asked, once a word is said and its action done."""
    if word == PASS and ends_actions(state):
        value = settled_worth(state, know)
    else:
        after = state.clone()
        after.apply(word)
        while after.seat != NOBODY and not after.resting:
            after.apply(quick_word(after, know))
        value = worth(after, know)
    return value if state.lineup.sides[state.seat] == FREE_PEOPLES else -value


def ends_actions(state: WotrCardsState) -> bool:
    """Whether all other players have just passed, so that combat follows if this one does."""
    one: i64 = 1
    return state.prompt == ASK_TURN and state.passed | one << state.seat == (one << state.lineup.seats) - 1
