"""What a computer player of Duel must see, and must not do."""

import pytest

from westmarch.ai.players import player
from westmarch.games.duel.game import DUEL

from .board import PosedTable, turn

THINKERS = ["heuristic", "medium", "mcts:200"]
ALL_BUT_MORDOR = {"lindon": 1, "arnor": 1, "rhovanion": 1, "enedwaith": 1, "rohan": 1, "gondor": 1}


def word_of(spec: str, table: PosedTable) -> str:
    return DUEL.vocabulary.spell(player(spec, DUEL, 1).choose(table.state))


@pytest.mark.parametrize("spec", THINKERS)
def test_it_finishes_the_quest_when_it_can(spec: str) -> None:
    table = turn("c3-07", "c3-22", me={"quest": 11, "coins": 9}, foe={"units": {"mordor": 2}})
    assert word_of(spec, table) == "play:c3-07"


@pytest.mark.parametrize("spec", THINKERS)
def test_it_conquers_the_last_region_when_it_can(spec: str) -> None:
    table = turn("c3-17", "c3-07", me={"units": ALL_BUT_MORDOR, "coins": 9}, foe={"units": {"mordor": 1}})
    assert word_of(spec, table) == "play:c3-17"
    table.say("play:c3-17")
    assert word_of(spec, table) == "mordor"


@pytest.mark.parametrize("spec", THINKERS)
def test_it_wins_the_sixth_people_when_it_can(spec: str) -> None:
    peoples = ["c1-17", "c1-18", "c1-19", "c1-20", "c3-08"]
    table = turn("c3-10", "c3-07", me={"cards": peoples, "coins": 9})
    assert word_of(spec, table) == "play:c3-10"


@pytest.mark.parametrize("spec", THINKERS)
def test_it_takes_the_card_with_which_the_enemy_would_win(spec: str) -> None:
    table = turn("c3-07", "c3-22", me={"coins": 0}, foe={"quest": 12, "coins": 9})
    assert word_of(spec, table) == "discard:c3-07"


@pytest.mark.parametrize("spec", THINKERS)
def test_it_keeps_the_enemy_out_of_the_last_region(spec: str) -> None:
    foe = {"units": {**dict.fromkeys(ALL_BUT_MORDOR, 2), "lindon": 1}, "coins": 9}
    table = turn("c3-17", "c3-01", me={"coins": 0}, foe=foe)
    assert word_of(spec, table) == "discard:c3-17"


@pytest.mark.parametrize("spec", THINKERS)
def test_it_moves_to_where_it_brings_presence_on_the_last_turn(spec: str) -> None:
    table = turn("c3-18", me={"units": {"arnor": 3}, "coins": 9}, foe={"units": {"gondor": 1, "rohan": 1}})
    table.say("play:c3-18")
    while not table.over:
        table.say(word_of(spec, table))
    assert table.fellowship.regions >= 3
