"""Windows: who is asked is decided by what everybody can see; neighbouring windows are merged unless all are wanted."""

from tests.lcg.board import board, hero

from westmarch.core.rng import Rng
from westmarch.core.words import PASS
from westmarch.games.lcg.components import RESOURCE
from westmarch.games.lcg.game import LCG

POOR = {name: hero() for name in ("aragorn", "theodred", "gloin")}


def windows_asked(all_windows: bool) -> int:
    """How often a solo player who only passes is asked to act in the first rounds."""
    state = LCG.new(LCG.options({"all_windows": all_windows}), 3)
    asked = 0
    while not state.over and state.round < 3:
        if LCG.prompt(state).name == "act":
            asked += 1
        state.apply(PASS if PASS in state.options else state.options[0])
    return asked


def test_a_table_may_ask_for_all_windows() -> None:
    assert windows_asked(True) > windows_asked(False)


def test_nobody_is_asked_where_no_event_can_be_paid() -> None:
    table = board(phase="travel", hand=["for_gondor"], cards=POOR)
    assert (table.state.round, table.state.phase) == (2, RESOURCE)


def test_a_seat_is_asked_though_its_hand_holds_nothing_that_fits() -> None:
    rich = {"aragorn": hero(tokens=3)}
    table = board(phase="travel", hand=["faramir"], cards=rich)
    assert table.asked == "act"
    assert table.words() == ["pass"]


def test_an_event_that_has_left_the_deck_is_no_reason_to_ask() -> None:
    deck = ("aragorn|for_gondor*2+faramir*2+gandalf*1",)
    rich = {"aragorn": hero(tokens=3)}
    assert board(decks=deck, phase="travel", hand=["faramir"], cards=rich).asked == "act"
    gone = {"one": ["for_gondor", "for_gondor"]}
    assert board(decks=deck, phase="travel", hand=["faramir"], cards=rich, piles=gone).asked == "plan"


def test_a_guess_at_the_hand_asks_the_same_seat() -> None:
    table = board(phase="travel", hand=["faramir"], cards={"aragorn": hero(tokens=3)})
    guess = table.state.clone()
    guess.redeal(-1, Rng(3))
    assert (guess.seat, guess.prompt) == (table.state.seat, table.state.prompt)
