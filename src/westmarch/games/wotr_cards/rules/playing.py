"""Playing a card out of the hand or out of cards set aside, and moving one out of the reserve (rules 36-50)."""

from typing import Final, final

from mypy_extensions import i64

from westmarch.core.frames import Effect, Frame, effect, frame_of, replace_frame
from westmarch.core.state import Seat, Step
from westmarch.core.words import PASS
from westmarch.games.wotr_cards.cards.book import TEXTS, carry_out, carry_out_entering
from westmarch.games.wotr_cards.components import (
    ARMY,
    ASIDE,
    CARD_FACTION,
    CARD_FLAGS,
    CHARACTER,
    EVENT,
    HAND,
    ITEM,
    LOCATIONS_FROM,
    MOST_SEATS,
    NO_CARD,
    NO_PLACE,
    ON_FIELD,
    ON_PATH,
    RESERVE,
    THE_PATH,
    Card,
    Faction,
    Place,
    Zone,
    kind_of,
)
from westmarch.games.wotr_cards.rules.hands import PRICE_NAME, CycleFromHand, pool_cards, pool_of
from westmarch.games.wotr_cards.rules.places import (
    characters_in_play,
    entries,
    is_open,
    may_enter_field,
    may_enter_path,
    wielders,
)
from westmarch.games.wotr_cards.rules.verbs import end_event, give_item, move_card, put_down, reveal
from westmarch.games.wotr_cards.state import WotrCardsState
from westmarch.games.wotr_cards.words import (
    ASK_ASIDE_PLAY,
    ASK_MOVE_NOW,
    ASK_PLACE,
    ASK_PRICE,
    ASK_WIELDER,
    TOLD_PLAYED,
    TOLD_PLAYED_EVENT,
    TOLD_PLAYED_ITEM,
    TOLD_PLAYED_RESERVE,
    WORD_CARD,
    place_of_word,
    place_word,
)

ANYWHERE: Final = -1  # wherever the card may go
HERE: Final = -2  # the battleground whose text it is

NO_POOL: Final = -1


# The registers of a frame that plays a card.


def place_ordered(frame: Frame) -> Place:
    """The place to which the card that is played must go, or ANYWHERE."""
    return frame.regs[0]


def pool_played_from(frame: Frame) -> i64:
    """The pool of cards set aside from which the card comes, or NO_POOL."""
    return frame.regs[1]


def playable(state: WotrCardsState, card: Card, seat: Seat, in_play: i64) -> bool:
    """Whether a card can be played from hand. Armies and characters always find a place in the reserve."""
    kind = kind_of(card)
    if kind == ARMY:
        return True
    if kind == EVENT:
        return TEXTS[card].needs.holds(state, seat, card)
    if card in state.played:
        return False
    return kind == CHARACTER or len(wielders(state, card, in_play)) > 0


def played_before(frame: Frame) -> i64:
    """How many cards the same text has played before out of that pool; positions of the rules before this one don't say."""
    return frame.regs[2] if len(frame.regs) > 2 else 0


def begin_play(
    state: WotrCardsState, seat: Seat, card: Card, zone: Zone, where: i64 = ANYWHERE, before: i64 = 0
) -> None:
    """Lay a card on the table and go on to where it goes, what that costs and what it does."""
    pool = zone - ASIDE if zone != HAND else NO_POOL
    state.push(Frame(PLAY, 0, seat, card, regs=(int(where), int(pool), int(before))))
    reveal(state, seat, zone, card)


@final
class GoToPlace(Step[WotrCardsState]):
    """The card that is played goes to its place, an item to its wielder; an event stays on the table."""

    def run(self, state: WotrCardsState) -> bool:
        frame = frame_of(state)
        card = frame.source
        kind = kind_of(card)
        if kind == EVENT:
            state.tell(TOLD_PLAYED_EVENT, state.player(frame.seat), card)
            return False
        if kind == ITEM:
            found = wielders(state, card, characters_in_play(state))
            return state.ask(self, frame.seat, ASK_WIELDER, [WORD_CARD + w for w in found], (int(card),))
        if place_ordered(frame) != ANYWHERE:
            options = [place_word(place_ordered(frame))]
        else:
            options = [place_word(place) for place in entries(state, card)]
            options.append(place_word(RESERVE))
        return state.ask(self, frame.seat, ASK_PLACE, options, (int(card),))

    def answer(self, state: WotrCardsState, word: int) -> None:
        frame = frame_of(state)
        card = frame.source
        player = state.player(frame.seat)
        if kind_of(card) == ITEM:
            wielder = word - WORD_CARD
            replace_frame(state, frame.with_x(state.place_of(wielder)))
            state.tell(TOLD_PLAYED_ITEM, player, card, wielder)
            give_item(state, card, wielder)
            return
        place = place_of_word(word)
        replace_frame(state, frame.with_x(place))
        if place == RESERVE:
            state.tell(TOLD_PLAYED_RESERVE, player, card)
        else:
            state.tell(TOLD_PLAYED, player, card, LOCATIONS_FROM + state.location_of(place))
        put_down(state, card, place)


def lacking(played: i64, left: i64) -> i64:
    """How many of the cards played out of a pool the cards left in it do not pay for."""
    return max(played - left, 0)


@final
class PayPrice(Step[WotrCardsState]):
    """Cycle a card for the one played; of those set aside with it, each that is left pays for one (rules 36-39)."""

    def run(self, state: WotrCardsState) -> bool:
        frame = frame_of(state)
        for _ in range(self.due(state, frame)):
            state.push(Frame(PRICE, 0, frame.seat, frame.source))
        return False

    def due(self, state: WotrCardsState, frame: Frame) -> i64:
        """How many cards must be cycled now; one more if this card was to pay for the one played before it."""
        pool = pool_played_from(frame)
        if pool == NO_POOL:
            return 1
        played = played_before(frame) + 1
        left = len(state.zones[(ASIDE + pool) * MOST_SEATS + frame.seat])
        return lacking(played, left) - lacking(played - 1, left + 1)


@final
class CarryOutText(Step[WotrCardsState]):
    """The text of the card that was played, in printed order: what it does wherever it went, then what it does there."""

    def run(self, state: WotrCardsState) -> bool:
        frame = frame_of(state)
        card = frame.source
        text = TEXTS[card]
        kind = kind_of(card)
        if kind <= CHARACTER:
            if frame.x == RESERVE:
                carry_out(state, text.on_play_to_reserve, frame.seat, card)
            else:
                carry_out_entering(state, card, frame.x)
                if frame.x != THE_PATH:
                    carry_out(state, text.on_play_to_field, frame.seat, card)
        carry_out(state, text.on_play, frame.seat, card)
        return False


@final
class EndPlay(Step[WotrCardsState]):
    """An event that was carried out leaves the table."""

    def run(self, state: WotrCardsState) -> bool:
        card = frame_of(state).source
        if kind_of(card) == EVENT:
            end_event(state, card)
        return False


PLAY: Final = effect(GoToPlace(), PayPrice(), CarryOutText(), EndPlay())
PRICE: Final = effect(CycleFromHand(1, ASK_PRICE))


@final
class PlayFromAside(Step[WotrCardsState]):
    """The player may play some of the cards set aside; the frame's x counts them."""

    def __init__(
        self,
        armies: bool = False,
        characters: bool = False,
        faction: Faction = NO_CARD,
        keyword: i64 = 0,
        most: i64 = 1,
        where: i64 = ANYWHERE,
    ) -> None:
        self.armies = armies
        self.characters = characters
        self.faction = faction
        self.keyword = keyword
        self.most = most
        self.where = where

    def run(self, state: WotrCardsState) -> bool:
        frame = frame_of(state)
        cards = pool_cards(state, frame)
        if frame.x >= self.most or len(cards) == 0:
            return False
        options = [PASS]
        last = -1
        for card in cards:
            if card != last and self.fits(state, frame, card):
                options.append(WORD_CARD + card)
            last = card
        return state.ask(self, frame.seat, ASK_ASIDE_PLAY, options, (int(frame.source),), True)

    def fits(self, state: WotrCardsState, frame: Frame, card: Card) -> bool:
        """Whether one of the cards may be played in this way."""
        kind = kind_of(card)
        if not (kind == ARMY and self.armies) and not (kind == CHARACTER and self.characters):
            return False
        if self.faction != NO_CARD and CARD_FACTION[card] != self.faction:
            return False
        if CARD_FLAGS[card] & self.keyword != self.keyword or card in state.played:
            return False
        place = self.place(frame)
        return place == ANYWHERE or is_open(state, card, place)

    def place(self, frame: Frame) -> i64:
        """The place where such a card must go, or ANYWHERE."""
        return frame.source - LOCATIONS_FROM if self.where == HERE else self.where

    def answer(self, state: WotrCardsState, word: int) -> None:
        frame = frame_of(state)
        if word == PASS:
            return
        replace_frame(state, frame.with_x(frame.x + 1))
        state.push(self)
        begin_play(state, frame.seat, word - WORD_CARD, pool_of(frame), self.place(frame), frame.x)


# Moving


@final
class Move(Step[WotrCardsState]):
    """The frame's card moves from the reserve to where its player says."""

    def run(self, state: WotrCardsState) -> bool:
        frame = frame_of(state)
        options = [place_word(place) for place in entries(state, frame.source)]
        return state.ask(self, frame.seat, ASK_PLACE, options, (int(frame.source),))

    def answer(self, state: WotrCardsState, word: int) -> None:
        move_and_enter(state, frame_of(state).source, place_of_word(word))


MOVE: Final = effect(Move())


def move_and_enter(state: WotrCardsState, card: Card, place: Place) -> None:
    """Move a card out of the reserve; then what it does on entering."""
    carry_out_entering(state, card, place)
    move_card(state, card, place)


WIELDER: Final = -1  # as the card of MoveNow: the wielder of the item whose text it is
CHOSEN_FIELD: Final = 8  # as a kind of place: the battleground that the frame has chosen


@final
class MoveNow(Step[WotrCardsState]):
    """A character moves out of the reserve at once, even if it arrived this round (rule 50)."""

    def __init__(self, card: Card = WIELDER, places: i64 = ON_FIELD, must: bool = False) -> None:
        self.card = card
        self.places = places
        self.must = must

    def mover(self, state: WotrCardsState) -> i64:
        """Who moves."""
        return state.host(frame_of(state).source) if self.card == WIELDER else self.card

    def run(self, state: WotrCardsState) -> bool:
        frame = frame_of(state)
        card = self.mover(state)
        if card < 0 or state.place_of(card) != RESERVE:
            return False
        options = [PASS] if not self.must else []
        options.extend([place_word(place) for place in self.goals(state, frame, card)])
        if len(options) == 0 or options == [PASS]:
            return False
        return state.ask(self, frame.seat, ASK_MOVE_NOW, options, (int(frame.source), int(card)))

    def goals(self, state: WotrCardsState, frame: Frame, card: Card) -> list[int]:
        """Where it may go."""
        if self.places == CHOSEN_FIELD:
            field = frame.chosen[0] if len(frame.chosen) > 0 else NO_PLACE
            active = field != NO_PLACE and state.active >> field & 1 != 0
            return [field] if active and may_enter_field(state, card, field) else []
        goals = [place for place in entries(state, card) if self.places & ON_FIELD and place != THE_PATH]
        if self.places & ON_PATH and may_enter_path(state, card):
            goals.append(THE_PATH)
        return goals

    def answer(self, state: WotrCardsState, word: int) -> None:
        if word != PASS:
            move_and_enter(state, self.mover(state), place_of_word(word))


PLAYING_EFFECTS: Final[dict[str, Effect]] = {"play": PLAY, PRICE_NAME: PRICE, "move": MOVE}
