"""One language at the table: names, questions, options, log and results, told with the Fluent messages beside this file.

Every game's messages are found by their keys: `<game>-prompt-<name>`, `<game>-word-<verb>`, `<game>-notice-<name>`,
`<game>-<sense>-<id>` for a thing's name with its grammatical forms as attributes, `<game>-text-<id>` for what it does.
A second copy of a thing on the table, `<id>.2`, has the name of the thing and its number.
What a game's messages need beside them comes from `tellers`.

Entries of the log that belong together (`chronicle`) are one sentence, in which `$each` lists them, each as
`<game>-each-<name>` says it; `$count` is their number, `$many` is `yes` where the verb is in the plural, `$times` how often one of them
happened. `$run` is the number of times that a player does the same. What is the reason of the next entry is told with its sentence, as
`<game>-notice-<name>.then` says it with `$sentence`, or with `$told`, which is the same as it begins a sentence and without its full stop.
"""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from westmarch.core.errors import BadOptions
from westmarch.core.game import Game
from westmarch.core.hidden.view import Hindrance
from westmarch.core.players.reasons import Reason
from westmarch.core.state import Notice, State
from westmarch.core.words import Thing
from westmarch.core.written.corrections import Doubt, One
from westmarch.text.chronicle import added_up, belong_together, differ_in_last, is_number, is_reason, lines_of, runs
from westmarch.text.facts import Amount, Listed, Speakable
from westmarch.text.harmony import in_harmony
from westmarch.text.messages import Messages
from westmarch.text.tellers import about, about_notice, by_sense, components
from westmarch.text.you import deed_of_you, sentence_of_you

LANGUAGES = ("en", "ru", "uk")
SUBJECTS = ("side", "player", "seat")  # the senses of those who act
MOST_PARTS = 5  # of a sentence that tells what somebody does in a row
SUBJECT_FORMS = ("start", "the", "short", "")  # of their names, those that begin a sentence
AND = ".and"  # the attribute of a message that goes on from another with the same subject
MET = ".met"  # the attribute of a message that tells the reader what he meets with: “The Wargs attack you”
GRAMMAR = ("_id", "_count", "_plural")  # arguments that are no text but tell sentences which words agree with a name
PLURAL = "yes"  # the form `plural` of a name that stands for several: "Wargs attack"


class Told(NamedTuple):
    """A line of the log, or a heading."""

    head: bool
    text: str


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
        self._messages = Messages(lang)
        self._forms: dict[str, tuple[str, ...]] = {}  # of each family of messages, filled when asked for
        self._named: dict[tuple[str, Thing, str], str] = {}
        for text in sources(lang):
            self.add(text)

    def add(self, text: str) -> None:
        """Learn the messages of a file; a game from outside this package brings its own."""
        self._messages.add(text)
        self._forms.clear()
        self._named.clear()

    # Any message

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return self._messages.has_message(key)

    def message(self, key: str, **args: object) -> str:
        """A message, or with `key.attribute` one of its attributes; one that is missing or lacks an argument raises."""
        name, _, attribute = key.partition(".")
        message = self._messages.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise KeyError(key)
        text, errors = self._messages.format_pattern(pattern, args)
        if errors:
            raise KeyError(f"{self.lang}, {key}: {errors[0]}")
        said = re.sub("[ \n]+", " ", str(text)).strip()
        return in_harmony(said) if self.lang == "uk" else said

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
        name = self.message(f"{key}.{form}" if form in self._messages.attributes.get(key, ()) else key)
        return self.message("ui-copy", name=name, number=copy) if copy and form != "plural" else name

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

    def hindrance(self, game: Game, hindrance: Hindrance) -> str:
        """Why something cannot be done."""
        return self.message(f"{game.key}-hindered-{hindrance.reason}", **self._arguments(game, list(hindrance.about)))

    def reasons(self, game: Game, reasons: Sequence[Reason]) -> str:
        """Why a choice is good, in a sentence; nothing where there is no reason."""
        deeds = [
            self.message(
                own if self.has(own := f"{game.key}-merit-{one.name}") else f"ui-merit-{one.name}", number=one.number
            )
            for one in reasons
        ]
        return self.message("ui-because", deeds=self._joined(deeds, "deeds")) if deeds else ""

    def notice(self, game: Game, notice: Notice, *further: Notice, reader: str = "") -> str:
        """One sentence of the log, for one entry or for several that it tells together; what the reader's seat does is told as what he does."""
        if further and is_reason(game, notice):
            sentence = self.notice(game, *further, reader=reader)
            about_itself = game.notice_things(notice)[:1] == game.notice_things(further[0])[:1]
            return sentence if about_itself else self._with_reason(game, notice, sentence)
        entries = [notice, *further]
        tell = self._gathered if game.notices[notice.kind].gathers else self._in_a_row
        return capitalised(tell(game, entries, reader))

    def story(self, game: Game, notices: Iterable[Notice], reader: str = "") -> list[Told]:
        """What happened, in headings and lines, to the one who holds a seat or to anybody."""
        return [
            Told(line.head, " ".join(self.notice(game, *entries, reader=reader) for entries in line.sentences))
            for line in lines_of(game, notices, self._goes_on)
        ]

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

    # Sentences of several log entries. What a kind gathers is a list in one sentence (`$each`). Else a message can have as attributes:
    # `and`, how it goes on from another with the same subject; `again`, how it goes on from itself; `latest`, where the last of several in
    # a row says all; `met`, how it is told to the reader who meets with what another one does.

    def _goes_on(self, game: Game, sentence: Sequence[Notice], notice: Notice) -> bool:
        """Whether an entry can go on from a sentence."""
        if is_reason(game, sentence[0]):
            return len(sentence) == 1 or self._goes_on(game, sentence[1:], notice)
        first, last = sentence[0], sentence[-1]
        if game.notices[first.kind].gathers:
            return belong_together(game, last, notice)
        subject = self._subject(game, first)
        if subject != self._subject(game, notice):
            return False
        if "latest" in self._messages.attributes.get(notice_key(game, first), ()):
            return first.kind == notice.kind
        if subject is None or "and" not in self._messages.attributes.get(notice_key(game, notice), ()):
            return False
        return differ_in_last(game, last, notice) or len(runs(game, sentence)) < MOST_PARTS

    def _subject(self, game: Game, notice: Notice) -> Thing | None:
        """The player that an entry is about."""
        things = game.notice_things(notice)
        return things[0] if things and things[0].sense in SUBJECTS else None

    def _gathered(self, game: Game, entries: Sequence[Notice], reader: str) -> str:
        """Entries that differ in what their kind gathers."""
        kind = game.notices[entries[0].kind]
        so_often = Counter(added_up(game, entries))
        every = [self._notice_arguments(game, one) | {"times": times} for one, times in so_often.items()]
        each = [self.message(f"{game.key}-each-{kind.name}", **arguments) for arguments in every]
        several = len(each) > 1 or every[0].get(f"{kind.gathers[0]}_plural") == PLURAL
        list_of_all = {"each": self._joined(each, "and"), "count": len(each), "many": PLURAL if several else "no"}
        told = self.message(notice_key(game, entries[0]) + self._met(game, entries, reader), **every[0] | list_of_all)
        return self._to_reader(game, entries[0], reader, told, [*each, *names_in(every[0])]) or told

    def _in_a_row(self, game: Game, entries: Sequence[Notice], reader: str) -> str:
        """What somebody does, one thing after another."""
        if "latest" in self._messages.attributes.get(notice_key(game, entries[0]), ()):
            entries = entries[-1:]
        told = runs(game, entries)
        links = [self._link(game, told[:at], run) or self._met(game, run, reader) for at, run in enumerate(told)]
        every = [self._run_arguments(game, run) for run in told]
        parts = [
            self.message(notice_key(game, run[0]) + link, **arguments)
            for run, link, arguments in zip(told, links, every, strict=True)
        ]
        names = [names_in(arguments) for arguments in every]
        first, *more = self._parts_to_reader(game, entries[0], reader, links, parts, names) or parts
        return self._joined([first.removesuffix("."), *more], "deeds") + "." if more else first

    def _met(self, game: Game, entries: Sequence[Notice], reader: str) -> str:
        """The attribute by which the reader is told what he meets with, where a message has it and all entries are about his seat."""
        has_own = MET.removeprefix(".") in self._messages.attributes.get(notice_key(game, entries[0]), ())
        about_reader = all(any(is_seat(thing, reader) for thing in game.notice_things(one)) for one in entries)
        return MET if has_own and about_reader else ""

    def _to_reader(self, game: Game, notice: Notice, reader: str, sentence: str, names: Iterable[str]) -> str | None:
        """A sentence as the reader is told what he does himself; none where he does nothing, or it cannot be told so."""
        subject = self._subject(game, notice)
        if subject is None or subject.id != reader:
            return None
        own = [self.thing(game, subject, form) for form in SUBJECT_FORMS]
        return self._harmonious(sentence_of_you(self.lang, self.message("ui-you"), own, sentence, names))

    def _parts_to_reader(
        self,
        game: Game,
        notice: Notice,
        reader: str,
        links: Sequence[str],
        parts: Sequence[str],
        names: Sequence[Sequence[str]],
    ) -> list[str] | None:
        """The same for the parts of a sentence: all of them, or none."""
        begun = self._to_reader(game, notice, reader, parts[0], names[0])
        if begun is None:
            return None
        deeds = [
            self._harmonious(deed_of_you(self.lang, part, kept)) if link == AND else part
            for link, part, kept in zip(links[1:], parts[1:], names[1:], strict=True)
        ]
        turned = [deed for deed in deeds if deed is not None]
        return [begun, *turned] if len(turned) == len(deeds) else None

    def _harmonious(self, text: str | None) -> str | None:
        return in_harmony(text) if text is not None and self.lang == "uk" else text

    def _link(self, game: Game, before: Sequence[Sequence[Notice]], run: Sequence[Notice]) -> str:
        """The attribute by which a part of a sentence goes on from those before it."""
        if not before:
            return ""
        again = before[-1][0].kind == run[0].kind and "again" in self._messages.attributes[notice_key(game, run[0])]
        return ".again" if again else AND

    def _with_reason(self, game: Game, reason: Notice, sentence: str) -> str:
        arguments = self._notice_arguments(game, reason)
        forms = {"sentence": uncapitalised(sentence), "told": sentence.removesuffix(".")}
        return capitalised(self.message(f"{notice_key(game, reason)}.then", **arguments | forms))

    def _run_arguments(self, game: Game, run: list[Notice]) -> dict[str, object]:
        """The arguments of entries that differ in their last thing at most: things become a list, numbers are added."""
        every = [self._notice_arguments(game, notice) | {"run": len(run)} for notice in run]
        things = by_sense(game.notice_things(run[0]))
        if len(run) == 1 or len(things) == 1:
            return every[0]
        name, thing = things[-1]
        for key, value in self._spoken_thing(game, name, thing).items():
            if isinstance(value, int):
                every[0][key] = sum(int(str(arguments[key])) for arguments in every)
            else:
                every[0][key] = self._joined(so_often(str(arguments[key]) for arguments in every), "and")
        return every[0]

    # Arguments of messages

    def _notice_arguments(self, game: Game, notice: Notice) -> dict[str, object]:
        """What a log entry is told with."""
        things = game.notice_things(notice)
        told = about_notice(game, game.notices[notice.kind].name, things)
        return self._arguments(game, things) | self._spoken(game, told)

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
        return self._joined(parts, listed.style)

    def _joined(self, parts: list[str], style: str) -> str:
        """Several parts of a sentence in one breath."""
        if len(parts) < 2:
            return "".join(parts)
        return self.message(f"ui-list-{style}", start=", ".join(parts[:-1]), last=parts[-1])

    def _forms_of(self, family: str) -> tuple[str, ...]:
        """The forms in which some message of a family is given."""
        if family not in self._forms:
            found = {
                form for key, forms in self._messages.attributes.items() if key.startswith(family) for form in forms
            }
            self._forms[family] = tuple(sorted(found))
        return self._forms[family]


def is_seat(thing: Thing, seat: str) -> bool:
    """Whether a thing is this seat, by whatever sense a game speaks of those who act."""
    return thing.sense in SUBJECTS and thing.id == seat


def notice_key(game: Game, notice: Notice) -> str:
    """The message of a log entry."""
    return f"{game.key}-notice-{game.notices[notice.kind].name}"


def capitalised(sentence: str) -> str:
    """A sentence with a capital letter, for those that begin with a name which has none within a sentence."""
    return sentence[:1].upper() + sentence[1:]


def uncapitalised(sentence: str) -> str:
    """A sentence that goes on from another part of it: articles and prepositions are small within a sentence, names stay as they are."""
    return re.sub(r"^(The|An?|На|Your?|Вы|Ви|Ваша?)\b", lambda word: word[0].lower(), sentence)


def names_in(arguments: Mapping[str, object]) -> list[str]:
    """The names that come into a sentence with its arguments."""
    return [value for key, value in arguments.items() if isinstance(value, str) and not key.endswith(GRAMMAR)]


def so_often(names: Iterable[str]) -> list[str]:
    """Names, each once, with the number of those that are called alike."""
    return [name if times == 1 else f"{name} (×{times})" for name, times in Counter(names).items()]


def sources(lang: str) -> list[str]:
    """The message files of a language, in the order of their names."""
    folder = files("westmarch.text").joinpath(lang)
    entries = sorted((entry for entry in folder.iterdir() if entry.name.endswith(".ftl")), key=lambda one: one.name)
    return [entry.read_text(encoding="utf-8") for entry in entries]
