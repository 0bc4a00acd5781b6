"""The other pieces that texts are made of: whose they are, tests, icons, corruption, and losses outside combat."""

from typing import Final, final

from mypy_extensions import i64

from westmarch.core.bits import bits
from westmarch.core.frames import EachSeat, Frame, If, May, Seats, Test, effect, frame_of, replace_frame
from westmarch.core.state import AnyStep, Seat, Step
from westmarch.core.words import DONE, PASS
from westmarch.games.wotr_cards.cards.book import Condition
from westmarch.games.wotr_cards.components import (
    ARMY,
    BY_TEXT,
    CARD_FACTION,
    CARD_FLAGS,
    CHARACTER,
    IN_PLAY,
    IN_RESERVE,
    NO_CARD,
    NO_HOST,
    NO_PATH,
    NO_PLACE,
    ON_FIELD,
    ON_PATH,
    PATH_NUMBER,
    PRICE,
    RESERVE,
    THE_PATH,
    Card,
    Cards,
    Faction,
    Location,
    Place,
    Side,
    Title,
    kind_of,
)
from westmarch.games.wotr_cards.rules.hands import CycleFromHand, Forsake, can_forsake
from westmarch.games.wotr_cards.rules.verbs import (
    add_card_icons,
    add_icons,
    cleanse,
    corrupt,
    cycle_in_play,
    eliminate,
    remove_everywhere,
)
from westmarch.games.wotr_cards.state import WotrCardsState
from westmarch.games.wotr_cards.words import (
    ASK_ELIMINATE_ONE,
    ASK_ICONS,
    ASK_MAY_CYCLE,
    ASK_MAY_ELIMINATE_ONE,
    ASK_MAY_FORSAKE,
    ASK_RIDE,
    ASK_WHERE,
    WORD_CARD,
    WORD_FROM_RESERVE,
    place_of_word,
    place_word,
)

# Whose


class EachPlayerOf(Seats[WotrCardsState]):
    """All players of a side from the first player on (rule 29); in some scenarios a side's only player twice."""

    def __init__(self, side: Side = 0) -> None:
        self.side = side

    def order(self, state: WotrCardsState, frame: Frame) -> list[int]:
        seats = [seat for seat in state.seats_in_order() if state.lineup.sides[seat] == self.side]
        return seats + seats if state.lineup.twice[self.side] else seats


class PlayerOf(Seats[WotrCardsState]):
    """The player whose deck has a faction, if there is one."""

    def __init__(self, faction: Faction = 0) -> None:
        self.faction = faction

    def order(self, state: WotrCardsState, frame: Frame) -> list[int]:
        seat = state.lineup.faction_seats[self.faction]
        return [] if seat == NO_CARD else [seat]


def each_player(side: int, *steps: AnyStep) -> EachSeat:
    """Each player of a side carries out the whole of it, one after the other."""
    return EachSeat(EachPlayerOf(side), effect(*steps))


def player_of(faction: int, *steps: AnyStep) -> EachSeat:
    """The player of a faction carries it out."""
    return EachSeat(PlayerOf(faction), effect(*steps))


# Tests and conditions


class CanForsake(Test[WotrCardsState]):
    """The player has something to forsake."""

    def holds(self, state: WotrCardsState, frame: Frame) -> bool:
        return can_forsake(state, frame.seat)


class CanCycle(Test[WotrCardsState]):
    """The player has a card in hand to cycle, or may forsake one in its place (rule 69)."""

    def holds(self, state: WotrCardsState, frame: Frame) -> bool:
        if len(state.hand(frame.seat)) > 0:
            return True
        return state.lineup.rules.optional_cycling_may_forsake and can_forsake(state, frame.seat)


def may_forsake(*steps: AnyStep) -> If:
    """The player may forsake a card to get the rest."""
    return If(CanForsake(), effect(May(ASK_MAY_FORSAKE, effect(Forsake(1), *steps))))


def may_cycle(*steps: AnyStep) -> If:
    """The player may cycle a card from hand to get the rest."""
    return If(CanCycle(), effect(May(ASK_MAY_CYCLE, effect(CycleFromHand(1), *steps))))


def any_in_play(state: WotrCardsState, cards: Cards) -> bool:
    """Whether one of some characters is in play."""
    found = False
    for card in cards:
        found = found or (state.lineup.owners[card] != NO_CARD and state.place_of(card) != NO_PLACE)
    return found


class AnyInPlay(Test[WotrCardsState]):
    """One of some characters is in play."""

    def __init__(self, cards: Cards = ()) -> None:
        self.cards = cards

    def holds(self, state: WotrCardsState, frame: Frame) -> bool:
        return any_in_play(state, self.cards)


class OnThePath(Test[WotrCardsState]):
    """The card whose text it is lies on the path, which is a certain one if `path` says so, or has a certain number."""

    def __init__(self, path: Location = NO_PATH, number: i64 = 0) -> None:
        self.path = path
        self.number = number

    def holds(self, state: WotrCardsState, frame: Frame) -> bool:
        if frame.source not in state.at(THE_PATH):
            return False
        return self.path in (NO_PATH, state.path) and self.number in (0, PATH_NUMBER[state.path])


def in_reserve(state: WotrCardsState, character: Title) -> bool:
    """Whether a character is in its player's reserve."""
    return character in state.reserve(state.lineup.owners[character])


class InReserve(Test[WotrCardsState]):
    """A certain character is in reserve."""

    def __init__(self, character: Title = 0) -> None:
        self.character = character

    def holds(self, state: WotrCardsState, frame: Frame) -> bool:
        return in_reserve(state, self.character)


class Reserved(Condition):
    """The same as a condition for playing a card."""

    def __init__(self, character: Title = 0) -> None:
        self.character = character

    def holds(self, state: WotrCardsState, seat: Seat, card: Card) -> bool:
        return in_reserve(state, self.character)


class FieldActive(Condition):
    """A battleground is active."""

    def holds(self, state: WotrCardsState, seat: Seat, card: Card) -> bool:
        return state.active != 0


class Both(Condition):
    """Two conditions together."""

    def __init__(self, first: Condition | None = None, second: Condition | None = None) -> None:
        self.first: Condition = first if first is not None else Condition()
        self.second: Condition = second if second is not None else Condition()

    def holds(self, state: WotrCardsState, seat: Seat, card: Card) -> bool:
        return self.first.holds(state, seat, card) and self.second.holds(state, seat, card)


class FactionInReserve(Condition):
    """The player has a card of a faction in reserve."""

    def __init__(self, faction: Faction = 0) -> None:
        self.faction = faction

    def holds(self, state: WotrCardsState, seat: Seat, card: Card) -> bool:
        found = False
        for reserved in state.reserve(seat):
            found = found or CARD_FACTION[reserved] == self.faction
        return found


# What a card does to itself


@final
class CycleSelf(Step[WotrCardsState]):
    """The card whose text it is is cycled as a price, and the items it wields (rule 54)."""

    def run(self, state: WotrCardsState) -> bool:
        card = frame_of(state).source
        place = state.place_of(card)
        if place != NO_PLACE:
            cycle_in_play(state, card, place)
        return False

    def idle(self, state: WotrCardsState, frame: Frame) -> bool:
        return True  # a price


@final
class CycleWielder(Step[WotrCardsState]):
    """The item whose text it is is cycled with its wielder and all the wielder's items."""

    def run(self, state: WotrCardsState) -> bool:
        wielder = state.host(frame_of(state).source)
        if wielder != NO_HOST:
            cycle_in_play(state, wielder, state.place_of(wielder))
        return False

    def idle(self, state: WotrCardsState, frame: Frame) -> bool:
        return True  # a price


@final
class EliminateSelf(Step[WotrCardsState]):
    """The card whose text it is is eliminated as a price, and the items it wields (rule 54)."""

    def run(self, state: WotrCardsState) -> bool:
        card = frame_of(state).source
        place = state.place_of(card)
        if place != NO_PLACE:
            eliminate(state, card, place, PRICE)
        return False

    def idle(self, state: WotrCardsState, frame: Frame) -> bool:
        return True  # a price


@final
class GainPathIcons(Step[WotrCardsState]):
    """The card whose text it is gets path attack icons, more of them on a certain path."""

    def __init__(self, n: i64 = 1, path: Location = NO_PATH, there: i64 = 0) -> None:
        self.n = n
        self.path = path
        self.there = there

    def run(self, state: WotrCardsState) -> bool:
        card = frame_of(state).source
        if card in state.at(THE_PATH):
            add_card_icons(state, card, self.there if state.path == self.path else self.n)
        return False

    def idle(self, state: WotrCardsState, frame: Frame) -> bool:
        return frame.source not in state.at(THE_PATH)


# What a text does to the table


@final
class AddIcons(Step[WotrCardsState]):
    """Icons are added to the active path or to an active battleground; where both may be, the player chooses."""

    def __init__(
        self, path_attack: i64 = 0, path_defence: i64 = 0, field_attack: i64 = 0, field_defence: i64 = 0
    ) -> None:
        self.path_attack = path_attack
        self.path_defence = path_defence
        self.field_attack = field_attack
        self.field_defence = field_defence

    def run(self, state: WotrCardsState) -> bool:
        frame = frame_of(state)
        options = self.places(state)
        return len(options) > 0 and state.ask(self, frame.seat, ASK_ICONS, options, (int(frame.source),))

    def places(self, state: WotrCardsState) -> list[int]:
        """The words of the places that icons may be added to."""
        options: list[int] = []
        if self.field_attack + self.field_defence > 0:
            options = [place_word(field) for field in bits(state.active)]
        if self.path_attack + self.path_defence > 0 and state.path != NO_PATH:
            options.append(place_word(THE_PATH))
        return options

    def idle(self, state: WotrCardsState, frame: Frame) -> bool:
        return len(self.places(state)) == 0

    def answer(self, state: WotrCardsState, word: int) -> None:
        place = place_of_word(word)
        if place == THE_PATH:
            add_icons(state, place, self.path_attack, self.path_defence)
        else:
            add_icons(state, place, self.field_attack, self.field_defence)


@final
class Corrupt(Step[WotrCardsState]):
    """Corruption is added."""

    def __init__(self, n: i64 = 1) -> None:
        self.n = n

    def run(self, state: WotrCardsState) -> bool:
        corrupt(state, self.n)
        return False


@final
class CleanseForEach(Step[WotrCardsState]):
    """One corruption is removed for each character of a faction on the path."""

    def __init__(self, faction: Faction = 0) -> None:
        self.faction = faction

    def run(self, state: WotrCardsState) -> bool:
        cleanse(state, self.count(state))
        return False

    def count(self, state: WotrCardsState) -> i64:
        """How many of them there are."""
        count: i64 = 0
        for card in state.at(THE_PATH):
            if kind_of(card) == CHARACTER and CARD_FACTION[card] == self.faction:
                count += 1
        return count

    def idle(self, state: WotrCardsState, frame: Frame) -> bool:
        return state.corruption == 0 or self.count(state) == 0


@final
class ThisRound(Step[WotrCardsState]):
    """A rule holds until the round ends."""

    def __init__(self, rule: i64 = 0) -> None:
        self.rule = rule

    def run(self, state: WotrCardsState) -> bool:
        state.round_rules |= self.rule
        state.changed()
        return False


@final
class RemoveEverywhere(Step[WotrCardsState]):
    """A card is removed from the game, wherever it is."""

    def __init__(self, card: Card = 0) -> None:
        self.card = card

    def run(self, state: WotrCardsState) -> bool:
        remove_everywhere(state, self.card)
        return False


# Losses outside combat

WITH_SELF: Final = 8  # as a kind of place: where the card is whose text it is


@final
class EliminateOne(Step[WotrCardsState]):
    """The player eliminates one card in play of some kind, faction or keyword, at some kinds of places."""

    def __init__(
        self,
        armies: bool = False,
        characters: bool = False,
        items: bool = False,
        faction: Faction = NO_CARD,
        keyword: i64 = 0,
        where: i64 = IN_PLAY,
        may: bool = False,
    ) -> None:
        self.armies = armies
        self.characters = characters
        self.items = items
        self.faction = faction
        self.keyword = keyword
        self.where = where
        self.may = may

    def fits(self, card: Card) -> bool:
        """Whether a card is of those that may be eliminated."""
        kind = kind_of(card)
        wanted = self.armies if kind == ARMY else self.characters if kind == CHARACTER else self.items
        if not wanted or CARD_FLAGS[card] & self.keyword != self.keyword:
            return False
        return self.faction == NO_CARD or CARD_FACTION[card] == self.faction

    def places(self, state: WotrCardsState, frame: Frame) -> list[int]:
        """The places to look at."""
        if self.where == WITH_SELF:
            place = state.place_of(frame.source)
            return [] if place in (NO_PLACE, RESERVE) else [int(place)]
        places = bits(state.active) if self.where & ON_FIELD else []
        if self.where & ON_PATH:
            places.append(THE_PATH)
        if self.where & IN_RESERVE:
            places.append(RESERVE)
        return places

    def candidates(self, state: WotrCardsState, frame: Frame) -> list[int]:
        """The cards that may be eliminated, copies and copies elsewhere once."""
        found: list[int] = []
        for place in self.places(state, frame):
            for card in cards_at(state, place):
                if card not in found and self.fits(card):
                    found.append(card)
        found.sort()
        return found

    def run(self, state: WotrCardsState) -> bool:
        frame = frame_of(state)
        options = [WORD_CARD + card for card in self.candidates(state, frame)]
        if len(options) == 0:
            return False
        if self.may:
            return state.ask(self, frame.seat, ASK_MAY_ELIMINATE_ONE, [PASS, *options], (int(frame.source),))
        left = frame.x - frame.each if frame.x > 0 and frame.each >= 0 else 1
        return state.ask(self, frame.seat, ASK_ELIMINATE_ONE, options, (int(frame.source), int(left)))

    def idle(self, state: WotrCardsState, frame: Frame) -> bool:
        return len(self.candidates(state, frame)) == 0

    def answer(self, state: WotrCardsState, word: int) -> None:
        if word == PASS:
            return
        frame = frame_of(state)
        card = word - WORD_CARD
        found = [place for place in self.places(state, frame) if card in cards_at(state, place)]
        if len(found) == 1:
            eliminate(state, card, found[0], BY_TEXT)
        else:
            replace_frame(state, frame.with_chosen((card, *found)))
            state.push(ELIMINATE_WHERE)


@final
class EliminateWhere(Step[WotrCardsState]):
    """The card that the frame chose lies at several places: at which is it eliminated?"""

    def run(self, state: WotrCardsState) -> bool:
        frame = frame_of(state)
        options = [place_word(place) for place in frame.chosen[1:]]
        return state.ask(self, frame.seat, ASK_WHERE, options, (frame.chosen[0],))

    def answer(self, state: WotrCardsState, word: int) -> None:
        eliminate(state, frame_of(state).chosen[0], place_of_word(word), BY_TEXT)


ELIMINATE_WHERE: Final = EliminateWhere()


def cards_at(state: WotrCardsState, place: Place) -> list[int]:
    """The cards at a place; in the reserve, those in all reserves."""
    if place != RESERVE:
        return list(state.at(place))
    cards: list[int] = []
    for seat in range(state.lineup.seats):
        cards.extend(state.reserve(seat))
    return cards


class CanEliminateOne(Test[WotrCardsState]):
    """There is a card that such a step could eliminate."""

    def __init__(self, step: EliminateOne | None = None) -> None:
        self.step = step if step is not None else EliminateOne()

    def holds(self, state: WotrCardsState, frame: Frame) -> bool:
        return len(self.step.candidates(state, frame)) > 0


@final
class Ride(Step[WotrCardsState]):
    """The player eliminates any number of a faction's cards from the own reserve; the frame's x counts them."""

    def __init__(self, faction: Faction = 0) -> None:
        self.faction = faction

    def run(self, state: WotrCardsState) -> bool:
        frame = frame_of(state)
        left = list(state.reserve(frame.seat))
        for word in frame.chosen:
            left.remove(word - WORD_FROM_RESERVE)
        options = [DONE]
        for card in left:
            word = WORD_FROM_RESERVE + card
            later = len(frame.chosen) == 0 or word >= frame.chosen[-1]
            if later and word != options[-1] and CARD_FACTION[card] == self.faction:
                options.append(word)
        return state.ask(self, frame.seat, ASK_RIDE, options, (int(frame.source), len(frame.chosen)))

    def answer(self, state: WotrCardsState, word: int) -> None:
        frame = frame_of(state)
        if word != DONE:
            replace_frame(state, frame.with_chosen((*frame.chosen, word)))
            state.push(self)
            return
        replace_frame(state, frame.with_x(len(frame.chosen)))
        for chosen in frame.chosen:
            card = chosen - WORD_FROM_RESERVE
            if card in state.reserve(frame.seat):
                eliminate(state, card, RESERVE, BY_TEXT)
