"""The three displays: where cards lie, what covers what, and when a card is turned up (rules 6, 7, 11 and 13)."""

from pathlib import Path
from typing import Any

import pytest
import yaml
from tests.duel.board import ROWS, PosedTable, new_game, position
from tests.duel.expected import COVERED_BY, FACE_UP

from westmarch.games.duel.components import SLOTS, places

REFERENCE = Path(__file__).parents[4] / "shared" / "reference" / "duel" / "board.yaml"


def dealt(chapter: int, seed: int = 0) -> PosedTable:
    """A chapter that has just been laid out."""
    return position({"chapter": chapter, "seed": seed})


def take(table: PosedTable, slot: int) -> None:
    """Discard the card of a slot."""
    table.say(f"discard:{table.display[slot]}")


def open_slots(chapter: int, present: set[int]) -> list[int]:
    """The slots that nothing covers."""
    return [slot for slot in sorted(present) if not present & set(COVERED_BY[chapter][slot])]


@pytest.mark.parametrize("chapter", [1, 2, 3])
def test_the_rows_have_their_shape(chapter: int) -> None:
    """Rule 7."""
    rows = [row for row, _ in places(chapter - 1)]
    assert [rows.count(row) for row in range(len(ROWS[chapter]))] == list(ROWS[chapter])
    assert len(rows) == SLOTS == 20


@pytest.mark.parametrize("chapter", [1, 2, 3])
def test_every_other_row_from_the_top_lies_face_up(chapter: int) -> None:
    display = dealt(chapter).display
    assert [slot for slot, card in display.items() if card] == FACE_UP[chapter]
    assert len(display) == 20


@pytest.mark.parametrize(("chapter", "slots"), [(1, [14, 15, 16, 17, 18, 19]), (2, [18, 19]), (3, [18, 19])])
def test_only_the_row_laid_last_is_available_at_first(chapter: int, slots: list[int]) -> None:
    """TC29."""
    table = dealt(chapter)
    assert table.available == slots
    assert sorted(table.options("discard")) == sorted(str(table.display[slot]) for slot in slots)


@pytest.mark.parametrize("chapter", [1, 2, 3])
@pytest.mark.parametrize("seed", range(4))
def test_a_card_is_available_as_soon_as_nothing_covers_it_and_not_before(chapter: int, seed: int) -> None:
    """Rule 11, slot by slot while a whole display is taken away in a different order each time."""
    table = dealt(chapter, seed)
    present = set(range(20))
    while present and table.chapter == chapter and not table.over:
        assert table.available == open_slots(chapter, present)
        assert set(table.display) == present
        slot = table.available[(seed * 7 + len(present)) % len(table.available)]
        take(table, slot)
        present.remove(slot)
    assert not present


def test_face_up_cards_that_are_covered_are_seen_but_cannot_be_taken() -> None:
    """Rule 11."""
    table = new_game()
    covered = table.display[0]
    assert covered
    assert not table.allows(f"play:{covered}")
    assert not table.allows(f"discard:{covered}")


def test_a_card_is_turned_up_when_its_last_cover_has_left() -> None:
    """TC30: slots 14 and 15 taken, 9 lies open, 10 is still covered by 16."""
    table = dealt(1)
    take(table, 14)
    assert table.display[9] is None
    take(table, 15)
    assert table.display[9] is not None
    assert 9 in table.available
    assert table.display[10] is None
    assert 10 not in table.available


def test_the_middle_of_chapter_three_leaves_its_centre_open() -> None:
    """TC31: slot 9 lies under 11 and 12 and over 5 and 6, slot 10 under 13 and 14 and over 7 and 8."""
    table = dealt(3)
    for slot in (18, 15, 19, 16, 11, 12):
        take(table, slot)
    assert 9 in table.available
    assert table.display[10] is None
    take(table, 9)
    assert [slot for slot in table.available if slot < 11] == [5, 6]


def test_cards_are_turned_up_only_at_the_end_of_the_turn_after_its_effects() -> None:
    """Rule 13: while the moves of a purple card are made, the slot that it uncovered still lies face down."""
    table = position("turn_up_after_effects.yaml")
    table.say("play:c3-18")
    assert table.prompt == "manoeuvre"
    assert table.display[0] == "c3-07"
    assert table.display[2] is None
    table.say("done")
    assert table.display[2] is not None
    assert 2 in table.available


def test_cards_are_turned_up_before_an_extra_turn() -> None:
    """Rules 13 and 71: the player who goes on may take what his turn uncovered."""
    table = position("turn_up_after_effects.yaml")
    assert table.fellowship.tokens == ["elves-1"]
    table.say("play:c3-02")
    assert table.active == "fellowship"
    assert table.display[3] is not None
    assert table.allows(f"discard:{table.display[3]}")


def test_cards_that_were_turned_up_are_told() -> None:
    table = dealt(1)
    take(table, 14)
    take(table, 15)
    assert table.log("card_up") == [f"card_up {table.display[9]}"]


@pytest.mark.skipif(not REFERENCE.is_file(), reason="the reference data does not lie beside the checkout")
@pytest.mark.parametrize("chapter", [1, 2, 3])
def test_places_and_covers_are_those_of_the_reference(chapter: int) -> None:
    slots: list[dict[str, Any]] = yaml.safe_load(REFERENCE.read_text())["displays"][f"chapter_{chapter}"]["slots"]
    assert [(slot["row"], slot["x"]) for slot in slots] == places(chapter - 1)
    assert [slot["covered_by"] for slot in slots] == COVERED_BY[chapter]
    assert [slot["slot"] for slot in slots if slot["face_up"]] == FACE_UP[chapter]
