"""What it brings to respond with a card, and what the encounter cards would cost that can be cancelled; a pass brings 0."""

from typing import Final

from mypy_extensions import i64

from westmarch.games.lcg.ai.actions import A_TEST_OF_WILL, HASTY_STROKE, THROUGH_THE_CAVERNS
from westmarch.games.lcg.ai.fight import KNOWS_GUARDS, UNGOLIANTS_SPAWN, outcome_of_fight
from westmarch.games.lcg.ai.outlook import ARAGORN, Outlook, threat_cost, with_place
from westmarch.games.lcg.ai.values import CARD_VALUES
from westmarch.games.lcg.ai.weights.gains import (
    A_BLOW,
    A_RESPONSE,
    A_REVEAL,
    A_SHADOW,
    ARAGORNS_RICHES,
    ELEANOR_KEPT,
    EYED,
    IN_VAIN,
    MASSED,
    NEARLY_RESCUED,
    READYING,
    SHACKLED,
    SHADOW_ELSEWHERE,
    SHADOW_UNDEFENDED,
    SPAWNED,
    STROKE_KEPT,
    TEST_KEPT,
    WEBBED,
    WILL_STRENGTHENED,
)
from westmarch.games.lcg.components import (
    ATTACK,
    COMMITTED,
    EVENT,
    KINDS,
    LOCATION,
    NO_CARD,
    QUEST_POINTS,
    TITLE_NUMBERS,
    Card,
)
from westmarch.games.lcg.rules.numbers import is_enemy, stat
from westmarch.games.lcg.rules.under_way import ENEMY_ATTACK, REVEAL, SHADOW_EFFECT, bonus_of, defenders_of, frame_at
from westmarch.games.lcg.state import LcgState
from westmarch.games.lcg.words import PLAY

ELEANOR: Final = TITLE_NUMBERS["eleanor"]
SON_OF_ARNOR: Final = TITLE_NUMBERS["son_of_arnor"]
STRENGTH_OF_WILL: Final = TITLE_NUMBERS["strength_of_will"]

# Encounter cards with a text that may be cancelled.
EYES_OF_THE_FOREST: Final = TITLE_NUMBERS["eyes_of_the_forest"]
CAUGHT_IN_A_WEB: Final = TITLE_NUMBERS["caught_in_a_web"]
DESPAIR: Final = TITLE_NUMBERS["despair"]
DRIVEN_BY_SHADOW: Final = TITLE_NUMBERS["driven_by_shadow"]
THE_NECROMANCERS_REACH: Final = TITLE_NUMBERS["the_necromancers_reach"]
UNDER_THE_SHADOW: Final = TITLE_NUMBERS["under_the_shadow"]
IRON_SHACKLES: Final = TITLE_NUMBERS["iron_shackles"]
MASSING_AT_NIGHT: Final = TITLE_NUMBERS["massing_at_night"]
EVIL_STORM: Final = TITLE_NUMBERS["evil_storm"]
PURSUED_BY_SHADOW: Final = TITLE_NUMBERS["pursued_by_shadow"]
TREACHEROUS_FOG: Final = TITLE_NUMBERS["treacherous_fog"]
DOL_GULDUR_ORCS: Final = TITLE_NUMBERS["dol_guldur_orcs"]
KING_SPIDER: Final = TITLE_NUMBERS["king_spider"]

# What is printed on them.
STORM_FROM: Final = 35  # the threat from which on Evil Storm hurts
DESPAIR_TAKES: Final = 4  # progress


def gain_of_response(outlook: Outlook, word: i64) -> float:
    """What it brings to respond with a card: nearly all responses are good at once."""
    state = outlook.state
    if word >= PLAY:
        title = word - PLAY
        if title == A_TEST_OF_WILL:
            return cost_of_reveal(outlook) - TEST_KEPT
        if title == HASTY_STROKE:
            return cost_of_shadow(outlook) - STROKE_KEPT
        if title == STRENGTH_OF_WILL:
            return WILL_STRENGTHENED
        return A_RESPONSE
    card = state.lineup.card_of(word)
    title = state.title(card)
    if title == ARAGORN:
        return gain_of_aragorn(outlook, card)
    if title == ELEANOR:
        return cost_of_reveal(outlook) - ELEANOR_KEPT
    if title == THROUGH_THE_CAVERNS and outlook.generation >= KNOWS_GUARDS:
        return gain_of_rescue(state)
    if title == SON_OF_ARNOR:
        best = IN_VAIN
        for enemy in state.staging():
            if is_enemy(state, enemy):
                best = max(best, outlook.gain_of_engaging(enemy))
        return best
    return A_RESPONSE


def gain_of_rescue(state: LcgState) -> float:
    """The prisoner brings the Nazgûl along, who adds more threat than any hero has willpower: rescued when the stage is nearly passed."""
    missing: i64 = QUEST_POINTS[state.title(state.quest)] - state.tokens[state.quest]
    return A_RESPONSE if missing <= NEARLY_RESCUED else IN_VAIN


def gain_of_aragorn(outlook: Outlook, card: Card) -> float:
    """Aragorn readied after he was committed: he can fight, if anybody comes."""
    state = outlook.state
    party = outlook.party()
    place = party.place_of(card)
    foes = outlook.foes(True)
    if len(foes.cards) == 0:
        return IN_VAIN
    before = outcome_of_fight(party, party.ready, party.strikes, foes)
    after = outcome_of_fight(party, with_place(party.ready, place), with_place(party.strikes, place), foes)
    return after - before - (READYING if state.tokens[card] < ARAGORNS_RICHES else 0.0)


def cost_of_reveal(outlook: Outlook) -> float:
    """What the text of the card that was just revealed would cost."""
    state = outlook.state
    reveal = frame_at(state, REVEAL)
    if reveal is None:
        return 0.0
    title = state.title(reveal.source)
    mine = state.characters(outlook.seat)
    if title == CAUGHT_IN_A_WEB:
        return WEBBED
    if title == DRIVEN_BY_SHADOW:
        return float(len(state.staging()))
    if title == THE_NECROMANCERS_REACH:
        return cost_of_one_each(outlook, True)
    if title == EVIL_STORM:
        return cost_of_one_each(outlook, False) if state.threat[outlook.seat] >= STORM_FROM else 0.0
    if title == EYES_OF_THE_FOREST:
        total = 0.0
        for held in state.hands[outlook.seat]:
            if KINDS[held] == EVENT and held != A_TEST_OF_WILL:
                total += EYED * CARD_VALUES[held]
        return total
    if title == DESPAIR:
        return float(min(DESPAIR_TAKES, state.tokens[state.quest]))
    if title == MASSING_AT_NIGHT:
        return MASSED * float(state.players())
    if title == PURSUED_BY_SHADOW:
        idle = len([card for card in mine if state.flags[card] & COMMITTED == 0])
        return threat_cost(state.threat[outlook.seat], idle)
    if title == TREACHEROUS_FOG:
        return float(len([card for card in state.staging() if state.kind(card) == LOCATION]))
    if title == UNDER_THE_SHADOW:
        return float(state.players())
    if title == IRON_SHACKLES:
        return SHACKLED
    if title == UNGOLIANTS_SPAWN:
        return SPAWNED * float(len([card for card in mine if state.flags[card] & COMMITTED]))
    return A_BLOW if title in (DOL_GULDUR_ORCS, KING_SPIDER) else A_REVEAL


def cost_of_one_each(outlook: Outlook, exhausted_only: bool) -> float:
    """What it costs if each character, or each exhausted one, takes a damage."""
    state = outlook.state
    party = outlook.party()
    total = 0.0
    for place in range(len(party.cards)):
        if not exhausted_only or state.exhausted(party.cards[place]):
            total += party.cost_of_damage(place, 1)
    return total


def cost_of_shadow(outlook: Outlook) -> float:
    """What the shadow effect that comes next would cost, about: most where it makes a blow deadly."""
    state = outlook.state
    attack = frame_at(state, ENEMY_ATTACK)
    if attack is None or frame_at(state, SHADOW_EFFECT) is None:
        return 0.0
    party = outlook.party()
    strength = stat(state, attack.source, ATTACK) + bonus_of(attack)
    defenders = defenders_of(state, attack)
    if len(defenders) == 0:
        return SHADOW_UNDEFENDED
    place = party.place_of(defenders[0])
    if place == NO_CARD:
        return SHADOW_ELSEWHERE
    over = strength - party.defense[place]
    return A_SHADOW + party.cost_of_damage(place, over + 1) - party.cost_of_damage(place, over)
