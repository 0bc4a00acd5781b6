"""The third scenario: its quest cards from set-up to every kind of end, with one to four players."""

from typing import Any

import pytest
from tests.lcg.board import PosedTable, ally, attached, engaged, hero, new_game, pose, staging

from westmarch.core.errors import BadOptions
from westmarch.games.lcg.components import ENCOUNTER, NO_CARD, OBJECTIVE, PRISONER, STAGING
from westmarch.games.lcg.game import LCG
from westmarch.games.lcg.rules.reveal import RevealMore

SCENARIO = "escape_from_dol_guldur"
DECKS = (
    "gimli+legolas|gondorian_spearman*3+veteran_axehand*3+blade_of_gondolin*2",
    "gloin+eleanor|snowbourn_scout*3+guard_of_the_citadel*3+a_test_of_will*3",
    "aragorn+beravor|horseback_archer*2+silverlode_archer*2",
    "dunhere+denethor|gandalf*3+stand_and_fight*3",
)
TWO = DECKS[:2]
OBJECTIVES = ("gandalfs_map", "dungeon_torch", "shadow_key")
BESIDE = {"nazgul_of_dol_guldur": {"at": "beside"}}
PRISON = {**BESIDE, "eleanor": hero("two", flags=["prisoner"])}
BECOME_ATTACHMENTS = ("iron_shackles", "caught_in_a_web", "caught_in_a_web.2")
QUIET = "necromancers_pass"  # nothing but 3 threat when it is revealed


def dungeon(cards: dict[str, Any] | None = None, decks: tuple[str, ...] = TWO, **more: Any) -> PosedTable:
    """A situation of this scenario."""
    return pose(options={"scenario": SCENARIO}, decks=decks, cards=cards or {}, **more)


def claimed(on: str, seat: str = "one") -> dict[str, object]:
    """An objective that a hero bears."""
    return attached(on, seat, flags=["claimed"], owner="encounter")


def all_claimed() -> dict[str, object]:
    """All three objectives in the players' hands."""
    return {"gandalfs_map": claimed("gimli"), "dungeon_torch": claimed("gimli"), "shadow_key": claimed("gloin", "two")}


def prisoners(table: PosedTable) -> list[int]:
    """The heroes who are prisoners."""
    return [card for card, flags in enumerate(table.state.flags) if flags & PRISONER]


def reveal_guard(table: PosedTable, objective: str) -> None:
    """The next encounter card is revealed as the guard of an objective."""
    table.state.push(RevealMore(1, table.card(objective)))
    table.state.run()


# Set-up


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_three_guarded_objectives_the_nazgul_beside_and_one_prisoner(players: int) -> None:
    for seed in range(5):
        table = new_game(SCENARIO, DECKS[:players], [], seed)
        assert [table.at(name) for name in OBJECTIVES] == ["staging"] * 3
        assert table.at("nazgul_of_dol_guldur") == "beside"
        assert len(prisoners(table)) == 1
        guards = {table.state.host[table.card(name)] for name in OBJECTIVES} - {NO_CARD}
        assert all(table.state.place[guard] == STAGING for guard in guards)
        others = [card for card in table.state.staging() if table.state.kind(card) != OBJECTIVE]
        attached_ones = [name for name in BECOME_ATTACHMENTS if table.at(name) == "attached"]
        revealed = len(others) + len(table.pile()) + len(attached_ones)
        assert revealed >= 3
        assert revealed + len(table.state.decks[ENCOUNTER]) == 37


def test_any_hero_of_any_player_may_be_captured() -> None:
    captured = {prisoners(new_game(SCENARIO, TWO, [], seed))[0] for seed in range(40)}
    assert len(captured) == 4


def test_only_who_comes_alone_with_a_single_hero_cannot_take_part() -> None:
    """Rule 100."""
    small = {"scenario": SCENARIO, "small_decks": True}
    with pytest.raises(BadOptions, match="a second one is needed"):
        LCG.options({**small, "decks": ["gimli|gandalf*3"]})
    assert LCG.options({**small, "decks": ["thalin|gandalf*3", DECKS[1]]})


@pytest.mark.parametrize("engaged_guards", [True, False])
def test_an_engaged_guard_still_guards_unless_the_table_says_otherwise(engaged_guards: bool) -> None:
    """Rule 76."""
    cards = {**PRISON, "shadow_key": staging(on="king_spider"), "king_spider": staging()}
    options = {"scenario": SCENARIO, "engaged_guards": engaged_guards}
    table = pose(options=options, decks=TWO, cards=cards, phase="encounter", threat={"one": 20, "two": 1})
    table.pass_until("engage")
    table.say("none none")
    assert table.at("king_spider") == "engaged"
    table.pass_windows()
    held = table.state.host[table.card("shadow_key")] != NO_CARD
    assert held is engaged_guards


def test_a_treachery_is_a_guard_that_is_dealt_with_at_once() -> None:
    """Rule 76."""
    table = dungeon({**PRISON, "shadow_key": staging()}, encounter=["the_necromancers_reach"])
    reveal_guard(table, "shadow_key")
    assert table.pile() == ["the_necromancers_reach"]
    assert table.allows("shadow_key")


def test_the_card_that_eleanor_puts_in_a_guards_place_is_the_guard() -> None:
    """Rule 108."""
    cards = {**BESIDE, "shadow_key": staging()}
    table = dungeon(cards, encounter=["the_necromancers_reach", "enchanted_stream"])
    reveal_guard(table, "shadow_key")
    assert table.prompt == "respond"
    table.say("eleanor")
    assert table.pile() == ["the_necromancers_reach"]
    assert table.state.host[table.card("shadow_key")] == table.card("enchanted_stream")


def test_a_card_that_surges_as_a_guard_guards_and_the_next_one_does_not() -> None:
    cards = {**PRISON, "shadow_key": staging()}
    table = dungeon(cards, encounter=["endless_caverns", QUIET])
    reveal_guard(table, "shadow_key")
    assert table.state.host[table.card("shadow_key")] == table.card("endless_caverns")
    assert table.at(QUIET) == "staging"


# The prisoner


def test_the_prisoner_collects_nothing_and_does_nothing() -> None:
    table = dungeon(PRISON, phase="resource", encounter=[QUIET] * 2)
    while table.prompt != "commit":
        table.say("pass" if table.allows("pass") else "done")
    assert (table.tokens("gloin"), table.tokens("eleanor")) == (1, 0)
    table.say("done")
    assert table.chooser == "two"
    assert table.allows("gloin")
    assert not table.allows("eleanor")


def test_the_prisoner_readies_with_all_others() -> None:
    cards = {
        **PRISON,
        "eleanor": hero("two", flags=["prisoner", "exhausted"]),
        "gloin": hero("two", flags=["exhausted"]),
    }
    table = dungeon(cards, phase="refresh")
    table.pass_windows()
    assert not table.exhausted("gloin")
    assert not table.exhausted("eleanor")


def test_the_prisoner_cannot_be_hurt() -> None:
    cards = {**PRISON, "king_spider": engaged("two")}
    table = dungeon(cards, first="two", phase="combat", encounter=["hummerhorns"])
    table.defend("gloin")
    assert table.damage("gloin") == 1 + 3 - 1
    assert table.damage("eleanor") == 0


# One ally a round


@pytest.mark.parametrize("quest", ["the_necromancers_tower", "through_the_caverns"])
def test_all_players_together_play_one_ally_a_round(quest: str) -> None:
    cards = {**PRISON, "gimli": hero(tokens=9), "gloin": hero("two", tokens=9)}
    hands = {"one": ["veteran_axehand", "veteran_axehand", "blade_of_gondolin"], "two": ["snowbourn_scout"]}
    table = dungeon(cards, quest=quest, hands=hands)
    table.say("play:veteran_axehand")
    assert not table.allows("play:veteran_axehand")
    assert table.allows("play:blade_of_gondolin")
    table.say("done")
    assert table.chooser == "two"
    assert not table.allows("play:snowbourn_scout")


def test_allies_that_are_put_into_play_are_not_counted() -> None:
    """Rule 37."""
    cards = {
        **BESIDE,
        "gimli": hero(flags=["prisoner"]),
        "dunhere": hero("two", tokens=9),
        "legolas": hero("one", tokens=9),
    }
    table = dungeon(
        cards,
        decks=(DECKS[0], DECKS[3]),
        allies_played=1,
        hands={"one": ["veteran_axehand"], "two": ["stand_and_fight"]},
        piles={"one": ["veteran_axehand"]},
    )
    assert not table.allows("play:veteran_axehand")
    table.say("done")
    table.say("play:stand_and_fight")
    assert table.keeper("veteran_axehand") == "two"


def test_in_the_last_stage_allies_are_not_limited() -> None:
    cards = {"gimli": hero(tokens=9)}
    table = dungeon(cards, quest="out_of_the_dungeons", hands={"one": ["veteran_axehand"] * 2})
    table.say("play:veteran_axehand")
    assert table.allows("play:veteran_axehand")


def test_the_next_round_brings_another_ally() -> None:
    cards = {**PRISON, "gimli": hero(tokens=9)}
    table = dungeon(cards, phase="refresh", allies_played=1, hands={"one": ["veteran_axehand"]})
    while table.prompt != "plan" or table.chooser != "one":
        table.say("pass" if table.allows("pass") else "done")
    assert table.allows("play:veteran_axehand")


# Stage 1


def test_the_tower_is_not_left_without_an_objective() -> None:
    cards = {**PRISON, "the_necromancers_tower": {"at": "quest", "tokens": 20}, "shadow_key": staging()}
    table = dungeon(cards, threat={"one": 10, "two": 10})
    assert table.quest() == "the_necromancers_tower"
    table.say("shadow_key gimli")
    assert table.quest() == "through_the_caverns"
    assert table.tokens("through_the_caverns") == 0


# Stage 2


def in_the_caverns(progress: int = 0, **cards: Any) -> PosedTable:
    """The second stage, with Gimli and Legolas about to quest by 3 - 3 + Gloin's 2."""
    caverns = {"through_the_caverns": {"at": "quest", "tokens": progress}}
    table = dungeon(
        {**PRISON, **caverns, **cards},
        quest="through_the_caverns",
        phase="quest",
        threat={"one": 10, "two": 10},
        encounter=["tower_gate", "tower_gate"],
    )
    table.say("gimli legolas gloin")
    return table


def test_progress_in_the_caverns_may_rescue_the_prisoner_and_calls_the_nazgul() -> None:
    table = in_the_caverns()
    while table.prompt != "respond":
        table.say("pass")
    assert table.chooser == "one"
    table.say("through_the_caverns")
    assert prisoners(table) == []
    assert table.damage("eleanor") == 1
    assert table.at("nazgul_of_dol_guldur") == "staging"
    assert table.tokens("through_the_caverns") == 2 + 1 + 2 - 2 * 2


def test_the_players_may_leave_the_prisoner_where_he_is() -> None:
    table = in_the_caverns()
    table.pass_until("travel")
    assert prisoners(table) == [table.card("eleanor")]
    assert table.at("nazgul_of_dol_guldur") == "beside"


def test_progress_that_goes_on_the_active_location_rescues_nobody() -> None:
    table = in_the_caverns(enchanted_stream={"at": "active", "tokens": 1})
    while table.prompt == "act":
        table.say("pass")
    assert table.prompt == "travel"
    assert prisoners(table) == [table.card("eleanor")]


def test_progress_that_passes_the_first_stage_rescues_nobody() -> None:
    cards = {**PRISON, "the_necromancers_tower": {"at": "quest", "tokens": 8}, "shadow_key": claimed("gimli")}
    table = dungeon(cards, phase="quest", encounter=["tower_gate"] * 2)
    table.say("gimli legolas gloin")
    while table.prompt == "act":
        table.say("pass")
    assert table.quest() == "through_the_caverns"
    assert table.prompt == "travel"


def test_the_rescued_hero_may_act_at_once() -> None:
    table = in_the_caverns(progress=15, **all_claimed(), gloin=hero("two"))
    while table.prompt != "respond":
        table.say("pass")
    table.say("through_the_caverns")
    assert table.quest() == "out_of_the_dungeons"
    assert not table.exhausted("eleanor")


def test_the_caverns_are_not_left_without_the_prisoner() -> None:
    table = in_the_caverns(progress=30, **all_claimed())
    table.pass_until("travel")
    assert table.quest() == "through_the_caverns"


def test_the_caverns_are_left_as_soon_as_the_last_objective_is_claimed() -> None:
    cards = {**BESIDE, **all_claimed(), "shadow_key": staging(), "through_the_caverns": {"at": "quest", "tokens": 30}}
    table = dungeon(cards, quest="through_the_caverns")
    assert table.quest() == "through_the_caverns"
    table.say("shadow_key legolas")
    assert table.quest() == "out_of_the_dungeons"


def test_a_hero_cannot_carry_all_three_objectives_out_of_the_caverns() -> None:
    cards = {**BESIDE, **all_claimed(), "shadow_key": staging(), "through_the_caverns": {"at": "quest", "tokens": 30}}
    table = dungeon(cards, quest="through_the_caverns")
    table.say("shadow_key gimli")
    assert table.prompt == "restricted"
    table.say("gandalfs_map")
    assert table.quest() == "through_the_caverns"
    assert table.at("gandalfs_map") == "staging"


def test_a_rescued_hero_on_his_last_hit_point_dies() -> None:
    table = in_the_caverns(eleanor=hero("two", flags=["prisoner"], damage=2))
    while table.prompt != "respond":
        table.say("pass")
    table.say("through_the_caverns")
    assert "eleanor" in table.pile("two")
    assert not table.over


# Stage 3


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_an_orc_guard_comes_for_each_player_at_the_beginning_of_the_quest_phase(players: int) -> None:
    table = dungeon(decks=DECKS[:players], quest="out_of_the_dungeons", phase="quest", encounter=[QUIET] * 2)
    assert len(table.state.guards) == players
    assert [len(table.state.engaged(seat)) for seat in range(players)] == [1] * players


def test_no_orc_guards_come_in_the_stages_before() -> None:
    assert dungeon(PRISON, quest="through_the_caverns", phase="quest").state.guards == ()


def way_out(nazgul: dict[str, object], decks: tuple[str, ...] = TWO) -> PosedTable:
    """The last stage lacks one progress."""
    cards = {"out_of_the_dungeons": {"at": "quest", "tokens": 6}, "nazgul_of_dol_guldur": nazgul}
    seen = {name: card for name, card in cards.items() if card}
    table = dungeon(
        seen,
        decks=decks,
        quest="out_of_the_dungeons",
        phase="quest",
        threat={"one": 10},
        encounter=["tower_gate"] * 2,
    )
    table.say("gimli legolas")
    if len(decks) > 1:
        table.say("gloin eleanor")
    table.pass_windows()
    return table


def test_seven_progress_with_the_nazgul_out_of_play_win() -> None:
    assert way_out({}).outcome() == "victory"
    assert way_out({}, DECKS[:1]).outcome() == "victory"


def test_the_nazgul_bars_the_way_out() -> None:
    table = way_out(engaged("two", damage=8))
    assert not table.over
    assert table.tokens("out_of_the_dungeons") == 6 + (2 + 1 + 2 + 1) - 4


def test_the_players_win_as_soon_as_the_nazgul_falls() -> None:
    cards = {
        "out_of_the_dungeons": {"at": "quest", "tokens": 9},
        "nazgul_of_dol_guldur": engaged(damage=8),
        "veteran_axehand": ally(),
    }
    table = dungeon(cards, quest="out_of_the_dungeons", phase="combat", encounter=["tower_gate"])
    table.defend("veteran_axehand")
    table.pass_until("attack")
    table.say("nazgul_of_dol_guldur gimli legolas")
    assert table.outcome() == "victory"


# Defeat


def test_all_is_lost_when_the_prisoners_player_has_no_other_hero_left() -> None:
    """Rule 100."""
    cards = {**PRISON, "king_spider": engaged("two"), "gloin": hero("two", damage=3)}
    table = dungeon(cards, phase="combat", encounter=["tower_gate"])
    table.defend("none")
    assert table.outcome() == "prisoner_lost"


def test_all_is_lost_when_the_prisoners_players_threat_reaches_fifty() -> None:
    table = dungeon(PRISON, phase="refresh", threat={"one": 20, "two": 49})
    assert table.outcome() == "prisoner_lost"


def test_the_elimination_of_another_player_does_not_end_the_escape() -> None:
    table = dungeon({**PRISON, "shadow_key": claimed("gimli")}, phase="refresh", threat={"one": 49, "two": 20})
    assert not table.over
    assert not table.state.alive(0)
    assert table.at("shadow_key") == "staging"


def test_once_the_prisoner_is_rescued_his_players_elimination_does_not_end_the_escape() -> None:
    table = dungeon(BESIDE, phase="refresh", threat={"one": 20, "two": 49})
    assert not table.over


def test_alone_the_last_free_hero_is_all_there_is_to_lose() -> None:
    cards = {**BESIDE, "legolas": hero(flags=["prisoner"]), "gimli": hero(damage=4), "king_spider": engaged()}
    table = dungeon(cards, decks=DECKS[:1], phase="combat", encounter=["tower_gate"])
    table.defend("none")
    assert table.outcome() == "all_eliminated"
