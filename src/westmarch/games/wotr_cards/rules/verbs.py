"""Every change that can happen on the table, each in one place. Verbs change and tell; they never ask."""

from mypy_extensions import i64

from westmarch.core.bits import less_card, with_card, with_cards
from westmarch.core.state import Seat, all_but, only
from westmarch.games.wotr_cards.components import (
    ASIDE,
    CHARACTER,
    CYCLED,
    DECK,
    ELIMINATED,
    FIELD_SIDE,
    FIRST_CHARACTER,
    FIRST_ITEM,
    FIRST_PATH,
    FORSAKEN_DECK,
    FORSAKEN_HAND,
    FREE_PEOPLES,
    FRESH,
    HAND,
    INSTEAD_OF,
    INSTEAD_SAVES_ITEMS,
    LOCATION_POINTS,
    LOCATIONS_FROM,
    MOST_SEATS,
    NO_CARD,
    NO_HOST,
    NO_PATH,
    NO_PLACE,
    PATH_NUMBER,
    PLACES_AT,
    RESERVE,
    RESERVES,
    SAVES_WIELDER,
    SHADOW,
    TABLE,
    THE_PATH,
    Card,
    Cards,
    Cause,
    Location,
    Place,
    Side,
    Title,
    Zone,
    kind_of,
)
from westmarch.games.wotr_cards.secrets.knowledge import came_shown, left_shown, moved_unseen, poured
from westmarch.games.wotr_cards.state import NO_CARDS, WotrCardsState, added_icons
from westmarch.games.wotr_cards.words import (
    TOLD_ATTACK_ICONS,
    TOLD_BATTLEGROUND,
    TOLD_CARD_ICONS,
    TOLD_CLEANSED,
    TOLD_CORRUPTION,
    TOLD_CYCLED,
    TOLD_CYCLED_CARD,
    TOLD_CYCLED_UNSEEN,
    TOLD_DEFENCE_ICONS,
    TOLD_DREW,
    TOLD_DREW_CARD,
    TOLD_ELIMINATED,
    TOLD_ELIMINATED_CARD,
    TOLD_ELIMINATED_UNSEEN,
    TOLD_FIELD_WON,
    TOLD_INSTEAD,
    TOLD_MOVED,
    TOLD_PATH,
    TOLD_PATH_LOST,
    TOLD_PATH_TIED,
    TOLD_PATH_WON,
    TOLD_REACTIVATED,
    TOLD_RECYCLED,
    TOLD_REMOVED,
    TOLD_SEES_TOP,
    TOLD_SET_ASIDE,
    TOLD_TOOK,
    TOLD_VICTORY,
)


def changed_piles(state: WotrCardsState, source: Zone, target: Zone) -> None:
    """A card went from one zone to another. Nothing but decks, cycle piles and items that are worn can leave the table unsettled."""
    if source == DECK or target == CYCLED:
        state.changed()
    else:
        state.changed_lightly()


# Hidden cards


def take_out(state: WotrCardsState, seat: Seat, zone: Zone, card: Card) -> None:
    """A card leaves a hidden zone."""
    if zone == DECK:
        state.decks[seat] = state.decks[seat].less(card)
    else:
        at = zone * MOST_SEATS + seat
        state.zones[at] = less_card(state.zones[at], card)


def put_in(state: WotrCardsState, seat: Seat, zone: Zone, card: Card) -> None:
    """A card comes into a hidden zone other than the deck."""
    at = zone * MOST_SEATS + seat
    state.zones[at] = with_card(state.zones[at], card)


def move_unseen(state: WotrCardsState, seat: Seat, source: Zone, target: Zone, card: Card) -> None:
    """A card goes from one hidden zone to another; only its owner sees which."""
    take_out(state, seat, source, card)
    put_in(state, seat, target, card)
    moved_unseen(state, seat, source, target)
    changed_piles(state, source, target)


def move_shown(state: WotrCardsState, seat: Seat, source: Zone, target: Zone, card: Card) -> None:
    """A card goes from one hidden zone to another and is shown to all."""
    take_out(state, seat, source, card)
    left_shown(state, seat, source, card)
    put_in(state, seat, target, card)
    came_shown(state, seat, target, card)
    state.disclosed()
    changed_piles(state, source, target)


def pour(state: WotrCardsState, seat: Seat, source: Zone, target: Zone) -> None:
    """All cards of a hidden zone go to another one, unseen by the others."""
    cards = state.zones[source * MOST_SEATS + seat]
    if len(cards) > 0:
        state.zones[source * MOST_SEATS + seat] = NO_CARDS
        at = target * MOST_SEATS + seat
        state.zones[at] = with_cards(state.zones[at], cards)
        poured(state, seat, source, target)
        if target == CYCLED:
            tell_cycled(state, seat, cards)
        changed_piles(state, source, target)


def tell_cycled(state: WotrCardsState, seat: Seat, cards: Cards) -> None:
    """Cards were cycled that only their owner saw."""
    if state.notices is not None:
        viewer = state.viewers[seat]
        for card in cards:
            state.tell_only(only(viewer), TOLD_CYCLED_CARD, state.player(seat), card)
        state.tell_only(all_but(viewer), TOLD_CYCLED_UNSEEN, state.player(seat), len(cards))


def take_tops(state: WotrCardsState, seat: Seat, target: Zone, n: i64) -> list[int]:
    """The top cards of a deck go to a hidden zone; a deck that runs out is made anew in the middle of it (rule 66)."""
    taken: list[int] = []
    while len(taken) < n:
        if len(state.decks[seat]) == 0:
            if len(state.zones[CYCLED * MOST_SEATS + seat]) == 0:
                break
            recycle(state, seat)
        now: i64 = min(n - len(taken), len(state.decks[seat]))
        deck = state.decks[seat].settle_top(state, now)
        cards = deck.top[:now]
        state.decks[seat] = deck.drawn(now)
        at = target * MOST_SEATS + seat
        state.zones[at] = with_cards(state.zones[at], cards)
        moved_unseen(state, seat, DECK, target)
        taken.extend(cards)
    if len(taken) > 0:
        state.disclosed()
        state.changed()
    return taken


def draw(state: WotrCardsState, seat: Seat, n: i64) -> None:
    """A player draws cards, as far as there are any (rule 65)."""
    taken = take_tops(state, seat, HAND, n)
    if state.notices is not None and taken:
        tell_drawn(state, seat, taken, TOLD_DREW)


def set_aside(state: WotrCardsState, seat: Seat, level: i64, n: i64) -> None:
    """A player draws cards that do not enter the hand."""
    taken = take_tops(state, seat, ASIDE + level, n)
    if state.notices is not None and taken:
        tell_drawn(state, seat, taken, TOLD_SET_ASIDE)


def tell_drawn(state: WotrCardsState, seat: Seat, cards: list[int], kind: i64) -> None:
    """Cards were drawn: their owner is told which, the others how many."""
    viewer = state.viewers[seat]
    for card in cards:
        state.tell_only(only(viewer), TOLD_DREW_CARD, state.player(seat), card)
    state.tell_only(all_but(viewer), kind, state.player(seat), len(cards))


def cycle_hidden(state: WotrCardsState, seat: Seat, zone: Zone, card: Card) -> None:
    """A player cycles a card that the others do not see."""
    move_unseen(state, seat, zone, CYCLED, card)
    tell_cycled(state, seat, (card,))


def eliminate_hidden(state: WotrCardsState, seat: Seat, zone: Zone, card: Card, cause: Cause) -> None:
    """A card that only its owner sees is eliminated; one whose text reacts to that is shown and cycled (rules 13, 73)."""
    if INSTEAD_OF[card] & cause:
        move_shown(state, seat, zone, CYCLED, card)
        if zone == DECK:
            state.observe(card)
        state.tell(TOLD_INSTEAD, state.player(seat), card)
        state.tell(TOLD_CYCLED, state.player(seat), card)
        return
    move_unseen(state, seat, zone, ELIMINATED, card)
    if not cause & (FORSAKEN_HAND | FORSAKEN_DECK):  # that it was forsaken has been told
        state.tell_only(only(state.viewers[seat]), TOLD_ELIMINATED_CARD, state.player(seat), card)
        state.tell_only(all_but(state.viewers[seat]), TOLD_ELIMINATED_UNSEEN, state.player(seat), 1)


def take_card(state: WotrCardsState, seat: Seat, zone: Zone, card: Card) -> None:
    """A player takes a card out of deck or cycle pile into the hand and shows it (rule 75)."""
    move_shown(state, seat, zone, HAND, card)
    state.tell(TOLD_TOOK, state.player(seat), card)


def shuffle_deck(state: WotrCardsState, seat: Seat) -> None:
    """A deck is shuffled: whoever knew its top no longer does."""
    state.decks[seat] = state.decks[seat].shuffled_with(NO_CARDS)
    state.changed()


def recycle(state: WotrCardsState, seat: Seat) -> None:
    """The cycle pile is shuffled into the deck (rule 67)."""
    zone = CYCLED * MOST_SEATS + seat
    state.decks[seat] = state.decks[seat].shuffled_with(state.zones[zone])
    state.zones[zone] = NO_CARDS
    poured(state, seat, CYCLED, DECK)
    state.tell(TOLD_RECYCLED, state.player(seat))
    state.changed()


def show_top(state: WotrCardsState, seat: Seat) -> None:
    """The top card of a deck is decided and its owner sees it."""
    deck = state.decks[seat]
    if len(deck.top) == 0 and len(deck) > 0:
        state.decks[seat] = deck.settle_top(state, 1)
        state.tell_only(only(state.viewers[seat]), TOLD_SEES_TOP, state.player(seat), state.decks[seat].top[0])


def reveal(state: WotrCardsState, seat: Seat, zone: Zone, card: Card) -> None:
    """A card is laid on the table out of a hidden zone, to be played."""
    take_out(state, seat, zone, card)
    left_shown(state, seat, zone, card)
    state.zones[TABLE] = with_card(state.zones[TABLE], card)
    state.disclosed()
    changed_piles(state, zone, TABLE)


def conceal(state: WotrCardsState, card: Card, zone: Zone) -> None:
    """A card that all see goes to a pile of the player in whose deck it began (rules 68 and 70)."""
    owner: i64 = state.lineup.owners[card]
    put_in(state, owner, zone, card)
    came_shown(state, owner, zone, card)
    state.tell(TOLD_CYCLED if zone == CYCLED else TOLD_ELIMINATED, state.player(owner), card)
    changed_piles(state, TABLE, zone)


def end_event(state: WotrCardsState, card: Card) -> None:
    """An event that was carried out is eliminated."""
    state.zones[TABLE] = less_card(state.zones[TABLE], card)
    conceal(state, card, ELIMINATED)


# Cards in play


def put_down(state: WotrCardsState, card: Card, place: Place) -> None:
    """A card that lies on the table enters play at a place."""
    state.zones[TABLE] = less_card(state.zones[TABLE], card)
    if place == RESERVE:
        seat: i64 = state.lineup.owners[card]
        at = RESERVES * MOST_SEATS + seat
        state.zones[at] = with_card(state.zones[at], card)
        at = FRESH * MOST_SEATS + seat
        state.zones[at] = with_card(state.zones[at], card)
    else:
        state.zones[PLACES_AT + place] = with_card(state.zones[PLACES_AT + place], card)
    if card >= FIRST_CHARACTER:
        state.played = (*state.played, card)
    state.changed_lightly()


def give_item(state: WotrCardsState, item: Title, wielder: Title) -> None:
    """An item that lies on the table is put on a character, wherever that is."""
    state.zones[TABLE] = less_card(state.zones[TABLE], item)
    place = state.place_of(wielder)
    at = zone_at(state, wielder, place)
    state.hosts[item - FIRST_ITEM] = wielder
    state.zones[at] = with_card(state.zones[at], item)
    state.played = (*state.played, item)
    state.changed()


def zone_at(state: WotrCardsState, card: Card, place: Place) -> i64:
    """The zone of a place; of the reserve, the one where this card would be."""
    return RESERVES * MOST_SEATS + state.keeper(card) if place == RESERVE else PLACES_AT + place


def items_of(state: WotrCardsState, character: Title) -> list[int]:
    """The items that a character wields."""
    return [FIRST_ITEM + i for i in range(len(state.hosts)) if state.hosts[i] == character]


def move_card(state: WotrCardsState, card: Card, place: Place) -> None:
    """A card goes from the reserve to a battleground or the path, its items with it (rules 51 and 61)."""
    seat: i64 = state.lineup.owners[card]
    reserve = RESERVES * MOST_SEATS + seat
    state.zones[reserve] = less_card(state.zones[reserve], card)
    forget_fresh(state, seat, card)
    target = PLACES_AT + place
    state.zones[target] = with_card(state.zones[target], card)
    if kind_of(card) == CHARACTER:
        for item in items_of(state, card):
            state.zones[reserve] = less_card(state.zones[reserve], item)
            state.zones[target] = with_card(state.zones[target], item)
    state.tell(TOLD_MOVED, state.player(seat), card, LOCATIONS_FROM + state.location_of(place))
    state.changed_lightly()


def forget_fresh(state: WotrCardsState, seat: Seat, card: Card) -> None:
    """A copy left the reserve: no more copies have arrived this round than are still there."""
    at = FRESH * MOST_SEATS + seat
    fresh = state.zones[at]
    if card in fresh and fresh.count(card) > state.reserve(seat).count(card):
        state.zones[at] = less_card(fresh, card)


def leave_play(state: WotrCardsState, card: Card, place: Place, zone: Zone) -> None:
    """One card, without its items, goes from a place to a pile of its owner."""
    at = zone_at(state, card, place)
    state.zones[at] = less_card(state.zones[at], card)
    if place == RESERVE:
        at = FRESH * MOST_SEATS + state.keeper(card)
        if card in state.zones[at]:  # of equal armies the one that cannot move yet goes first
            state.zones[at] = less_card(state.zones[at], card)
    if card >= FIRST_ITEM:
        state.hosts[card - FIRST_ITEM] = NO_HOST
    while card in state.card_icons:
        state.card_icons = less_card(state.card_icons, card)
    conceal(state, card, zone)


def leave_play_with_items(state: WotrCardsState, card: Card, place: Place, zone: Zone, items_zone: Zone) -> None:
    """A card and the items it wields leave play (rules 60 and 62)."""
    if kind_of(card) == CHARACTER:
        for item in items_of(state, card):
            leave_play(state, item, place, items_zone)
    leave_play(state, card, place, zone)


def cycle_in_play(state: WotrCardsState, card: Card, place: Place) -> None:
    """A card in play is cycled, and the items it wields."""
    leave_play_with_items(state, card, place, CYCLED, CYCLED)


def saved_by_item(state: WotrCardsState, card: Card, cause: Cause) -> i64:
    """The item by which a character that would be eliminated is cycled instead, or NO_CARD."""
    if kind_of(card) == CHARACTER:
        for item in items_of(state, card):
            if SAVES_WIELDER[item] & cause:
                return item
    return NO_CARD


def eliminate(state: WotrCardsState, card: Card, place: Place, cause: Cause, by_own_text: bool = False) -> None:
    """A card in play is eliminated with its items, or whatever its text or an item's puts in place of that.

    Where both do, the item's text is used unless `by_own_text`.
    """
    own = INSTEAD_OF[card] & cause != 0
    if saved_by_item(state, card, cause) != NO_CARD and not (own and by_own_text):
        state.tell(TOLD_INSTEAD, state.player(state.lineup.owners[card]), card)
        cycle_in_play(state, card, place)
    elif own:
        state.tell(TOLD_INSTEAD, state.player(state.lineup.owners[card]), card)
        items_zone = CYCLED if INSTEAD_SAVES_ITEMS[card] else ELIMINATED
        leave_play_with_items(state, card, place, CYCLED, items_zone)
    else:
        leave_play_with_items(state, card, place, ELIMINATED, ELIMINATED)


def remove_everywhere(state: WotrCardsState, card: Card) -> None:
    """A card that has no second copy is removed from the game, wherever it is (rules 46 and 74)."""
    seat: i64 = state.lineup.owners[card]
    if seat == NO_CARD:
        return
    state.disclosed()
    place = state.place_of(card)
    if place != NO_PLACE:
        leave_play_with_items(state, card, place, ELIMINATED, ELIMINATED)
        return
    state.tell(TOLD_REMOVED, card)
    for zone in range(DECK + 1):
        cards = state.decks[seat].cards() if zone == DECK else state.zones[zone * MOST_SEATS + seat]
        if card in cards:
            # Who sees that it was nowhere else knows that it has been eliminated already.
            if zone == ELIMINATED:
                left_shown(state, seat, zone, card)
                came_shown(state, seat, zone, card)
            else:
                move_shown(state, seat, zone, ELIMINATED, card)
            if zone == DECK:
                shuffle_deck(state, seat)
            return


# Icons and corruption


def add_icons(state: WotrCardsState, place: Place, attack: i64, defence: i64) -> None:
    """Icons are added to an active location."""
    state.tokens[place] += added_icons(attack, defence)
    if attack:
        state.tell(TOLD_ATTACK_ICONS, LOCATIONS_FROM + state.location_of(place), attack)
    if defence:
        state.tell(TOLD_DEFENCE_ICONS, LOCATIONS_FROM + state.location_of(place), defence)
    state.changed_lightly()


def add_card_icons(state: WotrCardsState, card: Card, n: i64) -> None:
    """Path attack icons are added to a card."""
    for _ in range(n):
        state.card_icons = with_card(state.card_icons, card)
    state.tell(TOLD_CARD_ICONS, card, n)
    state.changed_lightly()


def corrupt(state: WotrCardsState, n: i64) -> None:
    """Corruption is added (rule 76)."""
    state.corruption += n
    state.tell(TOLD_CORRUPTION, n)
    state.changed_lightly()


def cleanse(state: WotrCardsState, n: i64) -> None:
    """Corruption is removed, as far as there is any (rule 76)."""
    removed = min(n, state.corruption)
    if removed > 0:
        state.corruption -= removed
        state.tell(TOLD_CLEANSED, removed)
        state.changed_lightly()


# Locations


def activate_field(state: WotrCardsState, field: Place) -> None:
    """A battleground comes into the middle out of a deck or of a scoring area (rules 19, 22 and 90)."""
    one: i64 = 1
    bit = one << field
    owner: i64 = FIELD_SIDE[field]
    state.active |= bit
    state.unprinted &= ~bit
    state.tokens[field] = 0
    for side in (FREE_PEOPLES, SHADOW):
        taken: i64 = state.area_fields[side]
        if taken & bit:
            state.area_fields[side] = taken & ~bit
            if side != owner:
                state.unprinted |= bit
            state.tell(TOLD_REACTIVATED, LOCATIONS_FROM + field, side)
            state.changed_lightly()
            return
    left: i64 = state.deck_fields[owner]
    state.deck_fields[owner] = left & ~bit
    state.tell(TOLD_BATTLEGROUND, LOCATIONS_FROM + field)
    state.changed_lightly()


def activate_path(state: WotrCardsState, path: Location) -> None:
    """A path comes into the middle, where none is active."""
    one: i64 = 1
    state.path = path
    state.last_number = PATH_NUMBER[path]
    state.used_paths |= one << (path - FIRST_PATH)
    state.tokens[THE_PATH] = 0
    state.tell(TOLD_PATH, LOCATIONS_FROM + path)
    state.changed_lightly()


def award_field(state: WotrCardsState, field: Place, side: Side) -> None:
    """A side wins a battleground."""
    one: i64 = 1
    state.active &= ~(one << field)
    state.unprinted &= ~(one << field)
    state.tokens[field] = 0
    won: i64 = state.area_fields[side]
    state.area_fields[side] = won | one << field
    state.tell(TOLD_FIELD_WON, side, LOCATIONS_FROM + field, LOCATION_POINTS[field])
    state.changed_lightly()


def close_path(state: WotrCardsState) -> i64:
    """The fight for the active path is over: it leaves the middle. Gives its bit among the paths."""
    one: i64 = 1
    path = state.path
    if PATH_NUMBER[path] == state.lineup.last_number:
        state.final_round = True
    state.path = NO_PATH
    state.tokens[THE_PATH] = 0
    state.changed_lightly()
    return one << (path - FIRST_PATH)


def win_path(state: WotrCardsState) -> None:
    """The Free Peoples win the active path."""
    state.tell(TOLD_PATH_WON, LOCATIONS_FROM + state.path, LOCATION_POINTS[state.path])
    bit = close_path(state)
    state.won_paths |= bit


def lose_path(state: WotrCardsState, icons: i64) -> None:
    """The Shadow wins the active path: as much corruption as attack icons are left."""
    state.tell(TOLD_PATH_LOST, LOCATIONS_FROM + state.path, icons)
    state.corruption += icons  # told with the path
    bit = close_path(state)
    state.lost_paths |= bit


def tie_path(state: WotrCardsState) -> None:
    """Nobody wins the active path."""
    state.tell(TOLD_PATH_TIED, LOCATIONS_FROM + state.path)
    close_path(state)


# The end


def end_game(state: WotrCardsState, outcome: i64, winner: Side) -> None:
    """The game is over."""
    state.outcome = outcome
    state.winner = winner
    state.tell(TOLD_VICTORY, winner, outcome)
    state.finish()
