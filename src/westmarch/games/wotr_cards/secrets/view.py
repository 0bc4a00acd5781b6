"""What a person may know of a game, as plain data.

Hidden are the hands, decks, cycle and eliminated piles of the seats that somebody else holds, and cards set aside by them.
"""

from westmarch.core.bits import bits
from westmarch.games.wotr_cards.components import (
    ASIDE,
    ASIDE_INNER,
    BATTLEGROUND_IDS,
    CARD_SIDE,
    CHARACTERS,
    CYCLED,
    DECK,
    ELIMINATED,
    FIRST_CHARACTER,
    FIRST_ITEM,
    FREE_PEOPLES,
    FRESH,
    HAND,
    HIDDEN_ZONE_IDS,
    HIDDEN_ZONES,
    LOCATION_DEFENCE,
    LOCATION_IDS,
    LOCATION_POINTS,
    MOST_SEATS,
    NO_PATH,
    NOT_OVER,
    OUTCOME_IDS,
    PATH_IDS,
    PLAYER_IDS,
    RING_IDS,
    ROUND_RULE_IDS,
    SHADOW,
    SIDE_IDS,
    STAGED,
    TABLE,
    THE_PATH,
    TITLE_IDS,
    other_side,
)
from westmarch.games.wotr_cards.rules.icons import (
    attack_at,
    attacking_side,
    card_attack,
    card_defence,
    carry_limit,
    defence_at,
    defence_support,
    draw_number,
    location_defence,
    support_at,
)
from westmarch.games.wotr_cards.rules.places import entries
from westmarch.games.wotr_cards.rules.verbs import move_card, put_down
from westmarch.games.wotr_cards.state import WotrCardsState
from westmarch.games.wotr_cards.words import ASK_MOVE_NOW, ASK_PLACE, place_word

# The zones that their owner may look through.
OWN_ZONES = (HAND, CYCLED, ELIMINATED, ASIDE, ASIDE_INNER, STAGED)


def names(titles: tuple[int, ...]) -> list[str]:
    """Titles by their names."""
    return [TITLE_IDS[title] for title in titles]


def view(state: WotrCardsState, viewer: int) -> dict[str, object]:
    """All that a person may know, as plain data under the names of the components."""
    plan = state.plan
    return {
        "scenario": plan.scenario,
        "round": int(state.round),
        "last_path_number": int(plan.last_number),
        "order": [PLAYER_IDS[plan.players[seat]] for seat in plan.order],
        "first": int(state.first),
        "slot": int(state.slot),
        "passed": [PLAYER_IDS[plan.players[seat]] for seat in bits(state.passed)],
        "rules": [ROUND_RULE_IDS[rule] for rule in bits(state.round_rules)],
        "final_round": bool(state.final_round),
        "seats": {PLAYER_IDS[plan.players[seat]]: view_seat(state, seat, viewer) for seat in range(plan.seats)},
        "path": None if state.path == NO_PATH else view_place(state, THE_PATH),
        "battlegrounds": [view_place(state, field) for field in bits(state.active)],
        "table": names(state.zones[TABLE]),
        "battleground_decks": {
            name: [BATTLEGROUND_IDS[field] for field in bits(state.deck_fields[side])]
            for side, name in enumerate(SIDE_IDS)
        },
        "unused_paths": [PATH_IDS[path] for path in bits(plan.paths & ~state.used_paths)],
        "scoring": {name: view_area(state, side) for side, name in enumerate(SIDE_IDS)},
        "played": names(tuple(sorted(state.played))),
        "used": names(tuple(sorted(state.used))),
        "outcome": view_outcome(state),
    }


def view_seat(state: WotrCardsState, seat: int, viewer: int) -> dict[str, object]:
    """One deck: its owner sees all but the deck, the others how many cards lie where and which were last seen there."""
    own = state.viewers[seat] == viewer
    deck = state.decks[seat]
    seen: dict[str, object] = {
        "side": SIDE_IDS[state.plan.sides[seat]],
        "person": state.viewers[seat],
        "carry_limit": int(carry_limit(state, seat)),
        "draws": int(draw_number(state, seat)),
        "ring": {"kind": RING_IDS[state.plan.rings[seat]], "unused": bool(state.rings >> seat & 1)},
        "reserve": view_cards(state, state.reserve(seat)),
        "arrived": names(state.zones[FRESH * MOST_SEATS + seat]),
        "deck": len(deck),
        "deck_top": names(deck.top) if own else [],
        "known": known_cards(state, seat),
        "goals": goals(state, state.reserve(seat) + (state.hand(seat) if own else ())),
    }
    for zone in OWN_ZONES:
        cards = state.zones[zone * MOST_SEATS + seat]
        seen[HIDDEN_ZONE_IDS[zone]] = names(cards) if own else len(cards)
    return seen


def goals(state: WotrCardsState, cards: tuple[int, ...]) -> dict[str, list[str]]:
    """The active locations to which each army and character may go."""
    return {
        TITLE_IDS[card]: [LOCATION_IDS[state.location_of(place)] for place in entries(state, card)]
        for card in cards
        if card < FIRST_ITEM
    }


def known_cards(state: WotrCardsState, seat: int) -> dict[str, list[str]]:
    """The cards of which everybody can tell in which hidden zone they lie."""
    deck = state.plan.decks[seat]
    masks = [state.known[zone * MOST_SEATS + seat] for zone in range(HIDDEN_ZONES)]
    known: dict[str, list[str]] = {}
    for zone, mask in enumerate(masks):
        elsewhere = 0
        for other, more in enumerate(masks):
            elsewhere |= more if other != zone else 0
        if zone != DECK and mask & ~elsewhere:
            known[HIDDEN_ZONE_IDS[zone]] = [TITLE_IDS[deck[slot]] for slot in bits(mask & ~elsewhere)]
    return known


def view_cards(state: WotrCardsState, cards: tuple[int, ...]) -> list[dict[str, object]]:
    """Cards in play, each with the items it wields."""
    seen: list[dict[str, object]] = []
    for card in cards:
        if card < FIRST_ITEM:
            items = [TITLE_IDS[item] for item in cards if item >= FIRST_ITEM and state.host(item) == card]
            entry: dict[str, object] = {
                "card": TITLE_IDS[card],
                "owner": PLAYER_IDS[state.player(state.plan.owners[card])],
                "items": items,
            }
            if state.card_icons.count(card):
                entry["icons"] = state.card_icons.count(card)
            seen.append(entry)
    return seen


def view_place(state: WotrCardsState, place: int) -> dict[str, object]:
    """An active location: who is there, and what would happen if the fight were now."""
    location = int(state.location_of(place))
    attackers = int(attacking_side(place))
    cards = state.at(place)
    supported = 0
    if place != THE_PATH:
        supported = defence_support(state, place).assigned() | support_at(state, place, attackers, True).assigned()
    attack, defence = int(attack_at(state, place)), int(defence_at(state, place))
    return {
        "location": LOCATION_IDS[location],
        "printed_defence": LOCATION_DEFENCE[location],
        "printed_counts": not state.unprinted >> place & 1 if place != THE_PATH else True,
        "points": LOCATION_POINTS[location],
        "attack_icons": state.tokens[place] & 255,
        "defence_icons": state.tokens[place] >> 8,
        "attacking_side": SIDE_IDS[attackers],
        "attackers": view_fighters(state, place, attackers, int(supported)),
        "defenders": view_fighters(state, place, other_side(attackers), int(supported)),
        "supported": [TITLE_IDS[card] for card in cards if is_supported(card, int(supported))],
        "attack": attack,
        "defence": defence,
        "location_defence": int(location_defence(state, place)),
        "winner": expected_winner(state, place, attack, defence),
        "after": balance_after(state, place),
    }


def view_fighters(state: WotrCardsState, place: int, side: int, supported: int) -> list[dict[str, object]]:
    """A side's cards at a location, each with the icons it brings now: items, leadership and added icons included."""
    cards = tuple(card for card in state.at(place) if CARD_SIDE[card] == side)
    brings = card_attack if side == attacking_side(place) else card_defence
    seen = view_cards(state, cards)
    for card, entry in zip([card for card in cards if card < FIRST_ITEM], seen, strict=True):
        entry["brings"] = int(brings(state, card, place, supported))
    return seen


def balance_after(state: WotrCardsState, place: int) -> dict[str, int] | None:
    """Where a card is about to be laid or moved, attack and defence here if it came here."""
    if state.over or state.prompt not in (ASK_PLACE, ASK_MOVE_NOW) or place_word(place) not in state.options:
        return None
    card = state.prompt_args[-1]
    tried = state.clone()
    if card in tried.zones[TABLE]:
        put_down(tried, card, place)
    else:
        move_card(tried, card, place)
    return {"attack": int(attack_at(tried, place)), "defence": int(defence_at(tried, place))}


def is_supported(card: int, supported: int) -> bool:
    """Whether a card is one of some supported characters."""
    return 0 <= card - FIRST_CHARACTER < CHARACTERS and bool(supported >> card - FIRST_CHARACTER & 1)


def expected_winner(state: WotrCardsState, place: int, attack: int, defence: int) -> str | None:
    """The side that would win if the fight were now, or nobody."""
    attackers = int(attacking_side(place))
    if attack > defence:
        return SIDE_IDS[attackers]
    if place == THE_PATH and state.plan.strict_paths and attack == defence:
        return None
    return SIDE_IDS[other_side(attackers)]


def view_area(state: WotrCardsState, side: int) -> dict[str, object]:
    """A scoring area."""
    paths = state.won_paths if side == FREE_PEOPLES else state.lost_paths
    return {
        "battlegrounds": [BATTLEGROUND_IDS[field] for field in bits(state.area_fields[side])],
        "paths": [PATH_IDS[path] for path in bits(paths)],
        "corruption": int(state.corruption) if side == SHADOW else 0,
        "points": int(state.score(side)),
        "final_points": int(state.final_score(side)),
    }


def view_outcome(state: WotrCardsState) -> dict[str, object] | None:
    """How the game ended, once it has."""
    if state.outcome == NOT_OVER:
        return None
    return {"winner": SIDE_IDS[state.winner], "by": OUTCOME_IDS[state.outcome]}
