"""The `westmarch` command itself: which commands there are, and how each ends.

Commands are registered by name and imported when they are called, so that starting is quick. Whatever goes wrong with
what the user gave ends with one line on the error stream and status 2.
"""

import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from cyclopts import App, CycloptsError

from westmarch.ai import corrected
from westmarch.core.errors import BadOptions, WestmarchError
from westmarch.terminal.help import SpokenHelp
from westmarch.terminal.shell import at_a_terminal, tell
from westmarch.text.in_other_words import in_other_words
from westmarch.text.reader import ask_for, language
from westmarch.text.speech import LANGUAGES

BAD_INPUT = 2
FAULT = 70  # what sysexits calls an internal software error
INTERRUPTED = 130
BROKEN_PIPE = 141
CORRECTIONS = "--corrections"
LANG = "--lang"
TRACEBACK_WANTED = "WESTMARCH_TRACEBACK"

HERE = "westmarch.terminal.commands"
SERVER = "westmarch.server.command"
COMMANDS = {
    "games": (f"{HERE}.look_up:games", "List the games with their scenarios, seats and settings."),
    "play": (f"{HERE}.play:play", "Play a game, on the full screen or line by line."),
    "serve": (f"{SERVER}:serve", "Open the table in the browser."),
    "report": (f"{SERVER}:report", "Show what a player reported from a table in the browser."),
    "admin": (f"{HERE}.admin:admin", "Do what a server's keeper does: people, tables, accounts, the queue of reports."),
    "backup": (f"{HERE}.keeping:backup", "Save all that a server keeps in one file, while it runs."),
    "restore": (f"{HERE}.keeping:restore", "Bring back what a backup has saved, or check it."),
    "simulate": (f"{HERE}.measure:simulate", "Let computer players play many games and count the results."),
    "arena": (f"{HERE}.measure:arena", "Let computer players meet each other from both sides."),
    "ladder": (f"{HERE}.strength:ladder", "Make one table of Elo out of results of the arena."),
    "calibrate": (f"{HERE}.strength:calibrate", "Hold the computer's estimates against what came of its games."),
    "train": (f"{HERE}.train:train", "Learn the weights of a game's estimate from games of computer players."),
    "dataset": (f"{HERE}.research:dataset", "Write the decisions of many games to Parquet files."),
    "learn": (f"{HERE}.research:learn", "Let a small network learn to play, and measure it."),
    "observations": (f"{HERE}.research:observations", "List what a learning agent is told, number by number."),
    "bot": (f"{HERE}.bot:bot", "Let a computer player answer other programs, line by line."),
    "replay": (f"{HERE}.files:replay", "Show a recorded game."),
    "position": (f"{HERE}.files:position", "Load a position, say words in it, show what follows."),
    "cards": (f"{HERE}.look_up:cards", "Look up cards and other components of a game."),
    "doubtful": (f"{HERE}.doubts:doubtful", "List facts to be looked up on the real cards, or make a form for them."),
    "decks": (f"{HERE}.decks:decks", "List a game's decks; show, check or convert a deck list."),
    "bench": (f"{HERE}.measure:bench", "Measure the speed of the engine and of its peers."),
}


def build() -> App:
    """The command line with all its commands, in the reader's language."""
    app = App(
        name="westmarch",
        help="One table for four games set in Middle-earth. An unofficial, non-commercial fan work.",
        version=version,
        version_format="plaintext",
        default_command=without_command,
        help_format="plaintext",
        help_formatter=SpokenHelp(language()),
    )
    for name, (place, help_line) in COMMANDS.items():
        app.command(place, name=name, help=help_line)
    return app


def version() -> str:
    """The version, the build and the numbers of the rules, a line each."""
    from westmarch.terminal.commands.look_up import version_lines

    return "\n".join(version_lines())


def without_command() -> None:
    """Open the start screen in a terminal; elsewhere say which commands there are."""
    from westmarch.terminal.commands.play import play

    if at_a_terminal():
        play()
    else:
        build().help_print([])


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line and leave the process with its status."""
    sys.exit(run(sys.argv[1:] if arguments is None else arguments))


def run(arguments: Sequence[str]) -> int:
    """Run a command and give its exit status."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        arguments = with_corrections(with_language(list(arguments)))
        if arguments and not arguments[0].startswith("-") and arguments[0] not in COMMANDS:
            raise BadOptions(f"there is no command '{arguments[0][:40]}'; there are: {', '.join(COMMANDS)}")
        command, bound, _ = build().parse_args(list(arguments), exit_on_error=False, print_error=False, verbose=False)
        status = call(command, *bound.args, **bound.kwargs)
        sys.stdout.flush()
        return status
    except (CycloptsError, WestmarchError) as error:
        return complain(str(error), BAD_INPUT)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # What is still buffered has nowhere to go; without this the interpreter would say so at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    except Exception as error:
        if os.environ.get(TRACEBACK_WANTED):
            raise
        reason = f"{type(error).__name__}: {error}"
        return complain(f"a fault of the program ({reason}); {TRACEBACK_WANTED}=1 shows where", FAULT)


def with_language(arguments: list[str]) -> list[str]:
    """The arguments without `--lang LANGUAGE`, which every command has: help and refusals are told in it too."""
    ask_for("")
    lang, rest = taken_out(LANG, arguments, f"--lang needs a language: {', '.join(LANGUAGES)}")
    ask_for(lang)
    return rest


def with_corrections(arguments: list[str]) -> list[str]:
    """The arguments without `--corrections FILE`, which every command has: its file is read before any game is loaded."""
    file, rest = taken_out(CORRECTIONS, arguments, "--corrections needs a file")
    if file:
        corrected.take_up(Path(file))
    else:
        corrected.inherit()
    return rest


def taken_out(option: str, arguments: list[str], complaint: str) -> tuple[str, list[str]]:
    """The value of an option, empty where it was not given, and the arguments without both."""
    for place, argument in enumerate(arguments):
        name, _, value = argument.partition("=")
        if name == option:
            rest = arguments[place + 1 :]
            value = value or (rest.pop(0) if rest else "")
            if not value:
                raise BadOptions(complaint)
            return value, arguments[:place] + rest
    return "", arguments


def call(command: Callable[..., Any], *args: Any, **kwargs: Any) -> int:
    """Call a command; one that returns nothing has succeeded."""
    result = command(*args, **kwargs)
    return result if isinstance(result, int) else 0


def complain(reason: str, status: int) -> int:
    """Say in one line what is wrong, in the reader's language."""
    tell(f"westmarch: {in_other_words(' '.join(reason.split()), language())}", to=sys.stderr)
    return status
