"""The Card Game: the points of both sides, what they won, and who stands at the locations that were fought for."""

from typing import Any

from westmarch.server.pictures.canvas import HEIGHT, WIDTH, Canvas, Colour
from westmarch.server.pictures.pieces import (
    CARD_HIGH,
    DARK,
    LIGHT,
    MARGIN,
    SIDE_COLOURS,
    SIDE_WASHES,
    Panel,
    row_of_cards,
    seal,
)

SIDES = ("free_peoples", "shadow")
SCORE_HIGH = 220
MOST_PLACES = 4  # that are shown
FIGHTER_HIGH = 110.0


def draw(canvas: Canvas, view: Any) -> None:
    """The whole picture."""
    wide = (WIDTH - 3 * MARGIN) / 2
    for number, side in enumerate(SIDES):
        panel = Panel(MARGIN + number * (wide + MARGIN), MARGIN, wide, SCORE_HIGH)
        won = view.outcome is not None and view.outcome.winner == side
        _draw_score(canvas, number, getattr(view.scoring, side), panel, won)
    places = [place for place in (view.path, *view.battlegrounds) if place is not None][:MOST_PLACES]
    top = SCORE_HIGH + 2 * MARGIN
    each = (WIDTH - MARGIN) / max(1, len(places))
    for number, place in enumerate(places):
        panel = Panel(MARGIN + number * each, top, each - MARGIN, HEIGHT - MARGIN - top)
        _draw_place(canvas, place, panel, is_path=place is view.path)


def _draw_score(canvas: Canvas, side: int, area: Any, panel: Panel, won: bool) -> None:
    panel.draw(canvas, SIDE_WASHES[side], won=won)
    seal(canvas, side, (panel.x + 70, panel.y + 76), 42)
    canvas.number(area.final_points, panel.x + 250, panel.y + 76, 100, SIDE_COLOURS[side])
    trophies = [(Colour.VERDIGRIS, None) for _ in area.paths] + [(Colour.GOLD, None) for _ in area.battlegrounds]
    row_of_cards(canvas, (panel.x + 24, panel.y + SCORE_HIGH - CARD_HIGH - 14), panel.wide - 48, trophies)


def _draw_place(canvas: Canvas, place: Any, panel: Panel, *, is_path: bool) -> None:
    panel.draw(canvas, Colour.SHEET)
    canvas.box(panel.x, panel.y, panel.wide, 14, Colour.VERDIGRIS if is_path else Colour.GOLD)
    attacking = LIGHT if place.attacking_side == SIDES[LIGHT] else DARK
    camps = ((attacking, place.attackers, place.attack), (1 - attacking, place.defenders, place.defence))
    for row, (side, fighters, total) in enumerate(camps):
        y = panel.y + 34 + row * (panel.high - 34) / 2
        seal(canvas, side, (panel.x + 48, y + FIGHTER_HIGH / 2), 30, total)
        cards = [(SIDE_COLOURS[side], fighter.brings) for fighter in fighters]
        row_of_cards(canvas, (panel.x + 96, y), panel.wide - 112, cards, FIGHTER_HIGH)
