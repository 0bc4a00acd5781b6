"""The games that are installed, found through entry points, so that a fifth one need not touch this package."""

from functools import cache
from importlib.metadata import entry_points

from westmarch.core.errors import UnknownGame
from westmarch.core.game import Game

GROUP = "westmarch.games"


@cache
def keys() -> tuple[str, ...]:
    """The keys of all installed games, sorted."""
    return tuple(sorted({point.name for point in entry_points(group=GROUP)}))


@cache
def find(key: str) -> Game:
    """The game of a key."""
    for point in entry_points(group=GROUP):
        if point.name == key:
            game = point.load()
            if not isinstance(game, Game) or game.key != key:
                raise UnknownGame(f"the entry point '{key}' does not lead to a game of that key")
            return game
    raise UnknownGame(f"there is no game '{key[:40]}'; there are: {', '.join(keys())}")
