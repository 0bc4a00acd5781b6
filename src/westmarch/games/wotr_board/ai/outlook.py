"""The war as one side looks at it: how strong armies are, what is in danger, where armies are drawn to."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from westmarch.core.vectors import alike
from westmarch.games.wotr_board.ai.weights.habits import Habits
from westmarch.games.wotr_board.ai.weights.war import (
    ENEMY_NEAR,
    FAR_AWAY,
    FULL_ARMY,
    LEAST_BLOWS,
    MENACE,
    MOST_WEIGHT,
)
from westmarch.games.wotr_board.components import (
    CAPTAINS,
    CHARACTER_SIDE,
    CHARACTERS,
    ELITE,
    ELROND,
    ELVES,
    ISENGARD,
    LEADERSHIP,
    MOST_COMBAT_DICE,
    MOST_UNITS,
    SARUMAN,
    SHADOW,
    UNIT_BITS,
    Army,
    Region,
    Side,
)
from westmarch.games.wotr_board.map import (
    CITY,
    DISTANCE,
    FORTIFICATION,
    NEIGHBOURS,
    NO_SIDE,
    POINTS,
    REGIONS,
    SETTLEMENT,
    STRONGHOLD,
)
from westmarch.games.wotr_board.state import WotrBoardState, count, elites_in, leaders_in, units_in

UNKNOWN: Final = -1.0
UNSEEN: Final = -1
PRIZES: Final = tuple([region for region in range(REGIONS) if POINTS[SETTLEMENT[region]] > 0])
# For each region how close each prize is.
CLOSENESS: Final = vec[float]([FAR_AWAY[DISTANCE[here][prize]] for here in range(REGIONS) for prize in PRIZES])
# For each two regions how much an army in one menaces the other.
MENACES: Final = vec[float](
    [MENACE[distance] if distance < len(MENACE) else 0.0 for distances in DISTANCE for distance in distances]
)
# What an outlook begins with: copied, for that is faster than to make them anew.
NOTHING_THERE: Final = alike(0, 2 * REGIONS)
NOT_COUNTED: Final = vec[float]([UNKNOWN] * REGIONS)


@final
class Offer:
    """A use of a die: the word for it, the results that pay for it, and what it brings."""

    word: i64
    uses: i64
    gain: float

    def __init__(self, word: i64 = 0, uses: i64 = 0, gain: float = 0.0) -> None:
        self.word = word
        self.uses = uses
        self.gain = gain


@final
class Outlook:
    """What a side sees of the war; pulls, dangers and offers are counted when they are first asked for."""

    state: WotrBoardState
    habits: Habits  # of the side
    changes: i64  # of the state when it was looked at
    chance: i64  # its generator: what is hidden may be guessed anew without a change
    side: Side
    enemy: i64
    units: vec[i64]  # side * REGIONS + region; numbers without boxes, for these are what most of the time went into
    toughness: vec[i64]  # the hits that an army can take
    leading: vec[i64]  # leaders, Nazgul and characters
    captains: vec[i64]  # dice that companions bring
    where: list[list[int]]  # the regions with armies of each side
    draws: vec[float]  # how much each prize draws armies; empty until that is asked
    mover: i64  # the region of an army that may march, if it was looked at
    mover_draws: vec[float]  # how much each prize draws it, for what it could do there itself
    pulls: vec[float]
    dangers: vec[float]
    offers: list[Offer]  # all that the side may use dice for; empty until that is asked
    point: float  # what a victory point is worth now
    enemy_point: float

    def __init__(self, habits: Habits, state: WotrBoardState, side: Side) -> None:
        self.habits = habits
        self.state = state
        self.changes = state.changes
        self.chance = state.rng
        self.side = side
        self.enemy = 1 - side
        self.units = NOTHING_THERE[:]
        self.toughness = NOTHING_THERE[:]
        self.leading = NOTHING_THERE[:]
        self.captains = NOTHING_THERE[:REGIONS]
        self.where = [[], []]
        self.draws = vec[float]()
        self.mover = UNSEEN
        self.mover_draws = vec[float]()
        self.pulls = NOT_COUNTED[:]
        self.dangers = NOT_COUNTED[:]
        self.offers = []
        self.point = self.habits.point + self.habits.nearer_to_victory * float(state.points(side))
        self.enemy_point = self.habits.enemy_point + self.habits.enemy_nearer_to_victory * float(state.points(1 - side))
        self.count_armies()
        self.count_characters()

    def still_shows(self, habits: Habits, state: WotrBoardState, side: Side) -> bool:
        """Whether this is what a side sees now."""
        if self.state is not state or self.habits is not habits or self.side != side:
            return False
        return self.changes == state.changes and self.chance == state.rng

    def count_armies(self) -> None:
        """See what stands where."""
        armies = self.state.armies
        for at in range(2 * REGIONS):
            army: Army = armies[at]
            if army == 0:
                continue
            side: Side = at // REGIONS
            self.leading[at] = leaders_in(army, side)
            if army & UNIT_BITS[side] != 0:
                units = units_in(army, side)
                self.units[at] = units
                self.toughness[at] = units + elites_in(army, side)
                self.where[side].append(at % REGIONS)
                if side == SHADOW and self.state.in_play(SARUMAN):
                    self.leading[at] += count(army, ELITE + ISENGARD)
                elif side != SHADOW and self.state.in_play(ELROND):
                    self.leading[at] += count(army, ELITE + ELVES)

    def count_characters(self) -> None:
        """See who leads them."""
        places = self.state.places
        for who in range(CHARACTERS):
            place = places[who]
            if place >= 0:
                self.leading[CHARACTER_SIDE[who] * REGIONS + place] += LEADERSHIP[who]
                if who in CAPTAINS:
                    self.captains[place] += 1

    # Places

    def danger(self, region: Region) -> float:
        """How much enemies near a settlement outweigh its defence, from 0 to 1."""
        if self.dangers[region] < 0.0:
            holder: i64 = self.state.control[region]
            menace = 0.0
            at = region * REGIONS
            for near in self.where[1 - holder]:
                menace += MENACES[at + near] * float(self.toughness[(1 - holder) * REGIONS + near])
            ratio = menace / (self.habits.standing + self.defence(region, holder))
            self.dangers[region] = ratio / (1.0 + ratio)
        return self.dangers[region]

    def defence(self, region: Region, holder: i64) -> float:
        """How much an attack on a settlement costs."""
        toughness = float(self.toughness[holder * REGIONS + region])
        return self.habits.walls * toughness if SETTLEMENT[region] == STRONGHOLD else toughness

    def pull(self, region: Region) -> float:
        """How much an army of this side is wanted in a region: near weak prizes, near own places in danger."""
        if self.pulls[region] < 0.0:
            if len(self.draws) == 0:
                self.draws = vec[float]([self.draw(prize) for prize in PRIZES])
            self.pulls[region] = strongest(self.draws, region)
        return self.pulls[region]

    def pull_on(self, source: i64, region: Region) -> float:
        """How much the army of a region is wanted in another, or where it is.

        What it does itself where it stands is left out of the account: else it would be drawn back to whatever it leaves.
        """
        if self.habits.steady <= 0.0:
            return self.pull(region)
        if self.mover != source:
            self.mover = source
            self.mover_draws = vec[float]([self.draw_on(source, prize) for prize in PRIZES])
        return strongest(self.mover_draws, region)

    def draw_on(self, source: i64, prize: Region) -> float:
        """How much a prize draws the army of a region: by what it needs without it, or by what it could do there."""
        points = float(POINTS[SETTLEMENT[prize]]) * self.habits.prizes[prize]
        danger = self.danger(prize)
        if self.state.control[prize] == self.side:
            if prize == source:
                danger += self.danger_left(source, self.guard(source))
            return points * self.habits.to_defend * danger
        own = float(self.toughness[self.side * REGIONS + source])
        nearer = MENACE[1] - MENACES[prize * REGIONS + source]
        ratio = danger / (1.0 - danger) + nearer * own / (self.habits.standing + self.defence(prize, self.enemy))
        if ratio < 0.0:
            ratio = 0.0
        return points * self.habits.to_attack * (self.habits.at_random + ratio / (1.0 + ratio))

    def draw(self, prize: i64) -> float:
        """How much a settlement draws armies of this side, to defend or to attack it."""
        points = float(POINTS[SETTLEMENT[prize]]) * self.habits.prizes[prize]
        if self.state.control[prize] == self.side:
            return points * self.habits.to_defend * self.danger(prize)
        return points * self.habits.to_attack * (self.habits.at_random + self.danger(prize))

    def prize(self, region: Region, point: float) -> float:
        """What the control of a settlement is worth."""
        points: i64 = POINTS[SETTLEMENT[region]]
        return float(points) * point if points > 0 else self.habits.town_taken

    # Marching

    def room(self, region: Region) -> i64:
        """How many more units may stand in a region."""
        room = MOST_UNITS - self.units[self.side * REGIONS + region]
        return room if room > 0 else 0

    def guard(self, source: i64) -> i64:
        """How many units stay behind in a place that an enemy army could come to."""
        if self.state.control[source] != self.side or POINTS[SETTLEMENT[source]] == 0:
            return 0
        distances = DISTANCE[source]
        for near in self.where[self.enemy]:
            if distances[near] <= ENEMY_NEAR:
                return 1
        return 0

    def gain_of_march(self, source: i64, target: i64) -> float:
        """What it brings to send the army of a region to another, as much of it as has room there."""
        side = self.side
        at_source = side * REGIONS + source
        at_target = side * REGIONS + target
        units = self.units[at_source]
        going = min(units - self.guard(source), self.room(target))
        if going <= 0:
            return 0.0
        mass = float(going) / float(units) * self.mass(at_source)
        nearer = self.pull_on(source, target) - self.pull_on(source, source)
        gain = self.habits.march * mass * nearer
        if nearer >= 0.0:
            gain += self.habits.merge * min(mass, self.mass(at_target))
        control = self.state.control
        if control[target] == self.enemy and self.units[self.enemy * REGIONS + target] == 0:
            gain += self.prize(target, self.point)
        if control[source] == side and POINTS[SETTLEMENT[source]] > 0:
            gain -= (
                self.habits.left_behind * self.prize(source, self.enemy_point) * self.danger_left(source, units - going)
            )
        return gain - self.risk(target, at_source, at_target)

    def mass(self, at: i64) -> float:
        """An army's weight: 1 for a full one."""
        return min(MOST_WEIGHT, float(self.toughness[at]) / FULL_ARMY)

    def danger_left(self, region: Region, units: i64) -> float:
        """The danger to a settlement that so many units stay to guard."""
        danger = self.danger(region)
        walls = self.habits.walls if SETTLEMENT[region] == STRONGHOLD else 1.0
        ratio = (
            danger
            / (1.0 - danger)
            * (self.habits.standing + self.defence(region, self.side))
            / (self.habits.standing + walls * float(units))
        )
        return ratio / (1.0 + ratio) - danger

    def risk(self, target: i64, at_source: i64, at_target: i64) -> float:
        """What an army risks that comes before a stronger enemy in the open."""
        if SETTLEMENT[target] == STRONGHOLD and self.state.control[target] == self.side:
            return 0.0
        menace: i64 = 0
        for near in NEIGHBOURS[target]:
            enemies: i64 = self.toughness[self.enemy * REGIONS + near]
            if enemies > menace and self.state.besieged(near) == NO_SIDE:
                menace = enemies
        own = float(self.toughness[at_source] + self.toughness[at_target])
        return self.habits.at_risk * self.habits.unit * own if float(menace) > self.habits.stronger * own else 0.0

    # Fighting

    def blows(self, side: Side, region: Region, need: i64) -> float:
        """The hits that an army may expect in a round."""
        at = side * REGIONS + region
        dice = float(self.units[at])
        if side != SHADOW:
            dice += float(self.captains[region])
        dice = min(dice, float(MOST_COMBAT_DICE))
        chance = float(7 - need) / 6.0
        again = min(float(self.leading[at]), dice * (1.0 - chance))
        return max(LEAST_BLOWS, (dice + again) * chance)

    def gain_of_attack(self, source: i64, target: i64) -> float:
        """What an attack by the army of a region brings."""
        if source == target:
            if self.state.besieged(source) == self.side:
                return self.gain_of_sortie(source)
            return self.gain_of_assault(source)
        if SETTLEMENT[target] == STRONGHOLD and self.state.control[target] == self.enemy:
            return self.gain_of_siege(source, target)
        return self.gain_in_field(source, target)

    def superiority(self, source: i64, target: i64, need: i64) -> float:
        """How far the attacker outlasts the defender: above 1 he does."""
        own = float(self.toughness[self.side * REGIONS + source]) * self.blows(self.side, source, need)
        other = float(self.toughness[self.enemy * REGIONS + target]) * self.blows(self.enemy, target, 5)
        return own / max(other, LEAST_BLOWS)

    def gain_in_field(self, source: i64, target: i64) -> float:
        """A battle in the open: the enemy's losses and his ground against one's own losses."""
        walls = SETTLEMENT[target] in (CITY, FORTIFICATION)
        ratio = self.superiority(source, target, 5)
        if walls:
            ratio *= self.habits.against_walls
        win = chance_of(ratio)
        other = float(self.toughness[self.enemy * REGIONS + target])
        own = float(self.toughness[self.side * REGIONS + source])
        lost = min(own, other * self.blows(self.enemy, target, 5) / self.blows(self.side, source, 5))
        gain = win * (
            self.habits.enemy_unit * other
            + self.habits.march * self.mass(self.side * REGIONS + source) * self.ground(source, target)
        )
        if self.state.control[target] == self.enemy:
            gain += win * self.prize(target, self.point)
        return gain - self.habits.own_losses * self.habits.unit * lost

    def ground(self, source: i64, target: i64) -> float:
        """What an advance brings, which need not be made."""
        return max(0.0, self.pull_on(source, target) - self.pull_on(source, source))

    def gain_of_siege(self, source: i64, target: i64) -> float:
        """An attack on a stronghold whose defenders can withdraw behind the walls: a siege may begin."""
        ratio = self.superiority(source, target, 6)
        other = float(self.toughness[self.enemy * REGIONS + target])
        return (
            self.habits.a_siege * chance_of(ratio) * self.prize(target, self.point)
            - self.habits.lost_before_walls * self.habits.unit * other
        )

    def gain_of_assault(self, place: Region) -> float:
        """A round against walls: hits given and taken, and the prize if the defenders can be worn down."""
        other = float(self.toughness[self.enemy * REGIONS + place])
        given = min(other, self.blows(self.side, place, 6))
        taken = self.blows(self.enemy, place, 5)
        win = chance_of(self.superiority(place, place, 6))
        progress = given / max(other, 1.0)
        return (
            win * progress * self.prize(place, self.point) + self.habits.enemy_unit * given - self.habits.unit * taken
        )

    def gain_of_sortie(self, place: Region) -> float:
        """The besieged break out."""
        win = chance_of(self.habits.breaking_out * self.superiority(place, place, 5))
        own = float(self.toughness[self.side * REGIONS + place])
        other = float(self.toughness[self.enemy * REGIONS + place])
        gain = win * (self.habits.enemy_unit * other + self.habits.relieved * self.prize(place, self.enemy_point))
        return gain - (1.0 - win) * (
            self.habits.unit * own + self.habits.relieved * self.prize(place, self.enemy_point)
        )


@final
class Memory:
    """The outlook that was taken last.

    A die and its use, an army and its way are asked one after the other about the same table, and a search asks twice, first
    which words and then how good they are: for all of these one look is enough.
    """

    last: Outlook | None = None


MEMORY: Final = Memory()


def outlook_of(habits: Habits, state: WotrBoardState, side: Side) -> Outlook:
    """What a side sees of the war now."""
    last = MEMORY.last
    if last is not None and last.still_shows(habits, state, side):
        return last
    outlook = Outlook(habits, state, side)
    MEMORY.last = outlook
    return outlook


def strongest(draws: vec[float], region: Region) -> float:
    """The draw that is felt most in a region."""
    best = 0.0
    at = region * len(draws)
    for i in range(len(draws)):
        value = draws[i] * CLOSENESS[at + i]
        if value > best:
            best = value
    return best


def chance_of(ratio: float) -> float:
    """The chance to win with this superiority."""
    cube = ratio * ratio * ratio
    return cube / (1.0 + cube)
