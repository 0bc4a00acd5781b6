import asyncio
import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from westmarch.core.rng import Rng
from westmarch.server.settings import Settings

from ..harness import Running, play_on, running

pytestmark = pytest.mark.anyio
Make = Callable[..., Settings]


async def test_every_moment_of_a_finished_game_looks_as_it_did(server: Running) -> None:
    async with server.client() as anna, server.client() as boris, server.client() as zoe:
        table = await anna.create("me", "open")
        await boris.post(f"/api/tables/{table['id']}/join", {})
        path = f"/api/tables/{table['id']}"
        async with anna.at(table["id"]) as a, boris.at(table["id"]) as b:
            await play_on([a, b], Rng(1))
        seen = {m["said"]: m for m in a.messages if m["type"] in ("snapshot", "update") and m["view"]}
        assert len(seen) > 30
        for said in list(seen)[::7]:
            moment = await anna.get(f"{path}/at/{said}")
            assert moment["view"] == seen[said]["view"]
            assert moment["prompt"] == seen[said]["prompt"]
            assert moment["viewer"] == 0
            other = await zoe.get(f"{path}/at/{said}?viewer=0")
            assert other == moment
            assert (await zoe.get(f"{path}/at/{said}"))["viewer"] is None
        assert (await zoe.get(f"{path}/at/9999", 400))["reason"] == "malformed"
        assert (await zoe.get(f"{path}/at/0?viewer=7", 400))["reason"] == "malformed"
        history = await anna.get(f"{path}/history")
        told = [entry for step in history["steps"] for entry in step["log"]]
        assert told == [entry for entry in a.log if entry["of"] == "game"]


async def test_a_report_holds_what_reproduces_it_and_its_command_shows_it(settings: Make, tmp_path: Path) -> None:
    async with running(settings()) as server, server.client() as anna:
        table = await anna.create("me", "me")
        assert (await anna.post("/api/reports", {"table": "nowhere", "version": 0}, 404))["reason"] == "no_such_table"
        async with anna.at(table["id"]) as a:
            await play_on([a], Rng(2), 9)
        body = {"table": table["id"], "version": a.version, "note": "The card costs too much."}
        report = await anna.post("/api/reports", body)
        assert report["command"] == f"westmarch report {report['id']}"
    name, command, argument = report["command"].split()
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", name, command, argument, "--data", str(tmp_path / "data"), "--out", str(tmp_path),
        stdout=asyncio.subprocess.PIPE, env={**os.environ, "DATABASE_URL": ""},
    )  # fmt: skip
    told = (await process.communicate())[0].decode()
    assert process.returncode == 0
    assert "The card costs too much." in told
    assert "after 9 words" in told
    record = (tmp_path / f"report-{report['id']}.wmr").read_text()
    assert "seed:" in record
    assert (tmp_path / f"report-{report['id']}.yaml").exists()
