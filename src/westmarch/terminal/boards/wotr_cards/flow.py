"""What words point at in War of the Ring: The Card Game: cards, the active path, or one of the own piles."""

from westmarch.core.words import Thing
from westmarch.terminal.boards.base import Scene
from westmarch.terminal.boards.flow import Marks
from westmarch.terminal.boards.wotr_cards.signs import card

# Words that speak of a place or pile without naming a card.
ZONE_WORDS = {"reserve": "reserve", "deck_top": "deck", "ring": "ring", "cycle": "hand", "winnow": "hand"}


def meant(scene: Scene, word: int | None) -> tuple[Thing, ...]:
    """What a word points at: things it names, the active path, or one of the own piles."""
    if word is None:
        return ()
    said = scene.game.vocabulary.words[word]
    if said.verb == "the_path" and scene.view.path:
        return (card(scene.view.path.location),)
    if said.verb in ZONE_WORDS:
        return (zone(ZONE_WORDS[said.verb]),)
    return said.things


def zone(name: str) -> Thing:
    """A pile of the seat that chooses."""
    return Thing("zone", name)


def allowed(scene: Scene) -> set[Thing]:
    """What the words that may be said point at."""
    return {thing for word in scene.options for thing in meant(scene, word)}


def marks(scene: Scene) -> Marks:
    """Which things may be chosen, are pointed at, or are new."""
    return Marks(allowed(scene), set(meant(scene, scene.pointed)), scene.fresh)
