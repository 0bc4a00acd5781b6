"""Texts of strangers as they may be shown: without characters that a terminal would obey or that turn what is read around."""

import json
import unicodedata

LINE_ENDS = "\n\t"


def is_shown(character: str) -> bool:
    """Whether a character is more than a control, a direction or half of a pair."""
    return unicodedata.category(character)[0] != "C"


def plain(text: str) -> str:
    """Text without control and format characters; its lines stay."""
    if text.isprintable():
        return text
    return "".join(c for c in text if c in LINE_ENDS or is_shown(c))


def plain_json(data: object) -> str:
    """Data as JSON in which such characters are escaped, so that it reads back the same."""
    text = json.dumps(data, ensure_ascii=False, indent=2)
    if text.isascii():
        return text
    return "".join(c if c == "\n" or is_shown(c) else json.dumps(c)[1:-1] for c in text)
