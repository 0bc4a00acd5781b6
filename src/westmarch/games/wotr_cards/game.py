"""War of the Ring: The Card Game as the rest of Westmarch sees it."""

from typing import Annotated

import msgspec
from msgspec import Meta

from westmarch.core.game import Component, Facts, Game, Options
from westmarch.core.hidden.view import Hindrance
from westmarch.core.players.advice import Advisor
from westmarch.core.players.learning import Estimate
from westmarch.core.players.reasons import Aspects
from westmarch.core.state import State
from westmarch.core.words import Thing
from westmarch.core.written.position import Part, wrap
from westmarch.games.wotr_cards.ai.advisor import WotrCardsAdvisor
from westmarch.games.wotr_cards.ai.knowledge import FIRST, SECOND
from westmarch.games.wotr_cards.ai.learning import WotrCardsEstimate
from westmarch.games.wotr_cards.ai.reasons import aspects
from westmarch.games.wotr_cards.cards.catalogue import STEP_BOOK, VOCABULARY
from westmarch.games.wotr_cards.cards.declare import DECLARED, DOUBTS
from westmarch.games.wotr_cards.components import (
    LOCATION_IDS,
    OUTCOME_IDS,
    PLAYER_IDS,
    SIDE_IDS,
    TITLE_IDS,
)
from westmarch.games.wotr_cards.lineup import Rules, lineup_of
from westmarch.games.wotr_cards.positions import from_position, to_position
from westmarch.games.wotr_cards.rules.turn import vain_words
from westmarch.games.wotr_cards.scenarios import SCENARIOS
from westmarch.games.wotr_cards.secrets.hindrances import hindrances
from westmarch.games.wotr_cards.secrets.observation import WotrCardsObserver
from westmarch.games.wotr_cards.secrets.showing import view_outcome
from westmarch.games.wotr_cards.secrets.view import WotrCardsView
from westmarch.games.wotr_cards.setup import new_state
from westmarch.games.wotr_cards.state import WotrCardsState
from westmarch.games.wotr_cards.words import NOTICES, PROMPTS


class WotrCardsOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Settings of a table."""

    scenario: str = "trilogy"
    seats: int = 4
    refused_losses_to_attackers: Annotated[
        bool, Meta(description="where two defenders do not agree on a loss an attacker chooses it, not the proposer")
    ] = True
    optional_cycling_may_forsake: Annotated[
        bool,
        Meta(description="with an empty hand a card may be forsaken where a text lets you cycle one for something"),
    ] = True
    discard_to_limit: Annotated[
        bool, Meta(description="at the end of the action step all cycle down to what they may carry over")
    ] = False
    played_card_may_pay: Annotated[
        bool, Meta(description="whoever plays the last card of a hand may forsake that very card as its price")
    ] = True

    def rules(self) -> Rules:
        """What the engine asks for while a game goes on."""
        return Rules(
            self.refused_losses_to_attackers,
            self.optional_cycling_may_forsake,
            self.discard_to_limit,
            self.played_card_may_pay,
        )


IDS_OF_SENSE = {"player": PLAYER_IDS, "side": SIDE_IDS, "card": TITLE_IDS + LOCATION_IDS, "outcome": OUTCOME_IDS}


class WotrCards(Game):
    """The game."""

    key = "wotr_cards"
    rules = 2
    facts = Facts(
        scenarios={name: (len(scenario.seats),) for name, scenario in SCENARIOS.items()},
        seat_ids=tuple(PLAYER_IDS[seat.player] for seat in SCENARIOS["trilogy"].seats),
        teams="two",
        information="hidden",
        chance=True,
        max_words=3000,
        returns=(-1.0, 1.0),
        presets={
            "official": {},
            "cautious": {"optional_cycling_may_forsake": False, "refused_losses_to_attackers": False},
        },
    )
    options_type = WotrCardsOptions
    view_type = WotrCardsView
    vocabulary = VOCABULARY
    prompts = PROMPTS
    notices = NOTICES
    steps = STEP_BOOK
    spans = ("round",)

    def seat_ids(self, options: Options) -> tuple[str, ...]:
        return tuple(PLAYER_IDS[seat.player] for seat in SCENARIOS[options.scenario].seats)

    def sides(self, options: Options) -> tuple[int, ...]:
        return tuple(seat.side for seat in SCENARIOS[options.scenario].seats)

    def new(self, options: Options, seed: int) -> WotrCardsState:
        assert isinstance(options, WotrCardsOptions)
        return new_state(lineup_of(options.scenario, options.rules()), options.people(), seed)

    def span(self, state: State, name: str) -> int:
        assert isinstance(state, WotrCardsState)
        return int(state.round)

    def to_position(self, state: State) -> dict[str, object]:
        assert isinstance(state, WotrCardsState)
        rules = state.lineup.rules
        options: dict[str, object] = {
            "scenario": state.lineup.scenario,
            "viewers": list(state.viewers),
            "refused_losses_to_attackers": rules.refused_losses_to_attackers,
            "optional_cycling_may_forsake": rules.optional_cycling_may_forsake,
            "discard_to_limit": rules.discard_to_limit,
            "played_card_may_pay": rules.played_card_may_pay,
        }
        return to_position(state, options, self.steps)

    def from_position(self, position: Part) -> WotrCardsState:
        options = self.options_from(position.find("options") or wrap({}, "options"))
        assert isinstance(options, WotrCardsOptions)
        lineup = lineup_of(options.scenario, options.rules())
        return from_position(position, lineup, options.people(), self.steps)

    def components(self) -> list[Component]:
        return [
            Component(name, DECLARED[name].kind, DECLARED[name].facts, DOUBTS.of.get(name, ()))
            for name in TITLE_IDS + LOCATION_IDS
            if name
        ]

    def outcome(self, state: State) -> dict[str, object]:
        assert isinstance(state, WotrCardsState)
        outcome = view_outcome(state)
        return msgspec.structs.asdict(outcome) if outcome is not None else {}

    def advisor(self) -> Advisor:
        return WotrCardsAdvisor(SECOND)

    def advisor_of(self, generation: int) -> Advisor:
        return WotrCardsAdvisor(FIRST if generation == 1 else SECOND)

    def estimate(self) -> Estimate:
        return WotrCardsEstimate()

    def aspects(self, state: State, seat: int) -> Aspects:
        assert isinstance(state, WotrCardsState)
        return aspects(state, seat)

    def observer(self) -> WotrCardsObserver:
        return WotrCardsObserver()

    def in_vain(self, state: State) -> frozenset[int]:
        assert isinstance(state, WotrCardsState)
        return vain_words(state)

    def hindrances(self, state: State) -> list[Hindrance]:
        assert isinstance(state, WotrCardsState)
        return hindrances(state)

    def thing(self, sense: str, number: int) -> Thing:
        ids = IDS_OF_SENSE.get(sense)
        return Thing(sense, ids[number] if ids else str(number))


WOTR_CARDS = WotrCards()
