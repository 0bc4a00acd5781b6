"""What the messages of War of the Ring may say about a region or a hunt tile, and about a log entry beyond its numbers."""

from collections.abc import Iterable, Mapping
from typing import Any

from westmarch.core.game import Component
from westmarch.core.words import Thing
from westmarch.text.facts import Amount, Listed, Speakable

NONE = "none"
SOME = "some"
NO_DICE = "0"
FACES = ("character", "army", "muster", "army_muster", "event", "will_of_the_west", "eye")  # in the game's order


def about(component: Component, _all_components: Iterable[Component]) -> dict[str, Speakable]:
    """A component's facts, named as the messages call them; the texts of cards and characters need none."""
    facts: Mapping[str, Any] = component.facts
    if component.kind == "region":
        return about_region(facts)
    if component.kind == "tile":
        return about_tile(component.id, facts)
    return {}


def about_region(facts: Mapping[str, Any]) -> dict[str, Speakable]:
    """To which nation a region belongs, and what is built there."""
    said: dict[str, Speakable] = {"settlement": Thing("settlement", facts["settlement"]), "nation_id": NONE}
    if facts["nation"] != NONE:
        del said["nation_id"]
        said["nation"] = Thing("nation", facts["nation"])
    return said


def about_tile(name: str, facts: Mapping[str, Any]) -> dict[str, Speakable]:
    """What a hunt tile does."""
    value = facts["value"]
    return {
        "value_id": kind_of_tile(name, value),
        "value": abs(value) if isinstance(value, int) else 0,
        "reveals_id": SOME if facts["reveals"] else NONE,
        "stops_id": SOME if facts["stops"] else NONE,
    }


def kind_of_tile(name: str, value: int | str) -> str:
    """Which sentence tells what a tile does."""
    if name == "tile-smeagol":
        return "smeagol"
    if isinstance(value, str):
        return value
    return "damage" if value >= 0 else "heals"


def about_notice(name: str, ids: Mapping[str, str]) -> dict[str, Speakable]:
    """Whether an attack begins inside a region, as an assault or a sortie, or from another one; what was rolled."""
    if name == "attacked":
        return {"way_id": "siege" if ids["region"] == ids["region2"] else "field"}
    if "faces" in ids:
        return {"faces": faces_of(ids["faces"])}
    if "dice" in ids:
        return about_roll(ids["dice"], ids.get("dice2", NO_DICE), ids["number"])
    return {}


def faces_of(digits: str) -> Listed:
    """The action dice that show each face, which a digit for each die tells."""
    counts = {face: digits.count(str(digit)) for digit, face in enumerate(FACES, 1)}
    return Listed(tuple(Amount(Thing("face", face), number) for face, number in counts.items() if number), "row")


def about_roll(dice: str, again: str, need: str) -> dict[str, Speakable]:
    """Dice and those rolled again, a digit each, and how many of them show what they need."""
    rolled = {"dice": dice} if again == NO_DICE else {"dice": dice, "dice2": again}
    return {
        **{name: ", ".join(digits) for name, digits in rolled.items()},
        "again_id": SOME if "dice2" in rolled else NONE,
        "good": sum(digit >= need for digits in rolled.values() for digit in digits),
    }
