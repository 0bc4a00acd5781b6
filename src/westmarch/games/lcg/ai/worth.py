"""What a position is worth at the beginning of a planning phase: the players' chance of winning, which they share."""

from math import exp
from typing import Final, final

from mypy_extensions import i64

from westmarch.core.players.weights import vector
from westmarch.core.state import NOBODY, Seat
from westmarch.games.lcg.ai.closer import FURTHER, further_features
from westmarch.games.lcg.ai.fight import DONT_LEAVE_THE_PATH, KNOWS_GUARDS, LOOKS_CLOSER, guards_objective, stake
from westmarch.games.lcg.ai.outlook import all_enemies, objectives_claimed, unseen_cards
from westmarch.games.lcg.ai.values import CARD_VALUES, REVEALED_THREAT
from westmarch.games.lcg.ai.weights.chance import (
    BY_ONE_ROUND,
    BY_STAGE,
    CERTAIN,
    ENDURANCE,
    HELD_OFF,
    LEAST_PACE,
    MOST_ROUNDS,
    NEAR_THE_END,
    OF_SURPLUS,
    PARTNER_LOST,
    SCALES,
)
from westmarch.games.lcg.ai.weights.closer import LATER_BY_STAGE
from westmarch.games.lcg.ai.weights.gains import MUST_DIE
from westmarch.games.lcg.cards.book import EXTRA_REVEALS, NO_STAGING
from westmarch.games.lcg.components import (
    AT_ALLY,
    ATTACK,
    DEFENSE,
    ELIMINATION_THREAT,
    LOCATION,
    NO_CARD,
    NOT_OVER,
    QUEST_POINTS,
    THREAT,
    TITLE_IDS,
    VICTORY,
    WILLPOWER,
    Card,
)
from westmarch.games.lcg.rules.numbers import can_attack, hit_points_left, is_enemy, marked, stat
from westmarch.games.lcg.state import LcgState

FEATURES: Final = tuple(SCALES)
EVERY_FEATURE: Final = FEATURES + FURTHER  # what the latest generation looks at
DIVISORS: Final[list[float]] = vector(FEATURES, SCALES)
NO_WEIGHTS: Final[list[float]] = [0.0] * len(FEATURES)
WEIGHTS: Final[list[list[float]]] = [
    vector(FEATURES, BY_STAGE[name]) if name in BY_STAGE else NO_WEIGHTS for name in TITLE_IDS
]  # of each title that is a stage
LATER_WEIGHTS: Final[list[list[float]]] = [
    vector(EVERY_FEATURE, LATER_BY_STAGE[name]) if name in LATER_BY_STAGE else NO_WEIGHTS for name in TITLE_IDS
]


def weights_of(generation: i64) -> list[list[float]]:
    """The weights by which a generation of players judges, of each title that is a stage."""
    return LATER_WEIGHTS if generation >= LOOKS_CLOSER else WEIGHTS


def present_stage(state: LcgState) -> i64:
    """The title of a state's stage; before the first one that of the first."""
    return state.lineup.quests[0] if state.quest == NO_CARD else state.title(state.quest)


def chance_to_win(state: LcgState, generation: i64, by_stage: list[list[float]]) -> float:
    """How likely the players win: all of them, or the others without the one who has most threat. Nobody is given up for a better chance."""
    if state.outcome != NOT_OVER:
        return 1.0 if state.outcome == VICTORY else 0.0
    weights = by_stage[present_stage(state)]
    chance = chance_of(state, NOBODY, generation, weights)
    if state.players() > 1:
        weakest = most_threatened(state)
        hope = min(1.0, float(ELIMINATION_THREAT - state.threat[weakest]) / NEAR_THE_END)
        chance = max(
            chance, (PARTNER_LOST + (1.0 - PARTNER_LOST) * hope) * chance_of(state, weakest, generation, weights)
        )
    for _ in range(state.lineup.seats - state.players()):
        chance *= PARTNER_LOST
    return chance


def most_threatened(state: LcgState) -> Seat:
    """The player with most threat, the first of equals."""
    most: Seat = NOBODY
    for seat in state.seats_in_order():
        if most == NOBODY or state.threat[seat] > state.threat[most]:
            most = seat
    return most


def chance_of(state: LcgState, missing: Seat, generation: i64, weights: list[float]) -> float:
    """How likely the players win if one of them, or NOBODY, were out of the game."""
    total = log_odds(state, missing, generation, weights)
    return 1.0 / (1.0 + exp(-max(-CERTAIN, min(CERTAIN, total))))


def log_odds(state: LcgState, missing: Seat, generation: i64, weights: list[float]) -> float:
    """The logarithm of the odds that the players win."""
    found = features(state, missing, generation)
    if counts_further(weights):
        found += further_features(state, missing)
    total = 0.0
    for i in range(len(found)):
        total += weights[i] * found[i]
    return total


def counts_further(weights: list[float]) -> bool:
    """Whether any of the further features has a weight: finding them out takes time."""
    return any(weights[i] != 0.0 for i in range(len(FEATURES), len(weights)))


def all_features(state: LcgState, missing: Seat, generation: i64) -> list[float]:
    """What the chance depends on as a generation of players sees it."""
    found = features(state, missing, generation)
    return found + further_features(state, missing) if generation >= LOOKS_CLOSER else found


@final
class Forces:
    """What all players have, and the enemies engaged with them."""

    willpower: i64 = 0
    attack: i64 = 0
    guard: i64 = 0  # of each player's best defender: defense twice, and hit points
    left: i64 = 0  # hit points of heroes
    weakest: i64 = 5  # hit points of the hero who has fewest
    heroes: i64 = 0
    resources: i64 = 0
    margin: i64 = ELIMINATION_THREAT  # of the player with most threat
    cards: float = 0.0
    allies: float = 0.0
    hung: float = 0.0
    foes: float = 0.0

    def __init__(self, state: LcgState, missing: Seat) -> None:
        for seat in state.seats_in_order():
            if seat == missing:
                continue
            self.margin = min(self.margin, ELIMINATION_THREAT - state.threat[seat])
            self.add_heroes(state, state.heroes(seat))
            for ally in state.zone(AT_ALLY, seat):
                self.willpower += stat(state, ally, WILLPOWER)
                self.attack += stat(state, ally, ATTACK)
                self.allies += CARD_VALUES[state.title(ally)]
            for card in state.attachments(seat):
                self.hung += CARD_VALUES[state.title(card)]
            for title in state.hands[seat]:
                self.cards += CARD_VALUES[title]
            for enemy in state.engaged(seat):
                self.foes += strength_of_foe(state, enemy, can_attack(state, enemy, seat))

    def add_heroes(self, state: LcgState, heroes: tuple[int, ...]) -> None:
        """A player's heroes; one who was not readied, as by a web, can do nothing."""
        toughest: i64 = 0
        for hero in heroes:
            health = hit_points_left(state, hero)
            self.heroes += 1
            self.left += health
            self.weakest = min(self.weakest, health)
            self.resources += state.tokens[hero]
            if not state.exhausted(hero):
                self.willpower += stat(state, hero, WILLPOWER)
                self.attack += stat(state, hero, ATTACK)
                toughest = max(toughest, 2 * stat(state, hero, DEFENSE) + health)
        self.guard += toughest


def features(state: LcgState, missing: Seat, generation: i64) -> list[float]:
    """What the chance depends on, in the order of FEATURES, each about from -3 to 3; as if a player were out whom the others miss."""
    number = state.players() if missing == NOBODY else state.players() - 1
    players = float(number)
    ours = Forces(state, missing)
    margin = float(ours.margin)
    staged: i64 = 0
    lurking = 0.0
    for card in state.staging() if missing == NOBODY else state.staging() + state.engaged(missing):
        staged += stat(state, card, THREAT)
        if is_enemy(state, card):
            lurking += strength_of_foe(state, card)
    boss = 0.0
    for enemy in all_enemies(state):
        if stake(state, enemy, generation) > MUST_DIE:
            boss += float(hit_points_left(state, enemy))
    points = float(points_left(state) + (points_of_guards(state) if generation >= KNOWS_GUARDS else 0))
    surplus = float(ours.willpower - staged) - expected_threat(state, number)
    pace = max(LEAST_PACE, OF_SURPLUS * surplus)
    needed = min(MOST_ROUNDS, (points + boss) / pace)
    lasting = min(MOST_ROUNDS, margin / (1.0 + max(0.0, -surplus)))
    found = [
        1.0,
        lasting - needed,
        needed,
        margin,
        max(0.0, NEAR_THE_END - margin),
        surplus / players,
        max(0.0, -surplus) / players,
        float(ours.attack) / players,
        float(ours.guard) / players,
        float(ours.left) / players,
        float(ours.weakest),
        float(ours.heroes) / players - 2.0,
        ours.allies / players,
        ours.hung / players,
        ours.cards / players,
        float(ours.resources) / players,
        ours.foes / players,
        lurking / players,
        points,
        boss,
        max(0.0, boss - BY_ONE_ROUND * float(ours.attack)),
        float(objectives_claimed(state)),
    ]
    return [found[i] / DIVISORS[i] for i in range(len(found))]


def strength_of_foe(state: LcgState, enemy: Card, attacks: bool = True) -> float:
    """How much of a burden an enemy is: its attack, and how long it takes to kill."""
    endurance = ENDURANCE * float(hit_points_left(state, enemy) + stat(state, enemy, DEFENSE))
    return float(stat(state, enemy, ATTACK)) + endurance if attacks else HELD_OFF * endurance


def expected_threat(state: LcgState, players: i64) -> float:
    """The threat that the next quest phase of so many players will probably add."""
    if state.quest == NO_CARD or marked(state, state.quest, NO_STAGING):
        return 0.0
    unseen = unseen_cards(state)
    total: i64 = 0
    for title in unseen:
        total += REVEALED_THREAT[title]
    reveals = players + EXTRA_REVEALS[state.title(state.quest)]
    return float(reveals * total) / float(max(1, len(unseen)))


def points_of_guards(state: LcgState) -> i64:
    """The progress that locations still need which guard an objective."""
    total: i64 = 0
    for card in state.staging():
        if state.kind(card) == LOCATION and guards_objective(state, card):
            total += QUEST_POINTS[state.title(card)] - state.tokens[card]
    return total


def points_left(state: LcgState) -> i64:
    """The progress that the quest still needs, the active location and the stages to come included."""
    total: i64 = 0
    active = state.active()
    if active != NO_CARD:
        total += QUEST_POINTS[state.title(active)] - state.tokens[active]
    quests = state.lineup.quests
    following = 0  # the place of the next stage
    if state.quest != NO_CARD:
        title = state.title(state.quest)
        total += max(0, QUEST_POINTS[title] - state.tokens[state.quest])
        # Of the two last stages of the first scenario only one is played.
        following = len(quests) if title == DONT_LEAVE_THE_PATH else quests.index(int(title)) + 1
    for place in range(following, len(quests)):
        total += QUEST_POINTS[quests[place]]
    return total
