"""The log is told in lines: what belongs together is one sentence, and headings under which nothing happened are left out."""

import pytest
from tests.text.games import GAMES

from westmarch.core.game import Game
from westmarch.core.state import EVERYBODY, Notice
from westmarch.games.wotr_board.components import FIGURE_IDS, NATION_IDS
from westmarch.games.wotr_board.map import REGION_IDS
from westmarch.games.wotr_cards.components import LOCATION_IDS, LOCATIONS_FROM
from westmarch.text import LANGUAGES, speech

LCG = GAMES["lcg"]
BOARD = GAMES["wotr_board"]
DUEL = GAMES["duel"]
CARDS = GAMES["wotr_cards"]
OLD_FOREST, UMBAR, HARAD = (LOCATIONS_FROM + LOCATION_IDS.index(name) for name in ("the-old-forest", "umbar", "harad"))
FRODO, WITCH_KING, ARAGORN = range(3)


def notice(game: Game, name: str, *numbers: int) -> Notice:
    return Notice(EVERYBODY, [kind.name for kind in game.notices].index(name), numbers)


def card(name: str) -> int:
    return next(n for n in range(2000) if LCG.thing("card", n).id == name)


def story(lang: str, game: Game, *notices: Notice) -> list[str]:
    return [line.text for line in speech(lang).story(game, notices)]


def test_entries_that_differ_in_one_thing_are_one_sentence_with_declined_names() -> None:
    committed = [notice(LCG, "committed", 0, card(name)) for name in ("aragorn", "eowyn", "daughter_of_the_nimrodel")]
    assert story("en", LCG, *committed) == [
        "Player 1 commits Aragorn, Éowyn and Daughter of the Nimrodel to the quest."
    ]
    assert story("ru", LCG, *committed) == ["Игрок 1 отправляет на поиски Арагорна, Эовин и Дочь Нимродели."]
    assert story("uk", LCG, *committed) == ["Гравець 1 відправляє в похід Араґорна, Еовин та Дочку Німроделі."]


def test_entries_that_differ_otherwise_are_told_apart() -> None:
    gained = [notice(LCG, "gained", card("aragorn"), 1), notice(LCG, "gained", card("gloin"), 2)]
    assert story("en", LCG, *gained) == ["Aragorn gains 1 resource. Glóin gains 2 resources."]


def test_numbers_of_equal_things_are_added() -> None:
    moria, nazgul, elite = REGION_IDS.index("moria"), FIGURE_IDS.index("nazgul"), FIGURE_IDS.index("sauron-elite")
    came = [notice(BOARD, "recruited", figure, 1, moria) for figure in (elite, nazgul, elite)]
    assert story("en", BOARD, *came) == ["Recruited: 2 Sauron Elite units in Moria and 1 Nazgûl in Moria."]


def test_the_verb_follows_names_that_stand_for_several_even_of_a_second_copy() -> None:
    wargs = notice(LCG, "engaged", 0, card("wargs"))
    second = notice(LCG, "engaged", 0, card("wargs.2"))
    spider = notice(LCG, "engaged", 0, card("forest_spider"))
    assert story("ru", LCG, wargs) == ["Варги вступают в схватку с игроком 1."]
    assert story("ru", LCG, second) == ["Варги (2) вступают в схватку с игроком 1."]
    assert story("ru", LCG, spider) == ["Лесной Паук вступает в схватку с игроком 1."]


def test_an_action_with_all_that_follows_is_one_line() -> None:
    used, moved = notice(BOARD, "used", 0, 0), notice(BOARD, "moved_fellowship", 2)
    missed, passed = notice(BOARD, "hunt_roll", 3, 0, 6), notice(BOARD, "passed", 1)
    assert story("en", BOARD, used, moved, missed, passed) == [
        "The Free Peoples use a Character die. The Fellowship moves on; its progress is 2. "
        "The hunt misses the Fellowship: 3 (a 6 is needed).",
        "The Shadow passes.",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_heading_with_nothing_under_it_is_left_out_unless_it_is_the_last(lang: str) -> None:
    phases = [notice(LCG, "phase", phase, 1) for phase in (3, 4, 5)]
    gained = notice(LCG, "gained", card("aragorn"), 1)
    told = speech(lang).story(LCG, [phases[0], phases[1], gained, phases[2]])
    assert [line.head for line in told] == [True, False, True]
    assert told[0].text == speech(lang).notice(LCG, phases[1])


def test_equal_things_are_counted_not_listed() -> None:
    drew = [notice(BOARD, "drew", 0, deck) for deck in (1, 1, 0)]
    assert story("en", BOARD, *drew) == ["The Free Peoples draw 2 Strategy cards and a Character card."]
    assert story("ru", BOARD, *drew) == ["Свободные народы берут 2 стратегические карты и карту персонажа."]
    orthanc = REGION_IDS.index("orthanc")
    trained = [notice(BOARD, "upgraded", NATION_IDS.index("isengard"), orthanc)] * 2
    assert story("uk", BOARD, *trained) == ["2 звичайні загони Ісенґарду в Ортанку стають елітними."]


def test_the_same_done_in_two_places_says_that_it_was_done_in_each() -> None:
    placed = [notice(DUEL, "placed", 0, 1, region) for region in (0, 1)]
    assert story("en", DUEL, *placed) == ["The Fellowship places 1 unit each in Lindon and Arnor."]
    assert story("ru", DUEL, *placed) == ["Братство ставит по 1 отряду в Линдон и Арнор."]


def test_a_ring_is_told_with_the_die_that_it_turns() -> None:
    turned = notice(BOARD, "changed_die", 0, 4, 0), notice(BOARD, "ring_used", 0)
    assert story("en", BOARD, *turned) == [
        "The Free Peoples turn an Event die to “Character” and use an Elven Ring for it."
    ]


def test_the_text_of_a_location_is_the_reason_of_what_follows() -> None:
    came = [notice(CARDS, "path", OLD_FOREST), notice(CARDS, "because", OLD_FOREST)]
    lost = [notice(CARDS, "forsook_deck", player) for player in (WITCH_KING, ARAGORN)]
    assert story("en", CARDS, *came, *lost) == [
        "The Ring-bearers come to path 2: the Old Forest. Because of the Old Forest, the Witch-king forsakes the top card of the deck. "
        "Aragorn forsakes the top card of the deck."
    ]
    assert story("uk", CARDS, *came, lost[1]) == [
        "Персненосці стають на шлях 2: «Праліс». За властивістю локації «Праліс» Араґорн жертвує верхню карту колоди."
    ]


def test_a_reason_of_which_nothing_came_is_left_out_unless_it_is_the_last() -> None:
    fields = [
        notice(CARDS, "battleground", UMBAR),
        notice(CARDS, "because", UMBAR),
        notice(CARDS, "battleground", HARAD),
    ]
    assert story("en", CARDS, *fields, notice(CARDS, "because", UMBAR), notice(CARDS, "winnowed", FRODO)) == [
        "New battlegrounds: Umbar and Harad.",
        "Frodo winnows the hand.",
    ]
    assert story("en", CARDS, *fields[:2]) == ["New battleground: Umbar. The text of Umbar takes effect."]


def test_what_a_player_does_twice_in_a_row_is_added() -> None:
    lost = [notice(CARDS, "eliminated_unseen", ARAGORN, 1)] * 2
    forsaken = [notice(CARDS, "forsook_deck", ARAGORN)] * 2
    fallen = [notice(CARDS, "eliminated", ARAGORN, card) for card in (0, 0, 1)]
    assert story("en", CARDS, notice(CARDS, "winnowed", ARAGORN), *lost, *forsaken, *fallen) == [
        "Aragorn winnows the hand, eliminates 2 cards, forsakes the top 2 cards of the deck "
        "and loses the Riders of Rohan (×2) and the Village Militia."
    ]


def test_players_who_pass_in_a_row_pass_in_one_sentence() -> None:
    passed = [notice(CARDS, "passed", player) for player in (WITCH_KING, FRODO)]
    assert story("en", CARDS, *passed) == ["The Witch-king and Frodo pass."]
    assert story("ru", CARDS, *passed) == ["Король-чародей и Фродо пропускают ход."]


def test_a_second_unit_that_moves_is_another_one() -> None:
    moved = [notice(DUEL, "moved", 1, 0, 1), notice(DUEL, "moved", 1, 1, 2)]
    assert story("en", DUEL, *moved) == [
        "Sauron moves a unit from Lindon to Arnor and another from Arnor to Rhovanion."
    ]
