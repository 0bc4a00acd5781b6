"""What cards and locations cost: coins, skills, missing symbols, choice cards, the wild skill, chains (rules 16 to 27)."""

import itertools

import pytest
from tests.duel.board import OTHER, beside, turn
from tests.duel.expected import CARD, CARDS, TILES, Card, skilled
from tests.duel.referee import SKILLS, fewest_missing, uncovered

from westmarch.games.duel.components import CARD_CHOICE, CARD_IDS, CARD_ROOM, CARD_SKILLS, TILE_NEEDS
from westmarch.games.duel.rules.payment import card_price, missing_symbols, tile_price
from westmarch.games.duel.setup import bare_side
from westmarch.games.duel.state import Side

# Rules


def test_a_printed_coin_goes_to_the_reserve() -> None:
    """Rule 16."""
    table = turn("c1-14", "c1-09", me={"coins": 3}).say("play:c1-14")
    assert table.fellowship.coins == 2
    assert table.reserve == 28


def test_a_card_without_a_price_is_free() -> None:
    """Rule 19."""
    table = turn("c1-13", "c1-09", me={"coins": 0})
    assert table.price("c1-13") == 0
    assert table.say("play:c1-13").fellowship.coins == 0


def test_owned_symbols_pay_and_are_not_spent() -> None:
    """Rule 17: the same symbol pays turn after turn."""
    table = turn("c1-17", "c1-19", me={"cards": ["c1-08"]}, side="sauron", extra_turns=1)
    table.say("play:c1-17")
    assert table.active == "sauron"
    table.say("play:c1-19")
    assert table.sauron.cards == ["c1-08", "c1-17", "c1-19"]
    assert table.sauron.skills == {"knowledge": 1}


def test_a_symbol_pays_for_one_symbol_only() -> None:
    """Rule 17: one strength is not two."""
    table = turn("c2-14", "c2-09", me={"cards": ["c1-03", "c1-08"], "coins": 5})
    assert table.price("c2-14") == 1
    assert turn("c2-14", "c2-09", me={"cards": ["c1-03", "c1-04", "c1-08"]}).price("c2-14") == 0


@pytest.mark.parametrize("coins", range(7))
def test_each_missing_symbol_costs_a_coin_without_limit(coins: int) -> None:
    """Rule 18: c3-13 asks for five symbols; a side that has none can buy them all."""
    table = turn("c3-13", "c3-07", me={"coins": coins})
    assert table.price("c3-13") == 5
    assert table.allows("play:c3-13") == (coins >= 5)


def test_skills_are_bought_one_by_one_as_needed() -> None:
    table = turn("c3-13", "c3-07", me={"coins": 3, "cards": ["c1-01", "c1-08"]}).say("play:c3-13")
    assert table.fellowship.coins == 0
    assert table.log("played") == ["played fellowship c3-13 3"]


def test_too_few_coins_for_the_missing_symbols_forbid_the_card() -> None:
    """TC06: c2-21 asks for three ruse; with one of them and a single coin it cannot be played."""
    table = turn("c2-21", "c2-09", me={"cards": ["c1-01"], "coins": 1})
    assert table.price("c2-21") == 2
    assert not table.allows("play:c2-21")
    assert table.allows("discard:c2-21")


def test_surplus_skills_pay_for_nothing_else() -> None:
    table = turn("c2-21", "c2-09", me={"cards": ["c1-03", "c1-04", "c2-04"], "coins": 9})
    assert table.price("c2-21") == 3


def test_a_choice_card_gives_only_one_of_its_symbols_a_turn() -> None:
    """TC07, rule 20: strength is owned, c2-07 covers ruse or courage, the third symbol costs a coin."""
    table = turn("c2-22", "c2-09", me={"cards": ["c1-03", "c2-07"], "coins": 5})
    assert table.price("c2-22") == 1
    assert table.say("play:c2-22 rohan").fellowship.coins == 4


def test_a_choice_card_is_used_where_it_saves_a_coin() -> None:
    """Rule 20: with ruse and strength owned the choice card becomes courage."""
    table = turn("c2-22", "c2-09", me={"cards": ["c1-01", "c1-03", "c2-07"]})
    assert table.price("c2-22") == 0


def test_a_choice_card_may_give_another_symbol_in_the_next_turn() -> None:
    """Rules 20 and 22: c2-07 stands for courage, then in the extra turn for strength."""
    table = turn("c2-12", "c2-10", me={"cards": ["c1-01", "c1-03", "c2-07"]}, extra_turns=1)
    table.say("play:c2-12")
    table.say("play:c2-10")
    assert table.fellowship.coins == 0
    assert table.fellowship.quest == 2


def test_a_choice_card_does_not_give_skills_that_it_does_not_show() -> None:
    assert turn("c2-15", "c2-09", me={"cards": ["c2-06"], "coins": 9}).price("c2-15") == 2
    assert turn("c2-15", "c2-09", me={"cards": ["c2-07"], "coins": 9}).price("c2-15") == 2
    assert turn("c2-21", "c2-09", me={"cards": ["c2-06"], "coins": 9}).price("c2-21") == 3


def test_both_choice_cards_and_the_wild_skill_work_together() -> None:
    me = {"cards": ["c2-06", "c2-07"], "tokens": ["elves-3"], "coins": 9}
    assert turn("c2-15", "c2-09", me=me).price("c2-15") == 0
    assert turn("c3-17", "c3-07", me=me).price("c3-17") == 2


def test_coins_that_a_card_brings_cannot_pay_for_it() -> None:
    """Rule 21: c3-01 brings five coins and costs three."""
    table = turn("c3-01", "c3-07", me={"coins": 2})
    assert table.price("c3-01") == 3
    assert not table.allows("play:c3-01")


def test_printed_coins_and_missing_symbols_add_up() -> None:
    assert turn("c2-07", "c2-09").price("c2-07") == 3
    assert turn("c2-07", "c2-09", me={"cards": ["c1-07"]}).price("c2-07") == 2


def test_the_opponents_skills_are_of_no_use() -> None:
    assert turn("c1-17", "c1-09", foe={"cards": ["c1-08"]}).price("c1-17") == 1


def test_a_card_pays_for_others_from_the_next_turn_on() -> None:
    table = turn("c1-01", "c1-23", extra_turns=1)
    assert table.price("c1-23") == 1
    table.say("play:c1-01")
    assert table.price("c1-23") == 0
    assert table.allows("play:c1-23")


# Chains


def test_a_card_is_free_through_its_chain() -> None:
    """TC03, the rulebook's example with the helmet: c1-22 was played for nothing and now frees c2-19."""
    table = turn("c2-19", "c2-09", me={"cards": ["c1-22"], "coins": 0})
    assert table.bill("c2-19").chain
    table.say("play:c2-19 lindon")
    assert table.log("chained", "played") == ["chained fellowship c2-19"]
    assert table.fellowship.coins == 0
    assert table.fellowship.units == {"lindon": 2}


def test_without_the_symbol_the_card_is_played_for_its_price() -> None:
    """TC04, rule 24: one strength owned, two symbols bought."""
    table = turn("c2-19", "c2-09", me={"cards": ["c1-03"], "coins": 2})
    table.say("play:c2-19 enedwaith")
    assert table.log("chained", "played") == ["played fellowship c2-19 2"]
    assert table.fellowship.coins == 0


def test_without_the_symbol_and_the_coins_the_card_cannot_be_played() -> None:
    table = turn("c2-19", "c2-09", me={"cards": ["c1-03"], "coins": 1})
    assert not table.allows("play:c2-19")


def test_a_chain_waives_a_printed_coin_too() -> None:
    """TC05, rule 23: c2-11 costs a coin, the backpack of c1-15 makes it free."""
    table = turn("c2-11", "c2-09", me={"cards": ["c1-15"], "coins": 0}).say("play:c2-11")
    assert table.log("chained") == ["chained fellowship c2-11"]
    assert table.fellowship.quest == 1


def test_a_side_with_the_symbol_always_plays_free_even_if_it_could_pay() -> None:
    """Rule 23 and its ruling."""
    table = turn("c2-19", "c2-09", me={"cards": ["c1-22", "c1-03"], "coins": 9}).say("play:c2-19 lindon")
    assert table.fellowship.coins == 9
    assert table.log("chained") == ["chained fellowship c2-19"]


def test_the_opponents_chain_symbol_does_not_help() -> None:
    table = turn("c2-19", "c2-09", foe={"cards": ["c1-22"]})
    assert not table.allows("play:c2-19")


def test_a_chain_symbol_is_not_used_up() -> None:
    """Rule 25."""
    table = turn("c2-19", "c2-09", me={"cards": ["c1-22"]}).say("play:c2-19 lindon")
    assert table.fellowship.chains == ["helmet", "armor"]


def test_a_chain_symbol_of_the_first_chapter_works_in_the_third() -> None:
    """Rule 25: the fish."""
    table = turn("c3-04", "c3-07", me={"cards": ["c1-14"]}).say("play:c3-04")
    assert table.log("chained") == ["chained fellowship c3-04"]


def test_chains_do_not_apply_to_locations() -> None:
    """Rule 26: every chain symbol in play, and a location costs its six symbols."""
    givers = [card.id for card in CARDS if card.gives and card.chapter < 3]
    table = turn("c3-07", "c3-06", me={"cards": givers}, tiles=["erebor"])
    assert table.price("erebor") == 6


@pytest.mark.parametrize("taker", [card for card in CARDS if card.freed_by], ids=lambda card: card.id)
@pytest.mark.parametrize("side", ["fellowship", "sauron"])
def test_every_chain_frees_its_card_and_only_for_the_side_that_has_it(taker: Card, side: str) -> None:
    giver = next(card.id for card in CARDS if card.gives == taker.freed_by)
    free = turn(taker.id, beside(taker.id), side=side, me={"cards": [giver]})
    assert free.price(taker.id) == 0
    assert free.allows(f"play:{taker.id}")
    assert (
        turn(taker.id, beside(taker.id), side=OTHER[side], foe={"cards": [giver]}).price(taker.id) == taker.full_price
    )


# Each card's and each location's price


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_every_card_costs_its_coins_and_a_coin_for_each_symbol_of_which_none_is_owned(card: Card) -> None:
    enough = turn(card.id, beside(card.id), me={"coins": card.full_price})
    assert enough.price(card.id) == card.full_price
    assert enough.allows(f"play:{card.id}")
    if card.full_price:
        assert not turn(card.id, beside(card.id), me={"coins": card.full_price - 1}).allows(f"play:{card.id}")


@pytest.mark.parametrize("card", [card for card in CARDS if card.needs], ids=lambda card: card.id)
def test_every_card_costs_only_its_coins_when_all_its_symbols_are_owned(card: Card) -> None:
    cards = [name for name in skilled(*card.needs) if CARD[name].chapter <= card.chapter]
    assert turn(card.id, me={"cards": cards}).price(card.id) == card.coins


@pytest.mark.parametrize("tile", TILES)
def test_every_location_costs_a_coin_for_each_of_its_symbols_that_is_missing(tile: str) -> None:
    needs = TILES[tile][1].split()
    assert turn("c3-07", "c3-06", tiles=[tile]).price(tile) == 6
    assert turn("c3-07", "c3-06", me={"cards": skilled(*needs)}, tiles=[tile]).price(tile) == 0
    for skill in set(needs):
        fewer = [name for name in skilled(*needs) if skill not in CARD[name].does]
        table = turn("c3-07", "c3-06", me={"cards": fewer, "coins": 6}, tiles=[tile])
        assert table.price(tile) == needs.count(skill)


# The cheapest payment, found by trying everything


ALL_GREY = [card for card in CARDS if card.colour == "grey"]
# Grey cards that are alike give the same payments: how many of each kind a side may have.
KINDS = [["c1-01", "c1-02"], ["c2-03"], ["c1-03", "c1-04"], ["c2-04"], ["c1-05", "c1-06"], ["c2-05"]]
KINDS += [["c1-07", "c2-01"], ["c1-08", "c2-02"], ["c2-06"], ["c2-07"]]


def side_with(cards: list[str], wild: bool) -> Side:
    """A side with these grey cards in play."""
    side = bare_side()
    for name in cards:
        side.skills += CARD_SKILLS[CARD_IDS.index(name)]
        side.choices |= CARD_CHOICE[CARD_IDS.index(name)]
    side.tokens = 1 << 2 if wild else 0
    return side


def hands() -> list[list[str]]:
    """Every set of grey cards that differs in what it gives."""
    ranges = [range(len(kind) + 1) for kind in KINDS]
    return [
        [name for kind, count in zip(KINDS, counts, strict=True) for name in kind[:count]]
        for counts in itertools.product(*ranges)
    ]


@pytest.mark.parametrize("wild", [False, True], ids=["", "wild"])
def test_the_cheapest_payment_is_found_for_every_set_of_grey_cards(wild: bool) -> None:
    """Rules 17, 18 and 20: against trying everything, for every cost in the box."""
    costs = sorted({card.needs for card in CARDS} | {tuple(needs.split()) for _, needs in TILES.values()})
    packed = {cost: sum(1 << 4 * SKILLS.index(skill) for skill in cost) for cost in costs}
    for hand in hands():
        side = side_with(hand, wild)
        owned = [skill for name in hand if "/" not in CARD[name].does for skill in CARD[name].does.split()]
        choices = tuple(tuple(CARD[name].does.split(" / ")) for name in hand if "/" in CARD[name].does)
        for cost in costs:
            fewest = fewest_missing(uncovered(cost, owned), choices, wild)
            assert missing_symbols(side, packed[cost]) == fewest, (hand, cost)


def test_no_skill_is_on_both_choice_cards() -> None:
    """Why no general matching is needed to find the cheapest payment."""
    shown = [set(card.does.split(" / ")) for card in ALL_GREY if "/" in card.does]
    assert len(shown) == 2
    assert not shown[0] & shown[1]


def test_prices_never_rise_with_another_grey_card() -> None:
    for hand in hands()[::7]:
        side = side_with(hand, wild=False)
        richer = side_with([*hand, *[kind[-1] for kind in KINDS if kind[-1] not in hand]], wild=False)
        assert all(card_price(richer, card) <= card_price(side, card) for card in range(CARD_ROOM))
        assert all(tile_price(richer, tile) <= tile_price(side, tile) for tile in range(len(TILE_NEEDS)))


@pytest.mark.parametrize(("run_out", "coins"), [(True, 20), (False, 21)])
def test_whether_the_coins_run_out_is_a_setting(run_out: bool, coins: int) -> None:
    """Rule 81."""
    table = turn("c1-01", "c1-23", me={"coins": 20}, foe={"coins": 10}, options={"coins_run_out": run_out})
    assert table.say("discard:c1-01").fellowship.coins == coins
    assert table.view(0).reserve == 0
