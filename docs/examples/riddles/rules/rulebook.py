"""What holds "as soon as", what moments bring about, and what each person may know: all that a state asks of its rules."""

from riddles.cards.book import LISTENERS
from riddles.components import DISCARD, HAND, POCKET, SLOT, TABLE
from riddles.rules.verbs import end, move
from riddles.secrets import guesses, view
from riddles.state import EATEN, RiddleState
from riddles.words import TOLD_EATEN
from westmarch.core.frames import Frame
from westmarch.core.rng import Rng
from westmarch.core.state import Rulebook


class RiddleRulebook(Rulebook[RiddleState]):
    """The game's rulebook."""

    def settle(self, state: RiddleState) -> None:
        """Who has no wits is eaten; who is alone has won."""
        for seat in state.order():
            if state.wits[seat] == 0:
                state.wits[seat] = EATEN
                state.tell(TOLD_EATEN, seat)
                for zone in (HAND + seat, SLOT + seat, POCKET + seat, TABLE + seat):
                    for card in state.zones[zone]:
                        move(state, card, zone, DISCARD)
        if len(state.order()) == 1:
            end(state, "last", tuple(state.order()))

    def on_moment(self, state: RiddleState, moment: int, it: int, each: int, x: int) -> None:
        """Wits were lost: the cards that listen act from the first seat on, a seat's shallower ones first."""
        frames = []
        for seat in state.order():
            for card in state.zones[TABLE + seat]:
                own, does = LISTENERS.get(card, (None, None))
                if does is not None and own == (seat == it):
                    frames.append(Frame(does, 0, seat, card, state.lives[card], it, each, x))
        state.push_all(tuple(frames))

    def view(self, state: RiddleState, viewer: int) -> view.RiddleView:
        return view.view(state, viewer)

    def redeal(self, state: RiddleState, viewer: int, rng: Rng) -> None:
        guesses.redeal(state, viewer, rng)


RULEBOOK = RiddleRulebook()
