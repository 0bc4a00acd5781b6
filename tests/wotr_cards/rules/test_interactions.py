"""The trickiest meetings of rules and cards, one test each."""

from typing import Any

import pytest

from westmarch.core.rng import Rng

from ..board import PosedTable, fight, last_pass, pose


def test_eomer_played_by_helms_deep_sets_five_more_cards_aside_and_each_rest_pays_for_its_own_card() -> None:
    table = pose(
        turn="frodo",
        reserve={"frodo": "gandalf-the-white"},
        items={"shadowfax": "gandalf-the-white"},
        deck={"frodo": "eomer gimli sting glamdring smeagol"},
        cycled={"frodo": "riders-of-rohan eowyn treebeard quickbeam theoden"},
    )
    table.say("use:shadowfax helms-deep eomer")
    assert (table.where("eomer"), table.prompt) == ("helms-deep", "aside_play")
    assert table.options() == ["pass", "riders-of-rohan"]
    table.say("riders-of-rohan helms-deep")
    assert "helms-deep" in table.where("riders-of-rohan").split()
    assert (table.prompt, table.hand("frodo")) == ("turn", [])
    # Both times four cards were cycled; the first four became the new deck, the deck having run out.
    assert table.cards("deck", "frodo") == ["eowyn", "theoden", "quickbeam", "treebeard"]
    assert table.cards("cycled", "frodo") == ["gimli", "smeagol", "sting", "glamdring"]


def test_the_day_without_dawn_with_one_army_among_six_cycles_five_and_shows_only_counts() -> None:
    table = pose(
        turn="witch_king",
        hand={"witch_king": "the-day-without-dawn grishnakh"},
        deck={"witch_king": "olog-hai the-hunter the-warrior the-reaver fell-beast morgul-blade black-breath"},
        fields={"lorien": ""},
    )
    table.say("play:the-day-without-dawn")
    assert [table.view(viewer).seats["witch_king"].aside for viewer in (0, 2, 3)] == [7, 7, 7]
    table.say("fell-beast olog-hai lorien")
    # A second army may be played: that there is none, nobody learns.
    assert (table.prompt, table.options()) == ("aside_play", ["pass"])
    table.say("pass")
    assert (table.prompt, len(table.cards("cycled", "witch_king")), table.hand("witch_king")) == ("turn", 5, [])
    assert table.view(0).seats["witch_king"].cycled == 5
    assert "fell-beast" not in table.view(0).seats["witch_king"].known.get("eliminated", [])


def test_cards_set_aside_are_not_shuffled_in_when_the_deck_runs_out_in_the_middle() -> None:
    table = pose(
        turn="witch_king",
        hand={"witch_king": "the-day-without-dawn grishnakh"},
        deck={"witch_king": "olog-hai the-hunter the-warrior"},
        cycled={
            "witch_king": "the-reaver fell-beast morgul-blade black-breath the-commander the-messenger the-beguiler "
            "black-uruks trolls-of-udun"
        },
    )
    table.say("play:the-day-without-dawn")
    aside = table.options()
    assert len(aside) == 7
    assert {"olog-hai", "the-hunter", "the-warrior"} < set(aside)
    assert len(table.cards("deck", "witch_king")) == 6  # ten were shuffled, Grishnakh among them, and four drawn
    assert table.log("recycled") == ["recycled witch_king"]


def test_strider_fights_on_his_path_before_the_next_one_is_chosen_and_the_round_after_goes_on_from_there() -> None:
    table = pose(turn="aragorn", round=5, path=("egladil", "strider the-hunter the-warrior the-reaver"))
    table.say("use:strider")
    assert (table.prompt, table.options()) == ("pick_path", ["amon-hen", "dead-marshes", "emyn-muil"])
    assert (table.where("strider"), table.scored("free_peoples")) == ("eliminated", ["egladil"])
    table.say("dead-marshes")
    assert (table.path, len(table.hand("saruman"))) == ("dead-marshes", 2)
    for _ in range(4):
        table.say("pass")
    assert table.state.last_number == 7


def test_smeagol_on_a_path_9_has_no_action_and_brings_no_corruption() -> None:
    table = pose(turn="frodo", path=("orodruin", "smeagol"))
    assert (table.options("use"), table.corruption) == ([], 0)
    assert pose(turn="frodo", path=("shelobs-lair", "smeagol")).options("use") == ["smeagol"]


def test_faramir_on_path_7_is_not_asked_once_both_other_paths_7_were_used() -> None:
    used = {"scoring": {"free_peoples": {"paths": ["osgiliath", "the-cross-roads"]}}}
    posed: dict[str, Any] = {"turn": "aragorn", "hand": {"aragorn": "faramir arwen"}, "path": "henneth-annun"}
    table = pose(**posed, **used).say("play:faramir the_path")
    assert (table.prompt, table.where("faramir"), table.path) == ("turn", "path", "henneth-annun")
    assert pose(**posed).say("play:faramir the_path").prompt == "may"


def test_caradhras_the_cruel_on_caradhras_fights_at_once_and_a_new_path_4_comes() -> None:
    table = pose(turn="saruman", hand={"saruman": "caradhras-the-cruel wolf-riders"}, path=("caradhras", "gimli"))
    table.say("play:caradhras-the-cruel the_path")
    assert (table.where("gimli"), table.where("caradhras-the-cruel")) == ("eliminated", "eliminated")
    assert (table.scored("free_peoples"), table.corruption) == (["caradhras"], 0)
    assert table.say("the-doors-of-durin no").path == "the-doors-of-durin"


@pytest.mark.parametrize(("word", "coat"), [("frodo-baggins", "eliminated"), ("elven-cloak", "cycled")])
def test_frodo_lost_on_a_path_with_coat_and_cloak_is_cycled_and_his_player_picks_what_becomes_of_them(
    word: str, coat: str
) -> None:
    table = pose(
        turn="saruman",
        path=("weathertop", "frodo-baggins flocks-of-crebain the-witch-king the-hunter the-warrior"),
        items={"mithril-coat": "frodo-baggins", "elven-cloak": "frodo-baggins"},
    )
    table.say("use:flocks-of-crebain")
    assert (table.chooser, table.prompt) == ("frodo", "instead")
    table.say(word)
    assert (table.where("frodo-baggins"), table.where("mithril-coat"), table.where("elven-cloak")) == (
        "cycled", coat, coat,
    )  # fmt: skip


def test_of_frodo_and_sam_winnowed_frodo_is_cycled_sam_eliminated_and_one_card_drawn() -> None:
    table = pose(turn="frodo", hand={"frodo": "frodo-baggins sam-gamgee"}).say("winnow")
    assert (table.where("frodo-baggins"), table.where("sam-gamgee"), len(table.hand("frodo"))) == (
        "cycled", "eliminated", 1,
    )  # fmt: skip


@pytest.mark.parametrize(("word", "where"), [("the-witch-king", "eliminated"), ("deck_top", "cycled")])
def test_the_witch_king_is_saved_when_forsaken_from_the_deck_and_lost_when_forsaken_from_hand(
    word: str, where: str
) -> None:
    table = pose(
        scenario="duel", phase="path", last_number=3, tied_paths=["caradhras", "khazad-dum"],
        hand={"witch_king": "olog-hai the-witch-king" if word == "the-witch-king" else "olog-hai"},
        deck_top={"witch_king": "grishnakh" if word == "the-witch-king" else "the-witch-king"},
    )  # fmt: skip
    table.say(f"yes {word}")
    assert table.where("the-witch-king") == where


def test_nazguls_mantle_saves_an_attacker_and_all_his_items_when_the_combat_is_cleaned_up() -> None:
    table = pose(
        turn="saruman",
        path=("weathertop", "the-hunter flocks-of-crebain"),
        items={"nazguls-mantle": "the-hunter", "morgul-blade": "the-hunter"},
    )
    table.say("use:flocks-of-crebain")
    assert table.corruption == 3
    assert [table.where(card) for card in ("the-hunter", "nazguls-mantle", "morgul-blade")] == ["cycled"] * 3
    assert table.where("flocks-of-crebain") == "eliminated"


def test_boromir_as_the_last_card_of_the_hand_is_paid_for_first_then_draws_and_then_forsakes() -> None:
    table = pose(turn="aragorn", hand={"aragorn": "boromir"}, reserve={"aragorn": "arwen"}, path="imladris")
    table.say("play:boromir the_path")
    assert (table.prompt, table.hand("aragorn")) == ("forsake", [])
    table.say("from_reserve:arwen")
    assert (table.prompt, len(table.hand("aragorn"))) == ("forsake", 1)
    table.say("deck_top")
    assert (table.where("boromir"), len(table.cards("eliminated", "aragorn")), table.prompt) == ("path", 2, "turn")


def test_the_balrog_makes_the_only_player_of_a_side_forsake_and_then_forsake_again() -> None:
    table = pose(
        scenario="duel",
        turn="witch_king",
        hand={"gandalf": "gimli arwen"},
        reserve={"witch_king": "balrog-of-moria"},
        fields={"moria": ""},
    )
    table.say("move:balrog-of-moria gimli")
    assert (table.chooser, table.prompt, table.options()) == ("gandalf", "forsake", ["arwen", "deck_top"])
    table.say("arwen")
    assert (table.where("gimli"), table.where("arwen"), table.prompt) == ("eliminated", "eliminated", "turn")


def test_bucklebury_ferry_names_two_players_and_is_not_doubled_in_a_duel() -> None:
    table = pose(scenario="duel", phase="path", last_number=0, tied_paths=["bag-end", "gildors-encampment"])
    assert (table.path, len(table.hand("gandalf")), len(table.hand("witch_king"))) == ("bucklebury-ferry", 1, 1)


def test_in_the_duel_for_three_only_the_side_with_one_player_does_everything_twice() -> None:
    vilya = pose(
        scenario="trio-duel", turn="gandalf", reserve={"gandalf": "elrond"}, items={"vilya-ring-of-air": "elrond"}
    ).say("use:vilya-ring-of-air")
    assert len(vilya.hand("gandalf")) == 2
    commander = pose(scenario="trio-duel", turn="witch_king", reserve={"witch_king": "the-commander"})
    commander.say("use:the-commander")
    assert [len(commander.hand(player)) for player in ("gandalf", "witch_king", "saruman")] == [0, 1, 1]


def test_lembas_is_used_by_the_hobbit_player_and_goes_to_the_pile_of_its_own_deck() -> None:
    posed: dict[str, Any] = {
        "path": ("amon-hen", "sam-gamgee frodo-baggins strider"),
        "items": {"lembas": "sam-gamgee"},
        "scoring": {"shadow": {"corruption": 5}},
    }
    assert pose(turn="aragorn", **posed).options("use") == ["strider"]
    table = pose(turn="frodo", **posed).say("use:lembas")
    assert (table.corruption, table.cards("eliminated", "aragorn")) == (3, ["lembas"])
    assert table.where("sam-gamgee") == "path"


def test_elven_cloak_on_sam_in_reserve_is_forsaken_by_the_frodo_player_only_and_sam_stays() -> None:
    posed: dict[str, Any] = {
        "reserve": {"frodo": "sam-gamgee", "witch_king": "the-reaver"},
        "items": {"elven-cloak": "sam-gamgee"},
    }
    table = pose(turn="witch_king", **posed).say("use:the-reaver")
    assert (table.chooser, table.options()) == (
        "frodo", ["from_reserve:sam-gamgee", "from_reserve:elven-cloak", "deck_top"],
    )  # fmt: skip
    table.say("from_reserve:elven-cloak")
    assert (table.where("sam-gamgee"), table.wielder("elven-cloak")) == ("reserve", None)
    # Aragorn, whose reserve is empty, could forsake nothing but the top of his deck.
    assert len(table.cards("eliminated", "aragorn")) == 2
    assert "elven-cloak" in table.cards("eliminated", "aragorn")


def test_elrond_leaving_the_reserve_lowers_the_limit_at_once() -> None:
    table = pose(
        turn="aragorn",
        hand={"aragorn": "arwen legolas halbarad", "witch_king": "grishnakh", "saruman": "gollum"},
        reserve={"aragorn": "elrond"},
        path="imladris",
    )
    assert (table.limit("aragorn"), table.allows("pass")) == (3, True)
    table.say("move:elrond").pass_until("aragorn")
    assert (table.limit("aragorn"), table.allows("pass")) == (2, False)


def test_round_4_of_the_fellowship_puts_lorien_and_dol_guldur_out_once_each() -> None:
    table = pose(scenario="fellowship", phase="location", round=4, first="gandalf", last_number=6)
    assert table.fields == ["lorien", "dol-guldur"]
    assert [table.fight_at(field).printed_counts for field in table.fields] == [True, True]


def test_minas_tirith_reactivated_from_the_shadows_area_has_only_the_icons_of_its_great_gate() -> None:
    table = pose(
        turn="aragorn",
        reserve={"aragorn": "aragorn"},
        hand={"aragorn": "great-gate arwen"},
        items={"anduril": "aragorn"},
        scoring={"shadow": {"battlegrounds": ["minas-tirith"]}},
    )
    table.say("use:anduril minas-tirith no").pass_until("aragorn").say("play:great-gate minas-tirith")
    # Aragorn, supported by the Gate: 1 and 1 by leadership, Anduril 1, the Gate 3; the printed 3 do not count.
    assert table.fight_at("minas-tirith").location_defence == 0
    assert table.strength("minas-tirith") == (0, 6)


@pytest.mark.parametrize(
    ("order", "winner"), [(["edoras", "the_path"], "free_peoples"), (["the_path", "edoras"], "shadow")]
)
def test_theoden_has_icons_while_gandalf_is_in_play_so_the_order_of_the_combats_matters(
    order: list[str], winner: str
) -> None:
    table = last_pass(
        fields={"edoras": "theoden wolf-riders"},
        path=("amon-hen", "gandalf-the-grey"),
    )
    assert (table.prompt, table.options()) == ("order", ["edoras", "the_path"])
    table.say(order[0])
    assert table.log("field_won") == [f"field_won {winner} edoras 1"]


def test_one_army_supports_one_of_two_attacking_leaders() -> None:
    table = pose(fields={"umbar": "denethor faramir soldiers-of-gondor"})
    assert table.strength("umbar") == (2, 2)
    assert table.fight_at("umbar").supported == ["denethor"]


def test_path_9_fought_in_the_action_step_makes_the_round_the_last_but_does_not_cut_it_short() -> None:
    table = pose(
        turn="saruman",
        round=9,
        path=("morgai", "gollum"),
        fields={"umbar": "aragorn soldiers-of-gondor"},
        scoring={"free_peoples": {"battlegrounds": ["rivendell"]}},
    )
    table.say("use:gollum orodruin")
    assert (table.state.final_round, table.over, table.path) == (True, False, "orodruin")
    for _ in range(4):
        table.say("pass")
    table.say(table.options()[0])
    assert table.over
    assert {"umbar", "orodruin"} <= set(table.scored("free_peoples"))
    # 6 against 1 corruption, and two unused tokens on each side.
    assert table.log("score") == ["score 8 3"]


def test_the_commander_cycled_and_drawn_again_cannot_be_played_a_second_time_this_round() -> None:
    table = pose(
        turn="witch_king",
        hand={"witch_king": "the-commander grishnakh"},
        deck={"witch_king": "olog-hai"},
        eliminated={"saruman": ""},
    )
    table.say("play:the-commander").pass_until("witch_king").say("use:the-commander")
    assert "olog-hai" in table.hand("witch_king")
    table.pass_until("witch_king").say("ring")
    assert "the-commander" in table.hand("witch_king")
    table.pass_until("witch_king")
    assert not table.allows("play:the-commander")
    assert table.allows("play:grishnakh")


def test_dwarven_axe_taken_by_gimli_is_known_to_be_in_hand_until_an_unseen_card_is_cycled() -> None:
    table = pose(turn="frodo", hand={"frodo": "gimli sting glamdring"}, cycled={"frodo": "dwarven-axe smeagol"})
    table.say("play:gimli sting dwarven-axe")
    assert table.view(1).seats["frodo"].known["hand"] == ["dwarven-axe"]
    table.pass_until("frodo").say("cycle glamdring")
    assert "hand" not in table.view(1).seats["frodo"].known
    assert guessed_places(table, "dwarven-axe", 1) == {"hand", "cycled"}


def guessed_places(table: PosedTable, card: str, viewer: int) -> set[str]:
    """All places where a person who guesses may think a card."""
    places = set()
    for seed in range(60):
        guess = table.copy()
        guess.state.redeal(viewer, Rng(seed))
        places.add(guess.where(card))
    return places


def test_the_rest_of_a_fight_is_not_changed_by_the_loss_of_the_army_that_leads() -> None:
    table = fight("lorien", "elrond high-elves the-witch-king olog-hai black-uruks")
    # Attack 6 against 2 of the place; Elrond, supported, cancels 2 and the High Elves 2.
    assert sorted(table.log("eliminated")[:2]) == ["eliminated aragorn elrond", "eliminated aragorn high-elves"]
    assert table.log("field_won") == ["field_won free_peoples lorien 2"]


# An action of which nothing would come may be used, and is marked for the player who can tell (rule 52)


def vain(table: PosedTable) -> list[str]:
    """The words of the options that would achieve nothing."""
    return table.game.vocabulary.spell_all(sorted(table.game.in_vain(table.state)))


@pytest.mark.parametrize(("corruption", "marked"), [(0, ["use:lembas"]), (1, [])])
def test_lembas_is_marked_while_there_is_no_corruption(corruption: int, marked: list[str]) -> None:
    path = ("amon-hen", "sam-gamgee frodo-baggins")
    scoring = {"shadow": {"corruption": corruption}}
    table = pose(turn="frodo", path=path, items={"lembas": "sam-gamgee"}, scoring=scoring)
    assert (table.options("use"), vain(table)) == (["lembas"], marked)


@pytest.mark.parametrize(("gone", "marked"), [("boromir faramir", ["use:denethor"]), ("boromir", [])])
def test_denethor_is_marked_once_both_of_his_sons_have_left_the_deck(gone: str, marked: list[str]) -> None:
    table = pose(turn="aragorn", reserve={"aragorn": "denethor"}, cycled={"aragorn": gone})
    assert (table.options("use"), vain(table)) == (["denethor"], marked)


@pytest.mark.parametrize(("rohan", "marked"), [("gimli", ["use:grima-wormtongue"]), ("theoden", [])])
def test_grima_wormtongue_is_marked_without_saruman_to_find_and_anybody_of_rohan_to_strike(
    rohan: str, marked: list[str]
) -> None:
    reserve = {"saruman": "grima-wormtongue", "frodo": rohan}
    table = pose(turn="saruman", reserve=reserve, cycled={"saruman": "saruman"})
    assert (table.options("use"), vain(table)) == (["grima-wormtongue"], marked)
    assert vain(pose(turn="saruman", reserve={"saruman": "grima-wormtongue"})) == []


@pytest.mark.parametrize("card", ["the-beguiler", "the-reaver"])
def test_what_makes_an_enemy_cycle_or_forsake_a_card_is_not_marked(card: str) -> None:
    table = pose(turn="witch_king", reserve={"witch_king": card})
    assert (table.options("use"), vain(table)) == ([card], [])


# A card cycled for each card played, however few are set aside (rule 39)


@pytest.mark.parametrize(
    ("further", "due"), [("the-reaver the-hunter", 0), ("the-reaver", 1), ("", 2)], ids=["four", "three", "two"]
)
def test_two_armies_played_out_of_few_cards_set_aside_are_paid_for_one_by_one(further: str, due: int) -> None:
    # The deck runs out while cards are set aside, so that the card cycled for the event is among them.
    table = pose(
        turn="witch_king",
        hand={"witch_king": "the-day-without-dawn mordor-orcs the-warrior the-commander"},
        deck={"witch_king": f"morgul-blade olog-hai {further}"},
    )
    table.say("play:the-day-without-dawn mordor-orcs morgul-blade")
    for army in ("olog-hai", "mordor-orcs"):
        table.say(army)
        while table.prompt == "price":
            table.say(table.options()[0])
    assert len(table.hand("witch_king")) == 2 - due


def test_a_position_keeps_the_order_of_the_cards_on_top_of_a_deck() -> None:
    top = ["strider", "boromir", "arwen"]
    table = pose(turn="aragorn", deck_top={"aragorn": " ".join(top)})
    again = table.game.read_position(table.game.position_text(table.state))
    position: Any = table.game.to_position(again)
    assert position["seats"]["aragorn"]["deck_top"] == top


@pytest.mark.parametrize(("allowed", "offered"), [(True, True), (False, False)])
def test_whether_the_last_card_may_pay_for_itself_is_a_setting(allowed: bool, offered: bool) -> None:
    """Rules 37 and 71."""
    table = pose(
        turn="aragorn",
        hand={"aragorn": "boromir"},
        reserve={"aragorn": "arwen"},
        options={"played_card_may_pay": allowed},
    )
    table.say("play:boromir")
    if table.prompt == "place":
        table.say("reserve")
    assert "from_reserve:arwen" in table.options()
    assert ("from_reserve:boromir" in table.options()) == offered


@pytest.mark.parametrize(("asked", "left"), [(False, "gimli theoden eowyn sting"), (True, "theoden sting")])
def test_whether_hands_above_the_limit_are_cycled_down_at_the_end_of_the_action_step_is_a_setting(
    asked: bool, left: str
) -> None:
    """Rule 34."""
    table = pose(
        turn="saruman",
        hand={"frodo": "gimli theoden eowyn sting"},
        passed=["frodo", "witch_king", "aragorn"],
        options={"discard_to_limit": asked},
    )
    table.say("pass")
    while table.prompt == "to_limit":
        table.say(table.options()[0])
    assert set(left.split()) <= set(table.hand("frodo"))
    assert len(table.log("cycled_card")) == 4 - len(left.split())


# What happened is told once


def test_a_card_forsaken_unseen_is_not_told_a_second_time_as_eliminated() -> None:
    table = pose(turn="aragorn", path="amon-hen", reserve={"aragorn": "boromir"}, deck_top={"aragorn": "lembas"})
    table.say("move:boromir")
    assert len(table.log("forsook_deck")) == 1
    assert table.log("forsook_top") == ["forsook_top aragorn lembas"]
    assert table.log("eliminated_card") == []
    assert table.log("eliminated_unseen") == []


def test_the_corruption_of_a_lost_path_is_told_with_the_path() -> None:
    table = fight("egladil", "the-witch-king")
    assert len(table.log("path_lost")) == 1
    assert table.log("corruption") == []
