"""What only one or two cards of the Shadow do: the lure of the Ring, the Palantir, Dol Guldur."""

from typing import Final, final

from westmarch.core.frames import Frame, Test
from westmarch.core.state import Step
from westmarch.games.wotr_board.components import (
    AS_EVENT,
    EYE,
    FREE_PEOPLES,
    LEADERSHIP,
    MOST_BESIEGED,
    MOST_UNITS,
    NAZGUL,
    SAURON,
    SHADOW,
    WITCH_KINGS,
    Character,
)
from westmarch.games.wotr_board.map import region
from westmarch.games.wotr_board.rules.dice import face_of, shown_specials
from westmarch.games.wotr_board.rules.people.companions import eliminate
from westmarch.games.wotr_board.rules.recruit import may_come
from westmarch.games.wotr_board.rules.verbs import corrupt, recruit
from westmarch.games.wotr_board.state import WotrBoardState, count, unconquered
from westmarch.games.wotr_board.words import ASK_LURED, TOLD_LURED, WORD_CORRUPTION, WORD_ELIMINATE

DOL_GULDUR: Final = region("dol-guldur")


@final
class LureCompanion(Step[WotrBoardState]):
    """The Ring draws a random companion of the Fellowship."""

    def run(self, state: WotrBoardState) -> bool:
        companions = state.companions()
        if companions:
            lured = companions[state.random(len(companions))]
            state.observe(lured)
            state.tell(TOLD_LURED, lured)
            state.push(ResistLure(lured))
        return False

    def idle(self, state: WotrBoardState, frame: Frame) -> bool:
        return not state.companions()


@final
class ResistLure(Step[WotrBoardState]):
    """The Free Peoples take as much corruption as the companion's level, or lose him."""

    def __init__(self, companion: Character = 0) -> None:
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


@final
class KeeperSeesEye(Test[WotrBoardState]):
    """A special die of the Free Peoples shows an Eye."""

    def holds(self, state: WotrBoardState, frame: Frame) -> bool:
        return any(face_of(state.special[die]) == EYE for die in shown_specials(state, FREE_PEOPLES))


@final
class ShadowOfDolGuldur(Step[WotrBoardState]):
    """As many Regulars of Sauron come to Dol Guldur as the Nazgul there lead, five at most, as far as there is room."""

    def run(self, state: WotrBoardState) -> bool:
        points = count(state.army(SHADOW, DOL_GULDUR), NAZGUL)
        for king in WITCH_KINGS:
            if state.places[king] == DOL_GULDUR:
                points += LEADERSHIP[king]
        limit = MOST_BESIEGED if state.besieged(DOL_GULDUR) == SHADOW else MOST_UNITS
        room = limit - state.units(SHADOW, DOL_GULDUR)
        if unconquered(state, DOL_GULDUR) and may_come(state, SHADOW, DOL_GULDUR):
            recruit(state, SAURON, min(points, 5, room), DOL_GULDUR)
        return False


OWN_STEPS: Final = (ResistLure,)
