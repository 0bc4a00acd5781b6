"""What a board of the terminal is: it draws a game, tells it in lines, and explains things on it."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec

from westmarch.core.game import Component, Game
from westmarch.core.words import Thing
from westmarch.terminal.boards.canvas import Canvas
from westmarch.text.speech import Speech


@dataclass(frozen=True)
class Scene:
    """What is to be shown: what the person at the screen may know, and what he is pointing at."""

    game: Game
    speech: Speech
    view: Any  # the game's own view, which its board knows
    side: str  # the id of the seat whose prices are shown
    options: tuple[int, ...] = ()  # the words he may say; none while another must choose
    pointed: int | None = None  # the word he is about to say
    fresh: frozenset[Thing] = field(default_factory=frozenset)  # what has changed since he spoke last
    about: tuple[Thing, ...] = ()  # what he is asked about
    vain: frozenset[int] = frozenset()  # the words that would achieve nothing now

    def things_of(self, word: int | None) -> tuple[Thing, ...]:
        """What a word points at."""
        return () if word is None else self.game.vocabulary.words[word].things

    def allowed(self) -> set[Thing]:
        """What the words point at that may be said."""
        return {thing for word in self.options for thing in self.things_of(word)}


class Board(ABC):
    """A game's board."""

    pages: tuple[str, ...] = ("all",)  # what a small screen shows one at a time, as parts of message keys

    def __init__(self, game: Game) -> None:
        self.game = game
        self.components: dict[str, Component] = {component.id: component for component in game.components()}

    @abstractmethod
    def draw(self, scene: Scene, width: int, height: int) -> Canvas:
        """The whole board for a screen of at least this size, or as near as the board can come to it."""

    def draw_page(self, scene: Scene, page: str, width: int, height: int) -> Canvas:
        """One page for a small screen."""
        return self.draw(scene, width, height)

    def page_for(self, scene: Scene) -> str | None:
        """The page that shows what is pointed at; none if that makes no difference."""
        return None

    @abstractmethod
    def lines(self, scene: Scene) -> list[str]:
        """The situation in lines of plain text."""

    def status(self, scene: Scene) -> str:
        """The most important numbers in a few words, for the line on top of the screen."""
        return ""

    def legend(self, scene: Scene) -> list[str]:
        """What the signs on the board mean."""
        return []

    def signs_named(self, scene: Scene, sense: str, signs: Mapping[str, str]) -> str:
        """A line of the legend: the signs of things of a sense, each with the thing's name."""
        return "   ".join(f"{sign} {scene.speech.thing(self.game, Thing(sense, name))}" for name, sign in signs.items())

    def things(self, scene: Scene) -> list[Thing]:
        """All that lies on the board and has something to tell, in reading order."""
        names = [name for name in mentioned(msgspec.to_builtins(scene.view)) if name in self.components]
        return [Thing(self.components[name].kind, name) for name in names]

    def label(self, scene: Scene, thing: Thing) -> str:
        """A thing in a list of things to look at."""
        return scene.speech.thing(self.game, thing)

    def explain(self, scene: Scene, thing: Thing, verb: str = "") -> list[str]:
        """What a thing is and does, and what it costs this person now."""
        if thing.id not in self.components:
            return []
        return [scene.speech.description(self.game, thing.id)]

    def explain_word(self, scene: Scene, word: int) -> list[str]:
        """What saying a word means: all it points at, or else what the question is about."""
        verb = self.game.vocabulary.words[word].verb
        things = scene.things_of(word) or scene.about
        return [line for thing in things for line in self.explain(scene, thing, verb)]

    def note(self, scene: Scene, word: int) -> str:
        """A few words behind an option, such as its price."""
        return ""

    def remark(self, scene: Scene, word: int) -> str:
        """All that is said behind an option: the game's note, and whether it would achieve nothing."""
        notes = [self.note(scene, word), scene.speech.message("ui-in-vain") if word in scene.vain else ""]
        return " · ".join(note for note in notes if note)


def mentioned(data: object) -> Iterable[str]:
    """Every text in a view, each once, in the order in which they stand."""
    found: dict[str, None] = {}

    def gather(value: object) -> None:
        if isinstance(value, str):
            found.setdefault(value)
        elif isinstance(value, dict):
            for key, inner in value.items():
                gather(key)
                gather(inner)
        elif isinstance(value, list | tuple):
            for inner in value:
                gather(inner)

    gather(data)
    return found
