"""The combat halves of the Free Peoples' cards, by initiative."""

from typing import Final

from westmarch.core.frames import If, May, Then, X, effect
from westmarch.games.wotr_board.cards.declare import at, half
from westmarch.games.wotr_board.cards.making.combat_conditions import (
    CharacterFights,
    Defends,
    EliteFights,
    EnemyHits,
    FoughtAt,
    FoughtByFellowship,
    IsAssault,
    LeaderOrCharacterFights,
)
from westmarch.games.wotr_board.cards.making.combat_steps import (
    BY_ELITES,
    BY_LEADERSHIP,
    BonusHit,
    CancelHits,
    DiceCap,
    DiceLess,
    ExtraAttack,
    ForfeitAll,
    ForfeitCharacter,
    KillByRerollHits,
    MissToHit,
    MustLeave,
    OnesHitSelf,
    RetreatNow,
    RollBonus,
    Sacrifice,
    StruckDown,
)
from westmarch.games.wotr_board.cards.making.operands import AllOf, Not, Regions
from westmarch.games.wotr_board.components import (
    ARAGORN,
    FIRST_SHADOW_NATION,
    GANDALFS,
    HOBBITS,
    ROHAN,
    STRIDER,
)
from westmarch.games.wotr_board.map import FANGORN, LANDS_OF, ORTHANC
from westmarch.games.wotr_board.words import ASK_MAY

COMPANION: Final = CharacterFights()
LEADER_OR_COMPANION: Final = LeaderOrCharacterFights()
ELITE_UNIT: Final = EliteFights()
LAND_OF_ENTS: Final = FoughtAt(Regions(among=tuple(sorted((*LANDS_OF[ROHAN], FANGORN, ORTHANC)))))
FREE_LANDS: Final = FoughtAt(
    Regions(among=tuple(sorted(region for lands in LANDS_OF[:FIRST_SHADOW_NATION] for region in lands)))
)

DARING_DEFIANCE: Final = half("daring-defiance", at(0, ForfeitAll(True)), when=COMPANION, cancels=True)
SCOUTS: Final = half("scouts", at(1, RetreatNow()), when=Defends())
SUDDEN_STRIKE: Final = half("sudden-strike", at(2, ExtraAttack(BY_LEADERSHIP)), when=LEADER_OR_COMPANION)
CHARGE: Final = half("charge", at(2, ExtraAttack(BY_ELITES)), when=ELITE_UNIT)
IT_IS_A_GIFT: Final = half("it-is-a-gift", at(3, RollBonus(1, reroll=True)), when=FoughtByFellowship())
SERVANT_OF_THE_SECRET_FIRE: Final = half(
    "servant-of-the-secret-fire", at(3, RollBonus(1)), when=CharacterFights(*GANDALFS)
)
VALOUR: Final = half("valour", at(3, RollBonus(1)), when=ELITE_UNIT)
ENTS_RAGE: Final = half("ents-rage", at(3, RollBonus(2)), when=LAND_OF_ENTS)
HUORN_DARK: Final = half("huorn-dark", at(3, DiceCap(2)), when=LAND_OF_ENTS)
DAYLIGHT: Final = half("daylight", at(3, DiceCap(3)))
BRAVE_STAND: Final = half("brave-stand", at(3, DiceLess(True)), when=COMPANION)
ADVANTAGEOUS_POSITION: Final = half("advantageous-position", at(3, RollBonus(-1, enemy=True)), when=FREE_LANDS)
MIGHTY_ATTACK: Final = half("mighty-attack", at(4, ForfeitCharacter(), Then(effect(MissToHit(1)))), when=COMPANION)
# Strider's leadership is 1 and Aragorn's 2: as many misses as points become hits.
ANDURIL: Final = half(
    "anduril", at(4, ForfeitCharacter(STRIDER, ARAGORN), MissToHit(X)), when=CharacterFights(STRIDER, ARAGORN)
)
CONFUSION: Final = half("confusion", at(4, OnesHitSelf()))
NAMELESS_WOOD: Final = half("nameless-wood", at(5, BonusHit(2)), when=LAND_OF_ENTS)
NO_QUARTER: Final = half("no-quarter", at(5, BonusHit(1)))
HEROIC_DEATH: Final = half("heroic-death", at(6, Sacrifice()), when=LEADER_OR_COMPANION)
SHIELD_WALL: Final = half("shield-wall", at(6, CancelHits(2)))
ORDERLY_WITHDRAWAL: Final = half(
    "orderly-withdrawal",
    at(6, If(EnemyHits(1), effect(May(ASK_MAY, effect(CancelHits(), MustLeave()))))),
    when=AllOf(LEADER_OR_COMPANION, Not(IsAssault())),
)
BLADE_OF_WESTERNESSE: Final = half(
    "blade-of-westernesse", at(6, KillByRerollHits(StruckDown(minions_from=1), 1)), when=CharacterFights(*HOBBITS)
)
# One hit must strike a Nazgul; with two a minion may be struck instead.
FATEFUL_STRIKE: Final = half(
    "fateful-strike",
    at(6, KillByRerollHits(StruckDown(minions_from=2, nazgul_from=1), may=False)),
    when=LEADER_OR_COMPANION,
)
