"""The cards of Tactics by name: what they do, and when they must not."""

from typing import Any

import pytest
from tests.lcg.board import PosedTable, ally, attached, engaged, hero, pose, staging

TACTICS = ("starter_tactics",)
RICH = {"gimli": hero(tokens=9)}
TWO = (
    "gimli+legolas+thalin|rain_of_arrows*2+feint*2+quick_strike*2+swift_strike+stand_together+gondorian_spearman*3",
    "aragorn+dunhere|sneak_attack*3+son_of_arnor*3+horseback_archer*3",
)
BLANK = ["enchanted_stream", "forest_gate"]  # shadow cards without effect


def fight(**more: Any) -> PosedTable:
    """A combat phase with blank shadow cards."""
    return pose(**{"decks": TACTICS, "phase": "combat", "encounter": BLANK, **more})


def to_attack(table: PosedTable, takes_damage: str) -> None:
    """Let all enemies of one player attack undefended, until that player may attack."""
    table.pass_until("defend")
    table.say("none")
    if table.prompt == "sentinel":
        table.say("none")
    table.pass_until("takes_damage")
    table.say(takes_damage)
    table.pass_until("attack")


# Heroes


def test_gimli_attacks_with_his_wounds() -> None:
    assert pose(decks=TACTICS).stat("gimli", "attack") == 2
    assert pose(decks=TACTICS, cards={"gimli": hero(damage=4)}).stat("gimli", "attack") == 6


def test_thalin_hurts_enemies_as_they_are_revealed_while_he_is_committed() -> None:
    table = pose(decks=TACTICS, phase="quest", encounter=["king_spider"])
    table.say("thalin")
    table.pass_until("exhaust")
    assert table.damage("king_spider") == 1
    table = pose(decks=TACTICS, phase="quest", encounter=["king_spider"])
    table.say("gimli done")
    table.pass_until("exhaust")
    assert table.damage("king_spider") == 0


def test_an_enemy_that_survives_thalin_does_what_it_does_when_revealed() -> None:
    table = pose(decks=TACTICS, phase="quest", encounter=["black_forest_bats"])
    table.say("legolas thalin")
    table.pass_until("leave_quest")
    assert (table.at("black_forest_bats"), table.damage("black_forest_bats")) == ("staging", 1)


def test_an_enemy_that_thalin_kills_does_nothing_more() -> None:
    """Rule 42."""
    table = pose(
        decks=TACTICS,
        phase="quest",
        encounter=["eastern_crows", "hill_troll"],
        options={"scenario": "journey_along_the_anduin"},
    )
    table.say("thalin")
    assert table.away("eastern_crows")
    assert table.away("hill_troll")  # no surge
    assert table.pile() == []  # shuffled in


# Allies


def test_an_axehand_and_an_archer_on_horseback_strike_with_two_each() -> None:
    table = fight(cards={"veteran_axehand": ally(), "horseback_archer": ally(), "forest_spider": engaged()})
    to_attack(table, "gimli")
    table.say("forest_spider veteran_axehand horseback_archer")
    assert table.damage("forest_spider") == 2 + 2 - 1


def test_a_horseback_archer_joins_the_attack_of_another_player() -> None:
    table = fight(decks=TWO, cards={"horseback_archer": ally("two"), "forest_spider": engaged()})
    to_attack(table, "gimli")
    table.say("forest_spider thalin")
    assert (table.prompt, table.chooser) == ("join", "two")
    table.say("horseback_archer")
    assert table.damage("forest_spider") == 2 + 2 - 1


def test_a_spearman_hurts_the_enemy_he_defends_against() -> None:
    table = fight(cards={"gondorian_spearman": ally(), "forest_spider": engaged()})
    table.pass_until("defend")
    table.say("gondorian_spearman")
    assert table.prompt == "respond"
    table.say("gondorian_spearman")
    assert table.damage("forest_spider") == 1
    table.pass_until("attack")
    assert "gondorian_spearman" in table.pile("one")


def test_a_spearman_ends_the_attack_of_the_enemy_he_kills() -> None:
    """Rule 114."""
    table = fight(cards={"gondorian_spearman": ally(), "king_spider": engaged(damage=2)}, encounter=["dol_guldur_orcs"])
    table.pass_until("defend")
    table.say("gondorian_spearman gondorian_spearman")
    assert table.at("gondorian_spearman") == "ally"
    assert sorted(table.pile()) == ["dol_guldur_orcs", "king_spider"]


def test_a_spearman_looks_on_while_others_defend() -> None:
    table = fight(cards={"gondorian_spearman": ally(), "forest_spider": engaged()})
    table.pass_until("defend")
    table.say("gimli")
    table.pass_until("attack")
    assert table.damage("forest_spider") == 0


def test_a_spearman_stands_guard_for_another_player() -> None:
    table = fight(decks=TWO, cards={"gondorian_spearman": ally("one"), "forest_spider": engaged("two")})
    table.pass_until("defend")
    table.say("none")
    assert (table.prompt, table.chooser) == ("sentinel", "one")
    table.say("gondorian_spearman gondorian_spearman")
    assert table.damage("forest_spider") == 1


def test_beorn_rages_for_a_phase_and_goes_home() -> None:
    table = pose(decks=TACTICS, cards={"beorn": ally()})
    table.say("beorn")
    assert table.stat("beorn", "attack") == 8
    assert not table.allows("beorn")
    table.say("done")
    assert table.away("beorn")
    assert "beorn" not in table.pile("one")


def test_beorn_who_never_rages_stays() -> None:
    table = pose(decks=TACTICS, cards={"beorn": ally()})
    table.say("done")
    table.pass_until("commit")
    assert table.at("beorn") == "ally"


@pytest.mark.parametrize(("first", "hand"), [("sneak_attack", ["beorn"]), ("beorn", [])])
def test_where_a_sneaking_beorn_goes_is_the_first_players_choice(first: str, hand: list[str]) -> None:
    """Rule 111."""
    table = pose(
        decks=("aragorn+gimli|beorn+sneak_attack+veteran_axehand",),
        hand=["sneak_attack", "beorn"],
        cards={"aragorn": hero(tokens=1)},
    )
    table.say("play:sneak_attack beorn beorn done")
    assert table.prompt == "forced_order"
    table.say(first)
    assert table.hand() == hand
    assert table.away("beorn")


# Events


def test_blade_mastery_sharpens_one_character_for_the_phase() -> None:
    table = pose(decks=TACTICS, hand=["blade_mastery"], cards=RICH)
    table.say("play:blade_mastery legolas")
    assert (table.stat("legolas", "attack"), table.stat("legolas", "defense")) == (4, 2)
    assert table.stat("gimli", "attack") == 2
    table.say("done")
    assert (table.stat("legolas", "attack"), table.stat("legolas", "defense")) == (3, 1)


def test_rain_of_arrows_falls_on_all_enemies_engaged_with_one_player() -> None:
    table = pose(
        decks=TWO,
        hand=["rain_of_arrows"],
        cards={
            **RICH,
            "king_spider": engaged("two"),
            "dol_guldur_orcs": engaged("two"),
            "forest_spider": engaged("one"),
            "ungoliants_spawn": staging(),
        },
    )
    table.say("play:rain_of_arrows seat:two")
    assert table.exhausted("legolas")
    hurt = [table.damage(name) for name in ("king_spider", "dol_guldur_orcs", "forest_spider", "ungoliants_spawn")]
    assert hurt == [1, 1, 0, 0]


def test_rain_of_arrows_needs_a_ready_archer_and_somebody_to_shoot_at() -> None:
    tired = {**RICH, "legolas": hero(flags=["exhausted"]), "king_spider": engaged()}
    assert not pose(decks=TACTICS, hand=["rain_of_arrows"], cards=tired).allows("play:rain_of_arrows")
    calm = {**RICH, "king_spider": staging()}
    assert not pose(decks=TACTICS, hand=["rain_of_arrows"], cards=calm).allows("play:rain_of_arrows")
    assert pose(decks=TACTICS, hand=["rain_of_arrows"], cards={**RICH, "king_spider": engaged()}).allows(
        "play:rain_of_arrows"
    )


def test_feint_keeps_an_enemy_from_attacking() -> None:
    """Rule 57."""
    table = fight(hand=["feint"], cards={**RICH, "king_spider": engaged(), "forest_spider": staging()})
    table.say("play:feint")
    table.pass_until("attack")
    assert table.damage("gimli") == 0
    assert len(table.state.shadows) == 1  # never turned up


def test_feint_is_a_thing_of_combat() -> None:
    """Rule 27."""
    table = pose(decks=TACTICS, hand=["feint"], cards={**RICH, "king_spider": engaged()})
    assert not table.allows("play:feint")


def test_feint_comes_too_late_for_an_attack_that_has_begun() -> None:
    """Rule 65."""
    table = fight(hand=["feint"], cards={**RICH, "king_spider": engaged(), "forest_spider": engaged()})
    table.pass_until("enemy_to_face")
    table.say("king_spider gimli")
    table.pass_until("act")
    table.say("play:feint")  # the other enemy is the only one left to choose
    table.pass_until("attack")
    assert table.damage("gimli") == 1


@pytest.mark.parametrize("played", ["play:feint", "play:thicket_of_spears seat:one"])
@pytest.mark.parametrize(("errata", "attacked"), [(False, False), (True, True)])
def test_with_the_errata_feint_and_thicket_protect_one_player_alone(played: str, errata: bool, attacked: bool) -> None:
    event = played.split()[0].removeprefix("play:")
    table = fight(
        decks=(f"gimli+legolas+thalin|{event}", "aragorn|sneak_attack+son_of_arnor"),
        options={"errata": errata},
        hands={"one": [event], "two": ["sneak_attack", "son_of_arnor"]},
        cards={
            **{name: hero(tokens=1) for name in ("gimli", "legolas", "thalin")},
            "aragorn": hero("two", tokens=1),
            "king_spider": engaged("one"),
        },
    )
    table.say(played)
    while table.prompt == "pay":
        table.say("1" if table.allows("1") else "0")
    table.say("play:sneak_attack son_of_arnor son_of_arnor")
    assert table.keeper("king_spider") == "two"
    while table.prompt in ("act", "respond"):
        table.say("pass")
    assert ((table.prompt, table.chooser) == ("defend", "two")) == attacked


def test_quick_strike_attacks_at_once_and_leaves_the_turns_own_attack() -> None:
    """Rule 69."""
    table = fight(
        hand=["quick_strike"],
        cards={**RICH, "dol_guldur_beastmaster": engaged(damage=1)},
        encounter=["enchanted_stream", "forest_gate"],
    )
    table.say("play:quick_strike legolas")
    assert table.damage("dol_guldur_beastmaster") == 1 + 3 - 1
    assert table.exhausted("legolas")
    to_attack(table, "gimli")
    table.say("dol_guldur_beastmaster")
    assert table.prompt == "attackers"


def test_quick_strike_works_in_any_phase_and_legolas_counts_his_kill() -> None:
    """Rule 112."""
    table = pose(decks=TACTICS, hand=["quick_strike"], cards={**RICH, "king_spider": engaged(damage=1)})
    table.say("play:quick_strike legolas")
    assert table.prompt == "respond"
    table.say("legolas")
    assert table.tokens("flies_and_spiders") == 2
    assert table.pile("one") == ["quick_strike"]


def test_quick_strike_reaches_no_further_than_its_character() -> None:
    """Rule 112."""
    table = pose(decks=TWO, hand=["quick_strike"], cards={**RICH, "king_spider": engaged("two")})
    table.say("play:quick_strike")
    assert table.exhausted("legolas")  # nobody else can shoot so far
    assert table.damage("king_spider") == 2


def test_quick_strike_needs_an_enemy_in_reach() -> None:
    cards = {**RICH, "king_spider": staging()}
    assert not pose(decks=TACTICS, hand=["quick_strike"], cards=cards).allows("play:quick_strike")


def test_dunhere_strikes_quickly_into_the_staging_area() -> None:
    table = pose(
        decks=("dunhere+gimli|quick_strike",), hand=["quick_strike"], cards={**RICH, "forest_spider": staging()}
    )
    table.say("play:quick_strike")
    assert (table.exhausted("dunhere"), table.exhausted("gimli")) == (True, False)
    assert table.damage("forest_spider") == 2 + 1 - 1


def test_thicket_of_spears_is_paid_by_three_heroes() -> None:
    cards = {"gimli": hero(tokens=3), "legolas": hero(tokens=1), "thalin": hero(tokens=2)}
    table = fight(hand=["thicket_of_spears"], cards={**cards, "king_spider": engaged()})
    table.say("play:thicket_of_spears")
    assert [table.tokens(name) for name in cards] == [2, 0, 1]


def test_thicket_of_spears_is_too_dear_for_two_heroes() -> None:
    cards = {"gimli": hero(tokens=9), "legolas": hero(tokens=9), "king_spider": engaged()}
    table = fight(hand=["thicket_of_spears"], cards=cards)
    assert not table.allows("play:thicket_of_spears")
    third = fight(hand=["thicket_of_spears"], cards={**cards, "thalin": hero(tokens=1)})
    assert third.allows("play:thicket_of_spears")


def test_thicket_of_spears_stops_all_enemies_of_a_player() -> None:
    """Rule 113."""
    cards = {name: hero(tokens=1) for name in ("gimli", "legolas", "thalin")}
    table = fight(
        decks=("gimli+legolas+thalin|thicket_of_spears*2", "aragorn|gandalf"),
        hand=["thicket_of_spears"],
        cards={**cards, "king_spider": engaged(), "dol_guldur_orcs": engaged(), "forest_spider": engaged("two")},
        encounter=["enchanted_stream", "forest_gate", "old_forest_road"],
    )
    table.say("play:thicket_of_spears seat:one")
    assert (table.prompt, table.chooser) == ("defend", "two")


def test_swift_strike_answers_any_defender() -> None:
    table = fight(
        decks=TWO,
        hand=["swift_strike"],
        cards={**RICH, "king_spider": engaged("two", damage=1)},
    )
    table.pass_until("defend")
    table.say("aragorn")
    assert (table.prompt, table.chooser) == ("respond", "one")
    table.say("play:swift_strike")
    assert table.away("king_spider")
    assert table.damage("aragorn") == 0


def test_swift_strike_needs_a_defender() -> None:
    table = fight(hand=["swift_strike"], cards={**RICH, "king_spider": engaged()})
    table.pass_until("defend")
    table.say("none")
    assert not table.allows("play:swift_strike")


def test_those_who_stand_together_add_their_defence_and_one_takes_the_damage() -> None:
    """Rule 63."""
    table = fight(hand=["stand_together"], cards={**RICH, "ungoliants_spawn": engaged()})
    table.say("play:stand_together")
    table.pass_until("defend")
    table.say("gimli thalin")
    table.pass_until("takes_damage")
    assert table.options() == ["gimli", "thalin"]
    table.say("thalin")
    assert (table.damage("gimli"), table.damage("thalin")) == (0, 5 - 2 - 2)


def test_only_characters_of_the_player_who_defends_stand_together() -> None:
    """Rule 63."""
    table = fight(
        decks=("gimli|stand_together", "aragorn|gandalf"),
        hand=["stand_together"],
        cards={"ungoliants_spawn": engaged()},
    )
    table.say("play:stand_together seat:one")
    table.pass_until("defend")
    table.say("gimli")
    table.pass_windows()
    assert table.damage("gimli") == 5 - 2
    assert not table.exhausted("aragorn")


def test_one_sentinel_of_another_player_still_defends_where_nobody_stands_together() -> None:
    table = fight(
        decks=("gimli|stand_together", "aragorn|gandalf"),
        hand=["stand_together"],
        cards={"ungoliants_spawn": engaged()},
    )
    table.say("play:stand_together seat:one")
    table.pass_until("defend")
    table.say("none")
    assert (table.prompt, table.chooser) == ("sentinel", "two")
    table.say("aragorn")
    table.pass_windows()
    assert table.damage("aragorn") == 5 - 2


def test_without_standing_together_one_defends() -> None:
    table = fight(hand=["stand_together"], cards={**RICH, "ungoliants_spawn": engaged()})
    table.pass_until("defend")
    table.say("gimli")
    assert table.prompt != "defend"


# Attachments


@pytest.mark.parametrize(("enemy", "suffers"), [("dol_guldur_beastmaster", 3), ("ungoliants_spawn", 1)])
def test_the_blade_of_gondolin_bites_orcs_deeper(enemy: str, suffers: int) -> None:
    table = fight(cards={"blade_of_gondolin": attached("legolas"), enemy: engaged()})
    to_attack(table, "gimli")
    table.say(f"{enemy} legolas done")
    assert table.damage(enemy) == suffers


def test_two_blades_of_gondolin_both_make_progress() -> None:
    cards = {
        "blade_of_gondolin": attached("gimli"),
        "blade_of_gondolin.2": attached("gimli"),
        "blade_of_gondolin.3": attached("thalin"),
        "king_spider": engaged(damage=2),
    }
    table = fight(decks=("gimli+thalin|blade_of_gondolin*3",), cards=cards)
    to_attack(table, "thalin")
    table.say("king_spider gimli done")
    assert not table.allows("blade_of_gondolin.3")
    table.say("blade_of_gondolin blade_of_gondolin.2")
    assert table.tokens("flies_and_spiders") == 2


LAST_PROGRESS = {
    "blade_of_gondolin": attached("legolas"),
    "king_spider": engaged(damage=1),
    "flies_and_spiders": {"at": "quest", "tokens": 7},
}


def test_what_legolas_places_beyond_a_stage_is_lost() -> None:
    table = fight(cards=LAST_PROGRESS)
    to_attack(table, "gimli")
    table.say("king_spider legolas done legolas blade_of_gondolin")
    assert (table.quest(), table.tokens("a_fork_in_the_road")) == ("a_fork_in_the_road", 1)


def test_after_the_blade_has_passed_a_stage_legolas_passes_the_next() -> None:
    """Rule 110."""
    table = fight(cards=LAST_PROGRESS)
    to_attack(table, "gimli")
    table.say("king_spider legolas done blade_of_gondolin")
    assert table.quest() == "a_fork_in_the_road"
    table.say("legolas")
    assert table.quest() in ("beorns_path", "dont_leave_the_path")


def test_the_active_location_takes_legolas_progress_first() -> None:
    cards = {"king_spider": engaged(damage=1), "old_forest_road": {"at": "active", "tokens": 2}}
    table = fight(cards=cards)
    to_attack(table, "gimli")
    table.say("king_spider legolas done legolas")
    assert "old_forest_road" in table.pile()
    assert table.tokens("flies_and_spiders") == 1


def test_only_the_attack_that_kills_counts_as_a_kill() -> None:
    table = fight(
        options={"all_windows": True},
        hand=["rain_of_arrows"],
        cards={**RICH, "horseback_archer": ally(), "king_spider": engaged(damage=2)},
    )
    to_attack(table, "gimli")
    table.say("king_spider legolas done")
    table.say("play:rain_of_arrows")
    assert table.away("king_spider")
    assert not table.allows("legolas")


def test_citadel_plate_adds_four_hit_points() -> None:
    """Rule 71."""
    assert pose(decks=TACTICS, cards={"citadel_plate": attached("legolas")}).stat("legolas", "hit_points") == 8


def test_who_lives_only_by_his_plate_dies_without_it_and_nobody_defends() -> None:
    """Rule 115."""
    table = fight(
        cards={"citadel_plate": attached("gimli"), "gimli": hero(damage=7), "king_spider": engaged()},
        encounter=["forest_spider"],
    )
    table.pass_until("defend")
    table.say("gimli")
    table.pass_until("takes_damage")
    assert sorted(table.pile("one")) == ["citadel_plate", "gimli"]
    table.say("thalin")
    assert table.damage("thalin") == 3


def test_a_dwarven_axe_is_heavier_in_a_dwarfs_hand() -> None:
    table = pose(decks=TACTICS, cards={"dwarven_axe": attached("gimli"), "dwarven_axe.2": attached("legolas")})
    assert (table.stat("gimli", "attack"), table.stat("legolas", "attack")) == (2 + 2, 3 + 1)


def test_of_three_restricted_attachments_one_is_given_up() -> None:
    """Rule 79."""
    table = pose(
        decks=TACTICS,
        hand=["horn_of_gondor"],
        cards={**RICH, "dwarven_axe": attached("gimli"), "citadel_plate": attached("gimli")},
    )
    table.say("play:horn_of_gondor gimli")
    assert (table.prompt, table.options()) == ("restricted", ["citadel_plate", "dwarven_axe", "horn_of_gondor"])
    table.say("dwarven_axe")
    assert table.pile("one") == ["dwarven_axe"]


@pytest.mark.parametrize(("errata", "sounds"), [(False, True), (True, False)])
def test_the_horn_of_gondor_mourns_whoever_leaves_or_by_the_errata_only_the_fallen(errata: bool, sounds: bool) -> None:
    table = pose(
        decks=("aragorn+gimli|horn_of_gondor+sneak_attack*2+veteran_axehand*2",),
        options={"errata": errata},
        hand=["sneak_attack", "veteran_axehand"],
        cards={"aragorn": hero(tokens=1), "horn_of_gondor": attached("gimli")},
    )
    table.say("play:sneak_attack veteran_axehand done")
    assert table.hand() == ["veteran_axehand"]
    assert table.allows("horn_of_gondor") == sounds


@pytest.mark.parametrize("errata", [False, True])
def test_the_horn_of_gondor_brings_a_resource_for_a_fallen_character(errata: bool) -> None:
    table = fight(
        options={"errata": errata},
        cards={"horn_of_gondor": attached("thalin"), "veteran_axehand": ally(), "king_spider": engaged()},
    )
    table.pass_until("defend")
    table.say("veteran_axehand")
    table.pass_until("respond")
    table.say("horn_of_gondor")
    assert table.tokens("thalin") == 1
    assert table.prompt != "respond"


def test_the_horn_of_gondor_does_not_sound_for_enemies() -> None:
    table = fight(cards={"horn_of_gondor": attached("thalin"), "king_spider": engaged(damage=1)})
    to_attack(table, "gimli")
    table.say("king_spider gimli thalin")
    assert table.away("king_spider")
    assert table.prompt != "respond"
