"""What the messages of War of the Ring: The Card Game may say about a card, a battleground or a path."""

from collections.abc import Iterable, Mapping
from typing import Any

from westmarch.core.game import Component
from westmarch.core.words import Thing
from westmarch.text.facts import Listed, Speakable

NONE = "none"
SOME = "some"


def about(component: Component, all_components: Iterable[Component]) -> dict[str, Speakable]:
    """A component's facts, named as the messages call them."""
    facts: Mapping[str, Any] = component.facts
    said: dict[str, Speakable] = {"kind": component.kind, **about_doubts(component)}
    if component.kind in ("battleground", "path"):
        return said | about_location(facts)
    said |= about_card(facts)
    if component.kind == "character":
        said |= {"paths": ranges(facts["paths"]), "paths_count": len(facts["paths"])}
    elif component.kind == "item":
        said["wielders"] = wielders(facts["wielders"], all_components)
    return said


def about_doubts(component: Component) -> dict[str, Speakable]:
    """What is taken to be printed where that is doubtful, so that a text says the same as the rules do."""
    answers = {doubt.fact: doubt.answer for doubt in component.doubtful if doubt.others and not doubt.several}
    return {f"doubt_{fact}": answer for fact, answer in answers.items() if not isinstance(answer, tuple)}


def about_location(facts: Mapping[str, Any]) -> dict[str, Speakable]:
    """What is printed on a battleground or a path."""
    said: dict[str, Speakable] = {"points": facts["points"], "defence": facts["defence"]}
    if "number" in facts:
        return said | {"number": facts["number"]}
    said["side"] = Thing("side", facts["side"])
    for role in ("defenders", "attackers"):
        said[role] = Listed(tuple(Thing("faction", faction) for faction in facts[role]))
    return said


def about_card(facts: Mapping[str, Any]) -> dict[str, Speakable]:
    """What is printed on a faction card."""
    said: dict[str, Speakable] = {
        "faction": Thing("faction", facts["faction"]),
        "copies": facts["copies"],
        "role_id": "defence" if facts["side"] == "free_peoples" else "attack",  # on a path
        "keyword_id": NONE,
    }
    for keyword in facts["keywords"]:
        said["keyword"] = Thing("keyword", keyword)
        del said["keyword_id"]
    for icons in ("attack", "defence", "leader_attack", "leader_defence", "path_icons"):
        said[icons] = facts.get(icons, 0)
    said["fights_id"] = SOME if said["attack"] or said["defence"] else NONE
    said["leads_id"] = SOME if said["leader_attack"] or said["leader_defence"] else NONE
    return said


def ranges(numbers: Iterable[int]) -> str:
    """Numbers with runs of three and more drawn together: 1–3, 5, 6."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and runs[-1][-1] == number - 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(f"{run[0]}–{run[-1]}" if len(run) > 2 else ", ".join(map(str, run)) for run in runs)


def wielders(names: Iterable[str], all_components: Iterable[Component]) -> Listed:
    """Who may wield an item: whole factions and the Nazgul by their common name, the others one by one."""
    left = list(names)
    groups: dict[str, list[str]] = {}
    for component in all_components:
        if component.kind == "character":
            facts: Mapping[str, Any] = component.facts
            for group in (facts["faction"], *facts["keywords"]):
                groups.setdefault(group, []).append(component.id)
    found: list[Thing] = []
    for group, members in groups.items():
        if len(members) > 1 and set(members) <= set(left):
            found.append(Thing("wielder", group))
            left = [name for name in left if name not in members]
    return Listed((*found, *(Thing("card", name) for name in left)), "or")


def about_notice(_name: str, _ids: Mapping[str, str]) -> dict[str, Speakable]:
    """The things of a log entry say all that its sentence needs."""
    return {}
