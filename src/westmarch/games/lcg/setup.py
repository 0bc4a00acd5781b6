"""The table as the rulebook sets it up (rules 17-22)."""

from typing import Final, final

from westmarch.core.frames import EachSeat, Effect, Frame, frame_of
from westmarch.core.rng import seeded
from westmarch.core.state import Step
from westmarch.core.words import YES, YES_NO
from westmarch.games.lcg.components import AT_HERO, AWAY, HAND_SIZE, HERO, HERO_THREAT, KINDS, NO_CARD
from westmarch.games.lcg.lineup import Legacy, Lineup
from westmarch.games.lcg.rules.quest import begin_stage
from westmarch.games.lcg.rules.round import ROUNDS
from westmarch.games.lcg.rules.rulebook import RULEBOOK
from westmarch.games.lcg.rules.seats import EVERY_PLAYER
from westmarch.games.lcg.rules.verbs import draw, eliminate, gain
from westmarch.games.lcg.secrets.knowledge import all_moved, take_out
from westmarch.games.lcg.state import DECK, HAND, NO_CARDS, LcgState
from westmarch.games.lcg.words import ASK_MULLIGAN, TOLD_FIRST_PLAYER, TOLD_MULLIGAN


@final
class DrawFirstPlayer(Step[LcgState]):
    """Chance chooses the first player, where the table wants it so (rule 18)."""

    def run(self, state: LcgState) -> bool:
        seats = state.seats_in_order()
        state.first = seats[state.random(len(seats))]
        state.changed()
        state.tell(TOLD_FIRST_PLAYER, state.first)
        return False


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
            state.tell(TOLD_MULLIGAN, seat)
            state.hands[seat] = NO_CARDS
            state.decks[seat] = state.decks[seat].shuffled_with(hand)
            all_moved(state, seat, HAND, DECK)
            state.changed()
            draw(state, seat, HAND_SIZE)


@final
class FirstStage(Step[LcgState]):
    """The first quest card: its set-up, then its back."""

    def run(self, state: LcgState) -> bool:
        begin_stage(state, state.lineup.quests[0])
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


def new_state(lineup: Lineup, viewers: tuple[int, ...], seed: int) -> LcgState:
    """A new game, waiting for its first word."""
    state = bare_state(lineup, viewers, seeded(seed))
    for seat in range(lineup.seats):
        for title in lineup.heroes[seat]:
            card = lineup.first_card[title]
            state.owner[card] = seat
            state.lay(card, AT_HERO, seat)
            state.threat[seat] += HERO_THREAT[title]
            if lineup.rules.easy:
                gain(state, card, 1)
    if lineup.legacy is not None and lineup.legacy.piles:
        take_over(state, lineup.legacy)
    state.push(ROUNDS)
    state.push(Frame(SET_UP))
    if lineup.rules.random_first:
        state.push(DrawFirstPlayer())
    state.run()
    return state


def take_over(state: LcgState, legacy: Legacy) -> None:
    """Threat, damage and discard piles stay as they were in the scenario before; dead heroes stay dead (rule 105)."""
    for seat in range(state.lineup.seats):
        heroes = state.lineup.heroes[seat]
        state.threat[seat] = legacy.threat[seat]
        for place in range(len(heroes)):
            hero = state.lineup.first_card[heroes[place]]
            if heroes[place] in legacy.piles[seat]:
                state.lay(hero, AWAY)
            else:
                state.wound(hero, legacy.damage[seat][place])
        for title in legacy.piles[seat]:
            if KINDS[title] != HERO:
                take_out(state, seat, title)
        state.piles[seat] = legacy.piles[seat]
    for seat in range(state.lineup.seats):
        if legacy.is_out(seat, state.lineup.heroes[seat]):
            eliminate(state, seat)


def bare_state(lineup: Lineup, viewers: tuple[int, ...], rng: int) -> LcgState:
    """A table on which nothing lies yet."""
    state = LcgState()
    state.begin(viewers, rng, RULEBOOK)
    state.lay_out(lineup)
    return state
