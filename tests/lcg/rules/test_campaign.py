"""A campaign over the three scenarios, and Nightmare: what the next one takes over (rules 104-105)."""

from typing import Any

import msgspec
import pytest
from tests.lcg.board import LEADERSHIP, PosedTable, ally, attached, hero, pose
from tests.lcg.players import eager
from tests.lcg.test_whole_games import COUNSEL, HUNTERS, check_cards

from westmarch.core.conformance import check_guesses, check_options, check_positions, check_records, check_secrets
from westmarch.core.errors import BadOptions
from westmarch.core.game import Options, options_data
from westmarch.games.lcg.components import ALL_ELIMINATED, HERO_THREAT, SETUP_PHASE, TITLE_NUMBERS, VICTORY
from westmarch.games.lcg.game import LCG
from westmarch.games.lcg.rules.verbs import eliminate, end

SECOND, THIRD = "journey_along_the_anduin", "escape_from_dol_guldur"
NIGHTMARE = {"nightmare": True}


def won(campaign: dict[str, Any] | None, outcome: int = VICTORY, out: int | None = None, **more: Any) -> Options | None:
    """What follows a game of a campaign that ends in some situation."""
    decks = more.pop("decks", (LEADERSHIP,))
    settings = {"campaign": campaign, **more.pop("options", {})}
    table = pose(decks=decks, options=settings, **more)
    if out is not None:
        eliminate(table.state, out)
    end(table.state, outcome)
    return LCG.sequel(LCG.options({"decks": list(decks), "small_decks": True, **settings}), table.state)


def follow(campaign: dict[str, Any], **more: Any) -> tuple[Options, PosedTable]:
    """The settings of the next scenario, and its table."""
    options = won(campaign, **more)
    assert options is not None
    return options, PosedTable(LCG.new(options, 1))


def written(options: Options) -> dict[str, Any]:
    """Settings as a record holds them."""
    data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(options_data(options)))
    return data


def kept(options: Options) -> list[dict[str, Any]]:
    """What each seat takes over."""
    seats: list[dict[str, Any]] = written(options)["campaign"]["kept"]
    return seats


# The campaign


def test_the_scenarios_follow_each_other_and_their_scores_are_added() -> None:
    """Rule 104."""
    second, _ = follow({}, threat={"one": 31}, cards={"aragorn": hero(damage=2)})
    assert second.scenario == SECOND
    assert written(second)["campaign"] == {"nightmare": False, "scores": [33], "kept": []}
    campaign = {"scores": [33]}
    third = won(campaign, threat={"one": 40}, options={"scenario": SECOND})
    assert third is not None
    assert third.scenario == THIRD
    assert written(third)["campaign"]["scores"] == [33, 40]


def test_the_end_tells_the_score_of_the_whole_campaign() -> None:
    table = pose(options={"scenario": SECOND, "campaign": {"scores": [33]}}, threat={"one": 40})
    end(table.state, VICTORY)
    assert (LCG.outcome(table.state)["score"], LCG.outcome(table.state)["campaign_score"]) == (40, 73)


def test_a_campaign_begins_every_scenario_anew() -> None:
    _, table = follow({}, threat={"one": 40}, cards={"aragorn": hero(damage=2)}, piles={"one": ["gloin", "faramir"]})
    assert (table.threat(), table.damage("aragorn"), table.at("gloin"), table.pile("one")) == (29, 0, "hero", [])


@pytest.mark.parametrize("campaign", [None, {}, NIGHTMARE])
def test_nothing_follows_a_defeat(campaign: dict[str, Any] | None) -> None:
    assert won(campaign, ALL_ELIMINATED) is None


def test_nothing_follows_a_single_game_or_the_last_scenario() -> None:
    assert won(None) is None
    assert won({"scores": [1, 2]}, options={"scenario": THIRD}) is None


def test_the_other_settings_stay() -> None:
    second = won({}, decks=(COUNSEL, HUNTERS), options={"errata": True, "viewers": [3, 3], "beginner": True})
    assert second is not None
    data = written(second)
    assert (data["decks"], data["viewers"], data["errata"]) == ([COUNSEL, HUNTERS], [3, 3], True)


# Nightmare


def test_nightmare_keeps_threat_damage_and_the_discard_pile() -> None:
    """Rule 105."""
    _, table = follow(
        NIGHTMARE, threat={"one": 38}, cards={"aragorn": hero(damage=2)}, piles={"one": ["faramir", "sneak_attack"]}
    )
    assert (table.threat(), table.damage("aragorn"), table.damage("gloin")) == (38, 2, 0)
    assert table.pile("one") == ["faramir", "sneak_attack"]
    assert len(table.hand()) == 6
    assert len(table.state.decks[0]) == 30 - 2 - 6
    check_cards(table.state)


def test_threat_is_raised_to_the_threat_costs_of_the_living_heroes() -> None:
    living = sum(HERO_THREAT[TITLE_NUMBERS[name]] for name in ("aragorn", "theodred"))
    _, table = follow(NIGHTMARE, threat={"one": 12}, piles={"one": ["gloin"]})
    assert table.threat() == living


def test_dead_heroes_stay_dead_in_their_pile() -> None:
    _, table = follow(NIGHTMARE, piles={"one": ["gloin"]})
    assert table.away("gloin")
    assert table.pile("one") == ["gloin"]
    assert not table.away("aragorn")


def test_cards_in_hand_and_in_play_return_to_the_deck_and_resources_are_lost() -> None:
    cards = {
        "aragorn": hero(tokens=5),
        "faramir": ally(),
        "steward_of_gondor": attached("aragorn"),
    }
    options, table = follow(NIGHTMARE, hand=["sneak_attack"], cards=cards)
    assert kept(options) == [{"threat": 29, "damage": {}, "pile": []}]
    assert len(table.state.decks[0]) + len(table.hand()) == 30
    assert table.tokens("aragorn") == 0


def test_a_hero_who_lived_by_an_attachment_dies_with_it() -> None:
    cards = {"gimli": hero(damage=6), "citadel_plate": attached("gimli")}
    options, table = follow(NIGHTMARE, decks=(HUNTERS,), cards=cards)
    assert kept(options)[0]["pile"] == ["gimli"]
    assert table.away("gimli")


def test_kept_damage_is_no_new_damage() -> None:
    _, table = follow(NIGHTMARE, cards={"gloin": hero(damage=3)})
    assert (table.damage("gloin"), table.tokens("gloin")) == (3, 0)


def test_in_the_easy_game_living_heroes_still_begin_with_a_resource() -> None:
    _, table = follow(NIGHTMARE, piles={"one": ["gloin"]}, options={"easy": True})
    assert sum(table.state.tokens) == 2


def test_an_eliminated_player_stays_out_and_the_next_one_is_first() -> None:
    options, table = follow(NIGHTMARE, decks=(COUNSEL, HUNTERS), out=0)
    assert kept(options)[0]["threat"] == 50
    assert not table.state.alive(0)
    assert table.state.first == 1
    assert (table.threat("one"), table.hand("one"), len(table.state.decks[0])) == (50, [], 0)
    assert table.chooser == "two"
    check_cards(table.state)


def test_whose_only_living_hero_is_captured_has_lost() -> None:
    keeps = {"threat": 40, "pile": ["theodred", "gloin"]}
    table = PosedTable(
        LCG.new(LCG.options({"scenario": THIRD, "campaign": {"scores": [9, 9], **NIGHTMARE, "kept": [keeps]}}), 1)
    )
    while not table.over and table.state.phase == SETUP_PHASE:
        table.state.choose(table.state.options[-1])
    assert table.outcome() == "all_eliminated"


def test_everybody_knows_what_lies_in_the_piles() -> None:
    options, table = follow(NIGHTMARE, decks=(COUNSEL, HUNTERS), piles={"two": ["feint", "beorn"]})
    assert table.view(0).seats["two"].discard == ["feint", "beorn"]
    check_guesses(LCG, options, range(20), lambda state, viewer: state.view(viewer).seats)


@pytest.mark.parametrize("out", [None, 1])
def test_a_nightmare_passes_the_checks_of_every_game(out: int | None) -> None:
    options, _ = follow(
        NIGHTMARE,
        decks=(COUNSEL, HUNTERS),
        out=out,
        cards={"gloin": hero(damage=2)},
        piles={"one": ["denethor", "faramir", "gandalf"], "two": ["feint", "beorn"]},
    )
    check_options(LCG, options, 1, eager)
    check_positions(LCG, options, 2, eager)
    check_records(LCG, options, 3, eager)
    check_secrets(LCG, options, 4, eager)


# Settings


@pytest.mark.parametrize("preset", ["campaign", "nightmare"])
def test_a_preset_begins_a_campaign(preset: str) -> None:
    campaign = written(LCG.options({"preset": preset}))["campaign"]
    assert campaign == {"nightmare": preset == "nightmare", "scores": [], "kept": []}


def test_settings_survive_being_written_down() -> None:
    options, _ = follow(NIGHTMARE, cards={"aragorn": hero(damage=2)}, piles={"one": ["gloin", "faramir"]})
    assert LCG.options(written(options)) == options


@pytest.mark.parametrize(
    ("scenario", "campaign", "reason"),
    [
        (SECOND, {}, "comes after 1 scenarios, not after 0"),
        ("passage_through_mirkwood", {"scores": [30]}, "comes after 0"),
        (SECOND, {"scores": [30], "kept": [{"threat": 30}]}, "otherwise nobody"),
        (SECOND, {"scores": [30], **NIGHTMARE}, "each seat"),
        (SECOND, {"scores": [30], **NIGHTMARE, "kept": [{"threat": 51}]}, "<= 50"),
        (SECOND, {"scores": [30], **NIGHTMARE, "kept": [{"threat": 50}]}, "still in the game"),
        (SECOND, {"scores": [30], **NIGHTMARE, "kept": [{"threat": 30, "pile": ["feint"]}]}, "player's own"),
        (SECOND, {"scores": [30], **NIGHTMARE, "kept": [{"threat": 30, "pile": ["nonsense"]}]}, "player's own"),
        (SECOND, {"scores": [30], **NIGHTMARE, "kept": [{"threat": 30, "pile": ["faramir"] * 3}]}, "player's own"),
        (SECOND, {"scores": [30], **NIGHTMARE, "kept": [{"threat": 30, "damage": {"aragorn": 5}}]}, "hit points"),
        (SECOND, {"scores": [30], **NIGHTMARE, "kept": [{"threat": 30, "damage": {"gimli": 1}}]}, "alive"),
        (SECOND, {"scores": [30], "luck": 1}, "luck"),
    ],
)
def test_what_cannot_have_been_kept_is_refused(scenario: str, campaign: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadOptions, match=reason):
        LCG.options({"scenario": scenario, "campaign": campaign})


def test_a_campaign_needs_two_heroes_for_its_last_scenario() -> None:
    with pytest.raises(BadOptions, match="a second one is needed"):
        LCG.options({"campaign": {}, "decks": ["aragorn|faramir"]})
