"""Many games as a table of decisions, in Parquet files that pandas, polars, `datasets` and pyarrow read.

A data set is a folder: `dataset.json` says what it is made of, every `part-*.parquet` holds the games of some seeds, a row for each
decision. A part is there whole or not at all, so an interrupted run goes on where it was. The columns are in `COLUMNS`, and in
docs/research.md for people.
"""

import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from westmarch import __version__
from westmarch.ai.pools import run_tasks
from westmarch.ai.simulate import players_rng, seated, specs_for_seats
from westmarch.core.errors import BadFile, BadOptions
from westmarch.core.game import Game, Options, options_data
from westmarch.research.extras import need

np: Any = need("numpy")
pa: Any = need("pyarrow")
parquet: Any = need("pyarrow.parquet")

FORMAT = 1
ABOUT = "dataset.json"
GAMES_A_PART = 64
METADATA_KEY = b"westmarch"

WORDS = pa.list_(pa.int32())
NAME = pa.dictionary(pa.int16(), pa.string())
COLUMNS = {
    "seed": pa.int64(),  # of the game
    "turn": pa.int32(),  # the how manieth word of it, from 0
    "seat": pa.int8(),  # who chose
    "prompt": NAME,  # what was asked
    "options": WORDS,  # the words that could be said, sorted: the mask
    "word": pa.int32(),  # the word that was said
    "spelling": NAME,
    "player": NAME,  # the computer player
    "thought_words": WORDS,  # what a search looked at, the best first; empty for players that do not search
    "thought_values": pa.list_(pa.float32()),  # what it expected of each, from -1 to 1
    "thought_visits": WORDS,  # how often it tried each
    "return": pa.float32(),  # what the seat got in the end
    "winner": NAME,
    "by": NAME,  # how the game ended
}


class Plan(NamedTuple):
    """What a data set is made of."""

    game: Game
    options: Options
    specs: tuple[str, ...]
    seed: int
    games: int
    observing: bool

    def about(self) -> dict[str, object]:
        """The plan as plain data, with the versions that its numbers depend on; as it is read again from a file."""
        about: dict[str, object] = {
            "format": FORMAT,
            "game": self.game.key,
            "rules": self.game.rules,
            "options": options_data(self.options),
            "players": list(self.specs),
            "seed": self.seed,
            "games": self.games,
            "vocabulary": self.game.vocabulary.hash(),
            "observation": self.game.observer().layout.described() if self.observing else None,
            "westmarch": __version__,
        }
        again: dict[str, object] = json.loads(json.dumps(about))
        return again


class Piece(NamedTuple):
    """The games of one part."""

    plan: Plan
    seeds: range


class Part(NamedTuple):
    """What came of a piece: a file that is yet to be written, for whoever played may be on another machine."""

    seeds: range
    rows: int
    data: bytes


def make(
    game: Game,
    options: Options,
    specs: Sequence[str],
    games: int,
    folder: Path,
    *,
    seed: int = 0,
    observing: bool = False,
    jobs: int = 1,
    on: str = "",
    progress: Callable[[int], None] | None = None,
) -> int:
    """Play games and write them down; those that lie there already are not played again. Gives the number of rows of the new ones."""
    if games < 1:
        raise BadOptions("a data set needs at least one game")
    plan = Plan(game, options, specs_for_seats(options, specs), seed, games, observing)
    begin(plan, folder)
    pieces = [Piece(plan, seeds) for seeds in parts_of(plan)]
    missing = [
        piece for piece in pieces if not any(length >= len(piece.seeds) for length in lengths(folder, piece.seeds))
    ]
    done = games - sum(len(piece.seeds) for piece in missing)
    rows = 0
    for made in run_tasks(play_part, missing, jobs, on):
        write_part(made, folder)
        done += len(made.seeds)
        rows += made.rows
        if progress is not None:
            progress(done)
    return rows


def parts_of(plan: Plan) -> list[range]:
    """The seeds of each part."""
    seeds = range(plan.seed, plan.seed + plan.games)
    return [seeds[i : i + GAMES_A_PART] for i in range(0, len(seeds), GAMES_A_PART)]


def part(folder: Path, seeds: range) -> Path:
    """The file of some seeds."""
    return folder / f"part-{seeds.start:012d}-{len(seeds):04d}.parquet"


def lengths(folder: Path, seeds: range) -> list[int]:
    """How many games the parts have that begin with the same seed: the last part of a smaller data set may be shorter."""
    return [int(path.stem.rpartition("-")[2]) for path in folder.glob(f"part-{seeds.start:012d}-*.parquet")]


def begin(plan: Plan, folder: Path) -> None:
    """Make the folder, or see that what lies there is the same data set; one with fewer or more games is."""
    about = plan.about()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if (folder / ABOUT).exists():
            found: dict[str, Any] = read_about(folder)
            agree(about, found, folder)
            about["games"] = max(plan.games, found["games"])
        elif any(folder.iterdir()):
            raise BadFile("there are other files already", file=str(folder))
        write_whole(folder / ABOUT, (json.dumps(about, indent=2) + "\n").encode())
    except OSError as error:
        raise BadFile(error.strerror or "cannot be written", file=str(folder)) from None


def agree(wanted: dict[str, object], found: dict[str, object], folder: Path) -> None:
    """Refuse to go on with a data set of another kind."""
    differ = [name for name in wanted if name not in ("games", "westmarch") and wanted[name] != found.get(name)]
    if differ:
        raise BadFile(f"there is another data set already: it differs in {', '.join(differ)}", file=str(folder))


def read_about(folder: Path) -> dict[str, object]:
    """What a data set is made of."""
    try:
        about = json.loads((folder / ABOUT).read_bytes())
    except (OSError, ValueError) as error:
        raise BadFile(f"this is no data set of ours: {error}", file=str(folder)) from None
    if not isinstance(about, dict) or about.get("format") != FORMAT:
        raise BadFile(f"it has another format than {FORMAT}", file=str(folder / ABOUT))
    missing = [name for name in ("game", "games", "vocabulary", "observation") if name not in about]
    if missing:
        raise BadFile(f"it does not say {', '.join(missing)}", file=str(folder / ABOUT))
    return about


def write_whole(path: Path, data: bytes) -> None:
    """Write a file so that it is never seen in half."""
    half = path.with_name(f".{path.name}.half")
    half.write_bytes(data)
    half.replace(path)


# Playing and writing


def play_part(piece: Piece) -> Part:
    """Play the games of a part."""
    plan = piece.plan
    rows: dict[str, list[Any]] = {name: [] for name in COLUMNS}
    seen: list[bytes] = []
    for seed in piece.seeds:
        play(plan, seed, rows, seen)
    columns = {name: pa.array(rows[name], kind) for name, kind in COLUMNS.items()}
    if plan.observing:
        size = plan.game.observer().layout.size
        numbers = pa.array(np.frombuffer(b"".join(seen), dtype=np.uint8))
        columns["observation"] = pa.FixedSizeListArray.from_arrays(numbers, size)
    table = pa.table(columns).replace_schema_metadata({METADATA_KEY: json.dumps(plan.about()).encode()})
    sink = pa.BufferOutputStream()
    parquet.write_table(table, sink, compression="zstd")
    return Part(piece.seeds, table.num_rows, sink.getvalue().to_pybytes())


def write_part(made: Part, folder: Path) -> None:
    """Write a part in place of a shorter one of a smaller data set."""
    shorter = [part(folder, made.seeds[:length]) for length in lengths(folder, made.seeds)]
    try:
        write_whole(part(folder, made.seeds), made.data)
        for path in shorter:
            path.unlink()
    except OSError as error:
        raise BadFile(error.strerror or "cannot be written", file=str(folder)) from None


def play(plan: Plan, seed: int, rows: dict[str, list[Any]], seen: list[bytes]) -> None:
    """Play one game and note its decisions. The same seed gives the same game as `westmarch simulate`."""
    game = plan.game
    state = game.new(plan.options, seed)
    players = seated(game, plan.specs, players_rng(seed))
    observer = game.observer()
    first = len(rows["seed"])
    turn = 0
    try:
        while not state.over:
            seat = int(state.seat)
            word = players[seat].choose(state)
            thoughts = players[seat].thoughts()
            if plan.observing:
                seen.append(observer.observation(state, seat))
            told: dict[str, Any] = {
                "seed": seed,
                "turn": turn,
                "seat": seat,
                "prompt": game.prompts[state.prompt].name,
                "options": list(state.options),
                "word": word,
                "spelling": game.vocabulary.spell(word),
                "player": plan.specs[seat],
                "thought_words": [thought.word for thought in thoughts],
                "thought_values": [thought.value for thought in thoughts],
                "thought_visits": [thought.visits for thought in thoughts],
            }
            for name, value in told.items():
                rows[name].append(value)
            state.choose(word)
            turn += 1
    finally:
        for one in players:
            one.close()
    outcome = game.outcome(state)
    returns = state.returns()
    rows["return"] += [returns[seat] for seat in rows["seat"][first:]]
    rows["winner"] += [str(outcome["winner"])] * turn
    rows["by"] += [str(outcome["by"])] * turn


# Reading


def read(folder: Path, game: Game | None = None) -> Any:
    """All rows as a table of pyarrow; with a game, only if words and observations mean in it what they meant then."""
    about = read_about(folder)
    if game is not None:
        check_versions(about, game, folder)
    return pa.concat_tables([read_part(path) for path in parts_in(folder)], promote_options="permissive")


def parts_in(folder: Path) -> list[Path]:
    """The files of a data set, in the order of their seeds."""
    found = sorted(folder.glob("part-*.parquet"))
    if not found:
        raise BadFile("it has no games yet", file=str(folder))
    return found


def read_part(path: Path, columns: list[str] | None = None) -> Any:
    """The rows of a file."""
    try:
        return parquet.read_table(path, columns=columns)
    except (OSError, pa.ArrowException) as error:
        raise BadFile(f"this is no part of a data set: {error}", file=str(path)) from None


def check_versions(about: dict[str, Any], game: Game, folder: Path) -> None:
    """Refuse data whose numbers mean something else now."""
    if about["game"] != game.key:
        raise BadFile(f"it holds games of {about['game']}, not of {game.key}", file=str(folder))
    if about["vocabulary"] != game.vocabulary.hash():
        raise BadFile("its words have other numbers than those of this program", file=str(folder))
    layout = about["observation"]
    if layout is not None and layout["hash"] != game.observer().layout.hash():
        raise BadFile(
            f"its observations are of version {layout['version']}, with another layout than ours", file=str(folder)
        )


def batches(folder: Path, game: Game) -> Iterator[dict[str, Any]]:
    """Part by part, what a learner needs: `observations` [rows, numbers], `masks` [rows, words], `words` and `returns` [rows]."""
    about: dict[str, Any] = read_about(folder)
    check_versions(about, game, folder)
    if about["observation"] is None:
        raise BadFile("it was made without observations", file=str(folder))
    for path in parts_in(folder):
        table = read_part(path, ["observation", "options", "word", "return"])
        rows = table.num_rows
        observed = table["observation"].combine_chunks()
        options = table["options"].combine_chunks()
        masks = np.zeros((rows, len(game.vocabulary)), dtype=np.int8)
        masks[np.repeat(np.arange(rows), np.diff(options.offsets)), options.values] = 1
        yield {
            "observations": observed.values.to_numpy().reshape(rows, -1),
            "masks": masks,
            "words": table["word"].to_numpy(),
            "returns": table["return"].to_numpy(),
        }
