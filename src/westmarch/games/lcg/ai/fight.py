"""A fight foreseen: who would defend against whom at what cost, and what those still ready would strike down.

Characters and foes are told by their places in the lists of a `Party` and of `Foes`.
"""

from typing import Final, final

from mypy_extensions import i64

from westmarch.core.state import Seat
from westmarch.games.lcg.ai.values import CARD_VALUES, RIDDANCE
from westmarch.games.lcg.ai.weights.gains import (
    A_FEW_FIGHT_ON,
    A_HERO,
    ALLY_WOUND,
    AT_LEAST_AN_ALLY,
    BLADE_KILLS,
    CLEARS_THE_SHORE,
    DEATH,
    DEATH_OF_ATTACK,
    DEATH_OF_THREAT,
    DEFENDED,
    FREES_AN_OBJECTIVE,
    FREES_BEORNS_PATH,
    FREES_THE_DUNGEONS,
    FREES_THE_RIVER,
    GANDALF_IN_PLAY,
    GLOINS_WOUND,
    HERO_WOUND,
    LAST_HIT_POINTS,
    LEGOLAS_KILLS,
    NASTY_SHADOW,
    NO_SHADOWS,
    NOT_STRIKING,
    OPEN_TO_ALL,
    OUT_BY_SURPLUS,
    STRIKING_PART,
    SURELY_COMES,
    SURELY_THERE,
    SURPLUS,
    THE_LAST_HERO,
    WINS_BY_SPAWN,
    WITH_ATTACHMENTS,
)
from westmarch.games.lcg.cards.book import SURPLUS_TO_THREAT
from westmarch.games.lcg.components import (
    ALLY,
    AT_ALLY,
    ATTACK,
    DEFENSE,
    ELIMINATION_THREAT,
    NO_CARD,
    OBJECTIVE,
    THREAT,
    TITLE_NUMBERS,
    Card,
)
from westmarch.games.lcg.rules.numbers import hit_points_left, marked, may_fight, stat
from westmarch.games.lcg.state import LcgState

GANDALF: Final = TITLE_NUMBERS["gandalf"]
GLOIN: Final = TITLE_NUMBERS["gloin"]
LEGOLAS: Final = TITLE_NUMBERS["legolas"]
BLADE_OF_GONDOLIN: Final = TITLE_NUMBERS["blade_of_gondolin"]
NOBODY_THERE: Final = 1e9
LOOKS_CLOSER: Final = 4  # the generation from which on players judge by more (closer.py)
KNOWS_GUARDS: Final = 2  # the generation from which on players know what guards and prisoners are worth
UNGOLIANTS_SPAWN: Final = TITLE_NUMBERS["ungoliants_spawn"]
HILL_TROLL: Final = TITLE_NUMBERS["hill_troll"]
DONT_LEAVE_THE_PATH: Final = TITLE_NUMBERS["dont_leave_the_path"]
NAZGUL: Final = TITLE_NUMBERS["nazgul_of_dol_guldur"]
OUT_OF_THE_DUNGEONS: Final = TITLE_NUMBERS["out_of_the_dungeons"]
BEORNS_PATH: Final = TITLE_NUMBERS["beorns_path"]
TO_THE_RIVER: Final = TITLE_NUMBERS["to_the_river"]
AMBUSH_ON_THE_SHORE: Final = TITLE_NUMBERS["ambush_on_the_shore"]


@final
class Party:
    """A seat's characters, as numbers."""

    cards: list[int]
    attack: list[int]
    defense: list[int]
    left: list[int]  # hit points
    value: list[float]  # what it costs if it dies
    wound: list[float]  # what each damage costs that it survives
    bounty: list[float]  # what it brings besides if this one takes part in a kill
    heroes: i64  # how many of them are heroes, who come first
    ready: list[bool]  # to defend
    strikes: list[bool]  # ready to attack
    shadows: bool
    margin: i64  # threat up to the end

    def __init__(self, state: LcgState, seat: Seat = 0) -> None:
        heroes = state.heroes(seat)
        cards = list(heroes + state.zone(AT_ALLY, seat))
        self.cards = cards
        self.heroes = len(heroes)
        self.shadows = state.lineup.rules.shadow_cards
        self.margin = ELIMINATION_THREAT - state.threat[seat]
        self.attack = [int(stat(state, card, ATTACK)) for card in cards]
        self.defense = [int(stat(state, card, DEFENSE)) for card in cards]
        self.left = [int(hit_points_left(state, card)) for card in cards]
        self.ready = [may_fight(state, card, True) for card in cards]
        self.strikes = [may_fight(state, card, False) for card in cards]
        self.value = []
        self.wound = []
        self.bounty = []
        for card in cards:
            title = state.title(card)
            self.bounty.append(progress_for_kill(state, card))
            if state.kind(card) == ALLY:
                # Gandalf leaves at the end of the round in any case.
                self.value.append(
                    GANDALF_IN_PLAY if title == GANDALF else max(AT_LEAST_AN_ALLY, A_FEW_FIGHT_ON * CARD_VALUES[title])
                )
                self.wound.append(0.0 if title == GANDALF else ALLY_WOUND)
            else:
                self.value.append(A_HERO * (1.0 if len(heroes) > 1 else THE_LAST_HERO) + hung_on(state, card))
                self.wound.append(GLOINS_WOUND if title == GLOIN else HERO_WOUND)

    def cost_of_damage(self, place: i64, n: i64) -> float:
        """What it costs if a character takes so much damage."""
        if n <= 0:
            return 0.0
        left: i64 = self.left[place]
        if n >= left:
            return self.value[place]
        cost = self.wound[place] * float(n)
        # The last hit points are the dearest: the next blow may kill.
        return cost * LAST_HIT_POINTS if left - n <= 1 else cost

    def cost_of_defence(self, place: i64, attack: i64, spills: bool = False) -> float:
        """What it costs on average if a character defends against an attack, whose surplus may raise threat."""
        odds = DEFENDED if self.shadows else NO_SHADOWS
        over = attack - self.defense[place]
        cost = odds[0] * self.cost_of_damage(place, over)
        for more in range(1, len(odds)):
            cost += odds[more] * self.cost_of_damage(place, over + more)
        if spills:
            cost += self.cost_of_surplus(over - self.left[place])
        return cost

    def cost_of_surplus(self, over: i64) -> float:
        """What it costs if damage that nobody is left to take raises threat: it may be the end."""
        if over <= 0:
            return 0.0
        return SURPLUS * float(over) if over < self.margin else OUT_BY_SURPLUS

    def cost_undefended(self, attack: i64, spills: bool = False) -> float:
        """What it costs on average if nobody defends and a hero takes the damage."""
        odds = OPEN_TO_ALL if self.shadows else NO_SHADOWS
        cost = NASTY_SHADOW if self.shadows else 0.0
        for more in range(len(odds)):
            if odds[more] > 0.0:
                least = NOBODY_THERE
                for hero in range(self.heroes):
                    surplus = self.cost_of_surplus(attack + more - self.left[hero]) if spills else 0.0
                    least = min(least, self.cost_of_damage(hero, attack + more) + surplus)
                cost += odds[more] * least
        return cost

    def place_of(self, card: Card) -> i64:
        """The place of a character, or NO_CARD."""
        for place in range(len(self.cards)):
            if self.cards[place] == card:
                return place
        return NO_CARD


def progress_for_kill(state: LcgState, card: Card) -> float:
    """The progress that a character makes by a kill: Legolas, and whoever bears a Blade of Gondolin."""
    total = LEGOLAS_KILLS if state.title(card) == LEGOLAS else 0.0
    for attachment in state.attached_to(card):
        if state.title(attachment) == BLADE_OF_GONDOLIN:
            total += BLADE_KILLS
    return total


def hung_on(state: LcgState, card: Card) -> float:
    """What the attachments of a character are worth."""
    total = 0.0
    for attachment in state.attached_to(card):
        total += WITH_ATTACHMENTS * CARD_VALUES[state.title(attachment)]
    return total


@final
class Foes:
    """Enemies that attack or may be struck, the strongest attack first."""

    cards: list[int]
    attack: list[int]
    need: list[int]  # the attack that kills it: defense and hit points
    defense: list[int]
    value: list[float]  # of its death
    odds: list[float]  # that it will be there at all
    attacking: list[bool]
    spills: list[bool]  # surplus damage raises threat
    generation: i64  # of the player who looks at them

    def __init__(self, generation: i64) -> None:
        self.generation = generation
        self.spills = []
        self.cards = []
        self.attack = []
        self.need = []
        self.defense = []
        self.value = []
        self.odds = []
        self.attacking = []

    def add(
        self,
        card: Card,
        attack: i64,
        defense: i64,
        left: i64,
        value: float,
        odds: float = 1.0,
        attacking: bool = True,
        spills: bool = False,
    ) -> None:
        """One more foe."""
        place: i64 = 0
        while place < len(self.attack) and self.attack[place] >= attack:
            place += 1
        self.cards.insert(place, int(card))
        self.attack.insert(place, int(attack))
        self.defense.insert(place, int(defense))
        self.need.insert(place, int(defense + left))
        self.value.insert(place, value)
        self.odds.insert(place, odds)
        self.attacking.insert(place, attacking)
        self.spills.insert(place, spills)

    def add_enemy(self, state: LcgState, enemy: Card, attacking: bool = True, more: i64 = 0) -> None:
        """An enemy on the table, whose attack will perhaps be higher."""
        attack = stat(state, enemy, ATTACK) + more
        value = value_of_death(state, enemy, attack, self.generation)
        spills = marked(state, enemy, SURPLUS_TO_THREAT)
        left = hit_points_left(state, enemy)
        self.add(enemy, attack, stat(state, enemy, DEFENSE), left, value, 1.0, attacking, spills)


def value_of_death(state: LcgState, enemy: Card, attack: i64, generation: i64) -> float:
    """What it brings to be rid of an enemy: it will not attack again, nor return to the staging area."""
    value = DEATH + DEATH_OF_ATTACK * float(attack) + DEATH_OF_THREAT * float(stat(state, enemy, THREAT))
    return value + RIDDANCE[state.title(enemy)] + stake(state, enemy, generation)


def stake(state: LcgState, enemy: Card, generation: i64) -> float:
    """What an enemy's death means for the quest: some stages are passed by it, or not without it."""
    stage = state.title(state.quest)
    title = state.title(enemy)
    if title == UNGOLIANTS_SPAWN:
        return WINS_BY_SPAWN if stage == DONT_LEAVE_THE_PATH else FREES_BEORNS_PATH if stage == BEORNS_PATH else 0.0
    if title == NAZGUL:
        return FREES_THE_DUNGEONS if stage == OUT_OF_THE_DUNGEONS else 0.0
    if generation >= KNOWS_GUARDS and guards_objective(state, enemy):
        return FREES_AN_OBJECTIVE
    if stage == TO_THE_RIVER:
        return FREES_THE_RIVER if title == HILL_TROLL else 0.0
    return CLEARS_THE_SHORE if stage == AMBUSH_ON_THE_SHORE else 0.0


def guards_objective(state: LcgState, card: Card) -> bool:
    """Whether an objective cannot be claimed before this card is gone."""
    return any(state.host[other] == card and state.kind(other) == OBJECTIVE for other in state.staging())


def outcome_of_fight(party: Party, ready: list[bool], strikes: list[bool], foes: Foes) -> float:
    """What a fight brings on the whole with these characters ready: less what defence costs, more what is struck down."""
    free = ready.copy()
    hitting = strikes.copy()
    total = 0.0
    for foe in range(len(foes.cards)):
        if foes.attacking[foe]:
            defender, cost = best_defender(party, free, hitting, foes.attack[foe], foes.spills[foe])
            total -= foes.odds[foe] * cost
            if defender != NO_CARD and foes.odds[foe] > SURELY_COMES:
                free[defender] = False
                hitting[defender] = False
    return total + value_of_strikes(party, hitting, foes)


def best_defender(party: Party, free: list[bool], hitting: list[bool], attack: i64, spills: bool) -> tuple[i64, float]:
    """The character who should defend against an attack, or NO_CARD if none should; and what the attack then costs."""
    best: i64 = NO_CARD
    paid = party.cost_undefended(attack, spills)
    least = paid
    for place in range(len(free)):
        if free[place]:
            damage = party.cost_of_defence(place, attack, spills)
            cost = damage + NOT_STRIKING * float(party.attack[place]) if hitting[place] else damage
            if cost < least:
                least = cost
                paid = damage
                best = place
    return best, paid


def value_of_strikes(party: Party, hitting: list[bool], foes: Foes) -> float:
    """What the characters that are ready to strike bring: deaths first, then wounds."""
    total = 0.0
    rest = hitting.copy()
    struck = [False] * len(foes.cards)
    while True:
        best: i64 = NO_CARD
        best_rate = 0.0
        strength = strength_of(party, rest)
        for foe in range(len(foes.cards)):
            if not struck[foe] and strength >= foes.need[foe]:
                rate = foes.odds[foe] * foes.value[foe] / float(max(1, foes.need[foe]))
                if rate > best_rate:
                    best_rate = rate
                    best = foe
        if best == NO_CARD:
            break
        struck[best] = True
        total += foes.odds[best] * foes.value[best]
        if foes.odds[best] > SURELY_THERE:
            for place in strikers(party.attack, rest, foes.need[best], party.bounty):
                rest[place] = False
                total += party.bounty[place]
    strength = strength_of(party, rest)
    wound = 0.0
    for foe in range(len(foes.cards)):
        if not struck[foe] and strength > foes.defense[foe]:
            part = float(strength - foes.defense[foe]) / float(foes.need[foe] - foes.defense[foe])
            wound = max(wound, STRIKING_PART * part * foes.odds[foe] * foes.value[foe])
    return total + wound


def strength_of(party: Party, hitting: list[bool]) -> i64:
    """The attack of all that are ready to strike."""
    total: i64 = 0
    for place in range(len(hitting)):
        if hitting[place]:
            total += party.attack[place]
    return total


def strikers(attack: list[int], hitting: list[bool], need: i64, bounty: list[float]) -> list[int]:
    """Few characters whose attack suffices: whoever a kill brings something, then the weakest that does alone, else the
    strongest, again and again."""
    rest = hitting.copy()
    chosen: list[int] = []
    for place in range(len(rest)):
        if rest[place] and bounty[place] > 0.0 and need > 0:
            rest[place] = False
            chosen.append(place)
            need -= attack[place]
    while need > 0:
        best: i64 = NO_CARD
        for place in range(len(rest)):
            if rest[place] and attack[place] > 0:
                if best == NO_CARD:
                    best = place
                elif attack[best] >= need:
                    if need <= attack[place] < attack[best]:
                        best = place
                elif attack[place] > attack[best]:
                    best = place
        if best == NO_CARD:
            break
        rest[best] = False
        chosen.append(int(best))
        need -= attack[best]
    return chosen
