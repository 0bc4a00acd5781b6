"""The Living Card Game: the quest, what the shadow has sent, and the heroes with their companions."""

from typing import Any

from westmarch.server.pictures.canvas import HEIGHT, WIDTH, Canvas, Colour
from westmarch.server.pictures.pieces import (
    CARD_HIGH,
    DARK,
    LIGHT,
    MARGIN,
    SIDE_WASHES,
    Panel,
    row_of_cards,
    seal,
)

SHADOW_HIGH = 180
AREA = 120  # where the cards begin, right of the number that threatens
THREAT, THREAT_IN, THREAT_DOWN = 32.0, 56, 52  # the radius of that number's seal, and how far in and down its middle is
SENT_DOWN, SENT_HIGH = 16, 108  # where the cards of the shadow begin, and how high they are
BAR_UP, BAR_HIGH, BAR_RIM = 36, 16, 2  # of the progress, from the panel's foot
LEAST_ROOM = 12  # that cards leave of a low panel
KINDS = {"enemy": Colour.MADDER, "location": Colour.VERDIGRIS, "hero": Colour.LAPIS, "ally": Colour.SLATE}


def draw(canvas: Canvas, view: Any) -> None:
    """The whole picture."""
    lost = view.outcome is not None and view.outcome.winner == "shadow"
    shadow = Panel(MARGIN, MARGIN, WIDTH - 2 * MARGIN, SHADOW_HIGH)
    shadow.draw(canvas, SIDE_WASHES[DARK], won=lost)
    seal(canvas, DARK, (shadow.x + THREAT_IN, shadow.y + THREAT_DOWN), THREAT, view.threat)
    _draw_progress(canvas, view.quest, shadow)
    row_of_cards(
        canvas,
        (shadow.x + AREA, shadow.y + SENT_DOWN),
        shadow.wide - AREA - MARGIN,
        _cards([*view.active, *view.staging]),
        SENT_HIGH,
    )
    won = view.outcome is not None and not lost
    _draw_seats(canvas, view, SHADOW_HIGH + 2 * MARGIN, won)


def _draw_seats(canvas: Canvas, view: Any, top: float, won: bool) -> None:
    each = (HEIGHT - top) / len(view.seats)
    for number, seat in enumerate(view.seats.values()):
        panel = Panel(MARGIN, top + number * each, WIDTH - 2 * MARGIN, each - MARGIN)
        panel.draw(canvas, SIDE_WASHES[LIGHT] if seat.alive else Colour.SUNK, won=won)
        middle = panel.y + panel.high / 2
        seal(canvas, LIGHT, (panel.x + THREAT_IN, middle), min(THREAT, panel.high / 3), seat.threat)
        _draw_cards(canvas, seat, panel)


def _draw_cards(canvas: Canvas, seat: Any, panel: Panel) -> None:
    """Heroes and allies above those who are engaged with them; beside them where there is no room."""
    two_rows = panel.high > 2 * CARD_HIGH + 3 * MARGIN
    rows = ([*seat.heroes, *seat.allies], seat.engaged)
    high = (panel.high - 3 * MARGIN) / 2 if two_rows else min(panel.high - LEAST_ROOM, CARD_HIGH)
    wide = panel.wide - AREA - MARGIN
    for number, cards in enumerate(rows):
        x = panel.x + AREA + (0 if two_rows else number * wide / 2)
        y = panel.y + MARGIN + number * (high + MARGIN) if two_rows else panel.y + (panel.high - high) / 2
        row_of_cards(canvas, (x, y), wide if two_rows else wide / 2 - MARGIN, _cards(cards), high)


def _draw_progress(canvas: Canvas, quest: Any, panel: Panel) -> None:
    """How far the quest has come."""
    x, y, wide = panel.x + AREA, panel.y + panel.high - BAR_UP, panel.wide - AREA - MARGIN
    canvas.box(x, y, wide, BAR_HIGH, Colour.LEAF, Colour.LINE)
    if quest is not None and quest.points:
        done = (wide - 2 * BAR_RIM) * min(quest.progress, quest.points) / quest.points
        canvas.box(x + BAR_RIM, y + BAR_RIM, done, BAR_HIGH - 2 * BAR_RIM, Colour.GOLD)


def _cards(cards: list[Any]) -> list[tuple[Colour, int | None]]:
    """Cards by their kinds, with the life that is left in those that can be wounded."""
    return [(KINDS.get(one.kind, Colour.PLUM), _life(one)) for one in cards]


def _life(one: Any) -> int | None:
    return max(0, one.hit_points - one.damage) if isinstance(getattr(one, "hit_points", None), int) else None
