"""The card display of a chapter in its shape: rows that cover each other, face-down cards, the price for you on each."""

from collections.abc import Mapping
from typing import Any

from rich.style import Style

from westmarch.core.game import Component
from westmarch.core.words import Thing
from westmarch.terminal.boards.base import Scene
from westmarch.terminal.boards.canvas import DOUBLE, FRESH, HEAVY, LIGHT, Canvas, Lines
from westmarch.terminal.boards.duel.signs import (
    COIN,
    COIN_STYLE,
    COLOUR_SIGNS,
    COLOURS,
    Bill,
    Parts,
    bill,
    cost_parts,
    cut,
    effect_parts,
    width_of,
)
from westmarch.terminal.palette import FAINT, MAY, POINTED, QUIET, RULE, TEXT, YOURS

NARROWEST, WIDEST = 12, 18
BACK = "░"
ROWS = {1: 5, 2: 5, 3: 7}
COLUMNS = {1: 6, 2: 6, 3: 4}

Components = Mapping[str, Component]


def card_size(chapter: int, width: int, height: int) -> tuple[int, int]:
    """How wide a card is and how many lines of writing it has, so that the display fits."""
    across = min(WIDEST, max(NARROWEST, width // COLUMNS[chapter] // 2 * 2))
    lines = min(3, max(1, (height - 1) // ROWS[chapter] - 1))
    return across, lines


def draw_display(scene: Scene, components: Components, width: int, height: int) -> Canvas:
    """The display, centred, as large as fits."""
    chapter = scene.view.chapter
    across, lines = card_size(chapter, width, height)
    canvas = Canvas(max(width, COLUMNS[chapter] * across), max(height, ROWS[chapter] * (lines + 1) + 1))
    middle = canvas.width // 2
    for entry in sorted(scene.view.display, key=lambda slot: slot.row):
        x = middle + (entry.x - 1) * across // 2
        draw_card(canvas, scene, components, entry, x, entry.row * (lines + 1), across, lines)
    return canvas


def draw_card(
    canvas: Canvas,
    scene: Scene,
    components: Components,
    entry: Any,
    x: int,
    y: int,
    across: int,
    lines: int,
) -> None:
    """One card of the display."""
    inner = across - 2
    if entry.card is None:
        canvas.box(x, y, across, lines + 2, RULE)
        for row in range(lines):
            canvas.put(x + 1, y + 1 + row, BACK * inner, RULE)
        return
    card = Thing("card", entry.card)
    facts: Mapping[str, Any] = components[card.id].facts
    border, kind = border_of(scene, card, bool(entry.available))
    canvas.box(x, y, across, lines + 2, border, kind, card)
    draw_chains(canvas, scene, facts, x, y, across)
    if card in scene.fresh:
        canvas.put(x, y, FRESH, YOURS, card)
    price = bill(entry, scene.side)
    colour = facts["color"]
    what: Parts = [(COLOUR_SIGNS[colour], COLOURS[colour])]
    effect = effect_parts(scene, facts["effect"])
    if lines == 1:
        room = inner - 2
        what += cut([(text.replace(" ", ""), style) for text, style in effect], room)
        canvas.put_all(x + 1, y + 1, what, card)
        canvas.put_all(x + across - 2, y + 1, [(str(price.coins), price_style(scene, price))], card)
        return
    canvas.put_all(x + 1, y + 1, cut([*what, *([(" ", TEXT)] if inner > 10 else []), *effect], inner), card)
    canvas.put_all(x + 1, y + 2, cost_parts(facts["cost"]), card)
    label = price_parts(scene, price, inner) if lines > 2 else [(f"{price.coins}{COIN}", price_style(scene, price))]
    canvas.put_all(x + across - 1 - width_of(label), y + min(lines, 3), label, card)


def border_of(scene: Scene, card: Thing, available: bool) -> tuple[Style, Lines]:
    """A card's edge: double where you point, heavy where you may take it, thin elsewhere."""
    if card in scene.things_of(scene.pointed):
        return POINTED, DOUBLE
    if card in scene.allowed():
        return MAY, HEAVY
    return (QUIET if available else RULE), LIGHT


def draw_chains(canvas: Canvas, scene: Scene, facts: Mapping[str, Any], x: int, y: int, across: int) -> None:
    """On the upper edge: left the chain that makes the card free, right the one it gives."""
    takes, gives = chain_name(scene, facts["chain_from"]), chain_name(scene, facts["chain_gives"])
    room = across - 3
    if takes and gives:
        room = (room - 1) // 2
    owned = facts["chain_from"] in scene.view.sides[scene.side].chains
    if takes:
        canvas.put(x + 1, y, f"‹{takes[: room - 1]}", YOURS if owned else FAINT)
    if gives:
        text = f"{gives[: room - 1]}›"
        canvas.put(x + across - 1 - len(text), y, text, FAINT)


def chain_name(scene: Scene, chain: object) -> str:
    """A chain symbol's name as it stands inside a sentence."""
    return scene.speech.thing(scene.game, Thing("chain", str(chain)), "mid") if chain else ""


def price_parts(scene: Scene, price: Bill, room: int) -> Parts:
    """The price for you: in a word where it is nothing, else in coins."""
    style = price_style(scene, price)
    if price.chain:
        return [(scene.speech.message("terminal-duel-by-chain")[:room], style)]
    if price.coins == 0:
        return [(scene.speech.message("duel-term-free")[:room], style)]
    return [(f"{price.coins}{COIN}", style)]


def price_style(scene: Scene, price: Bill) -> Style:
    """Faint where you cannot pay."""
    if price.coins > scene.view.sides[scene.side].coins:
        return FAINT + Style(strike=True)
    return YOURS if price.coins == 0 else COIN_STYLE


def uncovered_by(display: list[Any], card: str) -> list[str | None]:
    """The cards that would lie open if this one were taken; None stands for one that is face down."""
    slots = {(slot.row, slot.x): slot for slot in display}
    here = next((place for place, slot in slots.items() if slot.card == card), None)
    if here is None:
        return []
    row, x = here
    under = [slots[row - 1, x + side] for side in (-1, 1) if (row - 1, x + side) in slots]
    return [
        slot.card
        for slot in under
        if not any((slot.row + 1, slot.x + side) in slots for side in (-1, 1) if slot.x + side != x)
    ]
