"""Who the caller is, over HTTP: guests and their names, accounts, and the sessions that an owner sees and ends."""

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody

from westmarch.server.desk.desk import refused_until
from westmarch.server.house import House
from westmarch.server.http import door
from westmarch.server.http.lobby import Call, address_of, hall_of, house_of, person_of, scope_of
from westmarch.server.people import sessions, written
from westmarch.server.people.likeness import check_name, log_in_by
from westmarch.server.protocol import api
from westmarch.server.refusal import Refused
from westmarch.server.signals import bus
from westmarch.server.storage.desk import use_invitation
from westmarch.server.storage.store import Person
from westmarch.server.storage.writer import Job


async def describe(house: House, person: str) -> api.Me:
    """A person as he sees himself."""
    known, registration = await house.hall.store.person(person), await house.desk.registration()
    usual = sessions.guest_name(person)
    if known is None:
        return api.Me(person, usual, False, False, "person", registration)
    named = known.account or known.name != usual
    return api.Me(person, known.name, named, known.account, known.role, registration)


@get("/api/me")
async def me(request: Call) -> api.Me:
    """Who the caller is; his cookie is renewed."""
    scope = scope_of(request)
    value = sessions.cookie_value(door.header(scope, b"cookie"))
    scope.setdefault(door.GIVE_COOKIE, value)
    return await describe(house_of(request), person_of(request))


@post("/api/me", status_code=200)
async def rename(request: Call, data: JSONBody[api.Rename]) -> api.Me:
    """Take a name; an account's owner signs in by the new one from then on."""
    hall, person = hall_of(request), person_of(request)
    name = written.name(data.name)
    known = await hall.store.person(person)
    await check_name(hall.store, name, person)
    own = known is not None and known.account
    if own:
        await house_of(request).gate.accounts.take(address_of(request))
    await hall.store.save_person(person, hall.now(), name, None, **(log_in_by(name) if own else {}))
    hall.tell_name(person, name)
    return await describe(house_of(request), person)


@post("/api/account", status_code=200)
async def account(request: Call, data: JSONBody[api.NewAccount]) -> api.Me:
    """Make the guest an account, by an invitation where one is needed."""
    hall, person, house = hall_of(request), person_of(request), house_of(request)
    await house.gate.accounts.take(address_of(request))
    admitted = await admission(house, data.invitation)
    name = written.name(data.name)
    known = await hall.store.person(person)
    if known is not None and known.account:
        raise Refused("already_account")
    await check_name(hall.store, name, person)
    stored = await house.passwords.hash(data.password)
    await hall.store.save_person(person, hall.now(), name, admitted, password=stored, **log_in_by(name))
    await sign_in(request, house, person)
    hall.tell_name(person, name)
    return await describe(house_of(request), person)


async def admission(house: House, invitation: str | None) -> Job | None:
    """What must hold when an account is made; refused where no invitation could help, or none was shown."""
    registration = await house.desk.registration()
    if registration == "open":
        return None
    if registration == "closed" or not invitation:
        raise Refused("no_registration")
    shown = sessions.session_id(invitation)
    return lambda connection: use_invitation(connection, shown, house.hall.now())


@post("/api/login", status_code=200)
async def login(request: Call, data: JSONBody[api.Credentials]) -> api.Me:
    """Become the owner of an account."""
    known = await prove(request, written.name(data.name), data.password)
    await sign_in(request, house_of(request), known.id)
    return await describe(house_of(request), known.id)


async def prove(request: Call, name: str, password: str) -> Person:
    """The owner of an account by its name and password; who tries many is let wait."""
    hall, house = hall_of(request), house_of(request)
    await house.gate.log_ins_of_address.take(address_of(request))
    tried = f"{address_of(request)} {name.casefold()}"
    await house.gate.wrong_passwords.check(tried)
    known = await hall.store.by_login(name)
    if not await house.passwords.fits(known.password if known else None, password) or known is None:
        await house.gate.wrong_passwords.add(tried)
        raise Refused("wrong_password")
    await house.gate.wrong_passwords.forget(tried)
    if known.banned_until > hall.now():
        raise refused_until("banned", known.banned_until)
    return known


@post("/api/logout", status_code=200)
async def logout(request: Call) -> api.Me:
    """Become a new guest; the session that one had is worth nothing any more."""
    await sign_out(request, house_of(request))
    return await describe(house_of(request), person_of(request))


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
    """Sign out everywhere but here. No browser tells the caller anything any more until it offers itself again."""
    await sign_out_elsewhere(request)


async def sign_out_elsewhere(request: Call) -> None:
    """End all sessions of the caller but the one by which he calls."""
    house, person, own = house_of(request), person_of(request), scope_of(request)[door.SESSION]
    if own is None:
        raise Refused("not_registered")
    for session in await house.accounts.sessions_of(person):
        if session.id != own:
            await end_session(house, person, session.id)
    await house.notices.forget_browsers(person)


@delete("/api/sessions/{session:str}")
async def revoke_session(request: Call, session: FromPath[str]) -> None:
    """Sign out elsewhere."""
    if not await end_session(house_of(request), person_of(request), session[:64]):
        raise Refused("no_such_session")


HANDLERS = [me, rename, account, login, logout, list_sessions, end_other_sessions, revoke_session]
