"""Posing situations of War of the Ring: a position, words, dice that fall as wished, and a look at the result."""

from typing import Any

from tests.posed import Posed

from westmarch.core.rng import advance, scale, seeded
from westmarch.games.wotr_board.cards.book import CARD_IDS, CARD_NAMES
from westmarch.games.wotr_board.components import CHARACTER_IDS, FIGURE_IDS, NATION_IDS, SIDE_IDS
from westmarch.games.wotr_board.game import WOTR_BOARD
from westmarch.games.wotr_board.map import REGION_IDS
from westmarch.games.wotr_board.secrets.showing import view_army
from westmarch.games.wotr_board.state import WotrBoardState

OPTIONS = WOTR_BOARD.options()
FREE, SHADOW = range(2)
AT_WAR = {name: {"steps_to_war": 0, "active": True} for name in NATION_IDS}


def wish(result: int | range | tuple[int, int]) -> tuple[int, int, int]:
    """The sides of a die, and the least and the most that it shall show, from 0."""
    if isinstance(result, tuple):
        return result[0], result[1], result[1]
    return (6, result[0] - 1, result[-1] - 1) if isinstance(result, range) else (6, result - 1, result - 1)


class WarTable(Posed[WotrBoardState]):
    """A table of War of the Ring."""

    game = WOTR_BOARD

    def fall(self, *results: int | range | tuple[int, int]) -> "WarTable":
        """Let the next dice fall as wished: numbers from 1 to 6, a range of them, or (size, result from 0) for other chances.

        Six numbers at most: the generator is tried until it happens to give them all.
        """
        wanted = [wish(result) for result in results]
        start = seeded(1)
        while True:
            rng = start = advance(start)
            for size, least, most in wanted:
                rng = advance(rng)
                if not least <= scale(rng, size) <= most:
                    break
            else:
                self.state.rng = start
                return self

    def told(self, kind: str) -> list[tuple[int, ...]]:
        """The numbers of the log entries of a kind."""
        number, found = next((n, notice) for n, notice in enumerate(self.game.notices) if notice.name == kind)
        return [notice.args[: len(found.senses)] for notice in self.state.notices or [] if notice.kind == number]

    def ended(self) -> tuple[object, object]:
        """Who has won, and how."""
        outcome = self.game.outcome(self.state)
        return outcome["winner"], outcome["by"]

    def army(self, side: int, region: str) -> dict[str, int]:
        """The figures of a side in a region."""
        return view_army(int(self.state.army(side, REGION_IDS.index(region))), side)

    def place(self, character: str) -> str:
        """Where a character is."""
        return str(self.view(FREE).characters[character])

    def steps_to_war(self, nation: str) -> int:
        """How far a nation is from war."""
        return self.state.distance[NATION_IDS.index(nation)]

    def active(self, nation: str) -> bool:
        """Whether a nation has woken."""
        return bool(self.state.is_active(NATION_IDS.index(nation)))

    def control(self, region: str) -> str:
        """Who controls a settlement."""
        return SIDE_IDS[self.state.control[REGION_IDS.index(region)]]

    def reserve(self, figure: str) -> int:
        """How many reinforcements of a kind there are."""
        return self.state.reserves[FIGURE_IDS.index(figure)]

    def guide(self) -> str:
        """Who guides."""
        return CHARACTER_IDS[self.state.guide]


def dice(free: Any = None, shadow: Any = None) -> dict[str, Any]:
    """Unused dice; the Shadow has one that nobody uses, so that turns alternate."""
    return {"free_peoples": free or {}, "shadow": shadow if shadow is not None else {"event": 1}}


def named(name: str) -> str:
    """The id under which positions and clients know a card: `named("axe-and-bow")`."""
    return CARD_IDS[CARD_NAMES.index(name)]


def pose(**position: Any) -> WarTable:
    """A situation; what is left out is as at the start. Nobody holds cards or rings."""
    position.setdefault("options", {})
    position.setdefault("rings", ["out", "out", "out"])
    return WarTable(WOTR_BOARD.load_position(position))


def pose_with_lords(**position: Any) -> WarTable:
    """A situation of a game with Lords of Middle-earth."""
    return pose(options={"lords": True}, **position)


def fp(**figures: int) -> dict[str, Any]:
    """An army of the Free Peoples: `fp(gondor_regular=2)`."""
    return {"free_peoples": {name.replace("_", "-"): n for name, n in figures.items()}}


def sh(**figures: int) -> dict[str, Any]:
    """An army of the Shadow."""
    return {"shadow": {name.replace("_", "-"): n for name, n in figures.items()}}
