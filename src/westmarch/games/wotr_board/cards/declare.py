"""How an event card is declared: a file for each deck (`free_character.py`, ...), a declaration for each card, by name.

    DECK.event(
        "athelas",                                      # its name, by which words spell it and the rules call it
        RollFor(3, on=5),                               # what it does: steps, one after the other
        Heal(X),
        id="fp-char-09",                                # what positions and texts call it
        icon=MUSTER,                                    # the die that plays it, besides an Event die; else CHARACTER
        needs=InFellowship(STRIDER),                    # when it may be played: a Test; left out: always
        combat=ANDURIL,                                 # its combat half, declared in `free_combat` or `shadow_combat`
    )

Steps are in `making.steps`, `card_steps`, `army_steps` and `losses`, `Recruit`, `RecruitInEach` and `Upgrade` in
`rules.recruit`, control steps (`If`, `May`, `Choose`, `ChooseOne`, `ForEach`, `Times`, `Then`) in `core.frames`, tests and
filters in `making.operands`. Where no step fits, write one (like those in `free_steps`), named after what a player would
say; it changes the board only through `verbs`, `politics`, `hands` and `hunt`. A step that asks changes nothing before it
asks. Every step class has defaults for all arguments; a step that is pushed by itself has `fields()` and is listed in
OWN_STEPS of its file (see `catalogue`).

An effect remembers what was chosen: `Choose(ASK_CHOOSE_REGION, Regions(...))`, then `CHOSEN` or a step that speaks of the
chosen region; `Choose(ASK_CHOOSE_REGIONS, Regions(...), 3, 3), RecruitInEach(CHOSEN, ...)`; X is the number counted last.
Tests that ask for what is hidden (a hand) must not decide whether somebody is asked: see `MayPlayEvent`, `HandHas`.

A card that stays on the table is put there by playing it. What it does there stands in its declaration, too:

        stays=True,
        on_table=[at_moment(HUNT_DAMAGE, MayUse(DiscardThis(), ReduceDamage(1), test=CARD_MAY_REDUCE))],
        discard_when=Not(InFellowship(BOROMIR)),        # as soon as
        removable=[with_die(AS_WILL), with_die(ANY_DIE, PayRing(), test=HasRing())],   # by the enemy

Moments are listed at the end of `components.py`; `it`, `each` and `x` of the listener's frame are the moment's numbers.
What a card forbids is asked for where it is forbidden (`politics.may_wake`, `movement.warded`, `combat_cards.may_use_cards`).

A combat half is declared once for all cards that have it:

    CONFUSION = half("confusion", at(4, OnesHitSelf()), when=...)      # initiative, steps; `when` in the battle
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from westmarch.core.frames import Effect, Test, effect
from westmarch.core.state import AnyStep
from westmarch.games.wotr_board.cards.book import (
    ALWAYS,
    CARD_ICON,
    CARD_IDS,
    CARD_NAMES,
    EVENTS,
    EVERY_GAME,
    PLAYS,
    STAYS,
    CombatHalf,
    Event,
    listen,
    named,
    power,
)
from westmarch.games.wotr_board.cards.making.card_steps import DiscardThis
from westmarch.games.wotr_board.cards.making.operands import Lies
from westmarch.games.wotr_board.cards.names import numbered
from westmarch.games.wotr_board.components import CHARACTER
from westmarch.games.wotr_board.words import WORD_REMOVE


class AtMoment(NamedTuple):
    """What a card on the table does at a moment."""

    moment: int
    does: Effect
    test: Test[Any]


class WithDie(NamedTuple):
    """A way for the enemy to be rid of a card on the table."""

    uses: int
    first: tuple[AnyStep, ...]
    test: Test[Any]


class Deck:
    """One of a side's two decks, which cards are declared for."""

    def __init__(self, side: int, deck: int) -> None:
        self.side = side
        self.pool = side * 2 + deck

    def event(
        self,
        name: str,
        *does: AnyStep,
        id: str,
        icon: int = CHARACTER,
        plays: int = EVERY_GAME,
        stays: bool = False,
        needs: Test[Any] = ALWAYS,
        discard_when: Test[Any] | None = None,
        on_table: Sequence[AtMoment] = (),
        removable: Sequence[WithDie] = (),
        combat: CombatHalf | None = None,
        doubtful: tuple[str, ...] = (),
    ) -> None:
        """Declare an event card."""
        number = numbered(name, self.pool)
        if EVENTS[number] is not None or id in CARD_IDS:
            raise ValueError(f"{name} ({id}) is declared twice")
        CARD_IDS[number] = id
        CARD_NAMES[number] = name
        CARD_ICON[number] = icon
        STAYS[number] = stays
        PLAYS[number] = plays
        does_all = named(f"event.{id}", effect(*does))
        EVENTS[number] = Event(number, needs, does_all, discard_when, combat, doubtful)
        for moment, there, test in on_table:
            listen(f"on_table.{id}.{moment}", moment, number, self.side, test, there)
        for uses, first, test in removable:
            gone = effect(*first, DiscardThis(name))
            power(f"remove.{id}.{uses}", WORD_REMOVE + number, 1 - self.side, uses, Lies(number, test), gone)


def at_moment(moment: int, *does: AnyStep, test: Test[Any] = ALWAYS) -> AtMoment:
    """What a card on the table does at a moment; its owner decides where there is something to decide."""
    return AtMoment(moment, effect(*does), test)


def with_die(uses: int, *first: AnyStep, test: Test[Any] = ALWAYS) -> WithDie:
    """The enemy may spend a die of some results, and what else, to discard a card from the table."""
    return WithDie(uses, first, test)


def at(initiative: int, *does: AnyStep) -> tuple[int, Effect]:
    """What a combat half does at an initiative."""
    return initiative, effect(*does)


def half(title: str, *effects: tuple[int, Effect], when: Test[Any] = ALWAYS, cancels: bool = False) -> CombatHalf:
    """Declare a combat half."""
    for place, (_, does) in enumerate(effects):
        named(f"combat.{title}.{place}", does)
    return CombatHalf(title, when, effects, cancels)
