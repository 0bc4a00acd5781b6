"""Characters: who they are, how they move and come into play, rule by rule (rules 72, 82-86, 23)."""

from typing import Any

import pytest
from tests.wotr_board.board import AT_WAR, FREE, SHADOW, WarTable, dice, fp, pose, pose_with_lords, sh

from westmarch.games.wotr_board.components import CHARACTER_IDS, FAR, LEADERSHIP, LEVEL
from westmarch.games.wotr_board.rules.dice import all_dice


def free_turn(face: str = "character", **position: Any) -> WarTable:
    """The Free Peoples have one die."""
    return pose(dice=dice({face: 1}), **position)


def shadow_turn(face: str = "character", **position: Any) -> WarTable:
    """The Shadow has one die."""
    return pose(dice=dice({"event": 1}, {face: 1}), side="shadow", **position)


@pytest.mark.parametrize(
    ("name", "level", "points"),
    [
        ("gandalf-grey", 3, 1),
        ("gandalf-keeper-of-narya", 3, 1),
        ("strider", 3, 1),
        ("boromir", 2, 1),
        ("legolas", 2, 1),
        ("gimli", 2, 1),
        ("meriadoc", 1, 1),
        ("peregrin", 1, 1),
        ("gandalf-white", 3, 1),
        ("aragorn", 3, 2),
        ("elrond", 0, 2),
        ("galadriel", 0, 2),
        ("treebeard", 0, 0),
        ("saruman", 0, 1),
        ("witch-king-black-captain", FAR, 2),
        ("witch-king-chief", FAR, 1),
        ("mouth-lieutenant", 3, 2),
        ("mouth-black-numenorean", 3, 2),
        ("gothmog", 3, 1),
        ("balrog", 0, 3),
    ],
)
def test_everybody_has_a_level_and_leadership(name: str, level: int, points: int) -> None:
    who = CHARACTER_IDS.index(name)
    assert (LEVEL[who], LEADERSHIP[who]) == (level, points)


# Moving: rules 82-85


def test_one_die_moves_all_companions_each_once_and_each_where_it_likes() -> None:
    table = free_turn(characters={"boromir": "edoras", "legolas": "edoras", "gimli": "dale"})
    table.say("move_companions boromir done folde legolas westemnet gimli erebor")
    assert [table.place(who) for who in ("boromir", "legolas", "gimli")] == ["folde", "westemnet", "erebor"]
    assert table.prompt != "figures"  # nobody is left to move


def test_a_group_moves_as_far_as_its_highest_level() -> None:
    table = free_turn(characters={"strider": "hollin", "peregrin": "hollin"})
    table.say("move_companions peregrin")
    assert "buckland" not in table.options()
    table = free_turn(characters={"strider": "hollin", "peregrin": "hollin"})
    table.say("move_companions strider peregrin")
    assert "buckland" in table.options()


def test_companions_walk_past_any_army() -> None:
    table = free_turn(characters={"boromir": "hollin"}, armies={"trollshaws": sh(sauron_regular=9)})
    table.say("move_companions boromir")
    assert {"trollshaws", "rivendell", "weather-hills"} <= set(table.options())


def test_who_is_besieged_does_not_leave_but_who_stopped_at_an_enemy_stronghold_goes_on() -> None:
    siege = {"minas-tirith": {**fp(gondor_regular=1), **sh(sauron_regular=3)}}
    assert "move_companions" not in free_turn(characters={"boromir": "minas-tirith"}, armies=siege).options()
    table = free_turn(characters={"boromir": "moria"})
    table.say("move_companions boromir")
    assert "lorien" in table.options()


def test_nobody_walks_through_a_besieged_stronghold_of_his_own_side() -> None:
    siege = {"grey-havens": {**fp(elves_regular=1), **sh(sauron_regular=3)}}
    for armies, may in ((siege, False), ({}, True)):
        table = free_turn(characters={"boromir": "tower-hills"}, armies=armies)
        table.say("move_companions boromir")
        assert ("forlindon" in table.options()) == may
    gwaihir = {"cards": {"free_character": {"hand": ["fp-char-15"]}}, "characters": {"boromir": "tower-hills"}}
    table = free_turn("event", armies=siege, **gwaihir)
    table.say("gwaihir-the-windlord move")
    assert "grey-havens" in table.options()  # the Eagle sets him down there
    assert "forlindon" not in table.options()


def test_shadowfax_carries_gandalf_the_white_and_one_hobbit_four_regions() -> None:
    grey = {"gandalf-grey": "gone", "gandalf-white": "hollin"}
    for others, far in (({}, True), ({"peregrin": "hollin"}, True), ({"boromir": "hollin"}, False)):
        table = free_turn(characters={**grey, **others}, fellowship={"guide": "strider"})
        table.say("move_companions", *others, "gandalf-white")
        assert ("tower-hills" in table.options()) == far


def test_nazgul_and_the_witch_king_fly_over_the_walls_of_a_besieged_stronghold() -> None:
    siege = {"moria": {**sh(sauron_regular=1, nazgul=1), **fp(elves_elite=2)}}
    table = shadow_turn(armies=siege, control={"moria": "shadow"}, characters={"witch-king-black-captain": "nurn"})
    table.say("move_minions moria nurn")
    assert table.army(SHADOW, "nurn") == {"nazgul": 1}
    table.say("witch-king-black-captain")
    assert "moria" in table.options()
    table.say("moria")
    assert table.place("witch-king-black-captain") == "moria"


def test_who_walks_neither_leaves_nor_enters_a_besieged_stronghold_of_the_shadow() -> None:
    siege = {"moria": {**sh(sauron_regular=1), **fp(elves_elite=2)}}
    given = {"armies": siege, "control": {"moria": "shadow"}}
    assert "move_minions" not in shadow_turn(characters={"mouth-lieutenant": "moria"}, **given).options()
    table = shadow_turn(characters={"mouth-lieutenant": "hollin"}, **given)
    table.say("move_minions mouth-lieutenant")
    assert "moria" not in table.options()


def test_minions_enter_the_region_of_a_free_stronghold_only_where_it_is_besieged() -> None:
    siege = {"minas-tirith": {**fp(gondor_regular=1), **sh(sauron_regular=3)}}
    for armies, may in ((siege, True), ({}, False)):
        table = shadow_turn(armies=armies, characters={"mouth-lieutenant": "osgiliath"})
        table.say("move_minions mouth-lieutenant")
        assert ("minas-tirith" in table.options()) == may
        assert "druadan-forest" in table.options()  # which can be reached past it


def test_saruman_leads_an_attack_but_never_a_march() -> None:
    armies = {"orthanc": sh(isengard_regular=3), "fords-of-isen": fp(rohan_regular=1)}
    table = shadow_turn(nations=AT_WAR, armies=armies, characters={"saruman": "orthanc"})
    assert "attack" in table.options()
    assert "march" not in table.options()


def test_the_lieutenant_uses_a_muster_as_an_army_result_once_a_turn() -> None:
    given = {"armies": {"nurn": sh(sauron_regular=1)}, "dice": dice({"event": 1}, {"muster": 2}), "side": "shadow"}
    assert "march" not in pose(**given).options()
    table = pose(**given, characters={"mouth-lieutenant": "nurn"})
    once = table.copy().say("march all nothing")
    assert (once.prompt, "march" in once.options()) == ("action", False)
    spared = table.say("diplomacy sauron nothing")  # used as what it shows
    assert "march" in spared.options()


def test_elites_of_isengard_lead_while_saruman_is_in_play() -> None:
    armies = {"south-dunland": sh(isengard_elite=1)}
    assert "march" in shadow_turn(nations=AT_WAR, armies=armies, characters={"saruman": "orthanc"}).options()
    assert "march" not in shadow_turn(nations=AT_WAR, armies=armies).options()


# Waking nations: rule 72


@pytest.mark.parametrize(
    ("who", "region", "nation", "wakes"),
    [
        ("strider", "dale", "north", True),
        ("strider", "edoras", "rohan", False),
        ("boromir", "pelargir", "gondor", True),
        ("boromir", "dale", "north", False),
        ("gimli", "erebor", "dwarves", True),
        ("legolas", "erebor", "dwarves", False),
        ("meriadoc", "edoras", "rohan", True),
        ("peregrin", "minas-tirith", "gondor", True),
        ("gandalf-grey", "edoras", "rohan", True),
        ("gandalf-grey", "bree", "north", False),
    ],
)
def test_a_companion_wakes_the_nations_that_he_can_in_cities_and_strongholds(
    who: str, region: str, nation: str, wakes: bool
) -> None:
    table = pose(dice=dice({"character": 1}), fellowship={"region": region})
    table.say("separate", who)
    if table.prompt == "figures":  # others could go with him
        table.say("done")
    table.say(region)
    assert table.active(nation) == wakes


def test_in_a_conquered_city_nobody_wakes_a_nation() -> None:
    table = free_turn(fellowship={"region": "dale"}, control={"dale": "shadow"}, armies={})
    table.say("separate strider done dale")
    assert not table.active("north")


def test_who_enters_play_or_marches_with_an_army_wakes_nations_too() -> None:
    table = free_turn("will_of_the_west", characters={"strider": "pelargir"})
    table.say("enter:aragorn")
    assert table.active("gondor")
    table = free_turn("army_muster", armies={"folde": fp(rohan_regular=1)}, characters={"meriadoc": "folde"})
    table.say("march edoras all")
    assert table.active("rohan")


@pytest.mark.parametrize(("who", "home", "nation"), [("gimli", "erebor", "dwarves"), ("legolas", "lorien", "elves")])
def test_gimli_and_legolas_advance_their_peoples_at_home_with_any_die(who: str, home: str, nation: str) -> None:
    nations = {nation: {"steps_to_war": 2, "active": True}}
    table = free_turn("event", characters={who: home}, nations=nations)
    assert f"use:{who}" in table.options()
    assert f"use:{who}" not in free_turn("event", characters={who: "iron-hills"}, nations=nations).options()
    lost = free_turn("event", characters={who: home}, nations=nations, control={home: "shadow"}, armies={})
    assert f"use:{who}" not in lost.options()


def test_boromir_cannot_lead_a_passive_nation_into_war() -> None:
    given = {"characters": {"boromir": "minas-tirith"}}
    table = free_turn("event", nations={"gondor": {"steps_to_war": 1}}, **given)
    assert "use:boromir" not in table.options()


# Coming into play: rules 23 and 86


def enters(who: str, face: str, **position: Any) -> bool:
    """Whether a die can bring somebody into play."""
    side = "shadow" if CHARACTER_IDS.index(who) >= CHARACTER_IDS.index("saruman") else "free_peoples"
    mine, theirs = {face: 1}, {"event": 1}
    table = pose(
        dice=dice(theirs, mine) if side == "shadow" else dice(mine, theirs),
        side=side,
        **position,
    )
    return f"enter:{who}" in table.options()


def war(*nations: str) -> dict[str, Any]:
    """These nations are At War."""
    return {name: {"steps_to_war": 0, "active": True} for name in nations}


FREE_AT_WAR = ("dwarves", "elves", "gondor", "north", "rohan")


@pytest.mark.parametrize(
    ("who", "position", "may"),
    [
        ("saruman", {"nations": war("isengard")}, True),
        ("saruman", {}, False),
        ("saruman", {"nations": war("isengard"), "control": {"orthanc": "free_peoples"}, "armies": {}}, False),
        ("saruman", {"nations": war("isengard"), "characters": {"saruman": "gone"}}, False),
        ("witch-king-black-captain", {"nations": war("sauron", "elves")}, True),
        ("witch-king-black-captain", {"nations": war("sauron")}, False),
        ("witch-king-black-captain", {"nations": war("isengard", "elves")}, False),
        ("witch-king-black-captain", {"nations": war("sauron", "elves"), "armies": {}}, False),
        ("mouth-lieutenant", {"nations": war(*FREE_AT_WAR)}, True),
        ("mouth-lieutenant", {"nations": war(*FREE_AT_WAR[1:])}, False),
        ("mouth-lieutenant", {"fellowship": {"mordor": 0}}, True),
    ],
)
def test_a_muster_die_brings_minions_on_their_conditions(who: str, position: dict[str, Any], may: bool) -> None:
    assert enters(who, "muster", **position) == may
    assert not enters(who, "character", **position)


GREY_GONE = {"gandalf-grey": "gone"}


@pytest.mark.parametrize(
    ("who", "characters", "may"),
    [
        ("gandalf-white", {"gandalf-grey": "gone", "saruman": "orthanc"}, True),
        ("gandalf-white", {"gandalf-grey": "gone", "saruman": "gone"}, True),
        ("gandalf-white", {"gandalf-grey": "edoras", "mouth-lieutenant": "nurn"}, True),
        ("gandalf-white", {"saruman": "orthanc"}, False),
        ("gandalf-white", {"gandalf-grey": "gone"}, False),
        ("aragorn", {"strider": "dol-amroth"}, True),
        ("aragorn", {"strider": "pelargir"}, True),
        ("aragorn", {"strider": "edoras"}, False),
        ("aragorn", {}, False),
    ],
)
def test_a_will_of_the_west_brings_gandalf_the_white_and_aragorn(
    who: str, characters: dict[str, str], may: bool
) -> None:
    guide = next(name for name in ("gandalf-grey", "strider") if name not in characters)
    given = {"characters": characters, "fellowship": {"guide": guide}}
    assert enters(who, "will_of_the_west", **given) == may
    assert not enters(who, "muster", **given)


def test_aragorn_does_not_come_to_a_city_that_the_shadow_holds_but_to_one_it_besieges() -> None:
    given = {"characters": {"strider": "minas-tirith"}}
    siege = {"minas-tirith": {**fp(gondor_regular=1), **sh(sauron_regular=3)}}
    assert enters("aragorn", "will_of_the_west", armies=siege, **given)
    assert not enters("aragorn", "will_of_the_west", control={"minas-tirith": "shadow"}, armies={}, **given)


def test_gandalf_the_white_comes_where_the_grey_stands_or_to_fangorn_or_an_elven_stronghold() -> None:
    given = {"dice": dice({"will_of_the_west": 1}), "fellowship": {"guide": "strider"}}
    table = pose(characters={"gandalf-grey": "edoras", "saruman": "orthanc"}, **given)
    table.say("enter:gandalf-white")
    assert (table.place("gandalf-white"), table.place("gandalf-grey")) == ("edoras", "gone")
    siege = {"lorien": {**fp(elves_elite=1), **sh(sauron_regular=3)}, "grey-havens": sh(sauron_regular=1)}
    table = pose(characters={**GREY_GONE, "saruman": "orthanc"}, armies=siege, **given)
    table.say("enter:gandalf-white")
    assert table.options() == ["fangorn", "lorien", "rivendell", "woodland-realm"]


def test_the_dice_of_who_has_died_are_gone() -> None:
    alive = {"saruman": "orthanc", "witch-king-black-captain": "nurn", "mouth-lieutenant": "nurn"}
    table = pose(characters=alive)
    assert (all_dice(table.state, SHADOW), all_dice(table.state, FREE)) == (10, 4)
    table = pose(characters={**alive, "saruman": "gone"})
    assert all_dice(table.state, SHADOW) == 9


def test_lesser_minions_bring_no_standard_die_and_no_white_wizard() -> None:
    table = pose_with_lords(
        characters={**GREY_GONE, "gothmog": "minas-morgul", "balrog": "moria"},
        fellowship={"guide": "strider"},
        dice=dice({"will_of_the_west": 1}),
    )
    assert all_dice(table.state, SHADOW) == 7
    assert "enter:gandalf-white" not in table.options()
