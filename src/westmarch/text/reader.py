"""Which language the one who gave a command reads: the one that was asked for, or that of the locale if we speak it, or English."""

import os
from contextvars import ContextVar

from westmarch.text.speech import LANGUAGES, speech

_asked_for: ContextVar[str] = ContextVar("asked_for", default="")


def ask_for(lang: str) -> None:
    """Have a language spoken from now on, or with nothing that of the locale; one that we do not speak is refused."""
    if lang:
        speech(lang)
    _asked_for.set(lang)


def language() -> str:
    """The reader's language."""
    return _asked_for.get() or locale_language()


def locale_language() -> str:
    """The first language we speak among those that the environment names."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name)
        if value:
            language = value.replace("-", "_").split("_")[0].split(".")[0].lower()
            return language if language in LANGUAGES else "en"
    return "en"
