"""Cases of the rulebook and of the official answers that belong to no card in particular."""

from collections import Counter

from tests.lcg.board import ally, engaged, hero, new_game, pose, staging

from westmarch.games.lcg.cards.catalogue import SCENARIOS, encounter_deck
from westmarch.games.lcg.components import TITLE_IDS

SCENARIO = "journey_along_the_anduin"


def rest_of_the_deck(*elsewhere: str) -> list[str]:
    """The encounter deck of the second scenario without some cards."""
    left = Counter(TITLE_IDS[title] for title in encounter_deck(SCENARIO, False)) - Counter(elsewhere)
    return list(left.elements())


def test_each_scenario_has_its_encounter_deck() -> None:
    sizes = {name: (len(encounter_deck(name, False)), len(encounter_deck(name, True))) for name in SCENARIOS}
    assert sizes == {
        "passage_through_mirkwood": (36, 27),
        "journey_along_the_anduin": (47, 32),
        "escape_from_dol_guldur": (41, 30),
    }


def test_payments_of_the_rulebooks_example() -> None:
    table = pose(
        decks=("gloin+eowyn+eleanor|guard_of_the_citadel*3+northern_tracker*2",),
        hand=["guard_of_the_citadel", "northern_tracker"],
        cards={"gloin": hero(tokens=3), "eowyn": hero(tokens=2), "eleanor": hero(tokens=2)},
    )
    table.say("play:guard_of_the_citadel play:northern_tracker")
    assert [table.tokens(name) for name in ("gloin", "eowyn", "eleanor")] == [1, 0, 0]
    assert table.at("guard_of_the_citadel") == table.at("northern_tracker") == "ally"


def test_player_attacks_of_the_rulebooks_example() -> None:
    table = pose(
        decks=("glorfindel+legolas|gondorian_spearman*3",),
        options={"beginner": True},
        phase="combat",
        cards={
            "dol_guldur_beastmaster": engaged(flags=["has_attacked"]),
            "dol_guldur_orcs": engaged(flags=["has_attacked"]),
            "gondorian_spearman": ally(),
        },
    )
    table.pass_until("attack")
    table.say("dol_guldur_orcs glorfindel done")
    table.pass_until("attack")
    assert table.away("dol_guldur_orcs")
    assert table.exhausted("glorfindel")
    table.say("dol_guldur_beastmaster legolas gondorian_spearman")
    assert table.damage("dol_guldur_beastmaster") == 3


def test_an_empty_encounter_deck_leaves_the_other_enemies_without_a_shadow_card() -> None:
    """Rule 56."""
    table = pose(
        options={"scenario": SCENARIO},
        phase="combat",
        cards={"marsh_adder": engaged(), "wargs": engaged()},
        piles={"encounter": rest_of_the_deck("marsh_adder", "wargs", "evil_storm")},
    )
    assert [entry.card for entry in table.state.shadows] == [table.card("marsh_adder")]
    assert len(table.state.decks[-1]) == 0
    table.pass_until("enemy_to_face")
    table.say("wargs gloin")
    table.pass_until("defend")
    assert table.at("wargs") == "engaged"


def test_an_empty_encounter_deck_is_made_anew_in_the_quest_phase() -> None:
    table = pose(
        options={"scenario": SCENARIO},
        phase="quest",
        cards={"marsh_adder": staging()},
        piles={"encounter": rest_of_the_deck("marsh_adder", "gladden_fields")},
    )
    table.say("done")
    table.pass_until("travel")
    assert table.at("gladden_fields") == "staging"
    assert len(table.state.decks[-1]) == 47 - 2
    assert table.pile() == []


def test_orcs_revealed_in_the_set_up_find_nobody_committed() -> None:
    table = new_game(SCENARIO, ("aragorn+theodred|guard_of_the_citadel*3",), ["dol_guldur_orcs"])
    assert table.at("dol_guldur_orcs") == "staging"
    assert table.damage("aragorn") == table.damage("theodred") == 0


def test_what_lasts_for_the_phase_of_the_set_up_ends_with_the_first_resource_phase() -> None:
    """Rule 21."""
    table = new_game(SCENARIO, ("aragorn+theodred|guard_of_the_citadel*3",), ["treacherous_fog"])
    table.pass_until("plan")
    assert table.state.modifiers == ()


def test_a_player_with_an_empty_deck_plays_on() -> None:
    """Rule 29."""
    table = pose(decks=("aragorn+theodred|guard_of_the_citadel",), phase="resource", hand=["guard_of_the_citadel"])
    table.pass_until("plan")
    assert table.hand() == ["guard_of_the_citadel"]


def test_nobody_committed_means_no_willpower_and_all_threat() -> None:
    """Rule 46."""
    table = pose(phase="quest", threat={"one": 20}, cards={"forest_gate": staging()}, encounter=["old_forest_road"])
    table.say("done")
    table.pass_until("travel")
    assert table.threat() == 20 + 2 + 1


def test_the_number_of_revealed_cards_falls_with_the_number_of_players() -> None:
    """Rule 40."""
    decks = ("gimli+legolas|gondorian_spearman*3", "gloin+beravor|snowbourn_scout*3")
    table = pose(decks=decks, phase="quest", first="two", out=["one"], encounter=["forest_gate", "old_forest_road"])
    table.say("done")
    table.pass_until("travel")
    assert table.at("forest_gate") == "staging"
    assert table.away("old_forest_road")
