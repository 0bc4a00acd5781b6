"""The signs of the game: one character for each number and kind of card, and the numbers of a card in a row."""

from collections.abc import Iterator, Mapping
from typing import Any

from westmarch.core.game import Component
from westmarch.core.words import Thing
from westmarch.terminal.boards.base import Scene
from westmarch.terminal.boards.flow import Marks

Components = Mapping[str, Component]
Entry = Any  # a card in play as the view tells it: a character or a card of the encounter deck
GameView = Any  # what the game shows; its types are the game's own

WILLPOWER = "☼"
ATTACK = "†"  # a sword
DEFENSE = "▼"  # a shield
HIT_POINTS = "♥"
THREAT = "▲"
ENGAGEMENT = "≥"
RESOURCES = "●"
PROGRESS = "◆"
SHADOW = "▪"  # a face-down shadow card
FIRST = "⚑"
EXHAUSTED = "↷"
COMMITTED = "→"
PRISONER = "#"
KIND_SIGNS = {
    "hero": "♛",
    "ally": "♞",
    "attachment": "◇",
    "event": "✦",
    "enemy": "☠",
    "guard": "☠",
    "location": "▣",
    "treachery": "↯",
    "objective": "○",
    "quest": "⚐",
}
NUMBERS = {"willpower": WILLPOWER, "attack": ATTACK, "defense": DEFENSE, "hit_points": HIT_POINTS}
CHARACTERS = ("hero", "ally")
ENEMIES = ("enemy", "guard")
# The piles in which a title may lie although a card of that name is on the table.
IN_HAND = "hand"


def card(name: str) -> Thing:
    """A card as the words of the game speak of it."""
    return Thing("card", name)


def title(name: str) -> str:
    """The title of a card on the table, whose copies are numbered."""
    return name.partition(".")[0]


def name_of(scene: Scene, name: str) -> str:
    """What a card is called."""
    return scene.speech.thing(scene.game, card(name))


def names_of(scene: Scene, names: list[str]) -> str:
    """What several are called; equal ones are counted."""
    return ", ".join(
        name_of(scene, name) + (f" ×{names.count(name)}" if names.count(name) > 1 else "")
        for name in dict.fromkeys(names)
    )


def seat_name(scene: Scene, seat: str) -> str:
    """What a seat is called."""
    return scene.speech.thing(scene.game, Thing("seat", seat))


def printed(component: Component) -> str:
    """The numbers printed on a card."""
    facts: Mapping[str, Any] = component.facts
    parts = [f"({facts['cost']})"] if "cost" in facts else []
    if component.kind in ("enemy", "location", "guard") and "threat" in facts:
        parts.append(f"{THREAT}{facts['threat']}")
    if "engagement" in facts:
        parts.append(f"{ENGAGEMENT}{facts['engagement']}")
    parts += ["".join(f"{sign}{facts[key]}" for key, sign in NUMBERS.items() if key in facts)]
    if facts.get("quest_points"):
        parts.append(f"{PROGRESS}{facts['quest_points']}")
    return " ".join(part for part in parts if part)


def numbers(entry: Entry, components: Components) -> str:
    """The numbers of a card in play as they are now."""
    parts = []
    is_character = entry.kind in CHARACTERS
    if not is_character and entry.kind != "objective":
        parts.append(f"{THREAT}{entry.threat}")
    facts: Mapping[str, Any] = components[title(entry.card)].facts
    if "engagement" in facts:
        parts.append(f"{ENGAGEMENT}{facts['engagement']}")
    strength = f"{WILLPOWER}{entry.willpower}" if is_character else ""
    if is_character or entry.kind in ENEMIES:
        strength += f"{ATTACK}{entry.attack}{DEFENSE}{entry.defense}"
        strength += f"{HIT_POINTS}{entry.hit_points - entry.damage}/{entry.hit_points}"
    parts.append(strength)
    if entry.kind == "location":
        parts.append(f"{PROGRESS}{entry.tokens}/{entry.points}")
    elif entry.tokens:
        parts.append(f"{RESOURCES}{entry.tokens}")
    return " ".join(part for part in parts if part)


def state_signs(entry: Entry) -> str:
    """Whether a card is exhausted, on the quest, or a prisoner, and how many shadow cards lie on it face down."""
    if entry.kind not in CHARACTERS:
        return SHADOW * sum(not isinstance(shadow, str) for shadow in shadows_of(entry))
    return (
        (COMMITTED if entry.committed or entry.chosen else "")
        + (EXHAUSTED if entry.exhausted and not entry.committed else "")
        + (PRISONER if entry.prisoner else "")
    )


def shadows_of(entry: Entry) -> list[Any]:
    """The shadow cards of an enemy; of other cards none."""
    return entry.shadows if entry.kind in ENEMIES else []


def guard_of(entry: Entry) -> str:
    """What guards an objective, if anything does."""
    return entry.guard or "" if entry.kind == "objective" else ""


def tag_of(fight: Any) -> str:
    """Who attacks: `enemy` or `players`."""
    return str(fight.__struct_config__.tag)


def characters(view: GameView) -> Iterator[Entry]:
    """All heroes and allies."""
    for seat in view.seats.values():
        yield from (*seat.heroes, *seat.allies)


def on_table(view: GameView) -> Iterator[Entry]:
    """Every card in play that has an entry of its own, in reading order."""
    yield from view.active
    yield from view.staging
    for seat in view.seats.values():
        yield from (*seat.heroes, *seat.allies, *seat.engaged)


def table_names(view: GameView) -> dict[str, None]:
    """The names of all cards on the table, in reading order."""
    found: dict[str, None] = {}
    if view.quest:
        found.setdefault(view.quest.card)
    for name in (*view.carried_out, *view.beside):
        found.setdefault(name)
    for entry in on_table(view):
        found.setdefault(entry.card)
        for attachment in entry.attachments:
            found.setdefault(attachment.card)
        for shadow in shadows_of(entry):
            if isinstance(shadow, str):
                found.setdefault(shadow)
    for seat in view.seats.values():
        for name in (*seat.played, *seat.on_deck):
            found.setdefault(name)
    return found


def hand_of(view: GameView, seat: str) -> list[str]:
    """The cards of a hand as far as this person may look into it."""
    hand = view.seats[seat].hand
    return hand if isinstance(hand, list) else []


def size(cards: list[str] | int) -> int:
    """How many cards lie in a pile."""
    return len(cards) if isinstance(cards, list) else cards


def marks(scene: Scene) -> Marks:
    """Which things may be chosen, are pointed at, or are new: a card to be played lies in the hand."""
    may = {thing for word in scene.options for thing in meant(scene, word)}
    return Marks(may, set(meant(scene, scene.pointed)), scene.fresh)


def meant(scene: Scene, word: int | None) -> tuple[Thing, ...]:
    """What a word points at: a card of the hand where one is played, or where none of that name is on the table."""
    if word is None:
        return ()
    said = scene.game.vocabulary.words[word]
    on = table_names(scene.view)
    return tuple(
        Thing(IN_HAND, thing.id) if said.verb == "play" or (thing.sense == "card" and thing.id not in on) else thing
        for thing in said.things
    )
