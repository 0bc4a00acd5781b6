"""Every location by its id, its price and its effects (rules 30 to 40)."""

import pytest
from tests.duel.board import OTHER, PosedTable, turn
from tests.duel.expected import PEOPLES, TILES, skilled

from westmarch.core.errors import IllegalWord

SIDES = ["fellowship", "sauron"]
ALL_SKILLS = skilled(*["ruse"] * 3, *["strength"] * 3, *["courage"] * 3, *["leadership"] * 2, *["knowledge"] * 2)


def facing(tile: str, side: str = "fellowship", me: object = None, foe: object = None, **more: object) -> PosedTable:
    """A turn in which a side has every skill and faces a location."""
    mine = {"cards": ALL_SKILLS, **(me if isinstance(me, dict) else {})}
    return turn("c3-07", "c3-06", side=side, me=mine, foe=foe if isinstance(foe, dict) else {}, tiles=[tile], **more)


# Price


def test_the_first_location_costs_its_skills_alone_and_each_further_one_a_coin_more() -> None:
    """TC08, rule 30."""
    for owned, coins in ([], 0), (["bree"], 1), (["bree", "erebor"], 2), (["bree", "erebor", "isengard"], 3):
        assert facing("helms_deep", me={"tiles": owned}).price("helms_deep") == coins


def test_the_surcharge_counts_the_buyers_fortresses_not_the_opponents() -> None:
    """Rule 30."""
    assert facing("helms_deep", foe={"tiles": ["bree", "erebor"]}).price("helms_deep") == 0


def test_a_fortress_that_was_removed_no_longer_counts() -> None:
    """TC09, rule 31."""
    me = {"tiles": ["bree", "erebor"], "fortresses": ["arnor"]}
    assert facing("helms_deep", me=me).price("helms_deep") == 1


def test_missing_symbols_and_the_surcharge_add_up() -> None:
    """TC10: bree with one fortress on the map and one strength too few."""
    me = {"cards": ["c1-03", "c1-04", "c1-05", "c1-06", "c1-07"], "tiles": ["erebor"], "coins": 2}
    table = turn("c3-07", "c3-06", me=me, tiles=["bree"])
    assert table.bill("bree").surcharge == 1
    assert table.price("bree") == 2
    table.say("take:bree done")
    assert table.fellowship.coins == 0
    assert table.log("took_tile") == ["took_tile fellowship bree 2"]


@pytest.mark.parametrize("tile", TILES)
def test_a_location_that_cannot_be_paid_cannot_be_taken(tile: str) -> None:
    assert turn("c3-07", "c3-06", me={"coins": 6}, tiles=[tile]).allows(f"take:{tile}")
    assert not turn("c3-07", "c3-06", me={"coins": 5}, tiles=[tile]).allows(f"take:{tile}")


def test_a_location_that_lies_face_down_cannot_be_taken() -> None:
    with pytest.raises(IllegalWord):
        facing("bree").say("take:erebor")


# Taking


@pytest.mark.parametrize("tile", TILES)
@pytest.mark.parametrize("side", SIDES)
def test_every_location_puts_a_fortress_into_its_region_first(tile: str, side: str) -> None:
    """Rule 33."""
    region = TILES[tile][0]
    table = facing(tile, side, me={"units": {"lindon": 1}}).say(f"take:{tile}")
    assert table.log()[:2] == [f"took_tile {side} {tile} 0", f"fortress {side} {region}"]
    assert table.side(side).fortresses == [region]
    assert table.side(side).tiles == [tile]
    assert table.tiles == []


@pytest.mark.parametrize("tile", TILES)
def test_a_location_is_not_replaced_when_it_is_taken(tile: str) -> None:
    """Rule 34."""
    table = facing(tile).say(f"take:{tile}")
    assert table.tiles == []
    assert table.tiles_face_down == 6


@pytest.mark.parametrize("side", SIDES)
def test_grey_havens_shows_two_tokens_of_a_people_of_ones_choice_and_one_is_kept(side: str) -> None:
    """Rule 40: the other one goes back on top, in view of both."""
    table = facing("grey_havens", side).say("take:grey_havens")
    assert (table.prompt, table.chooser) == ("people", side)
    assert table.options() == list(PEOPLES)
    table.say("men")
    assert (table.prompt, len(table.shown_tokens), table.stack_of("men")) == ("token", 2, 1)
    kept, returned = table.shown_tokens
    table.say(kept)
    assert table.side(side).tokens == [kept]
    assert (table.stack_of("men"), table.top_of("men")) == (2, [returned])
    assert table.active == OTHER[side]


def test_grey_havens_takes_the_last_token_of_a_stack_without_a_choice() -> None:
    """Rule 40."""
    table = facing("grey_havens", foe={"tokens": ["men-1", "men-3"]}).say("take:grey_havens men")
    assert table.fellowship.tokens == ["men-2"]
    assert table.stack_of("men") == 0


def test_an_empty_stack_cannot_be_chosen_for_grey_havens() -> None:
    """Rule 40."""
    table = facing("grey_havens", foe={"tokens": ["men-1", "men-2", "men-3"]}).say("take:grey_havens")
    assert table.options() == ["elves", "hobbits", "dwarves", "ents", "wizards"]


def test_an_instant_token_from_grey_havens_acts_at_once() -> None:
    table = facing("grey_havens", token_tops={"wizards": ["wizards-1", "wizards-3"]})
    assert table.say("take:grey_havens wizards wizards-1").fellowship.quest == 2


@pytest.mark.parametrize("side", SIDES)
def test_bree_places_two_units_in_arnor_and_then_allows_two_moves(side: str) -> None:
    table = facing("bree", side).say("take:bree")
    assert table.side(side).units == {"arnor": 2}
    assert (table.prompt, table.asks_about) == ("manoeuvre", ["2", "0"])
    table.say("arnor-lindon arnor-enedwaith")
    assert table.side(side).units == {"lindon": 1, "enedwaith": 1}
    assert table.active == OTHER[side]


def test_the_units_of_bree_meet_the_enemy_in_arnor_before_the_moves() -> None:
    table = facing("bree", "sauron", me={"units": {"gondor": 1}}, foe={"units": {"arnor": 1}}).say("take:bree")
    assert table.sauron.units == {"arnor": 1, "gondor": 1}
    assert table.fellowship.units == {}
    assert table.options("move") == [
        "arnor-lindon", "arnor-rhovanion", "arnor-enedwaith", "gondor-enedwaith", "gondor-rohan", "gondor-mordor",
    ]  # fmt: skip


@pytest.mark.parametrize("side", SIDES)
def test_erebor_brings_five_coins_and_a_move(side: str) -> None:
    table = facing("erebor", side, me={"units": {"mordor": 1}}).say("take:erebor")
    assert table.side(side).coins == 5
    assert table.asks_about == ["1", "0"]
    table.say("mordor-rohan")
    assert table.side(side).units == {"rohan": 1}
    assert table.active == OTHER[side]


def test_the_coins_of_erebor_cannot_pay_for_it() -> None:
    assert not turn("c3-07", "c3-06", me={"coins": 1, "cards": ["c1-01"]}, tiles=["erebor"]).allows("take:erebor")


@pytest.mark.parametrize("side", SIDES)
def test_isengard_discards_a_grey_card_of_the_opponent_and_moves_a_step(side: str) -> None:
    """Rule 37: the skills of that card are lost."""
    mine = [name for name in ALL_SKILLS if name not in ("c1-05", "c2-05")]
    foe = {"cards": ["c1-05", "c2-05", "c1-13"]}
    table = turn("c3-07", "c3-06", side=side, me={"cards": mine, "coins": 2}, foe=foe, tiles=["isengard"])
    table.say("take:isengard")
    assert (table.prompt, table.chooser) == ("grey", side)
    assert table.options("destroy") == ["c1-05", "c2-05"]
    table.say("destroy:c2-05")
    assert table.side(OTHER[side]).cards == ["c1-05", "c1-13"]
    assert table.side(OTHER[side]).skills == {"courage": 1}
    assert "c2-05" in table.discard
    assert table.side(side).quest == 1


def test_isengard_takes_a_choice_card_with_its_choice() -> None:
    table = facing("isengard", foe={"cards": ["c2-06", "c2-07"]}).say("take:isengard destroy:c2-07")
    assert table.sauron.choices == [["leadership", "knowledge"]]


def test_isengard_skips_the_discard_where_the_opponent_has_no_grey_card() -> None:
    """Rule 37."""
    table = facing("isengard", foe={"cards": ["c1-13", "c1-09"]}).say("take:isengard")
    assert table.active == "sauron"
    assert table.sauron.cards == ["c1-09", "c1-13"]
    assert table.fellowship.quest == 1


def test_isengard_takes_the_only_grey_card_without_asking() -> None:
    table = facing("isengard", foe={"cards": ["c2-07", "c1-09"]}).say("take:isengard")
    assert table.sauron.cards == ["c1-09"]


def test_isengard_never_touches_the_buyers_own_cards() -> None:
    table = facing("isengard").say("take:isengard")
    assert sorted(table.fellowship.cards) == sorted(ALL_SKILLS)


@pytest.mark.parametrize("side", SIDES)
def test_helms_deep_places_three_units_in_rohan(side: str) -> None:
    table = facing("helms_deep", side).say("take:helms_deep")
    assert table.side(side).units == {"rohan": 3}
    assert table.active == OTHER[side]


@pytest.mark.parametrize("side", SIDES)
def test_minas_tirith_places_a_unit_in_gondor_and_moves_two_steps(side: str) -> None:
    table = facing("minas_tirith", side, me={"quest": 2}).say("take:minas_tirith")
    assert table.side(side).units == {"gondor": 1}
    assert table.side(side).quest == 4
    assert table.side(side).coins == 1
    assert table.active == OTHER[side]


@pytest.mark.parametrize("side", SIDES)
def test_barad_dur_plays_a_card_of_the_discard_for_nothing(side: str) -> None:
    """Rule 38."""
    table = facing("barad_dur", side).say("take:barad_dur")
    assert (table.prompt, table.chooser) == ("from_discard", side)
    table.say("play:c1-21 lindon")
    assert table.side(side).units == {"lindon": 1}
    assert "c1-21" in table.side(side).cards
    assert "c1-21" not in table.discard
    assert table.side(side).chains == ["sword"]
    assert table.side(side).coins == 0
    assert table.log("from_discard") == [f"from_discard {side} c1-21"]


def test_barad_dur_reaches_a_card_that_isengard_removed() -> None:
    """Rule 39: it lies in the discard like any other."""
    foe = {"cards": ["c2-06", "c2-07"], "coins": 6}
    table = turn("c3-07", "c3-06", me={"cards": ALL_SKILLS}, foe=foe, tiles=["isengard", "barad_dur"])
    table.say("take:isengard destroy:c2-07 take:barad_dur play:c2-07")
    assert table.sauron.cards == ["c2-06", "c2-07"]
    assert len(table.sauron.choices) == 2


def test_a_card_from_the_discard_is_not_a_chain_play() -> None:
    """Rule 27: hobbits-3 brings nothing, though the symbol is owned."""
    table = facing("barad_dur", me={"cards": [*ALL_SKILLS, "c1-22"], "tokens": ["hobbits-3"]})
    table.say("take:barad_dur play:c2-19 lindon")
    assert table.fellowship.coins == 0
    assert table.log("chained") == []


def test_a_card_from_the_discard_triggers_the_tokens_of_its_colour() -> None:
    """Rule 38."""
    table = facing("barad_dur", me={"tokens": ["men-1", "elves-1"]}).say("take:barad_dur play:c1-09")
    assert table.fellowship.coins == 2
    assert table.fellowship.quest == 1
    assert table.active == "fellowship"


def test_a_green_card_from_the_discard_counts_for_peoples() -> None:
    """Rule 38."""
    table = facing("barad_dur", me={"cards": [*ALL_SKILLS, "c1-19"]}).say("take:barad_dur play:c2-17")
    assert table.fellowship.peoples == {"men": 2}
    assert table.prompt == "token"


def test_barad_dur_with_an_empty_discard_is_a_fortress_alone() -> None:
    """Rule 38: nothing was discarded, and the setting keeps the cards set aside out of reach."""
    table = turn(
        "c1-09",
        "c1-10",
        me={"coins": 6},
        foe={"cards": [f"c1-{n:02d}" for n in range(11, 24) if n != 21] + [f"c1-0{n}" for n in range(1, 7)]},
        tiles=["barad_dur"],
        options={"set_aside_in_discard": False},
    )
    assert table.discard == []
    table.say("take:barad_dur")
    assert table.active == "sauron"
    assert table.fellowship.fortresses == ["mordor"]


@pytest.mark.parametrize("tile", TILES)
def test_a_region_has_one_location_and_so_one_fortress_a_game(tile: str) -> None:
    """Rule 36."""
    assert [name for name, (region, _) in TILES.items() if region == TILES[tile][0]] == [tile]
