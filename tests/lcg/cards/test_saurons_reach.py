"""The encounter set Sauron's Reach, card by card."""

from typing import Any

from tests.lcg.board import PosedTable, ally, engaged, pose, staging

SAURON_SEES = 35
TWO = ("gimli+legolas|guard_of_the_citadel*3", "gloin+thalin|snowbourn_scout*3")


def anduin(**more: Any) -> PosedTable:
    """A situation of the second scenario."""
    return pose(options={"scenario": "journey_along_the_anduin"}, **more)


def in_deck(table: PosedTable, name: str) -> int:
    """How many copies of a card the encounter deck holds."""
    return table.state.decks[-1].cards().count(table.state.title(table.card(name)))


# Eastern Crows


def test_eastern_crows_surge() -> None:
    table = anduin(phase="quest", encounter=["eastern_crows", "gladden_fields", "the_brown_lands"])
    table.say("done")
    table.pass_until("travel")
    assert table.at("eastern_crows") == table.at("gladden_fields") == "staging"
    assert table.away("the_brown_lands")


def test_defeated_crows_are_shuffled_into_the_deck() -> None:
    cards = {"eastern_crows": engaged()}
    table = anduin(phase="combat", cards=cards, encounter=["evil_storm"])
    table.defend("aragorn")
    table.pass_until("attack")
    table.say("eastern_crows gloin")
    assert table.away("eastern_crows")
    assert "eastern_crows" not in table.pile()
    assert in_deck(table, "eastern_crows") == 3


def test_crows_that_thalin_kills_as_they_are_revealed_do_not_surge() -> None:
    """Rule 107."""
    table = anduin(decks=("thalin+gloin|",), phase="quest", encounter=["eastern_crows", "gladden_fields"])
    table.say("thalin done")
    table.pass_windows()
    assert table.away("eastern_crows")
    assert table.away("gladden_fields")
    assert in_deck(table, "eastern_crows") == 3


def test_the_crows_shadow_is_worse_for_a_player_whom_sauron_sees() -> None:
    for threat, bonus in ((SAURON_SEES - 1, 1), (SAURON_SEES, 2)):
        table = anduin(
            phase="combat", threat={"one": threat}, cards={"dol_guldur_orcs": engaged()}, encounter=["eastern_crows"]
        )
        table.defend("none")
        assert table.strength() == 2 + bonus


# Evil Storm


def test_evil_storm_hurts_the_characters_of_players_whom_sauron_sees() -> None:
    table = anduin(
        decks=TWO,
        phase="quest",
        threat={"one": SAURON_SEES, "two": SAURON_SEES - 1},
        cards={"guard_of_the_citadel": ally("one"), "snowbourn_scout": ally("two")},
        encounter=["evil_storm", "gladden_fields"],
    )
    table.say("gimli done done")
    table.pass_windows()
    assert (table.damage("gimli"), table.damage("legolas"), table.damage("guard_of_the_citadel")) == (1, 1, 1)
    assert (table.damage("gloin"), table.damage("snowbourn_scout")) == (0, 0)


def test_evil_storm_can_destroy_allies_and_eliminate_a_player() -> None:
    table = anduin(
        decks=("aragorn|guard_of_the_citadel*3",),
        phase="quest",
        threat={"one": 40},
        cards={"aragorn": {"at": "hero", "seat": "one", "damage": 4}},
        encounter=["evil_storm"],
    )
    table.say("done")
    assert table.outcome() == "all_eliminated"


# Pursued by Shadow


def test_pursued_by_shadow_raises_threat_for_each_character_that_is_not_committed() -> None:
    table = anduin(
        decks=TWO,
        phase="quest",
        threat={"one": 10, "two": 20},
        cards={"guard_of_the_citadel": ally("one")},
        encounter=["pursued_by_shadow", "gladden_fields"],
    )
    table.say("gimli legolas done gloin thalin")
    table.pass_until("travel")
    assert (table.threat("one"), table.threat("two")) == (11, 20)


def test_pursued_by_shadow_in_the_shadow_returns_an_exhausted_ally() -> None:
    cards = {
        "dol_guldur_orcs": engaged(),
        "faramir": ally(flags=["exhausted"]),
        "guard_of_the_citadel": ally(flags=["exhausted"]),
        "snowbourn_scout": ally(),
    }
    table = anduin(phase="combat", hand=[], cards=cards, encounter=["pursued_by_shadow"])
    before = table.threat()
    table.defend("aragorn")
    assert sorted(table.options()) == ["faramir", "guard_of_the_citadel"]
    table.say("faramir")
    assert table.hand() == ["faramir"]
    assert table.threat() == before


def test_pursued_by_shadow_may_take_the_defender_and_leave_the_attack_undefended() -> None:
    cards = {"dol_guldur_orcs": engaged(), "snowbourn_scout": ally()}
    table = anduin(phase="combat", hand=[], cards=cards, encounter=["pursued_by_shadow"])
    table.defend("snowbourn_scout")
    assert table.hand() == ["snowbourn_scout"]
    assert table.strength() == 2
    assert not table.allows("snowbourn_scout")


def test_pursued_by_shadow_in_the_shadow_raises_threat_by_three_without_an_exhausted_ally() -> None:
    cards = {"dol_guldur_orcs": engaged(), "snowbourn_scout": ally()}
    table = anduin(phase="combat", cards=cards, encounter=["pursued_by_shadow"])
    before = table.threat()
    table.defend("aragorn")
    assert table.threat() == before + 3
    assert table.at("snowbourn_scout") == "ally"


# Treacherous Fog


def test_treacherous_fog_thickens_over_locations_that_come_later_too() -> None:
    table = anduin(
        decks=TWO,
        phase="quest",
        threat={"one": 10, "two": 10},
        cards={"gladden_fields": staging(), "goblin_sniper": staging()},
        encounter=["treacherous_fog", "banks_of_the_anduin"],
    )
    table.say("done done")
    table.pass_until("travel")
    assert table.threat() == 10 + (3 + 1) + 2 + (1 + 1)


def test_treacherous_fog_lifts_at_the_end_of_the_phase() -> None:
    table = anduin(phase="quest", cards={"gladden_fields": staging()}, encounter=["treacherous_fog"])
    table.say("done")
    table.pass_until("travel")
    assert table.view(0).threat == 3


def test_treacherous_fog_makes_players_whom_sauron_sees_discard_a_card_of_their_choice() -> None:
    table = anduin(
        decks=TWO,
        phase="quest",
        threat={"one": SAURON_SEES - 1, "two": SAURON_SEES},
        hands={"one": ["guard_of_the_citadel"], "two": ["snowbourn_scout", "snowbourn_scout"]},
        encounter=["treacherous_fog", "banks_of_the_anduin"],
    )
    table.say("gimli legolas gloin thalin")
    table.pass_windows()
    assert (table.prompt, table.chooser) == ("from_hand", "two")
    table.say("snowbourn_scout")
    assert (table.hand("one"), table.hand("two")) == (["guard_of_the_citadel"], ["snowbourn_scout"])
    assert table.pile("two") == ["snowbourn_scout"]
