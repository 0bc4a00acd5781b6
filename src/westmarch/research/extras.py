"""What this room needs beyond Westmarch itself, and the one sentence that says how to get it."""

import importlib
from types import ModuleType

from westmarch.core.errors import WestmarchError


class MissingExtra(WestmarchError, ImportError):
    """A library that is not installed; the message says which extra brings it."""


def need(module: str, extra: str = "research") -> ModuleType:
    """A library of an extra."""
    try:
        return importlib.import_module(module)
    except ImportError:
        raise MissingExtra(f"{module} is not installed; the extra westmarch[{extra}] brings it") from None
