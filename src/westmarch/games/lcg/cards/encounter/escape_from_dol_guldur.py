"""The encounter set Escape from Dol Guldur."""

from westmarch.core.frames import YOU, Choose, EachSeat, If, effect
from westmarch.games.lcg.cards.book import (
    ANY_SEAT,
    HOST_CANNOT_ATTACK,
    HOST_CANNOT_DEFEND,
    NO_ATTACHMENTS,
    STOPS_DRAW,
)
from westmarch.games.lcg.cards.declare import action, enemy, forced, location, objective, one, treachery
from westmarch.games.lcg.cards.making.conditions import IT_IS_SELF, UNDEFENDED_NOW, MomentIsMine, SelfAt
from westmarch.games.lcg.cards.making.costs import PayThreat
from westmarch.games.lcg.cards.making.dungeon import UNCLAIMED, Claim, Free
from westmarch.games.lcg.cards.making.effects import (
    AttachToDeck,
    Damage,
    DiscardFromPlay,
    ModifyGroup,
    OrcGuard,
    RaiseThreat,
    ShuffleIn,
    ToStaging,
)
from westmarch.games.lcg.cards.making.operands import (
    CHOSEN,
    HOST,
    SELF,
    ControllerOf,
    attachments,
    characters,
    enemies,
    heroes,
)
from westmarch.games.lcg.components import ATTACHED, BESIDE, STAGING, SURGE, THE_STAGING, TOTAL_THREAT
from westmarch.games.lcg.rules.seats import EVERY_PLAYER, FIRST_PLAYER
from westmarch.games.lcg.words import ASK_DISCARD, ASK_TARGET, QUEST_FAILED, RESCUED, ROUND_ENDS, SHADOW_DONE, TRAVELLED

SET = "escape_from_dol_guldur"
CLAIM = action(Claim(CHOSEN), cost=(PayThreat(2),), target=one(heroes(YOU)), needs=Free(), by=ANY_SEAT)

# Rule 125: any unclaimed objective.
enemy(
    "dungeon_jailor",
    SET,
    copies=2,
    easy=0,
    engagement=38,
    threat=1,
    attack=2,
    defense=3,
    hit_points=5,
    victory=5,
    traits=("dol_guldur", "orc"),
    abilities=(
        forced(
            QUEST_FAILED,
            Choose(ASK_TARGET, UNCLAIMED, who=FIRST_PLAYER),
            ShuffleIn(CHOSEN),
            when=SelfAt(STAGING),
        ),
    ),
)
# Rule 124: only if a shadow effect has really happened.
enemy(
    "nazgul_of_dol_guldur",
    SET,
    copies=1,
    easy=1,
    engagement=40,
    threat=5,
    attack=4,
    defense=3,
    hit_points=9,
    traits=("nazgul",),
    abilities=(
        forced(RESCUED, ToStaging(SELF), when=SelfAt(BESIDE)),
        forced(
            SHADOW_DONE,
            EachSeat(ControllerOf(SELF), effect(Choose(ASK_DISCARD, characters(YOU)), DiscardFromPlay(CHOSEN))),
            when=MomentIsMine(),
        ),
    ),
    errata_marks=NO_ATTACHMENTS,
    errata=("attachments cannot be played on it",),
)
enemy(
    "cavern_guardian",
    SET,
    copies=2,
    easy=2,
    engagement=8,
    threat=2,
    attack=2,
    defense=1,
    hit_points=2,
    doomed=1,
    traits=("undead",),
    shadow=effect(
        If(
            UNDEFENDED_NOW,
            effect(DiscardFromPlay(attachments(YOU))),
            effect(Choose(ASK_DISCARD, attachments(YOU)), DiscardFromPlay(CHOSEN)),
        )
    ),
)
treachery(
    "under_the_shadow",
    SET,
    copies=2,
    easy=2,
    when_revealed=effect(ModifyGroup(THE_STAGING, TOTAL_THREAT, 1)),
    shadow=effect(RaiseThreat(1, per=enemies(YOU))),
)
treachery(
    "iron_shackles",
    SET,
    copies=1,
    easy=1,
    traits=("condition",),
    marks=STOPS_DRAW,
    when_revealed=effect(AttachToDeck(FIRST_PLAYER)),
    shadow=effect(AttachToDeck(FIRST_PLAYER)),
)
location(
    "endless_caverns",
    SET,
    copies=2,
    easy=2,
    threat=1,
    points=3,
    doomed=1,
    traits=("dungeon",),
    keywords=SURGE,
)
location(
    "tower_gate",
    SET,
    copies=2,
    easy=2,
    threat=2,
    points=1,
    traits=("dungeon",),
    abilities=(forced(TRAVELLED, OrcGuard(1, EVERY_PLAYER), when=IT_IS_SELF),),
    errata=("an Orc Guard that would return to the staging area goes to its owner's discard pile",),
)
objective(
    "gandalfs_map",
    SET,
    traits=("item",),
    abilities=(CLAIM,),
    marks=HOST_CANNOT_ATTACK | HOST_CANNOT_DEFEND,
)
# Rule 126: besides the ordinary rise of threat.
objective(
    "dungeon_torch",
    SET,
    traits=("item",),
    abilities=(CLAIM, forced(ROUND_ENDS, RaiseThreat(2, ControllerOf(SELF)), when=SelfAt(ATTACHED))),
)
objective(
    "shadow_key",
    SET,
    traits=("item",),
    abilities=(CLAIM, forced(ROUND_ENDS, Damage(HOST, 1), when=SelfAt(ATTACHED))),
)
