"""The turn, the dice, Elven Rings and victory, rule by rule (rules 15-33, 66-70): what `test_setup` leaves open."""

from typing import Any

import pytest
from tests.wotr_board.board import FREE, SHADOW, WarTable, dice, fp, pose, sh

from westmarch.games.wotr_board.components import CARD_POOL
from westmarch.games.wotr_board.game import WOTR_BOARD
from westmarch.games.wotr_board.rules.hands import pile
from westmarch.games.wotr_board.state import DECK, DISCARD, HAND

FREE_CHARACTER, FREE_STRATEGY, SHADOW_CHARACTER, SHADOW_STRATEGY = range(4)


ALONE = dict.fromkeys(("gandalf-grey", "strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin"), "gone")


def cards_of(pool: str, n: int, first: int = 1) -> list[str]:
    """The first cards of a deck."""
    return [f"{pool}-{number:02d}" for number in range(first, first + n)]


def last_die_spent(**position: Any) -> WarTable:
    """The Free Peoples spend the last die of the turn on nothing; the next turn begins."""
    return pose(dice=dice({"event": 1}, {}), **position).say("nothing")


# Recovery and events: rules 16 and 17


def test_a_turn_begins_with_an_empty_hunt_box_and_a_card_from_each_deck() -> None:
    table = last_die_spent(hunt_box={"free_peoples": 2, "shadow": 3})
    assert (table.state.turn, table.state.box) == (2, [0, 0])
    for side in (FREE, SHADOW):
        assert [CARD_POOL[card] for card in table.state.hand(side)] == [side * 2, side * 2 + 1]


def test_an_empty_deck_gives_nothing_and_is_not_shuffled_again() -> None:
    everything = cards_of("fp-char", 24)
    table = last_die_spent(cards={"free_character": {"discard": everything}})
    assert [CARD_POOL[card] for card in table.state.hand(FREE)] == [FREE_STRATEGY]
    assert pile(table.state, FREE_CHARACTER, DECK) == 0


def test_whoever_has_more_than_six_cards_discards_at_once_and_the_others_do_not_see_which() -> None:
    table = last_die_spent(cards={"shadow_strategy": {"hand": cards_of("sh-str", 5)}})
    assert (table.prompt, table.state.seat, len(table.state.hand(SHADOW))) == ("discard", SHADOW, 7)
    table.say(table.options()[-1])
    assert len(table.state.hand(SHADOW)) == 6
    assert pile(table.state, SHADOW_STRATEGY, DISCARD) != 0
    assert table.prompt == "declare"


def test_a_card_drawn_in_an_action_is_one_too_many_as_well() -> None:
    table = pose(dice=dice({"event": 1}), cards={"free_strategy": {"hand": cards_of("fp-str", 6)}})
    table.say("draw deck:character")
    assert (table.prompt, len(table.options())) == ("discard", 7)


def test_cards_on_the_table_do_not_count_for_the_limit() -> None:
    table = pose(
        dice=dice({"event": 1}),
        cards={"free_strategy": {"hand": cards_of("fp-str", 5, 4)}, "free_character": {"table": ["fp-char-05"]}},
    )
    table.say("draw deck:character")
    assert table.prompt != "discard"


# Allocation and roll: rules 19 and 20


def test_allocated_dice_are_not_rolled_and_eyes_join_them() -> None:
    table = pose(phase="hunt")
    table.say("3")
    eyes = table.state.box[SHADOW] - 3
    assert sum(table.state.dice[9:]) + eyes == 4
    assert sum(table.state.dice[:9]) == 4


def test_the_shadow_allocates_no_more_dice_than_companions() -> None:
    gone = dict.fromkeys(("gandalf-grey", "strider", "boromir", "legolas", "gimli"), "gone")
    table = pose(phase="hunt", characters=gone, fellowship={"guide": "meriadoc"})
    assert table.options() == ["0", "1", "2"]


def test_one_die_is_always_allowed() -> None:
    assert pose(phase="hunt", characters=ALONE).options() == ["0", "1"]


@pytest.mark.parametrize("by", ["character", "event"])
def test_a_move_by_a_die_or_a_card_makes_the_shadow_allocate_next_turn(by: str) -> None:
    table = pose(
        dice=dice({by: 1}, {}),
        characters=ALONE,
        fellowship={"region": "hollin"},
        cards={"free_character": {"hand": ["fp-char-10"]}},
    )
    table.say(*(["move_fellowship"] if by == "character" else ["there-is-another-way", "move_fellowship"]))
    while table.prompt == "declare":
        table.say("no")
    assert table.state.box[SHADOW] >= 1  # with Gollum only 1 is left to choose, and nobody is asked
    assert table.prompt == "die"


# Actions: rules 21 and 22


def test_the_free_peoples_begin_and_the_sides_take_turns() -> None:
    table = pose(dice=dice({"event": 1, "muster": 1}, {"event": 1, "army": 1}))
    seats = []
    while table.state.turn == 1:
        if table.prompt == "action":
            seats.append(table.state.seat)
        table.say("nothing" if table.prompt == "action" else table.options()[-1])
    assert seats == [FREE, SHADOW, FREE, SHADOW]


def test_whoever_passes_keeps_the_dice() -> None:
    table = pose(dice=dice({"event": 1}, {"event": 2, "army": 1}))
    table.say("pass")
    assert table.state.seat == SHADOW
    table.say("die:army nothing")
    assert (table.state.seat, sum(table.state.dice[:9])) == (FREE, 1)


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
    said = set(pose(dice=dice({face: 1})).options())
    assert words <= said
    assert "nothing" in said
    assert not others & said


def test_an_army_die_moves_two_armies_and_no_third() -> None:
    armies = {"edoras": fp(rohan_regular=1), "folde": fp(rohan_regular=1), "westemnet": fp(rohan_regular=1)}
    table = pose(dice=dice({"army_muster": 1}), armies=armies)
    table.say("march edoras folde folde")
    assert table.prompt == "march_to"
    table.say("eastemnet")
    assert table.state.seat == SHADOW


def test_an_event_die_draws_from_either_deck() -> None:
    table = pose(dice=dice({"event": 1})).say("draw")
    assert table.options() == ["deck:character", "deck:strategy"]
    table.say("deck:strategy")
    assert pile(table.state, FREE_STRATEGY, HAND).bit_count() == 1


# Elven Rings: rules 32 and 33


def test_one_ring_a_turn_changes_one_die() -> None:
    table = pose(dice=dice({"event": 2}), rings=["free_peoples"] * 3)
    table.say("ring die:muster")
    assert table.prompt == "die"
    assert "ring" not in table.options()
    assert table.state.dice[2] == table.state.dice[4] == 1


def test_a_ring_comes_before_a_die_and_is_no_action() -> None:
    table = pose(dice=dice({"event": 1}, {"event": 1, "army": 1}), rings=["shadow", "out", "out"], side="shadow")
    table.say("ring die:army die:eye")
    assert (table.state.seat, table.prompt) == (SHADOW, "action")
    assert table.state.box[SHADOW] == 1
    assert sum(table.state.dice[9:]) == 1


def test_a_side_without_rings_changes_nothing() -> None:
    table = pose(dice=dice({"event": 1, "muster": 1}), rings=["shadow", "shadow", "out"])
    assert "ring" not in table.options()


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
    table = pose(phase="end", control=dict.fromkeys(taken, enemy), armies={})
    assert (WOTR_BOARD.outcome(table.state) or {"winner": None})["winner"] == winner


def test_points_decide_only_at_the_end_of_the_turn() -> None:
    taken = ("moria", "dol-guldur")
    table = pose(dice=dice({"event": 1}), control=dict.fromkeys(taken, "free_peoples"), armies={})
    assert not table.over
    table.say("nothing nothing")
    assert table.ended() == ("free_peoples", "military")


def test_the_ring_destroyed_comes_before_any_points() -> None:
    lost = ("minas-tirith", "lorien", "rivendell", "erebor", "helms-deep")
    table = pose(
        dice=dice({"character": 1}, {}),
        characters=ALONE,
        fellowship={"mordor": 4},
        tiles={"pool": {"elven-cloaks": 1}},
        control=dict.fromkeys(lost, "shadow"),
        armies={},
    )
    table.say("move_fellowship")
    assert table.ended() == ("free_peoples", "ring")


def test_the_price_of_idleness_in_mordor_comes_before_the_points() -> None:
    table = pose(
        phase="end",
        fellowship={"mordor": 2, "corruption": 11},
        control=dict.fromkeys(("moria", "dol-guldur"), "free_peoples"),
        armies={},
    )
    assert table.ended() == ("shadow", "corruption")


def test_nazgul_and_characters_capture_nothing() -> None:
    table = pose(
        dice=dice({"event": 1}, {"character": 1}),
        side="shadow",
        armies={"nurn": sh(nazgul=2)},
        characters={"mouth-lieutenant": "nurn"},
    )
    table.say("move_minions nurn 2 pelargir")
    assert table.control("pelargir") == "free_peoples"


def test_control_stays_without_a_garrison_and_returns_with_a_unit_of_its_side() -> None:
    table = pose(
        dice=dice({"army_muster": 1}),
        nations={"gondor": {"steps_to_war": 0, "active": True}},
        control={"pelargir": "shadow"},
        armies={"lossarnach": fp(gondor_regular=1)},
    )
    assert (table.control("pelargir"), table.state.points(SHADOW)) == ("shadow", 1)
    table.say("march pelargir")
    assert (table.control("pelargir"), table.state.points(SHADOW)) == ("free_peoples", 0)


# The preset of the English rulebook (rule 125)

ENGLISH = {"preset": "english_rulebook"}


@pytest.mark.parametrize(("options", "offered"), [({}, False), (ENGLISH, True)])
def test_a_ring_makes_an_eye_directly_after_a_hunt_only_by_the_english_rulebook(
    options: dict[str, object], offered: bool
) -> None:
    table = pose(
        options=options, side="shadow", rings=["shadow", "out", "out"], marks=["hunted"], dice=dice({}, {"army": 2})
    )
    table.say("ring")
    assert ("eye" in [word.split(":")[-1] for word in table.options()]) == offered


@pytest.mark.parametrize(("options", "least"), [({}, "1"), (ENGLISH, "0")])
def test_a_move_by_a_card_calls_for_a_hunt_die_only_by_the_reference_sheet(
    options: dict[str, object], least: str
) -> None:
    table = pose(options=options, turn=1, marks=["moved"], dice=dice({"army": 1}, {}))
    table.say("nothing")
    while table.prompt != "hunt_dice":
        table.say(table.options()[0])
    assert table.options()[0] == least


@pytest.mark.parametrize(("options", "steps"), [({}, 1), (ENGLISH, 2)])
def test_hits_by_an_event_wake_a_nation_only_by_the_reference_sheet(options: dict[str, object], steps: int) -> None:
    table = pose(
        options=options,
        side="shadow",
        armies={
            "osgiliath": {"free_peoples": {"gondor-regular": 2}},
            "north-ithilien": {"shadow": {"sauron-regular": 1, "nazgul": 5}},
        },
        cards={"shadow_character": {"hand": ["sh-char-19"]}},
        dice=dice({}, {"character": 1}),
    )
    table.fall(6, 6, 6, 6, 6)
    table.say("dreadful-spells")
    assert table.steps_to_war("gondor") == steps


# Rulings on rings and Army dice (rules 25, 31 to 33)


def test_a_ring_may_make_an_eye_after_a_step_in_mordor_for_no_dice_were_rolled() -> None:
    table = pose(
        fellowship={"region": "minas-morgul", "mordor": 1, "guide": "strider"},
        tiles={"pool": {"0-reveal": 3}},
        rings=["shadow", "out", "out"],
        dice=dice({"character": 1}, {"army": 2}),
    )
    table.say("die:character move_fellowship ring")
    assert "eye" in [word.split(":")[-1] for word in table.options()]


def test_who_has_used_a_ring_may_pass_where_passing_is_allowed() -> None:
    table = pose(rings=["free_peoples", "out", "out"], dice=dice({"army": 1}, {"army": 2}))
    table.say("ring die:character")
    assert "pass" in table.options()
    table.say("pass")
    assert table.state.seat == SHADOW


def test_an_army_die_moves_two_parts_of_one_army_each_once() -> None:
    table = pose(side="shadow", armies={"moria": sh(sauron_regular=3)}, dice=dice({"event": 1}, {"army": 1}))
    table.say("march dimrill-dale part 1 moria hollin all")
    assert table.army(SHADOW, "dimrill-dale") == {"sauron-regular": 1}
    assert table.army(SHADOW, "hollin") == {"sauron-regular": 2}
