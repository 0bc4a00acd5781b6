"""What is printed on the Witch-king's cards, and every character: what it does, its limits, and when it must not."""

from typing import Any

import pytest

from ..board import PATH_IDS, PosedTable, pose

# A path of each number whose own text is no matter once it is active.
PATHS = {int(number): PATH_IDS[3 * number - 2] for number in range(1, 10)}
HUNTING_PATHS = (1, 2, 3, 5, 6, 7, 8, 9)

# Attack and defence on battlegrounds.
ARMIES = {
    "black-uruks": (2, 1),
    "grond-hammer-of-the-underworld": (3, 0),
    "mordor-orcs": (1, 1),
    "olog-hai": (2, 2),
    "trolls-of-udun": (1, 2),
}
# Attack and defence on battlegrounds, the same by leadership, attack on paths, paths.
CHARACTERS = {
    "gorbag-and-shagrat": ((0, 0), (0, 1), 0, (8, 9)),
    "grishnakh": ((0, 0), (1, 0), 1, (6, 7)),
    "mouth-of-sauron": ((0, 0), (1, 1), 1, (7, 8, 9)),
    "the-beguiler": ((0, 0), (1, 0), 1, HUNTING_PATHS),
    "the-black-easterling": ((0, 0), (1, 1), 1, HUNTING_PATHS),
    "the-commander": ((0, 0), (1, 0), 1, HUNTING_PATHS),
    "the-destroyer": ((0, 0), (1, 0), 1, HUNTING_PATHS),
    "the-hunter": ((0, 0), (1, 0), 1, HUNTING_PATHS),
    "the-lidless-eye": ((0, 0), (0, 0), 1, (9,)),
    "the-messenger": ((0, 0), (1, 0), 1, HUNTING_PATHS),
    "the-reaver": ((0, 0), (1, 0), 1, HUNTING_PATHS),
    "the-warrior": ((0, 0), (1, 0), 1, HUNTING_PATHS),
    "the-witch-king": ((2, 0), (0, 0), 2, HUNTING_PATHS),
}
NAZGUL = [
    "the-beguiler", "the-black-easterling", "the-commander", "the-destroyer", "the-hunter", "the-messenger",
    "the-reaver", "the-warrior", "the-witch-king",
]  # fmt: skip
# Attack and defence that an item adds on battlegrounds, attack that it adds on paths.
ITEMS = {
    "black-breath": ((0, 0), 0),
    "black-riders-mount": ((0, 0), 1),
    "fell-beast": ((1, 0), 0),
    "morgul-blade": ((1, 0), 1),
    "nazguls-mantle": ((0, 0), 0),
}


def witch_kings_turn(**more: Any) -> PosedTable:
    """A table at the Witch-king's turn."""
    return pose(turn="witch_king", **more)


# What is printed


@pytest.mark.parametrize(("army", "icons"), ARMIES.items())
def test_an_army_has_its_printed_icons_and_fights_for_mordor_only_where_mordor_is_shown(
    army: str, icons: tuple[int, int]
) -> None:
    attack, defence = icons
    assert pose(fields={"lorien": army}).strength("lorien") == (attack, 2)
    assert pose(fields={"minas-morgul": army}).strength("minas-morgul") == (0, 2 + defence)
    table = witch_kings_turn(
        hand={"witch_king": f"{army} grishnakh"},
        fields={"lorien": "", "minas-tirith": "", "morannon": "", "rivendell": "", "moria": "", "umbar": ""},
        path="weathertop",
    )
    table.say(f"play:{army}")
    assert set(table.options()) == {"lorien", "minas-tirith", "morannon", "reserve"}


@pytest.mark.parametrize(("character", "printed"), CHARACTERS.items())
def test_a_character_has_its_printed_icons_and_leadership_only_beside_an_army_of_mordor(
    character: str, printed: tuple[tuple[int, int], tuple[int, int], int, tuple[int, ...]]
) -> None:
    (attack, defence), (leads_attack, leads_defence), path_attack, paths = printed
    assert pose(fields={"lorien": character}).strength("lorien") == (attack, 2)
    assert pose(fields={"lorien": f"{character} goblins-of-the-misty-mountains"}).strength("lorien") == (attack + 1, 2)
    assert pose(fields={"lorien": f"{character} mordor-orcs"}).strength("lorien") == (attack + leads_attack + 1, 2)
    assert pose(fields={"minas-morgul": character}).strength("minas-morgul") == (0, 2 + defence)
    supported = pose(fields={"minas-morgul": f"{character} mordor-orcs"})
    assert supported.strength("minas-morgul") == (0, 3 + defence + leads_defence)
    assert pose(path=(PATHS[paths[0]], character)).fight_at("path").attack == path_attack


@pytest.mark.parametrize("character", CHARACTERS)
@pytest.mark.parametrize("number", PATHS)
def test_a_character_goes_only_to_paths_whose_number_it_shows(character: str, number: int) -> None:
    table = witch_kings_turn(reserve={"witch_king": character}, path=PATHS[number])
    assert table.allows(f"move:{character}") == (number in CHARACTERS[character][3])


@pytest.mark.parametrize(("item", "icons"), ITEMS.items())
def test_an_item_is_wielded_by_nazgul_only_and_adds_its_icons(item: str, icons: tuple[tuple[int, int], int]) -> None:
    (attack, defence), path_attack = icons
    wielded = {"items": {item: "the-hunter"}}
    assert pose(fields={"lorien": "the-hunter"}, **wielded).strength("lorien") == (attack, 2)
    assert pose(fields={"minas-morgul": "the-hunter"}, **wielded).strength("minas-morgul") == (0, 2 + defence)
    assert pose(path=("weathertop", "the-hunter"), **wielded).strength("path") == (1 + path_attack, 0)
    table = witch_kings_turn(
        hand={"witch_king": f"{item} mordor-orcs"},
        reserve={"witch_king": " ".join(CHARACTERS), "saruman": "saruman gollum"},
    )
    table.say(f"play:{item}")
    assert table.options() == NAZGUL


@pytest.mark.parametrize("item", ITEMS)
def test_an_item_cannot_be_played_while_no_nazgul_is_in_play(item: str) -> None:
    table = witch_kings_turn(hand={"witch_king": f"{item} the-hunter"}, reserve={"witch_king": "grishnakh"})
    assert not table.allows(f"play:{item}")


def test_the_deck_has_30_cards_of_which_five_are_mordor_orcs() -> None:
    deck = pose().cards("deck", "witch_king")
    assert len(deck) == 30
    assert deck.count("mordor-orcs") == 5
    assert len(set(deck)) == len(ARMIES) + len(CHARACTERS) + len(ITEMS) + 3


# Orcs and others of Mordor


def test_gorbag_and_shagrat_gain_an_attack_icon_on_a_path_for_a_card_cycled_from_hand() -> None:
    table = witch_kings_turn(hand={"witch_king": "gorbag-and-shagrat grishnakh olog-hai"}, path="morgul-vale")
    table.say("play:gorbag-and-shagrat the_path grishnakh")
    assert (table.prompt, table.chooser) == ("may_cycle", "witch_king")
    assert table.copy().say("no").strength("path") == (0, 0)
    assert table.say("yes").strength("path") == (1, 0)
    assert table.cards("cycled", "witch_king") == ["olog-hai", "grishnakh"]


def test_gorbag_and_shagrat_gain_two_icons_at_cirith_ungol_also_when_moved_there() -> None:
    table = witch_kings_turn(
        hand={"witch_king": "olog-hai"}, reserve={"witch_king": "gorbag-and-shagrat"}, path="cirith-ungol"
    )
    table.say("move:gorbag-and-shagrat yes")
    assert table.strength("path") == (2, 0)
    assert table.where("olog-hai") == "cycled"


def test_gorbag_and_shagrat_forsake_for_their_icon_where_the_hand_is_empty() -> None:
    table = witch_kings_turn(reserve={"witch_king": "gorbag-and-shagrat grishnakh"}, path="morgul-vale")
    table.say("move:gorbag-and-shagrat yes")
    assert table.prompt == "forsake"
    assert table.say("from_reserve:grishnakh").strength("path") == (1, 0)
    assert table.where("grishnakh") == "eliminated"


def test_gorbag_and_shagrat_do_not_get_an_icon_with_an_empty_hand_where_the_setting_forbids_it() -> None:
    table = witch_kings_turn(
        reserve={"witch_king": "gorbag-and-shagrat"},
        path="morgul-vale",
        options={"optional_cycling_may_forsake": False},
    )
    table.say("move:gorbag-and-shagrat")
    assert table.prompt == "turn"
    assert table.strength("path") == (0, 0)


def test_gorbag_and_shagrat_ask_for_nothing_on_a_battleground() -> None:
    table = witch_kings_turn(
        hand={"witch_king": "olog-hai"},
        reserve={"witch_king": "gorbag-and-shagrat"},
        fields={"lorien": ""},
        path="weathertop",
    )
    table.say("move:gorbag-and-shagrat")
    assert (table.prompt, table.where("gorbag-and-shagrat")) == ("turn", "lorien")


def test_the_icon_of_gorbag_and_shagrat_goes_when_they_leave_the_path() -> None:
    table = pose(turn="saruman", path=("cirith-ungol", "gorbag-and-shagrat gollum"), card_icons=["gorbag-and-shagrat"])
    assert table.strength("path") == (2, 0)
    table.say("use:gollum shelobs-lair")
    assert table.corruption == 2
    assert table.state.card_icons == ()


def test_grishnakh_on_a_path_is_eliminated_for_a_corruption() -> None:
    table = witch_kings_turn(path=("amon-hen", "grishnakh"))
    table.say("use:grishnakh")
    assert (table.where("grishnakh"), table.corruption, table.strength("path")) == ("eliminated", 1, (0, 0))


@pytest.mark.parametrize("place", ["reserve", "lorien"])
def test_grishnakh_elsewhere_has_no_action(place: str) -> None:
    table = witch_kings_turn(
        reserve={"witch_king": "grishnakh" if place == "reserve" else ""},
        fields={"lorien": "grishnakh" if place == "lorien" else ""},
        path="amon-hen",
    )
    assert table.options("use") == []


@pytest.mark.parametrize("character", ["mouth-of-sauron", "the-lidless-eye"])
@pytest.mark.parametrize(("field", "open_path"), [("rivendell", True), ("umbar", False)])
def test_a_battleground_of_the_shadow_keeps_the_servants_of_the_eye_from_the_path(
    character: str, field: str, open_path: bool
) -> None:
    table = witch_kings_turn(
        hand={"witch_king": "olog-hai grishnakh"},
        reserve={"witch_king": character},
        fields={field: ""},
        path="orodruin",
    )
    assert table.allows(f"move:{character}") == open_path
    in_hand = witch_kings_turn(hand={"witch_king": f"{character} grishnakh"}, fields={field: ""}, path="orodruin")
    assert ("the_path" in in_hand.say(f"play:{character}").options()) == open_path


@pytest.mark.parametrize("character", ["mouth-of-sauron", "the-witch-king"])
def test_one_more_card_is_drawn_in_the_draw_step_for_a_character_in_reserve_only(character: str) -> None:
    assert pose().draws("witch_king") == 4
    assert pose(reserve={"witch_king": character}).draws("witch_king") == 5
    assert pose(path=("orodruin", character)).draws("witch_king") == 4
    table = pose(phase="draw", reserve={"witch_king": character})
    assert [len(table.hand(player)) for player in ("witch_king", "saruman")] == [5, 4]


def test_the_lidless_eye_lets_each_player_of_the_shadow_draw_when_played_but_not_when_moved() -> None:
    table = witch_kings_turn(hand={"witch_king": "the-lidless-eye olog-hai"}, path="orodruin")
    table.say("play:the-lidless-eye reserve")
    assert [len(table.hand(player)) for player in ("frodo", "witch_king", "aragorn", "saruman")] == [0, 1, 0, 1]
    moved = witch_kings_turn(reserve={"witch_king": "the-lidless-eye"}, path="orodruin")
    moved.say("move:the-lidless-eye")
    assert [len(moved.hand(player)) for player in ("witch_king", "saruman")] == [0, 0]


def test_the_lidless_eye_in_reserve_raises_its_players_limit_only() -> None:
    table = pose(reserve={"witch_king": "the-lidless-eye"})
    assert [table.limit(player) for player in ("witch_king", "saruman", "frodo")] == [3, 2, 2]
    assert pose(path=("orodruin", "the-lidless-eye")).limit("witch_king") == 2


# Nazgul

RESERVE_ACTIONS = [
    "the-beguiler", "the-commander", "the-destroyer", "the-hunter", "the-messenger", "the-reaver", "the-warrior",
]  # fmt: skip


@pytest.mark.parametrize("nazgul", RESERVE_ACTIONS)
def test_the_action_of_a_nazgul_works_only_in_reserve_and_only_for_its_player(nazgul: str) -> None:
    reserved = {"reserve": {"witch_king": nazgul}, "fields": {"lorien": ""}, "path": "amon-hen"}
    assert witch_kings_turn(**reserved).options("use") == [nazgul]
    assert pose(turn="saruman", **reserved).options("use") == []
    assert witch_kings_turn(path=("amon-hen", nazgul), fields={"lorien": ""}).options("use") == []
    assert witch_kings_turn(path="amon-hen", fields={"lorien": nazgul}).options("use") == []


@pytest.mark.parametrize("nazgul", RESERVE_ACTIONS)
def test_a_nazgul_is_cycled_with_its_items_for_its_action_at_once_after_it_was_played(nazgul: str) -> None:
    table = witch_kings_turn(
        reserve={"witch_king": nazgul},
        arrived={"witch_king": nazgul},
        items={"morgul-blade": nazgul},
        fields={"lorien": ""},
        path="amon-hen",
    )
    table.say(f"use:{nazgul}")
    assert (table.where(nazgul), table.where("morgul-blade")) == ("cycled", "cycled")
    assert table.wielder("morgul-blade") is None


def test_the_beguiler_makes_each_free_peoples_player_cycle_a_card_or_forsake_one() -> None:
    table = witch_kings_turn(
        reserve={"witch_king": "the-beguiler", "aragorn": "arwen"}, hand={"frodo": "gimli smeagol"}, path="amon-hen"
    )
    table.say("use:the-beguiler")
    assert (table.chooser, table.prompt, table.options()) == ("frodo", "cycle", ["gimli", "smeagol"])
    table.say("gimli")
    assert (table.chooser, table.prompt) == ("aragorn", "forsake")
    table.say("from_reserve:arwen")
    assert (table.where("gimli"), table.where("arwen"), table.prompt) == ("cycled", "eliminated", "turn")


def test_the_black_easterling_lets_its_player_draw_when_played_but_not_when_moved() -> None:
    table = witch_kings_turn(hand={"witch_king": "the-black-easterling olog-hai"}, path="amon-hen")
    table.say("play:the-black-easterling the_path")
    assert len(table.hand("witch_king")) == 1
    moved = witch_kings_turn(reserve={"witch_king": "the-black-easterling"}, path="amon-hen")
    assert moved.say("move:the-black-easterling").hand("witch_king") == []


def test_the_black_easterling_has_a_defence_icon_at_dol_guldur_even_without_an_army() -> None:
    assert pose(fields={"dol-guldur": "the-black-easterling"}).strength("dol-guldur") == (0, 3)
    assert pose(fields={"dol-guldur": "the-black-easterling mordor-orcs"}).strength("dol-guldur") == (0, 5)


def test_the_commander_lets_each_player_of_the_shadow_draw_a_card() -> None:
    table = witch_kings_turn(reserve={"witch_king": "the-commander"}, path="amon-hen")
    table.say("use:the-commander")
    assert [len(table.hand(player)) for player in ("frodo", "witch_king", "aragorn", "saruman")] == [0, 1, 0, 1]


@pytest.mark.parametrize(("nazgul", "icons"), [("the-destroyer", (1, 0)), ("the-warrior", (0, 1))])
def test_an_icon_is_added_to_a_battleground_of_the_players_choice(nazgul: str, icons: tuple[int, int]) -> None:
    table = witch_kings_turn(reserve={"witch_king": nazgul}, fields={"lorien": "", "dol-guldur": ""}, path="amon-hen")
    table.say(f"use:{nazgul}")
    assert (table.prompt, table.options()) == ("icons", ["lorien", "dol-guldur"])
    table.say("dol-guldur")
    assert (table.added("dol-guldur"), table.added("lorien"), table.added("path")) == (icons, (0, 0), (0, 0))


@pytest.mark.parametrize("nazgul", ["the-destroyer", "the-warrior"])
def test_without_an_active_battleground_there_is_no_icon_to_be_had(nazgul: str) -> None:
    assert witch_kings_turn(reserve={"witch_king": nazgul}, path="amon-hen").options("use") == []


def test_the_attack_icon_of_the_destroyer_helps_whoever_attacks() -> None:
    table = witch_kings_turn(reserve={"witch_king": "the-destroyer"}, fields={"umbar": "soldiers-of-gondor"})
    table.say("use:the-destroyer")
    assert table.strength("umbar") == (2, 2)


def test_the_hunter_adds_an_attack_icon_to_the_path() -> None:
    table = witch_kings_turn(reserve={"witch_king": "the-hunter"}, fields={"lorien": ""}, path="amon-hen")
    table.say("use:the-hunter")
    assert (table.added("path"), table.added("lorien")) == ((1, 0), (0, 0))


def test_the_messenger_takes_another_nazgul_out_of_the_cycle_pile_and_shows_it() -> None:
    table = witch_kings_turn(
        reserve={"witch_king": "the-messenger"},
        cycled={"witch_king": "the-witch-king the-hunter grishnakh"},
        path="amon-hen",
    )
    table.say("use:the-messenger")
    assert (table.prompt, table.options()) == ("take", ["pass", "the-hunter", "the-witch-king"])
    table.say("the-witch-king")
    assert (table.where("the-witch-king"), table.where("the-messenger")) == ("hand", "cycled")
    assert table.log("took") == ["took witch_king the-witch-king"]


def test_the_messenger_does_not_find_a_nazgul_that_lies_in_the_deck() -> None:
    table = witch_kings_turn(
        reserve={"witch_king": "the-messenger"}, cycled={"witch_king": "grishnakh"}, path="amon-hen"
    )
    assert table.say("use:the-messenger").options() == ["pass"]


def test_the_reaver_makes_each_free_peoples_player_forsake_a_card() -> None:
    table = witch_kings_turn(
        reserve={"witch_king": "the-reaver"}, hand={"frodo": "gimli", "aragorn": "arwen"}, path="amon-hen"
    )
    table.say("use:the-reaver")
    assert (table.chooser, table.options()) == ("frodo", ["gimli", "deck_top"])
    table.say("gimli")
    assert (table.chooser, table.options()) == ("aragorn", ["arwen", "deck_top"])
    table.say("deck_top")
    assert (table.where("gimli"), table.where("arwen"), table.prompt) == ("eliminated", "hand", "turn")
    assert [len(table.cards("eliminated", player)) for player in ("frodo", "aragorn")] == [1, 1]


def test_the_witch_king_is_cycled_instead_of_eliminated_if_forsaken_as_the_top_of_the_deck() -> None:
    table = witch_kings_turn(hand={"witch_king": "olog-hai"}, deck={"witch_king": "the-witch-king"})
    table.say("play:olog-hai deck_top")
    assert table.log("instead") == ["instead witch_king the-witch-king"]
    assert "the-witch-king" not in table.cards("eliminated", "witch_king")


def test_the_witch_king_forsaken_from_reserve_or_from_hand_is_eliminated() -> None:
    table = witch_kings_turn(hand={"witch_king": "olog-hai"}, reserve={"witch_king": "the-witch-king"})
    table.say("play:olog-hai from_reserve:the-witch-king")
    assert table.where("the-witch-king") == "eliminated"
    doors = {"tied_paths": ["caradhras", "khazad-dum"], "last_number": 3, "phase": "path"}
    table = pose(scenario="duel", hand={"witch_king": "the-witch-king"}, **doors)
    table.say("yes the-witch-king")
    assert table.where("the-witch-king") == "eliminated"


def test_the_witch_king_winnowed_is_eliminated() -> None:
    table = witch_kings_turn(hand={"witch_king": "the-witch-king olog-hai"})
    assert table.say("winnow").where("the-witch-king") == "eliminated"
