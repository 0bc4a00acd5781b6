"""The first scenario: its quest cards, its encounter cards, its end."""

import pytest
from tests.lcg.board import PosedTable, ally, attached, engaged, hero, pose, staging

from westmarch.games.lcg.components import ENCOUNTER, QUEST_PHASE, TITLE_NUMBERS
from westmarch.games.lcg.game import LCG
from westmarch.games.lcg.rules.quest import begin_stage

TWO = ("aragorn+theodred|guard_of_the_citadel*3", "gloin+thalin+eleanor|snowbourn_scout*3")


def resolve(table: PosedTable) -> None:
    """Let the quest be resolved."""
    while table.state.phase == QUEST_PHASE and not table.over:
        table.say("pass" if table.allows("pass") else table.options()[0])


def test_the_game_begins_with_a_spider_and_the_road_in_the_staging_area() -> None:
    fresh = PosedTable(LCG.new(LCG.options({}), 7))
    fresh.say("no")
    assert fresh.at("forest_spider") == fresh.at("old_forest_road") == "staging"
    assert fresh.threat() == 29
    assert len(fresh.hand()) == 7


def test_ten_progress_on_beorns_path_win() -> None:
    cards = {"beorns_path": {"at": "quest", "tokens": 9}}
    table = pose(phase="quest", quest="beorns_path", cards=cards, encounter=["old_forest_road"])
    table.say("aragorn gloin")
    resolve(table)
    assert table.view(0).outcome.by == "victory"


def test_beorns_path_is_blocked_while_the_spawn_is_in_play() -> None:
    cards = {"beorns_path": {"at": "quest", "tokens": 9}, "ungoliants_spawn": engaged(damage=8)}
    table = pose(phase="quest", quest="beorns_path", cards=cards, encounter=["old_forest_road"])
    table.say("aragorn gloin")
    resolve(table)
    assert not table.over
    assert table.tokens("beorns_path") >= 10


def test_the_spawns_death_wins_on_the_other_path() -> None:
    cards = {"dont_leave_the_path": {"at": "quest"}, "ungoliants_spawn": staging(damage=5), "aragorn": hero(tokens=9)}
    table = pose(quest="dont_leave_the_path", cards=cards, hand=["gandalf"])
    table.say("play:gandalf gandalf damage")
    assert table.over
    assert table.view(0).outcome.winner == "players"


def test_the_score_counts_threat_dead_heroes_and_damage_less_victory_points() -> None:
    table = pose(
        quest="dont_leave_the_path",
        threat={"one": 43},
        victory=["hummerhorns"],
        piles={"one": ["theodred"]},
        cards={
            "ungoliants_spawn": staging(damage=8),
            "aragorn": hero(tokens=9, damage=4),
            "gloin": hero(damage=2),
        },
        hand=["gandalf"],
    )
    table.say("play:gandalf gandalf damage")
    assert table.view(0).outcome.score == 43 + 8 + 6 - 5


@pytest.mark.parametrize(("round_score", "added"), [(False, 0), (True, 10 * 4)])
def test_each_completed_round_may_count_ten_points(round_score: bool, added: int) -> None:
    """Rule 95."""
    cards = {"ungoliants_spawn": staging(damage=8), "aragorn": hero(tokens=9)}
    options = {"round_score": round_score}
    table = pose(
        options=options, quest="dont_leave_the_path", round=5, threat={"one": 30}, cards=cards, hand=["gandalf"]
    )
    table.say("play:gandalf gandalf damage")
    rows = {row.name: row.numbers for row in LCG.sheet(table.state)}
    assert rows["score"] == (30 + added,)
    assert rows.get("completed_rounds", (0,)) == (added,)
    assert LCG.hash(LCG.load_position(LCG.to_position(table.state))) == LCG.hash(table.state)


def test_the_path_fetches_a_spider_for_each_player() -> None:
    cards = {"a_fork_in_the_road": {"at": "quest", "tokens": 1}}
    for seed in range(8):
        table = pose(phase="quest", quest="a_fork_in_the_road", cards=cards, encounter=["old_forest_road"], seed=seed)
        table.say("aragorn gloin")
        while table.prompt in ("act", "respond"):
            table.say("pass")
        if table.quest() == "dont_leave_the_path":
            assert table.prompt == "search"
            table.say("king_spider")
            assert table.at("king_spider") == "staging"
            return
    raise AssertionError("the path was never taken")


def test_the_path_fetches_a_spider_out_of_the_deck_before_one_that_was_discarded() -> None:
    table = pose(
        quest="a_fork_in_the_road", cards={"a_fork_in_the_road": {"at": "quest"}}, piles={"encounter": ["king_spider"]}
    )
    begin_stage(table.state, TITLE_NUMBERS["dont_leave_the_path"])
    table.state.run()
    table.say("king_spider")
    assert table.pile() == ["king_spider"]
    assert TITLE_NUMBERS["king_spider"] not in table.state.decks[ENCOUNTER].cards()


def test_thalins_damage_comes_before_what_the_enemy_does() -> None:
    table = pose(
        decks=TWO,
        phase="quest",
        cards={"king_spider": staging(damage=0)},
        encounter=["black_forest_bats", "forest_gate"],
    )
    table.say("aragorn theodred")
    table.pass_until("commit")
    table.say("gloin thalin done")
    while table.prompt in ("act", "respond") and table.damage("black_forest_bats") == 0:
        table.say("pass")
    assert table.damage("black_forest_bats") == 1
    assert table.prompt == "leave_quest"


def test_eleanor_replaces_a_treachery() -> None:
    table = pose(
        decks=TWO,
        phase="quest",
        encounter=["the_necromancers_reach", "forest_gate", "old_forest_road"],
    )
    table.say("aragorn done done")
    while table.prompt == "act":
        table.say("pass")
    assert table.prompt == "respond"
    table.say("eleanor")
    assert table.damage("aragorn") == 0
    assert table.pile() == ["the_necromancers_reach"]
    assert table.at("forest_gate") == table.at("old_forest_road") == "staging"


def test_driven_by_shadow_is_about_what_is_there_now() -> None:
    table = pose(
        decks=TWO,
        phase="quest",
        cards={"forest_gate": staging()},
        encounter=["driven_by_shadow", "old_forest_road"],
    )
    before = table.threat()
    table.say("done done")
    table.pass_until("travel")
    assert table.threat() - before == 2 + 1 + 1


def test_driven_by_shadow_surges_where_nothing_is() -> None:
    table = pose(phase="quest", encounter=["driven_by_shadow", "forest_gate"])
    table.say("done")
    table.pass_until("travel")
    assert table.at("forest_gate") == "staging"


def test_dol_guldur_orcs_hurt_nobody_where_nobody_is_committed() -> None:
    table = pose(phase="quest", encounter=["dol_guldur_orcs"], threat={"one": 0})
    table.say("done")
    table.pass_until("engage")
    assert table.damage("aragorn") == table.damage("theodred") == table.damage("gloin") == 0


def test_caught_in_a_web_is_attached_by_the_player_with_the_highest_threat() -> None:
    table = pose(decks=TWO, phase="quest", threat={"one": 20, "two": 30}, encounter=["caught_in_a_web", "forest_gate"])
    table.say("done done")
    while table.prompt in ("act", "respond"):
        table.say("pass")
    assert (table.prompt, table.chooser) == ("target", "two")
    table.say("gloin")
    assert table.at("caught_in_a_web") == "attached"


def test_the_necromancers_reach_hurts_the_exhausted() -> None:
    table = pose(phase="quest", cards={"faramir": ally()}, encounter=["the_necromancers_reach"])
    table.say("gloin faramir")
    while table.prompt in ("act", "respond") and table.damage("gloin") == 0:
        table.say("pass")
    assert (table.damage("gloin"), table.damage("faramir"), table.damage("aragorn")) == (1, 1, 0)


def test_a_forest_spiders_shadow_takes_an_attachment() -> None:
    table = pose(
        phase="combat",
        cards={"king_spider": engaged(), "steward_of_gondor": attached("gloin")},
        encounter=["forest_spider"],
    )
    table.pass_until("defend")
    table.say("none")
    while table.prompt == "act":
        table.say("pass")
    assert "steward_of_gondor" in table.pile("one")
