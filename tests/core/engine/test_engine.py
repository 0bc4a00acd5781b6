"""The engine: asking, settling, moments, ends, barriers, the log."""

import pytest

from westmarch.core.errors import IllegalWord
from westmarch.core.frames import EachSeat, Effect, Frame, Then, effect
from westmarch.core.rng import Rng
from westmarch.core.state import BOTTOM, EVERYBODY, MAX_DEPTH, NOBODY, PUBLIC, Notice, Step, all_but, only

from ..toy import ASK, Finish, Kill, Note, Some, Toy


class Question(Step[Toy]):
    """Asks seat 0 for one of some words."""

    def __init__(self, options: tuple[int, ...] = (5, 6), always: bool = False, seat: int = 0) -> None:
        self.options = options
        self.always = always
        self.seat = seat

    def run(self, state: Toy) -> bool:
        return state.ask(self, self.seat, ASK, list(self.options), (1, 2), self.always)

    def answer(self, state: Toy, word: int) -> None:
        state.log.append(f"answer {word}")


# Asking


def test_a_question_waits_for_its_seat_with_its_options_and_what_it_is_about() -> None:
    state = Toy().play(Question())
    assert (state.seat, state.prompt, state.prompt_args, state.options) == (0, ASK, (1, 2), [5, 6])
    assert state.say(6).log == ["answer 6"]


def test_a_question_with_one_answer_is_not_asked() -> None:
    state = Toy().play(Question((5,)), Note("next"))
    assert state.over
    assert state.log == ["answer 5", "next"]
    assert state.said == 0


def test_a_question_that_would_tell_something_is_asked_even_with_one_answer() -> None:
    assert Toy().play(Question((5,), always=True)).options == [5]


def test_an_illegal_word_is_refused_and_changes_nothing() -> None:
    state = Toy().play(Question())
    with pytest.raises(IllegalWord, match="7 is not allowed"):
        state.choose(7)
    assert (state.said, state.log, state.options) == (0, [], [5, 6])


def test_a_question_can_be_asked_again() -> None:
    state = Toy().play(Question())
    depth = len(state.stack)
    state.options = []
    state.redeal(0, Rng(1))
    assert (state.options, len(state.stack)) == ([5, 6], depth)


def test_a_question_that_would_be_skipped_when_asked_again_is_a_mistake_of_the_game() -> None:
    class Fickle(Question):
        def run(self, state: Toy) -> bool:
            return state.ask(self, 0, ASK, [5, 6] if not state.log else [5])

    state = Toy().play(Fickle())
    state.log.append("hidden things were replaced")
    with pytest.raises(RuntimeError, match="always"):
        state.ask_again()


def test_steps_that_are_pushed_together_happen_in_their_order_and_before_all_others() -> None:
    class Push(Step[Toy]):
        def run(self, state: Toy) -> bool:
            state.push_all((Note("one"), Note("two")))
            return False

    assert Toy().play(Push(), Note("three")).log == ["one", "two", "three"]


def test_a_chain_of_effects_without_end_is_stopped() -> None:
    class Again(Step[Toy]):
        def run(self, state: Toy) -> bool:
            state.push(Note("under"))
            state.push(self)
            return False

    with pytest.raises(RecursionError, match="too deep"):
        Toy().play(Again())


def test_the_deepest_chain_that_the_games_need_fits() -> None:
    inner = Effect((Note("inside"),), "inside")
    for _ in range((MAX_DEPTH - len(BOTTOM)) // 2 - 3):
        inner = effect(EachSeat(Some((0,)), inner))
    assert Toy().play(EachSeat(Some((0,)), inner)).log == ["inside"]


# Settling


def test_settling_comes_after_a_change_and_before_anything_else() -> None:
    state = Toy()
    state.on_settle.append(lambda state: state.log.append("settle"))
    state.play(Note("quiet"), Note("loud", change=True), Note("next"), Question())
    assert state.log == ["quiet", "loud", "settle", "next"]


def test_a_light_change_counts_but_settles_nothing_and_hides_no_other() -> None:
    state = Toy()
    state.on_settle.append(lambda state: state.log.append("settle"))
    state.changed_lightly()
    state.settle()
    assert (state.changes, state.log) == (1, [])
    state.changed()
    state.changed_lightly()
    state.settle()
    assert (state.changes, state.log) == (3, ["settle"])


def test_settling_goes_on_until_it_changes_nothing_more() -> None:
    def fall(state: Toy) -> None:
        if state.counts[0] < 4:
            state.counts[0] += 1
            state.log.append(f"fall {state.counts[0]}")
            state.changed()

    state = Toy()
    state.on_settle.append(fall)
    state.play(Note("push", change=True), Question())
    assert state.log == ["push", "fall 1", "fall 2", "fall 3", "fall 4"]


def test_settling_keeps_its_written_order_and_sees_all_losses_of_one_step_together() -> None:
    state = Toy()
    state.on_settle += [lambda s: s.log.append(f"first {sorted(s.gone)}"), lambda s: s.log.append("second")]

    class KillTwo(Step[Toy]):
        def run(self, state: Toy) -> bool:
            for seat in (1, 2):
                state.gone.add(seat)
                state.changed()
            return False

    state.play(KillTwo())
    assert state.log == ["first [1, 2]", "second"]


def test_settling_may_ask_through_a_step_that_looks_whether_it_is_still_needed() -> None:
    class GiveUp(Question):
        def run(self, state: Toy) -> bool:
            return state.counts[0] > 2 and super().run(state)

        def answer(self, state: Toy, word: int) -> None:
            state.counts[0] -= 1
            state.changed()

    def too_many(state: Toy) -> None:
        if state.counts[0] > 2:
            state.push(GiveUp())

    class Take(Step[Toy]):
        def run(self, state: Toy) -> bool:
            state.counts[0] += 3
            state.changed()
            return False

    state = Toy()
    state.on_settle.append(too_many)
    state.play(Take(), Note("next"))
    assert (state.seat, state.log) == (0, [])
    assert state.say(5).log == ["next"]
    assert state.over


def test_settling_can_end_the_game_before_the_next_question() -> None:
    state = Toy()
    state.on_settle.append(lambda state: state.finish())
    state.play(Note("blow", change=True), Question())
    assert state.over
    assert state.log == ["blow"]


# The end


def test_the_end_comes_at_once_in_the_middle_of_nested_effects() -> None:
    deep = EachSeat(
        Some((0, 1, 2)), effect(Note("turn"), EachSeat(Some((0,)), effect(Finish(), Note("never"))), Note("never"))
    )
    state = Toy().play(deep, Note("never"))
    assert (state.log, state.seat, state.options) == (["turn"], NOBODY, [])
    assert state.stack == BOTTOM


def test_nothing_can_be_said_after_the_end() -> None:
    with pytest.raises(IllegalWord):
        Toy().play(Finish()).choose(0)


# Moments


def test_what_a_moment_triggers_happens_after_settling_and_before_the_effect_goes_on() -> None:
    class Wound(Step[Toy]):
        def run(self, state: Toy) -> bool:
            state.changed()
            state.announce(3, 9)
            return False

    def listen(state: Toy, moment: int, a: int) -> None:
        state.log.append(f"moment {moment} {a}")
        state.push_all((Note("passive"), Note("forced"), Note("response")))

    state = Toy()
    state.on_announce = listen
    state.on_settle.append(lambda state: state.log.append("settle"))
    state.play(Wound(), Note("next"))
    assert state.log == ["moment 3 9", "settle", "passive", "forced", "response", "next"]


def test_what_a_trigger_changed_counts_as_done_by_the_step() -> None:
    class Call(Step[Toy]):
        def run(self, state: Toy) -> bool:
            state.announce(1)
            return False

    state = Toy()
    state.on_announce = lambda state, *_: state.push(Note("trigger", change=True))
    assert state.play(Call(), Then(effect(Note("then")))).log == ["trigger", "then"]


# Barriers


def test_the_answer_of_another_person_raises_the_barrier() -> None:
    state = Toy().play(Question(), Question(), Question(seat=1), Question())
    assert state.say(5).barrier == 0
    assert state.say(5).barrier == 0
    assert state.say(5).barrier == 2
    assert state.speaker == 1


def test_one_person_with_two_seats_raises_no_barrier() -> None:
    state = Toy(2)
    state.viewers = (4, 4)
    state.play(Question(), Question(seat=1), Question())
    state.say(5, 5)
    assert (state.barrier, state.speaker) == (0, 4)


@pytest.mark.parametrize("what", ["random", "observe", "disclosed"])
def test_chance_and_revelations_raise_the_barrier(what: str) -> None:
    state = Toy()
    state.said = 8
    state.disclosed() if what == "disclosed" else getattr(state, what)(3)
    assert state.barrier == 8


def test_public_chance_leads_to_different_observation_hashes_and_copies_keep_them() -> None:
    hashes = set()
    for results in ((1,), (2,), (1, 2), (2, 1), (0, 1)):
        state = Toy()
        for result in results:
            state.observe(result)
        hashes.add(state.seen_hash)
        assert state.clone().seen_hash == state.seen_hash
        assert 0 <= state.seen_hash < 1 << 62
    assert len(hashes) == 5


def test_a_fork_changes_chance_and_nothing_else() -> None:
    state, other = Toy(), Toy()
    other.fork(1)
    assert other.rng != state.rng
    assert (other.said, other.barrier, other.seen_hash) == (state.said, state.barrier, state.seen_hash)


# The log


def test_a_notice_reaches_its_audience_and_spectators_get_what_all_others_get() -> None:
    state = Toy()
    state.notices = []
    state.tell(0, 1)
    state.tell_only(only(1), 1, 2)
    state.tell_only(all_but(1), 2, 3)
    heard = {v: [notice.kind for notice in state.notices if notice.heard_by(v)] for v in (0, 1, 15, PUBLIC)}
    assert heard == {0: [0, 2], 1: [0, 1], 15: [0, 2], PUBLIC: [0, 2]}
    assert state.notices[0] == Notice(EVERYBODY, 0, (1, 0, 0, 0))


def test_a_copy_keeps_no_log() -> None:
    state = Toy()
    state.notices = []
    copy = state.clone()
    copy.tell(0)
    assert (copy.notices, state.notices) == (None, [])


# Seats that are out


def test_the_effects_of_a_seat_that_is_out_come_to_nothing_and_those_of_nobody_go_on() -> None:
    state = Toy()
    state.push(Frame(Effect((Note("game's own"),), "own"), 0, NOBODY))
    state.push(Frame(Effect((Kill(1), Note("never")), "lost"), 0, 1))
    state.run()
    assert state.log == ["game's own"]
