"""The rules of the miniature game, one by one: positions, words, and what follows."""

import pytest
from riddles.components import CARD_IDS, DISCARD, HAND, POCKET, SEAT_IDS, TABLE, ZONE_IDS
from riddles.game import RIDDLES
from riddles.rules.verbs import move
from riddles.state import RiddleState

from westmarch.core.errors import BadFile
from westmarch.core.state import PUBLIC
from westmarch.core.words import KIND_NAMES


def table(**zones: list[str]) -> RiddleState:
    """Two seats with 4 wits each; `hand_bilbo=[...]` and the like say where cards lie."""
    lying = {name.replace("_", ":", 1): cards for name, cards in zones.items()}
    state = RIDDLES.load_position({"zones": lying, "options": {"seats": 2}})
    assert isinstance(state, RiddleState)
    state.notices = []
    return state


def asked(riddle: str, against: str = "handses", **zones: list[str]) -> RiddleState:
    """Bilbo asks a riddle that beats Gollum's, and nobody doubts it: all tricks but Gollum's riddle are gone."""
    gone = [trick for trick in ("handses", "knife", "string") if trick != against]
    zones.setdefault("discard", gone)
    state = table(**{"hand_bilbo": [riddle, "eggs"], "hand_gollum": [against], **zones})
    return say(state, riddle, against, *(["pass"] if against == "handses" else []))


def say(state: RiddleState, *words: str) -> RiddleState:
    for word in words:
        number = RIDDLES.vocabulary.number(word)
        assert number in state.options, (word, spelt(state))
        state.choose(number)
    return state


def spelt(state: RiddleState) -> list[str]:
    return RIDDLES.vocabulary.spell_all(state.options)


def lying(state: RiddleState, zone: str) -> list[str]:
    return [CARD_IDS[card] for card in state.cards_in(ZONE_IDS.index(zone))]


def may_lie(state: RiddleState, viewer: int, card: str) -> list[str]:
    """The zones where a card may lie as a person knows it."""
    return [zone for zone, cards in state.view(viewer).may_lie.items() if card in cards]


def prompt(state: RiddleState) -> tuple[str, str]:
    return SEAT_IDS[state.seat], RIDDLES.prompt(state).name


# The round


def test_each_seat_puts_a_riddle_down_in_secret_and_the_deepest_is_asked() -> None:
    state = table(hand_bilbo=["daisies", "mountain"], hand_gollum=["fish", "knife"])
    assert (prompt(state), spelt(state)) == (("bilbo", "riddle"), ["daisies", "mountain"])
    say(state, "daisies")
    assert state.view(1).zones["slot:bilbo"] == 1
    say(state, "fish")
    assert lying(state, "table:gollum") == ["fish"]
    assert lying(state, "hand:bilbo") == ["daisies", "mountain"]


def test_a_riddle_that_goes_back_is_known_to_all_until_something_is_pocketed_unseen() -> None:
    state = say(table(hand_bilbo=["daisies", "eggs"], hand_gollum=["fish", "knife"]), "daisies", "fish", "pass")
    assert may_lie(state, 1, "daisies") == may_lie(state, PUBLIC, "daisies") == ["hand:bilbo"]
    say(state, "eggs", "done")
    assert may_lie(state, 1, "daisies") == ["hand:bilbo", "slot:bilbo", "pocket:bilbo"]
    assert may_lie(state, 0, "daisies") == ["hand:bilbo"]


def test_pocketed_riddles_are_a_set_in_ascending_order() -> None:
    state = say(table(hand_bilbo=["daisies", "eggs", "wind"], hand_gollum=["fish"]), "daisies", "fish", "pass")
    assert (prompt(state), KIND_NAMES[RIDDLES.prompt(state).kind]) == (("bilbo", "pocket"), "set")
    assert spelt(say(state, "eggs")) == ["done", "wind"]
    say(state, "wind")
    assert lying(state, "pocket:bilbo") == ["eggs", "wind"]


def test_hands_are_filled_up_after_pocketing() -> None:
    state = say(table(hand_bilbo=["daisies"], hand_gollum=["fish"]), "daisies", "fish", "pass", "done")
    assert len(state.zones[HAND]) == 3


def test_who_drew_what_is_told_to_one_person_and_that_he_drew_to_the_others() -> None:
    state = say(table(hand_bilbo=["daisies"], hand_gollum=["fish", "wind"]), "daisies", "fish", "pass", "done")
    kinds = {v: [RIDDLES.notices[n.kind].name for n in state.notices or [] if n.heard_by(v)] for v in (0, 1, PUBLIC)}
    assert kinds[0][-2:] == ["drew", "drew"]
    assert kinds[1][-2:] == kinds[PUBLIC][-2:] == ["drew_unseen", "drew_unseen"]


def test_the_next_seat_is_first_in_the_next_round() -> None:
    state = say(table(hand_bilbo=["daisies"], hand_gollum=["fish"]), "daisies", "fish", "pass", "done")
    assert (state.round, prompt(state), state.resting) == (2, ("gollum", "riddle"), True)


# Doubt


def test_a_trick_makes_a_riddle_come_to_nothing() -> None:
    state = say(table(hand_bilbo=["mountain"], hand_gollum=["knife", "eggs"]), "mountain", "eggs", "knife")
    assert state.wits == [4, 4]
    assert lying(state, "discard") == ["knife", "mountain"]


def test_a_seat_is_asked_whether_it_doubts_even_if_it_has_no_trick() -> None:
    state = say(table(hand_bilbo=["mountain"], hand_gollum=["eggs"]), "mountain", "eggs")
    assert (prompt(state), spelt(state)) == (("gollum", "doubt"), ["pass"])


def test_nobody_is_asked_when_everybody_knows_that_all_tricks_are_gone() -> None:
    state = table(hand_bilbo=["mountain"], hand_gollum=["eggs"], discard=["handses", "knife", "string"])
    assert prompt(say(state, "mountain", "eggs"))[1] != "doubt"


# The cards


@pytest.mark.parametrize(("riddle", "wits"), [("daisies", [6, 4]), ("mountain", [4, 3]), ("dark", [4, 2])])
def test_riddles_that_give_and_take_wits(riddle: str, wits: list[int]) -> None:
    assert asked(riddle).wits == wits


def test_eggs_cost_a_wit_and_only_then_bring_cards() -> None:
    paid, declined = asked("eggs", hand_bilbo=["eggs"]), asked("eggs", hand_bilbo=["eggs"])
    assert prompt(paid) == ("bilbo", "pay")
    assert len(say(paid, "yes").zones[HAND]) == 2
    assert paid.wits == [3, 4]
    assert len(say(declined, "no").zones[HAND]) <= 3
    assert declined.wits == [4, 4]


def test_teeth_bite_the_seat_that_is_chosen() -> None:
    position = {
        "options": {"seats": 3},
        "zones": {
            "hand:bilbo": ["teeth"],
            "hand:gollum": ["eggs"],
            "hand:goblin": ["fish"],
            "discard": ["handses", "knife", "string"],
        },
    }
    state = RIDDLES.load_position(position)
    assert isinstance(state, RiddleState)
    say(state, "teeth", "eggs", "fish")
    assert spelt(state) == ["seat:gollum", "seat:goblin"]
    assert say(state, "seat:goblin").wits == [4, 4, 2]


def test_time_takes_from_everybody_what_its_asker_stakes() -> None:
    state = asked("time")
    assert (spelt(state), KIND_NAMES[RIDDLES.prompt(state).kind]) == (["0", "1", "2", "3"], "number")
    assert say(state, "3").wits == [1, 1]


def test_wind_blows_every_card_back_to_its_owners_hand() -> None:
    state = asked("wind", table_bilbo=["ring"], table_gollum=["fish", "sting"])
    assert (lying(state, "table:bilbo"), lying(state, "table:gollum")) == ([], [])
    assert {"ring"} < set(lying(state, "hand:bilbo"))
    assert {"fish", "sting"} < set(lying(state, "hand:gollum"))


def test_the_ring_is_lost_instead_of_wits() -> None:
    state = asked("dark", table_gollum=["ring", "sting"])
    assert state.wits == [4, 4]
    assert "ring" in lying(state, "discard")


def test_sting_makes_every_loss_one_less() -> None:
    assert asked("dark", table_gollum=["sting"]).wits == [4, 3]
    assert asked("mountain", table_gollum=["sting"]).wits == [4, 4]


def test_in_silence_nobody_loses_wits_and_no_ring() -> None:
    state = asked("mountain", table_bilbo=["silence"], table_gollum=["ring"])
    assert state.wits == [4, 4]
    assert lying(state, "table:gollum") == ["ring"]


def test_silence_goes_away_at_the_end_of_the_round_unless_it_has_left_before() -> None:
    state = asked("silence")
    assert lying(state, "table:bilbo") == ["silence"]
    say(state, *["done"] * 2)
    assert "silence" in lying(state, "discard")
    state = asked("silence")
    move(state, CARD_IDS.index("silence"), TABLE, HAND)
    move(state, CARD_IDS.index("silence"), HAND, TABLE)
    say(state, *["done"] * 2)
    assert lying(state, "table:bilbo") == ["silence"]


def test_a_present_brings_a_wit_at_the_end_of_the_round_if_it_is_still_there() -> None:
    assert say(asked("present"), "done", "done").wits == [5, 4]


def test_fish_and_no_legs_act_on_a_loss_from_the_first_seat_on() -> None:
    state = asked("dark", table_bilbo=["no-legs"], table_gollum=["fish"], hand_gollum=["handses"])
    assert state.wits == [5, 2]
    assert len(lying(state, "hand:gollum")) == 2


# As soon as


def test_who_has_no_wits_is_eaten_at_once_and_the_last_one_wins() -> None:
    position = {
        "options": {"seats": 2},
        "wits": [4, 2],
        "zones": {
            "hand:bilbo": ["dark"],
            "hand:gollum": ["eggs"],
            "pocket:gollum": ["fish"],
            "discard": ["handses", "knife", "string"],
        },
    }
    state = RIDDLES.load_position(position)
    assert isinstance(state, RiddleState)
    say(state, "dark", "eggs")
    assert state.over
    assert state.zones[POCKET + 1] == ()
    assert {"eggs", "fish"} <= set(lying(state, "discard"))
    assert (RIDDLES.outcome(state), state.returns()) == ({"winner": "bilbo", "by": "last"}, [1.0, -1.0])
    assert state.zones[DISCARD]


def test_after_the_last_round_wits_and_pockets_decide() -> None:
    position = {
        "options": {"seats": 2, "rounds": 1},
        "zones": {"hand:bilbo": ["mountain"], "hand:gollum": ["eggs"], "discard": ["handses", "knife", "string"]},
    }
    state = RIDDLES.load_position(position)
    assert isinstance(state, RiddleState)
    say(state, "mountain", "eggs", "eggs")
    assert (RIDDLES.outcome(state), state.returns()) == ({"winner": "shared", "by": "wits"}, [0.0, 0.0])


# Broken positions


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("game: duel\n", 1, "'duel' is not one of riddles"),
        ("game: riddles\ncolour: red\n", 2, "unknown here"),
        ("game: riddles\noptions: {seats: 7}\n", 2, "not 7"),
        ("game: riddles\nwits: [1]\n", 2, "must be 4 numbers"),
        ("game: riddles\nwits: [-1, -1, -1, 3]\n", 1, "at least two seats"),
        ("game: riddles\nround: 99\n", 2, "must be from 1 to 9"),
        ("game: riddles\nzones:\n  hand:bilbo: [ring]\n  hand:troll: [ring]\n", 4, "ring stands in two places"),
        ("game: riddles\nzones:\n  attic: [ring]\n", 3, "unknown here"),
        ("game: riddles\nsteps: [Rounds(1)]\n", 2, "is not a step"),
        ("game: riddles\nsteps:\n- Rounds()\n- Doubt((0, 1))\n", 3, "do not fit the position"),
        ("game: riddles\ndelayed: [Rounds()]\n", 2, "only frames wait"),
    ],
)
def test_a_broken_position_is_refused_with_its_line(text: str, line: int, reason: str) -> None:
    with pytest.raises(BadFile, match=reason) as refusal:
        RIDDLES.read_position(text)
    assert refusal.value.line == line
