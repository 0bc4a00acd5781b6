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
SIGN, SIGN_IN, SIGN_DOWN = 42, 70, 76  # a side's sign: its radius, and how far in and down its middle is
POINTS_HIGH, POINTS_IN = 100, 250  # the figure of its points, and how far in that stands
TROPHIES_IN, TROPHIES_UP = 24, 14  # from the sides and the foot of the panel
BAND = 14  # the height of the band that tells paths from battlegrounds
CAMPS_DOWN = 34  # where the fighters begin below it
CAMP, CAMP_IN = 30, 48  # the seal with a camp's strength: its radius, and how far in it stands
FIGHTERS_IN, FIGHTERS_RIGHT = 96, 16  # where its cards begin, and what they leave on the right


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
    seal(canvas, side, (panel.x + SIGN_IN, panel.y + SIGN_DOWN), SIGN)
    canvas.number(area.final_points, panel.x + POINTS_IN, panel.y + SIGN_DOWN, POINTS_HIGH, SIDE_COLOURS[side])
    trophies = [(Colour.VERDIGRIS, None) for _ in area.paths] + [(Colour.GOLD, None) for _ in area.battlegrounds]
    at = (panel.x + TROPHIES_IN, panel.y + SCORE_HIGH - CARD_HIGH - TROPHIES_UP)
    row_of_cards(canvas, at, panel.wide - 2 * TROPHIES_IN, trophies)


def _draw_place(canvas: Canvas, place: Any, panel: Panel, *, is_path: bool) -> None:
    panel.draw(canvas, Colour.SHEET)
    canvas.box(panel.x, panel.y, panel.wide, BAND, Colour.VERDIGRIS if is_path else Colour.GOLD)
    attacking = LIGHT if place.attacking_side == SIDES[LIGHT] else DARK
    camps = ((attacking, place.attackers, place.attack), (1 - attacking, place.defenders, place.defence))
    for row, (side, fighters, total) in enumerate(camps):
        y = panel.y + CAMPS_DOWN + row * (panel.high - CAMPS_DOWN) / 2
        seal(canvas, side, (panel.x + CAMP_IN, y + FIGHTER_HIGH / 2), CAMP, total)
        cards = [(SIDE_COLOURS[side], fighter.brings) for fighter in fighters]
        wide = panel.wide - FIGHTERS_IN - FIGHTERS_RIGHT
        row_of_cards(canvas, (panel.x + FIGHTERS_IN, y), wide, cards, FIGHTER_HIGH)
