"""Which armies may go where, and how much of them (rules 10, 31, 74, 79, 81). `march` tells how they go."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from westmarch.core.frames import Frame
from westmarch.core.state import Step
from westmarch.core.words import NO, YES, YES_NO
from westmarch.games.wotr_board.cards.names import card
from westmarch.games.wotr_board.components import (
    ELITE,
    ELROND,
    ELVES,
    FIGURES_OF,
    FIRST_SHADOW_NATION,
    FREE_PEOPLES,
    ISENGARD,
    LEADER,
    MOST_UNITS,
    NATION_BITS,
    NATION_SIDE,
    NATIONS,
    NAZGUL,
    NAZGUL_BITS,
    NO_CARD,
    ONE_FIGURE,
    SARUMAN,
    SHADOW,
    UNIT_KINDS,
    WITCH_KINGS,
    Army,
    Character,
    Figure,
    Nation,
    Region,
    Side,
)
from westmarch.games.wotr_board.map import NATION_OF, NO_NATION, REGIONS, regions
from westmarch.games.wotr_board.rules.people.companions import members
from westmarch.games.wotr_board.rules.verbs import Excess
from westmarch.games.wotr_board.state import WotrBoardState, count, leaders_in, units_in
from westmarch.games.wotr_board.words import ASK_PART_CHARACTER, ASK_PART_NUMBER, WORD_NUMBER

A_POWER_TOO_GREAT: Final = card("a-power-too-great")
TOM_BOMBADIL: Final = card("the-power-of-tom-bombadil")
WARDED: Final = {
    A_POWER_TOO_GREAT: regions("lorien rivendell grey-havens"),
    TOM_BOMBADIL: regions("old-forest the-shire buckland"),
}
WARDEN: Final = tuple(
    [next((keeper for keeper, kept in WARDED.items() if region in kept), NO_CARD) for region in range(REGIONS)]
)


def warded(state: WotrBoardState, region: Region) -> bool:
    """Whether a card keeps the Shadow's armies from entering or attacking a region."""
    keeper = WARDEN[region]
    return keeper != NO_CARD and state.on_table(keeper)


def free_to_move(state: WotrBoardState, side: Side, region: Region) -> bool:
    """Whether an army may enter: no enemy army there, unless it is besieged by one's own (rules 10, 81)."""
    if side == SHADOW and warded(state, region):
        return False
    if not state.stands(1 - side, region):
        return True
    return state.besieged(region) == 1 - side


def free(state: WotrBoardState, side: Side, region: Region) -> bool:
    """Whether a region is free for a side: no enemy army, no enemy settlement, or one that the side besieges."""
    if state.besieged(region) == 1 - side:
        return True
    return not state.stands(1 - side, region) and state.control[region] != 1 - side


def mobile(state: WotrBoardState, side: Side, army: Army, target: i64) -> i64:
    """The part of an army that may go to a region: nations not At War stay out of other nations' lands (rule 74)."""
    nation: Nation = NATION_OF[target]
    if nation == NO_NATION:
        return army
    part = at_war_part(state, side, army)
    return part | army & NATION_BITS[nation] if NATION_SIDE[nation] == side else part


def at_war_part(state: WotrBoardState, side: Side, army: Army) -> i64:
    """The part of an army that may attack."""
    bits: i64 = NAZGUL_BITS[side]
    nation: i64 = 0 if side == FREE_PEOPLES else FIRST_SHADOW_NATION
    end: i64 = FIRST_SHADOW_NATION if side == FREE_PEOPLES else NATIONS
    while nation < end:
        if state.distance[nation] == 0:
            bits |= NATION_BITS[nation]
        nation += 1
    return army & bits


def leads(state: WotrBoardState, side: Side, army: Army, characters: tuple[int, ...]) -> bool:
    """Whether an army has somebody whom a Character die asks for."""
    if leaders_in(army, side) > 0 or any(state.counts(who) for who in characters):
        return True
    if side == FREE_PEOPLES:
        return state.in_play(ELROND) and count(army, ELITE + ELVES) > 0
    return state.in_play(SARUMAN) and count(army, ELITE + ISENGARD) > 0


def marchers(state: WotrBoardState, side: Side, region: Region) -> tuple[int, ...]:
    """The characters who may march with an army from a region."""
    return tuple([who for who in state.characters_at(side, region) if state.level(who) > 0])


def nazgul_with(army: Army, characters: tuple[int, ...]) -> bool:
    """Whether a Nazgul or the Witch-king is with an army of the Shadow."""
    return count(army, NAZGUL) > 0 or any(who in WITCH_KINGS for who in characters)


def most_going(side: Side, army: Army, part: Army) -> i64:
    """How many units may go at most: leaders who must stay behind need a unit that stays with them."""
    going = units_in(part, side)
    if part == army:
        return going
    staying = units_in(army, side) - going
    leaders_stay = side == FREE_PEOPLES and leaders_in(army, side) > leaders_in(part, side)
    return going - 1 if leaders_stay and staying == 0 else going


@mypyc_attr(allow_interpreted_subclasses=True)
class PartTaker(Step[WotrBoardState]):
    """A step that sends a part of an army somewhere, once it has been chosen."""

    def go(self, state: WotrBoardState, part: Army, characters: tuple[int, ...]) -> None:
        """What was chosen goes."""

    def well_led(self, state: WotrBoardState, part: Army, characters: tuple[int, ...]) -> bool:
        """Whether what goes has whom it needs."""
        return True

    def rearguard_has_units(self) -> bool:
        """Whether Nazgul and characters can stay behind only with a unit, as leaders of the Free Peoples always do."""
        return False


def mask_of(characters: tuple[int, ...]) -> int:
    """A bit for each character."""
    mask = 0
    for character in characters:
        mask |= 1 << character
    return mask


@final
class ChoosePart(Step[WotrBoardState]):
    """How much of an army goes: kind by kind, then character by character. `then` takes what was chosen with `go`."""

    def __init__(
        self,
        then: PartTaker | None = None,
        side: Side = 0,
        region: Region = 0,
        army: Army = 0,
        part: Army = 0,
        characters: i64 = 0,
        limit: i64 = 0,
        at: i64 = 0,
        going: i64 = 0,
        who: Character = 0,
    ) -> None:
        self.then: PartTaker = then if then is not None else PartTaker()
        self.side = side
        self.region = region
        self.army = army  # all that is there
        self.part = part  # what may go
        self.characters = characters  # who may go
        self.limit = limit  # units that may go
        self.at = at  # the next kind of figure, then of character
        self.going = going
        self.who = who

    def run(self, state: WotrBoardState) -> bool:
        kinds = FIGURES_OF[self.side]
        at = self.at
        while at < len(kinds) and count(self.part, kinds[at]) == 0:
            at += 1
        if at < len(kinds):
            options = self.numbers(state, kinds[at], at)
            step = self.moved_on(at, self.going, self.who)
            if len(options) == 1:
                step.answer(state, options[0])
                return False
            if at != self.at:
                state.push(step)
                return False
            return state.ask(self, self.side, ASK_PART_NUMBER, options, (kinds[at], int(self.region)))
        return self.ask_character(state, at)

    def ask_character(self, state: WotrBoardState, at: i64) -> bool:
        """Whether the next character goes, too; he must where nobody else leads."""
        first = len(FIGURES_OF[self.side])
        character = at - first
        while self.characters >> character and not self.characters >> character & 1:
            character += 1
        step = self.moved_on(first + character, self.going, self.who)
        if not self.characters >> character:
            self.finish(state)
            return False
        later = self.characters >> character + 1 << character + 1
        if not self.led(state, self.who | later) or (self.all_gone() and self.then.rearguard_has_units()):
            step.answer(state, YES)
            return False
        if first + character != self.at:
            state.push(step)
            return False
        return state.ask(self, self.side, ASK_PART_CHARACTER, YES_NO, (int(character), int(self.region)))

    def answer(self, state: WotrBoardState, word: int) -> None:
        kinds = FIGURES_OF[self.side]
        if self.at < len(kinds):
            going = self.going + ONE_FIGURE[kinds[self.at]] * (word - WORD_NUMBER)
            state.push(self.moved_on(self.at + 1, going, self.who))
        else:
            goes = 0 if word == NO else 1 << (self.at - len(kinds))
            state.push(self.moved_on(self.at + 1, self.going, self.who | goes))

    def moved_on(self, at: i64, going: i64, who: Character) -> "ChoosePart":
        """The same choice, further on."""
        return ChoosePart(
            self.then, self.side, self.region, self.army, self.part, self.characters, self.limit, at, going, who
        )

    def numbers(self, state: WotrBoardState, figure: Figure, at: i64) -> list[int]:
        """How many of a kind may go, so that the rest can still be chosen."""
        have = count(self.part, figure)
        if figure < LEADER:
            sent = units_in(self.going, self.side)
            most = min(have, self.limit - sent)
            later = any(count(self.part, other) > 0 for other in UNIT_KINDS[self.side][at + 1 :])
            least = 1 if sent == 0 and not later else 0
            if most < least:
                least = most
            led = [n for n in range(least, most + 1) if self.may_be_led(state, self.going + ONE_FIGURE[figure] * n, at)]
            return [WORD_NUMBER + n for n in led]
        needs_units = self.side == FREE_PEOPLES or self.then.rearguard_has_units()
        least = have if needs_units and self.all_gone() else 0
        later = any(count(self.part, other) > 0 for other in FIGURES_OF[self.side][at + 1 :])
        if least == 0 and not later and not self.led(state, self.characters):
            least = 1
        return [WORD_NUMBER + n for n in range(least, have + 1)]

    def may_be_led(self, state: WotrBoardState, going: Army, at: i64) -> bool:
        """Whether what goes, with all that may still be chosen, has whom it needs: an Elite unit may be the only leader."""
        full = units_in(going, self.side) >= self.limit
        for figure in FIGURES_OF[self.side][at + 1 :]:
            if figure >= LEADER or not full:
                going += ONE_FIGURE[figure] * count(self.part, figure)
        return self.then.well_led(state, going, members(self.characters))

    def all_gone(self) -> bool:
        """Whether no unit stays behind."""
        return units_in(self.army, self.side) == units_in(self.going, self.side)

    def led(self, state: WotrBoardState, characters: i64) -> bool:
        """Whether what goes, with these characters, has whom it needs."""
        return self.then.well_led(state, self.going, members(characters))

    def finish(self, state: WotrBoardState) -> None:
        """All is chosen."""
        self.then.go(state, self.going, members(self.who))

    def fields(self) -> tuple[object, ...]:
        return (
            self.then, self.side, self.region, self.army, self.part, self.characters, self.limit, self.at, self.going,
            self.who,
        )  # fmt: skip


@final
class CheckStacking(Step[WotrBoardState]):
    """The end of an action: no region holds more than ten units of a side."""

    def run(self, state: WotrBoardState) -> bool:
        self.check(state, SHADOW)
        self.check(state, FREE_PEOPLES)
        return False

    def check(self, state: WotrBoardState, side: Side) -> None:
        """Check the regions of one side."""
        armies = state.armies
        first = side * REGIONS
        region: i64 = 0
        while region < REGIONS:
            army = armies[first + region]
            if army != 0 and units_in(army, side) > MOST_UNITS and state.besieged(region) != side:
                state.push(Excess(side, region, MOST_UNITS))
            region += 1

    def idle(self, state: WotrBoardState, frame: Frame) -> bool:
        return True


MOVEMENT_STEPS: Final = (ChoosePart, CheckStacking)
