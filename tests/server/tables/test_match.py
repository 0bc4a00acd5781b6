"""A match that followed its events one by one, and one restored from them all, are the same."""

import random

import pytest
from msgspec import json

from westmarch.core import registry
from westmarch.core.game import options_data
from westmarch.server.protocol import api, wire
from westmarch.server.protocol.situations import LiveClock
from westmarch.server.refusal import Refused
from westmarch.server.tables import events, messages, requests
from westmarch.server.tables.clocks import DAY
from westmarch.server.tables.events import Chair, Setup, Stored
from westmarch.server.tables.match import Match, under_new_rules
from westmarch.server.tables.messages import Company
from westmarch.server.tables.requests import spelt

PEOPLE = ("anna", "boris", None)


def new_setup(*people: str, seed: int = 1) -> Setup:
    game = registry.find("duel")
    settings = {key: value for key, value in options_data(game.options()).items() if key != "viewers"}
    chairs = tuple(Chair("person", person=person) for person in people)
    return Setup("t", "duel", game.rules, settings, seed, LiveClock(600, 5), False, True, people[0], 0, chairs)


class Played:
    """A match with all its events."""

    def __init__(self, setup: Setup) -> None:
        self.match = Match(setup)
        self.stored: list[Stored] = []
        start = requests.may_start(self.match)
        assert start is not None
        self.do(start)

    def do(self, event: events.AnyEvent) -> None:
        stored = Stored(self.match.version + 1, self.match.updated + 1000, event)
        self.stored.append(self.match.follow(stored))

    def play(self, chance: random.Random, words: int) -> None:
        for _ in range(words):
            if self.match.status == "playing":
                word = chance.choice(self.match.state.options)
                self.do(events.Said(self.match.asked, spelt(self.match, [word]), id=str(self.match.version)))


def told(match: Match) -> list[bytes]:
    """Everything that anybody sees, and the game's fingerprint."""
    now = match.updated + DAY
    seen = [json.encode(messages.situation(match, p, -1, Company(), now, wire.Update)) for p in PEOPLE]
    return [*seen, match.game.hash(match.state).encode()]


def a_request(match: Match, chance: random.Random) -> events.AnyEvent | None:
    person = chance.choice(("anna", "boris"))
    kind = chance.randrange(8)
    to = chance.randrange(max(1, match.said))
    if kind == 0:
        return requests.undo(match, person, wire.Undo(id="1", version=match.version))
    if kind == 1:
        return requests.ask_undo(match, person, wire.AskUndo(id="1", to=to))
    if kind == 2:
        return requests.answer_undo(match, person, wire.AnswerUndo(id="1", yes=chance.random() < 0.8))
    if kind == 3:
        seat = match.seats_of(person)[0]
        prompt = chance.choice(match.game.prompts).name
        order = wire.GiveOrder(id="1", seat=seat, prompt=prompt, order=chance.choice(("ask", "pass")))
        return requests.give_order(match, person, order)
    if kind == 4 and chance.random() < 0.3:
        return requests.leave(match, person)
    if kind == 5:
        return requests.join(match, person, api.Join())
    words = [chance.choice(match.state.options)]
    return requests.say(match, person, wire.Say(id=str(chance.random()), version=match.version, words=words))


@pytest.mark.parametrize("seed", range(6))
def test_following_and_restoring_lead_to_the_same_match(seed: int) -> None:
    chance = random.Random(seed)
    played = Played(new_setup("anna", "boris", seed=seed))
    for step in range(150):
        if played.match.status != "playing":
            break
        try:
            event = a_request(played.match, chance)
        except Refused:
            continue
        if event is not None:
            played.do(event)
        if step % 10 == 0:
            assert told(Match.restore(played.match.setup, played.stored)) == told(played.match)
    assert told(Match.restore(played.match.setup, played.stored)) == told(played.match)


def test_going_back_before_a_fork_does_not_bring_the_known_course_of_chance_back() -> None:
    played = Played(new_setup("anna", "anna"))
    played.play(random.Random(6), 30)
    words = [spoken.word for spoken in played.match.sitting.line]
    known = [int(table.state.rng) for table, _ in played.match.sitting.replay()]
    played.do(requests.taken_back(played.match, 0, 20))
    assert int(played.match.state.rng) != known[20]
    played.do(requests.taken_back(played.match, 0, 19))
    played.do(events.Said(played.match.asked, spelt(played.match, [words[19]])))
    assert int(played.match.state.rng) != known[20]


def test_an_event_survives_being_stored() -> None:
    played = Played(new_setup("anna", "boris"))
    played.play(random.Random(1), 30)
    for stored in played.stored:
        assert events.decode(events.encode(stored.event)) == stored.event


def late_position(match: Match) -> tuple[int, dict[str, object]]:
    position: dict[str, object] = json.decode(json.encode(match.game.to_position(match.state)))
    return match.said, position


def test_under_new_rules_that_change_nothing_a_match_goes_on_from_its_words() -> None:
    played = Played(new_setup("anna", "boris"))
    played.play(random.Random(2), 30)
    match, stored = under_new_rules(played.match.setup, played.stored, *late_position(played.match), now=99)
    assert match.sitting.origin is None
    assert match.game.hash(match.state) == played.match.game.hash(played.match.state)
    assert match.said == 30
    assert Match.restore(match.setup, [*played.stored, stored]).said == 30


def test_under_new_rules_that_change_the_game_a_match_goes_on_from_its_last_position() -> None:
    played = Played(new_setup("anna", "boris", seed=1))
    played.play(random.Random(3), 30)
    said, position = late_position(played.match)
    played.play(random.Random(3), 1)
    # Another seed stands for other rules: the same words lead elsewhere.
    other = new_setup("anna", "boris", seed=2)
    match, stored = under_new_rules(other, played.stored, said, position, now=99)
    assert match.sitting.origin is not None
    assert match.said == 31
    assert match.game.hash(match.state) == played.match.game.hash(played.match.state)
    assert [entry.kind for entry in match.sitting.log if entry.notice is None] == ["continued"]
    again = Match.restore(other, [*played.stored, stored])
    assert told(again) == told(match)
    chance = random.Random(4)
    for _ in range(5):
        words = spelt(match, [chance.choice(match.state.options)])
        match.follow(Stored(match.version + 1, 100, events.Said(match.asked, words)))
    match.follow(Stored(match.version + 1, 101, requests.taken_back(match, 0, 31)))
    assert match.said == 31
    with pytest.raises(Refused, match="nothing_to_undo"):
        requests.ask_undo(match, "anna", wire.AskUndo(id="1", to=29))


def test_a_table_that_saw_too_much_takes_only_words() -> None:
    played = Played(new_setup("anna", "boris"))
    played.match.version = requests.MAX_CHANGES
    person = played.match.chairs[played.match.asked].person
    assert person is not None
    for refused in (
        lambda: requests.undo(played.match, person, wire.Undo(id="1", version=1)),
        lambda: requests.ask_undo(played.match, person, wire.AskUndo(id="1", to=0)),
    ):
        with pytest.raises(Refused, match="busy"):
            refused()
    words = [played.match.state.options[0]]
    message = wire.Say(id="1", version=played.match.version, words=words)
    assert requests.say(played.match, person, message) is not None
