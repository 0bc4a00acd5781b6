"""Tactics."""

from typing import Final, final

from mypy_extensions import i64

from westmarch.core.frames import YOU, effect
from westmarch.games.lcg.cards.book import ONCE_A_ROUND, Bonus, StatRule
from westmarch.games.lcg.cards.declare import DOUBTS, a_player, action, ally, attachment, event, one, response
from westmarch.games.lcg.cards.making.attacks import AbleToAttack, AttackAlone, TargetsOf
from westmarch.games.lcg.cards.making.conditions import IT_IS_SELF, WITH_ERRATA, All, AttackedIt, Exists, Not, Was
from westmarch.games.lcg.cards.making.costs import PayExhaustOne
from westmarch.games.lcg.cards.making.effects import (
    AllowSeveralDefenders,
    AtEndOf,
    Damage,
    ForbidAttack,
    Gain,
    Modify,
    ProgressOnQuest,
    ShuffleIn,
)
from westmarch.games.lcg.cards.making.operands import (
    ATTACKER,
    CHOSEN,
    CHOSEN_PLAYER,
    HOST,
    PAID,
    SELF,
    characters,
    enemies,
    heroes,
)
from westmarch.games.lcg.components import (
    ALLY,
    ATTACK,
    COMBAT,
    DEFENSE,
    END_OF_PHASE,
    HERO,
    HIT_POINTS,
    NO_CARD,
    RANGED,
    RESTRICTED,
    SENTINEL,
    TACTICS,
    Card,
    trait,
)
from westmarch.games.lcg.rules.numbers import has_trait
from westmarch.games.lcg.state import LcgState
from westmarch.games.lcg.words import DECLARED_DEFENDER, KILLED_BY_ATTACK, LEFT_PLAY, WAS_DESTROYED

CHARACTER: Final = 1 << HERO | 1 << ALLY


@final
class AttackAgainst(StatRule):
    """One more attack against enemies with a trait."""

    def __init__(self, foe: i64 = 0) -> None:
        self.foe = foe

    def bonus(self, state: LcgState, source: Card, whom: Card, stat: i64, against: Card) -> i64:
        return int(stat == ATTACK and against != NO_CARD and has_trait(state, against, self.foe))


@final
class AttackForKin(StatRule):
    """One more attack, and another one for a bearer with a trait."""

    def __init__(self, kin: i64 = 0) -> None:
        self.kin = kin

    def bonus(self, state: LcgState, source: Card, whom: Card, stat: i64, against: Card) -> i64:
        return 1 + int(has_trait(state, whom, self.kin)) if stat == ATTACK else 0


# Allies

ally(
    "veteran_axehand",
    TACTICS,
    2,
    attack=2,
    defense=1,
    hit_points=2,
    traits=("dwarf", "warrior"),
    copies=3,
)
# Rule 114: an attacker that dies attacks no more.
ally(
    "gondorian_spearman",
    TACTICS,
    2,
    attack=1,
    defense=1,
    hit_points=1,
    traits=("gondor", "warrior"),
    copies=3,
    keywords=SENTINEL,
    abilities=(response(DECLARED_DEFENDER, Damage(ATTACKER, 1), when=IT_IS_SELF, needs=Exists(ATTACKER)),),
)
ally(
    "horseback_archer",
    TACTICS,
    3,
    attack=2,
    defense=1,
    hit_points=2,
    traits=("rohan", "archer"),
    copies=2,
    keywords=RANGED,
)
ally(
    "beorn",
    TACTICS,
    6,
    willpower=1,
    attack=3,
    defense=3,
    hit_points=6,
    traits=("beorning", "warrior"),
    copies=1,
    unique=True,
    abilities=(action(Modify(SELF, ATTACK, 5), AtEndOf(END_OF_PHASE, effect(ShuffleIn(SELF))), limit=ONCE_A_ROUND),),
)

# Events

event(
    "blade_mastery",
    TACTICS,
    1,
    copies=3,
    ability=action(Modify(CHOSEN, ATTACK, 1), Modify(CHOSEN, DEFENSE, 1), target=one(characters())),
)
event(
    "rain_of_arrows",
    TACTICS,
    1,
    copies=2,
    ability=action(
        Damage(enemies(CHOSEN_PLAYER), 1),
        cost=(PayExhaustOne(characters(YOU, ready=True, keyword=RANGED)),),
        target=a_player(),
        needs=Exists(enemies(staging=False)),
    ),
)
# Rule 113: the shadow card is never turned up.
event(
    "feint",
    TACTICS,
    1,
    copies=2,
    ability=action(
        ForbidAttack(CHOSEN),
        target=one(enemies(staging=False, other_than=ATTACKER)),
        phase=COMBAT,
    ),
    errata=("the enemy cannot attack that player",),
)
# Rule 112: in any window, against whom the character could attack.
event(
    "quick_strike",
    TACTICS,
    1,
    copies=2,
    ability=action(
        AttackAlone(PAID, CHOSEN),
        cost=(PayExhaustOne(AbleToAttack()),),
        target=one(TargetsOf(PAID)),
    ),
)
event(
    "thicket_of_spears",
    TACTICS,
    3,
    copies=2,
    ability=action(
        ForbidAttack(enemies(CHOSEN_PLAYER)),
        target=a_player(),
        needs=Exists(enemies(staging=False)),
    ),
    spread_payment=True,
    errata=("the enemies cannot attack that player",),
)
DOUBTS.note("thicket_of_spears", "as_printed")
# Rule 114: an attacker that dies attacks no more.
event(
    "swift_strike",
    TACTICS,
    2,
    copies=1,
    ability=response(DECLARED_DEFENDER, Damage(ATTACKER, 2), needs=Exists(ATTACKER)),
)
event(
    "stand_together",
    TACTICS,
    0,
    copies=1,
    ability=action(AllowSeveralDefenders(CHOSEN_PLAYER), target=a_player()),
)

# Attachments

# Rule 110: and Legolas respond each for itself.
attachment(
    "blade_of_gondolin",
    TACTICS,
    1,
    on=heroes(),
    traits=("item", "weapon"),
    copies=2,
    keywords=RESTRICTED,
    bearer=AttackAgainst(trait("orc")),
    abilities=(response(KILLED_BY_ATTACK, ProgressOnQuest(1), when=AttackedIt(HOST)),),
)
# Rule 115: its hit points go with it.
attachment(
    "citadel_plate",
    TACTICS,
    4,
    on=heroes(),
    traits=("item", "armor"),
    copies=2,
    keywords=RESTRICTED,
    bearer=Bonus(HIT_POINTS, 4),
)
attachment(
    "dwarven_axe",
    TACTICS,
    2,
    on=heroes(),
    traits=("item", "weapon"),
    copies=2,
    keywords=RESTRICTED,
    bearer=AttackForKin(trait("dwarf")),
)
attachment(
    "horn_of_gondor",
    TACTICS,
    1,
    on=heroes(),
    traits=("item", "artifact"),
    copies=1,
    unique=DOUBTS.ask("horn_of_gondor", "unique", "yes", "no") == "yes",
    keywords=RESTRICTED,
    abilities=(
        response(LEFT_PLAY, Gain(HOST, 1), when=All((Not(WITH_ERRATA), Was(CHARACTER)))),
        response(WAS_DESTROYED, Gain(HOST, 1), when=All((WITH_ERRATA, Was(CHARACTER)))),
    ),
    errata=("it answers only to characters that are destroyed",),
)
