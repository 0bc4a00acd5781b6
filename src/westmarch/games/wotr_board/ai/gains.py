"""What a word brings to the side that says it, told without trying it, in dice."""

from typing import Final

from mypy_extensions import i64

from westmarch.core.words import DONE, PASS, YES
from westmarch.games.wotr_board.ai.events import worth_of_event
from westmarch.games.wotr_board.ai.gains_in_battle import IN_BATTLE, balance, gain_if, gain_in_battle
from westmarch.games.wotr_board.ai.journey import (
    best_end,
    cost_of_damage,
    gain_of_casualty,
    gain_of_declaring,
    gain_of_guide,
    gain_of_hiding,
    gain_of_region_on_way,
    gain_of_step,
    hunt_pressure,
    tile_scares,
    way_from,
    worth_in_fellowship,
)
from westmarch.games.wotr_board.ai.offers import (
    gain_of_advance,
    gain_of_attack_from,
    gain_of_march_from,
    gain_of_recruit,
    offer_armies,
    offers,
)
from westmarch.games.wotr_board.ai.outlook import Offer, Outlook, outlook_of
from westmarch.games.wotr_board.ai.people import (
    KINGS_CITIES,
    best_perch,
    gain_of_flights,
    gain_of_leaving,
    gain_of_separation,
    gain_of_travel,
    gain_of_travels,
    worth_of_companion,
    worth_of_nazgul,
)
from westmarch.games.wotr_board.ai.weights.habits import Habits
from westmarch.games.wotr_board.ai.weights.quest import (
    ALL_CHOSEN,
    CORRUPTION_TO_HEAL,
    CORRUPTION_TO_HUNT,
    CREBAIN_WANT,
    WRONG_STOP,
)
from westmarch.games.wotr_board.ai.weights.war import (
    DECLINED_OFFER,
    FROM_TABLE,
    LOSS_OF_ELITE,
    LOSS_OF_LEADER,
    LOSS_OF_REGULAR,
    NAZGUL_WANTED,
    USELESS,
)
from westmarch.games.wotr_board.cards.names import card
from westmarch.games.wotr_board.components import (
    ARAGORN,
    AS_ARMY,
    CHARACTER_DECK,
    CHARACTER_SIDE,
    DIE_FACES,
    ELITE,
    EYE,
    FACES,
    FREE_PEOPLES,
    GOLLUM,
    HOBBITS,
    LEADER,
    NATION_SIDE,
    NOT_YET,
    OUTSIDE,
    SHADOW,
    STRIDER,
    WILL,
    WITCH_KINGS,
    Character,
    Face,
    Figure,
    Nation,
    Region,
)
from westmarch.games.wotr_board.map import REGIONS
from westmarch.games.wotr_board.rules.actions import uses_of
from westmarch.games.wotr_board.rules.dice import face_of
from westmarch.games.wotr_board.rules.recruit import musters
from westmarch.games.wotr_board.rules.war.march import MarchTo
from westmarch.games.wotr_board.rules.war.movement import ChoosePart
from westmarch.games.wotr_board.state import WotrBoardState, elites_in, units_in
from westmarch.games.wotr_board.words import (
    ASK_ACTION,
    ASK_ADVANCE,
    ASK_ATTACK_AT,
    ASK_ATTACK_FROM,
    ASK_BALROG,
    ASK_CHANGE_DIE,
    ASK_CHANGE_GUIDE,
    ASK_CHOOSE,
    ASK_CHOOSE_FIGURES,
    ASK_CHOOSE_NATION,
    ASK_CHOOSE_REGION,
    ASK_DECK,
    ASK_DECLARE,
    ASK_DIE,
    ASK_DISCARD,
    ASK_DISCARD_FROM_HAND,
    ASK_DISCARD_FROM_TABLE,
    ASK_ELIMINATE_FIGURE,
    ASK_ENTER_MORDOR,
    ASK_ENTER_WHERE,
    ASK_EXCESS,
    ASK_FIGURES,
    ASK_FIGURES_TO,
    ASK_FREE_EVENT,
    ASK_FURTHER_CORRUPTION,
    ASK_GOTHMOG,
    ASK_GUIDE,
    ASK_GUIDE_ABILITY,
    ASK_HUNT_DICE,
    ASK_KEEP_SPECIAL,
    ASK_LURED,
    ASK_MARCH_FROM,
    ASK_MARCH_PART,
    ASK_MARCH_TO,
    ASK_MAY,
    ASK_MINIONS_FROM,
    ASK_MUST_SEPARATE,
    ASK_NATION,
    ASK_NAZGUL_NUMBER,
    ASK_NAZGUL_TO,
    ASK_NENYA,
    ASK_NEW_RESULT,
    ASK_PART_CHARACTER,
    ASK_PART_NUMBER,
    ASK_PATH,
    ASK_PAY_WITH_CARD,
    ASK_RECRUIT_FIGURE,
    ASK_RECRUIT_WHERE,
    ASK_RING_FROM,
    ASK_RING_TO,
    ASK_SEPARATE_TO,
    ASK_TAKE_CASUALTY,
    ASK_USE_CARD,
    ASK_VILYA,
    WORD_ATTACK,
    WORD_CARD,
    WORD_CHARACTER,
    WORD_CORRUPTION,
    WORD_DECK,
    WORD_FACE,
    WORD_FIGURE,
    WORD_FROM_TABLE,
    WORD_GUIDE,
    WORD_HIDE,
    WORD_MARCH,
    WORD_MOVE,
    WORD_MOVE_FELLOWSHIP,
    WORD_NATION,
    WORD_NUMBER,
    WORD_PART,
    WORD_RANDOM,
    WORD_RECRUIT,
    WORD_REGION,
    WORD_RING,
    WORD_SEPARATE,
    WORD_SPECIAL,
    WORD_STOP,
)

# Questions about the Ring-bearers, cards and dice, for which nobody looks at the map of the war.
APART: Final = (
    ASK_DISCARD, ASK_DECLARE, ASK_PATH, ASK_GUIDE, ASK_CHANGE_GUIDE, ASK_ENTER_MORDOR, ASK_HUNT_DICE, ASK_DECK,
    ASK_USE_CARD, ASK_GUIDE_ABILITY, ASK_TAKE_CASUALTY, ASK_MAY, ASK_PAY_WITH_CARD, ASK_DISCARD_FROM_TABLE,
    ASK_MUST_SEPARATE, ASK_LURED, ASK_EXCESS, ASK_ELIMINATE_FIGURE, ASK_CHOOSE_FIGURES, ASK_PART_CHARACTER,
    ASK_PART_NUMBER, ASK_NENYA, ASK_DISCARD_FROM_HAND,
)  # fmt: skip
# Questions about dice: what each of them could be used for is looked at.
ABOUT_DICE: Final = (
    ASK_DIE, ASK_ACTION, ASK_RING_FROM, ASK_RING_TO, ASK_CHANGE_DIE, ASK_KEEP_SPECIAL, ASK_VILYA, ASK_NEW_RESULT,
)  # fmt: skip
MITHRIL_COAT: Final = card("mithril-coat-and-sting")
CREBAIN: Final = card("flocks-of-crebain")
CRUEL_WEATHER: Final = card("cruel-weather")
UNREACHED: Final = 100.0  # more than any die brings


def gains_of(habits: Habits, state: WotrBoardState, words: list[int]) -> list[float]:
    """What each of these options brings to the side that is asked."""
    prompt = state.prompt
    if prompt in IN_BATTLE:
        return [gain_in_battle(habits, state, word) for word in words]
    if prompt in APART:
        return [gain_apart(habits, state, word) for word in words]
    outlook = outlook_of(habits, state, state.seat)
    if prompt in ABOUT_DICE:
        return gains_of_dice(outlook, words)
    return [gain_in_war(outlook, word) for word in words]


def quick_word(habits: Habits, state: WotrBoardState) -> int:
    """The option that brings most, told without trying any."""
    options = state.options
    if len(options) == 1:
        return options[0]
    gains = gains_of(habits, state, options)
    best = 0
    for i in range(1, len(options)):
        if gains[i] > gains[best]:
            best = i
    return options[best]


# Dice


def gains_of_dice(outlook: Outlook, words: list[int]) -> list[float]:
    """What dice and their uses bring."""
    state = outlook.state
    found = offers(outlook)
    prompt = state.prompt
    if prompt == ASK_ACTION:
        uses = uses_of(state, outlook.side, state.prompt_args[0])
        return [gain_of_use(found, word, uses) for word in words]
    if prompt in (ASK_DIE, ASK_KEEP_SPECIAL):
        return [gain_of_die_word(outlook, found, word) for word in words]
    if prompt in (ASK_RING_TO, ASK_NEW_RESULT):
        return [0.0 if word == PASS else gain_of_face(outlook, found, word - WORD_FACE) for word in words]
    if prompt == ASK_VILYA:
        again = gain_of_face(outlook, found, state.prompt_args[0]) > outlook.habits.a_ring
        return [gain_if(word == YES, again) for word in words]
    if prompt == ASK_RING_FROM:
        return [-gain_of_face(outlook, found, word - WORD_FACE) for word in words]
    return [
        0.0 if word == DONE else outlook.habits.a_hunt_die - gain_of_face(outlook, found, word - WORD_FACE)
        for word in words
    ]


def gain_of_use(found: list[Offer], word: i64, uses: i64) -> float:
    """What a use of a die brings."""
    best = 0.0 if word < WORD_FACE else USELESS
    for offer in found:
        if offer.word == word and offer.uses & uses and offer.gain > best:
            best = offer.gain
    return best


def gain_of_face(outlook: Outlook, found: list[Offer], face: Face) -> float:
    """The best use of a die."""
    if face == EYE:
        return outlook.habits.a_hunt_die
    uses = uses_of(outlook.state, outlook.side, face)
    best = 0.0
    for offer in found:
        if offer.uses & uses and offer.gain > best:
            best = offer.gain
    return best


def gain_of_die_word(outlook: Outlook, found: list[Offer], word: i64) -> float:
    """To use a die, to turn one with an Elven Ring, or to wait."""
    if word == PASS:
        return outlook.habits.idle
    if word == WORD_RING:
        return gain_of_ring(outlook, found)
    if word >= WORD_SPECIAL:
        return gain_of_face(outlook, found, face_of(outlook.state.special[word - WORD_SPECIAL]))
    face = word - WORD_FACE
    return gain_of_face(outlook, found, face) - outlook.habits.face_prices[face]


def gain_of_ring(outlook: Outlook, found: list[Offer]) -> float:
    """To turn the least useful die to the result that is needed most."""
    state = outlook.state
    side = outlook.side
    least = UNREACHED
    most = 0.0
    for face in range(FACES):
        if state.dice[side * FACES + face] > 0:
            gain = gain_of_face(outlook, found, face)
            least = min(least, gain)
            most = max(most, gain)
    wanted = 0.0
    for face in DIE_FACES[side]:
        if face not in (WILL, EYE):
            wanted = max(wanted, gain_of_face(outlook, found, face))
    price = outlook.habits.a_ring if side == FREE_PEOPLES else outlook.habits.a_shadow_ring
    return wanted if wanted > most + outlook.habits.clearly_better and wanted > least + price else -1.0


# The Ring-bearers, cards


def gain_apart(habits: Habits, state: WotrBoardState, word: i64) -> float:
    """What a word about the Ring-bearers or about cards brings."""
    prompt = state.prompt
    if prompt in (ASK_DISCARD, ASK_PAY_WITH_CARD):
        number = word - WORD_CARD
        return -habits.events[number] - habits.half_of_discard * habits.halves[number]
    if prompt in (ASK_DISCARD_FROM_TABLE, ASK_DISCARD_FROM_HAND):
        return habits.events[word - WORD_CARD]
    if prompt == ASK_PATH:
        return gain_of_path(habits, state, word)
    if prompt == ASK_DECLARE:
        return gain_if(word == YES, gain_of_declaring(habits, state) > 0.0)
    if prompt in (ASK_GUIDE, ASK_CHANGE_GUIDE):
        return gain_of_guide(habits, state, word - WORD_CHARACTER)
    if prompt == ASK_HUNT_DICE:
        return -abs(float(word - WORD_NUMBER) - hunt_pressure(habits, state))
    if prompt == ASK_PART_NUMBER:
        return -abs(float(word - WORD_NUMBER - number_to_go(habits, state)))
    if prompt == ASK_PART_CHARACTER:
        return gain_if(word == YES, not waits_for_crown(state, state.prompt_args[0]))
    if prompt == ASK_DECK:
        return gain_if(word == WORD_DECK + CHARACTER_DECK, wants_character_cards(state))
    return gain_under_hunt(habits, state, word)


def gain_under_hunt(habits: Habits, state: WotrBoardState, word: i64) -> float:
    """What a word brings that answers a hunt or a card."""
    prompt = state.prompt
    if prompt == ASK_TAKE_CASUALTY:
        return gain_of_paying(habits, state, word)
    if prompt == ASK_GUIDE_ABILITY:
        return gain_if(word == YES, guide_should_help(habits, state))
    if prompt == ASK_USE_CARD:
        return gain_if(word == YES, should_use(habits, state))
    if prompt == ASK_NENYA:
        return gain_if(word == YES, tile_scares(habits, state, state.prompt_args[0]))
    if prompt == ASK_MAY:
        return gain_if(word == YES, state.battle is None or balance(state, state.seat) < habits.to_use_offer)
    if prompt == ASK_MUST_SEPARATE:
        return -worth_in_fellowship(habits, state, word - WORD_CHARACTER)
    if prompt == ASK_LURED:
        if word == WORD_CORRUPTION:
            return -cost_of_damage(habits, state, float(state.prompt_args[1]))
        return -worth_in_fellowship(habits, state, state.prompt_args[0])
    if prompt in (ASK_EXCESS, ASK_ELIMINATE_FIGURE):
        figure = word - WORD_FIGURE
        worth = LOSS_OF_REGULAR if figure < ELITE else LOSS_OF_ELITE if figure < LEADER else LOSS_OF_LEADER
        return worth if prompt == ASK_ELIMINATE_FIGURE and state.seat == SHADOW else -worth
    return 1.0 if word in (YES, DONE) else 0.0


def gain_of_path(habits: Habits, state: WotrBoardState, word: i64) -> float:
    """The next region on the way to the best end, or to stop there."""
    here, left = state.prompt_args[0], state.prompt_args[1]
    revealed = not state.hidden
    end = best_end(habits, state, here, left, revealed)
    if word == WORD_STOP:
        return 1.0 if end == here else WRONG_STOP
    return gain_of_region_on_way(habits, state, word - WORD_REGION, end)


def gain_of_paying(habits: Habits, state: WotrBoardState, word: i64) -> float:
    """Who pays for the damage."""
    damage = state.prompt_args[0]
    if word == WORD_CORRUPTION:
        return 0.0
    if word == WORD_GUIDE:
        return gain_of_casualty(habits, state, state.guide, damage)
    if word == WORD_RANDOM:
        companions = state.companions()
        total = 0.0
        for companion in companions:
            total += gain_of_casualty(habits, state, companion, damage)
        return total / float(len(companions))
    return gain_of_casualty(habits, state, word - WORD_CHARACTER, damage)


def guide_should_help(habits: Habits, state: WotrBoardState) -> bool:
    """Whether a Hobbit leaves, or Gollum shows the Fellowship, for a point of damage."""
    damage = float(state.hunt_now().damage)
    spared = cost_of_damage(habits, state, damage) - cost_of_damage(habits, state, damage - 1.0)
    if state.guide in HOBBITS:
        return spared > worth_in_fellowship(habits, state, state.guide)
    return spared > (habits.hiding if state.guide == GOLLUM else 0.0)


def should_use(habits: Habits, state: WotrBoardState) -> bool:
    """Whether a card on the table is used now."""
    number = state.prompt_args[0]
    if number == MITHRIL_COAT and state.hunt is not None:
        return tile_scares(habits, state, state.hunt_now().tile)
    if number == CREBAIN:
        return state.box[SHADOW] >= CREBAIN_WANT
    return True


def wants_character_cards(state: WotrBoardState) -> bool:
    """Which deck a side draws from: the Shadow hunts with character cards once the Fellowship is on its way."""
    if state.seat == FREE_PEOPLES:
        return state.corruption > CORRUPTION_TO_HEAL or state.mordor != OUTSIDE
    return state.mordor != OUTSIDE or state.corruption >= CORRUPTION_TO_HUNT


def waits_for_crown(state: WotrBoardState, who: Character) -> bool:
    """Whether Strider is where he may become Aragorn."""
    return who == STRIDER and state.places[STRIDER] in KINGS_CITIES and state.places[ARAGORN] == NOT_YET


def number_to_go(habits: Habits, state: WotrBoardState) -> i64:
    """How many figures of a kind go with a part of an army: all that have room, but for a guard; Elites go first."""
    step = state.stack[-1]
    most = state.options[-1] - WORD_NUMBER
    if not isinstance(step, ChoosePart) or not isinstance(step.then, MarchTo):
        return most
    figure: Figure = state.prompt_args[0]
    if figure >= LEADER:
        return most
    side = step.side
    outlook = outlook_of(habits, state, side)
    going = min(
        outlook.units[side * REGIONS + step.region] - outlook.guard(step.region), outlook.room(step.then.route[-1])
    )
    going -= units_in(step.going, side)
    if figure < ELITE:
        going -= elites_in(step.part, side)
    return max(going, 0)


# The war


def gain_in_war(outlook: Outlook, word: i64) -> float:
    """What a word about armies, figures and characters brings."""
    prompt = outlook.state.prompt
    if prompt in (ASK_MARCH_FROM, ASK_MARCH_TO, ASK_MARCH_PART, ASK_ATTACK_FROM, ASK_ATTACK_AT, ASK_ADVANCE):
        return gain_on_march(outlook, word)
    if prompt in (ASK_RECRUIT_FIGURE, ASK_RECRUIT_WHERE):
        return gain_of_recruiting(outlook, word)
    if prompt in (ASK_NATION, ASK_CHOOSE_NATION):
        return gain_of_nation(outlook, word - WORD_NATION)
    if prompt in (ASK_MINIONS_FROM, ASK_NAZGUL_NUMBER, ASK_NAZGUL_TO):
        return gain_of_flight(outlook, word)
    if prompt in (ASK_FIGURES, ASK_FIGURES_TO, ASK_SEPARATE_TO, ASK_ENTER_WHERE):
        return gain_of_character(outlook, word)
    if prompt == ASK_FREE_EVENT:
        return 0.0 if word == PASS else worth_of_event(outlook, word - WORD_CARD)
    if prompt in (ASK_CHOOSE, ASK_GOTHMOG, ASK_BALROG, ASK_FURTHER_CORRUPTION):
        return gain_of_mode(outlook, word)
    if word >= WORD_REGION and word < WORD_REGION + REGIONS:
        return gain_of_region(outlook, word - WORD_REGION)
    if word >= WORD_NUMBER:
        return float(word - WORD_NUMBER)
    return 1.0 if word in (YES, DONE) else 0.0


def gain_on_march(outlook: Outlook, word: i64) -> float:
    """Armies that march and attack."""
    state = outlook.state
    prompt = state.prompt
    args = state.prompt_args
    if prompt == ASK_MARCH_FROM:
        return outlook.habits.enough if word == DONE else gain_of_march_from(outlook, word - WORD_REGION)
    if prompt == ASK_MARCH_TO:
        return 0.0 if word == WORD_STOP else outlook.gain_of_march(args[0], word - WORD_REGION)
    if prompt == ASK_MARCH_PART:
        return gain_if(word == WORD_PART, should_part(outlook, args[0], args[1]))
    if prompt == ASK_ATTACK_FROM:
        return gain_of_attack_from(outlook, word - WORD_REGION)
    if prompt == ASK_ATTACK_AT:
        return outlook.gain_of_attack(args[0], word - WORD_REGION)
    return gain_if(word == YES, should_advance(outlook))


def should_part(outlook: Outlook, source: i64, target: i64) -> bool:
    """Whether some of an army stays: as a guard, or for want of room; who attacks goes with all."""
    if outlook.state.battle is not None or source == target:
        return False
    if outlook.units[outlook.enemy * REGIONS + target] > 0 and outlook.state.besieged(target) < 0:
        return False
    units = outlook.units[outlook.side * REGIONS + source]
    return outlook.guard(source) > 0 or units > outlook.room(target)


def should_advance(outlook: Outlook) -> bool:
    """Whether the attacker moves in: into whatever is the enemy's, else where the army is wanted more."""
    battle = outlook.state.battle_now()
    place = battle.place
    if outlook.state.control[place] == outlook.enemy:
        return True
    return outlook.gain_of_march(battle.source, place) > 0.0


def gain_of_recruiting(outlook: Outlook, word: i64) -> float:
    """What to recruit, and where."""
    state = outlook.state
    if word == DONE:
        return 0.0
    if state.prompt == ASK_RECRUIT_WHERE:
        return gain_of_recruit(outlook, state.prompt_args[0], word - WORD_REGION)
    figure = word - WORD_FIGURE
    best = 0.0
    for where in musters(state, figure, -1):
        best = max(best, gain_of_recruit(outlook, figure, where))
    if best == 0.0:
        best = (
            outlook.habits.without_room
            * outlook.habits.unit
            * (outlook.habits.elite_without_room if figure >= ELITE else 1.0)
        )
    return outlook.habits.first_of_two * best if state.prompt_args[0] == 2 and not ELITE <= figure < LEADER else best


def gain_of_nation(outlook: Outlook, nation: Nation) -> float:
    """A nation that advances, or one of the enemy's that falls back."""
    if NATION_SIDE[nation] != outlook.side:
        return outlook.habits.steps_to_war[nation]
    gain = gain_of_advance(outlook, nation)
    return gain if outlook.state.is_active(nation) else gain + outlook.habits.waking


def gain_of_flight(outlook: Outlook, word: i64) -> float:
    """Nazgul and minions who move."""
    state = outlook.state
    prompt = state.prompt
    if word == DONE:
        return outlook.habits.enough
    if prompt == ASK_NAZGUL_TO:
        return worth_of_nazgul(outlook, word - WORD_REGION, 1)
    best = best_perch(outlook)
    wanted = worth_of_nazgul(outlook, best, 1)
    if prompt == ASK_NAZGUL_NUMBER:
        at = SHADOW * REGIONS + best
        number = 1 if best == state.fellowship else max(1, min(outlook.units[at], NAZGUL_WANTED) - outlook.leading[at])
        return -abs(float(word - WORD_NUMBER - number))
    if word >= WORD_CHARACTER:
        who = word - WORD_CHARACTER
        gain = wanted - worth_of_nazgul(outlook, state.places[who], 0)
        return gain if who in WITCH_KINGS else 0.0
    where = word - WORD_REGION
    return wanted - worth_of_nazgul(outlook, where, 0) if where != best else 0.0


def gain_of_character(outlook: Outlook, word: i64) -> float:
    """Companions who leave or travel, and where characters go."""
    state = outlook.state
    if state.prompt == ASK_FIGURES:
        if word == DONE:
            return outlook.habits.enough if state.prompt_args[0] == 0 else ALL_CHOSEN
        who = word - WORD_CHARACTER
        return gain_of_leaving(outlook, who) if state.places[who] < 0 else gain_of_travel(outlook, who)
    who = state.prompt_args[0]
    where = word - WORD_REGION
    if CHARACTER_SIDE[who] == FREE_PEOPLES:
        return worth_of_companion(outlook, who, where)
    return worth_of_nazgul(outlook, where, 1) + outlook.habits.minion_near_war * outlook.pull(where)


def gain_of_mode(outlook: Outlook, word: i64) -> float:
    """One of the things that a card offers."""
    state = outlook.state
    if word in (WORD_MARCH, WORD_ATTACK):
        found: list[Offer] = []
        offer_armies(outlook, found)
        return gain_of_use(found, word, AS_ARMY)
    if word == WORD_RECRUIT:
        return outlook.habits.recruits_of_card
    if word == WORD_MOVE:
        return gain_of_flights(outlook) if outlook.side == SHADOW else gain_of_travels(outlook)
    if word == WORD_SEPARATE:
        return gain_of_separation(outlook)
    if word == WORD_HIDE:
        return gain_of_hiding(outlook.habits, state)
    if word == WORD_MOVE_FELLOWSHIP:
        return gain_of_step(outlook.habits, state)
    return DECLINED_OFFER if word == PASS else FROM_TABLE if word == WORD_FROM_TABLE else outlook.habits.another_offer


def gain_of_region(outlook: Outlook, region: Region) -> float:
    """A region for a card: where the enemy is struck, or where reinforcements come."""
    state = outlook.state
    if state.prompt == ASK_CHOOSE_REGION and state.prompt_args[0] == CRUEL_WEATHER:
        return float(way_from(region))
    enemies = outlook.toughness[outlook.enemy * REGIONS + region]
    if enemies > 0:
        return outlook.habits.a_struck_hit * float(enemies)
    crowd = outlook.habits.crowded if outlook.room(region) == 0 else 0.0
    return outlook.pull(region) - crowd
