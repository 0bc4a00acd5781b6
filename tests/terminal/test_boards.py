"""Boards draw whatever can happen, at every size, in every language, and nothing but what the view says."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.cells import cell_len

import westmarch.text
from westmarch.core import registry
from westmarch.core.rng import Rng
from westmarch.core.words import Thing
from westmarch.games.duel.secrets.view import Slot
from westmarch.terminal.boards import Board, Scene, board_of
from westmarch.terminal.boards.canvas import Canvas, fit
from westmarch.terminal.boards.duel.display import uncovered_by
from westmarch.terminal.boards.generic import GenericBoard
from westmarch.text.speech import LANGUAGES, speech

DUEL = registry.find("duel")
BOARD = board_of(DUEL)


def scenes(seed: int, lang: str = "en") -> Iterator[Scene]:
    """Every decision of a random game, pointing at one option after the other."""
    state = DUEL.new(DUEL.options(), seed)
    rng = Rng(seed)
    while not state.over:
        options = tuple(state.options)
        view = state.view(state.viewers[state.seat])
        yield Scene(DUEL, speech(lang), view, DUEL.facts.seat_ids[state.seat], options, rng.pick(list(options)))
        state.choose(rng.pick(state.options))
    yield Scene(DUEL, speech(lang), state.view(0), DUEL.facts.seat_ids[0])


def check(canvas: Canvas) -> str:
    """A canvas has only characters one cell wide."""
    text = canvas.text()
    assert all(cell_len(char) == 1 for char in set(text) - {"\n"}), text
    return text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_duel_is_drawn_told_and_explained_at_every_decision(lang: str) -> None:
    for scene in scenes(LANGUAGES.index(lang), lang):
        check(BOARD.draw(scene, 120, 27))
        for page in BOARD.pages:
            check(BOARD.draw_page(scene, page, 80, 15))
        assert BOARD.lines(scene)
        assert BOARD.status(scene)
        assert BOARD.legend(scene)
        for word in scene.options:
            BOARD.note(scene, word)
            for thing in scene.things_of(word):
                assert BOARD.explain(scene, thing, DUEL.vocabulary.words[word].verb)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_of_the_display_fits_on_a_small_and_on_a_large_screen(lang: str) -> None:
    for scene in scenes(5, lang):
        assert BOARD.draw_page(scene, "cards", 80, 15).height == 15
        assert BOARD.draw(scene, 120, 27).height == 27


def test_everything_at_which_an_option_points_is_on_the_board() -> None:
    for scene in scenes(6):
        canvas = BOARD.draw(scene, 120, 27)
        for word in scene.options:
            if DUEL.vocabulary.words[word].verb in ("play", "discard", "take", "place", "move", "token", "people"):
                on_display = {slot.card for slot in scene.view.display}
                for thing in scene.things_of(word):
                    if thing.sense != "card" or thing.id in on_display:
                        assert canvas.line_of(thing) is not None, thing


def test_every_thing_on_the_board_can_be_looked_at() -> None:
    for scene in scenes(7):
        for thing in BOARD.things(scene):
            assert BOARD.label(scene, thing)
            assert BOARD.explain(scene, thing)


def test_the_price_for_you_stands_behind_an_option() -> None:
    state = DUEL.new(DUEL.options(), 4)
    scene = Scene(DUEL, speech("en"), state.view(1), DUEL.facts.seat_ids[1], tuple(state.options))
    notes = {DUEL.vocabulary.spell(word): BOARD.note(scene, word) for word in state.options}
    prices = {slot.card: slot.price["sauron"].coins for slot in scene.view.display if slot.card}
    for spelling, note in notes.items():
        verb, card = spelling.split(":")
        expected = "+1¤" if verb == "discard" else f"{prices[card]}¤" if prices[card] else "free"
        assert note == expected


def test_a_price_is_explained_by_its_parts() -> None:
    rows = (2, 3, 4, 5, 6)
    display = [["c1-15", "c1-14"], *[["gone"] * width for width in rows[1:]]]
    position = {"active": "sauron", "sauron": {"coins": 1}, "tiles": ["bree"], "display": display}
    state = DUEL.load_position(position)
    scene = Scene(DUEL, speech("en"), state.view(1), DUEL.facts.seat_ids[1], tuple(state.options))
    assert BOARD.explain(scene, Thing("card", "c1-14"))[0] == "Costs you 1 coin now: 1 printed."
    assert BOARD.explain(scene, Thing("card", "c1-15"))[0] == "Costs you 1 coin now: 1 for missing skills (♥ Courage)."
    assert BOARD.explain(scene, Thing("tile", "bree"))[0].endswith("You have only 1 coin.")


def posed(display: list[str], sauron: dict[str, object]) -> Scene:
    """Sauron to move, with these cards left in chapter 2."""
    rows = [[*display, *["gone"] * (6 - len(display))], *[["gone"] * width for width in (5, 4, 3, 2)]]
    state = DUEL.load_position({"chapter": 2, "active": "sauron", "sauron": {"coins": 9, **sauron}, "display": rows})
    return Scene(DUEL, speech("en"), state.view(1), DUEL.facts.seat_ids[1], tuple(state.options))


def test_a_green_card_tells_which_tokens_it_would_earn() -> None:
    scene = posed(["c2-15", "c2-16", "c2-17"], {"cards": ["c1-17", "c1-18"]})
    assert "second symbol of Elves" in " ".join(BOARD.explain(scene, Thing("card", "c2-15"), "play"))
    assert "third people" in " ".join(BOARD.explain(scene, Thing("card", "c2-17"), "play"))
    assert "third people" not in " ".join(BOARD.explain(scene, Thing("card", "c2-17"), "discard"))


def test_a_card_tells_which_of_your_tokens_act_too() -> None:
    scene = posed(["c2-09", "c2-11"], {"cards": ["c1-15"], "tokens": ["elves-1", "hobbits-3"]})
    yellow = " ".join(BOARD.explain(scene, Thing("card", "c2-09"), "play"))
    chained = " ".join(BOARD.explain(scene, Thing("card", "c2-11"), "play"))
    assert "Your token acts too: Elves" in yellow
    assert "Hobbits" not in yellow
    assert "Your token acts too: Hobbits" in chained


def test_a_card_taken_uncovers_those_that_nothing_else_covers() -> None:
    display = [
        Slot(0, 0, -1, "a", False),
        Slot(1, 0, 1, None, False),
        Slot(2, 1, 0, "b", True),
        Slot(3, 1, 2, "c", True),
    ]
    assert uncovered_by(display, "b") == ["a"]
    assert uncovered_by(display, "c") == []
    assert uncovered_by(display[:3], "b") == ["a", None]


def test_a_board_reads_only_the_view() -> None:
    """Two states that a person cannot tell apart look the same."""
    state = DUEL.new(DUEL.options(), 12)
    guess = state.clone()
    guess.redeal(0, Rng(99))
    drawn = [
        BOARD.draw(Scene(DUEL, speech("en"), one.view(0), DUEL.facts.seat_ids[0]), 120, 27).text()
        for one in (state, guess)
    ]
    assert drawn[0] == drawn[1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_without_a_board_of_its_own_gets_one(lang: str) -> None:
    board: Board = GenericBoard(DUEL)
    for scene in scenes(8, lang):
        canvas = board.draw(scene, 100, 20)
        assert canvas.height >= 20
        lines = board.lines(scene)
        assert any(line.startswith("chapter:") for line in lines)
        assert board.things(scene)
        for thing in board.things(scene):
            assert board.explain(scene, thing)


def test_a_text_too_long_ends_with_an_ellipsis() -> None:
    assert fit("Minas Tirith", 8) == "Minas T…"
    assert fit("Bree", 8) == "Bree"


# Messages


def messages(lang: str) -> str:
    return (Path(westmarch.text.__file__).parent / lang / "terminal.ftl").read_text(encoding="utf-8")


def keys(text: str) -> set[str]:
    return set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))


def test_every_language_has_the_same_messages() -> None:
    assert keys(messages("ru")) == keys(messages("en")) == keys(messages("uk"))


def test_every_language_uses_the_same_arguments() -> None:
    def arguments(text: str) -> dict[str, set[str]]:
        parts = re.split(r"^(?=[a-z][\w-]* =)", text, flags=re.MULTILINE)
        return {part.split(" =")[0]: set(re.findall(r"\$(\w+)", part)) for part in parts if " =" in part}

    assert arguments(messages("ru")) == arguments(messages("en")) == arguments(messages("uk"))


def test_every_message_is_said_somewhere() -> None:
    folder = Path(westmarch.text.__file__).parent.parent / "terminal"
    code = "\n".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    families = set(re.findall(r"(terminal-[\w-]*-)\{", code))
    unused = {
        key
        for key in keys(messages("en"))
        if key not in code and not any(key.startswith(family) for family in families)
    }
    assert unused == set()
