"""The parts of the board: how the war and the quest stand, the map by lands, and the hand."""

from typing import Any

from westmarch.core.words import Thing
from westmarch.terminal.boards.base import Scene
from westmarch.terminal.boards.canvas import Canvas
from westmarch.terminal.boards.flow import Group, Token, columns, marks_of, put_rows, put_told, wrap
from westmarch.terminal.boards.wotr_board.signs import (
    BRACKETS,
    FACE_SIGNS,
    FELLOWSHIP,
    MOST_CORRUPTION,
    POINTS,
    POINTS_TO_WIN,
    RING,
    SIDE_IDS,
    SIDES,
    Components,
    army_text,
    hand_of,
    hand_size,
    name_of,
    occupants,
    occupied,
    region_name,
    settlement_sign,
    table_of,
)
from westmarch.terminal.palette import FAINT, QUIET, TEXT, YOURS

MOST_LINES = 4  # of what a card does
LANDS = ("elves", "dwarves", "north", "rohan", "gondor", "isengard", "southrons", "sauron", "none")


def term(scene: Scene, name: str, **args: object) -> str:
    """A word of the game."""
    return scene.speech.message(f"wotr_board-term-{name}", **args)


def points_text(scene: Scene) -> str:
    """Both sides' victory points and what they need."""
    points = scene.view.points
    return " ".join(f"{POINTS}{points[side]}/{POINTS_TO_WIN[side]}".join(BRACKETS[side]) for side in SIDE_IDS)


def fellowship_text(scene: Scene) -> str:
    """Where the Ring-bearers are and how they fare."""
    ring = scene.view.fellowship
    hidden = term(scene, "hidden" if ring.hidden else "revealed")
    if ring.mordor is not None:
        where = f"{term(scene, 'mordor')} {ring.mordor}/5"
    else:
        where = f"{region_name(scene, ring.region)}, {term(scene, 'progress').lower()} {ring.progress}"
    return f"{FELLOWSHIP} {where}, {hidden}, {term(scene, 'corruption').lower()} {ring.corruption}/{MOST_CORRUPTION}"


def companions_text(scene: Scene) -> str:
    """The guide and the other companions."""
    ring = scene.view.fellowship
    others = [name_of(scene, "character", name) for name in ring.companions if name != ring.guide]
    guide = f"{term(scene, 'guide')}: {name_of(scene, 'character', ring.guide)}"
    return f"{guide}; {', '.join(others)}" if others else guide


def dice_tokens(scene: Scene, side: str) -> Group:
    """A side's unused dice, by their faces; the own ones may be chosen."""
    left, right = BRACKETS[side]
    own = side == scene.side
    tokens = [Token(f"{left}{name_of(scene, 'side', side)}{right}", SIDES[side])]
    for face, number in scene.view.dice[side].items():
        times = f" ×{number}" if number > 1 else ""
        text = f"{FACE_SIGNS[face]} {name_of(scene, 'face', face)}{times}"
        tokens.append(Token(text, TEXT, Thing("face", face) if own else None))
    for die, shown in scene.view.special_dice.items():
        if (die in ("balrog", "gothmog")) == (side == "shadow"):
            text = f"{name_of(scene, 'special_die', die)}: {name_of(scene, 'face', shown.face)}"
            tokens.append(Token(text, TEXT, Thing("special_die", die) if own else None))
    if not scene.view.dice[side]:
        tokens.append(Token("–", FAINT))
    return [*tokens, Token(f"{term(scene, 'hand').lower()} {hand_size(scene.view, side)}", FAINT)]


def hunt_text(scene: Scene) -> str:
    """The hunt box, and the tiles that are still in the pool."""
    view = scene.view
    box = f"{term(scene, 'hunt-box')} <{view.hunt_box['shadow']}> ({view.hunt_box['free_peoples']})"
    pool = "; ".join(
        f"{name_of(scene, 'tile', tile)}{f' ×{number}' if number > 1 else ''}"
        for tile, number in view.tiles["pool"].items()
    )
    return f"{box} · {term(scene, 'hunt-pool')}: {pool or '–'}"


def politics_text(scene: Scene) -> str:
    """Every nation's way to war."""
    parts = []
    for nation, track in scene.view.nations.items():
        steps = track.steps_to_war
        stage = term(scene, "at-war") if steps == 0 else term(scene, "steps", number=steps)
        passive = "" if track.active else f", {term(scene, 'passive')}"
        parts.append(f"{name_of(scene, 'nation', nation)}: {stage}{passive}")
    return " · ".join(parts)


def rings_text(scene: Scene) -> str:
    """Who has the Elven Rings."""
    holders = list(scene.view.rings.values())
    return " ".join(f"{left}{RING * holders.count(side) or '–'}{right}" for side, (left, right) in BRACKETS.items())


def battle_text(scene: Scene) -> str:
    """The battle that is fought: where, with what, and what was hit."""
    battle = scene.view.battle
    if battle is None:
        return ""
    sides = "; ".join(fighter_text(scene, side, battle.sides[side]) for side in SIDE_IDS)
    return f"{region_name(scene, battle.at)}, {term(scene, 'round', number=battle.round).lower()}: {sides}"


def fighter_text(scene: Scene, side: str, has: Any) -> str:
    """One side of a battle."""
    people = ", ".join(name_of(scene, "character", name) for name in has.characters)
    army = " ".join(filter(None, (army_text(scene, has.army), people))).join(BRACKETS[side])
    strength = scene.speech.message(
        "terminal-wotr_board-fighter",
        dice=has.dice,
        need=has.need,
        leadership=has.leadership,
        hits=has.hits,
    )
    return f"{army} {strength}"


def hunt_now_text(scene: Scene) -> str:
    """The hunt that goes on."""
    hunt = scene.view.hunt
    if hunt is None:
        return ""
    tile = name_of(scene, "tile", hunt.tile) if hunt.tile else "–"
    return str(
        scene.speech.message(
            "terminal-wotr_board-hunt", successes=hunt.successes, tile=tile, damage=max(hunt.damage, 0)
        )
    )


def standing_lines(scene: Scene) -> list[str]:
    """How the war and the quest stand."""
    view = scene.view
    lines = [
        f"{term(scene, 'turn', number=view.turn)} · {points_text(scene)} · {fellowship_text(scene)}",
        f"{companions_text(scene)} · {term(scene, 'rings')} {rings_text(scene)}",
        hunt_text(scene),
        politics_text(scene),
    ]
    if table_of(view):
        lines.append(f"{term(scene, 'table')}: {', '.join(name_of(scene, 'card', name) for name in table_of(view))}")
    return [*lines, *filter(None, (battle_text(scene), hunt_now_text(scene)))]


def draw_standing(scene: Scene, width: int) -> Canvas:
    """How the war and the quest stand, and the dice of both sides."""
    words = [[Token(part, QUIET if i else SIDES[scene.side])] for i, part in enumerate(pieces(scene))]
    nations = [
        [Token(part, QUIET, Thing("nation", nation))]
        for nation, part in zip(scene.view.nations, politics_text(scene).split(" · "), strict=True)
    ]
    now = [[Token(part, YOURS)] for part in (battle_text(scene), hunt_now_text(scene)) if part]
    table = [[Token(name_of(scene, "card", name), QUIET, Thing("card", name))] for name in table_of(scene.view)]
    rows = [*wrap(words, width), *wrap(nations, width)]
    if table:
        rows += wrap([[Token(f"{term(scene, 'table')}:", FAINT)], *table], width)
    rows += [row for part in now for row in wrap([cut(part, width)], width)]
    rows += [row for side in SIDE_IDS for row in wrap([dice_tokens(scene, side)], width)]
    canvas = Canvas(width, len(rows))
    put_rows(canvas, marks_of(scene), 0, 0, width, rows)
    return canvas


def cut(part: Group, width: int) -> Group:
    """A long text in pieces that fit into a line."""
    return [Token(word, part[0].style) for word in part[0].text.split("; ")] if part[0].width > width else part


def pieces(scene: Scene) -> list[str]:
    """What the heading says, part by part."""
    view = scene.view
    return [
        f"{term(scene, 'turn', number=view.turn)}",
        points_text(scene),
        fellowship_text(scene),
        companions_text(scene),
        f"{term(scene, 'rings')} {rings_text(scene)}",
        *hunt_text(scene).split(" · "),
    ]


def lands(scene: Scene, components: Components) -> list[tuple[str, list[str]]]:
    """The regions to be shown, by the nation whose land they are: where something stands, was taken, or may be chosen."""
    shown = {*occupied(scene.view), *(thing.id for thing in scene.allowed() if thing.sense == "region")}
    shown |= {name for name in scene.view.control if settlement_sign(scene.view, components[name]).endswith("*")}
    if scene.view.fellowship.region:
        shown.add(scene.view.fellowship.region)
    found: dict[str, list[str]] = {land: [] for land in LANDS}
    for name, component in components.items():
        if component.kind == "region" and name in shown:
            found[str(component.facts["nation"])].append(name)
    return [(land, names) for land, names in found.items() if names]


def region_text(scene: Scene, components: Components, name: str) -> str:
    """A region: its name and settlement, and who stands there."""
    ring = FELLOWSHIP if scene.view.fellowship.region == name else ""
    text = f"{region_name(scene, name)}{settlement_sign(scene.view, components[name])}{ring}"
    return f"{text} {occupants(scene, components, name)}".rstrip()


def land_name(scene: Scene, land: str) -> str:
    """The name of a nation's land, or of all that is nobody's."""
    return scene.speech.message("terminal-wotr_board-wild") if land == "none" else name_of(scene, "nation", land)


def draw_map(scene: Scene, components: Components, width: int) -> Canvas:
    """The map by lands."""
    marks = marks_of(scene)
    blocks = []
    for land, names in lands(scene, components):
        groups = [[Token(region_text(scene, components, name), TEXT, Thing("region", name))] for name in names]
        label = land_name(scene, land)
        blocks.append((label, wrap(groups, width - len(label) - 3)))
    canvas = Canvas(width, sum(len(rows) for _, rows in blocks))
    y = 0
    for label, rows in blocks:
        start = canvas.put(1, y, label, FAINT) + 1
        put_rows(canvas, marks, start, y, width - start, rows)
        y += len(rows)
    return canvas


def hand_blocks(scene: Scene) -> list[tuple[str, list[str]]]:
    """The own hand, and before it the cards, figures and people that may be chosen but are not drawn elsewhere."""
    hand = hand_of(scene.view, scene.side)
    shown = {*hand, *table_of(scene.view)}
    offered = [thing.id for thing in scene.allowed() if thing.sense == "card" and thing.id not in shown]
    blocks = [(scene.speech.message("terminal-wotr_board-offered"), sorted(offered))] if offered else []
    return [*blocks, (term(scene, "hand"), hand)]


def draw_hand(scene: Scene, components: Components, width: int, height: int) -> Canvas:
    """The hand: a card a line with what it does if that fits, otherwise as low as can be."""
    marks = marks_of(scene)
    blocks = []
    for label, names in hand_blocks(scene):
        groups: list[Group] = [[Token(card_text(scene, components, name), TEXT, Thing("card", name))] for name in names]
        blocks.append((label, columns(groups) or [[Token("–", FAINT)]]))
    each = max(min(MOST_LINES, height // sum(len(groups) for _, groups in blocks)), 0)
    parts = [put_told(scene, marks, groups, width - len(label) - 3, each) for label, groups in blocks]
    canvas = Canvas(width, sum(part.height for part in parts))
    y = 0
    for (label, _), part in zip(blocks, parts, strict=True):
        canvas.put(1, y, label, FAINT)
        canvas.paste(part, len(label) + 2, y)
        y += part.height
    return canvas


def card_text(scene: Scene, components: Components, name: str) -> str:
    """An event card with the die that plays it."""
    return f"{FACE_SIGNS[str(components[name].facts['icon'])]} {name_of(scene, 'card', name)}"
