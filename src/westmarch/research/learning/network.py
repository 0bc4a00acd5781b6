"""A small network in numpy: from an observation to a share for every word and an estimate, with what it takes to learn.

Two hidden layers. It knows the layout and the vocabulary that it was made for, and files of others are refused. One scenario uses
few of a game's cards: of the numbers of an observation, and of the words, only those are multiplied that are not 0 throughout.
"""

import io
import json
import zipfile
from pathlib import Path
from typing import Any, NamedTuple

from westmarch.core.errors import BadFile, BadOptions
from westmarch.core.game import Game
from westmarch.core.hidden.observation import COUNT
from westmarch.research.dataset import write_whole
from westmarch.research.extras import need
from westmarch.research.information import DTYPE, bounds
from westmarch.research.vector import check_masks

np: Any = need("numpy")

FORMAT = 1
MANY = 8  # a count without a limit is told in parts of this
NEVER = np.float32(-1e9)  # the weight of a word that may not be said
FIRST_MOMENT, SECOND_MOMENT, TINY = 0.9, 0.999, 1e-8  # of Adam
LARGEST_STEP = 0.5  # the gradient's length at most


class Layers(NamedTuple):
    """What a network makes of observations on the way to shares and estimates."""

    live: Any  # which numbers are not 0 in all of them
    scaled: Any  # those
    first: Any
    deep: Any


class Network:
    """Weights, and what can be done with them."""

    def __init__(self, game: Game, width: int = 128, seed: int = 0, weights: dict[str, Any] | None = None) -> None:
        self.game = game
        self.width = width
        most = bounds(game.observer().layout).astype(np.float32)
        self.scale = np.where(most == COUNT, 1 / MANY, 1 / most).astype(np.float32)
        self.weights = weights if weights is not None else first_weights(game, width, seed)
        self.moments: dict[str, tuple[Any, Any]] = {}
        self.steps = 0

    # Asking

    def layers(self, observations: Any) -> Layers:
        """The scaled observation and both hidden layers."""
        w = self.weights
        live = used(observations)
        scaled = observations[:, live] * self.scale[live]
        first = np.tanh(scaled @ w["in"][live] + w["in_bias"])
        return Layers(live, scaled, first, np.tanh(first @ w["deep"] + w["deep_bias"]))

    def shares(self, deep: Any, masks: Any) -> Any:
        """The share of every word among those that may be said."""
        w = self.weights
        live = used(masks)
        scores = np.where(masks[:, live], deep @ w["words"][:, live] + w["words_bias"][live], NEVER)
        scores -= scores.max(axis=1, keepdims=True)
        np.exp(scores, out=scores)
        scores /= scores.sum(axis=1, keepdims=True)
        shares = np.zeros(masks.shape, dtype=np.float32)
        shares[:, live] = scores
        return shares

    def values(self, deep: Any) -> Any:
        """What the seat may expect."""
        return (deep @ self.weights["value"])[:, 0] + self.weights["value_bias"][0]

    def check(self, observations: Any, masks: Any) -> None:
        """Refuse what this network cannot read."""
        check_masks(masks)
        wanted = {"observations": (observations, len(self.scale)), "action masks": (masks, len(self.game.vocabulary))}
        for name, (array, numbers) in wanted.items():
            if array.shape != (len(masks), numbers):
                raise BadOptions(f"{name} have the shape ({len(masks)}, {numbers}), not {array.shape}")
        if observations.dtype != DTYPE:
            raise BadOptions(f"observations are of {np.dtype(DTYPE)}, not of {observations.dtype}")

    def ask(self, observations: Any, masks: Any) -> tuple[Any, Any]:
        """Shares of all words, and estimates."""
        self.check(observations, masks)
        deep = self.layers(observations).deep
        return self.shares(deep, masks), self.values(deep)

    def best(self, observations: Any, masks: Any) -> Any:
        """The word with the largest share, for each row."""
        return self.ask(observations, masks)[0].argmax(axis=1)

    # Learning

    def gradient(self, layers: Layers, by_words: Any, by_values: Any) -> dict[str, Any]:
        """What the loss changes with each weight, given by what it changes with the scores of words and with the estimates."""
        first, deep = layers.first, layers.deep
        w = self.weights
        live = used(by_words)
        by_live = by_words[:, live]
        to_deep = (by_live @ w["words"][:, live].T + by_values[:, None] @ w["value"].T) * (1 - deep * deep)
        to_first = (to_deep @ w["deep"].T) * (1 - first * first)
        by_in, by_said = np.zeros_like(w["in"]), np.zeros_like(w["words"])
        by_in[layers.live] = layers.scaled.T @ to_first
        by_said[:, live] = deep.T @ by_live
        return {
            "in": by_in,
            "in_bias": to_first.sum(axis=0),
            "deep": first.T @ to_deep,
            "deep_bias": to_deep.sum(axis=0),
            "words": by_said,
            "words_bias": by_words.sum(axis=0),
            "value": deep.T @ by_values[:, None],
            "value_bias": by_values.sum(keepdims=True),
        }

    def learn(self, layers: Layers, by_words: Any, by_values: Any, pace: float) -> None:
        """Go a step against the gradient (Adam)."""
        w = self.weights
        gradient = self.gradient(layers, by_words, by_values)
        length = float(np.sqrt(sum(float((part * part).sum()) for part in gradient.values())))
        shorten = min(1.0, LARGEST_STEP / (length + TINY))
        self.steps += 1
        fresh = np.sqrt(1 - SECOND_MOMENT**self.steps) / (1 - FIRST_MOMENT**self.steps)
        for name, part in gradient.items():
            mean, square = self.moments.setdefault(name, (np.zeros_like(part), np.zeros_like(part)))
            part *= shorten
            mean *= FIRST_MOMENT
            mean += (1 - FIRST_MOMENT) * part
            square *= SECOND_MOMENT
            square += (1 - SECOND_MOMENT) * part * part
            w[name] -= np.float32(pace * fresh) * mean / (np.sqrt(square) + np.float32(TINY))

    # Files

    def save(self, path: Path) -> None:
        """Write the weights, with all that they depend on."""
        about = {
            "format": FORMAT,
            "game": self.game.key,
            "width": self.width,
            "observation": self.game.observer().layout.hash(),
            "vocabulary": self.game.vocabulary.hash(),
        }
        buffer = io.BytesIO()
        np.savez_compressed(buffer, about=np.frombuffer(json.dumps(about).encode(), dtype=np.uint8), **self.weights)
        try:
            write_whole(path, buffer.getvalue())
        except OSError as error:
            raise BadFile(error.strerror or "cannot be written", file=str(path)) from None


def used(rows: Any) -> Any:
    """Which columns are not 0 in every row."""
    return np.flatnonzero(rows.any(axis=0))


def first_weights(game: Game, width: int, seed: int) -> dict[str, Any]:
    """Weights that know nothing yet."""
    numbers, words = game.observer().layout.size, len(game.vocabulary)
    chance = np.random.default_rng(seed)
    return {
        "in": drawn(chance, numbers, width, 1.0),
        "in_bias": np.zeros(width, dtype=np.float32),
        "deep": drawn(chance, width, width, 1.0),
        "deep_bias": np.zeros(width, dtype=np.float32),
        "words": drawn(chance, width, words, 0.05),
        "words_bias": np.zeros(words, dtype=np.float32),
        "value": drawn(chance, width, 1, 0.2),
        "value_bias": np.zeros(1, dtype=np.float32),
    }


def drawn(chance: Any, rows: int, columns: int, size: float) -> Any:
    """Weights by chance, the smaller the more of them meet."""
    return (chance.standard_normal((rows, columns)) * size / np.sqrt(rows)).astype(np.float32)


def load(path: Path, game: Game) -> Network:
    """The network of a file; one that was made for other words or observations is refused."""
    try:
        with np.load(path, allow_pickle=False) as file:
            about = json.loads(file["about"].tobytes())
            arrays = {name: file[name] for name in file.files if name != "about"}
            width = int(about["width"])
    except (OSError, ValueError, KeyError, TypeError, zipfile.BadZipFile) as error:
        raise BadFile(f"these are no weights of ours: {error}", file=str(path)) from None
    wanted = {
        "format": FORMAT,
        "game": game.key,
        "observation": game.observer().layout.hash(),
        "vocabulary": game.vocabulary.hash(),
    }
    differ = [name for name, value in wanted.items() if about.get(name) != value]
    if differ:
        raise BadFile(
            f"these weights are for another game or version: they differ in {', '.join(differ)}", file=str(path)
        )
    fresh = first_weights(game, width, 0)
    if {name: array.shape for name, array in arrays.items()} != {name: array.shape for name, array in fresh.items()}:
        raise BadFile("these weights do not fit together", file=str(path))
    return Network(game, width, weights=arrays)
