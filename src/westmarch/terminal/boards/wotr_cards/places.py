"""The active locations: a box each, the Shadow's cards above, those of the Free Peoples below, the balance between."""

from collections.abc import Mapping
from typing import Any

from rich.style import Style

from westmarch.terminal.boards.base import Scene
from westmarch.terminal.boards.canvas import DOUBLE, FRESH, HEAVY, LIGHT, Canvas, Lines, fit
from westmarch.terminal.boards.flow import Group, Row, Token, lay, put_rows
from westmarch.terminal.boards.wotr_cards.flow import allowed, marks, meant
from westmarch.terminal.boards.wotr_cards.signs import (
    AFTER,
    BRACKETS,
    CORRUPTION,
    LEADER,
    ON_PATHS,
    POINTS,
    ROLE_SIGNS,
    SIDES,
    Components,
    InPlay,
    Place,
    card,
    faction_short,
    fighters,
    name_of,
    places_of,
    role_of,
)
from westmarch.terminal.palette import FAINT, MAY, POINTED, QUIET, RULE, TEXT, YOURS

ORDER = ("shadow", "free_peoples")  # from above
NARROWEST = 24
EDGES = 4  # columns of the frame and the space beside it
FRAME = 3  # lines of the frame and the balance
MANY = 99  # more lines than any side needs


def draw_places(scene: Scene, components: Components, width: int, height: int) -> Canvas:
    """All active locations, side by side, in several lines where they are many."""
    places = places_of(scene.view)
    if not places:
        canvas = Canvas(width, height)
        canvas.put(1, 0, fit(scene.speech.message("terminal-wotr_cards-no-places"), width - 1), FAINT)
        return canvas
    lines, heights = arrangement(scene, width, height)
    spare = max(0, height - sum(heights)) // len(lines)
    canvas = Canvas(width, max(height, sum(heights)))
    y = 0
    for line, least in zip(lines, heights, strict=True):
        tall = least + spare
        shadow = shadow_height(scene, line, width // len(line), tall - FRAME)
        for i, place in enumerate(line):
            x, end = i * width // len(line), (i + 1) * width // len(line)
            canvas.paste(draw_place(scene, components, place, end - x, tall, shadow), x, y)
        y += tall
    return canvas


def shadow_height(scene: Scene, line: list[Place], width: int, room: int) -> int:
    """The lines for the Shadow that let the balances of neighbours stand in one line; nought if that cannot be."""
    above, below = (max(len(side_rows(scene, one, side, width - EDGES, 0)) or 1 for one in line) for side in ORDER)
    return above + (room - above - below) // 2 if above + below <= room else 0


def arrangement(scene: Scene, width: int, height: int) -> tuple[list[list[Place]], list[int]]:
    """The locations in lines with the height each needs: as few lines as fit, otherwise the lowest arrangement."""
    places = places_of(scene.view)
    found: list[tuple[list[list[Place]], list[int]]] = [([], [])] if not places else []
    for across in range(min(len(places), max(1, width // NARROWEST)), 0, -1):
        lines: list[list[Place]] = [list(places[start : start + across]) for start in range(0, len(places), across)]
        heights = [max(height_of(scene, one, width // len(line), 0) for one in line) for line in lines]
        if sum(heights) <= height:
            return lines, heights
        found.append((lines, heights))
    return min(found, key=lambda one: sum(one[1]))


def good_height(scene: Scene, width: int) -> int:
    """The lines that the locations fill with a card a line."""
    lines, _ = arrangement(scene, width, MANY)
    return sum(max(height_of(scene, one, width // len(line), MANY) for one in line) for line in lines)


def height_of(scene: Scene, place: Place, width: int, height: int) -> int:
    """The lines that a box needs: its cards as running text, or a card a line and who may come if there is room."""
    heading = 1 if height else 0
    return FRAME + sum(max(1, heading + len(side_rows(scene, place, side, width - EDGES, height))) for side in ORDER)


def draw_place(scene: Scene, components: Components, place: Place, width: int, height: int, shadow: int) -> Canvas:
    """One location."""
    canvas = Canvas(width, height)
    thing = card(place.location)
    border, lines = border_of(scene, place)
    canvas.box(0, 0, width, height, border, lines, thing)
    name = title(scene, components, place)
    if len(name) > width - 6:
        name = short_title(scene, components, place, width - 6)
    end = canvas.put(2, 0, f" {name} ", title_style(border, lines), thing)
    if thing in scene.fresh:
        canvas.put(end, 0, FRESH, YOURS, thing)
    inner = width - EDGES
    room = height - FRAME
    shadow = shadow or shadow_height(scene, [place], width, room)
    y = 1
    for side, tall in zip(ORDER, (shadow, room - shadow), strict=True):
        draw_side(canvas, scene, components, place, side, y, tall)
        if side == ORDER[0]:
            canvas.put(1, y + tall, "─" * (width - 2), RULE, thing)
            put_balance(canvas, scene, place, y + tall, inner)
        y += tall + 1
    return canvas


def draw_side(
    canvas: Canvas, scene: Scene, components: Components, place: Place, side: str, y: int, height: int
) -> None:
    """A side's cards at a location; the factions that may come there if there is a line left."""
    inner = canvas.width - EDGES
    rows = side_rows(scene, place, side, inner, height - 1)
    left, right = BRACKETS[side]
    for line in range(y, y + height):
        canvas.put(1, line, left, SIDES[side])
        canvas.put(canvas.width - 2, line, right, SIDES[side])
    if len(rows) < height:
        factions = comers(scene, components, place, side)
        canvas.put(2, y, fit(f" {ROLE_SIGNS[role_of(place, side)]} {factions}", inner), FAINT)
        y += 1
    put_rows(canvas, marks(scene), 2, y, inner, rows)


def title(scene: Scene, components: Components, place: Place) -> str:
    """A location's name with its number, if it is a path, and its points."""
    number = components[place.location].facts.get("number")
    name = name_of(scene, place.location)
    if number is not None:
        name = f"{scene.speech.message('wotr_cards-term-path-number', number=number)} · {name}"
    return f"{name} {POINTS}{place.points}"


def short_title(scene: Scene, components: Components, place: Place, width: int) -> str:
    """A title for a narrow box: the name is cut, not the points."""
    number = components[place.location].facts.get("number")
    start = f"{ON_PATHS}{number} " if number is not None else ""
    end = f" {POINTS}{place.points}"
    return start + fit(name_of(scene, place.location), width - len(start) - len(end)) + end


def comers(scene: Scene, components: Components, place: Place, side: str) -> str:
    """Who may come to a location for a side: factions, or characters with the number of the path."""
    facts: Mapping[str, Any] = components[place.location].facts
    if "number" in facts:
        return scene.speech.message("terminal-wotr_cards-walkers", number=facts["number"])
    shown = facts["attackers" if role_of(place, side) == "attack" else "defenders"]
    return " ".join(faction_short(scene, faction) for faction in shown)


def side_rows(scene: Scene, place: Place, side: str, width: int, height: int) -> list[Row]:
    """A side's cards at a location as lines."""
    return lay(side_groups(scene, place, side), width, height)


def side_groups(scene: Scene, place: Place, side: str) -> list[Group]:
    """A side's cards at a location with what each brings, equal ones together, and the icons of the location itself."""
    role = role_of(place, side)
    sign = ROLE_SIGNS[role]
    groups: list[Group] = []
    alike: dict[tuple[str, int], int] = {}
    for entry in fighters(place, side):
        if entry.items:
            groups.append([fighter(scene, place, entry.card, f"{sign}{entry.brings}"), *items(scene, entry)])
        else:
            key = (entry.card, entry.brings)
            alike[key] = alike.get(key, 0) + 1
    groups += [[fighter(scene, place, name, f"{sign}{brings}", number)] for (name, brings), number in alike.items()]
    own = place.location_defence if role == "defence" else place.attack_icons
    if own:
        groups.append([Token(f"{sign}{own} {scene.speech.message('terminal-wotr_cards-of-place')}", QUIET)])
    return groups


def fighter(scene: Scene, place: Place, name: str, brings: str, number: int = 1) -> Token:
    """A card at a location."""
    times = f" ×{number}" if number > 1 else ""
    leader = f" {LEADER}" if name in place.supported else ""
    return Token(f"{brings} {name_of(scene, name)}{times}{leader}", TEXT, card(name))


def items(scene: Scene, entry: InPlay) -> list[Token]:
    """The items of a card in play."""
    return [Token(f"+{name_of(scene, item)}", QUIET, card(item)) for item in entry.items]


def border_of(scene: Scene, place: Place) -> tuple[Style, Lines]:
    """A location's edge: double where you point, heavy where you may choose it or what you point at may go."""
    thing = card(place.location)
    if thing in meant(scene, scene.pointed):
        return POINTED, DOUBLE
    if thing in allowed(scene):
        return MAY, HEAVY
    if thing in scene.about or thing.id in goals_of_pointed(scene):
        return QUIET, HEAVY
    return RULE, LIGHT


def title_style(border: Style, lines: Lines) -> Style:
    """A title is as bright as its edge, and readable where the edge is faint."""
    return TEXT if lines == LIGHT else border


def goals_of_pointed(scene: Scene) -> list[str]:
    """The locations to which the card pointed at may go, if it is about to be played or moved."""
    if scene.pointed is None or scene.game.vocabulary.words[scene.pointed].verb not in ("play", "move"):
        return []
    goals = scene.view.seats[scene.side].goals
    return [place for thing in scene.things_of(scene.pointed) for place in goals.get(thing.id, [])]


def put_balance(canvas: Canvas, scene: Scene, place: Place, y: int, width: int) -> None:
    """The icons of both sides, and what would come of it now; in words where they fit."""
    numbers = f" {balance(place)} · "
    winner = place.winner
    style = SIDES[winner] if winner else QUIET
    left, right = BRACKETS[winner] if winner else ("", "")
    short, long = f"{left}{gain(scene, place)}{right} ", f"{outlook(scene, place)} "
    x = canvas.put(2, y, numbers, POINTED)
    canvas.put(x, y, fit(long if len(numbers) + len(long) <= width else short, width - len(numbers)), style)


def balance(place: Place) -> str:
    """Attack and defence, and what they would be with the card that is about to come."""
    after = place.after or place
    parts = [
        f"{ROLE_SIGNS[role]}{now}" + (f"{AFTER}{then}" if then != now else "")
        for role, now, then in (("attack", place.attack, after.attack), ("defence", place.defence, after.defence))
    ]
    return " : ".join(parts)


def lost_path(scene: Scene, place: Place) -> bool:
    """Whether the Shadow would win a path, which brings it corruption."""
    return place is scene.view.path and place.winner == "shadow"


def gain(scene: Scene, place: Place) -> str:
    """What the winner would get now, as a sign."""
    if place.winner is None:
        return "–"
    if lost_path(scene, place):
        return f"{CORRUPTION}{place.attack - place.defence}"
    return f"{POINTS}{place.points}"


def outlook(scene: Scene, place: Place) -> str:
    """What the winner would get now, in words."""
    if place.winner is None:
        return scene.speech.message("terminal-wotr_cards-now-nobody")
    if lost_path(scene, place):
        return scene.speech.message("terminal-wotr_cards-now-corruption", number=place.attack - place.defence)
    return scene.speech.message("terminal-wotr_cards-now", side=place.winner, number=place.points)
