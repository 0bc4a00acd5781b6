"""What a side is told of cards, armies, nations and settlements that it cannot use now."""

from typing import Any

from tests.wotr_board.board import AT_WAR, WarTable, dice, fp, pose, sh


def free_turn(face: str, **position: Any) -> WarTable:
    """The Free Peoples have one die and are asked what for."""
    return pose(dice=dice({face: 1}), **position)


def shadow_turn(face: str, **position: Any) -> WarTable:
    """The Shadow has one die and is asked what for."""
    return pose(dice=dice({"event": 1}, {face: 1}), side="shadow", **position)


def test_a_card_for_which_the_die_is_another() -> None:
    table = free_turn("muster", cards={"free_character": {"hand": ["fp-char-01"]}})
    assert table.hindrance("fp-char-01").split()[0] in ("other_die", "needs_unmet")


def test_recruiting_before_any_nation_is_at_war() -> None:
    table = free_turn("muster")
    assert table.hindrance("recruit") == "none_at_war"
    assert free_turn("muster", nations=AT_WAR).hindrance("recruit") == ""


def test_an_army_without_a_leader_stays_when_a_character_die_is_used() -> None:
    led = fp(gondor_regular=2, gondor_leader=1)
    armies = {"osgiliath": fp(gondor_regular=2), "pelargir": led, "lamedon": led}
    table = free_turn("character", nations=AT_WAR, armies=armies).say("march")
    assert table.hindrance("osgiliath") == "not_led"
    assert table.hindrance("pelargir") == ""


def test_an_enemy_army_in_the_way_and_a_border_that_a_nation_at_peace_must_not_cross() -> None:
    armies = {"osgiliath": fp(gondor_regular=2), "south-ithilien": sh(sauron_regular=2), "folde": fp(rohan_regular=2)}
    table = free_turn("army", armies=armies).say("march osgiliath")
    assert table.hindrance("south-ithilien") == "enemy_army"
    table = free_turn("army", armies=armies).say("march folde")
    assert table.hindrance("druadan-forest") == "not_at_war"


def test_who_cannot_attack_and_why() -> None:
    armies = {
        "osgiliath": fp(gondor_regular=2),
        "pelargir": fp(gondor_regular=2),
        "south-ithilien": sh(sauron_regular=2),
        "west-harondor": sh(southrons_regular=2),
        "dol-amroth": fp(gondor_regular=1),
        "edoras": fp(rohan_regular=1),
        "westemnet": sh(isengard_regular=1),
    }
    nations = {**AT_WAR, "rohan": {"steps_to_war": 2}}
    table = free_turn("army", nations=nations, armies=armies).say("attack")
    assert table.hindrance("osgiliath") == ""
    assert table.hindrance("dol-amroth") == "no_enemy_near"
    assert table.hindrance("edoras") == "none_of_it_at_war"


def test_nations_that_take_no_step() -> None:
    table = free_turn("muster", nations={"north": {"steps_to_war": 1}, "gondor": {"steps_to_war": 0, "active": True}})
    table.say("diplomacy")
    assert table.hindrance("north") == "passive"
    assert table.hindrance("gondor") == "already_at_war"


def test_a_settlement_under_siege_takes_no_reinforcements() -> None:
    armies = {"minas-tirith": {**fp(gondor_regular=2), **sh(sauron_regular=5)}}
    table = free_turn("muster", nations=AT_WAR, armies=armies).say("recruit gondor-regular")
    assert table.hindrance("minas-tirith") == "under_siege"
    assert table.hindrance("pelargir") == ""
