"""What the dice of a side may be used for, and what each use brings, in dice: an ordinary one brings 1."""

from typing import Final, final

from mypy_extensions import i64

from westmarch.core.frames import Frame
from westmarch.games.wotr_board.ai.journey import (
    chance_of_hunt,
    gain_of_hiding,
    gain_of_step,
    price_of_corruption,
    tile_damage,
    worth_in_fellowship,
)
from westmarch.games.wotr_board.ai.outlook import Outlook
from westmarch.games.wotr_board.ai.weights.cards import (
    A_CARD,
    A_SPARE_CARD,
    ANOTHER_WAY_WITH_GOLLUM,
    ATHELAS_WITHOUT_STRIDER,
    CANDLES_OTHERWISE,
    CANDLES_WITH_GOLLUM,
    DANGER_ELSEWHERE,
    DIE_DISCARDED,
    EVENT_IN_VAIN,
    EVENT_VALUES,
    FULL_HAND,
    LURE,
    REINFORCED_AT_PEACE,
    REINFORCED_IN_VAIN,
    SARUMANS_GARRISON,
    SEARCH,
    SEARCH_EACH_STEP,
    SEARCH_IN_VAIN,
    STRIKE,
    STRIKE_EYE,
    TILE_IN_MORDOR,
    TILE_WITH_HELP,
    TILE_WITHOUT_HELP,
    TO_REMOVE,
    WOUND_AT_FIRST,
    WOUND_LATER,
    WOUND_UNTIL,
)
from westmarch.games.wotr_board.ai.weights.war import (
    A_FLIGHT,
    A_HOST,
    ANOTHER_POWER,
    BEFORE_THE_ENEMY,
    BEHIND_THE_LINES,
    COMPANIONS_POWER,
    EACH_LEADERSHIP,
    ELITE_RECRUIT,
    ENTRANCE_VALUES,
    FIRST_LEADERSHIP,
    FIRST_NAZGUL,
    FURTHER_LEADER,
    FURTHER_NAZGUL,
    ISENGARDS_LEVY,
    ISENGARDS_UPGRADE,
    LEADERS_WANTED,
    LEADERSHIP_POINT,
    LEADS_AT_HOME,
    LEADS_IN_DANGER,
    MOST_OF_TRAVELS,
    NAZGUL_WANTED,
    ON_THE_TRAIL,
    ON_THE_WAY_TO_THE_CITY,
    SECOND_ARMY,
    SOMEWHERE,
    STEP_IN_DANGER,
    STEP_IN_PEACE,
    STEP_TO_THE_CITY,
    STEP_TO_WAR,
    STRIDER_STAYS,
    THE_KING_RETURNS,
    TO_ADVANCE,
    TO_WAKE,
    TO_WAKE_IN_DANGER,
    UNIT,
    UPGRADE_ANYWHERE,
    WANTED_ANYWHERE,
    WANTED_NEAR,
    WITCH_KING,
)
from westmarch.games.wotr_board.cards.book import CARD_ICON, POWERS, event_of
from westmarch.games.wotr_board.cards.names import card
from westmarch.games.wotr_board.components import (
    ACTIVATES,
    ANY_NATION,
    ARAGORN,
    AS_ARMY,
    AS_CHARACTER,
    AS_DRAW,
    AS_EVENT,
    AS_MUSTER,
    BY_DIE,
    CARD_ROOM,
    CHARACTERS,
    ELITE,
    FACES,
    FIGURES_OF,
    FIRST_COMPANIONS,
    FREE_PEOPLES,
    GOLLUM,
    GONE,
    HAND_LIMIT,
    ICON_USES,
    LEADER,
    LEVEL,
    NATION_SIDE,
    NATIONS_OF,
    NAZGUL,
    OUTSIDE,
    SARUMAN,
    SHADOW,
    STRIDER,
    WILL,
    WITCH_KINGS,
    Character,
    Figure,
    Nation,
)
from westmarch.games.wotr_board.map import (
    CITY,
    DISTANCE,
    DOL_AMROTH,
    MINAS_TIRITH,
    NATION_OF,
    NEIGHBOURS,
    ORTHANC,
    PELARGIR,
    REGIONS,
    SETTLEMENT,
    SETTLEMENTS_OF,
    STRONGHOLD,
    region,
)
from westmarch.games.wotr_board.rules.actions import brings_nothing
from westmarch.games.wotr_board.rules.hands import hand_size, pile
from westmarch.games.wotr_board.rules.people.characters import ENTRIES, entrances
from westmarch.games.wotr_board.rules.people.companions import can_separate, travellers
from westmarch.games.wotr_board.rules.politics import may_advance
from westmarch.games.wotr_board.rules.recruit import musters
from westmarch.games.wotr_board.rules.ring.fellowship import can_move_fellowship
from westmarch.games.wotr_board.rules.war.movement import at_war_part, free_to_move, mobile, warded
from westmarch.games.wotr_board.state import DECK, WotrBoardState, count, haven, units_in
from westmarch.games.wotr_board.words import (
    WORD_ATTACK,
    WORD_CARD,
    WORD_DIPLOMACY,
    WORD_DRAW,
    WORD_ENTER,
    WORD_HIDE,
    WORD_MARCH,
    WORD_MOVE_COMPANIONS,
    WORD_MOVE_FELLOWSHIP,
    WORD_MOVE_MINIONS,
    WORD_RECRUIT,
    WORD_RECRUIT_EVERYWHERE,
    WORD_REMOVE,
    WORD_SEPARATE,
    WORD_UPGRADE,
    WORD_USE,
)

ANY_DIE: Final = 127
KINGS_CITIES: Final = (MINAS_TIRITH, DOL_AMROTH, PELARGIR)
HAVENS: Final = tuple(
    [
        here
        for nation in NATIONS_OF[FREE_PEOPLES]
        for here in SETTLEMENTS_OF[nation]
        if SETTLEMENT[here] in (CITY, STRONGHOLD)
    ]
)


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


def offers(outlook: Outlook) -> list[Offer]:
    """All that a side may use dice for, whichever it has."""
    found: list[Offer] = []
    offer_armies(outlook, found)
    offer_muster(outlook, found)
    if outlook.side == FREE_PEOPLES:
        offer_journey(outlook, found)
    else:
        found.append(Offer(WORD_MOVE_MINIONS, AS_CHARACTER, gain_of_flights(outlook)))
    offer_characters(outlook, found)
    offer_cards(outlook, found)
    return found


# Armies


def offer_armies(outlook: Outlook, found: list[Offer]) -> None:
    """Armies march, or one attacks; a Character die asks for a leader and moves only one."""
    side = outlook.side
    march = 0.0
    second = 0.0
    led_march = 0.0
    attack = 0.0
    led_attack = 0.0
    for source in outlook.where[side]:
        led = outlook.leading[side * REGIONS + source] > 0
        gain = gain_of_march_from(outlook, source)
        if gain > march:
            second = march
            march = gain
        elif gain > second:
            second = gain
        blow = gain_of_attack_from(outlook, source)
        attack = max(attack, blow)
        if led:
            led_march = max(led_march, gain)
            led_attack = max(led_attack, blow)
    found.append(Offer(WORD_MARCH, AS_ARMY, march + SECOND_ARMY * second))
    found.append(Offer(WORD_MARCH, AS_CHARACTER, led_march))
    found.append(Offer(WORD_ATTACK, AS_ARMY, attack))
    found.append(Offer(WORD_ATTACK, AS_CHARACTER, led_attack))


def gain_of_march_from(outlook: Outlook, source: i64) -> float:
    """The best march of an army."""
    state = outlook.state
    side = outlook.side
    if state.besieged(source) == side:
        return 0.0
    best = 0.0
    army = state.army(side, source)
    for target in NEIGHBOURS[source]:
        gain = outlook.gain_of_march(source, target)
        if gain > best and free_to_move(state, side, target) and units_in(mobile(state, side, army, target), side) > 0:
            best = gain
    return best


def gain_of_attack_from(outlook: Outlook, source: i64) -> float:
    """The best attack of an army; none if its nations are not At War."""
    state = outlook.state
    side = outlook.side
    best = 0.0
    siege = state.besieged(source)
    if siege >= 0:
        best = outlook.gain_of_attack(source, source)
    if siege != side:
        for target in NEIGHBOURS[source]:
            if outlook.units[outlook.enemy * REGIONS + target] > 0 and state.besieged(target) != outlook.enemy:
                gain = outlook.gain_of_attack(source, target)
                if gain > best and not (side == SHADOW and warded(state, target)):
                    best = gain
    if best > 0.0:
        fighters = float(units_in(at_war_part(state, side, state.army(side, source)), side))
        best *= fighters / float(outlook.units[side * REGIONS + source])
    return best


# Mustering


def offer_muster(outlook: Outlook, found: list[Offer]) -> None:
    """Nations advance, reinforcements come."""
    best = 0.0
    for nation in NATIONS_OF[outlook.side]:
        if may_advance(outlook.state, nation, BY_DIE):
            best = max(best, gain_of_advance(outlook, nation))
    if best > 0.0:
        found.append(Offer(WORD_DIPLOMACY, AS_MUSTER, best))
    found.append(Offer(WORD_RECRUIT, AS_MUSTER, gain_of_recruits(outlook)))


def gain_of_advance(outlook: Outlook, nation: Nation) -> float:
    """What a step towards war brings: armies that may fight, reinforcements."""
    gain = STEP_TO_WAR[nation]
    if NATION_SIDE[nation] == FREE_PEOPLES:
        danger = 0.0
        for here in SETTLEMENTS_OF[nation]:
            if outlook.state.control[here] == FREE_PEOPLES:
                danger = max(danger, outlook.danger(here))
        gain *= STEP_IN_PEACE + STEP_IN_DANGER * danger
    return gain


def gain_of_recruits(outlook: Outlook) -> float:
    """An Elite, or two of the others in different places."""
    best = 0.0
    first = 0.0
    second = 0.0
    state = outlook.state
    for figure in FIGURES_OF[outlook.side]:
        for where in musters(state, figure, -1):
            gain = gain_of_recruit(outlook, figure, where)
            if ELITE <= figure < LEADER:
                best = max(best, gain)
            elif gain > first:
                second = first
                first = gain
            elif gain > second:
                second = gain
    return max(best, first + second)


def gain_of_recruit(outlook: Outlook, figure: Figure, where: i64) -> float:
    """What a reinforcement in a region brings: it is wanted near the enemy, and needs room."""
    side = outlook.side
    wanted = WANTED_ANYWHERE + WANTED_NEAR * min(1.0, outlook.pull(where))
    if figure == NAZGUL:
        return FIRST_NAZGUL if outlook.leading[side * REGIONS + where] == 0 else FURTHER_NAZGUL
    if figure >= LEADER:
        return LEADERSHIP_POINT * wanted if outlook.leading[side * REGIONS + where] < LEADERS_WANTED else FURTHER_LEADER
    if outlook.room(where) == 0:
        return 0.0
    return UNIT[side] * (ELITE_RECRUIT if figure >= ELITE else 1.0) * wanted


# The Fellowship and characters


def offer_journey(outlook: Outlook, found: list[Offer]) -> None:
    """The Fellowship moves or hides, companions leave it or travel."""
    state = outlook.state
    if can_move_fellowship(state):
        found.append(Offer(WORD_MOVE_FELLOWSHIP, AS_CHARACTER, gain_of_step(state)))
    if not state.hidden:
        found.append(Offer(WORD_HIDE, ANY_DIE if state.guide == STRIDER else AS_CHARACTER, gain_of_hiding(state)))
    if can_separate(state):
        found.append(Offer(WORD_SEPARATE, AS_CHARACTER, gain_of_separation(outlook)))
    if travellers(state, FREE_PEOPLES):
        found.append(Offer(WORD_MOVE_COMPANIONS, AS_CHARACTER, gain_of_travels(outlook)))


def gain_of_separation(outlook: Outlook) -> float:
    """The companion who serves best outside."""
    best = 0.0
    for who in outlook.state.companions():
        best = max(best, gain_of_leaving(outlook, who))
    return best


def gain_of_leaving(outlook: Outlook, who: Character) -> float:
    """What a companion brings who leaves the Fellowship for where he is needed most."""
    state = outlook.state
    reach = state.progress + LEVEL[who]
    best = 0.0
    for where in HAVENS:
        if DISTANCE[state.fellowship][where] <= reach:
            best = max(best, worth_of_companion(outlook, who, where))
    return best - worth_in_fellowship(state, who)


def gain_of_travels(outlook: Outlook) -> float:
    """What companions on the map bring if they travel."""
    total = 0.0
    for who in travellers(outlook.state, FREE_PEOPLES):
        total += max(0.0, gain_of_travel(outlook, who))
    return min(total, MOST_OF_TRAVELS)


def gain_of_travel(outlook: Outlook, who: Character) -> float:
    """What a companion brings who travels."""
    start: i64 = outlook.state.places[who]
    best = 0.0
    for where in HAVENS:
        if DISTANCE[start][where] <= LEVEL[who]:
            best = max(best, worth_of_companion(outlook, who, where))
    if who == STRIDER:
        best = max(best, worth_of_companion(outlook, who, start) + STRIDER_STAYS)
    return best - worth_of_companion(outlook, who, start)


def worth_of_companion(outlook: Outlook, who: Character, where: i64) -> float:
    """What a companion is worth in a region: he wakes nations, leads armies; Strider may be crowned."""
    state = outlook.state
    worth = 0.0
    if haven(state, where):
        nation = NATION_OF[where]
        if not state.is_active(nation) and ACTIVATES[who] in (ANY_NATION, nation):
            worth += TO_WAKE + TO_WAKE_IN_DANGER * outlook.danger(where)
        elif ACTIVATES[who] == nation and may_advance(state, nation, BY_DIE):
            worth += TO_ADVANCE
    if outlook.units[where] > 0:
        worth += LEADERSHIP_POINT * (
            LEADS_AT_HOME + LEADS_IN_DANGER * outlook.danger(where) if state.control[where] >= 0 else 1.0
        )
    if who == STRIDER and state.places[ARAGORN] >= -2 and state.places[ARAGORN] != GONE:
        near = REGIONS
        for city in KINGS_CITIES:
            if state.control[city] == FREE_PEOPLES:
                near = min(near, DISTANCE[where][city])
        if near == 0:
            worth += THE_KING_RETURNS
        elif near < REGIONS:
            worth += ON_THE_WAY_TO_THE_CITY - STEP_TO_THE_CITY * float(near)
    return worth


def gain_of_flights(outlook: Outlook) -> float:
    """What Nazgul and minions bring if they move."""
    total = 0.0
    best = best_perch(outlook)
    wanted = worth_of_nazgul(outlook, best, 1)
    for where in range(REGIONS):
        n = count(outlook.state.army(SHADOW, where), NAZGUL)
        if n > 0 and where != best:
            total = max(total, wanted - worth_of_nazgul(outlook, where, 0))
    for king in WITCH_KINGS:
        place = outlook.state.places[king]
        if place >= 0:
            total = max(total, WITCH_KING * (wanted - worth_of_nazgul(outlook, place, 0)))
    return A_FLIGHT * total


def best_perch(outlook: Outlook) -> i64:
    """The region where a Nazgul is wanted most."""
    best: i64 = 0
    best_worth = -1.0
    for where in outlook.where[SHADOW]:
        worth = worth_of_nazgul(outlook, where, 1)
        if worth > best_worth:
            best_worth = worth
            best = where
    hunting = outlook.state.fellowship
    return hunting if worth_of_nazgul(outlook, hunting, 1) > best_worth else best


def worth_of_nazgul(outlook: Outlook, where: i64, more: i64) -> float:
    """What the last Nazgul of a region, or one more, is worth there: as a hunter, or as a leader of an army that fights."""
    state = outlook.state
    at = SHADOW * REGIONS + where
    worth = SOMEWHERE
    if where == state.fellowship and state.mordor == OUTSIDE:
        here = count(state.army(SHADOW, where), NAZGUL)
        if here + more == 1 and state.progress > 0:
            worth += ON_THE_TRAIL
    units = outlook.units[at]
    if units == 0 or state.besieged(where) == SHADOW:
        return worth
    wanted = min(units, NAZGUL_WANTED)
    if outlook.leading[at] + more > wanted:
        return worth
    share = float(units) / A_HOST * (FIRST_LEADERSHIP - EACH_LEADERSHIP * float(outlook.leading[at] + more))
    return worth + share * (BEFORE_THE_ENEMY if faces_enemy(outlook, where) else BEHIND_THE_LINES)


def faces_enemy(outlook: Outlook, where: i64) -> bool:
    """Whether an army besieges somebody or stands next to an enemy."""
    if outlook.units[outlook.enemy * REGIONS + where] > 0:
        return True
    return any(outlook.units[outlook.enemy * REGIONS + near] > 0 for near in NEIGHBOURS[where])


def offer_characters(outlook: Outlook, found: list[Offer]) -> None:
    """Characters come into play, or do what a die pays for."""
    state = outlook.state
    side = outlook.side
    for who in entrances(state, side, ANY_DIE):
        found.append(Offer(WORD_ENTER + who, ENTRIES[who].uses, ENTRANCE_VALUES[who]))
    for power in POWERS:
        if power.seat == side and power.when.holds(state, Frame(None, 0, side)):
            found.append(Offer(power.word, power.uses, gain_of_power(outlook, power.word)))


def gain_of_power(outlook: Outlook, word: i64) -> float:
    """What a character's power brings."""
    if word == WORD_RECRUIT_EVERYWHERE:
        return ISENGARDS_LEVY * UNIT[SHADOW] * (WANTED_ANYWHERE + WANTED_NEAR * min(1.0, outlook.pull(ORTHANC)))
    if word == WORD_UPGRADE:
        return ISENGARDS_UPGRADE * UNIT[SHADOW] * (UPGRADE_ANYWHERE + min(1.0, outlook.pull(ORTHANC)))
    if WORD_USE <= word < WORD_USE + CHARACTERS and word - WORD_USE in FIRST_COMPANIONS:
        nation = ACTIVATES[word - WORD_USE]
        return gain_of_advance(outlook, nation) if nation >= 0 else COMPANIONS_POWER
    if WORD_REMOVE <= word < WORD_REMOVE + CARD_ROOM:
        return TO_REMOVE
    return ANOTHER_POWER


# Cards


def offer_cards(outlook: Outlook, found: list[Offer]) -> None:
    """Cards are drawn and played."""
    state = outlook.state
    side = outlook.side
    if pile(state, side * 2, DECK) or pile(state, side * 2 + 1, DECK):
        found.append(Offer(WORD_DRAW, AS_DRAW, A_CARD if hand_size(state, side) < HAND_LIMIT else A_SPARE_CARD))
    for number in state.hand(side):
        if event_of(number).needs.holds(state, Frame(None, 0, side, number)):
            gain = worth_of_event(outlook, number)
            if hand_size(state, side) >= HAND_LIMIT - 1:
                gain += FULL_HAND
            found.append(Offer(WORD_CARD + number, AS_EVENT | ICON_USES[CARD_ICON[number]], gain))


ATHELAS: Final = card("athelas")
ANOTHER_WAY: Final = card("there-is-another-way")
ALONE: Final = card("i-will-go-alone")
BILBOS_SONG: Final = card("bilbos-song")
ORC_PATROL: Final = card("orc-patrol")
ISILDURS_BANE: Final = card("isildurs-bane")
FOUL_THING: Final = card("foul-thing-from-the-deep")
CANDLES: Final = card("candles-of-corpses")
NAZGUL_SEARCH: Final = card("nazgul-search")
NAZGUL_STRIKE: Final = card("the-nazgul-strike")
MORGUL_WOUND: Final = card("morgul-wound")
LURE_OF_THE_RING: Final = card("lure-of-the-ring")
BREAKING: Final = card("the-breaking-of-the-fellowship")
DAY_WITHOUT_DAWN: Final = card("the-day-without-dawn")
ENTS: Final = (card("the-ents-awake-treebeard"), card("the-ents-awake-huorns"), card("the-ents-awake-entmoot"))
SHADOW_TILES: Final = (card("shelobs-lair"), card("the-ring-is-mine"), card("on-on-they-went"), card("give-it-to-uss"))
# Where cards of the Free Peoples bring reinforcements.
REINFORCED: Final[dict[int, int]] = {
    card("faramirs-rangers"): region("osgiliath"),
    card("the-red-arrow"): region("edoras"),
    card("guards-of-the-citadel"): MINAS_TIRITH,
    card("celeborns-galadhrim"): region("lorien"),
    card("riders-of-theoden"): region("edoras"),
    card("grimbeorn-the-old-son-of-beorn"): region("carrock"),
    card("imrahil-of-dol-amroth"): DOL_AMROTH,
    card("king-brands-men"): region("dale"),
    card("swords-in-eriador"): region("the-shire"),
    card("kindred-of-glorfindel"): region("rivendell"),
    card("dain-ironfoots-guard"): region("erebor"),
    card("eomer-son-of-eomund"): region("helms-deep"),
    card("thranduils-archers"): region("woodland-realm"),
}


def worth_of_event(outlook: Outlook, number: i64) -> float:
    """What an event brings that can be played."""
    state = outlook.state
    if brings_nothing(state, outlook.side, number):
        return EVENT_IN_VAIN
    if number in REINFORCED:
        where = REINFORCED[number]
        if state.control[where] == SHADOW:
            return REINFORCED_IN_VAIN
        danger = outlook.danger(where) if state.control[where] >= 0 else DANGER_ELSEWHERE
        return EVENT_VALUES[number] * (REINFORCED_AT_PEACE + danger)
    if outlook.side == FREE_PEOPLES:
        return worth_of_free_event(outlook, number)
    return worth_of_shadow_event(outlook, number)


def healing(state: WotrBoardState, n: i64) -> float:
    """What it brings to heal so much."""
    return float(min(n, state.corruption)) * price_of_corruption(state)


def worth_of_free_event(outlook: Outlook, number: i64) -> float:
    """Events of the Free Peoples that depend on the Ring-bearers."""
    state = outlook.state
    if number == ATHELAS:
        return healing(state, 2) if state.guide == STRIDER else ATHELAS_WITHOUT_STRIDER * healing(state, 1)
    if number == ANOTHER_WAY:
        return healing(state, 1) + (ANOTHER_WAY_WITH_GOLLUM if state.guide == GOLLUM else 0.0)
    if number == ALONE:
        return healing(state, 1) + gain_of_separation(outlook)
    if number == BILBOS_SONG:
        return healing(state, 2) if state.guide == GOLLUM else healing(state, 1)
    if number in ENTS and state.places[SARUMAN] == ORTHANC:
        garrison = outlook.toughness[SHADOW * REGIONS + ORTHANC]
        return EVENT_VALUES[number] + max(0.0, SARUMANS_GARRISON - float(garrison))
    return EVENT_VALUES[number]


def worth_of_shadow_event(outlook: Outlook, number: i64) -> float:
    """Events of the Shadow that depend on the Ring-bearers."""
    state = outlook.state
    price = price_of_corruption(state)
    gollum = state.guide == GOLLUM
    if number in (ORC_PATROL, FOUL_THING, ISILDURS_BANE):
        damage = tile_damage(state, 0.0)
        return damage * price * (TILE_WITHOUT_HELP if number == ISILDURS_BANE or gollum else TILE_WITH_HELP)
    if number == CANDLES:
        return (CANDLES_WITH_GOLLUM if gollum else CANDLES_OTHERWISE) * price
    if number == NAZGUL_SEARCH:
        return SEARCH + SEARCH_EACH_STEP * float(state.progress) if state.hidden else SEARCH_IN_VAIN
    if number == NAZGUL_STRIKE:
        found = chance_of_hunt(state, state.box[SHADOW], state.box[FREE_PEOPLES])
        return STRIKE + found * tile_damage(state, STRIKE_EYE) * price
    if number == MORGUL_WOUND:
        return (WOUND_AT_FIRST if state.corruption <= WOUND_UNTIL else WOUND_LATER) * price
    if number == LURE_OF_THE_RING:
        return price if gollum else LURE * price
    if number == BREAKING:
        return price if gollum else EVENT_VALUES[number]
    if number == DAY_WITHOUT_DAWN:
        return DIE_DISCARDED * float(state.dice[FREE_PEOPLES * FACES + WILL])
    if number in SHADOW_TILES:
        return EVENT_VALUES[number] * (TILE_IN_MORDOR if state.mordor != OUTSIDE else 1.0)
    return EVENT_VALUES[number]
