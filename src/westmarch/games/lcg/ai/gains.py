"""What a word brings to the player who says it, told without trying it; about in points of progress."""

from typing import Final

from mypy_extensions import i64

from westmarch.core.words import DONE, NO, PASS, YES
from westmarch.games.lcg.ai.actions import gain_of_action
from westmarch.games.lcg.ai.choices import cost_of_blow, gain_of_choice, need_of
from westmarch.games.lcg.ai.fight import (
    KNOWS_GUARDS,
    guards_objective,
    outcome_of_fight,
    progress_for_kill,
    strikers,
    value_of_death,
)
from westmarch.games.lcg.ai.outlook import NOTHING_TO_SPARE, Muster, Outlook, is_last_stage, two_thirds, without_place
from westmarch.games.lcg.ai.responses import gain_of_response
from westmarch.games.lcg.ai.values import CARD_VALUES, TRAVELLING
from westmarch.games.lcg.ai.weights.gains import (
    A_KILL,
    A_WOUND,
    A_YES,
    BY_PLAN,
    CHEAP,
    DEAR_CARD,
    DECK_AVERAGE,
    EFFORT,
    GUARDING_PLACE,
    HELPING,
    NO_WOUND,
    OF_FREE_WILL,
    OFF_PLAN,
    PROGRESS_SPENT_THERE,
    SECOND_COPY,
    SPARE_WILLPOWER,
    STAGED,
    THREAT_LEFT_BEHIND,
    TO_GET_AWAY,
    WIN_DELAYED,
)
from westmarch.games.lcg.cards.book import SURPLUS_TO_THREAT
from westmarch.games.lcg.components import (
    ATTACK,
    CARD_COST,
    DEFENSE,
    HAND_SIZE,
    NAME_TITLES,
    NO_CARD,
    QUEST_POINTS,
    THREAT,
    TITLE_NUMBERS,
    WILLPOWER,
    Card,
    Title,
)
from westmarch.games.lcg.rules.combat.player_attacks import able
from westmarch.games.lcg.rules.numbers import hit_points_left, marked, stat, threat_in_staging
from westmarch.games.lcg.rules.playing.payment import can_give, payers
from westmarch.games.lcg.rules.under_way import ENEMY_ATTACK, PLAYER_ATTACK, bonus_of, declared_attackers, frame_at
from westmarch.games.lcg.state import LcgState
from westmarch.games.lcg.words import (
    ASK_ACT,
    ASK_ATTACK,
    ASK_ATTACKERS,
    ASK_COMMIT,
    ASK_DEFEND,
    ASK_ENGAGE,
    ASK_HEAL,
    ASK_JOIN,
    ASK_MULLIGAN,
    ASK_PAY,
    ASK_PLAN,
    ASK_RESPOND,
    ASK_SENTINEL,
    ASK_TAKES_DAMAGE,
    ASK_TRAVEL,
    ASK_X,
    NUMBER_WORD,
    WORD_NONE,
    WORD_STAY,
)

GREAT_FOREST_WEB: Final = TITLE_NUMBERS["great_forest_web"]


def quick_word(state: LcgState, generation: i64) -> int:
    """The option that brings most, told without trying any."""
    options = state.options
    if len(options) == 1:
        return options[0]
    gains = gains_of(state, options, generation)
    best: i64 = 0
    for place in range(len(gains)):
        if gains[place] > gains[best]:
            best = place
    return options[best]


def gains_of(state: LcgState, words: list[int], generation: i64) -> list[float]:
    """What each of some options brings to the player who is asked, as a generation of players sees it."""
    outlook = Outlook(state, state.seat, generation)
    prompt = state.prompt
    if prompt == ASK_COMMIT:
        return gains_by_plan(Muster(outlook).words([word for word in state.options if word != DONE]), words)
    if prompt in (ASK_ATTACKERS, ASK_JOIN):
        return gains_by_plan(planned_strikers(outlook), words)
    return [gain_of_word(outlook, word) for word in words]


def gains_by_plan(plan: list[int], words: list[int]) -> list[float]:
    """What words bring that are said one after the other, in ascending order: the next one of the plan, then `done`."""
    following = plan[0] if len(plan) > 0 else DONE
    return [BY_PLAN if word == following else OFF_PLAN if word < following else 0.0 for word in words]


def gain_of_word(outlook: Outlook, word: i64) -> float:
    """What an option brings to the player who is asked."""
    state = outlook.state
    prompt = state.prompt
    if word in (PASS, DONE, WORD_STAY) or (word == WORD_NONE and prompt != ASK_DEFEND):
        return 0.0
    if prompt in (ASK_PLAN, ASK_ACT):
        return gain_of_action(outlook, word)
    if prompt == ASK_RESPOND:
        return gain_of_response(outlook, word)
    if prompt == ASK_MULLIGAN:
        return gain_of_mulligan(outlook) if word == YES else 0.0
    if word in (YES, NO):
        return A_YES if word == YES else 0.0
    if prompt == ASK_PAY:
        return -abs(float(word - NUMBER_WORD - planned_payment(outlook)))
    if prompt in (ASK_X, ASK_HEAL):
        return float(word)
    if prompt == ASK_TRAVEL:
        return gain_of_travel(outlook, state.lineup.card_of(word))
    if prompt == ASK_ENGAGE:
        return outlook.gain_of_engaging(state.lineup.card_of(word)) - OF_FREE_WILL
    if prompt == ASK_DEFEND:
        return gain_of_defence(outlook, NO_CARD if word == WORD_NONE else state.lineup.card_of(word))
    if prompt == ASK_SENTINEL:
        return gain_of_help(outlook, state.lineup.card_of(word))
    if prompt == ASK_ATTACK:
        return gain_of_attack(outlook, state.lineup.card_of(word))
    if prompt == ASK_TAKES_DAMAGE:
        return -cost_of_blow(outlook, state.lineup.card_of(word), state.prompt_args[1])
    return gain_of_choice(outlook, word)


# Beginning


def gain_of_mulligan(outlook: Outlook) -> float:
    """What a new hand brings: as much as the deck is worth on average, less the present hand."""
    state = outlook.state
    deck = state.lineup.decks[outlook.seat]
    total = 0.0
    for title in deck:
        total += opening_value(title)
    hand = 0.0
    last: i64 = NO_CARD
    for title in state.hands[outlook.seat]:
        hand += opening_value(title) * (SECOND_COPY if title == last else 1.0)
        last = title
    return DECK_AVERAGE * total * float(HAND_SIZE) / float(max(1, len(deck))) - hand


def opening_value(title: Title) -> float:
    """What a card is worth in the first hand: cheap cards that serve the whole game."""
    cost: i64 = CARD_COST[title]
    value = max(0.0, CARD_VALUES[title])
    return value if cost <= CHEAP else DEAR_CARD * value


def planned_payment(outlook: Outlook) -> i64:
    """How much the hero who is asked should pay: what it needs least itself. Aragorn keeps one to ready."""
    state = outlook.state
    title: i64 = NAME_TITLES[state.prompt_args[0]]
    asked: i64 = state.lineup.card_at[state.prompt_args[1]]
    due: i64 = state.prompt_args[2]
    best: i64 = NO_CARD
    paid: i64 = 0
    given = [0] * len(state.lineup.titles)
    following = False
    heroes: list[int] = []
    for hero in payers(state, outlook.seat, title):
        following = following or hero == asked
        if following:
            heroes.append(hero)
    while paid < due:
        best = NO_CARD
        most = -NOTHING_TO_SPARE
        for hero in heroes:
            left: i64 = state.tokens[hero] - given[hero]
            if given[hero] < can_give(state, hero, title):
                spare = float(left) - need_of(outlook, hero)
                if spare > most:
                    most = spare
                    best = hero
        if best == NO_CARD:
            break
        given[best] += 1
        paid += 1
    return given[asked]


# Quest and travel


def gain_of_travel(outlook: Outlook, location: Card) -> float:
    """A location no longer threatens from the staging area, but takes progress before the quest does."""
    state = outlook.state
    title = state.title(location)
    threat = stat(state, location, THREAT)
    points: i64 = QUEST_POINTS[title] - state.tokens[location]
    gain = STAGED * THREAT_LEFT_BEHIND * float(threat) - PROGRESS_SPENT_THERE * float(points)
    gain += TRAVELLING[title] + TO_GET_AWAY
    if outlook.generation >= KNOWS_GUARDS and guards_objective(state, location):
        gain += GUARDING_PLACE
    if title == GREAT_FOREST_WEB:
        gain -= cost_of_exhausting(outlook)
    if is_last_stage(state):
        left: i64 = QUEST_POINTS[state.title(state.quest)] - state.tokens[state.quest]
        strength = willpower_at_hand(state) - threat_in_staging(state) - SPARE_WILLPOWER
        if strength >= left and strength + threat < left + points:
            gain -= WIN_DELAYED
    return gain


def cost_of_exhausting(outlook: Outlook) -> float:
    """What it costs in this round's fight to exhaust the hero who can be spared best."""
    state = outlook.state
    least = NOTHING_TO_SPARE
    for hero in state.heroes(outlook.seat):
        if not state.exhausted(hero):
            least = min(least, outlook.loss_of_fighter(hero))
    return least


def willpower_at_hand(state: LcgState) -> i64:
    """Two thirds of the willpower of all characters: what a quest may count on."""
    total: i64 = 0
    for seat in state.seats_in_order():
        for card in state.characters(seat):
            total += stat(state, card, WILLPOWER)
    return two_thirds(total)


# Combat


def gain_of_defence(outlook: Outlook, card: Card) -> float:
    """What comes of the attack under way if this character defends, or nobody; and of those that follow."""
    state = outlook.state
    attack = frame_at(state, ENEMY_ATTACK)
    assert attack is not None
    party = outlook.party()
    strength = stat(state, attack.source, ATTACK) + bonus_of(attack)
    spills = marked(state, attack.source, SURPLUS_TO_THREAT)
    foes = outlook.foes()
    if card == NO_CARD:
        return -party.cost_undefended(strength, spills) + outcome_of_fight(party, party.ready, party.strikes, foes)
    place = party.place_of(card)
    rest = outcome_of_fight(party, without_place(party.ready, place), without_place(party.strikes, place), foes)
    return rest - party.cost_of_defence(place, strength, spills)


def gain_of_help(outlook: Outlook, card: Card) -> float:
    """What it brings that a sentinel defends for another player: no hero of that player is hurt."""
    state = outlook.state
    attack = frame_at(state, ENEMY_ATTACK)
    assert attack is not None
    strength = stat(state, attack.source, ATTACK) + bonus_of(attack)
    party = outlook.party()
    place = party.place_of(card)
    helped = Outlook(state, attack.seat, outlook.generation).party().cost_undefended(strength)
    return helped - party.cost_of_defence(place, strength) - outlook.loss_of_fighter(card) - HELPING


def gain_of_attack(outlook: Outlook, enemy: Card) -> float:
    """What it brings to attack an enemy with all that can: its death, or a wound."""
    state = outlook.state
    strength: i64 = 0
    for word in able(state, outlook.seat, enemy):
        strength += stat(state, state.lineup.card_of(word), ATTACK, enemy)
    defense = stat(state, enemy, DEFENSE)
    left = hit_points_left(state, enemy)
    value = value_of_death(state, enemy, stat(state, enemy, ATTACK), outlook.generation)
    if strength >= defense + left:
        return A_KILL + value - EFFORT * float(defense + left)
    if strength <= defense:
        return NO_WOUND
    return A_WOUND * value * float(strength - defense) / float(left)


def planned_strikers(outlook: Outlook) -> list[int]:
    """Who of those that may still join should attack the chosen enemy: as few as kill it, or all if they only wound."""
    state = outlook.state
    attack = frame_at(state, PLAYER_ATTACK)
    assert attack is not None
    enemy = attack.source
    need = stat(state, enemy, DEFENSE) + hit_points_left(state, enemy)
    declared = declared_attackers(attack)
    for card in declared:
        need -= stat(state, card, ATTACK, enemy)
    words = [word for word in state.options if word != DONE]
    cards = [state.lineup.card_of(word) for word in words]
    strengths = [int(stat(state, card, ATTACK, enemy)) for card in cards]
    bounty = [progress_for_kill(state, card) for card in cards]
    chosen = strikers(strengths, [True] * len(cards), need, bounty)
    return sorted([words[place] for place in chosen]) or words[:1] * int(len(declared) == 0)
