"""The Character deck of the Free Peoples, and combat halves (by name)."""

from typing import Any

import pytest
from tests.wotr_board.board import (
    AT_WAR,
    FREE,
    SHADOW,
    active,
    army,
    asked,
    board,
    dice,
    fall,
    fp,
    log,
    options,
    place,
    reserve,
    say,
    sh,
    steps_to_war,
)

from westmarch.games.wotr_board.state import WotrBoardState

ALONE = dict.fromkeys(("gandalf-grey", "strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin"), "gone")


def holding(card: str, face: str = "character", **position: Any) -> WotrBoardState:
    """The Free Peoples hold a card and have one die."""
    return board(cards={"free_character": {"hand": [card]}}, dice=dice({face: 1}), **position)


def on_table(card: str, tile: str, **position: Any) -> WotrBoardState:
    """A card lies on the table, the Fellowship moves and is found."""
    state = board(
        cards={"free_character": {"table": [card]}},
        dice=dice({"character": 1}),
        hunt_box={"shadow": 1},
        tiles={"pool": {tile: 1}},
        **position,
    )
    fall(state, 6)
    return say(state, "move_fellowship")


def test_a_special_tile_waits_for_mordor_and_joins_at_once_there() -> None:
    state = say(holding("fp-char-01"), "elven-cloaks")
    assert state.view(FREE).tiles["waiting"] == {"elven-cloaks": 1}
    state = say(holding("fp-char-03", fellowship={"mordor": 1}), "phial-of-galadriel")
    assert state.view(FREE).tiles["pool"]["phial-of-galadriel"] == 1


@pytest.mark.parametrize(("face", "allowed"), [("character", True), ("event", True), ("muster", False)])
def test_a_card_is_played_with_its_icon_or_an_event_die(face: str, allowed: bool) -> None:
    assert ("elven-cloaks" in options(holding("fp-char-01", face))) == allowed


def test_gandalf_as_guide_draws_after_an_event_die() -> None:
    state = say(holding("fp-char-01", "event"), "elven-cloaks")
    assert len(state.hand(FREE)) == 1
    state = say(holding("fp-char-01", "character"), "elven-cloaks")
    assert len(state.hand(FREE)) == 0


def test_mithril_coat_replaces_the_tile_and_puts_the_first_back() -> None:
    state = on_table("fp-char-05", "3", characters=ALONE, fellowship={"guide": "gollum"})
    assert asked(state) == "use_card"
    state.tiles[4] = 1  # now a 1 is in the pool
    say(state, "yes", "no")
    assert state.corruption == 1
    assert state.view(FREE).tiles["pool"] == {"3": 1}
    assert state.table(FREE) == []


def test_axe_and_bow_reduces_once_and_goes_with_its_bearers() -> None:
    state = say(on_table("fp-char-06", "2"), "yes", "corruption")
    assert state.corruption == 1
    assert state.table(FREE) == []
    state = holding("fp-char-06", characters={"gimli": "gone", "legolas": "gone"})
    assert "axe-and-bow" not in options(state)


def test_only_one_card_reduces_the_damage() -> None:
    state = board(
        cards={"free_character": {"table": ["fp-char-06", "fp-char-07"]}},
        dice=dice({"character": 1}),
        hunt_box={"shadow": 1},
        tiles={"pool": {"3": 1}},
    )
    fall(state, 6)
    say(state, "move_fellowship", "yes")
    assert asked(state) == "take_casualty"
    say(state, "corruption")
    assert state.corruption == 2
    assert len(state.table(FREE)) == 1


def test_horn_of_gondor_leaves_with_boromir() -> None:
    state = board(cards={"free_character": {"table": ["fp-char-07"]}}, dice=dice({"character": 1}))
    say(state, "separate", "boromir", "done", "rivendell")
    assert state.table(FREE) == []


def test_wizards_staff_keeps_a_tile_from_being_drawn() -> None:
    state = say(on_table("fp-char-08", "3"), "yes")
    assert state.corruption == 0
    assert state.view(FREE).tiles["pool"] == {"3": 1}


def test_wizards_staff_in_mordor_is_still_a_step() -> None:
    state = board(
        cards={"free_character": {"table": ["fp-char-08"]}},
        dice=dice({"character": 1}),
        fellowship={"mordor": 1},
        tiles={"pool": {"3": 1}},
    )
    say(state, "move_fellowship", "yes")
    assert (state.mordor, state.corruption) == (2, 0)


@pytest.mark.parametrize(("guide", "healed"), [("gandalf-grey", 1), ("strider", 3)])
def test_athelas_heals_better_in_striders_hands(guide: str, healed: int) -> None:
    state = holding("fp-char-09", fellowship={"corruption": 5, "guide": guide})
    fall(state, 3, 4, 5)
    say(state, "athelas")
    assert state.corruption == 5 - healed


def test_there_is_another_way_lets_gollum_move_the_fellowship_without_a_die_in_the_box() -> None:
    state = holding("fp-char-10", characters=ALONE, fellowship={"corruption": 2, "guide": "gollum"})
    say(state, "there-is-another-way", "move_fellowship")
    assert (state.corruption, state.progress, state.box[FREE]) == (1, 1, 0)


def test_i_will_go_alone_separates_further_and_heals() -> None:
    state = holding("fp-char-11", fellowship={"region": "hollin", "corruption": 2})
    say(state, "i-will-go-alone", "peregrin")
    assert "bree" in options(state)  # two regions away, though his level is 1
    say(state, "bree", "gandalf-grey")
    assert (state.corruption, place(state, "peregrin")) == (1, "bree")


@pytest.mark.parametrize(("characters", "left"), [({}, 4), (ALONE, 3)])
def test_bilbos_song_heals_more_with_gollum(characters: dict[str, str], left: int) -> None:
    state = holding("fp-char-12", characters=characters, fellowship={"corruption": 5})
    assert say(state, "bilbos-song").corruption == left


def test_mirror_of_galadriel_makes_a_will_and_heals_in_lorien() -> None:
    given = {
        "cards": {"free_character": {"hand": ["fp-char-13"]}},
        "dice": dice({"character": 1, "event": 1}, {"army": 2}),
    }
    state = board(**given, fellowship={"region": "lorien", "corruption": 2})
    say(state, "die:event", "mirror-of-galadriel")
    assert state.dice[5] == 1
    assert state.corruption == 1
    state = board(**given, fellowship={"region": "hollin", "corruption": 2})
    assert say(state, "die:event", "mirror-of-galadriel").corruption == 2


def test_gwaihir_carries_even_into_a_siege() -> None:
    siege = {"minas-tirith": {**fp(gondor_regular=1), **sh(sauron_regular=3)}}
    state = holding("fp-char-15", characters={"peregrin": "folde"}, armies=siege)
    say(state, "gwaihir-the-windlord", "move", "minas-tirith")
    assert place(state, "peregrin") == "minas-tirith"


def test_there_and_back_again_stirs_the_north() -> None:
    state = holding("fp-char-17", characters={"gimli": "dale"}, fellowship={"region": "hollin"})
    say(state, "there-and-back-again", "peregrin", "hollin", "gandalf-grey")
    assert active(state, "north")
    assert [steps_to_war(state, nation) for nation in ("dwarves", "elves", "north")] == [2, 2, 2]


def test_house_of_the_stewards_recruits_with_boromir() -> None:
    state = holding("fp-char-23", characters={"boromir": "minas-tirith"}, armies={})
    say(state, "house-of-the-stewards", "gondor-elite")
    assert army(state, FREE, "minas-tirith") == {"gondor-elite": 1}
    assert "house-of-the-stewards" not in options(holding("fp-char-23"))


def test_the_grey_company_makes_an_elite() -> None:
    state = holding("fp-char-24", characters={"strider": "bree"}, armies={"bree": fp(north_regular=2)})
    say(state, "the-grey-company")
    assert army(state, FREE, "bree") == {"north-regular": 1, "north-elite": 1}
    assert reserve(state, "north-regular") == 8  # the Regular is eliminated
    assert state.fallen == [0, 0, 0, 1, 0]


def test_challenge_of_the_king_takes_eyes_out_of_the_game() -> None:
    given = {"characters": {"strider": "minas-tirith"}, "armies": {"minas-tirith": fp(gondor_regular=1)}}
    state = holding("fp-char-14", tiles={"pool": {"eye": 2, "3": 1}}, **given)
    say(state, "challenge-of-the-king")
    assert state.view(FREE).tiles == {"pool": {"3": 1}, "drawn": {}, "waiting": {}}
    state = holding("fp-char-14", tiles={"pool": {"eye": 3}}, **given)
    say(state, "challenge-of-the-king")
    assert place(state, "strider") == "gone"
    assert state.view(FREE).tiles["pool"] == {"eye": 3}


def test_the_eagles_kill_nazgul_and_drive_the_others_home() -> None:
    armies = {"osgiliath": sh(sauron_regular=1, nazgul=2), "minas-tirith": fp(gondor_regular=1)}
    state = holding("fp-char-18", characters={"boromir": "minas-tirith"}, armies=armies)
    fall(state, 5, 4)
    say(state, "the-eagles-are-coming", "moria")
    assert army(state, SHADOW, "osgiliath") == {"sauron-regular": 1}
    assert army(state, SHADOW, "moria") == {"nazgul": 1}
    assert "the-eagles-are-coming" not in options(holding("fp-char-18", armies=armies))


def test_the_ents_destroy_orthanc_and_saruman_with_it() -> None:
    state = holding(
        "fp-char-19",
        characters={"gandalf-grey": "gone", "gandalf-white": "fangorn", "saruman": "orthanc"},
        fellowship={"guide": "strider"},
        armies={"orthanc": sh(isengard_regular=2)},
    )
    fall(state, 4, 4, 1)
    say(state, "the-ents-awake-treebeard")
    assert army(state, SHADOW, "orthanc") == {}
    assert place(state, "saruman") == "gone"


def test_gandalf_in_fangorn_may_follow_the_ents_with_another_card() -> None:
    state = board(
        cards={"free_character": {"hand": ["fp-char-12", "fp-char-20"]}},
        dice=dice({"character": 1}),
        characters={"gandalf-grey": "gone", "gandalf-white": "fangorn"},
        fellowship={"guide": "strider", "corruption": 3},
        armies={},
    )
    say(state, "the-ents-awake-huorns")
    assert options(state) == ["pass", "bilbos-song"]
    assert say(state, "bilbos-song").corruption == 2


def test_the_dead_drive_the_shadow_from_pelargir() -> None:
    state = holding(
        "fp-char-22",
        characters={"strider": "edoras", "gimli": "edoras"},
        armies={"pelargir": sh(southrons_regular=3)},
        control={"pelargir": "shadow"},
    )
    fall(state, 2)
    say(state, "dead-men-of-dunharrow", "pelargir", "gimli", "osgiliath", "3")
    assert army(state, SHADOW, "osgiliath") == {"southrons-regular": 1}
    assert army(state, FREE, "pelargir") == {"gondor-regular": 3}
    assert state.points(SHADOW) == 0
    assert (place(state, "strider"), place(state, "gimli")) == ("pelargir", "pelargir")


# Combat halves


def defending(card: str, attackers: dict[str, Any], defenders: dict[str, Any], **position: Any) -> WotrBoardState:
    """The Shadow attacks North Ithilien, and the defender lays a card down."""
    return board(
        cards={"free_character": {"hand": [card]}},
        dice=dice({"event": 1}, {"army": 1}),
        side="shadow",
        nations=AT_WAR,
        armies={"south-ithilien": attackers, "north-ithilien": defenders},
        **position,
    )


HERE = {"boromir": "north-ithilien"}


def test_mighty_attack_turns_a_miss_into_a_hit() -> None:
    state = defending("fp-char-06", sh(sauron_regular=2), fp(gondor_regular=1), characters=HERE)
    say(state, "attack", "all")
    fall(state, 1, 1, 2, 2)
    say(state, "axe-and-bow")
    assert army(state, SHADOW, "south-ithilien") == {"sauron-regular": 1}


def test_a_combat_card_needs_its_condition_and_the_question_is_asked_all_the_same() -> None:
    state = defending("fp-char-06", sh(sauron_regular=2), fp(gondor_regular=1))
    say(state, "attack", "all")
    assert options(state) == ["pass"]


def test_heroic_death_cancels_as_many_hits_as_the_companions_level() -> None:
    state = defending("fp-char-10", sh(sauron_regular=2), fp(gondor_regular=1), characters=HERE)
    say(state, "attack", "all")
    fall(state, 5, 5, 1, 1, 1)
    say(state, "there-is-another-way", "boromir")
    assert army(state, FREE, "north-ithilien") == {"gondor-regular": 1}
    assert place(state, "boromir") == "gone"


def test_brave_stand_takes_a_die_for_each_companion() -> None:
    state = defending("fp-char-17", sh(sauron_regular=2), fp(gondor_regular=1), characters=HERE)
    say(state, "attack", "all")
    fall(state, 1, 1, 1, 1)
    say(state, "there-and-back-again")
    assert asked(state) == "cease"
    assert log(state, "combat_roll") == [(SHADOW, 1, 5), (FREE, 11, 5)], "one die of the Shadow, two of the others"


def test_used_combat_cards_are_seen_by_all() -> None:
    state = defending("fp-char-06", sh(sauron_regular=2), fp(gondor_regular=1), characters=HERE)
    say(state, "attack", "all", "axe-and-bow")
    assert state.view(SHADOW).cards["free_character"].spent == ["fp-char-06"]
