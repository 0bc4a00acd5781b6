"""The players' cards: heroes, and a file for each sphere."""
