"""The four scenarios as data: who sits where, whose which cards are, and which rules are changed."""

from typing import Final

from westmarch.games.wotr_cards.components import (
    DUNEDAIN,
    DWARF,
    ELF,
    FREE_PEOPLES,
    HOBBIT,
    ISENGARD,
    MONSTROUS,
    MORDOR,
    NO_RING,
    PLAYER_IDS,
    RING_EACH_ROUND,
    RING_ONCE,
    ROHAN,
    SHADOW,
    SOUTHRON,
    WIZARD,
)

FRODO: Final = PLAYER_IDS.index("frodo")
WITCH_KING: Final = PLAYER_IDS.index("witch_king")
ARAGORN: Final = PLAYER_IDS.index("aragorn")
SARUMAN: Final = PLAYER_IDS.index("saruman")
GANDALF: Final = PLAYER_IDS.index("gandalf")
BALROG: Final = PLAYER_IDS.index("balrog")


class SeatSetup:
    """One deck: whose, with which factions, made of which of the four decks or of which cards, and its numbers."""

    def __init__(
        self,
        player: int,
        side: int,
        factions: tuple[int, ...],
        decks: tuple[int, ...] = (),
        cards: dict[str, int] | None = None,
        first_hand: tuple[int, int] = (7, 2),
        draws: int = 4,
        ring: int = RING_ONCE,
    ) -> None:
        self.player = player
        self.side = side
        self.factions = factions
        self.decks = decks
        self.cards = cards or {}
        self.first_hand = first_hand  # cards drawn, and how many of them are cycled
        self.draws = draws  # in the draw step
        self.ring = ring


class Scenario:
    """What a scenario sets up and which rules it changes."""

    def __init__(
        self,
        seats: tuple[SeatSetup, ...],
        order: tuple[int, ...],
        last_number: int = 9,
        paths: tuple[str, ...] = (),
        fields_by_round: tuple[tuple[str, ...], ...] = (),
        strict_paths: bool = False,
        each_player_twice: bool = False,
    ) -> None:
        self.seats = seats
        self.order = order  # the seat of each slot of the turn order; the first slot begins
        self.last_number = last_number
        self.paths = paths  # the paths that are used; empty: all
        self.fields_by_round = fields_by_round  # the battlegrounds of each round; empty: there are two decks of them
        self.strict_paths = strict_paths  # the Free Peoples win a path only by more defence than attack
        self.each_player_twice = each_player_twice  # a side's only player carries out "each player" twice


FRODOS_FACTIONS: Final = (DWARF, HOBBIT, ROHAN, WIZARD)
ARAGORNS_FACTIONS: Final = (DUNEDAIN, ELF)
SARUMANS_FACTIONS: Final = (ISENGARD, MONSTROUS, SOUTHRON)

BALROGS_CARDS: Final = {
    "saruman": 1, "ugluk": 1, "palantir-of-orthanc": 1, "sarumans-staff": 1, "goblins-of-the-misty-mountains": 2,
    "balrog-of-moria": 1, "barrow-wights": 1, "caradhras-the-cruel": 1, "cave-troll": 1, "flocks-of-crebain": 1,
    "hill-troll": 1, "mordor-orcs": 3, "grishnakh": 1, "black-breath": 1, "black-riders-mount": 1, "morgul-blade": 1,
    "nazguls-mantle": 1, "the-ringwraiths-are-abroad": 1, "the-beguiler": 1, "the-black-easterling": 1,
    "the-commander": 1, "the-destroyer": 1, "the-hunter": 1, "the-messenger": 1, "the-reaver": 1, "the-warrior": 1,
    "the-witch-king": 1,
}  # fmt: skip
FELLOWSHIPS_CARDS: Final = {
    "boromir": 1, "strider": 1, "blade-of-westernesse": 1, "arwen": 1, "elrond": 1, "galadriel": 1, "legolas": 1,
    "bow-of-the-galadhrim": 1, "elven-cloak": 1, "lembas": 1, "mirror-of-galadriel": 1, "nenya-ring-of-adamant": 1,
    "phial-of-galadriel": 1, "vilya-ring-of-air": 1, "gimli": 1, "dwarven-axe": 1, "bilbo-baggins": 1,
    "fatty-bolger": 1, "frodo-baggins": 1, "merry-brandybuck": 1, "pippin-took": 1, "sam-gamgee": 1, "mithril-coat": 1,
    "sting": 1, "gandalf-the-grey": 1, "gandalfs-staff": 1, "glamdring": 1, "narya-ring-of-fire": 1, "high-elves": 2,
}  # fmt: skip

SCENARIOS: Final[dict[str, Scenario]] = {
    "trilogy": Scenario(
        seats=(
            SeatSetup(FRODO, FREE_PEOPLES, FRODOS_FACTIONS, (FRODO,), draws=3),
            SeatSetup(WITCH_KING, SHADOW, (MORDOR,), (WITCH_KING,)),
            SeatSetup(ARAGORN, FREE_PEOPLES, ARAGORNS_FACTIONS, (ARAGORN,), draws=3),
            SeatSetup(SARUMAN, SHADOW, SARUMANS_FACTIONS, (SARUMAN,)),
        ),
        order=(0, 1, 2, 3),
    ),
    "duel": Scenario(
        seats=(
            SeatSetup(
                GANDALF, FREE_PEOPLES, FRODOS_FACTIONS + ARAGORNS_FACTIONS, (FRODO, ARAGORN),
                first_hand=(4, 0), draws=4, ring=RING_EACH_ROUND,
            ),
            SeatSetup(
                WITCH_KING, SHADOW, (MORDOR, *SARUMANS_FACTIONS), (WITCH_KING, SARUMAN),
                first_hand=(6, 0), draws=6, ring=RING_EACH_ROUND,
            ),
        ),
        order=(0, 1),
        strict_paths=True,
        each_player_twice=True,
    ),
    "trio-duel": Scenario(
        seats=(
            SeatSetup(
                GANDALF, FREE_PEOPLES, FRODOS_FACTIONS + ARAGORNS_FACTIONS, (FRODO, ARAGORN),
                first_hand=(6, 0), draws=6, ring=RING_EACH_ROUND,
            ),
            SeatSetup(WITCH_KING, SHADOW, (MORDOR,), (WITCH_KING,)),
            SeatSetup(SARUMAN, SHADOW, SARUMANS_FACTIONS, (SARUMAN,)),
        ),
        order=(0, 1, 0, 2),
        strict_paths=True,
        each_player_twice=True,
    ),
    "fellowship": Scenario(
        seats=(
            SeatSetup(BALROG, SHADOW, (ISENGARD, MONSTROUS, MORDOR), cards=BALROGS_CARDS, ring=NO_RING),
            SeatSetup(
                GANDALF, FREE_PEOPLES, (DUNEDAIN, ELF, DWARF, HOBBIT, WIZARD), cards=FELLOWSHIPS_CARDS,
                draws=3, ring=NO_RING,
            ),
        ),
        order=(0, 1),
        last_number=6,
        paths=(
            "bucklebury-ferry", "gildors-encampment", "inn-of-the-prancing-pony", "the-old-forest", "fords-of-bruinen",
            "imladris", "caradhras", "khazad-dum", "the-doors-of-durin", "dimrill-dale", "egladil", "lothlorien",
            "amon-hen",
        ),
        fields_by_round=(
            ("minas-morgul",), ("rivendell",), ("moria",), ("lorien", "dol-guldur"), ("orthanc",), ("morannon",),
        ),
    ),
}  # fmt: skip
SCENARIO_IDS: Final[tuple[str, ...]] = tuple(SCENARIOS)
