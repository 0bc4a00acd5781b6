"""Card texts about hands and decks: looking, searching, taking, putting into play.

A card that somebody may not see is never kept in a frame: it is chosen and moved at once. Where a hidden hand or deck may
hold nothing that fits, the question is asked all the same, with `none` as its only answer.
"""

from typing import Any, Final, final

from mypy_extensions import i64

from westmarch.core.bits import less_card
from westmarch.core.frames import YOU, Frame, Seats, Test, amount, frame_of, replace_frame
from westmarch.core.state import Seat, Step, all_but, only
from westmarch.games.lcg.cards.book import HandTest
from westmarch.games.lcg.components import ALLY, AT_ALLY, ENCOUNTER, KINDS, NO_CARD, STAGING, TRAITS, Title, title_of
from westmarch.games.lcg.rules.verbs import can_enter, put_into_play, take_from_pile
from westmarch.games.lcg.secrets.knowledge import (
    from_hand,
    look_at_shadow,
    look_at_top,
    looked_through,
    put_top_under,
    reorder_top,
    shuffle,
    take_from_top,
    take_out,
)
from westmarch.games.lcg.state import LcgState
from westmarch.games.lcg.words import (
    ASK_LOOK,
    ASK_PUT_BACK,
    ASK_PUT_INTO_PLAY,
    ASK_SEARCH,
    ASK_TAKE_ONE,
    ENTERED_PLAY,
    TOLD_ADDED_TO_HAND,
    TOLD_ADDED_UNSEEN,
    TOLD_DECK_LOOKED_AT,
    TOLD_DECK_SEEN,
    TOLD_ENTERED_PLAY,
    TOLD_PUT_UNDER,
    TOLD_SHADOW_SEEN,
    TOLD_TO_STAGING,
    WORD_BOTTOM,
    WORD_LEAVE,
    WORD_NONE,
    title_of_word,
    word_of_title,
)

ENCOUNTER_DECK: Final[Seats[Any] | None] = None  # as the deck of a step: the encounter deck


def pool_of(state: LcgState, frame: Frame, deck: Seats[Any] | None) -> i64:
    """Whose deck is meant."""
    return ENCOUNTER if deck is None else deck.order(state, frame)[0]


# The hand


@final
class AllyInHand(HandTest):
    """You hold an ally that may enter play."""

    def holds(self, state: LcgState, frame: Frame) -> bool:
        return len(hand_allies(state, frame.seat)) > 0


def hand_allies(state: LcgState, seat: Seat) -> list[int]:
    """The allies in a hand that may enter play, by their words."""
    return sorted(
        {word_of_title(title) for title in state.hands[seat] if KINDS[title] == ALLY and can_enter(state, title)}
    )


@final
class PutAllyFromHand(Step[LcgState]):
    """An ally of your hand enters play; REMEMBERED in what follows."""

    def run(self, state: LcgState) -> bool:
        frame = frame_of(state)
        options = hand_allies(state, frame.seat)
        return state.ask(
            self, frame.seat, ASK_PUT_INTO_PLAY, options or [WORD_NONE], (state.name(frame.source),), always=True
        )

    def answer(self, state: LcgState, word: int) -> None:
        frame = frame_of(state)
        if word == WORD_NONE:
            return
        title = title_of_word(word)
        card = state.free_card(title)
        replace_frame(state, frame.with_regs((int(card), state.life[card] + 1)))
        from_hand(state, frame.seat, title)
        put_into_play(state, title, frame.seat, frame.seat)


@final
class PutSelfFromHand(Step[LcgState]):
    """The ally that was shown out of the hand enters play."""

    def run(self, state: LcgState) -> bool:
        frame = frame_of(state)
        state.lay(frame.source, AT_ALLY, frame.seat)
        state.tell(TOLD_ENTERED_PLAY, frame.seat, state.name(frame.source))
        state.announce(ENTERED_PLAY, frame.source, frame.seat)
        return False


# Decks


@final
class EncounterDeckLasts(Test[LcgState]):
    """There are cards in the encounter deck."""

    def holds(self, state: LcgState, frame: Frame) -> bool:
        return len(state.decks[ENCOUNTER]) > 0


@final
class LookAtTop(Step[LcgState]):
    """You look at the top cards of a deck (`None`: of the encounter deck)."""

    def __init__(self, n: i64 = 1, deck: Seats[Any] | None = ENCOUNTER_DECK) -> None:
        self.n = n
        self.deck = deck

    def run(self, state: LcgState) -> bool:
        frame = frame_of(state)
        pool = pool_of(state, frame, self.deck)
        count = look_at_top(state, pool, amount(frame, self.n), state.seer(frame.seat))
        viewer = state.viewers[frame.seat]
        for title in state.decks[pool].top[:count]:
            state.tell_only(only(viewer), TOLD_DECK_SEEN, frame.seat, state.title_name(title), NO_CARD)
        state.tell_only(all_but(viewer), TOLD_DECK_LOOKED_AT, frame.seat, pool, count)
        return False


@final
class LeaveOrBottom(Step[LcgState]):
    """You leave the card you looked at on top of the encounter deck, or put it under the deck."""

    def run(self, state: LcgState) -> bool:
        frame = frame_of(state)
        if len(state.decks[ENCOUNTER]) == 0:
            return False
        return state.ask(self, frame.seat, ASK_LOOK, [WORD_LEAVE, WORD_BOTTOM], (state.name(frame.source),))

    def answer(self, state: LcgState, word: int) -> None:
        if word == WORD_BOTTOM:
            put_top_under(state, ENCOUNTER)
            state.tell(TOLD_PUT_UNDER, frame_of(state).seat)


@final
class TakeOne(Step[LcgState]):
    """Of the top cards that you looked at, one goes to the deck's owner's hand."""

    def __init__(self, n: i64 = 1, deck: Seats[Any] = YOU) -> None:
        self.n = n
        self.deck = deck

    def run(self, state: LcgState) -> bool:
        frame = frame_of(state)
        top = state.decks[pool_of(state, frame, self.deck)].top[: amount(frame, self.n)]
        options = sorted({word_of_title(title) for title in top})
        args = (state.name(frame.source), len(top))
        return len(top) > 0 and state.ask(self, frame.seat, ASK_TAKE_ONE, options, args, always=True)

    def answer(self, state: LcgState, word: int) -> None:
        frame = frame_of(state)
        pool = pool_of(state, frame, self.deck)
        title = title_of_word(word)
        take_from_top(state, pool, amount(frame, self.n), title, state.seer(frame.seat))
        knowing = only(state.viewers[frame.seat]) | only(state.viewers[pool])
        state.tell_only(knowing, TOLD_ADDED_TO_HAND, pool, state.title_name(title))
        state.tell_only(~knowing, TOLD_ADDED_UNSEEN, pool)


@final
class PutBack(Step[LcgState]):
    """The other cards that you looked at go back on top of the deck, the first one named on top."""

    def __init__(self, n: i64 = 1, deck: Seats[Any] = YOU) -> None:
        self.n = n
        self.deck = deck

    def run(self, state: LcgState) -> bool:
        frame = frame_of(state)
        state.push(PutBackNext(pool_of(state, frame, self.deck), amount(frame, self.n) - 1, 0))
        return False


@final
class PutBackNext(Step[LcgState]):
    """The next card of those that go back on top: `at` are in place, of `n` in all."""

    def __init__(self, pool: i64 = 0, n: i64 = 0, at: i64 = 0) -> None:
        self.pool = pool
        self.n = n
        self.at = at

    def fields(self) -> tuple[object, ...]:
        return (self.pool, self.n, self.at)

    def run(self, state: LcgState) -> bool:
        frame = frame_of(state)
        left = state.decks[self.pool].top[self.at : self.n]
        if len(left) < 2:
            return False
        options = sorted({word_of_title(title) for title in left})
        args = (state.name(frame.source), len(left))
        return state.ask(self, frame.seat, ASK_PUT_BACK, options, args, always=True)

    def answer(self, state: LcgState, word: int) -> None:
        top = state.decks[self.pool].top
        title = int(title_of_word(word))
        rest = less_card(top[self.at : self.n], title)
        state.push(PutBackNext(self.pool, self.n, self.at + 1))
        reorder_top(state, self.pool, (*top[: self.at], title, *rest), state.seer(frame_of(state).seat))


@final
class ShuffleDeck(Step[LcgState]):
    """A deck is shuffled."""

    def __init__(self, deck: Seats[Any] | None = ENCOUNTER_DECK) -> None:
        self.deck = deck

    def run(self, state: LcgState) -> bool:
        shuffle(state, pool_of(state, frame_of(state), self.deck))
        return False


@final
class LookThrough(Step[LcgState]):
    """You look through the whole encounter deck; a search follows."""

    def run(self, state: LcgState) -> bool:
        seat = frame_of(state).seat
        looked_through(state, ENCOUNTER, state.seer(seat))
        state.disclosed()
        return False


@final
class AddFromSearch(Step[LcgState]):
    """A card with a trait out of the encounter deck or its discard pile is added to the staging area."""

    def __init__(self, trait: i64 = 0) -> None:
        self.trait = trait

    def run(self, state: LcgState) -> bool:
        frame = frame_of(state)
        here = state.decks[ENCOUNTER].cards() + state.piles[ENCOUNTER]
        options = sorted({word_of_title(title) for title in here if TRAITS[title] >> self.trait & 1})
        return state.ask(self, frame.seat, ASK_SEARCH, options or [WORD_NONE], (state.name(frame.source),), always=True)

    def answer(self, state: LcgState, word: int) -> None:
        shuffle(state, ENCOUNTER)
        if word != WORD_NONE:
            add_to_staging(state, title_of_word(word))


def add_to_staging(state: LcgState, title: Title) -> None:
    """A card out of the encounter deck or, if it is not there, its discard pile is added to the staging area, not revealed."""
    if title in state.decks[ENCOUNTER].cards():
        take_out(state, ENCOUNTER, title)
    elif title in state.piles[ENCOUNTER]:
        take_from_pile(state, ENCOUNTER, title)
    else:
        return
    card = state.free_card(title)
    state.owner[card] = ENCOUNTER
    state.lay(card, STAGING)
    state.tell(TOLD_TO_STAGING, state.name(card))


@final
class AddToStaging(Step[LcgState]):
    """A card of a title is added to the staging area, unless (`unless_there`) one is in play; the deck is shuffled."""

    def __init__(self, title: str = "forest_spider", unless_there: bool = False) -> None:
        self.title = title_of(title)
        self.unless_there = unless_there

    def run(self, state: LcgState) -> bool:
        if not (self.unless_there and state.title_in_play(self.title)):
            add_to_staging(state, self.title)
        return False


@final
class LookAtShadow(Step[LcgState]):
    """You look at the shadow card that was dealt last to the enemy the moment is about."""

    def run(self, state: LcgState) -> bool:
        frame = frame_of(state)
        for shadow in reversed(state.shadows):
            if shadow.card == frame.it:
                look_at_shadow(state, shadow, state.seer(frame.seat))
                viewer = state.viewers[frame.seat]
                told_title = state.title_name(shadow.title)
                state.tell_only(only(viewer), TOLD_SHADOW_SEEN, told_title, state.name(frame.it))
                return False
        return False
