"""The encounter set Dol Guldur Orcs."""

from typing import final

from mypy_extensions import i64

from westmarch.core.frames import YOU, Choose, If, effect
from westmarch.games.lcg.cards.book import NO_DRAWING, StatRule
from westmarch.games.lcg.cards.declare import DOUBTS, enemy, forced, location, treachery
from westmarch.games.lcg.cards.making.conditions import IT_IS_SELF, UNDEFENDED_NOW, Exists, HandHolds
from westmarch.games.lcg.cards.making.effects import (
    AddAttack,
    Damage,
    DealShadow,
    DiscardAtRandom,
    DiscardFromPlay,
    Gain,
    GainSurge,
    Modify,
)
from westmarch.games.lcg.cards.making.operands import (
    CHOSEN,
    DEFENDERS,
    SELF,
    anything_staged,
    attachments,
    characters,
    staging_area,
)
from westmarch.games.lcg.components import ATTACK, THREAT, Card
from westmarch.games.lcg.rules.seats import FIRST_PLAYER
from westmarch.games.lcg.state import LcgState
from westmarch.games.lcg.words import ASK_DAMAGE, ASK_DISCARD, ATTACK_BEGINS, ATTACK_DONE

SET = "dol_guldur_orcs"


@final
class AttackForTokens(StatRule):
    """Two more attack for each resource on it."""

    def bonus(self, state: LcgState, source: Card, whom: Card, stat: i64, against: Card) -> i64:
        return 2 * state.tokens[whom] if stat == ATTACK else 0


enemy(
    "dol_guldur_orcs",
    SET,
    copies=3,
    easy=3,
    engagement=10,
    threat=2,
    attack=2,
    defense=0,
    hit_points=3,
    traits=("dol_guldur", "orc"),
    when_revealed=effect(Choose(ASK_DAMAGE, characters(committed=True), who=FIRST_PLAYER), Damage(CHOSEN, 2)),
    shadow=effect(If(UNDEFENDED_NOW, effect(AddAttack(3)), effect(AddAttack(1)))),
)
enemy(
    "chieftain_ufthak",
    SET,
    copies=1,
    easy=0,
    engagement=35,
    threat=2,
    attack=3,
    defense=3,
    hit_points=6,
    victory=4,
    traits=("dol_guldur", "orc"),
    rule=AttackForTokens(),
    abilities=(forced(ATTACK_DONE, Gain(SELF, 1), when=IT_IS_SELF),),
)
enemy(
    "dol_guldur_beastmaster",
    SET,
    copies=2,
    easy=1,
    engagement=35,
    threat=2,
    attack=3,
    defense=1,
    hit_points=5,
    traits=("dol_guldur", "orc"),
    abilities=(forced(ATTACK_BEGINS, DealShadow(SELF, 1), when=IT_IS_SELF),),
    errata=("the further shadow card is dealt when the attack begins",),
)
DOUBTS.note("dol_guldur_beastmaster", "when_dealt")
# Rule 121: counts what is there then.
treachery(
    "driven_by_shadow",
    SET,
    copies=1,
    easy=1,
    when_revealed=effect(
        If(Exists(anything_staged()), effect(Modify(staging_area(), THREAT, 1)), effect(GainSurge())),
    ),
    shadow=effect(
        If(
            UNDEFENDED_NOW,
            effect(DiscardFromPlay(attachments(YOU))),
            effect(Choose(ASK_DISCARD, attachments(on=DEFENDERS)), DiscardFromPlay(CHOSEN)),
        )
    ),
)
treachery(
    "the_necromancers_reach",
    SET,
    copies=3,
    easy=1,
    when_revealed=effect(Damage(characters(ready=False), 1)),
)
location(
    "necromancers_pass",
    SET,
    copies=2,
    easy=1,
    threat=3,
    points=2,
    traits=("stronghold", "dol_guldur"),
    travel=effect(DiscardAtRandom(2, FIRST_PLAYER)),
    can_travel=HandHolds(2, FIRST_PLAYER),
)
location("enchanted_stream", SET, copies=2, easy=2, threat=2, points=2, traits=("forest",), marks=NO_DRAWING)
