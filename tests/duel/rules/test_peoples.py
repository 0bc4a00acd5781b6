"""Peoples: the pair, the trio, the stacks of tokens, the eagle (rules 49 to 56)."""

import pytest
from tests.duel.board import OTHER, PosedTable, position, turn
from tests.duel.expected import CARD

SIDES = ["fellowship", "sauron"]


def joining(card: str, *have: str, side: str = "fellowship", **more: object) -> PosedTable:
    """A side with some green cards plays another one, for which it has just the coins."""
    me = {"cards": list(have), "coins": CARD[card].full_price}
    if any(CARD[name].gives == CARD[card].freed_by for name in have if CARD[card].freed_by):
        me["coins"] = 0
    foe = more.pop("foe", {})
    assert isinstance(foe, dict)
    other = {"1": "c1-09", "2": "c2-09", "3": "c3-07"}[card[1]]
    return turn(card, other, side=side, me=me, foe=foe, **more).say(f"play:{card}")


# The pair


@pytest.mark.parametrize("side", SIDES)
def test_the_second_symbol_of_a_people_shows_its_two_top_tokens_and_one_is_kept(side: str) -> None:
    """TC20, rule 49."""
    table = joining("c2-15", "c1-17", side=side)
    assert (table.prompt, table.chooser) == ("token", side)
    assert len(table.shown_tokens) == 2
    assert {token.split("-")[0] for token in table.shown_tokens} == {"elves"}
    assert sorted(table.options()) == sorted(table.shown_tokens)
    kept, returned = table.shown_tokens
    table.say(kept)
    assert table.side(side).tokens == [kept]
    assert (table.stack_of("elves"), table.top_of("elves")) == (2, [returned])
    assert table.shown_tokens == []
    assert table.active == OTHER[side]


@pytest.mark.parametrize(
    ("first", "second", "people"),
    [
        ("c1-17", "c2-15", "elves"),
        ("c1-18", "c2-16", "hobbits"),
        ("c1-19", "c2-17", "men"),
        ("c1-20", "c2-18", "dwarves"),
        ("c3-08", "c3-09", "ents"),
        ("c3-10", "c3-11", "wizards"),
    ],
)
def test_every_people_has_its_pair(first: str, second: str, people: str) -> None:
    table = joining(second, first)
    assert [token.split("-")[0] for token in table.shown_tokens] == [people, people]
    assert table.fellowship.peoples == {people: 2}


def test_one_symbol_shows_no_token() -> None:
    assert joining("c1-17").active == "sauron"


def test_the_opponents_symbol_makes_no_pair() -> None:
    table = joining("c2-15", foe={"cards": ["c1-17"]})
    assert table.active == "sauron"
    assert table.fellowship.tokens == []


def test_tokens_seen_before_are_shown_again_from_the_top() -> None:
    """Rule 49: the token that was put back lies on top."""
    table = joining("c2-15", "c1-17", token_tops={"elves": ["elves-3", "elves-1"]})
    assert table.shown_tokens == ["elves-3", "elves-1"]
    assert table.say("elves-1").top_of("elves") == ["elves-3"]


def test_a_pair_finds_what_its_stack_still_has() -> None:
    """Rule 54: one token is left and is taken without a choice; of none nothing comes."""
    table = joining("c2-15", "c1-17", foe={"tokens": ["elves-1", "elves-3"]})
    assert table.fellowship.tokens == ["elves-2"]
    assert table.active == "sauron"
    table = joining("c2-15", "c1-17", foe={"tokens": ["elves-1", "elves-2", "elves-3"]})
    assert table.fellowship.tokens == []
    assert table.active == "sauron"


def test_the_tokens_that_are_shown_are_public() -> None:
    """Rule 50's note and its ruling: there is no hidden information in them."""
    table = joining("c2-15", "c1-17")
    assert table.view(0) == table.view(1) == table.view(-1)
    assert len(table.log("token_shown")) == 2


# The trio


@pytest.mark.parametrize("side", SIDES)
def test_the_third_different_people_shows_a_token_of_each_of_the_three(side: str) -> None:
    """TC21, rule 50."""
    table = joining("c1-18", "c1-17", "c1-19", side=side)
    assert (table.prompt, table.chooser) == ("token", side)
    assert sorted(token.split("-")[0] for token in table.shown_tokens) == ["elves", "hobbits", "men"]
    assert [table.stack_of(people) for people in ("elves", "hobbits", "men")] == [2, 2, 2]
    kept = table.shown_tokens[0]
    others = table.shown_tokens[1:]
    table.say(kept)
    assert table.side(side).tokens == [kept]
    assert table.side(side).trio_used
    assert [table.top_of(token.split("-")[0]) for token in others] == [[token] for token in others]
    assert sorted(table.stack_of(people) for people in ("elves", "hobbits", "men")) == [2, 3, 3]


def test_a_fourth_different_people_shows_nothing() -> None:
    """TC21, rule 50: the trio comes once a game."""
    table = joining("c1-20", "c1-17", "c1-18", "c1-19")
    assert table.fellowship.trio_used
    assert table.active == "sauron"
    assert table.fellowship.tokens == []


def test_the_trio_is_spent_whichever_token_is_kept() -> None:
    """Rule 53."""
    for choice in range(3):
        table = joining("c1-18", "c1-17", "c1-19")
        table.say(table.shown_tokens[choice])
        assert table.fellowship.trio_used


def test_each_side_has_its_own_trio() -> None:
    """Rule 50: once per game per player."""
    table = joining("c2-18", "c2-16", "c2-15", side="sauron", foe={"cards": ["c1-17", "c1-18", "c1-19"]})
    assert len(table.shown_tokens) == 3


def test_a_symbol_of_the_trio_serves_for_a_pair_as_well() -> None:
    """TC22, rule 51."""
    table = joining("c2-17", "c1-17", "c1-18", "c1-19")
    assert [token.split("-")[0] for token in table.shown_tokens] == ["men", "men"]


def test_symbols_of_a_pair_serve_for_the_trio_as_well() -> None:
    """Rule 51."""
    table = joining("c2-17", "c1-17", "c2-15", "c1-18")
    assert sorted(token.split("-")[0] for token in table.shown_tokens) == ["elves", "hobbits", "men"]


def test_two_of_a_kind_and_one_other_are_no_trio() -> None:
    table = joining("c2-17", "c1-17", "c2-15")
    assert table.active == "sauron"
    assert not table.fellowship.trio_used


def test_a_card_never_makes_a_pair_and_the_trio_at_once() -> None:
    """Rule 52: the pair's second symbol is no third different one."""
    table = joining("c2-17", "c1-17", "c1-19")
    assert [token.split("-")[0] for token in table.shown_tokens] == ["men", "men"]
    assert not table.fellowship.trio_used


def test_an_empty_stack_adds_nothing_to_the_trio() -> None:
    """Rule 54."""
    table = joining("c1-18", "c1-17", "c1-19", foe={"tokens": ["men-1", "men-2", "men-3"]})
    assert sorted(token.split("-")[0] for token in table.shown_tokens) == ["elves", "hobbits"]


def test_with_all_three_stacks_empty_the_trio_is_spent_for_nothing() -> None:
    """Rules 53 and 54."""
    tokens = [f"{people}-{n}" for people in ("elves", "hobbits", "men") for n in (1, 2, 3)]
    table = joining("c1-18", "c1-17", "c1-19", foe={"tokens": tokens})
    assert table.active == "sauron"
    assert table.fellowship.trio_used


def test_the_top_tokens_of_the_trio_are_those_put_back_before() -> None:
    table = joining("c1-18", "c1-17", "c1-19", token_tops={"men": ["men-2"], "elves": ["elves-3"]})
    assert {"men-2", "elves-3"} < set(table.shown_tokens)


def test_a_token_put_back_lies_above_the_ones_seen_before() -> None:
    """Rule 49: the pair shows 2 and 3, keeps 3; 2 lies on top for the trio of the other side."""
    table = joining("c2-17", "c1-19", token_tops={"men": ["men-2", "men-3", "men-1"]})
    table.say("men-3")
    assert table.top_of("men") == ["men-2", "men-1"]


# The eagle


def test_the_eagle_is_no_people_for_pair_or_trio() -> None:
    """Rule 56: with hobbits-1 and two peoples there is no trio yet."""
    me = {"cards": ["c1-17"], "tokens": ["hobbits-1"], "coins": 1}
    table = turn("c1-19", "c1-09", me=me).say("play:c1-19")
    assert table.active == "sauron"
    assert not table.fellowship.trio_used


def test_the_eagle_is_the_sixth_people() -> None:
    """TC23, rule 56: five different peoples on green cards and the eagle win."""
    table = position("eagle.yaml").say("play:c3-08")
    assert table.result == ("fellowship", "peoples")
    assert len(table.fellowship.peoples) == 5


def test_the_eagle_wins_the_moment_it_is_taken() -> None:
    """Rule 78: as the last of six symbols, out of Grey Havens."""
    me = {"cards": ["c1-17", "c1-18", "c1-19", "c1-20", "c3-08"], "coins": 6}
    table = turn("c3-07", "c3-06", me=me, tiles=["grey_havens"], token_tops={"hobbits": ["hobbits-2", "hobbits-1"]})
    table.say("take:grey_havens hobbits hobbits-1")
    assert table.result == ("fellowship", "peoples")


def test_the_eagle_and_four_peoples_are_not_enough() -> None:
    me = {"cards": ["c1-17", "c1-18", "c1-19"], "tokens": ["hobbits-1"], "coins": 1}
    table = turn("c1-20", "c1-09", me=me).say("play:c1-20")
    assert not table.over


def test_six_symbols_of_fewer_peoples_are_not_enough() -> None:
    """Rule 77: the six must be different."""
    me = {"cards": ["c1-17", "c2-15", "c1-18", "c2-16", "c1-19"], "coins": 0}
    table = turn("c2-17", "c2-09", me=me).say("play:c2-17")
    assert not table.over


@pytest.mark.parametrize("side", SIDES)
def test_six_different_peoples_win_at_once(side: str) -> None:
    """Rule 77."""
    me = {"cards": ["c1-17", "c1-18", "c1-19", "c1-20", "c3-08"], "coins": 4}
    table = turn("c3-11", "c3-07", side=side, me=me).say("play:c3-11")
    assert table.result == (side, "peoples")
    assert table.options() == []


# When tokens begin to work


def test_a_token_does_not_act_on_the_card_that_earned_it() -> None:
    """Rule 55: dwarves-3 is earned by a green card and brings no moves for it, but for the next one."""
    me = {"cards": ["c1-20", "c1-08"], "units": {"arnor": 1}}
    table = turn("c2-18", "c2-17", me=me, extra_turns=1, token_tops={"dwarves": ["dwarves-1", "dwarves-3"]})
    table.say("play:c2-18 dwarves-3")
    assert table.prompt == "turn"
    assert table.active == "fellowship"


def test_a_token_acts_on_the_next_card_of_its_colour() -> None:
    """Rule 55."""
    me = {"cards": ["c1-20", "c1-19"], "units": {"arnor": 1}}
    table = turn("c2-18", "c2-17", me=me, extra_turns=1, token_tops={"dwarves": ["dwarves-1", "dwarves-3"]})
    table.say("play:c2-18 dwarves-3 play:c2-17")
    table.say(table.shown_tokens[0])
    assert table.prompt == "manoeuvre"
    assert table.asks_about == ["2", "0"]


def test_a_token_does_not_act_on_the_location_that_earned_it() -> None:
    """A ruling on rule 55: dwarves-2 out of Grey Havens brings no extra turn for Grey Havens."""
    table = turn(
        "c3-07", "c3-06", me={"coins": 6}, tiles=["grey_havens"], token_tops={"dwarves": ["dwarves-2", "dwarves-3"]}
    )
    table.say("take:grey_havens dwarves dwarves-2")
    assert table.active == "sauron"
    assert table.fellowship.tokens == ["dwarves-2"]


def test_a_chain_token_does_not_pay_for_the_chain_that_earned_it() -> None:
    """Rule 55: hobbits-3 is earned by a card that was played through its chain."""
    table = joining("c2-16", "c1-18", token_tops={"hobbits": ["hobbits-3", "hobbits-2"]}).say("hobbits-3")
    assert table.log("chained") == ["chained fellowship c2-16"]
    assert table.fellowship.coins == 0
