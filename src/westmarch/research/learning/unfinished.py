"""A run of learning that was interrupted: a file from which it goes on exactly as if nothing had happened.

It holds numbers alone: weights and what the learner's steps remember, and of every game under way its seed and its words, which are played again.
A run whose seed, settings or versions differ is refused.
"""

import hashlib
import io
import json
import zipfile
from itertools import accumulate
from pathlib import Path
from typing import Any, NamedTuple

from westmarch.ai.measuring.kept import agree
from westmarch.core.errors import BadFile, IllegalWord
from westmarch.core.game import Game, options_data
from westmarch.core.state import State
from westmarch.research.dataset import write_whole
from westmarch.research.extras import need
from westmarch.research.learning.network import Network
from westmarch.research.learning.rollouts import Piece
from westmarch.research.vector import Paused

np: Any = need("numpy")

FORMAT = 1
ABOUT = "about"
WEIGHT, MEAN, SQUARE, PIECE = "weight", "mean", "square", "piece"  # before the names of arrays
OF_A_PIECE = ("begun", "seeds", "lengths", "words")


class Progress(NamedTuple):
    """Where learning stands."""

    seconds: float
    games: int
    score: float  # of the games that ended lately: wins, draws as halves
    rollouts: int


class Standing:
    """All that decides how learning goes on."""

    def __init__(self, learner: Network, pieces: list[Piece]) -> None:
        self.plan = plan_of(learner, pieces)
        self.learner = learner
        self.pieces = pieces
        self.rollouts = 0
        self.games = 0
        self.seconds = 0.0
        self.curve: list[Progress] = []


def plan_of(learner: Network, pieces: list[Piece]) -> dict[str, Any]:
    """What makes a run the same run, with the versions that its numbers depend on."""
    game, table = learner.game, pieces[0].table
    weights = hashlib.sha256(b"".join(array.tobytes() for array in learner.weights.values()))
    plan = {
        "format": FORMAT,
        "game": game.key,
        "rules": game.rules,
        "observation": game.observer().layout.hash(),
        "vocabulary": game.vocabulary.hash(),
        "seed": pieces[0].seed,
        "opponent": table.opponent,
        "settings": options_data(game.options(table.settings)),
        "learning": pieces[0].how._asdict(),
        "first weights": weights.hexdigest(),
    }
    again: dict[str, Any] = json.loads(json.dumps(plan))
    return again


# Writing


def write(path: Path, standing: Standing) -> None:
    """Write down where learning stands; the file is never seen in half."""
    learner = standing.learner
    arrays = {f"{WEIGHT} {name}": array for name, array in learner.weights.items()}
    for name, (mean, square) in learner.moments.items():
        arrays[f"{MEAN} {name}"], arrays[f"{SQUARE} {name}"] = mean, square
    for piece in standing.pieces:
        if piece.paused is not None:
            arrays |= {f"{PIECE} {piece.number} {name}": array for name, array in written(piece.paused).items()}
    about = {
        "plan": standing.plan,
        "steps": learner.steps,
        "rollouts": standing.rollouts,
        "games": standing.games,
        "seconds": standing.seconds,
        "curve": standing.curve,
        "chance": [None if piece.paused is None else piece.paused.chance for piece in standing.pieces],
    }
    buffer = io.BytesIO()
    np.savez(buffer, **{ABOUT: np.frombuffer(json.dumps(about).encode(), dtype=np.uint8)}, **arrays)
    try:
        write_whole(path, buffer.getvalue())
    except OSError as error:
        raise BadFile(error.strerror or "cannot be written", file=str(path)) from None


def written(paused: Paused) -> dict[str, Any]:
    """Games under way as arrays."""
    return {
        "begun": np.array(paused.begun, dtype=np.int64),
        "seeds": np.array(paused.seeds, dtype=np.int64),
        "lengths": np.array([len(said) for said in paused.words], dtype=np.int64),
        "words": np.array([word for said in paused.words for word in said], dtype=np.int32),
    }


# Reading


def go_on(path: Path, standing: Standing) -> None:
    """Bring a run that has not begun to where a file says it was interrupted; a file of another run is refused and left alone."""
    try:
        with np.load(path, allow_pickle=False) as file:
            arrays = {name: file[name] for name in file.files}
        about = json.loads(arrays.pop(ABOUT).tobytes())
        agree(standing.plan, about["plan"], path)
        restore(standing, about, arrays)
    except (OSError, ValueError, KeyError, TypeError, IndexError, IllegalWord, zipfile.BadZipFile) as error:
        raise BadFile(f"this is no interrupted run of ours: {error}", file=str(path)) from None


def restore(standing: Standing, about: dict[str, Any], arrays: dict[str, Any]) -> None:
    """Take everything from a file that was found to fit; where something is missing, nothing is changed."""
    learner = standing.learner
    weights = {name: arrays[f"{WEIGHT} {name}"] for name in learner.weights}
    moments = {name: (arrays[f"{MEAN} {name}"], arrays[f"{SQUARE} {name}"]) for name in learner.weights}
    pieces = []
    for piece, chance in zip(standing.pieces, about["chance"], strict=True):
        kept = {name: arrays[f"{PIECE} {piece.number} {name}"].tolist() for name in OF_A_PIECE}
        pieces.append(piece._replace(paused=played_again(piece, kept, chance)))
    curve = [Progress(*row) for row in about["curve"]]
    numbers = int(about["steps"]), int(about["rollouts"]), int(about["games"]), float(about["seconds"])
    learner.weights, learner.moments, standing.pieces, standing.curve = weights, moments, pieces, curve
    learner.steps, standing.rollouts, standing.games, standing.seconds = numbers


def played_again(piece: Piece, kept: dict[str, list[int]], chance: int) -> Paused:
    """Games under way out of what was kept of them."""
    ends = accumulate(kept["lengths"])
    said = [kept["words"][end - length : end] for end, length in zip(ends, kept["lengths"], strict=True)]
    table = piece.table
    states = [replayed(table.game, table.settings, *one) for one in zip(kept["begun"], said, strict=True)]
    return Paused(states, kept["begun"], said, kept["seeds"], int(chance))


def replayed(game: Game, settings: dict[str, Any], seed: int, words: list[int]) -> State:
    """A game as it stood after some words."""
    state = game.new(game.options(settings), seed)
    for word in words:
        state.choose(word)
    return state
