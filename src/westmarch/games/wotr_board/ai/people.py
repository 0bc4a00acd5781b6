"""Characters: what they bring where they are, and what it brings to send them elsewhere, in dice: an ordinary one brings 1."""

from typing import Final

from mypy_extensions import i64

from westmarch.games.wotr_board.ai.journey import (
    worth_in_fellowship,
)
from westmarch.games.wotr_board.ai.outlook import Outlook
from westmarch.games.wotr_board.ai.weights.war import (
    MOST_OF_TRAVELS,
    NAZGUL_WANTED,
    SOMEWHERE,
)
from westmarch.games.wotr_board.components import (
    ACTIVATES,
    ANY_NATION,
    ARAGORN,
    BY_DIE,
    DIE_BRINGERS,
    FREE_PEOPLES,
    GONE,
    LEVEL,
    NATIONS_OF,
    NAZGUL,
    OUTSIDE,
    SHADOW,
    STRIDER,
    WITCH_KINGS,
    Character,
)
from westmarch.games.wotr_board.map import (
    CITY,
    DISTANCE,
    DOL_AMROTH,
    MINAS_TIRITH,
    NATION_OF,
    NEIGHBOURS,
    PELARGIR,
    REGIONS,
    SETTLEMENT,
    SETTLEMENTS_OF,
    STRONGHOLD,
)
from westmarch.games.wotr_board.rules.people.companions import travellers
from westmarch.games.wotr_board.rules.politics import may_advance
from westmarch.games.wotr_board.state import count, haven

KINGS_CITIES: Final = (MINAS_TIRITH, DOL_AMROTH, PELARGIR)
HAVENS: Final = tuple(
    [
        here
        for nation in NATIONS_OF[FREE_PEOPLES]
        for here in SETTLEMENTS_OF[nation]
        if SETTLEMENT[here] in (CITY, STRONGHOLD)
    ]
)


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
    return best - worth_in_fellowship(outlook.habits, state, who)


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
        best = max(best, worth_of_companion(outlook, who, start) + outlook.habits.strider_stays)
    return best - worth_of_companion(outlook, who, start)


def worth_of_companion(outlook: Outlook, who: Character, where: i64) -> float:
    """What a companion is worth in a region: he wakes nations, leads armies; Strider may be crowned."""
    state = outlook.state
    worth = 0.0
    if haven(state, where):
        nation = NATION_OF[where]
        if not state.is_active(nation) and ACTIVATES[who] in (ANY_NATION, nation):
            worth += outlook.habits.to_wake + outlook.habits.to_wake_in_danger * outlook.danger(where)
        elif ACTIVATES[who] == nation and may_advance(state, nation, BY_DIE):
            worth += outlook.habits.to_advance
    if outlook.units[where] > 0:
        led = min(1.0, float(outlook.units[where]) / outlook.habits.led_in_full)
        worth += (
            led
            * outlook.habits.leadership_point
            * (
                outlook.habits.leads_at_home + outlook.habits.leads_in_danger * outlook.danger(where)
                if state.control[where] >= 0
                else 1.0
            )
        )
    if who in DIE_BRINGERS and state.control[where] >= 0:
        worth -= outlook.habits.bringer_in_danger * outlook.danger(where)
    if who == STRIDER and state.places[ARAGORN] >= -2 and state.places[ARAGORN] != GONE:
        near = REGIONS
        for city in KINGS_CITIES:
            if state.control[city] == FREE_PEOPLES:
                near = min(near, DISTANCE[where][city])
        if near == 0:
            worth += outlook.habits.the_king_returns
        elif near < REGIONS:
            worth += outlook.habits.on_the_way_to_the_city - outlook.habits.step_to_the_city * float(near)
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
            total = max(total, outlook.habits.witch_king * (wanted - worth_of_nazgul(outlook, place, 0)))
    return outlook.habits.a_flight * total


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
            worth += outlook.habits.on_the_trail
    units = outlook.units[at]
    if units == 0 or state.besieged(where) == SHADOW:
        return worth
    wanted = min(units, NAZGUL_WANTED)
    if outlook.leading[at] + more > wanted:
        return worth
    share = (
        float(units)
        / outlook.habits.a_host
        * (outlook.habits.first_leadership - outlook.habits.each_leadership * float(outlook.leading[at] + more))
    )
    return worth + share * (
        outlook.habits.before_the_enemy if faces_enemy(outlook, where) else outlook.habits.behind_the_lines
    )


def faces_enemy(outlook: Outlook, where: i64) -> bool:
    """Whether an army besieges somebody or stands next to an enemy."""
    if outlook.units[outlook.enemy * REGIONS + where] > 0:
        return True
    return any(outlook.units[outlook.enemy * REGIONS + near] > 0 for near in NEIGHBOURS[where])
