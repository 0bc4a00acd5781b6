"""The keeper's desk in the browser: on a phone and on a desk, by light and by night, in three languages."""

import re
import subprocess
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visit
from .house import House, request_table
from .test_meeting import sign_up
from .test_people import look_over


def admin(house: House, *words: str) -> None:
    """The keeper's command, beside the server."""
    command = [sys.executable, "-m", "westmarch", "admin", *words, "--data", str(house.data)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


@pytest.fixture
def open_again(house: House) -> Iterator[None]:
    """Whatever a test does to the house, the next visitor may make an account."""
    yield
    admin(house, "registration", "open")


def keeper(page: Page, house: House, name: str) -> None:
    """Sign up, be made a keeper by the command beside the server, and come to the desk."""
    sign_up(page, house, name)
    admin(house, "role", name, "keeper")
    page.goto(f"{house.address}/desk")
    page.locator("#desk-audit").wait_for()


def test_a_flagged_line_is_deleted_and_its_writer_silenced(visit: Visit, house: House) -> None:
    anna, boris = visit(), visit(quiet=False)
    sign_up(boris, house, "Grima")
    table = request_table(boris, house, "duel", ["me", "open"])
    anna.request.get(f"{house.address}/api/me")
    assert anna.request.post(f"{house.address}/api/tables/{table.rpartition('/')[2]}/join", data={}).ok
    anna.goto(table)
    for page in (anna, boris):
        page.locator("#tab-chat").click()
    boris.locator("#say").fill("Late is the hour")
    boris.locator("form.say button").click()
    anna.get_by_role("button", name="Draw the moderators’ attention").click()
    expect(anna.locator("#panel-chat")).to_contain_text("The moderators will look at it.")
    page = visit()
    keeper(page, house, "Elrond")
    entry = page.locator("section", has=page.locator("#desk-queue")).locator("li")
    expect(entry).to_contain_text("Late is the hour")
    found = look_over(page)
    entry.get_by_role("button", name="Look at Grima").click()
    person = page.locator("section", has=page.locator("#desk-people"))
    person.get_by_role("button", name="Take the word away").click()
    expect(person).to_contain_text("May not write until")
    found += look_over(page)
    entry.get_by_role("button", name="Delete the line").click()
    expect(page.locator("#desk-queue ~ p")).to_have_text("Nothing waits to be looked at.")
    boris.locator("#say").fill("In which this conjurer chooses to appear")
    boris.locator("form.say button").click()
    expect(boris.locator(".prompt, .waiting, main").first).to_contain_text("You may not write at the tables until")
    assert found == []


@pytest.mark.usefixtures("open_again")
@pytest.mark.parametrize(("lang", "name"), [("en", "Glorfindel"), ("ru", "Эрестор"), ("uk", "Ґільдор")])
def test_the_house_is_kept_in_every_language(visit: Visit, house: House, lang: str, name: str) -> None:
    page = visit(lang=lang)
    keeper(page, house, name)
    page.locator("input[name=registration]").nth(1).check(force=True)
    expect(page.get_by_role("status")).to_be_visible()
    page.locator("section", has=page.locator("#desk-house")).locator("form").first.locator("button").click()
    link = page.locator("input[readonly]")
    expect(link).to_have_value(re.compile(r"/account\?invitation=[\w-]{16}"))
    page.locator("details summary").click()
    found = look_over(page)
    guest = visit(lang=lang)
    guest.goto(link.input_value())
    form = guest.locator("form", has=guest.locator("[autocomplete=new-password]"))
    form.locator("[autocomplete=username]").fill(f"{name} II")
    form.locator("[type=password]").fill("mellon-mellon")
    form.locator("button").click()
    guest.locator(".emblems").wait_for()
    page.reload()
    expect(page.locator("section", has=page.locator("#desk-audit")).locator("li")).not_to_have_count(0)
    assert found == []


def test_who_has_no_role_finds_an_empty_desk(visit: Visit, house: House) -> None:
    page = visit()
    sign_up(page, house, "Lobelia")
    page.goto(f"{house.address}/desk")
    expect(page.locator("main")).to_contain_text("Your role does not allow that")
    expect(page.locator("#desk-queue")).to_have_count(0)
    expect(page.locator("footer a[href='/desk']")).to_have_count(0)
