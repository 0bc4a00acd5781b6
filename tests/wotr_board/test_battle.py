"""Battles (rules 87-100)."""

from typing import Any

import pytest
from tests.wotr_board.board import (
    AT_WAR,
    FREE,
    SHADOW,
    army,
    asked,
    board,
    control,
    dice,
    fall,
    fp,
    options,
    place,
    reserve,
    say,
    sh,
)

from westmarch.games.wotr_board.records import WHITE_RIDER
from westmarch.games.wotr_board.rules.war.battle import leadership, strength
from westmarch.games.wotr_board.state import WotrBoardState


def attack(attacker: dict[str, Any], defender: dict[str, Any], at: str = "osgiliath", **more: Any) -> WotrBoardState:
    """The Shadow attacks from South Ithilien or from where it besieges; nothing is rolled yet."""
    source = more.pop("source", "south-ithilien")
    armies = {source: attacker, at: defender} if source != at else {at: {**attacker, **defender}}
    armies.update(more.pop("armies", {}))
    return board(dice=dice({"event": 1}, {"army": 1}), side="shadow", nations=AT_WAR, armies=armies, **more)


def test_hits_fall_on_fives_and_each_side_loses() -> None:
    state = attack(sh(sauron_regular=3), fp(gondor_regular=2), at="north-ithilien")
    fall(state, 5, 4, 1, 5, 2)
    say(state, "attack", "all")
    assert army(state, SHADOW, "south-ithilien") == {"sauron-regular": 2}
    assert army(state, FREE, "north-ithilien") == {"gondor-regular": 1}
    assert asked(state) == "cease"


def test_a_city_and_a_fortification_protect_in_the_first_round_only() -> None:
    state = attack(sh(sauron_regular=2), fp(gondor_regular=2))
    fall(state, 5, 5, 1, 1)
    say(state, "attack", "all")
    assert army(state, FREE, "osgiliath") == {"gondor-regular": 2}
    fall(state, 5, 1, 1, 1)
    say(state, "no", "stop")
    assert army(state, FREE, "osgiliath") == {"gondor-regular": 1}


def test_no_more_than_five_dice_whatever_the_army() -> None:
    state = attack(sh(sauron_regular=7, nazgul=6), fp(gondor_regular=1), at="minas-tirith", source="osgiliath")
    say(state, "attack", "all")
    assert asked(state) == "withdraw"
    assert (strength(state, SHADOW), leadership(state, SHADOW)) == (5, 6)
    assert strength(state, FREE) == 1


def test_misses_are_rolled_again_as_often_as_there_is_leadership() -> None:
    state = attack(sh(sauron_regular=2, nazgul=1), fp(gondor_regular=2), at="north-ithilien")
    fall(state, 1, 2, 1, 1, 6)
    say(state, "attack", "all")
    assert army(state, FREE, "north-ithilien") == {"gondor-regular": 1}


def test_three_hits_on_two_regulars_and_an_elite_leave_one_regular_however_they_are_taken() -> None:
    state = attack(sh(sauron_regular=3), fp(gondor_regular=2, gondor_elite=1), at="north-ithilien")
    fall(state, 5, 5, 5, 1, 1, 1)
    say(state, "attack", "all")
    results = []
    todo = [state]
    while todo:
        here = todo.pop()
        if asked(here) != "casualty":
            results.append(army(here, FREE, "north-ithilien"))
            continue
        for word in here.options:
            following = here.clone()
            following.choose(word)
            todo.append(following)
    assert results
    assert all(result == {"gondor-regular": 1} for result in results)


def test_dead_regulars_of_the_free_peoples_are_gone_and_those_of_the_shadow_come_again() -> None:
    state = attack(sh(sauron_regular=2), fp(gondor_regular=2), at="north-ithilien")
    before = reserve(state, "gondor-regular"), reserve(state, "sauron-regular")
    fall(state, 5, 1, 5, 1)
    say(state, "attack", "all")
    assert reserve(state, "gondor-regular") == before[0]
    assert reserve(state, "sauron-regular") == before[1] + 1


def test_with_the_last_unit_leaders_and_characters_die_and_the_attacker_moves_in() -> None:
    state = attack(sh(sauron_regular=2), fp(gondor_regular=1, gondor_leader=1), characters={"boromir": "osgiliath"})
    fall(state, 6, 6, 1, 1, 1, 1)
    say(state, "attack", "all")
    assert asked(state) == "advance"
    assert army(state, FREE, "osgiliath") == {}
    assert place(state, "boromir") == "gone"
    say(state, "yes", "all")
    assert army(state, SHADOW, "osgiliath") == {"sauron-regular": 2}


def test_when_both_armies_are_wiped_out_nobody_moves_in() -> None:
    state = attack(sh(sauron_regular=1), fp(gondor_regular=1), at="pelargir", source="west-harondor")
    fall(state, 6, 6)
    say(state, "attack")
    assert control(state, "pelargir") == "free_peoples"
    assert army(state, FREE, "pelargir") == army(state, SHADOW, "west-harondor") == {}
    assert state.battle is None


def test_a_captain_adds_a_die() -> None:
    state = attack(sh(sauron_regular=1), fp(gondor_regular=1), characters={"boromir": "osgiliath"})
    state.notices = []
    fall(state, 1, 1, 6)
    say(state, "attack")
    assert army(state, SHADOW, "south-ithilien") == {}


def test_a_defender_may_withdraw_into_his_stronghold_and_is_besieged() -> None:
    state = attack(sh(sauron_regular=4), fp(gondor_regular=6, gondor_elite=1), at="minas-tirith", source="osgiliath")
    say(state, "attack", "all")
    assert asked(state) == "withdraw"
    say(state, "yes", "yes", "all")
    assert army(state, SHADOW, "minas-tirith") == {"sauron-regular": 4}
    assert asked(state) == "excess"
    say(state, "gondor-regular", "gondor-regular")
    assert army(state, FREE, "minas-tirith") == {"gondor-regular": 4, "gondor-elite": 1}
    assert control(state, "minas-tirith") == "free_peoples"


def test_an_assault_lasts_a_round_hits_on_sixes_and_more_cost_an_elite() -> None:
    state = attack(sh(sauron_regular=1, sauron_elite=1), fp(gondor_regular=2), at="minas-tirith", source="minas-tirith")
    fall(state, 5, 5, 1, 1)
    say(state, "attack", "all")
    assert army(state, FREE, "minas-tirith") == {"gondor-regular": 2}
    assert options(state) == ["done", "reduce:sauron"]
    fall(state, 6, 6, 1, 1)
    say(state, "reduce:sauron")
    assert army(state, SHADOW, "minas-tirith") == {"sauron-regular": 2}
    assert control(state, "minas-tirith") == "shadow"


def test_a_sortie_is_a_field_battle_and_a_lost_one_loses_the_stronghold() -> None:
    siege = {"minas-tirith": {**sh(sauron_regular=3), **fp(gondor_regular=1)}}
    state = board(dice=dice({"army_muster": 1}), nations=AT_WAR, armies=siege)
    fall(state, 1, 5, 5, 5)
    say(state, "attack")
    assert control(state, "minas-tirith") == "shadow"


def test_relief_attacks_the_besiegers_without_the_besieged() -> None:
    armies = {"minas-tirith": {**sh(sauron_regular=1), **fp(gondor_regular=1)}, "lossarnach": fp(gondor_regular=2)}
    state = board(dice=dice({"army_muster": 1}), nations=AT_WAR, armies=armies)
    fall(state, 5, 1, 1)
    say(state, "attack", "lossarnach", "all")
    assert army(state, SHADOW, "minas-tirith") == {}
    assert asked(state) == "advance"


def test_a_retreat_leads_to_a_free_region_even_of_another_nation() -> None:
    nations = {"sauron": {"steps_to_war": 0}, "isengard": {"steps_to_war": 0}}
    state = board(
        dice=dice({"event": 1}, {"army": 1}),
        side="shadow",
        nations=nations,
        armies={"edoras": sh(isengard_regular=2), "folde": fp(rohan_regular=2)},
    )
    fall(state, 1, 1, 1, 1)
    say(state, "attack", "all", "no")
    assert options(state) == ["stop", "druadan-forest", "eastemnet", "westemnet"]
    say(state, "druadan-forest", "no")
    assert army(state, FREE, "druadan-forest") == {"rohan-regular": 2}


def test_the_white_rider_takes_all_leadership_from_the_nazgul() -> None:
    state = attack(
        sh(sauron_regular=2, nazgul=3),
        fp(gondor_regular=2),
        at="north-ithilien",
        characters={"gandalf-white": "north-ithilien"},
    )
    say(state, "attack", "all")
    assert asked(state) == "white_rider"
    copy = state.clone()
    assert (leadership(copy, SHADOW), leadership(copy, FREE)) == (3, 1)
    copy.battle_now().flags |= WHITE_RIDER
    assert (leadership(copy, SHADOW), leadership(copy, FREE)) == (0, 0)
    fall(state, 1, 1, 1, 1)
    say(state, "yes")
    assert asked(state) == "cease"


def test_with_saruman_every_elite_of_isengard_leads() -> None:
    state = board(
        dice=dice({"event": 1}, {"character": 1}),
        side="shadow",
        nations=AT_WAR,
        characters={"saruman": "orthanc", "gandalf-white": "fords-of-isen"},
        armies={"orthanc": sh(isengard_elite=3), "fords-of-isen": fp(rohan_regular=5)},
    )
    say(state, "attack", "all")
    assert (leadership(state, SHADOW), strength(state, SHADOW)) == (4, 3)


def test_only_units_at_war_attack() -> None:
    armies = {"south-ithilien": sh(sauron_regular=1), "osgiliath": fp(gondor_regular=1)}
    state = board(dice=dice({"event": 1}, {"army": 1}), side="shadow", armies=armies)
    assert "attack" not in options(state)


@pytest.mark.parametrize(("faces", "allowed"), [({"character": 1}, False), ({"army": 1}, True)])
def test_a_character_die_attacks_only_with_a_leader(faces: dict[str, int], allowed: bool) -> None:
    armies = {"south-ithilien": sh(sauron_regular=1), "osgiliath": fp(gondor_regular=1)}
    state = board(dice=dice({"event": 1}, faces), side="shadow", nations=AT_WAR, armies=armies)
    assert ("attack" in options(state)) == allowed
