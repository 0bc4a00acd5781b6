"""A battle, round by round (rules 87-99, 102, 103)."""

from typing import Final, final

from mypy_extensions import i64

from westmarch.core.frames import Effect, Frame
from westmarch.core.state import Step
from westmarch.core.words import DONE, YES, YES_NO
from westmarch.games.wotr_board.cards.book import named
from westmarch.games.wotr_board.components import (
    BLACK_NUMENOREAN,
    BY_ATTACK,
    ELITE,
    FIGURES_OF,
    FREE_PEOPLES,
    GANDALF_WHITE,
    LEADER,
    MOST_COMBAT_DICE,
    NATIONS_OF,
    ONE_FIGURE,
    SHADOW,
    Army,
    Region,
    Side,
)
from westmarch.games.wotr_board.map import (
    NEIGHBOURS,
    NO_SIDE,
    SETTLEMENT,
    STRONGHOLD,
)
from westmarch.games.wotr_board.records import (
    ASSAULT,
    ENDED,
    FIELD,
    NO_CEASE,
    NUMENOREAN_USED,
    SORTIE,
    WHITE_RIDER,
    Battle,
    Fighter,
)
from westmarch.games.wotr_board.rules.people.companions import kill_army
from westmarch.games.wotr_board.rules.politics import activate, advance
from westmarch.games.wotr_board.rules.verbs import mortal, move_army
from westmarch.games.wotr_board.rules.war.battle import (
    fighting_army,
    fighting_characters,
    fighting_region,
    fighting_units,
    leadership,
    over,
    reaching,
    roll_dice,
    strength,
    tell_roll,
    to_hit,
)
from westmarch.games.wotr_board.rules.war.casualties import TakeHits
from westmarch.games.wotr_board.rules.war.combat_cards import CardEffects, ChooseCard, RevealCards
from westmarch.games.wotr_board.rules.war.movement import ChoosePart, PartTaker, free, mask_of, warded
from westmarch.games.wotr_board.state import WotrBoardState, count, leaders_in, nations_in, units_in
from westmarch.games.wotr_board.words import (
    ASK_ADVANCE,
    ASK_CEASE,
    ASK_EXTRA_ROUND,
    ASK_MARCH_PART,
    ASK_RETREAT,
    ASK_WHITE_RIDER,
    ASK_WITHDRAW,
    TOLD_ATTACKED,
    TOLD_CEASED,
    TOLD_COMBAT_ROLL,
    TOLD_HITS,
    TOLD_REROLL,
    TOLD_RETREATED,
    TOLD_ROUND,
    TOLD_SIEGE,
    TOLD_WHITE_RIDER,
    TOLD_WITHDREW,
    WORD_ALL,
    WORD_PART,
    WORD_REDUCE,
    WORD_REGION,
    WORD_STOP,
    WORD_USE,
)

# Beginning


def begin_battle(
    state: WotrBoardState,
    side: Side,
    source: i64,
    place: Region,
    part: Army,
    characters: tuple[int, ...],
    flags: i64 = 0,
    rounds: i64 = 1,
    fewer: i64 = 0,
) -> None:
    """An army attacks: nations wake, and the first round begins."""
    kind = FIELD
    if source == place:
        kind = SORTIE if state.besieged(place) == side else ASSAULT
    battle = Battle()
    battle.force = part
    battle.attacker = side
    battle.source = source
    battle.place = place
    battle.kind = kind
    battle.who = mask_of(characters)
    battle.rounds = rounds
    battle.flags = flags
    battle.fewer = fewer
    state.battle = battle
    state.changed()
    state.tell(TOLD_ATTACKED, side, source, place)
    state.push(Frame(BATTLE_ROUND))
    state.push(AskWhiteRider())
    for nation in reversed(nations_in(state.army(1 - side, place), 1 - side)):
        activate(state, nation, BY_ATTACK, place)
        advance(state, nation, BY_ATTACK)


@final
class AskWhiteRider(Step[WotrBoardState]):
    """Gandalf the White may give up his leadership, and all Nazgul lose theirs."""

    def run(self, state: WotrBoardState) -> bool:
        if GANDALF_WHITE not in fighting_characters(state, FREE_PEOPLES):
            return False
        return state.ask(self, FREE_PEOPLES, ASK_WHITE_RIDER, YES_NO, (int(state.battle_now().place),))

    def answer(self, state: WotrBoardState, word: int) -> None:
        if word == YES:
            state.battle_now().flags |= WHITE_RIDER
            state.changed()
            state.tell(TOLD_WHITE_RIDER)


# A round


@final
class BeginRound(Step[WotrBoardState]):
    """The numbers of the last round are forgotten."""

    def run(self, state: WotrBoardState) -> bool:
        battle = state.battle_now()
        battle.free = Fighter()
        battle.shadow = Fighter()
        battle.round += 1
        state.changed()
        state.tell(TOLD_ROUND, battle.round)
        return False


@final
class AskWithdraw(Step[WotrBoardState]):
    """A defender in a region with his own stronghold may withdraw into it before every round."""

    def run(self, state: WotrBoardState) -> bool:
        if over(state) or not can_withdraw(state):
            return False
        return state.ask(self, 1 - state.battle_now().attacker, ASK_WITHDRAW, YES_NO, (int(state.battle_now().place),))

    def answer(self, state: WotrBoardState, word: int) -> None:
        if word == YES:
            withdraw(state)


def can_withdraw(state: WotrBoardState) -> bool:
    """Whether the defender has a stronghold there to withdraw into."""
    battle = state.battle_now()
    place = battle.place
    defender = 1 - battle.attacker
    return battle.kind == FIELD and SETTLEMENT[place] == STRONGHOLD and state.control[place] == defender


def withdraw(state: WotrBoardState) -> None:
    """The defender goes behind his walls; the attacker may follow and besiege him."""
    state.battle_now().flags |= ENDED
    state.changed()
    state.tell(TOLD_WITHDREW, state.battle_now().place)


@final
class CombatRoll(Step[WotrBoardState]):
    """Both sides roll."""

    def run(self, state: WotrBoardState) -> bool:
        if over(state):
            return False
        battle = state.battle_now()
        attacker = battle.attacker
        for side in (attacker, 1 - attacker):
            fighter = battle.of(side)
            need = to_hit(state, side, fighter.roll_bonus)
            dice = roll_dice(state, strength(state, side))
            hits = reaching(dice, need)
            fighter.ones += dice.count(1)
            fighter.sixes += dice.count(6)
            fighter.hits += hits
            fighter.misses += len(dice) - hits
            tell_roll(state, TOLD_COMBAT_ROLL, side, dice, need)
        state.changed()
        return False


@final
class LeaderReroll(Step[WotrBoardState]):
    """Missed dice are rolled again, as many as there is leadership."""

    def run(self, state: WotrBoardState) -> bool:
        if over(state):
            return False
        battle = state.battle_now()
        attacker = battle.attacker
        for side in (attacker, 1 - attacker):
            if battle.of(side).no_reroll:
                continue
            need = to_hit(state, side, battle.of(side).reroll_bonus)
            dice = roll_dice(state, min(battle.of(side).misses, leadership(state, side), MOST_COMBAT_DICE))
            hits = int(reaching(dice, need))
            battle.of(side).sixes += dice.count(6)
            battle.of(side).misses -= hits
            battle.of(side).hits += hits
            battle.of(side).reroll_hits += hits
            tell_roll(state, TOLD_REROLL, side, dice, need)
        state.changed()
        return False


@final
class Casualties(Step[WotrBoardState]):
    """Both sides take the hits of the round, the attacker first."""

    def run(self, state: WotrBoardState) -> bool:
        battle = state.battle
        if battle is None or battle.flags & ENDED:
            return False
        attacker = battle.attacker
        for side in (1 - attacker, attacker):
            hits = battle.of(1 - side).hits
            state.tell(TOLD_HITS, 1 - side, hits)
            push_hits(state, side, hits)
        state.changed()
        return False


def push_hits(state: WotrBoardState, side: Side, hits: i64) -> None:
    """A side in the battle must take hits."""
    of_force = side == state.battle_now().attacker
    state.push(TakeHits(side, fighting_region(state, side), hits, of_force))


# Between rounds


@final
class EndRound(Step[WotrBoardState]):
    """An army gone, the attack ceased, the defender fled, or another round."""

    def run(self, state: WotrBoardState) -> bool:
        if over(state):
            state.push(EndBattle())
        elif state.battle_now().kind == ASSAULT:
            state.push(NextAssault())
        else:
            state.push(AskCease())
        return False


@final
class NextAssault(Step[WotrBoardState]):
    """Further rounds of an assault cost an Elite each, once those that are free are over; the Black Numenorean adds one."""

    def run(self, state: WotrBoardState) -> bool:
        battle = state.battle_now()
        side = battle.attacker
        if battle.round < battle.rounds:
            state.push(Frame(BATTLE_ROUND))
            return False
        options = []
        if BLACK_NUMENOREAN in fighting_characters(state, side) and not battle.flags & NUMENOREAN_USED:
            options.append(WORD_USE + BLACK_NUMENOREAN)
        force = battle.force
        options.extend([WORD_REDUCE + nation for nation in NATIONS_OF[side] if count(force, ELITE + nation) > 0])
        if not options:
            state.push(EndBattle())
            return False
        return state.ask(self, side, ASK_EXTRA_ROUND, [DONE, *options], (int(battle.place),))

    def answer(self, state: WotrBoardState, word: int) -> None:
        if word == DONE:
            state.push(EndBattle())
            return
        state.push(Frame(BATTLE_ROUND))
        if word == WORD_USE + BLACK_NUMENOREAN:
            state.battle_now().flags |= NUMENOREAN_USED
        else:
            TakeHits(state.battle_now().attacker, state.battle_now().source, 1, True).reduce(state, word - WORD_REDUCE)


@final
class AskCease(Step[WotrBoardState]):
    """The attacker may cease."""

    def run(self, state: WotrBoardState) -> bool:
        battle = state.battle_now()
        side = battle.attacker
        if battle.of(side).must_leave:
            self.answer(state, YES)
            return False
        if battle.flags & NO_CEASE:
            self.answer(state, 0)
            return False
        return state.ask(self, side, ASK_CEASE, YES_NO, (int(battle.place), int(battle.round)))

    def answer(self, state: WotrBoardState, word: int) -> None:
        if word == YES:
            state.tell(TOLD_CEASED, state.battle_now().attacker)
            state.push(EndBattle())
        else:
            state.push(AskRetreat())


def retreats(state: WotrBoardState) -> list[int]:
    """The regions that the defender may retreat to."""
    battle = state.battle_now()
    side = 1 - battle.attacker
    return [
        region
        for region in NEIGHBOURS[battle.place]
        if free(state, side, region) and not (side == SHADOW and warded(state, region))
    ]


def retreat(state: WotrBoardState, target: i64) -> None:
    """The defender leaves with everything but those who never leave."""
    place = state.battle_now().place
    side = 1 - state.battle_now().attacker
    going = tuple([who for who in state.characters_at(side, place) if state.level(who) > 0])
    state.battle_now().flags |= ENDED
    state.tell(TOLD_RETREATED, side)
    move_army(state, side, place, target, state.army(side, place), going)


@final
class AskRetreat(Step[WotrBoardState]):
    """The defender may retreat, or must by a card; otherwise the fight goes on."""

    def run(self, state: WotrBoardState) -> bool:
        side = 1 - state.battle_now().attacker
        options = [WORD_REGION + region for region in retreats(state)]
        if not options or not state.battle_now().of(side).must_leave:
            options = [WORD_STOP, *options]
        return state.ask(self, side, ASK_RETREAT, options, (int(state.battle_now().place),))

    def answer(self, state: WotrBoardState, word: int) -> None:
        if word == WORD_STOP:
            state.push(Frame(BATTLE_ROUND))
        else:
            state.push(EndBattle())
            retreat(state, word - WORD_REGION)


# The end


@final
class EndBattle(Step[WotrBoardState]):
    """Who was with a destroyed army dies; the attacker may move in where nobody stands against him."""

    def run(self, state: WotrBoardState) -> bool:
        battle = state.battle_now()
        attacker = battle.attacker
        lost = [side for side in (attacker, 1 - attacker) if fighting_units(state, side) == 0]
        fled = battle.flags & ENDED != 0
        for side in lost:
            if side == attacker or not fled:
                army = fighting_army(state, side)
                there = state.army(side, fighting_region(state, side))
                leaders = leaders_part(army, there, side)
                characters = mortal(state, fighting_characters(state, side))
                kill_army(state, side, fighting_region(state, side), leaders, characters)
        state.push(CloseBattle())
        gone = fled or (1 - attacker in lost)
        if gone and attacker not in lost and battle.kind == FIELD:
            state.push(Advance())
        return False


def leaders_part(army: Army, there: i64, side: Side) -> i64:
    """The leaders of an army that are still there."""
    part: Army = 0
    for figure in FIGURES_OF[side]:
        if figure >= LEADER:
            part += ONE_FIGURE[figure] * min(count(army, figure), count(there, figure))
    return part


@final
class Advance(PartTaker):
    """The attacker may move in with all or a part of his force."""

    def run(self, state: WotrBoardState) -> bool:
        battle = state.battle_now()
        side = battle.attacker
        return state.ask(self, side, ASK_ADVANCE, YES_NO, (int(battle.place),))

    def answer(self, state: WotrBoardState, word: int) -> None:
        if word == YES:
            state.push(AdvancePart())

    def go(self, state: WotrBoardState, part: Army, characters: tuple[int, ...]) -> None:
        battle = state.battle_now()
        side = battle.attacker
        move_army(state, side, battle.source, battle.place, part, characters)
        if state.besieged(battle.place) != NO_SIDE:
            state.tell(TOLD_SIEGE, battle.place)


@final
class AdvancePart(Step[WotrBoardState]):
    """With how much of his force does he move in?"""

    def run(self, state: WotrBoardState) -> bool:
        battle = state.battle_now()
        side = battle.attacker
        force = battle.force
        if units_in(force, side) == 1 and leaders_in(force, side) + len(self.walkers(state)) == 0:
            Advance().go(state, force, ())
            return False
        return state.ask(self, side, ASK_MARCH_PART, [WORD_ALL, WORD_PART], (int(battle.source), int(battle.place)))

    def walkers(self, state: WotrBoardState) -> tuple[int, ...]:
        """The characters who can move in."""
        fighters = fighting_characters(state, state.battle_now().attacker)
        return tuple([who for who in fighters if state.level(who) > 0])

    def answer(self, state: WotrBoardState, word: int) -> None:
        battle = state.battle_now()
        side = battle.attacker
        force = battle.force
        walkers = self.walkers(state)
        if word == WORD_ALL:
            Advance().go(state, force, walkers)
        else:
            army = state.army(side, battle.source)
            state.push(ChoosePart(Advance(), side, battle.source, army, force, mask_of(walkers), units_in(force, side)))


@final
class CloseBattle(Step[WotrBoardState]):
    """The battle is over."""

    def run(self, state: WotrBoardState) -> bool:
        state.battle = None
        state.changed()
        return False


BATTLE_ROUND: Final = named(
    "battle_round",
    Effect(
        (
            BeginRound(),
            AskWithdraw(),
            ChooseCard(),
            ChooseCard(True),
            RevealCards(),
            CardEffects(0),
            CardEffects(1),
            CardEffects(2),
            CardEffects(3),
            CombatRoll(),
            CardEffects(4),
            LeaderReroll(),
            CardEffects(5),
            CardEffects(6),
            Casualties(),
            CardEffects(7),
            EndRound(),
        ),
        "battle_round",
    ),
)
BATTLE_STEPS: Final = (
    AskWhiteRider, NextAssault, AskCease, AskRetreat, EndBattle, Advance, AdvancePart, CloseBattle, TakeHits,
)  # fmt: skip
