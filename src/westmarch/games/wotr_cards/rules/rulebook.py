"""What the game says about every state of its own: what holds "as soon as", what a person sees, and fair guesses."""

from typing import Final, final

from westmarch.core.rng import Rng
from westmarch.core.state import Rulebook, Viewer
from westmarch.games.wotr_cards.components import CYCLED, FIRST_ITEM, MOST_SEATS, NO_HOST, TOP_SHOWERS
from westmarch.games.wotr_cards.rules.verbs import recycle, show_top
from westmarch.games.wotr_cards.secrets.guesses import redeal
from westmarch.games.wotr_cards.secrets.showing import view
from westmarch.games.wotr_cards.secrets.view import WotrCardsView
from westmarch.games.wotr_cards.state import WotrCardsState


@final
class WotrCardsRulebook(Rulebook[WotrCardsState]):
    """No card reacts to a moment: texts are carried out when a card is played, moved or used."""

    def settle(self, state: WotrCardsState) -> None:
        """An empty deck is made anew of the cycle pile; a card that shows the top of a deck shows it."""
        for seat in range(state.lineup.seats):
            deck = state.decks[seat]
            if len(deck.bag) + len(deck.top) == 0 and len(state.zones[CYCLED * MOST_SEATS + seat]) > 0:
                recycle(state, seat)
        for item in TOP_SHOWERS:
            if state.hosts[item - FIRST_ITEM] != NO_HOST:
                show_top(state, state.lineup.owners[item])

    def view(self, state: WotrCardsState, viewer: Viewer) -> WotrCardsView:
        return view(state, viewer)

    def redeal(self, state: WotrCardsState, viewer: Viewer, rng: Rng) -> None:
        redeal(state, viewer, rng)


RULEBOOK: Final = WotrCardsRulebook()
