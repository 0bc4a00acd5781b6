"""The Character deck of the Free Peoples."""

from westmarch.core.frames import Choose, ChooseOne, If, May, Mode, X, effect
from westmarch.core.state import AnyStep
from westmarch.core.words import PASS
from westmarch.games.wotr_board.cards.book import ALWAYS
from westmarch.games.wotr_board.cards.declare import event, on_table
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
    ASK_MAY,
    ASK_MODE,
    ASK_REGION,
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
from westmarch.games.wotr_board.cards.names import CHARACTER_DECK, STRATEGY_DECK
from westmarch.games.wotr_board.components import (
    ARAGORN,
    BEFORE_TILE,
    BOROMIR,
    CHARACTER,
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
    STRIDER,
    TILE_DRAWN,
    WILL,
)
from westmarch.games.wotr_board.map import FANGORN, LANDS_OF
from westmarch.games.wotr_board.rules.recruit import Recruit, Upgrade
from westmarch.games.wotr_board.rules.ring.fellowship import Hide, MoveFellowship
from westmarch.games.wotr_board.words import WORD_HIDE, WORD_MOVE_FELLOWSHIP

FANGORN_OR_ROHAN = Regions(among=tuple(sorted((FANGORN, *LANDS_OF[ROHAN]))))

event("fp-char-01", AddTile("elven-cloaks"), combat=IT_IS_A_GIFT)
event("fp-char-02", AddTile("elven-rope"), combat=IT_IS_A_GIFT)
event("fp-char-03", AddTile("phial-of-galadriel"), combat=IT_IS_A_GIFT)
event("fp-char-04", AddTile("smeagol-helps"), combat=IT_IS_A_GIFT)
event("fp-char-05", combat=BLADE_OF_WESTERNESSE)
on_table("fp-char-05", TILE_DRAWN, ALWAYS, MayUse(DiscardThis(), ReplaceTile(), test=TileStillCounts()))
event(
    "fp-char-06",
    needs=InFellowship(GIMLI, LEGOLAS),
    discard_when=Not(InFellowship(GIMLI, LEGOLAS)),
    combat=MIGHTY_ATTACK,
)
on_table("fp-char-06", HUNT_DAMAGE, ALWAYS, MayUse(DiscardThis(), ReduceDamage(1), test=CARD_MAY_REDUCE))
event("fp-char-07", needs=InFellowship(BOROMIR), discard_when=Not(InFellowship(BOROMIR)), combat=MIGHTY_ATTACK)
on_table("fp-char-07", HUNT_DAMAGE, ALWAYS, MayUse(DiscardThis(), ReduceDamage(1), test=CARD_MAY_REDUCE))
event(
    "fp-char-08",
    needs=InFellowship(*GREY_GANDALFS),
    discard_when=Not(InFellowship(*GREY_GANDALFS)),
    combat=SERVANT_OF_THE_SECRET_FIRE,
    doubtful=("on the Mordor track the Fellowship still goes one step, or it does not",),
)
on_table("fp-char-08", BEFORE_TILE, ALWAYS, MayUse(DiscardThis(), PreventTile()))
event("fp-char-09", RollFor(3, on=5, instead=3, where=GuideIs(STRIDER)), Heal(X), combat=ANDURIL)
event(
    "fp-char-10",
    Heal(1),
    If(
        GOLLUM_GUIDES,
        effect(
            ChooseOne(
                ASK_MODE,
                (
                    Mode(PASS),
                    Mode(WORD_MOVE_FELLOWSHIP, effect(MoveFellowship()), CanMoveFellowship()),
                    Mode(WORD_HIDE, effect(Hide()), Revealed()),
                ),
            )
        ),
    ),
    combat=HEROIC_DEATH,
)
event("fp-char-11", SeparateFurther(1), Heal(1), needs=InFellowship(), combat=DARING_DEFIANCE)
event("fp-char-12", If(GOLLUM_GUIDES, effect(Heal(2)), effect(Heal(1))), combat=FATEFUL_STRIKE)
event(
    "fp-char-13",
    ChangeDice(WILL, before=CHARACTER, least=1),
    If(FellowshipAt(Regions("lorien", unconquered=True)), effect(Heal(1))),
    combat=HEROIC_DEATH,
)
event(
    "fp-char-14",
    ChallengeTheEye(),
    needs=AnyOf(
        CharacterAt(KINGS, Regions(nation=GONDOR, with_army=FREE_PEOPLES)),
        CharacterAt(KINGS, Regions(nation=ROHAN, with_army=FREE_PEOPLES)),
    ),
    combat=SUDDEN_STRIKE,
)
event("fp-char-15", SeparateOrMove(level=4), combat=DARING_DEFIANCE)
event("fp-char-16", SeparateOrMove(further=2), combat=DARING_DEFIANCE)
event(
    "fp-char-17",
    SeparateFurther(1),
    If(
        CharacterAt((GIMLI, LEGOLAS), Regions("dale erebor woodland-realm")),
        effect(Politics(wake=(DWARVES, NORTH), advance=(DWARVES, ELVES, NORTH))),
    ),
    combat=BRAVE_STAND,
)
event(
    "fp-char-18",
    Choose(ASK_REGION, WraithArmies()),
    EaglesFall(),
    needs=There(WraithArmies()),
    combat=HEROIC_DEATH,
)
for _card, _half in (("fp-char-19", ENTS_RAGE), ("fp-char-20", HUORN_DARK), ("fp-char-21", NAMELESS_WOOD)):
    event(
        _card,
        MarchOfTheEnts(),
        FallOfSaruman(),
        If(CharacterAt((GANDALF_WHITE,), FANGORN_OR_ROHAN), effect(MayPlayEvent(CHARACTER_DECK))),
        needs=AllOf(InPlay(GANDALF_WHITE), There(Regions("fangorn", with_companion=True))),
        combat=_half,
    )
event(
    "fp-char-22",
    Choose(ASK_REGION, Regions("erech lamedon pelargir")),
    LeadTheDead(),
    FearOfTheDead(),
    RaiseTheCoast(),
    needs=CharacterAt(KINGS, Regions(nation=ROHAN)),
    combat=SUDDEN_STRIKE,
)
event(
    "fp-char-23",
    Recruit(RegionOf(BOROMIR), GONDOR, unit=1),
    DrawCards(STRATEGY_DECK, 2),
    needs=CharacterAt((BOROMIR,), Regions(nation=GONDOR)),
    combat=BRAVE_STAND,
)
event(
    "fp-char-24",
    Upgrade(1, NATIONS_OF[FREE_PEOPLES], RegionOf(STRIDER, ARAGORN)),
    DrawCards(STRATEGY_DECK, 2),
    needs=CharacterAt((STRIDER, ARAGORN), Regions(with_army=FREE_PEOPLES)),
    combat=BRAVE_STAND,
)

event("fp-char-25", AddTile("smeagol", 2, at_once=True), combat=BLADE_OF_WESTERNESSE)
_AGAINST_SMEAGOL = TableCards(SHADOW, names=("sh-char-25", "sh-special-we-shall-get-it"))
event("fp-char-26", Heal(1), DiscardFromTable(_AGAINST_SMEAGOL), combat=IT_IS_A_GIFT)
_SHADOW_CARDS = TableCards(SHADOW)
event(
    "fp-char-27",
    If(There(_SHADOW_CARDS), effect(DiscardFromTable(_SHADOW_CARDS)), effect(May(ASK_MAY, effect(LookIntoHand())))),
    combat=ORDERLY_WITHDRAWAL,
)
event("fp-char-28", RollFor(3, on=5), TakeBackRings(), combat=ORDERLY_WITHDRAWAL)

OWN_STEPS: tuple[type[AnyStep], ...] = ()
