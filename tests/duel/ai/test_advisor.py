"""What a sensible player of Duel sees at once: victories, threats, and what would be wasted."""

from collections.abc import Mapping
from operator import mul

import pytest
from tests.duel.board import PosedTable, position, turn

from westmarch.ai.arena import arena
from westmarch.ai.players import player
from westmarch.core.conformance import check_advice
from westmarch.core.rng import Rng
from westmarch.games.duel.ai.advisor import THIRD_MANNER
from westmarch.games.duel.ai.appeal import APPEAL_NAMES, appeals_of_words
from westmarch.games.duel.ai.features import WEIGHTS, weights_now
from westmarch.games.duel.ai.learning import DuelEstimate
from westmarch.games.duel.ai.third_appeals import THIRD_APPEALS
from westmarch.games.duel.game import DUEL
from westmarch.games.duel.state import DuelState

SPECS = ("heuristic", "mcts:60", "medium", "hard:60")
EVERY_PLAYER = pytest.mark.parametrize("spec", SPECS)

ALL_BUT_LINDON = {"arnor": 1, "rhovanion": 1, "enedwaith": 1, "rohan": 1, "gondor": 1, "mordor": 1}


def word(spec: str, table: PosedTable) -> str:
    """What a player says here."""
    return DUEL.vocabulary.spell(player(spec, DUEL, 1).choose(table.state))


def words(spec: str, table: PosedTable) -> list[str]:
    """What a player says here until it has finished its chain."""
    one = player(spec, DUEL, 1)
    seat = table.state.seat
    said: list[str] = []
    while not said or (table.state.seat == seat and not table.state.resting):
        said.append(DUEL.vocabulary.spell(one.choose(table.state)))
        table.say(said[-1])
    return said


def test_advice_is_legal_and_does_not_depend_on_what_is_hidden() -> None:
    for seed in range(4):
        check_advice(DUEL, DUEL.options(), seed)


# Victories


@EVERY_PLAYER
@pytest.mark.parametrize("side", ["fellowship", "sauron"])
def test_the_last_steps_of_the_quest_are_taken(spec: str, side: str) -> None:
    assert word(spec, turn("c3-07", "c3-01", side=side, me={"coins": 5, "quest": 11})) == "play:c3-07"


@EVERY_PLAYER
def test_the_sixth_people_is_taken(spec: str) -> None:
    assert word(spec, position("eagle.yaml")) == "play:c3-08"


@EVERY_PLAYER
def test_the_last_region_is_conquered(spec: str) -> None:
    table = turn("c3-17", "c3-07", me={"coins": 9, "units": ALL_BUT_LINDON})
    assert words(spec, table) == ["play:c3-17", "lindon"]
    assert table.result == ("fellowship", "conquest")


@EVERY_PLAYER
def test_the_last_region_is_conquered_by_a_fortress(spec: str) -> None:
    table = turn(
        "c3-01", "c3-07", me={"coins": 9, "units": ALL_BUT_LINDON}, foe={"units": {"lindon": 4}}, tiles=["grey_havens"]
    )
    assert word(spec, table) == "take:grey_havens"


@EVERY_PLAYER
def test_the_last_region_is_conquered_by_a_move(spec: str) -> None:
    units = {**ALL_BUT_LINDON, "arnor": 2}
    table = turn("c3-18", "c3-01", me={"coins": 9, "units": units})
    said = words(spec, table)
    assert said[0] == "play:c3-18"
    assert table.result == ("fellowship", "conquest")


@EVERY_PLAYER
def test_more_regions_at_the_end_are_taken_with_the_last_card(spec: str) -> None:
    table = turn("c3-17", me={"coins": 9, "units": {"arnor": 2}}, foe={"units": {"mordor": 1}})
    words(spec, table)
    assert table.result == ("fellowship", "presence")


# Threats


@EVERY_PLAYER
def test_the_enemys_last_steps_of_the_quest_are_taken_away(spec: str) -> None:
    table = turn("c3-07", "c3-01", me={"coins": 0, "quest": 1}, foe={"coins": 5, "quest": 11})
    assert word(spec, table) == "discard:c3-07"


@EVERY_PLAYER
def test_the_enemys_sixth_people_is_taken_away(spec: str) -> None:
    foe = {"cards": ["c1-17", "c1-18", "c1-19", "c1-20", "c2-16"], "tokens": ["hobbits-1"]}
    table = turn("c3-08", "c3-07", me={"coins": 3}, foe=foe)
    assert word(spec, table) in ("discard:c3-08", "play:c3-08")


@EVERY_PLAYER
def test_the_enemys_last_region_is_defended(spec: str) -> None:
    table = turn("c3-17", "c3-01", me={"coins": 9, "units": {"lindon": 1}}, foe={"coins": 9, "units": ALL_BUT_LINDON})
    words(spec, table)
    assert table.state.over or not wins_at_once(table, "play:c3-17 lindon")


def wins_at_once(table: PosedTable, chain: str) -> bool:
    """Whether these words are allowed and end the game."""
    trial = table.copy()
    for spelling in chain.split():
        if trial.over or not trial.allows(spelling):
            return trial.over
        trial.say(spelling)
    return trial.over


@EVERY_PLAYER
def test_a_card_that_covers_the_enemys_victory_is_left_alone(spec: str) -> None:
    """Sauron's last steps lie under the only open card; a location is the other thing to do."""
    table = position(
        {
            "chapter": 3,
            "active": "fellowship",
            "tiles": ["erebor"],
            "fellowship": {"coins": 15, "units": {"arnor": 2}},
            "sauron": {"coins": 3, "quest": 11, "units": {"mordor": 1}},
            "display": [["c3-07", "gone"], ["c3-20", "gone", "gone"], *[["gone"] * slots for slots in (4, 2, 4, 3, 2)]],
        }
    )
    assert word(spec, table) == "take:erebor"


# Waste


@EVERY_PLAYER
def test_a_free_card_is_played_and_not_thrown_away(spec: str) -> None:
    table = turn("c2-12", "c2-09", me={"cards": ["c1-16"], "quest": 5}, foe={"quest": 5})
    assert word(spec, table).startswith("play:")


@EVERY_PLAYER
def test_units_go_where_they_add_a_region(spec: str) -> None:
    table = turn("c3-15", me={"coins": 9, "units": {"mordor": 3}}, foe={"units": {"arnor": 1}})
    assert words(spec, table) == ["play:c3-15", "rhovanion"]


@EVERY_PLAYER
def test_a_removal_takes_a_region_from_the_enemy(spec: str) -> None:
    table = turn("c3-22", me={"coins": 9, "units": {"arnor": 1}}, foe={"units": {"rohan": 3, "gondor": 1}})
    assert words(spec, table) == ["play:c3-22", "remove:gondor"]


@EVERY_PLAYER
def test_a_unit_that_holds_a_region_alone_stays_at_the_end(spec: str) -> None:
    me: Mapping[str, object] = {"coins": 9, "units": {"arnor": 1, "rhovanion": 2}}
    table = turn("c3-20", me=me, foe={"units": {"gondor": 1, "mordor": 1}})
    words(spec, table)
    assert table.result == ("fellowship", "presence")


@EVERY_PLAYER
def test_the_bonus_turn_is_not_left_to_an_enemy_who_would_win_in_it(spec: str) -> None:
    table = turn("c3-07", "c3-06", me={"coins": 9, "quest": 8}, foe={"coins": 9, "quest": 12}).say("play:c3-07")
    assert table.prompt == "bonus_turn"
    assert word(spec, table) == "yes"


# Levels


@pytest.mark.slow
def test_each_level_is_stronger_than_the_one_below() -> None:
    for weaker, stronger in (("random", "easy"), ("easy", "medium:40")):
        (result,) = arena(DUEL, DUEL.options(), [stronger, weaker], 10, 1)
        assert result.win_rate > 0.5, (weaker, stronger)


def test_the_first_generation_searches_as_it_did() -> None:
    first, now = DUEL.advisor_of(1), DUEL.advisor_of(2)
    state = DUEL.new(DUEL.options(), 1)
    assert first.curiosity() == 1.0
    assert now.curiosity() < 1.0
    assert first.estimate(state) == now.estimate(state)
    weights, sharper = first.weigh(state, state.options), now.weigh(state, state.options)
    assert max(sharper) > max(weights)
    assert sum(sharper) == pytest.approx(sum(weights)) == pytest.approx(1.0)


def test_a_word_that_opens_a_card_for_the_enemy_appeals_less() -> None:
    opened = APPEAL_NAMES.index("opened")
    state = DUEL.new(DUEL.options(), 2)
    rng = Rng(2)
    while (
        state.chapter == 0 or not state.resting or not any(opens(state, word)[opened] > 0.5 for word in state.options)
    ):
        state.choose(rng.pick(state.options))
        assert isinstance(state, DuelState)
    careful = [float(place + 1) for place in range(len(APPEAL_NAMES))]
    careful[opened] = -2.0
    careless = list(careful)
    careless[opened] = 0.0
    w = weights_now(state, WEIGHTS)
    together = [appeals_of_words(state, state.options, w, table) for table in (careful, careless)]
    for number, word in enumerate(state.options):
        facts = opens(state, word)
        appeals = [of_table[number] for of_table in together]
        assert appeals[0] == pytest.approx(sum(map(mul, careful, facts)))
        assert appeals[1] - appeals[0] == pytest.approx(-careful[opened] * facts[opened])


def test_the_third_generation_looks_elsewhere_first_and_overlooks_nothing() -> None:
    second, third = DUEL.advisor_of(2), DUEL.advisor_of(3)
    state = DUEL.new(DUEL.options(), 1)
    assert second.estimate(state) != third.estimate(state)
    before, now = (advisor.weigh(state, state.options) for advisor in (second, third))
    assert now != pytest.approx(before)
    assert sum(now) == pytest.approx(1.0)
    assert min(now) >= THIRD_MANNER.breadth / len(state.options)
    assert (second.certainty(), third.certainty()) == (1.0, THIRD_MANNER.certainty)


def test_every_appeal_of_the_third_generation_is_one_that_words_have() -> None:
    assert set(THIRD_APPEALS) <= set(APPEAL_NAMES)


def opens(state: DuelState, word: int) -> list[float]:
    """What the appeals of a word are multiplied with."""
    return DuelEstimate().appeal(state, word)
