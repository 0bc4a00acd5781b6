"""Standing orders: where a seat lets the table pass for it, and where it wants to be asked in any case.

Windows open often, and mostly there is nothing to do in them. A seat that can only pass is not troubled, unless it has said
that it wants to stop there. Who is asked remains visible to all and depends on public facts; only who answers changes.
"""

import hashlib
from collections.abc import Collection, Iterable
from typing import NamedTuple

from westmarch.core.game import Game
from westmarch.core.state import BOTTOM, State
from westmarch.core.words import DONE, NO, PASS
from westmarch.core.written.steptext import spell

DECLINING = (PASS, NO, DONE)  # the words by which an order passes, the first that is an option

# What an order is about: a prompt's name, one kind of window (`act:phase:quest`), or all windows that open at fixed points.
EVERY_WINDOW = "*"

# How long an order lasts. A game adds stretches of play of its own (`Game.spans`).
CANCELLED = "cancelled"
OWN_WORD = "own_word"  # until the seat says its next word itself
TRIGGER = "trigger"  # until it answers to something that happened
WINDOW = "window"  # until the window that is open now closes
ALWAYS_KNOWN = (CANCELLED, OWN_WORD, TRIGGER, WINDOW)


class Order(NamedTuple):
    """A standing order of a seat."""

    seat: int
    about: str
    stop: bool = False  # ask in any case; else pass
    until: str = CANCELLED
    mark: int = 0  # which window or stretch of play it was given in, where it lasts for one
    since: int = 0  # how many words had been said when it was given


def window_of(game: Game, state: State) -> str | None:
    """The kind of window that is open: prompt, sense and id; none where the question is none of a window."""
    prompt = game.prompt(state)
    if state.over or not prompt.window:
        return None
    kind = next(thing.id for thing in game.prompt_things(state) if thing.sense == prompt.window)
    return f"{prompt.name}:{prompt.window}:{kind}"


def known(game: Game, about: str, until: str) -> bool:
    """Whether a game has what an order is about, and the stretch of play that it lasts for."""
    there = about == EVERY_WINDOW or about in game.windows or any(prompt.name == about for prompt in game.prompts)
    return there and until in (*ALWAYS_KNOWN, *game.spans)


def mark_of(game: Game, state: State, until: str) -> int:
    """What tells the present window or stretch of play from the others of its kind."""
    if until in game.spans:
        return game.span(state, until)
    if until != WINDOW:
        return 0
    # What lies under a window on the stack stays there until it closes, whatever is done in it.
    under = [spell(step) for step in state.stack[len(BOTTOM) : -1]]
    now = [game.span(state, name) for name in game.spans]
    digest = hashlib.sha256(repr((under, now)).encode()).digest()
    return int.from_bytes(digest[:6], "big")


def lasts(game: Game, state: State, order: Order) -> bool:
    """Whether an order still holds, as far as that depends on the state."""
    return order.mark == mark_of(game, state, order.until)


def answer(game: Game, state: State, orders: Collection[Order]) -> int | None:
    """The word that the table says for the seat that is asked; none where the seat must choose itself."""
    declining = next((word for word in DECLINING if word in state.options), None)
    if declining is None:
        return None
    prompt, window = game.prompt(state), window_of(game, state)
    names = {prompt.name, window, None if window is None or prompt.triggered else EVERY_WINDOW}
    valid = [o for o in orders if o.seat == state.seat and o.about in names and lasts(game, state, o)]
    passes = [order.until for order in valid if not order.stop]
    if WINDOW in passes:
        return declining
    if any(order.stop for order in valid):
        return None
    return declining if passes or len(state.options) == 1 else None


# What becomes of orders


def given(orders: Iterable[Order], new: Order) -> list[Order]:
    """The orders with a new one, which takes the place of the one like it."""
    return [o for o in orders if (o.seat, o.about, o.stop) != (new.seat, new.about, new.stop)] + [new]


def ended(orders: Iterable[Order], seat: int, about: str) -> list[Order]:
    """The orders without those of a seat about something."""
    return [order for order in orders if (order.seat, order.about) != (seat, about)]


def after_word(orders: Iterable[Order], seat: int, triggered: bool) -> list[Order]:
    """The orders that still hold once a seat has said a word itself."""
    over = (OWN_WORD, TRIGGER) if triggered else (OWN_WORD,)
    return [order for order in orders if order.seat != seat or order.until not in over]


def after_undo(orders: Iterable[Order], seats: Collection[int], to: int) -> list[Order]:
    """The orders that still hold once somebody who holds these seats took words back to where `to` had been said.

    He wants to choose: orders given since then, and what he has let pass for a while, end.
    """
    return [
        order
        for order in orders
        if order.stop or (order.since < to and (order.until == CANCELLED or order.seat not in seats))
    ]


def last_choice(
    said: Iterable[tuple[int, bool]], seats: Collection[int], orders: Iterable[Order], first: int = 0
) -> int | None:
    """How many words had been said before somebody's last choice.

    `said` has the seat of each word after the first ones, and whether the table said it for that seat. What it said by an order
    was chosen where the order first took effect.
    """
    own = [(place, by_table) for place, (seat, by_table) in enumerate(said, first) if seat in seats]
    chosen = [place for place, by_table in own if not by_table][-1:]
    for order in orders:
        if order.seat in seats and not order.stop:
            chosen += [place for place, _ in own if place >= order.since][:1]
    return max(chosen, default=None)
