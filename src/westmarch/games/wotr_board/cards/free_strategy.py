"""The Strategy deck of the Free Peoples."""

from westmarch.core.frames import Choose, If, X, effect
from westmarch.core.state import AnyStep
from westmarch.games.wotr_board.cards.book import ONLY_LORDS
from westmarch.games.wotr_board.cards.declare import Deck, WithDie, at_moment, with_die
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
from westmarch.games.wotr_board.cards.making.army_steps import (
    AttackWith,
    MoveAllCompanions,
    MoveArmies,
    RollHits,
    SiegesToRelieve,
)
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
from westmarch.games.wotr_board.cards.making.steps import CHOSEN_NATION, Nations, Politics
from westmarch.games.wotr_board.components import (
    ARAGORN,
    ARMY,
    CHARACTER_DECK,
    DWARVES,
    ELVES,
    FELLOWSHIP_DECLARED,
    FELLOWSHIP_REVEALED,
    FIRST_MINION,
    FIRST_SHADOW_NATION,
    FREE_PEOPLES,
    GONDOR,
    MUSTER,
    NATIONS_OF,
    NORTH,
    ROHAN,
    SHADOW,
    STRATEGY_DECK,
)
from westmarch.games.wotr_board.map import (
    CITY,
    COASTAL,
    DISTANCE,
    LANDS_OF,
    NATION_OF,
    REGIONS,
    STRONGHOLD,
    TOWN,
)
from westmarch.games.wotr_board.rules.people.characters import ANY_DIE
from westmarch.games.wotr_board.rules.recruit import Recruit, RecruitInEach
from westmarch.games.wotr_board.words import ASK_CHOOSE_NATION, ASK_CHOOSE_REGION

DECK = Deck(FREE_PEOPLES, STRATEGY_DECK)

OUTSIDE_FREE_LANDS = tuple(here for here in range(REGIONS) if not 0 <= NATION_OF[here] < FIRST_SHADOW_NATION)
ANY_COMPANION = tuple(range(FIRST_MINION))
BOTH_BACKS = HandHas(SHADOW, (CHARACTER_DECK, STRATEGY_DECK))


# While it lies there, `actions.EndOfAction` keeps dice that move the Fellowship out of the Hunt Box.
DECK.event(
    "the-last-battle",
    id="fp-str-01",
    icon=ARMY,
    stays=True,
    needs=CharacterAt((ARAGORN,), Regions(among=OUTSIDE_FREE_LANDS, with_army=FREE_PEOPLES)),
    on_table=[*[at_moment(moment, DiscardThis()) for moment in (FELLOWSHIP_DECLARED, FELLOWSHIP_REVEALED)]],
    combat=DAYLIGHT,
)


def _paid_with_cards() -> WithDie:
    """The Shadow discards a card of each back, with any die."""
    return with_die(ANY_DIE, PayCard(STRATEGY_DECK), PayCard(CHARACTER_DECK), test=BOTH_BACKS)


# Which regions these two keep from the Shadow stands in `movement.WARDED`.
_WHICH_CARD = ("which_card",)
DECK.event(
    "a-power-too-great",
    Politics(advance=(ELVES,)),
    id="fp-str-02",
    icon=ARMY,
    stays=True,
    removable=[_paid_with_cards()],
    combat=NO_QUARTER,
    doubtful=_WHICH_CARD,
)
DECK.event(
    "the-power-of-tom-bombadil",
    Politics(advance=(NORTH,)),
    id="fp-str-03",
    icon=ARMY,
    stays=True,
    removable=[_paid_with_cards()],
    combat=ADVANTAGEOUS_POSITION,
    doubtful=_WHICH_CARD,
)
DECK.event(
    "book-of-mazarbul",
    MoveAllCompanions(),
    If(There(Regions("erebor ered-luin", with_companion=True)), effect(Politics(war=(DWARVES,)))),
    id="fp-str-04",
    icon=MUSTER,
    combat=ADVANTAGEOUS_POSITION,
)
DECK.event(
    "the-spirit-of-mordor",
    Choose(ASK_CHOOSE_REGION, Regions(with_army=SHADOW, with_nations=2)),
    RollHits(SHADOW, 5, on=5),
    id="fp-str-05",
    icon=ARMY,
    combat=SCOUTS,
)
DECK.event(
    "faramirs-rangers",
    Choose(ASK_CHOOSE_REGION, Regions("osgiliath north-ithilien south-ithilien", with_army=SHADOW)),
    RollHits(SHADOW, 3, on=5),
    Recruit(Regions("osgiliath", with_army=FREE_PEOPLES), GONDOR, unit=1, leader=1),
    id="fp-str-06",
    icon=ARMY,
    combat=SHIELD_WALL,
)
DECK.event(
    "fear-fire-foes",
    MoveAllCompanions(),
    If(There(Regions("bree the-shire", with_companion=True)), effect(Politics(war=(NORTH,)))),
    id="fp-str-07",
    icon=MUSTER,
    combat=SHIELD_WALL,
)
DECK.event(
    "wisdom-of-elrond",
    Choose(ASK_CHOOSE_NATION, Nations(*NATIONS_OF[FREE_PEOPLES])),
    Politics(wake=(CHOSEN_NATION,), advance=(CHOSEN_NATION,)),
    id="fp-str-08",
    icon=MUSTER,
    combat=CONFUSION,
)
DECK.event(
    "the-red-arrow",
    Politics(advance=(ROHAN,)),
    Recruit(Regions("edoras"), ROHAN, unit=1, leader=1),
    id="fp-str-09",
    icon=MUSTER,
    needs=Active(GONDOR),
    combat=SCOUTS,
)
DECK.event(
    "help-unlooked-for",
    Choose(ASK_CHOOSE_REGION, SiegesToRelieve()),
    CountUnits(FREE_PEOPLES),
    AttackWith(Regions(with_army=FREE_PEOPLES, unbesieged=True), CHOSEN, fewer=X),
    id="fp-str-10",
    icon=ARMY,
    combat=NO_QUARTER,
)
_WHITE_CITY = Regions("minas-tirith", free_for=FREE_PEOPLES, unconquered=True)
_BEFORE_THE_CITY = Regions(near="minas-tirith", free_for=FREE_PEOPLES, unbesieged=True)
_RIDDERMARK = Regions(nation=ROHAN)
DECK.event(
    "paths-of-the-woses",
    If(
        There(_WHITE_CITY),
        effect(MoveArmies(source=_RIDDERMARK, to=_WHITE_CITY, out_of_siege=True)),
        effect(MoveArmies(source=_RIDDERMARK, to=_BEFORE_THE_CITY, out_of_siege=True)),
    ),
    id="fp-str-11",
    icon=ARMY,
    needs=AtWar(ROHAN),
    combat=SUDDEN_STRIKE,
)
DECK.event(
    "through-a-day-and-a-night",
    MoveArmies(reach=2, with_one_of=ANY_COMPANION),
    id="fp-str-12",
    icon=ARMY,
    needs=There(Regions(with_army=FREE_PEOPLES, with_companion=True)),
    combat=CONFUSION,
)
DECK.event(
    "cirdans-ships",
    Recruit(Regions(among=COASTAL, with_army=FREE_PEOPLES), ELVES, unit=2),
    id="fp-str-13",
    icon=MUSTER,
    needs=AtWar(ELVES),
    combat=CHARGE,
    doubtful=("coast",),
)
DECK.event(
    "guards-of-the-citadel",
    Recruit(Regions("minas-tirith", unconquered=True), GONDOR, unit=1, leader=1),
    id="fp-str-14",
    icon=MUSTER,
    combat=CHARGE,
)
DECK.event(
    "celeborns-galadhrim",
    Recruit(Regions("lorien", unconquered=True), ELVES, unit=1),
    DrawCards(STRATEGY_DECK),
    id="fp-str-15",
    icon=MUSTER,
    combat=DAYLIGHT,
)
DECK.event(
    "riders-of-theoden",
    Recruit(OneOrOther(Regions("edoras"), Regions(nation=ROHAN, with_companion=True)), ROHAN, unit=1, leader=1),
    id="fp-str-16",
    icon=MUSTER,
    combat=DAYLIGHT,
)
DECK.event(
    "grimbeorn-the-old-son-of-beorn",
    Recruit(Regions("carrock"), NORTH, unit=1, leader=1),
    id="fp-str-17",
    icon=MUSTER,
    combat=SCOUTS,
)
DECK.event(
    "imrahil-of-dol-amroth",
    Recruit(Regions("dol-amroth", unconquered=True), GONDOR, unit=1, leader=1),
    id="fp-str-18",
    icon=MUSTER,
    combat=SHIELD_WALL,
)
DECK.event(
    "king-brands-men",
    Recruit(Regions("dale"), NORTH, regular=2),
    DrawCards(STRATEGY_DECK),
    id="fp-str-19",
    icon=MUSTER,
    combat=SHIELD_WALL,
)
DECK.event(
    "swords-in-eriador",
    Recruit(Regions("the-shire"), NORTH, unit=1),
    Recruit(Regions("ered-luin"), DWARVES, unit=1),
    DrawCards(STRATEGY_DECK),
    id="fp-str-20",
    icon=MUSTER,
    combat=ADVANTAGEOUS_POSITION,
)
DECK.event(
    "kindred-of-glorfindel",
    Recruit(Regions("rivendell", unconquered=True), ELVES, unit=1),
    DrawCards(STRATEGY_DECK),
    id="fp-str-21",
    icon=MUSTER,
    combat=ADVANTAGEOUS_POSITION,
)
DECK.event(
    "dain-ironfoots-guard",
    Recruit(Regions("erebor", unconquered=True), DWARVES, unit=1, leader=1),
    id="fp-str-22",
    icon=MUSTER,
    combat=VALOUR,
)
DECK.event(
    "eomer-son-of-eomund",
    Recruit(Regions(nation=ROHAN, settlement=(TOWN, CITY, STRONGHOLD), free_for=FREE_PEOPLES), ROHAN, unit=1, leader=1),
    id="fp-str-23",
    icon=MUSTER,
    combat=VALOUR,
)
DECK.event(
    "thranduils-archers",
    Recruit(Regions("woodland-realm", unconquered=True), ELVES, unit=1),
    DrawCards(STRATEGY_DECK),
    id="fp-str-24",
    icon=MUSTER,
    combat=VALOUR,
)

DECK.event(
    "every-little-is-a-gain",
    RecruitInEach(Regions("pelargir lossarnach lamedon"), GONDOR, 1),
    DrawCards(STRATEGY_DECK),
    id="fp-str-25",
    icon=MUSTER,
    plays=ONLY_LORDS,
    combat=SHIELD_WALL,
)
_NEAR_NORTH = tuple(here for here in range(REGIONS) if any(DISTANCE[here][land] <= 1 for land in LANDS_OF[NORTH]))
DECK.event(
    "rangers-of-the-north",
    Choose(ASK_CHOOSE_REGION, Regions(among=_NEAR_NORTH, with_army=SHADOW)),
    RollHits(SHADOW, 3, on=5),
    Recruit(NextToChosen(Regions(nation=NORTH, free_for=FREE_PEOPLES)), NORTH, unit=1, leader=1),
    id="fp-str-26",
    icon=ARMY,
    plays=ONLY_LORDS,
    combat=ADVANTAGEOUS_POSITION,
)

OWN_STEPS: tuple[type[AnyStep], ...] = ()
