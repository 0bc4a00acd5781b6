"""Where rules and cards meet: situations in which two or three of them act on each other.

Simpler meetings stand with the rule itself: Guides who leave one after the other, Gollum, Mordor and Eyes in `test_hunt`,
hits and mutual destruction in `test_battle`, cards of the hunt in `test_shadow_character`.
"""

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
    control,
    dice,
    fall,
    fp,
    guide,
    options,
    place,
    say,
    sh,
    steps_to_war,
)

from westmarch.games.wotr_board.rules.turn import all_dice
from westmarch.games.wotr_board.rules.war.battle import leadership
from westmarch.games.wotr_board.state import WotrBoardState

NORTH = "north-ithilien"
SOUTH = "south-ithilien"


def shadow_attacks(attackers: dict[str, Any], defenders: dict[str, Any], **position: Any) -> WotrBoardState:
    """The Shadow attacks North Ithilien from South Ithilien."""
    armies = {SOUTH: attackers, NORTH: defenders}
    state = board(dice=dice({"event": 1}, {"army": 1}), side="shadow", nations=AT_WAR, armies=armies, **position)
    say(state, "attack")
    return say(state, "all") if asked(state) == "march_part" else state


# The hunt


def test_when_gandalf_falls_his_staff_falls_with_him() -> None:
    state = board(
        cards={"free_character": {"table": ["fp-char-08"]}},
        dice=dice({"character": 1}),
        hunt_box={"shadow": 1},
        tiles={"pool": {"1": 1}},
    )
    fall(state, 6)
    say(state, "move_fellowship", "no", "guide")
    assert (state.corruption, guide(state), state.table(FREE)) == (0, "strider", [])


def test_mithril_coat_replaces_a_tile_that_the_shadow_drew_with_a_card() -> None:
    state = board(
        cards={"free_character": {"table": ["fp-char-05"]}, "shadow_character": {"hand": ["sh-char-06"]}},
        dice=dice({"event": 1}, {"character": 1}),
        side="shadow",
        fellowship={"region": "hollin"},
        tiles={"pool": {"3": 1}},
    )
    say(state, "isildurs-bane")
    assert (asked(state), state.seat) == ("use_card", FREE)
    state.tiles[0] = 1  # an Eye is in the pool now: discarded without effect
    say(state, "yes")
    assert (state.corruption, state.view(FREE).tiles["pool"]) == (0, {"3": 1})


def test_a_hobbit_lost_to_the_foul_thing_is_a_casualty_and_lives_on() -> None:
    rest = dict.fromkeys(("gandalf-grey", "strider", "boromir", "legolas", "gimli", "meriadoc"), "gone")
    state = board(
        cards={"shadow_character": {"hand": ["sh-char-07"], "table": ["sh-char-15"]}, "free_character": {"hand": ["fp-char-01"]}},
        dice=dice({"event": 1}, {"character": 1}),
        side="shadow",
        characters=rest,
        fellowship={"region": "hollin", "guide": "peregrin"},
        tiles={"pool": {"2": 1}},
    )  # fmt: skip
    say(state, "foul-thing-from-the-deep", "hollin", "from_hand")
    assert (place(state, "peregrin"), state.hand(FREE)) == ("hollin", [])
    assert asked(state) == "guide_ability"  # Gollum guides now, and may give the last point back
    assert say(state, "no").corruption == 1


# Battles


def test_scouts_are_gone_before_durins_bane_strikes() -> None:
    state = board(
        cards={"free_strategy": {"hand": ["fp-str-05"]}, "shadow_character": {"table": ["sh-char-17"]}},
        dice=dice({"event": 1}, {"army": 1}),
        side="shadow",
        nations=AT_WAR,
        armies={"hollin": sh(sauron_regular=2), "trollshaws": fp(north_regular=2)},
    )
    say(state, "attack", "all", "balrog-of-moria", "the-spirit-of-mordor", "fords-of-bruinen")
    assert army(state, FREE, "fords-of-bruinen") == {"north-regular": 2}
    assert (asked(state), state.table(SHADOW)) == ("advance", [])


def test_of_two_cards_that_cancel_the_defenders_works() -> None:
    state = board(
        cards={"free_character": {"hand": ["fp-char-11"]}, "shadow_strategy": {"hand": ["sh-str-09"]}},
        dice=dice({"army_muster": 1}),
        nations=AT_WAR,
        armies={NORTH: fp(gondor_elite=1), SOUTH: sh(sauron_elite=1)},
        characters={"boromir": NORTH},
    )
    say(state, "attack", "all", "i-will-go-alone")
    fall(state, 1, 1, 1, 1)
    say(state, "the-shadow-is-moving")
    assert leadership(state, FREE) == 1  # Boromir gave nothing up


@pytest.mark.parametrize(("struck", "regulars", "scored"), [((5, 5), 3, 2), ((5, 1), 2, 3)])
def test_mumakil_must_outscore_the_sudden_strike(struck: tuple[int, int], regulars: int, scored: int) -> None:
    state = shadow_attacks(
        sh(southrons_elite=1, southrons_regular=regulars),
        fp(gondor_elite=2, gondor_leader=2),
        cards={"free_character": {"hand": ["fp-char-14"]}, "shadow_strategy": {"hand": ["sh-str-07"]}},
    )
    say(state, "shadows-gather")
    fall(state, *struck)
    say(state, "challenge-of-the-king")
    while asked(state) == "casualty" and state.seat == SHADOW:  # a Regular and the Elite are left
        fall(state, 4, 4, 1, 1, 1, 1)
        say(state, "southrons-regular")
    assert state.battle_now().shadow.hits == scored


def test_before_the_white_rider_no_nazgul_has_leadership_to_give_up() -> None:
    state = shadow_attacks(
        sh(sauron_elite=1, nazgul=3),
        fp(gondor_elite=1),
        characters={"gandalf-grey": "gone", "gandalf-white": NORTH},
        fellowship={"guide": "strider"},
        cards={"shadow_character": {"hand": ["sh-char-05"]}},
    )
    asks = say(state.clone(), "no")
    assert options(asks) == ["pass", "orc-patrol"]
    say(state, "yes")
    for n in (1, 2):
        assert (asked(state), options(state), state.battle_now().round) == ("combat_card", ["pass"], n)
        fall(state, 1, 1)
        say(state, "pass", "no", "stop")


def test_two_armies_that_destroy_each_other_take_their_leaders_along_and_leave_the_city_alone() -> None:
    state = board(
        dice=dice({"event": 1}, {"army": 1}),
        side="shadow",
        nations=AT_WAR,
        armies={"west-harondor": sh(southrons_regular=1, nazgul=1), "pelargir": fp(gondor_regular=1, gondor_leader=1)},
        characters={"boromir": "pelargir", "witch-king-black-captain": "west-harondor"},
    )
    fall(state, 6, 6)
    say(state, "attack", "all")
    assert army(state, FREE, "pelargir") == army(state, SHADOW, "west-harondor") == {}
    assert (place(state, "boromir"), place(state, "witch-king-black-captain")) == ("gone", "gone")
    assert control(state, "pelargir") == "free_peoples"


def test_the_black_numenorean_gives_an_assault_one_free_round_more() -> None:
    state = board(
        cards={"shadow_character": {"hand": ["sh-char-01"]}},
        dice=dice({"event": 1}, {"army": 1}),
        side="shadow",
        nations=AT_WAR,
        armies={"minas-tirith": {**fp(gondor_elite=1), **sh(sauron_elite=2)}},
        characters={"mouth-black-numenorean": "minas-tirith"},
    )
    say(state, "attack", "all")
    fall(state, 1, 1, 1, 1, 1)
    say(state, "pass")
    assert (asked(state), options(state)) == ("extra_round", ["done", "use:mouth-black-numenorean", "reduce:sauron"])
    say(state, "use:mouth-black-numenorean")
    assert (asked(state), state.battle_now().round) == ("combat_card", 2)
    fall(state, 1, 1, 1, 1, 1)
    say(state, "pass")
    assert (asked(state), options(state)) == ("extra_round", ["done", "reduce:sauron"])
    say(state, "reduce:sauron")
    assert state.battle_now().round == 3
    assert army(state, SHADOW, "minas-tirith") == {"sauron-elite": 1, "sauron-regular": 1}


# Nations and cards


def test_wormtongue_keeps_rohan_passive_but_not_from_drawing_nearer_to_war() -> None:
    state = board(
        cards={"shadow_character": {"table": ["sh-char-22"]}},
        dice=dice({"event": 1}, {"army": 1}),
        side="shadow",
        nations={"isengard": {"steps_to_war": 0}},
        characters={"saruman": "orthanc"},
        armies={"orthanc": sh(isengard_regular=3), "fords-of-isen": fp(rohan_regular=1)},
    )
    before = steps_to_war(state, "rohan")
    say(state, "attack", "all")
    assert (active(state, "rohan"), steps_to_war(state, "rohan")) == (False, before - 1)


def test_the_ents_bring_saruman_down_with_his_cards_and_his_die_and_come_a_second_time() -> None:
    state = board(
        cards={
            "free_character": {"hand": ["fp-char-19", "fp-char-20"]},
            "shadow_character": {"table": ["sh-char-21", "sh-char-22"]},
        },
        dice=dice({"character": 1}),
        characters={"gandalf-grey": "gone", "gandalf-white": "fangorn", "saruman": "orthanc"},
        fellowship={"guide": "strider"},
        armies={"orthanc": sh(isengard_regular=1)},
    )
    before = all_dice(state, SHADOW)
    fall(state, 4, 1, 1)
    say(state, "the-ents-awake-treebeard")
    assert (place(state, "saruman"), state.table(SHADOW)) == ("gone", [])
    assert (asked(state), options(state)) == ("free_event", ["pass", "the-ents-awake-huorns"])
    say(state, "the-ents-awake-huorns")
    assert state.hand(FREE) == []
    assert all_dice(state, SHADOW) == before - 1


def test_who_is_at_peace_stays_behind_when_an_army_crosses_a_foreign_land() -> None:
    state = board(
        cards={"free_strategy": {"hand": ["fp-str-12"]}},
        dice=dice({"event": 1}),
        nations={"elves": {"steps_to_war": 0}},
        armies={"fangorn": fp(elves_elite=1, gondor_regular=2)},
        characters={"legolas": "fangorn"},
    )
    # Both ends belong to no nation, but Eastemnet between them is Rohan's.
    say(state, "through-a-day-and-a-night", "eastemnet", "western-emyn-muil", "all")
    assert army(state, FREE, "western-emyn-muil") == {"elves-elite": 1}
    assert army(state, FREE, "fangorn") == {"gondor-regular": 2}
    assert place(state, "legolas") == "western-emyn-muil"


def test_the_guide_is_chosen_anew_when_the_company_changes() -> None:
    state = board(dice=dice({"character": 2}), fellowship={"guide": "gandalf-grey"})
    say(state, "separate", "boromir", "done", "rivendell")
    assert (asked(state), options(state)) == ("guide", ["gandalf-grey", "strider"])
    assert guide(say(state, "strider")) == "strider"


def test_minions_on_foot_go_together_as_far_as_the_best_of_them() -> None:
    state = board(
        options={"lords": True},
        dice=dice({"event": 1}, {"character": 1}),
        side="shadow",
        characters={"balrog": "moria", "gothmog": "moria"},
        marks=["balrog_active"],
        armies={"moria": sh(sauron_regular=1)},
    )
    say(state, "move_minions")
    slow = say(state.clone(), "balrog", "done")
    assert "fangorn" not in options(slow)
    say(state, "balrog")
    assert (asked(state), options(state)) == ("figures", ["done", "gothmog"])
    say(state, "gothmog", "fangorn")
    assert place(state, "balrog") == place(state, "gothmog") == "fangorn"


def test_a_card_brings_nobody_to_a_stronghold_that_is_lost() -> None:
    siege = {"minas-tirith": {**fp(gondor_regular=2), **sh(sauron_regular=2)}}
    state = board(
        dice=dice({"event": 1}),
        cards={"free_strategy": {"hand": ["fp-str-14"]}},
        nations=AT_WAR,
        control={"minas-tirith": "shadow"},
        armies=siege,
    )
    say(state, "guards-of-the-citadel")
    assert army(state, FREE, "minas-tirith") == {"gondor-regular": 2}


def test_the_paths_of_the_woses_do_not_lead_into_a_lost_minas_tirith() -> None:
    state = board(
        dice=dice({"event": 1}),
        cards={"free_strategy": {"hand": ["fp-str-11"]}},
        nations=AT_WAR,
        control={"minas-tirith": "shadow"},
        armies={
            "minas-tirith": {**fp(gondor_regular=2), **sh(sauron_regular=2)},
            "edoras": fp(rohan_regular=2),
        },
    )
    say(state, "paths-of-the-woses")
    assert options(state) == ["druadan-forest", "lossarnach", "osgiliath"]


def test_saruman_says_where_the_last_regular_goes() -> None:
    state = board(
        dice=dice({"event": 1}, {"muster": 1}),
        side="shadow",
        characters={"saruman": "orthanc"},
        nations=AT_WAR,
        armies={"orthanc": sh(isengard_regular=10), "north-dunland": sh(isengard_regular=1)},
    )
    say(state, "recruit_everywhere")
    assert "south-dunland" in options(state)
    say(state, "south-dunland")
    assert army(state, SHADOW, "south-dunland") == {"isengard-regular": 1}


def test_treebeard_does_not_fight_as_a_companion_outside_his_lands() -> None:
    state = board(
        options={"lords": True},
        cards={"free_character": {"hand": ["fp-char-06"]}},
        dice=dice({"event": 1}, {"army": 1}),
        side="shadow",
        nations=AT_WAR,
        armies={"osgiliath": sh(sauron_regular=5), "lossarnach": fp(gondor_regular=2)},
        characters={"boromir": "lossarnach", "treebeard": "lossarnach"},
        marks=["treebeard_awake"],
    )
    say(state, "attack")
    answers = {"march_part": "all", "withdraw": "no", "attack_from": "osgiliath", "attack_at": "lossarnach"}
    while asked(state) != "combat_card":
        say(state, answers[asked(state)])
    fall(state, 1, 1, 1, 1, 1, 1)
    say(state, "axe-and-bow")
    assert "treebeard" not in options(state)
