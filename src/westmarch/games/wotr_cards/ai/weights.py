"""Every number of the heuristics by its name, but the fitted ones of the outlook (`outlook_weights`) and those of quick words (`habits`).

The weights of `worth` add to the logarithm of the Free Peoples' odds; a thing of the Shadow's takes as much away. There
is a set for the first round and one for the last; between them the weights change evenly with the numbers of the paths.
They were fitted by logistic regression to the results of 640 games between computer players, and evened out by hand
where those said little. All other numbers were set by hand and count about in victory points, unless they say
otherwise.
"""

from typing import Final

from westmarch.core.players.weights import vector

# What a position is worth

FEATURES: Final = (
    "constant",
    "score",
    "fields",
    "path",
    "corruption",
    "lead",
    "loose",
    "hand",
    "cards",
    "supply",
    "armies",
    "characters",
    "items",
    "deck",
    "ring",
)
AT_CONSTANT: Final = 0
AT_SCORE: Final = 1
AT_FIELDS: Final = 2
AT_PATH: Final = 3
AT_CORRUPTION: Final = 4
AT_LEAD: Final = 5
AT_LOOSE: Final = 6
AT_HAND: Final = 7
AT_CARDS: Final = 8
AT_SUPPLY: Final = 9
AT_ARMIES: Final = 10
AT_CHARACTERS: Final = 11
AT_ITEMS: Final = 12
AT_DECK: Final = 13
AT_RING: Final = 14

# What each feature counts for; the same names hold for the last round.
FIRST_ROUND: Final[dict[str, float]] = {
    "constant": 0.5,  # the same for every position
    "score": 0.11,  # each point more
    "fields": 0.1,  # each point that the active battlegrounds will bring
    "path": 0.25,  # each point that the active path will bring
    "corruption": 0.08,  # each corruption that it will not bring
    "lead": 0.15,  # each point of a lead so large that it may end the game
    "loose": 0.0,  # how far the balances may still move: paths look worse to the Free Peoples as long as they do
    "hand": 0.04,  # each card in hand
    "cards": 0.095,  # what these cards are worth
    "supply": 0.005,  # each card that a player will still draw
    "armies": 0.2,  # the armies in reserve
    "characters": 0.13,  # the characters there
    "items": 0.13,  # the items there
    "deck": 0.06,  # what the cards in deck and cycle pile are worth
    "ring": 0.2,  # a ring token that serves once a game
}
LAST_ROUND: Final[dict[str, float]] = {
    "constant": 0.0,
    "score": 0.61,
    "fields": 0.6,
    "path": 0.75,
    "corruption": 0.65,
    "lead": 0.0,
    "loose": -0.2,
    "hand": 0.04,
    "cards": 0.1,
    "supply": 0.0,
    "armies": 0.09,
    "characters": 0.23,
    "items": 0.15,
    "deck": 0.03,
    "ring": 0.6,
}
MOST_ROUNDS: Final = 9


def weights_between(way: float) -> list[float]:
    """The weights some part of the way from the first round to the last."""
    first, last = vector(FEATURES, FIRST_ROUND), vector(FEATURES, LAST_ROUND)
    return [first[i] * (1.0 - way) + last[i] * way for i in range(len(FEATURES))]


# By the number of paths to come.
TABLES: Final[list[list[float]]] = [weights_between(1.0 - left / MOST_ROUNDS) for left in range(MOST_ROUNDS + 1)]


DECIDED: Final = 50.0  # the worth of a game that is over
LEAD_THAT_THREATENS: Final = 6.0  # with more points ahead the game may end at once
STILL: Final = 0.4  # how uncertain a balance is even where nobody has cards left
SETTLED: Final = 0.05  # the same once all have passed
RESTLESS: Final = 0.4  # how much more it is for the cards in hand, by the square root of
CARDS_THAT_COME: Final = 0.5  # this part of them, for the others pay for those
HALF_AN_ICON: Final = 0.5  # a tie lies halfway between the last balance that wins and the first that loses

# What texts bring

A_CARD: Final = 0.4  # a card in hand
A_FORSAKEN_CARD: Final = 0.25
AN_ICON: Final = 0.7
A_CORRUPTION: Final = 1.0
A_CLEANSING: Final = 1.5  # one corruption less for each character there
A_CARD_ELIMINATED: Final = 0.8  # in play
A_CARD_PLAYED: Final = 0.8  # out of cards set aside
A_CARD_FOUND: Final = 0.5  # in deck or cycle pile, by its name
AN_ACTIVATION: Final = 0.3  # of a battleground or path of one's choice
A_MOVE_OR_NEW_DECK: Final = 0.2
PLAYERS_OF_A_SIDE: Final = 2.0  # where each of them does something
TIMES_IT_HAPPENS: Final = 1.5  # where something happens several times

# What cards are worth by their icons and texts

ICON_ON_FIELD: Final = 0.3  # each icon, attack or defence
BETTER_ICON_ON_FIELD: Final = 0.4  # each icon of the one of both that it has more of, beside that
LEADER_ICON: Final = 0.3
SPECIAL_ICONS: Final = 0.6  # a text that gives icons
PATH_OPEN_AT_ALL: Final = 0.5  # the part of its path icons that counts where one number is left, less the next one
EACH_OPEN_PATH: Final = 0.25  # and for each number left, up to all of them
OTHER_USE: Final = 0.3  # of battlegrounds and paths, the part that counts of what a card is worse at
ACTION_IN_HAND: Final = 0.5  # the part of its action that counts before it is played
ITEM_IN_HAND: Final = 0.8  # an item needs somebody to wield it
SAVED_WIELDER: Final = 0.6  # an item that saves its wielder
A_CARD_CARRIED: Final = 0.1  # one card more carried over, each round

# How a search looks

HEAT: Final = 0.15  # how far a search spreads its first looks beyond the word that looks best
EVEN_SHARE: Final = 0.3  # the part of its looks for which any word is as good, since one guess may mislead
CURIOSITY: Final = 0.3  # how much a search looks at words that it knows little of
