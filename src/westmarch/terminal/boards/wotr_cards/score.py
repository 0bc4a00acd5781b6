"""The score: scoring areas, the lead and how far it is from ending the game; the round and the order of turns."""

from westmarch.core.words import Thing
from westmarch.terminal.boards.base import Scene
from westmarch.terminal.boards.canvas import Canvas, fit
from westmarch.terminal.boards.flow import Group, Token, put_rows, wrap
from westmarch.terminal.boards.wotr_cards.flow import marks
from westmarch.terminal.boards.wotr_cards.signs import (
    BRACKETS,
    CORRUPTION,
    FIRST,
    GOES,
    KIND_SIGNS,
    LEAD_TO_WIN,
    PASSED,
    POINTS,
    SIDE_IDS,
    SIDES,
    Components,
    card,
    name_of,
    of_side,
    seat_name,
)
from westmarch.terminal.palette import FAINT, POINTED, QUIET, RULE, TEXT

MARKER = "◆"
STANDING_HEIGHT = 2


def draw_head(scene: Scene, components: Components, width: int) -> Canvas:
    """Round and order of turns, the lead, the scoring areas."""
    canvas = Canvas(width, STANDING_HEIGHT + len(SIDE_IDS))
    canvas.paste(draw_standing(scene, width), 0, 0)
    for y, side in enumerate(SIDE_IDS, STANDING_HEIGHT):
        canvas.put(1, y, fit(area_text(scene, components, side, width - 2), width - 2), SIDES[side])
    return canvas


def draw_standing(scene: Scene, width: int) -> Canvas:
    """Round, order of turns and lead in two lines."""
    canvas = Canvas(width, STANDING_HEIGHT)
    put_order(canvas, scene)
    put_lead(canvas, scene, 1)
    return canvas


def put_order(canvas: Canvas, scene: Scene) -> None:
    """The round, and the seats in the order of their turns."""
    view = scene.view
    start = canvas.put(1, 0, f"{round_text(scene)}   ", POINTED)
    short = start + len(order_text(scene)) > canvas.width
    x = start
    for slot, name in enumerate(view.order):
        if slot:
            x = canvas.put(x, 0, f" {GOES} ", RULE)
        style = SIDES[view.seats[name].side] if slot == view.slot else QUIET
        x = canvas.put(x, 0, seat_text(scene, slot, name, short=short), style)


def round_text(scene: Scene) -> str:
    """The round, whether it is the last, and what has been laid down for it."""
    view, speech = scene.view, scene.speech
    parts = [speech.message("wotr_cards-term-round", number=view.round)]
    if view.final_round:
        parts.append(speech.message("terminal-wotr_cards-final"))
    return " · ".join([*parts, *[name_of(scene, rule) for rule in view.rules]])


def seat_text(scene: Scene, slot: int, name: str, *, short: bool = False) -> str:
    """A place in the turn order: whose turn it is stands between brackets, the first player has the flag."""
    view = scene.view
    text = seat_name(scene, name) + (f" {FIRST}" if slot == view.first else "")
    if name in view.passed:
        text += f" {PASSED}" if short else f" ({scene.speech.message('terminal-wotr_cards-passed')})"
    return f"[{text}]" if slot == view.slot else text


def order_text(scene: Scene) -> str:
    """The turn order in a line."""
    return f" {GOES} ".join(seat_text(scene, slot, name) for slot, name in enumerate(scene.view.order))


def lead(scene: Scene) -> int:
    """How many points the Free Peoples are ahead; behind, if below nought."""
    free, shadow = (of_side(scene.view.scoring, side).points for side in SIDE_IDS)
    return int(free - shadow)


def lead_text(scene: Scene) -> str:
    """Who leads, and how much more ends the game."""
    ahead = lead(scene)
    if not ahead:
        return scene.speech.message("terminal-wotr_cards-lead-none")
    side = "free_peoples" if ahead > 0 else "shadow"
    left = LEAD_TO_WIN - abs(ahead)
    if left <= 0:
        return scene.speech.message("terminal-wotr_cards-lead-wins", side=side, lead=abs(ahead))
    return scene.speech.message("terminal-wotr_cards-lead", side=side, lead=abs(ahead), number=left)


def put_lead(canvas: Canvas, scene: Scene, y: int) -> None:
    """The lead on a scale from ten points for the Free Peoples to ten points for the Shadow, and in words."""
    free, shadow = SIDE_IDS
    scale = ["─"] * (2 * LEAD_TO_WIN + 1)
    scale[LEAD_TO_WIN] = "┼"
    place = LEAD_TO_WIN - max(-LEAD_TO_WIN, min(LEAD_TO_WIN, lead(scene)))
    x = canvas.put(1, y, f"{BRACKETS[free][0]}{LEAD_TO_WIN} ", SIDES[free])
    canvas.put(x, y, "".join(scale), RULE)
    canvas.put(x + place, y, MARKER, POINTED)
    x = canvas.put(x + len(scale), y, f" {LEAD_TO_WIN}{BRACKETS[shadow][1]}", SIDES[shadow])
    canvas.put(x + 2, y, fit(lead_text(scene), canvas.width - x - 2), TEXT)


def area_text(scene: Scene, components: Components, side: str, width: int = 1000) -> str:
    """A scoring area: the points and what they come from; the paths together where it would be too wide."""
    area = of_side(scene.view.scoring, side)
    left, right = BRACKETS[side]
    paths = area.paths if side == "free_peoples" else []
    parts = [f"{name_of(scene, name)} {points(components, name)}" for name in area.battlegrounds]
    if side == "shadow":
        label = scene.speech.message("wotr_cards-term-corruption")
        parts.insert(0, f"{label} {CORRUPTION}{area.corruption}")
    together = f"{scene.speech.message('wotr_cards-term-paths')} {sum(points(components, name) for name in paths)}"
    apart = [f"{name_of(scene, name)} {points(components, name)}" for name in paths]
    name = f"{left} {scene.speech.thing(scene.game, Thing('side', side))} {POINTS}{area.points}"
    for shown in (apart, [together]):
        told = ", ".join([*parts, *shown])
        text = f"{name}: {told} {right}" if told else f"{name} {right}"
        if len(text) <= width or not paths:
            break
    return text


def points(components: Components, name: str) -> int:
    """The points of a location."""
    return int(str(components[name].facts["points"]))


def draw_score(scene: Scene, components: Components, width: int, height: int) -> Canvas:
    """A page of the score: round and lead, both areas in full, and the locations that can still come."""
    sections = [area_section(scene, components, side) for side in SIDE_IDS]
    sections += [deck_section(scene, components, side) for side in SIDE_IDS]
    if scene.view.path:
        sections.append(paths_section(scene, components))
    blocks = [wrap([[heading], *groups], width) for heading, groups in sections if groups or heading.style != FAINT]
    canvas = Canvas(width, max(height, STANDING_HEIGHT + sum(len(rows) for rows in blocks)))
    canvas.paste(draw_standing(scene, width), 0, 0)
    y = STANDING_HEIGHT
    for rows in blocks:
        put_rows(canvas, marks(scene), 0, y, width, rows)
        y += len(rows)
    return canvas


Section = tuple[Token, list[Group]]


def area_section(scene: Scene, components: Components, side: str) -> Section:
    """A scoring area as a heading and its locations."""
    area = of_side(scene.view.scoring, side)
    left, right = BRACKETS[side]
    name = scene.speech.thing(scene.game, Thing("side", side))
    heading = f"{left} {name} {POINTS}{area.points} {right}"
    if side == "shadow":
        heading += f"  {scene.speech.message('wotr_cards-term-corruption')} {CORRUPTION}{area.corruption}"
    if area.final_points != area.points:
        heading += f"  {scene.speech.message('terminal-wotr_cards-at-the-end', number=area.final_points)}"
    groups: list[Group] = []
    for one in (*area.battlegrounds, *area.paths):
        worth = 0 if side == "shadow" and one in area.paths else points(components, one)
        groups.append(
            [Token(f"{KIND_SIGNS[components[one].kind]} {name_of(scene, one)} {POINTS}{worth}", QUIET, card(one))]
        )
    return Token(heading, SIDES[side]), groups


def deck_section(scene: Scene, components: Components, side: str) -> Section:
    """The battlegrounds that are still in a side's deck; everybody can tell which they are."""
    fields = of_side(scene.view.battleground_decks, side)
    heading = scene.speech.message("terminal-wotr_cards-fields-left", side=side, number=len(fields))
    return Token(heading, FAINT), [location_group(scene, components, field) for field in fields]


def paths_section(scene: Scene, components: Components) -> Section:
    """The paths that may follow the active one."""
    number = int(str(components[scene.view.path.location].facts["number"])) + 1
    coming = [one for one in scene.view.unused_paths if components[one].facts["number"] == number]
    heading = scene.speech.message("terminal-wotr_cards-next-paths", number=number)
    return Token(heading, FAINT), [location_group(scene, components, one) for one in coming]


def location_group(scene: Scene, components: Components, name: str) -> Group:
    """A location that is not active."""
    return [Token(f"{name_of(scene, name)} {POINTS}{components[name].facts['points']}", QUIET, card(name))]
