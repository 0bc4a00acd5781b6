"""The start screen: which game, which side, against whom, in which language."""

from typing import TYPE_CHECKING, ClassVar, cast

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Vertical
from textual.screen import Screen
from textual.widgets import Static

from westmarch.ai.players import LEVELS
from westmarch.core import registry
from westmarch.core.game import Game
from westmarch.terminal.app.widgets import Line
from westmarch.terminal.session import BOTH, HUMAN, Session, holders_of, viewers_of
from westmarch.terminal.telling import level_name
from westmarch.terminal.voice import Voice
from westmarch.text.speech import LANGUAGES

if TYPE_CHECKING:
    from westmarch.terminal.app.client import Client

LINES = ("game", "scenario", "preset", "seat", "opponent", "language")
USUAL_LEVEL = "medium"


class StartScreen(Screen[None]):
    """A form of a few lines. Enter begins."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "app.focus_previous", show=False),
        Binding("down", "app.focus_next", show=False),
        Binding("enter", "begin", show=False),
        Binding("g,п,f2", "language", show=False),
        Binding("q,й,escape,ctrl+c", "app.exit", show=False),
    ]

    @property
    def client(self) -> "Client":
        """The application."""
        return cast("Client", self.app)

    @property
    def speech(self) -> Voice:
        """The language of the screen."""
        return self.client.speech

    def compose(self) -> ComposeResult:
        with Container(id="start"), Vertical(id="form"):
            for name in LINES:
                yield Line(name)
            yield Static(id="about", markup=False)
            yield Static(id="keys", markup=False)

    def on_mount(self) -> None:
        self.line("opponent").offer("", [(USUAL_LEVEL, "")])
        self.line("language").offer("", [(self.speech.lang, "")])
        self.speak()
        self.line("seat").focus()

    def line(self, name: str) -> Line:
        """A line by its name."""
        return self.query_one(f"#line-{name}", Line)

    @property
    def game(self) -> Game:
        """The game chosen."""
        return registry.find(self.line("game").value or registry.keys()[0])

    def speak(self) -> None:
        """Say everything in the present language."""
        speech = self.speech
        keys = registry.keys()
        self.offer("game", [(key, speech.game_name(registry.find(key))) for key in keys])
        game = self.game
        self.offer("scenario", [(one, speech.scenario_name(game, one)) for one in game.facts.scenarios])
        self.offer("preset", [(one, speech.preset_name(game, one)) for one in game.facts.presets])
        self.offer_seats()
        self.offer_opponents()
        self.offer("language", [(one, speech.message(f"ui-language-{one}")) for one in LANGUAGES], speech.lang)
        self.line("scenario").display = len(game.facts.scenarios) > 1
        self.line("preset").display = len(game.facts.presets) > 1
        self.query_one("#form").border_title = speech.message("terminal-start-title")
        self.query_one("#about", Static).update(f"{speech.game_about(game)}\n\n{speech.message('terminal-help-fan')}")
        self.query_one("#keys", Static).update(speech.message("terminal-start-help"))

    def offer(self, name: str, values: list[tuple[str, str]], chosen: str | None = None) -> None:
        """Offer the values of a line."""
        self.line(name).offer(self.speech.message(f"terminal-start-{name}"), values, chosen)

    def offer_seats(self) -> None:
        """One seat, all seats of a side that has several, or all."""
        game, speech = self.game, self.speech
        options = game.options({"scenario": self.line("scenario").value})
        ids, sides = game.seat_ids(options), game.sides(options)
        teams = [[one for one, own in zip(ids, sides, strict=True) if own == side] for side in dict.fromkeys(sides)]
        held = [[one] for one in ids]
        if game.facts.teams == "two":
            held += [team for team in teams if len(team) > 1]
        seats = [(",".join(team), ", ".join(speech.seat(game, one) for one in team)) for team in held]
        self.offer("seat", [*seats, (BOTH, speech.message("terminal-start-seat-both"))])

    def offer_opponents(self) -> None:
        """Against whom; nobody if one person plays both sides."""
        speech = self.speech
        if self.line("seat").value == BOTH:
            nobody = [(self.line("opponent").value, speech.message("terminal-start-opponent-none"))]
            self.line("opponent").offer(speech.message("terminal-start-opponent"), nobody)
            return
        levels = [
            (level, f"{level_name(level, speech)}: {speech.message(f'ui-level-{level}-text')}") for level in LEVELS
        ]
        self.offer("opponent", [*levels, (HUMAN, speech.message("terminal-start-opponent-human"))])

    def on_line_changed(self, event: Line.Changed) -> None:
        if event.line.key == "language":
            self.client.set_language(event.line.value)
        else:
            self.speak()

    def action_language(self) -> None:
        """Another language."""
        self.client.next_language()

    def action_begin(self) -> None:
        """Begin the game."""
        game = self.game
        seat = self.line("seat").value
        settings: dict[str, object] = {"scenario": self.line("scenario").value}
        if game.facts.presets:
            settings["preset"] = self.line("preset").value
        options = game.options(settings)
        ids = game.seat_ids(options)
        viewers = viewers_of(ids, seat)
        if viewers is not None:
            options = game.options({**settings, "viewers": viewers})
        holders = holders_of(ids, seat, self.line("opponent").value)
        self.client.play(Session(game, options, self.client.new_seed(), holders))
