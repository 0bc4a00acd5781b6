"""Leadership's cards by name: what they do, and when they must not."""

from tests.lcg.board import ally, attached, engaged, hero, pose, staging

RICH = {"aragorn": hero(tokens=9)}
TWO = ("aragorn+theodred|guard_of_the_citadel*3+son_of_arnor*3", "gloin+eowyn|snowbourn_scout*3")


def test_theodreds_token_may_pay_for_aragorn_who_stays_committed() -> None:
    table = pose(phase="quest", encounter=["forest_gate"])
    table.say("aragorn theodred done")
    assert not table.allows("aragorn")
    table.say("theodred aragorn")
    table.say("aragorn")
    table.pass_until("travel")
    assert not table.exhausted("aragorn")
    assert table.tokens("flies_and_spiders") == 2 + 1 - 2


def test_gloin_gains_what_he_suffers() -> None:
    table = pose(phase="combat", cards={"king_spider": engaged()}, encounter=["enchanted_stream"])
    table.pass_until("defend")
    table.say("gloin")
    while table.prompt == "act":
        table.say("pass")
    table.say("gloin")
    assert table.tokens("gloin") == table.damage("gloin") == 2


def test_faramir_adds_willpower_to_every_character_of_a_player() -> None:
    table = pose(phase="quest", cards={"faramir": ally()}, encounter=["forest_gate"])
    table.say("aragorn gloin done")
    table.say("faramir")
    table.pass_until("travel")
    assert table.tokens("flies_and_spiders") == 4 + 2 - 2


def test_son_of_arnor_engages_an_enemy() -> None:
    table = pose(hand=["son_of_arnor"], cards={**RICH, "ungoliants_spawn": staging()})
    table.say("play:son_of_arnor son_of_arnor")
    assert table.keeper("ungoliants_spawn") == "one"


def test_snowbourn_scout_explores() -> None:
    table = pose(hand=["snowbourn_scout"], cards={**RICH, "old_forest_road": staging(tokens=2)})
    table.say("play:snowbourn_scout snowbourn_scout")
    assert "old_forest_road" in table.pile()


def test_longbeard_orc_slayer_hurts_orcs_alone() -> None:
    table = pose(
        hand=["longbeard_orc_slayer"],
        cards={**RICH, "dol_guldur_orcs": staging(), "east_bight_patrol": engaged(), "king_spider": staging()},
    )
    table.say("play:longbeard_orc_slayer longbeard_orc_slayer")
    assert [table.damage(name) for name in ("dol_guldur_orcs", "east_bight_patrol", "king_spider")] == [1, 1, 0]


def test_brok_ironfist_comes_when_a_dwarf_hero_falls() -> None:
    table = pose(
        phase="combat", hand=["brok_ironfist"], cards={"king_spider": engaged(), "gloin": hero(damage=3)},
        encounter=["enchanted_stream"],
    )  # fmt: skip
    table.pass_until("defend")
    table.say("gloin")
    while table.prompt == "act":
        table.say("pass")
    table.say("play:brok_ironfist")
    assert table.at("brok_ironfist") == "ally"


def test_ever_vigilant_readies_an_ally() -> None:
    table = pose(hand=["ever_vigilant"], cards={**RICH, "faramir": ally(flags=["exhausted"])})
    table.say("play:ever_vigilant")
    assert not table.exhausted("faramir")


def test_common_cause_exhausts_one_hero_to_ready_another() -> None:
    table = pose(hand=["common_cause"], cards={"gloin": hero(flags=["exhausted"])})
    table.say("play:common_cause aragorn")
    assert table.exhausted("aragorn")
    assert not table.exhausted("gloin")


def test_for_gondor_lasts_for_the_phase() -> None:
    table = pose(hand=["for_gondor"], cards={**RICH, "faramir": ally()})
    table.say("play:for_gondor")
    seen = {entry.card: entry for entry in table.view(0).seats["one"].allies}
    assert (seen["faramir"].attack, seen["faramir"].defense) == (2, 3)
    table.say("done")
    assert table.state.modifiers == ()


def test_sneak_attack_brings_an_ally_until_the_phase_ends() -> None:
    table = pose(hand=["sneak_attack", "gandalf"], cards=RICH)
    table.say("play:sneak_attack gandalf")
    assert table.prompt == "respond"
    table.say("gandalf lower_threat")
    assert table.threat() == 24
    table.say("done")
    assert table.hand() == ["gandalf"]


def test_sneak_attack_needs_an_ally_in_the_hand() -> None:
    assert not pose(hand=["sneak_attack", "for_gondor"], cards=RICH).allows("play:sneak_attack")


def test_valiant_sacrifice_lets_the_allys_controller_draw() -> None:
    table = pose(
        phase="combat",
        hand=["valiant_sacrifice"],
        cards={**RICH, "king_spider": engaged(), "snowbourn_scout": ally()},
        encounter=["enchanted_stream"],
    )
    table.pass_until("defend")
    table.say("snowbourn_scout")
    while table.prompt == "act":
        table.say("pass")
    table.say("play:valiant_sacrifice")
    assert len(table.hand()) == 2


def test_grim_resolve_readies_everybody() -> None:
    cards = {"aragorn": hero(tokens=5, flags=["exhausted"]), "gloin": hero(flags=["exhausted"])}
    table = pose(hand=["grim_resolve"], cards=cards)
    table.say("play:grim_resolve")
    assert not table.exhausted("aragorn")
    assert not table.exhausted("gloin")


def test_steward_of_gondor_brings_two_resources_and_the_trait() -> None:
    table = pose(hand=["for_gondor"], cards={"steward_of_gondor": attached("gloin")})
    table.say("steward_of_gondor")
    assert table.tokens("gloin") == 2
    assert table.exhausted("steward_of_gondor")
    table.say("play:for_gondor")
    heroes = {entry.card: entry for entry in table.view(0).seats["one"].heroes}
    assert (heroes["gloin"].defense, heroes["aragorn"].defense) == (2, 2)


def test_celebrians_stone_adds_two_willpower() -> None:
    table = pose(phase="quest", cards={"celebrians_stone": attached("theodred")})
    table.say("theodred done")
    assert table.view(0).willpower == 3


def test_gandalf_leaves_at_the_end_of_the_round() -> None:
    table = pose(phase="refresh", cards={"gandalf": ally()})
    table.pass_to_phase("planning")
    assert "gandalf" in table.pile("one")
