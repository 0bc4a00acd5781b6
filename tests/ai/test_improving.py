"""Searching for better decks: changes within the rules, trials that end when they are certain, searches that are taken up again."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from westmarch.ai.improving import (
    BETTER,
    EQUAL,
    WORSE,
    Cards,
    Search,
    allowed,
    improve,
    proposal,
    read,
    save,
    taken_up,
    trial_of,
    victories,
    written,
)
from westmarch.ai.measuring.sprt import Claims
from westmarch.ai.pools import Workers
from westmarch.core.errors import BadFile, BadOptions
from westmarch.core.registry import find
from westmarch.core.rng import Rng

LCG = find("lcg")
KINDS = {card.id: card.kind for card in LCG.components()}
CARDS = Cards(
    tuple(card for card, kind in KINDS.items() if kind == "hero"),
    tuple(card for card, kind in KINDS.items() if kind in ("ally", "attachment", "event")),
)
START = (
    "theodred+eowyn+denethor|snowbourn_scout*3+guard_of_the_citadel*3+faramir*3+steward_of_gondor*3+celebrians_stone*3"
    "+sneak_attack*3+northern_tracker*3+wandering_took*3+unexpected_courage*3+a_test_of_will*3+hasty_stroke*3"
    "+erebor_hammersmith*3+daughter_of_the_nimrodel*3+gleowine*3+forest_snare*3+gandalf*3+radagasts_cunning*2"
)
TACTICS = "gimli+legolas+thalin|" + "+".join(
    f"{card.id}*3"
    for card in LCG.components()
    if card.id in CARDS.others and card.facts["sphere"] in ("tactics", "neutral")
)
LEADERSHIP = "aragorn+gloin|guard_of_the_citadel*3+faramir*2"


def search(*start: str, **more: Any) -> Search:
    """The beginning of a search for decks."""
    given: dict[str, Any] = {
        "game": "lcg",
        "rules": LCG.rules,
        "settings": {"seats": len(start)},
        "player": "random",
        "seed": 1,
        "claims": Claims(0, 40),
        "trial_games": 4,
        "start": start,
    }
    return Search(**{**given, **more})


class Decided(Workers):
    """Workers who play nothing: every pair has the same result."""

    def __init__(self, result: int) -> None:
        self.result = result

    def run(self, work: Callable[[Any], Any], pieces: Sequence[Any]) -> Iterator[Any]:
        for piece in pieces:
            yield [self.result] * len(piece.seeds)


def test_every_change_is_another_deck_that_keeps_to_the_rules() -> None:
    begun = search(START)
    proposals = [proposal(LCG, CARDS, begun, Rng(seed))[0] for seed in range(60)]
    assert START not in proposals
    for deck in proposals:
        heroes, others = read(deck)
        assert not LCG.deck_faults(heroes, others)
        assert others.total() == 50
    assert len({read(deck)[0] for deck in proposals}) > 1  # now and then a hero is exchanged


def test_a_deck_that_is_too_small_is_filled_up() -> None:
    (deck,) = proposal(LCG, CARDS, search(LEADERSHIP, settings={"small_decks": True}), Rng(1))
    assert read(deck)[1].total() == 50


def test_two_decks_never_share_a_hero() -> None:
    begun = search(START, TACTICS)
    for seed in range(40):
        assert allowed(LCG, begun, proposal(LCG, CARDS, begun, Rng(seed)))


def test_a_written_deck_is_read_again() -> None:
    assert written(*read(LEADERSHIP)) == "aragorn+gloin|faramir*2+guard_of_the_citadel*3"


@pytest.mark.parametrize(("result", "taken"), [(BETTER, True), (EQUAL, False), (WORSE, False)])
def test_a_change_stays_if_the_test_says_that_it_is_better(result: int, taken: bool) -> None:
    begun = search(START, trial_games=10_000, settings={"small_decks": True})
    *_, last = trial_of(LCG, begun, (LEADERSHIP,), Decided(result))
    assert last.taken == taken
    assert last.games < 10_000  # it was certain long before
    after = msgspec.structs.replace(begun, trials=(last,))
    assert after.decks == ((LEADERSHIP,) if taken else begun.start)


def test_a_search_that_was_interrupted_goes_on_as_if_it_had_not_been(tmp_path: Path) -> None:
    begun = search(START)
    whole = improve(LCG, CARDS, begun, 8)
    assert len(whole.trials) == 2
    file = tmp_path / "search.json"
    save(file, improve(LCG, CARDS, begun, 4))
    assert improve(LCG, CARDS, taken_up(file, begun), 8) == whole


@pytest.mark.slow
def test_several_processes_find_the_same() -> None:
    begun = search(START)
    assert improve(LCG, CARDS, begun, 4, jobs=2) == improve(LCG, CARDS, begun, 4)


def test_who_looks_on_is_told_of_each_trial() -> None:
    told: list[tuple[int, int]] = []
    improve(LCG, CARDS, search(START), 4, progress=lambda now, done: told.append((len(now.trials), done)))
    assert told == [(0, 4), (1, 4)]


def test_victories_are_counted_on_seeds_of_their_own() -> None:
    assert victories(LCG, search(START), (START,), 3) == 0  # chance wins nothing


def test_another_search_is_not_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "search.json"
    save(file, search(START))
    with pytest.raises(BadFile, match="another search"):
        taken_up(file, search(START, seed=2))
    file.write_text("{}")
    with pytest.raises(BadFile, match="no search"):
        taken_up(file, search(START))


def test_a_bad_player_is_refused_before_any_game() -> None:
    with pytest.raises(BadOptions):
        improve(LCG, CARDS, search(START, player="nobody"), 10)
