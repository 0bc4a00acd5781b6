"""Combat at one location: support, losses, clean-up, scoring (rules 77-94)."""

from typing import Final, final

from mypy_extensions import i64

from westmarch.core.bits import bits
from westmarch.core.state import Seat, Step
from westmarch.games.wotr_cards.components import (
    CARD_SIDE,
    COMBAT_FIELD,
    COMBAT_PATH,
    FIRST_ITEM,
    INSTEAD_OF,
    INSTEAD_SAVES_ITEMS,
    LOCATIONS_FROM,
    NO_CARD,
    NO_PATH,
    NO_PLACE,
    THE_PATH,
    Card,
    Place,
    Side,
    other_side,
)
from westmarch.games.wotr_cards.rules.icons import (
    attack_at,
    attacking_side,
    card_defence,
    character_bit,
    defence_support,
    defenders_at,
    location_defence,
)
from westmarch.games.wotr_cards.rules.verbs import (
    award_field,
    cycle_in_play,
    eliminate,
    lose_path,
    saved_by_item,
    tie_path,
    win_path,
)
from westmarch.games.wotr_cards.state import WotrCardsState
from westmarch.games.wotr_cards.words import (
    ASK_AGREE,
    ASK_INSTEAD,
    ASK_LOSS,
    ASK_ORDER,
    ASK_REFUSED_LOSS,
    ASK_SUPPORT,
    TOLD_AGREED,
    TOLD_COMBAT,
    TOLD_PROPOSED,
    TOLD_REFUSED,
    WORD_AGREE,
    WORD_CARD,
    WORD_REFUSE,
    place_of_word,
    place_word,
)

AGREE_REFUSE: Final[list[int]] = [WORD_AGREE, WORD_REFUSE]


@final
class CombatStep(Step[WotrCardsState]):
    """Every active location is fought for, in the order that the first player chooses."""

    def run(self, state: WotrCardsState) -> bool:
        options = [place_word(field) for field in bits(state.active)]
        if state.path != NO_PATH:
            options.append(place_word(THE_PATH))
        if len(options) == 0:
            return False
        return state.ask(self, state.lineup.order[state.first], ASK_ORDER, options)

    def answer(self, state: WotrCardsState, word: int) -> None:
        state.push(self)
        state.push(Fight(place_of_word(word)))


def cause_at(place: Place) -> i64:
    """Why cards are eliminated in combat at a place."""
    return COMBAT_PATH if place == THE_PATH else COMBAT_FIELD


@final
class Fight(Step[WotrCardsState]):
    """Combat at a place: what is lost follows from the icons, which are counted once, at its start."""

    def __init__(self, place: Place = NO_PLACE) -> None:
        self.place = place

    def run(self, state: WotrCardsState) -> bool:
        place = self.place
        attack = attack_at(state, place)
        fixed = location_defence(state, place)
        state.tell(TOLD_COMBAT, LOCATIONS_FROM + state.location_of(place), attack, fixed)
        support = defence_support(state, place)
        line = battle_line(state, place, support.assigned())
        defence = sum_of(line)
        left = attack - fixed
        state.push(Award(place, max(left - defence, 0), attack == fixed + defence))
        state.push(CleanUp(place))
        if left > defence:
            state.push(LoseAll(place))
        elif left > 0 and len(support.groups) > 0:
            state.push(AskSupport(place, left, int(support.sure), 0, 0))
        elif left > 0:
            state.push(Losses(place, left, line))
        return False

    def fields(self) -> tuple[object, ...]:
        return (self.place,)


# The defenders' line: an entry for each card; sorted entries stand in ascending order of what their loss cancels.

TITLE_BITS: Final = 8
TITLE_MASK: Final = (1 << TITLE_BITS) - 1


def entry_of(card: Card, icons: i64) -> int:
    """The entry of a card whose loss cancels so many icons."""
    return int(icons << TITLE_BITS | card)


def card_of(entry: i64) -> Card:
    """The card of an entry."""
    return entry & TITLE_MASK


def cancelled_by(entry: i64) -> i64:
    """The attack icons that the loss of an entry's card cancels."""
    return entry >> TITLE_BITS


def battle_line(state: WotrCardsState, place: Place, supported: i64) -> tuple[int, ...]:
    """The defending cards at a place with what the loss of each cancels."""
    line: list[int] = []
    for card in defenders_at(state, place):
        line.append(entry_of(card, card_defence(state, card, place, supported)))
    line.sort()
    return tuple(line)


def sum_of(line: tuple[int, ...]) -> i64:
    """The defence icons of a line."""
    total: i64 = 0
    for entry in line:
        total += cancelled_by(entry)
    return total


@final
class AskSupport(Step[WotrCardsState]):
    """Where armies are too few for a faction's leaders, their player says which ones are supported (rule 94)."""

    def __init__(self, place: Place = 0, left: i64 = 0, supported: i64 = 0, group: i64 = 0, last: i64 = 0) -> None:
        self.place = place
        self.left = left
        self.supported = supported
        self.group = group  # which of the groups is asked about
        self.last = last  # the leader named last in it

    def fields(self) -> tuple[object, ...]:
        return (self.place, self.left, self.supported, self.group, self.last)

    def run(self, state: WotrCardsState) -> bool:
        support = defence_support(state, self.place)
        if self.group >= len(support.groups):
            state.push(Losses(self.place, self.left, battle_line(state, self.place, self.supported)))
            return False
        leaders = support.groups[self.group]
        room = support.rooms[self.group]
        named = len([leader for leader in leaders if self.supported & character_bit(leader)])
        if named == room:
            state.push(AskSupport(self.place, self.left, self.supported, self.group + 1, 0))
            return False
        ahead = [leader for leader in leaders if leader > self.last]
        options = [WORD_CARD + leader for leader in ahead[: len(ahead) - (room - named) + 1]]
        args = (int(LOCATIONS_FROM + self.place), int(room - named))
        return state.ask(self, support.seats[self.group], ASK_SUPPORT, options, args)

    def answer(self, state: WotrCardsState, word: int) -> None:
        leader = word - WORD_CARD
        chosen = self.supported | character_bit(leader)
        state.push(AskSupport(self.place, self.left, chosen, self.group, leader))


def losses_to_offer(line: tuple[int, ...], left: i64) -> list[int]:
    """The cards that may be lost next, named in ascending order of what they cancel.

    A card is offered if it and those behind it can still cancel all that is left. Since the largest loss can always be
    thought of as the last one, every legal set of losses is reached in exactly one way.
    """
    options: list[int] = []
    behind = sum_of(line)
    last = -1
    for entry in line:
        behind -= cancelled_by(entry)
        if entry != last and cancelled_by(entry) + behind >= left:
            options.append(int(WORD_CARD + card_of(entry)))
        last = entry
    options.sort()
    return options


def without_skipped(line: tuple[int, ...], card: Card) -> tuple[int, ...]:
    """The part of the line behind a card that is lost."""
    place = 0
    while card_of(line[place]) != card:
        place += 1
    return line[place + 1 :]


def icons_in(line: tuple[int, ...], card: Card) -> i64:
    """What the loss of a card cancels."""
    for entry in line:
        if card_of(entry) == card:
            return cancelled_by(entry)
    return 0


def defending_seats(state: WotrCardsState, place: Place) -> list[int]:
    """The seats that have cards in the defence, from the first player on."""
    return seats_with_cards(state, place, other_side(attacking_side(place)))


def seats_with_cards(state: WotrCardsState, place: Place, side: Side) -> list[int]:
    """The seats of a side that have armies or characters at a place, from the first player on."""
    owners = [state.lineup.owners[card] for card in state.at(place) if card < FIRST_ITEM and CARD_SIDE[card] == side]
    return [seat for seat in state.seats_in_order() if seat in owners]


def first_attacker(state: WotrCardsState, place: Place) -> i64:
    """The attacking seat that chooses where the defenders did not agree: the first with cards there, or the first."""
    side = attacking_side(place)
    seats = seats_with_cards(state, place, side)
    if len(seats) == 0:
        seats = [seat for seat in state.seats_in_order() if state.lineup.sides[seat] == side]
    return seats[0]


def lose(state: WotrCardsState, place: Place, left: i64, line: tuple[int, ...], card: Card) -> None:
    """A card is lost; what it does not cancel costs another one."""
    still = left - icons_in(line, card)
    if still > 0:
        state.push(Losses(place, still, without_skipped(line, card)))
    state.push(LoseCard(place, card))


@final
class Losses(Step[WotrCardsState]):
    """The defenders choose the next card to be eliminated; two of them must agree (rule 82)."""

    def __init__(self, place: Place = 0, left: i64 = 0, line: tuple[int, ...] = ()) -> None:
        self.place = place
        self.left = left  # attack icons that are not cancelled
        self.line = line

    def fields(self) -> tuple[object, ...]:
        return (self.place, self.left, self.line)

    def run(self, state: WotrCardsState) -> bool:
        options = losses_to_offer(self.line, self.left)
        if len(options) == 1:
            lose(state, self.place, self.left, self.line, options[0] - WORD_CARD)
            return False
        args = (int(LOCATIONS_FROM + state.location_of(self.place)), int(self.left))
        return state.ask(self, defending_seats(state, self.place)[0], ASK_LOSS, options, args)

    def answer(self, state: WotrCardsState, word: int) -> None:
        seats = defending_seats(state, self.place)
        card = word - WORD_CARD
        if len(seats) > 1 and state.viewers[seats[0]] != state.viewers[seats[1]]:
            state.tell(TOLD_PROPOSED, state.player(seats[0]), card)
            state.push(Agree(self.place, self.left, self.line, card, seats[1]))
        else:
            lose(state, self.place, self.left, self.line, card)


@final
class Agree(Step[WotrCardsState]):
    """The other defender agrees to a loss, or the attackers choose this one."""

    def __init__(
        self, place: Place = 0, left: i64 = 0, line: tuple[int, ...] = (), card: Card = 0, seat: Seat = 0
    ) -> None:
        self.place = place
        self.left = left
        self.line = line
        self.card = card
        self.seat = seat

    def fields(self) -> tuple[object, ...]:
        return (self.place, self.left, self.line, self.card, self.seat)

    def run(self, state: WotrCardsState) -> bool:
        args = (int(self.card), int(LOCATIONS_FROM + state.location_of(self.place)))
        return state.ask(self, self.seat, ASK_AGREE, AGREE_REFUSE, args)

    def answer(self, state: WotrCardsState, word: int) -> None:
        agreed = word == WORD_AGREE
        state.tell(TOLD_AGREED if agreed else TOLD_REFUSED, state.player(self.seat), self.card)
        if agreed or not state.lineup.rules.refused_losses_to_attackers:
            lose(state, self.place, self.left, self.line, self.card)
        else:
            state.push(RefusedLoss(self.place, self.left, self.line))


@final
class RefusedLoss(Step[WotrCardsState]):
    """The defenders did not agree: an attacker chooses this loss."""

    def __init__(self, place: Place = 0, left: i64 = 0, line: tuple[int, ...] = ()) -> None:
        self.place = place
        self.left = left
        self.line = line

    def fields(self) -> tuple[object, ...]:
        return (self.place, self.left, self.line)

    def run(self, state: WotrCardsState) -> bool:
        options = losses_to_offer(self.line, self.left)
        args = (int(LOCATIONS_FROM + state.location_of(self.place)), int(self.left))
        return state.ask(self, first_attacker(state, self.place), ASK_REFUSED_LOSS, options, args)

    def answer(self, state: WotrCardsState, word: int) -> None:
        lose(state, self.place, self.left, self.line, word - WORD_CARD)


@final
class LoseAll(Step[WotrCardsState]):
    """Every defender is eliminated, also those that cancel nothing (rule 81)."""

    def __init__(self, place: Place = 0) -> None:
        self.place = place

    def fields(self) -> tuple[object, ...]:
        return (self.place,)

    def run(self, state: WotrCardsState) -> bool:
        defenders = defenders_at(state, self.place)
        if len(defenders) > 0:
            state.push(self)
            state.push(LoseCard(self.place, defenders[0]))
        return False


@final
class LoseCard(Step[WotrCardsState]):
    """One card is eliminated in combat. Where two texts replace that differently, its owner picks (rule 84)."""

    def __init__(self, place: Place = 0, card: Card = 0) -> None:
        self.place = place
        self.card = card

    def fields(self) -> tuple[object, ...]:
        return (self.place, self.card)

    def run(self, state: WotrCardsState) -> bool:
        cause = cause_at(self.place)
        if INSTEAD_OF[self.card] & cause and not INSTEAD_SAVES_ITEMS[self.card]:
            item = saved_by_item(state, self.card, cause)
            if item != NO_CARD:
                options = [int(WORD_CARD + self.card), int(WORD_CARD + item)]
                return state.ask(self, state.lineup.owners[self.card], ASK_INSTEAD, options, (int(self.card),))
        eliminate(state, self.card, self.place, cause)
        return False

    def answer(self, state: WotrCardsState, word: int) -> None:
        eliminate(state, self.card, self.place, cause_at(self.place), word - WORD_CARD == self.card)


@final
class CleanUp(Step[WotrCardsState]):
    """The defenders that are left are cycled, all attackers are eliminated (rule 83)."""

    def __init__(self, place: Place = 0) -> None:
        self.place = place

    def fields(self) -> tuple[object, ...]:
        return (self.place,)

    def run(self, state: WotrCardsState) -> bool:
        attackers = attacking_side(self.place)
        for card in state.at(self.place):
            if card < FIRST_ITEM:
                if CARD_SIDE[card] == attackers:
                    eliminate(state, card, self.place, cause_at(self.place))
                else:
                    cycle_in_play(state, card, self.place)
        return False


@final
class Award(Step[WotrCardsState]):
    """Who gets the location: the attackers if icons are left; in duels nobody gets a path that was tied."""

    def __init__(self, place: Place = 0, left: i64 = 0, tied: i64 = 0) -> None:
        self.place = place
        self.left = left
        self.tied = tied

    def fields(self) -> tuple[object, ...]:
        return (self.place, self.left, int(self.tied))

    def run(self, state: WotrCardsState) -> bool:
        attackers = attacking_side(self.place)
        if self.place != THE_PATH:
            award_field(state, self.place, attackers if self.left > 0 else other_side(attackers))
        elif self.left > 0:
            lose_path(state, self.left)
        elif self.tied and state.lineup.strict_paths:
            tie_path(state)
        else:
            win_path(state)
        return False


COMBAT_STEP: Final = CombatStep()
COMBAT_STEP_TYPES: Final = (
    CombatStep, Fight, AskSupport, Losses, Agree, RefusedLoss, LoseAll, LoseCard, CleanUp, Award,
)  # fmt: skip
