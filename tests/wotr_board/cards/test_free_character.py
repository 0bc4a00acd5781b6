"""The Character deck of the Free Peoples, and combat halves (by name)."""

from typing import Any

import pytest
from tests.wotr_board.board import AT_WAR, FREE, SHADOW, WarTable, dice, fp, named, pose, sh

ALONE = dict.fromkeys(("gandalf-grey", "strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin"), "gone")


def holding(card: str, face: str = "character", **position: Any) -> WarTable:
    """The Free Peoples hold a card and have one die."""
    return pose(cards={"free_character": {"hand": [card]}}, dice=dice({face: 1}), **position)


def on_table(card: str, tile: str, **position: Any) -> WarTable:
    """A card lies on the table, the Fellowship moves and is found."""
    table = pose(
        cards={"free_character": {"table": [card]}},
        dice=dice({"character": 1}),
        hunt_box={"shadow": 1},
        tiles={"pool": {tile: 1}},
        **position,
    )
    table.fall(6)
    return table.say("move_fellowship")


def test_a_special_tile_waits_for_mordor_and_joins_at_once_there() -> None:
    table = holding(named("elven-cloaks")).say("elven-cloaks")
    assert table.view(FREE).tiles["waiting"] == {"elven-cloaks": 1}
    table = holding(named("phial-of-galadriel"), fellowship={"mordor": 1}).say("phial-of-galadriel")
    assert table.view(FREE).tiles["pool"]["phial-of-galadriel"] == 1


@pytest.mark.parametrize(("face", "allowed"), [("character", True), ("event", True), ("muster", False)])
def test_a_card_is_played_with_its_icon_or_an_event_die(face: str, allowed: bool) -> None:
    assert ("elven-cloaks" in holding(named("elven-cloaks"), face).options()) == allowed


def test_gandalf_as_guide_draws_after_an_event_die() -> None:
    table = holding(named("elven-cloaks"), "event").say("elven-cloaks")
    assert len(table.state.hand(FREE)) == 1
    table = holding(named("elven-cloaks"), "character").say("elven-cloaks")
    assert len(table.state.hand(FREE)) == 0


def test_mithril_coat_replaces_the_tile_and_puts_the_first_back() -> None:
    table = on_table(named("mithril-coat-and-sting"), "3", characters=ALONE, fellowship={"guide": "gollum"})
    assert table.prompt == "use_card"
    table.state.tiles[4] = 1  # now a 1 is in the pool
    table.say("yes no")
    assert table.state.corruption == 1
    assert table.view(FREE).tiles["pool"] == {"3": 1}
    assert table.state.table(FREE) == []


def test_axe_and_bow_reduces_once_and_goes_with_its_bearers() -> None:
    table = on_table(named("axe-and-bow"), "2").say("yes corruption")
    assert table.state.corruption == 1
    assert table.state.table(FREE) == []
    table = holding(named("axe-and-bow"), characters={"gimli": "gone", "legolas": "gone"})
    assert "axe-and-bow" not in table.options()


def test_only_one_card_reduces_the_damage() -> None:
    table = pose(
        cards={"free_character": {"table": [named("axe-and-bow"), named("horn-of-gondor")]}},
        dice=dice({"character": 1}),
        hunt_box={"shadow": 1},
        tiles={"pool": {"3": 1}},
    )
    table.fall(6)
    table.say("move_fellowship yes")
    assert table.prompt == "take_casualty"
    table.say("corruption")
    assert table.state.corruption == 2
    assert len(table.state.table(FREE)) == 1


def test_horn_of_gondor_leaves_with_boromir() -> None:
    table = pose(cards={"free_character": {"table": [named("horn-of-gondor")]}}, dice=dice({"character": 1}))
    table.say("separate boromir done rivendell")
    assert table.state.table(FREE) == []


def test_wizards_staff_keeps_a_tile_from_being_drawn() -> None:
    table = on_table(named("wizards-staff"), "3").say("yes")
    assert table.state.corruption == 0
    assert table.view(FREE).tiles["pool"] == {"3": 1}


def test_wizards_staff_in_mordor_is_still_a_step() -> None:
    table = pose(
        cards={"free_character": {"table": [named("wizards-staff")]}},
        dice=dice({"character": 1}),
        fellowship={"mordor": 1},
        tiles={"pool": {"3": 1}},
    )
    table.say("move_fellowship yes")
    assert (table.state.mordor, table.state.corruption) == (2, 0)


@pytest.mark.parametrize(("guide", "healed"), [("gandalf-grey", 1), ("strider", 3)])
def test_athelas_heals_better_in_striders_hands(guide: str, healed: int) -> None:
    table = holding(named("athelas"), fellowship={"corruption": 5, "guide": guide})
    table.fall(3, 4, 5)
    table.say("athelas")
    assert table.state.corruption == 5 - healed


def test_there_is_another_way_lets_gollum_move_the_fellowship_without_a_die_in_the_box() -> None:
    table = holding(named("there-is-another-way"), characters=ALONE, fellowship={"corruption": 2, "guide": "gollum"})
    table.say("there-is-another-way move_fellowship")
    assert (table.state.corruption, table.state.progress, table.state.box[FREE]) == (1, 1, 0)


def test_i_will_go_alone_separates_further_and_heals() -> None:
    table = holding(named("i-will-go-alone"), fellowship={"region": "hollin", "corruption": 2})
    table.say("i-will-go-alone peregrin")
    assert "bree" in table.options()  # two regions away, though his level is 1
    table.say("bree gandalf-grey")
    assert (table.state.corruption, table.place("peregrin")) == (1, "bree")


@pytest.mark.parametrize(("characters", "left"), [({}, 4), (ALONE, 3)])
def test_bilbos_song_heals_more_with_gollum(characters: dict[str, str], left: int) -> None:
    table = holding(named("bilbos-song"), characters=characters, fellowship={"corruption": 5})
    assert table.say("bilbos-song").state.corruption == left


def test_mirror_of_galadriel_makes_a_will_and_heals_in_lorien() -> None:
    given = {
        "cards": {"free_character": {"hand": [named("mirror-of-galadriel")]}},
        "dice": dice({"character": 1, "event": 1}, {"army": 2}),
    }
    table = pose(**given, fellowship={"region": "lorien", "corruption": 2})
    table.say("die:event mirror-of-galadriel")
    assert table.state.dice[5] == 1
    assert table.state.corruption == 1
    table = pose(**given, fellowship={"region": "hollin", "corruption": 2})
    assert table.say("die:event mirror-of-galadriel").state.corruption == 2


def test_gwaihir_carries_even_into_a_siege() -> None:
    siege = {"minas-tirith": {**fp(gondor_regular=1), **sh(sauron_regular=3)}}
    table = holding(named("gwaihir-the-windlord"), characters={"peregrin": "folde"}, armies=siege)
    table.say("gwaihir-the-windlord move minas-tirith")
    assert table.place("peregrin") == "minas-tirith"


def test_there_and_back_again_stirs_the_north() -> None:
    table = holding(named("there-and-back-again"), characters={"gimli": "dale"}, fellowship={"region": "hollin"})
    table.say("there-and-back-again peregrin hollin gandalf-grey")
    assert table.active("north")
    assert [table.steps_to_war(nation) for nation in ("dwarves", "elves", "north")] == [2, 2, 2]


def test_house_of_the_stewards_recruits_with_boromir() -> None:
    table = holding(named("house-of-the-stewards"), characters={"boromir": "minas-tirith"}, armies={})
    table.say("house-of-the-stewards gondor-elite")
    assert table.army(FREE, "minas-tirith") == {"gondor-elite": 1}
    assert "house-of-the-stewards" not in holding(named("house-of-the-stewards")).options()


def test_the_grey_company_makes_an_elite() -> None:
    table = holding(named("the-grey-company"), characters={"strider": "bree"}, armies={"bree": fp(north_regular=2)})
    table.say("the-grey-company")
    assert table.army(FREE, "bree") == {"north-regular": 1, "north-elite": 1}
    assert table.reserve("north-regular") == 8  # the Regular is eliminated
    assert table.state.fallen == [0, 0, 0, 1, 0]


def test_challenge_of_the_king_takes_eyes_out_of_the_game() -> None:
    given = {"characters": {"strider": "minas-tirith"}, "armies": {"minas-tirith": fp(gondor_regular=1)}}
    table = holding(named("challenge-of-the-king"), tiles={"pool": {"eye": 2, "3": 1}}, **given)
    table.say("challenge-of-the-king")
    assert table.view(FREE).tiles == {"pool": {"3": 1}, "drawn": {}, "waiting": {}}
    table = holding(named("challenge-of-the-king"), tiles={"pool": {"eye": 3}}, **given)
    table.say("challenge-of-the-king")
    assert table.place("strider") == "gone"
    assert table.view(FREE).tiles["pool"] == {"eye": 3}


def test_the_eagles_kill_nazgul_and_drive_the_others_home() -> None:
    armies = {"osgiliath": sh(sauron_regular=1, nazgul=2), "minas-tirith": fp(gondor_regular=1)}
    table = holding(named("the-eagles-are-coming"), characters={"boromir": "minas-tirith"}, armies=armies)
    table.fall(5, 4)
    table.say("the-eagles-are-coming moria")
    assert table.army(SHADOW, "osgiliath") == {"sauron-regular": 1}
    assert table.army(SHADOW, "moria") == {"nazgul": 1}
    assert "the-eagles-are-coming" not in holding(named("the-eagles-are-coming"), armies=armies).options()


def test_the_ents_destroy_orthanc_and_saruman_with_it() -> None:
    table = holding(
        named("the-ents-awake-treebeard"),
        characters={"gandalf-grey": "gone", "gandalf-white": "fangorn", "saruman": "orthanc"},
        fellowship={"guide": "strider"},
        armies={"orthanc": sh(isengard_regular=2)},
    )
    table.fall(4, 4, 1)
    table.say("the-ents-awake-treebeard")
    assert table.army(SHADOW, "orthanc") == {}
    assert table.place("saruman") == "gone"


def test_gandalf_in_fangorn_may_follow_the_ents_with_another_card() -> None:
    table = pose(
        cards={"free_character": {"hand": [named("bilbos-song"), named("the-ents-awake-huorns")]}},
        dice=dice({"character": 1}),
        characters={"gandalf-grey": "gone", "gandalf-white": "fangorn"},
        fellowship={"guide": "strider", "corruption": 3},
        armies={},
    )
    table.say("the-ents-awake-huorns")
    assert table.options() == ["pass", "bilbos-song"]
    assert table.say("bilbos-song").state.corruption == 2


def test_the_dead_drive_the_shadow_from_pelargir() -> None:
    table = holding(
        named("dead-men-of-dunharrow"),
        characters={"strider": "edoras", "gimli": "edoras"},
        armies={"pelargir": sh(southrons_regular=3)},
        control={"pelargir": "shadow"},
    )
    table.fall(2)
    table.say("dead-men-of-dunharrow pelargir gimli osgiliath 3")
    assert table.army(SHADOW, "osgiliath") == {"southrons-regular": 1}
    assert table.army(FREE, "pelargir") == {"gondor-regular": 3}
    assert table.state.points(SHADOW) == 0
    assert (table.place("strider"), table.place("gimli")) == ("pelargir", "pelargir")


# Combat halves


def defending(card: str, attackers: dict[str, Any], defenders: dict[str, Any], **position: Any) -> WarTable:
    """The Shadow attacks North Ithilien, and the defender lays a card down."""
    return pose(
        cards={"free_character": {"hand": [card]}},
        dice=dice({"event": 1}, {"army": 1}),
        side="shadow",
        nations=AT_WAR,
        armies={"south-ithilien": attackers, "north-ithilien": defenders},
        **position,
    )


HERE = {"boromir": "north-ithilien"}


def test_mighty_attack_turns_a_miss_into_a_hit() -> None:
    table = defending(named("axe-and-bow"), sh(sauron_regular=2), fp(gondor_regular=1), characters=HERE)
    table.say("attack all")
    table.fall(1, 1, 2, 2)
    table.say("axe-and-bow")
    assert table.army(SHADOW, "south-ithilien") == {"sauron-regular": 1}


def test_a_combat_card_needs_its_condition_and_the_question_is_asked_all_the_same() -> None:
    table = defending(named("axe-and-bow"), sh(sauron_regular=2), fp(gondor_regular=1))
    table.say("attack all")
    assert table.options() == ["pass"]


def test_heroic_death_cancels_as_many_hits_as_the_companions_level() -> None:
    table = defending(named("there-is-another-way"), sh(sauron_regular=2), fp(gondor_regular=1), characters=HERE)
    table.say("attack all")
    table.fall(5, 5, 1, 1, 1)
    table.say("there-is-another-way boromir")
    assert table.army(FREE, "north-ithilien") == {"gondor-regular": 1}
    assert table.place("boromir") == "gone"


def test_brave_stand_takes_a_die_for_each_companion() -> None:
    table = defending(named("there-and-back-again"), sh(sauron_regular=2), fp(gondor_regular=1), characters=HERE)
    table.say("attack all")
    table.fall(1, 1, 1, 1)
    table.say("there-and-back-again")
    assert table.prompt == "cease"
    assert table.told("combat_roll") == [(SHADOW, 1, 5), (FREE, 11, 5)], "one die of the Shadow, two of the others"


def test_used_combat_cards_are_seen_by_all() -> None:
    table = defending(named("axe-and-bow"), sh(sauron_regular=2), fp(gondor_regular=1), characters=HERE)
    table.say("attack all axe-and-bow")
    assert table.view(SHADOW).cards["free_character"].spent == [named("axe-and-bow")]
