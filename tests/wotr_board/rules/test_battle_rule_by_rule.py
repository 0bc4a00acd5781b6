"""Battles and sieges, rule by rule (rules 87-105): what `test_battle` leaves open."""

from typing import Any

import pytest
from tests.wotr_board.board import AT_WAR, FREE, SHADOW, WarTable, dice, fp, pose, pose_with_lords, sh

from westmarch.games.wotr_board.components import GONDOR
from westmarch.games.wotr_board.map import MINAS_TIRITH, NO_SIDE
from westmarch.games.wotr_board.rules.dice import all_dice
from westmarch.games.wotr_board.rules.war.battle import leadership, strength, to_hit
from westmarch.games.wotr_board.secrets.showing import view_battle

NORTH = "north-ithilien"
SOUTH = "south-ithilien"


def shadow_to_move(**position: Any) -> WarTable:
    """The Shadow has an Army die, and all nations are At War."""
    position.setdefault("nations", AT_WAR)
    position.setdefault("dice", dice({"event": 1}, {"army": 1}))
    return pose(side="shadow", **position)


def free_to_move(**position: Any) -> WarTable:
    """The Free Peoples have an Army die, and all nations are At War."""
    return pose(dice=dice({"army_muster": 1}), nations=AT_WAR, **position)


def siege(garrison: dict[str, Any], besiegers: dict[str, Any], at: str = "minas-tirith") -> dict[str, Any]:
    """A besieged stronghold."""
    return {at: {**garrison, **besiegers}}


# Who attacks, and with what: rule 87


def test_who_does_not_take_part_in_an_attack_stays_with_a_unit() -> None:
    armies = {SOUTH: sh(sauron_regular=2, nazgul=1), NORTH: fp(gondor_regular=1)}
    table = shadow_to_move(armies=armies, characters={"mouth-lieutenant": SOUTH})
    table.say("attack part")
    whole = table.copy().say("2")
    assert whole.state.battle  # with the last unit the Nazgul and the Mouth of Sauron fight, too
    assert leadership(whole.state, SHADOW) == 3
    table.fall(1, 1)
    table.say("1 0 no")
    assert leadership(table.state, SHADOW) == 0


def test_on_the_march_nazgul_and_minions_may_stay_alone() -> None:
    armies = {SOUTH: sh(sauron_regular=2, nazgul=1)}
    table = shadow_to_move(armies=armies, characters={"mouth-lieutenant": SOUTH})
    table.say("march", NORTH, "part", "2", "0", "no")
    assert table.army(SHADOW, SOUTH) == {"nazgul": 1}
    assert table.place("mouth-lieutenant") == SOUTH


def test_a_rearguard_takes_no_part_and_no_harm() -> None:
    table = shadow_to_move(armies={SOUTH: sh(sauron_regular=3), NORTH: fp(gondor_regular=5)})
    table.fall(1, 6, 6, 6, 6, 6)
    table.say("attack part 1")
    assert table.army(SHADOW, SOUTH) == {"sauron-regular": 2}
    assert table.state.battle is None


def test_the_besieged_attack_nobody_but_their_besiegers() -> None:
    armies = siege(fp(gondor_regular=2), sh(sauron_regular=2)) | {"osgiliath": sh(sauron_regular=1)}
    table = free_to_move(armies=armies)
    table.fall(1, 1, 1, 1)
    table.say("attack all")  # neither from where nor whom is asked
    assert table.prompt == "cease"
    assert table.army(SHADOW, "osgiliath") == {"sauron-regular": 1}


def test_nobody_attacks_a_besieged_garrison_from_the_next_region() -> None:
    armies = siege(fp(gondor_regular=2), sh(sauron_regular=2)) | {"osgiliath": sh(sauron_regular=1)}
    table = shadow_to_move(armies=armies)
    table.say("attack")
    assert table.prompt == "march_part"  # only the besiegers can, and only in their own region
    assert table.state.prompt_args[0] == table.state.prompt_args[1]


# A round: rules 88-95


def test_a_defender_may_withdraw_before_any_later_round() -> None:
    table = shadow_to_move(armies={"osgiliath": sh(sauron_regular=3), "minas-tirith": fp(gondor_regular=3)})
    table.fall(1, 1, 1, 1, 1, 1)
    table.say("attack all no no stop")
    assert table.prompt == "withdraw"
    table.say("yes yes all")
    assert table.army(SHADOW, "minas-tirith") == {"sauron-regular": 3}
    assert table.control("minas-tirith") == "free_peoples"


def test_if_the_attacker_does_not_follow_nobody_is_besieged_and_nothing_is_lost() -> None:
    table = shadow_to_move(armies={"osgiliath": sh(sauron_regular=3), "minas-tirith": fp(gondor_regular=8)})
    table.say("attack all yes no")
    assert table.army(FREE, "minas-tirith") == {"gondor-regular": 8}
    assert table.army(SHADOW, "osgiliath") == {"sauron-regular": 3}
    assert table.state.battle is None


def test_in_a_stronghold_of_the_enemy_nobody_withdraws() -> None:
    table = free_to_move(armies={"osgiliath": fp(gondor_regular=1), "minas-tirith": sh(sauron_regular=1)})
    table.fall(1, 1)
    table.say("attack")
    assert table.control("minas-tirith") == "shadow"
    assert table.prompt == "withdraw"  # it is the Shadow's now, and shelters it
    armies = siege(fp(gondor_regular=1), sh(sauron_regular=1)) | {"osgiliath": fp(gondor_regular=1)}
    table = free_to_move(armies=armies)
    table.fall(1, 1)
    table.say("attack osgiliath")
    assert table.prompt == "cease"  # besiegers in the open have no walls


def test_a_stronghold_that_is_not_besieged_protects_nobody() -> None:
    table = shadow_to_move(armies={"osgiliath": sh(sauron_regular=1), "minas-tirith": fp(gondor_regular=2)})
    table.fall(5, 1, 1)
    table.say("attack no")
    assert table.army(FREE, "minas-tirith") == {"gondor-regular": 1}


def test_a_city_protects_its_defenders_whoever_they_are_and_never_weakens_them() -> None:
    table = free_to_move(armies={"folde": fp(rohan_regular=2), "edoras": sh(isengard_regular=2)})
    table.fall(5, 5, 5, 1)
    table.say("attack all")
    assert table.army(SHADOW, "edoras") == {"isengard-regular": 2}
    assert table.army(FREE, "folde") == {"rohan-regular": 1}


def test_defenders_behind_walls_hit_on_fives() -> None:
    table = shadow_to_move(armies=siege(fp(gondor_regular=1), sh(sauron_regular=2)))
    table.fall(1, 1, 5)
    table.say("attack all")
    assert table.army(SHADOW, "minas-tirith") == {"sauron-regular": 1}


def test_in_a_sortie_neither_side_is_protected() -> None:
    table = free_to_move(armies=siege(fp(gondor_regular=2), sh(sauron_regular=2)))
    table.fall(5, 1, 5, 1)
    table.say("attack all")
    assert table.army(SHADOW, "minas-tirith") == {"sauron-regular": 1}
    assert table.army(FREE, "minas-tirith") == {"gondor-regular": 1}


def test_a_missed_die_is_rolled_again_only_once_and_a_hit_never() -> None:
    table = shadow_to_move(armies={SOUTH: sh(sauron_regular=1, nazgul=5), NORTH: fp(gondor_regular=3)})
    table.fall(2, 1, 1, 1, 2)  # one die, three dice of the defender, one die again
    table.say("attack all")
    assert table.army(FREE, NORTH) == {"gondor-regular": 3}


def test_however_dice_are_changed_a_one_misses_and_a_six_hits() -> None:
    # The Ents' Rage and Deadly Strife together add four to every die of the Free Peoples.
    cards = {"free_character": {"hand": ["fp-char-19"]}, "shadow_strategy": {"hand": ["sh-str-01"]}}
    for roll, left in ((1, {"isengard-elite": 1}), (2, {"isengard-regular": 1})):
        armies = {"westemnet": sh(isengard_elite=1), "eastemnet": fp(rohan_regular=1)}
        table = shadow_to_move(armies=armies, cards=cards)
        table.say("attack return-to-valinor")
        table.fall(1, roll)
        table.say("the-ents-awake-treebeard")
        assert table.army(SHADOW, "westemnet") == left


def test_the_log_and_the_table_tell_what_dice_need_with_the_bonus_of_cards() -> None:
    cards = {"free_character": {"hand": ["fp-char-19"]}, "shadow_strategy": {"hand": ["sh-str-01"]}}
    armies = {"westemnet": sh(isengard_elite=1, nazgul=1), "eastemnet": fp(rohan_regular=2, rohan_leader=1)}
    table = shadow_to_move(armies=armies, cards=cards)
    table.say("attack all")
    battle = view_battle(table.state)
    assert battle is not None
    assert battle.sides["shadow"].need == 5
    table.say("return-to-valinor")
    table.fall(2, 2, 1, 3, 1)  # the Shadow's die, two of the Free Peoples, then what is rolled again
    table.say("the-ents-awake-treebeard")
    assert table.told("combat_roll") == [(SHADOW, 2, 3), (FREE, 21, 2)]
    assert table.told("reroll") == [(SHADOW, 3, 3), (FREE, 1, 3)]


def test_a_six_hits_even_where_more_is_needed() -> None:
    table = shadow_to_move(armies={SOUTH: sh(sauron_regular=1), NORTH: fp(gondor_regular=2)})
    table.say("attack")
    assert [to_hit(table.state, SHADOW, bonus) for bonus in (-2, 0, 1, 2, 9)] == [6, 5, 4, 3, 2]


def test_every_captain_of_the_west_adds_a_die_but_there_are_never_more_than_five() -> None:
    armies = {SOUTH: sh(sauron_regular=1), NORTH: fp(gondor_regular=2)}
    companions = ("boromir", "gimli", "legolas", "meriadoc")
    for captains, dice_rolled in ((2, 4), (3, 5), (4, 5)):
        table = shadow_to_move(armies=armies, characters=dict.fromkeys(companions[:captains], NORTH))
        table.say("attack")
        assert strength(table.state, FREE) == dice_rolled


def test_a_hobbit_is_no_captain() -> None:
    armies = {SOUTH: sh(sauron_regular=1), NORTH: fp(gondor_regular=2)}
    table = shadow_to_move(armies=armies, characters={"meriadoc": NORTH})
    table.say("attack")
    assert strength(table.state, FREE) == 2


def test_the_black_captain_draws_a_card_for_a_combat_card_of_the_first_round() -> None:
    cards = {"shadow_strategy": {"hand": ["sh-str-22", "sh-str-23"]}}
    armies = {SOUTH: sh(sauron_regular=2), NORTH: fp(gondor_regular=2)}
    table = shadow_to_move(armies=armies, cards=cards, characters={"witch-king-black-captain": SOUTH})
    table.fall(1, 1, 1, 1, 1, 1)
    table.say("attack all monsters-roused")
    assert len(table.state.hand(SHADOW)) == 2  # one used, one drawn
    table.fall(1, 1, 1, 1, 1, 1)
    table.say("no stop musterings-of-long-planned-war")
    assert len(table.state.hand(SHADOW)) == 1


# Losses: rules 96 and 97


def test_the_attacker_takes_his_losses_first() -> None:
    armies = {SOUTH: sh(sauron_regular=1, sauron_elite=1), NORTH: fp(gondor_regular=1, gondor_elite=1)}
    table = shadow_to_move(armies=armies)
    table.fall(5, 1, 5, 1)
    table.say("attack all")
    assert (table.prompt, table.state.seat) == ("casualty", SHADOW)
    table.say("sauron-regular")
    assert (table.prompt, table.state.seat) == ("casualty", FREE)
    assert table.options() == ["gondor-regular", "reduce:gondor"]


def test_an_elite_dies_of_one_hit_if_no_regular_can_take_its_place() -> None:
    armies = {"orthanc": sh(isengard_elite=2), "fords-of-isen": fp(rohan_regular=1)}
    for spare, left in ((1, {"isengard-regular": 1, "isengard-elite": 1}), (0, {"isengard-elite": 1})):
        table = shadow_to_move(armies=armies, reinforcements={"isengard-regular": spare})
        table.fall(1, 1, 5)
        table.say("attack all")
        assert table.army(SHADOW, "orthanc") == left


def test_two_hits_may_remove_an_elite() -> None:
    armies = {SOUTH: sh(sauron_regular=2), NORTH: fp(gondor_regular=1, gondor_elite=2)}
    table = shadow_to_move(armies=armies)
    table.fall(5, 5, 1, 1, 1)
    table.say("attack all")
    assert "gondor-elite" in table.options()
    table.say("gondor-elite")
    assert table.army(FREE, NORTH) == {"gondor-regular": 1, "gondor-elite": 1}


def test_a_fallen_regular_stands_in_for_a_reduced_elite_before_reinforcements_do() -> None:
    armies = {SOUTH: sh(sauron_regular=2), NORTH: fp(gondor_elite=2)}
    table = shadow_to_move(armies=armies, fallen={"gondor": 1}, reinforcements={"gondor-regular": 3})
    table.fall(5, 1, 1, 1)
    table.say("attack all")
    assert table.army(FREE, NORTH) == {"gondor-regular": 1, "gondor-elite": 1}
    assert (table.reserve("gondor-regular"), table.state.fallen[GONDOR]) == (3, 0)


def test_characters_outlive_an_army_that_a_card_destroys() -> None:
    table = pose(
        side="shadow",
        dice=dice({"event": 1}, {"event": 1}),
        cards={"shadow_character": {"hand": ["sh-char-19"]}},
        armies={"dagorlad": sh(sauron_regular=1, nazgul=1), NORTH: fp(gondor_regular=1, gondor_leader=1)},
        characters={"boromir": NORTH},
    )
    table.fall(6)
    table.say("dreadful-spells")
    assert table.army(FREE, NORTH) == {}  # a leader is nothing without units
    assert table.place("boromir") == NORTH


def test_dead_nazgul_may_come_again_and_dead_leaders_not() -> None:
    table = shadow_to_move(armies={SOUTH: sh(sauron_regular=1, nazgul=1), NORTH: fp(gondor_regular=1, gondor_leader=1)})
    before = table.reserve("nazgul"), table.reserve("gondor-leader")
    table.fall(6, 6)
    table.say("attack all")
    assert (table.reserve("nazgul"), table.reserve("gondor-leader")) == (before[0] + 1, before[1])


@pytest.mark.parametrize(("only_ents", "where"), [(True, "orthanc"), (False, "gone")])
def test_saruman_outlives_his_army_unless_a_setting_says_otherwise(only_ents: bool, where: str) -> None:
    table = pose(
        options={"saruman_only_ents": only_ents},
        dice=dice({"army_muster": 1}),
        nations=AT_WAR,
        armies={"orthanc": sh(isengard_regular=1), "fords-of-isen": fp(rohan_regular=1)},
        characters={"saruman": "orthanc"},
    )
    table.fall(6, 1, 1)
    table.say("attack no yes")
    assert table.control("orthanc") == "free_peoples"
    assert table.place("saruman") == where
    assert all_dice(table.state, SHADOW) == (8 if only_ents else 7)


# Retreat and advance: rules 98 and 99


def retreat_from_folde(**position: Any) -> list[str]:
    """Where an army of Rohan in Folde, attacked from Edoras, may retreat."""
    armies = {"edoras": sh(isengard_regular=2), "folde": fp(rohan_regular=2), **position.pop("armies", {})}
    table = shadow_to_move(armies=armies, **position)
    table.fall(1, 1, 1, 1)
    table.say("attack")
    if table.prompt == "attack_from":
        table.say("edoras")
    return table.say("all no").options()


def test_nobody_retreats_to_an_army_or_an_empty_settlement_of_the_enemy() -> None:
    assert retreat_from_folde(armies={"druadan-forest": sh(isengard_regular=1)}) == ["stop", "eastemnet", "westemnet"]
    assert "westemnet" not in retreat_from_folde(control={"westemnet": "shadow"})


def test_a_region_whose_stronghold_is_besieged_by_its_own_side_is_free_for_an_army_that_retreats() -> None:
    armies = {"fords-of-isen": sh(isengard_regular=2), "westemnet": fp(rohan_regular=2), "folde": fp(rohan_regular=1)}
    armies["helms-deep"] = {**fp(rohan_regular=1), **sh(isengard_regular=3)}
    table = free_to_move(armies=armies)
    table.fall(1, 1, 1, 1)
    table.say("attack westemnet fords-of-isen all no")
    assert "helms-deep" in table.options()


def test_the_shadow_does_not_retreat_into_a_land_that_a_card_keeps_from_it() -> None:
    armies = {"cardolan": sh(isengard_regular=2), "south-downs": fp(north_regular=2)}
    for lying in ([], ["fp-str-03"]):
        table = free_to_move(armies=armies, cards={"free_strategy": {"table": lying}})
        table.fall(1, 1, 1, 1)
        table.say("attack all no")
        assert table.allows("old-forest") == (not lying)


def test_a_character_of_level_0_stays_when_his_army_retreats() -> None:
    table = pose_with_lords(
        side="shadow",
        dice=dice({"event": 1}, {"army": 1}),
        nations=AT_WAR,
        armies={"fords-of-isen": sh(isengard_regular=2), "fangorn": fp(rohan_regular=2)},
        characters={"treebeard": "fangorn", "boromir": "fangorn"},
    )
    table.fall(1, 1, 1, 1, 1, 1)
    table.say("attack all no westemnet")
    assert (table.place("boromir"), table.place("treebeard")) == ("westemnet", "fangorn")


def test_a_victor_may_move_in_with_a_part_or_stay_and_takes_nothing_then() -> None:
    armies = {"osgiliath": sh(sauron_regular=3), "pelargir": fp(gondor_regular=1)}
    table = shadow_to_move(armies=armies)
    table.fall(6, 6, 6, 1)
    table.say("attack all")
    stayed = table.copy().say("no")
    assert stayed.control("pelargir") == "free_peoples"
    table.say("yes part 1")
    assert table.army(SHADOW, "pelargir") == {"sauron-regular": 1}
    assert table.army(SHADOW, "osgiliath") == {"sauron-regular": 2}
    assert table.control("pelargir") == "shadow"


# Sieges: rules 81 and 101-104


def test_the_price_of_another_round_is_an_elite_that_becomes_a_regular() -> None:
    armies = siege(fp(rohan_regular=2), sh(isengard_elite=2), "helms-deep")
    for spare, left in ((1, {"isengard-regular": 1, "isengard-elite": 1}), (0, {"isengard-elite": 1})):
        table = shadow_to_move(armies=armies, reinforcements={"isengard-regular": spare})
        table.fall(1, 1, 1, 1)
        table.say("attack all")
        assert table.prompt == "extra_round"
        table.fall(1, 1, 1, 1)
        table.say("reduce:isengard")
        assert table.army(SHADOW, "helms-deep") == left  # without a Regular in its place it is lost


def test_the_besieged_cannot_retreat() -> None:
    table = shadow_to_move(armies=siege(fp(gondor_regular=2), sh(sauron_regular=2)))
    table.fall(1, 1, 1, 1)
    table.say("attack all")
    assert table.state.battle is None
    assert table.army(FREE, "minas-tirith") == {"gondor-regular": 2}


def test_whoever_stops_a_sortie_is_besieged_again() -> None:
    table = free_to_move(armies=siege(fp(gondor_regular=2), sh(sauron_regular=3)))
    table.fall(1, 1, 1, 1, 1)
    table.say("attack all yes")
    assert table.state.battle is None
    assert table.state.besieged(MINAS_TIRITH) == FREE
    assert table.control("minas-tirith") == "free_peoples"


def test_who_stayed_inside_holds_the_stronghold_after_a_lost_sortie() -> None:
    table = free_to_move(armies=siege(fp(gondor_regular=2), sh(sauron_regular=3)))
    table.fall(1, 6, 6, 6)
    table.say("attack part 1")
    assert table.army(FREE, "minas-tirith") == {"gondor-regular": 1}
    assert table.control("minas-tirith") == "free_peoples"


def test_besiegers_may_retreat_from_a_sortie_and_the_siege_is_over() -> None:
    table = free_to_move(armies=siege(fp(gondor_regular=2), sh(sauron_regular=3)))
    table.fall(1, 1, 1, 1, 1)
    table.say("attack all no osgiliath")
    assert table.army(SHADOW, "osgiliath") == {"sauron-regular": 3}
    assert table.army(SHADOW, "minas-tirith") == {}
    assert table.state.battle is None


def test_after_a_sortie_in_which_all_die_the_stronghold_is_still_its_owners() -> None:
    table = free_to_move(armies=siege(fp(gondor_regular=1), sh(sauron_regular=1)))
    table.fall(6, 6)
    table.say("attack")
    assert table.army(FREE, "minas-tirith") == table.army(SHADOW, "minas-tirith") == {}
    assert table.control("minas-tirith") == "free_peoples"


def test_relief_that_fails_leaves_the_besieged_as_they_were() -> None:
    armies = siege(fp(gondor_regular=3), sh(sauron_regular=2)) | {"lossarnach": fp(gondor_regular=1)}
    table = free_to_move(armies=armies)
    table.fall(1, 6, 6)
    table.say("attack lossarnach")
    assert table.army(FREE, "lossarnach") == {}
    assert table.army(FREE, "minas-tirith") == {"gondor-regular": 3}


def test_relief_that_moves_in_shares_the_limit_of_ten() -> None:
    armies = siege(fp(gondor_regular=5), sh(sauron_regular=1)) | {"lossarnach": fp(gondor_regular=7)}
    table = free_to_move(armies=armies)
    table.fall(6, 1, 1, 1, 1, 1)
    table.say("attack lossarnach all yes all")
    assert table.army(FREE, "minas-tirith") == {"gondor-regular": 10}


def test_a_garrison_killed_by_a_card_loses_the_stronghold_to_its_besiegers() -> None:
    table = pose(
        side="shadow",
        dice=dice({"event": 1}, {"event": 1}),
        cards={"shadow_character": {"hand": ["sh-char-19"]}},
        nations=AT_WAR,
        armies=siege(fp(gondor_regular=1), sh(sauron_regular=1, nazgul=1)),
    )
    table.fall(5)
    table.say("dreadful-spells")
    assert table.control("minas-tirith") == "shadow"
    assert table.state.points(SHADOW) == 2


def test_besiegers_who_are_reinforced_and_then_leave_end_the_siege() -> None:
    armies = siege(fp(gondor_regular=2), sh(sauron_regular=2)) | {"osgiliath": sh(sauron_regular=1)}
    table = shadow_to_move(armies=armies)
    table.say("march osgiliath minas-tirith")  # more besiegers come: that is a march
    assert table.army(SHADOW, "minas-tirith") == {"sauron-regular": 3}
    table = shadow_to_move(armies=siege(fp(gondor_regular=2), sh(sauron_regular=2)))
    table.say("march osgiliath all")
    assert table.state.besieged(MINAS_TIRITH) == NO_SIDE
    assert table.control("minas-tirith") == "free_peoples"


def test_no_army_of_its_own_side_comes_into_a_besieged_stronghold() -> None:
    armies = siege(fp(gondor_regular=2), sh(sauron_regular=2)) | {"lossarnach": fp(gondor_regular=1)}
    table = free_to_move(armies=armies)
    table.say("march")
    assert "minas-tirith" not in table.options()
    assert "pelargir" in table.options()


@pytest.mark.parametrize("rounds", [1, 3])
def test_a_nation_advances_once_a_battle_and_not_once_a_round(rounds: int) -> None:
    nations = {"sauron": {"steps_to_war": 0}, "gondor": {"steps_to_war": 2}}
    table = shadow_to_move(nations=nations, armies={SOUTH: sh(sauron_regular=1), NORTH: fp(gondor_regular=1)})
    for _ in range(rounds):
        table.fall(1, 1)
        table.say(*(["attack"] if table.state.battle is None else ["no", "stop"]))
    assert table.steps_to_war("gondor") == 1
