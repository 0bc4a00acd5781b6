"""The Fellowship: declaring, revealing, hiding, moving, entering Mordor (rules 38-45, 61-65)."""

from typing import Final, final

from mypy_extensions import i64

from westmarch.core.frames import Frame
from westmarch.core.state import Step
from westmarch.core.words import YES, YES_NO
from westmarch.games.wotr_board.components import (
    BY_DECLARATION,
    EYE_TILE,
    FELLOWSHIP_DECLARED,
    FELLOWSHIP_REVEALED,
    FREE_PEOPLES,
    MOST_PROGRESS,
    OUTSIDE,
    SHADOW,
    SMEAGOL,
    TILES,
    Region,
)
from westmarch.games.wotr_board.map import (
    DISTANCE,
    MINAS_MORGUL,
    MORANNON,
    NATION_OF,
    NEIGHBOURS,
    REGIONS,
    SETTLEMENT,
    STRONGHOLD,
)
from westmarch.games.wotr_board.rules.politics import activate
from westmarch.games.wotr_board.rules.ring.hunt import EYE_IS_NOTHING, IN_MORDOR, Hunt, TileHunt
from westmarch.games.wotr_board.rules.verbs import guides, heal, set_guide
from westmarch.games.wotr_board.state import (
    CAME_INTO_SIEGE,
    DRAWN,
    MOVED,
    MOVED_BY_DIE,
    POOL,
    TRIED_IN_MORDOR,
    WAITING,
    WotrBoardState,
    haven,
)
from westmarch.games.wotr_board.words import (
    ASK_CHANGE_GUIDE,
    ASK_DECLARE,
    ASK_ENTER_MORDOR,
    ASK_PATH,
    TOLD_DECLARED,
    TOLD_ENTERED_MORDOR,
    TOLD_HID,
    TOLD_MOVED_FELLOWSHIP,
    TOLD_REVEALED,
    TOLD_REVEALED_IN_MORDOR,
    TOLD_STRONGHOLDS_PASSED,
    WORD_CHARACTER,
    WORD_REGION,
    WORD_STOP,
)


def shadow_strongholds(state: WotrBoardState, path: tuple[int, ...]) -> i64:
    """How many strongholds that the Shadow controls a path touches."""
    return len([1 for here in set(path) if SETTLEMENT[here] == STRONGHOLD and state.control[here] == SHADOW])


# The Fellowship phase


@final
class AskDeclare(Step[WotrBoardState]):
    """The Free Peoples may say where the hidden Fellowship is."""

    def run(self, state: WotrBoardState) -> bool:
        if not state.hidden or state.mordor != OUTSIDE:
            return False
        if state.progress == 0 and not haven(state, state.fellowship):
            return False
        return state.ask(self, FREE_PEOPLES, ASK_DECLARE, YES_NO, (int(state.fellowship), int(state.progress)))

    def answer(self, state: WotrBoardState, word: int) -> None:
        if word == YES:
            state.push(FellowshipPath((int(state.fellowship),), False))


@final
class AskGuide(Step[WotrBoardState]):
    """The Guide may be changed among those of the highest level."""

    def run(self, state: WotrBoardState) -> bool:
        options = [WORD_CHARACTER + character for character in guides(state) if state.guide != SMEAGOL]
        if len(options) < 2 or WORD_CHARACTER + state.guide not in options:
            return False
        return state.ask(self, FREE_PEOPLES, ASK_CHANGE_GUIDE, options)

    def answer(self, state: WotrBoardState, word: int) -> None:
        set_guide(state, word - WORD_CHARACTER)


@final
class AskMordor(Step[WotrBoardState]):
    """From Morannon or Minas Morgul the Fellowship may enter Mordor."""

    def run(self, state: WotrBoardState) -> bool:
        if state.mordor != OUTSIDE or state.fellowship not in (MORANNON, MINAS_MORGUL):
            return False
        return state.ask(self, FREE_PEOPLES, ASK_ENTER_MORDOR, YES_NO)

    def answer(self, state: WotrBoardState, word: int) -> None:
        if word == YES:
            enter_mordor(state)


def enter_mordor(state: WotrBoardState) -> None:
    """The first space of the track; drawn Eyes return, special tiles in play join the pool."""
    state.mordor = 0
    state.progress = 0
    state.path = ()
    state.tiles[POOL * TILES + EYE_TILE] += state.tiles[DRAWN * TILES + EYE_TILE]
    state.tiles[DRAWN * TILES + EYE_TILE] = 0
    for tile in range(TILES):
        state.tiles[POOL * TILES + tile] += state.tiles[WAITING * TILES + tile]
        state.tiles[WAITING * TILES + tile] = 0
    state.changed()
    state.tell(TOLD_ENTERED_MORDOR)


# Paths


@final
class FellowshipPath(Step[WotrBoardState]):
    """The figure moves region by region, at most as far as its progress; revealed it must not end in a haven."""

    def __init__(self, path: tuple[int, ...] = (0,), revealed: bool = False) -> None:
        self.path = path
        self.revealed = revealed

    def run(self, state: WotrBoardState) -> bool:
        left = state.progress - len(self.path) + 1
        here = self.path[-1]
        options = [WORD_REGION + near for near in NEIGHBOURS[here] if left > 0 and self.ends(state, near, left - 1)]
        if self.may_stop(state, here) or not options:
            options = [WORD_STOP, *options]
        return state.ask(self, FREE_PEOPLES, ASK_PATH, options, (here, int(left)))

    def may_stop(self, state: WotrBoardState, region: Region) -> bool:
        """Whether the path may end there."""
        return not self.revealed or not haven(state, region)

    def ends(self, state: WotrBoardState, region: Region, left: i64) -> bool:
        """Whether a path that has come there can still end somewhere."""
        if self.may_stop(state, region):
            return True
        return any(DISTANCE[region][other] <= left and self.may_stop(state, other) for other in range(REGIONS))

    def answer(self, state: WotrBoardState, word: int) -> None:
        if word != WORD_STOP:
            state.push(FellowshipPath((*self.path, word - WORD_REGION), self.revealed))
        elif self.revealed:
            finish_reveal(state, self.path)
        else:
            finish_declaration(state, self.path)

    def fields(self) -> tuple[object, ...]:
        return (self.path, self.revealed)


def finish_declaration(state: WotrBoardState, path: tuple[int, ...]) -> None:
    """The Fellowship is declared: a haven's nation wakes, and the Ring-bearers rest there."""
    here = path[-1]
    if state.progress > 0 and state.besieged(here) == FREE_PEOPLES:
        state.marks |= CAME_INTO_SIEGE
    state.path = path
    state.fellowship = here
    state.progress = 0
    state.changed()
    state.tell(TOLD_DECLARED, here)
    if haven(state, here):
        heal(state, 1)
        activate(state, NATION_OF[here], BY_DECLARATION, here)
    state.announce(FELLOWSHIP_DECLARED, here)


@final
class RevealFellowship(Step[WotrBoardState]):
    """The Fellowship is revealed, by the hunt or by a card."""

    def run(self, state: WotrBoardState) -> bool:
        if not state.hidden:
            return False
        state.hidden = False
        state.changed()
        if state.mordor == OUTSIDE:
            state.push(FellowshipPath((int(state.fellowship),), True))
        else:
            state.tell(TOLD_REVEALED_IN_MORDOR)
            state.announce(FELLOWSHIP_REVEALED, state.fellowship)
        return False

    def idle(self, state: WotrBoardState, frame: Frame) -> bool:
        return not state.hidden


def finish_reveal(state: WotrBoardState, path: tuple[int, ...]) -> None:
    """Card tiles come first, then one for each stronghold of the Shadow that the path touched."""
    state.path = path
    state.fellowship = path[-1]
    state.progress = 0
    state.changed()
    state.tell(TOLD_REVEALED, state.fellowship)
    passed = shadow_strongholds(state, path)
    if passed > 0:
        state.tell(TOLD_STRONGHOLDS_PASSED, passed)
    for _ in range(passed):
        state.push(TileHunt(EYE_IS_NOTHING))
    state.announce(FELLOWSHIP_REVEALED, state.fellowship)


# Actions


def can_move_fellowship(state: WotrBoardState) -> bool:
    """Whether the Fellowship can move: only hidden, and not beyond its track."""
    return state.hidden and (state.mordor != OUTSIDE or state.progress < MOST_PROGRESS)


@final
class MoveFellowship(Step[WotrBoardState]):
    """The Fellowship moves, and is hunted."""

    def __init__(self, by_die: bool = False) -> None:
        self.by_die = by_die

    def run(self, state: WotrBoardState) -> bool:
        if not can_move_fellowship(state):
            return False
        state.marks |= MOVED | (MOVED_BY_DIE if self.by_die else 0)
        state.changed()
        if state.mordor != OUTSIDE:
            state.marks |= TRIED_IN_MORDOR
            state.push(TileHunt(IN_MORDOR))
            return False
        state.progress += 1
        state.tell(TOLD_MOVED_FELLOWSHIP, state.progress)
        state.push(Hunt())
        return False

    def fields(self) -> tuple[object, ...]:
        return (self.by_die,)


@final
class Hide(Step[WotrBoardState]):
    """The Fellowship hides again."""

    def run(self, state: WotrBoardState) -> bool:
        if not state.hidden:
            state.hidden = True
            state.marks |= TRIED_IN_MORDOR
            state.changed()
            state.tell(TOLD_HID)
        return False


FELLOWSHIP_STEPS: Final = (FellowshipPath, RevealFellowship, MoveFellowship, Hide)
