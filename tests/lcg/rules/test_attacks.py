"""Combat: shadow cards, attacks of enemies and of players, ranged and sentinel characters (rules 56-72 and 78)."""

import pytest
from tests.lcg.board import PosedTable, ally, attached, engaged, hero, pose, staging

from westmarch.games.lcg.components import NAME_IDS
from westmarch.games.lcg.words import NOTICES

TWO = (
    "aragorn+theodred|guard_of_the_citadel*3+snowbourn_scout*3+citadel_plate*2",
    "legolas+gloin|silverlode_archer*2+gondorian_spearman*3+guard_of_the_citadel*3",
)
BLANK = ["enchanted_stream", "forest_gate", "enchanted_stream"]  # shadow cards without effect


def fight(**more: object) -> PosedTable:
    """A combat phase of two players with shadow cards that do nothing."""
    return pose(**{"decks": TWO, "phase": "combat", "encounter": BLANK, **more})  # type: ignore[arg-type]


def spent(*names: str, seat: str = "one") -> dict[str, object]:
    """Heroes who are exhausted."""
    return {name: hero(seat, flags=["exhausted"]) for name in names}


# Shadow cards


def test_the_first_players_enemies_are_dealt_shadow_cards_first() -> None:
    cards = {
        "ungoliants_spawn": engaged("one"),
        "dol_guldur_orcs": engaged("one"),
        "forest_spider": engaged("two"),
        "chieftain_ufthak": engaged("two"),
        "king_spider": staging(),
    }
    table = fight(first="two", cards=cards, encounter=[*BLANK, "old_forest_road"])
    dealt = ("chieftain_ufthak", "forest_spider", "ungoliants_spawn", "dol_guldur_orcs")
    assert [entry.card for entry in table.state.shadows] == [table.card(name) for name in dealt]


@pytest.mark.parametrize("shadow", ["cavern_guardian", "endless_caverns"])
def test_of_a_shadow_card_only_the_shadow_effect_counts(shadow: str) -> None:
    table = pose(
        decks=TWO,
        options={"scenario": "escape_from_dol_guldur"},
        phase="combat",
        threat={"one": 20},
        cards={"nazgul_of_dol_guldur": {"at": "beside"}, "dol_guldur_orcs": engaged()},
        encounter=[shadow, "tower_gate"],
    )
    table.defend("aragorn")
    assert table.threat() == 20
    assert table.state.staging() == ()


def test_shadow_cards_leave_with_their_enemy_before_they_are_turned_up() -> None:
    cards = {"king_spider": engaged(), "ungoliants_spawn": engaged(), "aragorn": hero(tokens=1)}
    deck = ("aragorn+theodred|sneak_attack*1+gandalf*1",)
    table = fight(
        decks=deck, hand=["sneak_attack", "gandalf"], cards=cards, encounter=["enchanted_stream", "east_bight_patrol"]
    )
    table.say("play:sneak_attack gandalf gandalf damage king_spider")
    assert sorted(table.pile()) == ["east_bight_patrol", "king_spider"]
    assert [entry.card for entry in table.state.shadows] == [table.card("ungoliants_spawn")]


# Enemies attack


def test_the_first_player_is_attacked_first() -> None:
    table = fight(first="two", cards={"king_spider": engaged("one"), "dol_guldur_orcs": engaged("two")})
    table.pass_until("defend")
    assert table.chooser == "two"
    table.say("gloin")
    table.pass_until("defend")
    assert table.chooser == "one"


def test_only_a_ready_character_of_the_attacked_player_defends() -> None:
    cards = {"king_spider": engaged(), "guard_of_the_citadel": ally(), **spent("aragorn")}
    table = fight(cards=cards)
    table.pass_until("defend")
    assert sorted(table.options()) == ["guard_of_the_citadel", "none", "theodred"]


def test_the_order_of_enemies_is_asked_only_where_they_differ() -> None:
    """Rule 58; face-down shadow cards that nobody knows make no difference."""
    twins = {"forest_spider": engaged(), "forest_spider.2": engaged()}
    table = fight(cards=twins)
    table.pass_until("defend")
    for one in ({"damage": 1}, {"tokens": 1}):
        table = fight(cards={**twins, "forest_spider.2": engaged(**one)})
        table.pass_until("enemy_to_face")
        assert table.options() == ["forest_spider", "forest_spider.2"]
    table = fight(cards={**twins, "king_spider": engaged()})
    table.pass_until("enemy_to_face")
    assert sorted(table.options()) == ["forest_spider", "king_spider"]


def test_an_enemy_whose_shadow_card_is_known_differs_from_others() -> None:
    twins = {"forest_spider": engaged(), "forest_spider.2": engaged(), "dark_knowledge": attached("denethor")}
    table = pose(decks=("denethor|dark_knowledge*1",), phase="combat", cards=twins, encounter=BLANK)
    table.say("dark_knowledge")
    table.pass_until("enemy_to_face")
    assert table.options() == ["forest_spider", "forest_spider.2"]


def test_damage_beyond_the_defenders_hit_points_is_lost() -> None:
    cards = {"king_spider": engaged(), "snowbourn_scout": ally()}
    table = fight(cards=cards, threat={"one": 20})
    table.defend("snowbourn_scout")
    assert table.pile("one") == ["snowbourn_scout"]
    assert table.damage("aragorn") == table.damage("theodred") == 0
    assert table.threat() == 20


def test_a_defence_that_is_as_high_as_the_attack_prevents_all_damage() -> None:
    table = fight(cards={"black_forest_bats": engaged()})
    table.defend("aragorn")
    assert table.damage("aragorn") == 0


def test_each_enemy_attacks_once() -> None:
    table = fight(cards={"dol_guldur_orcs": engaged()})
    table.defend("aragorn")
    assert table.prompt == "attack"
    assert table.damage("aragorn") == 0


def test_an_undefended_attack_counts_no_defence_and_hits_a_hero_of_choice() -> None:
    """Rule 62."""
    table = fight(cards={"dol_guldur_orcs": engaged(), "guard_of_the_citadel": ally()})
    table.defend("none")
    assert sorted(table.options()) == ["aragorn", "theodred"]
    table.say("aragorn")
    assert table.damage("aragorn") == 2


# Sentinels


def test_no_sentinel_is_asked_where_the_attacked_player_defends() -> None:
    cards = {"king_spider": engaged("one"), "gondorian_spearman": ally("two")}
    table = fight(cards=cards)
    table.pass_until("defend")
    table.say("theodred")
    assert table.prompt != "sentinel"


def test_an_exhausted_sentinel_does_not_defend() -> None:
    """Rule 78."""
    cards = {"king_spider": engaged("one"), "gondorian_spearman": ally("two", flags=["exhausted"])}
    table = fight(cards=cards)
    table.defend("none")
    assert table.prompt == "takes_damage"


def test_only_sentinels_defend_for_others_and_are_exhausted_by_it() -> None:
    """Rule 60."""
    cards = {"king_spider": engaged("two"), "guard_of_the_citadel": ally("one")}
    table = fight(cards=cards)
    table.pass_until("defend")
    table.say("none")
    assert (table.prompt, table.chooser, sorted(table.options())) == ("sentinel", "one", ["aragorn", "none"])
    table.say("aragorn")
    assert table.exhausted("aragorn")


# Players attack


def test_a_player_attacks_each_enemy_once() -> None:
    """Rule 67."""
    cards = {"ungoliants_spawn": engaged(flags=["has_attacked"]), "guard_of_the_citadel": ally()}
    table = fight(cards=cards)
    table.pass_until("attack")
    table.say("ungoliants_spawn aragorn done")
    while table.prompt in ("act", "respond", "join"):
        table.say("pass" if table.allows("pass") else "done")
    assert (table.prompt, table.chooser) == ("attack", "two")  # Legolas reaches it, too


def test_a_ranged_character_attacks_an_enemy_of_another_player_once_by_himself() -> None:
    """Rule 67."""
    cards = {"ungoliants_spawn": engaged("one", flags=["has_attacked"]), "silverlode_archer": ally("two")}
    table = fight(first="two", cards=cards)
    table.pass_until("attack")
    assert table.chooser == "two"
    table.say("ungoliants_spawn")
    assert sorted(table.options()) == ["legolas", "silverlode_archer"]
    table.say("legolas done")
    assert table.damage("ungoliants_spawn") == 3 - 2
    assert (table.prompt, table.chooser) == ("attack", "one")
    assert not table.exhausted("silverlode_archer")


def test_an_attack_below_the_enemys_defence_deals_no_damage() -> None:
    """Rule 68."""
    table = fight(cards={"chieftain_ufthak": engaged(flags=["has_attacked"])})
    table.pass_until("attack")
    table.say("chieftain_ufthak theodred")
    table.say("done")
    assert table.damage("chieftain_ufthak") == 0
    assert table.exhausted("theodred")


def test_exhausted_characters_do_not_attack() -> None:
    table = fight(cards={"ungoliants_spawn": engaged(flags=["has_attacked"]), **spent("aragorn")})
    table.pass_until("attack")
    table.say("ungoliants_spawn")
    assert table.exhausted("theodred")
    assert table.prompt == "join"


def test_ranged_characters_do_not_reach_the_staging_area() -> None:
    """Rule 78."""
    table = fight(first="two", cards={"king_spider": staging()})
    assert table.prompt != "attack"
    assert table.damage("king_spider") == 0


# Damage


def told_of(table: PosedTable, name: str) -> list[str]:
    """What the log says of a card."""
    return [NOTICES[one.kind].name for one in table.state.notices or [] if NAME_IDS.index(name) in one.args]


def test_who_is_destroyed_and_what_was_played_is_not_discarded() -> None:
    """Rule 72: both lie in the pile, and only what an effect discards is discarded."""
    cards = {"aragorn": hero(tokens=2), "guard_of_the_citadel": ally(), "king_spider": engaged(), "gandalf": ally()}
    options = {"beginner": True}
    table = pose(phase="combat", options=options, hand=["for_gondor"], cards=cards)
    table.state.notices = []
    table.say("play:for_gondor")
    assert told_of(table, "for_gondor")[-1] == "put_on_pile"
    table.defend("guard_of_the_citadel")
    assert told_of(table, "guard_of_the_citadel")[-1] == "destroyed"
    while table.state.round == 1:
        table.say(table.options()[0])
    assert told_of(table, "gandalf")[-1] == "discarded"
    assert table.pile("one") == ["for_gondor", "guard_of_the_citadel", "gandalf"]


def test_damage_stays_from_round_to_round() -> None:
    """Rule 70."""
    table = pose(phase="refresh", cards={"aragorn": hero(damage=2), "king_spider": engaged(damage=1)})
    table.pass_to_phase("planning")
    assert (table.damage("aragorn"), table.damage("king_spider")) == (2, 1)


def test_a_destroyed_hero_goes_to_the_pile_and_what_was_attached_to_its_owners() -> None:
    """Rule 70."""
    cards = {
        "ungoliants_spawn": engaged(),
        "theodred": hero(damage=7),
        "citadel_plate": attached("theodred"),
        "steward_of_gondor": attached("theodred", owner="two"),
    }
    decks = (TWO[0], "legolas+gloin|steward_of_gondor*2")
    table = fight(decks=decks, cards=cards)
    table.defend("theodred")
    assert sorted(table.pile("one")) == ["citadel_plate", "theodred"]
    assert table.pile("two") == ["steward_of_gondor"]
