"""The quest, travel and the engagement of enemies (rules 38-55)."""

from collections import Counter
from collections.abc import Iterator

import pytest
from tests.lcg.board import ally, attached, engaged, hero, pose, staging

from westmarch.games.lcg.cards.book import ABILITIES
from westmarch.games.lcg.cards.catalogue import encounter_deck
from westmarch.games.lcg.cards.declare import forced, make_ability
from westmarch.games.lcg.cards.making.effects import RemoveProgress
from westmarch.games.lcg.components import TITLE_IDS
from westmarch.games.lcg.words import QUEST_SUCCEEDED

MIRKWOOD = "passage_through_mirkwood"
TWO = (
    "aragorn+theodred|guard_of_the_citadel*3+faramir*2+son_of_arnor*2",
    "gloin+eowyn|snowbourn_scout*3+common_cause*2",
)
THREE = ("gloin|snowbourn_scout*3", "eowyn+theodred|common_cause*2", "denethor+beravor|gleowine*2")


def rest_of_the_deck(*elsewhere: str) -> list[str]:
    """The encounter deck of the first scenario without some cards."""
    left = Counter(TITLE_IDS[title] for title in encounter_deck(MIRKWOOD, False)) - Counter(elsewhere)
    return list(left.elements())


# Committing


def test_only_ready_characters_are_committed_player_by_player() -> None:
    """Rule 38."""
    cards = {"theodred": hero(flags=["exhausted"]), "guard_of_the_citadel": ally()}
    table = pose(decks=TWO, phase="quest", cards=cards)
    assert sorted(table.options()) == ["aragorn", "done", "guard_of_the_citadel"]
    table.say("aragorn done")
    assert (table.prompt, table.chooser) == ("commit", "two")
    assert sorted(table.options()) == ["done", "eowyn", "gloin"]


def test_a_readied_character_stays_committed_until_the_phase_ends() -> None:
    """Rule 49."""
    deck = ("eowyn+denethor|unexpected_courage*1",)
    cards = {"unexpected_courage": attached("eowyn"), "old_forest_road": staging()}
    table = pose(decks=deck, phase="quest", cards=cards, encounter=["old_forest_road"])
    table.say("eowyn done unexpected_courage")
    assert not table.exhausted("eowyn")
    assert table.committed("eowyn")
    table.pass_until("travel")
    assert table.tokens("flies_and_spiders") == 4 - 2
    assert not table.committed("eowyn")


def test_who_quested_stays_exhausted_after_the_quest() -> None:
    """Rule 49."""
    table = pose(phase="quest", encounter=["old_forest_road"])
    table.say("aragorn done")
    table.pass_until("travel")
    assert table.exhausted("aragorn")
    assert not table.committed("aragorn")


def test_black_forest_bats_let_each_player_take_any_character_off_the_quest_who_stays_exhausted() -> None:
    table = pose(decks=TWO, phase="quest", threat={"one": 20}, encounter=["black_forest_bats", "old_forest_road"])
    table.say("aragorn theodred pass gloin done")
    table.pass_until("leave_quest")
    assert (table.chooser, sorted(table.options())) == ("one", ["aragorn", "gloin", "theodred"])
    table.say("aragorn")
    assert (table.chooser, sorted(table.options())) == ("two", ["gloin", "theodred"])
    table.say("gloin")
    assert table.exhausted("aragorn")
    assert table.exhausted("gloin")
    table.pass_until("travel")
    assert table.threat() == 20 + 1 + 1 - 1  # Théodred alone is left


# Staging


def test_the_encounter_deck_is_made_anew_as_soon_as_it_runs_out_in_the_quest_phase() -> None:
    """Rule 44."""
    deck = ("denethor+beravor|gleowine*2",)
    table = pose(decks=deck, phase="quest", piles={"encounter": rest_of_the_deck("old_forest_road")})
    table.say("done pass")
    assert table.prompt == "act"
    assert (len(table.state.decks[-1]), table.pile()) == (35, [])


def test_an_encounter_deck_that_ran_out_in_combat_is_made_anew_when_the_quest_phase_begins() -> None:
    deck = ("denethor+beravor|gleowine*2",)
    table = pose(decks=deck, piles={"encounter": rest_of_the_deck()})
    assert len(table.state.decks[-1]) == 0
    table.say("done")
    assert table.prompt == "commit"
    assert (len(table.state.decks[-1]), table.pile()) == (36, [])


def test_an_encounter_deck_that_runs_out_in_another_phase_stays_empty() -> None:
    """Rule 44."""
    deck = ("denethor+beravor|gleowine*2",)
    table = pose(decks=deck, phase="travel", piles={"encounter": rest_of_the_deck()})
    assert (table.prompt, len(table.state.decks[-1])) == ("act", 0)
    assert len(table.pile()) == 36


# The result


@pytest.fixture
def a_road_that_leads_astray() -> Iterator[None]:
    """The Old Forest Road takes progress off a quest that succeeds."""
    road = TITLE_IDS.index("old_forest_road")
    printed = ABILITIES[road]
    ABILITIES[road] = (make_ability(forced(QUEST_SUCCEEDED, RemoveProgress(1)), False),)
    yield
    ABILITIES[road] = printed


@pytest.mark.usefixtures("a_road_that_leads_astray")
def test_the_quest_has_succeeded_before_its_progress_is_placed() -> None:
    """Rule 47: what its success brings about comes first. No card of the box depends on it, so one is made up."""
    cards = {"old_forest_road": staging()}
    table = pose(decks=("aragorn+eowyn|gleowine*1",), phase="quest", cards=cards, encounter=["old_forest_road"])
    table.say("aragorn eowyn")
    table.pass_until("travel")
    assert table.tokens("flies_and_spiders") == 2 + 4 - 1 - 1


def test_engaged_enemies_and_the_active_location_do_not_count() -> None:
    """Rule 45."""
    cards = {"ungoliants_spawn": engaged(), "necromancers_pass": {"at": "active"}}
    table = pose(phase="quest", threat={"one": 20}, cards=cards, encounter=["old_forest_road"])
    table.say("done")
    table.pass_until("defend")
    assert table.threat() == 20 + 1


def test_equal_willpower_and_threat_change_nothing() -> None:
    """Rule 46."""
    cards = {"old_forest_road": staging()}
    table = pose(phase="quest", threat={"one": 20}, cards=cards, encounter=["old_forest_road"])
    table.say("aragorn done")
    table.pass_until("travel")
    assert (table.threat(), table.tokens("flies_and_spiders")) == (20, 0)


def test_the_willpower_of_all_players_is_added() -> None:
    """Rule 45."""
    table = pose(decks=TWO, phase="quest", encounter=["old_forest_road", "old_forest_road"])
    table.say("aragorn done eowyn")
    table.pass_until("travel")
    assert table.tokens("flies_and_spiders") == 2 + 4 - 2


# Travel


def test_nobody_travels_while_a_location_is_active() -> None:
    """Rule 50."""
    cards = {"enchanted_stream": {"at": "active"}, "forest_gate": staging(), "king_spider": staging()}
    table = pose(phase="travel", cards=cards, threat={"one": 0})
    assert table.prompt == "engage"
    assert table.at("forest_gate") == "staging"


def test_the_players_travel_once_in_a_phase() -> None:
    cards = {"the_brown_lands": staging(), "gladden_fields": staging(), "wargs": staging()}
    options = {"scenario": "journey_along_the_anduin"}
    table = pose(options=options, phase="travel", cards=cards, threat={"one": 0})
    table.say("the_brown_lands")
    assert table.pile() == ["the_brown_lands"]
    assert table.prompt == "engage"
    assert table.at("gladden_fields") == "staging"


def test_the_first_player_decides_about_travel() -> None:
    """Rule 50."""
    table = pose(decks=TWO, first="two", phase="travel", cards={"forest_gate": staging()})
    assert (table.prompt, table.chooser) == ("travel", "two")
    table.say("stay")
    assert table.at("forest_gate") == "staging"


def test_whoever_travels_to_the_forest_gate_may_draw_two_cards() -> None:
    hands: dict[str, list[str]] = {"one": [], "two": []}
    table = pose(decks=TWO, first="two", hands=hands, phase="travel", cards={"forest_gate": staging()})
    table.say("forest_gate")
    assert (table.prompt, table.chooser) == ("respond", "two")
    table.say("forest_gate")
    assert (len(table.hand("one")), len(table.hand("two"))) == (0, 2)


def test_whoever_travels_on_the_old_forest_road_may_ready_a_character() -> None:
    tired = {"gloin": hero("two", flags=["exhausted"]), "aragorn": hero(flags=["exhausted"])}
    cards = {"old_forest_road": staging(), "king_spider": staging(), **tired}
    table = pose(decks=TWO, first="two", phase="travel", cards=cards)
    table.say("old_forest_road old_forest_road")
    assert not table.exhausted("gloin")
    assert table.exhausted("aragorn")


# Engagement


def test_each_player_may_engage_one_enemy_of_the_staging_area() -> None:
    cards = {name: staging() for name in ("king_spider", "ungoliants_spawn", "dol_guldur_orcs")}
    table = pose(decks=TWO, phase="encounter", threat={"one": 1, "two": 1}, cards=cards)
    table.say("ungoliants_spawn")
    assert (table.prompt, table.chooser) == ("engage", "two")
    table.say("king_spider")
    assert (table.keeper("ungoliants_spawn"), table.keeper("king_spider")) == ("one", "two")
    assert table.at("dol_guldur_orcs") == "staging"
    assert table.damage("aragorn") == table.damage("gloin") == 0


def test_a_single_player_to_whom_all_enemies_come_is_not_asked() -> None:
    """Rules 53-54: 25 is the Forest Spider's engagement cost."""
    cards = {"forest_spider": staging(), "king_spider": staging()}
    table = pose(decks=THREE[:1], phase="encounter", threat={"one": 25}, cards=cards)
    table.pass_windows()
    assert (table.at("forest_spider"), table.at("king_spider")) == ("engaged", "engaged")
    for more in ({"threat": {"one": 24}}, {"threat": {"one": 25}, "options": {"all_windows": True}}):
        assert pose(decks=THREE[:1], phase="encounter", cards=cards, **more).prompt == "engage"  # type: ignore[arg-type]
    table = pose(decks=THREE[:2], phase="encounter", threat={"one": 25, "two": 25}, cards=cards)
    assert (table.prompt, table.chooser) == ("engage", "one")


def test_of_enemies_with_the_same_engagement_cost_the_checking_player_chooses() -> None:
    """Rule 54."""
    cards = {"dol_guldur_beastmaster": staging(), "chieftain_ufthak": staging()}
    table = pose(decks=TWO, first="two", phase="encounter", threat={"one": 35, "two": 35}, cards=cards)
    table.say("none none")
    assert (table.prompt, table.chooser) == ("check_tie", "two")
    table.say("chieftain_ufthak")
    assert (table.keeper("chieftain_ufthak"), table.keeper("dol_guldur_beastmaster")) == ("two", "one")


def test_a_copy_that_guards_an_objective_is_another_than_one_that_does_not() -> None:
    cards = {"nazgul_of_dol_guldur": {"at": "beside"}, "dol_guldur_orcs": staging(), "dol_guldur_orcs.2": staging()}
    for guarded in (False, True):
        map_of_gandalf = {"gandalfs_map": staging(on="dol_guldur_orcs.2")} if guarded else {}
        table = pose(
            decks=TWO,
            phase="encounter",
            threat={"one": 20, "two": 20},
            cards={**cards, **map_of_gandalf},
            options={"scenario": "escape_from_dol_guldur"},
        )
        table.say("none none")
        assert (table.prompt == "check_tie") == guarded


def test_after_a_player_who_is_eliminated_by_a_check_the_next_one_checks() -> None:
    cards = {"hummerhorns": staging(), "ungoliants_spawn": staging(), "king_spider": staging()}
    table = pose(decks=THREE, phase="encounter", threat={"one": 40, "two": 35, "three": 35}, cards=cards)
    table.say("none none none")
    assert not table.state.alive(0)
    assert (table.keeper("ungoliants_spawn"), table.keeper("king_spider")) == ("two", "three")


def test_an_enemy_that_a_player_engages_by_an_effect_has_engaged_that_player() -> None:
    """Rule 55."""
    cards = {"hummerhorns": staging(), "aragorn": hero(tokens=3), "theodred": hero(tokens=1)}
    table = pose(decks=TWO, hand=["son_of_arnor"], cards=cards)
    table.say("play:son_of_arnor")
    while table.prompt != "respond":
        table.say(table.options()[-1])
    table.say("son_of_arnor")
    assert table.prompt == "damage"
    assert sorted(table.options()) == ["aragorn", "theodred"]
