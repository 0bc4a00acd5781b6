"""A recorded game on the full screen: the list holds its words, and the board shows where the marked one led."""

from collections.abc import Sequence
from typing import NamedTuple

from rich.text import Text
from textual.widgets import OptionList, Static

from westmarch.core.errors import BadOptions
from westmarch.core.game import Game
from westmarch.core.state import PUBLIC, Notice, State
from westmarch.core.table import replay
from westmarch.core.written import record as records
from westmarch.terminal.app.screens import BoardScreen
from westmarch.terminal.app.widgets import Entry
from westmarch.terminal.boards import Scene


class Moment(NamedTuple):
    """A recorded game after one of its words."""

    seat: str  # the id of who said it; of the first seat before the first word
    word: int
    state: State
    notices: tuple[Notice, ...]


def moments(text: str, file: str) -> tuple[Game, list[Moment]]:
    """A recorded game, before its first word and after each."""
    found: list[Moment] = []
    speaker = 0
    for table in replay(records.read(text, file), file):
        word = table.words[-1] if table.words else -1
        seat = table.game.seat_ids(table.options)[speaker]
        found.append(Moment(seat, word, table.state.clone(), tuple(table.state.notices or ())))
        speaker = int(table.state.seat)
    return table.game, found


class ReplayScreen(BoardScreen):
    """A recorded game."""

    KEYS = ("step", "help", "quit", "log", "inspect", "language")

    def __init__(self, game: Game, course: Sequence[Moment], file: str, at: int | None) -> None:
        super().__init__(game)
        self.course = course
        self.file = file
        self.first = len(course) - 1 if at is None else at

    @property
    def place(self) -> int:
        """How many words have been said at the moment shown."""
        return self.choices.highlighted or 0

    def on_mount(self) -> None:
        super().on_mount()
        self.choices.numbered = False
        self.speak(self.first)

    def scene(self) -> Scene:
        moment = self.course[self.place]
        fresh = frozenset(thing for notice in moment.notices for thing in self.game.notice_things(notice))
        return Scene(self.game, self.speech, moment.state.view(PUBLIC), moment.seat, fresh=fresh)

    def heading(self) -> str:
        return f"{self.speech.game_name(self.game)}  ·  {self.file}"

    def inspected(self) -> Sequence[str | Text]:
        return [line.text for line in self.speech.story(self.game, self.course[self.place].notices)]

    def told(self) -> list[tuple[Notice, bool]]:
        return [
            (notice, number == self.place)
            for number, moment in enumerate(self.course[: self.place + 1])
            for notice in moment.notices
        ]

    def speak(self, place: int | None = None) -> None:
        self.choices.show(
            [self.entry(number) for number in range(len(self.course))], self.place if place is None else place
        )
        self.show_moment()

    def entry(self, number: int) -> Entry:
        """A word of the game as a line of the list."""
        moment = self.course[number]
        if moment.word < 0:
            return Entry(str(number), f"     {self.speech.message('terminal-replay-start')}")
        side = self.speech.seat(self.game, moment.seat)
        return Entry(str(number), f"{number:>3}  {side}: {self.speech.word(self.game, moment.word)}")

    def show_moment(self) -> None:
        """Show the moment that the list points at."""
        state = self.course[self.place].state
        title = self.speech.message(
            "terminal-replay-title", file=self.file, number=self.place, total=len(self.course) - 1
        )
        text = self.speech.outcome(self.game, state) if state.over else title
        self.query_one("#prompt", Static).update(text)
        self.draw()
        self.draw_log()

    def on_option_list_option_highlighted(self, _: OptionList.OptionHighlighted) -> None:
        self.show_moment()


def show(text: str, file: str, lang: str, at: int | None) -> None:
    """Open a recorded game on the full screen."""
    from westmarch.terminal.app.client import Client

    game, course = moments(text, file)
    if at is not None and at >= len(course):
        raise BadOptions(f"{file}: there are only {len(course) - 1} words, not {at}")
    Client(ReplayScreen(game, course, file, at), lang).open()
