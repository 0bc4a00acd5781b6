"""Numbers of the war: armies, places, recruits, dice, and characters on the map."""

from typing import Final

from westmarch.core.players.weights import vector
from westmarch.games.wotr_board.components import CHARACTER_IDS, FACE_IDS, NATION_IDS

# Places and armies, by side where the sides differ
POINT: Final[tuple[float, ...]] = (5.0, 3.5)  # a victory point
NEARER_TO_VICTORY: Final[tuple[float, ...]] = (1.5, 0.25)  # how much more it is for each point that the side has
TOWN_TAKEN: Final = 0.6
UNIT: Final[tuple[float, ...]] = (0.7, 0.3)  # a hit that an army can take; dead Free Peoples never come back
LEADERSHIP_POINT: Final = 0.3
TO_ATTACK: Final[tuple[float, ...]] = (1.2, 1.0)  # how enemy settlements draw armies
TO_DEFEND: Final[tuple[float, ...]] = (1.4, 0.7)  # how own ones in danger do
A_STEP_AWAY: Final = 0.75  # how much less a place draws for each step to it
FAR_AWAY: Final[tuple[float, ...]] = tuple(A_STEP_AWAY**distance for distance in range(32))
MENACE: Final[tuple[float, ...]] = (1.0, 0.8, 0.45, 0.25, 0.1)  # of an enemy army, by its distance
AT_RANDOM: Final = 0.1  # the pull of a settlement that nobody is near
WALLS: Final = 2.0  # how much a stronghold helps who is in it
STANDING: Final = 2.0  # the defence of a place that nobody defends
ENEMY_NEAR: Final = 3  # as far an army is expected to come by surprise

# Marching
MARCH: Final = 14.0  # a whole army that comes one pull nearer
MERGE: Final = 1.2  # two armies that become one
SECOND_ARMY: Final = 0.7  # the part that counts of the second army that an Army die moves
LEFT_BEHIND: Final = 0.3  # how much it counts that a settlement is left with fewer guards
FULL_ARMY: Final = 10.0  # the hits that an army of weight 1 can take
MOST_WEIGHT: Final = 1.2  # of an army
AT_RISK: Final = 0.4  # the part of an army that counts as lost before a stronger enemy
STRONGER: Final = 1.3  # how much larger such an enemy is
ENOUGH: Final = 0.12  # a smaller gain is not worth another army's march or flight

# Fighting
LEAST_BLOWS: Final = 0.1  # the hits that any army may expect in a round
AGAINST_WALLS: Final = 0.8  # how far a city or fortification lowers the attacker's superiority
OWN_LOSSES: Final = 0.6  # the part of the expected losses that counts against a battle in the open
A_SIEGE: Final = 0.35  # the part of a stronghold's prize that a siege stands for
LOST_BEFORE_WALLS: Final = 0.2  # the hits that it costs for each the garrison can take
BREAKING_OUT: Final = 0.8  # how far it lowers the superiority of the besieged
RELIEVED: Final = 0.3  # the part of a stronghold's prize that a sortie decides

# Mustering
STEP_TO_WAR: Final = vector(
    NATION_IDS,
    {
        "dwarves": 0.35, "elves": 0.6, "gondor": 0.9, "north": 0.4, "rohan": 0.9,
        "isengard": 3.4, "sauron": 3.0, "southrons": 1.4,
    },
)  # fmt: skip
STEP_IN_PEACE: Final = 0.4  # the part of it that counts for a nation of the Free Peoples that nothing menaces
STEP_IN_DANGER: Final = 1.2  # and how much more for one that is sure to be taken
WAKING: Final = 0.3  # a nation of cards that wakes as well
WANTED_ANYWHERE: Final = 0.35  # how much of its worth a recruit has far from the war
WANTED_NEAR: Final = 1.3  # and how much more where armies are drawn to
FIRST_NAZGUL: Final = 0.35  # a new Nazgul where nobody leads
FURTHER_NAZGUL: Final = 0.2
LEADERS_WANTED: Final = 2  # in a region
FURTHER_LEADER: Final = 0.05
ELITE_RECRUIT: Final = 1.9  # units that an Elite is worth when it comes
WITHOUT_ROOM: Final = 0.1  # the part of a unit that counts where none can come usefully
ELITE_WITHOUT_ROOM: Final = 2.0
FIRST_OF_TWO: Final = 1.9  # how much more a recruit is who leaves room for another one
ISENGARDS_LEVY: Final = 3.0  # the units that Saruman's Muster brings
ISENGARDS_UPGRADE: Final = 2.0  # the units that two of his Elites stand for
UPGRADE_ANYWHERE: Final = 0.5  # how much of it counts far from the war

# Companions on the map
TO_WAKE: Final = 0.5  # a companion where he wakes a nation
TO_WAKE_IN_DANGER: Final = 1.2  # and how much more in a place that is sure to be taken
TO_ADVANCE: Final = 0.3  # where he may advance his nation
LEADS_AT_HOME: Final = 0.3  # the part of his leadership that counts in a safe place
LEADS_IN_DANGER: Final = 2.0  # and how much more in danger
THE_KING_RETURNS: Final = 3.2  # Strider in a city where he may become Aragorn
ON_THE_WAY_TO_THE_CITY: Final = 1.2  # Strider on his way there
STEP_TO_THE_CITY: Final = 0.15  # less for each step
STRIDER_STAYS: Final = 0.5  # that he need not travel
MOST_OF_TRAVELS: Final = 3.0  # of all who travel with one die

# Nazgul
SOMEWHERE: Final = 0.02  # a Nazgul anywhere
ON_THE_TRAIL: Final = 0.45  # the one where the Fellowship was last seen
NAZGUL_WANTED: Final = 5  # as leaders of an army at most
A_HOST: Final = 10.0  # the units with which his leadership counts in full
FIRST_LEADERSHIP: Final = 1.2  # how much it counts then
EACH_LEADERSHIP: Final = 0.15  # less for each leader that there is
BEFORE_THE_ENEMY: Final = 0.9  # the part that counts before an enemy
BEHIND_THE_LINES: Final = 0.25  # and elsewhere
WITCH_KING: Final = 2.0  # Nazgul that the Witch-king stands for
A_FLIGHT: Final = 1.6  # how much more all that may fly are than the first
MINION_NEAR_WAR: Final = 0.1  # how much it counts for a minion where armies are drawn to

# Characters who come into play
ENTRANCES: Final[dict[str, float]] = {
    "saruman": 5.0, "witch-king-black-captain": 4.0, "mouth-lieutenant": 3.5, "gandalf-white": 5.0, "aragorn": 4.5,
    "witch-king-chief": 4.0, "mouth-black-numenorean": 3.5, "gothmog": 2.0, "balrog": 2.0, "elrond": 2.5,
    "galadriel": 2.5, "treebeard": 1.5, "smeagol": 1.5, "gandalf-keeper-of-narya": 2.0,
}  # fmt: skip
ANY_ENTRANCE: Final = 1.0
ENTRANCE_VALUES: Final = [ENTRANCES.get(name, ANY_ENTRANCE) for name in CHARACTER_IDS]
COMPANIONS_POWER: Final = 0.5  # a companion's power that advances no nation of his own
ANOTHER_POWER: Final = 0.8

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
IDLE: Final = 0.2  # what a pass brings, for the die is kept
USELESS: Final = -0.1  # a use of a die of which nothing is known
A_HUNT_DIE: Final = 0.6
A_RING: Final = 1.6  # an Elven Ring that the Free Peoples use goes to the Shadow
A_SHADOW_RING: Final = 0.8
CLEARLY_BETTER: Final = 0.3  # how much more a turned die must bring than the best there is

# Figures that are lost or chosen by cards
LOSS_OF_REGULAR: Final = 1.0
LOSS_OF_ELITE: Final = 2.0
LOSS_OF_LEADER: Final = 1.5
A_STRUCK_HIT: Final = 0.2  # each hit that the army can take which a card strikes
CROWDED: Final = 0.5  # a region without room for what a card brings
RECRUITS_OF_CARD: Final = 0.6  # a card's recruits as one of several things it offers
DECLINED_OFFER: Final = 0.05
FROM_TABLE: Final = 0.5  # to pay with a card on the table
ANOTHER_OFFER: Final = 0.6
