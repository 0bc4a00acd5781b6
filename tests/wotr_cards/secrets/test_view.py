"""What the boards draw: the balance of an active location adds up from its cards."""

import random

import pytest

from westmarch.core.state import PUBLIC
from westmarch.games.wotr_cards.components import FIRST_EVENT, FIRST_ITEM, PLAYER_IDS, TITLE_IDS
from westmarch.games.wotr_cards.game import WOTR_CARDS
from westmarch.games.wotr_cards.secrets.showing import view
from westmarch.games.wotr_cards.secrets.view import Balance, PlaceView
from westmarch.games.wotr_cards.state import WotrCardsState
from westmarch.games.wotr_cards.words import ASK_PLACE, ASK_PRICE, ASK_TURN, WORD_THE_PATH

from ..board import BATTLEGROUND_IDS


def places(state: WotrCardsState) -> list[PlaceView]:
    """The active locations as a spectator sees them."""
    seen = view(state, PUBLIC)
    return [place for place in (seen.path, *seen.battlegrounds) if place]


@pytest.mark.parametrize("scenario", ["trilogy", "duel", "fellowship"])
def test_what_the_cards_at_a_location_bring_adds_up_to_its_balance(scenario: str) -> None:
    rng = random.Random(scenario)
    state = WOTR_CARDS.new(WOTR_CARDS.options({"scenario": scenario}), 5)
    brought = 0
    while not state.over:
        for place in places(state):
            attack = sum(card.brings for card in place.attackers)
            defence = sum(card.brings for card in place.defenders)
            assert attack + place.attack_icons == place.attack, place
            assert defence + place.location_defence == place.defence, place
            brought += attack + defence
        state.choose(rng.choice(state.options))
    assert brought > 50


def test_where_a_card_may_go_its_place_tells_the_balance_with_it() -> None:
    rng = random.Random(8)
    state = WOTR_CARDS.new(WOTR_CARDS.options({"scenario": "trilogy"}), 8)
    compared = 0
    while not state.over:
        foretold = {place.location: place.after for place in places(state) if place.after}
        word = rng.choice(state.options)
        chosen = places(state)[0].location if word == WORD_THE_PATH else WOTR_CARDS.vocabulary.words[word].spelling
        state.choose(word)
        if chosen in foretold and state.prompt == ASK_PRICE:  # asked before the card's own text does anything
            (there,) = (place for place in places(state) if place.location == chosen)
            assert foretold[chosen] == Balance(attack=there.attack, defence=there.defence)
            compared += 1
    assert compared > 5


def test_a_player_sees_where_the_cards_of_hand_and_reserves_may_go_but_nothing_of_other_hands() -> None:
    rng = random.Random(4)
    state = WOTR_CARDS.new(WOTR_CARDS.options({"scenario": "trilogy"}), 4)
    known: dict[str, list[str]] = {}  # where the cards could go when the player chose what to do
    compared = 0
    while not state.over:
        seats = view(state, 0).seats
        for name, seat in seats.items():
            reserve = {entry.card for entry in seat.reserve}
            assert set(seat.goals) <= reserve | set(
                seat.hand if isinstance(seat.hand, list) and name == "frodo" else []
            )
        card = WOTR_CARDS.prompt_things(state)[0].id if state.prompt == ASK_PLACE else ""
        if card in known:
            goals = known[card]
            offered = {WOTR_CARDS.vocabulary.words[word].spelling for word in state.options}
            assert set(goals) & set(BATTLEGROUND_IDS) == offered & set(BATTLEGROUND_IDS)
            assert ("the_path" in offered) == bool(set(goals) - set(BATTLEGROUND_IDS))
            compared += len(goals)
        known = seats["frodo"].goals if state.seat == 0 and state.prompt == ASK_TURN else {}
        state.choose(rng.choice(state.options))
    assert compared > 2


def test_a_player_sees_who_may_wield_the_items_of_his_hand() -> None:
    rng = random.Random(4)
    state = WOTR_CARDS.new(WOTR_CARDS.options({"scenario": "trilogy"}), 4)
    told = {True: 0, False: 0}  # items that somebody may wield, and others
    while not state.over:
        if state.prompt == ASK_TURN:
            seen = view(state, state.viewers[state.seat])
            seat = seen.seats[PLAYER_IDS[state.lineup.players[state.seat]]]
            assert isinstance(seat.hand, list)
            words = {WOTR_CARDS.vocabulary.words[word].spelling for word in state.options}
            items = {TITLE_IDS[title] for title in range(FIRST_ITEM, FIRST_EVENT)}
            for item in items.intersection(seat.hand).difference(seen.played):
                assert (f"play:{item.replace('_', '-')}" in words) == bool(seat.goals[item])
                told[bool(seat.goals[item])] += 1
        state.choose(rng.choice(state.options))
    assert all(told.values())
