"""The message files of the house, those of the browser included: what is in them, and which values their sentences tell apart."""

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    Attribute,
    Message,
    MessageReference,
    NumberLiteral,
    SelectExpression,
    TextElement,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from westmarch.text import Speech

ROOT = Path(__file__).parents[2]
PLURALS = {"zero", "one", "two", "few", "many", "other"}
EACH_PLURAL = (0, 1, 2, 5, 11, 21, 22)
A_NUMBER = 5


def paths(lang: str) -> dict[str, Path]:
    """Every message file of a language by a short name: `duel`, `duel.web`, `web`."""
    found = {path.stem: path for path in sorted((ROOT / "src/westmarch/text" / lang).glob("*.ftl"))}
    found["web"] = ROOT / "web/src/text" / lang / "web.ftl"
    found["table.web"] = ROOT / "web/src/table/text" / f"{lang}.ftl"
    for path in sorted((ROOT / "web/src/boards").glob(f"*/text/{lang}.ftl")):
        found[f"{path.parents[1].name}.web"] = path
    return found


@cache
def messages(path: Path) -> dict[str, Message]:
    """The messages of a file by their keys."""
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    return {entry.id.name: entry for entry in body if isinstance(entry, Message)}


@cache
def everything(lang: str) -> dict[str, Message]:
    """The messages of all files."""
    return {key: message for path in paths(lang).values() for key, message in messages(path).items()}


@cache
def full_speech(lang: str) -> Speech:
    """A language with the browser's messages too."""
    spoken = Speech(lang)
    for path in paths(lang).values():
        spoken.add(path.read_text(encoding="utf-8"))
    return spoken


class Text(Visitor):
    """Gathers what players read: the text of messages without keys, selectors and placeables."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802
        self.found.append(node.value)


class Values(Visitor):
    """Gathers the variables of a message, in those that it refers to as well, with the variants that each is told apart by."""

    def __init__(self, lang: str) -> None:
        super().__init__()
        self.lang = lang
        self.found: dict[str, set[str]] = {}
        self.met: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.found.setdefault(node.id.name, set())

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, VariableReference):
            keys = self.found.setdefault(node.selector.id.name, set())
            keys |= {
                str(one.key.value if isinstance(one.key, NumberLiteral) else one.key.name) for one in node.variants
            }
        self.generic_visit(node)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        if node.id.name not in self.met:
            self.met.add(node.id.name)
            self.visit(everything(self.lang)[node.id.name])


def text_of(path: Path) -> Iterator[tuple[str, str]]:
    """The written pieces of each message of a file."""
    for key, message in messages(path).items():
        text = Text()
        text.visit(message)
        yield from ((key, piece) for piece in text.found)


def values_of(lang: str, node: Message | Attribute) -> dict[str, Sequence[object]]:
    """Every variable of a message or attribute with values that lead to each of its variants."""
    values = Values(lang)
    values.visit(node.value if isinstance(node, Message) else node)
    return {name: candidates(name, keys) for name, keys in values.found.items()}


def candidates(name: str, keys: set[str]) -> Sequence[object]:
    """Values of a variable: one for each of its variants; where it has none, what stands for it in a sentence."""
    numbers = [int(key) for key in keys if key.isdecimal()]
    if keys & (PLURALS - {"other"}) or (numbers and keys <= PLURALS | set(map(str, numbers))):
        return sorted({*EACH_PLURAL, *numbers})
    if keys:
        return sorted(keys)
    return (A_NUMBER,) if name.rstrip("0123456789") in ("number", "seconds", "all", "done", "total") else (f"‹{name}›",)
