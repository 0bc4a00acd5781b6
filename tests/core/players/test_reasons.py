"""Why a choice is good: what is clearly better after it than after the other choices."""

from collections.abc import Sequence

from westmarch.core.players.reasons import Aspect, Outcome, reasons_of

NOW = {"coins": Aspect(0.0, 0.0), "skills": Aspect(0.0, 0.0)}


def outcomes(worths: Sequence[float], number: float = 1.0, before: float = 0.0) -> list[Outcome]:
    """What came of a choice on some guesses, as far as one aspect goes."""
    return [Outcome(0, {"coins": Aspect(0.0, before)}, {"coins": Aspect(worth, number)}) for worth in worths]


def ended(*results: int) -> list[Outcome]:
    """Games that a choice won (1) or lost (-1), or that went on (0)."""
    coins = {"coins": Aspect(0.0, 0.0)}
    return [Outcome(result, coins, {} if result else coins) for result in results]


def names(own: list[Outcome], *others: list[Outcome]) -> list[str]:
    return [reason.name for reason in reasons_of(own, others)]


def test_what_counts_for_more_after_a_choice_is_a_reason_for_it() -> None:
    assert names(outcomes([0.5] * 4), outcomes([0.1] * 4, 0.0)) == ["coins"]


def test_what_counts_for_less_is_none() -> None:
    assert names(outcomes([0.1] * 4, 0.0), outcomes([0.5] * 4)) == []


def test_a_choice_without_others_has_no_reason() -> None:
    assert reasons_of(outcomes([0.5] * 4), []) == []


def test_a_small_difference_is_no_reason() -> None:
    assert names(outcomes([0.11] * 4), outcomes([0.1] * 4, 0.0)) == []


def test_a_difference_by_chance_is_no_reason() -> None:
    assert names(outcomes([2.0, -1.0, 1.5, -1.2]), outcomes([0.0] * 4, 0.0)) == []


def test_a_choice_is_held_against_the_mean_of_all_others() -> None:
    others = outcomes([0.5] * 4, 0.0), outcomes([0.1] * 4, 0.0)
    assert names(outcomes([0.5] * 4), *others) == ["coins"]
    assert names(outcomes([0.3] * 4), *others) == []


def test_what_the_estimate_likes_although_there_is_less_of_it_is_no_reason() -> None:
    assert names(outcomes([0.5] * 4, 1.0), outcomes([0.1] * 4, 2.0)) == []


def test_the_number_is_how_much_more_there_will_be_than_now() -> None:
    (reason,) = reasons_of(outcomes([0.5] * 4, number=5.0, before=3.0), [outcomes([0.1] * 4, 3.0)])
    assert reason.number == 2


def test_a_number_that_chance_decides_is_not_told() -> None:
    own = outcomes([0.5] * 2, number=5.0) + outcomes([0.5] * 2, number=4.0)
    (reason,) = reasons_of(own, [outcomes([0.1] * 4, 0.0)])
    assert reason.number == 0


def test_what_wins_needs_no_other_reason() -> None:
    assert names(ended(1, 1, 1, 1), ended(0, 0, 0, 0)) == ["wins"]


def test_what_wins_in_some_games_only_may_win() -> None:
    assert names(ended(1, 1, 0, 0), ended(0, 0, 0, 0)) == ["may-win"]


def test_what_loses_in_fewer_games_saves() -> None:
    assert names(ended(0, 0, 0, 0), ended(-1, -1, 0, 0)) == ["is-saved"]


def test_what_all_choices_win_is_no_reason_for_any() -> None:
    assert names(ended(1, 1, 1, 1), ended(1, 1, 1, 1)) == []


def test_games_that_ended_are_not_compared_by_their_aspects() -> None:
    own = ended(-1) + outcomes([0.5] * 3)
    assert names(own, ended(-1) + outcomes([0.1] * 3, 0.0)) == ["coins"]


def test_what_counts_for_little_beside_what_speaks_against_a_choice_is_no_reason() -> None:
    own = [Outcome(0, NOW, {"coins": Aspect(0.3, 1.0), "skills": Aspect(-2.0, 0.0)})] * 4
    other = [Outcome(0, NOW, {"coins": Aspect(0.0, 0.0), "skills": Aspect(0.0, 1.0)})] * 4
    assert names(own, other) == []
