"""A position as one player looks at it: what cards would bring here or there, about in victory points.

Only what that player may know is looked at: the own hand, and what lies open.
"""

from typing import Final, final

from mypy_extensions import i64

from westmarch.core.state import Seat
from westmarch.games.wotr_cards.ai.habits import (
    OF_A_CARD,
    OF_A_SPARE_CARD,
    OF_ACTION_WITH_WIELDER,
    OF_ACTIONS,
    OF_AN_UNSEEN_CARD,
    OF_CORRUPTION_AT_PATH,
    OF_CYCLED_INSTEAD,
    OF_FOR_GOOD,
    OF_FUTURE_FADES,
    OF_IN_WAITING,
    OF_INTO_RESERVE,
    OF_KEPT,
    OF_LEADER,
    OF_NOWHERE_TO_GO,
    OF_POINTS_AT_FIELDS,
    OF_POINTS_AT_PATH,
    OF_RESTLESS,
    OF_STILL,
    OF_TEXTS_ON_PLAY,
)
from westmarch.games.wotr_cards.ai.knowledge import Knowledge
from westmarch.games.wotr_cards.ai.values import ACTION_VALUES, PLAY_VALUES
from westmarch.games.wotr_cards.ai.worth import balance_at, field_worth, path_corruption, path_points, waiting_cards
from westmarch.games.wotr_cards.components import (
    CARD_FACTION,
    FIRST_CHARACTER,
    FIRST_EVENT,
    FIRST_ITEM,
    FREE_PEOPLES,
    INSTEAD_OF,
    LEADER_ATTACK,
    LEADER_DEFENCE,
    NO_PLACE,
    PATH_GAINS,
    RESERVE,
    THE_PATH,
    TITLE_ROOM,
    Card,
    Cause,
    Place,
    Title,
)
from westmarch.games.wotr_cards.rules.icons import (
    attacking_side,
    carry_limit,
    own_attack,
    own_defence,
    supporters_of,
)
from westmarch.games.wotr_cards.rules.places import characters_in_play, entries, wielders
from westmarch.games.wotr_cards.state import WotrCardsState

UNKNOWN: Final = -1000
MORE_THAN_ANY: Final = 100.0  # above the price of any card


@final
class Sight:
    """What a player sees. Balances are counted when they are first asked for."""

    state: WotrCardsState
    know: Knowledge
    w: list[float]  # the habits of this player's side
    seat: i64
    side: i64
    row: i64  # of the tables of values
    rounds: float  # the part of the game that is still to come
    future: float  # how much it counts what serves in later rounds only
    loose: float
    balances: list[int]

    def __init__(self, state: WotrCardsState, know: Knowledge, seat: Seat = 0) -> None:
        self.state = state
        self.know = know
        self.seat = seat
        self.side = state.lineup.sides[seat]
        self.w = know.habits[self.side]
        self.row = state.last_number * TITLE_ROOM
        self.rounds = float(state.lineup.last_number - state.last_number) / float(state.lineup.last_number)
        self.future = min(1.0, self.w[OF_FUTURE_FADES] * self.rounds)
        self.loose = self.w[OF_STILL] + self.w[OF_RESTLESS] * waiting_cards(state)
        self.balances = [UNKNOWN] * (THE_PATH + 1)

    def mine(self, value: float) -> float:
        """What is worth so much to the Free Peoples, as this player sees it."""
        return value if self.side == FREE_PEOPLES else -value

    def value_of(self, card: Card) -> float:
        """What a card is worth."""
        return self.know.card_values[self.row + card]

    # Locations

    def balance(self, place: Place) -> i64:
        """A location's defence less the attack on it."""
        if self.balances[place] == UNKNOWN:
            self.balances[place] = int(balance_at(self.state, place))
        return self.balances[place]

    def gain_of_icons(self, place: Place, icons: float) -> float:
        """Icons more for this player's side at a location: attack or defence, whichever it does there."""
        if icons == 0.0:
            return 0.0
        before = float(self.balance(place))
        after = before - icons if attacking_side(place) == self.side else before + icons
        return self.mine(self.worth_at(place, after) - self.worth_at(place, before))

    def worth_at(self, place: Place, balance: float) -> float:
        """What a location with this balance will bring the Free Peoples."""
        w = self.w
        if place != THE_PATH:
            return w[OF_POINTS_AT_FIELDS] * field_worth(place, balance, self.loose)
        points = w[OF_POINTS_AT_PATH] * path_points(self.state, balance, self.loose)
        return points - w[OF_CORRUPTION_AT_PATH] * path_corruption(balance, self.loose)

    # Cards in play

    def icons_of(self, card: Card, place: Place) -> float:
        """The icons that a card of this player's side would have at a location; leaders need an army."""
        state = self.state
        attacking = attacking_side(place) == self.side
        icons = float(own_attack(state, card, place) if attacking else own_defence(state, card, place))
        if place == THE_PATH:
            icons += float(PATH_GAINS[card])
        elif FIRST_CHARACTER <= card < FIRST_ITEM:
            leads: i64 = LEADER_ATTACK[card] if attacking else LEADER_DEFENCE[card]
            if leads > 0 and self.has_army(place, card):
                icons += self.w[OF_LEADER] * float(leads)
        return icons

    def has_army(self, place: Place, leader: Title) -> bool:
        """Whether an army is at a battleground that may support a leader."""
        factions = supporters_of(self.state, leader)
        for card in self.state.at(place):
            if card >= FIRST_CHARACTER:
                return False
            if factions >> CARD_FACTION[card] & 1:
                return True
        return False

    def gain_of_entering(self, card: Card, place: Place) -> float:
        """An army or character comes to a location with its items: who attacks is lost there, who defends comes back."""
        icons = self.icons_of(card, place)
        if card >= FIRST_CHARACTER:
            hosts = self.state.hosts
            for i in range(len(hosts)):
                if hosts[i] == card:
                    icons += self.icons_of(FIRST_ITEM + i, place)
        gain = self.gain_of_icons(place, icons)
        if attacking_side(place) == self.side:
            gain -= self.w[OF_FOR_GOOD] * self.rounds * self.value_of(card)
        return gain

    def gain_in_reserve(self, card: Card) -> float:
        """What a card in reserve is worth, which is nothing once no round is to come."""
        return self.w[OF_IN_WAITING] * self.future * self.know.reserve_values[self.row + card]

    def gain_at(self, card: Card, place: Place) -> float:
        """An army or character goes to a location or to the reserve."""
        if place == RESERVE:
            return self.w[OF_INTO_RESERVE] + self.gain_in_reserve(card)
        return self.gain_of_entering(card, place)

    def best_entry(self, card: Card) -> float:
        """An army or character goes to the location where it serves best; a loss where there is none."""
        best = self.w[OF_NOWHERE_TO_GO]
        for place in entries(self.state, card):
            best = max(best, self.gain_of_entering(card, place))
        return best

    def gain_of_wielder(self, item: Title, wielder: Title) -> float:
        """An item is put on a character."""
        place = self.state.place_of(wielder)
        if place in (RESERVE, NO_PLACE):
            return self.gain_in_reserve(item)
        return self.gain_of_icons(place, self.icons_of(item, place)) + max(
            0.0, self.w[OF_ACTION_WITH_WIELDER] * self.w[OF_ACTIONS] * ACTION_VALUES[item]
        )

    def gain_of_play(self, card: Card) -> float:
        """A card is played where it serves best, its price not counted."""
        gain = self.w[OF_TEXTS_ON_PLAY] * PLAY_VALUES[card]
        if card < FIRST_ITEM:
            return gain + max(self.gain_at(card, RESERVE), self.best_entry(card))
        if card >= FIRST_EVENT:
            return gain
        best = self.w[OF_NOWHERE_TO_GO]
        for wielder in wielders(self.state, card, characters_in_play(self.state)):
            best = max(best, self.gain_of_wielder(card, wielder))
        return gain + best

    def loss_in_play(self, card: Card, cause: Cause) -> float:
        """What the loss of a card in play costs its side."""
        total = self.value_of(card) * (self.w[OF_CYCLED_INSTEAD] if INSTEAD_OF[card] & cause else 1.0)
        if FIRST_CHARACTER <= card < FIRST_ITEM:
            hosts = self.state.hosts
            for i in range(len(hosts)):
                if hosts[i] == card:
                    total += self.value_of(FIRST_ITEM + i)
        return total

    # Cards in hand

    def use_of(self, card: Card) -> float:
        """What a card in hand is good for, at once or later."""
        later = self.w[OF_KEPT] * self.value_of(card)
        if card >= FIRST_ITEM or card in self.state.played:
            return later
        return max(later, self.best_entry(card) - self.w[OF_A_CARD])

    def loss_of(self, card: Card, cause: Cause) -> float:
        """What it costs to have a card of the hand eliminated."""
        lasting = 0.0 if INSTEAD_OF[card] & cause else self.w[OF_FOR_GOOD] * self.rounds * self.value_of(card)
        return self.use_of(card) + lasting

    def price(self, but: Title) -> float:
        """What it costs to cycle the least useful card of the hand, one that is being played left out."""
        best = MORE_THAN_ANY
        for card in self.state.hand(self.seat):
            if card != but:
                best = min(best, self.w[OF_KEPT] * self.value_of(card))
        return best if best < MORE_THAN_ANY else self.w[OF_AN_UNSEEN_CARD] + self.w[OF_A_CARD] * self.future

    def card_less(self) -> float:
        """What it costs to have one card less in hand: little above what may be carried over."""
        if len(self.state.hand(self.seat)) > carry_limit(self.state, self.seat):
            return self.w[OF_A_SPARE_CARD]
        return self.w[OF_A_CARD] * self.future
