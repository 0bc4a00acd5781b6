"""What holds at every moment of every game, seen in random games of each scenario however its decks are held."""

from collections import Counter
from collections.abc import Iterator

import pytest

from westmarch.core.bits import bits
from westmarch.core.conformance import check_reach, decisions
from westmarch.core.words import PASS
from westmarch.games.wotr_cards.cards.book import ACTIONS
from westmarch.games.wotr_cards.components import (
    BEARERS,
    CARD_PATHS,
    CARD_SIDE,
    DECK,
    FIELD_ROOM,
    FIRST_CHARACTER,
    FIRST_EVENT,
    FIRST_ITEM,
    FIRST_PATH,
    FREE_PEOPLES,
    FRESH,
    HAND,
    LOCATION_IDS,
    MOST_SEATS,
    NO_HOST,
    NO_PATH,
    PATH_NUMBER,
    PLACES_AT,
    RESERVES,
    SHADOW,
    STAGED,
    TABLE,
    THE_PATH,
    TITLE_IDS,
)
from westmarch.games.wotr_cards.game import WOTR_CARDS
from westmarch.games.wotr_cards.rules.icons import carry_limit
from westmarch.games.wotr_cards.rules.places import may_enter_field
from westmarch.games.wotr_cards.state import WotrCardsState
from westmarch.games.wotr_cards.words import ASK_TURN

from ..board import BATTLEGROUND_IDS, PATH_IDS

# Scenarios, and who holds which seats.
TABLES = [
    ("trilogy", (0, 1, 2, 3)),
    ("trilogy", (0, 1, 2, 1)),
    ("trilogy", (0, 1, 0, 2)),
    ("trilogy", (0, 1, 0, 1)),
    ("duel", (0, 1)),
    ("trio-duel", (0, 1, 2)),
    ("trio-duel", (0, 1, 1)),
    ("fellowship", (0, 1)),
    ("fellowship", (0, 0)),
]
FEW, MANY = 2, 25
EVERY_TABLE = pytest.mark.parametrize(("scenario", "viewers"), TABLES, ids=lambda part: str(part).replace(" ", ""))


def moments(scenario: str, viewers: tuple[int, ...], seeds: range) -> Iterator[WotrCardsState]:
    """Every decision, and the end, of some random games."""
    options = WOTR_CARDS.options({"scenario": scenario, "viewers": list(viewers)})
    for seed in seeds:
        for table in decisions(WOTR_CARDS, options, seed):
            assert isinstance(table.state, WotrCardsState)
            yield table.state


def zones_in_play(state: WotrCardsState) -> list[tuple[int, ...]]:
    """All reserves, battlegrounds and the path."""
    return [*state.zones[RESERVES * MOST_SEATS : FRESH * MOST_SEATS], *state.zones[PLACES_AT:TABLE]]


# The invariants


def check_cards_are_conserved(state: WotrCardsState) -> None:
    """Each deck's cards lie in its owner's piles, in play or on the table, every copy once."""
    public = Counter(state.zones[TABLE])
    for cards in zones_in_play(state):
        public += Counter(cards)
    for seat in range(state.lineup.seats):
        hidden = Counter(state.decks[seat].cards())
        for zone in range(DECK):
            hidden += Counter(state.zones[zone * MOST_SEATS + seat])
        own = Counter({card: count for card, count in public.items() if state.lineup.owners[card] == seat})
        assert hidden + own == Counter(state.lineup.decks[seat])


def check_everybody_has_only_own_cards(state: WotrCardsState) -> None:
    """No hidden pile and no reserve holds another's card, items on one's characters excepted; events are never in play."""
    for seat in range(state.lineup.seats):
        for zone in range(DECK):
            assert all(state.lineup.owners[card] == seat for card in state.zones[zone * MOST_SEATS + seat])
        for card in state.reserve(seat):
            bearer = card if card < FIRST_ITEM else state.host(card)
            assert state.lineup.owners[bearer] == seat
        arrived = Counter(state.zones[FRESH * MOST_SEATS + seat])
        assert not arrived - Counter(state.reserve(seat))
    assert all(card < FIRST_EVENT for cards in zones_in_play(state) for card in cards)


def check_items_lie_with_their_wielders(state: WotrCardsState) -> None:
    """An item in play is on a character that may wield it, at the same place; an item elsewhere is on nobody."""
    in_play = zones_in_play(state)
    for item in range(FIRST_ITEM, FIRST_ITEM + len(state.hosts)):
        found = [cards for cards in in_play if item in cards]
        host = state.host(item)
        if host == NO_HOST:
            assert not found
        else:
            assert len(found) == 1
            assert host in found[0]
            assert BEARERS[item] >> host - FIRST_CHARACTER & 1
            assert CARD_SIDE[item] == CARD_SIDE[host]


def check_cards_are_where_they_may_be(state: WotrCardsState) -> None:
    """On a path lie characters that show its number; on a battleground, while the round's rules last, whoever may enter."""
    for card in state.at(THE_PATH):
        if card < FIRST_ITEM:
            assert card >= FIRST_CHARACTER
            assert CARD_PATHS[card] >> PATH_NUMBER[state.path] & 1
    for field in range(FIELD_ROOM):
        assert state.active >> field & 1 or not state.at(field)
        for card in state.at(field):
            if card < FIRST_ITEM and TITLE_IDS[card] not in ROHAN_AT_MINAS_TIRITH:
                assert may_enter_field(state, card, field)


# Ghan-buri-Ghan, who let them in, may have left the reserve since.
ROHAN_AT_MINAS_TIRITH = {"riders-of-rohan", "village-militia", "eomer", "eowyn", "theoden", "ghan-buri-ghan"}


def check_locations_are_conserved(state: WotrCardsState) -> None:
    """Each battleground is in one deck, active or in one scoring area; each path that was used has one fate."""
    if not state.lineup.fields_by_round:
        places = [*state.deck_fields, *state.area_fields, state.active]
        assert sorted(field for mask in places for field in bits(mask)) == list(range(len(BATTLEGROUND_IDS)))
    assert state.deck_fields[FREE_PEOPLES] >> 7 == 0
    assert state.deck_fields[SHADOW] & 0b1111111 == 0
    active = 0 if state.path == NO_PATH else 1 << int(state.path) - FIRST_PATH
    assert state.won_paths & state.lost_paths == 0
    assert (state.won_paths | state.lost_paths) & active == 0
    assert (state.won_paths | state.lost_paths | active) & ~state.used_paths == 0
    if not state.lineup.strict_paths:
        assert state.used_paths == state.won_paths | state.lost_paths | active
    assert state.used_paths & ~state.lineup.paths == 0
    assert max((PATH_NUMBER[FIRST_PATH + path] for path in bits(state.used_paths)), default=0) == state.last_number
    assert state.used_paths >> len(PATH_IDS) == 0


def check_a_turn_begins_with_a_clean_table(state: WotrCardsState) -> None:
    """At a turn nothing is under way, no deck is empty beside a cycle pile, and passing is allowed as rule 32 says."""
    assert state.pools == 0
    assert state.zones[TABLE] == ()
    hands = [len(state.zones[HAND * MOST_SEATS + seat]) for seat in range(state.lineup.seats)]
    for seat in range(state.lineup.seats):
        assert all(not state.zones[zone * MOST_SEATS + seat] for zone in range(HAND + 3, STAGED + 1))
        assert len(state.decks[seat]) > 0 or not state.zones[MOST_SEATS + seat]
    seat = int(state.seat)
    enemies = [hands[other] for other in range(len(hands)) if state.lineup.sides[other] != state.lineup.sides[seat]]
    assert (PASS in state.options) == (hands[seat] <= carry_limit(state, seat) or hands[seat] < min(enemies))


def check_the_end_is_just(state: WotrCardsState) -> None:
    """A game ends by a lead of ten or after the last path, the higher score wins, and a tie is the Shadow's."""
    score = state.final_score if state.final_round else state.score
    lead = score(FREE_PEOPLES) - score(SHADOW)
    assert state.winner == (FREE_PEOPLES if lead > 0 else SHADOW)
    assert state.final_round or abs(lead) >= 10
    assert state.round <= state.lineup.last_number
    assert [value > 0 for value in state.returns()] == [side == state.winner for side in state.lineup.sides]


def check_moment(state: WotrCardsState) -> None:
    """All of it."""
    check_cards_are_conserved(state)
    check_everybody_has_only_own_cards(state)
    check_items_lie_with_their_wielders(state)
    check_cards_are_where_they_may_be(state)
    check_locations_are_conserved(state)
    assert state.corruption >= 0
    if state.over:
        check_the_end_is_just(state)
    elif state.prompt == ASK_TURN:
        check_a_turn_begins_with_a_clean_table(state)


@EVERY_TABLE
def test_cards_and_locations_are_never_lost_and_never_in_the_wrong_place(
    scenario: str, viewers: tuple[int, ...]
) -> None:
    for state in moments(scenario, viewers, range(FEW)):
        check_moment(state)


@pytest.mark.slow
@EVERY_TABLE
def test_so_it_is_in_many_games(scenario: str, viewers: tuple[int, ...]) -> None:
    for state in moments(scenario, viewers, range(100, 100 + MANY)):
        check_moment(state)


@pytest.mark.slow
def test_every_card_is_played_moved_and_used_in_some_game_if_it_ever_can_be() -> None:
    said: Counter[str] = Counter()
    for scenario in ("trilogy", "duel"):
        said += check_reach(WOTR_CARDS, WOTR_CARDS.options({"scenario": scenario}), 300)
    without_action = {
        f"use:{name}" for card, name in enumerate(TITLE_IDS[:FIRST_EVENT]) if name and ACTIONS[card] is None
    }
    of_turns = {word.spelling for word in WOTR_CARDS.vocabulary.words if word.verb in ("play", "move", "use")}
    # No path and no battleground is open to Fatty Bolger.
    assert of_turns - set(said) == {*without_action, "move:fatty-bolger"}
    assert set(LOCATION_IDS) - {""} <= set(said)
    assert {"agree", "refuse", "search", "strike", "deck_top", "ring", "winnow", "cycle"} <= set(said)
