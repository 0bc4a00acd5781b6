"""Windows: action windows, responses to a moment, and the order of what happens by itself at one moment
(rules 24-27, 81-84)."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from westmarch.core.frames import Frame, Then, frame_of
from westmarch.core.state import NOBODY, Seat, State, Step
from westmarch.core.windows import Window
from westmarch.core.words import PASS
from westmarch.games.lcg.cards.book import ABILITIES, FORCED, ONCE_A_WINDOW
from westmarch.games.lcg.components import BESIDE, ENCOUNTER, NO_CARD, Card
from westmarch.games.lcg.rules.playing.abilities import (
    Trigger,
    add_actions,
    add_responses,
    begin_action,
    begin_response,
    might_act,
    might_respond,
)
from westmarch.games.lcg.state import LcgState
from westmarch.games.lcg.words import ABOUT_A_CARD, ASK_ACT, ASK_FORCED_ORDER, ASK_RESPOND, PLAY, TOLD_BECAUSE


@final
@mypyc_attr(free_list_len=1)  # most windows ask nobody, and the next one takes their memory
class ActionWindow(Window[LcgState]):
    """Everybody may take actions, until all pass in a row."""

    def moved(self, at: i64, passes: i64) -> "ActionWindow":
        return ActionWindow(self.seats, at, passes)

    def offers(self, state: LcgState, seat: int, at: i64, passes: i64) -> bool:
        options = [PASS]
        add_actions(state, seat, options)
        if len(options) == 1 and not might_act(state, seat):
            return False
        options.sort()
        window = self.turned_to(at, passes)
        return state.ask(window, seat, ASK_ACT, options, (NO_CARD, int(state.phase)), always=True)

    def act(self, state: LcgState, seat: int, word: int) -> None:
        begin_action(state, seat, word)


@final
class OpenWindow(Step[LcgState]):
    """An action window opens. The lesser ones only where the table asks for all windows."""

    def __init__(self, lesser: bool = False) -> None:
        self.lesser = lesser

    def run(self, state: LcgState) -> bool:
        if self.lesser and not state.lineup.rules.all_windows:
            return False
        open_window(state)
        return False


@final
class WindowAfterChange(Then):
    """An action window that is merged with the one before where the step between them changed nothing (rule 26)."""

    def run(self, state: State) -> bool:
        assert isinstance(state, LcgState)
        if state.lineup.rules.all_windows or state.changes != frame_of(state).mark:
            open_window(state)
        return False


@final
class WindowBeforeTurns(Step[LcgState]):
    """An action window before the planning turns, of which the first begins with what could be done here."""

    def run(self, state: LcgState) -> bool:
        if state.lineup.rules.all_windows:
            open_window(state)
        else:
            open_window(state, 0, 1)
        return False


def open_window(state: LcgState, place: i64 = 0, spared: i64 = 0) -> None:
    """Open an action window; some seats in a row, from a place in the order on, are asked only if somebody else acts."""
    if state.uses:
        state.uses = tuple([use for use in state.uses if use.limit != ONCE_A_WINDOW])
    seats = tuple(state.seats_in_order())
    state.push(ActionWindow(seats, (place + spared) % len(seats), spared))


def window_after_turn(state: LcgState, seat: Seat) -> None:
    """A window after a planning turn: whoever had it, and whose turn comes now, can do there what they could here."""
    seats = state.seats_in_order()
    place = seats.index(int(seat))
    following = place + 1 < len(seats) and not state.lineup.rules.all_windows
    open_window(state, place, 2 if following else 1)


WINDOW: Final = OpenWindow()
LESSER_WINDOW: Final = OpenWindow(True)


@final
@mypyc_attr(free_list_len=1)
class ResponseWindow(Window[LcgState]):
    """Everybody may respond to a moment, each card on the table once, until all pass in a row."""

    def __init__(
        self,
        seats: tuple[int, ...] = (),
        at: i64 = 0,
        passes: i64 = 0,
        moment: i64 = 0,
        it: i64 = NO_CARD,
        each: i64 = 0,
        x: i64 = 0,
        used: tuple[int, ...] = (),
    ) -> None:
        super().__init__(seats, at, passes)
        self.moment = moment
        self.it = it
        self.each = each
        self.x = x
        self.used = used

    def fields(self) -> tuple[object, ...]:
        return (self.seats, self.at, self.passes, self.moment, self.it, self.each, self.x, self.used)

    def moved(self, at: i64, passes: i64) -> "ResponseWindow":
        return ResponseWindow(self.seats, at, passes, self.moment, self.it, self.each, self.x, self.used)

    def trigger(self) -> Trigger:
        """What is responded to (rule 82)."""
        return Trigger(self.moment, self.it, self.each, self.x)

    def offers(self, state: LcgState, seat: int, at: i64, passes: i64) -> bool:
        trigger = self.trigger()
        options = [PASS]
        add_responses(state, seat, trigger, self.used, options)
        if len(options) == 1 and not might_respond(state, seat, trigger):
            return False
        options.sort()
        args = (NO_CARD, int(self.moment), state.name(self.it) if self.moment in ABOUT_A_CARD else NO_CARD)
        return state.ask(self.turned_to(at, passes), seat, ASK_RESPOND, options, args, always=True)

    def answer(self, state: LcgState, word: int) -> None:
        if word == PASS:
            super().answer(state, word)
            return
        # The one who responded is asked again, for several responses of one player are his to order.
        used = self.used if word >= PLAY else (*self.used, int(state.lineup.card_of(word)))
        state.push(ResponseWindow(self.seats, self.at, 0, self.moment, self.it, self.each, self.x, used))
        begin_response(state, self.seats[self.at], word, self.trigger())


@final
class ForcedOrder(Step[LcgState]):
    """Several things happen by themselves: the first player orders them if they are not all alike (rule 84)."""

    def __init__(self, frames: tuple[Frame, ...] = ()) -> None:
        self.frames = frames

    def fields(self) -> tuple[object, ...]:
        return (self.frames,)

    def run(self, state: LcgState) -> bool:
        frames = self.frames
        if all_alike(frames):
            state.push_all(frames)
            push_reason(state, frames[0])
            return False
        options = sorted({state.word(frame.source) for frame in frames})
        return state.ask(self, state.first, ASK_FORCED_ORDER, options, (NO_CARD, len(frames)))

    def answer(self, state: LcgState, word: int) -> None:
        card = state.lineup.card_of(word)
        for place in range(len(self.frames)):
            if self.frames[place].source == card:
                rest = self.frames[:place] + self.frames[place + 1 :]
                if rest:
                    state.push(ForcedOrder(rest))
                state.push(self.frames[place])
                push_reason(state, self.frames[place])
                return


def all_alike(frames: tuple[Frame, ...]) -> bool:
    """Whether the order of some effects makes no difference: they are copies of one, or one alone."""
    return all(frame.effect.name == frames[0].effect.name for frame in frames)


@final
class NameReason(Step[LcgState]):
    """The log names the card of which something happens next: what was told before has other reasons."""

    def __init__(self, card: Card = 0) -> None:
        self.card = card

    def fields(self) -> tuple[object, ...]:
        return (self.card,)

    def run(self, state: LcgState) -> bool:
        state.tell(TOLD_BECAUSE, state.name(self.card))
        return False


def push_reason(state: LcgState, frame: Frame) -> None:
    """Let the card be named that makes something happen, unless it has just been told of."""
    if frame.source not in (NO_CARD, frame.it):
        state.push(NameReason(frame.source))


def forced_by(state: LcgState, moment: i64, it: i64, each: i64, x: i64) -> list[Frame]:
    """What happens by itself at a moment: effects of cards in play, and of the card that has just left it."""
    frames: list[Frame] = []
    about_card = moment in ABOUT_A_CARD
    for title in state.lineup.forced[moment]:
        first = state.lineup.first_card[title]
        for card in range(first, first + state.lineup.copies[title]):
            here = state.usable(card) or card == state.quest or (card == it and about_card)
            if here or state.place[card] == BESIDE:
                for ability in ABILITIES[title]:
                    if ability.kind == FORCED and ability.moment == moment:
                        frame = Frame(ability.does, 0, ability_seat(state, card), card, state.life[card], it, each, x)
                        if ability.when.holds(state, frame):
                            frames.append(frame)
    return frames


def ability_seat(state: LcgState, card: Card) -> i64:
    """Whose effect a card's forced effect is: encounter cards' are nobody's."""
    return state.keeper[card] if state.owner[card] < ENCOUNTER else NOBODY


def trigger(
    state: LcgState, moment: i64, it: i64 = 0, each: i64 = 0, x: i64 = 0, waiting: tuple[Frame, ...] = ()
) -> None:
    """Push what a moment brings about: first what happens by itself and what waited for it, then the responses."""
    if len(state.lineup.responses[moment]) > 0:
        state.push(ResponseWindow(tuple(state.seats_in_order()), 0, 0, moment, it, each, x))
    frames = waiting
    if len(state.lineup.forced[moment]) > 0:
        frames = waiting + tuple(forced_by(state, moment, it, each, x))
    if len(frames) == 1:
        state.push(frames[0])
        push_reason(state, frames[0])
    elif len(frames) > 1:
        state.push(ForcedOrder(frames))
