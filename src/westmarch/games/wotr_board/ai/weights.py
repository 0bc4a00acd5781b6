"""What things are worth to computer players, in dice: 1 is what an ordinary die of a turn brings.

Cards are valued twice: as events, where they can be played, and in a battle. The numbers come from experience and were
tried in games between computer players.
"""

from typing import Final

from westmarch.games.wotr_board.cards.book import EVENTS
from westmarch.games.wotr_board.cards.catalogue import DECKS as DECLARED
from westmarch.games.wotr_board.cards.names import CARD_IDS, CARDS

assert DECLARED  # the tables below read what the decks have declared

# War, by side
POINT: Final[tuple[float, ...]] = (5.0, 3.5)  # a victory point
NEARER_TO_VICTORY: Final[tuple[float, ...]] = (1.5, 0.25)  # how much more it is for each point that the side has
TOWN_TAKEN: Final = 0.6
UNIT: Final[tuple[float, ...]] = (0.7, 0.3)  # a hit that an army can take; dead Free Peoples never come back
LEADERSHIP_POINT: Final = 0.3
TO_ATTACK: Final[tuple[float, ...]] = (1.2, 1.0)  # how enemy settlements draw armies
TO_DEFEND: Final[tuple[float, ...]] = (1.4, 0.7)  # how own ones in danger do
FAR_AWAY: Final[tuple[float, ...]] = tuple(0.75**distance for distance in range(32))
MENACE: Final[tuple[float, ...]] = (1.0, 0.8, 0.45, 0.25, 0.1)  # of an enemy army, by its distance
MARCH: Final = 14.0  # a whole army that comes one pull nearer
MERGE: Final = 1.2  # two armies that become one

# Dice
FACE_PRICE: Final[tuple[tuple[float, ...], ...]] = (  # of the faces that can do more than others
    (0.25, 0.0, 0.0, 0.1, 0.05, 0.5, 0.0, 0.0, 0.0),
    (0.05, 0.05, 0.1, 0.2, 0.0, 0.0, 0.0, 0.0, 0.0),
)
A_RING: Final = 1.6  # an Elven Ring that the Free Peoples use goes to the Shadow
A_SHADOW_RING: Final = 0.8
A_CARD: Final = 0.5  # to draw one
A_SPARE_CARD: Final = 0.15  # to draw one above the limit
KEPT: Final = 0.55  # the part of an event's value that a card in hand stands for

# The Ring-bearers
A_STEP: Final = 2.3  # a step nearer to Mount Doom
HIDING: Final = 2.0
SOAK: Final = 0.55  # a level of a companion in the Fellowship
CORRUPTION: Final = 0.75  # a point of corruption at first
MORE_CORRUPTION: Final = 0.13  # and more for every point there is

# Characters who come into play
ENTRANCES: Final[dict[str, float]] = {
    "saruman": 5.0, "witch-king-black-captain": 4.0, "mouth-lieutenant": 3.5, "gandalf-white": 5.0, "aragorn": 4.5,
    "witch-king-chief": 4.0, "mouth-black-numenorean": 3.5, "gothmog": 2.0, "balrog": 2.0, "elrond": 2.5,
    "galadriel": 2.5, "treebeard": 1.5, "smeagol": 1.5, "gandalf-keeper-of-narya": 2.0,
}  # fmt: skip

# Events; what depends on the position is counted in `events_worth`.
_EVENTS: Final[dict[str, float]] = {
    "fp-char-01": 0.9, "fp-char-02": 0.9, "fp-char-03": 1.3, "fp-char-04": 1.2, "fp-char-05": 1.3, "fp-char-06": 1.0,
    "fp-char-07": 1.0, "fp-char-08": 1.4, "fp-char-13": 0.4, "fp-char-14": 1.2, "fp-char-15": 0.6, "fp-char-16": 0.5,
    "fp-char-17": 0.5, "fp-char-18": 1.2, "fp-char-19": 1.6, "fp-char-20": 1.6, "fp-char-21": 1.6, "fp-char-22": 2.0,
    "fp-char-23": 1.5, "fp-char-24": 1.3,
    "fp-str-01": 1.2, "fp-str-02": 1.5, "fp-str-03": 0.6, "fp-str-04": 0.4, "fp-str-05": 1.6, "fp-str-06": 1.5,
    "fp-str-07": 0.4, "fp-str-08": 1.2, "fp-str-09": 1.5, "fp-str-10": 1.2, "fp-str-11": 0.5, "fp-str-12": 0.3,
    "fp-str-13": 1.3, "fp-str-14": 1.5, "fp-str-15": 1.5, "fp-str-16": 1.4, "fp-str-17": 0.8, "fp-str-18": 1.4,
    "fp-str-19": 1.3, "fp-str-20": 1.2, "fp-str-21": 1.2, "fp-str-22": 1.1, "fp-str-23": 1.4, "fp-str-24": 1.4,
    "sh-char-01": 1.3, "sh-char-02": 1.4, "sh-char-03": 1.3, "sh-char-04": 1.1, "sh-char-09": 1.2, "sh-char-10": 0.8,
    "sh-char-14": 1.0, "sh-char-15": 0.5, "sh-char-16": 0.8, "sh-char-17": 0.6, "sh-char-18": 0.3, "sh-char-19": 1.3,
    "sh-char-20": 3.5, "sh-char-21": 1.0, "sh-char-22": 0.7, "sh-char-23": 1.6, "sh-char-24": 1.7,
    "sh-str-01": 0.9, "sh-str-02": 3.5, "sh-str-03": 1.4, "sh-str-04": 0.2, "sh-str-05": 0.6, "sh-str-06": 0.9,
    "sh-str-07": 0.9, "sh-str-08": 1.1, "sh-str-09": 1.5, "sh-str-10": 1.0, "sh-str-11": 1.2, "sh-str-12": 0.9,
    "sh-str-13": 1.0, "sh-str-14": 1.0, "sh-str-15": 1.0, "sh-str-16": 2.6, "sh-str-17": 2.2, "sh-str-18": 2.6,
    "sh-str-19": 1.8, "sh-str-20": 2.3, "sh-str-21": 1.8, "sh-str-22": 1.4, "sh-str-23": 3.0, "sh-str-24": 2.4,
}  # fmt: skip
ANY_EVENT: Final = 1.0
EVENT_VALUES: Final[list[float]] = [_EVENTS.get(name, ANY_EVENT) for name in CARD_IDS]

# Combat halves, in hits of a round between armies of full strength
_HALVES: Final[dict[str, float]] = {
    "daring-defiance": 0.3, "scouts": 0.1, "sudden-strike": 0.7, "charge": 0.7, "it-is-a-gift": 1.0,
    "servant-of-the-secret-fire": 0.8, "valour": 0.8, "ents-rage": 1.6, "huorn-dark": 1.2, "daylight": 0.8,
    "brave-stand": 0.5, "advantageous-position": 0.8, "mighty-attack": 0.5, "anduril": 0.7, "confusion": 0.7,
    "nameless-wood": 1.7, "no-quarter": 0.9, "heroic-death": 0.2, "shield-wall": 0.6, "orderly-withdrawal": 0.4,
    "blade-of-westernesse": 0.4, "fateful-strike": 0.5,
    "swarm-of-bats": 0.6, "words-of-power": 0.5, "durins-bane": 1.5, "durins-bane-or-balrog": 1.5,
    "one-for-the-dark-lord": 1.0, "devilry-of-orthanc": 0.9, "cruel-as-death": 0.4, "dread-and-despair": 0.5,
    "foul-stench": 0.5, "deadly-strife": 0.6, "desperate-battle": 0.4, "relentless-assault": 0.4,
    "fear-of-their-masters": 0.4, "servant-of-the-shadow": 0.4, "mumakil": 1.2, "they-are-terrible": 0.4,
    "black-breath": 0.6, "onslaught": 0.8, "great-host": 0.7, "we-come-to-kill": 0.8,
}  # fmt: skip


def _combat_value(card: int) -> float:
    event = EVENTS[card]
    return _HALVES.get(event.combat.title, 0.3) if event is not None and event.combat is not None else 0.0


COMBAT_VALUES: Final[list[float]] = [_combat_value(card) for card in range(CARDS)]

# The features of `worth`, in its order, as they add to the logarithm of the Free Peoples' odds: before Mordor, and on its
# track. They were fitted by logistic regression to games between computer players, and evened out by hand.
ON_THE_ROAD: Final[list[float]] = [
    -0.9, 0.95, 0.45, -0.85, 0.75, 1.3, 0.0, -1.5, 0.6, 0.9, 0.2, -0.12,
    0.65, -0.35, 0.34, -0.15, 0.25, -0.4, 0.2, 0.1, -0.08, -0.7, 0.63, 0.15,
]  # fmt: skip
ON_THE_TRACK: Final[list[float]] = [
    -0.4, 1.3, 0.66, -0.5, 0.3, 1.4, 0.0, -1.5, 0.75, 1.2, 0.05, -0.12,
    0.3, -0.35, 0.38, -0.1, 0.4, -0.5, 0.25, 0.1, -0.12, -0.7, 0.8, 0.0,
]  # fmt: skip
