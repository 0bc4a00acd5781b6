"""What a person may know of a game, under the names of the components. `showing` fills it in.

Regions, figures, characters, hunt tiles and cards stand under their ids.
"""

from typing import Annotated, Literal, TypeAlias

import msgspec

from westmarch.core.hidden.view import View, all_of, one_of
from westmarch.games.wotr_board.components import FACE_IDS, NATION_IDS, POOL_IDS, SIDE_IDS
from westmarch.games.wotr_board.state import TILE_ZONE_IDS

SideId: TypeAlias = Annotated[str, one_of("SideId", SIDE_IDS)]
NationId: TypeAlias = Annotated[str, one_of("NationId", NATION_IDS)]
FaceId: TypeAlias = Annotated[str, one_of("FaceId", FACE_IDS)]
PoolId: TypeAlias = Annotated[str, one_of("PoolId", POOL_IDS)]
TileZoneId: TypeAlias = Annotated[str, one_of("TileZoneId", TILE_ZONE_IDS)]
BattleKind: TypeAlias = Literal["field", "assault", "sortie"]
RingPlace: TypeAlias = Literal["free_peoples", "shadow", "out"]

Army: TypeAlias = dict[str, int]  # how many figures of each kind
Hidden: TypeAlias = list[str] | int  # cards by their ids where the viewer may look at them, else how many there are


class NationView(msgspec.Struct):
    """A nation on the political track."""

    steps_to_war: int
    active: bool


class FellowshipView(msgspec.Struct):
    """The Ring-bearers: where they were last seen, or how far they have come on the Mordor track."""

    region: str | None
    progress: int
    hidden: bool
    corruption: int
    guide: str
    mordor: int | None
    companions: list[str]


class SpecialDieView(msgspec.Struct):
    """A special die that lies on the table; with a star it may leave the game after its result."""

    face: FaceId
    star: bool


class PoolView(msgspec.Struct, omit_defaults=True):
    """One deck of event cards: its owner sees all but the order of the deck, the others how many lie where."""

    deck: int
    hand: Hidden
    combat: Hidden  # laid face down for a round of battle
    discard: Hidden  # face down
    table: list[str]
    spent: list[str]  # discarded after everybody saw them
    unseen: list[str] | msgspec.UnsetType = msgspec.UNSET  # for the owner: what is still in the deck
    known: dict[str, list[str]] | msgspec.UnsetType = msgspec.UNSET  # for others: hidden cards whose zone they can tell


class FighterView(msgspec.Struct):
    """One side of a battle: who fights, with how many dice, and what a die needs in the roll and when it is rolled again."""

    army: Army
    characters: list[str]
    dice: int
    leadership: int
    need: int
    need_again: int
    card: str | None
    hits: int


class BattleView(msgspec.Struct):
    """The battle that is fought now."""

    attacker: SideId
    source: str = msgspec.field(name="from")
    at: str
    kind: BattleKind
    round: int
    sides: Annotated[dict[SideId, FighterView], all_of(SIDE_IDS)]


class HuntView(msgspec.Struct):
    """The hunt that goes on now."""

    successes: int
    tile: str | None
    damage: int


class OutcomeView(msgspec.Struct):
    """How the game ended."""

    winner: SideId
    by: str


class WotrBoardView(View):
    """All that one person may know of War of the Ring."""

    turn: int
    max_turns: int
    lords: bool
    marks: list[str]  # what is true of the game and of this turn
    armies: dict[str, dict[SideId, Army]]  # of each region where figures stand
    control: dict[str, SideId]  # of each region with a settlement
    sieges: list[str]
    characters: dict[str, str]  # a region, `fellowship`, `not_yet` or `gone`
    reinforcements: Army
    nations: Annotated[dict[NationId, NationView], all_of(NATION_IDS)]
    fellowship: FellowshipView
    dice: Annotated[dict[SideId, dict[FaceId, int]], all_of(SIDE_IDS)]  # unused ones, by their faces
    hunt_box: Annotated[dict[SideId, int], all_of(SIDE_IDS)]
    special_dice: dict[str, SpecialDieView]
    burnt_dice: list[str]  # special dice that are out of the game
    rings: dict[str, RingPlace]
    tiles: Annotated[dict[TileZoneId, dict[str, int]], all_of(TILE_ZONE_IDS)]
    points: Annotated[dict[SideId, int], all_of(SIDE_IDS)]
    cards: Annotated[dict[PoolId, PoolView], all_of(POOL_IDS)]
    battle: BattleView | None
    hunt: HuntView | None
    outcome: OutcomeView | None
