"""Sequential halving: the words of a choice are tried evenly, all on the same guesses, and the worse half of them is dropped time and again.

What is hidden and what chance brings moves the result of a simulated game much more than one word does. On the same guess much of
that is the same for all words, so that the difference between two of them shows in a few games.
"""

from math import log
from typing import Final, final

from westmarch.ai.search import Node, TreePlayer
from westmarch.core.state import State

TRUST: Final = 0.05  # how much the advice counts beside what was seen, each time that an option is half as likely by it


@final
class HalvingPlayer(TreePlayer):
    """Halves the words of a new choice. What follows in its chain grows on as a tree, with what was seen meanwhile."""

    def think(self, state: State) -> None:
        if self.tree.root.visits > 0:
            super().think(state)
            return
        tree, clock = self.tree, self.clock
        guess = tree.guess(state)
        tree.expand(tree.root, guess, tree.advisor.interesting(guess))
        left = sorted(tree.root.children, key=promise, reverse=True)
        halvings = (len(left) - 1).bit_length()
        since = tree.advisor.stage(state)
        for halving in range(halvings):
            part = (halving + 1) / halvings
            while True:
                for child in left:
                    tree.simulate(guess.clone(), child, since)
                guess = tree.guess(state)
                if clock.part_used(tree.root.visits) >= part:
                    break
            left = sorted(left, key=promise, reverse=True)[: (len(left) + 1) // 2]
        tree.simulate(guess, left[0], since)  # so that the last one is the one tried most often


def promise(node: Node) -> float:
    """What a word seems to bring, with some trust in the advice as long as it was tried seldom."""
    return (node.total + TRUST * log(node.weight)) / float(max(1, node.visits))
