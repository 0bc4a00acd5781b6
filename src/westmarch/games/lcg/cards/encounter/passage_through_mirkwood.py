"""The encounter set Passage Through Mirkwood."""

from westmarch.core.frames import YOU, Choose, EachSeat, If, effect
from westmarch.games.lcg.cards.book import FIRST_PLAYER_ONLY
from westmarch.games.lcg.cards.declare import enemy, forced, location, one, response
from westmarch.games.lcg.cards.making.conditions import IT_IS_SELF, UNDEFENDED_NOW
from westmarch.games.lcg.cards.making.effects import (
    AddAttack,
    DiscardFromPlay,
    Draw,
    LeaveQuest,
    Modify,
    RaiseThreat,
    Ready,
)
from westmarch.games.lcg.cards.making.operands import CHOSEN, SELF, attachments, characters
from westmarch.games.lcg.components import ATTACK, UNTIL_ROUND
from westmarch.games.lcg.rules.seats import EVERY_PLAYER
from westmarch.games.lcg.words import ASK_DISCARD, ASK_LEAVE_QUEST, ASK_TARGET, TRAVELLED, WAS_ENGAGED

SET = "passage_through_mirkwood"

enemy(
    "forest_spider",
    SET,
    copies=4,
    easy=4,
    engagement=25,
    threat=2,
    attack=2,
    defense=1,
    hit_points=4,
    traits=("creature", "spider"),
    abilities=(forced(WAS_ENGAGED, Modify(SELF, ATTACK, 1, UNTIL_ROUND), when=IT_IS_SELF),),
    shadow=effect(Choose(ASK_DISCARD, attachments(YOU)), DiscardFromPlay(CHOSEN)),
)
enemy(
    "east_bight_patrol",
    SET,
    copies=1,
    easy=1,
    engagement=5,
    threat=3,
    attack=3,
    defense=1,
    hit_points=2,
    traits=("goblin", "orc"),
    shadow=effect(AddAttack(1), If(UNDEFENDED_NOW, effect(RaiseThreat(3)))),
)
enemy(
    "black_forest_bats",
    SET,
    copies=1,
    easy=1,
    engagement=15,
    threat=1,
    attack=1,
    defense=0,
    hit_points=2,
    traits=("creature",),
    when_revealed=effect(
        EachSeat(
            EVERY_PLAYER,
            effect(Choose(ASK_LEAVE_QUEST, characters(committed=True)), LeaveQuest(CHOSEN)),
        )
    ),
)
location(
    "old_forest_road",
    SET,
    copies=2,
    easy=2,
    threat=1,
    points=3,
    traits=("forest",),
    abilities=(
        response(
            TRAVELLED,
            Ready(CHOSEN),
            target=one(characters(YOU, ready=False), ASK_TARGET),
            when=IT_IS_SELF,
            by=FIRST_PLAYER_ONLY,
        ),
    ),
)
location(
    "forest_gate",
    SET,
    copies=2,
    easy=2,
    threat=2,
    points=4,
    traits=("forest",),
    abilities=(response(TRAVELLED, Draw(2), when=IT_IS_SELF, by=FIRST_PLAYER_ONLY),),
)
