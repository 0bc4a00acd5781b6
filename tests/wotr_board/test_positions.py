"""Lords of Middle-earth: a position can be written at each of its questions, and goes on in the same way."""

from collections.abc import Callable

import pytest
from tests.wotr_board.board import AT_WAR, FREE, SHADOW, WarTable, dice, pose_with_lords, sh

from westmarch.games.wotr_board.game import WOTR_BOARD

ALL_FREE = ["free_peoples"] * 3


def gandalf() -> WarTable:
    return WarTable(WOTR_BOARD.new(WOTR_BOARD.options({"lords": True}), 3))


def keep_special() -> WarTable:
    for seed in range(50):
        table = pose_with_lords(phase="roll", seed=seed, characters={"elrond": "rivendell", "galadriel": "lorien"})
        if table.prompt == "keep_special":
            return table
    raise AssertionError("an Eye every time")


def which_ring() -> WarTable:
    return pose_with_lords(dice=dice({"event": 1}), rings=ALL_FREE).say("ring die:character")


def vilya() -> WarTable:
    table = pose_with_lords(dice=dice({"character": 1}), characters={"elrond": "rivendell"}, rings=ALL_FREE)
    return table.say("die:character move_fellowship")


def nenya() -> WarTable:
    table = pose_with_lords(
        dice=dice({"character": 1}),
        characters={"galadriel": "lorien"},
        rings=ALL_FREE,
        hunt_box={"shadow": 1},
        tiles={"pool": {"eye": 2}},
    )
    table.fall(6)
    return table.say("die:character move_fellowship")


def ring_to_take() -> WarTable:
    table = pose_with_lords(cards={"free_character": {"hand": ["fp-char-28"]}}, dice=dice({"character": 1}))
    table.fall(6, 6, 1)
    return table.say("three-rings-for-the-elven-kings")


def gothmog() -> WarTable:
    table = pose_with_lords(side="shadow", characters={"gothmog": "nurn"}, dice=dice({"event": 1}, {"muster": 1}))
    return table.say("use:gothmog")


def balrog() -> WarTable:
    table = pose_with_lords(
        side="shadow",
        characters={"balrog": "moria"},
        marks=["balrog_active"],
        special={"balrog": {"face": "balrog"}},
        dice=dice({"event": 1}, {}),
        nations=AT_WAR,
        armies={"moria": sh(sauron_regular=2)},
    )
    return table.say("use:balrog")


def new_result() -> WarTable:
    for seed in range(60):
        cards = {"shadow_character": {"table": ["sh-char-26"]}}
        table = pose_with_lords(phase="roll", seed=seed, characters={"elrond": "rivendell"}, cards=cards)
        if table.prompt == "new_result":
            return table
    raise AssertionError("never an Eye")


def discard_from_hand() -> WarTable:
    cards = {"free_character": {"hand": ["fp-char-27"]}, "shadow_character": {"hand": ["sh-char-01", "sh-char-02"]}}
    return pose_with_lords(cards=cards, dice=dice({"character": 1})).say("wind-from-the-west yes")


def further_corruption() -> WarTable:
    table = pose_with_lords(
        characters={"smeagol": "fellowship"},
        marks=["smeagol_came"],
        fellowship={"guide": "smeagol"},
        cards={"shadow_character": {"table": ["sh-char-25"]}},
        dice=dice({"character": 1}),
        hunt_box={"shadow": 1},
        tiles={"pool": {"smeagol": 2}},
    )
    table.fall(6)
    return table.say("move_fellowship")


QUESTIONS = (
    gandalf, keep_special, which_ring, vilya, nenya, ring_to_take, gothmog, balrog, new_result, discard_from_hand,
    further_corruption,
)  # fmt: skip


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda question: question.__name__)
def test_a_position_at_this_question_goes_on_in_the_same_way(question: Callable[[], WarTable]) -> None:
    first = question()
    assert first.prompt == question.__name__
    again = WarTable(WOTR_BOARD.load_position(WOTR_BOARD.to_position(first.state)))
    assert (again.prompt, again.options(), again.state.seat) == (first.prompt, first.options(), first.state.seat)
    for table in (first, again):
        table.say(table.options()[-1])
    assert [again.view(viewer) for viewer in (FREE, SHADOW)] == [first.view(viewer) for viewer in (FREE, SHADOW)]
