"""How players find each other: bots and their tokens, challenges to a name."""
