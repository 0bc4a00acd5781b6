"""The encounter set Sauron's Reach."""

from westmarch.core.frames import YOU, Choose, EachSeat, If, effect
from westmarch.games.lcg.cards.book import SHUFFLED_IN
from westmarch.games.lcg.cards.declare import enemy, treachery
from westmarch.games.lcg.cards.making.conditions import Exists, ThreatIs
from westmarch.games.lcg.cards.making.effects import (
    AddAttack,
    Damage,
    DiscardFromHand,
    ModifyGroup,
    RaiseThreat,
    ReturnToHand,
)
from westmarch.games.lcg.cards.making.operands import CHOSEN, allies, characters
from westmarch.games.lcg.components import EVERY_LOCATION, SURGE, THREAT
from westmarch.games.lcg.rules.seats import EVERY_PLAYER, ThreatFrom
from westmarch.games.lcg.words import ASK_TARGET

SET = "saurons_reach"
SEEN_BY_SAURON = 35  # the threat from which on his reach is felt

enemy(
    "eastern_crows",
    SET,
    copies=3,
    easy=1,
    engagement=30,
    threat=1,
    attack=1,
    defense=0,
    hit_points=1,
    traits=("creature",),
    keywords=SURGE,
    marks=SHUFFLED_IN,
    shadow=effect(If(ThreatIs(SEEN_BY_SAURON), effect(AddAttack(2)), effect(AddAttack(1)))),
)
treachery(
    "evil_storm",
    SET,
    copies=3,
    easy=2,
    when_revealed=effect(Damage(characters(ThreatFrom(SEEN_BY_SAURON)), 1)),
)
treachery(
    "pursued_by_shadow",
    SET,
    copies=2,
    easy=2,
    when_revealed=effect(EachSeat(EVERY_PLAYER, effect(RaiseThreat(1, per=characters(YOU, committed=False))))),
    shadow=effect(
        If(
            Exists(allies(YOU, ready=False)),
            effect(Choose(ASK_TARGET, allies(YOU, ready=False)), ReturnToHand(CHOSEN)),
            effect(RaiseThreat(3)),
        )
    ),
)
# Rule 121: also about locations that come later.
treachery(
    "treacherous_fog",
    SET,
    copies=2,
    easy=2,
    when_revealed=effect(
        ModifyGroup(EVERY_LOCATION, THREAT, 1),
        EachSeat(ThreatFrom(SEEN_BY_SAURON), effect(DiscardFromHand(1))),
    ),
)
