"""The encounter set Dol Guldur Orcs, card by card."""

import pytest
from tests.lcg.board import ally, attached, engaged, hero, pose, staging

TWO = (
    "aragorn+theodred|guard_of_the_citadel*3+celebrians_stone*1+steward_of_gondor*2",
    "gloin+eowyn|snowbourn_scout*3+steward_of_gondor*2",
)
BLANK = "enchanted_stream"  # no shadow effect


# Dol Guldur Orcs


def test_the_first_player_says_whom_dol_guldur_orcs_hurt_on_the_quest() -> None:
    table = pose(decks=TWO, first="two", phase="quest", encounter=["dol_guldur_orcs", "forest_gate"])
    table.say("eowyn aragorn done")
    table.pass_until("damage")
    assert (table.chooser, sorted(table.options())) == ("two", ["aragorn", "eowyn"])
    table.say("aragorn")
    assert (table.damage("aragorn"), table.damage("eowyn")) == (2, 0)


@pytest.mark.parametrize(("defender", "damage"), [("theodred", 3 + 1 - 1), ("none", 3 + 3)])
def test_the_orcs_shadow_adds_one_attack_or_three_if_undefended(defender: str, damage: int) -> None:
    cards = {"king_spider": engaged(), "citadel_plate": attached("theodred")}
    table = pose(
        decks=("aragorn+theodred|citadel_plate*2",), phase="combat", cards=cards, encounter=["dol_guldur_orcs"]
    )
    table.defend(defender)
    if defender == "none":
        assert table.strength() == damage
    else:
        assert table.damage("theodred") == damage


# Chieftain Ufthak


def test_chieftain_ufthak_gains_a_resource_after_each_attack_of_his() -> None:
    table = pose(phase="combat", cards={"chieftain_ufthak": engaged()}, encounter=[BLANK])
    assert table.stat("chieftain_ufthak", "attack") == 3
    table.defend("aragorn")
    assert table.damage("aragorn") == 3 - 2
    assert table.tokens("chieftain_ufthak") == 1
    assert table.stat("chieftain_ufthak", "attack") == 3 + 2


def test_chieftain_ufthak_strikes_with_two_more_for_each_of_his_resources() -> None:
    table = pose(phase="combat", cards={"chieftain_ufthak": engaged(tokens=2)}, encounter=[BLANK])
    table.defend("none")
    assert table.strength() == 3 + 2 * 2
    table.say("theodred")
    assert table.tokens("chieftain_ufthak") == 3


def test_chieftain_ufthak_keeps_his_resources_in_the_staging_area_and_loses_them_with_his_life() -> None:
    cards = {"chieftain_ufthak": engaged(tokens=2, damage=4), "aragorn": hero(tokens=2)}
    deck = ("aragorn+theodred+eowyn|a_light_in_the_dark*2+for_gondor*2",)
    table = pose(
        decks=deck,
        phase="combat",
        hand=["a_light_in_the_dark"],
        cards={**cards, "eowyn": hero(tokens=2)},
        encounter=[BLANK],
    )
    table.say("play:a_light_in_the_dark")
    assert (table.at("chieftain_ufthak"), table.tokens("chieftain_ufthak")) == ("staging", 2)


def test_chieftain_ufthak_gains_a_resource_also_for_the_attack_that_puts_a_player_out() -> None:
    cards = {"chieftain_ufthak": engaged(), "aragorn": hero(damage=4)}
    table = pose(
        decks=("aragorn|guard_of_the_citadel*3", "gloin+eowyn|snowbourn_scout*3"),
        phase="combat",
        cards=cards,
        encounter=[BLANK],
    )
    table.defend("none")
    assert not table.state.alive(0)
    assert (table.at("chieftain_ufthak"), table.tokens("chieftain_ufthak")) == ("staging", 1)


def test_a_slain_chieftain_ufthak_is_worth_four_victory_points() -> None:
    cards = {"chieftain_ufthak": engaged(damage=4, flags=["has_attacked"])}
    table = pose(phase="combat", cards=cards, encounter=[BLANK])
    table.pass_until("attack")
    table.say("chieftain_ufthak aragorn gloin")
    assert table.victory() == ["chieftain_ufthak"]
    assert table.state.victory_points() == 4


# Driven by Shadow


def test_the_shadow_of_driven_by_shadow_takes_an_attachment_of_the_defender_alone() -> None:
    cards = {
        "king_spider": engaged(),
        "celebrians_stone": attached("aragorn"),
        "steward_of_gondor": attached("theodred"),
    }
    table = pose(decks=TWO, phase="combat", cards=cards, encounter=["driven_by_shadow"])
    table.defend("aragorn")
    assert table.pile("one") == ["celebrians_stone"]
    assert table.at("steward_of_gondor") == "attached"


def test_undefended_the_shadow_of_driven_by_shadow_takes_all_attachments_of_the_player() -> None:
    cards = {
        "king_spider": engaged(),
        "celebrians_stone": attached("aragorn"),
        "steward_of_gondor": attached("gloin", "two"),
    }
    table = pose(decks=TWO, phase="combat", cards=cards, encounter=["driven_by_shadow"])
    table.defend("none")
    assert table.pile("one") == ["celebrians_stone"]
    assert table.at("steward_of_gondor") == "attached"


# The Necromancer's Reach


def test_the_necromancers_reach_hurts_exhausted_allies_of_every_player_too() -> None:
    cards = {"guard_of_the_citadel": ally(flags=["exhausted"]), "snowbourn_scout": ally("two", flags=["exhausted"])}
    table = pose(decks=TWO, phase="quest", cards=cards, encounter=["the_necromancers_reach", "forest_gate"])
    table.say("done done")
    table.pass_until("travel")
    assert table.damage("guard_of_the_citadel") == 1
    assert table.pile("two") == ["snowbourn_scout"]
    assert table.damage("aragorn") == table.damage("gloin") == 0


# Necromancer's Pass


def test_travelling_to_the_necromancers_pass_costs_the_first_player_two_cards_at_random() -> None:
    hands = {"one": ["guard_of_the_citadel"] * 3, "two": ["snowbourn_scout"] * 3}
    table = pose(decks=TWO, first="two", hands=hands, phase="travel", cards={"necromancers_pass": staging()})
    table.say("necromancers_pass")
    assert table.at("necromancers_pass") == "active"
    assert (table.hand("one"), table.hand("two")) == (["guard_of_the_citadel"] * 3, ["snowbourn_scout"])
    assert table.pile("two") == ["snowbourn_scout"] * 2


def test_which_cards_the_necromancers_pass_takes_is_chance() -> None:
    kept = set()
    for seed in range(12):
        hand = ["guard_of_the_citadel", "celebrians_stone", "steward_of_gondor"]
        table = pose(decks=TWO, hand=hand, phase="travel", cards={"necromancers_pass": staging()}, seed=seed)
        table.say("necromancers_pass")
        kept.update(table.hand())
    assert len(kept) > 1
