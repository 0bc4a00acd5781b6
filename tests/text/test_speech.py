"""Every thing that a game can say, said in every language."""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import product

import pytest

from westmarch.core import registry
from westmarch.core.conformance import decisions
from westmarch.core.errors import BadOptions
from westmarch.core.game import Game, Options
from westmarch.core.state import EVERYBODY, Notice
from westmarch.core.words import SPARE, Thing
from westmarch.games.wotr_cards.components import LOCATION_IDS, LOCATIONS_FROM
from westmarch.text import LANGUAGES, Speech, speech

from .games import GAMES, IDS

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
FOUGHT = ("the-old-forest", "moria")
every_language = pytest.mark.parametrize("lang", LANGUAGES)


@pytest.fixture(scope="module")
def duel() -> Game:
    return registry.find("duel")


def check_sentence(text: str) -> None:
    """Nothing of the machinery shows."""
    assert text
    assert text == text.strip()
    assert "  " not in text
    assert not set(text) & set("{}$[]*_"), text
    assert "None" not in text, text
    assert not any(f"{key}-" in text for key in GAMES), text
    assert ".." not in text, text


def tables(game: Game) -> Iterator[Options]:
    """A table of every scenario."""
    for scenario, seats in game.facts.scenarios.items():
        yield game.options({"scenario": scenario, "seats": seats[0]})


@every_language
@every_game
def test_different_moves_sound_different(game: Game, lang: str) -> None:
    alike = {"duel": {"play", "discard", "destroy"}}  # verbs whose cards share names if they are alike
    skipped = {SPARE.verb, *alike.get(game.key, set())}
    words = [number for number, word in enumerate(game.vocabulary.words) if word.verb not in skipped]
    said = [speech(lang).word(game, word) for word in words]
    assert [word for word, times in Counter(said).items() if times > 1] == []


@every_language
@every_game
def test_no_component_lacks_a_name_or_a_text(game: Game, lang: str) -> None:
    """What is missing for whoever adds a card: every message that its file lacks."""
    missing = [message for component in game.components() for message in lacking(game, lang, component.id)]
    assert not missing, f"text/{lang}/{game.key}.ftl lacks {', '.join(missing)}"


def lacking(game: Game, lang: str, component: str) -> list[str]:
    """The messages that a component needs and does not have."""
    spoken = speech(lang)
    found: list[str] = []
    for tell in (spoken.name, spoken.description):
        try:
            tell(game, component)
        except KeyError as error:
            found.append(str(error.args[0]))
    return found


@every_game
def test_all_languages_give_a_component_the_same_numbers(game: Game) -> None:
    for component in game.components():
        numbers = [sorted(re.findall(r"\d+", speech(lang).description(game, component.id))) for lang in LANGUAGES]
        assert numbers[1:] == numbers[:-1], component.id


@every_language
@every_game
def test_every_thing_has_a_name(game: Game, lang: str) -> None:
    for sense, ids in IDS[game.key].items():
        names = [speech(lang).thing(game, Thing(sense, one)) for one in ids]
        assert len(set(names)) == len(ids)


@every_language
def test_every_chain_has_a_name(duel: Game, lang: str) -> None:
    for component in duel.components():
        for chain in filter(None, (component.facts.get("chain_from"), component.facts.get("chain_gives"))):
            check_sentence(speech(lang).thing(duel, Thing("chain", str(chain))))


@every_language
@every_game
def test_the_game_its_scenarios_its_seats_and_its_settings_are_explained(game: Game, lang: str) -> None:
    voice = speech(lang)
    check_sentence(voice.game_name(game))
    check_sentence(voice.game_title(game))
    check_sentence(voice.game_about(game))
    for table in tables(game):
        check_sentence(voice.scenario_name(game, table.scenario))
        for seat in game.seat_ids(table):
            check_sentence(voice.thing(game, Thing("side", seat)))
    for preset in game.facts.presets:
        check_sentence(voice.preset_name(game, preset))
    own = set(game.options_type.__struct_fields__) - set(Options.__struct_fields__)
    assert own
    for option in own:
        check_sentence(voice.option_name(game, option))
        check_sentence(voice.option_text(game, option))


@every_language
def test_cards_of_a_chapter_and_colour_share_a_name_only_if_they_are_alike(duel: Game, lang: str) -> None:
    seen: dict[tuple[object, object, str], dict[str, object]] = {}
    for component in duel.components():
        if component.kind == "card":
            facts = dict(component.facts)
            key = (facts["chapter"], facts["color"], speech(lang).name(duel, component.id))
            assert seen.setdefault(key, facts) == facts, key


@every_language
@every_game
def test_whole_games_can_be_told(game: Game, lang: str) -> None:
    voice = speech(lang)
    words: set[int] = set()
    for options in tables(game):
        for seed in range(6 // len(game.facts.scenarios)):
            for table in decisions(game, options, seed):
                check_sentence(voice.prompt(game, table.state))
                words.update(table.state.options)
                for notice in table.state.notices or []:
                    check_sentence(voice.notice(game, notice))
            assert table.state.over
            assert voice.prompt(game, table.state) == voice.outcome(game, table.state)
    for word in words:
        check_sentence(voice.word(game, word))


ENDINGS = {
    "duel": [*product(("fellowship", "sauron"), ("quest", "peoples", "conquest", "presence")), ("shared", "presence")],
    "lcg": [("players", "victory"), *product(("shadow",), ("all_eliminated", "prisoner_lost", "too_long"))],
    "wotr_board": [
        *product(("shadow",), ("corruption", "time", "military")),
        *product(("free_peoples",), ("ring", "military")),
    ],
    "wotr_cards": [*product(("free_peoples", "shadow"), ("lead", "score")), ("shadow", "tie")],
}


@every_language
@every_game
def test_every_ending_is_told_in_its_own_words(game: Game, lang: str) -> None:
    endings = ENDINGS[game.key]
    told = {speech(lang).message(f"{game.key}-result", side_id=side, outcome_id=by) for side, by in endings}
    assert len(told) == len(endings)


def test_a_card_says_its_price_its_chains_and_what_it_frees(duel: Game) -> None:
    assert speech("en").description(duel, "c2-17") == (
        "Green card of chapter 2. Gives a symbol of the Men. Costs 2 Courage and Knowledge. "
        "Free if you have the horseshoe. Also gives the scroll, which makes “Wizards” in chapter 3 free."
    )


def test_a_character_says_its_icons_its_paths_and_what_it_does() -> None:
    assert speech("en").description(GAMES["wotr_cards"], "boromir") == (
        "Dúnedain character. On battlegrounds: attack 0, defence 1; leadership: attack 1. On paths 3–6: defence 1. "
        "When played: draw 1 card. When played or moved to a path: forsake 1 card."
    )


def test_an_item_names_its_wielders_by_their_group_where_all_of_a_group_may_wield_it() -> None:
    cards = GAMES["wotr_cards"]
    assert "Wielder: any Hobbit or any Elf." in speech("en").description(cards, "elven-cloak")
    assert "Wielder: any Nazgûl." in speech("en").description(cards, "black-breath")
    assert "Wielder: Frodo Baggins or Sam Gamgee." in speech("en").description(cards, "sting")


def test_a_hidden_card_is_told_by_its_name_to_its_owner_and_by_number_to_the_others() -> None:
    cards = GAMES["wotr_cards"]
    names = [kind.name for kind in cards.notices]
    secret = Notice(EVERYBODY, names.index("cycled_card"), (0, 3, 0))
    public = Notice(EVERYBODY, names.index("cycled_unseen"), (0, 1, 0))
    assert speech("en").notice(cards, secret) == "Frodo cycles the Great Gate."
    assert speech("en").notice(cards, public) == "Frodo cycles 1 card."


def test_a_place_in_the_log_is_called_a_path_or_a_battleground() -> None:
    cards = GAMES["wotr_cards"]
    combat = [kind.name for kind in cards.notices].index("combat")
    forest, moria = (LOCATIONS_FROM + LOCATION_IDS.index(name) for name in FOUGHT)
    assert speech("en").notice(cards, Notice(EVERYBODY, combat, (forest, 1, 2))) == (
        "Combat at the Old Forest: 1 attack icon against 2 defence icons of the location."
    )
    assert speech("ru").notice(cards, Notice(EVERYBODY, combat, (moria, 3, 1))) == (
        "Сражение на поле битвы «Мория»: атака 3, оборона самого поля 1."
    )
    assert speech("uk").notice(cards, Notice(EVERYBODY, combat, (forest, 3, 1))) == (
        "Бій на шляху «Праліс»: напад 3, оборона самого шляху 1."
    )


def story(game: Game, lang: str, *entries: tuple[str, int, int, int]) -> list[str]:
    names = [kind.name for kind in game.notices]
    notices = [Notice(EVERYBODY, names.index(name), (a, b, c)) for name, a, b, c in entries]
    return [line.text for line in speech(lang).story(game, notices)]


def test_what_a_player_does_in_a_row_is_one_sentence() -> None:
    drew = [("drew_card", 0, card, 0) for card in (0, 1, 3)]
    told = story(GAMES["wotr_cards"], "ru", ("ring", 0, 0, 0), *drew, ("cycled_card", 0, 3, 0), ("passed", 1, 0, 0))
    assert told == [
        "Фродо использует жетон Кольца, берёт Всадников Рохана, Сельское ополчение и Великие врата и сбрасывает Великие врата.",
        "Король-чародей пропускает ход.",
    ]


def test_another_player_or_another_kind_of_entry_begins_a_new_sentence(duel: Game) -> None:
    told = story(duel, "en", ("coins", 0, 2, 0), ("coins", 1, 1, 0), ("moved", 1, 0, 1), ("removed", 1, 1, 0))
    assert told == [
        "The Fellowship gains 2 coins.",
        "Sauron gains 1 coin and moves a unit from Lindon to Arnor.",
        "Sauron loses a unit in Arnor.",
    ]


def test_of_several_steps_in_a_row_the_last_says_how_far_it_still_is(duel: Game) -> None:
    assert story(duel, "en", ("quest", 1, 6, 0), ("quest", 1, 7, 0)) == [
        "The Nazgûl advance: 7 steps left to Frodo and Sam."
    ]


def test_several_things_turned_up_are_one_list(duel: Game) -> None:
    assert story(duel, "en", ("tile_up", 0, 0, 0), ("tile_up", 1, 0, 0)) == [
        "Locations are turned up: Grey Havens and Bree."
    ]


def test_regions_stand_in_the_case_that_the_sentence_asks_for(duel: Game) -> None:
    word = duel.vocabulary.number("arnor-lindon")
    assert speech("en").word(duel, word) == "Move a unit from Arnor to Lindon"
    assert speech("ru").word(duel, word) == "Переместить отряд из Арнора в Линдон"
    assert speech("uk").word(duel, word) == "Перемістити загін з Арнору до Ліндону"


def test_the_quest_tells_how_far_it_still_is(duel: Game) -> None:
    names = [kind.name for kind in duel.notices]
    notice = Notice(EVERYBODY, names.index("quest"), (1, 6, 0))
    assert speech("en").notice(duel, notice) == "The Nazgûl advance: 8 steps left to Frodo and Sam."
    assert speech("ru").notice(duel, notice) == "Назгулы приближаются: до Фродо и Сэма осталось 8 шагов."
    assert speech("uk").notice(duel, notice) == "Назґули наближаються: до Фродо й Сема лишилося 8 кроків."


def test_a_second_copy_on_the_table_is_told_by_its_number() -> None:
    lcg = GAMES["lcg"]
    word = lcg.vocabulary.number("guard_of_the_citadel.2")
    assert speech("en").word(lcg, word) == "Guard of the Citadel (2)"
    assert speech("ru").word(lcg, word) == "Страж Цитадели (2)"
    assert speech("uk").word(lcg, word) == "Вартовий Цитаделі (2)"


def test_a_card_tells_its_numbers_its_text_its_shadow_effect_and_what_the_errata_change() -> None:
    lcg = GAMES["lcg"]
    assert speech("en").description(lcg, "king_spider") == (
        "Enemy, set “Spiders of Mirkwood”, 2 copies. Engagement cost 20, threat 2, attack 3, defence 1, hit points 3. "
        "Traits: Creature and Spider. When revealed: each player exhausts 1 character of that player’s choice. "
        "Shadow: the defending player exhausts 1 character, or 2 if the attack is undefended."
    )
    assert speech("en").description(lcg, "beravor").endswith("With the official errata: once per round.")


def test_a_change_of_a_number_is_told_with_its_sign() -> None:
    lcg = GAMES["lcg"]
    modified = [kind.name for kind in lcg.notices].index("modified")
    for amount, told in ((1, "Aragorn gets +1 willpower."), (-1, "Aragorn gets −1 willpower.")):
        assert speech("en").notice(lcg, Notice(EVERYBODY, modified, (0, 0, amount))) == told


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(BadOptions, match="en, ru, uk"):
        speech("elvish")


def test_a_game_from_outside_brings_its_own_messages() -> None:
    voice = Speech("en")
    voice.add("riddles-name = Riddles in the dark")
    assert voice.message("riddles-name") == "Riddles in the dark"


def test_a_missing_message_or_argument_never_passes_unseen() -> None:
    with pytest.raises(KeyError):
        speech("en").message("ui-there-is-no-such-message")
    with pytest.raises(KeyError):
        speech("en").message("duel-notice-moved")
