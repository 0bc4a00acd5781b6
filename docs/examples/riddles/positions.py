"""Positions: the whole situation as plain data, and back."""

from riddles.cards.catalogue import STEP_BOOK
from riddles.components import CARD_IDS, CARDS, DECK, MOST_WITS, OPEN, SEAT_IDS, ZONE_IDS
from riddles.rules.round import ROUNDS
from riddles.rules.verbs import end
from riddles.state import EATEN, RiddleState
from westmarch.core.frames import Frame
from westmarch.core.hidden.decks import LazyDeck
from westmarch.core.written.position import Part
from westmarch.core.written.steptext import spell

KEYS = ("options", "rng", "round", "first", "wits", "zones", "lives", "known", "delayed", "steps", "outcome")


def write(state: RiddleState) -> dict[str, object]:
    """The whole situation as plain data."""
    position: dict[str, object] = {
        "options": {"seats": len(state.viewers), "viewers": list(state.viewers), "rounds": state.rounds},
        "rng": int(state.rng),
        "round": state.round,
        "first": SEAT_IDS[state.first],
        "wits": list(state.wits),
        "zones": {ZONE_IDS[z]: [CARD_IDS[card] for card in cards] for z, cards in enumerate(state.zones) if cards},
        "lives": list(state.lives),
        "known": {str(viewer): state.known[state.account(viewer) :][:OPEN] for viewer in state.people},
        "delayed": [spell(frame, int(state.changes)) for frame in state.delayed],
    }
    if state.by:
        position["outcome"] = {"by": state.by, "winners": [SEAT_IDS[seat] for seat in state.winners]}
    elif not state.resting:
        position["steps"] = STEP_BOOK.dump(state)
    return position


def read(state: RiddleState, position: Part) -> None:
    """Lay a table out as a position describes it."""
    position.mapping(KEYS)
    read_tracks(state, position)
    read_cards(state, position)
    read_flow(state, position)


def read_numbers(part: Part | None, low: int, high: int, numbers: list[int]) -> None:
    """A row of numbers into its place; left out, they stay what they are."""
    if part and len(part.parts()) != len(numbers):
        raise part.fail(f"must be {len(numbers)} numbers")
    numbers[:] = [number.integer(low, high) for number in part.parts()] if part else numbers


def read_tracks(state: RiddleState, position: Part) -> None:
    """Wits, round and first seat; what is left out is as it is at the start."""
    round_, first = position.find("round"), position.find("first")
    state.round = round_.integer(1, state.rounds + 1) if round_ else 1
    state.first = first.one_of(SEAT_IDS[: len(state.wits)]) if first else 0
    read_numbers(position.find("wits"), EATEN, MOST_WITS, state.wits)
    if len(state.order()) < 2 and "outcome" not in position:
        raise position.fail("at least two seats must be in the game")


def read_cards(state: RiddleState, position: Part) -> None:
    """The zones and what is known of them; cards that stand nowhere are in the deck."""
    zone_of = dict.fromkeys(range(CARDS), DECK)
    zones = position.find("zones")
    for name, part in zones.mapping(ZONE_IDS[1:]).items() if zones else ():
        for card in part.set_of(CARD_IDS):
            if zone_of[card] != DECK:
                raise part.fail(f"{CARD_IDS[card]} stands in two places")
            zone_of[card] = ZONE_IDS.index(name)
            state.zones[zone_of[card]] = (*state.zones[zone_of[card]], card)
    state.deck = LazyDeck((), tuple(card for card, zone in zone_of.items() if zone == DECK))
    read_numbers(position.find("lives"), 0, 1 << 30, state.lives)
    known = position.find("known")
    for viewer in state.people:
        base = state.account(viewer)
        account = [what_may_lie(state, viewer, zone, zone_of) for zone in range(OPEN)]
        read_numbers(known.find(str(viewer)) if known else None, 0, (1 << CARDS) - 1, account)
        if any(not account[zone] >> card & 1 for card, zone in zone_of.items() if zone < OPEN):
            raise (known or position).fail(f"what person {viewer} knows is not true")
        state.known[base : base + OPEN] = account


def what_may_lie(state: RiddleState, viewer: int, zone: int, zone_of: dict[int, int]) -> int:
    """The cards that may lie in a zone if a person knows no more than what he sees, a bit each."""
    if state.sees(viewer, zone):
        return sum(1 << card for card, place in zone_of.items() if place == zone)
    return sum(1 << card for card, place in zone_of.items() if not state.sees(viewer, place))


def read_flow(state: RiddleState, position: Part) -> None:
    """What happens next: the steps that were written down, a new round, or nothing more."""
    for part in position.get("delayed").parts() if "delayed" in position else ():
        frame = STEP_BOOK.step(part.text(), part.line, changes=int(state.changes))
        if not isinstance(frame, Frame):
            raise part.fail("only frames wait for the end of the round")
        state.delayed = (*state.delayed, frame)
    outcome, steps = position.find("outcome"), position.find("steps")
    if outcome:
        end(state, outcome.get("by").text(), tuple(outcome.get("winners").set_of(SEAT_IDS[: len(state.wits)])))
    elif steps:
        state.stack = STEP_BOOK.load([(part.text(), part.line) for part in steps.parts()], int(state.changes))
    else:
        state.push(ROUNDS)
    try:
        state.run()
    except Exception as error:
        raise (steps or position).fail(f"the steps do not fit the position ({error})") from None
    state.said = state.barrier = 0
