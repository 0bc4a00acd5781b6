"""What cards do, by number: tables that the declarations fill and the rules look into."""

from westmarch.core.frames import Effect

EFFECTS: dict[int, Effect] = {}  # what a card does when it is asked
# What a card before a seat does when wits are lost, and whether its own seat's (or another's).
LISTENERS: dict[int, tuple[bool, Effect]] = {}
