"""What a game tells the world about itself: facts, settings, words, positions, components. Games are stateless."""

import hashlib
import json
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

import msgspec

from westmarch.core.errors import OTHER_CORRECTIONS, BadFile, BadOptions
from westmarch.core.hidden.observation import Observer
from westmarch.core.hidden.view import Hindrance, View
from westmarch.core.players.advice import Advisor
from westmarch.core.players.learning import Estimate
from westmarch.core.players.reasons import Aspects
from westmarch.core.state import Notice, State
from westmarch.core.words import NoticeKind, Prompt, Thing, Vocabulary
from westmarch.core.written.corrections import Doubt, in_force
from westmarch.core.written.position import Part, read_yaml, wrap, write_yaml
from westmarch.core.written.steptext import StepBook

NOTHING_IN_VAIN: frozenset[int] = frozenset()


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table's settings. Games add their own, each documented by its annotation and with a default."""

    scenario: str = "standard"
    seats: int = 2
    viewers: tuple[int, ...] = ()  # the person who holds each seat; empty: each seat a person of its own
    corrections: tuple[
        str, ...
    ] = ()  # by owners of the game, as `corrections.in_force` names them; not chosen at a table

    def people(self) -> tuple[int, ...]:
        """The person who holds each seat."""
        return self.viewers or tuple(range(self.seats))


class Facts(NamedTuple):
    """What is true of every game of its kind, for lobbies and learning agents."""

    scenarios: Mapping[str, tuple[int, ...]]  # each scenario's possible numbers of seats
    seat_ids: tuple[str, ...]
    teams: str  # "none", "two" or "together"
    information: str  # "perfect" or "hidden"
    chance: bool
    max_words: int  # no game is longer
    returns: tuple[float, float]  # the least and the most a seat can get
    presets: Mapping[str, Mapping[str, object]] = {}  # named sets of rule settings


class Component(NamedTuple):
    """A card, tile, token or other thing of the box, for looking up."""

    id: str
    kind: str
    facts: Mapping[str, object]
    doubtful: tuple[Doubt, ...] = ()  # facts that its sources disagree on or leave open


class DeckRules(NamedTuple):
    """How large a deck may be, and how many of its cards are drawn before the game begins."""

    most_heroes: int
    most_copies: int
    least_cards: int
    first_hand: int


class DeckFault(NamedTuple):
    """What is wrong with a deck as a whole: the kind is the name of a message; about which card, or which number it has."""

    kind: str
    card: str = ""
    number: int = 0


class Row(NamedTuple):
    """A line of a score sheet: a number for each seat, or one for all."""

    name: str
    numbers: tuple[int, ...]


class Game(ABC):
    """One of the games. It is found by its key through the entry points named `westmarch.games`."""

    key: str
    rules: int  # raised whenever the same words lead to another state than before
    facts: Facts
    options_type: type[Options]
    vocabulary: Vocabulary
    prompts: tuple[Prompt, ...]
    notices: tuple[NoticeKind, ...]
    steps: StepBook
    view_type: type[View] | None = None  # what `State.view` gives; its schema is published
    spans: tuple[str, ...] = ()  # stretches of play that a standing order may last for, the shortest first
    windows: tuple[str, ...] = ()  # the kinds of windows there are, as `orders.window_of` names them
    deck_rules: DeckRules | None = None  # where players bring decks

    @abstractmethod
    def new(self, options: Options, seed: int) -> State:
        """A new game, waiting for its first word. The same options and seed give the same game."""

    @abstractmethod
    def to_position(self, state: State) -> dict[str, object]:
        """The whole situation as plain data, the generator and all secrets included."""

    @abstractmethod
    def from_position(self, position: Part) -> State:
        """The state that a position describes; what a person left out is as it is at the start."""

    @abstractmethod
    def components(self) -> list[Component]:
        """Everything in the box that has a name."""

    @abstractmethod
    def outcome(self, state: State) -> dict[str, object]:
        """Once the game is over: `winner` (a seat's id, a team's, "players" where all win, or "shared"), `by` (how), perhaps more."""

    def advisor(self) -> Advisor:
        """The game's advice to computer players."""
        return Advisor()

    def advisor_of(self, generation: int) -> Advisor:
        """The advice that a generation of computer players had, from 1 on; today's, unless the game has kept earlier weights."""
        return self.advisor()

    def estimate(self) -> Estimate | None:
        """The game's estimate for those who learn its weights, where it can be learned."""
        return None

    def aspects(self, state: State, seat: int) -> Aspects:
        """What the estimate of a position is made of for a seat, as far as there is a sentence for it (`<game>-merit-<name>`).

        It is asked about guesses, in which nothing is secret any more. All names that a seat's positions can have are always there.
        """
        return {}

    def observer(self) -> Observer:
        """What encodes for learning agents all that a seat may know; without one of the game's own, the question alone."""
        seats = max(number for numbers in self.facts.scenarios.values() for number in numbers)
        return Observer(tuple(prompt.name for prompt in self.prompts), seats)

    def decks(self) -> Mapping[str, tuple[str, ...]]:
        """Where players bring decks: those that come with the game, each as the ids of all its cards."""
        return {}

    def deck_faults(self, heroes: Sequence[str], cards: Mapping[str, int]) -> list[DeckFault]:
        """What is wrong with a deck of these heroes and so many of these cards, by their ids."""
        return []

    def span(self, state: State, name: str) -> int:
        """Which one of a stretch of play, of those in `spans`, it is now: another number as soon as the next one begins."""
        return 0

    def sheet(self, state: State) -> tuple[Row, ...]:
        """The score sheet of a game that is over or was given up, where it has one."""
        return ()

    def sequel(self, options: Options, state: State) -> Options | None:
        """Once the game is over: the settings of the one that follows, where several are played in a row."""
        return None

    def seat_ids(self, options: Options) -> tuple[str, ...]:
        """The names of a table's seats, where they depend on its settings."""
        return self.facts.seat_ids[: options.seats]

    def sides(self, options: Options) -> tuple[int, ...]:
        """Where two sides play against each other, the side of each seat: 0 and 1 by turns, unless the game differs."""
        return tuple(seat % 2 for seat in range(options.seats))

    def in_vain(self, state: State) -> frozenset[int]:
        """Those of the options that would achieve nothing now, as far as the one who is asked can tell."""
        return NOTHING_IN_VAIN

    def hindrances(self, state: State) -> list[Hindrance]:
        """Why what the one who is asked might want cannot be done now: the commonest reasons, and only what he can tell himself."""
        return []

    def thing(self, sense: str, number: int) -> Thing:
        """What a number in a prompt or notice stands for; numbers stand for themselves."""
        return Thing(sense, str(number))

    # The rest follows from these.

    def options(self, settings: Mapping[str, object] | None = None) -> Options:
        """Settings of this game; unknown or impossible ones are refused."""
        given = dict(settings or {})
        preset = given.pop("preset", None)
        if preset is not None and (not isinstance(preset, str) or preset not in self.facts.presets):
            raise BadOptions(f"there is no preset '{preset}'; there are: {', '.join(self.facts.presets)}")
        merged = {**(self.facts.presets[str(preset)] if preset is not None else {}), **given}
        if "seats" not in merged:
            scenario = str(merged.get("scenario", self.options_type().scenario))
            merged["seats"] = self.facts.scenarios.get(scenario, (2,))[-1]
        try:
            options: Options = msgspec.convert(merged, self.options_type)
        except msgspec.ValidationError as error:
            raise BadOptions(f"settings of {self.key}: {error}") from None
        if options.scenario not in self.facts.scenarios:
            raise BadOptions(
                f"{self.key} has no scenario '{options.scenario}'; it has: {', '.join(self.facts.scenarios)}"
            )
        if options.seats not in self.facts.scenarios[options.scenario]:
            allowed = ", ".join(map(str, self.facts.scenarios[options.scenario]))
            raise BadOptions(f"{options.scenario} is for {allowed} seats, not {options.seats}")
        if options.viewers and (len(options.viewers) != options.seats or not all(0 <= v < 16 for v in options.viewers)):
            raise BadOptions("viewers must name a person (0 to 15) for each seat")
        return self._with_corrections(options, "corrections" in merged)

    def corrections(self) -> tuple[str, ...]:
        """What owners of the game have corrected in this process."""
        return _corrections(self)

    def _with_corrections(self, options: Options, named: bool) -> Options:
        """Settings that name the corrections in force; those of a game that was made with others are refused."""
        ours = self.corrections()
        if named and options.corrections != ours:
            theirs = "; ".join(options.corrections) or "none"
            raise BadOptions(
                f"it has other corrections of {self.key} ({theirs}) than this program ({'; '.join(ours) or 'none'})",
                OTHER_CORRECTIONS,
            )
        return msgspec.structs.replace(options, corrections=ours) if ours else options

    def options_from(self, part: Part) -> Options:
        """Settings out of a position."""
        try:
            return self.options(part.plain())
        except BadOptions as error:
            raise part.fail(str(error)) from None

    def prompt(self, state: State) -> Prompt:
        """The question that a state asks."""
        return self.prompts[state.prompt]

    def prompt_things(self, state: State) -> list[Thing]:
        """What the question is about."""
        return [self.thing(sense, n) for sense, n in zip(self.prompt(state).senses, state.prompt_args, strict=False)]

    def notice_things(self, notice: Notice) -> list[Thing]:
        """What a log entry is about."""
        kind = self.notices[notice.kind]
        return [self.thing(sense, n) for sense, n in zip(kind.senses, notice.args, strict=False)]

    def hash(self, state: State) -> str:
        """A short fingerprint of the whole situation, the same in every build."""
        text = json.dumps(self.to_position(state), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    def position_text(self, state: State) -> str:
        """The situation as a position file."""
        ours = self.corrections()
        named = {"corrections": list(ours)} if ours else {}
        return write_yaml({"game": self.key, **named, **self.to_position(state)})

    def read_position(self, text: str, file: str = "") -> State:
        """The state that a position file describes."""
        part = read_yaml(text, file)
        try:
            part.get("game").one_of([self.key])
            self._check_corrections(part.find("corrections"))
            entries: dict[str, Any] = {k: v for k, v in part.items() if k not in ("game", "corrections")}
            return self.from_position(Part(entries, part.line, part.name))
        except BadFile as error:
            raise BadFile(error.reason, error.line, file) from None

    def _check_corrections(self, named: Part | None) -> None:
        """A position that names corrections has those of this process; a person who writes one need not name them."""
        if named is not None and tuple(part.text() for part in named.parts()) != self.corrections():
            raise named.fail(f"they are not those of this program ({'; '.join(self.corrections()) or 'none'})")

    def load_position(self, data: Mapping[str, object]) -> State:
        """The state that a position described by plain data is."""
        return self.from_position(wrap(data))


@cache
def _corrections(game: Game) -> tuple[str, ...]:
    """The corrections that a game was made with: they never change in a process."""
    return in_force((part.id, doubt) for part in game.components() for doubt in part.doubtful)


def options_data(options: Options) -> dict[str, object]:
    """Settings as plain data, those left at their defaults included; corrections only where there are some."""
    data: dict[str, object] = msgspec.to_builtins(options)
    if not options.corrections:
        del data["corrections"]
    return data
