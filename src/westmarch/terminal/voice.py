"""A language that never falls silent: what a game has no message for is said with the game's own ids.

The games of the house have all their messages; a game from elsewhere, or one that is being written, can be played too.
"""

from collections.abc import Callable
from functools import cache
from typing import ParamSpec

from westmarch.core.game import Game
from westmarch.core.state import Notice, State
from westmarch.core.words import Thing
from westmarch.core.written.corrections import Doubt, One
from westmarch.text.speech import Speech
from westmarch.text.tellers import components

P = ParamSpec("P")


@cache
def voice(lang: str) -> "Voice":
    """The voice of one of our languages."""
    return Voice(lang)


def readable(name: str) -> str:
    """An id as words."""
    return name.replace("_", " ").replace("-", " ")


def said_or(fallback: str, say: Callable[P, str], *args: P.args, **kwargs: P.kwargs) -> str:
    """What is said, or something else where there is no message for it."""
    try:
        return say(*args, **kwargs)
    except LookupError:
        return fallback


class Voice(Speech):
    """One language, made by `voice`."""

    def game_name(self, game: Game) -> str:
        return said_or(game.key, super().game_name, game)

    def game_about(self, game: Game) -> str:
        return said_or("", super().game_about, game)

    def scenario_name(self, game: Game, scenario: str) -> str:
        return said_or(scenario, super().scenario_name, game, scenario)

    def preset_name(self, game: Game, preset: str) -> str:
        return said_or(preset, super().preset_name, game, preset)

    def option_text(self, game: Game, option: str) -> str:
        return said_or("", super().option_text, game, option)

    def thing(self, game: Game, thing: Thing, form: str = "") -> str:
        return said_or(readable(thing.id), super().thing, game, thing, form)

    def description(self, game: Game, component_id: str) -> str:
        facts = components(game)[component_id].facts
        told = "; ".join(f"{readable(key)}: {value}" for key, value in facts.items())
        return said_or(told, super().description, game, component_id)

    def doubt(self, game: Game, component_id: str, doubt: Doubt) -> str:
        return said_or(readable(doubt.fact), super().doubt, game, component_id, doubt)

    def doubt_answer(self, game: Game, component_id: str, doubt: Doubt, answer: One) -> str:
        return said_or(readable(str(answer)), super().doubt_answer, game, component_id, doubt, answer)

    def word(self, game: Game, word: int) -> str:
        return said_or(game.vocabulary.spell(word), super().word, game, word)

    def prompt(self, game: Game, state: State) -> str:
        fallback = "" if state.over else self._listed(game, game.prompt(state).name, game.prompt_things(state))
        return said_or(fallback, super().prompt, game, state)

    def notice(self, game: Game, notice: Notice, *further: Notice, reader: str = "") -> str:
        fallback = self._listed(game, game.notices[notice.kind].name, game.notice_things(notice))
        return said_or(fallback, super().notice, game, notice, *further, reader=reader)

    def outcome(self, game: Game, state: State) -> str:
        told = ", ".join(f"{key}: {value}" for key, value in game.outcome(state).items())
        return said_or(told, super().outcome, game, state)

    def window(self, game: Game, kind: str) -> str:
        return said_or(readable(kind.replace(":", " ")), super().window, game, kind)

    def sheet_row(self, game: Game, name: str) -> str:
        return said_or(readable(name), super().sheet_row, game, name)

    def seat(self, game: Game, name: str) -> str:
        """What a seat is called, by its id."""
        sense = next((sense for sense in ("seat", "side") if self.has(f"{game.key}-{sense}-{name}")), "seat")
        return self.thing(game, Thing(sense, name))

    def _listed(self, game: Game, name: str, things: list[Thing]) -> str:
        told = ", ".join(self.thing(game, thing) for thing in things)
        return f"{readable(name)}: {told}" if told else readable(name)
