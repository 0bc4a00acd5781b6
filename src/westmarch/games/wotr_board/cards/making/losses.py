"""Steps of cards that count or remove figures on the map."""

from typing import Any, Final, final

from mypy_extensions import i64

from westmarch.core.frames import Filter, Frame, frame_of, replace_frame
from westmarch.core.state import Step
from westmarch.games.wotr_board.cards.making.operands import CHOSEN
from westmarch.games.wotr_board.cards.making.steps import nation_of
from westmarch.games.wotr_board.components import (
    ELITE,
    FIGURE_NATION,
    FIGURES_OF,
    FREE_PEOPLES,
    LEADER,
    Nation,
    Region,
    Side,
)
from westmarch.games.wotr_board.rules.verbs import kill
from westmarch.games.wotr_board.state import WotrBoardState, count, units_in
from westmarch.games.wotr_board.words import ASK_CHOOSE_REGION, ASK_ELIMINATE_FIGURE, WORD_FIGURE, WORD_REGION


@final
class CountUnits(Step[WotrBoardState]):
    """The frame's x: how many units a side or one nation has in a region, the one chosen if no other is named."""

    def __init__(self, side: Side = 0, nation: Nation = -1, most: i64 = 99, where: Filter[Any] = CHOSEN) -> None:
        self.side = side
        self.nation = nation
        self.most = most  # more are not counted
        self.where = where

    def run(self, state: WotrBoardState) -> bool:
        frame = frame_of(state)
        n: i64 = 0
        for word in self.where.words(state, frame):
            army = state.army(self.side, word - WORD_REGION)
            if self.nation < 0:
                n += units_in(army, self.side)
            else:
                n += count(army, self.nation) + count(army, ELITE + self.nation)
        replace_frame(state, frame.with_x(min(n, self.most)))
        return False

    def idle(self, state: WotrBoardState, frame: Frame) -> bool:
        return True  # it is what follows that counts


@final
class LoseFigure(Step[WotrBoardState]):
    """A side chooses a leader, or a figure of any kind, of the Free Peoples in regions of a filter, which dies."""

    def __init__(
        self,
        where: Filter[Any] | None = None,
        nation: Nation = -1,
        only_leaders: bool = False,
        chooser: i64 = FREE_PEOPLES,
    ) -> None:
        self.where: Filter[Any] = where if where is not None else Filter()
        self.nation = nation  # CHOSEN_NATION: the one that was chosen; -1: any
        self.only_leaders = only_leaders
        self.chooser = chooser

    def run(self, state: WotrBoardState) -> bool:
        state.push(self.choice(state, frame_of(state)))
        return False

    def choice(self, state: WotrBoardState, frame: Frame) -> "LoseFigureIn":
        """The step that asks."""
        places = [word - WORD_REGION for word in self.where.words(state, frame)]
        return LoseFigureIn(tuple(places), nation_of(frame, self.nation), self.only_leaders, self.chooser)

    def idle(self, state: WotrBoardState, frame: Frame) -> bool:
        choice = self.choice(state, frame)
        return not any(choice.victims(state, region) for region in choice.places)


@final
class LoseFigureIn(Step[WotrBoardState]):
    """In which region, then which figure."""

    def __init__(
        self,
        places: tuple[int, ...] = (),
        nation: Nation = -1,
        only_leaders: bool = False,
        chooser: i64 = FREE_PEOPLES,
        region: Region = -1,
    ) -> None:
        self.places = places
        self.nation = nation
        self.only_leaders = only_leaders
        self.chooser = chooser
        self.region = region

    def run(self, state: WotrBoardState) -> bool:
        source = int(frame_of(state).source)
        if self.region >= 0:
            options = [WORD_FIGURE + figure for figure in self.victims(state, self.region)]
            return state.ask(self, self.chooser, ASK_ELIMINATE_FIGURE, options, (source, int(self.region)))
        options = [WORD_REGION + region for region in self.places if self.victims(state, region)]
        return len(options) > 0 and state.ask(self, self.chooser, ASK_CHOOSE_REGION, options, (source,))

    def victims(self, state: WotrBoardState, region: Region) -> list[int]:
        """The figures there that may be lost."""
        army = state.army(FREE_PEOPLES, region)
        return [
            figure
            for figure in FIGURES_OF[FREE_PEOPLES]
            if count(army, figure) > 0
            and (figure >= LEADER or not self.only_leaders)
            and self.nation in (-1, FIGURE_NATION[figure])
        ]

    def answer(self, state: WotrBoardState, word: int) -> None:
        if self.region < 0:
            state.push(LoseFigureIn(self.places, self.nation, self.only_leaders, self.chooser, word - WORD_REGION))
        else:
            kill(state, word - WORD_FIGURE, 1, self.region)

    def fields(self) -> tuple[object, ...]:
        return (self.places, self.nation, self.only_leaders, self.chooser, self.region)


OWN_STEPS: Final = (LoseFigureIn,)
