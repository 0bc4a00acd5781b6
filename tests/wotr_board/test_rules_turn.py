"""The turn, the dice, Elven Rings and victory, rule by rule (rules 15-33, 66-70): what `test_setup` leaves open."""

from typing import Any

import pytest
from tests.wotr_board.board import FREE, SHADOW, asked, board, control, dice, ended, fp, options, say, sh

from westmarch.games.wotr_board.components import CARD_POOL
from westmarch.games.wotr_board.game import WOTR_BOARD
from westmarch.games.wotr_board.rules.hands import pile
from westmarch.games.wotr_board.state import DECK, DISCARD, HAND, WotrBoardState

FREE_CHARACTER, FREE_STRATEGY, SHADOW_CHARACTER, SHADOW_STRATEGY = range(4)


ALONE = dict.fromkeys(("gandalf-grey", "strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin"), "gone")


def cards_of(pool: str, n: int, first: int = 1) -> list[str]:
    """The first cards of a deck."""
    return [f"{pool}-{number:02d}" for number in range(first, first + n)]


def last_die_spent(**position: Any) -> WotrBoardState:
    """The Free Peoples spend the last die of the turn on nothing; the next turn begins."""
    return say(board(dice=dice({"event": 1}, {}), **position), "nothing")


# Recovery and events: rules 16 and 17


def test_a_turn_begins_with_an_empty_hunt_box_and_a_card_from_each_deck() -> None:
    state = last_die_spent(hunt_box={"free_peoples": 2, "shadow": 3})
    assert (state.turn, state.box) == (2, [0, 0])
    for side in (FREE, SHADOW):
        assert [CARD_POOL[card] for card in state.hand(side)] == [side * 2, side * 2 + 1]


def test_an_empty_deck_gives_nothing_and_is_not_shuffled_again() -> None:
    everything = cards_of("fp-char", 24)
    state = last_die_spent(cards={"free_character": {"discard": everything}})
    assert [CARD_POOL[card] for card in state.hand(FREE)] == [FREE_STRATEGY]
    assert pile(state, FREE_CHARACTER, DECK) == 0


def test_whoever_has_more_than_six_cards_discards_at_once_and_the_others_do_not_see_which() -> None:
    state = last_die_spent(cards={"shadow_strategy": {"hand": cards_of("sh-str", 5)}})
    assert (asked(state), state.seat, len(state.hand(SHADOW))) == ("discard", SHADOW, 7)
    say(state, options(state)[-1])
    assert len(state.hand(SHADOW)) == 6
    assert pile(state, SHADOW_STRATEGY, DISCARD) != 0
    assert asked(state) == "declare"


def test_a_card_drawn_in_an_action_is_one_too_many_as_well() -> None:
    state = board(dice=dice({"event": 1}), cards={"free_strategy": {"hand": cards_of("fp-str", 6)}})
    say(state, "draw", "deck:character")
    assert (asked(state), len(options(state))) == ("discard", 7)


def test_cards_on_the_table_do_not_count_for_the_limit() -> None:
    state = board(
        dice=dice({"event": 1}),
        cards={"free_strategy": {"hand": cards_of("fp-str", 5, 4)}, "free_character": {"table": ["fp-char-05"]}},
    )
    say(state, "draw", "deck:character")
    assert asked(state) != "discard"


# Allocation and roll: rules 19 and 20


def test_allocated_dice_are_not_rolled_and_eyes_join_them() -> None:
    state = board(phase="hunt")
    say(state, "3")
    eyes = state.box[SHADOW] - 3
    assert sum(state.dice[9:]) + eyes == 4
    assert sum(state.dice[:9]) == 4


def test_the_shadow_allocates_no_more_dice_than_companions() -> None:
    gone = dict.fromkeys(("gandalf-grey", "strider", "boromir", "legolas", "gimli"), "gone")
    state = board(phase="hunt", characters=gone, fellowship={"guide": "meriadoc"})
    assert options(state) == ["0", "1", "2"]


def test_one_die_is_always_allowed() -> None:
    assert options(board(phase="hunt", characters=ALONE)) == ["0", "1"]


@pytest.mark.parametrize("by", ["character", "event"])
def test_a_move_by_a_die_or_a_card_makes_the_shadow_allocate_next_turn(by: str) -> None:
    state = board(
        dice=dice({by: 1}, {}),
        characters=ALONE,
        fellowship={"region": "hollin"},
        cards={"free_character": {"hand": ["fp-char-10"]}},
    )
    say(state, *(["move_fellowship"] if by == "character" else ["there-is-another-way", "move_fellowship"]))
    while asked(state) == "declare":
        say(state, "no")
    assert state.box[SHADOW] >= 1  # with Gollum only 1 is left to choose, and nobody is asked
    assert asked(state) == "die"


# Actions: rules 21 and 22


def test_the_free_peoples_begin_and_the_sides_take_turns() -> None:
    state = board(dice=dice({"event": 1, "muster": 1}, {"event": 1, "army": 1}))
    seats = []
    while state.turn == 1:
        if asked(state) == "action":
            seats.append(state.seat)
        say(state, "nothing" if asked(state) == "action" else options(state)[-1])
    assert seats == [FREE, SHADOW, FREE, SHADOW]


def test_whoever_passes_keeps_the_dice() -> None:
    state = board(dice=dice({"event": 1}, {"event": 2, "army": 1}))
    say(state, "pass")
    assert state.seat == SHADOW
    say(state, "die:army", "nothing")
    assert (state.seat, sum(state.dice[:9])) == (FREE, 1)


@pytest.mark.parametrize(
    ("face", "words", "others"),
    [
        ("army_muster", {"march", "diplomacy"}, {"draw", "move_fellowship"}),
        ("muster", {"diplomacy"}, {"march", "draw", "move_fellowship"}),
        ("event", {"draw"}, {"march", "diplomacy", "move_fellowship"}),
        ("character", {"march", "move_fellowship", "separate"}, {"diplomacy", "draw"}),
        ("will_of_the_west", {"march", "diplomacy", "draw", "move_fellowship", "separate"}, {"die:eye"}),
    ],
)
def test_each_face_does_its_own_and_a_will_of_the_west_everything(face: str, words: set[str], others: set[str]) -> None:
    said = set(options(board(dice=dice({face: 1}))))
    assert words <= said
    assert "nothing" in said
    assert not others & said


def test_an_army_die_moves_two_armies_and_no_third() -> None:
    armies = {"edoras": fp(rohan_regular=1), "folde": fp(rohan_regular=1), "westemnet": fp(rohan_regular=1)}
    state = board(dice=dice({"army_muster": 1}), armies=armies)
    say(state, "march", "edoras", "folde", "folde")
    assert asked(state) == "march_to"
    say(state, "eastemnet")
    assert state.seat == SHADOW


def test_an_event_die_draws_from_either_deck() -> None:
    state = say(board(dice=dice({"event": 1})), "draw")
    assert options(state) == ["deck:character", "deck:strategy"]
    say(state, "deck:strategy")
    assert pile(state, FREE_STRATEGY, HAND).bit_count() == 1


# Elven Rings: rules 32 and 33


def test_one_ring_a_turn_changes_one_die() -> None:
    state = board(dice=dice({"event": 2}), rings=["free_peoples"] * 3)
    say(state, "ring", "die:muster")
    assert asked(state) == "die"
    assert "ring" not in options(state)
    assert state.dice[2] == state.dice[4] == 1


def test_a_ring_comes_before_a_die_and_is_no_action() -> None:
    state = board(dice=dice({"event": 1}, {"event": 1, "army": 1}), rings=["shadow", "out", "out"], side="shadow")
    say(state, "ring", "die:army", "die:eye")
    assert (state.seat, asked(state)) == (SHADOW, "action")
    assert state.box[SHADOW] == 1
    assert sum(state.dice[9:]) == 1


def test_a_side_without_rings_changes_nothing() -> None:
    state = board(dice=dice({"event": 1, "muster": 1}), rings=["shadow", "shadow", "out"])
    assert "ring" not in options(state)


# Winning: rules 66-69


@pytest.mark.parametrize(
    ("taken", "winner"),
    [
        (("minas-tirith", "lorien", "rivendell", "erebor", "edoras", "dale"), "shadow"),
        (("minas-tirith", "lorien", "rivendell", "erebor", "edoras"), None),
        (("minas-tirith", "lorien", "rivendell", "erebor", "edoras", "bree"), None),
        (("moria", "angmar", "far-harad"), "free_peoples"),
        (("moria", "angmar", "nurn"), None),
    ],
    ids=["ten", "nine", "towns count nothing", "four", "three"],
)
def test_cities_count_one_and_strongholds_two(taken: tuple[str, ...], winner: str | None) -> None:
    enemy = "free_peoples" if "moria" in taken else "shadow"
    state = board(phase="end", control=dict.fromkeys(taken, enemy), armies={})
    assert (WOTR_BOARD.outcome(state) or {"winner": None})["winner"] == winner


def test_points_decide_only_at_the_end_of_the_turn() -> None:
    taken = ("moria", "dol-guldur")
    state = board(dice=dice({"event": 1}), control=dict.fromkeys(taken, "free_peoples"), armies={})
    assert not state.over
    say(state, "nothing", "nothing")
    assert ended(state) == ("free_peoples", "military")


def test_the_ring_destroyed_comes_before_any_points() -> None:
    lost = ("minas-tirith", "lorien", "rivendell", "erebor", "helms-deep")
    state = board(
        dice=dice({"character": 1}, {}),
        characters=ALONE,
        fellowship={"mordor": 4},
        tiles={"pool": {"elven-cloaks": 1}},
        control=dict.fromkeys(lost, "shadow"),
        armies={},
    )
    say(state, "move_fellowship")
    assert ended(state) == ("free_peoples", "ring")


def test_the_price_of_idleness_in_mordor_comes_before_the_points() -> None:
    state = board(
        phase="end",
        fellowship={"mordor": 2, "corruption": 11},
        control=dict.fromkeys(("moria", "dol-guldur"), "free_peoples"),
        armies={},
    )
    assert ended(state) == ("shadow", "corruption")


def test_nazgul_and_characters_capture_nothing() -> None:
    state = board(
        dice=dice({"event": 1}, {"character": 1}),
        side="shadow",
        armies={"nurn": sh(nazgul=2)},
        characters={"mouth-lieutenant": "nurn"},
    )
    say(state, "move_minions", "nurn", "2", "pelargir")
    assert control(state, "pelargir") == "free_peoples"


def test_control_stays_without_a_garrison_and_returns_with_a_unit_of_its_side() -> None:
    state = board(
        dice=dice({"army_muster": 1}),
        nations={"gondor": {"steps_to_war": 0, "active": True}},
        control={"pelargir": "shadow"},
        armies={"lossarnach": fp(gondor_regular=1)},
    )
    assert (control(state, "pelargir"), state.points(SHADOW)) == ("shadow", 1)
    say(state, "march", "pelargir")
    assert (control(state, "pelargir"), state.points(SHADOW)) == ("free_peoples", 0)
