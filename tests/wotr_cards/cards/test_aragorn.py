"""The Dunedain cards of the Free Peoples' second deck.

Who is cycled instead of being eliminated is tested in test_free_peoples_losses.py, icons in test_free_peoples_facts.py.
"""

import pytest

from ..board import PosedTable, fight, playing, pose

RANGERS = ("aragorn", "strider")
DUNEDAIN_FIELDS = ["dol-amroth", "minas-tirith", "pelargir", "harad", "minas-morgul", "morannon", "umbar"]


def aragorns_turn(**more: object) -> PosedTable:
    """A table at Aragorn's turn."""
    return pose(turn="aragorn", **more)


# Dunedain armies


@pytest.mark.parametrize("leader", RANGERS)
def test_dead_men_of_dunharrow_fight_while_they_support_strider_or_aragorn(leader: str) -> None:
    own = {"aragorn": (1 + 1, 1 + 1), "strider": (1, 1)}[leader]
    assert pose(fields={"umbar": f"dead-men-of-dunharrow {leader}"}).strength("umbar")[0] == 2 + own[0]
    assert pose(fields={"pelargir": f"dead-men-of-dunharrow {leader}"}).strength("pelargir")[1] == 1 + 2 + own[1]


def test_dead_men_of_dunharrow_have_no_icons_with_anybody_else_but_support_him() -> None:
    assert pose(fields={"umbar": "dead-men-of-dunharrow boromir"}).strength("umbar")[0] == 1
    elsewhere = {"pelargir": "dead-men-of-dunharrow", "minas-tirith": "strider"}
    assert pose(fields=elsewhere).strength("pelargir")[1] == 1


def test_dead_men_of_dunharrow_support_aragorn_and_leave_nobody_else_an_army() -> None:
    fields = {"umbar": "dead-men-of-dunharrow aragorn boromir"}
    assert pose(fields=fields).strength("umbar")[0] == 2 + 2
    fields = {"umbar": "dead-men-of-dunharrow aragorn boromir soldiers-of-gondor"}
    assert pose(fields=fields).strength("umbar")[0] == 2 + 2 + 1 + 1


@pytest.mark.parametrize(
    ("army", "field", "there", "elsewhere"),
    [
        ("great-gate", "minas-tirith", 3, 0),
        ("guards-of-the-citadel", "minas-tirith", 2, 1),
        ("knights-of-dol-amroth", "dol-amroth", 2, 1),
        ("soldiers-of-gondor", "minas-tirith", 1, 1),
    ],
)
def test_great_gate_guards_of_the_citadel_and_knights_of_dol_amroth_defend_their_own_city_better(
    army: str, field: str, there: int, elsewhere: int
) -> None:
    printed = {"minas-tirith": 3, "dol-amroth": 2}[field]
    assert pose(fields={field: army}).strength(field)[1] == printed + there
    assert pose(fields={"pelargir": army}).strength("pelargir")[1] == 1 + elsewhere


def test_great_gate_holds_when_the_printed_icons_of_minas_tirith_do_not_count() -> None:
    there = {"cards": "great-gate", "printed": False, "attack": 3}
    assert pose(fields={"minas-tirith": there}).strength("minas-tirith") == (3, 3)
    table = fight("minas-tirith", there)
    assert (table.where("great-gate"), table.scored("free_peoples")) == ("eliminated", ["minas-tirith"])


def test_great_gate_never_goes_to_a_shadow_battleground() -> None:
    reserve = {"aragorn": "great-gate soldiers-of-gondor"}
    assert aragorns_turn(reserve=reserve, fields="umbar morannon").options("move") == ["soldiers-of-gondor"]
    assert (
        aragorns_turn(reserve=reserve, fields="umbar pelargir").say("move:great-gate").where("great-gate") == "pelargir"
    )


def test_soldiers_of_gondor_support_one_leader_only() -> None:
    assert pose(fields={"umbar": "soldiers-of-gondor denethor faramir"}).strength("umbar")[0] == 1 + 1
    assert pose(fields={"umbar": "soldiers-of-gondor great-gate denethor faramir"}).strength("umbar")[0] == 1 + 2


# Dunedain characters


@pytest.mark.parametrize("zone", ["hand", "cycled", "eliminated", "deck", "reserve", "path", "battleground"])
def test_aragorn_played_removes_strider_wherever_he_is(zone: str) -> None:
    places: dict[str, dict[str, object]] = {
        "cycled": {"cycled": {"aragorn": "strider"}},
        "eliminated": {"eliminated": {"aragorn": "strider"}},
        "reserve": {"reserve": {"aragorn": "strider"}, "items": {"anduril": "strider"}},
        "path": {"path": ("amon-hen", "strider"), "items": {"anduril": "strider"}},
        "battleground": {"fields": {"lorien": "strider"}, "items": {"anduril": "strider"}},
    }
    table = playing("aragorn", "halbarad strider" if zone == "hand" else "", **places.get(zone, {}))
    if zone == "hand":
        table.say("halbarad")
    assert (table.where("aragorn"), table.where("strider")) == ("reserve", "eliminated")
    if "items" in places.get(zone, {}):
        assert table.where("anduril") == "eliminated"


def test_aragorn_played_to_a_battleground_removes_strider_too() -> None:
    table = playing("aragorn", fields="pelargir").say("pelargir")
    assert (table.where("aragorn"), table.where("strider")) == ("pelargir", "eliminated")


def test_aragorn_moved_does_not_remove_strider_again_and_draws_one_more_in_reserve_only() -> None:
    table = aragorns_turn(reserve={"aragorn": "aragorn"}, fields="pelargir")
    assert table.draws("aragorn") == 4
    table.say("move:aragorn")
    assert (table.draws("aragorn"), table.log("removed")) == (3, [])


@pytest.mark.parametrize(
    ("place", "drawn", "forsakes"), [("reserve", 1, False), ("pelargir", 1, False), ("the_path", 1, True)]
)
def test_boromir_played_draws_a_card_and_forsakes_one_if_it_is_to_a_path(
    place: str, drawn: int, forsakes: bool
) -> None:
    table = playing("boromir", path="amon-hen", fields="pelargir").say(place)
    assert (table.prompt == "forsake") == forsakes
    if forsakes:
        assert table.asks_about == ["boromir", "1"]
    assert len(table.hand("aragorn")) == drawn


def test_boromir_may_forsake_the_very_card_he_drew() -> None:
    table = playing("boromir", path="amon-hen", deck_top={"aragorn": "lembas"}).say("the_path lembas")
    assert (table.where("lembas"), table.question) == ("eliminated", "saruman turn")


def test_boromir_moved_to_a_path_forsakes_and_draws_nothing() -> None:
    table = aragorns_turn(reserve={"aragorn": "boromir"}, path="amon-hen", deck_top={"aragorn": "lembas"})
    table.say("move:boromir")
    assert (table.where("lembas"), table.hand("aragorn")) == ("eliminated", [])
    moved = aragorns_turn(reserve={"aragorn": "boromir"}, fields="pelargir").say("move:boromir")
    assert moved.log("forsook_deck") == []


def test_denethor_in_reserve_forsakes_a_card_to_take_boromir_or_faramir_from_the_deck() -> None:
    table = aragorns_turn(reserve={"aragorn": "denethor"}, hand={"aragorn": "lembas"}).say("use:denethor")
    assert table.options() == ["lembas", "from_reserve:denethor", "deck_top"]
    table.say("lembas")
    assert table.options() == ["pass", "boromir", "faramir"]
    assert table.say("faramir").hand("aragorn") == ["faramir"]
    assert (table.where("denethor"), table.where("lembas")) == ("reserve", "eliminated")


def test_denethor_does_not_find_them_in_the_cycle_pile_nor_act_on_a_battleground() -> None:
    table = aragorns_turn(reserve={"aragorn": "denethor"}, cycled={"aragorn": "boromir"})
    assert table.say("use:denethor deck_top").options() == ["pass", "faramir"]
    assert aragorns_turn(fields={"pelargir": "denethor"}).options("use") == []


@pytest.mark.parametrize("how", ["play", "move"])
def test_faramir_coming_to_a_path_7_may_activate_another_one(how: str) -> None:
    if how == "play":
        table = playing("faramir", path="osgiliath").say("the_path")
    else:
        table = aragorns_turn(reserve={"aragorn": "faramir"}, path="osgiliath").say("move:faramir")
    assert (table.question, table.options()) == ("aragorn may", ["yes", "no"])
    stays = table.copy().say("no")
    assert (stays.path, stays.where("faramir")) == ("osgiliath", "path")
    table.say("yes")
    assert (table.where("faramir"), table.scored("free_peoples")) == ("cycled", ["osgiliath"])
    assert table.options() == ["henneth-annun", "the-cross-roads"]
    assert table.say("the-cross-roads").path == "the-cross-roads"


def test_faramir_is_not_asked_on_a_path_8_nor_when_no_path_7_is_left() -> None:
    assert playing("faramir", path="morgul-vale").say("the_path").question == "saruman turn"
    used_up = playing("faramir", path="osgiliath", tied_paths=["henneth-annun", "the-cross-roads"]).say("the_path")
    assert used_up.question == "saruman turn"


def test_halbarad_in_reserve_is_cycled_to_take_strider_or_aragorn_from_the_deck() -> None:
    table = aragorns_turn(reserve={"aragorn": "halbarad"}).say("use:halbarad")
    assert table.options() == ["pass", "aragorn", "strider"]
    table.say("strider")
    assert (table.where("strider"), table.where("halbarad")) == ("hand", "cycled")
    assert aragorns_turn(path=("weathertop", "halbarad")).options("use") == []


def test_halbarad_does_not_find_them_in_the_cycle_pile() -> None:
    table = aragorns_turn(reserve={"aragorn": "halbarad"}, cycled={"aragorn": "strider lembas"})
    assert table.say("use:halbarad").options() == ["pass", "aragorn"]


def test_prince_imrahil_played_may_cycle_another_card_to_take_his_knights() -> None:
    table = playing("prince-imrahil", "halbarad lembas").say("halbarad")
    assert (table.question, table.options()) == ("aragorn may_cycle", ["yes", "no"])
    table.say("yes")
    assert (table.where("halbarad"), table.where("lembas")) == ("cycled", "cycled")
    assert table.options() == ["pass", "knights-of-dol-amroth"]
    assert table.say("knights-of-dol-amroth").hand("aragorn") == ["knights-of-dol-amroth"]


def test_prince_imrahil_played_to_a_battleground_may_do_so_too() -> None:
    table = playing("prince-imrahil", "halbarad lembas", fields="pelargir").say("pelargir halbarad")
    assert table.question == "aragorn may_cycle"


def test_prince_imrahil_may_be_content_and_takes_nothing_when_moved() -> None:
    table = playing("prince-imrahil", "halbarad lembas").say("halbarad no")
    assert (table.hand("aragorn"), table.question) == (["lembas"], "saruman turn")
    moved = aragorns_turn(reserve={"aragorn": "prince-imrahil"}, fields="pelargir", hand={"aragorn": "lembas"})
    assert moved.say("move:prince-imrahil").question == "saruman turn"


def test_prince_imrahil_with_an_empty_hand_may_forsake_instead_unless_the_setting_forbids_it() -> None:
    table = playing("prince-imrahil").say("yes")
    assert table.options() == ["from_reserve:prince-imrahil", "deck_top"]
    strict = playing("prince-imrahil", options={"optional_cycling_may_forsake": False})
    assert strict.question == "saruman turn"


def test_strider_on_a_path_leads_on_to_one_of_the_next_number_after_the_fight() -> None:
    table = aragorns_turn(path=("egladil", "strider the-hunter the-reaver the-warrior")).say("use:strider")
    assert (table.where("strider"), table.scored("free_peoples")) == ("eliminated", ["egladil"])
    assert table.options() == ["amon-hen", "dead-marshes", "emyn-muil"]
    assert table.say("dead-marshes").path == "dead-marshes"


def test_strider_leads_on_only_from_a_path_and_only_for_his_own_player() -> None:
    assert aragorns_turn(path="egladil", reserve={"aragorn": "strider"}).options("use") == []
    assert pose(turn="frodo", path=("egladil", "strider")).options("use") == []


def test_strider_cannot_lead_beyond_the_last_path_of_the_scenario() -> None:
    assert pose(scenario="fellowship", turn="gandalf", path=("amon-hen", "strider")).options("use") == []


def test_strider_makes_the_next_round_begin_one_path_further() -> None:
    table = aragorns_turn(path=("weathertop", "strider"), round=2, first="aragorn").say("use:strider imladris")
    assert table.say("pass pass pass pass").path in ("caradhras", "khazad-dum", "the-doors-of-durin")


# Dunedain items


@pytest.mark.parametrize("wielder", RANGERS)
def test_anduril_activates_a_dunedain_battleground_and_carries_its_wielder_there(wielder: str) -> None:
    arrived = {"aragorn": wielder}
    scoring = {"shadow": {"battlegrounds": ["pelargir"]}, "free_peoples": {"battlegrounds": ["morannon"]}}
    table = aragorns_turn(reserve=arrived, arrived=arrived, items={"anduril": wielder}, fields="umbar", scoring=scoring)
    table.say("use:anduril")
    assert table.options() == [field for field in DUNEDAIN_FIELDS if field != "umbar"]
    table.say("harad")
    assert (table.where(wielder), table.where("anduril")) == ("harad", "harad")
    assert (len(table.hand("witch_king")), len(table.hand("saruman"))) == (1, 1)


def test_anduril_can_be_used_for_a_scored_battleground_alone() -> None:
    others = " ".join(field for field in DUNEDAIN_FIELDS if field != "umbar")
    scoring = {"shadow": {"battlegrounds": ["umbar"]}}
    table = aragorns_turn(reserve={"aragorn": "strider"}, items={"anduril": "strider"}, fields=others, scoring=scoring)
    assert table.say("use:anduril").where("strider") == "umbar"


def test_anduril_moves_nobody_once_its_wielder_was_forsaken_for_the_battlegrounds_text() -> None:
    table = aragorns_turn(reserve={"aragorn": "strider"}, items={"anduril": "strider"})
    table.say("use:anduril minas-tirith yes from_reserve:strider")
    assert (table.where("strider"), table.where("anduril"), table.fields) == (
        "eliminated",
        "eliminated",
        ["minas-tirith"],
    )
    assert table.question == "saruman turn"


def test_anduril_is_not_used_from_a_battleground_nor_when_all_dunedain_battlegrounds_are_active() -> None:
    assert aragorns_turn(fields={"pelargir": "strider"}, items={"anduril": "strider"}).options("use") == []
    on_a_path = aragorns_turn(path=("amon-hen", "strider"), items={"anduril": "strider"})
    assert on_a_path.options("use") == ["strider"]
    everywhere = " ".join(DUNEDAIN_FIELDS)
    assert (
        aragorns_turn(reserve={"aragorn": "strider"}, items={"anduril": "strider"}, fields=everywhere).options("use")
        == []
    )


def test_blade_of_westernesse_goes_to_a_hobbit_of_the_other_player_and_fights_with_him() -> None:
    table = playing("blade-of-westernesse", fields={"edoras": "merry-brandybuck"})
    assert (table.wielder("blade-of-westernesse"), table.where("blade-of-westernesse")) == (
        "merry-brandybuck",
        "edoras",
    )
    assert table.strength("edoras")[1] == 1 + 1


def test_blade_of_westernesse_in_frodos_reserve_is_forsaken_by_frodo_only_and_goes_to_aragorns_pile() -> None:
    reserve = {"frodo": "merry-brandybuck", "aragorn": "boromir"}
    items = {"blade-of-westernesse": "merry-brandybuck"}
    frodo = pose(hand={"frodo": "gimli"}, reserve=reserve, items=items).say("play:gimli")
    assert "from_reserve:blade-of-westernesse" in frodo.options()
    frodo.say("from_reserve:blade-of-westernesse")
    assert (frodo.cards("eliminated", "aragorn"), frodo.where("merry-brandybuck")) == (
        ["blade-of-westernesse"],
        "reserve",
    )
    aragorn = aragorns_turn(hand={"aragorn": "faramir"}, reserve=reserve, items=items).say("play:faramir")
    assert aragorn.options() == ["from_reserve:boromir", "from_reserve:faramir", "deck_top"]


# Dunedain events


@pytest.mark.parametrize(("in_play", "drawn"), [("", 4), ("strider", 5), ("aragorn", 5), ("boromir", 4)])
def test_paths_of_the_dead_forsakes_two_and_draws_four_or_with_strider_or_aragorn_in_play_five(
    in_play: str, drawn: int
) -> None:
    table = playing("paths-of-the-dead", fields={"pelargir": in_play})
    assert (len(table.hand("aragorn")), table.question) == (drawn, "saruman turn")
    assert len(table.log("forsook_deck")) == 2


def test_paths_of_the_dead_counts_nobody_who_was_forsaken_for_it() -> None:
    table = playing("paths-of-the-dead", reserve={"aragorn": "aragorn"}).say("from_reserve:aragorn")
    assert len(table.hand("aragorn")) == 4


def test_the_red_arrow_lets_rohan_cards_be_played_and_moved_to_dunedain_battlegrounds_this_round() -> None:
    table = playing(
        "the-red-arrow",
        fields="pelargir lorien",
        reserve={"frodo": "village-militia merry-brandybuck"},
    )
    assert table.where("the-red-arrow") == "eliminated"
    assert table.pass_until("frodo").options("move") == ["village-militia"]
    assert table.say("move:village-militia").where("village-militia") == "pelargir"


def test_the_red_arrow_does_not_hold_in_the_next_round() -> None:
    now = pose(rules=["the-red-arrow"], reserve={"frodo": "eowyn"}, fields="pelargir")
    assert now.options("move") == ["eowyn"]
    table = pose(phase="end", rules=["the-red-arrow"], round=1, scoring={}, reserve={"frodo": "eowyn"})
    assert table.view().rules == []


def test_the_three_hunters_lets_the_four_go_to_any_battleground_this_round() -> None:
    table = playing(
        "the-three-hunters",
        fields="edoras lorien pelargir umbar",
        reserve={"aragorn": "strider legolas boromir", "frodo": "gimli eowyn"},
    )
    table.pass_until("frodo").say("move:gimli")
    assert table.options() == ["edoras", "lorien", "pelargir", "umbar"]
    table.say("edoras").pass_until("aragorn").say("move:legolas")
    assert table.options() == ["edoras", "lorien", "pelargir", "umbar"]
    table.say("umbar").pass_until("frodo").say("move:eowyn")
    assert table.where("eowyn") == "edoras"


@pytest.mark.parametrize("card", ["strider", "aragorn", "legolas"])
def test_the_three_hunters_may_be_played_to_edoras(card: str) -> None:
    assert playing(card, fields="edoras", rules=["the-three-hunters"]).allows("edoras")
    assert not playing(card, fields="edoras").allows("edoras")


def test_the_three_hunters_lets_aragorn_lead_any_free_army() -> None:
    fields = {"edoras": "aragorn village-militia", "lorien": "high-elves high-elves legolas"}
    assert pose(fields=fields).strength("edoras")[1] == 1 + 1 + 1
    assert pose(fields=fields, rules=["the-three-hunters"]).strength("edoras")[1] == 1 + 1 + 1 + 1


def test_the_three_hunters_leave_their_own_armies_to_other_leaders() -> None:
    fields = {"umbar": "aragorn denethor soldiers-of-gondor village-militia"}
    assert pose(fields=fields).strength("umbar")[0] == 1 + 1 + 1 + 1
    assert pose(fields=fields, rules=["the-three-hunters"]).strength("umbar")[0] == 1 + 1 + 1 + 1 + 1


def test_the_three_hunters_let_aragorn_compete_where_every_army_is_needed() -> None:
    cards = "aragorn denethor eowyn soldiers-of-gondor village-militia"
    table = fight("minas-tirith", {"cards": cards, "attack": 5}, rules=["the-three-hunters"])
    assert (table.question, table.options()) == ("frodo support", ["eowyn", "aragorn"])
