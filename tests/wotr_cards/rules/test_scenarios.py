"""Where the scenarios differ: seats, hands, draws, ring tokens, paths, doubled instructions, the end."""

import re
from collections import Counter
from pathlib import Path

import pytest

from westmarch.core.frames import Frame
from westmarch.core.rng import seeded
from westmarch.games.wotr_cards.game import WOTR_CARDS
from westmarch.games.wotr_cards.lineup import lineup_of
from westmarch.games.wotr_cards.rules.turn import ROUND, SET_UP
from westmarch.games.wotr_cards.setup import bare_state

from ..board import PATH_IDS, PosedTable, fight, last_pass, players_of, pose

# Each player's first hand, how much of it is cycled, and the cards of the draw step.
HANDS = {
    "trilogy": {"frodo": (7, 2, 3), "witch_king": (7, 2, 4), "aragorn": (7, 2, 3), "saruman": (7, 2, 4)},
    "duel": {"gandalf": (4, 0, 4), "witch_king": (6, 0, 6)},
    "trio-duel": {"gandalf": (6, 0, 6), "witch_king": (7, 2, 4), "saruman": (7, 2, 4)},
    "fellowship": {"balrog": (7, 2, 4), "gandalf": (7, 2, 3)},
}
ORDERS = {
    "trilogy": ["frodo", "witch_king", "aragorn", "saruman"],
    "duel": ["gandalf", "witch_king"],
    "trio-duel": ["gandalf", "witch_king", "gandalf", "saruman"],
    "fellowship": ["balrog", "gandalf"],
}
DECK_SIZES = {
    "trilogy": [30, 30, 30, 30],
    "duel": [60, 60],
    "trio-duel": [60, 30, 30],
    "fellowship": [30, 30],
}


def new(scenario: str) -> PosedTable:
    """A new game whose log begins with the first hands."""
    options = WOTR_CARDS.options({"scenario": scenario})
    state = bare_state(lineup_of(scenario), options.people(), seeded(1))
    table = PosedTable(state)
    state.push(ROUND)
    state.push(Frame(SET_UP))
    state.run()
    return table


# Setting up


@pytest.mark.parametrize("scenario", ["trilogy", "fellowship"])
def test_of_seven_cards_each_player_cycles_two_before_the_game(scenario: str) -> None:
    table = new(scenario)
    for player, (drawn, _, _) in HANDS[scenario].items():
        assert (table.chooser, table.prompt, len(table.hand(player))) == (player, "set_up", drawn)
        first, second = table.hand(player)[:2]
        table.say(f"{first} {second}")
        assert {first, second} <= set(table.cards("cycled", player))


@pytest.mark.parametrize("scenario", ["duel", "trio-duel"])
def test_in_the_duels_the_players_of_a_whole_side_cycle_nothing_before_the_game(scenario: str) -> None:
    table = new(scenario)
    alone = [player for player, (_, cycled, _) in HANDS[scenario].items() if cycled == 0]
    first_hands = [f"drew {player} {HANDS[scenario][player][0]}" for player in alone]
    assert table.log("drew", "cycled_unseen")[: len(alone)] == first_hands
    if scenario == "trio-duel":
        assert (table.chooser, table.prompt, len(table.hand("witch_king"))) == ("witch_king", "set_up", 7)


@pytest.mark.parametrize("scenario", HANDS)
def test_the_decks_have_their_sizes_and_the_turns_their_order(scenario: str) -> None:
    table = pose(scenario=scenario)
    assert [len(table.cards("deck", player)) for player in players_of(scenario)] == DECK_SIZES[scenario]
    assert table.view().order == ORDERS[scenario]
    for slot, player in enumerate(ORDERS[scenario], 1):
        assert pose(scenario=scenario, turn=slot).chooser == player


@pytest.mark.parametrize("scenario", HANDS)
def test_the_first_player_token_goes_on_by_one_slot_each_round(scenario: str) -> None:
    order = ORDERS[scenario]
    for number in range(1, 7):
        assert pose(scenario=scenario, round=number, phase="action").chooser == order[(number - 1) % len(order)]
    table = pose(scenario=scenario, phase="end", last_number=1)
    assert (table.state.round, table.state.first) == (2, 1)


@pytest.mark.parametrize("scenario", HANDS)
def test_each_player_draws_the_scenarios_number_of_cards_in_the_draw_step(scenario: str) -> None:
    table = pose(scenario=scenario)
    for player, (_, _, drawn) in HANDS[scenario].items():
        assert table.draws(player) == drawn


def test_the_duel_gives_each_player_all_cards_of_a_side() -> None:
    duel, trilogy = pose(scenario="duel"), pose()
    free = trilogy.cards("deck", "frodo") + trilogy.cards("deck", "aragorn")
    shadow = trilogy.cards("deck", "witch_king") + trilogy.cards("deck", "saruman")
    assert Counter(duel.cards("deck", "gandalf")) == Counter(free)
    assert Counter(duel.cards("deck", "witch_king")) == Counter(shadow)


# Ring tokens


@pytest.mark.parametrize("player", ["frodo", "witch_king", "aragorn", "saruman"])
def test_the_token_of_the_trilogy_draws_two_cards_once_a_game(player: str) -> None:
    table = pose(turn=player).say("ring")
    assert len(table.hand(player)) == 2
    assert not table.pass_until(player).allows("ring")
    table = pose(turn=player, phase="end", seats={player: {"ring": False}}, last_number=9)
    assert not table.state.rings >> players_of("trilogy").index(player) & 1


@pytest.mark.parametrize(
    ("scenario", "player"), [("duel", "gandalf"), ("duel", "witch_king"), ("trio-duel", "gandalf")]
)
def test_the_token_of_the_duel_draws_three_eliminates_one_and_cycles_one_once_a_round(
    scenario: str, player: str
) -> None:
    table = pose(scenario=scenario, turn=player).say("ring")
    assert (table.prompt, len(table.hand(player))) == ("ring_eliminate", 3)
    table.say(table.options()[0])
    assert (table.prompt, len(table.cards("eliminated", player))) == ("ring_cycle", 1)
    table.say(table.options()[0])
    assert (len(table.hand(player)), len(table.cards("cycled", player))) == (1, 1)
    assert not table.pass_until(player).allows("ring")
    seat = players_of(scenario).index(player)
    assert not table.state.rings >> seat & 1
    again = pose(scenario=scenario, phase="end", last_number=9, seats={player: {"ring": False}})
    assert again.state.rings >> seat & 1


@pytest.mark.parametrize("player", ["witch_king", "saruman"])
def test_the_shadows_tokens_in_the_duel_for_three_are_those_of_the_trilogy(player: str) -> None:
    table = pose(scenario="trio-duel", turn=player).say("ring")
    assert (table.prompt, len(table.hand(player))) == ("turn", 2)
    again = pose(scenario="trio-duel", phase="end", last_number=9, seats={player: {"ring": False}})
    assert not again.state.rings >> players_of("trio-duel").index(player) & 1


def test_the_fellowship_has_no_ring_tokens() -> None:
    for player in ("balrog", "gandalf"):
        assert not pose(scenario="fellowship", turn=player).allows("ring")


@pytest.mark.parametrize(
    ("scenario", "score"), [("trilogy", "2 2"), ("duel", "0 0"), ("trio-duel", "0 2"), ("fellowship", "0 0")]
)
def test_unused_tokens_count_in_the_last_check_where_they_work_once_a_game(scenario: str, score: str) -> None:
    table = last_pass(scenario=scenario, final_round=True)
    assert table.over
    assert table.log("score") == [f"score {score}"]
    assert last_pass(scenario=scenario).log("score") == ["score 0 0"]


# Paths


@pytest.mark.parametrize(
    ("scenario", "strict"), [("trilogy", False), ("duel", True), ("trio-duel", True), ("fellowship", False)]
)
def test_a_tied_path_is_nobodys_in_the_duels_and_the_free_peoples_elsewhere(scenario: str, strict: bool) -> None:
    empty = fight("khazad-dum", "", scenario=scenario)
    assert empty.log("path_won") == ([] if strict else ["path_won khazad-dum 2"])
    assert ("khazad-dum" in empty.scored("free_peoples")) is not strict
    tied = fight("egladil", "gimli the-hunter the-warrior", scenario=scenario)
    assert tied.log("path_tied") == (["path_tied egladil"] if strict else [])
    assert tied.log("eliminated")[0].split()[-1] == "gimli"
    assert (tied.corruption, "egladil" in tied.scored("shadow")) == (0, False)


@pytest.mark.parametrize("scenario", HANDS)
def test_a_path_is_won_by_more_defence_and_lost_by_more_attack_in_every_scenario(scenario: str) -> None:
    assert fight("egladil", "the-hunter gimli", scenario=scenario).log("path_won") == ["path_won egladil 1"]
    lost = fight("egladil", "the-hunter the-warrior", scenario=scenario)
    assert (lost.log("path_lost"), lost.corruption) == (["path_lost egladil 1"], 1)


@pytest.mark.parametrize("scenario", ["trilogy", "duel", "trio-duel"])
@pytest.mark.parametrize("number", range(1, 10))
def test_each_path_of_the_number_that_is_due_may_come(scenario: str, number: int) -> None:
    came = {pose(scenario=scenario, phase="path", last_number=number - 1, seed=seed).path for seed in range(25)}
    assert came == set(PATH_IDS[3 * number - 3 : 3 * number])


FELLOWSHIP_PATHS = {
    1: {"bucklebury-ferry", "gildors-encampment"},
    2: {"inn-of-the-prancing-pony", "the-old-forest"},
    3: {"fords-of-bruinen", "imladris"},
    4: {"caradhras", "khazad-dum", "the-doors-of-durin"},
    5: {"dimrill-dale", "egladil", "lothlorien"},
    6: {"amon-hen"},
}
FELLOWSHIP_FIELDS = {
    1: ["minas-morgul"],
    2: ["rivendell"],
    3: ["moria"],
    4: ["lorien", "dol-guldur"],
    5: ["orthanc"],
    6: ["morannon"],
}


@pytest.mark.parametrize(("number", "paths"), FELLOWSHIP_PATHS.items())
def test_the_fellowship_goes_its_own_paths(number: int, paths: set[str]) -> None:
    came = {pose(scenario="fellowship", phase="path", last_number=number - 1, seed=seed).path for seed in range(25)}
    assert came == paths


@pytest.mark.parametrize(("number", "fields"), FELLOWSHIP_FIELDS.items())
def test_the_fellowship_has_its_battlegrounds_in_their_rounds(number: int, fields: list[str]) -> None:
    table = pose(scenario="fellowship", phase="location", round=number, last_number=6)
    assert table.fields == fields


def test_the_fellowship_has_no_path_7_and_one_path_6() -> None:
    assert pose(scenario="fellowship", turn="gandalf", path=("amon-hen", "gandalf-the-grey")).options("use") == []
    assert pose(scenario="fellowship", turn="balrog", path=("amon-hen", "ugluk")).options("use") == []
    table = pose(scenario="fellowship", turn="gandalf", path=("egladil", "gandalf-the-grey"))
    table.say("use:gandalf-the-grey")
    assert (table.path, table.state.final_round) == ("amon-hen", False)


def test_the_fellowship_ends_with_the_combat_on_path_6_and_the_trilogy_does_not() -> None:
    assert fight("amon-hen", "", scenario="fellowship").over
    assert not fight("amon-hen", "").over


@pytest.mark.parametrize("scenario", ["trilogy", "duel", "trio-duel"])
def test_the_other_scenarios_end_with_the_combat_on_path_9(scenario: str) -> None:
    assert fight("orodruin", "", scenario=scenario).over
    assert not fight("shelobs-lair", "", scenario=scenario).over


BALROGS_DECK = """
    saruman ugluk palantir-of-orthanc sarumans-staff goblins-of-the-misty-mountains goblins-of-the-misty-mountains
    balrog-of-moria barrow-wights caradhras-the-cruel cave-troll flocks-of-crebain hill-troll mordor-orcs mordor-orcs
    mordor-orcs grishnakh black-breath black-riders-mount morgul-blade nazguls-mantle the-ringwraiths-are-abroad
    the-beguiler the-black-easterling the-commander the-destroyer the-hunter the-messenger the-reaver the-warrior
    the-witch-king
"""
GANDALFS_DECK = """
    boromir strider blade-of-westernesse arwen elrond galadriel legolas high-elves high-elves bow-of-the-galadhrim
    elven-cloak lembas mirror-of-galadriel nenya-ring-of-adamant phial-of-galadriel vilya-ring-of-air gimli dwarven-axe
    bilbo-baggins fatty-bolger frodo-baggins merry-brandybuck pippin-took sam-gamgee mithril-coat sting
    gandalf-the-grey gandalfs-staff glamdring narya-ring-of-fire
"""


def test_the_fellowship_is_played_with_its_chosen_decks() -> None:
    table = pose(scenario="fellowship")
    assert Counter(table.cards("deck", "balrog")) == Counter(BALROGS_DECK.split())
    assert Counter(table.cards("deck", "gandalf")) == Counter(GANDALFS_DECK.split())


# Battlegrounds


@pytest.mark.parametrize("scenario", ["trilogy", "duel", "trio-duel"])
@pytest.mark.parametrize("number", [1, 2])
def test_the_battleground_comes_from_the_first_players_side(scenario: str, number: int) -> None:
    own, other = ("free_peoples", "shadow") if number == 1 else ("shadow", "free_peoples")
    for seed in range(12):
        table = pose(scenario=scenario, phase="location", round=number, last_number=9, seed=seed)
        left = table.view().battleground_decks
        assert len(getattr(left, own)) < 7
        assert len(getattr(left, other)) == 7 or table.fields == ["lorien", "dol-guldur"]


def test_an_empty_deck_of_battlegrounds_gives_way_to_the_enemys_and_two_to_none() -> None:
    free = ["dol-amroth", "edoras", "helms-deep", "lorien", "minas-tirith", "pelargir", "rivendell"]
    shadow = ["dol-guldur", "harad", "minas-morgul", "morannon", "moria", "orthanc"]
    scoring = {"free_peoples": {"battlegrounds": free}, "shadow": {"battlegrounds": shadow}}
    assert pose(phase="location", last_number=9, scoring=scoring).fields == ["umbar"]
    scoring["shadow"]["battlegrounds"].append("umbar")
    assert pose(phase="location", last_number=9, scoring=scoring).fields == []


# Each player


@pytest.mark.parametrize(
    ("scenario", "drawn"),
    [("trilogy", [0, 2, 0, 2]), ("duel", [0, 4]), ("trio-duel", [0, 2, 2]), ("fellowship", [2, 0])],
)
def test_what_each_player_of_the_shadow_does_is_done_twice_by_a_single_one_in_the_duel_only(
    scenario: str, drawn: list[int]
) -> None:
    others = ["the-old-forest"] + ([] if scenario == "fellowship" else ["weathertop"])
    table = pose(scenario=scenario, phase="path", last_number=1, tied_paths=others)
    assert table.path == "inn-of-the-prancing-pony"
    assert [len(table.hand(player)) for player in players_of(scenario)] == drawn


@pytest.mark.parametrize(("scenario", "times"), [("duel", 2), ("trio-duel", 2), ("fellowship", 1)])
def test_egladil_is_carried_out_completely_before_it_is_carried_out_again(scenario: str, times: int) -> None:
    table = pose(scenario=scenario, phase="path", last_number=4, tied_paths=["dimrill-dale", "lothlorien"])
    for done in range(times):
        assert (table.chooser, table.prompt, len(table.hand("gandalf"))) == ("gandalf", "cycle", 2 + done)
        table.say(table.options()[0])
    assert (table.prompt, len(table.hand("gandalf")), len(table.cards("cycled", "gandalf"))) == ("turn", times, times)


def test_further_cards_of_the_draw_step_are_not_doubled_in_a_duel() -> None:
    table = pose(scenario="duel", reserve={"witch_king": "saruman the-witch-king", "gandalf": "aragorn"})
    assert (table.draws("witch_king"), table.draws("gandalf")) == (8, 5)


def test_the_player_of_a_faction_is_whoever_has_it_in_the_deck() -> None:
    for scenario, player in [("trilogy", "frodo"), ("duel", "gandalf"), ("trio-duel", "gandalf")]:
        table = pose(
            scenario=scenario, phase="path", last_number=0, tied_paths=["bucklebury-ferry", "gildors-encampment"]
        )
        assert len(table.hand(player)) == 2


# The end of the action step


def test_four_players_must_pass_in_a_row() -> None:
    table = pose(turn="aragorn", passed=["frodo", "witch_king"], hand={"saruman": "gollum"}, path="amon-hen")
    table.say("pass cycle")
    assert table.state.passed == 0
    table.say("pass pass pass")
    assert (table.chooser, table.prompt) == ("saruman", "turn")
    table.say("pass")
    assert table.state.round == 2


@pytest.mark.parametrize(("slot", "passes"), [(1, 4), (2, 3), (3, 4), (4, 3)])
def test_in_the_duel_for_three_the_step_ends_when_each_of_the_three_has_passed(slot: int, passes: int) -> None:
    table = pose(scenario="trio-duel", turn=slot, path="amon-hen")
    for _ in range(passes - 1):
        table.say("pass")
        assert (table.prompt, table.state.round) == ("turn", 1)
    table.say("pass")
    assert table.log("combat")[0] == "combat amon-hen 0 0"


# Fewer people


@pytest.mark.parametrize("viewers", [[0, 1, 2, 1], [0, 1, 0, 2], [0, 1, 0, 1]])
def test_a_person_with_two_decks_plays_them_apart(viewers: list[int]) -> None:
    table = pose(
        options={"viewers": viewers},
        turn="witch_king",
        hand={"witch_king": "olog-hai", "saruman": "gollum wolf-riders", "frodo": "gimli", "aragorn": "arwen"},
    )
    table.say("play:olog-hai")
    assert (table.prompt, table.options()) == ("forsake", ["from_reserve:olog-hai", "deck_top"])
    table.say("deck_top ring")
    assert table.chooser == "saruman"
    assert table.allows("ring")
    assert len(table.hand("aragorn")) == 3


@pytest.mark.parametrize(
    ("viewers", "asked"), [([0, 1, 2, 3], "agree"), ([0, 1, 2, 1], "agree"), ([0, 1, 0, 1], "turn")]
)
def test_a_person_with_both_decks_of_a_side_need_not_agree_with_himself_on_a_loss(
    viewers: list[int], asked: str
) -> None:
    table = pose(
        options={"viewers": viewers},
        turn="saruman",
        path=("dead-marshes", "gimli legolas flocks-of-crebain the-hunter"),
    )
    table.say("use:flocks-of-crebain")
    assert (table.chooser, table.prompt, table.options()) == ("frodo", "loss", ["gimli", "legolas"])
    table.say("legolas")
    if asked == "agree":
        assert (table.chooser, table.prompt) == ("aragorn", "agree")
        table.say("agree")
    assert (table.where("legolas"), table.where("gimli"), table.prompt) == ("eliminated", "cycled", "pick_path")


def test_each_player_means_each_deck_also_where_one_person_holds_two() -> None:
    table = pose(
        options={"viewers": [0, 1, 0, 1]}, phase="path", last_number=1, tied_paths=["the-old-forest", "weathertop"]
    )
    assert [len(table.hand(player)) for player in ("witch_king", "saruman")] == [2, 2]


# Winning


@pytest.mark.parametrize(
    ("corruption", "final", "winner"),
    [
        (9, False, ""),
        (10, False, "shadow lead"),
        (0, True, "shadow tie"),
        (1, True, "shadow score"),
        (12, True, "shadow lead"),
    ],
)
def test_a_lead_of_ten_ends_the_game_and_the_last_round_goes_to_the_higher_score_a_tie_to_the_shadow(
    corruption: int, final: bool, winner: str
) -> None:
    table = last_pass(scoring={"shadow": {"corruption": corruption}}, final_round=final)
    assert table.log("victory") == ([f"victory {winner}"] if winner else [])


def test_the_free_peoples_win_the_last_round_by_one_point() -> None:
    table = last_pass(
        scoring={"free_peoples": {"battlegrounds": ["rivendell"]}, "shadow": {"corruption": 1}}, final_round=True
    )
    assert table.log("victory") == ["victory free_peoples score"]


def test_unused_tokens_do_not_make_a_lead_of_ten_before_the_last_round() -> None:
    fields = ["minas-tirith", "rivendell", "helms-deep", "lorien"]
    table = last_pass(scoring={"free_peoples": {"battlegrounds": fields}})
    assert (table.log("score"), table.over) == (["score 9 0"], False)


def test_no_page_says_that_a_lead_of_ten_points_ends_the_game_before_combat_is_over() -> None:
    """Rule 95: the lead is looked at after combat."""
    root = Path(__file__).resolve().parents[3]
    pages = [*root.glob("docs/rules/wotr_cards*.md"), *root.glob("web/src/boards/wotr_cards/text/*.ftl")]
    assert len(pages) == 6
    for page in pages:
        for sentence in re.split(r"[.;]", page.read_text()):
            if re.search(r"10\s+(points|очков|очок)", sentence) and not re.search(r"round|раунд", sentence):
                assert not re.search(r"at once|сразу|одразу", sentence), f"{page.name}: {sentence}"
