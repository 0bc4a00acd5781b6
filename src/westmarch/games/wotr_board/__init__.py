"""War of the Ring, second edition, with Lords of Middle-earth."""
