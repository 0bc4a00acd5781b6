"""The cards of Spirit by name: what they do, and when they must not."""

import pytest
from tests.lcg.board import PosedTable, ally, attached, engaged, hero, pose, staging

SPIRIT = ("starter_spirit",)
RICH = {"eowyn": hero(tokens=9)}
RICH_TWO = {"aragorn": hero("two", tokens=9)}
TWO = (
    "eowyn+eleanor+dunhere|wandering_took*3+the_galadhrims_greeting+strength_of_will+stand_and_fight*3+will_of_the_west"
    "+a_test_of_will*2+dwarven_tomb+fortune_or_fate+hasty_stroke+gandalf*3",
    "aragorn+gimli|guard_of_the_citadel*3+faramir*2+a_test_of_will+sneak_attack*2+son_of_arnor*2+dwarven_tomb",
)


def commit(table: PosedTable, words: str) -> None:
    """Commit some characters of player 1, and nobody of player 2."""
    table.say(words)
    while table.prompt == "commit":
        table.say("done")


# Heroes


def test_what_comes_in_place_of_eleanors_treachery_takes_effect_and_may_be_cancelled() -> None:
    table = pose(
        decks=SPIRIT,
        options={"scenario": "journey_along_the_anduin"},
        phase="quest",
        hand=["a_test_of_will"],
        cards={**RICH, "to_the_river": {"at": "quest", "tokens": 3}},
        encounter=["massing_at_night", "despair", "gladden_fields"],
    )
    table.say("eowyn done")
    table.pass_until("respond")
    table.say("eleanor")
    assert table.prompt == "respond"
    table.say("play:a_test_of_will")
    assert table.tokens("to_the_river") == 3 + 4
    assert (table.pile(), table.at("gladden_fields")) == (["massing_at_night", "despair"], "away")


# Allies


def test_a_wandering_took_takes_threat_along_to_another_player() -> None:
    table = pose(decks=TWO, cards={"wandering_took": ally()})
    before = (table.threat("one"), table.threat("two"))
    table.say("wandering_took")
    assert table.keeper("wandering_took") == "two"
    assert (table.threat("one"), table.threat("two")) == (before[0] - 3, before[1] + 3)


def test_a_wandering_took_leaves_also_where_there_is_little_threat_to_lower() -> None:
    """Rule 116."""
    table = pose(decks=TWO, cards={"wandering_took": ally()}, threat={"one": 2, "two": 20})
    table.say("wandering_took")
    assert (table.threat("one"), table.threat("two")) == (0, 23)


def test_a_wandering_took_has_nowhere_to_go_without_another_player() -> None:
    """Rule 116."""
    assert not pose(decks=SPIRIT, cards={"wandering_took": ally()}).allows("wandering_took")


def test_a_wandering_took_goes_to_his_owners_pile_from_wherever_he_is() -> None:
    table = pose(
        decks=TWO,
        phase="combat",
        cards={"wandering_took": ally("two", owner="one"), "ungoliants_spawn": engaged("two")},
        encounter=["forest_gate"],
    )
    table.pass_until("defend")
    table.say("wandering_took")
    table.pass_until("attack")
    assert table.pile("one") == ["wandering_took"]


def test_a_took_wanders_once_in_each_window() -> None:
    options = {"all_windows": True, "errata": False}
    table = pose(decks=TWO, options=options, cards={"wandering_took": ally()})
    table.say("wandering_took done")
    assert (table.prompt, table.chooser) == ("act", "two")
    table.say("wandering_took")
    assert table.keeper("wandering_took") == "one"
    assert (table.prompt, table.chooser) == ("plan", "two")  # player 1 cannot send him back before the next window


def test_with_the_errata_a_took_wanders_once_a_round() -> None:
    table = pose(decks=TWO, options={"errata": True}, cards={"wandering_took": ally()})
    table.say("wandering_took done")
    assert (table.prompt, table.chooser) == ("plan", "two")
    assert not table.allows("wandering_took")


def test_a_lorien_guide_finds_the_way_through_the_active_location() -> None:
    table = pose(
        decks=SPIRIT,
        phase="quest",
        cards={"lorien_guide": ally(), "forest_gate": {"at": "active"}, "old_forest_road": staging()},
        encounter=["enchanted_stream"],
    )
    table.say("lorien_guide lorien_guide")
    assert (table.tokens("forest_gate"), table.tokens("old_forest_road")) == (1, 0)


def test_a_lorien_guide_without_an_active_location_makes_no_progress() -> None:
    table = pose(decks=SPIRIT, phase="quest", cards={"lorien_guide": ally()}, encounter=["forest_gate"])
    table.say("lorien_guide")
    assert table.prompt != "respond"


def test_a_lorien_guide_who_stays_behind_is_no_guide() -> None:
    cards = {"lorien_guide": ally(), "forest_gate": {"at": "active"}}
    table = pose(decks=SPIRIT, phase="quest", cards=cards, encounter=["enchanted_stream"])
    table.say("eowyn done")
    assert not table.allows("lorien_guide")


def test_a_northern_tracker_explores_the_staging_area() -> None:
    """Rule 52."""
    table = pose(
        decks=SPIRIT,
        phase="quest",
        cards={
            "northern_tracker": ally(),
            "forest_gate": {"at": "active"},
            "old_forest_road": staging(tokens=2),
            "mountains_of_mirkwood": staging(),
            "forest_spider": staging(),
        },
        encounter=["enchanted_stream"],
    )
    table.say("northern_tracker northern_tracker")
    assert table.pile() == ["old_forest_road"]
    assert [table.tokens(name) for name in ("mountains_of_mirkwood", "forest_gate", "forest_spider")] == [1, 0, 0]


# Events


def test_the_galadhrims_greeting_is_for_one_player_or_for_each() -> None:
    def greeted(word: str) -> tuple[int, int]:
        table = pose(decks=TWO, hand=["the_galadhrims_greeting"], cards=RICH, threat={"one": 30, "two": 4})
        table.say(f"play:the_galadhrims_greeting {word}")
        return table.threat("one"), table.threat("two")

    assert greeted("seat:one") == (24, 4)
    assert greeted("seat:two") == (30, 0)
    assert greeted("each") == (28, 2)


def test_a_single_player_is_greeted_by_the_galadhrim_without_a_question() -> None:
    table = pose(decks=SPIRIT, hand=["the_galadhrims_greeting"], cards=RICH, threat={"one": 30})
    table.say("play:the_galadhrims_greeting")
    assert table.threat() == 24


def test_strength_of_will_explores_the_place_travelled_to() -> None:
    table = pose(
        decks=TWO,
        phase="travel",
        hand=["strength_of_will"],
        cards={"enchanted_stream": staging(), "wandering_took": ally()},
    )
    table.say("enchanted_stream")
    assert table.prompt == "respond"
    table.say("play:strength_of_will wandering_took")
    assert table.exhausted("wandering_took")
    assert "enchanted_stream" in table.pile()


def test_strength_of_will_needs_a_ready_spirit_character() -> None:
    tired = {name: hero(flags=["exhausted"]) for name in ("eowyn", "eleanor", "dunhere")}
    table = pose(
        decks=TWO,
        phase="travel",
        hand=["strength_of_will"],
        cards={**tired, "gandalf": ally(), "enchanted_stream": staging()},
    )
    table.say("enchanted_stream")
    assert not table.allows("play:strength_of_will")


def test_strength_of_will_comes_too_late_for_a_place_explored_on_arrival() -> None:
    table = pose(
        decks=SPIRIT,
        options={"scenario": "journey_along_the_anduin"},
        phase="travel",
        hand=["strength_of_will"],
        cards={"the_brown_lands": staging()},
    )
    table.say("the_brown_lands")
    assert table.pile() == ["the_brown_lands"]
    assert not table.allows("play:strength_of_will")


def test_aragorn_with_the_stone_has_strength_of_will_too() -> None:
    cards = {"celebrians_stone": attached("aragorn"), "eowyn": hero(flags=["exhausted"]), "forest_gate": staging()}
    table = pose(
        decks=("aragorn+gimli+eowyn|strength_of_will+celebrians_stone",),
        phase="travel",
        hand=["strength_of_will"],
        cards=cards,
    )
    table.say("forest_gate")
    while not table.allows("play:strength_of_will"):
        table.say("pass")
    table.say("play:strength_of_will")
    assert (table.exhausted("aragorn"), table.tokens("forest_gate")) == (True, 2)


def test_hasty_stroke_cancels_a_shadow_effect() -> None:
    table = pose(
        decks=SPIRIT,
        phase="combat",
        hand=["hasty_stroke"],
        cards={**RICH, "king_spider": engaged()},
        encounter=["ungoliants_spawn"],
    )
    before = table.threat()
    table.pass_until("defend")
    table.say("none")
    assert table.prompt == "respond"
    table.say("play:hasty_stroke")
    table.pass_until("takes_damage")
    assert table.threat() == before


def test_hasty_stroke_has_nothing_to_cancel_on_a_blank_card() -> None:
    table = pose(
        decks=SPIRIT,
        phase="combat",
        hand=["hasty_stroke"],
        cards={**RICH, "king_spider": engaged()},
        encounter=["forest_gate"],
    )
    table.pass_until("defend")
    table.say("none")
    assert table.prompt != "respond"


def test_hasty_stroke_on_one_shadow_card_leaves_the_others() -> None:
    table = pose(
        decks=SPIRIT,
        phase="combat",
        hand=["hasty_stroke"],
        cards={**RICH, "dol_guldur_beastmaster": engaged()},
        encounter=["dol_guldur_orcs", "east_bight_patrol"],
    )
    table.pass_until("defend")
    table.say("none play:hasty_stroke")
    table.pass_until("takes_damage")
    assert table.strength() == 3 + 1


def test_hasty_stroke_cancels_one_of_the_shadow_cards_that_another_one_brought() -> None:
    """Rule 123."""
    table = pose(
        decks=("eowyn+dunhere|hasty_stroke", "aragorn|gandalf"),
        options={"scenario": "journey_along_the_anduin"},
        phase="combat",
        hand=["hasty_stroke"],
        cards={**RICH, "dol_guldur_orcs": engaged()},
        encounter=["massing_at_night", "dol_guldur_orcs", "wargs"],
    )
    table.pass_until("defend")
    table.say("none none pass play:hasty_stroke")
    table.pass_until("takes_damage")
    assert table.strength() == 2 + 2


def test_will_of_the_west_brings_back_a_discard_pile_without_its_heroes() -> None:
    table = pose(
        decks=TWO,
        options={"errata": False},
        hand=["will_of_the_west"],
        cards=RICH,
        piles={"two": ["gimli", "faramir", "faramir"], "one": ["gandalf"]},
    )
    deck = len(table.state.decks[1])
    table.say("play:will_of_the_west seat:two")
    assert table.pile("two") == ["gimli"]
    assert len(table.state.decks[1]) == deck + 2
    assert table.pile("one") == ["gandalf", "will_of_the_west"]


def test_with_the_errata_the_will_of_the_west_is_gone_for_good() -> None:
    table = pose(
        decks=SPIRIT, options={"errata": True}, hand=["will_of_the_west"], cards=RICH, piles={"one": ["lorien_guide"]}
    )
    table.say("play:will_of_the_west")
    assert table.pile("one") == []
    assert len(table.state.removed) == 1


def test_a_test_of_will_cancels_what_an_enemy_does_when_revealed() -> None:
    top = ["king_spider", "forest_gate"]
    table = pose(decks=SPIRIT, phase="quest", hand=["a_test_of_will"], cards=RICH, encounter=top, threat={"one": 0})
    table.say("eowyn done")
    table.pass_until("respond")
    table.say("play:a_test_of_will")
    assert not table.exhausted("eleanor")
    assert table.at("king_spider") == "staging"
    table.pass_until("engage")
    assert table.tokens("flies_and_spiders") == 4 - 2


def test_a_test_of_will_also_cancels_the_surge_that_an_effect_would_give() -> None:
    """Rule 43."""
    table = pose(
        decks=SPIRIT, phase="quest", hand=["a_test_of_will"], cards=RICH, encounter=["driven_by_shadow", "king_spider"]
    )
    table.say("eowyn eleanor done")
    table.pass_until("respond")
    table.say("play:a_test_of_will")
    assert table.away("king_spider")
    assert table.pile() == ["driven_by_shadow"]


def test_nobody_cancels_what_is_cancelled_already() -> None:
    table = pose(
        decks=TWO,
        phase="quest",
        hands={"one": ["a_test_of_will"], "two": ["faramir"]},
        cards={**RICH, **RICH_TWO},
        encounter=["the_necromancers_reach", "forest_gate", "old_forest_road"],
    )
    commit(table, "eowyn done")
    table.pass_until("respond")
    table.say("eleanor")
    assert not table.allows("play:a_test_of_will")


def test_stand_and_fight_costs_what_the_ally_costs() -> None:
    table = pose(
        decks=TWO,
        hand=["stand_and_fight"],
        cards={"eowyn": hero(tokens=3), "dunhere": hero(tokens=1)},
        piles={"two": ["faramir", "guard_of_the_citadel"], "one": ["gandalf"]},
    )
    table.say("play:stand_and_fight")
    assert table.options() == ["guard_of_the_citadel", "faramir"]  # Gandalf is too dear
    table.say("faramir")
    assert (table.tokens("eowyn"), table.tokens("dunhere")) == (0, 0)
    assert (table.keeper("faramir"), table.pile("two")) == ("one", ["guard_of_the_citadel"])


def test_whose_ally_stands_and_fights_is_said_where_two_piles_hold_him() -> None:
    table = pose(
        decks=("eowyn|stand_and_fight+veteran_axehand", "gimli|veteran_axehand"),
        hand=["stand_and_fight"],
        cards=RICH,
        piles={"one": ["veteran_axehand"], "two": ["veteran_axehand"]},
    )
    table.say("play:stand_and_fight seat:two")
    assert table.keeper("veteran_axehand") == "one"
    assert (table.pile("one"), table.pile("two")) == (["veteran_axehand", "stand_and_fight"], [])


def test_an_ally_who_stood_and_fought_falls_into_his_owners_pile() -> None:
    """Rule 117."""
    table = pose(
        decks=TWO,
        phase="combat",
        hand=["stand_and_fight"],
        cards={**RICH, "ungoliants_spawn": engaged()},
        piles={"two": ["guard_of_the_citadel"]},
        encounter=["forest_gate"],
    )
    table.say("play:stand_and_fight")
    table.pass_until("defend")
    table.say("guard_of_the_citadel")
    table.pass_until("attack")
    assert table.pile("two") == ["guard_of_the_citadel"]


def test_by_default_no_neutral_ally_stands_and_fights() -> None:
    """Rule 102."""
    table = pose(decks=SPIRIT, hand=["stand_and_fight"], cards=RICH, piles={"one": ["gandalf"]})
    assert not table.allows("play:stand_and_fight")


@pytest.mark.parametrize(("errata", "comes"), [(False, True), (True, False)])
def test_with_the_errata_no_neutral_ally_stands_and_fights(errata: bool, comes: bool) -> None:
    table = pose(
        decks=SPIRIT, options={"errata": errata}, hand=["stand_and_fight"], cards=RICH, piles={"one": ["gandalf"]}
    )
    assert table.allows("play:stand_and_fight") == comes


def test_stand_and_fight_brings_no_second_faramir() -> None:
    table = pose(
        decks=TWO, hand=["stand_and_fight"], cards={**RICH, "faramir": ally("two")}, piles={"two": ["faramir"]}
    )
    assert not table.allows("play:stand_and_fight")


def test_who_was_sneaked_in_and_fell_and_stands_again_stays() -> None:
    """Rule 111."""
    table = pose(
        decks=TWO,
        first="two",
        phase="combat",
        hands={"one": ["stand_and_fight"], "two": ["sneak_attack", "son_of_arnor"]},
        cards={**RICH, **RICH_TWO, "ungoliants_spawn": engaged("two")},
        encounter=["forest_gate"],
    )
    table.say("play:sneak_attack son_of_arnor")
    table.pass_until("defend")
    table.say("son_of_arnor")
    while not table.allows("play:stand_and_fight"):
        table.say("pass")
    assert table.pile("two")[-1] == "son_of_arnor"
    table.say("play:stand_and_fight")
    while table.state.phase == 6:
        table.say("pass" if table.allows("pass") else "done")
    assert (table.at("son_of_arnor"), table.keeper("son_of_arnor")) == ("ally", "one")


def test_a_light_in_the_dark_drives_an_enemy_off() -> None:
    table = pose(
        decks=SPIRIT,
        phase="combat",
        hand=["a_light_in_the_dark"],
        cards={**RICH, "king_spider": engaged()},
        encounter=["forest_gate"],
    )
    table.say("play:a_light_in_the_dark")
    assert table.at("king_spider") == "staging"
    table.pass_until("attack")  # Dúnhere's; there was nothing to defend against


def test_a_light_in_the_dark_does_not_stop_an_attack_under_way() -> None:
    """Rule 65."""
    table = pose(
        decks=SPIRIT,
        phase="combat",
        hand=["a_light_in_the_dark"],
        cards={**RICH, "king_spider": engaged()},
        encounter=["forest_gate"],
    )
    table.pass_until("defend")
    table.say("eleanor play:a_light_in_the_dark")
    table.pass_until("attack")
    assert (table.at("king_spider"), table.damage("eleanor")) == ("staging", 1)


def test_an_orc_guard_driven_off_by_a_light_falls_into_its_owners_pile() -> None:
    table = pose(
        decks=SPIRIT,
        options={"scenario": "escape_from_dol_guldur"},
        hand=["a_light_in_the_dark"],
        cards={**RICH, "orc_guard": engaged()},
        guards=[{"on": "orc_guard", "card": "lorien_guide"}],
    )
    table.say("play:a_light_in_the_dark")
    assert table.pile("one") == ["lorien_guide", "a_light_in_the_dark"]


def test_dwarven_tomb_opens_ones_own_pile_alone() -> None:
    table = pose(
        decks=TWO,
        first="two",
        phase="planning",
        hands={"one": ["dwarven_tomb"]},
        cards=RICH,
        piles={"one": ["eowyn", "gandalf", "a_test_of_will"], "two": ["a_test_of_will"]},
    )
    table.say("done play:dwarven_tomb")
    assert table.hand("one") == ["a_test_of_will"]
    assert table.pile("two") == ["a_test_of_will"]


def test_dwarven_tomb_needs_a_spirit_card_and_heroes_do_not_count() -> None:
    table = pose(decks=SPIRIT, hand=["dwarven_tomb"], cards=RICH, piles={"one": ["eleanor", "gandalf"]})
    assert not table.allows("play:dwarven_tomb")


def test_fortune_or_fate_brings_a_hero_back_to_the_owner() -> None:
    table = pose(decks=TWO, hand=["fortune_or_fate"], cards=RICH, piles={"two": ["gimli"]})
    table.say("play:fortune_or_fate")
    assert (table.at("gimli"), table.keeper("gimli")) == ("hero", "two")
    assert (table.damage("gimli"), table.tokens("gimli"), table.exhausted("gimli")) == (0, 0, False)
    assert table.pile("two") == []


def test_fortune_or_fate_does_not_bring_a_player_back() -> None:
    """Rule 117."""
    table = pose(
        decks=TWO,
        out=["two"],
        hand=["fortune_or_fate"],
        cards=RICH,
        piles={"two": ["gimli", "aragorn"], "one": []},
    )
    assert not table.allows("play:fortune_or_fate")


# Attachments


def test_the_favor_of_the_lady_adds_willpower() -> None:
    table = pose(decks=SPIRIT, cards={"the_favor_of_the_lady": attached("eowyn")})
    assert (table.stat("eowyn", "willpower"), table.stat("eleanor", "willpower")) == (5, 1)


def test_power_in_the_earth_lessens_a_locations_threat_but_never_below_nothing() -> None:
    table = pose(
        decks=SPIRIT,
        hand=["power_in_the_earth"],
        cards={**RICH, "old_forest_road": staging(), "power_in_the_earth.2": attached("old_forest_road")},
    )
    assert table.stat("old_forest_road", "threat") == 0
    table.say("play:power_in_the_earth")
    assert table.stat("old_forest_road", "threat") == 0


def test_power_in_the_earth_leaves_with_its_location() -> None:
    """Rule 90."""
    table = pose(
        decks=SPIRIT,
        phase="quest",
        cards={
            "northern_tracker": ally(),
            "old_forest_road": staging(tokens=2),
            "power_in_the_earth": attached("old_forest_road"),
        },
        encounter=["forest_gate"],
    )
    table.say("northern_tracker northern_tracker")
    assert table.pile("one") == ["power_in_the_earth"]


def test_unexpected_courage_readies_its_hero_once() -> None:
    table = pose(
        decks=SPIRIT,
        phase="quest",
        cards={"unexpected_courage": attached("eowyn")},
        encounter=["forest_gate"],
    )
    table.say("eowyn done")
    table.pass_until("act")
    table.say("unexpected_courage")
    assert (table.exhausted("eowyn"), table.exhausted("unexpected_courage")) == (False, True)
    assert table.tokens("flies_and_spiders") == 4 - 2  # she stayed committed


def test_unexpected_courage_waits_until_its_hero_is_exhausted() -> None:
    cards = {"unexpected_courage": attached("eowyn"), "eleanor": hero(flags=["exhausted"])}
    assert not pose(decks=SPIRIT, cards=cards).allows("unexpected_courage")


def test_unexpected_courage_frees_even_who_is_caught_in_a_web() -> None:
    table = pose(
        decks=SPIRIT,
        cards={
            "eowyn": hero(flags=["exhausted"]),
            "caught_in_a_web": {"at": "attached", "on": "eowyn"},
            "unexpected_courage": attached("eowyn"),
        },
    )
    table.say("unexpected_courage")
    assert not table.exhausted("eowyn")
