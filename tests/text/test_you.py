"""The reader as the subject of the log: verbs in three languages, names that stay, and whole sentences of the games."""

import pytest
from tests.text.games import GAMES

from westmarch.core.game import Game
from westmarch.core.state import EVERYBODY, Notice
from westmarch.games.duel.components import REGION_IDS
from westmarch.games.lcg.components import NAME_IDS
from westmarch.text import LANGUAGES, speech
from westmarch.text.you import deed_of_you, sentence_of_you, with_you

DUEL, LCG = GAMES["duel"], GAMES["lcg"]
FELLOWSHIP, SAURON = range(2)
FIRST = 0  # the seat of player 1
SPIDER = NAME_IDS.index("forest_spider")
TOLD = {
    "en": ["You gain 2 coins.", "You move a unit from Arnor to Lindon and gain 2 coins."],
    "ru": ["Вы получаете 2 монеты.", "Вы перемещаете отряд из Арнора в Линдон и получаете 2 монеты."],
    "uk": ["Ви отримуєте 2 монети.", "Ви переміщуєте загін з Арнору до Ліндону й отримуєте 2 монети."],
}
MET_WITH = {
    "en": ["Forest Spider engages you.", "Forest Spider attacks you.", "Your threat rises by 2."],
    "ru": ["Лесной Паук вступает в схватку с вами.", "Лесной Паук атакует вас.", "Ваша угроза растёт на 2."],
    "uk": ["Лісовий павук вступає в сутичку з вами.", "Лісовий павук атакує вас.", "Ваша загроза зростає на 2."],
}


def notice(game: Game, name: str, *numbers: int) -> Notice:
    return Notice(EVERYBODY, [kind.name for kind in game.notices].index(name), numbers)


@pytest.mark.parametrize(
    ("lang", "word", "own"),
    [
        ("en", "passes", "pass"),
        ("en", "uses", "use"),
        ("en", "has", "have"),
        ("en", "armies", None),
        ("ru", "берёт", "берёте"),
        ("ru", "берут", "берёте"),
        ("ru", "соглашается", "соглашаетесь"),
        ("ru", "и", None),
        ("uk", "має", "маєте"),
        ("uk", "дивиться", "дивитеся"),
        ("uk", "попереду", None),
    ],
)
def test_verbs_go_with_the_reader_and_other_words_are_none(lang: str, word: str, own: str | None) -> None:
    assert with_you(lang, word) == own


def test_all_that_is_done_goes_with_the_reader_but_names_stay_as_they_are() -> None:
    assert deed_of_you("ru", "не играет карту и берёт новую.") == "не играете карту и берёте новую."
    assert deed_of_you("ru", "играет «Тень и свет» и берёт карту.", ["Тень и свет"]) == (
        "играете «Тень и свет» и берёте карту."
    )
    assert deed_of_you("en", "armies move on") is None


def test_only_a_sentence_that_begins_with_the_readers_name_is_told_to_him() -> None:
    assert sentence_of_you("en", "You", ["the Fellowship"], "The Fellowship gains 1 coin.") == "You gain 1 coin."
    assert sentence_of_you("en", "You", ["Sauron"], "The Fellowship gains 1 coin.") is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_log_tells_the_reader_what_he_does_and_others_by_their_names(lang: str) -> None:
    coins = notice(DUEL, "coins", FELLOWSHIP, 2)
    moved = notice(DUEL, "moved", FELLOWSHIP, REGION_IDS.index("arnor"), REGION_IDS.index("lindon"))
    told = [speech(lang).story(DUEL, entries, "fellowship")[0].text for entries in ([coins], [moved, coins])]
    assert told == TOLD[lang]
    others = speech(lang).story(DUEL, [coins], "sauron")
    assert others == speech(lang).story(DUEL, [coins])
    assert others[0].text != told[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_log_tells_the_reader_what_he_meets_with_and_others_who_does(lang: str) -> None:
    entries = [
        notice(LCG, "engaged", FIRST, SPIDER),
        notice(LCG, "attack_begins", SPIDER, FIRST),
        notice(LCG, "threat_raised", FIRST, 2),
    ]
    assert [speech(lang).notice(LCG, entry, reader="one") for entry in entries] == MET_WITH[lang]
    assert [speech(lang).notice(LCG, entry, reader="two") for entry in entries] == [
        speech(lang).notice(LCG, entry) for entry in entries
    ]


def test_what_the_reader_meets_with_is_told_with_its_reason() -> None:
    because, rises = notice(LCG, "because", SPIDER), notice(LCG, "threat_raised", FIRST, 2)
    assert speech("en").notice(LCG, because, rises, reader="one") == "Because of Forest Spider, your threat rises by 2."
    assert speech("ru").notice(LCG, because, rises, reader="one") == "Ваша угроза растёт на 2 из-за Лесного Паука."
    assert speech("uk").notice(LCG, because, rises, reader="one") == "Ваша загроза зростає на 2 через Лісового павука."
