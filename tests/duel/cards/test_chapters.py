"""Every chapter card by its id: what it does, for either side, and what it must not do."""

import pytest
from tests.duel.board import OTHER, PosedTable, beside, turn
from tests.duel.expected import CARD, CARDS, REGIONS, Card, cards_of

SIDES = ["fellowship", "sauron"]


def named(card: Card) -> str:
    return card.id


def ready(card: str, side: str = "fellowship", **me: object) -> PosedTable:
    """A turn in which a side can pay for a card with coins and is left with none, unless it has more."""
    price = CARD[card].full_price
    return turn(card, beside(card), side=side, me={"coins": price, **me}, foe={"coins": 5})


# Grey: c1-01 to c1-08, c2-01 to c2-07


@pytest.mark.parametrize(
    ("card", "skills"),
    [
        ("c1-01", {"ruse": 1}),
        ("c1-02", {"ruse": 1}),
        ("c1-03", {"strength": 1}),
        ("c1-04", {"strength": 1}),
        ("c1-05", {"courage": 1}),
        ("c1-06", {"courage": 1}),
        ("c1-07", {"leadership": 1}),
        ("c1-08", {"knowledge": 1}),
        ("c2-01", {"leadership": 1}),
        ("c2-02", {"knowledge": 1}),
        ("c2-03", {"ruse": 2}),
        ("c2-04", {"strength": 2}),
        ("c2-05", {"courage": 2}),
    ],
)
@pytest.mark.parametrize("side", SIDES)
def test_a_grey_card_gives_the_symbols_it_shows(card: str, skills: dict[str, int], side: str) -> None:
    table = ready(card, side).say(f"play:{card}")
    assert table.side(side).skills == skills
    assert table.side(side).choices == []
    assert table.side(side).coins == 0
    assert table.side(OTHER[side]).skills == {}
    assert table.active == OTHER[side]


@pytest.mark.parametrize(
    ("card", "skills"), [("c2-06", ["leadership", "knowledge"]), ("c2-07", ["ruse", "strength", "courage"])]
)
@pytest.mark.parametrize("side", SIDES)
def test_a_grey_card_with_a_slash_gives_one_of_its_symbols(card: str, skills: list[str], side: str) -> None:
    table = ready(card, side).say(f"play:{card}")
    assert table.side(side).skills == {}
    assert table.side(side).choices == [skills]


@pytest.mark.parametrize("card", cards_of("grey"), ids=named)
def test_every_grey_card_saves_coins_on_whatever_asks_for_its_symbols(card: Card) -> None:
    """The price of every red card of chapter 3 falls by just the symbols that the grey card covers."""
    for asking in ("c3-12", "c3-13", "c3-14", "c3-15", "c3-17"):
        needs = CARD[asking].needs
        if "/" in card.does:
            saved = int(any(skill in needs for skill in card.does.split(" / ")))
        else:
            saved = sum(min(needs.count(skill), card.does.split().count(skill)) for skill in set(card.does.split()))
        table = turn(asking, "c3-07", me={"cards": [card.id]})
        assert table.price(asking) == len(needs) - saved


# Yellow: c1-09 to c1-12, c2-08, c2-09, c3-01, c3-02


@pytest.mark.parametrize(
    ("card", "coins"),
    [("c1-09", 2), ("c1-10", 2), ("c1-11", 2), ("c1-12", 2), ("c2-08", 3), ("c2-09", 4), ("c3-01", 5), ("c3-02", 5)],
)
@pytest.mark.parametrize("side", SIDES)
def test_a_yellow_card_brings_its_coins_at_once(card: str, coins: int, side: str) -> None:
    table = ready(card, side).say(f"play:{card}")
    assert table.side(side).coins == coins
    assert table.reserve == 25 - coins
    assert table.log("coins") == [f"coins {side} {coins}"]
    assert table.active == OTHER[side]


# Blue: c1-13 to c1-16, c2-10 to c2-14, c3-03 to c3-07


@pytest.mark.parametrize(
    ("card", "rings"),
    [
        ("c1-13", 1),
        ("c1-14", 1),
        ("c1-15", 1),
        ("c1-16", 1),
        ("c2-10", 1),
        ("c2-11", 1),
        ("c2-12", 1),
        ("c2-13", 2),
        ("c2-14", 2),
        ("c3-03", 2),
        ("c3-04", 2),
        ("c3-05", 2),
        ("c3-06", 2),
        ("c3-07", 3),
    ],
)
@pytest.mark.parametrize("side", SIDES)
def test_a_blue_card_moves_its_player_a_step_for_each_ring(card: str, rings: int, side: str) -> None:
    """Rule 41."""
    table = ready(card, side, quest=3).say(f"play:{card}")
    if rings == 3:
        table.say("no")
    assert table.side(side).quest == 3 + rings
    assert table.side(OTHER[side]).quest == 0
    assert table.side(side).coins == 0
    assert table.active == OTHER[side]


# Green: c1-17 to c1-20, c2-15 to c2-18, c3-08 to c3-11


@pytest.mark.parametrize(
    ("card", "people"),
    [
        ("c1-17", "elves"),
        ("c1-18", "hobbits"),
        ("c1-19", "men"),
        ("c1-20", "dwarves"),
        ("c2-15", "elves"),
        ("c2-16", "hobbits"),
        ("c2-17", "men"),
        ("c2-18", "dwarves"),
        ("c3-08", "ents"),
        ("c3-09", "ents"),
        ("c3-10", "wizards"),
        ("c3-11", "wizards"),
    ],
)
@pytest.mark.parametrize("side", SIDES)
def test_a_green_card_brings_a_symbol_of_its_people_and_alone_no_token(card: str, people: str, side: str) -> None:
    table = ready(card, side).say(f"play:{card}")
    assert table.side(side).peoples == {people: 1}
    assert table.side(OTHER[side]).peoples == {}
    assert table.side(side).tokens == []
    assert table.active == OTHER[side]


# Red: c1-21 to c1-23, c2-19 to c2-23, c3-12 to c3-17


@pytest.mark.parametrize(
    ("card", "units", "regions"),
    [
        ("c1-21", 1, ["lindon", "arnor"]),
        ("c1-22", 1, ["rhovanion", "enedwaith"]),
        ("c1-23", 1, ["rohan", "gondor"]),
        ("c2-19", 2, ["lindon", "enedwaith"]),
        ("c2-20", 2, ["rohan", "mordor"]),
        ("c2-21", 2, ["gondor", "mordor"]),
        ("c2-22", 2, ["lindon", "rohan"]),
        ("c2-23", 2, ["arnor", "rhovanion"]),
        ("c3-12", 3, ["enedwaith", "rohan"]),
        ("c3-13", 3, ["arnor", "gondor"]),
        ("c3-14", 3, ["rhovanion", "gondor"]),
        ("c3-15", 3, ["rhovanion", "mordor"]),
        ("c3-16", 3, ["arnor", "enedwaith"]),
        ("c3-17", 3, ["lindon", "mordor"]),
    ],
)
@pytest.mark.parametrize("side", SIDES)
def test_a_red_card_places_its_units_all_in_one_of_its_two_regions(
    card: str, units: int, regions: list[str], side: str
) -> None:
    """Rule 59."""
    asked = ready(card, side).say(f"play:{card}")
    assert (asked.prompt, asked.chooser, asked.asks_about) == ("place", side, [str(units)])
    assert asked.options() == regions
    for region in regions:
        table = asked.copy().say(region)
        assert table.side(side).units == {region: units}
        assert table.side(side).supply == 15 - units
        assert table.active == OTHER[side]


# Purple: c3-18 to c3-23


@pytest.mark.parametrize(
    ("card", "moves", "removals", "fine"),
    [
        ("c3-18", 3, 0, 0),
        ("c3-19", 2, 1, 0),
        ("c3-20", 2, 0, 1),
        ("c3-21", 1, 1, 1),
        ("c3-22", 0, 1, 2),
        ("c3-23", 0, 2, 1),
    ],
)
@pytest.mark.parametrize("side", SIDES)
def test_a_purple_card_gives_its_moves_removals_and_lost_coins(
    card: str, moves: int, removals: int, fine: int, side: str
) -> None:
    me = {"coins": CARD[card].full_price, "units": {"lindon": 1}}
    table = turn(card, "c3-07", side=side, me=me, foe={"coins": 5, "units": {"gondor": 3, "mordor": 1}})
    table.say(f"play:{card}")
    for _ in range(removals):
        table.say("remove:gondor")
    for move in ["lindon-arnor", "arnor-enedwaith", "enedwaith-rohan"][:moves]:
        table.say(move)
    foe = table.side(OTHER[side])
    assert table.active == OTHER[side]
    assert foe.coins == 5 - fine
    assert foe.units.get("gondor", 0) == 3 - removals
    assert foe.supply == 11 + removals
    assert table.side(side).units == {["lindon", "arnor", "enedwaith", "rohan"][moves]: 1}
    assert table.side(side).coins == 0


# Every card


@pytest.mark.parametrize("card", CARDS, ids=named)
def test_a_card_gives_its_chain_symbol_and_no_other(card: Card) -> None:
    table = ready(card.id).say(f"play:{card.id}")
    assert table.fellowship.chains == ([card.gives] if card.gives else [])


@pytest.mark.parametrize("card", CARDS, ids=named)
def test_a_card_does_only_what_its_colour_does(card: Card) -> None:
    """No card brings what belongs to another colour."""
    table = ready(card.id).say(f"play:{card.id}")
    while table.prompt != "turn":
        table.say(table.options()[0])
    side = table.fellowship
    assert bool(side.skills or side.choices) == (card.colour == "grey")
    assert bool(side.coins) == (card.colour == "yellow" or card.id == "c3-07")
    assert bool(side.quest) == (card.colour == "blue")
    assert bool(side.peoples) == (card.colour == "green")
    assert bool(side.units) == (card.colour == "red")
    assert (table.sauron.coins < 5) == ("fine" in card.does)
    assert side.cards == [card.id]
    assert side.tokens == side.tiles == side.fortresses == []


@pytest.mark.parametrize("card", cards_of("red"), ids=named)
def test_units_of_a_red_card_go_nowhere_else(card: Card) -> None:
    table = ready(card.id).say(f"play:{card.id}")
    assert set(table.options()) == set(card.regions)
    assert len(set(card.regions) & set(REGIONS)) == 2
