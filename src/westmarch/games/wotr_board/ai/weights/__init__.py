"""Every number of the heuristics by its name, and what it is for.

What things bring is counted in dice: 1 is what an ordinary die of a turn brings. The numbers come from experience and were
tried in games between computer players. `position` has the fitted ones, by which a whole position is judged.
"""
