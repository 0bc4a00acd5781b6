"""What the texts of cards and locations consist of, and the tables that hold them. Filled by the declarations."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from westmarch.core.frames import NOTHING, Effect, Frame
from westmarch.core.state import Seat
from westmarch.core.vectors import alike
from westmarch.games.wotr_cards.components import (
    IN_RESERVE,
    LOCATION_ROOM,
    LOCATIONS_FROM,
    NO_CARD,
    THE_PATH,
    TITLE_ROOM,
    Card,
    Location,
    Place,
)
from westmarch.games.wotr_cards.state import WotrCardsState


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition:
    """Whether a player can make use of a card's action or event now. This one: always."""

    def holds(self, state: WotrCardsState, seat: Seat, card: Card) -> bool:
        """Whether it is so."""
        return True


ALWAYS: Final = Condition()


class Action:
    """An action printed on a card in play."""

    where: i64  # the kinds of places where it works, a bit each
    does: Effect
    needs: Condition
    by: i64  # the faction whose player may use it; NO_CARD: the player of the card
    once: bool  # a round

    def __init__(
        self,
        where: i64 = IN_RESERVE,
        does: Effect = NOTHING,
        needs: Condition = ALWAYS,
        by: i64 = NO_CARD,
        once: bool = False,
    ) -> None:
        self.where = where
        self.does = does
        self.needs = needs
        self.by = by
        self.once = once


class Text:
    """All that a faction card does by itself."""

    on_play: Effect  # played anywhere; of an event, what it does
    on_play_to_reserve: Effect
    on_play_to_field: Effect
    on_enter_path: Effect  # played or moved there
    on_enter_field: Effect
    action: Action | None
    needs: Condition  # of an event: whether it can be played

    def __init__(
        self,
        on_play: Effect = NOTHING,
        on_play_to_reserve: Effect = NOTHING,
        on_play_to_field: Effect = NOTHING,
        on_enter_path: Effect = NOTHING,
        on_enter_field: Effect = NOTHING,
        action: Action | None = None,
        needs: Condition = ALWAYS,
    ) -> None:
        self.on_play = on_play
        self.on_play_to_reserve = on_play_to_reserve
        self.on_play_to_field = on_play_to_field
        self.on_enter_path = on_enter_path
        self.on_enter_field = on_enter_field
        self.action = action
        self.needs = needs


BLANK: Final = Text()
TEXTS: Final[list[Text]] = [BLANK] * TITLE_ROOM
ACTIONS: Final[list[Action | None]] = [None] * TITLE_ROOM  # the texts' actions, which every turn asks for
# The kinds of places where they work: every turn asks all cards in play, of which few have an action, and this says so in one load.
ACTION_PLACES: Final = alike(0, TITLE_ROOM)
LOCATION_TEXTS: Final[list[Effect]] = [NOTHING] * LOCATION_ROOM


def carry_out(state: WotrCardsState, text: Effect, seat: Seat, card: Card) -> None:
    """Push what a text does."""
    if len(text.steps) > 0:
        state.push(Frame(text, 0, seat, card))


def carry_out_entering(state: WotrCardsState, card: Card, place: Place) -> None:
    """Push what a card does when it is played or moved to a battleground or path."""
    text = TEXTS[card]
    effect = text.on_enter_path if place == THE_PATH else text.on_enter_field
    carry_out(state, effect, state.lineup.owners[card], card)


def carry_out_location(state: WotrCardsState, location: Location, seat: Seat) -> None:
    """Push what a location does when it is activated or reactivated."""
    carry_out(state, LOCATION_TEXTS[location], seat, LOCATIONS_FROM + location)
