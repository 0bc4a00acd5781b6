"""Doubtful facts: what an owner of a game can look up on the real cards, and a form for the answers."""

from collections.abc import Iterator

from westmarch.core import registry
from westmarch.core.game import Component, Game
from westmarch.core.written.corrections import Doubt, told
from westmarch.terminal.commands.look_up import doubt_row
from westmarch.terminal.shell import AsJson, print_json, readers_voice, tell
from westmarch.terminal.voice import Voice


def doubtful(game: str | None = None, /, *, form: bool = False, as_data: AsJson = False) -> None:
    """List the facts that our sources leave open, with what is taken for true and what else may be printed.

    Parameters
    ----------
    game
        the game's key; without one, all games
    form
        print a file for corrections: change the right lines, save it, give it with --corrections FILE
    """
    found = [registry.find(key) for key in (registry.keys() if game is None else [game])]
    spoken = readers_voice()
    if as_data:
        print_json([row for one in found for row in rows(one)])
    elif form:
        tell("\n".join(form_lines(found, spoken)))
    else:
        for one in found:
            tell("\n".join(listing(one, spoken)))


def doubts_of(game: Game) -> Iterator[tuple[Component, Doubt]]:
    """All doubts of a game."""
    return ((part, doubt) for part in game.components() for doubt in part.doubtful)


def rows(game: Game) -> list[dict[str, object]]:
    """The doubts of a game for programs."""
    return [{"game": game.key, "id": part.id, **doubt_row(doubt)} for part, doubt in doubts_of(game)]


def listing(game: Game, spoken: Voice) -> list[str]:
    """The doubts of a game for people."""
    lines = [spoken.game_name(game)]
    for part, doubt in doubts_of(game):
        lines.append(f"  {spoken.name(game, part.id)}: {spoken.doubt(game, part.id, doubt)}")
        if doubt.others:
            answers = ", ".join(answer_line(game, part, doubt, spoken))
            lines.append(f"    {part.id}: {doubt.fact}: {written(doubt)}   ({answers})")
        else:
            lines.append(f"    {spoken.message('terminal-doubtful-tell')}")
    return lines


def answer_line(game: Game, part: Component, doubt: Doubt, spoken: Voice) -> list[str]:
    """The possible answers, each as it is written and with what it means."""
    said = [(str(one), spoken.doubt_answer(game, part.id, doubt, one)) for one in doubt.choices()]
    return [one if one == meaning else f"{one} = {meaning}" for one, meaning in said]


def written(doubt: Doubt) -> str:
    """The answer in force as a file has it."""
    return f"[{told(doubt.answer)}]" if doubt.several else told(doubt.answer)


def form_lines(games: list[Game], spoken: Voice) -> list[str]:
    """A file for corrections in which every line is a comment, but for what is corrected already."""
    lines = [f"# {spoken.message('terminal-doubtful-form')}"]
    for game in games:
        parts = [part for part in game.components() if any(doubt.others for doubt in part.doubtful)]
        lines += [f"{'' if game.corrections() else '# '}{game.key}:"] if parts else []
        for part in parts:
            own = [doubt for doubt in part.doubtful if doubt.others]
            corrected = any(doubt.answer != doubt.used for doubt in own)
            lines.append(f"{'' if corrected else '# '}  {part.id}:  # {spoken.name(game, part.id)}")
            for doubt in own:
                mark = "" if doubt.answer != doubt.used else "# "
                asked = f"{spoken.doubt(game, part.id, doubt)} {', '.join(answer_line(game, part, doubt, spoken))}"
                lines.append(f"{mark}    {doubt.fact}: {written(doubt)}  # {asked}")
    return lines
