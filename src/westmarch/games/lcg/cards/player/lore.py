"""Lore."""

from westmarch.core.frames import ChooseNumber, ChooseOne, Mode, X, effect
from westmarch.games.lcg.cards.book import HOST_CANNOT_ATTACK, THREE_TIMES_A_PHASE, Bonus
from westmarch.games.lcg.cards.declare import a_player, action, ally, attachment, event, one, response
from westmarch.games.lcg.cards.making.conditions import IT_IS_SELF, Exists, MomentIsYours
from westmarch.games.lcg.cards.making.costs import PayDiscard, PayExhaust
from westmarch.games.lcg.cards.making.effects import EVERYTHING, DiscardFromPlay, Draw, Heal, HealableDamage, Modify
from westmarch.games.lcg.cards.making.hidden import EncounterDeckLasts, LookAtShadow, LookAtTop, PutBack, TakeOne
from westmarch.games.lcg.cards.making.operands import (
    CHOSEN,
    CHOSEN_PLAYER,
    HOST,
    ControllerOf,
    attachments,
    characters,
    enemies,
    heroes,
    locations,
)
from westmarch.games.lcg.cards.making.piles import TopAttachmentToHand, WithAttachmentDiscarded
from westmarch.games.lcg.components import COST_X, DEFENSE, LORE, NOT_COUNTED, QUEST_PHASE, THREAT, WILLPOWER, trait
from westmarch.games.lcg.rules.playing.payment import Affordable, Affords
from westmarch.games.lcg.words import (
    ASK_DISCARD,
    ASK_HEAL,
    ASK_MODE,
    ASK_X,
    ENTERED_PLAY,
    NUMBER_WORD,
    SHADOW_DEALT,
    WAS_PLAYED,
    WORD_DEFENSE,
    WORD_WILLPOWER,
)

# Allies

ally(
    "daughter_of_the_nimrodel",
    LORE,
    3,
    willpower=1,
    attack=0,
    defense=0,
    hit_points=1,
    traits=("silvan",),
    copies=3,
    abilities=(
        action(
            ChooseNumber(ASK_HEAL, HealableDamage(2), NUMBER_WORD),
            Heal(CHOSEN, X),
            cost=(PayExhaust(),),
            target=one(heroes(damaged=True)),
        ),
    ),
)
ally(
    "erebor_hammersmith",
    LORE,
    2,
    willpower=1,
    attack=1,
    defense=1,
    hit_points=3,
    traits=("dwarf", "craftsman"),
    copies=2,
    abilities=(
        response(
            WAS_PLAYED,
            TopAttachmentToHand(CHOSEN_PLAYER),
            target=a_player(WithAttachmentDiscarded()),
            when=IT_IS_SELF,
        ),
    ),
)
ally(
    "henamarth_riversong",
    LORE,
    1,
    willpower=1,
    attack=1,
    defense=0,
    hit_points=1,
    traits=("silvan",),
    copies=1,
    unique=True,
    abilities=(action(LookAtTop(1), cost=(PayExhaust(),), needs=EncounterDeckLasts()),),
)
# Rule 119: frees also from webs and shackles.
ally(
    "miner_of_the_iron_hills",
    LORE,
    2,
    attack=1,
    defense=1,
    hit_points=2,
    traits=("dwarf",),
    copies=2,
    abilities=(
        response(
            ENTERED_PLAY,
            DiscardFromPlay(CHOSEN),
            target=one(attachments(trait=trait("condition")), ASK_DISCARD),
            when=IT_IS_SELF,
        ),
    ),
)
ally(
    "gleowine",
    LORE,
    2,
    willpower=1,
    attack=0,
    defense=0,
    hit_points=2,
    traits=("minstrel", "rohan"),
    copies=2,
    unique=True,
    abilities=(action(Draw(1, CHOSEN_PLAYER), cost=(PayExhaust(),), target=a_player()),),
)

# Events

event(
    "lore_of_imladris",
    LORE,
    2,
    copies=3,
    ability=action(Heal(CHOSEN, EVERYTHING), target=one(characters(damaged=True))),
)
event("loriens_wealth", LORE, 3, copies=2, ability=action(Draw(3, CHOSEN_PLAYER), target=a_player()))
event(
    "radagasts_cunning",
    LORE,
    1,
    copies=2,
    ability=action(Modify(CHOSEN, THREAT, NOT_COUNTED), target=one(enemies(engaged=False)), phase=QUEST_PHASE),
)
event(
    "secret_paths",
    LORE,
    1,
    copies=2,
    ability=action(Modify(CHOSEN, THREAT, NOT_COUNTED), target=one(locations(active=False)), phase=QUEST_PHASE),
)
# Rule 118: adds a card without drawing it.
event(
    "gandalfs_search",
    LORE,
    COST_X,
    copies=2,
    ability=action(
        LookAtTop(X, CHOSEN_PLAYER),
        TakeOne(X, CHOSEN_PLAYER),
        PutBack(X, CHOSEN_PLAYER),
        target=a_player(),
        before=(ChooseNumber(ASK_X, Affordable(), NUMBER_WORD),),
        needs=Affords(1),
    ),
)
event(
    "beorns_hospitality",
    LORE,
    5,
    copies=1,
    ability=action(
        Heal(heroes(CHOSEN_PLAYER), EVERYTHING),
        target=a_player(ControllerOf(heroes(damaged=True))),
    ),
)

# Attachments

attachment(
    "forest_snare",
    LORE,
    3,
    on=enemies(staging=False),
    traits=("item", "trap"),
    copies=2,
    marks=HOST_CANNOT_ATTACK,
)
attachment(
    "protector_of_lorien",
    LORE,
    1,
    on=heroes(),
    traits=("title",),
    copies=2,
    abilities=(
        action(
            ChooseOne(
                ASK_MODE,
                (
                    Mode(WORD_WILLPOWER, effect(Modify(HOST, WILLPOWER, 1))),
                    Mode(WORD_DEFENSE, effect(Modify(HOST, DEFENSE, 1))),
                ),
            ),
            cost=(PayDiscard(1),),
            errata_limit=THREE_TIMES_A_PHASE,
        ),
    ),
    errata=("three times a phase",),
)
attachment(
    "dark_knowledge",
    LORE,
    1,
    on=heroes(),
    traits=("condition",),
    copies=1,
    bearer=Bonus(WILLPOWER, -1),
    abilities=(response(SHADOW_DEALT, LookAtShadow(), cost=(PayExhaust(),), when=MomentIsYours()),),
)
attachment(
    "self_preservation",
    LORE,
    3,
    on=characters(),
    traits=("skill",),
    copies=2,
    abilities=(action(Heal(HOST, 2), cost=(PayExhaust(),), needs=Exists(characters(damaged=True, among=HOST))),),
)
