"""Card texts about attacks: an enemy that attacks at once, a character that strikes out of turn."""

from typing import final

from westmarch.core.frames import Frame, frame_of
from westmarch.core.state import Step
from westmarch.games.lcg.cards.making.operands import PAID, SELF, Cards
from westmarch.games.lcg.components import NO_CARD, SHADOW
from westmarch.games.lcg.rules.combat.enemy_attacks import begin_attack
from westmarch.games.lcg.rules.combat.player_attacks import DECLARED, reached_by, targets_of
from westmarch.games.lcg.rules.under_way import OUTSIDE_COMBAT, PLAYER_ATTACK, with_fighter
from westmarch.games.lcg.rules.verbs import deal_shadow, discard_shadows
from westmarch.games.lcg.state import LcgState


@final
class AttackNow(Step[LcgState]):
    """An enemy makes a further attack on you, with a shadow card of its own (rule 66).

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
class AttackAlone(Step[LcgState]):
    """A character attacks an enemy at once and alone; the attack counts towards nothing (rule 69)."""

    def __init__(self, by: Cards = SELF, on: Cards = SELF) -> None:
        self.by = by
        self.on = on

    def run(self, state: LcgState) -> bool:
        frame = frame_of(state)
        attackers, targets = self.by.find(state, frame), self.on.find(state, frame)
        if attackers and targets:
            attack = Frame(PLAYER_ATTACK, DECLARED, frame.seat, targets[0], state.life[targets[0]])
            state.push(with_fighter(state, attack, attackers[0]))
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
