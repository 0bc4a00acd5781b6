"""Steps of which combat halves are made. The frame's seat is the side that played the card."""

from typing import Final, final

from mypy_extensions import i64

from westmarch.core.frames import Filter, Frame, X, frame_of, replace_frame
from westmarch.core.state import Step
from westmarch.core.words import PASS
from westmarch.games.wotr_board.components import (
    FIGURES_OF,
    FREE_PEOPLES,
    LEADER,
    LEADERSHIP,
    MOST_COMBAT_DICE,
    NAZGUL,
    ONE_FIGURE,
    Side,
)
from westmarch.games.wotr_board.rules.people.companions import eliminate
from westmarch.games.wotr_board.rules.verbs import kill, mortal
from westmarch.games.wotr_board.rules.war.battle import (
    combat_level,
    combatants,
    fighting_army,
    fighting_region,
    fighting_units,
    leadership,
    leading_characters,
    nazgul_leadership,
    needed,
    over,
    reaching,
    roll_dice,
    tell_roll,
)
from westmarch.games.wotr_board.rules.war.casualties import toughness
from westmarch.games.wotr_board.rules.war.rounds import can_withdraw, push_hits, retreat, retreats, withdraw
from westmarch.games.wotr_board.state import WotrBoardState, count, elites_in
from westmarch.games.wotr_board.words import (
    ASK_FORFEIT,
    ASK_IGNORE,
    ASK_POINTS,
    ASK_RETREAT_NOW,
    ASK_SACRIFICE,
    ASK_SELF_HITS,
    ASK_STRIKE_DOWN,
    TOLD_EXTRA_ATTACK,
    WORD_CHARACTER,
    WORD_FIGURE,
    WORD_NUMBER,
    WORD_REGION,
    WORD_WITHDRAW,
)

# As a number of dice:
BY_LEADERSHIP: Final = -1
BY_ELITES: Final = -2

# Numbers of the round


@final
class RollBonus(Step[WotrBoardState]):
    """Every die of a combat roll, and perhaps of the re-roll, gets more or less."""

    def __init__(self, n: i64 = 1, enemy: bool = False, reroll: bool = False) -> None:
        self.n = n
        self.enemy = enemy
        self.reroll = reroll

    def run(self, state: WotrBoardState) -> bool:
        frame = frame_of(state)
        side = 1 - frame.seat if self.enemy else frame.seat
        n = frame.x if self.n == X else self.n
        state.battle_now().of(side).roll_bonus += n
        if self.reroll:
            state.battle_now().of(side).reroll_bonus += n
        state.changed()
        return False


@final
class RerollBonus(Step[WotrBoardState]):
    """Every die of the own leader re-roll gets more."""

    def __init__(self, n: i64 = 1) -> None:
        self.n = n

    def run(self, state: WotrBoardState) -> bool:
        state.battle_now().of(frame_of(state).seat).reroll_bonus += self.n
        state.changed()
        return False


@final
class DiceCap(Step[WotrBoardState]):
    """The enemy rolls at most so many dice."""

    def __init__(self, n: i64 = 1) -> None:
        self.n = n

    def run(self, state: WotrBoardState) -> bool:
        state.battle_now().of(1 - frame_of(state).seat).cap = self.n
        state.changed()
        return False


@final
class DiceLess(Step[WotrBoardState]):
    """The enemy rolls fewer dice: one for each own companion, or as many as the frame's x."""

    def __init__(self, for_companions: bool = False) -> None:
        self.for_companions = for_companions

    def run(self, state: WotrBoardState) -> bool:
        frame = frame_of(state)
        n = len(combatants(state, FREE_PEOPLES)) if self.for_companions else frame.x
        state.battle_now().of(1 - frame.seat).less += n
        state.changed()
        return False


@final
class CancelReroll(Step[WotrBoardState]):
    """The enemy has no leader re-roll, if the Nazgul lead at least as well as all of his."""

    def run(self, state: WotrBoardState) -> bool:
        if nazgul_leadership(state) >= leadership(state, FREE_PEOPLES):
            state.battle_now().free.no_reroll = True
            state.changed()
        return False


# Leadership given up


@final
class ForfeitNazgul(Step[WotrBoardState]):
    """Points of Nazgul leadership are given up: a fixed number, or as many as the side likes; x remembers them."""

    def __init__(self, n: i64 = 0) -> None:
        self.n = n

    def run(self, state: WotrBoardState) -> bool:
        frame = frame_of(state)
        if self.n > 0:
            self.answer(state, WORD_NUMBER + self.n)
            return False
        options = [WORD_NUMBER + n for n in range(1, nazgul_leadership(state) + 1)]
        return len(options) > 0 and state.ask(self, frame.seat, ASK_POINTS, options, (int(frame.source),))

    def answer(self, state: WotrBoardState, word: int) -> None:
        n = word - WORD_NUMBER
        replace_frame(state, frame_of(state).with_x(n))
        state.battle_now().shadow.forfeit += n
        state.changed()


@final
class ForfeitAll(Step[WotrBoardState]):
    """The side gives up all its leadership, or that of its characters."""

    def __init__(self, only_characters: bool = False) -> None:
        self.only_characters = only_characters

    def run(self, state: WotrBoardState) -> bool:
        side = frame_of(state).seat
        points = leadership(state, side)
        if self.only_characters:
            points = sum([LEADERSHIP[who] for who in leading_characters(state, side)])
        state.battle_now().of(side).forfeit += points
        state.changed()
        return False


@final
class ForfeitCharacter(Step[WotrBoardState]):
    """A character of the side who leads gives that up; x remembers how much it was."""

    def __init__(self, *characters: int) -> None:
        self.characters = characters  # those who may; none: any

    def run(self, state: WotrBoardState) -> bool:
        frame = frame_of(state)
        there = [who for who in leading_characters(state, frame.seat) if state.counts(who)]
        options = [WORD_CHARACTER + who for who in there if not self.characters or who in self.characters]
        return len(options) > 0 and state.ask(self, frame.seat, ASK_FORFEIT, options, (int(frame.source),))

    def answer(self, state: WotrBoardState, word: int) -> None:
        frame = frame_of(state)
        n = LEADERSHIP[word - WORD_CHARACTER]
        replace_frame(state, frame.with_x(n))
        state.battle_now().of(frame.seat).forfeit += n
        state.changed()


@final
class IgnoreCompanion(Step[WotrBoardState]):
    """A companion of the enemy does not count this round."""

    def run(self, state: WotrBoardState) -> bool:
        frame = frame_of(state)
        options = [WORD_CHARACTER + who for who in combatants(state, 1 - frame.seat)]
        return len(options) > 0 and state.ask(self, frame.seat, ASK_IGNORE, options, (int(frame.source),))

    def answer(self, state: WotrBoardState, word: int) -> None:
        state.battle_now().of(1 - frame_of(state).seat).ignored = word - WORD_CHARACTER
        state.changed()


# Hits


@final
class MissToHit(Step[WotrBoardState]):
    """Missed dice of the own combat roll become hits: a number, or the frame's x."""

    def __init__(self, n: i64 = 1) -> None:
        self.n = n

    def run(self, state: WotrBoardState) -> bool:
        frame = frame_of(state)
        n = min(frame.x if self.n == X else self.n, state.battle_now().of(frame.seat).misses)
        state.battle_now().of(frame.seat).misses -= n
        state.battle_now().of(frame.seat).hits += n
        state.changed()
        return False


@final
class OnesHitSelf(Step[WotrBoardState]):
    """Every natural 1 of the enemy's combat roll hits himself and is not rolled again."""

    def run(self, state: WotrBoardState) -> bool:
        side = frame_of(state).seat
        ones = state.battle_now().of(1 - side).ones
        state.battle_now().of(1 - side).misses -= ones
        state.battle_now().of(side).hits += ones
        state.changed()
        return False


@final
class SixesHurt(Step[WotrBoardState]):
    """Every natural 6 of the enemy's roll and re-roll is one more hit on the own army."""

    def run(self, state: WotrBoardState) -> bool:
        enemy = 1 - frame_of(state).seat
        state.battle_now().of(enemy).hits += state.battle_now().of(enemy).sixes
        state.changed()
        return False


@final
class BonusHit(Step[WotrBoardState]):
    """More hits, if there was any; or if there were more than the enemy's, those of his card included."""

    def __init__(self, n: i64 = 1, outscoring: bool = False) -> None:
        self.n = n
        self.outscoring = outscoring

    def run(self, state: WotrBoardState) -> bool:
        side = frame_of(state).seat
        battle = state.battle_now()
        least = battle.of(1 - side).hits + battle.of(1 - side).extra_hits if self.outscoring else 0
        if battle.of(side).hits > least:
            battle.of(side).hits += self.n
            state.changed()
        return False


@final
class CancelHits(Step[WotrBoardState]):
    """One hit of the enemy is cancelled, if there are enough of them."""

    def __init__(self, least: i64 = 1) -> None:
        self.least = least

    def run(self, state: WotrBoardState) -> bool:
        enemy = state.battle_now().of(1 - frame_of(state).seat)
        if enemy.hits >= self.least:
            enemy.hits -= 1
            state.changed()
        return False


@final
class MustLeave(Step[WotrBoardState]):
    """After the round the side must cease its attack, or retreat if it can."""

    def run(self, state: WotrBoardState) -> bool:
        state.battle_now().of(frame_of(state).seat).must_leave = True
        state.changed()
        return False


@final
class ExtraAttack(Step[WotrBoardState]):
    """An attack beside the combat roll, taken at once: so many dice, hitting as usual or on a number."""

    def __init__(self, dice: i64 = 1, on: i64 = 0) -> None:
        self.dice = dice  # a number, BY_LEADERSHIP, BY_ELITES or X
        self.on = on

    def run(self, state: WotrBoardState) -> bool:
        frame = frame_of(state)
        side = frame.seat
        if over(state):
            return False
        need = self.on if self.on > 0 else needed(state, side)
        dice = roll_dice(state, min(self.number(state, frame), MOST_COMBAT_DICE))
        hits = int(reaching(dice, need))
        state.battle_now().of(side).extra_hits += hits
        state.changed()
        tell_roll(state, TOLD_EXTRA_ATTACK, side, dice, need)
        push_hits(state, 1 - side, hits)
        return False

    def number(self, state: WotrBoardState, frame: Frame) -> i64:
        """How many dice."""
        if self.dice == BY_LEADERSHIP:
            return leadership(state, frame.seat)
        if self.dice == BY_ELITES:
            return elites_in(fighting_army(state, frame.seat), frame.seat)
        return frame.x if self.dice == X else self.dice


@final
class SelfHits(Step[WotrBoardState]):
    """The side may inflict hits on its own army; x remembers how many."""

    def __init__(self, most: i64 = 1) -> None:
        self.most = most

    def run(self, state: WotrBoardState) -> bool:
        frame = frame_of(state)
        most = min(self.most, toughness(fighting_army(state, frame.seat), frame.seat))
        options = [WORD_NUMBER + n for n in range(most + 1)]
        return state.ask(self, frame.seat, ASK_SELF_HITS, options, (int(frame.source),))

    def answer(self, state: WotrBoardState, word: int) -> None:
        frame = frame_of(state)
        replace_frame(state, frame.with_x(word - WORD_NUMBER))
        push_hits(state, frame.seat, word - WORD_NUMBER)


@final
class AutoHit(Step[WotrBoardState]):
    """One hit, if the own units are at least twice those of the enemy."""

    def run(self, state: WotrBoardState) -> bool:
        side = frame_of(state).seat
        if not over(state) and fighting_units(state, side) >= 2 * fighting_units(state, 1 - side):
            push_hits(state, 1 - side, 1)
        return False


# Figures struck down


def own_leaders(state: WotrBoardState, side: Side) -> list[int]:
    """The kinds of leaders that a side has in the battle, as words."""
    army = fighting_army(state, side)
    return [WORD_FIGURE + figure for figure in FIGURES_OF[side] if figure >= LEADER and count(army, figure) > 0]


def strike(state: WotrBoardState, side: Side, word: i64) -> None:
    """A leader, Nazgul or character of a side in the battle dies."""
    if word < WORD_FIGURE:
        eliminate(state, word - WORD_CHARACTER)
        return
    figure = word - WORD_FIGURE
    if side == state.battle_now().attacker:
        state.battle_now().force -= ONE_FIGURE[figure]
    kill(state, figure, 1, fighting_region(state, side))


@final
class Sacrifice(Step[WotrBoardState]):
    """One of the own leaders may die to cancel a hit, or a companion to cancel as many as his level."""

    def run(self, state: WotrBoardState) -> bool:
        frame = frame_of(state)
        hits = state.battle_now().of(1 - frame.seat).hits
        options = [WORD_CHARACTER + who for who in combatants(state, frame.seat)]
        options.extend(own_leaders(state, frame.seat))
        if hits == 0 or not options:
            return False
        return state.ask(self, frame.seat, ASK_SACRIFICE, [PASS, *options], (int(frame.source), int(hits)))

    def answer(self, state: WotrBoardState, word: int) -> None:
        if word == PASS:
            return
        side = frame_of(state).seat
        worth: i64 = 1
        if word < WORD_FIGURE:
            worth = combat_level(state, word - WORD_CHARACTER)
        enemy = state.battle_now().of(1 - side)
        enemy.hits = max(enemy.hits - worth, 0)
        strike(state, side, word)


@final
class StruckDown(Filter[WotrBoardState]):
    """Whom hits of the leader re-roll may strike down."""

    def __init__(
        self, minions_from: int = 99, nazgul_from: int = 99, leaders_from: int = 99, companions: bool = False
    ) -> None:
        self.minions_from = minions_from  # the hits that it takes
        self.nazgul_from = nazgul_from
        self.leaders_from = leaders_from
        self.companions = companions  # as many hits as his level

    def words(self, state: WotrBoardState, frame: Frame) -> list[int]:
        hits = state.battle_now().of(frame.seat).reroll_hits
        enemy = 1 - frame.seat
        found = []
        for who in mortal(state, combatants(state, enemy)):
            if hits >= self.minions_from or (self.companions and hits >= max(combat_level(state, who), 1)):
                found.append(WORD_CHARACTER + who)
        for word in own_leaders(state, enemy):
            if hits >= (self.nazgul_from if word == WORD_FIGURE + NAZGUL else self.leaders_from):
                found.append(word)
        return found


@final
class KillByRerollHits(Step[WotrBoardState]):
    """An enemy figure is struck down; perhaps at the price of a hit, perhaps only if the side likes."""

    def __init__(self, whom: StruckDown | None = None, price: i64 = 0, may: bool = True) -> None:
        self.whom = whom if whom is not None else StruckDown()
        self.price = price
        self.may = may

    def run(self, state: WotrBoardState) -> bool:
        frame = frame_of(state)
        options = self.whom.words(state, frame)
        if not options:
            return False
        if self.may:
            options = [PASS, *options]
        return state.ask(self, frame.seat, ASK_STRIKE_DOWN, options, (int(frame.source),))

    def answer(self, state: WotrBoardState, word: int) -> None:
        if word != PASS:
            side = frame_of(state).seat
            state.battle_now().of(side).hits -= self.price
            strike(state, 1 - side, word)


@final
class RetreatNow(Step[WotrBoardState]):
    """The defender leaves before a blow falls: to a free region, or behind his walls."""

    def run(self, state: WotrBoardState) -> bool:
        frame = frame_of(state)
        options = [WORD_REGION + region for region in retreats(state)]
        if can_withdraw(state):
            options = [WORD_WITHDRAW, *options]
        args = (int(state.battle_now().place), int(frame.source))
        return len(options) > 0 and state.ask(self, frame.seat, ASK_RETREAT_NOW, options, args)

    def answer(self, state: WotrBoardState, word: int) -> None:
        if word == WORD_WITHDRAW:
            withdraw(state)
        else:
            retreat(state, word - WORD_REGION)
