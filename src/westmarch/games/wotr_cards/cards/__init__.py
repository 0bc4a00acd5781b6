"""What the cards of the four decks are and do, a module a deck."""
