"""Which characters are cycled instead of being eliminated, by which causes, and what becomes of their items."""

import pytest

from ..board import PosedTable, fight, pose
from .expected_free_peoples import FREE_PEOPLES

CHARACTERS = [card for card, facts in FREE_PEOPLES.items() if facts.kind == "character"]
ANY = {"winnowed", "forsaken from hand", "forsaken from reserve", "forsaken from deck", "path", "battleground"}
CYCLED_WHEN = {
    "bilbo-baggins": ANY,
    "frodo-baggins": ANY,
    "fatty-bolger": {"forsaken from reserve"},
    "merry-brandybuck": {"path"},
    "pippin-took": {"path"},
    "smeagol": {"path"},
    "gandalf-the-white": {"forsaken from deck"},
    "aragorn": {"forsaken from deck"},
}


def forsaking(**more: object) -> PosedTable:
    """One player holds all Free Peoples' cards and must forsake two for Paths of the Dead."""
    hand = f"paths-of-the-dead great-gate village-militia {more.pop('also', '')}"
    table = pose(scenario="duel", hand={"gandalf": hand}, **more)
    return table.say("play:paths-of-the-dead great-gate")


def after(cause: str, card: str) -> PosedTable:
    """A table where a character was lost by a cause."""
    if cause == "winnowed":
        return pose(scenario="duel", hand={"gandalf": f"great-gate {card}"}).say("winnow")
    if cause == "forsaken from hand":
        return forsaking(also=card).say(f"{card} village-militia")
    if cause == "forsaken from reserve":
        return forsaking(reserve={"gandalf": card}).say(f"from_reserve:{card} village-militia")
    if cause == "forsaken from deck":
        return forsaking(deck_top={"gandalf": card}).say("deck_top village-militia")
    return fight("amon-hen" if cause == "path" else "pelargir", {"cards": card, "attack": 9})


@pytest.mark.parametrize("cause", sorted(ANY))
@pytest.mark.parametrize("card", CHARACTERS)
def test_a_lost_character_is_eliminated_unless_its_text_saves_it_from_that_cause(card: str, cause: str) -> None:
    table = after(cause, card)
    saved = cause in CYCLED_WHEN.get(card, set())
    owner = FREE_PEOPLES[card].deck if cause in ("path", "battleground") else "gandalf"
    assert table.where(card) == ("cycled" if saved else "eliminated")
    assert table.log("instead") == [f"instead {owner} {card}"] * saved


@pytest.mark.parametrize(
    ("card", "items"),
    [
        ("bilbo-baggins", "cycled"),
        ("merry-brandybuck", "cycled"),
        ("pippin-took", "cycled"),
        ("frodo-baggins", "eliminated"),
    ],
)
def test_whether_the_items_of_one_who_is_cycled_instead_on_a_path_are_saved_too(card: str, items: str) -> None:
    table = fight("imladris", {"cards": card, "attack": 9}, items={"blade-of-westernesse": card, "lembas": card})
    assert table.where(card) == "cycled"
    assert (table.where("blade-of-westernesse"), table.where("lembas")) == (items, items)


def test_a_battleground_takes_merrys_blade_with_him() -> None:
    table = fight(
        "edoras", {"cards": "merry-brandybuck", "attack": 9}, items={"blade-of-westernesse": "merry-brandybuck"}
    )
    assert (table.where("merry-brandybuck"), table.where("blade-of-westernesse")) == ("eliminated", "eliminated")


@pytest.mark.parametrize(
    ("card", "items"), [("bilbo-baggins", "cycled"), ("fatty-bolger", "cycled"), ("frodo-baggins", "eliminated")]
)
def test_whether_the_items_of_one_forsaken_from_reserve_are_saved_too(card: str, items: str) -> None:
    table = forsaking(reserve={"gandalf": card}, items={"blade-of-westernesse": card})
    table.say(f"from_reserve:{card} village-militia")
    assert (table.where(card), table.where("blade-of-westernesse")) == ("cycled", items)


def items_for(card: str) -> list[str]:
    """The items that a character may wield."""
    return [item for item, facts in FREE_PEOPLES.items() if card in facts.wielders.split()]


@pytest.mark.parametrize("card", [card for card in CHARACTERS if card not in CYCLED_WHEN and items_for(card)])
def test_the_items_of_any_other_go_with_their_wielder(card: str) -> None:
    items = items_for(card)
    table = forsaking(reserve={"gandalf": card}, items=dict.fromkeys(items, card)).say(
        f"from_reserve:{card} village-militia"
    )
    assert [table.where(item) for item in items] == ["eliminated"] * len(items)


@pytest.mark.parametrize("card", ["gimli", "frodo-baggins"])
def test_who_is_not_lost_on_a_path_is_cycled_with_all_items(card: str) -> None:
    item = {"gimli": "dwarven-axe", "frodo-baggins": "mithril-coat"}[card]
    table = fight("amon-hen", card, items={item: card})
    assert (table.where(card), table.where(item), table.log("instead")) == ("cycled", "cycled", [])


def test_attackers_on_a_shadow_battleground_are_eliminated_even_if_they_win() -> None:
    table = fight("orthanc", "gandalf-the-grey riders-of-rohan")
    assert table.where("gandalf-the-grey") == "eliminated"
    assert "eliminated" in table.where("riders-of-rohan").split()
    assert table.scored("free_peoples") == ["orthanc"]
