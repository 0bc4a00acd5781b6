"""Combat: shadow cards, defended and undefended attacks, attacks by players, what follows."""

from tests.lcg.board import ally, attached, engaged, hero, pose

from westmarch.games.lcg.components import SPIRIT
from westmarch.games.lcg.rules.numbers import has_sphere

TWO = (
    "aragorn+theodred|guard_of_the_citadel*3+ever_vigilant*3+valiant_sacrifice*3",
    "legolas+eowyn|snowbourn_scout*3+silverlode_archer*3",
)


def test_shadow_cards_are_dealt_by_descending_engagement_cost() -> None:
    """Rule 56."""
    table = pose(
        phase="combat",
        cards={"forest_spider": engaged(), "ungoliants_spawn": engaged()},
        encounter=["east_bight_patrol", "enchanted_stream"],
    )
    dealt = [entry.card for entry in table.state.shadows]
    assert dealt == [table.card("ungoliants_spawn"), table.card("forest_spider")]


def test_attacks_of_the_rulebooks_example() -> None:
    table = pose(
        phase="combat",
        cards={"silverlode_archer": ally(), "ungoliants_spawn": engaged(), "forest_spider": engaged()},
        encounter=["east_bight_patrol", "enchanted_stream"],
    )
    table.pass_until("enemy_to_face")
    table.say("ungoliants_spawn silverlode_archer")
    table.pass_until("defend")
    assert table.pile("one") == ["silverlode_archer"]
    assert table.threat() == 29
    table.say("none")
    table.pass_until("takes_damage")
    table.say("aragorn")
    assert table.damage("aragorn") == 2


def test_undefended_the_patrol_in_the_shadow_also_raises_threat() -> None:
    table = pose(phase="combat", cards={"king_spider": engaged()}, encounter=["east_bight_patrol"])
    table.pass_until("defend")
    table.say("none")
    table.pass_until("takes_damage")
    assert table.threat() == 32
    table.say("aragorn")
    assert table.damage("aragorn") == 4


def test_defense_lessens_the_damage_and_exhausts_the_defender() -> None:
    """Rule 61."""
    table = pose(phase="combat", cards={"king_spider": engaged()}, encounter=["enchanted_stream"])
    table.pass_until("defend")
    table.say("aragorn")
    table.pass_until("attack")
    assert table.damage("aragorn") == 1
    assert table.exhausted("aragorn")


def test_allies_cannot_take_undefended_damage() -> None:
    """Rule 62."""
    table = pose(phase="combat", cards={"king_spider": engaged(), "faramir": ally()}, encounter=["enchanted_stream"])
    table.pass_until("defend")
    table.say("none")
    table.pass_until("takes_damage")
    assert not table.allows("faramir")


def test_several_characters_add_their_attack() -> None:
    """Rule 68."""
    table = pose(phase="combat", cards={"king_spider": engaged(), "faramir": ally()}, encounter=["enchanted_stream"])
    table.pass_until("defend")
    table.say("none")
    table.pass_until("takes_damage")
    table.say("gloin")
    table.pass_until("attack")
    table.say("king_spider theodred gloin done")
    assert table.away("king_spider")
    assert "king_spider" in table.pile()


def test_a_sentinel_defends_for_another_player() -> None:
    """Rule 60."""
    table = pose(decks=TWO, phase="combat", cards={"king_spider": engaged("two")}, encounter=["enchanted_stream"])
    table.pass_until("defend")
    table.say("none")
    assert (table.prompt, table.chooser) == ("sentinel", "one")
    table.say("aragorn")
    table.pass_until("attack")
    assert table.damage("aragorn") == 1


def test_ranged_characters_join_anothers_attack() -> None:
    """Rule 67."""
    table = pose(
        decks=TWO,
        phase="combat",
        cards={"forest_spider": engaged("one", damage=1), "aragorn": hero(), "silverlode_archer": ally("two")},
        encounter=["enchanted_stream"],
    )
    table.pass_until("defend")
    table.say("none")
    table.pass_until("takes_damage")
    table.say("theodred")
    table.pass_until("attack")
    table.say("forest_spider aragorn done")
    assert (table.prompt, table.chooser) == ("join", "two")
    table.say("silverlode_archer done")
    assert table.away("forest_spider")


def test_legolas_makes_progress_when_his_attack_destroys() -> None:
    table = pose(decks=TWO, first="two", phase="combat", cards={"king_spider": engaged("two", damage=2)})
    table.pass_until("defend")
    table.say("none none")
    while table.prompt != "attack":
        table.say("pass" if table.prompt in ("act", "respond") else table.options()[0])
    table.say("king_spider legolas done")
    assert table.prompt == "respond"
    table.say("legolas")
    assert table.tokens("flies_and_spiders") == 2


def test_the_beastmaster_gets_a_second_shadow_card_when_it_attacks() -> None:
    table = pose(
        phase="combat", cards={"dol_guldur_beastmaster": engaged()}, encounter=["enchanted_stream", "forest_gate"]
    )
    table.pass_until("defend")
    assert len(table.state.shadows) == 2


def test_without_an_encounter_deck_no_shadow_card_is_dealt() -> None:
    table = pose(phase="combat", options={"beginner": True}, cards={"king_spider": engaged()})
    assert table.state.shadows == ()


def test_hummerhorns_hurt_a_hero_of_whom_they_engage() -> None:
    table = pose(phase="encounter", cards={"hummerhorns": {"at": "staging"}})
    table.say("hummerhorns")
    assert table.prompt == "damage"
    table.say("aragorn")
    assert "aragorn" in table.pile("one")


def test_the_hero_who_bears_the_stone_pays_for_spirit_too() -> None:
    table = pose(cards={"celebrians_stone": attached("aragorn")})
    assert has_sphere(table.state, table.card("aragorn"), SPIRIT)
    table = pose(cards={"celebrians_stone": attached("gloin")})
    assert not has_sphere(table.state, table.card("gloin"), SPIRIT)
