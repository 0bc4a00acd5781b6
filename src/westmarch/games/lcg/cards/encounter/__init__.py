"""Encounter cards, a file for each encounter set."""
