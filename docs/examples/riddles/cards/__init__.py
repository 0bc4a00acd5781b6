"""The cards: what each does (`riddles`), what effects are made of (`making`), and where the rules look them up (`book`)."""
