"""Duel: the seven lands with their armies and fortresses, the quest of the Ring, and what each side has built."""

from typing import Any

from westmarch.server.pictures.canvas import HEIGHT, Canvas, Colour, Point
from westmarch.server.pictures.pieces import MAP_WIDE, SIDE_COLOURS, beside_map, draw_map, on_map, row_of_cards, seal

PLACES: dict[str, Point] = {
    "lindon": (178, 150),
    "arnor": (330, 165),
    "rhovanion": (720, 215),
    "enedwaith": (345, 395),
    "rohan": (565, 470),
    "gondor": (520, 640),
    "mordor": (845, 590),
}
ROADS = (
    ("lindon", "arnor"), ("arnor", "rhovanion"), ("arnor", "enedwaith"), ("rhovanion", "enedwaith"), ("rhovanion", "rohan"),
    ("enedwaith", "rohan"), ("enedwaith", "gondor"), ("rohan", "gondor"), ("rohan", "mordor"), ("gondor", "mordor"),
)  # fmt: skip
COLOURS = {
    "grey": Colour.SLATE,
    "yellow": Colour.GOLD_LEAF,
    "blue": Colour.LAPIS,
    "green": Colour.VERDIGRIS,
    "red": Colour.MADDER,
    "purple": Colour.PLUM,
}
QUEST_GOAL = 14
TRACK = (60.0, HEIGHT - 30.0, MAP_WIDE - 60.0)  # from, how far down, to


def draw(canvas: Canvas, view: Any) -> None:
    """The whole picture."""
    draw_map(canvas, {}, borders=False)
    for one, other in ROADS:
        canvas.line(on_map(PLACES[one]), on_map(PLACES[other]), 4, Colour.LINE)
    for number, (side, area) in enumerate(view.sides.items()):
        _draw_pieces(canvas, number, area)
        _draw_quest(canvas, number, area.quest)
        _draw_area(canvas, number, area, view.outcome is not None and view.outcome.winner == side)


def _draw_pieces(canvas: Canvas, side: int, area: Any) -> None:
    for region in area.fortresses:
        x, y = on_map(PLACES[region])
        canvas.box(x - 17, y - 46 - 12 * side, 34, 24, SIDE_COLOURS[side], Colour.LEAF)
        for tower in (-15, -4, 7):
            canvas.box(x + tower, y - 54 - 12 * side, 8, 10, SIDE_COLOURS[side])
    for region, units in area.units.items():
        seal(canvas, side, on_map(PLACES[region]), 24, units)


def _draw_quest(canvas: Canvas, side: int, quest: int) -> None:
    left, down, right = TRACK
    if side == 0:
        canvas.line((left, down), (right, down), 8, Colour.GOLD_LEAF)
    seal(canvas, side, (left + (right - left) * min(quest, QUEST_GOAL) / QUEST_GOAL, down), 13)


def _draw_area(canvas: Canvas, side: int, area: Any, won: bool) -> None:
    panel = beside_map(side)
    panel.draw(canvas, Colour.SHEET, won=won)
    seal(canvas, side, (panel.x + 44, panel.y + 44), 26, area.presence)
    canvas.disc(panel.x + panel.wide - 50, panel.y + 44, 28, Colour.GOLD_LEAF, Colour.GOLD)
    canvas.number(area.coins, panel.x + panel.wide - 50, panel.y + 44, 24, Colour.INK)
    built = [(COLOURS.get(colour, Colour.SLATE), None) for colour, cards in area.cards.items() for _ in cards]
    half = -(-len(built) // 2)
    for row, part in enumerate((built[:half], built[half:])):
        row_of_cards(canvas, (panel.x + 18, panel.y + 96 + row * 76), panel.wide - 36, part)
