"""The game's board: the parts put together for large and small screens, told in lines, and explained."""

from collections import Counter
from typing import Any

from westmarch.core.words import Thing
from westmarch.terminal.boards.base import Board, Scene
from westmarch.terminal.boards.canvas import FRESH, Canvas
from westmarch.terminal.boards.flow import MAY_SIGN, POINTED_SIGN, Group, stacked
from westmarch.terminal.boards.lcg import signs
from westmarch.terminal.boards.lcg.areas import (
    ZONES,
    balance_text,
    commitment,
    draw_hand,
    draw_quest,
    draw_seats,
    entry_tokens,
    fight_text,
    hand_blocks,
    hand_text,
    quest_tokens,
    reveal_text,
    round_text,
    term,
    threat_text,
)

QUEST_WORDS = ("done", "pass", "none", "stay")


class LcgBoard(Board):
    """The board."""

    pages = ("quest", "players", "hand")

    # Drawing

    def draw(self, scene: Scene, width: int, height: int) -> Canvas:
        quest = draw_quest(scene, self.components, width)
        seats = draw_seats(scene, self.components, width)
        hand = draw_hand(scene, self.components, width, height - quest.height - seats.height)
        return stacked([quest, seats, hand], width, height)

    def draw_page(self, scene: Scene, page: str, width: int, height: int) -> Canvas:
        if page == "hand":
            part = draw_hand(scene, self.components, width, height)
        elif page == "quest":
            part = draw_quest(scene, self.components, width)
        else:
            part = draw_seats(scene, self.components, width)
        return stacked([part], width, height)

    def page_for(self, scene: Scene) -> str | None:
        if scene.pointed is None:
            return None
        word = scene.game.vocabulary.words[scene.pointed]
        if word.verb in QUEST_WORDS:
            return "quest" if scene.view.phase in ("quest", "travel") else "players"
        for thing in signs.meant(scene, scene.pointed):
            if thing.sense == signs.IN_HAND:
                return "hand"
            if thing.sense == "card":
                return "players" if self.is_with_players(scene, thing.id) else "quest"
        return None

    def is_with_players(self, scene: Scene, name: str) -> bool:
        """Whether a card lies in a player's area."""
        return any(
            name in (entry.card, *(one.card for one in entry.attachments))
            for seat in scene.view.seats.values()
            for zone in ZONES
            for entry in getattr(seat, zone)
        )

    # Telling

    def status(self, scene: Scene) -> str:
        view = scene.view
        return f"{round_text(scene)} · {balance_text(scene)} · {threat_text(view.seats[scene.side])}"

    def lines(self, scene: Scene) -> list[str]:
        view = scene.view
        lines = [
            round_text(scene),
            f"{self.told([quest_tokens(scene)])}: {balance_text(scene)}. {reveal_text(scene)}",
            *filter(None, (commitment(scene), fight_text(scene))),
            f"{term(scene, 'active')}: {self.entries(scene, view.active)}",
            f"{term(scene, 'staging')}: {self.entries(scene, view.staging)}",
        ]
        for name, seat in view.seats.items():
            lines += self.seat_lines(scene, name, seat)
        for label, names in hand_blocks(scene):
            cards = [hand_text(scene, self.components, name, number) for name, number in Counter(names).items()]
            lines.append(f"{label}: {'; '.join(cards) or '–'}")
        return lines

    def seat_lines(self, scene: Scene, name: str, seat: Any) -> list[str]:
        """A player: threat and piles, then the cards in play."""
        you = f", {scene.speech.message('ui-you')}" if name == scene.side else ""
        first = f" {signs.FIRST}" if name == scene.view.first else ""
        piles = ", ".join(
            f"{term(scene, pile).lower()} {number}"
            for pile, number in (
                ("hand", signs.size(seat.hand)),
                ("deck", seat.deck.cards),
                ("discard", len(seat.discard)),
            )
        )
        zones = [
            f"  {term(scene, zone)}: {self.entries(scene, getattr(seat, zone))}"
            for zone in ZONES
            if getattr(seat, zone)
        ]
        return [f"({signs.seat_name(scene, name)}{you}{first}) {threat_text(seat)}, {piles}", *zones]

    def entries(self, scene: Scene, entries: list[Any]) -> str:
        """Cards in play in one line."""
        return self.told([entry_tokens(scene, self.components, entry) for entry in entries]) or "–"

    def told(self, groups: list[Group]) -> str:
        """Cards as text."""
        return "; ".join(" ".join(token.text for token in group) for group in groups)

    def legend(self, scene: Scene) -> list[str]:
        speech = scene.speech
        kinds = {kind: sign for kind, sign in signs.KIND_SIGNS.items() if kind != "guard"}
        return [
            self.signs_named(scene, "kind", kinds),
            self.signs_named(scene, "stat", {**signs.NUMBERS, "threat": signs.THREAT}),
            speech.message(
                "terminal-lcg-legend",
                engagement=signs.ENGAGEMENT,
                resources=signs.RESOURCES,
                progress=signs.PROGRESS,
                shadow=signs.SHADOW,
                first=signs.FIRST,
            ),
            speech.message(
                "terminal-lcg-legend-marks",
                may=MAY_SIGN,
                pointed=POINTED_SIGN,
                fresh=FRESH,
                exhausted=signs.EXHAUSTED,
                committed=signs.COMMITTED,
                prisoner=signs.PRISONER,
            ),
        ]

    # Explaining

    def things(self, scene: Scene) -> list[Thing]:
        view = scene.view
        names = list(signs.table_names(view))
        for _, cards in hand_blocks(scene):
            names += cards
        for seat in view.seats:
            names += [*signs.hand_of(view, seat), *view.seats[seat].discard]
        names += [*view.encounter_discard, *view.victory, *view.removed]
        return [signs.card(name) for name in dict.fromkeys(names)]

    def label(self, scene: Scene, thing: Thing) -> str:
        kind = self.components[signs.title(thing.id)].kind
        where = self.whereabouts(scene, thing.id)
        return f"{signs.KIND_SIGNS[kind]} {super().label(scene, thing)}{f' ({where})' if where else ''}"

    def whereabouts(self, scene: Scene, name: str) -> str:
        """In which pile a card lies that is not on the table."""
        view = scene.view
        if name in signs.table_names(view):
            return ""
        for seat, has in view.seats.items():
            for pile in ("hand", "discard"):
                if name in (signs.hand_of(view, seat) if pile == "hand" else has.discard):
                    return f"{signs.seat_name(scene, seat)}, {term(scene, pile).lower()}"
        for pile in ("victory", "removed"):
            if name in getattr(view, pile):
                return term(scene, pile).lower()
        return term(scene, "encounter-discard").lower() if name in view.encounter_discard else ""

    def explain(self, scene: Scene, thing: Thing, verb: str = "") -> list[str]:
        name = signs.title(thing.id)
        if thing.sense != "card" or name not in self.components:
            return []
        lines = [scene.speech.description(scene.game, name)]
        entry = next((one for one in signs.on_table(scene.view) if one.card == thing.id), None)
        if entry is not None and verb != "play":
            now = f"{signs.numbers(entry, self.components)} {signs.state_signs(entry)}".rstrip()
            lines.insert(0, scene.speech.message("terminal-lcg-now", numbers=now))
            attached = [one.card for one in entry.attachments]
            if attached:
                lines.append(f"{term(scene, 'attachments')}: {signs.names_of(scene, attached)}")
        return lines

    def explain_word(self, scene: Scene, word: int) -> list[str]:
        lines = super().explain_word(scene, word)
        if scene.game.vocabulary.words[word].verb in QUEST_WORDS:
            situation = fight_text(scene) or (balance_text(scene) if scene.view.phase == "quest" else "")
            return [*filter(None, (situation,)), *lines]
        return lines

    def note(self, scene: Scene, word: int) -> str:
        said = scene.game.vocabulary.words[word]
        card = next((thing.id for thing in said.things if thing.sense == "card"), None)
        if card is None:
            return ""
        entry = next((one for one in signs.on_table(scene.view) if one.card == card), None)
        if entry is None or said.verb == "play":
            return signs.printed(self.components[signs.title(card)])
        return f"{signs.numbers(entry, self.components)} {signs.state_signs(entry)}".strip()
