"""The table: a game in progress. People choose from the list; the computer thinks in a process of its own."""

import asyncio
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.widgets import OptionList, Static

from westmarch.ai.thinking import ADVISER, Answer, Question, advised, expected, remembered
from westmarch.core.errors import WestmarchError
from westmarch.core.state import Notice
from westmarch.core.words import Thing
from westmarch.terminal.app.dialogs import ChoiceWindow, LeaveWindow, ReadingWindow, SaveWindow
from westmarch.terminal.app.screens import BoardScreen
from westmarch.terminal.app.widgets import BoardView, Entry
from westmarch.terminal.boards import Scene
from westmarch.terminal.boards.canvas import Canvas
from westmarch.terminal.palette import GOLD
from westmarch.terminal.play_plain import default_file
from westmarch.terminal.session import HUMAN, Session
from westmarch.terminal.shell import write_text
from westmarch.terminal.telling import level_name, order_text, reasons, result, seating, sheet_lines
from westmarch.text.in_other_words import in_other_words

LEAST_SECONDS = 0.6  # a computer's word stands this long before the next, so that one can follow
WORD = "word-"
COMMANDS_AT_END = ("again", "swapped", "save", "new", "quit")


class TableScreen(BoardScreen):
    """A game in progress."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u,г", "undo", show=False),
        Binding("h,р", "hint", show=False),
        Binding("w,ц", "why", show=False),
        Binding("n,т", "orders", show=False),
        Binding("s,ы,і", "save", show=False),
    ]
    KEYS: ClassVar[tuple[str, ...]] = (
        "choose", "undo", "hint", "orders", "help", "quit", "log", "inspect", "save", "language",
    )  # fmt: skip

    def __init__(self, session: Session) -> None:
        super().__init__(session.game)
        self.session = session
        self.remark: list[str | Text] = []  # a hint, or what came of a key: said until the next choice
        self.moved = False  # whether another choice was pointed at than the first
        self.curtain = False  # hides the table until the right person looks
        self.seen_by: int | None = None
        self.thinking_of = ""  # what the computer is busy with

    # What is shown

    def scene(self) -> Scene:
        session = self.session
        asked = session.persons_turn
        news = session.heard(session.last_own_word())
        return Scene(
            session.game,
            self.speech,
            session.view(),
            session.seat_ids[session.eyes],
            tuple(session.state.options) if asked else (),
            self.pointed(),
            frozenset(thing for entry in news for thing in session.game.notice_things(entry.notice)),
            tuple(session.game.prompt_things(session.state)) if asked else (),
        )

    def pointed(self) -> int | None:
        """The word that the list points at."""
        place = self.choices.highlighted
        if place is None or self.curtain or not self.choices.entries:
            return None
        name = self.choices.entries[place].id
        return int(name.removeprefix(WORD)) if name.startswith(WORD) else None

    def heading(self) -> str:
        return "  ·  ".join([self.speech.game_name(self.game), *seating(self.session, self.speech)])

    @property
    def reader(self) -> str:
        return self.session.reader

    def told(self) -> list[tuple[Notice, bool]]:
        since = self.session.last_own_word()
        return [(entry.notice, entry.word > since) for entry in self.session.heard()]

    def inspected(self) -> Sequence[str | Text]:
        if self.curtain:
            return []
        if self.session.state.over:
            return [*self.remark, *sheet_lines(self.session, self.speech), *self.log_news()]
        news = self.log_news() if self.pointed() is None or (self.compact and not self.moved) else []
        return [*self.remark, *(news or self.explanation(self.scene()))]

    def log_news(self) -> list[str | Text]:
        """What has happened since the person's last choice; between turns also what that choice brought about."""
        session = self.session
        between_turns = session.state.over or session.state.resting
        news = session.heard(session.last_own_word() - (1 if between_turns else 0))
        if not news:
            return []
        heading = Text(self.speech.message("terminal-news"), style=f"bold {GOLD}")
        told = self.speech.story(self.game, [entry.notice for entry in news], self.reader)
        return [heading, *[line.text for line in told]]

    def draw_board(self, scene: Scene) -> None:
        if self.curtain:
            self.query_one("#board", BoardView).show(Canvas(1, 1))
        else:
            super().draw_board(scene)

    def draw_log(self) -> None:
        super().draw_log()
        self.query_one("#log").visible = not self.curtain

    def speak(self) -> None:
        self.remark = []
        self.ask(self.choices.highlighted)

    # The course of the game

    def on_mount(self) -> None:
        super().on_mount()
        self.proceed()

    def proceed(self) -> None:
        """Go on: ask a person, let the computer think, or say how the game ended."""
        session = self.session
        self.moved = False
        self.thinking_of = ""
        while session.pass_on() is not None:
            pass
        if session.persons_turn:
            changed = self.seen_by is not None and self.seen_by != session.viewer
            self.curtain = changed and session.secrets_between_people
            self.seen_by = session.viewer
        self.ask(0)
        if not session.state.over and not session.persons_turn:
            self.run_worker(self.let_computer_choose(), group="thinking", exclusive=True)

    def ask(self, highlighted: int | None) -> None:
        """Show the question with its choices, and everything else."""
        self.query_one("#prompt", Static).update(self.question())
        entries = self.entries()
        self.choices.show(entries, min(highlighted or 0, len(entries) - 1) if entries else None)
        self.follow_pointed()
        self.draw()
        self.draw_log()

    def question(self) -> str:
        """The sentence above the choices."""
        session, speech = self.session, self.speech
        if session.state.over:
            return result(session, speech)
        if self.thinking_of:
            return self.thinking_of
        name = speech.seat(session.game, session.seat_ids[session.seat])
        if self.curtain:
            return speech.message("terminal-hand-over", name=name)
        if not session.persons_turn:
            level = level_name(session.holders[session.seat], speech)
            return speech.message("terminal-thinking", name=name, level=level) + " …"
        question = speech.prompt(session.game, session.state)
        return f"{name}: {question}" if session.holders.count(HUMAN) > 1 else question

    def entries(self) -> list[Entry]:
        """The choices."""
        session, speech = self.session, self.speech
        if session.state.over:
            return self.entries_at_end()
        if self.curtain:
            return [Entry("ready", speech.message("terminal-hand-over-go"))]
        if not session.persons_turn or self.thinking_of:
            return []
        scene = Scene(
            session.game,
            speech,
            session.view(),
            session.seat_ids[session.eyes],
            tuple(session.state.options),
            vain=session.game.in_vain(session.state),
        )
        return [
            Entry(f"{WORD}{word}", speech.word(session.game, word), self.board.remark(scene, word))
            for word in session.state.options
        ]

    def entries_at_end(self) -> list[Entry]:
        """What can be done once the game is over, the next one of a row first."""
        entries = [Entry(name, self.speech.message(f"terminal-over-{name}")) for name in COMMANDS_AT_END]
        following = self.session.following()
        if following is None:
            return entries
        name = self.speech.scenario_name(self.game, following.table.options.scenario)
        return [Entry("next", self.speech.message("ui-next-game", name=name)), *entries]

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        if event.option_index > 0:
            self.moved = True
        self.follow_pointed()
        self.draw()

    def follow_pointed(self) -> None:
        """Turn to the page that shows what is pointed at."""
        page = self.board.page_for(self.scene())
        if page is not None:
            self.page_name = page

    def point_at(self, thing: Thing) -> None:
        about = [
            place
            for place, entry in enumerate(self.choices.entries)
            if entry.id.startswith(WORD)
            and thing in self.game.vocabulary.words[int(entry.id.removeprefix(WORD))].things
        ]
        if about:
            here = self.choices.highlighted
            self.choices.highlighted = about[(about.index(here) + 1) % len(about)] if here in about else about[0]

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if event.option not in self.choices.options:  # a second press that came before the next question was shown
            return
        name = event.option_id or ""
        self.remark = []
        if name.startswith(WORD):
            self.session.choose(int(name.removeprefix(WORD)))
            self.proceed()
        elif name == "ready":
            self.curtain = False
            self.ask(0)
        else:
            self.at_the_end(name)

    def at_the_end(self, command: str) -> None:
        """What can be done once the game is over."""
        if command == "next":
            following = self.session.following()
            assert following is not None
            self.client.play(following)
        elif command in ("again", "swapped"):
            self.session = self.session.again(self.client.new_seed(), swapped=command == "swapped")
            self.seen_by = None
            self.proceed()
        elif command == "save":
            self.action_save()
        elif command == "new":
            self.client.start_anew()
        else:
            self.app.exit()

    # The computer

    async def let_computer_choose(self) -> None:
        """Let the computer say one word, not quicker than one can follow."""
        session = self.session
        begin = time.monotonic()
        answer = await self.think(session.holders[session.seat], f"seat {session.seat}")
        await asyncio.sleep(max(0.0, LEAST_SECONDS * self.client.pace - (time.monotonic() - begin)))
        session.choose(answer.word)
        self.proceed()

    async def think(self, spec: str, name: str) -> Answer:
        """Ask a computer player about the present question."""
        return await self.client.thinker.ask(remembered, self.put(spec, name))

    def put(self, spec: str, name: str) -> Question:
        """The present question, for a computer player."""
        session = self.session
        return Question(session.game.key, spec, name, session.table.seed, session.state)

    def action_hint(self) -> None:
        """What the computer would choose."""
        if self.session.persons_turn and not self.curtain and not self.thinking_of:
            self.thinking_of = self.speech.message("terminal-hint-thinking") + " …"
            self.query_one("#prompt", Static).update(self.thinking_of)
            self.run_worker(self.give_hint(), group="thinking", exclusive=True)

    async def give_hint(self) -> None:
        """Think about the person's choice and point at the best one."""
        said = self.session.said
        answer = await self.client.thinker.ask(advised, self.put(ADVISER, "adviser"))
        self.thinking_of = ""
        if self.session.said != said:
            return
        self.remark = [Text(self.hint_text(answer), style=f"bold {GOLD}")]
        self.moved = True
        self.ask(self.session.state.options.index(answer.word))

    def hint_text(self, answer: Answer) -> str:
        """A hint in words."""
        text = self.speech.message("terminal-hint", word=self.speech.word(self.game, answer.word))
        if answer.thoughts:
            chance = expected(self.game.key, answer.thoughts[0].value)
            text += ". " + self.speech.message("terminal-hint-estimate", chance=chance)
        return f"{text}. {why}" if (why := self.speech.reasons(self.game, answer.reasons)) else text

    # Keys

    def action_why(self) -> None:
        """Why things cannot be done that one might want to do."""
        if self.session.persons_turn and not self.curtain:
            message = self.speech.message
            found = reasons(self.session, self.speech) or [message("terminal-why-none")]
            self.app.push_screen(ReadingWindow(message("terminal-why-title"), found, self.speech))

    def action_undo(self) -> None:
        """Take the last choice back, also while the computer thinks about its answer."""
        self.workers.cancel_group(self, "thinking")
        undone = self.session.undo()
        if undone is None:
            self.remark = [self.speech.message("ui-nothing-to-undo")]
        else:
            word = self.speech.word(self.game, undone.word)
            self.remark = [self.speech.message("terminal-undone", word=word)]
            if undone.forked:
                self.remark.append(self.speech.message("terminal-undone-fork"))
        self.moved = True
        self.proceed()

    def action_orders(self) -> None:
        """Say for how long to pass, or where to be asked in any case."""
        session, speech = self.session, self.speech
        if not session.persons_turn or self.curtain or self.thinking_of:
            return
        entries = [Entry(f"{about} {until}", speech.message(f"ui-order-{until}")) for about, until in session.offers()]
        if session.game.windows:
            entries.append(Entry("where", speech.message("ui-order-where")))
        for place, order in enumerate(session.lasting()):
            ask = speech.message("ui-cancel" if order.stop else "ui-order-ask")
            entries.append(Entry(f"cancel {place}", ask, order_text(session, order, speech)))
        if entries:
            self.app.push_screen(ChoiceWindow(speech.message("ui-orders"), entries), self.take_order)
        else:
            self.remark = [speech.message("terminal-no-window")]
            self.draw()

    def choose_stops(self) -> None:
        """Say in which kinds of windows to be asked in any case; the open one stands first."""
        session, speech = self.session, self.speech
        windows = sorted(session.game.windows, key=lambda window: window != session.window)
        marks = {True: speech.message("ui-word-yes"), False: ""}
        entries = [
            Entry(f"stop {window}", speech.window(session.game, window), marks[session.stops_at(window)])
            for window in windows
        ]
        self.app.push_screen(ChoiceWindow(speech.message("ui-order-where"), entries), self.take_order)

    def take_order(self, answer: str | None) -> None:
        """Do what was chosen."""
        about, _, more = (answer or "").partition(" ")
        if about == "where":
            self.choose_stops()
            return
        if about == "stop":
            self.session.toggle_stop(more)
        elif about == "cancel":
            order = self.session.lasting()[int(more)]
            self.session.end_order(order.seat, order.about)
        elif about:
            self.session.let_pass(about, more)
        self.remark = [order_text(self.session, order, self.speech) for order in self.session.lasting()]
        if about:
            self.proceed()

    def action_save(self) -> None:
        """Save the record."""
        self.app.push_screen(SaveWindow(default_file(self.session), self.speech), self.save)

    def save(self, file: Path | None, *, and_leave: bool = False) -> None:
        """Write the record and say how that went."""
        if file is None:
            return
        try:
            write_text(file, self.session.table.record_text())
        except WestmarchError as error:
            self.remark = [
                self.speech.message("terminal-not-saved", reason=in_other_words(str(error), self.speech.lang))
            ]
        else:
            self.remark = [self.speech.message("terminal-saved", file=str(file))]
            if and_leave:
                self.app.exit()
        self.draw()

    def action_quit(self) -> None:
        if self.session.state.over or not self.session.said:
            self.app.exit()
        else:
            self.app.push_screen(LeaveWindow(self.speech), self.leave)

    def leave(self, answer: str | None) -> None:
        """Leave the game, perhaps after saving it."""
        if answer == "leave":
            self.app.exit()
        elif answer == "save":
            window = SaveWindow(default_file(self.session), self.speech)
            self.app.push_screen(window, partial(self.save, and_leave=True))
