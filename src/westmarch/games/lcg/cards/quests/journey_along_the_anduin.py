"""Journey Along the Anduin."""

from westmarch.core.frames import effect
from westmarch.games.lcg.cards.book import NO_CHECKS, NO_STAGING
from westmarch.games.lcg.cards.declare import quest
from westmarch.games.lcg.cards.making.conditions import Exists, NoneThere
from westmarch.games.lcg.cards.making.hidden import AddToStaging
from westmarch.games.lcg.cards.making.operands import PLAYERS, enemies
from westmarch.games.lcg.rules.reveal import Reveal

TROLL = "hill_troll"

quest(
    "to_the_river",
    stage=1,
    points=8,
    setup=effect(Reveal(1, per=PLAYERS)),
    when_revealed=effect(AddToStaging(TROLL, unless_there=True)),
    blocked=Exists(enemies(title=TROLL)),
)
quest("anduin_passage", stage=2, points=16, extra_reveals=1, marks=NO_CHECKS)
quest(
    "ambush_on_the_shore",
    stage=3,
    when_revealed=effect(Reveal(2, per=PLAYERS)),
    marks=NO_STAGING,
    won=NoneThere(enemies()),
)
