"""The table before the first turn, and what is open and hidden on it (rules 1 to 8 and 15)."""

from collections import Counter

import pytest
from tests.duel.board import PosedTable, new_game, turn
from tests.duel.expected import CARDS, PEOPLES, TILES, TOKENS


@pytest.fixture
def table() -> PosedTable:
    return new_game(1)


def test_sauron_takes_the_first_turn(table: PosedTable) -> None:
    """TC01, rule 9."""
    assert table.active == table.chooser == "sauron"
    assert table.prompt == "turn"


def test_the_fellowship_has_three_coins_sauron_two_and_the_reserve_the_rest_of_thirty(table: PosedTable) -> None:
    """TC01, rule 3."""
    assert (table.fellowship.coins, table.sauron.coins, table.reserve) == (3, 2, 25)


def test_two_units_stand_in_arnor_and_two_in_mordor_and_thirteen_wait_on_each_side(table: PosedTable) -> None:
    """TC01, rule 2."""
    assert (table.fellowship.units, table.fellowship.supply) == ({"arnor": 2}, 13)
    assert (table.sauron.units, table.sauron.supply) == ({"mordor": 2}, 13)


def test_nobody_has_cards_tiles_tokens_fortresses_or_steps(table: PosedTable) -> None:
    """Rule 8: each side has its fourteen steps before it."""
    for side in (table.fellowship, table.sauron):
        assert side.cards == side.tiles == side.tokens == side.fortresses == []
        assert side.quest == 0
        assert side.peoples == {}
        assert not side.trio_used


def test_three_locations_lie_face_up_and_four_face_down(table: PosedTable) -> None:
    """TC01, rule 5."""
    assert len(set(table.tiles)) == 3
    assert set(table.tiles) < set(TILES)
    assert table.tiles_face_down == 4


def test_each_people_has_a_stack_of_three_tokens_of_which_nobody_knows_the_order(table: PosedTable) -> None:
    """Rule 4."""
    assert {people: table.stack_of(people) for people in PEOPLES} == dict.fromkeys(PEOPLES, 3)
    assert {people: table.top_of(people) for people in PEOPLES} == {people: [] for people in PEOPLES}


def test_twenty_of_the_first_chapters_cards_are_dealt_and_three_set_aside_unseen(table: PosedTable) -> None:
    """TC01, rule 6: twelve lie face up; of the other eleven eight lie face down and three are set aside."""
    first_chapter = {card.id for card in CARDS if card.chapter == 1}
    seen = {card for card in table.display.values() if card}
    unseen = set(table.view().unseen)
    assert len(table.display) == 20
    assert len(seen) == 12
    assert seen | unseen == first_chapter
    assert len(unseen) == 11


@pytest.mark.parametrize("viewer", [0, 1, -1])
def test_the_set_aside_cards_are_shown_to_nobody(table: PosedTable, viewer: int) -> None:
    """Rule 15."""
    assert table.view(viewer).set_aside == []
    assert table.view(viewer).discard == []


def test_coins_cards_tiles_and_tokens_are_public(table: PosedTable) -> None:
    """Rule 15."""
    assert table.view(0) == table.view(1) == table.view(-1)


def test_the_same_seed_gives_the_same_table_and_another_seed_another() -> None:
    hashes = [new_game(seed).hash() for seed in (1, 1, 2)]
    assert hashes[0] == hashes[1] != hashes[2]


def test_every_card_of_the_chapter_and_every_location_may_lie_anywhere() -> None:
    """Rules 5 and 6: the deal is shuffled; over 600 games no card and no location is preferred."""
    cards: Counter[str] = Counter()
    tiles: Counter[str] = Counter()
    for seed in range(600):
        view = new_game(seed).view()
        cards.update(entry.card for entry in view.display if entry.card)
        tiles.update(entry.tile for entry in view.tiles)
    assert set(cards) == {card.id for card in CARDS if card.chapter == 1}
    assert all(abs(count - 600 * 12 / 23) < 75 for count in cards.values()), cards
    assert set(tiles) == set(TILES)
    assert all(abs(count - 600 * 3 / 7) < 75 for count in tiles.values()), tiles


def test_every_token_may_lie_on_top_of_its_stack() -> None:
    """Rule 4: the stacks are shuffled."""
    tops: Counter[str] = Counter()
    for seed in range(300):
        for people in PEOPLES:
            table = turn("c3-07", "c3-06", me={"coins": 6}, tiles=["grey_havens"], seed=seed)
            tops[table.say(f"take:grey_havens {people}").shown_tokens[0]] += 1
    assert set(tops) == set(TOKENS)
    assert all(abs(count - 100) < 45 for count in tops.values()), tops
