"""Riddles in the Dark: a small game of our own that shows everything a game on Westmarch's core is made of.

Two to four sit by a dark lake. Each round everyone puts a riddle face down, all are turned up, the deepest one is asked
and does what it says unless somebody doubts it with a trick; the others go back to their owners' hands, seen by all.
Then everyone may put up to two riddles into the pocket, unseen. Who has no wits left is eaten. The last one, or the one
with most wits and pocketed riddles after the last round, wins.

Read `components` and `words`, then `state`, `rules/round` and `rules/verbs`, `cards/riddles`, `rules/rulebook`; then `secrets`, `positions`,
`ai` and `game`. Every game of the house has these rooms under these names.
"""
