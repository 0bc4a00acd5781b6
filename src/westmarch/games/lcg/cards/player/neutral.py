"""Neutral: Gandalf alone."""

from westmarch.core.frames import Choose, ChooseOne, Mode, effect
from westmarch.games.lcg.cards.declare import ally, forced, response
from westmarch.games.lcg.cards.making.conditions import IT_IS_SELF, Exists
from westmarch.games.lcg.cards.making.effects import Damage, DiscardFromPlay, Draw, LowerThreat
from westmarch.games.lcg.cards.making.operands import CHOSEN, SELF, enemies
from westmarch.games.lcg.components import NEUTRAL
from westmarch.games.lcg.words import (
    ASK_MODE,
    ASK_TARGET,
    ENTERED_PLAY,
    ROUND_ENDS,
    WORD_DAMAGE,
    WORD_DRAW,
    WORD_LOWER_THREAT,
)

ally(
    "gandalf",
    NEUTRAL,
    5,
    willpower=4,
    attack=4,
    defense=4,
    hit_points=4,
    traits=("istari",),
    copies=4,
    unique=True,
    abilities=(
        forced(ROUND_ENDS, DiscardFromPlay(SELF)),
        response(
            ENTERED_PLAY,
            ChooseOne(
                ASK_MODE,
                (
                    Mode(WORD_DRAW, effect(Draw(3))),
                    Mode(WORD_DAMAGE, effect(Choose(ASK_TARGET, enemies()), Damage(CHOSEN, 4)), Exists(enemies())),
                    Mode(WORD_LOWER_THREAT, effect(LowerThreat(5))),
                ),
            ),
            when=IT_IS_SELF,
        ),
    ),
)
