"""What things mean in War of the Ring: The Card Game: where a card is, what it brings, where it could go, what a word would do."""

from collections.abc import Iterator

from westmarch.terminal.boards.base import Scene
from westmarch.terminal.boards.canvas import fit
from westmarch.terminal.boards.wotr_cards.places import balance, outlook
from westmarch.terminal.boards.wotr_cards.signs import (
    GOES,
    ROLE_SIGNS,
    SIDE_IDS,
    Components,
    InPlay,
    Place,
    cards_known,
    fighters,
    icons,
    leads,
    name_of,
    names_of,
    number_of,
    places_of,
    role_of,
)

# Words that say nothing about a card, and what is said about them.
PLAIN_WORDS = ("reserve", "cycle", "winnow", "deck_top", "pass")
TURN_WORDS = ("cycle", "winnow")  # offered on a turn only, and whenever there is a card in hand
NO_PLAY = ("twice", "item", "event")  # why a card cannot be played; armies and characters can always wait in reserve
LONGEST_NAME = 14  # of the path, in a note


def explain_card(scene: Scene, components: Components, name: str, verb: str) -> list[str]:
    """What is so about a card now, then what it is and does."""
    lines = situation(scene, components, name, verb)
    return [*lines, scene.speech.description(scene.game, name), *holdings(scene, name)]


def situation(scene: Scene, components: Components, name: str, verb: str) -> list[str]:
    """What is so about a card now: at a location, in a reserve, or in the hand."""
    place = place_named(scene, name)
    if place is not None:
        return explain_place(scene, place)
    lines = fighting(scene, components, name)
    if verb in ("play", "move"):
        lines += goals(scene, components, name, verb)
    return lines or waiting(scene, name) or unplayable(scene, components, name)


def place_named(scene: Scene, name: str) -> Place | None:
    """The active location with this name."""
    return next((place for place in places_of(scene.view) if place.location == name), None)


def explain_place(scene: Scene, place: Place) -> list[str]:
    """The balance at a location, and what would come of it."""
    lines = [f"{balance(place)}. {scene.speech.message('terminal-wotr_cards-if-now', outlook=outlook(scene, place))}"]
    if not place.printed_counts:
        lines.append(scene.speech.message("terminal-wotr_cards-unprinted"))
    return lines


def appearances(scene: Scene, name: str) -> Iterator[tuple[Place, str, InPlay]]:
    """Where a card fights: the location, the side, and the entry of the card or of its wielder."""
    for place in places_of(scene.view):
        for side in SIDE_IDS:
            found = [entry for entry in fighters(place, side) if name in (entry.card, *entry.items)]
            yield from [(place, side, entry) for entry in found[:1]]


def fighting(scene: Scene, components: Components, name: str) -> list[str]:
    """What a card brings where it fights, and whether its leadership counts there."""
    lines = []
    for place, side, entry in appearances(scene, name):
        where = name_of(scene, place.location)
        lines.append(f"{where}: {ROLE_SIGNS[role_of(place, side)]}{entry.brings}.")
        if leads(components[entry.card]) and place is not scene.view.path:
            backed = "supported" if entry.card in place.supported else "unsupported"
            lines.append(scene.speech.message(f"terminal-wotr_cards-{backed}"))
    return lines


def unplayable(scene: Scene, components: Components, name: str) -> list[str]:
    """Why a card of the hand cannot be played on this turn."""
    words = [scene.game.vocabulary.words[word] for word in scene.options]
    playable = [thing.id for word in words if word.verb == "play" for thing in word.things]
    if name not in cards_known(scene.view.seats[scene.side].hand) or name in playable:
        return []
    if not any(word.verb in TURN_WORDS for word in words):
        return []
    reason = "twice" if name in scene.view.played else components[name].kind
    return [scene.speech.message(f"terminal-wotr_cards-no-{reason}")] if reason in NO_PLAY else []


def goals(scene: Scene, components: Components, name: str, verb: str) -> list[str]:
    """Where a card can go now, and that playing has its price."""
    speech, seat = scene.speech, scene.view.seats[scene.side]
    lines = []
    if components[name].kind in ("army", "character"):
        places = seat.goals.get(name, [])
        if places:
            lines.append(speech.message("terminal-wotr_cards-may-go", places=names_of(scene, places)))
        elif verb == "play":
            lines.append(speech.message("terminal-wotr_cards-may-wait"))
    if verb == "play":
        last = number_of(seat.hand) == 1
        lines.append(speech.message(f"terminal-wotr_cards-price-{'forsake' if last else 'cycle'}"))
    return lines


def waiting(scene: Scene, name: str) -> list[str]:
    """In whose reserve a card lies, and whether it can move."""
    for seat, has in scene.view.seats.items():
        for entry in has.reserve:
            if name in (entry.card, *entry.items):
                text = scene.speech.message("terminal-wotr_cards-in-reserve", player=player_gen(scene, seat))
                fresh = entry.card in has.arrived
                return [text, *([scene.speech.message("terminal-wotr_cards-arrived")] if fresh else [])]
    return []


def player_gen(scene: Scene, seat: str) -> str:
    """A player's name in the genitive."""
    return scene.speech.message(f"wotr_cards-player-{seat}.gen")


def holdings(scene: Scene, name: str) -> list[str]:
    """What a card wields, or who wields it."""
    entries = [entry for seat in scene.view.seats.values() for entry in seat.reserve]
    entries += [entry for place in places_of(scene.view) for side in SIDE_IDS for entry in fighters(place, side)]
    lines = []
    for entry in entries:
        if entry.card == name and entry.items:
            lines.append(scene.speech.message("terminal-wotr_cards-wields", items=names_of(scene, entry.items)))
        elif name in entry.items:
            lines.append(scene.speech.message("terminal-wotr_cards-wielded-by", card=name_of(scene, entry.card)))
    return lines


def explain_plain_word(scene: Scene, components: Components, verb: str) -> list[str]:
    """What a word without a card means, then the text that asks."""
    speech, view = scene.speech, scene.view
    if verb == "the_path" and view.path:
        return explain_card(scene, components, view.path.location, verb)
    seat = view.seats[scene.side]
    asking = [thing.id for thing in scene.about if thing.sense == "card"]
    lines = []
    if verb == "ring":
        lines.append(speech.message(f"terminal-wotr_cards-ring-{seat.ring.kind}"))
    elif verb in PLAIN_WORDS and not (verb == "pass" and asking):  # where a text asks, passing only declines
        lines.append(
            speech.message(f"terminal-wotr_cards-does-{verb}", hand=number_of(seat.hand), limit=seat.carry_limit)
        )
    return lines + [f"{name_of(scene, name)}: {speech.description(scene.game, name)}" for name in asking]


def note(scene: Scene, components: Components, word: int) -> str:
    """A few signs behind an option: icons, the balance after it, whether a card may fight at once."""
    said = scene.game.vocabulary.words[word]
    if said.verb == "the_path" and scene.view.path:
        return place_note(scene, scene.view.path)
    if not said.things:
        return ""
    name = said.things[0].id
    place = place_named(scene, name)
    if place is not None:
        return place_note(scene, place)
    brings = brought(scene, name)
    if brings:
        return brings
    going = said.verb == "play" and scene.view.seats[scene.side].goals.get(name)
    return " ".join(filter(None, (icons(components[name]), GOES if going else "")))


def place_note(scene: Scene, place: Place) -> str:
    """The balance at a location, with the card that is about to come, if one is."""
    name = fit(name_of(scene, place.location), LONGEST_NAME) + " " if place is scene.view.path else ""
    return name + balance(place)


def brought(scene: Scene, name: str) -> str:
    """What a card brings where it fights."""
    for place, side, entry in appearances(scene, name):
        if entry.card == name:
            return f"{ROLE_SIGNS[role_of(place, side)]}{entry.brings}"
    return ""
