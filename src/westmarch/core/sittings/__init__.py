"""A game that people sit at: what was said, standing orders, log, undo and forks."""
