"""Every alliance token by its id: what it does, when it must not, and how tokens work together (rules 55 to 58, 70 to 73)."""

import pytest
from tests.duel.board import OTHER, PosedTable, beside, turn
from tests.duel.expected import CARD, REGIONS, Card, cards_of

from westmarch.games.duel.secrets.view import TileBill

SIDES = ["fellowship", "sauron"]


def holding(*tokens: str, card: str, side: str = "fellowship", foe: object = None, **me: object) -> PosedTable:
    """A side with tokens and just the coins for a card."""
    mine = {"tokens": list(tokens), "coins": CARD[card].full_price, **me}
    return turn(card, beside(card), side=side, me=mine, foe=foe if isinstance(foe, dict) else {})


def earning(token: str, side: str = "fellowship", foe: object = None, **me: object) -> PosedTable:
    """A side takes a token of the ents or the wizards as its second symbol of that people."""
    first, second = {"ents": ("c3-08", "c3-09"), "wizards": ("c3-10", "c3-11")}[token.split("-")[0]]
    people = token.split("-")[0]
    mine = {"cards": [first], "coins": 4, **me}
    foes = foe if isinstance(foe, dict) else {}
    table = turn(second, "c3-07", side=side, me=mine, foe=foes, token_tops={people: [token]})
    return table.say(f"play:{second} {token}")


OTHER_COLOURS = {
    "yellow": ["c1-01", "c1-13", "c1-17", "c1-21", "c3-18"],
    "red": ["c1-01", "c1-13", "c1-17", "c1-09", "c3-18"],
    "blue": ["c1-01", "c1-09", "c1-17", "c1-21", "c3-18"],
    "green": ["c1-01", "c1-13", "c1-09", "c1-21", "c3-18"],
}


# Elves


@pytest.mark.parametrize("card", cards_of("yellow"), ids=lambda card: card.id)
@pytest.mark.parametrize("side", SIDES)
def test_elves_1_brings_another_turn_for_a_yellow_card(card: Card, side: str) -> None:
    table = holding("elves-1", card=card.id, side=side).say(f"play:{card.id}")
    assert table.active == side
    assert table.prompt == "turn"
    assert table.log("extra_turn") == [f"extra_turn {side}"]


@pytest.mark.parametrize("card", OTHER_COLOURS["yellow"])
def test_elves_1_is_silent_for_other_cards(card: str) -> None:
    table = holding("elves-1", card=card).say(f"play:{card}")
    while table.prompt != "turn":
        table.say(table.options()[0])
    assert table.active == "sauron"


def test_elves_1_is_silent_when_a_yellow_card_is_discarded() -> None:
    assert holding("elves-1", card="c2-09").say("discard:c2-09").active == "sauron"


def test_elves_1_does_not_serve_the_opponent() -> None:
    assert holding(card="c2-09", foe={"tokens": ["elves-1"]}).say("play:c2-09").active == "sauron"


@pytest.mark.parametrize("card", cards_of("red"), ids=lambda card: card.id)
def test_elves_2_lets_the_units_of_a_red_card_go_to_any_one_region(card: Card) -> None:
    table = holding("elves-2", card=card.id).say(f"play:{card.id}")
    assert table.options() == list(REGIONS)
    for region in REGIONS:
        assert table.copy().say(region).fellowship.units == {region: card.number}


def test_elves_2_does_not_open_other_regions_to_the_units_of_a_location() -> None:
    me = {"coins": 6, "tokens": ["elves-2"]}
    table = turn("c3-07", "c3-06", me=me, tiles=["helms_deep"]).say("take:helms_deep")
    assert table.fellowship.units == {"rohan": 3}


@pytest.mark.parametrize("side", SIDES)
def test_elves_3_stands_for_one_missing_symbol(side: str) -> None:
    for card in ("c1-17", "c1-18", "c1-15", "c1-16", "c1-23", "c3-13", "c3-10"):
        table = turn(card, beside(card), side=side, me={"tokens": ["elves-3"]})
        assert table.price(card) == CARD[card].full_price - 1


def test_elves_3_works_for_locations() -> None:
    assert turn("c3-07", "c3-06", me={"tokens": ["elves-3"]}, tiles=["bree"]).price("bree") == 5


def test_elves_3_does_not_replace_a_printed_coin() -> None:
    for card, coins in (("c1-14", 1), ("c2-03", 1), ("c3-07", 3)):
        assert turn(card, beside(card), me={"tokens": ["elves-3"]}).price(card) == coins


def test_elves_3_does_not_waive_the_surcharge_of_a_location() -> None:
    me = {"tokens": ["elves-3"], "tiles": ["erebor", "isengard"]}
    assert turn("c3-07", "c3-06", me=me, tiles=["bree"]).price("bree") == 7


# Hobbits


def test_hobbits_1_alone_does_nothing() -> None:
    table = holding("hobbits-1", card="c1-17").say("play:c1-17")
    assert table.active == "sauron"
    assert table.fellowship.peoples == {"elves": 1}


@pytest.mark.parametrize("card", cards_of("blue"), ids=lambda card: card.id)
def test_hobbits_2_places_a_unit_anywhere_for_a_blue_card_whatever_its_rings(card: Card) -> None:
    """Rule 58: once a card."""
    table = holding("hobbits-2", card=card.id).say(f"play:{card.id}")
    assert table.fellowship.quest == card.number
    assert (table.prompt, table.options()) == ("place", list(REGIONS))
    table.say("mordor")
    assert table.fellowship.units == {"mordor": 1}
    assert table.active == "sauron"


@pytest.mark.parametrize("card", OTHER_COLOURS["blue"])
def test_hobbits_2_is_silent_for_other_cards(card: str) -> None:
    table = holding("hobbits-2", card=card).say(f"play:{card}")
    if CARD[card].colour == "red":
        table.say("arnor")
    assert sum(table.fellowship.units.values()) == (1 if CARD[card].colour == "red" else 0)
    assert table.active == "sauron"


def test_hobbits_2_places_its_unit_after_the_steps_and_their_bonuses() -> None:
    """Rule 14: the card's own effect first, then the tokens that react to it."""
    table = holding("hobbits-2", card="c3-07", quest=5).say("play:c3-07")
    assert table.prompt == "bonus_unit"
    table.say("no")
    assert table.prompt == "place"
    assert table.fellowship.quest == 8


@pytest.mark.parametrize("side", SIDES)
def test_hobbits_3_brings_three_coins_for_a_card_played_through_its_chain(side: str) -> None:
    """TC35: c2-20 through the sword of c1-21."""
    me = {"tokens": ["hobbits-3"], "cards": ["c1-21"], "coins": 0}
    table = turn("c2-20", "c2-09", side=side, me=me).say("play:c2-20 rohan")
    assert table.side(side).coins == 3
    assert table.side(side).units == {"rohan": 2}


def test_hobbits_3_is_silent_for_a_card_that_was_paid() -> None:
    table = holding("hobbits-3", card="c2-20").say("play:c2-20 rohan")
    assert table.fellowship.coins == 0


def test_hobbits_3_is_silent_for_a_card_that_is_free_without_a_chain() -> None:
    table = holding("hobbits-3", card="c1-13").say("play:c1-13")
    assert table.fellowship.coins == 0


def test_hobbits_3_pays_for_a_chain_even_if_the_skills_would_have_sufficed() -> None:
    """A ruling: who has the symbol always plays free."""
    me = {"tokens": ["hobbits-3"], "cards": ["c1-16", "c1-03", "c1-05"]}
    assert turn("c2-12", "c2-09", me=me).say("play:c2-12").fellowship.coins == 3


# Men


@pytest.mark.parametrize("card", cards_of("yellow"), ids=lambda card: card.id)
@pytest.mark.parametrize("side", SIDES)
def test_men_1_moves_a_step_for_a_yellow_card(card: Card, side: str) -> None:
    table = holding("men-1", card=card.id, side=side).say(f"play:{card.id}")
    assert table.side(side).quest == 1
    assert table.active == OTHER[side]


@pytest.mark.parametrize("card", OTHER_COLOURS["yellow"])
def test_men_1_is_silent_for_other_cards(card: str) -> None:
    table = holding("men-1", card=card).say(f"play:{card}")
    while table.prompt != "turn":
        table.say(table.options()[0])
    assert table.fellowship.quest == (1 if CARD[card].colour == "blue" else 0)


@pytest.mark.parametrize("card", cards_of("red"), ids=lambda card: card.id)
def test_men_2_adds_a_unit_to_a_red_card_in_the_same_region(card: Card) -> None:
    table = holding("men-2", card=card.id).say(f"play:{card.id}")
    assert set(table.options()) == set(card.regions)
    region = card.regions[0]
    assert table.say(region).fellowship.units == {region: card.number + 1}


def test_men_2_adds_nothing_to_units_of_locations_tokens_and_the_quest() -> None:
    me = {"coins": 6, "tokens": ["men-2", "hobbits-2"], "quest": 4}
    table = turn("c3-07", "c3-06", me=me, tiles=["helms_deep"]).say("take:helms_deep")
    assert table.fellowship.units == {"rohan": 3}
    table = turn("c3-07", "c3-06", me=me).say("play:c3-07 lindon arnor")
    assert table.fellowship.units == {"lindon": 1, "arnor": 1}
    assert earning("wizards-2", tokens=["men-2"]).say("lindon arnor").fellowship.units == {"lindon": 1, "arnor": 1}


def test_men_2_and_elves_2_combine() -> None:
    """Rule 57: one unit more, all in one region of the player's choice."""
    table = holding("men-2", "elves-2", card="c1-21").say("play:c1-21")
    assert table.options() == list(REGIONS)
    assert table.say("mordor").fellowship.units == {"mordor": 2}


@pytest.mark.parametrize(("card", "coins"), [("c1-01", 2), ("c2-01", 4), ("c3-01", 6)])
@pytest.mark.parametrize("side", SIDES)
def test_men_3_doubles_the_coins_of_a_discarded_card(card: str, coins: int, side: str) -> None:
    """TC34, rule 28."""
    table = turn(card, beside(card), side=side, me={"tokens": ["men-3"]}).say(f"discard:{card}")
    assert table.side(side).coins == coins


def test_men_3_does_not_double_other_coins() -> None:
    assert holding("men-3", card="c2-09").say("play:c2-09").fellowship.coins == 4
    me = {"coins": 6, "tokens": ["men-3"]}
    assert turn("c3-07", "c3-06", me=me, tiles=["erebor"]).say("take:erebor").fellowship.coins == 5


def test_men_3_does_not_serve_the_opponent() -> None:
    assert turn("c3-01", "c3-07", foe={"tokens": ["men-3"]}).say("discard:c3-01").fellowship.coins == 3


# Dwarves


def test_dwarves_1_waives_the_surcharge_but_not_the_skills() -> None:
    """Rule 32."""
    me = {"tokens": ["dwarves-1"], "tiles": ["erebor", "isengard", "bree"]}
    table = turn("c3-07", "c3-06", me=me, tiles=["helms_deep"])
    lacking = ["ruse", "ruse", "ruse", "leadership", "leadership", "knowledge"]
    assert table.bill("helms_deep") == TileBill(coins=6, surcharge=0, missing=6, lacking=lacking)


def test_dwarves_1_changes_nothing_about_cards() -> None:
    assert turn("c3-07", "c3-06", me={"tokens": ["dwarves-1"]}).price("c3-07") == 3


@pytest.mark.parametrize("side", SIDES)
def test_dwarves_2_brings_another_turn_for_a_location(side: str) -> None:
    me = {"coins": 6, "tokens": ["dwarves-2"]}
    table = turn("c3-07", "c3-06", side=side, me=me, tiles=["helms_deep"]).say("take:helms_deep")
    assert (table.active, table.prompt) == (side, "turn")


@pytest.mark.parametrize("card", ["c1-01", "c1-09", "c1-13", "c1-17", "c1-21", "c3-18"])
def test_dwarves_2_is_silent_for_cards(card: str) -> None:
    table = holding("dwarves-2", card=card).say(f"play:{card}")
    while table.prompt != "turn":
        table.say(table.options()[0])
    assert table.active == "sauron"


@pytest.mark.parametrize("card", cards_of("green"), ids=lambda card: card.id)
def test_dwarves_3_allows_two_moves_for_a_green_card(card: Card) -> None:
    table = holding("dwarves-3", card=card.id, units={"lindon": 1}).say(f"play:{card.id}")
    assert (table.prompt, table.asks_about) == ("manoeuvre", ["2", "0"])
    table.say("lindon-arnor arnor-enedwaith")
    assert table.fellowship.units == {"enedwaith": 1}
    assert table.active == "sauron"


@pytest.mark.parametrize("card", OTHER_COLOURS["green"])
def test_dwarves_3_is_silent_for_other_cards(card: str) -> None:
    table = holding("dwarves-3", card=card, units={"mordor": 1}).say(f"play:{card}")
    if CARD[card].colour == "red":
        table.say("arnor")
    if card == "c3-18":
        assert table.asks_about == ["3", "0"]
        table.say("done")
    assert table.active == "sauron"


def test_dwarves_3_moves_after_the_token_of_the_same_card_is_chosen() -> None:
    """Rule 14."""
    me = {"cards": ["c1-19"], "tokens": ["dwarves-3"], "units": {"arnor": 1}}
    table = turn("c2-17", "c2-09", me=me).say("play:c2-17")
    assert table.prompt == "token"
    table.say(table.shown_tokens[0])
    assert table.prompt == "manoeuvre"


# Ents


@pytest.mark.parametrize("side", SIDES)
def test_ents_1_brings_another_turn_once(side: str) -> None:
    table = earning("ents-1", side)
    assert (table.active, table.prompt) == (side, "turn")
    table.say("discard:c3-07")
    assert table.over


def test_ents_1_brings_nothing_for_later_cards() -> None:
    table = holding("ents-1", card="c3-02").say("play:c3-02")
    assert table.active == "sauron"


@pytest.mark.parametrize("side", SIDES)
def test_ents_2_removes_an_enemy_fortress(side: str) -> None:
    """Rule 69: the tile stays with its owner."""
    table = earning("ents-2", side, foe={"tiles": ["bree", "erebor", "barad_dur"], "fortresses": ["arnor", "mordor"]})
    assert (table.prompt, table.options()) == ("fortress", ["raze:arnor", "raze:mordor"])
    table.say("raze:mordor")
    assert table.side(OTHER[side]).fortresses == ["arnor"]
    assert table.side(OTHER[side]).tiles == ["bree", "erebor", "barad_dur"]
    assert table.active == OTHER[side]


def test_ents_2_without_an_enemy_fortress_does_nothing() -> None:
    """Rule 69: one's own fortresses are safe."""
    table = earning("ents-2", tiles=["bree"])
    assert table.fellowship.fortresses == ["arnor"]
    assert table.active == "sauron"


def test_ents_2_removes_the_only_enemy_fortress_without_asking() -> None:
    table = earning("ents-2", foe={"tiles": ["bree"]})
    assert table.sauron.fortresses == []
    assert table.active == "sauron"


def test_a_razed_fortress_is_no_presence_but_units_beside_it_are() -> None:
    table = earning("ents-2", foe={"tiles": ["bree"], "units": {"mordor": 1}})
    assert table.sauron.presence == {"mordor"}


def test_ents_3_is_three_manoeuvres_of_any_kind() -> None:
    """A move, a removal and a lost coin, mixed freely."""
    table = earning("ents-3", units={"arnor": 1}, foe={"coins": 2, "units": {"rohan": 2}})
    assert (table.prompt, table.asks_about) == ("any_manoeuvre", ["3"])
    assert set(table.options()) == {"arnor-lindon", "arnor-rhovanion", "arnor-enedwaith", "remove:rohan", "fine"}
    table.say("remove:rohan arnor-enedwaith")
    assert table.asks_about == ["1"]
    table.say("fine")
    assert (table.sauron.coins, table.sauron.units, table.fellowship.units) == (1, {"rohan": 1}, {"enedwaith": 1})
    assert table.active == "sauron"


@pytest.mark.parametrize(
    ("words", "coins", "foes", "mine"),
    [
        ("fine fine fine", 2, {"rohan": 3}, {"enedwaith": 1}),
        ("remove:rohan remove:rohan remove:rohan", 5, {}, {"enedwaith": 1}),
        ("enedwaith-gondor gondor-mordor mordor-gondor", 5, {"rohan": 3}, {"gondor": 1}),
    ],
)
def test_ents_3_may_repeat_the_same_manoeuvre(
    words: str, coins: int, foes: dict[str, int], mine: dict[str, int]
) -> None:
    table = earning("ents-3", units={"enedwaith": 1}, foe={"coins": 5, "units": {"rohan": 3}}).say(words)
    assert (table.sauron.coins, table.sauron.units, table.fellowship.units) == (coins, foes, mine)
    assert table.active == "sauron"


def test_ents_3_may_make_an_opponent_without_coins_lose_one() -> None:
    """A ruling: so it can be given up."""
    table = earning("ents-3", units={"enedwaith": 1}, foe={"units": {"rohan": 1}}).say("fine fine fine")
    assert (table.sauron.coins, table.sauron.units) == (0, {"rohan": 1})
    assert table.active == "sauron"


def test_ents_3_with_nothing_on_the_map_still_costs_the_opponent_coins() -> None:
    table = earning("ents-3", foe={"coins": 2})
    assert table.sauron.coins == 0
    assert table.active == "sauron"


def test_ents_3_meets_the_enemy_after_each_move() -> None:
    table = earning("ents-3", units={"enedwaith": 2}, foe={"units": {"rohan": 2}})
    table.say("enedwaith-rohan remove:rohan enedwaith-rohan")
    assert table.sauron.units == {}
    assert table.fellowship.units == {"rohan": 1}


# Wizards


@pytest.mark.parametrize("side", SIDES)
def test_wizards_1_moves_two_steps(side: str) -> None:
    table = earning("wizards-1", side, quest=3)
    assert table.side(side).quest == 5
    assert table.active == OTHER[side]


def test_wizards_1_earns_the_bonuses_it_passes() -> None:
    assert earning("wizards-1", quest=8).prompt == "bonus_turn"


@pytest.mark.parametrize("side", SIDES)
def test_wizards_2_places_two_units_each_in_any_region(side: str) -> None:
    table = earning("wizards-2", side)
    assert (table.prompt, table.asks_about, table.options()) == ("place", ["1"], list(REGIONS))
    assert table.copy().say("lindon gondor").side(side).units == {"lindon": 1, "gondor": 1}
    assert table.copy().say("lindon lindon").side(side).units == {"lindon": 2}


def test_wizards_2_places_its_units_one_after_the_other() -> None:
    """Rule 61: the first one has met the enemy before the second is placed."""
    table = earning("wizards-2", foe={"units": {"rohan": 1}}).say("rohan")
    assert table.sauron.units == table.fellowship.units == {}
    assert table.say("rohan").fellowship.units == {"rohan": 1}


@pytest.mark.parametrize("side", SIDES)
def test_wizards_3_plays_a_card_of_the_discard_for_nothing(side: str) -> None:
    """Rule 38."""
    table = earning("wizards-3", side)
    assert (table.prompt, table.chooser) == ("from_discard", side)
    table.say("play:c2-09")
    assert table.side(side).coins == 4
    assert "c2-09" in table.side(side).cards
    assert table.active == OTHER[side]


def test_wizards_3_may_play_a_card_that_earns_another_token() -> None:
    table = earning("wizards-3", cards=["c3-10", "c1-17"]).say("play:c2-15")
    assert (table.prompt, table.fellowship.peoples) == ("token", {"elves": 2, "wizards": 2})
    table.say(table.shown_tokens[1])
    assert len(table.fellowship.tokens) == 2


def test_wizards_3_may_win_with_the_card_that_it_plays() -> None:
    table = earning("wizards-3", quest=13).say("play:c1-13")
    assert table.result == ("fellowship", "quest")


# Together


def test_men_1_and_elves_1_both_act_on_the_same_yellow_card() -> None:
    """Rule 58."""
    table = holding("men-1", "elves-1", card="c2-09").say("play:c2-09")
    assert table.fellowship.quest == 1
    assert table.active == "fellowship"


def test_tokens_react_after_the_card_in_a_fixed_order() -> None:
    """A ruling on rule 14: hobbits-3 before the others, and men-1 before elves-1."""
    me = {"tokens": ["elves-1", "men-1", "hobbits-3"], "cards": ["c2-08"]}
    table = turn("c3-01", "c3-07", me=me).say("play:c3-01")
    assert table.log() == [
        "chained fellowship c3-01",
        "coins fellowship 5",
        "coins fellowship 3",
        "quest fellowship 1",
        "extra_turn fellowship",
    ]


def test_hobbits_3_and_hobbits_2_both_act_on_a_blue_card_played_through_its_chain() -> None:
    me = {"tokens": ["hobbits-2", "hobbits-3"], "cards": ["c1-16"]}
    table = turn("c2-12", "c2-09", me=me).say("play:c2-12 rohan")
    assert table.fellowship.coins == 3
    assert table.fellowship.units == {"rohan": 1}
    assert table.fellowship.quest == 1


def test_hobbits_3_and_dwarves_3_both_act_on_a_green_card_played_through_its_chain() -> None:
    me = {"tokens": ["dwarves-3", "hobbits-3"], "cards": ["c2-16"], "units": {"arnor": 1}}
    table = turn("c3-08", "c3-07", me=me).say("play:c3-08 done")
    assert table.fellowship.coins == 3


def test_tokens_of_the_opponent_never_act() -> None:
    everything = ["elves-1", "elves-2", "hobbits-2", "hobbits-3", "men-1", "men-2", "dwarves-3"]
    table = turn("c2-19", "c2-09", me={"cards": ["c1-22"]}, foe={"tokens": everything}).say("play:c2-19")
    assert table.options() == ["lindon", "enedwaith"]
    table.say("lindon")
    assert table.fellowship.units == {"lindon": 2}
    assert table.fellowship.coins == 0
    assert table.active == "sauron"


@pytest.mark.parametrize("token", ["ents-1", "ents-2", "ents-3", "wizards-1", "wizards-2", "wizards-3"])
def test_instant_tokens_do_nothing_later(token: str) -> None:
    """Rule 55: cards of every colour are played, and a location is taken."""
    for card in ("c3-02", "c3-07", "c3-12", "c3-18"):
        with_token = turn(card, "c3-06", me={"coins": 9, "tokens": [token]}).say(f"play:{card}")
        without = turn(card, "c3-06", me={"coins": 9}).say(f"play:{card}")
        assert (with_token.active, with_token.prompt, with_token.options()) == (
            without.active,
            without.prompt,
            without.options(),
        )
    table = turn("c3-07", "c3-06", me={"coins": 9, "tokens": [token]}, tiles=["helms_deep"]).say("take:helms_deep")
    assert table.active == "sauron"
