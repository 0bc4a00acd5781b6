"""The games whose words are tested, and which numbers may stand in their questions and log entries."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import cycle, product

from westmarch.core.game import Game
from westmarch.games.duel import components as duel
from westmarch.games.duel.game import DUEL
from westmarch.games.lcg import components as lcg
from westmarch.games.lcg import words as lcg_words
from westmarch.games.lcg.game import LCG
from westmarch.games.wotr_board import components as board
from westmarch.games.wotr_board.cards.catalogue import CARDS as BOARD_CARDS
from westmarch.games.wotr_board.components import DECK_IDS
from westmarch.games.wotr_board.game import WOTR_BOARD
from westmarch.games.wotr_board.map import REGION_IDS
from westmarch.games.wotr_cards import components as cards
from westmarch.games.wotr_cards.game import WOTR_CARDS

GAMES: dict[str, Game] = {
    "duel": DUEL, "lcg": LCG, "wotr_board": WOTR_BOARD, "wotr_cards": WOTR_CARDS,
}  # fmt: skip

COUNTS = (0, 1, 2, 3, 4, 5, 8, 11, 14, 21)
ROLLS = (6, 54321, 1234567)  # a digit for each die
IDS = {
    "duel": {
        "side": ("fellowship", "sauron"),
        "skill": ("ruse", "strength", "courage", "leadership", "knowledge"),
        "colour": ("grey", "yellow", "blue", "green", "red", "purple"),
        "people": ("elves", "hobbits", "men", "dwarves", "ents", "wizards"),
        "chapter": ("1", "2", "3"),
        "outcome": ("none", "quest", "peoples", "conquest", "presence"),
    },
    "lcg": {
        "side": (*lcg.SEAT_IDS, "players", "shadow"),
        "seat": lcg.SEAT_IDS,
        "sphere": lcg.SPHERE_IDS,
        "kind": lcg.KIND_IDS,
        "keyword": (*lcg.KEYWORD_IDS, "doomed", "victory"),
        "trait": lcg.TRAIT_IDS,
        "phase": lcg.PHASE_IDS,
        "stat": lcg.STAT_IDS,
        "moment": lcg_words.MOMENT_IDS,
        "card": (*lcg.TITLE_IDS, "none"),
        "outcome": lcg.OUTCOME_IDS,
    },
    "wotr_board": {
        "side": board.SIDE_IDS,
        "nation": board.NATION_IDS,
        "figure": board.FIGURE_IDS,
        "region": REGION_IDS,
        "character": board.CHARACTER_IDS,
        "face": board.FACE_IDS,
        "special_die": board.SPECIAL_DIE_IDS,
        "ring": board.RING_IDS,
        "deck": DECK_IDS,
        "tile": board.TILE_IDS,
        "reason": board.REASON_IDS,
        "outcome": board.OUTCOME_IDS,
    },
    "wotr_cards": {
        "side": ("free_peoples", "shadow", "frodo", "witch_king", "aragorn", "saruman", "gandalf", "balrog"),
        "player": ("frodo", "witch_king", "aragorn", "saruman", "gandalf", "balrog"),
        "faction": (
            "dwarf", "hobbit", "rohan", "wizard", "dunedain", "elf", "mordor", "isengard", "monstrous", "southron",
        ),
        "kind": ("army", "character", "item", "event", "battleground", "path"),
        "keyword": ("nazgul", "weapon", "mount", "ent"),
        "outcome": ("none", "lead", "score", "tie"),
    },
}  # fmt: skip
DUEL_IDS = {"card": duel.CARD_IDS, "token": duel.TOKEN_IDS}
HOW_MANY = {
    "duel": {"side": 2, "tile": 7, "region": 7, "chapter": 3},
    "lcg": {"seat": 4, "phase": 8, "moment": lcg_words.MOMENTS, "stat": 8},
    "wotr_board": {sense: len(ids) for sense, ids in IDS["wotr_board"].items()},
    "wotr_cards": {"side": 2, "player": 6},
}
DECLARED = {component.id for component in LCG.components()}
# Every card; of the further copies on the table, whose names differ in a number alone, one that stands for several and one that does not.
COPIES = ("wargs.2", "forest_spider.2")
LCG_CARDS = [number for number, name in enumerate(lcg.NAME_IDS) if name in DECLARED or name in COPIES]
# Numbers that a card has, all of them and those of locations and paths.
CARDS = [number for number, name in enumerate(cards.TITLE_IDS + cards.LOCATION_IDS) if name]
LOCATIONS = [card for card in CARDS if card >= cards.LOCATIONS_FROM]
PATHS = [card for card in CARDS if card >= cards.LOCATIONS_FROM + cards.FIRST_PATH]
# The log entries of War of the Ring: The Card Game whose card, or whose second card, is a location.
ABOUT_PATHS = {"path", "path_won", "path_lost", "path_tied"}
ABOUT_LOCATIONS = {"battleground", "reactivated", "attack_icons", "defence_icons", "combat", "field_won", "because"}
TO_LOCATIONS = {"played", "moved"}
MOST_COMBINATIONS = 800


def notice_values(game: Game, kind: str, place: int, sense: str) -> Sequence[int]:
    """The numbers that a sense of a log entry can have."""
    if sense == "number":
        return range(1, 15) if kind == "quest" else COUNTS
    if sense in ("dice", "faces"):
        return ROLLS
    if sense == "outcome":
        return range(1, len(IDS[game.key]["outcome"]))
    if sense == "card" and kind == "chained":
        return [card for card, cost in enumerate(duel.CARD_COST) if cost >> duel.CHAIN_AT]
    if game is DUEL and sense in ("card", "token"):
        return [number for number, name in enumerate(DUEL_IDS[sense]) if name]
    if game is LCG and sense == "card":
        return LCG_CARDS
    if game is WOTR_BOARD and sense == "card":
        return BOARD_CARDS
    if game is WOTR_CARDS and sense == "card":
        if kind in ABOUT_PATHS:
            return PATHS
        if kind in ABOUT_LOCATIONS or (kind in TO_LOCATIONS and place > 1):
            return LOCATIONS
        return CARDS
    return range(HOW_MANY[game.key][sense])


def prompt_values(game: Game, sense: str) -> Sequence[int]:
    """The numbers that a sense of a question can have."""
    if game is LCG and sense == "card":
        return [lcg.NO_CARD, *LCG_CARDS]
    if game is WOTR_BOARD and sense == "card":
        return BOARD_CARDS
    if game is WOTR_CARDS and sense == "card":
        return CARDS
    return range(5) if sense == "number" else range(HOW_MANY[game.key][sense])


def combinations(values: Iterable[Sequence[int]], most: int = MOST_COMBINATIONS) -> Iterator[tuple[int, ...]]:
    """All combinations, or, where they are too many, some that hold every value at least once."""
    lists = list(values)
    total = 1
    for one in lists:
        total *= len(one)
    if total <= most:
        yield from product(*lists)
        return
    longest = max(len(one) for one in lists)
    yield from (row for row, _ in zip(zip(*map(cycle, lists), strict=True), range(longest), strict=False))
