"""Lords of Middle-earth: every character of it by name (rules 117-124)."""

import pytest
from tests.wotr_board.board import AT_WAR, FREE, SHADOW, WarTable, dice, fp, pose, pose_with_lords, sh

from westmarch.games.wotr_board.components import (
    AS_MUSTER,
    BALROG,
    CHARACTER_IDS,
    ELROND,
    GALADRIEL,
    TILE_IDS,
    TREEBEARD,
)
from westmarch.games.wotr_board.game import WOTR_BOARD
from westmarch.games.wotr_board.rules.dice import all_dice
from westmarch.games.wotr_board.rules.people.characters import entrances
from westmarch.games.wotr_board.rules.people.companions import can_travel, travellers
from westmarch.games.wotr_board.rules.war.battle import leadership, strength

STRIDER = {"guide": "strider"}
WHITE = {"gandalf-white": "fangorn", "gandalf-grey": "gone"}
SMEAGOL = {"smeagol": "fellowship"}
GUIDED_BY_SMEAGOL = {"characters": SMEAGOL, "marks": ["smeagol_came"], "fellowship": {"guide": "smeagol"}}
COMPANIONS = ("gandalf-grey", "strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin")


def can_enter(character: str, side: int = FREE, **position: object) -> bool:
    """Whether a Muster result can bring a character now."""
    return CHARACTER_IDS.index(character) in entrances(pose_with_lords(**position).state, side, AS_MUSTER)


def war(*nations: str) -> dict[str, object]:
    """Some nations At War."""
    return {"nations": {nation: AT_WAR[nation] for nation in nations}}


def attacked(**position: object) -> WarTable:
    """The Shadow attacks with its only army that can."""
    table = pose_with_lords(
        **{"side": "shadow", "nations": AT_WAR, "dice": dice({"event": 1}, {"army": 1}), **position}
    )
    table.say("attack")
    while table.prompt in ("attack_from", "attack_at", "march_part"):
        table.say(table.options()[0])
    return table


# Elrond and Galadriel


@pytest.mark.parametrize(("keeper", "home"), [("elrond", "rivendell"), ("galadriel", "lorien")])
def test_a_keeper_comes_home_by_a_muster_die_once_sauron_or_the_elves_are_at_war(keeper: str, home: str) -> None:
    assert can_enter(keeper, **war("sauron"))
    assert can_enter(keeper, **war("elves"))
    assert not can_enter(keeper)
    assert not can_enter(keeper, **war("sauron"), armies={home: sh(sauron_regular=1)}, control={home: "shadow"})
    besieged = {home: {**fp(elves_elite=1), **sh(sauron_regular=1)}}
    assert can_enter(keeper, **war("sauron"), armies=besieged)
    table = pose_with_lords(dice=dice({"muster": 1}), **war("sauron"))
    table.say(f"enter:{keeper}")
    assert table.place(keeper) == home


@pytest.mark.parametrize(("keeper", "number"), [("elrond", ELROND), ("galadriel", GALADRIEL)])
def test_a_keeper_brings_no_standard_die_never_moves_and_wakes_nobody(keeper: str, number: int) -> None:
    table = pose_with_lords(characters={keeper: "rivendell"}, dice=dice({"character": 1}))
    assert all_dice(table.state, FREE) == 4
    assert not can_travel(table.state, number)
    table.say("march rivendell fords-of-bruinen all")
    assert table.place(keeper) == "rivendell"


def test_with_elrond_every_elven_elite_is_a_leader_too() -> None:
    besiegers = {"rivendell": {**fp(elves_elite=2, elves_leader=1), **sh(sauron_regular=5)}}
    table = attacked(
        armies=besiegers, characters={"elrond": "rivendell"}, cards={"free_character": {"hand": ["fp-char-01"]}}
    )
    assert leadership(table.state, FREE) == 5
    without = attacked(armies=besiegers, cards={"free_character": {"hand": ["fp-char-01"]}})
    assert leadership(without.state, FREE) == 1


def test_with_elrond_an_elven_elite_is_the_leader_that_a_combat_card_asks_for() -> None:
    given = {
        "armies": {"parth-celebrant": fp(elves_elite=1), "dimrill-dale": sh(sauron_regular=1)},
        "cards": {"free_character": {"hand": ["fp-char-14"]}},  # Sudden Strike
    }
    assert "challenge-of-the-king" in attacked(characters={"elrond": "rivendell"}, **given).options()
    assert "challenge-of-the-king" not in attacked(**given).options()


def test_with_elrond_a_character_die_moves_elven_elites_without_a_leader() -> None:
    given = {"dice": dice({"character": 1}), "armies": {"woodland-realm": fp(elves_elite=1)}, **war("elves")}
    assert "march" in pose_with_lords(characters={"elrond": "rivendell"}, **given).options()
    assert "march" not in pose_with_lords(**given).options()


def test_with_galadriel_the_elves_muster_in_besieged_lorien() -> None:
    given = {
        "dice": dice({"muster": 1}),
        "armies": {"lorien": {**fp(elves_elite=1), **sh(sauron_regular=5)}},
        "control": dict.fromkeys(("rivendell", "grey-havens", "woodland-realm"), "shadow"),
        **war("elves"),
    }
    table = pose_with_lords(characters={"galadriel": "lorien"}, **given)
    table.say("recruit elves-elite")
    assert table.army(FREE, "lorien") == {"elves-elite": 2}
    assert "recruit" not in pose_with_lords(**given).options()


def test_a_keeper_dies_when_the_home_is_taken_and_not_when_it_is_besieged() -> None:
    given = {"characters": {"elrond": "rivendell"}, "dice": dice({"event": 1})}
    besieged = pose_with_lords(armies={"rivendell": {**fp(elves_elite=1), **sh(sauron_regular=1)}}, **given)
    assert besieged.place("elrond") == "rivendell"
    taken = pose_with_lords(armies={"rivendell": sh(sauron_regular=1)}, **given)
    assert (taken.control("rivendell"), taken.place("elrond")) == ("shadow", "gone")


def test_a_keeper_dies_with_the_garrison_in_a_battle() -> None:
    table = attacked(
        armies={"rivendell": {**fp(elves_regular=1), **sh(sauron_regular=5)}},
        characters={"elrond": "rivendell"},
        cards={"shadow_character": {"hand": ["sh-char-01"]}},
    )
    table.fall(6, 1, 1, 1, 1, 1)
    table.say("pass")
    assert (table.army(FREE, "rivendell"), table.place("elrond")) == ({}, "gone")
    assert table.control("rivendell") == "shadow"


def test_a_keeper_is_a_companion_of_level_three_for_combat_cards() -> None:
    table = attacked(
        armies={"rivendell": {**fp(elves_elite=5), **sh(sauron_elite=5)}},
        characters={"elrond": "rivendell"},
        cards={"free_character": {"hand": ["fp-char-10"]}},  # Heroic Death
        seed=3,
    )
    table.fall(6, 6, 6, 6, 6, 1)
    table.say("there-is-another-way")
    assert table.prompt == "sacrifice"
    assert table.options() == ["pass", "elrond"]
    table.say("elrond")
    assert table.place("elrond") == "gone"
    assert table.state.prompt_args[-1] >= 2  # of five hits or more three are cancelled
    assert table.prompt == "casualty"


def test_a_keeper_is_no_companion_for_events() -> None:
    table = pose_with_lords(characters={"elrond": "rivendell"})
    assert not [here for here in range(105) if table.state.companions_at(here)]


# Gandalf, Keeper of Narya


def test_gandalf_with_narya_adds_no_die_to_his_army() -> None:
    armies = {"edoras": fp(rohan_regular=1), "fords-of-isen": sh(isengard_regular=2)}
    hand = {"free_character": {"hand": ["fp-char-01"]}}
    for version, dice_rolled in (("gandalf-grey", 2), ("gandalf-keeper-of-narya", 1)):
        characters = {"gandalf-grey": "not_yet"} | {version: "westemnet"}
        at_field = {"westemnet": armies["edoras"], "fords-of-isen": armies["fords-of-isen"]}
        table = attacked(armies=at_field, characters=characters, fellowship=STRIDER, cards=hand)
        assert strength(table.state, FREE) == dice_rolled


def test_gandalf_with_narya_does_not_draw_after_events_but_keeps_the_wizards_staff() -> None:
    narya = {"gandalf-grey": "not_yet", "gandalf-keeper-of-narya": "fellowship"}
    table = pose_with_lords(
        characters=narya,
        fellowship={"guide": "gandalf-keeper-of-narya"},
        cards={"free_character": {"hand": ["fp-char-08"]}},
        dice=dice({"event": 1}),
    )
    table.say("wizards-staff")
    assert table.state.hand(FREE) == []
    assert len(table.state.table(FREE)) == 1


def test_gandalf_the_white_follows_the_keeper_of_narya() -> None:
    table = pose_with_lords(
        characters={"gandalf-grey": "not_yet", "gandalf-keeper-of-narya": "bree", "saruman": "orthanc"},
        fellowship=STRIDER,
        dice=dice({"will_of_the_west": 1}),
    )
    table.say("enter:gandalf-white")
    assert (table.place("gandalf-white"), table.place("gandalf-keeper-of-narya")) == ("bree", "gone")
    assert table.place("gandalf-grey") == "not_yet"


# Treebeard


def test_treebeard_comes_to_fangorn_for_a_companion_there_and_gandalf_the_white() -> None:
    assert can_enter("treebeard", characters=WHITE, fellowship=STRIDER)
    assert not can_enter("treebeard", characters={"gandalf-white": "bree", "gandalf-grey": "gone"}, fellowship=STRIDER)
    assert can_enter(
        "treebeard",
        characters={"gandalf-white": "bree", "gandalf-grey": "gone", "gimli": "fangorn"},
        fellowship=STRIDER,
    )
    assert not can_enter("treebeard", characters={"gimli": "fangorn"})


def test_treebeard_moves_only_once_the_ents_have_awoken() -> None:
    assert TREEBEARD not in travellers(pose_with_lords(characters={"treebeard": "fangorn"}).state, FREE)
    awake = pose_with_lords(characters={"treebeard": "fangorn"}, marks=["treebeard_awake"])
    assert TREEBEARD in travellers(awake.state, FREE)
    table = pose_with_lords(
        characters=WHITE | {"treebeard": "fangorn"},
        fellowship=STRIDER,
        cards={"free_character": {"hand": ["fp-char-19"]}},
        dice=dice({"character": 1}),
        armies={},
    )
    table.say("the-ents-awake-treebeard")
    assert table.state.level(TREEBEARD) == 2


def test_treebeard_is_the_companion_that_the_ents_awake_asks_for() -> None:
    table = pose_with_lords(
        characters={"gandalf-white": "bree", "gandalf-grey": "gone", "treebeard": "fangorn"},
        fellowship=STRIDER,
        cards={"free_character": {"hand": ["fp-char-20"]}},
        dice=dice({"character": 1}),
    )
    assert "the-ents-awake-huorns" in table.options()


@pytest.mark.parametrize(
    ("where", "source", "dice_rolled"),
    [("fangorn", "fords-of-isen", 2), ("westemnet", "fords-of-isen", 2), ("parth-celebrant", "dimrill-dale", 1)],
)
def test_treebeard_strengthens_defenders_in_fangorn_and_rohan_only(where: str, source: str, dice_rolled: int) -> None:
    table = attacked(
        armies={where: fp(rohan_regular=1), source: sh(isengard_regular=2)},
        characters={"treebeard": where},
        cards={"free_character": {"hand": ["fp-char-11"]}},  # Daring Defiance asks for a companion
    )
    assert strength(table.state, FREE) == dice_rolled
    assert ("i-will-go-alone" in table.options()) == (dice_rolled == 2)


# Smeagol


def drawn(tile: str, **position: object) -> WarTable:
    """The Fellowship moves, and the hunt draws this tile."""
    given = {"dice": dice({"character": 1}), "hunt_box": {"shadow": 1}, "tiles": {"pool": {tile: 1, "3": 1}}}
    table = pose_with_lords(**{**given, **position})
    first = int(TILE_IDS.index(tile) > TILE_IDS.index("3"))  # tiles lie in the order of their list
    table.fall(6, (2, first))
    table.say("move_fellowship")
    return table


def test_the_first_smeagol_tile_brings_smeagol_who_guides_without_damage() -> None:
    table = drawn("smeagol", fellowship=STRIDER)
    assert (table.guide(), table.state.corruption, table.state.level(table.state.guide)) == ("smeagol", 0, 3)
    assert table.view(FREE).tiles == {"pool": {"3": 1}, "drawn": {}, "waiting": {}}
    assert len(table.state.companions()) == 8


def test_a_further_smeagol_tile_does_no_damage_while_he_guides() -> None:
    table = drawn("smeagol", **GUIDED_BY_SMEAGOL)
    assert (table.guide(), table.state.corruption) == ("smeagol", 0)
    assert table.view(FREE).tiles["drawn"] == {}


@pytest.mark.parametrize(
    "position",
    [
        {"characters": {"smeagol": "gone"}, "marks": ["smeagol_came"]},
        {"characters": dict.fromkeys(COMPANIONS, "gone") | {"gollum": "fellowship"}, "fellowship": {"guide": "gollum"}},
    ],
    ids=["after his end", "with Gollum"],
)
def test_a_smeagol_tile_that_means_nothing_any_more_is_replaced(position: dict[str, object]) -> None:
    table = drawn("smeagol", **position)
    assert table.state.hunt_now().damage == 3  # the damage of the other tile
    assert table.place("smeagol") != "fellowship"


def test_a_smeagol_tile_drawn_for_a_card_brings_him_too() -> None:
    table = pose_with_lords(
        cards={"shadow_character": {"hand": ["sh-char-05"]}},
        dice=dice({"event": 1}, {"character": 1}),
        side="shadow",
        fellowship={"region": "hollin"},
        tiles={"pool": {"smeagol": 1}},
    )
    table.say("orc-patrol")
    assert table.guide() == "smeagol"


def test_smeagol_stays_the_guide_and_nobody_else_may_be_chosen() -> None:
    characters = SMEAGOL | {"boromir": "gone", "legolas": "gone"}
    table = pose_with_lords(
        phase="fellowship", marks=["smeagol_came"], fellowship={"guide": "smeagol"}, characters=characters
    )
    while table.prompt not in ("hunt_dice", "change_guide"):
        table.say("no")
    assert table.prompt == "hunt_dice"
    assert table.options()[-1] == "6"  # he is a companion


def test_smeagol_taken_as_a_casualty_brings_we_shall_get_it() -> None:
    table = drawn("2", **GUIDED_BY_SMEAGOL, tiles={"pool": {"2": 1, "3": 1}})
    assert table.prompt == "take_casualty"
    table.say("guide")
    assert (table.place("smeagol"), table.state.corruption) == ("gone", 0)
    assert table.view(FREE).cards["shadow_character"].table == ["sh-special-we-shall-get-it"]
    assert (table.prompt, table.options()) == ("guide", ["gandalf-grey", "strider"])


def test_smeagol_leaves_when_the_fellowship_is_declared_in_a_free_stronghold() -> None:
    table = pose_with_lords(
        phase="fellowship",
        characters=SMEAGOL,
        marks=["smeagol_came"],
        fellowship={"guide": "smeagol", "region": "dimrill-dale", "progress": 1},
    )
    table.say("yes lorien")
    assert table.place("smeagol") == "gone"
    assert table.view(FREE).cards["shadow_character"].table == ["sh-special-we-shall-get-it"]


@pytest.mark.parametrize("region", ["edoras", "bree"])
def test_smeagol_stays_when_it_is_declared_elsewhere(region: str) -> None:
    table = pose_with_lords(
        phase="fellowship",
        characters=SMEAGOL,
        marks=["smeagol_came"],
        fellowship={"guide": "smeagol", "region": region, "progress": 1},
    )
    table.say("yes stop")
    assert (table.guide(), table.state.table(SHADOW)) == ("smeagol", [])


def test_smeagol_alone_becomes_gollum_without_we_shall_get_it() -> None:
    table = pose_with_lords(
        characters=SMEAGOL | dict.fromkeys(COMPANIONS[:-1], "gone"),
        marks=["smeagol_came"],
        fellowship={"guide": "smeagol", "region": "hollin"},
        dice=dice({"character": 1}),
    )
    table.say("separate peregrin done hollin")
    assert (table.guide(), table.place("smeagol"), table.state.table(SHADOW)) == ("gollum", "gone", [])


def test_smeagol_separated_dies() -> None:
    table = pose_with_lords(**GUIDED_BY_SMEAGOL, dice=dice({"character": 1}))
    table.say("separate gimli smeagol strider rivendell")
    assert (table.place("smeagol"), table.place("gimli")) == ("gone", "rivendell")
    assert len(table.state.table(SHADOW)) == 1


# The Chief of the Ringwraiths


def test_the_chief_comes_where_the_fellowship_is_unless_a_free_stronghold_is_there() -> None:
    assert not can_enter("witch-king-chief", SHADOW)  # Rivendell
    assert can_enter("witch-king-chief", SHADOW, fellowship={"region": "hollin"})
    assert can_enter("witch-king-chief", SHADOW, fellowship={"region": "edoras"})  # a city
    assert not can_enter("witch-king-chief", SHADOW, fellowship={"region": "morannon", "mordor": 1})
    table = pose_with_lords(dice=dice({"event": 1}, {"muster": 1}), side="shadow", fellowship={"region": "hollin"})
    table.say("enter:witch-king-chief")
    assert table.place("witch-king-chief") == "hollin"
    assert all_dice(table.state, SHADOW) == 8
    assert not table.active("gondor")


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("witch-king-chief", "witch-king-black-captain"),
        ("witch-king-black-captain", "witch-king-chief"),
    ],
)
def test_the_witch_king_changes_his_guise_once_where_he_stands(first: str, second: str) -> None:
    table = pose_with_lords(
        characters={first: "nurn", "gothmog": "minas-morgul"},
        fellowship={"region": "hollin"},
        dice=dice({"event": 2}, {"muster": 2}),
        side="shadow",
        nations=AT_WAR,
    )
    table.say(f"enter:{second}")
    assert (table.place(first), table.place(second)) == ("gone", "nurn")
    assert all_dice(table.state, SHADOW) == 8
    assert table.place("gothmog") == ("gone" if second == "witch-king-black-captain" else "minas-morgul")
    table.say(table.options()[-1]) if table.prompt == "die" else None
    table.say("nothing")
    table.say("die:muster") if table.prompt == "die" else None
    assert f"enter:{first}" not in table.options()


@pytest.mark.parametrize("dead", ["witch-king-chief", "witch-king-black-captain"])
def test_a_destroyed_witch_king_comes_in_no_guise(dead: str) -> None:
    given = {"fellowship": {"region": "hollin"}, "nations": AT_WAR, "characters": {dead: "gone"}}
    for guise in ("witch-king-chief", "witch-king-black-captain"):
        assert not can_enter(guise, SHADOW, **given)


def test_the_black_captain_wakes_all_free_peoples_by_replacement_too() -> None:
    table = pose_with_lords(
        characters={"witch-king-chief": "nurn"},
        dice=dice({"event": 1}, {"muster": 1}),
        side="shadow",
        **war("sauron", "elves"),
    )
    table.say("enter:witch-king-black-captain")
    assert all(table.active(nation) for nation in ("dwarves", "gondor", "north", "rohan"))


@pytest.mark.parametrize(
    ("where", "hand", "face", "table", "drawn_cards"),
    [
        ("hollin", "sh-char-05", "character", [], 1),
        ("moria", "sh-char-05", "character", [], 0),
        ("hollin", "sh-char-05", "event", ["sh-char-21"], 1),
        ("hollin", "sh-char-05", "character", ["sh-char-21"], 1),
    ],
    ids=["with the Fellowship", "elsewhere", "the Palantir draws instead", "the Palantir draws nothing"],
)
def test_the_chief_draws_a_card_for_a_character_event(
    where: str, hand: str, face: str, table: list[str], drawn_cards: int
) -> None:
    table = pose_with_lords(
        characters={"witch-king-chief": where, "saruman": "orthanc"},
        fellowship={"region": "hollin"},
        cards={"shadow_character": {"hand": [hand], "table": table}},
        dice=dice({"event": 1}, {face: 1}),
        side="shadow",
        tiles={"pool": {"eye": 1}},
    )
    table.say("orc-patrol")
    table.say("deck:character") if table.prompt == "deck" else None
    assert len(table.state.hand(SHADOW)) == drawn_cards


def test_the_chief_draws_nothing_for_a_strategy_event() -> None:
    table = pose_with_lords(
        characters={"witch-king-chief": "hollin"},
        fellowship={"region": "hollin"},
        cards={"shadow_strategy": {"hand": ["sh-str-20"]}},
        dice=dice({"event": 1}, {"muster": 1}),
        side="shadow",
    )
    table.say("orcs-multiplying-again")
    assert table.state.hand(SHADOW) == []


# The Mouths of Sauron


def test_the_black_numenorean_comes_for_a_victory_point_or_mordor() -> None:
    assert not can_enter("mouth-black-numenorean", SHADOW, nations=AT_WAR)
    point = {"armies": {"moria": fp(elves_elite=1)}, "control": {"moria": "free_peoples"}}
    assert can_enter("mouth-black-numenorean", SHADOW, **point)
    assert can_enter("mouth-black-numenorean", SHADOW, fellowship={"region": "morannon", "mordor": 0})


@pytest.mark.parametrize("where", ["nurn", "gone"])
def test_only_one_mouth_of_sauron_comes_into_a_game(where: str) -> None:
    given = {"nations": AT_WAR, "fellowship": {"region": "morannon", "mordor": 0}}
    for one, other in (("lieutenant", "black-numenorean"), ("black-numenorean", "lieutenant")):
        assert can_enter(f"mouth-{other}", SHADOW, **given)
        assert not can_enter(f"mouth-{other}", SHADOW, **given, characters={f"mouth-{one}": where})


def test_the_black_numenorean_uses_a_muster_as_a_character_result_once_a_turn() -> None:
    table = pose_with_lords(
        characters={"mouth-black-numenorean": "barad-dur"},
        dice=dice({"event": 3}, {"muster": 2}),
        side="shadow",
    )
    table.say("die:muster move_minions done")
    assert "muster_as_other" in table.view(FREE).marks
    table.say("nothing die:muster")
    assert "move_minions" not in table.options()


def test_a_muster_used_as_one_leaves_the_black_numenoreans_power_for_later() -> None:
    table = pose_with_lords(
        characters={"mouth-black-numenorean": "barad-dur"}, dice=dice({"event": 3}, {"muster": 2}), side="shadow"
    )
    table.say("die:muster diplomacy isengard nothing die:muster")
    assert "move_minions" in table.options()


def test_the_black_numenorean_plays_a_character_event_with_a_muster() -> None:
    table = pose_with_lords(
        characters={"mouth-black-numenorean": "barad-dur"},
        cards={"shadow_character": {"hand": ["sh-char-01"]}},
        dice=dice({"event": 1}, {"muster": 1}),
        side="shadow",
    )
    table.say("shelobs-lair")
    assert "muster_as_other" in table.view(FREE).marks


# Gothmog


def test_gothmog_comes_to_minas_morgul_without_the_black_captain() -> None:
    assert can_enter("gothmog", SHADOW, **war("sauron"))
    assert not can_enter("gothmog", SHADOW)
    assert not can_enter("gothmog", SHADOW, **war("sauron"), characters={"witch-king-black-captain": "nurn"})
    assert can_enter("gothmog", SHADOW, **war("sauron"), characters={"witch-king-chief": "nurn"})
    lost = {"armies": {"minas-morgul": fp(gondor_elite=1)}, "control": {"minas-morgul": "free_peoples"}}
    assert not can_enter("gothmog", SHADOW, **war("sauron"), **lost)


def test_gothmog_leaves_the_game_when_the_black_captain_comes() -> None:
    table = pose_with_lords(
        characters={"gothmog": "minas-morgul"},
        dice=dice({"event": 1}, {"muster": 1}),
        side="shadow",
        nations=AT_WAR,
        armies={"nurn": sh(sauron_regular=1)},
    )
    table.say("enter:witch-king-black-captain")
    assert table.place("gothmog") == "gone"


def test_gothmog_recruits_or_trains_where_he_is() -> None:
    given = {"side": "shadow", "characters": {"gothmog": "osgiliath"}, "dice": dice({"event": 1}, {"muster": 1})}
    armies = {"osgiliath": sh(sauron_regular=1)}
    table = pose_with_lords(armies=armies, **given)
    before = table.reserve("sauron-regular")
    table.say("use:gothmog recruit")
    assert table.army(SHADOW, "osgiliath") == {"sauron-regular": 2}
    assert table.reserve("sauron-regular") == before - 1
    table = pose_with_lords(armies=armies, **given)
    table.say("use:gothmog upgrade")
    assert table.army(SHADOW, "osgiliath") == {"sauron-elite": 1}


@pytest.mark.parametrize(
    ("armies", "offered"),
    [
        ({"minas-tirith": {**fp(gondor_elite=1), **sh(sauron_regular=1)}}, True),
        ({"minas-tirith": fp(gondor_elite=1)}, False),
    ],
    ids=["besieging", "before a garrison"],
)
def test_gothmog_needs_a_region_without_enemies_or_a_siege(armies: dict[str, object], offered: bool) -> None:
    table = pose_with_lords(
        side="shadow", characters={"gothmog": "minas-tirith"}, dice=dice({"event": 1}, {"muster": 1}), armies=armies
    )
    assert ("use:gothmog" in table.options()) == offered


@pytest.mark.parametrize("minion", ["gothmog", "balrog"])
def test_a_lesser_minion_brings_no_standard_die_and_not_gandalf_the_white(minion: str) -> None:
    table = pose_with_lords(
        characters={minion: "moria", "gandalf-grey": "gone"},
        fellowship=STRIDER,
        dice=dice({"will_of_the_west": 1}),
    )
    assert all_dice(table.state, SHADOW) == 7
    assert "enter:gandalf-white" not in table.options()


# The Balrog


def test_the_balrog_comes_to_moria_with_a_unit_and_alarms_elves_and_dwarves() -> None:
    table = pose_with_lords(dice=dice({"event": 1}, {"muster": 1}), side="shadow")
    table.say("enter:balrog sauron-elite")
    assert table.place("balrog") == "moria"
    assert table.army(SHADOW, "moria") == {"sauron-regular": 2, "sauron-elite": 1}
    assert (table.steps_to_war("elves"), table.steps_to_war("dwarves"), table.active("dwarves")) == (2, 2, False)
    assert table.state.level(BALROG) == 0


@pytest.mark.parametrize("besieged", [True, False], ids=["besieged", "conquered"])
def test_no_unit_comes_to_moria_besieged_or_lost(besieged: bool) -> None:
    there = {**fp(elves_elite=2), **(sh(sauron_regular=1) if besieged else {})}
    held = {"control": {"moria": "free_peoples"}} if not besieged else {}
    table = pose_with_lords(dice=dice({"event": 1}, {"muster": 1}), side="shadow", armies={"moria": there}, **held)
    table.say("enter:balrog")
    assert table.army(SHADOW, "moria") == ({"sauron-regular": 1} if besieged else {})
    assert table.place("balrog") == "moria"


def with_balrog(where: str, face: str = "balrog", active_one: bool = True, **position: object) -> WarTable:
    """The Balrog in play, and a face of its die for the Shadow to use."""
    return pose_with_lords(
        **{
            "characters": {"balrog": where},
            "marks": ["balrog_active"] if active_one else [],
            "special": {"balrog": {"face": face}},
            "dice": dice({"event": 1}, {}),
            "side": "shadow",
            "nations": AT_WAR,
            **position,
        }
    )


def test_the_balrog_face_wakes_it_and_then_moves_it() -> None:
    table = with_balrog("moria", active_one=False)
    assert not can_travel(table.state, BALROG)
    table.say("use:balrog")
    assert table.state.level(BALROG) == 2
    table = with_balrog("moria")
    table.say("use:balrog move parth-celebrant")
    assert table.place("balrog") == "parth-celebrant"


def test_the_balrog_face_moves_its_army_or_lets_it_attack() -> None:
    armies = {"moria": sh(sauron_regular=2), "dimrill-dale": fp(elves_regular=1)}
    table = with_balrog("moria", armies=armies)
    table.say("use:balrog march hollin all")
    assert (table.place("balrog"), table.army(SHADOW, "hollin")) == ("hollin", {"sauron-regular": 2})
    table = with_balrog("moria", armies=armies, cards={"shadow_character": {"hand": ["sh-char-01"]}})
    table.say("use:balrog attack all")
    assert table.prompt == "combat_card"
    assert leadership(table.state, SHADOW) == 3


def test_an_army_that_goes_by_the_balrog_face_goes_with_the_balrog() -> None:
    table = with_balrog("moria", armies={"moria": sh(sauron_regular=2)})
    table.say("use:balrog march hollin part 1")
    assert table.place("balrog") == "hollin"


@pytest.mark.parametrize(("where", "fate"), [("moria", "moria"), ("dimrill-dale", "gone")])
def test_a_will_of_the_west_subdues_the_balrog(where: str, fate: str) -> None:
    table = pose_with_lords(characters={"balrog": where}, marks=["balrog_active"], dice=dice({"will_of_the_west": 1}))
    table.say("subdue_balrog")
    assert table.place("balrog") == fate
    assert "balrog_active" not in table.view(FREE).marks


@pytest.mark.parametrize(
    ("gandalf", "where", "offered"),
    [("gandalf-grey", "hollin", True), ("gandalf-white", "hollin", True), ("gandalf-grey", "bree", False)],
)
def test_gandalf_in_its_region_subdues_the_balrog_with_a_character_die(gandalf: str, where: str, offered: bool) -> None:
    characters = {"gandalf-grey": "gone", "balrog": "hollin"} | {gandalf: where}
    table = pose_with_lords(
        characters=characters, fellowship=STRIDER, marks=["balrog_active"], dice=dice({"character": 1})
    )
    assert ("subdue_balrog" in table.options()) == offered


def test_a_sleeping_balrog_need_not_be_subdued() -> None:
    assert (
        "subdue_balrog"
        not in pose_with_lords(characters={"balrog": "moria"}, dice=dice({"will_of_the_west": 1})).options()
    )


def through_moria(pool: dict[str, int], **position: object) -> WarTable:
    """The Fellowship is declared from Hollin through Moria to Dimrill Dale, where the Balrog waits in Moria."""
    given = {
        "phase": "fellowship",
        "characters": {"balrog": "moria"},
        "fellowship": {"region": "hollin", "progress": 2, "guide": "strider"},
        "tiles": {"pool": pool},
    }
    table = pose_with_lords(**{**given, **position})
    table.say("yes moria dimrill-dale")
    if table.prompt == "path":
        table.say("stop")
    return table


def test_an_eye_on_the_path_through_moria_is_the_end_of_balrog_and_guide() -> None:
    table = through_moria({"eye": 1})
    assert (table.place("balrog"), table.place("strider")) == ("gone", "gone")
    assert (table.state.corruption, table.state.hidden) == (0, True)
    assert table.guide() == "gandalf-grey"


def test_with_the_guide_goes_what_depended_on_him() -> None:
    table = through_moria(
        {"eye": 1},
        fellowship={"region": "hollin", "progress": 2, "guide": "gandalf-grey"},
        cards={"free_character": {"table": ["fp-char-08"]}},
    )
    assert table.prompt == "use_card"  # the Wizard's Staff could keep the tile from being drawn
    table.say("no")
    assert (table.place("balrog"), table.place("gandalf-grey"), table.state.table(FREE)) == ("gone", "gone", [])
    assert table.guide() == "strider"


def test_smeagol_falling_with_the_balrog_brings_we_shall_get_it() -> None:
    table = through_moria(
        {"eye": 1},
        characters={"balrog": "moria", "smeagol": "fellowship"},
        marks=["smeagol_came"],
        fellowship={"region": "hollin", "progress": 2, "guide": "smeagol"},
    )
    assert (table.place("balrog"), table.place("smeagol"), len(table.state.table(SHADOW))) == ("gone", "gone", 1)


def test_a_hobbit_who_guides_past_the_balrog_is_only_separated() -> None:
    others = dict.fromkeys(COMPANIONS[:-1], "gone")
    table = through_moria(
        {"eye": 1},
        characters=others | {"balrog": "moria"},
        fellowship={"region": "hollin", "progress": 2, "guide": "peregrin"},
    )
    assert (table.prompt, table.place("balrog")) == ("separate_to", "gone")
    table.say("dimrill-dale")
    assert (table.place("peregrin"), table.guide()) == ("dimrill-dale", "gollum")


def test_another_tile_on_the_path_through_moria_is_applied() -> None:
    table = through_moria({"3": 1})
    assert (table.prompt, table.state.prompt_args) == ("take_casualty", (3,))
    assert table.place("balrog") == "moria"


def test_with_gollum_an_eye_on_the_path_means_nothing() -> None:
    gollum = dict.fromkeys(COMPANIONS, "gone") | {"gollum": "fellowship", "balrog": "moria"}
    fellowship = {"region": "hollin", "progress": 2, "guide": "gollum"}
    table = through_moria({"eye": 1}, characters=gollum, fellowship=fellowship)
    assert (table.place("balrog"), table.state.corruption, table.state.hidden) == ("moria", 0, True)


def test_a_path_that_does_not_touch_the_balrogs_region_is_safe() -> None:
    table = through_moria({"3": 1}, characters={"balrog": "lorien"})
    assert table.prompt != "take_casualty"


def test_revealed_in_moria_the_fellowship_meets_the_balrog_first_then_the_stronghold() -> None:
    table = pose_with_lords(
        characters={"balrog": "moria"},
        fellowship={"region": "moria", "progress": 0, "guide": "strider"},
        dice=dice({"character": 1}),
        hunt_box={"shadow": 1},
        tiles={"pool": {"0-reveal": 1, "3": 1, "1": 1}},
    )
    table.fall(6, (3, 2), (2, 0))
    table.say("move_fellowship stop")
    assert (table.prompt, table.state.prompt_args) == ("take_casualty", (3,))
    table.say("corruption")
    assert (table.prompt, table.state.prompt_args) == ("take_casualty", (1,))
    table.say("corruption")
    assert table.state.corruption == 4


def test_declared_in_a_haven_by_the_balrog_the_fellowship_stays_hidden() -> None:
    table = pose_with_lords(
        phase="fellowship",
        characters={"balrog": "dimrill-dale"},
        fellowship={"region": "dimrill-dale", "progress": 1, "guide": "strider"},
        tiles={"pool": {"0-reveal": 1}},
    )
    table.say("yes lorien")
    table.say("stop") if table.prompt == "path" else None
    assert table.state.hidden


def test_the_balrog_dies_with_its_army_and_sleeps_no_more() -> None:
    table = pose_with_lords(
        characters={"balrog": "hollin", "gandalf-grey": "trollshaws"},
        marks=["balrog_active"],
        fellowship=STRIDER,
        nations=AT_WAR,
        dice=dice({"army_muster": 1}),
        armies={"hollin": sh(sauron_regular=1), "trollshaws": fp(elves_elite=5)},
    )
    table.fall(6, 6, 6, 6, 6, 1)
    table.say("attack hollin all") if table.prompt != "action" else table.say("attack all")
    assert table.place("balrog") == "gone"
    assert "balrog_active" not in table.view(FREE).marks


def test_what_the_sources_leave_open_is_named() -> None:
    doubtful = {part.id: part.doubtful for part in WOTR_BOARD.components() if part.doubtful}
    assert {
        "gothmog",
        "balrog",
        "treebeard",
        "smeagol",
        "witch-king-chief",
        "mouth-black-numenorean",
    } <= doubtful.keys()
    assert {"fp-str-02", "fp-str-03", "fp-str-13", "sh-str-10", "sh-str-21"} <= doubtful.keys()


def test_without_the_expansion_moria_is_as_it_was() -> None:
    table = pose(
        phase="fellowship",
        fellowship={"region": "hollin", "progress": 2, "guide": "strider"},
        tiles={"pool": {"eye": 1}},
    )
    table.say("yes moria dimrill-dale")
    assert table.place("strider") == "fellowship"


def test_gothmog_raises_a_levy_in_an_empty_settlement_of_the_free_peoples_and_takes_it() -> None:
    given = {"side": "shadow", "characters": {"gothmog": "pelargir"}, "dice": dice({"event": 1}, {"muster": 1})}
    table = pose_with_lords(armies={"pelargir": {}}, **given)
    table.say("use:gothmog")
    assert table.army(SHADOW, "pelargir") == {"sauron-regular": 1}
    assert table.control("pelargir") == "shadow"
    assert not pose_with_lords(armies={"pelargir": fp(gondor_regular=1)}, **given).allows("use:gothmog")


def test_words_of_power_on_elrond_take_the_leadership_of_elven_elites_too() -> None:
    table = pose_with_lords(
        side="shadow",
        characters={"elrond": "rivendell"},
        nations=AT_WAR,
        armies={"rivendell": fp(elves_elite=2, elves_leader=1), "trollshaws": sh(sauron_regular=3, nazgul=1)},
        cards={"shadow_character": {"hand": ["sh-char-15"]}},
        dice=dice({"event": 1}, {"army": 1}),
    )
    table.say("attack all no")
    assert leadership(table.state, FREE) == 5
    table.fall(1, 1, 1, 1, 1)
    table.say("worn-with-sorrow-and-toil")  # nobody else is there to be silenced
    assert table.prompt == "cease"
    assert leadership(table.state, FREE) == 1


@pytest.mark.parametrize(("helps", "dice_rolled"), [(False, 1), (True, 2)])
def test_treebeard_strengthens_an_attack_from_fangorn_by_a_setting_only(helps: bool, dice_rolled: int) -> None:
    table = pose(
        options={"lords": True, "treebeard_attacks": helps},
        characters={"treebeard": "fangorn"},
        nations=AT_WAR,
        armies={"fangorn": fp(rohan_regular=1), "fords-of-isen": sh(isengard_regular=1)},
        dice=dice({"army": 1}),
    )
    table.say("attack all")
    assert strength(table.state, FREE) == dice_rolled
