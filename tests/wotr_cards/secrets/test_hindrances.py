"""What a player is told of cards that cannot be played or moved, and of a pass that is not allowed."""

from tests.wotr_cards.board import pose


def test_an_item_without_a_wielder_and_a_character_that_was_played() -> None:
    table = pose(turn="aragorn", hand={"aragorn": "lembas boromir"}, played=["boromir"])
    assert table.hindrance("lembas") == "no_wielder"
    assert table.hindrance("boromir") == "played_already"
    path = ("amon-hen", "sam-gamgee")
    assert pose(turn="aragorn", hand={"aragorn": "lembas"}, path=path).hindrance("lembas") == ""


def test_a_card_of_the_reserve_that_has_just_come_and_one_that_no_location_takes() -> None:
    reserve = {"frodo": "theoden"}
    waiting = pose(turn="frodo", reserve=reserve, hand={"frodo": "gimli"}, fields="lorien")
    assert waiting.hindrance("theoden") == "no_place"
    fresh = pose(turn="frodo", reserve=reserve, arrived=reserve, hand={"frodo": "gimli"}, fields="edoras")
    assert fresh.hindrance("theoden") == "arrived"


def test_a_battleground_where_the_faction_does_not_fight() -> None:
    table = pose(turn="frodo", hand={"frodo": "theoden gimli"}, fields="lorien edoras").say("play:theoden")
    assert table.hindrance("lorien") == "no_faction theoden"
    assert table.hindrance("edoras") == ""


def test_a_pass_with_too_many_cards() -> None:
    table = pose(turn="frodo", hand={"frodo": "theoden gimli eomer eowyn pippin-took smeagol"})
    assert table.hindrance("pass") == f"too_many_to_pass 6 {table.limit('frodo')}"
