"""Monsters and Southrons of Saruman's deck. What is printed on them is in test_saruman."""

import pytest

from ..board import fight, pose
from .test_saruman import sarumans_turn

# Monsters


@pytest.mark.parametrize(
    ("monster", "place", "path", "field"),
    [("balrog-of-moria", "the_path", "lothlorien", "moria"), ("balrog-of-moria", "moria", "lothlorien", "moria"),
     ("shelob", "the_path", "morgai", "rivendell"), ("shelob", "rivendell", "morgai", "rivendell")],
)  # fmt: skip
@pytest.mark.parametrize("zone", ["hand", "reserve"])
def test_each_free_peoples_player_forsakes_a_card_when_a_terror_comes(
    monster: str, place: str, path: str, field: str, zone: str
) -> None:
    cards = {"hand": {"saruman": "wolf-riders"}, "reserve": {}}
    cards[zone]["saruman"] = f"{monster} wolf-riders" if zone == "hand" else monster
    table = sarumans_turn(**cards, path=path, fields={field: ""})
    table.say(f"{'play' if zone == 'hand' else 'move'}:{monster} {place}")
    assert [table.prompt, table.chooser] == ["turn", "frodo"]
    assert [len(table.cards("eliminated", player)) for player in ("frodo", "aragorn")] == [1, 1]


@pytest.mark.parametrize("monster", ["balrog-of-moria", "shelob"])
def test_nobody_forsakes_a_card_for_a_terror_that_goes_to_the_reserve(monster: str) -> None:
    table = sarumans_turn(hand={"saruman": f"{monster} wolf-riders"}, path="lothlorien", fields={"moria": ""})
    table.say(f"play:{monster} reserve")
    assert [table.cards("eliminated", player) for player in ("frodo", "aragorn")] == [[], []]


@pytest.mark.parametrize(
    ("monster", "path", "attack"),
    [
        ("balrog-of-moria", "khazad-dum", 3),
        ("balrog-of-moria", "caradhras", 2),
        ("shelob", "shelobs-lair", 2),
        ("shelob", "morgul-vale", 1),
    ],
)
def test_a_terror_has_an_attack_icon_more_at_home(monster: str, path: str, attack: int) -> None:
    assert pose(path=(path, monster)).strength("path") == (attack, 0)


@pytest.mark.parametrize("monster", ["barrow-wights", "caradhras-the-cruel", "cave-troll", "hill-troll"])
def test_a_monster_in_reserve_is_eliminated_and_each_free_peoples_player_forsakes_a_card(monster: str) -> None:
    table = sarumans_turn(
        reserve={"saruman": monster, "frodo": "gimli"}, hand={"aragorn": "arwen"}, arrived={"saruman": monster}
    )
    table.say(f"use:{monster}")
    assert (table.chooser, table.options()) == ("frodo", ["from_reserve:gimli", "deck_top"])
    table.say("from_reserve:gimli")
    assert (table.chooser, table.options()) == ("aragorn", ["arwen", "deck_top"])
    table.say("arwen")
    assert [table.where(card) for card in (monster, "gimli", "arwen")] == ["eliminated"] * 3
    assert [table.cards("eliminated", player) for player in ("frodo", "aragorn")] == [["gimli"], ["arwen"]]


@pytest.mark.parametrize(
    ("monster", "path", "field"),
    [("barrow-wights", "bag-end", "moria"), ("caradhras-the-cruel", "khazad-dum", "moria"),
     ("cave-troll", "khazad-dum", "rivendell"), ("hill-troll", "amon-hen", "lorien")],
)  # fmt: skip
def test_a_monster_outside_the_reserve_makes_nobody_forsake(monster: str, path: str, field: str) -> None:
    assert sarumans_turn(path=(path, monster)).options("use") == []
    assert sarumans_turn(fields={field: monster}).options("use") == []


def test_caradhras_the_cruel_played_on_caradhras_must_bring_another_path_after_the_combat_there() -> None:
    table = sarumans_turn(hand={"saruman": "caradhras-the-cruel wolf-riders"}, path=("caradhras", "the-hunter"))
    table.say("play:caradhras-the-cruel the_path")
    assert (table.prompt, table.options()) == ("pick_path", ["khazad-dum", "the-doors-of-durin"])
    assert (table.corruption, table.where("caradhras-the-cruel")) == (2, "eliminated")
    assert table.say("khazad-dum").path == "khazad-dum"


def test_caradhras_the_cruel_moved_to_caradhras_or_played_on_another_path_brings_none() -> None:
    moved = sarumans_turn(reserve={"saruman": "caradhras-the-cruel"}, path="caradhras")
    assert moved.say("move:caradhras-the-cruel").path == "caradhras"
    played = sarumans_turn(hand={"saruman": "caradhras-the-cruel wolf-riders"}, path="khazad-dum")
    assert played.say("play:caradhras-the-cruel the_path").path == "khazad-dum"


def test_caradhras_the_cruel_stays_on_caradhras_if_there_is_no_other_path_4_left() -> None:
    table = sarumans_turn(
        hand={"saruman": "caradhras-the-cruel wolf-riders"},
        path="caradhras",
        scoring={"shadow": {"paths": ["khazad-dum", "the-doors-of-durin"]}},
    )
    table.say("play:caradhras-the-cruel the_path")
    assert (table.path, table.where("caradhras-the-cruel"), table.prompt) == ("caradhras", "path", "turn")


def test_gollum_is_cycled_instead_of_eliminated_in_combat_on_a_path_but_not_on_a_battleground() -> None:
    assert "cycled saruman gollum" in fight("amon-hen", "gollum").log("cycled")
    assert "eliminated saruman gollum" in fight("lorien", "gollum").log("eliminated")


def test_gollum_forsaken_from_reserve_is_eliminated() -> None:
    table = sarumans_turn(hand={"saruman": "wolf-riders"}, reserve={"saruman": "gollum"})
    assert table.say("play:wolf-riders from_reserve:gollum").where("gollum") == "eliminated"


def test_whip_of_many_thongs_draws_a_card_when_it_is_played() -> None:
    table = sarumans_turn(hand={"saruman": "whip-of-many-thongs wolf-riders"}, path=("lothlorien", "balrog-of-moria"))
    table.say("play:whip-of-many-thongs")
    assert (table.where("whip-of-many-thongs"), len(table.hand("saruman"))) == ("path", 1)


# Southrons


@pytest.mark.parametrize(
    ("army", "field"),
    [("coastal-raiders", "dol-amroth"), ("corsairs-of-umbar", "umbar"), ("haradrim-cavalry", "minas-tirith"),
     ("haradrim-regulars", "harad"), ("the-black-fleet", "pelargir")],
)  # fmt: skip
def test_an_army_of_the_south_in_reserve_is_eliminated_to_activate_its_goal_out_of_the_deck(
    army: str, field: str
) -> None:
    reserved = {"reserve": {"saruman": army}, "path": "amon-hen"}
    table = sarumans_turn(**reserved).say(f"use:{army}")
    assert (table.where(army), table.fields) == ("eliminated", [field])
    assert table.fight_at(field).printed_counts is True
    assert sarumans_turn(**reserved, fields={field: ""}).options("use") == []
    for side in ("free_peoples", "shadow"):
        assert sarumans_turn(**reserved, scoring={side: {"battlegrounds": [field]}}).options("use") == []
    assert sarumans_turn(path="amon-hen", fields={"morannon": army}).options("use") == []


def test_haradrim_mumakil_have_no_action() -> None:
    assert sarumans_turn(reserve={"saruman": "haradrim-mumakil"}).options("use") == []


def test_the_black_serpent_is_eliminated_to_reactivate_a_battleground_of_the_south_out_of_either_area() -> None:
    table = sarumans_turn(
        reserve={"saruman": "the-black-serpent"},
        scoring={
            "free_peoples": {"battlegrounds": ["pelargir", "umbar", "rivendell"]},
            "shadow": {"battlegrounds": ["minas-tirith", "moria"]},
        },
    )
    table.say("use:the-black-serpent")
    assert (table.prompt, table.options()) == ("pick_battleground", ["minas-tirith", "pelargir", "umbar"])
    umbar = table.copy().say("umbar")
    assert (umbar.fields, umbar.fight_at("umbar").printed_counts) == (["umbar"], False)
    pelargir = table.copy().say("pelargir")
    assert (pelargir.chooser, pelargir.prompt) == ("aragorn", "may_forsake")
    pelargir.say("no")
    assert pelargir.fight_at("pelargir").printed_counts is True
    table.say("minas-tirith no")
    assert (table.scored("shadow"), table.where("the-black-serpent")) == (["moria"], "eliminated")


def test_the_black_serpent_does_nothing_where_no_battleground_of_the_south_was_won() -> None:
    table = sarumans_turn(
        reserve={"saruman": "the-black-serpent"},
        fields={"umbar": ""},
        scoring={"free_peoples": {"battlegrounds": ["rivendell"]}, "shadow": {"battlegrounds": ["moria"]}},
    )
    assert table.options("use") == []


def test_the_black_serpent_has_no_action_on_a_battleground() -> None:
    won = {"scoring": {"shadow": {"battlegrounds": ["umbar"]}}}
    assert sarumans_turn(fields={"pelargir": "the-black-serpent"}, **won).options("use") == []
    assert sarumans_turn(reserve={"saruman": "the-black-serpent"}, **won).options("use") == ["the-black-serpent"]
