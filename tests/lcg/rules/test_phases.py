"""The phases of a round: resources, planning and payment, quest, travel, encounter, refresh."""

from tests.lcg.board import ally, engaged, hero, pose, staging

TWO = (
    "aragorn+theodred|guard_of_the_citadel*3+ever_vigilant*3+valiant_sacrifice*3",
    "gloin+eowyn|snowbourn_scout*3+common_cause*2",
)


def test_each_hero_collects_a_resource_and_each_player_draws_a_card() -> None:
    """Rule 28."""
    table = pose(phase="resource", hand=["faramir"])
    table.pass_until("plan")
    assert [table.tokens(name) for name in ("aragorn", "theodred", "gloin")] == [1, 1, 1]
    assert len(table.hand()) == 2


def test_a_card_is_paid_out_of_the_pools_of_matching_heroes() -> None:
    """Rule 31."""
    table = pose(hand=["guard_of_the_citadel"], cards={"gloin": hero(tokens=3)})
    table.say("play:guard_of_the_citadel")
    assert table.at("guard_of_the_citadel") == "ally"
    assert table.tokens("gloin") == 1


def test_who_pays_is_asked_only_where_there_is_a_choice() -> None:
    table = pose(hand=["guard_of_the_citadel"], cards={"gloin": hero(tokens=2), "aragorn": hero(tokens=1)})
    table.say("play:guard_of_the_citadel")
    assert table.prompt == "pay"
    table.say("1")
    assert (table.tokens("aragorn"), table.tokens("gloin")) == (0, 1)


def test_only_heroes_of_the_sphere_pay() -> None:
    """Rule 31."""
    table = pose(
        decks=TWO,
        hands={"two": ["snowbourn_scout"]},
        first="two",
        cards={"eowyn": hero("two", tokens=5), "gloin": hero("two")},
    )
    assert table.chooser == "two"
    assert not table.allows("play:snowbourn_scout")


def test_a_card_without_cost_needs_only_a_hero_of_its_sphere() -> None:
    """Rule 32."""
    cards = {"aragorn": hero(flags=["exhausted"])}
    assert pose(hand=["common_cause"], cards=cards).allows("play:common_cause")
    others = ("eowyn+denethor|common_cause*3",)
    table = pose(decks=others, hand=["common_cause"], cards={"eowyn": hero(flags=["exhausted"])})
    assert not table.allows("play:common_cause")


def test_a_unique_card_in_play_forbids_a_second_one() -> None:
    """Rule 11."""
    table = pose(hand=["faramir"], cards={"faramir": ally(), "aragorn": hero(tokens=9)})
    assert not table.allows("play:faramir")


def test_willpower_above_threat_makes_progress() -> None:
    """Rule 46."""
    table = pose(phase="quest", cards={"old_forest_road": staging()}, encounter=["old_forest_road"])
    table.say("aragorn gloin")
    table.pass_until("travel")
    assert table.tokens("flies_and_spiders") == 2
    assert table.exhausted("aragorn")


def test_willpower_below_threat_raises_the_threat_of_all() -> None:
    """Rule 46."""
    table = pose(decks=TWO, phase="quest", encounter=["east_bight_patrol", "east_bight_patrol"][:1] + ["forest_gate"])
    before = table.threat("one"), table.threat("two")
    table.say("done done")
    table.pass_until("travel")
    assert (table.threat("one") - before[0], table.threat("two") - before[1]) == (5, 5)


def test_the_active_location_takes_progress_first() -> None:
    """Rule 48."""
    table = pose(phase="quest", cards={"enchanted_stream": {"at": "active"}}, encounter=["old_forest_road"])
    table.say("aragorn gloin")
    table.pass_until("travel")
    assert "enchanted_stream" in table.pile()
    assert table.tokens("flies_and_spiders") == 1


def test_progress_that_a_location_takes_up_whole_leaves_none_for_the_quest() -> None:
    table = pose(phase="quest", cards={"forest_gate": {"at": "active", "tokens": 1}}, encounter=["old_forest_road"])
    table.say("aragorn gloin")
    table.pass_until("travel")
    assert table.away("forest_gate")
    assert table.tokens("flies_and_spiders") == 0


def test_a_passed_stage_leaves_no_progress_for_the_next() -> None:
    """Rule 91."""
    cards = {"flies_and_spiders": {"at": "quest", "tokens": 7}}
    table = pose(phase="quest", cards=cards, encounter=["old_forest_road"])
    table.say("aragorn theodred gloin")
    table.pass_until("travel")
    assert table.quest() == "a_fork_in_the_road"
    assert table.tokens("a_fork_in_the_road") == 0


def test_enemies_engage_by_engagement_cost_player_by_player() -> None:
    """Rule 54."""
    spiders = {name: staging() for name in ("king_spider", "forest_spider", "ungoliants_spawn", "hummerhorns")}
    table = pose(decks=TWO, phase="encounter", threat={"one": 24, "two": 35}, cards=spiders)
    table.say("none none")
    assert table.keeper("king_spider") == "one"
    assert table.keeper("ungoliants_spawn") == "two"
    assert table.keeper("forest_spider") == "two"
    assert table.at("hummerhorns") == "staging"


def test_a_player_may_engage_one_enemy_whatever_its_cost() -> None:
    """Rule 53."""
    table = pose(phase="encounter", threat={"one": 10}, cards={"ungoliants_spawn": staging()})
    table.say("ungoliants_spawn")
    assert table.keeper("ungoliants_spawn") == "one"


def test_travel_makes_a_location_active() -> None:
    """Rule 50."""
    table = pose(phase="travel", cards={"forest_gate": staging()})
    table.say("forest_gate")
    assert table.at("forest_gate") == "active"


def test_a_travel_cost_that_cannot_be_paid_forbids_travel() -> None:
    """Rule 51."""
    table = pose(phase="travel", hand=["faramir"], cards={"necromancers_pass": staging(), "forest_gate": staging()})
    assert table.prompt == "travel"
    assert not table.allows("necromancers_pass")


def test_refresh_readies_all_and_raises_threat() -> None:
    """Rule 73."""
    table = pose(phase="refresh", cards={"aragorn": hero(flags=["exhausted"])})
    table.pass_to_phase("planning")
    assert not table.exhausted("aragorn")
    assert table.threat() == 30


def test_threat_50_eliminates_at_once() -> None:
    """Rule 93."""
    table = pose(phase="refresh", threat={"one": 49})
    assert table.over
    assert table.view(0).outcome.by == "all_eliminated"


def test_an_eliminated_players_enemies_return_with_their_damage() -> None:
    """Rule 94."""
    table = pose(
        decks=TWO,
        phase="refresh",
        threat={"one": 49, "two": 20},
        cards={"forest_spider": engaged("one", damage=3), "king_spider": engaged("one")},
    )
    assert not table.state.alive(0)
    assert table.at("forest_spider") == table.at("king_spider") == "staging"
    assert table.damage("forest_spider") == 3
    assert table.state.first == 1


def test_a_hero_in_two_webs_needs_four_resources_to_ready() -> None:
    """Rule 119."""
    webs = {
        "caught_in_a_web": {"at": "attached", "on": "gloin"},
        "caught_in_a_web.2": {"at": "attached", "on": "gloin"},
    }
    table = pose(phase="refresh", cards={"gloin": hero(tokens=3, flags=["exhausted"]), **webs})
    table.pass_to_phase("planning")
    assert table.exhausted("gloin")
    table = pose(phase="refresh", cards={"gloin": hero(tokens=4, flags=["exhausted"]), **webs})
    assert table.prompt == "may_pay"
    table.say("yes")
    assert not table.exhausted("gloin")


def test_nothing_is_drawn_while_the_enchanted_stream_is_active() -> None:
    table = pose(phase="resource", cards={"enchanted_stream": {"at": "active"}}, hand=["faramir"])
    table.pass_until("plan")
    assert table.hand() == ["faramir"]
