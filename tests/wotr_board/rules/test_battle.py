"""Battles (rules 87-100)."""

from typing import Any

import pytest
from tests.wotr_board.board import AT_WAR, FREE, SHADOW, WarTable, dice, fp, pose, sh

from westmarch.games.wotr_board.records import WHITE_RIDER
from westmarch.games.wotr_board.rules.war.battle import leadership, strength


def attack(attacker: dict[str, Any], defender: dict[str, Any], at: str = "osgiliath", **more: Any) -> WarTable:
    """The Shadow attacks from South Ithilien or from where it besieges; nothing is rolled yet."""
    source = more.pop("source", "south-ithilien")
    armies = {source: attacker, at: defender} if source != at else {at: {**attacker, **defender}}
    armies.update(more.pop("armies", {}))
    return pose(dice=dice({"event": 1}, {"army": 1}), side="shadow", nations=AT_WAR, armies=armies, **more)


def test_hits_fall_on_fives_and_each_side_loses() -> None:
    table = attack(sh(sauron_regular=3), fp(gondor_regular=2), at="north-ithilien")
    table.fall(5, 4, 1, 5, 2)
    table.say("attack all")
    assert table.army(SHADOW, "south-ithilien") == {"sauron-regular": 2}
    assert table.army(FREE, "north-ithilien") == {"gondor-regular": 1}
    assert table.prompt == "cease"


def test_a_city_and_a_fortification_protect_in_the_first_round_only() -> None:
    table = attack(sh(sauron_regular=2), fp(gondor_regular=2))
    table.fall(5, 5, 1, 1)
    table.say("attack all")
    assert table.army(FREE, "osgiliath") == {"gondor-regular": 2}
    table.fall(5, 1, 1, 1)
    table.say("no stop")
    assert table.army(FREE, "osgiliath") == {"gondor-regular": 1}


def test_no_more_than_five_dice_whatever_the_army() -> None:
    table = attack(sh(sauron_regular=7, nazgul=6), fp(gondor_regular=1), at="minas-tirith", source="osgiliath")
    table.say("attack all")
    assert table.prompt == "withdraw"
    assert (strength(table.state, SHADOW), leadership(table.state, SHADOW)) == (5, 6)
    assert strength(table.state, FREE) == 1


def test_misses_are_rolled_again_as_often_as_there_is_leadership() -> None:
    table = attack(sh(sauron_regular=2, nazgul=1), fp(gondor_regular=2), at="north-ithilien")
    table.fall(1, 2, 1, 1, 6)
    table.say("attack all")
    assert table.army(FREE, "north-ithilien") == {"gondor-regular": 1}


def test_three_hits_on_two_regulars_and_an_elite_leave_one_regular_however_they_are_taken() -> None:
    table = attack(sh(sauron_regular=3), fp(gondor_regular=2, gondor_elite=1), at="north-ithilien")
    table.fall(5, 5, 5, 1, 1, 1)
    table.say("attack all")
    results = []
    todo = [table]
    while todo:
        here = todo.pop()
        if here.prompt != "casualty":
            results.append(here.army(FREE, "north-ithilien"))
            continue
        todo += [here.copy().say(word) for word in here.options()]
    assert results
    assert all(result == {"gondor-regular": 1} for result in results)


def test_dead_regulars_of_the_free_peoples_are_gone_and_those_of_the_shadow_come_again() -> None:
    table = attack(sh(sauron_regular=2), fp(gondor_regular=2), at="north-ithilien")
    before = table.reserve("gondor-regular"), table.reserve("sauron-regular")
    table.fall(5, 1, 5, 1)
    table.say("attack all")
    assert table.reserve("gondor-regular") == before[0]
    assert table.reserve("sauron-regular") == before[1] + 1


def test_with_the_last_unit_leaders_and_characters_die_and_the_attacker_moves_in() -> None:
    table = attack(sh(sauron_regular=2), fp(gondor_regular=1, gondor_leader=1), characters={"boromir": "osgiliath"})
    table.fall(6, 6, 1, 1, 1, 1)
    table.say("attack all")
    assert table.prompt == "advance"
    assert table.army(FREE, "osgiliath") == {}
    assert table.place("boromir") == "gone"
    table.say("yes all")
    assert table.army(SHADOW, "osgiliath") == {"sauron-regular": 2}


def test_when_both_armies_are_wiped_out_nobody_moves_in() -> None:
    table = attack(sh(sauron_regular=1), fp(gondor_regular=1), at="pelargir", source="west-harondor")
    table.fall(6, 6)
    table.say("attack")
    assert table.control("pelargir") == "free_peoples"
    assert table.army(FREE, "pelargir") == table.army(SHADOW, "west-harondor") == {}
    assert table.state.battle is None


def test_a_captain_adds_a_die() -> None:
    table = attack(sh(sauron_regular=1), fp(gondor_regular=1), characters={"boromir": "osgiliath"})
    table.state.notices = []
    table.fall(1, 1, 6)
    table.say("attack")
    assert table.army(SHADOW, "south-ithilien") == {}


def test_a_defender_may_withdraw_into_his_stronghold_and_is_besieged() -> None:
    table = attack(sh(sauron_regular=4), fp(gondor_regular=6, gondor_elite=1), at="minas-tirith", source="osgiliath")
    table.say("attack all")
    assert table.prompt == "withdraw"
    table.say("yes yes all")
    assert table.army(SHADOW, "minas-tirith") == {"sauron-regular": 4}
    assert table.prompt == "excess"
    table.say("gondor-regular gondor-regular")
    assert table.army(FREE, "minas-tirith") == {"gondor-regular": 4, "gondor-elite": 1}
    assert table.control("minas-tirith") == "free_peoples"


def test_an_assault_lasts_a_round_hits_on_sixes_and_more_cost_an_elite() -> None:
    table = attack(sh(sauron_regular=1, sauron_elite=1), fp(gondor_regular=2), at="minas-tirith", source="minas-tirith")
    table.fall(5, 5, 1, 1)
    table.say("attack all")
    assert table.army(FREE, "minas-tirith") == {"gondor-regular": 2}
    assert table.options() == ["done", "reduce:sauron"]
    table.fall(6, 6, 1, 1)
    table.say("reduce:sauron")
    assert table.army(SHADOW, "minas-tirith") == {"sauron-regular": 2}
    assert table.control("minas-tirith") == "shadow"


def test_a_sortie_is_a_field_battle_and_a_lost_one_loses_the_stronghold() -> None:
    siege = {"minas-tirith": {**sh(sauron_regular=3), **fp(gondor_regular=1)}}
    table = pose(dice=dice({"army_muster": 1}), nations=AT_WAR, armies=siege)
    table.fall(1, 5, 5, 5)
    table.say("attack")
    assert table.control("minas-tirith") == "shadow"


def test_relief_attacks_the_besiegers_without_the_besieged() -> None:
    armies = {"minas-tirith": {**sh(sauron_regular=1), **fp(gondor_regular=1)}, "lossarnach": fp(gondor_regular=2)}
    table = pose(dice=dice({"army_muster": 1}), nations=AT_WAR, armies=armies)
    table.fall(5, 1, 1)
    table.say("attack lossarnach all")
    assert table.army(SHADOW, "minas-tirith") == {}
    assert table.prompt == "advance"


def test_a_retreat_leads_to_a_free_region_even_of_another_nation() -> None:
    nations = {"sauron": {"steps_to_war": 0}, "isengard": {"steps_to_war": 0}}
    table = pose(
        dice=dice({"event": 1}, {"army": 1}),
        side="shadow",
        nations=nations,
        armies={"edoras": sh(isengard_regular=2), "folde": fp(rohan_regular=2)},
    )
    table.fall(1, 1, 1, 1)
    table.say("attack all no")
    assert table.options() == ["stop", "druadan-forest", "eastemnet", "westemnet"]
    table.say("druadan-forest no")
    assert table.army(FREE, "druadan-forest") == {"rohan-regular": 2}


def test_the_white_rider_takes_all_leadership_from_the_nazgul() -> None:
    table = attack(
        sh(sauron_regular=2, nazgul=3),
        fp(gondor_regular=2),
        at="north-ithilien",
        characters={"gandalf-white": "north-ithilien"},
    )
    table.say("attack all")
    assert table.prompt == "white_rider"
    copy = table.copy()
    assert (leadership(copy.state, SHADOW), leadership(copy.state, FREE)) == (3, 1)
    copy.state.battle_now().flags |= WHITE_RIDER
    assert (leadership(copy.state, SHADOW), leadership(copy.state, FREE)) == (0, 0)
    table.fall(1, 1, 1, 1)
    table.say("yes")
    assert table.prompt == "cease"


def test_with_saruman_every_elite_of_isengard_leads() -> None:
    table = pose(
        dice=dice({"event": 1}, {"character": 1}),
        side="shadow",
        nations=AT_WAR,
        characters={"saruman": "orthanc", "gandalf-white": "fords-of-isen"},
        armies={"orthanc": sh(isengard_elite=3), "fords-of-isen": fp(rohan_regular=5)},
    )
    table.say("attack all")
    assert (leadership(table.state, SHADOW), strength(table.state, SHADOW)) == (4, 3)


def test_only_units_at_war_attack() -> None:
    armies = {"south-ithilien": sh(sauron_regular=1), "osgiliath": fp(gondor_regular=1)}
    table = pose(dice=dice({"event": 1}, {"army": 1}), side="shadow", armies=armies)
    assert "attack" not in table.options()


@pytest.mark.parametrize(("faces", "allowed"), [({"character": 1}, False), ({"army": 1}, True)])
def test_a_character_die_attacks_only_with_a_leader(faces: dict[str, int], allowed: bool) -> None:
    armies = {"south-ithilien": sh(sauron_regular=1), "osgiliath": fp(gondor_regular=1)}
    table = pose(dice=dice({"event": 1}, faces), side="shadow", nations=AT_WAR, armies=armies)
    assert ("attack" in table.options()) == allowed
