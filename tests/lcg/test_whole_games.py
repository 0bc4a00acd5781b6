"""Whole games, checked at every decision: no card is lost or doubled, no number is below 0, nobody who is out acts."""

from collections import Counter

import pytest
from tests.lcg.players import eager

from westmarch.core.conformance import decisions
from westmarch.games.lcg.cards.catalogue import SCENARIOS
from westmarch.games.lcg.components import (
    ACTIVE,
    AT_ALLY,
    AT_HERO,
    ATTACHED,
    AWAY,
    ELIMINATION_THREAT,
    ENCOUNTER,
    ENGAGED,
    GUARD,
    HERO,
    PRISONER,
    QUEST,
    TITLE_IDS,
    UNIQUE,
)
from westmarch.games.lcg.game import LCG
from westmarch.games.lcg.lineup import POOLS
from westmarch.games.lcg.rules.numbers import hit_points_left, restricted_on
from westmarch.games.lcg.state import LcgState
from westmarch.games.lcg.words import PROMPTS

LEADERS = (
    "aragorn+theodred|guard_of_the_citadel*3+snowbourn_scout*3+sneak_attack*3+ever_vigilant*3+common_cause*2+gandalf*2"
    "+steward_of_gondor*2+valiant_sacrifice*3+son_of_arnor*3"
)
COUNSEL = (
    "gloin+eleanor+denethor|faramir*2+silverlode_archer*3+longbeard_orc_slayer*3+brok_ironfist*1+for_gondor*2"
    "+celebrians_stone*1+sneak_attack*2+grim_resolve*1+gandalf*1"
)
HUNTERS = (
    "gimli+legolas+eowyn|quick_strike*3+thicket_of_spears*2+stand_together*2+feint*3+gondorian_spearman*3+beorn*1"
    "+wandering_took*3+stand_and_fight*3+a_test_of_will*3+hasty_stroke*3+citadel_plate*3+gandalf*3"
)
WANDERERS = (
    "dunhere+glorfindel+beravor|gandalfs_search*3+erebor_hammersmith*3+miner_of_the_iron_hills*3+dark_knowledge*3"
    "+forest_snare*3+protector_of_lorien*3+wandering_took*3+gandalf*2+fortune_or_fate*1+will_of_the_west*2"
)
SMALL: dict[str, object] = {"small_decks": True}  # with few cards, games come to all of them
TABLES: dict[str, dict[str, object]] = {
    "solo": {},
    "solo, easy": {"easy": True},
    "solo, errata, all windows": {"errata": True, "all_windows": True},
    "two": {**SMALL, "decks": [LEADERS, COUNSEL]},
    "two-handed": {**SMALL, "decks": [LEADERS, COUNSEL], "viewers": [0, 0]},
    "beginners": {**SMALL, "decks": [LEADERS, COUNSEL], "beginner": True},
    "the Anduin, alone": {**SMALL, "scenario": "journey_along_the_anduin", "decks": [HUNTERS]},
    "the Anduin, three": {
        **SMALL,
        "scenario": "journey_along_the_anduin",
        "decks": [LEADERS, HUNTERS, WANDERERS],
        "easy": True,
    },
    "the escape, two": {**SMALL, "scenario": "escape_from_dol_guldur", "decks": [HUNTERS, WANDERERS], "errata": True},
    "the escape, four": {
        **SMALL,
        "scenario": "escape_from_dol_guldur",
        "decks": [LEADERS, HUNTERS, COUNSEL, WANDERERS],
    },
}


def check_cards(state: LcgState) -> None:
    """Every card lies in one place."""
    found: list[Counter[int]] = [Counter() for _ in range(POOLS)]
    for pool in range(POOLS):
        found[pool].update(state.decks[pool].cards())
        found[pool].update(title for title in state.piles[pool] if title >= HERO_TITLES)
    for seat in range(state.lineup.seats):
        found[seat].update(state.hands[seat])
    found[ENCOUNTER].update(state.victory)
    found[ENCOUNTER].update(entry.title for entry in state.shadows)
    for entry in state.guards:
        found[state.owner[entry.card]][entry.title] += 1
    for card, place in enumerate(state.place):
        if place != AWAY and state.kind(card) not in (HERO, QUEST, GUARD):
            found[state.owner[card]][state.lineup.titles[card]] += 1
    gone = Counter(state.removed)
    for pool in range(POOLS):
        missing = Counter(state.lineup.decks[pool]) - found[pool]
        assert not found[pool] - Counter(state.lineup.decks[pool])
        assert not missing - gone, [TITLE_IDS[title] for title in missing]
        gone -= missing


HERO_TITLES = 12


def check_table(state: LcgState) -> None:
    """What lies on the table makes sense."""
    seats = range(state.lineup.seats)
    assert len(state.zone(ACTIVE)) <= 1
    assert state.over or state.alive(state.first)
    for card, place in enumerate(state.place):
        if place in (AT_HERO, AT_ALLY, ENGAGED) and not state.flags[card] & PRISONER:
            assert state.damage[card] == 0 or hit_points_left(state, card) > 0
        if place == ATTACHED and state.host[card] >= 0:
            assert state.in_play(state.host[card])
    for title in range(len(UNIQUE)):
        if UNIQUE[title] and state.lineup.first_card[title] >= 0:
            first = state.lineup.first_card[title]
            assert [state.in_play(card) for card in range(first, first + state.lineup.copies[title])].count(True) <= 1
    for seat in seats:
        assert state.threat[seat] <= ELIMINATION_THREAT
        if state.alive(seat):
            assert state.over or (state.heroes(seat) and state.threat[seat] < ELIMINATION_THREAT)
        elif not state.over:
            left = (state.hands[seat], state.characters(seat), state.engaged(seat), state.attachments(seat))
            assert left == ((), (), (), ())
            assert len(state.decks[seat]) == 0
        for character in state.characters(seat):
            assert len(restricted_on(state, character)) <= 2 or PROMPTS[state.prompt].name == "restricted"


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_table_makes_sense_in_every_scenario_with_any_number_of_players(scenario: str, seats: int) -> None:
    decks = [HUNTERS, LEADERS, WANDERERS, COUNSEL][:seats]
    for seed in range(4):
        options = LCG.options({**SMALL, "scenario": scenario, "decks": decks, "easy": seed % 2 == 1})
        for table in decisions(LCG, options, seed, eager):
            state = table.state
            assert isinstance(state, LcgState)
            check_cards(state)
            check_table(state)
            assert min(*state.damage, *state.tokens, *state.threat) >= 0
            assert state.over or state.alive(state.seat)


@pytest.mark.parametrize("name", TABLES)
def test_no_card_is_lost_and_no_number_is_below_0(name: str) -> None:
    options = LCG.options(TABLES[name])
    for seed in range(12):
        for table in decisions(LCG, options, seed, eager):
            state = table.state
            assert isinstance(state, LcgState)
            check_cards(state)
            assert min(*state.damage, *state.tokens, *state.threat) >= 0
            assert state.over or state.alive(state.seat)


def test_eager_players_come_to_know_several_stages() -> None:
    stages: set[int] = set()
    for seed in range(40):
        *_, table = decisions(LCG, LCG.options({"easy": True, "beginner": True}), seed, eager)
        assert isinstance(table.state, LcgState)
        stages.add(int(table.state.quest))
    assert len(stages) >= 2
