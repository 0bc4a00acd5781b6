"""Decks on profiles: a stranger sees one, looks at its cards, copies it and plays with it; its owner alone says who sees it."""

import re

from playwright.sync_api import Page, expect

from .conftest import Visit
from .house import PHONE_AND_DESK, House, expect_no_sideways_scrolling, resize, violations
from .test_decks import add, build_deck, chosen, come_to_decks, save, table_of
from .test_people import sign_up


def share_deck(page: Page, house: House, owner: str, name: str) -> None:
    """Build a deck as the owner of an account, and show it on his profile."""
    sign_up(page, house, owner)
    come_to_decks(page, house)
    build_deck(page, name)
    save(page)
    page.get_by_label("Share on my profile").check()
    expect(page.locator(".tools .done")).to_contain_text(f"{name} is on your profile.")


def look_over(page: Page) -> list[str]:
    """What is wrong with a page on a phone and on a desk, by light and by night."""
    found = []
    for size in PHONE_AND_DESK:
        resize(page, size)
        page.evaluate("scrollTo(0, 0)")
        expect_no_sideways_scrolling(page)
        found += [f"{page.url} {size}: {one}" for one in violations(page)]
    return found


def test_a_stranger_sees_a_shared_deck_on_a_profile_and_copies_it(visit: Visit, house: House) -> None:
    owner, stranger = visit(), visit()
    share_deck(owner, house, "Ivriniel", "Gondor and Beorn")
    stranger.goto(f"{house.address}/people/Ivriniel")
    deck = stranger.locator(".decks > li")
    expect(deck).to_contain_text("Gondor and Beorn")
    expect(deck).to_contain_text("Aragorn, Théodred, Glóin")
    expect(deck).to_contain_text("51 cards")
    deck.get_by_text("Look at the cards").click()
    expect(deck.locator(".cards li", has_text="3× Beorn")).to_be_visible()
    found = look_over(stranger)
    deck.get_by_role("button", name="Copy to my decks").click()
    expect(stranger.get_by_role("status").filter(has_text="Copied: Gondor and Beorn")).to_be_visible()
    stranger.get_by_role("link", name="To my decks").click()
    stranger.locator(".tools select").select_option(label="Gondor and Beorn")
    expect(chosen(stranger)).to_contain_text("51 cards")
    expect(stranger.get_by_label("Share on my profile")).to_have_count(0)  # a guest has none
    assert found + look_over(owner) == []


def test_a_shared_deck_is_played_without_being_copied(visit: Visit, house: House) -> None:
    owner, stranger = visit(), visit()
    share_deck(owner, house, "Mithrellas", "Beorn alone")
    stranger.goto(f"{house.address}/people/Mithrellas")
    stranger.get_by_role("link", name="Play with this deck").click()
    form = stranger.locator("form.set")
    expect(form.locator(".bring select").first.locator("option:checked")).to_have_text("Beorn alone")
    form.locator("button.sit").click()
    assert "beorn*3" in table_of(stranger)["options"]["decks"][0]


def test_a_deck_that_breaks_the_rules_says_so_and_one_that_is_taken_off_is_gone(visit: Visit, house: House) -> None:
    owner, stranger = visit(lang="en"), visit(lang="uk", quiet=False)
    sign_up(owner, house, "Gilmith")
    come_to_decks(owner, house)
    owner.locator(".tools select").select_option("starter_lore")
    add(owner, "gandalf", 2)  # what comes with the game may be small, a deck of one's own may not
    owner.locator(".tools input[type=text]").fill("Too small")
    save(owner)
    owner.get_by_label("Share on my profile").check()
    expect(owner.locator(".tools .done")).to_contain_text("on your profile")
    stranger.goto(f"{house.address}/people/Gilmith")
    deck = stranger.locator(".decks > li")
    expect(deck.locator(".wrong")).to_contain_text("Складена не за правилами")
    expect(deck.get_by_role("link")).to_have_count(0)
    owner.get_by_label("Share on my profile").uncheck()
    expect(owner.locator(".tools .done")).to_contain_text("yours alone")
    stranger.reload()
    expect(stranger.get_by_role("heading", name="Gilmith")).to_be_visible()
    expect(stranger.locator(".decks")).to_have_count(0)
    stranger.goto(f"{house.address}/?game=lcg&deck=nothing")
    expect(stranger.locator("form.set [role=alert]")).to_contain_text("Такої колоди немає")


def test_an_offensive_name_reaches_the_moderators(visit: Visit, house: House) -> None:
    owner, stranger = visit(), visit()
    share_deck(owner, house, "Haleth", "An insult")
    stranger.goto(f"{house.address}/people/Haleth")
    deck = stranger.locator(".decks > li")
    deck.get_by_role("button", name=re.compile("moderators")).click()
    expect(deck).to_contain_text("The moderators will look at it.")
