"""The builders of which declarations of cards and locations are made. Declaring a card fills the engine's tables.

A declaration holds a card's facts and its text side by side. What its sources leave open is asked for where it stands, `doubt("sting",
"path_icons", 1, 0)`: the value that is used and what else may be printed, which an owner of the game can correct by a file.
"""

from typing import NamedTuple

from westmarch.core.frames import NOTHING, Effect, effect
from westmarch.core.state import AnyStep
from westmarch.core.written.corrections import Doubts
from westmarch.games.wotr_cards import components as box
from westmarch.games.wotr_cards.cards import order
from westmarch.games.wotr_cards.cards.book import (
    ACTION_PLACES,
    ACTIONS,
    ALWAYS,
    LOCATION_TEXTS,
    TEXTS,
    Action,
    Condition,
    Text,
)
from westmarch.games.wotr_cards.cards.making import RemoveEverywhere
from westmarch.games.wotr_cards.components import (
    ARMY,
    CHARACTER,
    EVENT,
    FACTION_IDS,
    FIELD_ROOM,
    FIRST_OF_KIND,
    FIRST_PATH,
    ITEM,
    KEYWORD_IDS,
    KIND_IDS,
    LOCATION_IDS,
    LOCATION_ROOM,
    NO_CARD,
    SIDE_IDS,
    TITLE_IDS,
    kind_of,
    location_number,
    title_number,
)
from westmarch.games.wotr_cards.rules.activation import EVERY_FIELD, ActivateField, CanActivateField
from westmarch.games.wotr_cards.rules.hands import Take
from westmarch.games.wotr_cards.rules.icons import (
    ICON_RULES,
    PLAIN,
    AtLocation,
    ForEachTwo,
    IconRule,
    WhileInPlay,
    WhileInReserve,
    WhileSupporting,
)


class Declared(NamedTuple):
    """What is known of a declared card, for looking up."""

    kind: str
    facts: dict[str, object]


DOUBTS = Doubts("wotr_cards")
doubt = DOUBTS.ask
YES = "yes"
NO = "no"
PATH_NUMBERS = tuple(range(1, 10))
DECLARED: dict[str, Declared] = {}
EFFECTS: dict[str, Effect] = {}  # every text under its name, by which positions refer to it


def reserve_numbers(ids: list[str], first: int, end: int, names: tuple[str, ...]) -> None:
    """Give cards the next numbers of a block."""
    for name in names:
        number = first
        while number < end and ids[number]:
            number += 1
        if number == end:
            raise ValueError(f"'{name}' has no room: all numbers of its block are taken (see components.py)")
        ids[number] = name


BLOCKS = (order.ARMIES, order.CHARACTERS, order.ITEMS, order.EVENTS)  # by kind
for _kind, _names in enumerate(BLOCKS):
    reserve_numbers(TITLE_IDS, FIRST_OF_KIND[_kind], FIRST_OF_KIND[_kind + 1], _names)
reserve_numbers(LOCATION_IDS, 0, FIELD_ROOM, order.BATTLEGROUNDS)
reserve_numbers(LOCATION_IDS, FIRST_PATH, LOCATION_ROOM, order.PATHS)


def title(name: str) -> int:
    """The number of a faction card, which may be declared later if it stands in `order`."""
    if name not in TITLE_IDS:
        raise ValueError(f"no card '{name}' has been declared so far: declare it before the cards that speak of it")
    return title_number(name)


def location(name: str) -> int:
    """The number of a battleground or path, which may be declared later if it stands in `order`."""
    if name not in LOCATION_IDS:
        raise ValueError(f"no location '{name}' has been declared so far: declare it before those that speak of it")
    return location_number(name)


def undeclared() -> list[str]:
    """The ids that have a number and no declaration."""
    return [name for name in TITLE_IDS + LOCATION_IDS if name and name not in DECLARED]


def titles(*names: str) -> tuple[int, ...]:
    """The numbers of faction cards; a text that says Gandalf names both of them (rule 6)."""
    return tuple(sorted(title(name) for name in names))


# Pieces of declarations


def keyword(name: str, flag: int) -> int:
    """A keyword that may or may not be printed on a card."""
    return flag if doubt(name, KEYWORD_IDS[flag.bit_length() - 1], YES, NO) == YES else 0


def at(place: str, attack: int = 0, defence: int = 0) -> IconRule:
    """Icons more at a battleground or on a path."""
    return AtLocation(location(place), attack, defence)


def while_in_play(*characters: str, attack: int = 0, defence: int = 0) -> IconRule:
    """Icons more while one of some characters is in play."""
    return WhileInPlay(titles(*characters), attack, defence)


def while_supporting(*characters: str, attack: int = 0, defence: int = 0) -> IconRule:
    """Icons of an army that supports one of some characters."""
    return WhileSupporting(titles(*characters), attack, defence)


def for_each_two(faction: int) -> IconRule:
    """An attack and a defence icon for every two armies and characters of a faction there."""
    return ForEachTwo(faction)


def take(*names: str, deck: bool = False, pile: bool = False) -> Take:
    """The player may take one of some cards into the hand."""
    return Take(titles(*names), deck, pile)


def remove(name: str) -> RemoveEverywhere:
    """A card is removed from the game."""
    return RemoveEverywhere(title(name))


def action(where: int, *steps: AnyStep, needs: Condition = ALWAYS, by: int = NO_CARD, once: bool = False) -> Action:
    """An action printed on a card: where the card must be, and what is paid and done."""
    return Action(where, effect(*steps), needs, by, once)


def field_mask(fields: tuple[str, ...]) -> int:
    """Battlegrounds as a bit each; none named means all of them."""
    return sum(1 << location(name) for name in fields) if fields else EVERY_FIELD


def activate(*fields: str, deck: bool = False, area: bool = False) -> ActivateField:
    """The player activates one of some battlegrounds out of the decks, the scoring areas or both."""
    return ActivateField(field_mask(fields), deck, area)


def can_activate(*fields: str, deck: bool = False, area: bool = False) -> Condition:
    """One of some battlegrounds can be activated."""
    return CanActivateField(field_mask(fields), deck, area)


class Instead(NamedTuple):
    """By which causes a card is cycled instead of being eliminated, and whether its items are saved too."""

    causes: int
    saves_items: bool = True


NEVER = Instead(0)


class Wielders(NamedTuple):
    """The characters that may wield an item: some by name, all of some factions, all with a keyword."""

    names: tuple[str, ...] = ()
    factions: tuple[int, ...] = ()
    keyword: int = 0


def wielders_of_factions(name: str, used: tuple[int, ...], among: tuple[int, ...]) -> Wielders:
    """An item whose wielders are all characters of some factions, it is doubtful which."""
    ids = tuple(FACTION_IDS[faction] for faction in used), tuple(FACTION_IDS[faction] for faction in among)
    return Wielders(factions=tuple(FACTION_IDS.index(one) for one in DOUBTS.ask_several(name, "wielders", *ids)))


class Lends(NamedTuple):
    """While in reserve, a card lends other characters defence icons wherever they are."""

    characters: tuple[str, ...]
    defence: int


# Faction cards

WIELDERS: dict[int, Wielders] = {}


class Deck:
    """One of the four decks; its methods declare its cards."""

    def __init__(self, player: str, side: int) -> None:
        self.player = player
        self.side = side

    def army(
        self,
        name: str,
        faction: int,
        *,
        copies: int = 1,
        field: tuple[int, int] = (0, 0),
        icons_when: IconRule = PLAIN,
        flags: int = 0,
        action: Action | None = None,
    ) -> None:
        """An army: its attack and defence icons on battlegrounds."""
        card = self._card(ARMY, name, faction, copies, flags)
        self._icons(card, field, (0, 0), 0, icons_when)
        self._text(card, Text(action=action))

    def character(
        self,
        name: str,
        faction: int,
        *,
        field: tuple[int, int] = (0, 0),
        leads: tuple[int, int] = (0, 0),
        path: int = 0,
        paths: tuple[int, ...] = (),
        flags: int = 0,
        icons_when: IconRule = PLAIN,
        enters: int = NO_CARD,
        draws: int = 0,
        cycles: int = 0,
        carries: int = 0,
        instead: Instead = NEVER,
        grants: tuple[int, str] | None = None,
        lends: Lends | None = None,
        on_play: Effect = NOTHING,
        on_play_to_reserve: Effect = NOTHING,
        on_play_to_field: Effect = NOTHING,
        on_enter_path: Effect = NOTHING,
        on_enter_field: Effect = NOTHING,
        action: Action | None = None,
    ) -> None:
        """A character: icons and leadership on battlegrounds, its icons on a path, the path numbers it may go to.

        `enters`: a further faction on whose battlegrounds it may be and whose armies support it. In reserve it `draws`
        more cards in the draw step, `cycles` some afterwards, `carries` more over, and `grants` a faction's cards a
        battleground.
        """
        card = self._card(CHARACTER, name, faction, 1, flags)
        self._icons(card, field, leads, path, icons_when)
        box.CARD_PATHS[card] = sum(1 << number for number in paths)
        if enters != NO_CARD:
            box.ENTERS[card] |= 1 << enters
            box.SUPPORTED_BY[card] |= 1 << enters
        box.DRAW_BONUS[card] = draws
        box.CYCLES_AFTER_DRAW[card] = cycles
        box.LIMIT_IN_RESERVE[card] = carries
        box.INSTEAD_OF[card] = instead.causes
        box.INSTEAD_SAVES_ITEMS[card] = instead.saves_items
        if grants is not None:
            box.GRANTS.append((card, grants[0], location(grants[1])))
        for other in lends.characters if lends is not None else ():
            ICON_RULES[title(other)] = WhileInReserve(card, lends.defence if lends else 0)
        text = Text(on_play, on_play_to_reserve, on_play_to_field, on_enter_path, on_enter_field, action)
        self._text(card, text)
        DECLARED[name].facts["paths"] = list(paths)

    def item(
        self,
        name: str,
        faction: int,
        *,
        wielders: Wielders,
        field: tuple[int, int] = (0, 0),
        path: int = 0,
        flags: int = 0,
        carries: int = 0,
        saves_wielder: int = 0,
        path_gains: int = 0,
        beside: int = NO_CARD,
        shows_top: bool = False,
        on_play: Effect = NOTHING,
        action: Action | None = None,
    ) -> None:
        """An item: who may wield it and the icons it adds.

        In play its faction's player `carries` more over. On a path it gives the path itself icons (`path_gains`),
        perhaps only beside a character of a faction. By some causes it `saves_wielder` and all items from elimination.
        """
        card = self._card(ITEM, name, faction, 1, flags)
        self._icons(card, field, (0, 0), path, PLAIN)
        WIELDERS[card] = wielders
        box.LIMIT_IN_PLAY[card] = carries
        if carries:
            box.LIMIT_ITEMS.append(card)
        box.SAVES_WIELDER[card] = saves_wielder
        box.PATH_GAINS[card] = path_gains
        box.PATH_GAINS_BESIDE[card] = beside
        if shows_top:
            box.TOP_SHOWERS.append(card)
        self._text(card, Text(on_play, action=action))

    def event(self, name: str, faction: int, *steps: AnyStep, needs: Condition = ALWAYS) -> None:
        """An event: what it does, and what must be so for it to be played."""
        card = self._card(EVENT, name, faction, 1, 0)
        self._text(card, Text(effect(*steps), needs=needs))

    def _card(self, kind: int, name: str, faction: int, copies: int, flags: int) -> int:
        """What every card has."""
        if name in DECLARED:
            raise ValueError(f"'{name}' is declared twice")
        if name not in TITLE_IDS:
            reserve_numbers(TITLE_IDS, FIRST_OF_KIND[kind], FIRST_OF_KIND[kind + 1], (name,))
        card = title_number(name)
        if kind_of(card) != kind:
            raise ValueError(f"'{name}' has a number of another kind (see order.py)")
        box.CARD_SIDE[card] = self.side
        box.CARD_DECK[card] = box.PLAYER_IDS.index(self.player)
        box.CARD_FACTION[card] = faction
        box.CARD_COPIES[card] = copies
        box.CARD_FLAGS[card] = flags
        box.ENTERS[card] = box.SUPPORTED_BY[card] = 1 << faction
        facts: dict[str, object] = {
            "side": SIDE_IDS[self.side],
            "deck": self.player,
            "faction": FACTION_IDS[faction],
            "copies": copies,
            "keywords": [word for place, word in enumerate(KEYWORD_IDS) if flags >> place & 1],
        }
        DECLARED[name] = Declared(KIND_IDS[kind], facts)
        return card

    def _icons(self, card: int, field: tuple[int, int], leads: tuple[int, int], path: int, rule: IconRule) -> None:
        """A card's icons; on a path the Shadow attacks and the Free Peoples defend."""
        box.FIELD_ATTACK[card], box.FIELD_DEFENCE[card] = field
        box.LEADER_ATTACK[card], box.LEADER_DEFENCE[card] = leads
        (box.PATH_ATTACK if self.side == box.SHADOW else box.PATH_DEFENCE)[card] = path
        if rule is not PLAIN:
            ICON_RULES[card] = rule
        DECLARED[TITLE_IDS[card]].facts.update(
            attack=field[0], defence=field[1], leader_attack=leads[0], leader_defence=leads[1], path_icons=path
        )

    def _text(self, card: int, text: Text) -> None:
        """A card's text, with a name for each part of it."""
        TEXTS[card] = text
        ACTIONS[card] = text.action
        ACTION_PLACES[card] = text.action.where if text.action is not None else 0
        name = TITLE_IDS[card]
        parts = {
            "on_play": text.on_play,
            "on_play_to_reserve": text.on_play_to_reserve,
            "on_play_to_field": text.on_play_to_field,
            "on_enter_path": text.on_enter_path,
            "on_enter_field": text.on_enter_field,
            "action": text.action.does if text.action else NOTHING,
        }
        for part, does in parts.items():
            if does is not NOTHING and does.name == "":
                does.name = f"{name}.{part}"
                EFFECTS[does.name] = does


def settle_wielders() -> None:
    """Find the characters that may wield each item, once all of them are declared."""
    for item, wielders in WIELDERS.items():
        found = [
            card
            for card in range(box.FIRST_CHARACTER, box.FIRST_ITEM)
            if TITLE_IDS[card] in DECLARED
            and (
                TITLE_IDS[card] in wielders.names
                or box.CARD_FACTION[card] in wielders.factions
                or box.CARD_FLAGS[card] & wielders.keyword
            )
        ]
        box.BEARERS[item] = sum(1 << card - box.FIRST_CHARACTER for card in found)
        DECLARED[TITLE_IDS[item]].facts["wielders"] = [TITLE_IDS[card] for card in found]


# Locations


def battleground(
    name: str,
    side: int,
    defence: int,
    points: int,
    *steps: AnyStep,
    defenders: tuple[int, ...],
    attackers: tuple[int, ...],
) -> None:
    """A battleground: who defends it, its icons and points, who may be there, what happens when it is activated."""
    field = _location(name, 0, FIELD_ROOM, defence, points, steps)
    box.FIELD_SIDE[field] = side
    box.FIELDS_OF_SIDE[side] |= 1 << field
    box.FIELD_FACTIONS[field] = sum(1 << faction for faction in defenders + attackers)
    facts: dict[str, object] = {
        "side": SIDE_IDS[side],
        "defence": defence,
        "points": points,
        "defenders": [FACTION_IDS[faction] for faction in defenders],
        "attackers": [FACTION_IDS[faction] for faction in attackers],
    }
    DECLARED[name] = Declared("battleground", facts)


def path(name: str, number: int, defence: int, points: int, *steps: AnyStep) -> None:
    """A path: its number, its icons and points, and what happens when it is activated."""
    place = _location(name, FIRST_PATH, LOCATION_ROOM, defence, points, steps)
    box.PATH_NUMBER[place] = number
    box.PATHS_OF_NUMBER[number] |= 1 << place - FIRST_PATH
    facts: dict[str, object] = {"number": number, "defence": defence, "points": points}
    DECLARED[name] = Declared("path", facts)


def _location(name: str, first: int, end: int, defence: int, points: int, steps: tuple[AnyStep, ...]) -> int:
    """What every location has."""
    if name in DECLARED:
        raise ValueError(f"'{name}' is declared twice")
    if name not in LOCATION_IDS:
        reserve_numbers(LOCATION_IDS, first, end, (name,))
    number = location_number(name)
    box.LOCATION_DEFENCE[number] = defence
    box.LOCATION_POINTS[number] = points
    if steps:
        does = effect(*steps)
        does.name = f"{name}.on_activate"
        EFFECTS[does.name] = LOCATION_TEXTS[number] = does
    return number
