"""Windows: who is asked is decided by what everybody can see; neighbouring windows are merged unless all are wanted."""

from tests.lcg.board import LEADERSHIP, PosedTable, engaged, hero, pose, staging

from westmarch.core.rng import Rng
from westmarch.core.words import PASS
from westmarch.games.lcg.components import PHASE_IDS, PLANNING
from westmarch.games.lcg.game import LCG

POOR = {name: hero() for name in ("aragorn", "theodred", "gloin")}


def windows_asked(all_windows: bool) -> int:
    """How often a solo player who only passes is asked to act in the first rounds."""
    state = LCG.new(LCG.options({"all_windows": all_windows}), 3)
    asked = 0
    while not state.over and state.round < 3:
        if LCG.prompt(state).name == "act":
            asked += 1
        state.apply(PASS if PASS in state.options else state.options[0])
    return asked


def test_a_table_may_ask_for_all_windows() -> None:
    """Rule 26."""
    assert windows_asked(True) > windows_asked(False)


def test_nobody_is_asked_where_no_event_can_be_paid() -> None:
    table = pose(phase="travel", hand=["for_gondor"], cards=POOR)
    assert (table.state.round, table.state.phase) == (2, PLANNING)


def test_a_seat_is_asked_though_its_hand_holds_nothing_that_fits() -> None:
    rich = {"aragorn": hero(tokens=3)}
    table = pose(phase="travel", hand=["faramir"], cards=rich)
    assert table.prompt == "act"
    assert table.options() == ["pass"]


def test_an_event_that_has_left_the_deck_is_no_reason_to_ask() -> None:
    deck = ("aragorn|for_gondor*2+faramir*2+gandalf*1",)
    rich = {"aragorn": hero(tokens=3)}
    assert pose(decks=deck, phase="travel", hand=["faramir"], cards=rich).prompt == "act"
    gone = {"one": ["for_gondor", "for_gondor"]}
    assert pose(decks=deck, phase="travel", hand=["faramir"], cards=rich, piles=gone).prompt == "plan"


def test_a_guess_at_the_hand_asks_the_same_seat() -> None:
    table = pose(phase="travel", hand=["faramir"], cards={"aragorn": hero(tokens=3)})
    guess = table.state.clone()
    guess.redeal(-1, Rng(3))
    assert (guess.seat, guess.prompt) == (table.state.seat, table.state.prompt)


# Neighbouring windows

READY = {"beravor": hero("two")}  # she may draw cards in any window
BOTH = (LEADERSHIP, "beravor|faramir*1")


def asked_before(table: PosedTable, prompt: str) -> list[tuple[str, str]]:
    """Who is asked to act in which phase before another question comes; all pass."""
    asked = []
    while table.prompt == "act":
        asked.append((table.chooser, PHASE_IDS[table.state.phase]))
        table.say("pass")
    assert table.prompt == prompt
    return asked


def test_who_plans_first_is_not_asked_right_before() -> None:
    """Rule 26."""
    alone = {"beravor": hero()}
    assert asked_before(pose(decks=BOTH[1:], phase="resource", cards=alone), "plan") == []
    every = pose(decks=BOTH[1:], phase="resource", cards=alone, options={"all_windows": True})
    assert asked_before(every, "plan") == [("one", "resource")]
    assert asked_before(pose(decks=BOTH, phase="resource", cards=READY), "plan") == [("two", "resource")]


def test_whose_planning_turn_comes_is_not_asked_right_before() -> None:
    table = pose(decks=BOTH, cards=READY)
    table.say("done")
    assert (table.prompt, table.chooser) == ("plan", "two")
    assert table.allows("beravor")


def test_who_has_planned_may_still_act_after_the_next_turn() -> None:
    table = pose(decks=(BOTH[1], LEADERSHIP), cards={"beravor": hero()})
    table.say("done done")
    assert (table.prompt, table.chooser) == ("act", "one")


def test_where_nobody_engages_an_enemy_the_window_after_travelling_serves_for_both() -> None:
    """Rule 26."""
    alone = {"beravor": hero(), "forest_spider": staging()}
    quiet = pose(decks=BOTH[1:], phase="encounter", cards=alone, threat={"one": 1})
    quiet.say("none")
    assert PHASE_IDS[quiet.state.phase] == "refresh"
    loud = pose(decks=BOTH[1:], phase="encounter", cards=alone, threat={"one": 45})
    assert (loud.prompt, PHASE_IDS[loud.state.phase]) == ("act", "encounter")


def test_before_combat_all_are_asked_only_where_somebody_fights() -> None:
    """Rule 26."""
    alone = {"beravor": hero()}
    assert PHASE_IDS[pose(decks=BOTH[1:], phase="combat", cards=alone).state.phase] == "refresh"
    fight = pose(decks=BOTH[1:], phase="combat", cards={**alone, "forest_spider": engaged()})
    assert (fight.prompt, PHASE_IDS[fight.state.phase]) == ("act", "combat")


# Windows after the quest, after engaging by choice, between attacks, at the end of combat

RESOLVED = ("gloin+aragorn|grim_resolve*3",)  # it costs 5 and readies all characters


def test_what_an_attack_has_brought_can_be_used_before_the_next_attack() -> None:
    """Rule 25: Gloin is paid for his wounds, and with that a hero is readied to defend against the second enemy."""
    cards = {
        "gloin": hero(tokens=4), "aragorn": hero(),
        "forest_spider": engaged(), "king_spider": engaged(),
    }  # fmt: skip
    table = pose(
        decks=RESOLVED, phase="combat", hand=["grim_resolve"], cards=cards, encounter=["old_forest_road"] * 2,
        options={"beginner": True},
    )  # fmt: skip
    assert table.prompt == "enemy_to_face"
    table.say("forest_spider gloin gloin")
    assert table.tokens("gloin") == 5
    table.pass_until("act")
    assert table.allows("play:grim_resolve")
    table.say("play:grim_resolve")
    assert not table.exhausted("gloin")
    table.pass_until("defend")
    assert table.allows("gloin")


def test_after_the_quest_is_resolved_everybody_may_act() -> None:
    """Rule 25."""
    table = pose(decks=BOTH[1:], phase="quest", cards={"beravor": hero()}, encounter=["old_forest_road"])
    table.say("done")
    table.say("pass pass")  # after committing, after staging
    assert (table.prompt, PHASE_IDS[table.state.phase]) == ("act", "quest")
    table.say("pass")
    assert PHASE_IDS[table.state.phase] != "quest"


def test_after_a_tied_quest_the_window_after_staging_serves_for_both() -> None:
    """Rule 26: nothing has happened since."""
    table = pose(decks=BOTH[1:], phase="quest", cards={"beravor": hero()}, encounter=["caught_in_a_web"])
    table.say("done")
    while PHASE_IDS[table.state.phase] == "quest" and table.prompt != "act":
        table.state.choose(table.state.options[0])
    asked = 0
    while PHASE_IDS[table.state.phase] == "quest":
        asked += table.prompt == "act"
        table.state.choose(PASS if PASS in table.state.options else table.state.options[0])
    assert asked == 2  # after committing, after staging


def test_after_engaging_by_choice_everybody_may_act_before_the_checks() -> None:
    """Rule 25."""
    cards = {"beravor": hero(), "forest_spider": staging(), "king_spider": staging()}
    table = pose(decks=BOTH[1:], phase="encounter", threat={"one": 24}, cards=cards)
    table.say("forest_spider")
    assert (table.prompt, PHASE_IDS[table.state.phase]) == ("act", "encounter")
    assert table.at("king_spider") == "staging"


def test_at_the_end_of_combat_everybody_may_act() -> None:
    """Rule 25: the last enemy has died, and nobody has been asked since."""
    cards = {"beravor": hero(), "gimli": hero(), "forest_spider": engaged(damage=3)}
    table = pose(decks=("beravor+gimli|faramir*1",), phase="combat", cards=cards, options={"beginner": True})
    table.pass_until("defend")
    table.say("none")
    table.pass_until("takes_damage")
    table.say("gimli")
    table.pass_until("attack")
    table.say("forest_spider gimli done")
    assert table.away("forest_spider")
    assert (table.prompt, PHASE_IDS[table.state.phase]) == ("act", "combat")


def test_who_was_asked_after_the_last_attack_is_not_asked_again_at_the_end_of_combat() -> None:
    """Rule 26."""
    cards = {"beravor": hero(), "forest_spider": engaged()}
    table = pose(decks=BOTH[1:], phase="combat", cards=cards, options={"beginner": True})
    table.pass_until("defend")
    table.say("none")
    table.pass_until("attack")
    table.say("done")
    assert PHASE_IDS[table.state.phase] != "combat"
