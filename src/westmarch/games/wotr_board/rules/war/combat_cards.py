"""Combat cards of a round: laying them face down, turning them up, carrying them out (rules 89, 100)."""

from typing import final

from mypy_extensions import i64

from westmarch.core.bits import bits
from westmarch.core.frames import Frame
from westmarch.core.state import Step
from westmarch.core.words import PASS
from westmarch.games.wotr_board.components import (
    CARD_BIT,
    CARD_POOL,
    COMBAT_CARD_USED,
    FIRST_CARD,
    FREE_PEOPLES,
    NO_CARD,
    SHADOW,
    Pile,
    Pool,
    Side,
)
from westmarch.games.wotr_board.map import MINAS_TIRITH
from westmarch.games.wotr_board.records import NO_FREE_CARD_AT_FIRST
from westmarch.games.wotr_board.rules.hands import choose_for_combat, choose_from_table, hand_size, pile, turn_up
from westmarch.games.wotr_board.rules.war.battle import BALROG_OF_MORIA, DENETHORS_FOLLY, combatants, half_of, over
from westmarch.games.wotr_board.state import COMBAT, DECK, DISCARD, HAND, WotrBoardState
from westmarch.games.wotr_board.words import (
    ASK_COMBAT_CARD,
    TOLD_CANCELLED,
    TOLD_CHOSE_CARD,
    TOLD_COMBAT_CARD,
    WORD_CARD,
)


def may_use_cards(state: WotrBoardState, side: Side) -> bool:
    """Whether anything forbids a side combat cards in this round."""
    battle = state.battle_now()
    if side == SHADOW:
        return True
    if battle.place == MINAS_TIRITH and state.on_table(DENETHORS_FOLLY):
        return False
    if battle.flags & NO_FREE_CARD_AT_FIRST and battle.round == 1:
        return len(combatants(state, FREE_PEOPLES)) > 0
    return True


def playable_halves(state: WotrBoardState, side: Side, pool: Pool) -> i64:
    """The cards of a deck whose combat half may be used now, whoever holds them, a bit each."""
    hidden = pile(state, pool, DECK) | pile(state, pool, HAND) | pile(state, pool, COMBAT) | pile(state, pool, DISCARD)
    return playable_among(state, side, pool, hidden)


def playable_among(state: WotrBoardState, side: Side, pool: Pool, cards: Pile) -> i64:
    """The same of some cards of the deck."""
    frame = Frame(None, 0, side)
    mask: i64 = 0
    for slot in bits(cards):
        if half_of(FIRST_CARD[pool] + slot).when.holds(state, frame):
            mask |= CARD_BIT[FIRST_CARD[pool] + slot]
    return mask


@final
class ChooseCard(Step[WotrBoardState]):
    """The attacker, then the defender may lay a card face down."""

    def __init__(self, defender: bool = False) -> None:
        self.defender = defender

    def run(self, state: WotrBoardState) -> bool:
        if over(state):
            return False
        side = self.side(state)
        empty = hand_size(state, side) == 0 and not self.from_table(state, side)
        if empty or not may_use_cards(state, side):
            return False
        options = [PASS, *self.from_table(state, side)]
        for pool in (side * 2, side * 2 + 1):
            fits = playable_among(state, side, pool, pile(state, pool, HAND))
            options.extend([WORD_CARD + FIRST_CARD[pool] + slot for slot in bits(fits)])
        battle = state.battle_now()
        return state.ask(
            self, side, ASK_COMBAT_CARD, sorted(options), (int(battle.place), int(battle.round)), always=True
        )

    def from_table(self, state: WotrBoardState, side: Side) -> list[int]:
        """Balrog of Moria may be used from the table."""
        if side != SHADOW or not state.on_table(BALROG_OF_MORIA):
            return []
        fits = half_of(BALROG_OF_MORIA).when.holds(state, Frame(None, 0, side))
        return [WORD_CARD + BALROG_OF_MORIA] if fits else []

    def side(self, state: WotrBoardState) -> i64:
        """Whose choice it is."""
        attacker = state.battle_now().attacker
        return 1 - attacker if self.defender else attacker

    def answer(self, state: WotrBoardState, word: int) -> None:
        if word == PASS:
            return
        side = self.side(state)
        chosen = word - WORD_CARD
        pool = CARD_POOL[chosen]
        if state.on_table(chosen):
            choose_from_table(state, chosen)
            return
        choose_for_combat(state, chosen, playable_halves(state, side, pool))
        state.tell(TOLD_CHOSE_CARD, side, pool % 2)

    def fields(self) -> tuple[object, ...]:
        return (self.defender,)


def card_face_down(state: WotrBoardState, side: Side) -> i64:
    """The combat card that a side has laid down, or NO_CARD."""
    for pool in (side * 2, side * 2 + 1):
        slots = bits(pile(state, pool, COMBAT))
        if slots:
            return FIRST_CARD[pool] + slots[0]
    return NO_CARD


@final
class RevealCards(Step[WotrBoardState]):
    """Both cards are turned up. Cards that cancel the other come first; of two such the defender's."""

    def run(self, state: WotrBoardState) -> bool:
        battle = state.battle_now()
        attacker = battle.attacker
        for side in (attacker, 1 - attacker):
            laid = card_face_down(state, side)
            battle.of(side).card = laid
            if laid != NO_CARD:
                turn_up(state, laid)
                state.observe(laid)
                state.tell(TOLD_COMBAT_CARD, side, laid)
        for side in (1 - attacker, attacker):
            laid, other = battle.of(side).card, battle.of(1 - side).card
            if NO_CARD in (laid, other) or battle.of(side).cancelled:
                continue
            if half_of(laid).cancels:
                battle.of(1 - side).cancelled = True
                state.tell(TOLD_CANCELLED, other)
        for side in (attacker, 1 - attacker):
            if battle.of(side).card != NO_CARD:
                state.announce(COMBAT_CARD_USED, side, battle.of(side).card, battle.round)
        return False


@final
class CardEffects(Step[WotrBoardState]):
    """What the cards do at an initiative, the defender's first."""

    def __init__(self, initiative: i64 = 0) -> None:
        self.initiative = initiative

    def run(self, state: WotrBoardState) -> bool:
        if over(state):
            return False
        battle = state.battle_now()
        attacker = battle.attacker
        for side in (attacker, 1 - attacker):
            laid = battle.of(side).card
            if laid != NO_CARD and not battle.of(side).cancelled:
                for initiative, does in half_of(laid).effects:
                    if initiative == self.initiative:
                        state.push(Frame(does, 0, side, laid))
        return False

    def fields(self) -> tuple[object, ...]:
        return (self.initiative,)
