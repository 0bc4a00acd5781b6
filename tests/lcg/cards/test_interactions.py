"""Where several cards meet. What one card does to another by itself is tested with that card."""

from collections import Counter
from typing import Any

from tests.lcg.board import PosedTable, ally, attached, engaged, hero, pose, staging

from westmarch.games.lcg.cards.catalogue import encounter_deck
from westmarch.games.lcg.components import NO_CARD, TITLE_IDS
from westmarch.games.lcg.rules.reveal import RevealMore

SPIRIT = ("eowyn+dunhere|a_test_of_will*3+northern_tracker*2",)
TWO = ("gimli+legolas|gondorian_spearman*3", "gloin+beravor|snowbourn_scout*3")
BESIDE = {"nazgul_of_dol_guldur": {"at": "beside"}}


def anduin(**more: Any) -> PosedTable:
    """A situation of the second scenario."""
    return pose(options={"scenario": "journey_along_the_anduin"}, **more)


def dungeon(cards: dict[str, Any], **more: Any) -> PosedTable:
    """A situation of the third scenario."""
    return pose(options={"scenario": "escape_from_dol_guldur"}, cards={**BESIDE, **cards}, **more)


def reveal_guard(table: PosedTable, objective: str) -> None:
    """The next encounter card is revealed as the guard of an objective."""
    table.state.push(RevealMore(1, table.card(objective)))
    table.state.run()


# In the staging area


def test_fog_lies_over_every_location_but_the_shadow_drives_only_those_that_are_there() -> None:
    """Rule 121."""
    table = anduin(
        decks=(*TWO, "thalin+theodred|"),
        phase="quest",
        threat={"one": 10, "two": 10, "three": 10},
        cards={"gladden_fields": staging()},
        encounter=["treacherous_fog", "driven_by_shadow", "banks_of_the_anduin"],
    )
    table.say("done done done")
    table.pass_until("travel")
    assert table.threat() == 10 + (3 + 2) + (1 + 1)


def test_doom_in_the_middle_of_staging_makes_another_player_the_first() -> None:
    table = dungeon(
        {},
        decks=TWO,
        phase="quest",
        threat={"one": 49, "two": 20},
        encounter=["cavern_guardian", "dol_guldur_orcs", "tower_gate"],
    )
    table.say("done gloin beravor")
    table.pass_until("damage")
    assert not table.state.alive(0)
    assert table.chooser == "two"
    table.say("gloin")
    assert table.damage("gloin") == 2
    assert table.away("tower_gate")


def test_banks_that_a_tracker_explores_are_the_next_card_to_be_revealed() -> None:
    cards = {"banks_of_the_anduin": staging(tokens=2), "northern_tracker": ally()}
    table = anduin(decks=SPIRIT, phase="quest", cards=cards)
    table.say("northern_tracker northern_tracker")
    table.pass_until("travel")
    assert table.at("banks_of_the_anduin") == "staging"
    assert table.tokens("banks_of_the_anduin") == 0


# Guards and objectives


def test_a_treachery_that_is_cancelled_guards_no_longer() -> None:
    cards = {"shadow_key": staging(), "eowyn": hero(tokens=1)}
    table = dungeon(
        cards, decks=SPIRIT, hand=["a_test_of_will"], threat={"one": 20}, encounter=["the_necromancers_reach"]
    )
    reveal_guard(table, "shadow_key")
    table.say("play:a_test_of_will")
    table.say("shadow_key eowyn")
    assert table.at("shadow_key") == "attached"
    assert table.threat() == 22


def test_who_reaches_fifty_by_claiming_claims_nothing() -> None:
    table = dungeon({"shadow_key": staging()}, decks=TWO, threat={"one": 48, "two": 20})
    table.say("shadow_key")
    assert not table.state.alive(0)
    assert (table.prompt, table.chooser) == ("plan", "two")
    assert table.at("shadow_key") == "staging"
    assert table.state.host[table.card("shadow_key")] == NO_CARD


# Shadow cards


def test_shackles_in_the_nazguls_shadow_bind_the_deck_and_cost_a_character() -> None:
    cards = {"nazgul_of_dol_guldur": engaged(), "snowbourn_scout": ally()}
    table = dungeon(cards, phase="combat", encounter=["iron_shackles"])
    table.defend("aragorn")
    assert table.prompt == "discard"
    table.say("snowbourn_scout")
    assert table.at("iron_shackles") == "attached"


def test_who_lives_by_his_plate_alone_dies_when_the_guardians_shadow_takes_it() -> None:
    cards = {"king_spider": engaged(), "citadel_plate": attached("gimli"), "gimli": hero(damage=7)}
    table = dungeon(
        cards, decks=("gimli+legolas+thalin|citadel_plate*2",), phase="combat", encounter=["cavern_guardian"]
    )
    table.defend("gimli")
    assert sorted(table.pile("one")) == ["citadel_plate", "gimli"]
    assert table.strength() == 3


def test_a_wolf_rider_that_kills_the_defender_leaves_the_first_attack_undefended() -> None:
    cards = {"dol_guldur_orcs": engaged(), "theodred": hero(damage=3)}
    table = anduin(phase="combat", cards=cards, encounter=["wolf_rider", "evil_storm"])
    table.defend("theodred")
    table.defend("none")
    table.say("theodred")
    table.pass_windows()
    assert table.strength() == 2
    assert sorted(table.options()) == ["aragorn", "gloin"]


def test_a_wolf_rider_returns_to_the_deck_though_the_player_it_attacked_is_out() -> None:
    cards = {"marsh_adder": engaged("one"), "gimli": hero(damage=4)}
    table = anduin(
        decks=("gimli|gondorian_spearman*3", TWO[1]),
        phase="combat",
        cards=cards,
        encounter=["wolf_rider", "evil_storm"],
    )
    table.defend("none")
    table.defend("none")
    assert not table.state.alive(0)
    assert table.top() == ["wolf_rider"]


def test_wargs_with_several_shadow_cards_return_if_one_of_them_was_blank() -> None:
    table = anduin(phase="combat", cards={"wargs": engaged()}, encounter=["massing_at_night", "evil_storm"])
    table.defend("aragorn")
    assert table.at("wargs") == "staging"


def test_the_troll_strikes_through_a_defender_in_despair() -> None:
    cards = {"hill_troll": engaged(), "aragorn": hero(damage=4)}
    table = anduin(phase="combat", threat={"one": 20}, cards=cards, encounter=["despair"])
    table.defend("aragorn")
    assert table.threat() == 20 + 6 - 1


# Drawing


def test_shackles_wait_for_the_stream_and_take_the_draw_after_it() -> None:
    cards = {
        "iron_shackles": {"at": "attached", "on": "deck:one"},
        "enchanted_stream": {"at": "active", "tokens": 1},
        "aragorn": hero(tokens=9),
    }
    table = dungeon(
        cards,
        decks=("aragorn+beravor|gandalf*1+snowbourn_scout*3",),
        quest="out_of_the_dungeons",
        hand=["gandalf", "snowbourn_scout"],
    )
    table.say("beravor")
    assert (table.at("iron_shackles"), len(table.hand())) == ("attached", 2)
    table.say("play:snowbourn_scout snowbourn_scout")
    assert table.pile() == ["enchanted_stream"]
    table.say("play:gandalf gandalf draw")
    assert table.pile() == ["enchanted_stream", "iron_shackles"]
    assert table.hand() == []


def test_however_many_characters_die_at_once_each_death_may_be_answered() -> None:
    heroes = ("aragorn", "eowyn", "legolas", "beravor")
    names = (
        "snowbourn_scout", "gondorian_spearman", "silverlode_archer", "daughter_of_the_nimrodel", "lorien_guide",
        "wandering_took",
    )  # fmt: skip
    robust = ("lorien_guide", "wandering_took")
    cards = "+".join(f"{name}*3" for name in (*names, "valiant_sacrifice"))
    seats = ("one", "two", "three", "four")
    dying = [
        (f"{name}.{3 * at + copy}" if 3 * at + copy > 1 else name, seat)
        for at, seat in enumerate(seats)
        for name in names
        for copy in (1, 2, 3)
    ]
    table = anduin(
        decks=tuple(f"{name}|{cards}" for name in heroes),
        phase="quest",
        threat=dict.fromkeys(seats, 35),
        cards={
            **{name: hero(seat) for name, seat in zip(heroes, seats, strict=True)},
            **{name: ally(seat, damage=int(name.startswith(robust))) for name, seat in dying},
        },
        encounter=["evil_storm"],
    )
    while table.prompt == "commit":
        table.say("done")
    assert table.prompt in ("act", "respond")
    table.pass_windows()
    assert len(dying) == 72
    assert [name for name, _ in dying if not table.away(name)] == []


def test_driven_by_shadow_does_not_surge_while_an_objective_is_staged() -> None:
    table = dungeon({"gandalfs_map": staging()}, phase="quest", encounter=["driven_by_shadow", "tower_gate"])
    table.say("done")
    table.pass_windows()
    assert table.pile() == ["driven_by_shadow"]
    assert table.away("tower_gate")


def test_the_first_player_orders_what_happens_by_itself_at_the_end_of_combat() -> None:
    table = anduin(
        decks=("aragorn+theodred+gloin|sneak_attack*2+gandalf*3",),
        phase="combat",
        hand=["sneak_attack", "gandalf"],
        cards={
            "aragorn": hero(tokens=3),
            "goblin_sniper": staging(),
            "dol_guldur_orcs": engaged(flags=["has_attacked"]),
        },
        threat={"one": 10},
    )
    table.say("play:sneak_attack gandalf pass")
    table.pass_until("attack")
    table.say("done")
    table.pass_until("forced_order")
    assert sorted(table.options()) == ["goblin_sniper", "sneak_attack"]
    table.say("goblin_sniper")
    assert (table.prompt, "gandalf" in table.options()) == ("damage", True)
    table.say("gandalf")
    assert table.hand() == ["gandalf", "gandalf"]  # he is back beside the one just drawn


def test_what_sneak_attack_brought_goes_away_though_its_player_is_out() -> None:
    table = pose(
        decks=("aragorn+eowyn|wandering_took*2+sneak_attack*2", "theodred+gloin|gandalf"),
        phase="combat",
        hand=["sneak_attack", "wandering_took"],
        cards={
            "aragorn": hero(tokens=3),
            "eowyn": hero(),
            "theodred": hero("two"),
            "gloin": hero("two"),
            "forest_spider": engaged(),
        },
        threat={"one": 20, "two": 10},
    )
    table.say("play:sneak_attack wandering_took wandering_took")
    assert table.keeper("wandering_took") == "two"
    table.pass_until("defend")
    table.state.threat[0] = 50
    table.say("none")
    table.pass_to_phase("planning")
    assert table.away("wandering_took")
    assert "wandering_took" in table.pile("one")


def test_more_than_three_quick_strikes_may_answer_each_other() -> None:
    cards = {
        "legolas": hero(tokens=9),
        "gimli": hero(),
        "thalin": hero("two", tokens=9),
        "eowyn": hero("two"),
        "ungoliants_spawn": engaged(flags=["has_attacked"]),
        **{f"horseback_archer{number}": ally(seat) for number, seat in (("", "one"), (".2", "one"), (".3", "two"))},
    }
    decks = ("legolas+gimli|quick_strike*3+horseback_archer*3", "thalin+eowyn|quick_strike*3+horseback_archer*3")
    hands = {"one": ["quick_strike"] * 3, "two": ["quick_strike"] * 3}
    table = pose(decks=decks, options={"all_windows": True}, phase="combat", hands=hands, cards=cards)
    played = 0
    while table.options() != ["pass"] and played < 5:
        if table.allows("play:quick_strike"):
            table.say("play:quick_strike")
            played += 1
        else:
            table.say(table.options()[-1])
    assert played > 3


def test_no_more_can_be_paid_for_gandalfs_search_than_there_are_numbers() -> None:
    heroes = {name: hero(tokens=22) for name in ("beravor", "denethor", "glorfindel")}
    table = pose(
        decks=("beravor+denethor+glorfindel|gandalfs_search*2",),
        hand=["gandalfs_search"],
        cards=heroes,
        phase="planning",
    )
    table.say("play:gandalfs_search")
    assert table.options() == [str(number) for number in range(1, 61)]


def test_nobody_travels_to_the_mountains_of_mirkwood_where_nothing_can_be_revealed() -> None:
    rest = Counter(TITLE_IDS[title] for title in encounter_deck("passage_through_mirkwood", False))
    rest -= Counter(["mountains_of_mirkwood", "old_forest_road"])
    cards = {"mountains_of_mirkwood": staging(), "old_forest_road": staging()}
    table = pose(phase="travel", cards=cards, piles={"encounter": list(rest.elements())})
    table.pass_until("travel")
    assert table.options() == ["old_forest_road", "stay"]
