"""Many games of a kind, stepped together: words in, observations, masks and results out as bytes. Compiled.

Each game waits for a learner. Where only one seat learns, the others are played here, at random or by the game's advice.
A game that is over is followed by the next one at once, so that every place always holds a question. An action is a word, or in
`ManyChains` the number of a chain of words.
"""

from typing import Final

from librt.strings import BytesWriter, write_f32_le, write_i16_le
from mypy_extensions import i16, i64, u8

from westmarch.core.errors import IllegalWord
from westmarch.core.game import Game, Options
from westmarch.core.hidden.observation import Observer
from westmarch.core.players.advice import Advisor
from westmarch.core.players.chains import USUAL, Chain, Limits, chains, goes_on
from westmarch.core.rng import Rng
from westmarch.core.state import NOBODY, State

EVERY_SEAT: Final = -1  # all seats learn
NO_BYTES: Final = b""
NO_WORD: Final = -1  # where a chain has ended


class Many:
    """Games in numbered places. What a step brought lies in the fields until the next one."""

    observations: bytes  # of the seat that is asked at each place
    masks: bytes  # a byte for each action, 1 where it may be chosen
    seats: bytes  # who is asked
    rewards: bytes  # of each place what each of its seats got: 32-bit floats, 0 until a game is over
    ended: bytes  # 1 where a game ended in this step and the next one began
    finals: bytes  # the learner's last observations of those games, in the order of places
    finished: i64  # games that came to their end, since the last reset
    said: i64  # words that were said in them and in those under way, the other players' included
    begun: list[int]  # the seed of the game at each place
    words: list[list[int]]  # all that was said in it: seed and words are the game

    def __init__(
        self,
        game: Game,
        options: Options,
        places: int,
        learner: int = EVERY_SEAT,
        advisor: Advisor | None = None,
        observing: bool = True,
    ) -> None:
        self.game = game
        self.options = options
        self.places: i64 = places
        self.learner: i64 = learner
        self.advisor = advisor
        self.observing = observing
        self.seat_count: i64 = options.seats
        self.observer: Observer = game.observer()
        self.no_actions = bytes(len(game.vocabulary))
        self.no_rewards = bytes(4 * options.seats)
        self.states: list[State] = []
        self.seeds: list[int] = []
        self.begun = [0] * places
        self.words = [[] for _ in range(places)]
        self.rng = Rng(0)
        self.observations = self.masks = self.seats = self.rewards = self.ended = self.finals = NO_BYTES
        self.seen = BytesWriter()  # both are as large at every step: what they are written into is kept
        self.may_say = BytesWriter()
        self.finished = 0
        self.said = 0

    def reset(self, seed: int) -> None:
        """Begin anew: place i plays the games with the seeds seed + i, seed + i + places, and so on."""
        self.rng = Rng(seed)
        self.seeds = [seed + place for place in range(self.places)]
        self.states = []
        for place in range(self.places):
            self.states.append(self.next_game(place))
        self.ready()

    def resume(
        self, states: list[State], begun: list[int], words: list[list[int]], seeds: list[int], chance: int
    ) -> None:
        """Go on with games that were begun elsewhere, the next ones with these seeds."""
        self.rng = Rng()
        self.rng.state = chance
        self.begun = list(begun)
        self.words = [list(said) for said in words]
        self.seeds = list(seeds)
        self.states = list(states)
        self.ready()

    def ready(self) -> None:
        """Nothing has been said yet."""
        self.finished = 0
        self.said = 0
        self.rewards = self.no_rewards * self.places
        self.ended = bytes(self.places)
        self.finals = NO_BYTES
        self.look()

    def check(self, actions: list[int]) -> None:
        """Refuse actions that cannot all be taken."""
        if len(actions) != len(self.states):
            raise IllegalWord(f"{len(actions)} actions for {len(self.states)} games")
        for place in range(len(actions)):
            allowed = self.allowed(place)
            if actions[place] not in allowed:
                raise IllegalWord(f"game {place}: action {actions[place]} is not allowed now; allowed: {allowed}")

    def allowed(self, place: i64) -> list[int]:
        """The actions that can be taken at a place."""
        return self.states[place].options

    def say(self, place: i64, state: State, action: int) -> None:
        """Take an action that was checked."""
        state.apply(action)
        self.words[place].append(action)

    def step(self, actions: list[int]) -> None:
        """Take an action in every game; where one cannot be taken, none is."""
        self.check(actions)
        rewards = BytesWriter()
        ended = BytesWriter()
        finals = BytesWriter()
        for place in range(self.places):
            state = self.states[place]
            before = state.said
            self.say(place, state, actions[place])
            self.play_others(place, state)
            self.said += state.said - before
            if state.seat == NOBODY:
                self.finish(place, state, rewards, finals)
                ended.append(1)
            else:
                rewards.write(self.no_rewards)
                ended.append(0)
        self.rewards = rewards.getvalue()
        self.ended = ended.getvalue()
        self.finals = finals.getvalue()
        self.look()

    def finish(self, place: i64, state: State, rewards: BytesWriter, finals: BytesWriter) -> None:
        """Note how a game ended, and begin the next one."""
        for value in state.returns():
            write_f32_le(rewards, value)
        if self.observing and self.learner != EVERY_SEAT:
            self.observer.encode(state, self.learner, finals)
        self.finished += 1
        self.states[place] = self.next_game(place)

    def next_game(self, place: i64) -> State:
        """A new game that waits for a learner; one that ends before is passed over."""
        while True:
            seed = self.seeds[place]
            self.seeds[place] = seed + self.places
            self.begun[place] = seed
            self.words[place] = []
            state = self.game.new(self.options, seed)
            self.play_others(place, state)
            if state.seat != NOBODY:
                return state

    def play_others(self, place: i64, state: State) -> None:
        """Say the words of those who do not learn."""
        learner = self.learner
        if learner == EVERY_SEAT:
            return
        advisor = self.advisor
        rng = self.rng
        said = self.words[place]
        while state.seat != learner and state.seat != NOBODY:
            if advisor is None:
                options = state.options
                word = options[rng.below(len(options))]
            else:
                word = advisor.choose(state, rng)
            state.apply(word)
            said.append(word)

    def look(self) -> None:
        """Write down what is asked at every place."""
        observations, masks, seats = self.seen, self.may_say, BytesWriter()
        observations.truncate(0)
        masks.truncate(0)
        observer = self.observer
        for place in range(self.places):
            state = self.states[place]
            if self.observing:
                observer.encode(state, state.seat, observations)
            base: i64 = len(masks)
            masks.write(self.no_actions)
            for action in self.allowed(place):
                masks[base + action] = 1
            seats.append(u8(state.seat))
        self.observations = observations.getvalue()
        self.masks = masks.getvalue()
        self.seats = seats.getvalue()


class Sight:
    """What the seats of one game at a time see and are told. What is written into is kept, so nothing grows at every word."""

    def __init__(self, game: Game) -> None:
        self.observer: Observer = game.observer()
        self.no_words = bytes(len(game.vocabulary))
        self.spellings: list[str] = game.vocabulary.spell_all(list(range(len(game.vocabulary))))
        self.seen = BytesWriter()
        self.may_say = BytesWriter()

    def observation(self, state: State, seat: i64) -> bytes:
        """What a seat may know."""
        seen = self.seen
        seen.truncate(0)
        self.observer.encode(state, seat, seen)
        return seen.getvalue()

    def mask(self, allowed: list[int]) -> bytes:
        """A byte for each word, 1 where it may be said."""
        may_say = self.may_say
        may_say.truncate(0)
        may_say.write(self.no_words)
        for word in allowed:
            may_say[word] = 1
        return may_say.getvalue()

    def spelled(self, words: list[int]) -> list[str]:
        """Words as they are written."""
        spellings = self.spellings
        return [spellings[word] for word in words]


class ManyChains(Many):
    """The same where an action is the number of a chain in the list of those that may be said."""

    chains: bytes  # of each place all its chains, `most` times `longest` words as 16-bit numbers
    listed: list[list[Chain]]

    def __init__(
        self,
        game: Game,
        options: Options,
        places: int,
        learner: int = EVERY_SEAT,
        advisor: Advisor | None = None,
        observing: bool = True,
        limits: Limits = USUAL,
    ) -> None:
        super().__init__(game, options, places, learner, advisor, observing)
        self.limits = limits
        self.no_actions = bytes(limits.most)
        self.numbers = list(range(limits.most))
        self.listed = []
        self.chains = NO_BYTES

    def allowed(self, place: i64) -> list[int]:
        return self.numbers[: len(self.listed[place])]

    def say(self, place: i64, state: State, action: int) -> None:
        seat = state.seat
        for word in self.listed[place][action]:
            state.apply(word)
            self.words[place].append(word)
            if not goes_on(state, seat):
                return

    def look(self) -> None:
        """Write down what is asked at every place, and the chains that answer it."""
        written = BytesWriter()
        self.listed = []
        for state in self.states:
            found = chains(state, self.limits)
            self.listed.append(found)
            put_chains(written, found, self.limits)
        self.chains = written.getvalue()
        super().look()


def put_chains(out: BytesWriter, found: list[Chain], limits: Limits) -> None:
    """Append a list of chains in its full length."""
    for chain in found:
        for word in chain:
            write_i16_le(out, i16(word))
        for _ in range(limits.longest - len(chain)):
            write_i16_le(out, NO_WORD)
    for _ in range((limits.most - len(found)) * limits.longest):
        write_i16_le(out, NO_WORD)
