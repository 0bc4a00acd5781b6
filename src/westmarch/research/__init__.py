"""The games as standard environments for learning agents, data of many games, and baselines that learn from both.

Read `information` (what a seat knows, as numbers and as text), then `many` (games stepped together, compiled) with `vector`, then
the three doors: `pettingzoo`, `gymnasium`, `openspiel`. What they need beyond Westmarch is the extra `research`; a module whose
libraries are missing says so when it is imported (`extras`).
"""
