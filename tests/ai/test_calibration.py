"""Calibration: which positions are asked about, how they are counted, and the plot."""

from xml.etree import ElementTree

import pytest

from westmarch.ai.measuring.calibration import STAGES, Sample, bands, brier, calibrate, chance
from westmarch.ai.measuring.plot import Captions, plot
from westmarch.games.duel.game import DUEL
from westmarch.games.lcg.game import LCG


def test_every_game_gives_a_position_of_each_stage_and_they_share_its_result() -> None:
    samples = calibrate(DUEL, DUEL.options(), "heuristic", "random", 6, 1)
    assert [sample.stage for sample in samples] == [0, 1, 2] * 6
    for i in range(0, 18, 3):
        assert len({sample.result for sample in samples[i : i + 3]}) == 1
    assert all(0 <= sample.estimate <= 1 for sample in samples)


def test_samples_do_not_depend_on_the_number_of_processes() -> None:
    one, two = (calibrate(DUEL, DUEL.options(), "mcts:10", "heuristic", 8, 3, jobs) for jobs in (1, 2))
    assert one == two


def test_players_who_win_together_can_be_calibrated_too() -> None:
    samples = calibrate(LCG, LCG.options({"seats": 1}), "heuristic", "heuristic", 2, 1)
    assert {sample.stage for sample in samples} == {0, 1, 2}


def test_late_estimates_are_nearer_to_the_result_than_early_ones() -> None:
    samples = calibrate(DUEL, DUEL.options(), "heuristic", "heuristic", 60, 1)
    early, _, late = ([sample for sample in samples if sample.stage == stage] for stage in range(3))
    assert brier(late) < brier(early)


def test_a_band_holds_the_estimates_of_ten_per_cent() -> None:
    samples = [
        Sample(0, 0.71, 1.0),
        Sample(0, 0.79, 0.0),
        Sample(0, 0.75, 0.5),
        Sample(2, 1.0, 1.0),
        Sample(2, 0.0, 0.0),
    ]
    found = bands(samples)
    assert [(band.stage, band.low, band.high, band.positions) for band in found] == [
        ("early", 70, 80, 3),
        ("late", 0, 10, 1),
        ("late", 90, 100, 1),
    ]
    assert found[0].estimate == pytest.approx(0.75)
    assert found[0].won == 0.5
    assert found[0].ci95[0] < 0.5 < found[0].ci95[1]


def test_returns_become_chances() -> None:
    assert [chance(DUEL, value) for value in (-1.0, 0.0, 1.0, 1.2)] == [0.0, 0.5, 1.0, 1.0]


def test_the_plot_is_a_picture_with_a_mark_for_each_band_and_stage() -> None:
    found = bands([Sample(stage, estimate / 10, 1.0) for stage in range(3) for estimate in range(0, 10, 3)])
    picture = ElementTree.fromstring(plot(found, Captions("<one> & two", "estimate", "won", STAGES)))
    tags = [element.tag.split("}")[1] for element in picture.iter()]
    assert tags.count("circle") == 5
    assert "<one> & two" in [element.text for element in picture.iter()]
