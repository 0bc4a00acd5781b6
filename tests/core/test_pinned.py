"""Seeded games of every game play as pinned, and words keep their numbers.

A change that was not meant shows itself here. For one that was: see that the other tests say the same, raise the game's rules number
if the same words now lead elsewhere than in a released version, write the pins anew (`python tools/pinned_games.py --write`), and say
why in the changelog. New words are appended to the file of words; a word that stands there never changes its number.
"""

from pathlib import Path

import pytest
from tools.pinned_games import FOLDER, GAMES, SEEDS, differences

from westmarch.core import registry, state

COMPILED = not state.__file__.endswith(".py")
PINNED_ON_PLAIN = 12  # plain Python is many times slower; the compiled engine plays them all


@pytest.mark.parametrize("key", GAMES)
def test_a_thousand_seeded_games_play_as_pinned(key: str) -> None:
    assert differences(key, SEEDS if COMPILED else PINNED_ON_PLAIN) == []


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.words.txt")), ids=lambda path: path.name)
def test_words_keep_their_numbers_when_others_join(path: Path) -> None:
    game = registry.find(path.name.removesuffix(".words.txt"))
    pinned = dict(line.split(" ", 1)[::-1] for line in path.read_text(encoding="utf-8").splitlines())
    now = {word.spelling: str(number) for number, word in enumerate(game.vocabulary.words) if word.spelling}
    assert {spelling: now.get(spelling) for spelling in pinned} == pinned
    missing = "\n".join(f"{now[spelling]} {spelling}" for spelling in now if spelling not in pinned)
    assert not missing, f"append these lines to {path.name}:\n{missing}"
