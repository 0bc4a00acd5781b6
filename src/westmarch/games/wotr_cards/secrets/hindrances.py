"""Why something cannot be done: cards that find no place or wielder, texts that lack what they need, a pass that is not allowed."""

from westmarch.core.hidden.view import ANSWER, Hindrance, number
from westmarch.core.state import Seat
from westmarch.core.words import PASS, Thing
from westmarch.games.wotr_cards.components import (
    ARMY,
    EVENT,
    FIRST_ITEM,
    FRESH,
    ITEM,
    LOCATION_IDS,
    MOST_SEATS,
    NO_PATH,
    THE_PATH,
    TITLE_IDS,
    Card,
    kind_of,
)
from westmarch.games.wotr_cards.rules.places import entries, may_move
from westmarch.games.wotr_cards.state import WotrCardsState
from westmarch.games.wotr_cards.words import ASK_PLACE, ASK_TURN, WORD_MOVE, WORD_PLAY, WORD_USE


def hindrances(state: WotrCardsState) -> list[Hindrance]:
    """What hinders the player who is asked."""
    if state.prompt == ASK_TURN:
        seat = state.seat
        return [*hand(state, seat), *reserve(state, seat), *passing(state, seat)]
    return places(state) if state.prompt == ASK_PLACE else []


def card_thing(card: Card) -> Thing:
    """A card as a thing."""
    return Thing("card", TITLE_IDS[card])


def hand(state: WotrCardsState, seat: Seat) -> list[Hindrance]:
    """Cards of the hand that cannot be played."""
    cards = [card for card in sorted(set(state.hand(seat))) if WORD_PLAY + card not in state.options]
    return [Hindrance(card_thing(card), why_not_played(state, card)) for card in cards]


def why_not_played(state: WotrCardsState, card: Card) -> str:
    """Why a card of the hand cannot be played."""
    kind = kind_of(card)
    if kind not in (ARMY, EVENT) and card in state.played:
        return "played_already"
    return "no_wielder" if kind == ITEM else "needs_unmet"


def reserve(state: WotrCardsState, seat: Seat) -> list[Hindrance]:
    """Cards of the reserve that can neither move nor be used."""
    fresh = state.zones[FRESH * MOST_SEATS + seat]
    found = []
    for card in sorted(set(state.reserve(seat))):
        if card >= FIRST_ITEM or WORD_MOVE + card in state.options or WORD_USE + card in state.options:
            continue
        found.append(Hindrance(card_thing(card), "arrived" if card in fresh and may_move(state, card) else "no_place"))
    return found


def passing(state: WotrCardsState, seat: Seat) -> list[Hindrance]:
    """A pass that is not allowed: too many cards in hand."""
    if PASS in state.options:
        return []
    limit = state.prompt_args[0]
    return [Hindrance(Thing(ANSWER, "pass"), "too_many_to_pass", (number(len(state.hand(seat))), number(limit)))]


def places(state: WotrCardsState) -> list[Hindrance]:
    """Active places where the card that is played or moved does not belong."""
    card = state.prompt_args[0]
    open_to = entries(state, card)
    fields = [field for field in range(int(state.active).bit_length()) if state.active >> field & 1]
    found = [
        Hindrance(Thing("card", LOCATION_IDS[field]), "no_faction", (card_thing(card),))
        for field in fields
        if field not in open_to
    ]
    if state.path != NO_PATH and THE_PATH not in open_to:
        found.append(Hindrance(Thing("card", LOCATION_IDS[state.path]), "not_on_path", (card_thing(card),)))
    return found
