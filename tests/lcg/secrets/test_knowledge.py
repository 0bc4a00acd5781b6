"""What people know of hidden cards: views and guesses after cards were looked at, moved and shuffled."""

from tests.lcg.board import guesses, hero, pose

from westmarch.core.state import PUBLIC
from westmarch.games.lcg.components import ENCOUNTER, PLANNING, TITLE_IDS

TWO = ("denethor+aragorn|guard_of_the_citadel*3+sneak_attack*3+gandalf*1", "gloin+eowyn|snowbourn_scout*3+faramir*3")


def test_who_looked_at_the_top_card_knows_it_and_the_others_do_not() -> None:
    table = pose(decks=TWO, encounter=["hummerhorns"])
    table.say("denethor leave")
    assert {guess.decks[ENCOUNTER].top[0] for guess in guesses(table, 0)} == {TITLE_IDS.index("hummerhorns")}
    assert len({guess.decks[ENCOUNTER].top[0] for guess in guesses(table, 1)}) > 1
    assert table.view(0).encounter_deck.top == ["hummerhorns"]
    assert table.view(1).encounter_deck.top == []


def test_a_card_put_under_the_deck_is_known_there() -> None:
    table = pose(decks=TWO, encounter=["hummerhorns"])
    table.say("denethor bottom")
    assert {guess.decks[ENCOUNTER].bottom[-1] for guess in guesses(table, 0)} == {TITLE_IDS.index("hummerhorns")}
    assert len({guess.decks[ENCOUNTER].bottom[-1] for guess in guesses(table, PUBLIC)}) > 1


def test_a_card_that_returned_to_a_hand_is_known_to_be_there() -> None:
    table = pose(
        decks=TWO,
        hands={"one": ["sneak_attack", "gandalf"], "two": ["faramir"]},
        cards={"aragorn": hero(tokens=3), "denethor": hero(flags=["exhausted"])},
    )
    table.say("play:sneak_attack gandalf")
    while table.prompt != "plan":
        table.say("pass")
    table.say("done")
    while table.state.phase == PLANNING:
        table.say("pass" if table.allows("pass") else "done")
    assert table.hand() == ["gandalf"]
    gandalf = TITLE_IDS.index("gandalf")
    assert all(gandalf in guess.hands[0] for guess in guesses(table, 1))


def test_hands_are_seen_by_those_who_hold_them() -> None:
    table = pose(decks=TWO, hands={"one": ["gandalf"], "two": ["faramir"]})
    seats = table.view(1).seats
    assert seats["two"].hand == ["faramir"]
    assert seats["one"].hand == 1


def test_one_person_with_two_seats_sees_both_hands() -> None:
    table = pose(decks=TWO, hands={"one": ["gandalf"], "two": ["faramir"]}, options={"viewers": [3, 3]})
    seats = table.view(3).seats
    assert (seats["one"].hand, seats["two"].hand) == (["gandalf"], ["faramir"])
