"""The game as the rest of Westmarch sees it: facts, settings, positions, components, advice."""

from typing import Annotated

from msgspec import Meta

from riddles.cards import STEP_BOOK
from riddles.components import (
    ASK_DOUBT,
    ASK_PAY,
    ASK_RIDDLE,
    CARD_IDS,
    CARDS,
    DECK,
    HAND_SIZE,
    MOST_WITS,
    NOTICES,
    OPEN,
    PROMPTS,
    SEAT_IDS,
    STAYING,
    TRICKS,
    VOCABULARY,
    ZONE_IDS,
)
from riddles.state import EATEN, RiddleState
from riddles.steps import ROUNDS
from westmarch.core.advice import Advisor
from westmarch.core.decks import LazyDeck
from westmarch.core.frames import Frame
from westmarch.core.game import Component, Facts, Game, Options
from westmarch.core.position import Part, wrap
from westmarch.core.rng import MODULUS, Rng, seeded
from westmarch.core.state import State
from westmarch.core.steptext import spell
from westmarch.core.words import Thing

KEYS = ("options", "rng", "round", "first", "wits", "zones", "lives", "known", "delayed", "steps", "outcome")


class RiddleOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Settings of a table."""

    rounds: Annotated[int, Meta(ge=1, le=20, description="after so many rounds the wits decide")] = 8


class Riddles(Game):
    """The game."""

    key = "riddles"
    rules = 1
    facts = Facts(
        scenarios={"standard": (2, 3, 4)},
        seat_ids=SEAT_IDS,
        teams="none",
        information="hidden",
        chance=True,
        max_words=20 * 4 * 6,
        returns=(-1.0, 1.0),
    )
    options_type = RiddleOptions
    vocabulary = VOCABULARY
    prompts = PROMPTS
    notices = NOTICES
    steps = STEP_BOOK

    def new(self, options: Options, seed: int) -> RiddleState:
        assert isinstance(options, RiddleOptions)
        state = RiddleState()
        state.lay_out(options.people(), options.rounds, seeded(seed))
        for seat in state.order():
            state.draw(seat, HAND_SIZE)
        state.push(ROUNDS)
        state.run()
        return state

    def to_position(self, state: State) -> dict[str, object]:
        assert isinstance(state, RiddleState)
        position: dict[str, object] = {
            "options": {"seats": len(state.viewers), "viewers": list(state.viewers), "rounds": state.rounds},
            "rng": int(state.rng),
            "round": state.round,
            "first": SEAT_IDS[state.first],
            "wits": list(state.wits),
            "zones": {ZONE_IDS[z]: [CARD_IDS[card] for card in cards] for z, cards in enumerate(state.zones) if cards},
            "lives": list(state.lives),
            "known": {str(viewer): list(knowledge.zones) for viewer, knowledge in state.where.items()},
            "delayed": [spell(frame, int(state.changes)) for frame in state.delayed],
        }
        if state.by:
            position["outcome"] = {"by": state.by, "winners": [SEAT_IDS[seat] for seat in state.winners]}
        elif not state.resting:
            position["steps"] = self.steps.dump(state)
        return position

    def from_position(self, position: Part) -> RiddleState:
        position.mapping(KEYS)
        options = self.options_from(position.find("options") or wrap({}, "options"))
        assert isinstance(options, RiddleOptions)
        rng = position.find("rng")
        state = RiddleState()
        state.lay_out(options.people(), options.rounds, rng.integer(1, MODULUS - 1) if rng else seeded(0))
        read_tracks(state, position)
        read_cards(state, position)
        read_flow(state, position)
        return state

    def components(self) -> list[Component]:
        return [
            Component(name, "card", {"depth": card, "stays": card in STAYING, "trick": card in TRICKS})
            for card, name in enumerate(CARD_IDS)
        ]

    def outcome(self, state: State) -> dict[str, object]:
        assert isinstance(state, RiddleState)
        winner = SEAT_IDS[state.winners[0]] if len(state.winners) == 1 else "shared"
        return {"winner": winner, "by": state.by}

    def thing(self, sense: str, number: int) -> Thing:
        ids = {"card": CARD_IDS, "seat": SEAT_IDS}.get(sense)
        return Thing(sense, ids[number] if ids else str(number))

    def advisor(self) -> Advisor:
        return RiddleAdvisor()


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
    for viewer, knowledge in state.where.items():
        closed = sum(1 << zone for zone in range(OPEN) if not state.sees(viewer, zone))
        for card, zone in zone_of.items():
            knowledge.zones[card] = 0 if zone >= OPEN else 1 << zone if state.sees(viewer, zone) else closed
        read_numbers(known.find(str(viewer)) if known else None, 0, (1 << OPEN) - 1, knowledge.zones)


def read_flow(state: RiddleState, position: Part) -> None:
    """What happens next: the steps that were written down, a new round, or nothing more."""
    for part in position.get("delayed").parts() if "delayed" in position else ():
        frame = STEP_BOOK.step(part.text(), part.line, changes=int(state.changes))
        if not isinstance(frame, Frame):
            raise part.fail("only frames wait for the end of the round")
        state.delayed = (*state.delayed, frame)
    outcome, steps = position.find("outcome"), position.find("steps")
    if outcome:
        state.end(outcome.get("by").text(), tuple(outcome.get("winners").set_of(SEAT_IDS[: len(state.wits)])))
    elif steps:
        state.stack = STEP_BOOK.load([(part.text(), part.line) for part in steps.parts()], int(state.changes))
    else:
        state.push(ROUNDS)
    try:
        state.run()
    except Exception as error:
        raise (steps or position).fail(f"the steps do not fit the position ({error})") from None
    state.said = state.barrier = 0


class RiddleAdvisor(Advisor):
    """Ask the deepest riddle, doubt if you can, pay and stake little, bite the first, keep the pocket shut."""

    def choose(self, state: State, rng: Rng) -> int:
        deep = state.prompt in (ASK_RIDDLE, ASK_DOUBT, ASK_PAY)
        return state.options[-1] if deep else state.options[0]

    def estimate(self, state: State) -> list[float]:
        assert isinstance(state, RiddleState)
        most = max(state.wits)
        return [(max(wits, 0) - most) / MOST_WITS for wits in state.wits]


RIDDLES = Riddles()
