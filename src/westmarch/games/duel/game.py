"""Duel for Middle-earth as the rest of Westmarch sees it."""

from typing import Annotated

from msgspec import Meta

from westmarch.core.game import Component, Facts, Game, Options
from westmarch.core.hidden.view import Hindrance
from westmarch.core.players.advice import Advisor
from westmarch.core.players.learning import Estimate
from westmarch.core.players.reasons import Aspects
from westmarch.core.state import State
from westmarch.core.words import Thing
from westmarch.core.written.position import Part, wrap
from westmarch.games.duel.cards import catalogue
from westmarch.games.duel.components import CARD_IDS, OUTCOME_IDS, REGION_IDS, SIDE_IDS, TILE_IDS, TOKEN_IDS
from westmarch.games.duel.positions import from_position, to_position
from westmarch.games.duel.secrets.hindrances import hindrances
from westmarch.games.duel.secrets.observation import DuelObserver
from westmarch.games.duel.secrets.showing import view_outcome
from westmarch.games.duel.secrets.view import DuelView
from westmarch.games.duel.setup import new_state
from westmarch.games.duel.state import DuelState, Rules
from westmarch.games.duel.words import NOTICES, PROMPTS


class DuelOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Settings of a table of Duel."""

    set_aside_in_discard: Annotated[
        bool, Meta(description="cards set aside at a chapter's start can be played out of the discard")
    ] = True
    extra_turns_add_up: Annotated[
        bool, Meta(description="several extra turns earned in one turn are all taken, instead of only one")
    ] = True
    manoeuvres_in_any_order: Annotated[
        bool, Meta(description="a purple card's moves and removals are mixed freely, instead of as printed")
    ] = True
    coins_run_out: Annotated[
        bool, Meta(description="there are 30 coins and no more, instead of anything else standing for further ones")
    ] = True

    def rules(self) -> Rules:
        """What the engine asks for while a game goes on."""
        return Rules(
            self.set_aside_in_discard, self.extra_turns_add_up, self.manoeuvres_in_any_order, self.coins_run_out
        )


IDS_OF_SENSE = {
    "side": SIDE_IDS,
    "card": CARD_IDS,
    "tile": TILE_IDS,
    "token": TOKEN_IDS,
    "region": REGION_IDS,
    "outcome": OUTCOME_IDS,
}


class Duel(Game):
    """The game."""

    key = "duel"
    rules = 2
    facts = Facts(
        scenarios={"standard": (2,)},
        seat_ids=SIDE_IDS,
        teams="none",
        information="hidden",
        chance=True,
        max_words=400,
        returns=(-1.0, 1.0),
        presets={"official": {}, "cautious": {"set_aside_in_discard": False, "extra_turns_add_up": False}},
    )
    options_type = DuelOptions
    vocabulary = catalogue.VOCABULARY
    prompts = PROMPTS
    notices = NOTICES
    steps = catalogue.STEPS
    view_type = DuelView

    def new(self, options: Options, seed: int) -> DuelState:
        assert isinstance(options, DuelOptions)
        return new_state(options.rules(), options.people(), seed)

    def to_position(self, state: State) -> dict[str, object]:
        assert isinstance(state, DuelState)
        rules = state.rules
        options: dict[str, object] = {
            "set_aside_in_discard": rules.set_aside_in_discard,
            "extra_turns_add_up": rules.extra_turns_add_up,
            "manoeuvres_in_any_order": rules.manoeuvres_in_any_order,
            "coins_run_out": rules.coins_run_out,
            "viewers": list(state.viewers),
        }
        return to_position(state, options, self.steps)

    def from_position(self, position: Part) -> DuelState:
        given = position.find("options")
        options = self.options_from(given if given else wrap({}, "options"))
        assert isinstance(options, DuelOptions)
        return from_position(position, options, options.rules(), self.steps)

    def components(self) -> list[Component]:
        return catalogue.components()

    def outcome(self, state: State) -> dict[str, object]:
        assert isinstance(state, DuelState)
        ended = view_outcome(state)
        return {"winner": ended.winner, "by": ended.by} if ended else {}

    def advisor(self) -> Advisor:
        from westmarch.games.duel.ai.advisor import APPEALS, THIRD_MANNER, DuelAdvisor

        return DuelAdvisor(manner=THIRD_MANNER, appeals=APPEALS)

    def advisor_of(self, generation: int) -> Advisor:
        from westmarch.games.duel.ai.advisor import FIRST_MANNER, SECOND_MANNER, DuelAdvisor
        from westmarch.games.duel.ai.features import FIRST_WEIGHTS

        if generation <= 2:
            return DuelAdvisor(FIRST_WEIGHTS, manner=FIRST_MANNER if generation == 1 else SECOND_MANNER)
        return self.advisor()

    def estimate(self) -> Estimate:
        from westmarch.games.duel.ai.learning import DuelEstimate

        return DuelEstimate()

    def aspects(self, state: State, seat: int) -> Aspects:
        from westmarch.games.duel.ai.reasons import aspects

        assert isinstance(state, DuelState)
        return aspects(state, seat)

    def observer(self) -> DuelObserver:
        return DuelObserver()

    def hindrances(self, state: State) -> list[Hindrance]:
        assert isinstance(state, DuelState)
        return hindrances(state)

    def thing(self, sense: str, number: int) -> Thing:
        if sense == "chapter":
            return Thing("chapter", str(number + 1))
        ids = IDS_OF_SENSE.get(sense)
        return Thing(sense, ids[number] if ids else str(number))


DUEL = Duel()
