"""The game's advice to computer players."""
