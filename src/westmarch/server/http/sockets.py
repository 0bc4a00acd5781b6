"""A table over a WebSocket: reading what a client says, carrying it out, and sending what others do."""

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from westmarch.ai import thinking
from westmarch.core.game import Game, options_data
from westmarch.core.state import State
from westmarch.server import metrics
from westmarch.server.desk.desk import refused_until
from westmarch.server.house import House
from westmarch.server.http import door
from westmarch.server.people import sessions, written
from westmarch.server.protocol import wire
from westmarch.server.protocol.pieces import MAX_MESSAGE, MessageId
from westmarch.server.protocol.situations import ChatLine
from westmarch.server.refusal import Refused
from westmarch.server.signals import bus
from westmarch.server.tables import events, messages, requests
from westmarch.server.tables.computers.line import HINT, Asker
from westmarch.server.tables.events import Chair
from westmarch.server.tables.hall import Hall
from westmarch.server.tables.live import Close, Connection, Draft, LiveTable, encoded
from westmarch.server.tables.match import Match

MAX_WRONG = 20  # messages that cannot be read, before a client is let go
GONE = (WebSocketDisconnect, RuntimeError, OSError)  # what writing to a client raises that is no longer there
NOT_SAVED = 0  # the number of a line that the database has not seen
MAX_HINTS = 3  # options that a hint shows
WRONG = ("malformed", "too_large", "too_fast")  # what counts as such
log = structlog.get_logger()

# Requests that only need the match, the person and the message.
PLAIN: dict[type, Callable[[Match, str, Any], events.AnyEvent | None]] = {
    wire.Say: requests.say,
    wire.Undo: requests.undo,
    wire.AskUndo: requests.ask_undo,
    wire.AnswerUndo: requests.answer_undo,
    wire.Resign: requests.resign,
    wire.GiveOrder: requests.give_order,
}
DECODER: msgspec.json.Decoder[wire.ClientMessage] = msgspec.json.Decoder(wire.ClientMessage)


class Named(msgspec.Struct):
    """As much of a message as an answer needs."""

    id: MessageId


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table_id: FromPath[str]) -> None:
    """Somebody comes to a table."""
    house: House = socket.app.state.house
    scope: Any = socket.scope
    await socket.accept()
    try:
        ours = door.known_host(scope, house.settings) and door.same_origin(scope, house.settings.origins)
    except Refused:
        ours = False
    if not ours:
        await socket.close(4403)
        return
    if scope[door.REFUSED] is not None:
        await refuse(socket, scope[door.REFUSED], 1013)
        return
    person: str | None = scope[door.PERSON]
    address = door.address(scope)
    try:
        house.hall.take_place(person, address)
    except Refused as refused:
        await refuse(socket, refused, 1013)
        return
    try:
        await visit(house, socket, person, address, table_id[:32])
    finally:
        house.hall.give_place(person, address)


async def visit(
    house: House, socket: WebSocket[Any, Any, Any], person: str | None, address: str, table_id: str
) -> None:
    """Let somebody in, and stay with him until he leaves."""
    scope: Any = socket.scope
    visitor = Visit(house, socket, Connection(person, address, scope[door.SESSION]))
    try:
        table = await house.hall.table(table_id)
        if not table.match.seats_of(person) and await house.tournaments.is_sealed(table_id):
            raise Refused("not_over")
        await table.connect(visitor.connection, version_of(socket.query_params.get("from", "-1")))
    except Refused as refused:
        await refuse(socket, refused, 4404 if refused.status == 404 else 1013)
        return
    await visitor.stay(table)


def version_of(text: str) -> int:
    """The version that a client says it has."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else -1


async def refuse(socket: WebSocket[Any, Any, Any], refused: Refused, code: int) -> None:
    """Send somebody away."""
    metrics.REFUSED.labels(refused.reason).inc()
    answer = wire.Refused(None, refused.reason, refused.args_given)
    with suppress(*GONE):
        await socket.send_data(encoded(answer))
        await socket.close(code)


class Visit:
    """A client's connection from beginning to end."""

    def __init__(self, house: House, socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
        self.house = house
        self.socket = socket
        self.connection = connection
        self.key = secrets.token_hex(8)  # of its own rate limit
        self.wrong = 0
        self.hint: asyncio.Task[None] | None = None

    async def stay(self, table: LiveTable) -> None:
        """Read and send until one of both ends."""
        sender = asyncio.create_task(self._send_on())
        reader = asyncio.create_task(self._read_on(table))
        try:
            await asyncio.wait([sender, reader], return_when=asyncio.FIRST_COMPLETED)
        finally:
            table.disconnect(self.connection)
            tasks = [task for task in (sender, reader, self.hint) if task is not None]
            for task in tasks:
                task.cancel()
            for result in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(result, Exception) and not isinstance(result, GONE):
                    log.error("connection_failed", table=table.id, exc_info=result)

    async def _send_on(self) -> None:
        while True:
            item = await self.connection.line.get()
            if isinstance(item, Close):
                await self.socket.close(item.code)
                return
            await self.socket.send_data(item)

    async def _read_on(self, table: LiveTable) -> None:
        while self.wrong < MAX_WRONG:
            received = await self.socket.receive()
            if received["type"] != "websocket.receive":
                return
            await self._answer(table, received.get("text") or "")
        self.connection.close(1008)
        await asyncio.sleep(1)

    async def _answer(self, table: LiveTable, text: str) -> None:
        message_id: str | None = None
        try:
            if len(text) > MAX_MESSAGE:
                raise Refused("too_large")
            try:
                self.house.gate.messages.take(self.key)
            except Refused:
                message_id = readable_id(text)
                raise
            try:
                message = DECODER.decode(text)
            except (msgspec.DecodeError, RecursionError):
                message_id = readable_id(text)
                raise Refused("malformed") from None
            message_id = message.id
            await self._carry_out(table, message)
        except Refused as refused:
            metrics.REFUSED.labels(refused.reason).inc()
            self.wrong += refused.reason in WRONG
            self.connection.send(wire.Refused(message_id, refused.reason, refused.args_given))
        except Exception:
            log.exception("message_failed", table=table.id)
            self.connection.send(wire.Refused(message_id, "failed", {}))

    async def _carry_out(self, table: LiveTable, message: wire.ClientMessage) -> None:
        if isinstance(message, wire.Ping):
            self.connection.send(wire.Pong(message.id, self.house.hall.now()))
            return
        person = self.connection.person
        if person is None:
            raise Refused("not_seated")
        if isinstance(message, wire.AskHint):
            await self._begin_hint(table, person, message)
            return
        if isinstance(message, wire.Write):
            await write_line(self.house, table, person, message.text)
        elif isinstance(message, wire.Replace):
            await table.act(lambda match: requests.replace(match, person, message, table.long_away()))
        elif isinstance(message, wire.AskRematch):
            await table.act(lambda match: rematch(self.house.hall, match, person, message.sequel))
        else:
            ask = PLAIN[type(message)]
            await table.act(lambda match: ask(match, person, message))
        self.connection.send(wire.Ok(message.id))

    async def _begin_hint(self, table: LiveTable, person: str, message: wire.AskHint) -> None:
        """Let a worker think about the situation; the client may do other things meanwhile."""
        if self.hint is not None and not self.hint.done():
            raise Refused("busy")
        async with table.surely() as match:
            if not match.setup.hints:
                raise Refused("no_hints")
            requests.in_game(match)
            if match.asked not in requests.own_seats(match, person):
                raise Refused("not_your_turn")
            await self.house.gate.hints.take(person)
            await self.house.gate.hints_of_address.take(self.connection.address)
            guess = match.guess(table.hall.chance(match))
            self.hint = asyncio.create_task(self._give_hint(match, guess, match.version, message.id), name="hint")

    async def _give_hint(self, match: Match, guess: State, version: int, message_id: str) -> None:
        seat = int(guess.seat)
        level = self.house.settings.hint_level
        try:
            asker = Asker(self.connection.person or "", self.connection.address)
            question = thinking.hint, match.game.key, guess, level, self.house.hall.chance(match)
            advices = await self.house.hall.workers.ask(HINT, asker, *question)
        except Refused as refused:
            self.connection.send(wire.Refused(message_id, refused.reason, {}))
            return
        except Exception:
            self.connection.send(wire.Refused(message_id, "failed", {}))
            return
        options = [hint_option(match.game, advice) for advice in advices[:MAX_HINTS]]
        self.connection.send(wire.Hint(message_id, version, seat, options))


async def write_line(house: House, table: LiveTable, person: str, text: str) -> None:
    """Store a line of chat and show it to everybody."""
    hall = house.hall
    shown = written.chat(text)
    await house.gate.chat.take(person)
    hall.check()
    known = await hall.store.person(person)
    if known is not None and known.muted_until > hall.now():
        raise refused_until("muted", known.muted_until)
    name = known.name if known is not None else sessions.guest_name(person)
    seats = table.match.seats_of(person)
    unsaved = ChatLine(NOT_SAVED, hall.now(), name, seats[0] if seats else None, shown)
    line = await hall.store.save_chat(table.id, person, unsaved)
    table.send_all(wire.Chat(line))
    hall.bus.tell(bus.Chatted(hall.bus.process, table.id, line))


def hint_option(game: Game, advice: thinking.Advice) -> wire.HintOption:
    """What the computer thinks of an option, as it is sent."""
    first, *rest = (messages.option(game, word) for word in advice.words)
    return wire.HintOption(first, rest, round(advice.value, 4), advice.visits, messages.merits(advice.reasons))


def readable_id(text: str) -> str | None:
    """The id of a message that cannot be read otherwise."""
    try:
        return msgspec.json.decode(text, type=Named).id
    except (msgspec.DecodeError, RecursionError):
        return None


def rematch(hall: Hall, match: Match, person: str, sequel: bool) -> events.AnyEvent | Draft:
    """A request for another game, or, once everybody wants it, that game: those who play against each other change seats."""
    asked = requests.ask_rematch(match, person, sequel)
    if asked is not None:
        return asked
    chairs = [
        Chair("open") if seat in match.left else Chair(chair.kind, chair.person, chair.level)
        for seat, chair in enumerate(match.chairs)
    ]
    setup = match.setup
    if match.game.facts.teams != "together":
        chairs = [*chairs[1:], chairs[0]]
    new = hall.new_setup(
        setup.game,
        next_settings(match, sequel),
        tuple(chairs),
        person,
        setup.clock,
        setup.private,
        setup.hints,
        setup.rated,
    )
    return Draft(events.Rematched(new.id), hall.rows(new))


def next_settings(match: Match, sequel: bool) -> dict[str, Any]:
    """The settings of another game: the same, or those of the next game of a row."""
    following = match.following() if sequel else None
    if following is None:
        return match.setup.settings
    return {key: value for key, value in options_data(following).items() if key != "viewers"}
