"""How a game ends: three immediate victories, presence after chapter 3, shared victory (rules 77 to 80)."""

import pytest
from tests.duel.board import OTHER, PosedTable, position, turn
from tests.duel.expected import REGIONS

SIDES = ["fellowship", "sauron"]


def everywhere_but(*regions: str) -> dict[str, int]:
    """A unit in every other region."""
    return dict.fromkeys([region for region in REGIONS if region not in regions], 1)


# Conquest


@pytest.mark.parametrize("side", SIDES)
def test_presence_in_all_seven_regions_wins_at_once(side: str) -> None:
    """TC24, rule 77: two units enter Mordor, meet one enemy, and one stays."""
    me = {"coins": 3, "units": everywhere_but("mordor")}
    table = turn("c2-20", "c2-09", side=side, me=me, foe={"units": {"mordor": 1}}).say("play:c2-20 mordor")
    assert table.result == (side, "conquest")
    assert table.side(side).units["mordor"] == 1
    assert table.options() == []
    assert table.log("victory") == [f"victory {side} conquest"]


def test_the_victory_is_checked_after_the_conflict() -> None:
    """TC25, rule 78: two meet two in Mordor, and nobody is left there."""
    me = {"coins": 3, "units": everywhere_but("mordor")}
    table = turn("c2-20", "c2-09", me=me, foe={"units": {"mordor": 2}}).say("play:c2-20 mordor")
    assert not table.over
    assert "mordor" not in table.fellowship.presence
    assert table.active == "sauron"


def test_fortresses_and_units_count_together() -> None:
    """Rule 77."""
    me = {"coins": 1, "units": everywhere_but("mordor", "arnor", "gondor"), "tiles": ["bree", "barad_dur"]}
    table = turn("c1-23", "c1-09", me=me, foe={"units": {"mordor": 5}}).say("play:c1-23 gondor")
    assert table.result == ("fellowship", "conquest")


def test_a_region_counts_though_the_enemy_is_there_too() -> None:
    """Rule 77: an enemy fortress does not matter."""
    me = {"units": everywhere_but("lindon")}
    table = turn("c1-21", "c1-09", me=me, foe={"tiles": ["grey_havens", "barad_dur"]}).say("play:c1-21 lindon")
    assert table.result == ("fellowship", "conquest")


def test_a_fortress_can_complete_the_conquest_before_the_rest_of_its_location() -> None:
    """Rules 33 and 78: Erebor's coins never come."""
    me = {"coins": 6, "units": everywhere_but("rhovanion")}
    table = turn("c3-07", "c3-06", me=me, tiles=["erebor"]).say("take:erebor")
    assert table.result == ("fellowship", "conquest")
    assert table.fellowship.coins == 0


def test_a_move_can_complete_the_conquest_and_the_other_moves_are_not_made() -> None:
    """Rule 78: the game stops in the middle of an effect."""
    me = {"coins": 4, "units": {**everywhere_but("lindon"), "arnor": 2}}
    table = turn("c3-18", "c3-07", me=me).say("play:c3-18 arnor-lindon")
    assert table.result == ("fellowship", "conquest")
    assert table.over


def test_leaving_a_region_for_another_completes_nothing() -> None:
    me = {"coins": 4, "units": everywhere_but("lindon")}
    table = turn("c3-18", "c3-07", me=me).say("play:c3-18 arnor-lindon done")
    assert not table.over


def test_the_bonus_unit_of_the_quest_can_complete_the_conquest() -> None:
    table = turn("c1-13", "c1-09", me={"quest": 5, "units": everywhere_but("lindon")}).say("play:c1-13 lindon")
    assert table.result == ("fellowship", "conquest")


def test_the_removal_of_enemy_units_makes_nobody_present() -> None:
    """Rule 79."""
    me = {"coins": 4, "units": everywhere_but("mordor")}
    table = turn("c3-22", "c3-07", me=me, foe={"units": {"mordor": 1}}).say("play:c3-22")
    assert not table.over
    assert table.active == "sauron"


def test_six_regions_are_not_enough() -> None:
    table = turn("c1-21", "c1-09", me={"units": everywhere_but("lindon")}).say("play:c1-21 arnor")
    assert not table.over


# In the middle of things


def test_a_victory_stops_the_effects_that_would_follow() -> None:
    """Rule 78: the quest is won by men-1's step, and elves-1 grants no turn any more."""
    me = {"quest": 13, "tokens": ["men-1", "elves-1"]}
    table = turn("c2-09", "c2-08", me=me).say("play:c2-09")
    assert table.result == ("fellowship", "quest")
    assert table.log("extra_turn") == []


def test_a_victory_with_the_last_card_of_a_chapter_ends_the_game_before_the_next() -> None:
    table = turn("c1-13", me={"quest": 13}).say("play:c1-13")
    assert table.result == ("fellowship", "quest")
    assert table.log("chapter") == []


def test_an_immediate_victory_comes_before_the_comparison_of_presence() -> None:
    """Rule 80: the last card of the game wins the quest for the side with less presence."""
    table = turn("c3-07", me={"coins": 3, "quest": 11}, foe={"units": {"mordor": 5, "rohan": 2}}).say("play:c3-07")
    assert table.result == ("fellowship", "quest")


def test_nothing_can_be_said_after_the_end() -> None:
    table = turn("c1-13", "c1-09", me={"quest": 13}).say("play:c1-13")
    assert table.over
    assert table.options() == []
    assert table.state.seat == -1


# The end of chapter 3


def last_turn(fellowship: dict[str, object], sauron: dict[str, object]) -> PosedTable:
    """The last card of the game is discarded."""
    return turn("c3-07", me=fellowship, foe=sauron).say("discard:c3-07")


def test_after_chapter_three_the_side_present_in_more_regions_wins() -> None:
    """Rule 80."""
    table = last_turn({"units": {"arnor": 9}}, {"units": {"mordor": 1, "rohan": 1}})
    assert table.result == ("sauron", "presence")
    table = last_turn({"units": {"arnor": 1}, "tiles": ["erebor", "isengard"]}, {"units": {"mordor": 1, "rohan": 1}})
    assert table.result == ("fellowship", "presence")


def test_equal_presence_is_a_shared_victory() -> None:
    """TC26, rule 80."""
    table = position("four_regions_each.yaml").say("discard:c3-07")
    assert len(table.fellowship.presence) == len(table.sauron.presence) == 4
    assert table.result == ("shared", "presence")
    assert table.log("shared") == ["shared 4"]


def test_a_region_with_unit_and_fortress_counts_once() -> None:
    table = last_turn({"units": {"arnor": 3}, "tiles": ["bree"]}, {"units": {"mordor": 1, "rohan": 1}})
    assert table.fellowship.regions == 1
    assert table.result == ("sauron", "presence")


def test_a_region_where_both_are_present_counts_for_both() -> None:
    """Rule 63."""
    table = last_turn({"units": {"gondor": 1}}, {"tiles": ["minas_tirith"]})
    assert table.result == ("shared", "presence")


def test_nobody_present_anywhere_is_shared_too() -> None:
    assert last_turn({}, {}).result == ("shared", "presence")


def test_coins_quest_and_peoples_do_not_break_a_tie() -> None:
    fellowship = {"units": {"arnor": 1}, "coins": 20, "quest": 13, "cards": ["c1-17", "c1-18"]}
    assert last_turn(fellowship, {"units": {"mordor": 1}}).result == ("shared", "presence")


def test_the_last_card_still_has_its_effect_before_the_comparison() -> None:
    """Rule 74."""
    table = turn("c3-12", me={"coins": 4}, foe={"units": {"mordor": 1}}).say("play:c3-12 rohan")
    assert table.result == ("shared", "presence")


# Results


@pytest.mark.parametrize(
    ("fellowship", "sauron", "returns"),
    [
        ({"units": {"arnor": 1}}, {}, [1.0, -1.0]),
        ({}, {"units": {"mordor": 1}}, [-1.0, 1.0]),
        ({}, {}, [0.0, 0.0]),
    ],
)
def test_a_shared_victory_returns_nothing_to_either_side(
    fellowship: dict[str, object], sauron: dict[str, object], returns: list[float]
) -> None:
    """A ruling: in a zero-sum game it is worth 0."""
    assert last_turn(fellowship, sauron).state.returns() == returns


@pytest.mark.parametrize("side", SIDES)
def test_only_the_side_whose_turn_it_is_can_win_at_once(side: str) -> None:
    """Rule 79: the opponent's presence, steps and peoples never grow by what a side does."""
    foe = {"units": everywhere_but("lindon"), "quest": 13}
    table = turn("c1-21", "c1-09", side=side, me={}, foe=foe).say("play:c1-21 lindon")
    assert not table.over
    assert table.side(OTHER[side]).presence == set(REGIONS) - {"lindon"}
