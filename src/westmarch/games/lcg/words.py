"""What is said in the game: its words, the questions, what the log tells, and the moments that rules and cards listen to."""

from typing import Final

from mypy_extensions import i64

from westmarch.core.words import (
    NUMBER,
    ORDER,
    SET,
    SPARE,
    NoticeKind,
    Prompt,
    Thing,
    Vocabulary,
    Word,
    numbers,
    with_room,
    words,
)
from westmarch.games.lcg.components import (
    ALLY,
    ATTACHMENT,
    EVENT,
    KINDS,
    MOST_SEATS,
    NAME_FIRST,
    NAME_IDS,
    NAME_ROOM,
    NAME_TITLES,
    SEAT_IDS,
    TITLE_IDS,
    TITLE_ROOM,
    Title,
)

# Words

MODE_IDS: Final = (
    "none", "stay", "draw", "damage", "lower_threat", "each", "attack", "willpower", "defense", "leave", "bottom", "hand",
    "deck", "pay",
)  # fmt: skip
MOST_NUMBER: Final = 60
# Blocks of words about things that may become more have room, so that no word is ever renumbered.
NAME: Final = 4  # plus a table name; a title in a hidden zone has the word of its first table name
PLAY: Final = NAME + NAME_ROOM  # plus a title: play that card from the hand
SEAT: Final = PLAY + TITLE_ROOM
NUMBER_WORD: Final = SEAT + MOST_SEATS
MODE: Final = NUMBER_WORD + MOST_NUMBER + 1
WORD_NONE: Final = MODE
WORD_STAY: Final = MODE + 1
WORD_DRAW: Final = MODE + 2
WORD_DAMAGE: Final = MODE + 3
WORD_LOWER_THREAT: Final = MODE + 4
WORD_EACH: Final = MODE + 5
WORD_ATTACK: Final = MODE + 6
WORD_WILLPOWER: Final = MODE + 7
WORD_DEFENSE: Final = MODE + 8
WORD_LEAVE: Final = MODE + 9
WORD_BOTTOM: Final = MODE + 10
WORD_HAND: Final = MODE + 11
WORD_DECK: Final = MODE + 12
WORD_PAY: Final = MODE + 13


def word_of_title(title: Title) -> int:
    """The word of a title in a hidden zone."""
    return NAME + NAME_FIRST[title]


def title_of_word(word: i64) -> i64:
    """The title that a word of a hidden card, or of a card on the table, names."""
    return NAME_TITLES[word - NAME]


def vocabulary() -> Vocabulary:
    """All words, once the cards are declared."""
    cards = [Word(name, "card", (Thing("card", name),)) for name in NAME_IDS]
    plays = [play_word(title) for title in range(len(TITLE_IDS))]
    modes = [Word(mode, mode) for mode in MODE_IDS]
    return Vocabulary(
        [
            *with_room(cards, NAME_ROOM), *with_room(plays, TITLE_ROOM), *words("seat", "seat", SEAT_IDS),
            *numbers(MOST_NUMBER), *modes,
        ]
    )  # fmt: skip


def play_word(title: int) -> Word:
    """The word with which a card is played from the hand; the numbers of cards that no hand can hold are spare."""
    name = TITLE_IDS[title]
    in_decks = KINDS[title] in (ALLY, ATTACHMENT, EVENT)
    return Word(f"play:{name}", "play", (Thing("card", name),)) if in_decks else SPARE


# Moments: what rules and cards listen to, with what their numbers `it`, `each` and `x` mean.
MOMENT_IDS: Final[tuple[str, ...]] = (
    "committed",  # a batch of characters: seat
    "damaged",  # a character or enemy that lives on: card, its life, how much
    "destroyed",  # card, seat of its controller, its life when it left
    "left_play",  # card, seat of its controller, its life when it left
    "entered_play",  # card, seat
    "played",  # card, seat
    "revealed",  # card: before anything of it happens
    "effect_pending",  # card: its When Revealed effect comes next
    "shadow_dealt",  # enemy, seat
    "shadow_pending",  # card, enemy: its shadow effect comes next
    "shadow_done",  # card, enemy
    "declared_defender",  # character, enemy
    "attack_begins",  # enemy, seat
    "attack_done",  # enemy, seat
    "killed_by_attack",  # enemy
    "engaged",  # enemy, seat
    "travelled",  # location
    "explored",  # location
    "quest_succeeded",
    "quest_failed",
    "progress_on_quest",  # quest card; x is how much
    "rescued",  # hero
    "phase_begins",  # phase
    "phase_ends",  # phase
    "round_ends",
    "refresh_readied",  # all cards have been readied
)  # fmt: skip
COMMITTED_NOW: Final = 0
DAMAGED: Final = 1
WAS_DESTROYED: Final = 2
LEFT_PLAY: Final = 3
ENTERED_PLAY: Final = 4
WAS_PLAYED: Final = 5
WAS_REVEALED: Final = 6
EFFECT_PENDING: Final = 7
SHADOW_DEALT: Final = 8
SHADOW_PENDING: Final = 9
SHADOW_DONE: Final = 10
DECLARED_DEFENDER: Final = 11
ATTACK_BEGINS: Final = 12
ATTACK_DONE: Final = 13
KILLED_BY_ATTACK: Final = 14
WAS_ENGAGED: Final = 15
TRAVELLED: Final = 16
WAS_EXPLORED: Final = 17
QUEST_SUCCEEDED: Final = 18
QUEST_FAILED: Final = 19
PROGRESS_ON_QUEST: Final = 20
RESCUED: Final = 21
PHASE_BEGINS: Final = 22
PHASE_ENDS: Final = 23
ROUND_ENDS: Final = 24
REFRESH_READIED: Final = 25
MOMENTS: Final = 26
# Those whose first number is a card.
ABOUT_A_CARD: Final[frozenset[int]] = frozenset(
    (
        DAMAGED, WAS_DESTROYED, LEFT_PLAY, ENTERED_PLAY, WAS_PLAYED, WAS_REVEALED, EFFECT_PENDING, SHADOW_DEALT, SHADOW_PENDING,
        SHADOW_DONE, DECLARED_DEFENDER, ATTACK_BEGINS, ATTACK_DONE, KILLED_BY_ATTACK, WAS_ENGAGED, TRAVELLED, WAS_EXPLORED,
        PROGRESS_ON_QUEST, RESCUED,
    )
)  # fmt: skip

# Prompts: the first argument of each is the card that asks, by its table name. Those that list a hand are secret.
PROMPTS: Final = (
    Prompt("none"),
    Prompt("mulligan", senses=("card",)),
    Prompt("act", senses=("card", "phase"), secret=True, window="phase"),
    Prompt("plan", senses=("card",), secret=True),
    Prompt("attach_to", senses=("card",)),
    Prompt("pay", NUMBER, ("card", "card", "number")),  # for which card, by which hero, how much is still due
    Prompt("x", NUMBER, ("card",)),
    Prompt("target", SET, ("card", "number", "number", "number")),  # how many chosen, least, most
    Prompt("player", senses=("card",)),
    Prompt("mode", senses=("card",)),
    Prompt("commit", SET, ("card", "number")),  # how many committed so far
    Prompt("respond", senses=("card", "moment", "card"), secret=True, window="moment", triggered=True),  # what it is about
    Prompt("forced_order", ORDER, ("card", "number")),
    Prompt("travel", senses=("card",)),
    Prompt("engage", senses=("card",)),
    Prompt("check_tie", senses=("card",)),
    Prompt("enemy_to_face", senses=("card",)),
    Prompt("defend", SET, ("card", "number")),  # the attacker, how many defenders so far
    Prompt("sentinel", SET, ("card", "number")),
    Prompt("takes_damage", senses=("card", "number")),  # how much
    Prompt("attack", senses=("card",)),
    Prompt("attackers", SET, ("card", "number")),  # the enemy, how many so far
    Prompt("join", SET, ("card", "number")),
    Prompt("exhaust", SET, ("card", "number", "number", "number")),
    Prompt("damage", SET, ("card", "number", "number", "number")),
    Prompt("discard", SET, ("card", "number", "number", "number")),  # of cards in play
    Prompt("leave_quest", SET, ("card", "number", "number", "number")),
    Prompt("restricted", senses=("card",)),
    Prompt("may_pay", senses=("card",)),
    Prompt("may", senses=("card",)),
    Prompt("look", senses=("card",), secret=True),
    Prompt("take_one", senses=("card", "number"), secret=True),
    Prompt("put_back", ORDER, ("card", "number"), secret=True),
    Prompt("from_hand", senses=("card", "number"), secret=True),  # discard one; how many are still due
    Prompt("put_into_play", senses=("card",), secret=True),  # out of the hand
    Prompt("search", senses=("card",), secret=True),  # in a deck
    Prompt("from_pile", senses=("card",)),  # out of discard piles
    Prompt("heal", NUMBER, ("card",)),  # how much
)  # fmt: skip
ASK_MULLIGAN: Final = 1
ASK_ACT: Final = 2
ASK_PLAN: Final = 3
ASK_ATTACH_TO: Final = 4
ASK_PAY: Final = 5
ASK_X: Final = 6
ASK_TARGET: Final = 7
ASK_PLAYER: Final = 8
ASK_MODE: Final = 9
ASK_COMMIT: Final = 10
ASK_RESPOND: Final = 11
ASK_FORCED_ORDER: Final = 12
ASK_TRAVEL: Final = 13
ASK_ENGAGE: Final = 14
ASK_CHECK_TIE: Final = 15
ASK_ENEMY_TO_FACE: Final = 16
ASK_DEFEND: Final = 17
ASK_SENTINEL: Final = 18
ASK_TAKES_DAMAGE: Final = 19
ASK_ATTACK: Final = 20
ASK_ATTACKERS: Final = 21
ASK_JOIN: Final = 22
ASK_EXHAUST: Final = 23
ASK_DAMAGE: Final = 24
ASK_DISCARD: Final = 25
ASK_LEAVE_QUEST: Final = 26
ASK_RESTRICTED: Final = 27
ASK_MAY_PAY: Final = 28
ASK_MAY: Final = 29
ASK_LOOK: Final = 30
ASK_TAKE_ONE: Final = 31
ASK_PUT_BACK: Final = 32
ASK_FROM_HAND: Final = 33
ASK_PUT_INTO_PLAY: Final = 34
ASK_SEARCH: Final = 35
ASK_FROM_PILE: Final = 36
ASK_HEAL: Final = 37

# Notices: cards by their table names.
NOTICES: Final = (
    NoticeKind("phase", ("phase", "number"), "head"),  # the round
    NoticeKind("drew", ("seat", "card"), "on", ("card",)),
    NoticeKind("drew_unseen", ("seat", "number"), "on", ("seat",)),
    NoticeKind("draw_prevented", ("seat", "card"), "on"),
    NoticeKind("mulligan", ("seat",)),
    NoticeKind("gained", ("card", "number"), "on", ("card",)),
    NoticeKind("paid", ("card", "number", "card"), "on", ("card", "number")),  # which hero, how much, for what
    NoticeKind("played", ("seat", "card")),
    NoticeKind("attached", ("card", "card"), "on"),
    NoticeKind("entered_play", ("seat", "card"), "on", ("card",)),
    NoticeKind("used", ("seat", "card")),
    NoticeKind("committed", ("seat", "card"), "line", ("card",)),
    NoticeKind("left_quest", ("card",), "on", ("card",)),
    NoticeKind("revealed", ("card",)),
    NoticeKind("cancelled", ("card",), "on"),
    NoticeKind("quest_succeeded", ("number", "number")),  # willpower, threat
    NoticeKind("quest_failed", ("number", "number")),
    NoticeKind("quest_tied", ("number", "number")),
    NoticeKind("progress", ("card", "number"), "on", ("card", "number")),
    NoticeKind("progress_removed", ("card", "number"), "on"),
    NoticeKind("explored", ("card",), "on", ("card",)),
    NoticeKind("stage", ("card",), "on"),  # the new quest card
    NoticeKind("travelled", ("card",)),
    NoticeKind("engaged", ("seat", "card"), "line", ("card",)),
    NoticeKind("to_staging", ("card",), "on", ("card",)),
    NoticeKind("shadow_dealt", ("card",), "on", ("card",)),  # to an enemy
    NoticeKind("shadow_turned_up", ("card", "card"), "on"),  # which card, of which enemy
    NoticeKind("shadow_seen", ("card", "card"), "on"),
    NoticeKind("attack_begins", ("card", "seat")),
    NoticeKind("defended", ("card", "card"), "on"),  # the enemy, by whom
    NoticeKind("undefended", ("card", "seat"), "on"),
    NoticeKind("attacked", ("card", "number", "number"), "on"),  # the enemy, attack, defense
    NoticeKind("damaged", ("card", "number"), "on", ("card",)),
    NoticeKind("healed", ("card", "number"), "on", ("card",)),
    NoticeKind("destroyed", ("card",), "on", ("card",)),
    NoticeKind("discarded", ("card",), "on", ("card",)),
    NoticeKind("discarded_from_hand", ("seat", "card"), "on", ("card",)),
    NoticeKind("returned_to_hand", ("seat", "card"), "on", ("card",)),
    NoticeKind("shuffled_in", ("card",), "on", ("card",)),
    NoticeKind("put_on_top", ("card",), "on"),
    NoticeKind("put_under", ("seat",), "on"),
    NoticeKind("deck_seen", ("seat", "card", "card"), "on", ("card",)),  # who looked, at whose deck or the encounter deck: its card
    NoticeKind("deck_looked_at", ("seat", "number", "number"), "on"),  # who, whose deck, how many cards
    NoticeKind("exhausted", ("card",), "on", ("card",)),
    NoticeKind("readied", ("card",), "on", ("card",)),
    NoticeKind("threat_raised", ("seat", "number"), "on", ("seat",)),
    NoticeKind("threat_lowered", ("seat", "number"), "on", ("seat",)),
    NoticeKind("modified", ("card", "stat", "number"), "on", ("card",)),
    NoticeKind("control", ("card", "seat"), "on"),
    NoticeKind("captured", ("card",), "on"),
    NoticeKind("rescued", ("card",), "on"),
    NoticeKind("orc_guard", ("seat", "card")),
    NoticeKind("deck_reshuffled", (), "on"),
    NoticeKind("pile_shuffled_in", ("seat",), "on"),  # a player's discard pile
    NoticeKind("eliminated", ("seat",)),
    NoticeKind("first_player", ("seat",), "on"),
    NoticeKind("removed", ("card",), "on", ("card",)),
    NoticeKind("over", ("outcome",)),
    NoticeKind("guarded", ("card", "card"), "on"),  # the objective, by what
    NoticeKind("claimed", ("seat", "card"), "on"),
    NoticeKind("added_to_hand", ("seat", "card"), "on"),  # not drawn
    NoticeKind("added_unseen", ("seat",), "on"),
    NoticeKind("put_on_pile", ("card",), "on", ("card",)),  # neither destroyed nor discarded
    NoticeKind("joined_attack", ("card", "card"), "line", ("card2",)),  # the enemy, who attacks it
    NoticeKind("because", ("card",), "reason"),  # the card of which something happens by itself
)  # fmt: skip
TOLD_PHASE: Final = 0
TOLD_DREW: Final = 1
TOLD_DREW_UNSEEN: Final = 2
TOLD_DRAW_PREVENTED: Final = 3
TOLD_MULLIGAN: Final = 4
TOLD_GAINED: Final = 5
TOLD_PAID: Final = 6
TOLD_PLAYED: Final = 7
TOLD_ATTACHED: Final = 8
TOLD_ENTERED_PLAY: Final = 9
TOLD_USED: Final = 10
TOLD_COMMITTED: Final = 11
TOLD_LEFT_QUEST: Final = 12
TOLD_REVEALED: Final = 13
TOLD_CANCELLED: Final = 14
TOLD_QUEST_SUCCEEDED: Final = 15
TOLD_QUEST_FAILED: Final = 16
TOLD_QUEST_TIED: Final = 17
TOLD_PROGRESS: Final = 18
TOLD_PROGRESS_REMOVED: Final = 19
TOLD_EXPLORED: Final = 20
TOLD_STAGE: Final = 21
TOLD_TRAVELLED: Final = 22
TOLD_ENGAGED: Final = 23
TOLD_TO_STAGING: Final = 24
TOLD_SHADOW_DEALT: Final = 25
TOLD_SHADOW_TURNED_UP: Final = 26
TOLD_SHADOW_SEEN: Final = 27
TOLD_ATTACK_BEGINS: Final = 28
TOLD_DEFENDED: Final = 29
TOLD_UNDEFENDED: Final = 30
TOLD_ATTACKED: Final = 31
TOLD_DAMAGED: Final = 32
TOLD_HEALED: Final = 33
TOLD_DESTROYED: Final = 34
TOLD_DISCARDED: Final = 35
TOLD_DISCARDED_FROM_HAND: Final = 36
TOLD_RETURNED_TO_HAND: Final = 37
TOLD_SHUFFLED_IN: Final = 38
TOLD_PUT_ON_TOP: Final = 39
TOLD_PUT_UNDER: Final = 40
TOLD_DECK_SEEN: Final = 41
TOLD_DECK_LOOKED_AT: Final = 42
TOLD_EXHAUSTED: Final = 43
TOLD_READIED: Final = 44
TOLD_THREAT_RAISED: Final = 45
TOLD_THREAT_LOWERED: Final = 46
TOLD_MODIFIED: Final = 47
TOLD_CONTROL: Final = 48
TOLD_CAPTURED: Final = 49
TOLD_RESCUED: Final = 50
TOLD_ORC_GUARD: Final = 51
TOLD_DECK_RESHUFFLED: Final = 52
TOLD_PILE_SHUFFLED_IN: Final = 53
TOLD_ELIMINATED: Final = 54
TOLD_FIRST_PLAYER: Final = 55
TOLD_REMOVED: Final = 56
TOLD_OVER: Final = 57
TOLD_GUARDED: Final = 58
TOLD_CLAIMED: Final = 59
TOLD_ADDED_TO_HAND: Final = 60
TOLD_ADDED_UNSEEN: Final = 61
TOLD_PUT_ON_PILE: Final = 62
TOLD_JOINED_ATTACK: Final = 63
TOLD_BECAUSE: Final = 64
