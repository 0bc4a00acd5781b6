"""The quest deck: a stage begins, is passed, and the game is won with the last one (rules 3.6, 3.7, 13.15, 13.16)."""

from typing import Final, final

from mypy_extensions import i64

from westmarch.core.frames import Effect, Frame, frame_of
from westmarch.core.state import NOBODY, Step
from westmarch.games.lcg.components import (
    AT_QUEST,
    AWAY,
    NO_CARD,
    TITLE_NUMBERS,
    TOLD_STAGE,
    VICTORY,
)
from westmarch.games.lcg.state import LcgState
from westmarch.games.lcg.texts import STAGE_NEXT, STAGE_SETUP, WHEN_REVEALED
from westmarch.games.lcg.verbs import end


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


def begin_stage(state: LcgState, title: i64) -> None:
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
    """The stage is passed: the next quest card in order, or what the card says instead; after the last one, victory."""

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
        self.titles = tuple([TITLE_NUMBERS[title] for title in titles])

    def run(self, state: LcgState) -> bool:
        title = self.titles[state.random(len(self.titles))]
        state.observe(title)
        begin_stage(state, title)
        return False


ADVANCE: Final = Advance()
