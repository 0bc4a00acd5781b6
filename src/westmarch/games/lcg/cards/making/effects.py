"""What card texts are made of: one step for each thing a player would say. Whom it is about are operands.

A number `n` may be `X` (the frame's x: what the moment was about, or what was chosen), and may be counted `per` thing.
"""

from typing import Any, Final, final

from mypy_extensions import i64

from westmarch.core.frames import NOTHING, YOU, Control, Effect, Filter, Frame, Seats, amount, frame_of
from westmarch.core.state import NOBODY, Seat, Step
from westmarch.games.lcg.cards.making.operands import CHOSEN, PAID, REMEMBERED, SELF, Cards
from westmarch.games.lcg.components import (
    CANNOT_ATTACK,
    END_OF_PHASE,
    EVENT,
    EVERYBODY_SAFE,
    HOST_DECK,
    KINDS,
    SEAT_ITSELF,
    SEVERAL_DEFENDERS,
    UNTIL_PHASE,
    VICTORY,
    WILLPOWER,
    Card,
)
from westmarch.games.lcg.rules.combat.enemy_attacks import DealShadowTo
from westmarch.games.lcg.rules.round import counts_on_quest
from westmarch.games.lcg.rules.under_way import (
    CANCELLED,
    ENEMY_ATTACK,
    NO_DEFENSE,
    REPLACED,
    REVEAL,
    SHADOW_EFFECT,
    SURGES,
    add_attack,
    add_attack_flag,
    add_flag,
    frame_at,
)
from westmarch.games.lcg.rules.verbs import (
    DISCARDED,
    ON_TOP,
    OUT_OF_GAME,
    TO_DECK,
    TO_HAND,
    attach,
    damage,
    discard_from_hand,
    draw,
    end,
    engage,
    exhaust,
    gain,
    give_control,
    heal,
    leave_play,
    leave_quest,
    lower_threat,
    modify,
    orc_guard,
    place_progress,
    progress_on_quest,
    raise_threat,
    ready,
    remove_progress,
    to_staging,
)
from westmarch.games.lcg.state import Delayed, LcgState
from westmarch.games.lcg.words import ASK_FROM_HAND, NUMBER_WORD, title_of_word, word_of_title

EVERYTHING: Final = 99  # as an amount: all there is
NAMED_ON_THE_WAY: Final = (PAID, REMEMBERED)  # cards that an effect knows only once it is under way


def number(state: LcgState, frame: Frame, n: i64, per: Filter[Any] | None) -> i64:
    """How much: a number, the frame's x, or so much for each thing."""
    total = amount(frame, n)
    return total if per is None else total * len(per.words(state, frame))


class About(Step[LcgState]):
    """A step that does something to each of some cards."""

    def __init__(self, whom: Cards = SELF, n: i64 = 1, per: Filter[Any] | None = None) -> None:
        self.whom = whom
        self.n = n
        self.per = per

    def run(self, state: LcgState) -> bool:
        frame = frame_of(state)
        n = number(state, frame, self.n, self.per)
        for card in self.whom.find(state, frame):
            self.do(state, frame, card, n)
        return False

    def do(self, state: LcgState, frame: Frame, card: Card, n: i64) -> None:
        """What is done to one of them."""

    def idle(self, state: LcgState, frame: Frame) -> bool:
        if self.whom in NAMED_ON_THE_WAY:
            return False
        return not any(self.touches(state, card) for card in self.whom.find(state, frame))

    def touches(self, state: LcgState, card: Card) -> bool:
        """Whether this would change anything about a card."""
        return True


@final
class Ready(About):
    """Cards are readied."""

    def do(self, state: LcgState, frame: Frame, card: Card, n: i64) -> None:
        ready(state, card)

    def touches(self, state: LcgState, card: Card) -> bool:
        return state.exhausted(card)


@final
class Exhaust(About):
    """Cards are exhausted."""

    def do(self, state: LcgState, frame: Frame, card: Card, n: i64) -> None:
        exhaust(state, card)


@final
class Damage(About):
    """Each of them takes damage, all at once."""

    def do(self, state: LcgState, frame: Frame, card: Card, n: i64) -> None:
        damage(state, card, n)


@final
class Heal(About):
    """Each of them is healed."""

    def do(self, state: LcgState, frame: Frame, card: Card, n: i64) -> None:
        heal(state, card, n)

    def touches(self, state: LcgState, card: Card) -> bool:
        return state.damage[card] > 0


@final
class HealableDamage(Filter[LcgState]):
    """The numbers from 1 to the damage that may be healed on the chosen card: for `ChooseNumber`, zero NUMBER_WORD."""

    def __init__(self, most: i64 = 1) -> None:
        self.most = most

    def words(self, state: LcgState, frame: Frame) -> list[int]:
        there: i64 = 0
        for card in CHOSEN.find(state, frame):
            there += state.damage[card]
        return list(range(NUMBER_WORD + 1, NUMBER_WORD + min(self.most, there) + 1))


@final
class DiscardFromPlay(About):
    """They are discarded; an objective is laid back into the staging area."""

    def do(self, state: LcgState, frame: Frame, card: Card, n: i64) -> None:
        leave_play(state, card, DISCARDED)


@final
class Gain(About):
    """Each of them gets resources."""

    def do(self, state: LcgState, frame: Frame, card: Card, n: i64) -> None:
        gain(state, card, n)


@final
class PlaceProgress(About):
    """Each of these locations gets progress."""

    def do(self, state: LcgState, frame: Frame, card: Card, n: i64) -> None:
        place_progress(state, card, n)


@final
class ReturnToHand(About):
    """They go back to their owners' hands."""

    def do(self, state: LcgState, frame: Frame, card: Card, n: i64) -> None:
        leave_play(state, card, TO_HAND)


@final
class ShuffleIn(About):
    """They are shuffled into their owners' decks."""

    def do(self, state: LcgState, frame: Frame, card: Card, n: i64) -> None:
        leave_play(state, card, TO_DECK)


@final
class ToTop(About):
    """They are put on top of their owners' decks."""

    def do(self, state: LcgState, frame: Frame, card: Card, n: i64) -> None:
        leave_play(state, card, ON_TOP)


@final
class RemoveFromGame(About):
    """They are removed from the game."""

    def do(self, state: LcgState, frame: Frame, card: Card, n: i64) -> None:
        leave_play(state, card, OUT_OF_GAME)


@final
class DealShadow(About):
    """Each of these enemies is dealt shadow cards for its attack."""

    def do(self, state: LcgState, frame: Frame, card: Card, n: i64) -> None:
        attack = frame_at(state, ENEMY_ATTACK)
        seat = attack.seat if attack is not None else frame.seat
        for _ in range(n):
            state.push(DealShadowTo(card, seat))


@final
class Engage(About):
    """These enemies engage you."""

    def do(self, state: LcgState, frame: Frame, card: Card, n: i64) -> None:
        engage(state, card, frame.seat)


@final
class ToStaging(About):
    """They go to the staging area."""

    def do(self, state: LcgState, frame: Frame, card: Card, n: i64) -> None:
        to_staging(state, card)


@final
class LeaveQuest(About):
    """These characters are removed from the quest and stay exhausted."""

    def do(self, state: LcgState, frame: Frame, card: Card, n: i64) -> None:
        leave_quest(state, card)


@final
class Modify(Step[LcgState]):
    """A number of some cards, fixed now, is more or less until the phase or round ends."""

    def __init__(self, whom: Cards = SELF, stat: i64 = 0, n: i64 = 1, until: i64 = UNTIL_PHASE) -> None:
        self.whom = whom
        self.stat = stat
        self.n = n
        self.until = until

    def run(self, state: LcgState) -> bool:
        for card in self.whom.find(state, frame_of(state)):
            modify(state, self.stat, card, self.n, self.until)
        return False

    def idle(self, state: LcgState, frame: Frame) -> bool:
        cards = self.whom.find(state, frame)
        if self.stat == WILLPOWER and self.until == UNTIL_PHASE:
            return not any(counts_on_quest(state, card) for card in cards)
        return not cards


@final
class ModifyGroup(Step[LcgState]):
    """A number of a group that is looked at anew each time (`EVERY_LOCATION`, `THE_STAGING`) is more or less."""

    def __init__(
        self,
        group: i64 = 0,
        stat: i64 = 0,
        n: i64 = 1,
        until: i64 = UNTIL_PHASE,
    ) -> None:
        self.group = group
        self.stat = stat
        self.n = n
        self.until = until

    def run(self, state: LcgState) -> bool:
        modify(state, self.stat, self.group, self.n, self.until)
        return False


@final
class ForbidAttack(Step[LcgState]):
    """These enemies cannot attack this phase; with the errata they cannot attack the player they are engaged with."""

    def __init__(self, whom: Cards = SELF) -> None:
        self.whom = whom

    def run(self, state: LcgState) -> bool:
        for card in self.whom.find(state, frame_of(state)):
            safe = state.keeper[card] if state.lineup.rules.errata else EVERYBODY_SAFE
            modify(state, CANNOT_ATTACK, card, safe, UNTIL_PHASE)
        return False


@final
class AllowSeveralDefenders(Step[LcgState]):
    """Some players may declare several defenders this phase."""

    def __init__(self, who: Seats[Any] = YOU) -> None:
        self.who = who

    def run(self, state: LcgState) -> bool:
        for seat in self.who.order(state, frame_of(state)):
            modify(state, SEVERAL_DEFENDERS, SEAT_ITSELF - seat, 1, UNTIL_PHASE)
        return False


# Players


class OfPlayers(Step[LcgState]):
    """A step about some players."""

    def __init__(self, n: i64 = 1, who: Seats[Any] = YOU, per: Filter[Any] | None = None) -> None:
        self.n = n
        self.who = who
        self.per = per

    def run(self, state: LcgState) -> bool:
        frame = frame_of(state)
        n = number(state, frame, self.n, self.per)
        for seat in self.who.order(state, frame):
            if state.alive(seat):
                self.do(state, seat, n)
        return False

    def do(self, state: LcgState, seat: Seat, n: i64) -> None:
        """What one of them does."""


@final
class Draw(OfPlayers):
    """They draw cards."""

    def do(self, state: LcgState, seat: Seat, n: i64) -> None:
        draw(state, seat, n)


@final
class RaiseThreat(OfPlayers):
    """Their threat rises."""

    def do(self, state: LcgState, seat: Seat, n: i64) -> None:
        raise_threat(state, seat, n)


@final
class LowerThreat(OfPlayers):
    """Their threat falls."""

    def do(self, state: LcgState, seat: Seat, n: i64) -> None:
        lower_threat(state, seat, n)


@final
class OrcGuard(OfPlayers):
    """The top card of their deck becomes an Orc Guard engaged with them."""

    def do(self, state: LcgState, seat: Seat, n: i64) -> None:
        orc_guard(state, seat)


@final
class DiscardEvents(OfPlayers):
    """They discard all events from their hands."""

    def do(self, state: LcgState, seat: Seat, n: i64) -> None:
        for title in state.hands[seat]:
            if KINDS[title] == EVENT:
                discard_from_hand(state, seat, title)
        state.disclosed()


@final
class DiscardAtRandom(OfPlayers):
    """They discard cards at random from their hands."""

    def do(self, state: LcgState, seat: Seat, n: i64) -> None:
        for _ in range(min(n, len(state.hands[seat]))):
            discard_from_hand(state, seat, state.hands[seat][state.random(len(state.hands[seat]))])


@final
class DiscardFromHand(Step[LcgState]):
    """You discard cards of your choice from your hand, as many as you can."""

    def __init__(self, n: i64 = 1) -> None:
        self.n = n

    def fields(self) -> tuple[object, ...]:
        return (self.n,)

    def run(self, state: LcgState) -> bool:
        frame = frame_of(state)
        hand = state.hands[frame.seat]
        if len(hand) <= self.n:
            for title in hand:
                discard_from_hand(state, frame.seat, title)
            state.disclosed()
            return False
        options = sorted({word_of_title(title) for title in hand})
        args = (state.name(frame.source), int(self.n))
        return self.n > 0 and state.ask(self, frame.seat, ASK_FROM_HAND, options, args, always=True)

    def answer(self, state: LcgState, word: int) -> None:
        if self.n > 1:
            state.push(DiscardFromHand(self.n - 1))
        discard_from_hand(state, frame_of(state).seat, title_of_word(word))


# Quest


@final
class ProgressOnQuest(Step[LcgState]):
    """Progress on the current quest; the active location takes what it needs first."""

    def __init__(self, n: i64 = 1) -> None:
        self.n = n

    def run(self, state: LcgState) -> bool:
        progress_on_quest(state, amount(frame_of(state), self.n))
        return False


@final
class RemoveProgress(Step[LcgState]):
    """Progress is taken off the quest card."""

    def __init__(self, n: i64 = 1) -> None:
        self.n = n

    def run(self, state: LcgState) -> bool:
        remove_progress(state, amount(frame_of(state), self.n))
        return False


@final
class Win(Step[LcgState]):
    """The players win."""

    def run(self, state: LcgState) -> bool:
        end(state, VICTORY)
        return False


# Cancelling, attacks, attaching, delaying


@final
class CancelReveal(Step[LcgState]):
    """The When Revealed effect of the revealed card will not happen; perhaps the next card comes in its place."""

    def __init__(self, replaced: bool = False) -> None:
        self.replaced = replaced

    def run(self, state: LcgState) -> bool:
        add_flag(state, REVEAL, CANCELLED | (REPLACED if self.replaced else 0))
        return False


@final
class CancelShadow(Step[LcgState]):
    """The shadow effect will not happen."""

    def run(self, state: LcgState) -> bool:
        add_flag(state, SHADOW_EFFECT, CANCELLED)
        return False


@final
class GainSurge(Step[LcgState]):
    """The revealed card has surge."""

    def run(self, state: LcgState) -> bool:
        add_flag(state, REVEAL, SURGES)
        return False


@final
class AddAttack(Step[LcgState]):
    """The attack under way is stronger."""

    def __init__(self, n: i64 = 1) -> None:
        self.n = n

    def run(self, state: LcgState) -> bool:
        add_attack(state, self.n)
        return False


@final
class NoDefense(Step[LcgState]):
    """The defender does not count its defense in the attack under way."""

    def run(self, state: LcgState) -> bool:
        add_attack_flag(state, NO_DEFENSE)
        return False


@final
class AttachSelf(Step[LcgState]):
    """The card the effect comes from becomes an attachment of another one."""

    def __init__(self, to: Cards = SELF) -> None:
        self.to = to

    def run(self, state: LcgState) -> bool:
        frame = frame_of(state)
        hosts = self.to.find(state, frame)
        if hosts:
            attach(state, frame.source, hosts[0], frame.seat)
        return False


@final
class AttachToDeck(Step[LcgState]):
    """The card the effect comes from is put on a player's deck."""

    def __init__(self, who: Seats[Any] = YOU) -> None:
        self.who = who

    def run(self, state: LcgState) -> bool:
        frame = frame_of(state)
        attach(state, frame.source, HOST_DECK - self.who.order(state, frame)[0], NOBODY)
        return False


@final
class GiveControl(Step[LcgState]):
    """A player gets control of some characters, with their attachments."""

    def __init__(self, whom: Cards = SELF, to: Seats[Any] = YOU) -> None:
        self.whom = whom
        self.to = to

    def run(self, state: LcgState) -> bool:
        frame = frame_of(state)
        for card in self.whom.find(state, frame):
            give_control(state, card, self.to.order(state, frame)[0])
        return False


@final
class AtEndOf(Control[LcgState]):
    """An effect that waits for the end of the phase, the round or the combat phase: then nobody's, for its player may be out."""

    def __init__(self, point: i64 = END_OF_PHASE, then: Effect = NOTHING) -> None:
        self.point = point
        self.then = then

    def run(self, state: LcgState) -> bool:
        waiting = frame_of(state).inner(self.then)
        waiting.seat = NOBODY
        state.delayed = (*state.delayed, Delayed(self.point, waiting))
        state.changed()
        return False

    def effects(self) -> tuple[Effect, ...]:
        return (self.then,)
