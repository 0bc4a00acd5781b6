"""What each person may know: views, guesses and what is told, for team-mates, enemies and spectators (rules 10-13)."""

from typing import Any

import pytest

from westmarch.core.conformance import check_guesses, check_silent, heard
from westmarch.core.rng import Rng
from westmarch.core.state import PUBLIC
from westmarch.games.wotr_cards.game import WOTR_CARDS
from westmarch.games.wotr_cards.secrets.view import SeatView

from ..board import PosedTable, pose

FRODO, WITCH_KING, ARAGORN, SARUMAN = range(4)
GUESSES = 60


def seat(table: PosedTable, player: str, viewer: int) -> SeatView:
    """What a person sees of a player."""
    return table.view(viewer).seats[player]


def guesses(table: PosedTable, viewer: int) -> list[PosedTable]:
    """What a person may take the table for."""
    tables = [table.copy() for _ in range(GUESSES)]
    for number, guess in enumerate(tables):
        guess.state.redeal(viewer, Rng(number))
    return tables


def thought(table: PosedTable, card: str, viewer: int) -> set[str]:
    """The places where a person may think a card."""
    return {guess.where(card) for guess in guesses(table, viewer)}


def told(table: PosedTable, viewer: int) -> list[str]:
    """What a person was told since the table was posed."""
    copy = table.copy()
    copy.state.notices = heard(table.state.notices, viewer)
    return copy.log()


# Teams


def test_nobody_sees_the_hand_or_the_piles_of_a_team_mate() -> None:
    table = pose(
        hand={"frodo": "gimli sting"}, cycled={"frodo": "smeagol"}, eliminated={"frodo": "eowyn eomer theoden"}
    )
    own = seat(table, "frodo", FRODO)
    assert (own.hand, own.cycled, own.eliminated) == (
        ["gimli", "sting"], ["smeagol"], ["eomer", "eowyn", "theoden"],
    )  # fmt: skip
    for viewer in (ARAGORN, WITCH_KING, SARUMAN, PUBLIC):
        seen = seat(table, "frodo", viewer)
        assert (seen.hand, seen.cycled, seen.eliminated, seen.deck) == (2, 1, 3, 24)


def test_one_person_with_both_decks_of_a_side_sees_both_hands_and_no_others() -> None:
    posed: dict[str, Any] = {
        "hand": {"witch_king": "grishnakh", "saruman": "gollum", "frodo": "gimli"},
        "options": {"viewers": [0, 1, 2, 1]},
    }
    table = pose(**posed)
    assert [seat(table, player, 1).hand for player in ("witch_king", "saruman", "frodo", "aragorn")] == [
        ["grishnakh"], ["gollum"], 1, 0,
    ]  # fmt: skip
    assert [seat(table, player, 2).hand for player in ("witch_king", "saruman", "frodo")] == [1, 1, 1]


@pytest.mark.parametrize("viewer", [ARAGORN, SARUMAN, PUBLIC])
def test_a_guess_keeps_every_size_and_leaves_the_hidden_cards_of_a_team_mate_as_open_as_an_enemys(viewer: int) -> None:
    table = pose(
        hand={"frodo": "gimli sting", "aragorn": "arwen elrond", "saruman": "gollum"},
        cycled={"frodo": "smeagol eowyn", "witch_king": "grishnakh"},
        reserve={"frodo": "eomer"},
    )
    found = guesses(table, viewer)
    for guess in found:
        for player in ("frodo", "witch_king", "aragorn", "saruman"):
            for zone in ("hand", "cycled", "eliminated", "deck"):
                assert len(guess.cards(zone, player)) == len(table.cards(zone, player))
        assert guess.cards("reserve", "frodo") == ["eomer"]
        if viewer == ARAGORN:
            assert guess.hand("aragorn") == table.hand("aragorn")
        assert guess.view(viewer) == table.view(viewer)
    assert len({tuple(guess.hand("frodo")) for guess in found}) > GUESSES // 2


def test_the_names_of_drawn_cards_are_told_to_their_player_only() -> None:
    table = pose(turn="frodo").say("ring")
    drawn = [f"drew_card frodo {card}" for card in table.hand("frodo")]
    assert sorted(line for line in told(table, FRODO) if "drew" in line) == sorted(drawn)
    for viewer in (ARAGORN, WITCH_KING, PUBLIC):
        assert [line for line in told(table, viewer) if "drew" in line] == ["drew frodo 2"]


def test_the_card_cycled_to_pay_for_another_is_told_to_its_player_only() -> None:
    table = pose(turn="frodo", hand={"frodo": "gimli sting glamdring"}).say("play:gimli sting")
    assert "cycled_card frodo sting" in told(table, FRODO)
    for viewer in (ARAGORN, WITCH_KING, PUBLIC):
        assert "cycled_unseen frodo 1" in told(table, viewer)
        assert not any("sting" in line for line in told(table, viewer))


# What was shown


def test_a_card_taken_is_seen_by_all_and_forgotten_when_a_card_is_cycled_unseen() -> None:
    table = pose(turn="frodo", hand={"frodo": "gimli sting glamdring"}, cycled={"frodo": "dwarven-axe smeagol"})
    table.say("play:gimli sting dwarven-axe")
    for viewer in (ARAGORN, WITCH_KING, PUBLIC):
        assert "took frodo dwarven-axe" in told(table, viewer)
        assert thought(table, "dwarven-axe", viewer) == {"hand"}
    table.pass_until("frodo").say("cycle glamdring")
    for viewer in (ARAGORN, WITCH_KING, PUBLIC):
        assert thought(table, "dwarven-axe", viewer) == {"hand", "cycled"}
    assert thought(table, "dwarven-axe", FRODO) == {"hand"}


def test_frodo_cycled_on_a_path_is_after_a_recycling_and_a_draw_in_deck_or_hand() -> None:
    table = pose(
        turn="saruman",
        path=("weathertop", "frodo-baggins flocks-of-crebain"),
        cycled={"frodo": "smeagol"},
        deck={"frodo": "eomer"},
        seed=5,
    )
    table.say("use:flocks-of-crebain")
    assert "cycled frodo frodo-baggins" in told(table, WITCH_KING)
    assert seat(table, "frodo", WITCH_KING).known["cycled"] == ["frodo-baggins"]
    table.say("inn-of-the-prancing-pony").pass_until("frodo").say("ring")
    assert len(table.cards("cycled", "frodo")) == 0
    assert thought(table, "frodo-baggins", WITCH_KING) == {"deck", "hand"}


def test_bilbo_winnowed_is_shown_as_he_is_cycled_and_the_other_card_is_not() -> None:
    table = pose(turn="frodo", hand={"frodo": "bilbo-baggins sting"}).say("winnow")
    for viewer in (ARAGORN, WITCH_KING, PUBLIC):
        assert "instead frodo bilbo-baggins" in told(table, viewer)
        assert not any("sting" in line for line in told(table, viewer))
        assert seat(table, "frodo", viewer).known["cycled"] == ["bilbo-baggins"]
        assert thought(table, "sting", viewer) == {"deck", "eliminated", "hand"}
    assert thought(table, "bilbo-baggins", WITCH_KING) == {"cycled"}


def test_the_top_of_the_deck_forsaken_without_a_reaction_is_seen_by_its_player_only() -> None:
    table = pose(turn="witch_king", hand={"witch_king": "olog-hai"}, deck_top={"witch_king": "grishnakh"})
    table.say("play:olog-hai deck_top")
    assert table.where("grishnakh") == "eliminated"
    assert seat(table, "witch_king", WITCH_KING).eliminated == ["grishnakh"]
    for viewer in (SARUMAN, FRODO, PUBLIC):
        assert (
            seat(table, "witch_king", viewer).eliminated,
            told(table, viewer).count("forsook_deck witch_king"),
        ) == (1, 1)
        assert not any("grishnakh" in line for line in told(table, viewer))
        assert thought(table, "grishnakh", viewer) == {"deck", "eliminated"}


def test_the_top_of_the_deck_forsaken_with_a_reaction_is_shown_to_all() -> None:
    table = pose(turn="witch_king", hand={"witch_king": "olog-hai"}, deck_top={"witch_king": "the-witch-king"})
    table.say("play:olog-hai deck_top")
    for viewer in (SARUMAN, FRODO, PUBLIC):
        assert "instead witch_king the-witch-king" in told(table, viewer)
        assert thought(table, "the-witch-king", viewer) == {"cycled"}


def test_strider_removed_by_aragorn_is_known_to_be_eliminated_wherever_he_was() -> None:
    for zone in ("hand", "cycled", "eliminated"):
        hidden = {zone: {"aragorn": "aragorn arwen strider" if zone == "hand" else "strider"}}
        table = pose(turn="aragorn", **{"hand": {"aragorn": "aragorn arwen"}, **hidden})
        table.say("play:aragorn")
        if table.prompt == "price":
            table.say("arwen")
        assert thought(table, "strider", WITCH_KING) == {"eliminated"}


# The mirror


def test_mirror_of_galadriel_shows_its_player_the_present_top_of_the_deck_and_nobody_else() -> None:
    table = pose(turn="aragorn", reserve={"aragorn": "galadriel"}, items={"mirror-of-galadriel": "galadriel"}, seed=3)
    (top,) = seat(table, "aragorn", ARAGORN).deck_top
    assert all(seat(table, "aragorn", viewer).deck_top == [] for viewer in (FRODO, WITCH_KING, PUBLIC))
    assert {guess.cards("deck_top", "aragorn")[0] for guess in guesses(table, ARAGORN)} == {top}
    assert len({guess.cards("deck_top", "aragorn")[0] for guess in guesses(table, FRODO)}) > 5
    table.say("ring")
    assert top in table.hand("aragorn")
    (then,) = seat(table, "aragorn", ARAGORN).deck_top
    assert then not in table.hand("aragorn")


def test_the_card_seen_in_the_mirror_stays_known_after_the_mirror_is_gone_but_no_later_one() -> None:
    table = pose(
        turn="witch_king",
        reserve={"aragorn": "galadriel", "witch_king": "the-reaver"},
        items={"mirror-of-galadriel": "galadriel"},
    )
    (top,) = seat(table, "aragorn", ARAGORN).deck_top
    table.say("use:the-reaver from_reserve:mirror-of-galadriel")
    assert seat(table, "aragorn", ARAGORN).deck_top == [top]
    table.pass_until("aragorn").say("ring")
    assert top in table.hand("aragorn")
    assert seat(table, "aragorn", ARAGORN).deck_top == []


# Searching


def test_whoever_searches_is_asked_also_if_the_card_is_not_there_unless_all_can_see_that() -> None:
    hidden = pose(turn="aragorn", hand={"aragorn": "legolas bow-of-the-galadhrim arwen"})
    hidden.say("play:legolas arwen")
    assert (hidden.prompt, hidden.options()) == ("take", ["pass"])
    worn = pose(
        turn="aragorn",
        hand={"aragorn": "legolas arwen"},
        reserve={"aragorn": "elrond"},
        items={"bow-of-the-galadhrim": "elrond"},
    )
    assert worn.say("play:legolas").prompt == "turn"


def test_a_search_in_vain_and_one_that_was_declined_look_the_same_to_the_others() -> None:
    declined = pose(turn="aragorn", hand={"aragorn": "legolas arwen"}).say("play:legolas pass")
    vain = pose(turn="aragorn", hand={"aragorn": "legolas arwen"}, cycled={"aragorn": "bow-of-the-galadhrim"})
    vain.say("play:legolas pass")
    assert told(declined, WITCH_KING) == told(vain, WITCH_KING)


@pytest.mark.parametrize("scenario", ["duel", "trio-duel", "fellowship"])
def test_cards_of_the_enemy_are_counts_in_every_scenario(scenario: str) -> None:
    table = pose(scenario=scenario)
    for player in table.view(0).seats:
        seen = seat(table, player, PUBLIC)
        assert [getattr(seen, zone) for zone in ("hand", "cycled", "eliminated", "aside", "staged")] == [0] * 5
    dealt = pose(scenario=scenario, phase="draw")
    players = list(dealt.view(0).seats)
    for viewer, player in enumerate(players):
        for other in players:
            shown = seat(dealt, other, viewer).hand
            assert isinstance(shown, list) == (other == player)


# Whole games

TABLES = pytest.mark.parametrize(
    ("scenario", "viewers"),
    [
        ("trilogy", [0, 1, 2, 3]),
        ("trilogy", [0, 1, 2, 1]),
        ("duel", [0, 1]),
        ("trio-duel", [0, 1, 2]),
        ("fellowship", [0, 1]),
    ],
)
# What answers them stays between the player and the cards; a card that reacts to being eliminated raises a barrier.
SECRET_PROMPTS = (
    "price", "cycle", "cycle_action", "winnow", "set_up", "ring_eliminate", "ring_cycle", "to_limit", "aside_eliminate",
    "aside_cycle",
)  # fmt: skip


@pytest.mark.slow
@TABLES
def test_nobody_can_tell_what_another_chose_in_secret(scenario: str, viewers: list[int]) -> None:
    options = WOTR_CARDS.options({"scenario": scenario, "viewers": viewers, "discard_to_limit": True})
    for seed in range(4):
        check_silent(WOTR_CARDS, options, seed, SECRET_PROMPTS)


@pytest.mark.slow
@TABLES
def test_the_truth_looks_like_any_of_the_guesses(scenario: str, viewers: list[int]) -> None:
    check_guesses(WOTR_CARDS, WOTR_CARDS.options({"scenario": scenario, "viewers": viewers}), range(100))
