"""What may be known of hidden cards (chapters on knowledge and redealing)."""

from tests.wotr_board.board import AT_WAR, FREE, SHADOW, WarTable, dice, fp, pose, sh

from westmarch.core.rng import Rng
from westmarch.core.state import PUBLIC
from westmarch.games.wotr_board.cards.book import CARD_IDS
from westmarch.games.wotr_board.cards.names import card
from westmarch.games.wotr_board.components import STRATEGY_DECK
from westmarch.games.wotr_board.rules.hands import discard_unseen, draw
from westmarch.games.wotr_board.secrets.knowledge import looked_at_hand
from westmarch.games.wotr_board.secrets.view import PoolView


def pool(table: WarTable, viewer: int) -> PoolView:
    """What a person sees of the Free Peoples' Character deck."""
    return table.view(viewer).cards["free_character"]


def test_the_owner_sees_his_hand_and_the_others_its_size() -> None:
    table = pose(cards={"free_character": {"hand": ["fp-char-05", "fp-char-09"]}}, dice=dice({"event": 1}))
    assert pool(table, FREE).hand == ["fp-char-05", "fp-char-09"]
    assert pool(table, SHADOW).hand == 2
    assert pool(table, PUBLIC).hand == 2


def test_who_has_looked_into_a_hand_knows_it_until_a_card_leaves_it_unseen() -> None:
    table = pose(cards={"free_character": {"hand": ["fp-char-05", "fp-char-09"]}}, dice=dice({"event": 1}))
    looked_at_hand(table.state, FREE)
    assert pool(table, SHADOW).known == {"hand": ["fp-char-05", "fp-char-09"]}
    assert pool(table, PUBLIC).known == {}
    draw(table.state, FREE, 0)
    discard_unseen(table.state, card("mithril-coat-and-sting"))
    assert pool(table, SHADOW).known == {}
    for seed in range(20):
        guess = table.copy()
        guess.state.redeal(SHADOW, Rng(seed))
        hand, discards = set(guess.state.hand(FREE)), guess.state.cards[3]
        seen = {card("mithril-coat-and-sting"), card("athelas")}
        assert len(hand) == 2
        assert all(number in hand or discards >> number & 1 for number in seen)  # never back in the deck


def test_a_guess_at_a_face_down_combat_card_meets_its_condition() -> None:
    table = pose(
        cards={"free_character": {"hand": ["fp-char-14", "fp-char-06", "fp-char-01"]}, "shadow_character": {}},
        dice=dice({"army_muster": 1}),
        nations=AT_WAR,
        armies={"osgiliath": fp(gondor_regular=1, gondor_leader=1), "south-ithilien": sh(sauron_regular=1)},
    )
    table.say("attack all")
    choice = table.state.stack.pop()
    choice.answer(table.state, table.state.options[-1])
    thought = table.state.known[2]
    # Leaders fight, no companion, no Fellowship: Heroic Death, Sudden Strike and Fateful Strike, nothing else.
    may = {f"fp-char-{slot + 1:02}" for slot in range(28) if thought >> slot & 1}
    assert may <= {"fp-char-10", "fp-char-12", "fp-char-13", "fp-char-14", "fp-char-18", "fp-char-22"}
    assert "fp-char-14" in may


def test_after_a_look_at_both_decks_in_a_hand_an_unseen_discard_blurs_only_its_own_deck() -> None:
    table = pose(
        cards={
            "shadow_character": {"hand": ["sh-char-05", "sh-char-09"]},
            "shadow_strategy": {"hand": ["sh-str-01", "sh-str-02"]},
        },
        dice=dice({"event": 1}),
    )
    looked_at_hand(table.state, SHADOW)
    draw(table.state, SHADOW, STRATEGY_DECK)
    discard_unseen(table.state, card("return-to-valinor"))
    seen = table.view(FREE).cards
    assert seen["shadow_character"].known == {"hand": ["sh-char-05", "sh-char-09"]}
    assert seen["shadow_strategy"].known == {}
    drawn = set()
    for seed in range(40):
        guess = table.copy()
        guess.state.redeal(FREE, Rng(seed))
        hand = set(guess.state.hand(SHADOW))
        assert {card("orc-patrol"), card("nazgul-search")} <= hand
        # One of the three Strategy cards that were ever in hand lies in the discards: both known ones are in one of the two.
        known = {card("return-to-valinor"), card("the-fighting-uruk-hai")}
        assert len(known & hand) + discarded(guess, "shadow_strategy", known) == 2
        drawn |= hand - known
    assert len(drawn) > 4  # the card drawn afterwards may be any


def discarded(table: WarTable, pool_name: str, cards: set[int]) -> int:
    """How many of some cards lie unseen in the discards."""
    owner = FREE if pool_name.startswith("free") else SHADOW
    names = table.view(owner).cards[pool_name].discard
    return len([name for name in names if CARD_IDS.index(name) in cards])


def test_a_card_is_shown_though_the_enemy_cancelled_it() -> None:
    table = pose(
        cards={"free_character": {"hand": ["fp-char-11"]}, "shadow_character": {"hand": ["sh-char-05", "sh-char-06"]}},
        dice=dice({"event": 1}, {"army": 1}),
        side="shadow",
        nations=AT_WAR,
        armies={"south-ithilien": sh(sauron_regular=5, nazgul=2), "north-ithilien": fp(gondor_elite=5)},
        characters={"boromir": "north-ithilien"},
    )
    table.say("attack all orc-patrol")
    assert table.view(FREE).cards["shadow_character"].combat == 1
    table.say("i-will-go-alone")
    for viewer in (FREE, SHADOW, PUBLIC):
        assert table.view(viewer).cards["shadow_character"].spent == ["sh-char-05"]
    guess = table.copy()
    guess.state.redeal(FREE, Rng(1))
    assert card("orc-patrol") not in guess.state.hand(SHADOW)


def test_tiles_that_were_put_back_have_no_order_that_anybody_knows() -> None:
    table = pose(
        cards={"free_character": {"hand": ["fp-char-14"]}},
        dice=dice({"character": 1}),
        characters={"strider": "minas-tirith"},
        armies={"minas-tirith": fp(gondor_regular=1)},
        tiles={"pool": {"eye": 1, "3": 1, "1": 1}},
    )
    table.say("challenge-of-the-king")
    views = [table.view(viewer).tiles for viewer in (FREE, SHADOW, PUBLIC)]
    assert views == [{"pool": {"3": 1, "1": 1}, "drawn": {}, "waiting": {}}] * 3


def test_a_face_down_card_is_guessed_among_those_that_could_be_played_and_backs_stay() -> None:
    table = pose(
        cards={"shadow_character": {"hand": ["sh-char-09", "sh-char-01"]}, "free_character": {"hand": ["fp-char-06"]}},
        dice=dice({"event": 1}, {"army": 1}),
        side="shadow",
        nations=AT_WAR,
        armies={"south-ithilien": sh(sauron_regular=2, nazgul=1), "north-ithilien": fp(gondor_regular=1)},
    )
    table.say("attack all nazgul-search")
    assert (table.prompt, table.options()) == ("combat_card", ["pass"])
    guessed = set()
    for seed in range(60):
        guess = table.copy()
        guess.state.redeal(FREE, Rng(seed))
        assert len(guess.state.hand(SHADOW)) == 1
        seen = guess.view(SHADOW).cards["shadow_character"]
        guessed |= set(seen.combat)
    # No Fellowship, no siege, one point of Nazgul leadership.
    assert not guessed & {"sh-char-01", "sh-char-02", "sh-char-05", "sh-char-17", "sh-char-19", "sh-char-21"}
    assert {"sh-char-09", "sh-char-11"} <= guessed
