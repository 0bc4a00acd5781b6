"""Armies on the march: one or several of them, each along its route (rules 24, 25, 79-81)."""

from typing import Final, final

from mypy_extensions import i64

from westmarch.core.state import Step
from westmarch.core.words import DONE
from westmarch.games.wotr_board.components import FREE_PEOPLES, UNIT_BITS, Army, Region, Side
from westmarch.games.wotr_board.map import NEIGHBOURS, REGIONS
from westmarch.games.wotr_board.rules.people.companions import members
from westmarch.games.wotr_board.rules.verbs import move_army
from westmarch.games.wotr_board.rules.war.movement import (
    ChoosePart,
    PartTaker,
    free_to_move,
    leads,
    marchers,
    mask_of,
    mobile,
    most_going,
    nazgul_with,
)
from westmarch.games.wotr_board.state import WotrBoardState, leaders_in, units_in
from westmarch.games.wotr_board.words import (
    ASK_MARCH_FROM,
    ASK_MARCH_PART,
    ASK_MARCH_TO,
    WORD_ALL,
    WORD_PART,
    WORD_REGION,
    WORD_STOP,
)


@final
class March(Step[WotrBoardState]):
    """Several armies move one region each, or further by a card; no figure moves twice.

    `moved` holds region, army and characters of what has arrived, three numbers each.
    """

    def __init__(
        self,
        side: Side = 0,
        left: i64 = 2,
        led: bool = False,
        moved: tuple[int, ...] = (),
        reach: i64 = 1,
        must_join: bool = False,
        only: tuple[int, ...] = (),
        with_nazgul: bool = False,
        with_one_of: i64 = 0,
        to: tuple[int, ...] = (),
        out_of_siege: bool = False,
    ) -> None:
        self.side = side
        self.left = left
        self.led = led  # a leader or character must go with it
        self.moved = moved
        self.reach = reach
        self.must_join = must_join  # it must end with another army of the side that is not besieged
        self.only = only  # the regions from which armies may go; none: any
        self.with_nazgul = with_nazgul  # a Nazgul or the Witch-king must go with it
        self.with_one_of = with_one_of  # one of these characters must go with it, a bit each
        self.to = to  # the regions that a card lets it go to at once, however far; none: it walks
        self.out_of_siege = out_of_siege

    def run(self, state: WotrBoardState) -> bool:
        if self.left == 0:
            return False
        options = [WORD_REGION + region for region in self.starts(state)]
        if not options:
            return False
        if self.moved:
            options = [DONE, *options]
        return state.ask(self, self.side, ASK_MARCH_FROM, options, (int(self.left),))

    def answer(self, state: WotrBoardState, word: int) -> None:
        if word != DONE:
            state.push(MarchTo(self, word - WORD_REGION))

    def starts(self, state: WotrBoardState) -> list[int]:
        """The regions from which an army can go somewhere."""
        return [region for region in self.places(state) if self.can_leave(state, region)]

    def places(self, state: WotrBoardState) -> tuple[int, ...]:
        """The regions from which armies may go."""
        return self.only if self.only else state.camps(self.side)

    def present(self, state: WotrBoardState, region: Region) -> i64:
        """The figures in a region that have not moved."""
        army = state.army(self.side, region)
        for i in range(0, len(self.moved), 3):
            if self.moved[i] == region:
                army -= self.moved[i + 1]
        return army

    def present_characters(self, state: WotrBoardState, region: Region) -> tuple[int, ...]:
        """The characters in a region who have not moved."""
        came = 0
        for i in range(0, len(self.moved), 3):
            if self.moved[i] == region:
                came |= self.moved[i + 2]
        there = marchers(state, self.side, region)
        return tuple([who for who in there if not came >> who & 1]) if came else there

    def is_free(self, state: WotrBoardState, region: Region) -> bool:
        """Whether an army of the side stands in a region and is not kept there by a siege."""
        if not state.stands(self.side, region):
            return False
        return self.out_of_siege or state.besieged(region) != self.side

    def can_leave(self, state: WotrBoardState, region: Region) -> bool:
        """Whether the army of a region can go anywhere."""
        # Where the whole army has nobody to lead it, no part of it has.
        if not self.is_free(state, region) or not self.is_led(state, region, self.present(state, region)):
            return False
        if self.to:
            return len(self.targets(state, region)) > 0
        return any(self.is_way(state, region, (), near) for near in NEIGHBOURS[region])

    def targets(self, state: WotrBoardState, region: Region) -> list[int]:
        """Where the army of a region can go first."""
        if not self.is_free(state, region):
            return []
        if self.to:
            return [target for target in self.to if target != region and self.may_enter(state, region, (), target)]
        return self.ways(state, region, ())

    def ways(self, state: WotrBoardState, region: Region, route: tuple[int, ...]) -> list[int]:
        """Where it can go next from the end of its route."""
        here = route[-1] if route else int(region)
        return [near for near in NEIGHBOURS[here] if self.is_way(state, region, route, near)]

    def is_way(self, state: WotrBoardState, region: Region, route: tuple[int, ...], near: int) -> bool:
        """Whether it can go on to a region, so that it may end there or go on from there."""
        if near == region or near in route:
            return False
        if not self.may_enter(state, region, route, near):
            return False
        if self.may_end(state, near):
            return True
        return len(route) + 1 < self.reach and len(self.ways(state, region, (*route, near))) > 0

    def part(self, state: WotrBoardState, region: Region, route: tuple[int, ...]) -> i64:
        """The figures in a region that may go all along a route."""
        part = self.present(state, region)
        for here in route:
            part = mobile(state, self.side, part, here)
        return part

    def may_enter(self, state: WotrBoardState, region: Region, route: tuple[int, ...], near: Region) -> bool:
        """Whether some of the army may go along a route and on to one more region."""
        if not free_to_move(state, self.side, near):
            return False
        part = mobile(state, self.side, self.part(state, region, route), near)
        if part & UNIT_BITS[self.side] == 0:
            return False
        if self.side == FREE_PEOPLES and most_going(self.side, self.present(state, region), part) == 0:
            return False
        return self.is_led(state, region, part)

    def is_led(self, state: WotrBoardState, region: Region, part: Army) -> bool:
        """Whether a part of the army of a region has whom it needs. Characters are looked for only where they decide it."""
        if not (self.led or self.with_nazgul or self.with_one_of):
            return True
        if not (self.with_nazgul or self.with_one_of) and leaders_in(part, self.side) > 0:
            return True
        return self.well_led(state, part, self.present_characters(state, region))

    def may_end(self, state: WotrBoardState, target: i64) -> bool:
        """Whether it may end there: perhaps only with another army of the side that is not besieged."""
        return not self.must_join or (state.stands(self.side, target) and state.besieged(target) != self.side)

    def well_led(self, state: WotrBoardState, part: Army, characters: tuple[int, ...]) -> bool:
        """Whether the leader or Nazgul that is asked for goes with it."""
        if self.with_one_of and not [who for who in characters if self.with_one_of >> who & 1 and state.counts(who)]:
            return False
        if self.with_nazgul:
            return nazgul_with(part, characters)
        return not self.led or leads(state, self.side, part, characters)

    def after(self, moved: tuple[int, ...]) -> "March":
        """What is left of the march once an army has moved."""
        return March(
            self.side, self.left - 1, self.led, moved, self.reach, self.must_join, self.only, self.with_nazgul,
            self.with_one_of, self.to, self.out_of_siege,
        )  # fmt: skip

    def fields(self) -> tuple[object, ...]:
        return (
            self.side, self.left, self.led, self.moved, self.reach, self.must_join, self.only, self.with_nazgul,
            self.with_one_of, self.to, self.out_of_siege,
        )  # fmt: skip


@final
class MarchTo(PartTaker):
    """The route of an army, region by region, and how much of it goes."""

    def __init__(
        self, march: March | None = None, source: i64 = 0, route: tuple[int, ...] = (), chosen: bool = False
    ) -> None:
        self.march = march if march is not None else March()
        self.source = source
        self.route = route
        self.chosen = chosen  # the route ends here

    def run(self, state: WotrBoardState) -> bool:
        side = self.march.side
        if not self.chosen:
            here = self.route[-1] if self.route else int(self.source)
            return state.ask(self, side, ASK_MARCH_TO, self.next_regions(state), (here,))
        army = self.march.present(state, self.source)
        part = self.march.part(state, self.source, self.route)
        characters = self.march.present_characters(state, self.source)
        whole = most_going(side, army, part) == units_in(part, side)
        if whole and units_in(part, side) == 1 and leaders_in(part, side) + len(characters) == 0:
            self.go(state, part, ())
            return False
        options = [WORD_ALL, WORD_PART] if whole else [WORD_PART]
        return state.ask(self, side, ASK_MARCH_PART, options, (int(self.source), self.route[-1]))

    def next_regions(self, state: WotrBoardState) -> list[int]:
        """The regions to go on to, and `stop` where it may end."""
        if not self.route:
            return [WORD_REGION + region for region in self.march.targets(state, self.source)]
        options = [WORD_REGION + region for region in self.march.ways(state, self.source, self.route)]
        return [WORD_STOP, *options] if self.march.may_end(state, self.route[-1]) else options

    def answer(self, state: WotrBoardState, word: int) -> None:
        march = self.march
        if word == WORD_STOP:
            state.push(MarchTo(march, self.source, self.route, True))
            return
        if word >= WORD_REGION:
            route = (*self.route, word - WORD_REGION)
            state.push(MarchTo(march, self.source, route, len(march.to) > 0 or len(route) == march.reach))
            return
        army = march.present(state, self.source)
        part = march.part(state, self.source, self.route)
        characters = march.present_characters(state, self.source)
        if word == WORD_ALL:
            self.go(state, part, characters)
        else:
            limit = most_going(march.side, army, part)
            state.push(ChoosePart(self, march.side, self.source, army, part, mask_of(characters), int(limit)))

    def go(self, state: WotrBoardState, part: Army, characters: tuple[int, ...]) -> None:
        """The army moves; what has moved does not move again in this action."""
        march = self.march
        moved = (*march.moved, self.route[-1], int(part), mask_of(characters))
        state.push(march.after(moved))
        state.push(Walk(march.side, (int(self.source), *self.route), part, mask_of(characters)))

    def well_led(self, state: WotrBoardState, part: Army, characters: tuple[int, ...]) -> bool:
        return self.march.well_led(state, part, characters)

    def fields(self) -> tuple[object, ...]:
        return (self.march, self.source, self.route, self.chosen)


@final
class Walk(Step[WotrBoardState]):
    """An army goes along a route: every region on the way is entered, and taken where the enemy left it empty."""

    def __init__(self, side: Side = 0, route: tuple[int, ...] = (), army: Army = 0, characters: i64 = 0) -> None:
        self.side = side
        self.route = route  # where it is now, then where it goes
        self.army = army
        self.characters = characters

    def run(self, state: WotrBoardState) -> bool:
        if len(self.route) > 1:
            # Characters come along at the end, for it matters to nations where they end a move.
            arrived = members(self.characters) if len(self.route) == 2 else ()
            state.push(Walk(self.side, self.route[1:], self.army, self.characters))
            move_army(state, self.side, self.route[0], self.route[1], self.army, arrived)
        return False

    def fields(self) -> tuple[object, ...]:
        return (self.side, self.route, self.army, self.characters)


def can_march(state: WotrBoardState, march: March) -> bool:
    """Whether any army can move in this way."""
    if march.only:
        return any(march.can_leave(state, region) for region in march.only)
    region: i64 = 0
    while region < REGIONS:  # nearly always one of the first can
        if march.can_leave(state, region):
            return True
        region += 1
    return False


MARCH_STEPS: Final = (March, MarchTo, Walk)
