"""Lords of Middle-earth: who comes with it, what they can do, and the rings of their keepers (rules 106-124)."""

from typing import Final, final

from westmarch.core.frames import Filter, Frame, If, Test, effect
from westmarch.core.state import Step
from westmarch.core.words import YES, YES_NO
from westmarch.games.wotr_board.cards.book import listen, power
from westmarch.games.wotr_board.cards.making.operands import (
    FREE_HAVENS,
    FREE_SETTLEMENTS,
    FREE_STRONGHOLDS,
    FellowshipAt,
)
from westmarch.games.wotr_board.cards.making.steps import DrawHuntTile
from westmarch.games.wotr_board.cards.names import card
from westmarch.games.wotr_board.components import (
    AS_BALROG,
    AS_CHARACTER,
    AS_EVENT,
    AS_MUSTER,
    AS_WILL,
    BALROG,
    BLACK_CAPTAIN,
    BLACK_NUMENOREAN,
    BY_COMPANION,
    BY_MINION,
    CARD_POOL,
    CHARACTER_DECK,
    CHIEF_OF_RINGWRAITHS,
    DWARVES,
    ELROND,
    ELVES,
    EVENT_PLAYED,
    FELLOWSHIP_DECLARED,
    FELLOWSHIP_REVEALED,
    FREE_PEOPLES,
    GALADRIEL,
    GANDALF_GREY,
    GANDALF_OF_NARYA,
    GANDALF_WHITE,
    GANDALFS,
    GOTHMOG,
    IN_FELLOWSHIP,
    LIEUTENANT,
    NARYA,
    NENYA,
    NOT_YET,
    OUTSIDE,
    SAURON,
    SHADOW,
    SMEAGOL,
    TILE_DRAWN,
    TILE_EYE,
    TILE_VALUE,
    TREEBEARD,
)
from westmarch.games.wotr_board.map import (
    FANGORN,
    LORIEN,
    MINAS_MORGUL,
    MORIA,
    NATION_OF,
    NO_SIDE,
    RIVENDELL,
)
from westmarch.games.wotr_board.rules.hands import draw_to_limit
from westmarch.games.wotr_board.rules.people.characters import ANY_DIE, Dismiss, Replace, SauronsStrongholds, comes_by
from westmarch.games.wotr_board.rules.people.companions import TravelTo
from westmarch.games.wotr_board.rules.politics import advance, go_to_war
from westmarch.games.wotr_board.rules.recruit import BringUnit
from westmarch.games.wotr_board.rules.ring.hunt import EYE_SLAYS, NEVER_REVEALS, replace_tile
from westmarch.games.wotr_board.rules.rings import can_use_specially, use_specially
from westmarch.games.wotr_board.rules.verbs import can_upgrade, capture, leave_game, recruit, upgrade
from westmarch.games.wotr_board.rules.war.attack import Attack, can_attack
from westmarch.games.wotr_board.rules.war.march import March, can_march
from westmarch.games.wotr_board.state import BALROG_ACTIVE, WotrBoardState, unconquered
from westmarch.games.wotr_board.words import (
    ASK_BALROG,
    ASK_GANDALF,
    ASK_GOTHMOG,
    ASK_NENYA,
    TOLD_BALROG_SLEEPS,
    TOLD_BALROG_WAKES,
    TOLD_GUIDE,
    WORD_ATTACK,
    WORD_CHARACTER,
    WORD_MARCH,
    WORD_MOVE,
    WORD_RECRUIT,
    WORD_REGION,
    WORD_SUBDUE_BALROG,
    WORD_UPGRADE,
    WORD_USE,
)

PALANTIR: Final = card("the-palantir-of-orthanc")
WITH_BALROG: Final = 1 << BALROG


# Before the game


@final
class ChooseGandalf(Step[WotrBoardState]):
    """The Free Peoples choose the Grey Wanderer or the Keeper of Narya."""

    def run(self, state: WotrBoardState) -> bool:
        options = [WORD_CHARACTER + GANDALF_GREY, WORD_CHARACTER + GANDALF_OF_NARYA]
        return state.ask(self, FREE_PEOPLES, ASK_GANDALF, options)

    def answer(self, state: WotrBoardState, word: int) -> None:
        state.places[GANDALF_GREY] = NOT_YET
        state.guide = word - WORD_CHARACTER
        state.places[state.guide] = IN_FELLOWSHIP
        state.changed()
        state.tell(TOLD_GUIDE, state.guide)


# Where they come


@final
class KeepersHome(Filter[WotrBoardState]):
    """Elrond or Galadriel: at home, if it is unconquered, once Sauron or the Elves are At War."""

    def __init__(self, home: int = RIVENDELL) -> None:
        self.home = home

    def words(self, state: WotrBoardState, frame: Frame) -> list[int]:
        ready = (state.at_war(SAURON) or state.at_war(ELVES)) and unconquered(state, self.home)
        return [WORD_REGION + self.home] if ready else []


@final
class EntWood(Filter[WotrBoardState]):
    """Treebeard: Fangorn, if a companion is there and Gandalf the White in play."""

    def words(self, state: WotrBoardState, frame: Frame) -> list[int]:
        ready = state.in_play(GANDALF_WHITE) and len(state.companions_at(FANGORN)) > 0
        return [WORD_REGION + FANGORN] if ready else []


@final
class OnTheTrail(Filter[WotrBoardState]):
    """The Chief of the Ringwraiths: where the Fellowship was last seen, unless the Free Peoples hold a stronghold there.

    The Black Captain becomes him where he stands; if that one was destroyed, so is the Witch-king.
    """

    def words(self, state: WotrBoardState, frame: Frame) -> list[int]:
        if state.mordor != OUTSIDE or FREE_STRONGHOLDS.fits(state, int(state.fellowship)):
            return []
        captain = state.places[BLACK_CAPTAIN]
        if captain == NOT_YET:
            return [WORD_REGION + state.fellowship]
        return [WORD_REGION + captain] if captain >= 0 else []


@final
class FreePeoplesHavePoints(Test[WotrBoardState]):
    """The Free Peoples have taken a city or stronghold."""

    def holds(self, state: WotrBoardState, frame: Frame) -> bool:
        return state.points(FREE_PEOPLES) > 0


@final
class MorgulVale(Filter[WotrBoardState]):
    """Gothmog: unconquered Minas Morgul, once Sauron is At War and while the Black Captain is not in play."""

    def words(self, state: WotrBoardState, frame: Frame) -> list[int]:
        ready = state.at_war(SAURON) and not state.in_play(BLACK_CAPTAIN) and unconquered(state, MINAS_MORGUL)
        return [WORD_REGION + MINAS_MORGUL] if ready else []


@final
class DeepsOfMoria(Filter[WotrBoardState]):
    """The Balrog: Moria, whoever holds it."""

    def words(self, state: WotrBoardState, frame: Frame) -> list[int]:
        return [WORD_REGION + MORIA]


@final
class StirMoria(Step[WotrBoardState]):
    """A unit of Sauron comes to Moria, if nobody keeps it out; Elves and Dwarves are alarmed."""

    def run(self, state: WotrBoardState) -> bool:
        if unconquered(state, MORIA) and state.besieged(MORIA) == NO_SIDE:
            state.push(BringUnit(SAURON, MORIA))
        for nation in (ELVES, DWARVES):
            advance(state, nation, BY_MINION)
        return False


comes_by(ELROND, AS_MUSTER, KeepersHome(RIVENDELL))
comes_by(GALADRIEL, AS_MUSTER, KeepersHome(LORIEN))
comes_by(TREEBEARD, AS_MUSTER, EntWood())
comes_by(CHIEF_OF_RINGWRAITHS, AS_MUSTER, OnTheTrail(), Replace(BLACK_CAPTAIN))
comes_by(BLACK_NUMENOREAN, AS_MUSTER, SauronsStrongholds(LIEUTENANT, FreePeoplesHavePoints()))
comes_by(GOTHMOG, AS_MUSTER, MorgulVale())
comes_by(BALROG, AS_MUSTER, DeepsOfMoria(), StirMoria())


# Rings of the keepers


@final
class NenyaMayCancel(Test[WotrBoardState]):
    """Galadriel is in play with her ring, and the tile drawn last is an Eye."""

    def holds(self, state: WotrBoardState, frame: Frame) -> bool:
        return TILE_VALUE[frame.it] == TILE_EYE and can_use_specially(state, NENYA, GALADRIEL)


@final
class AskNenya(Step[WotrBoardState]):
    """The Free Peoples may cancel an Eye: it leaves the game, and another tile is drawn."""

    def run(self, state: WotrBoardState) -> bool:
        return state.ask(self, FREE_PEOPLES, ASK_NENYA, YES_NO, (int(state.hunt_now().tile),))

    def answer(self, state: WotrBoardState, word: int) -> None:
        if word == YES:
            use_specially(state, NENYA)
            replace_tile(state, False)


@final
class NaryaMayKindle(Test[WotrBoardState]):
    """Gandalf the Grey is with his ring in an unconquered settlement of a Free Peoples nation that is not At War."""

    def holds(self, state: WotrBoardState, frame: Frame) -> bool:
        place = state.places[GANDALF_OF_NARYA]
        if place not in FREE_SETTLEMENTS or not unconquered(state, place) or state.at_war(NATION_OF[place]):
            return False
        return can_use_specially(state, NARYA, GANDALF_OF_NARYA)


@final
class KindleHearts(Step[WotrBoardState]):
    """The nation in whose settlement Gandalf is goes to war."""

    def run(self, state: WotrBoardState) -> bool:
        use_specially(state, NARYA)
        go_to_war(state, NATION_OF[state.places[GANDALF_OF_NARYA]], BY_COMPANION)
        return False


# Before any card replaces the tile.
listen("nenya", TILE_DRAWN, -1, FREE_PEOPLES, NenyaMayCancel(), effect(AskNenya()), first=True)
power("use.narya", WORD_USE + GANDALF_OF_NARYA, FREE_PEOPLES, ANY_DIE, NaryaMayKindle(), effect(KindleHearts()))


# Smeagol


@final
class SmeagolIsLost(Test[WotrBoardState]):
    """The Fellowship was declared in a stronghold of the Free Peoples, where Smeagol does not follow."""

    def holds(self, state: WotrBoardState, frame: Frame) -> bool:
        return state.places[SMEAGOL] == IN_FELLOWSHIP and FREE_STRONGHOLDS.fits(state, int(frame.it))


listen("smeagol", FELLOWSHIP_DECLARED, -1, FREE_PEOPLES, SmeagolIsLost(), effect(Dismiss(SMEAGOL)))


# Minions


@final
class GothmogCommands(Test[WotrBoardState]):
    """Gothmog is in a region without an army of the Free Peoples, or besieges one, and can raise or train somebody there."""

    def holds(self, state: WotrBoardState, frame: Frame) -> bool:
        return len(levies(state)) > 0


def levies(state: WotrBoardState) -> list[int]:
    """What Gothmog can do where he is: `recruit` a Regular, `upgrade` one."""
    place = state.places[GOTHMOG]
    if place < 0 or (state.stands(FREE_PEOPLES, place) and state.besieged(place) != FREE_PEOPLES):
        return []
    options = [WORD_RECRUIT] if state.reserves[SAURON] > 0 else []
    return [*options, WORD_UPGRADE] if can_upgrade(state, SAURON, place) else options


@final
class LevyOfMorgul(Step[WotrBoardState]):
    """A Regular of Sauron comes to Gothmog, or one with him becomes an Elite."""

    def run(self, state: WotrBoardState) -> bool:
        return state.ask(self, SHADOW, ASK_GOTHMOG, levies(state), (state.places[GOTHMOG],))

    def answer(self, state: WotrBoardState, word: int) -> None:
        if word == WORD_RECRUIT:
            place = state.places[GOTHMOG]
            recruit(state, SAURON, 1, place)
            if state.control[place] == FREE_PEOPLES and not state.stands(FREE_PEOPLES, place):
                capture(state, place, SHADOW)
        else:
            upgrade(state, SAURON, state.places[GOTHMOG])


power("use.gothmog", WORD_USE + GOTHMOG, SHADOW, AS_MUSTER, GothmogCommands(), effect(LevyOfMorgul()))


@final
class ChiefOnTheTrail(Test[WotrBoardState]):
    """The Shadow played a Character event while the Chief is with the Fellowship, and the Palantir gives no card for it."""

    def holds(self, state: WotrBoardState, frame: Frame) -> bool:
        if frame.it != SHADOW or CARD_POOL[frame.each] % 2 != CHARACTER_DECK:
            return False
        if state.mordor != OUTSIDE or state.places[CHIEF_OF_RINGWRAITHS] != state.fellowship:
            return False
        return frame.x != AS_EVENT or frame.each == PALANTIR or not state.on_table(PALANTIR)


@final
class DrawCharacterCard(Step[WotrBoardState]):
    """The Shadow draws a Character card."""

    def run(self, state: WotrBoardState) -> bool:
        draw_to_limit(state, SHADOW, CHARACTER_DECK)
        return False


listen("chief_of_ringwraiths", EVENT_PLAYED, -1, SHADOW, ChiefOnTheTrail(), effect(DrawCharacterCard()))


# The Balrog


def balrog_march() -> March:
    """A move of the army with the Balrog."""
    return March(SHADOW, 1, with_one_of=WITH_BALROG)


def balrog_attack() -> Attack:
    """An attack of the army with the Balrog."""
    return Attack(SHADOW, with_one_of=WITH_BALROG)


def balrog_orders(state: WotrBoardState) -> list[int]:
    """What an active Balrog can do: `march` or `attack` with his army, `move` alone."""
    options = []
    if can_march(state, balrog_march()):
        options.append(WORD_MARCH)
    if can_attack(state, balrog_attack()):
        options.append(WORD_ATTACK)
    return [*options, WORD_MOVE] if state.besieged(state.places[BALROG]) != SHADOW else options


@final
class CommandBalrog(Step[WotrBoardState]):
    """The Balrog wakes; if he is awake, he moves or attacks with his army, or moves alone."""

    def run(self, state: WotrBoardState) -> bool:
        if not state.in_play(BALROG):
            return False
        if not state.marks & BALROG_ACTIVE:
            state.marks |= BALROG_ACTIVE
            state.changed()
            state.tell(TOLD_BALROG_WAKES)
            return False
        options = balrog_orders(state)
        return len(options) > 0 and state.ask(self, SHADOW, ASK_BALROG, options, (state.places[BALROG],))

    def answer(self, state: WotrBoardState, word: int) -> None:
        if word == WORD_MARCH:
            state.push(balrog_march())
        elif word == WORD_ATTACK:
            state.push(balrog_attack())
        else:
            state.push(TravelTo(WITH_BALROG))


@final
class BalrogObeys(Test[WotrBoardState]):
    """The Balrog is in play, and can wake or do something."""

    def holds(self, state: WotrBoardState, frame: Frame) -> bool:
        if not state.in_play(BALROG):
            return False
        return not state.marks & BALROG_ACTIVE or len(balrog_orders(state)) > 0


@final
class BalrogIsAwake(Test[WotrBoardState]):
    """The Balrog is active; perhaps Gandalf must be in his region."""

    def __init__(self, with_gandalf: bool = False) -> None:
        self.with_gandalf = with_gandalf

    def holds(self, state: WotrBoardState, frame: Frame) -> bool:
        if not state.marks & BALROG_ACTIVE:
            return False
        return not self.with_gandalf or any(state.places[who] == state.places[BALROG] for who in GANDALFS)


@final
class SubdueBalrog(Step[WotrBoardState]):
    """The Balrog becomes inactive; outside Moria that is his end."""

    def run(self, state: WotrBoardState) -> bool:
        state.marks &= ~BALROG_ACTIVE
        state.changed()
        state.tell(TOLD_BALROG_SLEEPS)
        if state.places[BALROG] != MORIA:
            leave_game(state, BALROG)
        return False


@final
class BalrogOnThePath(Test[WotrBoardState]):
    """The path of the last declaration or reveal began, passed or ended where the Balrog is."""

    def holds(self, state: WotrBoardState, frame: Frame) -> bool:
        return state.in_play(BALROG) and state.places[BALROG] in state.path


power("use.balrog", WORD_USE + BALROG, SHADOW, AS_BALROG, BalrogObeys(), effect(CommandBalrog()))
power("subdue.will", WORD_SUBDUE_BALROG, FREE_PEOPLES, AS_WILL, BalrogIsAwake(), effect(SubdueBalrog()))
power("subdue.gandalf", WORD_SUBDUE_BALROG, FREE_PEOPLES, AS_CHARACTER, BalrogIsAwake(True), effect(SubdueBalrog()))
for _moment in (FELLOWSHIP_DECLARED, FELLOWSHIP_REVEALED):
    listen(
        f"balrog_on_the_path.{_moment}",
        _moment,
        -1,
        SHADOW,
        BalrogOnThePath(),
        effect(
            If(
                FellowshipAt(FREE_HAVENS),
                effect(DrawHuntTile(EYE_SLAYS | NEVER_REVEALS)),
                effect(DrawHuntTile(EYE_SLAYS)),
            )
        ),
    )

LORDS_STEPS: Final = (ChooseGandalf,)
