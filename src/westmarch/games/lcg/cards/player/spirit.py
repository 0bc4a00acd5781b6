"""Spirit."""

from westmarch.core.frames import YOU, Choose, If, effect
from westmarch.games.lcg.cards.book import ONCE_A_ROUND, ONCE_A_WINDOW, Bonus
from westmarch.games.lcg.cards.declare import a_player, action, ally, attachment, event, one, response
from westmarch.games.lcg.cards.making.conditions import WITH_ERRATA, EachChosen, Exists, Is, JustCommitted, NotCancelled
from westmarch.games.lcg.cards.making.costs import PayExhaust, PayExhaustOne, PayThreat
from westmarch.games.lcg.cards.making.effects import (
    CancelReveal,
    CancelShadow,
    GiveControl,
    LowerThreat,
    PlaceProgress,
    RaiseThreat,
    Ready,
    RemoveFromGame,
    ToStaging,
)
from westmarch.games.lcg.cards.making.operands import (
    ACTIVE_LOCATION,
    CHOSEN,
    CHOSEN_PLAYER,
    HOST,
    IT,
    SELF,
    Players,
    characters,
    enemies,
    heroes,
    locations,
)
from westmarch.games.lcg.cards.making.piles import (
    ChosenFromPileToHand,
    PileCards,
    PutChosenFromPile,
    ShuffleDiscardIntoDeck,
    XIsCost,
)
from westmarch.games.lcg.components import ALLY, ATTACHMENT, COST_X, EVENT, HERO, SPIRIT, THREAT, WILLPOWER
from westmarch.games.lcg.rules.seats import EVERY_PLAYER, OTHER_PLAYERS
from westmarch.games.lcg.rules.under_way import REVEAL, SHADOW_EFFECT
from westmarch.games.lcg.words import (
    ASK_FROM_PILE,
    ASK_PLAYER,
    COMMITTED_NOW,
    EFFECT_PENDING,
    SHADOW_PENDING,
    TRAVELLED,
)

# Allies

# Rule 116: needs another player.
ally(
    "wandering_took",
    SPIRIT,
    2,
    willpower=1,
    attack=1,
    defense=1,
    hit_points=2,
    traits=("hobbit",),
    copies=2,
    abilities=(
        action(
            GiveControl(SELF, CHOSEN_PLAYER),
            RaiseThreat(3, CHOSEN_PLAYER),
            cost=(PayThreat(-3),),
            target=Choose(ASK_PLAYER, Players(OTHER_PLAYERS)),
            limit=ONCE_A_WINDOW,
            errata_limit=ONCE_A_ROUND,
        ),
    ),
    errata=("once a round",),
)
ally(
    "lorien_guide",
    SPIRIT,
    3,
    willpower=1,
    attack=1,
    defense=0,
    hit_points=2,
    traits=("silvan", "scout"),
    copies=3,
    abilities=(
        response(
            COMMITTED_NOW,
            PlaceProgress(ACTIVE_LOCATION, 1),
            when=JustCommitted(),
            needs=Exists(ACTIVE_LOCATION),
        ),
    ),
)
ally(
    "northern_tracker",
    SPIRIT,
    4,
    willpower=1,
    attack=2,
    defense=2,
    hit_points=3,
    traits=("dunedain", "ranger"),
    copies=2,
    abilities=(
        response(
            COMMITTED_NOW,
            PlaceProgress(locations(active=False), 1),
            when=JustCommitted(),
            needs=Exists(locations(active=False)),
        ),
    ),
)

# Events

event(
    "the_galadhrims_greeting",
    SPIRIT,
    3,
    copies=2,
    ability=action(
        If(EachChosen(), effect(LowerThreat(2, EVERY_PLAYER)), effect(LowerThreat(6, CHOSEN_PLAYER))),
        target=Choose(ASK_PLAYER, Players(or_each=True)),
    ),
)
event(
    "strength_of_will",
    SPIRIT,
    0,
    copies=2,
    ability=response(
        TRAVELLED,
        PlaceProgress(IT, 2),
        cost=(PayExhaustOne(characters(YOU, ready=True, sphere=SPIRIT)),),
        needs=Is(IT, ACTIVE_LOCATION),
    ),
)
event(
    "hasty_stroke",
    SPIRIT,
    1,
    copies=2,
    ability=response(SHADOW_PENDING, CancelShadow(), when=NotCancelled(SHADOW_EFFECT)),
)
event(
    "will_of_the_west",
    SPIRIT,
    1,
    copies=2,
    ability=action(
        ShuffleDiscardIntoDeck(CHOSEN_PLAYER),
        If(WITH_ERRATA, effect(RemoveFromGame(SELF))),
        target=a_player(),
    ),
    errata=("it is removed from the game",),
)
# Rule 108: any card that is revealed.
event(
    "a_test_of_will",
    SPIRIT,
    1,
    copies=2,
    ability=response(EFFECT_PENDING, CancelReveal(), when=NotCancelled(REVEAL)),
)
# Rule 117: the ally keeps its owner.
event(
    "stand_and_fight",
    SPIRIT,
    COST_X,
    copies=3,
    ability=action(
        PutChosenFromPile(),
        target=Choose(ASK_FROM_PILE, PileCards(1 << ALLY, affordable=True, entering=True)),
        before=(XIsCost(),),
    ),
    errata=("no neutral allies",),
)
event(
    "a_light_in_the_dark",
    SPIRIT,
    2,
    copies=2,
    ability=action(ToStaging(CHOSEN), target=one(enemies(staging=False))),
)
event(
    "dwarven_tomb",
    SPIRIT,
    1,
    copies=1,
    ability=action(
        ChosenFromPileToHand(),
        target=Choose(ASK_FROM_PILE, PileCards(1 << ALLY | 1 << ATTACHMENT | 1 << EVENT, YOU, SPIRIT)),
    ),
)
# Rule 117: no eliminated player comes back.
event(
    "fortune_or_fate",
    SPIRIT,
    5,
    copies=1,
    ability=action(PutChosenFromPile(), target=Choose(ASK_FROM_PILE, PileCards(1 << HERO))),
)

# Attachments

attachment(
    "the_favor_of_the_lady",
    SPIRIT,
    2,
    on=heroes(),
    traits=("condition",),
    copies=2,
    bearer=Bonus(WILLPOWER, 1),
)
attachment(
    "power_in_the_earth",
    SPIRIT,
    1,
    on=locations(),
    traits=("condition",),
    copies=2,
    bearer=Bonus(THREAT, -1),
)
attachment(
    "unexpected_courage",
    SPIRIT,
    2,
    on=heroes(),
    traits=("condition",),
    copies=1,
    abilities=(action(Ready(HOST), cost=(PayExhaust(),), needs=Is(HOST, heroes(ready=False))),),
)
