"""The encounter set Wilderlands."""

from westmarch.core.frames import YOU, Choose, EachSeat, If, effect
from westmarch.games.lcg.cards.book import MUST_TRAVEL, SHY, SURPLUS_TO_THREAT
from westmarch.games.lcg.cards.declare import enemy, forced, location, treachery
from westmarch.games.lcg.cards.making.attacks import AttackNow
from westmarch.games.lcg.cards.making.conditions import IT_IS_SELF, UNDEFENDED_NOW, All, InPhase, SelfAt, ShadowWasBlank
from westmarch.games.lcg.cards.making.effects import (
    AddAttack,
    AtEndOf,
    Damage,
    NoDefense,
    PlaceProgress,
    RaiseThreat,
    RemoveProgress,
    ToStaging,
    ToTop,
)
from westmarch.games.lcg.cards.making.operands import CHOSEN, MOMENT_SEAT, SELF, characters
from westmarch.games.lcg.components import COMBAT, END_OF_COMBAT, STAGING, SURGE
from westmarch.games.lcg.rules.seats import EVERY_PLAYER
from westmarch.games.lcg.words import ASK_DAMAGE, ATTACK_BEGINS, ATTACK_DONE, PHASE_ENDS, TRAVELLED

SET = "wilderlands"

# Rule 122: attacks in the middle of another attack.
enemy(
    "wolf_rider",
    SET,
    copies=1,
    easy=1,
    engagement=10,
    threat=1,
    attack=2,
    defense=0,
    hit_points=2,
    traits=("goblin", "orc"),
    keywords=SURGE,
    shadow=effect(AtEndOf(END_OF_COMBAT, effect(ToTop(SELF))), AttackNow(SELF)),
)
enemy(
    "hill_troll",
    SET,
    copies=2,
    easy=1,
    engagement=30,
    threat=1,
    attack=6,
    defense=3,
    hit_points=9,
    victory=4,
    traits=("troll",),
    marks=SURPLUS_TO_THREAT,
)
enemy(
    "goblin_sniper",
    SET,
    copies=2,
    easy=2,
    engagement=48,
    threat=2,
    attack=2,
    defense=0,
    hit_points=2,
    traits=("goblin", "orc"),
    marks=SHY,
    abilities=(
        forced(
            PHASE_ENDS,
            EachSeat(EVERY_PLAYER, effect(Choose(ASK_DAMAGE, characters(YOU)), Damage(CHOSEN, 1))),
            when=All((InPhase(COMBAT), SelfAt(STAGING))),
        ),
    ),
)
enemy(
    "marsh_adder",
    SET,
    copies=1,
    easy=0,
    engagement=40,
    threat=3,
    attack=4,
    defense=1,
    hit_points=7,
    victory=3,
    traits=("creature",),
    abilities=(forced(ATTACK_BEGINS, RaiseThreat(1, MOMENT_SEAT), when=IT_IS_SELF),),
)
enemy(
    "wargs",
    SET,
    copies=2,
    easy=2,
    engagement=20,
    threat=2,
    attack=3,
    defense=1,
    hit_points=3,
    traits=("creature",),
    abilities=(forced(ATTACK_DONE, ToStaging(SELF), when=All((IT_IS_SELF, ShadowWasBlank()))),),
    shadow=effect(If(UNDEFENDED_NOW, effect(AddAttack(2)), effect(AddAttack(1)))),
)
treachery(
    "despair",
    SET,
    copies=2,
    easy=0,
    when_revealed=effect(RemoveProgress(4)),
    shadow=effect(NoDefense()),
)
location(
    "the_brown_lands",
    SET,
    copies=2,
    easy=2,
    threat=5,
    points=1,
    traits=("wasteland",),
    abilities=(forced(TRAVELLED, PlaceProgress(SELF, 1), when=IT_IS_SELF),),
)
location(
    "the_east_bight",
    SET,
    copies=2,
    easy=2,
    threat=1,
    points=6,
    traits=("wasteland",),
    marks=MUST_TRAVEL,
)
