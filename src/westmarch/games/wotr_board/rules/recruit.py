"""Reinforcements: what a Muster die brings, and what cards bring (rules 36, 76-78)."""

from typing import Any, Final, final

from mypy_extensions import i64

from westmarch.core.frames import Filter, Frame, frame_of
from westmarch.core.state import Step
from westmarch.core.words import DONE
from westmarch.games.wotr_board.components import (
    ELITE,
    ELVES,
    FIGURE_NATION,
    FIGURE_SIDE,
    FIGURES_OF,
    FREE_PEOPLES,
    GALADRIEL,
    LEADER,
    NATION_SIDE,
    NAZGUL,
    Figure,
    Nation,
    Region,
    Side,
)
from westmarch.games.wotr_board.map import LORIEN, NO_SIDE, SETTLEMENT, SETTLEMENTS_OF, STRONGHOLD
from westmarch.games.wotr_board.rules.verbs import can_upgrade, recruit, upgrade
from westmarch.games.wotr_board.state import WotrBoardState, unconquered
from westmarch.games.wotr_board.words import (
    ASK_CHOOSE_REGION,
    ASK_RECRUIT_FIGURE,
    ASK_RECRUIT_WHERE,
    ASK_UPGRADE_WHERE,
    WORD_FIGURE,
    WORD_REGION,
)


def musters(state: WotrBoardState, figure: Figure, without: i64) -> list[int]:
    """The settlements where a die may bring a figure: unconquered, unbesieged, of a nation At War."""
    nation = FIGURE_NATION[figure]
    if state.reserves[figure] == 0 or not state.at_war(nation):
        return []
    found = []
    for region in SETTLEMENTS_OF[nation]:
        if region == without or not unconquered(state, region):
            continue
        if state.besieged(region) != NO_SIDE and not (
            region == LORIEN and state.in_play(GALADRIEL) and nation == ELVES
        ):
            continue
        if figure == NAZGUL and SETTLEMENT[region] != STRONGHOLD:
            continue
        if LEADER <= figure < NAZGUL and state.units(FREE_PEOPLES, region) == 0:
            continue
        found.append(region)
    return found


@final
class MusterRecruit(Step[WotrBoardState]):
    """One Elite, or two of the others in two different settlements."""

    def __init__(self, side: Side = 0, first: i64 = -1, figure: Figure = -1) -> None:
        self.side = side
        self.first = first  # where the first of two came
        self.figure = figure  # what is to be recruited

    def run(self, state: WotrBoardState) -> bool:
        if self.figure >= 0:
            options = [WORD_REGION + region for region in musters(state, self.figure, self.first)]
            return state.ask(self, self.side, ASK_RECRUIT_WHERE, options, (int(self.figure),))
        options = [WORD_FIGURE + figure for figure in recruits(state, self.side, self.first)]
        if self.first >= 0:
            options = [DONE, *options]
        return len(options) > 0 and state.ask(
            self, self.side, ASK_RECRUIT_FIGURE, options, (2 if self.first < 0 else 1,)
        )

    def answer(self, state: WotrBoardState, word: int) -> None:
        if word == DONE:
            return
        if self.figure < 0:
            state.push(MusterRecruit(self.side, self.first, word - WORD_FIGURE))
            return
        region = word - WORD_REGION
        if self.first < 0 and not ELITE <= self.figure < LEADER:
            state.push(MusterRecruit(self.side, region))
        recruit(state, self.figure, 1, region)

    def fields(self) -> tuple[object, ...]:
        return (self.side, self.first, self.figure)


def can_recruit(state: WotrBoardState, side: Side) -> bool:
    """Whether a Muster die may bring anything."""
    return any(len(musters(state, figure, -1)) > 0 for figure in FIGURES_OF[side])


def recruits(state: WotrBoardState, side: Side, first: i64 = -1) -> list[int]:
    """What a Muster die may bring now."""
    return [
        figure
        for figure in FIGURES_OF[side]
        if not (first >= 0 and ELITE <= figure < LEADER) and musters(state, figure, first)
    ]


# By cards


def may_come(state: WotrBoardState, side: Side, region: Region, only_nazgul: bool = False) -> bool:
    """Whether a card may bring a side's figures to a region."""
    enemy = 1 - side
    if state.besieged(region) != NO_SIDE:
        return True
    return state.control[region] != enemy and (only_nazgul or not state.stands(enemy, region))


@final
class Recruit(Step[WotrBoardState]):
    """A card brings figures of a nation to one region of a filter: Regulars, Elites, units of either kind, leaders.

    Nations need not be At War and strongholds may be besieged, but the enemy must not hold the place, unless the card is
    about the army that besieges him there; nor do units come where his army stands in the open.
    """

    def __init__(
        self,
        where: Filter[Any] | None = None,
        nation: Nation = 0,
        regular: i64 = 0,
        elite: i64 = 0,
        unit: i64 = 0,
        leader: i64 = 0,
        nazgul: i64 = 0,
    ) -> None:
        self.where: Filter[Any] = where if where is not None else Filter()
        self.nation = nation
        self.regular = regular
        self.elite = elite
        self.unit = unit
        self.leader = leader
        self.nazgul = nazgul

    def run(self, state: WotrBoardState) -> bool:
        frame = frame_of(state)
        options = self.regions(state, frame)
        return len(options) > 0 and state.ask(self, frame.seat, ASK_CHOOSE_REGION, options, (int(frame.source),))

    def idle(self, state: WotrBoardState, frame: Frame) -> bool:
        regions = self.regions(state, frame)
        return not any(self.comes(state, word - WORD_REGION) for word in regions)

    def comes(self, state: WotrBoardState, region: Region) -> bool:
        """Whether there is anything left that can come to a region."""
        regulars, elites = state.reserves[self.nation] > 0, state.reserves[ELITE + self.nation] > 0
        if (regulars and self.regular + self.unit > 0) or (elites and self.elite + self.unit > 0):
            return True
        if self.nazgul and state.reserves[NAZGUL] > 0:
            return True
        return self.leader > 0 and state.reserves[LEADER + self.nation] > 0 and state.stands(FREE_PEOPLES, region)

    def regions(self, state: WotrBoardState, frame: Frame) -> list[int]:
        """Where the figures may come."""
        side = NATION_SIDE[self.nation]
        places = self.where.words(state, frame)
        only_nazgul = self.regular + self.elite + self.unit + self.leader == 0
        return [word for word in places if may_come(state, side, word - WORD_REGION, only_nazgul)]

    def answer(self, state: WotrBoardState, word: int) -> None:
        region = word - WORD_REGION
        if self.leader:
            state.push(Bring(LEADER + self.nation, self.leader, region))
        for _ in range(self.unit):
            state.push(BringUnit(self.nation, region))
        recruit(state, self.nation, self.regular, region)
        recruit(state, ELITE + self.nation, self.elite, region)
        recruit(state, NAZGUL, self.nazgul, region)


@final
class Bring(Step[WotrBoardState]):
    """Figures come to a region; leaders only to units."""

    def __init__(self, figure: Figure = 0, n: i64 = 1, region: Region = 0) -> None:
        self.figure = figure
        self.n = n
        self.region = region

    def run(self, state: WotrBoardState) -> bool:
        if not LEADER <= self.figure < NAZGUL or state.stands(FREE_PEOPLES, self.region):
            recruit(state, self.figure, self.n, self.region)
        return False

    def fields(self) -> tuple[object, ...]:
        return (self.figure, self.n, self.region)


@final
class BringUnit(Step[WotrBoardState]):
    """A Regular or an Elite comes to a region."""

    def __init__(self, nation: Nation = 0, region: Region = 0) -> None:
        self.nation = nation
        self.region = region

    def run(self, state: WotrBoardState) -> bool:
        kinds = [figure for figure in (self.nation, ELITE + self.nation) if state.reserves[figure] > 0]
        options = [WORD_FIGURE + figure for figure in kinds]
        return len(options) > 0 and state.ask(self, NATION_SIDE[self.nation], ASK_RECRUIT_FIGURE, options, (1,))

    def answer(self, state: WotrBoardState, word: int) -> None:
        recruit(state, word - WORD_FIGURE, 1, self.region)

    def fields(self) -> tuple[object, ...]:
        return (self.nation, self.region)


@final
class RecruitInEach(Step[WotrBoardState]):
    """A card brings Regulars of a nation, so many to each region of a filter."""

    def __init__(self, where: Filter[Any] | None = None, nation: Nation = 0, regular: i64 = 1) -> None:
        self.where: Filter[Any] = where if where is not None else Filter()
        self.nation = nation
        self.regular = regular

    def run(self, state: WotrBoardState) -> bool:
        recruit_in_each(state, self.nation, self.regular, self.places(state, frame_of(state)))
        return False

    def places(self, state: WotrBoardState, frame: Frame) -> list[int]:
        """Where the figures may come."""
        regions = [word - WORD_REGION for word in self.where.words(state, frame)]
        return [region for region in regions if may_come(state, NATION_SIDE[self.nation], region)]

    def idle(self, state: WotrBoardState, frame: Frame) -> bool:
        return state.reserves[self.nation] == 0 or not self.places(state, frame)


def recruit_in_each(state: WotrBoardState, nation: Nation, regular: i64, places: list[int]) -> None:
    """So many Regulars come to each of these regions; where there are too few the side shares them out."""
    if state.reserves[nation] >= regular * len(places):
        for region in places:
            recruit(state, nation, regular, region)
    else:
        state.push(ShareOut(nation, tuple([region for region in places for _ in range(regular)])))


@final
class ShareOut(Step[WotrBoardState]):
    """There are too few reinforcements for all: the side says who gets the next one. A region stands once for each."""

    def __init__(self, figure: Figure = 0, places: tuple[int, ...] = ()) -> None:
        self.figure = figure
        self.places = places

    def run(self, state: WotrBoardState) -> bool:
        options = sorted({WORD_REGION + region for region in self.places})
        if state.reserves[self.figure] == 0 or not options:
            return False
        return state.ask(self, FIGURE_SIDE[self.figure], ASK_RECRUIT_WHERE, options, (int(self.figure),))

    def answer(self, state: WotrBoardState, word: int) -> None:
        served = self.places.index(word - WORD_REGION)
        state.push(ShareOut(self.figure, self.places[:served] + self.places[served + 1 :]))
        recruit(state, self.figure, 1, word - WORD_REGION)

    def fields(self) -> tuple[object, ...]:
        return (self.figure, self.places)


@final
class Upgrade(Step[WotrBoardState]):
    """Regulars of nations are replaced by Elites, one by one, in regions of a filter."""

    def __init__(self, n: i64 = 1, nations: tuple[int, ...] = (), where: Filter[Any] | None = None) -> None:
        self.n = n
        self.nations = nations
        self.where: Filter[Any] = where if where is not None else Filter()

    def run(self, state: WotrBoardState) -> bool:
        frame = frame_of(state)
        words = self.where.words(state, frame)
        places = [word - WORD_REGION for word in words]
        state.push(UpgradeOne(self.n, self.nations, tuple(places)))
        return False

    def idle(self, state: WotrBoardState, frame: Frame) -> bool:
        regions = [word - WORD_REGION for word in self.where.words(state, frame)]
        return not any(can_upgrade(state, nation, region) for region in regions for nation in self.nations)


@final
class UpgradeOne(Step[WotrBoardState]):
    """One of the Regulars to be replaced: where, then of which nation."""

    def __init__(
        self, n: i64 = 1, nations: tuple[int, ...] = (), places: tuple[int, ...] = (), region: Region = -1
    ) -> None:
        self.n = n
        self.nations = nations
        self.places = places
        self.region = region

    def run(self, state: WotrBoardState) -> bool:
        frame = frame_of(state)
        if self.n == 0:
            return False
        if self.region >= 0:
            options = [WORD_FIGURE + nation for nation in self.nations if can_upgrade(state, nation, self.region)]
            return state.ask(self, frame.seat, ASK_RECRUIT_FIGURE, options, (1,))
        options = [
            WORD_REGION + region
            for region in self.places
            if any(can_upgrade(state, nation, region) for nation in self.nations)
        ]
        args = (int(frame.source), int(self.n))
        return len(options) > 0 and state.ask(self, frame.seat, ASK_UPGRADE_WHERE, options, args)

    def answer(self, state: WotrBoardState, word: int) -> None:
        if self.region < 0:
            state.push(UpgradeOne(self.n, self.nations, self.places, word - WORD_REGION))
        else:
            state.push(UpgradeOne(self.n - 1, self.nations, self.places))
            upgrade(state, word - WORD_FIGURE, self.region)

    def fields(self) -> tuple[object, ...]:
        return (self.n, self.nations, self.places, self.region)


RECRUIT_STEPS: Final = (MusterRecruit, Bring, BringUnit, ShareOut, UpgradeOne)
