"""Windows at a table: the server passes where nothing else can be said, and by orders; both can be taken back."""

from typing import Any

import msgspec
import pytest
from tests.lcg.board import LEADERSHIP, PosedTable, engaged, hero, pose

from westmarch.core.game import options_data
from westmarch.core.rng import Rng
from westmarch.core.sittings import orders
from westmarch.core.words import PASS
from westmarch.games.lcg.game import LCG
from westmarch.server.protocol import wire
from westmarch.server.protocol.situations import Situation
from westmarch.server.refusal import Refused
from westmarch.server.tables import events, messages, requests
from westmarch.server.tables.events import Chair, Setup, Stored
from westmarch.server.tables.match import Match
from westmarch.server.tables.messages import Company

LORE = "beravor|faramir*1"  # a hero who may draw cards in any window, and no event
SPIRIT = "beravor+eleanor|faramir*1"  # and one who answers to treacheries


class Seated:
    """A match with people on its seats, from a position on, and what the server says by itself."""

    def __init__(self, table: PosedTable, *people: str, serving: bool = True) -> None:
        self.serving = serving
        self.settings = {k: v for k, v in options_data(LCG.options(settings_of(table))).items() if k != "viewers"}
        chairs = tuple(Chair("person", person=person) for person in people)
        self.setup = Setup("t", "lcg", LCG.rules, self.settings, 1, None, False, True, people[0], 0, chairs)
        self.match = Match(self.setup)
        self.stored: list[Stored] = []
        self.do(requests.may_start(self.match))
        position = LCG.to_position(table.state)
        position["options"] = {**position["options"], "viewers": list(self.match.viewers)}  # type: ignore[dict-item]
        self.do(events.Continued(LCG.rules, 0, position))
        self.serve()

    def do(self, event: events.AnyEvent | None) -> None:
        if event is not None:
            self.stored.append(self.match.follow(Stored(self.match.version + 1, self.match.updated + 1000, event)))

    def serve(self) -> None:
        """Let the server say what it says for people."""
        while self.serving and (said := requests.by_order(self.match)):
            self.do(said)

    def say(self, person: str, *words: str) -> None:
        for word in words:
            number = LCG.vocabulary.number(word)
            message = wire.Say(id=str(self.match.version), version=self.match.version, words=[number])
            self.do(requests.say(self.match, person, message))
            self.serve()

    def order(self, person: str, prompt: str, order: Any = "pass", until: str = "cancelled") -> None:
        seat = self.match.seats_of(person)[0]
        message = wire.GiveOrder(id="1", seat=seat, prompt=prompt, order=order, until=until)
        self.do(requests.give_order(self.match, person, message))
        self.serve()

    def undo(self, person: str) -> None:
        self.do(requests.undo(self.match, person, wire.Undo(id="1", version=self.match.version)))
        self.serve()

    def sees(self, person: str | None) -> Situation:
        return messages.situation(self.match, person, -1, Company(), 0, wire.Update)

    def orders(self, person: str) -> list[tuple[str, str, str]]:
        return [(order.prompt, order.order, order.until) for order in self.sees(person).you.orders]

    @property
    def asked(self) -> tuple[str, str]:
        """The seat that is asked, and the window or question."""
        told = self.sees(self.match.chairs[self.match.asked].person).prompt
        assert told is not None
        return self.match.seat_ids[told.seat], told.window or told.name


def settings_of(table: PosedTable) -> dict[str, Any]:
    found: dict[str, Any] = LCG.to_position(table.state)["options"]  # type: ignore[assignment]
    return found


def alone(phase: str = "travel", **more: Any) -> Seated:
    """Somebody with a hero who can act in every window."""
    return Seated(pose(decks=(LORE,), phase=phase, cards={"beravor": hero()}, **more), "anna")


# Nothing is asked without need


def test_who_can_only_pass_is_not_troubled() -> None:
    table = pose(phase="travel", hand=["faramir"], cards={"aragorn": hero(tokens=3)})
    assert (table.prompt, table.options()) == ("act", ["pass"])
    seated = Seated(table, "anna")
    assert seated.asked == ("one", "plan")
    assert seated.match.sitting.line[0].word == PASS
    assert all(spoken.by_order for spoken in seated.match.sitting.line)


def test_who_can_do_something_is_asked() -> None:
    assert alone().asked == ("one", "act:phase:travel")


def test_who_wants_to_stop_somewhere_is_asked_though_he_can_only_pass() -> None:
    table = pose(phase="travel", hand=["faramir"], cards={"aragorn": hero(tokens=3)})
    seated = Seated(table, "anna", serving=False)
    seated.order("anna", "act:phase:travel", "stop")
    seated.serving = True
    seated.serve()
    assert seated.asked == ("one", "act:phase:travel")
    assert seated.match.state.options == [PASS]
    seated.order("anna", "act:phase:travel", "ask")
    assert seated.asked == ("one", "plan")


def test_what_others_see_of_a_window_does_not_tell_what_could_be_said() -> None:
    seen = []
    for hand in ("for_gondor", "faramir"):
        cards = {"aragorn": hero(tokens=3)}
        table = pose(decks=("aragorn|for_gondor*1+faramir*1", LORE), phase="travel", hands={"one": [hand]}, cards=cards)
        told = Seated(table, "anna", "boris", serving=False).sees("boris")
        assert told.prompt is not None
        assert (told.prompt.seat, told.prompt.name, told.prompt.window) == (0, "act", None)
        seen.append(msgspec.json.encode([told.prompt, told.seats, told.log, told.you]))
    assert seen[0] == seen[1]


def test_a_solo_round_asks_for_nothing_but_what_can_be_done() -> None:
    for seed in range(3):
        state = LCG.new(LCG.options({}), seed)
        seated = Seated(PosedTable(state), "anna")
        rng = Rng(seed + 1)
        for _ in range(120):
            if seated.match.status == "over":
                break
            assert seated.match.state.options != [PASS]
            seated.say("anna", LCG.vocabulary.spell(rng.pick(seated.match.state.options)))


# No more for a while


def test_an_order_for_a_phase_passes_until_the_phase_ends() -> None:
    spider = {"beravor": hero(), "forest_spider": engaged()}
    seated = Seated(pose(decks=(LORE,), phase="combat", cards=spider), "anna")
    assert seated.asked == ("one", "act:phase:combat")
    seated.order("anna", "*", until="phase")
    assert seated.orders("anna") == [("*", "pass", "phase")]
    assert seated.asked == ("one", "defend")
    seated.say("anna", "none")
    assert seated.asked[1] not in ("act:phase:combat", "respond:moment:damaged")
    while seated.asked[1] != "act:phase:refresh":
        seated.say("anna", LCG.vocabulary.spell(seated.match.state.options[0]))
    assert seated.orders("anna") == []


def test_an_order_for_a_round_passes_until_the_round_ends() -> None:
    seated = alone()
    seated.order("anna", "*", until="round")
    assert seated.asked == ("one", "plan")
    assert seated.match.state.round == 2  # type: ignore[attr-defined]
    assert seated.orders("anna") == []


def test_an_order_for_a_window_passes_there_however_often_it_is_asked() -> None:
    decks = (LORE, "denethor|faramir*1")
    table = pose(decks=decks, phase="travel", cards={"beravor": hero(), "denethor": hero("two")})
    seated = Seated(table, "anna", "boris")
    assert seated.asked == ("one", "act:phase:travel")
    seated.order("anna", "*", until="window")
    assert seated.asked == ("two", "act:phase:travel")
    seated.say("boris", "denethor")
    while seated.asked[0] == "two":
        seated.say("boris", LCG.vocabulary.spell(seated.match.state.options[0]))
    assert seated.asked == ("one", "act:phase:refresh")
    assert seated.orders("anna") == []


def test_where_one_wants_to_stop_an_order_for_long_stops() -> None:
    seated = alone()
    seated.order("anna", "act:phase:refresh", "stop")
    seated.order("anna", "*", until="round")
    assert seated.asked == ("one", "act:phase:refresh")
    assert set(seated.orders("anna")) == {("act:phase:refresh", "stop", "cancelled"), ("*", "pass", "round")}


def before_a_treachery() -> Seated:
    """Somebody who can act in every window and answer to the treachery that comes next."""
    cards = {"beravor": hero(), "eleanor": hero()}
    table = pose(decks=(SPIRIT,), phase="quest", cards=cards, encounter=["driven_by_shadow", "forest_spider"])
    return Seated(table, "anna")


def test_an_order_until_something_triggers_ends_with_the_answer_to_it() -> None:
    seated = before_a_treachery()
    seated.order("anna", "*", until="trigger")
    seated.say("anna", "done")
    assert seated.asked == ("one", "respond:moment:effect_pending")
    assert seated.orders("anna") == [("*", "pass", "trigger")]
    seated.say("anna", "pass")
    assert seated.orders("anna") == []
    assert seated.asked == ("one", "act:phase:quest")


def test_one_kind_of_response_may_be_declined_for_good() -> None:
    seated = before_a_treachery()
    seated.order("anna", "respond:moment:effect_pending")
    seated.say("anna", "done")
    assert seated.asked == ("one", "act:phase:quest")
    seated.say("anna", "pass")
    assert seated.asked == ("one", "act:phase:quest")


def test_orders_are_kept_with_the_table() -> None:
    seated = alone()
    seated.order("anna", "act:phase:combat", "stop")
    seated.say("anna", "pass")
    seated.order("anna", "*", until="phase")
    again = Match.restore(seated.setup, seated.stored)
    assert again.sitting.orders == seated.match.sitting.orders
    told = messages.situation(again, "anna", -1, Company(), 0, wire.Update)
    assert msgspec.json.encode(told) == msgspec.json.encode(seated.sees("anna"))


def test_others_do_not_see_ones_orders() -> None:
    table = pose(decks=(LORE, LEADERSHIP), phase="travel", cards={"beravor": hero()})
    seated = Seated(table, "anna", "boris")
    seated.order("anna", "*", until="round")
    assert seated.orders("boris") == []


@pytest.mark.parametrize(
    ("prompt", "until"),
    [("nonsense", "cancelled"), ("plan:phase:quest", "cancelled"), ("act:phase:tea", "cancelled"), ("*", "year")],
)
def test_orders_about_what_does_not_exist_are_refused(prompt: str, until: str) -> None:
    with pytest.raises(Refused):
        alone().order("anna", prompt, until=until)


def test_every_window_that_opens_is_of_a_known_kind() -> None:
    state, rng = LCG.new(LCG.options({"all_windows": True, "seats": 2}), 4), Rng(4)
    met = set()
    while not state.over:
        met.add(orders.window_of(LCG, state))
        state.apply(rng.pick(state.options))
    assert len(met) > 6
    assert met - {None} <= set(LCG.windows)


# Taking back


def test_an_undo_takes_back_the_automatic_passes_with_the_word_that_led_to_them() -> None:
    table = pose(hand=["faramir"], cards={"aragorn": hero(tokens=4)}, options={"all_windows": True})
    seated = Seated(table, "anna")
    seated.say("anna", "done")
    assert seated.asked == ("one", "commit")
    assert [spoken.by_order for spoken in seated.match.sitting.line] == [False, True]
    seated.undo("anna")
    assert (seated.asked, seated.match.said) == (("one", "plan"), 0)


def test_an_undo_goes_back_to_the_order_and_ends_it() -> None:
    seated = alone(options={"all_windows": True})
    assert seated.asked == ("one", "act:phase:travel")
    seated.order("anna", "*", until="phase")
    assert seated.asked != ("one", "act:phase:travel")
    assert seated.match.undo_to("anna") == 0
    assert seated.match.may_undo("anna")
    seated.undo("anna")
    assert seated.asked == ("one", "act:phase:travel")
    assert seated.orders("anna") == []
    assert seated.match.said == 0


def test_what_one_said_before_an_order_stays_when_that_is_taken_back() -> None:
    seated = alone(options={"all_windows": True})
    seated.say("anna", "pass")
    here = seated.asked
    seated.order("anna", "*", until="phase")
    seated.undo("anna")
    assert (seated.asked, seated.match.said) == (here, 1)
    seated.undo("anna")
    assert seated.match.said == 0


def test_among_friends_an_undo_passes_over_what_the_server_said_for_another() -> None:
    cards = {"beravor": hero(), "aragorn": hero("two", tokens=3)}
    decks = (LORE, "aragorn|for_gondor*1+faramir*1")
    table = pose(decks=decks, phase="travel", hands={"two": ["faramir"]}, cards=cards, options={"all_windows": True})
    seated = Seated(table, "anna", "boris")
    seated.say("anna", "pass")
    assert [(spoken.seat, spoken.by_order) for spoken in seated.match.sitting.line] == [(0, False), (1, True)]
    assert seated.match.may_undo("anna")
    assert not seated.match.may_undo("boris")
    seated.undo("anna")
    assert (seated.asked, seated.match.said) == (("one", "act:phase:travel"), 0)
    assert seated.match.sitting.forks == []


def test_what_was_revealed_is_not_taken_back_freely() -> None:
    seated = before_a_treachery()
    seated.say("anna", "done", "pass")
    assert seated.asked == ("one", "respond:moment:effect_pending")
    assert not seated.match.may_undo("anna")
    assert seated.match.undo_to("anna") == 1


# Sets


@pytest.mark.parametrize(
    ("chosen", "said"), [(["eleanor"], ("eleanor", "done")), (["eleanor", "beravor"], ("eleanor", "beravor"))]
)
def test_a_set_is_closed_in_the_same_breath_unless_it_has_closed_itself(
    chosen: list[str], said: tuple[str, ...]
) -> None:
    seated = before_a_treachery()
    words = [LCG.vocabulary.number(word) for word in chosen]
    for close, expected in ((False, tuple(chosen)), (True, said)):
        message = wire.Say(id="1", version=seated.match.version, words=words, close=close)
        event = requests.say(seated.match, "anna", message)
        assert event is not None
        assert event.words == expected
