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
from westmarch.games.wotr_board.rules.people.companions import kill_army
from westmarch.games.wotr_board.rules.politics import activate, advance
from westmarch.games.wotr_board.rules.verbs import mortal, move_army
from westmarch.games.wotr_board.rules.war.battle import (
    ASSAULT,
    ATTACKER,
    CARD,
    ENDED,
    FEWER,
    FIELD,
    FLAGS,
    HITS,
    KIND,
    MISSES,
    MUST_LEAVE,
    NO_CEASE,
    NO_COMBAT_CARD,
    NO_REROLL,
    NUMENOREAN_USED,
    ONES,
    PLACE,
    REROLL_BONUS,
    REROLL_HITS,
    ROLL_BONUS,
    ROUND,
    ROUNDS,
    SIXES,
    SIZE,
    SORTIE,
    SOURCE,
    WHITE_RIDER,
    WHO,
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
from westmarch.games.wotr_board.rules.war.casualties import FORCE, TakeHits
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
    record = [0] * SIZE
    record[FORCE] = part
    record[ATTACKER] = side
    record[SOURCE] = source
    record[PLACE] = place
    record[KIND] = kind
    record[WHO] = mask_of(characters)
    record[ROUNDS] = rounds
    record[FLAGS] = flags
    record[FEWER] = fewer
    state.battle = record
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
        return state.ask(self, FREE_PEOPLES, ASK_WHITE_RIDER, YES_NO, (state.battle[PLACE],))

    def answer(self, state: WotrBoardState, word: int) -> None:
        if word == YES:
            state.battle[FLAGS] |= WHITE_RIDER
            state.changed()
            state.tell(TOLD_WHITE_RIDER)


# A round


@final
class BeginRound(Step[WotrBoardState]):
    """The numbers of the last round are forgotten."""

    def run(self, state: WotrBoardState) -> bool:
        battle = state.battle
        for i in range(CARD, SIZE):
            battle[i] = 0
        battle[CARD] = battle[CARD + 1] = NO_COMBAT_CARD
        battle[ROUND] += 1
        state.changed()
        state.tell(TOLD_ROUND, battle[ROUND])
        return False


@final
class AskWithdraw(Step[WotrBoardState]):
    """A defender in a region with his own stronghold may withdraw into it before every round."""

    def run(self, state: WotrBoardState) -> bool:
        if over(state) or not can_withdraw(state):
            return False
        return state.ask(self, 1 - state.battle[ATTACKER], ASK_WITHDRAW, YES_NO, (state.battle[PLACE],))

    def answer(self, state: WotrBoardState, word: int) -> None:
        if word == YES:
            withdraw(state)


def can_withdraw(state: WotrBoardState) -> bool:
    """Whether the defender has a stronghold there to withdraw into."""
    battle = state.battle
    place = battle[PLACE]
    defender = 1 - battle[ATTACKER]
    return battle[KIND] == FIELD and SETTLEMENT[place] == STRONGHOLD and state.control[place] == defender


def withdraw(state: WotrBoardState) -> None:
    """The defender goes behind his walls; the attacker may follow and besiege him."""
    state.battle[FLAGS] |= ENDED
    state.changed()
    state.tell(TOLD_WITHDREW, state.battle[PLACE])


@final
class CombatRoll(Step[WotrBoardState]):
    """Both sides roll."""

    def run(self, state: WotrBoardState) -> bool:
        if over(state):
            return False
        battle = state.battle
        attacker: Side = battle[ATTACKER]
        for side in (attacker, 1 - attacker):
            need = to_hit(state, side, battle[ROLL_BONUS + side])
            dice = roll_dice(state, strength(state, side))
            hits = int(reaching(dice, need))
            battle[ONES + side] += dice.count(1)
            battle[SIXES + side] += dice.count(6)
            battle[HITS + side] += hits
            battle[MISSES + side] += len(dice) - hits
            tell_roll(state, TOLD_COMBAT_ROLL, side, dice, need)
        state.changed()
        return False


@final
class LeaderReroll(Step[WotrBoardState]):
    """Missed dice are rolled again, as many as there is leadership."""

    def run(self, state: WotrBoardState) -> bool:
        if over(state):
            return False
        battle = state.battle
        attacker: Side = battle[ATTACKER]
        for side in (attacker, 1 - attacker):
            if battle[NO_REROLL + side]:
                continue
            need = to_hit(state, side, battle[REROLL_BONUS + side])
            dice = roll_dice(state, min(battle[MISSES + side], leadership(state, side), MOST_COMBAT_DICE))
            hits = int(reaching(dice, need))
            battle[SIXES + side] += dice.count(6)
            battle[MISSES + side] -= hits
            battle[HITS + side] += hits
            battle[REROLL_HITS + side] += hits
            tell_roll(state, TOLD_REROLL, side, dice, need)
        state.changed()
        return False


@final
class Casualties(Step[WotrBoardState]):
    """Both sides take the hits of the round, the attacker first."""

    def run(self, state: WotrBoardState) -> bool:
        if not state.battle or state.battle[FLAGS] & ENDED:
            return False
        attacker: Side = state.battle[ATTACKER]
        for side in (1 - attacker, attacker):
            hits = state.battle[HITS + 1 - side]
            state.tell(TOLD_HITS, 1 - side, hits)
            push_hits(state, side, hits)
        state.changed()
        return False


def push_hits(state: WotrBoardState, side: Side, hits: i64) -> None:
    """A side in the battle must take hits."""
    of_force = side == state.battle[ATTACKER]
    state.push(TakeHits(side, fighting_region(state, side), hits, of_force))


# Between rounds


@final
class EndRound(Step[WotrBoardState]):
    """An army gone, the attack ceased, the defender fled, or another round."""

    def run(self, state: WotrBoardState) -> bool:
        if over(state):
            state.push(EndBattle())
        elif state.battle[KIND] == ASSAULT:
            state.push(NextAssault())
        else:
            state.push(AskCease())
        return False


@final
class NextAssault(Step[WotrBoardState]):
    """Further rounds of an assault cost an Elite each, once those that are free are over; the Black Numenorean adds one."""

    def run(self, state: WotrBoardState) -> bool:
        battle = state.battle
        side: Side = battle[ATTACKER]
        if battle[ROUND] < battle[ROUNDS]:
            state.push(Frame(BATTLE_ROUND))
            return False
        options = []
        if BLACK_NUMENOREAN in fighting_characters(state, side) and not battle[FLAGS] & NUMENOREAN_USED:
            options.append(WORD_USE + BLACK_NUMENOREAN)
        force = battle[FORCE]
        options.extend([WORD_REDUCE + nation for nation in NATIONS_OF[side] if count(force, ELITE + nation) > 0])
        if not options:
            state.push(EndBattle())
            return False
        return state.ask(self, side, ASK_EXTRA_ROUND, [DONE, *options], (battle[PLACE],))

    def answer(self, state: WotrBoardState, word: int) -> None:
        if word == DONE:
            state.push(EndBattle())
            return
        state.push(Frame(BATTLE_ROUND))
        if word == WORD_USE + BLACK_NUMENOREAN:
            state.battle[FLAGS] |= NUMENOREAN_USED
        else:
            TakeHits(state.battle[ATTACKER], state.battle[SOURCE], 1, True).reduce(state, word - WORD_REDUCE)


@final
class AskCease(Step[WotrBoardState]):
    """The attacker may cease."""

    def run(self, state: WotrBoardState) -> bool:
        battle = state.battle
        side: Side = battle[ATTACKER]
        if battle[MUST_LEAVE + side]:
            self.answer(state, YES)
            return False
        if battle[FLAGS] & NO_CEASE:
            self.answer(state, 0)
            return False
        return state.ask(self, side, ASK_CEASE, YES_NO, (battle[PLACE], battle[ROUND]))

    def answer(self, state: WotrBoardState, word: int) -> None:
        if word == YES:
            state.tell(TOLD_CEASED, state.battle[ATTACKER])
            state.push(EndBattle())
        else:
            state.push(AskRetreat())


def retreats(state: WotrBoardState) -> list[int]:
    """The regions that the defender may retreat to."""
    battle = state.battle
    side = 1 - battle[ATTACKER]
    return [
        region
        for region in NEIGHBOURS[battle[PLACE]]
        if free(state, side, region) and not (side == SHADOW and warded(state, region))
    ]


def retreat(state: WotrBoardState, target: i64) -> None:
    """The defender leaves with everything but those who never leave."""
    place = state.battle[PLACE]
    side = 1 - state.battle[ATTACKER]
    going = tuple([who for who in state.characters_at(side, place) if state.level(who) > 0])
    state.battle[FLAGS] |= ENDED
    state.tell(TOLD_RETREATED, side)
    move_army(state, side, place, target, state.army(side, place), going)


@final
class AskRetreat(Step[WotrBoardState]):
    """The defender may retreat, or must by a card; otherwise the fight goes on."""

    def run(self, state: WotrBoardState) -> bool:
        side = 1 - state.battle[ATTACKER]
        options = [WORD_REGION + region for region in retreats(state)]
        if not options or not state.battle[MUST_LEAVE + side]:
            options = [WORD_STOP, *options]
        return state.ask(self, side, ASK_RETREAT, options, (state.battle[PLACE],))

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
        battle = state.battle
        attacker: Side = battle[ATTACKER]
        lost = [side for side in (attacker, 1 - attacker) if fighting_units(state, side) == 0]
        fled = battle[FLAGS] & ENDED != 0
        for side in lost:
            if side == attacker or not fled:
                army = fighting_army(state, side)
                there = state.army(side, fighting_region(state, side))
                leaders = leaders_part(army, there, side)
                characters = mortal(state, fighting_characters(state, side))
                kill_army(state, side, fighting_region(state, side), leaders, characters)
        state.push(CloseBattle())
        gone = fled or (1 - attacker in lost)
        if gone and attacker not in lost and battle[KIND] == FIELD:
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
        battle = state.battle
        side: Side = battle[ATTACKER]
        return state.ask(self, side, ASK_ADVANCE, YES_NO, (battle[PLACE],))

    def answer(self, state: WotrBoardState, word: int) -> None:
        if word == YES:
            state.push(AdvancePart())

    def go(self, state: WotrBoardState, part: Army, characters: tuple[int, ...]) -> None:
        battle = state.battle
        side: Side = battle[ATTACKER]
        move_army(state, side, battle[SOURCE], battle[PLACE], part, characters)
        if state.besieged(battle[PLACE]) != NO_SIDE:
            state.tell(TOLD_SIEGE, battle[PLACE])


@final
class AdvancePart(Step[WotrBoardState]):
    """With how much of his force does he move in?"""

    def run(self, state: WotrBoardState) -> bool:
        battle = state.battle
        side: Side = battle[ATTACKER]
        force: i64 = battle[FORCE]
        if units_in(force, side) == 1 and leaders_in(force, side) + len(self.walkers(state)) == 0:
            Advance().go(state, force, ())
            return False
        return state.ask(self, side, ASK_MARCH_PART, [WORD_ALL, WORD_PART], (battle[SOURCE], battle[PLACE]))

    def walkers(self, state: WotrBoardState) -> tuple[int, ...]:
        """The characters who can move in."""
        fighters = fighting_characters(state, state.battle[ATTACKER])
        return tuple([who for who in fighters if state.level(who) > 0])

    def answer(self, state: WotrBoardState, word: int) -> None:
        battle = state.battle
        side: Side = battle[ATTACKER]
        force: i64 = battle[FORCE]
        walkers = self.walkers(state)
        if word == WORD_ALL:
            Advance().go(state, force, walkers)
        else:
            army = state.army(side, battle[SOURCE])
            state.push(
                ChoosePart(Advance(), side, battle[SOURCE], army, force, mask_of(walkers), units_in(force, side))
            )


@final
class CloseBattle(Step[WotrBoardState]):
    """The battle is over."""

    def run(self, state: WotrBoardState) -> bool:
        state.battle = []
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
