"""Fluent messages of a language, each read when it is first asked for.

Reading all of them takes most of a second, and a command says a few dozen of three thousand.
"""

import re

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

ENTRY = re.compile(r"^([a-z][\w-]*) *=.*\n(?:[ }].*\n|\n+(?=[ }]))*", re.MULTILINE | re.IGNORECASE)
ATTRIBUTE = re.compile(r"^ +\.([\w-]+) *=", re.MULTILINE)


class Messages(FluentBundle):
    """The messages of all files that were added; of two with the same name the later one holds."""

    def __init__(self, lang: str) -> None:
        super().__init__([lang], use_isolating=False)
        self.sources: dict[str, str] = {}  # the text of each message
        self.attributes: dict[str, tuple[str, ...]] = {}  # of each message

    def add(self, text: str) -> None:
        """Learn which messages a file has."""
        for entry in ENTRY.finditer(f"{text}\n"):
            name = entry[1]
            self.sources[name] = entry[0]
            self.attributes[name] = tuple(ATTRIBUTE.findall(entry[0]))
            self._compiled.pop(name, None)

    def has_message(self, message_id: str) -> bool:
        return message_id in self.sources

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        if not term and entry_id not in self._compiled:
            self.add_resource(FluentResource(self.sources[entry_id]), allow_overrides=True)
        return super()._lookup(entry_id, term)
