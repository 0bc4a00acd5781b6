"""Playing at once, over HTTP: a page says what it looks for, and asks until somebody is found."""

from litestar import delete, get, post
from litestar.params import FromQuery, JSONBody

from westmarch.server.http.lobby import Call, address_of, be_known, hall_of, house_of, person_of
from westmarch.server.protocol import meeting
from westmarch.server.signals.bell import rung_within

WAIT_SECONDS = 10.0  # for which an answer waits for news; then the page asks again


@post("/api/seek", status_code=200)
async def seek(request: Call, data: JSONBody[meeting.NewSeek]) -> meeting.Sought:
    """Look for an opponent."""
    house, person = house_of(request), person_of(request)
    await house.gate.tables.take(person)
    await house.gate.tables_of_address.take(address_of(request))
    await be_known(hall_of(request), person)
    return await house.pool.seek(person, data)


@get("/api/seek")
async def sought(request: Call, wait: FromQuery[bool] = False) -> meeting.Sought:
    """What the caller looks for, and the table once there is one; with `wait` as soon as there is, or after a while."""
    pool, person = house_of(request).pool, person_of(request)
    with hall_of(request).bell.listen(person) as rung:
        found = await pool.of(person)
        if wait and found.seek is not None and found.table is None and await rung_within(rung, WAIT_SECONDS):
            return await pool.of(person)
    return found


@delete("/api/seek")
async def stop(request: Call) -> None:
    """Look no longer."""
    await house_of(request).pool.stop(person_of(request))


HANDLERS = [seek, sought, stop]
