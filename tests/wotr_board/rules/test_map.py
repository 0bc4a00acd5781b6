"""The map and the start, fact by fact (rules 1-3, 8 and 11-14): what `test_setup` leaves open."""

from collections import Counter, deque

import pytest
from tests.wotr_board.board import FREE, OPTIONS, SHADOW, WarTable, dice, fp, pose

from westmarch.games.wotr_board.cards.shadow_combat import NEAR_MORIA
from westmarch.games.wotr_board.components import CHARACTER_IDS, IN_FELLOWSHIP, NATION_IDS
from westmarch.games.wotr_board.game import WOTR_BOARD
from westmarch.games.wotr_board.map import (
    CITY,
    FORTIFICATION,
    MORIA,
    NATION_OF,
    NEIGHBOURS,
    NO_NATION,
    OWNER,
    REGION_IDS,
    SETTLEMENT,
    STRONGHOLD,
    TOWN,
    region,
)


def steps(start: str, end: str, without: int = -1) -> int:
    """How many steps it is from one region to another, perhaps without entering a third."""
    todo = deque([(region(start), 0)])
    seen = {region(start), without}
    while todo:
        here, far = todo.popleft()
        if here == region(end):
            return far
        for near in NEIGHBOURS[here]:
            if near not in seen:
                seen.add(near)
                todo.append((near, far + 1))
    return -1


def test_every_region_can_be_reached_and_borders_run_both_ways() -> None:
    assert len(REGION_IDS) == 105
    assert all(steps("rivendell", other) >= 0 for other in REGION_IDS)
    assert all(here in NEIGHBOURS[near] for here in range(105) for near in NEIGHBOURS[here])


@pytest.mark.parametrize(("end", "through", "around"), [("morannon", 10, 11), ("lorien", 5, 7)])
def test_moria_is_a_short_cut(end: str, through: int, around: int) -> None:
    assert (steps("rivendell", end), steps("rivendell", end, MORIA)) == (through, around)


def test_there_are_sixteen_strongholds_six_cities_fourteen_towns_and_two_fortifications() -> None:
    kinds = Counter(SETTLEMENT)
    assert [kinds[kind] for kind in (STRONGHOLD, CITY, TOWN, FORTIFICATION)] == [16, 6, 14, 2]


def test_a_fortification_belongs_to_nobody_and_is_worth_nothing() -> None:
    for name in ("osgiliath", "fords-of-isen"):
        assert OWNER[region(name)] not in (FREE, SHADOW)
    table = pose(armies={"osgiliath": fp(gondor_regular=1)}, dice=dice({"event": 1}))
    assert table.state.points(FREE) == 0
    assert table.control("pelargir") == "free_peoples"


@pytest.mark.parametrize("name", ["osgiliath", "north-ithilien", "south-ithilien", "fangorn", "tharbad", "hollin"])
def test_some_regions_are_of_no_nation(name: str) -> None:
    assert NATION_OF[region(name)] == NO_NATION


@pytest.mark.parametrize(
    ("name", "nation"),
    [("fords-of-isen", "rohan"), ("druadan-forest", "gondor"), ("gap-of-rohan", "isengard"), ("moria", "sauron")],
)
def test_some_regions_are_of_a_nation_one_might_not_expect(name: str, nation: str) -> None:
    assert NATION_IDS[NATION_OF[region(name)]] == nation


def test_durins_bane_reaches_two_regions_from_moria() -> None:
    reached = (
        "moria dimrill-dale hollin north-dunland cardolan fords-of-bruinen gladden-fields lorien north-anduin-vale"
    )
    further = "parth-celebrant south-anduin-vale south-downs south-dunland tharbad trollshaws"
    assert {REGION_IDS[here] for here in NEAR_MORIA.where.places} == {*reached.split(), *further.split()}


@pytest.mark.parametrize(
    ("nation", "on_map", "in_all"),
    [
        ("dwarves", (3, 2, 1), (5, 5, 4)),
        ("elves", (3, 6, 4), (5, 10, 4)),
        ("gondor", (9, 1, 1), (15, 5, 4)),
        ("north", (4, 1, 1), (10, 5, 4)),
        ("rohan", (4, 1, 1), (10, 5, 4)),
        ("isengard", (6, 1), (12, 6)),
        ("sauron", (28, 2), (36, 6)),
        ("southrons", (14, 3), (24, 6)),
    ],
)
def test_each_nation_begins_with_its_armies_and_its_reinforcements(
    nation: str, on_map: tuple[int, ...], in_all: tuple[int, ...]
) -> None:
    table = WarTable(WOTR_BOARD.new(OPTIONS, 1))
    side = FREE if len(on_map) == 3 else SHADOW
    figures = [f"{nation}-{kind}" for kind in ("regular", "elite", "leader")[: len(on_map)]]
    there = [sum(table.army(side, here).get(figure, 0) for here in REGION_IDS) for figure in figures]
    assert there == list(on_map)
    assert [n + table.reserve(figure) for n, figure in zip(there, figures, strict=True)] == list(in_all)


def test_the_rest_of_the_start() -> None:
    table = WarTable(WOTR_BOARD.new(OPTIONS, 1))
    assert list(table.state.distance) == [3, 3, 2, 3, 3, 1, 1, 2]
    assert [name for i, name in enumerate(NATION_IDS) if table.state.is_active(i)] == [
        "elves", "isengard", "sauron", "southrons",
    ]  # fmt: skip
    assert [CHARACTER_IDS[who] for who, place in enumerate(table.state.places) if place == IN_FELLOWSHIP] == [
        "gandalf-grey", "strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin",
    ]  # fmt: skip
    assert (REGION_IDS[table.state.fellowship], table.state.progress, table.state.corruption, table.state.hidden) == (
        "rivendell",
        0,
        0,
        True,
    )
    assert table.view(FREE).tiles == {
        "pool": {"eye": 4, "3": 3, "2": 2, "2-reveal": 1, "1": 2, "1-reveal": 2, "0-reveal": 2},
        "drawn": {},
        "waiting": {},
    }
