"""What can be said, asked and told: words, prompts, notices, and the one moment that anything listens to."""

from typing import Final

from riddles.components import CARD_IDS, MOST_WITS, SEAT_IDS
from westmarch.core import words
from westmarch.core.words import NoticeKind, Prompt, Vocabulary, with_room

CARD_ROOM: Final = 32  # spare numbers, so that a new riddle renumbers nothing

VOCABULARY: Final = Vocabulary(
    [
        *with_room(words.words("card", "card", CARD_IDS, bare=True), CARD_ROOM),
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
