"""The verbs: each kind of change in one place."""

from riddles.components import DECK, DISCARD, HAND, MOST_WITS, OPEN, RING, SILENCE, STING, TABLE
from riddles.secrets.knowledge import moved
from riddles.state import RiddleState
from riddles.words import TOLD_DREW, TOLD_DREW_UNSEEN, TOLD_INSTEAD, TOLD_LOST, WITS_LOST
from westmarch.core.bits import less_card, with_card
from westmarch.core.state import all_but, only


def move(state: RiddleState, card: int, source: int, target: int) -> None:
    """A card changes zone: its life ends, and everybody learns what he saw of it."""
    if source != DECK:
        state.zones[source] = less_card(state.zones[source], card)
    state.zones[target] = with_card(state.zones[target], card)
    state.lives[card] += 1
    moved(state, card, source, target)
    if source < OPEN <= target:
        state.disclosed()
    state.changed()


def draw(state: RiddleState, seat: int, n: int) -> None:
    """A seat draws cards, as far as the deck has them: who holds the seat is told which, the others that."""
    for _ in range(min(n, len(state.deck))):
        deck = state.deck.settle_top(state, 1)
        card = deck.top[0]
        state.deck = deck.drawn(1)
        move(state, card, DECK, HAND + seat)
        state.tell_only(only(state.viewers[seat]), TOLD_DREW, seat, card)
        state.tell_only(all_but(state.viewers[seat]), TOLD_DREW_UNSEEN, seat)


def gain_wits(state: RiddleState, seat: int, n: int) -> None:
    """A seat gains wits, as far as there are any."""
    state.wits[seat] = min(state.wits[seat] + n, MOST_WITS)
    state.changed()


def lose_wits(state: RiddleState, seat: int, n: int) -> None:
    """A seat loses wits: whether it cannot, what happens instead, how many; the change; the moment; the notice."""
    if any(SILENCE in cards for cards in state.zones[TABLE:DISCARD]) or not state.alive(seat):
        return
    if RING in state.zones[TABLE + seat]:
        state.tell(TOLD_INSTEAD, seat, RING)
        move(state, RING, TABLE + seat, DISCARD)
        return
    lost = min(n - 1 if STING in state.zones[TABLE + seat] else n, state.wits[seat])
    if lost > 0:
        state.wits[seat] -= lost
        state.changed()
        state.announce(WITS_LOST, seat, lost)
        state.tell(TOLD_LOST, seat, lost)


def end(state: RiddleState, by: str, winners: tuple[int, ...]) -> None:
    """The game is over."""
    state.by, state.winners = by, tuple(sorted(winners))
    state.finish()
