"""What each player has: piles with their numbers, ring token, reserve; and the hand of the person at the screen."""

from collections import Counter

from westmarch.terminal.boards.base import Scene
from westmarch.terminal.boards.canvas import Canvas
from westmarch.terminal.boards.flow import Group, Row, Token, columns, mark, put_rows, put_told, wrap
from westmarch.terminal.boards.wotr_cards.flow import marks, zone
from westmarch.terminal.boards.wotr_cards.places import items
from westmarch.terminal.boards.wotr_cards.signs import (
    ARRIVED,
    BRACKETS,
    FIRST,
    KIND_SIGNS,
    RING,
    SIDE_IDS,
    SIDES,
    Components,
    Seat,
    card,
    cards_known,
    faction_short,
    icons,
    name_of,
    number_of,
    on_table,
    seat_name,
)
from westmarch.terminal.palette import FAINT, QUIET, TEXT, YOURS

TWO_COLUMNS = 100  # from this width on the sides stand beside each other
MOST_LINES = 5  # of what a card does
PILES = ("hand", "deck", "cycled", "eliminated")
# What lies before a person beside the hand: cards drawn by a text, and those already chosen of a set.
BESIDE_HAND = ("aside", "aside_inner", "staged", "deck_top")


def draw_seats(scene: Scene, components: Components, width: int) -> Canvas:
    """All seats as tall as they need: the Free Peoples on the left, the Shadow on the right, if that is wide enough."""
    seats = scene.view.seats.items()
    sides = SIDE_IDS if width >= TWO_COLUMNS else (SIDE_IDS,)
    wide = width // len(sides)
    columns = [
        [draw_seat(scene, components, name, wide - 2) for name, seat in seats if seat.side in side] for side in sides
    ]
    canvas = Canvas(width, max(sum(seat.height for seat in column) for column in columns))
    for i, column in enumerate(columns):
        y = 0
        for seat in column:
            canvas.paste(seat, 1 + i * wide, y)
            y += seat.height
    return canvas


def draw_seat(scene: Scene, components: Components, name: str, width: int) -> Canvas:
    """A seat: who and how many cards where, then the reserve, then what is known of the hand."""
    seat = scene.view.seats[name]
    lists = [("reserve", reserve_groups(scene, components, seat))]
    hand = cards_known(seat.hand) or seat.known.get("hand", [])
    if name != scene.side and hand:
        lists.append(("hand", [[Token(name_of(scene, one), QUIET, card(one))] for one in hand]))
    heading = wrap([seat_heading(scene, name, seat)], width)
    blocks = [(label, rows_after(scene, label, groups, width)) for label, groups in lists]
    canvas = Canvas(width, len(heading) + sum(len(rows) for _, rows in blocks))
    put_rows(canvas, marks(scene), 0, 0, width, heading)
    y = len(heading)
    for label, rows in blocks:
        start = put_label(canvas, scene, 1, y, label, name)
        put_rows(canvas, marks(scene), start, y, width - start, rows)
        y += len(rows)
    return canvas


def rows_after(scene: Scene, label: str, groups: list[Group], width: int) -> list[Row]:
    """Cards in lines that all begin behind a label."""
    start = 2 + len(scene.speech.message(f"terminal-wotr_cards-{label}")) + 2
    return wrap(groups, width - start) or [[Token("–", FAINT)]]


def put_label(canvas: Canvas, scene: Scene, x: int, y: int, label: str, name: str) -> int:
    """A pile's name, marked where it may be chosen; gives the place after it."""
    thing = zone(label) if name == scene.side else None
    sign, style = mark(marks(scene), thing)
    canvas.put(x, y, sign, style or FAINT)
    return canvas.put(x + 1, y, scene.speech.message(f"terminal-wotr_cards-{label}"), style or FAINT) + 1


def seat_heading(scene: Scene, name: str, seat: Seat) -> Group:
    """A seat's name between its side's brackets, and how many cards its piles have."""
    left, right = BRACKETS[seat.side]
    first = f" {FIRST}" if name == first_player(scene) else ""
    own = name == scene.side
    you = f" · {scene.speech.message('ui-you')}" if own else ""
    tokens = [Token(f"{left}{seat_name(scene, name)}{you}{first}{right}", SIDES[seat.side])]
    for pile in PILES:
        limit = f"/{seat.carry_limit}" if pile == "hand" else ""
        text = f"{scene.speech.message(f'terminal-wotr_cards-{pile}')} {number_of(getattr(seat, pile))}{limit}"
        tokens.append(Token(text, QUIET, zone(pile) if own else None))
    if seat.ring.unused:
        tokens.append(Token(RING, YOURS, zone("ring") if own else None))
    return tokens


def first_player(scene: Scene) -> str:
    """The id of the seat that has the first player's token."""
    return str(scene.view.order[scene.view.first])


def reserve_groups(scene: Scene, components: Components, seat: Seat) -> list[Group]:
    """The cards of a reserve with their printed icons; those that came this round are marked."""
    arrived = list(seat.arrived)
    groups: list[Group] = []
    for entry in seat.reserve:
        name = entry.card
        new = ARRIVED if name in arrived else ""
        if new:
            arrived.remove(name)
        text = " ".join(filter(None, (f"{name_of(scene, name)}{new}", icons(components[name]))))
        groups.append([Token(text, TEXT, card(name)), *items(scene, entry)])
    return groups


def hand_blocks(scene: Scene) -> list[tuple[str, list[str]]]:
    """The cards before the person at the screen: what is being played, cards drawn or chosen, the hand, and others
    that may be chosen out of a pile."""
    seat = scene.view.seats[scene.side]
    blocks = [("table", list(scene.view.table))]
    blocks += [(label, cards_known(getattr(seat, label))) for label in BESIDE_HAND]
    blocks.append(("hand", cards_known(seat.hand)))
    shown = on_table(scene.view).union(*(names for _, names in blocks))
    offered = [thing.id for word in scene.options for thing in scene.things_of(word) if thing.id not in shown]
    blocks.insert(0, ("offered", offered))
    return [(label, names) for label, names in blocks if names or label == "hand"]


def draw_hand(scene: Scene, components: Components, width: int, height: int) -> Canvas:
    """The hand of the seat that chooses: a card a line with what it does if that fits, otherwise as low as can be."""
    blocks = []
    for label, names in hand_blocks(scene):
        start = 1 + len(scene.speech.message(f"terminal-wotr_cards-{label}")) + 1
        groups: list[Group] = [
            [Token(hand_text(scene, components, name, number), TEXT, card(name))]
            for name, number in Counter(names).items()
        ]
        blocks.append((label, start, columns(groups) or [[Token("–", FAINT)]]))
    each = min(MOST_LINES, height // sum(len(groups) for _, _, groups in blocks))
    parts = [put_told(scene, marks(scene), groups, width - start, each) for _, start, groups in blocks]
    canvas = Canvas(width, sum(part.height for part in parts))
    y = 0
    for (label, start, _), part in zip(blocks, parts, strict=True):
        put_label(canvas, scene, 0, y, label, scene.side)
        canvas.paste(part, start, y)
        y += part.height
    return canvas


def hand_text(scene: Scene, components: Components, name: str, number: int) -> str:
    """A card of a hand: kind, name, how many of it, faction, icons."""
    component = components[name]
    faction = component.facts.get("faction")
    short = faction_short(scene, str(faction)) if faction else ""
    times = f"×{number}" if number > 1 else ""
    parts = (KIND_SIGNS[component.kind], name_of(scene, name), times, short, icons(component))
    return " ".join(part for part in parts if part)
