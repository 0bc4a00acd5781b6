"""What a person may know of a game of Duel, under the names of the components. `showing` fills it in."""

from typing import Annotated, TypeAlias

import msgspec

from westmarch.core.hidden.view import View, all_of, one_of
from westmarch.games.duel.components import COLOUR_IDS, PEOPLE_IDS, REGION_IDS, SIDE_IDS, SKILL_IDS

SideId: TypeAlias = Annotated[str, one_of("SideId", SIDE_IDS)]
RegionId: TypeAlias = Annotated[str, one_of("RegionId", REGION_IDS)]
SkillId: TypeAlias = Annotated[str, one_of("SkillId", SKILL_IDS)]
PeopleId: TypeAlias = Annotated[str, one_of("PeopleId", PEOPLE_IDS)]
ColourId: TypeAlias = Annotated[str, one_of("ColourId", COLOUR_IDS)]


class CardBill(msgspec.Struct):
    """What a card costs a side now, and why."""

    coins: int
    chain: bool  # it is free through a chain
    printed: int  # the coins that it shows
    missing: int  # the symbols to be bought
    lacking: list[SkillId]  # what all-giving grey cards do not cover, before choice cards and the wild skill help


class TileBill(msgspec.Struct):
    """What a location costs a side now, and why."""

    coins: int
    surcharge: int  # for the side's fortresses
    missing: int
    lacking: list[SkillId]


class Slot(msgspec.Struct, omit_defaults=True):
    """A place of the display that still holds a card; one that is face down shows none and has no price."""

    slot: int
    row: int
    x: int  # half card widths from the middle
    card: str | None
    available: bool
    price: Annotated[dict[SideId, CardBill], all_of(SIDE_IDS)] | msgspec.UnsetType = msgspec.UNSET


class TileView(msgspec.Struct):
    """A location that lies face up."""

    tile: str
    price: Annotated[dict[SideId, TileBill], all_of(SIDE_IDS)]


class StackView(msgspec.Struct):
    """A stack of alliance tokens, with those on top that both have seen put there."""

    left: int
    known: list[str]


class SideView(msgspec.Struct):
    """A side's play area and pieces."""

    coins: int
    supply: int  # units not on the map
    units: dict[RegionId, int]
    fortresses: list[RegionId]
    presence: int  # the regions with a unit or a fortress
    quest: int
    skills: Annotated[dict[SkillId, int], all_of(SKILL_IDS)]
    choices: list[list[SkillId]]  # of each grey card that gives one of several
    chains: list[str]
    peoples: dict[PeopleId, int]
    trio_used: bool
    tokens: list[str]
    tiles: list[str]
    cards: Annotated[dict[ColourId, list[str]], all_of(COLOUR_IDS)]


class Outcome(msgspec.Struct):
    """How the game ended."""

    winner: str
    by: str


class DuelView(View):
    """All that a person may know of a game of Duel."""

    chapter: int
    active: SideId
    extra_turns: int
    reserve: int
    sides: Annotated[dict[SideId, SideView], all_of(SIDE_IDS)]
    display: list[Slot]
    tiles: list[TileView]
    tiles_face_down: int
    token_stacks: Annotated[dict[PeopleId, StackView], all_of(PEOPLE_IDS)]
    shown_tokens: list[str]
    discard: list[str]
    set_aside: list[str]  # empty for whoever has not looked at them
    unseen: list[str]  # the cards of this chapter that are face down or set aside, for all that this person knows
    outcome: Outcome | None
