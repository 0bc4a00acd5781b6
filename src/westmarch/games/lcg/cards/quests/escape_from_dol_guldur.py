"""Escape from Dol Guldur."""

from westmarch.core.frames import effect
from westmarch.games.lcg.cards.book import FIRST_PLAYER_ONLY, ONE_ALLY
from westmarch.games.lcg.cards.declare import forced, guard, quest, response
from westmarch.games.lcg.cards.making.conditions import IT_IS_SELF, All, Exists, InPhase, Not
from westmarch.games.lcg.cards.making.dungeon import (
    PRISONER_HELD,
    CaptureHero,
    ObjectivesClaimed,
    PlaceGuarded,
    RescueHero,
    SetBeside,
)
from westmarch.games.lcg.cards.making.effects import OrcGuard
from westmarch.games.lcg.cards.making.operands import enemies
from westmarch.games.lcg.components import QUEST_PHASE
from westmarch.games.lcg.rules.seats import EVERY_PLAYER
from westmarch.games.lcg.words import PHASE_BEGINS, PROGRESS_ON_QUEST

NAZGUL = "nazgul_of_dol_guldur"
OBJECTIVES = ("gandalfs_map", "dungeon_torch", "shadow_key")

quest(
    "the_necromancers_tower",
    stage=1,
    points=9,
    setup=effect(SetBeside(NAZGUL), PlaceGuarded(OBJECTIVES)),
    when_revealed=effect(CaptureHero()),
    blocked=Not(ObjectivesClaimed(1)),
    marks=ONE_ALLY,
    errata=("the objectives are revealed, so that each gets its guard by its own keyword",),
)
quest(
    "through_the_caverns",
    stage=2,
    points=15,
    blocked=Not(All((ObjectivesClaimed(3), Not(PRISONER_HELD)))),
    marks=ONE_ALLY,
    abilities=(
        response(
            PROGRESS_ON_QUEST,
            RescueHero(),
            when=All((IT_IS_SELF, PRISONER_HELD)),
            by=FIRST_PLAYER_ONLY,
        ),
    ),
)
quest(
    "out_of_the_dungeons",
    stage=3,
    points=7,
    abilities=(forced(PHASE_BEGINS, OrcGuard(1, EVERY_PLAYER), when=InPhase(QUEST_PHASE)),),
    blocked=Exists(enemies(title=NAZGUL)),
    errata=("an Orc Guard that would return to the staging area goes to its owner's discard pile",),
)
guard("orc_guard", attack=1, defense=1, hit_points=1)
