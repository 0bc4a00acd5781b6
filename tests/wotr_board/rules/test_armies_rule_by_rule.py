"""Stacking, politics, recruiting and marching, rule by rule (rules 5-10, 71-81): what `test_armies` leaves open."""

from typing import Any

import pytest
from tests.wotr_board.board import AT_WAR, FREE, SHADOW, WarTable, dice, fp, pose, pose_with_lords, sh

GONDOR_AT_WAR = {"gondor": {"steps_to_war": 0, "active": True}}


def free_turn(face: str = "army_muster", **position: Any) -> WarTable:
    """The Free Peoples have one die."""
    return pose(dice=dice({face: 1}), **position)


def shadow_turn(face: str = "army", **position: Any) -> WarTable:
    """The Shadow has one die."""
    return pose(dice=dice({"event": 1}, {face: 1}), side="shadow", **position)


# Stacking: rule 7


def test_the_owner_chooses_which_units_are_too_many() -> None:
    armies = {"gorgoroth": sh(sauron_regular=9, nazgul=3), "nurn": sh(sauron_elite=2)}
    table = shadow_turn(armies=armies)
    table.say("march nurn all done")
    assert (table.prompt, table.options()) == ("excess", ["sauron-regular", "sauron-elite"])
    before = table.reserve("sauron-elite")
    table.say("sauron-elite")
    assert table.army(SHADOW, "gorgoroth") == {"sauron-regular": 9, "sauron-elite": 1, "nazgul": 3}
    assert table.reserve("sauron-elite") == before + 1


def test_units_may_pass_through_a_full_region_within_an_action() -> None:
    armies = {"nurn": sh(sauron_regular=3), "gorgoroth": sh(sauron_regular=10)}
    table = shadow_turn(armies=armies)
    table.say("march nurn all gorgoroth minas-morgul part 3")
    assert table.army(SHADOW, "gorgoroth") == {"sauron-regular": 10}
    assert table.army(SHADOW, "minas-morgul") == {"sauron-regular": 3}


def test_a_garrison_recruited_beyond_five_is_cut_again() -> None:
    table = pose(
        cards={"free_strategy": {"hand": ["fp-str-14"]}},
        dice=dice({"event": 1}),
        armies={"minas-tirith": {**fp(gondor_regular=5), **sh(sauron_regular=3)}},
    )
    table.say("guards-of-the-citadel gondor-elite gondor-regular")
    assert table.army(FREE, "minas-tirith") == {"gondor-regular": 4, "gondor-elite": 1, "gondor-leader": 1}


# Marching: rules 74, 75, 79-81


def test_a_nation_at_peace_moves_freely_where_no_nation_is() -> None:
    table = free_turn(armies={"fangorn": fp(rohan_regular=1)})
    table.say("march")
    assert {"parth-celebrant", "westemnet"} <= set(table.options())
    table = free_turn(armies={"parth-celebrant": fp(rohan_regular=1)})
    table.say("march")
    assert "lorien" not in table.options()


def test_leaders_of_a_nation_at_peace_stay_at_home_too_and_keep_a_unit_with_them() -> None:
    armies = {"folde": fp(rohan_leader=1, elves_regular=2)}
    table = free_turn(nations={"elves": {"steps_to_war": 0}}, armies=armies)
    table.say("march druadan-forest")
    assert table.army(FREE, "druadan-forest") == {"elves-regular": 1}
    assert table.army(FREE, "folde") == {"rohan-leader": 1, "elves-regular": 1}


def test_the_shadows_nations_at_peace_keep_out_of_other_lands_and_its_nazgul_lead_nobody_there() -> None:
    table = shadow_turn("character", armies={"south-dunland": sh(isengard_regular=1, nazgul=1)})
    table.say("march")
    assert {"enedwaith", "north-dunland"} <= set(table.options())
    table = shadow_turn(armies={"hollin": sh(isengard_regular=1)})
    table.say("march")
    assert "moria" not in table.options()  # Sauron is another nation


def test_no_army_walks_into_an_enemy_army() -> None:
    armies = {"osgiliath": fp(gondor_regular=1), "south-ithilien": sh(sauron_regular=1)}
    table = free_turn(armies=armies)
    table.say("march")
    assert "south-ithilien" not in table.options()
    assert "north-ithilien" in table.options()


def test_an_empty_settlement_of_the_enemy_is_entered_and_taken() -> None:
    table = free_turn(nations=AT_WAR, armies={"dimrill-dale": fp(elves_elite=1)})
    table.say("march moria")
    assert (table.control("moria"), table.state.points(FREE)) == ("free_peoples", 2)


def test_a_character_alone_keeps_no_army_out() -> None:
    table = shadow_turn(nations=AT_WAR, armies={"osgiliath": sh(sauron_regular=1)}, characters={"boromir": "pelargir"})
    table.say("march pelargir")
    assert table.control("pelargir") == "shadow"
    assert table.place("boromir") == "pelargir"


def test_leaders_die_with_the_last_unit_that_a_card_kills() -> None:
    table = pose(
        side="shadow",
        cards={"shadow_strategy": {"hand": ["sh-str-06"]}},
        dice=dice({"event": 1}, {"event": 1}),
        armies={"dale": fp(north_regular=1, north_leader=2)},
        fellowship={"region": "dale"},
    )
    table.say("stormcrow north-regular")
    assert table.army(FREE, "dale") == {}


# Politics: rules 71 and 73


def test_hits_of_a_card_wake_and_advance_a_nation_and_a_miss_does_not() -> None:
    for roll, awake, steps in ((6, True, 1), (1, False, 2)):
        table = pose(
            side="shadow",
            cards={"shadow_character": {"hand": ["sh-char-19"]}},
            dice=dice({"event": 1}, {"event": 1}),
            armies={"south-ithilien": sh(sauron_regular=1, nazgul=1), "osgiliath": fp(gondor_regular=2)},
        )
        table.fall(roll)
        table.say("dreadful-spells")
        assert (table.active("gondor"), table.steps_to_war("gondor")) == (awake, steps)


def test_the_capture_of_a_town_advances_its_nation_and_counts_no_point() -> None:
    nations = {"sauron": {"steps_to_war": 0}}
    table = shadow_turn(nations=nations, armies={"weather-hills": sh(sauron_regular=1)})
    table.say("march bree")
    assert (table.active("north"), table.steps_to_war("north"), table.state.points(SHADOW)) == (True, 2, 0)


def test_every_nation_of_an_attacked_army_wakes_and_advances() -> None:
    nations = {"sauron": {"steps_to_war": 0}}
    armies = {"north-ithilien": sh(sauron_regular=1), "osgiliath": fp(gondor_regular=2, rohan_regular=1)}
    table = shadow_turn(nations=nations, armies=armies)
    table.say("attack")
    assert table.active("gondor")
    assert table.active("rohan")
    assert (table.steps_to_war("gondor"), table.steps_to_war("rohan")) == (1, 2)
    assert not table.active("north")


def test_osgiliath_taken_after_a_battle_costs_gondor_no_second_step() -> None:
    nations = {"sauron": {"steps_to_war": 0}}
    armies = {"south-ithilien": sh(sauron_regular=2), "osgiliath": fp(gondor_regular=1)}
    table = shadow_turn(nations=nations, armies=armies)
    table.fall(6, 1, 1)
    table.say("attack all yes all")
    assert table.army(SHADOW, "osgiliath") == {"sauron-regular": 2}
    assert (table.steps_to_war("gondor"), table.state.points(SHADOW)) == (1, 0)


def test_pelargir_taken_after_a_battle_is_two_steps_and_a_point() -> None:
    nations = {"sauron": {"steps_to_war": 0}}
    armies = {"osgiliath": sh(sauron_regular=2), "pelargir": fp(gondor_regular=1)}
    table = shadow_turn(nations=nations, armies=armies)
    table.fall(6, 1, 1)
    table.say("attack all yes all")
    assert (table.steps_to_war("gondor"), table.state.points(SHADOW)) == (0, 1)


def test_nations_of_the_shadow_advance_when_they_are_attacked() -> None:
    armies = {"osgiliath": fp(gondor_regular=1), "south-ithilien": sh(southrons_regular=1)}
    table = free_turn(nations=GONDOR_AT_WAR, armies=armies)
    table.say("attack")
    assert table.steps_to_war("southrons") == 1


def test_entering_a_land_without_taking_anything_wakes_but_does_not_advance() -> None:
    table = shadow_turn(nations={"sauron": {"steps_to_war": 0}}, armies={"dead-marshes": sh(sauron_regular=1)})
    table.say("march druadan-forest")
    assert (table.active("gondor"), table.steps_to_war("gondor")) == (True, 2)


def test_nazgul_wake_nobody() -> None:
    table = shadow_turn("character", armies={"nurn": sh(nazgul=1)})
    table.say("move_minions nurn edoras")
    assert not table.active("rohan")


def test_a_nation_at_war_needs_no_further_step() -> None:
    table = free_turn("muster", nations=AT_WAR)
    assert "diplomacy" not in table.options()


# Recruiting: rules 76-78


def test_two_figures_of_different_nations_may_come_with_one_die() -> None:
    table = free_turn("muster", nations=AT_WAR, armies={"dale": fp(north_regular=1)})
    table.say("recruit gondor-regular pelargir north-leader")
    assert table.army(FREE, "pelargir") == {"gondor-regular": 1}
    assert table.army(FREE, "dale") == {"north-regular": 1, "north-leader": 1}


def test_a_second_figure_is_never_an_elite_and_may_be_left() -> None:
    table = free_turn("muster", nations=GONDOR_AT_WAR)
    table.say("recruit gondor-regular pelargir")
    assert table.options() == ["done", "gondor-regular", "gondor-leader"]
    table.say("done")
    assert table.state.seat == SHADOW


def test_without_reinforcements_of_a_kind_the_others_come() -> None:
    left = {"gondor-regular": 0, "gondor-elite": 1, "gondor-leader": 0}
    table = free_turn("muster", nations=GONDOR_AT_WAR, reinforcements=left)
    table.say("recruit dol-amroth")  # the Elite is all there is
    assert table.army(FREE, "dol-amroth") == {"gondor-regular": 3, "gondor-elite": 1}


def test_nothing_comes_to_a_conquered_settlement_or_a_fortification() -> None:
    table = free_turn("muster", nations=GONDOR_AT_WAR, control={"pelargir": "shadow"}, armies={})
    table.say("recruit gondor-elite")
    assert table.options() == ["dol-amroth", "lamedon", "lossarnach", "minas-tirith"]


def test_a_settlement_taken_back_by_another_nation_serves_its_own_again() -> None:
    table = free_turn("muster", nations=GONDOR_AT_WAR, armies={"pelargir": fp(elves_elite=1)})
    table.say("recruit gondor-elite")
    assert "pelargir" in table.options()


def test_a_leader_comes_only_to_units() -> None:
    table = free_turn("muster", nations=GONDOR_AT_WAR, armies={"lamedon": fp(gondor_regular=1)})
    table.say("recruit gondor-leader")
    assert table.army(FREE, "lamedon") == {"gondor-regular": 1, "gondor-leader": 1}


def test_no_die_recruits_in_lorien_under_siege_without_galadriel() -> None:
    siege = {"lorien": {**fp(elves_elite=1), **sh(sauron_regular=3)}}
    for characters, may in (({}, False), ({"galadriel": "lorien"}, True)):
        table = pose_with_lords(dice=dice({"muster": 1}), nations=AT_WAR, armies=siege, characters=characters)
        table.say("recruit elves-elite")
        assert ("lorien" in table.options()) == may


def test_saruman_raises_nobody_in_a_siege_or_where_the_enemy_holds_orthanc() -> None:
    given = {"nations": AT_WAR, "characters": {"saruman": "orthanc"}}
    free = {"orthanc": sh(isengard_regular=2)}
    siege = {"orthanc": {**sh(isengard_regular=2), **fp(rohan_regular=3)}}
    taken = {"orthanc": fp(rohan_regular=1)}
    for armies, holder, may in ((free, "shadow", True), (siege, "shadow", False), (taken, "free_peoples", False)):
        table = shadow_turn("muster", armies=armies, control={"orthanc": holder}, **given)
        assert ("recruit_everywhere" in table.options()) == ("upgrade" in table.options()) == may
        assert table.place("saruman") == "orthanc"


@pytest.mark.parametrize("nation", ["sauron", "isengard"])
def test_the_shadows_nations_recruit_only_at_war(nation: str) -> None:
    table = shadow_turn("muster", nations={nation: {"steps_to_war": 0}})
    table.say("recruit")
    assert [word for word in table.options() if word.endswith("-regular")] == [f"{nation}-regular"]
    assert ("nazgul" in table.options()) == (nation == "sauron")
