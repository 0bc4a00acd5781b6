"""The numbers of the heuristics, each under a name: of words and situations (gains), of single cards (cards), of the chance to win (chance)."""
