"""The Strategy deck of the Shadow."""

from typing import Any

import pytest
from tests.wotr_board.board import AT_WAR, FREE, SHADOW, WarTable, dice, fp, named, pose, sh

from westmarch.games.wotr_board.cards.book import CARD_IDS, CARD_NAMES
from westmarch.games.wotr_board.words import NOTICES

CAPTAIN = "witch-king-black-captain"
SARUMAN = {"saruman": "orthanc"}
KING = {"strider": "gone", "aragorn": "edoras"}


def holding(card: str, **position: Any) -> WarTable:
    """The Shadow holds a card and has a die that plays it."""
    cards = {"shadow_strategy": {"hand": [card]}, **position.pop("cards", {})}
    position.setdefault("dice", dice({"event": 1}, {"army_muster": 1}))
    return pose(cards=cards, side="shadow", **position)


def play(card: str, **position: Any) -> WarTable:
    """The Shadow plays a card."""
    return holding(card, **position).say(title(card))


def title(card: str) -> str:
    """The word for a card."""
    return CARD_NAMES[CARD_IDS.index(card)]


def playable(card: str, **position: Any) -> bool:
    """Whether a card may be played."""
    return title(card) in holding(card, **position).options()


def heard(table: WarTable) -> list[tuple[str, tuple[int, ...]]]:
    """What has been told."""
    return [(NOTICES[notice.kind].name, notice.args) for notice in table.state.notices]


def without(nation: str) -> dict[str, Any]:
    """All nations but one are At War."""
    return {**AT_WAR, nation: {"steps_to_war": 1, "active": True}}


@pytest.mark.parametrize(
    ("card", "needed"),
    [
        (named("the-day-without-dawn"), ("isengard", "sauron", "southrons")),
        (named("the-shadow-is-moving"), ("isengard", "sauron", "southrons")),
        (named("corsairs-of-umbar"), ("southrons",)),
        (named("rage-of-the-dunlendings"), ("isengard",)),
        (named("half-orcs-and-goblin-men"), ("isengard",)),
        (named("olog-hai"), ("sauron",)),
        (named("hill-trolls"), ("sauron",)),
        (named("horde-from-the-east"), ("southrons",)),
        (named("musterings-of-long-planned-war"), ("isengard", "sauron", "southrons")),
        (named("pits-of-mordor"), ("sauron",)),
    ],
)
def test_some_cards_wait_until_their_nations_are_at_war(card: str, needed: tuple[str, ...]) -> None:
    for nation in ("isengard", "sauron", "southrons"):
        assert playable(card, nations=without(nation)) == (nation not in needed)
    assert playable(card, nations=AT_WAR)


# Return to Valinor


ELVES = {
    "lorien": fp(elves_regular=1, elves_elite=1, gondor_regular=3),
    "rivendell": {**fp(elves_elite=2), **sh(sauron_regular=5)},
    "grey-havens": sh(sauron_regular=1),
    "woodland-realm": fp(elves_regular=2),
}


def test_elves_sail_once_a_stronghold_of_theirs_is_lost() -> None:
    given = {"armies": ELVES, "control": {"grey-havens": "shadow"}}
    assert not playable(named("return-to-valinor"))
    table = holding(named("return-to-valinor"), **given)
    table.fall(6, 5, 5, 6)  # two dice for Lorien, none for besieged Rivendell, two for the Woodland Realm
    table.say("return-to-valinor gondor-regular")
    assert table.army(FREE, "lorien") == {"elves-regular": 1, "elves-elite": 1, "gondor-regular": 2}
    assert table.army(FREE, "woodland-realm") == {"elves-regular": 1}
    assert table.army(FREE, "rivendell") == {"elves-elite": 2}
    assert (table.active("gondor"), table.steps_to_war("elves")) == (True, 1)


def test_no_more_than_five_dice_fall_on_one_elven_army() -> None:
    table = holding(
        named("return-to-valinor"),
        armies={"lorien": fp(elves_regular=5, elves_elite=4)},
        control={"grey-havens": "shadow"},
    )
    table.fall(1, 1, 1, 1, 1, 6)
    table.say("return-to-valinor")
    assert table.army(FREE, "lorien") == {"elves-regular": 5, "elves-elite": 4}


# The Fighting Uruk-hai


WALLS = {"helms-deep": {**sh(isengard_regular=3), **fp(rohan_regular=5)}}


def test_the_uruk_hai_storm_a_besieged_stronghold_three_rounds() -> None:
    table = play(named("the-fighting-uruk-hai"), nations=AT_WAR, characters=SARUMAN, armies=WALLS)
    table.fall(1, 1, 1, 1, 1, 1)
    table.say("all")
    rounds = [args[0] for kind, args in heard(table) if kind == "round"]
    assert rounds == [1, 2, 3]
    assert table.state.battle is None


def test_the_uruk_hai_need_saruman_and_a_unit_of_isengard_at_a_siege() -> None:
    given = {"nations": AT_WAR, "armies": WALLS}
    assert not playable(named("the-fighting-uruk-hai"), **given)
    assert playable(named("the-fighting-uruk-hai"), characters=SARUMAN, **given)
    others = {"helms-deep": {**sh(sauron_regular=3), **fp(rohan_regular=5)}}
    assert not playable(named("the-fighting-uruk-hai"), characters=SARUMAN, nations=AT_WAR, armies=others)


@pytest.mark.parametrize(("companion", "cards"), [(None, [2, 3]), ("gimli", [1, 2, 3])])
def test_in_the_first_round_only_a_companion_answers_the_uruk_hai_with_a_card(
    companion: str | None, cards: list[int]
) -> None:
    characters = {**SARUMAN, **({companion: "helms-deep"} if companion else {})}
    hand = {"free_strategy": {"hand": [named("guards-of-the-citadel")]}}
    table = play(named("the-fighting-uruk-hai"), nations=AT_WAR, characters=characters, armies=WALLS, cards=hand)
    table.fall(1, 1, 1, 1, 1, 1)
    table.say("all")
    asked_in = []
    while table.state.battle:
        if table.prompt == "combat_card":
            asked_in.append(table.state.prompt_args[1])
            table.fall(1, 1, 1, 1, 1, 1)
            table.say("pass")
        else:
            table.say(table.options()[0])
    assert asked_in == cards


# Denethor's Folly


SIEGE = {"minas-tirith": {**sh(sauron_regular=5), **fp(gondor_regular=3, gondor_leader=1, rohan_leader=1)}}


def test_denethors_folly_costs_a_leader_in_the_siege() -> None:
    table = play(named("denethors-folly"), armies=SIEGE)
    assert (table.prompt, table.state.seat) == ("eliminate_figure", SHADOW)
    table.say("rohan-leader")
    assert table.army(FREE, "minas-tirith") == {"gondor-regular": 3, "gondor-leader": 1}
    assert len(table.state.table(SHADOW)) == 1
    assert not playable(named("denethors-folly"), armies={"minas-tirith": fp(gondor_regular=1)})


def folly(free_dice: dict[str, int], **position: Any) -> WarTable:
    cards = {
        "shadow_strategy": {"table": [named("denethors-folly")]},
        "free_strategy": {"hand": [named("the-last-battle")]},
    }
    return pose(cards=cards, dice=dice(free_dice, {"army": 1}), nations=AT_WAR, **position)


def test_denethors_folly_forbids_combat_cards_in_minas_tirith_and_nowhere_else() -> None:
    table = folly({"event": 1}, side="shadow", armies=SIEGE)
    table.fall(*[1] * 6)
    table.say("attack all")
    assert table.state.battle is None
    field = {"south-ithilien": sh(sauron_regular=1), "osgiliath": fp(gondor_regular=1)}
    assert folly({"event": 1}, side="shadow", armies=field).say("attack").prompt == "combat_card"


@pytest.mark.parametrize(
    ("face", "characters", "can"),
    [
        ("will_of_the_west", {}, True),
        ("character", {}, False),
        ("character", {"gandalf-grey": "minas-tirith"}, True),
        ("character", {"gandalf-grey": "gone", "gandalf-white": "minas-tirith"}, True),
        ("character", {"strider": "gone", "aragorn": "minas-tirith"}, True),
        ("character", {"strider": "minas-tirith"}, False),
        ("character", {"gandalf-grey": "osgiliath"}, False),
    ],
)
def test_wisdom_ends_denethors_folly(face: str, characters: dict[str, str], can: bool) -> None:
    table = folly({face: 1}, characters=characters, armies=SIEGE)
    assert ("remove:denethors-folly" in table.options()) == can
    if can:
        assert table.say("remove:denethors-folly").state.table(SHADOW) == []


def test_the_day_without_dawn_takes_the_wills_of_the_west() -> None:
    unused = dice({"will_of_the_west": 2, "character": 1}, {"army": 1, "muster": 3})
    table = holding(named("the-day-without-dawn"), nations=AT_WAR, dice=unused)
    table.say("die:army the-day-without-dawn")
    assert table.view(FREE).dice["free_peoples"] == {"character": 1}


# Threats and Promises


def threatened(**position: Any) -> WarTable:
    cards = {"shadow_strategy": {"table": [named("threats-and-promises")]}}
    return pose(cards=cards, dice=position.pop("dice", dice({"muster": 1})), **position)


def test_threats_hold_passive_nations_back_from_a_muster_die() -> None:
    nations = {"gondor": {"active": True}}
    table = threatened(nations=nations).say("diplomacy")
    assert table.options() == ["elves", "gondor"]
    table.say("gondor")
    assert (table.steps_to_war("gondor"), len(table.state.table(SHADOW))) == (1, 1)


def test_threats_end_when_a_companion_moves_his_nation() -> None:
    table = threatened(characters={"boromir": "minas-tirith"})
    table.say("use:boromir")
    assert (table.steps_to_war("gondor"), table.state.table(SHADOW)) == (1, [])


def test_threats_end_when_an_attack_moves_a_nation_but_not_when_a_capture_does() -> None:
    given = {"dice": dice({"event": 1}, {"army": 1}), "side": "shadow", "nations": {"sauron": {"steps_to_war": 0}}}
    armies = {"south-ithilien": sh(sauron_regular=1), "osgiliath": fp(gondor_regular=1)}
    assert threatened(**given, armies=armies).say("attack").state.table(SHADOW) == []
    table = threatened(**given, armies={"osgiliath": sh(sauron_regular=1)}).say("march pelargir")
    assert (table.steps_to_war("gondor"), len(table.state.table(SHADOW))) == (1, 1)


# Stormcrow


def test_a_stormcrow_sets_a_nation_back_and_costs_it_a_figure() -> None:
    armies = {
        "edoras": fp(rohan_regular=1, rohan_leader=1),
        "folde": fp(gondor_regular=1),
        "westemnet": fp(rohan_elite=1),
    }
    table = play(
        named("stormcrow"), characters={"gandalf-grey": "edoras"}, armies=armies, fellowship={"region": "hollin"}
    )
    assert table.steps_to_war("rohan") == 3  # it cannot fall further
    assert (table.options(), table.state.seat) == (["edoras", "westemnet"], FREE)
    table.say("edoras")
    assert table.options() == ["rohan-regular", "rohan-leader"]
    table.say("rohan-leader")
    assert table.army(FREE, "edoras") == {"rohan-regular": 1}


def test_the_stormcrow_may_be_the_fellowship_itself() -> None:
    nations = {"gondor": {"steps_to_war": 1}, "rohan": {"steps_to_war": 1}}
    given = {"nations": nations, "armies": {}}
    table = play(named("stormcrow"), fellowship={"region": "lossarnach"}, characters={"gimli": "folde"}, **given)
    assert table.options() == ["gondor", "rohan"]
    table.say("gondor")
    assert (table.steps_to_war("gondor"), table.steps_to_war("rohan")) == (2, 1)


def test_no_stormcrow_troubles_a_nation_at_war_or_a_land_without_a_nation() -> None:
    assert not playable(named("stormcrow"), fellowship={"region": "hollin"})
    assert not playable(named("stormcrow"), fellowship={"region": "rivendell"}, nations={"elves": {"steps_to_war": 0}})
    assert playable(named("stormcrow"), fellowship={"region": "rivendell"})
    assert not playable(named("stormcrow"), fellowship={"region": "rivendell", "mordor": 0})


# Armies on the march


def test_shadows_gather_from_three_regions_away_but_only_where_others_stand() -> None:
    armies = {
        "dol-guldur": sh(sauron_regular=3),
        "dagorlad": sh(sauron_regular=1),
        "osgiliath": sh(sauron_regular=1),
    }
    table = play(named("shadows-gather"), nations=AT_WAR, armies=armies)
    table.say("dol-guldur")
    assert table.options() == ["eastern-emyn-muil", "noman-lands"]  # both by the Brown Lands, the only way to Dagorlad
    table.say("noman-lands part 2")
    assert table.army(SHADOW, "dagorlad") == {"sauron-regular": 3}
    assert table.army(SHADOW, "dol-guldur") == {"sauron-regular": 1}


def test_shadows_do_not_gather_through_an_enemy_army_or_with_the_besieged() -> None:
    walls = {"minas-morgul": {**sh(sauron_regular=1), **fp(gondor_regular=3)}}
    apart = {"morannon": sh(sauron_regular=1), "gorgoroth": fp(gondor_regular=1), "nurn": sh(sauron_regular=1)}
    table = play(named("shadows-gather"), nations=AT_WAR, armies={**walls, "gorgoroth": sh(sauron_regular=1)})
    assert table.prompt != "march_from"
    assert table.army(SHADOW, "gorgoroth") == {"sauron-regular": 1}
    table = play(named("shadows-gather"), nations=AT_WAR, armies=apart)
    assert table.army(SHADOW, "nurn") == table.army(SHADOW, "morannon") == {"sauron-regular": 1}


def test_who_is_not_at_war_does_not_gather_through_the_land_of_others() -> None:
    armies = {"gap-of-rohan": sh(isengard_regular=1), "fangorn": sh(isengard_regular=1)}
    table = play(named("the-shadow-lengthens"), armies=armies)
    assert table.army(SHADOW, "gap-of-rohan") == table.army(SHADOW, "fangorn") == {"isengard-regular": 1}
    armies = {"north-ithilien": sh(sauron_regular=1), "west-harondor": sh(southrons_regular=1)}
    table = play(named("the-shadow-lengthens"), armies=armies).say("west-harondor osgiliath")  # nobody's land
    assert table.army(SHADOW, "north-ithilien") == {"sauron-regular": 1, "southrons-regular": 1}


def test_the_shadow_lengthens_with_two_armies_two_regions_each() -> None:
    armies = {"barad-dur": sh(sauron_regular=1), "nurn": sh(sauron_regular=1), "minas-morgul": sh(sauron_regular=1)}
    table = play(named("the-shadow-lengthens"), nations=AT_WAR, armies=armies)
    assert table.state.prompt_args == (2,)
    table.say("barad-dur")  # by Gorgoroth
    assert table.options() == ["minas-morgul", "nurn"]
    table.say("minas-morgul")
    assert table.army(SHADOW, "minas-morgul") == {"sauron-regular": 2}
    assert (table.prompt, table.state.prompt_args) == ("march_from", (1,))
    table.say("nurn")
    assert table.army(SHADOW, "minas-morgul") == {"sauron-regular": 3}
    assert table.prompt != "march_from"


def test_crossing_a_land_wakes_it() -> None:
    armies = {"gap-of-rohan": sh(isengard_regular=1), "fangorn": sh(isengard_regular=1)}
    table = play(named("the-shadow-lengthens"), nations={"isengard": {"steps_to_war": 0}}, armies=armies)
    assert not table.active("rohan")
    table.say("gap-of-rohan")
    assert table.army(SHADOW, "fangorn") == {"isengard-regular": 2}
    assert table.active("rohan")


def test_the_shadow_is_moving_with_four_armies() -> None:
    names = ("barad-dur", "morannon", "minas-morgul", "nurn", "umbar")
    table = play(named("the-shadow-is-moving"), nations=AT_WAR, armies={name: sh(sauron_regular=1) for name in names})
    for source in ("barad-dur", "morannon", "minas-morgul", "nurn"):
        table.say(source)
        if table.prompt == "march_to":
            table.say("gorgoroth")
    assert table.army(SHADOW, "gorgoroth") == {"sauron-regular": 4}
    assert table.prompt != "march_from"


# Corsairs of Umbar


def corsairs(coast: dict[str, Any], n: int = 4, **more: Any) -> WarTable:
    return play(named("corsairs-of-umbar"), nations=AT_WAR, armies={"umbar": sh(southrons_regular=n), **coast}, **more)


def test_corsairs_land_on_an_undefended_coast() -> None:
    table = corsairs({})
    assert table.options() == ["anfalas", "dol-amroth", "lamedon", "pelargir"]
    table.say("pelargir part 3")
    assert table.army(SHADOW, "pelargir") == {"southrons-regular": 3}
    assert table.army(SHADOW, "umbar") == {"southrons-regular": 1}
    assert table.control("pelargir") == "shadow"


def test_corsairs_fall_upon_an_army_and_cannot_cease() -> None:
    table = corsairs({"anfalas": fp(gondor_regular=3)}).say("anfalas")
    table.fall(1, 1, 1, 1, 1, 1)
    table.say("part 3")
    assert table.prompt == "retreat"  # nobody asked the Shadow whether it ceases
    table.fall(6, 6, 6, 1, 1, 1)
    table.say("stop yes all")
    assert table.army(SHADOW, "anfalas") == {"southrons-regular": 3}
    assert table.army(SHADOW, "umbar") == {"southrons-regular": 1}


def test_corsairs_join_a_siege_lose_what_is_too_much_at_once_and_storm_the_walls() -> None:
    coast = {"dol-amroth": {**sh(sauron_regular=8), **fp(gondor_regular=2)}}
    table = corsairs(coast).say("dol-amroth all")
    assert table.prompt == "excess"
    table.say("sauron-regular southrons-regular")
    assert table.army(SHADOW, "dol-amroth") == {"sauron-regular": 7, "southrons-regular": 3}
    table.fall(1, 1, 1, 1, 1, 1)
    table.say("all")
    assert table.state.battle is None  # a round was fought, and without an Elite there is no other
    assert "attacked" in [kind for kind, _ in heard(table)]


def test_besieged_corsairs_stay_in_umbar() -> None:
    table = play(
        named("corsairs-of-umbar"),
        nations=AT_WAR,
        armies={"umbar": {**sh(southrons_regular=4), **fp(gondor_regular=5)}},
    )
    assert table.prompt != "choose_region"


# Rage of the Dunlendings


def test_the_dunlendings_gather_in_a_free_region_near_their_land() -> None:
    armies = {
        "north-dunland": sh(isengard_regular=3, isengard_elite=1, sauron_regular=2),
        "south-dunland": sh(isengard_regular=2),
        "moria": fp(elves_regular=1),
    }
    table = play(named("rage-of-the-dunlendings"), nations=AT_WAR, armies=armies, control={"moria": "free_peoples"})
    assert table.options() == [
        "cardolan", "enedwaith", "gap-of-rohan", "hollin", "north-dunland", "south-downs", "south-dunland", "tharbad",
    ]  # fmt: skip
    table.say("tharbad 2 1")
    assert table.options() == ["0", "1"]  # four at most
    table.say("1")
    assert table.army(SHADOW, "tharbad") == {"isengard-regular": 5, "isengard-elite": 1}
    assert table.army(SHADOW, "north-dunland") == {"isengard-regular": 1, "sauron-regular": 2}
    assert table.army(SHADOW, "south-dunland") == {"isengard-regular": 1}


def test_the_dunlendings_may_stay_at_home() -> None:
    table = play(named("rage-of-the-dunlendings"), nations=AT_WAR, armies={"south-dunland": sh(isengard_regular=2)})
    table.say("north-dunland 0")
    assert table.army(SHADOW, "north-dunland") == {"isengard-regular": 2}
    assert table.army(SHADOW, "south-dunland") == {"isengard-regular": 2}


# Reinforcements


def test_the_witch_king_returns_to_angmar() -> None:
    assert not playable(named("return-of-the-witch-king"))
    table = play(named("return-of-the-witch-king"), characters={CAPTAIN: "minas-morgul"}, armies={})
    assert table.place(CAPTAIN) == "angmar"
    assert table.army(SHADOW, "angmar") == {"sauron-regular": 2, "sauron-elite": 1}
    table = play(
        named("return-of-the-witch-king"), characters={CAPTAIN: "minas-morgul"}, armies={"angmar": fp(north_regular=1)}
    )
    assert table.army(SHADOW, "angmar") == {}


@pytest.mark.parametrize(
    ("card", "nation"), [(named("half-orcs-and-goblin-men"), "isengard"), (named("olog-hai"), "sauron")]
)
def test_a_unit_joins_any_army_of_the_shadow_even_at_a_siege(card: str, nation: str) -> None:
    armies = {**SIEGE, "dagorlad": sh(southrons_regular=1), "hollin": sh(nazgul=1)}
    table = play(card, nations=AT_WAR, armies=armies)
    assert table.options() == ["dagorlad", "minas-tirith"]
    table.say("minas-tirith", f"{nation}-elite")
    assert table.army(SHADOW, "minas-tirith")[f"{nation}-elite"] == 1


def test_hill_trolls_replace_two_orcs() -> None:
    table = play(
        named("hill-trolls"), nations=AT_WAR, armies={"moria": sh(sauron_regular=3), "nurn": sh(sauron_regular=1)}
    )
    table.say("moria nurn")
    assert table.army(SHADOW, "moria") == {"sauron-regular": 2, "sauron-elite": 1}
    assert table.army(SHADOW, "nurn") == {"sauron-elite": 1}
    table = play(
        named("hill-trolls"), nations=AT_WAR, armies={"moria": sh(sauron_regular=3)}, reinforcements={"sauron-elite": 1}
    )
    assert table.army(SHADOW, "moria") == {"sauron-regular": 2, "sauron-elite": 1}


def test_a_new_power_rises_round_saruman() -> None:
    assert not playable(named("a-new-power-is-rising"))
    table = play(named("a-new-power-is-rising"), characters=SARUMAN, armies={"south-dunland": fp(rohan_regular=1)})
    table.say("isengard-elite isengard-regular")
    assert table.army(SHADOW, "north-dunland") == {"isengard-regular": 2}
    assert table.army(SHADOW, "south-dunland") == {}
    assert table.army(SHADOW, "orthanc") == {"isengard-regular": 1, "isengard-elite": 1}


def test_many_kings_come_to_three_settlements_of_their_nation() -> None:
    table = play(named("many-kings-to-the-service-of-mordor"), armies={}, control={"umbar": "free_peoples"})
    assert (table.prompt, table.options()) == ("choose_regions", ["far-harad", "near-harad"])
    table.say("far-harad north-rhun")
    for where in ("far-harad", "north-rhun", "south-rhun"):
        assert table.army(SHADOW, where) == {"southrons-regular": 2}
    assert table.army(SHADOW, "near-harad") == {}


def test_too_few_reinforcements_are_shared_out_as_the_shadow_likes() -> None:
    table = play(named("orcs-multiplying-again"), armies={}, reinforcements={"sauron-regular": 4})
    assert table.options() == ["dol-guldur", "mount-gundabad"]
    table.say("mount-gundabad mount-gundabad mount-gundabad")
    assert table.army(SHADOW, "mount-gundabad") == {"sauron-regular": 3}
    assert table.army(SHADOW, "dol-guldur") == {"sauron-regular": 1}


def test_the_king_is_revealed_to_minas_morgul() -> None:
    assert not playable(named("the-king-is-revealed"))
    table = play(named("the-king-is-revealed"), characters=KING, armies={})
    assert table.army(SHADOW, "minas-morgul") == {"sauron-regular": 5, "nazgul": 1}
    table = play(named("the-king-is-revealed"), characters=KING, armies={}, control={"minas-morgul": "free_peoples"})
    assert table.army(SHADOW, "minas-morgul") == {}
    assert table.reserve("nazgul") == 8


def test_shadows_fall_on_the_misty_mountains() -> None:
    table = play(named("shadows-on-the-misty-mountains"), armies={})
    assert table.options() == ["moria", "mount-gram"]
    table.say("mount-gram sauron-elite sauron-elite")
    assert table.army(SHADOW, "mount-gram") == {"sauron-elite": 2, "nazgul": 1}


def test_orcs_multiply_in_two_strongholds() -> None:
    table = play(named("orcs-multiplying-again"), armies={})
    assert table.army(SHADOW, "dol-guldur") == table.army(SHADOW, "mount-gundabad") == {"sauron-regular": 3}


def test_the_horde_comes_to_the_eastern_edge() -> None:
    table = play(named("horde-from-the-east"), nations=AT_WAR, armies={"khand": fp(gondor_regular=1)})
    assert table.options() == ["east-rhun", "far-harad", "south-rhun"]
    table.say("east-rhun")
    assert table.army(SHADOW, "east-rhun") == {"southrons-regular": 5}


def test_monsters_are_roused_where_no_enemy_stands() -> None:
    table = play(named("monsters-roused"), armies={"weather-hills": fp(north_regular=1)})
    assert table.army(SHADOW, "angmar") == table.army(SHADOW, "ettenmoors") == {"sauron-regular": 1}
    assert table.army(SHADOW, "weather-hills") == {}
    assert table.army(SHADOW, "trollshaws") == {"sauron-elite": 1}


def test_the_long_planned_war_musters_in_mordor() -> None:
    table = play(named("musterings-of-long-planned-war"), nations=AT_WAR, armies={})
    assert table.army(SHADOW, "gorgoroth") == {"southrons-regular": 5}
    assert table.army(SHADOW, "nurn") == {"sauron-regular": 5}


def test_the_pits_of_mordor_empty_into_three_strongholds_of_sauron() -> None:
    table = play(named("pits-of-mordor"), nations=AT_WAR, armies={})
    assert table.options() == ["barad-dur", "dol-guldur", "minas-morgul", "morannon"]
    table.say("barad-dur moria")
    for where in ("barad-dur", "moria", "mount-gundabad"):
        assert table.army(SHADOW, where) == {"sauron-regular": 2}
