"""The full-screen application: its language, its theme, the process that thinks, and the screens in turn."""

from typing import Protocol, runtime_checkable

from textual.app import App
from textual.screen import Screen
from textual.theme import Theme

from westmarch.ai.workers import Worker
from westmarch.terminal.app.start import StartScreen
from westmarch.terminal.app.table import TableScreen
from westmarch.terminal.commands.play import new_seed
from westmarch.terminal.palette import GOLD, INK, LAPIS, LINE, MADDER, PAGE, RAISED, SHEET, VERDIGRIS
from westmarch.terminal.session import Session
from westmarch.terminal.voice import Voice, voice
from westmarch.text.speech import LANGUAGES

THEME = Theme(
    name="westmarch",
    primary=GOLD,
    secondary=LINE,
    accent=LAPIS,
    success=VERDIGRIS,
    warning=GOLD,
    error=MADDER,
    foreground=INK,
    background=PAGE,
    surface=SHEET,
    panel=RAISED,
    dark=True,
)


@runtime_checkable
class Speaking(Protocol):
    """A screen that can say everything anew in another language."""

    def speak(self) -> None: ...


class Client(App[None]):
    """The application."""

    CSS_PATH = "style.tcss"
    TITLE = "Westmarch"
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, opening: Screen[None], lang: str, pace: float = 1.0) -> None:
        """`pace` stretches or shortens the pauses after a computer's words."""
        super().__init__()
        self.opening = opening
        self.speech: Voice = voice(lang)
        self.pace = pace
        self.thinker = Worker()

    def on_mount(self) -> None:
        self.register_theme(THEME)
        self.theme = THEME.name
        self.push_screen(self.opening)

    async def on_unmount(self) -> None:
        await self.thinker.close()

    def open(self, *, headless: bool = False) -> None:
        """Take the screen until the person leaves. A fault is raised once the screen is the terminal's again."""
        self.run(headless=headless)
        if self._exception is not None:
            raise self._exception

    def _fatal_error(self) -> None:
        # Textual would print pages of local variables; `open` raises what happened.
        self._close_messages_no_wait()

    def play(self, session: Session) -> None:
        """Open the table for a game."""
        self.switch_screen(TableScreen(session))

    def start_anew(self) -> None:
        """Go back to the start screen."""
        self.switch_screen(StartScreen())

    def new_seed(self) -> int:
        """A seed for the next game."""
        return new_seed()

    def next_language(self) -> None:
        """Speak the next of the languages."""
        self.set_language(LANGUAGES[(LANGUAGES.index(self.speech.lang) + 1) % len(LANGUAGES)])

    def set_language(self, lang: str) -> None:
        """Speak another language, on every screen."""
        self.speech = voice(lang)
        for screen in self.screen_stack:
            if isinstance(screen, Speaking):
                screen.speak()


def run(session: Session | None, lang: str) -> None:
    """Open the full screen."""
    Client(StartScreen() if session is None else TableScreen(session), lang).open()
