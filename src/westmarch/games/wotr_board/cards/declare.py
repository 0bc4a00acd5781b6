"""How an event card is declared. One file for each deck (`free_character.py`, ...), one call for each card, in card order.

    event(
        "fp-char-09",                                   # the id; deck, icon and whether it stays are in `cards`
        RollFor(3, on=5),                               # what it does: steps, one after the other
        Heal(X),
        needs=InFellowship(STRIDER),                    # when it may be played: a Test; left out: always
        combat=ANDURIL,                                 # its combat half, declared in `combat_cards`
    )

Steps are in `steps`, `card_steps`, `army_steps` and `losses` beside this file, `Recruit`, `RecruitInEach` and `Upgrade` in
`recruit`, control steps (`If`, `May`, `Choose`, `ChooseOne`, `ForEach`, `Times`, `Then`) in `core.frames`, tests and filters
in `operands`. Where no step fits, write one next to the card (like `free_deeds`), named after what a player would say; it changes the board only
through `verbs`, `politics`, `hands` and `hunt`. A step that asks changes nothing before it asks. Every step class has defaults
for all arguments; a step that is pushed by itself has `fields()` and is listed in OWN_STEPS of its file (see `catalogue`).

An effect remembers what was chosen: `Choose(ASK_REGION, Regions(...))`, then `CHOSEN` or a step that speaks of the chosen
region; `Choose(ASK_REGIONS, Regions(...), 3, 3), RecruitInEach(CHOSEN, ...)`; X is the number counted last.
Tests that ask for what is hidden (a hand) must not decide whether somebody is asked: see `MayPlayEvent`, `HandHas`.

A card that stays on the table is put there by playing it. What it does there:

    on_table("fp-char-07", HUNT_DAMAGE, ALWAYS, MayUse(DiscardThis(), ReduceDamage(1), test=CARD_MAY_REDUCE))
    on_table("sh-char-16", FELLOWSHIP_DECLARED, MomentRegionIs(Regions(...)), DiscardThis())    # at a moment
    event(..., discard_when=Not(InFellowship(BOROMIR)))                                         # as soon as
    removable("sh-char-21", AS_WILL)                      # the enemy may spend such a die to be rid of it
    removable("sh-char-21", ANY_DIE, PayRing(), when=HasRing())

Moments are listed at the end of `components.py`; `it`, `each` and `x` of the listener's frame are the moment's numbers.
What a card forbids is asked for where it is forbidden (`politics.may_wake`, `movement.warded`, `combat_play.may_use_cards`).

A combat half is declared once for all cards that have it, in `combat_cards/free_peoples.py` or `shadow.py`:

    CONFUSION = half("confusion", at(4, OnesHitSelf()), when=...)      # initiative, steps; `when` in the battle
"""

from typing import Any

from westmarch.core.frames import Effect, Frame, Test, effect
from westmarch.core.state import AnyStep
from westmarch.games.wotr_board.cards.book import ALWAYS, EVENTS, CombatHalf, Event, listen, named, power
from westmarch.games.wotr_board.cards.making.card_steps import DiscardThis
from westmarch.games.wotr_board.cards.names import CARD_POOL, card
from westmarch.games.wotr_board.state import WotrBoardState
from westmarch.games.wotr_board.words import WORD_REMOVE


def event(
    name: str,
    *does: AnyStep,
    needs: Test[Any] = ALWAYS,
    discard_when: Test[Any] | None = None,
    combat: CombatHalf | None = None,
    doubtful: tuple[str, ...] = (),
) -> None:
    """Declare an event card."""
    number = card(name)
    if EVENTS[number] is not None:
        raise ValueError(f"{name} is declared twice")
    EVENTS[number] = Event(number, needs, named(f"event.{name}", effect(*does)), discard_when, combat, doubtful)


def on_table(name: str, moment: int, when: Test[Any], *does: AnyStep) -> None:
    """Declare what a card on the table does at a moment; its owner decides where there is something to decide."""
    number = card(name)
    listen(f"on_table.{name}.{moment}", moment, number, CARD_POOL[number] // 2, when, effect(*does))


class Lies(Test[WotrBoardState]):
    """A card lies on the table, and something else holds."""

    def __init__(self, number: int = 0, when: Test[Any] = ALWAYS) -> None:
        self.number = number
        self.when = when

    def holds(self, state: WotrBoardState, frame: Frame) -> bool:
        return state.on_table(self.number) and self.when.holds(state, frame)


def removable(name: str, uses: int, *first: AnyStep, when: Test[Any] = ALWAYS) -> None:
    """Declare that the enemy may spend a die of some results, and what else, to discard a card from the table."""
    number = card(name)
    enemy = 1 - CARD_POOL[number] // 2
    does = effect(*first, DiscardThis(name))
    power(f"remove.{name}.{uses}", WORD_REMOVE + number, enemy, uses, Lies(number, when), does)


def at(initiative: int, *does: AnyStep) -> tuple[int, Effect]:
    """What a combat half does at an initiative."""
    return initiative, effect(*does)


def half(title: str, *effects: tuple[int, Effect], when: Test[Any] = ALWAYS, cancels: bool = False) -> CombatHalf:
    """Declare a combat half."""
    for place, (_, does) in enumerate(effects):
        named(f"combat.{title}.{place}", does)
    return CombatHalf(title, when, effects, cancels)
