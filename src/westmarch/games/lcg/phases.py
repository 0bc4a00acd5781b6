"""The round: seven phases with their steps and windows (rules 4 to 11)."""

from typing import Final, final

from mypy_extensions import i64

from westmarch.core.frames import EachSeat, Effect, Frame, frame_of
from westmarch.core.state import NOBODY, AnyStep, Step
from westmarch.core.words import DONE, YES, YES_NO
from westmarch.games.lcg.abilities import begin_action, playable_cards, playable_events, usable_actions
from westmarch.games.lcg.combat import AttackEnemies, FaceEnemies
from westmarch.games.lcg.components import (
    ASK_CHECK_TIE,
    ASK_COMMIT,
    ASK_ENGAGE,
    ASK_MAY_PAY,
    ASK_PLAN,
    ASK_TRAVEL,
    COMBAT,
    COMMITTED,
    COMMITTED_NOW,
    ENCOUNTER,
    ENCOUNTER_PHASE,
    ENGAGEMENT,
    EXHAUSTED,
    JUST_COMMITTED,
    LAST_ROUND,
    LOCATION,
    NO_CARD,
    NO_SEAT,
    PHASE_BEGINS,
    PHASE_ENDS,
    PHASE_FLAGS,
    PLANNING,
    PRISONER,
    QUEST_FAILED,
    QUEST_PHASE,
    QUEST_SUCCEEDED,
    REFRESH,
    REFRESH_READIED,
    RESOURCE,
    ROUND_ENDS,
    SHADOW,
    STAGING,
    TOLD_COMMITTED,
    TOLD_PHASE,
    TOLD_QUEST_FAILED,
    TOLD_QUEST_SUCCEEDED,
    TOLD_QUEST_TIED,
    TOO_LONG,
    TRAVEL,
    UNTIL_ROUND,
    WORD_NONE,
    WORD_STAY,
)
from westmarch.games.lcg.effects import END_OF_COMBAT, END_OF_PHASE, END_OF_ROUND, DealShadowTo
from westmarch.games.lcg.knowledge import turn_up
from westmarch.games.lcg.numbers import different, is_enemy, marked, threat_in_staging, willpower_committed
from westmarch.games.lcg.operands import EVERY_PLAYER
from westmarch.games.lcg.reveal import RevealMore
from westmarch.games.lcg.state import LcgState
from westmarch.games.lcg.texts import (
    CAN_TRAVEL,
    EXTRA_REVEALS,
    MUST_TRAVEL,
    NO_CHECKS,
    NO_STAGING,
    SHY,
    STOPS_READYING,
    THREE_TIMES_A_PHASE,
    TRAVEL_COSTS,
)
from westmarch.games.lcg.verbs import (
    DISCARDED,
    draw,
    end,
    engage,
    gain,
    leave_play,
    pass_first_player,
    progress_on_quest,
    raise_threat,
    ready,
    reshuffle_encounter_deck,
    spend,
    travel_to,
)
from westmarch.games.lcg.windows import (
    LESSER_WINDOW,
    WINDOW,
    WindowAfterChange,
    WindowBeforeFight,
    WindowBeforeTurns,
    trigger,
    window_after_turn,
)

WEB_PRICE: Final = 2  # resources for each card that stops a hero from readying


@final
class BeginPhase(Step[LcgState]):
    """A phase begins."""

    def __init__(self, phase: i64 = RESOURCE) -> None:
        self.phase = phase

    def run(self, state: LcgState) -> bool:
        state.phase = self.phase
        state.changed()
        state.tell(TOLD_PHASE, self.phase, state.round)
        if self.phase == QUEST_PHASE:
            reshuffle_encounter_deck(state)
        state.announce(PHASE_BEGINS, self.phase)
        return False


def take_delayed(state: LcgState, point: i64) -> tuple[Frame, ...]:
    """The effects that waited for a point."""
    found = tuple([entry[1] for entry in state.delayed if entry[0] == point])
    if found:
        state.delayed = tuple([entry for entry in state.delayed if entry[0] != point])
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
        state.modifiers = tuple([entry for entry in state.modifiers if entry[4] == UNTIL_ROUND])
        state.limits = tuple([entry for entry in state.limits if entry[3] != THREE_TIMES_A_PHASE])
        over = PHASE_FLAGS if state.phase == COMBAT else COMMITTED if state.phase == QUEST_PHASE else 0
        for card in range(len(state.flags)):
            if state.flags[card] & over:
                state.flags[card] &= ~over
        if state.phase == COMBAT:
            discard_all_shadows(state)
        if state.phase == QUEST_PHASE:
            reshuffle_encounter_deck(state)
        state.changed()
        return False


def discard_all_shadows(state: LcgState) -> None:
    """At the end of combat all shadow cards are discarded, those never turned up too."""
    for entry in state.shadows:
        title = int(turn_up(state, ENCOUNTER, entry))
        state.piles[ENCOUNTER] = (*state.piles[ENCOUNTER], title)
    for card in state.zone(SHADOW):
        leave_play(state, card, DISCARDED)


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
        options = [*playable_cards(state, seat), *usable_actions(state, seat), *playable_events(state, seat)]
        return state.ask(self, seat, ASK_PLAN, [DONE, *sorted(options)], (NO_CARD,), always=True)

    def answer(self, state: LcgState, word: int) -> None:
        seat = frame_of(state).seat
        if word == DONE:
            window_after_turn(state, seat)
        else:
            state.push(self)
            begin_action(state, seat, word)


# Quest


@final
class Commit(Step[LcgState]):
    """A player commits characters, all at once when he is done."""

    def run(self, state: LcgState) -> bool:
        seat = frame_of(state).seat
        characters = state.characters(seat)
        chosen = [state.word(card) for card in characters if state.flags[card] & JUST_COMMITTED]
        last = max(chosen, default=0)
        words = [state.word(card) for card in characters if not state.exhausted(card) and state.word(card) > last]
        options = [DONE, *sorted(words)]
        return state.ask(self, seat, ASK_COMMIT, options, (NO_CARD, len(chosen)))

    def answer(self, state: LcgState, word: int) -> None:
        if word != DONE:
            state.flags[state.lineup.card_of(word)] |= JUST_COMMITTED
            state.changed()
            state.push(self)
            return
        seat = frame_of(state).seat
        any_committed = False
        for card in state.characters(seat):
            if state.flags[card] & JUST_COMMITTED:
                any_committed = True
                state.flags[card] |= COMMITTED | EXHAUSTED
                state.tell(TOLD_COMMITTED, seat, state.name(card))
        state.changed()
        if any_committed:
            state.announce(COMMITTED_NOW, seat)


@final
class CommitDone(Step[LcgState]):
    """The batch has had its responses."""

    def run(self, state: LcgState) -> bool:
        for card in state.characters(frame_of(state).seat):
            state.flags[card] &= ~JUST_COMMITTED
        state.changed()
        return False


@final
class Staging(Step[LcgState]):
    """As many encounter cards are revealed as there are players now, perhaps one more."""

    def run(self, state: LcgState) -> bool:
        if not marked(state, state.quest, NO_STAGING):
            state.push(RevealMore(state.players() + EXTRA_REVEALS[state.title(state.quest)]))
        return False


@final
class PlaceQuestProgress(Step[LcgState]):
    """What a quest has brought is placed, after everything that its success brought about (rule 7.8)."""

    def __init__(self, n: i64 = 0) -> None:
        self.n = n

    def fields(self) -> tuple[object, ...]:
        return (self.n,)

    def run(self, state: LcgState) -> bool:
        progress_on_quest(state, self.n)
        return False


@final
class ResolveQuest(Step[LcgState]):
    """Willpower against threat: progress, or rising threat."""

    def run(self, state: LcgState) -> bool:
        willpower = willpower_committed(state)
        threat = threat_in_staging(state)
        if willpower > threat:
            state.tell(TOLD_QUEST_SUCCEEDED, willpower, threat)
            state.push(PlaceQuestProgress(willpower - threat))
            state.announce(QUEST_SUCCEEDED)
        elif willpower < threat:
            state.tell(TOLD_QUEST_FAILED, willpower, threat)
            state.announce(QUEST_FAILED)
            for seat in state.seats_in_order():
                raise_threat(state, seat, threat - willpower)
        else:
            state.tell(TOLD_QUEST_TIED, willpower, threat)
        return False


# Travel


@final
class TravelStep(Step[LcgState]):
    """With no active location the players may travel to one whose cost they can pay; the first player decides."""

    def run(self, state: LcgState) -> bool:
        if state.active() != NO_CARD:
            return False
        places = [card for card in state.staging() if state.kind(card) == LOCATION and can_travel(state, card)]
        urgent = [card for card in places if marked(state, card, MUST_TRAVEL)]
        options = sorted([state.word(card) for card in urgent or places])
        if not urgent:
            options.append(WORD_STAY)
        return state.ask(self, state.first, ASK_TRAVEL, options, (NO_CARD,))

    def answer(self, state: LcgState, word: int) -> None:
        if word != WORD_STAY:
            location = state.lineup.card_of(word)
            state.push(Frame(JOURNEY, 0, NOBODY, location, state.life[location]))


def can_travel(state: LcgState, location: i64) -> bool:
    """Whether the players can pay what a location asks of travellers."""
    asking = Frame(JOURNEY, 0, NOBODY, location, state.life[location])
    return CAN_TRAVEL[state.title(location)].holds(state, asking)


@final
class PayTravel(Step[LcgState]):
    """What a location asks of travellers, while it is still in the staging area."""

    def run(self, state: LcgState) -> bool:
        frame = frame_of(state)
        state.push(Frame(TRAVEL_COSTS[state.title(frame.source)], 0, NOBODY, frame.source, frame.life))
        return False


@final
class Arrive(Step[LcgState]):
    """The location becomes the active one."""

    def run(self, state: LcgState) -> bool:
        frame = frame_of(state)
        if state.place[frame.source] == STAGING and state.active() == NO_CARD:
            travel_to(state, frame.source)
        return False


JOURNEY: Final = Effect((PayTravel(), Arrive()), "journey")


# Encounter


@final
class OptionalEngagement(Step[LcgState]):
    """A player may engage one enemy of the staging area; a single player to whom all come anyway is not asked."""

    def run(self, state: LcgState) -> bool:
        enemies = [card for card in state.staging() if is_enemy(state, card)]
        if all_come_anyway(state, enemies):
            return False
        willing = [card for card in enemies if len(enemies) == 1 or not marked(state, card, SHY)]
        options = [*sorted([state.word(card) for card in willing]), WORD_NONE]
        return state.ask(self, frame_of(state).seat, ASK_ENGAGE, options, (NO_CARD,))

    def answer(self, state: LcgState, word: int) -> None:
        if word != WORD_NONE:
            engage(state, state.lineup.card_of(word), frame_of(state).seat)


def all_come_anyway(state: LcgState, enemies: list[int]) -> bool:
    """Whether the checks that follow at once bring all enemies of the staging area to a single player."""
    if state.players() > 1 or state.lineup.rules.all_windows or marked(state, state.quest, NO_CHECKS):
        return False
    return all(ENGAGEMENT[state.title(enemy)] <= state.threat[state.first] for enemy in enemies)


@final
class EngagementChecks(Step[LcgState]):
    """Player by player the enemy with the highest engagement cost that is not above the player's threat engages him.

    `last` is the seat that checked last, `quiet` how many checks in a row there were without an engagement.
    """

    def __init__(self, last: i64 = NO_SEAT, quiet: i64 = 0) -> None:
        self.last = last
        self.quiet = quiet

    def fields(self) -> tuple[object, ...]:
        return (self.last, self.quiet)

    def checking(self, state: LcgState) -> i64:
        """Who checks now; the seat that checked last may have been eliminated by it."""
        return state.first if self.last == NO_SEAT else state.player_after(self.last)

    def run(self, state: LcgState) -> bool:
        if self.quiet >= state.players() or marked(state, state.quest, NO_CHECKS):
            return False
        seat = self.checking(state)
        enemies = [
            card
            for card in state.staging()
            if is_enemy(state, card) and ENGAGEMENT[state.title(card)] <= state.threat[seat]
        ]
        if not enemies:
            state.push(EngagementChecks(seat, self.quiet + 1))
            return False
        highest = max([ENGAGEMENT[state.title(card)] for card in enemies])
        tied = [card for card in enemies if ENGAGEMENT[state.title(card)] == highest]
        return state.ask(self, seat, ASK_CHECK_TIE, sorted([state.word(card) for card in different(state, tied)]))

    def answer(self, state: LcgState, word: int) -> None:
        seat = self.checking(state)
        state.push(EngagementChecks(seat))
        engage(state, state.lineup.card_of(word), seat)


@final
class Engagement(Step[LcgState]):
    """The players engage enemies, first by choice, then by the checks."""

    def run(self, state: LcgState) -> bool:
        state.push(Frame(ENGAGEMENTS))
        return False


# Combat


@final
class DealShadows(Step[LcgState]):
    """Each engaged enemy is dealt a shadow card: the first player's first, by descending engagement cost."""

    def run(self, state: LcgState) -> bool:
        order: list[tuple[int, int]] = []
        for seat in state.seats_in_order():
            enemies = sorted(state.engaged(seat), key=lambda card: (-ENGAGEMENT[state.lineup.titles[card]], card))
            order.extend([(enemy, seat) for enemy in enemies])
        state.push_all(tuple([DealShadowTo(enemy, seat) for enemy, seat in order]))
        return False


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


def price_to_ready(state: LcgState, card: i64) -> i64:
    """What must be paid for a card to ready in the refresh phase."""
    price: i64 = 0
    for attachment in state.attached_to(card):
        if marked(state, attachment, STOPS_READYING):
            price += WEB_PRICE
    return price


@final
class PayToReady(Step[LcgState]):
    """The controller of a hero who is stopped from readying may pay out of that hero's pool."""

    def __init__(self, hero: i64 = 0) -> None:
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
        state.limits = ()
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


ENGAGEMENTS: Final = Effect(
    (
        EachSeat(EVERY_PLAYER, Effect((OptionalEngagement(),), "optional_engagement")),
        LESSER_WINDOW,
        EngagementChecks(),
    ),
    "engagements",
)
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
        LESSER_WINDOW,
        *CLOSE,
    ),
    (BeginPhase(TRAVEL), LESSER_WINDOW, TravelStep(), WINDOW, *CLOSE),
    (BeginPhase(ENCOUNTER_PHASE), Engagement(), WindowAfterChange(), *CLOSE),
    (
        BeginPhase(COMBAT),
        DealShadows(),
        WindowBeforeFight(),
        EachSeat(EVERY_PLAYER, Effect((FaceEnemies(),), "face_enemies")),
        EachSeat(EVERY_PLAYER, Effect((AttackEnemies(),), "attack_enemies")),
        LESSER_WINDOW,
        *CLOSE,
    ),
    (BeginPhase(REFRESH), ReadyAll(), RefreshThreat(), PassToken(), WINDOW, *CLOSE, EndRound(), CloseRound()),
)
ROUND: Final = Effect(tuple([step for phase in PHASE_STEPS for step in phase]), "round")
PHASE_STARTS: Final[tuple[int, ...]] = tuple([sum([len(phase) for phase in PHASE_STEPS[:i]]) for i in range(7)])
ROUNDS: Final = Rounds()
PHASE_STEP_TYPES: Final = (PlaceQuestProgress, EngagementChecks, DealShadowTo, PayToReady, Rounds)
