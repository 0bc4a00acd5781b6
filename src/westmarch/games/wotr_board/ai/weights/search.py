"""Numbers of the search that takes this game's advice."""

from typing import Final

GENERATION: Final = 2  # of computer players; in the first one a search compared words by a tree alone
HEAT: Final = 0.5  # how far a search spreads its first looks beyond the word that brings most
WINDOW: Final = 1.5  # words that bring less than the best by more than this are not worth a thought
MOST_WORDS: Final = 6  # of one question that are worth a thought
CURIOSITY: Final = 0.3  # how much a search prefers words that it has seldom tried
