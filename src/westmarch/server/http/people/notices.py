"""Notices over HTTP: how one is told that it is one's move, the links in letters, and a new password for one who lost it."""

import asyncio
from typing import Any

from litestar import delete, get, post, put
from litestar.params import FromPath, JSONBody

from westmarch.server.house import House
from westmarch.server.http import accounts
from westmarch.server.http.lobby import Call, address_of, hall_of, house_of, person_of
from westmarch.server.http.people.profiles import own_card
from westmarch.server.people import written
from westmarch.server.people.notices import outgoing, push, times
from westmarch.server.people.notices.letters import Words
from westmarch.server.people.notices.mail import is_address
from westmarch.server.people.notices.notifier import STOP
from westmarch.server.people.notices.outgoing import Unreachable
from westmarch.server.protocol import people as api
from westmarch.server.refusal import Refused
from westmarch.server.storage.notices import Wish
from westmarch.text import speech

CONFIRM, RECOVER = "confirm an address", "a new password"
HOUR = times.HOUR
MAX_TOKEN = 120


def told(house: House, wish: Wish) -> api.Notices:
    """Somebody's wish as he sees it."""
    return api.Notices(
        push=wish.push,
        mail=wish.mail,
        address=wish.address,
        confirmed=wish.confirmed,
        hook=wish.hook,
        pace=wish.pace,
        quiet_from=wish.quiet_from,
        quiet_to=wish.quiet_to,
        zone=wish.zone,
        push_key=house.notifier.key.public,
        mail_set=can_write(house),
    )


def can_write(house: House) -> bool:
    """Whether letters can be sent, and have an address that their links lead to."""
    return house.notifier.post is not None and bool(house.notifier.url)


@get("/api/notices")
async def wishes(request: Call) -> api.Notices:
    """How the caller is told."""
    card = await own_card(request)
    return told(house_of(request), await house_of(request).notices.wish(card.id))


@put("/api/notices")
async def change(request: Call, data: JSONBody[api.ChangeNotices]) -> api.Notices:
    """Change how the caller is told. A new address gets a letter with a link first."""
    card, house = await own_card(request), house_of(request)
    await house.gate.notices.take(card.id)
    known = await house.notices.wish(card.id)
    if data.address is not None and not is_address(data.address):
        raise Refused("bad_address")
    if not times.is_zone(data.zone):
        raise Refused("malformed")
    if data.hook is not None:
        await check_target(house, data.hook)
    same = data.address == known.address
    wish = known._replace(
        push=data.push,
        mail=data.mail and data.address is not None,
        address=data.address,
        confirmed=known.confirmed and same,
        hook=data.hook,
        pace=data.pace,
        quiet_from=data.quiet_from,
        quiet_to=data.quiet_to,
        zone=data.zone,
        lang=data.lang,
    )
    if data.address is not None and not wish.confirmed:
        await ask_to_confirm(request, house, wish, card.name)
    await house.notices.save(wish)
    return told(house, wish)


async def check_target(house: House, url: str) -> None:
    """Refuse an address to which nothing would be sent."""
    try:
        await outgoing.target(url, house.settings.reach_inside)
    except Unreachable:
        raise Refused("bad_address") from None


async def ask_to_confirm(request: Call, house: House, wish: Wish, name: str) -> None:
    """Send the link by which the owner of an address agrees to be written to."""
    if not can_write(house):
        raise Refused("no_mail")
    await house.gate.letters_of_address.take(address_of(request))
    token = house.notifier.tokens.make(CONFIRM, wish.person, wish.address or "")
    spoken = await asyncio.to_thread(speech, wish.lang)
    text = spoken.message("letter-confirm-text", name=name, url=f"{house.notifier.url}/confirm/{token}")
    await house.notifier.write(wish.address or "", spoken.message("letter-confirm-title"), text)


@post("/api/notices/confirm/{token:str}", status_code=200)
async def confirm(request: Call, token: FromPath[str]) -> None:
    """Agree to be written to, by the link of a letter."""
    house = house_of(request)
    wish = await house.notices.wish(house.notifier.tokens.person(token[:MAX_TOKEN]))
    if wish.address is None or not house.notifier.tokens.holds(token, CONFIRM, wish.address):
        raise Refused("bad_link")
    await house.notices.save(wish._replace(confirmed=True))


@post("/api/notices/stop/{token:str}", status_code=200)
async def stop(request: Call, token: FromPath[str]) -> None:
    """Be told nothing any more, by the link that every notice has; nobody need be signed in for that."""
    house = house_of(request)
    if not house.notifier.tokens.holds(token[:MAX_TOKEN], STOP):
        raise Refused("bad_link")
    await house.notices.stop(house.notifier.tokens.person(token))


@post("/api/notices/trial", status_code=200)
async def trial(request: Call) -> api.Tried:
    """Tell the caller something now, by all the ways that he has set."""
    card, house = await own_card(request), house_of(request)
    await house.gate.notices.take(card.id)
    wish = await house.notices.wish(card.id)
    spoken = await asyncio.to_thread(speech, wish.lang)
    words = Words(spoken.message("letter-trial-title"), spoken.message("letter-trial-text"), "/account")
    return api.Tried(await house.notifier.tell(wish, card.name, words, []))


# Holidays


@get("/api/holiday")
async def holiday(request: Call) -> api.Holiday:
    """Whether the caller is on holiday, and how many days he has left."""
    card = await own_card(request)
    return await house_of(request).holidays.of(card.id)


@post("/api/holiday", status_code=200)
async def take_holiday(request: Call, data: JSONBody[api.TakeHoliday]) -> api.Holiday:
    """Let the caller's time stand still in games by days."""
    card, house = await own_card(request), house_of(request)
    await house.gate.notices.take(card.id)
    return await house.holidays.begin(card.id, data.days)


@delete("/api/holiday", status_code=200)
async def end_holiday(request: Call) -> api.Holiday:
    """Let it go on."""
    card, house = await own_card(request), house_of(request)
    await house.gate.notices.take(card.id)
    return await house.holidays.end(card.id)


@post("/api/pushes", status_code=204)
async def subscribe(request: Call, data: JSONBody[api.Subscribe]) -> None:
    """Let this browser tell the caller."""
    card, house = await own_card(request), house_of(request)
    await house.gate.notices.take(card.id)
    await check_target(house, data.endpoint)
    try:
        fits = push.is_key(push.decoded(data.p256dh)) and bool(push.decoded(data.auth))
    except ValueError:
        fits = False
    if not fits:
        raise Refused("malformed")
    await house.notices.subscribe(card.id, data.endpoint, data.p256dh, data.auth, hall_of(request).now())


@delete("/api/pushes")
async def unsubscribe(request: Call, data: JSONBody[api.Unsubscribe]) -> None:
    """Let this browser tell nobody; whoever knows its endpoint uses it."""
    await house_of(request).gate.notices.take(person_of(request))
    await house_of(request).notices.unsubscribe(data.endpoint)


# A lost password


@post("/api/recover", status_code=200)
async def recover(request: Call, data: JSONBody[api.Recover]) -> None:
    """Send a link for a new password to the address that an account has confirmed. The answer is the same where there is none."""
    house, hall = house_of(request), hall_of(request)
    if not can_write(house):
        raise Refused("no_mail")
    await house.gate.letters_of_address.take(address_of(request))
    person = await hall.store.by_login(written.name(data.name))
    wish = await house.notices.wish(person.id) if person is not None else None
    if person is None or wish is None or wish.address is None or not wish.confirmed:
        return
    until = str(hall.now() // HOUR + 1)
    token = house.notifier.tokens.make(RECOVER, person.id, until, person.password or "")
    spoken = await asyncio.to_thread(speech, data.lang)
    text = spoken.message("letter-recover-text", name=person.name, url=f"{house.notifier.url}/recover/{token}")
    hall.in_background(house.notifier.write(wish.address, spoken.message("letter-recover-title"), text))


@post("/api/recover/password", status_code=200)
async def set_password(request: Call, data: JSONBody[api.NewPassword]) -> None:
    """Take a new password by the link of a letter; it holds once, for an hour or two, and ends all sessions."""
    house, hall = house_of(request), hall_of(request)
    await house.gate.log_ins_of_address.take(address_of(request))
    person = await hall.store.person(house.notifier.tokens.person(data.token))
    hours = [str(hall.now() // HOUR + later) for later in (0, 1)]
    known = person.password or "" if person is not None and person.account else None
    if person is None or known is None:
        raise Refused("bad_link")
    if not any(house.notifier.tokens.holds(data.token, RECOVER, hour, known) for hour in hours):
        raise Refused("bad_link")
    await house.profiles.set_password(person.id, await house.passwords.hash(data.password))
    for session in await house.accounts.sessions_of(person.id):
        await accounts.end_session(house, person.id, session.id)
    await house.notices.forget_browsers(person.id)


HANDLERS: list[Any] = [
    wishes, change, confirm, stop, trial, holiday, take_holiday, end_holiday, subscribe, unsubscribe, recover, set_password,
]  # fmt: skip
