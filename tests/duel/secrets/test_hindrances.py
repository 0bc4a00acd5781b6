"""What the side whose turn it is is told of things that it cannot have."""

from tests.duel.board import new_game, turn


def test_coins_that_are_lacking_and_the_chain_that_would_help() -> None:
    table = turn("c2-16", "c2-09", me={"coins": 0})
    price = table.price("c2-16")
    assert price > 0
    assert table.hindrance("c2-16").split()[:2] in (["too_dear", str(price)], ["too_dear_unchained", str(price)])
    assert turn("c2-16", "c2-09", me={"coins": 9}).hindrance("c2-16") == ""


def test_cards_that_are_covered_and_cards_that_lie_face_down() -> None:
    table = new_game()
    for slot in table.view().display:
        reason = table.hindrance(slot.card) if slot.card else table.hindrance(str(slot.slot))
        assert reason == "face_down" if slot.card is None else (reason == "covered") != slot.available
