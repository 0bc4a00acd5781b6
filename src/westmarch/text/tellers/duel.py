"""What Duel's messages may say about a card, a tile or a region, and about a log entry beyond its own numbers."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Literal

from westmarch.core.game import Component
from westmarch.core.words import Thing
from westmarch.text.facts import Amount, Listed, Speakable

NONE = "none"
QUEST_STEPS = 14


def about(component: Component, all_components: Iterable[Component]) -> dict[str, Speakable]:
    """A component's facts, named as the messages call them."""
    facts: Mapping[str, Any] = component.facts
    if component.kind == "card":
        return {**about_price(facts), **about_chains(facts, all_components), **about_effect(facts["effect"])}
    if component.kind == "tile":
        return {"region": Thing("region", facts["region"]), "price": skills(facts["cost"]["skills"])}
    if component.kind == "region":
        neighbours = Listed(tuple(Thing("region", name) for name in facts["adjacent"]))
        return {"tile": Thing("tile", facts["location"]), "neighbours": neighbours}
    return {}


def about_price(facts: Mapping[str, Any]) -> dict[str, Speakable]:
    """A card's chapter, colour and price."""
    cost = facts["cost"]
    price = skills(cost["skills"]).parts
    if cost["coins"]:
        price = (Amount(Thing("term", "coins"), cost["coins"]), *price)
    return {
        "chapter": facts["chapter"],
        "colour": Thing("colour", facts["color"]),
        "cost": "some" if price else NONE,
        "price": Listed(price),
    }


def about_chains(facts: Mapping[str, Any], all_components: Iterable[Component]) -> dict[str, Speakable]:
    """The chain that makes a card free, and the one it gives with the card that this one will free."""
    said: dict[str, Speakable] = {"chain_id": NONE, "gives_id": NONE}
    if facts["chain_from"]:
        said["chain"] = Thing("chain", facts["chain_from"])
    if facts["chain_gives"]:
        said["gives"] = Thing("chain", facts["chain_gives"])
        freed = next(other for other in all_components if other.facts.get("chain_from") == facts["chain_gives"])
        said["freed"] = Thing("card", freed.id)
        said["freed_chapter"] = int(str(freed.facts["chapter"]))
    return said


def about_effect(effect: Mapping[str, Any]) -> dict[str, Speakable]:
    """What a card does."""
    said: dict[str, Speakable] = {"effect": effect["kind"]}
    if effect["kind"] == "skills":
        choice = effect["mode"] == "one_of"
        said["effect"] = "choice" if choice else "skills"
        said["gained"] = skills(effect["skills"], "or" if choice else "and")
    elif effect["kind"] == "coins":
        said["number"] = effect["amount"]
    elif effect["kind"] == "quest":
        said["number"] = effect["rings"]
    elif effect["kind"] == "people":
        said["people"] = Thing("people", effect["people"][0])
    elif effect["kind"] == "place_units":
        said["number"] = effect["units"]
        said["region"], said["region2"] = (Thing("region", name) for name in effect["regions"])
    elif effect["kind"] == "manoeuvres":
        said["moves"] = effect["move_units"]
        said["removals"] = effect["remove_enemy_units"]
        said["fines"] = effect["opponent_loses_coins"]
    return said


def skills(names: Iterable[str], style: Literal["and", "or"] = "and") -> Listed:
    """Skill symbols, equal ones counted."""
    return Listed(tuple(Amount(Thing("skill", name), n) for name, n in Counter(names).items()), style)


def about_notice(name: str, ids: Mapping[str, str]) -> dict[str, Speakable]:
    """How far a side still has to go."""
    if name == "quest":
        return {"left": QUEST_STEPS - int(ids["number"])}
    return {}
