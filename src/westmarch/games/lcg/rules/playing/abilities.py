"""Using abilities and playing cards: what a seat can do now, what it might do as everybody can see, and beginning it
(rules 27, 30, 34, 36 and 83)."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from westmarch.core.frames import Effect, Frame, amount, frame_of
from westmarch.core.state import Seat, Step
from westmarch.games.lcg.cards.book import (
    ABILITIES,
    ACTION,
    ANY_SEAT,
    ATTACH_TO,
    CONTROLLER,
    FIRST_PLAYER_ONLY,
    NO_LIMIT,
    ONCE_A_ROUND_A_SEAT,
    ONE_ALLY,
    RESPONSE,
    THREE_TIMES_A_PHASE,
    Ability,
    event_action,
)
from westmarch.games.lcg.components import (
    ALLY,
    ANY_PHASE,
    AT_ALLY,
    AT_QUEST,
    ATTACHED,
    AWAY,
    EVENT,
    KINDS,
    NO_CARD,
    PLAYED,
    Card,
    Title,
)
from westmarch.games.lcg.rules.numbers import marked
from westmarch.games.lcg.rules.playing.payment import PAY, payable
from westmarch.games.lcg.rules.verbs import CARRIED_OUT, attach, can_enter, leave_play
from westmarch.games.lcg.secrets.knowledge import from_hand
from westmarch.games.lcg.state import HAND, LcgState, Use, account
from westmarch.games.lcg.words import ENTERED_PLAY, PLAY, TOLD_PLAYED, TOLD_USED, WAS_PLAYED


@final
@mypyc_attr(free_list_len=1)  # every window that asks who could respond makes one for a moment
class Trigger:
    """What a response answers to: a moment and its three numbers. For actions there is none."""

    def __init__(self, moment: i64 = -1, it: i64 = NO_CARD, each: i64 = 0, x: i64 = 0) -> None:
        self.moment = moment
        self.it = it
        self.each = each
        self.x = x


THREE_TIMES: Final = 3
NO_TRIGGER: Final = Trigger()


def limit_of(state: LcgState, ability: Ability) -> i64:
    """How often an ability may be used."""
    if state.lineup.rules.errata and ability.errata_limit != NO_LIMIT:
        return ability.errata_limit
    return ability.limit


def limit_reached(state: LcgState, seat: Seat, card: Card, ability: Ability) -> bool:
    """Whether the card, in this life of it, was used as often as it may be."""
    limit = limit_of(state, ability)
    if limit == NO_LIMIT:
        return False
    used: i64 = 0
    for use in state.uses:
        if (
            use.card == card
            and use.life == state.life[card]
            and use.limit == limit
            and (limit != ONCE_A_ROUND_A_SEAT or use.seat == seat)
        ):
            used += 1
    return used >= (THREE_TIMES if limit == THREE_TIMES_A_PHASE else 1)


def frame_for(state: LcgState, ability: Ability, seat: Seat, card: Card, trigger: Trigger) -> Frame:
    """The frame of an ability that begins."""
    return Frame(ability.does, 0, seat, card, state.life[card], it=trigger.it, each=trigger.each, x=trigger.x)


def may_begin(state: LcgState, ability: Ability, frame: Frame, openly: bool) -> bool:
    """Whether an ability's costs can be paid and its targets found; `openly`: as far as everybody can see."""
    if not ability.when.holds(state, frame) or not ability.needs.holds(state, frame):
        return False
    hand = ability.hand
    if hand is not None and not (hand.might(state, frame) if openly else hand.holds(state, frame)):
        return False
    for cost in ability.costs:
        if not cost.payable(state, frame):
            return False
    target = ability.target
    if target is None:
        return True
    return target.things.enough(state, frame, max(amount(frame, target.least), 1))


def can_use(state: LcgState, seat: Seat, card: Card, ability: Ability, trigger: Trigger) -> bool:
    """Whether a seat may use an ability of a card on the table. Everybody can see that."""
    if ability.by == CONTROLLER and state.keeper[card] != seat:
        return False
    if ability.by == FIRST_PLAYER_ONLY and state.first != seat:
        return False
    if not state.usable(card) and state.place[card] != AT_QUEST:
        return False
    if ability.phase != ANY_PHASE and ability.phase != state.phase:
        return False
    if limit_reached(state, seat, card, ability):
        return False
    return may_begin(state, ability, frame_for(state, ability, seat, card, trigger), True)


def can_play(state: LcgState, seat: Seat, title: Title, ability: Ability, trigger: Trigger, openly: bool) -> bool:
    """Whether a seat that holds a card may use it out of its hand now."""
    if ability.phase != ANY_PHASE and ability.phase != state.phase:
        return False
    if KINDS[title] == EVENT and not payable(state, seat, title):
        return False
    card = state.lineup.first_card[title]
    frame = Frame(ability.does, 0, seat, card, state.life[card], it=trigger.it, each=trigger.each, x=trigger.x)
    return may_begin(state, ability, frame, openly)


def might_hold(state: LcgState, seat: Seat, title: Title) -> bool:
    """Whether everybody must reckon with a card in a seat's hand."""
    return maybe_held(state, seat) & state.lineup.slots[seat][title] != 0


def maybe_held(state: LcgState, seat: Seat) -> int:
    """The places of a seat's sorted deck with which everybody must reckon in its hand, a bit each."""
    if len(state.hands[seat]) == 0:
        return 0
    spectator = len(state.people) - 1
    return state.known[account(spectator, seat) + HAND]


# Actions


def add_actions(state: LcgState, seat: Seat, found: list[int]) -> None:
    """The words of all that a seat may do as an action now: with cards on the table, and with events of its hand."""
    add_usable_actions(state, seat, found)
    add_playable_events(state, seat, found)


def add_usable_actions(state: LcgState, seat: Seat, found: list[int]) -> None:
    """The words of the cards on the table whose action a seat may use now."""
    add_usable(state, seat, state.heroes(seat), found)
    add_usable(state, seat, state.zone(AT_ALLY, seat), found)
    add_usable(state, seat, state.zone(ATTACHED, seat), found)
    for card in state.lineup.open_to_all:
        for ability in ABILITIES[state.title(card)]:
            if ability.kind == ACTION and can_use(state, seat, card, ability, NO_TRIGGER):
                found.append(state.word(card))


def add_usable(state: LcgState, seat: Seat, cards: tuple[int, ...], found: list[int]) -> None:
    """The same of some cards that a seat controls."""
    for card in cards:
        for ability in ABILITIES[state.title(card)]:
            if (
                ability.kind == ACTION
                and ability.by != ANY_SEAT
                and not ability.from_hand
                and can_use(state, seat, card, ability, NO_TRIGGER)
            ):
                found.append(state.word(card))


def add_playable_events(state: LcgState, seat: Seat, found: list[int]) -> None:
    """The words of the events in a seat's hand that it may play as an action now."""
    before: i64 = NO_CARD
    for title in state.hands[seat]:
        if KINDS[title] == EVENT and title != before:
            ability = event_action(title)
            if ability is not None and can_play(state, seat, title, ability, NO_TRIGGER, False):
                found.append(PLAY + title)
        before = title


def might_act(state: LcgState, seat: Seat) -> bool:
    """Whether everybody must reckon with an event of a seat's hand as an action now.

    A seat for which `add_actions` finds anything is one that all must reckon with: whoever can do something might do it.
    """
    held = maybe_held(state, seat)
    if held == 0:
        return False
    slots = state.lineup.slots[seat]
    for title in state.lineup.events[seat]:
        if held & slots[title] != 0:
            ability = event_action(title)
            if ability is not None and can_play(state, seat, title, ability, NO_TRIGGER, True):
                return True
    return False


def begin_action(state: LcgState, seat: Seat, word: i64) -> None:
    """Use the action of a card on the table, or play a card out of the hand."""
    if word < PLAY:
        card = state.lineup.card_of(word)
        for ability in ABILITIES[state.title(card)]:
            if ability.kind == ACTION and not ability.from_hand:
                begin(state, seat, card, ability, NO_TRIGGER)
        return
    title = word - PLAY
    card = play_card(state, seat, title)
    if KINDS[title] != EVENT:
        effect = PLAY_ALLY if KINDS[title] == ALLY else PLAY_ATTACHMENT[title]
        state.push(Frame(effect, 0, seat, card, state.life[card]))
        return
    ability_played = event_action(title)
    assert ability_played is not None
    state.push(frame_for(state, ability_played, seat, card, NO_TRIGGER))


def begin(state: LcgState, seat: Seat, card: Card, ability: Ability, trigger: Trigger) -> None:
    """A card on the table is used."""
    limit = limit_of(state, ability)
    if limit != NO_LIMIT:
        state.uses = (*state.uses, Use(card, state.life[card], seat, limit))
    state.tell(TOLD_USED, seat, state.name(card))
    state.push(frame_for(state, ability, seat, card, trigger))


def play_card(state: LcgState, seat: Seat, title: Title) -> i64:
    """A card leaves the hand and lies on the table, to be paid for and carried out; its card."""
    from_hand(state, seat, title)
    card = state.free_card(title)
    state.owner[card] = seat
    state.lay(card, PLAYED, seat)
    state.tell(TOLD_PLAYED, seat, state.name(card))
    return card


# Responses


def add_responses(state: LcgState, seat: Seat, trigger: Trigger, used: tuple[int, ...], found: list[int]) -> None:
    """The words of all cards with which a seat may respond: of those on the table, each once, and of its hand."""
    for title in state.lineup.responses[trigger.moment]:
        for ability in ABILITIES[title]:
            if ability.kind == RESPONSE and ability.moment == trigger.moment:
                if not ability.from_hand:
                    add_responding(state, seat, title, ability, trigger, used, found)
                elif title in state.hands[seat] and can_play(state, seat, title, ability, trigger, False):
                    found.append(PLAY + title)


def add_responding(
    state: LcgState,
    seat: Seat,
    title: Title,
    ability: Ability,
    trigger: Trigger,
    used: tuple[int, ...],
    found: list[int],
) -> None:
    """The words of the copies of one card on the table with which a seat may respond."""
    first = state.lineup.first_card[title]
    for card in range(first, first + state.lineup.copies[title]):
        if state.place[card] != AWAY and card not in used and can_use(state, seat, card, ability, trigger):
            found.append(state.word(card))


def response_from_hand(title: Title, moment: i64) -> Ability | None:
    """What a card of the hand can answer to a moment."""
    for ability in ABILITIES[title]:
        if ability.kind == RESPONSE and ability.from_hand and ability.moment == moment:
            return ability
    return None


def might_respond(state: LcgState, seat: Seat, trigger: Trigger) -> bool:
    """Whether everybody must reckon with a response out of a seat's hand."""
    for title in state.lineup.responses[trigger.moment]:
        ability = response_from_hand(title, trigger.moment)
        if (
            ability is not None
            and might_hold(state, seat, title)
            and can_play(state, seat, title, ability, trigger, True)
        ):
            return True
    return False


def begin_response(state: LcgState, seat: Seat, word: i64, trigger: Trigger) -> None:
    """Respond with a card on the table, or one of the hand."""
    if word >= PLAY:
        title = word - PLAY
        ability = response_from_hand(title, trigger.moment)
        assert ability is not None
        state.push(frame_for(state, ability, seat, play_card(state, seat, title), trigger))
        return
    card = state.lineup.card_of(word)
    for ability in ABILITIES[state.title(card)]:
        if ability.kind == RESPONSE and ability.moment == trigger.moment:
            begin(state, seat, card, ability, trigger)


# Playing allies and attachments


def add_playable_cards(state: LcgState, seat: Seat, found: list[int]) -> None:
    """The words of the allies and attachments that a seat may play now."""
    before: i64 = NO_CARD
    for title in state.hands[seat]:
        if (
            KINDS[title] != EVENT
            and title != before
            and can_enter(state, title)
            and payable(state, seat, title)
            and finds_place(state, seat, title)
        ):
            found.append(PLAY + title)
        before = title


def finds_place(state: LcgState, seat: Seat, title: Title) -> bool:
    """Whether an ally is allowed by the quest, an attachment has something to be attached to."""
    if KINDS[title] == ALLY:
        return state.allies_played == 0 or not marked(state, state.quest, ONE_ALLY)
    choice = ATTACH_TO[title]
    assert choice is not None
    card = state.lineup.first_card[title]
    return choice.things.enough(state, Frame(PLAY_ALLY, 0, seat, card, state.life[card]), 1)


@final
class EnterPlay(Step[LcgState]):
    """The ally that was played and paid for enters play."""

    def run(self, state: LcgState) -> bool:
        frame = frame_of(state)
        state.allies_played += 1
        state.lay(frame.source, AT_ALLY, frame.seat)
        state.announce(ENTERED_PLAY, frame.source, frame.seat)
        state.announce(WAS_PLAYED, frame.source, frame.seat)
        return False


@final
class AttachPlayed(Step[LcgState]):
    """The attachment that was played and paid for is attached to what was chosen."""

    def run(self, state: LcgState) -> bool:
        frame = frame_of(state)
        attach(state, frame.source, state.lineup.card_of(frame.chosen[0]), frame.seat)
        state.announce(ENTERED_PLAY, frame.source, frame.seat)
        return False


@final
class EventDone(Step[LcgState]):
    """An event that was carried out goes to its owner's discard pile."""

    def run(self, state: LcgState) -> bool:
        frame = frame_of(state)
        if state.place[frame.source] == PLAYED:
            leave_play(state, frame.source, CARRIED_OUT)
        return False

    def idle(self, state: LcgState, frame: Frame) -> bool:
        return True


PLAY_ALLY: Final = Effect((PAY, EnterPlay()), "play_ally")
PLAY_ATTACHMENT: Final[dict[int, Effect]] = {}  # of each title; filled by the declarations
ATTACH_PLAYED: Final = AttachPlayed()
EVENT_DONE: Final = EventDone()
