"""Commands that read a file: replaying a record, trying words in a position."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter, validators

from westmarch.core import registry
from westmarch.core.errors import BadFile, BadOptions, IllegalWord
from westmarch.core.game import Game
from westmarch.core.state import State
from westmarch.core.table import Table
from westmarch.core.table import replay as replay_words
from westmarch.core.written import record as records
from westmarch.core.written.position import read_yaml
from westmarch.terminal.shell import AsJson, at_a_terminal, print_json, read_text, readers_voice, tell
from westmarch.terminal.voice import Voice

OnlyUpTo = Annotated[
    int | None, Parameter(name="--at", validator=validators.Number(gte=0), help="stop after so many words")
]
Words = Annotated[str, Parameter(name="--words", help="words to say, with spaces between them")]


# Records


def replay(record: Path, *, at: OnlyUpTo = None, plain: bool = False, as_json: AsJson = False) -> None:
    """Show a recorded game.

    In a terminal it opens on the full screen, to be stepped through; elsewhere it is told as sentences.

    Parameters
    ----------
    record
        a file that `play` has saved
    plain
        tell it as sentences in a terminal too
    """
    spoken = readers_voice()
    text = read_text(record)
    file = str(record)
    if as_json:
        print_json(replay_data(text, file, at, spoken))
    elif plain or not at_a_terminal():
        tell_replay(text, file, at, spoken)
    else:
        from westmarch.terminal.app.replaying import show

        show(text, file, spoken.lang, at)


def steps(text: str, file: str, at: int | None) -> Iterator[tuple[Table, int]]:
    """A recorded game's table before its first word and after each, with the seat that said it."""
    speaker = -1
    table: Table | None = None
    for table in replay_words(records.read(text, file), file):
        yield table, speaker
        if len(table.words) == at:
            return
        speaker = int(table.state.seat)
    if at is not None and table is not None:
        raise BadOptions(f"{file}: there are only {len(table.words)} words, not {at}")


def replay_data(text: str, file: str, at: int | None, spoken: Voice) -> dict[str, object]:
    """A recorded game for programs."""
    record = records.read(text, file)
    moves: list[dict[str, object]] = []
    for table, speaker in steps(text, file, at):
        if table.words:
            moves.append(
                {
                    "number": len(table.words),
                    "seat": table.game.seat_ids(table.options)[speaker],
                    "word": table.game.vocabulary.spell(table.words[-1]),
                    "meaning": spoken.word(table.game, table.words[-1]),
                    "log": sentences(table, spoken),
                }
            )
    return {
        "game": record.game,
        "rules": record.rules,
        "settings": record.options,
        "seed": record.seed,
        "words": len(record.words()),
        "moves": moves,
        **situation(table.game, table.state),
        "outcome": table.game.outcome(table.state) if table.state.over else None,
    }


def tell_replay(text: str, file: str, at: int | None, spoken: Voice) -> None:
    """A recorded game for people: a paragraph for each word."""
    for table, speaker in steps(text, file, at):
        if table.words:
            side = spoken.seat(table.game, table.game.seat_ids(table.options)[speaker])
            told = sentences(table, spoken) or [f"{side}: {spoken.word(table.game, table.words[-1])}."]
            tell(f"{len(table.words):3}  {' '.join(told)}")
    if table.state.over:
        tell(spoken.outcome(table.game, table.state))
    else:
        tell(spoken.prompt(table.game, table.state))


def sentences(table: Table, spoken: Voice) -> list[str]:
    """What the last word brought about."""
    return [line.text for line in spoken.story(table.game, table.state.notices or [])]


# Positions


def position(file: Path, *, words: Words = "", as_json: AsJson = False) -> None:
    """Load a position, say words in it, show what follows.

    Parameters
    ----------
    file
        a position in YAML
    """
    text = read_text(file)
    game = game_of(text, str(file))
    state = game.read_position(text, str(file))
    spoken = readers_voice()
    state.notices = []
    for spelling in words.split():
        say(game, state, spelling)
    if as_json:
        print_json(situation(game, state))
        return
    for line in spoken.story(game, state.notices):
        tell(line.text)
    tell(spoken.prompt(game, state))
    vain = game.in_vain(state)
    for word in state.options:
        note = f"  ({spoken.message('ui-in-vain')})" if word in vain else ""
        tell(f"  {game.vocabulary.spell(word):16} {spoken.word(game, word)}{note}")
    tell(f"---\n{game.position_text(state)}", end="")


def game_of(text: str, file: str) -> Game:
    """The game that a position file names."""
    try:
        return registry.find(registry.keys()[read_yaml(text, file).get("game").one_of(registry.keys())])
    except BadFile as error:
        raise BadFile(error.reason, error.line, file) from None


def say(game: Game, state: State, spelling: str) -> None:
    """Say a word; an illegal one is refused with the legal ones."""
    if state.over:
        raise IllegalWord(f"'{spelling[:60]}': the game is over")
    legal = " ".join(game.vocabulary.spell_all(state.options))
    try:
        word = game.vocabulary.number(spelling)
    except IllegalWord as error:
        raise IllegalWord(f"{error}; allowed: {legal}") from None
    if word not in state.options:
        raise IllegalWord(f"'{spelling}' is not allowed now; allowed: {legal}")
    state.choose(word)


def situation(game: Game, state: State) -> dict[str, object]:
    """What a state asks of whom, and the state itself."""
    over = bool(state.over)
    position = game.to_position(state)
    settings = position.get("options")
    assert isinstance(settings, dict)
    return {
        "seat": None if over else game.seat_ids(game.options(settings))[state.seat],
        "prompt": None if over else game.prompt(state).name,
        "options": game.vocabulary.spell_all(state.options),
        "in_vain": game.vocabulary.spell_all(sorted(game.in_vain(state))),
        "position": {"game": game.key, **position},
        "over": over,
        "returns": state.returns() if over else None,
    }
