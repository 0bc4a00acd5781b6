"""Leadership."""

from westmarch.core.frames import YOU, effect
from westmarch.games.lcg.cards.book import Bonus
from westmarch.games.lcg.cards.declare import a_player, action, ally, attachment, event, one, response
from westmarch.games.lcg.cards.making.conditions import IT_IS_SELF, SelfMayEnter, Was
from westmarch.games.lcg.cards.making.costs import PayExhaust, PayExhaustOne
from westmarch.games.lcg.cards.making.effects import (
    AtEndOf,
    Damage,
    Draw,
    Engage,
    Gain,
    Modify,
    PlaceProgress,
    Ready,
    ReturnToHand,
)
from westmarch.games.lcg.cards.making.hidden import AllyInHand, PutAllyFromHand, PutSelfFromHand
from westmarch.games.lcg.cards.making.operands import (
    CHOSEN,
    CHOSEN_PLAYER,
    HOST,
    MOMENT_SEAT,
    PAID,
    REMEMBERED,
    Either,
    allies,
    characters,
    enemies,
    heroes,
    locations,
)
from westmarch.games.lcg.components import (
    ALLY,
    ATTACK,
    DEFENSE,
    END_OF_PHASE,
    HERO,
    LEADERSHIP,
    RANGED,
    RESTRICTED,
    SPIRIT,
    WILLPOWER,
    trait,
)
from westmarch.games.lcg.rules.seats import OTHER_PLAYERS
from westmarch.games.lcg.words import ENTERED_PLAY, LEFT_PLAY

# Allies

ally(
    "guard_of_the_citadel",
    LEADERSHIP,
    2,
    willpower=1,
    attack=1,
    defense=0,
    hit_points=2,
    traits=("gondor", "warrior"),
    copies=3,
)
ally(
    "faramir",
    LEADERSHIP,
    4,
    willpower=2,
    attack=1,
    defense=2,
    hit_points=3,
    traits=("gondor", "noble", "ranger"),
    copies=2,
    unique=True,
    abilities=(action(Modify(characters(CHOSEN_PLAYER), WILLPOWER, 1), cost=(PayExhaust(),), target=a_player()),),
)
ally(
    "son_of_arnor",
    LEADERSHIP,
    3,
    attack=2,
    defense=0,
    hit_points=2,
    traits=("dunedain",),
    copies=2,
    abilities=(
        response(
            ENTERED_PLAY,
            Engage(CHOSEN),
            target=one(Either(enemies(engaged=False), enemies(engaged_with=OTHER_PLAYERS))),
            when=IT_IS_SELF,
        ),
    ),
)
ally(
    "snowbourn_scout",
    LEADERSHIP,
    1,
    attack=0,
    defense=1,
    hit_points=1,
    traits=("rohan", "scout"),
    copies=3,
    abilities=(response(ENTERED_PLAY, PlaceProgress(CHOSEN, 1), target=one(locations()), when=IT_IS_SELF),),
)
ally(
    "silverlode_archer",
    LEADERSHIP,
    3,
    willpower=1,
    attack=2,
    defense=0,
    hit_points=1,
    traits=("archer", "silvan"),
    copies=2,
    keywords=RANGED,
)
ally(
    "longbeard_orc_slayer",
    LEADERSHIP,
    4,
    attack=2,
    defense=1,
    hit_points=3,
    traits=("dwarf", "warrior"),
    copies=2,
    abilities=(response(ENTERED_PLAY, Damage(enemies(trait=trait("orc")), 1), when=IT_IS_SELF),),
)
ally(
    "brok_ironfist",
    LEADERSHIP,
    6,
    willpower=2,
    attack=2,
    defense=1,
    hit_points=4,
    traits=("dwarf", "warrior"),
    copies=1,
    unique=True,
    abilities=(
        response(
            LEFT_PLAY,
            PutSelfFromHand(),
            when=Was(1 << HERO, trait("dwarf"), yours=True),
            needs=SelfMayEnter(),
            from_hand=True,
        ),
    ),
)

# Events

event(
    "ever_vigilant",
    LEADERSHIP,
    1,
    copies=2,
    ability=action(Ready(CHOSEN), target=one(allies(ready=False))),
)
event(
    "common_cause",
    LEADERSHIP,
    0,
    copies=2,
    ability=action(
        Ready(CHOSEN),
        cost=(PayExhaustOne(heroes(YOU, ready=True)),),
        target=one(heroes(ready=False, other_than=PAID)),
    ),
)
event(
    "for_gondor",
    LEADERSHIP,
    2,
    copies=2,
    ability=action(
        Modify(characters(), ATTACK, 1),
        Modify(characters(trait=trait("gondor")), DEFENSE, 1),
    ),
)
# Rule 111: who comes, and goes when the phase ends.
event(
    "sneak_attack",
    LEADERSHIP,
    1,
    copies=2,
    ability=action(
        PutAllyFromHand(),
        AtEndOf(END_OF_PHASE, effect(ReturnToHand(REMEMBERED))),
        hand=AllyInHand(),
    ),
)
event(
    "valiant_sacrifice",
    LEADERSHIP,
    1,
    copies=2,
    ability=response(LEFT_PLAY, Draw(2, MOMENT_SEAT), when=Was(1 << ALLY)),
)
event("grim_resolve", LEADERSHIP, 5, copies=1, ability=action(Ready(characters(ready=False))))

# Attachments

attachment(
    "steward_of_gondor",
    LEADERSHIP,
    2,
    on=heroes(),
    traits=("gondor", "title"),
    copies=2,
    unique=True,
    gives_trait="gondor",
    abilities=(action(Gain(HOST, 2), cost=(PayExhaust(),)),),
)
attachment(
    "celebrians_stone",
    LEADERSHIP,
    2,
    on=heroes(),
    traits=("artifact", "item"),
    copies=1,
    unique=True,
    keywords=RESTRICTED,
    bearer=Bonus(WILLPOWER, 2),
    gives_sphere=("aragorn", SPIRIT),
)
