"""Lazy decks: what is decided when, and by whom."""

from collections import Counter

import pytest

from westmarch.core.hidden.decks import LazyDeck, without

from ..toy import Toy

FULL = LazyDeck((1, 2), (3, 4, 5), (6, 7))


def drawn_all(deck: LazyDeck, state: Toy) -> list[int]:
    cards = []
    while len(deck):
        deck = deck.settle_top(state, 1)
        cards.append(deck.top[0])
        deck = deck.drawn(1)
    return cards


def test_the_top_comes_first_the_bottom_last_and_the_bag_between_by_chance() -> None:
    orders = Counter(tuple(drawn_all(FULL, state_of(seed))) for seed in range(300))
    assert {order[:2] for order in orders} == {(1, 2)}
    assert {order[-2:] for order in orders} == {(6, 7)}
    assert len(orders) == 6
    assert min(orders.values()) > 20


def state_of(seed: int) -> Toy:
    state = Toy()
    state.rng = 1000 + 7919 * seed
    for _ in range(5):
        state.random(2)
    return state


def test_a_deck_is_never_changed_in_place() -> None:
    state = Toy()
    FULL.settle_top(state, 4).drawn(3).with_on_top(9).with_under(8).shuffled_with((10,)).less(9)
    assert (FULL.top, FULL.bag, FULL.bottom) == ((1, 2), (3, 4, 5), (6, 7))


def test_what_lies_on_top_already_costs_no_chance() -> None:
    state = Toy()
    before = state.rng
    assert FULL.settle_top(state, 2) is FULL
    assert LazyDeck((), (), (6, 7)).settle_top(state, 2).top == (6, 7)
    assert LazyDeck().settle_top(state, 3).cards() == ()
    assert state.rng == before


def test_deciding_the_top_raises_the_barrier() -> None:
    state = Toy()
    state.said = 5
    FULL.settle_top(state, 3)
    assert state.barrier == 5


def test_a_deck_that_is_too_small_gives_all_it_has() -> None:
    deck = FULL.settle_top(Toy(), 99)
    assert len(deck.top) == 7
    assert deck.top[-2:] == (6, 7)
    assert len(deck.drawn(7)) == 0


def test_a_card_can_be_put_on_top_and_under() -> None:
    state = Toy()
    assert drawn_all(FULL.with_on_top(9), state)[0] == 9
    assert drawn_all(FULL.with_under(8), state)[-1] == 8


def test_shuffling_forgets_all_order() -> None:
    deck = FULL.shuffled_with((0, 9))
    assert (deck.top, deck.bag, deck.bottom) == ((), (0, 1, 2, 3, 4, 5, 6, 7, 9), ())


def test_a_search_takes_one_copy_wherever_it_lies() -> None:
    deck = LazyDeck((1,), (1, 2, 2), (1,))
    assert deck.less(2).bag == (1, 2)
    assert (deck.less(1).top, deck.less(1).less(1).bag, deck.less(1).less(1).less(1).bottom) == ((), (2, 2), ())
    with pytest.raises(ValueError, match="not in this deck"):
        deck.less(3)


def test_looking_at_the_top_leaving_it_or_putting_it_under() -> None:
    state = Toy()
    looked = LazyDeck((), (3, 4, 5)).settle_top(state, 1)
    card = looked.top[0]
    assert drawn_all(looked, state)[0] == card
    assert drawn_all(looked.drawn(1).with_under(card), state)[-1] == card


def test_cards_are_counted_and_listed_in_order() -> None:
    assert len(FULL) == 7
    assert FULL.cards() == (1, 2, 3, 4, 5, 6, 7)
    assert without((4, 5, 6), 1) == (4, 6)
