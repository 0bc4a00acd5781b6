"""What it brings to name a card, a player or a mode where the text of a card asks for one."""

from typing import Final

from mypy_extensions import i64

from westmarch.core.state import Seat
from westmarch.games.lcg.ai.actions import (
    FOREST_SNARE,
    GANDALFS_MAP,
    POWER_IN_THE_EARTH,
    QUICK_STRIKE,
    STEWARD_OF_GONDOR,
    may_draw,
)
from westmarch.games.lcg.ai.fight import BLADE_OF_GONDOLIN, GANDALF, UNGOLIANTS_SPAWN, value_of_death
from westmarch.games.lcg.ai.outlook import ARAGORN, UNEXPECTED_COURAGE, Outlook, all_enemies, threat_cost
from westmarch.games.lcg.ai.values import CARD_VALUES, REVEALED_THREAT
from westmarch.games.lcg.ai.weights.gains import (
    A_CARD,
    A_NEED,
    ANOTHERS,
    ARAGORNS_NEED,
    ATTACHMENT_LOST,
    AXE_OF_A_DWARF,
    BAD_CARD,
    BURDEN_ON_STRENGTH,
    CONDITION_LOST,
    COURAGE_TWICE,
    DRAWS_OF_GANDALF,
    EACH_PLAYER,
    EXHAUSTED_FIGHTER,
    GANDALF_FIRST,
    GUARD_HEALTH,
    HEALED_ABROAD,
    HOST_HEALTH,
    HOST_POINTS,
    HURT,
    HURT_TO_DEATH,
    IN_VAIN,
    LESS_THREAT_CHOSEN,
    ONE_TOO_MANY,
    ONESELF,
    PART_OF_HEALTH,
    READIED,
    READIED_ATTACK,
    RICH_ARAGORN,
    ROAD_READIES,
    SERVES_FOES,
    SERVES_HAND,
    SERVES_THREAT,
    SHORT_HAND,
    SPAWN_FOUND,
    STAGED,
    STONE_ON_ARAGORN,
    TARGET_POINTS,
    TARGET_THREAT,
    WEBBED_NEED,
)
from westmarch.games.lcg.components import (
    ATTACK,
    CARD_COST,
    CARD_SPHERE,
    DEFENSE,
    ENCOUNTER,
    ENEMY,
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
from westmarch.games.lcg.rules.numbers import can_attack, has_trait, hit_points_left, is_enemy, restricted_on, stat
from westmarch.games.lcg.rules.round import price_to_ready
from westmarch.games.lcg.state import LcgState
from westmarch.games.lcg.words import (
    ASK_ATTACH_TO,
    ASK_DAMAGE,
    ASK_DISCARD,
    ASK_ENEMY_TO_FACE,
    ASK_EXHAUST,
    ASK_FROM_HAND,
    ASK_FROM_PILE,
    ASK_LEAVE_QUEST,
    ASK_LOOK,
    ASK_MODE,
    ASK_PUT_BACK,
    ASK_PUT_INTO_PLAY,
    ASK_RESTRICTED,
    ASK_SEARCH,
    ASK_TAKE_ONE,
    ASK_TARGET,
    NAME,
    SEAT,
    WORD_BOTTOM,
    WORD_DAMAGE,
    WORD_DEFENSE,
    WORD_DRAW,
    WORD_EACH,
    WORD_LEAVE,
    WORD_LOWER_THREAT,
    WORD_WILLPOWER,
)

CELEBRIANS_STONE: Final = TITLE_NUMBERS["celebrians_stone"]
CITADEL_PLATE: Final = TITLE_NUMBERS["citadel_plate"]
DWARVEN_AXE: Final = TITLE_NUMBERS["dwarven_axe"]
FAVOR_OF_THE_LADY: Final = TITLE_NUMBERS["the_favor_of_the_lady"]
HORN_OF_GONDOR: Final = TITLE_NUMBERS["horn_of_gondor"]
SELF_PRESERVATION: Final = TITLE_NUMBERS["self_preservation"]
SHADOW_KEY: Final = TITLE_NUMBERS["shadow_key"]
HUMMERHORNS: Final = TITLE_NUMBERS["hummerhorns"]
THEODRED: Final = TITLE_NUMBERS["theodred"]
GANDALF_DRAWS: Final = 3
GANDALF_LOWERS: Final = 5  # threat
GANDALF_DEALS: Final = 4  # damage
STING: Final = 5  # the damage of Hummerhorns
OLD_FOREST_ROAD: Final = TITLE_NUMBERS["old_forest_road"]
HEALERS: Final = (
    TITLE_NUMBERS["glorfindel"],
    TITLE_NUMBERS["daughter_of_the_nimrodel"],
    TITLE_NUMBERS["lore_of_imladris"],
)
DWARF: Final = trait("dwarf")

HARMED: Final = (ASK_DAMAGE, ASK_EXHAUST, ASK_DISCARD, ASK_LEAVE_QUEST, ASK_RESTRICTED)


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
        return EACH_PLAYER * float(state.players())
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


def need_of(outlook: Outlook, hero: Card) -> float:
    """How much a hero's resources are wanted for the other cards of the hand, or by the hero himself."""
    state = outlook.state
    need = (ARAGORNS_NEED if state.title(hero) == ARAGORN else 0.0) + WEBBED_NEED * float(price_to_ready(state, hero))
    sphere = CARD_SPHERE[state.title(hero)]
    for title in state.hands[outlook.seat]:
        if CARD_SPHERE[title] == sphere:
            need += A_NEED * float(max(1, CARD_COST[title]))
    return need


def cost_of_blow(outlook: Outlook, card: Card, n: i64) -> float:
    """What it costs if a character takes the damage of an attack."""
    party = outlook.party()
    place = party.place_of(card)
    if place == NO_CARD:
        return 0.0
    cost = party.cost_of_damage(place, n)
    return cost + PART_OF_HEALTH * float(n) / float(max(1, party.left[place]))


# Texts of cards


def gain_of_mode(outlook: Outlook, word: i64) -> float:
    """One of several things that a card does: Gandalf's choice, a card of the encounter deck, a defense or a willpower."""
    state = outlook.state
    if word == WORD_DRAW:
        if not may_draw(outlook):
            return IN_VAIN
        return DRAWS_OF_GANDALF * A_CARD + SHORT_HAND * float(max(0, GANDALF_DRAWS - len(state.hands[outlook.seat])))
    if word == WORD_LOWER_THREAT:
        return -threat_cost(state.threat[outlook.seat], -GANDALF_LOWERS) - LESS_THREAT_CHOSEN
    if word == WORD_DAMAGE:
        best = 0.0
        for enemy in all_enemies(state):
            best = max(best, gain_of_hurting(outlook, enemy, GANDALF_DEALS))
        return best
    if word in (WORD_WILLPOWER, WORD_DEFENSE):
        return float((word == WORD_WILLPOWER) == (state.phase == QUEST_PHASE))
    if word in (WORD_BOTTOM, WORD_LEAVE):
        top: i64 = state.decks[ENCOUNTER].top[0]
        bad = REVEALED_THREAT[top] >= BAD_CARD or KINDS[top] == ENEMY
        return float(bad == (word == WORD_BOTTOM))
    return 0.0


def gain_of_hurting(outlook: Outlook, enemy: Card, n: i64) -> float:
    """What it brings to deal an enemy damage."""
    state = outlook.state
    left = hit_points_left(state, enemy)
    value = value_of_death(state, enemy, stat(state, enemy, ATTACK), outlook.generation)
    value += STAGED * float(stat(state, enemy, THREAT))
    if n >= left:
        return value + HURT_TO_DEATH
    return HURT * value * float(n) / float(left)


def gain_of_player(outlook: Outlook, seat: Seat) -> float:
    """Which player a card should serve: who has most need of cards, else oneself."""
    state = outlook.state
    gain = ONESELF if seat == outlook.seat else 0.0
    gain += SERVES_THREAT * float(state.threat[seat]) + SERVES_FOES * float(len(state.engaged(seat)))
    return gain + SERVES_HAND * float(len(state.hands[seat]))


def gain_of_title(outlook: Outlook, title: Title) -> float:
    """What it brings to name a card of a hand, a deck or a pile."""
    state = outlook.state
    if KINDS[title] >= ENEMY:
        # A spider that must be found: the Spawn, for its death wins the game.
        if title == UNGOLIANTS_SPAWN:
            return SPAWN_FOUND
        return -float(PRINTED[ATTACK][title] + PRINTED[THREAT][title])
    value = outlook.value_in_hand(title)
    if state.prompt == ASK_FROM_HAND:
        return -value
    if state.prompt == ASK_PUT_INTO_PLAY and title == GANDALF:
        return GANDALF_FIRST
    return CARD_VALUES[title] if state.prompt == ASK_PUT_INTO_PLAY else value


def gain_of_host(outlook: Outlook, asking: Title, card: Card) -> float:
    """What it brings to attach a card here."""
    state = outlook.state
    if is_enemy(state, card):
        if not can_attack(state, card, outlook.seat):
            return 0.0
        return float(stat(state, card, ATTACK)) + HOST_HEALTH * float(hit_points_left(state, card))
    if state.kind(card) == LOCATION:
        return float(stat(state, card, THREAT)) + HOST_POINTS * float(QUEST_POINTS[state.title(card)])
    gain = 0.0
    if state.keeper[card] != outlook.seat:
        gain -= ANOTHERS
    if asking != NO_CARD and is_restricted(asking) and len(restricted_on(state, card)) >= 2:
        gain -= ONE_TOO_MANY
    will = float(stat(state, card, WILLPOWER))
    strength = float(stat(state, card, ATTACK))
    guard = float(stat(state, card, DEFENSE)) + GUARD_HEALTH * float(hit_points_left(state, card))
    if asking in (STEWARD_OF_GONDOR, HORN_OF_GONDOR):
        return gain + demand_for(state, outlook.seat, card)
    if asking == CELEBRIANS_STONE:
        return gain + will + (STONE_ON_ARAGORN if state.title(card) == ARAGORN else 0.0)
    if asking == UNEXPECTED_COURAGE:
        already = len([other for other in state.attached_to(card) if state.title(other) == UNEXPECTED_COURAGE])
        return gain + will + strength + guard - COURAGE_TWICE * float(already)
    if asking == FAVOR_OF_THE_LADY:
        return gain + will
    if asking in (DWARVEN_AXE, BLADE_OF_GONDOLIN):
        return gain + strength + (AXE_OF_A_DWARF if asking == DWARVEN_AXE and has_trait(state, card, DWARF) else 0.0)
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
    return float(cost) / float(max(1, alike)) + (RICH_ARAGORN if state.title(hero) == ARAGORN else 0.0)


def gain_of_harm(outlook: Outlook, asking: Title, card: Card) -> float:
    """What it brings to let a card be damaged, exhausted, discarded or taken off the quest; enemies are hurt gladly."""
    state = outlook.state
    if is_enemy(state, card):
        return gain_of_hurting(outlook, card, 2)
    prompt = state.prompt
    party = outlook.party()
    place = party.place_of(card)
    if place == NO_CARD:
        value = ATTACHMENT_LOST * CARD_VALUES[state.title(card)]
        # Conditions that the encounter deck put there are gladly lost.
        return -value if state.owner[card] != ENCOUNTER else CONDITION_LOST
    if prompt == ASK_DAMAGE:
        return -cost_of_blow(outlook, card, STING if asking == HUMMERHORNS else 2)
    if prompt == ASK_LEAVE_QUEST:
        return -float(stat(state, card, WILLPOWER))
    if prompt == ASK_DISCARD:
        return -party.value[place]
    return -outlook.loss_of_fighter(card) - EXHAUSTED_FIGHTER * float(
        stat(state, card, DEFENSE) + stat(state, card, ATTACK)
    )


def gain_of_target(outlook: Outlook, asking: Title, card: Card) -> float:
    """What it brings that a card's text is about this card."""
    state = outlook.state
    if is_enemy(state, card):
        if asking == GANDALF:
            return gain_of_hurting(outlook, card, GANDALF_DEALS)
        if asking == QUICK_STRIKE and not falls_to_one(outlook, card):
            return 0.0
        return float(stat(state, card, ATTACK)) + TARGET_THREAT * float(stat(state, card, THREAT))
    if state.kind(card) == LOCATION:
        left = QUEST_POINTS[state.title(card)] - state.tokens[card]
        return float(stat(state, card, THREAT)) - TARGET_POINTS * float(left)
    if asking != NO_CARD and KINDS[asking] >= ENEMY:
        return gain_of_burden(outlook, asking, card)
    if state.damage[card] > 0 and asking in HEALERS:
        party = outlook.party()
        place = party.place_of(card)
        return float(state.damage[card]) * (party.wound[place] if place != NO_CARD else HEALED_ABROAD)
    if asking == THEODRED:
        return need_of(outlook, card) - A_NEED * float(state.tokens[card])
    if state.exhausted(card):
        return READIED + outlook.gain_of_fighter(card) + READIED_ATTACK * float(stat(state, card, ATTACK))
    return 0.0


def falls_to_one(outlook: Outlook, enemy: Card) -> bool:
    """Whether the strongest character fells an enemy alone."""
    return max(outlook.party().attack) >= stat(outlook.state, enemy, DEFENSE) + hit_points_left(outlook.state, enemy)


def gain_of_burden(outlook: Outlook, asking: Title, card: Card) -> float:
    """Which character an encounter card is about: who bears it best; the Old Forest Road readies one."""
    state = outlook.state
    if asking == OLD_FOREST_ROAD:
        return outlook.gain_of_fighter(card) + ROAD_READIES * float(
            stat(state, card, ATTACK) + stat(state, card, DEFENSE)
        )
    strength = float(stat(state, card, ATTACK) + stat(state, card, DEFENSE))
    if asking == SHADOW_KEY:
        return float(hit_points_left(state, card))
    if asking == GANDALFS_MAP:
        return float(stat(state, card, WILLPOWER)) - strength
    return -float(stat(state, card, WILLPOWER)) - BURDEN_ON_STRENGTH * strength
