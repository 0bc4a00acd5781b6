"""A fair guess at what a person cannot see: hands, decks, shadow cards, the cards that are Orc Guards."""

from westmarch.core.hidden.dealing import deal
from westmarch.core.hidden.decks import LazyDeck
from westmarch.core.rng import Rng
from westmarch.core.state import Viewer
from westmarch.games.lcg.components import ENCOUNTER
from westmarch.games.lcg.lineup import POOLS
from westmarch.games.lcg.state import DECK, FACE_DOWN, HAND, HIDDEN_ZONES, FaceDown, LcgState, account


def redeal(state: LcgState, viewer: Viewer, rng: Rng) -> None:
    """Guess all hidden cards that the person does not know, and let chance start anew."""
    state.rng = rng.fork()
    for pool in range(POOLS):
        redeal_pool(state, pool, viewer, rng)
        for other in range(len(state.people) - 1):
            if state.people[other] != viewer:
                forget_what_was_true(state, pool, other)
    state.ask_again()


def forget_what_was_true(state: LcgState, pool: int, person: int) -> None:
    """In a guess the others know what everybody knows, and the cards that they hold in it."""
    spectator = len(state.people) - 1
    common = account(spectator, pool)
    masks = [state.known[common + zone] for zone in range(HIDDEN_ZONES)]
    if pool < state.lineup.seats and state.viewers[pool] == state.people[person]:
        held = 0
        for title in state.hands[pool]:
            held |= slot_for(state.lineup.slots[pool][title] & ~held, masks, HAND)
        masks = [held, masks[DECK] & ~held, masks[FACE_DOWN] & ~held]
    base = account(person, pool)
    for zone in range(HIDDEN_ZONES):
        state.known[base + zone] = masks[zone]


def redeal_pool(state: LcgState, pool: int, viewer: Viewer, rng: Rng) -> None:
    """Guess where the hidden cards of one deck lie."""
    titles = state.lineup.decks[pool]
    if len(titles) == 0:
        return
    bit = int(state.bit_of(viewer))
    base = account(state.people.index(viewer), pool)
    masks = [state.known[base + zone] for zone in range(HIDDEN_ZONES)]
    deck = state.decks[pool]
    own_hand = pool < state.lineup.seats and state.viewers[pool] == viewer
    faces = state.shadows if pool == ENCOUNTER else state.guards
    mine = [entry for entry in faces if pool == ENCOUNTER or state.owner[entry.card] == pool]
    # What he knows stays where it is.
    pinned: list[tuple[int, int]] = [(DECK, title) for title in seen_titles(deck.top, state.top_seen[pool], bit)]
    pinned += [(DECK, title) for title in seen_titles(deck.bottom, state.bottom_seen[pool], bit)]
    pinned += [(FACE_DOWN, int(entry.title)) for entry in mine if entry.seen & bit]
    if own_hand:
        pinned += [(HAND, title) for title in state.hands[pool]]
    taken = 0
    for zone, title in sorted(pinned):
        taken |= slot_for(state.lineup.slots[pool][title] & ~taken, masks, zone)
    slots = [slot for slot in range(len(titles)) if not taken >> slot & 1 and any(mask >> slot & 1 for mask in masks)]
    allowed = [sum((masks[zone] >> slot & 1) << zone for zone in range(HIDDEN_ZONES)) for slot in slots]
    hand = () if own_hand or pool == ENCOUNTER or pool >= state.lineup.seats else state.hands[pool]
    sizes = [len(hand), len(deck), len(mine)]
    for zone, _ in pinned:
        if zone != HAND:
            sizes[zone] -= 1
    dealt = deal(slots, allowed, sizes, rng)
    if hand:
        state.hands[pool] = tuple(titles[slot] for slot in dealt[HAND])
    left = [titles[slot] for slot in dealt[DECK]]
    top = guess_order(deck.top, state.top_seen[pool], bit, left, rng)
    bottom = guess_order(deck.bottom, state.bottom_seen[pool], bit, left, rng)
    state.decks[pool] = LazyDeck(top, tuple(left), bottom)
    guess_face_down(state, pool, mine, bit, [titles[slot] for slot in dealt[FACE_DOWN]], rng)


def seen_titles(cards: tuple[int, ...], seen: tuple[int, ...], bit: int) -> list[int]:
    """Of ordered cards those that a person has seen."""
    return [title for title, mask in zip(cards, seen, strict=True) if mask & bit] if cards else []


def slot_for(slots: int, masks: list[int], zone: int) -> int:
    """A place of the deck list for a card that lies in a zone: the one that may be in the fewest others."""
    found = slots & masks[zone]
    sure = found
    for other, mask in enumerate(masks):
        if other != zone:
            sure &= ~mask
    chosen = sure or found
    return chosen & -chosen


def guess_order(cards: tuple[int, ...], seen: tuple[int, ...], bit: int, left: list[int], rng: Rng) -> tuple[int, ...]:
    """Ordered cards: those that were seen, and a guess for each of the others out of what is left."""
    if not cards:
        return ()
    return tuple(
        title if mask & bit else left.pop(rng.below(len(left))) for title, mask in zip(cards, seen, strict=True)
    )


def guess_face_down(state: LcgState, pool: int, mine: list[FaceDown], bit: int, left: list[int], rng: Rng) -> None:
    """A guess for each face-down card that was not seen."""
    fresh: list[FaceDown] = []
    for entry in mine:
        seen = entry.seen & bit != 0
        fresh.append(entry if seen else FaceDown(entry.card, entry.seen, left.pop(rng.below(len(left)))))
    if pool == ENCOUNTER:
        state.shadows = tuple(fresh)
    else:
        others = [entry for entry in state.guards if state.owner[entry.card] != pool]
        state.guards = tuple(sorted([*others, *fresh], key=card_under))


def card_under(entry: FaceDown) -> int:
    """The card with which a face-down card lies."""
    return int(entry.card)
