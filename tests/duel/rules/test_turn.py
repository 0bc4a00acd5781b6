"""The turn and the chapters: what must be done, discarding, extra turns, the end of a chapter (rules 9 to 14, 28, 29, 70 to 76)."""

import pytest
from tests.duel.board import beside, new_game, position, turn
from tests.duel.expected import CARDS, Card

from westmarch.core.errors import IllegalWord

# What must be done


def test_a_turn_is_a_card_played_a_card_discarded_or_a_location_taken() -> None:
    """Rule 10: there is no pass."""
    table = turn("c1-09", "c1-13", me={"coins": 6}, tiles=["erebor"])
    assert set(table.options()) == {"play:c1-09", "discard:c1-09", "play:c1-13", "discard:c1-13", "take:erebor"}


def test_a_side_that_can_afford_nothing_can_still_discard() -> None:
    """Rule 12."""
    table = turn("c3-07", "c3-13", me={"coins": 0}, tiles=["erebor", "bree", "isengard"])
    assert set(table.options()) == {"discard:c3-07", "discard:c3-13"}


def test_even_a_single_possible_turn_is_left_to_the_player() -> None:
    table = turn("c3-07", me={"coins": 0})
    assert table.options() == ["discard:c3-07"]
    assert table.prompt == "turn"


def test_turns_alternate() -> None:
    """Rule 9."""
    table = new_game(3)
    seats = []
    for _ in range(10):
        seats.append(table.active)
        table.say(f"discard:{table.options('discard')[0]}")
    assert seats == ["sauron", "fellowship"] * 5


def test_a_card_that_does_not_lie_there_cannot_be_taken() -> None:
    with pytest.raises(IllegalWord, match="play:c1-09"):
        turn("c1-09", "c1-13").say("play:c1-10")


def test_taking_a_location_leaves_the_display_as_it_is() -> None:
    """Rule 35: the opponent faces the same cards."""
    table = turn("c1-09", "c1-13", me={"coins": 6}, foe={"coins": 1}, tiles=["helms_deep"])
    before = table.display
    table.say("take:helms_deep")
    assert table.display == before
    assert table.active == "sauron"
    assert set(table.options("discard")) == {"c1-09", "c1-13"}


def test_a_card_that_was_played_lies_in_the_play_area() -> None:
    table = turn("c1-09", "c1-13").say("play:c1-13")
    assert table.fellowship.cards == ["c1-13"]
    assert table.sauron.cards == []
    assert list(table.display.values()) == ["c1-09"]


# Discarding


@pytest.mark.parametrize(("chapter", "coins"), [(1, 1), (2, 2), (3, 3)])
def test_a_discarded_card_brings_as_many_coins_as_the_chapters_number(chapter: int, coins: int) -> None:
    """TC02, rule 28."""
    cards = {1: ("c1-01", "c1-09"), 2: ("c2-01", "c2-09"), 3: ("c3-01", "c3-07")}[chapter]
    table = turn(*cards).say(f"discard:{cards[0]}")
    assert table.fellowship.coins == coins
    assert cards[0] in table.discard
    assert table.fellowship.cards == []


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_nothing_on_a_discarded_card_takes_effect(card: Card) -> None:
    """Rule 29, for every card: only the coins come, and the turn is over."""
    table = turn(card.id, beside(card.id), me={"units": {"arnor": 2}}, foe={"units": {"mordor": 2}, "coins": 5})
    table.say(f"discard:{card.id}")
    assert table.active == "sauron"
    side = table.fellowship
    assert (side.coins, side.quest, side.units, side.skills, side.choices) == (card.chapter, 0, {"arnor": 2}, {}, [])
    assert (side.chains, side.peoples, side.cards) == ([], {}, [])
    assert (table.sauron.coins, table.sauron.units) == (5, {"mordor": 2})


# Extra turns


def test_an_extra_turn_follows_the_turn_that_earned_it() -> None:
    """Rules 70 and 71."""
    table = turn("c2-09", "c2-08", me={"tokens": ["elves-1"]}).say("play:c2-09")
    assert table.active == "fellowship"
    assert table.log("extra_turn") == ["extra_turn fellowship"]
    table.say("discard:c2-08")
    assert table.chapter == 3
    assert table.active == "sauron"


def test_skills_and_the_wild_skill_are_fresh_in_an_extra_turn() -> None:
    """Rule 22: the wild skill pays for the yellow card, and again in the extra turn that the card earns."""
    me = {"tokens": ["elves-1", "elves-3"], "cards": ["c1-01", "c1-02", "c2-01"]}
    table = turn("c3-01", "c3-02", me=me, foe={}, side="sauron").say("play:c3-01")
    assert table.active == "sauron"
    assert table.price("c3-02") == 0
    assert table.say("play:c3-02").sauron.coins == 10


def test_several_extra_turns_of_one_turn_are_all_taken() -> None:
    """Rule 72: a yellow card with elves-1, and men-1 steps onto the quest's extra turn."""
    me = {"tokens": ["elves-1", "men-1"], "quest": 8}
    table = position(two_extra_turns(me, {}))
    table.say("play:c2-09 yes")
    seats = []
    while table.chapter == 2:
        seats.append(table.active)
        table.say(f"discard:{table.options('discard')[0]}")
    assert seats == ["fellowship", "fellowship", "sauron", "fellowship", "sauron"]


def two_extra_turns(me: dict[str, object], options: dict[str, object]) -> dict[str, object]:
    """Six cards are left in chapter 2 for the Fellowship's turn."""
    return {
        "options": options,
        "chapter": 2,
        "active": "fellowship",
        "fellowship": me,
        "tiles": [],
        "display": [["c2-09", "c2-08", "c2-10", "c2-11", "c2-12", "c2-13"], *[["gone"] * n for n in (5, 4, 3, 2)]],
    }


def test_with_the_setting_off_several_extra_turns_of_one_turn_count_as_one() -> None:
    """Rule 72 as a setting."""
    me = {"tokens": ["elves-1", "men-1"], "quest": 8}
    table = position(two_extra_turns(me, {"extra_turns_add_up": False}))
    table.say("play:c2-09 yes")
    seats = []
    while table.chapter == 2:
        seats.append(table.active)
        table.say(f"discard:{table.options('discard')[0]}")
    assert seats == ["fellowship", "sauron", "fellowship", "sauron", "fellowship"]


def test_with_the_setting_off_an_extra_turn_can_still_earn_another() -> None:
    """Only those of one and the same turn do not add up."""
    table = position(two_extra_turns({"tokens": ["elves-1"]}, {"extra_turns_add_up": False}))
    table.say("play:c2-09")
    assert table.active == "fellowship"
    table.say("play:c2-08")
    assert table.active == "fellowship"
    table.say("discard:c2-10")
    assert table.active == "sauron"


# Chapters


def test_the_opponent_of_the_player_who_took_the_last_card_begins_the_next_chapter() -> None:
    """TC27, rules 74 and 75."""
    table = turn("c1-09", side="fellowship").say("discard:c1-09")
    assert (table.chapter, table.active) == (2, "sauron")
    assert len(table.display) == 20
    table = turn("c1-09", side="sauron").say("play:c1-09")
    assert (table.chapter, table.active) == (2, "fellowship")


def test_a_player_with_an_extra_turn_begins_the_next_chapter_himself() -> None:
    """TC28, rule 75."""
    table = turn("c1-09", me={"tokens": ["elves-1"]}).say("play:c1-09")
    assert (table.chapter, table.active) == (2, "fellowship")
    assert table.extra_turns == 0


def test_extra_turns_left_over_go_on_in_the_next_chapter() -> None:
    table = turn("c2-09", extra_turns=2).say("play:c2-09")
    assert (table.chapter, table.active, table.extra_turns) == (3, "fellowship", 1)


def test_a_chapter_ends_only_after_the_effects_of_its_last_card() -> None:
    """Rule 74."""
    table = turn("c1-21", me={"coins": 1}).say("play:c1-21")
    assert table.chapter == 1
    assert table.prompt == "place"
    table.say("lindon")
    assert table.chapter == 2
    assert table.fellowship.units == {"lindon": 1}


def test_taking_a_location_does_not_end_a_chapter_that_has_a_card_left() -> None:
    """Rule 74."""
    table = turn("c1-09", me={"coins": 6}, tiles=["helms_deep"]).say("take:helms_deep")
    assert (table.chapter, table.active) == (1, "sauron")


def test_the_second_and_third_chapters_are_dealt_from_their_own_cards() -> None:
    """Rule 6."""
    for chapter, last in ((2, "c1-09"), (3, "c2-09")):
        table = turn(last).say(f"discard:{last}")
        dealt = {card for card in table.display.values() if card}
        assert len(dealt) == 12
        assert dealt | set(table.view().unseen) == {card.id for card in CARDS if card.chapter == chapter}
        assert len(table.view().unseen) == 11


def test_locations_are_refilled_to_three_only_when_a_chapter_begins() -> None:
    """TC11, rules 34 and 76."""
    table = turn("c1-09", me={"coins": 6}, tiles=["erebor", "helms_deep", "bree"])
    assert table.tiles_face_down == 4
    table.say("take:helms_deep")
    assert (table.tiles, table.tiles_face_down) == (["bree", "erebor"], 4)
    table.say("discard:c1-09")
    assert table.chapter == 2
    assert len(table.tiles) == 3
    assert {"bree", "erebor"} < set(table.tiles)
    assert table.tiles_face_down == 3
    assert table.log("tile_up") == [f"tile_up {({*table.tiles} - {'bree', 'erebor'}).pop()}"]


def test_locations_are_refilled_as_far_as_the_stack_has_them() -> None:
    """Rules 34 and 84: one location is left for three places."""
    owned = ["grey_havens", "bree", "erebor", "isengard", "helms_deep", "minas_tirith"]
    table = turn("c2-09", me={"tiles": owned[:3]}, foe={"tiles": owned[3:]}, tiles=[])
    assert table.tiles_face_down == 1
    table.say("discard:c2-09")
    assert table.tiles == ["barad_dur"]
    assert table.tiles_face_down == 0


def test_locations_that_were_not_taken_stay() -> None:
    """Rule 76: a full row is not refilled."""
    table = turn("c1-09", tiles=["erebor", "helms_deep", "bree"]).say("discard:c1-09")
    assert (table.tiles, table.tiles_face_down) == (["bree", "erebor", "helms_deep"], 4)


def test_the_discard_is_kept_through_the_game() -> None:
    """Rule 76."""
    table = turn("c1-09", "c1-13").say("discard:c1-09 discard:c1-13")
    assert table.chapter == 2
    assert {"c1-09", "c1-13"} <= set(table.discard)


def test_an_extra_turn_earned_with_the_very_last_card_is_lost() -> None:
    """Rule 80."""
    table = turn("c3-02", me={"coins": 3, "tokens": ["elves-1"], "units": {"arnor": 1}}).say("play:c3-02")
    assert table.over
    assert table.result == ("fellowship", "presence")


def test_a_whole_game_has_sixty_cards_taken_and_its_chapters_in_order() -> None:
    table = new_game(5)
    chapters = []
    while not table.over:
        chapters.append(table.chapter)
        table.say(f"discard:{table.options('discard')[0]}")
    assert chapters == [1] * 20 + [2] * 20 + [3] * 20
