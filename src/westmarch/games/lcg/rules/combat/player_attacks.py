"""Attacks by players: who attacks whom, who joins, and the damage (rules 67-69)."""

from typing import Final, final

from mypy_extensions import i64

from westmarch.core.frames import EachSeat, Effect, Frame, Then, frame_of, replace_frame
from westmarch.core.state import Seat, State, Step
from westmarch.core.words import DONE
from westmarch.games.lcg.cards.book import ATTACKS_STAGING
from westmarch.games.lcg.components import ATTACK, ATTACKED_BY, DEFENSE, NO_CARD, RANGED, STAGING, Card
from westmarch.games.lcg.rules.combat.enemy_attacks import AttackWindow, FaceEnemies, goes_on
from westmarch.games.lcg.rules.numbers import has_keyword, is_enemy, marked, may_fight, stat
from westmarch.games.lcg.rules.playing.windows import open_window
from westmarch.games.lcg.rules.seats import EVERY_PLAYER
from westmarch.games.lcg.rules.under_way import PLAYER_ATTACK, attackers_of, declared_attackers, with_fighter
from westmarch.games.lcg.rules.verbs import damage, tire
from westmarch.games.lcg.state import LcgState
from westmarch.games.lcg.words import (
    ASK_ATTACK,
    ASK_ATTACKERS,
    ASK_JOIN,
    ASK_TAKES_DAMAGE,
    KILLED_BY_ATTACK,
    TOLD_ATTACKED,
    TOLD_JOINED_ATTACK,
)


def able(state: LcgState, seat: Seat, enemy: Card) -> list[int]:
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


def attackable(state: LcgState, seat: Seat) -> list[int]:
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
            if reaches(state, seat):
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
            state.changed_lightly()
            state.push(AttackEnemies())
            state.push(Frame(PLAYER_ATTACK, 0, seat, enemy, state.life[enemy]))


def add_attacker(state: LcgState, card: Card) -> None:
    """A character joins the attack on top of the stack."""
    attack = frame_of(state)
    replace_frame(state, with_fighter(state, attack, card))
    state.tell(TOLD_JOINED_ATTACK, state.name(attack.source), state.name(card))
    tire(state, card)


@final
class ChooseAttackers(Step[LcgState]):
    """The seat declares its attackers; an enemy in the staging area is attacked by one alone."""

    def run(self, state: LcgState) -> bool:
        attack = frame_of(state)
        declared = declared_attackers(attack)
        words = able(state, attack.seat, attack.source)
        if declared:
            last = state.word(declared[-1])
            words = [DONE] + [word for word in words if word > last]
        args = (state.name(attack.source), len(declared))
        return state.ask(self, attack.seat, ASK_ATTACKERS, words, args)

    def answer(self, state: LcgState, word: int) -> None:
        if word != DONE:
            alone = state.place[frame_of(state).source] == STAGING
            add_attacker(state, state.lineup.card_of(word))
            if not alone:
                state.push(self)


@final
class JoinAttack(Step[LcgState]):
    """Other players' ready ranged characters may join (rule 78)."""

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
        args = (state.name(attack.source), len(declared_attackers(attack)))
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
class WindowAfterAttacks(Then):
    """An action window after the enemies' attacks, where no player can attack: else the one before that attack serves for both."""

    def run(self, state: State) -> bool:
        assert isinstance(state, LcgState)
        changed = state.changes != frame_of(state).mark and not state.lineup.rules.all_windows
        if changed and not any(reaches(state, seat) for seat in state.seats_in_order()):
            open_window(state)
        return False


@final
class WindowAfterCombat(Then):
    """An action window at the end of combat, unless the last player had one after his last attack (rule 26)."""

    def run(self, state: State) -> bool:
        assert isinstance(state, LcgState)
        changed = state.changes != frame_of(state).mark and not reaches(state, state.seats_in_order()[-1])
        if changed or state.lineup.rules.all_windows:
            open_window(state)
        return False


@final
class EnemiesAttack(Step[LcgState]):
    """The enemies attack, those of the first player first."""

    def run(self, state: LcgState) -> bool:
        state.push(Frame(ENEMY_ATTACKS))
        return False


ENEMY_ATTACKS: Final = Effect(
    (EachSeat(EVERY_PLAYER, Effect((FaceEnemies(),), "face_enemies")), WindowAfterAttacks()), "enemy_attacks"
)


def targets_of(state: LcgState, character: Card) -> list[int]:
    """The enemies that a ready character may attack."""
    return reached_by(state, character) if may_fight(state, character, False) else []


def reached_by(state: LcgState, character: Card) -> list[int]:
    """The enemies that a character may attack if it is ready."""
    ranged = has_keyword(state, character, RANGED)
    found: list[int] = []
    for seat in range(state.lineup.seats):
        if ranged or state.keeper[character] == seat:
            found.extend(state.engaged(seat))
    if marked(state, character, ATTACKS_STAGING):
        found.extend([card for card in state.staging() if is_enemy(state, card)])
    return found


def reaches(state: LcgState, seat: Seat) -> bool:
    """Whether some character of a seat could attack an enemy if it is ready."""
    if anybody_engaged(state) or len(state.staging()) > 0:
        return any(len(reached_by(state, card)) > 0 for card in state.characters(seat))
    return False


def anybody_engaged(state: LcgState) -> bool:
    """Whether an enemy is engaged with anybody."""
    return any(len(state.engaged(seat)) > 0 for seat in range(state.lineup.seats))


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


PLAYER_ATTACK_STEP_TYPES: Final = (JoinAttack, AttackEnemies, AfterKill)
