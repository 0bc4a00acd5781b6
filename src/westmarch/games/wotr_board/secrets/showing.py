"""Shows a game to one person: fills in what that person may know.

Hidden are the hands, the decks, the discards that nobody saw, and the combat cards that lie face down. Backs are public.
"""

from typing import Final, final

from mypy_extensions import i64

from westmarch.core.bits import ones
from westmarch.core.hidden.knowledge import surely_in
from westmarch.core.state import Viewer
from westmarch.games.wotr_board.cards.book import CARD_IDS
from westmarch.games.wotr_board.components import (
    CHARACTER_IDS,
    CHARACTERS,
    DISTANCE_TO_WAR,
    FACE_IDS,
    FACES,
    FIGURE_IDS,
    FIGURES,
    FIGURES_OF,
    FREE_PEOPLES,
    NATION_IDS,
    NO_CARD,
    NO_FACE,
    NO_TILE,
    NOT_OVER,
    NOT_YET,
    OUTCOME_IDS,
    OUTSIDE,
    PLACE_IDS,
    POOL_IDS,
    POOL_SIDE,
    RING_IDS,
    SHADOW,
    SIDE_IDS,
    SPECIAL_DIE_IDS,
    STAR,
    TILE_IDS,
    TILES,
)
from westmarch.games.wotr_board.map import NO_SIDE, OWNER, REGION_IDS, REGIONS
from westmarch.games.wotr_board.records import Fighter
from westmarch.games.wotr_board.rules.dice import face_of
from westmarch.games.wotr_board.rules.war.battle import fighting_army, fighting_characters, leadership, strength, to_hit
from westmarch.games.wotr_board.secrets.knowledge import account_of
from westmarch.games.wotr_board.secrets.view import (
    BattleKind,
    BattleView,
    FellowshipView,
    FighterView,
    Hidden,
    HuntView,
    NationView,
    OutcomeView,
    PoolView,
    RingPlace,
    SpecialDieView,
    WotrBoardView,
)
from westmarch.games.wotr_board.state import (
    ALL_SETTLEMENTS,
    COMBAT,
    DECK,
    DISCARD,
    HAND,
    HIDDEN_ZONES,
    MARK_IDS,
    SPENT,
    TABLE,
    TILE_ZONE_IDS,
    ZONE_IDS,
    ZONES,
    WotrBoardState,
    cards_in,
    count,
)

KIND_IDS: Final[tuple[BattleKind, ...]] = ("field", "assault", "sortie")
RING_PLACES: Final[tuple[RingPlace, ...]] = ("free_peoples", "shadow", "out")


# A view is made after every word. Where it has an entry for each of many things, a copy of one that is made already, in which what
# differs is changed, takes less than making it anew.
OWNED: Final = {REGION_IDS[here]: SIDE_IDS[OWNER[here]] for here in ALL_SETTLEMENTS}
NOT_HERE: Final = dict.fromkeys(CHARACTER_IDS, PLACE_IDS[NOT_YET])
NONE_LEFT: Final = dict.fromkeys(FIGURE_IDS, 0)
MOST_STEPS: Final = max(DISTANCE_TO_WAR)
NATION_VIEWS: Final = [[NationView(steps, active) for steps in range(MOST_STEPS + 1)] for active in (False, True)]


@final
class SeenArmy:
    """What was made to show an army of one side, to be shown again: most armies stay as they are from view to view."""

    army: i64
    shown: dict[str, dict[str, int]]

    def __init__(self, army: i64 = 0, shown: dict[str, dict[str, int]] | None = None) -> None:
        self.army = army
        self.shown = shown if shown is not None else {}


# A prime; a game has some fifty armies at a time. Two that fall on one place push each other out.
SEEN_PLACES: Final = 1021
SEEN: Final[list[list[SeenArmy]]] = [[SeenArmy()] * SEEN_PLACES, [SeenArmy()] * SEEN_PLACES]  # by side


def names(pool: int, mask: int) -> list[str]:
    """Cards by their ids."""
    return [CARD_IDS[card] for card in cards_in(pool, mask)]


def view_army(army: int, side: int) -> dict[str, int]:
    """The figures of an army."""
    return {FIGURE_IDS[figure]: int(count(army, figure)) for figure in FIGURES_OF[side] if count(army, figure)}


def place_name(place: int) -> str:
    """Where a character is."""
    return REGION_IDS[place] if place >= 0 else PLACE_IDS[place]


def show(state: WotrBoardState, viewer: Viewer) -> WotrBoardView:
    """All that a person may know, under the names of the components."""
    return WotrBoardView(
        turn=int(state.turn),
        max_turns=int(state.rules.max_turns),
        lords=bool(state.rules.lords),
        marks=view_marks(state),
        armies=view_armies(state),
        control=view_control(state),
        sieges=[REGION_IDS[here] for here in ALL_SETTLEMENTS if state.besieged(here) != NO_SIDE],
        characters=view_characters(state),
        reinforcements=view_reinforcements(state),
        nations={
            name: NATION_VIEWS[state.active >> nation & 1][state.distance[nation]]
            for nation, name in enumerate(NATION_IDS)
        },
        fellowship=view_fellowship(state),
        dice={side: view_dice(state, number) for number, side in enumerate(SIDE_IDS)},
        hunt_box={side: state.box[number] for number, side in enumerate(SIDE_IDS)},
        special_dice=view_special(state),
        burnt_dice=view_burnt(state),
        rings={name: RING_PLACES[state.rings[ring]] for ring, name in enumerate(RING_IDS)},
        tiles={zone: view_tiles(state, number) for number, zone in enumerate(TILE_ZONE_IDS)},
        points={side: int(state.points(number)) for number, side in enumerate(SIDE_IDS)},
        cards={name: view_pool(state, pool, viewer) for pool, name in enumerate(POOL_IDS)},
        battle=view_battle(state),
        hunt=view_hunt(state),
        outcome=view_outcome(state),
    )


def view_marks(state: WotrBoardState) -> list[str]:
    """What is true of the game and of this turn."""
    return [name for bit, name in enumerate(MARK_IDS) if state.marks >> bit & 1]


def view_armies(state: WotrBoardState) -> dict[str, dict[str, dict[str, int]]]:
    """All figures on the map."""
    found: dict[str, dict[str, dict[str, int]]] = {}
    for region in range(REGIONS):
        free, shadow = state.army(FREE_PEOPLES, region), state.army(SHADOW, region)
        if free and shadow:
            found[REGION_IDS[region]] = seen_army(free, FREE_PEOPLES) | seen_army(shadow, SHADOW)
        elif free or shadow:
            found[REGION_IDS[region]] = seen_army(free, FREE_PEOPLES) if free else seen_army(shadow, SHADOW)
    return found


def seen_army(army: i64, side: i64) -> dict[str, dict[str, int]]:
    """The army of one side as a region shows it; what was made for one is shown again."""
    place = army % SEEN_PLACES
    seen = SEEN[side][place]
    if seen.army != army:
        seen = SeenArmy(army, {SIDE_IDS[side]: view_army(int(army), int(side))})
        SEEN[side][place] = seen
    return seen.shown


def view_control(state: WotrBoardState) -> dict[str, str]:
    """Who controls the settlements."""
    found = OWNED.copy()
    for here in ALL_SETTLEMENTS:
        if state.control[here] != OWNER[here]:
            found[REGION_IDS[here]] = SIDE_IDS[state.control[here]]
    return found


def view_characters(state: WotrBoardState) -> dict[str, str]:
    """Where the characters are."""
    found = NOT_HERE.copy()
    for who in range(CHARACTERS):
        if state.places[who] != NOT_YET:
            found[CHARACTER_IDS[who]] = place_name(state.places[who])
    return found


def view_reinforcements(state: WotrBoardState) -> dict[str, int]:
    """The figures that may still come."""
    found = NONE_LEFT.copy()
    for figure in range(FIGURES):
        if state.reserves[figure] != 0:
            found[FIGURE_IDS[figure]] = state.reserves[figure]
    return found


def view_fellowship(state: WotrBoardState) -> FellowshipView:
    """The Ring-bearers."""
    return FellowshipView(
        region=REGION_IDS[state.fellowship] if state.mordor == OUTSIDE else None,
        progress=int(state.progress),
        hidden=bool(state.hidden),
        corruption=int(state.corruption),
        guide=CHARACTER_IDS[state.guide],
        mordor=None if state.mordor == OUTSIDE else int(state.mordor),
        companions=[CHARACTER_IDS[who] for who in state.companions()],
    )


def view_dice(state: WotrBoardState, side: int) -> dict[str, int]:
    """The unused dice of a side."""
    return {
        name: state.dice[side * FACES + face] for face, name in enumerate(FACE_IDS) if state.dice[side * FACES + face]
    }


def view_special(state: WotrBoardState) -> dict[str, SpecialDieView]:
    """The special dice that lie on the table, an Eye among them until the turn ends."""
    return {
        name: SpecialDieView(FACE_IDS[face_of(shown)], shown >= STAR)
        for name, shown in zip(SPECIAL_DIE_IDS, state.special, strict=True)
        if shown != NO_FACE
    }


def view_burnt(state: WotrBoardState) -> list[str]:
    """The special dice that are out of the game."""
    return [name for die, name in enumerate(SPECIAL_DIE_IDS) if state.burnt >> die & 1]


def view_tiles(state: WotrBoardState, zone: int) -> dict[str, int]:
    """The hunt tiles of a zone."""
    return {
        name: state.tiles[zone * TILES + tile] for tile, name in enumerate(TILE_IDS) if state.tiles[zone * TILES + tile]
    }


def view_pool(state: WotrBoardState, pool: int, viewer: Viewer) -> PoolView:
    """One deck of event cards: its owner sees all but the order of the deck, the others how many lie where."""
    own = state.viewers[POOL_SIDE[pool]] == viewer
    seen = PoolView(
        deck=int(ones(state.cards[pool * ZONES + DECK])),
        hand=view_pile(state, pool, HAND, own),
        combat=view_pile(state, pool, COMBAT, own),
        discard=view_pile(state, pool, DISCARD, own),
        table=names(pool, state.cards[pool * ZONES + TABLE]),
        spent=names(pool, state.cards[pool * ZONES + SPENT]),
    )
    if own:
        seen.unseen = names(pool, state.cards[pool * ZONES + DECK])
    else:
        seen.known = known_cards(state, pool, account_of(state, pool, viewer))
    return seen


def view_pile(state: WotrBoardState, pool: int, zone: int, own: bool) -> Hidden:
    """The cards of a hidden zone for their owner, for others how many there are."""
    mask = state.cards[pool * ZONES + zone]
    return names(pool, mask) if own else int(ones(mask))


def known_cards(state: WotrBoardState, pool: int, account: int) -> dict[str, list[str]]:
    """The cards of which a person can tell in which hidden zone they lie."""
    found: dict[str, list[str]] = {}
    for zone in range(1, HIDDEN_ZONES):
        sure = surely_in(state.known, account, HIDDEN_ZONES, zone)
        if sure:
            found[ZONE_IDS[zone]] = names(pool, sure)
    return found


def view_battle(state: WotrBoardState) -> BattleView | None:
    """The battle that is fought now."""
    battle = state.battle
    if battle is None:
        return None
    return BattleView(
        attacker=SIDE_IDS[battle.attacker],
        source=REGION_IDS[battle.source],
        at=REGION_IDS[battle.place],
        kind=KIND_IDS[battle.kind],
        round=int(battle.round),
        sides={name: view_fighter(state, battle.of(side), side) for side, name in enumerate(SIDE_IDS)},
    )


def view_fighter(state: WotrBoardState, fighter: Fighter, side: int) -> FighterView:
    """One side of the battle."""
    return FighterView(
        army=view_army(int(fighting_army(state, side)), side),
        characters=[CHARACTER_IDS[who] for who in fighting_characters(state, side)],
        dice=int(strength(state, side)),
        leadership=int(leadership(state, side)),
        need=int(to_hit(state, side, fighter.roll_bonus)),
        need_again=int(to_hit(state, side, fighter.reroll_bonus)),
        card=CARD_IDS[fighter.card] if fighter.card != NO_CARD else None,
        hits=int(fighter.hits),
    )


def view_hunt(state: WotrBoardState) -> HuntView | None:
    """The hunt that goes on now."""
    hunt = state.hunt
    if hunt is None:
        return None
    return HuntView(int(hunt.successes), TILE_IDS[hunt.tile] if hunt.tile != NO_TILE else None, int(hunt.damage))


def view_outcome(state: WotrBoardState) -> OutcomeView | None:
    """How the game ended, once it has."""
    if state.outcome == NOT_OVER:
        return None
    return OutcomeView(SIDE_IDS[state.winner], OUTCOME_IDS[state.outcome])
