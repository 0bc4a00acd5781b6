"""Every sentence that can be read at the table, with the values that it can take: for a person to read through, and for tests.

The names of things are given with all their forms, each once; sentences about them then take every value where there are few, and
where there are many (cards, regions) some of each kind. What the tests check takes all.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax.ast import Attribute, Message

from westmarch.core.game import Game
from westmarch.core.state import EVERYBODY, Notice
from westmarch.core.words import SPARE, Thing
from westmarch.text import LANGUAGES, Speech
from westmarch.text.tellers import components

from .games import GAMES, MOST_COMBINATIONS, combinations, notice_values, prompt_values
from .message_files import everything, full_speech, messages, paths, values_of

FEW = 9  # so many values of a sense are read through one by one
OF_EACH_KIND = 3  # so many of each kind where there are more
MOST_SENTENCES = 40  # of one message, in the file for people: where there would be more, each value once
GRAMMAR = ("count", "gender", "plural")  # forms that are no text but tell sentences which words agree with a name
SAID_BY_GAMES = ("notice", "each", "prompt", "word", "text")


class Sentence(NamedTuple):
    """A sentence and the message that it comes from."""

    key: str
    text: str


def few(game: Game, sense: str, values: Sequence[int]) -> Sequence[int]:
    """Some values of each kind: of component, and of how their names behave in sentences."""
    if len(values) <= FEW or sense in ("number", "dice", "faces"):
        return values
    kinds: dict[object, list[int]] = defaultdict(list)
    for value in values:
        kinds[kind_of(game, game.thing(sense, value))].append(value)
    chosen = [value for group in kinds.values() for value in group[:OF_EACH_KIND]]
    return sorted(chosen)


def kind_of(game: Game, thing: Thing) -> object:
    """What tells a thing from others in a sentence."""
    component = components(game).get(thing.id.partition(".")[0])
    grammar = tuple(
        full_speech(lang).thing(game, thing, form) for lang in LANGUAGES for form in grammar_of(game, thing, lang)
    )
    return (component.kind if component else "", "." in thing.id, grammar)


def grammar_of(game: Game, thing: Thing, lang: str) -> list[str]:
    """The grammatical forms that the name of a thing has."""
    message = everything(lang).get(f"{game.key}-{thing.sense}-{thing.id.partition('.')[0]}")
    return [one.id.name for one in message.attributes if one.id.name in GRAMMAR] if message else []


# What games say


def names(game: Game, lang: str) -> Iterator[Sentence]:
    """Every name of a thing with its forms."""
    spoken = full_speech(lang)
    for key, message in messages(paths(lang)[game.key]).items():
        if message.attributes and values_of(lang, message) == {}:
            forms = [
                f"{one.id.name}: {spoken.message(f'{key}.{one.id.name}')}"
                for one in message.attributes
                if plain(lang, one)
            ]
            yield Sentence(key, " · ".join([spoken.message(key), *forms]))


def plain(lang: str, node: Message | Attribute) -> bool:
    """Whether a message needs no values."""
    return not values_of(lang, node)


def notices(game: Game, lang: str, *, everything_it_can: bool) -> Iterator[Sentence]:
    """Every log entry."""
    for number, kind in enumerate(game.notices):
        values = [notice_values(game, kind.name, place, sense) for place, sense in enumerate(kind.senses)]
        if not everything_it_can:
            values = [few(game, sense, some) for sense, some in zip(kind.senses, values, strict=True)]
        for args in combinations(values, MOST_COMBINATIONS if everything_it_can else MOST_SENTENCES):
            key = f"{game.key}-notice-{kind.name}"
            yield Sentence(key, full_speech(lang).notice(game, Notice(EVERYBODY, number, tuple(args))))


def prompts(game: Game, lang: str, *, everything_it_can: bool) -> Iterator[Sentence]:
    """Every question."""
    state = game.new(game.options(), 1)
    for number, prompt in enumerate(game.prompts):
        state.prompt = number
        values = [prompt_values(game, sense) for sense in prompt.senses]
        if not everything_it_can:
            values = [few(game, sense, some) for sense, some in zip(prompt.senses, values, strict=True)]
        for args in combinations(values, MOST_COMBINATIONS if everything_it_can else MOST_SENTENCES):
            state.prompt_args = args
            yield Sentence(f"{game.key}-prompt-{prompt.name}", full_speech(lang).prompt(game, state))


def words(game: Game, lang: str, *, everything_it_can: bool) -> Iterator[Sentence]:
    """Every option."""
    met: dict[str, int] = defaultdict(int)
    for number, word in enumerate(game.vocabulary.words):
        met[word.verb] += 1
        if word != SPARE and (everything_it_can or met[word.verb] <= FEW):
            yield Sentence(f"{game.key}-word-{word.verb}", full_speech(lang).word(game, number))


def descriptions(game: Game, lang: str) -> Iterator[Sentence]:
    """What everything in the box is called and does."""
    spoken = full_speech(lang)
    for one in game.components():
        yield Sentence(f"{game.key}-text-{one.id}", f"{spoken.name(game, one.id)}: {spoken.description(game, one.id)}")


# What everything else says


def general(name: str, lang: str) -> Iterator[Sentence]:
    """The messages of a file that no game fills in, with each variant of every variable."""
    for key, message in messages(paths(lang)[name]).items():
        if not said_by_a_game(key):
            if message.value is not None:
                yield from variants(lang, key, message)
            for attribute in message.attributes:
                yield from variants(lang, f"{key}.{attribute.id.name}", attribute)


def said_by_a_game(key: str) -> bool:
    """Whether a message is told with the things of a game."""
    game, _, rest = key.partition("-")
    return (game in GAMES and rest.split("-")[0] in SAID_BY_GAMES) or key in helpers()


@cache
def helpers() -> frozenset[str]:
    """Messages that are parts of texts of cards."""
    return frozenset(
        key
        for key in everything("en")
        if key.split("-")[0] in GAMES
        and any(name.startswith(("effect", "price")) for name in values_of("en", everything("en")[key]))
    )


def variants(lang: str, key: str, node: Message | Attribute) -> Iterator[Sentence]:
    """A message with every variant of its variables, each sentence once."""
    values = values_of(lang, node)
    spoken: Speech = full_speech(lang)
    said: dict[str, None] = {}
    for chosen in combinations([range(len(one)) for one in values.values()]):
        args = {name: values[name][at] for name, at in zip(values, chosen, strict=True)}
        said.setdefault(spoken.message(key, **args))
    yield from (Sentence(key, text) for text in said)


# The file for people


def rendered(lang: str) -> str:
    """All sentences of a language."""
    parts: list[str] = []
    for name in paths(lang):
        parts.append(f"\n\n==== {name} ====")
        if name in GAMES:
            game = GAMES[name]
            parts.extend(section("names and their forms", names(game, lang)))
            parts.extend(section("questions", prompts(game, lang, everything_it_can=False)))
            parts.extend(section("options", words(game, lang, everything_it_can=False)))
            parts.extend(section("log", notices(game, lang, everything_it_can=False)))
            parts.extend(section("components", descriptions(game, lang)))
        parts.extend(section("messages", general(name, lang)))
    return "\n".join(parts) + "\n"


def section(title: str, sentences: Iterable[Sentence]) -> Iterator[str]:
    """The sentences of a section under the keys of their messages, each once."""
    yield f"\n-- {title} --"
    by_key: dict[str, dict[str, None]] = defaultdict(dict)
    for sentence in sentences:
        by_key[sentence.key].setdefault(sentence.text)
    for key, texts in by_key.items():
        yield f"{key}"
        yield from (f"    {text}" for text in texts)


def write(folder: Path) -> None:
    """Write a file for each language."""
    folder.mkdir(parents=True, exist_ok=True)
    for lang in LANGUAGES:
        (folder / f"sentences.{lang}.txt").write_text(rendered(lang), encoding="utf-8")
