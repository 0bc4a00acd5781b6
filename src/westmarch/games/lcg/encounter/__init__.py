"""Encounter cards, a file for each set."""
