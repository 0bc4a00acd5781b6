"""The round and its windows, resources, planning and paying, the refresh (rules 23-37 and 73)."""

from tests.lcg.board import PosedTable, ally, attached, engaged, hero, pose, staging

from westmarch.core.words import PASS
from westmarch.games.lcg.components import PHASE_IDS

TWO = (
    "aragorn+theodred|guard_of_the_citadel*3+steward_of_gondor*2+faramir*2+gandalf*2+common_cause*2+sneak_attack*2",
    "gloin+eowyn|snowbourn_scout*3+common_cause*2+faramir*2+for_gondor*2",
)
LORE = ("beravor+denethor+glorfindel|dark_knowledge*1+forest_snare*2+gleowine*2",)


def rich(name: str, seat: str = "one", tokens: int = 9) -> dict[str, object]:
    """A hero who can pay for much."""
    return {name: hero(seat, tokens=tokens)}


# Phases and windows


def phases_of(table: PosedTable) -> list[str]:
    """The phases in whose windows a player who only passes is asked to act in a round."""
    asked = []
    while table.state.round == 1:
        if table.prompt == "act":
            asked.append(PHASE_IDS[table.state.phase])
        table.state.choose(PASS if PASS in table.state.options else table.state.options[0])
    return asked


def asked_until(table: PosedTable, prompt: str) -> int:
    """In how many windows Beravor's player is asked, who passes in each, until something else is asked."""
    asked = 0
    while table.prompt != prompt:
        asked += table.prompt == "act"
        table.say("done" if table.prompt == "plan" else "pass")
    return asked


def test_every_phase_has_its_windows() -> None:
    """Beravor could act in each of them; in planning it is her player's turn, in combat nobody is there to fight."""
    options = {"all_windows": True}
    table = pose(
        decks=LORE, phase="resource", cards={"forest_gate": staging()}, encounter=["forest_gate"], options=options
    )
    windows = {"resource": 1, "quest": 4, "travel": 2, "encounter": 2, "combat": 2, "refresh": 1}
    assert phases_of(table) == [phase for phase, number in windows.items() for _ in range(number)]


def test_in_an_attack_there_is_a_window_after_each_step() -> None:
    """Rule 25."""
    options = {"all_windows": True}
    cards = {"king_spider": engaged()}
    table = pose(decks=LORE, phase="combat", cards=cards, encounter=["enchanted_stream"], options=options)
    assert asked_until(table, "defend") == 2  # after the shadow card was dealt, after the enemy was chosen
    table.say("denethor")
    assert asked_until(table, "attack") == 3 + 1  # after defending, the shadow card and damage; before the attack
    table.say("king_spider glorfindel done")
    # Its three steps, before another attack, the end of combat; then the refresh, resources, the beginning of the quest.
    assert asked_until(table, "commit") == 3 + 1 + 1 + 3


def test_the_first_player_acts_first_in_each_phase() -> None:
    """Rule 23."""
    table = pose(decks=TWO, first="two")
    assert (table.prompt, table.chooser) == ("plan", "two")
    table.say("done")
    assert (table.prompt, table.chooser) == ("plan", "one")
    table.say("done")
    table.pass_until("commit")
    assert table.chooser == "two"


# Resources


def test_what_is_not_spent_stays_in_the_pool() -> None:
    """Rule 28."""
    table = pose(phase="resource", cards=rich("gloin", tokens=4))
    table.pass_until("plan")
    assert table.tokens("gloin") == 5


def test_all_players_collect_and_draw() -> None:
    table = pose(decks=TWO, phase="resource", hands={"one": [], "two": ["faramir"]})
    table.pass_until("plan")
    assert [table.tokens(name) for name in ("aragorn", "theodred", "gloin", "eowyn")] == [1, 1, 1, 1]
    assert (len(table.hand("one")), len(table.hand("two"))) == (1, 2)


# Planning


def test_allies_and_attachments_are_played_only_in_ones_own_planning_turn() -> None:
    """Rule 30."""
    hands = {"one": ["guard_of_the_citadel", "steward_of_gondor"], "two": ["snowbourn_scout", "for_gondor"]}
    cards = {**rich("aragorn"), **rich("gloin", "two")}
    table = pose(decks=TWO, hands=hands, cards=cards, options={"all_windows": True})
    assert table.allows("play:guard_of_the_citadel")
    assert table.allows("play:steward_of_gondor")
    table.say("done")
    assert (table.prompt, table.chooser) == ("act", "two")
    assert table.options() == ["pass", "eowyn", "play:for_gondor"]
    table.say("pass")
    assert (table.prompt, table.chooser) == ("plan", "two")
    assert table.allows("play:snowbourn_scout")
    table.say("done")
    assert (table.prompt, table.chooser) == ("act", "one")
    assert table.options() == ["pass", "eowyn"]


def test_in_other_phases_only_events_are_played() -> None:
    table = pose(decks=TWO, phase="travel", hand=["guard_of_the_citadel", "sneak_attack"], cards=rich("aragorn"))
    assert table.options() == ["pass", "eowyn", "play:sneak_attack"]


def test_any_heroes_pay_together_for_a_neutral_card() -> None:
    """Rule 31."""
    deck = ("gloin+eowyn+denethor|gandalf*1",)
    cards = {name: hero(tokens=n) for name, n in (("gloin", 2), ("eowyn", 2), ("denethor", 1))}
    table = pose(decks=deck, hand=["gandalf"], cards=cards)
    table.say("play:gandalf")
    assert table.at("gandalf") == "ally"
    assert [table.tokens(name) for name in cards] == [0, 0, 0]


def test_exhausted_heroes_can_pay() -> None:
    """Rule 31."""
    cards = {"gloin": hero(tokens=2, flags=["exhausted"])}
    table = pose(hand=["guard_of_the_citadel"], cards=cards)
    table.say("play:guard_of_the_citadel")
    assert table.tokens("gloin") == 0


def test_nobody_pays_with_the_resources_of_another_player() -> None:
    """Rule 34."""
    table = pose(decks=TWO, hand=["guard_of_the_citadel"], cards=rich("gloin", "two"))
    assert not table.allows("play:guard_of_the_citadel")


def test_a_cost_is_paid_with_ones_own_cards_only() -> None:
    """Rule 34."""
    tired = {name: hero(flags=["exhausted"]) for name in ("aragorn", "theodred")}
    assert not pose(decks=TWO, hand=["common_cause"], cards=tired).allows("play:common_cause")
    cards = {"gloin": hero("two", flags=["exhausted"]), "theodred": hero(flags=["exhausted"])}
    table = pose(decks=TWO, hand=["common_cause"], cards=cards)
    table.say("play:common_cause gloin")
    assert table.exhausted("aragorn")
    assert not table.exhausted("gloin")


def test_what_cannot_be_paid_cannot_be_begun() -> None:
    """Rule 34: a resource, an exhausted card, a card of the hand are the cost of what follows."""
    tired = {"beravor": hero(flags=["exhausted"]), "protector_of_lorien": attached("denethor")}
    deck = ("beravor+denethor+eowyn|protector_of_lorien*1+gleowine*1",)
    table = pose(decks=deck, hand=[], cards=tired)
    assert set(table.options()) == {"done", "denethor"}
    table = pose(decks=deck, hand=["gleowine"], cards=tired)
    assert set(table.options()) == {"done", "denethor", "eowyn", "protector_of_lorien"}
    for tokens, may_respond in ((0, False), (1, True)):
        table = pose(phase="quest", cards={"aragorn": hero(tokens=tokens)}, encounter=["old_forest_road"])
        table.say("aragorn done")
        assert table.allows("aragorn") == may_respond


def test_a_cost_stays_paid_where_the_effect_comes_to_nothing() -> None:
    """Rule 34: Enchanted Stream prevents the draw; Beravor is exhausted all the same."""
    table = pose(decks=LORE, hand=["gleowine"], cards={"enchanted_stream": {"at": "active"}})
    table.say("beravor")
    assert table.exhausted("beravor")
    assert table.hand() == ["gleowine"]
    assert not table.allows("beravor")


def test_cards_enter_play_ready() -> None:
    """Rule 35."""
    table = pose(hand=["guard_of_the_citadel", "steward_of_gondor"], cards=rich("aragorn"))
    table.say("play:guard_of_the_citadel play:steward_of_gondor theodred")
    assert not table.exhausted("guard_of_the_citadel")
    table.say("steward_of_gondor")
    assert table.tokens("theodred") == 2


def test_an_attachment_and_its_bearer_are_exhausted_each_for_itself() -> None:
    """Rule 35."""
    cards = {"steward_of_gondor": attached("gloin"), "gloin": hero(flags=["exhausted"])}
    table = pose(cards=cards)
    table.say("steward_of_gondor")
    assert table.exhausted("steward_of_gondor")
    assert not table.allows("steward_of_gondor")
    ready = pose(cards={"steward_of_gondor": attached("gloin")})
    ready.say("steward_of_gondor")
    assert not ready.exhausted("gloin")


def test_what_an_exhausted_attachment_does_all_the_time_goes_on() -> None:
    """Rule 35."""
    table = pose(decks=LORE, cards={"dark_knowledge": attached("glorfindel", flags=["exhausted"])})
    assert table.stat("glorfindel", "willpower") == 3 - 1


def test_an_attachment_may_go_on_another_players_hero_who_then_controls_it() -> None:
    table = pose(decks=TWO, hand=["steward_of_gondor"], cards=rich("aragorn"))
    table.say("play:steward_of_gondor gloin")
    assert table.keeper("steward_of_gondor") == "two"
    assert not table.allows("steward_of_gondor")
    table.say("done")
    table.pass_until("plan")
    assert table.chooser == "two"
    table.say("steward_of_gondor")
    assert table.tokens("gloin") == 2


def test_an_ally_goes_to_its_players_own_area() -> None:
    """Rule 36."""
    table = pose(decks=TWO, hand=["guard_of_the_citadel"], cards=rich("aragorn"))
    table.say("play:guard_of_the_citadel")
    assert (table.at("guard_of_the_citadel"), table.keeper("guard_of_the_citadel")) == ("ally", "one")


def test_what_an_attachment_may_be_attached_to_is_checked_only_then() -> None:
    """Rule 36."""
    deck = ("eowyn+denethor|a_light_in_the_dark*2+forest_snare*2",)
    cards = {"king_spider": engaged(), "forest_snare": attached("king_spider"), **rich("eowyn")}
    table = pose(decks=deck, hand=["a_light_in_the_dark"], cards=cards)
    table.say("play:a_light_in_the_dark")
    assert table.at("king_spider") == "staging"
    assert table.at("forest_snare") == "attached"


# Unique cards


def test_a_unique_card_of_another_player_forbids_it_too() -> None:
    """Rule 11."""
    cards = {"faramir": ally("two", owner="two"), **rich("aragorn")}
    table = pose(decks=TWO, hand=["faramir"], cards=cards)
    assert not table.allows("play:faramir")


def test_a_unique_card_is_not_put_into_play_either_and_stays_in_the_hand() -> None:
    """Rule 11."""
    cards = {"faramir": ally("two", owner="two"), **rich("aragorn")}
    assert not pose(decks=TWO, hand=["sneak_attack", "faramir"], cards=cards).allows("play:sneak_attack")
    table = pose(decks=TWO, hand=["sneak_attack", "faramir", "guard_of_the_citadel"], cards=cards)
    table.say("play:sneak_attack guard_of_the_citadel")
    assert table.at("guard_of_the_citadel") == "ally"
    assert table.hand() == ["faramir"]


def test_a_unique_card_in_a_pile_is_no_obstacle() -> None:
    """Rule 11."""
    table = pose(decks=TWO, hand=["faramir"], piles={"one": ["faramir"], "two": ["faramir"]}, cards=rich("aragorn"))
    assert table.allows("play:faramir")


def test_a_unique_attachment_is_at_the_table_once() -> None:
    cards = {"steward_of_gondor": attached("gloin", "two", owner="one"), **rich("aragorn")}
    assert not pose(decks=TWO, hand=["steward_of_gondor"], cards=cards).allows("play:steward_of_gondor")


# Refresh


def test_the_first_player_token_goes_on_clockwise() -> None:
    """Rule 73."""
    table = pose(decks=(*TWO, "denethor|gleowine*1"), phase="refresh", first="two")
    table.pass_to_phase("planning")
    assert table.chooser == "three"
    assert table.state.first == 2


def test_attachments_and_allies_are_readied_too_and_every_players_threat_rises() -> None:
    cards = {
        "steward_of_gondor": attached("gloin", "two", owner="one", flags=["exhausted"]),
        "snowbourn_scout": ally("two", flags=["exhausted"]),
    }
    table = pose(decks=TWO, phase="refresh", threat={"one": 10, "two": 20}, cards=cards)
    table.pass_to_phase("planning")
    assert not table.exhausted("steward_of_gondor")
    assert not table.exhausted("snowbourn_scout")
    assert (table.threat("one"), table.threat("two")) == (11, 21)
