"""The games as standard environments for learning agents, data of many games, and baselines that learn from both.

Read `information` (what a seat knows, as numbers and as text), then `many` (games stepped together, compiled) with `vector`, then
the three doors: `pettingzoo`, `gymnasium`, `openspiel`; `chains` lets them take a chain of words as one action. `dataset` writes games
down, `learning` has the baselines. What they need beyond Westmarch is the extra `research`; a module whose libraries are missing says
so when it is imported (`extras`).
"""
