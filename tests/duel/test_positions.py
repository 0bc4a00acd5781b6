"""Positions of Duel: what a person may leave out, what comes back as it was, and every refusal with its reason and line."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.duel.board import POSITIONS, PosedTable, last_cards, new_game, play_on, position, turn
from tests.duel.expected import CARDS

from westmarch.core.errors import BadFile
from westmarch.core.rng import Rng
from westmarch.games.duel.game import DUEL

# Good ones


@pytest.mark.parametrize("path", sorted(POSITIONS.glob("*.yaml")), ids=lambda path: path.stem)
def test_every_position_of_these_tests_can_be_written_and_read_again(path: object) -> None:
    table = position(getattr(path, "name", ""))
    again = DUEL.read_position(DUEL.position_text(table.state))
    assert DUEL.hash(again) == table.hash()
    assert again.options == table.state.options


def test_an_empty_position_is_a_fresh_first_chapter_without_pieces() -> None:
    table = position("game: duel\n")
    assert (table.chapter, table.active, table.prompt) == (1, "sauron", "turn")
    assert len(table.display) == 20
    assert len(table.tiles) == 3
    assert (table.fellowship.coins, table.sauron.coins, table.reserve) == (0, 0, 30)
    assert table.fellowship.units == table.sauron.units == {}


def test_whatever_follows_from_the_cards_need_not_be_written() -> None:
    table = position(
        {
            "chapter": 3,
            "fellowship": {"cards": ["c1-03", "c2-04", "c2-07", "c1-17", "c1-18", "c1-19", "c1-22"]},
            "display": last_cards(3, "c3-07"),
        }
    )
    side = table.fellowship
    assert side.skills == {"strength": 3}
    assert side.choices == [["ruse", "strength", "courage"]]
    assert side.chains == ["harp", "pot", "horseshoe", "helmet"]
    assert side.peoples == {"elves": 1, "hobbits": 1, "men": 1}
    assert side.trio_used


def test_a_side_has_the_fortresses_of_its_locations_unless_told_otherwise() -> None:
    assert turn("c1-09", me={"tiles": ["bree", "erebor"]}).fellowship.fortresses == ["arnor", "rhovanion"]
    assert turn("c1-09", me={"tiles": ["bree"], "fortresses": []}).fellowship.fortresses == []


def test_cards_of_finished_chapters_that_are_not_mentioned_lie_in_the_discard() -> None:
    table = turn("c2-09", "c2-08", me={"cards": ["c1-01"]}, foe={"cards": ["c1-02"]})
    first = {card.id for card in CARDS if card.chapter == 1}
    assert {card for card in table.discard if card.startswith("c1")} == first - {"c1-01", "c1-02"}


def test_cards_of_this_chapter_that_are_not_mentioned_are_dealt_by_chance() -> None:
    """Three stay unseen for the cards set aside, the others lie in the discard."""
    tables = [turn("c1-09", "c1-10", seed=seed) for seed in range(30)]
    assert {len(table.discard) for table in tables} == {18}
    assert {len(table.view().unseen) for table in tables} == {3}
    assert len({tuple(table.discard) for table in tables}) > 20


def test_the_seed_decides_what_chance_decides() -> None:
    hashes = [position({"seed": seed}).hash() for seed in (5, 5, 6)]
    assert hashes[0] == hashes[1] != hashes[2]


def test_a_face_down_card_that_nothing_covers_is_turned_up_at_once() -> None:
    display = last_cards(3, "down", "c3-07")
    table = position({"chapter": 3, "display": display})
    assert table.display[0] is not None
    assert 0 in table.available


def test_token_tops_are_given_from_the_top() -> None:
    table = turn("c3-07", "c3-06", me={"coins": 6}, tiles=["grey_havens"], token_tops={"ents": ["ents-3", "ents-1"]})
    assert table.say("take:grey_havens ents").shown_tokens == ["ents-3", "ents-1"]


def test_settings_are_part_of_a_position() -> None:
    text = DUEL.position_text(DUEL.new(DUEL.options({"preset": "cautious", "viewers": [4, 2]}), 1))
    options = DUEL.to_position(DUEL.read_position(text))["options"]
    assert options == {
        "set_aside_in_discard": False,
        "extra_turns_add_up": False,
        "manoeuvres_in_any_order": True,
        "coins_run_out": True,
        "viewers": [4, 2],
    }


@pytest.mark.parametrize("seed", range(3))
def test_a_game_goes_on_from_its_position_as_it_would_have(seed: int) -> None:
    """Chance included."""
    table = play_on(new_game(seed), Rng(seed), 40 + seed)
    again = PosedTable(DUEL.read_position(DUEL.position_text(table.state)))
    while not table.over:
        word = table.options()[-1]
        table.say(word)
        again.say(word)
    assert again.hash() == table.hash()


@pytest.mark.parametrize("settings", [{}, {"set_aside_in_discard": False}], ids=["", "setting_off"])
def test_a_finished_game_can_be_written_and_read(settings: dict[str, object]) -> None:
    for seed in range(4):
        table = play_on(new_game(seed, **settings), Rng(seed))
        again = PosedTable(DUEL.read_position(DUEL.position_text(table.state)))
        assert again.over
        assert again.view() == table.view()
        assert again.hash() == table.hash()


# Bad ones: the text, the line to blame, and the reason

DISPLAY = """
display:
  - [c3-07, c3-06]
  - [gone, gone, gone]
  - [gone, gone, gone, gone]
  - [gone, gone]
  - [gone, gone, gone, gone]
  - [gone, gone, gone]
  - [gone, gone]
"""


REFUSALS = {
    # What every file must be
    "another game": ("game: lcg", 1, "'lcg' is not one of duel"),
    "no game": ("chapter: 1", 1, "'game' is missing"),
    "no mapping": ("- duel", 1, "must be a mapping"),
    "no YAML": ("game: duel\nchapter: 1: 2", 2, "not YAML"),
    "an empty file": ("", 1, "empty"),
    "a key twice": ("game: duel\nchapter: 1\nchapter: 2", 3, "'chapter' stands twice"),
    "an anchor": ("game: &a duel", 1, "anchors are not allowed"),
    "an unknown key": ("game: duel\nround: 1", 2, "round: unknown here; allowed: options, chapter"),
    "an unknown setting": ("game: duel\noptions: {hurry: true}", 2, "hurry"),
    "a setting of the wrong kind": ("game: duel\noptions: {extra_turns_add_up: maybe}", 2, "extra_turns_add_up"),
    # The turn
    "no such chapter": ("game: duel\nchapter: 4", 2, "chapter: must be from 1 to 3, not 4"),
    "a chapter that is no number": ("game: duel\nchapter: first", 2, "chapter: must be a whole number"),
    "no such side": ("game: duel\nactive: gandalf", 2, "'gandalf' is not one of fellowship, sauron"),
    "too many extra turns": ("game: duel\nextra_turns: 21", 2, "must be from 0 to 20"),
    "a negative seed": ("game: duel\nseed: -1", 2, "seed: must be from 0"),
    "a generator of nothing": ("game: duel\nrng: 0", 2, "rng: must be from 1"),
    # A side
    "an unknown thing of a side": ("game: duel\nsauron:\n  coin: 3", 3, "coin: unknown here; allowed: coins"),
    "more coins than there are": ("game: duel\nsauron: {coins: 31}", 2, "coins: must be from 0 to 30"),
    "more coins than both can have": (
        "game: duel\nsauron: {coins: 16}\nfellowship: {coins: 15}", 1, "there are only 30 coins",
    ),
    "a step too far": ("game: duel\nsauron:\n  coins: 2\n  quest: 15", 4, "quest: must be from 0 to 14"),
    "no such region": ("game: duel\nsauron:\n  units: {shire: 1}", 3, "shire: unknown here; allowed: lindon"),
    "sixteen units in a region": ("game: duel\nsauron:\n  units: {arnor: 16}", 3, "must be from 0 to 15"),
    "sixteen units in two regions": (
        "game: duel\nsauron:\n  units:\n    arnor: 8\n    rohan: 8", 5, "rohan: a side has only 15 units",
    ),
    "both sides in a region": (
        "game: duel\nsauron: {units: {rohan: 1}}\nfellowship: {units: {rohan: 1}}", 1,
        "units of both sides cannot stand in one region",
    ),
    "no such card": ("game: duel\nsauron:\n  cards: [c1-24]", 3, "'c1-24' is not one of c1-01"),
    "a card of a later chapter": ("game: duel\nsauron:\n  cards: [c2-01]", 3, "c2-01 belongs to a later chapter"),
    "a card twice": ("game: duel\nsauron:\n  cards: [c1-01, c1-01]", 3, "'c1-01' stands twice"),
    "a card on both sides": (
        "game: duel\nchapter: 2\nfellowship:\n  cards: [c1-01]\nsauron:\n  cards: [c1-01]", 6,
        "'c1-01' already stands in line 4",
    ),
    "a tile on both sides": (
        "game: duel\nfellowship:\n  tiles: [bree]\nsauron:\n  tiles: [bree]", 5, "'bree' already stands in line 3",
    ),
    "a token on both sides": (
        "game: duel\nfellowship:\n  tokens: [men-1]\nsauron:\n  tokens: [men-1]", 5, "'men-1' already stands in line 3",
    ),
    "a fortress without its location": (
        "game: duel\nsauron:\n  tiles: [bree]\n  fortresses: [arnor, rohan]", 3,
        "a fortress stands only where the side has taken",
    ),
    "a trio that is neither spent nor not": ("game: duel\nsauron:\n  trio_used: 1", 3, "must be true or false"),
    "a trio spent too early": (
        "game: duel\nchapter: 2\nsauron:\n  cards: [c1-17, c1-18]\n  trio_used: true", 5, "trio_used: a side's trio",
    ),
    "a trio not spent with three peoples": (
        "game: duel\nchapter: 2\nsauron:\n  cards: [c1-17, c1-18, c1-19]\n  trio_used: false", 5,
        "trio_used: a side's trio",
    ),
    # Tokens and tiles
    "a token in the wrong stack": (
        "game: duel\ntoken_tops:\n  men: [men-1]\n  elves: [men-2]", 4, "elves: a stack holds only tokens of its own people",
    ),
    "a token in stack and play": (
        "game: duel\nsauron: {tokens: [men-1]}\ntoken_tops: {men: [men-1]}", 3, "'men-1' already stands in line 2",
    ),
    "four locations face up": (
        "game: duel\ntiles: [bree, erebor, isengard, barad_dur]", 2, "at most 3 locations lie face up",
    ),
    "a location taken and face up": (
        "game: duel\nsauron: {tiles: [bree]}\ntiles: [bree]", 3, "'bree' already stands in line 2",
    ),
    "tokens shown for no reason": ("game: duel\nshown_tokens: [men-1]", 2, "tokens are shown only while"),
    # The display
    "rows of another chapter": (
        "game: duel\nchapter: 2" + DISPLAY, 4, "this chapter's rows have 6, 5, 4, 3, 2 slots",
    ),
    "a card of another chapter in the display": (
        "game: duel\nchapter: 3" + DISPLAY.replace("c3-06", "c2-06"), 4, "'c2-06' is not one of gone, down, c3-01",
    ),
    "a card twice in the display": (
        "game: duel\nchapter: 3" + DISPLAY.replace("c3-06", "c3-07"), 4, "'c3-07' already stands in line 4",
    ),
    "a card in display and play": (
        "game: duel\nchapter: 3\nsauron: {cards: [c3-06]}" + DISPLAY, 5, "'c3-06' already stands in line 3",
    ),
    "an empty slot under a card": (
        "game: duel\nchapter: 3" + DISPLAY.replace("[gone, gone, gone]\n  - [gone, gone, gone, gone]\n  - [gone, gone]\n", "[gone, gone, gone]\n  - [c3-05, gone, gone, gone]\n  - [gone, gone]\n", 1), 4,
        "a slot under a card that is still there cannot be empty",
    ),
    "too few cards left for the cards set aside": (
        "game: duel\nchapter: 3\ndiscard: [" + ", ".join(f"c3-{n:02d}" for n in range(1, 24) if n not in (6, 7, 8, 9)) + "]" + DISPLAY,
        5, "1 cards of this chapter stand elsewhere",
    ),
    "no display though cards are elsewhere": (
        "game: duel\nsauron: {cards: [c1-01]}", 1, "'display' is missing though cards of this chapter stand elsewhere",
    ),
    "no card left": (
        "game: duel\nchapter: 3" + DISPLAY.replace("c3-07, c3-06", "gone, gone"), 1, "no card is left in the display",
    ),
    # The discard and the cards set aside
    "a card of a later chapter in the discard": (
        "game: duel\nchapter: 1\ndiscard: [c1-01, c3-01]\n", 3, "'c3-01' does not belong to this chapter",
    ),
    "a card of an earlier chapter set aside": (
        "game: duel\nchapter: 3\nset_aside:\n  cards: [c1-01]\n  known_to: [0]" + DISPLAY, 4,
        "'c1-01' does not belong to this chapter",
    ),
    "four cards set aside": (
        "game: duel\nchapter: 3\nset_aside:\n  cards: [c3-01, c3-02, c3-03, c3-04]\n  known_to: [0]" + DISPLAY, 4,
        "at most 3 cards",
    ),
    "cards set aside known to nobody": (
        "game: duel\nchapter: 3\nset_aside:\n  cards: [c3-01]\n  known_to: []" + DISPLAY, 4, "known to at least one person",
    ),
    "cards set aside without their knowers": (
        "game: duel\nchapter: 3\nset_aside:\n  cards: [c3-01]" + DISPLAY, 4, "'known_to' is missing",
    ),
    "cards set aside known to no person": (
        "game: duel\nchapter: 3\nset_aside:\n  cards: [c3-01]\n  known_to: [16]" + DISPLAY, 5, "must be from 0 to 15",
    ),
    "something else about the cards set aside": (
        "game: duel\nchapter: 3\nset_aside:\n  cards: [c3-01]\n  by: [0]" + DISPLAY, 5, "by: unknown here",
    ),
    "cards set aside seen though the settings forbid it": (
        "game: duel\noptions: {set_aside_in_discard: false}\nchapter: 3\nset_aside:\n  cards: [c3-01]\n  known_to: [0]" + DISPLAY,
        5, "nobody looks at the cards set aside",
    ),
    "all cards of a finished chapter though three are out of the game": (
        "game: duel\noptions: {set_aside_in_discard: false}\nchapter: 2\ndiscard: ["
        + ", ".join(f"c1-{n:02d}" for n in range(1, 22)) + "]", 1, "3 cards of chapter 1 are out of the game",
    ),
    # The end
    "a quest already won": ("game: duel\nsauron: {quest: 14}", 1, "sauron has already won; say so under 'outcome'"),
    "a conquest already made": (
        "game: duel\nsauron: {units: {lindon: 1, arnor: 1, rhovanion: 1, enedwaith: 1, rohan: 1, gondor: 1, mordor: 1}}",
        1, "sauron has already won",
    ),
    "a quest won by nobody": (
        "game: duel\noutcome: {winner: shared, by: quest}", 2, "the table does not show this end",
    ),
    "a quest won too early": (
        "game: duel\nsauron: {quest: 13}\noutcome: {winner: sauron, by: quest}", 3, "the table does not show this end",
    ),
    "a quest won by the other side": (
        "game: duel\nsauron: {quest: 14}\noutcome: {winner: fellowship, by: quest}", 3, "the table does not show this end",
    ),
    "an end by nothing": ("game: duel\noutcome: {winner: sauron, by: none}", 2, "the table does not show this end"),
    "an end by presence in the middle": (
        "game: duel\nchapter: 3\noutcome: {winner: shared, by: presence}", 3, "the table does not show this end",
    ),
    "an end by presence for the wrong side": (
        "game: duel\nchapter: 3\nsauron: {units: {mordor: 1}}\noutcome: {winner: fellowship, by: presence}"
        + DISPLAY.replace("c3-07, c3-06", "gone, gone"), 4, "the table does not show this end",
    ),
    "an unknown kind of end": ("game: duel\noutcome: {winner: sauron, by: luck}", 2, "'luck' is not one of"),
    "an end without a winner": ("game: duel\noutcome: {by: quest}", 2, "'winner' is missing"),
    # Steps
    "no step": ("game: duel\nsteps:\n  - Dance(1)", 3, "'Dance(1)' is not a step: no step is named Dance"),
    "a step that is no step": ("game: duel\nsteps:\n  - EndTurn()\n  - import os", 4, "'import os' is not a step: a step is written Name(arguments)"),
    "a step with an unknown argument": ("game: duel\nsteps:\n  - EndTurn()\n  - Quest(far)", 4, "a step is written Name(arguments)"),
    "a list for a name": ("game: duel\nactive: [sauron]", 2, "active: must be text"),
    "a step with other arguments": ("game: duel\nsteps:\n  - EndTurn()\n  - Quest('far')", 4, "the arguments of Quest"),
    "steps without the end of the turn": (
        "game: duel\nsteps:\n  - BonusTurn()", 3, "the first step, which happens last, must be EndTurn()",
    ),
    "no steps at all": ("game: duel\nsteps: []", 2, "must be EndTurn()"),
    "a turn within a turn": ("game: duel\nsteps:\n  - EndTurn()\n  - Turn()", 4, "Turn never waits within a turn"),
    "a step that happens at once": (
        "game: duel\nsteps:\n  - EndTurn()\n  - BuildFortress(40)", 4, "BuildFortress never waits within a turn",
    ),
    "units for no region": (
        "game: duel\nsteps:\n  - EndTurn()\n  - PlaceUnits(2, 0)", 4, "a number of PlaceUnits must be from 1 to 127, not 0",
    ),
    "units for an unknown region below another step": (
        "game: duel\nsteps:\n  - EndTurn()\n  - PlaceUnits(1, 200)\n  - BonusTurn()", 4, "must be from 1 to 127, not 200",
    ),
    "moves without end": (
        "game: duel\nsteps:\n  - EndTurn()\n  - Manoeuvres(1000000, 0)", 4, "must be from 0 to 14, not 1000000",
    ),
    "too many steps": (
        "game: duel\nsteps:\n  - EndTurn()" + "\n  - BonusTurn()" * 500, 503, "a stack has at most 496 steps",
    ),
    "tokens shown and another step": (
        "game: duel\nshown_tokens: [men-1, men-2]\nsteps:\n  - EndTurn()\n  - BonusTurn()", 4,
        "the last step must be KeepToken()",
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", REFUSALS)
def test_a_bad_position_is_refused_with_its_reason_and_line(case: str) -> None:
    text, line, reason = REFUSALS[case]
    with pytest.raises(BadFile, match=re.escape(reason)) as refusal:
        DUEL.read_position(text, "bad.yaml")
    assert refusal.value.line == line
    assert str(refusal.value).startswith(f"bad.yaml, line {line}: ")


def test_a_bad_position_given_as_data_is_refused_without_a_line() -> None:
    with pytest.raises(BadFile, match="coins: must be from 0 to 30, not 99") as refusal:
        DUEL.load_position({"sauron": {"coins": 99}})
    assert refusal.value.line == 0
    with pytest.raises(BadFile, match="'bree' stands twice"):
        DUEL.load_position({"sauron": {"tiles": ["bree"]}, "tiles": ["bree"]})


@pytest.mark.parametrize("seed", range(4))
def test_a_position_with_a_line_left_out_is_refused_or_can_be_played(seed: int) -> None:
    """Whatever a person forgets: never a crash, never a dead end."""
    table = play_on(new_game(seed), Rng(seed), 15 + 25 * seed)
    lines = DUEL.position_text(table.state).splitlines()
    for place in range(len(lines)):
        text = "\n".join(lines[:place] + lines[place + 1 :])
        refused_or_played(text, place)


def refused_or_played(text: str, seed: int) -> None:
    """Read a position that may be broken; if it is taken, a game must come of it, and every state of it can be written."""
    try:
        table = PosedTable(DUEL.read_position(text))
    except BadFile:
        return
    rng = Rng(seed)
    while not table.over:
        assert table.state.options
        play_on(table, rng, 1 + int(rng.below(30)))
        again = DUEL.load_position(DUEL.to_position(table.state))
        assert DUEL.hash(again) == table.hash()
    assert table.result


LEAF = re.compile(r"[\w-]+(?=[,\]}\n)])")
STRANGE = ["0", "1", "3", "14", "15", "-1", "99", "true", "down", "gone", "c1-05", "c2-09", "c3-18", "bree", "men-1"]
STRANGE += ["wizards-3", "rohan", "lindon", "sauron", "[]", "{}", "~", "EndTurn()", "Manoeuvres(2, 1)", "1.5", "''"]


@settings(max_examples=100, deadline=None, derandomize=True)
@given(data=st.data())
def test_a_position_with_a_strange_value_is_refused_or_can_be_played(data: st.DataObject) -> None:
    """Whatever stands in a wrong place: never a crash, never a dead end, never something that cannot be written down."""
    seed = data.draw(st.integers(0, 5))
    text = DUEL.position_text(play_on(new_game(seed), Rng(seed), data.draw(st.integers(0, 120))).state)
    for _ in range(data.draw(st.integers(1, 2))):
        leaves = list(LEAF.finditer(text))
        leaf, other = (leaves[data.draw(st.integers(0, len(leaves) - 1))] for _ in range(2))
        value = data.draw(st.sampled_from(STRANGE)) if data.draw(st.booleans()) else other.group()
        text = text[: leaf.start()] + value + text[leaf.end() :]
    refused_or_played(text, seed)
