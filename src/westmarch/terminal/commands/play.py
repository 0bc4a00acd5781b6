"""`play`: on the full screen in a terminal, line by line elsewhere or on request."""

import secrets
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from westmarch.ai.players import check
from westmarch.core import registry
from westmarch.core.errors import BadOptions
from westmarch.terminal.session import HUMAN, Session, holders_of, resumed, viewers_of
from westmarch.terminal.shell import AS_USUAL, Seed, Setup, at_a_terminal, options_of, read_text, readers_voice

DEFAULT_OPPONENT = "medium"
SEEDS = 1 << 31

Seat = Annotated[
    str | None, Parameter(name="--seat", help="your side by its id, several with commas, or `both` for all")
]
Opponent = Annotated[
    str,
    Parameter(name="--opponent", help="easy, medium, hard, master, another computer player as `mcts:400`, or `human`"),
]
Continued = Annotated[Path | None, Parameter(name="--from", help="go on with a game that was saved")]


def play(
    game: str | None = None,
    *,
    seat: Seat = None,
    opponent: Opponent = DEFAULT_OPPONENT,
    seed: Seed = None,
    continued: Continued = None,
    plain: bool = False,
    setup: Setup = AS_USUAL,
) -> None:
    """Play a game, on the full screen or line by line.

    Parameters
    ----------
    game
        the game's key; without it a start screen asks for everything
    plain
        line by line, as it also is where there is no terminal
    """
    spoken = readers_voice()
    if opponent != HUMAN:
        check(opponent)
    session: Session | None = None
    if continued is not None:
        session = resumed(read_text(continued), str(continued), seat, opponent)
    elif game is not None:
        session = new_session(game, seat, opponent, new_seed() if seed is None else seed, setup)
    if at_a_terminal() and not plain:
        from westmarch.terminal.app.client import run

        run(session, spoken.lang)
        return
    if session is None:
        raise BadOptions(f"name a game to play: {', '.join(registry.keys())}")
    from westmarch.terminal.play_plain import PlainGame

    PlainGame(session, spoken).run()


def new_session(key: str, seat: str | None, opponent: str, seed: int, setup: Setup) -> Session:
    """A new game with a person at one seat, at several or at all of them."""
    game = registry.find(key)
    options = options_of(game, setup)
    ids = game.seat_ids(options)
    holders = holders_of(ids, seat, opponent)
    viewers = viewers_of(ids, seat)
    if viewers is not None:
        # One person at several seats knows all that any of them may know.
        options = options_of(game, setup, viewers=viewers)
    return Session(game, options, seed, holders)


def new_seed() -> int:
    """A seed for a game that nobody wants to repeat."""
    return secrets.randbelow(SEEDS)
