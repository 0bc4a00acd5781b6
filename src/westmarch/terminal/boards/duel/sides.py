"""What each side has: coins, skills, chains, peoples, tokens, locations, in a few lines."""

from typing import Any

from westmarch.core.words import Thing
from westmarch.terminal.boards.base import Scene
from westmarch.terminal.boards.canvas import Canvas, fit
from westmarch.terminal.boards.duel.signs import (
    BRACKETS,
    COIN,
    COIN_STYLE,
    COLOUR_SIGNS,
    COLOURS,
    SIDES,
    SKILL_SIGNS,
    SKILLS,
    UNIT,
    Parts,
    skill_parts,
    width_of,
)
from westmarch.terminal.palette import FAINT, QUIET, TEXT

SIDE_HEIGHT = 4
LABELS = {
    "skills": "duel-term-skills",
    "chains": "duel-term-chains",
    "peoples": "duel-term-peoples",
    "tokens": "terminal-duel-tokens",
    "tiles": "terminal-duel-tiles",
}


def draw_side(scene: Scene, side: str, width: int) -> Canvas:
    """A side's four lines: who and how much, skills, chains and peoples, tokens and locations."""
    canvas = Canvas(width, SIDE_HEIGHT)
    has = scene.view.sides[side]
    left, right = BRACKETS[side]
    mine = f" · {scene.speech.message('ui-you')}" if side == scene.side else ""
    name = f"{left} {scene.speech.thing(scene.game, Thing('side', side), 'short')}{mine} {right}"
    canvas.put(0, 0, fit(name, width), SIDES[side])
    totals = totals_parts(scene, has, width - len(name) - 1)
    canvas.put_all(max(len(name) + 1, width - width_of(totals)), 0, totals)
    canvas.put_all(0, 1, skills_line(scene, has, width))
    draw_lists(canvas, 2, scene, {"chains": named(scene, "chain", has.chains), "peoples": peoples(scene, has)})
    draw_lists(
        canvas, 3, scene, {"tokens": named(scene, "token", has.tokens), "tiles": named(scene, "tile", has.tiles)}
    )
    return canvas


def totals_parts(scene: Scene, has: Any, width: int) -> Parts:
    """Coins, units in the supply, and cards in play by colour."""
    coins: Parts = [(f"{has.coins}{COIN}", COIN_STYLE), ("  ", TEXT)]
    cards: Parts = [(f" {COLOUR_SIGNS[colour]}{len(ids)}", COLOURS[colour]) for colour, ids in has.cards.items() if ids]
    supply = scene.speech.message("terminal-duel-supply", number=has.supply)
    if width_of(coins) + len(supply) + width_of(cards) > width:
        supply = f"{UNIT}{has.supply}"
    return [*coins, (supply, QUIET), *cards]


def skills_line(scene: Scene, has: Any, width: int) -> Parts:
    """All skills with their signs, names and numbers, then the cards that give one of several."""
    parts: Parts = []
    for skill, number in has.skills.items():
        name = scene.speech.thing(scene.game, Thing("skill", skill))
        style = SKILLS[skill] if number else FAINT
        parts += [(SKILL_SIGNS[skill], SKILLS[skill]), (f"{name} ", style), (f"{number} ", TEXT if number else FAINT)]
    choices: Parts = []
    for choice in has.choices:
        choices += [("+", QUIET), *skill_parts(choice, "/"), (" ", TEXT)]
    if width_of(parts) + width_of(choices) > width:
        parts = [
            part
            for skill, number in has.skills.items()
            for part in ((SKILL_SIGNS[skill], SKILLS[skill]), (f" {number}  ", TEXT if number else FAINT))
        ]
    return parts + choices


def draw_lists(canvas: Canvas, y: int, scene: Scene, lists: dict[str, list[str]]) -> None:
    """Two lists on one line, each with its label; where they do not both fit, the second one keeps its place."""
    (first, second) = [(scene.speech.message(LABELS[label]), ", ".join(of) or "–") for label, of in lists.items()]
    needs = len(second[0]) + 1 + len(second[1])
    middle = max(len(first[0]) + len(first[1]) + 3, canvas.width // 2)
    middle = max(canvas.width // 2, min(middle, canvas.width - needs))
    for (label, text), x, end in ((first, 0, middle - 2), (second, middle, canvas.width)):
        start = canvas.put(x, y, f"{label} ", FAINT)
        canvas.put(start, y, fit(text, end - start), QUIET)


def named(scene: Scene, sense: str, ids: list[str]) -> list[str]:
    """Things by their names."""
    return [scene.speech.thing(scene.game, Thing(sense, one)) for one in ids]


def peoples(scene: Scene, has: Any) -> list[str]:
    """The peoples of a side, with their number where there are several."""
    return [
        scene.speech.thing(scene.game, Thing("people", people)) + (f" ×{number}" if number > 1 else "")
        for people, number in has.peoples.items()
    ]
