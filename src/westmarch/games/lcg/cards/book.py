"""What the texts of cards consist of, and the tables that hold them. Filled by the declarations."""

from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from westmarch.core.frames import NOTHING, Choose, Effect, Frame, Test
from westmarch.core.state import Step
from westmarch.core.vectors import alike
from westmarch.games.lcg.components import ANY_PHASE, EVENT, KINDS, MOST_SEATS, NO_CARD, TITLE_ROOM, Card, Title
from westmarch.games.lcg.lineup import Lineup
from westmarch.games.lcg.state import LcgState
from westmarch.games.lcg.words import MOMENTS

# Kinds of abilities
ACTION: Final = 0
RESPONSE: Final = 1
FORCED: Final = 2

# Who may use an ability
CONTROLLER: Final = 0
ANY_SEAT: Final = 1
FIRST_PLAYER_ONLY: Final = 2

# How often
NO_LIMIT: Final = 0
ONCE_A_ROUND: Final = 1
ONCE_A_ROUND_A_SEAT: Final = 2
THREE_TIMES_A_PHASE: Final = 3
ONCE_A_WINDOW: Final = 4

# Rules that are no more than a mark on a title, a bit each.
NO_DRAWING: Final = 1  # an active location: nobody draws
HOST_CANNOT_ATTACK: Final = 2
HOST_CANNOT_DEFEND: Final = 4
SHY: Final = 8  # not engaged of free will while another enemy is in the staging area
MUST_TRAVEL: Final = 16
NO_ATTACHMENTS: Final = 32
TO_TOP: Final = 64  # leaves play to the top of its deck
SHUFFLED_IN: Final = 128  # shuffled into its deck when it is destroyed
ONE_ALLY: Final = 256  # a quest card: the players may play one ally a round
NO_CHECKS: Final = 512  # a quest card: no engagement checks
NO_STAGING: Final = 1024  # a quest card: no staging step
ATTACKS_STAGING: Final = 2048  # may attack an enemy in the staging area alone
SURPLUS_TO_THREAT: Final = 4096  # damage beyond what the character can take raises threat
STOPS_DRAW: Final = 8192  # on a deck: the next draw is lost, and this card discarded
STOPS_READYING: Final = 16384  # on a hero: does not ready in the refresh phase unless 2 resources are paid


@mypyc_attr(allow_interpreted_subclasses=True)
class StatRule:
    """How a card changes a number of its own or of the card it is attached to. This one: not at all."""

    def bonus(self, state: LcgState, source: Card, whom: Card, stat: i64, against: Card) -> i64:
        """How much is added; `against` is the enemy that is being attacked, or NO_CARD."""
        return 0


PLAIN: Final = StatRule()


@final
class Bonus(StatRule):
    """One number is always so much higher, or lower."""

    def __init__(self, number: i64 = 0, n: i64 = 1) -> None:
        self.number = number
        self.n = n

    def bonus(self, state: LcgState, source: Card, whom: Card, stat: i64, against: Card) -> i64:
        return self.n if stat == self.number else 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Cost(Step[LcgState]):
    """A step that pays for an ability."""

    def payable(self, state: LcgState, frame: Frame) -> bool:
        """Whether it can be paid, as everybody can see."""
        return True

    def idle(self, state: LcgState, frame: Frame) -> bool:
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class HandTest(Test[LcgState]):
    """A question about a hand: the others only see what it might be."""

    def might(self, state: LcgState, frame: Frame) -> bool:
        """Whether it can be so, as everybody can see."""
        return len(state.hands[frame.seat]) > 1


NO_TEST: Final[Test[Any]] = Test()


class Ability:
    """Something that a card does: an action, a response to a moment, or what happens by itself at a moment.

    `does` holds everything, the choice of targets and the costs included; `target`, `costs`, `needs` and `when` say
    whether it can be begun.
    """

    kind: i64
    moment: i64
    phase: i64  # the one in which the action may be used
    by: i64
    limit: i64
    errata_limit: i64  # with the errata
    from_hand: bool
    costs: tuple[Cost, ...]
    target: Choose | None
    when: Test[Any]  # whether the moment is the right one
    needs: Test[Any]
    hand: HandTest | None
    does: Effect

    def __init__(
        self,
        kind: i64 = ACTION,
        does: Effect = NOTHING,
        moment: i64 = 0,
        phase: i64 = ANY_PHASE,
        by: i64 = CONTROLLER,
        limit: i64 = NO_LIMIT,
        errata_limit: i64 = NO_LIMIT,
        from_hand: bool = False,
        costs: tuple[Cost, ...] = (),
        target: Choose | None = None,
        when: Test[Any] = NO_TEST,
        needs: Test[Any] = NO_TEST,
        hand: HandTest | None = None,
    ) -> None:
        self.kind = kind
        self.does = does
        self.moment = moment
        self.phase = phase
        self.by = by
        self.limit = limit
        self.errata_limit = errata_limit
        self.from_hand = from_hand
        self.costs = costs
        self.target = target
        self.when = when
        self.needs = needs
        self.hand = hand


NO_ABILITIES: Final[tuple[Ability, ...]] = ()
ABILITIES: Final[list[tuple[Ability, ...]]] = [NO_ABILITIES] * TITLE_ROOM
EVENT_ACTIONS: Final[list[Ability | None]] = [None] * TITLE_ROOM  # those of them that are the action of an event
MARKS: Final = alike(0, TITLE_ROOM)
ERRATA_MARKS: Final = alike(0, TITLE_ROOM)  # further ones with the errata
OWN_RULES: Final[list[StatRule]] = [PLAIN] * TITLE_ROOM
BEARER_RULES: Final[list[StatRule]] = [PLAIN] * TITLE_ROOM  # of attachments
BEARER_TRAITS: Final = alike(0, TITLE_ROOM)  # traits that an attachment gives
BEARER_SPHERES: Final[list[tuple[int, int]]] = [(NO_CARD, NO_CARD)] * TITLE_ROOM  # (hero's title, sphere that it gets)
SPREAD_PAYMENT: Final[list[bool]] = [False] * TITLE_ROOM  # paid by as many heroes as it costs
ATTACH_TO: Final[list[Choose | None]] = [None] * TITLE_ROOM  # the choice of what an attachment is attached to
WHEN_REVEALED: Final[list[Effect]] = [NOTHING] * TITLE_ROOM  # of quest cards: side B
SHADOW_EFFECTS: Final[list[Effect]] = [NOTHING] * TITLE_ROOM
TRAVEL_COSTS: Final[list[Effect]] = [NOTHING] * TITLE_ROOM
CAN_TRAVEL: Final[list[Test[Any]]] = [NO_TEST] * TITLE_ROOM
STAGE_SETUP: Final[list[Effect]] = [NOTHING] * TITLE_ROOM  # of quest cards: side A
STAGE_BLOCKED: Final[list[Test[Any] | None]] = [None] * TITLE_ROOM  # it cannot be passed while this holds
STAGE_WON: Final[list[Test[Any] | None]] = [None] * TITLE_ROOM  # the players win as soon as this holds
STAGE_NEXT: Final[list[Effect]] = [NOTHING] * TITLE_ROOM  # instead of going on to the next quest card in order
EXTRA_REVEALS: Final = alike(0, TITLE_ROOM)  # of quest cards


def listen(lineup: Lineup) -> None:
    """Find the titles of a game that listen to each moment, the cards with an action for everybody, and the events with one."""
    shared: list[int] = []
    forced: list[list[int]] = [[] for _ in range(MOMENTS)]
    responses: list[list[int]] = [[] for _ in range(MOMENTS)]
    for title in range(TITLE_ROOM):
        if lineup.copies[title] > 0:
            for ability in ABILITIES[title]:
                if ability.kind == ACTION:
                    if ability.by == ANY_SEAT:
                        first = lineup.first_card[title]
                        shared.extend(range(first, first + lineup.copies[title]))
                else:
                    table = forced if ability.kind == FORCED else responses
                    if title not in table[ability.moment]:
                        table[ability.moment].append(title)
    lineup.forced = tuple([tuple(titles) for titles in forced])
    lineup.responses = tuple([tuple(titles) for titles in responses])
    lineup.open_to_all = tuple(shared)
    lineup.events = tuple([tuple(events_in(deck)) for deck in lineup.decks[:MOST_SEATS]])


def events_in(deck: tuple[int, ...]) -> list[int]:
    """The events of a deck that can be played as an action, sorted."""
    return [title for title in sorted(set(deck)) if KINDS[title] == EVENT and event_action(title) is not None]


def event_action(title: Title) -> Ability | None:
    """The action of an event."""
    return EVENT_ACTIONS[title]
