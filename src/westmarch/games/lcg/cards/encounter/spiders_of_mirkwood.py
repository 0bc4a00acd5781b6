"""The encounter set Spiders of Mirkwood."""

from westmarch.core.frames import YOU, Choose, EachSeat, If, May, effect
from westmarch.games.lcg.cards.book import STOPS_READYING
from westmarch.games.lcg.cards.declare import enemy, forced, location, treachery
from westmarch.games.lcg.cards.making.conditions import IT_IS_SELF, UNDEFENDED_NOW, EachHas
from westmarch.games.lcg.cards.making.effects import AttachSelf, Damage, DiscardEvents, Exhaust, Modify, RaiseThreat
from westmarch.games.lcg.cards.making.hidden import EncounterDeckLasts, LookAtTop, ShuffleDeck, TakeOne
from westmarch.games.lcg.cards.making.operands import CHOSEN, CHOSEN_PLAYER, MOMENT_SEAT, Players, characters, heroes
from westmarch.games.lcg.components import WILLPOWER
from westmarch.games.lcg.rules.reveal import Reveal
from westmarch.games.lcg.rules.seats import EVERY_PLAYER, FIRST_PLAYER, HIGHEST_THREAT
from westmarch.games.lcg.words import (
    ASK_DAMAGE,
    ASK_EXHAUST,
    ASK_MAY,
    ASK_PLAYER,
    ASK_TARGET,
    WAS_ENGAGED,
    WAS_EXPLORED,
)

SET = "spiders_of_mirkwood"

enemy(
    "king_spider",
    SET,
    copies=2,
    easy=2,
    engagement=20,
    threat=2,
    attack=3,
    defense=1,
    hit_points=3,
    traits=("creature", "spider"),
    when_revealed=effect(
        EachSeat(EVERY_PLAYER, effect(Choose(ASK_EXHAUST, characters(YOU, ready=True)), Exhaust(CHOSEN)))
    ),
    shadow=effect(
        If(
            UNDEFENDED_NOW,
            effect(Choose(ASK_EXHAUST, characters(YOU, ready=True), 2, 2), Exhaust(CHOSEN)),
            effect(Choose(ASK_EXHAUST, characters(YOU, ready=True)), Exhaust(CHOSEN)),
        )
    ),
)
enemy(
    "hummerhorns",
    SET,
    copies=1,
    easy=0,
    engagement=40,
    threat=1,
    attack=2,
    defense=0,
    hit_points=3,
    victory=5,
    traits=("creature", "insect"),
    abilities=(
        forced(
            WAS_ENGAGED,
            Choose(ASK_DAMAGE, heroes(MOMENT_SEAT), who=MOMENT_SEAT),
            Damage(CHOSEN, 5),
            when=IT_IS_SELF,
        ),
    ),
    shadow=effect(If(UNDEFENDED_NOW, effect(Damage(characters(YOU), 2)), effect(Damage(characters(YOU), 1)))),
)
enemy(
    "ungoliants_spawn",
    SET,
    copies=1,
    easy=1,
    engagement=32,
    threat=3,
    attack=5,
    defense=2,
    hit_points=9,
    traits=("creature", "spider"),
    when_revealed=effect(Modify(characters(committed=True), WILLPOWER, -1)),
    shadow=effect(If(UNDEFENDED_NOW, effect(RaiseThreat(8)), effect(RaiseThreat(4)))),
)
location(
    "great_forest_web",
    SET,
    copies=2,
    easy=2,
    threat=2,
    points=2,
    traits=("forest",),
    travel=effect(EachSeat(EVERY_PLAYER, effect(Choose(ASK_EXHAUST, heroes(YOU, ready=True)), Exhaust(CHOSEN)))),
    can_travel=EachHas(heroes(YOU, ready=True)),
)
location(
    "mountains_of_mirkwood",
    SET,
    copies=3,
    easy=3,
    threat=2,
    points=3,
    traits=("forest", "mountain"),
    travel=effect(Reveal(1)),
    can_travel=EncounterDeckLasts(),
    abilities=(
        forced(
            WAS_EXPLORED,
            EachSeat(
                EVERY_PLAYER,
                effect(May(ASK_MAY, effect(LookAtTop(5, YOU), TakeOne(5, YOU), ShuffleDeck(YOU)))),
            ),
            when=IT_IS_SELF,
        ),
    ),
)
treachery("eyes_of_the_forest", SET, copies=1, easy=0, when_revealed=effect(DiscardEvents(1, EVERY_PLAYER)))
# Rule 120: the first player decides among equals.
treachery(
    "caught_in_a_web",
    SET,
    copies=2,
    easy=0,
    traits=("condition",),
    marks=STOPS_READYING,
    when_revealed=effect(
        Choose(ASK_PLAYER, Players(HIGHEST_THREAT), who=FIRST_PLAYER),
        EachSeat(CHOSEN_PLAYER, effect(Choose(ASK_TARGET, heroes(YOU)), AttachSelf(CHOSEN))),
    ),
)
