"""Steps about cards that only their owner sees: draw, cycle, forsake, winnow, set aside, take.

Whether a seat is asked never depends on what it holds, only on how much, which everybody sees. Where several cards are
chosen they lie in a zone of their own until all are, and are named in ascending order, so that each choice exists once.
"""

from typing import Final, final

from mypy_extensions import i64

from westmarch.core.frames import Frame, frame_of, replace_frame
from westmarch.core.state import NO_ARGS, AnyStep, Seat, Step, all_but, only
from westmarch.core.words import PASS
from westmarch.games.wotr_cards.components import (
    ASIDE,
    BY_TEXT,
    CARD_SIDE,
    CYCLED,
    DECK,
    FORSAKEN_DECK,
    FORSAKEN_HAND,
    FORSAKEN_RESERVE,
    HAND,
    MOST_SEATS,
    NO_CARD,
    RESERVE,
    STAGED,
    Card,
    Cards,
    Cause,
)
from westmarch.games.wotr_cards.rules.icons import carry_limit
from westmarch.games.wotr_cards.rules.verbs import (
    cycle_hidden,
    draw,
    eliminate,
    eliminate_hidden,
    move_unseen,
    pour,
    recycle,
    set_aside,
    shuffle_deck,
    take_card,
    tell_drawn,
)
from westmarch.games.wotr_cards.secrets.knowledge import may_lie_in, slots_of
from westmarch.games.wotr_cards.state import WotrCardsState
from westmarch.games.wotr_cards.words import (
    ASK_ASIDE_CYCLE,
    ASK_ASIDE_ELIMINATE,
    ASK_CYCLE,
    ASK_FORSAKE,
    ASK_PRICE,
    ASK_RING_FORSAKE,
    ASK_SET_UP,
    ASK_TAKE,
    ASK_TO_LIMIT,
    ASK_WINNOW,
    TOLD_DREW,
    TOLD_FORSOOK_DECK,
    TOLD_FORSOOK_HAND,
    TOLD_FORSOOK_HAND_CARD,
    TOLD_FORSOOK_RESERVE,
    TOLD_FORSOOK_TOP,
    TOLD_FOUND_NOTHING,
    WORD_CARD,
    WORD_DECK_TOP,
    WORD_FROM_RESERVE,
)


def card_words(cards: Cards) -> list[int]:
    """The words of sorted cards, copies once."""
    words: list[int] = []
    last = -1
    for card in cards:
        if card != last:
            words.append(WORD_CARD + card)
            last = card
    return words


@final
class Draw(Step[WotrCardsState]):
    """The player draws cards."""

    def __init__(self, n: i64 = 1) -> None:
        self.n = n

    def run(self, state: WotrCardsState) -> bool:
        draw(state, frame_of(state).seat, self.n)
        return False

    def idle(self, state: WotrCardsState, frame: Frame) -> bool:
        return len(state.decks[frame.seat]) == 0 and len(state.zones[CYCLED * MOST_SEATS + frame.seat]) == 0


# Cards from the hand


def stage_from_hand(step: AnyStep, state: WotrCardsState, n: i64, prompt: i64) -> bool:
    """Ask for the next of n cards of the hand, fewer if it has fewer; false once all of them are staged."""
    frame = frame_of(state)
    seat = frame.seat
    hand = state.hand(seat)
    staged = state.zones[STAGED * MOST_SEATS + seat]
    needed = min(n, len(staged) + len(hand)) - len(staged)
    if needed <= 0:
        return False
    if needed == len(hand):
        for card in hand:
            move_unseen(state, seat, HAND, STAGED, card)
        return False
    ahead = hand
    if len(staged) > 0:
        ahead = tuple([card for card in hand if card >= staged[-1]])
        if len(ahead) < needed:  # only where the cards chosen so far are a guess
            ahead = hand
    options = card_words(ahead[: len(ahead) - needed + 1])
    return state.ask(step, seat, prompt, options, prompt_args(frame, prompt, needed), True)


def prompt_args(frame: Frame, prompt: i64, left: i64) -> tuple[int, ...]:
    """What a question about the hand is about: whose text asks, how many cards are left to choose, or nothing."""
    if prompt == ASK_CYCLE:
        return (int(frame.source), int(left))
    if prompt == ASK_PRICE:
        return (int(frame.source),)
    return (int(left),) if prompt in (ASK_SET_UP, ASK_WINNOW, ASK_TO_LIMIT) else ()


def is_price(state: WotrCardsState, frame: Frame) -> bool:
    """Whether what a player gives up is the price of a card of the own side, and not what an enemy's card brings about."""
    return CARD_SIDE[frame.source] == state.lineup.sides[frame.seat]


def stage_card(state: WotrCardsState, word: i64) -> None:
    """A card of the hand was chosen."""
    move_unseen(state, frame_of(state).seat, HAND, STAGED, word - WORD_CARD)


@final
class CycleFromHand(Step[WotrCardsState]):
    """The player cycles cards from hand, and forsakes one for each that is lacking (rule 69)."""

    def __init__(self, n: i64 = 1, prompt: i64 = ASK_CYCLE) -> None:
        self.n = n
        self.prompt = prompt

    def run(self, state: WotrCardsState) -> bool:
        if stage_from_hand(self, state, self.n, self.prompt):
            return True
        seat = frame_of(state).seat
        lacking = self.n - len(state.zones[STAGED * MOST_SEATS + seat])
        pour(state, seat, STAGED, CYCLED)
        if lacking > 0:
            state.push(FORSAKES[lacking])
        return False

    def idle(self, state: WotrCardsState, frame: Frame) -> bool:
        return is_price(state, frame)

    def answer(self, state: WotrCardsState, word: int) -> None:
        seat = frame_of(state).seat
        if self.n == 1:
            cycle_hidden(state, seat, HAND, word - WORD_CARD)
            return
        stage_card(state, word)
        state.push(self)


@final
class CycleToLimit(Step[WotrCardsState]):
    """The player cycles cards until no more are left than may be carried over. A setting; by rule 34 nobody must."""

    def run(self, state: WotrCardsState) -> bool:
        seat = frame_of(state).seat
        staged = len(state.zones[STAGED * MOST_SEATS + seat])
        surplus = len(state.hand(seat)) + staged - carry_limit(state, seat)
        if stage_from_hand(self, state, surplus, ASK_TO_LIMIT):
            return True
        pour(state, seat, STAGED, CYCLED)
        return False

    def answer(self, state: WotrCardsState, word: int) -> None:
        stage_card(state, word)
        state.push(self)


@final
class EliminateFromHand(Step[WotrCardsState]):
    """The player eliminates cards from hand, as far as there are any."""

    def __init__(self, n: i64 = 1, prompt: i64 = ASK_WINNOW, cause: Cause = BY_TEXT) -> None:
        self.n = n
        self.prompt = prompt
        self.cause = cause

    def run(self, state: WotrCardsState) -> bool:
        if stage_from_hand(self, state, self.n, self.prompt):
            return True
        seat = frame_of(state).seat
        for card in state.zones[STAGED * MOST_SEATS + seat]:
            eliminate_hidden(state, seat, STAGED, card, self.cause)
        return False

    def answer(self, state: WotrCardsState, word: int) -> None:
        stage_card(state, word)
        state.push(self)


PRICE_NAME: Final = "price"  # of the effect that pays for a card played


def can_forsake(state: WotrCardsState, seat: Seat) -> bool:
    """Whether a player has anything to forsake."""
    return len(state.hand(seat)) > 0 or len(state.reserve(seat)) > 0 or len(state.decks[seat]) > 0


@final
class Forsake(Step[WotrCardsState]):
    """The player forsakes cards one by one: from hand, from reserve, or the top of the deck unseen (rule 71)."""

    def __init__(self, n: i64 = 1) -> None:
        self.n = n

    def run(self, state: WotrCardsState) -> bool:
        frame = frame_of(state)
        seat = frame.seat
        hand = state.hand(seat)
        options = card_words(hand)
        last = -1
        for card in state.reserve(seat):
            if card != last and not self.just_played(state, frame, card):
                options.append(WORD_FROM_RESERVE + card)
            last = card
        if len(state.decks[seat]) > 0:
            options.append(WORD_DECK_TOP)
        if len(options) == 0:
            return False
        # With a hand the number of options tells something of it.
        always = len(hand) > 0
        if frame.source == NO_CARD:
            return state.ask(self, seat, ASK_RING_FORSAKE, options, NO_ARGS, always)
        return state.ask(self, seat, ASK_FORSAKE, options, (int(frame.source), int(self.n)), always)

    def idle(self, state: WotrCardsState, frame: Frame) -> bool:
        return is_price(state, frame)

    def just_played(self, state: WotrCardsState, frame: Frame, card: Card) -> bool:
        """Whether a setting forbids to pay for a card with itself; with another copy in reserve that one may pay."""
        if state.lineup.rules.played_card_may_pay or frame.effect.name != PRICE_NAME or card != frame.source:
            return False
        return state.reserve(frame.seat).count(card) == 1

    def answer(self, state: WotrCardsState, word: int) -> None:
        if self.n > 1:
            state.push(FORSAKES[self.n - 1])
        forsake(state, frame_of(state).seat, word)

    def fields(self) -> tuple[object, ...]:
        return (self.n,)


def forsake(state: WotrCardsState, seat: Seat, word: i64) -> None:
    """Forsake what a word names; an item in reserve alone, a character with its items (rules 63 and 72)."""
    player = state.player(seat)
    if word == WORD_DECK_TOP:
        deck = state.decks[seat].settle_top(state, 1)
        state.decks[seat] = deck
        state.tell_only(only(state.viewers[seat]), TOLD_FORSOOK_TOP, player, deck.top[0])
        state.tell_only(all_but(state.viewers[seat]), TOLD_FORSOOK_DECK, player)
        eliminate_hidden(state, seat, DECK, deck.top[0], FORSAKEN_DECK)
    elif word >= WORD_FROM_RESERVE:
        card = word - WORD_FROM_RESERVE
        state.tell(TOLD_FORSOOK_RESERVE, player, card)
        eliminate(state, card, RESERVE, FORSAKEN_RESERVE)
    else:
        card = word - WORD_CARD
        state.tell_only(only(state.viewers[seat]), TOLD_FORSOOK_HAND_CARD, player, card)
        state.tell_only(all_but(state.viewers[seat]), TOLD_FORSOOK_HAND, player)
        eliminate_hidden(state, seat, HAND, card, FORSAKEN_HAND)


MOST_FORSAKEN: Final = 12
FORSAKES: Final[list[Forsake]] = [Forsake(n) for n in range(MOST_FORSAKEN + 1)]


MOST_POOLS: Final = 2  # an effect that sets cards aside may play one whose text does so too; deeper it cannot go


# Cards set aside. The frame's only register says which of the pools is its own.


def pool_of(frame: Frame) -> i64:
    """The zone of the cards that a frame set aside."""
    return ASIDE + frame.regs[0]


def pool_cards(state: WotrCardsState, frame: Frame) -> tuple[int, ...]:
    """The cards that a frame set aside and that are still there."""
    return state.zones[pool_of(frame) * MOST_SEATS + frame.seat]


@final
class SetAside(Step[WotrCardsState]):
    """The player draws cards that do not enter the hand."""

    def __init__(self, n: i64 = 1) -> None:
        self.n = n

    def run(self, state: WotrCardsState) -> bool:
        frame = frame_of(state)
        level = state.pools
        assert level < MOST_POOLS
        replace_frame(state, frame.with_regs((int(level),)))
        state.pools = level + 1
        set_aside(state, frame.seat, level, self.n)
        return False


@final
class EliminateAside(Step[WotrCardsState]):
    """The player eliminates one of the cards set aside."""

    def run(self, state: WotrCardsState) -> bool:
        frame = frame_of(state)
        cards = pool_cards(state, frame)
        if len(cards) == 0:
            return False
        return state.ask(self, frame.seat, ASK_ASIDE_ELIMINATE, card_words(cards), (int(frame.source),), len(cards) > 1)

    def answer(self, state: WotrCardsState, word: int) -> None:
        frame = frame_of(state)
        eliminate_hidden(state, frame.seat, pool_of(frame), word - WORD_CARD, BY_TEXT)


@final
class CycleOneAside(Step[WotrCardsState]):
    """The player cycles one of the cards set aside."""

    def run(self, state: WotrCardsState) -> bool:
        frame = frame_of(state)
        cards = pool_cards(state, frame)
        if len(cards) == 0:
            return False
        return state.ask(self, frame.seat, ASK_ASIDE_CYCLE, card_words(cards), (int(frame.source),), len(cards) > 1)

    def answer(self, state: WotrCardsState, word: int) -> None:
        frame = frame_of(state)
        cycle_hidden(state, frame.seat, pool_of(frame), word - WORD_CARD)


@final
class CycleAside(Step[WotrCardsState]):
    """The rest of the cards set aside is cycled."""

    def run(self, state: WotrCardsState) -> bool:
        frame = frame_of(state)
        state.pools -= 1
        pour(state, frame.seat, pool_of(frame), CYCLED)
        return False


@final
class TakeAside(Step[WotrCardsState]):
    """The rest of the cards set aside goes to the hand."""

    def run(self, state: WotrCardsState) -> bool:
        frame = frame_of(state)
        cards = pool_cards(state, frame)
        state.pools -= 1
        if state.notices is not None and len(cards) > 0:
            tell_drawn(state, frame.seat, list(cards), TOLD_DREW)
        pour(state, frame.seat, pool_of(frame), HAND)
        return False


# Deck and cycle pile


@final
class Take(Step[WotrCardsState]):
    """The player may take one of some cards out of the deck, the cycle pile or both, and shows it (rule 75).

    It is asked unless everybody knows that none of them can be there.
    """

    def __init__(self, cards: Cards = (), deck: bool = False, pile: bool = False) -> None:
        self.cards = cards
        self.deck = deck
        self.pile = pile

    def run(self, state: WotrCardsState) -> bool:
        frame = frame_of(state)
        seat = frame.seat
        if not self.could_find(state, seat):
            return False
        options = [PASS]
        for card in self.cards:
            if self.zone_of(state, seat, card) >= 0:
                options.append(WORD_CARD + card)
        return state.ask(self, seat, ASK_TAKE, options, (int(frame.source),), True)

    def idle(self, state: WotrCardsState, frame: Frame) -> bool:
        return not any(self.zone_of(state, frame.seat, card) >= 0 for card in self.cards)

    def could_find(self, state: WotrCardsState, seat: Seat) -> bool:
        """Whether public facts leave it open that one of the cards is there."""
        may = 0
        if self.pile:
            may |= may_lie_in(state, seat, CYCLED)
        if self.deck:
            may |= may_lie_in(state, seat, DECK)
        found = False
        for card in self.cards:
            found = found or (state.lineup.owners[card] == seat and may & slots_of(state, card) != 0)
        return found

    def zone_of(self, state: WotrCardsState, seat: Seat, card: Card) -> i64:
        """The zone where a card is found, or -1."""
        if self.pile and card in state.zones[CYCLED * MOST_SEATS + seat]:
            return CYCLED
        if self.deck:
            deck = state.decks[seat]
            if card in deck.bag or card in deck.top:
                return DECK
        return -1

    def answer(self, state: WotrCardsState, word: int) -> None:
        seat = frame_of(state).seat
        if word == PASS:
            state.tell(TOLD_FOUND_NOTHING, state.player(seat))
        else:
            take_card(state, seat, self.zone_of(state, seat, word - WORD_CARD), word - WORD_CARD)
        if self.deck:
            shuffle_deck(state, seat)


@final
class Recycle(Step[WotrCardsState]):
    """The player shuffles the cycle pile into the deck."""

    def run(self, state: WotrCardsState) -> bool:
        recycle(state, frame_of(state).seat)
        return False

    def idle(self, state: WotrCardsState, frame: Frame) -> bool:
        return len(state.zones[CYCLED * MOST_SEATS + frame.seat]) == 0
