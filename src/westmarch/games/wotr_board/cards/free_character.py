"""The Character deck of the Free Peoples."""

from westmarch.core.frames import Choose, ChooseOne, If, May, Mode, X, effect
from westmarch.core.state import AnyStep
from westmarch.core.words import PASS
from westmarch.games.wotr_board.cards.book import ONLY_LORDS
from westmarch.games.wotr_board.cards.declare import Deck, at_moment
from westmarch.games.wotr_board.cards.free_combat import (
    ANDURIL,
    BLADE_OF_WESTERNESSE,
    BRAVE_STAND,
    DARING_DEFIANCE,
    ENTS_RAGE,
    FATEFUL_STRIKE,
    HEROIC_DEATH,
    HUORN_DARK,
    IT_IS_A_GIFT,
    MIGHTY_ATTACK,
    NAMELESS_WOOD,
    ORDERLY_WITHDRAWAL,
    SERVANT_OF_THE_SECRET_FIRE,
    SUDDEN_STRIKE,
)
from westmarch.games.wotr_board.cards.making.army_steps import SeparateFurther, SeparateOrMove
from westmarch.games.wotr_board.cards.making.card_steps import (
    DiscardFromTable,
    DiscardThis,
    DrawCards,
    MayPlayEvent,
    MayUse,
    TableCards,
)
from westmarch.games.wotr_board.cards.making.free_steps import (
    KINGS,
    ChallengeTheEye,
    EaglesFall,
    FallOfSaruman,
    FearOfTheDead,
    LeadTheDead,
    LookIntoHand,
    MarchOfTheEnts,
    RaiseTheCoast,
    TakeBackRings,
    WraithArmies,
)
from westmarch.games.wotr_board.cards.making.operands import (
    GOLLUM_GUIDES,
    AllOf,
    AnyOf,
    CharacterAt,
    FellowshipAt,
    GuideIs,
    InFellowship,
    InPlay,
    Not,
    RegionOf,
    Regions,
    Revealed,
    There,
)
from westmarch.games.wotr_board.cards.making.steps import (
    CARD_MAY_REDUCE,
    AddTile,
    CanMoveFellowship,
    ChangeDice,
    Heal,
    Politics,
    PreventTile,
    ReduceDamage,
    ReplaceTile,
    RollFor,
    TileStillCounts,
)
from westmarch.games.wotr_board.components import (
    ARAGORN,
    BEFORE_TILE,
    BOROMIR,
    CHARACTER,
    CHARACTER_DECK,
    DWARVES,
    ELVES,
    FREE_PEOPLES,
    GANDALF_WHITE,
    GIMLI,
    GONDOR,
    GREY_GANDALFS,
    HUNT_DAMAGE,
    LEGOLAS,
    NATIONS_OF,
    NORTH,
    ROHAN,
    SHADOW,
    STRATEGY_DECK,
    STRIDER,
    TILE_DRAWN,
    WILL,
)
from westmarch.games.wotr_board.map import FANGORN, LANDS_OF
from westmarch.games.wotr_board.rules.recruit import Recruit, Upgrade
from westmarch.games.wotr_board.rules.ring.fellowship import Hide, MoveFellowship
from westmarch.games.wotr_board.words import ASK_CHOOSE, ASK_CHOOSE_REGION, ASK_MAY, WORD_HIDE, WORD_MOVE_FELLOWSHIP

DECK = Deck(FREE_PEOPLES, CHARACTER_DECK)

FANGORN_OR_ROHAN = Regions(among=tuple(sorted((FANGORN, *LANDS_OF[ROHAN]))))

DECK.event(
    "elven-cloaks",
    AddTile("elven-cloaks"),
    id="fp-char-01",
    combat=IT_IS_A_GIFT,
)
DECK.event(
    "elven-rope",
    AddTile("elven-rope"),
    id="fp-char-02",
    combat=IT_IS_A_GIFT,
)
DECK.event(
    "phial-of-galadriel",
    AddTile("phial-of-galadriel"),
    id="fp-char-03",
    combat=IT_IS_A_GIFT,
)
DECK.event(
    "smeagol-helps-nice-master",
    AddTile("smeagol-helps"),
    id="fp-char-04",
    combat=IT_IS_A_GIFT,
)
DECK.event(
    "mithril-coat-and-sting",
    id="fp-char-05",
    stays=True,
    on_table=[at_moment(TILE_DRAWN, MayUse(DiscardThis(), ReplaceTile(), test=TileStillCounts()))],
    combat=BLADE_OF_WESTERNESSE,
)
DECK.event(
    "axe-and-bow",
    id="fp-char-06",
    stays=True,
    needs=InFellowship(GIMLI, LEGOLAS),
    discard_when=Not(InFellowship(GIMLI, LEGOLAS)),
    on_table=[at_moment(HUNT_DAMAGE, MayUse(DiscardThis(), ReduceDamage(1), test=CARD_MAY_REDUCE))],
    combat=MIGHTY_ATTACK,
)
DECK.event(
    "horn-of-gondor",
    id="fp-char-07",
    stays=True,
    needs=InFellowship(BOROMIR),
    discard_when=Not(InFellowship(BOROMIR)),
    on_table=[at_moment(HUNT_DAMAGE, MayUse(DiscardThis(), ReduceDamage(1), test=CARD_MAY_REDUCE))],
    combat=MIGHTY_ATTACK,
)
DECK.event(
    "wizards-staff",
    id="fp-char-08",
    stays=True,
    needs=InFellowship(*GREY_GANDALFS),
    discard_when=Not(InFellowship(*GREY_GANDALFS)),
    on_table=[at_moment(BEFORE_TILE, MayUse(DiscardThis(), PreventTile()))],
    combat=SERVANT_OF_THE_SECRET_FIRE,
    doubtful=("mordor_track",),
)
DECK.event(
    "athelas",
    RollFor(3, on=5, instead=3, where=GuideIs(STRIDER)),
    Heal(X),
    id="fp-char-09",
    combat=ANDURIL,
)
DECK.event(
    "there-is-another-way",
    Heal(1),
    If(
        GOLLUM_GUIDES,
        effect(
            ChooseOne(
                ASK_CHOOSE,
                (
                    Mode(PASS),
                    Mode(WORD_MOVE_FELLOWSHIP, effect(MoveFellowship()), CanMoveFellowship()),
                    Mode(WORD_HIDE, effect(Hide()), Revealed()),
                ),
            )
        ),
    ),
    id="fp-char-10",
    combat=HEROIC_DEATH,
)
DECK.event(
    "i-will-go-alone",
    SeparateFurther(1),
    Heal(1),
    id="fp-char-11",
    needs=InFellowship(),
    combat=DARING_DEFIANCE,
)
DECK.event(
    "bilbos-song",
    If(GOLLUM_GUIDES, effect(Heal(2)), effect(Heal(1))),
    id="fp-char-12",
    combat=FATEFUL_STRIKE,
)
DECK.event(
    "mirror-of-galadriel",
    ChangeDice(WILL, before=CHARACTER, least=1),
    If(FellowshipAt(Regions("lorien", unconquered=True)), effect(Heal(1))),
    id="fp-char-13",
    combat=HEROIC_DEATH,
)
DECK.event(
    "challenge-of-the-king",
    ChallengeTheEye(),
    id="fp-char-14",
    needs=AnyOf(
        CharacterAt(KINGS, Regions(nation=GONDOR, with_army=FREE_PEOPLES)),
        CharacterAt(KINGS, Regions(nation=ROHAN, with_army=FREE_PEOPLES)),
    ),
    combat=SUDDEN_STRIKE,
)
DECK.event(
    "gwaihir-the-windlord",
    SeparateOrMove(level=4),
    id="fp-char-15",
    combat=DARING_DEFIANCE,
)
DECK.event(
    "we-prove-the-swifter",
    SeparateOrMove(further=2),
    id="fp-char-16",
    combat=DARING_DEFIANCE,
)
DECK.event(
    "there-and-back-again",
    SeparateFurther(1),
    If(
        CharacterAt((GIMLI, LEGOLAS), Regions("dale erebor woodland-realm")),
        effect(Politics(wake=(DWARVES, NORTH), advance=(DWARVES, ELVES, NORTH))),
    ),
    id="fp-char-17",
    combat=BRAVE_STAND,
)
DECK.event(
    "the-eagles-are-coming",
    Choose(ASK_CHOOSE_REGION, WraithArmies()),
    EaglesFall(),
    id="fp-char-18",
    needs=There(WraithArmies()),
    combat=HEROIC_DEATH,
)


def _march_of_the_ents() -> tuple[AnyStep, ...]:
    """What each of the three cards does; the White Wizard nearby lets another one follow."""
    wizard = CharacterAt((GANDALF_WHITE,), FANGORN_OR_ROHAN)
    return MarchOfTheEnts(), FallOfSaruman(), If(wizard, effect(MayPlayEvent(CHARACTER_DECK)))


_ENTS_LISTEN = AllOf(InPlay(GANDALF_WHITE), There(Regions("fangorn", with_companion=True)))
DECK.event(
    "the-ents-awake-treebeard",
    *_march_of_the_ents(),
    id="fp-char-19",
    needs=_ENTS_LISTEN,
    combat=ENTS_RAGE,
)
DECK.event(
    "the-ents-awake-huorns",
    *_march_of_the_ents(),
    id="fp-char-20",
    needs=_ENTS_LISTEN,
    combat=HUORN_DARK,
)
DECK.event(
    "the-ents-awake-entmoot",
    *_march_of_the_ents(),
    id="fp-char-21",
    needs=_ENTS_LISTEN,
    combat=NAMELESS_WOOD,
)
DECK.event(
    "dead-men-of-dunharrow",
    Choose(ASK_CHOOSE_REGION, Regions("erech lamedon pelargir")),
    LeadTheDead(),
    FearOfTheDead(),
    RaiseTheCoast(),
    id="fp-char-22",
    needs=CharacterAt(KINGS, Regions(nation=ROHAN)),
    combat=SUDDEN_STRIKE,
)
DECK.event(
    "house-of-the-stewards",
    Recruit(RegionOf(BOROMIR), GONDOR, unit=1),
    DrawCards(STRATEGY_DECK, 2),
    id="fp-char-23",
    needs=CharacterAt((BOROMIR,), Regions(nation=GONDOR)),
    combat=BRAVE_STAND,
)
DECK.event(
    "the-grey-company",
    Upgrade(1, NATIONS_OF[FREE_PEOPLES], RegionOf(STRIDER, ARAGORN)),
    DrawCards(STRATEGY_DECK, 2),
    id="fp-char-24",
    needs=CharacterAt((STRIDER, ARAGORN), Regions(with_army=FREE_PEOPLES)),
    combat=BRAVE_STAND,
)

DECK.event(
    "you-know-the-way-there",
    AddTile("smeagol", 2, at_once=True),
    id="fp-char-25",
    plays=ONLY_LORDS,
    combat=BLADE_OF_WESTERNESSE,
)
_AGAINST_SMEAGOL = TableCards(SHADOW, names=("we-wont-go-back", "we-shall-get-it"))
DECK.event(
    "safe-paths-in-the-dark",
    Heal(1),
    DiscardFromTable(_AGAINST_SMEAGOL),
    id="fp-char-26",
    plays=ONLY_LORDS,
    combat=IT_IS_A_GIFT,
)
_SHADOW_CARDS = TableCards(SHADOW)
DECK.event(
    "wind-from-the-west",
    If(There(_SHADOW_CARDS), effect(DiscardFromTable(_SHADOW_CARDS)), effect(May(ASK_MAY, effect(LookIntoHand())))),
    id="fp-char-27",
    plays=ONLY_LORDS,
    combat=ORDERLY_WITHDRAWAL,
)
DECK.event(
    "three-rings-for-the-elven-kings",
    RollFor(3, on=5),
    TakeBackRings(),
    id="fp-char-28",
    plays=ONLY_LORDS,
    combat=ORDERLY_WITHDRAWAL,
)

OWN_STEPS: tuple[type[AnyStep], ...] = ()
