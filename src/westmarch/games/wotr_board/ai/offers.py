"""What the dice of a side may be used for, and what each use brings, in dice: an ordinary one brings 1."""

from typing import Final

from mypy_extensions import i64

from westmarch.core.frames import Frame
from westmarch.games.wotr_board.ai.events import worth_of_event
from westmarch.games.wotr_board.ai.journey import (
    gain_of_hiding,
    gain_of_step,
)
from westmarch.games.wotr_board.ai.outlook import Offer, Outlook
from westmarch.games.wotr_board.ai.people import gain_of_flights, gain_of_separation, gain_of_travels
from westmarch.games.wotr_board.ai.weights.war import (
    LEADERS_WANTED,
)
from westmarch.games.wotr_board.cards.book import CARD_ICON, POWERS, event_of
from westmarch.games.wotr_board.components import (
    ACTIVATES,
    AS_ARMY,
    AS_CHARACTER,
    AS_DRAW,
    AS_EVENT,
    AS_MUSTER,
    BY_DIE,
    CARD_ROOM,
    CHARACTERS,
    ELITE,
    FIGURES_OF,
    FIRST_COMPANIONS,
    FREE_PEOPLES,
    HAND_LIMIT,
    ICON_USES,
    LEADER,
    NATION_SIDE,
    NATIONS_OF,
    NAZGUL,
    SHADOW,
    STRIDER,
    Figure,
    Nation,
)
from westmarch.games.wotr_board.map import (
    NEIGHBOURS,
    ORTHANC,
    REGIONS,
    SETTLEMENTS_OF,
)
from westmarch.games.wotr_board.rules.hands import hand_size, pile
from westmarch.games.wotr_board.rules.people.characters import ENTRIES, entrances
from westmarch.games.wotr_board.rules.people.companions import can_separate, travellers
from westmarch.games.wotr_board.rules.politics import may_advance
from westmarch.games.wotr_board.rules.recruit import musters
from westmarch.games.wotr_board.rules.ring.fellowship import can_move_fellowship
from westmarch.games.wotr_board.rules.war.movement import at_war_part, free_to_move, mobile, warded
from westmarch.games.wotr_board.state import DECK, units_in
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


def offers(outlook: Outlook) -> list[Offer]:
    """All that a side may use dice for, whichever it has."""
    found = outlook.offers
    if found:
        return found
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
    marching = outlook.habits.marching
    attacking = outlook.habits.attacking
    found.append(Offer(WORD_MARCH, AS_ARMY, marching * (march + outlook.habits.second_army * second)))
    found.append(Offer(WORD_MARCH, AS_CHARACTER, marching * led_march))
    found.append(Offer(WORD_ATTACK, AS_ARMY, attacking * attack))
    found.append(Offer(WORD_ATTACK, AS_CHARACTER, attacking * led_attack))


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
    found.append(Offer(WORD_RECRUIT, AS_MUSTER, outlook.habits.recruiting * gain_of_recruits(outlook)))


def gain_of_advance(outlook: Outlook, nation: Nation) -> float:
    """What a step towards war brings: armies that may fight, reinforcements."""
    gain = outlook.habits.steps_to_war[nation]
    if NATION_SIDE[nation] == FREE_PEOPLES:
        danger = 0.0
        for here in SETTLEMENTS_OF[nation]:
            if outlook.state.control[here] == FREE_PEOPLES:
                danger = max(danger, outlook.danger(here))
        gain *= outlook.habits.step_in_peace + outlook.habits.step_in_danger * danger
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
    wanted = outlook.habits.wanted_anywhere + outlook.habits.wanted_near * min(1.0, outlook.pull(where))
    if figure == NAZGUL:
        return (
            outlook.habits.first_nazgul
            if outlook.leading[side * REGIONS + where] == 0
            else outlook.habits.further_nazgul
        )
    if figure >= LEADER:
        return (
            outlook.habits.leadership_point * wanted
            if outlook.leading[side * REGIONS + where] < LEADERS_WANTED
            else outlook.habits.further_leader
        )
    if outlook.room(where) == 0:
        return 0.0
    return outlook.habits.unit * (outlook.habits.elite_recruit if figure >= ELITE else 1.0) * wanted


# The Fellowship and characters


def offer_journey(outlook: Outlook, found: list[Offer]) -> None:
    """The Fellowship moves or hides, companions leave it or travel."""
    state = outlook.state
    if can_move_fellowship(state):
        found.append(Offer(WORD_MOVE_FELLOWSHIP, AS_CHARACTER, gain_of_step(outlook.habits, state)))
    if not state.hidden:
        found.append(
            Offer(WORD_HIDE, ANY_DIE if state.guide == STRIDER else AS_CHARACTER, gain_of_hiding(outlook.habits, state))
        )
    if can_separate(state):
        found.append(Offer(WORD_SEPARATE, AS_CHARACTER, gain_of_separation(outlook)))
    if travellers(state, FREE_PEOPLES):
        found.append(Offer(WORD_MOVE_COMPANIONS, AS_CHARACTER, gain_of_travels(outlook)))


def offer_characters(outlook: Outlook, found: list[Offer]) -> None:
    """Characters come into play, or do what a die pays for."""
    state = outlook.state
    side = outlook.side
    for who in entrances(state, side, ANY_DIE):
        found.append(Offer(WORD_ENTER + who, ENTRIES[who].uses, outlook.habits.entrances[who]))
    for power in POWERS:
        if power.seat == side and power.when.holds(state, Frame(None, 0, side)):
            found.append(Offer(power.word, power.uses, gain_of_power(outlook, power.word)))


def gain_of_power(outlook: Outlook, word: i64) -> float:
    """What a character's power brings."""
    if word == WORD_RECRUIT_EVERYWHERE:
        return (
            outlook.habits.isengards_levy
            * outlook.habits.unit
            * (outlook.habits.wanted_anywhere + outlook.habits.wanted_near * min(1.0, outlook.pull(ORTHANC)))
        )
    if word == WORD_UPGRADE:
        return (
            outlook.habits.isengards_upgrade
            * outlook.habits.unit
            * (outlook.habits.upgrade_anywhere + min(1.0, outlook.pull(ORTHANC)))
        )
    if WORD_USE <= word < WORD_USE + CHARACTERS and word - WORD_USE in FIRST_COMPANIONS:
        nation = ACTIVATES[word - WORD_USE]
        return gain_of_advance(outlook, nation) if nation >= 0 else outlook.habits.companions_power
    if WORD_REMOVE <= word < WORD_REMOVE + CARD_ROOM:
        return outlook.habits.to_remove
    return outlook.habits.another_power


# Cards


def offer_cards(outlook: Outlook, found: list[Offer]) -> None:
    """Cards are drawn and played."""
    state = outlook.state
    side = outlook.side
    if pile(state, side * 2, DECK) or pile(state, side * 2 + 1, DECK):
        found.append(
            Offer(
                WORD_DRAW,
                AS_DRAW,
                outlook.habits.a_card if hand_size(state, side) < HAND_LIMIT else outlook.habits.a_spare_card,
            )
        )
    for number in state.hand(side):
        if event_of(number).needs.holds(state, Frame(None, 0, side, number)):
            gain = worth_of_event(outlook, number)
            if hand_size(state, side) >= HAND_LIMIT - 1:
                gain += outlook.habits.played_from_full_hand
            found.append(Offer(WORD_CARD + number, AS_EVENT | ICON_USES[CARD_ICON[number]], gain))
