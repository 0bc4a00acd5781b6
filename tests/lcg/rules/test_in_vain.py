"""What would achieve nothing now may be done, and is marked for the player who can tell."""

import pytest
from tests.lcg.board import PosedTable, ally, engaged, hero, pose, staging

HEROES = {"aragorn": hero(tokens=5), "theodred": hero(), "gloin": hero()}


def vain(table: PosedTable) -> list[str]:
    """The words of the options that would achieve nothing."""
    return table.game.vocabulary.spell_all(sorted(table.game.in_vain(table.state)))


@pytest.mark.parametrize(("phase", "marked"), [("planning", ["faramir"]), ("travel", ["faramir"]), ("quest", [])])
def test_willpower_until_the_end_of_the_phase_is_in_vain_outside_of_the_quest(phase: str, marked: list[str]) -> None:
    table = pose(phase=phase, hand=[], cards={**HEROES, "faramir": ally()}, encounter=["forest_gate"])
    if phase == "quest":
        table.say("gloin done")
    assert table.allows("faramir")
    assert vain(table) == marked


def test_willpower_is_in_vain_where_nobody_went_on_the_quest() -> None:
    table = pose(phase="quest", hand=[], cards={**HEROES, "faramir": ally()}, encounter=["forest_gate"])
    table.say("done")
    assert table.allows("faramir")
    assert vain(table) == ["faramir"]


def test_willpower_is_in_vain_once_the_quest_is_decided() -> None:
    table = pose(phase="quest", hand=[], cards={**HEROES, "faramir": ally()}, encounter=["forest_gate"])
    table.say("theodred done")
    while not table.log("quest_succeeded") and not table.log("quest_failed") and not table.log("quest_tied"):
        table.say("pass")
    assert (table.prompt, vain(table)) == ("act", ["faramir"])


@pytest.mark.parametrize(("enemy", "marked"), [("forest_spider", ["longbeard_orc_slayer"]), ("dol_guldur_orcs", [])])
def test_a_response_that_hits_nobody_is_in_vain(enemy: str, marked: list[str]) -> None:
    table = pose(hand=["longbeard_orc_slayer"], cards={**HEROES, enemy: staging()})
    table.say("play:longbeard_orc_slayer")
    assert (table.prompt, vain(table)) == ("respond", marked)


def test_what_brings_something_is_not_in_vain() -> None:
    cards = {**HEROES, "snowbourn_scout": ally(), "forest_spider": engaged()}
    table = pose(hand=["steward_of_gondor", "sneak_attack", "faramir", "for_gondor"], cards=cards)
    assert len(table.options("play")) > 1
    assert vain(table) == []
