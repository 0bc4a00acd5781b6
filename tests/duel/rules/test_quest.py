"""The quest of the Ring: steps, the gap, the bonuses (rules 41 to 48)."""

import pytest
from tests.duel.board import OTHER, PosedTable, position, turn
from tests.duel.expected import REGIONS

SIDES = ["fellowship", "sauron"]


def stepping(quest: int, side: str = "fellowship", card: str = "c2-13", **more: object) -> PosedTable:
    """A side at a step of the track plays a blue card of two rings, whose three missing symbols it can pay."""
    foe = {"tiles": ["bree", "erebor"]}
    table = turn(card, "c2-09", side=side, me={"coins": 3, "quest": quest, **more}, foe=foe)
    return table.say(f"play:{card}")


def gap(table: PosedTable) -> int:
    """The steps between the Nazgul and Frodo and Sam: rule 43."""
    return 14 - table.sauron.quest


def test_passing_the_third_step_brings_a_coin() -> None:
    """TC12, the rulebook's example: Frodo and Sam move two steps and pass the bonus of one coin."""
    table = position("quest_example.yaml").say("play:c2-13")
    assert table.fellowship.quest == 4
    assert table.fellowship.coins == 1
    assert table.log("quest", "coins") == ["quest fellowship 3", "coins fellowship 1", "quest fellowship 4"]


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(("quest", "coins"), [(0, 0), (1, 1), (2, 1), (3, 0)])
def test_reaching_or_passing_the_third_step_brings_the_coin_and_starting_on_it_does_not(
    quest: int, coins: int, side: str
) -> None:
    """Rules 44 and 45; the coin is taken without asking."""
    table = stepping(quest, side)
    assert table.side(side).coins == coins
    assert table.active == OTHER[side]


def test_the_nazgul_are_carried_along_when_frodo_and_sam_move() -> None:
    """TC13, rules 42 and 46: the gap stays, and Sauron gets no bonus for it."""
    table = position("quest_drag.yaml")
    assert gap(table) == 12
    table.say("play:c2-13")
    assert (table.fellowship.quest, table.sauron.quest) == (2, 2)
    assert gap(table) == 12
    assert table.sauron.coins == 0


def test_only_saurons_own_steps_close_the_gap() -> None:
    """Rule 42."""
    table = turn("c1-13", "c1-14", side="sauron", me={"quest": 5}, foe={"quest": 7}).say("play:c1-13 no")
    assert gap(table) == 8
    assert table.fellowship.quest == 7


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("quest", [4, 5])
def test_the_sixth_step_offers_a_unit_in_any_region(quest: int, side: str) -> None:
    """Rules 44 and 45."""
    table = stepping(quest, side)
    assert (table.prompt, table.chooser) == ("bonus_unit", side)
    assert set(table.options()) == {"no", *REGIONS}
    table.say("gondor")
    assert table.side(side).units == {"gondor": 1}
    assert table.side(side).quest == quest + 2


def test_the_unit_of_the_sixth_step_may_be_declined() -> None:
    """Rule 45."""
    table = stepping(5).say("no")
    assert table.fellowship.units == {}
    assert table.active == "sauron"


def test_the_unit_of_the_sixth_step_fights_at_once_and_before_the_next_step() -> None:
    """Rule 45: a bonus is used as soon as its step is reached."""
    table = turn("c2-13", "c2-09", me={"coins": 3, "quest": 5}, foe={"units": {"rohan": 1}}).say("play:c2-13")
    assert table.fellowship.quest == 6
    table.say("rohan")
    assert table.fellowship.quest == 7
    assert table.sauron.units == table.fellowship.units == {}


def test_without_units_left_the_sixth_step_asks_nothing() -> None:
    """Rule 82."""
    table = stepping(5, units={"arnor": 15})
    assert table.active == "sauron"


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("quest", [7, 8])
def test_the_ninth_step_offers_another_turn(quest: int, side: str) -> None:
    """Rules 44 and 73."""
    table = stepping(quest, side)
    assert (table.prompt, table.chooser, table.options()) == ("bonus_turn", side, ["yes", "no"])
    assert table.copy().say("yes").active == side
    assert table.copy().say("no").active == OTHER[side]


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("quest", [10, 11])
def test_the_twelfth_step_offers_the_removal_of_an_enemy_fortress(quest: int, side: str) -> None:
    """Rules 44 and 69: the tile stays with its owner."""
    table = stepping(quest, side)
    assert (table.prompt, table.chooser) == ("bonus_fortress", side)
    assert set(table.options()) == {"no", "raze:arnor", "raze:rhovanion"}
    table.say("raze:arnor")
    assert table.side(OTHER[side]).fortresses == ["rhovanion"]
    assert table.side(OTHER[side]).tiles == ["bree", "erebor"]


def test_the_removal_of_a_single_enemy_fortress_may_be_declined_too() -> None:
    """Rule 45."""
    table = turn("c3-06", "c3-07", me={"coins": 3, "quest": 11}, foe={"tiles": ["bree"]}).say("play:c3-06")
    assert table.options() == ["no", "raze:arnor"]
    assert table.say("no").sauron.fortresses == ["arnor"]


def test_without_an_enemy_fortress_the_twelfth_step_asks_nothing() -> None:
    """Rule 69."""
    table = turn("c3-06", "c3-07", me={"coins": 3, "quest": 10, "tiles": ["bree"]}).say("play:c3-06")
    assert table.active == "sauron"
    assert table.fellowship.fortresses == ["arnor"]


def test_three_steps_meet_exactly_one_bonus_wherever_they_begin() -> None:
    """Rule 45: no move of the base game is long enough to pass two."""
    table = turn("c3-07", "c3-06", me={"coins": 6, "quest": 6}).say("play:c3-07")
    assert table.prompt == "bonus_turn"
    table = turn("c3-07", "c3-06", me={"coins": 6, "quest": 3}).say("play:c3-07")
    assert table.prompt == "bonus_unit"
    table = turn("c3-07", "c3-06", me={"coins": 6, "quest": 9}, foe={"tiles": ["bree"]}).say("play:c3-07")
    assert table.prompt == "bonus_fortress"


@pytest.mark.parametrize("side", SIDES)
def test_each_side_has_its_own_four_bonuses(side: str) -> None:
    """Rule 44: the other side has passed them all."""
    table = turn("c2-13", "c2-09", side=side, me={"coins": 3, "quest": 2}, foe={"quest": 13, "tiles": ["bree"]}).say(
        "play:c2-13"
    )
    assert table.side(side).coins == 1


def test_steps_of_locations_and_tokens_earn_bonuses_too() -> None:
    """Rule 47."""
    table = turn("c3-07", "c3-06", me={"coins": 6, "quest": 5}, tiles=["isengard"]).say("take:isengard")
    assert table.prompt == "bonus_unit"
    table = turn("c3-01", "c3-06", me={"coins": 3, "quest": 8, "tokens": ["men-1"]}).say("play:c3-01")
    assert table.prompt == "bonus_turn"


def test_steps_of_locations_and_tokens_are_not_blue_cards() -> None:
    """Rule 47: hobbits-2 stays silent."""
    table = turn("c3-07", "c3-06", me={"coins": 6, "tokens": ["hobbits-2"]}, tiles=["isengard"]).say("take:isengard")
    assert table.active == "sauron"
    assert table.fellowship.units == {}


@pytest.mark.parametrize(("side", "card"), [("sauron", "c3-06"), ("fellowship", "c3-07")])
def test_the_fourteenth_step_wins_at_once_and_spare_steps_are_lost(side: str, card: str) -> None:
    """TC14, rule 48."""
    table = turn(card, "c3-05", side=side, me={"coins": 3, "quest": 13}).say(f"play:{card}")
    assert table.over
    assert table.result == (side, "quest")
    assert table.side(side).quest == 14


def test_the_nazgul_catch_frodo_and_sam_at_the_fourteenth_step() -> None:
    """TC14."""
    table = position("nazgul_one_step_behind.yaml").say("play:c3-06")
    assert table.result == ("sauron", "quest")
    assert (table.sauron.quest, gap(table)) == (14, 0)
    assert table.options() == []


def test_two_steps_of_a_token_can_reach_mount_doom() -> None:
    """TC15: wizards-1."""
    table = position("wizards_lead_to_mount_doom.yaml").say("play:c3-11 wizards-1")
    assert table.result == ("fellowship", "quest")
    assert table.fellowship.quest == 14


def test_the_thirteenth_step_wins_nothing() -> None:
    table = turn("c3-06", "c3-07", me={"coins": 3, "quest": 11}, foe={"quest": 13}).say("play:c3-06")
    assert table.fellowship.quest == 13
    assert not table.over


def test_on_the_last_card_of_the_game_no_further_turn_is_offered_or_announced() -> None:
    """Rules 71 and 73: there is nothing left to do in it."""
    table = turn("c3-07", me={"coins": 3, "quest": 7, "tokens": ["elves-1"]}).say("play:c3-07")
    assert table.over
    assert table.log("extra_turn") == []
    still = turn("c3-07", "c3-08", me={"coins": 3, "quest": 7}).say("play:c3-07")
    assert still.prompt == "bonus_turn"
