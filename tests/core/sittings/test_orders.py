"""Standing orders: what the table says for a seat, how long an order lasts, what is left of orders after a word or an undo."""

import pytest
from riddles.game import Riddles

from westmarch.core import registry
from westmarch.core.rng import Rng
from westmarch.core.sittings import orders
from westmarch.core.sittings.orders import CANCELLED, EVERY_WINDOW, OWN_WORD, TRIGGER, WINDOW, Order
from westmarch.core.state import State, Step
from westmarch.core.windows import Window
from westmarch.core.words import DONE, NO, PASS, YES, Prompt, Thing

from ..toy import Note, Toy

DEED = 10
ACT, RESPOND, CHOOSE = range(3)
DAWN, DUSK = range(2)


class Watch(Riddles):
    """A game with windows at dawn and dusk, and others that answer to what happened; a note begins another hour."""

    prompts = (
        Prompt("act", senses=("time",), window="time"),
        Prompt("respond", senses=("time",), window="time", triggered=True),
        Prompt("choose", senses=("time",)),
    )
    windows = ("act:time:dawn", "act:time:dusk", "respond:time:dawn", "respond:time:dusk")
    spans = ("hour",)

    def thing(self, sense: str, number: int) -> Thing:
        return Thing(sense, ("dawn", "dusk")[number])

    def span(self, state: State, name: str) -> int:
        assert isinstance(state, Toy)
        return len(state.log)


WATCH = Watch()


class Question(Step[Toy]):
    """Asks the first seat."""

    def __init__(self, prompt: int = ACT, time: int = DAWN, options: tuple[int, ...] = (PASS, DEED)) -> None:
        self.prompt, self.time, self.options = prompt, time, options

    def run(self, state: Toy) -> bool:
        return state.ask(self, 0, self.prompt, list(self.options), (self.time,), always=True)

    def answer(self, state: Toy, word: int) -> None:
        """Nothing comes of it."""


class Acts(Window[Toy]):
    """The first seat may act as often as it likes."""

    def could_act(self, state: Toy, seat: int) -> bool:
        return True

    def ask_seat(self, state: Toy, seat: int) -> bool:
        return state.ask(self, seat, ACT, [PASS, DEED], (DAWN,), always=True)

    def act(self, state: Toy, seat: int, word: int) -> None:
        state.counts[seat] += 1


def asked(prompt: int = ACT, time: int = DAWN, options: tuple[int, ...] = (PASS, DEED)) -> Toy:
    return Toy().play(Question(prompt, time, options))


def answer(state: Toy, *standing: Order) -> int | None:
    return orders.answer(WATCH, state, standing)


def given_now(state: Toy, about: str, until: str, stop: bool = False) -> Order:
    """An order of the first seat that begins here."""
    return Order(0, about, stop, until, orders.mark_of(WATCH, state, until))


# What an order is about


def test_a_window_is_named_by_prompt_sense_and_id_and_other_questions_are_none() -> None:
    assert orders.window_of(WATCH, asked(ACT, DUSK)) == "act:time:dusk"
    assert orders.window_of(WATCH, asked(RESPOND)) == "respond:time:dawn"
    assert orders.window_of(WATCH, asked(CHOOSE)) is None
    assert orders.window_of(WATCH, asked().say(PASS)) is None  # the game is over


@pytest.mark.parametrize(
    ("about", "until", "there"),
    [
        ("act", CANCELLED, True),
        ("act:time:dusk", OWN_WORD, True),
        (EVERY_WINDOW, TRIGGER, True),
        ("choose", "hour", True),
        ("act", WINDOW, True),
        ("act:time:noon", CANCELLED, False),
        ("sleep", CANCELLED, False),
        ("act", "day", False),
    ],
)
def test_orders_are_about_what_the_game_has_and_last_as_long_as_it_knows(about: str, until: str, there: bool) -> None:
    assert orders.known(WATCH, about, until) == there


# What the table says


def test_who_can_only_pass_is_passed_for_and_who_can_act_is_asked() -> None:
    assert answer(asked(options=(PASS,))) == PASS
    assert answer(asked()) is None


@pytest.mark.parametrize(
    ("options", "word"), [((DONE, PASS, NO), PASS), ((DONE, YES, NO), NO), ((DONE, DEED), DONE), ((DEED, 11), None)]
)
def test_an_order_passes_by_the_word_that_declines_if_there_is_one(options: tuple[int, ...], word: int | None) -> None:
    assert answer(asked(options=tuple(sorted(options))), Order(0, "act")) == word


def test_what_can_only_be_done_is_left_to_the_seat() -> None:
    assert answer(asked(options=(DEED,))) is None


@pytest.mark.parametrize("about", ["act", "act:time:dawn", EVERY_WINDOW])
def test_an_order_is_about_a_prompt_a_kind_of_window_or_all_of_them(about: str) -> None:
    assert answer(asked(), Order(0, about)) == PASS


@pytest.mark.parametrize("about", ["act:time:dusk", "respond", "choose"])
def test_an_order_about_something_else_does_not_count(about: str) -> None:
    assert answer(asked(), Order(0, about)) is None


def test_an_order_of_another_seat_does_not_count() -> None:
    assert answer(asked(), Order(1, "act")) is None


@pytest.mark.parametrize("prompt", [RESPOND, CHOOSE])
def test_an_order_about_all_windows_leaves_out_triggered_ones_and_other_questions(prompt: int) -> None:
    assert answer(asked(prompt), Order(0, EVERY_WINDOW)) is None


def test_who_wants_to_stop_is_asked_though_he_can_only_pass_and_whatever_else_he_ordered() -> None:
    stop = Order(0, "act:time:dawn", stop=True)
    assert answer(asked(options=(PASS,)), stop) is None
    assert answer(asked(), Order(0, EVERY_WINDOW), stop) is None
    assert answer(asked(time=DUSK), Order(0, EVERY_WINDOW), stop) == PASS


def test_who_has_seen_enough_of_this_window_is_not_stopped_in_it_again() -> None:
    state = asked()
    assert answer(state, given_now(state, "act", WINDOW), Order(0, "act", stop=True)) == PASS


# How long it lasts


def test_an_order_for_a_stretch_of_play_ends_with_it() -> None:
    state = Toy().play(Question(), Question(), Note("the next hour"), Question())
    order = given_now(state, "act", "hour")
    assert answer(state, order) == PASS
    assert answer(state.say(PASS), order) == PASS
    assert answer(state.say(PASS), order) is None


def test_an_order_for_a_window_lasts_while_somebody_acts_in_it_and_ends_when_it_closes() -> None:
    state = Toy().play(Acts((0,)), Acts((0,)))
    order = given_now(state, "act", WINDOW)
    assert answer(state.say(DEED, DEED), order) == PASS
    assert state.counts[0] == 2
    assert answer(state.say(PASS), order) is None


def test_the_same_window_of_another_hour_is_another_one() -> None:
    first = asked()
    later = asked()
    later.log.append("the next hour")
    assert answer(later, given_now(first, "act", WINDOW)) is None


# What becomes of orders


def test_a_new_order_takes_the_place_of_the_one_like_it() -> None:
    act, stop, other = Order(0, "act"), Order(0, "act", stop=True), Order(1, "act")
    new = Order(0, "act", until=OWN_WORD)
    assert orders.given([act, stop, other], new) == [stop, other, new]


def test_cancelling_ends_what_a_seat_ordered_about_something_and_nothing_else() -> None:
    rest = [Order(1, "act"), Order(0, "choose")]
    assert orders.ended([Order(0, "act"), Order(0, "act", stop=True), *rest], 0, "act") == rest


def test_a_word_of_ones_own_ends_what_waits_for_it() -> None:
    kept, own, trigger = Order(0, "act"), Order(0, "act", until=OWN_WORD), Order(0, "act", until=TRIGGER)
    others = Order(1, "act", until=OWN_WORD)
    standing = [kept, own, trigger, others]
    assert orders.after_word(standing, 0, triggered=False) == [kept, trigger, others]
    assert orders.after_word(standing, 0, triggered=True) == [kept, others]


def test_an_undo_ends_later_orders_and_what_its_person_let_pass_for_a_while() -> None:
    before, later = Order(0, "act", since=3), Order(0, "act", since=5)
    stop = Order(0, "act", stop=True, since=5)
    while_own, while_others = Order(0, "act", until=OWN_WORD, since=3), Order(1, "act", until=OWN_WORD, since=3)
    standing = [before, later, stop, while_own, while_others]
    assert orders.after_undo(standing, [0], 5) == [before, stop, while_others]


def test_the_last_choice_is_the_last_word_that_the_table_did_not_say() -> None:
    said = [(0, False), (1, False), (0, False), (0, True), (1, False)]
    assert orders.last_choice(said, [0], []) == 2
    assert orders.last_choice(said, [0], [], first=10) == 12
    assert orders.last_choice(said, [0, 1], []) == 4
    assert orders.last_choice(said, [2], []) is None
    assert orders.last_choice([(0, True)], [0], []) is None


def test_an_order_is_a_choice_where_it_first_took_effect() -> None:
    said = [(0, False), (1, False), (0, True), (0, True)]
    assert orders.last_choice(said, [0], [Order(0, "act", since=1)]) == 2
    assert orders.last_choice(said, [0], [Order(0, "act", stop=True, since=1)]) == 0
    assert orders.last_choice(said, [0], [Order(1, "act", since=1)]) == 0
    assert orders.last_choice(said, [0], [Order(0, "act", since=4)]) == 0


@pytest.mark.parametrize(("key", "about", "span"), [("wotr_cards", "turn", "round"), ("wotr_board", "die", "turn")])
def test_where_a_seat_can_pass_it_may_pass_for_the_rest_of_a_round(key: str, about: str, span: str) -> None:
    game, chance = registry.find(key), Rng(3)
    state = game.new(game.options(), 3)
    while PASS not in state.options or game.prompt(state).name != about:
        state.choose(chance.pick(state.options))
    order = Order(int(state.seat), about, until=span, mark=orders.mark_of(game, state, span))
    assert orders.answer(game, state, [order]) == PASS
    while game.span(state, span) == order.mark:
        state.choose(chance.pick(state.options))
    assert not orders.lasts(game, state, order)
