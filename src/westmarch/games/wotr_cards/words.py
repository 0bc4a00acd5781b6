"""What can be said, asked and told: the vocabulary, the prompts and the notices of the game, by number."""

from typing import Final

from mypy_extensions import i64

from westmarch.core.words import ORDER, SET, SPARE, NoticeKind, Prompt, Vocabulary, Word, words
from westmarch.games.wotr_cards.components import (
    CARD_ROOM,
    FIRST_EVENT,
    FIRST_ITEM,
    LOCATION_IDS,
    LOCATIONS_FROM,
    RESERVE,
    THE_PATH,
    TITLE_IDS,
    TITLE_ROOM,
    Place,
)

# Words. The order of the blocks never changes, and each has room for cards that join.
WORD_CYCLE: Final = 4
WORD_RING: Final = 5
WORD_WINNOW: Final = 6
WORD_PLAY: Final = 7  # + title
WORD_MOVE: Final = WORD_PLAY + TITLE_ROOM  # + title of an army or character
WORD_USE: Final = WORD_MOVE + FIRST_ITEM  # + title of anything but an event
WORD_CARD: Final = WORD_USE + FIRST_EVENT  # + card number, locations included
WORD_LOCATION: Final = WORD_CARD + LOCATIONS_FROM  # + location
WORD_FROM_RESERVE: Final = WORD_CARD + CARD_ROOM  # + title of anything but an event
WORD_THE_PATH: Final = WORD_FROM_RESERVE + FIRST_EVENT
WORD_RESERVE: Final = WORD_THE_PATH + 1
WORD_DECK_TOP: Final = WORD_THE_PATH + 2
WORD_AGREE: Final = WORD_THE_PATH + 3
WORD_REFUSE: Final = WORD_THE_PATH + 4
WORD_SEARCH: Final = WORD_THE_PATH + 5
WORD_STRIKE: Final = WORD_THE_PATH + 6


def card_words(verb: str, ids: list[str], bare: bool = False) -> list[Word]:
    """A word for each card, and a spare number wherever there is none yet."""
    return [words(verb, "card", [name], bare=bare)[0] if name else SPARE for name in ids]


def vocabulary() -> Vocabulary:
    """All words of the game. The cards must have been declared."""
    return Vocabulary(
        [
            Word("cycle", "cycle"),
            Word("ring", "ring"),
            Word("winnow", "winnow"),
            *card_words("play", TITLE_IDS),
            *card_words("move", TITLE_IDS[:FIRST_ITEM]),
            *card_words("use", TITLE_IDS[:FIRST_EVENT]),
            *card_words("card", TITLE_IDS + LOCATION_IDS, bare=True),
            *card_words("from_reserve", TITLE_IDS[:FIRST_EVENT]),
            Word("the_path", "the_path"),
            Word("reserve", "reserve"),
            Word("deck_top", "deck_top"),
            Word("agree", "agree"),
            Word("refuse", "refuse"),
            Word("search", "search"),
            Word("strike", "strike"),
        ]
    )


# Prompts. "card" is any card or location: what the question is about, or the card or location whose text asks.
ASK_TURN: Final = 0
ASK_PLACE: Final = 1
ASK_WIELDER: Final = 2
ASK_PRICE: Final = 3
ASK_CYCLE: Final = 4
ASK_CYCLE_ACTION: Final = 5
ASK_FORSAKE: Final = 6
ASK_WINNOW: Final = 7
ASK_SET_UP: Final = 8
ASK_RING_ELIMINATE: Final = 9
ASK_RING_CYCLE: Final = 10
ASK_TO_LIMIT: Final = 11
ASK_ASIDE_ELIMINATE: Final = 12
ASK_ASIDE_CYCLE: Final = 13
ASK_ASIDE_PLAY: Final = 14
ASK_TAKE: Final = 15
ASK_MAY: Final = 16
ASK_MAY_FORSAKE: Final = 17
ASK_MAY_CYCLE: Final = 18
ASK_MODE: Final = 19
ASK_MOVE_NOW: Final = 20
ASK_PICK_PATH: Final = 21
ASK_PICK_BATTLEGROUND: Final = 22
ASK_ICONS: Final = 23
ASK_ELIMINATE_ONE: Final = 24
ASK_MAY_ELIMINATE_ONE: Final = 25
ASK_WHERE: Final = 26
ASK_RIDE: Final = 27
ASK_ORDER: Final = 28
ASK_SUPPORT: Final = 29
ASK_LOSS: Final = 30
ASK_AGREE: Final = 31
ASK_REFUSED_LOSS: Final = 32
ASK_INSTEAD: Final = 33
ASK_RING_FORSAKE: Final = 34
PROMPTS: Final = (
    Prompt("turn", senses=("number",), secret=True),  # the carry-over limit; what is done is told by notices
    Prompt("place", senses=("card",)),  # where to play or move it
    Prompt("wielder", senses=("card",)),
    Prompt("price", senses=("card",), secret=True),  # cycle a card for having played this one
    Prompt("cycle", SET, senses=("card", "number"), secret=True),  # whose text; how many are still to be cycled
    Prompt("cycle_action", secret=True),
    Prompt("forsake", senses=("card", "number"), secret=True),
    Prompt("winnow", SET, senses=("number",), secret=True),
    Prompt("set_up", SET, senses=("number",), secret=True),  # cycle some of the first hand
    Prompt("ring_eliminate", secret=True),
    Prompt("ring_cycle", secret=True),
    Prompt("to_limit", SET, senses=("number",), secret=True),  # the end of the action step, by a setting
    Prompt("aside_eliminate", senses=("card",), secret=True),
    Prompt("aside_cycle", senses=("card",), secret=True),
    Prompt("aside_play", senses=("card",), secret=True),  # a card, or `pass`
    Prompt("take", senses=("card",), secret=True),  # a card, or `pass`
    Prompt("may", senses=("card",)),  # use its text?
    Prompt("may_forsake", senses=("card",)),  # forsake a card for what it gives?
    Prompt("may_cycle", senses=("card",)),  # cycle a card from hand for what it gives?
    Prompt("mode", senses=("card",)),
    Prompt(
        "move_now", senses=("card", "card")
    ),  # whose text, and who moves: a place, or `pass` where it may be declined
    Prompt("pick_path", senses=("card",)),
    Prompt("pick_battleground", senses=("card",)),
    Prompt("icons", senses=("card",)),  # the place that gets them
    Prompt("eliminate_one", senses=("card", "number")),  # how many are still to be eliminated
    Prompt("may_eliminate_one", senses=("card",)),  # a card, or `pass`
    Prompt("where", senses=("card",)),  # at which place, where the title lies at several
    Prompt("ride", SET, senses=("card", "number")),  # cards of the own reserve to be eliminated; how many so far
    Prompt("order", ORDER),  # the location to be fought at next
    Prompt("support", SET, senses=("card", "number")),  # the location; how many more can be supported
    Prompt("loss", senses=("card", "number")),  # the location, and the attack icons that are left
    Prompt("agree", senses=("card", "card")),  # the card proposed, the location
    Prompt("refused_loss", senses=("card", "number")),  # the defenders did not agree: an attacker chooses
    Prompt("instead", senses=("card",)),  # which of two replacements
    Prompt("ring_forsake", secret=True),  # where nothing is left in hand to be cycled for the ring token
)

# Notices. Those of hidden cards come in two forms: with the card for its owner, with a number for the others.
TOLD_ROUND: Final = 0
TOLD_BATTLEGROUND: Final = 1
TOLD_REACTIVATED: Final = 2
TOLD_NO_BATTLEGROUND: Final = 3
TOLD_PATH: Final = 4
TOLD_DREW: Final = 5
TOLD_DREW_CARD: Final = 6
TOLD_RECYCLED: Final = 7
TOLD_CYCLED_UNSEEN: Final = 8
TOLD_CYCLED_CARD: Final = 9
TOLD_CYCLED: Final = 10
TOLD_ELIMINATED_UNSEEN: Final = 11
TOLD_ELIMINATED_CARD: Final = 12
TOLD_ELIMINATED: Final = 13
TOLD_INSTEAD: Final = 14
TOLD_FORSOOK_HAND: Final = 15
TOLD_FORSOOK_RESERVE: Final = 16
TOLD_FORSOOK_DECK: Final = 17
TOLD_PLAYED: Final = 18
TOLD_PLAYED_RESERVE: Final = 19
TOLD_PLAYED_ITEM: Final = 20
TOLD_PLAYED_EVENT: Final = 21
TOLD_MOVED: Final = 22
TOLD_USED: Final = 23
TOLD_RING: Final = 24
TOLD_WINNOWED: Final = 25
TOLD_CYCLES: Final = 26
TOLD_PASSED: Final = 27
TOLD_SET_ASIDE: Final = 28
TOLD_TOOK: Final = 29
TOLD_FOUND_NOTHING: Final = 30
TOLD_REMOVED: Final = 31
TOLD_ATTACK_ICONS: Final = 32
TOLD_DEFENCE_ICONS: Final = 33
TOLD_CARD_ICONS: Final = 34
TOLD_CORRUPTION: Final = 35
TOLD_CLEANSED: Final = 36
TOLD_COMBAT: Final = 37
TOLD_PROPOSED: Final = 38
TOLD_AGREED: Final = 39
TOLD_REFUSED: Final = 40
TOLD_PATH_WON: Final = 41
TOLD_PATH_LOST: Final = 42
TOLD_PATH_TIED: Final = 43
TOLD_FIELD_WON: Final = 44
TOLD_SCORE: Final = 45
TOLD_VICTORY: Final = 46
TOLD_SEES_TOP: Final = 47
TOLD_BECAUSE: Final = 48
TOLD_FORSOOK_HAND_CARD: Final = 49
TOLD_FORSOOK_TOP: Final = 50
TOLD_COMBATS: Final = 51
NOTICES: Final = (
    NoticeKind("round", ("number", "player"), "head"),  # the round and its first player
    NoticeKind("battleground", ("card",), "line", ("card",)),
    NoticeKind("reactivated", ("card", "side")),  # out of which side's scoring area
    NoticeKind("no_battleground"),
    NoticeKind("path", ("card",)),
    NoticeKind("drew", ("player", "number"), "on"),
    NoticeKind("drew_card", ("player", "card"), "on"),
    NoticeKind("recycled", ("player",), "on"),
    NoticeKind("cycled_unseen", ("player", "number"), "on"),
    NoticeKind("cycled_card", ("player", "card"), "on"),
    NoticeKind("cycled", ("player", "card"), "on"),  # a card everybody saw; the player is its owner
    NoticeKind("eliminated_unseen", ("player", "number"), "on"),
    NoticeKind("eliminated_card", ("player", "card"), "on"),
    NoticeKind("eliminated", ("player", "card"), "on"),
    NoticeKind("instead", ("player", "card"), "on"),  # cycled instead of being eliminated
    NoticeKind("forsook_hand", ("player",), "on"),
    NoticeKind("forsook_reserve", ("player", "card"), "on"),
    NoticeKind("forsook_deck", ("player",), "on"),
    NoticeKind("played", ("player", "card", "card")),
    NoticeKind("played_reserve", ("player", "card")),
    NoticeKind("played_item", ("player", "card", "card")),
    NoticeKind("played_event", ("player", "card")),
    NoticeKind("moved", ("player", "card", "card")),
    NoticeKind("used", ("player", "card")),
    NoticeKind("ring", ("player",)),
    NoticeKind("winnowed", ("player",)),
    NoticeKind("cycles", ("player",)),
    NoticeKind("passed", ("player",), "line", ("player",)),
    NoticeKind("set_aside", ("player", "number"), "on"),
    NoticeKind("took", ("player", "card"), "on"),
    NoticeKind("found_nothing", ("player",), "on"),
    NoticeKind("removed", ("card",), "on"),  # removed from the game, wherever it was
    NoticeKind("attack_icons", ("card", "number"), "on"),
    NoticeKind("defence_icons", ("card", "number"), "on"),
    NoticeKind("card_icons", ("card", "number"), "on"),
    NoticeKind("corruption", ("number",), "on"),
    NoticeKind("cleansed", ("number",), "on"),
    NoticeKind("combat", ("card", "number", "number")),  # the location, all attack icons, the location's defence icons
    NoticeKind("proposed", ("player", "card"), "on"),
    NoticeKind("agreed", ("player", "card"), "on"),
    NoticeKind("refused", ("player", "card"), "on"),
    NoticeKind("path_won", ("card", "number"), "on"),
    NoticeKind("path_lost", ("card", "number"), "on"),
    NoticeKind("path_tied", ("card",), "on"),
    NoticeKind("field_won", ("side", "card", "number"), "on"),
    NoticeKind("score", ("number", "number")),
    NoticeKind("victory", ("side", "outcome")),
    NoticeKind("sees_top", ("player", "card"), "on"),
    NoticeKind("because", ("card",), "reason"),  # the location whose text is carried out
    NoticeKind("forsook_hand_card", ("player", "card"), "on"),
    NoticeKind("forsook_top", ("player", "card"), "on"),
    NoticeKind("combats", ("number",), "head"),
)


def place_word(place: Place) -> int:
    """The word of a place."""
    if place == THE_PATH:
        return WORD_THE_PATH
    return WORD_RESERVE if place == RESERVE else int(WORD_LOCATION + place)


def place_of_word(word: i64) -> i64:
    """The place that a word names."""
    if word == WORD_THE_PATH:
        return THE_PATH
    return RESERVE if word == WORD_RESERVE else word - WORD_LOCATION
