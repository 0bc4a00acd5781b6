"""Lords of Middle-earth: how it is set up, and the special dice (rules 106-112)."""

import pytest
from tests.wotr_board.board import AT_WAR, FREE, SHADOW, WarTable, dice, pose, pose_with_lords, sh

from westmarch.core.errors import BadFile
from westmarch.games.wotr_board.cards.names import card
from westmarch.games.wotr_board.components import (
    CARD_BIT,
    CARD_POOL,
    EYE,
    FACE_IDS,
    SPECIAL_DIE_IDS,
    SPECIAL_FACES,
    SPECIAL_KEEPER,
    TILE_IDS,
    TILES,
)
from westmarch.games.wotr_board.game import WOTR_BOARD
from westmarch.games.wotr_board.secrets.view import SpecialDieView
from westmarch.games.wotr_board.state import ZONES

WITH_LORDS = WOTR_BOARD.options({"lords": True})
# A keeper or lesser minion of each die, in play.
IN_PLAY = {
    "narya": {"gandalf-grey": "not_yet", "gandalf-keeper-of-narya": "fellowship"},
    "nenya": {"galadriel": "lorien"},
    "vilya": {"elrond": "rivendell"},
    "balrog": {"balrog": "moria"},
    "gothmog": {"gothmog": "minas-morgul"},
}
SIDES = {"narya": FREE, "nenya": FREE, "vilya": FREE, "balrog": SHADOW, "gothmog": SHADOW}


def special(table: WarTable) -> dict[str, SpecialDieView]:
    """The special dice on the table."""
    return table.view(FREE).special_dice


# The start


def test_the_decks_grow_and_one_balrog_replaces_the_other() -> None:
    table = WarTable(WOTR_BOARD.new(WITH_LORDS, 1))
    assert [mask.bit_count() for mask in table.state.cards[::ZONES]] == [28, 26, 28, 26]
    drawn = table.state.cards[CARD_POOL[card("balrog-of-moria")] * ZONES]
    assert drawn & CARD_BIT[card("a-balrog-is-come")]
    assert not drawn & (CARD_BIT[card("balrog-of-moria")] | CARD_BIT[card("we-shall-get-it")])


def test_two_smeagol_tiles_begin_in_the_pool() -> None:
    assert WOTR_BOARD.new(WITH_LORDS, 1).tiles[TILE_IDS.index("smeagol")] == 2
    assert WOTR_BOARD.new(WOTR_BOARD.options(), 1).tiles[TILE_IDS.index("smeagol")] == 0
    assert sum(WOTR_BOARD.new(WITH_LORDS, 1).tiles[:TILES]) == 18


@pytest.mark.parametrize("version", ["gandalf-grey", "gandalf-keeper-of-narya"])
def test_the_free_peoples_choose_which_gandalf_sets_out(version: str) -> None:
    table = WarTable(WOTR_BOARD.new(WITH_LORDS, 1))
    assert (table.prompt, table.state.seat) == ("gandalf", FREE)
    table.say(version)
    assert table.guide() == version
    assert len(table.state.companions()) == 7


def test_without_the_expansion_nobody_of_it_can_come() -> None:
    given = {"nations": AT_WAR, "armies": {"nurn": sh(sauron_regular=1)}}
    without = pose(dice=dice({"event": 1}, {"muster": 2}), side="shadow", **given)
    without.say("die:muster") if without.prompt == "die" else None
    assert {"enter:balrog", "enter:gothmog"} & set(without.options()) == set()
    with_it = pose_with_lords(dice=dice({"event": 1}, {"muster": 2}), side="shadow", **given)
    with_it.say("die:muster") if with_it.prompt == "die" else None
    assert {"enter:balrog", "enter:gothmog"} <= set(with_it.options())


# The roll


@pytest.mark.parametrize("die", SPECIAL_DIE_IDS)
def test_a_special_die_is_rolled_while_its_keeper_is_in_play(die: str) -> None:
    marks = ["moved_by_die_last_turn"]
    guide_of_narya = {"guide": "gandalf-keeper-of-narya"} if die == "narya" else {}
    table = pose_with_lords(phase="roll", characters=IN_PLAY[die], fellowship=guide_of_narya, marks=marks)
    assert list(special(table)) == [die]
    assert list(special(pose_with_lords(phase="roll", marks=marks))) == []


@pytest.mark.parametrize(
    ("guides", "marks", "is_rolled"),
    [
        ("gandalf-keeper-of-narya", ["moved_by_die_last_turn"], True),
        ("gandalf-keeper-of-narya", ["moved_last_turn"], False),
        ("strider", ["moved_by_die_last_turn"], False),
    ],
    ids=["led with a Character result", "led by a card", "not the Guide"],
)
def test_the_die_of_narya_is_rolled_only_after_gandalf_led_the_fellowship_on(
    guides: str, marks: list[str], is_rolled: bool
) -> None:
    table = pose_with_lords(phase="roll", characters=IN_PLAY["narya"], fellowship={"guide": guides}, marks=marks)
    assert list(special(table)) == (["narya"] if is_rolled else [])


def test_a_fellowship_moved_by_a_will_of_the_west_counts_as_led_by_a_character_result() -> None:
    table = pose_with_lords(dice=dice({"will_of_the_west": 1}))
    table.say("move_fellowship")
    assert "moved_by_die" in table.view(FREE).marks


@pytest.mark.parametrize("die", SPECIAL_DIE_IDS)
def test_every_special_die_has_exactly_one_eye(die: str) -> None:
    faces = [face for face, _ in SPECIAL_FACES[SPECIAL_DIE_IDS.index(die)]]
    assert (len(faces), faces.count(EYE)) == (6, 1)


def test_of_several_special_dice_one_is_kept_and_an_eye_must_be() -> None:
    both = IN_PLAY["nenya"] | IN_PLAY["vilya"]
    seen = set()
    for seed in range(40):
        table = pose_with_lords(phase="roll", seed=seed, characters=both)
        faces = {name: die.face for name, die in special(table).items()}
        if table.prompt == "keep_special":
            assert "eye" not in faces.values() or list(faces.values()) == ["eye", "eye"]
            assert table.options() == ["special_die:nenya", "special_die:vilya"]
            table.say("special_die:vilya")
            assert list(special(table)) == ["vilya"]
            seen.add("chosen")
        else:
            assert list(faces.values()) == ["eye"]  # the other die is out of the turn without a question
            seen.add("forced")
    assert seen == {"chosen", "forced"}


def test_an_eye_of_either_side_goes_to_the_hunt_box() -> None:
    for name, characters in (("vilya", IN_PLAY["vilya"]), ("gothmog", IN_PLAY["gothmog"])):
        found = 0
        for seed in range(30):
            table = pose_with_lords(phase="roll", seed=seed, characters=characters)
            plain = pose(phase="roll", seed=seed)
            eye = special(table)[name].face == "eye"
            assert table.state.box[SHADOW] == plain.state.box[SHADOW] + eye
            assert f"special_die:{name}" not in table.options() or not eye
            found += eye
        assert found


def test_who_rolled_more_special_dice_chooses_first_else_the_free_peoples() -> None:
    two_each = IN_PLAY["nenya"] | IN_PLAY["vilya"] | IN_PLAY["balrog"] | IN_PLAY["gothmog"]
    one_and_two = IN_PLAY["nenya"] | IN_PLAY["balrog"] | IN_PLAY["gothmog"]
    for characters, first in ((two_each, FREE), (one_and_two, SHADOW)):
        table = first_choice(characters)
        assert table.state.seat == first


def first_choice(characters: dict[str, str]) -> WarTable:
    """A roll after which no Eye decides anything."""
    for seed in range(200):
        table = pose_with_lords(phase="roll", seed=seed, characters=characters)
        if all(die.face != "eye" for die in special(table).values()) and table.prompt == "keep_special":
            return table
    raise AssertionError("there is always an Eye")


def test_a_kept_die_is_used_like_any_other_and_counts_for_passing() -> None:
    shown = {"vilya": {"face": "army", "star": True}}
    table = pose_with_lords(dice=dice({"event": 1}, {"event": 2}), characters=IN_PLAY["vilya"], special=shown)
    assert "pass" not in table.options()
    table.say("special_die:vilya")
    assert table.prompt == "action"
    table.say("nothing")
    assert special(table) == {}
    assert table.state.seat == SHADOW


def test_a_ring_turns_only_standard_dice() -> None:
    shown = {"vilya": {"face": "muster"}}
    alone = pose_with_lords(dice=dice({}), characters=IN_PLAY["vilya"], special=shown, rings=["free_peoples"] * 3)
    assert "ring" not in alone.options()
    both = pose_with_lords(
        dice=dice({"event": 1}), characters=IN_PLAY["vilya"], special=shown, rings=["free_peoples"] * 3
    )
    both.say("ring")
    assert both.prompt == "ring_to"  # the Event die is the only one to be turned


FACES = [
    (die, face, star)
    for number, die in enumerate(SPECIAL_DIE_IDS)
    for face, star in dict.fromkeys(SPECIAL_FACES[number])
]


@pytest.mark.parametrize(("die", "face", "star"), [row for row in FACES if row[1] != EYE])
def test_every_face_of_every_special_die_can_be_used(die: str, face: int, star: bool) -> None:
    number = SPECIAL_DIE_IDS.index(die)
    side = SIDES[die]
    guides = {"guide": "gandalf-keeper-of-narya"} if die == "narya" else {}
    table = pose_with_lords(
        dice=dice({"event": 1}, {"event": 1}),
        side=("free_peoples", "shadow")[side],
        characters=IN_PLAY[die],
        fellowship=guides,
        nations=AT_WAR,
        special={die: {"face": FACE_IDS[face], "star": star}},
    )
    table.say(f"special_die:{die}")
    typical = {
        "character": ("move_fellowship", "move_minions"),
        "army": ("march", "march"),
        "muster": ("recruit", "recruit"),
        "event": ("draw", "draw"),
        "draw": ("draw", "draw"),
        "balrog": ("", "use:balrog"),
    }
    assert typical[FACE_IDS[face]][side] in table.options()
    if FACE_IDS[face] == "draw":
        assert table.options() == ["nothing", "draw"]
    table.say("nothing")
    assert special(table) == {}
    assert table.state.in_play(SPECIAL_KEEPER[number])


# Stars


@pytest.mark.parametrize(
    ("die", "enemy"),
    [
        ("vilya", {"gandalf-white": "fangorn"}),
        ("gothmog", {"witch-king-chief": "moria"}),
        ("balrog", {"witch-king-black-captain": "nurn"}),
    ],
)
def test_after_a_result_with_a_star_the_die_is_gone_if_the_great_one_is_in_play(
    die: str, enemy: dict[str, str]
) -> None:
    face = {"vilya": "army", "gothmog": "army", "balrog": "character"}[die]
    given = {"dice": dice({"event": 1}, {"event": 1}), "side": ("free_peoples", "shadow")[SIDES[die]]}
    for characters, star, burnt in (
        (IN_PLAY[die] | enemy, True, [die]),
        (IN_PLAY[die], True, []),
        (IN_PLAY[die] | enemy, False, []),
    ):
        if not star and die != "gothmog":
            continue  # only that die has the face in both ways
        table = pose_with_lords(characters=characters, special={die: {"face": face, "star": star}}, **given)
        table.say(f"special_die:{die}", "nothing")
        assert table.view(FREE).burnt_dice == burnt


@pytest.mark.parametrize("white", [True, False], ids=["with Gandalf the White", "without him"])
def test_an_eye_with_a_star_takes_the_die_at_the_end_of_the_turn(white: bool) -> None:
    characters = IN_PLAY["vilya"] | ({"gandalf-white": "fangorn", "gandalf-grey": "gone"} if white else {})
    table = pose_with_lords(
        characters=characters,
        fellowship={"guide": "strider"},
        dice=dice({"event": 1}, {"event": 1}),
        special={"vilya": {"face": "eye", "star": True}},
    )
    assert (special(table)["vilya"].face, table.options()) == ("eye", ["nothing", "draw"])
    table.say("nothing nothing")
    assert table.view(FREE).burnt_dice == (["vilya"] if white else [])
    assert special(table) == {}
    while table.prompt != "die":
        table.state.choose(table.state.options[0])
    assert ("vilya" in special(table)) != white


def test_a_die_leaves_with_its_keeper_even_if_it_was_kept() -> None:
    table = pose_with_lords(
        characters=IN_PLAY["gothmog"],
        side="shadow",
        nations=AT_WAR,
        armies={"nurn": sh(sauron_regular=1)},
        dice=dice({"event": 2}, {"muster": 1}),
        special={"gothmog": {"face": "army"}},
    )
    table.say("die:muster enter:witch-king-black-captain")
    assert special(table) == {}


def test_a_position_with_a_face_that_the_die_does_not_have_is_refused() -> None:
    with pytest.raises(BadFile, match="no such face"):
        pose_with_lords(characters=IN_PLAY["vilya"], special={"vilya": {"face": "character"}})


def test_a_position_of_the_base_game_has_no_special_dice() -> None:
    for given in ({"special": {"vilya": {"face": "muster"}}}, {"burnt": ["vilya"]}):
        with pytest.raises(BadFile, match="lords"):
            pose(**given)


def test_the_dice_of_a_turn_stand_in_a_position() -> None:
    table = pose_with_lords(
        characters=IN_PLAY["nenya"] | IN_PLAY["balrog"],
        dice=dice({"event": 1}),
        special={"nenya": {"face": "character", "star": True}, "balrog": {"face": "balrog"}},
        burnt=["vilya"],
    )
    again = WarTable(WOTR_BOARD.load_position(WOTR_BOARD.to_position(table.state)))
    assert (again.state.special, again.state.burnt) == (table.state.special, table.state.burnt)
    assert again.view(FREE) == table.view(FREE)
