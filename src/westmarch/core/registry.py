"""The games that are installed, found through entry points, so that a fifth one need not touch this package."""

from functools import cache
from importlib.metadata import EntryPoint, entry_points

from westmarch.core.errors import UnknownGame
from westmarch.core.game import Game
from westmarch.core.written import corrections

GROUP = "westmarch.games"
REGISTERED: dict[str, Game] = {}


def register(game: Game) -> None:
    """Make a game known that no installed distribution brings: one under development, or one of the tests.

    It is known to this process alone. Its key must not be an installed game's; registered again, it is replaced.
    """
    if game.key in installed():
        raise ValueError(f"a game '{game.key}' is installed")
    REGISTERED[game.key] = game


def keys() -> tuple[str, ...]:
    """The keys of all games, sorted."""
    return tuple(sorted({*installed(), *REGISTERED}))


def find(key: str) -> Game:
    """The game of a key."""
    if key in REGISTERED:
        return REGISTERED[key]
    if key in installed():
        return load(key)
    raise UnknownGame(f"there is no game '{key[:40]}'; there are: {', '.join(keys())}")


@cache
def installed() -> dict[str, EntryPoint]:
    """The entry points of the installed games."""
    return {point.name: point for point in entry_points(group=GROUP)}


@cache
def load(key: str) -> Game:
    """An installed game."""
    game = installed()[key].load()
    if not isinstance(game, Game) or game.key != key:
        raise UnknownGame(f"the entry point '{key}' does not lead to a game of that key")
    corrections.check(key, ((part.id, doubt) for part in game.components() for doubt in part.doubtful))
    return game


def load_corrected(given: corrections.Corrections) -> None:
    """Hand corrections in and load the games that they are about, so that a mistake in them is found at once."""
    corrections.hand_in(given)
    corrections.check_games(keys())
    for key in given.games:
        find(key)
