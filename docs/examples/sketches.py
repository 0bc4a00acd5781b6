"""How the two largest games begin on the core: a few rules of each, small enough to read, complete enough to run.

They share one bare table. A real game has its own state with typed zones; here a few lists must do.
"""

from westmarch.core.dealing import deal
from westmarch.core.frames import (
    Control,
    Effect,
    Frame,
    If,
    May,
    Test,
    Window,
    effect,
    frame_of,
    place_of,
    replace_frame,
)
from westmarch.core.rng import Rng
from westmarch.core.state import NOBODY, State, Step
from westmarch.core.words import PASS, YES

ASK_GUIDE, ASK_CANCEL = 0, 1
GUIDES = ("gollum", "peregrin", "meriadoc", "strider", "gandalf")  # by level, lowest first; Gollum if nobody is left
FREE_PEOPLES = 0


class Sketch(State):
    """A bare table."""

    def __init__(self) -> None:
        super().__init__()
        self.begin((0, 1), 4711)
        self.log: list[str] = []
        self.companions = 0b01110  # a bit for each possible Guide
        self.corruption = 0
        self.pool = [3, 4, 3, 2]  # hunt tiles: how many show an Eye, 1, 2, 3
        self.armies = [0] * 105  # one side's units, packed
        self.lives = [1] * 10  # of cards
        self.later: tuple[Frame, ...] = ()  # what waits for the end of the phase

    def clone(self) -> "Sketch":
        other = Sketch()
        self.copy_engine_to(other)
        other.log, other.pool, other.armies, other.lives = [*self.log], [*self.pool], [*self.armies], [*self.lives]
        other.companions, other.corruption, other.later = self.companions, self.corruption, self.later
        return other

    def view(self, viewer: int) -> dict[str, object]:
        return {"corruption": self.corruption, "pool": self.pool}

    def redeal(self, viewer: int, rng: Rng) -> None:
        self.rng = rng.fork()
        self.ask_again()

    def returns(self) -> list[float]:
        return [-1.0, 1.0] if self.corruption >= 12 else [1.0, -1.0]

    def guide(self) -> int:
        """The companion of the highest level, or Gollum."""
        return self.companions.bit_length() - 1 if self.companions else 0

    def settle(self) -> None:
        """Twelve corruption end the game at once, in the middle of a hunt too."""
        if self.corruption >= 12:
            self.finish()


# War of the Ring: the hunt is one frame, whose further numbers are the tile's damage and whether a companion was lost


class DrawTile(Step[Sketch]):
    """A tile out of the pool, which is a count for each kind: there is no order that anybody could know."""

    def run(self, state: Sketch) -> bool:
        frame = frame_of(state)
        at = state.random(sum(state.pool))
        tile = 0
        while at >= state.pool[tile]:
            at -= state.pool[tile]
            tile += 1
        state.pool[tile] -= 1
        state.observe(tile)
        replace_frame(state, frame.with_regs((frame.x if tile == 0 else tile, 0)))
        return False


class Separable(Test[Sketch]):
    """Whether there is damage left, and the Guide is a Hobbit who may leave to make it less."""

    def holds(self, state: Sketch, frame: Frame) -> bool:
        return frame.regs[0] > 0 and GUIDES[state.guide()] in ("meriadoc", "peregrin")


class Separate(Step[Sketch]):
    """The Guide leaves: the frame of the hunt, further down the stack, has one damage less."""

    def run(self, state: Sketch) -> bool:
        state.log.append(f"{GUIDES[state.guide()]} leaves")
        state.companions &= ~(1 << state.guide())
        state.changed()
        place = place_of(state, HUNT)
        hunt = state.stack[place]
        assert isinstance(hunt, Frame)
        state.stack[place] = hunt.with_regs((hunt.regs[0] - 1, hunt.regs[1]))
        return False


class AgainForTheNewGuide(Step[Sketch]):
    """A change of Guide within the hunt offers the new Guide's ability."""

    def run(self, state: Sketch) -> bool:
        hunt = state.stack[place_of(state, HUNT)]
        assert isinstance(hunt, Frame)
        state.push(hunt.inner(GUIDE_ABILITY))
        return False


class Corrupt(Step[Sketch]):
    """What damage is left corrupts."""

    def run(self, state: Sketch) -> bool:
        state.corruption += frame_of(state).regs[0]
        state.changed()
        return False


GUIDE_ABILITY = Effect((), "guide_ability")
GUIDE_ABILITY.steps = (If(Separable(), effect(May(ASK_GUIDE, effect(Separate(), AgainForTheNewGuide())))),)
HUNT = Effect((DrawTile(), *GUIDE_ABILITY.steps, Corrupt()), "hunt")


def hunt(state: Sketch, successes: int) -> None:
    """The Fellowship is hunted with so many successes."""
    state.push(Frame(HUNT, 0, FREE_PEOPLES, x=successes))


# War of the Ring: an army is one number, and two verbs alone know how

REGULAR_BITS, ELITE_BITS, LEADER_BITS = 5, 4, 3
NATION_BITS = REGULAR_BITS + ELITE_BITS + LEADER_BITS  # five nations make 60 bits
UNIT_AT = (0, REGULAR_BITS, REGULAR_BITS + ELITE_BITS)
UNIT_MASK = ((1 << REGULAR_BITS) - 1, (1 << ELITE_BITS) - 1, (1 << LEADER_BITS) - 1)


def units(state: Sketch, region: int, nation: int, kind: int) -> int:
    """How many units of a kind a nation has in a region."""
    return state.armies[region] >> nation * NATION_BITS + UNIT_AT[kind] & UNIT_MASK[kind]


def add_units(state: Sketch, region: int, nation: int, kind: int, n: int) -> None:
    """Units come, or with a negative number go: the only place that changes an army."""
    state.armies[region] += n << nation * NATION_BITS + UNIT_AT[kind]
    state.changed()


# War of the Ring: a face-down combat card is a zone of its own, in which only cards that passed its test may be


def guess_combat_card(hidden: list[int], playable: set[int], hand_size: int, rng: Rng) -> tuple[int, list[int]]:
    """The enemy's face-down card and hand: of the cards with that back, those that met their condition fit the slot."""
    hand, slot, deck = 0, 1, 2
    allowed = [1 << hand | 1 << deck | (card in playable) << slot for card in hidden]
    dealt = deal(hidden, allowed, [hand_size, 1, len(hidden) - hand_size - 1], rng)
    return dealt[slot][0], dealt[hand]


# The Card Game: a reveal is one frame; `regs` says whether its effect was cancelled


class Cancel(Step[Sketch]):
    """The effect that is about to happen will not."""

    def run(self, state: Sketch) -> bool:
        place = place_of(state, REVEAL)
        pending = state.stack[place]
        assert isinstance(pending, Frame)
        state.stack[place] = pending.with_regs((1,))
        return False


class CancelWindow(Window[Sketch]):
    """Each seat may cancel with a source that it has not used in this window; further fields, so `moved` keeps them."""

    def __init__(self, seats: tuple[int, ...] = (), at: int = 0, passes: int = 0, used: int = 0) -> None:
        super().__init__(seats, at, passes)
        self.used = used

    def fields(self) -> tuple[object, ...]:
        return (*super().fields(), self.used)

    def moved(self, at: int, passes: int) -> "CancelWindow":
        return CancelWindow(self.seats, at, passes, self.used)

    def could_act(self, state: Sketch, seat: int) -> bool:
        return not self.used >> seat & 1 and not frame_of(state).regs[0]

    def ask_seat(self, state: Sketch, seat: int) -> bool:
        return state.ask(self, seat, ASK_CANCEL, [PASS, YES], (frame_of(state).source,), always=True)

    def act(self, state: Sketch, seat: int, word: int) -> None:
        state.stack[-1] = CancelWindow(self.seats, (self.at + 1) % len(self.seats), 0, self.used | 1 << seat)
        state.push(Cancel())


class WhenRevealed(Step[Sketch]):
    """The card's own effect, unless it was cancelled or the card has left in the meantime."""

    def run(self, state: Sketch) -> bool:
        frame = frame_of(state)
        if not frame.regs[0] and state.lives[frame.source] == frame.life:
            state.log.append(f"card {frame.source} takes effect")
        return False


REVEAL = Effect((CancelWindow((0, 1)), WhenRevealed()), "reveal")


def reveal(state: Sketch, card: int) -> None:
    """An encounter card is turned up. It belongs to nobody, so it goes on whoever is eliminated meanwhile."""
    state.push(Frame(REVEAL, 0, NOBODY, card, state.lives[card], regs=(0,)))


# The Card Game: what is to happen later holds the life of the card that it is about, not only of the one it came from


class AtEndOfPhase(Control[Sketch]):
    """An effect that waits; its frame's further numbers are the card chosen and its life."""

    def __init__(self, then: Effect | None = None) -> None:
        self.then = then if then is not None else Effect()

    def run(self, state: Sketch) -> bool:
        frame = frame_of(state)
        card = frame.chosen[0]
        state.later = (*state.later, frame.inner(self.then).with_regs((card, state.lives[card])))
        return False

    def effects(self) -> tuple[Effect, ...]:
        return (self.then,)


class ReturnToHand(Step[Sketch]):
    """The card goes back to hand, if it is still the one that was meant."""

    def run(self, state: Sketch) -> bool:
        card, life = frame_of(state).regs
        state.log.append(f"card {card} returns" if state.lives[card] == life else f"card {card} has left and come back")
        return False
