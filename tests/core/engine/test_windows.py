"""Windows: several seats in turn until all pass in a row."""

from westmarch.core.frames import frame_of
from westmarch.core.windows import Window
from westmarch.core.words import PASS

from ..toy import ASK, Kill, Note, Toy

ACT, KILL_NEXT = 10, 11


class Act(Window[Toy]):
    """A seat may act while its count is above 0; that costs one."""

    def could_act(self, state: Toy, seat: int) -> bool:
        return state.counts[seat] > 0

    def ask_seat(self, state: Toy, seat: int) -> bool:
        return state.ask(self, seat, ASK, [PASS, ACT, KILL_NEXT], always=True)

    def act(self, state: Toy, seat: int, word: int) -> None:
        state.counts[seat] -= 1
        state.push(Note(f"seat {seat} acts in the effect of {frame_of(state).seat}"))
        if word == KILL_NEXT:
            state.push(Kill((seat + 1) % 3))


def opened(*counts: int, seats: tuple[int, ...] = (0, 1, 2)) -> Toy:
    state = Toy()
    state.counts = list(counts)
    return state.play(Act(seats), Note("closed"))


def askers(state: Toy, *words: int) -> list[int]:
    """Who is asked, one after the other, while these words are said."""
    seats = [int(state.seat)]
    for word in words:
        seats.append(int(state.say(word).seat))
    return seats


def test_seats_are_asked_in_their_order_until_all_pass() -> None:
    assert askers(opened(1, 1, 1), PASS, PASS, PASS) == [0, 1, 2, -1]
    assert askers(opened(1, 1, 1, seats=(2, 0)), PASS, PASS) == [2, 0, -1]


def test_an_action_begins_the_count_of_passes_anew_with_the_next_seat() -> None:
    assert askers(opened(1, 2, 1), PASS, ACT, PASS, PASS, PASS) == [0, 1, 2, 0, 1, -1]


def test_a_seat_that_cannot_act_is_passed_over_and_counts_as_passing() -> None:
    assert askers(opened(0, 1, 0), PASS) == [1, -1]
    assert opened(0, 0, 0).log == ["closed"]


def test_the_window_that_asks_knows_whom_it_passed_over() -> None:
    asking = opened(0, 1, 1).stack[-1]
    assert isinstance(asking, Act)
    assert (asking.at, asking.passes) == (1, 1)


def test_a_seat_may_act_again_and_again_while_the_others_pass() -> None:
    assert askers(opened(0, 3, 0), ACT, ACT, ACT) == [1, 1, 1, -1]


def test_a_seat_that_falls_out_in_a_window_is_not_asked_any_more() -> None:
    assert askers(opened(1, 1, 1), KILL_NEXT, PASS) == [0, 2, -1]


def test_a_window_among_no_seats_closes_at_once() -> None:
    assert opened(1, 1, 1, seats=()).log == ["closed"]


def test_what_is_done_in_a_window_happens_before_the_next_seat_is_asked_and_belongs_to_the_frame() -> None:
    state = opened(1, 1, 1)
    assert state.say(ACT).log == ["seat 0 acts in the effect of 0"]
    assert state.seat == 1


def test_a_window_in_a_window_closes_first() -> None:
    class Outer(Act):
        def act(self, state: Toy, seat: int, word: int) -> None:
            state.counts[seat] -= 1
            state.push(Act((2,)))

    state = Toy()
    state.counts = [1, 0, 2]
    state.play(Outer((0, 1)), Note("closed"))
    assert askers(state, ACT, ACT, PASS) == [0, 2, 2, -1]


def test_a_window_may_ask_for_what_it_found_while_looking_whether_a_seat_could_act() -> None:
    class Found(Act):
        def offers(self, state: Toy, seat: int, at: int, passes: int) -> bool:
            options = [PASS] + [ACT] * (state.counts[seat] > 0)
            return len(options) > 1 and state.ask(self.turned_to(at, passes), seat, ASK, options, always=True)

    state = Toy()
    state.counts = [0, 1, 1]
    state.play(Found((0, 1, 2)), Note("closed"))
    assert (state.seat, state.options) == (1, [PASS, ACT])
    assert askers(state, ACT, PASS) == [1, 2, -1]
    assert state.log == ["seat 1 acts in the effect of 0", "closed"]
