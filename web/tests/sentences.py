"""What the terminal's speech says about real games in every language, as JSON: the browser must say the same.

`python sentences.py GAMES` plays so many random games of each kind and prints names, descriptions, options, questions and log
entries with their sentences.
"""

import json
import random
import sys
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from westmarch.core import registry
from westmarch.core.game import Component, Game
from westmarch.core.state import Notice, State
from westmarch.core.words import Thing
from westmarch.server.http import catalogue
from westmarch.server.protocol.telling import sayable
from westmarch.text import LANGUAGES, speech, tellers
from westmarch.text.speech import Speech

VOICES = {lang: speech(lang) for lang in LANGUAGES}


def plain(things: "list[Thing] | tuple[Thing, ...]") -> list[dict[str, str]]:
    """Things as the protocol sends them."""
    return [{"sense": thing.sense, "id": thing.id} for thing in things]


class Case(NamedTuple):
    """Something to be said: what the browser is given, and how the terminal says it."""

    given: dict[str, Any]
    say: Callable[[Speech], Any]


def about_component(game: Game, component: Component) -> Case:
    """A component's name and description."""
    given = {"what": "component", "id": component.id}
    return Case(given, lambda voice: [voice.name(game, component.id), voice.description(game, component.id)])


def about_word(game: Game, word: int) -> Case:
    """An option and what it means."""
    said = game.vocabulary.words[word]
    given = {"what": "word", "verb": said.verb, "things": plain(said.things)}
    return Case(given, lambda voice: voice.word(game, word))


def about_prompt(game: Game, state: State) -> Case:
    """A question."""
    given = {"what": "prompt", "name": game.prompt(state).name, "args": plain(game.prompt_things(state))}
    return Case(given, lambda voice: voice.prompt(game, state))


def entry(game: Game, notice: Notice) -> dict[str, Any]:
    """A log entry as the protocol sends it."""
    kind, _, place, gathers = game.notices[notice.kind]
    things = game.notice_things(notice)
    return {
        "kind": kind,
        "things": plain(things),
        "about": msgspec.to_builtins(sayable(tellers.about_notice(game, kind, things))),
        "place": place,
        "gathers": list(gathers),
    }


def about_notice(game: Game, notice: Notice) -> Case:
    """A log entry."""
    return Case({"what": "notice", **entry(game, notice)}, lambda voice: voice.notice(game, notice))


def about_line(game: Game, notices: list[Notice], reader: str) -> Case:
    """Everything that a word brought about, as the log tells it to the one who holds a seat, or to anybody."""
    entries = [{"of": "game", **entry(game, notice)} for notice in notices]
    given = {"what": "story", "entries": entries, "reader": reader}
    return Case(given, lambda voice: [line.text for line in voice.story(game, notices, reader)])


def about_outcome(game: Game, state: State) -> Case:
    """The end of a game."""
    return Case({"what": "outcome", "outcome": game.outcome(state)}, lambda voice: voice.outcome(game, state))


def cases(game: Game, games: int) -> list[dict[str, Any]]:
    """Everything said in some games, each sentence once."""
    found: dict[str, dict[str, Any]] = {}

    def note(case: Case) -> None:
        key = json.dumps(case.given)
        if key not in found:
            found[key] = {**case.given, "said": {lang: case.say(voice) for lang, voice in VOICES.items()}}

    for component in game.components():
        note(about_component(game, component))
    for seed in range(games):
        rng = random.Random(seed)
        options = game.options({})
        state = game.new(options, seed)
        seats = game.seat_ids(options)
        while not state.over:
            note(about_prompt(game, state))
            state.notices = []
            word = rng.choice(state.options)
            note(about_word(game, word))
            state.choose(word)
            for notice in state.notices or []:
                note(about_notice(game, notice))
            for reader in ("", seats[seed % len(seats)]):
                note(about_line(game, state.notices or [], reader))
        note(about_outcome(game, state))
    return list(found.values())


def main() -> None:
    """Print the sentences of all installed games."""
    told = {}
    keys = registry.keys()
    for key in keys:
        game = registry.find(key)
        sent = json.loads(catalogue.components(key).body)
        told[key] = {"components": sent, "cases": cases(game, int(sys.argv[1]))}
    json.dump(told, sys.stdout)


if __name__ == "__main__":
    main()
