"""The Elf cards of the Free Peoples' second deck."""

import pytest

from ..board import PosedTable, fight, playing, pose

RANGERS = ("aragorn", "strider")


def aragorns_turn(**more: object) -> PosedTable:
    """A table at Aragorn's turn."""
    return pose(turn="aragorn", **more)


def test_high_elves_come_twice_and_hold_two_each() -> None:
    table = fight("rivendell", {"cards": "high-elves high-elves", "attack": 4})
    assert (table.where("high-elves"), table.scored("free_peoples")) == ("cycled eliminated", ["rivendell"])


@pytest.mark.parametrize("card", ["arwen", "elrond", "galadriel"])
def test_arwen_elrond_and_galadriel_draw_a_card_when_played_anywhere_but_not_when_moved(card: str) -> None:
    for place in ("lorien", "reserve"):
        assert len(playing(card, fields="lorien").say(place).hand("aragorn")) == 1
    assert aragorns_turn(reserve={"aragorn": card}, fields="lorien").say(f"move:{card}").hand("aragorn") == []


@pytest.mark.parametrize("ranger", RANGERS)
def test_arwen_in_reserve_gives_strider_or_aragorn_a_defence_icon_wherever_he_is(ranger: str) -> None:
    field = {"fields": {"pelargir": ranger}}
    assert pose(**field).strength("pelargir")[1] == 2
    assert pose(**field, reserve={"aragorn": "arwen"}).strength("pelargir")[1] == 3
    assert pose(fields={"pelargir": ranger, "lorien": "arwen"}).strength("pelargir")[1] == 2
    path = {"path": ("amon-hen", ranger), "reserve": {"aragorn": "arwen"}}
    assert pose(**path).strength("path")[1] == {"strider": 3, "aragorn": 1}[ranger]
    assert pose(fields={"umbar": ranger}, reserve={"aragorn": "arwen"}).strength("umbar")[0] == 1


def test_elrond_lets_one_more_be_carried_over_as_long_as_he_is_in_reserve() -> None:
    table = playing("elrond", fields="rivendell").say("reserve")
    assert table.limit("aragorn") == 3
    moving = aragorns_turn(reserve={"aragorn": "elrond"}, fields="rivendell")
    assert (moving.limit("aragorn"), moving.say("move:elrond").limit("aragorn")) == (3, 2)


def test_galadriel_in_reserve_draws_one_more_and_then_cycles_one() -> None:
    table = pose(phase="draw", reserve={"aragorn": "galadriel"}, hand={"aragorn": "lembas"})
    assert (table.question, len(table.hand("aragorn"))) == ("aragorn cycle", 5)
    table.say("lembas")
    assert table.where("lembas") == "cycled"
    assert pose(fields={"lorien": "galadriel"}).draws("aragorn") == 3


@pytest.mark.parametrize("place", ["the_path", "lorien", "reserve"])
def test_legolas_played_anywhere_may_take_the_bow_from_the_deck(place: str) -> None:
    table = playing("legolas", path="amon-hen", fields="lorien").say(place)
    assert table.options() == ["pass", "bow-of-the-galadhrim"]
    assert table.copy().say("pass").where("bow-of-the-galadhrim") == "deck"
    assert table.say("bow-of-the-galadhrim").hand("aragorn") == ["bow-of-the-galadhrim"]


def test_legolas_does_not_find_the_bow_in_the_cycle_pile_and_moved_takes_nothing() -> None:
    assert playing("legolas", cycled={"aragorn": "bow-of-the-galadhrim"}).options() == ["pass"]
    assert aragorns_turn(reserve={"aragorn": "legolas"}, fields="moria").say("move:legolas").question == "saruman turn"


def test_bow_of_the_galadhrim_lost_with_legolas_cancels_two() -> None:
    table = fight("amon-hen", {"cards": "legolas elrond", "attack": 2}, items={"bow-of-the-galadhrim": "legolas"})
    assert table.say("legolas").where("bow-of-the-galadhrim") == "eliminated"
    assert table.where("elrond") == "cycled"


@pytest.mark.parametrize("wielder", ["sam-gamgee", "legolas", "fatty-bolger"])
def test_elven_cloak_saves_its_wielder_and_all_his_items_on_a_path_only(wielder: str) -> None:
    other = {"sam-gamgee": "sting", "legolas": "bow-of-the-galadhrim", "fatty-bolger": "lembas"}[wielder]
    items = {"elven-cloak": wielder, other: wielder}
    saved = fight("amon-hen", {"cards": wielder, "attack": 9}, items=items)
    assert {saved.where(card) for card in (wielder, "elven-cloak", other)} == {"cycled"}
    assert "elven-cloak" in saved.cards("cycled", "aragorn")
    lost = fight("lorien", {"cards": wielder, "attack": 9}, items=items)
    assert {lost.where(card) for card in (wielder, "elven-cloak", other)} == {"eliminated"}


def test_lembas_on_a_path_is_eaten_by_the_hobbit_player_to_remove_a_corruption_for_each_hobbit_there() -> None:
    more = {
        "path": ("amon-hen", "sam-gamgee pippin-took gimli"),
        "items": {"lembas": "sam-gamgee"},
        "scoring": {"shadow": {"corruption": 5}},
    }
    assert aragorns_turn(**more).options("use") == []
    table = pose(**more).say("use:lembas")
    assert (table.corruption, table.where("lembas"), table.where("sam-gamgee")) == (3, "eliminated", "path")
    assert table.cards("eliminated", "aragorn") == ["lembas"]


def test_lembas_removes_no_more_corruption_than_there_is() -> None:
    path = ("amon-hen", "sam-gamgee pippin-took")
    table = pose(path=path, items={"lembas": "sam-gamgee"}, scoring={"shadow": {"corruption": 1}}).say("use:lembas")
    assert table.corruption == 0


def test_lembas_is_not_eaten_in_reserve_or_on_a_battleground_and_does_nothing_when_lost() -> None:
    scoring = {"shadow": {"corruption": 5}}
    assert pose(reserve={"frodo": "sam-gamgee"}, items={"lembas": "sam-gamgee"}).options("use") == ["sam-gamgee"]
    assert pose(fields={"edoras": "merry-brandybuck"}, items={"lembas": "merry-brandybuck"}).options("use") == []
    lost = fight("amon-hen", {"cards": "sam-gamgee", "attack": 1}, items={"lembas": "sam-gamgee"}, scoring=scoring)
    assert (lost.where("lembas"), lost.corruption) == ("eliminated", 5)


def test_mirror_of_galadriel_shows_its_owner_the_top_of_the_deck_while_in_play() -> None:
    mirror = {"mirror-of-galadriel": "galadriel"}
    table = aragorns_turn(reserve={"aragorn": "galadriel"}, items=mirror)
    top = table.view(2).seats["aragorn"].deck_top
    assert len(top) == 1
    assert table.view(0).seats["aragorn"].deck_top == []
    table.say("ring")
    assert top[0] in table.hand("aragorn")
    assert len(table.view(2).seats["aragorn"].deck_top) == 1
    without = aragorns_turn(reserve={"aragorn": "galadriel"})
    assert without.view(2).seats["aragorn"].deck_top == []


def test_nenya_ring_of_adamant_is_cycled_to_strengthen_the_path_or_a_battleground() -> None:
    nenya = {"nenya-ring-of-adamant": "galadriel"}
    table = aragorns_turn(reserve={"aragorn": "galadriel"}, items=nenya, path="amon-hen", fields="lorien umbar")
    table.say("use:nenya-ring-of-adamant")
    assert table.options() == ["lorien", "umbar", "the_path"]
    on_path, on_field = table.copy().say("the_path"), table.say("lorien")
    assert (on_path.added("path"), on_path.added("lorien")) == ((0, 1), (0, 0))
    assert (on_field.added("path"), on_field.added("lorien")) == ((0, 0), (0, 2))
    assert (table.where("nenya-ring-of-adamant"), table.where("galadriel")) == ("cycled", "reserve")


def test_nenya_ring_of_adamant_works_in_reserve_only() -> None:
    nenya = {"nenya-ring-of-adamant": "galadriel"}
    assert aragorns_turn(path=("egladil", "galadriel"), items=nenya).options("use") == []


def test_phial_of_galadriel_gives_the_path_itself_two_icons_that_cancel_before_anybody_is_lost() -> None:
    phial = {"phial-of-galadriel": "sam-gamgee"}
    table = fight("shelobs-lair", {"cards": "sam-gamgee", "attack": 2}, items=phial)
    assert (table.where("sam-gamgee"), table.log("combat")) == ("cycled", ["combat shelobs-lair 2 2"])
    reserved = pose(path="shelobs-lair", reserve={"frodo": "sam-gamgee"}, items=phial)
    assert reserved.strength("path")[1] == 0


def test_vilya_ring_of_air_is_cycled_to_let_each_free_player_draw() -> None:
    vilya = {"vilya-ring-of-air": "elrond"}
    table = aragorns_turn(reserve={"aragorn": "elrond"}, items=vilya).say("use:vilya-ring-of-air")
    assert (len(table.hand("frodo")), len(table.hand("aragorn"))) == (1, 1)
    assert (table.hand("witch_king"), table.where("vilya-ring-of-air"), table.where("elrond")) == (
        [],
        "cycled",
        "reserve",
    )
    assert aragorns_turn(path=("imladris", "elrond"), items=vilya).options("use") == []


def test_vilya_ring_of_air_lets_the_only_free_player_of_a_duel_draw_twice() -> None:
    table = pose(scenario="duel", reserve={"gandalf": "elrond"}, items={"vilya-ring-of-air": "elrond"})
    assert len(table.say("use:vilya-ring-of-air").hand("gandalf")) == 2
