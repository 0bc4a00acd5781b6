"""What a player is told of cards that cannot be played or used."""

from tests.lcg.board import ally, attached, hero, pose

HEROES = {"aragorn": hero(tokens=1), "theodred": hero(tokens=0), "gloin": hero(tokens=0)}


def test_what_a_card_of_the_hand_lacks() -> None:
    hand = ["steward_of_gondor", "gandalf", "common_cause", "sneak_attack", "faramir"]
    table = pose(hand=hand, cards={**HEROES, "brok_ironfist": ally()})
    table.pass_until("plan")
    assert table.hindrance("steward_of_gondor") == "no_resources 1"
    assert table.hindrance("gandalf") == "no_resources 4"
    assert table.hindrance("sneak_attack") == ""
    rich = pose(hand=["valiant_sacrifice"], cards={**HEROES, "aragorn": hero(tokens=5)})
    rich.pass_until("plan")
    assert rich.hindrance("valiant_sacrifice") == "only_response"


def test_allies_wait_for_the_planning_phase_and_what_was_used_is_exhausted() -> None:
    cards = {**HEROES, "steward_of_gondor": attached("aragorn")}
    table = pose(phase="combat", hand=["guard_of_the_citadel", "sneak_attack"], cards=cards)
    assert table.prompt == "act"
    assert table.hindrance("guard_of_the_citadel") == "not_planning"
    assert table.hindrance("steward_of_gondor") == ""
    assert table.say("steward_of_gondor").hindrance("steward_of_gondor") == "exhausted"


def test_who_is_exhausted_does_not_quest() -> None:
    table = pose(phase="quest", cards={**HEROES, "theodred": hero(flags=["exhausted"])})
    assert table.prompt == "commit"
    assert table.hindrance("theodred") == "exhausted"
    assert table.hindrance("aragorn") == ""
