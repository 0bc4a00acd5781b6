"""Units, moves, conflicts, removals, lost coins and fortresses (rules 59 to 69 and 82)."""

import pytest
from tests.duel.board import OTHER, PosedTable, position, turn
from tests.duel.expected import NEIGHBOURS, REGIONS

from westmarch.core.errors import IllegalWord

SIDES = ["fellowship", "sauron"]


def manoeuvring(
    card: str, mine: dict[str, int], foes: dict[str, int], side: str = "fellowship", **more: object
) -> PosedTable:
    """A side plays a purple card with units on the map."""
    me = {"coins": 5, "units": mine}
    foe = {"coins": 5, "units": foes}
    return turn(card, "c3-07", side=side, me=me, foe=foe, **more).say(f"play:{card}")


# Placement and conflict


@pytest.mark.parametrize("side", SIDES)
def test_units_placed_among_enemies_are_taken_back_one_for_one_until_one_side_has_none(side: str) -> None:
    """TC18, rule 60: three meet two, one stays; all the others return to their supplies."""
    table = turn("c3-12", "c3-07", side=side, me={"coins": 4}, foe={"units": {"rohan": 2}}).say("play:c3-12 rohan")
    assert table.side(side).units == {"rohan": 1}
    assert table.side(side).supply == 14
    assert table.side(OTHER[side]).units == {}
    assert table.side(OTHER[side]).supply == 15
    assert table.log("placed", "conflict") == [f"placed {side} 3 rohan", "conflict rohan 2"]


@pytest.mark.parametrize(("enemies", "mine", "theirs"), [(1, 2, 0), (2, 1, 0), (3, 0, 0), (4, 0, 1), (6, 0, 3)])
def test_a_conflict_leaves_the_difference(enemies: int, mine: int, theirs: int) -> None:
    """Rules 60 to 62."""
    table = turn("c3-12", "c3-07", me={"coins": 4}, foe={"units": {"rohan": enemies}}).say("play:c3-12 rohan")
    assert table.fellowship.units.get("rohan", 0) == mine
    assert table.sauron.units.get("rohan", 0) == theirs
    assert table.fellowship.supply == 15 - mine
    assert table.sauron.supply == 15 - theirs


def test_all_units_of_a_card_are_placed_before_the_conflict() -> None:
    """Rule 61: with two units left in the supply three cannot be had by way of the first ones that come back."""
    me = {"coins": 4, "units": {"arnor": 13}}
    table = turn("c3-12", "c3-07", me=me, foe={"units": {"rohan": 2}}).say("play:c3-12 rohan")
    assert table.fellowship.units == {"arnor": 13}
    assert table.fellowship.supply == 2
    assert table.sauron.units == {}


def test_units_join_ones_own_without_a_conflict() -> None:
    table = turn("c1-21", "c1-09", me={"units": {"arnor": 2}}).say("play:c1-21 arnor")
    assert table.fellowship.units == {"arnor": 3}
    assert table.log("conflict") == []


def test_enemies_in_other_regions_are_not_touched() -> None:
    table = turn("c1-21", "c1-09", foe={"units": {"lindon": 1, "mordor": 2}}).say("play:c1-21 arnor")
    assert table.sauron.units == {"lindon": 1, "mordor": 2}


@pytest.mark.parametrize("side", SIDES)
def test_an_enemy_fortress_causes_no_conflict_and_both_sides_are_present(side: str) -> None:
    """TC19, rule 63."""
    table = turn("c1-23", "c1-09", side=side, me={"coins": 1}, foe={"tiles": ["minas_tirith"]}).say("play:c1-23 gondor")
    assert table.side(side).units == {"gondor": 1}
    assert table.side(OTHER[side]).fortresses == ["gondor"]
    assert table.log("conflict") == []
    assert "gondor" in table.side(side).presence
    assert "gondor" in table.side(OTHER[side]).presence


def test_a_fortress_can_be_built_where_the_enemy_stands() -> None:
    """Rule 63."""
    table = turn("c3-07", "c3-06", me={"coins": 6}, foe={"units": {"mordor": 3}}, tiles=["barad_dur"])
    table.say("take:barad_dur")
    assert table.fellowship.fortresses == ["mordor"]
    assert table.sauron.units == {"mordor": 3}


def test_ones_own_fortress_does_not_fight_for_ones_units() -> None:
    """Rule 63: it takes no part in conflicts."""
    me = {"coins": 1}
    foe = {"units": {"gondor": 1}, "tiles": ["minas_tirith"]}
    table = turn("c1-23", "c1-09", me=me, foe=foe).say("play:c1-23 gondor")
    assert table.fellowship.units == table.sauron.units == {}
    assert table.sauron.fortresses == ["gondor"]


# Moves


def test_three_moves_as_in_the_rulebooks_example() -> None:
    """TC16: the first unit meets the enemy in Rohan, the second one walks through Rohan to Mordor."""
    table = position("three_moves.yaml").say("play:c3-18 enedwaith-rohan")
    assert (table.fellowship.units, table.sauron.units) == ({"enedwaith": 1}, {})
    assert (table.fellowship.supply, table.sauron.supply) == (14, 15)
    table.say("enedwaith-rohan rohan-mordor")
    assert (table.fellowship.units, table.sauron.units) == ({"mordor": 1}, {})
    assert table.active == "sauron"


@pytest.mark.parametrize("region", REGIONS)
def test_a_unit_moves_only_along_printed_connections(region: str) -> None:
    """TC17, rule 64."""
    table = manoeuvring("c3-18", {region: 1}, {})
    assert set(table.options("move")) == {f"{region}-{neighbour}" for neighbour in NEIGHBOURS[region]}
    for neighbour in NEIGHBOURS[region]:
        assert table.copy().say(f"{region}-{neighbour}").fellowship.units == {neighbour: 1}


@pytest.mark.parametrize("move", ["lindon-enedwaith", "rhovanion-mordor"])
def test_there_is_no_move_where_no_connection_is_printed(move: str) -> None:
    """TC17."""
    table = manoeuvring("c3-18", {"lindon": 1, "rhovanion": 1}, {})
    assert table.allows("lindon-arnor")
    assert table.allows("rhovanion-rohan")
    with pytest.raises(IllegalWord):
        table.say(move)


def test_moves_may_be_spread_over_several_units() -> None:
    """Rule 64."""
    table = manoeuvring("c3-18", {"arnor": 2, "mordor": 1}, {}).say("arnor-lindon mordor-gondor arnor-rhovanion")
    assert table.fellowship.units == {"lindon": 1, "gondor": 1, "rhovanion": 1}


def test_one_unit_may_make_all_moves_and_even_go_back() -> None:
    """Rule 64."""
    table = manoeuvring("c3-18", {"arnor": 1}, {}).say("arnor-lindon lindon-arnor arnor-enedwaith")
    assert table.fellowship.units == {"enedwaith": 1}


def test_enemy_units_are_not_ones_own_to_move() -> None:
    table = manoeuvring("c3-18", {"lindon": 1}, {"mordor": 2})
    assert set(table.options()) == {"lindon-arnor", "done"}


def test_each_move_is_finished_with_its_conflict_before_the_next() -> None:
    """Rule 64: two enemies in Rohan are worn down one after the other, the third unit passes."""
    table = manoeuvring("c3-18", {"enedwaith": 3}, {"rohan": 2})
    table.say("enedwaith-rohan")
    assert (table.fellowship.units, table.sauron.units) == ({"enedwaith": 2}, {"rohan": 1})
    table.say("enedwaith-rohan")
    assert (table.fellowship.units, table.sauron.units) == ({"enedwaith": 1}, {})
    table.say("enedwaith-rohan")
    assert table.fellowship.units == {"rohan": 1}


def test_moves_end_when_no_unit_is_left() -> None:
    table = manoeuvring("c3-18", {"enedwaith": 1}, {"rohan": 3}).say("enedwaith-rohan")
    assert table.active == "sauron"
    assert table.sauron.units == {"rohan": 2}


def test_moves_may_be_declined() -> None:
    """Rule 65, at any of them."""
    table = manoeuvring("c3-18", {"enedwaith": 1}, {})
    assert table.copy().say("done").active == "sauron"
    assert table.copy().say("enedwaith-rohan done").fellowship.units == {"rohan": 1}


def test_without_units_there_are_no_moves_to_ask_for() -> None:
    assert manoeuvring("c3-18", {}, {"mordor": 1}).active == "sauron"


def test_fortresses_do_not_move() -> None:
    table = turn("c3-18", "c3-07", me={"coins": 4, "tiles": ["bree"]}).say("play:c3-18")
    assert table.active == "sauron"
    assert table.fellowship.fortresses == ["arnor"]


def test_units_of_a_fortress_region_move_like_others() -> None:
    me = {"coins": 4, "tiles": ["bree"], "units": {"arnor": 1}}
    table = turn("c3-18", "c3-07", me=me).say("play:c3-18 arnor-lindon done")
    assert table.fellowship.presence == {"arnor", "lindon"}


# Removals


@pytest.mark.parametrize("side", SIDES)
def test_a_removed_unit_returns_to_its_owners_supply(side: str) -> None:
    """Rule 66: from any region."""
    table = manoeuvring("c3-22", {}, {"lindon": 2, "mordor": 1}, side)
    assert table.options() == ["remove:lindon", "remove:mordor"]
    table.say("remove:lindon")
    assert table.side(OTHER[side]).units == {"lindon": 1, "mordor": 1}
    assert table.side(OTHER[side]).supply == 13
    assert table.side(side).supply == 15


def test_without_an_enemy_unit_nothing_is_removed() -> None:
    """Rule 66."""
    table = manoeuvring("c3-23", {"arnor": 2}, {})
    assert table.active == "sauron"
    assert table.fellowship.units == {"arnor": 2}
    assert table.sauron.coins == 4


def test_a_removal_may_not_be_declined_where_an_enemy_unit_stands() -> None:
    """A ruling on rule 66."""
    table = manoeuvring("c3-23", {}, {"lindon": 2, "mordor": 2})
    assert set(table.options()) == {"remove:lindon", "remove:mordor"}
    table.say("remove:lindon")
    assert set(table.options()) == {"remove:lindon", "remove:mordor"}


def test_two_removals_may_hit_the_same_region() -> None:
    table = manoeuvring("c3-23", {}, {"lindon": 2, "mordor": 1}).say("remove:lindon remove:lindon")
    assert table.sauron.units == {"mordor": 1}


def test_a_single_target_is_removed_without_asking() -> None:
    table = manoeuvring("c3-23", {}, {"lindon": 1})
    assert table.sauron.units == {}
    assert table.active == "sauron"


def test_a_fortress_cannot_be_removed_as_a_unit() -> None:
    table = turn("c3-22", "c3-07", me={"coins": 4}, foe={"tiles": ["bree"]}).say("play:c3-22")
    assert table.active == "sauron"
    assert table.sauron.fortresses == ["arnor"]


# Lost coins


@pytest.mark.parametrize("side", SIDES)
def test_the_opponent_never_loses_more_coins_than_he_has(side: str) -> None:
    """TC32, rule 67."""
    table = turn("c3-22", "c3-07", side=side, me={"coins": 4}, foe={"coins": 1}).say("play:c3-22")
    assert table.side(OTHER[side]).coins == 0
    assert table.reserve == 30
    assert table.log("fined") == [f"fined {OTHER[side]} 1"]


def test_lost_coins_go_to_the_reserve_and_not_to_the_player() -> None:
    """Rule 67."""
    table = turn("c3-22", "c3-07", me={"coins": 4}, foe={"coins": 5}).say("play:c3-22")
    assert (table.fellowship.coins, table.sauron.coins, table.reserve) == (0, 3, 27)


# The order of manoeuvres


def test_the_player_mixes_moves_and_removals_in_any_order() -> None:
    """Rule 68: a removal between two moves."""
    table = manoeuvring("c3-19", {"enedwaith": 1}, {"rohan": 1, "mordor": 1})
    assert table.allows("enedwaith-gondor")
    assert table.allows("remove:rohan")
    table.say("enedwaith-gondor remove:mordor gondor-mordor")
    assert table.fellowship.units == {"mordor": 1}
    assert table.sauron.units == {"rohan": 1}


def test_the_opponents_coins_are_lost_first() -> None:
    """A ruling on rule 68."""
    table = manoeuvring("c3-21", {"enedwaith": 1}, {"rohan": 1, "mordor": 1})
    assert table.sauron.coins == 4
    assert table.prompt == "manoeuvre"


def test_moves_cannot_be_given_up_while_a_removal_is_due() -> None:
    """A ruling on rules 65 and 68: `done` gives up moves alone, so the removal comes before it."""
    table = manoeuvring("c3-19", {"enedwaith": 1}, {"rohan": 1, "mordor": 1})
    assert not table.allows("done")
    table.say("remove:rohan")
    assert table.allows("done")
    assert table.say("done").active == "sauron"


def test_a_removal_is_lost_when_the_moves_have_left_no_enemy() -> None:
    table = manoeuvring("c3-19", {"enedwaith": 2}, {"rohan": 1}).say("enedwaith-rohan")
    assert table.sauron.units == {}
    assert set(table.options()) == {
        "enedwaith-arnor",
        "enedwaith-rhovanion",
        "enedwaith-rohan",
        "enedwaith-gondor",
        "done",
    }


def test_with_the_setting_off_the_icons_are_carried_out_as_printed() -> None:
    """Rule 68 as a setting: c3-21 shows a removal, a lost coin, a move."""
    table = manoeuvring(
        "c3-21", {"enedwaith": 1}, {"rohan": 1, "mordor": 1}, options={"manoeuvres_in_any_order": False}
    )
    assert set(table.options()) == {"remove:rohan", "remove:mordor"}
    assert table.sauron.coins == 5
    table.say("remove:rohan")
    assert table.sauron.coins == 4
    assert table.allows("enedwaith-rohan")
    assert table.allows("done")


@pytest.mark.parametrize(
    ("card", "log"),
    [
        ("c3-18", ["moved", "moved", "moved"]),
        ("c3-19", ["removed", "moved", "moved"]),
        ("c3-20", ["fined", "moved", "moved"]),
        ("c3-21", ["removed", "fined", "moved"]),
        ("c3-22", ["removed", "fined"]),
        ("c3-23", ["removed", "removed", "fined"]),
    ],
)
def test_with_the_setting_off_every_purple_card_keeps_its_printed_order(card: str, log: list[str]) -> None:
    table = manoeuvring(card, {"lindon": 1}, {"gondor": 4}, options={"manoeuvres_in_any_order": False})
    while table.prompt != "turn":
        table.say(next(word for word in table.options() if word != "done"))
    assert [line.split()[0] for line in table.log("moved", "removed", "fined")] == log
