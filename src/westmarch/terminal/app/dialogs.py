"""Windows on top of the table: help, the whole log, looking at things, saving, leaving."""

from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static

from westmarch.core.words import Thing
from westmarch.terminal.app.widgets import Choices, Entry, Pane
from westmarch.terminal.boards import Board, Scene
from westmarch.terminal.palette import FAINT, GOLD
from westmarch.text.speech import Speech

HELP_KEYS = (
    "arrows", "enter", "digits", "click", "tab", "scroll", "undo", "hint", "why", "orders", "log", "inspect", "save", "language", "help", "quit",
)  # fmt: skip
HEADING = f"bold {GOLD}"


class ReadingWindow(ModalScreen[None]):
    """A window of text to read."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,й,enter,l,д,question_mark,f1", "dismiss", show=False),
        Binding("up,k", "scroll(-1)", show=False),
        Binding("down,j", "scroll(1)", show=False),
        Binding("pageup", "scroll(-10)", show=False),
        Binding("pagedown,space", "scroll(10)", show=False),
        Binding("home", "scroll(-100000)", show=False),
        Binding("end", "scroll(100000)", show=False),
    ]

    def __init__(self, title: str, lines: Sequence[str | Text], speech: Speech, *, at_end: bool = False) -> None:
        super().__init__()
        self.heading = title
        self.lines = lines
        self.speech = speech
        self.at_end = at_end

    def compose(self) -> ComposeResult:
        with Vertical(classes="window tall") as window:
            window.border_title = self.heading
            yield Pane(id="reading")
            yield Static(self.speech.message("terminal-key-back"), classes="hint")

    def on_mount(self) -> None:
        self.query_one(Pane).show("", self.lines, at_end=self.at_end)

    def action_scroll(self, by: int) -> None:
        """Scroll by lines."""
        self.query_one(Pane).scroll_relative(y=by, animate=False)


def help_window(board: Board, scene: Scene) -> ReadingWindow:
    """All keys, and what the signs of the board mean."""
    speech = scene.speech
    lines: list[str | Text] = [speech.message("terminal-help-keys", what=key) for key in HELP_KEYS]
    legend = board.legend(scene)
    if legend:
        lines += ["", Text(speech.message("terminal-help-signs"), style=HEADING), *legend]
    lines += ["", Text(speech.message("terminal-help-fan"), style=FAINT)]
    return ReadingWindow(speech.message("terminal-help-title"), lines, speech)


class InspectWindow(ModalScreen[None]):
    """Anything on the board, to be looked at one by one."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q,й,i,ш", "dismiss", show=False)]

    def __init__(self, board: Board, scene: Scene, first: Thing | None) -> None:
        super().__init__()
        self.board = board
        self.scene = scene
        self.things = board.things(scene)
        self.first = self.things.index(first) if first in self.things else 0

    def compose(self) -> ComposeResult:
        with Vertical(classes="window tall") as window:
            window.border_title = self.scene.speech.message("terminal-inspect-title")
            with Horizontal(id="shelf"):
                yield Choices(numbered=False)
                yield Pane(id="reading")
            yield Static(self.scene.speech.message("terminal-key-back"), classes="hint")

    def on_mount(self) -> None:
        labels = [self.board.label(self.scene, thing) for thing in self.things]
        entries = [Entry(str(place), label) for place, label in enumerate(labels)]
        self.query_one(Choices).show(entries, self.first)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        thing = self.things[event.option_index]
        name = self.scene.speech.thing(self.scene.game, thing)
        self.query_one(Pane).show("", [Text(name, style=HEADING), *self.board.explain(self.scene, thing)])


class ChoiceWindow(ModalScreen[str]):
    """A question with a few answers; gives the id of the one chosen, or nothing."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss", show=False)]

    def __init__(self, title: str, entries: Sequence[Entry]) -> None:
        super().__init__()
        self.heading = title
        self.entries = entries

    def compose(self) -> ComposeResult:
        with Vertical(classes="window") as window:
            window.border_title = self.heading
            yield Choices()

    def on_mount(self) -> None:
        self.query_one(Choices).show(self.entries)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option_id)


class LeaveWindow(ChoiceWindow):
    """Whether to leave the game. The key that asks it also answers it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("q,й,ctrl+c", "leave", show=False, priority=True)]

    def __init__(self, speech: Speech) -> None:
        answers = ("save", "leave", "stay")
        entries = [Entry(answer, speech.message(f"terminal-quit-{answer}")) for answer in answers]
        super().__init__(speech.message("terminal-quit-title"), entries)

    def action_leave(self) -> None:
        """Leave at once."""
        self.dismiss("leave")


class SaveWindow(ModalScreen[Path]):
    """Where to save the record; gives the file, or nothing."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss", show=False)]

    def __init__(self, file: str, speech: Speech) -> None:
        super().__init__()
        self.file = file
        self.speech = speech

    def compose(self) -> ComposeResult:
        with Vertical(classes="window") as window:
            window.border_title = self.speech.message("terminal-save-title")
            yield Input(self.file)
            yield Static(self.speech.message("terminal-save-hint"), classes="hint")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        if event.value.strip():
            self.dismiss(Path(event.value.strip()).expanduser())
