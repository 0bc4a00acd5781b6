"""One language at the table: names, questions, options, log and results, told with the Fluent messages beside this file.

Every game's messages are found by their keys: `<game>-prompt-<name>`, `<game>-word-<verb>`, `<game>-notice-<name>`,
`<game>-<sense>-<id>` for a thing's name with its grammatical forms as attributes, `<game>-text-<id>` for what it does.
A second copy of a thing on the table, `<id>.2`, has the name of the thing and its number.
What a game's messages need beside them comes from `tellers`.
"""

import re
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

from westmarch.core.corrections import Doubt, One
from westmarch.core.errors import BadOptions
from westmarch.core.game import Game
from westmarch.core.state import Notice, State
from westmarch.core.words import Thing
from westmarch.text.facts import Amount, Listed, Speakable
from westmarch.text.tellers import about, about_notice, by_sense, components

LANGUAGES = ("en", "ru", "uk")


@cache
def speech(lang: str) -> "Speech":
    """The speech of a language."""
    if lang not in LANGUAGES:
        raise BadOptions(f"there is no language '{lang[:20]}'; there are: {', '.join(LANGUAGES)}")
    return Speech(lang)


class Speech:
    """One language. Made by `speech`."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._attributes: dict[str, tuple[str, ...]] = {}  # of each message
        self._forms: dict[str, tuple[str, ...]] = {}  # of each family of messages, filled when asked for
        self._named: dict[tuple[str, Thing, str], str] = {}
        for text in sources(lang):
            self.add(text)

    def add(self, text: str) -> None:
        """Learn the messages of a file; a game from outside this package brings its own."""
        resource = FluentResource(text)
        self._bundle.add_resource(resource, allow_overrides=True)
        for entry in resource.body:
            if isinstance(entry, Message):
                self._attributes[entry.id.name] = tuple(one.id.name for one in entry.attributes)
        self._forms.clear()
        self._named.clear()

    # Any message

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return self._bundle.has_message(key)

    def message(self, key: str, **args: object) -> str:
        """A message, or with `key.attribute` one of its attributes; one that is missing or lacks an argument raises."""
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise KeyError(f"{self.lang}, {key}: {errors[0]}")
        return re.sub("[ \n]+", " ", str(text)).strip()

    # A game and its settings

    def game_name(self, game: Game) -> str:
        """A game's short name."""
        return self.message(f"{game.key}-name")

    def game_title(self, game: Game) -> str:
        """A game's name in full."""
        return self.message(f"{game.key}-title")

    def game_about(self, game: Game) -> str:
        """What kind of game it is, in a few sentences."""
        return self.message(f"{game.key}-about")

    def scenario_name(self, game: Game, scenario: str) -> str:
        """A scenario's name."""
        return self.message(f"{game.key}-scenario-{scenario}")

    def preset_name(self, game: Game, preset: str) -> str:
        """The name of a set of settings."""
        return self.message(f"{game.key}-preset-{preset}")

    def option_name(self, game: Game, option: str) -> str:
        """A setting's name."""
        return self.message(f"{game.key}-option-{option}")

    def option_text(self, game: Game, option: str) -> str:
        """What a setting changes."""
        return self.message(f"{game.key}-option-{option}.text")

    # Things

    def thing(self, game: Game, thing: Thing, form: str = "") -> str:
        """What a thing is called; a form that a message lacks is its plain form, and numbers stand for themselves."""
        known = self._named.get((game.key, thing, form))
        if known is None:
            known = self._named[game.key, thing, form] = self._name(game, thing, form)
        return known

    def name(self, game: Game, component_id: str) -> str:
        """What a component is called: by its kind, or as a card where all kinds of cards are named alike."""
        kind = components(game)[component_id].kind
        sense = kind if self.has(f"{game.key}-{kind}-{component_id}") else "card"
        return self.thing(game, Thing(sense, component_id))

    def description(self, game: Game, component_id: str) -> str:
        """What a component costs and does, in plain words."""
        component = components(game)[component_id]
        written = f"{game.key}-text-{component_id}"
        key = written if self.has(written) else f"{game.key}-text-{component.kind}"
        return self.message(key, **self._spoken(game, about(game, component_id)))

    # What is doubtful about a component

    def doubt(self, game: Game, component_id: str, doubt: Doubt) -> str:
        """What is to be looked up on the real thing."""
        return self.message(self._doubt_key(game, component_id, doubt))

    def doubt_answer(self, game: Game, component_id: str, doubt: Doubt, answer: One) -> str:
        """What one of the answers means: a thing's name, a message of the doubt, or the number itself."""
        if isinstance(answer, int):
            return str(answer)
        if doubt.several:
            sense = next((one for one in ("faction", "card") if self.has(f"{game.key}-{one}-{answer}")), "card")
            return self.thing(game, Thing(sense, answer))
        return self.message(f"{self._doubt_key(game, component_id, doubt)}.{answer}")

    def _doubt_key(self, game: Game, component_id: str, doubt: Doubt) -> str:
        own = f"{game.key}-doubt-{component_id}-{doubt.fact}"
        return own if self.has(own) else f"{game.key}-doubt-{doubt.fact}"

    def _name(self, game: Game, thing: Thing, form: str) -> str:
        title, _, copy = thing.id.partition(".")
        key = f"{game.key}-{thing.sense}-{title}"
        if is_number(thing.id) and not self.has(key):
            return thing.id
        name = self.message(f"{key}.{form}" if form in self._attributes.get(key, ()) else key)
        return self.message("ui-copy", name=name, number=copy) if copy else name

    # At the table

    def word(self, game: Game, word: int) -> str:
        """What choosing a word means."""
        said = game.vocabulary.words[word]
        own = f"{game.key}-word-{said.verb}"
        key = own if self.has(own) else f"ui-word-{said.verb}"
        return self.message(key, **self._arguments(game, said.things))

    def prompt(self, game: Game, state: State) -> str:
        """What is asked now; once the game is over, how it ended."""
        if state.over:
            return self.outcome(game, state)
        key = f"{game.key}-prompt-{game.prompt(state).name}"
        return self.message(key, **self._arguments(game, game.prompt_things(state)))

    def notice(self, game: Game, notice: Notice) -> str:
        """One sentence of the log."""
        name = game.notices[notice.kind].name
        things = game.notice_things(notice)
        arguments = self._arguments(game, things) | self._spoken(game, about_notice(game, name, things))
        return self.message(f"{game.key}-notice-{name}", **arguments)

    def window(self, game: Game, kind: str) -> str:
        """What a kind of window is called: its prompt, and the sense and id of what tells it from others."""
        name, sense, which = kind.split(":")
        return self.message(f"{game.key}-window-{name}", **{sense: self.thing(game, Thing(sense, which))})

    def sheet_row(self, game: Game, name: str) -> str:
        """What a line of the score sheet is called."""
        return self.message(f"{game.key}-sheet-{name}")

    def outcome(self, game: Game, state: State) -> str:
        """Who won, and how."""
        outcome = game.outcome(state)
        return self.message(f"{game.key}-result", side_id=outcome["winner"], outcome_id=outcome["by"])

    # Arguments of messages

    def _arguments(self, game: Game, things: Iterable[Thing]) -> dict[str, object]:
        """Things by their senses, each with what is known about it."""
        arguments: dict[str, object] = {}
        for name, thing in by_sense(things):
            arguments |= self._spoken(game, {name: thing})
            title = thing.id.partition(".")[0]
            if title in components(game):
                arguments |= self._spoken(game, about(game, title), f"{name}_")
        return arguments

    def _spoken(self, game: Game, facts: Mapping[str, Speakable], prefix: str = "") -> dict[str, object]:
        """Facts as arguments: `$x` is a thing's name, `$x_id` its id, `$x_gen` and the like are its forms."""
        arguments: dict[str, object] = {}
        for name, value in facts.items():
            if isinstance(value, Thing):
                arguments |= self._spoken_thing(game, prefix + name, value)
            elif isinstance(value, Listed):
                arguments[prefix + name] = self._spoken_list(game, value)
            else:
                arguments[prefix + name] = value
        return arguments

    def _spoken_thing(self, game: Game, name: str, thing: Thing) -> dict[str, object]:
        if is_number(thing.id):
            return {name: int(thing.id)}
        arguments: dict[str, object] = {name: self.thing(game, thing), f"{name}_id": thing.id}
        for form in self._forms_of(f"{game.key}-{thing.sense}-"):
            arguments[f"{name}_{form}"] = self.thing(game, thing, form)
        return arguments

    def _spoken_list(self, game: Game, listed: Listed) -> str:
        parts = [
            self.message(f"{game.key}-amount-{part.thing.id}", number=part.number)
            if isinstance(part, Amount)
            else self.thing(game, part)
            for part in listed.parts
        ]
        if len(parts) < 2:
            return "".join(parts)
        return self.message(f"ui-list-{listed.style}", start=", ".join(parts[:-1]), last=parts[-1])

    def _forms_of(self, family: str) -> tuple[str, ...]:
        """The forms in which some message of a family is given."""
        if family not in self._forms:
            found = {form for key, forms in self._attributes.items() if key.startswith(family) for form in forms}
            self._forms[family] = tuple(sorted(found))
        return self._forms[family]


def is_number(text: str) -> bool:
    """Whether a thing's id is a number, which stands for itself."""
    return text.removeprefix("-").isdecimal()


def sources(lang: str) -> list[str]:
    """The message files of a language, in the order of their names."""
    folder = files("westmarch.text").joinpath(lang)
    entries = sorted((entry for entry in folder.iterdir() if entry.name.endswith(".ftl")), key=lambda one: one.name)
    return [entry.read_text(encoding="utf-8") for entry in entries]
