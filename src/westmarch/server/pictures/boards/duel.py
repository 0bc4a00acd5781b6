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
TRACK_THICK, ROAD_THICK = 8, 4
# Radii: of armies, of a side on the track, and beside the map of its sign and its coins.
ARMY, ON_TRACK, SIGN, COIN = 24, 13, 26, 28
SIGN_IN = 44  # from the panel's corner to the middle of the sign, and as far down to that of the coins
COIN_IN = 50  # from the panel's right
COIN_FIGURE = 24
# A fortress stands above the armies of its land, that of the second side a little higher.
WALL_WIDE, WALL_HIGH, WALL_UP = 34, 24, 46
TOWER_WIDE, TOWER_HIGH, TOWER_UP = 8, 10, 54
TOWERS = (-15, -4, 7)  # from the middle of the wall
HIGHER = 12
BUILT_IN, BUILT_DOWN, BUILT_ROW = 18, 96, 76  # where the built cards begin, and how far apart their rows are


def draw(canvas: Canvas, view: Any) -> None:
    """The whole picture."""
    draw_map(canvas, {}, borders=False)
    for one, other in ROADS:
        canvas.line(on_map(PLACES[one]), on_map(PLACES[other]), ROAD_THICK, Colour.LINE)
    for number, (side, area) in enumerate(view.sides.items()):
        _draw_pieces(canvas, number, area)
        _draw_quest(canvas, number, area.quest)
        _draw_area(canvas, number, area, view.outcome is not None and view.outcome.winner == side)


def _draw_pieces(canvas: Canvas, side: int, area: Any) -> None:
    for region in area.fortresses:
        x, y = on_map(PLACES[region])
        up = HIGHER * side
        canvas.box(x - WALL_WIDE / 2, y - WALL_UP - up, WALL_WIDE, WALL_HIGH, SIDE_COLOURS[side], Colour.LEAF)
        for tower in TOWERS:
            canvas.box(x + tower, y - TOWER_UP - up, TOWER_WIDE, TOWER_HIGH, SIDE_COLOURS[side])
    for region, units in area.units.items():
        seal(canvas, side, on_map(PLACES[region]), ARMY, units)


def _draw_quest(canvas: Canvas, side: int, quest: int) -> None:
    left, down, right = TRACK
    if side == 0:
        canvas.line((left, down), (right, down), TRACK_THICK, Colour.GOLD_LEAF)
    seal(canvas, side, (left + (right - left) * min(quest, QUEST_GOAL) / QUEST_GOAL, down), ON_TRACK)


def _draw_area(canvas: Canvas, side: int, area: Any, won: bool) -> None:
    panel = beside_map(side)
    panel.draw(canvas, Colour.SHEET, won=won)
    seal(canvas, side, (panel.x + SIGN_IN, panel.y + SIGN_IN), SIGN, area.presence)
    x, y = panel.x + panel.wide - COIN_IN, panel.y + SIGN_IN
    canvas.disc(x, y, COIN, Colour.GOLD_LEAF, Colour.GOLD)
    canvas.number(area.coins, x, y, COIN_FIGURE, Colour.INK)
    built = [(COLOURS.get(colour, Colour.SLATE), None) for colour, cards in area.cards.items() for _ in cards]
    half = -(-len(built) // 2)
    for row, part in enumerate((built[:half], built[half:])):
        at = (panel.x + BUILT_IN, panel.y + BUILT_DOWN + row * BUILT_ROW)
        row_of_cards(canvas, at, panel.wide - 2 * BUILT_IN, part)
