"""The hunt for the Ring (rules 51-60, 62, 63). What it is about stands in `state.hunt` while it lasts."""

from typing import Final, final

from mypy_extensions import i64

from westmarch.core.frames import Effect, Frame
from westmarch.core.state import Step
from westmarch.core.words import YES, YES_NO
from westmarch.games.wotr_board.cards.book import named
from westmarch.games.wotr_board.components import (
    BALROG,
    BEFORE_HUNT_ROLL,
    BEFORE_TILE,
    COMPANION_TAKEN,
    FREE_PEOPLES,
    FREE_SPECIALS,
    GOLLUM,
    HOBBITS,
    HUNT_DAMAGE,
    IN_FELLOWSHIP,
    MOST_HUNT_DICE,
    NAZGUL,
    NO_TILE,
    OUTSIDE,
    SHADOW,
    SHADOW_SPECIALS,
    SMEAGOL,
    SMEAGOL_TILE,
    SMEAGOL_TILE_DRAWN,
    STANDARD_TILES,
    TILE_DIE,
    TILE_DRAWN,
    TILE_EYE,
    TILE_REVEALS,
    TILE_STOPS,
    TILE_VALUE,
    WITCH_KINGS,
)
from westmarch.games.wotr_board.map import SETTLEMENT, STRONGHOLD
from westmarch.games.wotr_board.records import HuntRecord
from westmarch.games.wotr_board.rules.people.companions import SeparateHere, SeparateTo, can_separate, eliminate
from westmarch.games.wotr_board.rules.verbs import (
    corrupt,
    heal,
    leave_game,
    put_tile,
    remove_tile,
    set_guide,
    take_tile,
)
from westmarch.games.wotr_board.rules.war.battle import reaching, roll_dice, roll_die, side_by_side
from westmarch.games.wotr_board.state import DRAWN, HUNTED, POOL, SMEAGOL_CAME, WotrBoardState, count, haven
from westmarch.games.wotr_board.words import (
    ASK_GUIDE_ABILITY,
    ASK_TAKE_CASUALTY,
    TOLD_DAMAGE,
    TOLD_DAMAGE_REDUCED,
    TOLD_HUNT_ROLL,
    TOLD_MORDOR_STEP,
    TOLD_SMEAGOL_JOINS,
    TOLD_TILE_BACK,
    TOLD_TILE_REMOVED,
    TOLD_TILE_ROLLED,
    WORD_CHARACTER,
    WORD_CORRUPTION,
    WORD_GUIDE,
    WORD_RANDOM,
)

# What would reveal the Fellowship
BY_TILE: Final = 1
BY_GOLLUM: Final = 2

# Flags: what the tile is drawn for.
EYE_IS_NOTHING: Final = 1
EYE_IS_DISCARDED: Final = 2
FREE_SPECIALS_DISCARDED: Final = 4
UNREDUCED: Final = 8  # all damage is corruption
NEVER_REVEALS: Final = 16
RANDOM_FIRST: Final = 32  # a random companion is the first to pay
IN_MORDOR: Final = 64  # a move on the track
SEPARATES: Final = 128  # the number separates companions instead of harming
PREVENTED: Final = 256  # no tile is drawn, or the one drawn has no effect
EYE_SLAYS: Final = 512  # an Eye is the end of the Balrog and the Guide


def flag(state: WotrBoardState, bit: i64) -> bool:
    """Whether a flag of the hunt is set."""
    return state.hunt_now().flags & bit != 0


# Beginning


@final
class Hunt(Step[WotrBoardState]):
    """The Fellowship has moved: the Shadow rolls for the hunt."""

    def run(self, state: WotrBoardState) -> bool:
        state.hunt = HuntRecord()
        state.changed()
        state.push(Frame(HUNT))
        return False


@final
class TileHunt(Step[WotrBoardState]):
    """A tile is drawn without a roll."""

    def __init__(self, flags: i64 = 0) -> None:
        self.flags = flags

    def run(self, state: WotrBoardState) -> bool:
        state.hunt = HuntRecord(self.flags)
        state.changed()
        state.push(Frame(TILE_HUNT))
        return False

    def fields(self) -> tuple[object, ...]:
        return (self.flags,)


@final
class Announce(Step[WotrBoardState]):
    """Cards on the table may react."""

    def __init__(self, moment: i64 = 0) -> None:
        self.moment = moment

    def run(self, state: WotrBoardState) -> bool:
        hunt = state.hunt_now()
        if self.moment == BEFORE_HUNT_ROLL:
            if state.box[SHADOW] == 0:
                hunt.flags |= PREVENTED
            else:
                state.announce(BEFORE_HUNT_ROLL)
        elif self.moment == BEFORE_TILE:
            if not flag(state, PREVENTED):
                state.announce(BEFORE_TILE)
        elif hunt.damage > 0 and not flag(state, UNREDUCED):
            state.announce(self.moment, hunt.damage)
        return False

    def fields(self) -> tuple[object, ...]:
        return (self.moment,)


def rerolls(state: WotrBoardState) -> i64:
    """How many failed dice the Shadow rolls again: for a stronghold, an army and Nazgul where the Fellowship was last."""
    here = state.fellowship
    army = state.army(SHADOW, here)
    again: i64 = 0
    if SETTLEMENT[here] == STRONGHOLD and state.control[here] == SHADOW:
        again += 1
    if state.units(SHADOW, here) > 0:
        again += 1
    if count(army, NAZGUL) > 0 or any(state.places[king] == here for king in WITCH_KINGS):
        again += 1
    return again


@final
class HuntRoll(Step[WotrBoardState]):
    """A die for each in the Hunt Box, five at most; 6 finds, and every earlier move this turn helps."""

    def run(self, state: WotrBoardState) -> bool:
        hunt = state.hunt_now()
        if flag(state, PREVENTED):
            return False
        need = to_find(state)
        dice = roll_dice(state, min(state.box[SHADOW], MOST_HUNT_DICE))
        successes = reaching(dice, need)
        again = roll_dice(state, min(len(dice) - successes, rerolls(state)))
        hunt.successes = int(successes + reaching(again, need))
        state.tell(TOLD_HUNT_ROLL, side_by_side(dice), side_by_side(again), need)
        if hunt.successes == 0:
            hunt.flags |= PREVENTED
        else:
            state.marks |= HUNTED
        state.changed()
        return False


def to_find(state: WotrBoardState) -> i64:
    """The number on a hunt die that succeeds: every earlier move this turn helps, but a 1 never finds."""
    return max(6 - state.box[FREE_PEOPLES] - state.hunt_now().bonus, 2)


# Tiles


@final
class DrawTile(Step[WotrBoardState]):
    """A tile is drawn; it may be replaced."""

    def run(self, state: WotrBoardState) -> bool:
        if not flag(state, PREVENTED):
            draw_tile(state)
            announce_tile(state)
        return False


def draw_tile(state: WotrBoardState) -> None:
    """A tile is drawn; one of Smeagol that can mean nothing any more leaves the game, and another is drawn."""
    tile = take_tile(state)
    while tile == SMEAGOL_TILE and not smeagol_listens(state):
        remove_tile(state, tile)
        tile = take_tile(state)
    state.hunt_now().tile = int(tile)
    state.hunt_now().draws += 1


def announce_tile(state: WotrBoardState) -> None:
    """The tile that was drawn may be replaced."""
    state.announce(TILE_DRAWN, state.hunt_now().tile, state.hunt_now().draws)


def smeagol_listens(state: WotrBoardState) -> bool:
    """Whether Smeagol is with the Ring-bearers, or may still come: neither he nor Gollum has been the Guide."""
    if state.places[SMEAGOL] == IN_FELLOWSHIP:
        return True
    return not state.marks & SMEAGOL_CAME and state.places[GOLLUM] != IN_FELLOWSHIP


def replace_tile(state: WotrBoardState, back: bool) -> None:
    """Another tile counts; the first goes back to the pool, or out of the game."""
    first = state.hunt_now().tile
    put_tile(state, first, DRAWN, -1)
    draw_tile(state)
    if back:
        put_tile(state, first, POOL)
    state.tell(TOLD_TILE_BACK if back else TOLD_TILE_REMOVED, first)
    announce_tile(state)


@final
class ResolveTile(Step[WotrBoardState]):
    """How much damage the tile does, and whether it reveals."""

    def run(self, state: WotrBoardState) -> bool:
        hunt = state.hunt_now()
        if flag(state, PREVENTED):
            return False
        tile = hunt.tile
        value = TILE_VALUE[tile]
        eye = value == TILE_EYE
        special = FREE_SPECIALS <= tile < SHADOW_SPECIALS
        if (eye and flag(state, EYE_IS_DISCARDED)) or (special and flag(state, FREE_SPECIALS_DISCARDED)):
            hunt.flags |= PREVENTED
            return False
        if eye and flag(state, EYE_SLAYS):
            hunt.flags |= PREVENTED
            slay_balrog_and_guide(state)
            return False
        if tile == SMEAGOL_TILE:
            meet_smeagol(state)
        if eye:
            value = self.eye_value(state)
        elif value == TILE_DIE:
            value = roll_die(state)
            state.tell(TOLD_TILE_ROLLED, value)
        if value < 0:
            heal(state, -value)
        hunt.damage = max(value, 0)
        hunt.reveals = BY_TILE if TILE_REVEALS[tile] and not flag(state, NEVER_REVEALS) else 0
        if eye:  # the others tell themselves how much it is
            state.tell(TOLD_DAMAGE, hunt.damage)
        state.changed()
        return False

    def eye_value(self, state: WotrBoardState) -> i64:
        """The damage of an Eye: the dice in the Hunt Box on the Mordor track, else the successes of the roll."""
        if flag(state, IN_MORDOR):
            return state.box[SHADOW] + state.box[FREE_PEOPLES]
        return 0 if flag(state, EYE_IS_NOTHING) else state.hunt_now().successes


def slay_balrog_and_guide(state: WotrBoardState) -> None:
    """The Balrog falls, and the Guide with him; Gollum neither falls nor fells."""
    if state.guide != GOLLUM and state.in_play(BALROG):
        leave_game(state, BALROG)
        eliminate(state, state.guide)


def meet_smeagol(state: WotrBoardState) -> None:
    """The first of his tiles brings Smeagol, who guides from now on; the others may be turned against him."""
    remove_tile(state, SMEAGOL_TILE)
    if state.places[SMEAGOL] == IN_FELLOWSHIP:
        state.announce(SMEAGOL_TILE_DRAWN)
        return
    state.marks |= SMEAGOL_CAME
    state.places[SMEAGOL] = IN_FELLOWSHIP
    state.tell(TOLD_SMEAGOL_JOINS)
    set_guide(state, SMEAGOL)


# Meeting the damage


def reducible(state: WotrBoardState) -> bool:
    """Whether there is damage that may be reduced."""
    return state.hunt_now().damage > 0 and not flag(state, UNREDUCED) and not flag(state, SEPARATES)


def reduce_damage(state: WotrBoardState, n: i64) -> None:
    """The damage becomes less."""
    state.hunt_now().damage = max(state.hunt_now().damage - n, 0)
    state.changed()
    state.tell(TOLD_DAMAGE_REDUCED, state.hunt_now().damage)


def will_reveal(state: WotrBoardState) -> bool:
    """Whether the Fellowship will be revealed: not by a number of the standard tiles if Gollum guides in the end."""
    by = state.hunt_now().reveals
    if by != BY_TILE or state.guide != GOLLUM:
        return by != 0
    tile = state.hunt_now().tile
    return tile >= STANDARD_TILES or TILE_VALUE[tile] == TILE_EYE


def sheltered(state: WotrBoardState) -> bool:
    """Whether the Fellowship rests in a haven and could not leave it, as who is revealed must."""
    return state.mordor == OUTSIDE and state.progress == 0 and haven(state, state.fellowship)


@final
class GuideAbility(Step[WotrBoardState]):
    """A Hobbit as Guide may leave, Gollum may reveal the Fellowship: one damage less. The next Guide may do the same."""

    def run(self, state: WotrBoardState) -> bool:
        if not reducible(state) or not self.able(state):
            return False
        args = (int(state.guide), int(state.hunt_now().damage))
        return state.ask(self, FREE_PEOPLES, ASK_GUIDE_ABILITY, YES_NO, args)

    def able(self, state: WotrBoardState) -> bool:
        """Whether the Guide has something to give."""
        if state.hunt_now().declined == state.guide:
            return False
        if state.guide == GOLLUM:
            return state.hidden and not will_reveal(state) and not sheltered(state)
        return state.guide in HOBBITS and can_separate(state)

    def answer(self, state: WotrBoardState, word: int) -> None:
        if word != YES:
            state.hunt_now().declined = state.guide
            return
        reduce_damage(state, 1)
        if state.guide == GOLLUM:
            state.hunt_now().reveals = BY_GOLLUM
        else:
            state.push(self)
            state.push(SeparateTo(1 << state.guide))


@final
class TakeCasualty(Step[WotrBoardState]):
    """One companion may be lost instead: the Guide or a random one; his level reduces the damage."""

    def __init__(self, forced: bool = False) -> None:
        self.forced = forced  # a random one must pay first

    def run(self, state: WotrBoardState) -> bool:
        companions = state.companions()
        if not reducible(state) or not companions or flag(state, RANDOM_FIRST) != self.forced:
            return False
        if self.forced:
            self.answer(state, WORD_RANDOM)
            return False
        if state.rules.casualty_random:
            options = (
                [WORD_GUIDE, WORD_CORRUPTION] if len(companions) == 1 else [WORD_GUIDE, WORD_RANDOM, WORD_CORRUPTION]
            )
        else:
            options = [WORD_CORRUPTION, *[WORD_CHARACTER + companion for companion in companions]]
        return state.ask(self, FREE_PEOPLES, ASK_TAKE_CASUALTY, options, (int(state.hunt_now().damage),))

    def answer(self, state: WotrBoardState, word: int) -> None:
        if word == WORD_CORRUPTION:
            return
        companions = state.companions()
        taken = state.guide
        if word == WORD_RANDOM:
            taken = companions[state.random(len(companions))]
            state.observe(taken)
        elif word >= WORD_CHARACTER:
            taken = word - WORD_CHARACTER
        level = state.level(taken)
        state.announce(COMPANION_TAKEN, taken)
        eliminate(state, taken)
        reduce_damage(state, level)

    def fields(self) -> tuple[object, ...]:
        return (self.forced,)


@final
class EndHunt(Step[WotrBoardState]):
    """What is left becomes corruption; then the Fellowship goes on in Mordor, or is revealed."""

    def run(self, state: WotrBoardState) -> bool:
        hunt = state.hunt_now()
        if not flag(state, SEPARATES):
            corrupt(state, hunt.damage)
        state.push(CloseHunt())
        return False


@final
class CloseHunt(Step[WotrBoardState]):
    """The hunt is over."""

    def run(self, state: WotrBoardState) -> bool:
        # The hunt reveals, and who is revealed is hunted: one of the two modules must know the other late.
        from westmarch.games.wotr_board.rules.ring.fellowship import RevealFellowship

        hunt = state.hunt_now()
        tile = hunt.tile
        if flag(state, IN_MORDOR) and not (tile != NO_TILE and TILE_STOPS[tile]):
            state.mordor += 1
            state.tell(TOLD_MORDOR_STEP, state.mordor)
        if flag(state, SEPARATES):
            state.push(SeparateHere(hunt.damage))
        elif will_reveal(state) and not flag(state, PREVENTED):
            state.push(RevealFellowship())
        state.hunt = None
        state.changed()
        return False


MEETING: Final = (
    TakeCasualty(True),
    Announce(HUNT_DAMAGE),
    GuideAbility(),
    TakeCasualty(),
    GuideAbility(),
    EndHunt(),
)
TILE_HUNT: Final = named("tile_hunt", Effect((Announce(BEFORE_TILE), DrawTile(), ResolveTile(), *MEETING), "tile_hunt"))
HUNT: Final = named(
    "hunt",
    Effect(
        (Announce(BEFORE_HUNT_ROLL), HuntRoll(), Announce(BEFORE_TILE), DrawTile(), ResolveTile(), *MEETING), "hunt"
    ),
)
HUNT_STEPS: Final = (Hunt, TileHunt, CloseHunt)
