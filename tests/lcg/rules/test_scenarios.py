"""Each scenario from its set-up through all stages to victory, with one to four players.

How progress is made and enemies fall is told elsewhere: here both are simply given, at the first planning turn.
"""

import pytest
from tests.lcg.board import PosedTable, new_game
from tests.lcg.test_whole_games import check_cards, check_table

from westmarch.core.words import PASS
from westmarch.games.lcg.cards.making.effects import ProgressOnQuest
from westmarch.games.lcg.components import LOCATION, NAME_IDS
from westmarch.games.lcg.rules.numbers import is_enemy
from westmarch.games.lcg.rules.verbs import damage, place_progress

DECKS = (
    "gimli+legolas+eowyn|gondorian_spearman*3+veteran_axehand*3",
    "gloin+beravor|snowbourn_scout*3+guard_of_the_citadel*3",
    "aragorn+thalin|horseback_archer*2+silverlode_archer*2",
    "dunhere+denethor|gandalf*3+stand_and_fight*3",
)
SPAWN = "ungoliants_spawn"
PLENTY = 20
FREE_OBJECTIVES = [
    "eyes_of_the_forest",
    "the_necromancers_reach",
    "the_necromancers_reach",
]  # guards that are gone at once


def come_to_plan(table: PosedTable) -> PosedTable:
    """Pass and take what comes until the planning turn, or the end; of all spiders the Spawn is looked for."""
    while not table.over and table.prompt != "plan":
        if table.allows(SPAWN):
            table.say(SPAWN)
        else:
            table.state.choose(PASS if PASS in table.state.options else table.state.options[-1])
    check_cards(table.state)
    return table


def advance(table: PosedTable, n: int) -> None:
    """Progress on the current quest."""
    table.state.push(ProgressOnQuest(n))
    table.state.run()
    come_to_plan(table)


def explore(table: PosedTable) -> None:
    """All locations in the staging area are explored."""
    for card in table.state.staging():
        if table.state.kind(card) == LOCATION:
            place_progress(table.state, card, PLENTY)
    table.state.run()
    come_to_plan(table)


def slay(table: PosedTable, *names: str) -> None:
    """Enemies in play fall: those of a title, or all of them."""
    state = table.state
    for card in range(len(state.place)):
        if is_enemy(state, card) and state.in_play(card) and (not names or NAME_IDS[state.name(card)] in names):
            damage(state, card, PLENTY)
    state.run()
    come_to_plan(table)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_through_mirkwood_to_victory_on_either_path(players: int) -> None:
    """Rule 97."""
    ways = set()
    for seed in range(8):
        table = come_to_plan(new_game("passage_through_mirkwood", DECKS[:players], [], seed))
        assert table.quest() == "flies_and_spiders"
        advance(table, 8)
        assert table.quest() == "a_fork_in_the_road"
        advance(table, 2)
        ways.add(table.quest())
        check_table(table.state)
        slay(table)  # the Spawn, too: it was found if it had to be
        if table.quest() == "beorns_path":
            advance(table, 10)
        assert table.outcome() == "victory"
    assert ways == {"beorns_path", "dont_leave_the_path"}


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_along_the_anduin_to_victory(players: int) -> None:
    """Rule 98."""
    lands = ["gladden_fields", "gladden_fields", "the_brown_lands", "the_brown_lands"][:players]
    table = come_to_plan(new_game("journey_along_the_anduin", DECKS[:players], lands))
    advance(table, 8)
    assert table.quest() == "to_the_river"  # the troll bars the way
    slay(table, "hill_troll")
    assert table.quest() == "anduin_passage"
    advance(table, 16)
    if not table.over:
        assert table.quest() == "ambush_on_the_shore"
        slay(table)
    assert table.outcome() == "victory"
    assert "hill_troll" in table.victory()


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_out_of_dol_guldur_to_victory(players: int) -> None:
    """Rule 99."""
    table = come_to_plan(new_game("escape_from_dol_guldur", DECKS[:players], []))
    slay(table)
    explore(table)
    advance(table, 9)
    assert table.quest() == "the_necromancers_tower"  # no objective has been claimed
    for objective, bearer in (("gandalfs_map", 0), ("dungeon_torch", -1), ("shadow_key", 0)):
        table.say(objective)
        if table.prompt == "target":
            table.say(table.options()[bearer])
        come_to_plan(table)
    assert table.quest() == "through_the_caverns"
    table.state.push(ProgressOnQuest(15))
    table.state.run()
    assert (table.prompt, table.chooser) == ("respond", "one")
    table.say("through_the_caverns")
    come_to_plan(table)
    assert table.quest() == "out_of_the_dungeons"
    assert table.at("nazgul_of_dol_guldur") == "staging"
    advance(table, 7)
    assert not table.over
    slay(table, "nazgul_of_dol_guldur")
    assert table.outcome() == "victory"
