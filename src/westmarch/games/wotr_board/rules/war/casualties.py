"""Hits: the owner removes Regulars, removes Elites for two hits, or turns Elites into Regulars (rule 96).

Losses are named in a fixed order: Regulars by nation, then whole Elites, then reduced ones. So every result can be reached
and few of them twice.
"""

from typing import final

from mypy_extensions import i64

from westmarch.core.state import Step
from westmarch.games.wotr_board.components import ELITE, NATIONS_OF, ONE_FIGURE, Army, Figure, Nation, Region, Side
from westmarch.games.wotr_board.rules.verbs import kill, reduce_elite
from westmarch.games.wotr_board.state import WotrBoardState, count, elites_in, units_in
from westmarch.games.wotr_board.words import ASK_CASUALTY, WORD_FIGURE, WORD_REDUCE


def toughness(army: Army, side: Side) -> i64:
    """How many hits an army can take."""
    return units_in(army, side) + elites_in(army, side)


@final
class TakeHits(Step[WotrBoardState]):
    """A side removes casualties from its army in a region, or from the force with which it attacks."""

    def __init__(
        self, side: Side = 0, region: Region = 0, hits: i64 = 0, of_force: bool = False, last: i64 = 0
    ) -> None:
        self.side = side
        self.region = region
        self.hits = hits
        self.of_force = of_force
        self.last = last  # the word of the last loss

    def run(self, state: WotrBoardState) -> bool:
        army = self.army(state)
        if self.hits <= 0 or units_in(army, self.side) == 0:
            return False
        if self.hits >= toughness(army, self.side):
            self.lose_all(state, army)
            return False
        args = (int(self.region), int(self.hits))
        return state.ask(self, self.side, ASK_CASUALTY, self.losses(army), args)

    def army(self, state: WotrBoardState) -> i64:
        """Those who can be hit."""
        battle = state.battle
        return battle.force if self.of_force and battle is not None else state.army(self.side, self.region)

    def losses(self, army: Army) -> list[int]:
        """The losses that can come next, so that the other hits can still be taken."""
        options: list[int] = []
        nations = NATIONS_OF[self.side]
        elites = elites_in(army, self.side)
        for i, nation in enumerate(nations):
            later = sum([count(army, other) for other in nations[i:]])
            if count(army, nation) > 0 and self.follows(WORD_FIGURE + nation) and self.hits <= later + 2 * elites:
                options.append(WORD_FIGURE + nation)
        for i, nation in enumerate(nations):
            later = sum([count(army, ELITE + other) for other in nations[i:]])
            word = WORD_FIGURE + ELITE + nation
            if count(army, ELITE + nation) > 0 and self.follows(word) and 2 <= self.hits <= later + elites:
                options.append(word)
        for i, nation in enumerate(nations):
            later = sum([count(army, ELITE + other) for other in nations[i:]])
            if count(army, ELITE + nation) > 0 and self.follows(WORD_REDUCE + nation) and self.hits <= later:
                options.append(WORD_REDUCE + nation)
        return options

    def follows(self, word: i64) -> bool:
        """Whether a loss keeps to the order."""
        return word >= self.last

    def answer(self, state: WotrBoardState, word: int) -> None:
        cost = 1
        if word >= WORD_REDUCE:
            self.reduce(state, word - WORD_REDUCE)
        else:
            figure = word - WORD_FIGURE
            cost = 2 if figure >= ELITE else 1
            self.lose(state, figure, 1)
        state.push(TakeHits(self.side, self.region, self.hits - cost, self.of_force, word))

    def lose(self, state: WotrBoardState, figure: Figure, n: i64) -> None:
        """Units die."""
        if self.of_force:
            state.battle_now().force -= ONE_FIGURE[figure] * n
        kill(state, figure, n, self.region)

    def reduce(self, state: WotrBoardState, nation: Nation) -> None:
        """An Elite becomes a Regular."""
        lives = reduce_elite(state, nation, self.region)
        if self.of_force:
            state.battle_now().force -= ONE_FIGURE[ELITE + nation] - (ONE_FIGURE[nation] if lives else 0)

    def lose_all(self, state: WotrBoardState, army: Army) -> None:
        """No unit is left."""
        for nation in NATIONS_OF[self.side]:
            for figure in (nation, ELITE + nation):
                n = count(army, figure)
                if n > 0:
                    self.lose(state, figure, n)

    def fields(self) -> tuple[object, ...]:
        return (self.side, self.region, self.hits, self.of_force, self.last)
