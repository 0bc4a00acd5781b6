"""A table posed for a rule question: say words, then look at what lies there, all under the names of the components.

    table = position("three_moves.yaml")
    table.say("play:c3-18 enedwaith-rohan")
    assert table.sauron.units == {}

`position` takes the name of a file under `positions/`, the text of one, or its data; `turn` poses one turn in a chapter
whose last cards are given.
"""

from collections.abc import Mapping
from pathlib import Path

from tests.posed import Posed

from westmarch.core.rng import Rng
from westmarch.games.duel.game import DUEL
from westmarch.games.duel.secrets.view import CardBill, SideView, TileBill
from westmarch.games.duel.state import DuelState

POSITIONS = Path(__file__).parent / "positions"

# The rows of each chapter's display, from the top.
ROWS = {1: (2, 3, 4, 5, 6), 2: (6, 5, 4, 3, 2), 3: (2, 3, 4, 2, 4, 3, 2)}
OTHER = {"fellowship": "sauron", "sauron": "fellowship"}


class SideOfTable:
    """What one side has, as everybody may see it."""

    def __init__(self, view: SideView) -> None:
        self.coins: int = view.coins
        self.supply: int = view.supply
        self.quest: int = view.quest
        self.units: dict[str, int] = view.units
        self.fortresses: list[str] = view.fortresses
        self.tiles: list[str] = view.tiles
        self.tokens: list[str] = view.tokens
        self.chains: list[str] = view.chains
        self.skills: dict[str, int] = {name: count for name, count in view.skills.items() if count}
        self.choices: list[list[str]] = view.choices
        self.peoples: dict[str, int] = view.peoples
        self.trio_used: bool = view.trio_used
        self.cards: list[str] = sorted(card for cards in view.cards.values() for card in cards)
        self.regions: int = view.presence

    @property
    def presence(self) -> set[str]:
        """The regions with a unit or a fortress."""
        return {*self.units, *self.fortresses}


class PosedTable(Posed[DuelState]):
    """A state of Duel that tests talk to."""

    game = DUEL

    def side(self, name: str) -> SideOfTable:
        """A side by its name."""
        return SideOfTable(self.view().sides[name])

    @property
    def fellowship(self) -> SideOfTable:
        return self.side("fellowship")

    @property
    def sauron(self) -> SideOfTable:
        return self.side("sauron")

    @property
    def reserve(self) -> int:
        return int(self.view().reserve)

    @property
    def chapter(self) -> int:
        return int(self.view().chapter)

    @property
    def active(self) -> str:
        """The side whose turn it is."""
        return str(self.view().active)

    @property
    def extra_turns(self) -> int:
        return int(self.view().extra_turns)

    @property
    def chooser(self) -> str:
        """The side that must choose."""
        return DUEL.facts.seat_ids[self.state.seat]

    @property
    def result(self) -> tuple[str, str] | None:
        """The winner and the kind of victory, once the game is over."""
        outcome = self.view().outcome
        return (outcome.winner, outcome.by) if outcome else None

    @property
    def display(self) -> dict[int, str | None]:
        """The slots that still hold a card, and which one if it lies face up."""
        return {entry.slot: entry.card for entry in self.view().display}

    @property
    def available(self) -> list[int]:
        """The slots whose card can be taken."""
        return [entry.slot for entry in self.view().display if entry.available]

    @property
    def discard(self) -> list[str]:
        return list(self.view().discard)

    @property
    def tiles(self) -> list[str]:
        """The locations face up."""
        return [entry.tile for entry in self.view().tiles]

    @property
    def tiles_face_down(self) -> int:
        return int(self.view().tiles_face_down)

    @property
    def shown_tokens(self) -> list[str]:
        return list(self.view().shown_tokens)

    def stack_of(self, people: str) -> int:
        """How many tokens lie in a people's stack."""
        return int(self.view().token_stacks[people].left)

    def top_of(self, people: str) -> list[str]:
        """The tokens on top of a stack that both players have seen put there."""
        return list(self.view().token_stacks[people].known)

    def bill(self, name: str) -> CardBill | TileBill:
        """What the active side would pay for a card of the display or a location that lies face up, and why."""
        view = self.view()
        for entry in (*view.display, *view.tiles):
            if name in (getattr(entry, "card", None), getattr(entry, "tile", None)):
                return entry.price[self.active]
        raise LookupError(f"{name} does not lie there")

    def price(self, name: str) -> int:
        """The coins that the active side would pay for it."""
        return int(self.bill(name).coins)

    def hash(self) -> str:
        return DUEL.hash(self.state)


def position(source: str | Mapping[str, object]) -> PosedTable:
    """The table of a position: a file under `positions/`, the text of one, or its data."""
    if isinstance(source, Mapping):
        state = DUEL.load_position(source)
    elif source.endswith(".yaml"):
        state = DUEL.read_position((POSITIONS / source).read_text(), source)
    else:
        state = DUEL.read_position(source)
    return PosedTable(state)


def last_cards(chapter: int, *cards: str) -> list[list[str]]:
    """The display of a chapter of which only these cards are left: they lie in its first row, and nothing covers them."""
    first, *others = ROWS[chapter]
    row = [*cards, *["gone"] * (first - len(cards))]
    return [row, *[["gone"] * slots for slots in others]]


def turn(
    *cards: str,
    side: str = "fellowship",
    me: Mapping[str, object] | None = None,
    foe: Mapping[str, object] | None = None,
    **more: object,
) -> PosedTable:
    """A side's turn when only these cards (at most two, of one chapter) are left; `me` is that side, `foe` the other."""
    chapter = int(cards[0][1])
    return position(
        {
            "chapter": chapter,
            "active": side,
            "display": last_cards(chapter, *cards),
            "tiles": [],
            side: me or {},
            OTHER[side]: foe or {},
            **more,
        }
    )


def beside(card: str) -> str:
    """Another card of the same chapter, so that playing this one does not end it."""
    first, second = {"1": ("c1-01", "c1-02"), "2": ("c2-01", "c2-02"), "3": ("c3-07", "c3-06")}[card[1]]
    return first if card != first else second


def new_game(seed: int = 0, **settings: object) -> PosedTable:
    """A new game."""
    return PosedTable(DUEL.new(DUEL.options(settings), seed))


def play_on(table: PosedTable, rng: Rng, words: int = 1000) -> PosedTable:
    """Say random words until the game is over, or so many."""
    while words and not table.over:
        table.state.choose(rng.pick(table.state.options))
        words -= 1
    return table
