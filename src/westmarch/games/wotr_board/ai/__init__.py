"""The game's own computer player: what words gain, what a position is worth, and the numbers behind both."""
