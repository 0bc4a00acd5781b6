"""A battle: what can be read from it (rules 90-94). `rounds` tells how it goes."""

from typing import Final

from mypy_extensions import i64

from westmarch.games.wotr_board.cards.book import CombatHalf, event_of
from westmarch.games.wotr_board.cards.names import card
from westmarch.games.wotr_board.components import (
    CAPTAINS,
    ELITE,
    ELROND,
    ELVES,
    FREE_PEOPLES,
    GANDALF_WHITE,
    ISENGARD,
    KEEPERS,
    KEEPERS_LEVEL,
    LEADERSHIP,
    MOST_COMBAT_DICE,
    NAZGUL,
    SARUMAN,
    SHADOW,
    TREEBEARD,
    WITCH_KINGS,
    Card,
    Character,
    Side,
)
from westmarch.games.wotr_board.map import (
    CITY,
    FORTIFICATION,
    SETTLEMENT,
)
from westmarch.games.wotr_board.records import ASSAULT, ENDED, FIELD, WHITE_RIDER
from westmarch.games.wotr_board.state import WotrBoardState, count, leaders_in, units_in

BALROG_OF_MORIA: Final = card("balrog-of-moria")
DENETHORS_FOLLY: Final = card("denethors-folly")

# Looking


def fighting_army(state: WotrBoardState, side: Side) -> i64:
    """The figures of a side in the battle."""
    battle = state.battle_now()
    return battle.force if side == battle.attacker else state.army(side, battle.place)


def fighting_region(state: WotrBoardState, side: Side) -> i64:
    """Where a side's figures in the battle stand."""
    battle = state.battle_now()
    return battle.source if side == battle.attacker else battle.place


def fighting_units(state: WotrBoardState, side: Side) -> i64:
    """How many units a side has in the battle."""
    return units_in(fighting_army(state, side), side)


def fighting_characters(state: WotrBoardState, side: Side) -> list[int]:
    """A side's characters in the battle."""
    battle = state.battle_now()
    there = state.characters_at(side, fighting_region(state, side))
    return [who for who in there if side != battle.attacker or battle.who >> who & 1]


def combatants(state: WotrBoardState, side: Side) -> list[int]:
    """A side's companions or minions in the battle, as combat cards speak of them: keepers are companions here."""
    return [who for who in fighting_characters(state, side) if state.counts(who)]


def combat_level(state: WotrBoardState, who: Character) -> i64:
    """A character's level, as combat cards speak of it."""
    return KEEPERS_LEVEL if who in KEEPERS else state.level(who)


def companions_in_battle(state: WotrBoardState) -> list[int]:
    """The companions in the battle who count this round."""
    ignored = state.battle_now().free.ignored
    return [who for who in combatants(state, FREE_PEOPLES) if who != ignored]


def leading_characters(state: WotrBoardState, side: Side) -> list[int]:
    """A side's characters in the battle whose leadership counts this round, before any is given up for a card."""
    ignored = state.battle_now().of(side).ignored
    rider = state.battle_now().flags & WHITE_RIDER != 0
    silent = (GANDALF_WHITE, *WITCH_KINGS) if rider else ()
    return [who for who in fighting_characters(state, side) if who != ignored and who not in silent]


def nazgul_leadership(state: WotrBoardState) -> i64:
    """The leadership of Nazgul and Witch-king that has not been given up."""
    if state.battle_now().flags & WHITE_RIDER:
        return 0
    points = count(fighting_army(state, SHADOW), NAZGUL)
    for who in fighting_characters(state, SHADOW):
        if who in WITCH_KINGS:
            points += LEADERSHIP[who]
    return max(points - state.battle_now().shadow.forfeit, 0)


def leadership(state: WotrBoardState, side: Side) -> i64:
    """How many dice a side may roll again (rule 92)."""
    battle = state.battle_now()
    army = fighting_army(state, side)
    rider = battle.flags & WHITE_RIDER != 0
    points: i64 = 0 if rider and side == SHADOW else leaders_in(army, side)
    for who in leading_characters(state, side):
        points += LEADERSHIP[who]
    if side == FREE_PEOPLES and state.in_play(ELROND) and battle.free.ignored != ELROND:
        points += count(army, ELITE + ELVES)
    if side == SHADOW and state.in_play(SARUMAN):
        points += count(army, ELITE + ISENGARD)
    return max(points - battle.of(side).forfeit, 0)


def strength(state: WotrBoardState, side: Side) -> i64:
    """How many dice a side rolls: its units and captains, five at most, then what cards say, at least one."""
    battle = state.battle_now()
    dice = fighting_units(state, side)
    if side == FREE_PEOPLES:
        for who in companions_in_battle(state):
            if who in CAPTAINS or (who == TREEBEARD and treebeard_fights(state)):
                dice += 1
    dice = min(dice, MOST_COMBAT_DICE)
    if battle.of(side).cap > 0:
        dice = min(dice, battle.of(side).cap)
    dice -= battle.of(side).less
    if side != battle.attacker:
        dice -= battle.fewer
    return max(dice, 1)


def treebeard_fights(state: WotrBoardState) -> bool:
    """Whether Treebeard, who counts only in Fangorn and Rohan, strengthens his army: a defender, or by a setting any."""
    return state.rules.treebeard_attacks or state.battle_now().attacker == SHADOW


def needed(state: WotrBoardState, side: Side) -> i64:
    """The number that hits: 6 against a besieged stronghold, and at first against a city or fortification."""
    battle = state.battle_now()
    if side != battle.attacker:
        return 5
    if battle.kind == ASSAULT:
        return 6
    walls = SETTLEMENT[battle.place] in (CITY, FORTIFICATION)
    return 6 if battle.kind == FIELD and walls and battle.round <= 1 else 5


def to_hit(state: WotrBoardState, side: Side, bonus: i64) -> i64:
    """The number on a die that hits, its bonus counted in: a 1 never hits, a 6 always."""
    return min(max(needed(state, side) - bonus, 2), 6)


def over(state: WotrBoardState) -> bool:
    """Whether nothing more happens in this battle but its end."""
    battle = state.battle
    if battle is None or battle.flags & ENDED:
        return True
    return fighting_units(state, FREE_PEOPLES) == 0 or fighting_units(state, SHADOW) == 0


def half_of(card: Card) -> CombatHalf:
    """The combat half of a card."""
    half = event_of(int(card)).combat
    assert half is not None
    return half


def roll_die(state: WotrBoardState) -> i64:
    """A die that everybody sees."""
    n = state.random(6) + 1
    state.observe(n)
    return n


def roll_dice(state: WotrBoardState, dice: i64) -> list[int]:
    """Dice that everybody sees."""
    return [int(roll_die(state)) for _ in range(dice)]


def reaching(dice: list[int], need: i64) -> i64:
    """How many of the dice show a number or more."""
    found: i64 = 0
    for n in dice:
        if n >= need:
            found += 1
    return found


def tell_roll(state: WotrBoardState, kind: i64, whose: i64, dice: list[int], need: i64) -> None:
    """The log tells what was rolled, by which side or for which card, if any dice were."""
    if dice:
        state.tell(kind, whose, side_by_side(dice), need)


def side_by_side(dice: list[int]) -> i64:
    """A roll as the log tells it: 5, 6 and 2 are 562, no dice are 0."""
    written: i64 = 0
    for n in dice:
        written = written * 10 + n
    return written
