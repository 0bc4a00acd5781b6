"""Steps about characters and armies: moving, attacking, hitting, counting."""

from typing import Any, Final, final

from mypy_extensions import i64

from westmarch.core.frames import (
    Filter,
    Frame,
    Test,
    amount,
    frame_of,
    replace_frame,
)
from westmarch.core.state import Step
from westmarch.games.wotr_board.cards.making.operands import CHOSEN
from westmarch.games.wotr_board.cards.making.steps import chosen_regions, roll_all
from westmarch.games.wotr_board.components import BY_HITS, FREE_PEOPLES, NAZGUL, SHADOW, WITCH_KINGS, Region, Side
from westmarch.games.wotr_board.map import NEIGHBOURS, region
from westmarch.games.wotr_board.rules.people.companions import (
    MoveCompanions,
    MoveMinions,
    Separate,
    card_separates,
    eliminate,
    kill_army,
    minions_can_move,
    travellers,
)
from westmarch.games.wotr_board.rules.politics import activate, advance
from westmarch.games.wotr_board.rules.verbs import mortal, move_character
from westmarch.games.wotr_board.rules.war.attack import Attack, can_attack
from westmarch.games.wotr_board.rules.war.casualties import TakeHits
from westmarch.games.wotr_board.rules.war.march import March, can_march
from westmarch.games.wotr_board.rules.war.movement import mask_of
from westmarch.games.wotr_board.state import ALL_SETTLEMENTS, WotrBoardState, count, nations_in
from westmarch.games.wotr_board.words import ASK_CHOOSE, WORD_MOVE, WORD_REGION, WORD_SEPARATE

# Characters


@final
class SeparateFurther(Step[WotrBoardState]):
    """Separate one companion or group, which may go further than usual, or as if of another level."""

    def __init__(self, further: i64 = 0, level: i64 = 0, sieges: bool = False) -> None:
        self.further = further
        self.level = level
        self.sieges = sieges

    def run(self, state: WotrBoardState) -> bool:
        if card_separates(state):
            state.push(Separate(0, self.further, self.level, self.sieges))
        return False

    def idle(self, state: WotrBoardState, frame: Frame) -> bool:
        return not card_separates(state)


@final
class SeparateOrMove(Step[WotrBoardState]):
    """Separate a group, or move one that is on the map; it may end in a besieged stronghold."""

    def __init__(self, further: i64 = 0, level: i64 = 0) -> None:
        self.further = further
        self.level = level

    def run(self, state: WotrBoardState) -> bool:
        options = []
        if card_separates(state):
            options.append(WORD_SEPARATE)
        if travellers(state, FREE_PEOPLES):
            options.append(WORD_MOVE)
        frame = frame_of(state)
        return len(options) > 0 and state.ask(self, frame.seat, ASK_CHOOSE, options, (int(frame.source),))

    def idle(self, state: WotrBoardState, frame: Frame) -> bool:
        return not card_separates(state) and not travellers(state, FREE_PEOPLES)

    def answer(self, state: WotrBoardState, word: int) -> None:
        if word == WORD_SEPARATE:
            state.push(Separate(0, self.further, self.level, True))
        else:
            state.push(MoveCompanions(0, 0, True, self.further, self.level, True))


@final
class MoveAllCompanions(Step[WotrBoardState]):
    """Companions outside the Fellowship move, each once."""

    def run(self, state: WotrBoardState) -> bool:
        state.push(MoveCompanions())
        return False

    def idle(self, state: WotrBoardState, frame: Frame) -> bool:
        return not travellers(state, FREE_PEOPLES)


@final
class MoveNazgul(Step[WotrBoardState]):
    """Any or all Nazgul move, the Witch-king among them."""

    def run(self, state: WotrBoardState) -> bool:
        state.push(MoveMinions(0, 0, (), True))
        return False

    def idle(self, state: WotrBoardState, frame: Frame) -> bool:
        return not minions_can_move(state, True)


@final
class Eliminate(Step[WotrBoardState]):
    """Those of some characters who are in play die."""

    def __init__(self, *characters: int) -> None:
        self.characters = characters

    def run(self, state: WotrBoardState) -> bool:
        for character in self.characters:
            if state.in_play(character):
                eliminate(state, character)
        return False


@final
class MoveCharacterTo(Step[WotrBoardState]):
    """Those of some characters who are in play go to a region."""

    def __init__(self, characters: tuple[int, ...] = (), where: str = "rivendell") -> None:
        self.characters = characters
        self.where = region(where)

    def run(self, state: WotrBoardState) -> bool:
        for character in self.characters:
            if state.places[character] >= 0:
                move_character(state, character, self.where)
        return False

    def idle(self, state: WotrBoardState, frame: Frame) -> bool:
        return not any(state.places[who] >= 0 and state.places[who] != self.where for who in self.characters)


# Armies


@final
class MoveArmies(Step[WotrBoardState]):
    """The side moves armies: how many, how far, from where, whether they must join another, who must lead."""

    def __init__(
        self,
        n: i64 = 1,
        reach: i64 = 1,
        source: Filter[Any] | None = None,
        must_join: bool = False,
        led: bool = False,
        with_nazgul: bool = False,
        with_one_of: tuple[int, ...] = (),
        to: Filter[Any] | None = None,
        out_of_siege: bool = False,
    ) -> None:
        self.n = n
        self.reach = reach
        self.source = source
        self.must_join = must_join
        self.led = led
        self.with_nazgul = with_nazgul
        self.with_one_of = mask_of(with_one_of)  # one of these characters goes with it
        self.to = to  # where a card takes it at once, however far
        self.out_of_siege = out_of_siege

    def march(self, state: WotrBoardState, frame: Frame) -> March | None:
        """The march that it allows now, if any."""
        only: tuple[int, ...] = ()
        if self.source is not None:
            words = self.source.words(state, frame)
            if not words:
                return None
            only = tuple([word - WORD_REGION for word in words])
        to: tuple[int, ...] = ()
        if self.to is not None:
            to = tuple([word - WORD_REGION for word in self.to.words(state, frame)])
            if not to:
                return None
        march = March(
            frame.seat, self.n, self.led, (), self.reach, self.must_join, only, self.with_nazgul, self.with_one_of, to,
            self.out_of_siege,
        )  # fmt: skip
        return march if can_march(state, march) else None

    def run(self, state: WotrBoardState) -> bool:
        march = self.march(state, frame_of(state))
        if march is not None:
            state.push(march)
        return False

    def idle(self, state: WotrBoardState, frame: Frame) -> bool:
        return self.march(state, frame) is None


@final
class AttackWith(Step[WotrBoardState]):
    """The side attacks with an army; the flags are those of a battle."""

    def __init__(
        self,
        source: Filter[Any] | None = None,
        on: Filter[Any] | None = None,
        flags: i64 = 0,
        rounds: i64 = 1,
        with_nazgul: bool = False,
        fewer: i64 = 0,
        with_one_of: tuple[int, ...] = (),
        overseas: bool = False,
    ) -> None:
        self.source = source
        self.on = on
        self.flags = flags
        self.rounds = rounds
        self.with_nazgul = with_nazgul
        self.with_one_of = mask_of(with_one_of)
        self.overseas = overseas  # the regions attacked need not be near
        self.fewer = fewer  # dice that the defender lacks; X: as many as the frame's number

    def attack(self, state: WotrBoardState, frame: Frame) -> Attack | None:
        """The attack that it allows now, if any."""
        sides: list[tuple[int, ...]] = []
        for things in (self.source, self.on):
            words = things.words(state, frame) if things is not None else []
            if things is not None and not words:
                return None
            sides.append(tuple([word - WORD_REGION for word in words]))
        fewer = amount(frame, self.fewer)
        attack = Attack(
            frame.seat, False, sides[0], sides[1], self.flags, self.rounds, fewer, self.with_nazgul, self.with_one_of,
            self.overseas,
        )  # fmt: skip
        return attack if can_attack(state, attack) else None

    def run(self, state: WotrBoardState) -> bool:
        attack = self.attack(state, frame_of(state))
        if attack is not None:
            state.push(attack)
        return False

    def idle(self, state: WotrBoardState, frame: Frame) -> bool:
        return self.attack(state, frame) is None


@final
class CanDo(Test[WotrBoardState]):
    """Armies can move or attack as a step says."""

    def __init__(self, step: MoveArmies | AttackWith | None = None) -> None:
        self.step = step if step is not None else MoveArmies()

    def holds(self, state: WotrBoardState, frame: Frame) -> bool:
        if isinstance(self.step, MoveArmies):
            return self.step.march(state, frame) is not None
        return self.step.attack(state, frame) is not None


@final
class RollHits(Step[WotrBoardState]):
    """Roll dice against a side's army in the chosen region; the hits wake its nations, the owner takes them."""

    def __init__(
        self,
        side: Side = 0,
        dice: i64 = 1,
        on: i64 = 5,
        with_characters: bool = False,
        where: Filter[Any] = CHOSEN,
    ) -> None:
        self.side = side
        self.dice = dice
        self.on = on
        self.with_characters = with_characters  # if all units die, so do Nazgul, leaders and characters with them
        self.where = where

    def run(self, state: WotrBoardState) -> bool:
        frame = frame_of(state)
        words = self.where.words(state, frame)
        if words:
            hits = roll_all(state, frame, amount(frame, self.dice), self.on)
            hit_army(state, self.side, words[0] - WORD_REGION, hits, self.with_characters)
        return False

    def idle(self, state: WotrBoardState, frame: Frame) -> bool:
        return not self.where.words(state, frame)


def hit_army(state: WotrBoardState, side: Side, region: Region, hits: i64, with_characters: bool) -> None:
    """An army takes hits from a card: its nations wake and advance (rule 73), by a setting only through Ents and the Dead."""
    if hits <= 0 or state.units(side, region) == 0:
        return
    if with_characters:
        state.push(BuryTheRest(side, region))
    state.push(TakeHits(side, region, hits))
    if not state.rules.card_hits_wake and not with_characters:
        return
    for nation in nations_in(state.army(side, region), side):
        activate(state, nation, BY_HITS, region)
        advance(state, nation, BY_HITS)


@final
class BuryTheRest(Step[WotrBoardState]):
    """If no unit is left, Nazgul, leaders and characters there die, too."""

    def __init__(self, side: Side = 0, region: Region = 0) -> None:
        self.side = side
        self.region = region

    def run(self, state: WotrBoardState) -> bool:
        if state.units(self.side, self.region) == 0:
            characters = mortal(state, state.characters_at(self.side, self.region))
            kill_army(state, self.side, self.region, state.army(self.side, self.region), characters)
        return False

    def fields(self) -> tuple[object, ...]:
        return (self.side, self.region)


@final
class CountNazgulNear(Step[WotrBoardState]):
    """The frame's x: the most Nazgul of one army of the Shadow in the chosen region or next to it, five at most."""

    def __init__(self, witch_king: bool = True) -> None:
        self.witch_king = witch_king

    def run(self, state: WotrBoardState) -> bool:
        frame = frame_of(state)
        if not frame.chosen:
            return False
        where = chosen_regions(frame)[0]
        most: i64 = 0
        for here in (where, *NEIGHBOURS[where]):
            if state.units(SHADOW, here) > 0:
                most = max(most, nazgul_count(state, here, self.witch_king))
        replace_frame(state, frame.with_x(min(most, 5)))
        return False

    def idle(self, state: WotrBoardState, frame: Frame) -> bool:
        return True  # it is what follows that counts


def nazgul_count(state: WotrBoardState, region: Region, witch_king: bool = True) -> i64:
    """How many Nazgul are in a region, the Witch-king counted or not."""
    kings = len([1 for king in WITCH_KINGS if state.places[king] == region]) if witch_king else 0
    return count(state.army(SHADOW, region), NAZGUL) + kings


OWN_STEPS: Final = (BuryTheRest,)


@final
class SiegesToRelieve(Filter[WotrBoardState]):
    """Strongholds of the Free Peoples whose besiegers an army next to them can attack."""

    def words(self, state: WotrBoardState, frame: Frame) -> list[int]:
        return [WORD_REGION + here for here in ALL_SETTLEMENTS if self.fits(state, here)]

    def fits(self, state: WotrBoardState, here: int) -> bool:
        """Whether a region is one of them."""
        if state.besieged(here) != FREE_PEOPLES:
            return False
        return can_attack(state, Attack(FREE_PEOPLES, False, NEIGHBOURS[here], (here,)))
