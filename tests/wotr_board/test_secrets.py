"""What may be known of hidden cards (chapters on knowledge and redealing)."""

from tests.wotr_board.board import AT_WAR, FREE, SHADOW, board, dice, fp, say, sh

from westmarch.core.rng import Rng
from westmarch.core.state import PUBLIC
from westmarch.games.wotr_board.cards import card
from westmarch.games.wotr_board.hands import discard_unseen, draw, looked_at_hand


def pool(state: object, viewer: int) -> dict[str, object]:
    """What a person sees of the Free Peoples' Character deck."""
    return state.view(viewer)["cards"]["free_character"]  # type: ignore[attr-defined,no-any-return]


def test_the_owner_sees_his_hand_and_the_others_its_size() -> None:
    state = board(cards={"free_character": {"hand": ["fp-char-05", "fp-char-09"]}}, dice=dice({"event": 1}))
    assert pool(state, FREE)["hand"] == ["fp-char-05", "fp-char-09"]
    assert pool(state, SHADOW)["hand"] == 2
    assert pool(state, PUBLIC)["hand"] == 2


def test_who_has_looked_into_a_hand_knows_it_until_a_card_leaves_it_unseen() -> None:
    state = board(cards={"free_character": {"hand": ["fp-char-05", "fp-char-09"]}}, dice=dice({"event": 1}))
    looked_at_hand(state, FREE)
    assert pool(state, SHADOW)["known"] == {"hand": ["fp-char-05", "fp-char-09"]}
    assert pool(state, PUBLIC)["known"] == {}
    draw(state, FREE, 0)
    discard_unseen(state, card("fp-char-05"))
    assert pool(state, SHADOW)["known"] == {}
    for seed in range(20):
        guess = state.clone()
        guess.redeal(SHADOW, Rng(seed))
        hand, discards = set(guess.hand(FREE)), guess.cards[3]
        seen = {card("fp-char-05"), card("fp-char-09")}
        assert len(hand) == 2
        assert all(number in hand or discards >> number & 1 for number in seen)  # never back in the deck


def test_a_guess_at_a_face_down_combat_card_meets_its_condition() -> None:
    state = board(
        cards={"free_character": {"hand": ["fp-char-14", "fp-char-06", "fp-char-01"]}, "shadow_character": {}},
        dice=dice({"army_muster": 1}),
        nations=AT_WAR,
        armies={"osgiliath": fp(gondor_regular=1, gondor_leader=1), "south-ithilien": sh(sauron_regular=1)},
    )
    say(state, "attack", "all")
    choice = state.stack.pop()
    choice.answer(state, state.options[-1])
    thought = state.known[2]
    # Leaders fight, no companion, no Fellowship: Heroic Death, Sudden Strike and Fateful Strike, nothing else.
    may = {f"fp-char-{slot + 1:02}" for slot in range(28) if thought >> slot & 1}
    assert may <= {"fp-char-10", "fp-char-12", "fp-char-13", "fp-char-14", "fp-char-18", "fp-char-22"}
    assert "fp-char-14" in may
