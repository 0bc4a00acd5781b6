"""Words, prompts and notices: what can be said, what is asked, what is told, each with its number.

Numbers never change: every block of words has room for things to come, and prompts and notices are appended. The
vocabulary itself is put together in `cards.catalogue`, once all cards are declared.
"""

from typing import Final

from westmarch.core.words import (
    NUMBER,
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
from westmarch.games.wotr_board.components import (
    CARD_ROOM,
    CHARACTER_IDS,
    DECK_IDS,
    FACE_IDS,
    FIGURE_IDS,
    NATION_IDS,
    RING_IDS,
    SPECIAL_DIE_IDS,
)
from westmarch.games.wotr_board.map import REGION_IDS

# Words for what may be done, in the order of the vocabulary.
MODE_WORDS: Final = (
    "nothing", "draw", "move_fellowship", "hide", "separate", "move_companions", "move_minions", "march", "attack",
    "diplomacy", "recruit", "recruit_everywhere", "upgrade", "ring", "stop", "all", "part", "guide", "random",
    "from_hand", "from_table", "tile", "roll", "corruption", "eliminate", "move", "withdraw",
)  # fmt: skip
WORD_NOTHING: Final = 4
WORD_DRAW: Final = 5
WORD_MOVE_FELLOWSHIP: Final = 6
WORD_HIDE: Final = 7
WORD_SEPARATE: Final = 8
WORD_MOVE_COMPANIONS: Final = 9
WORD_MOVE_MINIONS: Final = 10
WORD_MARCH: Final = 11
WORD_ATTACK: Final = 12
WORD_DIPLOMACY: Final = 13
WORD_RECRUIT: Final = 14
WORD_RECRUIT_EVERYWHERE: Final = 15
WORD_UPGRADE: Final = 16
WORD_RING: Final = 17
WORD_STOP: Final = 18
WORD_ALL: Final = 19
WORD_PART: Final = 20
WORD_GUIDE: Final = 21
WORD_RANDOM: Final = 22
WORD_FROM_HAND: Final = 23
WORD_FROM_TABLE: Final = 24
WORD_TILE: Final = 25
WORD_ROLL: Final = 26
WORD_CORRUPTION: Final = 27
WORD_ELIMINATE: Final = 28
WORD_MOVE: Final = 29
WORD_WITHDRAW: Final = 30

# The rooms of the blocks that follow: how many numbers each of them has.
MODE_ROOM: Final = 60
FACE_ROOM: Final = 16
SPECIAL_ROOM: Final = 16
DECK_ROOM: Final = 4
CHARACTER_ROOM: Final = 64
REGION_ROOM: Final = 128
NATION_ROOM: Final = 16
FIGURE_ROOM: Final = 48
NUMBER_ROOM: Final = 64
RING_ROOM: Final = 8

FIRST_MODE: Final = 4
WORD_FACE: Final = FIRST_MODE + MODE_ROOM  # + face
WORD_SPECIAL: Final = WORD_FACE + FACE_ROOM  # + special die
WORD_DECK: Final = WORD_SPECIAL + SPECIAL_ROOM  # + deck
WORD_ENTER: Final = WORD_DECK + DECK_ROOM  # + character who comes into play
WORD_USE: Final = WORD_ENTER + CHARACTER_ROOM  # + character whose power a die pays for
WORD_REMOVE: Final = WORD_USE + CHARACTER_ROOM  # + card on the enemy's table
WORD_REGION: Final = WORD_REMOVE + CARD_ROOM  # + region
WORD_CHARACTER: Final = WORD_REGION + REGION_ROOM  # + character
WORD_CARD: Final = WORD_CHARACTER + CHARACTER_ROOM  # + card
WORD_NATION: Final = WORD_CARD + CARD_ROOM  # + nation
WORD_FIGURE: Final = WORD_NATION + NATION_ROOM  # + figure
WORD_REDUCE: Final = WORD_FIGURE + FIGURE_ROOM  # + nation, one of whose Elites becomes a Regular
WORD_NUMBER: Final = WORD_REDUCE + NATION_ROOM  # + number
MOST_NUMBER: Final = 36
WORD_WHICH_RING: Final = WORD_NUMBER + NUMBER_ROOM  # + ring
WORD_SUBDUE_BALROG: Final = WORD_WHICH_RING + RING_ROOM


def card_words(verb: str, ids: list[str], names: list[str], *, bare: bool = False) -> list[Word]:
    """A word for each card, spelt by its name; numbers that no card has yet are spare."""
    return [
        Word(name if bare else f"{verb}:{name}", verb, (Thing("card", card),)) if card else SPARE
        for card, name in zip(ids, names, strict=True)
    ]


def vocabulary(card_ids: list[str], card_names: list[str]) -> Vocabulary:
    """All words of the game, with those of the cards that have been declared."""
    return Vocabulary(
        [
            *with_room([Word(name, name) for name in MODE_WORDS], MODE_ROOM),
            *with_room(words("die", "face", FACE_IDS), FACE_ROOM),
            *with_room(words("special_die", "special_die", SPECIAL_DIE_IDS), SPECIAL_ROOM),
            *with_room(words("deck", "deck", DECK_IDS), DECK_ROOM),
            *with_room(words("enter", "character", CHARACTER_IDS), CHARACTER_ROOM),
            *with_room(words("use", "character", CHARACTER_IDS), CHARACTER_ROOM),
            *card_words("remove", card_ids, card_names),
            *with_room(words("region", "region", REGION_IDS, bare=True), REGION_ROOM),
            *with_room(words("character", "character", CHARACTER_IDS, bare=True), CHARACTER_ROOM),
            *card_words("card", card_ids, card_names, bare=True),
            *with_room(words("nation", "nation", NATION_IDS, bare=True), NATION_ROOM),
            *with_room(words("figure", "figure", FIGURE_IDS, bare=True), FIGURE_ROOM),
            *with_room(words("reduce", "nation", NATION_IDS), NATION_ROOM),
            *with_room(numbers(MOST_NUMBER), NUMBER_ROOM),
            *with_room(words("elven_ring", "ring", RING_IDS), RING_ROOM),
            Word("subdue_balrog", "subdue_balrog"),
        ]
    )


# Prompts, each with what its arguments are.
PROMPTS: Final = (
    Prompt("die"),  # a face, `ring`, or `pass`
    Prompt("action", senses=("face",), secret=True),  # what to do with it; what is done is told by notices
    Prompt("ring_from"),  # the die to be changed
    Prompt("ring_to", senses=("face",)),
    Prompt("discard", senses=("number",), secret=True),  # down to six cards; so many too many
    Prompt("declare", senses=("region", "number")),  # declare the Fellowship? where it was last, its progress
    Prompt("path", senses=("region", "number")),  # the next region of its path, or `stop`; how many steps are left
    Prompt("guide"),
    Prompt("change_guide"),
    Prompt("enter_mordor"),
    Prompt("hunt_dice", NUMBER),
    Prompt("march_from", senses=("number",)),  # an army to be moved, or `done`; how many more may move
    Prompt("march_to", senses=("region",)),
    Prompt("march_part", senses=("region", "region")),  # `all` or `part` of it
    Prompt("part_number", NUMBER, senses=("figure", "region")),  # how many of these go
    Prompt("part_character", senses=("character", "region")),  # does he go, too?
    Prompt("attack_from"),
    Prompt("attack_at", senses=("region",)),
    Prompt("figures", SET, senses=("number",)),  # characters who go together, then `done`
    Prompt("figures_to", senses=("character",)),  # whereto the group with this one goes
    Prompt("minions_from"),  # characters or Nazgul of this region move next, or `done`
    Prompt("nazgul_number", NUMBER, senses=("region",)),
    Prompt("nazgul_to", senses=("region",)),
    Prompt("nation"),
    Prompt("recruit_figure", senses=("number",)),  # what to recruit, or `done`; how many points are left
    Prompt("recruit_where", senses=("figure",)),
    Prompt("enter_where", senses=("character",)),
    Prompt("deck"),
    Prompt("combat_card", senses=("region", "number"), secret=True),  # or `pass`; the battle's region, its round
    Prompt("white_rider", senses=("region",)),
    Prompt("withdraw", senses=("region",)),
    Prompt("advance", senses=("region",)),
    Prompt("casualty", senses=("region", "number")),  # hits that are left
    Prompt("excess", senses=("region", "number")),  # units too many
    Prompt("cease", senses=("region", "number")),
    Prompt("extra_round", senses=("region",)),  # a nation whose Elite is reduced for another round of the assault, or `done`
    Prompt("retreat", senses=("region",)),  # a region, or `stop` to fight on
    Prompt("retreat_now", senses=("region", "card")),  # a region, or `withdraw` into the stronghold
    Prompt("use_card", senses=("card",)),  # a card on the table: use it now?
    Prompt("guide_ability", senses=("character", "number")),  # the Guide, the damage
    Prompt("take_casualty", senses=("number",)),  # `guide`, `random`, or `corruption`; the damage
    Prompt("separate_to", senses=("character",)),
    Prompt("forfeit", senses=("card",)),  # a figure or character that gives up its leadership
    Prompt("points", NUMBER, senses=("card",)),
    Prompt("self_hits", NUMBER, senses=("card",)),
    Prompt("sacrifice", senses=("card", "number")),  # a leader or companion, or `pass`; hits
    Prompt("strike_down", senses=("card",)),  # the enemy figure to be eliminated, or `pass`
    Prompt("ignore", senses=("card",)),  # the companion who does not count
    Prompt("may", senses=("card",)),  # use what this card offers?
    Prompt("choose", senses=("card",)),  # one of what this card offers
    Prompt("choose_region", senses=("card",)),
    Prompt("choose_nation", senses=("card",)),
    Prompt("choose_figures", SET, senses=("card", "number")),
    Prompt("choose_number", NUMBER, senses=("card",)),
    Prompt("free_event", senses=("card",), secret=True),  # a further card without a die, or `pass`
    Prompt("pay_with_card", senses=("card", "deck"), secret=True),  # a card from hand as a price
    Prompt("keep_special"),
    Prompt("discard_from_table", senses=("card",)),
    Prompt("upgrade_where", senses=("card", "number")),
    Prompt("change_die", senses=("card", "face")),  # a die that a card turns to this face, or `done`
    Prompt("must_separate", senses=("number",)),  # a companion who leaves the Fellowship; how many must
    Prompt("lured", senses=("character", "number")),  # `corruption`, as much as his level, or `eliminate`
    Prompt("choose_regions", SET, senses=("card", "number")),  # how many are chosen
    Prompt("eliminate_figure", senses=("card", "region")),  # one that dies there
    Prompt("gandalf"),  # which of his two versions begins
    Prompt("which_ring"),
    Prompt("vilya", senses=("face",)),  # use the die once more?
    Prompt("nenya", senses=("tile",)),  # cancel it?
    Prompt("ring_to_take"),  # the used ring that comes back
    Prompt("gothmog", senses=("region",)),  # `recruit` or `upgrade`
    Prompt("balrog", senses=("region",)),  # `march`, `attack`, or `move` alone
    Prompt("new_result", senses=("card",)),  # the result that a die of the side shall show, or `pass`
    Prompt("discard_from_hand", senses=("card",), secret=True),  # a card of the enemy's hand
    Prompt("further_corruption", senses=("card",)),  # `from_hand`, `from_table`, or `pass`
)  # fmt: skip
ASK_DIE: Final = 0
ASK_ACTION: Final = 1
ASK_RING_FROM: Final = 2
ASK_RING_TO: Final = 3
ASK_DISCARD: Final = 4
ASK_DECLARE: Final = 5
ASK_PATH: Final = 6
ASK_GUIDE: Final = 7
ASK_CHANGE_GUIDE: Final = 8
ASK_ENTER_MORDOR: Final = 9
ASK_HUNT_DICE: Final = 10
ASK_MARCH_FROM: Final = 11
ASK_MARCH_TO: Final = 12
ASK_MARCH_PART: Final = 13
ASK_PART_NUMBER: Final = 14
ASK_PART_CHARACTER: Final = 15
ASK_ATTACK_FROM: Final = 16
ASK_ATTACK_AT: Final = 17
ASK_FIGURES: Final = 18
ASK_FIGURES_TO: Final = 19
ASK_MINIONS_FROM: Final = 20
ASK_NAZGUL_NUMBER: Final = 21
ASK_NAZGUL_TO: Final = 22
ASK_NATION: Final = 23
ASK_RECRUIT_FIGURE: Final = 24
ASK_RECRUIT_WHERE: Final = 25
ASK_ENTER_WHERE: Final = 26
ASK_DECK: Final = 27
ASK_COMBAT_CARD: Final = 28
ASK_WHITE_RIDER: Final = 29
ASK_WITHDRAW: Final = 30
ASK_ADVANCE: Final = 31
ASK_CASUALTY: Final = 32
ASK_EXCESS: Final = 33
ASK_CEASE: Final = 34
ASK_EXTRA_ROUND: Final = 35
ASK_RETREAT: Final = 36
ASK_RETREAT_NOW: Final = 37
ASK_USE_CARD: Final = 38
ASK_GUIDE_ABILITY: Final = 39
ASK_TAKE_CASUALTY: Final = 40
ASK_SEPARATE_TO: Final = 41
ASK_FORFEIT: Final = 42
ASK_POINTS: Final = 43
ASK_SELF_HITS: Final = 44
ASK_SACRIFICE: Final = 45
ASK_STRIKE_DOWN: Final = 46
ASK_IGNORE: Final = 47
ASK_MAY: Final = 48
ASK_CHOOSE: Final = 49
ASK_CHOOSE_REGION: Final = 50
ASK_CHOOSE_NATION: Final = 51
ASK_CHOOSE_FIGURES: Final = 52
ASK_CHOOSE_NUMBER: Final = 53
ASK_FREE_EVENT: Final = 54
ASK_PAY_WITH_CARD: Final = 55
ASK_KEEP_SPECIAL: Final = 56
ASK_DISCARD_FROM_TABLE: Final = 57
ASK_UPGRADE_WHERE: Final = 58
ASK_CHANGE_DIE: Final = 59
ASK_MUST_SEPARATE: Final = 60
ASK_LURED: Final = 61
ASK_CHOOSE_REGIONS: Final = 62
ASK_ELIMINATE_FIGURE: Final = 63
ASK_GANDALF: Final = 64
ASK_WHICH_RING: Final = 65
ASK_VILYA: Final = 66
ASK_NENYA: Final = 67
ASK_RING_TO_TAKE: Final = 68
ASK_GOTHMOG: Final = 69
ASK_BALROG: Final = 70
ASK_NEW_RESULT: Final = 71
ASK_DISCARD_FROM_HAND: Final = 72
ASK_FURTHER_CORRUPTION: Final = 73

# Notices, each with what its numbers are. Those of hidden cards come in two forms.
NOTICES: Final = (
    NoticeKind("turn", ("number",), "head"),
    NoticeKind("drew", ("side", "deck"), "on", ("deck",)),
    NoticeKind("drew_card", ("side", "card"), "on", ("card",)),
    NoticeKind("discarded", ("side", "deck"), "on", ("deck",)),
    NoticeKind("discarded_card", ("side", "card"), "on", ("card",)),
    NoticeKind("declared", ("region",)),
    NoticeKind("healed", ("number", "number"), "on"),  # by how much, corruption now
    NoticeKind("corrupted", ("number", "number"), "on"),
    NoticeKind("guide", ("character",), "on"),
    NoticeKind("entered_mordor", (), "on"),
    NoticeKind("mordor_step", ("number",), "on"),
    NoticeKind("hunt_dice", ("number",)),
    NoticeKind("rolled", ("side", "faces"), "on"),  # a digit each: the place among the faces, plus 1
    NoticeKind("used", ("side", "face")),
    NoticeKind("passed", ("side",)),
    NoticeKind("changed_die", ("side", "face", "face")),
    NoticeKind("ring_used", ("side",)),
    NoticeKind("moved_fellowship", ("number",), "on"),  # its progress
    NoticeKind("hid", (), "on"),
    NoticeKind("hunt_roll", ("dice", "dice", "number"), "on"),  # rolled, rolled again, what a die needs
    NoticeKind("tile", ("tile",), "on"),
    NoticeKind("tile_rolled", ("number",), "on"),
    NoticeKind("tile_back", ("tile",), "on"),
    NoticeKind("damage", ("number",), "on"),
    NoticeKind("damage_reduced", ("number",), "on"),  # what is left
    NoticeKind("revealed", ("region",), "on"),
    NoticeKind("strongholds_passed", ("number",), "on"),  # each brings a tile
    NoticeKind("separated", ("character", "region"), "on", ("character",)),
    NoticeKind("entered", ("character", "region"), "on", ("character",)),
    NoticeKind("moved_character", ("character", "region"), "on", ("character",)),
    NoticeKind("eliminated", ("character",), "on", ("character",)),
    NoticeKind("left_game", ("character",), "on"),
    NoticeKind(
        "marched", ("side", "region", "region", "number"), "on", ("region", "region2", "number")
    ),  # the number of units
    NoticeKind("nazgul_moved", ("number", "region", "region"), "on", ("number", "region")),
    NoticeKind("recruited", ("figure", "number", "region"), "on", ("figure", "number", "region")),
    NoticeKind("removed", ("figure", "number", "region"), "on", ("figure", "number")),  # dead
    NoticeKind("reduced", ("nation", "region"), "on", ("nation",)),
    NoticeKind("sent_back", ("figure", "number", "region"), "on", ("figure", "number")),  # too many for the region
    NoticeKind("upgraded", ("nation", "region"), "on", ("nation",)),
    NoticeKind("activated", ("nation", "reason"), "on", ("nation",)),
    NoticeKind("advanced", ("nation", "number"), "on"),  # steps to war
    NoticeKind("set_back", ("nation", "number"), "on"),
    NoticeKind("captured", ("side", "region"), "on"),
    NoticeKind("points", ("number", "number"), "on"),
    NoticeKind("played", ("side", "card"), "on"),
    NoticeKind("on_table", ("side", "card"), "on"),
    NoticeKind("left_table", ("card",), "on"),
    NoticeKind("attacked", ("side", "region", "region"), "on"),
    NoticeKind("siege", ("region",), "on"),
    NoticeKind("white_rider", (), "on"),
    NoticeKind("round", ("number",)),
    NoticeKind("chose_card", ("side", "deck"), "on", ("side", "deck")),
    NoticeKind("combat_card", ("side", "card"), "on", ("side", "card")),
    NoticeKind("cancelled", ("card",), "on"),
    NoticeKind("combat_roll", ("side", "dice", "number"), "on"),  # a digit for each die, what a die needs
    NoticeKind("reroll", ("side", "dice", "number"), "on"),
    NoticeKind("extra_attack", ("side", "dice", "number"), "on"),
    NoticeKind("hits", ("side", "number"), "on", ("side", "number")),  # scored by this side
    NoticeKind("retreated", ("side",), "on"),  # where to is told by "marched"
    NoticeKind("withdrew", ("region",), "on"),
    NoticeKind("ceased", ("side",), "on"),
    NoticeKind("tile_added", ("tile",), "on", ("tile",)),
    NoticeKind("tile_removed", ("tile",), "on"),
    NoticeKind("rolled_for", ("card", "dice", "number"), "on"),  # what a die needs, 0 if it counts as it is
    NoticeKind("victory", ("side", "outcome")),
    NoticeKind("fellowship_moved_by_enemy", ("region",), "on"),
    NoticeKind("looked_at_hand", ("side",), "on"),
    NoticeKind("ring_back", ("ring",), "on"),
    NoticeKind("special_die", ("special_die", "face"), "on", ("special_die", "face")),
    NoticeKind("special_kept", ("special_die",)),
    NoticeKind("balrog_wakes", (), "on"),
    NoticeKind("balrog_sleeps", (), "on"),
    NoticeKind("lured", ("character",), "on"),  # drawn at random by the Ring
    NoticeKind("named_ring_used", ("side", "ring")),
    NoticeKind("special_used", ("special_die", "face")),
    NoticeKind("die_burnt", ("special_die",), "on"),
    NoticeKind("die_again", ("face",), "on"),  # Vilya: it is not spent
    NoticeKind("smeagol_joins", (), "on"),
    NoticeKind("revealed_in_mordor", (), "on"),
)
TOLD_TURN: Final = 0
TOLD_DREW: Final = 1
TOLD_DREW_CARD: Final = 2
TOLD_DISCARDED: Final = 3
TOLD_DISCARDED_CARD: Final = 4
TOLD_DECLARED: Final = 5
TOLD_HEALED: Final = 6
TOLD_CORRUPTED: Final = 7
TOLD_GUIDE: Final = 8
TOLD_ENTERED_MORDOR: Final = 9
TOLD_MORDOR_STEP: Final = 10
TOLD_HUNT_DICE: Final = 11
TOLD_ROLLED: Final = 12
TOLD_USED: Final = 13
TOLD_PASSED: Final = 14
TOLD_CHANGED_DIE: Final = 15
TOLD_RING_USED: Final = 16
TOLD_MOVED_FELLOWSHIP: Final = 17
TOLD_HID: Final = 18
TOLD_HUNT_ROLL: Final = 19
TOLD_TILE: Final = 20
TOLD_TILE_ROLLED: Final = 21
TOLD_TILE_BACK: Final = 22
TOLD_DAMAGE: Final = 23
TOLD_DAMAGE_REDUCED: Final = 24
TOLD_REVEALED: Final = 25
TOLD_STRONGHOLDS_PASSED: Final = 26
TOLD_SEPARATED: Final = 27
TOLD_ENTERED: Final = 28
TOLD_MOVED_CHARACTER: Final = 29
TOLD_ELIMINATED: Final = 30
TOLD_LEFT_GAME: Final = 31
TOLD_MARCHED: Final = 32
TOLD_NAZGUL_MOVED: Final = 33
TOLD_RECRUITED: Final = 34
TOLD_REMOVED: Final = 35
TOLD_REDUCED: Final = 36
TOLD_SENT_BACK: Final = 37
TOLD_UPGRADED: Final = 38
TOLD_ACTIVATED: Final = 39
TOLD_ADVANCED: Final = 40
TOLD_SET_BACK: Final = 41
TOLD_CAPTURED: Final = 42
TOLD_POINTS: Final = 43
TOLD_PLAYED: Final = 44
TOLD_ON_TABLE: Final = 45
TOLD_LEFT_TABLE: Final = 46
TOLD_ATTACKED: Final = 47
TOLD_SIEGE: Final = 48
TOLD_WHITE_RIDER: Final = 49
TOLD_ROUND: Final = 50
TOLD_CHOSE_CARD: Final = 51
TOLD_COMBAT_CARD: Final = 52
TOLD_CANCELLED: Final = 53
TOLD_COMBAT_ROLL: Final = 54
TOLD_REROLL: Final = 55
TOLD_EXTRA_ATTACK: Final = 56
TOLD_HITS: Final = 57
TOLD_RETREATED: Final = 58
TOLD_WITHDREW: Final = 59
TOLD_CEASED: Final = 60
TOLD_TILE_ADDED: Final = 61
TOLD_TILE_REMOVED: Final = 62
TOLD_ROLLED_FOR: Final = 63
TOLD_VICTORY: Final = 64
TOLD_FELLOWSHIP_MOVED_BY_ENEMY: Final = 65
TOLD_LOOKED_AT_HAND: Final = 66
TOLD_RING_BACK: Final = 67
TOLD_SPECIAL_DIE: Final = 68
TOLD_SPECIAL_KEPT: Final = 69
TOLD_BALROG_WAKES: Final = 70
TOLD_BALROG_SLEEPS: Final = 71
TOLD_LURED: Final = 72
TOLD_NAMED_RING_USED: Final = 73
TOLD_SPECIAL_USED: Final = 74
TOLD_DIE_BURNT: Final = 75
TOLD_DIE_AGAIN: Final = 76
TOLD_SMEAGOL_JOINS: Final = 77
TOLD_REVEALED_IN_MORDOR: Final = 78
