"""The Dwarf, Hobbit and Rohan cards of the Free Peoples' first deck.

Who is cycled instead of being eliminated is tested in test_free_peoples_losses.py, icons in test_free_peoples_facts.py.
"""

import pytest

from ..board import fight, playing, pose

GANDALFS = ("gandalf-the-grey", "gandalf-the-white")
EVERY_FIELD = (
    "dol-amroth dol-guldur edoras harad helms-deep lorien minas-morgul minas-tirith morannon moria orthanc pelargir "
    "rivendell umbar"
)


# Dwarf


def test_gimli_played_may_take_the_axe_from_the_cycle_pile() -> None:
    table = playing("gimli", cycled={"frodo": "dwarven-axe glamdring"})
    assert (table.prompt, table.options()) == ("take", ["pass", "dwarven-axe"])
    assert table.copy().say("dwarven-axe").where("dwarven-axe") == "hand"
    assert table.say("pass").where("dwarven-axe") == "cycled"


@pytest.mark.parametrize("place", ["the_path", "moria", "reserve"])
def test_gimli_takes_the_axe_wherever_he_is_played(place: str) -> None:
    table = playing("gimli", "dwarven-axe", path="amon-hen", fields="moria").say(f"{place} dwarven-axe")
    assert table.where("dwarven-axe") == "hand"


def test_gimli_does_not_take_the_axe_from_the_deck() -> None:
    assert playing("gimli").options() == ["pass"]


def test_gimli_moved_takes_nothing() -> None:
    table = pose(reserve={"frodo": "gimli"}, cycled={"frodo": "dwarven-axe"}, path="amon-hen").say("move:gimli")
    assert (table.where("gimli"), table.prompt) == ("path", "turn")


def test_dwarven_axe_is_lost_with_gimli_and_cancels_together_with_him() -> None:
    table = fight("amon-hen", {"cards": "gimli legolas", "attack": 2}, items={"dwarven-axe": "gimli"})
    assert table.options() == ["gimli", "legolas"]
    table.say("gimli agree")
    assert [table.where(card) for card in ("gimli", "dwarven-axe", "legolas")] == ["eliminated", "eliminated", "cycled"]


def test_dwarven_axe_needs_gimli_in_play() -> None:
    assert not pose(hand={"frodo": "dwarven-axe gimli"}).allows("play:dwarven-axe")
    assert pose(hand={"frodo": "dwarven-axe smeagol"}, path=("amon-hen", "gimli")).allows("play:dwarven-axe")


# Hobbits


def test_bilbo_baggins_in_reserve_is_cycled_with_his_items_to_draw_two() -> None:
    table = pose(reserve={"frodo": "bilbo-baggins"}, items={"elven-cloak": "bilbo-baggins"}).say("use:bilbo-baggins")
    assert (table.where("bilbo-baggins"), len(table.hand("frodo"))) == ("cycled", 2)
    assert table.cards("cycled", "aragorn") == ["elven-cloak"]


@pytest.mark.parametrize("card", ["bilbo-baggins", "sam-gamgee"])
def test_an_action_from_reserve_is_not_there_on_the_path(card: str) -> None:
    assert pose(path=("imladris", card)).options("use") == []


def test_fatty_bolger_is_eliminated_to_draw_three_even_in_the_round_he_arrives() -> None:
    table = pose(reserve={"frodo": "fatty-bolger"}, arrived={"frodo": "fatty-bolger"}).say("use:fatty-bolger")
    assert (table.where("fatty-bolger"), len(table.hand("frodo"))) == ("eliminated", 3)


def test_frodo_baggins_with_cloak_and_coat_chooses_which_text_saves_him() -> None:
    items = {"elven-cloak": "frodo-baggins", "mithril-coat": "frodo-baggins"}
    table = fight("amon-hen", {"cards": "frodo-baggins", "attack": 9}, items=items)
    assert (table.question, table.options()) == ("frodo instead", ["frodo-baggins", "elven-cloak"])
    by_cloak, by_own_text = table.copy().say("elven-cloak"), table.say("frodo-baggins")
    for card, otherwise in (("frodo-baggins", "cycled"), ("elven-cloak", "eliminated"), ("mithril-coat", "eliminated")):
        assert (by_cloak.where(card), by_own_text.where(card)) == ("cycled", otherwise)


def test_frodo_baggins_winnowed_is_shown_and_cycled_and_the_card_is_still_drawn() -> None:
    table = pose(hand={"frodo": "frodo-baggins gimli"}).say("winnow")
    assert (table.where("frodo-baggins"), table.where("gimli")) == ("cycled", "eliminated")
    assert (table.log("instead"), len(table.hand("frodo"))) == (["instead frodo frodo-baggins"], 1)


@pytest.mark.parametrize(
    ("hobbit", "field", "army", "stranger"),
    [
        ("merry-brandybuck", "edoras", "village-militia", "soldiers-of-gondor"),
        ("pippin-took", "pelargir", "soldiers-of-gondor", "village-militia"),
    ],
)
def test_merry_brandybuck_and_pippin_took_go_to_a_battleground_without_an_army_and_lead_only_their_peoples(
    hobbit: str, field: str, army: str, stranger: str
) -> None:
    assert playing(hobbit, fields=field).say(field).where(hobbit) == field
    assert pose(reserve={"frodo": hobbit}, fields=field).say(f"move:{hobbit}").where(hobbit) == field
    alone = pose(fields={field: hobbit}).strength(field)[1]
    assert pose(fields={field: f"{hobbit} {army}"}).strength(field)[1] == alone + 2
    assert pose(fields={field: f"{hobbit} {stranger}"}).strength(field)[1] == alone + 1


def test_merry_brandybuck_and_eowyn_share_one_army_so_only_one_of_them_leads() -> None:
    assert pose(fields={"edoras": "merry-brandybuck eowyn village-militia"}).strength("edoras") == (0, 3)
    assert pose(fields={"edoras": "merry-brandybuck eowyn village-militia riders-of-rohan"}).strength("edoras") == (
        0,
        5,
    )


def test_sam_gamgee_in_reserve_is_cycled_with_his_items_to_add_a_defence_icon_to_the_path() -> None:
    items = {"elven-cloak": "sam-gamgee", "sting": "sam-gamgee"}
    table = pose(reserve={"frodo": "sam-gamgee"}, items=items, path="amon-hen").say("use:sam-gamgee")
    assert table.added("path") == (0, 1)
    assert table.cards("cycled", "frodo") == ["sam-gamgee", "sting"]
    assert table.cards("cycled", "aragorn") == ["elven-cloak"]


@pytest.mark.parametrize("place", ["reserve", "path"])
def test_herbs_and_stewed_rabbit_are_eliminated_anywhere_to_take_a_hobbit_and_draw_one(place: str) -> None:
    there = {"reserve": {"frodo": "sam-gamgee"}} if place == "reserve" else {"path": ("amon-hen", "sam-gamgee")}
    pile = "frodo-baggins pippin-took gimli sting"
    table = pose(**there, items={"herbs-and-stewed-rabbit": "sam-gamgee"}, cycled={"frodo": pile})
    table.say("use:herbs-and-stewed-rabbit")
    assert table.options() == ["pass", "frodo-baggins", "pippin-took"]
    table.say("pippin-took")
    assert (table.where("herbs-and-stewed-rabbit"), table.where("sam-gamgee")) == ("eliminated", place)
    assert (table.where("pippin-took"), len(table.hand("frodo"))) == ("hand", 2)


def test_herbs_and_stewed_rabbit_still_draw_one_if_no_hobbit_lies_in_the_cycle_pile() -> None:
    table = pose(reserve={"frodo": "sam-gamgee"}, items={"herbs-and-stewed-rabbit": "sam-gamgee"})
    table.say("use:herbs-and-stewed-rabbit")
    assert len(table.hand("frodo")) == 1
    assert table.question == "witch_king turn"


def test_mithril_coat_makes_its_wielder_cancel_two_more_and_is_lost_with_him() -> None:
    table = fight("amon-hen", {"cards": "sam-gamgee gimli", "attack": 3}, items={"mithril-coat": "sam-gamgee"})
    table.say("sam-gamgee")
    places = [table.where(card) for card in ("sam-gamgee", "mithril-coat", "gimli")]
    assert places == ["eliminated", "eliminated", "cycled"]


def test_sting_gives_the_path_an_icon_beside_a_monstrous_character_only() -> None:
    def defence(cards: str) -> int:
        table = pose(path=("amon-hen", f"sam-gamgee {cards}"), items={"sting": "sam-gamgee"})
        return int(table.fight_at("path").location_defence)

    assert [defence(cards) for cards in ("", "the-hunter", "cave-troll", "cave-troll gollum")] == [0, 0, 1, 1]
    reserved = pose(path=("amon-hen", "cave-troll"), reserve={"frodo": "sam-gamgee"}, items={"sting": "sam-gamgee"})
    assert reserved.fight_at("path").location_defence == 0


def test_sting_lets_the_path_cancel_a_monsters_attack_before_anybody_is_lost() -> None:
    table = fight("amon-hen", "sam-gamgee hill-troll", items={"sting": "sam-gamgee"})
    assert (table.log("combat"), table.where("sam-gamgee")) == (["combat amon-hen 1 1"], "cycled")


def test_there_is_another_way_fights_for_the_path_first_and_adds_an_icon_to_the_new_one() -> None:
    table = playing("there-is-another-way", path=("amon-hen", "gimli the-hunter"))
    assert (table.where("gimli"), table.where("the-hunter")) == ("eliminated", "eliminated")
    assert table.scored("free_peoples") == ["amon-hen"]
    assert (table.prompt, table.options()) == ("pick_path", ["dead-marshes", "emyn-muil"])
    table.say("dead-marshes")
    assert (table.path, table.added("path")) == ("dead-marshes", (0, 1))
    assert len(table.hand("saruman")) == 2
    assert table.where("there-is-another-way") == "eliminated"


def test_there_is_another_way_is_not_played_when_no_other_path_of_the_number_is_left() -> None:
    hand = {"frodo": "there-is-another-way gimli"}
    one_left = pose(hand=hand, path="amon-hen", tied_paths=["dead-marshes"])
    assert one_left.say("play:there-is-another-way").path == "emyn-muil"
    none_left = pose(hand=hand, path="amon-hen", tied_paths=["dead-marshes"], scoring=won_paths("emyn-muil"))
    assert not none_left.allows("play:there-is-another-way")


def won_paths(*paths: str) -> dict[str, object]:
    """The Free Peoples have won some paths."""
    return {"free_peoples": {"paths": list(paths)}}


# Rohan


def test_riders_of_rohan_come_twice_and_each_defends_with_one_icon() -> None:
    table = fight("edoras", {"cards": "riders-of-rohan riders-of-rohan", "attack": 2})
    assert (table.where("riders-of-rohan"), table.scored("free_peoples")) == ("cycled eliminated", ["edoras"])


def test_riders_of_rohan_that_arrived_this_round_stay_and_the_others_move() -> None:
    both = {"frodo": "riders-of-rohan riders-of-rohan"}
    table = pose(reserve=both, arrived={"frodo": "riders-of-rohan"}, fields="edoras").say("move:riders-of-rohan")
    assert table.where("riders-of-rohan") == "edoras reserve"
    assert not table.pass_until("frodo").allows("move:riders-of-rohan")


def test_village_militia_attacks_orthanc_with_one_icon_and_is_eliminated() -> None:
    table = fight("orthanc", {"cards": "village-militia", "attack": 2})
    assert table.log("combat") == ["combat orthanc 3 2"]
    assert (table.where("village-militia"), table.scored("free_peoples")) == ("eliminated", ["orthanc"])


@pytest.mark.parametrize("card", ["eomer", "theoden"])
@pytest.mark.parametrize("played_to", ["edoras", "reserve"])
@pytest.mark.parametrize("goes_to", ["edoras", "reserve"])
def test_eomer_and_theoden_draw_five_play_a_rohan_army_of_them_and_pay_for_it_with_the_rest(
    card: str, played_to: str, goes_to: str
) -> None:
    five = "riders-of-rohan eowyn shadowfax gimli sting"
    table = playing(card, deck_top={"frodo": five}, fields="edoras").say(played_to)
    assert table.options() == ["pass", "riders-of-rohan"]
    assert table.hand("frodo") == []
    table.say(f"riders-of-rohan {goes_to}")
    assert goes_to in table.where("riders-of-rohan").split()
    assert sorted(table.cards("cycled", "frodo")) == sorted(["smeagol", "eowyn", "shadowfax", "gimli", "sting"])
    assert table.question == "witch_king turn"


@pytest.mark.parametrize("card", ["eomer", "theoden"])
def test_eomer_and_theoden_may_play_nothing_and_are_asked_even_if_no_army_was_drawn(card: str) -> None:
    five = "eowyn shadowfax gimli sting glamdring"
    table = playing(card, deck_top={"frodo": five})
    assert table.options() == ["pass"]
    assert len(table.say("pass").cards("cycled", "frodo")) == 6


@pytest.mark.parametrize("card", ["eomer", "theoden"])
def test_eomer_and_theoden_moved_draw_nothing(card: str) -> None:
    table = pose(reserve={"frodo": card}, fields="edoras").say(f"move:{card}")
    assert (table.where(card), table.cards("cycled", "frodo")) == ("edoras", [])
    assert table.question == "witch_king turn"


def test_eomer_in_a_duel_plays_no_army_of_another_people() -> None:
    five = "village-militia soldiers-of-gondor high-elves gimli sting"
    table = pose(scenario="duel", hand={"gandalf": "eomer smeagol"}, deck_top={"gandalf": five}).say("play:eomer")
    assert table.options() == ["pass", "village-militia"]


def test_eomer_brought_by_helms_deep_draws_five_of_his_own_and_each_five_pay_for_one_card() -> None:
    table = pose(
        reserve={"frodo": "gandalf-the-grey"},
        items={"shadowfax": "gandalf-the-grey"},
        deck_top={"frodo": "eomer gimli sting glamdring quickbeam"},
        deck={"frodo": "riders-of-rohan theoden merry-brandybuck sam-gamgee treebeard"},
        fields="edoras",
    )
    table.say("use:shadowfax helms-deep eomer")
    assert (table.cards("aside", "frodo"), table.options()) == (
        ["gimli", "quickbeam", "sting", "glamdring"], ["pass", "riders-of-rohan"],
    )  # fmt: skip
    table.say("riders-of-rohan edoras")
    assert (table.where("eomer"), table.where("riders-of-rohan")) == ("helms-deep", "edoras eliminated")
    assert (table.hand("frodo"), table.question) == ([], "witch_king turn")
    assert len(table.log("cycled_card")) == 4 + 4


def test_eomer_forsakes_for_an_army_that_was_the_only_card_left_to_draw() -> None:
    table = pose(hand={"frodo": "eomer"}, reserve={"frodo": "gimli sam-gamgee"}, deck={"frodo": "riders-of-rohan"})
    table.say("play:eomer from_reserve:gimli riders-of-rohan")
    assert (table.prompt, table.asks_about[0]) == ("forsake", "riders-of-rohan")
    assert table.options() == ["from_reserve:riders-of-rohan", "from_reserve:sam-gamgee", "from_reserve:eomer"]


def test_eowyn_played_to_a_battleground_may_eliminate_a_nazgul_there() -> None:
    fields = {"morannon": "the-hunter the-witch-king mouth-of-sauron mordor-orcs", "minas-tirith": "the-reaver"}
    table = playing("eowyn", fields=fields, items={"fell-beast": "the-witch-king"}).say("morannon")
    assert (table.prompt, table.options()) == ("may_eliminate_one", ["pass", "the-hunter", "the-witch-king"])
    spared = table.copy().say("pass")
    assert (spared.where("the-hunter"), spared.where("the-witch-king")) == ("morannon", "morannon")
    table.say("the-witch-king")
    assert (table.where("the-witch-king"), table.where("fell-beast")) == ("eliminated", "eliminated")
    assert table.question == "witch_king turn"


def test_eowyn_played_to_reserve_may_take_merry_or_pippin_from_the_cycle_pile() -> None:
    pile = {"frodo": "merry-brandybuck pippin-took sam-gamgee"}
    table = playing("eowyn", cycled=pile, fields={"edoras": "the-hunter"}).say("reserve")
    assert table.options() == ["pass", "merry-brandybuck", "pippin-took"]
    assert table.say("pippin-took").hand("frodo") == ["pippin-took"]
    on_field = playing("eowyn", cycled=pile, fields="edoras").say("edoras")
    assert on_field.question == "witch_king turn"


def test_eowyn_moved_eliminates_nobody() -> None:
    table = pose(reserve={"frodo": "eowyn"}, fields={"edoras": "the-hunter"}).say("move:eowyn")
    assert (table.where("eowyn"), table.where("the-hunter")) == ("edoras", "edoras")
    assert table.question == "witch_king turn"


def test_ghan_buri_ghan_in_reserve_lets_rohan_cards_go_to_minas_tirith() -> None:
    reserve = {"frodo": "ghan-buri-ghan eowyn village-militia merry-brandybuck"}
    hand = {"frodo": "riders-of-rohan smeagol"}
    table = pose(reserve=reserve, hand=hand, fields="minas-tirith")
    assert table.options("move") == ["village-militia", "eowyn", "ghan-buri-ghan"]
    assert table.say("play:riders-of-rohan minas-tirith").where("riders-of-rohan") == "deck minas-tirith"


def test_ghan_buri_ghan_grants_only_minas_tirith_and_only_from_the_reserve() -> None:
    reserve = {"frodo": "ghan-buri-ghan village-militia"}
    assert pose(reserve=reserve, fields="pelargir dol-amroth").options("move") == []
    gone = pose(reserve={"frodo": "village-militia"}, fields={"minas-tirith": "ghan-buri-ghan"})
    assert gone.options("move") == []
    assert (
        pose(reserve=reserve, fields="minas-tirith").say("move:ghan-buri-ghan").where("ghan-buri-ghan")
        == "minas-tirith"
    )


@pytest.mark.parametrize("gandalf", GANDALFS)
@pytest.mark.parametrize("place", ["reserve", "path", "fields"])
def test_theoden_has_an_icon_of_each_kind_while_gandalf_is_in_play(gandalf: str, place: str) -> None:
    there: dict[str, object] = {
        "reserve": {"reserve": {"frodo": gandalf}},
        "path": {"path": ("amon-hen", gandalf)},
        "fields": {"extra": gandalf},
    }[place]
    elsewhere = {"umbar": str(there.pop("extra", ""))}
    assert pose(fields={"edoras": "theoden", **elsewhere}, **there).strength("edoras") == (0, 1 + 1)
    assert pose(fields={"orthanc": "theoden", **elsewhere}, **there).strength("orthanc") == (1, 2)


def test_theoden_without_gandalf_in_play_has_none() -> None:
    assert pose(fields={"edoras": "theoden"}, hand={"frodo": "gandalf-the-grey"}).strength("edoras") == (0, 1)
    assert pose(fields={"orthanc": "theoden"}).strength("orthanc") == (0, 2)


def test_shadowfax_activates_any_battleground_and_carries_gandalf_there_though_he_arrived_this_round() -> None:
    gandalf = {"frodo": "gandalf-the-grey"}
    scoring = {"shadow": {"battlegrounds": ["edoras"]}, "free_peoples": {"battlegrounds": ["umbar"]}}
    table = pose(
        reserve=gandalf, arrived=gandalf, items={"shadowfax": "gandalf-the-grey"}, fields="moria", scoring=scoring
    )
    table.say("use:shadowfax")
    assert table.options() == [field for field in sorted_fields() if field != "moria"]
    table.say("harad")
    assert (table.where("gandalf-the-grey"), table.where("shadowfax")) == ("harad", "harad")
    assert (len(table.hand("witch_king")), len(table.hand("saruman"))) == (1, 1)
    assert table.question == "witch_king turn"


def sorted_fields() -> list[str]:
    """All battlegrounds in the order of the words: the Free Peoples' first."""
    free = ["dol-amroth", "edoras", "helms-deep", "lorien", "minas-tirith", "pelargir", "rivendell"]
    return free + sorted(set(EVERY_FIELD.split()) - set(free))


def test_shadowfax_reactivates_a_battleground_out_of_the_enemys_area_without_its_printed_icons() -> None:
    scoring = {"shadow": {"battlegrounds": ["pelargir"]}}
    table = pose(reserve={"frodo": "gandalf-the-white"}, items={"shadowfax": "gandalf-the-white"}, scoring=scoring)
    table.say("use:shadowfax pelargir no")
    assert (table.scored("shadow"), table.where("gandalf-the-white")) == ([], "pelargir")
    assert table.strength("pelargir") == (0, 3 + 1)


def test_shadowfax_can_be_used_for_a_scored_battleground_alone() -> None:
    others = [field for field in EVERY_FIELD.split() if field != "umbar"]
    table = pose(
        reserve={"frodo": "gandalf-the-grey"},
        items={"shadowfax": "gandalf-the-grey"},
        fields=" ".join(others),
        scoring={"shadow": {"battlegrounds": ["umbar"]}},
    )
    assert table.say("use:shadowfax").where("gandalf-the-grey") == "umbar"


@pytest.mark.parametrize(
    "more",
    [{"path": ("amon-hen", "gandalf-the-grey")}, {"fields": {"moria": "gandalf-the-grey"}}],
    ids=["path", "field"],
)
def test_shadowfax_does_not_leave_from_a_path_or_battleground(more: dict[str, object]) -> None:
    assert "shadowfax" not in pose(items={"shadowfax": "gandalf-the-grey"}, **more).options("use")


def test_shadowfax_is_not_used_when_every_battleground_is_active() -> None:
    table = pose(reserve={"frodo": "gandalf-the-grey"}, items={"shadowfax": "gandalf-the-grey"}, fields=EVERY_FIELD)
    assert table.options("use") == []


def test_death_ride_ride_to_ruin_costs_mordor_as_many_cards_of_its_choice_on_battlegrounds() -> None:
    fields = {"minas-tirith": "mordor-orcs olog-hai the-hunter haradrim-regulars", "lorien": "mordor-orcs cave-troll"}
    table = playing(
        "death-ride-ride-to-ruin",
        reserve={"frodo": "eowyn village-militia gimli", "witch_king": "grishnakh"},
        fields=fields,
        path=("amon-hen", "the-reaver"),
        items={"fell-beast": "the-hunter"},
    )
    assert table.options() == ["done", "from_reserve:village-militia", "from_reserve:eowyn"]
    table.say("from_reserve:village-militia from_reserve:eowyn")
    assert (table.where("village-militia"), table.where("eowyn"), table.where("gimli")) == (
        "eliminated", "eliminated", "reserve",
    )  # fmt: skip
    assert (table.chooser, table.asks_about) == ("witch_king", ["death-ride-ride-to-ruin", "2"])
    assert table.options() == ["mordor-orcs", "olog-hai", "the-hunter", "fell-beast"]
    table.say("fell-beast")
    assert (table.where("fell-beast"), table.where("the-hunter")) == ("eliminated", "minas-tirith")
    table.say("mordor-orcs")
    assert (table.prompt, table.options()) == ("where", ["lorien", "minas-tirith"])
    table.say("lorien")
    assert table.where("mordor-orcs") == "deck deck deck eliminated minas-tirith"
    assert table.where("death-ride-ride-to-ruin") == "eliminated"
    assert table.question == "witch_king turn"


def test_death_ride_ride_to_ruin_takes_what_there_is_and_no_more_than_was_given() -> None:
    reserve = {"frodo": "eowyn village-militia riders-of-rohan"}
    fields = {"minas-tirith": "olog-hai"}
    table = playing("death-ride-ride-to-ruin", reserve=reserve, fields=fields)
    table.say("from_reserve:riders-of-rohan from_reserve:village-militia from_reserve:eowyn")
    assert table.where("olog-hai") == "eliminated"
    assert table.question == "witch_king turn"


def test_death_ride_ride_to_ruin_takes_shadowfax_too_and_gandalf_stays() -> None:
    table = playing(
        "death-ride-ride-to-ruin",
        reserve={"frodo": "gandalf-the-grey"},
        items={"shadowfax": "gandalf-the-grey"},
        fields={"minas-tirith": "olog-hai mordor-orcs"},
    )
    table.say("from_reserve:shadowfax mordor-orcs")
    assert (table.where("shadowfax"), table.where("gandalf-the-grey")) == ("eliminated", "reserve")


def test_death_ride_ride_to_ruin_needs_a_rohan_card_in_the_own_reserve() -> None:
    hand = {"frodo": "death-ride-ride-to-ruin gimli"}
    elsewhere = {"minas-tirith": "mordor-orcs", "edoras": "eowyn"}
    assert not pose(hand=hand, reserve={"frodo": "gandalf-the-grey"}, fields=elsewhere).allows(
        "play:death-ride-ride-to-ruin"
    )
