"""Combat: attacks by enemies (rules 10.3 to 10.12) and by players (10.14, 10.15)."""

from typing import Final, final

from mypy_extensions import i64

from westmarch.core.frames import Frame, frame_of, replace_frame
from westmarch.core.state import Step
from westmarch.core.words import DONE
from westmarch.games.lcg.components import (
    ASK_ATTACK,
    ASK_ATTACKERS,
    ASK_DEFEND,
    ASK_ENEMY_TO_FACE,
    ASK_JOIN,
    ASK_SENTINEL,
    ASK_TAKES_DAMAGE,
    ATTACK,
    ATTACK_BEGINS,
    ATTACK_DONE,
    ATTACKED_BY,
    AWAY,
    DECLARED_DEFENDER,
    DEFENSE,
    ENCOUNTER,
    HAS_ATTACKED,
    KILLED_BY_ATTACK,
    NO_CARD,
    RANGED,
    SENTINEL,
    SHADOW,
    STAGING,
    TOLD_ATTACK_BEGINS,
    TOLD_ATTACKED,
    TOLD_DEFENDED,
    TOLD_SHADOW_TURNED_UP,
    TOLD_UNDEFENDED,
    WORD_NONE,
)
from westmarch.games.lcg.context import (
    ATTACK_BONUS,
    ATTACK_FLAGS,
    ENEMY_ATTACK,
    FIRST_DEFENDER,
    NEW_ATTACK,
    NEW_SHADOW,
    NO_DEFENSE,
    OUTSIDE_COMBAT,
    PLAYER_ATTACK,
    SHADOW_EFFECT,
    UNDEFENDED,
    add_flag,
    attackers_of,
    defenders_of,
)
from westmarch.games.lcg.knowledge import turn_up
from westmarch.games.lcg.numbers import (
    can_attack,
    different,
    has_keyword,
    hit_points_left,
    is_enemy,
    marked,
    may_fight,
    several_defenders,
    stat,
)
from westmarch.games.lcg.operands import PAID, SELF, Cards
from westmarch.games.lcg.state import LcgState
from westmarch.games.lcg.texts import ATTACKS_STAGING, SURPLUS_TO_THREAT
from westmarch.games.lcg.verbs import damage, deal_shadow, discard_shadows, exhaust, raise_threat
from westmarch.games.lcg.windows import open_window

# Enemies attack


def goes_on(state: LcgState, attack: Frame) -> bool:
    """Whether the attacker is still there. That it is engaged with somebody else by now changes nothing."""
    return state.life[attack.source] == attack.life and state.place[attack.source] != AWAY


def begin_attack(state: LcgState, enemy: i64, seat: i64, flags: i64 = 0) -> None:
    """An enemy attacks a seat."""
    state.tell(TOLD_ATTACK_BEGINS, state.name(enemy), seat)
    regs = (NEW_ATTACK[0], int(flags))
    state.push(Frame(ENEMY_ATTACK, 0, seat, enemy, state.life[enemy], regs=regs))


@final
class FaceEnemies(Step[LcgState]):
    """The enemies engaged with a seat attack it, in the order that the seat chooses."""

    def run(self, state: LcgState) -> bool:
        frame = frame_of(state)
        left = [
            enemy
            for enemy in state.engaged(frame.seat)
            if state.flags[enemy] & HAS_ATTACKED == 0 and can_attack(state, enemy, frame.seat)
        ]
        options = [state.word(enemy) for enemy in different(state, left)]
        return len(left) > 0 and state.ask(self, frame.seat, ASK_ENEMY_TO_FACE, options, (NO_CARD,))

    def answer(self, state: LcgState, word: int) -> None:
        enemy = state.lineup.card_of(word)
        state.flags[enemy] |= HAS_ATTACKED
        state.changed()
        state.push(self)
        begin_attack(state, enemy, frame_of(state).seat)


@final
class AttackNow(Step[LcgState]):
    """An enemy makes a further attack on you, with a shadow card of its own.

    If it is a shadow card itself, it no longer depends on the enemy to which it was dealt.
    """

    def __init__(self, enemy: Cards = SELF) -> None:
        self.enemy = enemy

    def run(self, state: LcgState) -> bool:
        frame = frame_of(state)
        for enemy in self.enemy.find(state, frame):
            discard_shadows(state, enemy)
            if state.place[enemy] == SHADOW:
                state.host[enemy] = NO_CARD
            begin_attack(state, enemy, frame.seat, OUTSIDE_COMBAT)
            deal_shadow(state, enemy, frame.seat)
        return False


@final
class AttackBegins(Step[LcgState]):
    """Step 1: the enemy is chosen."""

    def run(self, state: LcgState) -> bool:
        frame = frame_of(state)
        state.announce(ATTACK_BEGINS, frame.source, frame.seat)
        return False


@final
class AttackWindow(Step[LcgState]):
    """A window after a step of an attack that goes on."""

    def __init__(self, lesser: bool = True) -> None:
        self.lesser = lesser

    def run(self, state: LcgState) -> bool:
        if goes_on(state, frame_of(state)) and (state.lineup.rules.all_windows or not self.lesser):
            open_window(state)
        return False


def may_defend(state: LcgState, seat: i64, sentinels: bool) -> list[int]:
    """The ready characters of a seat that may be declared as defenders, by their words."""
    return sorted(
        [
            state.word(card)
            for card in state.characters(seat)
            if may_fight(state, card, True) and (not sentinels or has_keyword(state, card, SENTINEL))
        ]
    )


def add_defender(state: LcgState, card: i64) -> None:
    """A character is declared as a defender of the attack on top of the stack."""
    attack = frame_of(state)
    replace_frame(state, attack.with_regs((*attack.regs, int(card), state.life[card])))
    state.tell(TOLD_DEFENDED, state.name(attack.source), state.name(card))
    exhaust(state, card)


@final
class Defend(Step[LcgState]):
    """Step 2: the attacked seat declares a defender or none; several where a card allows it."""

    def run(self, state: LcgState) -> bool:
        attack = frame_of(state)
        if not goes_on(state, attack):
            return False
        declared = attack.regs[FIRST_DEFENDER:]
        words = may_defend(state, attack.seat, False)
        if declared:
            last = state.word(declared[-2])
            words = [word for word in words if word > last]
        options = [DONE, *words] if declared else sorted([WORD_NONE, *words])
        return state.ask(self, attack.seat, ASK_DEFEND, options, (state.name(attack.source), len(declared) // 2))

    def answer(self, state: LcgState, word: int) -> None:
        if word not in (DONE, WORD_NONE):
            if several_defenders(state, frame_of(state).seat):
                # The step is pushed below what the verb may push.
                add_defender(state, state.lineup.card_of(word))
                state.push(self)
            else:
                add_defender(state, state.lineup.card_of(word))


@final
class Sentinels(Step[LcgState]):
    """Other players with a ready sentinel may defend, if nobody does or several may."""

    def __init__(self, asked: i64 = 0) -> None:
        self.asked = asked  # how many seats, from the first player on

    def fields(self) -> tuple[object, ...]:
        return (self.asked,)

    def run(self, state: LcgState) -> bool:
        attack = frame_of(state)
        declared = attack.regs[FIRST_DEFENDER:]
        several = several_defenders(state, attack.seat)
        seats = state.seats_in_order()
        if not goes_on(state, attack) or (declared and not several) or self.asked >= len(seats):
            return False
        seat = seats[self.asked]
        words = may_defend(state, seat, True) if seat != attack.seat else []
        options = [*words, WORD_NONE]
        return state.ask(self, seat, ASK_SENTINEL, options, (state.name(attack.source), len(declared) // 2))

    def answer(self, state: LcgState, word: int) -> None:
        if word == WORD_NONE:
            state.push(Sentinels(self.asked + 1))
        else:
            add_defender(state, state.lineup.card_of(word))
            state.push(self)


@final
class DefendersDeclared(Step[LcgState]):
    """Responses to the declaration of each defender."""

    def run(self, state: LcgState) -> bool:
        attack = frame_of(state)
        if not goes_on(state, attack):
            return False
        defenders = defenders_of(state, attack)
        if len(defenders) == 0:
            add_flag(state, ENEMY_ATTACK, ATTACK_FLAGS, UNDEFENDED)
            state.tell(TOLD_UNDEFENDED, state.name(attack.source), attack.seat)
        for card in defenders:
            state.announce(DECLARED_DEFENDER, card, attack.source)
        return False


@final
class TurnShadows(Step[LcgState]):
    """Step 3: the attacker's shadow cards are turned up and resolved one after the other, those dealt meanwhile too."""

    def run(self, state: LcgState) -> bool:
        attack = frame_of(state)
        if not goes_on(state, attack):
            return False
        for entry in state.shadows:
            if entry >> 16 == attack.source:
                state.push(self)
                card = state.free_card(turn_up(state, ENCOUNTER, entry))
                state.owner[card] = ENCOUNTER
                state.lay(card, SHADOW)
                state.host[card] = int(attack.source)
                state.tell(TOLD_SHADOW_TURNED_UP, state.name(card), state.name(attack.source))
                state.push(
                    Frame(SHADOW_EFFECT, 0, attack.seat, card, state.life[card], it=attack.source, regs=NEW_SHADOW)
                )
                return False
        return False


@final
class AttackDamage(Step[LcgState]):
    """Step 4: damage to the defender; undefended, to a hero of the attacked player; one of several defenders takes all."""

    def run(self, state: LcgState) -> bool:
        attack = frame_of(state)
        if not goes_on(state, attack):
            return False
        defenders = defenders_of(state, attack)
        options = sorted([state.word(card) for card in defenders or list(state.heroes(attack.seat))])
        args = (state.name(attack.source), int(damage_of(state, attack)))
        return len(options) > 0 and state.ask(self, attack.seat, ASK_TAKES_DAMAGE, options, args)

    def answer(self, state: LcgState, word: int) -> None:
        attack = frame_of(state)
        card = state.lineup.card_of(word)
        n = damage_of(state, attack)
        surplus = n - hit_points_left(state, card)
        if surplus > 0 and marked(state, attack.source, SURPLUS_TO_THREAT):
            raise_threat(state, attack.seat, surplus)
        damage(state, card, n)
        if state.players() > 1:
            state.push(FATAL_ATTACK)


def attack_of(state: LcgState, attack: Frame) -> i64:
    """The attack of an enemy, with what shadow cards add."""
    return stat(state, attack.source, ATTACK) + attack.regs[ATTACK_BONUS]


def defense_of(state: LcgState, attack: Frame) -> i64:
    """The defense against an enemy's attack."""
    total: i64 = 0
    if attack.regs[ATTACK_FLAGS] & NO_DEFENSE == 0:
        for card in defenders_of(state, attack):
            total += stat(state, card, DEFENSE)
    return total


def damage_of(state: LcgState, attack: Frame) -> i64:
    """The damage that an enemy's attack deals now."""
    return max(attack_of(state, attack) - defense_of(state, attack), 0)


def end_attack(state: LcgState, attack: Frame) -> None:
    """After an attack: what happens then; outside the order of combat its shadow cards are discarded."""
    if attack.regs[ATTACK_FLAGS] & OUTSIDE_COMBAT:
        discard_shadows(state, attack.source)
    if goes_on(state, attack):
        state.announce(ATTACK_DONE, attack.source, attack.seat)


@final
class AttackEnds(Step[LcgState]):
    """After the attack."""

    def run(self, state: LcgState) -> bool:
        end_attack(state, frame_of(state))
        return False


@final
class FatalAttack(Step[LcgState]):
    """An attack that put the attacked player out ends here, for what concerns a player ends with him."""

    def run(self, state: LcgState) -> bool:
        attack = frame_of(state)
        if not state.alive(attack.seat):
            end_attack(state, attack)
        return False


FATAL_ATTACK: Final = FatalAttack()


ENEMY_ATTACK.steps = (
    AttackBegins(), AttackWindow(), Defend(), Sentinels(), DefendersDeclared(), AttackWindow(), TurnShadows(),
    AttackWindow(False), AttackDamage(), AttackEnds(), AttackWindow(),
)  # fmt: skip


# Players attack


def able(state: LcgState, seat: i64, enemy: i64) -> list[int]:
    """The ready characters of a seat that may attack an enemy, by their words."""
    found: list[int] = []
    for card in state.characters(seat):
        if may_fight(state, card, False):
            if state.place[enemy] == STAGING:
                fits = marked(state, card, ATTACKS_STAGING)
            else:
                fits = state.keeper[enemy] == seat or has_keyword(state, card, RANGED)
            if fits:
                found.append(state.word(card))
    return sorted(found)


def attackable(state: LcgState, seat: i64) -> list[int]:
    """The enemies that a seat may still attack in this phase, by their words."""
    found: list[int] = []
    for other in range(state.lineup.seats):
        for enemy in state.engaged(other):
            if state.flags[enemy] & ATTACKED_BY << seat == 0 and able(state, seat, enemy):
                found.append(state.word(enemy))
    for card in state.staging():
        if is_enemy(state, card) and state.flags[card] & ATTACKED_BY << seat == 0 and able(state, seat, card):
            found.append(state.word(card))
    return sorted(found)


@final
class AttackEnemies(Step[LcgState]):
    """A seat attacks enemies, one after the other; before each attack there is a window."""

    def __init__(self, window: i64 = 1) -> None:
        self.window = window

    def fields(self) -> tuple[object, ...]:
        return (self.window,)

    def run(self, state: LcgState) -> bool:
        seat = frame_of(state).seat
        if self.window:
            # Whoever is exhausted may be readied in that window.
            if any(reached_by(state, card) for card in state.characters(seat)):
                state.push(AttackEnemies(0))
                open_window(state)
            return False
        options = attackable(state, seat)
        return len(options) > 0 and state.ask(self, seat, ASK_ATTACK, [DONE, *options], (NO_CARD,), always=True)

    def answer(self, state: LcgState, word: int) -> None:
        if word != DONE:
            enemy = state.lineup.card_of(word)
            seat = frame_of(state).seat
            state.flags[enemy] |= ATTACKED_BY << seat
            state.changed()
            state.push(AttackEnemies())
            state.push(Frame(PLAYER_ATTACK, 0, seat, enemy, state.life[enemy]))


def add_attacker(state: LcgState, card: i64) -> None:
    """A character joins the attack on top of the stack."""
    attack = frame_of(state)
    replace_frame(state, attack.with_regs((*attack.regs, int(card), state.life[card])))
    exhaust(state, card)


@final
class ChooseAttackers(Step[LcgState]):
    """The seat declares its attackers; an enemy in the staging area is attacked by one alone."""

    def run(self, state: LcgState) -> bool:
        attack = frame_of(state)
        declared = attack.regs
        words = able(state, attack.seat, attack.source)
        if declared:
            last = state.word(declared[-2])
            words = [DONE] + [word for word in words if word > last]
        args = (state.name(attack.source), len(declared) // 2)
        return state.ask(self, attack.seat, ASK_ATTACKERS, words, args)

    def answer(self, state: LcgState, word: int) -> None:
        if word != DONE:
            alone = state.place[frame_of(state).source] == STAGING
            add_attacker(state, state.lineup.card_of(word))
            if not alone:
                state.push(self)


@final
class JoinAttack(Step[LcgState]):
    """Other players' ready ranged characters may join."""

    def __init__(self, asked: i64 = 0) -> None:
        self.asked = asked

    def fields(self) -> tuple[object, ...]:
        return (self.asked,)

    def run(self, state: LcgState) -> bool:
        attack = frame_of(state)
        seats = state.seats_in_order()
        if self.asked >= len(seats) or state.place[attack.source] == STAGING:
            return False
        seat = seats[self.asked]
        words = [word for word in able(state, seat, attack.source) if seat != attack.seat and is_ranged(state, word)]
        args = (state.name(attack.source), len(attack.regs) // 2)
        return state.ask(self, seat, ASK_JOIN, [DONE, *words], args)

    def answer(self, state: LcgState, word: int) -> None:
        if word == DONE:
            state.push(JoinAttack(self.asked + 1))
        else:
            add_attacker(state, state.lineup.card_of(word))
            state.push(self)


def is_ranged(state: LcgState, word: int) -> bool:
    """Whether a character, by its word, is ranged."""
    return has_keyword(state, state.lineup.card_of(word), RANGED)


@final
class DealToEnemy(Step[LcgState]):
    """The attackers' attack less the enemy's defense is dealt as damage."""

    def run(self, state: LcgState) -> bool:
        attack = frame_of(state)
        if not goes_on(state, attack):
            return False
        total: i64 = 0
        for card in attackers_of(state, attack):
            total += stat(state, card, ATTACK, attack.source)
        defense = stat(state, attack.source, DEFENSE)
        state.tell(TOLD_ATTACKED, state.name(attack.source), total, defense)
        state.push(AFTER_KILL)
        damage(state, attack.source, total - defense)
        return False


@final
class AfterKill(Step[LcgState]):
    """Whether the attack destroyed the enemy. Not asked if something else had destroyed it before."""

    def run(self, state: LcgState) -> bool:
        attack = frame_of(state)
        if not goes_on(state, attack):
            state.announce(KILLED_BY_ATTACK, attack.source)
        return False


AFTER_KILL: Final = AfterKill()


@final
class AttackAlone(Step[LcgState]):
    """A character attacks an enemy at once and alone; the attack counts towards nothing."""

    def __init__(self, by: Cards = SELF, on: Cards = SELF) -> None:
        self.by = by
        self.on = on

    def run(self, state: LcgState) -> bool:
        frame = frame_of(state)
        attackers, targets = self.by.find(state, frame), self.on.find(state, frame)
        if attackers and targets:
            regs = (attackers[0], state.life[attackers[0]])
            state.push(Frame(PLAYER_ATTACK, DECLARED, frame.seat, targets[0], state.life[targets[0]], regs=regs))
        return False


@final
class AbleToAttack(Cards):
    """Your ready characters that may attack some enemy now."""

    def find(self, state: LcgState, frame: Frame) -> list[int]:
        return [card for card in state.characters(frame.seat) if targets_of(state, card)]


@final
class TargetsOf(Cards):
    """The enemies that a character of yours, such as PAID, may attack; once it has paid it is exhausted already."""

    def __init__(self, character: Cards = PAID) -> None:
        self.character = character

    def find(self, state: LcgState, frame: Frame) -> list[int]:
        found = self.character.find(state, frame)
        if found:
            return reached_by(state, found[0])
        return [enemy for card in state.characters(frame.seat) for enemy in targets_of(state, card)]


def targets_of(state: LcgState, character: i64) -> list[int]:
    """The enemies that a ready character may attack."""
    return reached_by(state, character) if may_fight(state, character, False) else []


def reached_by(state: LcgState, character: i64) -> list[int]:
    """The enemies that a character may attack if it is ready."""
    ranged = has_keyword(state, character, RANGED)
    found: list[int] = []
    for seat in range(state.lineup.seats):
        if ranged or state.keeper[character] == seat:
            found.extend(state.engaged(seat))
    if marked(state, character, ATTACKS_STAGING):
        found.extend([card for card in state.staging() if is_enemy(state, card)])
    return found


PLAYER_ATTACK.steps = (
    ChooseAttackers(), JoinAttack(), AttackWindow(), AttackWindow(), DealToEnemy(), AttackWindow(),
)  # fmt: skip
DECLARED: Final = 2  # the place in these steps after the attackers were declared
ENEMY_STRIKES: Final = 9  # the place in an enemy's attack from which on its damage is dealt
PLAYERS_STRIKE: Final = 5  # the place in these steps from which on the enemy has its damage


def is_open(state: LcgState, attack: Frame) -> bool:
    """Whether an attack is under way and its damage not yet dealt."""
    if attack.effect is PLAYER_ATTACK:
        return goes_on(state, attack) and attack.at < PLAYERS_STRIKE
    return goes_on(state, attack) and (attack.at < ENEMY_STRIKES or state.prompt == ASK_TAKES_DAMAGE)


COMBAT_STEP_TYPES: Final = (Sentinels, FatalAttack, JoinAttack, AttackEnemies, AfterKill)
