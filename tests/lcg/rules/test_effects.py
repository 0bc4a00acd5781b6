"""Keywords, effects and their order, control, elimination, the end and the score (rules 74-96)."""

import pytest
from tests.lcg.board import PosedTable, ally, attached, engaged, hero, pose, staging

from westmarch.core.state import PUBLIC
from westmarch.games.lcg.components import LAST_ROUND, NAME_IDS
from westmarch.games.lcg.rules.score import score, seat_score

TWO = (
    "aragorn+theodred|guard_of_the_citadel*3+son_of_arnor*2+for_gondor*2+sneak_attack*2+steward_of_gondor*2",
    "gloin+eowyn|snowbourn_scout*3+common_cause*2+gandalf*1+wandering_took*2+northern_tracker*2",
)
BESIDE = {"nazgul_of_dol_guldur": {"at": "beside"}}


def dungeon(cards: dict[str, object], **more: object) -> PosedTable:
    """A situation of the third scenario."""
    options = {"scenario": "escape_from_dol_guldur"}
    return pose(options=options, cards={**BESIDE, **cards}, **more)  # type: ignore[arg-type]


def claimed(on: str, seat: str = "one") -> dict[str, object]:
    """An objective that a hero bears."""
    return attached(on, seat, flags=["claimed"], owner="encounter")


def rich(name: str, seat: str = "one", tokens: int = 9) -> dict[str, object]:
    """A hero who can pay for much."""
    return {name: hero(seat, tokens=tokens)}


# Keywords


def test_doomed_raises_every_players_threat() -> None:
    """Rule 74."""
    table = dungeon(
        {}, decks=TWO, phase="quest", threat={"one": 10, "two": 20}, encounter=["cavern_guardian", "tower_gate"]
    )
    table.say("aragorn theodred pass gloin eowyn")
    table.pass_until("travel")
    assert (table.threat("one"), table.threat("two")) == (11, 21)


def test_what_surges_counts_in_addition_to_the_number_of_players() -> None:
    """Rule 74."""
    options = {"scenario": "journey_along_the_anduin"}
    top = ["eastern_crows", "wolf_rider", "gladden_fields", "the_brown_lands"]
    table = pose(options=options, phase="quest", encounter=top)
    table.say("done")
    table.pass_until("travel")
    assert [table.at(name) for name in top] == ["staging", "staging", "staging", "away"]


def test_a_cancelled_effect_leaves_doomed_and_surge_alone() -> None:
    """Nothing with these keywords in the box does anything when revealed, so there is nothing to cancel."""
    table = dungeon(
        {"eowyn": hero(tokens=3)},
        decks=("eowyn+eleanor|a_test_of_will*2",),
        hand=["a_test_of_will"],
        phase="quest",
        threat={"one": 10},
        encounter=["endless_caverns", "tower_gate"],
    )
    table.say("eowyn done")
    table.pass_until("travel")
    assert table.threat() == 11
    assert table.at("tower_gate") == "staging"
    assert table.hand() == ["a_test_of_will"]


def test_an_objective_stays_guarded_by_an_enemy_that_was_engaged() -> None:
    cards = {"shadow_key": staging(on="dol_guldur_orcs"), "dol_guldur_orcs": staging()}
    table = dungeon(cards, decks=TWO, phase="encounter", threat={"one": 1, "two": 1})
    table.say("dol_guldur_orcs")
    table.pass_until("defend")
    assert table.keeper("dol_guldur_orcs") == "one"
    assert table.state.host[table.card("shadow_key")] == table.card("dol_guldur_orcs")
    assert not table.allows("shadow_key")


def test_an_objective_stays_guarded_by_the_active_location_until_it_is_explored() -> None:
    cards = {"shadow_key": staging(on="tower_gate"), "tower_gate": staging(), **rich("gloin")}
    table = dungeon(cards, phase="travel", threat={"one": 10})
    table.say("tower_gate")
    while table.state.round == 1:
        assert not table.allows("shadow_key")
        table.say("pass" if table.allows("pass") else table.options()[0])
    assert table.at("tower_gate") == "active"


def test_a_guard_counts_its_threat_in_the_staging_area() -> None:
    """Rule 76."""
    cards = {"shadow_key": staging(on="necromancers_pass"), "necromancers_pass": staging()}
    table = dungeon(cards, phase="quest", threat={"one": 10}, encounter=["tower_gate"])
    table.say("done")
    table.pass_until("travel")
    assert table.threat() == 10 + 3 + 2


# Order


def test_what_happens_at_the_same_time_is_ordered_by_the_first_player() -> None:
    """Rule 84."""
    cards = {
        "dungeon_torch": claimed("aragorn"),
        "shadow_key": claimed("eowyn", "two"),
        "gandalf": ally("two", owner="two"),
    }
    table = dungeon(cards, decks=TWO, phase="refresh", first="one", threat={"one": 10, "two": 10})
    while table.prompt in ("act", "respond"):
        table.say("pass")
    assert (table.prompt, table.chooser) == ("forced_order", "two")  # the token has gone on
    assert sorted(table.options()) == ["dungeon_torch", "gandalf", "shadow_key"]
    table.say("gandalf")
    assert table.pile("two") == ["gandalf"]
    assert (table.threat("one"), table.damage("eowyn")) == (11, 0)
    table.say("shadow_key")
    assert (table.threat("one"), table.damage("eowyn")) == (13, 1)


def test_a_lasting_effect_of_a_player_card_is_about_those_who_were_there() -> None:
    """Rule 86."""
    table = pose(decks=TWO, hand=["for_gondor", "guard_of_the_citadel"], cards=rich("aragorn"))
    table.say("play:for_gondor play:guard_of_the_citadel")
    assert table.stat("aragorn", "attack") == 3 + 1
    assert table.stat("guard_of_the_citadel", "attack") == 1


def test_a_response_is_used_once_for_each_time() -> None:
    """Rule 83."""
    table = pose(phase="quest", cards={"aragorn": hero(tokens=2)}, encounter=["old_forest_road"])
    table.say("aragorn done aragorn")
    assert table.tokens("aragorn") == 1
    assert not table.exhausted("aragorn")
    assert not table.allows("aragorn")


def test_whoever_chooses_for_an_encounter_card_is_the_first_player() -> None:
    """Rule 84."""
    table = dungeon(
        {"dungeon_jailor": staging(), "shadow_key": staging(), "dungeon_torch": staging()},
        decks=TWO,
        first="two",
        phase="quest",
        encounter=["tower_gate", "tower_gate"],
    )
    table.say("done done")
    table.pass_until("target")
    assert table.chooser == "two"


def test_a_forced_effect_is_there_before_what_triggers_it() -> None:
    """Rule 82: a Sniper that comes back to the staging area because the phase ended has not been there then."""
    cards = {
        "goblin_sniper": staging(),
        "goblin_sniper.2": engaged("two"),
        "theodred": hero(),
        "gimli": hero("two", damage=2),
    }
    options = {"scenario": "journey_along_the_anduin", "beginner": True}
    table = pose(decks=(TWO[0], "gimli|feint*1"), phase="combat", options=options, cards=cards)
    table.say("none none")
    assert table.damage("gimli") == 4
    table.say("done")
    table.pass_until("damage")
    table.say("theodred")
    assert not table.state.alive(1)
    assert table.at("goblin_sniper.2") == "staging"
    assert (table.prompt, table.damage("theodred")) == ("plan", 1)


def seen_on_top(table: PosedTable) -> list[str]:
    """What the first player has seen on top of the encounter deck."""
    return table.view(0).encounter_deck.top


def test_a_deck_is_shuffled_after_a_search_and_a_pile_keeps_its_order() -> None:
    """Rule 87: who saw the top of the encounter deck no longer knows it; the pile loses a card and nothing else."""
    cards = {"a_fork_in_the_road": {"at": "quest", "tokens": 1}, "beravor": hero()}
    pile = ["hummerhorns", "king_spider", "king_spider", "forest_gate", "dol_guldur_orcs"]  # both copies
    for seed in range(8):
        table = pose(
            decks=("denethor+beravor+eowyn|gleowine*1",),
            phase="quest",
            quest="a_fork_in_the_road",
            cards=cards,
            encounter=["old_forest_road", "forest_spider"],
            piles={"encounter": pile},
            seed=seed,
        )
        table.say("eowyn beravor pass denethor leave")
        assert seen_on_top(table) == ["forest_spider"]
        table.pass_windows()
        if table.quest() == "dont_leave_the_path":
            table.say("king_spider")
            assert table.at("king_spider") == "staging"
            assert table.pile() == ["hummerhorns", "king_spider", "forest_gate", "dol_guldur_orcs"]
            assert seen_on_top(table) == []
            return
    raise AssertionError("the path was never taken")


def test_nobody_is_told_what_another_player_has_seen_or_holds() -> None:
    """Rule 12: players may talk, but not name cards of their hands or cards that they alone have seen."""
    decks = ("denethor+beravor|gleowine*1", "gloin|guard_of_the_citadel*1")
    table = pose(decks=decks, encounter=["hummerhorns"], tops={"one": ["gleowine"]})
    table.state.notices = []
    table.say("denethor leave beravor seat:one")
    secret = {NAME_IDS.index("hummerhorns"), NAME_IDS.index("gleowine")}
    heard = [one for one in table.state.notices if secret & set(one.args)]
    assert len(heard) == 2
    assert all(one.heard_by(0) and not one.heard_by(1) and not one.heard_by(PUBLIC) for one in heard)


# Control


def test_a_character_takes_its_attachments_along_and_an_attachment_of_the_encounter_deck_has_no_controller() -> None:
    """Rule 89."""
    cards = {
        "wandering_took": ally("two"),
        "self_preservation": attached("wandering_took", "two"),
        "caught_in_a_web": {"at": "attached", "on": "gloin"},
    }
    decks = (TWO[0], "gloin+eowyn+denethor|wandering_took*2+self_preservation*2")
    table = pose(decks=decks, first="two", cards=cards)
    table.say("wandering_took")
    assert table.keeper("wandering_took") == table.keeper("self_preservation") == "one"
    assert table.state.keeper[table.card("caught_in_a_web")] == -1


def test_an_attachment_on_an_enemy_stays_with_the_player_who_played_it() -> None:
    """Rule 89."""
    decks = ("denethor+beravor|forest_snare*2", TWO[1])
    table = pose(decks=decks, hand=["forest_snare"], cards={"king_spider": engaged("two"), **rich("denethor")})
    table.say("play:forest_snare")
    assert table.keeper("forest_snare") == "one"


# Stages


def test_a_passed_stage_changes_nothing_else() -> None:
    """Rule 91."""
    cards = {
        "flies_and_spiders": {"at": "quest", "tokens": 7},
        "forest_gate": staging(tokens=2),
        "king_spider": engaged(damage=1),
        "aragorn": hero(damage=2, tokens=4),
    }
    table = pose(phase="quest", cards=cards, encounter=["old_forest_road"])
    table.say("aragorn theodred gloin")
    while table.quest() == "flies_and_spiders":
        table.say("pass")
    assert table.tokens("forest_gate") == 2
    assert (table.at("king_spider"), table.damage("king_spider")) == ("engaged", 1)
    assert (table.damage("aragorn"), table.tokens("aragorn")) == (2, 4)


# Elimination


def test_an_eliminated_players_cards_go_to_their_owners_piles() -> None:
    """Rule 94."""
    cards = {
        "guard_of_the_citadel": ally(),
        "wandering_took": ally("one", owner="two"),
        "steward_of_gondor": attached("gloin", "two", owner="one"),
        "caught_in_a_web": {"at": "attached", "on": "aragorn"},
    }
    table = pose(decks=TWO, hand=["for_gondor"], phase="refresh", threat={"one": 49, "two": 20}, cards=cards)
    assert not table.state.alive(0)
    assert len(table.pile("one")) == 2 + 11 - 1  # both heroes and the whole deck, but for what another player controls
    assert table.pile("two") == ["wandering_took"]
    assert table.pile() == ["caught_in_a_web"]
    assert table.at("steward_of_gondor") == "attached"
    assert (len(table.state.hands[0]), len(table.state.decks[0])) == (0, 0)


def test_a_player_whose_heroes_are_all_dead_is_out_whatever_allies_there_are() -> None:
    """Rule 93."""
    cards = {"theodred": hero(damage=3), "king_spider": engaged(), "guard_of_the_citadel": ally()}
    decks = ("theodred|guard_of_the_citadel*3", TWO[1])
    table = pose(decks=decks, phase="combat", cards=cards, encounter=["enchanted_stream"])
    table.defend("none")
    assert not table.state.alive(0)
    assert sorted(table.pile("one")) == [*["guard_of_the_citadel"] * 3, "theodred"]
    assert table.at("king_spider") == "staging"


@pytest.mark.parametrize("owner_is_out", [False, True])
def test_a_card_returns_to_its_owners_hand_or_if_he_is_out_to_his_pile(owner_is_out: bool) -> None:
    """Rule 88."""
    cards = {"wandering_took": ally("one", owner="two", flags=["exhausted"]), "wargs": engaged()}
    table = pose(
        decks=TWO,
        out=["two"] if owner_is_out else [],
        hands={"one": [], "two": []},
        options={"scenario": "journey_along_the_anduin"},
        phase="combat",
        cards=cards,
        encounter=["pursued_by_shadow"],
    )
    table.defend("aragorn")
    assert table.hand("two") == ([] if owner_is_out else ["wandering_took"])
    assert table.pile("two").count("wandering_took") == int(owner_is_out)


def test_an_eliminated_players_objectives_return_to_the_staging_area() -> None:
    cards = {"shadow_key": claimed("aragorn"), "eowyn": hero("two")}
    table = dungeon(cards, decks=TWO, phase="refresh", threat={"one": 49, "two": 20})
    assert not table.state.alive(0)
    assert table.at("shadow_key") == "staging"


def test_the_token_of_a_first_player_who_is_out_passes_at_once_and_again_at_the_end_of_the_refresh() -> None:
    decks = (*TWO, "denethor|gleowine*1")
    table = pose(decks=decks, phase="refresh", threat={"one": 49, "two": 10, "three": 10})
    table.pass_to_phase("planning")
    assert table.state.first == 2


# The end


@pytest.mark.parametrize("scenario", ["passage_through_mirkwood", "journey_along_the_anduin"])
def test_all_lose_when_the_last_player_is_out(scenario: str) -> None:
    """Rule 92."""
    options = {"scenario": scenario}
    table = pose(decks=TWO, options=options, phase="refresh", threat={"one": 49, "two": 48})
    assert not table.over
    while not table.over:
        table.state.choose(table.state.options[0])
    assert table.outcome() == "all_eliminated"
    assert table.state.returns() == [-1.0, -1.0]


def test_a_game_that_nobody_decides_is_lost_after_the_last_round() -> None:
    table = pose(phase="refresh", round=LAST_ROUND)
    while not table.over:
        table.say("pass")
    assert table.outcome() == "too_long"


def test_an_eliminated_player_counts_fifty_threat_and_all_heroes_as_dead() -> None:
    """Rule 96."""
    cards = {"aragorn": hero(damage=2), "gloin": hero("two", damage=1)}
    table = pose(decks=TWO, phase="refresh", threat={"one": 49, "two": 20}, cards=cards, victory=["hummerhorns"])
    assert not table.state.alive(0)
    assert seat_score(table.state, 0) == 50 + 12 + 8
    assert score(table.state) == 50 + 12 + 8 + table.threat("two") + 1 - 5
