"""The map of seven regions with its roads, the locations, the alliance tokens and the two quest tracks."""

from collections.abc import Mapping
from typing import Any

from rich.style import Style

from westmarch.core.game import Component
from westmarch.core.words import Thing
from westmarch.terminal.boards.base import Scene
from westmarch.terminal.boards.canvas import FRESH, HEAVY, LIGHT, Canvas, fit
from westmarch.terminal.boards.duel.display import Components, border_of, price_style
from westmarch.terminal.boards.duel.signs import (
    BONUSES,
    BRACKETS,
    COIN,
    DISTANCES,
    GOAL,
    MARKERS,
    QUEST_GOAL,
    RUNNERS,
    SIDE_IDS,
    SIDES,
    bill,
    pieces_parts,
    skill_parts,
)
from westmarch.terminal.palette import FAINT, MAY, POINTED, QUIET, RULE, TEXT, YOURS

MAP_WIDTH, MAP_HEIGHT = 45, 11
BOX_WIDTH, BOX_HEIGHT = 13, 3
# Where each region's box stands. The seven regions and their ten roads make a lattice without crossings.
PLACES = {
    "lindon": (0, 0),
    "arnor": (16, 0),
    "rhovanion": (32, 0),
    "enedwaith": (16, 4),
    "rohan": (32, 4),
    "gondor": (16, 8),
    "mordor": (32, 8),
}
ACROSS = (("lindon", "arnor"), ("arnor", "rhovanion"), ("enedwaith", "rohan"), ("gondor", "mordor"))
DOWN = (("arnor", "enedwaith"), ("rhovanion", "rohan"), ("enedwaith", "gondor"), ("rohan", "mordor"))
SLANTING = (("rhovanion", "enedwaith"), ("rohan", "gondor"))
TILE_WIDTH = 15


def draw_map(scene: Scene, components: Components) -> Canvas:
    """The map."""
    canvas = Canvas(MAP_WIDTH, MAP_HEIGHT)
    spoken_of = {region for thing in scene.things_of(scene.pointed) for region in regions_of(components.get(thing.id))}
    for region in PLACES:
        draw_region(canvas, scene, region, region in spoken_of)
    draw_roads(canvas)
    canvas.put(0, 5, scene.speech.message("terminal-duel-presence")[:BOX_WIDTH], FAINT)
    for row, side in enumerate(SIDE_IDS):
        left, right = BRACKETS[side]
        canvas.put(0, 6 + row, f"{left} {right} {scene.view.sides[side].presence} / {len(PLACES)}", SIDES[side])
    return canvas


def draw_region(canvas: Canvas, scene: Scene, region: str, spoken_of: bool) -> None:
    """A region's box with its name and what stands there; marked if what you point at speaks of it."""
    x, y = PLACES[region]
    thing = Thing("region", region)
    border, lines = border_of(scene, thing, True)
    if lines == LIGHT and spoken_of:
        border, lines = QUIET, HEAVY
    canvas.box(x, y, BOX_WIDTH, BOX_HEIGHT, border, lines, thing)
    name = fit(scene.speech.thing(scene.game, thing), BOX_WIDTH - 3)
    end = canvas.put(x + 1, y, name, TEXT if lines == LIGHT else border, thing)
    if thing in scene.fresh:
        canvas.put(end, y, FRESH, YOURS, thing)
    canvas.put_all(x + 2, y + 1, pieces_parts(scene.view, region), thing)


def regions_of(component: Component | None) -> set[str]:
    """The regions that a card's or a location's facts speak of."""
    facts: Mapping[str, Any] = component.facts if component is not None else {}
    if "region" in facts:
        return {facts["region"]}
    regions = facts.get("effect", {}).get("regions", [])
    return set(regions) if isinstance(regions, list) else set()


def draw_roads(canvas: Canvas) -> None:
    """The ten roads between the boxes."""
    for west, _ in ACROSS:
        x, y = PLACES[west]
        canvas.put(x + BOX_WIDTH, y + 1, "───", RULE)
    for north, _ in DOWN:
        x, y = PLACES[north]
        canvas.put(x + BOX_WIDTH // 2, y + BOX_HEIGHT, "│", RULE)
    for east, west in SLANTING:
        x, y = PLACES[east]
        start = PLACES[west][0] + BOX_WIDTH - 2
        canvas.put(start, y + BOX_HEIGHT, "╭" + "─" * (x + 2 - start - 1) + "╯", RULE)


def draw_tiles(scene: Scene, components: Components, width: int) -> Canvas:
    """The locations that lie face up, side by side, each with its price for you."""
    canvas = Canvas(width, 3)
    for i, entry in enumerate(scene.view.tiles):
        x = i * TILE_WIDTH
        tile = Thing("tile", entry.tile)
        border, lines = border_of(scene, tile, True)
        canvas.box(x, 0, TILE_WIDTH, 3, border, lines, tile)
        canvas.put(
            x + 1,
            0,
            fit(scene.speech.thing(scene.game, tile), TILE_WIDTH - 2),
            border if lines != LIGHT else TEXT,
            tile,
        )
        facts: Mapping[str, Any] = components[tile.id].facts
        canvas.put_all(x + 1, 1, skill_parts(facts["cost"]["skills"]), tile)
        price = bill(entry, scene.side)
        text = f"{price.coins}{COIN}"
        canvas.put(x + TILE_WIDTH - 1 - len(text), 1, text, price_style(scene, price), tile)
    return canvas


def draw_tokens(scene: Scene, width: int) -> Canvas:
    """The stacks of alliance tokens, and those turned up to choose from."""
    shown = scene.view.shown_tokens
    canvas = Canvas(width, 2 + len(shown))
    allowed, pointed = scene.allowed(), scene.things_of(scene.pointed)
    for i, (people, stack) in enumerate(scene.view.token_stacks.items()):
        thing = Thing("people", people)
        text = f"{scene.speech.thing(scene.game, thing)} {stack.left}{'+' * len(stack.known)}"
        style = POINTED + Style(reverse=True) if thing in pointed else MAY if thing in allowed else QUIET
        canvas.put(i % 3 * TILE_WIDTH, i // 3, fit(text, TILE_WIDTH - 1), style, thing)
    for row, token in enumerate(shown):
        thing = Thing("token", token)
        style = POINTED + Style(reverse=True) if thing in pointed else MAY
        canvas.put(0, 2 + row, fit(f"▸ {scene.speech.thing(scene.game, thing)}", width), style, thing)
    return canvas


def draw_tracks(scene: Scene, width: int) -> Canvas:
    """How far Frodo and Sam, and the Nazgul, have come."""
    canvas = Canvas(width, len(SIDE_IDS))
    names = [scene.speech.message(RUNNERS[side]) for side in SIDE_IDS]
    done = [scene.view.sides[side].quest for side in SIDE_IDS]
    ends = [
        scene.speech.message(DISTANCES[side], number=QUEST_GOAL - steps)
        for side, steps in zip(SIDE_IDS, done, strict=True)
    ]
    start = max(map(len, names)) + 1
    pitch = 5 if start + 5 * QUEST_GOAL + max(map(len, ends)) + 4 <= width else 3
    for row, side in enumerate(SIDE_IDS):
        canvas.put(0, row, names[row], SIDES[side])
        draw_track(canvas, row, side, done[row], start, pitch)
        end = start + QUEST_GOAL * pitch + 2
        short = f"{done[row]} / {QUEST_GOAL}"
        canvas.put(end, row, ends[row] if end + max(map(len, ends)) < width else short, QUIET)
    return canvas


def draw_track(canvas: Canvas, row: int, side: str, done: int, start: int, pitch: int) -> None:
    """One side's way with its bonus spaces, as far as it has come."""
    for step in range(QUEST_GOAL + 1):
        x = start + step * pitch
        plain = TEXT if step in BONUSES or step == QUEST_GOAL else RULE
        sign = GOAL if step == QUEST_GOAL else BONUSES.get(step, "·")
        canvas.put(x, row, sign, SIDES[side] if step <= done else plain)
        if step < QUEST_GOAL:
            passed = step < done
            canvas.put(x + 1, row, ("━" if passed else "─") * (pitch - 1), SIDES[side] if passed else RULE)
    canvas.put(start + done * pitch, row, MARKERS[side], SIDES[side])
