"""How strong players are and how far their estimates can be trusted, with the mathematics of it."""
