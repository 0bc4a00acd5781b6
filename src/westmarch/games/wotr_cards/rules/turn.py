"""The course of a round: location, action, combat, victory check, draw (rules 14-16, 30-35, 55-57, 95-98)."""

from typing import Final, final

from mypy_extensions import i64

from westmarch.core.frames import EachSeat, Effect, Frame, Seats, effect, frame_of, in_vain
from westmarch.core.state import Seat, Step
from westmarch.core.words import PASS
from westmarch.games.wotr_cards.cards.book import ACTION_PLACES, ACTIONS, Action, carry_out
from westmarch.games.wotr_cards.components import (
    BY_LEAD,
    BY_SCORE,
    BY_TEXT,
    BY_TIE,
    FIRST_ITEM,
    FREE_PEOPLES,
    FRESH,
    HAND,
    IN_RESERVE,
    LEAD_TO_WIN,
    MOST_SEATS,
    NO_CARD,
    ON_FIELD,
    ON_PATH,
    RING_EACH_ROUND,
    RING_ONCE,
    SHADOW,
    THE_PATH,
    WINNOWED,
    Card,
    Cards,
    other_side,
)
from westmarch.games.wotr_cards.rules.activation import RANDOM_FIELD, RANDOM_PATH
from westmarch.games.wotr_cards.rules.battle import COMBAT_STEP
from westmarch.games.wotr_cards.rules.hands import CycleFromHand, CycleToLimit, Draw, EliminateFromHand
from westmarch.games.wotr_cards.rules.icons import carry_limit, cycled_after_draw, draw_number
from westmarch.games.wotr_cards.rules.places import characters_in_play, may_move
from westmarch.games.wotr_cards.rules.playing import MOVE, begin_play, playable
from westmarch.games.wotr_cards.rules.verbs import draw, end_game
from westmarch.games.wotr_cards.state import NO_CARDS, WotrCardsState
from westmarch.games.wotr_cards.words import (
    ASK_CYCLE_ACTION,
    ASK_RING_CYCLE,
    ASK_RING_ELIMINATE,
    ASK_SET_UP,
    ASK_TURN,
    ASK_WINNOW,
    TOLD_COMBATS,
    TOLD_CYCLES,
    TOLD_PASSED,
    TOLD_RING,
    TOLD_ROUND,
    TOLD_SCORE,
    TOLD_USED,
    TOLD_WINNOWED,
    WORD_CYCLE,
    WORD_MOVE,
    WORD_PLAY,
    WORD_RING,
    WORD_USE,
    WORD_WINNOW,
)

# The action step


def may_pass(state: WotrCardsState, seat: Seat, limit: i64) -> bool:
    """Whether a player may pass: with no more cards than carried over, or with fewer than each enemy (rule 32)."""
    held = len(state.hand(seat))
    if held <= limit:
        return True
    enemy = other_side(state.lineup.sides[seat])
    for other in range(state.lineup.seats):
        if state.lineup.sides[other] == enemy and len(state.hand(other)) <= held:
            return False
    return True


def player_of_action(state: WotrCardsState, card: Card, action: Action) -> i64:
    """The seat that may use a card's action: its owner, unless the text names another player (rule 53)."""
    return state.lineup.owners[card] if action.by == NO_CARD else state.lineup.faction_seats[action.by]


def add_uses(state: WotrCardsState, seat: Seat, cards: Cards, kind: i64, options: list[int]) -> None:
    """Add the words of the actions that a player can use on the cards at a kind of place."""
    for card in cards:
        if ACTION_PLACES[card] & kind == 0:
            continue
        action = ACTIONS[card]
        if action is None or player_of_action(state, card, action) != seat:
            continue
        if not (action.once and card in state.used) and action.needs.holds(state, seat, card):
            options.append(WORD_USE + card)


def add_all_uses(state: WotrCardsState, seat: Seat, options: list[int]) -> None:
    """Add the words of all printed actions that a player can use now. No other words of a turn come after them."""
    before = len(options)
    for other in range(state.lineup.seats):
        add_uses(state, seat, state.reserve(other), IN_RESERVE, options)
    active = state.active
    field: i64 = 0
    while active >> field:
        if active >> field & 1:
            add_uses(state, seat, state.at(field), ON_FIELD, options)
        field += 1
    add_uses(state, seat, state.at(THE_PATH), ON_PATH, options)
    if len(options) > before + 1:
        options.sort()


def used_in_vain(state: WotrCardsState, seat: Seat, card: Card) -> bool:
    """Whether nothing would come of a card's action, as far as the player who may use it can tell (rule 52)."""
    action = ACTIONS[card]
    return action is not None and in_vain(action.does, state, Frame(None, 0, seat, card))


def vain_words(state: WotrCardsState) -> frozenset[int]:
    """The actions among the options of which nothing would come."""
    if state.prompt != ASK_TURN:
        return frozenset()
    uses = [word for word in state.options if word >= WORD_USE]
    return frozenset([word for word in uses if used_in_vain(state, state.seat, word - WORD_USE)])


def copies(cards: Cards, card: int) -> i64:
    """How often a card is among some."""
    found: i64 = 0
    for other in cards:
        if other == card:
            found += 1
    return found


def add_moves(state: WotrCardsState, seat: Seat, options: list[int]) -> None:
    """Add the words of all moves out of a player's reserve."""
    reserve = state.reserve(seat)
    fresh = state.zones[FRESH * MOST_SEATS + seat]
    last = -1
    for card in reserve:
        if card >= FIRST_ITEM:
            break
        if card != last and (len(fresh) == 0 or copies(reserve, card) > copies(fresh, card)) and may_move(state, card):
            options.append(WORD_MOVE + card)
        last = card


@final
class Turn(Step[WotrCardsState]):
    """A player's turn: one action or a pass."""

    def run(self, state: WotrCardsState) -> bool:
        seat: i64 = state.lineup.order[state.slot]
        hand = state.hand(seat)
        limit = carry_limit(state, seat)
        options: list[int] = []
        if may_pass(state, seat, limit):
            options.append(PASS)
        if len(hand) > 0:
            options.append(WORD_CYCLE)
        if state.rings >> seat & 1:
            options.append(WORD_RING)
        if len(hand) >= 2:
            options.append(WORD_WINNOW)
        in_play: i64 = characters_in_play(state) if len(hand) > 0 and hand[-1] >= FIRST_ITEM else 0
        last = -1
        for card in hand:
            if card != last and playable(state, card, seat, in_play):
                options.append(WORD_PLAY + card)
            last = card
        add_moves(state, seat, options)
        add_all_uses(state, seat, options)
        return state.ask(self, seat, ASK_TURN, options, (int(limit),), True)

    def answer(self, state: WotrCardsState, word: int) -> None:
        seat: i64 = state.lineup.order[state.slot]
        one: i64 = 1
        if word == PASS:
            state.tell(TOLD_PASSED, state.player(seat))
            state.passed |= one << seat
            if state.passed == (one << state.lineup.seats) - 1:
                end_action_step(state)
                return
            state.push(NEXT_TURN)
            return
        state.passed = 0
        state.push(NEXT_TURN)
        act(state, seat, word)


def act(state: WotrCardsState, seat: Seat, word: i64) -> None:
    """Carry out an action."""
    if word >= WORD_USE:
        use(state, seat, word - WORD_USE)
    elif word >= WORD_MOVE:
        state.push(Frame(MOVE, 0, seat, word - WORD_MOVE))
    elif word >= WORD_PLAY:
        begin_play(state, seat, word - WORD_PLAY, HAND)
    elif word == WORD_WINNOW:
        state.tell(TOLD_WINNOWED, state.player(seat))
        carry_out(state, WINNOW, seat, NO_CARD)
    elif word == WORD_RING:
        use_ring(state, seat)
    else:
        state.tell(TOLD_CYCLES, state.player(seat))
        carry_out(state, CYCLE_ONE, seat, NO_CARD)


def use(state: WotrCardsState, seat: Seat, card: Card) -> None:
    """Use the action printed on a card, which is the turn's action (rule 52)."""
    action = ACTIONS[card]
    assert action is not None
    state.tell(TOLD_USED, state.player(seat), card)
    if action.once:
        state.used = (*state.used, card)
    carry_out(state, action.does, seat, card)


def use_ring(state: WotrCardsState, seat: Seat) -> None:
    """Use the ring token."""
    one: i64 = 1
    state.rings &= ~(one << seat)
    state.tell(TOLD_RING, state.player(seat))
    carry_out(state, RING_OF_TRILOGY if state.lineup.rings[seat] == RING_ONCE else RING_OF_DUEL, seat, NO_CARD)


def end_action_step(state: WotrCardsState) -> None:
    """All have passed in a row: combat follows."""
    state.tell(TOLD_COMBATS, state.round)
    if state.lineup.rules.discard_to_limit:
        state.push(Frame(TO_LIMIT))


@final
class NextTurn(Step[WotrCardsState]):
    """The next slot of the turn order."""

    def run(self, state: WotrCardsState) -> bool:
        state.slot = (state.slot + 1) % len(state.lineup.order)
        return TURN.run(state)


@final
class ActionStep(Step[WotrCardsState]):
    """The action step begins with the first player."""

    def run(self, state: WotrCardsState) -> bool:
        state.slot = state.first
        state.passed = 0
        state.push(TURN)
        return False


# The rest of the round


class AllPlayers(Seats[WotrCardsState]):
    """All players from the first one on (rule 29)."""

    def order(self, state: WotrCardsState, frame: Frame) -> list[int]:
        return state.seats_in_order()


@final
class DrawForRound(Step[WotrCardsState]):
    """A player's cards of the draw step; then those in reserve that ask for it make the player cycle a card."""

    def run(self, state: WotrCardsState) -> bool:
        seat = frame_of(state).seat
        for card in cycled_after_draw(state, seat):
            state.push(Frame(CYCLE_AFTER_DRAW, 0, seat, card))
        draw(state, seat, draw_number(state, seat))
        return False


@final
class DrawFirstHand(Step[WotrCardsState]):
    """A player's first hand, of which some cards are cycled."""

    def run(self, state: WotrCardsState) -> bool:
        seat = frame_of(state).seat
        if state.lineup.first_cycles[seat] > 0:
            carry_out(state, CYCLE_FIRST, seat, NO_CARD)
        draw(state, seat, state.lineup.first_draws[seat])
        return False


@final
class VictoryCheck(Step[WotrCardsState]):
    """A lead of ten, or the end of the final round, ends the game; a tie there is the Shadow's (rule 97)."""

    def run(self, state: WotrCardsState) -> bool:
        if state.final_round:
            free, shadow = state.final_score(FREE_PEOPLES), state.final_score(SHADOW)
            state.tell(TOLD_SCORE, free, shadow)
            lead = max(free - shadow, shadow - free)
            outcome = BY_TIE if lead == 0 else BY_LEAD if lead >= LEAD_TO_WIN else BY_SCORE
            end_game(state, outcome, FREE_PEOPLES if free > shadow else SHADOW)
            return False
        free, shadow = state.score(FREE_PEOPLES), state.score(SHADOW)
        state.tell(TOLD_SCORE, free, shadow)
        if free - shadow >= LEAD_TO_WIN:
            end_game(state, BY_LEAD, FREE_PEOPLES)
        elif shadow - free >= LEAD_TO_WIN:
            end_game(state, BY_LEAD, SHADOW)
        return False


@final
class NextRound(Step[WotrCardsState]):
    """The first-player token moves on; what held for the round ends."""

    def run(self, state: WotrCardsState) -> bool:
        one: i64 = 1
        state.round += 1
        state.first = (state.first + 1) % len(state.lineup.order)
        state.slot = state.first
        state.passed = 0
        state.played = NO_CARDS
        state.used = NO_CARDS
        state.round_rules = 0
        for seat in range(state.lineup.seats):
            state.zones[FRESH * MOST_SEATS + seat] = NO_CARDS
            if state.lineup.rings[seat] == RING_EACH_ROUND:
                state.rings |= one << seat
        state.push(ROUND)
        return False


@final
class Round(Step[WotrCardsState]):
    """A round from its beginning."""

    def run(self, state: WotrCardsState) -> bool:
        state.tell(TOLD_ROUND, state.round, state.player(state.lineup.order[state.first]))
        push_phases(state, 0)
        return False


@final
class DrawStep(Step[WotrCardsState]):
    """All players draw."""

    def run(self, state: WotrCardsState) -> bool:
        state.push(Frame(DRAW_FOR_ROUND))
        return False


TURN: Final = Turn()
NEXT_TURN: Final = NextTurn()
ACTION_STEP: Final = ActionStep()
VICTORY_CHECK: Final = VictoryCheck()
DRAW_STEP: Final = DrawStep()
NEXT_ROUND: Final = NextRound()
ROUND: Final = Round()
EACH_PLAYER: Final = AllPlayers()

# The parts of a round; a position may begin at any of them.
PHASE_IDS: Final = ("location", "path", "action", "combat", "victory", "draw", "end")
PHASE_STEPS: Final[list[Step[WotrCardsState]]] = [
    RANDOM_FIELD, RANDOM_PATH, ACTION_STEP, COMBAT_STEP, VICTORY_CHECK, DRAW_STEP, NEXT_ROUND,
]  # fmt: skip


def push_phases(state: WotrCardsState, first: i64) -> None:
    """Push the parts of a round from one of them on."""
    for phase in range(len(PHASE_STEPS) - 1, first - 1, -1):
        state.push(PHASE_STEPS[phase])


WINNOW: Final = effect(EliminateFromHand(2, ASK_WINNOW, WINNOWED), Draw(1))
CYCLE_ONE: Final = effect(CycleFromHand(1, ASK_CYCLE_ACTION))
RING_OF_TRILOGY: Final = effect(Draw(2))
RING_OF_DUEL: Final = effect(
    Draw(3), EliminateFromHand(1, ASK_RING_ELIMINATE, BY_TEXT), CycleFromHand(1, ASK_RING_CYCLE)
)
CYCLE_FIRST: Final = effect(CycleFromHand(2, ASK_SET_UP))
CYCLE_AFTER_DRAW: Final = effect(CycleFromHand(1))
TO_LIMIT: Final = effect(EachSeat(EACH_PLAYER, effect(CycleToLimit())))
DRAW_FOR_ROUND: Final = effect(EachSeat(EACH_PLAYER, effect(DrawForRound())))
SET_UP: Final = effect(EachSeat(EACH_PLAYER, effect(DrawFirstHand())))
TURN_EFFECTS: Final[dict[str, Effect]] = {
    "winnow": WINNOW, "cycle_one": CYCLE_ONE, "ring_of_trilogy": RING_OF_TRILOGY, "ring_of_duel": RING_OF_DUEL,
    "cycle_first": CYCLE_FIRST, "cycle_after_draw": CYCLE_AFTER_DRAW, "to_limit": TO_LIMIT,
    "draw_for_round": DRAW_FOR_ROUND, "set_up": SET_UP,
}  # fmt: skip
TURN_STEP_TYPES: Final = (Turn, NextTurn, ActionStep, VictoryCheck, DrawStep, NextRound, Round)
