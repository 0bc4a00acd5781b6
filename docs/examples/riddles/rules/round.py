"""The course of a round: riddles are put down, the deepest is asked unless it is doubted, others go into the pocket."""

from riddles.cards.book import EFFECTS
from riddles.cards.making import FROM_FIRST, STILL_THERE
from riddles.components import DISCARD, HAND, HAND_SIZE, MOST_POCKETED, POCKET, SLOT, STAYING, TABLE, TRICKS
from riddles.rules.verbs import draw, end, move
from riddles.state import RiddleState
from riddles.words import (
    ASK_DOUBT,
    ASK_POCKET,
    ASK_RIDDLE,
    CARD,
    TOLD_DOUBTED,
    TOLD_POCKETED,
    TOLD_POCKETED_UNSEEN,
    TOLD_TURNED_UP,
)
from westmarch.core.frames import NOTHING, EachSeat, Frame, effect, frame_of
from westmarch.core.state import Step, all_but, only
from westmarch.core.windows import Window
from westmarch.core.words import DONE, PASS


class PutDown(Step[RiddleState]):
    """A seat puts a riddle face down: a secret choice, kept in a zone and not in the frame."""

    def run(self, state: RiddleState) -> bool:
        seat = frame_of(state).seat
        options = [CARD + card for card in state.zones[HAND + seat]]
        return len(options) > 0 and state.ask(self, seat, ASK_RIDDLE, options, always=True)

    def answer(self, state: RiddleState, word: int) -> None:
        seat = frame_of(state).seat
        move(state, word - CARD, HAND + seat, SLOT + seat)


class TurnUp(Step[RiddleState]):
    """All riddles are turned up; the deepest one is asked, the others go back to the hands they came from."""

    def run(self, state: RiddleState) -> bool:
        riddles = [(card, seat) for seat in state.order() for card in state.zones[SLOT + seat]]
        for card, seat in riddles:
            state.tell(TOLD_TURNED_UP, seat, card)
            move(state, card, SLOT + seat, TABLE + seat)
        deepest, asker = max(riddles)
        for card, seat in riddles:
            if card != deepest:
                move(state, card, TABLE + seat, HAND + seat)
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
        move(state, word - CARD, HAND + seat, DISCARD)
        move(state, riddle.source, TABLE + riddle.seat, DISCARD)


class TakeEffect(Step[RiddleState]):
    """A riddle that was not doubted away does what it says; if it does not stay, its effect goes on without it."""

    def run(self, state: RiddleState) -> bool:
        riddle = frame_of(state)
        if STILL_THERE.holds(state, riddle):
            if riddle.source not in STAYING:
                move(state, riddle.source, TABLE + riddle.seat, DISCARD)
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
            move(state, word - CARD, HAND + seat, SLOT + seat)
            return
        for card in state.zones[SLOT + seat]:
            state.tell_only(only(state.viewers[seat]), TOLD_POCKETED, seat, card)
            state.tell_only(all_but(state.viewers[seat]), TOLD_POCKETED_UNSEEN, seat)
            move(state, card, SLOT + seat, POCKET + seat)
        draw(state, seat, max(0, HAND_SIZE - len(state.zones[HAND + seat])))


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
            end(state, "wits", tuple(seat for seat, score in scores.items() if score == max(scores.values())))
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
