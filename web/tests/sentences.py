"""What the terminal's speech says about real games in every language, as JSON: the browser must say the same.

`python sentences.py GAMES` plays so many random games of each kind and prints names, descriptions, options, questions and log
entries with their sentences.
"""

import json
import random
import sys
from typing import Any

import msgspec

from westmarch.core import registry
from westmarch.core.game import Component, Game
from westmarch.core.state import Notice, State
from westmarch.core.words import Thing
from westmarch.server.http import catalogue
from westmarch.server.protocol.telling import sayable
from westmarch.text import LANGUAGES, speech, tellers

VOICES = {lang: speech(lang) for lang in LANGUAGES}


def plain(things: "list[Thing] | tuple[Thing, ...]") -> list[dict[str, str]]:
    """Things as the protocol sends them."""
    return [{"sense": thing.sense, "id": thing.id} for thing in things]


def about_component(game: Game, component: Component) -> dict[str, Any]:
    """A component's name and description."""
    return {
        "what": "component",
        "id": component.id,
        "said": {
            lang: [voice.name(game, component.id), voice.description(game, component.id)]
            for lang, voice in VOICES.items()
        },
    }


def about_word(game: Game, word: int) -> dict[str, Any]:
    """An option and what it means."""
    said = game.vocabulary.words[word]
    return {
        "what": "word",
        "verb": said.verb,
        "things": plain(said.things),
        "said": {lang: voice.word(game, word) for lang, voice in VOICES.items()},
    }


def about_prompt(game: Game, state: State) -> dict[str, Any]:
    """A question."""
    return {
        "what": "prompt",
        "name": game.prompt(state).name,
        "args": plain(game.prompt_things(state)),
        "said": {lang: voice.prompt(game, state) for lang, voice in VOICES.items()},
    }


def about_notice(game: Game, notice: Notice) -> dict[str, Any]:
    """A log entry."""
    kind, _, place, gathers = game.notices[notice.kind]
    things = game.notice_things(notice)
    return {
        "what": "notice",
        "kind": kind,
        "things": plain(things),
        "about": msgspec.to_builtins(sayable(tellers.about_notice(game, kind, things))),
        "place": place,
        "gathers": list(gathers),
        "said": {lang: voice.notice(game, notice) for lang, voice in VOICES.items()},
    }


def about_line(game: Game, notices: list[Notice]) -> dict[str, Any]:
    """Everything that a word brought about, as the log tells it."""
    keys = ("kind", "things", "about", "place", "gathers")
    return {
        "what": "story",
        "entries": [{"of": "game"} | {key: about_notice(game, notice)[key] for key in keys} for notice in notices],
        "said": {lang: [line.text for line in voice.story(game, notices)] for lang, voice in VOICES.items()},
    }


def about_outcome(game: Game, state: State) -> dict[str, Any]:
    """The end of a game."""
    return {
        "what": "outcome",
        "outcome": game.outcome(state),
        "said": {lang: voice.outcome(game, state) for lang, voice in VOICES.items()},
    }


def cases(game: Game, games: int) -> list[dict[str, Any]]:
    """Everything said in some games, each sentence once."""
    found: dict[str, dict[str, Any]] = {}

    def note(case: dict[str, Any]) -> None:
        found.setdefault(json.dumps({key: value for key, value in case.items() if key != "said"}), case)

    for component in game.components():
        note(about_component(game, component))
    for seed in range(games):
        rng = random.Random(seed)
        state = game.new(game.options({}), seed)
        while not state.over:
            note(about_prompt(game, state))
            state.notices = []
            word = rng.choice(state.options)
            note(about_word(game, word))
            state.choose(word)
            for notice in state.notices or []:
                note(about_notice(game, notice))
            note(about_line(game, state.notices or []))
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
