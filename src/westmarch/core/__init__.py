"""What every game is made of; it knows no game."""
