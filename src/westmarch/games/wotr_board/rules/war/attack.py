"""Choosing an attack: which army, on whom, with how much (rules 87, 102-104)."""

from typing import Final, final

from mypy_extensions import i64

from westmarch.core.state import Step
from westmarch.games.wotr_board.components import SHADOW, UNIT_BITS, Army, Region, Side
from westmarch.games.wotr_board.map import NEIGHBOURS
from westmarch.games.wotr_board.rules.war.movement import (
    ChoosePart,
    PartTaker,
    at_war_part,
    leads,
    mask_of,
    most_going,
    nazgul_with,
    warded,
)
from westmarch.games.wotr_board.rules.war.rounds import begin_battle
from westmarch.games.wotr_board.state import WotrBoardState, leaders_in, units_in
from westmarch.games.wotr_board.words import (
    ASK_ATTACK_AT,
    ASK_ATTACK_FROM,
    ASK_MARCH_PART,
    WORD_ALL,
    WORD_PART,
    WORD_REGION,
)


@final
class Attack(Step[WotrBoardState]):
    """One army attacks. `only` and `on` are the regions it may come from and fall upon; none: any."""

    def __init__(
        self,
        side: Side = 0,
        led: bool = False,
        only: tuple[int, ...] = (),
        on: tuple[int, ...] = (),
        flags: i64 = 0,
        rounds: i64 = 1,
        fewer: i64 = 0,
        with_nazgul: bool = False,
        with_one_of: i64 = 0,
        overseas: bool = False,
    ) -> None:
        self.side = side
        self.led = led
        self.only = only
        self.on = on
        self.flags = flags  # of the battle
        self.rounds = rounds  # of an assault
        self.fewer = fewer  # dice that the defender lacks
        self.with_nazgul = with_nazgul
        self.with_one_of = with_one_of  # one of these characters must take part, a bit each
        self.overseas = overseas  # `on` may lie anywhere

    def run(self, state: WotrBoardState) -> bool:
        options = [WORD_REGION + region for region in self.starts(state)]
        return len(options) > 0 and state.ask(self, self.side, ASK_ATTACK_FROM, options)

    def answer(self, state: WotrBoardState, word: int) -> None:
        state.push(AttackAt(self, word - WORD_REGION))

    def starts(self, state: WotrBoardState) -> list[int]:
        """The regions from which an army can attack."""
        return [region for region in self.places(state) if self.targets(state, region)]

    def places(self, state: WotrBoardState) -> tuple[int, ...]:
        """The regions from which an army may attack, as far as that is seen at once: most armies meet nobody."""
        if self.only:
            return self.only
        return state.camps(self.side) if self.overseas else state.fronts(self.side)

    def targets(self, state: WotrBoardState, region: Region) -> list[int]:
        """The regions that the army of a region can attack, its own for assault and sortie."""
        found = self.enemies_near(state, region)
        return found if found and self.may_fight(state, region) else []

    def may_fight(self, state: WotrBoardState, region: Region) -> bool:
        """Whether some of the army of a region may attack, with whom it needs."""
        army = state.army(self.side, region)
        part = at_war_part(state, self.side, army)
        if part & UNIT_BITS[self.side] == 0 or most_going(self.side, army, part) == 0:
            return False
        return self.well_led(state, part, tuple(state.characters_at(self.side, region)))

    def enemies_near(self, state: WotrBoardState, region: Region) -> list[int]:
        """The regions where an army of a region would find enemies to attack."""
        if not state.stands(self.side, region):
            return []
        siege = state.besieged(region)
        if siege == self.side:
            return self.allowed(state, [int(region)])
        places = self.on if self.overseas else NEIGHBOURS[region]
        found = [near for near in places if self.may_fall_upon(state, near)]
        if siege == 1 - self.side:
            found.append(int(region))
        return self.allowed(state, sorted(found))

    def may_fall_upon(self, state: WotrBoardState, region: Region) -> bool:
        """Whether an enemy army stands there in the open."""
        return state.stands(1 - self.side, region) and state.besieged(region) != 1 - self.side

    def allowed(self, state: WotrBoardState, found: list[int]) -> list[int]:
        """Those targets that neither a card forbids nor this attack leaves out."""
        if not found:
            return found
        return [
            region
            for region in found
            if (not self.on or region in self.on) and not (self.side == SHADOW and warded(state, region))
        ]

    def well_led(self, state: WotrBoardState, part: Army, characters: tuple[int, ...]) -> bool:
        """Whether the leader or Nazgul that is asked for takes part."""
        if self.with_one_of and not self.with_one_of & mask_of(characters):
            return False
        if self.with_nazgul:
            return nazgul_with(part, characters)
        return not self.led or leads(state, self.side, part, characters)

    def fields(self) -> tuple[object, ...]:
        return (
            self.side, self.led, self.only, self.on, self.flags, self.rounds, self.fewer, self.with_nazgul,
            self.with_one_of, self.overseas,
        )  # fmt: skip


@final
class AttackAt(PartTaker):
    """Whom an army attacks, and with how much; the rest is a rearguard."""

    def __init__(self, attack: Attack | None = None, source: i64 = 0, target: i64 = -1) -> None:
        self.attack = attack if attack is not None else Attack()
        self.source = source
        self.target = target

    def run(self, state: WotrBoardState) -> bool:
        side = self.attack.side
        if self.target < 0:
            options = [WORD_REGION + region for region in self.attack.targets(state, self.source)]
            return state.ask(self, side, ASK_ATTACK_AT, options, (int(self.source),))
        army = state.army(side, self.source)
        part = at_war_part(state, side, army)
        characters = state.characters_at(side, self.source)
        whole = most_going(side, army, part) == units_in(part, side)
        if whole and units_in(part, side) == 1 and leaders_in(part, side) + len(characters) == 0:
            self.go(state, part, ())
            return False
        options = [WORD_ALL, WORD_PART] if whole else [WORD_PART]
        return state.ask(self, side, ASK_MARCH_PART, options, (int(self.source), int(self.target)))

    def answer(self, state: WotrBoardState, word: int) -> None:
        if word >= WORD_REGION:
            state.push(AttackAt(self.attack, self.source, word - WORD_REGION))
            return
        side = self.attack.side
        army = state.army(side, self.source)
        part = at_war_part(state, side, army)
        characters = tuple(state.characters_at(side, self.source))
        if word == WORD_ALL:
            self.go(state, part, characters)
        else:
            limit = most_going(side, army, part)
            state.push(ChoosePart(self, side, self.source, army, part, mask_of(characters), limit))

    def go(self, state: WotrBoardState, part: Army, characters: tuple[int, ...]) -> None:
        attack = self.attack
        begin_battle(
            state, attack.side, self.source, self.target, part, characters, attack.flags, attack.rounds, attack.fewer
        )

    def well_led(self, state: WotrBoardState, part: Army, characters: tuple[int, ...]) -> bool:
        return self.attack.well_led(state, part, characters)

    def rearguard_has_units(self) -> bool:
        return True

    def fields(self) -> tuple[object, ...]:
        return (self.attack, self.source, self.target)


def can_attack(state: WotrBoardState, attack: Attack) -> bool:
    """Whether any army can attack in this way."""
    return any(attack.targets(state, region) for region in attack.places(state))


ATTACK_STEPS: Final = (Attack, AttackAt)
