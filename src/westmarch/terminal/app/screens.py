"""What the screens of a game in progress and of a replay share: their parts, sizes, drawing and log."""

from abc import abstractmethod
from collections.abc import Sequence
from itertools import groupby
from operator import itemgetter
from typing import TYPE_CHECKING, ClassVar, cast

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Vertical
from textual.screen import Screen
from textual.widgets import Static

from westmarch.core.game import Game
from westmarch.core.state import Notice
from westmarch.core.words import Thing
from westmarch.terminal.app.dialogs import InspectWindow, ReadingWindow, help_window
from westmarch.terminal.app.widgets import BoardView, Choices, Pane
from westmarch.terminal.boards import Board, Scene, board_of
from westmarch.terminal.boards.canvas import FRESH, fit
from westmarch.terminal.palette import FAINT, GOLD, TEXT, YOURS
from westmarch.terminal.voice import Voice

if TYPE_CHECKING:
    from westmarch.terminal.app.client import Client

WIDE, TALL = 118, 34  # from this size on the whole board is shown at once
RAIL = 162  # from this width on the text stands beside the board


class BoardScreen(Screen[None]):
    """A board with a list of choices, an explanation of the one pointed at, and the log."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("tab", "page", show=False, priority=True),
        Binding("pageup", "scroll_text(-4)", show=False, priority=True),
        Binding("pagedown", "scroll_text(4)", show=False, priority=True),
        Binding("l,д", "log", show=False),
        Binding("i,ш", "inspect", show=False),
        Binding("g,п,f2", "language", show=False),
        Binding("question_mark,f1", "help", show=False),
        Binding("q,й,ctrl+c", "quit", show=False),
    ]
    KEYS: ClassVar[tuple[str, ...]] = ("choose", "help", "quit", "log", "inspect", "language")

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.game = game
        self.board: Board = board_of(game)
        self.page_name = self.board.pages[0]

    @property
    def client(self) -> "Client":
        """The application."""
        return cast("Client", self.app)

    @property
    def speech(self) -> Voice:
        """The language of the screen."""
        return self.client.speech

    def compose(self) -> ComposeResult:
        yield Static(id="top", markup=False)
        with Container(id="body"):
            yield BoardView(id="board")
            with Vertical(id="desk"):
                yield Static(id="prompt", markup=False)
                yield Choices(id="choices")
            with Container(id="side"):
                yield Pane(id="inspector")
                yield Pane(id="log")
        yield Static(id="keys", markup=False)

    def on_mount(self) -> None:
        self.choices.focus()
        self.fit_to(self.size.width, self.size.height)

    @property
    def choices(self) -> Choices:
        """The list of choices."""
        return self.query_one("#choices", Choices)

    @property
    def compact(self) -> bool:
        """Whether the window is too small for the whole board."""
        return self.has_class("compact")

    def on_resize(self, event: events.Resize) -> None:
        self.fit_to(event.size.width, event.size.height)

    def fit_to(self, width: int, height: int) -> None:
        """Choose the arrangement for a window of this size."""
        compact = width < WIDE or height < TALL
        self.set_class(compact, "compact")
        self.set_class(not compact and width >= RAIL, "rail")

    # What a screen of this kind brings

    @abstractmethod
    def scene(self) -> Scene:
        """What is to be shown."""

    @abstractmethod
    def heading(self) -> str:
        """What stands on top."""

    def inspected(self) -> Sequence[str | Text]:
        """What the pane beside the choices says."""
        return self.explanation(self.scene())

    @abstractmethod
    def told(self) -> list[tuple[Notice, bool]]:
        """The log, with what is new in it."""

    @property
    def reader(self) -> str:
        """The seat whose deeds the log tells as the reader's own, if there is one."""
        return ""

    @abstractmethod
    def speak(self) -> None:
        """Say everything anew, in the present language."""

    def action_quit(self) -> None:
        """Leave."""
        self.app.exit()

    # Drawing

    def draw(self) -> None:
        """Draw the board, the top line, the explanation and the keys."""
        scene = self.scene()
        self.draw_board(scene)
        self.draw_top(scene)
        self.query_one("#inspector", Pane).show(self.speech.message("terminal-inspector"), self.inspected())
        names = ("page", *self.KEYS) if self.compact and len(self.board.pages) > 1 else self.KEYS
        keys = "  ".join(self.speech.message(f"terminal-key-{key}") for key in names)
        self.query_one("#keys", Static).update(fit(keys, max(self.size.width - 2, 10)))

    def draw_board(self, scene: Scene) -> None:
        """Draw the board, or the page of it that shows what is pointed at."""
        view = self.query_one("#board", BoardView)
        width, height = view.size
        if width < 2 or height < 2:
            return
        pointed = next(iter(scene.things_of(scene.pointed)), None)
        if self.compact:
            view.show(self.board.draw_page(scene, self.page_name, width, height), pointed)
        else:
            view.show(self.board.draw(scene, width, height), pointed)

    def draw_top(self, scene: Scene) -> None:
        """The line on top: who plays what; on a small window the pages and the most important numbers."""
        parts = [self.heading()]
        if self.compact:
            names = {page: self.speech.message(f"terminal-page-{page}") for page in self.board.pages}
            pages = " ".join(f"[{name}]" if page == self.page_name else name for page, name in names.items())
            parts = [pages if len(names) > 1 else self.heading(), self.board.status(scene)]
        self.query_one("#top", Static).update(fit("  ·  ".join(filter(None, parts)), max(self.size.width - 2, 10)))

    def draw_log(self) -> None:
        """The log, with its end in view."""
        self.query_one("#log", Pane).show(self.speech.message("terminal-log"), self.log_lines(), at_end=True)

    def log_lines(self) -> list[Text]:
        """The log as lines; new ones are marked."""
        lines = []
        for fresh, told in groupby(self.told(), key=itemgetter(1)):
            for line in self.speech.story(self.game, [notice for notice, _ in told], self.reader):
                style = f"bold {GOLD}" if line.head else TEXT if fresh else FAINT
                mark = [(f"{FRESH} ", YOURS)] if fresh else []
                lines.append(Text.assemble(*mark, (line.text, style)))
        return lines or [Text(self.speech.message("ui-log-empty"), style=FAINT)]

    def explanation(self, scene: Scene) -> list[str | Text]:
        """What the word pointed at means: the word, then each thing it is about."""
        if scene.pointed is None:
            return []
        word = Text(self.speech.word(self.game, scene.pointed), style="bold")
        return [word, *self.board.explain_word(scene, scene.pointed)]

    def on_board_view_resized(self) -> None:
        self.draw()

    def on_board_view_clicked(self, event: BoardView.Clicked) -> None:
        self.point_at(event.thing)

    def point_at(self, thing: Thing) -> None:
        """Point at the first choice about a thing, or at the next one if it is pointed at already."""

    # Keys

    def action_page(self) -> None:
        """Show the next page of the board."""
        pages = self.board.pages
        self.page_name = pages[(pages.index(self.page_name) + 1) % len(pages)]
        self.draw()

    def action_scroll_text(self, by: int) -> None:
        """Scroll the explanation."""
        self.query_one("#inspector", Pane).scroll_relative(y=by, animate=False)

    def action_log(self) -> None:
        """Show the whole log."""
        self.app.push_screen(
            ReadingWindow(self.speech.message("terminal-log"), self.log_lines(), self.speech, at_end=True)
        )

    def action_inspect(self) -> None:
        """Look at anything on the board."""
        scene = self.scene()
        self.app.push_screen(InspectWindow(self.board, scene, next(iter(scene.things_of(scene.pointed)), None)))

    def action_help(self) -> None:
        """Show all keys and signs."""
        self.app.push_screen(help_window(self.board, self.scene()))

    def action_language(self) -> None:
        """Another language."""
        self.client.next_language()
