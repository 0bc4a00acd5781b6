"""Lords of Middle-earth: a position can be written at each of its questions, and goes on in the same way."""

from collections.abc import Callable

import pytest
from tests.wotr_board.board import AT_WAR, FREE, SHADOW, asked, dice, fall, lords, options, say, sh

from westmarch.games.wotr_board.game import WOTR_BOARD
from westmarch.games.wotr_board.state import WotrBoardState

ALL_FREE = ["free_peoples"] * 3


def gandalf() -> WotrBoardState:
    return WOTR_BOARD.new(WOTR_BOARD.options({"lords": True}), 3)


def keep_special() -> WotrBoardState:
    for seed in range(50):
        state = lords(phase="roll", seed=seed, characters={"elrond": "rivendell", "galadriel": "lorien"})
        if asked(state) == "keep_special":
            return state
    raise AssertionError("an Eye every time")


def which_ring() -> WotrBoardState:
    return say(lords(dice=dice({"event": 1}), rings=ALL_FREE), "ring", "die:character")


def vilya() -> WotrBoardState:
    state = lords(dice=dice({"character": 1}), characters={"elrond": "rivendell"}, rings=ALL_FREE)
    return say(state, "die:character", "move_fellowship")


def nenya() -> WotrBoardState:
    state = lords(
        dice=dice({"character": 1}),
        characters={"galadriel": "lorien"},
        rings=ALL_FREE,
        hunt_box={"shadow": 1},
        tiles={"pool": {"eye": 2}},
    )
    fall(state, 6)
    return say(state, "die:character", "move_fellowship")


def ring_to_take() -> WotrBoardState:
    state = lords(cards={"free_character": {"hand": ["fp-char-28"]}}, dice=dice({"character": 1}))
    fall(state, 6, 6, 1)
    return say(state, "three-rings-for-the-elven-kings")


def gothmog() -> WotrBoardState:
    state = lords(side="shadow", characters={"gothmog": "nurn"}, dice=dice({"event": 1}, {"muster": 1}))
    return say(state, "use:gothmog")


def balrog() -> WotrBoardState:
    state = lords(
        side="shadow",
        characters={"balrog": "moria"},
        marks=["balrog_active"],
        special={"balrog": {"face": "balrog"}},
        dice=dice({"event": 1}, {}),
        nations=AT_WAR,
        armies={"moria": sh(sauron_regular=2)},
    )
    return say(state, "use:balrog")


def new_result() -> WotrBoardState:
    for seed in range(60):
        cards = {"shadow_character": {"table": ["sh-char-26"]}}
        state = lords(phase="roll", seed=seed, characters={"elrond": "rivendell"}, cards=cards)
        if asked(state) == "new_result":
            return state
    raise AssertionError("never an Eye")


def discard_from_hand() -> WotrBoardState:
    cards = {"free_character": {"hand": ["fp-char-27"]}, "shadow_character": {"hand": ["sh-char-01", "sh-char-02"]}}
    return say(lords(cards=cards, dice=dice({"character": 1})), "wind-from-the-west", "yes")


def further_corruption() -> WotrBoardState:
    state = lords(
        characters={"smeagol": "fellowship"},
        marks=["smeagol_came"],
        fellowship={"guide": "smeagol"},
        cards={"shadow_character": {"table": ["sh-char-25"]}},
        dice=dice({"character": 1}),
        hunt_box={"shadow": 1},
        tiles={"pool": {"smeagol": 2}},
    )
    fall(state, 6)
    return say(state, "move_fellowship")


QUESTIONS = (
    gandalf, keep_special, which_ring, vilya, nenya, ring_to_take, gothmog, balrog, new_result, discard_from_hand,
    further_corruption,
)  # fmt: skip


@pytest.mark.parametrize("pose", QUESTIONS, ids=lambda pose: pose.__name__)
def test_a_position_at_this_question_goes_on_in_the_same_way(pose: Callable[[], WotrBoardState]) -> None:
    state = pose()
    assert asked(state) == pose.__name__
    again = WOTR_BOARD.load_position(WOTR_BOARD.to_position(state))
    assert (asked(again), options(again), again.seat) == (asked(state), options(state), state.seat)
    for table in (state, again):
        say(table, options(table)[-1])
    assert [again.view(viewer) for viewer in (FREE, SHADOW)] == [state.view(viewer) for viewer in (FREE, SHADOW)]
