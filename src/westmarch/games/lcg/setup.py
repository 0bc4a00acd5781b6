"""The table as the rulebook sets it up (rules 3.1 to 3.8)."""

from typing import Final, final

from westmarch.core.frames import EachSeat, Effect, Frame, frame_of
from westmarch.core.rng import seeded
from westmarch.core.state import Step
from westmarch.core.words import YES, YES_NO
from westmarch.games.lcg.components import ASK_MULLIGAN, AT_HERO, HAND_SIZE, HERO_THREAT, NO_CARD, told
from westmarch.games.lcg.knowledge import poured
from westmarch.games.lcg.operands import EVERY_PLAYER
from westmarch.games.lcg.phases import ROUNDS
from westmarch.games.lcg.plan import Plan
from westmarch.games.lcg.stages import begin_stage
from westmarch.games.lcg.state import DECK, HAND, NO_CARDS, LcgState
from westmarch.games.lcg.verbs import draw, gain


@final
class FirstHand(Step[LcgState]):
    """A player draws a hand."""

    def run(self, state: LcgState) -> bool:
        draw(state, frame_of(state).seat, HAND_SIZE)
        return False


@final
class Mulligan(Step[LcgState]):
    """A player may shuffle the hand in and draw a new one, once."""

    def run(self, state: LcgState) -> bool:
        return state.ask(self, frame_of(state).seat, ASK_MULLIGAN, YES_NO, (NO_CARD,))

    def answer(self, state: LcgState, word: int) -> None:
        if word == YES:
            seat = frame_of(state).seat
            hand = state.hands[seat]
            state.tell(told("mulligan"), seat)
            state.hands[seat] = NO_CARDS
            state.decks[seat] = state.decks[seat].shuffled_with(hand)
            poured(state, seat, HAND, DECK)
            state.changed()
            draw(state, seat, HAND_SIZE)


@final
class FirstStage(Step[LcgState]):
    """The first quest card: its set-up, then its back."""

    def run(self, state: LcgState) -> bool:
        begin_stage(state, state.plan.quests[0])
        return False


SET_UP: Final = Effect(
    (
        EachSeat(EVERY_PLAYER, Effect((FirstHand(),), "first_hand")),
        EachSeat(EVERY_PLAYER, Effect((Mulligan(),), "mulligan")),
        FirstStage(),
    ),
    "set_up",
)
SETUP_STEP_TYPES: Final = (Mulligan,)


def new_state(plan: Plan, viewers: tuple[int, ...], seed: int) -> LcgState:
    """A new game, waiting for its first word."""
    state = bare_state(plan, viewers, seeded(seed))
    for seat in range(plan.seats):
        for title in plan.heroes[seat]:
            card = plan.first_card[title]
            state.owner[card] = seat
            state.lay(card, AT_HERO, seat)
            state.threat[seat] += HERO_THREAT[title]
            if plan.rules.easy:
                gain(state, card, 1)
    state.push(ROUNDS)
    state.push(Frame(SET_UP))
    state.run()
    return state


def bare_state(plan: Plan, viewers: tuple[int, ...], rng: int) -> LcgState:
    """A table on which nothing lies yet."""
    state = LcgState()
    state.begin(viewers, rng)
    state.lay_out(plan)
    return state
