"""Characters on the move: companions who leave the Fellowship or travel, Nazgul and minions (rules 48-50, 58, 82-85)."""

from typing import Final, final

from mypy_extensions import i64

from westmarch.core.state import Step
from westmarch.core.words import DONE
from westmarch.games.wotr_board.components import (
    CHARACTER_SIDE,
    CHARACTERS,
    FAR,
    FIGURES_OF,
    FREE_PEOPLES,
    GANDALF_WHITE,
    HOBBITS,
    IN_FELLOWSHIP,
    NAZGUL,
    NAZGUL_BITS,
    OUTSIDE,
    SHADOW,
    SMEAGOL,
    WITCH_KINGS,
    Army,
    Character,
    Region,
    Side,
)
from westmarch.games.wotr_board.map import NEIGHBOURS, REGIONS, SETTLEMENT, STRONGHOLD
from westmarch.games.wotr_board.rules.politics import activate_by_companion
from westmarch.games.wotr_board.rules.verbs import choose_guide_anew, kill, leave_game, move_character, move_nazgul
from westmarch.games.wotr_board.state import CAME_INTO_SIEGE, WotrBoardState, count
from westmarch.games.wotr_board.words import (
    ASK_FIGURES,
    ASK_FIGURES_TO,
    ASK_MINIONS_FROM,
    ASK_MUST_SEPARATE,
    ASK_NAZGUL_NUMBER,
    ASK_NAZGUL_TO,
    ASK_SEPARATE_TO,
    TOLD_SEPARATED,
    WORD_CHARACTER,
    WORD_NUMBER,
    WORD_REGION,
)

ONLY_SMEAGOL: Final = 1 << SMEAGOL


def members(group: i64) -> tuple[int, ...]:
    """The characters of a group, which is a mask."""
    return tuple([character for character in range(CHARACTERS) if group >> character & 1])


def group_level(state: WotrBoardState, group: tuple[int, ...]) -> i64:
    """How far a group goes: the highest level; Shadowfax bears Gandalf the White and at most one Hobbit further."""
    others = [character for character in group if character != GANDALF_WHITE]
    if len(others) < len(group) and (not others or (len(others) == 1 and others[0] in HOBBITS)):
        return 4
    return max([state.level(character) for character in group])


def may_be_in(state: WotrBoardState, side: Side, region: Region, sieges: bool) -> bool:
    """Whether characters without an army may end a move there (rules 83, 84)."""
    if state.besieged(region) == side:
        return sieges
    if side == SHADOW and SETTLEMENT[region] == STRONGHOLD and state.control[region] == FREE_PEOPLES:
        return state.besieged(region) == FREE_PEOPLES
    return True


def within(state: WotrBoardState, side: Side, start: i64, reach: i64, sieges: bool = False) -> list[int]:
    """The regions where characters who start there may end a move of so many steps, sorted."""
    found = {int(start)}
    edge = [int(start)]
    for _ in range(min(reach, REGIONS)):
        following: list[int] = []
        for here in edge:
            halts = SETTLEMENT[here] == STRONGHOLD and (state.control[here] != side or state.besieged(here) == side)
            if halts and here != start:
                continue
            for near in NEIGHBOURS[here]:
                if near not in found and may_be_in(state, side, near, sieges):
                    found.add(near)
                    following.append(near)
        edge = following
    return sorted(found)


# Leaving the Fellowship


def can_separate(state: WotrBoardState) -> bool:
    """Whether companions may leave: not on the Mordor track, in a siege only if it found the Fellowship resting there."""
    if state.mordor != OUTSIDE or not state.companions():
        return False
    if state.besieged(state.fellowship) != FREE_PEOPLES:
        return True
    return state.progress == 0 and not state.marks & CAME_INTO_SIEGE


def card_separates(state: WotrBoardState) -> bool:
    """Whether a card finds companions whom it separates; on the Mordor track that is their end."""
    return can_separate(state) or (state.mordor != OUTSIDE and len(state.companions()) > 0)


@final
class Separate(Step[WotrBoardState]):
    """The Free Peoples choose one companion or a group, which goes as far as progress and level allow; Smeagol dies."""

    def __init__(self, group: i64 = 0, further: i64 = 0, level: i64 = 0, sieges: bool = False) -> None:
        self.group = group
        self.further = further
        self.level = level
        self.sieges = sieges

    def run(self, state: WotrBoardState) -> bool:
        options = [WORD_CHARACTER + character for character in state.companions() if 1 << character > self.group]
        if self.group:
            options = [DONE, *options]
        if not options:
            return False
        return state.ask(self, FREE_PEOPLES, ASK_FIGURES, options, (int(self.group).bit_count(),))

    def answer(self, state: WotrBoardState, word: int) -> None:
        if word == DONE:
            group = self.group & ~ONLY_SMEAGOL
            if group:
                state.push(SeparateTo(group, self.further, self.level, self.sieges))
            if group != self.group:
                leave_game(state, SMEAGOL)
        else:
            state.push(Separate(self.group | 1 << (word - WORD_CHARACTER), self.further, self.level, self.sieges))

    def fields(self) -> tuple[object, ...]:
        return (self.group, self.further, self.level, self.sieges)


@final
class SeparateTo(Step[WotrBoardState]):
    """A group has left the Fellowship: where does it go? On the Mordor track it is lost."""

    def __init__(self, group: i64 = 1, further: i64 = 0, level: i64 = 0, sieges: bool = False) -> None:
        self.group = group
        self.further = further
        self.level = level
        self.sieges = sieges

    def run(self, state: WotrBoardState) -> bool:
        group = members(self.group)
        if state.mordor != OUTSIDE:
            for character in group:
                leave_game(state, character)
            return False
        level = self.level if self.level > 0 else group_level(state, group)
        reach = state.progress + level + self.further
        options = [WORD_REGION + region for region in separation_targets(state, reach, self.sieges)]
        return state.ask(self, FREE_PEOPLES, ASK_SEPARATE_TO, options, (group[0],))

    def answer(self, state: WotrBoardState, word: int) -> None:
        for character in members(self.group):
            state.places[character] = word - WORD_REGION
            state.changed()
            state.tell(TOLD_SEPARATED, character, word - WORD_REGION)
            activate_by_companion(state, character, word - WORD_REGION)
        choose_guide_anew(state)

    def fields(self) -> tuple[object, ...]:
        return (self.group, self.further, self.level, self.sieges)


@final
class SeparateHere(Step[WotrBoardState]):
    """Companions must leave the Fellowship, as many as a number says, and stay where it was last seen."""

    def __init__(self, n: i64 = 1) -> None:
        self.n = n

    def run(self, state: WotrBoardState) -> bool:
        options = [WORD_CHARACTER + character for character in state.companions()]
        if self.n <= 0 or not options:
            return False
        return state.ask(self, FREE_PEOPLES, ASK_MUST_SEPARATE, options, (int(self.n),))

    def answer(self, state: WotrBoardState, word: int) -> None:
        state.push(SeparateHere(self.n - 1))
        character = word - WORD_CHARACTER
        if state.mordor != OUTSIDE or character == SMEAGOL:
            leave_game(state, character)
            return
        state.tell(TOLD_SEPARATED, character, state.fellowship)
        state.places[character] = state.fellowship
        state.changed()
        if self.n == 1:
            choose_guide_anew(state)
        activate_by_companion(state, character, state.fellowship)

    def fields(self) -> tuple[object, ...]:
        return (self.n,)


def separation_targets(state: WotrBoardState, reach: i64, sieges: bool) -> list[int]:
    """Where separated companions may go: out of a besieged stronghold nowhere."""
    start = state.fellowship
    if state.besieged(start) == FREE_PEOPLES:
        return [int(start)]
    return within(state, FREE_PEOPLES, start, reach, sieges)


# Falling


def eliminate(state: WotrBoardState, character: Character) -> None:
    """A character dies. A Hobbit taken from the Fellowship outside Mordor lives on, as if just separated."""
    if character in HOBBITS and state.places[character] == IN_FELLOWSHIP and state.mordor == OUTSIDE:
        state.push(SeparateTo(1 << character))
        return
    leave_game(state, character)


def kill_army(state: WotrBoardState, side: Side, region: Region, army: Army, characters: tuple[int, ...]) -> None:
    """All these figures die, characters too."""
    for figure in FIGURES_OF[side]:
        n = count(army, figure)
        if n > 0:
            kill(state, figure, n, region)
    for character in characters:
        eliminate(state, character)


# Companions who travel


def can_travel(state: WotrBoardState, character: Character) -> bool:
    """Whether a character on the map can go somewhere by himself: out of a siege only if he flies."""
    place = state.places[character]
    level = state.level(character)
    if place < 0 or level == 0:
        return False
    return level == FAR or state.besieged(place) != CHARACTER_SIDE[character]


def travellers(state: WotrBoardState, side: Side, moved: i64 = 0) -> list[int]:
    """A side's characters who can travel and have not yet."""
    return [
        character
        for character in range(CHARACTERS)
        if CHARACTER_SIDE[character] == side and not moved >> character & 1 and can_travel(state, character)
    ]


@final
class MoveCompanions(Step[WotrBoardState]):
    """Companions outside the Fellowship move, group after group, each once; or only one group, perhaps further."""

    def __init__(
        self,
        moved: i64 = 0,
        group: i64 = 0,
        one_group: bool = False,
        further: i64 = 0,
        level: i64 = 0,
        sieges: bool = False,
    ) -> None:
        self.moved = moved
        self.group = group
        self.one_group = one_group
        self.further = further
        self.level = level
        self.sieges = sieges

    def run(self, state: WotrBoardState) -> bool:
        able = travellers(state, FREE_PEOPLES, self.moved)
        if self.group:
            start = state.places[members(self.group)[0]]
            able = [other for other in able if 1 << other > self.group and state.places[other] == start]
        elif not able or (self.one_group and self.moved):
            return False
        options = [WORD_CHARACTER + character for character in able]
        if self.group or not self.one_group:
            options = [DONE, *options]
        return state.ask(self, FREE_PEOPLES, ASK_FIGURES, options, (int(self.group).bit_count(),))

    def answer(self, state: WotrBoardState, word: int) -> None:
        if word != DONE:
            state.push(self.grown(self.moved, self.group | 1 << (word - WORD_CHARACTER)))
        elif self.group:
            state.push(self.grown(self.moved | self.group, 0))
            state.push(TravelTo(self.group, self.further, self.level, self.sieges))

    def grown(self, moved: i64, group: i64) -> "MoveCompanions":
        """The same move with other characters chosen."""
        return MoveCompanions(moved, group, self.one_group, self.further, self.level, self.sieges)

    def fields(self) -> tuple[object, ...]:
        return (self.moved, self.group, self.one_group, self.further, self.level, self.sieges)


@final
class TravelTo(Step[WotrBoardState]):
    """A group of characters on the map goes somewhere."""

    def __init__(self, group: i64 = 1, further: i64 = 0, level: i64 = 0, sieges: bool = False) -> None:
        self.group = group
        self.further = further
        self.level = level
        self.sieges = sieges

    def run(self, state: WotrBoardState) -> bool:
        group = members(self.group)
        side = CHARACTER_SIDE[group[0]]
        start = state.places[group[0]]
        level = self.level if self.level > 0 else group_level(state, group)
        regions = (
            flights(state, start) if level == FAR else within(state, side, start, level + self.further, self.sieges)
        )
        options = [WORD_REGION + region for region in regions if region != start]
        return len(options) > 0 and state.ask(self, side, ASK_FIGURES_TO, options, (group[0],))

    def answer(self, state: WotrBoardState, word: int) -> None:
        for character in members(self.group):
            move_character(state, character, word - WORD_REGION)

    def fields(self) -> tuple[object, ...]:
        return (self.group, self.further, self.level, self.sieges)


# Nazgul and minions


def flights(state: WotrBoardState, start: i64) -> list[int]:
    """Where Nazgul may fly: over the walls of a besieged stronghold of the Shadow, too."""
    return [region for region in range(REGIONS) if region == start or may_be_in(state, SHADOW, region, True)]


def arrived_at(arrived: tuple[int, ...], region: Region) -> i64:
    """How many Nazgul that have moved are in a region: `arrived` holds regions and numbers in turn."""
    return sum([arrived[i + 1] for i in range(0, len(arrived), 2) if arrived[i] == region])


def fresh_nazgul(state: WotrBoardState, region: Region, arrived: tuple[int, ...]) -> i64:
    """The Nazgul in a region that can still move."""
    return count(state.army(SHADOW, region), NAZGUL) - arrived_at(arrived, region)


@final
class MoveMinions(Step[WotrBoardState]):
    """Nazgul and minions move, each once, in the order of the regions they start from."""

    def __init__(self, last: i64 = 0, moved: i64 = 0, arrived: tuple[int, ...] = (), nazgul_only: bool = False) -> None:
        self.last = last
        self.moved = moved
        self.arrived = arrived
        self.nazgul_only = nazgul_only

    def run(self, state: WotrBoardState) -> bool:
        options = [DONE]
        for region in range(self.last, REGIONS):
            here: Region = state.armies[REGIONS + region]
            if here & NAZGUL_BITS[SHADOW] and fresh_nazgul(state, region, self.arrived) > 0:
                options.append(WORD_REGION + region)
        for character in travellers(state, SHADOW, self.moved):
            if not self.nazgul_only or character in WITCH_KINGS:
                options.append(WORD_CHARACTER + character)
        return len(options) > 1 and state.ask(self, SHADOW, ASK_MINIONS_FROM, options)

    def answer(self, state: WotrBoardState, word: int) -> None:
        if word >= WORD_CHARACTER:
            state.push(GatherMinions(self, 1 << (word - WORD_CHARACTER)))
        elif word != DONE:
            state.push(HowManyNazgul(word - WORD_REGION, 0, self.moved, self.arrived, self.nazgul_only))

    def fields(self) -> tuple[object, ...]:
        return (self.last, self.moved, self.arrived, self.nazgul_only)


@final
class GatherMinions(Step[WotrBoardState]):
    """Who goes with a minion on foot: the group goes as far as its best. Whoever flies goes alone."""

    def __init__(self, before: MoveMinions | None = None, group: i64 = 1) -> None:
        self.before = before if before is not None else MoveMinions()
        self.group = group

    def run(self, state: WotrBoardState) -> bool:
        first = members(self.group)[0]
        options = [DONE]
        if first not in WITCH_KINGS:
            for other in travellers(state, SHADOW, self.before.moved):
                beside = state.places[other] == state.places[first] and other not in WITCH_KINGS
                if beside and not self.group >> other & 1:
                    options.append(WORD_CHARACTER + other)
        return state.ask(self, SHADOW, ASK_FIGURES, options, (int(self.group).bit_count(),))

    def answer(self, state: WotrBoardState, word: int) -> None:
        before = self.before
        if word != DONE:
            state.push(GatherMinions(before, self.group | 1 << (word - WORD_CHARACTER)))
            return
        state.push(MoveMinions(before.last, before.moved | self.group, before.arrived, before.nazgul_only))
        state.push(TravelTo(self.group))

    def fields(self) -> tuple[object, ...]:
        return (self.before, self.group)


@final
class HowManyNazgul(Step[WotrBoardState]):
    """How many Nazgul fly from a region, and whereto; then the others go on."""

    def __init__(
        self,
        region: Region = 0,
        number: i64 = 0,
        moved: i64 = 0,
        arrived: tuple[int, ...] = (),
        nazgul_only: bool = False,
    ) -> None:
        self.region = region
        self.number = number
        self.moved = moved
        self.arrived = arrived
        self.nazgul_only = nazgul_only

    def run(self, state: WotrBoardState) -> bool:
        args = (int(self.region),)
        if self.number == 0:
            most = fresh_nazgul(state, self.region, self.arrived)
            return state.ask(self, SHADOW, ASK_NAZGUL_NUMBER, [WORD_NUMBER + n for n in range(1, most + 1)], args)
        options = [WORD_REGION + region for region in flights(state, self.region) if region != self.region]
        return state.ask(self, SHADOW, ASK_NAZGUL_TO, options, args)

    def answer(self, state: WotrBoardState, word: int) -> None:
        if word >= WORD_NUMBER:
            number = word - WORD_NUMBER
            state.push(HowManyNazgul(self.region, number, self.moved, self.arrived, self.nazgul_only))
            return
        target = word - WORD_REGION
        arrived = (*self.arrived, target, int(self.number))
        state.push(MoveMinions(self.region, self.moved, arrived, self.nazgul_only))
        move_nazgul(state, self.number, self.region, target)

    def fields(self) -> tuple[object, ...]:
        return (self.region, self.number, self.moved, self.arrived, self.nazgul_only)


def minions_can_move(state: WotrBoardState, nazgul_only: bool = False) -> bool:
    """Whether any Nazgul or minion can move."""
    if any(state.armies[REGIONS + region] & NAZGUL_BITS[SHADOW] for region in range(REGIONS)):
        return True
    return any(not nazgul_only or character in WITCH_KINGS for character in travellers(state, SHADOW))


COMPANION_STEPS: Final = (
    Separate, SeparateTo, SeparateHere, MoveCompanions, TravelTo, MoveMinions, GatherMinions, HowManyNazgul,
)  # fmt: skip
