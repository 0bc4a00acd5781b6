"""The things of the game, each with its number: cards, seats, zones, words, prompts, notices."""

from typing import Final

from westmarch.core import words
from westmarch.core.words import NoticeKind, Prompt, Vocabulary

# The deeper a riddle, the later it stands.
CARD_IDS: Final = (
    "handses", "knife", "string", "daisies", "eggs", "fish", "sting", "ring",
    "present", "wind", "teeth", "silence", "no-legs", "mountain", "time", "dark",
)  # fmt: skip
CARDS: Final = len(CARD_IDS)
TRICKS: Final = (0, 1, 2)
FISH, STING, RING, PRESENT, SILENCE, NO_LEGS = STAYING = 5, 6, 7, 8, 11, 12  # these stay before who asked them

SEAT_IDS: Final = ("bilbo", "gollum", "goblin", "troll")
START_WITS, MOST_WITS = 4, 9
HAND_SIZE: Final = 3
MOST_POCKETED: Final = 2  # in one round

# Zones: the deck, then one of each kind for every seat, then the discard. Those below OPEN are closed to somebody.
DECK, HAND, SLOT, POCKET, TABLE, DISCARD = 0, 1, 5, 9, 13, 17
OPEN: Final = TABLE
ZONE_IDS: Final = (
    "deck", *[f"{kind}:{seat}" for kind in ("hand", "slot", "pocket", "table") for seat in SEAT_IDS], "discard"
)  # fmt: skip

VOCABULARY: Final = Vocabulary(
    [
        *words.words("card", "card", CARD_IDS, bare=True),
        *words.words("seat", "seat", SEAT_IDS),
        *words.numbers(MOST_WITS),
    ]
)
CARD, SEAT, NUMBER = (VOCABULARY.number(first) for first in ("handses", "seat:bilbo", "0"))

PROMPTS: Final = (
    Prompt("riddle", secret=True),
    Prompt("doubt", senses=("card",), secret=True),
    Prompt("pocket", words.SET, senses=("number",), secret=True),
    Prompt("whom", senses=("card",)),
    Prompt("pay", senses=("card",)),
    Prompt("stake", words.NUMBER, senses=("card",)),
)
ASK_RIDDLE, ASK_DOUBT, ASK_POCKET, ASK_WHOM, ASK_PAY, ASK_STAKE = range(len(PROMPTS))

NOTICES: Final = (
    NoticeKind("turned_up", ("seat", "card")),
    NoticeKind("doubted", ("seat", "card", "card")),
    NoticeKind("lost", ("seat", "number")),
    NoticeKind("instead", ("seat", "card")),
    NoticeKind("drew", ("seat", "card")),
    NoticeKind("drew_unseen", ("seat",)),
    NoticeKind("pocketed", ("seat", "card")),
    NoticeKind("pocketed_unseen", ("seat",)),
    NoticeKind("eaten", ("seat",)),
)
(
    TOLD_TURNED_UP, TOLD_DOUBTED, TOLD_LOST, TOLD_INSTEAD, TOLD_DREW, TOLD_DREW_UNSEEN, TOLD_POCKETED,
    TOLD_POCKETED_UNSEEN, TOLD_EATEN,
) = range(len(NOTICES))  # fmt: skip

WITS_LOST: Final = 0  # the only moment that anything listens to: a seat and how many
