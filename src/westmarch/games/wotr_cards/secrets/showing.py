"""Shows a game to one person: fills in what that person may know.

Hidden are the hands, decks, cycle and eliminated piles of the seats that somebody else holds, and cards set aside by them.
"""

from westmarch.core.bits import bits
from westmarch.core.hidden.knowledge import surely_in
from westmarch.core.state import Viewer
from westmarch.games.wotr_cards.components import (
    ASIDE,
    ASIDE_INNER,
    CARD_SIDE,
    CYCLED,
    DECK,
    ELIMINATED,
    FIRST_CHARACTER,
    FIRST_ITEM,
    FIRST_PATH,
    FREE_PEOPLES,
    FRESH,
    HAND,
    HIDDEN_ZONE_IDS,
    HIDDEN_ZONES,
    ITEM,
    LOCATION_DEFENCE,
    LOCATION_IDS,
    LOCATION_POINTS,
    MOST_SEATS,
    NO_PATH,
    NOT_OVER,
    OUTCOME_IDS,
    PLAYER_IDS,
    RING_IDS,
    ROUND_RULE_IDS,
    SHADOW,
    SIDE_IDS,
    STAGED,
    TABLE,
    THE_PATH,
    TITLE_IDS,
    Cards,
    SideId,
    kind_of,
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
from westmarch.games.wotr_cards.rules.places import characters_in_play, entries, wielders
from westmarch.games.wotr_cards.rules.verbs import move_card, put_down
from westmarch.games.wotr_cards.secrets.knowledge import account_of, slots_in
from westmarch.games.wotr_cards.secrets.view import (
    AreaView,
    Balance,
    FieldDecks,
    Fighter,
    Hidden,
    InPlay,
    Outcome,
    PlaceView,
    RingView,
    Scoring,
    SeatView,
    WotrCardsView,
)
from westmarch.games.wotr_cards.state import WotrCardsState
from westmarch.games.wotr_cards.words import ASK_MOVE_NOW, ASK_PLACE, place_word


def names(titles: tuple[int, ...]) -> list[str]:
    """Titles by their names."""
    return [TITLE_IDS[title] for title in titles]


def view(state: WotrCardsState, viewer: Viewer) -> WotrCardsView:
    """All that a person may know."""
    lineup = state.lineup
    return WotrCardsView(
        scenario=lineup.scenario,
        round=int(state.round),
        last_path_number=int(lineup.last_number),
        order=[PLAYER_IDS[lineup.players[seat]] for seat in lineup.order],
        first=int(state.first),
        slot=int(state.slot),
        passed=[PLAYER_IDS[lineup.players[seat]] for seat in bits(state.passed)],
        rules=[ROUND_RULE_IDS[rule] for rule in bits(state.round_rules)],
        final_round=bool(state.final_round),
        seats={PLAYER_IDS[lineup.players[seat]]: view_seat(state, seat, viewer) for seat in range(lineup.seats)},
        path=None if state.path == NO_PATH else view_place(state, THE_PATH),
        battlegrounds=[view_place(state, field) for field in bits(state.active)],
        table=names(state.zones[TABLE]),
        battleground_decks=FieldDecks(
            free_peoples=field_ids(state.deck_fields[FREE_PEOPLES]), shadow=field_ids(state.deck_fields[SHADOW])
        ),
        unused_paths=path_ids(lineup.paths & ~state.used_paths),
        scoring=Scoring(free_peoples=view_area(state, FREE_PEOPLES), shadow=view_area(state, SHADOW)),
        played=names(tuple(sorted(state.played))),
        used=names(tuple(sorted(state.used))),
        outcome=view_outcome(state),
    )


def field_ids(mask: int) -> list[str]:
    """Battlegrounds by their names."""
    return [LOCATION_IDS[field] for field in bits(mask)]


def path_ids(mask: int) -> list[str]:
    """Paths by their names."""
    return [LOCATION_IDS[FIRST_PATH + path] for path in bits(mask)]


def view_seat(state: WotrCardsState, seat: int, viewer: Viewer) -> SeatView:
    """One deck."""
    own = state.viewers[seat] == viewer
    deck = state.decks[seat]
    return SeatView(
        side=SIDE_IDS[state.lineup.sides[seat]],
        person=state.viewers[seat],
        carry_limit=int(carry_limit(state, seat)),
        draws=int(draw_number(state, seat)),
        ring=RingView(kind=RING_IDS[state.lineup.rings[seat]], unused=bool(state.rings >> seat & 1)),
        reserve=[view_card(state, card, state.reserve(seat)) for card in state.reserve(seat) if card < FIRST_ITEM],
        arrived=names(state.zones[FRESH * MOST_SEATS + seat]),
        deck=len(deck),
        deck_top=names(deck.top) if own else [],
        known=known_cards(state, seat),
        goals=goals(state, state.reserve(seat), state.hand(seat) if own else ()),
        hand=view_zone(state, HAND, seat, own),
        cycled=view_zone(state, CYCLED, seat, own),
        eliminated=view_zone(state, ELIMINATED, seat, own),
        aside=view_zone(state, ASIDE, seat, own),
        aside_inner=view_zone(state, ASIDE_INNER, seat, own),
        staged=view_zone(state, STAGED, seat, own),
    )


def view_zone(state: WotrCardsState, zone: int, seat: int, own: bool) -> Hidden:
    """A hidden zone: its cards for its owner, their number for the others."""
    cards = state.zones[zone * MOST_SEATS + seat]
    return names(cards) if own else len(cards)


def goals(state: WotrCardsState, reserve: Cards, hand: Cards) -> dict[str, list[str]]:
    """The active locations to which each army and character may go, and who may wield each item of the hand."""
    found = {
        TITLE_IDS[card]: [LOCATION_IDS[state.location_of(place)] for place in entries(state, card)]
        for card in reserve + hand
        if card < FIRST_ITEM
    }
    in_play = characters_in_play(state)
    for card in hand:
        if kind_of(card) == ITEM:
            found[TITLE_IDS[card]] = [TITLE_IDS[wielder] for wielder in wielders(state, card, in_play)]
    return found


def known_cards(state: WotrCardsState, seat: int) -> dict[str, list[str]]:
    """The cards of which everybody can tell in which hidden zone they lie."""
    deck = state.lineup.decks[seat]
    known: dict[str, list[str]] = {}
    for zone in range(DECK):
        sure = surely_in(state.known, account_of(seat), HIDDEN_ZONES, zone)
        if sure:
            known[HIDDEN_ZONE_IDS[zone]] = [TITLE_IDS[deck[slot]] for slot in slots_in(sure)]
    return known


def items_on(state: WotrCardsState, card: int, cards: Cards) -> list[str]:
    """Those of some cards that a character wields."""
    return [TITLE_IDS[item] for item in cards if item >= FIRST_ITEM and state.host(item) == card]


def view_card(state: WotrCardsState, card: int, cards: Cards) -> InPlay:
    """A card in reserve, with those of the cards there that it wields."""
    return InPlay(
        card=TITLE_IDS[card],
        owner=PLAYER_IDS[state.player(state.lineup.owners[card])],
        items=items_on(state, card, cards),
        icons=state.card_icons.count(card),
    )


def view_place(state: WotrCardsState, place: int) -> PlaceView:
    """An active location."""
    location = int(state.location_of(place))
    attackers = int(attacking_side(place))
    supported = 0
    if place != THE_PATH:
        supported = defence_support(state, place).assigned() | support_at(state, place, attackers, True).assigned()
    attack, defence = int(attack_at(state, place)), int(defence_at(state, place))
    return PlaceView(
        location=LOCATION_IDS[location],
        printed_defence=LOCATION_DEFENCE[location],
        printed_counts=not state.unprinted >> place & 1 if place != THE_PATH else True,
        points=LOCATION_POINTS[location],
        attack_icons=int(state.attack_added(place)),
        defence_icons=int(state.defence_added(place)),
        attacking_side=SIDE_IDS[attackers],
        attackers=view_fighters(state, place, attackers, int(supported)),
        defenders=view_fighters(state, place, other_side(attackers), int(supported)),
        supported=[TITLE_IDS[card] for card in state.at(place) if is_supported(card, int(supported))],
        attack=attack,
        defence=defence,
        location_defence=int(location_defence(state, place)),
        winner=expected_winner(state, place, attack, defence),
        after=balance_after(state, place),
    )


def view_fighters(state: WotrCardsState, place: int, side: int, supported: int) -> list[Fighter]:
    """A side's cards at a location, each with the icons it brings now."""
    here = state.at(place)
    brings = card_attack if side == attacking_side(place) else card_defence
    return [
        Fighter(
            card=TITLE_IDS[card],
            owner=PLAYER_IDS[state.player(state.lineup.owners[card])],
            items=items_on(state, card, here),
            icons=state.card_icons.count(card),
            brings=int(brings(state, card, place, supported)),
        )
        for card in here
        if card < FIRST_ITEM and CARD_SIDE[card] == side
    ]


def balance_after(state: WotrCardsState, place: int) -> Balance | None:
    """Where a card is about to be laid or moved, attack and defence here if it came here."""
    if state.over or state.prompt not in (ASK_PLACE, ASK_MOVE_NOW) or place_word(place) not in state.options:
        return None
    card = state.prompt_args[-1]
    tried = state.clone()
    if card in tried.zones[TABLE]:
        put_down(tried, card, place)
    else:
        move_card(tried, card, place)
    return Balance(attack=int(attack_at(tried, place)), defence=int(defence_at(tried, place)))


def is_supported(card: int, supported: int) -> bool:
    """Whether a card is one of some supported characters."""
    return FIRST_CHARACTER <= card < FIRST_ITEM and bool(supported >> card - FIRST_CHARACTER & 1)


def expected_winner(state: WotrCardsState, place: int, attack: int, defence: int) -> SideId | None:
    """The side that would win if the fight were now, or nobody."""
    attackers = int(attacking_side(place))
    if attack > defence:
        return SIDE_IDS[attackers]
    if place == THE_PATH and state.lineup.strict_paths and attack == defence:
        return None
    return SIDE_IDS[other_side(attackers)]


def view_area(state: WotrCardsState, side: int) -> AreaView:
    """A scoring area."""
    paths = state.won_paths if side == FREE_PEOPLES else state.lost_paths
    return AreaView(
        battlegrounds=field_ids(state.area_fields[side]),
        paths=path_ids(paths),
        corruption=int(state.corruption) if side == SHADOW else 0,
        points=int(state.score(side)),
        final_points=int(state.final_score(side)),
    )


def view_outcome(state: WotrCardsState) -> Outcome | None:
    """How the game ended, once it has."""
    if state.outcome == NOT_OVER:
        return None
    return Outcome(winner=SIDE_IDS[state.winner], by=OUTCOME_IDS[state.outcome])
