import pytest

from westmarch.core.conformance import check_all, check_positions, check_records, check_secrets
from westmarch.games.duel.game import DUEL


@pytest.mark.parametrize("seed", range(8))
def test_duel_passes_the_checks_of_every_game(seed: int) -> None:
    check_all(DUEL, DUEL.options(), seed)


@pytest.mark.parametrize("preset", DUEL.facts.presets)
def test_every_preset_passes_them(preset: str) -> None:
    check_all(DUEL, DUEL.options({"preset": preset, "manoeuvres_in_any_order": False}), 100)


def test_one_person_may_hold_both_seats() -> None:
    check_all(DUEL, DUEL.options({"viewers": [0, 0]}), 200)


def test_sensible_games_pass_them_too() -> None:
    """They reach quests, peoples and conquests that random games seldom do."""
    for seed in range(300, 302):
        for check in (check_records, check_positions, check_secrets):
            check(DUEL, DUEL.options(), seed, DUEL.advisor().choose)
