"""The cards, locations and tokens, each one declaration."""
