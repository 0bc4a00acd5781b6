"""What happens: the round, and the operands and steps of which the cards' effects are made."""

from riddles.components import (
    ASK_DOUBT,
    ASK_POCKET,
    ASK_RIDDLE,
    CARD,
    DISCARD,
    HAND,
    HAND_SIZE,
    MOST_POCKETED,
    NUMBER,
    POCKET,
    SEAT,
    SLOT,
    STAYING,
    TABLE,
    TOLD_DOUBTED,
    TOLD_POCKETED,
    TOLD_POCKETED_UNSEEN,
    TOLD_TURNED_UP,
    TRICKS,
)
from riddles.state import RiddleState
from westmarch.core.frames import (
    NOTHING,
    YOU,
    Control,
    EachSeat,
    Effect,
    Filter,
    Frame,
    Seats,
    Test,
    Window,
    amount,
    effect,
    frame_of,
)
from westmarch.core.state import Step, all_but, only
from westmarch.core.words import DONE, PASS

EFFECTS: dict[int, Effect] = {}  # filled by cards.py: what each card does when it is asked


# Operands: whom and what an effect is about, seen from its frame


class FromFirst(Seats[RiddleState]):
    """All seats from the first one on."""

    def order(self, state: RiddleState, frame: Frame) -> list[int]:
        return state.order()


class Others(Seats[RiddleState]):
    """All other seats from the first one on."""

    def order(self, state: RiddleState, frame: Frame) -> list[int]:
        return [seat for seat in state.order() if seat != frame.seat]


class ChosenSeat(Seats[RiddleState]):
    """The seat that was chosen."""

    def order(self, state: RiddleState, frame: Frame) -> list[int]:
        return [word - SEAT for word in frame.chosen]


class OtherSeats(Filter[RiddleState]):
    """The other seats, to choose from."""

    def words(self, state: RiddleState, frame: Frame) -> list[int]:
        return sorted(SEAT + seat for seat in OTHERS.order(state, frame))


class OnTable(Filter[RiddleState]):
    """The cards that lie before the seats."""

    def words(self, state: RiddleState, frame: Frame) -> list[int]:
        return sorted(CARD + card for zone in state.zones[TABLE:DISCARD] for card in zone)


class OwnWits(Filter[RiddleState]):
    """The numbers below the seat's wits."""

    def words(self, state: RiddleState, frame: Frame) -> list[int]:
        return [NUMBER + n for n in range(state.wits[frame.seat])]


class StillThere(Test[RiddleState]):
    """Whether the frame's card still lives the life in which its effect began."""

    def holds(self, state: RiddleState, frame: Frame) -> bool:
        return state.lives[frame.source] == frame.life


FROM_FIRST, OTHERS, CHOSEN_SEAT = FromFirst(), Others(), ChosenSeat()
OTHER_SEATS, ON_TABLE, OWN_WITS = OtherSeats(), OnTable(), OwnWits()
STILL_THERE = StillThere()


# Steps of effects. Each finds its frame, does one thing and never asks about what somebody may not see.


class LoseWits(Step[RiddleState]):
    """Some seats lose wits."""

    def __init__(self, n: int = 1, whom: Seats[RiddleState] = YOU) -> None:
        self.n = n
        self.whom = whom

    def run(self, state: RiddleState) -> bool:
        frame = frame_of(state)
        for seat in self.whom.order(state, frame):
            state.lose_wits(seat, amount(frame, self.n))
        return False


class GainWits(Step[RiddleState]):
    """The seat gains wits."""

    def __init__(self, n: int = 1) -> None:
        self.n = n

    def run(self, state: RiddleState) -> bool:
        state.gain_wits(frame_of(state).seat, self.n)
        return False


class Draw(Step[RiddleState]):
    """The seat draws cards."""

    def __init__(self, n: int = 1) -> None:
        self.n = n

    def run(self, state: RiddleState) -> bool:
        state.draw(frame_of(state).seat, self.n)
        return False


class TakeBack(Step[RiddleState]):
    """The card that the loop is at goes back to the hand of the seat that it lies before."""

    def run(self, state: RiddleState) -> bool:
        card = frame_of(state).each - CARD
        for seat in state.order():
            if card in state.zones[TABLE + seat]:
                state.move(card, TABLE + seat, HAND + seat)
        return False


class GoAway(Step[RiddleState]):
    """The frame's own card is discarded."""

    def run(self, state: RiddleState) -> bool:
        frame = frame_of(state)
        state.move(frame.source, TABLE + frame.seat, DISCARD)
        return False


class AtEndOfRound(Control[RiddleState]):
    """An effect that waits until the round is over."""

    def __init__(self, then: Effect = NOTHING) -> None:
        self.then = then

    def run(self, state: RiddleState) -> bool:
        state.delayed = (*state.delayed, frame_of(state).inner(self.then))
        return False

    def effects(self) -> tuple[Effect, ...]:
        return (self.then,)


# The round


class PutDown(Step[RiddleState]):
    """A seat puts a riddle face down: a secret choice, kept in a zone and not in the frame."""

    def run(self, state: RiddleState) -> bool:
        seat = frame_of(state).seat
        options = [CARD + card for card in state.zones[HAND + seat]]
        return len(options) > 0 and state.ask(self, seat, ASK_RIDDLE, options, always=True)

    def answer(self, state: RiddleState, word: int) -> None:
        seat = frame_of(state).seat
        state.move(word - CARD, HAND + seat, SLOT + seat)


class TurnUp(Step[RiddleState]):
    """All riddles are turned up; the deepest one is asked, the others go back to the hands they came from."""

    def run(self, state: RiddleState) -> bool:
        riddles = [(card, seat) for seat in state.order() for card in state.zones[SLOT + seat]]
        for card, seat in riddles:
            state.tell(TOLD_TURNED_UP, seat, card)
            state.move(card, SLOT + seat, TABLE + seat)
        deepest, asker = max(riddles)
        for card, seat in riddles:
            if card != deepest:
                state.move(card, TABLE + seat, HAND + seat)
        state.push(Frame(RIDDLE, 0, asker, deepest, state.lives[deepest]))
        state.push(Doubt(tuple(state.order())))
        return False


class Doubt(Window[RiddleState]):
    """The others may doubt the riddle with a trick. Whether a seat is asked is decided by what everybody knows."""

    def could_act(self, state: RiddleState, seat: int) -> bool:
        riddle = frame_of(state)
        hidden = any(card not in state.zones[DISCARD] for card in TRICKS)
        return seat != riddle.seat and hidden and bool(state.zones[HAND + seat]) and STILL_THERE.holds(state, riddle)

    def ask_seat(self, state: RiddleState, seat: int) -> bool:
        tricks = [CARD + card for card in state.zones[HAND + seat] if card in TRICKS]
        return state.ask(self, seat, ASK_DOUBT, [PASS, *tricks], (frame_of(state).source,), always=True)

    def act(self, state: RiddleState, seat: int, word: int) -> None:
        riddle = frame_of(state)
        state.tell(TOLD_DOUBTED, seat, word - CARD, riddle.source)
        state.move(word - CARD, HAND + seat, DISCARD)
        state.move(riddle.source, TABLE + riddle.seat, DISCARD)


class TakeEffect(Step[RiddleState]):
    """A riddle that was not doubted away does what it says; if it does not stay, its effect goes on without it."""

    def run(self, state: RiddleState) -> bool:
        riddle = frame_of(state)
        if STILL_THERE.holds(state, riddle):
            if riddle.source not in STAYING:
                state.move(riddle.source, TABLE + riddle.seat, DISCARD)
            does = EFFECTS.get(riddle.source, NOTHING)
            state.push(Frame(does, 0, riddle.seat, riddle.source, state.lives[riddle.source]))
        return False


class PutInPocket(Step[RiddleState]):
    """Riddles go into the pocket unseen, in ascending order, then `done`; until then they lie in the slot."""

    def run(self, state: RiddleState) -> bool:
        seat = frame_of(state).seat
        hand, chosen = state.zones[HAND + seat], state.zones[SLOT + seat]
        if len(hand) == 0 or len(chosen) == MOST_POCKETED:
            self.answer(state, DONE)
            return False
        options = [DONE, *[CARD + card for card in hand if not chosen or card > chosen[-1]]]
        return state.ask(self, seat, ASK_POCKET, options, (len(chosen),), always=True)

    def answer(self, state: RiddleState, word: int) -> None:
        seat = frame_of(state).seat
        if word != DONE:
            state.push(self)
            state.move(word - CARD, HAND + seat, SLOT + seat)
            return
        for card in state.zones[SLOT + seat]:
            state.tell_only(only(state.viewers[seat]), TOLD_POCKETED, seat, card)
            state.tell_only(all_but(state.viewers[seat]), TOLD_POCKETED_UNSEEN, seat)
            state.move(card, SLOT + seat, POCKET + seat)
        state.draw(seat, max(0, HAND_SIZE - len(state.zones[HAND + seat])))


class EndRound(Step[RiddleState]):
    """What waited for the end of the round happens, and another seat is first."""

    def run(self, state: RiddleState) -> bool:
        state.round += 1
        state.first = next(seat for seat in state.order() if seat != state.first)
        state.push_all(state.delayed)
        state.delayed = ()
        return False


class Rounds(Step[RiddleState]):
    """One round after the other until the last one, or until nobody has a riddle. It lies under the round's frame."""

    def run(self, state: RiddleState) -> bool:
        if state.round > state.rounds or not any(state.zones[HAND:SLOT]):
            scores = {seat: state.wits[seat] + len(state.zones[POCKET + seat]) for seat in state.order()}
            state.end("wits", tuple(seat for seat, score in scores.items() if score == max(scores.values())))
        else:
            state.push(self)
            state.push(Frame(ROUND))
        return False


ROUNDS = Rounds()
RIDDLE = effect(TakeEffect())
ROUND = effect(
    EachSeat(FROM_FIRST, effect(PutDown())), TurnUp(), EachSeat(FROM_FIRST, effect(PutInPocket())), EndRound()
)
STEP_TYPES = (Doubt, Rounds)
