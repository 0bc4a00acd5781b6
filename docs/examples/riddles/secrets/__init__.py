"""Who may know what: the view of one person, what everybody knows of hidden cards, and guesses within that."""
