"""What cards and places count for: icons, support, carry-over limits, draws. All of it computed, nothing stored."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from westmarch.core.state import Seat
from westmarch.core.vectors import numbers
from westmarch.games.wotr_cards.components import (
    CARD_FACTION,
    CARD_FLAGS,
    CARD_SIDE,
    CHARACTER_ROOM,
    CYCLES_AFTER_DRAW,
    DRAW_BONUS,
    FACTIONS,
    FIELD_ATTACK,
    FIELD_DEFENCE,
    FIELD_SIDE,
    FIRST_CHARACTER,
    FIRST_ITEM,
    FREE_FACTIONS,
    HUNTER,
    LEADER_ATTACK,
    LEADER_DEFENCE,
    LIMIT_IN_PLAY,
    LIMIT_IN_RESERVE,
    LIMIT_ITEMS,
    LOCATION_DEFENCE,
    NO_CARD,
    NO_HOST,
    NO_PLACE,
    PATH_ATTACK,
    PATH_DEFENCE,
    PATH_GAINS,
    PATH_GAINS_BESIDE,
    START_LIMIT,
    SUPPORTED_BY,
    THE_PATH,
    THREE_HUNTERS,
    TITLE_ROOM,
    Card,
    Faction,
    Location,
    Place,
    Side,
    Title,
    other_side,
)
from westmarch.games.wotr_cards.state import WotrCardsState


@mypyc_attr(allow_interpreted_subclasses=True)
class IconRule:
    """Icons that a card has beyond those printed, as its text says (rule 9). This one: none."""

    def attack(self, state: WotrCardsState, place: Place) -> i64:
        """Attack icons more, at this place."""
        return 0

    def defence(self, state: WotrCardsState, place: Place) -> i64:
        """Defence icons more, at this place."""
        return 0

    def binds(self, state: WotrCardsState, place: Place) -> i64:
        """The character that this army supports whoever else is there, or NO_CARD."""
        return NO_CARD


class AtLocation(IconRule):
    """Icons at one battleground or on one path."""

    def __init__(self, location: Location = 0, attack: i64 = 0, defence: i64 = 0) -> None:
        self.location = location
        self.more_attack = attack
        self.more_defence = defence

    def attack(self, state: WotrCardsState, place: Place) -> i64:
        return self.more_attack if state.location_of(place) == self.location else 0

    def defence(self, state: WotrCardsState, place: Place) -> i64:
        return self.more_defence if state.location_of(place) == self.location else 0


class WhileInPlay(IconRule):
    """Icons on battlegrounds while one of some characters is in play."""

    def __init__(self, characters: tuple[int, ...] = (), attack: i64 = 0, defence: i64 = 0) -> None:
        self.characters = characters
        self.more_attack = attack
        self.more_defence = defence

    def holds(self, state: WotrCardsState) -> bool:
        """Whether one of them is in play."""
        for character in self.characters:
            if state.lineup.owners[character] != NO_CARD and state.place_of(character) != NO_PLACE:
                return True
        return False

    def attack(self, state: WotrCardsState, place: Place) -> i64:
        return self.more_attack if self.holds(state) else 0

    def defence(self, state: WotrCardsState, place: Place) -> i64:
        return self.more_defence if self.holds(state) else 0


class WhileInReserve(IconRule):
    """Defence icons anywhere while another character is in reserve."""

    def __init__(self, character: Title = 0, defence: i64 = 0) -> None:
        self.character = character
        self.more_defence = defence

    def defence(self, state: WotrCardsState, place: Place) -> i64:
        owner = state.lineup.owners[self.character]
        return self.more_defence if owner != NO_CARD and self.character in state.reserve(owner) else 0


class ForEachTwo(IconRule):
    """An attack and a defence icon for every two armies and characters of a faction on the same battleground."""

    def __init__(self, faction: Faction = 0) -> None:
        self.faction = faction

    def attack(self, state: WotrCardsState, place: Place) -> i64:
        if place == THE_PATH:
            return 0
        count: i64 = 0
        for card in state.at(place):
            if card < FIRST_ITEM and CARD_FACTION[card] == self.faction:
                count += 1
        return count // 2

    def defence(self, state: WotrCardsState, place: Place) -> i64:
        return self.attack(state, place)


class WhileSupporting(IconRule):
    """Icons of an army while it supports one of some characters, which it does whenever one is there."""

    def __init__(self, characters: tuple[int, ...] = (), attack: i64 = 0, defence: i64 = 0) -> None:
        self.characters = characters
        self.more_attack = attack
        self.more_defence = defence

    def attack(self, state: WotrCardsState, place: Place) -> i64:
        return self.more_attack if self.binds(state, place) != NO_CARD else 0

    def defence(self, state: WotrCardsState, place: Place) -> i64:
        return self.more_defence if self.binds(state, place) != NO_CARD else 0

    def binds(self, state: WotrCardsState, place: Place) -> i64:
        for character in self.characters:
            if character in state.at(place):
                return character
        return NO_CARD


PLAIN: Final = IconRule()
# Filled by the cards' declarations.
ICON_RULES: Final[list[IconRule]] = [PLAIN] * TITLE_ROOM


# Icons of one card, its items and its leadership not counted


def own_attack(state: WotrCardsState, card: Card, place: Place) -> i64:
    """A card's attack icons at a place."""
    rule = ICON_RULES[card]
    more: i64 = rule.attack(state, place) if rule is not PLAIN else 0
    if place == THE_PATH:
        added: i64 = state.card_icons.count(card) if len(state.card_icons) > 0 else 0
        return PATH_ATTACK[card] + more + added
    return FIELD_ATTACK[card] + more


def own_defence(state: WotrCardsState, card: Card, place: Place) -> i64:
    """A card's defence icons at a place."""
    rule = ICON_RULES[card]
    more: i64 = rule.defence(state, place) if rule is not PLAIN else 0
    return more + (PATH_DEFENCE[card] if place == THE_PATH else FIELD_DEFENCE[card])


# Support


class Support:
    """Which leaders are supported on a battleground: those that surely are, and groups in which armies are too few."""

    sure: i64  # characters, a bit each
    groups: list[list[int]]  # the leaders of each group
    rooms: list[int]  # how many of them can be supported
    seats: list[int]  # whose armies those are

    def __init__(self, sure: i64 = 0) -> None:
        self.sure = sure
        self.groups = []
        self.rooms = []
        self.seats = []

    def assigned(self) -> i64:
        """The leaders supported where nobody is asked: of each group the first ones."""
        mask = self.sure
        for i in range(len(self.groups)):
            for leader in self.groups[i][: self.rooms[i]]:
                mask |= character_bit(leader)
        return mask


# Looked up, for a compiled shift of a constant by more than 31 places loses its bit.
CHARACTER_BITS: Final = numbers([1 << place for place in range(CHARACTER_ROOM)])


def character_bit(character: Title) -> i64:
    """The bit of a character in a mask of characters."""
    return CHARACTER_BITS[character - FIRST_CHARACTER]


def is_leader(card: Card, attacking: bool) -> bool:
    """Whether a card has leadership icons that would count."""
    return FIRST_CHARACTER <= card < FIRST_ITEM and (LEADER_ATTACK[card] if attacking else LEADER_DEFENCE[card]) > 0


def supporters_of(state: WotrCardsState, leader: Title) -> i64:
    """The factions whose armies may support a leader, a bit each."""
    if state.round_rules & THREE_HUNTERS and CARD_FLAGS[leader] & HUNTER:
        return FREE_FACTIONS
    return SUPPORTED_BY[leader]


def support_at(state: WotrCardsState, field: Place, side: Side, attacking: bool) -> Support:
    """Who is supported among a side's leaders on a battleground. As many as possible are (rules 92-94)."""
    armies = [0] * FACTIONS
    support = Support()
    leaders: list[int] = []
    for card in state.at(field):
        if card < FIRST_CHARACTER and CARD_SIDE[card] == side:
            bound = ICON_RULES[card].binds(state, field)
            if bound != NO_CARD:
                support.sure |= character_bit(bound)
            else:
                armies[CARD_FACTION[card]] += 1
        elif is_leader(card, attacking) and CARD_SIDE[card] == side:
            leaders.append(card)
    waiting = [leader for leader in leaders if not support.sure & character_bit(leader)]
    flexible = [leader for leader in waiting if supporters_of(state, leader) == FREE_FACTIONS]
    rigid = [leader for leader in waiting if leader not in flexible]
    grouped: list[list[int]] = [[] for _ in range(FACTIONS)]
    for leader in rigid:
        faction = faction_with_armies(armies, SUPPORTED_BY[leader])
        if faction != NO_CARD:
            grouped[faction].append(leader)
    for leader in flexible:
        faction = roomiest_faction(armies, grouped)
        if faction != NO_CARD:
            grouped[faction].append(leader)
    for faction in range(FACTIONS):
        group = grouped[faction]
        if len(group) <= armies[faction]:
            for leader in group:
                support.sure |= character_bit(leader)
        else:
            support.groups.append(sorted(group))
            support.rooms.append(armies[faction])
            support.seats.append(state.lineup.faction_seats[faction])
    return support


def faction_with_armies(armies: list[int], factions: i64) -> i64:
    """A faction among these that has armies here, or NO_CARD."""
    for faction in range(FACTIONS):
        if factions >> faction & 1 and armies[faction] > 0:
            return faction
    return NO_CARD


def roomiest_faction(armies: list[int], grouped: list[list[int]]) -> i64:
    """The faction with most armies to spare, or NO_CARD where there are no armies at all."""
    best: i64 = NO_CARD
    for faction in range(FACTIONS):
        if armies[faction] > 0 and (
            best == NO_CARD or armies[faction] - len(grouped[faction]) > armies[best] - len(grouped[best])
        ):
            best = faction
    return best


# Sums at a place


def attack_at(state: WotrCardsState, place: Place) -> i64:
    """All attack icons at a place: those added to it and those of the attacking cards, led as well as they can be."""
    total: i64 = state.attack_added(place)
    attackers: i64 = attacking_side(place)
    led = False
    for card in state.at(place):
        if CARD_SIDE[card] == attackers:
            total += own_attack(state, card, place)
            led = led or is_leader(card, True)
    if led and place != THE_PATH:
        supported = support_at(state, place, attackers, True).assigned()
        for card in state.at(place):
            if is_leader(card, True) and supported & character_bit(card):
                total += LEADER_ATTACK[card]
    return total


def attacking_side(place: Place) -> i64:
    """The side that attacks at a place: on a path the Shadow, on a battleground the one whose it is not."""
    return 1 if place == THE_PATH else other_side(FIELD_SIDE[place])


def location_defence(state: WotrCardsState, place: Place) -> i64:
    """The defence icons of the place itself: printed where they count, added, and given by items on a path (rule 59)."""
    total: i64 = state.defence_added(place)
    if place != THE_PATH:
        return total if state.unprinted >> place & 1 else total + LOCATION_DEFENCE[place]
    for card in state.at(place):
        gain = PATH_GAINS[card]
        if gain and (PATH_GAINS_BESIDE[card] == NO_CARD or has_character(state, place, PATH_GAINS_BESIDE[card])):
            total += gain
    return total + LOCATION_DEFENCE[state.path]


def has_character(state: WotrCardsState, place: Place, faction: Faction) -> bool:
    """Whether a character of a faction is at a place."""
    found = False
    for card in state.at(place):
        found = found or (FIRST_CHARACTER <= card < FIRST_ITEM and CARD_FACTION[card] == faction)
    return found


def card_attack(state: WotrCardsState, card: Card, place: Place, supported: i64) -> i64:
    """What an attacking card brings: its icons, its items' (rule 58), and its leadership if it is supported."""
    total = own_attack(state, card, place)
    if FIRST_CHARACTER <= card < FIRST_ITEM:
        for item in state.at(place):
            if item >= FIRST_ITEM and state.host(item) == card:
                total += own_attack(state, item, place)
        if supported & character_bit(card):
            total += LEADER_ATTACK[card]
    return total


def card_defence(state: WotrCardsState, card: Card, place: Place, supported: i64) -> i64:
    """What the loss of a defending card cancels: its icons, its items', and its leadership if it is supported."""
    total = own_defence(state, card, place)
    if FIRST_CHARACTER <= card < FIRST_ITEM:
        for item in state.at(place):
            if item >= FIRST_ITEM and state.host(item) == card:
                total += own_defence(state, item, place)
        if supported & character_bit(card):
            total += LEADER_DEFENCE[card]
    return total


def defenders_at(state: WotrCardsState, place: Place) -> list[int]:
    """The defending armies and characters at a place, copies several times."""
    attackers = attacking_side(place)
    return [card for card in state.at(place) if card < FIRST_ITEM and CARD_SIDE[card] != attackers]


def defence_support(state: WotrCardsState, place: Place) -> Support:
    """The support of the defenders at a place; nobody leads on a path."""
    if place == THE_PATH:
        return Support()
    return support_at(state, place, FIELD_SIDE[place], False)


def defence_at(state: WotrCardsState, place: Place) -> i64:
    """All defence icons at a place: its own and those of the defending cards."""
    supported = defence_support(state, place).assigned()
    total = location_defence(state, place)
    for card in defenders_at(state, place):
        total += card_defence(state, card, place, supported)
    return total


# Numbers of a player


def carry_limit(state: WotrCardsState, seat: Seat) -> i64:
    """How many cards a player may carry over (rule 34)."""
    limit: i64 = START_LIMIT
    for card in state.reserve(seat):
        limit += LIMIT_IN_RESERVE[card]
    for item in LIMIT_ITEMS:
        if state.host(item) != NO_HOST and state.lineup.faction_seats[CARD_FACTION[item]] == seat:
            limit += LIMIT_IN_PLAY[item]
    return limit


def draw_number(state: WotrCardsState, seat: Seat) -> i64:
    """How many cards a player draws in the draw step (rule 15)."""
    number: i64 = state.lineup.draws[seat]
    for card in state.reserve(seat):
        number += DRAW_BONUS[card]
    return number


def cycled_after_draw(state: WotrCardsState, seat: Seat) -> list[int]:
    """The cards in reserve that make a player cycle a card at the end of the draw step."""
    return [card for card in state.reserve(seat) if CYCLES_AFTER_DRAW[card] > 0]
