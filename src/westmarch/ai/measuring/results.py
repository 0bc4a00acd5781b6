"""Results of the arena in a file: a line of JSON for each pairing, with all that somebody needs to repeat it."""

from collections.abc import Iterable
from pathlib import Path

import msgspec

from westmarch.ai.arena import Pairing
from westmarch.ai.measuring.circumstances import circumstances
from westmarch.ai.measuring.sprt import Verdict
from westmarch.ai.players import in_full
from westmarch.core.errors import BadFile
from westmarch.core.game import Game, Options

Settings = dict[str, object]


class Result(msgspec.Struct, kw_only=True, frozen=True):
    """What came of two players' games, and under which circumstances."""

    made: str  # the day
    westmarch: str  # the version
    build: str  # "plain" or "compiled"
    commit: str  # of the sources; empty where it is not known
    game: str
    rules: int
    settings: Settings
    players: tuple[str, str]  # with the generation and the budget of each
    seed: int  # of the first pair of games; each further one adds 1
    games: int
    wins: tuple[int, int]
    draws: int
    win_rate: float
    ci95: tuple[float, float]
    pairs: tuple[int, ...]  # of games on one seed: how many brought the first player 0, 1, 2, 3 and 4 halves of a point
    faults: tuple[int, int]
    sprt: Verdict | None


def results_of(game: Game, options: Options, seed: int, pairings: Iterable[Pairing]) -> list[Result]:
    """Pairings of an arena as results."""
    return [
        Result(
            **circumstances(),
            game=game.key,
            rules=game.rules,
            settings=told_settings(game, options),
            seed=seed,
            **{**pairing._asdict(), "players": tuple(map(in_full, pairing.players))},
        )
        for pairing in pairings
    ]


def told_settings(game: Game, options: Options) -> Settings:
    """The scenario, and whichever settings are not as usual there."""
    usual = msgspec.to_builtins(game.options({"scenario": options.scenario}))
    chosen = msgspec.to_builtins(options)
    return {"scenario": options.scenario} | {key: value for key, value in chosen.items() if value != usual[key]}


def append(path: Path, results: Iterable[Result]) -> None:
    """Add results to a file; it is made if there is none."""
    lines = b"".join(msgspec.json.encode(result) + b"\n" for result in results)
    try:
        with path.open("ab") as file:
            file.write(lines)
    except OSError as error:
        raise BadFile(error.strerror or "cannot be written", file=str(path)) from None


def read(text: str, file: str = "") -> list[Result]:
    """The results in a file's text; a line that is none is refused."""
    results = []
    for number, line in enumerate(text.splitlines(), 1):
        try:
            results.append(msgspec.json.decode(line, type=Result))
        except (msgspec.DecodeError, msgspec.ValidationError) as error:
            raise BadFile(f"not a result of the arena: {error}", number, file) from None
    return results
