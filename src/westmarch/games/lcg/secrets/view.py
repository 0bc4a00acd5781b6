"""What a person may know of a game, as typed data under the names of the cards. `showing` fills it in."""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

from westmarch.core.hidden.view import View, one_of
from westmarch.games.lcg.components import KIND_IDS, OUTCOME_IDS, PHASE_IDS, SEAT_IDS

SeatId: TypeAlias = Annotated[str, one_of("SeatId", SEAT_IDS)]
PhaseId: TypeAlias = Annotated[str, one_of("PhaseId", PHASE_IDS)]
KindId: TypeAlias = Annotated[str, one_of("KindId", KIND_IDS)]
OutcomeId: TypeAlias = Annotated[str, one_of("OutcomeId", OUTCOME_IDS)]


class QuestView(msgspec.Struct, kw_only=True):
    """The quest card of the present stage; 0 points are none to reach."""

    card: str
    progress: int
    points: int


class EnemysAttack(msgspec.Struct, kw_only=True, tag_field="by", tag="enemy"):
    """An enemy attacks: what it would deal now, and whether several may defend."""

    enemy: str
    seat: SeatId
    characters: list[str]
    attack: int
    defense: int
    damage: int
    several: bool


class PlayersAttack(msgspec.Struct, kw_only=True, tag_field="by", tag="players"):
    """Characters attack an enemy: what they would deal now, and what everybody who may join would add."""

    enemy: str
    seat: SeatId
    characters: list[str]
    attack: int
    defense: int
    damage: int
    might: dict[str, int]


class DeckView(msgspec.Struct, kw_only=True):
    """A deck: its size, and what was seen of its ends; what nobody knows between is null."""

    cards: int
    top: list[str | None]
    bottom: list[str | None]


class AttachmentView(msgspec.Struct, kw_only=True):
    """An attachment."""

    card: str
    exhausted: bool
    controller: SeatId | None


class FaceDownView(msgspec.Struct, kw_only=True):
    """A face-down shadow card, by its title if this person has seen it."""

    face_down: str | None


class CharacterView(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A hero or an ally, with its numbers as they are now; the tokens are resources."""

    card: str
    kind: KindId
    attack: int
    defense: int
    hit_points: int
    damage: int
    willpower: int
    exhausted: bool
    committed: bool
    chosen: bool  # to be committed
    prisoner: bool
    tokens: int
    attachments: list[AttachmentView] = []


class EncounterView(msgspec.Struct, kw_only=True, omit_defaults=True):
    """An enemy, location or objective in play, with its numbers as they are now. Only enemies can fight and have shadows."""

    card: str
    kind: KindId
    attack: int | UnsetType = UNSET
    defense: int | UnsetType = UNSET
    hit_points: int | UnsetType = UNSET
    damage: int | UnsetType = UNSET
    threat: int
    points: int
    tokens: int
    attachments: list[AttachmentView] = []
    guard: str | UnsetType = UNSET  # what guards this objective
    shadows: list[str | FaceDownView] | UnsetType = UNSET


class SeatView(msgspec.Struct, kw_only=True):
    """A player's area. Of other people's hands only the number of cards is seen."""

    person: int
    alive: bool
    threat: int
    hand: list[str] | int
    deck: DeckView
    on_deck: list[str]
    discard: list[str]
    heroes: list[CharacterView]
    allies: list[CharacterView]
    engaged: list[EncounterView]
    played: list[str]


class OutcomeView(msgspec.Struct, kw_only=True, omit_defaults=True):
    """How the game ended, with the score."""

    winner: Literal["players", "shadow"]
    by: OutcomeId
    score: int
    campaign_score: int | UnsetType = UNSET
    victory_points: int
    rounds: int


class LcgView(View, kw_only=True):
    """All that one person may know of a table."""

    scenario: str
    round: int
    phase: PhaseId
    first: SeatId
    quest: QuestView | None
    willpower: int  # on the quest
    threat: int  # in the staging area
    reveals: int  # how many encounter cards the staging of a round reveals
    fight: EnemysAttack | PlayersAttack | None
    targets: dict[str, dict[str, int]]  # of each enemy that may be attacked, what each character would bring
    staging: list[EncounterView]
    active: list[EncounterView]
    beside: list[str]
    carried_out: list[str]
    encounter_deck: DeckView
    encounter_discard: list[str]
    victory: list[str]
    removed: list[str]
    seats: dict[SeatId, SeatView]
    outcome: OutcomeView | None
