"""Event cards, a file for each deck: a card is one declaration under its name, its combat half named in it.

The combat halves, which several cards share, stand beside in `free_combat` and `shadow_combat`; the steps, tests and
filters of which both are made in `making`.
"""
