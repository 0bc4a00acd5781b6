"""What a game and computer players have in common: advice, games played on inside the engine, weights by name."""
