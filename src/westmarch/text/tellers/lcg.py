"""What the messages of The Lord of the Rings: The Card Game may say about a card."""

from collections.abc import Iterable, Mapping
from typing import Any

from westmarch.core.game import Component
from westmarch.core.words import Thing
from westmarch.text.facts import Amount, Listed, Speakable

NONE = "none"
SOME = "some"
NUMBERS = ("threat_cost", "willpower", "attack", "defense", "hit_points", "threat", "engagement", "quest_points")
NAMED = ("sphere", "set")


def about(component: Component, _all_components: Iterable[Component]) -> dict[str, Speakable]:
    """A card's facts, named as the messages call them."""
    facts: Mapping[str, Any] = component.facts
    kind = "enemy" if component.kind == "guard" else component.kind
    said: dict[str, Speakable] = {"kind": Thing("kind", kind), "cost": facts.get("cost", 0)}
    said |= {number: facts.get(number, 0) for number in NUMBERS}
    said |= {name: Thing(name, facts[name]) for name in NAMED if name in facts}
    said |= {"copies": facts.get("copies", 1), "unique_id": SOME if facts.get("unique") else NONE}
    said["traits"] = Listed(tuple(Thing("trait", trait) for trait in facts.get("traits", ())))
    keywords = keywords_of(facts)
    return said | {"keywords": Listed(keywords), "keywords_id": SOME if keywords else NONE}


def keywords_of(facts: Mapping[str, Any]) -> tuple[Thing | Amount, ...]:
    """The keywords of a card, those with a number last."""
    plain = tuple(Thing("keyword", keyword) for keyword in facts.get("keywords", ()))
    numbered = tuple(Amount(Thing("keyword", name), facts[name]) for name in ("doomed", "victory") if facts.get(name))
    return plain + numbered


def about_notice(name: str, ids: Mapping[str, str]) -> dict[str, Speakable]:
    """The change of a number with its sign."""
    if name != "modified":
        return {}
    number = int(ids["number"])
    return {"change": f"+{number}" if number >= 0 else f"−{-number}"}
