"""When an event card may be played (rule 34): every card at the start of a game, and what each condition asks for.

What cards do is tested by their names, in a file for each deck.
"""

from typing import Any

import pytest
from tests.wotr_board.board import AT_WAR, FREE, WarTable, dice, fp, pose, pose_with_lords, sh

from westmarch.games.wotr_board.cards.book import CARD_IDS, CARD_NAMES
from westmarch.games.wotr_board.components import CARD_POOL, POOL_IDS
from westmarch.games.wotr_board.rules.verbs import WE_SHALL_GET_IT

# At the start the Fellowship is hidden in Rivendell with all its companions, no nation is At War, no minion in play.
NOT_AT_THE_START = {
    *("fp-char-14", "fp-char-18", "fp-char-19", "fp-char-20", "fp-char-21", "fp-char-22", "fp-char-23", "fp-char-24"),
    *("fp-str-01", "fp-str-09", "fp-str-11", "fp-str-12", "fp-str-13"),
    *("sh-char-05", "sh-char-06", "sh-char-07", "sh-char-08", "sh-char-09", "sh-char-10", "sh-char-11", "sh-char-12"),
    *("sh-char-13", "sh-char-14", "sh-char-17-lome", "sh-char-19", "sh-char-20", "sh-char-21", "sh-char-22"),
    *("sh-char-24", "sh-char-25", "sh-char-28"),
    *("sh-str-01", "sh-str-02", "sh-str-03", "sh-str-04", "sh-str-09", "sh-str-10", "sh-str-11", "sh-str-12"),
    *("sh-str-13", "sh-str-14", "sh-str-15", "sh-str-16", "sh-str-18", "sh-str-21", "sh-str-23", "sh-str-24"),
    "sh-str-26",
}
CARDS = [name for number, name in enumerate(CARD_IDS) if name and number != WE_SHALL_GET_IT]


def holding(card: str, **position: Any) -> WarTable:
    """The owner of a card holds it, and has an Event die that plays any card."""
    number = CARD_IDS.index(card)
    pool = CARD_POOL[number]
    posed = pose_with_lords if card != "sh-char-17" else pose  # A Balrog is Come! takes its place
    return posed(
        cards={POOL_IDS[pool]: {"hand": [card]}},
        dice=dice({"event": 1}, {"event": 1}),
        side=("free_peoples", "shadow")[pool // 2],
        **position,
    )


def playable(card: str, **position: Any) -> bool:
    """Whether its owner may play a card."""
    return CARD_NAMES[CARD_IDS.index(card)] in holding(card, **position).options()


@pytest.mark.parametrize("card", CARDS)
def test_at_the_start_a_card_is_playable_unless_its_condition_fails(card: str) -> None:
    assert playable(card) == (card not in NOT_AT_THE_START)


def war(*nations: str) -> dict[str, Any]:
    """These nations are At War."""
    return {"nations": {name: {"steps_to_war": 0, "active": True} for name in nations}}


def at(**places: str) -> dict[str, Any]:
    """Characters are somewhere; the Fellowship has another Guide if need be."""
    characters = {who.replace("_", "-"): where for who, where in places.items()}
    guide = next(who for who in ("gandalf-grey", "strider", "boromir") if who not in characters)
    return {"characters": characters, "fellowship": {"guide": guide}}


def armies(**figures: dict[str, Any]) -> dict[str, Any]:
    """Armies, and no others."""
    return {"armies": {where.replace("_", "-"): army for where, army in figures.items()}}


def fellowship(**what: Any) -> dict[str, Any]:
    """Something about the Fellowship."""
    return {"fellowship": what}


def siege(garrison: dict[str, Any], besiegers: dict[str, Any]) -> dict[str, Any]:
    """Both armies in one region."""
    return {**garrison, **besiegers}


WILD = fellowship(region="hollin", progress=1)
SHADOW_AT_WAR = war("sauron", "isengard", "southrons")
WHITE = {"gandalf_grey": "gone", "gandalf_white": "lorien"}
GARRISON = siege(fp(gondor_regular=2), sh(sauron_regular=3))
LAST_MARCH = at(strider="gone", aragorn="dagorlad")

# A card, a position that allows it, and one that fails in a single point.
CONDITIONS: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("fp-char-06", at(gimli="gone"), at(gimli="gone", legolas="gone")),
    ("fp-char-07", {}, at(boromir="gone")),
    ("fp-char-08", at(strider="gone"), at(gandalf_grey="gone")),
    ("fp-char-11", {}, {"characters": dict.fromkeys(
        ("gandalf-grey", "strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin"), "gone")}),
    ("fp-char-14", at(strider="edoras"), at(strider="edoras") | armies(folde=fp(rohan_regular=1))),
    ("fp-char-14", at(strider="pelargir"), at(strider="dale")),
    ("fp-char-18",
     at(boromir="osgiliath") | armies(osgiliath=fp(gondor_regular=1), north_ithilien=sh(sauron_regular=1, nazgul=1)),
     at(boromir="osgiliath") | armies(osgiliath=fp(gondor_regular=1), north_ithilien=sh(nazgul=1))),
    ("fp-char-18",
     at(boromir="minas-tirith") | armies(minas_tirith=siege(fp(gondor_regular=1), sh(sauron_regular=1, nazgul=1))),
     armies(minas_tirith=siege(fp(gondor_regular=1), sh(sauron_regular=1, nazgul=1)))),
    ("fp-char-18",
     at(boromir="osgiliath", witch_king_black_captain="nurn")
     | armies(osgiliath=fp(gondor_regular=1), north_ithilien=sh(sauron_regular=1, nazgul=1)),
     at(boromir="osgiliath", witch_king_black_captain="north-ithilien")
     | armies(osgiliath=fp(gondor_regular=1), north_ithilien=sh(sauron_regular=1))),
    *[(card, at(**WHITE, boromir="fangorn"), at(**WHITE)) for card in ("fp-char-19", "fp-char-20", "fp-char-21")],
    ("fp-char-19", at(**WHITE, treebeard="fangorn"), at(boromir="fangorn")),
    ("fp-char-22", at(strider="fords-of-isen"), at(strider="fangorn")),
    ("fp-char-22", at(strider="helms-deep") | armies(helms_deep=siege(fp(rohan_regular=1), sh(isengard_regular=1))),
     at(boromir="helms-deep")),
    ("fp-char-23", at(boromir="lamedon"), at(boromir="osgiliath")),
    ("fp-char-24", at(strider="dale"), at(strider="fangorn")),
    ("fp-str-01", LAST_MARCH | armies(dagorlad=fp(gondor_regular=1)), LAST_MARCH),
    ("fp-str-01", at(strider="gone", aragorn="moria") | armies(moria=fp(gondor_regular=1)),
     at(strider="gone", aragorn="pelargir") | armies(pelargir=fp(gondor_regular=1))),
    ("fp-str-09", {"nations": {"gondor": {"active": True}}}, {"nations": {"rohan": {"active": True}}}),
    ("fp-str-11", war("rohan"), war("gondor")),
    ("fp-str-12", at(boromir="edoras"), at(boromir="fangorn")),
    ("fp-str-13", war("elves"), war("gondor")),
    *[(card, WILD, fellowship(region="bree", progress=1))
      for card in ("sh-char-05", "sh-char-06", "sh-char-07", "sh-char-08")],
    *[(card, WILD, fellowship(region="hollin", progress=0)) for card in ("sh-char-09", "sh-char-10", "sh-char-11")],
    *[(card, fellowship(region="hollin", hidden=False), WILD) for card in ("sh-char-12", "sh-char-13", "sh-char-14")],
    ("sh-char-19",
     armies(osgiliath=fp(gondor_regular=1), north_ithilien=sh(sauron_regular=1, nazgul=1)),
     armies(osgiliath=fp(gondor_regular=1), north_ithilien=sh(nazgul=1))),
    ("sh-char-20", at(witch_king_black_captain="minas-tirith") | war("sauron") | armies(minas_tirith=GARRISON),
     at(witch_king_black_captain="osgiliath") | war("sauron") | armies(minas_tirith=GARRISON)),
    ("sh-char-21", at(saruman="orthanc"), at(saruman="gone")),
    ("sh-char-22", at(saruman="orthanc"), at(saruman="gone")),
    ("sh-char-24", at(witch_king_black_captain="nurn"), at(witch_king_black_captain="gone")),
    ("sh-char-24", at(witch_king_chief="nurn"), at(saruman="orthanc")),
    ("sh-char-17-lome", at(balrog="moria"), at(balrog="gone")),
    ("sh-char-25", {"characters": {"smeagol": "fellowship"}, "fellowship": {"guide": "smeagol"}}, {}),
    ("sh-char-28", at(witch_king_chief="nurn"), at(witch_king_chief="gone")),
    ("sh-str-01", {"control": {"lorien": "shadow"}, "armies": {}}, {"control": {"edoras": "shadow"}, "armies": {}}),
    ("sh-str-02",
     at(saruman="orthanc") | war("isengard")
     | armies(helms_deep=siege(fp(rohan_regular=1), sh(isengard_regular=1))),
     at(saruman="orthanc") | war("isengard", "sauron")
     | armies(helms_deep=siege(fp(rohan_regular=1), sh(sauron_regular=1)))),
    ("sh-str-02",
     at(saruman="orthanc") | war("isengard")
     | armies(helms_deep=siege(fp(rohan_regular=1), sh(isengard_regular=1))),
     war("isengard") | armies(helms_deep=siege(fp(rohan_regular=1), sh(isengard_regular=1)))),
    ("sh-str-03", armies(minas_tirith=GARRISON), armies(dol_amroth=GARRISON)),
    *[(card, SHADOW_AT_WAR, war("sauron", "isengard")) for card in ("sh-str-04", "sh-str-09", "sh-str-23")],
    ("sh-str-06", fellowship(region="dale"), fellowship(region="hollin")),
    ("sh-str-06", fellowship(region="hollin") | {"characters": {"boromir": "edoras"}},
     fellowship(region="hollin") | {"characters": {"boromir": "edoras"}} | war("rohan")),
    ("sh-str-10", war("southrons"), war("sauron")),
    ("sh-str-11", war("isengard"), war("sauron")),
    ("sh-str-12", at(witch_king_black_captain="nurn"), at(saruman="orthanc")),
    ("sh-str-13", war("isengard"), war("sauron")),
    *[(card, war("sauron"), war("isengard")) for card in ("sh-str-14", "sh-str-15", "sh-str-24", "sh-str-26")],
    ("sh-str-16", at(saruman="orthanc"), war("isengard")),
    ("sh-str-18", at(strider="gone", aragorn="pelargir"), at(strider="pelargir")),
    ("sh-str-21", war("southrons"), war("isengard")),
    ("sh-str-25", {}, armies(dol_guldur=sh(sauron_regular=5), nurn=sh(nazgul=4))),
]  # fmt: skip


@pytest.mark.parametrize(
    ("card", "allows", "forbids"), CONDITIONS, ids=[f"{card}-{i}" for i, (card, *_) in enumerate(CONDITIONS)]
)
def test_a_card_is_playable_on_its_condition_and_not_without(
    card: str, allows: dict[str, Any], forbids: dict[str, Any]
) -> None:
    assert playable(card, **allows)
    assert not playable(card, **forbids)


def test_every_card_with_a_condition_is_in_the_table() -> None:
    assert {card for card, *_ in CONDITIONS} >= NOT_AT_THE_START


# What single cards leave out or insist on


def test_a_treebeard_outside_his_lands_leads_nobody_through_a_day_and_a_night() -> None:
    for where, may in (("parth-celebrant", False), ("eastemnet", True)):
        table = pose_with_lords(
            cards={"free_strategy": {"hand": ["fp-str-12"]}},
            dice=dice({"event": 1}),
            nations=AT_WAR,
            armies={where: fp(rohan_regular=1), "dale": fp(north_regular=1)},
            characters={"treebeard": where, "boromir": "dale"},
            marks=["treebeard_awake"],
        )
        table.say("through-a-day-and-a-night")
        assert (where in table.options()) == may


def test_a_pool_that_runs_empty_under_the_challenge_of_the_king_loses_no_tile() -> None:
    table = pose(
        cards={"free_character": {"hand": ["fp-char-14"]}},
        dice=dice({"event": 1}),
        characters={"strider": "edoras"},
        tiles={"pool": {"3": 1}, "drawn": {"2": 1, "1": 1}},
    )
    table.say("challenge-of-the-king")
    assert table.view(FREE).tiles == {"pool": {"3": 1, "2": 1, "1": 1}, "drawn": {}, "waiting": {}}


def test_with_the_dead_go_the_companions_who_are_to_come_and_nobody_must_be_recruited() -> None:
    table = pose(
        cards={"free_character": {"hand": ["fp-char-22"]}},
        dice=dice({"event": 1}),
        characters={"strider": "edoras", "gimli": "edoras", "legolas": "edoras"},
        armies={"edoras": fp(rohan_regular=1)},
    )
    table.say("dead-men-of-dunharrow erech gimli 0")
    assert [table.place(who) for who in ("strider", "gimli", "legolas")] == ["erech", "erech", "edoras"]
    assert table.army(FREE, "erech") == {}


def test_nothing_must_be_moved_by_a_card_that_lets_nazgul_move() -> None:
    table = pose(
        side="shadow",
        cards={"shadow_character": {"hand": ["sh-char-09"]}},
        dice=dice({"event": 1}, {"event": 1}),
        armies={"hollin": sh(nazgul=1)},
        **WILD,
    )
    table.say("nazgul-search done")
    assert not table.state.hidden  # one was there already


def test_a_combat_half_needs_no_condition_of_the_event() -> None:
    table = pose(
        side="shadow",
        cards={"shadow_strategy": {"hand": ["sh-str-09"]}},
        dice=dice({"event": 1}, {"army": 1}),
        nations=war("sauron")["nations"],
        armies={"south-ithilien": sh(sauron_regular=1), "north-ithilien": fp(gondor_regular=1)},
    )
    table.fall(1, 1)
    table.say("attack")
    assert "the-shadow-is-moving" in table.options()


# A card of which nothing would come may be played, and is marked (rule 34)


def vain(table: WarTable) -> list[str]:
    """The words of the options that would achieve nothing."""
    return table.game.vocabulary.spell_all(sorted(table.game.in_vain(table.state)))


IN_THE_WILD = {"region": "hollin", "progress": 1}
NO_NAZGUL = {region: {} for region in ("barad-dur", "dol-guldur", "minas-morgul", "morannon")}


@pytest.mark.parametrize("card", ["sh-char-09", "sh-char-11"])
def test_nazgul_search_and_the_nazgul_strike_are_marked_while_no_nazgul_is_on_the_map(card: str) -> None:
    assert vain(holding(card, fellowship=IN_THE_WILD, armies=NO_NAZGUL)) == [CARD_NAMES[CARD_IDS.index(card)]]


@pytest.mark.parametrize("card", ["sh-char-09", "sh-char-11"])
def test_nazgul_search_and_the_nazgul_strike_are_not_marked_where_one_can_fly(card: str) -> None:
    assert vain(holding(card, fellowship=IN_THE_WILD)) == []


@pytest.mark.parametrize(("armies", "marked"), [({"umbar": {}}, True), ({"umbar": sh(southrons_regular=2)}, False)])
def test_corsairs_of_umbar_is_marked_while_nobody_is_in_umbar(armies: dict[str, Any], marked: bool) -> None:
    table = holding("sh-str-10", nations=AT_WAR, armies=armies)
    assert bool(vain(table)) == marked


def test_help_unlooked_for_is_marked_while_nobody_besieges_a_stronghold() -> None:
    assert vain(holding("fp-str-10")) == ["help-unlooked-for"]
    besieged = {"minas-tirith": {**fp(gondor_regular=2), **sh(sauron_regular=5)}, "lossarnach": fp(gondor_regular=3)}
    assert vain(holding("fp-str-10", nations=AT_WAR, armies=besieged)) == []


def test_wormtongue_is_marked_once_rohan_is_active_for_he_would_leave_at_once() -> None:
    saruman = {"saruman": "orthanc"}
    assert vain(holding("sh-char-22", characters=saruman, nations={"rohan": {"active": True}})) == ["wormtongue"]
    assert vain(holding("sh-char-22", characters=saruman)) == []


def test_a_card_that_heals_is_marked_without_corruption() -> None:
    assert vain(holding("fp-char-09")) == ["athelas"]
    assert vain(holding("fp-char-09", fellowship={"corruption": 1})) == []


def test_a_card_that_turns_dice_is_marked_if_the_die_that_plays_it_is_the_last() -> None:
    assert vain(holding("sh-char-18")) == ["the-lidless-eye"]


def test_a_card_that_stays_or_brings_a_tile_is_not_marked() -> None:
    assert vain(holding("sh-str-05")) == []
    assert vain(holding("sh-char-01")) == []


def test_a_marked_card_may_be_played_and_does_nothing() -> None:
    table = holding("fp-str-10")
    armies = table.state.armies[:]
    table.say("help-unlooked-for")
    assert table.state.armies == armies
