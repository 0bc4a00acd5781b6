"""Politics, recruiting, movement (rules 5-10, 71-85)."""

from typing import Any

import pytest
from tests.wotr_board.board import (
    AT_WAR,
    FREE,
    SHADOW,
    active,
    army,
    asked,
    board,
    control,
    dice,
    fp,
    options,
    place,
    reserve,
    say,
    sh,
    steps_to_war,
)

from westmarch.games.wotr_board.state import WotrBoardState

GONDOR_AT_WAR = {"gondor": {"steps_to_war": 0, "active": True}}


def free_turn(face: str, **position: Any) -> WotrBoardState:
    """The Free Peoples have one die and are asked what for."""
    return board(dice=dice({face: 1}), **position)


def shadow_turn(face: str, **position: Any) -> WotrBoardState:
    """The Shadow has one die and is asked what for."""
    return board(dice=dice({"event": 1}, {face: 1}), side="shadow", **position)


# Politics


def test_a_passive_nation_stops_one_step_before_war() -> None:
    state = free_turn("muster", nations={"north": {"steps_to_war": 1}})
    say(state, "diplomacy")
    assert "north" not in options(state)
    state = free_turn("muster", nations={"north": {"steps_to_war": 1, "active": True}})
    say(state, "diplomacy", "north")
    assert steps_to_war(state, "north") == 0


def test_an_attack_on_osgiliath_wakes_gondor_and_entering_it_does_no_more() -> None:
    state = shadow_turn(
        "army",
        nations={"sauron": {"steps_to_war": 0}},
        armies={"south-ithilien": sh(sauron_regular=5), "osgiliath": fp(gondor_regular=1)},
    )
    say(state, "attack", "all")
    assert active(state, "gondor")
    assert steps_to_war(state, "gondor") == 1


def test_an_army_that_enters_a_nations_land_wakes_it() -> None:
    nations = {"sauron": {"steps_to_war": 0}}
    state = shadow_turn("army", nations=nations, armies={"osgiliath": sh(sauron_regular=1)})
    say(state, "march", "pelargir")
    assert active(state, "gondor")
    assert control(state, "pelargir") == "shadow"
    assert steps_to_war(state, "gondor") == 1  # for the capture
    assert state.points(SHADOW) == 1


def test_a_companion_wakes_his_nation_where_he_ends_a_move() -> None:
    state = free_turn("character", characters={"boromir": "osgiliath"})
    say(state, "move_companions", "boromir", "minas-tirith")
    assert active(state, "gondor")
    state = free_turn("character", characters={"boromir": "westemnet"})
    say(state, "move_companions", "boromir", "edoras")
    assert not active(state, "rohan")


def test_boromir_at_home_advances_gondor_with_any_die_even_besieged() -> None:
    siege = {"minas-tirith": {**fp(gondor_regular=1), **sh(sauron_regular=3)}}
    state = free_turn("event", characters={"boromir": "minas-tirith"}, armies=siege)
    say(state, "use:boromir")
    assert steps_to_war(state, "gondor") == 1


# Movement


def test_a_nation_not_at_war_keeps_to_its_land() -> None:
    state = free_turn("army_muster", armies={"folde": fp(rohan_regular=1)})
    say(state, "march")
    assert "edoras" in options(state)
    assert "druadan-forest" not in options(state)


def test_a_mixed_army_leaves_those_behind_who_are_not_at_war() -> None:
    armies = {"folde": fp(rohan_regular=2, elves_elite=1)}
    state = free_turn("army_muster", nations={"elves": {"steps_to_war": 0}}, armies=armies)
    say(state, "march", "druadan-forest")
    assert army(state, FREE, "druadan-forest") == {"elves-elite": 1}
    assert army(state, FREE, "folde") == {"rohan-regular": 2}


def test_two_armies_move_but_no_figure_twice() -> None:
    armies = {"folde": fp(rohan_regular=1), "edoras": fp(rohan_regular=1)}
    state = free_turn("army_muster", armies=armies)
    say(state, "march", "folde", "edoras")
    assert asked(state) == "march_from"
    say(state, "edoras", "westemnet")
    assert army(state, FREE, "edoras") == {"rohan-regular": 1}
    assert army(state, FREE, "westemnet") == {"rohan-regular": 1}


def test_an_army_may_be_split_but_leaders_never_stay_alone() -> None:
    state = free_turn("army_muster", armies={"dale": fp(north_regular=2, north_leader=1)})
    say(state, "march", "old-forest-road", "part")
    assert options(state) == ["1", "2"]
    split = say(state.clone(), "1", "1")
    assert army(split, FREE, "dale") == {"north-regular": 1}
    whole = say(state, "2")
    assert army(whole, FREE, "old-forest-road") == {"north-regular": 2, "north-leader": 1}


def test_a_character_die_moves_one_army_with_a_leader() -> None:
    armies = {"dale": fp(north_regular=2, north_leader=1), "bree": fp(north_regular=1)}
    state = free_turn("character", armies=armies)
    say(state, "march", "old-forest-road", "part", "1")
    assert army(state, FREE, "old-forest-road") == {"north-regular": 1, "north-leader": 1}
    assert "march" not in options(free_turn("character", armies={"bree": fp(north_regular=1)}))


def test_units_beyond_ten_return_to_the_reinforcements() -> None:
    armies = {"nurn": sh(sauron_regular=7), "gorgoroth": sh(sauron_regular=5)}
    state = shadow_turn("army", armies=armies)
    before = reserve(state, "sauron-regular")
    say(state, "march", "nurn", "all", "done")
    assert army(state, SHADOW, "gorgoroth") == {"sauron-regular": 10}
    assert reserve(state, "sauron-regular") == before + 2


def test_besieged_units_stay_and_are_cut_to_five() -> None:
    siege = {"minas-tirith": {**fp(gondor_regular=8), **sh(sauron_regular=3)}}
    state = free_turn("army_muster", armies=siege, nations=GONDOR_AT_WAR)
    assert army(state, FREE, "minas-tirith") == {"gondor-regular": 5}
    assert reserve(state, "gondor-regular") == 10
    assert "march" not in options(state)


def test_nazgul_fly_anywhere_but_alone_into_a_free_stronghold() -> None:
    state = shadow_turn("character", armies={"nurn": sh(nazgul=2)})
    say(state, "move_minions", "nurn", "1")
    assert "the-shire" in options(state)
    assert "minas-tirith" not in options(state)
    say(state, "the-shire")
    assert options(state) == ["done", "nurn"]


def test_companions_halt_at_enemy_strongholds_and_keep_out_of_sieges() -> None:
    siege = {"minas-tirith": {**fp(gondor_regular=1), **sh(sauron_regular=3)}}
    state = free_turn("character", characters={"boromir": "lossarnach", "gimli": "hollin"}, armies=siege)
    say(state, "move_companions", "gimli")
    assert "dimrill-dale" not in options(state)
    say(state, "moria", "boromir")
    assert "minas-tirith" not in options(state)
    assert "osgiliath" in options(state)
    say(state, "osgiliath")
    assert place(state, "boromir") == "osgiliath"


# Recruiting


def test_a_muster_die_brings_an_elite_or_two_others_to_different_settlements() -> None:
    armies = {"minas-tirith": fp(gondor_regular=1), "pelargir": fp(gondor_regular=1)}
    state = free_turn("muster", nations=GONDOR_AT_WAR, armies=armies)
    say(state, "recruit", "gondor-regular", "minas-tirith", "gondor-leader")
    assert army(state, FREE, "pelargir") == {"gondor-regular": 1, "gondor-leader": 1}  # not again in Minas Tirith
    state = free_turn("muster", nations=GONDOR_AT_WAR, armies=armies)
    say(state, "recruit", "gondor-elite", "dol-amroth")
    assert army(state, FREE, "dol-amroth") == {"gondor-elite": 1}
    assert asked(state) != "recruit_figure"


def test_no_die_recruits_in_a_siege_or_for_a_nation_at_peace() -> None:
    siege = {"minas-tirith": {**fp(gondor_regular=1), **sh(sauron_regular=3)}}
    state = free_turn("muster", nations=GONDOR_AT_WAR, armies=siege)
    say(state, "recruit", "gondor-elite")
    assert "minas-tirith" not in options(state)
    assert "recruit" not in options(free_turn("muster"))


def test_nazgul_come_to_strongholds_of_sauron() -> None:
    state = shadow_turn("muster", nations=AT_WAR, armies={})
    say(state, "recruit", "nazgul")
    assert options(state) == [
        "barad-dur", "dol-guldur", "minas-morgul", "morannon", "moria", "mount-gundabad",
    ]  # fmt: skip


@pytest.mark.parametrize("face", ["event", "character"])
def test_only_a_muster_result_recruits(face: str) -> None:
    assert "recruit" not in options(free_turn(face, nations=AT_WAR))
