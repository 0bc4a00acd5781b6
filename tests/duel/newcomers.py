"""Plays what test_new_card.py adds to a scratch copy: `python -m tests.duel.newcomers NAME ...`."""

import sys
from collections import Counter
from pathlib import Path

from tests.duel.board import PosedTable, position, turn

from westmarch.core.conformance import check_advice, check_all, check_reach
from westmarch.games.duel.game import DUEL
from westmarch.text.speech import speech

PINNED = Path(__file__).parents[1] / "pinned" / "duel.words.txt"
LANGUAGES = ("en", "ru", "uk")


def check_words(names: list[str]) -> None:
    """All old words keep their numbers; every newcomer has its words, and is told in every language."""
    for line in PINNED.read_text(encoding="utf-8").splitlines():
        number, spelling = line.split()
        assert DUEL.vocabulary.number(spelling) == int(number), spelling
    for name in names:
        assert any(name in [thing.id for thing in word.things] for word in DUEL.vocabulary.words), name
        for language in LANGUAGES:
            assert speech(language).name(DUEL, name), (language, name)
            assert speech(language).description(DUEL, name), (language, name)


def check_same_again(table: PosedTable) -> None:
    """The position says all that the view shows."""
    again = position(DUEL.to_position(table.state))
    assert all(again.view(viewer) == table.view(viewer) for viewer in (0, 1, -1))


def check_cards() -> None:
    """Cards are legal, are paid for, and do what they say."""
    table = turn("c1-24", "c1-09", me={"coins": 3}).say("play:c1-24")
    assert table.fellowship.coins == 1
    assert table.fellowship.skills == {"ruse": 1, "courage": 1}
    check_same_again(table)
    table = turn("c2-24", "c2-25", me={"cards": ["c1-24"], "coins": 1})
    assert table.price("c2-24") == 1
    check_same_again(table.say("play:c2-24"))
    assert table.fellowship.coins == 6
    table = turn("c2-25", "c2-24", me={"cards": ["c1-14"], "units": {"arnor": 1}}, foe={"units": {"rohan": 1}})
    assert table.say("play:c2-25 remove:rohan arnor-lindon").fellowship.units == {"lindon": 1}
    assert table.sauron.units == {}
    grey = turn("c3-07", "c3-06", me={"coins": 6}, foe={"cards": ["c1-24", "c1-01"]}, tiles=["isengard"])
    assert grey.say("take:isengard destroy:c1-24").discard.count("c1-24") == 1


def check_locations_and_tokens() -> None:
    """A location is taken, a lasting token answers, one that acts once acts."""
    table = turn("c3-07", "c3-06", me={"coins": 2}, tiles=["dale", "erebor"]).say("take:dale")
    assert table.fellowship.fortresses == ["rhovanion"]
    assert table.fellowship.coins == 3
    check_same_again(table)
    table = turn("c1-21", "c1-09", me={"tokens": ["elves-4"]}).say("play:c1-21 arnor")
    assert table.fellowship.coins == 2
    check_same_again(table)
    tokens = {"ents": ["ents-4", "ents-1"]}
    table = turn("c3-09", "c3-06", me={"cards": ["c3-08"], "coins": 5}, token_tops=tokens)
    assert table.say("play:c3-09 ents-4").fellowship.quest == 1


def check_games(names: list[str]) -> None:
    """Whole games keep what holds for every game, heuristics value everything, and every newcomer is met."""
    options = DUEL.options()
    check_advice(DUEL, options, 1)
    check_all(DUEL, options, 1)
    said: Counter[str] = check_reach(DUEL, options, 30)
    assert {name for name in names if not any(word.endswith(name) and said[word] for word in said)} == set()


if __name__ == "__main__":
    check_words(sys.argv[1:])
    check_cards()
    check_locations_and_tokens()
    check_games(sys.argv[1:])
