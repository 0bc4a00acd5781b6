"""Draws learning curves, out of the tables that `westmarch learn` writes beside its weights, as a picture in SVG.

python docs/pictures/curve.py docs/pictures/learning.svg "Duel, seed 1" duel.csv "Mirkwood, seed 1" mirkwood.csv
"""

import csv
import sys
from pathlib import Path
from statistics import fmean

from westmarch.ai.measuring.plot import COLOURS, MARGIN, SIDE, across, escaped, mark, text, up

SMOOTHED = 9  # a point is the mean of so many rollouts
MARKS = 8  # signs along a line: colour is never the only one
THOUSAND = 1000


def curve(path: Path) -> list[tuple[float, float]]:
    """Games played and the share that was won, smoothed."""
    with path.open(encoding="utf-8", newline="") as file:
        rows = [(int(row["games"]), float(row["score"])) for row in csv.DictReader(file)]
    return [
        (rows[last][0], fmean(score for _, score in rows[max(0, last - SMOOTHED + 1) : last + 1]))
        for last in range(len(rows))
    ]


def line(points: list[tuple[float, float]], most: float, number: int, caption: str) -> list[str]:
    """A curve with its signs and its entry in the legend."""
    places = [(across(games / most), up(score)) for games, score in points]
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
    parts = [f'<polyline points="{path}" fill="none" stroke="{COLOURS[number]}" stroke-width="2"/>']
    parts += [mark(x, y, number) for x, y in places[:: max(1, len(places) // MARKS)]]
    x, y = MARGIN + SIDE * 0.45, MARGIN + SIDE * 0.7 + 18 * number
    return [*parts, mark(x, y, number), f'<text x="{x + 12}" y="{y + 4}">{escaped(caption)}</text>']


def picture(named: list[tuple[str, list[tuple[float, float]]]]) -> str:
    """All curves over the games that were played."""
    size = SIDE + 2 * MARGIN
    most = max(points[-1][0] for _, points in named)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" font-family="sans-serif" font-size="12">',
        f'<rect width="{size}" height="{size}" fill="#fff"/>',
        text(size / 2, size - 8, "games learned from, in thousands"),
        f'<g transform="rotate(-90)">{text(-size / 2, 14, "won, in per cent, draws as halves")}</g>',
        f'<path d="M{MARGIN} {MARGIN} V{MARGIN + SIDE} H{MARGIN + SIDE}" fill="none" stroke="#444"/>',
    ]
    for fifth in range(6):
        parts.append(text(across(fifth / 5), MARGIN + SIDE + 16, f"{most * fifth / 5 / THOUSAND:.1f}"))
        parts.append(text(MARGIN - 18, up(fifth / 5) + 4, f"{20 * fifth}"))
    for number, (caption, points) in enumerate(named):
        parts += line(points, most, number, caption)
    return "\n".join([*parts, "</svg>", ""])


def main(out: str, *captions_and_files: str) -> None:
    """Write the picture."""
    pairs = zip(captions_and_files[::2], captions_and_files[1::2], strict=True)
    Path(out).write_text(picture([(caption, curve(Path(file))) for caption, file in pairs]), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
