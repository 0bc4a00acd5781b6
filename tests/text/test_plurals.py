"""Numbers with their nouns: one, few and many where a language tells them apart."""

import pytest

from westmarch.text import speech

RUSSIAN_COINS = {
    1: "1 монету",
    2: "2 монеты",
    5: "5 монет",
    11: "11 монет",
    21: "21 монету",
    22: "22 монеты",
}
UKRAINIAN_COINS = {
    1: "1 монету",
    2: "2 монети",
    5: "5 монет",
    11: "11 монет",
    21: "21 монету",
    22: "22 монети",
}
RUSSIAN_UNITS = {
    1: "Куда поставить 1 отряд?",
    2: "Куда поставить 2 отряда?",
    5: "Куда поставить 5 отрядов?",
    11: "Куда поставить 11 отрядов?",
    21: "Куда поставить 21 отряд?",
    22: "Куда поставить 22 отряда?",
}
UKRAINIAN_UNITS = {
    1: "Де розмістити 1 загін?",
    2: "Де розмістити 2 загони?",
    5: "Де розмістити 5 загонів?",
    11: "Де розмістити 11 загонів?",
    21: "Де розмістити 21 загін?",
    22: "Де розмістити 22 загони?",
}
RUSSIAN_LOSSES = {1: "по 1 отряду", 2: "по 2 отряда", 5: "по 5 отрядов", 11: "по 11 отрядов", 21: "по 21 отряду"}
UKRAINIAN_LOSSES = {1: "по 1 загону", 2: "по 2 загони", 5: "по 5 загонів", 11: "по 11 загонів", 21: "по 21 загону"}


@pytest.mark.parametrize(("number", "coins"), {1: "1 coin", 2: "2 coins", 11: "11 coins", 21: "21 coins"}.items())
def test_english_knows_one_and_many(number: int, coins: str) -> None:
    assert speech("en").message("duel-amount-coins", number=number) == coins


@pytest.mark.parametrize(("number", "coins"), RUSSIAN_COINS.items())
def test_russian_coins_follow_their_number(number: int, coins: str) -> None:
    assert speech("ru").message("duel-amount-coins", number=number) == coins


@pytest.mark.parametrize(("number", "coins"), UKRAINIAN_COINS.items())
def test_ukrainian_coins_follow_their_number(number: int, coins: str) -> None:
    assert speech("uk").message("duel-amount-coins", number=number) == coins


@pytest.mark.parametrize(("number", "question"), RUSSIAN_UNITS.items())
def test_russian_units_follow_their_number(number: int, question: str) -> None:
    assert speech("ru").message("duel-prompt-place", number=number) == question


@pytest.mark.parametrize(("number", "question"), UKRAINIAN_UNITS.items())
def test_ukrainian_units_follow_their_number(number: int, question: str) -> None:
    assert speech("uk").message("duel-prompt-place", number=number) == question


@pytest.mark.parametrize(("number", "losses"), RUSSIAN_LOSSES.items())
def test_russian_losses_on_both_sides_follow_their_number(number: int, losses: str) -> None:
    told = speech("ru").message("duel-notice-conflict", number=number, region_loc="Рохане")
    assert told == f"Конфликт в Рохане: стороны теряют {losses}."


@pytest.mark.parametrize(("number", "losses"), UKRAINIAN_LOSSES.items())
def test_ukrainian_losses_on_both_sides_follow_their_number(number: int, losses: str) -> None:
    told = speech("uk").message("duel-notice-conflict", number=number, region_in="у Рогані")
    assert told == f"Конфлікт у Рогані: сторони втрачають {losses}."


@pytest.mark.parametrize(("number", "cards"), {1: "1 карту", 2: "2 карты", 5: "5 карт", 21: "21 карту"}.items())
def test_russian_cards_follow_their_number(number: int, cards: str) -> None:
    assert speech("ru").message("wotr_cards-notice-drew", number=number, player="Фродо") == f"Фродо берёт {cards}."


@pytest.mark.parametrize(("number", "cards"), {1: "1 карту", 2: "2 карти", 5: "5 карт", 21: "21 карту"}.items())
def test_ukrainian_cards_follow_their_number(number: int, cards: str) -> None:
    assert speech("uk").message("wotr_cards-notice-drew", number=number, player="Фродо") == f"Фродо бере {cards}."


@pytest.mark.parametrize(("number", "points"), {1: "1 очко", 2: "2 очка", 5: "5 очков", 11: "11 очков"}.items())
def test_russian_points_follow_their_number(number: int, points: str) -> None:
    assert speech("ru").message("wotr_cards-term-points", number=number) == points


@pytest.mark.parametrize(("number", "points"), {1: "1 очко", 2: "2 очки", 5: "5 очок", 11: "11 очок"}.items())
def test_ukrainian_points_follow_their_number(number: int, points: str) -> None:
    assert speech("uk").message("wotr_cards-term-points", number=number) == points
