"""The signs of War of the Ring: The Card Game: one character for each kind of card and icon, and what stands printed on a card."""

from collections.abc import Mapping
from typing import Any, TypeAlias

from rich.style import Style

from westmarch.core.game import Component
from westmarch.core.words import Thing
from westmarch.terminal.boards.base import Scene
from westmarch.terminal.palette import LAPIS, MADDER

Components = Mapping[str, Component]
Facts = Mapping[str, Any]
# Parts of the game's view under the names that they have there; a board knows no game, so it knows them by their fields alone.
TableView: TypeAlias = Any
Place: TypeAlias = Any
Seat: TypeAlias = Any
InPlay: TypeAlias = Any

ATTACK = "†"  # a sword
DEFENCE = "▼"  # a shield
ROLE_SIGNS = {"attack": ATTACK, "defence": DEFENCE}
LEADER = "♛"
ON_PATHS = "→"
POINTS = "★"
CORRUPTION = "◉"
RING = "○"
FIRST = "⚑"
AFTER = "⇒"  # what the balance would be
PASSED = "–"
ARRIVED = "°"  # came to the reserve this round
GOES = "▸"  # may fight somewhere now
KIND_SIGNS = {"army": "♟", "character": "♞", "item": "◇", "event": "✦", "battleground": "▣", "path": ON_PATHS}

# A side's cards stand between these: round for the Free Peoples, pointed for the Shadow.
BRACKETS = {"free_peoples": ("(", ")"), "shadow": ("<", ">")}
SIDES = {"free_peoples": Style(color=LAPIS, bold=True), "shadow": Style(color=MADDER, bold=True)}
SIDE_IDS = ("free_peoples", "shadow")
LEAD_TO_WIN = 10


def card(name: str) -> Thing:
    """A card or a location as the words of the game speak of it."""
    return Thing("card", name)


def name_of(scene: Scene, name: str) -> str:
    """What a card or a location is called."""
    return scene.speech.thing(scene.game, card(name))


def names_of(scene: Scene, names: list[str]) -> str:
    """What several are called; equal ones are counted."""
    return ", ".join(
        name_of(scene, name) + (f" ×{names.count(name)}" if names.count(name) > 1 else "")
        for name in dict.fromkeys(names)
    )


def seat_name(scene: Scene, seat: str) -> str:
    """What a seat is called."""
    return scene.speech.thing(scene.game, Thing("side", seat))


def faction_short(scene: Scene, faction: str) -> str:
    """The first three letters of a faction's name; no two factions share them in any language."""
    return scene.speech.thing(scene.game, Thing("faction", faction))[:3]


def icons(component: Component) -> str:
    """The printed icons of a card or a location."""
    facts: Facts = component.facts
    if component.kind in ("battleground", "path"):
        return f"{POINTS}{facts['points']} {DEFENCE}{facts['defence']}"
    field = signed(facts.get("attack", 0), facts.get("defence", 0))
    leader = signed(facts.get("leader_attack", 0), facts.get("leader_defence", 0))
    path = facts.get("path_icons", 0)
    parts = [field, f"{LEADER}{leader}" if leader else "", f"{ON_PATHS}{path}" if path else ""]
    return " ".join(part for part in parts if part)


def signed(attack: int, defence: int) -> str:
    """Attack and defence, where there are any."""
    return (f"{ATTACK}{attack}" if attack else "") + (f"{DEFENCE}{defence}" if defence else "")


def leads(component: Component) -> bool:
    """Whether a card has icons that count only while an army supports it."""
    facts: Facts = component.facts
    return bool(facts.get("leader_attack") or facts.get("leader_defence"))


def places_of(view: TableView) -> list[Place]:
    """The active locations: the path, then the battlegrounds."""
    return [*([view.path] if view.path else []), *view.battlegrounds]


def role_of(place: Place, side: str) -> str:
    """Whether a side attacks or defends at a place."""
    return "attack" if place.attacking_side == side else "defence"


def fighters(place: Place, side: str) -> list[InPlay]:
    """A side's cards at a place."""
    found: list[InPlay] = place.attackers if role_of(place, side) == "attack" else place.defenders
    return found


def of_side(both: Any, side: str) -> Any:
    """What is a side's of something that both sides have."""
    return both.shadow if side == "shadow" else both.free_peoples


def in_play(entries: list[InPlay]) -> list[str]:
    """Cards in play and the items they wield."""
    return [name for entry in entries for name in (entry.card, *entry.items)]


def on_table(view: TableView) -> set[str]:
    """All active locations, and all cards in play."""
    found = {name for seat in view.seats.values() for name in in_play(seat.reserve)}
    for place in places_of(view):
        found |= {place.location, *in_play([*place.attackers, *place.defenders])}
    return found


def cards_known(cards: list[str] | int) -> list[str]:
    """The cards of a zone as far as this person may look into it."""
    return cards if isinstance(cards, list) else []


def number_of(cards: list[str] | int) -> int:
    """How many cards lie in a zone."""
    return len(cards) if isinstance(cards, list) else cards
