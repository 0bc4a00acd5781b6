"""The encounter set Spiders of Mirkwood, card by card."""

import pytest
from tests.lcg.board import ally, attached, engaged, hero, pose, staging

TWO = (
    "aragorn+theodred|guard_of_the_citadel*3+ever_vigilant*3+faramir*1",
    "gloin+eowyn|snowbourn_scout*3+common_cause*2",
)
BLANK = "enchanted_stream"  # no shadow effect
ASKED = {"aragorn": hero(tokens=1)}  # with a card in hand, which might be Ever Vigilant: the player is asked in windows


# King Spider


def test_the_king_spider_makes_each_player_exhaust_a_ready_character() -> None:
    table = pose(decks=TWO, phase="quest", encounter=["king_spider", "forest_gate"])
    table.say("aragorn done gloin done")
    table.pass_until("travel")
    assert table.exhausted("theodred")
    assert table.exhausted("eowyn")


def test_the_king_spiders_shadow_exhausts_a_character_of_the_defending_player() -> None:
    table = pose(phase="combat", cards={"dol_guldur_orcs": engaged()}, encounter=["king_spider"])
    table.defend("aragorn")
    assert (table.prompt, sorted(table.options())) == ("exhaust", ["gloin", "theodred"])
    table.say("gloin")
    assert table.exhausted("gloin")
    assert not table.exhausted("theodred")


def test_undefended_the_king_spiders_shadow_exhausts_two_characters() -> None:
    table = pose(phase="combat", cards={"dol_guldur_orcs": engaged()}, encounter=["king_spider"])
    table.defend("none")
    table.say("aragorn gloin")
    assert [table.exhausted(name) for name in ("aragorn", "theodred", "gloin")] == [True, False, True]


def test_undefended_the_king_spiders_shadow_exhausts_whoever_is_left() -> None:
    cards = {
        "dol_guldur_orcs": engaged(),
        "aragorn": hero(flags=["exhausted"]),
        "theodred": hero(flags=["exhausted"]),
    }
    table = pose(phase="combat", cards=cards, encounter=["king_spider"])
    table.defend("none")
    assert table.prompt == "takes_damage"
    assert table.exhausted("gloin")


# Hummerhorns


@pytest.mark.parametrize(("defender", "damage"), [("aragorn", 1), ("none", 2)])
def test_the_hummerhorns_shadow_stings_every_character_of_the_defending_player(defender: str, damage: int) -> None:
    cards = {"black_forest_bats": engaged(), "guard_of_the_citadel": ally()}
    table = pose(decks=TWO, phase="combat", cards=cards, encounter=["hummerhorns"])
    table.defend(defender)
    assert table.damage("theodred") == damage
    assert table.away("guard_of_the_citadel") == (damage == 2)
    assert table.damage("gloin") == table.damage("eowyn") == 0


def test_slain_hummerhorns_are_worth_five_victory_points() -> None:
    cards = {"hummerhorns": engaged(flags=["has_attacked"])}
    table = pose(phase="combat", cards=cards, encounter=[BLANK])
    table.pass_until("attack")
    table.say("hummerhorns aragorn done")
    assert table.victory() == ["hummerhorns"]
    assert table.state.victory_points() == 5


# Ungoliant's Spawn


def test_the_spawn_weakens_all_who_are_committed_for_the_phase() -> None:
    table = pose(decks=TWO, phase="quest", hand=["faramir"], cards=ASKED, encounter=["ungoliants_spawn", "forest_gate"])
    table.say("aragorn done pass eowyn pass")
    assert table.at("ungoliants_spawn") == "staging"
    assert (table.stat("aragorn", "willpower"), table.stat("eowyn", "willpower")) == (1, 3)
    assert table.stat("theodred", "willpower") == 1
    table.pass_until("travel")
    assert (table.stat("aragorn", "willpower"), table.stat("eowyn", "willpower")) == (2, 4)


@pytest.mark.parametrize(("defender", "threat"), [("aragorn", 4), ("none", 8)])
def test_the_spawns_shadow_raises_the_threat_of_the_defending_player(defender: str, threat: int) -> None:
    cards = {"black_forest_bats": engaged()}
    table = pose(decks=TWO, phase="combat", threat={"one": 20, "two": 20}, cards=cards, encounter=["ungoliants_spawn"])
    table.defend(defender)
    assert (table.threat("one"), table.threat("two")) == (20 + threat, 20)


# Great Forest Web


def test_travelling_to_the_great_forest_web_exhausts_a_hero_of_each_player() -> None:
    cards = {"great_forest_web": staging(), "theodred": hero(flags=["exhausted"]), **ASKED}
    table = pose(decks=TWO, phase="travel", hand=["faramir"], cards=cards)
    table.say("great_forest_web")
    assert (table.chooser, sorted(table.options())) == ("two", ["eowyn", "gloin"])
    assert table.at("great_forest_web") == "staging"
    table.say("gloin")
    assert table.at("great_forest_web") == "active"
    assert [table.exhausted(name) for name in ("aragorn", "gloin", "eowyn")] == [True, True, False]


def test_nobody_travels_to_the_great_forest_web_while_a_player_has_no_ready_hero() -> None:
    tired = {name: hero("two", flags=["exhausted"]) for name in ("gloin", "eowyn")}
    cards = {"great_forest_web": staging(), "forest_gate": staging(), **tired, "snowbourn_scout": ally("two")}
    table = pose(decks=TWO, phase="travel", cards=cards)
    assert sorted(table.options()) == ["forest_gate", "stay"]


# Mountains of Mirkwood


def test_who_travels_to_the_mountains_meets_the_next_encounter_card_first() -> None:
    cards = {"mountains_of_mirkwood": staging()}
    table = pose(decks=TWO, phase="travel", cards=cards, encounter=["king_spider", "forest_gate"])
    table.say("mountains_of_mirkwood")
    assert (table.prompt, table.chooser) == ("exhaust", "one")
    assert table.at("mountains_of_mirkwood") == "staging"
    table.say("aragorn gloin")
    assert table.at("mountains_of_mirkwood") == "active"
    assert table.at("king_spider") == "staging"
    assert table.away("forest_gate")


def test_behind_the_explored_mountains_each_player_may_take_one_of_five_cards() -> None:
    table = pose(
        decks=TWO,
        hands={"one": ["ever_vigilant"], "two": []},
        phase="quest",
        cards={"mountains_of_mirkwood": {"at": "active", "tokens": 2}},
        encounter=["old_forest_road", "old_forest_road"],
        tops={"one": ["guard_of_the_citadel", "guard_of_the_citadel", "faramir", "ever_vigilant", "ever_vigilant"]},
    )
    table.say("aragorn done gloin done")
    table.pass_until("may")
    table.say("yes")
    assert sorted(table.options()) == ["ever_vigilant", "faramir", "guard_of_the_citadel"]
    table.say("faramir")
    assert (table.prompt, table.chooser) == ("may", "two")
    table.say("no")
    assert sorted(table.hand("one")) == ["ever_vigilant", "faramir"]
    assert table.hand("two") == []
    assert table.state.decks[0].top == ()
    assert table.pile() == ["mountains_of_mirkwood"]


# Eyes of the Forest


def test_eyes_of_the_forest_take_every_event_out_of_every_hand() -> None:
    table = pose(
        decks=TWO,
        hands={"one": ["ever_vigilant", "faramir", "ever_vigilant"], "two": ["snowbourn_scout", "common_cause"]},
        phase="quest",
        encounter=["eyes_of_the_forest", "forest_gate"],
    )
    table.say("done done")
    table.pass_until("travel")
    assert (table.hand("one"), table.hand("two")) == (["faramir"], ["snowbourn_scout"])
    assert (table.pile("one"), table.pile("two")) == (["ever_vigilant", "ever_vigilant"], ["common_cause"])


# Caught in a Web


def test_of_two_players_with_the_highest_threat_the_first_says_who_is_caught_in_a_web() -> None:
    """Rule 120."""
    table = pose(
        decks=TWO,
        first="two",
        phase="quest",
        threat={"one": 30, "two": 30},
        encounter=["caught_in_a_web", "forest_gate"],
    )
    table.say("done done")
    table.pass_windows()
    assert (table.prompt, table.chooser) == ("player", "two")
    table.say("seat:one")
    assert (table.prompt, table.chooser) == ("target", "one")
    table.say("theodred")
    assert table.state.host[table.card("caught_in_a_web")] == table.card("theodred")


def test_a_hero_caught_in_a_web_stays_exhausted_if_nobody_pays() -> None:
    cards = {
        "caught_in_a_web": {"at": "attached", "on": "gloin"},
        "gloin": hero(tokens=2, flags=["exhausted"]),
        "steward_of_gondor": attached("gloin", flags=["exhausted"]),
    }
    table = pose(phase="refresh", cards=cards)
    table.say("no")
    assert (table.exhausted("gloin"), table.exhausted("steward_of_gondor")) == (True, False)
