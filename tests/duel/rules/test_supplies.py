"""When coins, units, tiles or tokens run out (rules 54 and 81 to 85)."""

import pytest
from tests.duel.board import turn
from tests.duel.expected import PEOPLES, TILES

SIDES = ["fellowship", "sauron"]


@pytest.mark.parametrize("side", SIDES)
def test_only_what_the_reserve_still_holds_is_taken(side: str) -> None:
    """Rule 81: a yellow card of four coins when two are left."""
    table = turn("c2-09", "c2-08", side=side, me={"coins": 8}, foe={"coins": 20}).say("play:c2-09")
    assert table.side(side).coins == 10
    assert table.reserve == 0
    assert table.log("coins") == [f"coins {side} 2"]


def test_an_empty_reserve_gives_nothing() -> None:
    """Rule 81: discarding, the quest's coin and a chain's coins alike."""
    full = {"coins": 20}
    assert turn("c1-13", "c1-09", me={"coins": 10}, foe=full).say("discard:c1-13").fellowship.coins == 10
    assert turn("c1-13", "c1-09", me={"coins": 10, "quest": 2}, foe=full).say("play:c1-13").fellowship.coins == 10
    chained = {"coins": 10, "cards": ["c1-15"], "tokens": ["hobbits-3"]}
    assert turn("c2-11", "c2-09", me=chained, foe=full).say("play:c2-11").fellowship.coins == 10


def test_coins_paid_for_a_card_can_come_back_by_its_effect() -> None:
    """Rules 16 and 81: they are in the reserve by then."""
    table = turn("c3-01", "c3-07", me={"coins": 10}, foe={"coins": 20}).say("play:c3-01")
    assert table.fellowship.coins == 10
    assert table.reserve == 0


@pytest.mark.parametrize("side", SIDES)
def test_only_as_many_units_are_placed_as_the_supply_has(side: str) -> None:
    """TC33, rule 82."""
    me = {"coins": 4, "units": {"arnor": 14}}
    table = turn("c3-12", "c3-07", side=side, me=me).say("play:c3-12 rohan")
    assert table.side(side).units == {"arnor": 14, "rohan": 1}
    assert table.side(side).supply == 0
    assert table.log("placed") == [f"placed {side} 1 rohan"]


def test_the_question_names_the_units_that_can_really_be_placed() -> None:
    """Rule 82."""
    me = {"coins": 4, "units": {"arnor": 13}}
    assert turn("c3-12", "c3-07", me=me).say("play:c3-12").asks_about == ["2"]


def test_without_units_in_the_supply_the_placement_is_skipped() -> None:
    """Rule 82: units on the map may not be used for it."""
    table = turn("c3-12", "c3-07", me={"coins": 4, "units": {"arnor": 15}}).say("play:c3-12")
    assert table.fellowship.units == {"arnor": 15}
    assert table.active == "sauron"
    assert table.fellowship.cards == ["c3-12"]


def test_a_location_without_units_in_the_supply_still_builds_its_fortress() -> None:
    """Rule 82."""
    me = {"coins": 6, "units": {"arnor": 15}}
    table = turn("c3-07", "c3-06", me=me, tiles=["helms_deep"]).say("take:helms_deep")
    assert table.fellowship.fortresses == ["rohan"]
    assert table.fellowship.units == {"arnor": 15}


def test_fifteen_units_can_stand_in_one_region() -> None:
    table = turn("c2-23", "c2-09", me={"coins": 3, "units": {"arnor": 13}}).say("play:c2-23 arnor")
    assert table.fellowship.units == {"arnor": 15}
    assert table.fellowship.supply == 0


def test_units_that_come_back_can_be_placed_again() -> None:
    me = {"units": {"arnor": 14}}
    table = turn("c1-21", "c1-22", me=me, foe={"units": {"lindon": 1}}, extra_turns=1)
    table.say("play:c1-21 lindon play:c1-22 enedwaith")
    assert table.fellowship.units == {"arnor": 14, "enedwaith": 1}


def test_all_seven_fortresses_can_be_built() -> None:
    """Rules 36 and 83: the seventh wins by presence everywhere."""
    tiles = list(TILES)
    table = turn("c3-07", "c3-06", me={"coins": 12, "tiles": tiles[:-1]}, tiles=[tiles[-1]])
    assert table.price("barad_dur") == 12
    assert table.say("take:barad_dur").result == ("fellowship", "conquest")


def test_grey_havens_with_every_stack_empty_is_a_fortress_alone() -> None:
    """Rule 85."""
    tokens = [f"{people}-{n}" for people in PEOPLES for n in (1, 2, 3)]
    mine = [token for token in tokens if token.startswith(("elves", "men"))]
    theirs = [token for token in tokens if token not in mine]
    table = turn("c3-07", "c3-06", me={"coins": 6, "tokens": mine}, foe={"tokens": theirs}, tiles=["grey_havens"])
    table.say("take:grey_havens")
    assert table.active == "sauron"
    assert table.fellowship.fortresses == ["lindon"]
