"""Politics, recruiting, movement (rules 5-10, 71-85)."""

from typing import Any

import pytest
from tests.wotr_board.board import AT_WAR, FREE, SHADOW, WarTable, dice, fp, pose, sh

from westmarch.games.wotr_board.map import NO_SIDE, REGION_IDS
from westmarch.games.wotr_board.rules.war.battle import strength

GONDOR_AT_WAR = {"gondor": {"steps_to_war": 0, "active": True}}


def free_turn(face: str, **position: Any) -> WarTable:
    """The Free Peoples have one die and are asked what for."""
    return pose(dice=dice({face: 1}), **position)


def shadow_turn(face: str, **position: Any) -> WarTable:
    """The Shadow has one die and is asked what for."""
    return pose(dice=dice({"event": 1}, {face: 1}), side="shadow", **position)


# Politics


def test_a_passive_nation_stops_one_step_before_war() -> None:
    table = free_turn("muster", nations={"north": {"steps_to_war": 1}})
    table.say("diplomacy")
    assert "north" not in table.options()
    table = free_turn("muster", nations={"north": {"steps_to_war": 1, "active": True}})
    table.say("diplomacy north")
    assert table.steps_to_war("north") == 0


def test_an_attack_on_osgiliath_wakes_gondor_and_entering_it_does_no_more() -> None:
    table = shadow_turn(
        "army",
        nations={"sauron": {"steps_to_war": 0}},
        armies={"south-ithilien": sh(sauron_regular=5), "osgiliath": fp(gondor_regular=1)},
    )
    table.say("attack all")
    assert table.active("gondor")
    assert table.steps_to_war("gondor") == 1


def test_an_army_that_enters_a_nations_land_wakes_it() -> None:
    nations = {"sauron": {"steps_to_war": 0}}
    table = shadow_turn("army", nations=nations, armies={"osgiliath": sh(sauron_regular=1)})
    table.say("march pelargir")
    assert table.active("gondor")
    assert table.control("pelargir") == "shadow"
    assert table.steps_to_war("gondor") == 1  # for the capture
    assert table.state.points(SHADOW) == 1


def test_a_companion_wakes_his_nation_where_he_ends_a_move() -> None:
    table = free_turn("character", characters={"boromir": "osgiliath"})
    table.say("move_companions boromir minas-tirith")
    assert table.active("gondor")
    table = free_turn("character", characters={"boromir": "westemnet"})
    table.say("move_companions boromir edoras")
    assert not table.active("rohan")


def test_boromir_at_home_advances_gondor_with_any_die_even_besieged() -> None:
    siege = {"minas-tirith": {**fp(gondor_regular=1), **sh(sauron_regular=3)}}
    table = free_turn("event", characters={"boromir": "minas-tirith"}, armies=siege)
    table.say("use:boromir")
    assert table.steps_to_war("gondor") == 1


# Movement


def test_a_nation_not_at_war_keeps_to_its_land() -> None:
    table = free_turn("army_muster", armies={"folde": fp(rohan_regular=1)})
    table.say("march")
    assert "edoras" in table.options()
    assert "druadan-forest" not in table.options()


def test_a_mixed_army_leaves_those_behind_who_are_not_at_war() -> None:
    armies = {"folde": fp(rohan_regular=2, elves_elite=1)}
    table = free_turn("army_muster", nations={"elves": {"steps_to_war": 0}}, armies=armies)
    table.say("march druadan-forest")
    assert table.army(FREE, "druadan-forest") == {"elves-elite": 1}
    assert table.army(FREE, "folde") == {"rohan-regular": 2}


def test_two_armies_move_but_no_figure_twice() -> None:
    armies = {"folde": fp(rohan_regular=1), "edoras": fp(rohan_regular=1)}
    table = free_turn("army_muster", armies=armies)
    table.say("march folde edoras")
    assert table.prompt == "march_from"
    table.say("edoras westemnet")
    assert table.army(FREE, "edoras") == {"rohan-regular": 1}
    assert table.army(FREE, "westemnet") == {"rohan-regular": 1}


def test_an_army_may_be_split_but_leaders_never_stay_alone() -> None:
    table = free_turn("army_muster", armies={"dale": fp(north_regular=2, north_leader=1)})
    table.say("march old-forest-road part")
    assert table.options() == ["1", "2"]
    split = table.copy().say("1 1")
    assert split.army(FREE, "dale") == {"north-regular": 1}
    whole = table.say("2")
    assert whole.army(FREE, "old-forest-road") == {"north-regular": 2, "north-leader": 1}


def test_a_character_die_moves_one_army_with_a_leader() -> None:
    armies = {"dale": fp(north_regular=2, north_leader=1), "bree": fp(north_regular=1)}
    table = free_turn("character", armies=armies)
    table.say("march old-forest-road part 1")
    assert table.army(FREE, "old-forest-road") == {"north-regular": 1, "north-leader": 1}
    assert "march" not in free_turn("character", armies={"bree": fp(north_regular=1)}).options()


def test_units_beyond_ten_return_to_the_reinforcements() -> None:
    armies = {"nurn": sh(sauron_regular=7), "gorgoroth": sh(sauron_regular=5)}
    table = shadow_turn("army", armies=armies)
    before = table.reserve("sauron-regular")
    table.say("march nurn all done")
    assert table.army(SHADOW, "gorgoroth") == {"sauron-regular": 10}
    assert table.reserve("sauron-regular") == before + 2


def test_besieged_units_stay_and_are_cut_to_five() -> None:
    siege = {"minas-tirith": {**fp(gondor_regular=8), **sh(sauron_regular=3)}}
    table = free_turn("army_muster", armies=siege, nations=GONDOR_AT_WAR)
    assert table.army(FREE, "minas-tirith") == {"gondor-regular": 5}
    assert table.reserve("gondor-regular") == 10
    assert "march" not in table.options()


def test_nazgul_fly_anywhere_but_alone_into_a_free_stronghold() -> None:
    table = shadow_turn("character", armies={"nurn": sh(nazgul=2)})
    table.say("move_minions nurn 1")
    assert "the-shire" in table.options()
    assert "minas-tirith" not in table.options()
    table.say("the-shire")
    assert table.options() == ["done", "nurn"]


def test_companions_halt_at_enemy_strongholds_and_keep_out_of_sieges() -> None:
    siege = {"minas-tirith": {**fp(gondor_regular=1), **sh(sauron_regular=3)}}
    table = free_turn("character", characters={"boromir": "lossarnach", "gimli": "hollin"}, armies=siege)
    table.say("move_companions gimli")
    assert "dimrill-dale" not in table.options()
    table.say("moria boromir")
    assert "minas-tirith" not in table.options()
    assert "osgiliath" in table.options()
    table.say("osgiliath")
    assert table.place("boromir") == "osgiliath"


# Recruiting


def test_a_muster_die_brings_an_elite_or_two_others_to_different_settlements() -> None:
    armies = {"minas-tirith": fp(gondor_regular=1), "pelargir": fp(gondor_regular=1)}
    table = free_turn("muster", nations=GONDOR_AT_WAR, armies=armies)
    table.say("recruit gondor-regular minas-tirith gondor-leader")
    assert table.army(FREE, "pelargir") == {"gondor-regular": 1, "gondor-leader": 1}  # not again in Minas Tirith
    table = free_turn("muster", nations=GONDOR_AT_WAR, armies=armies)
    table.say("recruit gondor-elite dol-amroth")
    assert table.army(FREE, "dol-amroth") == {"gondor-elite": 1}
    assert table.prompt != "recruit_figure"


def test_no_die_recruits_in_a_siege_or_for_a_nation_at_peace() -> None:
    siege = {"minas-tirith": {**fp(gondor_regular=1), **sh(sauron_regular=3)}}
    table = free_turn("muster", nations=GONDOR_AT_WAR, armies=siege)
    table.say("recruit gondor-elite")
    assert "minas-tirith" not in table.options()
    assert "recruit" not in free_turn("muster").options()


def test_nazgul_come_to_strongholds_of_sauron() -> None:
    table = shadow_turn("muster", nations=AT_WAR, armies={})
    table.say("recruit nazgul")
    assert table.options() == [
        "barad-dur", "dol-guldur", "minas-morgul", "morannon", "moria", "mount-gundabad",
    ]  # fmt: skip


@pytest.mark.parametrize("face", ["event", "character"])
def test_only_a_muster_result_recruits(face: str) -> None:
    assert "recruit" not in free_turn(face, nations=AT_WAR).options()


# Who leads the part that goes (rules 24 and 80)

ONLY_AN_ELITE_LEADS: dict[str, Any] = {
    "side": "shadow",
    "dice": dice({"event": 1}, {"character": 1}),
    "nations": {"isengard": {"steps_to_war": 0}},
    "characters": {"saruman": "orthanc"},
}


def test_the_part_that_attacks_by_a_character_die_takes_the_elite_along_that_leads_it() -> None:
    armies = {"fords-of-isen": sh(isengard_regular=4, isengard_elite=1), "helms-deep": fp(rohan_regular=1)}
    table = pose(armies=armies, **ONLY_AN_ELITE_LEADS).say("attack part 4")
    assert strength(table.state, SHADOW) == 5


def test_the_part_that_marches_by_a_character_die_takes_the_elite_along_that_leads_it() -> None:
    table = pose(armies={"fords-of-isen": sh(isengard_regular=2, isengard_elite=2)}, **ONLY_AN_ELITE_LEADS)
    table.say("march westemnet part 2")
    assert table.options() == ["1", "2"]
    table.say("1")
    assert table.army(SHADOW, "westemnet") == {"isengard-regular": 2, "isengard-elite": 1}


def test_the_part_that_marches_by_an_army_die_needs_no_leader() -> None:
    given = {**ONLY_AN_ELITE_LEADS, "dice": dice({"event": 1}, {"army": 1})}
    table = pose(armies={"fords-of-isen": sh(isengard_regular=2, isengard_elite=1)}, **given)
    table.say("march westemnet part 2")
    assert table.options() == ["0", "1"]


def test_nazgul_whom_the_besiegers_leave_alone_stay_outside_and_the_siege_is_over() -> None:
    besieged = {"minas-tirith": {**fp(gondor_regular=1), **sh(sauron_regular=2, nazgul=1)}}
    table = pose(side="shadow", nations=AT_WAR, armies=besieged, dice=dice({"event": 1}, {"army": 1}))
    table.say("march osgiliath part 2 0")
    assert table.army(SHADOW, "minas-tirith") == {"nazgul": 1}
    assert table.control("minas-tirith") == "free_peoples"
    assert table.state.besieged(REGION_IDS.index("minas-tirith")) == NO_SIDE
