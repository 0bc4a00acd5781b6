"""Weights in a file, with where they come from: anybody can repeat them, and any player can play with them (`hard@FILE.json`)."""

from pathlib import Path
from typing import Any

import msgspec

from westmarch.core.errors import BadFile
from westmarch.core.game import Game
from westmarch.core.players.advice import Advisor
from westmarch.core.players.learning import Estimate
from westmarch.core.players.network import network
from westmarch.core.players.weights import vector

MOST_BYTES = 20_000_000


class Provenance(msgspec.Struct, kw_only=True, frozen=True):
    """What weights were learned from, and how."""

    made: str  # the day
    westmarch: str  # the version
    build: str
    commit: str  # of the sources; empty where it is not known
    command: str  # that repeats it
    settings: dict[str, Any]  # of the tables
    player: str  # who played, with his generation; empty where habits were bred, by their own quick words
    games: int  # on each table; the pairs of games in which changes were tried, where habits were bred
    seed: int  # of the first game; each further one adds 1
    positions: int
    # The mean log loss (of appeals: cross entropy) of positions kept back, before and after; null where habits were bred.
    loss: tuple[float, float] | None
    gate: dict[str, Any] | None = None  # the result against the present weights; null where they did not meet


class NetworkTable(msgspec.Struct, kw_only=True, frozen=True):
    """A network: the row of each fact, and what each unit adds (`core.players.network`)."""

    rows: dict[str, list[int]]
    out: list[float]


class Weights(msgspec.Struct, kw_only=True, frozen=True):
    """Learned weights, and a network where one was learned: then the weights are those that it adds to."""

    game: str
    rules: int
    provenance: Provenance
    weights: dict[str, float]
    network: NetworkTable | None = None
    appeals: dict[str, float] | None = None  # of words to a search that has not tried any


def write(path: Path, weights: Weights) -> None:
    """Write a file, a weight a line."""
    try:
        path.write_bytes(msgspec.json.format(msgspec.json.encode(weights)) + b"\n")
    except OSError as error:
        raise BadFile(error.strerror or "cannot be written", file=str(path)) from None


def read(path: Path) -> Weights:
    """Read a file; one that holds no weights is refused."""
    try:
        if path.stat().st_size > MOST_BYTES:
            raise BadFile("too large", file=str(path))
        return msgspec.json.decode(path.read_bytes(), type=Weights)
    except OSError as error:
        raise BadFile(error.strerror or "cannot be read", file=str(path)) from None
    except msgspec.MsgspecError as error:
        raise BadFile(f"no weights: {error}", file=str(path)) from None


def advisor_with(game: Game, path: Path) -> Advisor:
    """The advice of a game with the weights of a file."""
    found, estimate = read(path), game.estimate()
    if estimate is None or not belongs(found, game.key, estimate):
        raise BadFile("these are not the weights of this game's estimate", file=str(path))
    weights = [found.weights[name] for name in estimate.names()]
    table = found.network
    if table is None and found.appeals is None:
        return estimate.advisor(weights)
    try:
        learned = network(estimate.facts(), table.rows, table.out) if table is not None else None
        appeals = vector(estimate.appeals(), found.appeals) if found.appeals is not None else None
    except ValueError as error:
        raise BadFile(str(error), file=str(path)) from None
    return estimate.advisor_with(weights, learned, appeals)


def belongs(found: Weights, game: str, estimate: Estimate) -> bool:
    """Whether weights are those of a game's estimate, and whatever was learned besides can be learned there."""
    has_room = (found.network is None or estimate.facts()) and (found.appeals is None or estimate.appeals())
    return found.game == game and found.weights.keys() == set(estimate.names()) and bool(has_room)
