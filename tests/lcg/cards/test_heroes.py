"""The heroes by name: what they do, and when they must not. Tactics' own tests hold more of Gimli, Legolas and Thalin."""

import pytest
from tests.lcg.board import PosedTable, ally, attached, engaged, hero, pose, staging

from westmarch.games.lcg.cards.catalogue import encounter_deck
from westmarch.games.lcg.components import QUEST_PHASE, SETUP_PHASE, TITLE_IDS
from westmarch.games.lcg.game import LCG

SPIRIT = ("starter_spirit",)
LORE = ("starter_lore",)
BLANK = ["enchanted_stream", "forest_gate", "enchanted_stream"]  # shadow cards without effect
TWO = ("aragorn+gloin|guard_of_the_citadel*3+common_cause*2", "theodred+eowyn|snowbourn_scout*3+common_cause*2")


def undefended(table: PosedTable, *takes_damage: str) -> None:
    """Let every enemy attack undefended, until somebody may attack; heroes take the damage in this order."""
    taking = list(takes_damage)
    while table.prompt != "attack":
        if table.prompt in ("act", "respond"):
            table.say("pass")
        elif table.prompt == "takes_damage":
            table.say(taking.pop(0))
        else:
            table.say("none")


# Leadership


def test_aragorn_needs_a_resource_of_his_own() -> None:
    table = pose(decks=TWO, phase="quest", cards={"gloin": hero(tokens=3)})
    table.say("aragorn done")
    assert table.prompt == "commit"
    table = pose(decks=TWO, phase="quest", cards={"aragorn": hero(tokens=1)})
    table.say("aragorn done aragorn")
    assert not table.exhausted("aragorn")
    assert table.committed("aragorn")
    assert table.tokens("aragorn") == 0


def test_aragorn_cannot_answer_to_the_commitment_of_others() -> None:
    """Rule 39."""
    table = pose(decks=TWO, phase="quest")
    table.say("aragorn done theodred done")
    table.say("theodred aragorn")
    assert table.tokens("aragorn") == 1
    assert not table.allows("aragorn")
    assert table.exhausted("aragorn")


def test_theodred_favours_committed_heroes_only() -> None:
    table = pose(decks=TWO, phase="quest")
    table.say("gloin theodred done")
    table.say("theodred")
    assert table.options() == ["theodred", "gloin"]


def test_theodred_cannot_favour_who_is_committed_after_him() -> None:
    table = pose(decks=TWO, first="two", phase="quest")
    table.say("theodred done theodred")
    assert table.tokens("theodred") == 1
    assert (table.prompt, table.chooser) == ("commit", "one")


def test_gloin_is_paid_for_damage_of_any_source() -> None:
    table = pose(decks=TWO, phase="quest", encounter=["the_necromancers_reach", "forest_gate"])
    table.say("gloin done")
    while table.prompt != "respond":
        table.say("pass" if table.prompt == "act" else "done")
    table.say("gloin")
    assert table.damage("gloin") == table.tokens("gloin") == 1


def test_a_dying_gloin_gains_nothing() -> None:
    table = pose(phase="combat", cards={"king_spider": engaged(), "gloin": hero(damage=2)}, encounter=BLANK)
    table.pass_until("defend")
    table.say("gloin")
    table.pass_until("attack")
    assert table.away("gloin")
    assert table.tokens("gloin") == 0


# Tactics


def test_gimlis_wounds_count_in_an_attack() -> None:
    cards = {"ungoliants_spawn": engaged(), "gimli": hero(damage=4)}
    table = pose(decks=("gimli+aragorn+theodred|",), phase="combat", cards=cards, encounter=BLANK)
    undefended(table, "theodred")
    table.say("ungoliants_spawn gimli")
    assert table.damage("ungoliants_spawn") == 2 + 4 - 2


def test_legolas_makes_no_progress_by_the_kills_of_others() -> None:
    cards = {"king_spider": engaged(damage=2)}
    table = pose(decks=("legolas+aragorn|",), phase="combat", cards=cards, encounter=BLANK)
    undefended(table, "aragorn")
    table.say("king_spider aragorn done")
    assert table.away("king_spider")
    assert table.tokens("flies_and_spiders") == 0
    assert table.prompt != "respond"


def test_legolas_makes_progress_by_a_kill_for_another_player() -> None:
    cards = {"king_spider": engaged("one", damage=2)}
    table = pose(decks=("aragorn|", "legolas|"), phase="combat", cards=cards, encounter=BLANK)
    undefended(table, "aragorn")
    table.say("king_spider")
    assert (table.prompt, table.chooser) == ("join", "two")
    table.say("legolas legolas")
    assert table.tokens("flies_and_spiders") == 2


def test_thalin_hurts_no_location_and_no_enemy_that_is_added_unrevealed() -> None:
    cards = {"a_fork_in_the_road": {"at": "quest", "tokens": 1}}
    for seed in range(8):
        table = pose(
            decks=("thalin+eowyn|",), phase="quest", quest="a_fork_in_the_road", cards=cards,
            encounter=["old_forest_road"], seed=seed,
        )  # fmt: skip
        table.say("thalin eowyn")
        while table.prompt in ("act", "respond"):
            table.say("pass")
        assert table.damage("old_forest_road") == 0
        if table.prompt == "search":
            table.say("king_spider")
            assert (table.at("king_spider"), table.damage("king_spider")) == ("staging", 0)
            return
    raise AssertionError("the path was never taken")


# Spirit


def test_eowyn_wins_the_tied_quest_of_the_rulebooks_example() -> None:
    decks = ("eowyn+dunhere|wandering_took*2+unexpected_courage*1", "aragorn|guard_of_the_citadel*1")
    cards = {"guard_of_the_citadel": ally("two"), "necromancers_pass": staging()}
    table = pose(
        decks=decks, phase="quest", hand=["wandering_took"], cards=cards, encounter=["east_bight_patrol", "hummerhorns"],
    )  # fmt: skip
    table.say("eowyn done")
    table.pass_until("commit")
    table.say("aragorn guard_of_the_citadel")
    while table.view(0).threat != 3 + 3 + 1:
        table.say("pass")
    assert table.view(0).willpower == 7
    table.say("eowyn")
    table.pass_until("engage")
    assert table.pile("one") == ["wandering_took"]
    assert table.tokens("flies_and_spiders") == 1


def test_each_player_may_encourage_eowyn_once_a_round() -> None:
    decks = ("eowyn|wandering_took*3", "aragorn|guard_of_the_citadel*3")
    hands = {"one": ["wandering_took"] * 2, "two": ["guard_of_the_citadel"]}
    table = pose(decks=decks, phase="quest", hands=hands, encounter=["old_forest_road", "forest_gate"])
    table.say("eowyn done eowyn wandering_took")
    assert table.chooser == "two"
    table.say("eowyn")
    assert (table.pile("one"), table.pile("two")) == (["wandering_took"], ["guard_of_the_citadel"])
    assert (table.prompt, table.hand("one")) == ("travel", ["wandering_took"])
    assert table.tokens("flies_and_spiders") == 4 + 1 + 1 - 3


def test_eowyns_courage_ends_with_the_phase_and_comes_again_next_round() -> None:
    hand = ["wandering_took", "lorien_guide"]
    table = pose(decks=SPIRIT, phase="planning", hand=hand, encounter=["forest_spider"], threat={"one": 0})
    table.say("eowyn wandering_took done")
    assert table.stat("eowyn", "willpower") == 4
    table.pass_until("commit")
    table.say("done")
    assert not table.allows("eowyn")
    while table.state.round == 1:
        table.say("pass" if table.allows("pass") else table.options()[0])
    assert table.allows("eowyn")


def test_eowyn_is_encouraged_by_nobody_with_an_empty_hand() -> None:
    assert not pose(decks=SPIRIT).allows("eowyn")


def test_eleanor_stops_treacheries_only() -> None:
    """Rule 108."""
    table = pose(decks=SPIRIT, phase="quest", encounter=["king_spider"])
    table.say("done")
    while table.prompt != "exhaust":
        assert not table.allows("eleanor")
        table.say("pass")


def test_an_exhausted_eleanor_stops_nothing() -> None:
    table = pose(decks=SPIRIT, phase="quest", encounter=["the_necromancers_reach"])
    table.say("eleanor done")
    while table.state.phase == QUEST_PHASE:
        assert not table.allows("eleanor")
        table.say("pass" if table.allows("pass") else table.options()[0])
    assert table.damage("eleanor") == 1


def test_the_card_in_the_place_of_what_eleanor_stopped_is_revealed_itself() -> None:
    table = pose(decks=SPIRIT, phase="quest", encounter=["eyes_of_the_forest", "king_spider", "forest_gate"])
    table.say("done")
    table.pass_until("respond")
    table.say("eleanor")
    table.pass_until("exhaust")
    assert table.at("king_spider") == "staging"
    assert table.pile() == ["eyes_of_the_forest"]


def test_eleanor_may_stop_a_treachery_while_the_table_is_set_up() -> None:
    """Rule 108."""
    options = LCG.options({"scenario": "journey_along_the_anduin", "decks": list(SPIRIT)})
    for seed in range(60):
        table = PosedTable(LCG.new(options, seed))
        table.say("no")
        if table.prompt == "respond" and table.allows("eleanor"):
            assert table.state.phase == SETUP_PHASE
            table.say("eleanor")
            assert len(table.pile()) >= 1
            assert table.exhausted("eleanor")
            return
    raise AssertionError("no treachery was revealed")


def test_dunhere_alone_attacks_into_the_staging_area_and_harder() -> None:
    """Rule 109."""
    table = pose(decks=SPIRIT, phase="combat", hand=["wandering_took"], cards={"king_spider": staging()})
    table.pass_until("attack")
    table.say("king_spider")
    assert table.exhausted("dunhere")
    assert not table.exhausted("eowyn")
    assert table.damage("king_spider") == 2 + 1 - 1
    assert table.at("king_spider") == "staging"


def test_dunhere_attacks_an_engaged_enemy_like_anybody() -> None:
    table = pose(decks=SPIRIT, phase="combat", cards={"king_spider": engaged()}, encounter=BLANK)
    undefended(table, "eleanor")
    table.say("king_spider eowyn dunhere")
    assert table.damage("king_spider") == 1 + 2 - 1


def test_nobody_but_dunhere_reaches_the_staging_area() -> None:
    cards = {"king_spider": staging(), "dunhere": hero(flags=["exhausted"])}
    table = pose(decks=SPIRIT, phase="combat", cards=cards)
    assert table.state.round == 2


def test_a_dunhere_who_was_readied_attacks_another_enemy_in_the_staging_area() -> None:
    cards = {"king_spider": staging(), "forest_spider": staging(), "unexpected_courage": attached("dunhere")}
    table = pose(decks=SPIRIT, phase="combat", cards=cards)
    table.say("king_spider unexpected_courage")
    table.pass_until("attack")
    assert table.options() == ["done", "forest_spider"]


# Lore


def test_nobody_looks_at_an_empty_encounter_deck() -> None:
    cards = {"henamarth_riversong": ally()}
    everything = [TITLE_IDS[title] for title in encounter_deck("passage_through_mirkwood", False)]
    table = pose(decks=LORE, phase="travel", cards=cards, piles={"encounter": everything})
    assert not table.allows("denethor")
    assert not table.allows("henamarth_riversong")
    assert pose(decks=LORE, phase="travel", cards=cards).allows("denethor")


@pytest.mark.parametrize(("word", "revealed"), [("leave", "hummerhorns"), ("bottom", "forest_gate")])
def test_denethor_leaves_the_next_encounter_card_or_puts_it_under_the_deck(word: str, revealed: str) -> None:
    table = pose(decks=LORE, encounter=["hummerhorns", "forest_gate"])
    table.say(f"denethor {word}")
    assert table.exhausted("denethor")
    assert not table.allows("denethor")
    table.say("done")
    table.pass_until("commit")
    table.say("done")
    while table.state.phase == QUEST_PHASE:
        table.say("pass" if table.allows("pass") else table.options()[0])
    assert table.at(revealed) == "staging"


def test_glorfindel_heals_any_character_from_his_own_pool_once_a_round() -> None:
    decks = ("glorfindel+denethor|gleowine*1", "gloin|guard_of_the_citadel*1")
    cards = {
        "glorfindel": hero(tokens=3),
        "denethor": hero(damage=1),
        "guard_of_the_citadel": ally("two", damage=1),
        "gloin": hero("two", damage=2),
    }
    table = pose(decks=decks, cards=cards)
    table.say("glorfindel")
    assert table.options() == ["gloin", "denethor", "guard_of_the_citadel"]
    table.say("gloin")
    assert table.damage("gloin") == 1
    assert table.tokens("glorfindel") == 2
    assert not table.exhausted("glorfindel")
    assert not table.allows("glorfindel")


def test_glorfindel_needs_a_resource_of_his_own_and_a_wound() -> None:
    wounded = {"denethor": hero(tokens=3, damage=1)}
    assert not pose(decks=LORE, cards=wounded).allows("glorfindel")
    assert not pose(decks=LORE, cards={"glorfindel": hero(tokens=3)}).allows("glorfindel")


def test_beravor_lets_a_player_draw_two_cards() -> None:
    decks = ("beravor|gleowine*1+secret_paths*3", "aragorn|guard_of_the_citadel*3")
    table = pose(decks=decks)
    table.say("beravor seat:two")
    assert table.hand("two") == ["guard_of_the_citadel"] * 2
    assert table.hand("one") == []
    assert table.exhausted("beravor")


@pytest.mark.parametrize("errata", [False, True])
def test_a_beravor_who_was_readied_draws_again_only_without_the_errata(errata: bool) -> None:
    decks = ("beravor+eowyn|unexpected_courage*1+secret_paths*3+radagasts_cunning*3",)
    table = pose(decks=decks, options={"errata": errata}, cards={"unexpected_courage": attached("beravor")})
    table.say("beravor unexpected_courage")
    assert not table.exhausted("beravor")
    assert len(table.hand()) == 2
    assert table.allows("beravor") is not errata
