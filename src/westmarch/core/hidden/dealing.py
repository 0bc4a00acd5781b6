"""Fair deals: hidden cards put into zones so that every deal which fits what is known is equally likely."""

from typing import Final, final

from westmarch.core.rng import Rng

# The counts of the last few questions: a search deals thousands of times at one decision, within the same knowledge.
KEPT_COUNTS: Final[dict[tuple[tuple[int, ...], tuple[int, ...]], dict[tuple[int, ...], int]]] = {}
MOST_KEPT: Final = 4
NO_DEAL: Final = "no deal fits what is known: what is known contradicts itself"


def deal(cards: list[int], allowed: list[int], sizes: list[int], rng: Rng) -> list[list[int]]:
    """Deal cards into zones of given sizes so that every permitted deal is equally likely.

    `allowed[i]` has a bit for each zone in which `cards[i]` may lie; the sizes add up to the number of cards.
    """
    return Dealer(cards, allowed, sizes).deal(rng)


@final
class Dealer:
    """Deals the same cards within the same knowledge, again and again. A search does so thousands of times at one decision.

    Cards that can lie in one zone only are put there. Others that may not lie everywhere are placed one by one, weighted by
    the number of ways to place those that follow; the rest is shuffled.
    """

    certain: list[list[int]]  # of each zone the cards that can lie nowhere else
    room: list[int]  # of each zone the places that are left for others
    free: list[int]  # the cards that may lie wherever there is room, sorted
    bound: list[int]  # the cards that may lie only in some of those zones
    masks: list[int]  # of each of these, in which
    known_ways: dict[tuple[int, ...], int]

    def __init__(self, cards: list[int], allowed: list[int], sizes: list[int]) -> None:
        self.room = sizes.copy()
        self.certain = [[] for _ in sizes]
        uncertain = place_certain(cards, allowed, self.room, self.certain)
        everywhere = 0
        for zone in range(len(self.room)):
            self.certain[zone].sort()
            if self.room[zone] > 0:
                everywhere |= 1 << zone
        self.free = []
        bound: list[tuple[int, int, int]] = []
        for i in uncertain:
            mask = allowed[i] & everywhere
            if mask == everywhere:
                self.free.append(cards[i])
            else:
                bound.append((mask.bit_count(), mask, cards[i]))
        bound.sort()
        self.free.sort()
        self.bound = [entry[2] for entry in bound]
        self.masks = [entry[1] for entry in bound]
        self.known_ways = kept_counts(self.masks, self.room) if bound else {}

    def deal(self, rng: Rng) -> list[list[int]]:
        """One of all permitted deals: the cards of each zone, sorted."""
        room = self.room.copy()
        result = [cards.copy() for cards in self.certain]
        for i in range(len(self.bound)):
            weights = [weight(self.masks, i, room, zone, self.known_ways) for zone in range(len(room))]
            zone = weighted(weights, rng)
            room[zone] -= 1
            result[zone].append(self.bound[i])
        free = self.free.copy()
        rng.shuffle(free)
        at = 0
        for zone in range(len(room)):
            result[zone].extend(free[at : at + room[zone]])
            at += room[zone]
            if self.room[zone] > 0:
                result[zone].sort()
        return result


def place_certain(cards: list[int], allowed: list[int], room: list[int], result: list[list[int]]) -> list[int]:
    """Put the cards that can lie in one zone only there; gives the places of the others."""
    uncertain: list[int] = []
    for i in range(len(cards)):
        mask = allowed[i]
        if mask == 0 or mask & (mask - 1):
            uncertain.append(i)
            continue
        zone = mask.bit_length() - 1
        if room[zone] == 0:
            raise ValueError(NO_DEAL)
        room[zone] -= 1
        result[zone].append(cards[i])
    return uncertain


def kept_counts(masks: list[int], sizes: list[int]) -> dict[tuple[int, ...], int]:
    """The table of counts for restricted cards and zones like these."""
    key = (tuple(masks), tuple(sizes))
    counts = KEPT_COUNTS.get(key)
    if counts is None:
        if len(KEPT_COUNTS) >= MOST_KEPT:
            KEPT_COUNTS.clear()
        counts = KEPT_COUNTS[key] = {}
    return counts


def weight(masks: list[int], i: int, room: list[int], zone: int, known_ways: dict[tuple[int, ...], int]) -> int:
    """In how many ways all restricted cards from the i-th on can lie if the i-th lies in this zone."""
    free_slots = room[zone]
    if free_slots == 0 or not masks[i] >> zone & 1:
        return 0
    room[zone] -= 1
    count = ways(masks, i + 1, room, known_ways)
    room[zone] += 1
    return free_slots * count


def ways(masks: list[int], i: int, room: list[int], known_ways: dict[tuple[int, ...], int]) -> int:
    """In how many ways the restricted cards from the i-th on fit into the room that is left."""
    if i == len(masks):
        return 1
    key = (i, *room)
    if key in known_ways:
        return known_ways[key]
    total = 0
    for zone in range(len(room)):
        total += weight(masks, i, room, zone, known_ways)
    known_ways[key] = total
    return total


def weighted(weights: list[int], rng: Rng) -> int:
    """A place chosen with the given weights, which may be very large."""
    total = sum(weights)
    if total == 0:
        raise ValueError(NO_DEAL)
    point = 0
    scale = 1
    while scale < total << 20:
        point = (point << 30) + int(rng.below(1 << 30))
        scale <<= 30
    point = point * total // scale
    for zone in range(len(weights)):
        if point < weights[zone]:
            return zone
        point -= weights[zone]
    raise AssertionError("the weights changed while one was chosen")
