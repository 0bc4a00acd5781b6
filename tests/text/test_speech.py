"""Every thing that a game of Duel can say, said in every language."""

from collections.abc import Iterator
from itertools import product

import pytest

from westmarch.core import registry
from westmarch.core.conformance import decisions
from westmarch.core.errors import BadOptions
from westmarch.core.game import Game
from westmarch.core.state import EVERYBODY, Notice
from westmarch.core.words import Thing
from westmarch.text import LANGUAGES, Speech, speech

COUNTS = (0, 1, 2, 3, 4, 5, 8, 11, 14)
IDS = {
    "side": ("fellowship", "sauron"),
    "skill": ("ruse", "strength", "courage", "leadership", "knowledge"),
    "colour": ("grey", "yellow", "blue", "green", "red", "purple"),
    "people": ("elves", "hobbits", "men", "dwarves", "ents", "wizards"),
    "chapter": ("1", "2", "3"),
    "outcome": ("none", "quest", "peoples", "conquest", "presence"),
}
HOW_MANY = {"side": 2, "card": 69, "tile": 7, "token": 18, "region": 7, "chapter": 3}


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
    assert "duel-" not in text, text
    assert ".." not in text, text


def values_of(sense: str, kind: str, duel: Game) -> Iterator[int]:
    """The numbers that a sense of a notice can have."""
    if sense == "number":
        yield from (range(1, 15) if kind == "quest" else COUNTS)
    elif sense == "outcome":
        yield from range(1, 5)
    elif sense == "card" and kind == "chained":
        cards = [component for component in duel.components() if component.kind == "card"]
        yield from (number for number, card in enumerate(cards) if card.facts["chain_from"])
    else:
        yield from range(HOW_MANY[sense])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_can_be_said(duel: Game, lang: str) -> None:
    for word in range(len(duel.vocabulary)):
        check_sentence(speech(lang).word(duel, word))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_different_moves_sound_different(duel: Game, lang: str) -> None:
    verbs = {"take", "place", "move", "remove", "raze", "token", "people"}
    said = [speech(lang).word(duel, number) for number, word in enumerate(duel.vocabulary.words) if word.verb in verbs]
    assert len(set(said)) == len(said)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_can_be_asked(duel: Game, lang: str) -> None:
    state = duel.new(duel.options(), 1)
    for number, prompt in enumerate(duel.prompts):
        state.prompt = number
        for args in product(*[range(3) if sense == "chapter" else range(5) for sense in prompt.senses]):
            state.prompt_args = args
            check_sentence(speech(lang).prompt(duel, state))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_notice_can_be_told(duel: Game, lang: str) -> None:
    for number, kind in enumerate(duel.notices):
        values = [tuple(values_of(sense, kind.name, duel)) for sense in kind.senses]
        for args in product(*values):
            a, b, c = (*args, 0, 0, 0)[:3]
            sentence = speech(lang).notice(duel, Notice(EVERYBODY, number, (a, b, c)))
            check_sentence(sentence)
            assert sentence.endswith(".")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_component_has_a_name_and_a_description(duel: Game, lang: str) -> None:
    for component in duel.components():
        check_sentence(speech(lang).name(duel, component.id))
        description = speech(lang).description(duel, component.id)
        check_sentence(description)
        assert description.endswith(".")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_thing_has_a_name(duel: Game, lang: str) -> None:
    for sense, ids in IDS.items():
        names = [speech(lang).thing(duel, Thing(sense, one)) for one in ids]
        assert len(set(names)) == len(ids)
    for component in duel.components():
        for chain in filter(None, (component.facts.get("chain_from"), component.facts.get("chain_gives"))):
            check_sentence(speech(lang).thing(duel, Thing("chain", str(chain))))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_game_its_scenarios_and_its_settings_are_explained(duel: Game, lang: str) -> None:
    voice = speech(lang)
    check_sentence(voice.game_name(duel))
    check_sentence(voice.game_title(duel))
    check_sentence(voice.game_about(duel))
    for scenario in duel.facts.scenarios:
        check_sentence(voice.scenario_name(duel, scenario))
    for preset in duel.facts.presets:
        check_sentence(voice.preset_name(duel, preset))
    own = set(duel.options_type.__struct_fields__) - {"scenario", "seats", "viewers"}
    assert own
    for option in own:
        check_sentence(voice.option_name(duel, option))
        check_sentence(voice.option_text(duel, option))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_of_a_chapter_and_colour_share_a_name_only_if_they_are_alike(duel: Game, lang: str) -> None:
    seen: dict[tuple[object, object, str], dict[str, object]] = {}
    for component in duel.components():
        if component.kind == "card":
            facts = dict(component.facts)
            key = (facts["chapter"], facts["color"], speech(lang).name(duel, component.id))
            assert seen.setdefault(key, facts) == facts, key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whole_games_can_be_told(duel: Game, lang: str) -> None:
    voice = speech(lang)
    for seed in range(6):
        for table in decisions(duel, duel.options(), seed):
            check_sentence(voice.prompt(duel, table.state))
            for word in table.state.options:
                check_sentence(voice.word(duel, word))
            for notice in table.state.notices or []:
                check_sentence(voice.notice(duel, notice))
        assert table.state.over
        assert voice.prompt(duel, table.state) == voice.outcome(duel, table.state)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_ending_is_told_in_its_own_words(lang: str) -> None:
    endings = [*product(("fellowship", "sauron"), ("quest", "peoples", "conquest", "presence")), ("shared", "presence")]
    told = {speech(lang).message("duel-result", side_id=side, outcome_id=by) for side, by in endings}
    assert len(told) == len(endings)


def test_a_card_says_its_price_its_chains_and_what_it_frees(duel: Game) -> None:
    assert speech("en").description(duel, "c2-17") == (
        "Green card of chapter 2. Gives a symbol of the Men. Costs 2 Courage and Knowledge. "
        "Free if you have the horseshoe. Also gives the scroll, which makes “Wizards” in chapter 3 free."
    )


def test_regions_stand_in_the_case_that_the_sentence_asks_for(duel: Game) -> None:
    word = duel.vocabulary.number("arnor-lindon")
    assert speech("en").word(duel, word) == "Move a unit from Arnor to Lindon"
    assert speech("ru").word(duel, word) == "Переместить отряд из Арнора в Линдон"
    assert speech("uk").word(duel, word) == "Перемістити загін з Арнору до Ліндону"


def test_the_quest_tells_how_far_it_still_is(duel: Game) -> None:
    names = [kind.name for kind in duel.notices]
    notice = Notice(EVERYBODY, names.index("quest"), (1, 6, 0))
    assert speech("en").notice(duel, notice) == "The Nazgûl advance: 8 steps to Frodo and Sam."
    assert speech("ru").notice(duel, notice) == "Назгулы делают шаг: до Фродо и Сэма осталось 8."
    assert speech("uk").notice(duel, notice) == "Назґули роблять крок: до Фродо і Сема лишилося 8."


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
