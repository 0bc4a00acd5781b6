"""Player cards, a file for each sphere."""
