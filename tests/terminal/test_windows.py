"""Windows at the terminal: the table passes where nothing else can be said, or for as long as a person likes."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from tests.lcg.board import engaged, hero, pose
from textual.pilot import Pilot

from westmarch.core.rng import Rng
from westmarch.core.words import PASS
from westmarch.games.lcg.components import VICTORY
from westmarch.games.lcg.game import LCG
from westmarch.games.lcg.rules.verbs import end
from westmarch.terminal.app.client import Client
from westmarch.terminal.app.table import TableScreen
from westmarch.terminal.app.widgets import Choices
from westmarch.terminal.session import HUMAN, Session
from westmarch.terminal.telling import order_text, sheet_lines
from westmarch.terminal.voice import voice

from .conftest import Westmarch

LORE = "beravor|faramir*1"  # a hero who may draw cards in any window, and no event


def seated(*decks: str, campaign: dict[str, object] | None = None, **position: object) -> Session:
    """A person on every seat, in a situation."""
    table = pose(decks=decks, options={"all_windows": True, "campaign": campaign}, **position)  # type: ignore[arg-type]
    options = LCG.options({"decks": list(decks), "small_decks": True, "all_windows": True, "campaign": campaign})
    session = Session(LCG, options, 1, (HUMAN,) * len(decks))
    session.taken_up(LCG.to_position(table.state), 0)
    session.catch_up()
    return session


def asked(session: Session) -> str:
    """What a person is asked once the table has passed where it may."""
    while session.pass_on() is not None:
        pass
    return session.window or LCG.prompt(session.state).name


def test_who_can_only_pass_is_not_asked() -> None:
    session = seated(
        "aragorn|for_gondor*1+faramir*1", phase="travel", hand=["faramir"], cards={"aragorn": hero(tokens=3)}
    )
    assert session.state.options == [PASS]
    assert asked(session) != "act:phase:travel"


def test_who_wants_to_stop_is_asked() -> None:
    session = seated(
        "aragorn|for_gondor*1+faramir*1", phase="travel", hand=["faramir"], cards={"aragorn": hero(tokens=3)}
    )
    session.toggle_stop("act:phase:travel")
    assert session.stops_at("act:phase:travel")
    assert asked(session) == "act:phase:travel"
    session.toggle_stop("act:phase:travel")
    assert asked(session) != "act:phase:travel"


def test_an_order_lasts_for_its_phase_and_is_told() -> None:
    session = seated(LORE, phase="combat", cards={"beravor": hero(), "forest_spider": engaged()})
    assert asked(session) == "act:phase:combat"
    assert [until for _, until in session.offers()] == ["window", "phase", "round", "trigger"]
    session.let_pass("*", "phase")
    assert asked(session) == "defend"
    assert [order_text(session, order, voice("en")) for order in session.lasting()] == ["Passing until the phase ends"]
    session.choose(session.state.options[-1])
    while asked(session) != "act:phase:refresh":
        session.choose(session.state.options[0])
    assert session.lasting() == []


def test_an_undo_goes_back_to_the_order_and_ends_it() -> None:
    session = seated(LORE, phase="travel", cards={"beravor": hero()})
    session.let_pass("*", "phase")
    assert asked(session) == "act:phase:encounter"
    assert session.undo() is not None
    assert asked(session) == "act:phase:travel"
    assert session.said == 0


def test_an_order_can_be_cancelled() -> None:
    session = seated(LORE, phase="travel", cards={"beravor": hero()})
    session.let_pass("*", "round")
    session.end_order(0, "*")
    assert asked(session) == "act:phase:travel"


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_the_score_sheet_has_a_column_for_each_player(lang: str) -> None:
    session = seated(
        "aragorn|faramir*1", LORE, cards={"aragorn": hero(damage=2), "beravor": hero("two")}, threat={"one": 30}
    )
    end(session.state, VICTORY)  # type: ignore[arg-type]
    session.state.run()
    lines = sheet_lines(session, voice(lang))
    assert lines[1].split()[-2:] == ["30", "10"]
    assert lines[4].split()[-2:] == ["32", "10"]
    assert any(line.split()[-1] == "42" for line in lines)
    assert len({len(line) for line in lines}) == 1


def test_lines_can_order_the_table_to_pass(westmarch: Westmarch) -> None:
    ran = westmarch("play", "lcg", "--seat", "one", "--seed", "3", lines="no\ndone\nskip round\nstop combat\n")
    assert "Passing until the round ends" in ran.out
    assert "Always asked: Actions · Combat phase" in ran.out


def on_screen(session: Session, test: Callable[[Pilot[None]], Awaitable[None]]) -> None:
    """Run a test at the table on the full screen."""

    async def run() -> None:
        async with Client(TableScreen(session), "en", pace=0.0).run_test(size=(120, 40)) as pilot:
            await pilot.pause()
            await test(pilot)

    asyncio.run(run())


def test_the_full_screen_offers_orders() -> None:
    session = seated(LORE, phase="travel", cards={"beravor": hero()})

    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("n")
        await pilot.pause()
        entries = pilot.app.screen.query_one(Choices).entries
        assert [entry.id for entry in entries][:2] == ["act:phase:travel window", "* phase"]
        await pilot.press("down", "enter")
        await pilot.pause()
        assert session.window == "act:phase:encounter"
        assert [order.until for order in session.orders] == ["phase"]
        await pilot.press("n", "down", "down", "down", "down", "enter")
        await pilot.pause()
        assert pilot.app.screen.query_one(Choices).entries[0].id == "stop act:phase:encounter"
        await pilot.press("enter")
        await pilot.pause()
        assert session.stops_at("act:phase:encounter")

    on_screen(session, play)


def test_the_full_screen_goes_on_to_the_next_scenario() -> None:
    session = seated("aragorn+gloin|faramir*1", campaign={}, cards={"aragorn": hero()})
    end(session.state, VICTORY)  # type: ignore[arg-type]
    session.state.run()

    async def play(pilot: Pilot[None]) -> None:
        assert pilot.app.screen.query_one(Choices).entries[0].id == "next"
        await pilot.press("enter")
        await pilot.pause()
        screen = pilot.app.screen
        assert isinstance(screen, TableScreen)
        assert screen.session.table.options.scenario == "journey_along_the_anduin"

    on_screen(session, play)


def test_a_game_by_people_says_the_same_as_without_help() -> None:
    session = Session(LCG, LCG.options({}), 5, (HUMAN,))
    rng = Rng(5)
    for _ in range(200):
        if session.pass_on() is None and not session.state.over:
            session.choose(rng.pick(session.state.options))
    assert any(spoken.by_order for spoken in session.line)
    again = LCG.new(session.table.options, 5)
    for word in session.table.words:
        again.choose(word)
    assert LCG.hash(again) == LCG.hash(session.state)
