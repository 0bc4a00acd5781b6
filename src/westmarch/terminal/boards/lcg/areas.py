"""The parts of the board: the quest with the staging area, each player's area, and the hand."""

from collections import Counter
from typing import Any

from rich.style import Style

from westmarch.core.words import Thing
from westmarch.terminal.boards.base import Scene
from westmarch.terminal.boards.canvas import Canvas
from westmarch.terminal.boards.flow import Group, Token, columns, put_rows, put_told, wrap
from westmarch.terminal.boards.lcg.signs import (
    ATTACK,
    COMMITTED,
    DEFENSE,
    EXHAUSTED,
    FIRST,
    IN_HAND,
    KIND_SIGNS,
    PROGRESS,
    THREAT,
    WILLPOWER,
    Components,
    Entry,
    card,
    characters,
    guard_of,
    hand_of,
    marks,
    name_of,
    numbers,
    printed,
    seat_name,
    shadows_of,
    size,
    state_signs,
    table_names,
    tag_of,
    title,
)
from westmarch.terminal.palette import FAINT, LAPIS, MADDER, QUIET, TEXT, YOURS

PLAYERS = Style(color=LAPIS, bold=True)
ENEMIES = Style(color=MADDER)
DANGER = Style(color=MADDER, bold=True)
DANGER_FROM = 40  # of 50 threat, at which a player is out
OUT_AT = 50
MOST_LINES = 5  # of what a card does
ZONES = ("heroes", "allies", "engaged")


def term(scene: Scene, name: str, **args: object) -> str:
    """A word of the game."""
    return scene.speech.message(f"lcg-term-{name}", **args)


def round_text(scene: Scene) -> str:
    """The round and its phase."""
    view = scene.view
    phase = scene.speech.thing(scene.game, Thing("phase", view.phase))
    return f"{term(scene, 'round', number=view.round)} · {phase}"


def balance_text(scene: Scene) -> str:
    """The willpower on the quest against the threat in the staging area, and on a quest what would come of it now."""
    view = scene.view
    will = view.willpower + sum(entry.willpower for entry in characters(view) if entry.chosen)
    balance = f"{WILLPOWER}{will} : {THREAT}{view.threat}"
    if view.phase != "quest":
        return balance
    lead = will - view.threat
    key = "progress" if lead > 0 else "rise" if lead < 0 else "even"
    return f"{balance} ({scene.speech.message(f'terminal-lcg-outlook-{key}', number=abs(lead))})"


def reveal_text(scene: Scene) -> str:
    """How many encounter cards come in the quest phase."""
    return str(scene.speech.message("terminal-lcg-reveals", number=scene.view.reveals))


def fight_text(scene: Scene) -> str:
    """The attack that is under way, with both totals and what it would deal."""
    fight = scene.view.fight
    if fight is None:
        return ""
    people = ", ".join(name_of(scene, name) for name in fight.characters)
    none = scene.speech.message("terminal-lcg-nobody")
    totals = f"{ATTACK}{fight.attack} : {DEFENSE}{fight.defense}"
    key = f"terminal-lcg-fight-{tag_of(fight)}"
    names = {"enemy": name_of(scene, fight.enemy), "characters": people or none}
    return str(scene.speech.message(key, totals=totals, damage=fight.damage, **names))


def quest_tokens(scene: Scene) -> Group:
    """The quest card with its progress."""
    quest = scene.view.quest
    if quest is None:
        return [Token("–", FAINT)]
    progress = f" {PROGRESS}{quest.progress}/{quest.points}" if quest.points else ""
    return [Token(f"{KIND_SIGNS['quest']} {name_of(scene, quest.card)}{progress}", PLAYERS, card(quest.card))]


def entry_tokens(scene: Scene, components: Components, entry: Entry, style: Style = TEXT) -> Group:
    """A card in play with its numbers, and what lies on it."""
    sign = KIND_SIGNS[entry.kind]
    text = f"{sign}{name_of(scene, entry.card)}{state_signs(entry)} {numbers(entry, components)}".rstrip()
    tokens = [Token(text, style, card(entry.card))]
    for attachment in entry.attachments:
        used = EXHAUSTED if attachment.exhausted else ""
        tokens.append(Token(f"+{name_of(scene, attachment.card)}{used}", QUIET, card(attachment.card)))
    for shadow in shadows_of(entry):
        known = shadow if isinstance(shadow, str) else shadow.face_down
        if known:
            tokens.append(Token(f"↯{name_of(scene, known)}", ENEMIES, card(known)))
    if guard_of(entry):
        tokens.append(Token(f"({name_of(scene, guard_of(entry))})", QUIET))
    return tokens


def plain_tokens(scene: Scene, names: list[str], style: Style = TEXT) -> list[Group]:
    """Cards by their names alone."""
    return [[Token(name_of(scene, name), style, card(name))] for name in names]


def draw_quest(scene: Scene, components: Components, width: int) -> Canvas:
    """Quest, balance, active location, staging area and the encounter piles, as tall as they need."""
    view = scene.view
    head = [Token(f"{round_text(scene)}", QUIET), *quest_tokens(scene), Token(balance_text(scene), PLAYERS)]
    piles = f"{term(scene, 'encounter-deck')} {view.encounter_deck.cards}"
    head += [Token(f"{piles}, {term(scene, 'discard').lower()} {len(view.encounter_discard)}", FAINT)]
    head += [Token(reveal_text(scene), FAINT)]
    blocks: list[tuple[str, list[Group]]] = []
    if view.carried_out:
        blocks.append((scene.speech.message("terminal-lcg-revealed"), plain_tokens(scene, view.carried_out, DANGER)))
    if view.fight is not None:
        blocks.append((scene.speech.message("terminal-lcg-fight"), [[Token(fight_text(scene), DANGER)]]))
    active = [entry_tokens(scene, components, entry) for entry in view.active]
    blocks.append((term(scene, "active"), active))
    blocks.append((term(scene, "staging"), [entry_tokens(scene, components, entry, ENEMIES) for entry in view.staging]))
    if view.beside:
        blocks.append((scene.speech.message("terminal-lcg-beside"), plain_tokens(scene, view.beside)))
    if view.victory:
        blocks.append((term(scene, "victory"), plain_tokens(scene, view.victory, QUIET)))
    return draw_blocks(scene, [head], blocks, width)


def draw_blocks(scene: Scene, heading: list[Group], blocks: list[tuple[str, list[Group]]], width: int) -> Canvas:
    """A heading, then lists of cards, each behind its label."""
    signs = marks(scene)
    rows = wrap(heading, width)
    listed = [(label, wrap(groups, width - len(label) - 3) or [[Token("–", FAINT)]]) for label, groups in blocks]
    canvas = Canvas(width, len(rows) + sum(len(lines) for _, lines in listed))
    put_rows(canvas, signs, 0, 0, width, rows)
    y = len(rows)
    for label, lines in listed:
        start = canvas.put(1, y, label, FAINT) + 1
        put_rows(canvas, signs, start, y, width - start, lines)
        y += len(lines)
    return canvas


def draw_seats(scene: Scene, components: Components, width: int) -> Canvas:
    """All players' areas one under the other, the own one last, next to the hand."""
    seats = [name for name in scene.view.seats if name != scene.side] + [scene.side]
    parts = [draw_seat(scene, components, name, width) for name in seats]
    canvas = Canvas(width, sum(part.height for part in parts))
    y = 0
    for part in parts:
        canvas.paste(part, 0, y)
        y += part.height
    return canvas


def draw_seat(scene: Scene, components: Components, name: str, width: int) -> Canvas:
    """A player's area: threat and piles, heroes, allies, engaged enemies, and a hand that this person holds as well."""
    seat = scene.view.seats[name]
    blocks = []
    for zone in ZONES:
        style = ENEMIES if zone == "engaged" else TEXT
        if getattr(seat, zone) or zone == "heroes":
            blocks.append(
                (term(scene, zone), [entry_tokens(scene, components, one, style) for one in getattr(seat, zone)])
            )
    if seat.played or seat.on_deck:
        played = plain_tokens(scene, [*seat.played, *seat.on_deck])
        blocks.append((scene.speech.message("terminal-lcg-played"), played))
    if name != scene.side and hand_of(scene.view, name):
        blocks.append((term(scene, "hand"), plain_tokens(scene, hand_of(scene.view, name), QUIET)))
    return draw_blocks(scene, [seat_heading(scene, name, seat)], blocks, width)


def seat_heading(scene: Scene, name: str, seat: Any) -> Group:
    """A player's name, threat and piles."""
    first = f" {FIRST}" if name == scene.view.first else ""
    you = f" · {scene.speech.message('ui-you')}" if name == scene.side else ""
    piles = f"{term(scene, 'hand').lower()} {size(seat.hand)}, {term(scene, 'deck').lower()} {seat.deck.cards}"
    return [
        Token(f"({seat_name(scene, name)}{you}{first})", PLAYERS),
        Token(threat_text(seat), DANGER if seat.threat >= DANGER_FROM else YOURS),
        Token(f"{piles}, {term(scene, 'discard').lower()} {len(seat.discard)}", FAINT),
        *([] if seat.alive else [Token(scene.speech.message("terminal-lcg-out"), DANGER)]),
    ]


def threat_text(seat: Any) -> str:
    """A player's threat, with a mark where the end is near."""
    return f"{THREAT}{seat.threat}/{OUT_AT}{'!' if seat.threat >= DANGER_FROM else ''}"


def hand_blocks(scene: Scene) -> list[tuple[str, list[str]]]:
    """The hand of the person at the screen, and before it the cards that may be chosen out of a pile."""
    hand = hand_of(scene.view, scene.side)
    shown = {*table_names(scene.view), *hand}
    things = [thing for word in scene.options for thing in scene.things_of(word)]
    offered = list(dict.fromkeys(thing.id for thing in things if thing.sense == "card" and thing.id not in shown))
    blocks = [(scene.speech.message("terminal-lcg-offered"), offered)] if offered else []
    return [*blocks, (term(scene, "hand"), hand)]


def draw_hand(scene: Scene, components: Components, width: int, height: int) -> Canvas:
    """The hand: a card a line with what it does if that fits, otherwise as low as can be."""
    blocks = []
    for label, names in hand_blocks(scene):
        groups: list[Group] = [
            [Token(hand_text(scene, components, name, number), TEXT, card(name), IN_HAND)]
            for name, number in Counter(names).items()
        ]
        blocks.append((label, columns(groups) or [[Token("–", FAINT)]]))
    each = max(min(MOST_LINES, height // sum(len(groups) for _, groups in blocks)), 0)
    parts = [put_told(scene, marks(scene), groups, width - len(label) - 3, each) for label, groups in blocks]
    canvas = Canvas(width, sum(part.height for part in parts))
    y = 0
    for (label, _), part in zip(blocks, parts, strict=True):
        canvas.put(1, y, label, FAINT)
        canvas.paste(part, len(label) + 2, y)
        y += part.height
    return canvas


def hand_text(scene: Scene, components: Components, name: str, number: int) -> str:
    """A card of a hand: kind, name, how many of it, sphere, cost and numbers."""
    component = components[title(name)]
    sphere = component.facts.get("sphere")
    short = scene.speech.thing(scene.game, Thing("sphere", str(sphere)))[:3] if sphere else ""
    times = f"×{number}" if number > 1 else ""
    parts = (KIND_SIGNS[component.kind], name_of(scene, name), times, short, printed(component))
    return " ".join(part for part in parts if part)


def commitment(scene: Scene) -> str:
    """Who is on the quest."""
    names = [name_of(scene, entry.card) for entry in characters(scene.view) if entry.committed or entry.chosen]
    return f"{COMMITTED} {', '.join(names)}" if names else ""
