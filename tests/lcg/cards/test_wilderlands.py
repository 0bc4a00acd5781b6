"""The encounter set Wilderlands, card by card."""

from typing import Any

from tests.lcg.board import PosedTable, ally, engaged, hero, pose, staging

TWO = ("aragorn+theodred|guard_of_the_citadel*3", "gloin+thalin|snowbourn_scout*3")


def anduin(beginner: bool = False, **more: Any) -> PosedTable:
    """A situation of the second scenario."""
    return pose(options={"scenario": "journey_along_the_anduin", "beginner": beginner}, **more)


# Wolf Rider


def test_the_wolf_rider_surges() -> None:
    table = anduin(phase="quest", encounter=["wolf_rider", "gladden_fields", "the_brown_lands"])
    table.say("done")
    table.pass_until("travel")
    assert table.at("wolf_rider") == table.at("gladden_fields") == "staging"
    assert table.away("the_brown_lands")


def test_the_wolf_rider_in_the_shadow_attacks_with_a_shadow_card_of_its_own() -> None:
    """Rule 66."""
    table = anduin(phase="combat", cards={"marsh_adder": engaged()}, encounter=["wolf_rider", "wargs"])
    table.defend("theodred")
    assert table.prompt == "defend"
    table.defend("none")
    assert table.strength() == 2 + 2
    table.say("aragorn")
    table.pass_until("attack")
    assert (table.damage("aragorn"), table.damage("theodred")) == (4, 4 - 1)


def test_after_combat_the_wolf_rider_lies_on_top_of_the_deck_for_all_to_see() -> None:
    table = anduin(phase="combat", cards={"marsh_adder": engaged()}, encounter=["wolf_rider", "evil_storm"])
    table.defend("theodred")
    table.defend("aragorn")
    table.pass_until("attack")
    assert table.at("wolf_rider") == "shadow"
    table.say("done")
    assert table.away("wolf_rider")
    assert table.top() == ["wolf_rider"]
    assert table.pile() == ["evil_storm"]


def test_the_wolf_rider_returns_to_the_deck_though_the_enemy_it_was_dealt_to_is_gone() -> None:
    """Rule 122."""
    cards = {"dol_guldur_orcs": engaged(damage=2)}
    table = anduin(phase="combat", cards=cards, encounter=["wolf_rider", "evil_storm"])
    table.defend("theodred")
    table.defend("aragorn")
    table.pass_until("attack")
    table.say("dol_guldur_orcs")
    assert table.away("dol_guldur_orcs")
    assert table.top() == ["wolf_rider"]


def test_a_sentinel_of_another_player_may_defend_against_the_wolf_rider() -> None:
    table = anduin(
        decks=TWO, phase="combat", cards={"marsh_adder": engaged("two")}, encounter=["wolf_rider", "evil_storm"]
    )
    table.defend("gloin")
    assert (table.prompt, table.chooser) == ("defend", "two")
    table.say("none")
    assert (table.prompt, table.chooser) == ("sentinel", "one")
    table.say("aragorn")
    table.pass_windows()
    assert table.exhausted("aragorn")
    assert table.damage("aragorn") == 0


# Hill Troll


def test_what_the_hill_troll_deals_beyond_the_heros_hit_points_raises_threat() -> None:
    cards = {"hill_troll": engaged(), "aragorn": hero(damage=1)}
    table = anduin(phase="combat", threat={"one": 20}, cards=cards, encounter=["evil_storm"])
    table.defend("none")
    table.say("aragorn")
    assert "aragorn" in table.pile("one")
    assert table.threat() == 20 + 6 - 4


def test_the_hill_trolls_surplus_beyond_a_defender_raises_threat_too() -> None:
    cards = {"hill_troll": engaged(), "gloin": hero(damage=3)}
    table = anduin(phase="combat", threat={"one": 20}, cards=cards, encounter=["evil_storm"])
    table.defend("gloin")
    assert "gloin" in table.pile("one")
    assert table.threat() == 20 + 6 - 1 - 1


def test_the_threat_of_the_attacked_player_rises_though_another_ones_sentinel_defends() -> None:
    cards = {"hill_troll": engaged("two"), "aragorn": hero(damage=4)}
    table = anduin(decks=TWO, phase="combat", threat={"one": 20, "two": 20}, cards=cards, encounter=["evil_storm"])
    table.pass_until("defend")
    table.say("none aragorn")
    table.pass_windows()
    assert (table.threat("one"), table.threat("two")) == (20, 20 + 6 - 2 - 1)


def test_the_hill_troll_raises_no_threat_if_its_victim_lives() -> None:
    table = anduin(phase="combat", threat={"one": 20}, cards={"hill_troll": engaged()}, encounter=["evil_storm"])
    table.defend("aragorn")
    assert table.damage("aragorn") == 4
    assert table.threat() == 20


def test_a_slain_hill_troll_is_worth_four_victory_points() -> None:
    cards = {"hill_troll": engaged(damage=8), "snowbourn_scout": ally()}
    table = anduin(phase="combat", cards=cards, encounter=["evil_storm"])
    table.defend("snowbourn_scout")
    table.pass_until("attack")
    table.say("hill_troll aragorn gloin")
    assert table.victory() == ["hill_troll"]
    assert table.state.victory_points() == 4


# Goblin Sniper


def test_the_goblin_sniper_is_not_engaged_of_free_will_while_another_enemy_is_there() -> None:
    table = anduin(phase="encounter", cards={"goblin_sniper": staging(), "marsh_adder": staging()})
    assert table.options() == ["marsh_adder", "none"]
    table = anduin(phase="encounter", cards={"goblin_sniper": staging(), "goblin_sniper.2": staging()})
    assert table.prompt != "engage"
    table = anduin(phase="encounter", cards={"goblin_sniper": staging(), "marsh_adder": engaged()})
    assert table.options() == ["goblin_sniper", "none"]


def test_the_goblin_sniper_comes_by_an_engagement_check_all_the_same() -> None:
    table = anduin(phase="encounter", threat={"one": 48}, cards={"goblin_sniper": staging(), "marsh_adder": staging()})
    assert table.keeper("goblin_sniper") == table.keeper("marsh_adder") == "one"


def test_the_goblin_sniper_in_the_staging_area_hurts_a_character_of_each_player() -> None:
    table = anduin(decks=TWO, phase="combat", cards={"goblin_sniper": staging(), "snowbourn_scout": ally("two")})
    assert (table.prompt, table.chooser) == ("damage", "one")
    table.say("theodred")
    assert (table.prompt, table.chooser) == ("damage", "two")
    table.say("snowbourn_scout")
    assert table.damage("theodred") == 1
    assert table.pile("two") == ["snowbourn_scout"]


def test_an_engaged_goblin_sniper_shoots_nobody_at_the_end_of_combat() -> None:
    table = anduin(phase="combat", cards={"goblin_sniper": engaged()}, encounter=["evil_storm"])
    table.defend("aragorn")
    table.pass_until("attack")
    table.say("done")
    assert table.prompt != "damage"


# Marsh Adder


def test_the_marsh_adders_attack_raises_the_threat_of_the_one_it_attacks() -> None:
    table = anduin(
        decks=TWO,
        phase="combat",
        threat={"one": 20, "two": 30},
        cards={"marsh_adder": engaged("two")},
        encounter=["evil_storm"],
    )
    table.pass_until("defend")
    assert (table.threat("one"), table.threat("two")) == (20, 31)


def test_a_slain_marsh_adder_is_worth_three_victory_points() -> None:
    table = anduin(phase="combat", cards={"marsh_adder": engaged(damage=6)}, encounter=["evil_storm"])
    table.defend("gloin")
    table.pass_until("attack")
    table.say("marsh_adder aragorn done")
    assert table.victory() == ["marsh_adder"]
    assert table.state.victory_points() == 3


# Wargs


def test_wargs_return_to_the_staging_area_if_their_shadow_card_had_no_effect() -> None:
    table = anduin(phase="combat", cards={"wargs": engaged(damage=1)}, encounter=["evil_storm"])
    table.defend("aragorn")
    assert table.damage("aragorn") == 1
    assert table.at("wargs") == "staging"
    assert table.damage("wargs") == 1


def test_wargs_stay_if_their_shadow_card_had_an_effect() -> None:
    table = anduin(phase="combat", cards={"wargs": engaged()}, encounter=["despair"])
    table.defend("aragorn")
    assert table.damage("aragorn") == 3
    assert table.at("wargs") == "engaged"


def test_wargs_without_a_shadow_card_stay() -> None:
    table = anduin(beginner=True, phase="combat", cards={"wargs": engaged()})
    table.defend("aragorn")
    assert table.at("wargs") == "engaged"


def test_the_wargs_shadow_adds_one_attack_to_a_defended_attack() -> None:
    table = anduin(phase="combat", cards={"marsh_adder": engaged()}, encounter=["wargs"])
    table.defend("aragorn")
    assert table.damage("aragorn") == 4 + 1 - 2


def test_the_wargs_shadow_adds_two_attack_to_an_undefended_attack() -> None:
    table = anduin(phase="combat", cards={"marsh_adder": engaged()}, encounter=["wargs"])
    table.defend("none")
    assert table.strength() == 4 + 2


# Despair


def test_despair_takes_four_progress_off_the_quest_card_alone() -> None:
    """Rule 48."""
    cards = {"to_the_river": {"at": "quest", "tokens": 5}, "gladden_fields": {"at": "active", "tokens": 2}}
    table = anduin(phase="quest", cards=cards, encounter=["despair"])
    table.say("done")
    table.pass_windows()
    assert (table.tokens("to_the_river"), table.tokens("gladden_fields")) == (1, 2)


def test_despair_takes_what_there_is() -> None:
    cards = {"to_the_river": {"at": "quest", "tokens": 3}}
    table = anduin(phase="quest", cards=cards, encounter=["despair"])
    table.say("done")
    table.pass_windows()
    assert table.tokens("to_the_river") == 0


def test_despair_in_the_shadow_lets_the_defenders_defense_not_count() -> None:
    table = anduin(phase="combat", cards={"marsh_adder": engaged()}, encounter=["despair"])
    table.defend("aragorn")
    assert table.damage("aragorn") == 4


# The Brown Lands, The East Bight


def test_travelling_to_the_brown_lands_explores_them() -> None:
    table = anduin(phase="travel", cards={"the_brown_lands": staging()})
    table.say("the_brown_lands")
    assert table.pile() == ["the_brown_lands"]


def test_the_players_must_travel_to_the_east_bight() -> None:
    table = anduin(phase="travel", cards={"the_east_bight": staging(), "gladden_fields": staging()})
    assert table.at("the_east_bight") == "active"
    assert table.at("gladden_fields") == "staging"


def test_of_two_east_bights_the_first_player_chooses() -> None:
    cards = {"the_east_bight": staging(tokens=1), "the_east_bight.2": staging(), "gladden_fields": staging()}
    table = anduin(phase="travel", cards=cards)
    assert table.options() == ["the_east_bight", "the_east_bight.2"]


def test_the_east_bight_waits_while_there_is_an_active_location() -> None:
    table = anduin(phase="travel", cards={"the_east_bight": staging(), "gladden_fields": {"at": "active"}})
    assert table.at("the_east_bight") == "staging"
