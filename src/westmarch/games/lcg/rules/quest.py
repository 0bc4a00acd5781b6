"""The quest: stages begin and are passed, characters are committed, cards staged, progress made, and the players travel
(rules 38-52, 91-92)."""

from typing import Final, final

from mypy_extensions import i64

from westmarch.core.frames import Effect, Frame, frame_of
from westmarch.core.state import NOBODY, Step
from westmarch.core.words import DONE
from westmarch.games.lcg.cards.book import (
    CAN_TRAVEL,
    EXTRA_REVEALS,
    MUST_TRAVEL,
    NO_STAGING,
    STAGE_NEXT,
    STAGE_SETUP,
    TRAVEL_COSTS,
    WHEN_REVEALED,
)
from westmarch.games.lcg.components import (
    AT_QUEST,
    AWAY,
    COMMITTED,
    EXHAUSTED,
    JUST_COMMITTED,
    LOCATION,
    NO_CARD,
    STAGING,
    VICTORY,
    Card,
    Title,
    title_of,
)
from westmarch.games.lcg.rules.numbers import marked, threat_in_staging, willpower_committed
from westmarch.games.lcg.rules.reveal import RevealMore
from westmarch.games.lcg.rules.verbs import end, progress_on_quest, raise_threat, travel_to
from westmarch.games.lcg.state import LcgState
from westmarch.games.lcg.words import (
    ASK_COMMIT,
    ASK_TRAVEL,
    COMMITTED_NOW,
    QUEST_FAILED,
    QUEST_SUCCEEDED,
    TOLD_COMMITTED,
    TOLD_QUEST_FAILED,
    TOLD_QUEST_SUCCEEDED,
    TOLD_QUEST_TIED,
    TOLD_STAGE,
    WORD_STAY,
)


@final
class SideA(Step[LcgState]):
    """What the front of a quest card says."""

    def run(self, state: LcgState) -> bool:
        frame = frame_of(state)
        state.push(Frame(STAGE_SETUP[state.title(frame.source)], 0, NOBODY, frame.source, frame.life))
        return False


@final
class SideB(Step[LcgState]):
    """What the back of a quest card says when it is turned up."""

    def run(self, state: LcgState) -> bool:
        frame = frame_of(state)
        state.push(Frame(WHEN_REVEALED[state.title(frame.source)], 0, NOBODY, frame.source, frame.life))
        return False


STAGE: Final = Effect((SideA(), SideB()), "stage")


@final
class StageStands(Step[LcgState]):
    """All that a quest card brings when it is turned up has happened: only now, and at once, may its end have come."""

    def run(self, state: LcgState) -> bool:
        state.changed()
        return False


STAGE_STANDS: Final = StageStands()


def begin_stage(state: LcgState, title: Title) -> None:
    """A quest card takes the place of the one before."""
    if state.quest != NO_CARD:
        state.lay(state.quest, AWAY)
    card = state.lineup.first_card[title]
    state.lay(card, AT_QUEST)
    state.quest = card
    state.tell(TOLD_STAGE, state.name(card))
    state.push(STAGE_STANDS)
    state.push(Frame(STAGE, 0, NOBODY, card, state.life[card]))


@final
class Advance(Step[LcgState]):
    """The stage is passed: the next quest card in order, or what the card says instead; after the last one, victory
    (rules 91-92)."""

    def run(self, state: LcgState) -> bool:
        title = state.title(state.quest)
        if len(STAGE_NEXT[title].steps) > 0:
            state.push(Frame(STAGE_NEXT[title], 0, NOBODY, state.quest, state.life[state.quest]))
            return False
        place = state.lineup.quests.index(int(title)) + 1
        if place == len(state.lineup.quests):
            end(state, VICTORY)
        else:
            begin_stage(state, state.lineup.quests[place])
        return False


@final
class AdvanceToRandom(Step[LcgState]):
    """The next stage is one of some quest cards, at random."""

    def __init__(self, titles: tuple[str, ...] = ()) -> None:
        self.titles = tuple([title_of(title) for title in titles])

    def run(self, state: LcgState) -> bool:
        title = self.titles[state.random(len(self.titles))]
        state.observe(title)
        begin_stage(state, title)
        return False


ADVANCE: Final = Advance()


# The quest phase


@final
class Commit(Step[LcgState]):
    """A player commits characters, all at once when he is done (rules 38-39)."""

    def run(self, state: LcgState) -> bool:
        seat = frame_of(state).seat
        characters = state.characters(seat)
        chosen = [state.word(card) for card in characters if state.flags[card] & JUST_COMMITTED]
        last = 0
        for word in chosen:
            last = max(last, word)
        words = [state.word(card) for card in characters if not state.exhausted(card) and state.word(card) > last]
        options = [DONE, *sorted(words)]
        return state.ask(self, seat, ASK_COMMIT, options, (NO_CARD, len(chosen)))

    def answer(self, state: LcgState, word: int) -> None:
        if word != DONE:
            state.flags[state.lineup.card_of(word)] |= JUST_COMMITTED
            state.changed_lightly()
            state.push(self)
            return
        seat = frame_of(state).seat
        any_committed = False
        for card in state.characters(seat):
            if state.flags[card] & JUST_COMMITTED:
                any_committed = True
                state.flags[card] |= COMMITTED | EXHAUSTED
                state.tell(TOLD_COMMITTED, seat, state.name(card))
        state.changed_lightly()
        if any_committed:
            state.announce(COMMITTED_NOW, seat)


@final
class CommitDone(Step[LcgState]):
    """The batch has had its responses."""

    def run(self, state: LcgState) -> bool:
        for card in state.characters(frame_of(state).seat):
            state.flags[card] &= ~JUST_COMMITTED
        state.changed_lightly()
        return False


@final
class Staging(Step[LcgState]):
    """As many encounter cards are revealed as there are players now, perhaps one more (rule 40)."""

    def run(self, state: LcgState) -> bool:
        if not marked(state, state.quest, NO_STAGING):
            state.push(RevealMore(state.players() + EXTRA_REVEALS[state.title(state.quest)]))
        return False


@final
class PlaceQuestProgress(Step[LcgState]):
    """What a quest has brought is placed, after everything that its success brought about (rule 47)."""

    def __init__(self, n: i64 = 0) -> None:
        self.n = n

    def fields(self) -> tuple[object, ...]:
        return (self.n,)

    def run(self, state: LcgState) -> bool:
        progress_on_quest(state, self.n)
        return False


@final
class ResolveQuest(Step[LcgState]):
    """Willpower against threat: progress, or rising threat (rules 45-46)."""

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
    """With no active location the players may travel to one whose cost they can pay; the first player decides
    (rule 50)."""

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


def can_travel(state: LcgState, location: Card) -> bool:
    """Whether the players can pay what a location asks of travellers."""
    asking = Frame(JOURNEY, 0, NOBODY, location, state.life[location])
    return CAN_TRAVEL[state.title(location)].holds(state, asking)


@final
class PayTravel(Step[LcgState]):
    """What a location asks of travellers, while it is still in the staging area (rule 51)."""

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
