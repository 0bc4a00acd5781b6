"""The event cards, a file for each deck."""
