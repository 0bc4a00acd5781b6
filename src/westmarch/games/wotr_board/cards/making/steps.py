"""Steps of which event cards are made: the Ring-bearers, the hunt, dice, nations, rings. Cards are in `card_steps`,
characters and armies in `army_steps`. They belong to a frame, which knows the side and the card.
"""

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
from westmarch.core.words import DONE, PASS
from westmarch.games.wotr_board.components import (
    BY_CARD,
    DIE_FACES,
    FACES,
    GOLLUM,
    OUTSIDE,
    TILE_IDS,
    Face,
    Nation,
    Side,
)
from westmarch.games.wotr_board.map import NEIGHBOURS
from westmarch.games.wotr_board.rules.dice import change_die
from westmarch.games.wotr_board.rules.politics import (
    activate,
    advance,
    go_to_war,
    may_activate,
    may_advance,
    may_fall_back,
    set_back,
)
from westmarch.games.wotr_board.rules.ring.fellowship import can_move_fellowship
from westmarch.games.wotr_board.rules.ring.hunt import PREVENTED, Hunt, TileHunt, reduce_damage, reducible, replace_tile
from westmarch.games.wotr_board.rules.rings import SpendRing, can_use_ring
from westmarch.games.wotr_board.rules.verbs import (
    corrupt,
    heal,
    put_tile,
)
from westmarch.games.wotr_board.rules.war.battle import reaching, roll_dice, tell_roll
from westmarch.games.wotr_board.state import POOL, WAITING, WotrBoardState
from westmarch.games.wotr_board.words import (
    ASK_CHANGE_DIE,
    ASK_CHOOSE_REGION,
    ASK_NEW_RESULT,
    TOLD_FELLOWSHIP_MOVED_BY_ENEMY,
    TOLD_ROLLED_FOR,
    TOLD_TILE_ADDED,
    WORD_FACE,
    WORD_NATION,
    WORD_REGION,
)

CHOSEN_NATION: Final = -3  # as a nation: the one that the frame chose


def chosen_regions(frame: Frame) -> list[int]:
    """The regions that the frame chose."""
    return [word - WORD_REGION for word in frame.chosen]


# The Ring-bearers


@final
class Heal(Step[WotrBoardState]):
    """Corruption becomes less."""

    def __init__(self, n: i64 = 1) -> None:
        self.n = n

    def run(self, state: WotrBoardState) -> bool:
        heal(state, amount(frame_of(state), self.n))
        return False

    def idle(self, state: WotrBoardState, frame: Frame) -> bool:
        return state.corruption == 0


@final
class Corrupt(Step[WotrBoardState]):
    """Corruption grows."""

    def __init__(self, n: i64 = 1) -> None:
        self.n = n

    def run(self, state: WotrBoardState) -> bool:
        corrupt(state, amount(frame_of(state), self.n))
        return False


@final
class RollFor(Step[WotrBoardState]):
    """Roll dice; the frame's x is the number of successes. `instead` is the number needed where a test holds."""

    def __init__(self, dice: i64 = 1, on: i64 = 5, instead: i64 = 0, where: Test[Any] | None = None) -> None:
        self.dice = dice
        self.on = on
        self.instead = instead
        self.where: Test[Any] = where if where is not None else Test()

    def run(self, state: WotrBoardState) -> bool:
        frame = frame_of(state)
        on = self.instead if self.instead and self.where.holds(state, frame) else self.on
        replace_frame(state, frame.with_x(roll_all(state, frame, amount(frame, self.dice), on)))
        return False

    def idle(self, state: WotrBoardState, frame: Frame) -> bool:
        return True  # it is what follows that counts


def roll_all(state: WotrBoardState, frame: Frame, dice: i64, on: i64) -> i64:
    """Roll dice for a card; how many reach a number."""
    rolled = roll_dice(state, dice)
    tell_roll(state, TOLD_ROLLED_FOR, frame.source, rolled, on)
    return reaching(rolled, on)


@final
class MoveFellowshipFigure(Step[WotrBoardState]):
    """The side moves the Fellowship's figure to an adjacent region."""

    def run(self, state: WotrBoardState) -> bool:
        frame = frame_of(state)
        if state.mordor != OUTSIDE:
            return False
        options = [WORD_REGION + near for near in NEIGHBOURS[state.fellowship]]
        return state.ask(self, frame.seat, ASK_CHOOSE_REGION, options, (int(frame.source),))

    def idle(self, state: WotrBoardState, frame: Frame) -> bool:
        return state.mordor != OUTSIDE

    def answer(self, state: WotrBoardState, word: int) -> None:
        state.fellowship = word - WORD_REGION
        state.changed()
        state.tell(TOLD_FELLOWSHIP_MOVED_BY_ENEMY, state.fellowship)


@final
class CanMoveFellowship(Test[WotrBoardState]):
    """The Fellowship is hidden and can move."""

    def holds(self, state: WotrBoardState, frame: Frame) -> bool:
        return can_move_fellowship(state)


# The hunt


@final
class DrawHuntTile(Step[WotrBoardState]):
    """Draw a hunt tile; the flags of `hunt` say what an Eye does, whether damage may be reduced, and so on."""

    def __init__(self, flags: i64 = 0) -> None:
        self.flags = flags

    def run(self, state: WotrBoardState) -> bool:
        state.push(TileHunt(self.flags))
        return False


@final
class RollForHunt(Step[WotrBoardState]):
    """Roll for the hunt as if the Fellowship had moved."""

    def run(self, state: WotrBoardState) -> bool:
        state.push(Hunt())
        return False


@final
class AddTile(Step[WotrBoardState]):
    """A special tile is in play: it joins the pool on the Mordor track, at once if the Fellowship is there (rule 37)."""

    def __init__(self, tile: str = "eye", n: i64 = 1, at_once: bool = False) -> None:
        self.tile = TILE_IDS.index(tile)
        self.n = n
        self.at_once = at_once

    def run(self, state: WotrBoardState) -> bool:
        put_tile(state, self.tile, POOL if self.at_once or state.mordor != OUTSIDE else WAITING, self.n)
        state.tell(TOLD_TILE_ADDED, self.tile)
        return False


@final
class PreventTile(Step[WotrBoardState]):
    """No hunt tile is drawn."""

    def run(self, state: WotrBoardState) -> bool:
        state.hunt_now().flags |= PREVENTED
        state.changed()
        return False


@final
class ReplaceTile(Step[WotrBoardState]):
    """Another tile is drawn and counts; the first goes back, or out of the game."""

    def __init__(self, back: bool = True) -> None:
        self.back = back

    def run(self, state: WotrBoardState) -> bool:
        replace_tile(state, self.back)
        return False


@final
class TileStillCounts(Test[WotrBoardState]):
    """The moment's tile has not been replaced by another one; perhaps Gollum must guide."""

    def __init__(self, by_gollum: bool = False) -> None:
        self.by_gollum = by_gollum

    def holds(self, state: WotrBoardState, frame: Frame) -> bool:
        return frame.each == state.hunt_now().draws and (not self.by_gollum or state.guide == GOLLUM)


@final
class HuntBonus(Step[WotrBoardState]):
    """Every die of the hunt roll gets more."""

    def __init__(self, n: i64 = 1) -> None:
        self.n = n

    def run(self, state: WotrBoardState) -> bool:
        state.hunt_now().bonus += self.n
        state.changed()
        return False


@final
class ReduceDamage(Step[WotrBoardState]):
    """A card on the table reduces the hunt's damage: only one does."""

    def __init__(self, n: i64 = 1) -> None:
        self.n = n

    def run(self, state: WotrBoardState) -> bool:
        state.hunt_now().card_used = True
        reduce_damage(state, self.n)
        return False


@final
class CardMayReduce(Test[WotrBoardState]):
    """There is damage, and no card has reduced it yet."""

    def holds(self, state: WotrBoardState, frame: Frame) -> bool:
        return state.hunt is not None and reducible(state) and not state.hunt_now().card_used


CARD_MAY_REDUCE: Final = CardMayReduce()


# Dice


def to_be_changed(state: WotrBoardState, side: Side, before: i64, after: i64) -> list[int]:
    """The faces of a side's unused dice that may be turned to another one; `before` is the face they show, or any."""
    return [
        face for face in range(FACES) if state.dice[side * FACES + face] > 0 and face != after and before in (-1, face)
    ]


@final
class ChangeDice(Step[WotrBoardState]):
    """Up to so many unused dice of the side are turned to a result; `before` is the face they show, or any."""

    def __init__(self, after: i64 = 0, most: i64 = 1, before: i64 = -1, least: i64 = 0) -> None:
        self.after = after
        self.most = most
        self.before = before
        self.least = least

    def run(self, state: WotrBoardState) -> bool:
        state.push(ChangeDie(self.after, self.most, self.before, self.least))
        return False

    def idle(self, state: WotrBoardState, frame: Frame) -> bool:
        return not to_be_changed(state, frame.seat, self.before, self.after)


@final
class ChangeDie(Step[WotrBoardState]):
    """The next of these dice, or `done`."""

    def __init__(self, after: i64 = 0, most: i64 = 1, before: i64 = -1, least: i64 = 0) -> None:
        self.after = after
        self.most = most
        self.before = before
        self.least = least

    def run(self, state: WotrBoardState) -> bool:
        frame = frame_of(state)
        seat = frame.seat
        faces = to_be_changed(state, seat, self.before, self.after)
        if self.most == 0 or not faces:
            return False
        options = [WORD_FACE + face for face in faces]
        if self.least <= 0:
            options = [DONE, *options]
        return state.ask(self, seat, ASK_CHANGE_DIE, options, (int(frame.source), int(self.after)))

    def answer(self, state: WotrBoardState, word: int) -> None:
        if word != DONE:
            state.push(ChangeDie(self.after, self.most - 1, self.before, self.least - 1))
            change_die(state, frame_of(state).seat, word - WORD_FACE, self.after)

    def fields(self) -> tuple[object, ...]:
        return (self.after, self.most, self.before, self.least)


@final
class NewResult(Step[WotrBoardState]):
    """The side may turn one of its unused standard dice to any other result: first which result, then which die."""

    def run(self, state: WotrBoardState) -> bool:
        frame = frame_of(state)
        options = [WORD_FACE + face for face in sorted(set(DIE_FACES[frame.seat])) if self.may_become(state, face)]
        if not options:
            return False
        return state.ask(self, frame.seat, ASK_NEW_RESULT, [PASS, *options], (int(frame.source),))

    def may_become(self, state: WotrBoardState, after: i64) -> bool:
        """Whether there is a die that shows something else."""
        seat = frame_of(state).seat
        return any(state.dice[seat * FACES + face] > 0 for face in range(FACES) if face != after)

    def answer(self, state: WotrBoardState, word: int) -> None:
        if word != PASS:
            state.push(ChangeDie(word - WORD_FACE, 1, -1, 1))


@final
class DiscardDice(Step[WotrBoardState]):
    """All unused dice of a side that show a face are lost for this turn."""

    def __init__(self, side: Side = 0, face: Face = 0) -> None:
        self.side = side
        self.face = face

    def run(self, state: WotrBoardState) -> bool:
        state.dice[self.side * FACES + self.face] = 0
        state.changed()
        return False

    def idle(self, state: WotrBoardState, frame: Frame) -> bool:
        return state.dice[self.side * FACES + self.face] == 0


OWN_STEPS: Final = (ChangeDie,)


# Nations


def nation_of(frame: Frame, nation: Nation) -> i64:
    """A nation of a step, which may stand for the one chosen."""
    return frame.chosen[0] - WORD_NATION if nation == CHOSEN_NATION else nation


@final
class Nations(Filter[WotrBoardState]):
    """Some nations, to choose from."""

    def __init__(self, *nations: int) -> None:
        self.nations = nations

    def words(self, state: WotrBoardState, frame: Frame) -> list[int]:
        return [WORD_NATION + nation for nation in self.nations]


@final
class Politics(Step[WotrBoardState]):
    """Nations wake, advance, go to war or fall back, in this order; CHOSEN_NATION is the one that was chosen."""

    def __init__(
        self,
        wake: tuple[int, ...] = (),
        advance: tuple[int, ...] = (),
        war: tuple[int, ...] = (),
        back: tuple[int, ...] = (),
    ) -> None:
        self.wake = wake
        self.forward = advance
        self.war = war
        self.back = back

    def run(self, state: WotrBoardState) -> bool:
        frame = frame_of(state)
        for nation in self.wake:
            activate(state, nation_of(frame, nation), BY_CARD)
        for nation in self.forward:
            advance(state, nation_of(frame, nation), BY_CARD)
        for nation in self.war:
            go_to_war(state, nation_of(frame, nation), BY_CARD)
        for nation in self.back:
            set_back(state, nation_of(frame, nation))
        return False

    def idle(self, state: WotrBoardState, frame: Frame) -> bool:
        woken = (*self.wake, *self.war)
        forward = (*self.forward, *self.war)
        return not (
            any(may_activate(state, nation_of(frame, nation), BY_CARD) for nation in woken)
            or any(may_advance(state, nation_of(frame, nation), BY_CARD) for nation in forward)
            or any(may_fall_back(state, nation_of(frame, nation)) for nation in self.back)
        )


# Elven Rings


@final
class HasRing(Test[WotrBoardState]):
    """The side has an Elven Ring that it may use this turn."""

    def holds(self, state: WotrBoardState, frame: Frame) -> bool:
        return can_use_ring(state, frame.seat)


@final
class PayRing(Step[WotrBoardState]):
    """The side uses an Elven Ring."""

    def run(self, state: WotrBoardState) -> bool:
        state.push(SpendRing(frame_of(state).seat))
        return False
