"""War of the Ring: who holds which land, the armies, the Ring-bearers, and the points of both sides."""

from typing import Any

from westmarch.server.pictures.canvas import Canvas, Colour
from westmarch.server.pictures.pieces import LIGHT, SIDE_COLOURS, beside_map, draw_map, lands, on_map, seal

SMALLEST, LARGEST = 9.0, 17.0  # radii of armies
MOST_FIGURES = 10  # of an army
MOST_CORRUPTION = 12


def draw(canvas: Canvas, view: Any) -> None:
    """The whole picture."""
    sides = list(view.points)
    draw_map(canvas, {region: sides.index(side) for region, side in view.control.items()}, borders=True)
    for region, armies in view.armies.items():
        _draw_armies(canvas, region, {sides.index(side): sum(army.values()) for side, army in armies.items()})
    if view.fellowship.region is not None:
        x, y = on_map(lands().regions[view.fellowship.region].at)
        canvas.disc(x, y - 16, 11, Colour.GOLD_LEAF, Colour.GOLD)
        canvas.disc(x, y - 16, 5, Colour.SHEET)
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
    middle = panel.x + panel.wide / 2
    seal(canvas, side, (panel.x + 70, panel.y + panel.high / 2 - 20), 42)
    points = list(view.points.values())[side]
    canvas.number(points, middle + 50, panel.y + panel.high / 2 - 20, 120, SIDE_COLOURS[side])
    if side == LIGHT:
        _draw_corruption(canvas, panel.x + 30, panel.y + panel.high - 36, panel.wide - 60, view.fellowship.corruption)


def _draw_corruption(canvas: Canvas, x: float, y: float, wide: float, corruption: int) -> None:
    step = wide / MOST_CORRUPTION
    for space in range(MOST_CORRUPTION):
        colour = Colour.PLUM if space < corruption else Colour.SUNK
        canvas.disc(x + step * (space + 0.5), y, step / 2 - 3, colour)
