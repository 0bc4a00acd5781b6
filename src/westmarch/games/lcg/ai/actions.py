"""What it brings to use a card's action or to play a card out of the hand; a pass brings 0."""

from typing import Final

from mypy_extensions import i64

from westmarch.core.state import Seat
from westmarch.games.lcg.ai.fight import GANDALF, Foes, outcome_of_fight
from westmarch.games.lcg.ai.outlook import UNEXPECTED_COURAGE, Outlook, objectives_claimed, threat_cost
from westmarch.games.lcg.ai.values import CARD_VALUES, FORESEEN, KEPT_FOR, PRICES
from westmarch.games.lcg.ai.weights.gains import (
    A_CARD,
    A_HERO_BACK,
    A_RESOURCE,
    AN_ACTION,
    AN_ARCHER,
    AN_ARROW,
    BEFORE_IT_STRIKES,
    BEORN_GONE,
    BEORNS_KILL,
    BERAVOR_USED,
    BERAVORS_CARDS,
    BY_STEALTH,
    CLAIMED_IN_CAVERNS,
    CLAIMED_IN_TOWER,
    DECK_AT_ITS_END,
    DECK_RENEWED,
    DENETHORS_LOOK,
    EOWYN_USED,
    EOWYNS_CARD,
    FARAMIR_EXHAUSTED,
    FOUND_IN_TOMB,
    GANDALF_FIGHTING,
    GANDALF_LOWERING,
    GANDALFS_MAP_CLAIMED,
    GLEOWINE_EXHAUSTED,
    GLORFINDEL_HEALS,
    GLORFINDELS_HASTE,
    HEALED,
    HEALER_EXHAUSTED,
    HENAMARTHS_LOOK,
    HERO_WOUND,
    IN_VAIN,
    LESS_THREAT,
    MUCH_DISCARDED,
    MUCH_THREAT,
    NEARLY_OUT,
    NEARLY_THROUGH,
    ONLY_A_LIGHT,
    PRICE_OF_FOUND,
    PROTECTOR_USED,
    PROTECTORS_CARD,
    QUIET_LOCATION,
    READIED_EARLY,
    SAVED_BY_HEALING,
    SEARCHED,
    SNARED,
    STAYING_EXHAUSTED,
    THREAT_HANDED_ON,
    THREAT_TO_LOWER,
    THREE_CARDS,
)
from westmarch.games.lcg.cards.book import ABILITIES, ACTION, NO_DRAWING, NO_LIMIT
from westmarch.games.lcg.components import (
    ALLY,
    AT_ALLY,
    ATTACHMENT,
    ATTACK,
    CARD_COST,
    CARD_SPHERE,
    COMBAT,
    COMMITTED,
    DEFENSE,
    ELIMINATION_THREAT,
    ENCOUNTER,
    ENCOUNTER_PHASE,
    EVENT,
    HIT_POINTS,
    KINDS,
    NEUTRAL,
    NO_CARD,
    OBJECTIVE,
    PLANNING,
    PRINTED,
    QUEST_PHASE,
    QUEST_POINTS,
    SPIRIT,
    THREAT,
    TITLE_NUMBERS,
    TRAVEL,
    Card,
    Title,
)
from westmarch.games.lcg.rules.numbers import can_attack, hit_points_left, is_enemy, marked, stat
from westmarch.games.lcg.rules.playing.payment import can_give, payers, purse
from westmarch.games.lcg.rules.round import price_to_ready
from westmarch.games.lcg.rules.under_way import ENEMY_ATTACK, bonus_of, defenders_of, frame_at
from westmarch.games.lcg.state import LcgState
from westmarch.games.lcg.words import PLAY

CARDS_OF_DECKS: Final = 1 << ALLY | 1 << ATTACHMENT | 1 << EVENT

BERAVOR: Final = TITLE_NUMBERS["beravor"]
DENETHOR: Final = TITLE_NUMBERS["denethor"]
EOWYN: Final = TITLE_NUMBERS["eowyn"]
GLORFINDEL: Final = TITLE_NUMBERS["glorfindel"]
BEORN: Final = TITLE_NUMBERS["beorn"]
DAUGHTER: Final = TITLE_NUMBERS["daughter_of_the_nimrodel"]
FARAMIR: Final = TITLE_NUMBERS["faramir"]
GLEOWINE: Final = TITLE_NUMBERS["gleowine"]
HENAMARTH: Final = TITLE_NUMBERS["henamarth_riversong"]
WANDERING_TOOK: Final = TITLE_NUMBERS["wandering_took"]
FOREST_SNARE: Final = TITLE_NUMBERS["forest_snare"]
POWER_IN_THE_EARTH: Final = TITLE_NUMBERS["power_in_the_earth"]
PROTECTOR_OF_LORIEN: Final = TITLE_NUMBERS["protector_of_lorien"]
SELF_PRESERVATION: Final = TITLE_NUMBERS["self_preservation"]
STEWARD_OF_GONDOR: Final = TITLE_NUMBERS["steward_of_gondor"]
A_LIGHT_IN_THE_DARK: Final = TITLE_NUMBERS["a_light_in_the_dark"]
A_TEST_OF_WILL: Final = TITLE_NUMBERS["a_test_of_will"]
BEORNS_HOSPITALITY: Final = TITLE_NUMBERS["beorns_hospitality"]
BLADE_MASTERY: Final = TITLE_NUMBERS["blade_mastery"]
DWARVEN_TOMB: Final = TITLE_NUMBERS["dwarven_tomb"]
EVER_VIGILANT: Final = TITLE_NUMBERS["ever_vigilant"]
FEINT: Final = TITLE_NUMBERS["feint"]
FOR_GONDOR: Final = TITLE_NUMBERS["for_gondor"]
FORTUNE_OR_FATE: Final = TITLE_NUMBERS["fortune_or_fate"]
GALADHRIMS_GREETING: Final = TITLE_NUMBERS["the_galadhrims_greeting"]
GANDALFS_SEARCH: Final = TITLE_NUMBERS["gandalfs_search"]
GRIM_RESOLVE: Final = TITLE_NUMBERS["grim_resolve"]
HASTY_STROKE: Final = TITLE_NUMBERS["hasty_stroke"]
LORE_OF_IMLADRIS: Final = TITLE_NUMBERS["lore_of_imladris"]
LORIENS_WEALTH: Final = TITLE_NUMBERS["loriens_wealth"]
QUICK_STRIKE: Final = TITLE_NUMBERS["quick_strike"]
RADAGASTS_CUNNING: Final = TITLE_NUMBERS["radagasts_cunning"]
RAIN_OF_ARROWS: Final = TITLE_NUMBERS["rain_of_arrows"]
SECRET_PATHS: Final = TITLE_NUMBERS["secret_paths"]
SNEAK_ATTACK: Final = TITLE_NUMBERS["sneak_attack"]
STAND_AND_FIGHT: Final = TITLE_NUMBERS["stand_and_fight"]
THICKET_OF_SPEARS: Final = TITLE_NUMBERS["thicket_of_spears"]
WILL_OF_THE_WEST: Final = TITLE_NUMBERS["will_of_the_west"]
GANDALFS_MAP: Final = TITLE_NUMBERS["gandalfs_map"]
THROUGH_THE_CAVERNS: Final = TITLE_NUMBERS["through_the_caverns"]


# What is printed on the cards that are foreseen here.
BEORNS_RAGE: Final = 5  # more attack
THREAT_TO_CLAIM: Final = 2
GREETING: Final = 6  # less threat
WEALTH: Final = 3  # cards


def gain_of_action(outlook: Outlook, word: i64) -> float:
    """What it brings to use a card on the table or to play one out of the hand."""
    if word < PLAY:
        card = outlook.state.lineup.card_of(word)
        return gain_of_use(outlook, card)
    title = word - PLAY
    if KINDS[title] == EVENT:
        return gain_of_event(outlook, title) - kept_prices(outlook, title)
    return gain_of_play(outlook, title) - kept_prices(outlook, title)


def kept_prices(outlook: Outlook, title: Title) -> float:
    """What it costs to be without the price of other cards once this one is paid for."""
    state = outlook.state
    cost: i64 = max(0, CARD_COST[title])
    total = cost_of_webs(outlook, title, cost)
    if cost == 0:
        return total
    last: i64 = -1
    for other in state.hands[outlook.seat]:
        if other != title and other != last and KEPT_FOR[other] > 0.0:
            shared = NEUTRAL in (CARD_SPHERE[title], CARD_SPHERE[other]) or CARD_SPHERE[title] == CARD_SPHERE[other]
            money = purse(state, outlook.seat, other)
            if shared and money >= CARD_COST[other] and money - cost < CARD_COST[other]:
                total += KEPT_FOR[other]
        last = other
    return total


def cost_of_webs(outlook: Outlook, title: Title, cost: i64) -> float:
    """What it costs to take resources from heroes who need them to ready."""
    state = outlook.state
    free: i64 = purse(state, outlook.seat, title)
    total = 0.0
    for hero in payers(state, outlook.seat, title):
        price = price_to_ready(state, hero)
        if price > 0:
            free -= min(price, can_give(state, hero, title))
            total = STAYING_EXHAUSTED
    return total if free < cost else 0.0


def gain_of_play(outlook: Outlook, title: Title) -> float:
    """What it brings to play an ally or attachment."""
    state = outlook.state
    if title == FOREST_SNARE:
        return SNARED * float(strongest(state, outlook.seat)) - PRICES[title]
    if title == POWER_IN_THE_EARTH:
        return QUIET_LOCATION * float(min(1, most_threatening(state, False))) - PRICES[title]
    gain = CARD_VALUES[title] - PRICES[title]
    if title == GANDALF and SNEAK_ATTACK in state.hands[outlook.seat]:
        gain -= BY_STEALTH
    return gain


def strongest(state: LcgState, seat: Seat) -> i64:
    """The highest attack among the enemies engaged with a player that can attack."""
    most: i64 = 0
    for enemy in state.engaged(seat):
        if can_attack(state, enemy, seat):
            most = max(most, stat(state, enemy, ATTACK))
    return most


def most_threatening(state: LcgState, enemies: bool) -> i64:
    """The highest threat of an enemy, or of a location, in the staging area."""
    most: i64 = 0
    for card in state.staging():
        if is_enemy(state, card) == enemies:
            most = max(most, stat(state, card, THREAT))
    return most


# Cards on the table


def gain_of_use(outlook: Outlook, card: Card) -> float:
    """What it brings to use the action of a card on the table."""
    state = outlook.state
    title = state.title(card)
    if title == STEWARD_OF_GONDOR:
        return 2.0 * A_RESOURCE
    if title == GLEOWINE:
        return A_CARD - GLEOWINE_EXHAUSTED if may_draw(outlook) else IN_VAIN
    if title == UNEXPECTED_COURAGE:
        return gain_of_readying(outlook, state.host[card])
    if title == FARAMIR:
        return gain_of_faramir(outlook, card)
    if title == EOWYN:
        if state.phase != QUEST_PHASE or not outlook.is_staged() or state.flags[card] & COMMITTED == 0:
            return IN_VAIN
        return outlook.gain_of_willpower(1) - EOWYNS_CARD * outlook.worst_in_hand() - EOWYN_USED
    if title == PROTECTOR_OF_LORIEN:
        return gain_of_protector(outlook, state.host[card])
    if title == BERAVOR:
        if state.phase not in (TRAVEL, ENCOUNTER_PHASE, COMBAT) or not may_draw(outlook):
            return IN_VAIN
        return BERAVORS_CARDS * A_CARD - BERAVOR_USED - outlook.loss_of_fighter(card)
    if title == DENETHOR:
        early = state.phase == QUEST_PHASE and not outlook.is_staged()
        return DENETHORS_LOOK - outlook.loss_of_fighter(card, True) if early else IN_VAIN
    if title == HENAMARTH:
        return HENAMARTHS_LOOK if state.phase == PLANNING and not knows_top(state, outlook.seat) else IN_VAIN
    if title in (DAUGHTER, SELF_PRESERVATION):
        return HEALED * float(min(2, worst_wound(state, outlook.seat, title == DAUGHTER))) - HEALER_EXHAUSTED
    if title == GLORFINDEL:
        return GLORFINDEL_HEALS * float(worst_wound(state, outlook.seat, False)) - A_RESOURCE + GLORFINDELS_HASTE
    if title == BEORN:
        return gain_of_beorn(outlook, card)
    if title == WANDERING_TOOK:
        return gain_of_handing_on(state, outlook.seat)
    return gain_of_claim(outlook, card) if state.kind(card) == OBJECTIVE else gain_of_any_action(title)


def gain_of_any_action(title: Title) -> float:
    """An action of which nothing is known: it is used where that costs something or is limited, or it would never end."""
    for ability in ABILITIES[title]:
        if ability.kind == ACTION and (len(ability.costs) > 0 or ability.limit != NO_LIMIT):
            return AN_ACTION
    return IN_VAIN


def may_draw(outlook: Outlook) -> bool:
    """Whether this player still has cards to draw, and no location forbids it."""
    state = outlook.state
    active = state.active()
    forbidden = active != NO_CARD and marked(state, active, NO_DRAWING)
    return not forbidden and len(state.decks[outlook.seat]) > 0


def knows_top(state: LcgState, seat: Seat) -> bool:
    """Whether a player has seen the top card of the encounter deck."""
    seen = state.top_seen[ENCOUNTER]
    return len(seen) > 0 and seen[0] & state.seer(seat) != 0


def worst_wound(state: LcgState, seat: Seat, heroes_only: bool) -> i64:
    """The most damage on one of a player's characters."""
    most: i64 = 0
    for card in state.heroes(seat) if heroes_only else state.characters(seat):
        most = max(most, state.damage[card])
    return most


def gain_of_readying(outlook: Outlook, character: Card) -> float:
    """What it brings to ready a character now: it can fight; before the fight there is no hurry."""
    if outlook.state.phase not in (ENCOUNTER_PHASE, COMBAT):
        return IN_VAIN
    return outlook.gain_of_fighter(character) - READIED_EARLY


def gain_of_faramir(outlook: Outlook, card: Card) -> float:
    """One more willpower for each character, once all cards are revealed."""
    state = outlook.state
    if state.phase != QUEST_PHASE or not outlook.is_staged():
        return IN_VAIN
    more: i64 = 0
    for character in state.characters(outlook.seat):
        if state.flags[character] & COMMITTED:
            more += 1
    return outlook.gain_of_willpower(more) - outlook.loss_of_fighter(card) - FARAMIR_EXHAUSTED


def gain_of_protector(outlook: Outlook, host: Card) -> float:
    """One more willpower or defense for a card of the hand."""
    state = outlook.state
    price = PROTECTORS_CARD * outlook.worst_in_hand() + PROTECTOR_USED
    if state.phase == QUEST_PHASE and outlook.is_staged() and state.flags[host] & COMMITTED:
        return outlook.gain_of_willpower(1) - price
    attack = frame_at(state, ENEMY_ATTACK)
    if attack is not None and host in defenders_of(state, attack):
        party = outlook.party()
        place = party.place_of(host)
        strength = stat(state, attack.source, ATTACK) + bonus_of(attack) - stat(state, host, DEFENSE)
        if place != NO_CARD:
            return party.cost_of_damage(place, strength) - party.cost_of_damage(place, strength - 1) - price
    return IN_VAIN


def gain_of_beorn(outlook: Outlook, card: Card) -> float:
    """Five more attack, after which Beorn is gone: only where that kills."""
    state = outlook.state
    if state.phase != COMBAT or frame_at(state, ENEMY_ATTACK) is not None or state.exhausted(card):
        return IN_VAIN
    most = 0.0
    for enemy in state.engaged(outlook.seat):
        need = stat(state, enemy, DEFENSE) + hit_points_left(state, enemy)
        if stat(state, card, ATTACK) < need <= stat(state, card, ATTACK) + BEORNS_RAGE:
            most = max(most, float(stat(state, enemy, ATTACK)) + BEORNS_KILL)
    return most - BEORN_GONE


def gain_of_handing_on(state: LcgState, seat: Seat) -> float:
    """Three threat for another player with Wandering Took."""
    least: i64 = ELIMINATION_THREAT
    for other in state.seats_in_order():
        if other != seat:
            least = min(least, state.threat[other])
    wanted = state.threat[seat] >= MUCH_THREAT and least + LESS_THREAT <= state.threat[seat]
    return THREAT_HANDED_ON if wanted else IN_VAIN


def gain_of_claim(outlook: Outlook, objective: Card) -> float:
    """An objective costs threat at once, and two of the three cost something every round."""
    state = outlook.state
    price = threat_cost(state.threat[outlook.seat], THREAT_TO_CLAIM)
    points: i64 = QUEST_POINTS[state.title(state.quest)]
    missing = points - state.tokens[state.quest]
    if state.title(objective) == GANDALFS_MAP:
        return GANDALFS_MAP_CLAIMED - price
    if state.title(state.quest) == THROUGH_THE_CAVERNS:
        return CLAIMED_IN_CAVERNS - price if missing <= NEARLY_THROUGH else IN_VAIN
    first = objectives_claimed(state) == 0 and missing <= NEARLY_OUT
    return CLAIMED_IN_TOWER - price if first else IN_VAIN


# Events played as actions


def gain_of_event(outlook: Outlook, title: Title) -> float:
    """What it brings to play an event now."""
    state = outlook.state
    if not FORESEEN[title]:
        return CARD_VALUES[title] - PRICES[title]
    gain = IN_VAIN
    if title == GALADHRIMS_GREETING:
        threat = state.threat[outlook.seat]
        gain = -threat_cost(threat, -GREETING) if threat >= GREETING else 0.0
    elif title == LORIENS_WEALTH:
        gain = THREE_CARDS * A_CARD if may_draw(outlook) and len(state.decks[outlook.seat]) > WEALTH else IN_VAIN
    elif title == SNEAK_ATTACK:
        gain = gain_of_sneaking(outlook)
    elif title in (RADAGASTS_CUNNING, SECRET_PATHS):
        if outlook.is_staged():
            gain = outlook.gain_of_willpower(most_threatening(state, title == RADAGASTS_CUNNING))
    elif title == LORE_OF_IMLADRIS:
        gain = gain_of_healing(state, outlook.seat)
    elif title == BEORNS_HOSPITALITY:
        for hero in state.heroes(outlook.seat):
            gain += HERO_WOUND * float(state.damage[hero])
    elif title == STAND_AND_FIGHT:
        gain = best_from_pile(outlook, 1 << ALLY, NO_CARD)
    elif title == DWARVEN_TOMB:
        gain = FOUND_IN_TOMB * best_from_pile(outlook, CARDS_OF_DECKS, SPIRIT)
    elif title == FORTUNE_OR_FATE:
        gain = A_HERO_BACK
    elif title == WILL_OF_THE_WEST:
        at_its_end = len(state.decks[outlook.seat]) <= DECK_AT_ITS_END
        gain = DECK_RENEWED if at_its_end and len(state.piles[outlook.seat]) > MUCH_DISCARDED else IN_VAIN
    elif title == GANDALFS_SEARCH:
        gain = SEARCHED if state.phase == PLANNING else IN_VAIN
    elif state.phase in (ENCOUNTER_PHASE, COMBAT):
        gain = gain_in_fight(outlook, title)
    return gain - PRICES[title]


def gain_of_healing(state: LcgState, seat: Seat) -> float:
    """All damage taken off one character."""
    most = 0.0
    for hero in state.heroes(seat):
        value = HERO_WOUND * float(state.damage[hero])
        if state.damage[hero] > 1 and hit_points_left(state, hero) <= 2:
            value += SAVED_BY_HEALING
        most = max(most, value)
    return most


def best_from_pile(outlook: Outlook, kinds: i64, sphere: i64) -> float:
    """The best card of the own discard pile of some kinds, which will cost its price."""
    state = outlook.state
    best = IN_VAIN
    for title in state.piles[outlook.seat]:
        fits = kinds >> KINDS[title] & 1 == 1 and (sphere == NO_CARD or CARD_SPHERE[title] == sphere)
        if fits and (kinds != 1 << ALLY or CARD_COST[title] <= purse(state, outlook.seat, STAND_AND_FIGHT)):
            best = max(best, outlook.value_in_hand(title) - PRICE_OF_FOUND * PRICES[title])
    return best


def gain_of_sneaking(outlook: Outlook) -> float:
    """An ally of the hand comes for a phase: Gandalf above all, who does something at once."""
    state = outlook.state
    foes = outlook.foes()
    fighting = state.phase == COMBAT and len(foes.cards) > 0
    best = 0.0
    for title in state.hands[outlook.seat]:
        if KINDS[title] == ALLY and not (title == GANDALF and state.title_in_play(GANDALF)):
            value = gain_of_guest(outlook, title, foes) if fighting else 0.0
            if title == GANDALF:
                high = state.threat[outlook.seat] >= THREAT_TO_LOWER
                value += GANDALF_FIGHTING if fighting else GANDALF_LOWERING if high else 0.0
            best = max(best, value)
    return best


def gain_of_guest(outlook: Outlook, title: Title, foes: Foes) -> float:
    """What an ally brings that is here for the fight alone."""
    party = outlook.party()
    before = outcome_of_fight(party, party.ready, party.strikes, foes)
    party.cards.append(NO_CARD)
    party.attack.append(PRINTED[ATTACK][title])
    party.defense.append(PRINTED[DEFENSE][title])
    party.left.append(PRINTED[HIT_POINTS][title])
    party.value.append(CARD_VALUES[title])
    party.wound.append(0.0)
    party.bounty.append(0.0)
    after = outcome_of_fight(party, [*party.ready, True], [*party.strikes, True], foes)
    party.cards.pop()
    party.attack.pop()
    party.defense.pop()
    party.left.pop()
    party.value.pop()
    party.wound.pop()
    party.bounty.pop()
    return after - before


def gain_in_fight(outlook: Outlook, title: Title) -> float:
    """What events bring that serve in a fight."""
    state = outlook.state
    if title in (EVER_VIGILANT, GRIM_RESOLVE):
        return gain_of_readying_some(outlook, title == GRIM_RESOLVE)
    attack = frame_at(state, ENEMY_ATTACK)
    if title == BLADE_MASTERY:
        return gain_of_mastery(outlook)
    foes = outlook.foes()
    if state.phase != COMBAT or len(foes.cards) == 0:
        return IN_VAIN
    if title == FEINT:
        return gain_without_attacks(outlook, foes, 1) if attack is None else IN_VAIN
    if title == THICKET_OF_SPEARS:
        return gain_without_attacks(outlook, foes, len(foes.cards)) if attack is None else IN_VAIN
    if title == A_LIGHT_IN_THE_DARK:
        return gain_without_attacks(outlook, foes, 1) - ONLY_A_LIGHT if attack is None else IN_VAIN
    if title == FOR_GONDOR:
        return gain_of_more_attack(outlook, foes)
    if title == RAIN_OF_ARROWS:
        return AN_ARROW * float(len(foes.cards)) - AN_ARCHER
    if title == QUICK_STRIKE:
        return gain_of_quick_strike(outlook, foes)
    return IN_VAIN


def gain_of_readying_some(outlook: Outlook, everybody: bool) -> float:
    """The best exhausted ally is readied, or all characters."""
    state = outlook.state
    party = outlook.party()
    foes = outlook.foes()
    if len(foes.cards) == 0:
        return IN_VAIN
    if everybody:
        every = [True] * len(party.cards)
        before = outcome_of_fight(party, party.ready, party.strikes, foes)
        return outcome_of_fight(party, every, every, foes) - before
    best = IN_VAIN
    for ally in state.zone(AT_ALLY, outlook.seat):
        if state.exhausted(ally):
            best = max(best, outlook.gain_of_fighter(ally))
    return best


def gain_without_attacks(outlook: Outlook, foes: Foes, n: i64) -> float:
    """The strongest attacks do not come."""
    party = outlook.party()
    before = outcome_of_fight(party, party.ready, party.strikes, foes)
    for foe in range(len(foes.cards)):
        if n > 0 and foes.attacking[foe]:
            foes.attacking[foe] = False
            n -= 1
    return outcome_of_fight(party, party.ready, party.strikes, foes) - before


def gain_of_more_attack(outlook: Outlook, foes: Foes) -> float:
    """Every character has one more attack."""
    party = outlook.party()
    before = outcome_of_fight(party, party.ready, party.strikes, foes)
    printed = party.attack
    party.attack = [attack + 1 for attack in printed]
    after = outcome_of_fight(party, party.ready, party.strikes, foes)
    party.attack = printed
    return after - before


def gain_of_mastery(outlook: Outlook) -> float:
    """One more defense for who defends against the attack under way."""
    state = outlook.state
    attack = frame_at(state, ENEMY_ATTACK)
    if attack is None:
        return IN_VAIN
    party = outlook.party()
    best = IN_VAIN
    for card in defenders_of(state, attack):
        place = party.place_of(card)
        strength = stat(state, attack.source, ATTACK) + bonus_of(attack) - stat(state, card, DEFENSE)
        if place != NO_CARD:
            best = max(best, party.cost_of_damage(place, strength) - party.cost_of_damage(place, strength - 1))
    return best


def gain_of_quick_strike(outlook: Outlook, foes: Foes) -> float:
    """A character that kills a foe alone before it attacks."""
    party = outlook.party()
    best = IN_VAIN
    for foe in range(len(foes.cards)):
        for place in range(len(party.cards)):
            if foes.attacking[foe] and party.strikes[place] and party.attack[place] >= foes.need[foe]:
                best = max(best, foes.value[foe] + BEFORE_IT_STRIKES)
    return best
