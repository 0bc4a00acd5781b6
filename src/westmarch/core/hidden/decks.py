"""Lazy decks: an ordered top, an unordered bag, an ordered bottom. Nothing is shuffled before it must be.

A deck is immutable: drawing gives a new one. So a copy of a state shares its decks, and no copy holds a future.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from westmarch.core.state import State

NO_CARDS: Final[tuple[int, ...]] = ()


def without(cards: tuple[int, ...], i: i64) -> tuple[int, ...]:
    """The cards less the one at place i."""
    return cards[:i] + cards[i + 1 :]


@final
@mypyc_attr(free_list_len=1)  # a deck changes by being replaced: the next one takes the memory of the last
class LazyDeck:
    """`top[0]` is drawn first, `bottom[-1]` last; `bag` is sorted, for its order means nothing."""

    top: tuple[int, ...]
    bag: tuple[int, ...]
    bottom: tuple[int, ...]

    def __init__(
        self, top: tuple[int, ...] = NO_CARDS, bag: tuple[int, ...] = NO_CARDS, bottom: tuple[int, ...] = NO_CARDS
    ) -> None:
        self.top = top
        self.bag = bag
        self.bottom = bottom

    def __len__(self) -> int:
        return len(self.top) + len(self.bag) + len(self.bottom)

    def cards(self) -> tuple[int, ...]:
        """All cards of the deck, sorted."""
        return tuple(sorted(self.top + self.bag + self.bottom))

    def settle_top(self, state: State, n: i64) -> "LazyDeck":
        """The same deck with its first n cards (fewer if it has fewer) decided by chance."""
        if len(self.top) >= n or len(self.bag) + len(self.bottom) == 0:
            return self
        if n == 1 and len(self.bag) > 0:  # nearly always
            place = state.random(len(self.bag))
            return LazyDeck((self.bag[place],), without(self.bag, place), self.bottom)
        top = list(self.top)
        bag = list(self.bag)
        while len(top) < n and len(bag) > 0:
            top.append(bag.pop(state.random(len(bag))))
        more: i64 = min(n - len(top), len(self.bottom))
        return LazyDeck(tuple(top) + self.bottom[:more], tuple(bag), self.bottom[more:])

    def drawn(self, n: i64) -> "LazyDeck":
        """The deck less its first n cards, which must be settled."""
        return LazyDeck(self.top[n:], self.bag, self.bottom)

    def with_on_top(self, card: int) -> "LazyDeck":
        """The deck with a card put on top of it."""
        return LazyDeck((card, *self.top), self.bag, self.bottom)

    def with_under(self, card: int) -> "LazyDeck":
        """The deck with a card put under it."""
        return LazyDeck(self.top, self.bag, (*self.bottom, card))

    def shuffled_with(self, cards: tuple[int, ...]) -> "LazyDeck":
        """The deck with these cards shuffled in: all order is forgotten."""
        return LazyDeck(NO_CARDS, tuple(sorted(self.top + self.bag + self.bottom + cards)), NO_CARDS)

    def less(self, card: int) -> "LazyDeck":
        """The deck without one copy of a card, wherever it lies."""
        for part in range(3):
            cards = self.top if part == 0 else self.bag if part == 1 else self.bottom
            if card in cards:
                rest = without(cards, cards.index(card))
                return LazyDeck(
                    rest if part == 0 else self.top,
                    rest if part == 1 else self.bag,
                    rest if part == 2 else self.bottom,
                )
        raise ValueError(f"card {card} is not in this deck")
