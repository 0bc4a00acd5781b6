"""The verbs: each kind of change is made in one place. A verb asks whether it is forbidden, whether something else happens
instead, how much it is; then it changes the table, announces the moment and tells the log. It never asks a seat."""

from typing import Final

from mypy_extensions import i64

from westmarch.core.state import Seat, all_but, only
from westmarch.games.lcg.cards.book import NO_DRAWING, SHUFFLED_IN, STOPS_DRAW, TO_TOP
from westmarch.games.lcg.components import (
    ACTIVE,
    ALL_ELIMINATED,
    AT_ALLY,
    AT_HERO,
    ATTACHED,
    AWAY,
    CLAIMED,
    COMMITTED,
    ELIMINATION_THREAT,
    ENCOUNTER,
    ENGAGED,
    EXHAUSTED,
    GUARD,
    HERO,
    HIT_POINTS,
    HOST_DECK,
    KINDS,
    NO_CARD,
    NO_SEAT,
    OBJECTIVE,
    ORC_GUARD,
    PLAYED,
    PRISONER,
    PRISONER_LOST,
    QUEST_POINTS,
    SEAT_BITS,
    SEAT_ITSELF,
    SHADOW,
    STAGING,
    UNIQUE,
    VICTORY_POINTS,
    Card,
    Title,
)
from westmarch.games.lcg.rules.numbers import marked
from westmarch.games.lcg.secrets.knowledge import (
    deal_face_down,
    draw_card,
    from_hand,
    put_on_top,
    shuffle_in,
    to_hand,
    turn_up,
)
from westmarch.games.lcg.state import DECK, EMPTY_DECK, HAND, NO_CARDS, LcgState, Modifier, account
from westmarch.games.lcg.words import (
    DAMAGED,
    ENTERED_PLAY,
    LEFT_PLAY,
    PROGRESS_ON_QUEST,
    RESCUED,
    SHADOW_DEALT,
    TOLD_ATTACHED,
    TOLD_CAPTURED,
    TOLD_CONTROL,
    TOLD_DAMAGED,
    TOLD_DECK_RESHUFFLED,
    TOLD_DESTROYED,
    TOLD_DISCARDED,
    TOLD_DISCARDED_FROM_HAND,
    TOLD_DRAW_PREVENTED,
    TOLD_DREW,
    TOLD_DREW_UNSEEN,
    TOLD_ELIMINATED,
    TOLD_ENGAGED,
    TOLD_ENTERED_PLAY,
    TOLD_EXHAUSTED,
    TOLD_EXPLORED,
    TOLD_FIRST_PLAYER,
    TOLD_GAINED,
    TOLD_HEALED,
    TOLD_LEFT_QUEST,
    TOLD_MODIFIED,
    TOLD_ORC_GUARD,
    TOLD_OVER,
    TOLD_PROGRESS,
    TOLD_PROGRESS_REMOVED,
    TOLD_PUT_ON_PILE,
    TOLD_PUT_ON_TOP,
    TOLD_READIED,
    TOLD_REMOVED,
    TOLD_RESCUED,
    TOLD_RETURNED_TO_HAND,
    TOLD_SHADOW_DEALT,
    TOLD_SHUFFLED_IN,
    TOLD_THREAT_LOWERED,
    TOLD_THREAT_RAISED,
    TOLD_TO_STAGING,
    TOLD_TRAVELLED,
    TRAVELLED,
    WAS_DESTROYED,
    WAS_ENGAGED,
    WAS_EXPLORED,
)

# How a card leaves play
DESTROYED: Final = 0
DISCARDED: Final = 1
EXPLORED: Final = 2
TO_HAND: Final = 3
TO_DECK: Final = 4  # shuffled in
ON_TOP: Final = 5
OUT_OF_GAME: Final = 6
CARRIED_OUT: Final = 7  # an event: it goes to the discard pile without being discarded

HOW_TOLD: Final[tuple[int, ...]] = (
    TOLD_DESTROYED, TOLD_DISCARDED, TOLD_EXPLORED, TOLD_RETURNED_TO_HAND, TOLD_SHUFFLED_IN, TOLD_PUT_ON_TOP, TOLD_REMOVED,
    TOLD_PUT_ON_PILE,
)  # fmt: skip

# Turning, tokens, damage


def tire(state: LcgState, card: Card) -> bool:
    """A card is turned sideways, which an attack or a defence tells by itself; whether it was upright."""
    if not state.usable(card) or state.exhausted(card):
        return False
    state.flags[card] |= EXHAUSTED
    state.changed_lightly()
    return True


def exhaust(state: LcgState, card: Card) -> None:
    """A card is turned sideways."""
    if tire(state, card):
        state.tell(TOLD_EXHAUSTED, state.name(card))


def ready(state: LcgState, card: Card) -> None:
    """A card is turned upright."""
    if state.usable(card) and state.exhausted(card):
        state.flags[card] &= ~EXHAUSTED
        state.changed_lightly()
        state.tell(TOLD_READIED, state.name(card))


def gain(state: LcgState, card: Card, n: i64) -> None:
    """Resources are put on a hero (or an enemy that collects them)."""
    if state.usable(card) and n > 0:
        state.tokens[card] += n
        state.changed_lightly()
        state.tell(TOLD_GAINED, state.name(card), n)


def spend(state: LcgState, hero: Card, n: i64) -> None:
    """Resources are taken from a hero."""
    state.tokens[hero] -= n
    state.changed_lightly()


def damage(state: LcgState, card: Card, n: i64) -> None:
    """Damage is put on a character or enemy; whoever has no hit points left is destroyed when the table settles
    (rules 70-71)."""
    if n > 0 and state.usable(card):
        state.wound(card, state.damage[card] + n)
        state.changed()
        state.tell(TOLD_DAMAGED, state.name(card), n)
        state.announce(DAMAGED, card, state.life[card], n)


def heal(state: LcgState, card: Card, n: i64) -> None:
    """Damage is taken off a character."""
    healed = min(n, state.damage[card])
    if healed > 0 and state.usable(card):
        state.wound(card, state.damage[card] - healed)
        state.changed_lightly()
        state.tell(TOLD_HEALED, state.name(card), healed)


def modify(state: LcgState, what: i64, whom: Card, n: i64, until: i64) -> None:
    """A lasting effect: on a card, on a seat (`SEAT_ITSELF - seat`), or on what a rule is about."""
    life = state.life[whom] if whom >= 0 else 0
    state.modifiers = (*state.modifiers, Modifier(what, whom, life, n, until))
    state.changed_lightly()
    if what == HIT_POINTS:  # somebody may die of it
        state.changed()
    if whom >= 0:
        state.tell(TOLD_MODIFIED, state.name(whom), what, n)


# Threat


def raise_threat(state: LcgState, seat: Seat, n: i64) -> None:
    """A player's threat rises; who reaches 50 is eliminated when the table settles."""
    if n > 0 and state.alive(seat):
        state.threat[seat] = min(state.threat[seat] + n, ELIMINATION_THREAT)
        state.changed()
        state.tell(TOLD_THREAT_RAISED, seat, n)


def lower_threat(state: LcgState, seat: Seat, n: i64) -> None:
    """A player's threat falls, never below 0."""
    lowered = min(n, state.threat[seat])
    if lowered > 0 and state.alive(seat):
        state.threat[seat] -= lowered
        state.changed_lightly()
        state.tell(TOLD_THREAT_LOWERED, seat, lowered)


# Hands and decks


def draw(state: LcgState, seat: Seat, n: i64) -> None:
    """A player draws: not while a location forbids it; a card on the deck is discarded instead of the whole draw
    (rule 29)."""
    active = state.active()
    if active != NO_CARD and marked(state, active, NO_DRAWING):
        state.tell(TOLD_DRAW_PREVENTED, seat, state.name(active))
        return
    if not state.alive(seat) or n <= 0:
        return
    for card in state.attached_to(HOST_DECK - seat):
        if marked(state, card, STOPS_DRAW):
            state.tell(TOLD_DRAW_PREVENTED, seat, state.name(card))
            leave_play(state, card, DISCARDED)
            return
    drawn: i64 = min(n, len(state.decks[seat]))
    viewer = state.viewers[seat]
    for _ in range(drawn):
        state.tell_only(only(viewer), TOLD_DREW, seat, state.title_name(draw_card(state, seat)))
    if drawn > 0:
        state.tell_only(all_but(viewer), TOLD_DREW_UNSEEN, seat, drawn)


def discard_from_hand(state: LcgState, seat: Seat, title: Title) -> None:
    """A card of the hand goes to the discard pile."""
    from_hand(state, seat, title)
    state.piles[seat] = (*state.piles[seat], int(title))
    state.tell(TOLD_DISCARDED_FROM_HAND, seat, state.title_name(title))


def reshuffle_encounter_deck(state: LcgState) -> None:
    """An empty encounter deck is made anew of its discard pile (rule 44)."""
    pile = state.piles[ENCOUNTER]
    if len(state.decks[ENCOUNTER]) == 0 and len(pile) > 0:
        state.piles[ENCOUNTER] = NO_CARDS
        for title in pile:
            shuffle_in(state, ENCOUNTER, title)
        state.tell(TOLD_DECK_RESHUFFLED)


def take_from_pile(state: LcgState, pool: i64, title: Title) -> None:
    """The topmost card of a title leaves a discard pile."""
    pile = state.piles[pool]
    place = len(pile) - 1 - pile[::-1].index(int(title))
    state.piles[pool] = pile[:place] + pile[place + 1 :]
    state.changed_lightly()


# Coming into play and leaving it


def can_enter(state: LcgState, title: Title) -> bool:
    """Whether no unique card of this title is in play (rule 11)."""
    return not UNIQUE[title] or not state.title_in_play(title)


def put_into_play(state: LcgState, title: Title, seat: Seat, owner: i64) -> i64:
    """A hero or ally enters play under a seat's control, and is told by its card; it must be allowed to
    (rules 35 and 37)."""
    card = state.free_card(title)
    state.owner[card] = owner
    state.lay(card, AT_HERO if state.kind(card) == HERO else AT_ALLY, seat)
    state.tell(TOLD_ENTERED_PLAY, seat, state.name(card))
    state.announce(ENTERED_PLAY, card, seat)
    return card


def attach(state: LcgState, card: Card, host: Card, seat: Seat) -> None:
    """A card is attached; who controls it follows from its host: a character's controller, or who played it."""
    keeper = seat
    if state.owner[card] == ENCOUNTER and state.flags[card] & CLAIMED == 0:
        keeper = NO_SEAT
    elif host >= 0 and (state.place[host] == AT_HERO or state.place[host] == AT_ALLY):
        keeper = state.keeper[host]
    state.lay(card, ATTACHED, keeper)
    state.host[card] = host
    state.changed()
    state.tell(TOLD_ATTACHED, state.name(card), state.name(host))


def give_control(state: LcgState, card: Card, seat: Seat) -> None:
    """A character comes under another player's control, with its attachments (rule 89)."""
    state.lay(card, state.place[card], seat)
    for attachment in state.attached_to(card):
        if state.keeper[attachment] != NO_SEAT:
            state.lay(attachment, ATTACHED, seat)
    state.tell(TOLD_CONTROL, state.name(card), seat)


def leave_play(state: LcgState, card: Card, how: i64) -> None:
    """A card leaves the table, with what is attached to it; an objective is laid back into the staging area
    (rules 72 and 80)."""
    if state.place[card] == AWAY:
        return
    strip(state, card)
    if state.kind(card) == OBJECTIVE and state.place[card] == ATTACHED and how == DISCARDED:
        state.flags[card] = 0
        state.host[card] = NO_CARD
        state.lay(card, STAGING)
        state.tell(TOLD_TO_STAGING, state.name(card))
        return
    in_play = state.in_play(card)
    seat: i64 = state.keeper[card]
    owner: i64 = state.owner[card]
    life: i64 = state.life[card]
    if not state.alive(owner) and how in (TO_HAND, TO_DECK):
        how = DISCARDED  # who is out has neither hand nor deck
    if how == TO_HAND:
        state.tell(TOLD_RETURNED_TO_HAND, owner, state.name(card))
    else:
        state.tell(HOW_TOLD[how], state.name(card))
    title = turn_up_guard(state, card) if state.kind(card) == GUARD else state.title(card)
    by_rule = marked(state, card, TO_TOP)
    shuffled = how == DESTROYED and marked(state, card, SHUFFLED_IN)
    state.lay(card, AWAY)
    put_away(state, title, owner, ON_TOP if in_play and by_rule else TO_DECK if shuffled else how)
    if in_play:
        state.announce(LEFT_PLAY, card, seat, life)
        if how == DESTROYED:
            state.announce(WAS_DESTROYED, card, seat, life)
        elif how == EXPLORED:
            state.announce(WAS_EXPLORED, card)


def put_away(state: LcgState, title: Title, owner: i64, how: i64) -> None:
    """The card that left the table goes to its owner's pile, deck or hand, to the victory pile, or out of the game
    (rules 16 and 88)."""
    is_hero = KINDS[title] == HERO
    if how == OUT_OF_GAME:
        state.removed = (*state.removed, int(title))
    elif how == TO_HAND and not is_hero:
        to_hand(state, owner, title)
    elif how == TO_DECK and not is_hero:
        shuffle_in(state, owner, title)
    elif how == ON_TOP and not is_hero:
        put_on_top(state, owner, title)
    elif owner == ENCOUNTER and VICTORY_POINTS[title] > 0 and how != DISCARDED:
        state.victory = (*state.victory, int(title))
    else:
        state.piles[owner] = (*state.piles[owner], int(title))


def strip(state: LcgState, card: Card) -> None:
    """What lies on a card that leaves: attachments and shadow cards are discarded, a guarded objective is free
    (rule 90)."""
    for attachment in state.attached_to(card):
        leave_play(state, attachment, DISCARDED)
    free_objectives(state, card)
    discard_shadows(state, card)


def free_objectives(state: LcgState, guard: Card) -> None:
    """What a card guards is guarded no more."""
    for other in state.staging():
        if state.host[other] == guard:
            state.host[other] = NO_CARD


def discard_shadows(state: LcgState, enemy: Card) -> None:
    """An enemy's shadow cards are discarded, those face down too."""
    for entry in state.shadows:
        if entry.card == enemy:
            state.piles[ENCOUNTER] = (*state.piles[ENCOUNTER], int(turn_up(state, ENCOUNTER, entry)))
    for card in state.zone(SHADOW):
        if state.host[card] == enemy:
            leave_play(state, card, DISCARDED)


def turn_up_guard(state: LcgState, card: Card) -> i64:
    """The player card that an Orc Guard was."""
    for entry in state.guards:
        if entry.card == card:
            return turn_up(state, state.owner[card], entry)
    raise AssertionError("an Orc Guard without a card")


# Enemies


def engage(state: LcgState, enemy: Card, seat: Seat) -> None:
    """An enemy engages a player."""
    if state.alive(seat) and state.in_play(enemy):
        state.lay(enemy, ENGAGED, seat)
        if not state.lineup.rules.engaged_guards:
            free_objectives(state, enemy)
        state.tell(TOLD_ENGAGED, seat, state.name(enemy))
        state.announce(WAS_ENGAGED, enemy, seat)


def to_staging(state: LcgState, card: Card) -> None:
    """A card goes to the staging area; an Orc Guard goes to its owner's discard pile instead."""
    if state.kind(card) == GUARD:
        leave_play(state, card, DISCARDED)
        return
    state.lay(card, STAGING)
    state.tell(TOLD_TO_STAGING, state.name(card))


def orc_guard(state: LcgState, seat: Seat) -> None:
    """The top card of a seat's deck becomes an Orc Guard engaged with that seat, while there are names for them
    (rule 101)."""
    if state.alive(seat) and len(state.decks[seat]) > 0 and len(state.guards) < state.lineup.copies[ORC_GUARD]:
        card = state.free_card(ORC_GUARD)
        state.owner[card] = seat
        deal_face_down(state, seat, card)
        state.lay(card, ENGAGED, seat)
        state.tell(TOLD_ORC_GUARD, seat, state.name(card))
        state.announce(WAS_ENGAGED, card, seat)


def deal_shadow(state: LcgState, enemy: Card, seat: Seat) -> None:
    """An enemy that attacks or will attack a seat is dealt a shadow card, while the encounter deck lasts."""
    if state.lineup.rules.shadow_cards and len(state.decks[ENCOUNTER]) > 0:
        deal_face_down(state, ENCOUNTER, enemy)
        state.tell(TOLD_SHADOW_DEALT, state.name(enemy))
        state.announce(SHADOW_DEALT, enemy, seat)


# Quest


def place_progress(state: LcgState, location: Card, n: i64) -> None:
    """Progress on one location."""
    if n > 0 and state.in_play(location):
        state.tokens[location] += n
        state.changed()
        state.tell(TOLD_PROGRESS, state.name(location), n)


def progress_on_quest(state: LcgState, n: i64) -> None:
    """Progress on the current quest: the active location takes what it needs first (rule 48)."""
    active = state.active()
    if active != NO_CARD:
        needed: i64 = min(n, QUEST_POINTS[state.title(active)] - state.tokens[active])
        place_progress(state, active, needed)
        n -= max(needed, 0)
    if n > 0:
        state.tokens[state.quest] += n
        state.changed()
        state.tell(TOLD_PROGRESS, state.name(state.quest), n)
        state.announce(PROGRESS_ON_QUEST, state.quest, x=n)


def remove_progress(state: LcgState, n: i64) -> None:
    """Progress is taken off the quest card."""
    lost: i64 = min(n, state.tokens[state.quest])
    if lost > 0:
        state.tokens[state.quest] -= lost
        state.changed()
        state.tell(TOLD_PROGRESS_REMOVED, state.name(state.quest), lost)


def leave_quest(state: LcgState, card: Card) -> None:
    """A character is removed from the quest and stays exhausted (rule 49)."""
    if state.flags[card] & COMMITTED:
        state.flags[card] &= ~COMMITTED
        state.changed_lightly()
        state.tell(TOLD_LEFT_QUEST, state.name(card))


def travel_to(state: LcgState, location: Card) -> None:
    """A location becomes the active one."""
    state.lay(location, ACTIVE)
    state.tell(TOLD_TRAVELLED, state.name(location))
    state.announce(TRAVELLED, location)


def capture(state: LcgState, hero: Card) -> None:
    """A hero becomes the prisoner."""
    state.flags[hero] |= PRISONER
    state.changed()
    state.tell(TOLD_CAPTURED, state.name(hero))


def rescue(state: LcgState, hero: Card) -> None:
    """The prisoner is free, with one damage."""
    state.flags[hero] &= ~PRISONER
    state.changed()
    state.tell(TOLD_RESCUED, state.name(hero))
    state.announce(RESCUED, hero)
    damage(state, hero, 1)


# Elimination and the end


def eliminate(state: LcgState, seat: Seat) -> None:
    """A player is out: all his cards go to their owners' piles, encounter cards back to the staging area
    (rules 93-94)."""
    state.tell(TOLD_ELIMINATED, seat)
    lost = any(state.flags[hero] & PRISONER for hero in state.zone(AT_HERO, seat))
    state.out |= SEAT_BITS[seat]
    state.threat[seat] = ELIMINATION_THREAT
    if state.players() == 0:
        end(state, ALL_ELIMINATED)
        return
    if lost:
        end(state, PRISONER_LOST)
        return
    for enemy in state.engaged(seat):
        to_staging(state, enemy)
    for place in (ATTACHED, AT_ALLY, AT_HERO, PLAYED):
        for card in state.zone(place, seat):
            leave_play(state, card, DISCARDED)
    for card in state.attached_to(HOST_DECK - seat):
        leave_play(state, card, DISCARDED)
    state.piles[seat] = state.piles[seat] + state.hands[seat] + state.decks[seat].cards()
    state.hands[seat] = NO_CARDS
    state.decks[seat] = EMPTY_DECK
    state.top_seen[seat] = state.bottom_seen[seat] = NO_CARDS
    for viewer in range(len(state.people)):
        base = account(viewer, seat)
        state.known[base + HAND] = state.known[base + DECK] = 0
    state.disclosed()
    state.modifiers = tuple([entry for entry in state.modifiers if entry.whom != SEAT_ITSELF - seat])
    if state.first == seat:
        pass_first_player(state)
    state.changed()


def pass_first_player(state: LcgState) -> None:
    """The first-player token goes to the next player still in the game."""
    seat = state.player_after(state.first)
    if seat != state.first:
        state.first = seat
        state.changed()
        state.tell(TOLD_FIRST_PLAYER, seat)


def end(state: LcgState, outcome: i64) -> None:
    """The game is over."""
    state.outcome = outcome
    state.tell(TOLD_OVER, outcome)
    state.finish()
