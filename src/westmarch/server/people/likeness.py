"""Names that look alike: nobody may pass for an account's owner or for the computer by letters of another alphabet."""

import unicodedata
from itertools import product
from typing import TYPE_CHECKING

from westmarch.server.refusal import Refused

if TYPE_CHECKING:
    from westmarch.server.storage.store import Store

MAX_LIKENESS = 160  # letters, as the database has room for them

# Letters of other alphabets, digits and signs, by the Latin letter that they look like in small or in capitals.
LOOKS_LIKE = str.maketrans(
    {
        letter: latin
        for latin, letters in {
            "a": "аαɑ", "b": "вβ8", "c": "сϲ", "d": "ԁ", "e": "еєεэ3", "g": "ɡ", "h": "нһη", "j": "ј", "k": "кκ",
            "l": "iі1ιӏı|!", "m": "м", "n": "п", "o": "оο0", "p": "рρ", "q": "ԛ", "s": "ѕ5$", "t": "тτ", "u": "υμ",
            "v": "ν", "w": "ԝω", "x": "хχ", "y": "уγ", "z": "ζ2",
        }.items()
        for letter in letters
    }
)  # fmt: skip
COMPUTERS = ("computer", "компьютер", "комп'ютер")
LEVELS = (
    "", "easy", "medium", "hard", "master", "лёгкий", "средний", "сильный", "мастер", "легкий", "середній", "сильний", "майстер",
)  # fmt: skip


def likeness(name: str) -> str:
    """What a name looks like: two names with the same likeness can be taken for each other."""
    apart = unicodedata.normalize("NFKD", name.casefold())
    letters = "".join(c for c in apart if unicodedata.category(c)[0] in "LN" or c in "|!$")
    return letters.translate(LOOKS_LIKE).replace("rn", "m")


OF_COMPUTERS = frozenset(likeness(computer + level) for computer, level in product(COMPUTERS, LEVELS))
OF_NOBODY = frozenset(
    likeness(name) for name in ("former player", "a former player", "бывший игрок", "колишній гравець")
)


def is_a_computers(name: str) -> bool:
    """Whether a name could be taken for that of a computer player."""
    return likeness(name) in OF_COMPUTERS


def is_nobodys(name: str) -> bool:
    """Whether a name could be taken for that of somebody whose account is gone."""
    return likeness(name) in OF_NOBODY


async def check_name(store: "Store", name: str, person: str) -> None:
    """Refuse a name by which somebody would pass for another or for the computer."""
    known, alike = await store.by_login(name), await store.by_likeness(likeness(name))
    if known is not None and known.id != person:
        raise Refused("name_taken")
    if is_a_computers(name) or is_nobodys(name) or (alike is not None and alike.id != person):
        raise Refused("name_confusing")


def log_in_by(name: str) -> dict[str, str]:
    """What is stored of an account's name, so that nobody else can take it or one that looks like it."""
    return {"login": name.casefold(), "likeness": likeness(name)[:MAX_LIKENESS]}
