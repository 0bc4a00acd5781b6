"""Where hidden cards may be, and guesses that are fair within it."""

from collections import Counter
from itertools import permutations

import pytest

from westmarch.core.dealing import NOWHERE, Whereabouts, deal
from westmarch.core.decks import LazyDeck
from westmarch.core.rng import Rng

Deal = tuple[tuple[int, ...], ...]


def all_deals(allowed: list[int], sizes: list[int]) -> set[Deal]:
    """Every permitted deal of the cards 0, 1, 2 ..., found by trying all orders."""
    slots = [zone for zone, size in enumerate(sizes) for _ in range(size)]
    deals = set()
    for order in permutations(range(len(allowed))):
        if all(allowed[card] >> zone & 1 for card, zone in zip(order, slots, strict=True)):
            deals.add(
                tuple(
                    tuple(sorted(c for c, z in zip(order, slots, strict=True) if z == zone))
                    for zone in range(len(sizes))
                )
            )
    return deals


def random_case(rng: Rng) -> tuple[list[int], list[int]]:
    """Five or six cards, three zones, masks of which at least one deal is permitted."""
    cards = 5 + rng.below(2)
    sizes = [1, 1, 1]
    for _ in range(cards - 3):
        sizes[rng.below(3)] += 1
    slots = [zone for zone, size in enumerate(sizes) for _ in range(size)]
    rng.shuffle(slots)
    return [1 << zone | rng.below(8) for zone in slots], sizes


def sampled(allowed: list[int], sizes: list[int], n: int, seed: int = 1) -> Counter[Deal]:
    rng = Rng(seed)
    cards = list(range(len(allowed)))
    return Counter(tuple(tuple(zone) for zone in deal(cards, allowed, sizes, rng)) for _ in range(n))


def test_every_permitted_deal_is_as_likely_and_no_other_occurs() -> None:
    rng = Rng(2024)
    chi_square = 0.0
    freedom = 0
    for case in range(120):
        allowed, sizes = random_case(rng)
        deals = all_deals(allowed, sizes)
        n = 20 * len(deals)
        counts = sampled(allowed, sizes, n, case)
        assert counts.keys() <= deals
        chi_square += sum((counts[one] - 20) ** 2 / 20 for one in deals)
        freedom += len(deals) - 1
    assert abs(chi_square - freedom) < 6 * (2 * freedom) ** 0.5


def test_cards_that_may_lie_anywhere_are_simply_shuffled() -> None:
    counts = sampled([0b111] * 5, [2, 2, 1], 6000)
    assert len(counts) == 30
    assert sum((count - 200) ** 2 / 200 for count in counts.values()) < 30 + 6 * 60**0.5


def test_a_guess_does_not_depend_on_the_order_in_which_cards_are_given() -> None:
    cards, allowed, sizes = [3, 8, 1, 5], [0b11, 0b01, 0b11, 0b10], [2, 2]
    turned = [cards[i] for i in (2, 0, 3, 1)], [allowed[i] for i in (2, 0, 3, 1)]
    assert deal(cards, allowed, sizes, Rng(4)) == deal(*turned, sizes, Rng(4))


def test_knowledge_that_contradicts_itself_is_refused() -> None:
    with pytest.raises(ValueError, match="contradict"):
        deal([0, 1], [0b01, 0b01], [1, 1], Rng(1))


def test_weights_beyond_any_machine_number_are_exact() -> None:
    cards = list(range(60))
    allowed = [0b0111] * 30 + [0b1110] * 30
    zones = deal(cards, allowed, [15, 15, 15, 15], Rng(1))
    assert [len(zone) for zone in zones] == [15, 15, 15, 15]
    assert all(allowed[card] >> zone & 1 for zone, dealt in enumerate(zones) for card in dealt)


def test_zones_without_room_restrict_nobody() -> None:
    assert deal([4, 7], [0b111, 0b101], [0, 1, 1], Rng(1)) == [[], [4], [7]]


def test_a_face_down_slot_gets_only_cards_that_passed_its_test() -> None:
    # Zone 0 is the hand, zone 1 the face-down slot, whose test only cards 2 and 3 pass; zone 2 is the deck.
    passes = (2, 3)
    allowed = [0b111 if card in passes else 0b101 for card in range(6)]
    counts = sampled(allowed, [3, 1, 2], 4000)
    in_slot = Counter(one[1][0] for one in counts.elements())
    assert in_slot.keys() == set(passes)
    assert abs(in_slot[2] - 2000) < 200


# Knowledge stories: what a viewer may know after what he saw

DECK, HAND, PILE, SLOT, TOP = range(5)
AXE, FRODO, OTHER, FOURTH = range(4)


def knowing(*zones: int) -> Whereabouts:
    return Whereabouts([1 << zone for zone in zones])


def may_be(knowledge: Whereabouts, card: int) -> set[int]:
    return {zone for zone in range(5) if knowledge.zones[card] >> zone & 1}


ALL = [AXE, FRODO, OTHER, FOURTH]


def test_a_shown_card_taken_to_hand_may_be_what_is_then_put_away_unseen() -> None:
    knowledge = knowing(PILE, DECK, DECK, DECK)
    knowledge.shown(AXE, HAND)
    knowledge.moved_unseen(HAND, PILE, ALL)
    assert may_be(knowledge, AXE) == {HAND, PILE}


def test_a_card_that_went_through_a_recycled_pile_is_in_the_deck_or_drawn_since() -> None:
    knowledge = knowing(DECK, DECK, DECK, DECK)
    knowledge.shown(FRODO, PILE)
    knowledge.poured(PILE, DECK)
    assert may_be(knowledge, FRODO) == {DECK}
    knowledge.moved_unseen(DECK, HAND, ALL)
    assert may_be(knowledge, FRODO) == {DECK, HAND}


def test_a_card_shuffled_into_a_deck_is_not_among_those_already_held() -> None:
    knowledge = knowing(DECK, DECK, DECK, DECK)
    knowledge.moved_unseen(DECK, HAND, ALL)
    knowledge.shown(OTHER, DECK)
    assert may_be(knowledge, OTHER) == {DECK}
    assert may_be(knowledge, AXE) == {DECK, HAND}
    deals = [deal(ALL, knowledge.zones, [3, 1], Rng(seed)) for seed in range(60)]
    assert {zones[HAND][0] for zones in deals} == {AXE, FRODO, FOURTH}


def test_a_card_shuffled_in_is_not_one_of_those_that_lie_face_down() -> None:
    knowledge = knowing(DECK, DECK, DECK, DECK)
    knowledge.moved_unseen(DECK, SLOT, ALL)
    knowledge.shown(AXE, DECK)
    knowledge.moved_unseen(DECK, SLOT, ALL)
    assert may_be(knowledge, AXE) == {DECK, SLOT}


def test_who_looked_at_the_top_card_knows_it_as_a_face_down_card_later() -> None:
    looker, other = knowing(DECK, DECK, DECK, DECK), knowing(DECK, DECK, DECK, DECK)
    looker.shown(AXE, TOP)
    other.moved_unseen(DECK, TOP, ALL)
    looker.shown(AXE, SLOT)
    other.moved_unseen(TOP, SLOT, ALL)
    assert may_be(looker, AXE) == {SLOT}
    assert may_be(other, AXE) == {DECK, TOP, SLOT}


def test_only_cards_with_the_back_that_was_seen_may_have_moved() -> None:
    strategy = [AXE, FRODO]
    knowledge = knowing(DECK, DECK, DECK, DECK)
    for card in (AXE, OTHER):
        knowledge.shown(card, HAND)
    knowledge.moved_unseen(DECK, HAND, strategy)
    knowledge.moved_unseen(HAND, PILE, strategy)
    assert may_be(knowledge, AXE) == {HAND, PILE}
    assert may_be(knowledge, FRODO) == {DECK, HAND, PILE}
    assert may_be(knowledge, OTHER) == {HAND}
    assert may_be(knowledge, FOURTH) == {DECK}


def test_a_guard_made_from_the_top_of_a_deck_is_known_to_nobody_not_even_the_decks_owner() -> None:
    owner, other = knowing(HAND, DECK, DECK, DECK), knowing(DECK, DECK, DECK, DECK)
    other.moved_unseen(DECK, HAND, ALL)
    for viewer in (owner, other):
        viewer.moved_unseen(DECK, SLOT, ALL)
    assert may_be(owner, FRODO) == {DECK, SLOT}
    assert may_be(owner, AXE) == {HAND}
    assert may_be(other, AXE) == {DECK, HAND, SLOT}
    for viewer in (owner, other):
        viewer.out(FRODO)
    assert may_be(owner, FRODO) == may_be(other, FRODO) == set()


def test_a_search_of_anothers_deck_tells_the_searcher_more_than_the_owner() -> None:
    searcher, owner, other = (knowing(DECK, DECK, DECK, DECK) for _ in range(3))
    searcher.shown(AXE, HAND)
    searcher.shown(FRODO, TOP)
    owner.shown(AXE, HAND)
    other.moved_unseen(DECK, HAND, ALL)
    for viewer in (owner, other):
        viewer.moved_unseen(DECK, TOP, ALL)
    assert (may_be(searcher, AXE), may_be(searcher, FRODO)) == ({HAND}, {TOP})
    assert (may_be(owner, AXE), may_be(owner, FRODO)) == ({HAND}, {DECK, TOP})
    assert may_be(other, AXE) == {DECK, HAND, TOP}


def test_cards_put_on_a_deck_in_view_of_all_are_known_in_their_order_until_a_shuffle() -> None:
    deck = LazyDeck((), (FRODO, FOURTH)).with_on_top(AXE).with_on_top(OTHER)
    assert deck.top == (OTHER, AXE)
    assert deck.shuffled_with(()).top == ()
    knowledge = knowing(TOP, DECK, TOP, DECK)
    knowledge.poured(TOP, DECK)
    assert may_be(knowledge, AXE) == may_be(knowledge, OTHER) == {DECK}


def test_a_card_that_lies_open_is_nowhere_hidden() -> None:
    knowledge = knowing(HAND, DECK, DECK, DECK)
    knowledge.out(AXE)
    assert knowledge.zones[AXE] == NOWHERE


def test_a_copy_of_knowledge_is_independent() -> None:
    knowledge = knowing(HAND, DECK, DECK, DECK)
    knowledge.clone().out(AXE)
    assert may_be(knowledge, AXE) == {HAND}
