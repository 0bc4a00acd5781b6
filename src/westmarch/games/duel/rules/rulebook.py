"""What holds in every game: victories are looked for after every change, tokens answer to cards and locations."""

from typing import Final, final

from mypy_extensions import i64

from westmarch.core.rng import Rng
from westmarch.core.state import Rulebook, Viewer
from westmarch.games.duel.components import CARD_COLOUR, NOT_OVER
from westmarch.games.duel.rules.effects import CHAIN_TRIGGERS, COLOUR_TRIGGERS, TILE_TRIGGERS, Trigger
from westmarch.games.duel.rules.victory import end_game, victory_of
from westmarch.games.duel.secrets.guesses import redeal
from westmarch.games.duel.secrets.showing import view
from westmarch.games.duel.secrets.view import DuelView
from westmarch.games.duel.state import DuelState
from westmarch.games.duel.words import TILE_TAKEN


@final
class DuelRulebook(Rulebook[DuelState]):
    """The rules that a state asks for."""

    def settle(self, state: DuelState) -> None:
        """The three immediate victories (rules 77-79): nothing that a side does brings the other one nearer to any.

        They follow from the quest, peoples, tokens and presence: coins, skills and losses change the table lightly.
        """
        outcome = victory_of(state, state.active)
        if outcome != NOT_OVER:
            end_game(state, outcome, state.active)

    def on_moment(self, state: DuelState, moment: i64, it: i64, each: i64, x: i64) -> None:
        """Push what the active side's tokens do. One that is earned later does not act on what earned it (rule 55)."""
        tokens = state.side(state.active).tokens
        if tokens == 0:
            return
        if moment == TILE_TAKEN:
            push_triggered(state, TILE_TRIGGERS, tokens)
        else:
            push_triggered(state, COLOUR_TRIGGERS[CARD_COLOUR[it]], tokens)
            if each:
                push_triggered(state, CHAIN_TRIGGERS, tokens)

    def view(self, state: DuelState, viewer: Viewer) -> DuelView:
        """All that a person may know."""
        return view(state, viewer)

    def redeal(self, state: DuelState, viewer: Viewer, rng: Rng) -> None:
        """A fair guess at the rest."""
        redeal(state, viewer, rng)


def push_triggered(state: DuelState, triggers: list[Trigger], tokens: i64) -> None:
    """Push the steps of those tokens that a side has."""
    for trigger in triggers:
        if tokens & trigger.token:
            state.push_all(trigger.steps)


RULEBOOK: Final = DuelRulebook()
