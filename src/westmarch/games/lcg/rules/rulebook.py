"""What holds "as soon as", in its order: destroyed cards leave, attachments without a host, explored locations, a third
restricted card, players who are out, the stage that is passed, the victory. And what moments bring about (rules 52, 70, 79,
91 and 93)."""

from typing import Final, final

from mypy_extensions import i64

from westmarch.core.frames import NONE, Frame, place_of
from westmarch.core.rng import Rng
from westmarch.core.state import NOBODY, Rulebook, Seat, Step, Viewer
from westmarch.games.lcg.cards.book import STAGE_BLOCKED, STAGE_WON
from westmarch.games.lcg.components import (
    ACTIVE,
    AT_ALLY,
    AT_HERO,
    ELIMINATION_THREAT,
    ENGAGED,
    LOCATION,
    NO_CARD,
    PRISONER,
    QUEST_POINTS,
    STAGING,
    VICTORY,
    Card,
)
from westmarch.games.lcg.rules.numbers import hit_points_left, is_enemy, restricted_on
from westmarch.games.lcg.rules.playing.windows import trigger
from westmarch.games.lcg.rules.quest import ADVANCE, STAGE
from westmarch.games.lcg.rules.verbs import DESTROYED, DISCARDED, EXPLORED, eliminate, end, leave_play
from westmarch.games.lcg.secrets.guesses import redeal
from westmarch.games.lcg.secrets.showing import view
from westmarch.games.lcg.secrets.view import LcgView
from westmarch.games.lcg.state import LcgState
from westmarch.games.lcg.words import ASK_RESTRICTED

MOST_RESTRICTED: Final = 2


@final
class LcgRulebook(Rulebook[LcgState]):
    """What holds at every change and moment, and what may be seen and guessed of a table."""

    def settle(self, state: LcgState) -> None:
        """Deaths, explored locations, restricted attachments, eliminations, the end of a stage.

        All of it follows from what lies where, damage, progress and threat; a verb that touches none of these changes the table lightly.
        """
        if state.quest == NO_CARD:
            return
        bury(state)
        explore(state)
        too_many = state.number_attached() > MOST_RESTRICTED and check_all_restricted(state)
        if anybody_is_lost(state):
            for seat in state.seats_in_order():
                if state.alive(seat) and is_lost(state, seat):
                    eliminate(state, seat)
                    if state.players() == 0 or state.outcome:
                        return
        if not too_many:
            check_stage(state)

    def on_moment(self, state: LcgState, moment: i64, it: i64, each: i64, x: i64) -> None:
        trigger(state, moment, it, each, x)

    def view(self, state: LcgState, viewer: Viewer) -> LcgView:
        return view(state, viewer)

    def redeal(self, state: LcgState, viewer: Viewer, rng: Rng) -> None:
        redeal(state, viewer, rng)


def is_lost(state: LcgState, seat: Seat) -> bool:
    """Whether a seat must leave the game: by its threat, or without heroes (rule 93)."""
    if state.threat[seat] >= ELIMINATION_THREAT:
        return True
    return all(state.flags[hero] & PRISONER != 0 for hero in state.zone(AT_HERO, seat))


def anybody_is_lost(state: LcgState) -> bool:
    """Whether a seat in the game must leave it."""
    return any(state.out >> seat & 1 == 0 and is_lost(state, seat) for seat in range(state.lineup.seats))


def bury(state: LcgState) -> None:
    """Characters and enemies without hit points are destroyed, all at once (rule 70)."""
    if not anybody_may_be_dead(state):
        return
    dead: list[int] = []
    for seat in range(state.lineup.seats):
        find_dead(state, state.zone(AT_HERO, seat), dead)
        find_dead(state, state.zone(AT_ALLY, seat), dead)
        find_dead(state, state.zone(ENGAGED, seat), dead)
    for card in state.zone(STAGING):
        if state.damage[card] > 0 and is_enemy(state, card) and hit_points_left(state, card) <= 0:
            dead.append(card)
    for card in dead:
        leave_play(state, card, DESTROYED)


def anybody_may_be_dead(state: LcgState) -> bool:
    """Whether any card has as much damage as it has hit points: nearly never, which is seen faster than who it would be."""
    left = state.wounded
    card: i64 = 0
    while left > 0:
        if state.damage[card] > 0:
            if hit_points_left(state, card) <= 0:
                return True
            left -= 1
        card += 1
    return False


def find_dead(state: LcgState, cards: tuple[int, ...], dead: list[int]) -> None:
    """Of a seat's characters or enemies those without hit points."""
    for card in cards:
        if state.damage[card] > 0 and state.flags[card] & PRISONER == 0 and hit_points_left(state, card) <= 0:
            dead.append(card)


def explore(state: LcgState) -> None:
    """Locations with as much progress as they need are explored (rule 52)."""
    explore_among(state, state.zone(STAGING))
    explore_among(state, state.zone(ACTIVE))


def explore_among(state: LcgState, cards: tuple[int, ...]) -> None:
    """The same of the cards at one place."""
    for card in cards:
        if state.kind(card) == LOCATION and state.tokens[card] >= QUEST_POINTS[state.title(card)]:
            leave_play(state, card, EXPLORED)


def check_all_restricted(state: LcgState) -> bool:
    """Whether anybody bears three restricted attachments."""
    too_many = False
    for seat in range(state.lineup.seats):
        for character in state.characters(seat):
            too_many = check_restricted(state, character) or too_many
    return too_many


def check_restricted(state: LcgState, character: Card) -> bool:
    """Of three restricted attachments one must go, before anything can come of the third; whether there are three
    (rule 79)."""
    if len(restricted_on(state, character)) <= MOST_RESTRICTED:
        return False
    waiting = state.stack[-1]
    if not isinstance(waiting, GiveUpRestricted):
        state.push(GiveUpRestricted(character))
    return True


@final
class GiveUpRestricted(Step[LcgState]):
    """The controller of a character with three restricted attachments discards one of them."""

    def __init__(self, character: Card = 0) -> None:
        self.character = character

    def fields(self) -> tuple[object, ...]:
        return (self.character,)

    def run(self, state: LcgState) -> bool:
        cards = restricted_on(state, self.character)
        seat = state.keeper[self.character]
        if len(cards) <= MOST_RESTRICTED or seat == NOBODY:
            return False
        options = sorted([state.word(card) for card in cards])
        return state.ask(self, seat, ASK_RESTRICTED, options, (state.name(self.character),))

    def answer(self, state: LcgState, word: int) -> None:
        leave_play(state, state.lineup.card_of(word), DISCARDED)


def check_stage(state: LcgState) -> None:
    """The stage is passed with enough progress, unless its text forbids it; some stages are won by something else
    (rules 91-92)."""
    title = state.title(state.quest)
    won = STAGE_WON[title]
    # What the card reveals when it is turned up comes first.
    if won is not None and place_of(state, STAGE) == NONE and won.holds(state, about_stage(state)):
        end(state, VICTORY)
        return
    points = QUEST_POINTS[title]
    if points > 0 and state.tokens[state.quest] >= points:
        blocked = STAGE_BLOCKED[title]
        if blocked is None or not blocked.holds(state, about_stage(state)):
            state.tokens[state.quest] = 0
            state.push(ADVANCE)
            state.changed()


def about_stage(state: LcgState) -> Frame:
    """A frame in which the stage's tests are asked."""
    return Frame(STAGE, 0, NOBODY, state.quest, state.life[state.quest])


RULEBOOK: Final = LcgRulebook()
