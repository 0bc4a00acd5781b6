"""Operands of declarations: tests, regions and figures that cards speak of (rules 2, 3, 9, 10)."""

from typing import Any, Final, final

from mypy_extensions import i64

from westmarch.core.frames import Filter, Frame, Test
from westmarch.games.wotr_board.cards.book import ALWAYS
from westmarch.games.wotr_board.components import (
    FREE_PEOPLES,
    GANDALF_WHITE,
    GOLLUM,
    IN_FELLOWSHIP,
    NATION_SIDE,
    NAZGUL,
    OUTSIDE,
    SHADOW,
    WITCH_KINGS,
)
from westmarch.games.wotr_board.map import (
    ALL_REGIONS,
    CITY,
    DISTANCE,
    NATION_OF,
    NEIGHBOURS,
    NO_SIDE,
    OWNER,
    REGIONS,
    SETTLEMENT,
    STRONGHOLD,
    regions,
)
from westmarch.games.wotr_board.rules.war.movement import free
from westmarch.games.wotr_board.state import WotrBoardState, count, has_nation, nations_in, unconquered
from westmarch.games.wotr_board.words import WORD_CHARACTER, WORD_REGION

# Regions


@final
class Regions(Filter[WotrBoardState]):
    """Regions that fulfil everything that is said of them; what is left out does not matter."""

    def __init__(
        self,
        named: str = "",
        *,
        nation: int = -1,
        settlement: tuple[int, ...] = (),
        with_army: int = NO_SIDE,
        with_nation: int = -1,
        with_nations: int = 0,
        with_nazgul: bool = False,
        with_companion: bool = False,
        with_character: tuple[int, ...] = (),
        free_for: int = NO_SIDE,
        besieged_by: int = NO_SIDE,
        unbesieged: bool = False,
        unconquered: bool = False,
        conquered: bool = False,
        near: str = "",
        within: int = 1,
        among: tuple[int, ...] = (),
        near_army: int = NO_SIDE,
        near_army_with_nazgul: bool = False,
        near_army_with_companion: bool = False,
    ) -> None:
        # What never changes is looked up once.
        self.places = places_of(regions(named) if named else among, nation, settlement, near, within)
        self.with_army = with_army
        self.with_nation = with_nation  # units of this nation are there
        self.with_nations = with_nations  # the army has units of at least so many nations
        self.with_nazgul = with_nazgul
        self.with_companion = with_companion
        self.with_character = with_character  # one of these is there
        self.free_for = free_for
        self.besieged_by = besieged_by
        self.unbesieged = unbesieged
        self.unconquered = unconquered
        self.conquered = conquered
        self.near_army = near_army  # an army of this side is there or next to it
        self.near_army_with_nazgul = near_army_with_nazgul
        self.near_army_with_companion = near_army_with_companion

    def words(self, state: WotrBoardState, frame: Frame) -> list[int]:
        return [
            WORD_REGION + region
            for region in self.places
            if self.stands_well(state, region) and self.holds_well(state, region)
        ]

    def enough(self, state: WotrBoardState, frame: Frame, least: i64) -> bool:
        for region in self.places:
            if least <= 0:
                break
            if self.stands_well(state, region) and self.holds_well(state, region):
                least -= 1
        return least <= 0

    def fits(self, state: WotrBoardState, region: int) -> bool:
        """Whether a region is one of them."""
        return region in self.places and self.stands_well(state, region) and self.holds_well(state, region)

    def holds_well(self, state: WotrBoardState, region: int) -> bool:
        """Control, sieges, freeness."""
        if (self.unconquered and not unconquered(state, region)) or (self.conquered and unconquered(state, region)):
            return False
        if self.unbesieged and state.besieged(region) != NO_SIDE:
            return False
        if self.free_for != NO_SIDE and not free(state, self.free_for, region):
            return False
        return self.besieged_by == NO_SIDE or state.besieged(region) == 1 - self.besieged_by

    def stands_well(self, state: WotrBoardState, region: int) -> bool:
        """Who is there."""
        if self.with_army != NO_SIDE and not state.stands(self.with_army, region):
            return False
        if self.with_nation >= 0:
            army = state.army(NATION_SIDE[self.with_nation], region)
            if not has_nation(army, self.with_nation):
                return False
        if (
            self.with_nations
            and len(nations_in(state.army(self.with_army, region), self.with_army)) < self.with_nations
        ):
            return False
        if self.with_nazgul and not nazgul_at(state, region):
            return False
        if self.with_companion and not state.companions_at(region):
            return False
        if self.with_character and not any(state.places[who] == region for who in self.with_character):
            return False
        return self.near_army == NO_SIDE or any(self.army_fits(state, other) for other in (region, *NEIGHBOURS[region]))

    def army_fits(self, state: WotrBoardState, region: int) -> bool:
        """Whether the army that must be near is in a region."""
        if not state.stands(self.near_army, region):
            return False
        if self.near_army_with_nazgul and not nazgul_at(state, region):
            return False
        return not self.near_army_with_companion or len(state.companions_at(region)) > 0


def places_of(
    among: tuple[int, ...], nation: int, settlement: tuple[int, ...], near: str, within: int
) -> tuple[int, ...]:
    """Of these regions, or of all if none are named, those of a nation, with a settlement, near others."""
    close_to = regions(near) if near else ()
    return tuple(
        region
        for region in among or ALL_REGIONS
        if (nation < 0 or NATION_OF[region] == nation)
        and (not settlement or SETTLEMENT[region] in settlement)
        and (not near or any(DISTANCE[region][other] <= within for other in close_to))
    )


def nazgul_at(state: WotrBoardState, region: int) -> bool:
    """Whether a Nazgul or the Witch-king is in a region."""
    if count(state.army(SHADOW, region), NAZGUL) > 0:
        return True
    return any(state.places[king] == region for king in WITCH_KINGS)


@final
class ChosenRegions(Filter[WotrBoardState]):
    """The regions that the effect chose before."""

    def words(self, state: WotrBoardState, frame: Frame) -> list[int]:
        return sorted(frame.chosen)


CHOSEN: Final = ChosenRegions()


@final
class NextToChosen(Filter[WotrBoardState]):
    """Regions of a filter that border on the one chosen before."""

    def __init__(self, where: Regions | None = None) -> None:
        self.where = where if where is not None else Regions()

    def words(self, state: WotrBoardState, frame: Frame) -> list[int]:
        near = {region for word in frame.chosen for region in NEIGHBOURS[word - WORD_REGION]}
        return [WORD_REGION + region for region in sorted(near) if self.where.fits(state, region)]


@final
class ChosenFits(Test[WotrBoardState]):
    """The region that the effect chose before is one of a filter."""

    def __init__(self, where: Regions | None = None) -> None:
        self.where = where if where is not None else Regions()

    def holds(self, state: WotrBoardState, frame: Frame) -> bool:
        return any(self.where.fits(state, word - WORD_REGION) for word in frame.chosen)


@final
class EachRegion(Filter[WotrBoardState]):
    """The region that a loop has come to."""

    def words(self, state: WotrBoardState, frame: Frame) -> list[int]:
        return [int(frame.each)]


EACH: Final = EachRegion()


@final
class OneOrOther(Filter[WotrBoardState]):
    """What one of several filters finds."""

    def __init__(self, *filters: Filter[WotrBoardState]) -> None:
        self.filters = filters

    def words(self, state: WotrBoardState, frame: Frame) -> list[int]:
        return sorted({word for things in self.filters for word in things.words(state, frame)})


@final
class RegionOf(Filter[WotrBoardState]):
    """The region where one of some characters is."""

    def __init__(self, *characters: int) -> None:
        self.characters = characters

    def words(self, state: WotrBoardState, frame: Frame) -> list[int]:
        return sorted({WORD_REGION + state.places[who] for who in self.characters if state.places[who] >= 0})


@final
class Companions(Filter[WotrBoardState]):
    """Companions in the Fellowship."""

    def words(self, state: WotrBoardState, frame: Frame) -> list[int]:
        return [WORD_CHARACTER + who for who in state.companions()]


# Tests


@final
class There(Test[WotrBoardState]):
    """A filter finds something."""

    def __init__(self, things: Filter[WotrBoardState] | None = None) -> None:
        self.things: Filter[WotrBoardState] = things if things is not None else Filter()

    def holds(self, state: WotrBoardState, frame: Frame) -> bool:
        return self.things.enough(state, frame, 1)


@final
class AllOf(Test[WotrBoardState]):
    """Several tests hold together."""

    def __init__(self, *tests: Test[WotrBoardState]) -> None:
        self.tests = tests

    def holds(self, state: WotrBoardState, frame: Frame) -> bool:
        return all(test.holds(state, frame) for test in self.tests)


@final
class AnyOf(Test[WotrBoardState]):
    """One of several tests holds."""

    def __init__(self, *tests: Test[WotrBoardState]) -> None:
        self.tests = tests

    def holds(self, state: WotrBoardState, frame: Frame) -> bool:
        return any(test.holds(state, frame) for test in self.tests)


@final
class Not(Test[WotrBoardState]):
    """A test does not hold."""

    def __init__(self, test: Test[WotrBoardState] | None = None) -> None:
        self.test: Test[WotrBoardState] = test if test is not None else Test()

    def holds(self, state: WotrBoardState, frame: Frame) -> bool:
        return not self.test.holds(state, frame)


@final
class InFellowship(Test[WotrBoardState]):
    """One of some characters is with the Ring-bearers; without names: any companion."""

    def __init__(self, *characters: int) -> None:
        self.characters = characters

    def holds(self, state: WotrBoardState, frame: Frame) -> bool:
        if not self.characters:
            return len(state.companions()) > 0
        return any(state.places[who] == IN_FELLOWSHIP for who in self.characters)


@final
class InPlay(Test[WotrBoardState]):
    """One of some characters is in play."""

    def __init__(self, *characters: int) -> None:
        self.characters = characters

    def holds(self, state: WotrBoardState, frame: Frame) -> bool:
        return any(state.in_play(who) for who in self.characters)


@final
class CharacterAt(Test[WotrBoardState]):
    """One of some characters is in a region of a filter."""

    def __init__(self, characters: tuple[int, ...] = (), where: Regions | None = None) -> None:
        self.characters = characters
        self.where = where if where is not None else Regions()

    def holds(self, state: WotrBoardState, frame: Frame) -> bool:
        return any(state.places[who] >= 0 and self.where.fits(state, state.places[who]) for who in self.characters)


@final
class GuideIs(Test[WotrBoardState]):
    """One of some characters is the Guide."""

    def __init__(self, *characters: int) -> None:
        self.characters = characters

    def holds(self, state: WotrBoardState, frame: Frame) -> bool:
        return state.guide in self.characters


@final
class AtWar(Test[WotrBoardState]):
    """All these nations are At War."""

    def __init__(self, *nations: int) -> None:
        self.nations = nations

    def holds(self, state: WotrBoardState, frame: Frame) -> bool:
        return all(state.at_war(nation) for nation in self.nations)


@final
class HasReinforcements(Test[WotrBoardState]):
    """There are reinforcements of a kind of figure."""

    def __init__(self, figure: int = 0) -> None:
        self.figure = figure

    def holds(self, state: WotrBoardState, frame: Frame) -> bool:
        return state.reserves[self.figure] > 0


@final
class Active(Test[WotrBoardState]):
    """A nation is no longer passive."""

    def __init__(self, nation: int = 0) -> None:
        self.nation = nation

    def holds(self, state: WotrBoardState, frame: Frame) -> bool:
        return state.is_active(self.nation)


@final
class Progressed(Test[WotrBoardState]):
    """The Fellowship has taken at least one step on its track, and is not on the Mordor track."""

    def holds(self, state: WotrBoardState, frame: Frame) -> bool:
        return state.progress > 0 and state.mordor == OUTSIDE


@final
class Revealed(Test[WotrBoardState]):
    """The Fellowship is revealed."""

    def holds(self, state: WotrBoardState, frame: Frame) -> bool:
        return not state.hidden


@final
class CorruptionAtMost(Test[WotrBoardState]):
    """The Ring-bearers have no more corruption than a number."""

    def __init__(self, most: int = 0) -> None:
        self.most = most

    def holds(self, state: WotrBoardState, frame: Frame) -> bool:
        return state.corruption <= self.most


@final
class FellowshipAt(Test[WotrBoardState]):
    """The Fellowship was last seen in a region of a filter, and is not on the Mordor track."""

    def __init__(self, where: Regions | None = None) -> None:
        self.where = where if where is not None else Regions()

    def holds(self, state: WotrBoardState, frame: Frame) -> bool:
        return state.mordor == OUTSIDE and self.where.fits(state, int(state.fellowship))


@final
class PathTouched(Test[WotrBoardState]):
    """The path of the last declaration or reveal began, passed or ended in one of some regions."""

    def __init__(self, where: Regions | None = None, moving: bool = False) -> None:
        self.where = where if where is not None else Regions()
        self.moving = moving  # to stay there is not enough

    def holds(self, state: WotrBoardState, frame: Frame) -> bool:
        if self.moving and len(state.path) < 2:
            return False
        return any(self.where.fits(state, region) for region in state.path)


@final
class MomentRegionIs(Test[WotrBoardState]):
    """The moment (a declaration, a capture) was about a region of a filter."""

    def __init__(self, where: Regions | None = None) -> None:
        self.where = where if where is not None else Regions()

    def holds(self, state: WotrBoardState, frame: Frame) -> bool:
        return self.where.fits(state, int(frame.it))


@final
class MomentReasonIs(Test[WotrBoardState]):
    """A nation of a side advanced or woke for one of some reasons."""

    def __init__(self, side: int = FREE_PEOPLES, reasons: tuple[int, ...] = ()) -> None:
        self.side = side
        self.reasons = reasons

    def holds(self, state: WotrBoardState, frame: Frame) -> bool:
        return NATION_SIDE[frame.it] == self.side and frame.each in self.reasons


GOLLUM_GUIDES: Final = GuideIs(GOLLUM)
WHITE_IN_PLAY: Final = InPlay(GANDALF_WHITE)
HAVENS: Final = (CITY, STRONGHOLD)
FREE_SETTLEMENTS: Final = tuple(region for region in range(REGIONS) if OWNER[region] == FREE_PEOPLES)
FREE_HAVENS: Final = Regions(among=FREE_SETTLEMENTS, settlement=HAVENS, unconquered=True)
FREE_STRONGHOLDS: Final = Regions(among=FREE_SETTLEMENTS, settlement=(STRONGHOLD,), unconquered=True)
NO_FREE_SETTLEMENT: Final = Not(FellowshipAt(Regions(among=FREE_SETTLEMENTS)))


@final
class Lies(Test[WotrBoardState]):
    """A card lies on the table, and something else holds."""

    def __init__(self, number: i64 = 0, when: Test[Any] = ALWAYS) -> None:
        self.number = number
        self.when = when

    def holds(self, state: WotrBoardState, frame: Frame) -> bool:
        return state.on_table(self.number) and self.when.holds(state, frame)
