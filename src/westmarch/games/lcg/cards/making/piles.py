"""Card texts about discard piles, which everybody may look through."""

from typing import Any, final

from mypy_extensions import i64

from westmarch.core.frames import YOU, Filter, Frame, Seats, frame_of, replace_frame
from westmarch.core.state import Seat, Step
from westmarch.games.lcg.components import ATTACHMENT, CARD_COST, CARD_SPHERE, HERO, KINDS, NEUTRAL, NO_CARD, Title
from westmarch.games.lcg.rules.playing.payment import purse
from westmarch.games.lcg.rules.seats import EVERY_PLAYER
from westmarch.games.lcg.rules.verbs import can_enter, put_into_play, take_from_pile
from westmarch.games.lcg.secrets.knowledge import shuffle_in, to_hand
from westmarch.games.lcg.state import LcgState
from westmarch.games.lcg.words import (
    ASK_PLAYER,
    SEAT,
    TOLD_PILE_SHUFFLED_IN,
    TOLD_RETURNED_TO_HAND,
    title_of_word,
    word_of_title,
)


@final
class PileCards(Filter[LcgState]):
    """Cards in some players' discard piles, by their titles: of a kind, a sphere, and perhaps with a payable cost."""

    def __init__(
        self,
        kinds: i64 = 0,
        whose: Seats[Any] = EVERY_PLAYER,
        sphere: i64 = NO_CARD,
        affordable: bool = False,
        entering: bool = False,
    ) -> None:
        self.kinds = kinds
        self.whose = whose
        self.sphere = sphere
        self.affordable = affordable
        self.entering = entering

    def words(self, state: LcgState, frame: Frame) -> list[int]:
        found: set[int] = set()
        for seat in self.whose.order(state, frame):
            for title in state.piles[seat]:
                if self.fits(state, frame, title):
                    found.add(word_of_title(title))
        return sorted(found)

    def fits(self, state: LcgState, frame: Frame, title: Title) -> bool:
        """Whether a card in a pile fits."""
        if not self.kinds >> KINDS[title] & 1 or (self.sphere != NO_CARD and CARD_SPHERE[title] != self.sphere):
            return False
        if self.affordable:
            neutral = CARD_SPHERE[title] == NEUTRAL and state.lineup.rules.errata
            if neutral or CARD_COST[title] > purse(state, frame.seat, state.title(frame.source)):
                return False
        return not self.entering or can_enter(state, title)


@final
class XIsCost(Step[LcgState]):
    """X is the printed cost of the chosen card."""

    def run(self, state: LcgState) -> bool:
        frame = frame_of(state)
        replace_frame(state, frame.with_x(CARD_COST[title_of_word(frame.chosen[0])]))
        return False


@final
class PutChosenFromPile(Step[LcgState]):
    """The chosen ally of a discard pile enters play under your control, a hero under its owner's; where several players'
    piles hold that card, you say whose it is."""

    def run(self, state: LcgState) -> bool:
        frame = frame_of(state)
        title = title_of_word(frame.chosen[0])
        owners = [SEAT + seat for seat in state.seats_in_order() if title in state.piles[seat]]
        if not owners or not can_enter(state, title):
            return False
        return state.ask(self, frame.seat, ASK_PLAYER, sorted(owners), (state.name(frame.source),))

    def answer(self, state: LcgState, word: int) -> None:
        frame = frame_of(state)
        title = title_of_word(frame.chosen[0])
        owner = word - SEAT
        take_from_pile(state, owner, title)
        put_into_play(state, title, owner if KINDS[title] == HERO else frame.seat, owner)


@final
class ChosenFromPileToHand(Step[LcgState]):
    """The chosen card of your discard pile goes back to your hand."""

    def run(self, state: LcgState) -> bool:
        frame = frame_of(state)
        return_from_pile(state, frame.seat, title_of_word(frame.chosen[0]))
        return False


def return_from_pile(state: LcgState, owner: i64, title: Title) -> None:
    """A card of a discard pile goes back to its owner's hand."""
    take_from_pile(state, owner, title)
    to_hand(state, owner, title)
    state.tell(TOLD_RETURNED_TO_HAND, owner, state.title_name(title))


def top_attachment(state: LcgState, seat: Seat) -> i64:
    """The topmost attachment of a player's discard pile, or NO_CARD."""
    for title in reversed(state.piles[seat]):
        if KINDS[title] == ATTACHMENT:
            return title
    return NO_CARD


@final
class WithAttachmentDiscarded(Seats[LcgState]):
    """The players in whose discard piles an attachment lies."""

    def order(self, state: LcgState, frame: Frame) -> list[int]:
        return [seat for seat in state.seats_in_order() if top_attachment(state, seat) != NO_CARD]


@final
class TopAttachmentToHand(Step[LcgState]):
    """The topmost attachment of a player's discard pile goes back to the hand."""

    def __init__(self, whose: Seats[Any] = YOU) -> None:
        self.whose = whose

    def run(self, state: LcgState) -> bool:
        for seat in self.whose.order(state, frame_of(state)):
            return_from_pile(state, seat, top_attachment(state, seat))
        return False


@final
class ShuffleDiscardIntoDeck(Step[LcgState]):
    """A player's discard pile but for heroes is shuffled into the deck."""

    def __init__(self, who: Seats[Any] = YOU) -> None:
        self.who = who

    def run(self, state: LcgState) -> bool:
        for seat in self.who.order(state, frame_of(state)):
            pile = state.piles[seat]
            state.piles[seat] = tuple([title for title in pile if KINDS[title] == HERO])
            for title in pile:
                if KINDS[title] != HERO:
                    shuffle_in(state, seat, title)
            state.tell(TOLD_PILE_SHUFFLED_IN, seat)
        return False
