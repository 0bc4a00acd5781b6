"""Lords of Middle-earth: every event of it by name, and the combat halves that only it has."""

import pytest
from tests.wotr_board.board import AT_WAR, FREE, SHADOW, WarTable, dice, fp, named, pose_with_lords, sh

from westmarch.core.rng import Rng
from westmarch.core.state import PUBLIC
from westmarch.games.wotr_board.cards.book import CARD_IDS, CARD_NAMES, EVENTS
from westmarch.games.wotr_board.cards.names import card
from westmarch.games.wotr_board.components import FACES, MUSTER
from westmarch.games.wotr_board.game import WOTR_BOARD
from westmarch.games.wotr_board.rules.war.battle import leadership

POOLS = {
    "fp-char": "free_character",
    "fp-str": "free_strategy",
    "sh-char": "shadow_character",
    "sh-str": "shadow_strategy",
}
COMPANIONS = ("gandalf-grey", "strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin")
GOLLUM = {
    "characters": dict.fromkeys(COMPANIONS, "gone") | {"gollum": "fellowship"},
    "fellowship": {"guide": "gollum", "region": "hollin"},
}
SMEAGOL = {
    "characters": {"smeagol": "fellowship"},
    "marks": ["smeagol_came"],
    "fellowship": {"guide": "smeagol", "region": "hollin"},
}


def pool_of(name: str) -> str:
    """The deck of a card."""
    return POOLS[name[: name.index("-", 3)]]


def holding(name: str, face: str = "event", **position: object) -> WarTable:
    """A side holds a card and has a die for it."""
    side = int(name.startswith("sh"))
    faces = dice({face: 1}, {"event": 1}) if side == FREE else dice({"event": 1}, {face: 1})
    given = {"dice": faces, "side": ("free_peoples", "shadow")[side], "cards": {pool_of(name): {"hand": [name]}}}
    return pose_with_lords(**{**given, **position})


def lying(name: str, **position: object) -> WarTable:
    """A card lies on the table."""
    pool = "shadow_character" if "special" in name else pool_of(name)
    return pose_with_lords(**{"cards": {pool: {"table": [name]}}, **position})


def on_table(table: WarTable, side: int) -> list[str]:
    """The cards that a side has on the table."""
    return [CARD_NAMES[number] for number in table.state.table(side)]


def play(table: WarTable, title: str, *words: str) -> WarTable:
    """Play a card with the only die there is."""
    if table.prompt == "die":
        table.say(table.options()[-1])
    return table.say(title, *words)


def test_every_card_of_both_boxes_is_declared() -> None:
    assert len([event for event in EVENTS if event is not None]) == 110
    combat = [event.combat for event in EVENTS if event is not None]
    assert combat.count(None) == 1  # We Shall Get It has none


# The Free Peoples


def test_you_know_the_way_there_adds_two_smeagol_tiles_at_once() -> None:
    table = holding(named("you-know-the-way-there"), "character")
    table.say("you-know-the-way-there")
    assert table.view(FREE).tiles["pool"]["smeagol"] == 4


@pytest.mark.parametrize("enemy", [named("we-wont-go-back"), named("we-shall-get-it")])
def test_safe_paths_in_the_dark_heal_and_end_what_speaks_of_smeagol(enemy: str) -> None:
    cards = {
        "free_character": {"hand": [named("safe-paths-in-the-dark")]},
        "shadow_character": {"table": [enemy, named("flocks-of-crebain")]},
    }
    table = holding(named("safe-paths-in-the-dark"), "character", cards=cards, fellowship={"corruption": 3})
    table.say("safe-paths-in-the-dark")
    assert (table.state.corruption, on_table(table, SHADOW)) == (2, ["flocks-of-crebain"])


def test_of_both_cards_safe_paths_in_the_dark_end_one() -> None:
    both = [named("we-wont-go-back"), named("we-shall-get-it")]
    cards = {"free_character": {"hand": [named("safe-paths-in-the-dark")]}, "shadow_character": {"table": both}}
    table = holding(named("safe-paths-in-the-dark"), "character", cards=cards)
    table.say("safe-paths-in-the-dark")
    assert (table.prompt, table.options()) == ("discard_from_table", ["we-wont-go-back", "we-shall-get-it"])


def test_wind_from_the_west_discards_a_shadow_card_from_the_table() -> None:
    cards = {
        "free_character": {"hand": [named("wind-from-the-west")]},
        "shadow_character": {"table": [named("flocks-of-crebain")], "hand": [named("shelobs-lair")]},
        "shadow_strategy": {"table": [named("threats-and-promises")]},
    }
    table = holding(named("wind-from-the-west"), "character", cards=cards)
    table.say("wind-from-the-west threats-and-promises")
    assert (on_table(table, SHADOW), len(table.state.hand(SHADOW))) == (["flocks-of-crebain"], 1)


WIND = {
    "free_character": {"hand": [named("wind-from-the-west")]},
    "shadow_character": {"hand": [named("shelobs-lair"), named("the-ring-is-mine")]},
    "shadow_strategy": {"hand": [named("return-to-valinor")]},
}


def test_wind_from_the_west_may_look_into_the_hand_and_discard_a_card_of_it() -> None:
    table = holding(named("wind-from-the-west"), "character", cards=WIND)
    table.say("wind-from-the-west yes")
    assert (table.prompt, table.state.seat) == ("discard_from_hand", FREE)
    assert table.options() == ["shelobs-lair", "the-ring-is-mine", "return-to-valinor"]
    table.say("the-ring-is-mine")
    assert table.state.hand(SHADOW) == [card("shelobs-lair"), card("return-to-valinor")]
    seen = table.view(FREE).cards
    assert seen["shadow_character"].known == {"hand": [named("shelobs-lair")], "discard": [named("the-ring-is-mine")]}
    assert table.view(PUBLIC).cards["shadow_character"].known == {}
    guess = table.copy()
    guess.state.redeal(FREE, Rng(4))
    assert guess.state.hand(SHADOW) == table.state.hand(SHADOW)


def test_only_the_two_players_are_told_what_wind_from_the_west_discards() -> None:
    table = holding(named("wind-from-the-west"), "character", cards=WIND)
    table.say("wind-from-the-west yes")
    table.state.notices = []
    table.say("the-ring-is-mine")
    kinds = {
        viewer: {WOTR_BOARD.notices[note.kind].name for note in table.state.notices if note.heard_by(viewer)}
        for viewer in (FREE, SHADOW, PUBLIC)
    }
    assert "discarded_card" in kinds[FREE]
    assert "discarded_card" in kinds[SHADOW]
    assert "discarded_card" not in kinds[PUBLIC]
    assert "discarded" in kinds[PUBLIC]


def test_a_spectator_learns_nothing_from_the_choice_of_wind_from_the_west() -> None:
    table = holding(named("wind-from-the-west"), "character", cards=WIND)
    table.say("wind-from-the-west yes")
    assert WOTR_BOARD.prompt(table.state).secret
    hands = set()
    for seed in range(20):
        guess = table.copy()
        guess.state.redeal(PUBLIC, Rng(seed))
        assert (guess.prompt, guess.view(PUBLIC)) == (table.prompt, table.view(PUBLIC))
        hands.add(tuple(guess.options()))
    assert len(hands) > 10


def test_wind_from_the_west_may_be_left_at_that() -> None:
    table = holding(named("wind-from-the-west"), "character", cards=WIND)
    table.say("wind-from-the-west no")
    assert len(table.state.hand(SHADOW)) == 3


def test_three_rings_return_first_those_out_of_the_game() -> None:
    table = holding(named("three-rings-for-the-elven-kings"), "character", rings=["out", "shadow", "shadow"])
    table.fall(5, 6, 1)
    play(table, "three-rings-for-the-elven-kings")
    assert (table.prompt, table.options()) == ("ring_to_take", ["elven_ring:nenya", "elven_ring:narya"])
    table.say("elven_ring:narya")
    assert table.view(FREE).rings == {"vilya": "free_peoples", "nenya": "shadow", "narya": "free_peoples"}


def test_three_rings_return_nothing_on_low_dice() -> None:
    table = holding(named("three-rings-for-the-elven-kings"), "character")
    table.fall(4, 4, 1)
    play(table, "three-rings-for-the-elven-kings")
    assert table.view(FREE).rings == dict.fromkeys(("vilya", "nenya", "narya"), "out")


def test_every_little_is_a_gain_raises_the_fiefs() -> None:
    table = holding(named("every-little-is-a-gain"), "muster", armies={})
    table.say("every-little-is-a-gain")
    assert [table.army(FREE, here) for here in ("pelargir", "lossarnach", "lamedon")] == [{"gondor-regular": 1}] * 3
    assert len(table.state.hand(FREE)) == 1


def test_rangers_of_the_north_strike_and_gather_nearby() -> None:
    armies = {"ettenmoors": sh(sauron_regular=3), "moria": sh(sauron_regular=3)}
    table = holding(named("rangers-of-the-north"), "army_muster", armies=armies)
    table.fall(5, 6, 1)
    table.say("rangers-of-the-north")
    assert table.army(SHADOW, "ettenmoors") == {"sauron-regular": 1}  # the only army near the North
    assert table.prompt == "recruit_figure"
    table.say("north-elite")
    assert table.army(FREE, "north-downs") == {"north-elite": 1, "north-leader": 1}


def test_rangers_of_the_north_gather_only_next_to_the_army_they_struck() -> None:
    table = holding(named("rangers-of-the-north"), "army_muster", armies={"bree": sh(sauron_regular=3)})
    table.fall(1, 1, 1)
    table.say("rangers-of-the-north")
    assert table.options() == ["buckland", "north-downs"]


# The Shadow: the Balrog, Smeagol, the hunt


def test_a_balrog_is_come_wakes_it_and_later_moves_it() -> None:
    table = holding(named("a-balrog-is-come"), "character", characters={"balrog": "moria"})
    table.say("a-balrog-is-come")
    assert "balrog_active" in table.view(FREE).marks
    table = holding(named("a-balrog-is-come"), "character", characters={"balrog": "moria"}, marks=["balrog_active"])
    table.say("a-balrog-is-come move hollin")
    assert table.place("balrog") == "hollin"
    assert "a-balrog-is-come" not in holding(named("a-balrog-is-come"), "character").options()


def smeagol_drawn(hand: list[str]) -> WarTable:
    """We Won't Go Back is on the table when a Smeagol tile is drawn."""
    table = pose_with_lords(
        **SMEAGOL,
        cards={"shadow_character": {"table": [named("we-wont-go-back")], "hand": hand}},
        dice=dice({"character": 1}),
        hunt_box={"shadow": 1},
        tiles={"pool": {"smeagol": 1}},
    )
    table.fall(6)
    table.say("move_fellowship")
    return table


def test_we_wont_go_back_needs_smeagol_as_the_guide() -> None:
    assert "we-wont-go-back" in holding(named("we-wont-go-back"), "character", **SMEAGOL).options()
    assert "we-wont-go-back" not in holding(named("we-wont-go-back"), "character").options()


def test_we_wont_go_back_turns_a_smeagol_tile_into_corruption() -> None:
    table = smeagol_drawn([named("shelobs-lair"), named("the-ring-is-mine")])
    assert (table.prompt, table.options()) == ("further_corruption", ["pass", "from_hand", "from_table"])
    table.say("from_hand shelobs-lair")
    assert (table.state.corruption, on_table(table, SHADOW)) == (2, ["we-wont-go-back"])
    table = smeagol_drawn([])
    table.say("from_table")
    assert (table.state.corruption, on_table(table, SHADOW)) == (2, [])
    table = smeagol_drawn([])
    table.say("pass")
    assert table.state.corruption == 0


def test_we_shall_get_it_replaces_a_tile_while_gollum_guides() -> None:
    table = lying(
        named("we-shall-get-it"),
        **GOLLUM,
        dice=dice({"character": 1}),
        hunt_box={"shadow": 1},
        tiles={"pool": {"3": 1, "1": 1}},
    )
    table.fall(6, (2, 1))
    table.say("move_fellowship")
    assert (table.prompt, table.state.seat) == ("use_card", SHADOW)
    table.say("yes")
    assert table.state.hunt_now().damage == 3
    assert table.view(FREE).tiles == {"pool": {"1": 1}, "drawn": {"3": 1}, "waiting": {}}
    assert table.view(FREE).cards["shadow_character"].spent == [named("we-shall-get-it")]
    again = WarTable(WOTR_BOARD.load_position(WOTR_BOARD.to_position(table.state)))
    assert again.view(SHADOW) == table.view(SHADOW)


def test_we_shall_get_it_waits_until_gollum_guides() -> None:
    table = lying(
        named("we-shall-get-it"),
        dice=dice({"character": 1}),
        hunt_box={"shadow": 1},
        tiles={"pool": {"3": 1, "1": 1}},
    )
    table.fall(6, (2, 1))
    table.say("move_fellowship")
    assert table.prompt == "take_casualty"


@pytest.mark.parametrize("face", ["eye", "draw"])
def test_the_lore_of_the_elven_rings_turns_a_die_when_a_keeper_sees_an_eye(face: str) -> None:
    for seed in range(60):
        table = lying(named("the-lore-of-the-elven-rings"), phase="roll", seed=seed, characters={"elrond": "rivendell"})
        shown = table.view(FREE).special_dice["vilya"].face
        if shown == face:
            break
    assert (table.prompt == "new_result") == (face == "eye")
    if face == "eye":
        before = table.state.dice[FACES:]
        table.say("die:muster")
        table.say(table.options()[0]) if table.prompt == "change_die" else None
        assert table.state.dice[FACES + MUSTER] == before[MUSTER] + 1
        assert sum(table.state.dice[FACES:]) == sum(before)


@pytest.mark.parametrize("how", ["will", "ring"])
def test_the_free_peoples_may_be_rid_of_the_lore_of_the_elven_rings(how: str) -> None:
    face = "will_of_the_west" if how == "will" else "event"
    rings = ["free_peoples", "out", "out"] if how == "ring" else ["out"] * 3
    table = lying(named("the-lore-of-the-elven-rings"), dice=dice({face: 1}), rings=rings)
    play(table, "remove:the-lore-of-the-elven-rings")
    assert on_table(table, SHADOW) == []
    assert table.state.rings[0] == (1 if how == "ring" else 2)
    assert (
        "remove:the-lore-of-the-elven-rings"
        not in lying(named("the-lore-of-the-elven-rings"), dice=dice({"event": 1})).options()
    )


def gates(tile: str, progress: int = 2, path: tuple[str, ...] = ("moria", "dimrill-dale")) -> WarTable:
    """The Fellowship is declared while The Gates are Closed lies on the table."""
    table = lying(
        named("the-gates-are-closed"),
        phase="fellowship",
        fellowship={"region": "hollin", "progress": progress, "guide": "strider"},
        tiles={"pool": {tile: 1}},
    )
    table.say("yes", *path)
    return table


def test_the_gates_are_closed_draws_a_tile_for_a_shadow_stronghold_on_the_way() -> None:
    table = gates("2-reveal")
    assert (table.prompt, table.state.seat) == ("use_card", SHADOW)
    table.say("yes corruption")
    assert (table.state.corruption, table.state.hidden, on_table(table, SHADOW)) == (2, True, [])
    eye = gates("eye")
    eye.say("yes")
    assert (eye.state.corruption, eye.state.hidden) == (0, True)
    kept = gates("3")
    kept.say("no")
    assert on_table(kept, SHADOW) == ["the-gates-are-closed"]


def test_the_gates_are_closed_does_nothing_on_another_way() -> None:
    assert gates("3", path=("fords-of-bruinen", "high-pass")).prompt != "use_card"


@pytest.mark.parametrize(
    ("face", "guides", "offered"),
    [
        ("will_of_the_west", "strider", True),
        ("character", "gandalf-grey", True),
        ("character", "strider", False),
        ("event", "gandalf-grey", False),
    ],
)
def test_gandalf_or_a_will_of_the_west_opens_the_gates(face: str, guides: str, offered: bool) -> None:
    table = lying(named("the-gates-are-closed"), dice=dice({face: 1}), fellowship={"guide": guides})
    assert ("remove:the-gates-are-closed" in table.options()) == offered


def despair(**position: object) -> WarTable:
    """Captain of Despair lies on the table, the Witch-king is in play."""
    given = {"characters": {"witch-king-chief": "nurn"}, "dice": dice({"event": 2}, {"character": 2}), "side": "shadow"}
    return lying(named("captain-of-despair"), **{**given, **position})


def test_captain_of_despair_makes_eyes_of_used_character_dice() -> None:
    table = despair()
    table.say("nothing")
    assert table.state.box[SHADOW] == 1
    other = despair(dice=dice({"event": 2}, {"event": 2}))
    other.say("nothing")
    assert other.state.box[SHADOW] == 0


def test_captain_of_despair_itself_needs_the_witch_king_and_makes_no_eye_of_its_own_die() -> None:
    table = holding(
        named("captain-of-despair"),
        "character",
        characters={"witch-king-chief": "nurn"},
        dice=dice({"event": 2}, {"character": 2}),
    )
    table.say("captain-of-despair")
    assert (on_table(table, SHADOW), table.state.box[SHADOW]) == (["captain-of-despair"], 0)
    assert "captain-of-despair" not in holding(named("captain-of-despair"), "character").options()
    gollum = {**GOLLUM, "characters": GOLLUM["characters"] | {"witch-king-chief": "nurn"}}  # type: ignore[operator]
    assert "captain-of-despair" not in holding(named("captain-of-despair"), "character", **gollum).options()


@pytest.mark.parametrize(("region", "lies"), [("rivendell", False), ("bree", True), ("edoras", True)])
def test_captain_of_despair_ends_where_the_fellowship_is_declared_in_a_free_stronghold(region: str, lies: bool) -> None:
    fellowship = {"region": region, "progress": 1, "guide": "strider"}
    table = lying(
        named("captain-of-despair"), phase="fellowship", fellowship=fellowship, characters={"witch-king-chief": "nurn"}
    )
    table.say("yes stop")
    assert (on_table(table, SHADOW) == ["captain-of-despair"]) == lies


def test_captain_of_despair_ends_with_gollum_as_the_guide() -> None:
    alone = dict.fromkeys(COMPANIONS[:-1], "gone") | {"witch-king-chief": "nurn"}
    table = despair(
        characters=alone,
        fellowship={"guide": "peregrin", "region": "hollin"},
        dice=dice({"character": 1}),
        side="free_peoples",
    )
    table.say("separate hollin")
    assert (table.guide(), on_table(table, SHADOW)) == ("gollum", [])


# The Shadow: armies


@pytest.mark.parametrize(
    ("nazgul", "king", "there", "came"),
    [(2, False, 1, 2), (1, True, 1, 2), (6, False, 1, 5), (5, False, 8, 2)],
    ids=["two Nazgul", "with the Chief", "five at most", "as far as there is room"],
)
def test_shadow_of_dol_guldur_raises_regulars_for_the_nazgul_there(
    nazgul: int, king: bool, there: int, came: int
) -> None:
    table = holding(
        named("shadow-of-dol-guldur"),
        "army",
        armies={"dol-guldur": sh(sauron_regular=there, nazgul=nazgul)},
        characters={"witch-king-chief": "dol-guldur"} if king else {},
        nations=AT_WAR,
    )
    before = table.reserve("sauron-regular")
    table.say("shadow-of-dol-guldur")
    assert table.reserve("sauron-regular") == before - came
    table.say("march southern-mirkwood all")
    assert table.army(SHADOW, "southern-mirkwood")["sauron-regular"] == there + came


def test_shadow_of_dol_guldur_needs_a_nazgul_there_and_may_attack() -> None:
    armies = {"dol-guldur": sh(sauron_regular=2, nazgul=1), "north-anduin-vale": fp(elves_regular=1)}
    table = holding(named("shadow-of-dol-guldur"), "army", armies=armies, nations=AT_WAR)
    table.say("shadow-of-dol-guldur")
    assert table.options() == ["pass", "march", "attack"]
    without = holding(named("shadow-of-dol-guldur"), "army", armies={"dol-guldur": sh(sauron_regular=2)})
    assert "shadow-of-dol-guldur" not in without.options()


def test_madness_and_horror_strikes_near_a_stronghold_of_sauron_and_recruits_next_to_it() -> None:
    armies = {"osgiliath": fp(gondor_regular=3), "south-ithilien": fp(gondor_regular=3)}
    table = holding(named("madness-and-horror"), "army", armies=armies, nations=AT_WAR)
    table.fall(5, 5, 1)
    table.say("madness-and-horror")
    assert table.army(FREE, "south-ithilien") == {"gondor-regular": 1}  # next to Minas Morgul; Osgiliath is not
    assert "osgiliath" not in table.options()
    table.say("north-ithilien")
    assert table.army(SHADOW, "north-ithilien") == {"sauron-regular": 2}
    assert "madness-and-horror" not in holding(named("madness-and-horror"), "army").options()


def test_madness_and_horror_strengthens_the_besiegers_of_its_own_stronghold() -> None:
    armies = {"moria": {**fp(elves_elite=3), **sh(sauron_regular=1)}}
    table = holding(
        named("madness-and-horror"), "army", armies=armies, control={"moria": "free_peoples"}, nations=AT_WAR
    )
    table.fall(1, 1, 1)
    table.say("madness-and-horror")
    assert table.army(SHADOW, "moria") == {"sauron-regular": 3}


# Combat halves


def battle(free_card: str = "", shadow_card: str = "", **position: object) -> WarTable:
    """The Shadow attacks North Ithilien; each side may have a card."""
    cards = {pool_of(name): {"hand": [name]} for name in (free_card, shadow_card) if name}
    given = {
        "side": "shadow",
        "dice": dice({"event": 1}, {"army": 1}),
        "nations": AT_WAR,
        "armies": {"south-ithilien": sh(sauron_regular=4), "north-ithilien": fp(gondor_regular=4, gondor_leader=1)},
        "cards": cards,
    }
    table = pose_with_lords(**{**given, **position})
    table.say("attack")
    while table.prompt in ("attack_from", "attack_at", "march_part"):
        table.say(table.options()[0])
    return table


MINION = {"characters": {"gothmog": "south-ithilien"}}


@pytest.mark.parametrize("name", [named("we-wont-go-back"), named("the-lore-of-the-elven-rings")])
def test_fear_of_their_masters_gives_up_leadership_for_two_and_sixes_hurt(name: str) -> None:
    title = CARD_NAMES[CARD_IDS.index(name)]
    assert title not in battle(shadow_card=name).options()
    armies = {"south-ithilien": sh(sauron_regular=2), "north-ithilien": fp(gondor_regular=2, gondor_leader=1)}
    table = battle(shadow_card=name, armies=armies, **MINION)
    table.fall(3, 2, 6, 1, 1)  # the 3 hits with +2, and the miss is not rolled again; the 6 hits twice
    table.say(title)
    assert table.army(SHADOW, "south-ithilien") == {}
    assert table.place("gothmog") == "gone"
    assert table.army(FREE, "north-ithilien") == {"gondor-regular": 1, "gondor-leader": 1}


def test_servant_of_the_shadow_takes_a_die_for_each_point_of_a_minion() -> None:
    table = battle(free_card=named("there-is-another-way"), shadow_card=named("captain-of-despair"), **MINION)
    table.say("captain-of-despair pass")
    assert table.state.battle_now().of(FREE).less == 1
    assert "captain-of-despair" not in battle(shadow_card=named("captain-of-despair")).options()


def test_blade_of_westernesse_fells_a_minion_for_a_hit_of_the_re_roll() -> None:
    armies = {"south-ithilien": sh(sauron_regular=1), "north-ithilien": fp(gondor_regular=2, gondor_leader=1)}
    both = {"gothmog": "south-ithilien", "peregrin": "north-ithilien"}
    table = battle(free_card=named("you-know-the-way-there"), armies=armies, characters=both)
    table.fall(1, 1, 1, 1, 6, 1)  # a roll each, then Gothmog's re-roll, then those of the leader and of Peregrin
    table.say("you-know-the-way-there")
    assert (table.prompt, table.options()) == ("strike_down", ["pass", "gothmog"])
    table.say("gothmog")
    assert (table.place("gothmog"), table.army(SHADOW, "south-ithilien")) == ("gone", {"sauron-regular": 1})
    assert "you-know-the-way-there" not in battle(free_card=named("you-know-the-way-there"), **MINION).options()


def test_it_is_a_gift_of_safe_paths_needs_the_fellowship_there() -> None:
    at_hand = {"fellowship": {"region": "north-ithilien"}}
    assert "safe-paths-in-the-dark" in battle(free_card=named("safe-paths-in-the-dark"), **at_hand).options()
    assert "safe-paths-in-the-dark" not in battle(free_card=named("safe-paths-in-the-dark")).options()


TWO_HITS = {
    "armies": {"south-ithilien": sh(sauron_regular=2), "north-ithilien": fp(gondor_regular=3, gondor_leader=1)},
}


@pytest.mark.parametrize("name", [named("wind-from-the-west"), named("three-rings-for-the-elven-kings")])
def test_orderly_withdrawal_cancels_a_hit_and_then_the_army_must_leave(name: str) -> None:
    table = battle(free_card=name, **TWO_HITS)
    table.fall(6, 6, 1, 1, 1, 1)
    table.say(CARD_NAMES[CARD_IDS.index(name)], "yes")
    assert table.army(FREE, "north-ithilien") == {"gondor-regular": 2, "gondor-leader": 1}
    table.say("no")  # the attacker does not cease
    assert table.prompt == "retreat"
    assert "stop" not in table.options()


def test_shield_wall_of_every_little_cancels_one_of_two_hits() -> None:
    table = battle(free_card=named("every-little-is-a-gain"), **TWO_HITS)
    table.fall(6, 6, 1, 1, 1, 1)
    table.say("every-little-is-a-gain")
    assert table.army(FREE, "north-ithilien") == {"gondor-regular": 2, "gondor-leader": 1}


def test_advantageous_position_of_the_rangers_weakens_the_shadow_in_a_free_land() -> None:
    assert "rangers-of-the-north" not in battle(free_card=named("rangers-of-the-north")).options()
    armies = {"osgiliath": sh(sauron_regular=1), "druadan-forest": fp(gondor_regular=1)}
    table = battle(free_card=named("rangers-of-the-north"), armies=armies)
    table.fall(5, 1)
    table.say("rangers-of-the-north")
    assert (table.prompt, table.army(FREE, "druadan-forest")) == ("cease", {"gondor-regular": 1})


def test_durins_bane_of_a_balrog_is_come_works_wherever_it_fights() -> None:
    assert "a-balrog-is-come" not in battle(shadow_card=named("a-balrog-is-come")).options()
    armies = {"south-ithilien": sh(sauron_regular=1), "north-ithilien": fp(gondor_regular=3, gondor_elite=1)}
    there = {"characters": {"balrog": "south-ithilien"}, "marks": ["balrog_active"]}
    table = battle(shadow_card=named("a-balrog-is-come"), armies=armies, **there)
    table.fall(4, 4, 3)
    table.say("a-balrog-is-come")
    assert (table.prompt, table.state.prompt_args[1]) == ("casualty", 2)


def test_words_of_power_of_the_gates_silences_a_keeper_too() -> None:
    table = battle(
        shadow_card=named("the-gates-are-closed"),
        armies={"rivendell": {**fp(elves_regular=1, elves_elite=1), **sh(sauron_regular=1, nazgul=1)}},
        characters={"elrond": "rivendell"},
    )
    assert leadership(table.state, FREE) == 3
    table.fall(6, 1, 1, 1)
    table.say("the-gates-are-closed")
    assert (table.prompt, leadership(table.state, FREE)) == ("casualty", 0)  # what he lends the Elites is silent, too


def test_mumakil_of_dol_guldur_needs_a_southron_elite() -> None:
    assert "shadow-of-dol-guldur" not in battle(shadow_card=named("shadow-of-dol-guldur")).options()
    armies = {"south-ithilien": sh(southrons_elite=2), "north-ithilien": fp(gondor_regular=4)}
    assert "shadow-of-dol-guldur" in battle(shadow_card=named("shadow-of-dol-guldur"), armies=armies).options()


def test_swarm_of_bats_of_madness_and_horror_can_always_be_used() -> None:
    table = battle(free_card=named("every-little-is-a-gain"), shadow_card=named("madness-and-horror"), **TWO_HITS)
    table.say("madness-and-horror")
    table.fall(6, 6, 1, 1, 1, 1)
    table.say("every-little-is-a-gain")
    assert table.army(FREE, "north-ithilien") == {
        "gondor-regular": 1,
        "gondor-leader": 1,
    }  # the Shield-wall is cancelled
