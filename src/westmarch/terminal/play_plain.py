"""Playing line by line: the situation, the question, the numbered options; a word comes back. Scripts can play so too."""

import sys
from collections.abc import Callable, Iterable
from pathlib import Path

from westmarch.ai.thinking import ADVISER, Minds, Question, expected
from westmarch.core.errors import IllegalWord, WestmarchError
from westmarch.core.state import Notice
from westmarch.core.words import Thing
from westmarch.terminal.boards import Board, Scene, board_of
from westmarch.terminal.session import Session
from westmarch.terminal.shell import tell, write_text
from westmarch.terminal.telling import order_text, reasons, result, seating, sheet_lines
from westmarch.terminal.voice import Voice
from westmarch.text.in_other_words import in_other_words

Command = Callable[[str], None]


class Quit(Exception):
    """The person does not want to play on."""


class PlainGame:
    """A game in lines. A person is asked again after a mistake; a script that makes one ends with it."""

    def __init__(self, session: Session, speech: Voice) -> None:
        self.session = session
        self.speech = speech
        self.board: Board = board_of(session.game)
        self.minds = Minds()
        self.interactive = sys.stdin.isatty()
        self.commands: dict[str, Command] = {
            "help": self.help,
            "undo": self.undo,
            "skip": self.skip,
            "stop": self.stop,
            "hint": self.hint,
            "why": self.why,
            "log": self.log,
            "look": self.look,
            "save": self.save,
            "quit": self.quit,
        }

    def run(self) -> None:
        """Play until the game, or the last one of a row, the input or the person's patience ends."""
        message = self.speech.message
        tell("\n".join(seating(self.session, self.speech)))
        tell(message("terminal-plain-intro"))
        try:
            self.play_to_the_end()
            while following := self.session.following():
                self.session = following
                name = self.speech.scenario_name(following.game, following.table.options.scenario)
                tell(f"\n{message('terminal-next-game', name=name)}")
                self.play_to_the_end()
        except EOFError:
            tell(message("terminal-plain-end", number=len(self.session.table.words)))
        except Quit:
            tell(message("terminal-plain-quit", number=len(self.session.table.words)))

    def play_to_the_end(self) -> None:
        """Play a game until it is over."""
        while not self.session.state.over:
            if (notices := self.session.pass_on()) is not None:
                self.tell(notices)
            elif self.session.persons_turn:
                self.ask()
            else:
                self.let_computer_choose()
        tell("\n".join(["", result(self.session, self.speech), *sheet_lines(self.session, self.speech)]))

    # A person's choice

    def ask(self) -> None:
        """Show the situation and the question, and take lines until one is an answer."""
        self.hand_over()
        if self.session.state.resting:
            self.show_table()
        self.show_question()
        said = self.session.said
        while self.session.said == said and not self.passed_on():
            line = input("> " if self.interactive else "").strip()
            if not self.interactive:
                tell(f"> {line}")
            if line:
                self.take(line)

    def passed_on(self) -> bool:
        """Whether the table answers now, by an order that was just given."""
        notices = self.session.pass_on()
        self.tell(notices or [])
        return notices is not None

    def hand_over(self) -> None:
        """Where people hide something from each other, wait until the right one looks."""
        if self.session.secrets_between_people and self.interactive:
            name = self.speech.seat(self.session.game, self.session.seat_ids[self.session.seat])
            tell(self.speech.message("terminal-hand-over", name=name))
            input(self.speech.message("terminal-hand-over-go"))

    def take(self, line: str) -> None:
        """Do what a line says: an answer, or one of the other commands."""
        command, _, rest = line.partition(" ")
        options = self.session.game.vocabulary.spell_all(self.session.state.options)
        try:
            if line not in options and command in self.commands:
                self.commands[command](rest.strip())
            else:
                self.choose(self.understand(line, options))
        except WestmarchError as error:
            if not self.interactive:
                raise
            tell(in_other_words(str(error), self.speech.lang))

    def understand(self, text: str, options: list[str]) -> int:
        """The word that a text means: its spelling, its number in the list, or the beginning of it."""
        words = self.session.state.options
        if text in options:
            return words[options.index(text)]
        if text.isascii() and text.isdigit() and 1 <= int(text) <= len(options):
            return words[int(text) - 1]
        found = [word for word, spelling in zip(words, options, strict=True) if spelling.startswith(text)]
        if len(found) == 1:
            return found[0]
        spelt = self.session.game.vocabulary.spell_all(found) if found else options
        key = "terminal-plain-ambiguous" if found else "terminal-plain-unknown"
        raise IllegalWord(self.speech.message(key, text=text[:60], words=" ".join(spelt)))

    def choose(self, word: int) -> None:
        """Say a word for a person."""
        self.tell(self.session.choose(word))

    # The computer's choice

    def let_computer_choose(self) -> None:
        """Let the computer choose and tell what happened."""
        session = self.session
        spec = session.holders[session.seat]
        question = Question(session.game.key, spec, f"seat {session.seat}", session.table.seed, session.state)
        self.tell(session.choose(self.minds.answer(question).word))

    # Showing

    def scene(self) -> Scene:
        """What the person at the screen may know."""
        session = self.session
        return Scene(
            session.game,
            self.speech,
            session.view(),
            session.seat_ids[session.eyes],
            tuple(session.state.options),
            vain=session.game.in_vain(session.state),
        )

    def show_table(self) -> None:
        """The situation."""
        tell()
        tell("\n".join(self.board.lines(self.scene())))

    def show_question(self) -> None:
        """The question with its numbered options."""
        session = self.session
        scene = self.scene()
        name = self.speech.seat(session.game, session.seat_ids[session.seat])
        tell(f"\n{name}: {self.speech.prompt(session.game, session.state)}")
        spelt = session.game.vocabulary.spell_all(session.state.options)
        width = max(map(len, spelt))
        for number, (word, spelling) in enumerate(zip(session.state.options, spelt, strict=True), 1):
            note = self.board.remark(scene, word)
            tell(
                f"{number:3}  {spelling:{width}}  {self.speech.word(session.game, word)}{f'  ({note})' if note else ''}"
            )

    def tell(self, notices: Iterable[Notice]) -> None:
        """What happened."""
        for line in self.speech.story(self.session.game, notices, self.session.reader):
            tell(f"\n{line.text}" if line.head else line.text)

    # Commands

    def help(self, _: str) -> None:
        """What can be typed."""
        tell(self.speech.message("terminal-plain-help"))
        for name in self.commands:
            tell(f"  {name:6} {self.speech.message('terminal-plain-help-commands', command=name)}")

    def undo(self, _: str) -> None:
        """Take the last choice back."""
        undone = self.session.undo()
        if undone is None:
            tell(self.speech.message("ui-nothing-to-undo"))
            return
        tell(self.speech.message("terminal-undone", word=self.speech.word(self.session.game, undone.word)))
        if undone.forked:
            tell(self.speech.message("terminal-undone-fork"))

    def skip(self, until: str) -> None:
        """Pass for a while: until the window, the phase or the round ends, or something triggers; `ask` ends it."""
        offers = {until: about for about, until in self.session.offers()}
        if not offers and not self.session.lasting():
            raise IllegalWord(self.speech.message("terminal-no-window"))
        if until == "ask":
            for order in self.session.lasting():
                self.session.end_order(order.seat, order.about)
        elif until in offers:
            self.session.let_pass(offers[until], until)
        else:
            raise IllegalWord(self.speech.message("terminal-plain-skip-unknown", words=" ".join((*offers, "ask"))))
        self.tell_orders()

    def stop(self, name: str) -> None:
        """Ask in this kind of window, or one that is named, in any case, or no more."""
        windows = self.session.game.windows
        kinds = {window.rpartition(":")[2]: window for window in windows}
        wanted = kinds.get(name) if name else self.session.window
        if wanted is None:
            raise IllegalWord(self.speech.message("terminal-plain-stop-unknown", words=" ".join(kinds)))
        self.session.toggle_stop(wanted)
        self.tell_orders()

    def tell_orders(self) -> None:
        """The orders that hold."""
        lasting = self.session.lasting()
        for order in lasting:
            tell(order_text(self.session, order, self.speech))
        if not lasting:
            tell(self.speech.message("terminal-orders-none"))

    def hint(self, _: str) -> None:
        """What the computer would choose."""
        session = self.session
        answer = self.minds.advise(Question(session.game.key, ADVISER, "adviser", session.table.seed, session.state))
        tell(self.speech.message("terminal-hint", word=self.speech.word(session.game, answer.word)))
        for thought in answer.thoughts[:1]:
            chance = expected(session.game.key, thought.value)
            tell(self.speech.message("terminal-hint-estimate", chance=chance))
        if why := self.speech.reasons(session.game, answer.reasons):
            tell(why)

    def why(self, _: str) -> None:
        """Why things cannot be done that one might want to do."""
        tell("\n".join(reasons(self.session, self.speech) or [self.speech.message("terminal-why-none")]))

    def log(self, _: str) -> None:
        """What has happened so far."""
        told = self.session.heard()
        self.tell([entry.notice for entry in told])
        if not told:
            tell(self.speech.message("ui-log-empty"))

    def look(self, name: str) -> None:
        """What a thing does; without a name, the table again."""
        if not name:
            self.show_table()
            self.show_question()
            return
        scene = self.scene()
        for thing in self.things_named(scene, name):
            tell(self.speech.name(self.session.game, thing.id))
            for line in self.board.explain(scene, thing):
                tell(f"  {line}")

    def things_named(self, scene: Scene, name: str) -> list[Thing]:
        """The things of an id, or with a text in their name."""
        things = [Thing(component.kind, component.id) for component in self.board.components.values()]
        exact = [thing for thing in things if thing.id == name]
        found = exact or [
            thing for thing in things if name.casefold() in self.speech.name(scene.game, thing.id).casefold()
        ]
        if not found:
            raise IllegalWord(self.speech.message("ui-unknown-component", name=name[:60]))
        return found

    def save(self, file: str) -> None:
        """Write the record to a file."""
        name = file or default_file(self.session)
        write_text(Path(name), self.session.table.record_text())
        tell(self.speech.message("terminal-saved", file=name))

    def quit(self, _: str) -> None:
        """End the game."""
        raise Quit


def default_file(session: Session) -> str:
    """A name for a record that was given none."""
    return f"{session.game.key}-{session.table.seed}.wmr"
