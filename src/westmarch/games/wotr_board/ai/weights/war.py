"""Numbers of the war: armies, places, recruits, dice, and characters on the map."""

from typing import Final

from westmarch.core.players.weights import vector
from westmarch.games.wotr_board.components import FACE_IDS, NATION_IDS

# Places and armies
A_STEP_AWAY: Final = 0.75  # how much less a place draws for each step to it
FAR_AWAY: Final[tuple[float, ...]] = tuple(A_STEP_AWAY**distance for distance in range(32))
MENACE: Final[tuple[float, ...]] = (1.0, 0.8, 0.45, 0.25, 0.1)  # of an enemy army, by its distance
ENEMY_NEAR: Final = 3  # as far an army is expected to come by surprise

# Marching
FULL_ARMY: Final = 10.0  # the hits that an army of weight 1 can take
MOST_WEIGHT: Final = 1.2  # of an army

# Fighting
LEAST_BLOWS: Final = 0.1  # the hits that any army may expect in a round

# Mustering
STEP_TO_WAR: Final = vector(
    NATION_IDS,
    {
        "dwarves": 0.35, "elves": 0.6, "gondor": 0.9, "north": 0.4, "rohan": 0.9,
        "isengard": 3.4, "sauron": 3.0, "southrons": 1.4,
    },
)  # fmt: skip
LEADERS_WANTED: Final = 2  # in a region

# Companions on the map
MOST_OF_TRAVELS: Final = 3.0  # of all who travel with one die

# Nazgul
SOMEWHERE: Final = 0.02  # a Nazgul anywhere
NAZGUL_WANTED: Final = 5  # as leaders of an army at most

# Characters who come into play
ENTRANCES: Final[dict[str, float]] = {
    "saruman": 5.0, "witch-king-black-captain": 4.0, "mouth-lieutenant": 3.5, "gandalf-white": 5.0, "aragorn": 4.5,
    "witch-king-chief": 4.0, "mouth-black-numenorean": 3.5, "gothmog": 2.0, "balrog": 2.0, "elrond": 2.5,
    "galadriel": 2.5, "treebeard": 1.5, "smeagol": 1.5, "gandalf-keeper-of-narya": 2.0,
}  # fmt: skip
ANY_ENTRANCE: Final = 1.0

# Dice
FACE_PRICE: Final = [  # of the faces that can do more than others, by side
    vector(
        FACE_IDS,
        {
            "character": 0.25, "army": 0.0, "muster": 0.0, "army_muster": 0.1, "event": 0.05, "will_of_the_west": 0.5,
            "eye": 0.0, "draw": 0.0, "balrog": 0.0,
        },
    ),
    vector(
        FACE_IDS,
        {
            "character": 0.05, "army": 0.05, "muster": 0.1, "army_muster": 0.2, "event": 0.0, "will_of_the_west": 0.0,
            "eye": 0.0, "draw": 0.0, "balrog": 0.0,
        },
    ),
]  # fmt: skip
USELESS: Final = -0.1  # a use of a die of which nothing is known

# Figures that are lost or chosen by cards
LOSS_OF_REGULAR: Final = 1.0
LOSS_OF_ELITE: Final = 2.0
LOSS_OF_LEADER: Final = 1.5
DECLINED_OFFER: Final = 0.05
FROM_TABLE: Final = 0.5  # to pay with a card on the table
