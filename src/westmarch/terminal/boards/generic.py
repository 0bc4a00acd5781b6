"""A board for any game: its view as a tree, with the things of the present options marked."""

from collections.abc import Iterator

import msgspec
from rich.style import Style

from westmarch.core.words import Thing
from westmarch.terminal.boards.base import Board, Scene
from westmarch.terminal.boards.canvas import PLAIN, Canvas, fit

INDENT = 2
HEADING = Style(bold=True)
MARKED = Style(color="yellow", bold=True)
LIST_WIDTH = 100  # a list of plain values longer than this is told one value a line


class GenericBoard(Board):
    """The view as a tree."""

    def draw(self, scene: Scene, width: int, height: int) -> Canvas:
        rows = list(self._rows(scene, msgspec.to_builtins(scene.view), 0))
        canvas = Canvas(width, max(height, len(rows)))
        things = {thing.id: thing for thing in self.things(scene)}
        allowed = {thing.id for thing in scene.allowed()}
        pointed = {thing.id for thing in scene.things_of(scene.pointed)}
        for y, (depth, key, values) in enumerate(rows):
            x = canvas.put(depth * INDENT, y, key, HEADING if not values else PLAIN)
            for value in values:
                style = MARKED + Style(reverse=value in pointed) if value in allowed | pointed else PLAIN
                x = canvas.put(
                    x + 1, y, fit(self._name(scene, things.get(value), value), width - x - 1), style, things.get(value)
                )
        return canvas

    def lines(self, scene: Scene) -> list[str]:
        things = {thing.id: thing for thing in self.things(scene)}
        return [
            " " * INDENT * depth + " ".join([key, *[self._name(scene, things.get(value), value) for value in values]])
            for depth, key, values in self._rows(scene, msgspec.to_builtins(scene.view), 0)
        ]

    def _name(self, scene: Scene, thing: Thing | None, text: str) -> str:
        return scene.speech.thing(self.game, thing) if thing is not None else text

    def _rows(self, scene: Scene, data: object, depth: int) -> Iterator[tuple[int, str, list[str]]]:
        """Lines of the tree: depth, key, and the values that stand behind it."""
        entries: list[tuple[str, object]] = []
        if isinstance(data, dict):
            entries = [(f"{key}:", value) for key, value in data.items()]
        elif isinstance(data, list | tuple):
            entries = [("-", value) for value in data]
        for key, value in entries:
            plain = plain_values(value)
            if plain is not None:
                yield depth, key, plain
            else:
                yield depth, key, []
                yield from self._rows(scene, value, depth + 1)


def plain_values(value: object) -> list[str] | None:
    """A value, or a short list of values, that fits on its key's line."""
    if isinstance(value, dict):
        return ["–"] if not value else None
    if isinstance(value, list | tuple):
        if any(isinstance(inner, dict | list | tuple) for inner in value):
            return None
        texts = [str(inner) for inner in value]
        return (texts or ["–"]) if sum(map(len, texts)) <= LIST_WIDTH else None
    return ["–" if value is None else str(value)]
