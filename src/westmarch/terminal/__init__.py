"""The `westmarch` command: games in the terminal, simulations, and looking things up."""
