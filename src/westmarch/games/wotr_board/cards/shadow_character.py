"""The Character deck of the Shadow."""

from westmarch.core.frames import Choose, ChooseOne, If, Mode, X, effect
from westmarch.core.state import AnyStep
from westmarch.core.words import PASS
from westmarch.games.wotr_board.cards.book import ALWAYS
from westmarch.games.wotr_board.cards.declare import event, on_table, removable
from westmarch.games.wotr_board.cards.making.army_steps import (
    AttackWith,
    CanDo,
    CountNazgulNear,
    MoveArmies,
    MoveNazgul,
    RollHits,
)
from westmarch.games.wotr_board.cards.making.card_steps import (
    DiscardFromTable,
    DiscardRandom,
    DiscardThis,
    HandHas,
    MayUse,
    PayCard,
    TableCards,
)
from westmarch.games.wotr_board.cards.making.operands import (
    FREE_HAVENS,
    FREE_STRONGHOLDS,
    GOLLUM_GUIDES,
    NO_FREE_SETTLEMENT,
    Active,
    AllOf,
    AnyOf,
    CorruptionAtMost,
    FellowshipAt,
    GuideIs,
    HasReinforcements,
    InPlay,
    MomentRegionIs,
    Not,
    PathTouched,
    Progressed,
    RegionOf,
    Regions,
    Revealed,
    There,
)
from westmarch.games.wotr_board.cards.making.shadow_steps import (
    ASK_FURTHER,
    AnotherPlayedByEventDie,
    KeeperSeesEye,
    LureCompanion,
)
from westmarch.games.wotr_board.cards.making.steps import (
    ASK_MODE,
    ASK_REGION,
    AddTile,
    ChangeDice,
    Corrupt,
    DrawHuntTile,
    HasRing,
    HuntBonus,
    MoveFellowshipFigure,
    NewResult,
    PayRing,
    ReplaceTile,
    RollFor,
    RollForHunt,
    TileStillCounts,
)
from westmarch.games.wotr_board.cards.names import CHARACTER_DECK
from westmarch.games.wotr_board.cards.shadow_combat import (
    BLACK_BREATH,
    CRUEL_AS_DEATH,
    DEVILRY_OF_ORTHANC,
    DREAD_AND_DESPAIR,
    DURINS_BANE,
    DURINS_BANE_OR_BALROG,
    FEAR_OF_THEIR_MASTERS,
    FOUL_STENCH,
    ONE_FOR_THE_DARK_LORD,
    SERVANT_OF_THE_SHADOW,
    THEY_ARE_TERRIBLE,
    WORDS_OF_POWER,
)
from westmarch.games.wotr_board.components import (
    AS_CHARACTER,
    AS_WILL,
    BALROG,
    BEFORE_HUNT_ROLL,
    COMPANION_TAKEN,
    DICE_ROLLED,
    EVENT_PLAYED,
    EYE,
    FELLOWSHIP_DECLARED,
    FELLOWSHIP_REVEALED,
    FREE_PEOPLES,
    GANDALFS,
    GOLLUM,
    NAZGUL,
    ROHAN,
    SARUMAN,
    SAURON,
    SHADOW,
    SMEAGOL,
    SMEAGOL_TILE_DRAWN,
    TILE_DRAWN,
    WITCH_KINGS,
)
from westmarch.games.wotr_board.map import OWNER, REGIONS, STRONGHOLD
from westmarch.games.wotr_board.rules.actions import DrawEvent
from westmarch.games.wotr_board.rules.people.characters import ANY_DIE
from westmarch.games.wotr_board.rules.people.lords import CommandBalrog
from westmarch.games.wotr_board.rules.recruit import Recruit
from westmarch.games.wotr_board.rules.ring.fellowship import RevealFellowship
from westmarch.games.wotr_board.rules.ring.hunt import (
    EYE_IS_DISCARDED,
    FREE_SPECIALS_DISCARDED,
    NEVER_REVEALS,
    RANDOM_FIRST,
    SEPARATES,
    UNREDUCED,
)
from westmarch.games.wotr_board.rules.war.battle import NO_FREE_CARD_AT_FIRST
from westmarch.games.wotr_board.words import (
    WORD_ATTACK,
    WORD_FROM_HAND,
    WORD_FROM_TABLE,
    WORD_MARCH,
    WORD_MOVE,
    WORD_RECRUIT,
    WORD_ROLL,
)

NAZGUL_WITH_FELLOWSHIP = FellowshipAt(Regions(with_nazgul=True))
FREE_CARDS_ON_TABLE = TableCards(FREE_PEOPLES, CHARACTER_DECK)
SARUMAN_GONE = Not(InPlay(SARUMAN))
HARMLESS_DISCARDED = EYE_IS_DISCARDED | FREE_SPECIALS_DISCARDED

event("sh-char-01", AddTile("shelobs-lair"), combat=ONE_FOR_THE_DARK_LORD)
event("sh-char-02", AddTile("the-ring-is-mine"), combat=ONE_FOR_THE_DARK_LORD)
event("sh-char-03", AddTile("on-on-they-went"), combat=ONE_FOR_THE_DARK_LORD)
event("sh-char-04", AddTile("give-it-to-uss"), combat=ONE_FOR_THE_DARK_LORD)
event("sh-char-05", DrawHuntTile(HARMLESS_DISCARDED), needs=NO_FREE_SETTLEMENT, combat=CRUEL_AS_DEATH)
event("sh-char-06", DrawHuntTile(HARMLESS_DISCARDED | UNREDUCED), needs=NO_FREE_SETTLEMENT, combat=CRUEL_AS_DEATH)
event("sh-char-07", DrawHuntTile(HARMLESS_DISCARDED | RANDOM_FIRST), needs=NO_FREE_SETTLEMENT, combat=THEY_ARE_TERRIBLE)
event(
    "sh-char-08",
    RollFor(3, on=4, instead=6, where=GuideIs(GOLLUM)),
    Corrupt(X),
    needs=NO_FREE_SETTLEMENT,
    combat=DREAD_AND_DESPAIR,
)
event(
    "sh-char-09",
    MoveNazgul(),
    If(NAZGUL_WITH_FELLOWSHIP, effect(RevealFellowship())),
    needs=Progressed(),
    combat=FOUL_STENCH,
)
event("sh-char-10", MoveFellowshipFigure(), needs=Progressed(), combat=CRUEL_AS_DEATH)
event(
    "sh-char-11",
    MoveNazgul(),
    If(
        NAZGUL_WITH_FELLOWSHIP,
        effect(
            ChooseOne(
                ASK_MODE,
                (
                    Mode(PASS),
                    Mode(WORD_FROM_TABLE, effect(DiscardFromTable(FREE_CARDS_ON_TABLE)), There(FREE_CARDS_ON_TABLE)),
                    Mode(WORD_ROLL, effect(RollForHunt())),
                ),
            )
        ),
    ),
    needs=Progressed(),
    combat=BLACK_BREATH,
)
event(
    "sh-char-12",
    If(CorruptionAtMost(3), effect(Corrupt(2)), effect(Corrupt(1))),
    needs=Revealed(),
    combat=BLACK_BREATH,
)
event(
    "sh-char-13",
    If(GOLLUM_GUIDES, effect(Corrupt(1)), effect(LureCompanion())),
    needs=Revealed(),
    combat=THEY_ARE_TERRIBLE,
)
event(
    "sh-char-14",
    If(GOLLUM_GUIDES, effect(Corrupt(1)), effect(DrawHuntTile(HARMLESS_DISCARDED | SEPARATES))),
    needs=Revealed(),
    combat=DREAD_AND_DESPAIR,
)
event("sh-char-15", combat=WORDS_OF_POWER)
on_table(
    "sh-char-15",
    COMPANION_TAKEN,
    ALWAYS,
    ChooseOne(
        ASK_MODE,
        (
            Mode(PASS),
            Mode(
                WORD_FROM_HAND,
                effect(DiscardRandom(FREE_PEOPLES, CHARACTER_DECK)),
                HandHas(FREE_PEOPLES, (CHARACTER_DECK,)),
            ),
            Mode(WORD_FROM_TABLE, effect(DiscardFromTable(FREE_CARDS_ON_TABLE)), There(FREE_CARDS_ON_TABLE)),
        ),
    ),
)
on_table("sh-char-15", FELLOWSHIP_DECLARED, MomentRegionIs(FREE_HAVENS), DiscardThis())
event("sh-char-16", combat=THEY_ARE_TERRIBLE)
on_table("sh-char-16", BEFORE_HUNT_ROLL, ALWAYS, MayUse(DiscardThis(), HuntBonus(1)))
on_table("sh-char-16", FELLOWSHIP_DECLARED, MomentRegionIs(FREE_HAVENS), DiscardThis())
event("sh-char-17", combat=DURINS_BANE)  # `combat_play.ChooseCard` offers its combat half from the table, too
for _moment in (FELLOWSHIP_DECLARED, FELLOWSHIP_REVEALED):
    on_table(
        "sh-char-17",
        _moment,
        PathTouched(Regions("moria"), moving=True),
        MayUse(
            DiscardThis(),
            If(
                FellowshipAt(FREE_HAVENS),
                effect(DrawHuntTile(EYE_IS_DISCARDED | NEVER_REVEALS)),
                effect(DrawHuntTile(EYE_IS_DISCARDED)),
            ),
        ),
    )
event("sh-char-18", ChangeDice(EYE, most=3), combat=WORDS_OF_POWER)
_NEAR_NAZGUL = Regions(with_army=FREE_PEOPLES, near_army=SHADOW, near_army_with_nazgul=True)
event(
    "sh-char-19",
    Choose(ASK_REGION, _NEAR_NAZGUL),
    CountNazgulNear(),
    RollHits(FREE_PEOPLES, X, on=5),
    needs=There(_NEAR_NAZGUL),
    combat=DEVILRY_OF_ORTHANC,
)
_BESIEGED_BY_WITCH_KING = Regions(with_character=WITCH_KINGS, besieged_by=SHADOW)
_GROND = AttackWith(
    _BESIEGED_BY_WITCH_KING, _BESIEGED_BY_WITCH_KING, NO_FREE_CARD_AT_FIRST, rounds=3, with_one_of=WITCH_KINGS
)
event("sh-char-20", _GROND, needs=CanDo(_GROND), combat=DREAD_AND_DESPAIR)
event("sh-char-21", needs=InPlay(SARUMAN), discard_when=SARUMAN_GONE, combat=CRUEL_AS_DEATH)
on_table("sh-char-21", EVENT_PLAYED, AnotherPlayedByEventDie(), DrawEvent(SHADOW))
removable("sh-char-21", AS_WILL)
removable("sh-char-21", ANY_DIE, PayRing(), when=HasRing())
# What Wormtongue forbids is asked for in `politics.may_wake`.
event("sh-char-22", needs=InPlay(SARUMAN), discard_when=AnyOf(Active(ROHAN), SARUMAN_GONE), combat=FOUL_STENCH)
_MARCH_OF_WRAITHS, _ATTACK_OF_WRAITHS = MoveArmies(2, with_nazgul=True), AttackWith(with_nazgul=True)
event(
    "sh-char-23",
    MoveNazgul(),
    ChooseOne(
        ASK_MODE,
        (
            Mode(PASS),
            Mode(WORD_MARCH, effect(_MARCH_OF_WRAITHS), CanDo(_MARCH_OF_WRAITHS)),
            Mode(WORD_ATTACK, effect(_ATTACK_OF_WRAITHS), CanDo(_ATTACK_OF_WRAITHS)),
        ),
    ),
    combat=WORDS_OF_POWER,
)
_MARCH_OF_CAPTAIN, _ATTACK_OF_CAPTAIN = MoveArmies(1, with_one_of=WITCH_KINGS), AttackWith(with_one_of=WITCH_KINGS)
event(
    "sh-char-24",
    ChooseOne(
        ASK_MODE,
        (
            Mode(
                WORD_RECRUIT,
                effect(Recruit(RegionOf(*WITCH_KINGS), SAURON, nazgul=2)),
                HasReinforcements(NAZGUL),
            ),
            Mode(WORD_MOVE, effect(MoveNazgul())),
        ),
    ),
    ChooseOne(
        ASK_MODE,
        (
            Mode(PASS),
            Mode(WORD_MARCH, effect(_MARCH_OF_CAPTAIN), CanDo(_MARCH_OF_CAPTAIN)),
            Mode(WORD_ATTACK, effect(_ATTACK_OF_CAPTAIN), CanDo(_ATTACK_OF_CAPTAIN)),
        ),
    ),
    needs=InPlay(*WITCH_KINGS),
    combat=FOUL_STENCH,
)

event("sh-char-17-lome", CommandBalrog(), needs=InPlay(BALROG), combat=DURINS_BANE_OR_BALROG)
event("sh-char-25", needs=GuideIs(SMEAGOL), combat=FEAR_OF_THEIR_MASTERS)
on_table(
    "sh-char-25",
    SMEAGOL_TILE_DRAWN,
    ALWAYS,
    ChooseOne(
        ASK_FURTHER,
        (
            Mode(PASS),
            Mode(WORD_FROM_HAND, effect(PayCard(CHARACTER_DECK), Corrupt(2)), HandHas(SHADOW, (CHARACTER_DECK,))),
            Mode(WORD_FROM_TABLE, effect(DiscardThis(), Corrupt(2))),
        ),
    ),
)
event("sh-char-26", combat=FEAR_OF_THEIR_MASTERS)
on_table("sh-char-26", DICE_ROLLED, KeeperSeesEye(), NewResult())
removable("sh-char-26", AS_WILL)
removable("sh-char-26", ANY_DIE, PayRing(), when=HasRing())
_SHADOW_STRONGHOLDS = Regions(
    among=tuple(here for here in range(REGIONS) if OWNER[here] == SHADOW), settlement=(STRONGHOLD,), unconquered=True
)
event("sh-char-27", combat=WORDS_OF_POWER)
for _moment in (FELLOWSHIP_DECLARED, FELLOWSHIP_REVEALED):
    on_table(
        "sh-char-27",
        _moment,
        PathTouched(_SHADOW_STRONGHOLDS),
        MayUse(DiscardThis(), DrawHuntTile(EYE_IS_DISCARDED | NEVER_REVEALS)),
    )
removable("sh-char-27", AS_WILL)
removable("sh-char-27", AS_CHARACTER, when=GuideIs(*GANDALFS, GOLLUM))
# While it lies there, `actions.EndOfAction` puts used Character dice into the Hunt Box.
event(
    "sh-char-28",
    needs=AllOf(InPlay(*WITCH_KINGS), Not(GOLLUM_GUIDES)),
    discard_when=GOLLUM_GUIDES,
    combat=SERVANT_OF_THE_SHADOW,
)
on_table("sh-char-28", FELLOWSHIP_DECLARED, MomentRegionIs(FREE_STRONGHOLDS), DiscardThis())
# Never in a deck: `verbs.take_out` lays it on the table.
event("sh-special-we-shall-get-it")
on_table(
    "sh-special-we-shall-get-it",
    TILE_DRAWN,
    GOLLUM_GUIDES,
    MayUse(DiscardThis(), ReplaceTile(), test=TileStillCounts(by_gollum=True)),
)

OWN_STEPS: tuple[type[AnyStep], ...] = ()
