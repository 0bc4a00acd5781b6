"""What the quick words of a computer player go by: numbers by their names, about in victory points, for each side.

Those of the first generation were set by hand and hold for both sides.
"""

from typing import Final

from westmarch.core.players.weights import vector

HABITS: Final = (
    "points_at_fields",
    "points_at_path",
    "corruption_at_path",
    "a_card",
    "a_spare_card",
    "an_unseen_card",
    "for_good",
    "kept",
    "in_waiting",
    "leader",
    "future_fades",
    "nowhere_to_go",
    "action_with_wielder",
    "cycled_instead",
    "forsaken_from_reserve",
    "ridden_card",
    "worth_a_yes",
    "path_point",
    "path_icon",
    "retaken_point",
    "risked_point",
    "defended_point",
    "a_point_at_the_end",
    "cards_of_ring",
    "ring_in_time",
    "cards_of_every_ring",
    "cards_of_a_play",
    "still",
    "restless",
    "texts_on_play",
    "actions",
    "a_play",
    "a_move",
    "a_cycle",
    "into_reserve",
)
OF_POINTS_AT_FIELDS: Final = 0
OF_POINTS_AT_PATH: Final = 1
OF_CORRUPTION_AT_PATH: Final = 2
OF_A_CARD: Final = 3
OF_A_SPARE_CARD: Final = 4
OF_AN_UNSEEN_CARD: Final = 5
OF_FOR_GOOD: Final = 6
OF_KEPT: Final = 7
OF_IN_WAITING: Final = 8
OF_LEADER: Final = 9
OF_FUTURE_FADES: Final = 10
OF_NOWHERE_TO_GO: Final = 11
OF_ACTION_WITH_WIELDER: Final = 12
OF_CYCLED_INSTEAD: Final = 13
OF_FORSAKEN_FROM_RESERVE: Final = 14
OF_RIDDEN_CARD: Final = 15
OF_WORTH_A_YES: Final = 16
OF_PATH_POINT: Final = 17
OF_PATH_ICON: Final = 18
OF_RETAKEN_POINT: Final = 19
OF_RISKED_POINT: Final = 20
OF_DEFENDED_POINT: Final = 21
OF_A_POINT_AT_THE_END: Final = 22
OF_CARDS_OF_RING: Final = 23
OF_RING_IN_TIME: Final = 24
OF_CARDS_OF_EVERY_RING: Final = 25
OF_CARDS_OF_A_PLAY: Final = 26
OF_STILL: Final = 27
OF_RESTLESS: Final = 28
OF_TEXTS_ON_PLAY: Final = 29
OF_ACTIONS: Final = 30
OF_A_PLAY: Final = 31
OF_A_MOVE: Final = 32
OF_A_CYCLE: Final = 33
OF_INTO_RESERVE: Final = 34

FIRST_HABITS: Final[dict[str, float]] = {
    "points_at_fields": 1.0,  # each point that a battleground will bring
    "points_at_path": 1.0,  # each point that the path will bring
    "corruption_at_path": 1.0,  # each corruption that the path will bring
    "a_card": 0.4,  # a card in hand
    "a_spare_card": 0.1,  # a card above those that may be carried over, which must be spent
    "an_unseen_card": 0.2,  # the top of the deck, if it is lost
    "for_good": 0.15,  # the part of its value that an eliminated card takes away from the rounds to come
    "kept": 0.3,  # the part of its value for which a card is kept in hand
    "in_waiting": 0.5,  # the part of its value that a card in reserve has for the rounds to come
    "leader": 0.8,  # a leader's icon, for its army may be lost
    "future_fades": 3.0,  # what serves later counts in full until a third of the game is left, then less and less
    "nowhere_to_go": -1.0,  # a card that finds no place where it serves
    "action_with_wielder": 0.5,  # the part of an item's action that counts when it is put on somebody who fights
    "cycled_instead": 0.2,  # the part of its value that a card loses which is cycled instead of eliminated
    "forsaken_from_reserve": 0.2,  # the part of its value that a card forsaken from reserve loses beside its use there
    "ridden_card": 0.1,  # the part of its value for which a card is not given away in a ride
    "worth_a_yes": 0.1,  # a yes
    "path_point": 0.3,  # each point of a path that is activated
    "path_icon": 0.5,  # each of its defence icons
    "retaken_point": 1.5,  # each point of a battleground that the enemy holds and may lose
    "risked_point": 0.5,  # each point of one that we hold and may lose
    "defended_point": 0.3,  # each point of one that we would defend
    "a_point_at_the_end": 1.0,  # a ring token that was not used
    "cards_of_ring": 2.0,  # the cards of a token that serves once a game
    "ring_in_time": 0.4,  # what it brings to have them when they are needed
    "cards_of_every_ring": 1.5,  # what a token of each round brings, the best of three
    "cards_of_a_play": 2.0,  # a card that is played and the one that pays for it; the same for winnowing
    "still": 0.4,  # how uncertain a balance is even where nobody has cards left
    "restless": 0.4,  # how much more it is for the cards in hand, by the square root of those that come
    "texts_on_play": 1.0,  # what a text brings that is carried out when its card is played
    "actions": 1.0,  # what a printed action brings
    "a_play": 0.0,  # to play a card, beside what it brings
    "a_move": 0.0,  # to move a card out of the reserve, beside what it brings
    "a_cycle": 0.0,  # to cycle a card, beside what it brings
    "into_reserve": 0.0,  # a card that comes into the reserve, beside what it is worth there
}
BY_HAND: Final[list[float]] = vector(HABITS, FIRST_HABITS)
