"""Nothing hidden is in any message: whatever a viewer gets would be the same if all he cannot know were different."""

import copy
import random
from typing import Any

import msgspec
import pytest

from westmarch.core import registry
from westmarch.core.game import options_data
from westmarch.core.rng import Rng
from westmarch.core.state import State
from westmarch.games.wotr_cards.game import WOTR_CARDS
from westmarch.server.protocol import wire
from westmarch.server.refusal import Refused
from westmarch.server.tables import messages, requests
from westmarch.server.tables.events import Chair, Said, Setup, Stored
from westmarch.server.tables.match import Match
from westmarch.server.tables.messages import Company
from westmarch.server.tables.requests import may_start, spelt

from ..harness import Running, Visitor, play_on

pytestmark = pytest.mark.anyio
COMMON = ("view", "prompt", "you", "log", "status", "outcome", "said", "version", "undo")


def redealt(match: Match, viewer: int, seed: int) -> Match:
    """The same table with everything that a viewer cannot know guessed anew."""
    twin = copy.copy(match)
    twin.sitting = copy.copy(match.sitting)
    twin.sitting._table = copy.copy(match.sitting.table)
    twin.sitting.table.state = match.state.clone()
    twin.state.redeal(viewer, Rng(seed))
    return twin


SCENARIOS = [
    ("duel", "standard", 2),
    *[("wotr_cards", name, numbers[0]) for name, numbers in WOTR_CARDS.facts.scenarios.items()],
]


@pytest.mark.usefixtures("wotr_cards")
@pytest.mark.parametrize(("key", "scenario", "seats"), SCENARIOS)
def test_in_every_game_each_person_would_be_told_the_same_if_hidden_things_were_different(
    key: str, scenario: str, seats: int
) -> None:
    chance = random.Random(1)
    match = new_match(key, scenario, seats)
    while match.status == "playing" and match.said < 150:
        word = chance.choice(match.state.options)
        match.follow(Stored(match.version + 1, 0, Said(match.asked, spelt(match, [word]))))
        for person in [*match.people(), None]:
            twin = redealt(match, match.viewer_of(person), match.version)
            assert told(twin, person, match.version - 1) == told(match, person, match.version - 1)


@pytest.mark.parametrize(
    ("key", "scenario", "seats", "unseen", "seen"),
    [("wotr_cards", "trilogy", 4, "drew", "drew_card"), ("lcg", "passage_through_mirkwood", 2, "drew_unseen", "drew")],
)
def test_a_spectator_of_a_game_with_hands_hears_that_somebody_drew_and_not_what(
    key: str, scenario: str, seats: int, unseen: str, seen: str
) -> None:
    chance = random.Random(2)
    match = new_match(key, scenario, seats)
    while match.status == "playing" and match.said < 150:
        word = chance.choice(match.state.options)
        match.follow(Stored(match.version + 1, 0, Said(match.asked, spelt(match, [word]))))
    heard = {entry["kind"] for entry in told(match, None)["log"]}
    assert unseen in heard
    assert seen not in heard


def revealing(match: Match) -> tuple[int, State] | None:
    """A word that reveals something and after which the same person is asked, and the state it leads to."""
    for word in match.state.options:
        after = match.state.clone()
        after.choose(word)
        if after.barrier == after.said and not after.over and after.seat == match.state.seat:
            return word, after
    return None


def test_refusals_do_not_tell_what_a_word_would_reveal() -> None:
    chance = random.Random(3)
    match = new_match("lcg", "passage_through_mirkwood", 1)
    while (found := revealing(match)) is None:
        word = chance.choice(match.state.options)
        match.follow(Stored(match.version + 1, 0, Said(match.asked, spelt(match, [word]))))
    first, after = found
    possible = after.options[0]
    impossible = next(word for word in range(len(match.game.vocabulary)) if word not in after.options)
    for word in (possible, impossible):
        with pytest.raises(Refused) as refused:
            requests.say(match, "p0", wire.Say(id="1", version=match.version, words=[first, word]))
        assert (refused.value.reason, refused.value.args_given) == ("illegal_word", {"word": str(word)})


def new_match(key: str, scenario: str, seats: int) -> Match:
    """A game in which every seat is another person's."""
    game = registry.find(key)
    options = options_data(game.options({"scenario": scenario, "seats": seats}))
    settings = {name: value for name, value in options.items() if name != "viewers"}
    chairs = tuple(Chair("person", person=f"p{seat}") for seat in range(seats))
    match = Match(Setup("t", key, game.rules, settings, 1, None, False, True, "p0", 0, chairs))
    start = may_start(match)
    assert start is not None
    match.follow(Stored(1, 0, start))
    return match


def told(match: Match, person: str | None, since: int = -1) -> dict[str, Any]:
    situation = messages.situation(match, person, since, Company(), 0, wire.Update)
    return {key: value for key, value in msgspec.json.decode(msgspec.json.encode(situation)).items() if key in COMMON}


def received(visitor: Visitor) -> dict[str, Any]:
    whole = {**visitor.situation, "log": visitor.log}
    return {key: whole[key] for key in COMMON}


@pytest.mark.parametrize("seed", [11, 12])
async def test_the_messages_of_a_game_would_be_the_same_if_hidden_things_were_different(
    server: Running, seed: int
) -> None:
    async with (
        server.client() as anna,
        server.client() as boris,
        server.client() as zoe,
    ):
        table = await anna.create("me", "open")
        await boris.post(f"/api/tables/{table['id']}/join", {})
        people = {}
        for client in (anna, boris, zoe):
            people[client] = (await client.get("/api/me"))["id"]
        async with anna.at(table["id"]) as a, boris.at(table["id"]) as b, zoe.at(table["id"]) as z:
            rng = Rng(seed)
            while not a.over:
                await play_on([a, b], rng, 1)
                match = server.hall.tables[table["id"]].match
                for client, visitor in ((anna, a), (boris, b), (zoe, z)):
                    await visitor.until(lambda v, at=match.version: v.version == at)
                    twin = redealt(match, match.viewer_of(people[client]), seed)
                    assert told(twin, people[client]) == received(visitor)


async def test_no_message_before_the_end_has_the_seed_or_another_persons_id(server: Running) -> None:
    async with server.client() as anna, server.client() as boris:
        table = await anna.create("me", "open")
        await boris.post(f"/api/tables/{table['id']}/join", {})
        ids = [(await client.get("/api/me"))["id"] for client in (anna, boris)]
        async with anna.at(table["id"]) as a, boris.at(table["id"]) as b:
            await play_on([a, b], Rng(14), 40)
            seed = server.hall.tables[table["id"]].match.setup.seed
            state = server.hall.tables[table["id"]].match.state
            for visitor in (a, b):
                text = msgspec.json.encode(visitor.messages).decode()
                assert str(seed) not in text
                assert str(int(state.rng)) not in text
                assert not any(person in text for person in ids)


@pytest.mark.parametrize("path", ["history", "at/0", "analysis", "better/0"])
async def test_what_reveals_a_game_waits_for_its_end(server: Running, path: str) -> None:
    async with server.client() as anna:
        table = await anna.create("me", "me")
        assert (await anna.get(f"/api/tables/{table['id']}/{path}", 409))["reason"] == "not_over"


async def test_invitations_are_shown_to_the_creator_alone(server: Running) -> None:
    async with server.client() as anna, server.client() as zoe:
        table = await anna.create("me", "friend")
        async with anna.at(table["id"]) as a, zoe.at(table["id"]) as z:
            assert a.situation["you"]["invites"] == table["invites"]
            assert table["invites"]["1"] not in msgspec.json.encode(z.messages).decode()
