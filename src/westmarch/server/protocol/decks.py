"""What is asked and answered about decks: those that people build, keep and share, and lists of them."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from westmarch.server.protocol.pieces import CardId, Copies, DeckName, DeckSource, GameKey


class DeckRules(Struct, frozen=True):
    """How large a deck may be, and how many of its cards are drawn before the game begins."""

    most_heroes: int
    most_copies: int
    least_cards: int
    first_hand: int


class NewDeck(Struct, frozen=True, forbid_unknown_fields=True):
    """A deck to be kept, finished or not: heroes, and how many of each card."""

    game: GameKey
    name: DeckName
    heroes: Annotated[list[CardId], Meta(max_length=20)]
    cards: Annotated[dict[CardId, Copies], Meta(max_length=300)]


class DeckProblem(Struct, frozen=True):
    """Something wrong with a deck or the list that it was read from: the message `decks-problem-<kind>`.

    `line` counts from 1 and is 0 where no line is to blame; `near` is the card that was perhaps meant. With nothing but warnings
    a deck can be played.
    """

    kind: str
    line: int
    text: str
    card: str
    number: int
    near: str
    warning: bool


class Deck(Struct, frozen=True):
    """A deck: kept for the caller, shared by another, come with the game (its `id` is its name there), or kept nowhere (without an `id`)."""

    id: str
    game: str
    name: str
    heroes: list[str]
    cards: dict[str, int]
    setting: str  # as the setting `decks` of a table takes it
    problems: list[DeckProblem]
    shared: bool  # on its owner's profile, with everybody


class ShareDeck(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether a deck of the caller's is shown on his profile."""

    shared: bool


class ReadDeck(Struct, frozen=True, forbid_unknown_fields=True):
    """A deck list in any of the formats."""

    game: GameKey
    text: DeckSource


class WriteDeck(Struct, frozen=True, forbid_unknown_fields=True):
    """A deck to be written as a list, the plain one in a language."""

    deck: NewDeck
    format: Literal["plain", "ringsdb", "octgn"]
    lang: Literal["en", "ru", "uk"]


class WrittenDeck(Struct, frozen=True):
    """A deck list."""

    text: str


DECK_TYPES = (NewDeck, Deck, ShareDeck, ReadDeck, WriteDeck, WrittenDeck)
