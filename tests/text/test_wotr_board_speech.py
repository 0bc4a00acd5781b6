"""What War of the Ring says of its cards agrees with what they are, and its log follows numbers and places."""

import re
from importlib.resources import files

import pytest

from westmarch.core.conformance import decisions
from westmarch.core.state import EVERYBODY, Notice
from westmarch.core.words import Thing
from westmarch.games.wotr_board.cards.book import CARD_ICON, CARD_IDS, EVENTS, NO_ICON, STAYS
from westmarch.games.wotr_board.cards.catalogue import CARDS
from westmarch.games.wotr_board.components import FACE_IDS, FIGURE_IDS
from westmarch.games.wotr_board.game import WOTR_BOARD
from westmarch.games.wotr_board.map import REGION_IDS
from westmarch.text import LANGUAGES, speech
from westmarch.text.tellers.wotr_board import FACES

every_language = pytest.mark.parametrize("lang", LANGUAGES)
GONDOR_REGULAR = FIGURE_IDS.index("gondor-regular")
PELARGIR = REGION_IDS.index("pelargir")


def told(lang: str, name: str, *numbers: int) -> str:
    kind = [kind.name for kind in WOTR_BOARD.notices].index(name)
    return speech(lang).notice(WOTR_BOARD, Notice(EVERYBODY, kind, numbers))


def test_every_question_word_and_log_entry_that_is_written_belongs_to_the_game() -> None:
    written = files("westmarch.text").joinpath("en", "wotr_board.ftl").read_text(encoding="utf-8")
    known = {
        "prompt": {prompt.name for prompt in WOTR_BOARD.prompts},
        "word": {word.verb for word in WOTR_BOARD.vocabulary.words},
        "notice": {kind.name for kind in WOTR_BOARD.notices},
    }
    for family, names in known.items():
        assert set(re.findall(rf"^wotr_board-{family}-(\w+) =", written, re.MULTILINE)) <= names


@every_language
def test_every_event_card_tells_the_die_that_plays_it(lang: str) -> None:
    voice = speech(lang)
    for card in CARDS:
        if CARD_ICON[card] != NO_ICON:
            kind = voice.message(f"wotr_board-kind-{FACE_IDS[CARD_ICON[card]]}")
            assert voice.description(WOTR_BOARD, CARD_IDS[card]).startswith(kind), CARD_IDS[card]


@every_language
def test_the_cards_that_stay_on_the_table_say_so_and_no_others(lang: str) -> None:
    voice = speech(lang)
    lasting = voice.message("wotr_board-lasting")
    for card in CARDS:
        assert (lasting in voice.description(WOTR_BOARD, CARD_IDS[card])) == STAYS[card], CARD_IDS[card]


@every_language
def test_every_event_card_tells_the_combat_half_that_the_rules_give_it(lang: str) -> None:
    voice = speech(lang)
    for event in filter(None, EVENTS):
        name = CARD_IDS[event.card]
        if event.combat is not None:
            combat = f"wotr_board-combat-{event.combat.title}"
            assert voice.thing(WOTR_BOARD, Thing("card", name), "combat") == voice.message(combat)
            assert voice.description(WOTR_BOARD, name).endswith(voice.message(f"{combat}.text"))


@pytest.mark.parametrize(
    ("lang", "number", "sentence"),
    [
        ("en", 1, "Recruited: 1 Gondor Regular in Pelargir."),
        ("en", 3, "Recruited: 3 Gondor Regulars in Pelargir."),
        ("ru", 1, "Наняты войска: 1 обычный отряд Гондора в Пеларгире."),
        ("ru", 3, "Наняты войска: 3 обычных отряда Гондора в Пеларгире."),
        ("ru", 5, "Наняты войска: 5 обычных отрядов Гондора в Пеларгире."),
        ("uk", 1, "Набрано: 1 звичайний загін Ґондору в Пеларґірі."),
        ("uk", 3, "Набрано: 3 звичайні загони Ґондору в Пеларґірі."),
        ("uk", 5, "Набрано: 5 звичайних загонів Ґондору в Пеларґірі."),
    ],
)
def test_figures_in_the_log_follow_their_number(lang: str, number: int, sentence: str) -> None:
    assert told(lang, "recruited", GONDOR_REGULAR, number, PELARGIR) == sentence


@every_language
def test_whole_games_with_lords_of_middle_earth_can_be_told(lang: str) -> None:
    voice = speech(lang)
    options = WOTR_BOARD.options({"lords": True, "max_turns": 10})
    for seed in range(3):
        for table in decisions(WOTR_BOARD, options, seed):
            said = [voice.prompt(WOTR_BOARD, table.state)]
            said += [voice.word(WOTR_BOARD, word) for word in table.state.options]
            said += [voice.notice(WOTR_BOARD, notice) for notice in table.state.notices or []]
            assert not [sentence for sentence in said if not sentence or set(sentence) & set("{}$[]*_")]


ROLLED = {
    "en": {
        "actions": "The Shadow rolls Army\N{NO-BREAK SPACE}×2, Army/Muster, Eye\N{NO-BREAK SPACE}×3.",
        "combat": "The Shadow rolls 5, 6, 2, 1, 4: 2 hits (5 or more is needed).",
        "reroll": "The Free Peoples’ leaders re-roll 5: no hits (a 6 is needed).",
        "hunt": "The hunt finds the Fellowship with 1 success: 3, 6 (a 6 is needed).",
        "again": "The hunt finds the Fellowship with 2 successes: 3, 5, re-rolled 1, 6 (5 or more is needed).",
        "missed": "The hunt misses the Fellowship: 3 (a 6 is needed).",
    },
    "ru": {
        "actions": "Тени выпадает: Армия\N{NO-BREAK SPACE}×2, Армия/Сбор войск, Око\N{NO-BREAK SPACE}×3.",
        "combat": "Тень бросает 5, 6, 2, 1, 4: 2 попадания (нужно 5 или больше).",
        "reroll": "Лидеры Свободных народов перебрасывают 5: попаданий нет (нужна 6).",
        "hunt": "Охота настигает Братство, 1 успех: 3, 6 (нужна 6).",
        "again": "Охота настигает Братство, 2 успеха: 3, 5, переброс 1, 6 (нужно 5 или больше).",
        "missed": "Охота не находит Братство: 3 (нужна 6).",
    },
    "uk": {
        "actions": "Тіні випадає: Військо\N{NO-BREAK SPACE}×2, Військо/Збір військ, Око\N{NO-BREAK SPACE}×3.",
        "combat": "Тінь кидає 5, 6, 2, 1, 4: 2 влучання (потрібно 5 або більше).",
        "reroll": "Лідери Вільних Народів перекидають 5: влучань немає (потрібна 6).",
        "hunt": "Полювання наздоганяє Братство, 1 успіх: 3, 6 (потрібна 6).",
        "again": "Полювання наздоганяє Братство, 2 успіхи: 3, 5, перекидання 1, 6 (потрібно 5 або більше).",
        "missed": "Полювання не знаходить Братства: 3 (потрібна 6).",
    },
}


@every_language
def test_a_roll_is_one_sentence_with_its_dice_and_what_they_bring(lang: str) -> None:
    assert FACE_IDS[: len(FACES)] == FACES
    assert {
        "actions": told(lang, "rolled", 1, 722747),
        "combat": told(lang, "combat_roll", 1, 56214, 5),
        "reroll": told(lang, "reroll", 0, 5, 6),
        "hunt": told(lang, "hunt_roll", 36, 0, 6),
        "again": told(lang, "hunt_roll", 35, 16, 5),
        "missed": told(lang, "hunt_roll", 3, 0, 6),
    } == ROLLED[lang]


def test_an_assault_is_told_apart_from_an_attack_on_another_region() -> None:
    osgiliath, walls = REGION_IDS.index("osgiliath"), REGION_IDS.index("minas-tirith")
    assert told("en", "attacked", 1, osgiliath, walls) == "The Shadow attacks Minas Tirith from Osgiliath."
    assert told("en", "attacked", 1, walls, walls) == "The Shadow attacks at the walls of Minas Tirith."


def test_places_in_the_log_stand_in_the_right_case() -> None:
    ford, road = REGION_IDS.index("old-ford"), REGION_IDS.index("old-forest-road")
    ru, uk = (told(lang, "marched", 1, ford, road, 0) for lang in ("ru", "uk"))
    assert ru == "Армия Тени идёт со Старого брода на Старую лесную дорогу."
    assert uk == "Військо Тіні йде зі Старого броду на Стару лісову дорогу."


@pytest.mark.parametrize(
    ("units", "en", "ru", "uk"),
    [
        (1, "(1 unit).", "(1 отряд).", "(1 загін)."),
        (3, "(3 units).", "(3 отряда).", "(3 загони)."),
        (5, "(5 units).", "(5 отрядов).", "(5 загонів)."),
    ],
)
def test_a_march_tells_how_many_go(units: int, en: str, ru: str, uk: str) -> None:
    for lang, end in (("en", en), ("ru", ru), ("uk", uk)):
        assert told(lang, "marched", 0, REGION_IDS.index("bree"), REGION_IDS.index("the-shire"), units).endswith(end)
