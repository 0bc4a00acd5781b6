"""The encounter set Journey Down the Anduin, card by card."""

from typing import Any

from tests.lcg.board import PosedTable, ally, engaged, pose, staging

TWO = ("aragorn+theodred|guard_of_the_citadel*3", "gloin+gimli|snowbourn_scout*3")
STAGE = {"at": "quest", "tokens": 5}


def anduin(**more: Any) -> PosedTable:
    """A situation of the second scenario."""
    return pose(options={"scenario": "journey_along_the_anduin"}, **more)


# Misty Mountain Goblins


def test_misty_mountain_goblins_take_progress_off_the_quest_after_their_attack() -> None:
    cards = {
        "to_the_river": STAGE,
        "misty_mountain_goblins": engaged(),
        "gladden_fields": {"at": "active", "tokens": 1},
    }
    table = anduin(phase="combat", cards=cards, encounter=["evil_storm"])
    table.defend("aragorn")
    table.pass_until("attack")
    assert (table.tokens("to_the_river"), table.tokens("gladden_fields")) == (4, 1)


def test_misty_mountain_goblins_take_nothing_where_nothing_is() -> None:
    table = anduin(phase="combat", cards={"misty_mountain_goblins": engaged()}, encounter=["evil_storm"])
    table.defend("aragorn")
    assert table.tokens("to_the_river") == 0


def test_misty_mountain_goblins_that_died_while_attacking_take_nothing() -> None:
    cards = {"to_the_river": STAGE, "misty_mountain_goblins": engaged(damage=2), "gondorian_spearman": ally()}
    table = anduin(decks=("gimli|gondorian_spearman*3",), phase="combat", cards=cards, encounter=["evil_storm"])
    table.pass_until("defend")
    table.say("gondorian_spearman gondorian_spearman")
    assert table.away("misty_mountain_goblins")
    assert table.tokens("to_the_river") == 5


def test_the_goblins_shadow_takes_one_progress_or_three_if_undefended() -> None:
    for defender, left in (("aragorn", 4), ("none", 2)):
        cards = {"to_the_river": STAGE, "dol_guldur_orcs": engaged()}
        table = anduin(phase="combat", cards=cards, encounter=["misty_mountain_goblins"])
        table.defend(defender)
        assert table.tokens("to_the_river") == left


# Massing at Night


def test_massing_at_night_reveals_a_card_more_for_each_player() -> None:
    table = anduin(
        decks=TWO,
        phase="quest",
        encounter=["massing_at_night", "the_brown_lands", "gladden_fields", "banks_of_the_anduin", "the_east_bight"],
    )
    table.say("done done")
    table.pass_until("travel")
    assert [table.at(name) for name in ("the_brown_lands", "gladden_fields", "banks_of_the_anduin")] == ["staging"] * 3
    assert table.away("the_east_bight")
    assert table.pile() == ["massing_at_night"]


def test_massing_at_night_in_the_shadow_deals_a_shadow_card_more_for_each_player() -> None:
    """Rule 123."""
    table = anduin(
        decks=TWO,
        phase="combat",
        cards={"dol_guldur_orcs": engaged()},
        encounter=["massing_at_night", "wargs", "eastern_crows", "wargs"],
    )
    table.defend("none")
    assert table.strength() == 2 + 2 + 1


def test_massing_at_night_may_be_the_shadow_of_the_wolf_riders_attack() -> None:
    table = anduin(
        phase="combat",
        cards={"dol_guldur_orcs": engaged()},
        encounter=["wolf_rider", "massing_at_night", "wargs", "eastern_crows"],
    )
    table.defend("none")
    table.defend("none")
    assert table.strength() == 2 + 2


# Banks of the Anduin


def test_the_banks_of_the_anduin_go_on_top_of_the_deck_when_they_are_explored() -> None:
    cards = {"banks_of_the_anduin": {"at": "active", "tokens": 2}}
    table = anduin(phase="quest", cards=cards, encounter=["misty_mountain_goblins"], threat={"one": 0})
    table.say("aragorn theodred gloin")
    table.pass_until("engage")
    assert table.top() == ["banks_of_the_anduin"]
    assert table.pile() == []
    assert table.tokens("to_the_river") == 2 + 1 + 2 - 2 - 1


def test_the_banks_of_the_anduin_are_discarded_as_a_shadow_card() -> None:
    """Rule 125."""
    table = anduin(phase="combat", cards={"dol_guldur_orcs": engaged()}, encounter=["banks_of_the_anduin"])
    table.defend("aragorn")
    table.pass_until("attack")
    table.say("done")
    assert table.pile() == ["banks_of_the_anduin"]
    assert table.top() == []


# Gladden Fields


def test_active_gladden_fields_raise_threat_once_more_in_the_refresh_phase() -> None:
    table = anduin(
        decks=TWO, phase="refresh", threat={"one": 20, "two": 30}, cards={"gladden_fields": {"at": "active"}}
    )
    assert (table.threat("one"), table.threat("two")) == (22, 32)


def test_gladden_fields_in_the_staging_area_do_not() -> None:
    table = anduin(phase="refresh", threat={"one": 20}, cards={"gladden_fields": staging()})
    assert table.threat() == 21


def test_explored_gladden_fields_are_worth_three_victory_points() -> None:
    cards = {"gladden_fields": {"at": "active", "tokens": 2}}
    table = anduin(phase="quest", cards=cards, encounter=["misty_mountain_goblins"], threat={"one": 0})
    table.say("aragorn theodred gloin")
    table.pass_until("engage")
    assert table.victory() == ["gladden_fields"]
    assert table.state.victory_points() == 3
