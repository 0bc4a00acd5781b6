"""Steps that only one or two cards of the Free Peoples have: the King, the Eagles, the Ents, the Dead, the Rings."""

from typing import Final, final

from mypy_extensions import i64

from westmarch.core.frames import Filter, Frame, frame_of
from westmarch.core.state import Step
from westmarch.core.words import DONE
from westmarch.games.wotr_board.cards.making.army_steps import hit_army
from westmarch.games.wotr_board.cards.making.operands import Regions
from westmarch.games.wotr_board.cards.making.steps import chosen_regions, roll_all
from westmarch.games.wotr_board.components import (
    ARAGORN,
    FREE_PEOPLES,
    GONDOR,
    NAZGUL,
    RING_OUT,
    RING_WITH_FREE,
    RINGS,
    SARUMAN,
    SAURON,
    SHADOW,
    STRIDER,
    TILE_EYE,
    TILE_VALUE,
)
from westmarch.games.wotr_board.map import NEIGHBOURS, ORTHANC, REGIONS, STRONGHOLD
from westmarch.games.wotr_board.rules.hands import discard_before_enemy
from westmarch.games.wotr_board.rules.people.companions import kill_army, members
from westmarch.games.wotr_board.rules.rings import held_rings
from westmarch.games.wotr_board.rules.verbs import (
    kill,
    leave_game,
    mortal,
    move_army,
    move_character,
    move_nazgul,
    put_tile,
    recruit,
    take_tile,
)
from westmarch.games.wotr_board.rules.war.battle import roll_die
from westmarch.games.wotr_board.rules.war.movement import free
from westmarch.games.wotr_board.secrets.knowledge import looked_at_hand
from westmarch.games.wotr_board.state import DRAWN, POOL, TREEBEARD_AWAKE, WotrBoardState, count
from westmarch.games.wotr_board.words import (
    ASK_CHOOSE_FIGURES,
    ASK_CHOOSE_NUMBER,
    ASK_CHOOSE_REGION,
    ASK_DISCARD_FROM_HAND,
    ASK_RING_TO_TAKE,
    TOLD_LOOKED_AT_HAND,
    TOLD_RING_BACK,
    TOLD_ROLLED_FOR,
    TOLD_TILE_REMOVED,
    WORD_CARD,
    WORD_CHARACTER,
    WORD_NUMBER,
    WORD_REGION,
    WORD_WHICH_RING,
)

KINGS: Final = (STRIDER, ARAGORN)


@final
class ChallengeTheEye(Step[WotrBoardState]):
    """Three hunt tiles: three Eyes kill the King, else the Eyes leave the game; all others go back."""

    def run(self, state: WotrBoardState) -> bool:
        drawn: list[int] = []
        for _ in range(3):
            drawn.append(int(take_tile(state)))
            put_tile(state, drawn[-1], DRAWN, -1)  # at once, or a pool that runs empty would get it back
        eyes = [tile for tile in drawn if TILE_VALUE[tile] == TILE_EYE]
        for tile in drawn:
            if tile not in eyes or len(eyes) == 3:
                put_tile(state, tile, POOL)
            else:
                state.tell(TOLD_TILE_REMOVED, tile)
        if len(eyes) == 3:
            for king in KINGS:
                if state.in_play(king):
                    leave_game(state, king)
        return False


@final
class WraithArmies(Filter[WotrBoardState]):
    """Armies of the Shadow with Nazgul, next to or besieging an army of the Free Peoples with a companion."""

    def words(self, state: WotrBoardState, frame: Frame) -> list[int]:
        return [WORD_REGION + region for region in range(REGIONS) if self.fits(state, region)]

    def fits(self, state: WotrBoardState, region: int) -> bool:
        """Whether such an army is in a region."""
        if not state.stands(SHADOW, region) or count(state.army(SHADOW, region), NAZGUL) == 0:
            return False
        return any(
            state.stands(FREE_PEOPLES, here) and len(state.companions_at(here)) > 0
            for here in (region, *NEIGHBOURS[region])
        )


@final
class EaglesFall(Step[WotrBoardState]):
    """A die for each Nazgul of the chosen army: 5 kills one; the Shadow moves the others to a stronghold of Sauron."""

    def run(self, state: WotrBoardState) -> bool:
        frame = frame_of(state)
        where = chosen_regions(frame)[0]
        nazgul = count(state.army(SHADOW, where), NAZGUL)
        dead = roll_all(state, frame, min(nazgul, 5), 5)
        if nazgul > dead:
            state.push(ScatterNazgul(where))
        if dead > 0:
            kill(state, NAZGUL, dead, where)
        return False


@final
class ScatterNazgul(Step[WotrBoardState]):
    """All Nazgul of a region fly to one unconquered stronghold of Sauron."""

    def __init__(self, where: i64 = 0) -> None:
        self.where = where

    def run(self, state: WotrBoardState) -> bool:
        frame = frame_of(state)
        options = Regions(nation=SAURON, settlement=(STRONGHOLD,), unconquered=True).words(state, frame)
        return len(options) > 0 and state.ask(self, SHADOW, ASK_CHOOSE_REGION, options, (int(frame.source),))

    def answer(self, state: WotrBoardState, word: int) -> None:
        target = word - WORD_REGION
        if target != self.where:
            move_nazgul(state, count(state.army(SHADOW, self.where), NAZGUL), self.where, target)

    def fields(self) -> tuple[object, ...]:
        return (self.where,)


@final
class MarchOfTheEnts(Step[WotrBoardState]):
    """Three dice against the Shadow's army in Orthanc, 4 hits; with it fall all who are there."""

    def run(self, state: WotrBoardState) -> bool:
        state.marks |= TREEBEARD_AWAKE
        state.changed()
        if state.stands(SHADOW, ORTHANC):
            hit_army(state, SHADOW, ORTHANC, roll_all(state, frame_of(state), 3, 4), True)
        return False

    def idle(self, state: WotrBoardState, frame: Frame) -> bool:
        stirs = state.rules.lords and not state.marks & TREEBEARD_AWAKE
        return not stirs and not state.stands(SHADOW, ORTHANC)


@final
class FallOfSaruman(Step[WotrBoardState]):
    """Saruman without an army in Orthanc is eliminated."""

    def run(self, state: WotrBoardState) -> bool:
        if not self.idle(state, frame_of(state)):
            leave_game(state, SARUMAN)
        return False

    def idle(self, state: WotrBoardState, frame: Frame) -> bool:
        return state.places[SARUMAN] != ORTHANC or state.stands(SHADOW, ORTHANC)


# Dead Men of Dunharrow


@final
class LeadTheDead(Step[WotrBoardState]):
    """Strider or Aragorn goes to the chosen region, with those companions of his who are to come."""

    def run(self, state: WotrBoardState) -> bool:
        state.push(ComeWithTheDead())
        return False


@final
class ComeWithTheDead(Step[WotrBoardState]):
    """The companions who go with the King, one after the other, then `done`."""

    def __init__(self, group: i64 = 0) -> None:
        self.group = group

    def run(self, state: WotrBoardState) -> bool:
        frame = frame_of(state)
        king = king_of(state)
        others = [who for who in state.companions_at(state.places[king]) if state.level(who) > 0]
        words = [WORD_CHARACTER + who for who in others if who != king and 1 << who > self.group]
        args = (int(frame.source), int(self.group).bit_count())
        return state.ask(self, FREE_PEOPLES, ASK_CHOOSE_FIGURES, [DONE, *words], args)

    def answer(self, state: WotrBoardState, word: int) -> None:
        if word != DONE:
            state.push(ComeWithTheDead(self.group | 1 << (word - WORD_CHARACTER)))
            return
        target = chosen_regions(frame_of(state))[0]
        for who in (king_of(state), *members(self.group)):
            move_character(state, who, target)

    def fields(self) -> tuple[object, ...]:
        return (self.group,)


def king_of(state: WotrBoardState) -> int:
    """Strider or Aragorn, whoever is on the map."""
    return next(king for king in KINGS if state.places[king] >= 0)


@final
class FearOfTheDead(Step[WotrBoardState]):
    """An army of the Shadow in the chosen region takes as many hits as a die says, and flees."""

    def run(self, state: WotrBoardState) -> bool:
        frame = frame_of(state)
        where = chosen_regions(frame)[0]
        if state.stands(SHADOW, where):
            n = roll_die(state)
            state.tell(TOLD_ROLLED_FOR, frame.source, n)  # no number is needed
            state.push(FleeFromTheDead(where))
            hit_army(state, SHADOW, where, n, True)
        return False


@final
class FleeFromTheDead(Step[WotrBoardState]):
    """The army must retreat; if it cannot, it is destroyed with all who are there."""

    def __init__(self, where: i64 = 0) -> None:
        self.where = where

    def run(self, state: WotrBoardState) -> bool:
        if not state.stands(SHADOW, self.where):
            return False
        options = [WORD_REGION + near for near in NEIGHBOURS[self.where] if free(state, SHADOW, near)]
        characters = state.characters_at(SHADOW, self.where)
        if not options:
            kill_army(state, SHADOW, self.where, state.army(SHADOW, self.where), mortal(state, characters))
            return False
        return state.ask(self, SHADOW, ASK_CHOOSE_REGION, options, (int(frame_of(state).source),))

    def answer(self, state: WotrBoardState, word: int) -> None:
        characters = tuple(state.characters_at(SHADOW, self.where))
        army = state.army(SHADOW, self.where)
        move_army(state, SHADOW, self.where, word - WORD_REGION, army, characters)

    def fields(self) -> tuple[object, ...]:
        return (self.where,)


@final
class RaiseTheCoast(Step[WotrBoardState]):
    """Up to three Regulars of Gondor come to the chosen region."""

    def run(self, state: WotrBoardState) -> bool:
        frame = frame_of(state)
        most = min(3, state.reserves[GONDOR])
        options = [WORD_NUMBER + n for n in range(most + 1)]
        return state.ask(self, frame.seat, ASK_CHOOSE_NUMBER, options, (int(frame.source),))

    def answer(self, state: WotrBoardState, word: int) -> None:
        recruit(state, GONDOR, word - WORD_NUMBER, chosen_regions(frame_of(state))[0])


# Wind from the West


@final
class LookIntoHand(Step[WotrBoardState]):
    """The Free Peoples look at the Shadow's hand, and one of its cards is discarded."""

    def run(self, state: WotrBoardState) -> bool:
        state.tell(TOLD_LOOKED_AT_HAND, FREE_PEOPLES)
        looked_at_hand(state, SHADOW)
        state.push(DiscardFromHand())
        return False

    def idle(self, state: WotrBoardState, frame: Frame) -> bool:
        return not state.hand(SHADOW)


@final
class DiscardFromHand(Step[WotrBoardState]):
    """The Free Peoples choose a card of the Shadow's hand, which they know, to be discarded."""

    def run(self, state: WotrBoardState) -> bool:
        options = [WORD_CARD + number for number in state.hand(SHADOW)]
        args = (int(frame_of(state).source),)
        return len(options) > 0 and state.ask(self, FREE_PEOPLES, ASK_DISCARD_FROM_HAND, options, args, always=True)

    def answer(self, state: WotrBoardState, word: int) -> None:
        discard_before_enemy(state, word - WORD_CARD)


# Three Rings for the Elven-kings


def lost_rings(state: WotrBoardState) -> list[int]:
    """The used rings that may return."""
    return [ring for ring in range(RINGS) if state.rings[ring] == RING_OUT] or held_rings(state, SHADOW)


@final
class TakeBackRings(Step[WotrBoardState]):
    """As many used rings as the frame's x return, those out of the game first."""

    def run(self, state: WotrBoardState) -> bool:
        for _ in range(frame_of(state).x):
            state.push(TakeBackRing())
        return False

    def idle(self, state: WotrBoardState, frame: Frame) -> bool:
        return not lost_rings(state)


@final
class TakeBackRing(Step[WotrBoardState]):
    """One used ring returns to the Free Peoples."""

    def run(self, state: WotrBoardState) -> bool:
        options = [WORD_WHICH_RING + ring for ring in lost_rings(state)]
        return len(options) > 0 and state.ask(self, FREE_PEOPLES, ASK_RING_TO_TAKE, options)

    def answer(self, state: WotrBoardState, word: int) -> None:
        ring = word - WORD_WHICH_RING
        state.rings[ring] = RING_WITH_FREE
        state.changed()
        state.tell(TOLD_RING_BACK, ring)


OWN_STEPS: Final = (ScatterNazgul, ComeWithTheDead, FleeFromTheDead, DiscardFromHand, TakeBackRing)
