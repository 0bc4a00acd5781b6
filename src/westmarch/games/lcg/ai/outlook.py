"""A position as one player looks at it: what the quest will bring, who will attack, whom to send and whom to keep.

Only what that player may know is looked at: the own hand, and what lies open. Values are about points of progress.
"""

from typing import Final, final

from mypy_extensions import i64

from westmarch.core.frames import Frame, place_of
from westmarch.core.state import Seat
from westmarch.games.lcg.ai.fight import UNGOLIANTS_SPAWN, Foes, Party, outcome_of_fight, strength_of
from westmarch.games.lcg.ai.values import CARD_VALUES, COMMITTING, ENGAGING, MOST_REVEALED, PRICES, REVEALED_THREAT
from westmarch.games.lcg.ai.weights.gains import (
    A_THREAT,
    AN_UNSEEN_DEATH,
    BEYOND_NEED,
    BY_THAT_PATH,
    CLEARLY_BETTER,
    COMES_ANYWAY,
    HALF_PAID,
    LONG_FIGHT_ROUND,
    MOST_ROUNDS_OF_FIGHT,
    MOST_TRIES,
    ON_THE_SHORE,
    OUT_OF_THE_GAME,
    PROGRESS,
    READYING,
    SECOND_OF_A_KIND,
    STAGED,
    TO_WIN,
    UNSEEN_DEFENSE,
    WATCHED,
    WORSE_AND_WORSE,
)
from westmarch.games.lcg.cards.book import EXTRA_REVEALS, NO_CHECKS, NO_STAGING, SURPLUS_TO_THREAT
from westmarch.games.lcg.components import (
    ATTACHED,
    ATTACK,
    CARD_COST,
    CLAIMED,
    COST_X,
    DEFENSE,
    ELIMINATION_THREAT,
    ENCOUNTER,
    ENCOUNTER_PHASE,
    ENEMY,
    ENGAGEMENT,
    HAS_ATTACKED,
    HIT_POINTS,
    JUST_COMMITTED,
    KINDS,
    NO_CARD,
    NO_SEAT,
    PRINTED,
    QUEST_PHASE,
    QUEST_POINTS,
    THREAT,
    TITLE_NUMBERS,
    UNIQUE,
    WILLPOWER,
    Card,
    Title,
)
from westmarch.games.lcg.rules.numbers import (
    can_attack,
    hit_points_left,
    is_enemy,
    marked,
    stat,
    threat_in_staging,
    willpower_committed,
)
from westmarch.games.lcg.rules.round import PHASE_STARTS, ROUND
from westmarch.games.lcg.state import LcgState

NOTHING_TO_SPARE: Final = 100.0  # where there is nothing to choose from: more than anything costs
MUSTERS_FROM_BOTH_ENDS: Final = 3  # the generation from which on players also ask who should go if nobody did
AFTER_STAGING: Final = PHASE_STARTS[QUEST_PHASE - 1] + 5  # the steps of a round from which on all cards are revealed

ARAGORN: Final = TITLE_NUMBERS["aragorn"]
FOREST_SPIDER: Final = TITLE_NUMBERS["forest_spider"]
UNEXPECTED_COURAGE: Final = TITLE_NUMBERS["unexpected_courage"]
A_FORK_IN_THE_ROAD: Final = TITLE_NUMBERS["a_fork_in_the_road"]
ANDUIN_PASSAGE: Final = TITLE_NUMBERS["anduin_passage"]


@final
class Outlook:
    """What a player sees. What takes long to find out is found out when it is first asked for."""

    state: LcgState
    seat: i64
    generation: i64  # of the player
    the_party: Party | None
    the_threats: list[float]

    def __init__(self, state: LcgState, seat: Seat, generation: i64) -> None:
        self.state = state
        self.seat = seat
        self.generation = generation
        self.the_party = None
        self.the_threats = []

    def party(self) -> Party:
        """This player's characters."""
        if self.the_party is None:
            self.the_party = Party(self.state, self.seat)
        return self.the_party

    # The quest

    def is_staged(self) -> bool:
        """Whether this round's encounter cards have been revealed."""
        state = self.state
        if state.phase != QUEST_PHASE:
            return state.phase > QUEST_PHASE
        place = place_of(state, ROUND)
        frame = state.stack[place]
        return isinstance(frame, Frame) and frame.at > AFTER_STAGING

    def threats(self) -> list[float]:
        """How likely the staging area will have so much threat when the quest resolves."""
        if len(self.the_threats) == 0:
            state = self.state
            now = threat_in_staging(state)
            odds = [0.0] * int(now) + [1.0]
            if not self.is_staged():
                for _ in range(self.reveals()):
                    odds = with_reveal(odds, self.revealed())
            self.the_threats = odds
        return self.the_threats

    def reveals(self) -> i64:
        """How many cards are revealed in a quest phase."""
        state = self.state
        if marked(state, state.quest, NO_STAGING):
            return 0
        return state.players() + EXTRA_REVEALS[state.title(state.quest)]

    def revealed(self) -> list[float]:
        """How likely the next encounter card brings so much threat."""
        state = self.state
        odds = [0.0] * (MOST_REVEALED + 1)
        deck = state.decks[ENCOUNTER]
        seen = state.top_seen[ENCOUNTER]
        if len(seen) > 0 and seen[0] & state.seer(self.seat):
            odds[REVEALED_THREAT[deck.top[0]]] = 1.0
            return odds
        unseen = unseen_cards(state)
        for title in unseen:
            odds[REVEALED_THREAT[title]] += 1.0 / float(len(unseen))
        return odds

    def quest_room(self) -> i64:
        """How much progress the active location and the stage can still take."""
        state = self.state
        room: i64 = 0
        active = state.active()
        if active != NO_CARD:
            room += QUEST_POINTS[state.title(active)] - state.tokens[active]
        points: i64 = QUEST_POINTS[state.title(state.quest)]
        if points > 0:
            room += max(0, points - state.tokens[state.quest])
        return room

    def value_of_quest(self, willpower: i64) -> float:
        """What this round's quest will bring with so much willpower."""
        threats = self.threats()
        room = self.quest_room()
        last = is_last_stage(self.state)
        total = 0.0
        for threat in range(len(threats)):
            if threats[threat] > 0.0:
                over = willpower - threat
                if over > 0:
                    value = PROGRESS * float(min(over, room)) + BEYOND_NEED * float(over)
                    if last and over >= room:
                        value += TO_WIN
                else:
                    value = -self.cost_of_threat(-over)
                total += threats[threat] * value
        return total

    def chance_to_pass(self, willpower: i64) -> float:
        """How likely so much willpower passes the stage."""
        threats = self.threats()
        total = 0.0
        for threat in range(min(len(threats), willpower - self.quest_room() + 1)):
            total += threats[threat]
        return total

    def cost_of_threat(self, n: i64) -> float:
        """What it costs if everybody's threat rises by so much."""
        if n <= 0:
            return 0.0
        state = self.state
        total = 0.0
        for seat in state.seats_in_order():
            total += threat_cost(state.threat[seat], n)
        return total / float(state.players())

    def gain_of_willpower(self, more: i64) -> float:
        """What more willpower in this quest brings."""
        willpower = willpower_committed(self.state)
        return self.value_of_quest(willpower + more) - self.value_of_quest(willpower)

    # Enemies

    def foes(self, expecting: bool = False) -> Foes:
        """Those who will attack this player this round and have not yet; perhaps with one who is only expected."""
        state = self.state
        foes = Foes(self.generation)
        for enemy in state.engaged(self.seat):
            attacks = state.flags[enemy] & HAS_ATTACKED == 0 and can_attack(state, enemy, self.seat)
            foes.add_enemy(state, enemy, attacks)
        for enemy in self.coming():
            foes.add_enemy(state, enemy, True, surprise(state, enemy))
        if expecting and not self.is_staged() and not marked(state, state.quest, NO_CHECKS):
            self.add_unseen(foes, self.reveals())
        return foes

    def ambush(self) -> Foes:
        """Those who will attack this player this round if the stage is passed, where that brings enemies; else nobody."""
        state = self.state
        stage = state.title(state.quest)
        if stage not in (A_FORK_IN_THE_ROAD, ANDUIN_PASSAGE):
            return Foes(self.generation)
        foes = self.foes(True)
        if stage == A_FORK_IN_THE_ROAD:
            if state.threat[self.seat] >= ENGAGEMENT[UNGOLIANTS_SPAWN] and UNGOLIANTS_SPAWN in unseen_cards(state):
                attack: i64 = PRINTED[ATTACK][UNGOLIANTS_SPAWN]
                left: i64 = PRINTED[HIT_POINTS][UNGOLIANTS_SPAWN]
                foes.add(NO_CARD, attack, PRINTED[DEFENSE][UNGOLIANTS_SPAWN], left, 0.0, BY_THAT_PATH)
            return foes
        for card in state.staging():
            if is_enemy(state, card) and first_within(state, ENGAGEMENT[state.title(card)]) == self.seat:
                foes.add_enemy(state, card)
        self.add_unseen(foes, ON_THE_SHORE * state.players())
        return foes

    def coming(self) -> list[int]:
        """The enemies of the staging area that will engage this player by themselves."""
        state = self.state
        if state.phase > ENCOUNTER_PHASE or marked(state, state.quest, NO_CHECKS):
            return []
        found: list[int] = []
        for card in state.staging():
            if is_enemy(state, card) and first_within(state, ENGAGEMENT[state.title(card)]) == self.seat:
                found.append(card)
        return found

    def add_unseen(self, foes: Foes, reveals: i64) -> None:
        """An enemy that may be revealed and engage at once, as likely as such cards are among those not seen."""
        state = self.state
        unseen = unseen_cards(state)
        attack: i64 = 0
        left: i64 = 0
        count: i64 = 0
        for title in unseen:
            if KINDS[title] == ENEMY and ENGAGEMENT[title] <= state.threat[self.seat]:
                count += 1
                attack += PRINTED[ATTACK][title]
                left += PRINTED[HIT_POINTS][title]
        if count > 0:
            odds = float(count * reveals) / float(len(unseen) * state.players())
            foes.add(
                NO_CARD, (attack + count // 2) // count, UNSEEN_DEFENSE, left // count, AN_UNSEEN_DEATH, min(1.0, odds)
            )

    def gain_of_engaging(self, enemy: Card) -> float:
        """What it brings to engage an enemy that would stay in the staging area."""
        state = self.state
        if enemy in self.coming():
            return COMES_ANYWAY
        party = self.party()
        foes = self.foes()
        before = outcome_of_fight(party, party.ready, party.strikes, foes)
        foes.add_enemy(state, enemy, True, surprise(state, enemy))
        after = outcome_of_fight(party, party.ready, party.strikes, foes)
        gain = after - before + STAGED * float(stat(state, enemy, THREAT)) + ENGAGING[state.title(enemy)]
        return gain - self.cost_of_long_fight(enemy)

    def cost_of_long_fight(self, enemy: Card) -> float:
        """What the further attacks of an enemy cost that cannot be killed in the round in which it engages."""
        state = self.state
        party = self.party()
        now = strength_of(party, party.strikes)
        later: i64 = 0
        least = NOTHING_TO_SPARE
        attack = stat(state, enemy, ATTACK)
        spills = marked(state, enemy, SURPLUS_TO_THREAT)
        for place in range(len(party.cards)):
            later += party.attack[place]
            least = min(least, party.cost_of_defence(place, attack, spills))
        defense = stat(state, enemy, DEFENSE)
        left = hit_points_left(state, enemy) - max(0, now - defense)
        # Some are always exhausted: three fifths of all strike.
        blow = max(1, later * 3 // 5 - defense)
        rounds: i64 = 0
        while left > 0 and rounds < MOST_ROUNDS_OF_FIGHT:
            left -= blow
            rounds += 1
        return float(rounds) * (least + LONG_FIGHT_ROUND)

    def gain_of_fighter(self, card: Card) -> float:
        """What it brings in this round's fight that a character who is exhausted is ready."""
        party = self.party()
        place = party.place_of(card)
        foes = self.foes()
        if place == NO_CARD or len(foes.cards) == 0 or party.ready[place]:
            return 0.0
        before = outcome_of_fight(party, party.ready, party.strikes, foes)
        return outcome_of_fight(party, with_place(party.ready, place), with_place(party.strikes, place), foes) - before

    def loss_of_fighter(self, card: Card, expecting: bool = False) -> float:
        """What it costs in this round's fight to exhaust a character that is ready."""
        party = self.party()
        place = party.place_of(card)
        foes = self.foes(expecting)
        if place == NO_CARD or len(foes.cards) == 0:
            return 0.0
        before = outcome_of_fight(party, party.ready, party.strikes, foes)
        return before - outcome_of_fight(
            party, without_place(party.ready, place), without_place(party.strikes, place), foes
        )

    # Cards

    def value_in_hand(self, title: Title) -> float:
        """What a card of the hand is good for; a unique card that is in play already for nothing."""
        if UNIQUE[title] and self.state.title_in_play(title):
            return SECOND_OF_A_KIND
        if CARD_COST[title] == COST_X:
            return CARD_VALUES[title]
        return CARD_VALUES[title] - HALF_PAID * PRICES[title]

    def worst_in_hand(self) -> float:
        """What the card of the hand is worth that can be spared best."""
        worst = NOTHING_TO_SPARE
        for title in self.state.hands[self.seat]:
            worst = min(worst, self.value_in_hand(title))
        return worst


def two_thirds(willpower: i64) -> i64:
    """What a quest may count on of all the willpower there is."""
    return willpower * 2 // 3


def threat_cost(threat: i64, n: i64) -> float:
    """What it costs a player if the threat rises from here by so much."""
    if threat + n >= ELIMINATION_THREAT:
        return OUT_OF_THE_GAME
    cost = A_THREAT * float(n)
    above = threat + n - WATCHED
    if above > 0:
        cost += WORSE_AND_WORSE * float(n) * float(above)
    return cost


def unseen_cards(state: LcgState) -> tuple[int, ...]:
    """The encounter cards that nobody has seen since they were shuffled: those of the deck, and shadow cards face down."""
    cards = state.decks[ENCOUNTER].cards()
    if len(state.shadows) > 0:
        cards = cards + tuple([int(shadow.title) for shadow in state.shadows])
    return cards if len(cards) > 0 else state.piles[ENCOUNTER]


def all_enemies(state: LcgState) -> list[int]:
    """All enemies in play."""
    found = [card for card in state.staging() if is_enemy(state, card)]
    for seat in range(state.lineup.seats):
        found.extend(state.engaged(seat))
    return found


def objectives_claimed(state: LcgState) -> i64:
    """How many objectives the players have."""
    count: i64 = 0
    for seat in state.seats_in_order():
        for card in state.attachments(seat):
            if state.flags[card] & CLAIMED:
                count += 1
    return count


def with_reveal(odds: list[float], revealed: list[float]) -> list[float]:
    """How likely so much threat is after one more card."""
    total = [0.0] * (len(odds) + len(revealed) - 1)
    for i in range(len(odds)):
        if odds[i] > 0.0:
            for j in range(len(revealed)):
                total[i + j] += odds[i] * revealed[j]
    return total


def is_last_stage(state: LcgState) -> bool:
    """Whether the players win by passing this stage."""
    title = state.title(state.quest)
    last: i64 = state.lineup.quests[len(state.lineup.quests) - 1]
    return title == last and QUEST_POINTS[title] > 0


def first_within(state: LcgState, engagement: i64) -> i64:
    """The first player whose threat reaches an engagement cost."""
    for seat in state.seats_in_order():
        if state.threat[seat] >= engagement:
            return seat
    return NO_SEAT


def surprise(state: LcgState, enemy: Card) -> i64:
    """How much more attack an enemy will have in the round in which it engages."""
    return 1 if state.title(enemy) == FOREST_SPIDER else 0


def with_place(flags: list[bool], place: i64) -> list[bool]:
    """The same flags with one set."""
    changed = flags.copy()
    changed[place] = True
    return changed


def without_place(flags: list[bool], place: i64) -> list[bool]:
    """The same flags without one."""
    changed = flags.copy()
    changed[place] = False
    return changed


# Whom to commit


@final
class Muster:
    """Who goes to quest and who stays, tried out."""

    outlook: Outlook
    party: Party
    foes: Foes
    ambush: Foes  # the foes where the stage is passed and that brings some
    base: i64  # the willpower that is committed whatever this player does
    will: list[int]
    bonus: list[float]
    both: list[bool]  # is ready for the fight though committed
    going: list[bool]

    def __init__(self, outlook: Outlook) -> None:
        state = outlook.state
        party = outlook.party()
        self.outlook = outlook
        self.party = party
        self.foes = outlook.foes(True)
        self.ambush = outlook.ambush()
        self.base = willpower_committed(state) + later_willpower(state, outlook.seat)
        self.will = []
        self.bonus = []
        self.both = []
        self.going = []
        for card in party.cards:
            title = state.title(card)
            self.will.append(int(stat(state, card, WILLPOWER)))
            readied = title == ARAGORN and state.tokens[card] > 0
            self.bonus.append(COMMITTING[title] - (READYING if readied else 0.0))
            self.both.append(readied or has_ready(state, card, UNEXPECTED_COURAGE))
            self.going.append(state.flags[card] & JUST_COMMITTED != 0)

    def value(self) -> float:
        """What the round will bring if these go."""
        party = self.party
        willpower = self.base
        total = 0.0
        ready = party.ready.copy()
        strikes = party.strikes.copy()
        for place in range(len(self.going)):
            if self.going[place]:
                willpower += self.will[place]
                total += self.bonus[place]
                if not self.both[place]:
                    ready[place] = False
                    strikes[place] = False
        total += self.outlook.value_of_quest(willpower)
        passed = self.outlook.chance_to_pass(willpower) if len(self.ambush.cards) > 0 else 0.0
        if len(self.foes.cards) > 0 and passed < 1.0:
            total += (1.0 - passed) * outcome_of_fight(party, ready, strikes, self.foes)
        if passed > 0.0:
            total += passed * outcome_of_fight(party, ready, strikes, self.ambush)
        return total

    def choose(self, words: list[int]) -> None:
        """Let all go who may, then change as long as that helps; the same with nobody at first, where a generation does so too."""
        state = self.outlook.state
        free: list[int] = []
        for place in range(len(self.going)):
            if state.word(self.party.cards[place]) in words:
                free.append(place)
                self.going[place] = self.will[place] > 0
        best = self.improve(free)
        if self.outlook.generation >= MUSTERS_FROM_BOTH_ENDS:
            from_all = self.going.copy()
            for place in free:
                self.going[place] = False
            if self.improve(free) <= best + CLEARLY_BETTER:
                self.going = from_all

    def improve(self, free: list[int]) -> float:
        """Let one after the other change, and where none should, two at once, as long as that helps; gives what the round will bring then."""
        best = self.value()
        for _ in range(MOST_TRIES):
            before = best
            for place in free:
                best = self.after_change(place, place, best)
            if best == before and self.outlook.generation >= MUSTERS_FROM_BOTH_ENDS:
                best = self.after_changes_of_two(free, best)
            if best == before:
                break
        return best

    def after_changes_of_two(self, free: list[int], best: float) -> float:
        """Let one stay for whom another goes, or two who strike together: that may help where each alone would be missed."""
        for place in free:
            for other in free:
                if self.going[place] and other != place:
                    best = self.after_change(place, other, best)
        return best

    def after_change(self, place: i64, other: i64, best: float) -> float:
        """Let one or two change if that brings more than the best so far; gives what is the best then."""
        self.change(place, other)
        value = self.value()
        if value > best + CLEARLY_BETTER:
            return value
        self.change(place, other)
        return best

    def change(self, place: i64, other: i64) -> None:
        """Who goes stays and who stays goes, of one or two."""
        self.going[place] = not self.going[place]
        if other != place:
            self.going[other] = not self.going[other]

    def words(self, words: list[int]) -> list[int]:
        """Of these words those of characters who should go."""
        state = self.outlook.state
        self.choose(words)
        chosen: list[int] = []
        for place in range(len(self.going)):
            word = state.word(self.party.cards[place])
            if self.going[place] and word in words:
                chosen.append(word)
        return sorted(chosen)


def later_willpower(state: LcgState, seat: Seat) -> i64:
    """The willpower that players who commit later will probably add: two thirds of what they have ready."""
    total: i64 = 0
    after = False
    for other in state.seats_in_order():
        if other == seat:
            after = True
        elif after:
            for card in state.characters(other):
                if not state.exhausted(card):
                    total += stat(state, card, WILLPOWER)
    return two_thirds(total)


def has_ready(state: LcgState, host: Card, title: Title) -> bool:
    """Whether a card of a title is attached to a character and ready."""
    first: i64 = state.lineup.first_card[title]
    if first < 0:
        return False
    for card in range(first, first + state.lineup.copies[title]):
        if state.place[card] == ATTACHED and state.host[card] == host and not state.exhausted(card):
            return True
    return False
