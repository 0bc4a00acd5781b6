"""The colours of the terminal: a page by candlelight. No colour is ever the only sign of anything."""

from rich.style import Style

PAGE = "#17130e"
SHEET = "#211b14"
RAISED = "#2c251b"
INK = "#f0e5cd"
INK_2 = "#cdbc9b"
INK_3 = "#ab9977"
LINE = "#6b5a41"
GOLD = "#e9bd62"  # you may
LAPIS = "#90bbea"  # the Free Peoples, always with a round sign
MADDER = "#f0957f"  # the Shadow, always with a pointed sign
VERDIGRIS = "#7fc9b0"  # done, or yours

TEXT = Style(color=INK)
QUIET = Style(color=INK_2)
FAINT = Style(color=INK_3)
RULE = Style(color=LINE)
MAY = Style(color=GOLD, bold=True)
YOURS = Style(color=VERDIGRIS)
POINTED = Style(color=INK, bold=True)
