"""A new card, location or token is one declaration and its texts: made-up ones join a copy and are played there."""

from pathlib import Path

import pytest
from tests.new_card import run, scratch_copy

from westmarch.games.duel.cards.declare import all_of, card
from westmarch.games.duel.components import GREY, RUSE
from westmarch.games.duel.game import DUEL

# What somebody would append to the files, and nothing else.
DECLARATIONS = {
    "games/duel/cards/chapters.py": """
card("c1-24", GREY, all_of(RUSE, COURAGE), pay=2)
card("c2-24", YELLOW, coins(6), needs=(RUSE, STRENGTH))
card("c2-25", PURPLE, manoeuvres(removes=1, moves=1), chain="fish")
""",
    "games/duel/cards/locations.py": """
tile("dale", RHOVANION, fortress(RHOVANION), coins(3, "gain_coins"), needs=(RUSE, KNOWLEDGE))
""",
    "games/duel/cards/alliances.py": """
token("elves-4", coins(2, "gain_coins"), colour=RED)
token("ents-4", quest(1))
""",
}
TEXTS = {
    "en": """
duel-card-c1-24 = Ruse and Courage
duel-card-c2-24 = 6 coins
duel-card-c2-25 = 1 removal and 1 move
duel-tile-dale = Dale
duel-text-dale = Build a fortress in Rhovanion and take 3 coins. { duel-tile-cost }
duel-token-elves-4 = Elves: coins for red cards
duel-text-elves-4 = Whenever you play a red card, you also take 2 coins.
duel-token-ents-4 = Ents: a ring step
duel-text-ents-4 = Once, at once: advance 1 step on the quest track.
""",
    "ru": """
duel-card-c1-24 = Хитрость и отвага
duel-card-c2-24 = 6 монет
duel-card-c2-25 = 1 удаление и 1 перемещение
duel-tile-dale = Дейл
duel-text-dale = Постройте крепость в Рованионе и возьмите 3 монеты. { duel-tile-cost }
duel-token-elves-4 = Эльфы: монеты за красные карточки
duel-text-elves-4 = Каждый раз, когда вы играете красную карточку, вы берёте 2 монеты.
duel-token-ents-4 = Энты: шаг похода
duel-text-ents-4 = Один раз и сразу: продвиньтесь по треку похода на 1 шаг.
""",
    "uk": """
duel-card-c1-24 = Хитрість і відвага
duel-card-c2-24 = 6 монет
duel-card-c2-25 = 1 вилучення та 1 переміщення
duel-tile-dale = Дейл
duel-text-dale = Збудуйте фортецю в Рованіоні та візьміть 3 монети. { duel-tile-cost }
duel-token-elves-4 = Ельфи: монети за червоні карти
duel-text-elves-4 = Щоразу, коли ви розігруєте червону карту, ви берете 2 монети.
duel-token-ents-4 = Енти: крок походу
duel-text-ents-4 = Один раз і одразу: просуньтеся треком походу на 1 крок.
""",
}
NAMES = ("c1-24", "c2-24", "c2-25", "dale", "elves-4", "ents-4")


@pytest.mark.slow
def test_a_card_joins_by_one_declaration_and_its_texts(tmp_path: Path) -> None:
    texts = {f"text/{language}/duel.ftl": text for language, text in TEXTS.items()}
    result = run(scratch_copy(tmp_path, {**DECLARATIONS, **texts}), "-m", "tests.duel.newcomers", *NAMES)
    assert result.returncode == 0, result.stderr


@pytest.mark.parametrize("name", ["c1-23", "c1-32"])
def test_a_number_that_is_taken_or_too_high_is_refused(name: str) -> None:
    assert "c1-23" in {component.id for component in DUEL.components()}
    with pytest.raises(ValueError, match=f"'{name}' is taken, or no number is left for it"):
        card(name, GREY, all_of(RUSE))
