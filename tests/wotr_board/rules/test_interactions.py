"""Where rules and cards meet: situations in which two or three of them act on each other.

Simpler meetings stand with the rule itself: Guides who leave one after the other, Gollum, Mordor and Eyes in `test_hunt`,
hits and mutual destruction in `test_battle`, cards of the hunt in `test_shadow_character`.
"""

from typing import Any

import pytest
from tests.wotr_board.board import AT_WAR, FREE, SHADOW, WarTable, dice, fp, pose, sh

from westmarch.games.wotr_board.rules.turn import all_dice
from westmarch.games.wotr_board.rules.war.battle import leadership

NORTH = "north-ithilien"
SOUTH = "south-ithilien"


def shadow_attacks(attackers: dict[str, Any], defenders: dict[str, Any], **position: Any) -> WarTable:
    """The Shadow attacks North Ithilien from South Ithilien."""
    armies = {SOUTH: attackers, NORTH: defenders}
    table = pose(dice=dice({"event": 1}, {"army": 1}), side="shadow", nations=AT_WAR, armies=armies, **position)
    table.say("attack")
    return table.say("all") if table.prompt == "march_part" else table


# The hunt


def test_when_gandalf_falls_his_staff_falls_with_him() -> None:
    table = pose(
        cards={"free_character": {"table": ["fp-char-08"]}},
        dice=dice({"character": 1}),
        hunt_box={"shadow": 1},
        tiles={"pool": {"1": 1}},
    )
    table.fall(6)
    table.say("move_fellowship no guide")
    assert (table.state.corruption, table.guide(), table.state.table(FREE)) == (0, "strider", [])


def test_mithril_coat_replaces_a_tile_that_the_shadow_drew_with_a_card() -> None:
    table = pose(
        cards={"free_character": {"table": ["fp-char-05"]}, "shadow_character": {"hand": ["sh-char-06"]}},
        dice=dice({"event": 1}, {"character": 1}),
        side="shadow",
        fellowship={"region": "hollin"},
        tiles={"pool": {"3": 1}},
    )
    table.say("isildurs-bane")
    assert (table.prompt, table.state.seat) == ("use_card", FREE)
    table.state.tiles[0] = 1  # an Eye is in the pool now: discarded without effect
    table.say("yes")
    assert (table.state.corruption, table.view(FREE).tiles["pool"]) == (0, {"3": 1})


def test_a_hobbit_lost_to_the_foul_thing_is_a_casualty_and_lives_on() -> None:
    rest = dict.fromkeys(("gandalf-grey", "strider", "boromir", "legolas", "gimli", "meriadoc"), "gone")
    table = pose(
        cards={"shadow_character": {"hand": ["sh-char-07"], "table": ["sh-char-15"]}, "free_character": {"hand": ["fp-char-01"]}},
        dice=dice({"event": 1}, {"character": 1}),
        side="shadow",
        characters=rest,
        fellowship={"region": "hollin", "guide": "peregrin"},
        tiles={"pool": {"2": 1}},
    )  # fmt: skip
    table.say("foul-thing-from-the-deep hollin from_hand")
    assert (table.place("peregrin"), table.state.hand(FREE)) == ("hollin", [])
    assert table.prompt == "guide_ability"  # Gollum guides now, and may give the last point back
    assert table.say("no").state.corruption == 1


# Battles


def test_scouts_are_gone_before_durins_bane_strikes() -> None:
    table = pose(
        cards={"free_strategy": {"hand": ["fp-str-05"]}, "shadow_character": {"table": ["sh-char-17"]}},
        dice=dice({"event": 1}, {"army": 1}),
        side="shadow",
        nations=AT_WAR,
        armies={"hollin": sh(sauron_regular=2), "trollshaws": fp(north_regular=2)},
    )
    table.say("attack all balrog-of-moria the-spirit-of-mordor fords-of-bruinen")
    assert table.army(FREE, "fords-of-bruinen") == {"north-regular": 2}
    assert (table.prompt, table.state.table(SHADOW)) == ("advance", [])


def test_of_two_cards_that_cancel_the_defenders_works() -> None:
    table = pose(
        cards={"free_character": {"hand": ["fp-char-11"]}, "shadow_strategy": {"hand": ["sh-str-09"]}},
        dice=dice({"army_muster": 1}),
        nations=AT_WAR,
        armies={NORTH: fp(gondor_elite=1), SOUTH: sh(sauron_elite=1)},
        characters={"boromir": NORTH},
    )
    table.say("attack all i-will-go-alone")
    table.fall(1, 1, 1, 1)
    table.say("the-shadow-is-moving")
    assert leadership(table.state, FREE) == 1  # Boromir gave nothing up


@pytest.mark.parametrize(("struck", "regulars", "scored"), [((5, 5), 3, 2), ((5, 1), 2, 3)])
def test_mumakil_must_outscore_the_sudden_strike(struck: tuple[int, int], regulars: int, scored: int) -> None:
    table = shadow_attacks(
        sh(southrons_elite=1, southrons_regular=regulars),
        fp(gondor_elite=2, gondor_leader=2),
        cards={"free_character": {"hand": ["fp-char-14"]}, "shadow_strategy": {"hand": ["sh-str-07"]}},
    )
    table.say("shadows-gather")
    table.fall(*struck)
    table.say("challenge-of-the-king")
    while table.prompt == "casualty" and table.state.seat == SHADOW:  # a Regular and the Elite are left
        table.fall(4, 4, 1, 1, 1, 1)
        table.say("southrons-regular")
    assert table.state.battle_now().shadow.hits == scored


def test_before_the_white_rider_no_nazgul_has_leadership_to_give_up() -> None:
    table = shadow_attacks(
        sh(sauron_elite=1, nazgul=3),
        fp(gondor_elite=1),
        characters={"gandalf-grey": "gone", "gandalf-white": NORTH},
        fellowship={"guide": "strider"},
        cards={"shadow_character": {"hand": ["sh-char-05"]}},
    )
    asks = table.copy().say("no")
    assert asks.options() == ["pass", "orc-patrol"]
    table.say("yes")
    for n in (1, 2):
        assert (table.prompt, table.options(), table.state.battle_now().round) == ("combat_card", ["pass"], n)
        table.fall(1, 1)
        table.say("pass no stop")


def test_two_armies_that_destroy_each_other_take_their_leaders_along_and_leave_the_city_alone() -> None:
    table = pose(
        dice=dice({"event": 1}, {"army": 1}),
        side="shadow",
        nations=AT_WAR,
        armies={"west-harondor": sh(southrons_regular=1, nazgul=1), "pelargir": fp(gondor_regular=1, gondor_leader=1)},
        characters={"boromir": "pelargir", "witch-king-black-captain": "west-harondor"},
    )
    table.fall(6, 6)
    table.say("attack all")
    assert table.army(FREE, "pelargir") == table.army(SHADOW, "west-harondor") == {}
    assert (table.place("boromir"), table.place("witch-king-black-captain")) == ("gone", "gone")
    assert table.control("pelargir") == "free_peoples"


def test_the_black_numenorean_gives_an_assault_one_free_round_more() -> None:
    table = pose(
        cards={"shadow_character": {"hand": ["sh-char-01"]}},
        dice=dice({"event": 1}, {"army": 1}),
        side="shadow",
        nations=AT_WAR,
        armies={"minas-tirith": {**fp(gondor_elite=1), **sh(sauron_elite=2)}},
        characters={"mouth-black-numenorean": "minas-tirith"},
    )
    table.say("attack all")
    table.fall(1, 1, 1, 1, 1)
    table.say("pass")
    assert (table.prompt, table.options()) == ("extra_round", ["done", "use:mouth-black-numenorean", "reduce:sauron"])
    table.say("use:mouth-black-numenorean")
    assert (table.prompt, table.state.battle_now().round) == ("combat_card", 2)
    table.fall(1, 1, 1, 1, 1)
    table.say("pass")
    assert (table.prompt, table.options()) == ("extra_round", ["done", "reduce:sauron"])
    table.say("reduce:sauron")
    assert table.state.battle_now().round == 3
    assert table.army(SHADOW, "minas-tirith") == {"sauron-elite": 1, "sauron-regular": 1}


# Nations and cards


def test_wormtongue_keeps_rohan_passive_but_not_from_drawing_nearer_to_war() -> None:
    table = pose(
        cards={"shadow_character": {"table": ["sh-char-22"]}},
        dice=dice({"event": 1}, {"army": 1}),
        side="shadow",
        nations={"isengard": {"steps_to_war": 0}},
        characters={"saruman": "orthanc"},
        armies={"orthanc": sh(isengard_regular=3), "fords-of-isen": fp(rohan_regular=1)},
    )
    before = table.steps_to_war("rohan")
    table.say("attack all")
    assert (table.active("rohan"), table.steps_to_war("rohan")) == (False, before - 1)


def test_the_ents_bring_saruman_down_with_his_cards_and_his_die_and_come_a_second_time() -> None:
    table = pose(
        cards={
            "free_character": {"hand": ["fp-char-19", "fp-char-20"]},
            "shadow_character": {"table": ["sh-char-21", "sh-char-22"]},
        },
        dice=dice({"character": 1}),
        characters={"gandalf-grey": "gone", "gandalf-white": "fangorn", "saruman": "orthanc"},
        fellowship={"guide": "strider"},
        armies={"orthanc": sh(isengard_regular=1)},
    )
    before = all_dice(table.state, SHADOW)
    table.fall(4, 1, 1)
    table.say("the-ents-awake-treebeard")
    assert (table.place("saruman"), table.state.table(SHADOW)) == ("gone", [])
    assert (table.prompt, table.options()) == ("free_event", ["pass", "the-ents-awake-huorns"])
    table.say("the-ents-awake-huorns")
    assert table.state.hand(FREE) == []
    assert all_dice(table.state, SHADOW) == before - 1


def test_who_is_at_peace_stays_behind_when_an_army_crosses_a_foreign_land() -> None:
    table = pose(
        cards={"free_strategy": {"hand": ["fp-str-12"]}},
        dice=dice({"event": 1}),
        nations={"elves": {"steps_to_war": 0}},
        armies={"fangorn": fp(elves_elite=1, gondor_regular=2)},
        characters={"legolas": "fangorn"},
    )
    # Both ends belong to no nation, but Eastemnet between them is Rohan's.
    table.say("through-a-day-and-a-night eastemnet western-emyn-muil all")
    assert table.army(FREE, "western-emyn-muil") == {"elves-elite": 1}
    assert table.army(FREE, "fangorn") == {"gondor-regular": 2}
    assert table.place("legolas") == "western-emyn-muil"


def test_the_guide_is_chosen_anew_when_the_company_changes() -> None:
    table = pose(dice=dice({"character": 2}), fellowship={"guide": "gandalf-grey"})
    table.say("separate boromir done rivendell")
    assert (table.prompt, table.options()) == ("guide", ["gandalf-grey", "strider"])
    assert table.say("strider").guide() == "strider"


def test_minions_on_foot_go_together_as_far_as_the_best_of_them() -> None:
    table = pose(
        options={"lords": True},
        dice=dice({"event": 1}, {"character": 1}),
        side="shadow",
        characters={"balrog": "moria", "gothmog": "moria"},
        marks=["balrog_active"],
        armies={"moria": sh(sauron_regular=1)},
    )
    table.say("move_minions")
    slow = table.copy().say("balrog done")
    assert "fangorn" not in slow.options()
    table.say("balrog")
    assert (table.prompt, table.options()) == ("figures", ["done", "gothmog"])
    table.say("gothmog fangorn")
    assert table.place("balrog") == table.place("gothmog") == "fangorn"


def test_a_card_brings_nobody_to_a_stronghold_that_is_lost() -> None:
    siege = {"minas-tirith": {**fp(gondor_regular=2), **sh(sauron_regular=2)}}
    table = pose(
        dice=dice({"event": 1}),
        cards={"free_strategy": {"hand": ["fp-str-14"]}},
        nations=AT_WAR,
        control={"minas-tirith": "shadow"},
        armies=siege,
    )
    table.say("guards-of-the-citadel")
    assert table.army(FREE, "minas-tirith") == {"gondor-regular": 2}


def test_the_paths_of_the_woses_do_not_lead_into_a_lost_minas_tirith() -> None:
    table = pose(
        dice=dice({"event": 1}),
        cards={"free_strategy": {"hand": ["fp-str-11"]}},
        nations=AT_WAR,
        control={"minas-tirith": "shadow"},
        armies={
            "minas-tirith": {**fp(gondor_regular=2), **sh(sauron_regular=2)},
            "edoras": fp(rohan_regular=2),
        },
    )
    table.say("paths-of-the-woses")
    assert table.options() == ["druadan-forest", "lossarnach", "osgiliath"]


def test_saruman_says_where_the_last_regular_goes() -> None:
    table = pose(
        dice=dice({"event": 1}, {"muster": 1}),
        side="shadow",
        characters={"saruman": "orthanc"},
        nations=AT_WAR,
        armies={"orthanc": sh(isengard_regular=10), "north-dunland": sh(isengard_regular=1)},
    )
    table.say("recruit_everywhere")
    assert "south-dunland" in table.options()
    table.say("south-dunland")
    assert table.army(SHADOW, "south-dunland") == {"isengard-regular": 1}


def test_treebeard_does_not_fight_as_a_companion_outside_his_lands() -> None:
    table = pose(
        options={"lords": True},
        cards={"free_character": {"hand": ["fp-char-06"]}},
        dice=dice({"event": 1}, {"army": 1}),
        side="shadow",
        nations=AT_WAR,
        armies={"osgiliath": sh(sauron_regular=5), "lossarnach": fp(gondor_regular=2)},
        characters={"boromir": "lossarnach", "treebeard": "lossarnach"},
        marks=["treebeard_awake"],
    )
    table.say("attack")
    answers = {"march_part": "all", "withdraw": "no", "attack_from": "osgiliath", "attack_at": "lossarnach"}
    while table.prompt != "combat_card":
        table.say(answers[table.prompt])
    table.fall(1, 1, 1, 1, 1, 1)
    table.say("axe-and-bow")
    assert "treebeard" not in table.options()
