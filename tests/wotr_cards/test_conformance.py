import pytest

from westmarch.core.conformance import check_all
from westmarch.games.wotr_cards.game import WOTR_CARDS

# Four people, three (one with both Shadow decks, or both of the Free Peoples), two.
SPLITS = ((0, 1, 2, 3), (0, 1, 0, 2), (0, 1, 2, 1), (0, 1, 0, 1))
SCENARIOS = ("duel", "trio-duel", "fellowship")


@pytest.mark.slow
@pytest.mark.parametrize("viewers", SPLITS, ids=lambda viewers: "-".join(map(str, viewers)))
def test_the_trilogy_passes_the_checks_of_every_game_however_its_decks_are_held(viewers: tuple[int, ...]) -> None:
    check_all(WOTR_CARDS, WOTR_CARDS.options({"scenario": "trilogy", "viewers": list(viewers)}), sum(viewers))


@pytest.mark.slow
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_other_scenario_passes_them(scenario: str) -> None:
    check_all(WOTR_CARDS, WOTR_CARDS.options({"scenario": scenario}), 11)


def test_one_person_may_hold_all_seats() -> None:
    check_all(WOTR_CARDS, WOTR_CARDS.options({"scenario": "fellowship", "viewers": [0, 0]}), 12)


@pytest.mark.slow
def test_every_setting_passes_them() -> None:
    settings = {"scenario": "trilogy", "preset": "cautious", "discard_to_limit": True}
    check_all(WOTR_CARDS, WOTR_CARDS.options(settings), 13)
