"""Activating and reactivating battlegrounds, and replacing the path in the middle of a round (rules 17-28)."""

from typing import Final, final

from mypy_extensions import i64

from westmarch.core.bits import bits, ones
from westmarch.core.frames import NOTHING, Effect, Frame, If, Test, effect, frame_of, replace_frame
from westmarch.core.state import Seat, Step
from westmarch.games.wotr_cards.cards.book import LOCATION_TEXTS, Condition, carry_out_location
from westmarch.games.wotr_cards.components import (
    FIELD_ROOM,
    FIRST_PATH,
    FREE_PEOPLES,
    LOCATIONS_FROM,
    NO_PATH,
    PATHS_OF_NUMBER,
    SHADOW,
    THE_PATH,
    Card,
    Location,
    Place,
    other_side,
)
from westmarch.games.wotr_cards.rules.battle import Fight
from westmarch.games.wotr_cards.rules.verbs import activate_field, activate_path
from westmarch.games.wotr_cards.state import WotrCardsState
from westmarch.games.wotr_cards.words import (
    ASK_PICK_BATTLEGROUND,
    ASK_PICK_PATH,
    TOLD_BECAUSE,
    TOLD_NO_BATTLEGROUND,
    WORD_LOCATION,
)

EVERY_FIELD: Final = (1 << FIELD_ROOM) - 1


def put_out_field(state: WotrCardsState, field: Place, seat: Seat) -> None:
    """Activate or reactivate a battleground; its text follows."""
    carry_out_location(state, field, seat)
    activate_field(state, field)
    tell_reason(state, field)


def put_out_path(state: WotrCardsState, path: Location, seat: Seat) -> None:
    """Activate a path; its text follows."""
    carry_out_location(state, path, seat)
    activate_path(state, path)
    tell_reason(state, path)


def tell_reason(state: WotrCardsState, location: Location) -> None:
    """Name the location whose text is carried out next, if it has one."""
    if LOCATION_TEXTS[location] is not NOTHING:
        state.tell(TOLD_BECAUSE, LOCATIONS_FROM + location)


# By a text: the player chooses


def fields_to_activate(state: WotrCardsState, fields: i64, from_deck: bool, from_area: bool) -> i64:
    """Those of some battlegrounds that are in a deck or in a scoring area, as far as these count; a bit each."""
    found: i64 = 0
    for side in (FREE_PEOPLES, SHADOW):
        if from_deck:
            found |= state.deck_fields[side]
        if from_area:
            found |= state.area_fields[side]
    return found & fields


@final
class ActivateField(Step[WotrCardsState]):
    """The player activates one of some battlegrounds; where there is none nothing happens. The frame remembers it."""

    def __init__(self, fields: i64 = EVERY_FIELD, from_deck: bool = True, from_area: bool = False) -> None:
        self.fields_allowed = fields
        self.from_deck = from_deck
        self.from_area = from_area

    def run(self, state: WotrCardsState) -> bool:
        frame = frame_of(state)
        found = fields_to_activate(state, self.fields_allowed, self.from_deck, self.from_area)
        if found == 0:
            return False
        options = [WORD_LOCATION + field for field in bits(found)]
        return state.ask(self, frame.seat, ASK_PICK_BATTLEGROUND, options, (int(frame.source),))

    def answer(self, state: WotrCardsState, word: int) -> None:
        frame = frame_of(state)
        field = word - WORD_LOCATION
        replace_frame(state, frame.with_chosen((field,)))
        put_out_field(state, field, frame.seat)


class CanActivateField(Condition):
    """One of some battlegrounds can be activated."""

    def __init__(self, fields: i64 = EVERY_FIELD, from_deck: bool = True, from_area: bool = False) -> None:
        self.fields_allowed = fields
        self.from_deck = from_deck
        self.from_area = from_area

    def holds(self, state: WotrCardsState, seat: Seat, card: Card) -> bool:
        return fields_to_activate(state, self.fields_allowed, self.from_deck, self.from_area) != 0


SAME: Final = 0
NEXT: Final = 1


def paths_to_activate(state: WotrCardsState, number: i64) -> i64:
    """The paths of a number that are in this scenario and were never activated; a bit each."""
    if not 1 <= number <= state.lineup.last_number:
        return 0
    alike: i64 = PATHS_OF_NUMBER[number]
    return alike & state.lineup.paths & ~state.used_paths


@final
class FightForPath(Step[WotrCardsState]):
    """Combat on the active path at once, in the middle of the action step."""

    def run(self, state: WotrCardsState) -> bool:
        if state.path != NO_PATH:
            state.push(Fight(THE_PATH))
        return False


@final
class PickPath(Step[WotrCardsState]):
    """The player activates a path of the same or the next number. That there is one was seen to before."""

    def __init__(self, further: i64 = SAME) -> None:
        self.further = further

    def run(self, state: WotrCardsState) -> bool:
        frame = frame_of(state)
        options = [
            WORD_LOCATION + FIRST_PATH + path
            for path in bits(paths_to_activate(state, state.last_number + self.further))
        ]
        return len(options) > 0 and state.ask(self, frame.seat, ASK_PICK_PATH, options, (int(frame.source),))

    def answer(self, state: WotrCardsState, word: int) -> None:
        put_out_path(state, word - WORD_LOCATION, frame_of(state).seat)


class CanActivatePath(Condition):
    """A path of the same or the next number can be activated."""

    def __init__(self, further: i64 = SAME) -> None:
        self.further = further

    def holds(self, state: WotrCardsState, seat: Seat, card: Card) -> bool:
        return state.path != NO_PATH and paths_to_activate(state, state.last_number + self.further) != 0


class PathLeft(Test[WotrCardsState]):
    """The same as a test inside an effect."""

    def __init__(self, further: i64 = SAME) -> None:
        self.further = further

    def holds(self, state: WotrCardsState, frame: Frame) -> bool:
        return state.path != NO_PATH and paths_to_activate(state, state.last_number + self.further) != 0


def activate_a_path(further: int, *then: Step[WotrCardsState]) -> If:
    """Fight for the active path, then activate another one, then perhaps more; nothing where there is no such path."""
    return If(PathLeft(further), effect(FightForPath(), PickPath(further), *then))


# In the location step: chance chooses


@final
class RandomField(Step[WotrCardsState]):
    """The first player activates a random battleground of the own side, or of the other, or those of the round."""

    def run(self, state: WotrCardsState) -> bool:
        seat = state.lineup.order[state.first]
        by_round = state.lineup.fields_by_round
        if len(by_round) > 0:
            for field in reversed(by_round[state.round - 1] if state.round <= len(by_round) else ()):
                state.push(Frame(PUT_OUT, 0, seat, x=field))
            return False
        fields: i64 = state.deck_fields[state.lineup.sides[seat]]
        if fields == 0:
            fields = state.deck_fields[other_side(state.lineup.sides[seat])]
        if fields == 0:
            state.tell(TOLD_NO_BATTLEGROUND)
            return False
        field = bits(fields)[state.random(ones(fields))]
        state.observe(field)
        put_out_field(state, field, seat)
        return False


@final
class PutOut(Step[WotrCardsState]):
    """A battleground that the scenario sets for the round is activated, if it is not active already."""

    def run(self, state: WotrCardsState) -> bool:
        frame = frame_of(state)
        if not state.active >> frame.x & 1:
            put_out_field(state, frame.x, frame.seat)
        return False


@final
class RandomPath(Step[WotrCardsState]):
    """The first player activates a random path of the number that follows the last one activated."""

    def run(self, state: WotrCardsState) -> bool:
        paths = paths_to_activate(state, state.last_number + 1)
        if paths == 0:
            return False
        path = bits(paths)[state.random(ones(paths))]
        state.observe(FIRST_PATH + path)
        put_out_path(state, FIRST_PATH + path, state.lineup.order[state.first])
        return False


PUT_OUT: Final = effect(PutOut())
RANDOM_FIELD: Final = RandomField()
RANDOM_PATH: Final = RandomPath()
ACTIVATION_EFFECTS: Final[dict[str, Effect]] = {"put_out": PUT_OUT}
