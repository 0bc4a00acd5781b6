"""What single cards and texts are worth, about in victory points: tables made once of what is printed on them."""

from typing import Final

from westmarch.core.bits import ones
from westmarch.core.frames import ChooseOne, EachSeat, Effect, If, May, Times
from westmarch.core.state import AnyStep
from westmarch.games.wotr_cards.ai.weights import (
    A_CARD,
    A_CARD_CARRIED,
    A_CARD_ELIMINATED,
    A_CARD_FOUND,
    A_CARD_PLAYED,
    A_CLEANSING,
    A_CORRUPTION,
    A_FORSAKEN_CARD,
    A_MOVE_OR_NEW_DECK,
    ACTION_IN_HAND,
    AN_ACTIVATION,
    AN_ICON,
    BETTER_ICON_ON_FIELD,
    EACH_OPEN_PATH,
    ICON_ON_FIELD,
    ITEM_IN_HAND,
    LEADER_ICON,
    OTHER_USE,
    PATH_OPEN_AT_ALL,
    PLAYERS_OF_A_SIDE,
    SAVED_WIELDER,
    SPECIAL_ICONS,
    TIMES_IT_HAPPENS,
)
from westmarch.games.wotr_cards.cards.book import ACTIONS, LOCATION_TEXTS, TEXTS
from westmarch.games.wotr_cards.cards.catalogue import STEP_BOOK
from westmarch.games.wotr_cards.cards.making import (
    AddIcons,
    CleanseForEach,
    Corrupt,
    EachPlayerOf,
    EliminateOne,
    GainPathIcons,
    PlayerOf,
)
from westmarch.games.wotr_cards.components import (
    CARD_PATHS,
    CARD_SIDE,
    DRAW_BONUS,
    FIELD_ATTACK,
    FIELD_DEFENCE,
    FIRST_EVENT,
    FIRST_ITEM,
    FREE_FACTIONS,
    FREE_PEOPLES,
    LEADER_ATTACK,
    LEADER_DEFENCE,
    LIMIT_IN_PLAY,
    LIMIT_IN_RESERVE,
    PATH_ATTACK,
    PATH_DEFENCE,
    PATH_GAINS,
    SAVES_WIELDER,
    SHADOW,
    TITLE_ROOM,
    Side,
)
from westmarch.games.wotr_cards.rules.activation import ActivateField, PickPath
from westmarch.games.wotr_cards.rules.hands import CycleFromHand, Draw, Forsake, Recycle, Take
from westmarch.games.wotr_cards.rules.icons import ICON_RULES, PLAIN
from westmarch.games.wotr_cards.rules.playing import MoveNow, PlayFromAside

NUMBERS: Final = 10  # of paths, and 0 before the first


# Texts


def side_value(side: Side, value: float) -> float:
    """What is good for a side, as the Free Peoples see it."""
    return value if side == FREE_PEOPLES else -value


def text_value(effect: Effect, side: Side) -> float:
    """What a text that a side carries out brings to the Free Peoples, the loss of the card itself not counted."""
    total = 0.0
    for step in effect.steps:
        total += step_value(step, side)
    return total


def step_value(step: AnyStep, side: Side) -> float:
    """The same for one step."""
    if isinstance(step, EachSeat):
        seats = step.seats
        if isinstance(seats, EachPlayerOf):
            return PLAYERS_OF_A_SIDE * text_value(step.then, seats.side)
        if isinstance(seats, PlayerOf):
            return text_value(step.then, FREE_PEOPLES if FREE_FACTIONS >> seats.faction & 1 else SHADOW)
        return 0.0
    if isinstance(step, (If, May)):
        return text_value(step.then, side)
    if isinstance(step, Times):
        return TIMES_IT_HAPPENS * text_value(step.then, side)
    if isinstance(step, ChooseOne):
        return side_value(side, max([side_value(side, text_value(mode.then, side)) for mode in step.modes]))
    return plain_step_value(step, side)


def plain_step_value(step: AnyStep, side: Side) -> float:
    """The same for a step without others inside."""
    if isinstance(step, Draw):
        return side_value(side, A_CARD * float(step.n))
    if isinstance(step, CycleFromHand):
        return side_value(side, -A_CARD * float(step.n))
    if isinstance(step, Forsake):
        return side_value(side, -A_FORSAKEN_CARD * float(step.n))
    if isinstance(step, Corrupt):
        return -A_CORRUPTION * float(step.n)
    if isinstance(step, CleanseForEach):
        return A_CLEANSING
    if isinstance(step, AddIcons):
        attack = max(step.path_attack, step.field_attack)
        return AN_ICON if attack == 0 else side_value(side, AN_ICON)
    if isinstance(step, GainPathIcons):
        return -AN_ICON
    if isinstance(step, EliminateOne):
        lost = FREE_PEOPLES if step.faction >= 0 and FREE_FACTIONS >> step.faction & 1 else SHADOW
        return side_value(lost, -A_CARD_ELIMINATED)
    return side_value(side, rest_value(step))


def rest_value(step: AnyStep) -> float:
    """What the remaining steps bring to the side that carries them out."""
    if isinstance(step, PlayFromAside):
        return A_CARD_PLAYED * float(step.most)
    if isinstance(step, Take):
        return A_CARD_FOUND
    if isinstance(step, (ActivateField, PickPath)):
        return AN_ACTIVATION
    if isinstance(step, (MoveNow, Recycle)):
        return A_MOVE_OR_NEW_DECK
    return 0.0


def action_value(card: int) -> float:
    """What a card's printed action brings to its side."""
    action = ACTIONS[card]
    return side_value(CARD_SIDE[card], text_value(action.does, CARD_SIDE[card])) if action is not None else 0.0


def play_value(card: int) -> float:
    """What playing a card brings to its side by its text."""
    return side_value(CARD_SIDE[card], text_value(TEXTS[card].on_play, CARD_SIDE[card]))


# Cards


def field_strength(card: int) -> float:
    """What a card's icons are worth on battlegrounds."""
    attack, defence = FIELD_ATTACK[card], FIELD_DEFENCE[card]
    leads = LEADER_ATTACK[card] + LEADER_DEFENCE[card]
    special = SPECIAL_ICONS if ICON_RULES[card] is not PLAIN else 0.0
    return (
        ICON_ON_FIELD * float(attack + defence)
        + BETTER_ICON_ON_FIELD * float(max(attack, defence))
        + LEADER_ICON * float(leads)
        + special
    )


def path_strength(card: int, number: int) -> float:
    """What a card's icons are worth on the paths from a number on."""
    icons = PATH_ATTACK[card] + PATH_DEFENCE[card] + PATH_GAINS[card]
    if card >= FIRST_ITEM:
        return float(icons)
    left = ones(CARD_PATHS[card] >> number)
    return float(icons) * min(1.0, PATH_OPEN_AT_ALL + EACH_OPEN_PATH * float(left)) if left > 0 else 0.0


def card_value(card: int, number: int) -> float:
    """What a card is worth to its side, in hand or deck, when the paths have come to a number."""
    rounds = NUMBERS - 1 - number
    total = play_value(card) + ACTION_IN_HAND * action_value(card)
    if card >= FIRST_EVENT:
        return total
    field, path = field_strength(card), path_strength(card, number)
    total += max(field, path) + OTHER_USE * min(field, path)
    if card >= FIRST_ITEM:
        saves = SAVED_WIELDER if SAVES_WIELDER[card] else 0.0
        return ITEM_IN_HAND * (total + saves + A_CARD_CARRIED * float(LIMIT_IN_PLAY[card]) * rounds)
    return total + A_CARD * float(DRAW_BONUS[card]) * rounds + A_CARD_CARRIED * float(LIMIT_IN_RESERVE[card]) * rounds


def reserve_value(card: int, number: int) -> float:
    """What a card in reserve can still do: its text on being played is spent, its action is ready."""
    if card >= FIRST_EVENT:
        return 0.0
    rounds = NUMBERS - 1 - number
    field, path = field_strength(card), path_strength(card, number)
    bonus = A_CARD * float(DRAW_BONUS[card]) + A_CARD_CARRIED * float(LIMIT_IN_RESERVE[card] + LIMIT_IN_PLAY[card])
    return max(max(field, path) + OTHER_USE * min(field, path), action_value(card)) + bonus * rounds


def by_number(rows: list[list[float]]) -> list[float]:
    """The rows of a table, one after the other."""
    return [entry for row in rows for entry in row]


assert len(STEP_BOOK.effects) > 0  # the declarations have filled the tables above
# A row for each number that the paths have come to.
CARD_VALUES: Final[list[float]] = by_number(
    [[card_value(card, number) for card in range(TITLE_ROOM)] for number in range(NUMBERS)]
)
RESERVE_VALUES: Final[list[float]] = by_number(
    [[reserve_value(card, number) for card in range(TITLE_ROOM)] for number in range(NUMBERS)]
)
ACTION_VALUES: Final[list[float]] = [action_value(card) for card in range(TITLE_ROOM)]
PLAY_VALUES: Final[list[float]] = [play_value(card) for card in range(TITLE_ROOM)]
# Of each location what its text brings to the Free Peoples; a text of its own names its players.
LOCATION_VALUES: Final[list[float]] = [text_value(text, FREE_PEOPLES) for text in LOCATION_TEXTS]
