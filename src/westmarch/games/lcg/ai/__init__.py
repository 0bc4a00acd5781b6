"""Advice to computer players: what a word brings, and how likely the players win."""
