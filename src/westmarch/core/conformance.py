"""Checks that every game passes, whatever its rules: a test suite need only call them.

Each function plays seeded games and raises `AssertionError` with the seed and the words that led there.
"""

import pickle
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator
from operator import gt
from typing import TypeVar

import msgspec

from westmarch.core.errors import BadFile, IllegalWord
from westmarch.core.game import Game, Options
from westmarch.core.hidden.observation import Observer
from westmarch.core.players.advice import Advisor
from westmarch.core.rng import Rng
from westmarch.core.state import PUBLIC, Notice, State
from westmarch.core.table import Table, load
from westmarch.core.words import DONE, PASS

Chooser = Callable[[State, Rng], int]
Answer = TypeVar("Answer")
GUESSES = 7  # how many guesses the truth is compared with
# Ranks that are spread evenly give a larger sum than this once in a hundred thousand times.
MOST_UNEVEN = 36.0


def at_random(state: State, rng: Rng) -> int:
    """A uniformly random word."""
    return rng.pick(state.options)


def decisions(game: Game, options: Options, seed: int, choose: Chooser = at_random) -> Iterator[Table]:
    """A seeded game as the same table at each of its decisions and at its end."""
    table = Table(game, options, seed)
    rng = Rng(seed + 1)
    while not table.state.over:
        yield table
        table.choose(choose(table.state, rng))
        assert len(table.words) <= game.facts.max_words, f"seed {seed}: longer than declared"
    yield table


def people_of(options: Options) -> list[int]:
    """Every viewer of a table, a spectator included."""
    return [*sorted(set(options.people())), PUBLIC]


def check_options(game: Game, options: Options, seed: int, choose: Chooser = at_random) -> None:
    """Options are never empty, sorted, known words; the log and the prompt can be told; an end has results."""
    for table in decisions(game, options, seed, choose):
        state = table.state
        context = f"{game.key}, seed {seed}, after {len(table.words)} words"
        for notice in state.notices or []:
            assert len(game.notice_things(notice)) == len(game.notices[notice.kind].senses), context
        if state.over:
            low, high = game.facts.returns
            returns = state.returns()
            assert len(returns) == options.seats, context
            assert all(low <= value <= high for value in returns), context
            assert game.outcome(state).keys() >= {"winner", "by"}, context
        else:
            assert state.options, context
            assert state.options == sorted(set(state.options)), context
            assert 0 <= state.options[0] <= state.options[-1] < len(game.vocabulary), context
            assert 0 <= state.seat < options.seats, context
            assert len(game.prompt_things(state)) <= len(game.prompt(state).senses), context


def check_illegal_words(game: Game, options: Options, seed: int) -> None:
    """A word that is not an option is refused and changes nothing."""
    for table in decisions(game, options, seed):
        before = game.hash(table.state)
        for word in (-1, len(game.vocabulary), *range(0, len(game.vocabulary), 7)):
            if word not in table.state.options:
                try:
                    table.state.choose(word)
                except IllegalWord:
                    continue
                raise AssertionError(f"{game.key}, seed {seed}: word {word} was taken")
        assert game.hash(table.state) == before


def check_clones(game: Game, options: Options, seed: int) -> None:
    """A copy is equal and independent, goes the same way, and so does a pickled one."""
    for table in decisions(game, options, seed):
        state = table.state
        before = game.hash(state)
        copy = state.clone()
        assert game.hash(copy) == before, f"{game.key}, seed {seed}: a copy differs"
        pickled = pickle.loads(pickle.dumps(state))
        assert game.hash(pickled) == before, f"{game.key}, seed {seed}: a pickled copy differs"
        if not state.over:
            word = state.options[seed % len(state.options)]
            copy.choose(word)
            pickled.choose(word)
            assert game.hash(copy) == game.hash(pickled)
            assert game.hash(state) == before, f"{game.key}, seed {seed}: a copy shares something"


def check_records(game: Game, options: Options, seed: int, choose: Chooser = at_random) -> None:
    """A record replays to the same state, and notices change nothing."""
    *_, table = decisions(game, options, seed, choose)
    silent = game.new(options, seed)
    for word in table.words:
        assert word in silent.options, f"{game.key}, seed {seed}: the log changes the game"
        silent.choose(word)
    assert game.hash(silent) == game.hash(table.state), f"{game.key}, seed {seed}: the log changes the game"
    again = load(table.record_text())
    assert game.hash(again.state) == game.hash(table.state), f"{game.key}, seed {seed}: a record leads elsewhere"


def check_positions(game: Game, options: Options, seed: int, choose: Chooser = at_random) -> None:
    """A position round-trips at every decision, asks the same question, and goes on in the same way."""
    for table in decisions(game, options, seed, choose):
        state = table.state
        text = game.position_text(state)
        try:
            again = game.read_position(text)
        except BadFile as error:
            raise AssertionError(f"{game.key}, seed {seed}: {error}\n{text}") from error
        context = f"{game.key}, seed {seed}, after {len(table.words)} words\n{text}"
        assert game.hash(again) == game.hash(state), context
        asked = (again.seat, again.prompt, again.prompt_args, again.options)
        assert asked == (state.seat, state.prompt, state.prompt_args, state.options), context
        if not state.over:
            there = state.clone()
            word = state.options[len(table.words) % len(state.options)]
            again.choose(word)
            there.choose(word)
            assert game.hash(again) == game.hash(there), f"after '{game.vocabulary.spell(word)}' it differs; {context}"


def check_undo(game: Game, options: Options, seed: int) -> None:
    """A free undo leads to the state before and is refused past the barrier; a rewind past it changes the dice to come."""
    table = Table(game, options, seed)
    rng = Rng(seed)
    while not table.state.over and len(table.words) < 60:
        before = game.hash(table.state)
        speaker = options.people()[table.state.seat]
        word = rng.pick(table.state.options)
        table.choose(word)
        if table.may_undo(speaker):
            table.undo(speaker)
            assert game.hash(table.state) == before, f"{game.key}, seed {seed}: undo leads elsewhere"
            table.choose(word)
    text = table.record_text()
    assert game.hash(load(text).state) == game.hash(table.state)
    if table.state.barrier > 0:
        table.rewind(int(table.state.barrier) - 1)
        assert table.forks
        while not table.state.over and len(table.words) < 60:
            table.choose(rng.pick(table.state.options))
        assert game.hash(load(table.record_text()).state) == game.hash(table.state)


def check_secrets(game: Game, options: Options, seed: int, choose: Chooser = at_random) -> None:
    """For every viewer at every decision: a redeal changes nothing he may know, and nothing public depends on the rest."""
    observer = game.observer()
    for table in decisions(game, options, seed, choose):
        state = table.state
        for viewer in people_of(options):
            context = f"{game.key}, seed {seed}, after {len(table.words)} words, viewer {viewer}"
            guess = guessed(state, viewer, seed, context)
            assert seen(guess, viewer) == seen(state, viewer), f"{context}: the view changed"
            assert asked(guess) == asked(state), f"{context}: another question"
            for seat, person in enumerate(options.people()):
                if person == viewer:
                    check_observation(observer, state, guess, seat, context)
            if not state.over and (options.people()[state.seat] == viewer or not game.prompt(state).secret):
                assert guess.options == state.options, f"{context}: options that he may see changed"
            if not state.over and options.people()[state.seat] == viewer:
                vain = game.in_vain(state)
                assert vain <= set(state.options), f"{context}: what cannot be said is in vain"
                assert vain == game.in_vain(guess), f"{context}: what is in vain tells what he cannot know"
                hindered = game.hindrances(state)
                assert hindered == game.hindrances(guess), f"{context}: a reason tells what he cannot know"
            # A fair guess does not depend on what is really there.
            twin = guessed(guessed(state, viewer, seed + 7, context), viewer, seed, context)
            assert game.hash(twin) == game.hash(guess), f"{context}: the guess depends on the truth"
            if not state.over:
                check_next_asker(state, guess, viewer, context)


def check_observation(observer: Observer, state: State, guess: State, seat: int, context: str) -> None:
    """What a learning agent on a seat is told is the same whatever is hidden from it, and no number is above its bound."""
    layout = observer.layout
    here, there = observer.observation(state, seat), observer.observation(guess, seat)
    if here != there:
        told = [name for name, a, b in zip(layout.names, here, there, strict=True) if a != b]
        raise AssertionError(f"{context}: numbers of the observation tell what is hidden: {told[:5]}")
    if any(map(gt, here, layout.most)):
        above = [name for name, number, most in zip(layout.names, here, layout.most, strict=True) if number > most]
        raise AssertionError(f"{context}: numbers of the observation above their bounds: {above[:5]}")


def guessed(state: State, viewer: int, seed: int, context: str) -> State:
    """A copy in which all that a person cannot know is guessed."""
    copy = state.clone()
    try:
        copy.redeal(viewer, Rng(seed))
    except RuntimeError as error:
        raise AssertionError(f"{context}: {error}") from error
    return copy


def written(data: object) -> bytes:
    """Views and plain data in one form, the same for the same content."""
    return msgspec.json.encode(data, order="deterministic")


def seen(state: State, viewer: int) -> bytes:
    """What a person sees, as text that can be compared."""
    return written(state.view(viewer))


def asked(state: State) -> tuple[int, int, tuple[int, ...]]:
    """What everybody knows of a question: who is asked what."""
    return int(state.seat), int(state.prompt), state.prompt_args


def check_next_asker(state: State, guess: State, viewer: int, context: str) -> None:
    """The same word on a state and on its redeal tells the viewer the same, as long as nothing is revealed."""
    common = sorted(set(state.options) & set(guess.options))
    if not common:
        return
    word = common[int(state.said) % len(common)]
    here, there = after(state, word), after(guess, word)
    if here.barrier < here.said and there.barrier < there.said:
        tells = "depends on what is hidden, and no barrier was raised"
        assert asked(here) == asked(there), f"{context}: the next question {tells}"
        assert heard(here.notices, viewer) == heard(there.notices, viewer), f"{context}: the log {tells}"
        assert seen(here, viewer) == seen(there, viewer), f"{context}: the next view {tells}"


def after(state: State, word: int) -> State:
    """A copy in which a word has been said, with its log."""
    copy = state.clone()
    copy.notices = []
    copy.apply(word)
    return copy


def check_silent(
    game: Game,
    options: Options,
    seed: int,
    prompts: Collection[str],
    choose: Chooser = at_random,
    seen: Callable[[int], object] = lambda _word: None,
) -> None:
    """Whichever word answers one of these secret prompts, the others learn the same, as long as nothing is revealed.

    `done` and `pass` are left out: that a chain ends or a seat declines may be seen. `seen` is what else may be seen of
    a word, like a card's back.
    """
    for table in decisions(game, options, seed, choose):
        state = table.state
        if state.over or game.prompt(state).name not in prompts:
            continue
        results = [(seen(word), after(state, word)) for word in state.options if word not in (DONE, PASS)]
        results = [(back, result) for back, result in results if result.barrier < result.said]
        for viewer in people_of(options):
            if viewer != state.viewers[state.seat]:
                told = {
                    (
                        back,
                        written((asked(result), heard(result.notices, viewer), result.view(viewer))),
                    )
                    for back, result in results
                }
                context = f"{game.key}, seed {seed}, after {len(table.words)} words, viewer {viewer}"
                assert len(told) <= len({back for back, _ in results}), (
                    f"{context}: another can tell what was chosen in secret"
                )


def check_guesses(
    game: Game,
    options: Options,
    seeds: Iterable[int],
    secrets: Callable[[State, int], object] = lambda state, viewer: state.view(viewer),
    choose: Chooser = at_random,
) -> None:
    """Over many games, at one decision each, the truth looks like any of the guesses.

    Compared is what the other people see of it (`secrets` of a state and a person). Some guess must differ from the
    truth, and the rank of the truth among the guesses must be spread evenly: guesses that prefer some deals push it to
    the ends. That holds where people choose at random, for then their choices tell little.
    """
    ranks = [0] * (GUESSES + 1)
    for seed in seeds:
        rng = Rng(seed + 2)
        state = random_decision(game, options, seed, rng, choose)
        for viewer in people_of(options):
            others = [other for other in people_of(options) if other not in (viewer, PUBLIC)]
            truth = written([secrets(state, other) for other in others])
            guesses = []
            for _ in range(GUESSES):
                guess = state.clone()
                guess.redeal(viewer, rng)
                guesses.append(written([secrets(guess, other) for other in others]))
            if any(guess != truth for guess in guesses):
                below = sum(guess < truth for guess in guesses)
                ranks[below + int(rng.below(guesses.count(truth) + 1))] += 1
    if game.facts.information == "hidden":
        assert sum(ranks) > 0, f"{game.key}: no guess ever differs from the truth"
    expected = sum(ranks) / len(ranks)
    uneven = sum((count - expected) ** 2 / expected for count in ranks if expected)
    assert uneven < MOST_UNEVEN, f"{game.key}: the truth does not look like the guesses; its ranks: {ranks}"


def random_decision(game: Game, options: Options, seed: int, rng: Rng, choose: Chooser) -> State:
    """A copy of the state at one decision of a seeded game, each as likely."""
    chosen = game.new(options, seed)
    for table in decisions(game, options, seed, choose):
        if not table.state.over and rng.below(len(table.words) + 1) == 0:
            chosen = table.state.clone()
    return chosen


def heard(notices: list[Notice] | None, viewer: int) -> list[Notice]:
    """The log entries that a person gets."""
    return [notice for notice in notices or [] if notice.heard_by(viewer)]


def check_reach(game: Game, options: Options, games: int, choose: Chooser = at_random) -> Counter[str]:
    """Play many games and count the words said, so that a test can ask for those it wants to have seen."""
    counts: Counter[str] = Counter()
    for seed in range(games):
        *_, table = decisions(game, options, seed, choose)
        counts.update(game.vocabulary.spell_all(table.words))
    return counts


def check_advice(game: Game, options: Options, seed: int, words: int = 300) -> None:
    """Advice is legal, leaves the state alone and says nothing that the seat to choose may not know, for the first words.

    Advised words are mixed with random ones, so that more questions are asked.
    """
    advisor, begun = game.advisor(), game.new(options, seed)

    def mixed(state: State, rng: Rng) -> int:
        return advisor.choose(state, rng) if rng.below(3) else rng.pick(state.options)

    for table in decisions(game, options, seed, mixed):
        state = table.state
        if state.over or len(table.words) == words:
            return
        context = f"{game.key}, seed {seed}, after {len(table.words)} words"
        before = game.hash(state)
        assert honest(state, lambda table: advisor.choose(table, Rng(seed))) in state.options, context
        assert honest(state, lambda table: advisor.playout(table, Rng(seed))) in state.options, context
        interesting = honest(state, advisor.interesting)
        assert interesting, context
        assert interesting == sorted(set(interesting) & set(state.options)), context
        check_judgement(advisor, state)
        assert game.aspects(state, state.seat).keys() == game.aspects(begun, state.seat).keys(), context
        assert game.hash(state) == before, f"{context}: advice changed the state"


def check_judgement(advisor: Advisor, state: State) -> None:
    """What a search is guided by: shares for all words, an estimate for each seat."""
    weights = advisor.weigh(state, state.options)
    assert len(weights) == len(state.options)
    assert min(weights) >= 0.0
    assert abs(sum(weights) - 1.0) < 1e-6
    estimates = advisor.estimate(state)
    assert len(estimates) == len(state.viewers)
    assert all(-1.0 <= estimate <= 1.0 for estimate in estimates)


def honest(state: State, ask: Callable[[State], Answer]) -> Answer:
    """An answer to the question that a seat is asked: the same whatever is hidden from the seat's person."""
    context = f"after {state.said} words"
    answer = ask(state)
    guess = guessed(state, state.viewers[state.seat], int(state.said), context)
    assert ask(guess) == answer, f"{context}: the answer depends on what is hidden"
    return answer


def check_all(game: Game, options: Options, seed: int, choose: Chooser = at_random) -> None:
    """Every check on one seeded game."""
    check_options(game, options, seed, choose)
    check_illegal_words(game, options, seed)
    check_clones(game, options, seed)
    check_records(game, options, seed, choose)
    check_positions(game, options, seed, choose)
    check_undo(game, options, seed)
    check_secrets(game, options, seed, choose)
    check_advice(game, options, seed)
