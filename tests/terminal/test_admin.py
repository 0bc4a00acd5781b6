"""The keeper's desk on the command line: the same deeds, by the same functions, with the same notes."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from westmarch.server.people.likeness import log_in_by
from westmarch.server.protocol import api
from westmarch.server.protocol import desk as deeds
from westmarch.server.protocol.situations import ChatLine
from westmarch.server.settings import Settings
from westmarch.server.storage.decks import Shelf
from westmarch.server.storage.desk import DeskStore
from westmarch.server.tables.hall import Hall
from westmarch.terminal.commands.admin import admin
from westmarch.text.deck_lists.deck import DeckList

from .conftest import Ran, Westmarch

Admin = Callable[..., Ran]
LOOKS = {"queue", "audit", "person", "rules", "numbers"}


class Kept:
    """What the house of the test has: an account, a table, a line and the name of a deck that somebody flagged."""

    person = "p" * 24
    table = ""
    deck = ""


@pytest.fixture
def kept(tmp_path: Path) -> Kept:
    found = Kept()

    async def fill() -> None:
        hall = Hall(Settings(data=tmp_path))
        await hall.open()
        await hall.store.save_person(found.person, hall.now(), "Beren", **log_in_by("Beren"))
        seats = [api.NewSeat("me"), api.NewSeat("open")]
        found.table = (await hall.create(found.person, api.NewTable("duel", seats))).id
        await hall.store.save_chat(found.table, found.person, ChatLine(0, hall.now(), "Beren", 0, "Boo"))
        await DeskStore(hall.store).flag(found.table, 1, "somebody", hall.now())
        found.deck = await Shelf(hall.store).add(found.person, "lcg", DeckList("A rude name"), hall.now())
        await Shelf(hall.store).share(found.person, found.deck, True)
        await DeskStore(hall.store).flag_deck(found.deck, "somebody", hall.now())
        await hall.close()

    asyncio.run(fill())
    return found


@pytest.fixture
def desk(westmarch: Westmarch, kept: Kept, tmp_path: Path) -> Admin:
    assert kept.table
    return lambda *words, **more: westmarch("admin", *words, "--data", str(tmp_path), **more)


def told(ran: Ran) -> Any:
    assert ran.status == 0, ran.err
    return json.loads(ran.out)


def test_there_is_a_command_for_each_deed_and_each_look() -> None:
    tags = {str(kind.__struct_config__.tag).replace("_", "-") for kind in deeds.AnyDeed.__args__}
    assert {name for name in admin if not name.startswith("-")} == tags | LOOKS


def test_every_deed_is_done_and_noted(desk: Admin, kept: Kept) -> None:
    done = [
        ("mute", "beren", "--days", "2", "--why", "Insults"),
        ("unmute", "Beren"),
        ("ban", kept.person),
        ("unban", "Beren"),
        ("rename", "Beren", "Camlost"),
        ("role", "Camlost", "keeper"),
        ("close-table", kept.table),
        ("strike", "1"),
        ("unshare", kept.deck),
        ("registration", "invitation"),
        ("retention", "--days", "9"),
        ("invite", "--uses", "2", "--why", "For Finrod"),
    ]
    for words in done:
        assert desk(*words).status == 0, words
    card = told(desk("person", "Camlost", "--json"))
    assert (card["role"], card["muted_until"], card["banned_until"]) == ("keeper", 0, 0)
    rules = told(desk("rules", "--json"))
    assert (rules["registration"], rules["retention_days"]) == ("invitation", 9)
    desk("withdraw", rules["invitations"][0]["id"])
    notes = told(desk("audit", "--json"))
    assert [note["deed"].replace("_", "-") for note in reversed(notes)] == [*(words[0] for words in done), "withdraw"]
    assert {note["by"] for note in notes} == {None}
    assert notes[-1]["why"] == "Insults"
    assert told(desk("numbers", "--days", "1", "--json"))[0]["tables"] == 1


def test_the_queue_is_shown_and_settled(desk: Admin, kept: Kept) -> None:
    shown = desk("queue").out
    assert "Boo" in shown
    assert "A rude name" in shown
    assert desk("settle", "chat", "1").out == "Done.\n"
    assert desk("settle", "deck", kept.deck).out == "Done.\n"
    assert desk("queue").out == ""


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_all_is_told_in_the_readers_language(desk: Admin, lang: str) -> None:
    desk("mute", "Beren")
    for words in (["queue"], ["audit"], ["person", "Beren"], ["rules"], ["numbers"], ["invite"]):
        ran = desk(*words, "--lang", lang)
        assert ran.status == 0
        assert ran.out
        assert "terminal-admin" not in ran.out


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
@pytest.mark.parametrize(
    "words",
    [
        ("mute", "Nobody"),
        ("mute", "Beren", "--days", "0"),
        ("rename", "Beren", "computer"),
        ("close-table", "nothing"),
        ("undo-rating", "nothing"),
        ("strike", "7"),
        ("unshare", "nothing"),
        ("settle", "report", "nothing"),
        ("withdraw", "nothing"),
        ("invite", "--uses", "0"),
    ],
)
def test_what_cannot_be_done_is_refused_in_one_line_and_leaves_no_note(
    desk: Admin, words: tuple[str, ...], lang: str
) -> None:
    ran = desk(*words, "--lang", lang)
    assert ran.status == 2
    assert ran.err.count("\n") == 1
    assert ("а" in ran.err) == (lang != "en")
    assert told(desk("audit", "--json")) == []


def test_without_a_database_nothing_is_made(westmarch: Westmarch, tmp_path: Path) -> None:
    ran = westmarch("admin", "queue", "--data", str(tmp_path / "nowhere"))
    assert ran.status == 2
    assert not (tmp_path / "nowhere").exists()
