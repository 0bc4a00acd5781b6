"""What can be said, asked and told: vocabulary, prompts, moments, notices, and lists of options that are built once."""

from typing import Final

from westmarch.core.words import SPARE, NoticeKind, Prompt, Thing, Vocabulary, Word, with_room, words
from westmarch.games.duel.components import (
    CARD_COLOUR,
    CARD_IDS,
    CARD_ROOM,
    GREY,
    MOVES,
    PEOPLE_IDS,
    PEOPLES,
    REGION_IDS,
    REGIONS,
    TILE_IDS,
    TILE_ROOM,
    TOKEN_IDS,
    TOKEN_ROOM,
)

# Words. The order is that of the vocabulary and never changes; cards, locations and tokens have room for later ones. A
# card's two words stand side by side, so that walking through the cards gives a turn's options in order.
PLAY: Final = 4  # + 2 * card
DISCARD: Final = 5  # + 2 * card
TAKE: Final = PLAY + 2 * CARD_ROOM
PLACE: Final = TAKE + TILE_ROOM
MOVE: Final = PLACE + REGIONS
REMOVE: Final = MOVE + 20
RAZE: Final = REMOVE + REGIONS
TOKEN: Final = RAZE + REGIONS
PEOPLE: Final = TOKEN + TOKEN_ROOM
DESTROY: Final = PEOPLE + PEOPLES  # + card
FINE: Final = DESTROY + CARD_ROOM


def vocabulary() -> Vocabulary:
    """All words; the cards, locations and tokens must have been declared."""
    return Vocabulary(
        [
            *[word for name in CARD_IDS for verb in ("play", "discard") for word in own_words(verb, "card", [name])],
            *with_room(words("take", "tile", TILE_IDS), TILE_ROOM),
            *words("place", "region", REGION_IDS, bare=True),
            *[move_word(REGION_IDS[a], REGION_IDS[b]) for a, b in MOVES],
            *words("remove", "region", REGION_IDS),
            *words("raze", "region", REGION_IDS),
            *own_words("token", "token", TOKEN_IDS, bare=True),
            *words("people", "people", PEOPLE_IDS, bare=True),
            *own_words("destroy", "card", grey_ids()),
            Word("fine", "fine"),
        ]
    )


def own_words(verb: str, sense: str, ids: list[str], *, bare: bool = False) -> list[Word]:
    """A word for each thing, spare numbers where there is none."""
    return [word for name in ids for word in (words(verb, sense, [name], bare=bare) if name else [SPARE])]


def grey_ids() -> list[str]:
    """The grey cards by their ids, with gaps where others stand."""
    return [name if CARD_COLOUR[card] == GREY else "" for card, name in enumerate(CARD_IDS)]


def move_word(source: str, target: str) -> Word:
    """The word of a move: `arnor-lindon`."""
    return Word(f"{source}-{target}", "move", (Thing("region", source), Thing("region", target)))


# Prompts
ASK_TURN: Final = 0
ASK_PLACE: Final = 1
ASK_BONUS_UNIT: Final = 2
ASK_BONUS_TURN: Final = 3
ASK_BONUS_FORTRESS: Final = 4
ASK_FORTRESS: Final = 5
ASK_MANOEUVRE: Final = 6
ASK_ANY_MANOEUVRE: Final = 7
ASK_TOKEN: Final = 8
ASK_PEOPLE: Final = 9
ASK_GREY: Final = 10
ASK_FROM_DISCARD: Final = 11
PROMPTS: Final = (
    Prompt("turn", senses=("chapter",)),
    Prompt("place", senses=("number",)),
    Prompt("bonus_unit"),
    Prompt("bonus_turn"),
    Prompt("bonus_fortress"),
    Prompt("fortress"),
    Prompt("manoeuvre", senses=("number", "number")),
    Prompt("any_manoeuvre", senses=("number",)),
    Prompt("token"),
    Prompt("people"),
    Prompt("grey"),
    Prompt("from_discard", secret=True),
)

# Moments
CARD_PLAYED: Final = 0  # `it` is the card, `each` whether it was played through a chain
TILE_TAKEN: Final = 1  # `it` is the tile

# Notices
TOLD_CHAPTER: Final = 0
TOLD_PLAYED: Final = 1
TOLD_CHAINED: Final = 2
TOLD_DISCARDED: Final = 3
TOLD_TOOK_TILE: Final = 4
TOLD_COINS: Final = 5
TOLD_FINED: Final = 6
TOLD_QUEST: Final = 7
TOLD_PLACED: Final = 8
TOLD_MOVED: Final = 9
TOLD_CONFLICT: Final = 10
TOLD_REMOVED: Final = 11
TOLD_FORTRESS: Final = 12
TOLD_RAZED: Final = 13
TOLD_TOKEN_SHOWN: Final = 14
TOLD_TOKEN_TAKEN: Final = 15
TOLD_DESTROYED: Final = 16
TOLD_SEARCHES: Final = 17
TOLD_FROM_DISCARD: Final = 18
TOLD_CARD_UP: Final = 19
TOLD_TILE_UP: Final = 20
TOLD_EXTRA_TURN: Final = 21
TOLD_VICTORY: Final = 22
TOLD_SHARED: Final = 23
NOTICES: Final = (
    NoticeKind("chapter", ("chapter",), "head"),
    NoticeKind("played", ("side", "card", "number")),
    NoticeKind("chained", ("side", "card")),
    NoticeKind("discarded", ("side", "card", "number")),
    NoticeKind("took_tile", ("side", "tile", "number")),
    NoticeKind("coins", ("side", "number")),
    NoticeKind("fined", ("side", "number")),
    NoticeKind("quest", ("side", "number")),
    NoticeKind("placed", ("side", "number", "region")),
    NoticeKind("moved", ("side", "region", "region")),
    NoticeKind("conflict", ("region", "number")),
    NoticeKind("removed", ("side", "region")),
    NoticeKind("fortress", ("side", "region")),
    NoticeKind("razed", ("side", "region")),
    NoticeKind("token_shown", ("token",), "line", ("token",)),
    NoticeKind("token_taken", ("side", "token")),
    NoticeKind("destroyed", ("side", "card")),
    NoticeKind("searches", ("side",)),
    NoticeKind("from_discard", ("side", "card")),
    NoticeKind("card_up", ("card",), "line", ("card",)),
    NoticeKind("tile_up", ("tile",), "line", ("tile",)),
    NoticeKind("extra_turn", ("side",)),
    NoticeKind("victory", ("side", "outcome")),
    NoticeKind("shared", ("number",)),
)

# A tuple of one small number, for prompts.
ONE_NUMBER: Final[list[tuple[int, ...]]] = [(n,) for n in range(16)]


def word_lists(first_word: int, count: int) -> list[list[int]]:
    """For every mask of `count` things the words of those things: built once, shared and never changed."""
    return [[first_word + i for i in range(count) if mask >> i & 1] for mask in range(1 << count)]


def move_lists() -> list[list[int]]:
    """For every mask of regions the words of all moves out of them."""
    return [[MOVE + i for i, (a, _) in enumerate(MOVES) if mask >> a & 1] for mask in range(1 << REGIONS)]


PLACE_WORDS: Final[list[list[int]]] = word_lists(PLACE, REGIONS)
REMOVE_WORDS: Final[list[list[int]]] = word_lists(REMOVE, REGIONS)
RAZE_WORDS: Final[list[list[int]]] = word_lists(RAZE, REGIONS)
MOVE_WORDS: Final[list[list[int]]] = move_lists()
