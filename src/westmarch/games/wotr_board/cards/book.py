"""What cards and characters are and do, by number: tables that declarations fill and the rules look into."""

from typing import Any, Final

from westmarch.core.frames import NOTHING, Effect, Test
from westmarch.games.wotr_board.components import CARD_ROOM, SLOTS

ALWAYS: Final[Test[Any]] = Test()


class CombatHalf:
    """The combat half of a card: when it may be chosen, and what happens at which initiative."""

    def __init__(
        self,
        title: str = "",
        when: Test[Any] = ALWAYS,
        effects: tuple[tuple[int, Effect], ...] = (),
        cancels: bool = False,
    ) -> None:
        self.title = title
        self.when = when  # asked with a frame whose seat is the side that would play it
        self.effects = effects  # (initiative, effect), by initiative
        self.cancels = cancels  # takes the effects of the enemy's card away


class Event:
    """An event card: when it may be played, what it does, and when it leaves the table."""

    def __init__(
        self,
        card: int = 0,
        needs: Test[Any] = ALWAYS,
        does: Effect = NOTHING,
        discard_when: Test[Any] | None = None,
        combat: CombatHalf | None = None,
        doubtful: tuple[str, ...] = (),
    ) -> None:
        self.card = card
        self.needs = needs
        self.does = does
        self.discard_when = discard_when
        self.combat = combat
        self.doubtful = doubtful


class Listener:
    """What a card on the table or a character does at a moment."""

    def __init__(self, source: int = 0, seat: int = 0, when: Test[Any] = ALWAYS, does: Effect = NOTHING) -> None:
        self.source = source  # a card's number, or -1 for a character's ability
        self.seat = seat
        self.when = when  # asked with a frame: it, each, x are the moment's three numbers
        self.does = does


class Power:
    """Something that a die may be spent on besides the usual actions, under a word of its own."""

    def __init__(self, word: int = 0, seat: int = 0, uses: int = 0, when: Test[Any] = ALWAYS, does: Effect = NOTHING):
        self.word = word
        self.seat = seat
        self.uses = uses  # the results that pay for it, a bit each
        self.when = when
        self.does = does


# In which games a card lies in its deck at the start, a bit each.
ONLY_BASE: Final = 1
ONLY_LORDS: Final = 2
EVERY_GAME: Final = ONLY_BASE | ONLY_LORDS
IN_NO_DECK: Final = 0
NO_ICON: Final = -1  # never in a hand

# Facts of each card; a number without a card has no id.
CARD_IDS: Final[list[str]] = [""] * CARD_ROOM  # what positions and texts call it
CARD_NAMES: Final[list[str]] = [""] * CARD_ROOM  # what words and the rules call it
CARD_ICON: Final[list[int]] = [NO_ICON] * CARD_ROOM  # the die that plays it, as well as an Event die
STAYS: Final[list[bool]] = [False] * CARD_ROOM  # on the table
PLAYS: Final[list[int]] = [IN_NO_DECK] * CARD_ROOM
EVENTS: Final[list[Event | None]] = [None] * CARD_ROOM
LISTENERS: Final[dict[int, list[Listener]]] = {}
POWERS: Final[list[Power]] = []
EFFECTS: Final[dict[str, Effect]] = {}  # all effects by name, for positions


def event_of(card: int) -> Event:
    """A card's declaration; a card that nobody has written must never be in a deck."""
    event = EVENTS[card]
    assert event is not None
    return event


def deck_mask(pool: int, lords: bool) -> int:
    """The cards that a deck has at the start."""
    game = ONLY_LORDS if lords else ONLY_BASE
    return sum(1 << slot for slot in range(SLOTS) if PLAYS[pool * SLOTS + slot] & game)


def every_slot(pool: int) -> int:
    """All cards that belong to a pool, in whatever game."""
    return sum(1 << slot for slot in range(SLOTS) if EVENTS[pool * SLOTS + slot] is not None)


def named(name: str, does: Effect) -> Effect:
    """Register an effect under a name, so that positions can be written while it is under way."""
    EFFECTS[name] = does
    return does


def listen(
    name: str, moment: int, source: int, seat: int, when: Test[Any], does: Effect, *, first: bool = False
) -> None:
    """Let something happen at a moment, after or before all else."""
    listeners = LISTENERS.setdefault(moment, [])
    listeners.insert(0 if first else len(listeners), Listener(source, seat, when, named(name, does)))


def power(name: str, word: int, seat: int, uses: int, when: Test[Any], does: Effect) -> None:
    """Let a die be spent on something."""
    POWERS.append(Power(word, seat, uses, when, named(name, does)))
