"""The picture that the link of a finished game shows: what it is made of, and of which games there is one."""

import struct
import zlib
from collections.abc import Callable

import msgspec
import pytest

from westmarch.core import registry
from westmarch.core.rng import Rng
from westmarch.core.state import PUBLIC
from westmarch.server.http import static
from westmarch.server.http.previews import TITLE
from westmarch.server.pictures import has_picture, picture
from westmarch.server.pictures.canvas import HEIGHT, SIGNATURE, STROKES, WIDTH, Canvas, Colour
from westmarch.server.settings import Limit, Settings

from ..harness import NO_LIMITS, Client, play_on, running

Make = Callable[..., Settings]
PAGE = b"<!doctype html><html><head>" + TITLE + b"</head></html>"


def rows_of(png: bytes) -> list[bytes]:
    """The rows of a picture of ours; every part of the file must be as its check says."""
    assert png.startswith(SIGNATURE)
    parts, place = {}, len(SIGNATURE)
    while place < len(png):
        (length,) = struct.unpack(">I", png[place : place + 4])
        body = png[place + 4 : place + 8 + length]
        assert struct.unpack(">I", png[place + 8 + length : place + 12 + length]) == (zlib.crc32(body),)
        parts[body[:4]] = body[4:]
        place += 12 + length
    assert struct.unpack(">II", parts[b"IHDR"][:8]) == (WIDTH, HEIGHT)
    pixels = zlib.decompress(parts[b"IDAT"])
    return [pixels[y * (WIDTH + 1) + 1 : (y + 1) * (WIDTH + 1)] for y in range(HEIGHT)]


def test_shapes_fill_what_they_should_and_nothing_outside() -> None:
    canvas = Canvas()
    canvas.polygon([(10, 10), (30, 10), (30, 30), (10, 30)], Colour.LAPIS)
    canvas.disc(WIDTH, HEIGHT, 5, Colour.GOLD)
    canvas.box(-5, -5, 8, 8, Colour.MADDER)
    rows = rows_of(canvas.png())
    assert [len(row) for row in rows] == [WIDTH] * HEIGHT
    assert rows[20].count(Colour.LAPIS) == 20
    assert sum(row.count(Colour.LAPIS) for row in rows) == 400
    assert sum(row.count(Colour.MADDER) for row in rows) == 9
    assert rows[-1][-1] == Colour.GOLD


def test_every_figure_looks_different() -> None:
    def drawn(digit: str) -> bytes:
        canvas = Canvas()
        canvas.number(int(digit), 100, 100, 40, Colour.INK)
        return canvas.png()

    figures = [digit for digit in STROKES if digit.isdigit()]
    assert len({drawn(digit) for digit in figures}) == len(figures) == 10


@pytest.mark.parametrize("key", ["duel", "wotr_cards", "wotr_board", "lcg"])
def test_every_game_is_drawn_in_every_scenario_at_its_beginning_and_later(key: str) -> None:
    game = registry.find(key)
    assert has_picture(key)
    for scenario, numbers in game.facts.scenarios.items():
        for seats in numbers:
            state, rng = game.new(game.options({"scenario": scenario, "seats": seats}), 5), Rng(7)
            before = picture(key, state.view(PUBLIC))
            for _ in range(120):
                if state.over:
                    break
                state.choose(rng.pick(list(state.options)))
            after = picture(key, state.view(PUBLIC))
            assert rows_of(before) != rows_of(after)


def test_a_game_without_a_drawing_has_no_picture() -> None:
    assert not has_picture("chess")
    assert not has_picture("../duel")


async def finished_table(anna: Client, **more: bool) -> str:
    """A table of one who plays both sides, played to its end."""
    table: str = (await anna.create("me", "me", **more))["id"]
    async with anna.at(table) as visitor:
        await play_on([visitor], Rng(3))
    return table


@pytest.mark.anyio
async def test_the_link_of_a_finished_game_shows_its_board_to_everybody_but_of_a_private_one_nothing(
    settings: Make,
) -> None:
    async with running(settings()) as server, server.client() as anna, server.client() as stranger:
        server.house.assets = {static.INDEX: static.asset(PAGE, static.PAGE)}
        table, hidden = await finished_table(anna), await finished_table(anna, private=True)
        going_on = (await anna.create("me", "me"))["id"]
        address = f"http://127.0.0.1:{server.port}/pictures/{table}.png"
        page = (await stranger.http.get(f"/t/{table}/replay")).text
        assert f'property="og:image" content="{address}"' in page
        assert 'property="twitter:card" content="summary_large_image"' in page
        stranger.http.cookies.clear()
        answer = await stranger.http.get(f"/pictures/{table}.png")
        assert answer.headers["content-type"] == "image/png"
        assert "public" in answer.headers["cache-control"]
        assert "set-cookie" not in answer.headers
        match = (await server.hall.table(table)).match
        assert answer.content == picture("duel", match.state.view(PUBLIC))
        for other in (hidden, going_on):
            assert "/pictures/" not in (await anna.http.get(f"/t/{other}")).text
            assert not (await anna.http.get(f"/pictures/{other}.png")).is_success
        assert (await stranger.http.get("/pictures/nosuchtable.png")).status_code == 404


@pytest.mark.anyio
async def test_pictures_are_drawn_once_and_asked_for_by_an_address_only_so_often(settings: Make) -> None:
    limits = msgspec.structs.replace(NO_LIMITS, readings_of_address=Limit(2, 0))
    async with running(settings(limits=limits)) as server, server.client() as anna:
        table = await finished_table(anna)
        first = (await anna.http.get(f"/pictures/{table}.png")).content
        server.hall.workers.ask = None  # type: ignore[assignment, method-assign]
        assert (await anna.http.get(f"/pictures/{table}.png")).content == first
        assert (await anna.http.get(f"/pictures/{table}.png")).status_code == 429
