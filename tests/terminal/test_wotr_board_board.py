"""The board of War of the Ring draws whatever can happen, at every size and in every language."""

import pytest
from tests.terminal.scenes import check, scene_of, scenes, states

from westmarch.core import registry
from westmarch.core.rng import Rng
from westmarch.terminal.boards import board_of
from westmarch.terminal.boards.flow import MAY_SIGN, POINTED_SIGN
from westmarch.text.speech import LANGUAGES

GAME = registry.find("wotr_board")
BOARD = board_of(GAME)
DRAWN = ("region", "card", "face", "nation")  # what the board shows; the rest is answered in the list


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("lords", [False, True])
def test_everything_is_drawn_told_and_explained(lords: bool, lang: str) -> None:
    for scene in scenes(GAME, LANGUAGES.index(lang), lang, every=60, lords=lords):
        for width, height in ((80, 24), (120, 28), (160, 44)):
            check(BOARD.draw(scene, width, height))
        for page in BOARD.pages:
            check(BOARD.draw_page(scene, page, 80, 15))
        assert BOARD.status(scene)
        assert BOARD.lines(scene)
        assert BOARD.legend(scene)
        for thing in BOARD.things(scene):
            assert BOARD.explain(scene, thing), thing
            assert BOARD.label(scene, thing)
        for word in scene.options:
            BOARD.note(scene, word)
            BOARD.explain_word(scene, word)


def test_what_may_be_chosen_is_on_the_board_and_marked() -> None:
    for scene in scenes(GAME, 21, every=25):
        canvas = BOARD.draw(scene, 120, 40)
        drawn = [thing for thing in scene.allowed() if thing.sense in DRAWN]
        for thing in drawn:
            line = canvas.line_of(thing)
            assert line is not None, thing
            assert {MAY_SIGN, POINTED_SIGN} & set(canvas.line(line)), thing


def test_on_a_small_window_the_page_turns_to_what_is_pointed_at() -> None:
    for scene in scenes(GAME, 22, every=25):
        page = BOARD.page_for(scene)
        assert page in (*BOARD.pages, None)
        things = [thing for thing in scene.things_of(scene.pointed) if thing.sense in ("region", "face")]
        if things:
            assert page is not None
            assert BOARD.draw_page(scene, page, 80, 15).line_of(things[0]) is not None, (page, things)


def test_a_board_shows_nothing_that_is_hidden() -> None:
    """Two states that a person cannot tell apart look the same."""
    for number, state in enumerate(states(GAME, 31)):
        if number % 100 or state.over:
            continue
        guess = state.clone()
        guess.redeal(state.viewers[state.seat], Rng(99 + number))
        first, second = scene_of(GAME, state), scene_of(GAME, guess)
        assert BOARD.draw(first, 120, 40).text() == BOARD.draw(second, 120, 40).text()
        assert BOARD.lines(first) == BOARD.lines(second)
        assert BOARD.things(first) == BOARD.things(second)


def test_the_opening_shows_where_armies_stand_and_what_the_hunt_pool_holds() -> None:
    scene = scene_of(GAME, GAME.new(GAME.options(), 1))
    text = BOARD.draw(scene, 120, 40).text()
    assert "Minas Tirith▣ (Gon 3r1E1L)" in text
    assert "Dol Guldur▣ <Sau 5r1E 1N>" in text
    assert "Rivendell▣◉" in text
