"""The Strategy deck of the Free Peoples."""

from typing import Any

import pytest
from tests.wotr_board.board import AT_WAR, FREE, SHADOW, WarTable, dice, fp, named, pose, sh

from westmarch.games.wotr_board.cards.book import CARD_IDS, CARD_NAMES
from westmarch.games.wotr_board.rules.war.battle import strength

SIEGE = {**fp(gondor_regular=2), **sh(sauron_regular=4)}


def holding(card: str, **position: Any) -> WarTable:
    """The Free Peoples hold a card and have a die that plays it."""
    return pose(cards={"free_strategy": {"hand": [card]}}, dice=dice({"army_muster": 1}), **position)


def play(card: str, **position: Any) -> WarTable:
    """The Free Peoples play a card."""
    return holding(card, **position).say(title(card))


def title(card: str) -> str:
    """The word for a card."""
    return CARD_NAMES[CARD_IDS.index(card)]


def playable(card: str, **position: Any) -> bool:
    """Whether a card may be played."""
    return title(card) in holding(card, **position).options()


# The Last Battle


def aragorn(where: str, **figures: int) -> dict[str, Any]:
    return {"characters": {"strider": "gone", "aragorn": where}, "armies": {where: fp(**figures)} if figures else {}}


def test_the_last_battle_needs_aragorn_with_an_army_outside_the_free_lands() -> None:
    assert playable(named("the-last-battle"), **aragorn("dagorlad", gondor_regular=1))
    assert playable(named("the-last-battle"), **aragorn("morannon", gondor_regular=1))
    assert not playable(named("the-last-battle"), **aragorn("minas-tirith", gondor_regular=1))
    assert not playable(named("the-last-battle"), **aragorn("dagorlad"))


def last_battle(**position: Any) -> WarTable:
    return pose(cards={"free_strategy": {"table": [named("the-last-battle")]}}, dice=dice({"character": 1}), **position)


def test_during_the_last_battle_dice_that_move_the_fellowship_stay_out_of_the_hunt_box() -> None:
    table = last_battle().say("move_fellowship")
    assert (table.state.box[FREE], len(table.state.table(FREE))) == (0, 1)


def test_the_last_battle_ends_when_the_fellowship_is_revealed() -> None:
    table = last_battle(hunt_box={"shadow": 1}, tiles={"pool": {"0-reveal": 1}})
    table.fall(6)
    table.say("move_fellowship")
    assert table.prompt == "path"
    table.say("fords-of-bruinen")
    assert table.state.table(FREE) == []
    assert table.state.box[FREE] == 1  # it no longer helped when the die was put away


def test_the_last_battle_ends_when_the_fellowship_is_declared() -> None:
    table = pose(
        cards={"free_strategy": {"table": [named("the-last-battle")]}}, phase="fellowship", fellowship={"progress": 1}
    )
    table.say("yes stop")
    assert table.state.table(FREE) == []


# A Power Too Great, The Power of Tom Bombadil


@pytest.mark.parametrize(
    ("card", "nation"), [(named("a-power-too-great"), "elves"), (named("the-power-of-tom-bombadil"), "north")]
)
def test_great_powers_bring_their_nation_nearer_to_war(card: str, nation: str) -> None:
    table = play(card)
    assert table.steps_to_war(nation) == 2
    assert len(table.state.table(FREE)) == 1


def warded(card: str, **position: Any) -> WarTable:
    return pose(
        cards={"free_strategy": {"table": [card]}, **position.pop("cards", {})},
        dice=dice({"event": 1}, {"army": 1}),
        side="shadow",
        nations=AT_WAR,
        **position,
    )


@pytest.mark.parametrize(
    ("card", "kept", "near"),
    [
        (named("a-power-too-great"), "lorien", "dimrill-dale"),
        (named("a-power-too-great"), "rivendell", "trollshaws"),
        (named("a-power-too-great"), "grey-havens", "tower-hills"),
        (named("the-power-of-tom-bombadil"), "old-forest", "cardolan"),
        (named("the-power-of-tom-bombadil"), "the-shire", "tower-hills"),
        (named("the-power-of-tom-bombadil"), "buckland", "bree"),
    ],
)
def test_great_powers_keep_the_shadow_from_entering_and_attacking(card: str, kept: str, near: str) -> None:
    table = warded(card, armies={near: sh(sauron_regular=1)}).say("march")
    assert kept not in table.options()
    assert kept in pose(**moving(near)).say("march").options()
    assert "attack" not in warded(card, armies={near: sh(sauron_regular=1), kept: fp(elves_regular=1)}).options()


def test_a_great_power_keeps_the_besiegers_from_an_assault() -> None:
    siege = {"lorien": {**sh(sauron_regular=2), **fp(elves_regular=1)}}
    assert "attack" not in warded(named("a-power-too-great"), armies=siege).options()
    assert "attack" in warded(named("the-power-of-tom-bombadil"), armies=siege).options()


def moving(near: str) -> dict[str, Any]:
    """An army of the Shadow may move, and no card forbids it."""
    armies = {near: sh(sauron_regular=1)}
    return {"dice": dice({"event": 1}, {"army": 1}), "side": "shadow", "nations": AT_WAR, "armies": armies}


@pytest.mark.parametrize("card", [named("a-power-too-great"), named("the-power-of-tom-bombadil")])
def test_the_shadow_overcomes_a_great_power_with_a_die_and_a_card_of_each_deck(card: str) -> None:
    both = {
        "shadow_character": {"hand": [named("shelobs-lair"), named("the-ring-is-mine")]},
        "shadow_strategy": {"hand": [named("shadows-gather")]},
    }
    table = warded(card, cards=both, armies={})
    table.say(f"remove:{title(card)}")
    assert (table.prompt, table.options()) == ("pay_with_card", ["shadows-gather"])
    table.say("shadows-gather shelobs-lair")
    assert [CARD_IDS[held] for held in table.state.hand(SHADOW)] == [named("the-ring-is-mine")]
    assert table.state.table(FREE) == []


def test_without_cards_of_both_decks_a_great_power_stands() -> None:
    one = {"shadow_character": {"hand": [named("shelobs-lair"), named("the-ring-is-mine")]}}
    assert "remove:a-power-too-great" not in warded(named("a-power-too-great"), cards=one, armies={}).options()


# Nations


@pytest.mark.parametrize(
    ("card", "there", "other", "nation"),
    [
        (named("book-of-mazarbul"), "erebor", "dale", "dwarves"),
        (named("book-of-mazarbul"), "ered-luin", "evendim", "dwarves"),
        (named("fear-fire-foes"), "the-shire", "buckland", "north"),
        (named("fear-fire-foes"), "bree", "buckland", "north"),
    ],
)
def test_a_companion_in_the_right_place_brings_a_nation_to_war(card: str, there: str, other: str, nation: str) -> None:
    table = play(card, characters={"gimli": there})
    table.say("done")
    assert (table.active(nation), table.steps_to_war(nation)) == (True, 0)
    table = play(card, characters={"gimli": other}).say("done")
    assert (table.active(nation), table.steps_to_war(nation)) == (False, 3)


def test_the_book_of_mazarbul_moves_companions_first() -> None:
    table = play(named("book-of-mazarbul"), characters={"gimli": "dale", "legolas": "dale"})
    table.say("legolas done woodland-realm gimli erebor")
    assert (table.place("gimli"), table.place("legolas")) == ("erebor", "woodland-realm")
    assert table.steps_to_war("dwarves") == 0


def test_the_wisdom_of_elrond_wakes_and_advances_one_nation() -> None:
    table = play(named("wisdom-of-elrond")).say("rohan")
    assert (table.active("rohan"), table.steps_to_war("rohan")) == (True, 2)
    table = play(named("wisdom-of-elrond"), nations={"gondor": {"steps_to_war": 1, "active": False}}).say("gondor")
    assert table.steps_to_war("gondor") == 0  # awake, so war is not barred


def test_the_red_arrow_needs_gondor_awake() -> None:
    assert not playable(named("the-red-arrow"))
    table = play(named("the-red-arrow"), nations={"gondor": {"active": True}}, armies={})
    table.say("rohan-elite")
    assert table.army(FREE, "edoras") == {"rohan-elite": 1, "rohan-leader": 1}
    assert (table.steps_to_war("rohan"), table.active("rohan")) == (2, False)


# Hits


def test_the_spirit_of_mordor_strikes_an_army_of_several_nations() -> None:
    armies = {
        "gorgoroth": sh(sauron_regular=3, southrons_regular=3),
        "dagorlad": sh(sauron_regular=1, isengard_elite=1),
        "morannon": sh(sauron_regular=5),
    }
    table = play(named("the-spirit-of-mordor"), armies=armies)
    assert table.options() == ["dagorlad", "gorgoroth"]
    table.fall(5, 6, 4, 1, 2)
    table.say("gorgoroth sauron-regular southrons-regular")
    assert table.army(SHADOW, "gorgoroth") == {"sauron-regular": 2, "southrons-regular": 2}


def test_hits_of_a_card_stir_the_nations_that_are_hit_but_not_misses() -> None:
    armies = {"gorgoroth": sh(sauron_regular=1, southrons_regular=3)}
    table = holding(named("the-spirit-of-mordor"), armies=armies)
    table.fall(5, 1, 1, 1, 1)
    table.say("the-spirit-of-mordor southrons-regular")
    assert (table.steps_to_war("southrons"), table.steps_to_war("sauron")) == (1, 0)
    table = holding(named("the-spirit-of-mordor"), armies=armies)
    table.fall(1, 1, 1, 1, 1)
    table.say("the-spirit-of-mordor")
    assert (table.steps_to_war("southrons"), table.steps_to_war("sauron")) == (2, 1)


def test_faramirs_rangers_strike_in_ithilien_and_strengthen_osgiliath() -> None:
    armies = {
        "osgiliath": fp(gondor_regular=1),
        "south-ithilien": sh(sauron_regular=4),
        "minas-morgul": sh(sauron_regular=5),
    }
    table = holding(named("faramirs-rangers"), armies=armies)
    table.fall(5, 6, 4)
    table.say("faramirs-rangers gondor-elite")
    assert table.army(SHADOW, "south-ithilien") == {"sauron-regular": 2}
    assert table.army(FREE, "osgiliath") == {"gondor-regular": 1, "gondor-elite": 1, "gondor-leader": 1}


def test_faramir_finds_nobody_to_strengthen_in_a_lost_osgiliath() -> None:
    table = play(named("faramirs-rangers"), armies={"osgiliath": sh(sauron_regular=4)})
    assert table.army(FREE, "osgiliath") == {}
    assert table.reserve("gondor-leader") == 4


# Armies


@pytest.mark.parametrize(("besieged", "left"), [(2, 3), (5, 1)])
def test_help_unlooked_for_takes_a_die_for_every_unit_in_the_siege(besieged: int, left: int) -> None:
    armies = {
        "minas-tirith": {**fp(gondor_regular=besieged), **sh(sauron_regular=5)},
        "lossarnach": fp(gondor_regular=3),
        "osgiliath": sh(sauron_regular=2),
    }
    table = play(named("help-unlooked-for"), nations=AT_WAR, armies=armies)
    assert table.prompt == "march_part"  # only Lossarnach can help, and only there
    for answers in (["all"], ["no", "stop"]):  # in every round
        table.fall(1, 1, 1, *[1] * left)
        table.say(*answers)
        assert table.prompt == "cease"
        assert (strength(table.state, SHADOW), strength(table.state, FREE)) == (left, 3)


def test_help_unlooked_for_comes_from_outside_and_not_from_the_besieged() -> None:
    table = play(named("help-unlooked-for"), nations=AT_WAR, armies={"minas-tirith": SIEGE})
    assert table.state.battle is None
    assert table.state.hand(FREE) == []


def test_the_paths_of_the_woses_lead_to_minas_tirith_even_out_of_a_siege() -> None:
    rohan = {"rohan": {"steps_to_war": 0, "active": True}}
    armies = {"helms-deep": {**fp(rohan_regular=3), **sh(isengard_regular=5)}, "folde": fp(rohan_regular=1)}
    table = play(named("paths-of-the-woses"), nations=rohan, armies=armies)
    assert table.options() == ["folde", "helms-deep"]
    table.say("helms-deep part 2")
    assert table.army(FREE, "minas-tirith") == {"rohan-regular": 2}
    assert table.army(FREE, "helms-deep") == {"rohan-regular": 1}
    assert not playable(named("paths-of-the-woses"), armies=armies)


def test_a_stronghold_left_by_all_falls_to_its_besiegers() -> None:
    rohan = {"rohan": {"steps_to_war": 0, "active": True}}
    armies = {"helms-deep": {**fp(rohan_regular=3), **sh(isengard_regular=5)}}
    table = play(named("paths-of-the-woses"), nations=rohan, armies=armies).say("all")
    assert table.control("helms-deep") == "shadow"


def test_if_minas_tirith_is_besieged_the_woses_lead_next_to_it() -> None:
    armies = {"folde": fp(rohan_regular=1), "minas-tirith": SIEGE, "lossarnach": sh(sauron_regular=1)}
    table = play(named("paths-of-the-woses"), nations=AT_WAR, armies=armies)
    assert table.options() == ["druadan-forest", "osgiliath"]
    table.say("osgiliath")
    assert table.army(FREE, "osgiliath") == {"rohan-regular": 1}


def test_through_a_day_and_a_night_a_companion_goes_with_the_army() -> None:
    armies = {
        "edoras": fp(rohan_regular=2),
        "minas-tirith": fp(gondor_regular=1),
        "fords-of-isen": sh(isengard_regular=1),
    }
    given = {"nations": AT_WAR, "armies": armies}
    assert not playable(named("through-a-day-and-a-night"), **given)
    table = play(named("through-a-day-and-a-night"), characters={"gimli": "edoras", "legolas": "edoras"}, **given)
    table.say("westemnet")
    assert table.options() == ["stop", "eastemnet", "fangorn", "folde", "helms-deep"]
    table.say("eastemnet part 1 no")
    assert table.army(FREE, "eastemnet") == {"rohan-regular": 1}
    assert (table.place("legolas"), table.place("gimli")) == ("edoras", "eastemnet")  # somebody had to go


def test_what_an_army_crosses_is_taken() -> None:
    table = play(
        named("through-a-day-and-a-night"),
        nations=AT_WAR,
        characters={"gimli": "gap-of-rohan"},
        armies={"gap-of-rohan": fp(rohan_regular=1)},
    )
    table.say("south-dunland tharbad all")
    assert table.control("south-dunland") == "free_peoples"
    assert table.army(FREE, "tharbad") == {"rohan-regular": 1}


@pytest.mark.parametrize(("way", "wakes"), [(["stop"], True), (["westemnet"], False)])
def test_a_companion_on_the_march_wakes_only_where_he_arrives(way: list[str], wakes: bool) -> None:
    table = play(
        named("through-a-day-and-a-night"), characters={"peregrin": "folde"}, armies={"folde": fp(rohan_regular=1)}
    )
    table.say("edoras", *way, "all")
    assert table.active("rohan") == wakes
    assert table.place("peregrin") == ("edoras" if wakes else "westemnet")


# Reinforcements


def test_cirdans_ships_land_where_an_army_stands_on_the_coast() -> None:
    armies = {
        "dol-amroth": fp(gondor_regular=1),
        "grey-havens": fp(elves_regular=1),
        "minas-tirith": fp(gondor_regular=1),
    }
    assert not playable(named("cirdans-ships"), armies=armies)
    table = play(named("cirdans-ships"), nations=AT_WAR, armies=armies)
    assert table.options() == ["dol-amroth", "grey-havens"]
    table.say("dol-amroth elves-regular elves-elite")
    assert table.army(FREE, "dol-amroth") == {"gondor-regular": 1, "elves-regular": 1, "elves-elite": 1}


RECRUITING = [
    (named("guards-of-the-citadel"), "minas-tirith", "gondor", True, 0),
    (named("celeborns-galadhrim"), "lorien", "elves", False, 1),
    (named("riders-of-theoden"), "edoras", "rohan", True, 0),
    (named("grimbeorn-the-old-son-of-beorn"), "carrock", "north", True, 0),
    (named("imrahil-of-dol-amroth"), "dol-amroth", "gondor", True, 0),
    (named("kindred-of-glorfindel"), "rivendell", "elves", False, 1),
    (named("dain-ironfoots-guard"), "erebor", "dwarves", True, 0),
    (named("thranduils-archers"), "woodland-realm", "elves", False, 1),
]


@pytest.mark.parametrize(("card", "where", "nation", "leader", "drawn"), RECRUITING)
def test_a_unit_comes_though_its_nation_is_at_peace(
    card: str, where: str, nation: str, leader: bool, drawn: int
) -> None:
    for kind in ("regular", "elite"):
        table = play(card, armies={}).say(f"{nation}-{kind}")
        leaders = {f"{nation}-leader": 1} if leader else {}
        assert table.army(FREE, where) == {f"{nation}-{kind}": 1, **leaders}
        assert [CARD_IDS[held][:6] for held in table.state.hand(FREE)] == ["fp-str"] * drawn


@pytest.mark.parametrize(("card", "where", "drawn"), [(row[0], row[1], row[4]) for row in RECRUITING])
def test_no_unit_comes_where_the_enemy_rules_but_the_card_is_drawn(card: str, where: str, drawn: int) -> None:
    table = play(card, armies={where: sh(sauron_regular=1)}, control={where: "shadow"})
    assert table.army(FREE, where) == {}
    assert len(table.state.hand(FREE)) == drawn


def test_a_besieged_stronghold_gets_reinforcements_by_a_card() -> None:
    table = play(named("guards-of-the-citadel"), armies={"minas-tirith": SIEGE}).say("gondor-regular")
    assert table.army(FREE, "minas-tirith") == {"gondor-regular": 3, "gondor-leader": 1}


def test_a_leader_without_any_unit_to_lead_stays_away() -> None:
    table = play(named("dain-ironfoots-guard"), armies={}, reinforcements={"dwarves-leader": 4})
    assert (table.army(FREE, "erebor"), table.reserve("dwarves-leader")) == ({}, 4)


def test_the_riders_of_theoden_come_to_a_companion_in_rohan_too() -> None:
    characters = {"gimli": "folde", "legolas": "eastemnet", "boromir": "osgiliath"}
    table = play(named("riders-of-theoden"), characters=characters, armies={"eastemnet": sh(isengard_regular=1)})
    assert table.options() == ["edoras", "folde"]  # an enemy army stands with Legolas
    table.say("folde rohan-regular")
    assert table.army(FREE, "folde") == {"rohan-regular": 1, "rohan-leader": 1}


def test_king_brands_men_are_two_regulars() -> None:
    table = play(named("king-brands-men"), armies={})
    assert table.army(FREE, "dale") == {"north-regular": 2}
    assert len(table.state.hand(FREE)) == 1


def test_swords_rise_in_two_places_of_eriador() -> None:
    table = play(named("swords-in-eriador"), armies={}).say("north-elite dwarves-regular")
    assert table.army(FREE, "the-shire") == {"north-elite": 1}
    assert table.army(FREE, "ered-luin") == {"dwarves-regular": 1}
    assert len(table.state.hand(FREE)) == 1


def test_eomer_rallies_rohan_in_a_free_settlement() -> None:
    armies = {"helms-deep": {**fp(rohan_regular=3), **sh(isengard_regular=5)}}
    table = play(named("eomer-son-of-eomund"), armies=armies, control={"westemnet": "shadow"})
    assert table.options() == ["edoras", "folde"]
    table.say("folde rohan-elite")
    assert table.army(FREE, "folde") == {"rohan-elite": 1, "rohan-leader": 1}
