"""The cards: each one declaration under its name, and what declarations are made of."""
