"""The Character deck of the Shadow."""

from westmarch.core.frames import Choose, ChooseOne, If, Mode, X, effect
from westmarch.core.state import AnyStep
from westmarch.core.words import PASS
from westmarch.games.wotr_board.cards.book import IN_NO_DECK, NO_ICON, ONLY_BASE, ONLY_LORDS
from westmarch.games.wotr_board.cards.declare import Deck, at_moment, with_die
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
from westmarch.games.wotr_board.cards.making.shadow_steps import AnotherPlayedByEventDie, KeeperSeesEye, LureCompanion
from westmarch.games.wotr_board.cards.making.steps import (
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
    CHARACTER_DECK,
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
from westmarch.games.wotr_board.records import NO_FREE_CARD_AT_FIRST
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
from westmarch.games.wotr_board.words import (
    ASK_CHOOSE,
    ASK_CHOOSE_REGION,
    ASK_FURTHER_CORRUPTION,
    WORD_ATTACK,
    WORD_FROM_HAND,
    WORD_FROM_TABLE,
    WORD_MARCH,
    WORD_MOVE,
    WORD_RECRUIT,
    WORD_ROLL,
)

DECK = Deck(SHADOW, CHARACTER_DECK)

NAZGUL_WITH_FELLOWSHIP = FellowshipAt(Regions(with_nazgul=True))
FREE_CARDS_ON_TABLE = TableCards(FREE_PEOPLES, CHARACTER_DECK)
SARUMAN_GONE = Not(InPlay(SARUMAN))
HARMLESS_DISCARDED = EYE_IS_DISCARDED | FREE_SPECIALS_DISCARDED

DECK.event(
    "shelobs-lair",
    AddTile("shelobs-lair"),
    id="sh-char-01",
    combat=ONE_FOR_THE_DARK_LORD,
)
DECK.event(
    "the-ring-is-mine",
    AddTile("the-ring-is-mine"),
    id="sh-char-02",
    combat=ONE_FOR_THE_DARK_LORD,
)
DECK.event(
    "on-on-they-went",
    AddTile("on-on-they-went"),
    id="sh-char-03",
    combat=ONE_FOR_THE_DARK_LORD,
)
DECK.event(
    "give-it-to-uss",
    AddTile("give-it-to-uss"),
    id="sh-char-04",
    combat=ONE_FOR_THE_DARK_LORD,
)
DECK.event(
    "orc-patrol",
    DrawHuntTile(HARMLESS_DISCARDED),
    id="sh-char-05",
    needs=NO_FREE_SETTLEMENT,
    combat=CRUEL_AS_DEATH,
)
DECK.event(
    "isildurs-bane",
    DrawHuntTile(HARMLESS_DISCARDED | UNREDUCED),
    id="sh-char-06",
    needs=NO_FREE_SETTLEMENT,
    combat=CRUEL_AS_DEATH,
)
DECK.event(
    "foul-thing-from-the-deep",
    DrawHuntTile(HARMLESS_DISCARDED | RANDOM_FIRST),
    id="sh-char-07",
    needs=NO_FREE_SETTLEMENT,
    combat=THEY_ARE_TERRIBLE,
)
DECK.event(
    "candles-of-corpses",
    RollFor(3, on=4, instead=6, where=GuideIs(GOLLUM)),
    Corrupt(X),
    id="sh-char-08",
    needs=NO_FREE_SETTLEMENT,
    combat=DREAD_AND_DESPAIR,
)
DECK.event(
    "nazgul-search",
    MoveNazgul(),
    If(NAZGUL_WITH_FELLOWSHIP, effect(RevealFellowship())),
    id="sh-char-09",
    needs=Progressed(),
    combat=FOUL_STENCH,
)
DECK.event(
    "cruel-weather",
    MoveFellowshipFigure(),
    id="sh-char-10",
    needs=Progressed(),
    combat=CRUEL_AS_DEATH,
)
DECK.event(
    "the-nazgul-strike",
    MoveNazgul(),
    If(
        NAZGUL_WITH_FELLOWSHIP,
        effect(
            ChooseOne(
                ASK_CHOOSE,
                (
                    Mode(PASS),
                    Mode(WORD_FROM_TABLE, effect(DiscardFromTable(FREE_CARDS_ON_TABLE)), There(FREE_CARDS_ON_TABLE)),
                    Mode(WORD_ROLL, effect(RollForHunt())),
                ),
            )
        ),
    ),
    id="sh-char-11",
    needs=Progressed(),
    combat=BLACK_BREATH,
)
DECK.event(
    "morgul-wound",
    If(CorruptionAtMost(3), effect(Corrupt(2)), effect(Corrupt(1))),
    id="sh-char-12",
    needs=Revealed(),
    combat=BLACK_BREATH,
)
DECK.event(
    "lure-of-the-ring",
    If(GOLLUM_GUIDES, effect(Corrupt(1)), effect(LureCompanion())),
    id="sh-char-13",
    needs=Revealed(),
    combat=THEY_ARE_TERRIBLE,
)
DECK.event(
    "the-breaking-of-the-fellowship",
    If(GOLLUM_GUIDES, effect(Corrupt(1)), effect(DrawHuntTile(HARMLESS_DISCARDED | SEPARATES))),
    id="sh-char-14",
    needs=Revealed(),
    combat=DREAD_AND_DESPAIR,
)
DECK.event(
    "worn-with-sorrow-and-toil",
    id="sh-char-15",
    stays=True,
    on_table=[
        at_moment(
            COMPANION_TAKEN,
            ChooseOne(
                ASK_CHOOSE,
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
        ),
        at_moment(FELLOWSHIP_DECLARED, DiscardThis(), test=MomentRegionIs(FREE_HAVENS)),
    ],
    combat=WORDS_OF_POWER,
)
DECK.event(
    "flocks-of-crebain",
    id="sh-char-16",
    stays=True,
    on_table=[
        at_moment(BEFORE_HUNT_ROLL, MayUse(DiscardThis(), HuntBonus(1))),
        at_moment(FELLOWSHIP_DECLARED, DiscardThis(), test=MomentRegionIs(FREE_HAVENS)),
    ],
    combat=THEY_ARE_TERRIBLE,
)
# `combat_cards.ChooseCard` offers its combat half from the table, too.
DECK.event(
    "balrog-of-moria",
    id="sh-char-17",
    plays=ONLY_BASE,
    stays=True,
    on_table=[
        *[
            at_moment(
                moment,
                MayUse(
                    DiscardThis(),
                    If(
                        FellowshipAt(FREE_HAVENS),
                        effect(DrawHuntTile(EYE_IS_DISCARDED | NEVER_REVEALS)),
                        effect(DrawHuntTile(EYE_IS_DISCARDED)),
                    ),
                ),
                test=PathTouched(Regions("moria"), moving=True),
            )
            for moment in (FELLOWSHIP_DECLARED, FELLOWSHIP_REVEALED)
        ]
    ],
    combat=DURINS_BANE,
)
DECK.event(
    "the-lidless-eye",
    ChangeDice(EYE, most=3),
    id="sh-char-18",
    combat=WORDS_OF_POWER,
)
_NEAR_NAZGUL = Regions(with_army=FREE_PEOPLES, near_army=SHADOW, near_army_with_nazgul=True)
DECK.event(
    "dreadful-spells",
    Choose(ASK_CHOOSE_REGION, _NEAR_NAZGUL),
    CountNazgulNear(),
    RollHits(FREE_PEOPLES, X, on=5),
    id="sh-char-19",
    needs=There(_NEAR_NAZGUL),
    combat=DEVILRY_OF_ORTHANC,
)
_BESIEGED_BY_WITCH_KING = Regions(with_character=WITCH_KINGS, besieged_by=SHADOW)
_GROND = AttackWith(
    _BESIEGED_BY_WITCH_KING, _BESIEGED_BY_WITCH_KING, NO_FREE_CARD_AT_FIRST, rounds=3, with_one_of=WITCH_KINGS
)
DECK.event(
    "grond-hammer-of-the-underworld",
    _GROND,
    id="sh-char-20",
    needs=CanDo(_GROND),
    combat=DREAD_AND_DESPAIR,
)
DECK.event(
    "the-palantir-of-orthanc",
    id="sh-char-21",
    stays=True,
    needs=InPlay(SARUMAN),
    discard_when=SARUMAN_GONE,
    on_table=[at_moment(EVENT_PLAYED, DrawEvent(SHADOW), test=AnotherPlayedByEventDie())],
    removable=[
        with_die(AS_WILL),
        with_die(ANY_DIE, PayRing(), test=HasRing()),
    ],
    combat=CRUEL_AS_DEATH,
)
# What Wormtongue forbids is asked for in `politics.may_wake`.
DECK.event(
    "wormtongue",
    id="sh-char-22",
    stays=True,
    needs=InPlay(SARUMAN),
    discard_when=AnyOf(Active(ROHAN), SARUMAN_GONE),
    combat=FOUL_STENCH,
)
_MARCH_OF_WRAITHS, _ATTACK_OF_WRAITHS = MoveArmies(2, with_nazgul=True), AttackWith(with_nazgul=True)
DECK.event(
    "the-ringwraiths-are-abroad",
    MoveNazgul(),
    ChooseOne(
        ASK_CHOOSE,
        (
            Mode(PASS),
            Mode(WORD_MARCH, effect(_MARCH_OF_WRAITHS), CanDo(_MARCH_OF_WRAITHS)),
            Mode(WORD_ATTACK, effect(_ATTACK_OF_WRAITHS), CanDo(_ATTACK_OF_WRAITHS)),
        ),
    ),
    id="sh-char-23",
    combat=WORDS_OF_POWER,
)
_MARCH_OF_CAPTAIN, _ATTACK_OF_CAPTAIN = MoveArmies(1, with_one_of=WITCH_KINGS), AttackWith(with_one_of=WITCH_KINGS)
DECK.event(
    "the-black-captain-commands",
    ChooseOne(
        ASK_CHOOSE,
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
        ASK_CHOOSE,
        (
            Mode(PASS),
            Mode(WORD_MARCH, effect(_MARCH_OF_CAPTAIN), CanDo(_MARCH_OF_CAPTAIN)),
            Mode(WORD_ATTACK, effect(_ATTACK_OF_CAPTAIN), CanDo(_ATTACK_OF_CAPTAIN)),
        ),
    ),
    id="sh-char-24",
    needs=InPlay(*WITCH_KINGS),
    combat=FOUL_STENCH,
)

DECK.event(
    "a-balrog-is-come",
    CommandBalrog(),
    id="sh-char-17-lome",
    plays=ONLY_LORDS,
    needs=InPlay(BALROG),
    combat=DURINS_BANE_OR_BALROG,
)
DECK.event(
    "we-wont-go-back",
    id="sh-char-25",
    plays=ONLY_LORDS,
    stays=True,
    needs=GuideIs(SMEAGOL),
    on_table=[
        at_moment(
            SMEAGOL_TILE_DRAWN,
            ChooseOne(
                ASK_FURTHER_CORRUPTION,
                (
                    Mode(PASS),
                    Mode(
                        WORD_FROM_HAND, effect(PayCard(CHARACTER_DECK), Corrupt(2)), HandHas(SHADOW, (CHARACTER_DECK,))
                    ),
                    Mode(WORD_FROM_TABLE, effect(DiscardThis(), Corrupt(2))),
                ),
            ),
        )
    ],
    combat=FEAR_OF_THEIR_MASTERS,
)
DECK.event(
    "the-lore-of-the-elven-rings",
    id="sh-char-26",
    plays=ONLY_LORDS,
    stays=True,
    on_table=[at_moment(DICE_ROLLED, NewResult(), test=KeeperSeesEye())],
    removable=[
        with_die(AS_WILL),
        with_die(ANY_DIE, PayRing(), test=HasRing()),
    ],
    combat=FEAR_OF_THEIR_MASTERS,
)
_SHADOW_STRONGHOLDS = Regions(
    among=tuple(here for here in range(REGIONS) if OWNER[here] == SHADOW), settlement=(STRONGHOLD,), unconquered=True
)
DECK.event(
    "the-gates-are-closed",
    id="sh-char-27",
    plays=ONLY_LORDS,
    stays=True,
    on_table=[
        *[
            at_moment(
                moment,
                MayUse(DiscardThis(), DrawHuntTile(EYE_IS_DISCARDED | NEVER_REVEALS)),
                test=PathTouched(_SHADOW_STRONGHOLDS),
            )
            for moment in (FELLOWSHIP_DECLARED, FELLOWSHIP_REVEALED)
        ]
    ],
    removable=[
        with_die(AS_WILL),
        with_die(AS_CHARACTER, test=GuideIs(*GANDALFS, GOLLUM)),
    ],
    combat=WORDS_OF_POWER,
)
# While it lies there, `actions.EndOfAction` puts used Character dice into the Hunt Box.
DECK.event(
    "captain-of-despair",
    id="sh-char-28",
    plays=ONLY_LORDS,
    stays=True,
    needs=AllOf(InPlay(*WITCH_KINGS), Not(GOLLUM_GUIDES)),
    discard_when=GOLLUM_GUIDES,
    on_table=[at_moment(FELLOWSHIP_DECLARED, DiscardThis(), test=MomentRegionIs(FREE_STRONGHOLDS))],
    combat=SERVANT_OF_THE_SHADOW,
)
# Never in a deck: `verbs.take_out` lays it on the table.
DECK.event(
    "we-shall-get-it",
    id="sh-special-we-shall-get-it",
    icon=NO_ICON,
    plays=IN_NO_DECK,
    stays=True,
    on_table=[
        at_moment(
            TILE_DRAWN, MayUse(DiscardThis(), ReplaceTile(), test=TileStillCounts(by_gollum=True)), test=GOLLUM_GUIDES
        )
    ],
)

OWN_STEPS: tuple[type[AnyStep], ...] = ()
