"""What only Escape from Dol Guldur needs: objectives and their guards, the prisoner, cards set beside the quest deck
(rules 75-77, 99-101)."""

from typing import Any, Final, final

from mypy_extensions import i64

from westmarch.core.frames import Frame, Test, frame_of
from westmarch.core.state import Step
from westmarch.games.lcg.cards.making.hidden import add_to_staging
from westmarch.games.lcg.cards.making.operands import CHOSEN, Cards, Pick
from westmarch.games.lcg.components import (
    AT_HERO,
    ATTACHED,
    BESIDE,
    CLAIMED,
    ENCOUNTER,
    NO_CARD,
    OBJECTIVE,
    PRISONER,
    STAGING,
    title_of,
)
from westmarch.games.lcg.rules.reveal import RevealMore
from westmarch.games.lcg.rules.verbs import attach, capture, rescue
from westmarch.games.lcg.secrets.knowledge import take_out
from westmarch.games.lcg.state import LcgState
from westmarch.games.lcg.words import TOLD_CLAIMED

UNCLAIMED: Final = Pick(1 << STAGING, 1 << OBJECTIVE)  # objectives in the staging area, guarded or not
CLAIMED_ONES: Final = Pick(1 << ATTACHED, 1 << OBJECTIVE)


@final
class Free(Test[LcgState]):
    """SELF is an objective in the staging area that nothing guards."""

    def holds(self, state: LcgState, frame: Frame) -> bool:
        return state.place[frame.source] == STAGING and state.host[frame.source] == NO_CARD


@final
class Claim(Step[LcgState]):
    """You claim the objective that the effect comes from and attach it to a hero of yours (rule 77)."""

    def __init__(self, to: Cards = CHOSEN) -> None:
        self.to = to

    def run(self, state: LcgState) -> bool:
        frame = frame_of(state)
        state.flags[frame.source] |= CLAIMED
        attach(state, frame.source, self.to.find(state, frame)[0], frame.seat)
        state.tell(TOLD_CLAIMED, frame.seat, state.name(frame.source))
        return False


@final
class ObjectivesClaimed(Test[LcgState]):
    """The players have claimed at least so many objectives."""

    def __init__(self, least: i64 = 1) -> None:
        self.least = least

    def holds(self, state: LcgState, frame: Frame) -> bool:
        return len(CLAIMED_ONES.find(state, frame)) >= self.least


@final
class PlaceGuarded(Step[LcgState]):
    """Objectives out of the encounter deck go to the staging area, each with one guard from the top of the deck."""

    def __init__(self, titles: tuple[str, ...] = ()) -> None:
        self.titles = tuple([title_of(title) for title in titles])

    def run(self, state: LcgState) -> bool:
        cards: list[int] = []
        for title in self.titles:
            add_to_staging(state, title)
            cards.append(state.lineup.first_card[title])
        state.push_all(tuple([RevealMore(1, card) for card in cards]))
        return False


@final
class SetBeside(Step[LcgState]):
    """A card out of the encounter deck is set beside the quest deck, out of play."""

    def __init__(self, title: str = "nazgul_of_dol_guldur") -> None:
        self.title = title_of(title)

    def run(self, state: LcgState) -> bool:
        take_out(state, ENCOUNTER, self.title)
        card = state.free_card(self.title)
        state.owner[card] = ENCOUNTER
        state.lay(card, BESIDE)
        return False


@final
class CaptureHero(Step[LcgState]):
    """A hero, chosen at random among all, becomes the prisoner."""

    def run(self, state: LcgState) -> bool:
        heroes = [hero for seat in state.seats_in_order() for hero in state.heroes(seat)]
        chosen = heroes[state.random(len(heroes))]
        state.observe(chosen)
        capture(state, chosen)
        return False


def prisoner(state: LcgState) -> i64:
    """The prisoner, or NO_CARD."""
    for seat in range(state.lineup.seats):
        for hero in state.zone(AT_HERO, seat):
            if state.flags[hero] & PRISONER:
                return hero
    return NO_CARD


@final
class PrisonerHeld(Test[LcgState]):
    """There is a prisoner."""

    def holds(self, state: LcgState, frame: Frame) -> bool:
        return prisoner(state) != NO_CARD


@final
class RescueHero(Step[LcgState]):
    """The prisoner is rescued, with one damage."""

    def run(self, state: LcgState) -> bool:
        hero = prisoner(state)
        if hero != NO_CARD:
            rescue(state, hero)
        return False


PRISONER_HELD: Final[Test[Any]] = PrisonerHeld()
