"""Learning the weights of a game's estimate from games of computer players."""
