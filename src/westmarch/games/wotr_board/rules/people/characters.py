"""Characters who come into play, and what a die may be spent on because of them (rules 23, 86, 105)."""

from typing import Any, Final, final

from mypy_extensions import i64

from westmarch.core.frames import NOTHING, Effect, Filter, Frame, Test, effect, frame_of
from westmarch.core.state import Step
from westmarch.games.wotr_board.cards.book import listen, named, power
from westmarch.games.wotr_board.cards.making.operands import AtWar, Regions
from westmarch.games.wotr_board.components import (
    ARAGORN,
    AS_EVENT,
    AS_MUSTER,
    AS_WILL,
    BLACK_CAPTAIN,
    BLACK_NUMENOREAN,
    BOROMIR,
    BY_COMPANION,
    BY_MINION,
    CARD_POOL,
    CHARACTERS_OF,
    CHIEF_OF_RINGWRAITHS,
    COMBAT_CARD_USED,
    DWARVES,
    ELVES,
    EVENT_PLAYED,
    FREE_PEOPLES,
    GANDALF_GREY,
    GANDALF_WHITE,
    GIMLI,
    GONDOR,
    GONE,
    GOTHMOG,
    GREATER_MINIONS,
    GREY_GANDALFS,
    ISENGARD,
    LEGOLAS,
    LIEUTENANT,
    NATIONS_OF,
    NOT_YET,
    OF_LORDS,
    OUTSIDE,
    SARUMAN,
    SAURON,
    SHADOW,
    STRIDER,
    Character,
    Nation,
    Side,
)
from westmarch.games.wotr_board.map import (
    DOL_AMROTH,
    FANGORN,
    MINAS_TIRITH,
    NATION_OF,
    ORTHANC,
    PELARGIR,
    REGIONS,
    SETTLEMENTS_OF,
    STRONGHOLD,
)
from westmarch.games.wotr_board.rules.hands import draw_to_limit
from westmarch.games.wotr_board.rules.politics import activate, advance, may_advance
from westmarch.games.wotr_board.rules.recruit import UpgradeOne, recruit_in_each
from westmarch.games.wotr_board.rules.verbs import can_upgrade, enter, take_out
from westmarch.games.wotr_board.rules.war.battle import fighting_characters
from westmarch.games.wotr_board.state import WotrBoardState, big, has_nation, unconquered
from westmarch.games.wotr_board.words import (
    ASK_ENTER_WHERE,
    TOLD_LEFT_GAME,
    WORD_RECRUIT_EVERYWHERE,
    WORD_REGION,
    WORD_UPGRADE,
    WORD_USE,
)

ANY_DIE: Final = 127


class Entry:
    """How a character comes into play: which result brings him, where he may be put, what follows."""

    def __init__(self, character: int = 0, uses: int = 0, where: Filter[Any] | None = None, then: Effect = NOTHING):
        self.character = character
        self.uses = uses
        self.where: Filter[Any] = where if where is not None else Filter()
        self.then = then


ENTRIES: Final[dict[int, Entry]] = {}


def comes_by(character: int, uses: int, where: Filter[Any], *then: Step[Any]) -> None:
    """Declare how a character comes into play."""
    does = named(f"enter.{character}", effect(*then)) if then else NOTHING
    ENTRIES[character] = Entry(character, uses, where, does)


def entrances(state: WotrBoardState, side: Side, uses: i64) -> list[int]:
    """The characters whom a result can bring into play now."""
    found: list[int] = []
    for character in CHARACTERS_OF[side]:
        if state.places[character] == NOT_YET:
            entry = ENTRIES.get(character)
            if (
                entry is not None
                and entry.uses & uses
                and (state.rules.lords or character not in OF_LORDS)
                and entry.where.enough(state, Frame(None, 0, side, character), 1)
            ):
                found.append(character)
    return found


@final
class BringIn(Step[WotrBoardState]):
    """A character comes into play."""

    def __init__(self, character: Character = 0) -> None:
        self.character = character

    def run(self, state: WotrBoardState) -> bool:
        entry = ENTRIES[int(self.character)]
        side = int(self.character >= SARUMAN)
        words = entry.where.words(state, Frame(None, 0, side, self.character))
        return len(words) > 0 and state.ask(self, side, ASK_ENTER_WHERE, words, (int(self.character),))

    def answer(self, state: WotrBoardState, word: int) -> None:
        then = ENTRIES[int(self.character)].then
        if then is not NOTHING:
            state.push(Frame(then, 0, int(self.character >= SARUMAN)))
        enter(state, self.character, word - WORD_REGION)

    def fields(self) -> tuple[object, ...]:
        return (self.character,)


# Where they come


@final
class WhiteWizardPlaces(Filter[WotrBoardState]):
    """Gandalf the White: once the Grey has left the Fellowship and a greater minion has been seen."""

    def words(self, state: WotrBoardState, frame: Frame) -> list[int]:
        if all(state.places[minion] == NOT_YET for minion in GREATER_MINIONS):
            return []
        for grey in GREY_GANDALFS:
            place = state.places[grey]
            if place >= 0:
                return [WORD_REGION + place]
            if place == GONE:
                elven = [region for region in SETTLEMENTS_OF[ELVES] if unconquered(state, region)]
                return [WORD_REGION + region for region in sorted([FANGORN, *elven])]
        return []


@final
class KingsCities(Filter[WotrBoardState]):
    """Aragorn: where Strider is, in one of three places of Gondor that the Free Peoples hold."""

    def words(self, state: WotrBoardState, frame: Frame) -> list[int]:
        place = state.places[STRIDER]
        if place in (MINAS_TIRITH, DOL_AMROTH, PELARGIR) and state.control[place] == FREE_PEOPLES:
            return [WORD_REGION + place]
        return []


@final
class SarumansTower(Filter[WotrBoardState]):
    """Saruman: Orthanc, once Isengard is At War."""

    def words(self, state: WotrBoardState, frame: Frame) -> list[int]:
        ready = state.at_war(ISENGARD) and unconquered(state, ORTHANC)
        return [WORD_REGION + ORTHANC] if ready else []


@final
class WithSauronsArmies(Filter[WotrBoardState]):
    """The Black Captain: with an army of Sauron, once Sauron and a nation of the Free Peoples are At War.

    The Chief of the Ringwraiths becomes him where he stands; if that one was destroyed, so is the Witch-king.
    """

    def words(self, state: WotrBoardState, frame: Frame) -> list[int]:
        if not state.at_war(SAURON) or not any(state.at_war(nation) for nation in NATIONS_OF[FREE_PEOPLES]):
            return []
        chief = state.places[CHIEF_OF_RINGWRAITHS]
        if chief != NOT_YET:
            return [WORD_REGION + chief] if chief >= 0 else []
        return [WORD_REGION + region for region in range(REGIONS) if has_nation(state.army(SHADOW, region), SAURON)]


@final
class SauronsStrongholds(Filter[WotrBoardState]):
    """A Mouth of Sauron, if the other has never come and the Fellowship is on the Mordor track, or something else holds."""

    def __init__(self, other: int = 0, or_else: Test[WotrBoardState] | None = None) -> None:
        self.other = other
        self.or_else: Test[WotrBoardState] = or_else if or_else is not None else Test()

    def words(self, state: WotrBoardState, frame: Frame) -> list[int]:
        if state.places[self.other] != NOT_YET:
            return []
        if state.mordor == OUTSIDE and not self.or_else.holds(state, frame):
            return []
        return Regions(nation=SAURON, settlement=(STRONGHOLD,), unconquered=True).words(state, frame)


@final
class Replace(Step[WotrBoardState]):
    """Other characters are out of the game, for they have become this one."""

    def __init__(self, *characters: int) -> None:
        self.characters = characters

    def run(self, state: WotrBoardState) -> bool:
        for character in self.characters:
            if state.places[character] != NOT_YET:
                take_out(state, character)
        return False


@final
class WakeFreePeoples(Step[WotrBoardState]):
    """All nations of the Free Peoples become active."""

    def run(self, state: WotrBoardState) -> bool:
        for nation in NATIONS_OF[FREE_PEOPLES]:
            activate(state, nation, BY_MINION)
        return False


@final
class Dismiss(Step[WotrBoardState]):
    """A character, if he is in play, leaves the game."""

    def __init__(self, character: Character = 0) -> None:
        self.character = character

    def run(self, state: WotrBoardState) -> bool:
        if state.in_play(self.character):
            state.tell(TOLD_LEFT_GAME, self.character)
            take_out(state, self.character)
        return False


comes_by(GANDALF_WHITE, AS_WILL, WhiteWizardPlaces(), Replace(*GREY_GANDALFS))
comes_by(ARAGORN, AS_WILL, KingsCities(), Replace(STRIDER))
comes_by(SARUMAN, AS_MUSTER, SarumansTower())
comes_by(
    BLACK_CAPTAIN, AS_MUSTER, WithSauronsArmies(), Replace(CHIEF_OF_RINGWRAITHS), Dismiss(GOTHMOG), WakeFreePeoples()
)
comes_by(LIEUTENANT, AS_MUSTER, SauronsStrongholds(BLACK_NUMENOREAN, AtWar(*NATIONS_OF[FREE_PEOPLES])))


# What a die may be spent on


@final
class RouseNation(Step[WotrBoardState]):
    """A companion at home advances his nation."""

    def __init__(self, nation: Nation = 0) -> None:
        self.nation = nation

    def run(self, state: WotrBoardState) -> bool:
        advance(state, self.nation, BY_COMPANION)
        return False


@final
class AtHome(Test[WotrBoardState]):
    """A companion is in an unconquered city or stronghold of his nation, which can advance."""

    def __init__(self, character: int = 0, nation: int = 0) -> None:
        self.character = character
        self.nation = nation

    def holds(self, state: WotrBoardState, frame: Frame) -> bool:
        place = state.places[self.character]
        if place < 0 or NATION_OF[place] != self.nation or not big(place) or not unconquered(state, place):
            return False
        return may_advance(state, self.nation, BY_COMPANION)


for _name, _character, _nation in (
    ("boromir", BOROMIR, GONDOR),
    ("legolas", LEGOLAS, ELVES),
    ("gimli", GIMLI, DWARVES),
):
    power(
        f"use.{_name}",
        WORD_USE + _character,
        FREE_PEOPLES,
        ANY_DIE,
        AtHome(_character, _nation),
        effect(RouseNation(_nation)),
    )


@final
class VoiceOfSaruman(Test[WotrBoardState]):
    """Saruman is in Orthanc, which the Shadow holds and nobody besieges."""

    def __init__(self, upgrades: bool = False) -> None:
        self.upgrades = upgrades

    def holds(self, state: WotrBoardState, frame: Frame) -> bool:
        if state.places[SARUMAN] != ORTHANC or state.control[ORTHANC] != SHADOW or state.besieged(ORTHANC) >= 0:
            return False
        if self.upgrades:
            return can_upgrade(state, ISENGARD, ORTHANC)
        return state.reserves[ISENGARD] > 0


@final
class MusterIsengard(Step[WotrBoardState]):
    """A Regular in every settlement of Isengard; where there are too few figures the Shadow says where they go."""

    def run(self, state: WotrBoardState) -> bool:
        open_to_him = [place for place in SETTLEMENTS_OF[ISENGARD] if unconquered(state, place)]
        recruit_in_each(state, ISENGARD, 1, [place for place in open_to_him if state.besieged(place) < 0])
        return False


power(
    "use.saruman_recruits",
    WORD_RECRUIT_EVERYWHERE,
    SHADOW,
    AS_MUSTER,
    VoiceOfSaruman(),
    effect(MusterIsengard()),
)
power(
    "use.saruman_upgrades",
    WORD_UPGRADE,
    SHADOW,
    AS_MUSTER,
    VoiceOfSaruman(True),
    effect(UpgradeOne(2, (ISENGARD,), (ORTHANC,))),
)


# What they do at a moment


@final
class GreyGuide(Test[WotrBoardState]):
    """Gandalf the Grey guides, and an Event result played a card of the Free Peoples."""

    def holds(self, state: WotrBoardState, frame: Frame) -> bool:
        return state.guide == GANDALF_GREY and frame.it == FREE_PEOPLES and frame.x == AS_EVENT


@final
class Sorcerer(Test[WotrBoardState]):
    """The Black Captain is in the battle, and the Shadow used a combat card in its first round."""

    def holds(self, state: WotrBoardState, frame: Frame) -> bool:
        if state.battle is None or BLACK_CAPTAIN not in fighting_characters(state, SHADOW):
            return False
        return frame.it == SHADOW and frame.x == 1


@final
class DrawSameKind(Step[WotrBoardState]):
    """Draw a card from the deck of the kind of the card that was played."""

    def run(self, state: WotrBoardState) -> bool:
        frame = frame_of(state)
        draw_to_limit(state, frame.seat, CARD_POOL[frame.each] % 2)
        return False


listen("gandalf_guides", EVENT_PLAYED, -1, FREE_PEOPLES, GreyGuide(), effect(DrawSameKind()))
listen("sorcerer", COMBAT_CARD_USED, -1, SHADOW, Sorcerer(), effect(DrawSameKind()))

CHARACTER_STEPS: Final = (BringIn,)
