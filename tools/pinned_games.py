"""Plays seeded games at random and compares them with those in tests/pinned: whatever changes a rule shows itself here.

    python tools/pinned_games.py                  all games, a thousand seeds each (use the compiled engine)
    python tools/pinned_games.py lcg --games 20   the first twenty of one game
    python tools/pinned_games.py --write          pin what this version plays

A line is a seed, the fingerprint of the words that were said and of the result, and that of the final position. The last changes
with the form of positions, too.
"""

import argparse
import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path

from westmarch.core import registry
from westmarch.core.game import Game, Options
from westmarch.core.rng import Rng

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "pinned"
GAMES = ("duel", "wotr_cards", "wotr_board", "lcg")
SEEDS = 1000
# Settings that change much of a game, taken in turn beside the scenarios and numbers of seats.
VARIANTS: dict[str, tuple[dict[str, object], ...]] = {
    "duel": ({}, {"preset": "cautious"}),
    "wotr_cards": ({}, {"preset": "cautious"}, {"discard_to_limit": True}),
    "wotr_board": ({}, {"lords": True}),
    "lcg": ({}, {"preset": "printed"}, {"all_windows": True}, {"easy": True}),
}


def tables(game: Game) -> list[Options]:
    """Every scenario with every number of seats, in every variant."""
    return [
        game.options({**variant, "scenario": scenario, "seats": seats})
        for variant in VARIANTS[game.key]
        for scenario, numbers in game.facts.scenarios.items()
        for seats in numbers
    ]


def digest(text: str) -> str:
    """A short fingerprint."""
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def played(game: Game, options: Options, seed: int) -> str:
    """The line of one game."""
    state = game.new(options, seed)
    rng = Rng(seed + 1)
    words = []
    while not state.over:
        word = rng.pick(state.options)
        words.append(game.vocabulary.spell(word))
        state.apply(word)
    result = json.dumps(game.outcome(state), sort_keys=True)
    return f"{seed} {digest(' '.join(words) + result)} {game.hash(state)[:12]}"


def lines(key: str, games: int) -> Iterator[str]:
    """The lines of a game's first seeds."""
    game = registry.find(key)
    settings = tables(game)
    for seed in range(games):
        yield played(game, settings[seed % len(settings)], seed)


def differences(key: str, games: int) -> list[str]:
    """What a game plays otherwise than pinned."""
    pinned = (FOLDER / f"{key}.games.txt").read_text(encoding="utf-8").splitlines()[:games]
    found = []
    for now, before in zip(lines(key, games), pinned, strict=True):
        if now.split()[1] != before.split()[1]:
            found.append(f"{key}, seed {now.split()[0]}: other words or another result")
        elif now != before:
            found.append(f"{key}, seed {now.split()[0]}: the same words, another final position")
    return found


def main() -> None:
    """Compare, or write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("keys", nargs="*", default=GAMES, help="the games")
    parser.add_argument("--games", type=int, default=SEEDS, help="how many seeds")
    parser.add_argument("--write", action="store_true", help="pin what is played now")
    given = parser.parse_args()
    if given.write:
        FOLDER.mkdir(exist_ok=True)
        for key in given.keys:
            text = "\n".join(lines(key, given.games)) + "\n"
            (FOLDER / f"{key}.games.txt").write_text(text, encoding="utf-8")
        return
    found = [line for key in given.keys for line in differences(key, given.games)]
    print("\n".join(found) if found else "All games are as pinned.")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
