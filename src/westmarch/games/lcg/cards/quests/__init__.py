"""Quest cards, a file for each scenario."""
