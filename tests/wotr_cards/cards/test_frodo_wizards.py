"""The Wizard cards of the Free Peoples' first deck."""

import pytest

from ..board import playing, pose

GANDALFS = ("gandalf-the-grey", "gandalf-the-white")


def test_gandalf_the_grey_on_a_path_leads_on_to_one_of_the_next_number_after_the_fight() -> None:
    table = pose(path=("amon-hen", "gandalf-the-grey the-hunter the-reaver")).say("use:gandalf-the-grey")
    assert (table.where("gandalf-the-grey"), table.where("the-hunter")) == ("eliminated", "eliminated")
    assert table.scored("free_peoples") == ["amon-hen"]
    assert table.options() == ["henneth-annun", "osgiliath", "the-cross-roads"]
    table.say("henneth-annun")
    assert (table.path, len(table.hand("aragorn"))) == ("henneth-annun", 1)


def test_gandalf_the_grey_unhurt_is_cycled_when_he_leads_on() -> None:
    table = pose(path=("bag-end", "gandalf-the-grey")).say("use:gandalf-the-grey weathertop")
    assert (table.where("gandalf-the-grey"), table.path) == ("cycled", "weathertop")


def test_gandalf_the_grey_cannot_lead_beyond_path_9_nor_from_elsewhere_nor_in_anothers_turn() -> None:
    assert pose(path=("morgai", "gandalf-the-grey")).options("use") == []
    assert pose(path="amon-hen", reserve={"frodo": "gandalf-the-grey"}).options("use") == []
    assert pose(path="amon-hen", fields={"edoras": "gandalf-the-grey"}).options("use") == []
    assert pose(turn="aragorn", path=("amon-hen", "gandalf-the-grey")).options("use") == []


@pytest.mark.parametrize("zone", ["hand", "cycled", "eliminated", "deck", "reserve", "path"])
def test_gandalf_the_white_played_removes_gandalf_the_grey_wherever_he_is(zone: str) -> None:
    places: dict[str, dict[str, object]] = {
        "cycled": {"cycled": {"frodo": "gandalf-the-grey"}},
        "eliminated": {"eliminated": {"frodo": "gandalf-the-grey"}},
        "reserve": {"reserve": {"frodo": "gandalf-the-grey"}, "items": {"glamdring": "gandalf-the-grey"}},
        "path": {"path": ("amon-hen", "gandalf-the-grey"), "items": {"glamdring": "gandalf-the-grey"}},
    }
    also = "smeagol gandalf-the-grey" if zone == "hand" else "smeagol"
    table = playing("gandalf-the-white", spare=also, **places.get(zone, {}))
    if zone == "hand":
        table.say("smeagol")
    assert (table.where("gandalf-the-white"), table.where("gandalf-the-grey")) == ("reserve", "eliminated")
    if zone in ("reserve", "path"):
        assert table.where("glamdring") == "eliminated"


def test_gandalf_the_white_draws_one_more_in_reserve_only() -> None:
    assert pose(reserve={"frodo": "gandalf-the-white"}).draws("frodo") == 4
    assert pose(fields={"edoras": "gandalf-the-white"}).draws("frodo") == 3


def test_gandalf_the_white_played_to_a_battleground_removes_gandalf_the_grey_too() -> None:
    table = playing("gandalf-the-white", fields="edoras").say("edoras")
    assert (table.where("gandalf-the-white"), table.where("gandalf-the-grey")) == ("edoras", "eliminated")


def test_gandalf_the_grey_fetched_back_is_not_played_a_second_time_in_a_round() -> None:
    table = playing("gandalf-the-grey", path="bag-end", reserve={"frodo": "gwaihir-the-windlord"}).say("the_path")
    table.pass_until("frodo").say("use:gandalf-the-grey weathertop")
    table.pass_until("frodo").say("use:gwaihir-the-windlord gandalf-the-grey").pass_until("frodo")
    assert (table.hand("frodo"), table.options("play")) == (["gandalf-the-grey"], [])


def test_gwaihir_the_windlord_in_reserve_is_cycled_to_fetch_a_gandalf_from_the_cycle_pile() -> None:
    pile = {"frodo": "gandalf-the-grey gandalf-the-white gimli"}
    table = pose(reserve={"frodo": "gwaihir-the-windlord"}, cycled=pile).say("use:gwaihir-the-windlord")
    assert table.options() == ["pass", *GANDALFS]
    table.say("gandalf-the-white")
    assert (table.where("gandalf-the-white"), table.where("gwaihir-the-windlord")) == ("hand", "cycled")


def test_gwaihir_the_windlord_finds_nobody_in_the_deck() -> None:
    table = pose(reserve={"frodo": "gwaihir-the-windlord"}, cycled={"frodo": "gimli"}).say("use:gwaihir-the-windlord")
    assert table.options() == ["pass"]


@pytest.mark.parametrize(
    ("isengard", "icons"),
    [
        ("", 0),
        ("saruman", 0),
        ("saruman wolf-riders", 1),
        ("white-hand-orcs white-hand-orcs wolf-riders", 1),
        ("saruman ugluk fighting-uruk-hai wolf-riders", 2),
    ],
)
def test_quickbeam_has_an_icon_of_each_kind_for_every_two_isengard_cards_there(isengard: str, icons: int) -> None:
    assert pose(fields={"edoras": f"quickbeam {isengard}"}).strength("edoras")[1] == 1 + icons
    assert pose(fields={"orthanc": f"quickbeam {isengard}"}).strength("orthanc")[0] == icons


def test_quickbeam_counts_no_items_no_other_factions_and_no_other_places() -> None:
    items = {"palantir-of-orthanc": "saruman", "sarumans-staff": "saruman"}
    fields = {"edoras": "quickbeam saruman mordor-orcs cave-troll", "orthanc": "wolf-riders ugluk"}
    assert pose(fields=fields, items=items).strength("edoras")[1] == 1


def test_smeagol_on_a_path_adds_a_corruption_and_leads_on() -> None:
    table = pose(path=("amon-hen", "smeagol")).say("use:smeagol")
    assert (table.corruption, table.where("smeagol")) == (1, "cycled")
    assert table.say("osgiliath no").path == "osgiliath"


def test_gwaihir_the_windlord_and_smeagol_act_only_from_their_own_place() -> None:
    assert pose(path=("morgai", "gwaihir-the-windlord"), cycled={"frodo": "gandalf-the-grey"}).options("use") == []
    assert pose(path="amon-hen", reserve={"frodo": "smeagol"}).options("use") == []


def test_smeagol_cannot_lead_beyond_path_9_and_adds_no_corruption_for_nothing() -> None:
    assert pose(path=("morgai", "smeagol")).options("use") == []


def test_treebeard_has_one_attack_icon_more_at_orthanc() -> None:
    assert pose(fields={"orthanc": "treebeard"}).strength("orthanc")[0] == 2
    assert pose(fields={"moria": "treebeard"}).strength("moria")[0] == 1
    assert pose(fields={"edoras": "treebeard"}).strength("edoras")[1] == 2


@pytest.mark.parametrize("how", ["play", "move"])
def test_treebeard_at_a_battleground_costs_isengard_an_army_of_its_choice_anywhere(how: str) -> None:
    more: dict[str, object] = {
        "fields": {"orthanc": "white-hand-orcs saruman", "edoras": "haradrim-regulars"},
    }
    reserve = {"saruman": "wolf-riders corsairs-of-umbar"}
    if how == "play":
        table = playing("treebeard", reserve=reserve, **more).say("orthanc")
    else:
        table = pose(reserve={"frodo": "treebeard", **reserve}, **more).say("move:treebeard orthanc")
    assert (table.chooser, table.options()) == ("saruman", ["white-hand-orcs", "wolf-riders"])
    table.say("wolf-riders")
    assert (table.where("wolf-riders"), table.where("white-hand-orcs")) == ("eliminated", "deck orthanc")


def test_treebeard_in_reserve_or_on_a_path_costs_nothing() -> None:
    reserve = {"saruman": "wolf-riders white-hand-orcs"}
    for place in ("reserve", "the_path"):
        assert playing("treebeard", reserve=reserve, path="amon-hen").say(place).question == "witch_king turn"


def test_gandalfs_staff_lets_the_wizard_player_carry_one_more_over_while_in_play() -> None:
    staff = {"gandalfs-staff": "gandalf-the-grey"}
    assert pose(reserve={"frodo": "gandalf-the-grey"}).limit("frodo") == 2
    for there in ({"reserve": {"frodo": "gandalf-the-grey"}}, {"path": ("amon-hen", "gandalf-the-grey")}):
        table = pose(items=staff, **there)
        assert (table.limit("frodo"), table.limit("aragorn")) == (3, 2)


def test_gandalfs_staff_no_longer_counts_once_gandalf_is_gone() -> None:
    hand = {"frodo": "gimli sting smeagol"}
    table = pose(hand=hand, path=("amon-hen", "gandalf-the-grey"), items={"gandalfs-staff": "gandalf-the-grey"})
    assert table.allows("pass")
    assert table.say("use:gandalf-the-grey henneth-annun").limit("frodo") == 2


def test_glamdring_strengthens_gandalf_and_he_may_wield_the_staff_and_the_ring_as_well() -> None:
    items = dict.fromkeys(("glamdring", "gandalfs-staff", "narya-ring-of-fire"), "gandalf-the-white")
    assert pose(fields={"orthanc": "gandalf-the-white"}, items=items).strength("orthanc")[0] == 2 + 3
    hand = {"frodo": "glamdring smeagol"}
    others = dict.fromkeys(("gandalfs-staff", "narya-ring-of-fire"), "gandalf-the-white")
    table = pose(hand=hand, reserve={"frodo": "gandalf-the-white"}, items=others).say("play:glamdring")
    assert table.wielder("glamdring") == "gandalf-the-white"


def test_narya_ring_of_fire_is_cycled_to_make_each_shadow_player_cycle_a_card() -> None:
    table = pose(
        reserve={"frodo": "gandalf-the-grey"},
        items={"narya-ring-of-fire": "gandalf-the-grey"},
        hand={"witch_king": "olog-hai the-hunter", "saruman": "ugluk"},
    ).say("use:narya-ring-of-fire")
    assert (table.where("narya-ring-of-fire"), table.where("gandalf-the-grey")) == ("cycled", "reserve")
    assert table.question == "witch_king cycle"
    table.say("the-hunter")
    assert (table.where("the-hunter"), table.where("ugluk")) == ("cycled", "cycled")


def test_narya_ring_of_fire_makes_who_has_no_cards_forsake() -> None:
    table = pose(
        reserve={"frodo": "gandalf-the-grey", "witch_king": "the-hunter"},
        items={"narya-ring-of-fire": "gandalf-the-grey"},
        hand={"saruman": "ugluk"},
    ).say("use:narya-ring-of-fire")
    assert (table.question, table.options()) == ("witch_king forsake", ["from_reserve:the-hunter", "deck_top"])


def test_narya_ring_of_fire_makes_the_only_shadow_player_cycle_twice() -> None:
    table = pose(
        scenario="duel",
        reserve={"gandalf": "gandalf-the-grey"},
        items={"narya-ring-of-fire": "gandalf-the-grey"},
        hand={"witch_king": "olog-hai the-hunter ugluk"},
    ).say("use:narya-ring-of-fire olog-hai ugluk")
    assert table.hand("witch_king") == ["the-hunter"]


def test_narya_ring_of_fire_works_in_reserve_only() -> None:
    items = {"narya-ring-of-fire": "gandalf-the-grey"}
    assert pose(path=("morgai", "gandalf-the-grey"), items=items).options("use") == []
