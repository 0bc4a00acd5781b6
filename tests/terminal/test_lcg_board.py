"""The co-operative card game's board draws whatever can happen, at every size and in every language."""

import pytest
from tests.terminal.scenes import check, scene_of, scenes, states

from westmarch.core import registry
from westmarch.core.rng import Rng
from westmarch.core.words import Thing
from westmarch.terminal.boards import board_of
from westmarch.terminal.boards.flow import MAY_SIGN, POINTED_SIGN
from westmarch.terminal.boards.lcg.signs import IN_HAND, marks, on_table
from westmarch.text.speech import LANGUAGES, speech

GAME = registry.find("lcg")
BOARD = board_of(GAME)
SCENARIOS = tuple(GAME.facts.scenarios)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_everything_is_drawn_told_and_explained(scenario: str, lang: str) -> None:
    for scene in scenes(GAME, LANGUAGES.index(lang), lang, every=4, seats=2, scenario=scenario):
        for width, height in ((80, 24), (120, 28), (160, 44)):
            check(BOARD.draw(scene, width, height))
        for page in BOARD.pages:
            check(BOARD.draw_page(scene, page, 80, 15))
        assert BOARD.status(scene)
        assert BOARD.lines(scene)
        assert BOARD.legend(scene)
        for thing in BOARD.things(scene):
            assert BOARD.explain(scene, thing)
            assert BOARD.label(scene, thing)
        for word in scene.options:
            BOARD.note(scene, word)
            if any(thing.sense == "card" for thing in GAME.vocabulary.words[word].things):
                assert BOARD.explain_word(scene, word)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_solo_board_fits_on_an_ordinary_window(scenario: str) -> None:
    for scene in scenes(GAME, 10, scenario=scenario):
        canvas = BOARD.draw(scene, 120, 28)
        assert (canvas.width, canvas.height) == (120, 28), canvas.text()


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_what_may_be_chosen_is_on_the_board_and_marked(scenario: str) -> None:
    for scene in scenes(GAME, 21, every=2, seats=2, scenario=scenario):
        canvas = BOARD.draw(scene, 120, 40)
        for thing in marks(scene).may:
            if thing.sense in ("card", IN_HAND):
                line = canvas.line_of(Thing("card", thing.id))
                assert line is not None, thing
                text = canvas.text()
                assert {MAY_SIGN, POINTED_SIGN} & set(text), thing


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_on_a_small_window_the_page_turns_to_what_is_pointed_at(scenario: str) -> None:
    for scene in scenes(GAME, 22, every=2, scenario=scenario):
        page = BOARD.page_for(scene)
        assert page in (*BOARD.pages, None)
        cards = [thing for thing in scene.things_of(scene.pointed) if thing.sense == "card"]
        if cards:
            assert page is not None
            assert BOARD.draw_page(scene, page, 80, 15).line_of(cards[0]) is not None, (page, cards)


def test_a_board_shows_nothing_that_is_hidden() -> None:
    """Two states that a person cannot tell apart look the same."""
    for number, state in enumerate(states(GAME, 31, seats=2)):
        if number % 5 or state.over:
            continue
        guess = state.clone()
        guess.redeal(state.viewers[state.seat], Rng(99 + number))
        first, second = scene_of(GAME, state), scene_of(GAME, guess)
        assert BOARD.draw(first, 120, 40).text() == BOARD.draw(second, 120, 40).text()
        assert BOARD.lines(first) == BOARD.lines(second)
        assert BOARD.things(first) == BOARD.things(second)


def test_one_person_at_two_seats_sees_both_hands() -> None:
    state = GAME.new(GAME.options({"seats": 3, "viewers": [0, 0, 2]}), 4)
    scene = scene_of(GAME, state)
    text = BOARD.draw(scene, 120, 40).text()
    for seat, shown in (("one", True), ("two", True), ("three", False)):
        hand = scene.view.seats[seat].hand
        assert isinstance(hand, list) == shown
        if shown:
            assert all(speech("en").name(GAME, card) in text for card in hand)


def test_the_balance_of_the_quest_is_told_before_it_is_settled() -> None:
    state = GAME.new(GAME.options(), 3)
    while GAME.prompts[state.prompt].name != "commit":
        state.choose(state.options[0])
    words = {GAME.vocabulary.words[word].spelling: word for word in state.options}
    hero = next(name for name in words if name != "done")
    state.choose(words[hero])
    scene = scene_of(GAME, state)
    will = next(one.willpower for one in on_table(scene.view) if one.card == hero)
    assert will > 0
    assert f"☼{will} : ▲{scene.view.threat}" in BOARD.draw(scene, 120, 28).text()
