"""Lords of Middle-earth: the Elven Rings in the ordinary way and in the way of their keepers (rules 32, 113-116)."""

import pytest
from msgspec import to_builtins
from tests.wotr_board.board import FREE, SHADOW, WarTable, dice, fp, pose_with_lords

from westmarch.games.wotr_board.components import RING_IDS, TILE_IDS
from westmarch.games.wotr_board.game import WOTR_BOARD

ALL_FREE = ["free_peoples"] * 3
ELROND = {"elrond": "rivendell"}
GALADRIEL = {"galadriel": "lorien"}
NARYA = {"gandalf-grey": "not_yet", "gandalf-keeper-of-narya": "edoras"}
STRIDER = {"guide": "strider"}


def holder(table: WarTable, ring: str) -> str:
    """Who has a ring."""
    return str(table.view(FREE).rings[ring])


def act(table: WarTable, *words: str) -> WarTable:
    """Use the only die there is."""
    if table.prompt == "die":
        table.say(table.options()[-1])
    return table.say(*words)


# The ordinary way


@pytest.mark.parametrize("ring", RING_IDS)
def test_who_uses_a_ring_says_which(ring: str) -> None:
    table = pose_with_lords(dice=dice({"event": 1}), rings=ALL_FREE)
    table.say("ring die:character")
    assert (table.prompt, len(table.options())) == ("which_ring", 3)
    table.say(f"elven_ring:{ring}")
    assert [name for name in RING_IDS if holder(table, name) == "shadow"] == [ring]
    assert list(table.state.dice[:6]) == [1, 0, 0, 0, 0, 0]


def test_the_shadow_says_which_of_its_rings_leaves_the_game() -> None:
    table = pose_with_lords(dice=dice({"event": 1}, {"army": 2}), side="shadow", rings=["shadow", "shadow", "out"])
    table.say("ring die:muster elven_ring:nenya")
    assert table.view(SHADOW).rings == {"vilya": "shadow", "nenya": "out", "narya": "out"}


# Vilya


def test_vilya_keeps_a_die_that_moved_the_fellowship_out_of_the_hunt_box() -> None:
    table = pose_with_lords(
        dice=dice({"character": 1}, {"event": 2}), hunt_box={"shadow": 1}, characters=ELROND, rings=ALL_FREE
    )
    table.fall(1)
    act(table, "move_fellowship")
    assert table.prompt == "vilya"
    table.say("yes")
    assert (holder(table, "vilya"), table.state.box[FREE], table.state.dice[0]) == ("shadow", 0, 1)
    assert table.state.seat == SHADOW
    act(table, "nothing")
    table.fall(5)  # the second hunt has no bonus from the first move: a 5 finds nothing
    act(table, "move_fellowship")
    assert (table.state.progress, table.state.box[FREE]) == (2, 1)
    assert table.state.tiles[: len(TILE_IDS)] == pose_with_lords().state.tiles[: len(TILE_IDS)]


def test_vilya_may_be_kept_and_then_the_die_is_spent() -> None:
    table = pose_with_lords(dice=dice({"character": 1}), characters=ELROND, rings=ALL_FREE)
    act(table, "move_fellowship", "no")
    assert (holder(table, "vilya"), table.state.box[FREE], table.state.dice[0]) == ("free_peoples", 1, 0)


@pytest.mark.parametrize(
    ("face", "word", "position"),
    [
        ("will_of_the_west", "move_fellowship", {"characters": ELROND}),
        ("character", "move_fellowship", {}),
        ("character", "move_fellowship", {"characters": ELROND, "rings": ["shadow", "free_peoples", "free_peoples"]}),
        ("character", "move_fellowship", {"characters": ELROND, "marks": ["ring_used_specially"]}),
        ("character", "nothing", {"characters": ELROND}),
    ],
    ids=["a Will of the West", "without Elrond", "without the ring", "a second special use", "nothing was done"],
)
def test_vilya_is_not_offered_otherwise(face: str, word: str, position: dict[str, object]) -> None:
    table = pose_with_lords(**{"dice": dice({face: 1}), "rings": ALL_FREE, **position})
    act(table, word)
    assert table.prompt != "vilya"


def test_vilya_keeps_a_special_die_with_its_star() -> None:
    shown = {"vilya": {"face": "army", "star": True}}
    table = pose_with_lords(
        dice=dice({}),
        characters=ELROND | {"gandalf-white": "fangorn", "gandalf-grey": "gone"},
        fellowship=STRIDER,
        rings=ALL_FREE,
        special=shown,
        armies={"rivendell": fp(elves_elite=2, elves_leader=1)},
    )
    act(table, "march", "fords-of-bruinen", "all", "yes")
    assert to_builtins(table.view(FREE).special_dice) == shown
    assert table.view(FREE).burnt_dice == []


def test_one_ring_may_be_used_in_each_way_in_a_turn() -> None:
    table = pose_with_lords(dice=dice({"event": 1}), characters=ELROND, rings=ALL_FREE)
    table.say("ring die:character elven_ring:narya move_fellowship yes")
    assert table.view(FREE).rings == {"vilya": "shadow", "nenya": "free_peoples", "narya": "shadow"}


# Nenya


def eye_drawn(**position: object) -> WarTable:
    """The Fellowship moves, and the hunt has drawn an Eye."""
    given = {
        "dice": dice({"character": 1}),
        "hunt_box": {"shadow": 2},
        "fellowship": STRIDER,
        "characters": GALADRIEL,
        "rings": ALL_FREE,
        "tiles": {"pool": {"eye": 1, "1": 1}},
    }
    table = pose_with_lords(**{**given, **position})
    table.fall(6, 6, (sum(table.state.tiles[: len(TILE_IDS)]), 0))
    act(table, "move_fellowship")
    return table


def test_nenya_cancels_an_eye_for_ever_and_the_next_tile_counts() -> None:
    table = eye_drawn()
    assert table.prompt == "nenya"
    table.say("yes corruption")
    assert (table.state.corruption, holder(table, "nenya")) == (1, "shadow")
    assert table.view(FREE).tiles == {"pool": {}, "drawn": {"1": 1}, "waiting": {}}


def test_nenya_may_be_kept() -> None:
    table = eye_drawn()
    table.say("no")
    assert (table.prompt, holder(table, "nenya")) == ("take_casualty", "free_peoples")
    table.say("corruption")
    assert table.state.corruption == 2


@pytest.mark.parametrize(
    "position",
    [{"characters": {}}, {"rings": ["free_peoples", "shadow", "free_peoples"]}, {"marks": ["ring_used_specially"]}],
    ids=["without Galadriel", "without the ring", "a second special use"],
)
def test_nenya_needs_her_keeper_and_the_ring(position: dict[str, object]) -> None:
    assert eye_drawn(**position).prompt == "take_casualty"


def test_after_nenya_the_mithril_coat_may_replace_the_next_tile_and_is_asked_once() -> None:
    table = eye_drawn(cards={"free_character": {"table": ["fp-char-05"]}}, tiles={"pool": {"eye": 2, "3": 1, "1": 1}})
    table.fall((3, 1), (2, 1))  # first the 3, then the 1
    table.say("yes")
    assert table.prompt == "use_card"
    table.say("yes")
    assert (table.prompt, table.state.prompt_args) == ("take_casualty", (1,))
    assert table.view(FREE).tiles == {"pool": {"eye": 1, "3": 1}, "drawn": {"1": 1}, "waiting": {}}


def test_the_mithril_coat_declined_for_an_eye_is_not_asked_again_for_it() -> None:
    table = eye_drawn(cards={"free_character": {"table": ["fp-char-05"]}})
    table.say("no")
    assert table.prompt == "use_card"
    table.say("no")
    assert table.prompt == "take_casualty"


# Narya


@pytest.mark.parametrize(
    ("region", "nation"), [("edoras", "rohan"), ("bree", "north"), ("erebor", "dwarves"), ("lorien", "elves")]
)
@pytest.mark.parametrize("face", ["event", "muster", "army_muster", "will_of_the_west"])
def test_narya_and_any_die_bring_a_nation_straight_to_war(region: str, nation: str, face: str) -> None:
    table = pose_with_lords(
        dice=dice({face: 1}),
        characters={"gandalf-grey": "not_yet", "gandalf-keeper-of-narya": region},
        fellowship=STRIDER,
        rings=ALL_FREE,
    )
    act(table, "use:gandalf-keeper-of-narya")
    assert (table.active(nation), table.steps_to_war(nation)) == (True, 0)
    assert holder(table, "narya") == "shadow"


@pytest.mark.parametrize(
    "position",
    [
        {"characters": {"gandalf-grey": "not_yet", "gandalf-keeper-of-narya": "fangorn"}},
        {"characters": {"gandalf-grey": "edoras"}},
        {"rings": ["free_peoples", "free_peoples", "shadow"]},
        {"control": {"edoras": "shadow"}, "armies": {}},
        {"nations": {"rohan": {"steps_to_war": 0, "active": True}}},
        {"marks": ["ring_used_specially"]},
    ],
    ids=[
        "no settlement",
        "the Grey Wanderer",
        "without the ring",
        "conquered",
        "At War already",
        "a second special use",
    ],
)
def test_narya_is_not_offered_otherwise(position: dict[str, object]) -> None:
    given = {"dice": dice({"event": 1}), "characters": NARYA, "fellowship": STRIDER, "rings": ALL_FREE}
    table = pose_with_lords(**{**given, **position})
    table.say("die:event") if table.prompt == "die" else None
    assert "use:gandalf-keeper-of-narya" not in table.options()


def test_the_rings_stand_in_a_position_by_name() -> None:
    table = pose_with_lords(rings=["out", "shadow", "free_peoples"])
    again = WarTable(WOTR_BOARD.load_position(WOTR_BOARD.to_position(table.state)))
    assert again.view(FREE).rings == {"vilya": "out", "nenya": "shadow", "narya": "free_peoples"}
