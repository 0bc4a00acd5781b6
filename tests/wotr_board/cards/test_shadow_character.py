"""The Character deck of the Shadow, card by card."""

from typing import Any

import pytest
from tests.wotr_board.board import AT_WAR, FREE, SHADOW, WarTable, dice, fp, named, pose, sh

from westmarch.core.state import PUBLIC
from westmarch.games.wotr_board.components import CHARACTER_IDS

ALONE = dict.fromkeys(("gandalf-grey", "strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin"), "gone")
IN_THE_WILD = {"region": "hollin"}
FOUND = {"region": "hollin", "hidden": False}
CAPTAIN = "witch-king-black-captain"


def holding(card: str, face: str = "character", **position: Any) -> WarTable:
    """The Shadow holds a card and has one die."""
    cards = {"shadow_character": {"hand": [card]}, **position.pop("cards", {})}
    return pose(cards=cards, dice=dice({"event": 1}, {face: 1}), side="shadow", **position)


def lying(card: str, free: Any = None, shadow: Any = None, **position: Any) -> WarTable:
    """A card of the Shadow lies on the table, and the Free Peoples are to act."""
    cards = {"shadow_character": {"table": [card]}, **position.pop("cards", {})}
    return pose(cards=cards, dice=dice(free, shadow), **position)


def declaring(card: str, start: str, *path: str, tile: str = "1-reveal", **position: Any) -> WarTable:
    """The Fellowship is declared along a path while a card of the Shadow lies on the table."""
    characters = position.pop("characters", ALONE)
    table = lying(
        card,
        phase="fellowship",
        fellowship={"region": start, "progress": max(len(path), 1), "guide": guided_by(characters)},
        characters=characters,
        tiles={"pool": {tile: 1}},
        **position,
    )
    table.say("yes", *path)
    return table.say("stop") if table.prompt == "path" else table


def guided_by(characters: dict[str, str]) -> str:
    """The first of the Fellowship who is left."""
    left = [name for name in ALONE if characters.get(name, "fellowship") == "fellowship"]
    return left[0] if left else "gollum"


def tiles(table: WarTable, zone: str) -> dict[str, int]:
    """The hunt tiles of a zone."""
    return table.view(FREE).tiles[zone]


# Special tiles: sh-char-01 to sh-char-04


@pytest.mark.parametrize(
    ("card", "tile"),
    [
        (named("shelobs-lair"), "shelobs-lair"),
        (named("the-ring-is-mine"), "the-ring-is-mine"),
        (named("on-on-they-went"), "on-on-they-went"),
        (named("give-it-to-uss"), "give-it-to-uss"),
    ],
)
def test_a_special_tile_of_the_shadow_waits_for_mordor_and_joins_at_once_there(card: str, tile: str) -> None:
    assert tiles(holding(card).say(tile), "waiting") == {tile: 1}
    table = holding(card, fellowship={"mordor": 1}, tiles={"pool": {}}).say(tile)
    assert tiles(table, "pool") == {tile: 1}


@pytest.mark.parametrize(
    ("tile", "damage", "revealed"),
    [
        ("shelobs-lair", 5, False),
        ("the-ring-is-mine", 4, True),
        ("on-on-they-went", 3, False),
        ("give-it-to-uss", 1, True),
    ],
)
def test_special_tiles_of_the_shadow_stop_the_fellowship(tile: str, damage: int, revealed: bool) -> None:
    table = pose(
        dice=dice({"character": 1}),
        fellowship={"mordor": 1},
        hunt_box={"free_peoples": 1, "shadow": 3},
        tiles={"pool": {tile: 1}},
    )
    table.fall((1, 0), 5)  # the tile, and the die of Shelob's Lair
    table.say("move_fellowship corruption")
    assert (table.state.mordor, table.state.corruption, table.state.hidden) == (1, damage, not revealed)


# The Fellowship harried: sh-char-05 to sh-char-08


HUNTERS = [
    (named("orc-patrol"), "orc-patrol"),
    (named("isildurs-bane"), "isildurs-bane"),
    (named("foul-thing-from-the-deep"), "foul-thing-from-the-deep"),
]


@pytest.mark.parametrize(("card", "title"), [*HUNTERS, (named("candles-of-corpses"), "candles-of-corpses")])
def test_near_a_settlement_of_the_free_peoples_nothing_harries_the_fellowship(card: str, title: str) -> None:
    assert title not in holding(card, fellowship={"region": "bree"}).options()
    assert title in holding(card, fellowship={"region": "moria"}).options()
    assert title in holding(card, fellowship={"region": "rivendell", "mordor": 2}).options()


@pytest.mark.parametrize(("card", "title"), HUNTERS)
@pytest.mark.parametrize("tile", ["eye", "phial-of-galadriel"])
def test_an_eye_or_a_tile_of_the_fellowship_is_discarded_without_effect(card: str, title: str, tile: str) -> None:
    table = holding(card, fellowship={**IN_THE_WILD, "corruption": 3}, tiles={"pool": {tile: 1}})
    table.say(title)
    assert (table.state.corruption, table.state.hidden, len(table.state.companions())) == (3, True, 7)
    assert tiles(table, "drawn") == {tile: 1}


def test_orc_patrol_draws_a_tile_that_is_met_like_any_other() -> None:
    table = holding(named("orc-patrol"), fellowship=IN_THE_WILD, tiles={"pool": {"2-reveal": 1}})
    table.say("orc-patrol")
    assert table.prompt == "take_casualty"
    table.say("corruption")
    assert (table.state.corruption, table.state.hidden) == (2, False)


def test_isildurs_bane_cannot_be_reduced() -> None:
    table = holding(
        named("isildurs-bane"),
        fellowship={**IN_THE_WILD, "guide": "peregrin"},
        characters={**ALONE, "peregrin": "fellowship", "gimli": "fellowship"},
        tiles={"pool": {"3": 1}},
        cards={"free_character": {"table": [named("axe-and-bow")]}},
    )
    table.say("isildurs-bane")
    assert (table.prompt, table.state.corruption) == ("action", 3)


def test_the_foul_thing_takes_a_random_companion_before_anything_else() -> None:
    table = holding(named("foul-thing-from-the-deep"), fellowship=IN_THE_WILD, tiles={"pool": {"3": 1}})
    table.fall((1, 0), (7, 2))
    table.say("foul-thing-from-the-deep gandalf-grey")
    assert (table.place("boromir"), table.state.corruption) == ("gone", 1)
    assert table.prompt == "action"  # no second casualty for the rest


def test_the_foul_thing_takes_nobody_where_there_is_no_damage() -> None:
    table = holding(named("foul-thing-from-the-deep"), fellowship=IN_THE_WILD, tiles={"pool": {"0-reveal": 1}})
    table.say("foul-thing-from-the-deep")
    assert (len(table.state.companions()), table.state.hidden) == (7, False)


@pytest.mark.parametrize(("characters", "corrupted"), [({}, 2), (ALONE, 1)])
def test_candles_of_corpses_lead_astray_less_with_gollum(characters: dict[str, str], corrupted: int) -> None:
    table = holding(named("candles-of-corpses"), fellowship=IN_THE_WILD, characters=characters)
    table.fall(3, 4, 6)
    assert table.say("candles-of-corpses").state.corruption == corrupted


# Nazgul: sh-char-09, sh-char-11; weather: sh-char-10


WRAITHS = {"minas-morgul": sh(nazgul=2)}
UNDERWAY = {"region": "hollin", "progress": 1}


@pytest.mark.parametrize(
    ("card", "title"),
    [
        (named("nazgul-search"), "nazgul-search"),
        (named("cruel-weather"), "cruel-weather"),
        (named("the-nazgul-strike"), "the-nazgul-strike"),
    ],
)
def test_who_has_not_set_out_is_not_searched_for(card: str, title: str) -> None:
    assert title in holding(card, fellowship=UNDERWAY).options()
    assert title not in holding(card, fellowship={"region": "hollin"}).options()
    assert title not in holding(card, fellowship={"region": "hollin", "mordor": 1}).options()


def test_nazgul_search_reveals_the_fellowship_where_one_comes() -> None:
    table = holding(named("nazgul-search"), fellowship=UNDERWAY, armies=WRAITHS)
    table.say("nazgul-search minas-morgul 1 hollin done stop")
    assert (table.state.hidden, table.state.progress) == (False, 0)
    assert table.army(SHADOW, "hollin") == {"nazgul": 1}


def test_nazgul_search_finds_nothing_elsewhere() -> None:
    table = holding(named("nazgul-search"), fellowship=UNDERWAY, armies=WRAITHS)
    table.say("nazgul-search minas-morgul 2 bree")
    assert (table.prompt, table.state.hidden) == ("action", True)


def test_cruel_weather_drives_the_fellowship_to_a_neighbouring_region() -> None:
    table = holding(named("cruel-weather"), fellowship=UNDERWAY)
    table.say("cruel-weather")
    assert table.options() == ["fords-of-bruinen", "moria", "north-dunland", "south-downs", "trollshaws"]
    table.say("moria")
    assert table.view(FREE).fellowship.region == "moria"
    assert (table.state.progress, table.state.hidden) == (1, True)


def strike(**position: Any) -> WarTable:
    """The Nazgul come down on the Fellowship."""
    table = holding(named("the-nazgul-strike"), fellowship=UNDERWAY, armies=WRAITHS, hunt_box={"shadow": 1}, **position)
    return table.say("the-nazgul-strike minas-morgul 2 hollin")


def test_the_nazgul_strike_a_card_from_the_table() -> None:
    table = strike(cards={"free_character": {"table": [named("mithril-coat-and-sting")]}})
    assert table.options() == ["pass", "from_table", "roll"]
    assert table.say("from_table").state.table(FREE) == []


def test_the_nazgul_strike_as_if_the_fellowship_had_moved() -> None:
    table = strike(tiles={"pool": {"eye": 1}})
    assert table.options() == ["pass", "roll"]
    table.fall(6)
    table.say("roll corruption stop")
    assert (table.state.corruption, table.state.hidden) == (1, False)
    assert "moved" not in table.view(FREE).marks


def test_the_nazgul_strike_only_where_one_of_them_is() -> None:
    table = holding(named("the-nazgul-strike"), fellowship=UNDERWAY, armies=WRAITHS)
    table.say("the-nazgul-strike done")
    assert table.prompt == "action"


# A Fellowship in the open: sh-char-12 to sh-char-14


@pytest.mark.parametrize(
    ("card", "title"),
    [
        (named("morgul-wound"), "morgul-wound"),
        (named("lure-of-the-ring"), "lure-of-the-ring"),
        (named("the-breaking-of-the-fellowship"), "the-breaking-of-the-fellowship"),
    ],
)
def test_who_hides_is_not_wounded_lured_or_broken(card: str, title: str) -> None:
    assert title in holding(card, fellowship=FOUND).options()
    assert title not in holding(card, fellowship=IN_THE_WILD).options()


@pytest.mark.parametrize(("before", "after"), [(0, 2), (3, 5), (4, 5), (11, 12)])
def test_a_morgul_wound_is_worse_for_the_pure(before: int, after: int) -> None:
    table = holding(named("morgul-wound"), fellowship={**FOUND, "corruption": before})
    assert table.say("morgul-wound").state.corruption == after


def lured(who: str, **position: Any) -> WarTable:
    """The Ring tempts a companion."""
    fellowship = {**FOUND, **position.pop("fellowship", {})}
    table = holding(named("lure-of-the-ring"), fellowship=fellowship, **position)
    companions = [CHARACTER_IDS[number] for number in table.state.companions()]
    table.fall((len(companions), companions.index(who)))
    return table.say("lure-of-the-ring")


def test_the_lure_of_the_ring_costs_a_companions_level_or_himself() -> None:
    table = lured("legolas")
    assert (table.prompt, table.state.seat) == ("lured", FREE)
    assert table.copy().say("corruption").state.corruption == 2
    lost = table.say("eliminate")
    assert (lost.state.corruption, lost.place("legolas")) == (0, "gone")


def test_a_hobbit_lost_to_the_lure_comes_away_alive_but_not_in_mordor() -> None:
    table = lured("peregrin").say("eliminate trollshaws")
    assert table.place("peregrin") == "trollshaws"
    table = lured("peregrin", fellowship={"mordor": 1}).say("eliminate")
    assert table.place("peregrin") == "gone"


def test_the_guide_lost_to_the_lure_is_followed_by_another() -> None:
    assert lured("gandalf-grey").say("eliminate").guide() == "strider"


@pytest.mark.parametrize(
    ("card", "title"),
    [
        (named("lure-of-the-ring"), "lure-of-the-ring"),
        (named("the-breaking-of-the-fellowship"), "the-breaking-of-the-fellowship"),
    ],
)
def test_gollum_pays_a_point_instead(card: str, title: str) -> None:
    table = holding(card, fellowship=FOUND, characters=ALONE, tiles={"pool": {"3": 1}})
    assert table.say(title).state.corruption == 1
    assert tiles(table, "pool") == {"3": 1}


def breaking(tile: str, **position: Any) -> WarTable:
    """The Fellowship breaks."""
    fellowship = {**FOUND, **position.pop("fellowship", {})}
    table = holding(
        named("the-breaking-of-the-fellowship"), fellowship=fellowship, tiles={"pool": {tile: 1}}, **position
    )
    return table.say("the-breaking-of-the-fellowship")


def test_the_breaking_separates_as_many_as_the_tile_says_where_the_fellowship_is() -> None:
    table = breaking("2-reveal")
    assert table.prompt == "must_separate"
    table.say("gimli boromir strider")
    assert table.guide() == "strider"
    assert (table.place("gimli"), table.place("boromir"), table.state.corruption) == ("hollin", "hollin", 0)
    assert table.prompt == "action"


def test_the_breaking_takes_no_more_than_there_are() -> None:
    table = breaking("3", characters={**ALONE, "gimli": "fellowship"}, fellowship={"guide": "gimli"})
    assert (table.place("gimli"), table.guide(), table.state.corruption) == ("hollin", "gollum", 0)


@pytest.mark.parametrize("tile", ["eye", "elven-rope"])
def test_the_breaking_fails_with_an_eye_or_a_tile_of_the_fellowship(tile: str) -> None:
    assert len(breaking(tile).state.companions()) == 7


def test_on_the_mordor_track_the_breaking_kills() -> None:
    table = breaking("1", fellowship={"mordor": 2})
    assert table.say("gimli").place("gimli") == "gone"


# On the table: sh-char-15 to sh-char-17


def worn(free: dict[str, list[str]]) -> WarTable:
    """A casualty of the hunt, with Worn with Sorrow and Toil on the table."""
    table = lying(
        named("worn-with-sorrow-and-toil"),
        {"character": 1},
        hunt_box={"shadow": 1},
        tiles={"pool": {"2": 1}},
        cards={"free_character": free},
    )
    table.fall(6)
    table.say("move_fellowship")
    return table.say("no guide") if table.prompt == "use_card" else table.say("guide")


def test_who_is_worn_with_sorrow_loses_a_card_with_every_casualty() -> None:
    table = worn({"hand": [named("elven-cloaks"), named("athelas")], "table": [named("mithril-coat-and-sting")]})
    assert (table.state.seat, table.options()) == (SHADOW, ["pass", "from_hand", "from_table"])
    assert table.copy().say("from_table").state.table(FREE) == []
    table.say("from_hand")
    assert len(table.state.hand(FREE)) == 1
    assert table.state.on_table(table.state.table(SHADOW)[0])  # the card stays


def test_the_card_lost_to_sorrow_is_seen_by_its_owner_only() -> None:
    table = worn({"hand": [named("elven-cloaks")], "table": []}).say("from_hand")
    assert table.view(FREE).cards["free_character"].discard == [named("elven-cloaks")]
    for viewer in (SHADOW, PUBLIC):
        assert table.view(viewer).cards["free_character"].discard == 1


def test_sorrow_takes_no_strategy_card() -> None:
    table = lying(
        named("worn-with-sorrow-and-toil"),
        {"character": 1},
        hunt_box={"shadow": 1},
        tiles={"pool": {"2": 1}},
        cards={"free_strategy": {"hand": [named("book-of-mazarbul")]}},
    )
    table.fall(6)
    table.say("move_fellowship guide")
    assert (table.prompt, len(table.state.hand(FREE))) == ("action", 1)  # nothing to choose


@pytest.mark.parametrize("card", [named("worn-with-sorrow-and-toil"), named("flocks-of-crebain")])
@pytest.mark.parametrize(
    ("start", "path", "control", "stays"),
    [
        ("dimrill-dale", ("lorien",), {}, False),
        ("dimrill-dale", ("lorien",), {"lorien": "shadow"}, True),
        ("dimrill-dale", ("gladden-fields",), {}, True),
        ("fangorn", ("westemnet",), {}, True),
    ],
    ids=["stronghold", "conquered", "wilderness", "town"],
)
def test_rest_in_a_haven_ends_sorrow_and_spying(
    card: str, start: str, path: tuple[str, ...], control: dict[str, str], stays: bool
) -> None:
    table = declaring(card, start, *path, control=control, armies={})
    assert bool(table.state.table(SHADOW)) == stays


def crebain(roll: int, **position: Any) -> WarTable:
    """The Fellowship moves under the eyes of the crebain."""
    table = lying(named("flocks-of-crebain"), {"character": 1}, tiles={"pool": {"2": 1}}, characters=ALONE, **position)
    table.fall(roll)
    return table.say("move_fellowship")


def test_crebain_help_one_hunt_and_fly_away() -> None:
    table = crebain(5, hunt_box={"shadow": 1})
    assert (table.prompt, table.state.seat) == ("use_card", SHADOW)
    kept = table.copy().say("no")
    assert (kept.state.corruption, len(kept.state.table(SHADOW))) == (0, 1)
    table.say("yes no")
    assert (table.state.corruption, table.state.table(SHADOW)) == (2, [])


def test_crebain_are_not_asked_where_nobody_hunts() -> None:
    assert crebain(5).prompt == "action"


def test_the_balrog_of_moria_meets_who_goes_through() -> None:
    table = declaring(named("balrog-of-moria"), "hollin", "moria", "dimrill-dale", tile="3", characters={})
    assert (table.prompt, table.state.seat) == ("use_card", SHADOW)
    table.say("yes corruption")
    assert (table.state.corruption, table.state.table(SHADOW)) == (3, [])


@pytest.mark.parametrize(
    ("start", "path", "meets"),
    [
        ("moria", ("hollin",), True),
        ("hollin", ("moria",), True),
        ("moria", (), False),
        ("hollin", ("south-downs",), False),
    ],
    ids=["out of", "into", "staying", "past"],
)
def test_the_balrog_of_moria_meets_only_who_moves_there(start: str, path: tuple[str, ...], meets: bool) -> None:
    assert (declaring(named("balrog-of-moria"), start, *path).prompt == "use_card") == meets


def test_the_balrog_of_moria_does_nothing_with_an_eye() -> None:
    table = declaring(named("balrog-of-moria"), "hollin", "moria", tile="eye", characters={}).say("yes")
    assert (table.state.corruption, table.state.hidden) == (0, True)


@pytest.mark.parametrize(("path", "hidden"), [(("moria", "dimrill-dale", "lorien"), True), (("moria",), False)])
def test_the_balrog_of_moria_reveals_nobody_who_is_safe_in_a_haven(path: tuple[str, ...], hidden: bool) -> None:
    table = declaring(named("balrog-of-moria"), "hollin", *path, tile="0-reveal", characters={}).say("yes")
    assert table.state.hidden == hidden


def test_not_even_gollum_reveals_himself_in_a_haven() -> None:
    table = declaring(named("balrog-of-moria"), "hollin", "moria", "dimrill-dale", "lorien", tile="2").say("yes")
    assert (table.prompt, table.state.corruption, table.state.hidden) == ("hunt_dice", 2, True)
    table = declaring(named("balrog-of-moria"), "hollin", "moria", tile="2").say("yes")
    assert table.prompt == "guide_ability"


def test_the_balrog_of_moria_comes_before_the_stronghold_when_the_fellowship_is_revealed() -> None:
    table = lying(
        named("balrog-of-moria"),
        {"character": 1},
        fellowship={"region": "hollin"},
        characters=ALONE,
        hunt_box={"shadow": 1},
        tiles={"pool": {"eye": 3}},
    )
    table.fall(6)
    table.say("move_fellowship moria")
    assert (table.prompt, table.state.corruption) == ("use_card", 1)
    table.say("yes")
    assert tiles(table, "drawn") == {"eye": 3}  # the hunt's, the Balrog's, the stronghold's
    assert table.state.corruption == 1


def test_on_the_mordor_track_nobody_remembers_the_way_through_moria() -> None:
    table = lying(
        named("balrog-of-moria"),
        phase="fellowship",
        fellowship={"region": "morannon"},
        path=["hollin", "moria"],
        characters=ALONE,
        tiles={"pool": {"0-reveal": 1}},
    )
    table.say("yes")
    assert table.state.mordor == 0
    assert not hasattr(table.view(FREE), "path")
    assert table.state.path == ()


def test_the_balrog_of_moria_fights_from_the_table() -> None:
    table = lying(
        named("balrog-of-moria"),
        {"event": 1},
        {"army": 1},
        side="shadow",
        nations=AT_WAR,
        armies={"hollin": sh(sauron_regular=1), "trollshaws": fp(north_regular=3)},
    )
    table.say("attack")
    assert table.options() == ["pass", "balrog-of-moria"]
    table.fall(4, 3, 6)
    table.say("balrog-of-moria")
    assert table.army(FREE, "trollshaws") == {"north-regular": 1}
    assert table.state.table(SHADOW) == []


def test_durins_bane_is_far_from_rivendell() -> None:
    table = lying(
        named("balrog-of-moria"),
        {"event": 1},
        {"army": 1},
        side="shadow",
        nations=AT_WAR,
        armies={"trollshaws": sh(sauron_regular=1), "rivendell": fp(elves_regular=1)},
    )
    table.say("attack no")
    assert table.prompt != "combat_card"


# sh-char-18 to sh-char-20


def test_the_lidless_eye_turns_up_to_three_dice() -> None:
    table = pose(
        cards={"shadow_character": {"hand": [named("the-lidless-eye")]}},
        dice=dice({"event": 1}, {"event": 1, "army": 2, "muster": 2}),
        side="shadow",
    )
    table.say("die:event the-lidless-eye")
    assert table.options() == ["done", "die:army", "die:muster"]
    some = table.copy().say("die:army done")
    assert (some.state.box[SHADOW], some.view(FREE).dice["shadow"]) == (1, {"army": 1, "muster": 2})
    table.say("die:army die:army die:muster")
    assert (table.state.box[SHADOW], table.view(FREE).dice["shadow"]) == (3, {"muster": 1})


def spells(nazgul: int, defender: dict[str, Any], at: str = "osgiliath", **position: Any) -> WarTable:
    """Dreadful Spells in the hand of the Shadow, whose army stands in South Ithilien."""
    armies = {"south-ithilien": sh(sauron_regular=1, nazgul=nazgul), at: defender}
    return holding(named("dreadful-spells"), armies=armies, **position)


def test_dreadful_spells_hit_once_for_each_nazgul_at_most() -> None:
    table = spells(2, fp(gondor_regular=3))
    table.fall(5, 4)
    table.say("dreadful-spells")
    assert table.army(FREE, "osgiliath") == {"gondor-regular": 2}
    assert table.active("gondor")


def test_dreadful_spells_harm_no_character_and_count_the_witch_king() -> None:
    table = spells(1, fp(gondor_regular=2), characters={CAPTAIN: "south-ithilien", "boromir": "osgiliath"})
    table.fall(5, 6)
    table.say("dreadful-spells")
    assert (table.army(FREE, "osgiliath"), table.place("boromir")) == ({}, "osgiliath")


def test_dreadful_spells_reach_into_a_siege() -> None:
    siege = {"minas-tirith": {**fp(gondor_regular=2), **sh(sauron_regular=1, nazgul=1)}}
    table = holding(named("dreadful-spells"), armies=siege)
    table.fall(5)
    table.say("dreadful-spells")
    assert table.army(FREE, "minas-tirith") == {"gondor-regular": 1}


def test_dreadful_spells_need_nazgul_in_an_army_near() -> None:
    assert "dreadful-spells" not in spells(0, fp(gondor_regular=1)).options()
    assert "dreadful-spells" not in spells(1, fp(gondor_regular=1), at="pelargir").options()
    lonely = {"south-ithilien": sh(nazgul=2), "osgiliath": fp(gondor_regular=1)}
    assert "dreadful-spells" not in holding(named("dreadful-spells"), armies=lonely).options()


def grond(king: str = "minas-tirith", **position: Any) -> WarTable:
    """Grond comes to the gate of Minas Tirith."""
    siege = {"minas-tirith": {**fp(gondor_elite=1), **sh(sauron_elite=1)}}
    characters = {CAPTAIN: king, **position.pop("characters", {})}
    return holding(
        named("grond-hammer-of-the-underworld"), nations=AT_WAR, armies=siege, characters=characters, **position
    )


def test_grond_breaks_the_gate_in_three_rounds_without_a_price() -> None:
    table = grond(
        cards={"shadow_character": {"hand": [named("grond-hammer-of-the-underworld"), named("shelobs-lair")]}}
    )
    table.say("grond-hammer-of-the-underworld all")
    for n in (1, 2, 3):
        assert (table.prompt, table.state.battle_now().round) == ("combat_card", n)
        table.fall(1, 1, 1)
        table.say("pass")
    assert table.prompt == "extra_round"


@pytest.mark.parametrize(("companion", "first"), [({}, 2), ({"boromir": "minas-tirith"}, 1)])
def test_before_grond_only_a_companion_has_an_answer_ready(companion: dict[str, str], first: int) -> None:
    table = grond(characters=companion, cards={"free_character": {"hand": [named("challenge-of-the-king")]}})
    table.fall(1, 1, 1)
    table.say("grond-hammer-of-the-underworld all")
    assert (table.prompt, table.state.battle_now().round) == ("combat_card", first)


def test_grond_needs_the_witch_king_at_a_siege() -> None:
    assert "grond-hammer-of-the-underworld" in grond().options()
    assert "grond-hammer-of-the-underworld" not in grond(king="osgiliath").options()


# sh-char-21 to sh-char-24


def test_the_palantir_and_wormtongue_need_saruman() -> None:
    for card, title in (
        (named("the-palantir-of-orthanc"), "the-palantir-of-orthanc"),
        (named("wormtongue"), "wormtongue"),
    ):
        assert title not in holding(card).options()
        assert title in holding(card, characters={"saruman": "orthanc"}).options()


@pytest.mark.parametrize(("face", "drawn"), [("event", 1), ("character", 0)])
def test_the_palantir_draws_after_an_event_die_played_a_card(face: str, drawn: int) -> None:
    table = holding(
        named("shelobs-lair"),
        face,
        cards={"shadow_character": {"hand": [named("shelobs-lair")], "table": [named("the-palantir-of-orthanc")]}},
        characters={"saruman": "orthanc"},
    )
    table.say("shelobs-lair")
    if table.prompt == "deck":
        table.say("deck:character")
    assert len(table.state.hand(SHADOW)) == drawn


def test_the_palantir_does_not_draw_for_itself() -> None:
    table = holding(named("the-palantir-of-orthanc"), "event", characters={"saruman": "orthanc"})
    table.say("the-palantir-of-orthanc")
    assert (table.prompt, table.state.hand(SHADOW)) == ("action", [])
    assert len(table.state.table(SHADOW)) == 1


def with_saruman(card: str, free: dict[str, int], **position: Any) -> WarTable:
    """A card that Saruman keeps on the table."""
    return lying(card, free, characters={"saruman": "orthanc"}, **position)


def test_the_palantir_is_taken_for_a_will_or_for_a_die_and_a_ring() -> None:
    word = "remove:the-palantir-of-orthanc"
    assert word not in with_saruman(named("the-palantir-of-orthanc"), {"army": 1}).options()
    assert with_saruman(named("the-palantir-of-orthanc"), {"will_of_the_west": 1}).say(word).state.table(SHADOW) == []
    rings = ["free_peoples", "out", "out"]
    table = with_saruman(named("the-palantir-of-orthanc"), {"muster": 1}, rings=rings)
    table.say("die:muster", word)
    assert (table.state.table(SHADOW), table.state.rings[0]) == ([], 1)  # the Shadow has the ring now
    table = with_saruman(named("the-palantir-of-orthanc"), {"will_of_the_west": 1}, rings=rings)
    table.say("die:will_of_the_west", word)
    assert (table.state.table(SHADOW), table.state.rings[0]) == ([], 0)


def test_a_ring_used_this_turn_does_not_pay_for_the_palantir() -> None:
    table = with_saruman(
        named("the-palantir-of-orthanc"), {"muster": 1}, rings=["free_peoples", "out", "out"], marks=["ring_used_free"]
    )
    assert "remove:the-palantir-of-orthanc" not in table.options()


@pytest.mark.parametrize("card", [named("the-palantir-of-orthanc"), named("wormtongue")])
def test_what_saruman_keeps_falls_with_him(card: str) -> None:
    table = pose(
        cards={"shadow_character": {"table": [card]}, "free_character": {"hand": [named("the-ents-awake-treebeard")]}},
        dice=dice({"character": 1}),
        characters={"gandalf-grey": "gone", "gandalf-white": "fangorn", "saruman": "orthanc"},
        fellowship={"guide": "strider"},
        armies={},
    )
    assert len(table.state.table(SHADOW)) == 1
    table.say("the-ents-awake-treebeard")
    assert (table.place("saruman"), table.state.table(SHADOW)) == ("gone", [])


def attacked_in_rohan(where: str) -> WarTable:
    """Isengard attacks Rohan, which Wormtongue keeps asleep."""
    near = {"fords-of-isen": "orthanc", "helms-deep": "fords-of-isen"}[where]
    table = lying(
        named("wormtongue"),
        {"event": 1},
        {"army": 1},
        side="shadow",
        characters={"saruman": "orthanc"},
        nations={"isengard": {"steps_to_war": 0}},
        armies={near: sh(isengard_regular=3), where: fp(rohan_regular=1)},
    )
    return table.say("attack all")


def test_wormtongue_keeps_rohan_passive_though_it_is_attacked_elsewhere() -> None:
    table = attacked_in_rohan("fords-of-isen")
    assert (table.active("rohan"), len(table.state.table(SHADOW))) == (False, 1)


def test_an_attack_on_helms_deep_is_more_than_wormtongue_can_explain_away() -> None:
    table = attacked_in_rohan("helms-deep")
    assert (table.active("rohan"), table.state.table(SHADOW)) == (True, [])


def test_gandalf_in_edoras_breaks_wormtongues_spell() -> None:
    table = lying(named("wormtongue"), {"character": 1}, characters={"saruman": "orthanc", "gandalf-grey": "folde"})
    table.say("move_companions gandalf-grey edoras")
    assert (table.active("rohan"), table.state.table(SHADOW)) == (True, [])


def test_the_fellowship_in_edoras_breaks_wormtongues_spell() -> None:
    table = declaring(named("wormtongue"), "folde", "edoras", characters={**ALONE, "saruman": "orthanc"})
    assert (table.active("rohan"), table.state.table(SHADOW)) == (True, [])


ABROAD = {"south-ithilien": sh(sauron_regular=2), "gorgoroth": sh(sauron_regular=1), "barad-dur": sh(nazgul=2)}


def abroad(**position: Any) -> WarTable:
    """One Nazgul has come to each of two armies."""
    armies = {**ABROAD, "osgiliath": fp(gondor_regular=1)}
    table = holding(named("the-ringwraiths-are-abroad"), armies=armies, **position)
    table.say("the-ringwraiths-are-abroad barad-dur 1 south-ithilien barad-dur gorgoroth")
    return table.say("done") if table.prompt == "minions_from" else table


def test_the_ringwraiths_lead_two_armies() -> None:
    table = abroad()
    assert table.options() == ["pass", "march"]  # Sauron is not At War: no attack
    table.say("march gorgoroth nurn all south-ithilien north-ithilien all")
    assert table.army(SHADOW, "nurn") == {"sauron-regular": 1, "nazgul": 1}
    assert table.army(SHADOW, "north-ithilien") == {"sauron-regular": 2, "nazgul": 1}


def test_no_army_goes_without_a_ringwraith() -> None:
    table = abroad().say("march south-ithilien north-ithilien part 1")
    assert table.prompt == "march_from"
    assert table.army(SHADOW, "north-ithilien") == {"sauron-regular": 1, "nazgul": 1}


def test_the_ringwraiths_attack_instead() -> None:
    table = abroad(nations=AT_WAR)
    table.fall(6, 6, 1)
    table.say("attack all no")
    assert table.army(FREE, "osgiliath") == {}
    assert table.prompt == "action"


def commanded(**position: Any) -> WarTable:
    """The Black Captain commands in South Ithilien."""
    position.setdefault("armies", {"south-ithilien": sh(sauron_regular=2), "osgiliath": fp(gondor_regular=1)})
    position.setdefault("characters", {CAPTAIN: "south-ithilien"})
    return holding(named("the-black-captain-commands"), nations=AT_WAR, **position)


def test_the_black_captain_calls_two_nazgul_and_leads_his_army() -> None:
    table = commanded().say("the-black-captain-commands recruit")
    assert table.army(SHADOW, "south-ithilien") == {"sauron-regular": 2, "nazgul": 2}
    assert table.options() == ["pass", "march", "attack"]
    table.say("march north-ithilien all")
    assert table.place(CAPTAIN) == "north-ithilien"


def test_the_black_captain_calls_nazgul_to_a_siege() -> None:
    siege = {"minas-tirith": {**fp(gondor_regular=1), **sh(sauron_regular=2)}}
    table = commanded(armies=siege, characters={CAPTAIN: "minas-tirith"})
    table.say("the-black-captain-commands recruit")
    assert table.army(SHADOW, "minas-tirith") == {"sauron-regular": 2, "nazgul": 2}


def test_the_black_captain_must_go_with_the_army_that_he_leads() -> None:
    table = commanded().say("the-black-captain-commands recruit march north-ithilien part 1 0")
    assert (table.place(CAPTAIN), table.army(SHADOW, "north-ithilien")) == ("north-ithilien", {"sauron-regular": 1})


def test_the_black_captain_may_send_the_nazgul_out_and_stay() -> None:
    armies = {"south-ithilien": sh(sauron_regular=2), "barad-dur": sh(nazgul=2)}
    table = commanded(armies=armies).say("the-black-captain-commands move")
    table.say("barad-dur 2 south-ithilien done pass")
    assert table.army(SHADOW, "south-ithilien") == {"sauron-regular": 2, "nazgul": 2}


def test_without_the_witch_king_nobody_commands() -> None:
    assert "the-black-captain-commands" not in commanded(characters={}).options()
