"""Calibration as a picture in SVG, drawn by hand: a few points and lines need no library."""

from collections.abc import Sequence
from typing import NamedTuple

from westmarch.ai.measuring.calibration import STAGES, Band

SIDE = 360  # of the square in which the points lie
MARGIN = 48
COLOURS = ("#2a78b5", "#c9721d", "#3f8f46")
SHAPES = (  # colour is never the only sign
    '<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{colour}"/>',
    '<rect x="{left:.1f}" y="{top:.1f}" width="8" height="8" fill="{colour}"/>',
    '<path d="M{x:.1f} {top:.1f} L{right:.1f} {bottom:.1f} L{left:.1f} {bottom:.1f} Z" fill="{colour}"/>',
)
HALF_A_MARK = 4


class Captions(NamedTuple):
    """What is written on a plot."""

    title: str
    estimate: str
    won: str
    stages: tuple[str, ...]


def plot(found: Sequence[Band], captions: Captions) -> str:
    """The bands as a picture in SVG: the estimate to the right, the share that was won upwards, the dashed line where both are the same."""
    size = SIDE + 2 * MARGIN
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" font-family="sans-serif" font-size="12">',
        f'<rect width="{size}" height="{size}" fill="#fff"/>',
        text(size / 2, MARGIN / 2, captions.title),
        text(size / 2, size - 8, captions.estimate),
        f'<g transform="rotate(-90)">{text(-size / 2, 14, captions.won)}</g>',
        f'<path d="M{MARGIN} {MARGIN} V{MARGIN + SIDE} H{MARGIN + SIDE}" fill="none" stroke="#444"/>',
        f'<path d="M{MARGIN} {MARGIN + SIDE} L{MARGIN + SIDE} {MARGIN}" stroke="#999" stroke-dasharray="4 4"/>',
    ]
    for percent in range(0, 101, 20):
        parts.append(text(across(percent / 100), MARGIN + SIDE + 16, f"{percent} %"))
        parts.append(text(MARGIN - 18, up(percent / 100) + 4, f"{percent}"))
    for number, (stage, caption) in enumerate(zip(STAGES, captions.stages, strict=True)):
        own = [band for band in found if band.stage == stage]
        parts += drawn(own, number)
        y = MARGIN + 14 + 18 * number
        parts.append(mark(MARGIN + 16, y, number))
        parts.append(f'<text x="{MARGIN + 28}" y="{y + 4}">{escaped(caption)}</text>')
    return "\n".join([*parts, "</svg>", ""])


def drawn(found: Sequence[Band], number: int) -> list[str]:
    """The points of a stage, each with its interval, and the line through them."""
    points = [(across(band.estimate), up(band.won)) for band in found]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    parts = [f'<polyline points="{line}" fill="none" stroke="{COLOURS[number]}" stroke-opacity="0.5"/>']
    for band, (x, y) in zip(found, points, strict=True):
        low, high = (up(bound) for bound in band.ci95)
        parts.append(f'<path d="M{x:.1f} {low:.1f} V{high:.1f}" stroke="{COLOURS[number]}" stroke-opacity="0.5"/>')
        parts.append(mark(x, y, number))
    return parts


def mark(x: float, y: float, number: int) -> str:
    """The sign of a stage."""
    edges = {"left": x - HALF_A_MARK, "right": x + HALF_A_MARK, "top": y - HALF_A_MARK, "bottom": y + HALF_A_MARK}
    return SHAPES[number].format(x=x, y=y, colour=COLOURS[number], **edges)


def across(share: float) -> float:
    """Where an estimate lies from left to right."""
    return MARGIN + SIDE * share


def up(share: float) -> float:
    """Where a share lies from top to bottom."""
    return MARGIN + SIDE * (1 - share)


def text(x: float, y: float, words: str) -> str:
    """Words in the middle of a place."""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="middle">{escaped(words)}</text>'


def escaped(words: str) -> str:
    """Words as XML has them."""
    return words.replace("&", "&amp;").replace("<", "&lt;")
