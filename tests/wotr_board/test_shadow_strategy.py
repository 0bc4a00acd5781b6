"""The Strategy deck of the Shadow."""

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
    options,
    place,
    reserve,
    say,
    sh,
    steps_to_war,
)

from westmarch.games.wotr_board.cards.book import CARD_IDS, CARD_NAMES
from westmarch.games.wotr_board.state import WotrBoardState
from westmarch.games.wotr_board.words import NOTICES

CAPTAIN = "witch-king-black-captain"
SARUMAN = {"saruman": "orthanc"}
KING = {"strider": "gone", "aragorn": "edoras"}


def holding(card: str, **position: Any) -> WotrBoardState:
    """The Shadow holds a card and has a die that plays it."""
    cards = {"shadow_strategy": {"hand": [card]}, **position.pop("cards", {})}
    position.setdefault("dice", dice({"event": 1}, {"army_muster": 1}))
    return board(cards=cards, side="shadow", **position)


def play(card: str, **position: Any) -> WotrBoardState:
    """The Shadow plays a card."""
    return say(holding(card, **position), title(card))


def title(card: str) -> str:
    """The word for a card."""
    return CARD_NAMES[CARD_IDS.index(card)]


def playable(card: str, **position: Any) -> bool:
    """Whether a card may be played."""
    return title(card) in options(holding(card, **position))


def heard(state: WotrBoardState) -> list[tuple[str, tuple[int, ...]]]:
    """What has been told."""
    return [(NOTICES[notice.kind].name, notice.args) for notice in state.notices]


def without(nation: str) -> dict[str, Any]:
    """All nations but one are At War."""
    return {**AT_WAR, nation: {"steps_to_war": 1, "active": True}}


@pytest.mark.parametrize(
    ("card", "needed"),
    [
        ("sh-str-04", ("isengard", "sauron", "southrons")),
        ("sh-str-09", ("isengard", "sauron", "southrons")),
        ("sh-str-10", ("southrons",)),
        ("sh-str-11", ("isengard",)),
        ("sh-str-13", ("isengard",)),
        ("sh-str-14", ("sauron",)),
        ("sh-str-15", ("sauron",)),
        ("sh-str-21", ("southrons",)),
        ("sh-str-23", ("isengard", "sauron", "southrons")),
        ("sh-str-24", ("sauron",)),
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
    assert not playable("sh-str-01")
    state = holding("sh-str-01", **given)
    fall(state, 6, 5, 5, 6)  # two dice for Lorien, none for besieged Rivendell, two for the Woodland Realm
    say(state, "return-to-valinor", "gondor-regular")
    assert army(state, FREE, "lorien") == {"elves-regular": 1, "elves-elite": 1, "gondor-regular": 2}
    assert army(state, FREE, "woodland-realm") == {"elves-regular": 1}
    assert army(state, FREE, "rivendell") == {"elves-elite": 2}
    assert (active(state, "gondor"), steps_to_war(state, "elves")) == (True, 1)


def test_no_more_than_five_dice_fall_on_one_elven_army() -> None:
    state = holding(
        "sh-str-01", armies={"lorien": fp(elves_regular=5, elves_elite=4)}, control={"grey-havens": "shadow"}
    )
    fall(state, 1, 1, 1, 1, 1, 6)
    say(state, "return-to-valinor")
    assert army(state, FREE, "lorien") == {"elves-regular": 5, "elves-elite": 4}


# The Fighting Uruk-hai


WALLS = {"helms-deep": {**sh(isengard_regular=3), **fp(rohan_regular=5)}}


def test_the_uruk_hai_storm_a_besieged_stronghold_three_rounds() -> None:
    state = play("sh-str-02", nations=AT_WAR, characters=SARUMAN, armies=WALLS)
    fall(state, 1, 1, 1, 1, 1, 1)
    say(state, "all")
    rounds = [args[0] for kind, args in heard(state) if kind == "round"]
    assert rounds == [1, 2, 3]
    assert state.battle is None


def test_the_uruk_hai_need_saruman_and_a_unit_of_isengard_at_a_siege() -> None:
    given = {"nations": AT_WAR, "armies": WALLS}
    assert not playable("sh-str-02", **given)
    assert playable("sh-str-02", characters=SARUMAN, **given)
    others = {"helms-deep": {**sh(sauron_regular=3), **fp(rohan_regular=5)}}
    assert not playable("sh-str-02", characters=SARUMAN, nations=AT_WAR, armies=others)


@pytest.mark.parametrize(("companion", "cards"), [(None, [2, 3]), ("gimli", [1, 2, 3])])
def test_in_the_first_round_only_a_companion_answers_the_uruk_hai_with_a_card(
    companion: str | None, cards: list[int]
) -> None:
    characters = {**SARUMAN, **({companion: "helms-deep"} if companion else {})}
    hand = {"free_strategy": {"hand": ["fp-str-14"]}}
    state = play("sh-str-02", nations=AT_WAR, characters=characters, armies=WALLS, cards=hand)
    fall(state, 1, 1, 1, 1, 1, 1)
    say(state, "all")
    asked_in = []
    while state.battle:
        if asked(state) == "combat_card":
            asked_in.append(state.prompt_args[1])
            fall(state, 1, 1, 1, 1, 1, 1)
            say(state, "pass")
        else:
            say(state, options(state)[0])
    assert asked_in == cards


# Denethor's Folly


SIEGE = {"minas-tirith": {**sh(sauron_regular=5), **fp(gondor_regular=3, gondor_leader=1, rohan_leader=1)}}


def test_denethors_folly_costs_a_leader_in_the_siege() -> None:
    state = play("sh-str-03", armies=SIEGE)
    assert (asked(state), state.seat) == ("eliminate_figure", SHADOW)
    say(state, "rohan-leader")
    assert army(state, FREE, "minas-tirith") == {"gondor-regular": 3, "gondor-leader": 1}
    assert len(state.table(SHADOW)) == 1
    assert not playable("sh-str-03", armies={"minas-tirith": fp(gondor_regular=1)})


def folly(free_dice: dict[str, int], **position: Any) -> WotrBoardState:
    cards = {"shadow_strategy": {"table": ["sh-str-03"]}, "free_strategy": {"hand": ["fp-str-01"]}}
    return board(cards=cards, dice=dice(free_dice, {"army": 1}), nations=AT_WAR, **position)


def test_denethors_folly_forbids_combat_cards_in_minas_tirith_and_nowhere_else() -> None:
    state = folly({"event": 1}, side="shadow", armies=SIEGE)
    fall(state, *[1] * 6)
    say(state, "attack", "all")
    assert state.battle is None
    field = {"south-ithilien": sh(sauron_regular=1), "osgiliath": fp(gondor_regular=1)}
    assert asked(say(folly({"event": 1}, side="shadow", armies=field), "attack")) == "combat_card"


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
    state = folly({face: 1}, characters=characters, armies=SIEGE)
    assert ("remove:denethors-folly" in options(state)) == can
    if can:
        assert say(state, "remove:denethors-folly").table(SHADOW) == []


def test_the_day_without_dawn_takes_the_wills_of_the_west() -> None:
    unused = dice({"will_of_the_west": 2, "character": 1}, {"army": 1, "muster": 3})
    state = holding("sh-str-04", nations=AT_WAR, dice=unused)
    say(state, "die:army", "the-day-without-dawn")
    assert state.view(FREE).dice["free_peoples"] == {"character": 1}


# Threats and Promises


def threatened(**position: Any) -> WotrBoardState:
    cards = {"shadow_strategy": {"table": ["sh-str-05"]}}
    return board(cards=cards, dice=position.pop("dice", dice({"muster": 1})), **position)


def test_threats_hold_passive_nations_back_from_a_muster_die() -> None:
    nations = {"gondor": {"active": True}}
    state = say(threatened(nations=nations), "diplomacy")
    assert options(state) == ["elves", "gondor"]
    say(state, "gondor")
    assert (steps_to_war(state, "gondor"), len(state.table(SHADOW))) == (1, 1)


def test_threats_end_when_a_companion_moves_his_nation() -> None:
    state = threatened(characters={"boromir": "minas-tirith"})
    say(state, "use:boromir")
    assert (steps_to_war(state, "gondor"), state.table(SHADOW)) == (1, [])


def test_threats_end_when_an_attack_moves_a_nation_but_not_when_a_capture_does() -> None:
    given = {"dice": dice({"event": 1}, {"army": 1}), "side": "shadow", "nations": {"sauron": {"steps_to_war": 0}}}
    armies = {"south-ithilien": sh(sauron_regular=1), "osgiliath": fp(gondor_regular=1)}
    assert say(threatened(**given, armies=armies), "attack").table(SHADOW) == []
    state = say(threatened(**given, armies={"osgiliath": sh(sauron_regular=1)}), "march", "pelargir")
    assert (steps_to_war(state, "gondor"), len(state.table(SHADOW))) == (1, 1)


# Stormcrow


def test_a_stormcrow_sets_a_nation_back_and_costs_it_a_figure() -> None:
    armies = {
        "edoras": fp(rohan_regular=1, rohan_leader=1),
        "folde": fp(gondor_regular=1),
        "westemnet": fp(rohan_elite=1),
    }
    state = play("sh-str-06", characters={"gandalf-grey": "edoras"}, armies=armies, fellowship={"region": "hollin"})
    assert steps_to_war(state, "rohan") == 3  # it cannot fall further
    assert (options(state), state.seat) == (["edoras", "westemnet"], FREE)
    say(state, "edoras")
    assert options(state) == ["rohan-regular", "rohan-leader"]
    say(state, "rohan-leader")
    assert army(state, FREE, "edoras") == {"rohan-regular": 1}


def test_the_stormcrow_may_be_the_fellowship_itself() -> None:
    nations = {"gondor": {"steps_to_war": 1}, "rohan": {"steps_to_war": 1}}
    given = {"nations": nations, "armies": {}}
    state = play("sh-str-06", fellowship={"region": "lossarnach"}, characters={"gimli": "folde"}, **given)
    assert options(state) == ["gondor", "rohan"]
    say(state, "gondor")
    assert (steps_to_war(state, "gondor"), steps_to_war(state, "rohan")) == (2, 1)


def test_no_stormcrow_troubles_a_nation_at_war_or_a_land_without_a_nation() -> None:
    assert not playable("sh-str-06", fellowship={"region": "hollin"})
    assert not playable("sh-str-06", fellowship={"region": "rivendell"}, nations={"elves": {"steps_to_war": 0}})
    assert playable("sh-str-06", fellowship={"region": "rivendell"})
    assert not playable("sh-str-06", fellowship={"region": "rivendell", "mordor": 0})


# Armies on the march


def test_shadows_gather_from_three_regions_away_but_only_where_others_stand() -> None:
    armies = {
        "dol-guldur": sh(sauron_regular=3),
        "dagorlad": sh(sauron_regular=1),
        "osgiliath": sh(sauron_regular=1),
    }
    state = play("sh-str-07", nations=AT_WAR, armies=armies)
    say(state, "dol-guldur")
    assert options(state) == ["eastern-emyn-muil", "noman-lands"]  # both by the Brown Lands, the only way to Dagorlad
    say(state, "noman-lands", "part", "2")
    assert army(state, SHADOW, "dagorlad") == {"sauron-regular": 3}
    assert army(state, SHADOW, "dol-guldur") == {"sauron-regular": 1}


def test_shadows_do_not_gather_through_an_enemy_army_or_with_the_besieged() -> None:
    walls = {"minas-morgul": {**sh(sauron_regular=1), **fp(gondor_regular=3)}}
    apart = {"morannon": sh(sauron_regular=1), "gorgoroth": fp(gondor_regular=1), "nurn": sh(sauron_regular=1)}
    state = play("sh-str-07", nations=AT_WAR, armies={**walls, "gorgoroth": sh(sauron_regular=1)})
    assert asked(state) != "march_from"
    assert army(state, SHADOW, "gorgoroth") == {"sauron-regular": 1}
    state = play("sh-str-07", nations=AT_WAR, armies=apart)
    assert army(state, SHADOW, "nurn") == army(state, SHADOW, "morannon") == {"sauron-regular": 1}


def test_who_is_not_at_war_does_not_gather_through_the_land_of_others() -> None:
    armies = {"gap-of-rohan": sh(isengard_regular=1), "fangorn": sh(isengard_regular=1)}
    state = play("sh-str-08", armies=armies)
    assert army(state, SHADOW, "gap-of-rohan") == army(state, SHADOW, "fangorn") == {"isengard-regular": 1}
    armies = {"north-ithilien": sh(sauron_regular=1), "west-harondor": sh(southrons_regular=1)}
    state = say(play("sh-str-08", armies=armies), "west-harondor", "osgiliath")  # nobody's land
    assert army(state, SHADOW, "north-ithilien") == {"sauron-regular": 1, "southrons-regular": 1}


def test_the_shadow_lengthens_with_two_armies_two_regions_each() -> None:
    armies = {"barad-dur": sh(sauron_regular=1), "nurn": sh(sauron_regular=1), "minas-morgul": sh(sauron_regular=1)}
    state = play("sh-str-08", nations=AT_WAR, armies=armies)
    assert state.prompt_args == (2,)
    say(state, "barad-dur")  # by Gorgoroth
    assert options(state) == ["minas-morgul", "nurn"]
    say(state, "minas-morgul")
    assert army(state, SHADOW, "minas-morgul") == {"sauron-regular": 2}
    assert (asked(state), state.prompt_args) == ("march_from", (1,))
    say(state, "nurn")
    assert army(state, SHADOW, "minas-morgul") == {"sauron-regular": 3}
    assert asked(state) != "march_from"


def test_crossing_a_land_wakes_it() -> None:
    armies = {"gap-of-rohan": sh(isengard_regular=1), "fangorn": sh(isengard_regular=1)}
    state = play("sh-str-08", nations={"isengard": {"steps_to_war": 0}}, armies=armies)
    assert not active(state, "rohan")
    say(state, "gap-of-rohan")
    assert army(state, SHADOW, "fangorn") == {"isengard-regular": 2}
    assert active(state, "rohan")


def test_the_shadow_is_moving_with_four_armies() -> None:
    names = ("barad-dur", "morannon", "minas-morgul", "nurn", "umbar")
    state = play("sh-str-09", nations=AT_WAR, armies={name: sh(sauron_regular=1) for name in names})
    for source in ("barad-dur", "morannon", "minas-morgul", "nurn"):
        say(state, source)
        if asked(state) == "march_to":
            say(state, "gorgoroth")
    assert army(state, SHADOW, "gorgoroth") == {"sauron-regular": 4}
    assert asked(state) != "march_from"


# Corsairs of Umbar


def corsairs(coast: dict[str, Any], n: int = 4, **more: Any) -> WotrBoardState:
    return play("sh-str-10", nations=AT_WAR, armies={"umbar": sh(southrons_regular=n), **coast}, **more)


def test_corsairs_land_on_an_undefended_coast() -> None:
    state = corsairs({})
    assert options(state) == ["anfalas", "dol-amroth", "lamedon", "pelargir"]
    say(state, "pelargir", "part", "3")
    assert army(state, SHADOW, "pelargir") == {"southrons-regular": 3}
    assert army(state, SHADOW, "umbar") == {"southrons-regular": 1}
    assert control(state, "pelargir") == "shadow"


def test_corsairs_fall_upon_an_army_and_cannot_cease() -> None:
    state = say(corsairs({"anfalas": fp(gondor_regular=3)}), "anfalas")
    fall(state, 1, 1, 1, 1, 1, 1)
    say(state, "part", "3")
    assert asked(state) == "retreat"  # nobody asked the Shadow whether it ceases
    fall(state, 6, 6, 6, 1, 1, 1)
    say(state, "stop", "yes", "all")
    assert army(state, SHADOW, "anfalas") == {"southrons-regular": 3}
    assert army(state, SHADOW, "umbar") == {"southrons-regular": 1}


def test_corsairs_join_a_siege_lose_what_is_too_much_at_once_and_storm_the_walls() -> None:
    coast = {"dol-amroth": {**sh(sauron_regular=8), **fp(gondor_regular=2)}}
    state = say(corsairs(coast), "dol-amroth", "all")
    assert asked(state) == "excess"
    say(state, "sauron-regular", "southrons-regular")
    assert army(state, SHADOW, "dol-amroth") == {"sauron-regular": 7, "southrons-regular": 3}
    fall(state, 1, 1, 1, 1, 1, 1)
    say(state, "all")
    assert state.battle is None  # a round was fought, and without an Elite there is no other
    assert "attacked" in [kind for kind, _ in heard(state)]


def test_besieged_corsairs_stay_in_umbar() -> None:
    state = play("sh-str-10", nations=AT_WAR, armies={"umbar": {**sh(southrons_regular=4), **fp(gondor_regular=5)}})
    assert asked(state) != "choose_region"


# Rage of the Dunlendings


def test_the_dunlendings_gather_in_a_free_region_near_their_land() -> None:
    armies = {
        "north-dunland": sh(isengard_regular=3, isengard_elite=1, sauron_regular=2),
        "south-dunland": sh(isengard_regular=2),
        "moria": fp(elves_regular=1),
    }
    state = play("sh-str-11", nations=AT_WAR, armies=armies, control={"moria": "free_peoples"})
    assert options(state) == [
        "cardolan", "enedwaith", "gap-of-rohan", "hollin", "north-dunland", "south-downs", "south-dunland", "tharbad",
    ]  # fmt: skip
    say(state, "tharbad", "2", "1")
    assert options(state) == ["0", "1"]  # four at most
    say(state, "1")
    assert army(state, SHADOW, "tharbad") == {"isengard-regular": 5, "isengard-elite": 1}
    assert army(state, SHADOW, "north-dunland") == {"isengard-regular": 1, "sauron-regular": 2}
    assert army(state, SHADOW, "south-dunland") == {"isengard-regular": 1}


def test_the_dunlendings_may_stay_at_home() -> None:
    state = play("sh-str-11", nations=AT_WAR, armies={"south-dunland": sh(isengard_regular=2)})
    say(state, "north-dunland", "0")
    assert army(state, SHADOW, "north-dunland") == {"isengard-regular": 2}
    assert army(state, SHADOW, "south-dunland") == {"isengard-regular": 2}


# Reinforcements


def test_the_witch_king_returns_to_angmar() -> None:
    assert not playable("sh-str-12")
    state = play("sh-str-12", characters={CAPTAIN: "minas-morgul"}, armies={})
    assert place(state, CAPTAIN) == "angmar"
    assert army(state, SHADOW, "angmar") == {"sauron-regular": 2, "sauron-elite": 1}
    state = play("sh-str-12", characters={CAPTAIN: "minas-morgul"}, armies={"angmar": fp(north_regular=1)})
    assert army(state, SHADOW, "angmar") == {}


@pytest.mark.parametrize(("card", "nation"), [("sh-str-13", "isengard"), ("sh-str-14", "sauron")])
def test_a_unit_joins_any_army_of_the_shadow_even_at_a_siege(card: str, nation: str) -> None:
    armies = {**SIEGE, "dagorlad": sh(southrons_regular=1), "hollin": sh(nazgul=1)}
    state = play(card, nations=AT_WAR, armies=armies)
    assert options(state) == ["dagorlad", "minas-tirith"]
    say(state, "minas-tirith", f"{nation}-elite")
    assert army(state, SHADOW, "minas-tirith")[f"{nation}-elite"] == 1


def test_hill_trolls_replace_two_orcs() -> None:
    state = play("sh-str-15", nations=AT_WAR, armies={"moria": sh(sauron_regular=3), "nurn": sh(sauron_regular=1)})
    say(state, "moria", "nurn")
    assert army(state, SHADOW, "moria") == {"sauron-regular": 2, "sauron-elite": 1}
    assert army(state, SHADOW, "nurn") == {"sauron-elite": 1}
    state = play(
        "sh-str-15", nations=AT_WAR, armies={"moria": sh(sauron_regular=3)}, reinforcements={"sauron-elite": 1}
    )
    assert army(state, SHADOW, "moria") == {"sauron-regular": 2, "sauron-elite": 1}


def test_a_new_power_rises_round_saruman() -> None:
    assert not playable("sh-str-16")
    state = play("sh-str-16", characters=SARUMAN, armies={"south-dunland": fp(rohan_regular=1)})
    say(state, "isengard-elite", "isengard-regular")
    assert army(state, SHADOW, "north-dunland") == {"isengard-regular": 2}
    assert army(state, SHADOW, "south-dunland") == {}
    assert army(state, SHADOW, "orthanc") == {"isengard-regular": 1, "isengard-elite": 1}


def test_many_kings_come_to_three_settlements_of_their_nation() -> None:
    state = play("sh-str-17", armies={}, control={"umbar": "free_peoples"})
    assert (asked(state), options(state)) == ("choose_regions", ["far-harad", "near-harad"])
    say(state, "far-harad", "north-rhun")
    for where in ("far-harad", "north-rhun", "south-rhun"):
        assert army(state, SHADOW, where) == {"southrons-regular": 2}
    assert army(state, SHADOW, "near-harad") == {}


def test_too_few_reinforcements_are_shared_out_as_the_shadow_likes() -> None:
    state = play("sh-str-20", armies={}, reinforcements={"sauron-regular": 4})
    assert options(state) == ["dol-guldur", "mount-gundabad"]
    say(state, "mount-gundabad", "mount-gundabad", "mount-gundabad")
    assert army(state, SHADOW, "mount-gundabad") == {"sauron-regular": 3}
    assert army(state, SHADOW, "dol-guldur") == {"sauron-regular": 1}


def test_the_king_is_revealed_to_minas_morgul() -> None:
    assert not playable("sh-str-18")
    state = play("sh-str-18", characters=KING, armies={})
    assert army(state, SHADOW, "minas-morgul") == {"sauron-regular": 5, "nazgul": 1}
    state = play("sh-str-18", characters=KING, armies={}, control={"minas-morgul": "free_peoples"})
    assert army(state, SHADOW, "minas-morgul") == {}
    assert reserve(state, "nazgul") == 8


def test_shadows_fall_on_the_misty_mountains() -> None:
    state = play("sh-str-19", armies={})
    assert options(state) == ["moria", "mount-gram"]
    say(state, "mount-gram", "sauron-elite", "sauron-elite")
    assert army(state, SHADOW, "mount-gram") == {"sauron-elite": 2, "nazgul": 1}


def test_orcs_multiply_in_two_strongholds() -> None:
    state = play("sh-str-20", armies={})
    assert army(state, SHADOW, "dol-guldur") == army(state, SHADOW, "mount-gundabad") == {"sauron-regular": 3}


def test_the_horde_comes_to_the_eastern_edge() -> None:
    state = play("sh-str-21", nations=AT_WAR, armies={"khand": fp(gondor_regular=1)})
    assert options(state) == ["east-rhun", "far-harad", "south-rhun"]
    say(state, "east-rhun")
    assert army(state, SHADOW, "east-rhun") == {"southrons-regular": 5}


def test_monsters_are_roused_where_no_enemy_stands() -> None:
    state = play("sh-str-22", armies={"weather-hills": fp(north_regular=1)})
    assert army(state, SHADOW, "angmar") == army(state, SHADOW, "ettenmoors") == {"sauron-regular": 1}
    assert army(state, SHADOW, "weather-hills") == {}
    assert army(state, SHADOW, "trollshaws") == {"sauron-elite": 1}


def test_the_long_planned_war_musters_in_mordor() -> None:
    state = play("sh-str-23", nations=AT_WAR, armies={})
    assert army(state, SHADOW, "gorgoroth") == {"southrons-regular": 5}
    assert army(state, SHADOW, "nurn") == {"sauron-regular": 5}


def test_the_pits_of_mordor_empty_into_three_strongholds_of_sauron() -> None:
    state = play("sh-str-24", nations=AT_WAR, armies={})
    assert options(state) == ["barad-dur", "dol-guldur", "minas-morgul", "morannon"]
    say(state, "barad-dur", "moria")
    for where in ("barad-dur", "moria", "mount-gundabad"):
        assert army(state, SHADOW, where) == {"sauron-regular": 2}
