"""What holds after every word, whatever is played: counted in games whose players bring in whoever they can."""

import random

import pytest
from tests.wotr_board.board import WOTR_BOARD, WarTable

from westmarch.games.wotr_board.cards.book import deck_mask
from westmarch.games.wotr_board.components import (
    ALL_FIGURES,
    BALROG,
    BLACK_NUMENOREAN,
    CARD_BIT,
    CARD_POOL,
    ELITE,
    FIGURE_SIDE,
    FIGURES,
    FREE_PEOPLES,
    GREY_GANDALFS,
    IN_FELLOWSHIP,
    KEEPERS,
    LIEUTENANT,
    MOST_BESIEGED,
    MOST_UNITS,
    NO_FACE,
    OF_LORDS,
    POOLS,
    SHADOW,
    SMEAGOL_TILE,
    SPECIAL_DICE,
    SPECIAL_KEEPER,
    SPECIAL_SIDE,
    STANDARD_TILES,
    TILES,
    TILES_AT_START,
    WITCH_KINGS,
)
from westmarch.games.wotr_board.map import LORIEN, MORIA, NO_SIDE, REGIONS, RIVENDELL
from westmarch.games.wotr_board.rules.dice import all_dice, unused_standard
from westmarch.games.wotr_board.rules.verbs import WE_SHALL_GET_IT
from westmarch.games.wotr_board.state import BALROG_ACTIVE, ZONES, count

EAGER = ("enter:", "use:", "special_die:", "subdue", "ring", "elven_ring", "move_fellowship")


def eager_word(table: WarTable, chance: random.Random) -> int:
    """Mostly something that the expansion adds, if there is any."""
    wanted = [word for word, said in zip(table.state.options, table.options(), strict=True) if said.startswith(EAGER)]
    return chance.choice(wanted if wanted and chance.random() < 0.5 else table.state.options)


def check_figures(table: WarTable) -> None:
    """No figure is lost or made, and no region holds too many once an action is over."""
    for figure in range(FIGURES):
        side = FIGURE_SIDE[figure]
        known = table.state.reserves[figure] + sum(
            int(count(table.state.army(side, here), figure)) for here in range(REGIONS)
        )
        if figure < ELITE and side == FREE_PEOPLES:
            known += table.state.fallen[figure]
        if side == SHADOW or figure < ELITE:
            assert known == ALL_FIGURES[figure]
        else:
            assert known <= ALL_FIGURES[figure]
    if table.prompt == "die":
        for here in range(REGIONS):
            besieged = table.state.besieged(here)
            for side in (FREE_PEOPLES, SHADOW):
                assert table.state.units(side, here) <= (MOST_BESIEGED if side == besieged else MOST_UNITS)
            assert besieged != NO_SIDE or table.state.units(0, here) == 0 or table.state.units(1, here) == 0


def check_cards_and_tiles(table: WarTable) -> None:
    """Every card is in one zone; no tile of the start is doubled."""
    for pool in range(POOLS):
        zones = table.state.cards[pool * ZONES : (pool + 1) * ZONES]
        union = 0
        for zone in zones:
            assert not union & zone
            union |= zone
        aside = CARD_BIT[WE_SHALL_GET_IT] if pool == CARD_POOL[WE_SHALL_GET_IT] else 0
        assert union & ~aside == deck_mask(pool, table.state.rules.lords)
    for tile in range(TILES):
        here = [table.state.tiles[zone * TILES + tile] for zone in range(3)]
        assert min(here) >= 0
        if tile < STANDARD_TILES:
            assert sum(here) <= TILES_AT_START[tile]
        elif tile == SMEAGOL_TILE:
            assert sum(here) <= (4 if table.state.rules.lords else 0)


def check_characters(table: WarTable) -> None:
    """One guise of each, keepers at home, dice with their keepers."""
    for versions in (WITCH_KINGS, (LIEUTENANT, BLACK_NUMENOREAN), GREY_GANDALFS):
        assert sum(bool(table.state.in_play(who)) for who in versions) <= 1
    assert table.state.rules.lords or not any(table.state.in_play(who) for who in OF_LORDS)
    for keeper, home in zip(KEEPERS, (RIVENDELL, LORIEN), strict=True):
        assert not table.state.in_play(keeper) or table.state.places[keeper] == home
    if table.prompt != "guide":
        assert table.state.places[table.state.guide] == IN_FELLOWSHIP
    awake = table.state.marks & BALROG_ACTIVE != 0
    assert not awake or table.state.in_play(BALROG)
    assert awake or table.state.places[BALROG] in (MORIA, -2, -3)
    for die in range(SPECIAL_DICE):
        assert table.state.special[die] == NO_FACE or table.state.in_play(SPECIAL_KEEPER[die])


def check_dice(table: WarTable) -> None:
    """Nobody has more dice than it may, and of the special ones only one each."""
    for side in (FREE_PEOPLES, SHADOW):
        assert min(table.state.dice) >= 0
        if table.prompt == "die":
            shown = [
                die for die in range(SPECIAL_DICE) if SPECIAL_SIDE[die] == side and table.state.special[die] != NO_FACE
            ]
            assert len(shown) <= 1
            assert (
                unused_standard(table.state, side) <= all_dice(table.state, side) + 1
            )  # one who fell this turn brought a die


@pytest.mark.parametrize("lords", [False, True], ids=["base game", "with Lords"])
@pytest.mark.parametrize("seed", range(4))
def test_what_always_holds_holds_after_every_word(seed: int, lords: bool) -> None:
    chance = random.Random(seed)
    table = WarTable(WOTR_BOARD.new(WOTR_BOARD.options({"max_turns": 10, "lords": lords}), seed))
    while not table.over:
        table.state.choose(eager_word(table, chance))
        check_figures(table)
        check_cards_and_tiles(table)
        check_characters(table)
        check_dice(table)
        if table.state.said % 25 == 0 and not table.over:
            again = WarTable(WOTR_BOARD.load_position(WOTR_BOARD.to_position(table.state)))
            assert (again.view(0), again.state.options, again.state.rng) == (
                table.view(0),
                table.state.options,
                table.state.rng,
            )
