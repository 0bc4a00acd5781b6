"""Where a card may go (rules 40-42 and 48-50): one answer for playing, moving and being moved."""

from mypy_extensions import i64

from westmarch.games.wotr_cards.components import (
    BEARERS,
    CARD_FACTION,
    CARD_FLAGS,
    CARD_PATHS,
    DUNEDAIN,
    ENTERS,
    FIELD_FACTIONS,
    FIELD_SIDE,
    FIELDS_OF_SIDE,
    FIRST_CHARACTER,
    FIRST_ITEM,
    GRANTS,
    HUNTER,
    NEVER_ON_SHADOW_FIELD,
    NO_CARD,
    NO_PATH,
    NO_PATH_BESIDE_SHADOW_FIELD,
    PATH_NUMBER,
    RED_ARROW,
    RESERVE,
    ROHAN,
    SHADOW,
    SOLE_WEAPON,
    THE_PATH,
    THREE_HUNTERS,
    WEAPON,
    Card,
    Place,
    Title,
)
from westmarch.games.wotr_cards.rules.icons import character_bit
from westmarch.games.wotr_cards.state import WotrCardsState


def may_enter_path(state: WotrCardsState, card: Card) -> bool:
    """Whether an army or character may go to the active path."""
    if state.path == NO_PATH or not CARD_PATHS[card] >> PATH_NUMBER[state.path] & 1:
        return False
    return not (CARD_FLAGS[card] & NO_PATH_BESIDE_SHADOW_FIELD and state.active & FIELDS_OF_SIDE[SHADOW])


def may_enter_field(state: WotrCardsState, card: Card, field: Place) -> bool:
    """Whether an army or character may go to a battleground, if that is active."""
    if CARD_FLAGS[card] & NEVER_ON_SHADOW_FIELD and FIELD_SIDE[field] == SHADOW:
        return False
    if FIELD_FACTIONS[field] & ENTERS[card]:
        return True
    if state.round_rules:
        if state.round_rules & RED_ARROW and CARD_FACTION[card] == ROHAN and FIELD_FACTIONS[field] >> DUNEDAIN & 1:
            return True
        if state.round_rules & THREE_HUNTERS and CARD_FLAGS[card] & HUNTER:
            return True
    for holder, faction, granted in GRANTS:
        owner = state.lineup.owners[holder]
        if granted == field and CARD_FACTION[card] == faction and owner != NO_CARD and holder in state.reserve(owner):
            return True
    return False


def entries(state: WotrCardsState, card: Card) -> list[int]:
    """The battlegrounds and the path that an army or character may go to now."""
    places: list[int] = []
    active = state.active
    field: i64 = 0
    while active >> field:
        if active >> field & 1 and may_enter_field(state, card, field):
            places.append(field)
        field += 1
    if may_enter_path(state, card):
        places.append(THE_PATH)
    return places


def may_move(state: WotrCardsState, card: Card) -> bool:
    """Whether an army or character has anywhere to go from the reserve."""
    active = state.active
    field: i64 = 0
    while active >> field:
        if active >> field & 1 and may_enter_field(state, card, field):
            return True
        field += 1
    return may_enter_path(state, card)


def is_open(state: WotrCardsState, card: Card, place: Place) -> bool:
    """Whether an army or character may go to a place, which must be active."""
    if place == THE_PATH:
        return may_enter_path(state, card)
    return place == RESERVE or (state.active >> place & 1 != 0 and may_enter_field(state, card, place))


# Items


def characters_in_play(state: WotrCardsState) -> i64:
    """All characters in play, a bit each."""
    mask: i64 = 0
    for seat in range(state.lineup.seats):
        for card in state.reserve(seat):
            if FIRST_CHARACTER <= card < FIRST_ITEM:
                mask |= character_bit(card)
    active = state.active
    place: i64 = 0
    while active >> place:
        if active >> place & 1:
            mask |= characters_at(state, place)
        place += 1
    return mask | characters_at(state, THE_PATH)


def characters_at(state: WotrCardsState, place: Place) -> i64:
    """The characters at a battleground or on the path, a bit each."""
    mask: i64 = 0
    for card in state.at(place):
        if FIRST_CHARACTER <= card < FIRST_ITEM:
            mask |= character_bit(card)
    return mask


def wielders(state: WotrCardsState, item: Title, in_play: i64) -> list[int]:
    """The characters in play that may wield an item."""
    found: list[int] = []
    allowed: i64 = BEARERS[item]
    mask = allowed & in_play
    if mask == 0:
        return found
    armed = CARD_FLAGS[item] & WEAPON
    card: i64 = FIRST_CHARACTER
    while mask:
        if mask & 1 and (armed == 0 or may_wield(state, card, item)):
            found.append(card)
        mask >>= 1
        card += 1
    return found


def may_wield(state: WotrCardsState, character: Title, weapon: Title) -> bool:
    """Whether a character may take up a weapon beside those it has (rule 64)."""
    for i in range(len(state.hosts)):
        if state.hosts[i] == character:
            flags = CARD_FLAGS[FIRST_ITEM + i]
            if flags & SOLE_WEAPON or (flags & WEAPON and CARD_FLAGS[weapon] & SOLE_WEAPON):
                return False
    return True
