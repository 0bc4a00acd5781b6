"""A program that the tests run in both builds: it plays seeded games of a game and tells what came of them.

    python games_of_this_build.py GAME COMMAND

    trajectories FIRST LAST    a fingerprint of each game's whole course, for seeds from FIRST to LAST - 1
    record SEED                the record of a game
    replay                     reads a record; the fingerprint of its last state
    pickle SEED                a game pickled at some decisions, with the same fingerprints as `unpickle`
    unpickle                   reads such pickles; the fingerprints of what they hold, and of where some games go from there

It writes JSON with the build that it ran in.
"""

import base64
import hashlib
import json
import pickle
import sys

import westmarch.core.state
from westmarch.core.conformance import decisions
from westmarch.core.players.playout import play_at_random
from westmarch.core.registry import find
from westmarch.core.rng import Rng
from westmarch.core.table import load

GAME = find(sys.argv[1])
PICKLES = 30  # of a game
PLAYED_ON = 10  # of the pickled states one in so many, for plain Python takes its time


def trajectory(seed: int) -> str:
    """A fingerprint of all states of a random game."""
    course = hashlib.sha256()
    for table in decisions(GAME, GAME.options(), seed):
        course.update(GAME.hash(table.state).encode())
    return course.hexdigest()


def fingerprints(states: list[westmarch.core.state.State]) -> list[str]:
    """Those of all states, and of where some of them lead at random."""
    found = [GAME.hash(state) for state in states]
    for state in states[::PLAYED_ON]:
        play_at_random(state, Rng(1))
        found.append(GAME.hash(state))
    return found


def main(command: str, *numbers: str) -> object:
    """What a command tells."""
    if command == "trajectories":
        return [trajectory(seed) for seed in range(int(numbers[0]), int(numbers[1]))]
    if command == "record":
        return list(decisions(GAME, GAME.options(), int(numbers[0])))[-1].record_text()
    if command == "replay":
        return GAME.hash(load(sys.stdin.read()).state)
    if command == "pickle":
        states = [table.state.clone() for table in decisions(GAME, GAME.options(), int(numbers[0]))]
        states = states[:: len(states) // PICKLES + 1]
        pickles = [base64.b64encode(pickle.dumps(state)).decode() for state in states]
        return {"pickles": pickles, "hashes": fingerprints(states)}
    states = [pickle.loads(base64.b64decode(text)) for text in json.load(sys.stdin)]
    return fingerprints(states)


if __name__ == "__main__":
    build = "plain" if westmarch.core.state.__file__.endswith(".py") else "compiled"
    json.dump({"build": build, "told": main(*sys.argv[2:])}, sys.stdout)
