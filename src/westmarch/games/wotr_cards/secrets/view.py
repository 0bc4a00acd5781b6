"""What a person may know of a game, as typed data under the names of the components. `showing` fills it in."""

from typing import TypeAlias

import msgspec

from westmarch.core.hidden.view import View
from westmarch.games.wotr_cards.components import OutcomeId, RingId, SideId

Hidden: TypeAlias = list[str] | int  # cards by name where the viewer may look at them, else how many there are


class InPlay(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A card in play with the items it wields, and path icons that were added to it."""

    card: str
    owner: str
    items: list[str]
    icons: int = 0


class Fighter(InPlay, kw_only=True, omit_defaults=True):
    """A card at an active location."""

    brings: int  # icons to the balance there: items, leadership and added icons included


class RingView(msgspec.Struct, kw_only=True):
    """A seat's ring token."""

    kind: RingId
    unused: bool


class SeatView(msgspec.Struct, kw_only=True):
    """One deck: its owner sees all but the deck, the others how many cards lie where and which were last seen there."""

    side: SideId
    person: int
    carry_limit: int
    draws: int
    ring: RingView
    reserve: list[InPlay]
    arrived: list[str]  # those cards of the reserve that came this round
    deck: int
    deck_top: list[str]
    known: dict[str, list[str]]  # by hidden zone, the cards of which everybody can tell that they lie there
    goals: dict[str, list[str]]  # where cards seen in hand and reserve may go now; who may wield an item in hand
    hand: Hidden
    cycled: Hidden
    eliminated: Hidden
    aside: Hidden
    aside_inner: Hidden
    staged: Hidden


class Balance(msgspec.Struct, kw_only=True):
    """Attack and defence at a location."""

    attack: int
    defence: int


class PlaceView(msgspec.Struct, kw_only=True):
    """An active location: who is there, and what would happen if the fight were now."""

    location: str
    printed_defence: int
    printed_counts: bool
    points: int
    attack_icons: int  # added to the location
    defence_icons: int
    attacking_side: SideId
    attackers: list[Fighter]
    defenders: list[Fighter]
    supported: list[str]  # leaders
    attack: int
    defence: int
    location_defence: int
    winner: SideId | None
    after: Balance | None  # with the card that is about to be laid, where it may come here


class AreaView(msgspec.Struct, kw_only=True):
    """A scoring area."""

    battlegrounds: list[str]
    paths: list[str]
    corruption: int
    points: int
    final_points: int  # unused ring tokens included


class Scoring(msgspec.Struct, kw_only=True):
    """Both scoring areas."""

    free_peoples: AreaView
    shadow: AreaView


class FieldDecks(msgspec.Struct, kw_only=True):
    """The battlegrounds that are still in each side's deck; everybody can tell which they are."""

    free_peoples: list[str]
    shadow: list[str]


class Outcome(msgspec.Struct, kw_only=True):
    """How a game ended."""

    winner: SideId
    by: OutcomeId


class WotrCardsView(View, kw_only=True):
    """All that one person may know of a table."""

    scenario: str
    round: int
    last_path_number: int
    order: list[str]
    first: int  # a slot of the order
    slot: int
    passed: list[str]
    rules: list[str]  # laid down by events until the round ends
    final_round: bool
    seats: dict[str, SeatView]
    path: PlaceView | None
    battlegrounds: list[PlaceView]
    table: list[str]  # cards that are being played or carried out
    battleground_decks: FieldDecks
    unused_paths: list[str]
    scoring: Scoring
    played: list[str]
    used: list[str]
    outcome: Outcome | None
