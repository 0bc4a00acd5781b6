"""What effects are made of: operands that look at the table from a frame, and steps that each do one thing."""

from riddles.components import DISCARD, HAND, TABLE
from riddles.rules.verbs import draw, gain_wits, lose_wits, move
from riddles.state import RiddleState
from riddles.words import CARD, NUMBER, SEAT
from westmarch.core.frames import NOTHING, YOU, Control, Effect, Filter, Frame, Seats, Test, amount, frame_of
from westmarch.core.state import Step

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
            lose_wits(state, seat, amount(frame, self.n))
        return False


class GainWits(Step[RiddleState]):
    """The seat gains wits."""

    def __init__(self, n: int = 1) -> None:
        self.n = n

    def run(self, state: RiddleState) -> bool:
        gain_wits(state, frame_of(state).seat, self.n)
        return False


class Draw(Step[RiddleState]):
    """The seat draws cards."""

    def __init__(self, n: int = 1) -> None:
        self.n = n

    def run(self, state: RiddleState) -> bool:
        draw(state, frame_of(state).seat, self.n)
        return False


class TakeBack(Step[RiddleState]):
    """The card that the loop is at goes back to the hand of the seat that it lies before."""

    def run(self, state: RiddleState) -> bool:
        card = frame_of(state).each - CARD
        for seat in state.order():
            if card in state.zones[TABLE + seat]:
                move(state, card, TABLE + seat, HAND + seat)
        return False


class GoAway(Step[RiddleState]):
    """The frame's own card is discarded."""

    def run(self, state: RiddleState) -> bool:
        frame = frame_of(state)
        move(state, frame.source, TABLE + frame.seat, DISCARD)
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
