"""What an event card brings that can be played, in dice: an ordinary one brings 1."""

from typing import Final

from mypy_extensions import i64

from westmarch.games.wotr_board.ai.journey import (
    chance_of_hunt,
    price_of_corruption,
    tile_damage,
)
from westmarch.games.wotr_board.ai.outlook import Outlook
from westmarch.games.wotr_board.ai.people import gain_of_separation
from westmarch.games.wotr_board.ai.weights.cards import (
    EVENT_IN_VAIN,
    WOUND_UNTIL,
)
from westmarch.games.wotr_board.ai.weights.habits import Habits
from westmarch.games.wotr_board.cards.names import card
from westmarch.games.wotr_board.components import (
    FACES,
    FREE_PEOPLES,
    GOLLUM,
    OUTSIDE,
    SARUMAN,
    SHADOW,
    STRIDER,
    WILL,
)
from westmarch.games.wotr_board.map import (
    DOL_AMROTH,
    MINAS_TIRITH,
    ORTHANC,
    REGIONS,
    region,
)
from westmarch.games.wotr_board.rules.actions import brings_nothing
from westmarch.games.wotr_board.state import WotrBoardState

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
            return outlook.habits.reinforced_in_vain
        danger = outlook.danger(where) if state.control[where] >= 0 else outlook.habits.danger_elsewhere
        return outlook.habits.events[number] * (outlook.habits.reinforced_at_peace + danger)
    if outlook.side == FREE_PEOPLES:
        return worth_of_free_event(outlook, number)
    return worth_of_shadow_event(outlook, number)


def healing(habits: Habits, state: WotrBoardState, n: i64) -> float:
    """What it brings to heal so much."""
    return float(min(n, state.corruption)) * price_of_corruption(habits, state)


def worth_of_free_event(outlook: Outlook, number: i64) -> float:
    """Events of the Free Peoples that depend on the Ring-bearers."""
    state = outlook.state
    if number == ATHELAS:
        return (
            healing(outlook.habits, state, 2)
            if state.guide == STRIDER
            else outlook.habits.athelas_without_strider * healing(outlook.habits, state, 1)
        )
    if number == ANOTHER_WAY:
        return healing(outlook.habits, state, 1) + (
            outlook.habits.another_way_with_gollum if state.guide == GOLLUM else 0.0
        )
    if number == ALONE:
        return healing(outlook.habits, state, 1) + gain_of_separation(outlook)
    if number == BILBOS_SONG:
        return healing(outlook.habits, state, 2) if state.guide == GOLLUM else healing(outlook.habits, state, 1)
    if number in ENTS and state.places[SARUMAN] == ORTHANC:
        garrison = outlook.toughness[SHADOW * REGIONS + ORTHANC]
        return outlook.habits.events[number] + max(0.0, outlook.habits.sarumans_garrison - float(garrison))
    return outlook.habits.events[number]


def worth_of_shadow_event(outlook: Outlook, number: i64) -> float:
    """Events of the Shadow that depend on the Ring-bearers."""
    state = outlook.state
    price = price_of_corruption(outlook.habits, state)
    gollum = state.guide == GOLLUM
    if number in (ORC_PATROL, FOUL_THING, ISILDURS_BANE):
        damage = tile_damage(state, 0.0)
        return (
            damage
            * price
            * (outlook.habits.tile_without_help if number == ISILDURS_BANE or gollum else outlook.habits.tile_with_help)
        )
    if number == CANDLES:
        return (outlook.habits.candles_with_gollum if gollum else outlook.habits.candles_otherwise) * price
    if number == NAZGUL_SEARCH:
        return (
            outlook.habits.search + outlook.habits.search_each_step * float(state.progress)
            if state.hidden
            else outlook.habits.search_in_vain
        )
    if number == NAZGUL_STRIKE:
        found = chance_of_hunt(state, state.box[SHADOW], state.box[FREE_PEOPLES])
        return outlook.habits.strike + found * tile_damage(state, outlook.habits.strike_eye) * price
    if number == MORGUL_WOUND:
        return (
            outlook.habits.wound_at_first if state.corruption <= WOUND_UNTIL else outlook.habits.wound_later
        ) * price
    if number == LURE_OF_THE_RING:
        return price if gollum else outlook.habits.lure * price
    if number == BREAKING:
        return price if gollum else outlook.habits.events[number]
    if number == DAY_WITHOUT_DAWN:
        return outlook.habits.die_discarded * float(state.dice[FREE_PEOPLES * FACES + WILL])
    if number in SHADOW_TILES:
        return outlook.habits.events[number] * (
            outlook.habits.shadow_tile_in_mordor if state.mordor != OUTSIDE else 1.0
        )
    return outlook.habits.events[number]
