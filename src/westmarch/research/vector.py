"""Thousands of games in one process: numpy arrays in and out, the games themselves stepped in compiled code (`many`)."""

from typing import Any, NamedTuple

from westmarch.core import registry
from westmarch.core.errors import BadOptions, IllegalWord
from westmarch.core.game import Game, Options
from westmarch.core.players.chains import Limits
from westmarch.core.state import State
from westmarch.research.extras import need
from westmarch.research.information import DTYPE
from westmarch.research.many import EVERY_SEAT, Many, ManyChains

np: Any = need("numpy")


class Batch(NamedTuple):
    """What is asked in every game after a step, and what the step brought. Arrays are the bytes that were written: read-only."""

    observations: Any  # uint8 [games, numbers]: what the seat that is asked may know
    masks: Any  # int8 [games, actions]: 1 where a word may be said, or where there is a chain
    seats: Any  # uint8 [games]: who is asked
    rewards: Any  # float32 [games, seats]: what each seat got, 0 until a game is over
    ended: Any  # bool [games]: a game ended in this step; what is asked belongs to the next one
    chains: Any = (
        None  # int16 [games, most, longest]: the words of each chain, -1 after its end; where chains are the actions
    )


class Paused(NamedTuple):
    """Games that were left for later, perhaps by another process: all that decides how they go on."""

    states: list[State]
    begun: list[int]  # their seeds
    words: list[list[int]]  # all that was said in each: with its seed enough to play it again
    seeds: list[int]  # of the games that follow them
    chance: int  # of those who play beside the learner


class VectorGames:
    """Many games of a kind. Every seat is the caller's, or one learns (`learner`) and the others are played here."""

    def __init__(
        self,
        game: str | Game,
        places: int,
        *,
        learner: int | str | None = None,
        opponent: str = "random",
        observing: bool = True,
        chains: Limits | None = None,
        **settings: object,
    ) -> None:
        check_whole("the number of games", places, 1)
        self.game: Game = registry.find(game) if isinstance(game, str) else game
        self.options: Options = self.game.options(settings)
        self.learner = seat_number(self.game, self.options, learner)
        if opponent not in ("random", "heuristic"):
            raise BadOptions(f"opponents in compiled code are random or heuristic, not '{opponent}'")
        advisor = self.game.advisor() if opponent == "heuristic" else None
        played = self.game, self.options, places, self.learner, advisor, observing
        self.many: Many = Many(*played) if chains is None else ManyChains(*played, chains)
        self.places = places
        self.layout = self.game.observer().layout
        self.actions = len(self.game.vocabulary) if chains is None else chains.most

    def reset(self, seed: int = 0) -> Batch:
        """Begin anew: place i plays the games with the seeds seed + i, seed + i + places, and so on."""
        check_whole("a seed", seed, 0)
        self.many.reset(int(seed))
        return self.batch()

    def step(self, actions: Any) -> Batch:
        """Say a word, or a chain, in every game; where one cannot be said, none is."""
        if not isinstance(actions, np.ndarray) or not np.issubdtype(actions.dtype, np.integer):
            raise IllegalWord("actions are an array of whole numbers, one for each game")
        if actions.shape != (self.places,):
            raise IllegalWord(f"actions have the shape ({self.places},), not {actions.shape}")
        if not self.many.states:
            raise BadOptions("reset() must come first: there are no games under way")
        self.many.step(actions.tolist())
        return self.batch()

    def pause(self) -> Paused:
        """The games as they stand."""
        many = self.many
        return Paused(many.states, many.begun, many.words, many.seeds, many.rng.state)

    def resume(self, paused: Paused) -> Batch:
        """Go on with games that were paused."""
        self.many.resume(*paused)
        return self.batch()

    def batch(self) -> Batch:
        """What the games ask now, as arrays over the bytes that were written."""
        many = self.many
        numbers = self.layout.size if many.observing else 0
        return Batch(
            np.frombuffer(many.observations, dtype=DTYPE).reshape(self.places, numbers),
            np.frombuffer(many.masks, dtype=np.int8).reshape(self.places, self.actions),
            np.frombuffer(many.seats, dtype=np.uint8),
            np.frombuffer(many.rewards, dtype="<f4").reshape(self.places, self.options.seats),
            np.frombuffer(many.ended, dtype=np.bool_),
            self.chains(many) if isinstance(many, ManyChains) else None,
        )

    def chains(self, many: ManyChains) -> Any:
        """The chains that are the actions now."""
        return np.frombuffer(many.chains, dtype="<i2").reshape(self.places, *many.limits)

    def final_observations(self) -> Any:
        """The learner's last observations of the games that ended in this step, in the order of places."""
        return np.frombuffer(self.many.finals, dtype=DTYPE).reshape(-1, self.layout.size)


def seat_number(game: Game, options: Options, seat: int | str | None) -> int:
    """A seat by its number or its id; none stands for all of them."""
    ids = game.seat_ids(options)
    if seat is None:
        return EVERY_SEAT
    if isinstance(seat, str) and seat in ids:
        return ids.index(seat)
    if isinstance(seat, int) and 0 <= seat < len(ids):
        return seat
    raise BadOptions(f"there is no seat '{seat}'; there are: {', '.join(ids)}")


def check_whole(name: str, number: object, least: int) -> None:
    """Refuse what is no whole number, or too small."""
    if isinstance(number, bool) or not isinstance(number, int | np.integer) or number < least:
        raise BadOptions(f"{name} must be a whole number of at least {least}, not {number!r:.60}")


def check_masks(masks: Any) -> None:
    """Refuse what is no mask: where it is missing, every word would seem to be allowed, or none."""
    if not isinstance(masks, np.ndarray) or masks.ndim != 2 or masks.dtype not in (np.int8, np.bool_):
        raise BadOptions("action masks are an array of int8 or bool, a row for each game and a number for each action")


def sampled(masks: Any, chance: Any) -> Any:
    """A random word out of every mask."""
    check_masks(masks)
    games, actions = masks.shape
    allowed = np.flatnonzero(masks.view(np.bool_))  # of all games one after the other: far fewer than there are words
    edges = np.searchsorted(allowed, np.arange(games + 1) * actions)
    first, counts = edges[:-1], np.diff(edges)
    if not counts.all():
        raise BadOptions("an action mask allows nothing")
    return allowed[first + (chance.random(games) * counts).astype(np.int64)] % actions
