"""Every change that can happen on the table, each in one place. Verbs change and tell; they never ask."""

from mypy_extensions import i64

from westmarch.core.bits import lowest, ones
from westmarch.core.state import Seat
from westmarch.core.vectors import alike
from westmarch.games.duel.components import (
    ALL_SLOTS,
    CARD_CHOICE,
    CARD_COLOUR,
    CARD_GIVES_CHAIN,
    CARD_SKILLS,
    CHAPTER_CARDS,
    CHAPTER_ROOM,
    COVERED_BY,
    COVERS,
    FACE_UP,
    GREY,
    NO_SLOT,
    SLOTS,
    STACK_ROOM,
    TILES_FACE_UP,
    TOKEN_BITS,
    Card,
    Chapter,
    People,
    Region,
    SlotNumber,
    Token,
    cards_aside,
)
from westmarch.games.duel.state import EMPTY, FACE_DOWN, NO_CARDS, DuelState, Side, cards_in, nth_bit, put_in, take_out
from westmarch.games.duel.words import (
    TOLD_CARD_UP,
    TOLD_CHAPTER,
    TOLD_COINS,
    TOLD_CONFLICT,
    TOLD_DESTROYED,
    TOLD_EXTRA_TURN,
    TOLD_FINED,
    TOLD_FORTRESS,
    TOLD_MOVED,
    TOLD_PLACED,
    TOLD_QUEST,
    TOLD_RAZED,
    TOLD_REMOVED,
    TOLD_SEARCHES,
    TOLD_TILE_UP,
    TOLD_TOKEN_SHOWN,
    TOLD_TOKEN_TAKEN,
)

# Coins


def gain_coins(state: DuelState, seat: Seat, amount: i64) -> None:
    """Take coins from the reserve, as far as it has them (rule 81)."""
    got = min(amount, state.reserve()) if state.rules.coins_run_out else amount
    if got > 0:
        state.side(seat).coins += got
        state.tell(TOLD_COINS, seat, got)
        state.changed_lightly()


def lose_coins(state: DuelState, seat: Seat, amount: i64) -> None:
    """Give coins back to the reserve, as far as the side has them (rule 67)."""
    lost = min(amount, state.side(seat).coins)
    if lost > 0:
        state.side(seat).coins -= lost
        state.tell(TOLD_FINED, seat, lost)
        state.changed_lightly()


def pay(state: DuelState, seat: Seat, price: i64) -> None:
    """Pay a price into the reserve."""
    state.side(seat).coins -= price


# Units and fortresses


def place_units(state: DuelState, seat: Seat, region: Region, amount: i64) -> None:
    """Put units from the supply into a region, as far as there are any; then its conflict (rules 61 and 82)."""
    side = state.side(seat)
    placed = min(amount, side.supply)
    if placed > 0:
        side.supply -= placed
        side.units += placed << 4 * region
        state.tell(TOLD_PLACED, seat, placed, region)
        resolve_conflict(state, region)
        state.changed()


def move_unit(state: DuelState, seat: Seat, source: Region, target: Region) -> None:
    """Move one unit to a neighbouring region; then the conflict there (rule 64)."""
    side = state.side(seat)
    one: i64 = 1
    side.units += (one << 4 * target) - (one << 4 * source)
    state.tell(TOLD_MOVED, seat, source, target)
    resolve_conflict(state, target)
    state.changed()


def resolve_conflict(state: DuelState, region: Region) -> None:
    """Both sides take units back one for one until one side has none there (rules 60-62)."""
    lost = min(state.fellowship.units_in(region), state.sauron.units_in(region))
    if lost > 0:
        take_back(state.fellowship, region, lost)
        take_back(state.sauron, region, lost)
        state.tell(TOLD_CONFLICT, region, lost)


def take_back(side: Side, region: Region, amount: i64) -> None:
    """Units return from the map to their owner's supply."""
    side.units -= amount << 4 * region
    side.supply += amount


def remove_unit(state: DuelState, seat: Seat, region: Region) -> None:
    """A side loses one unit in a region (rule 66)."""
    take_back(state.side(seat), region, 1)
    state.tell(TOLD_REMOVED, seat, region)
    state.changed_lightly()


def build_fortress(state: DuelState, seat: Seat, region: Region) -> None:
    """Put a fortress into a region (rules 36 and 63)."""
    one: i64 = 1
    state.side(seat).fortresses |= one << region
    state.tell(TOLD_FORTRESS, seat, region)
    state.changed()


def raze_fortress(state: DuelState, seat: Seat, region: Region) -> None:
    """A side's fortress in a region goes back to its owner (rule 69)."""
    one: i64 = 1
    state.side(seat).fortresses &= ~(one << region)
    state.tell(TOLD_RAZED, seat, region)
    state.changed_lightly()


# The quest


def advance_quest(state: DuelState, seat: Seat) -> None:
    """One step of a side's own character; the Nazgul are carried along with Frodo and Sam, so both count alone (rules 41-43)."""
    side = state.side(seat)
    side.quest += 1
    state.tell(TOLD_QUEST, seat, side.quest)
    state.changed()


def grant_extra_turn(state: DuelState, seat: Seat) -> None:
    """The side will take another turn when this one is finished (rules 71-72), unless the last card has been taken."""
    if state.at_its_end:
        return
    if state.rules.extra_turns_add_up or state.extra_turns == 0:
        state.extra_turns += 1
        state.tell(TOLD_EXTRA_TURN, seat)


# Cards


def take_from_display(state: DuelState, card: Card) -> None:
    """A card leaves the display; what lay under it alone becomes available or is marked to be turned up (rule 11)."""
    chapter = state.chapter
    display = state.display
    slot: SlotNumber = 0
    while display[slot] != card:
        slot += 1
    one: i64 = 1
    display[slot] = EMPTY
    state.present &= ~(one << slot)
    state.available &= ~(one << (card - CHAPTER_ROOM * chapter))
    under: i64 = COVERS[chapter * SLOTS + slot]
    uncover(state, under & NO_SLOT)
    uncover(state, under >> 5)


def uncover(state: DuelState, slot: SlotNumber) -> None:
    """A card that lay on this slot is gone; perhaps it was the last."""
    if slot != NO_SLOT:
        covered_by: i64 = COVERED_BY[state.chapter * SLOTS + slot]
        if covered_by & state.present == 0:
            open_slot(state, slot)


def open_slot(state: DuelState, slot: SlotNumber) -> None:
    """Nothing covers this slot any more."""
    one: i64 = 1
    card: Card = state.display[slot]
    if card == FACE_DOWN:
        state.uncovered |= one << slot
    else:
        state.available |= one << (card - CHAPTER_ROOM * state.chapter)


def turn_up_uncovered(state: DuelState) -> None:
    """The end of a turn: face-down cards that nothing covers are turned face up (rule 13)."""
    while state.uncovered:
        slot = lowest(state.uncovered)
        state.uncovered &= state.uncovered - 1
        turn_up(state, slot)
        open_slot(state, slot)


def draw_unseen(state: DuelState) -> i64:
    """Chance picks one of the chapter's unseen cards."""
    one: i64 = 1
    place = nth_bit(state.unseen, state.random(ones(state.unseen)))
    state.unseen &= ~(one << place)
    return CHAPTER_ROOM * state.chapter + place


def turn_up(state: DuelState, slot: SlotNumber) -> None:
    """Chance decides which card lies in a slot, and everybody sees it."""
    card = draw_unseen(state)
    state.display[slot] = card
    state.observe(card)
    state.tell(TOLD_CARD_UP, card)


def add_card(state: DuelState, seat: Seat, card: Card) -> None:
    """A card comes into a side's play area: its skills and its chain symbol work from now on."""
    side = state.side(seat)
    put_in(side.cards, card)
    side.skills += CARD_SKILLS[card]
    side.choices |= CARD_CHOICE[card]
    side.chains |= CARD_GIVES_CHAIN[card]
    state.changed_lightly()


def destroy_grey_card(state: DuelState, seat: Seat, card: Card) -> None:
    """A grey card leaves a side's play area for the discard, and its skills are lost (rule 37)."""
    side = state.side(seat)
    take_out(side.cards, card)
    side.skills -= CARD_SKILLS[card]
    side.choices &= ~CARD_CHOICE[card]
    put_in(state.discard, card)
    state.tell(TOLD_DESTROYED, seat, card)
    state.changed_lightly()


def grey_cards(side: Side) -> list[int]:
    """The grey cards in a play area, sorted."""
    return [card for card in cards_in(side.cards) if CARD_COLOUR[card] == GREY]


def look_through_discard(state: DuelState, seat: Seat) -> None:
    """A side looks through the discard, and so learns which cards of this chapter were set aside (rules 38-39)."""
    state.tell(TOLD_SEARCHES, seat)
    if not state.rules.set_aside_in_discard:
        return
    if state.aside_known == 0:
        state.aside = tuple(sorted([int(draw_unseen(state)) for _ in range(cards_aside(state.chapter))]))
    one: i64 = 1
    viewer: i64 = state.viewers[seat]
    state.aside_known |= one << viewer
    state.disclosed()


def cards_to_revive(state: DuelState) -> list[int]:
    """The cards that can be played out of the discard now, sorted."""
    return sorted(cards_in(state.discard) + list(state.aside))


def take_from_discard(state: DuelState, card: Card) -> None:
    """A card leaves the discard or the cards set aside."""
    if card in state.aside:
        state.aside = tuple([other for other in state.aside if other != card])
    else:
        take_out(state.discard, card)


def deal_chapter(state: DuelState, chapter: Chapter) -> None:
    """Lay out a chapter's display. Face-down slots are left to chance until they are turned up (rules 6-7)."""
    face_up: i64 = FACE_UP[chapter]
    state.chapter = chapter
    state.unseen = CHAPTER_CARDS[chapter]
    state.aside_known = 0
    state.aside = NO_CARDS
    state.present = ALL_SLOTS
    state.available = 0
    state.uncovered = 0
    state.tell(TOLD_CHAPTER, chapter)
    display = alike(FACE_DOWN, SLOTS)
    for slot in range(SLOTS):
        if face_up >> slot & 1:
            card = draw_unseen(state)
            state.observe(card)
            display[slot] = card
    state.display = display
    for slot in range(SLOTS):
        if COVERED_BY[chapter * SLOTS + slot] == 0:
            open_slot(state, slot)


def close_chapter(state: DuelState) -> None:
    """Nothing of the chapter stays hidden: what was not dealt lies in the discard, or by a setting out of reach (rule 39)."""
    if state.rules.set_aside_in_discard:
        state.discard[state.chapter] |= state.unseen
        for card in state.aside:
            put_in(state.discard, card)
    state.aside = NO_CARDS
    state.unseen = 0


# Locations


def refill_tiles(state: DuelState) -> None:
    """Turn up locations until three lie there, as far as the stack has them (rules 34, 76 and 84)."""
    wanted = TILES_FACE_UP - ones(state.tiles)
    if wanted > 0:
        stack = state.tile_stack.settle_top(state, wanted)
        one: i64 = 1
        for i in range(min(wanted, len(stack.top))):
            tile = stack.top[i]
            state.tiles |= one << tile
            state.observe(tile)
            state.tell(TOLD_TILE_UP, tile)
        state.tile_stack = stack.drawn(wanted)


# Alliance tokens


def show_tokens(state: DuelState, people: People, amount: i64) -> None:
    """Turn up the top tokens of a people's stack, as far as there are any (rule 54)."""
    stack = state.token_stacks[people].settle_top(state, amount)
    shown = stack.top[:amount]
    state.token_stacks[people] = stack.drawn(amount)
    state.shown_tokens = state.shown_tokens + shown
    for token in shown:
        state.observe(token)
        state.tell(TOLD_TOKEN_SHOWN, token)


def take_token(state: DuelState, seat: Seat, token: Token) -> None:
    """A side keeps one of the tokens shown; the others go back on top of their stacks, known to both (rules 49-50)."""
    for other in state.shown_tokens:
        if other != token:
            people = other // STACK_ROOM
            state.token_stacks[people] = state.token_stacks[people].with_on_top(other)
    state.shown_tokens = NO_CARDS
    state.side(seat).tokens |= TOKEN_BITS[token]
    state.tell(TOLD_TOKEN_TAKEN, seat, token)
    state.changed()
