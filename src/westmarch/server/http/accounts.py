"""Who the caller is, over HTTP: guests and their names, accounts, and the sessions that an owner sees and ends."""

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody

from westmarch.server.house import House
from westmarch.server.http import door
from westmarch.server.http.lobby import Call, address_of, hall_of, house_of, person_of, scope_of
from westmarch.server.people import sessions, written
from westmarch.server.people.likeness import is_a_computers, is_nobodys, likeness
from westmarch.server.protocol import api
from westmarch.server.refusal import Refused
from westmarch.server.storage.store import Person
from westmarch.server.tables import bus
from westmarch.server.tables.hall import Hall

MAX_LIKENESS = 160  # letters, as the database has room for them


async def describe(hall: Hall, person: str) -> api.Me:
    """A person as he sees himself."""
    known = await hall.store.person(person)
    if known is None:
        return api.Me(person, sessions.guest_name(person), False, False)
    return api.Me(person, known.name, known.account or known.name != sessions.guest_name(person), known.account)


def check_name(name: str, known: Person | None, alike: Person | None, person: str) -> None:
    """Refuse a name by which somebody would pass for another or for the computer."""
    if known is not None and known.id != person:
        raise Refused("name_taken")
    if is_a_computers(name) or is_nobodys(name) or (alike is not None and alike.id != person):
        raise Refused("name_confusing")


@get("/api/me")
async def me(request: Call) -> api.Me:
    """Who the caller is; his cookie is renewed."""
    scope = scope_of(request)
    value = sessions.cookie_value(door.header(scope, b"cookie"))
    scope.setdefault(door.GIVE_COOKIE, value)
    return await describe(hall_of(request), person_of(request))


@post("/api/me", status_code=200)
async def rename(request: Call, data: JSONBody[api.Rename]) -> api.Me:
    """Take a name; an account's owner signs in by the new one from then on."""
    hall, person = hall_of(request), person_of(request)
    name = written.name(data.name)
    known = await hall.store.person(person)
    check_name(name, await hall.store.by_login(name), await hall.store.by_likeness(likeness(name)), person)
    own = known is not None and known.account
    if own:
        house_of(request).gate.accounts.take(address_of(request))
    await hall.store.save_person(person, hall.now(), name, **(log_in_by(name) if own else {}))
    tell_name(hall, person, name)
    return await describe(hall, person)


def log_in_by(name: str) -> dict[str, str]:
    """What is stored of an account's name, so that nobody else can take it or one that looks like it."""
    return {"login": name.casefold(), "likeness": likeness(name)[:MAX_LIKENESS]}


def tell_name(hall: Hall, person: str, name: str) -> None:
    """Let everybody at a person's tables see his new name."""
    hall.renamed(person, name)
    hall.bus.tell(bus.Renamed(hall.bus.process, person, name))


@post("/api/account", status_code=200)
async def account(request: Call, data: JSONBody[api.Credentials]) -> api.Me:
    """Make the guest an account."""
    hall, person, house = hall_of(request), person_of(request), house_of(request)
    house.gate.accounts.take(address_of(request))
    name = written.name(data.name)
    known = await hall.store.person(person)
    if known is not None and known.account:
        raise Refused("already_account")
    check_name(name, await hall.store.by_login(name), await hall.store.by_likeness(likeness(name)), person)
    stored = await house.passwords.hash(data.password)
    await hall.store.save_person(person, hall.now(), name, password=stored, **log_in_by(name))
    await sign_in(request, house, person)
    tell_name(hall, person, name)
    return await describe(hall, person)


@post("/api/login", status_code=200)
async def login(request: Call, data: JSONBody[api.Credentials]) -> api.Me:
    """Become the owner of an account."""
    known = await prove(request, written.name(data.name), data.password)
    await sign_in(request, house_of(request), known.id)
    return await describe(hall_of(request), known.id)


async def prove(request: Call, name: str, password: str) -> Person:
    """The owner of an account by its name and password; who tries many is let wait."""
    hall, house = hall_of(request), house_of(request)
    house.gate.log_ins_of_address.take(address_of(request))
    tried = f"{address_of(request)} {name.casefold()}"
    house.gate.wrong_passwords.check(tried)
    known = await hall.store.by_login(name)
    if not await house.passwords.fits(known.password if known else None, password) or known is None:
        house.gate.wrong_passwords.add(tried)
        raise Refused("wrong_password")
    house.gate.wrong_passwords.forget(tried)
    return known


@post("/api/logout", status_code=200)
async def logout(request: Call) -> api.Me:
    """Become a new guest; the session that one had is worth nothing any more."""
    await sign_out(request, house_of(request))
    return await describe(hall_of(request), person_of(request))


async def sign_in(call: Call, house: House, person: str) -> None:
    """Begin a new session for this person in place of the one that the caller had."""
    await end_own_session(call, house)
    scope = scope_of(call)
    scope[door.GIVE_COOKIE] = await house.sessions.open(person, door.header(scope, b"user-agent"))
    scope[door.PERSON] = person


async def sign_out(call: Call, house: House) -> None:
    """End the caller's session and make him a new guest."""
    await end_own_session(call, house)
    scope = scope_of(call)
    scope[door.PERSON] = sessions.new_person()
    scope[door.GIVE_COOKIE] = house.sessions.signed(scope[door.PERSON])


async def end_own_session(call: Call, house: House) -> None:
    """What the caller's cookie was worth, it is worth no longer."""
    session = scope_of(call)[door.SESSION]
    if session is not None:
        await end_session(house, person_of(call), session)


async def end_session(house: House, person: str, session: str) -> bool:
    """Revoke a session, in all processes; false if the person has none of this id."""
    ended = await house.sessions.revoke(person, session)
    end_connections(house, session)
    return ended


def end_connections(house: House, session: str) -> None:
    """Let everybody go, in all processes, who is connected by a session or a bot's token."""
    house.hall.revoked(session)
    house.hall.bus.tell(bus.Revoked(house.hall.bus.process, session))


@get("/api/sessions")
async def list_sessions(request: Call) -> list[api.Session]:
    """Where the caller's account is signed in; a guest is so nowhere."""
    own = scope_of(request)[door.SESSION]
    found = await house_of(request).accounts.sessions_of(person_of(request)) if own is not None else []
    return [api.Session(one.id, one.created, one.seen, one.agent, one.id == own) for one in found]


@delete("/api/sessions")
async def end_other_sessions(request: Call) -> None:
    """Sign out everywhere but here."""
    await sign_out_elsewhere(request)


async def sign_out_elsewhere(request: Call) -> None:
    """End all sessions of the caller but the one by which he calls."""
    house, person, own = house_of(request), person_of(request), scope_of(request)[door.SESSION]
    if own is None:
        raise Refused("not_registered")
    for session in await house.accounts.sessions_of(person):
        if session.id != own:
            await end_session(house, person, session.id)


@delete("/api/sessions/{session:str}")
async def revoke_session(request: Call, session: FromPath[str]) -> None:
    """Sign out elsewhere."""
    if not await end_session(house_of(request), person_of(request), session[:64]):
        raise Refused("no_such_session")


HANDLERS = [me, rename, account, login, logout, list_sessions, end_other_sessions, revoke_session]
