"""The second scenario: its quest cards from set-up to every kind of end, with one to four players."""

from typing import Any

import pytest
from tests.lcg.board import PosedTable, ally, engaged, hero, new_game, pose, staging

from westmarch.games.lcg.components import ENEMY, STAGING, TITLE_NUMBERS
from westmarch.games.lcg.game import LCG

SCENARIO = "journey_along_the_anduin"
DECKS = (
    "gimli+legolas|gondorian_spearman*3+veteran_axehand*3",
    "gloin+beravor|snowbourn_scout*3+guard_of_the_citadel*3",
    "aragorn+thalin|horseback_archer*2+silverlode_archer*2",
    "dunhere+denethor|gandalf*3",
)
TWO = DECKS[:2]


def anduin(**more: Any) -> PosedTable:
    """A situation of this scenario."""
    return pose(options={"scenario": SCENARIO}, **more)


def trolls(table: PosedTable) -> int:
    """How many Hill Trolls are in the staging area."""
    return [table.state.title(card) for card in table.state.staging()].count(TITLE_NUMBERS["hill_troll"])


# Set-up


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_card_for_each_player_is_revealed_and_a_hill_troll_is_added(players: int) -> None:
    lands = ["gladden_fields", "gladden_fields", "the_brown_lands", "the_brown_lands", "the_east_bight"]
    table = new_game(SCENARIO, DECKS[:players], lands)
    assert len(table.state.staging()) == players + 1
    assert trolls(table) == 1
    assert len(table.state.decks[-1]) == 47 - players - 1
    assert table.quest() == "to_the_river"


def test_no_troll_is_fetched_if_one_was_revealed() -> None:
    table = new_game(SCENARIO, DECKS[:1], ["hill_troll"])
    assert trolls(table) == 1
    assert len(table.state.staging()) == 1


def test_cards_revealed_in_the_set_up_surge_and_do_what_they_say() -> None:
    table = new_game(SCENARIO, DECKS[:1], ["eastern_crows", "massing_at_night", "pursued_by_shadow"])
    assert table.at("eastern_crows") == "staging"
    assert sorted(table.pile()) == ["massing_at_night", "pursued_by_shadow"]
    assert table.threat() == 11 + 9 + 2


@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_revealed_no_card_is_lost_in_the_set_up(seed: int) -> None:
    table = new_game(SCENARIO, DECKS, [], seed)
    assert len(table.state.staging()) + len(table.pile()) + len(table.state.decks[-1]) == 47
    assert trolls(table) >= 1


# Stage 1


def test_to_the_river_is_blocked_while_a_troll_is_in_play() -> None:
    cards = {"to_the_river": {"at": "quest", "tokens": 7}, "hill_troll": staging()}
    table = anduin(decks=TWO, phase="quest", cards=cards, encounter=["banks_of_the_anduin", "banks_of_the_anduin"])
    table.say("gimli legolas gloin beravor")
    table.pass_until("travel")
    assert table.quest() == "to_the_river"
    assert table.tokens("to_the_river") == 7 + (2 + 1 + 2 + 2) - (1 + 1 + 1)


def test_to_the_river_is_passed_as_soon_as_the_last_troll_dies() -> None:
    """Rule 91."""
    cards = {
        "to_the_river": {"at": "quest", "tokens": 11},
        "hill_troll": engaged(damage=8),
        "veteran_axehand": ally(),
        "veteran_axehand.2": ally(),
    }
    table = anduin(decks=TWO[:1], phase="combat", cards=cards, encounter=["evil_storm"])
    table.defend("veteran_axehand")
    table.pass_until("attack")
    table.say("hill_troll gimli legolas done")
    assert table.quest() == "anduin_passage"
    assert table.tokens("to_the_river") == 0
    table.say("legolas")
    assert table.tokens("anduin_passage") == 2


def test_to_the_river_stays_blocked_while_the_second_troll_lives() -> None:
    cards = {
        "to_the_river": {"at": "quest", "tokens": 11},
        "hill_troll": engaged(damage=8),
        "hill_troll.2": staging(),
        "veteran_axehand": ally(),
    }
    table = anduin(decks=TWO[:1], phase="combat", cards=cards, encounter=["evil_storm"])
    table.defend("veteran_axehand")
    table.pass_until("attack")
    table.say("hill_troll gimli legolas")
    table.say("pass")
    assert table.away("hill_troll")
    assert table.quest() == "to_the_river"


def test_progress_beyond_the_stage_is_lost() -> None:
    cards = {"to_the_river": {"at": "quest", "tokens": 7}}
    table = anduin(decks=TWO, phase="quest", cards=cards, encounter=["banks_of_the_anduin", "banks_of_the_anduin"])
    table.say("gimli legolas gloin beravor")
    table.pass_until("travel")
    assert table.quest() == "anduin_passage"
    assert table.tokens("anduin_passage") == 0


# Stage 2


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_on_the_river_one_card_more_is_revealed(players: int) -> None:
    fields = ["gladden_fields", "gladden_fields.2", "gladden_fields.3", "the_brown_lands", "the_brown_lands.2"]
    top = [name.partition(".")[0] for name in fields]
    table = anduin(decks=DECKS[:players], phase="quest", quest="anduin_passage", encounter=top)
    for _ in range(players):
        table.say("done")
    table.pass_until("travel")
    assert [table.at(name) for name in fields].count("staging") == players + 1


def test_on_the_river_nobody_is_engaged_against_his_will() -> None:
    cards = {"marsh_adder": staging(), "dol_guldur_orcs": staging()}
    table = anduin(phase="encounter", quest="anduin_passage", threat={"one": 45}, cards=cards)
    assert table.prompt == "engage"
    table.say("none")
    assert table.at("marsh_adder") == table.at("dol_guldur_orcs") == "staging"


def test_on_the_river_a_player_may_engage_an_enemy() -> None:
    cards = {"marsh_adder": staging(), "dol_guldur_orcs": staging()}
    table = anduin(phase="encounter", quest="anduin_passage", threat={"one": 10}, cards=cards)
    table.say("marsh_adder")
    assert table.keeper("marsh_adder") == "one"
    assert table.at("dol_guldur_orcs") == "staging"


# Stage 3


HARMLESS = ["evil_storm"] * 3 + ["treacherous_fog"] * 2  # for players of low threat, where there are no locations
AMBUSH = ["goblin_sniper"] * 2 + ["gladden_fields"] * 3 + ["the_brown_lands"] * 2 + ["banks_of_the_anduin"] * 2


def to_the_shore(players: int, ambush: list[str]) -> PosedTable:
    """The players come to the third stage, where these cards await them."""
    table = anduin(
        decks=DECKS[:players],
        phase="quest",
        quest="anduin_passage",
        cards={"anduin_passage": {"at": "quest", "tokens": 15}},
        encounter=HARMLESS[: players + 1] + ambush,
    )
    table.say("gimli legolas")
    for _ in range(players - 1):
        table.say("done")
    table.pass_windows()
    assert table.quest() == "ambush_on_the_shore"
    return table


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_ambush_reveals_two_cards_for_each_player(players: int) -> None:
    table = to_the_shore(players, AMBUSH)
    assert len(table.state.staging()) == 2 * players
    assert not table.over


def test_what_the_ambush_reveals_surges() -> None:
    table = to_the_shore(1, ["eastern_crows", "goblin_sniper", "marsh_adder", "gladden_fields"])
    assert table.at("marsh_adder") == "staging"
    assert table.away("gladden_fields")


def test_an_ambush_without_an_enemy_is_won_at_once() -> None:
    assert to_the_shore(1, ["gladden_fields", "the_brown_lands"]).outcome() == "victory"


def test_all_cards_of_the_ambush_come_before_it_can_be_won() -> None:
    assert to_the_shore(1, ["gladden_fields", "goblin_sniper"]).outcome() is None


def test_in_the_ambush_nothing_is_revealed_but_threat_still_counts() -> None:
    cards = {"marsh_adder": staging(), "gladden_fields": staging()}
    table = anduin(phase="quest", quest="ambush_on_the_shore", threat={"one": 20}, cards=cards, encounter=["despair"])
    table.say("done")
    table.pass_until("travel")
    assert table.pile() == []
    assert table.threat() == 20 + 3 + 3


def test_the_ambush_is_survived_when_the_last_enemy_falls() -> None:
    cards = {"marsh_adder": engaged(damage=6), "gladden_fields": staging()}
    table = anduin(phase="combat", quest="ambush_on_the_shore", cards=cards, encounter=["evil_storm"])
    table.defend("gloin")
    table.pass_until("attack")
    table.say("marsh_adder aragorn done")
    assert table.outcome() == "victory"


def test_the_ambush_goes_on_while_an_enemy_is_in_the_staging_area_or_engaged() -> None:
    for left in (staging(), engaged("two")):
        cards = {"marsh_adder": engaged(damage=6), "goblin_sniper": left}
        table = anduin(
            decks=TWO, phase="combat", quest="ambush_on_the_shore", cards=cards, encounter=["evil_storm"] * 2
        )
        while table.prompt != "attack":
            table.say("none" if table.allows("none") else "pass" if table.allows("pass") else table.options()[-1])
        table.say("marsh_adder")
        assert table.away("marsh_adder")
        assert not table.over


def test_progress_in_the_ambush_wins_nothing() -> None:
    cards = {"goblin_sniper": staging(), "ambush_on_the_shore": {"at": "quest", "tokens": 90}}
    table = anduin(phase="quest", quest="ambush_on_the_shore", cards=cards)
    table.say("aragorn gloin")
    table.pass_windows()
    assert not table.over


def test_the_score_of_a_victory_counts_the_victory_pile() -> None:
    """Rule 95."""
    table = anduin(
        phase="combat",
        quest="ambush_on_the_shore",
        threat={"one": 30},
        victory=["hill_troll", "gladden_fields"],
        cards={"marsh_adder": engaged(damage=6)},
        encounter=["evil_storm"],
    )
    table.defend("aragorn")
    table.pass_until("attack")
    table.say("marsh_adder theodred gloin")
    assert LCG.outcome(table.state)["score"] == 30 + 1 + 2 - (4 + 3 + 3)


# Defeat


def test_a_failed_quest_that_raises_threat_to_fifty_loses_the_game() -> None:
    cards = {"marsh_adder": staging(), "gladden_fields": staging()}
    table = anduin(phase="quest", quest="ambush_on_the_shore", threat={"one": 44}, cards=cards)
    table.say("done")
    assert table.outcome() == "all_eliminated"


def test_the_death_of_the_last_hero_loses_the_game() -> None:
    cards = {"hill_troll": engaged(), "gimli": hero(damage=4)}
    table = anduin(decks=("gimli|gandalf*3",), phase="combat", cards=cards, encounter=["evil_storm"])
    table.defend("none")
    assert table.outcome() == "all_eliminated"


def test_the_others_go_on_when_one_player_is_out() -> None:
    cards = {"hill_troll": engaged("one", damage=3), "gimli": hero(damage=4)}
    table = anduin(
        decks=("gimli|gandalf*3", DECKS[1]),
        phase="combat",
        threat={"one": 20, "two": 20},
        cards=cards,
        encounter=["evil_storm"],
    )
    table.defend("none")
    assert not table.over
    assert not table.state.alive(0)
    assert (table.at("hill_troll"), table.damage("hill_troll")) == ("staging", 3)
    assert table.view(0).first == "two"


def test_an_enemy_that_returns_to_the_staging_area_keeps_the_ambush_going() -> None:
    cards = {"hill_troll": engaged("one"), "gimli": hero(damage=4)}
    table = anduin(
        decks=("gimli|gandalf*3", DECKS[1]),
        phase="combat",
        quest="ambush_on_the_shore",
        cards=cards,
        encounter=["evil_storm"],
    )
    table.defend("none")
    assert not table.over
    assert [card for card in table.state.zone(STAGING) if table.state.kind(card) == ENEMY] == [table.card("hill_troll")]
