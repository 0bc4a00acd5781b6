"""The games as OpenSpiel games, so that its algorithms run on them. Importing this module registers them.

    import pyspiel, westmarch.research.openspiel
    game = pyspiel.load_game("westmarch_duel")
    game = pyspiel.load_game("westmarch_lcg", {"scenario": "journey_along_the_anduin", "players": 2})

Chance comes first and once: the root is a chance node that deals one of `deals` courses of chance, and all that is drawn later
follows from it, so that a history replays. A search must not look into that future: it resamples by `redealt`, which replaces
all that the player cannot know, chance included. With `{"chains": 256}` an action is the number of a chain of words, one of so many at most.
"""

import json
from copy import deepcopy
from typing import Any

from westmarch.core import registry
from westmarch.core.errors import BadOptions, IllegalWord
from westmarch.core.game import Game, Options
from westmarch.core.players.chains import USUAL, Chain, Limits, chains, goes_on, numbered
from westmarch.core.rng import Rng
from westmarch.core.state import State
from westmarch.research.extras import need
from westmarch.research.information import DTYPE, Memory, bounds, parts

np: Any = need("numpy")
pyspiel: Any = need("pyspiel", "openspiel")
SpielGame: Any = pyspiel.Game
SpielState: Any = pyspiel.State

PREFIX = "westmarch_"
DEALS = 1024
Utility: Any = pyspiel.GameType.Utility


class Course:
    """A game with what each seat remembers of it. OpenSpiel copies states attribute by attribute; this one knows how."""

    def __init__(self, game: Game, options: Options, seed: int, limits: Limits | None = None) -> None:
        self.game = game
        self.limits = limits
        self.listed: list[Chain] | None = None  # what may be said now, once somebody has asked
        self.state: State = game.new(options, seed)
        observer = game.observer()
        self.memories = [Memory(game, observer, self.state, seat) for seat in range(options.seats)]

    def chains(self) -> list[Chain]:
        """The chains that may be said now."""
        if self.listed is None:
            self.listed = chains(self.state, self.limits or USUAL)
        return self.listed

    def actions(self) -> list[int]:
        """The actions that may be taken now."""
        return list(range(len(self.chains()))) if self.limits else list(self.state.options)

    def words(self, action: int) -> Chain:
        """What is said by an action."""
        return numbered(self.chains(), action) if self.limits else (action,)

    def take(self, action: int) -> None:
        """Take an action."""
        seat = self.state.seat
        for word in self.words(action):
            self.say(word)
            if not goes_on(self.state, seat):
                break
        self.listed = None

    def say(self, word: int) -> None:
        """Say a word; everybody remembers what he may know of it."""
        state = self.state
        before = int(state.seat), self.game.prompt(state).secret
        state.choose(word)
        for memory in self.memories:
            memory.heard(before, word, state)

    def __deepcopy__(self, _memo: dict[int, Any]) -> "Course":
        other = Course.__new__(Course)
        other.game, other.limits, other.listed = self.game, self.limits, self.listed
        other.state = self.state.clone()
        other.memories = [memory.copy() for memory in self.memories]
        return other


class WestmarchState(SpielState):
    """A table of one of the games, as OpenSpiel sees it."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.course: Course | None = None

    @property
    def table(self) -> State:
        """The state of the game, once chance has spoken."""
        if self.course is None:
            raise BadOptions("chance has not spoken yet: apply an action of the chance node first")
        return self.course.state

    def current_player(self) -> int:
        """Who must choose: chance at first, then a seat."""
        if self.course is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.table.over else int(self.table.seat)

    def _legal_actions(self, player: int) -> list[int]:
        return self.course.actions() if self.course is not None and player == self.table.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The courses of chance, each as likely."""
        deals = self.get_game().deals
        return [(deal, 1.0 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        if self.course is None:
            game = self.get_game()
            if not 0 <= action < game.deals:
                raise IllegalWord(f"there is no deal {action}; there are {game.deals}, from 0 on")
            self.course = Course(game.source, game.settings, action, game.limits)
        else:
            self.course.take(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal:{action}"
        words = self.course.words(action) if self.course is not None else ()
        return " ".join(self.get_game().source.vocabulary.spell_all(list(words)))

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.course is not None and bool(self.table.over)

    def returns(self) -> list[float]:
        """What each seat got, once the game is over."""
        if self.course is None or not self.table.over:
            return [0.0] * self.get_game().settings.seats
        return self.table.returns()

    def __str__(self) -> str:
        source = self.get_game().source
        return "not dealt" if self.course is None else str(source.position_text(self.table))


class WestmarchObserver:
    """What a player may know: the numbers of the game's own encoder, or a hash of all that it has seen."""

    def __init__(self, iig_obs_type: Any, params: dict[str, Any] | None, game: Any) -> None:
        if params:
            raise BadOptions(f"observers take no parameters, not {params}")
        self.layout = game.source.observer().layout
        self.most = bounds(self.layout).astype(np.float32)
        self.recalls = iig_obs_type.perfect_recall
        self.tensor = np.zeros(self.layout.size, np.float32)
        self.dict = parts(self.layout, self.tensor)

    def set_from(self, state: WestmarchState, player: int) -> None:
        """Write a player's observation into the tensor, every number as its part of the most it can be."""
        if state.course is None:
            self.tensor.fill(0)
            return
        observer = state.course.memories[player].observer
        known = np.frombuffer(observer.observation(state.table, player), dtype=DTYPE)
        np.divide(known, self.most, out=self.tensor)

    def string_from(self, state: WestmarchState, player: int) -> str:
        """A player's information state as a hash, or what it sees at this moment."""
        if state.course is None:
            return "not dealt"
        memory = state.course.memories[player]
        if self.recalls:
            return f"{player} {memory.hash()}"
        return f"{player} {memory.observer.observation(state.table, player).hex()}"


def game_class(source: Game, game_type: Any) -> type:
    """The class of one game: OpenSpiel makes it from parameters alone."""

    class OneGame(SpielGame):
        """A game with its scenario and seats."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            given = params or {}
            chosen = read_settings(given.get("settings") or "{}")
            if given.get("scenario"):
                chosen["scenario"] = given["scenario"]
            if given.get("players"):
                chosen["seats"] = given["players"]
            self.source = source
            self.settings = source.options(chosen)
            self.deals = int(given.get("deals", DEALS))
            if self.deals < 1:
                raise BadOptions("there must be at least one deal")
            most = int(given.get("chains", 0))
            if most < 0:
                raise BadOptions("chains are at least 1, or 0 where words are the actions")
            self.limits = Limits(most) if most else None
            low, high = source.facts.returns
            info = pyspiel.GameInfo(
                num_distinct_actions=most or len(source.vocabulary),
                max_chance_outcomes=self.deals,
                num_players=self.settings.seats,
                min_utility=low,
                max_utility=high,
                utility_sum=0.0 if game_type.utility == Utility.ZERO_SUM else None,
                max_game_length=source.facts.max_words,
            )
            super().__init__(game_type, info, given)

        def new_initial_state(self) -> WestmarchState:
            """A table before chance has spoken."""
            return WestmarchState(self)

        def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> WestmarchObserver:
            """An object that writes observations."""
            return WestmarchObserver(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params, self)

    return OneGame


def read_settings(text: str) -> dict[str, object]:
    """Further settings of a table, as a JSON object."""
    try:
        settings = json.loads(text)
    except ValueError as error:
        raise BadOptions(f"settings are a JSON object: {error}") from None
    if not isinstance(settings, dict):
        raise BadOptions('settings are a JSON object, as in {"max_turns": 3}')
    return settings


def utility(teams: str, most_seats: int) -> Any:
    """What the returns of all seats have to do with each other: two enemies share out nothing, companions everything."""
    if teams == "together":
        return Utility.IDENTICAL
    return Utility.ZERO_SUM if most_seats == 2 else Utility.GENERAL_SUM


def register(source: Game) -> str:
    """Register a game with OpenSpiel; gives its name there."""
    seats = [number for numbers in source.facts.scenarios.values() for number in numbers]
    game_type = pyspiel.GameType(
        short_name=PREFIX + source.key,
        long_name=f"Westmarch {source.key}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility(source.facts.teams, max(seats)),
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": 0, "scenario": "", "settings": "", "deals": DEALS, "chains": 0},
    )
    pyspiel.register_game(game_type, game_class(source, game_type))
    return str(game_type.short_name)


def redealt(state: Any, player: int, seed: int) -> Any:
    """A copy of a state in which all that a player cannot know is guessed fairly, chance to come included."""
    copy = state.clone()
    course = deepcopy(state.course)
    course.state.redeal(course.state.viewers[player], Rng(seed))
    copy.course = course
    return copy


class Resampler:
    """What OpenSpiel's ISMCTS asks for states that a player cannot tell from the true one (`resampler_callback`)."""

    def __init__(self, seed: int = 0) -> None:
        self.rng = Rng(seed)

    def __call__(self, state: Any, player: int) -> Any:
        """A fair guess."""
        return redealt(state, player, self.rng.fork())


NAMES = tuple(map(register, map(registry.find, registry.keys())))
