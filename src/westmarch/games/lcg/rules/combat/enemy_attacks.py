"""Attacks by enemies: shadow cards, defenders, damage (rules 56-66)."""

from typing import Final, final

from mypy_extensions import i64

from westmarch.core.frames import Frame, frame_of, replace_frame
from westmarch.core.state import Seat, Step
from westmarch.core.words import DONE
from westmarch.games.lcg.cards.book import SURPLUS_TO_THREAT
from westmarch.games.lcg.components import (
    ATTACK,
    AWAY,
    DEFENSE,
    ENCOUNTER,
    ENGAGEMENT,
    HAS_ATTACKED,
    NO_CARD,
    SENTINEL,
    SHADOW,
    Card,
)
from westmarch.games.lcg.rules.numbers import (
    can_attack,
    different,
    has_keyword,
    hit_points_left,
    marked,
    may_fight,
    several_defenders,
    stat,
)
from westmarch.games.lcg.rules.playing.windows import open_window
from westmarch.games.lcg.rules.under_way import (
    ENEMY_ATTACK,
    NO_DEFENSE,
    OUTSIDE_COMBAT,
    UNDEFENDED,
    add_attack_flag,
    attack_flagged,
    bonus_of,
    declared_defenders,
    defenders_of,
    enemy_attack,
    shadow_effect,
    with_fighter,
)
from westmarch.games.lcg.rules.verbs import (
    DISCARDED,
    damage,
    deal_shadow,
    discard_shadows,
    leave_play,
    raise_threat,
    tire,
)
from westmarch.games.lcg.secrets.knowledge import turn_up
from westmarch.games.lcg.state import LcgState
from westmarch.games.lcg.words import (
    ASK_DEFEND,
    ASK_ENEMY_TO_FACE,
    ASK_SENTINEL,
    ASK_TAKES_DAMAGE,
    ATTACK_BEGINS,
    ATTACK_DONE,
    DECLARED_DEFENDER,
    TOLD_ATTACK_BEGINS,
    TOLD_DEFENDED,
    TOLD_SHADOW_TURNED_UP,
    TOLD_UNDEFENDED,
    WORD_NONE,
)

# Shadow cards


@final
class DealShadowTo(Step[LcgState]):
    """An enemy is dealt one shadow card: each by itself, for each may be responded to."""

    def __init__(self, enemy: Card = 0, seat: Seat = 0) -> None:
        self.enemy = enemy
        self.seat = seat

    def fields(self) -> tuple[object, ...]:
        return (self.enemy, self.seat)

    def run(self, state: LcgState) -> bool:
        deal_shadow(state, self.enemy, self.seat)
        return False


def discard_all_shadows(state: LcgState) -> None:
    """At the end of combat all shadow cards are discarded, those never turned up too (rule 57)."""
    for shadow in state.shadows:
        title = int(turn_up(state, ENCOUNTER, shadow))
        state.piles[ENCOUNTER] = (*state.piles[ENCOUNTER], title)
    for card in state.zone(SHADOW):
        leave_play(state, card, DISCARDED)


@final
class DealShadows(Step[LcgState]):
    """Each engaged enemy is dealt a shadow card: the first player's first, by descending engagement cost (rule 56)."""

    def run(self, state: LcgState) -> bool:
        order: list[tuple[int, int]] = []
        for seat in state.seats_in_order():
            enemies = state.engaged(seat)
            if len(enemies) > 1:
                enemies = tuple(sorted(enemies, key=lambda card: (-ENGAGEMENT[state.lineup.titles[card]], card)))
            order.extend([(enemy, seat) for enemy in enemies])
        state.push_all(tuple([DealShadowTo(enemy, seat) for enemy, seat in order]))
        return False


# Enemies attack


def goes_on(state: LcgState, attack: Frame) -> bool:
    """Whether the attacker is still there. That it is engaged with somebody else by now changes nothing (rule 65)."""
    return state.life[attack.source] == attack.life and state.place[attack.source] != AWAY


def begin_attack(state: LcgState, enemy: Card, seat: Seat, flags: i64 = 0) -> None:
    """An enemy attacks a seat."""
    state.tell(TOLD_ATTACK_BEGINS, state.name(enemy), seat)
    state.push(enemy_attack(state, enemy, seat, flags))


@final
class FaceEnemies(Step[LcgState]):
    """The enemies engaged with a seat attack it, in the order that the seat chooses (rule 58).

    Before each attack everybody may act; with all windows those after the shadow cards and after each attack serve for that.
    """

    def __init__(self, window: i64 = 1) -> None:
        self.window = window

    def fields(self) -> tuple[object, ...]:
        return (self.window,)

    def run(self, state: LcgState) -> bool:
        frame = frame_of(state)
        left = [
            enemy
            for enemy in state.engaged(frame.seat)
            if state.flags[enemy] & HAS_ATTACKED == 0 and can_attack(state, enemy, frame.seat)
        ]
        if len(left) == 0:
            return False
        if self.window and not state.lineup.rules.all_windows:
            state.push(FaceEnemies(0))
            open_window(state)
            return False
        options = [state.word(enemy) for enemy in different(state, left)]
        return state.ask(self, frame.seat, ASK_ENEMY_TO_FACE, options, (NO_CARD,))

    def answer(self, state: LcgState, word: int) -> None:
        enemy = state.lineup.card_of(word)
        state.flags[enemy] |= HAS_ATTACKED
        state.changed_lightly()
        state.push(FaceEnemies())
        begin_attack(state, enemy, frame_of(state).seat)


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


def may_defend(state: LcgState, seat: Seat, sentinels: bool) -> list[int]:
    """The ready characters of a seat that may be declared as defenders, by their words."""
    return sorted(
        [
            state.word(card)
            for card in state.characters(seat)
            if may_fight(state, card, True) and (not sentinels or has_keyword(state, card, SENTINEL))
        ]
    )


def add_defender(state: LcgState, card: Card) -> None:
    """A character is declared as a defender of the attack on top of the stack."""
    attack = frame_of(state)
    replace_frame(state, with_fighter(state, attack, card))
    state.tell(TOLD_DEFENDED, state.name(attack.source), state.name(card))
    tire(state, card)


@final
class Defend(Step[LcgState]):
    """Step 2: the attacked seat declares a defender or none; several where a card allows it (rule 60)."""

    def run(self, state: LcgState) -> bool:
        attack = frame_of(state)
        if not goes_on(state, attack):
            return False
        declared = declared_defenders(attack)
        words = may_defend(state, attack.seat, False)
        if declared:
            last = state.word(declared[-1])
            words = [word for word in words if word > last]
        options = [DONE, *words] if declared else sorted([WORD_NONE, *words])
        return state.ask(self, attack.seat, ASK_DEFEND, options, (state.name(attack.source), len(declared)))

    def answer(self, state: LcgState, word: int) -> None:
        if word not in (DONE, WORD_NONE):
            add_defender(state, state.lineup.card_of(word))
            if several_defenders(state, frame_of(state).seat):
                state.push(self)


@final
class Sentinels(Step[LcgState]):
    """Another player's ready sentinel may defend, if the attacked player declares nobody (rules 60 and 78)."""

    def __init__(self, asked: i64 = 0) -> None:
        self.asked = asked  # how many seats, from the first player on

    def fields(self) -> tuple[object, ...]:
        return (self.asked,)

    def run(self, state: LcgState) -> bool:
        attack = frame_of(state)
        seats = state.seats_in_order()
        if not goes_on(state, attack) or declared_defenders(attack) or self.asked >= len(seats):
            return False
        seat = seats[self.asked]
        words = may_defend(state, seat, True) if seat != attack.seat else []
        options = [*words, WORD_NONE]
        return state.ask(self, seat, ASK_SENTINEL, options, (state.name(attack.source), 0))

    def answer(self, state: LcgState, word: int) -> None:
        if word == WORD_NONE:
            state.push(Sentinels(self.asked + 1))
        else:
            add_defender(state, state.lineup.card_of(word))


@final
class DefendersDeclared(Step[LcgState]):
    """Responses to the declaration of each defender (rule 64)."""

    def run(self, state: LcgState) -> bool:
        attack = frame_of(state)
        if not goes_on(state, attack):
            return False
        defenders = defenders_of(state, attack)
        if len(defenders) == 0:
            add_attack_flag(state, UNDEFENDED)
            state.tell(TOLD_UNDEFENDED, state.name(attack.source), attack.seat)
        for card in defenders:
            state.announce(DECLARED_DEFENDER, card, attack.source)
        return False


@final
class TurnShadows(Step[LcgState]):
    """Step 3: the attacker's shadow cards are turned up and resolved one after the other, those dealt meanwhile too
    (rule 59)."""

    def run(self, state: LcgState) -> bool:
        attack = frame_of(state)
        if not goes_on(state, attack):
            return False
        for shadow in state.shadows:
            if shadow.card == attack.source:
                state.push(self)
                card = state.free_card(turn_up(state, ENCOUNTER, shadow))
                state.owner[card] = ENCOUNTER
                state.lay(card, SHADOW)
                state.host[card] = int(attack.source)
                state.tell(TOLD_SHADOW_TURNED_UP, state.name(card), state.name(attack.source))
                state.push(shadow_effect(state, card, attack))
                return False
        return False


@final
class AttackDamage(Step[LcgState]):
    """Step 4: damage to the defender; undefended, to a hero of the attacked player; one of several defenders takes all
    (rules 61-63)."""

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
    return stat(state, attack.source, ATTACK) + bonus_of(attack)


def defense_of(state: LcgState, attack: Frame) -> i64:
    """The defense against an enemy's attack."""
    total: i64 = 0
    if not attack_flagged(attack, NO_DEFENSE):
        for card in defenders_of(state, attack):
            total += stat(state, card, DEFENSE)
    return total


def damage_of(state: LcgState, attack: Frame) -> i64:
    """The damage that an enemy's attack deals now."""
    return max(attack_of(state, attack) - defense_of(state, attack), 0)


def end_attack(state: LcgState, attack: Frame) -> None:
    """After an attack: what happens then; outside the order of combat its shadow cards are discarded."""
    if attack_flagged(attack, OUTSIDE_COMBAT):
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


ENEMY_ATTACK_STEP_TYPES: Final = (Sentinels, FaceEnemies, FatalAttack, DealShadowTo)
