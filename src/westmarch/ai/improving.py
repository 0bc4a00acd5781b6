"""A better deck found by play: cards are exchanged within the rules, and a change stays that a test has shown to be better.

A trial changes one deck of the table and plays on the same seeds with the change and without. What counts is the pair: won by one of the two
only, or by both or neither. The test ends it as soon as it is certain, or after so many games. Each trial follows from the seed and
its number, so that a search that was interrupted goes on as if it had not been, on however many processes.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from westmarch.ai.measuring.sprt import OPEN, SCORES, STRONGER, Claims, judge
from westmarch.ai.pools import Workers, hired
from westmarch.ai.simulate import Task, chunks, play_game, specs_for_seats
from westmarch.core.errors import BadFile, BadOptions
from westmarch.core.game import Game, Options
from westmarch.core.rng import Rng

BATCH = 20  # pairs between two looks at the test: the same number whoever works at it
PIECE = 5  # pairs handed to a process at a time
TRIES = 200  # of a change that keeps to the rules
HERO_IN = 8  # one change of so many is that of a hero
SEEDS_A_TRIAL = 100_000  # so that no two trials share one
CHECK_SEEDS = 1 << 40  # far from those of all trials
WORSE, EQUAL, BETTER = 0, 2, 4  # the halves of a point that a pair brings the change


class Trial(msgspec.Struct, frozen=True):
    """A change that was tried: the decks, how many pairs had each result, and whether it stayed."""

    decks: tuple[str, ...]
    pairs: tuple[int, ...]
    taken: bool

    @property
    def games(self) -> int:
        """How many games were played with the change and without."""
        return 2 * sum(self.pairs)


class Search(msgspec.Struct, frozen=True, kw_only=True):
    """A search with all that repeats it, and how far it has come."""

    game: str
    rules: int
    settings: dict[str, Any]  # of the table, without its decks
    player: str
    seed: int
    claims: Claims
    trial_games: int  # at most
    start: tuple[str, ...]  # the decks that it began with
    trials: tuple[Trial, ...] = ()

    @property
    def decks(self) -> tuple[str, ...]:
        """The decks that are best so far."""
        return next((trial.decks for trial in reversed(self.trials) if trial.taken), self.start)

    @property
    def games(self) -> int:
        """How many games have been played."""
        return sum(trial.games for trial in self.trials)


class Cards(NamedTuple):
    """What decks are made of, by ids."""

    heroes: tuple[str, ...]
    others: tuple[str, ...]


class Pairs(NamedTuple):
    """Games to be played with two choices of decks."""

    game: Game
    change: Options
    present: Options
    player: str
    seeds: range


# The search


def improve(
    game: Game,
    cards: Cards,
    search: Search,
    games: int,
    jobs: int = 1,
    progress: Callable[[Search, int], None] | None = None,
    on: str = "",
) -> Search:
    """Try changes until so many games have been played. `progress` is told the search after each trial, and meanwhile the games so far."""
    specs_for_seats(with_decks(game, search, search.start), [search.player])
    with hired(jobs, on) as workers:
        while search.games < games:
            decks = proposal(game, cards, search, Rng(search.seed * SEEDS_A_TRIAL + len(search.trials)))
            for trial in trial_of(game, search, decks, workers):
                if progress is not None:
                    progress(search, search.games + trial.games)
            search = msgspec.structs.replace(search, trials=(*search.trials, trial))
            if progress is not None:
                progress(search, search.games)
    return search


def trial_of(game: Game, search: Search, decks: tuple[str, ...], workers: Workers) -> Iterator[Trial]:
    """A trial as it stands after each batch; the last one is decided."""
    first = (search.seed + len(search.trials)) * SEEDS_A_TRIAL
    change, present = (with_decks(game, search, some) for some in (decks, search.decks))
    counts = [0] * len(SCORES)
    for batch in chunks(range(first, first + max(1, search.trial_games // 2)), BATCH):
        pieces = [Pairs(game, change, present, search.player, piece) for piece in chunks(batch, PIECE)]
        for results in workers.run(play_pairs, pieces):
            for result in results:
                counts[result] += 1
        holds = judge(counts, search.claims).holds
        yield Trial(decks, tuple(counts), holds == STRONGER)
        if holds != OPEN:
            return


def play_pairs(pairs: Pairs) -> list[int]:
    """What each pair brings the change."""
    results = []
    for seed in pairs.seeds:
        with_it, without = (
            play_game(pairs.game, options, [pairs.player] * options.seats, seed).returns()[0]
            for options in (pairs.change, pairs.present)
        )
        results.append(BETTER if with_it > without else WORSE if with_it < without else EQUAL)
    return results


def victories(game: Game, search: Search, decks: tuple[str, ...], games: int, jobs: int = 1, on: str = "") -> int:
    """How many of so many games are won with some decks, on seeds that no trial has seen."""
    task = Task(game, with_decks(game, search, decks), (search.player,), range(CHECK_SEEDS, CHECK_SEEDS + games))
    with hired(jobs, on) as workers:
        return sum(workers.run(won_of, [task._replace(seeds=piece) for piece in chunks(task.seeds, PIECE)]))


def won_of(task: Task) -> int:
    """How many games of a task are won."""
    specs = task.specs * task.options.seats
    return sum(play_game(task.game, task.options, specs, seed).returns()[0] > 0 for seed in task.seeds)


# Changes


def with_decks(game: Game, search: Search, decks: Sequence[str]) -> Options:
    """The table of a search with some decks; a table that refuses them says why."""
    return game.options({**search.settings, "decks": list(decks)})


def proposal(game: Game, cards: Cards, search: Search, rng: Rng) -> tuple[str, ...]:
    """The best decks so far with one change by chance that the rules allow."""
    decks = search.decks
    for _ in range(TRIES):
        seat = rng.below(len(decks))
        heroes, others = changed_deck(game, cards, decks[seat], rng)
        changed = (*decks[:seat], written(heroes, others), *decks[seat + 1 :])
        if changed[seat] != decks[seat] and not game.deck_faults(heroes, others) and allowed(game, search, changed):
            return changed
    raise BadOptions("no change of these decks keeps to the rules")


def changed_deck(game: Game, cards: Cards, deck: str, rng: Rng) -> tuple[tuple[str, ...], Counter[str]]:
    """A deck with one change, and as many cards as before, or as it must have."""
    heroes, others = read(deck)
    rules = game.deck_rules
    size = max(others.total(), rules.least_cards if rules is not None else 0)
    if rng.below(HERO_IN) == 0:
        heroes, others = with_another_hero(game, cards, heroes, others, rng)
    else:
        others = with_another_card(cards, others, rng)
    return heroes, filled(game, cards, heroes, others, size, rng)


def allowed(game: Game, search: Search, decks: Sequence[str]) -> bool:
    """Whether the table takes these decks together."""
    try:
        with_decks(game, search, decks)
    except BadOptions:
        return False
    return True


def with_another_card(cards: Cards, others: Counter[str], rng: Rng) -> Counter[str]:
    """Some copies of a card are exchanged for as many of another."""
    out = sorted(others)[rng.below(len(others))]
    copies = 1 + rng.below(others[out])
    changed = others.copy()
    changed[out] -= copies
    changed[cards.others[rng.below(len(cards.others))]] += copies
    return +changed


def with_another_hero(
    game: Game, cards: Cards, heroes: tuple[str, ...], others: Counter[str], rng: Rng
) -> tuple[tuple[str, ...], Counter[str]]:
    """A hero is exchanged for another; cards that nobody could pay for any more are left out."""
    place = rng.below(len(heroes))
    party = (*heroes[:place], cards.heroes[rng.below(len(cards.heroes))], *heroes[place + 1 :])
    foreign = {fault.card for fault in game.deck_faults(party, others)}
    return party, Counter({card: copies for card, copies in others.items() if card not in foreign})


def filled(
    game: Game, cards: Cards, heroes: tuple[str, ...], others: Counter[str], size: int, rng: Rng
) -> Counter[str]:
    """A deck with cards added by chance, none of them against the rules, until it has so many."""
    whole = others.copy()
    fitting = list(cards.others)
    while fitting and whole.total() < size:
        card = fitting[rng.below(len(fitting))]
        if any(fault.card == card for fault in game.deck_faults(heroes, {card: whole[card] + 1})):
            fitting.remove(card)
        else:
            whole[card] += 1
    return whole


def read(deck: str) -> tuple[tuple[str, ...], Counter[str]]:
    """A deck that is written out."""
    heroes, _, others = deck.partition("|")
    counted = Counter[str]()
    for entry in others.split("+"):
        card, _, copies = entry.partition("*")
        counted[card] += int(copies or 1)
    return tuple(heroes.split("+")), counted


def written(heroes: Sequence[str], others: Counter[str]) -> str:
    """A deck as the setting `decks` takes it."""
    return "+".join(heroes) + "|" + "+".join(f"{card}*{copies}" for card, copies in sorted(others.items()))


# Files


def save(path: Path, search: Search) -> None:
    """Write how far a search has come."""
    try:
        path.write_bytes(msgspec.json.format(msgspec.json.encode(search)) + b"\n")
    except OSError as error:
        raise BadFile(error.strerror or "cannot be written", file=str(path)) from None


def taken_up(path: Path, begun: Search) -> Search:
    """The search that a file holds, to go on with it; the one that begins, where there is none. Another search is refused."""
    try:
        found = msgspec.json.decode(path.read_bytes(), type=Search)
    except FileNotFoundError:
        return begun
    except OSError as error:
        raise BadFile(error.strerror or "cannot be read", file=str(path)) from None
    except msgspec.MsgspecError as error:
        raise BadFile(f"no search: {error}", file=str(path)) from None
    if msgspec.structs.replace(found, trials=()) != begun:
        raise BadFile("this is another search: other decks, settings, player, seed or test", file=str(path))
    return found
