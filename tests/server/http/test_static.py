from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from westmarch.server.http import static
from westmarch.server.settings import Settings

from ..harness import Client, Running, running

pytestmark = pytest.mark.anyio
SCRIPT = "console.log('westmarch');" * 100


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A client as the builder leaves it."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Westmarch</title>")
    (folder / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (folder / "assets" / "index-abc123.js").write_text(SCRIPT)
    (folder / "assets" / "index-abc123.js.map").write_text("{}")
    return folder


@pytest.fixture
async def page(settings: Callable[..., Settings], built: Path) -> AsyncIterator[Client]:
    async with running(settings()) as server, server.client() as anna:
        server.house.assets = static.load(built)
        yield anna


@pytest.mark.parametrize("path", ["/", "/t/abc123", "/help/duel", "/about", "/t/abc?invite=x"])
async def test_the_clients_routes_lead_to_its_first_page(page: Client, path: str) -> None:
    answer = await page.http.get(path)
    assert answer.status_code == 200
    assert "Westmarch" in answer.text
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-type"] == "text/html; charset=utf-8"


async def test_a_file_whose_name_has_its_hash_is_kept_for_ever_and_sent_packed(page: Client) -> None:
    answer = await page.http.get("/assets/index-abc123.js")
    assert answer.text == SCRIPT
    assert answer.headers["content-encoding"] == "gzip"
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-type"].startswith("text/javascript")


async def test_a_file_that_the_browser_has_is_not_sent_again(page: Client) -> None:
    tag = (await page.http.get("/")).headers["etag"]
    assert (await page.http.get("/", headers={"If-None-Match": tag})).status_code == 304


@pytest.mark.parametrize(
    "path",
    [
        "/assets/none.js",
        "/none.txt",
        "/../secret.key",
        "/assets/..%2f..%2fapp.py",
        "/assets/index-abc123.js.map",
        "/api/x",
    ],
)
async def test_what_is_not_part_of_the_client_is_not_found(page: Client, path: str) -> None:
    assert (await page.http.get(path)).status_code == 404


async def test_where_the_client_was_not_built_the_page_says_how(server: Running) -> None:
    kept = server.house.assets
    server.house.assets = {}
    try:
        async with server.client() as anna:
            answer = await anna.http.get("/")
            assert answer.status_code == 503
            assert "npm run build" in answer.text
    finally:
        server.house.assets = kept


async def test_games_and_components_are_told(server: Running) -> None:
    async with server.client() as anna:
        games = await anna.get("/api/games")
        duel = next(game for game in games if game["key"] == "duel")
        assert duel["scenarios"] == {"standard": [2]}
        assert duel["levels"] == ["easy", "medium", "hard", "master"]
        assert {setting["kind"] for setting in duel["options"]} == {"bool"}
        components = await anna.get("/api/games/duel/components")
        assert {component["kind"] for component in components} >= {"card", "tile", "token", "region"}
        assert (await anna.get("/api/games/chess/components", 404))["reason"] == "no_such_game"


async def test_metrics_are_told_to_the_same_machine(server: Running) -> None:
    async with server.client() as anna:
        text = (await anna.http.get("/metrics")).text
        assert "westmarch_live_tables" in text
