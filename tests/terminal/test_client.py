"""The full-screen client, played by keys."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.screen import Screen

from westmarch.core import registry
from westmarch.core.table import load
from westmarch.core.words import Thing
from westmarch.terminal.app.client import Client
from westmarch.terminal.app.dialogs import InspectWindow, LeaveWindow, ReadingWindow, SaveWindow
from westmarch.terminal.app.replaying import ReplayScreen, moments
from westmarch.terminal.app.screens import BoardScreen
from westmarch.terminal.app.start import StartScreen
from westmarch.terminal.app.table import TableScreen
from westmarch.terminal.app.widgets import BoardView, Pane
from westmarch.terminal.session import HUMAN, Session

DUEL = registry.find("duel")
LARGE, SMALL = (120, 40), (80, 24)
PATIENCE = 5_000  # times a twentieth of a second, after which something must have got stuck

Test = Callable[[Pilot[None]], Awaitable[None]]


def session(*holders: str, seed: int = 4) -> Session:
    return Session(DUEL, DUEL.options(), seed, holders)


def with_client(screen: BoardScreen | StartScreen, test: Test, size: tuple[int, int] = LARGE, lang: str = "en") -> None:
    """Run a test on an open client."""

    async def run() -> None:
        async with Client(screen, lang, pace=0.0).run_test(size=size) as pilot:
            await pilot.pause()
            await test(pilot)

    asyncio.run(run())


async def until(pilot: Pilot[None], true: Callable[[], bool]) -> None:
    """Wait until something is true."""
    for _ in range(PATIENCE):
        await pilot.pause(0.01)
        if true():
            return
        await asyncio.sleep(0.04)
    raise AssertionError("waited in vain")


def table_of(pilot: Pilot[None]) -> TableScreen:
    screen = pilot.app.screen
    assert isinstance(screen, TableScreen)
    return screen


def pane(screen: Screen[None], name: str) -> str:
    return str(screen.query_one(f"#{name}", Pane)._text.render())


def board(screen: BoardScreen) -> str:
    return screen.query_one("#board", BoardView).canvas.text()


async def play_to_the_end(pilot: Pilot[None]) -> None:
    """Choose the second option again and again until the game is over."""
    screen = table_of(pilot)
    while not screen.session.state.over:
        await until(pilot, lambda: screen.session.persons_turn or screen.session.state.over)
        if screen.session.persons_turn:
            said = screen.session.said
            await pilot.press("down", "enter")
            assert screen.session.said > said
    await until(pilot, lambda: screen.choices.option_count == 5)


@pytest.mark.slow
def test_a_whole_game_is_played_by_keys() -> None:
    with_client(TableScreen(session("random", HUMAN)), play_to_the_end, SMALL, "uk")


@pytest.mark.parametrize(("size", "lang"), [(LARGE, "en"), (SMALL, "ru")])
def test_a_game_is_played_to_its_end_by_keys(size: tuple[int, int], lang: str) -> None:
    game = session("random", HUMAN)
    while len(game.view().display) > 4 or game.view().chapter != 3:
        game.choose(game.state.options[0])
    with_client(TableScreen(game), play_to_the_end, size, lang)


def test_the_list_points_and_the_board_and_the_explanation_follow() -> None:
    async def test(pilot: Pilot[None]) -> None:
        screen = table_of(pilot)
        for key in ("down", "5", "home", "1", "2"):
            await pilot.press(key)
            await pilot.pause()
            word = screen.pointed()
            assert word is not None
            assert DUEL.vocabulary.words[word].things == screen.scene().things_of(word)
            assert screen.speech.word(DUEL, word) in pane(screen, "inspector")
            assert "╔" in board(screen)
        assert screen.choices.highlighted == 11, "1 and 2 in quick succession are twelve"

    with_client(TableScreen(session("random", HUMAN)), test)


@pytest.mark.parametrize(("holders", "told"), [(("random", HUMAN), True), ((HUMAN, HUMAN), False)])
def test_the_log_speaks_to_one_person_and_of_two(holders: tuple[str, str], told: bool) -> None:
    async def test(pilot: Pilot[None]) -> None:
        screen = table_of(pilot)
        await until(pilot, lambda: screen.session.persons_turn)
        await pilot.press("enter")
        await until(pilot, lambda: screen.session.persons_turn)
        assert ("You " in pane(screen, "log")) is told

    with_client(TableScreen(session(*holders)), test)


def test_a_choice_pressed_twice_is_made_once() -> None:
    async def test(pilot: Pilot[None]) -> None:
        screen = table_of(pilot)
        screen.choices.action_select()
        screen.choices.action_select()
        await pilot.pause()
        assert screen.session.said == 1

    with_client(TableScreen(session(HUMAN, HUMAN)), test)


def test_a_fault_leaves_the_screen_and_is_raised() -> None:
    class Faulty(TableScreen):
        def on_mount(self) -> None:
            raise ZeroDivisionError("on purpose")

    with pytest.raises(ZeroDivisionError, match="on purpose"):
        Client(Faulty(session(HUMAN, HUMAN)), "en").open(headless=True)


def test_a_click_on_a_card_points_at_its_choices_in_turn() -> None:
    async def test(pilot: Pilot[None]) -> None:
        screen = table_of(pilot)
        last = screen.game.vocabulary.words[screen.session.state.options[-1]].things[0]
        view = screen.query_one("#board", BoardView)
        for word in screen.session.state.options[-2:]:
            line = view.canvas.line_of(last)
            assert line is not None
            column = next(
                x for x, style in enumerate(view.canvas._styles[line + 1]) if style.meta.get("thing") == tuple(last)
            )
            await pilot.click("#board", offset=(column, line + 1))
            await pilot.pause()
            assert screen.pointed() == word

    with_client(TableScreen(session("random", HUMAN)), test)


def test_undo_works_while_the_computer_thinks() -> None:
    async def test(pilot: Pilot[None]) -> None:
        screen = table_of(pilot)
        await pilot.press("enter")
        assert not screen.session.persons_turn
        await pilot.press("u")
        await pilot.pause()
        assert screen.session.persons_turn
        assert screen.session.said == 0
        assert "Taken back" in pane(screen, "inspector")

    with_client(TableScreen(session("mcts:3600s", HUMAN)), test)


def test_a_hint_points_at_what_the_computer_would_choose() -> None:
    async def test(pilot: Pilot[None]) -> None:
        screen = table_of(pilot)
        await pilot.press("h")
        await until(pilot, lambda: "The computer would choose" in pane(screen, "inspector"))
        word = screen.pointed()
        assert word is not None
        assert screen.speech.word(DUEL, word) in pane(screen, "inspector")
        assert "%" in pane(screen, "inspector")

    with_client(TableScreen(session("random", HUMAN)), test)


def test_a_key_tells_why_things_cannot_be_done() -> None:
    async def test(pilot: Pilot[None]) -> None:
        await pilot.press("w")
        await pilot.pause()
        assert isinstance(pilot.app.screen, ReadingWindow)
        assert "Covered by other cards" in pane(pilot.app.screen, "reading")
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(pilot.app.screen, TableScreen)

    with_client(TableScreen(session(HUMAN, HUMAN)), test)


def test_the_language_changes_in_place() -> None:
    async def test(pilot: Pilot[None]) -> None:
        screen = table_of(pilot)
        await pilot.press("down", "down")
        for lang, name in (("ru", "Линдон"), ("uk", "Ліндон"), ("en", "Lindon")):
            await pilot.press("g")
            await pilot.pause()
            assert screen.speech.lang == lang
            assert name in board(screen)
            assert screen.choices.highlighted == 2

    with_client(TableScreen(session("random", HUMAN)), test)


def test_keys_work_on_a_cyrillic_keyboard() -> None:
    async def test(pilot: Pilot[None]) -> None:
        await pilot.press("д")
        await pilot.pause()
        assert isinstance(pilot.app.screen, ReadingWindow)

    with_client(TableScreen(session("random", HUMAN)), test)


def test_help_log_and_inspector_open_and_close() -> None:
    async def test(pilot: Pilot[None]) -> None:
        for key, window in (("question_mark", ReadingWindow), ("l", ReadingWindow), ("i", InspectWindow)):
            await pilot.press(key)
            await pilot.pause()
            assert isinstance(pilot.app.screen, window)
            await pilot.press("down", "escape")
            await pilot.pause()
            assert isinstance(pilot.app.screen, TableScreen)

    with_client(TableScreen(session("random", HUMAN)), test)


def test_a_game_is_saved_and_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "duel-4.wmr"

    async def test(pilot: Pilot[None]) -> None:
        await pilot.press("enter", "q")
        await pilot.pause()
        assert isinstance(pilot.app.screen, LeaveWindow)
        await pilot.press("1", "enter")
        await pilot.pause()
        assert isinstance(pilot.app.screen, SaveWindow)
        await pilot.press("enter")
        await until(pilot, file.exists)

    with_client(TableScreen(session(HUMAN, HUMAN)), test)
    assert len(load(file.read_text(encoding="utf-8")).words) == 1


def test_leaving_can_be_thought_better_of() -> None:
    async def test(pilot: Pilot[None]) -> None:
        await pilot.press("enter", "q")
        await pilot.pause()
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(pilot.app.screen, TableScreen)
        await pilot.press("q", "q")
        await pilot.pause()
        assert pilot.app._exit

    with_client(TableScreen(session(HUMAN, HUMAN)), test)


def test_a_small_window_turns_to_the_page_that_shows_what_is_pointed_at() -> None:
    display = [["c1-09", "c1-10"], *[["gone"] * width for width in (3, 4, 5, 6)]]
    state = DUEL.load_position({"active": "sauron", "sauron": {"coins": 9}, "tiles": ["bree"], "display": display})
    game = session("random", HUMAN)
    game.table.state = state

    async def test(pilot: Pilot[None]) -> None:
        screen = table_of(pilot)
        assert screen.compact
        assert screen.page_name == "cards"
        await pilot.press("end")
        await pilot.pause()
        assert screen.page_name == "map"
        assert "Rohan" in board(screen)
        await pilot.press("tab")
        assert screen.page_name == "sides"

    with_client(TableScreen(game), test, SMALL)


def test_people_at_one_terminal_look_one_after_the_other_where_they_have_secrets() -> None:
    display = [["c1-09", "c1-10"], *[["gone"] * width for width in (3, 4, 5, 6)]]
    position = {"active": "sauron", "sauron": {"coins": 9}, "tiles": ["barad_dur"], "display": display}
    game = session(HUMAN, HUMAN)
    game.table.state = DUEL.load_position(position)

    async def test(pilot: Pilot[None]) -> None:
        screen = table_of(pilot)
        await pilot.press("end", "enter")
        while game.seat == 1:
            await pilot.press("enter")
        await pilot.pause()
        assert screen.curtain
        assert board(screen).strip() == ""
        await pilot.press("enter")
        await pilot.pause()
        assert not screen.curtain
        assert "Lindon" in board(screen)

    with_client(TableScreen(game), test)


def test_after_the_end_another_game_begins_with_the_sides_changed() -> None:
    game = session("random", HUMAN)
    while not game.state.over:
        game.choose(game.state.options[0])

    async def test(pilot: Pilot[None]) -> None:
        screen = table_of(pilot)
        await pilot.press("2", "enter")
        await pilot.pause()
        assert screen.session.holders == (HUMAN, "random")
        assert not screen.session.state.over

    with_client(TableScreen(game), test)


def test_the_start_screen_sets_the_table() -> None:
    async def test(pilot: Pilot[None]) -> None:
        start = pilot.app.screen
        assert isinstance(start, StartScreen)
        await pilot.press("right", "down", "left", "enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, TableScreen))
        assert table_of(pilot).session.holders == ("easy", HUMAN)

    with_client(StartScreen(), test)


def test_the_start_screen_offers_the_seats_of_a_whole_side() -> None:
    async def test(pilot: Pilot[None]) -> None:
        start = pilot.app.screen
        assert isinstance(start, StartScreen)
        game = start.line("game")
        game.place = [key for key, _ in game.values].index("wotr_cards")
        start.speak()
        assert [seat for seat, _ in start.line("seat").values][4:] == ["frodo,aragorn", "witch_king,saruman", "both"]
        start.line("seat").place = 4
        start.action_begin()
        await until(pilot, lambda: isinstance(pilot.app.screen, TableScreen))
        session = table_of(pilot).session
        assert [holder == HUMAN for holder in session.holders] == [True, False, True, False]
        assert list(session.state.viewers) == [0, 1, 0, 3]

    with_client(StartScreen(), test)


def test_the_start_screen_speaks_every_language() -> None:
    async def test(pilot: Pilot[None]) -> None:
        for title in ("Садитесь за стол", "Сідайте до столу", "Take a seat"):
            await pilot.press("g")
            await pilot.pause()
            assert pilot.app.screen.query_one("#form").border_title == title

    with_client(StartScreen(), test)


def test_a_replay_steps_through_the_words() -> None:
    game = session("random", "random")
    while not game.state.over:
        game.choose(game.state.options[0])
    _, course = moments(game.table.record_text(), "game.wmr")

    async def test(pilot: Pilot[None]) -> None:
        screen = pilot.app.screen
        assert isinstance(screen, ReplayScreen)
        assert screen.place == len(game.table.words)
        await pilot.press("home")
        await pilot.pause()
        assert screen.place == 0
        first = board(screen)
        await pilot.press("down")
        await pilot.pause()
        assert screen.place == 1
        assert board(screen) != first

    with_client(ReplayScreen(DUEL, course, "game.wmr", None), test)


def test_a_thing_without_a_choice_is_not_pointed_at() -> None:
    async def test(pilot: Pilot[None]) -> None:
        screen = table_of(pilot)
        before = screen.pointed()
        screen.point_at(Thing("region", "rohan"))
        await pilot.pause()
        assert screen.pointed() == before

    with_client(TableScreen(session("random", HUMAN)), test)
