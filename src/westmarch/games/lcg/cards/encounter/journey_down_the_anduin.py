"""The encounter set Journey Down the Anduin."""

from westmarch.core.frames import If, effect
from westmarch.games.lcg.cards.book import TO_TOP
from westmarch.games.lcg.cards.declare import enemy, forced, location, treachery
from westmarch.games.lcg.cards.making.conditions import IT_IS_SELF, UNDEFENDED_NOW, SelfAt
from westmarch.games.lcg.cards.making.effects import DealShadow, RaiseThreat, RemoveProgress
from westmarch.games.lcg.cards.making.operands import IT, PLAYERS
from westmarch.games.lcg.components import ACTIVE
from westmarch.games.lcg.rules.reveal import Reveal
from westmarch.games.lcg.rules.seats import EVERY_PLAYER
from westmarch.games.lcg.words import ATTACK_DONE, REFRESH_READIED

SET = "journey_down_the_anduin"

enemy(
    "misty_mountain_goblins",
    SET,
    copies=3,
    easy=3,
    engagement=15,
    threat=2,
    attack=2,
    defense=1,
    hit_points=3,
    traits=("goblin", "orc"),
    abilities=(forced(ATTACK_DONE, RemoveProgress(1), when=IT_IS_SELF),),
    shadow=effect(If(UNDEFENDED_NOW, effect(RemoveProgress(3)), effect(RemoveProgress(1)))),
)
# Rule 123: its cards are turned up in the same attack.
treachery(
    "massing_at_night",
    SET,
    copies=1,
    easy=0,
    when_revealed=effect(Reveal(1, per=PLAYERS)),
    shadow=effect(DealShadow(IT, 1, per=PLAYERS)),
)
# Rule 125: discarded as usual as a shadow card.
location(
    "banks_of_the_anduin",
    SET,
    copies=2,
    easy=2,
    threat=1,
    points=3,
    traits=("riverland",),
    marks=TO_TOP,
)
location(
    "gladden_fields",
    SET,
    copies=3,
    easy=1,
    threat=3,
    points=3,
    victory=3,
    traits=("marshland",),
    abilities=(forced(REFRESH_READIED, RaiseThreat(1, EVERY_PLAYER), when=SelfAt(ACTIVE)),),
)
