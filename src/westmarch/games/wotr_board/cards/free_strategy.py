"""The Strategy deck of the Free Peoples."""

from typing import final

from westmarch.core.frames import Choose, Filter, Frame, If, X, effect
from westmarch.core.state import AnyStep
from westmarch.games.wotr_board.cards.book import ALWAYS
from westmarch.games.wotr_board.cards.declare import event, on_table, removable
from westmarch.games.wotr_board.cards.free_combat import (
    ADVANTAGEOUS_POSITION,
    CHARGE,
    CONFUSION,
    DAYLIGHT,
    NO_QUARTER,
    SCOUTS,
    SHIELD_WALL,
    SUDDEN_STRIKE,
    VALOUR,
)
from westmarch.games.wotr_board.cards.making.army_steps import AttackWith, MoveAllCompanions, MoveArmies, RollHits
from westmarch.games.wotr_board.cards.making.card_steps import DiscardThis, DrawCards, HandHas, PayCard
from westmarch.games.wotr_board.cards.making.losses import CountUnits
from westmarch.games.wotr_board.cards.making.operands import (
    CHOSEN,
    Active,
    AtWar,
    CharacterAt,
    NextToChosen,
    OneOrOther,
    Regions,
    There,
)
from westmarch.games.wotr_board.cards.making.steps import ASK_NATION, ASK_REGION, CHOSEN_NATION, Nations, Politics
from westmarch.games.wotr_board.cards.names import CHARACTER_DECK, STRATEGY_DECK
from westmarch.games.wotr_board.components import (
    ARAGORN,
    DWARVES,
    ELVES,
    FELLOWSHIP_DECLARED,
    FELLOWSHIP_REVEALED,
    FIRST_MINION,
    FIRST_SHADOW_NATION,
    FREE_PEOPLES,
    GONDOR,
    NATIONS_OF,
    NORTH,
    ROHAN,
    SHADOW,
)
from westmarch.games.wotr_board.map import (
    CITY,
    COASTAL,
    DISTANCE,
    LANDS_OF,
    NATION_OF,
    NEIGHBOURS,
    REGIONS,
    STRONGHOLD,
    TOWN,
)
from westmarch.games.wotr_board.rules.people.characters import ANY_DIE
from westmarch.games.wotr_board.rules.recruit import Recruit, RecruitInEach
from westmarch.games.wotr_board.rules.war.attack import Attack, can_attack
from westmarch.games.wotr_board.state import WotrBoardState
from westmarch.games.wotr_board.words import WORD_REGION

OUTSIDE_FREE_LANDS = tuple(here for here in range(REGIONS) if not 0 <= NATION_OF[here] < FIRST_SHADOW_NATION)
ANY_COMPANION = tuple(range(FIRST_MINION))
BOTH_BACKS = HandHas(SHADOW, (CHARACTER_DECK, STRATEGY_DECK))


@final
class SiegesToRelieve(Filter[WotrBoardState]):
    """Strongholds of the Free Peoples whose besiegers an army next to them can attack."""

    def words(self, state: WotrBoardState, frame: Frame) -> list[int]:
        return [WORD_REGION + here for here in range(REGIONS) if self.fits(state, here)]

    def fits(self, state: WotrBoardState, here: int) -> bool:
        """Whether a region is one of them."""
        if state.besieged(here) != FREE_PEOPLES:
            return False
        return can_attack(state, Attack(FREE_PEOPLES, False, NEIGHBOURS[here], (here,)))


# While it lies there, `actions.EndOfAction` keeps dice that move the Fellowship out of the Hunt Box.
event(
    "fp-str-01",
    needs=CharacterAt((ARAGORN,), Regions(among=OUTSIDE_FREE_LANDS, with_army=FREE_PEOPLES)),
    combat=DAYLIGHT,
)
for _moment in (FELLOWSHIP_DECLARED, FELLOWSHIP_REVEALED):
    on_table("fp-str-01", _moment, ALWAYS, DiscardThis())
# Which regions these two keep from the Shadow stands in `movement.WARDED`.
_WHICH_CARD = ("besides a Character card the Shadow discards any Strategy card, or one with an army icon",)
event("fp-str-02", Politics(advance=(ELVES,)), combat=NO_QUARTER, doubtful=_WHICH_CARD)
event("fp-str-03", Politics(advance=(NORTH,)), combat=ADVANTAGEOUS_POSITION, doubtful=_WHICH_CARD)
for _card in ("fp-str-02", "fp-str-03"):
    removable(_card, ANY_DIE, PayCard(STRATEGY_DECK), PayCard(CHARACTER_DECK), when=BOTH_BACKS)
event(
    "fp-str-04",
    MoveAllCompanions(),
    If(There(Regions("erebor ered-luin", with_companion=True)), effect(Politics(war=(DWARVES,)))),
    combat=ADVANTAGEOUS_POSITION,
)
event(
    "fp-str-05",
    Choose(ASK_REGION, Regions(with_army=SHADOW, with_nations=2)),
    RollHits(SHADOW, 5, on=5),
    combat=SCOUTS,
)
event(
    "fp-str-06",
    Choose(ASK_REGION, Regions("osgiliath north-ithilien south-ithilien", with_army=SHADOW)),
    RollHits(SHADOW, 3, on=5),
    Recruit(Regions("osgiliath", with_army=FREE_PEOPLES), GONDOR, unit=1, leader=1),
    combat=SHIELD_WALL,
)
event(
    "fp-str-07",
    MoveAllCompanions(),
    If(There(Regions("bree the-shire", with_companion=True)), effect(Politics(war=(NORTH,)))),
    combat=SHIELD_WALL,
)
event(
    "fp-str-08",
    Choose(ASK_NATION, Nations(*NATIONS_OF[FREE_PEOPLES])),
    Politics(wake=(CHOSEN_NATION,), advance=(CHOSEN_NATION,)),
    combat=CONFUSION,
)
event(
    "fp-str-09",
    Politics(advance=(ROHAN,)),
    Recruit(Regions("edoras"), ROHAN, unit=1, leader=1),
    needs=Active(GONDOR),
    combat=SCOUTS,
)
event(
    "fp-str-10",
    Choose(ASK_REGION, SiegesToRelieve()),
    CountUnits(FREE_PEOPLES),
    AttackWith(Regions(with_army=FREE_PEOPLES, unbesieged=True), CHOSEN, fewer=X),
    combat=NO_QUARTER,
)
_WHITE_CITY = Regions("minas-tirith", free_for=FREE_PEOPLES, unconquered=True)
_BEFORE_THE_CITY = Regions(near="minas-tirith", free_for=FREE_PEOPLES, unbesieged=True)
_RIDDERMARK = Regions(nation=ROHAN)
event(
    "fp-str-11",
    If(
        There(_WHITE_CITY),
        effect(MoveArmies(source=_RIDDERMARK, to=_WHITE_CITY, out_of_siege=True)),
        effect(MoveArmies(source=_RIDDERMARK, to=_BEFORE_THE_CITY, out_of_siege=True)),
    ),
    needs=AtWar(ROHAN),
    combat=SUDDEN_STRIKE,
)
event(
    "fp-str-12",
    MoveArmies(reach=2, with_one_of=ANY_COMPANION),
    needs=There(Regions(with_army=FREE_PEOPLES, with_companion=True)),
    combat=CONFUSION,
)
event(
    "fp-str-13",
    Recruit(Regions(among=COASTAL, with_army=FREE_PEOPLES), ELVES, unit=2),
    needs=AtWar(ELVES),
    combat=CHARGE,
    doubtful=("which regions are coastal: read from the drawn coast, or others",),
)
event("fp-str-14", Recruit(Regions("minas-tirith", unconquered=True), GONDOR, unit=1, leader=1), combat=CHARGE)
event(
    "fp-str-15", Recruit(Regions("lorien", unconquered=True), ELVES, unit=1), DrawCards(STRATEGY_DECK), combat=DAYLIGHT
)
event(
    "fp-str-16",
    Recruit(OneOrOther(Regions("edoras"), Regions(nation=ROHAN, with_companion=True)), ROHAN, unit=1, leader=1),
    combat=DAYLIGHT,
)
event("fp-str-17", Recruit(Regions("carrock"), NORTH, unit=1, leader=1), combat=SCOUTS)
event("fp-str-18", Recruit(Regions("dol-amroth", unconquered=True), GONDOR, unit=1, leader=1), combat=SHIELD_WALL)
event("fp-str-19", Recruit(Regions("dale"), NORTH, regular=2), DrawCards(STRATEGY_DECK), combat=SHIELD_WALL)
event(
    "fp-str-20",
    Recruit(Regions("the-shire"), NORTH, unit=1),
    Recruit(Regions("ered-luin"), DWARVES, unit=1),
    DrawCards(STRATEGY_DECK),
    combat=ADVANTAGEOUS_POSITION,
)
event(
    "fp-str-21",
    Recruit(Regions("rivendell", unconquered=True), ELVES, unit=1),
    DrawCards(STRATEGY_DECK),
    combat=ADVANTAGEOUS_POSITION,
)
event("fp-str-22", Recruit(Regions("erebor", unconquered=True), DWARVES, unit=1, leader=1), combat=VALOUR)
event(
    "fp-str-23",
    Recruit(Regions(nation=ROHAN, settlement=(TOWN, CITY, STRONGHOLD), free_for=FREE_PEOPLES), ROHAN, unit=1, leader=1),
    combat=VALOUR,
)
event(
    "fp-str-24",
    Recruit(Regions("woodland-realm", unconquered=True), ELVES, unit=1),
    DrawCards(STRATEGY_DECK),
    combat=VALOUR,
)

event(
    "fp-str-25",
    RecruitInEach(Regions("pelargir lossarnach lamedon"), GONDOR, 1),
    DrawCards(STRATEGY_DECK),
    combat=SHIELD_WALL,
)
_NEAR_NORTH = tuple(here for here in range(REGIONS) if any(DISTANCE[here][land] <= 1 for land in LANDS_OF[NORTH]))
event(
    "fp-str-26",
    Choose(ASK_REGION, Regions(among=_NEAR_NORTH, with_army=SHADOW)),
    RollHits(SHADOW, 3, on=5),
    Recruit(NextToChosen(Regions(nation=NORTH, free_for=FREE_PEOPLES)), NORTH, unit=1, leader=1),
    combat=ADVANTAGEOUS_POSITION,
)

OWN_STEPS: tuple[type[AnyStep], ...] = ()
