"""Ukrainian `в` and `у`, `і` and `й` between the words that come together in a sentence."""

import pytest

from westmarch.core.state import EVERYBODY, Notice
from westmarch.text import speech
from westmarch.text.harmony import in_harmony

from .games import GAMES


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("загін в Ліндоні", "загін у Ліндоні"),
        ("загони у Ліндоні", "загони в Ліндоні"),
        ("загін у Арнорі", "загін в Арнорі"),
        ("військо в Фанґорні", "військо у Фанґорні"),
        ("В Брі", "У Брі"),
        ("Втрати: в Брі", "Втрати: у Брі"),
        ("Фродо і Сем", "Фродо й Сем"),
        ("Сем й Фродо", "Сем і Фродо"),
        ("Фродо й Йорет", "Фродо і Йорет"),
        ("«Перо» і «Меч»", "«Перо» й «Меч»"),
        ("зоря, й ніч", "зоря, і ніч"),
        ("Ґандальф йде, Арвен йде", "Ґандальф йде, Арвен йде"),
        ("Ґандальф йде до скиду, вони ідуть далі", "Ґандальф іде до скиду, вони йдуть далі"),
        ("загони у 8 регіонах, у 3 і в 11", "загони у 8 регіонах, у 3 і в 11"),
        ("загони у 3 регіонах", "загони в 3 регіонах"),
        ("захист 0 у Орків, 1 у Варґів", "захист 0 в Орків, 1 у Варґів"),
    ],
)
def test_small_words_fit_the_sounds_around_them(written: str, said: str) -> None:
    assert in_harmony(written) == said


@pytest.mark.parametrize("kept", ["партій у /home/games", "файл у UTF-8", "Ужгород і Рівне", "ґ’ї в-третє"])
def test_what_has_no_known_sound_stays_as_it_was_written(kept: str) -> None:
    assert in_harmony(kept) == kept


def test_a_sentence_is_brought_into_harmony_when_it_is_complete() -> None:
    duel = GAMES["duel"]
    conflict = [kind.name for kind in duel.notices].index("removed")
    told = [speech("uk").notice(duel, Notice(EVERYBODY, conflict, (1, region, 0))) for region in (0, 1)]
    assert told == ["Саурон втрачає загін у Ліндоні.", "Саурон втрачає загін в Арнорі."]
