"""The combat halves of the Shadow's cards, by initiative."""

from typing import Final

from westmarch.core.frames import If, X, effect
from westmarch.games.wotr_board.cards.declare import at, half
from westmarch.games.wotr_board.cards.making.combat_conditions import (
    CharacterFights,
    EliteFights,
    EnemyHasCard,
    FoughtAt,
    FoughtByFellowship,
    IsAssault,
    NationFights,
    NazgulFights,
    NazgulLead,
)
from westmarch.games.wotr_board.cards.making.combat_steps import (
    BY_ELITES,
    AutoHit,
    BonusHit,
    CancelReroll,
    DiceLess,
    ExtraAttack,
    ForfeitAll,
    ForfeitCharacter,
    ForfeitNazgul,
    IgnoreCompanion,
    KillByRerollHits,
    RerollBonus,
    RollBonus,
    SelfHits,
    SixesHurt,
    StruckDown,
)
from westmarch.games.wotr_board.cards.making.operands import AllOf, AnyOf, Not, Regions
from westmarch.games.wotr_board.components import BALROG, ISENGARD, SOUTHRONS

NAZGUL: Final = NazgulFights()
NAZGUL_LEAD_ONE: Final = NazgulLead(1)
NEAR_MORIA: Final = FoughtAt(Regions(near="moria", within=2))

SWARM_OF_BATS: Final = half("swarm-of-bats", at(0, If(Not(EnemyHasCard()), effect(RerollBonus(1)))), cancels=True)
WORDS_OF_POWER: Final = half("words-of-power", at(1, IgnoreCompanion()), when=NAZGUL)
DURINS_BANE: Final = half("durins-bane", at(2, ExtraAttack(3, on=4)), when=NEAR_MORIA)
DURINS_BANE_OR_BALROG: Final = half(
    "durins-bane-or-balrog", at(2, ExtraAttack(3, on=4)), when=AnyOf(NEAR_MORIA, CharacterFights(BALROG))
)
ONE_FOR_THE_DARK_LORD: Final = half(
    "one-for-the-dark-lord", at(3, RollBonus(1, reroll=True)), when=FoughtByFellowship()
)
DEVILRY_OF_ORTHANC: Final = half(
    "devilry-of-orthanc", at(3, RollBonus(1)), when=AllOf(NationFights(ISENGARD), IsAssault())
)
CRUEL_AS_DEATH: Final = half("cruel-as-death", at(3, ForfeitNazgul(2), RollBonus(1)), when=NazgulLead(2))
DREAD_AND_DESPAIR: Final = half("dread-and-despair", at(3, ForfeitNazgul(), DiceLess()), when=NAZGUL_LEAD_ONE)
FOUL_STENCH: Final = half("foul-stench", at(3, CancelReroll()), when=NAZGUL_LEAD_ONE)
DEADLY_STRIFE: Final = half("deadly-strife", at(3, RollBonus(2, reroll=True), RollBonus(2, enemy=True, reroll=True)))
DESPERATE_BATTLE: Final = half(
    "desperate-battle", at(3, RollBonus(1, reroll=True), RollBonus(1, enemy=True, reroll=True))
)
RELENTLESS_ASSAULT: Final = half("relentless-assault", at(3, SelfHits(2), RollBonus(X)))
FEAR_OF_THEIR_MASTERS: Final = half(
    "fear-of-their-masters", at(3, ForfeitAll(), RollBonus(2)), at(5, SixesHurt()), when=CharacterFights()
)
SERVANT_OF_THE_SHADOW: Final = half(
    "servant-of-the-shadow", at(3, ForfeitCharacter(), DiceLess()), when=CharacterFights()
)
MUMAKIL: Final = half("mumakil", at(3, RollBonus(1)), at(5, BonusHit(1, outscoring=True)), when=EliteFights(SOUTHRONS))
THEY_ARE_TERRIBLE: Final = half("they-are-terrible", at(4, ForfeitNazgul(1), RerollBonus(1)), when=NAZGUL_LEAD_ONE)
BLACK_BREATH: Final = half(
    "black-breath", at(6, KillByRerollHits(StruckDown(leaders_from=1, companions=True))), when=NAZGUL
)
ONSLAUGHT: Final = half("onslaught", at(7, SelfHits(4), ExtraAttack(X, on=4)))
GREAT_HOST: Final = half("great-host", at(7, AutoHit()))
WE_COME_TO_KILL: Final = half("we-come-to-kill", at(7, ExtraAttack(BY_ELITES, on=5)), when=EliteFights())
