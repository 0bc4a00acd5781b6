"""The signs of Duel: one character for each colour, skill and kind of thing, and short forms of costs and effects."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from rich.style import Style

from westmarch.core.words import Thing
from westmarch.terminal.boards.base import Scene
from westmarch.terminal.palette import LAPIS, MADDER, QUIET, TEXT

Parts = list[tuple[str, Style]]

# The rulebook's signs for the colours of cards.
COLOUR_SIGNS = {"grey": "◆", "yellow": "●", "blue": "■", "green": "▲", "red": "✚", "purple": "★"}
COLOURS = {
    "grey": Style(color="#b4bac2"),
    "yellow": Style(color="#f2d16b"),
    "blue": Style(color="#8fb8ff"),
    "green": Style(color="#8fce8a"),
    "red": Style(color="#ff8f7a"),
    "purple": Style(color="#d3a3da"),
}
SKILL_SIGNS = {"ruse": "◐", "strength": "♣", "courage": "♥", "leadership": "♛", "knowledge": "≡"}
SKILLS = {
    "ruse": Style(color="#d8d2c4"),
    "strength": Style(color="#8fb8ff"),
    "courage": Style(color="#ff8f7a"),
    "leadership": Style(color="#d3a3da"),
    "knowledge": Style(color="#8fce8a"),
}
COIN = "¤"
RING = "○"
FORTRESS = "♜"
UNIT = "♟"
MOVE = "→"
REMOVE = "✕"
FINE = f"-{COIN}"
COIN_STYLE = Style(color="#f2d16b")

# A side's pieces stand between these: round for the Fellowship, pointed for Sauron.
BRACKETS = {"fellowship": ("(", ")"), "sauron": ("<", ">")}
SIDES = {"fellowship": Style(color=LAPIS, bold=True), "sauron": Style(color=MADDER, bold=True)}
SIDE_IDS = ("fellowship", "sauron")

MARKERS = {"fellowship": "●", "sauron": "◆"}
GOAL = "◉"
RUNNERS = {"fellowship": "duel-term-frodo-sam", "sauron": "duel-term-nazgul"}
DISTANCES = {"fellowship": "duel-term-to-mount-doom", "sauron": "duel-term-to-frodo-sam"}
QUEST_GOAL = 14
# What a side gets on the way: the track's bonus spaces.
BONUSES = {3: COIN, 6: UNIT, 9: "↻", 12: FORTRESS}
BONUS_NAMES = {3: "coin", 6: "unit", 9: "turn", 12: "fortress"}


class Bill(NamedTuple):
    """What a card or a location costs a side now."""

    coins: int
    chain: bool
    printed: int
    surcharge: int
    missing: int
    lacking: tuple[str, ...]


def bill(entry: Any, side: str) -> Bill:
    """A side's bill out of an entry of the view."""
    price = entry.price[side]
    return Bill(
        price.coins,
        getattr(price, "chain", False),
        getattr(price, "printed", 0),
        getattr(price, "surcharge", 0),
        price.missing,
        tuple(price.lacking),
    )


def skill_parts(skills: list[str], between: str = "") -> Parts:
    """Skills as signs."""
    parts: Parts = []
    for i, skill in enumerate(skills):
        if i and between:
            parts.append((between, QUIET))
        parts.append((SKILL_SIGNS[skill], SKILLS[skill]))
    return parts


def cost_parts(cost: Mapping[str, Any]) -> Parts:
    """A printed price as signs."""
    coins = cost.get("coins", 0)
    return [*([(f"{coins}{COIN}", COIN_STYLE)] if coins else []), *skill_parts(cost["skills"])]


def effect_parts(scene: Scene, effect: Mapping[str, Any]) -> Parts:
    """What a card does, as short as can be."""
    kind = effect["kind"]
    if kind == "skills":
        return skill_parts(effect["skills"], "/" if effect["mode"] == "one_of" else "")
    if kind == "coins":
        return [(f"+{effect['amount']}{COIN}", COIN_STYLE)]
    if kind == "quest":
        return [(f"+{effect['rings']}{RING}", TEXT)]
    if kind == "people":
        return [(scene.speech.thing(scene.game, Thing("people", effect["people"][0])), TEXT)]
    if kind == "place_units":
        regions = "/".join(region_short(scene, region) for region in effect["regions"])
        return [(f"{effect['units']} {regions}", TEXT)]
    icons = {"remove_enemy_unit": REMOVE, "opponent_loses_coin": FINE, "move_unit": MOVE}
    return [("".join(icons[icon] for icon in effect["icons"]), TEXT)]


def region_short(scene: Scene, region: str) -> str:
    """The first three letters of a region's name; no two regions share them in any language."""
    return scene.speech.thing(scene.game, Thing("region", region))[:3]


def pieces_parts(view: Any, region: str) -> Parts:
    """The units and fortresses in a region."""
    parts: Parts = []
    for side in SIDE_IDS:
        units = view.sides[side].units.get(region, 0)
        fortress = region in view.sides[side].fortresses
        if units or fortress:
            left, right = BRACKETS[side]
            text = f"{left}{units or ''}{FORTRESS if fortress else ''}{right}"
            parts.append((f" {text}" if parts else text, SIDES[side]))
    return parts


def width_of(parts: Parts) -> int:
    """How wide parts are; every sign is one cell wide."""
    return sum(len(text) for text, _ in parts)


def cut(parts: Parts, width: int) -> Parts:
    """Parts cut to a width."""
    left = width
    result: Parts = []
    for text, style in parts:
        result.append((text[:left], style))
        left = max(0, left - len(text))
    return result
