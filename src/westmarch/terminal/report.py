"""Tables and progress bars of commands that report figures. Imported late: rich takes a while to load."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.table import Table

WIDTH_WITHOUT_TERMINAL = 160


def new_table(*headings: str) -> "Table":
    """A table whose first column is text and whose further ones are figures."""
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for i, heading in enumerate(headings):
        table.add_column(heading, justify="left" if i == 0 else "right", no_wrap=i > 0)
    return table


def print_table(table: "Table") -> None:
    """Print a table on standard output."""
    from rich.console import Console

    Console(width=None if sys.stdout.isatty() else WIDTH_WITHOUT_TERMINAL, highlight=False).print(table)


@contextmanager
def progress_bar(title: str, total: int) -> Iterator[Callable[[int], None] | None]:
    """A bar on the error stream that is told how much is done; none where nobody would see it."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn(title), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=total)
        yield lambda done: bar.update(task, completed=done)
