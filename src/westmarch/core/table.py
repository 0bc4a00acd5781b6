"""A game in progress with its history: saying words, taking them back, writing and replaying records."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from westmarch.core import registry
from westmarch.core.errors import BadFile, IllegalWord, NotAllowed, UnknownGame, WestmarchError
from westmarch.core.game import Game, Options, options_data
from westmarch.core.keyed import KeyedStream
from westmarch.core.rng import is_key
from westmarch.core.state import Notice, State
from westmarch.core.written import record as records
from westmarch.core.written.record import HASH_EVERY, Entry, Record

UNTOLD = -1  # a word that was chosen in secret


class Told(NamedTuple):
    """What one viewer learned when a word was said: who was asked what, the word unless secret, what happened."""

    seat: int
    prompt: int
    prompt_args: tuple[int, ...]
    word: int
    notices: list[Notice]


class Table:
    """A state together with the words that led to it."""

    def __init__(self, game: Game, options: Options, seed: int, origin: Mapping[str, object] | None = None) -> None:
        self.game = game
        self.options = options
        self.seed = seed
        self.origin = origin  # the position in which the game was taken up, where that is not its beginning
        self.words: list[int] = []
        self.forks: list[tuple[int, int]] = []  # after how many words, and the fork's number
        self.state: State = self.beginning()
        self.state.notices = []

    def beginning(self) -> State:
        """The state before the first word."""
        if self.origin is not None:
            state = self.game.load_position(self.origin)
            if is_key(self.seed):
                # A position holds no future; its own fingerprint tells this stream from the first one.
                state.draw_from(KeyedStream(self.seed, self.game.hash(state)))
            return state
        return self.game.new(self.options, self.seed)

    def say(self, spelling: str) -> list[Notice]:
        """Say a word as text and get what happened; an illegal one raises with the legal ones and changes nothing."""
        if self.state.over:
            raise IllegalWord("the game is over")
        word = self.game.vocabulary.number(spelling)
        if word not in self.state.options:
            legal = " ".join(self.game.vocabulary.spell_all(self.state.options))
            raise IllegalWord(f"'{spelling}' is not allowed now; allowed: {legal}")
        return self.choose(word)

    def choose(self, word: int) -> list[Notice]:
        """Say a word by its number and get what happened."""
        self.state.notices = []
        self.state.choose(word)
        self.words.append(word)
        return self.state.notices or []

    # Taking back

    def may_undo(self, viewer: int) -> bool:
        """Whether this person may take the last word back without asking anybody."""
        return len(self.words) > self.state.barrier and self.state.speaker == viewer

    def undo(self, viewer: int) -> None:
        """Take the last word back; refused where it revealed something or was another person's."""
        if not self.may_undo(viewer):
            raise NotAllowed("the last word cannot be taken back: it was another's, or something was revealed since")
        self.rewind(len(self.words) - 1)

    def rewind(self, length: int) -> None:
        """Go back to an earlier word, to which everybody has agreed. Across a barrier chance takes another course."""
        if not 0 <= length <= len(self.words):
            raise NotAllowed(f"there are only {len(self.words)} words")
        number = next_fork(self.forks, length, int(self.state.barrier))
        self._replay(self.words[:length])
        if number:
            self.forks.append((length, number))
            self.state.fork(number)

    def _replay(self, words: list[int]) -> None:
        self.words = words
        # Forks that lie behind the end move there: without them, the future that everybody has seen would come back.
        self.forks = [(min(said, len(words)), number) for said, number in self.forks]
        for state in self._states():
            self.state = state
        self.state.notices = []

    def _states(self) -> Iterator[State]:
        """The same state before each word and at the end, forks included."""
        state = self.beginning()
        forks = list(self.forks)
        for said, word in enumerate([*self.words, None]):
            while forks and forks[0][0] == said:
                state.fork(forks.pop(0)[1])
            yield state
            if word is not None:
                state.choose(word)

    # What others may know of it

    def transcript(self, viewer: int) -> list[Told]:
        """The game so far as one viewer followed it: no secret word of another, no notice that was not for him."""
        told: list[Told] = []
        for said, state in enumerate(self._states()):
            if told:
                told[-1].notices.extend(notice for notice in state.notices or [] if notice.heard_by(viewer))
            if said < len(self.words):
                secret = self.game.prompt(state).secret and state.viewers[state.seat] != viewer
                word = UNTOLD if secret else self.words[said]
                told.append(Told(int(state.seat), int(state.prompt), state.prompt_args, word, []))
                state.notices = []
        return told

    # Records

    def record(self) -> Record:
        """The game so far, with a fingerprint every fifty words and at the end."""
        if self.origin is not None:
            raise NotAllowed("a game that was taken up from a position has no record")
        entries: list[Entry] = []
        state = self.game.new(self.options, self.seed)
        forks = list(self.forks)
        for said, word in enumerate([*self.words, None]):
            if said and (said % HASH_EVERY == 0 or word is None):
                entries.append(Entry("hash", self.game.hash(state), said, 0))
            while forks and forks[0][0] == said:
                number = forks.pop(0)[1]
                state.fork(number)
                entries.append(Entry("fork", "", number, 0))
            if word is not None:
                state.choose(word)
                entries.append(Entry("word", self.game.vocabulary.spell(word), 0, 0))
        return Record(self.game.key, self.game.rules, options_data(self.options), self.seed, tuple(entries))

    def record_text(self) -> str:
        """The game so far as text."""
        return records.write(self.record())


def next_fork(forks: list[tuple[int, int]], length: int, barrier: int) -> int:
    """The number of the fork that going back to `length` words needs: none where nothing was revealed since.

    Before an earlier fork it needs one too: else the course that chance took before that fork, which is known, would return.
    """
    forgotten = any(place > length for place, _ in forks)
    return 1 + max((number for _, number in forks), default=0) if length < barrier or forgotten else 0


def replay(record: Record, file: str = "") -> Iterator[Table]:
    """Play a record word by word: the same table before the first word and after each. A bad record stops with its line."""
    try:
        game = registry.find(record.game)
        # A record that names no corrections was made without any.
        table = Table(game, game.options({"corrections": [], **record.options}), record.seed)
    except WestmarchError as error:
        line = records.line_of("game" if isinstance(error, UnknownGame) else "options")
        raise BadFile(str(error), line, file) from None
    if record.rules != game.rules:
        reason = f"it was played by rules number {record.rules}; this program has number {game.rules}"
        raise BadFile(reason, records.line_of("rules"), file)
    yield table
    for entry in record.entries:
        if entry.kind == "hash":
            _check(table, entry, file)
        elif entry.kind == "fork":
            table.forks.append((len(table.words), entry.number))
            table.state.fork(entry.number)
        else:
            try:
                table.say(entry.text)
            except IllegalWord as error:
                raise BadFile(str(error), entry.line, file) from None
            yield table


def _check(table: Table, entry: Entry, file: str) -> None:
    if entry.number != len(table.words):
        raise BadFile(f"{len(table.words)} words stand before this line, not {entry.number}", entry.line, file)
    if table.game.hash(table.state) != entry.text:
        raise BadFile("the state differs from the one recorded: the record was changed or is damaged", entry.line, file)


def load(text: str, file: str = "") -> Table:
    """The table to which a record leads."""
    for table in replay(records.read(text, file), file):
        last = table
    return last
