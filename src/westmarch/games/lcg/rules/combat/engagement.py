"""The encounter phase: players engage enemies of their own will, then by the checks (rules 53-55)."""

from typing import Final, final

from mypy_extensions import i64

from westmarch.core.frames import EachSeat, Effect, Frame, frame_of
from westmarch.core.state import Step
from westmarch.games.lcg.cards.book import NO_CHECKS, SHY
from westmarch.games.lcg.components import ENGAGEMENT, NO_CARD, NO_SEAT
from westmarch.games.lcg.rules.numbers import different, is_enemy, marked
from westmarch.games.lcg.rules.playing.windows import WindowAfterChange
from westmarch.games.lcg.rules.seats import EVERY_PLAYER
from westmarch.games.lcg.rules.verbs import engage
from westmarch.games.lcg.state import LcgState
from westmarch.games.lcg.words import ASK_CHECK_TIE, ASK_ENGAGE, WORD_NONE


@final
class OptionalEngagement(Step[LcgState]):
    """A player may engage one enemy of the staging area; a single player to whom all come anyway is not asked
    (rule 53)."""

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
    """Player by player the enemy with the highest engagement cost that is not above the player's threat engages him
    (rule 54).

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


ENGAGEMENTS: Final = Effect(
    (
        EachSeat(EVERY_PLAYER, Effect((OptionalEngagement(),), "optional_engagement")),
        WindowAfterChange(),
        EngagementChecks(),
    ),
    "engagements",
)
