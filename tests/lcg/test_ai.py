"""Computer players of the game: honest, sensible, alone and together."""

import pytest
from tests.lcg.board import PosedTable, ally, attached, engaged, hero, pose, staging
from tests.lcg.test_whole_games import HUNTERS, TABLES

from westmarch.ai.players import player
from westmarch.core.conformance import check_advice, check_judgement, honest
from westmarch.core.rng import Rng
from westmarch.core.state import NOBODY
from westmarch.games.lcg.ai import worth
from westmarch.games.lcg.ai.advisor import LcgAdvisor
from westmarch.games.lcg.ai.weights.cards import ALLY_TEXTS, OTHER_CARDS
from westmarch.games.lcg.ai.weights.chance import BY_STAGE
from westmarch.games.lcg.ai.weights.closer import LATER_BY_STAGE
from westmarch.games.lcg.ai.worth import EVERY_FEATURE, FEATURES
from westmarch.games.lcg.cards.catalogue import SCENARIOS
from westmarch.games.lcg.cards.declare import DECLARED
from westmarch.games.lcg.game import GENERATION, LCG
from westmarch.games.lcg.state import LcgState
from westmarch.games.lcg.words import PROMPTS

ADVISOR = LcgAdvisor(GENERATION)
AT_EVERY_TABLE = pytest.mark.parametrize("name", TABLES)
HEROES = {"aragorn": hero(), "theodred": hero(), "gloin": hero()}


def chance_to_win(state: LcgState) -> float:
    """The players' chance, as they see it today."""
    return (ADVISOR.estimate(state)[0] + 1.0) / 2.0


def new_game(settings: dict[str, object], seed: int = 1) -> LcgState:
    return LCG.new(LCG.options(settings), seed)


def word(table: PosedTable, spec: str = "heuristic") -> str:
    """What a player says here."""
    return LCG.vocabulary.spell(player(spec, LCG, 1).choose(table.state))


def words(table: PosedTable, prompt: str) -> list[str]:
    """What the heuristic says as long as it is asked the same."""
    said: list[str] = []
    while table.prompt == prompt:
        said.append(word(table))
        table.say(said[-1])
    return said


# Honest advice


@AT_EVERY_TABLE
def test_advice_is_legal_and_does_not_depend_on_what_is_hidden(name: str) -> None:
    check_advice(LCG, LCG.options(TABLES[name]), 3, 400)


def test_every_question_has_a_quick_answer_and_weights() -> None:
    """Games at many tables ask nearly everything; whatever is asked, the advice is sound."""
    rng = Rng(5)
    asked: set[int] = set()
    for seed, settings in enumerate([*TABLES.values()] * 2):
        state = new_game(settings, seed)
        while not state.over:
            if len(state.options) > 1:
                asked.add(int(state.prompt))
                check_judgement(ADVISOR, state)
            state.choose(rng.pick(state.options) if rng.below(4) == 0 else ADVISOR.playout(state, rng))
    assert len(asked) > 0.8 * len(PROMPTS), [
        PROMPTS[prompt].name for prompt in range(len(PROMPTS)) if prompt not in asked
    ]


@pytest.mark.parametrize("name", ["solo", "two", "the Anduin, three", "the escape, two"])
def test_estimates_are_bounded_shared_and_leave_the_state_alone(name: str) -> None:
    state = new_game(TABLES[name], 4)
    rng = Rng(4)
    while not state.over and state.said < 150:
        said = state.said
        values = ADVISOR.estimate(state)
        assert state.said == said
        assert -1.0 <= values[0] <= 1.0
        assert values == [values[0]] * state.lineup.seats
        state.choose(rng.pick(state.options))


@pytest.mark.parametrize("name", ["solo", "two"])
def test_a_search_repeats_whatever_is_hidden(name: str) -> None:
    state = new_game(TABLES[name], 6)
    for _ in range(25):
        state.choose(honest(state, lambda table: player("mcts:6", LCG, 2).choose(table)))


def test_every_feature_has_a_weight_at_every_stage() -> None:
    stages = [stage for scenario in SCENARIOS.values() for stage in scenario.quests]
    assert {stage: set(BY_STAGE[stage]) for stage in stages} == {stage: set(FEATURES) for stage in stages}
    assert {stage: set(LATER_BY_STAGE[stage]) for stage in stages} == {stage: set(EVERY_FEATURE) for stage in stages}
    for name in SCENARIOS:
        assert len(worth.features(new_game({"scenario": name}), NOBODY, 3)) == len(FEATURES)
        assert len(worth.all_features(new_game({"scenario": name}), NOBODY, GENERATION)) == len(EVERY_FEATURE)


def test_every_card_of_a_deck_has_a_value_of_its_own() -> None:
    """A card without one is valued by what is printed on it; this lists those that nobody has thought about."""
    decks = {name for name, card in DECLARED.items() if card.kind in ("ally", "attachment", "event")}
    assert decks - {*ALLY_TEXTS, *OTHER_CARDS} == set()


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_chance_falls_with_threat_enemies_and_wounds_and_rises_with_allies(scenario: str) -> None:
    def chance(threat: int = 30, **cards: object) -> float:
        table = pose(cards={**HEROES, **cards}, threat={"one": threat}, options={"scenario": scenario})
        return chance_to_win(table.state)

    assert chance(threat=40) < chance() < chance(threat=20)
    assert chance(dol_guldur_orcs=engaged()) < chance()
    assert chance(aragorn=hero(damage=4)) < chance() < chance(faramir=ally())
    assert chance(aragorn=hero(flags=["exhausted"])) < chance()


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_nobody_is_given_up_for_a_better_chance(scenario: str) -> None:
    ours = {"eowyn": hero(), "eleanor": hero(), "dunhere": hero()}
    theirs = {name: {"at": "hero", "seat": "two"} for name in HEROES}

    def chance(threat: int, **position: object) -> float:
        given = {"cards": {**ours, **theirs}, "threat": {"one": 20, "two": threat}, **position}
        options = {"seats": 2, "scenario": scenario}
        return chance_to_win(pose(decks=("starter_spirit", "starter_leadership"), options=options, **given).state)

    gone = chance(50, cards=ours, out=["two"])
    assert gone <= chance(49) <= chance(43) <= chance(30)
    assert gone < chance(43)


# Sense


def test_no_chump_stands_before_a_troll_whose_surplus_would_end_the_game() -> None:
    table = {"cards": {**HEROES, "snowbourn_scout": ally(), "hill_troll": engaged()}, "phase": "combat"}
    for threat, who in ((20, "snowbourn_scout"), (47, "aragorn")):
        posed = pose(options={"scenario": "journey_along_the_anduin"}, threat={"one": threat}, **table)
        assert word(posed) == who


def test_steward_of_gondor_is_used_and_what_it_pays_for_is_played() -> None:
    cards = {**HEROES, "steward_of_gondor": attached("aragorn")}
    table = pose(cards=cards, hand=["guard_of_the_citadel"])
    assert words(table, "plan") == ["steward_of_gondor", "play:guard_of_the_citadel", "done"]


def test_all_quest_where_nobody_can_attack() -> None:
    table = pose(phase="quest", cards=HEROES, threat={"one": 10})
    assert words(table, "commit") == ["aragorn", "theodred", "gloin"]


def test_somebody_stays_to_defend_and_strike_where_an_enemy_is_engaged() -> None:
    table = pose(
        phase="quest", cards={**HEROES, "hill_troll": engaged()}, options={"scenario": "journey_along_the_anduin"}
    )
    assert "aragorn" not in words(table, "commit")


@pytest.mark.parametrize(
    ("scenario", "safe", "cards"),
    [
        (
            "passage_through_mirkwood", 31,
            {"a_fork_in_the_road": {"at": "quest"}, "faramir": ally(), "guard_of_the_citadel": ally()},
        ),
        (
            "journey_along_the_anduin", 4,
            {"anduin_passage": {"at": "quest", "tokens": 15}, "faramir": ally(), "marsh_adder": staging()},
        ),
    ],
)  # fmt: skip
def test_somebody_stays_where_passing_the_stage_brings_an_enemy_within_reach(
    scenario: str, safe: int, cards: dict[str, object]
) -> None:
    going = []
    for threat in (safe, 41):
        table = pose(
            phase="quest",
            quest=next(iter(cards)),
            cards={**HEROES, **cards},
            threat={"one": threat},
            options={"scenario": scenario},
        )
        going.append(len([one for one in words(table, "commit") if one != "done"]))
    assert going[0] > going[1]


def test_an_enemy_in_a_snare_is_a_smaller_burden_and_the_next_snare_is_for_another() -> None:
    cards = {"denethor": hero(tokens=3), "beravor": hero(), "king_spider": engaged(), "ungoliants_spawn": engaged()}
    free = pose(decks=("starter_lore",), cards=cards, hand=["forest_snare"])
    cards["forest_snare"] = attached("ungoliants_spawn")
    snared = pose(decks=("starter_lore",), cards=cards, hand=["forest_snare"])
    assert chance_to_win(free.state) < chance_to_win(snared.state)
    for table, enemy in ((free, "ungoliants_spawn"), (snared, "king_spider")):
        table.say("play:forest_snare")
        while table.prompt == "pay":
            table.say(word(table))
        assert word(table) == enemy


def test_a_hero_in_a_web_keeps_the_resources_that_ready_him() -> None:
    cards = {"gimli": hero(), "legolas": hero(tokens=2, flags=["exhausted"]), "thalin": hero()}
    for web, answer in (({}, "play:veteran_axehand"), ({"caught_in_a_web": attached("legolas")}, "done")):
        table = pose(decks=("starter_tactics",), cards={**cards, **web}, hand=["veteran_axehand"])
        assert word(table) == answer


def test_legolas_takes_part_in_a_kill_for_the_progress_it_brings() -> None:
    heroes = {"gimli": hero(), "legolas": hero(), "eowyn": hero(flags=["exhausted"])}
    table = pose(decks=(HUNTERS,), phase="combat", cards={**heroes, "black_forest_bats": engaged()}, hand=[])
    while table.prompt != "attackers":
        table.say("none" if table.prompt == "defend" else word(table))
    assert words(table, "attackers") == ["legolas"]


def test_theodred_gives_to_the_hero_whose_cards_wait_in_the_hand() -> None:
    heroes = {"theodred": hero(tokens=5), "eowyn": hero(), "denethor": hero()}
    table = pose(decks=("rohan_and_gondor",), phase="quest", cards=heroes, hand=["northern_tracker"])
    table.say("theodred eowyn done theodred")
    assert word(table) == "eowyn"


def test_a_small_ally_is_given_up_to_a_troll() -> None:
    cards = {**HEROES, "snowbourn_scout": ally(), "hill_troll": engaged()}
    table = pose(phase="combat", cards=cards, options={"scenario": "journey_along_the_anduin"})
    table.pass_until("defend")
    assert word(table) == "snowbourn_scout"


def test_the_players_travel_where_most_threat_comes_from() -> None:
    table = pose(
        phase="travel", cards={**HEROES, "necromancers_pass": staging(), "old_forest_road": staging()}, hand=[]
    )
    assert word(table) == "old_forest_road"
    table = pose(phase="travel", cards={**HEROES, "forest_gate": staging(), "old_forest_road": staging()})
    assert word(table) == "forest_gate"


def test_an_enemy_is_engaged_if_it_can_be_killed_and_left_alone_if_it_is_too_strong() -> None:
    anduin = {"scenario": "journey_along_the_anduin"}
    crows = pose(phase="encounter", cards={**HEROES, "eastern_crows": staging()}, threat={"one": 20}, options=anduin)
    assert word(crows) == "eastern_crows"
    troll = pose(phase="encounter", cards={**HEROES, "hill_troll": staging()}, threat={"one": 20}, options=anduin)
    assert word(troll) == "none"


def test_no_more_attack_than_needed() -> None:
    table = pose(phase="combat", cards={**HEROES, "east_bight_patrol": engaged(), "black_forest_bats": engaged()})
    while table.prompt != "attackers":
        table.say(word(table))
    assert words(table, "attackers") == ["aragorn", "done"]


def test_gandalf_comes_by_a_sneak_attack_when_there_is_a_fight() -> None:
    cards = {**HEROES, "aragorn": hero(tokens=1), "king_spider": engaged()}
    table = pose(phase="combat", cards=cards, hand=["sneak_attack", "gandalf"])
    assert word(table) == "play:sneak_attack"
    table.say("play:sneak_attack")
    assert word(table) == "gandalf"


def test_a_test_of_will_is_kept_for_what_hurts() -> None:
    heroes = {"gimli": hero(), "legolas": hero(), "eowyn": hero(tokens=1)}
    for card, answer in (("caught_in_a_web", "play:a_test_of_will"), ("eyes_of_the_forest", "pass")):
        table = pose(
            decks=(HUNTERS,), phase="quest", cards=heroes, hand=["a_test_of_will"], encounter=[card], threat={"one": 28}
        )
        table.say("done")
        table.pass_until("respond") if table.prompt == "act" else None
        assert word(table) == answer


def test_the_card_that_can_be_spared_pays_for_eowyn() -> None:
    heroes = {"gimli": hero(), "legolas": hero(), "eowyn": hero()}
    table = pose(
        decks=(HUNTERS,), phase="quest", cards=heroes, hand=["stand_together", "gandalf"], encounter=["forest_spider"]
    )
    table.say("eowyn")
    if table.prompt == "commit":
        table.say("done")
    table.pass_until("act")
    table.say("eowyn")
    assert word(table) == "stand_together"


# What generations do differently


def advised(table: PosedTable, generation: int) -> str:
    """What the advice to a generation of players says here."""
    return LCG.vocabulary.spell(LCG.advisor_of(generation).choose(table.state, Rng(1)))


@pytest.mark.parametrize(
    ("generation", "said"), [(2, ["theodred", "gloin", "silverlode_archer"]), (3, ["theodred", "done"])]
)
def test_two_stay_who_fell_an_enemy_only_together(generation: int, said: list[str]) -> None:
    cards = {**HEROES, "silverlode_archer": ally(), "king_spider": engaged()}
    table = pose(phase="quest", cards=cards, threat={"one": 30})
    for one in said:
        assert advised(table, generation) == one
        table.say(one)
    assert table.prompt != "commit"


# Guards and prisoners, of whom the second generation knows

ESCAPE = {"scenario": "escape_from_dol_guldur"}


@pytest.mark.parametrize(("generation", "struck"), [(1, "dol_guldur_beastmaster"), (2, "cavern_guardian")])
def test_of_two_enemies_the_one_is_struck_that_guards_an_objective(generation: int, struck: str) -> None:
    cards = {
        **HEROES,
        "cavern_guardian": engaged(),
        "dol_guldur_beastmaster": engaged(),
        "shadow_key": staging(on="cavern_guardian"),
    }
    table = pose(phase="combat", cards=cards, options=ESCAPE)
    while table.prompt != "attack":
        table.say("none" if table.prompt == "defend" else word(table))
    assert advised(table, generation) == struck


@pytest.mark.parametrize(("generation", "there"), [(1, "tower_gate"), (2, "endless_caverns")])
def test_the_players_travel_to_the_place_that_guards_an_objective(generation: int, there: str) -> None:
    places = {"tower_gate": staging(), "endless_caverns": staging(), "shadow_key": staging(on="endless_caverns")}
    table = pose(phase="travel", cards={**HEROES, **places}, options=ESCAPE)
    assert advised(table, generation) == there


@pytest.mark.parametrize(
    ("generation", "progress", "answer"),
    [(1, 0, "through_the_caverns"), (2, 0, "pass"), (2, 12, "through_the_caverns")],
)
def test_the_prisoner_is_rescued_when_the_stage_is_nearly_passed(generation: int, progress: int, answer: str) -> None:
    cards = {
        "aragorn": hero(),
        "theodred": hero(),
        "gloin": hero(flags=["prisoner"]),
        "nazgul_of_dol_guldur": {"at": "beside"},
        "through_the_caverns": {"at": "quest", "tokens": progress},
    }
    table = pose(
        quest="through_the_caverns", phase="quest", cards=cards, encounter=["enchanted_stream"], options=ESCAPE
    )
    table.say("aragorn theodred")
    table.pass_until("respond")
    while not table.allows("through_the_caverns"):
        table.say("pass")
    assert advised(table, generation) == answer


def chance(state: LcgState, generation: int) -> float:
    """How likely the players win, as a generation of players sees it."""
    return worth.chance_to_win(state, generation, worth.weights_of(generation))


def test_an_objective_is_further_away_while_it_is_guarded() -> None:
    for guard in ("king_spider", "enchanted_stream"):
        free, guarded = (
            pose(cards={**HEROES, guard: staging(), "shadow_key": key}, options=ESCAPE).state
            for key in (staging(), staging(on=guard))
        )
        assert chance(guarded, 1) == chance(free, 1)
        assert chance(guarded, 2) < chance(free, 2)


# Strength


def wins(spec: str, settings: dict[str, object], seeds: range) -> int:
    """How many games are won."""
    won = 0
    for seed in seeds:
        state = new_game(settings, seed)
        players = [player(spec, LCG, seed) for _ in state.viewers]
        while not state.over:
            state.choose(players[state.seat].choose(state))
        won += state.returns()[0] > 0.0
    return won


@pytest.mark.parametrize("decks", [("starter_leadership",), ("starter_leadership", "starter_tactics")])
def test_the_heuristic_wins_where_chance_does_not(decks: tuple[str, ...]) -> None:
    settings: dict[str, object] = {"decks": list(decks)}
    assert wins("random", settings, range(12)) == 0
    assert wins("heuristic", settings, range(12)) >= 4
