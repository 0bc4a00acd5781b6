"""The four scenarios as data, and the plan that the engine makes of one: who sits where and which cards are whose."""

from typing import Final

from mypy_extensions import i64

from westmarch.games.wotr_cards.components import (
    BATTLEGROUND_IDS,
    BATTLEGROUNDS,
    CARD_COPIES,
    CARD_DECK,
    DUNEDAIN,
    DWARF,
    ELF,
    FACTIONS,
    FREE_PEOPLES,
    HOBBIT,
    ISENGARD,
    LOCATION_IDS,
    MONSTROUS,
    MORDOR,
    NO_CARD,
    NO_RING,
    PATHS,
    PLAYER_IDS,
    RING_EACH_ROUND,
    RING_ONCE,
    ROHAN,
    SHADOW,
    SOUTHRON,
    TITLE_IDS,
    TITLES,
    WIZARD,
)

FRODO: Final = PLAYER_IDS.index("frodo")
WITCH_KING: Final = PLAYER_IDS.index("witch_king")
ARAGORN: Final = PLAYER_IDS.index("aragorn")
SARUMAN: Final = PLAYER_IDS.index("saruman")
GANDALF: Final = PLAYER_IDS.index("gandalf")
BALROG: Final = PLAYER_IDS.index("balrog")


class Seat:
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
        seats: tuple[Seat, ...],
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
            Seat(FRODO, FREE_PEOPLES, FRODOS_FACTIONS, (FRODO,), draws=3),
            Seat(WITCH_KING, SHADOW, (MORDOR,), (WITCH_KING,)),
            Seat(ARAGORN, FREE_PEOPLES, ARAGORNS_FACTIONS, (ARAGORN,), draws=3),
            Seat(SARUMAN, SHADOW, SARUMANS_FACTIONS, (SARUMAN,)),
        ),
        order=(0, 1, 2, 3),
    ),
    "duel": Scenario(
        seats=(
            Seat(
                GANDALF, FREE_PEOPLES, FRODOS_FACTIONS + ARAGORNS_FACTIONS, (FRODO, ARAGORN),
                first_hand=(4, 0), draws=4, ring=RING_EACH_ROUND,
            ),
            Seat(
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
            Seat(
                GANDALF, FREE_PEOPLES, FRODOS_FACTIONS + ARAGORNS_FACTIONS, (FRODO, ARAGORN),
                first_hand=(6, 0), draws=6, ring=RING_EACH_ROUND,
            ),
            Seat(WITCH_KING, SHADOW, (MORDOR,), (WITCH_KING,)),
            Seat(SARUMAN, SHADOW, SARUMANS_FACTIONS, (SARUMAN,)),
        ),
        order=(0, 1, 0, 2),
        strict_paths=True,
        each_player_twice=True,
    ),
    "fellowship": Scenario(
        seats=(
            Seat(BALROG, SHADOW, (ISENGARD, MONSTROUS, MORDOR), cards=BALROGS_CARDS, ring=NO_RING),
            Seat(
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


class Plan:
    """A scenario as the engine asks for it while a game goes on: tables by seat, slot, title and faction."""

    scenario: str
    seats: i64
    players: tuple[int, ...]  # of each seat
    sides: tuple[int, ...]  # of each seat
    order: tuple[int, ...]
    draws: tuple[int, ...]
    first_draws: tuple[int, ...]
    first_cycles: tuple[int, ...]
    rings: tuple[int, ...]
    last_number: i64
    strict_paths: bool
    twice: tuple[bool, ...]  # for each side whether "each player" is carried out twice
    paths: i64  # the paths used, a bit each
    fields_by_round: tuple[tuple[int, ...], ...]
    field_decks: tuple[int, ...]  # for each side its battlegrounds at the start, a bit each
    owners: list[int]  # of each title the seat, or NO_CARD where it isn't used
    copies: list[int]  # of each title
    first_slots: list[int]  # of each title its number within its owner's deck; further copies follow
    decks: list[tuple[int, ...]]  # of each seat, sorted; its places are the slots
    faction_seats: list[int]  # the player of each faction, or NO_CARD

    def __init__(self, name: str = "", scenario: Scenario | None = None) -> None:
        if scenario is None:
            return
        seats = scenario.seats
        self.scenario = name
        self.seats = len(seats)
        self.players = tuple([seat.player for seat in seats])
        self.sides = tuple([seat.side for seat in seats])
        self.order = scenario.order
        self.draws = tuple([seat.draws for seat in seats])
        self.first_draws = tuple([seat.first_hand[0] for seat in seats])
        self.first_cycles = tuple([seat.first_hand[1] for seat in seats])
        self.rings = tuple([seat.ring for seat in seats])
        self.last_number = scenario.last_number
        self.strict_paths = scenario.strict_paths
        alone = [len([seat for seat in seats if seat.side == side]) == 1 for side in (FREE_PEOPLES, SHADOW)]
        self.twice = tuple([scenario.each_player_twice and only for only in alone])
        used = [LOCATION_IDS.index(path) - BATTLEGROUNDS for path in scenario.paths] or list(range(PATHS))
        self.paths = sum([1 << path for path in used])
        self.fields_by_round = tuple(
            [tuple([BATTLEGROUND_IDS.index(field) for field in fields]) for fields in scenario.fields_by_round]
        )
        self.field_decks = (0, 0) if scenario.fields_by_round else (0b1111111, 0b1111111 << 7)
        self.lay_out_cards(seats)

    def lay_out_cards(self, seats: tuple[Seat, ...]) -> None:
        """Whose each card is."""
        self.owners = [NO_CARD] * TITLES
        self.copies = [0] * TITLES
        self.first_slots = [NO_CARD] * TITLES
        self.decks = []
        self.faction_seats = [NO_CARD] * FACTIONS
        for number, seat in enumerate(seats):
            for faction in seat.factions:
                self.faction_seats[faction] = number
            deck: list[int] = []
            for title in range(TITLES):
                copies = CARD_COPIES[title] if CARD_DECK[title] in seat.decks else seat.cards.get(TITLE_IDS[title], 0)
                if copies:
                    self.owners[title] = number
                    self.copies[title] = copies
                    self.first_slots[title] = len(deck)
                    deck.extend([title] * copies)
            self.decks.append(tuple(deck))


PLANS: Final[dict[str, Plan]] = {}


def plan_of(scenario: str) -> Plan:
    """The plan of a scenario, made once. The cards must have been declared."""
    if scenario not in PLANS:
        PLANS[scenario] = Plan(scenario, SCENARIOS[scenario])
    return PLANS[scenario]
