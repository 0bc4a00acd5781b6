"""First games that are lessons, and worked examples: each a file of steps, with its texts in every language beside it.

`lesson` says what a lesson is and reads one, `rehearsal` plays one word by word, `shelf` has those that come with Westmarch, a folder
for each game. `docs/lessons.md` tells how to write one.
"""
