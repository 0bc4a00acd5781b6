"""The twelve heroes."""

from typing import final

from mypy_extensions import i64

from westmarch.core.frames import X
from westmarch.games.lcg.cards.book import ANY_SEAT, ATTACKS_STAGING, ONCE_A_ROUND, ONCE_A_ROUND_A_SEAT, StatRule
from westmarch.games.lcg.cards.declare import a_player, action, forced, hero, one, response
from westmarch.games.lcg.cards.making.conditions import (
    IT_IS_SELF,
    All,
    AttackedIt,
    Flagged,
    JustCommitted,
    NotCancelled,
    Was,
)
from westmarch.games.lcg.cards.making.costs import PayDiscard, PayExhaust, PayResources
from westmarch.games.lcg.cards.making.effects import (
    CancelReveal,
    Damage,
    Draw,
    Gain,
    Heal,
    Modify,
    ProgressOnQuest,
    Ready,
)
from westmarch.games.lcg.cards.making.hidden import EncounterDeckLasts, LeaveOrBottom, LookAtTop
from westmarch.games.lcg.cards.making.operands import CHOSEN, CHOSEN_PLAYER, IT, SELF, characters, heroes
from westmarch.games.lcg.components import (
    ATTACK,
    COMMITTED,
    ENEMY,
    LEADERSHIP,
    LORE,
    NO_CARD,
    RANGED,
    SENTINEL,
    SPIRIT,
    STAGING,
    TACTICS,
    TREACHERY,
    WILLPOWER,
    Card,
)
from westmarch.games.lcg.state import LcgState
from westmarch.games.lcg.words import COMMITTED_NOW, DAMAGED, EFFECT_PENDING, KILLED_BY_ATTACK, WAS_REVEALED


@final
class AttackForDamage(StatRule):
    """One more attack for each damage."""

    def bonus(self, state: LcgState, source: Card, whom: Card, stat: i64, against: Card) -> i64:
        return state.damage[whom] if stat == ATTACK else 0


@final
class AttackInStaging(StatRule):
    """One more attack against an enemy in the staging area."""

    def bonus(self, state: LcgState, source: Card, whom: Card, stat: i64, against: Card) -> i64:
        return int(stat == ATTACK and against != NO_CARD and state.place[against] == STAGING)


# Leadership

# Rule 106: committed together with Théodred.
hero(
    "aragorn",
    LEADERSHIP,
    threat=12,
    willpower=2,
    attack=3,
    defense=2,
    hit_points=5,
    traits=("dunedain", "noble", "ranger"),
    keywords=SENTINEL,
    abilities=(response(COMMITTED_NOW, Ready(SELF), cost=(PayResources(1),), when=JustCommitted()),),
)
hero(
    "theodred",
    LEADERSHIP,
    threat=8,
    willpower=1,
    attack=2,
    defense=1,
    hit_points=4,
    traits=("noble", "rohan", "warrior"),
    abilities=(response(COMMITTED_NOW, Gain(CHOSEN, 1), target=one(heroes(committed=True)), when=JustCommitted()),),
)
hero(
    "gloin",
    LEADERSHIP,
    threat=9,
    willpower=2,
    attack=2,
    defense=1,
    hit_points=4,
    traits=("dwarf", "noble"),
    abilities=(response(DAMAGED, Gain(SELF, X), when=IT_IS_SELF),),
)

# Tactics

hero(
    "gimli",
    TACTICS,
    threat=11,
    willpower=2,
    attack=2,
    defense=2,
    hit_points=5,
    traits=("dwarf", "noble", "warrior"),
    rule=AttackForDamage(),
)
# Rule 110: and the Blade of Gondolin respond each for itself.
hero(
    "legolas",
    TACTICS,
    threat=9,
    willpower=1,
    attack=3,
    defense=1,
    hit_points=4,
    traits=("noble", "silvan", "warrior"),
    keywords=RANGED,
    abilities=(response(KILLED_BY_ATTACK, ProgressOnQuest(2), when=AttackedIt(SELF)),),
)
# Rule 107: before the effects and keywords of what is revealed.
hero(
    "thalin",
    TACTICS,
    threat=9,
    willpower=1,
    attack=2,
    defense=2,
    hit_points=4,
    traits=("dwarf", "warrior"),
    abilities=(forced(WAS_REVEALED, Damage(IT, 1), when=All((Flagged(COMMITTED), Was(1 << ENEMY)))),),
)

# Spirit

hero(
    "eowyn",
    SPIRIT,
    threat=9,
    willpower=4,
    attack=1,
    defense=1,
    hit_points=3,
    traits=("noble", "rohan"),
    abilities=(action(Modify(SELF, WILLPOWER, 1), cost=(PayDiscard(1),), by=ANY_SEAT, limit=ONCE_A_ROUND_A_SEAT),),
)
# Rule 108: treacheries only.
hero(
    "eleanor",
    SPIRIT,
    threat=7,
    willpower=1,
    attack=1,
    defense=2,
    hit_points=3,
    traits=("gondor", "noble"),
    abilities=(
        response(
            EFFECT_PENDING,
            CancelReveal(replaced=True),
            cost=(PayExhaust(),),
            when=All((Was(1 << TREACHERY), NotCancelled())),
        ),
    ),
)
# Rule 109: the enemy stays in the staging area.
hero(
    "dunhere",
    SPIRIT,
    threat=8,
    willpower=1,
    attack=2,
    defense=1,
    hit_points=4,
    traits=("rohan", "warrior"),
    rule=AttackInStaging(),
    marks=ATTACKS_STAGING,
)

# Lore

hero(
    "denethor",
    LORE,
    threat=8,
    willpower=1,
    attack=1,
    defense=3,
    hit_points=3,
    traits=("gondor", "noble", "steward"),
    abilities=(action(LookAtTop(1), LeaveOrBottom(), cost=(PayExhaust(),), needs=EncounterDeckLasts()),),
)
hero(
    "glorfindel",
    LORE,
    threat=12,
    willpower=3,
    attack=3,
    defense=1,
    hit_points=5,
    traits=("noble", "noldor", "warrior"),
    abilities=(
        action(Heal(CHOSEN, 1), cost=(PayResources(1),), target=one(characters(damaged=True)), limit=ONCE_A_ROUND),
    ),
)
hero(
    "beravor",
    LORE,
    threat=10,
    willpower=2,
    attack=2,
    defense=2,
    hit_points=4,
    traits=("dunedain", "ranger"),
    abilities=(action(Draw(2, CHOSEN_PLAYER), cost=(PayExhaust(),), target=a_player(), errata_limit=ONCE_A_ROUND),),
    errata=("once a round",),
)
