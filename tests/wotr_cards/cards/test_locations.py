"""All 14 battlegrounds and 27 paths by their ids: what is printed on them, and what happens when they are activated."""

from typing import Any

import pytest

from ..board import BATTLEGROUND_IDS, PATH_IDS, PosedTable, pose

PLAYERS = ("frodo", "witch_king", "aragorn", "saruman")

# Defence, points, defenders, attackers.
BATTLEGROUNDS = {
    "dol-amroth": (2, 1, "wizard dunedain", "southron"),
    "edoras": (1, 1, "wizard rohan", "isengard"),
    "helms-deep": (2, 2, "wizard rohan", "isengard"),
    "lorien": (2, 2, "wizard elf", "monstrous mordor"),
    "minas-tirith": (3, 3, "wizard dunedain", "southron mordor"),
    "pelargir": (1, 1, "wizard dunedain", "southron"),
    "rivendell": (2, 2, "wizard elf", "monstrous"),
    "dol-guldur": (2, 1, "mordor", "wizard elf"),
    "harad": (1, 1, "southron", "wizard dunedain"),
    "minas-morgul": (2, 2, "mordor", "wizard dunedain"),
    "morannon": (2, 2, "southron mordor", "wizard rohan dunedain"),
    "moria": (2, 1, "monstrous", "wizard dwarf elf"),
    "orthanc": (2, 2, "isengard", "wizard rohan"),
    "umbar": (2, 1, "southron", "wizard dunedain"),
}
# Number, defence, points.
PATHS = {
    "bag-end": (1, 0, 1),
    "bucklebury-ferry": (1, 1, 1),
    "gildors-encampment": (1, 1, 1),
    "inn-of-the-prancing-pony": (2, 1, 2),
    "the-old-forest": (2, 1, 2),
    "weathertop": (2, 0, 2),
    "fords-of-bruinen": (3, 0, 1),
    "imladris": (3, 1, 1),
    "the-council-of-elrond": (3, 1, 1),
    "caradhras": (4, 0, 2),
    "khazad-dum": (4, 0, 2),
    "the-doors-of-durin": (4, 0, 2),
    "dimrill-dale": (5, 0, 1),
    "egladil": (5, 1, 1),
    "lothlorien": (5, 2, 1),
    "amon-hen": (6, 0, 2),
    "dead-marshes": (6, 1, 2),
    "emyn-muil": (6, 0, 2),
    "henneth-annun": (7, 1, 1),
    "osgiliath": (7, 0, 1),
    "the-cross-roads": (7, 0, 1),
    "cirith-ungol": (8, 0, 2),
    "morgul-vale": (8, 0, 2),
    "shelobs-lair": (8, 0, 2),
    "crack-of-doom": (9, 0, 3),
    "morgai": (9, 0, 3),
    "orodruin": (9, 0, 3),
}
# A character of each faction that no text lets in anywhere else, and its player.
ENVOYS = {
    "dwarf": ("gimli", "frodo"),
    "hobbit": ("sam-gamgee", "frodo"),
    "rohan": ("eomer", "frodo"),
    "wizard": ("gandalf-the-white", "frodo"),
    "dunedain": ("aragorn", "aragorn"),
    "elf": ("arwen", "aragorn"),
    "mordor": ("grishnakh", "witch_king"),
    "isengard": ("ugluk", "saruman"),
    "monstrous": ("hill-troll", "saruman"),
    "southron": ("the-black-serpent", "saruman"),
}


def activated(location: str, **more: Any) -> PosedTable:
    """A location is activated: a path as the only one left of its number, a battleground by Gandalf on Shadowfax."""
    if location in PATH_IDS:
        number = PATHS[location][0]
        alike = [name for name in PATHS if PATHS[name][0] == number and name != location]
        return pose(phase="path", last_number=number - 1, tied_paths=alike, **more)
    reserve = {**more.pop("reserve", {}), "frodo": "gandalf-the-white"}
    table = pose(turn="frodo", reserve=reserve, items={"shadowfax": "gandalf-the-white"}, **more)
    return table.say(f"use:shadowfax {location}")


def hands(table: PosedTable) -> list[int]:
    """How many cards each player holds."""
    return [len(table.hand(player)) for player in PLAYERS]


# What is printed


def test_every_location_is_in_these_tests() -> None:
    assert tuple(BATTLEGROUNDS) == BATTLEGROUND_IDS
    assert tuple(PATHS) == PATH_IDS


@pytest.mark.parametrize(("field", "printed"), BATTLEGROUNDS.items())
def test_a_battleground_has_its_defence_and_is_worth_its_points_to_either_side(
    field: str, printed: tuple[int, int, str, str]
) -> None:
    assert pose(fields=field).strength(field) == (0, printed[0])
    for side in ("free_peoples", "shadow"):
        table = pose(scoring={side: {"battlegrounds": [field]}})
        assert table.area(side).points == printed[1]


@pytest.mark.parametrize(("field", "printed"), BATTLEGROUNDS.items())
def test_a_battleground_admits_only_the_factions_it_shows_each_on_its_side(
    field: str, printed: tuple[int, int, str, str]
) -> None:
    _, _, defenders, attackers = printed
    for faction, (card, player) in ENVOYS.items():
        shown = faction in defenders.split() + attackers.split()
        table = pose(turn=player, reserve={player: card}, fields=field)
        assert table.allows(f"move:{card}") == shown
        if shown:
            role = "defenders" if faction in defenders.split() else "attackers"
            assert [entry.card for entry in getattr(table.say(f"move:{card}").fight_at(field), role)] == [card]


@pytest.mark.parametrize(("path", "printed"), PATHS.items())
def test_a_path_has_its_number_and_defence_and_is_worth_points_to_the_free_peoples_only(
    path: str, printed: tuple[int, int, int]
) -> None:
    number, defence, points = printed
    table = pose(path=path)
    assert (table.strength("path"), table.state.last_number) == ((0, defence), number)
    assert pose(scoring={"free_peoples": {"paths": [path]}}).view().scoring.free_peoples.points == points
    assert pose(scoring={"shadow": {"paths": [path]}}).view().scoring.shadow.points == 0


# Cards to draw


@pytest.mark.parametrize(
    ("location", "drawn"),
    {
        "harad": [0, 1, 0, 1],
        "moria": [0, 0, 0, 2],
        "umbar": [0, 1, 0, 1],
        "bag-end": [2, 0, 0, 0],
        "bucklebury-ferry": [1, 1, 0, 0],
        "inn-of-the-prancing-pony": [0, 2, 0, 2],
        "weathertop": [0, 2, 0, 0],
        "imladris": [0, 0, 2, 0],
        "the-council-of-elrond": [1, 0, 1, 0],
        "khazad-dum": [0, 0, 0, 2],
        "dead-marshes": [0, 0, 0, 2],
        "henneth-annun": [0, 0, 1, 0],
        "the-cross-roads": [1, 0, 1, 0],
        "shelobs-lair": [0, 0, 0, 2],
        "crack-of-doom": [0, 0, 0, 2],
        "orodruin": [0, 2, 0, 0],
    }.items(),
)
def test_the_players_that_the_text_names_draw_and_nobody_else(location: str, drawn: list[int]) -> None:
    table = activated(location)
    assert (table.prompt, hands(table)) == ("turn", drawn)


@pytest.mark.parametrize(
    ("location", "player", "drawn"),
    [("rivendell", "aragorn", 1), ("gildors-encampment", "aragorn", 1), ("lothlorien", "aragorn", 1),
     ("amon-hen", "witch_king", 1)],
)  # fmt: skip
def test_one_player_draws_a_card_and_then_cycles_one_from_hand(location: str, player: str, drawn: int) -> None:
    held = {"aragorn": "arwen", "witch_king": "grishnakh"}[player]
    table = activated(location, hand={player: held})
    assert (table.chooser, table.prompt, len(table.hand(player))) == (player, "cycle", 1 + drawn)
    table.say(held)
    assert (table.where(held), len(table.hand(player)), table.prompt) == ("cycled", drawn, "turn")


def test_egladil_lets_each_free_peoples_player_draw_two_cards_and_cycle_one() -> None:
    table = activated("egladil", hand={"frodo": "gimli", "aragorn": "arwen"})
    assert (table.chooser, hands(table)) == ("frodo", [3, 0, 1, 0])
    table.say("gimli")
    assert (table.chooser, hands(table)) == ("aragorn", [2, 0, 3, 0])
    table.say("arwen")
    assert (hands(table), table.where("gimli"), table.where("arwen")) == ([2, 0, 2, 0], "cycled", "cycled")


# Cards to lose


@pytest.mark.parametrize("location", ["the-old-forest", "caradhras", "emyn-muil"])
def test_each_free_peoples_player_must_forsake_a_card(location: str) -> None:
    table = activated(location, hand={"frodo": "gimli"}, reserve={"aragorn": "arwen"})
    assert (table.chooser, table.prompt, table.options()) == ("frodo", "forsake", ["gimli", "deck_top"])
    table.say("gimli")
    assert (table.chooser, table.options()) == ("aragorn", ["from_reserve:arwen", "deck_top"])
    table.say("deck_top")
    assert (table.cards("eliminated", "frodo"), table.where("arwen")) == (["gimli"], "reserve")
    assert len(table.cards("eliminated", "aragorn")) == 1


def test_fords_of_bruinen_makes_each_free_peoples_player_forsake_a_card_and_then_draw_three() -> None:
    table = activated("fords-of-bruinen", hand={"frodo": "gimli"}, reserve={"aragorn": "arwen"})
    table.say("gimli")
    assert hands(table) == [3, 0, 0, 0]
    table.say("from_reserve:arwen")
    assert hands(table) == [3, 0, 3, 0]
    assert [table.cards("eliminated", player) for player in ("frodo", "aragorn")] == [["gimli"], ["arwen"]]


def test_dimrill_dale_makes_each_player_of_the_shadow_cycle_two_cards_and_forsake_for_those_lacking() -> None:
    table = activated(
        "dimrill-dale",
        hand={"witch_king": "olog-hai grishnakh the-hunter", "saruman": "gollum"},
        reserve={"saruman": "shelob"},
    )
    assert (table.chooser, table.prompt) == ("witch_king", "cycle")
    table.say("grishnakh the-hunter")
    assert (table.where("gollum"), table.chooser, table.prompt) == ("cycled", "saruman", "forsake")
    table.say("from_reserve:shelob")
    assert (table.hand("witch_king"), table.where("shelob"), table.prompt) == (["olog-hai"], "eliminated", "turn")


@pytest.mark.parametrize(
    ("location", "drawn"), [("dol-amroth", 1), ("minas-tirith", 3), ("pelargir", 1), ("osgiliath", 3)]
)
def test_the_dunedain_player_may_forsake_a_card_to_draw(location: str, drawn: int) -> None:
    table = activated(location, reserve={"aragorn": "arwen"})
    assert (table.chooser, table.prompt) == ("aragorn", "may_forsake")
    assert hands(table.copy().say("no")) == [0, 0, 0, 0]
    table.say("yes from_reserve:arwen")
    assert (hands(table), table.cards("eliminated", "aragorn")) == ([0, 0, drawn, 0], ["arwen"])


@pytest.mark.parametrize("location", ["dol-amroth", "osgiliath"])
def test_the_dunedain_player_who_has_nothing_to_forsake_is_not_asked(location: str) -> None:
    assert activated(location, deck={"aragorn": ""}).prompt == "turn"


def test_the_doors_of_durin_let_the_monstrous_player_forsake_a_card_for_an_attack_icon_on_the_path() -> None:
    table = activated("the-doors-of-durin", hand={"saruman": "gollum"})
    assert (table.chooser, table.prompt) == ("saruman", "may_forsake")
    assert table.copy().say("no").added("path") == (0, 0)
    table.say("yes gollum")
    assert (table.added("path"), table.cards("eliminated", "saruman")) == ((1, 0), ["gollum"])


def test_morgai_gets_an_attack_icon() -> None:
    table = activated("morgai")
    assert (table.added("path"), table.corruption) == ((1, 0), 0)


# Cards to play


def test_helms_deep_lets_the_rohan_player_play_one_of_five_cards_there_and_nowhere_else() -> None:
    table = activated(
        "helms-deep",
        deck={"frodo": "riders-of-rohan eowyn gimli merry-brandybuck sting"},
        fields="edoras",
    )
    assert (table.chooser, table.prompt) == ("frodo", "aside_play")
    assert table.options() == ["pass", "riders-of-rohan", "merry-brandybuck", "eowyn"]
    table.say("riders-of-rohan")
    assert "helms-deep" in table.where("riders-of-rohan").split()
    # The deck had run out: the four cards that were cycled are the new one.
    assert table.cards("deck", "frodo") == ["gimli", "merry-brandybuck", "eowyn", "sting"]


def test_minas_morgul_lets_the_mordor_player_play_a_nazgul_of_five_cards_to_the_reserve_only() -> None:
    table = activated(
        "minas-morgul",
        deck={"witch_king": "the-hunter the-witch-king grishnakh olog-hai fell-beast"},
        path="amon-hen",
    )
    assert (table.chooser, table.options()) == ("witch_king", ["pass", "the-hunter", "the-witch-king"])
    table.say("the-hunter")
    assert (table.where("the-hunter"), table.prompt) == ("reserve", "turn")
    assert not table.allows("move:the-hunter")
    assert len(table.cards("deck", "witch_king")) == 4


@pytest.mark.parametrize("location", ["morannon", "cirith-ungol"])
def test_the_mordor_player_may_play_an_army_of_five_cards_wherever_it_may_go(location: str) -> None:
    table = activated(
        location,
        deck={"witch_king": "the-hunter olog-hai grishnakh black-uruks fell-beast"},
        fields={"lorien": "", "rivendell": ""},
    )
    assert (table.chooser, table.options()) == ("witch_king", ["pass", "black-uruks", "olog-hai"])
    table.say("olog-hai")
    assert table.options() == ["lorien", *(["morannon"] if location == "morannon" else []), "reserve"]
    table.say("lorien")
    assert (table.where("olog-hai"), table.prompt, table.hand("witch_king")) == ("lorien", "turn", [])
    assert len(table.cards("deck", "witch_king")) == 4


def test_morgul_vale_lets_the_mordor_player_play_a_nazgul_of_five_cards_wherever_it_may_go() -> None:
    table = activated(
        "morgul-vale",
        deck={"witch_king": "the-hunter olog-hai grishnakh mouth-of-sauron fell-beast"},
        fields={"lorien": "", "rivendell": ""},
    )
    assert (table.chooser, table.options()) == ("witch_king", ["pass", "the-hunter"])
    assert table.say("the-hunter").options() == ["lorien", "the_path", "reserve"]
    table.say("the_path")
    assert (table.where("the-hunter"), table.strength("path")) == ("path", (1, 0))


@pytest.mark.parametrize("location", ["helms-deep", "minas-morgul", "morannon", "cirith-ungol", "morgul-vale"])
def test_no_card_need_be_played_and_all_five_are_cycled(location: str) -> None:
    player = "frodo" if location == "helms-deep" else "witch_king"
    table = activated(location).say("pass")
    assert (table.prompt, len(table.cards("cycled", player)), table.hand(player)) == ("turn", 5, [])


@pytest.mark.parametrize("zone", ["deck", "cycled"])
def test_orthanc_lets_the_isengard_player_take_saruman_and_shuffles_the_cycle_pile_into_the_deck(zone: str) -> None:
    pile = "gollum shelob" + (" saruman" if zone == "cycled" else "")
    table = activated("orthanc", cycled={"saruman": pile})
    assert (table.chooser, table.prompt, table.options()) == ("saruman", "take", ["pass", "saruman"])
    declined = table.copy().say("pass")
    assert (len(declined.cards("deck", "saruman")), declined.cards("cycled", "saruman")) == (30, [])
    table.say("saruman")
    assert (table.hand("saruman"), len(table.cards("deck", "saruman"))) == (["saruman"], 29)
    assert table.cards("cycled", "saruman") == []


def test_orthanc_shuffles_the_cycle_pile_into_the_deck_also_if_saruman_is_in_play() -> None:
    table = activated("orthanc", cycled={"saruman": "gollum"}, reserve={"saruman": "saruman"})
    assert (table.prompt, table.where("gollum"), len(table.cards("deck", "saruman"))) == ("turn", "deck", 29)


# Battlegrounds that bring others


def test_edoras_brings_helms_deep_out_of_the_deck_only() -> None:
    assert activated("edoras").say("pass").fields == ["edoras", "helms-deep"]
    won = {"scoring": {"free_peoples": {"battlegrounds": ["helms-deep"]}}}
    assert activated("edoras", **won).fields == ["edoras"]


@pytest.mark.parametrize(("first", "second"), [("lorien", "dol-guldur"), ("dol-guldur", "lorien")])
@pytest.mark.parametrize(("side", "printed"), [("", True), ("own", True), ("enemy", False)])
def test_lorien_and_dol_guldur_bring_each_other_out_of_deck_or_area_and_then_stop(
    first: str, second: str, side: str, printed: bool
) -> None:
    sides = ("free_peoples", "shadow") if second == "lorien" else ("shadow", "free_peoples")
    scoring = {sides[0] if side == "own" else sides[1]: {"battlegrounds": [second]}} if side else {}
    table = activated(first, scoring=scoring)
    assert table.fields == ["lorien", "dol-guldur"]
    assert (table.fight_at(first).printed_counts, table.fight_at(second).printed_counts) == (True, printed)
    assert (table.scored("free_peoples"), table.scored("shadow")) == ([], [])
    assert table.log("battleground", "reactivated")[-1].split()[1] == second


@pytest.mark.parametrize(("first", "second"), [("lorien", "dol-guldur"), ("dol-guldur", "lorien")])
def test_lorien_and_dol_guldur_leave_each_other_alone_where_the_other_is_active(first: str, second: str) -> None:
    table = activated(first, fields={second: {"cards": "", "defence": 1}})
    assert (table.fields, table.added(second)) == (["lorien", "dol-guldur"], (0, 1))


def test_the_text_of_a_battleground_is_carried_out_again_when_it_is_reactivated() -> None:
    table = activated("umbar", scoring={"free_peoples": {"battlegrounds": ["umbar"]}})
    assert (hands(table), table.log("reactivated")) == ([0, 1, 0, 1], ["reactivated umbar free_peoples"])
