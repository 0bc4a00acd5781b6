"""What is in the box, heroes and decks, and how the table is set up (rules 1-22)."""

from collections import Counter

import pytest
from tests.lcg.board import PosedTable, ally, hero, new_game, pose, staging

from westmarch.core.errors import BadOptions
from westmarch.games.lcg.cards.declare import DECLARED
from westmarch.games.lcg.components import NEUTRAL, SETUP_PHASE, SPHERE_IDS, TITLE_IDS
from westmarch.games.lcg.decks import read_deck
from westmarch.games.lcg.game import LCG

STARTERS = ("starter_leadership", "starter_tactics", "starter_spirit", "starter_lore")
ANDUIN = "journey_along_the_anduin"
PLAIN = "aragorn+theodred|guard_of_the_citadel*3+snowbourn_scout*3+faramir*2+gandalf*3"


def fresh(*decks: str, seed: int = 1, **options: object) -> PosedTable:
    """A game of which the first question has not been answered."""
    return PosedTable(LCG.new(LCG.options({"decks": list(decks), "small_decks": True, **options}), seed))


def names(titles: tuple[int, ...]) -> list[str]:
    """Titles by their names."""
    return [TITLE_IDS[title] for title in titles]


# The box


def test_the_box_holds_226_cards() -> None:
    """Rule 1."""
    held: Counter[str] = Counter()
    for name, card in DECLARED.items():
        kind = (
            "hero" if card.kind == "hero" else next((word for word in ("sphere", "set") if word in card.facts), "quest")
        )
        copies = card.facts.get("copies", 1)
        assert isinstance(copies, int)
        held[kind] += copies if name != "orc_guard" else 0
    assert held == {"hero": 12, "sphere": 120, "set": 84, "quest": 10}
    assert held.total() == 226


def test_gandalf_alone_is_neutral() -> None:
    """Rule 4."""
    assert [name for name, card in DECLARED.items() if card.facts.get("sphere") == SPHERE_IDS[NEUTRAL]] == ["gandalf"]


def test_no_number_is_below_0_and_only_the_sum_of_all_changes_is_raised_to_it() -> None:
    """Rule 9."""
    cards = {"snowbourn_scout": ally(), "faramir": ally()}
    deck = ("eowyn+denethor|snowbourn_scout*3+faramir*2",)
    table = pose(decks=deck, phase="quest", cards=cards, encounter=["ungoliants_spawn"])
    table.say("snowbourn_scout pass")
    assert table.at("ungoliants_spawn") == "staging"
    assert table.stat("snowbourn_scout", "willpower") == 0
    table.say("faramir")
    assert table.stat("snowbourn_scout", "willpower") == 0
    assert table.stat("denethor", "willpower") == 1 + 1


# Heroes and decks


def test_four_heroes_are_too_many_and_none_too_few() -> None:
    """Rule 13."""
    for heroes in ("aragorn+theodred+gloin+eowyn", ""):
        with pytest.raises(BadOptions):
            LCG.options({"decks": [f"{heroes}|faramir"]})


@pytest.mark.parametrize("name", STARTERS)
def test_a_starter_deck_is_a_sphere_with_its_heroes_and_one_gandalf(name: str) -> None:
    """Rule 14."""
    deck = read_deck(name)
    assert (len(deck.heroes), len(deck.cards)) == (3, 30)
    spheres = Counter(DECLARED[title].facts["sphere"] for title in names(deck.cards))
    assert spheres == {name.removeprefix("starter_"): 29, SPHERE_IDS[NEUTRAL]: 1}


def test_cards_of_a_sphere_that_no_hero_has_may_be_in_a_deck_but_not_played() -> None:
    """Rule 15."""
    table = pose(decks=("aragorn|beorn*3",), hand=["beorn"], cards={"aragorn": hero(tokens=9)})
    assert not table.allows("play:beorn")


# Set-up


def test_threat_begins_at_the_sum_of_the_heroes_threat_costs() -> None:
    """Rule 18."""
    table = fresh(*STARTERS)
    assert [table.threat(seat) for seat in ("one", "two", "three", "four")] == [29, 29, 24, 30]


def test_each_player_draws_six_cards_and_may_once_draw_six_others() -> None:
    """Rule 19."""
    table = fresh(PLAIN, "gloin+eowyn|common_cause*3+ever_vigilant*3+grim_resolve*3")
    before = Counter(table.hand("one")), Counter(table.hand("two"))
    assert [sum(hand.values()) for hand in before] == [6, 6]
    assert (table.prompt, table.chooser) == ("mulligan", "one")
    table.say("yes")
    assert (table.prompt, table.chooser) == ("mulligan", "two")
    table.say("no")
    assert table.prompt != "mulligan"
    assert Counter(table.hand("two")) >= before[1]


def test_the_cards_of_a_hand_that_was_given_up_are_in_the_deck_again() -> None:
    table = fresh("aragorn|guard_of_the_citadel*3+snowbourn_scout*3+faramir*1")
    table.say("yes")
    every = Counter(table.hand()) + Counter(names(table.state.decks[0].cards()))
    assert every == {"guard_of_the_citadel": 3, "snowbourn_scout": 3, "faramir": 1}


def test_the_first_seat_is_the_first_player() -> None:
    """Rule 18."""
    assert fresh(PLAIN, "gloin|common_cause*3").state.first == 0


def test_in_the_set_up_responses_may_be_used_but_no_actions() -> None:
    """Rule 21."""
    asked = set()
    for seed in range(30):
        table = fresh("eleanor+beravor|gleowine*3", seed=seed, scenario=ANDUIN)
        while table.state.phase == SETUP_PHASE:
            asked.add(table.prompt)
            table.state.choose(table.state.options[-1])
    assert "respond" in asked
    assert "act" not in asked


def test_a_spider_that_is_added_by_a_search_does_nothing_when_revealed() -> None:
    """Rule 22."""
    cards = {"a_fork_in_the_road": {"at": "quest", "tokens": 1}}
    for seed in range(9):
        table = pose(phase="quest", quest="a_fork_in_the_road", cards=cards, encounter=["old_forest_road"], seed=seed)
        table.say("aragorn gloin")
        while table.prompt in ("act", "respond"):
            table.say("pass")
        if table.quest() == "dont_leave_the_path":
            break
    assert table.quest() == "dont_leave_the_path"
    table.say("king_spider")
    assert table.at("king_spider") == "staging"
    assert table.prompt != "exhaust"
    assert not table.exhausted("theodred")


def test_a_card_revealed_in_the_set_up_dooms_like_any_other() -> None:
    """Rule 74."""
    table = new_game("escape_from_dol_guldur", (PLAIN,), ["cavern_guardian", "enchanted_stream", "necromancers_pass"])
    assert table.threat() == 12 + 8 + 1


def test_cards_in_the_staging_area_at_the_beginning_count_their_threat() -> None:
    table = pose(phase="quest", threat={"one": 20}, cards={"forest_spider": staging()}, encounter=["forest_gate"])
    table.say("done")
    table.pass_until("travel")
    assert table.threat() == 20 + 2 + 2


# Settings of the set-up


def test_chance_may_choose_the_first_player() -> None:
    """Rule 18."""
    usual = {fresh("starter_spirit", "starter_lore", seed=seed).state.first for seed in range(8)}
    drawn = [fresh("starter_spirit", "starter_lore", seed=seed, random_first=True) for seed in range(8)]
    assert usual == {0}
    assert {table.state.first for table in drawn} == {0, 1}
    assert all(table.state.seat == table.state.first for table in drawn)  # who begins is asked first


def test_where_one_box_must_do_the_decks_share_its_cards() -> None:
    """Rule 15."""
    shared = {"decks": ["aragorn|steward_of_gondor*2", "theodred|steward_of_gondor"], "small_decks": True}
    assert LCG.options(shared)
    with pytest.raises(BadOptions, match="the box has 2 of steward_of_gondor, the decks have 3") as refused:
        LCG.options({**shared, "one_box": True})
    assert refused.value.kind == "one_box"
    assert LCG.options({"decks": list(STARTERS), "one_box": True})
