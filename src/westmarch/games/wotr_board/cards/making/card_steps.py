"""Steps about cards: drawing, discarding, using what lies on the table, playing another."""

from typing import Any, final

from mypy_extensions import i64

from westmarch.core.frames import (
    Control,
    Effect,
    Filter,
    Frame,
    Test,
    effect,
    frame_of,
)
from westmarch.core.state import AnyStep, Step
from westmarch.core.words import PASS, YES, YES_NO
from westmarch.games.wotr_board.cards.names import card
from westmarch.games.wotr_board.components import AS_EVENT, CARD_POOL, CHARACTER_DECK, NO_CARD, Side
from westmarch.games.wotr_board.rules.actions import PlayEvent, playable_as
from westmarch.games.wotr_board.rules.hands import discard_unseen, draw_to_limit, pile
from westmarch.games.wotr_board.rules.verbs import (
    discard_from_table,
)
from westmarch.games.wotr_board.state import DECK, HAND, WotrBoardState
from westmarch.games.wotr_board.words import (
    ASK_DISCARD_FROM_TABLE,
    ASK_FREE_EVENT,
    ASK_PAY_WITH_CARD,
    ASK_USE_CARD,
    WORD_CARD,
)

# Cards


@final
class DiscardThis(Step[WotrBoardState]):
    """A card leaves the table: the frame's own, or the one named."""

    def __init__(self, name: str = "") -> None:
        self.number = card(name) if name else NO_CARD

    def run(self, state: WotrBoardState) -> bool:
        number = self.number if self.number != NO_CARD else frame_of(state).source
        if state.on_table(number):
            discard_from_table(state, number)
        return False

    def idle(self, state: WotrBoardState, frame: Frame) -> bool:
        return not state.on_table(self.number if self.number != NO_CARD else frame.source)


class MayUse(Control[WotrBoardState]):
    """The owner of a card on the table may use it now, if it is still possible."""

    def __init__(self, *does: AnyStep, test: Test[Any] | None = None) -> None:
        self.does = effect(*does)
        self.test: Test[Any] = test if test is not None else Test()

    def run(self, state: WotrBoardState) -> bool:
        frame = frame_of(state)
        if not self.test.holds(state, frame):
            return False
        return state.ask(self, frame.seat, ASK_USE_CARD, YES_NO, (int(frame.source),))

    def answer(self, state: WotrBoardState, word: int) -> None:
        if word == YES:
            state.push(frame_of(state).inner(self.does))

    def effects(self) -> tuple[Effect, ...]:
        return (self.does,)


@final
class DrawCards(Step[WotrBoardState]):
    """Draw cards from one of the own decks, then discard down to six."""

    def __init__(self, deck: i64 = 0, n: i64 = 1) -> None:
        self.deck = deck
        self.n = n

    def run(self, state: WotrBoardState) -> bool:
        draw_to_limit(state, frame_of(state).seat, self.deck, self.n)
        return False

    def idle(self, state: WotrBoardState, frame: Frame) -> bool:
        return pile(state, frame.seat * 2 + self.deck, DECK) == 0


@final
class MayPlayEvent(Step[WotrBoardState]):
    """The side may play another card of a deck without a die. Asked while it holds any card of that deck."""

    def __init__(self, deck: i64 = CHARACTER_DECK) -> None:
        self.deck = deck

    def run(self, state: WotrBoardState) -> bool:
        frame = frame_of(state)
        cards = [number for number in state.hand(frame.seat) if CARD_POOL[number] % 2 == self.deck]
        if not cards:
            return False
        options = [WORD_CARD + number for number in cards if playable_as(state, frame.seat, number, AS_EVENT)]
        return state.ask(self, frame.seat, ASK_FREE_EVENT, [PASS, *options], (int(frame.source),), always=True)

    def idle(self, state: WotrBoardState, frame: Frame) -> bool:
        cards = [n for n in state.hand(frame.seat) if CARD_POOL[n] % 2 == self.deck and n != frame.source]
        return not any(playable_as(state, frame.seat, number, AS_EVENT) for number in cards)

    def answer(self, state: WotrBoardState, word: int) -> None:
        if word != PASS:
            state.push(PlayEvent(word - WORD_CARD))


@final
class PayCard(Step[WotrBoardState]):
    """The side discards a card of a deck from hand, unseen."""

    def __init__(self, deck: i64 = 0) -> None:
        self.deck = deck

    def run(self, state: WotrBoardState) -> bool:
        frame = frame_of(state)
        options = [WORD_CARD + number for number in state.hand(frame.seat) if CARD_POOL[number] % 2 == self.deck]
        args = (int(frame.source), int(self.deck))
        return len(options) > 0 and state.ask(self, frame.seat, ASK_PAY_WITH_CARD, options, args, always=True)

    def answer(self, state: WotrBoardState, word: int) -> None:
        discard_unseen(state, word - WORD_CARD)


@final
class HandHas(Test[WotrBoardState]):
    """A side holds cards of all these decks; backs are public."""

    def __init__(self, side: int = 0, decks: tuple[int, ...] = ()) -> None:
        self.side = side
        self.decks = decks

    def holds(self, state: WotrBoardState, frame: Frame) -> bool:
        return all(pile(state, self.side * 2 + deck, HAND) for deck in self.decks)


@final
class DiscardRandom(Step[WotrBoardState]):
    """A random card of a deck is discarded from a side's hand; only its owner sees which."""

    def __init__(self, side: Side = 0, deck: i64 = 0) -> None:
        self.side = side
        self.deck = deck

    def run(self, state: WotrBoardState) -> bool:
        cards = [number for number in state.hand(self.side) if CARD_POOL[number] % 2 == self.deck]
        if cards:
            discard_unseen(state, cards[state.random(len(cards))])
        return False


@final
class TableCards(Filter[WotrBoardState]):
    """The cards that a side has on the table, of one deck or of both, or only those named."""

    def __init__(self, side: int = 0, deck: int = -1, names: tuple[str, ...] = ()) -> None:
        self.side = side
        self.deck = deck
        self.numbers = tuple([card(name) for name in names])

    def words(self, state: WotrBoardState, frame: Frame) -> list[int]:
        cards = [number for number in state.table(self.side) if not self.numbers or number in self.numbers]
        return [WORD_CARD + number for number in cards if self.deck < 0 or CARD_POOL[number] % 2 == self.deck]


@final
class DiscardFromTable(Step[WotrBoardState]):
    """The side chooses one of some cards on the table, which is discarded."""

    def __init__(self, things: TableCards | None = None) -> None:
        self.things = things if things is not None else TableCards()

    def run(self, state: WotrBoardState) -> bool:
        frame = frame_of(state)
        options = self.things.words(state, frame)
        return len(options) > 0 and state.ask(self, frame.seat, ASK_DISCARD_FROM_TABLE, options, (int(frame.source),))

    def idle(self, state: WotrBoardState, frame: Frame) -> bool:
        return not self.things.words(state, frame)

    def answer(self, state: WotrBoardState, word: int) -> None:
        discard_from_table(state, word - WORD_CARD)
