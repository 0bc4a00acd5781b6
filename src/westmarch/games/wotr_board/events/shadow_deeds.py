"""What only one or two cards of the Shadow do: the lure of the Ring, the Palantir."""

from typing import Final, final

from mypy_extensions import i64

from westmarch.core.frames import Frame, Test
from westmarch.core.state import Step
from westmarch.games.wotr_board.components import AS_EVENT, FREE_PEOPLES
from westmarch.games.wotr_board.state import WotrBoardState
from westmarch.games.wotr_board.verbs import corrupt, eliminate
from westmarch.games.wotr_board.vocabulary import WORD_CORRUPTION, WORD_ELIMINATE, asking, told

ASK_LURED: Final = asking("lured")


@final
class LureCompanion(Step[WotrBoardState]):
    """The Ring draws a random companion of the Fellowship."""

    def run(self, state: WotrBoardState) -> bool:
        companions = state.companions()
        if companions:
            lured = companions[state.random(len(companions))]
            state.observe(lured)
            state.tell(told("lured"), lured)
            state.push(ResistLure(lured))
        return False


@final
class ResistLure(Step[WotrBoardState]):
    """The Free Peoples take as much corruption as the companion's level, or lose him."""

    def __init__(self, companion: i64 = 0) -> None:
        self.companion = companion

    def run(self, state: WotrBoardState) -> bool:
        args = (int(self.companion), int(state.level(self.companion)))
        return state.ask(self, FREE_PEOPLES, ASK_LURED, [WORD_CORRUPTION, WORD_ELIMINATE], args)

    def answer(self, state: WotrBoardState, word: int) -> None:
        if word == WORD_CORRUPTION:
            corrupt(state, state.level(self.companion))
        else:
            eliminate(state, self.companion)

    def fields(self) -> tuple[object, ...]:
        return (self.companion,)


@final
class AnotherPlayedByEventDie(Test[WotrBoardState]):
    """The moment: the owner of this card has played another one with an Event result."""

    def holds(self, state: WotrBoardState, frame: Frame) -> bool:
        return frame.it == frame.seat and frame.each != frame.source and frame.x == AS_EVENT


OWN_STEPS: Final = (ResistLure,)
