"""Why something cannot be done: cards that cannot be paid or played now, abilities that are used up, characters that are exhausted."""

from westmarch.core.hidden.view import Hindrance, number
from westmarch.core.state import Seat
from westmarch.core.words import Thing
from westmarch.games.lcg.cards.book import ABILITIES, ACTION, CONTROLLER, Ability, event_action
from westmarch.games.lcg.components import (
    ALLY,
    ANY_PHASE,
    AT_ALLY,
    ATTACHED,
    CARD_COST,
    CARD_SPHERE,
    COST_X,
    EVENT,
    KINDS,
    NAME_IDS,
    PHASE_IDS,
    SPHERE_IDS,
    TITLE_IDS,
    Card,
    Title,
)
from westmarch.games.lcg.rules.playing.abilities import finds_place, limit_reached
from westmarch.games.lcg.rules.playing.payment import purse
from westmarch.games.lcg.rules.verbs import can_enter
from westmarch.games.lcg.state import LcgState
from westmarch.games.lcg.words import (
    ASK_ACT,
    ASK_ATTACKERS,
    ASK_COMMIT,
    ASK_DEFEND,
    ASK_PLAN,
    ASK_RESPOND,
    ASK_SENTINEL,
    PLAY,
)

PLAYING = (ASK_ACT, ASK_PLAN)
SENDING = (ASK_COMMIT, ASK_DEFEND, ASK_SENTINEL, ASK_ATTACKERS)


def hindrances(state: LcgState) -> list[Hindrance]:
    """What hinders the seat that is asked."""
    seat = state.seat
    if state.prompt in PLAYING:
        return [*hand(state, seat), *abilities(state, seat)]
    if state.prompt == ASK_RESPOND:
        return hand(state, seat)
    if state.prompt not in SENDING:
        return []
    characters = (*state.heroes(seat), *state.zone(AT_ALLY, seat))
    return [
        Hindrance(table_thing(state, card), "exhausted")
        for card in characters
        if state.exhausted(card) and state.word(card) not in state.options
    ]


def table_thing(state: LcgState, card: Card) -> Thing:
    """A card on the table as a thing."""
    return Thing("card", NAME_IDS[state.name(card)])


# The hand


def hand(state: LcgState, seat: Seat) -> list[Hindrance]:
    """Cards of the hand that cannot be played."""
    titles = [title for title in sorted(set(state.hands[seat])) if PLAY + title not in state.options]
    return [Hindrance(Thing("card", TITLE_IDS[title]), *why_not_played(state, seat, title)) for title in titles]


def why_not_played(state: LcgState, seat: Seat, title: Title) -> tuple[str, tuple[Thing, ...]]:
    """Why a card of the hand cannot be played: what the player could change last comes last."""
    if KINDS[title] != EVENT and state.prompt != ASK_PLAN:
        return "not_planning", ()
    money, cost = purse(state, seat, title), CARD_COST[title]
    if money < 0:
        return "no_sphere", (Thing("sphere", SPHERE_IDS[CARD_SPHERE[title]]),)
    if KINDS[title] == EVENT and state.prompt != ASK_RESPOND:
        ability = event_action(title)
        if ability is None:
            return "only_response", ()
        if ability.phase not in (ANY_PHASE, state.phase):
            return "other_phase", (Thing("phase", PHASE_IDS[ability.phase]),)
    if cost != COST_X and money < cost:
        return "no_resources", (number(int(cost - money)),)
    if KINDS[title] == EVENT:
        return "no_use_now", ()
    if not can_enter(state, title):
        return "unique_in_play", ()
    if KINDS[title] == ALLY and not finds_place(state, seat, title):
        return "one_ally", ()
    return "no_target", ()


# The table


def abilities(state: LcgState, seat: Seat) -> list[Hindrance]:
    """Cards on the table whose action cannot be used."""
    found = []
    for card in (*state.heroes(seat), *state.zone(AT_ALLY, seat), *state.zone(ATTACHED, seat)):
        for ability in ABILITIES[state.title(card)]:
            if ability.kind == ACTION and not ability.from_hand and state.word(card) not in state.options:
                found.append(Hindrance(table_thing(state, card), *why_not_used(state, seat, card, ability)))
                break
    return found


def why_not_used(state: LcgState, seat: Seat, card: Card, ability: Ability) -> tuple[str, tuple[Thing, ...]]:
    """Why the action of a card on the table cannot be used."""
    if ability.by == CONTROLLER and state.keeper[card] != seat:
        return "not_yours", ()
    if ability.phase not in (ANY_PHASE, state.phase):
        return "other_phase", (Thing("phase", PHASE_IDS[ability.phase]),)
    if limit_reached(state, seat, card, ability):
        return "limit_reached", ()
    return ("exhausted" if state.exhausted(card) else "no_use_now"), ()
