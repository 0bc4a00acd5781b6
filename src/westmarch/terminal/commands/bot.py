"""A computer player of ours for other programs: `westmarch bot`."""

import sys
from typing import Annotated

from cyclopts import Parameter

from westmarch.terminal.shell import Seed

Spec = Annotated[str, Parameter(name="--player", help="the computer player, as in hard:0.1s")]


def bot(*, player: Spec = "hard", seed: Seed = None) -> None:
    """Let a computer player answer other programs, line by line.

    It reads questions on its standard input and answers on its standard output, a line of JSON each, as docs/bots.md tells.
    """
    from westmarch.ai.players import check
    from westmarch.ai.programs.bot import Bot, serve

    check(player)
    serve(Bot(player, seed or 0), sys.stdin.buffer, sys.stdout.buffer)
