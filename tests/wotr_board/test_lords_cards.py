"""Lords of Middle-earth: every event of it by name, and the combat halves that only it has."""

import pytest
from tests.wotr_board.board import (
    AT_WAR,
    FREE,
    SHADOW,
    army,
    asked,
    dice,
    fall,
    fp,
    guide,
    lords,
    options,
    place,
    reserve,
    say,
    sh,
)

from westmarch.core.rng import Rng
from westmarch.core.state import PUBLIC
from westmarch.games.wotr_board.cards.book import CARD_IDS, CARD_NAMES, EVENTS
from westmarch.games.wotr_board.cards.names import card
from westmarch.games.wotr_board.components import FACES, MUSTER
from westmarch.games.wotr_board.game import WOTR_BOARD
from westmarch.games.wotr_board.rules.war.battle import leadership
from westmarch.games.wotr_board.state import WotrBoardState

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


def holding(name: str, face: str = "event", **position: object) -> WotrBoardState:
    """A side holds a card and has a die for it."""
    side = int(name.startswith("sh"))
    faces = dice({face: 1}, {"event": 1}) if side == FREE else dice({"event": 1}, {face: 1})
    given = {"dice": faces, "side": ("free_peoples", "shadow")[side], "cards": {pool_of(name): {"hand": [name]}}}
    return lords(**{**given, **position})


def lying(name: str, **position: object) -> WotrBoardState:
    """A card lies on the table."""
    pool = "shadow_character" if "special" in name else pool_of(name)
    return lords(**{"cards": {pool: {"table": [name]}}, **position})


def on_table(state: WotrBoardState, side: int) -> list[str]:
    """The cards that a side has on the table."""
    return [CARD_NAMES[number] for number in state.table(side)]


def play(state: WotrBoardState, title: str, *words: str) -> WotrBoardState:
    """Play a card with the only die there is."""
    if asked(state) == "die":
        say(state, options(state)[-1])
    return say(state, title, *words)


def test_every_card_of_both_boxes_is_declared() -> None:
    assert len([event for event in EVENTS if event is not None]) == 110
    combat = [event.combat for event in EVENTS if event is not None]
    assert combat.count(None) == 1  # We Shall Get It has none


# The Free Peoples


def test_you_know_the_way_there_adds_two_smeagol_tiles_at_once() -> None:
    state = holding("fp-char-25", "character")
    say(state, "you-know-the-way-there")
    assert state.view(FREE).tiles["pool"]["smeagol"] == 4


@pytest.mark.parametrize("enemy", ["sh-char-25", "sh-special-we-shall-get-it"])
def test_safe_paths_in_the_dark_heal_and_end_what_speaks_of_smeagol(enemy: str) -> None:
    cards = {"free_character": {"hand": ["fp-char-26"]}, "shadow_character": {"table": [enemy, "sh-char-16"]}}
    state = holding("fp-char-26", "character", cards=cards, fellowship={"corruption": 3})
    say(state, "safe-paths-in-the-dark")
    assert (state.corruption, on_table(state, SHADOW)) == (2, ["flocks-of-crebain"])


def test_of_both_cards_safe_paths_in_the_dark_end_one() -> None:
    both = ["sh-char-25", "sh-special-we-shall-get-it"]
    cards = {"free_character": {"hand": ["fp-char-26"]}, "shadow_character": {"table": both}}
    state = holding("fp-char-26", "character", cards=cards)
    say(state, "safe-paths-in-the-dark")
    assert (asked(state), options(state)) == ("discard_from_table", ["we-wont-go-back", "we-shall-get-it"])


def test_wind_from_the_west_discards_a_shadow_card_from_the_table() -> None:
    cards = {
        "free_character": {"hand": ["fp-char-27"]},
        "shadow_character": {"table": ["sh-char-16"], "hand": ["sh-char-01"]},
        "shadow_strategy": {"table": ["sh-str-05"]},
    }
    state = holding("fp-char-27", "character", cards=cards)
    say(state, "wind-from-the-west", "threats-and-promises")
    assert (on_table(state, SHADOW), len(state.hand(SHADOW))) == (["flocks-of-crebain"], 1)


WIND = {
    "free_character": {"hand": ["fp-char-27"]},
    "shadow_character": {"hand": ["sh-char-01", "sh-char-02"]},
    "shadow_strategy": {"hand": ["sh-str-01"]},
}


def test_wind_from_the_west_may_look_into_the_hand_and_discard_a_card_of_it() -> None:
    state = holding("fp-char-27", "character", cards=WIND)
    say(state, "wind-from-the-west", "yes")
    assert (asked(state), state.seat) == ("discard_from_hand", FREE)
    assert options(state) == ["shelobs-lair", "the-ring-is-mine", "return-to-valinor"]
    say(state, "the-ring-is-mine")
    assert state.hand(SHADOW) == [card("shelobs-lair"), card("return-to-valinor")]
    seen = state.view(FREE).cards
    assert seen["shadow_character"].known == {"hand": ["sh-char-01"], "discard": ["sh-char-02"]}
    assert state.view(PUBLIC).cards["shadow_character"].known == {}
    guess = state.clone()
    guess.redeal(FREE, Rng(4))
    assert guess.hand(SHADOW) == state.hand(SHADOW)


def test_only_the_two_players_are_told_what_wind_from_the_west_discards() -> None:
    state = holding("fp-char-27", "character", cards=WIND)
    say(state, "wind-from-the-west", "yes")
    state.notices = []
    say(state, "the-ring-is-mine")
    kinds = {
        viewer: {WOTR_BOARD.notices[note.kind].name for note in state.notices if note.heard_by(viewer)}
        for viewer in (FREE, SHADOW, PUBLIC)
    }
    assert "discarded_card" in kinds[FREE]
    assert "discarded_card" in kinds[SHADOW]
    assert "discarded_card" not in kinds[PUBLIC]
    assert "discarded" in kinds[PUBLIC]


def test_a_spectator_learns_nothing_from_the_choice_of_wind_from_the_west() -> None:
    state = holding("fp-char-27", "character", cards=WIND)
    say(state, "wind-from-the-west", "yes")
    assert WOTR_BOARD.prompt(state).secret
    hands = set()
    for seed in range(20):
        guess = state.clone()
        guess.redeal(PUBLIC, Rng(seed))
        assert (asked(guess), guess.view(PUBLIC)) == (asked(state), state.view(PUBLIC))
        hands.add(tuple(options(guess)))
    assert len(hands) > 10


def test_wind_from_the_west_may_be_left_at_that() -> None:
    state = holding("fp-char-27", "character", cards=WIND)
    say(state, "wind-from-the-west", "no")
    assert len(state.hand(SHADOW)) == 3


def test_three_rings_return_first_those_out_of_the_game() -> None:
    state = holding("fp-char-28", "character", rings=["out", "shadow", "shadow"])
    fall(state, 5, 6, 1)
    play(state, "three-rings-for-the-elven-kings")
    assert (asked(state), options(state)) == ("ring_to_take", ["elven_ring:nenya", "elven_ring:narya"])
    say(state, "elven_ring:narya")
    assert state.view(FREE).rings == {"vilya": "free_peoples", "nenya": "shadow", "narya": "free_peoples"}


def test_three_rings_return_nothing_on_low_dice() -> None:
    state = holding("fp-char-28", "character")
    fall(state, 4, 4, 1)
    play(state, "three-rings-for-the-elven-kings")
    assert state.view(FREE).rings == dict.fromkeys(("vilya", "nenya", "narya"), "out")


def test_every_little_is_a_gain_raises_the_fiefs() -> None:
    state = holding("fp-str-25", "muster", armies={})
    say(state, "every-little-is-a-gain")
    assert [army(state, FREE, here) for here in ("pelargir", "lossarnach", "lamedon")] == [{"gondor-regular": 1}] * 3
    assert len(state.hand(FREE)) == 1


def test_rangers_of_the_north_strike_and_gather_nearby() -> None:
    armies = {"ettenmoors": sh(sauron_regular=3), "moria": sh(sauron_regular=3)}
    state = holding("fp-str-26", "army_muster", armies=armies)
    fall(state, 5, 6, 1)
    say(state, "rangers-of-the-north")
    assert army(state, SHADOW, "ettenmoors") == {"sauron-regular": 1}  # the only army near the North
    assert asked(state) == "recruit_figure"
    say(state, "north-elite")
    assert army(state, FREE, "north-downs") == {"north-elite": 1, "north-leader": 1}


def test_rangers_of_the_north_gather_only_next_to_the_army_they_struck() -> None:
    state = holding("fp-str-26", "army_muster", armies={"bree": sh(sauron_regular=3)})
    fall(state, 1, 1, 1)
    say(state, "rangers-of-the-north")
    assert options(state) == ["buckland", "north-downs"]


# The Shadow: the Balrog, Smeagol, the hunt


def test_a_balrog_is_come_wakes_it_and_later_moves_it() -> None:
    state = holding("sh-char-17-lome", "character", characters={"balrog": "moria"})
    say(state, "a-balrog-is-come")
    assert "balrog_active" in state.view(FREE).marks
    state = holding("sh-char-17-lome", "character", characters={"balrog": "moria"}, marks=["balrog_active"])
    say(state, "a-balrog-is-come", "move", "hollin")
    assert place(state, "balrog") == "hollin"
    assert "a-balrog-is-come" not in options(holding("sh-char-17-lome", "character"))


def smeagol_drawn(hand: list[str]) -> WotrBoardState:
    """We Won't Go Back is on the table when a Smeagol tile is drawn."""
    state = lords(
        **SMEAGOL,
        cards={"shadow_character": {"table": ["sh-char-25"], "hand": hand}},
        dice=dice({"character": 1}),
        hunt_box={"shadow": 1},
        tiles={"pool": {"smeagol": 1}},
    )
    fall(state, 6)
    say(state, "move_fellowship")
    return state


def test_we_wont_go_back_needs_smeagol_as_the_guide() -> None:
    assert "we-wont-go-back" in options(holding("sh-char-25", "character", **SMEAGOL))
    assert "we-wont-go-back" not in options(holding("sh-char-25", "character"))


def test_we_wont_go_back_turns_a_smeagol_tile_into_corruption() -> None:
    state = smeagol_drawn(["sh-char-01", "sh-char-02"])
    assert (asked(state), options(state)) == ("further_corruption", ["pass", "from_hand", "from_table"])
    say(state, "from_hand", "shelobs-lair")
    assert (state.corruption, on_table(state, SHADOW)) == (2, ["we-wont-go-back"])
    state = smeagol_drawn([])
    say(state, "from_table")
    assert (state.corruption, on_table(state, SHADOW)) == (2, [])
    state = smeagol_drawn([])
    say(state, "pass")
    assert state.corruption == 0


def test_we_shall_get_it_replaces_a_tile_while_gollum_guides() -> None:
    state = lying(
        "sh-special-we-shall-get-it",
        **GOLLUM,
        dice=dice({"character": 1}),
        hunt_box={"shadow": 1},
        tiles={"pool": {"3": 1, "1": 1}},
    )
    fall(state, 6, (2, 1))
    say(state, "move_fellowship")
    assert (asked(state), state.seat) == ("use_card", SHADOW)
    say(state, "yes")
    assert state.hunt_now().damage == 3
    assert state.view(FREE).tiles == {"pool": {"1": 1}, "drawn": {"3": 1}, "waiting": {}}
    assert state.view(FREE).cards["shadow_character"].spent == ["sh-special-we-shall-get-it"]
    again = WOTR_BOARD.load_position(WOTR_BOARD.to_position(state))
    assert again.view(SHADOW) == state.view(SHADOW)


def test_we_shall_get_it_waits_until_gollum_guides() -> None:
    state = lying(
        "sh-special-we-shall-get-it",
        dice=dice({"character": 1}),
        hunt_box={"shadow": 1},
        tiles={"pool": {"3": 1, "1": 1}},
    )
    fall(state, 6, (2, 1))
    say(state, "move_fellowship")
    assert asked(state) == "take_casualty"


@pytest.mark.parametrize("face", ["eye", "draw"])
def test_the_lore_of_the_elven_rings_turns_a_die_when_a_keeper_sees_an_eye(face: str) -> None:
    for seed in range(60):
        state = lying("sh-char-26", phase="roll", seed=seed, characters={"elrond": "rivendell"})
        shown = state.view(FREE).special_dice["vilya"].face
        if shown == face:
            break
    assert (asked(state) == "new_result") == (face == "eye")
    if face == "eye":
        before = state.dice[FACES:].copy()
        say(state, "die:muster")
        say(state, options(state)[0]) if asked(state) == "change_die" else None
        assert state.dice[FACES + MUSTER] == before[MUSTER] + 1
        assert sum(state.dice[FACES:]) == sum(before)


@pytest.mark.parametrize("how", ["will", "ring"])
def test_the_free_peoples_may_be_rid_of_the_lore_of_the_elven_rings(how: str) -> None:
    face = "will_of_the_west" if how == "will" else "event"
    rings = ["free_peoples", "out", "out"] if how == "ring" else ["out"] * 3
    state = lying("sh-char-26", dice=dice({face: 1}), rings=rings)
    play(state, "remove:the-lore-of-the-elven-rings")
    assert on_table(state, SHADOW) == []
    assert state.rings[0] == (1 if how == "ring" else 2)
    assert "remove:the-lore-of-the-elven-rings" not in options(lying("sh-char-26", dice=dice({"event": 1})))


def gates(tile: str, progress: int = 2, path: tuple[str, ...] = ("moria", "dimrill-dale")) -> WotrBoardState:
    """The Fellowship is declared while The Gates are Closed lies on the table."""
    state = lying(
        "sh-char-27",
        phase="fellowship",
        fellowship={"region": "hollin", "progress": progress, "guide": "strider"},
        tiles={"pool": {tile: 1}},
    )
    say(state, "yes", *path)
    return state


def test_the_gates_are_closed_draws_a_tile_for_a_shadow_stronghold_on_the_way() -> None:
    state = gates("2-reveal")
    assert (asked(state), state.seat) == ("use_card", SHADOW)
    say(state, "yes", "corruption")
    assert (state.corruption, state.hidden, on_table(state, SHADOW)) == (2, True, [])
    eye = gates("eye")
    say(eye, "yes")
    assert (eye.corruption, eye.hidden) == (0, True)
    kept = gates("3")
    say(kept, "no")
    assert on_table(kept, SHADOW) == ["the-gates-are-closed"]


def test_the_gates_are_closed_does_nothing_on_another_way() -> None:
    assert asked(gates("3", path=("fords-of-bruinen", "high-pass"))) != "use_card"


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
    state = lying("sh-char-27", dice=dice({face: 1}), fellowship={"guide": guides})
    assert ("remove:the-gates-are-closed" in options(state)) == offered


def despair(**position: object) -> WotrBoardState:
    """Captain of Despair lies on the table, the Witch-king is in play."""
    given = {"characters": {"witch-king-chief": "nurn"}, "dice": dice({"event": 2}, {"character": 2}), "side": "shadow"}
    return lying("sh-char-28", **{**given, **position})


def test_captain_of_despair_makes_eyes_of_used_character_dice() -> None:
    state = despair()
    say(state, "nothing")
    assert state.box[SHADOW] == 1
    other = despair(dice=dice({"event": 2}, {"event": 2}))
    say(other, "nothing")
    assert other.box[SHADOW] == 0


def test_captain_of_despair_itself_needs_the_witch_king_and_makes_no_eye_of_its_own_die() -> None:
    state = holding(
        "sh-char-28", "character", characters={"witch-king-chief": "nurn"}, dice=dice({"event": 2}, {"character": 2})
    )
    say(state, "captain-of-despair")
    assert (on_table(state, SHADOW), state.box[SHADOW]) == (["captain-of-despair"], 0)
    assert "captain-of-despair" not in options(holding("sh-char-28", "character"))
    gollum = {**GOLLUM, "characters": GOLLUM["characters"] | {"witch-king-chief": "nurn"}}  # type: ignore[operator]
    assert "captain-of-despair" not in options(holding("sh-char-28", "character", **gollum))


@pytest.mark.parametrize(("region", "lies"), [("rivendell", False), ("bree", True), ("edoras", True)])
def test_captain_of_despair_ends_where_the_fellowship_is_declared_in_a_free_stronghold(region: str, lies: bool) -> None:
    fellowship = {"region": region, "progress": 1, "guide": "strider"}
    state = lying("sh-char-28", phase="fellowship", fellowship=fellowship, characters={"witch-king-chief": "nurn"})
    say(state, "yes", "stop")
    assert (on_table(state, SHADOW) == ["captain-of-despair"]) == lies


def test_captain_of_despair_ends_with_gollum_as_the_guide() -> None:
    alone = dict.fromkeys(COMPANIONS[:-1], "gone") | {"witch-king-chief": "nurn"}
    state = despair(
        characters=alone,
        fellowship={"guide": "peregrin", "region": "hollin"},
        dice=dice({"character": 1}),
        side="free_peoples",
    )
    say(state, "separate", "hollin")
    assert (guide(state), on_table(state, SHADOW)) == ("gollum", [])


# The Shadow: armies


@pytest.mark.parametrize(
    ("nazgul", "king", "there", "came"),
    [(2, False, 1, 2), (1, True, 1, 2), (6, False, 1, 5), (5, False, 8, 2)],
    ids=["two Nazgul", "with the Chief", "five at most", "as far as there is room"],
)
def test_shadow_of_dol_guldur_raises_regulars_for_the_nazgul_there(
    nazgul: int, king: bool, there: int, came: int
) -> None:
    state = holding(
        "sh-str-25",
        "army",
        armies={"dol-guldur": sh(sauron_regular=there, nazgul=nazgul)},
        characters={"witch-king-chief": "dol-guldur"} if king else {},
        nations=AT_WAR,
    )
    before = reserve(state, "sauron-regular")
    say(state, "shadow-of-dol-guldur")
    assert reserve(state, "sauron-regular") == before - came
    say(state, "march", "southern-mirkwood", "all")
    assert army(state, SHADOW, "southern-mirkwood")["sauron-regular"] == there + came


def test_shadow_of_dol_guldur_needs_a_nazgul_there_and_may_attack() -> None:
    armies = {"dol-guldur": sh(sauron_regular=2, nazgul=1), "north-anduin-vale": fp(elves_regular=1)}
    state = holding("sh-str-25", "army", armies=armies, nations=AT_WAR)
    say(state, "shadow-of-dol-guldur")
    assert options(state) == ["pass", "march", "attack"]
    without = holding("sh-str-25", "army", armies={"dol-guldur": sh(sauron_regular=2)})
    assert "shadow-of-dol-guldur" not in options(without)


def test_madness_and_horror_strikes_near_a_stronghold_of_sauron_and_recruits_next_to_it() -> None:
    armies = {"osgiliath": fp(gondor_regular=3), "south-ithilien": fp(gondor_regular=3)}
    state = holding("sh-str-26", "army", armies=armies, nations=AT_WAR)
    fall(state, 5, 5, 1)
    say(state, "madness-and-horror")
    assert army(state, FREE, "south-ithilien") == {"gondor-regular": 1}  # next to Minas Morgul; Osgiliath is not
    assert "osgiliath" not in options(state)
    say(state, "north-ithilien")
    assert army(state, SHADOW, "north-ithilien") == {"sauron-regular": 2}
    assert "madness-and-horror" not in options(holding("sh-str-26", "army"))


def test_madness_and_horror_strengthens_the_besiegers_of_its_own_stronghold() -> None:
    armies = {"moria": {**fp(elves_elite=3), **sh(sauron_regular=1)}}
    state = holding("sh-str-26", "army", armies=armies, control={"moria": "free_peoples"}, nations=AT_WAR)
    fall(state, 1, 1, 1)
    say(state, "madness-and-horror")
    assert army(state, SHADOW, "moria") == {"sauron-regular": 3}


# Combat halves


def battle(free_card: str = "", shadow_card: str = "", **position: object) -> WotrBoardState:
    """The Shadow attacks North Ithilien; each side may have a card."""
    cards = {pool_of(name): {"hand": [name]} for name in (free_card, shadow_card) if name}
    given = {
        "side": "shadow",
        "dice": dice({"event": 1}, {"army": 1}),
        "nations": AT_WAR,
        "armies": {"south-ithilien": sh(sauron_regular=4), "north-ithilien": fp(gondor_regular=4, gondor_leader=1)},
        "cards": cards,
    }
    state = lords(**{**given, **position})
    say(state, "attack")
    while asked(state) in ("attack_from", "attack_at", "march_part"):
        say(state, options(state)[0])
    return state


MINION = {"characters": {"gothmog": "south-ithilien"}}


@pytest.mark.parametrize("name", ["sh-char-25", "sh-char-26"])
def test_fear_of_their_masters_gives_up_leadership_for_two_and_sixes_hurt(name: str) -> None:
    title = CARD_NAMES[CARD_IDS.index(name)]
    assert title not in options(battle(shadow_card=name))
    armies = {"south-ithilien": sh(sauron_regular=2), "north-ithilien": fp(gondor_regular=2, gondor_leader=1)}
    state = battle(shadow_card=name, armies=armies, **MINION)
    fall(state, 3, 2, 6, 1, 1)  # the 3 hits with +2, and the miss is not rolled again; the 6 hits twice
    say(state, title)
    assert army(state, SHADOW, "south-ithilien") == {}
    assert place(state, "gothmog") == "gone"
    assert army(state, FREE, "north-ithilien") == {"gondor-regular": 1, "gondor-leader": 1}


def test_servant_of_the_shadow_takes_a_die_for_each_point_of_a_minion() -> None:
    state = battle(free_card="fp-char-10", shadow_card="sh-char-28", **MINION)
    say(state, "captain-of-despair", "pass")
    assert state.battle_now().of(FREE).less == 1
    assert "captain-of-despair" not in options(battle(shadow_card="sh-char-28"))


def test_blade_of_westernesse_fells_a_minion_for_a_hit_of_the_re_roll() -> None:
    armies = {"south-ithilien": sh(sauron_regular=1), "north-ithilien": fp(gondor_regular=2, gondor_leader=1)}
    both = {"gothmog": "south-ithilien", "peregrin": "north-ithilien"}
    state = battle(free_card="fp-char-25", armies=armies, characters=both)
    fall(state, 1, 1, 1, 1, 6, 1)  # a roll each, then Gothmog's re-roll, then those of the leader and of Peregrin
    say(state, "you-know-the-way-there")
    assert (asked(state), options(state)) == ("strike_down", ["pass", "gothmog"])
    say(state, "gothmog")
    assert (place(state, "gothmog"), army(state, SHADOW, "south-ithilien")) == ("gone", {"sauron-regular": 1})
    assert "you-know-the-way-there" not in options(battle(free_card="fp-char-25", **MINION))


def test_it_is_a_gift_of_safe_paths_needs_the_fellowship_there() -> None:
    at_hand = {"fellowship": {"region": "north-ithilien"}}
    assert "safe-paths-in-the-dark" in options(battle(free_card="fp-char-26", **at_hand))
    assert "safe-paths-in-the-dark" not in options(battle(free_card="fp-char-26"))


TWO_HITS = {
    "armies": {"south-ithilien": sh(sauron_regular=2), "north-ithilien": fp(gondor_regular=3, gondor_leader=1)},
}


@pytest.mark.parametrize("name", ["fp-char-27", "fp-char-28"])
def test_orderly_withdrawal_cancels_a_hit_and_then_the_army_must_leave(name: str) -> None:
    state = battle(free_card=name, **TWO_HITS)
    fall(state, 6, 6, 1, 1, 1, 1)
    say(state, CARD_NAMES[CARD_IDS.index(name)], "yes")
    assert army(state, FREE, "north-ithilien") == {"gondor-regular": 2, "gondor-leader": 1}
    say(state, "no")  # the attacker does not cease
    assert asked(state) == "retreat"
    assert "stop" not in options(state)


def test_shield_wall_of_every_little_cancels_one_of_two_hits() -> None:
    state = battle(free_card="fp-str-25", **TWO_HITS)
    fall(state, 6, 6, 1, 1, 1, 1)
    say(state, "every-little-is-a-gain")
    assert army(state, FREE, "north-ithilien") == {"gondor-regular": 2, "gondor-leader": 1}


def test_advantageous_position_of_the_rangers_weakens_the_shadow_in_a_free_land() -> None:
    assert "rangers-of-the-north" not in options(battle(free_card="fp-str-26"))
    armies = {"osgiliath": sh(sauron_regular=1), "druadan-forest": fp(gondor_regular=1)}
    state = battle(free_card="fp-str-26", armies=armies)
    fall(state, 5, 1)
    say(state, "rangers-of-the-north")
    assert (asked(state), army(state, FREE, "druadan-forest")) == ("cease", {"gondor-regular": 1})


def test_durins_bane_of_a_balrog_is_come_works_wherever_it_fights() -> None:
    assert "a-balrog-is-come" not in options(battle(shadow_card="sh-char-17-lome"))
    armies = {"south-ithilien": sh(sauron_regular=1), "north-ithilien": fp(gondor_regular=3, gondor_elite=1)}
    there = {"characters": {"balrog": "south-ithilien"}, "marks": ["balrog_active"]}
    state = battle(shadow_card="sh-char-17-lome", armies=armies, **there)
    fall(state, 4, 4, 3)
    say(state, "a-balrog-is-come")
    assert (asked(state), state.prompt_args[1]) == ("casualty", 2)


def test_words_of_power_of_the_gates_silences_a_keeper_too() -> None:
    state = battle(
        shadow_card="sh-char-27",
        armies={"rivendell": {**fp(elves_regular=1, elves_elite=1), **sh(sauron_regular=1, nazgul=1)}},
        characters={"elrond": "rivendell"},
    )
    assert leadership(state, FREE) == 3
    fall(state, 6, 1, 1, 1)
    say(state, "the-gates-are-closed")
    assert (asked(state), leadership(state, FREE)) == ("casualty", 1)  # only the Elite still leads


def test_mumakil_of_dol_guldur_needs_a_southron_elite() -> None:
    assert "shadow-of-dol-guldur" not in options(battle(shadow_card="sh-str-25"))
    armies = {"south-ithilien": sh(southrons_elite=2), "north-ithilien": fp(gondor_regular=4)}
    assert "shadow-of-dol-guldur" in options(battle(shadow_card="sh-str-25", armies=armies))


def test_swarm_of_bats_of_madness_and_horror_can_always_be_used() -> None:
    state = battle(free_card="fp-str-25", shadow_card="sh-str-26", **TWO_HITS)
    say(state, "madness-and-horror")
    fall(state, 6, 6, 1, 1, 1, 1)
    say(state, "every-little-is-a-gain")
    assert army(state, FREE, "north-ithilien") == {
        "gondor-regular": 1,
        "gondor-leader": 1,
    }  # the Shield-wall is cancelled
