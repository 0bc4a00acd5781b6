"""What the cards of the four decks are and do, a module a deck."""

# Texts of cards ask which battlegrounds show a faction, so those are declared first.
from westmarch.games.wotr_cards import locations as locations
