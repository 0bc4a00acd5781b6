"""Words, prompts and notices: what can be said, what is asked, what is told."""

from typing import Final

from westmarch.core.words import NUMBER, SET, NoticeKind, Prompt, Thing, Vocabulary, Word, numbers, words
from westmarch.games.wotr_board.cards.names import CARD_IDS, CARD_TITLES, CARDS, DECK_IDS
from westmarch.games.wotr_board.components import (
    CHARACTER_IDS,
    CHARACTERS,
    FACE_IDS,
    FACES,
    FIGURE_IDS,
    FIGURES,
    NATION_IDS,
    NATIONS,
    RING_IDS,
    SPECIAL_DICE,
    SPECIAL_DIE_IDS,
)
from westmarch.games.wotr_board.map import REGION_IDS, REGIONS

# Words. The order is that of the vocabulary and never changes.
MODE_WORDS: Final = (
    "nothing", "draw", "move_fellowship", "hide", "separate", "move_companions", "move_minions", "march", "attack",
    "diplomacy", "recruit", "recruit_everywhere", "upgrade", "ring", "stop", "all", "part", "guide", "random",
    "from_hand", "from_table", "tile", "roll", "corruption", "eliminate", "move", "withdraw",
)  # fmt: skip
FIRST_MODE: Final = 4


def mode(name: str) -> int:
    """The word of a mode."""
    return FIRST_MODE + MODE_WORDS.index(name)


WORD_NOTHING: Final = mode("nothing")
WORD_DRAW: Final = mode("draw")
WORD_MOVE_FELLOWSHIP: Final = mode("move_fellowship")
WORD_HIDE: Final = mode("hide")
WORD_SEPARATE: Final = mode("separate")
WORD_MOVE_COMPANIONS: Final = mode("move_companions")
WORD_MOVE_MINIONS: Final = mode("move_minions")
WORD_MARCH: Final = mode("march")
WORD_ATTACK: Final = mode("attack")
WORD_DIPLOMACY: Final = mode("diplomacy")
WORD_RECRUIT: Final = mode("recruit")
WORD_RECRUIT_EVERYWHERE: Final = mode("recruit_everywhere")
WORD_UPGRADE: Final = mode("upgrade")
WORD_RING: Final = mode("ring")
WORD_STOP: Final = mode("stop")
WORD_ALL: Final = mode("all")
WORD_PART: Final = mode("part")
WORD_GUIDE: Final = mode("guide")
WORD_RANDOM: Final = mode("random")
WORD_FROM_HAND: Final = mode("from_hand")
WORD_FROM_TABLE: Final = mode("from_table")
WORD_TILE: Final = mode("tile")
WORD_ROLL: Final = mode("roll")
WORD_CORRUPTION: Final = mode("corruption")
WORD_ELIMINATE: Final = mode("eliminate")
WORD_MOVE: Final = mode("move")
WORD_WITHDRAW: Final = mode("withdraw")

WORD_FACE: Final = FIRST_MODE + len(MODE_WORDS)  # + face
WORD_SPECIAL: Final = WORD_FACE + FACES  # + special die
WORD_DECK: Final = WORD_SPECIAL + SPECIAL_DICE  # + deck
WORD_ENTER: Final = WORD_DECK + 2  # + character who comes into play
WORD_USE: Final = WORD_ENTER + CHARACTERS  # + character whose power a die pays for
WORD_REMOVE: Final = WORD_USE + CHARACTERS  # + card on the enemy's table
WORD_REGION: Final = WORD_REMOVE + CARDS  # + region
WORD_CHARACTER: Final = WORD_REGION + REGIONS  # + character
WORD_CARD: Final = WORD_CHARACTER + CHARACTERS  # + card
WORD_NATION: Final = WORD_CARD + CARDS  # + nation
WORD_FIGURE: Final = WORD_NATION + NATIONS  # + figure
WORD_REDUCE: Final = WORD_FIGURE + FIGURES  # + nation, one of whose Elites becomes a Regular
WORD_NUMBER: Final = WORD_REDUCE + NATIONS  # + number
MOST_NUMBER: Final = 36
WORD_WHICH_RING: Final = WORD_NUMBER + MOST_NUMBER + 1  # + ring
WORD_SUBDUE_BALROG: Final = WORD_WHICH_RING + len(RING_IDS)


def card_words(verb: str, *, bare: bool = False) -> list[Word]:
    """A word for each card, spelt by its title."""
    return [
        Word(title if bare else f"{verb}:{title}", verb, (Thing("card", card),))
        for card, title in zip(CARD_IDS, CARD_TITLES, strict=True)
    ]


VOCABULARY: Final = Vocabulary(
    [
        *(Word(name, name) for name in MODE_WORDS),
        *words("die", "face", FACE_IDS),
        *words("special_die", "special_die", SPECIAL_DIE_IDS),
        *words("deck", "deck", DECK_IDS),
        *words("enter", "character", CHARACTER_IDS),
        *words("use", "character", CHARACTER_IDS),
        *card_words("remove"),
        *words("region", "region", REGION_IDS, bare=True),
        *words("character", "character", CHARACTER_IDS, bare=True),
        *card_words("card", bare=True),
        *words("nation", "nation", NATION_IDS, bare=True),
        *words("figure", "figure", FIGURE_IDS, bare=True),
        *words("reduce", "nation", NATION_IDS),
        *numbers(MOST_NUMBER),
        *words("elven_ring", "ring", RING_IDS),
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
PROMPT_NUMBERS: Final = {prompt.name: number for number, prompt in enumerate(PROMPTS)}


def asking(name: str) -> int:
    """The number of a prompt."""
    return PROMPT_NUMBERS[name]


# Notices, each with what its numbers are. Those of hidden cards come in two forms.
NOTICES: Final = (
    NoticeKind("turn", ("number",)),
    NoticeKind("drew", ("side", "deck")),
    NoticeKind("drew_card", ("side", "card")),
    NoticeKind("discarded", ("side", "deck")),
    NoticeKind("discarded_card", ("side", "card")),
    NoticeKind("declared", ("region",)),
    NoticeKind("healed", ("number", "number")),  # by how much, corruption now
    NoticeKind("corrupted", ("number", "number")),
    NoticeKind("guide", ("character",)),
    NoticeKind("entered_mordor"),
    NoticeKind("mordor_step", ("number",)),
    NoticeKind("hunt_dice", ("number",)),
    NoticeKind("rolled", ("side", "faces")),  # a digit each: the place among the faces, plus 1
    NoticeKind("used", ("side", "face")),
    NoticeKind("passed", ("side",)),
    NoticeKind("changed_die", ("side", "face", "face")),
    NoticeKind("ring_used", ("side",)),
    NoticeKind("moved_fellowship", ("number",)),  # its progress
    NoticeKind("hid"),
    NoticeKind("hunt_roll", ("dice", "dice", "number")),  # rolled, rolled again, what a die needs
    NoticeKind("tile", ("tile",)),
    NoticeKind("tile_rolled", ("number",)),
    NoticeKind("tile_back", ("tile",)),
    NoticeKind("damage", ("number",)),
    NoticeKind("damage_reduced", ("number",)),  # what is left
    NoticeKind("revealed", ("region",)),
    NoticeKind("strongholds_passed", ("number",)),  # each brings a tile
    NoticeKind("separated", ("character", "region")),
    NoticeKind("entered", ("character", "region")),
    NoticeKind("moved_character", ("character", "region")),
    NoticeKind("eliminated", ("character",)),
    NoticeKind("left_game", ("character",)),
    NoticeKind("marched", ("side", "region", "region", "number")),  # the number of units
    NoticeKind("nazgul_moved", ("number", "region", "region")),
    NoticeKind("recruited", ("figure", "number", "region")),
    NoticeKind("removed", ("figure", "number", "region")),  # dead
    NoticeKind("reduced", ("nation", "region")),
    NoticeKind("sent_back", ("figure", "number", "region")),  # too many for the region
    NoticeKind("upgraded", ("nation", "region")),
    NoticeKind("activated", ("nation", "reason")),
    NoticeKind("advanced", ("nation", "number")),  # steps to war
    NoticeKind("set_back", ("nation", "number")),
    NoticeKind("captured", ("side", "region")),
    NoticeKind("points", ("number", "number")),
    NoticeKind("played", ("side", "card")),
    NoticeKind("on_table", ("side", "card")),
    NoticeKind("left_table", ("card",)),
    NoticeKind("attacked", ("side", "region", "region")),
    NoticeKind("siege", ("region",)),
    NoticeKind("white_rider"),
    NoticeKind("round", ("number",)),
    NoticeKind("chose_card", ("side", "deck")),
    NoticeKind("combat_card", ("side", "card")),
    NoticeKind("cancelled", ("card",)),
    NoticeKind("combat_roll", ("side", "dice", "number")),  # a digit for each die, what a die needs
    NoticeKind("reroll", ("side", "dice", "number")),
    NoticeKind("extra_attack", ("side", "dice", "number")),
    NoticeKind("hits", ("side", "number")),  # scored by this side
    NoticeKind("retreated", ("side",)),  # where to is told by "marched"
    NoticeKind("withdrew", ("region",)),
    NoticeKind("ceased", ("side",)),
    NoticeKind("tile_added", ("tile",)),
    NoticeKind("tile_removed", ("tile",)),
    NoticeKind("rolled_for", ("card", "dice", "number")),  # what a die needs, 0 if it counts as it is
    NoticeKind("victory", ("side", "outcome")),
    NoticeKind("fellowship_moved_by_enemy", ("region",)),
    NoticeKind("looked_at_hand", ("side",)),
    NoticeKind("ring_back", ("ring",)),
    NoticeKind("special_die", ("special_die", "face")),
    NoticeKind("special_kept", ("special_die",)),
    NoticeKind("balrog_wakes"),
    NoticeKind("balrog_sleeps"),
    NoticeKind("lured", ("character",)),  # drawn at random by the Ring
    NoticeKind("named_ring_used", ("side", "ring")),
    NoticeKind("special_used", ("special_die", "face")),
    NoticeKind("die_burnt", ("special_die",)),
    NoticeKind("die_again", ("face",)),  # Vilya: it is not spent
    NoticeKind("smeagol_joins"),
)
NOTICE_NUMBERS: Final = {notice.name: number for number, notice in enumerate(NOTICES)}


def told(name: str) -> int:
    """The number of a notice."""
    return NOTICE_NUMBERS[name]
