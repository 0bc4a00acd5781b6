"""The pages of `--help` in the reader's language. What stands in the sources is English; `help.ftl` has it in other words."""

from typing import TYPE_CHECKING, Any

from westmarch.text.in_other_words import in_other_words

if TYPE_CHECKING:
    from cyclopts.help import HelpEntry, HelpPanel
    from rich.console import Console, ConsoleOptions

EVERYWHERE = (
    "Every command also takes --lang en|ru|uk, the language (without it, that of the locale), and --corrections FILE, "
    "what owners of a game have corrected on its cards."
)

NO_DEFAULTS = ("False", '""')  # not worth a word


class SpokenHelp:
    """How pages of help are written in a language. What draws them is imported only then: most commands never need it."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def __call__(self, console: "Console", options: "ConsoleOptions", panel: "HelpPanel") -> None:
        """Write the list of commands or of options."""
        from cyclopts.help import DefaultFormatter

        entries = [self._entry(entry) for entry in panel.entries]
        DefaultFormatter()(console, options, panel.copy(title=self._said(str(panel.title)), entries=entries))

    def render_usage(self, console: "Console", options: "ConsoleOptions", usage: Any) -> None:
        """Write how the command is called."""
        console.print(self._said(f"Usage: {str(usage).strip()}"), style="bold", markup=False, end="\n\n")

    def render_description(self, console: "Console", options: "ConsoleOptions", description: Any) -> None:
        """Write what the command does, paragraph by paragraph, and what all commands share."""
        for paragraph in (*str(description.primary_renderable).strip().split("\n\n"), EVERYWHERE):
            console.print(self._said(" ".join(paragraph.split())), markup=False, highlight=False, end="\n\n")

    def _entry(self, entry: "HelpEntry") -> "HelpEntry":
        """An entry whose notes are part of what is said about it."""
        from rich.text import Text

        told = " ".join(str(getattr(entry.description, "primary_renderable", entry.description or "")).split())
        notes = [f"[choices: {', '.join(entry.choices)}]"] if entry.choices else []
        notes += [f"[env var: {', '.join(entry.env_var)}]"] if entry.env_var else []
        notes += [f"[default: {entry.default}]"] if entry.default and entry.default not in NO_DEFAULTS else []
        notes += ["[required]"] if entry.required else []
        text = " ".join(self._said(one) for one in (told, *notes) if one)
        return entry.copy(description=Text(text), choices=None, env_var=None, default=None, required=False)

    def _said(self, english: str) -> str:
        return in_other_words(english, self.lang)
