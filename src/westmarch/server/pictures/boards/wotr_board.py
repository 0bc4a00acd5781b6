"""War of the Ring: who holds which land, the armies, the Ring-bearers, and the points of both sides."""

from typing import Any

from westmarch.server.pictures.canvas import Canvas, Colour
from westmarch.server.pictures.pieces import LIGHT, SIDE_COLOURS, beside_map, draw_map, lands, on_map, seal

SMALLEST, LARGEST = 9.0, 17.0  # radii of armies
MOST_FIGURES = 10  # of an army
MOST_CORRUPTION = 12
RING, RING_HOLE, RING_UP = 11, 5, 16  # radii of the Ring, and how far above its land it hangs
SIGN, SIGN_IN, SIGN_UP = 42, 70, 20  # a side's sign: its radius, how far in it stands, how far above the middle
POINTS_HIGH, POINTS_IN = 120, 50  # the figure of its points, and how far right of the middle that stands
CORRUPTION_IN, CORRUPTION_UP, CORRUPTION_GAP = 30, 36, 3  # from the panel's sides and foot, and around a space


def draw(canvas: Canvas, view: Any) -> None:
    """The whole picture."""
    sides = list(view.points)
    draw_map(canvas, {region: sides.index(side) for region, side in view.control.items()}, borders=True)
    for region, armies in view.armies.items():
        _draw_armies(canvas, region, {sides.index(side): sum(army.values()) for side, army in armies.items()})
    if view.fellowship.region is not None:
        x, y = on_map(lands().regions[view.fellowship.region].at)
        canvas.disc(x, y - RING_UP, RING, Colour.GOLD_LEAF, Colour.GOLD)
        canvas.disc(x, y - RING_UP, RING_HOLE, Colour.SHEET)
    for number, side in enumerate(sides):
        _draw_side(canvas, number, view, view.outcome is not None and view.outcome.winner == side)


def _draw_armies(canvas: Canvas, region: str, figures: dict[int, int]) -> None:
    x, y = on_map(lands().regions[region].at)
    for place, (side, number) in enumerate(figures.items()):
        if number:
            radius = SMALLEST + (LARGEST - SMALLEST) * min(number, MOST_FIGURES) / MOST_FIGURES
            seal(canvas, side, (x + place * 2 * LARGEST, y), radius, number)


def _draw_side(canvas: Canvas, side: int, view: Any, won: bool) -> None:
    panel = beside_map(side)
    panel.draw(canvas, Colour.SHEET, won=won)
    middle, y = panel.x + panel.wide / 2, panel.y + panel.high / 2 - SIGN_UP
    seal(canvas, side, (panel.x + SIGN_IN, y), SIGN)
    points = list(view.points.values())[side]
    canvas.number(points, middle + POINTS_IN, y, POINTS_HIGH, SIDE_COLOURS[side])
    if side == LIGHT:
        x, foot = panel.x + CORRUPTION_IN, panel.y + panel.high - CORRUPTION_UP
        _draw_corruption(canvas, x, foot, panel.wide - 2 * CORRUPTION_IN, view.fellowship.corruption)


def _draw_corruption(canvas: Canvas, x: float, y: float, wide: float, corruption: int) -> None:
    step = wide / MOST_CORRUPTION
    for space in range(MOST_CORRUPTION):
        colour = Colour.PLUM if space < corruption else Colour.SUNK
        canvas.disc(x + step * (space + 0.5), y, step / 2 - CORRUPTION_GAP, colour)
