"""People who are away are told that it is their move: once for each turn, as they wish, and never while they look."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils

from westmarch.core.rng import Rng
from westmarch.server.people.notices import outgoing, push, times
from westmarch.server.people.notices.mail import is_address
from westmarch.server.people.notices.outgoing import Unreachable
from westmarch.server.settings import Settings
from westmarch.server.storage import notices

from ..harness import Client, FakeClock, Json, Running, play_on, running
from .receivers import Browser, Mailbox, Receiver, listening
from .test_ratings import registered

pytestmark = pytest.mark.anyio
Make = Callable[..., Settings]
DAYS = {"kind": "days", "days": 3}
MINUTE, HOUR = 60, 3600
WISH: Json = {
    "push": False, "mail": False, "address": None, "hook": None, "pace": "now", "quiet_from": None, "quiet_to": None,
    "zone": "UTC", "lang": "en",
}  # fmt: skip


class Scene(NamedTuple):
    """A server by a clock that tests set, and a game by days at which the second of two people is asked."""

    server: Running
    clock: FakeClock
    anna: Client
    boris: Client
    table: str

    async def after(self, seconds: float) -> None:
        """Let time pass, and look whom to tell."""
        self.clock.advance(seconds)
        await self.server.house.notifier.round()

    async def move(self) -> None:
        """Boris answers, then Anna, until he is asked anew."""
        async with self.anna.at(self.table) as a, self.boris.at(self.table) as b:
            while b.options or a.options:
                await play_on([a, b], Rng(1), 1)
                if b.options and spoken_last(self) == 0:
                    break


def spoken_last(scene: Scene) -> int:
    return scene.server.hall.tables[scene.table].match.sitting.line[-1].seat


async def wish(client: Client, expect: int = 200, **changed: Any) -> Json:
    answer = await client.http.put("/api/notices", json={**WISH, **changed})
    assert answer.status_code == expect, answer.text
    return answer.json()


@asynccontextmanager
async def scene_of(settings: Make, **more: Any) -> AsyncIterator[Scene]:
    clock = FakeClock()
    given = {"reach_inside": True, "notices_seconds": 10_000.0, "url": "https://table.example.org", **more}
    make = settings(now=clock, uptime=clock, **given)
    async with running(make) as server, server.client() as anna, server.client() as boris:
        await registered(anna, "Arwen")
        await registered(boris, "Beren")
        table = (await anna.create("me", "open", clock=DAYS))["id"]
        await boris.post(f"/api/tables/{table}/join", {})
        assert server.hall.tables[table].match.asked == 1
        yield Scene(server, clock, anna, boris, table)


@pytest.fixture
async def hook() -> AsyncIterator[Receiver]:
    async with listening(Receiver()) as receiver:
        yield receiver


async def test_a_webhook_is_called_once_for_each_turn_on_either_database(
    settings: Make, where: dict[str, str], hook: Receiver
) -> None:
    async with scene_of(settings, **where) as scene:
        await wish(scene.boris, hook=f"{hook.url}/x?y=1")
        await scene.after(5)
        assert hook.requests == [], "he may still come by himself"
        await scene.after(MINUTE)
        await scene.after(MINUTE)
        (request,) = hook.requests
        assert request.path == "/x?y=1"
        told = json.loads(request.body)
        assert (told["type"], told["person"]) == ("your_move", "Beren")
        assert told["tables"][0]["url"] == f"https://table.example.org/t/{scene.table}"
        assert "Duel for Middle-earth" in told["content"]
        await scene.move()
        await scene.after(MINUTE)
        assert len(hook.requests) == 2


async def test_who_looks_is_not_told_and_not_when_he_has_gone_either(settings: Make, hook: Receiver) -> None:
    async with scene_of(settings) as scene:
        await wish(scene.boris, hook=hook.url)
        async with scene.boris.at(scene.table):
            await scene.after(MINUTE)
        await scene.after(HOUR)
        assert hook.requests == []


async def test_after_an_hour_once_a_day_and_not_in_quiet_hours(settings: Make, hook: Receiver) -> None:
    async with scene_of(settings) as scene:
        await wish(scene.boris, hook=hook.url, pace="hour")
        await scene.after(30 * MINUTE)
        assert hook.requests == []
        here = times.local_hour("Europe/Kyiv", scene.clock.time)
        quiet = {"quiet_from": here, "quiet_to": (here + 3) % 24, "zone": "Europe/Kyiv"}
        await wish(scene.boris, hook=hook.url, pace="hour", **quiet)
        await scene.after(HOUR)
        assert hook.requests == []
        await scene.after(3 * HOUR)
        assert len(hook.requests) == 1
        await scene.move()
        await wish(scene.boris, hook=hook.url, pace="day")
        await scene.after(HOUR)
        assert len(hook.requests) == 1, "he was told something today"
        await scene.after(24 * HOUR)
        assert len(hook.requests) == 2


async def test_those_who_are_told_later_keep_nobody_waiting(
    settings: Make, hook: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notices, "MOST_TURNS", 1)
    async with scene_of(settings) as scene:
        await wish(scene.boris, hook=hook.url, pace="hour")
        await wish(scene.anna, hook=hook.url)
        scene.clock.advance(1)
        other = (await scene.anna.create("open", "me", clock=DAYS))["id"]
        await scene.boris.post(f"/api/tables/{other}/join", {})
        await scene.after(MINUTE)
        assert [json.loads(request.body)["person"] for request in hook.requests] == ["Arwen"]


async def test_one_is_warned_once_before_his_time_is_over_and_not_on_holiday(
    settings: Make, where: dict[str, str], hook: Receiver
) -> None:
    async with scene_of(settings, **where) as scene:
        await wish(scene.boris, hook=hook.url, pace="day")
        await scene.after(MINUTE)
        assert len(hook.requests) == 1
        await scene.after(59 * HOUR)
        assert len(hook.requests) == 1
        await scene.boris.post("/api/holiday", {"days": 1})
        await scene.after(2 * HOUR)
        assert len(hook.requests) == 1, "his time stands still"
        await scene.after(23 * HOUR)
        await scene.after(HOUR)
        told = [json.loads(request.body) for request in hook.requests]
        assert [one["type"] for one in told] == ["your_move", "time_nearly_over"]
        assert "twelve hours" in told[1]["content"]


async def test_two_processes_tell_a_turn_once_and_nobody_who_looks_through_the_other(
    settings: Make, postgres: dict[str, str], redis_server: dict[str, str], hook: Receiver
) -> None:
    both = {**postgres, **redis_server}
    async with scene_of(settings, **both) as scene, running(scene.server.house.settings) as other:
        await wish(scene.boris, hook=hook.url)
        rounds = [server.house.notifier.round for server in (scene.server, other)]
        scene.clock.advance(MINUTE)
        await asyncio.gather(*[look() for look in rounds])
        assert len(hook.requests) == 1
        await scene.move()
        async with other.client(scene.boris) as elsewhere, elsewhere.at(scene.table):
            live = scene.server.hall.tables[scene.table]
            while not live.online():  # the other process says so in its own time
                await asyncio.sleep(0.01)
            await scene.after(MINUTE)
        assert len(hook.requests) == 1


async def test_several_tables_are_one_notice(settings: Make, hook: Receiver) -> None:
    async with scene_of(settings) as scene:
        second = (await scene.anna.create("me", "open", clock=DAYS))["id"]
        await scene.boris.post(f"/api/tables/{second}/join", {})
        await wish(scene.boris, hook=hook.url)
        await scene.after(MINUTE)
        (request,) = hook.requests
        assert {table["id"] for table in json.loads(request.body)["tables"]} == {scene.table, second}


async def test_a_push_reaches_a_browser_which_alone_can_read_it(settings: Make, hook: Receiver) -> None:
    async with scene_of(settings) as scene:
        browser, endpoint = Browser(), f"{hook.url}/push/1"
        answer = await scene.boris.http.post("/api/pushes", json=browser.subscription(endpoint))
        assert answer.status_code == 204
        key = (await wish(scene.boris, push=True))["push_key"]
        await scene.after(MINUTE)
        (request,) = hook.requests
        told = json.loads(browser.read(request.body))
        assert (told["title"], told["path"]) == ("Your move", f"/t/{scene.table}")
        assert b"Your move" not in request.body
        assert request.headers["content-encoding"] == "aes128gcm"
        assert signed_by(key, request.headers["authorization"])["aud"] == hook.url
        hook.status = 410
        await scene.move()
        await scene.after(MINUTE)
        assert await scene.server.house.notices.browsers((await scene.boris.get("/api/me"))["id"]) == []


def signed_by(key: str, authorization: str) -> Json:
    """The claims of a signature that holds."""
    token, public = authorization.removeprefix("vapid t=").split(", k=")
    assert public == key
    head, claims, signature = token.split(".")
    raw = push.decoded(signature)
    der = utils.encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    point = ec.EllipticCurvePublicKey.from_encoded_point(push.CURVE, push.decoded(public))
    point.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    return json.loads(push.decoded(claims))


async def test_who_signs_out_everywhere_else_is_told_by_no_browser_that_does_not_offer_itself_again(
    settings: Make, hook: Receiver
) -> None:
    async with scene_of(settings) as scene:
        await wish(scene.boris, push=True)
        offered = Browser().subscription(f"{hook.url}/push/1")
        assert (await scene.boris.http.post("/api/pushes", json=offered)).status_code == 204
        assert (await scene.boris.http.delete("/api/sessions")).status_code == 204
        await scene.after(MINUTE)
        assert hook.requests == []


def test_a_message_is_encrypted_as_in_the_standards_example() -> None:
    """RFC 8291, section 5."""
    key = ec.derive_private_key(
        int.from_bytes(push.decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), push.CURVE
    )
    to = push.Subscription(
        "",
        push.decoded("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
        push.decoded("BTBZMqHH6r4Tts7J_aSIgg"),
    )
    body = push.encrypted(b"When I grow up, I want to be a watermelon", to, key, push.decoded("DGv6ra1nlYgDCS1FRnbzlw"))
    assert push.encoded(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95b"
        "Qpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


async def test_letters_go_to_a_confirmed_address_and_stop_by_one_click(settings: Make) -> None:
    async with listening(Mailbox()) as box, scene_of(settings, mail=box.url) as scene:
        told = await wish(scene.boris, mail=True, address="beren@example.org")
        assert (told["mail_set"], told["confirmed"]) == (True, False)
        await scene.after(MINUTE)
        (letter,) = box.letters
        assert letter["To"] == "beren@example.org"
        token = letter.get_content().rsplit("/confirm/", 1)[1].split()[0]
        async with scene.server.client() as stranger:
            assert (await stranger.post(f"/api/notices/confirm/x{token}", expect=403))["reason"] == "bad_link"
            assert (await stranger.http.post(f"/api/notices/confirm/{token}")).status_code == 200
            await scene.after(MINUTE)
            letter = box.letters[1]
            assert letter["Subject"] == "Your move"
            assert f"https://table.example.org/t/{scene.table}" in letter.get_content()
            stop = letter["List-Unsubscribe"].strip("<>").removeprefix("https://table.example.org")
            assert (await stranger.post("/api/notices/stop/nobody.123", expect=403))["reason"] == "bad_link"
            assert (await stranger.http.post(stop)).status_code == 200
        await scene.move()
        await scene.after(MINUTE)
        assert len(box.letters) == 2


async def test_a_new_password_is_sent_for_to_the_confirmed_address_and_its_link_holds_once(settings: Make) -> None:
    async with listening(Mailbox()) as box, scene_of(settings, mail=box.url) as scene:
        notices = scene.server.house.notices
        person = (await scene.boris.get("/api/me"))["id"]
        async with scene.server.client() as lost:

            async def ask(name: str) -> None:
                answer = await lost.http.post("/api/recover", json={"name": name, "lang": "ru"})
                assert (answer.status_code, answer.text) == (200, "null")

            await ask("Nobody")
            await ask("Beren")
            assert box.letters == []
            await notices.save((await notices.wish(person))._replace(address="beren@example.org", confirmed=True))
            await ask("Beren")
            while not box.letters:
                await lost.get("/api/me")
            (letter,) = box.letters
            assert letter["Subject"] == "Новый пароль"
            token = letter.get_content().rsplit("/recover/", 1)[1].split()[0]
            new = {"token": token, "password": "tinuviel-tinuviel"}
            for wrong in ("x", token + "0", token.replace(person, "nobody")):
                assert (await lost.post("/api/recover/password", {**new, "token": wrong}, 403))["reason"] == "bad_link"
            assert (await lost.http.post("/api/recover/password", json=new)).status_code == 200
            assert (await lost.post("/api/recover/password", new, 403))["reason"] == "bad_link"
            assert not (await scene.boris.get("/api/me"))["account"]
            await lost.post("/api/login", {"name": "Beren", "password": "tinuviel-tinuviel"})


async def test_a_link_for_a_new_password_grows_old(settings: Make) -> None:
    async with listening(Mailbox()) as box, scene_of(settings, mail=box.url) as scene:
        person = (await scene.boris.get("/api/me"))["id"]
        notices = scene.server.house.notices
        await notices.save((await notices.wish(person))._replace(address="beren@example.org", confirmed=True))
        await scene.anna.http.post("/api/recover", json={"name": "Beren", "lang": "en"})
        while not box.letters:
            await scene.anna.get("/api/me")
        token = box.letters[0].get_content().rsplit("/recover/", 1)[1].split()[0]
        scene.clock.advance(2 * HOUR)
        new = {"token": token, "password": "tinuviel-tinuviel"}
        assert (await scene.anna.post("/api/recover/password", new, 403))["reason"] == "bad_link"


async def test_where_no_mail_is_set_none_is_promised(settings: Make) -> None:
    async with scene_of(settings) as scene:
        assert not (await scene.boris.get("/api/notices"))["mail_set"]
        assert (await wish(scene.boris, 409, mail=True, address="beren@example.org"))["reason"] == "no_mail"
        assert (await scene.boris.post("/api/recover", {"name": "Beren", "lang": "en"}, 409))["reason"] == "no_mail"


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/", "https://127.0.0.1/", "https://localhost/", "https://[::1]/", "https://10.0.0.1/", "https://169.254.1.1/",
        "https://192.168.1.1:8443/x", "https://[::ffff:127.0.0.1]/", "https://[fd00::1]/", "https://0.0.0.0/", "ftp://example.org/",
        "https://user:secret@example.org/", "https:///x", "https://example.org/ x", "nonsense", "https://[2002:7f00:1::]/",
    ],
)  # fmt: skip
async def test_nothing_is_sent_to_this_machine_or_the_networks_around_it(url: str) -> None:
    with pytest.raises(Unreachable):
        await outgoing.target(url, inside=False)


async def test_an_address_inside_is_refused_when_it_is_set(settings: Make, hook: Receiver) -> None:
    async with scene_of(settings, reach_inside=False) as scene:
        assert (await wish(scene.boris, 400, hook=hook.url))["reason"] == "bad_address"
        browser = Browser().subscription("https://127.0.0.1/push")
        assert (await scene.boris.post("/api/pushes", browser, 400))["reason"] == "bad_address"
        assert hook.requests == []


@pytest.mark.parametrize(
    "wrong",
    [{"address": "nobody"}, {"address": "a@b.c\r\nBcc: x@y.z"}, {"zone": "Middle-earth/Shire"}, {"quiet_from": 24}, {"pace": "often"}],
)  # fmt: skip
async def test_a_wish_that_makes_no_sense_is_refused(settings: Make, wrong: Json) -> None:
    async with scene_of(settings) as scene:
        assert (await wish(scene.boris, 400, **wrong))["reason"] in ("bad_address", "malformed")


async def test_a_guest_is_told_nothing(settings: Make) -> None:
    async with scene_of(settings) as scene, scene.server.client() as guest:
        assert (await guest.get("/api/notices", 403))["reason"] == "not_registered"


async def test_a_trial_says_by_which_ways_it_went(settings: Make, hook: Receiver) -> None:
    async with scene_of(settings) as scene:
        assert (await scene.boris.post("/api/notices/trial"))["ways"] == []
        await wish(scene.boris, hook=hook.url)
        assert (await scene.boris.post("/api/notices/trial"))["ways"] == ["hook"]
        hook.status = 500
        assert (await scene.boris.post("/api/notices/trial"))["ways"] == []


async def test_an_export_names_no_webhook_and_no_browser(settings: Make, hook: Receiver) -> None:
    async with scene_of(settings) as scene:
        await wish(scene.boris, hook=f"{hook.url}/secret-path")
        await scene.boris.http.post("/api/pushes", json=Browser().subscription(f"{hook.url}/push/1"))
        kept = (await scene.boris.http.get("/api/account/export")).text
        assert "secret-path" not in kept
        assert hook.url not in kept
        assert len(json.loads(kept)["browsers"]) == 1


@pytest.mark.parametrize(
    ("first", "end", "hour", "quiet"),
    [(22, 7, 23, True), (22, 7, 6, True), (22, 7, 7, False), (1, 5, 3, True), (1, 5, 5, False), (3, 3, 3, False), (None, 7, 3, False)],
)  # fmt: skip
def test_quiet_hours_may_cross_midnight(first: int | None, end: int | None, hour: int, quiet: bool) -> None:
    assert times.is_quiet(first, end, hour) == quiet


@pytest.mark.parametrize("text", ["a@b.org", "frodo.baggins+ring@shire.example.org"])
def test_an_address_is_known_by_its_form(text: str) -> None:
    assert is_address(text)
    assert not is_address(f"{text}\n")
    assert not is_address(f"<{text}>")
