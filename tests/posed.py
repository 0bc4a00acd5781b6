"""A table posed for a rule question, of any game: say words, then look at what was asked and what happened."""

from typing import Any, Generic, Self, TypeVar

from westmarch.core.errors import IllegalWord
from westmarch.core.game import Game
from westmarch.core.state import Notice, State

OwnState = TypeVar("OwnState", bound=State)


class Posed(Generic[OwnState]):
    """A state that tests talk to under the names of its game's words and components."""

    game: Game

    def __init__(self, state: OwnState) -> None:
        self.state = state
        self.state.notices = []

    # Saying

    def say(self, *words: str) -> Self:
        """Say words, one after the other; one that is not allowed raises with those that are."""
        for spelling in " ".join(words).split():
            if spelling not in self.options():
                asked = "the game is over" if self.over else f"'{self.prompt}' allows {' '.join(self.options())}"
                raise IllegalWord(f"'{spelling}' is not allowed: {asked}")
            self.state.choose(self.game.vocabulary.number(spelling))
        return self

    def options(self, *verbs: str) -> list[str]:
        """The words allowed now; with verbs, only the things that those verbs may point at."""
        words = [self.game.vocabulary.words[word] for word in self.state.options]
        if not verbs:
            return [word.spelling for word in words]
        return ["-".join(thing.id for thing in word.things) for word in words if word.verb in verbs]

    def allows(self, word: str) -> bool:
        """Whether a word is allowed now."""
        return word in self.options()

    def copy(self) -> Self:
        """Another table just like this one, to try something else."""
        return type(self)(self.state.clone())

    # Looking

    @property
    def prompt(self) -> str:
        """The name of the question; none is asked once the game is over."""
        return "" if self.over else self.game.prompt(self.state).name

    @property
    def asks_about(self) -> list[str]:
        """What the question is about."""
        return [thing.id for thing in self.game.prompt_things(self.state)]

    @property
    def over(self) -> bool:
        return self.state.over

    def view(self, viewer: int = 0) -> Any:
        """What a person may know."""
        return self.state.view(viewer)

    def hindrance(self, thing: str) -> str:
        """Why nothing, or not everything, can be done with a thing by its id: the reason and what it names."""
        found = [one for one in self.game.hindrances(self.state) if one.thing.id == thing]
        return " ".join([found[0].reason, *[about.id for about in found[0].about]]) if found else ""

    def log(self, *kinds: str) -> list[str]:
        """What has happened since the table was posed, one line a notice; with kinds, only those."""
        lines = [self._line(notice) for notice in self.state.notices or []]
        return [line for line in lines if not kinds or line.split()[0] in kinds]

    def _line(self, notice: Notice) -> str:
        things = [thing.id for thing in self.game.notice_things(notice)]
        return " ".join([self.game.notices[notice.kind].name, *things])
