"""The discard: what is sent there, and what is played out of it (rules 37-39)."""

from typing import Final, final

from westmarch.core.state import Step, WordNumber
from westmarch.games.duel.rules.turn import bring_into_play
from westmarch.games.duel.rules.verbs import (
    cards_to_revive,
    destroy_grey_card,
    grey_cards,
    look_through_discard,
    take_from_discard,
)
from westmarch.games.duel.state import DuelState
from westmarch.games.duel.words import ASK_FROM_DISCARD, ASK_GREY, DESTROY, PLAY, TOLD_FROM_DISCARD


@final
class DestroyGreyCard(Step[DuelState]):
    """Isengard: a grey card of the opponent goes to the discard (rule 37)."""

    def run(self, state: DuelState) -> bool:
        options = [DESTROY + card for card in grey_cards(state.enemy(state.active))]
        return len(options) > 0 and state.ask(self, state.active, ASK_GREY, options)

    def answer(self, state: DuelState, word: WordNumber) -> None:
        destroy_grey_card(state, 1 - state.active, word - DESTROY)


@final
class SearchDiscard(Step[DuelState]):
    """Look through the discard, then play a card out of it (rule 39)."""

    def run(self, state: DuelState) -> bool:
        look_through_discard(state, state.active)
        state.push(PLAY_FROM_DISCARD)
        return False


@final
class PlayFromDiscard(Step[DuelState]):
    """Play a card of the discard without paying. It counts as played, but not through a chain (rules 27 and 38)."""

    def run(self, state: DuelState) -> bool:
        options = [PLAY + 2 * card for card in cards_to_revive(state)]
        return len(options) > 0 and state.ask(self, state.active, ASK_FROM_DISCARD, options)

    def answer(self, state: DuelState, word: WordNumber) -> None:
        card = (word - PLAY) >> 1
        take_from_discard(state, card)
        state.tell(TOLD_FROM_DISCARD, state.active, card)
        bring_into_play(state, card, False)


PLAY_FROM_DISCARD: Final = PlayFromDiscard()
