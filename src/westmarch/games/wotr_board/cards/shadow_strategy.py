"""The Strategy deck of the Shadow."""

from typing import final

from mypy_extensions import i64

from westmarch.core.frames import Choose, ChooseOne, Filter, ForEach, Frame, If, Mode, X, effect, frame_of
from westmarch.core.state import AnyStep, Step
from westmarch.core.words import PASS
from westmarch.games.wotr_board.cards.book import ONLY_LORDS
from westmarch.games.wotr_board.cards.declare import Deck, at_moment, with_die
from westmarch.games.wotr_board.cards.making.army_steps import AttackWith, CanDo, MoveArmies, MoveCharacterTo, RollHits
from westmarch.games.wotr_board.cards.making.card_steps import DiscardThis
from westmarch.games.wotr_board.cards.making.losses import CountUnits, LoseFigure
from westmarch.games.wotr_board.cards.making.operands import (
    CHOSEN,
    EACH,
    AllOf,
    AtWar,
    CharacterAt,
    ChosenFits,
    InPlay,
    MomentReasonIs,
    NextToChosen,
    OneOrOther,
    Regions,
    There,
)
from westmarch.games.wotr_board.cards.making.shadow_steps import ShadowOfDolGuldur
from westmarch.games.wotr_board.cards.making.steps import CHOSEN_NATION, DiscardDice, Politics, chosen_regions
from westmarch.games.wotr_board.cards.shadow_combat import (
    DEADLY_STRIFE,
    DESPERATE_BATTLE,
    DEVILRY_OF_ORTHANC,
    GREAT_HOST,
    MUMAKIL,
    ONSLAUGHT,
    RELENTLESS_ASSAULT,
    SWARM_OF_BATS,
    WE_COME_TO_KILL,
)
from westmarch.games.wotr_board.components import (
    ARAGORN,
    ARMY,
    AS_WILL,
    BY_ATTACK,
    BY_COMPANION,
    ELITE,
    ELVES,
    FIRST_MINION,
    FREE_PEOPLES,
    GANDALFS,
    GONDOR,
    ISENGARD,
    KEEPERS,
    MUSTER,
    NATION_ADVANCED,
    NATIONS_OF,
    OUTSIDE,
    SARUMAN,
    SAURON,
    SHADOW,
    SOUTHRONS,
    STRATEGY_DECK,
    WILL,
    WITCH_KINGS,
)
from westmarch.games.wotr_board.map import (
    COASTAL,
    DISTANCE,
    EAST_EDGE,
    LANDS_OF,
    NATION_OF,
    REGIONS,
    SETTLEMENT,
    STRONGHOLD,
    region,
)
from westmarch.games.wotr_board.records import NO_CEASE, NO_FREE_CARD_AT_FIRST
from westmarch.games.wotr_board.rules.people.characters import ANY_DIE
from westmarch.games.wotr_board.rules.recruit import Recruit, RecruitInEach, Upgrade
from westmarch.games.wotr_board.rules.verbs import move_army
from westmarch.games.wotr_board.rules.war.movement import CheckStacking
from westmarch.games.wotr_board.state import WotrBoardState, count, figures
from westmarch.games.wotr_board.words import (
    ASK_CHOOSE,
    ASK_CHOOSE_NATION,
    ASK_CHOOSE_REGION,
    ASK_CHOOSE_REGIONS,
    ASK_PART_NUMBER,
    WORD_ATTACK,
    WORD_MARCH,
    WORD_NATION,
    WORD_NUMBER,
    WORD_REGION,
)

DECK = Deck(SHADOW, STRATEGY_DECK)

UMBAR = region("umbar")
DUNLAND = (region("north-dunland"), region("south-dunland"))
ALL_AT_WAR = AtWar(*NATIONS_OF[SHADOW])


@final
class NationsVisited(Filter[WotrBoardState]):
    """Nations of the Free Peoples not At War in whose land the Fellowship or a companion is."""

    def words(self, state: WotrBoardState, frame: Frame) -> list[int]:
        companions = [who for who in range(FIRST_MINION) if who not in KEEPERS and state.counts(who)]
        visited = [state.places[who] for who in companions if state.places[who] >= 0]
        if state.mordor == OUTSIDE:
            visited.append(int(state.fellowship))
        nations = {NATION_OF[place] for place in visited}
        return [
            WORD_NATION + nation
            for nation in NATIONS_OF[FREE_PEOPLES]
            if nation in nations and not state.at_war(nation)
        ]


# Corsairs of Umbar
_COAST = Regions(among=COASTAL, nation=GONDOR)
_FROM_UMBAR = Regions("umbar")


@final
class Landings(Filter[WotrBoardState]):
    """The coasts of Gondor where an army from Umbar can land or attack."""

    def words(self, state: WotrBoardState, frame: Frame) -> list[int]:
        march = MoveArmies(source=_FROM_UMBAR, to=_COAST).march(state, frame)
        attack = AttackWith(_FROM_UMBAR, _COAST, overseas=True).attack(state, frame)
        found = march.targets(state, UMBAR) if march is not None else []
        if attack is not None:
            found = [*found, *attack.targets(state, UMBAR)]
        return sorted([WORD_REGION + here for here in found])


# Rage of the Dunlendings


@final
class CallTheDunlendings(Step[WotrBoardState]):
    """Units of Isengard may come from North and South Dunland to the chosen region, four at most."""

    def run(self, state: WotrBoardState) -> bool:
        for here in chosen_regions(frame_of(state)):
            state.push(Summon(here))
        return False

    def idle(self, state: WotrBoardState, frame: Frame) -> bool:
        return not frame.chosen


@final
class Summon(Step[WotrBoardState]):
    """How many Regulars or Elites come from the next of the two regions."""

    def __init__(self, target: i64 = 0, left: i64 = 4, at: i64 = 0) -> None:
        self.target = target
        self.left = left
        self.at = at  # the next kind of unit in the next region

    def run(self, state: WotrBoardState) -> bool:
        if self.at == 2 * len(DUNLAND):
            return False
        source, figure = self.who()
        there = count(state.army(SHADOW, source), figure) if source != self.target else 0
        options = [WORD_NUMBER + n for n in range(min(self.left, there) + 1)]
        return state.ask(self, SHADOW, ASK_PART_NUMBER, options, (figure, source))

    def who(self) -> tuple[int, int]:
        """The region and the kind of unit that are asked for."""
        return DUNLAND[self.at // 2], ISENGARD + ELITE * (self.at % 2)

    def answer(self, state: WotrBoardState, word: int) -> None:
        n = word - WORD_NUMBER
        state.push(Summon(self.target, self.left - n, self.at + 1))
        if n > 0:
            source, figure = self.who()
            move_army(state, SHADOW, source, self.target, figures(figure, n), ())

    def fields(self) -> tuple[object, ...]:
        return (self.target, self.left, self.at)


_ELVEN_STRONGHOLDS = Regions(nation=ELVES, settlement=(STRONGHOLD,), unbesieged=True, with_nation=ELVES)
DECK.event(
    "return-to-valinor",
    ForEach(
        _ELVEN_STRONGHOLDS,
        effect(CountUnits(FREE_PEOPLES, ELVES, most=5, where=EACH), RollHits(FREE_PEOPLES, X, on=6, where=EACH)),
    ),
    id="sh-str-01",
    icon=ARMY,
    needs=There(Regions(nation=ELVES, settlement=(STRONGHOLD,), conquered=True)),
    combat=DEADLY_STRIFE,
)
_BESIEGED_BY_URUKS = Regions(besieged_by=SHADOW, with_nation=ISENGARD)
DECK.event(
    "the-fighting-uruk-hai",
    AttackWith(_BESIEGED_BY_URUKS, _BESIEGED_BY_URUKS, NO_FREE_CARD_AT_FIRST, rounds=3),
    id="sh-str-02",
    icon=ARMY,
    needs=AllOf(InPlay(SARUMAN), There(_BESIEGED_BY_URUKS)),
    combat=ONSLAUGHT,
)
_MINAS_TIRITH = Regions("minas-tirith")
# What it forbids is asked for in `combat_cards.may_use_cards`.
DECK.event(
    "denethors-folly",
    LoseFigure(_MINAS_TIRITH, only_leaders=True, chooser=SHADOW),
    id="sh-str-03",
    icon=ARMY,
    stays=True,
    needs=There(Regions("minas-tirith", besieged_by=SHADOW)),
    removable=[
        with_die(AS_WILL),
        with_die(ANY_DIE, test=CharacterAt((*GANDALFS, ARAGORN), _MINAS_TIRITH)),
    ],
    combat=DEVILRY_OF_ORTHANC,
)
DECK.event(
    "the-day-without-dawn",
    DiscardDice(FREE_PEOPLES, WILL),
    id="sh-str-04",
    icon=ARMY,
    needs=ALL_AT_WAR,
    combat=RELENTLESS_ASSAULT,
)
# What it forbids is asked for in `politics.may_advance`.
DECK.event(
    "threats-and-promises",
    id="sh-str-05",
    icon=MUSTER,
    stays=True,
    on_table=[at_moment(NATION_ADVANCED, DiscardThis(), test=MomentReasonIs(FREE_PEOPLES, (BY_ATTACK, BY_COMPANION)))],
    combat=DEVILRY_OF_ORTHANC,
)
DECK.event(
    "stormcrow",
    Choose(ASK_CHOOSE_NATION, NationsVisited()),
    Politics(back=(CHOSEN_NATION,)),
    LoseFigure(Regions(), CHOSEN_NATION),
    id="sh-str-06",
    icon=MUSTER,
    needs=There(NationsVisited()),
    combat=GREAT_HOST,
)
DECK.event(
    "shadows-gather",
    MoveArmies(1, reach=3, must_join=True),
    id="sh-str-07",
    icon=ARMY,
    combat=MUMAKIL,
)
DECK.event(
    "the-shadow-lengthens",
    MoveArmies(2, reach=2, must_join=True),
    id="sh-str-08",
    icon=ARMY,
    combat=MUMAKIL,
)
DECK.event(
    "the-shadow-is-moving",
    MoveArmies(4),
    id="sh-str-09",
    icon=ARMY,
    needs=ALL_AT_WAR,
    combat=SWARM_OF_BATS,
)
_LAND = MoveArmies(source=_FROM_UMBAR, to=CHOSEN)
DECK.event(
    "corsairs-of-umbar",
    Choose(ASK_CHOOSE_REGION, Landings()),
    If(
        ChosenFits(Regions(besieged_by=SHADOW)),
        effect(_LAND, CheckStacking(), AttackWith(CHOSEN, CHOSEN)),
        effect(
            If(
                ChosenFits(Regions(with_army=FREE_PEOPLES)),
                effect(AttackWith(_FROM_UMBAR, CHOSEN, NO_CEASE, overseas=True)),
                effect(_LAND, CheckStacking()),
            )
        ),
    ),
    id="sh-str-10",
    icon=ARMY,
    needs=AtWar(SOUTHRONS),
    combat=DEADLY_STRIFE,
    doubtful=("coast",),
)
DECK.event(
    "rage-of-the-dunlendings",
    Choose(ASK_CHOOSE_REGION, Regions(near="north-dunland south-dunland", free_for=SHADOW)),
    Recruit(CHOSEN, ISENGARD, regular=2),
    CallTheDunlendings(),
    id="sh-str-11",
    icon=MUSTER,
    needs=AtWar(ISENGARD),
    combat=RELENTLESS_ASSAULT,
)
DECK.event(
    "return-of-the-witch-king",
    MoveCharacterTo(WITCH_KINGS, "angmar"),
    Recruit(Regions("angmar"), SAURON, regular=2, elite=1),
    id="sh-str-12",
    icon=MUSTER,
    needs=InPlay(*WITCH_KINGS),
    combat=SWARM_OF_BATS,
)
_WITH_SHADOW_ARMY = Regions(with_army=SHADOW)
DECK.event(
    "half-orcs-and-goblin-men",
    Recruit(_WITH_SHADOW_ARMY, ISENGARD, unit=1),
    id="sh-str-13",
    icon=ARMY,
    needs=AtWar(ISENGARD),
    combat=WE_COME_TO_KILL,
)
DECK.event(
    "olog-hai",
    Recruit(_WITH_SHADOW_ARMY, SAURON, unit=1),
    id="sh-str-14",
    icon=ARMY,
    needs=AtWar(SAURON),
    combat=WE_COME_TO_KILL,
)
DECK.event(
    "hill-trolls",
    Upgrade(2, (SAURON,), Regions()),
    id="sh-str-15",
    icon=ARMY,
    needs=AtWar(SAURON),
    combat=WE_COME_TO_KILL,
)
DECK.event(
    "a-new-power-is-rising",
    RecruitInEach(Regions("north-dunland south-dunland"), ISENGARD, 2),
    Recruit(Regions("orthanc", unconquered=True), ISENGARD, unit=2),
    id="sh-str-16",
    icon=MUSTER,
    needs=InPlay(SARUMAN),
    combat=GREAT_HOST,
)
DECK.event(
    "many-kings-to-the-service-of-mordor",
    Choose(ASK_CHOOSE_REGIONS, Regions(nation=SOUTHRONS, unconquered=True), 3, 3),
    RecruitInEach(CHOSEN, SOUTHRONS, 2),
    id="sh-str-17",
    icon=MUSTER,
    combat=GREAT_HOST,
)
DECK.event(
    "the-king-is-revealed",
    Recruit(Regions("minas-morgul", unconquered=True), SAURON, regular=5, nazgul=1),
    id="sh-str-18",
    icon=MUSTER,
    needs=InPlay(ARAGORN),
    combat=RELENTLESS_ASSAULT,
)
DECK.event(
    "shadows-on-the-misty-mountains",
    Recruit(OneOrOther(Regions("moria", unconquered=True), Regions("mount-gram")), SAURON, unit=2, nazgul=1),
    id="sh-str-19",
    icon=MUSTER,
    combat=ONSLAUGHT,
)
DECK.event(
    "orcs-multiplying-again",
    RecruitInEach(Regions("dol-guldur mount-gundabad", unconquered=True), SAURON, 3),
    id="sh-str-20",
    icon=MUSTER,
    combat=ONSLAUGHT,
)
DECK.event(
    "horde-from-the-east",
    Recruit(Regions(among=EAST_EDGE, nation=SOUTHRONS, free_for=SHADOW), SOUTHRONS, regular=5),
    id="sh-str-21",
    icon=MUSTER,
    needs=AtWar(SOUTHRONS),
    combat=DEADLY_STRIFE,
    doubtful=("east_edge",),
)
DECK.event(
    "monsters-roused",
    RecruitInEach(Regions("angmar ettenmoors weather-hills"), SAURON, 1),
    Recruit(Regions("trollshaws"), SAURON, elite=1),
    id="sh-str-22",
    icon=MUSTER,
    combat=DESPERATE_BATTLE,
)
DECK.event(
    "musterings-of-long-planned-war",
    Recruit(Regions("gorgoroth"), SOUTHRONS, regular=5),
    Recruit(Regions("nurn"), SAURON, regular=5),
    id="sh-str-23",
    icon=MUSTER,
    needs=ALL_AT_WAR,
    combat=DESPERATE_BATTLE,
)
DECK.event(
    "pits-of-mordor",
    Choose(ASK_CHOOSE_REGIONS, Regions(nation=SAURON, settlement=(STRONGHOLD,), unconquered=True), 3, 3),
    RecruitInEach(CHOSEN, SAURON, 2),
    id="sh-str-24",
    icon=MUSTER,
    needs=AtWar(SAURON),
    combat=DESPERATE_BATTLE,
)

_MARCH_FROM_DOL_GULDUR, _ATTACK_FROM_DOL_GULDUR = (
    MoveArmies(source=Regions("dol-guldur")),
    AttackWith(Regions("dol-guldur")),
)
DECK.event(
    "shadow-of-dol-guldur",
    ShadowOfDolGuldur(),
    ChooseOne(
        ASK_CHOOSE,
        (
            Mode(PASS),
            Mode(WORD_MARCH, effect(_MARCH_FROM_DOL_GULDUR), CanDo(_MARCH_FROM_DOL_GULDUR)),
            Mode(WORD_ATTACK, effect(_ATTACK_FROM_DOL_GULDUR), CanDo(_ATTACK_FROM_DOL_GULDUR)),
        ),
    ),
    id="sh-str-25",
    icon=ARMY,
    plays=ONLY_LORDS,
    needs=There(Regions("dol-guldur", with_nazgul=True)),
    combat=MUMAKIL,
)
_SAURONS_STRONGHOLDS = tuple(here for here in LANDS_OF[SAURON] if SETTLEMENT[here] == STRONGHOLD)
_NEAR_STRONGHOLDS = tuple(
    here for here in range(REGIONS) if any(DISTANCE[here][other] <= 1 for other in _SAURONS_STRONGHOLDS)
)
DECK.event(
    "madness-and-horror",
    Choose(ASK_CHOOSE_REGION, Regions(among=_NEAR_STRONGHOLDS, with_army=FREE_PEOPLES)),
    If(
        ChosenFits(Regions(among=_SAURONS_STRONGHOLDS, besieged_by=SHADOW)),
        effect(RollHits(FREE_PEOPLES, 3, on=5), Recruit(CHOSEN, SAURON, regular=2)),
        effect(RollHits(FREE_PEOPLES, 3, on=5), Recruit(NextToChosen(Regions(free_for=SHADOW)), SAURON, regular=2)),
    ),
    id="sh-str-26",
    icon=ARMY,
    plays=ONLY_LORDS,
    needs=AtWar(SAURON),
    combat=SWARM_OF_BATS,
)

OWN_STEPS: tuple[type[AnyStep], ...] = (Summon,)
