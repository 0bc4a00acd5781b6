"""The signs of the game: one character for each kind of figure, settlement and die, and an army in a few letters."""

from collections.abc import Iterator, Mapping
from typing import Any, TypeAlias

from rich.style import Style

from westmarch.core.game import Component
from westmarch.core.words import Thing
from westmarch.terminal.boards.base import Scene
from westmarch.terminal.palette import LAPIS, MADDER

Components = Mapping[str, Component]
View: TypeAlias = Any  # the game's own view

RANK_SIGNS = {"regular": "r", "elite": "E", "leader": "L"}
NAZGUL = "N"
SETTLEMENT_SIGNS = {"none": "", "town": "▫", "city": "▪", "stronghold": "▣", "fortification": "▯"}
SIEGE = "⚔"
RING = "○"
FELLOWSHIP = "◉"
TAKEN = "*"  # a settlement in the enemy's hands
POINTS = "★"
FACE_SIGNS = {
    "character": "†", "army": "⚑", "muster": "♜", "army_muster": "⚑♜", "event": "✦", "will_of_the_west": "☼",
    "eye": "◉", "draw": "≡", "balrog": "♨",
}  # fmt: skip
# A side's things stand between these: round for the Free Peoples, pointed for the Shadow.
BRACKETS = {"free_peoples": ("(", ")"), "shadow": ("<", ">")}
SIDES = {"free_peoples": Style(color=LAPIS, bold=True), "shadow": Style(color=MADDER, bold=True)}
SIDE_IDS = ("free_peoples", "shadow")
POINTS_TO_WIN = {"free_peoples": 4, "shadow": 10}
MOST_CORRUPTION = 12


def name_of(scene: Scene, sense: str, name: str) -> str:
    """What a thing is called."""
    return scene.speech.thing(scene.game, Thing(sense, name))


def region_name(scene: Scene, name: str) -> str:
    """What a region is called."""
    return name_of(scene, "region", name)


def characters_in(view: View, region: str) -> list[str]:
    """The characters on their own in a region."""
    return [name for name, place in view.characters.items() if place == region]


def army_text(scene: Scene, army: Mapping[str, int]) -> str:
    """An army in a few letters: nation by nation its Regulars, Elites and leaders, then Nazgul."""
    nations: dict[str, str] = {}
    for figure, number in army.items():
        nation, _, rank = figure.rpartition("-")
        if rank in RANK_SIGNS:
            nations[nation] = nations.get(nation, "") + f"{number}{RANK_SIGNS[rank]}"
    parts = [f"{name_of(scene, 'nation', nation)[:3]} {counts}" for nation, counts in nations.items()]
    if army.get("nazgul"):
        parts.append(f"{army['nazgul']}{NAZGUL}")
    return " ".join(parts)


def occupants(scene: Scene, components: Components, region: str) -> str:
    """All that stands in a region: armies between their side's brackets, with the characters of that side."""
    view = scene.view
    here = view.armies.get(region, {})
    people: dict[str, list[str]] = {side: [] for side in SIDE_IDS}
    for name in characters_in(view, region):
        people[str(components[name].facts["side"])].append(name_of(scene, "character", name))
    parts = []
    for side in SIDE_IDS:
        inside = " ".join(filter(None, (army_text(scene, here.get(side, {})), ", ".join(people[side]))))
        if inside:
            parts.append(inside.join(BRACKETS[side]))
    return " ".join(parts)


def settlement_sign(view: View, component: Component) -> str:
    """A region's settlement, marked where it is in the enemy's hands or under siege."""
    sign = SETTLEMENT_SIGNS[str(component.facts["settlement"])]
    holder = view.control.get(component.id)
    taken = holder is not None and sign and holder != home_side(component)
    return sign + (TAKEN if taken else "") + (SIEGE if component.id in view.sieges else "")


def home_side(component: Component) -> str | None:
    """The side to which a region's nation belongs."""
    nation = component.facts["nation"]
    if nation == "none":
        return None
    return "shadow" if nation in ("isengard", "sauron", "southrons") else "free_peoples"


def occupied(view: View) -> Iterator[str]:
    """The regions where something stands."""
    yield from view.armies
    for place in view.characters.values():
        if place not in view.armies:
            yield place


def hand_of(view: View, side: str) -> list[str]:
    """The event cards of a side's hand as far as this person may look into it."""
    found: list[str] = []
    for pool, piles in view.cards.items():
        if pool.startswith(side.split("_")[0]) and isinstance(piles.hand, list):
            found += piles.hand
    return found


def table_of(view: View) -> list[str]:
    """The event cards that lie on the table, and those that are fought with now."""
    lying = [name for piles in view.cards.values() for name in piles.table]
    battle = view.battle
    return lying + ([side.card for side in battle.sides.values() if side.card] if battle else [])


def hand_size(view: View, side: str) -> int:
    """How many cards a side holds."""
    hands = [piles.hand for pool, piles in view.cards.items() if pool.startswith(side.split("_")[0])]
    return sum(len(hand) if isinstance(hand, list) else hand for hand in hands)
