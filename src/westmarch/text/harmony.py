"""The harmony of Ukrainian: `в` and `у`, `і` and `й` change with the sounds on both sides of them.

Names and numbers come into sentences from anywhere, so that no message can know which of the two fits; it is settled when the sentence is
complete. The browser does the same in web/src/text/harmony.ts.
"""

import re

VOWELS = "аеєиіїоуюя"
LETTERS = VOWELS + "бвгґджзйклмнпрстфхцчшщь"
IN = "ву"
SMALL_WORD = re.compile("(?<![а-яєіїґ’'-])[вуій](?= )", re.IGNORECASE)
GOES = re.compile("(?<![а-яєіїґ’'-])[ій](?=де |дуть )")  # the one verb that begins with either, too
BEFORE = re.compile(r"(\S)[»”]* *$")
AFTER = re.compile(r" +[«„“(]*(\d+|[^\W\d]+)")
LIKE_V = re.compile("в|ф|льв|[бгджзкстхцчш]в")  # what `в` cannot be said before
WITH_Y = tuple("йєїюя")  # what begins with the sound of `й`
ONE = re.compile("1?1$")  # numbers whose names begin with a vowel
EIGHT = re.compile("(1?8|8.|8..)$")  # numbers whose names begin with `в`


def in_harmony(text: str) -> str:
    """A text with the forms that are easy to say."""
    text = GOES.sub(lambda found: _and(_last_sound(text[: found.start()]), "д") or found[0], text)
    return SMALL_WORD.sub(lambda found: _fitting(found[0], text[: found.start()], text[found.end() :]), text)


def _fitting(word: str, before: str, after: str) -> str:
    """The form of a small word between two others; where a sound is unknown, the one that was written."""
    beginning = _beginning(after)
    if not beginning:
        return word
    small = word.lower()
    fitting = (_in if small in IN else _and)(_last_sound(before), beginning) or small
    return fitting if word == small else fitting.upper()


def _in(sound: str, beginning: str) -> str:
    if LIKE_V.match(beginning):
        return "у"
    if beginning[0] in VOWELS:
        return "в"
    return sound and ("в" if sound in VOWELS else "у")


def _and(sound: str, beginning: str) -> str:
    if beginning.startswith(WITH_Y):
        return "і"
    return sound and ("й" if sound in VOWELS else "і")


def _last_sound(before: str) -> str:
    """The last letter of what comes before; a consonant for a pause, nothing where the sound is unknown."""
    found = BEFORE.search(before.lower())
    if not found:
        return "б"
    last = found[1]
    return last if last in LETTERS else "" if last.isalnum() else "б"


def _beginning(after: str) -> str:
    """How the next word begins; nothing where the sound is unknown."""
    found = AFTER.match(after.lower())
    if not found:
        return ""
    word = found[1]
    if word.isdecimal():
        return "о" if ONE.match(word) else "в" if EIGHT.match(word) else "д"
    return word if word[0] in LETTERS else ""
