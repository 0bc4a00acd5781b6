"""Stacking, politics, recruiting and marching, rule by rule (rules 5-10, 71-81): what `test_armies` leaves open."""

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
    fall,
    fp,
    lords,
    options,
    place,
    reserve,
    say,
    sh,
    steps_to_war,
)

from westmarch.games.wotr_board.state import WotrBoardState

GONDOR_AT_WAR = {"gondor": {"steps_to_war": 0, "active": True}}


def free_turn(face: str = "army_muster", **position: Any) -> WotrBoardState:
    """The Free Peoples have one die."""
    return board(dice=dice({face: 1}), **position)


def shadow_turn(face: str = "army", **position: Any) -> WotrBoardState:
    """The Shadow has one die."""
    return board(dice=dice({"event": 1}, {face: 1}), side="shadow", **position)


# Stacking: rule 7


def test_the_owner_chooses_which_units_are_too_many() -> None:
    armies = {"gorgoroth": sh(sauron_regular=9, nazgul=3), "nurn": sh(sauron_elite=2)}
    state = shadow_turn(armies=armies)
    say(state, "march", "nurn", "all", "done")
    assert (asked(state), options(state)) == ("excess", ["sauron-regular", "sauron-elite"])
    before = reserve(state, "sauron-elite")
    say(state, "sauron-elite")
    assert army(state, SHADOW, "gorgoroth") == {"sauron-regular": 9, "sauron-elite": 1, "nazgul": 3}
    assert reserve(state, "sauron-elite") == before + 1


def test_units_may_pass_through_a_full_region_within_an_action() -> None:
    armies = {"nurn": sh(sauron_regular=3), "gorgoroth": sh(sauron_regular=10)}
    state = shadow_turn(armies=armies)
    say(state, "march", "nurn", "all", "gorgoroth", "minas-morgul", "part", "3")
    assert army(state, SHADOW, "gorgoroth") == {"sauron-regular": 10}
    assert army(state, SHADOW, "minas-morgul") == {"sauron-regular": 3}


def test_a_garrison_recruited_beyond_five_is_cut_again() -> None:
    state = board(
        cards={"free_strategy": {"hand": ["fp-str-14"]}},
        dice=dice({"event": 1}),
        armies={"minas-tirith": {**fp(gondor_regular=5), **sh(sauron_regular=3)}},
    )
    say(state, "guards-of-the-citadel", "gondor-elite", "gondor-regular")
    assert army(state, FREE, "minas-tirith") == {"gondor-regular": 4, "gondor-elite": 1, "gondor-leader": 1}


# Marching: rules 74, 75, 79-81


def test_a_nation_at_peace_moves_freely_where_no_nation_is() -> None:
    state = free_turn(armies={"fangorn": fp(rohan_regular=1)})
    say(state, "march")
    assert {"parth-celebrant", "westemnet"} <= set(options(state))
    state = free_turn(armies={"parth-celebrant": fp(rohan_regular=1)})
    say(state, "march")
    assert "lorien" not in options(state)


def test_leaders_of_a_nation_at_peace_stay_at_home_too_and_keep_a_unit_with_them() -> None:
    armies = {"folde": fp(rohan_leader=1, elves_regular=2)}
    state = free_turn(nations={"elves": {"steps_to_war": 0}}, armies=armies)
    say(state, "march", "druadan-forest")
    assert army(state, FREE, "druadan-forest") == {"elves-regular": 1}
    assert army(state, FREE, "folde") == {"rohan-leader": 1, "elves-regular": 1}


def test_the_shadows_nations_at_peace_keep_out_of_other_lands_and_its_nazgul_lead_nobody_there() -> None:
    state = shadow_turn("character", armies={"south-dunland": sh(isengard_regular=1, nazgul=1)})
    say(state, "march")
    assert {"enedwaith", "north-dunland"} <= set(options(state))
    state = shadow_turn(armies={"hollin": sh(isengard_regular=1)})
    say(state, "march")
    assert "moria" not in options(state)  # Sauron is another nation


def test_no_army_walks_into_an_enemy_army() -> None:
    armies = {"osgiliath": fp(gondor_regular=1), "south-ithilien": sh(sauron_regular=1)}
    state = free_turn(armies=armies)
    say(state, "march")
    assert "south-ithilien" not in options(state)
    assert "north-ithilien" in options(state)


def test_an_empty_settlement_of_the_enemy_is_entered_and_taken() -> None:
    state = free_turn(nations=AT_WAR, armies={"dimrill-dale": fp(elves_elite=1)})
    say(state, "march", "moria")
    assert (control(state, "moria"), state.points(FREE)) == ("free_peoples", 2)


def test_a_character_alone_keeps_no_army_out() -> None:
    state = shadow_turn(nations=AT_WAR, armies={"osgiliath": sh(sauron_regular=1)}, characters={"boromir": "pelargir"})
    say(state, "march", "pelargir")
    assert control(state, "pelargir") == "shadow"
    assert place(state, "boromir") == "pelargir"


def test_leaders_die_with_the_last_unit_that_a_card_kills() -> None:
    state = board(
        side="shadow",
        cards={"shadow_strategy": {"hand": ["sh-str-06"]}},
        dice=dice({"event": 1}, {"event": 1}),
        armies={"dale": fp(north_regular=1, north_leader=2)},
        fellowship={"region": "dale"},
    )
    say(state, "stormcrow", "north-regular")
    assert army(state, FREE, "dale") == {}


# Politics: rules 71 and 73


def test_hits_of_a_card_wake_and_advance_a_nation_and_a_miss_does_not() -> None:
    for roll, awake, steps in ((6, True, 1), (1, False, 2)):
        state = board(
            side="shadow",
            cards={"shadow_character": {"hand": ["sh-char-19"]}},
            dice=dice({"event": 1}, {"event": 1}),
            armies={"south-ithilien": sh(sauron_regular=1, nazgul=1), "osgiliath": fp(gondor_regular=2)},
        )
        fall(state, roll)
        say(state, "dreadful-spells")
        assert (active(state, "gondor"), steps_to_war(state, "gondor")) == (awake, steps)


def test_the_capture_of_a_town_advances_its_nation_and_counts_no_point() -> None:
    nations = {"sauron": {"steps_to_war": 0}}
    state = shadow_turn(nations=nations, armies={"weather-hills": sh(sauron_regular=1)})
    say(state, "march", "bree")
    assert (active(state, "north"), steps_to_war(state, "north"), state.points(SHADOW)) == (True, 2, 0)


def test_every_nation_of_an_attacked_army_wakes_and_advances() -> None:
    nations = {"sauron": {"steps_to_war": 0}}
    armies = {"north-ithilien": sh(sauron_regular=1), "osgiliath": fp(gondor_regular=2, rohan_regular=1)}
    state = shadow_turn(nations=nations, armies=armies)
    say(state, "attack")
    assert active(state, "gondor")
    assert active(state, "rohan")
    assert (steps_to_war(state, "gondor"), steps_to_war(state, "rohan")) == (1, 2)
    assert not active(state, "north")


def test_osgiliath_taken_after_a_battle_costs_gondor_no_second_step() -> None:
    nations = {"sauron": {"steps_to_war": 0}}
    armies = {"south-ithilien": sh(sauron_regular=2), "osgiliath": fp(gondor_regular=1)}
    state = shadow_turn(nations=nations, armies=armies)
    fall(state, 6, 1, 1)
    say(state, "attack", "all", "yes", "all")
    assert army(state, SHADOW, "osgiliath") == {"sauron-regular": 2}
    assert (steps_to_war(state, "gondor"), state.points(SHADOW)) == (1, 0)


def test_pelargir_taken_after_a_battle_is_two_steps_and_a_point() -> None:
    nations = {"sauron": {"steps_to_war": 0}}
    armies = {"osgiliath": sh(sauron_regular=2), "pelargir": fp(gondor_regular=1)}
    state = shadow_turn(nations=nations, armies=armies)
    fall(state, 6, 1, 1)
    say(state, "attack", "all", "yes", "all")
    assert (steps_to_war(state, "gondor"), state.points(SHADOW)) == (0, 1)


def test_nations_of_the_shadow_advance_when_they_are_attacked() -> None:
    armies = {"osgiliath": fp(gondor_regular=1), "south-ithilien": sh(southrons_regular=1)}
    state = free_turn(nations=GONDOR_AT_WAR, armies=armies)
    say(state, "attack")
    assert steps_to_war(state, "southrons") == 1


def test_entering_a_land_without_taking_anything_wakes_but_does_not_advance() -> None:
    state = shadow_turn(nations={"sauron": {"steps_to_war": 0}}, armies={"dead-marshes": sh(sauron_regular=1)})
    say(state, "march", "druadan-forest")
    assert (active(state, "gondor"), steps_to_war(state, "gondor")) == (True, 2)


def test_nazgul_wake_nobody() -> None:
    state = shadow_turn("character", armies={"nurn": sh(nazgul=1)})
    say(state, "move_minions", "nurn", "edoras")
    assert not active(state, "rohan")


def test_a_nation_at_war_needs_no_further_step() -> None:
    state = free_turn("muster", nations=AT_WAR)
    assert "diplomacy" not in options(state)


# Recruiting: rules 76-78


def test_two_figures_of_different_nations_may_come_with_one_die() -> None:
    state = free_turn("muster", nations=AT_WAR, armies={"dale": fp(north_regular=1)})
    say(state, "recruit", "gondor-regular", "pelargir", "north-leader")
    assert army(state, FREE, "pelargir") == {"gondor-regular": 1}
    assert army(state, FREE, "dale") == {"north-regular": 1, "north-leader": 1}


def test_a_second_figure_is_never_an_elite_and_may_be_left() -> None:
    state = free_turn("muster", nations=GONDOR_AT_WAR)
    say(state, "recruit", "gondor-regular", "pelargir")
    assert options(state) == ["done", "gondor-regular", "gondor-leader"]
    say(state, "done")
    assert state.seat == SHADOW


def test_without_reinforcements_of_a_kind_the_others_come() -> None:
    left = {"gondor-regular": 0, "gondor-elite": 1, "gondor-leader": 0}
    state = free_turn("muster", nations=GONDOR_AT_WAR, reinforcements=left)
    say(state, "recruit", "dol-amroth")  # the Elite is all there is
    assert army(state, FREE, "dol-amroth") == {"gondor-regular": 3, "gondor-elite": 1}


def test_nothing_comes_to_a_conquered_settlement_or_a_fortification() -> None:
    state = free_turn("muster", nations=GONDOR_AT_WAR, control={"pelargir": "shadow"}, armies={})
    say(state, "recruit", "gondor-elite")
    assert options(state) == ["dol-amroth", "lamedon", "lossarnach", "minas-tirith"]


def test_a_settlement_taken_back_by_another_nation_serves_its_own_again() -> None:
    state = free_turn("muster", nations=GONDOR_AT_WAR, armies={"pelargir": fp(elves_elite=1)})
    say(state, "recruit", "gondor-elite")
    assert "pelargir" in options(state)


def test_a_leader_comes_only_to_units() -> None:
    state = free_turn("muster", nations=GONDOR_AT_WAR, armies={"lamedon": fp(gondor_regular=1)})
    say(state, "recruit", "gondor-leader")
    assert army(state, FREE, "lamedon") == {"gondor-regular": 1, "gondor-leader": 1}


def test_no_die_recruits_in_lorien_under_siege_without_galadriel() -> None:
    siege = {"lorien": {**fp(elves_elite=1), **sh(sauron_regular=3)}}
    for characters, may in (({}, False), ({"galadriel": "lorien"}, True)):
        state = lords(dice=dice({"muster": 1}), nations=AT_WAR, armies=siege, characters=characters)
        say(state, "recruit", "elves-elite")
        assert ("lorien" in options(state)) == may


def test_saruman_raises_nobody_in_a_siege_or_where_the_enemy_holds_orthanc() -> None:
    given = {"nations": AT_WAR, "characters": {"saruman": "orthanc"}}
    free = {"orthanc": sh(isengard_regular=2)}
    siege = {"orthanc": {**sh(isengard_regular=2), **fp(rohan_regular=3)}}
    taken = {"orthanc": fp(rohan_regular=1)}
    for armies, holder, may in ((free, "shadow", True), (siege, "shadow", False), (taken, "free_peoples", False)):
        state = shadow_turn("muster", armies=armies, control={"orthanc": holder}, **given)
        assert ("recruit_everywhere" in options(state)) == ("upgrade" in options(state)) == may
        assert place(state, "saruman") == "orthanc"


@pytest.mark.parametrize("nation", ["sauron", "isengard"])
def test_the_shadows_nations_recruit_only_at_war(nation: str) -> None:
    state = shadow_turn("muster", nations={nation: {"steps_to_war": 0}})
    say(state, "recruit")
    assert [word for word in options(state) if word.endswith("-regular")] == [f"{nation}-regular"]
    assert ("nazgul" in options(state)) == (nation == "sauron")
