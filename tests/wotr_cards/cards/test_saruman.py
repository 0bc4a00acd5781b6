"""What is printed on Saruman's cards, and every card of Isengard: what it does, its limits, and when it must not."""

from typing import Any

import pytest

from ..board import PATH_IDS, PosedTable, fight, pose

# A path of each number whose own text is no matter once it is active.
PATHS = {number: PATH_IDS[3 * number - 1] for number in range(1, 10)}

# Attack at a battleground of the Free Peoples and defence at one of the Shadow where the card's text gives it nothing.
ARMIES = {
    "devilry-of-saruman": ("edoras", 3, "orthanc", 0),
    "fighting-uruk-hai": ("edoras", 1, "orthanc", 2),
    "white-hand-orcs": ("edoras", 1, "orthanc", 1),
    "wolf-riders": ("edoras", 2, "orthanc", 1),
    "goblins-of-the-misty-mountains": ("rivendell", 1, "moria", 1),
    "coastal-raiders": ("pelargir", 1, "umbar", 1),
    "corsairs-of-umbar": ("pelargir", 1, "umbar", 1),
    "haradrim-cavalry": ("pelargir", 1, "umbar", 1),
    "haradrim-mumakil": ("pelargir", 2, "umbar", 1),
    "haradrim-regulars": ("pelargir", 1, "umbar", 1),
    "the-black-fleet": ("dol-amroth", 1, "umbar", 1),
}
# Faction, attack and defence on battlegrounds, the same by leadership, attack on paths, paths.
CHARACTERS = {
    "grima-wormtongue": ("isengard", (0, 0), (0, 0), 1, (1, 2, 5, 6)),
    "saruman": ("isengard", (1, 1), (1, 1), 2, (5, 6)),
    "ugluk": ("isengard", (0, 0), (1, 1), 1, (5, 6)),
    "balrog-of-moria": ("monstrous", (2, 2), (0, 0), 2, (4, 5)),
    "barrow-wights": ("monstrous", (0, 0), (0, 0), 1, (1, 2, 3)),
    "caradhras-the-cruel": ("monstrous", (0, 0), (0, 0), 1, (4, 5)),
    "cave-troll": ("monstrous", (1, 1), (0, 0), 1, (4, 8, 9)),
    "flocks-of-crebain": ("monstrous", (0, 0), (0, 0), 1, (1, 2, 3, 4, 5, 6, 7)),
    "gollum": ("monstrous", (0, 0), (0, 0), 1, (6, 7, 8, 9)),
    "hill-troll": ("monstrous", (1, 1), (0, 0), 1, (2, 3, 4, 5, 6, 7, 8, 9)),
    "shelob": ("monstrous", (0, 0), (0, 0), 1, (7, 8, 9)),
    "the-black-serpent": ("southron", (0, 0), (1, 1), 0, ()),
}
# Where each faction attacks and defends, and an army of it with one icon each.
GROUNDS = {
    "isengard": ("edoras", 1, "orthanc", "white-hand-orcs"),
    "monstrous": ("rivendell", 2, "moria", "goblins-of-the-misty-mountains"),
    "southron": ("pelargir", 1, "umbar", "corsairs-of-umbar"),
}
FIELDS = {
    "isengard": ["edoras", "helms-deep", "orthanc"],
    "monstrous": ["lorien", "rivendell", "moria"],
    "southron": ["dol-amroth", "minas-tirith", "pelargir", "harad", "morannon", "umbar"],
}
# Wielder, attack and defence added on battlegrounds, attack added on paths.
ITEMS = {
    "palantir-of-orthanc": ("saruman", (0, 0), 0),
    "sarumans-staff": ("saruman", (1, 1), 1),
    "woven-of-all-colours": ("saruman", (0, 0), 0),
    "whip-of-many-thongs": ("balrog-of-moria", (1, 1), 1),
}


def sarumans_turn(**more: Any) -> PosedTable:
    """A table at Saruman's turn."""
    return pose(turn="saruman", **more)


# What is printed


@pytest.mark.parametrize(("army", "printed"), ARMIES.items())
def test_an_army_has_its_printed_icons(army: str, printed: tuple[str, int, str, int]) -> None:
    attacked, attack, defended, defence = printed
    assert pose(fields={attacked: army}).strength(attacked)[0] == attack
    assert pose(fields={defended: army}).strength(defended) == (0, 2 + defence)


@pytest.mark.parametrize(
    ("army", "field"),
    [("coastal-raiders", "dol-amroth"), ("haradrim-cavalry", "minas-tirith"), ("the-black-fleet", "pelargir")],
)
def test_an_army_of_the_south_has_an_attack_icon_more_at_its_goal(army: str, field: str) -> None:
    assert pose(fields={field: army}).strength(field)[0] == 2


@pytest.mark.parametrize(
    ("card", "faction"),
    [("wolf-riders", "isengard"), ("ugluk", "isengard"), ("goblins-of-the-misty-mountains", "monstrous"),
     ("hill-troll", "monstrous"), ("haradrim-mumakil", "southron"), ("the-black-serpent", "southron")],
)  # fmt: skip
def test_a_card_goes_to_battlegrounds_that_show_its_faction_only(card: str, faction: str) -> None:
    every = [name for names in FIELDS.values() for name in names] + ["dol-guldur", "minas-morgul"]
    table = sarumans_turn(hand={"saruman": f"{card} gollum"}, fields=dict.fromkeys(every, ""), path="bag-end")
    assert table.say(f"play:{card}").options() == [*FIELDS[faction], "reserve"]


@pytest.mark.parametrize(("character", "printed"), CHARACTERS.items())
def test_a_character_has_its_printed_icons_and_leadership_only_beside_an_army_of_its_faction(
    character: str, printed: tuple[str, tuple[int, int], tuple[int, int], int, tuple[int, ...]]
) -> None:
    faction, (attack, defence), (leads_attack, leads_defence), _, _ = printed
    attacked, walls, defended, army = GROUNDS[faction]
    assert pose(fields={attacked: character}).strength(attacked) == (attack, walls)
    assert pose(fields={attacked: f"{character} {army}"}).strength(attacked) == (attack + leads_attack + 1, walls)
    assert pose(fields={defended: character}).strength(defended) == (0, 2 + defence)
    supported = pose(fields={defended: f"{character} {army}"}).strength(defended)
    assert supported == (0, 3 + defence + leads_defence)


@pytest.mark.parametrize("character", CHARACTERS)
@pytest.mark.parametrize("number", PATHS)
def test_a_character_goes_only_to_paths_whose_number_it_shows(character: str, number: int) -> None:
    *_, attack, paths = CHARACTERS[character]
    table = sarumans_turn(reserve={"saruman": character}, path=PATHS[number])
    assert table.allows(f"move:{character}") == (number in paths)
    if number in paths and (character, number) != ("shelob", 8):
        assert pose(path=(PATHS[number], character)).strength("path")[0] == attack


@pytest.mark.parametrize(("item", "printed"), ITEMS.items())
def test_an_item_is_for_its_wielder_alone_and_adds_its_icons(
    item: str, printed: tuple[str, tuple[int, int], int]
) -> None:
    wielder, (attack, defence), path_attack = printed
    faction, field_icons, _, own_attack, _ = CHARACTERS[wielder]
    attacked, walls, defended, _ = GROUNDS[faction]
    wielded = {"items": {item: wielder}}
    assert pose(fields={attacked: wielder}, **wielded).strength(attacked) == (field_icons[0] + attack, walls)
    assert pose(fields={defended: wielder}, **wielded).strength(defended) == (0, 2 + field_icons[1] + defence)
    assert pose(path=("dimrill-dale", wielder), **wielded).strength("path")[0] == own_attack + path_attack
    hand = {"saruman": f"{item} wolf-riders"}
    others = " ".join(character for character in CHARACTERS if character != wielder)
    assert not sarumans_turn(hand=hand, reserve={"saruman": others}).allows(f"play:{item}")
    table = sarumans_turn(hand=hand, reserve={"saruman": " ".join(CHARACTERS)})
    assert table.say(f"play:{item}").wielder(item) == wielder


def test_the_deck_has_30_cards_of_which_two_titles_are_there_twice() -> None:
    deck = pose().cards("deck", "saruman")
    assert len(deck) == 30
    assert {card for card in deck if deck.count(card) == 2} == {"white-hand-orcs", "goblins-of-the-misty-mountains"}
    assert set(deck) == {*ARMIES, *CHARACTERS, *ITEMS, "threats-and-promises"}


# Isengard


def test_grima_wormtongue_is_eliminated_to_take_saruman_out_of_the_deck() -> None:
    table = sarumans_turn(reserve={"saruman": "grima-wormtongue", "frodo": "theoden"})
    table.say("use:grima-wormtongue search")
    assert (table.prompt, table.options()) == ("take", ["pass", "saruman"])
    table.say("saruman")
    assert (table.where("saruman"), table.where("grima-wormtongue")) == ("hand", "eliminated")
    assert table.where("theoden") == "reserve"


def test_grima_wormtongue_does_not_take_saruman_out_of_the_cycle_pile() -> None:
    table = sarumans_turn(reserve={"saruman": "grima-wormtongue"}, cycled={"saruman": "saruman"})
    assert table.say("use:grima-wormtongue").options() == ["pass"]


def test_grima_wormtongue_is_eliminated_to_eliminate_a_rohan_character_wherever_it_is() -> None:
    table = sarumans_turn(
        reserve={"saruman": "grima-wormtongue", "frodo": "theoden gandalf-the-white gimli"},
        fields={"helms-deep": "eowyn riders-of-rohan merry-brandybuck"},
    )
    table.say("use:grima-wormtongue strike")
    assert table.options() == ["eowyn", "theoden"]
    table.say("eowyn")
    assert (table.where("eowyn"), table.where("theoden")) == ("eliminated", "reserve")
    assert "saruman" not in table.hand("saruman")


def test_grima_wormtongue_cannot_strike_where_no_rohan_character_is_in_play() -> None:
    table = sarumans_turn(reserve={"saruman": "grima-wormtongue", "frodo": "gimli riders-of-rohan"})
    assert table.say("use:grima-wormtongue").prompt == "take"


@pytest.mark.parametrize("place", ["path", "edoras"])
def test_grima_wormtongue_has_no_action_outside_the_reserve(place: str) -> None:
    grima = {place: "grima-wormtongue"}
    table = sarumans_turn(path=("bag-end", grima.get("path", "")), fields={"edoras": grima.get("edoras", "")})
    assert table.options("use") == []


def test_saruman_in_reserve_draws_a_card_more_in_the_draw_step() -> None:
    assert pose(reserve={"saruman": "saruman"}).draws("saruman") == 5
    assert pose(path=("amon-hen", "saruman")).draws("saruman") == 4
    assert len(pose(phase="draw", reserve={"saruman": "saruman"}).hand("saruman")) == 5


def test_saruman_is_cycled_instead_of_eliminated_only_if_forsaken_as_the_top_of_the_deck() -> None:
    table = sarumans_turn(hand={"saruman": "wolf-riders"}, deck={"saruman": "saruman"})
    table.say("play:wolf-riders deck_top")
    assert table.log("instead") == ["instead saruman saruman"]
    table = sarumans_turn(hand={"saruman": "wolf-riders"}, reserve={"saruman": "saruman"})
    table.say("play:wolf-riders from_reserve:saruman")
    assert table.where("saruman") == "eliminated"


@pytest.mark.parametrize(
    ("character", "path", "others"),
    [("ugluk", "amon-hen", ["dead-marshes", "emyn-muil"]), ("flocks-of-crebain", "bag-end", ["bucklebury-ferry", "gildors-encampment"]),
     ("gollum", "morgai", ["crack-of-doom", "orodruin"])],
)  # fmt: skip
def test_on_a_path_another_path_with_its_number_is_activated_after_the_combat_there(
    character: str, path: str, others: list[str]
) -> None:
    table = sarumans_turn(path=(path, character))
    table.say(f"use:{character}")
    assert (table.prompt, table.options()) == ("pick_path", others)
    assert (table.corruption, table.scored("shadow")) == (1, [path])
    table.say(others[1])
    assert (table.path, table.where(character)) == (others[1], "cycled" if character == "gollum" else "eliminated")


@pytest.mark.parametrize(
    ("character", "path"), [("ugluk", "amon-hen"), ("flocks-of-crebain", "amon-hen"), ("gollum", "amon-hen")]
)
def test_no_other_path_is_activated_once_all_with_that_number_were(character: str, path: str) -> None:
    used = {"scoring": {"free_peoples": {"paths": ["dead-marshes"]}, "shadow": {"paths": ["emyn-muil"]}}}
    assert sarumans_turn(path=(path, character), **used).options("use") == []


@pytest.mark.parametrize("character", ["ugluk", "flocks-of-crebain", "gollum"])
def test_a_path_is_not_activated_out_of_the_reserve(character: str) -> None:
    assert sarumans_turn(reserve={"saruman": character}, path="amon-hen").options("use") == []


def test_palantir_of_orthanc_eliminates_one_of_three_cards_cycles_one_and_gives_one() -> None:
    table = sarumans_turn(
        reserve={"saruman": "saruman"},
        items={"palantir-of-orthanc": "saruman"},
        deck={"saruman": "gollum wolf-riders shelob"},
    )
    table.say("use:palantir-of-orthanc")
    assert (table.prompt, table.options()) == ("aside_eliminate", ["wolf-riders", "gollum", "shelob"])
    table.say("gollum")
    assert (table.prompt, table.options()) == ("aside_cycle", ["wolf-riders", "shelob"])
    table.say("shelob")
    assert (table.where("gollum"), table.hand("saruman"), table.cards("deck", "saruman")) == (
        "eliminated", ["wolf-riders"], ["shelob"],
    )  # fmt: skip


def test_palantir_of_orthanc_with_two_cards_left_eliminates_one_and_cycles_the_other() -> None:
    table = sarumans_turn(
        reserve={"saruman": "saruman"}, items={"palantir-of-orthanc": "saruman"}, deck={"saruman": "gollum shelob"}
    )
    table.say("use:palantir-of-orthanc gollum")
    assert (table.hand("saruman"), table.cards("deck", "saruman")) == ([], ["shelob"])


def test_palantir_of_orthanc_works_once_a_round() -> None:
    wielded = {"reserve": {"saruman": "saruman"}, "items": {"palantir-of-orthanc": "saruman"}}
    assert sarumans_turn(**wielded).allows("use:palantir-of-orthanc")
    assert not sarumans_turn(**wielded, used=["palantir-of-orthanc"]).allows("use:palantir-of-orthanc")
    table = sarumans_turn(**wielded)
    table.say("use:palantir-of-orthanc")
    assert len(table.cards("aside", "saruman")) == 3
    table.say(table.options()[0]).say(table.options()[0])
    assert not table.pass_until("saruman").allows("use:palantir-of-orthanc")


@pytest.mark.parametrize("place", ["path", "edoras"])
def test_palantir_of_orthanc_does_nothing_outside_the_reserve(place: str) -> None:
    saruman = {place: "saruman"}
    table = sarumans_turn(
        path=("amon-hen", saruman.get("path", "")),
        fields={"edoras": saruman.get("edoras", "")},
        items={"palantir-of-orthanc": "saruman"},
    )
    assert table.options("use") == []


@pytest.mark.parametrize("place", ["reserve", "path", "edoras"])
def test_sarumans_staff_raises_the_limit_of_the_isengard_player_wherever_it_is_in_play(place: str) -> None:
    saruman = {place: "saruman"}
    table = pose(
        reserve={"saruman": saruman.get("reserve", "")},
        path=("amon-hen", saruman.get("path", "")),
        fields={"edoras": saruman.get("edoras", "")},
        items={"sarumans-staff": "saruman"},
    )
    assert [table.limit(player) for player in ("saruman", "witch_king")] == [3, 2]


def test_sarumans_staff_in_hand_raises_nothing() -> None:
    assert pose(hand={"saruman": "sarumans-staff"}, reserve={"saruman": "saruman"}).limit("saruman") == 2


@pytest.mark.parametrize(
    ("location", "others"),
    [("edoras", ""), ("amon-hen", ""), ("orthanc", "gandalf-the-white theoden riders-of-rohan riders-of-rohan")],
)
def test_woven_of_all_colours_saves_saruman_and_all_his_items_in_every_combat(location: str, others: str) -> None:
    items = {"woven-of-all-colours": "saruman", "sarumans-staff": "saruman"}
    table = fight(location, f"saruman {others}", items=items)
    assert table.log("instead") == ["instead saruman saruman"]
    for card in ("saruman", *items):
        assert f"cycled saruman {card}" in table.log("cycled")


def test_woven_of_all_colours_saves_nobody_outside_combat() -> None:
    table = sarumans_turn(
        hand={"saruman": "wolf-riders"}, reserve={"saruman": "saruman"}, items={"woven-of-all-colours": "saruman"}
    )
    table.say("play:wolf-riders from_reserve:saruman")
    assert (table.where("saruman"), table.where("woven-of-all-colours")) == ("eliminated", "eliminated")


def test_threats_and_promises_activates_a_battleground_of_isengard_and_may_move_saruman_there() -> None:
    table = sarumans_turn(
        hand={"saruman": "threats-and-promises wolf-riders"},
        reserve={"saruman": "saruman"},
        arrived={"saruman": "saruman"},
        scoring={"free_peoples": {"battlegrounds": ["orthanc"]}, "shadow": {"battlegrounds": ["edoras"]}},
        deck={"frodo": "gimli"},
    )
    table.say("play:threats-and-promises")
    assert (table.prompt, table.options()) == ("pick_battleground", ["edoras", "helms-deep", "orthanc"])
    table.say("edoras pass")  # Helm's Deep follows Edoras, and its own text asks the Rohan player
    assert (table.chooser, table.prompt, table.options()) == ("saruman", "move_now", ["pass", "edoras"])
    table.say("edoras")
    assert (table.where("saruman"), table.fields) == ("edoras", ["edoras", "helms-deep"])
    assert table.fight_at("edoras").printed_counts is False


def test_threats_and_promises_cannot_be_played_unless_saruman_is_in_reserve() -> None:
    hand = {"saruman": "threats-and-promises wolf-riders"}
    assert not sarumans_turn(hand=hand, path=("amon-hen", "saruman")).allows("play:threats-and-promises")
    assert sarumans_turn(hand=hand, reserve={"saruman": "saruman"}).allows("play:threats-and-promises")


def test_threats_and_promises_cannot_be_played_if_all_battlegrounds_of_isengard_are_active() -> None:
    table = sarumans_turn(
        hand={"saruman": "threats-and-promises wolf-riders"},
        reserve={"saruman": "saruman"},
        fields=dict.fromkeys(FIELDS["isengard"], ""),
    )
    assert not table.allows("play:threats-and-promises")


def test_threats_and_promises_may_be_played_if_the_battlegrounds_of_isengard_lie_in_scoring_areas_only() -> None:
    table = sarumans_turn(
        hand={"saruman": "threats-and-promises wolf-riders"},
        reserve={"saruman": "saruman"},
        scoring={"free_peoples": {"battlegrounds": ["edoras", "helms-deep"]}, "shadow": {"battlegrounds": ["orthanc"]}},
    )
    assert table.say("play:threats-and-promises").options() == ["edoras", "helms-deep", "orthanc"]


def test_threats_and_promises_does_nothing_once_saruman_was_forsaken_to_pay_for_it() -> None:
    table = sarumans_turn(hand={"saruman": "threats-and-promises"}, reserve={"saruman": "saruman"})
    table.say("play:threats-and-promises from_reserve:saruman")
    assert (table.prompt, table.fields) == ("turn", [])
