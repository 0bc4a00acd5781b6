"""War of the Ring: The Card Game, for two to four in two teams."""
