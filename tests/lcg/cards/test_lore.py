"""Lore's cards by name: what they do, and when they must not."""

from typing import Any

import pytest
from tests.lcg.board import PosedTable, ally, attached, engaged, guesses, hero, pose, staging

LORE = ("starter_lore",)
RICH = {"denethor": hero(tokens=9)}
CARDS = "erebor_hammersmith*2+gandalfs_search*2+self_preservation*2+steward_of_gondor*1+sneak_attack*2"
MIXED = (f"aragorn+denethor|{CARDS}+miner_of_the_iron_hills*2+forest_snare*2",)
TWO = (
    f"denethor+glorfindel|{CARDS}+forest_snare*2+gleowine*1+loriens_wealth*2+beorns_hospitality*1+dark_knowledge*1",
    "beravor+eowyn|self_preservation*2+forest_snare*2+daughter_of_the_nimrodel*3+lore_of_imladris*3",
)


def top_of_deck(table: PosedTable, viewer: int, seat: str = "") -> list[str | None]:
    """What a person knows of the top of a player's deck, or of the encounter deck."""
    view: Any = table.view(viewer)
    deck = view.seats[seat].deck if seat else view.encounter_deck
    top: list[str | None] = deck.top
    return top


def faces(table: PosedTable, viewer: int) -> list[list[str | None]]:
    """What a person sees of the face-down shadow cards of each enemy engaged with the first player."""
    view: Any = table.view(viewer)
    enemies = view.seats["one"].engaged
    return [[shadow.face_down for shadow in enemy.shadows] for enemy in enemies]


# Allies


def test_daughter_of_the_nimrodel_heals_two_damage_of_a_hero() -> None:
    table = pose(decks=LORE, cards={"daughter_of_the_nimrodel": ally(), "beravor": hero(damage=3)})
    table.say("daughter_of_the_nimrodel")
    assert table.options() == ["1", "2"]
    table.say("2")
    assert table.damage("beravor") == 1
    assert table.exhausted("daughter_of_the_nimrodel")
    assert not table.allows("daughter_of_the_nimrodel")


def test_daughter_of_the_nimrodel_may_heal_less() -> None:
    table = pose(decks=LORE, cards={"daughter_of_the_nimrodel": ally(), "beravor": hero(damage=3)})
    table.say("daughter_of_the_nimrodel 1")
    assert table.damage("beravor") == 2


def test_daughter_of_the_nimrodel_heals_heroes_only() -> None:
    table = pose(decks=LORE, cards={"daughter_of_the_nimrodel": ally(), "erebor_hammersmith": ally(damage=2)})
    assert not table.allows("daughter_of_the_nimrodel")


def test_erebor_hammersmith_returns_the_topmost_attachment_of_a_pile() -> None:
    table = pose(
        decks=MIXED,
        hand=["erebor_hammersmith"],
        piles={"one": ["steward_of_gondor", "self_preservation", "sneak_attack"]},
        cards=RICH,
    )
    table.say("play:erebor_hammersmith erebor_hammersmith")
    assert table.hand() == ["self_preservation"]
    assert table.pile("one") == ["steward_of_gondor", "sneak_attack"]


def test_erebor_hammersmith_returns_an_attachment_to_its_owner() -> None:
    table = pose(
        decks=TWO,
        hands={"one": ["erebor_hammersmith"]},
        piles={"one": ["self_preservation", "forest_snare"], "two": ["self_preservation"]},
        cards=RICH,
    )
    table.say("play:erebor_hammersmith erebor_hammersmith")
    assert table.prompt == "player"
    table.say("seat:two")
    assert table.hand("two") == ["self_preservation"]
    assert table.pile("one") == ["self_preservation", "forest_snare"]


def test_erebor_hammersmith_finds_nothing_where_no_attachment_was_discarded() -> None:
    table = pose(decks=MIXED, hand=["erebor_hammersmith"], piles={"one": ["sneak_attack"]}, cards=RICH)
    table.say("play:erebor_hammersmith")
    assert table.prompt == "plan"


def test_erebor_hammersmith_put_into_play_was_not_played() -> None:
    table = pose(
        decks=MIXED,
        hand=["sneak_attack", "erebor_hammersmith"],
        piles={"one": ["self_preservation"]},
        cards={"aragorn": hero(tokens=1)},
    )
    table.say("play:sneak_attack erebor_hammersmith")
    assert table.at("erebor_hammersmith") == "ally"
    assert not table.allows("erebor_hammersmith")
    assert table.hand() == []


def test_henamarth_riversong_alone_sees_the_top_of_the_encounter_deck() -> None:
    decks = ("denethor|henamarth_riversong*1", "beravor|gleowine*1")
    table = pose(decks=decks, cards={"henamarth_riversong": ally()}, encounter=["hummerhorns"])
    table.say("henamarth_riversong")
    assert top_of_deck(table, 0) == ["hummerhorns"]
    assert top_of_deck(table, 1) == []
    assert table.exhausted("henamarth_riversong")
    assert table.prompt == "plan"


@pytest.mark.parametrize("condition", ["caught_in_a_web", "dark_knowledge"])
def test_miner_of_the_iron_hills_discards_a_condition_of_either_side(condition: str) -> None:
    on = attached("beravor") if condition == "dark_knowledge" else {"at": "attached", "on": "beravor"}
    cards = {**RICH, condition: on, "protector_of_lorien": attached("beravor")}
    table = pose(decks=LORE, hand=["miner_of_the_iron_hills"], cards=cards)
    table.say("play:miner_of_the_iron_hills miner_of_the_iron_hills")
    assert table.away(condition)
    assert table.at("protector_of_lorien") == "attached"


def test_miner_of_the_iron_hills_takes_iron_shackles_off_a_deck() -> None:
    table = pose(
        decks=LORE,
        options={"scenario": "escape_from_dol_guldur"},
        hand=["miner_of_the_iron_hills"],
        cards={**RICH, "iron_shackles": {"at": "attached", "on": "deck:one"}},
    )
    table.say("play:miner_of_the_iron_hills miner_of_the_iron_hills")
    assert "iron_shackles" in table.pile()


def test_miner_of_the_iron_hills_needs_a_condition_but_not_to_be_played() -> None:
    cards = {"aragorn": hero(tokens=1), "steward_of_gondor": attached("aragorn")}
    table = pose(decks=MIXED, hand=["sneak_attack", "miner_of_the_iron_hills"], cards=cards)
    table.say("play:sneak_attack miner_of_the_iron_hills")
    assert table.prompt == "plan"
    table = pose(
        decks=MIXED,
        hand=["sneak_attack", "miner_of_the_iron_hills"],
        cards={**cards, "caught_in_a_web": {"at": "attached", "on": "aragorn"}},
    )
    table.say("play:sneak_attack miner_of_the_iron_hills miner_of_the_iron_hills")
    assert table.pile() == ["caught_in_a_web"]


def test_gleowine_lets_a_player_draw_a_card() -> None:
    table = pose(decks=TWO, cards={"gleowine": ally()})
    table.say("gleowine seat:two")
    assert (len(table.hand("one")), len(table.hand("two"))) == (0, 1)
    assert table.exhausted("gleowine")


# Events


def test_lore_of_imladris_heals_any_character_wholly() -> None:
    table = pose(decks=LORE, hand=["lore_of_imladris"], cards={**RICH, "miner_of_the_iron_hills": ally(damage=1)})
    table.say("play:lore_of_imladris")
    assert table.damage("miner_of_the_iron_hills") == 0
    table = pose(decks=LORE, hand=["lore_of_imladris"], cards={**RICH, "glorfindel": hero(damage=4)})
    table.say("play:lore_of_imladris")
    assert table.damage("glorfindel") == 0


def test_lore_of_imladris_needs_a_wound() -> None:
    assert not pose(decks=LORE, hand=["lore_of_imladris"], cards=RICH).allows("play:lore_of_imladris")


def test_loriens_wealth_lets_a_player_draw_three_cards() -> None:
    table = pose(decks=TWO, hands={"one": ["loriens_wealth"]}, cards=RICH)
    table.say("play:loriens_wealth")
    assert table.prompt in ("player", "pay")
    table.say("seat:two")
    assert len(table.hand("two")) == 3
    assert table.tokens("denethor") == 6


def test_loriens_wealth_brings_nothing_while_the_enchanted_stream_is_active() -> None:
    cards = {**RICH, "enchanted_stream": {"at": "active"}}
    table = pose(decks=LORE, hand=["loriens_wealth"], cards=cards)
    table.say("play:loriens_wealth")
    assert table.hand() == []


def test_radagasts_cunning_takes_an_enemys_threat_out_of_the_count() -> None:
    cards = {**RICH, "forest_spider": staging(), "king_spider": engaged(), "forest_gate": staging()}
    table = pose(decks=LORE, phase="quest", hand=["radagasts_cunning"], cards=cards, encounter=["driven_by_shadow"])
    table.say("glorfindel beravor")
    table.say("play:radagasts_cunning")
    assert table.view(0).threat == 2
    table.pass_until("travel")
    # Driven by Shadow adds one to each card there; what does not count still does not.
    assert table.tokens("flies_and_spiders") == 5 - 3


def test_radagasts_cunning_lasts_for_the_phase() -> None:
    cards = {**RICH, "forest_spider": staging(), "forest_gate": staging()}
    table = pose(decks=LORE, phase="quest", hand=["radagasts_cunning"], cards=cards, encounter=["driven_by_shadow"])
    table.say("done play:radagasts_cunning")
    table.pass_until("travel")
    assert table.view(0).threat == 4


def test_radagasts_cunning_is_for_the_quest_phase_and_the_staging_area() -> None:
    hand = ["radagasts_cunning"]
    there, away = {**RICH, "forest_spider": staging()}, {**RICH, "forest_spider": engaged()}
    assert not pose(decks=LORE, hand=hand, cards=there).allows("play:radagasts_cunning")
    table = pose(decks=LORE, phase="quest", hand=hand, cards=away)
    table.say("done")
    assert not table.allows("play:radagasts_cunning")


def test_secret_paths_takes_a_locations_threat_out_of_the_count() -> None:
    cards = {**RICH, "necromancers_pass": staging(), "forest_gate": {"at": "active"}, "forest_spider": staging()}
    more = {"threat": {"one": 10}, "encounter": ["old_forest_road"]}
    table = pose(decks=LORE, phase="quest", hand=["secret_paths"], cards=cards, **more)  # type: ignore[arg-type]
    table.say("done play:secret_paths")
    assert table.view(0).threat == 2
    table.pass_until("engage")
    assert table.threat() == 10 + 3


def test_secret_paths_is_for_the_quest_phase_and_a_location_in_the_staging_area() -> None:
    there = {**RICH, "necromancers_pass": staging()}
    assert not pose(decks=LORE, hand=["secret_paths"], cards=there).allows("play:secret_paths")
    cards = {**RICH, "forest_gate": {"at": "active"}, "forest_spider": staging()}
    table = pose(decks=LORE, phase="quest", hand=["secret_paths"], cards=cards)
    table.say("done")
    assert not table.allows("play:secret_paths")


SEARCHED = {"one": ["gleowine", "secret_paths", "forest_snare", "dark_knowledge"]}


def test_gandalfs_search_takes_one_of_x_cards_and_orders_the_rest() -> None:
    table = pose(decks=LORE, hand=["gandalfs_search"], cards={"denethor": hero(tokens=3)}, tops=SEARCHED)
    table.say("play:gandalfs_search 3")
    assert table.options() == ["gleowine", "forest_snare", "secret_paths"]
    table.say("forest_snare secret_paths")
    assert table.hand() == ["forest_snare"]
    assert top_of_deck(table, 0, "one") == ["secret_paths", "gleowine"]
    assert table.tokens("denethor") == 0
    assert table.pile("one") == ["gandalfs_search"]


def test_gandalfs_search_costs_what_its_player_chooses_and_can_pay() -> None:
    table = pose(decks=LORE, hand=["gandalfs_search"], cards={"denethor": hero(tokens=2)}, tops=SEARCHED)
    table.say("play:gandalfs_search")
    assert table.options() == ["1", "2"]
    table.say("1 gleowine")
    assert (table.hand(), table.tokens("denethor")) == (["gleowine"], 1)
    assert not pose(decks=LORE, hand=["gandalfs_search"]).allows("play:gandalfs_search")


def test_gandalfs_search_looks_at_what_is_left_of_a_small_deck() -> None:
    decks = ("denethor|gandalfs_search*1+gleowine*1+secret_paths*1",)
    table = pose(decks=decks, hand=["gandalfs_search"], cards={"denethor": hero(tokens=5)})
    table.say("play:gandalfs_search 5 gleowine")
    assert table.hand() == ["gleowine"]
    assert len(table.state.decks[0]) == 1


def test_gandalfs_search_is_no_draw() -> None:
    cards = {"denethor": hero(tokens=1), "enchanted_stream": {"at": "active"}}
    table = pose(decks=LORE, hand=["gandalfs_search"], cards=cards, tops=SEARCHED)
    table.say("play:gandalfs_search gleowine")
    assert table.hand() == ["gleowine"]


def test_gandalfs_search_of_another_deck_is_seen_by_the_searcher_and_the_taken_card_by_its_owner() -> None:
    three = (*TWO, "legolas|blade_mastery*3")
    tops = {"two": ["lore_of_imladris", "forest_snare", "self_preservation"]}
    table = pose(decks=three, hands={"one": ["gandalfs_search"]}, cards={"denethor": hero(tokens=3)}, tops=tops)
    table.say("play:gandalfs_search seat:two 3 forest_snare")
    assert table.hand("two") == ["forest_snare"]
    table.say("self_preservation")
    assert top_of_deck(table, 0, "two") == ["self_preservation", "lore_of_imladris"]
    assert top_of_deck(table, 1, "two") == top_of_deck(table, 2, "two") == []
    held = [guess.hands[1] for guess in guesses(table, 2)]
    assert len(set(held)) > 1
    assert {guess.hands[1] for guess in guesses(table, 0)} == {table.state.hands[1]}


def test_who_had_seen_the_searched_cards_does_not_see_which_one_was_taken() -> None:
    three = ("denethor|gandalfs_search*1", "beravor|gandalfs_search*1", "legolas|blade_mastery*3+swift_strike*3")
    table = pose(
        decks=three,
        hands={"one": ["gandalfs_search"], "two": ["gandalfs_search"]},
        cards={"denethor": hero(tokens=3), "beravor": hero("two", tokens=2)},
        tops={"three": ["swift_strike", "blade_mastery", "swift_strike"]},
    )
    table.say("play:gandalfs_search seat:three 3 swift_strike blade_mastery")
    assert top_of_deck(table, 0, "three") == ["blade_mastery", "swift_strike"]
    while table.prompt != "plan" or table.chooser != "two":
        table.say("pass" if table.prompt == "act" else "done")
    table.say("play:gandalfs_search seat:three 2 blade_mastery")
    assert top_of_deck(table, 1, "three") == ["swift_strike"]
    assert top_of_deck(table, 0, "three") == []


def test_a_drawn_card_that_another_had_seen_is_learned_then() -> None:
    decks = ("denethor|gandalfs_search*1", "beravor|secret_paths*3")
    table = pose(decks=decks, hands={"one": ["gandalfs_search"]}, cards={"denethor": hero(tokens=3)})
    table.say("play:gandalfs_search seat:two 3 secret_paths secret_paths")
    while table.prompt != "plan" or table.chooser != "two":
        table.say("pass" if table.prompt == "act" else "done")
    table.say("beravor seat:two")
    assert len(table.hand("two")) == 3
    assert table.state.barrier == table.state.said


def test_beorns_hospitality_heals_every_hero_of_a_player() -> None:
    cards = {
        "denethor": hero(tokens=9, damage=2),
        "glorfindel": hero(damage=3),
        "gleowine": ally(damage=1),
        "eowyn": hero("two", damage=1),
    }
    table = pose(decks=TWO, hands={"one": ["beorns_hospitality"]}, cards=cards)
    table.say("play:beorns_hospitality seat:one")
    assert [table.damage(name) for name in cards] == [0, 0, 1, 1]


def test_beorns_hospitality_is_for_a_player_with_a_wounded_hero() -> None:
    cards = {**RICH, "gleowine": ally(damage=1)}
    assert not pose(decks=TWO, hands={"one": ["beorns_hospitality"]}, cards=cards).allows("play:beorns_hospitality")


# Attachments


def test_forest_snare_keeps_an_enemy_from_attacking() -> None:
    cards = {"king_spider": engaged(), "forest_snare": attached("king_spider")}
    table = pose(decks=LORE, phase="combat", cards=cards, encounter=["enchanted_stream"])
    table.pass_until("attack")
    assert table.damage("denethor") == table.damage("glorfindel") == table.damage("beravor") == 0
    table.say("king_spider denethor glorfindel beravor")
    assert table.away("king_spider")
    assert "forest_snare" in table.pile("one")


def test_forest_snare_goes_on_engaged_enemies_of_any_player() -> None:
    cards = {**RICH, "king_spider": engaged("two"), "forest_spider": staging(), "hummerhorns": engaged("one")}
    table = pose(decks=TWO, hands={"one": ["forest_snare"]}, cards=cards)
    table.say("play:forest_snare")
    assert table.options() == ["king_spider", "hummerhorns"]
    table.say("king_spider")
    assert table.keeper("forest_snare") == "one"
    only_staged = {**RICH, "forest_spider": staging()}
    assert not pose(decks=LORE, hand=["forest_snare"], cards=only_staged).allows("play:forest_snare")


def test_a_snared_beastmaster_is_dealt_one_shadow_card_that_is_never_turned_up() -> None:
    cards = {"dol_guldur_beastmaster": engaged(), "forest_snare": attached("dol_guldur_beastmaster")}
    table = pose(decks=LORE, phase="combat", cards=cards, encounter=["east_bight_patrol", "forest_gate"])
    assert len(table.state.shadows) == 1
    table.pass_until("attack")
    assert len(table.state.shadows) == 1
    table.say("done")
    table.pass_to_phase("refresh")
    assert table.pile() == ["east_bight_patrol"]
    assert table.threat() == 30 + 1


@pytest.mark.parametrize("errata", [False, True])
def test_forest_snare_goes_on_the_nazgul_only_without_the_errata_which_are_the_default(errata: bool) -> None:
    """Rule 102."""
    printed = {} if errata else {"errata": False}
    table = pose(
        decks=LORE,
        options={"scenario": "escape_from_dol_guldur", **printed},
        hand=["forest_snare"],
        cards={**RICH, "nazgul_of_dol_guldur": engaged()},
    )
    assert table.allows("play:forest_snare") is not errata


def test_protector_of_lorien_gives_willpower_or_defense_for_a_card() -> None:
    hand = ["gleowine", "secret_paths"]
    table = pose(decks=LORE, phase="quest", hand=hand, cards={"protector_of_lorien": attached("beravor")})
    table.say("beravor")
    table.say("protector_of_lorien gleowine willpower")
    table.say("protector_of_lorien defense")
    assert (table.stat("beravor", "willpower"), table.stat("beravor", "defense")) == (3, 3)
    assert sorted(table.pile("one")) == sorted(hand)
    assert not table.allows("protector_of_lorien")


def test_protector_of_lorien_helps_a_defender_after_the_shadow_card_and_until_the_phase_ends() -> None:
    cards = {"king_spider": engaged(), "protector_of_lorien": attached("beravor")}
    table = pose(decks=LORE, phase="combat", hand=["gleowine"], cards=cards, encounter=["dol_guldur_orcs"])
    table.pass_until("defend")
    table.say("beravor")
    assert table.prompt == "act"
    table.say("protector_of_lorien defense")
    table.pass_until("attack")
    assert table.damage("beravor") == 3 + 1 - 3
    table.say("done")
    table.pass_to_phase("refresh")
    assert table.stat("beravor", "defense") == 2


@pytest.mark.parametrize("errata", [False, True])
def test_protector_of_lorien_is_limited_only_by_the_errata(errata: bool) -> None:
    hand = ["gleowine", "gleowine", "secret_paths", "secret_paths"]
    table = pose(decks=LORE, options={"errata": errata}, hand=hand, cards={"protector_of_lorien": attached("denethor")})
    for _ in range(3):
        table.say(f"protector_of_lorien {table.hand()[0]} defense")
    assert table.allows("protector_of_lorien") is not errata


def test_each_protector_of_lorien_has_its_own_limit_in_each_phase() -> None:
    cards = {"protector_of_lorien": attached("denethor"), "protector_of_lorien.2": attached("beravor")}
    hand = ["gleowine", "gleowine", "secret_paths", "secret_paths", "dark_knowledge"]
    table = pose(decks=LORE, options={"errata": True}, hand=hand, cards=cards)
    for _ in range(3):
        table.say(f"protector_of_lorien {table.hand()[0]} defense")
    assert not table.allows("protector_of_lorien")
    assert table.allows("protector_of_lorien.2")
    table.say("done")
    table.pass_until("commit")
    table.say("done")
    assert table.allows("protector_of_lorien")


def test_dark_knowledge_costs_willpower_and_looks_at_a_shadow_card() -> None:
    cards = {"dark_knowledge": attached("denethor"), "king_spider": engaged(), "hummerhorns": engaged()}
    table = pose(decks=TWO, phase="combat", cards=cards, encounter=["forest_gate", "east_bight_patrol"])
    assert table.stat("denethor", "willpower") == 0
    assert table.prompt == "respond"
    table.say("pass dark_knowledge")
    assert table.exhausted("dark_knowledge")
    assert faces(table, 0) == [["east_bight_patrol"], [None]]
    assert faces(table, 1) == [[None], [None]]


def test_dark_knowledge_looks_once_a_round() -> None:
    cards = {"dark_knowledge": attached("denethor"), "king_spider": engaged(), "hummerhorns": engaged()}
    table = pose(decks=TWO, phase="combat", cards=cards, encounter=["forest_gate", "east_bight_patrol"])
    table.say("dark_knowledge")
    assert faces(table, 0) == [[None], ["forest_gate"]]
    assert not table.allows("dark_knowledge")


def test_dark_knowledge_does_not_look_at_other_players_enemies() -> None:
    cards = {"dark_knowledge": attached("denethor"), "king_spider": engaged("two")}
    table = pose(decks=TWO, phase="combat", cards=cards, encounter=["forest_gate"])
    while table.prompt != "defend":
        assert not table.allows("dark_knowledge")
        table.say("pass")


def test_dark_knowledge_tells_the_shadow_cards_of_one_enemy_apart() -> None:
    cards = {"dark_knowledge": attached("denethor"), "dol_guldur_beastmaster": engaged()}
    table = pose(decks=TWO, phase="combat", cards=cards, encounter=["forest_gate", "east_bight_patrol"])
    table.say("pass")
    table.pass_until("respond")
    table.say("dark_knowledge")
    assert faces(table, 0) == [[None, "east_bight_patrol"]]


def test_dark_knowledge_may_answer_to_each_of_several_shadow_cards() -> None:
    table = pose(
        decks=TWO,
        options={"scenario": "journey_along_the_anduin"},
        phase="combat",
        cards={"dark_knowledge": attached("denethor"), "wargs": engaged()},
        encounter=["massing_at_night", "gladden_fields", "the_brown_lands"],
    )
    table.say("pass")
    table.pass_until("defend")
    table.say("none")
    assert (table.allows("dark_knowledge"), len(table.state.shadows)) == (True, 1)
    table.say("pass")
    assert (table.allows("dark_knowledge"), len(table.state.shadows)) == (True, 2)


def test_self_preservation_heals_the_character_it_is_attached_to() -> None:
    cards = {**RICH, "erebor_hammersmith": ally(damage=2)}
    table = pose(decks=LORE, hand=["self_preservation"], cards=cards)
    table.say("play:self_preservation erebor_hammersmith self_preservation")
    assert table.damage("erebor_hammersmith") == 0
    assert table.exhausted("self_preservation")
    assert not table.exhausted("erebor_hammersmith")


def test_self_preservation_needs_a_wound_there() -> None:
    cards = {"self_preservation": attached("denethor"), "beravor": hero(damage=2)}
    assert not pose(decks=LORE, cards=cards).allows("self_preservation")


def test_self_preservation_belongs_to_whoever_controls_its_character() -> None:
    cards = {**RICH, "eowyn": hero("two", damage=2)}
    table = pose(decks=TWO, hands={"one": ["self_preservation"]}, cards=cards)
    table.say("play:self_preservation eowyn")
    assert table.keeper("self_preservation") == "two"
    assert not table.allows("self_preservation")
    table.say("done")
    while table.chooser != "two":
        table.say("pass")
    table.say("self_preservation")
    assert table.damage("eowyn") == 0
