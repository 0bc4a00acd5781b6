"""Revealing encounter cards (rules 40-44, 74-76), and the effects of shadow cards."""

from typing import Any, final

from mypy_extensions import i64

from westmarch.core.frames import NONE, Filter, Frame, amount, frame_of, place_of
from westmarch.core.state import NOBODY, Step
from westmarch.games.lcg.cards.book import SHADOW_EFFECTS, WHEN_REVEALED
from westmarch.games.lcg.components import (
    DOOMED,
    ENCOUNTER,
    GUARDED,
    NO_CARD,
    OBJECTIVE,
    QUEST_PHASE,
    REVEALED,
    SETUP_PHASE,
    STAGING,
    SURGE,
    TREACHERY,
    Card,
    Title,
)
from westmarch.games.lcg.rules.numbers import has_keyword
from westmarch.games.lcg.rules.under_way import (
    CANCELLED,
    REPLACED,
    REVEAL,
    SHADOW_EFFECT,
    SHADOW_WAS_BLANK,
    SURGES,
    add_attack_flag,
    flagged,
    guarded_by,
    reveal,
)
from westmarch.games.lcg.rules.verbs import DISCARDED, leave_play, raise_threat, reshuffle_encounter_deck
from westmarch.games.lcg.secrets.knowledge import turn_up_top
from westmarch.games.lcg.state import LcgState
from westmarch.games.lcg.words import (
    EFFECT_PENDING,
    SHADOW_DONE,
    SHADOW_PENDING,
    TOLD_CANCELLED,
    TOLD_GUARDED,
    TOLD_REVEALED,
    WAS_REVEALED,
)


def there(state: LcgState, frame: Frame) -> bool:
    """Whether the revealed card is still what it was: one that was destroyed at once resolves nothing more."""
    return state.life[frame.source] == frame.life


@final
class Reveal(Step[LcgState]):
    """Encounter cards are revealed one after the other, each fully resolved before the next."""

    def __init__(self, n: i64 = 1, per: Filter[Any] | None = None) -> None:
        self.n = n
        self.per = per

    def run(self, state: LcgState) -> bool:
        frame = frame_of(state)
        n = amount(frame, self.n)
        state.push(RevealMore(n if self.per is None else n * len(self.per.words(state, frame))))
        return False


@final
class RevealMore(Step[LcgState]):
    """The next of some encounter cards is revealed; perhaps as the guard of an objective."""

    def __init__(self, n: i64 = 1, guards: Card = NO_CARD) -> None:
        self.n = n
        self.guards = guards

    def fields(self) -> tuple[object, ...]:
        return (self.n, self.guards)

    def run(self, state: LcgState) -> bool:
        # As soon as another card is needed, or once the last one has been dealt with.
        due = self.n > 0 or place_of(state, REVEAL) == NONE
        if due and (state.phase == QUEST_PHASE or state.phase == SETUP_PHASE):
            reshuffle_encounter_deck(state)
        if self.n > 0 and len(state.decks[ENCOUNTER]) > 0:
            state.push(RevealMore(self.n - 1, self.guards))
            reveal_card(state, turn_up_top(state, ENCOUNTER), self.guards)
        return False


def reveal_card(state: LcgState, title: Title, guards: Card = NO_CARD) -> None:
    """A card that was turned up goes to the staging area, a treachery aside, and resolves."""
    card = state.free_card(title)
    state.owner[card] = ENCOUNTER
    state.lay(card, REVEALED if state.kind(card) == TREACHERY else STAGING)
    state.tell(TOLD_REVEALED, state.name(card))
    state.push(reveal(state, card, guards))


@final
class AsRevealed(Step[LcgState]):
    """What acts on a card as it is revealed, before anything of its own."""

    def run(self, state: LcgState) -> bool:
        state.announce(WAS_REVEALED, frame_of(state).source)
        return False


@final
class BeforeEffect(Step[LcgState]):
    """A When Revealed effect comes next: it may be cancelled."""

    def run(self, state: LcgState) -> bool:
        frame = frame_of(state)
        if there(state, frame) and len(WHEN_REVEALED[state.title(frame.source)].steps) > 0:
            state.announce(EFFECT_PENDING, frame.source)
        return False


@final
class WhenRevealed(Step[LcgState]):
    """The When Revealed effect, unless it was cancelled (rule 43)."""

    def run(self, state: LcgState) -> bool:
        frame = frame_of(state)
        if flagged(frame, CANCELLED):
            state.tell(TOLD_CANCELLED, state.name(frame.source))
        elif there(state, frame):
            state.push(Frame(WHEN_REVEALED[state.title(frame.source)], 0, NOBODY, frame.source, frame.life))
        return False


@final
class Keywords(Step[LcgState]):
    """Doomed raises every player's threat; guarded reveals the guard; a guard is tied to its objective
    (rules 74-76)."""

    def run(self, state: LcgState) -> bool:
        frame = frame_of(state)
        card = frame.source
        guarded = guarded_by(frame)
        if not there(state, frame):
            return False
        if state.kind(card) == OBJECTIVE:
            if has_keyword(state, card, GUARDED):
                state.push(RevealMore(1, card))
            if guarded != NO_CARD:
                state.push(RevealMore(1, guarded))
        elif guarded != NO_CARD and state.kind(card) != TREACHERY:
            state.host[guarded] = int(card)
            state.changed()
            state.tell(TOLD_GUARDED, state.name(guarded), state.name(card))
        for seat in state.seats_in_order():
            raise_threat(state, seat, DOOMED[state.title(card)])
        return False


@final
class AfterReveal(Step[LcgState]):
    """A treachery is discarded; surge reveals another card; the next one takes a replaced card's place, as a guard too."""

    def run(self, state: LcgState) -> bool:
        frame = frame_of(state)
        surges = there(state, frame) and has_keyword(state, frame.source, SURGE)
        state.push(RevealMore(int(surges or flagged(frame, SURGES))))
        if flagged(frame, REPLACED):
            state.push(RevealMore(1, guarded_by(frame)))
        if there(state, frame) and state.place[frame.source] == REVEALED:
            leave_play(state, frame.source, DISCARDED)
        return False


REVEAL.steps = (AsRevealed(), BeforeEffect(), WhenRevealed(), Keywords(), AfterReveal())


# Shadow effects


@final
class BeforeShadow(Step[LcgState]):
    """A shadow effect comes next: it may be cancelled. A card without one is noted by the attack."""

    def run(self, state: LcgState) -> bool:
        frame = frame_of(state)
        if len(SHADOW_EFFECTS[state.title(frame.source)].steps) > 0:
            state.announce(SHADOW_PENDING, frame.source, frame.it)
        else:
            add_attack_flag(state, SHADOW_WAS_BLANK)
        return False


@final
class ShadowText(Step[LcgState]):
    """The shadow effect, unless it was cancelled; the defending player is YOU in it."""

    def run(self, state: LcgState) -> bool:
        frame = frame_of(state)
        if flagged(frame, CANCELLED):
            state.tell(TOLD_CANCELLED, state.name(frame.source))
            return False
        does = SHADOW_EFFECTS[state.title(frame.source)]
        state.push(Frame(does, 0, frame.seat, frame.source, frame.life, it=frame.it))
        return False


@final
class AfterShadow(Step[LcgState]):
    """A shadow effect has resolved."""

    def run(self, state: LcgState) -> bool:
        frame = frame_of(state)
        resolved = len(SHADOW_EFFECTS[state.title(frame.source)].steps) > 0 and not flagged(frame, CANCELLED)
        if resolved:
            state.announce(SHADOW_DONE, frame.source, frame.it)
        return False


SHADOW_EFFECT.steps = (BeforeShadow(), ShadowText(), AfterShadow())
