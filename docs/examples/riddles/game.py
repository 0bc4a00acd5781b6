"""The game as the rest of Westmarch sees it: facts, settings, positions, components, advice."""

from typing import Annotated

from msgspec import Meta

from riddles import positions
from riddles.ai.advisor import RiddleAdvisor
from riddles.cards.catalogue import STEP_BOOK
from riddles.components import CARD_IDS, HAND_SIZE, SEAT_IDS, STAYING, TRICKS
from riddles.rules.round import ROUNDS
from riddles.rules.rulebook import RULEBOOK
from riddles.rules.verbs import draw
from riddles.secrets.view import RiddleView
from riddles.state import RiddleState
from riddles.words import NOTICES, PROMPTS, VOCABULARY
from westmarch.core.game import Component, Facts, Game, Options
from westmarch.core.players.advice import Advisor
from westmarch.core.rng import MODULUS, seeded
from westmarch.core.state import State
from westmarch.core.words import Thing
from westmarch.core.written.position import Part, wrap


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
    view_type = RiddleView

    def new(self, options: Options, seed: int) -> RiddleState:
        state = self.blank(options, seeded(seed))
        for seat in state.order():
            draw(state, seat, HAND_SIZE)
        state.push(ROUNDS)
        state.run()
        return state

    def blank(self, options: Options, rng: int) -> RiddleState:
        """An empty table for some people."""
        assert isinstance(options, RiddleOptions)
        state = RiddleState()
        state.begin(options.people(), rng, RULEBOOK)
        state.lay_out(options.rounds)
        return state

    def to_position(self, state: State) -> dict[str, object]:
        assert isinstance(state, RiddleState)
        return positions.write(state)

    def from_position(self, position: Part) -> RiddleState:
        options = self.options_from(position.find("options") or wrap({}, "options"))
        rng = position.find("rng")
        state = self.blank(options, rng.integer(1, MODULUS - 1) if rng else seeded(0))
        positions.read(state, position)
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


RIDDLES = Riddles()
