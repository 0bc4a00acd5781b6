"""What a word brings to the player who says it, told without trying it; about in points of progress."""

from typing import Final

from mypy_extensions import i64

from westmarch.core.state import Seat
from westmarch.core.words import DONE, NO, PASS, YES
from westmarch.games.lcg.ai.actions import (
    FOREST_SNARE,
    GANDALFS_MAP,
    POWER_IN_THE_EARTH,
    STEWARD_OF_GONDOR,
    gain_of_deed,
)
from westmarch.games.lcg.ai.fight import (
    BLADE_OF_GONDOLIN,
    GANDALF,
    UNGOLIANTS_SPAWN,
    outcome_of_fight,
    progress_for_kill,
    strikers,
    value_of_death,
)
from westmarch.games.lcg.ai.outlook import (
    ARAGORN,
    STAGED,
    UNEXPECTED_COURAGE,
    Muster,
    Outlook,
    all_enemies,
    is_last_stage,
    threat_cost,
    without_place,
)
from westmarch.games.lcg.ai.responses import gain_of_response
from westmarch.games.lcg.ai.values import A_CARD, CARD_VALUES, REVEALED_THREAT, TRAVELLING
from westmarch.games.lcg.components import (
    ATTACK,
    CARD_COST,
    CARD_SPHERE,
    DEFENSE,
    ENCOUNTER,
    ENEMY,
    HAND_SIZE,
    KINDS,
    LOCATION,
    MOST_SEATS,
    NAME_ROOM,
    NAME_TITLES,
    NO_CARD,
    PRINTED,
    QUEST_PHASE,
    QUEST_POINTS,
    THREAT,
    TITLE_NUMBERS,
    WILLPOWER,
    Card,
    Title,
    trait,
)
from westmarch.games.lcg.rules.numbers import (
    can_attack,
    has_trait,
    hit_points_left,
    is_enemy,
    marked,
    restricted_on,
    stat,
    threat_in_staging,
)
from westmarch.games.lcg.rules.payment import can_give, payers
from westmarch.games.lcg.rules.player_attacks import able
from westmarch.games.lcg.rules.printed import SURPLUS_TO_THREAT
from westmarch.games.lcg.rules.round import price_to_ready
from westmarch.games.lcg.rules.under_way import ENEMY_ATTACK, PLAYER_ATTACK, bonus_of, declared_attackers, frame_at
from westmarch.games.lcg.state import LcgState
from westmarch.games.lcg.words import (
    ASK_ACT,
    ASK_ATTACH_TO,
    ASK_ATTACK,
    ASK_ATTACKERS,
    ASK_COMMIT,
    ASK_DAMAGE,
    ASK_DEFEND,
    ASK_DISCARD,
    ASK_ENEMY_TO_FACE,
    ASK_ENGAGE,
    ASK_EXHAUST,
    ASK_FROM_HAND,
    ASK_FROM_PILE,
    ASK_HEAL,
    ASK_JOIN,
    ASK_LEAVE_QUEST,
    ASK_LOOK,
    ASK_MODE,
    ASK_MULLIGAN,
    ASK_PAY,
    ASK_PLAN,
    ASK_PUT_BACK,
    ASK_PUT_INTO_PLAY,
    ASK_RESPOND,
    ASK_RESTRICTED,
    ASK_SEARCH,
    ASK_SENTINEL,
    ASK_TAKE_ONE,
    ASK_TAKES_DAMAGE,
    ASK_TARGET,
    ASK_TRAVEL,
    ASK_X,
    NAME,
    NUMBER_WORD,
    SEAT,
    WORD_BOTTOM,
    WORD_DAMAGE,
    WORD_DEFENSE,
    WORD_DRAW,
    WORD_EACH,
    WORD_LEAVE,
    WORD_LOWER_THREAT,
    WORD_NONE,
    WORD_STAY,
    WORD_WILLPOWER,
)

BY_PLAN: Final = 1.0  # a word that belongs to a plan of several words
OFF_PLAN: Final = -0.6
A_NEED: Final = 0.3  # for each resource that a card of the hand will cost

CELEBRIANS_STONE: Final = TITLE_NUMBERS["celebrians_stone"]
CITADEL_PLATE: Final = TITLE_NUMBERS["citadel_plate"]
DWARVEN_AXE: Final = TITLE_NUMBERS["dwarven_axe"]
FAVOR_OF_THE_LADY: Final = TITLE_NUMBERS["the_favor_of_the_lady"]
HORN_OF_GONDOR: Final = TITLE_NUMBERS["horn_of_gondor"]
SELF_PRESERVATION: Final = TITLE_NUMBERS["self_preservation"]
SHADOW_KEY: Final = TITLE_NUMBERS["shadow_key"]
GREAT_FOREST_WEB: Final = TITLE_NUMBERS["great_forest_web"]
HUMMERHORNS: Final = TITLE_NUMBERS["hummerhorns"]
THEODRED: Final = TITLE_NUMBERS["theodred"]
STING: Final = 5  # the damage of Hummerhorns
OLD_FOREST_ROAD: Final = TITLE_NUMBERS["old_forest_road"]
HEALERS: Final = (
    TITLE_NUMBERS["glorfindel"],
    TITLE_NUMBERS["daughter_of_the_nimrodel"],
    TITLE_NUMBERS["lore_of_imladris"],
)
DWARF: Final = trait("dwarf")

HARMED: Final = (ASK_DAMAGE, ASK_EXHAUST, ASK_DISCARD, ASK_LEAVE_QUEST, ASK_RESTRICTED)


def quick_word(state: LcgState) -> int:
    """The option that brings most, told without trying any."""
    options = state.options
    if len(options) == 1:
        return options[0]
    gains = gains_of(state, options)
    best: i64 = 0
    for place in range(len(gains)):
        if gains[place] > gains[best]:
            best = place
    return options[best]


def gains_of(state: LcgState, words: list[int]) -> list[float]:
    """What each of some options brings to the player who is asked."""
    outlook = Outlook(state, state.seat)
    prompt = state.prompt
    if prompt == ASK_COMMIT:
        return gains_by_plan(Muster(outlook).words([word for word in state.options if word != DONE]), words)
    if prompt in (ASK_ATTACKERS, ASK_JOIN):
        return gains_by_plan(planned_strikers(outlook), words)
    return [gain_of_word(outlook, word) for word in words]


def gains_by_plan(lineup: list[int], words: list[int]) -> list[float]:
    """What words bring that are said one after the other, in ascending order: the next one of the plan, then `done`."""
    following = lineup[0] if len(lineup) > 0 else DONE
    return [BY_PLAN if word == following else OFF_PLAN if word < following else 0.0 for word in words]


def gain_of_word(outlook: Outlook, word: i64) -> float:
    """What an option brings to the player who is asked."""
    state = outlook.state
    prompt = state.prompt
    if word in (PASS, DONE, WORD_STAY) or (word == WORD_NONE and prompt != ASK_DEFEND):
        return 0.0
    if prompt in (ASK_PLAN, ASK_ACT):
        return gain_of_deed(outlook, word)
    if prompt == ASK_RESPOND:
        return gain_of_response(outlook, word)
    if prompt == ASK_MULLIGAN:
        return gain_of_mulligan(outlook) if word == YES else 0.0
    if word in (YES, NO):
        return 0.42 if word == YES else 0.0
    if prompt == ASK_PAY:
        return -abs(float(word - NUMBER_WORD - planned_payment(outlook)))
    if prompt in (ASK_X, ASK_HEAL):
        return float(word)
    if prompt == ASK_TRAVEL:
        return gain_of_travel(outlook, state.lineup.card_of(word))
    if prompt == ASK_ENGAGE:
        return outlook.gain_of_engaging(state.lineup.card_of(word)) - 0.24
    if prompt == ASK_DEFEND:
        return gain_of_defence(outlook, NO_CARD if word == WORD_NONE else state.lineup.card_of(word))
    if prompt == ASK_SENTINEL:
        return gain_of_help(outlook, state.lineup.card_of(word))
    if prompt == ASK_ATTACK:
        return gain_of_attack(outlook, state.lineup.card_of(word))
    if prompt == ASK_TAKES_DAMAGE:
        return -cost_of_blow(outlook, state.lineup.card_of(word), state.prompt_args[1])
    return gain_of_choice(outlook, word)


def gain_of_choice(outlook: Outlook, word: i64) -> float:
    """What it brings to name a card, a player or a mode for the text of a card."""
    state = outlook.state
    prompt = state.prompt
    asking: i64 = NAME_TITLES[state.prompt_args[0]] if state.prompt_args and state.prompt_args[0] >= 0 else NO_CARD
    if prompt in (ASK_MODE, ASK_LOOK):
        return gain_of_mode(outlook, word)
    if SEAT <= word < SEAT + MOST_SEATS:
        return gain_of_player(outlook, word - SEAT)
    if word == WORD_EACH:
        return 0.1 * float(state.players())
    if not NAME <= word < NAME + NAME_ROOM:
        return 0.0
    if prompt in (ASK_FROM_HAND, ASK_TAKE_ONE, ASK_PUT_BACK, ASK_PUT_INTO_PLAY, ASK_SEARCH, ASK_FROM_PILE):
        return gain_of_title(outlook, NAME_TITLES[word - NAME])
    card = state.lineup.card_of(word)
    if prompt == ASK_ATTACH_TO:
        return gain_of_host(outlook, asking, card)
    if prompt in HARMED:
        return gain_of_harm(outlook, asking, card)
    if prompt == ASK_TARGET:
        return gain_of_target(outlook, asking, card)
    if prompt == ASK_ENEMY_TO_FACE:
        return -float(stat(state, card, ATTACK))
    return 0.0


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
        hand += opening_value(title) * (0.63 if title == last else 1.0)
        last = title
    return 0.98 * total * float(HAND_SIZE) / float(max(1, len(deck))) - hand


def opening_value(title: Title) -> float:
    """What a card is worth in the first hand: cheap cards that serve the whole game."""
    cost: i64 = CARD_COST[title]
    value = max(0.0, CARD_VALUES[title])
    return value if cost <= 2 else 0.35 * value


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
        most = -100.0
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


def need_of(outlook: Outlook, hero: Card) -> float:
    """How much a hero's resources are wanted for the other cards of the hand, or by the hero himself."""
    state = outlook.state
    need = (1.2 if state.title(hero) == ARAGORN else 0.0) + 2.1 * float(price_to_ready(state, hero))
    sphere = CARD_SPHERE[state.title(hero)]
    for title in state.hands[outlook.seat]:
        if CARD_SPHERE[title] == sphere:
            need += A_NEED * float(max(1, CARD_COST[title]))
    return need


# Quest and travel


def gain_of_travel(outlook: Outlook, location: Card) -> float:
    """A location no longer threatens from the staging area, but takes progress before the quest does."""
    state = outlook.state
    title = state.title(location)
    threat = stat(state, location, THREAT)
    points: i64 = QUEST_POINTS[title] - state.tokens[location]
    gain = STAGED * 2.4 * float(threat) - 0.47 * float(points) + TRAVELLING[title] + 1.0
    if title == GREAT_FOREST_WEB:
        gain -= cost_of_exhausting(outlook)
    if is_last_stage(state):
        left: i64 = QUEST_POINTS[state.title(state.quest)] - state.tokens[state.quest]
        strength = willpower_at_hand(state) - threat_in_staging(state) - 2
        if strength >= left and strength + threat < left + points:
            gain -= 8.0
    return gain


def cost_of_exhausting(outlook: Outlook) -> float:
    """What it costs in this round's fight to exhaust the hero who can be spared best."""
    state = outlook.state
    least = 100.0
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
    return total * 2 // 3


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
    helped = Outlook(state, attack.seat).party().cost_undefended(strength)
    return helped - party.cost_of_defence(place, strength) - outlook.loss_of_fighter(card) - 0.3


def gain_of_attack(outlook: Outlook, enemy: Card) -> float:
    """What it brings to attack an enemy with all that can: its death, or a wound."""
    state = outlook.state
    strength: i64 = 0
    for word in able(state, outlook.seat, enemy):
        strength += stat(state, state.lineup.card_of(word), ATTACK, enemy)
    defense = stat(state, enemy, DEFENSE)
    left = hit_points_left(state, enemy)
    value = value_of_death(state, enemy, stat(state, enemy, ATTACK))
    if strength >= defense + left:
        return 5.0 + value - 0.21 * float(defense + left)
    return 0.18 * value * float(strength - defense) / float(left) if strength > defense else -0.31


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


def cost_of_blow(outlook: Outlook, card: Card, n: i64) -> float:
    """What it costs if a character takes the damage of an attack."""
    party = outlook.party()
    place = party.place_of(card)
    if place == NO_CARD:
        return 0.0
    cost = party.cost_of_damage(place, n)
    return cost + 0.15 * float(n) / float(max(1, party.left[place]))


# Texts of cards


def gain_of_mode(outlook: Outlook, word: i64) -> float:
    """One of several things that a card does: Gandalf's choice, a card of the encounter deck, a defense or a willpower."""
    state = outlook.state
    if word == WORD_DRAW:
        return 3.0 * A_CARD + 0.25 * float(max(0, 3 - len(state.hands[outlook.seat])))
    if word == WORD_LOWER_THREAT:
        return -threat_cost(state.threat[outlook.seat], -5) - 0.63
    if word == WORD_DAMAGE:
        best = 0.0
        for enemy in all_enemies(state):
            best = max(best, gain_of_hurting(outlook, enemy, 4))
        return best
    if word in (WORD_WILLPOWER, WORD_DEFENSE):
        return float((word == WORD_WILLPOWER) == (state.phase == QUEST_PHASE))
    if word in (WORD_BOTTOM, WORD_LEAVE):
        top: i64 = state.decks[ENCOUNTER].top[0]
        bad = REVEALED_THREAT[top] >= 3 or KINDS[top] == ENEMY
        return float(bad == (word == WORD_BOTTOM))
    return 0.0


def gain_of_hurting(outlook: Outlook, enemy: Card, n: i64) -> float:
    """What it brings to deal an enemy damage."""
    state = outlook.state
    left = hit_points_left(state, enemy)
    value = value_of_death(state, enemy, stat(state, enemy, ATTACK)) + STAGED * float(stat(state, enemy, THREAT))
    if n >= left:
        return value + 1.0
    return 0.43 * value * float(n) / float(left)


def gain_of_player(outlook: Outlook, seat: Seat) -> float:
    """Which player a card should serve: who has most need of cards, else oneself."""
    state = outlook.state
    gain = 0.1 if seat == outlook.seat else 0.0
    gain += 0.02 * float(state.threat[seat]) + 0.03 * float(len(state.engaged(seat)))
    return gain - 0.05 * float(len(state.hands[seat]))


def gain_of_title(outlook: Outlook, title: Title) -> float:
    """What it brings to name a card of a hand, a deck or a pile."""
    state = outlook.state
    if KINDS[title] >= ENEMY:
        # A spider that must be found: the Spawn, for its death wins the game.
        if title == UNGOLIANTS_SPAWN:
            return 5.0
        return -float(PRINTED[ATTACK][title] + PRINTED[THREAT][title])
    value = outlook.value_in_hand(title)
    if state.prompt == ASK_FROM_HAND:
        return -value
    if state.prompt == ASK_PUT_INTO_PLAY and title == GANDALF:
        return 100.0
    return CARD_VALUES[title] if state.prompt == ASK_PUT_INTO_PLAY else value


def gain_of_host(outlook: Outlook, asking: Title, card: Card) -> float:
    """What it brings to attach a card here."""
    state = outlook.state
    if is_enemy(state, card):
        if not can_attack(state, card, outlook.seat):
            return 0.0
        return float(stat(state, card, ATTACK)) + 0.23 * float(hit_points_left(state, card))
    if state.kind(card) == LOCATION:
        return float(stat(state, card, THREAT)) + 0.14 * float(QUEST_POINTS[state.title(card)])
    gain = 0.0
    if state.keeper[card] != outlook.seat:
        gain -= 5.0
    if asking != NO_CARD and is_restricted(asking) and len(restricted_on(state, card)) >= 2:
        gain -= 10.0
    will = float(stat(state, card, WILLPOWER))
    strength = float(stat(state, card, ATTACK))
    guard = float(stat(state, card, DEFENSE)) + 0.29 * float(hit_points_left(state, card))
    if asking in (STEWARD_OF_GONDOR, HORN_OF_GONDOR):
        return gain + demand_for(state, outlook.seat, card)
    if asking == CELEBRIANS_STONE:
        return gain + will + (2.5 if state.title(card) == ARAGORN else 0.0)
    if asking == UNEXPECTED_COURAGE:
        already = len([other for other in state.attached_to(card) if state.title(other) == UNEXPECTED_COURAGE])
        return gain + will + strength + guard - 4.3 * float(already)
    if asking == FAVOR_OF_THE_LADY:
        return gain + will
    if asking in (DWARVEN_AXE, BLADE_OF_GONDOLIN):
        return gain + strength + (2.0 if asking == DWARVEN_AXE and has_trait(state, card, DWARF) else 0.0)
    if asking in (CITADEL_PLATE, SELF_PRESERVATION):
        return gain + guard
    if asking in (FOREST_SNARE, POWER_IN_THE_EARTH):
        return gain
    return gain - will


def is_restricted(title: Title) -> bool:
    """Whether an attachment is restricted."""
    return title in (CELEBRIANS_STONE, BLADE_OF_GONDOLIN, CITADEL_PLATE, DWARVEN_AXE, HORN_OF_GONDOR)


def demand_for(state: LcgState, seat: Seat, hero: Card) -> float:
    """How much of the deck a hero's resources pay for, shared with the other heroes of his sphere."""
    sphere = CARD_SPHERE[state.title(hero)]
    cost: i64 = 0
    for title in state.lineup.decks[seat]:
        if CARD_SPHERE[title] == sphere and CARD_COST[title] > 0:
            cost += CARD_COST[title]
    alike = len([other for other in state.heroes(seat) if CARD_SPHERE[state.title(other)] == sphere])
    return float(cost) / float(max(1, alike)) + (1.0 if state.title(hero) == ARAGORN else 0.0)


def gain_of_harm(outlook: Outlook, asking: Title, card: Card) -> float:
    """What it brings to let a card be damaged, exhausted, discarded or taken off the quest; enemies are hurt gladly."""
    state = outlook.state
    if is_enemy(state, card):
        return gain_of_hurting(outlook, card, 2)
    prompt = state.prompt
    party = outlook.party()
    place = party.place_of(card)
    if place == NO_CARD:
        value = 0.12 * CARD_VALUES[state.title(card)]
        # Conditions that the encounter deck put there are gladly lost.
        return -value if state.owner[card] != ENCOUNTER else 5.0
    if prompt == ASK_DAMAGE:
        return -cost_of_blow(outlook, card, STING if asking == HUMMERHORNS else 2)
    if prompt == ASK_LEAVE_QUEST:
        return -float(stat(state, card, WILLPOWER))
    if prompt == ASK_DISCARD:
        return -party.value[place]
    return -outlook.loss_of_fighter(card) - 0.063 * float(stat(state, card, DEFENSE) + stat(state, card, ATTACK))


def gain_of_target(outlook: Outlook, asking: Title, card: Card) -> float:
    """What it brings that a card's text is about this card."""
    state = outlook.state
    if is_enemy(state, card):
        if asking == GANDALF:
            return gain_of_hurting(outlook, card, 4)
        return float(stat(state, card, ATTACK)) + 0.92 * float(stat(state, card, THREAT))
    if state.kind(card) == LOCATION:
        left = QUEST_POINTS[state.title(card)] - state.tokens[card]
        return float(stat(state, card, THREAT)) - 0.23 * float(left)
    if asking != NO_CARD and KINDS[asking] >= ENEMY:
        return gain_of_burden(outlook, asking, card)
    if state.damage[card] > 0 and asking in HEALERS:
        party = outlook.party()
        place = party.place_of(card)
        return float(state.damage[card]) * (party.wound[place] if place != NO_CARD else 0.35)
    if asking == THEODRED:
        return need_of(outlook, card) - A_NEED * float(state.tokens[card])
    if state.exhausted(card):
        return 1.0 + outlook.gain_of_fighter(card) + 0.077 * float(stat(state, card, ATTACK))
    return 0.0


def gain_of_burden(outlook: Outlook, asking: Title, card: Card) -> float:
    """Which character an encounter card is about: who bears it best; the Old Forest Road readies one."""
    state = outlook.state
    if asking == OLD_FOREST_ROAD:
        return outlook.gain_of_fighter(card) + 0.085 * float(stat(state, card, ATTACK) + stat(state, card, DEFENSE))
    strength = float(stat(state, card, ATTACK) + stat(state, card, DEFENSE))
    if asking == SHADOW_KEY:
        return float(hit_points_left(state, card))
    if asking == GANDALFS_MAP:
        return float(stat(state, card, WILLPOWER)) - strength
    return -float(stat(state, card, WILLPOWER)) - 0.41 * strength
