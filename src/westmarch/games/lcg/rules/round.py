"""The round: its seven phases with their steps and windows, and what they consist of where no other module has it: resources,
planning, the refresh (rules 23, 28, 30 and 73)."""

from typing import Final, final

from mypy_extensions import i64

from westmarch.core.frames import NONE, EachSeat, Effect, Frame, frame_of, place_of
from westmarch.core.state import NOBODY, AnyStep, Step
from westmarch.core.words import DONE, YES, YES_NO
from westmarch.games.lcg.cards.book import STOPS_READYING, THREE_TIMES_A_PHASE
from westmarch.games.lcg.components import (
    COMBAT,
    COMMITTED,
    ENCOUNTER_PHASE,
    END_OF_COMBAT,
    END_OF_PHASE,
    END_OF_ROUND,
    EXHAUSTED,
    LAST_ROUND,
    NO_CARD,
    PHASE_FLAGS,
    PLANNING,
    PRISONER,
    QUEST_PHASE,
    REFRESH,
    RESOURCE,
    TOO_LONG,
    TRAVEL,
    UNTIL_ROUND,
    Card,
)
from westmarch.games.lcg.rules.combat.enemy_attacks import DealShadows, discard_all_shadows
from westmarch.games.lcg.rules.combat.engagement import Engagement, EngagementChecks
from westmarch.games.lcg.rules.combat.player_attacks import AttackEnemies, EnemiesAttack, WindowAfterCombat
from westmarch.games.lcg.rules.numbers import marked
from westmarch.games.lcg.rules.playing.abilities import add_actions, add_playable_cards, begin_action
from westmarch.games.lcg.rules.playing.windows import (
    LESSER_WINDOW,
    WINDOW,
    WindowAfterChange,
    WindowBeforeTurns,
    trigger,
    window_after_turn,
)
from westmarch.games.lcg.rules.quest import Commit, CommitDone, PlaceQuestProgress, ResolveQuest, Staging, TravelStep
from westmarch.games.lcg.rules.seats import EVERY_PLAYER
from westmarch.games.lcg.rules.verbs import (
    draw,
    end,
    gain,
    pass_first_player,
    raise_threat,
    ready,
    reshuffle_encounter_deck,
    spend,
)
from westmarch.games.lcg.state import LcgState
from westmarch.games.lcg.words import (
    ASK_MAY_PAY,
    ASK_PLAN,
    PHASE_BEGINS,
    PHASE_ENDS,
    REFRESH_READIED,
    ROUND_ENDS,
    TOLD_PHASE,
)

WEB_PRICE: Final = 2  # resources for each card that stops a hero from readying


@final
class BeginPhase(Step[LcgState]):
    """A phase begins."""

    def __init__(self, phase: i64 = RESOURCE) -> None:
        self.phase = phase

    def run(self, state: LcgState) -> bool:
        state.phase = self.phase
        state.changed_lightly()
        state.tell(TOLD_PHASE, self.phase, state.round)
        if self.phase == QUEST_PHASE:
            reshuffle_encounter_deck(state)
        state.announce(PHASE_BEGINS, self.phase)
        return False


def take_delayed(state: LcgState, point: i64) -> tuple[Frame, ...]:
    """The effects that waited for a point."""
    if not state.delayed:
        return ()
    found = tuple([waiting.frame for waiting in state.delayed if waiting.point == point])
    if found:
        state.delayed = tuple([waiting for waiting in state.delayed if waiting.point != point])
    return found


@final
class EndPhase(Step[LcgState]):
    """A phase ends: what waited for it happens."""

    def run(self, state: LcgState) -> bool:
        waiting = take_delayed(state, END_OF_PHASE)
        if state.phase == COMBAT:
            waiting = (*waiting, *take_delayed(state, END_OF_COMBAT))
        trigger(state, PHASE_ENDS, state.phase, waiting=waiting)
        return False


@final
class ClosePhase(Step[LcgState]):
    """What lasts until the end of the phase is over."""

    def run(self, state: LcgState) -> bool:
        if state.modifiers:
            state.modifiers = tuple([entry for entry in state.modifiers if entry.until == UNTIL_ROUND])
            state.changed()
        if state.uses:
            state.uses = tuple([use for use in state.uses if use.limit != THREE_TIMES_A_PHASE])
        over = PHASE_FLAGS if state.phase == COMBAT else COMMITTED if state.phase == QUEST_PHASE else 0
        if over:
            for card in range(len(state.flags)):
                state.flags[card] &= ~over
        if state.phase == COMBAT:
            discard_all_shadows(state)
        if state.phase == QUEST_PHASE:
            reshuffle_encounter_deck(state)
        state.changed_lightly()
        return False


# Resource and planning


@final
class CollectAndDraw(Step[LcgState]):
    """Each hero collects a resource, each player draws a card."""

    def run(self, state: LcgState) -> bool:
        for seat in state.seats_in_order():
            for hero in state.heroes(seat):
                gain(state, hero, 1)
        for seat in state.seats_in_order():
            draw(state, seat, 1)
        return False


@final
class PlanningTurn(Step[LcgState]):
    """A player plays allies and attachments, and may act meanwhile; afterwards the others may act."""

    def run(self, state: LcgState) -> bool:
        seat = frame_of(state).seat
        options = [DONE]
        add_playable_cards(state, seat, options)
        add_actions(state, seat, options)
        options.sort()
        return state.ask(self, seat, ASK_PLAN, options, (NO_CARD,), always=True)

    def answer(self, state: LcgState, word: int) -> None:
        seat = frame_of(state).seat
        if word == DONE:
            window_after_turn(state, seat)
        else:
            state.push(self)
            begin_action(state, seat, word)


# Refresh


@final
class ReadyAll(Step[LcgState]):
    """All exhausted cards are readied, but for heroes who are stopped from it: their controllers may pay."""

    def run(self, state: LcgState) -> bool:
        stopped: list[AnyStep] = []
        for card in range(len(state.flags)):
            if state.flags[card] & EXHAUSTED:
                if state.flags[card] & PRISONER:
                    state.flags[card] &= ~EXHAUSTED
                elif price_to_ready(state, card) > 0:
                    stopped.append(PayToReady(card))
                else:
                    ready(state, card)
        state.push_all(tuple(stopped))
        return False


def price_to_ready(state: LcgState, card: Card) -> i64:
    """What must be paid for a card to ready in the refresh phase."""
    price: i64 = 0
    for attachment in state.attached_to(card):
        if marked(state, attachment, STOPS_READYING):
            price += WEB_PRICE
    return price


@final
class PayToReady(Step[LcgState]):
    """The controller of a hero who is stopped from readying may pay out of that hero's pool."""

    def __init__(self, hero: Card = 0) -> None:
        self.hero = hero

    def fields(self) -> tuple[object, ...]:
        return (self.hero,)

    def run(self, state: LcgState) -> bool:
        seat = state.keeper[self.hero]
        can_pay = seat != NOBODY and state.tokens[self.hero] >= price_to_ready(state, self.hero)
        return can_pay and state.ask(self, seat, ASK_MAY_PAY, YES_NO, (state.name(self.hero),))

    def answer(self, state: LcgState, word: int) -> None:
        if word == YES:
            spend(state, self.hero, price_to_ready(state, self.hero))
            ready(state, self.hero)


@final
class RefreshThreat(Step[LcgState]):
    """Each player's threat rises by one."""

    def run(self, state: LcgState) -> bool:
        state.announce(REFRESH_READIED)
        for seat in state.seats_in_order():
            raise_threat(state, seat, 1)
        return False


@final
class PassToken(Step[LcgState]):
    """The first-player token goes on."""

    def run(self, state: LcgState) -> bool:
        pass_first_player(state)
        return False


@final
class EndRound(Step[LcgState]):
    """The round ends: what waited for it happens."""

    def run(self, state: LcgState) -> bool:
        trigger(state, ROUND_ENDS, waiting=take_delayed(state, END_OF_ROUND))
        return False


@final
class CloseRound(Step[LcgState]):
    """What lasts for the round is over."""

    def run(self, state: LcgState) -> bool:
        state.modifiers = ()
        state.uses = ()
        state.allies_played = 0
        state.round += 1
        state.changed()
        if state.round > LAST_ROUND:
            end(state, TOO_LONG)
        return False


@final
class Rounds(Step[LcgState]):
    """Round after round."""

    def run(self, state: LcgState) -> bool:
        state.push(self)
        state.push(Frame(ROUND))
        return False


CLOSE: Final[tuple[AnyStep, ...]] = (EndPhase(), ClosePhase())
PHASE_STEPS: Final[tuple[tuple[AnyStep, ...], ...]] = (
    (BeginPhase(RESOURCE), CollectAndDraw(), WindowBeforeTurns(), *CLOSE),
    (BeginPhase(PLANNING), EachSeat(EVERY_PLAYER, Effect((PlanningTurn(),), "planning_turn")), *CLOSE),
    (
        BeginPhase(QUEST_PHASE),
        LESSER_WINDOW,
        EachSeat(EVERY_PLAYER, Effect((Commit(), CommitDone()), "commit")),
        WINDOW,
        Staging(),
        WINDOW,
        ResolveQuest(),
        WindowAfterChange(),
        *CLOSE,
    ),
    (BeginPhase(TRAVEL), LESSER_WINDOW, TravelStep(), WINDOW, *CLOSE),
    (BeginPhase(ENCOUNTER_PHASE), Engagement(), WindowAfterChange(), *CLOSE),
    (
        BeginPhase(COMBAT),
        DealShadows(),
        LESSER_WINDOW,
        EnemiesAttack(),
        EachSeat(EVERY_PLAYER, Effect((AttackEnemies(),), "attack_enemies")),
        WindowAfterCombat(),
        *CLOSE,
    ),
    (BeginPhase(REFRESH), ReadyAll(), RefreshThreat(), PassToken(), WINDOW, *CLOSE, EndRound(), CloseRound()),
)
ROUND: Final = Effect(tuple([step for phase in PHASE_STEPS for step in phase]), "round")
PHASE_STARTS: Final[tuple[int, ...]] = tuple([sum([len(phase) for phase in PHASE_STEPS[:i]]) for i in range(7)])
ROUNDS: Final = Rounds()
PHASE_STEP_TYPES: Final = (PlaceQuestProgress, EngagementChecks, PayToReady, Rounds)


def step_of(kind: type[AnyStep]) -> int:
    """The number within the round of the only step of a kind."""
    return next(number for number, step in enumerate(ROUND.steps) if isinstance(step, kind))


STEP_OF_STAGING: Final = step_of(Staging)
STEP_OF_QUEST: Final = step_of(ResolveQuest)


def counts_on_quest(state: LcgState, card: Card) -> bool:
    """Whether the willpower that a character has now will count: the quest is to be decided, and it has gone or still may go."""
    place = place_of(state, ROUND)
    if state.phase != QUEST_PHASE or place == NONE:
        return state.phase == QUEST_PHASE
    # A frame stands at the step that comes next.
    now = state.stack[place]
    assert isinstance(now, Frame)
    return now.at < STEP_OF_STAGING or (now.at <= STEP_OF_QUEST and state.flags[card] & COMMITTED != 0)
