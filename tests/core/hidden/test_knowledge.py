"""What a viewer may know of hidden cards after what he saw, as masks of slots."""

from westmarch.core.hidden.dealing import deal
from westmarch.core.hidden.decks import LazyDeck
from westmarch.core.hidden.knowledge import (
    emptied,
    in_doubt,
    moved_unseen,
    poured,
    seen_coming,
    seen_in,
    seen_leaving,
    surely_in,
)
from westmarch.core.rng import Rng

DECK, HAND, PILE = range(3)
ZONES = 3
SWORD, FIRST_ARROW, SECOND_ARROW, CLOAK = 1, 2, 4, 8
ARROWS = FIRST_ARROW | SECOND_ARROW
ALL = 15


def account() -> list[int]:
    """Everything lies in the deck; the account is the second one of its list."""
    return [99, 99, 99, ALL, 0, 0]


def test_a_card_drawn_unseen_may_be_any_that_was_in_the_deck() -> None:
    known = account()
    moved_unseen(known, 3, DECK, HAND)
    assert known == [99, 99, 99, ALL, ALL, 0]


def test_only_cards_that_fit_what_is_public_may_have_moved() -> None:
    known = account()
    moved_unseen(known, 3, DECK, HAND, ARROWS)
    assert known[3:] == [ALL, ARROWS, 0]


def test_a_card_that_was_shown_and_taken_is_surely_in_the_hand() -> None:
    known = account()
    seen_leaving(known, 3, ZONES, DECK, SWORD)
    assert known[3:] == [ALL & ~SWORD, 0, 0]
    seen_coming(known, 3, ZONES, HAND, SWORD)
    assert surely_in(known, 3, ZONES, HAND) == SWORD


def test_what_may_lie_in_two_zones_is_in_doubt() -> None:
    known = [99, 99, 99, SWORD | FIRST_ARROW, FIRST_ARROW | CLOAK, SECOND_ARROW]
    assert in_doubt(known, 3, ZONES) == FIRST_ARROW
    assert in_doubt(known, 0, ZONES) == 99


def test_of_two_copies_the_one_that_can_lie_nowhere_else_has_left() -> None:
    known = [ARROWS | CLOAK, SWORD | FIRST_ARROW, 0]
    known[DECK] &= ~FIRST_ARROW
    moved_unseen(known, 0, DECK, HAND)
    seen_leaving(known, 0, ZONES, HAND, ARROWS)
    assert known == [SECOND_ARROW | CLOAK, SWORD | SECOND_ARROW | CLOAK, 0]


def test_where_it_is_open_which_copy_left_the_others_may_lie_wherever_any_of_them_could() -> None:
    known = [FIRST_ARROW, ARROWS, SECOND_ARROW]
    seen_leaving(known, 0, ZONES, HAND, ARROWS)
    assert known == [FIRST_ARROW, FIRST_ARROW, FIRST_ARROW]


def test_a_card_seen_where_it_lies_can_no_longer_lie_elsewhere() -> None:
    known = [ALL, ALL, 0]
    seen_in(known, 0, ZONES, HAND, CLOAK)
    assert known == [ALL & ~CLOAK, ALL, 0]


def test_a_pile_that_is_poured_into_the_deck_leaves_nothing_behind() -> None:
    known = [SWORD, CLOAK, ARROWS]
    poured(known, 0, PILE, DECK)
    assert known == [SWORD | ARROWS, CLOAK, 0]
    emptied(known, 0, HAND)
    assert known == [SWORD | ARROWS, 0, 0]


# Stories: single cards, many zones

TOP, SLOT = 3, 4
MANY_ZONES = 5
AXE, FRODO, OTHER, FOURTH = range(4)


def knowing(*zones: int) -> list[int]:
    """An account in which each of the four cards is known to lie in one zone."""
    return [sum(1 << card for card, at in enumerate(zones) if at == zone) for zone in range(MANY_ZONES)]


def zones_of_cards(known: list[int]) -> list[int]:
    return [sum(1 << zone for zone in range(MANY_ZONES) if known[zone] >> card & 1) for card in range(4)]


def may_be(known: list[int], card: int) -> set[int]:
    return {zone for zone in range(MANY_ZONES) if known[zone] >> card & 1}


def out(known: list[int], card: int) -> None:
    """A card was seen going where it lies open, from wherever it was."""
    zone = min(may_be(known, card))
    seen_leaving(known, 0, MANY_ZONES, zone, 1 << card)


def shown(known: list[int], card: int, target: int) -> None:
    """A card was seen going to a zone."""
    if may_be(known, card):
        out(known, card)
    seen_coming(known, 0, MANY_ZONES, target, 1 << card)


def test_a_shown_card_taken_to_hand_may_be_what_is_then_put_away_unseen() -> None:
    knowledge = knowing(PILE, DECK, DECK, DECK)
    shown(knowledge, AXE, HAND)
    moved_unseen(knowledge, 0, HAND, PILE)
    assert may_be(knowledge, AXE) == {HAND, PILE}


def test_a_card_that_went_through_a_recycled_pile_is_in_the_deck_or_drawn_since() -> None:
    knowledge = knowing(DECK, DECK, DECK, DECK)
    shown(knowledge, FRODO, PILE)
    poured(knowledge, 0, PILE, DECK)
    assert may_be(knowledge, FRODO) == {DECK}
    moved_unseen(knowledge, 0, DECK, HAND)
    assert may_be(knowledge, FRODO) == {DECK, HAND}


def test_a_card_shuffled_into_a_deck_is_not_among_those_already_held() -> None:
    knowledge = knowing(DECK, DECK, DECK, DECK)
    moved_unseen(knowledge, 0, DECK, HAND)
    shown(knowledge, OTHER, DECK)
    assert may_be(knowledge, OTHER) == {DECK}
    assert may_be(knowledge, AXE) == {DECK, HAND}
    deals = [deal([AXE, FRODO, OTHER, FOURTH], zones_of_cards(knowledge), [3, 1], Rng(seed)) for seed in range(60)]
    assert {zones[HAND][0] for zones in deals} == {AXE, FRODO, FOURTH}


def test_a_card_shuffled_in_is_not_one_of_those_that_lie_face_down() -> None:
    knowledge = knowing(DECK, DECK, DECK, DECK)
    moved_unseen(knowledge, 0, DECK, SLOT)
    shown(knowledge, AXE, DECK)
    moved_unseen(knowledge, 0, DECK, SLOT)
    assert may_be(knowledge, AXE) == {DECK, SLOT}


def test_who_looked_at_the_top_card_knows_it_as_a_face_down_card_later() -> None:
    looker, other = knowing(DECK, DECK, DECK, DECK), knowing(DECK, DECK, DECK, DECK)
    shown(looker, AXE, TOP)
    moved_unseen(other, 0, DECK, TOP)
    shown(looker, AXE, SLOT)
    moved_unseen(other, 0, TOP, SLOT)
    assert may_be(looker, AXE) == {SLOT}
    assert may_be(other, AXE) == {DECK, TOP, SLOT}


def test_only_cards_with_the_back_that_was_seen_may_have_moved() -> None:
    strategy = 1 << AXE | 1 << FRODO
    knowledge = knowing(DECK, DECK, DECK, DECK)
    for card in (AXE, OTHER):
        shown(knowledge, card, HAND)
    moved_unseen(knowledge, 0, DECK, HAND, strategy)
    moved_unseen(knowledge, 0, HAND, PILE, strategy)
    assert may_be(knowledge, AXE) == {HAND, PILE}
    assert may_be(knowledge, FRODO) == {DECK, HAND, PILE}
    assert may_be(knowledge, OTHER) == {HAND}
    assert may_be(knowledge, FOURTH) == {DECK}


def test_a_guard_made_from_the_top_of_a_deck_is_known_to_nobody_not_even_the_decks_owner() -> None:
    owner, other = knowing(HAND, DECK, DECK, DECK), knowing(DECK, DECK, DECK, DECK)
    moved_unseen(other, 0, DECK, HAND)
    for viewer in (owner, other):
        moved_unseen(viewer, 0, DECK, SLOT)
    assert may_be(owner, FRODO) == {DECK, SLOT}
    assert may_be(owner, AXE) == {HAND}
    assert may_be(other, AXE) == {DECK, HAND, SLOT}
    for viewer in (owner, other):
        out(viewer, FRODO)
    assert may_be(owner, FRODO) == may_be(other, FRODO) == set()


def test_a_search_of_anothers_deck_tells_the_searcher_more_than_the_owner() -> None:
    searcher, owner, other = (knowing(DECK, DECK, DECK, DECK) for _ in range(3))
    shown(searcher, AXE, HAND)
    shown(searcher, FRODO, TOP)
    shown(owner, AXE, HAND)
    moved_unseen(other, 0, DECK, HAND)
    for viewer in (owner, other):
        moved_unseen(viewer, 0, DECK, TOP)
    assert (may_be(searcher, AXE), may_be(searcher, FRODO)) == ({HAND}, {TOP})
    assert (may_be(owner, AXE), may_be(owner, FRODO)) == ({HAND}, {DECK, TOP})
    assert may_be(other, AXE) == {DECK, HAND, TOP}


def test_cards_put_on_a_deck_in_view_of_all_are_known_in_their_order_until_a_shuffle() -> None:
    deck = LazyDeck((), (FRODO, FOURTH)).with_on_top(AXE).with_on_top(OTHER)
    assert deck.top == (OTHER, AXE)
    assert deck.shuffled_with(()).top == ()
    knowledge = knowing(TOP, DECK, TOP, DECK)
    poured(knowledge, 0, TOP, DECK)
    assert may_be(knowledge, AXE) == may_be(knowledge, OTHER) == {DECK}
