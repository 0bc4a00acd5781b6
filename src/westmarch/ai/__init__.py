"""Computer players, whatever the game: random, advised by the game, flat Monte Carlo, information-set tree search."""
