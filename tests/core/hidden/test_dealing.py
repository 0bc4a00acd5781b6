"""Deals that are fair within what is known."""

from collections import Counter
from itertools import permutations

import pytest

from westmarch.core.hidden.dealing import Dealer, deal
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


def test_who_deals_again_deals_as_if_for_the_first_time() -> None:
    cards, allowed, sizes = list(range(6)), [0b001, 0b111, 0b111, 0b011, 0b110, 0b111], [2, 2, 2]
    dealer = Dealer(cards, allowed, sizes)
    again, anew = Rng(3), Rng(3)
    for _ in range(20):
        assert dealer.deal(again) == deal(cards, allowed, sizes, anew)


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
