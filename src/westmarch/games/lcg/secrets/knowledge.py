"""What people know of hidden cards, and the hidden piles: drawing, looking, shuffling, putting on top and under.

For each viewer, spectators included, and each pool (the cards of one deck) the state holds which cards may lie in which
hidden zone (core/hidden/knowledge.py). Whatever moves a hidden card does it here, so that this is right.
"""

from typing import Final

from mypy_extensions import i64

from westmarch.core.bits import less_card, with_card
from westmarch.core.hidden.decks import NO_CARDS, LazyDeck, without
from westmarch.core.hidden.knowledge import emptied, may_lie, moved_unseen, poured, seen_coming, seen_in, seen_leaving
from westmarch.core.state import Seat
from westmarch.games.lcg.components import ENCOUNTER, Card, Title
from westmarch.games.lcg.state import DECK, FACE_DOWN, HAND, HIDDEN_ZONES, OPEN, FaceDown, LcgState, account

EVERYBODY_SAW: Final = 0xFF


def moved(state: LcgState, pool: i64, source: i64, target: i64, title: Title, seers: i64 = EVERYBODY_SAW) -> None:
    """A card went from one zone to another (OPEN: where everybody sees it); `seers` saw which, a bit each.

    To be called when it has gone, for whoever did not see it knows at least that an empty zone is empty.
    """
    slots = state.lineup.slots[pool][title]
    empty = source != OPEN and zone_size(state, pool, source) == 0
    for viewer in range(len(state.people)):
        base = account(viewer, pool)
        if source == OPEN:
            seen_coming(state.known, base, HIDDEN_ZONES, target, slots)
        elif target == OPEN or seers >> viewer & 1:
            seen_leaving(state.known, base, HIDDEN_ZONES, source, slots)
            if target != OPEN:
                seen_coming(state.known, base, HIDDEN_ZONES, target, slots)
        else:
            moved_unseen(state.known, base, source, target)
        if empty:
            emptied(state.known, base, source)


def all_moved(state: LcgState, pool: i64, source: i64, target: i64) -> None:
    """All cards of a zone went to another one, where nobody can tell them apart from the rest."""
    for viewer in range(len(state.people)):
        base = account(viewer, pool)
        poured(state.known, base, source, target)


def seen_there(state: LcgState, pool: i64, zone: i64, title: Title, seers: i64) -> None:
    """Some people saw a card where it lies."""
    slots = state.lineup.slots[pool][title]
    for viewer in range(len(state.people)):
        if seers >> viewer & 1:
            base = account(viewer, pool)
            seen_in(state.known, base, HIDDEN_ZONES, zone, slots)


def looked_through(state: LcgState, pool: i64, seer: i64) -> None:
    """Somebody looked through a whole deck: he knows what is in it."""
    for viewer in range(len(state.people)):
        if seer >> viewer & 1:
            base = account(viewer, pool)
            hidden = may_lie(state.known, base, HIDDEN_ZONES)
            inside = 0
            for title in state.decks[pool].cards():
                slots = hidden & state.lineup.slots[pool][title] & ~inside
                inside |= slots & -slots
            for zone in range(HIDDEN_ZONES):
                state.known[base + zone] &= ~inside
            state.known[base + DECK] = inside


def zone_size(state: LcgState, pool: i64, zone: i64) -> i64:
    """How many cards lie in a hidden zone."""
    if zone == DECK:
        return len(state.decks[pool])
    if zone == HAND:
        return len(state.hands[pool])
    if pool == ENCOUNTER:
        return len(state.shadows)
    return len([guard for guard in state.guards if state.owner[guard.card] == pool])


# Decks


def settle_top(state: LcgState, pool: i64, n: i64) -> None:
    """The first n cards of a deck are decided; nobody has seen those that were not seen before."""
    deck = state.decks[pool]
    settled = deck.settle_top(state, n)
    if settled is not deck:
        state.decks[pool] = settled
        from_bottom = len(deck.bottom) - len(settled.bottom)
        fresh = len(settled.top) - len(deck.top) - from_bottom
        state.top_seen[pool] = state.top_seen[pool] + (0,) * fresh + state.bottom_seen[pool][:from_bottom]
        state.bottom_seen[pool] = state.bottom_seen[pool][from_bottom:]


def take_top(state: LcgState, pool: i64) -> tuple[i64, i64]:
    """The top card leaves a deck, which must not be empty: its title and who knows it. `moved` must follow."""
    deck = state.decks[pool]
    if len(deck.top) == 0 and len(deck.bag) > 0:
        # Nearly always: chance decides on the card as it leaves, and nobody has seen it.
        place = state.random(len(deck.bag))
        state.decks[pool] = LazyDeck(NO_CARDS, without(deck.bag, place), deck.bottom)
        state.changed_lightly()
        return deck.bag[place], 0
    settle_top(state, pool, 1)
    deck = state.decks[pool]
    title: i64 = deck.top[0]
    seen: i64 = state.top_seen[pool][0]
    state.decks[pool] = deck.drawn(1)
    state.top_seen[pool] = state.top_seen[pool][1:]
    state.changed_lightly()
    return title, seen


def turn_up_top(state: LcgState, pool: i64) -> i64:
    """The top card of a deck is turned up for all to see; its title."""
    title, _ = take_top(state, pool)
    moved(state, pool, DECK, OPEN, title)
    state.observe(title)
    return title


def look_at_top(state: LcgState, pool: i64, n: i64, seer: i64) -> int:
    """Somebody looks at the first n cards of a deck, fewer if it has fewer; how many there are."""
    settle_top(state, pool, n)
    top = state.decks[pool].top[:n]
    seen = state.top_seen[pool]
    for place in range(len(top)):
        if seen[place] & seer == 0:
            seen_there(state, pool, DECK, top[place], seer)
    state.top_seen[pool] = tuple([mask | int(seer) for mask in seen[: len(top)]]) + seen[len(top) :]
    state.disclosed()
    return len(top)


def draw_card(state: LcgState, seat: Seat) -> i64:
    """The top card of a seat's deck goes to the hand; its title."""
    title, seen = take_top(state, seat)
    state.hands[seat] = with_card(state.hands[seat], int(title))
    moved(state, seat, DECK, HAND, title, seen | state.seer(seat))
    state.disclosed()  # the card may have been decided, and seen by others, before
    return title


def put_on_top(state: LcgState, pool: i64, title: Title) -> None:
    """A card that everybody sees is put on top of its deck."""
    state.decks[pool] = state.decks[pool].with_on_top(int(title))
    state.top_seen[pool] = (EVERYBODY_SAW, *state.top_seen[pool])
    moved(state, pool, OPEN, DECK, title)
    state.changed_lightly()


def put_top_under(state: LcgState, pool: i64) -> None:
    """The top card of a deck, which is decided, goes under it; who has seen it knows it there."""
    deck = state.decks[pool]
    state.decks[pool] = deck.drawn(1).with_under(deck.top[0])
    state.bottom_seen[pool] = (*state.bottom_seen[pool], state.top_seen[pool][0])
    state.top_seen[pool] = state.top_seen[pool][1:]
    state.changed_lightly()


def reorder_top(state: LcgState, pool: i64, order: tuple[int, ...], seer: i64) -> None:
    """The first cards of a deck are put in another order, which only `seer` knows."""
    deck = state.decks[pool]
    state.decks[pool] = LazyDeck(order + deck.top[len(order) :], deck.bag, deck.bottom)
    state.top_seen[pool] = (int(seer),) * len(order) + state.top_seen[pool][len(order) :]
    state.changed_lightly()


def take_from_top(state: LcgState, pool: i64, n: i64, title: Title, seer: i64) -> None:
    """Of a deck's first n cards, at which `seer` looked, one goes to the owner's hand unseen by the others.

    Whoever else had seen those cards before no longer knows which of them are left.
    """
    deck, seen = state.decks[pool], state.top_seen[pool]
    looked_at = min(n, len(deck.top))
    seers = seer | state.seer(pool) | (seen[0] if looked_at == 1 else 0)
    state.decks[pool] = LazyDeck(less_card(deck.top, int(title)), deck.bag, deck.bottom)
    state.top_seen[pool] = (int(seer),) * (looked_at - 1) + seen[looked_at:]
    state.hands[pool] = with_card(state.hands[pool], int(title))
    moved(state, pool, DECK, HAND, title, seers)
    if seers != seer:
        state.disclosed()
    state.changed_lightly()


def shuffle(state: LcgState, pool: i64) -> None:
    """A deck is shuffled: all order is forgotten."""
    deck = state.decks[pool]
    if deck.top or deck.bottom:
        state.decks[pool] = deck.shuffled_with(())
        state.top_seen[pool] = ()
        state.bottom_seen[pool] = ()
    state.disclosed()
    state.changed_lightly()


def shuffle_in(state: LcgState, pool: i64, title: Title) -> None:
    """A card that everybody sees is shuffled into its deck."""
    state.decks[pool] = state.decks[pool].shuffled_with((int(title),))
    state.top_seen[pool] = ()
    state.bottom_seen[pool] = ()
    moved(state, pool, OPEN, DECK, title)
    state.disclosed()
    state.changed_lightly()


def take_out(state: LcgState, pool: i64, title: Title) -> None:
    """A card is searched out of a deck, turned up, and the deck is shuffled."""
    state.decks[pool] = state.decks[pool].less(int(title)).shuffled_with(())
    state.top_seen[pool] = ()
    state.bottom_seen[pool] = ()
    moved(state, pool, DECK, OPEN, title)
    state.disclosed()
    state.changed_lightly()


def to_hand(state: LcgState, seat: Seat, title: Title) -> None:
    """A card that everybody sees goes to its owner's hand."""
    state.hands[seat] = with_card(state.hands[seat], int(title))
    moved(state, seat, OPEN, HAND, title)
    state.changed_lightly()


def from_hand(state: LcgState, seat: Seat, title: Title) -> None:
    """A card leaves a hand for where everybody sees it."""
    state.hands[seat] = less_card(state.hands[seat], int(title))
    moved(state, seat, HAND, OPEN, title)
    state.changed_lightly()


# Face-down cards


def deal_face_down(state: LcgState, pool: i64, card: Card) -> None:
    """The top card of a deck is put face down: a shadow card of an enemy, or as an Orc Guard."""
    title, seen = take_top(state, pool)
    if pool == ENCOUNTER:
        state.shadows = (*state.shadows, FaceDown(card, seen, title))
    else:
        state.guards = (*state.guards, FaceDown(card, seen, title))
    moved(state, pool, DECK, FACE_DOWN, title, seen)


def turn_up(state: LcgState, pool: i64, entry: FaceDown) -> i64:
    """A face-down card is turned up; its title."""
    if pool == ENCOUNTER:
        state.shadows = tuple([other for other in state.shadows if other is not entry])
    else:
        state.guards = tuple([other for other in state.guards if other is not entry])
    moved(state, pool, FACE_DOWN, OPEN, entry.title)
    state.observe(entry.title)
    state.changed_lightly()
    return entry.title


def look_at_shadow(state: LcgState, shadow: FaceDown, seer: i64) -> None:
    """Somebody looks at a face-down shadow card."""
    if shadow.seen & seer == 0:
        seen_there(state, ENCOUNTER, FACE_DOWN, shadow.title, seer)
        seen = FaceDown(shadow.card, shadow.seen | seer, shadow.title)
        state.shadows = tuple([seen if other is shadow else other for other in state.shadows])
    state.disclosed()
    state.changed_lightly()
