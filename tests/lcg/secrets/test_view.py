"""What the view tells about an attack before it is confirmed, and about the staging to come."""

from typing import Any

import msgspec
from tests.lcg.board import PosedTable, ally, attached, engaged, pose, staging

HUNTERS = ("legolas+dunhere|snowbourn_scout*3+blade_of_gondolin*3",)
ATTACKED = {"king_spider": engaged(), "steward_of_gondor": attached("theodred")}  # the Steward may always act
TWO = ("aragorn+theodred|faramir*3", "legolas+eowyn|faramir*3")


def fight(table: PosedTable) -> dict[str, Any]:
    """The attack that is under way, as everybody sees it."""
    seen: Any = table.view(0).fight
    assert seen == table.view(-1).fight
    found: dict[str, Any] = msgspec.to_builtins(seen) if seen else {}
    return found


def test_nobody_fights_outside_an_attack() -> None:
    assert fight(pose(phase="combat", cards=ATTACKED, encounter=["enchanted_stream"])) == {}


def test_an_enemys_attack_is_shown_before_and_after_a_defender_is_declared() -> None:
    table = pose(phase="combat", cards=ATTACKED, encounter=["enchanted_stream"])
    table.pass_until("defend")
    assert fight(table) == {
        "by": "enemy", "enemy": "king_spider", "seat": "one", "characters": [], "attack": 3, "defense": 0, "damage": 3,
        "several": False,
    }  # fmt: skip
    table.say("aragorn")
    assert table.prompt == "act"
    shown = fight(table)
    assert (shown["characters"], shown["defense"], shown["damage"]) == (["aragorn"], 2, 1)


def test_what_a_shadow_card_adds_is_part_of_the_attack() -> None:
    table = pose(phase="combat", cards=ATTACKED, encounter=["east_bight_patrol"])
    table.pass_until("defend")
    table.say("aragorn")
    assert (fight(table)["attack"], fight(table)["damage"]) == (4, 2)


def test_what_has_been_dealt_is_no_longer_announced() -> None:
    table = pose(phase="combat", cards=ATTACKED, encounter=["enchanted_stream"])
    table.pass_until("defend")
    table.say("gloin")
    while table.prompt == "act":
        assert fight(table)["damage"] == 2
        table.say("pass")
    assert (table.prompt, table.damage("gloin"), fight(table)) == ("respond", 2, {})


def test_an_undefended_attack_is_shown_until_somebody_has_taken_it() -> None:
    table = pose(phase="combat", cards=ATTACKED, encounter=["enchanted_stream"])
    table.pass_until("defend")
    table.say("none")
    table.pass_until("takes_damage")
    assert fight(table)["damage"] == 3
    table.say("gloin")
    assert fight(table) == {}


def test_a_players_attack_tells_what_each_character_would_bring_against_this_enemy() -> None:
    table = pose(
        decks=HUNTERS,
        phase="combat",
        cards={"blade_of_gondolin": attached("legolas"), "dol_guldur_orcs": engaged(), "snowbourn_scout": ally()},
        encounter=["enchanted_stream"],
    )
    table.pass_until("defend")
    table.say("snowbourn_scout")
    table.pass_until("attack")
    table.say("dol_guldur_orcs")
    assert fight(table)["might"] == {"legolas": 4, "dunhere": 2}
    table.say("legolas")
    shown = fight(table)
    assert (shown["characters"], shown["attack"], shown["defense"], shown["damage"]) == (["legolas"], 4, 0, 4)
    assert shown["might"] == {"dunhere": 2}


def test_the_number_of_cards_to_be_revealed_follows_players_and_quest() -> None:
    assert pose(cards={"forest_spider": staging()}).view(0).reveals == 1
    assert pose(decks=TWO).view(0).reveals == 2
    journey = {"scenario": "journey_along_the_anduin"}
    assert pose(options=journey, quest="anduin_passage").view(0).reveals == 2
    assert pose(options=journey, quest="ambush_on_the_shore").view(0).reveals == 0


def test_whom_one_could_attack_is_shown_with_what_each_would_bring() -> None:
    """The Blade of Gondolin counts against Orcs only; Dúnhere alone reaches the staging area, and with more."""
    cards = {
        "dol_guldur_orcs": engaged(),
        "forest_spider": staging(),
        "blade_of_gondolin": attached("legolas"),
        "snowbourn_scout": ally(flags=["exhausted"]),
    }
    table = pose(decks=HUNTERS, phase="combat", cards=cards, encounter=["enchanted_stream"])
    assert table.view(0).targets == {}
    table.pass_until("defend")
    table.say("none")
    table.pass_windows()
    if table.prompt == "takes_damage":
        table.say("legolas")
    table.pass_until("attack")
    shown = {"dol_guldur_orcs": {"legolas": 4, "dunhere": 2}, "forest_spider": {"dunhere": 3}}
    assert table.view(0).targets == table.view(-1).targets == shown
    table.say("forest_spider")
    assert table.view(0).targets == {"dol_guldur_orcs": {"legolas": 4}}
