"""The board of War of the Ring: The Card Game: the parts put together for large and small screens, told in lines, and explained."""

from collections import Counter

from westmarch.core.words import Thing
from westmarch.terminal.boards.base import Board, Scene
from westmarch.terminal.boards.canvas import FRESH, Canvas
from westmarch.terminal.boards.flow import MAY_SIGN, POINTED_SIGN, stacked
from westmarch.terminal.boards.wotr_cards import signs
from westmarch.terminal.boards.wotr_cards.explain import explain_card, explain_plain_word, note
from westmarch.terminal.boards.wotr_cards.places import balance, comers, draw_places, good_height, outlook, title
from westmarch.terminal.boards.wotr_cards.score import (
    area_text,
    draw_head,
    draw_score,
    draw_standing,
    lead_text,
    order_text,
    round_text,
)
from westmarch.terminal.boards.wotr_cards.seats import BESIDE_HAND, PILES, draw_hand, draw_seats, hand_blocks, hand_text

PAGE_OF_VERB = {
    **dict.fromkeys(("cycle", "winnow", "ring", "pass", "play", "move", "the_path", "yes", "no"), "places"),
    "from_reserve": "players",
}


class WotrCardsBoard(Board):
    """The board."""

    pages = ("places", "hand", "players", "score")

    # Drawing

    def draw(self, scene: Scene, width: int, height: int) -> Canvas:
        head = draw_head(scene, self.components, width)
        seats = draw_seats(scene, self.components, width)
        room = height - head.height - seats.height
        hand = draw_hand(scene, self.components, width, room - good_height(scene, width))
        places = draw_places(scene, self.components, width, room - hand.height)
        return stacked([head, places, seats, hand], width, height)

    def draw_page(self, scene: Scene, page: str, width: int, height: int) -> Canvas:
        if page == "places":
            return self.draw_places_page(scene, width, height)
        if page == "score":
            return draw_score(scene, self.components, width, height)
        if page == "hand":
            part = draw_hand(scene, self.components, width, height)
        else:
            part = draw_seats(scene, self.components, width)
        return stacked([part], width, height)

    def draw_places_page(self, scene: Scene, width: int, height: int) -> Canvas:
        """The locations, under the round and the lead if there is room for them."""
        standing = draw_standing(scene, width)
        room = height - standing.height
        if good_height(scene, width) > room:
            return draw_places(scene, self.components, width, height)
        return stacked([standing, draw_places(scene, self.components, width, room)], width, height)

    def page_for(self, scene: Scene) -> str | None:
        if scene.pointed is None:
            return "score" if scene.view.outcome else None
        word = self.game.vocabulary.words[scene.pointed]
        if word.verb in PAGE_OF_VERB:
            return PAGE_OF_VERB[word.verb]
        return next((self.page_of(scene, thing.id) for thing in word.things), None)

    def page_of(self, scene: Scene, name: str) -> str | None:
        """The page on which a card or a location lies."""
        for place in signs.places_of(scene.view):
            if name == place.location or name in signs.in_play([*place.attackers, *place.defenders]):
                return "places"
        if any(name in signs.in_play(seat.reserve) for seat in scene.view.seats.values()):
            return "players"
        if any(name in names for _, names in hand_blocks(scene)):
            return "hand"
        return None

    # Telling

    def status(self, scene: Scene) -> str:
        view = scene.view
        points = [str(signs.of_side(view.scoring, side).points).join(signs.BRACKETS[side]) for side in signs.SIDE_IDS]
        corruption = f"{signs.CORRUPTION}{view.scoring.shadow.corruption}"
        seat = view.seats[scene.side]
        hand = f"{scene.speech.message('terminal-wotr_cards-hand')} {signs.number_of(seat.hand)}/{seat.carry_limit}"
        return f"{round_text(scene)} · {signs.POINTS} {' '.join(points)} {corruption} · {hand}"

    def lines(self, scene: Scene) -> list[str]:
        lines = [f"{round_text(scene)}. {order_text(scene)}", lead_text(scene)]
        lines += [area_text(scene, self.components, side) for side in signs.SIDE_IDS]
        for place in signs.places_of(scene.view):
            lines += self.place_lines(scene, place)
        for name in scene.view.seats:
            lines += self.seat_lines(scene, name)
        for label, names in hand_blocks(scene):
            cards = [hand_text(scene, self.components, name, number) for name, number in Counter(names).items()]
            lines.append(f"{scene.speech.message(f'terminal-wotr_cards-{label}')}: {'; '.join(cards) or '–'}")
        return lines

    def place_lines(self, scene: Scene, place: signs.Place) -> list[str]:
        """A location: the balance, then each side's cards."""
        lines = [f"{title(scene, self.components, place)}: {balance(place)}, {outlook(scene, place)}"]
        for side in signs.SIDE_IDS:
            left, right = signs.BRACKETS[side]
            sign = signs.ROLE_SIGNS[signs.role_of(place, side)]
            cards = ", ".join(
                f"{sign}{entry.brings} {self.card_line(scene, entry)}" for entry in signs.fighters(place, side)
            )
            comes = comers(scene, self.components, place, side)
            lines.append(f"  {left} {sign} [{comes}] {cards or '–'} {right}")
        return lines

    def seat_lines(self, scene: Scene, name: str) -> list[str]:
        """A seat: its piles, then its reserve."""
        speech, seat = scene.speech, scene.view.seats[name]
        left, right = signs.BRACKETS[seat.side]
        piles = ", ".join(
            f"{speech.message(f'terminal-wotr_cards-{pile}')} {signs.number_of(getattr(seat, pile))}"
            + (f"/{seat.carry_limit}" if pile == "hand" else "")
            for pile in PILES
        )
        ring = ""
        if seat.ring.kind != "none":
            key = "wotr_cards-term-ring" if seat.ring.unused else "wotr_cards-term-ring-used"
            ring = f"; {speech.message(key)}"
        you = f", {speech.message('ui-you')}" if name == scene.side else ""
        reserve = ", ".join(self.card_line(scene, entry) for entry in seat.reserve)
        return [
            f"{left} {signs.seat_name(scene, name)}{you} {right} {piles}{ring}",
            f"  {speech.message('terminal-wotr_cards-reserve')}: {reserve or '–'}",
        ]

    def card_line(self, scene: Scene, entry: signs.InPlay) -> str:
        """A card in play with its items."""
        return " +".join(signs.name_of(scene, name) for name in (entry.card, *entry.items))

    def legend(self, scene: Scene) -> list[str]:
        speech = scene.speech
        factions = [str(card.facts["faction"]) for card in self.components.values() if "faction" in card.facts]
        sides = [speech.thing(self.game, Thing("side", side)).join(signs.BRACKETS[side]) for side in signs.SIDE_IDS]
        return [
            "   ".join(sides),
            self.signs_named(scene, "kind", signs.KIND_SIGNS),
            self.signs_named(scene, "faction", {one: signs.faction_short(scene, one) for one in factions}),
            speech.message(
                "terminal-wotr_cards-legend",
                attack=signs.ATTACK,
                defence=signs.DEFENCE,
                leader=signs.LEADER,
                paths=signs.ON_PATHS,
                points=signs.POINTS,
                corruption=signs.CORRUPTION,
                ring=signs.RING,
                first=signs.FIRST,
            ),
            speech.message(
                "terminal-wotr_cards-legend-marks",
                may=MAY_SIGN,
                pointed=POINTED_SIGN,
                fresh=FRESH,
                arrived=signs.ARRIVED,
                goes=signs.GOES,
                passed=signs.PASSED,
                after=signs.AFTER,
            ),
        ]

    # Explaining

    def things(self, scene: Scene) -> list[Thing]:
        view = scene.view
        names: list[str] = []
        for place in signs.places_of(view):
            names += [place.location, *signs.in_play([*place.attackers, *place.defenders])]
        for _, cards in hand_blocks(scene):
            names += cards
        for seat in view.seats.values():
            names += signs.in_play(seat.reserve)
        for seat in view.seats.values():
            for pile in ("hand", *BESIDE_HAND, "cycled", "eliminated"):
                names += signs.cards_known(getattr(seat, pile))
            names += [name for known in seat.known.values() for name in known]
        for side in signs.SIDE_IDS:
            area = signs.of_side(view.scoring, side)
            names += [*area.battlegrounds, *area.paths, *signs.of_side(view.battleground_decks, side)]
        return [signs.card(name) for name in dict.fromkeys([*names, *view.unused_paths])]

    def label(self, scene: Scene, thing: Thing) -> str:
        kind = self.components[thing.id].kind
        where = self.whereabouts(scene, thing.id)
        return f"{signs.KIND_SIGNS[kind]} {super().label(scene, thing)}{f' ({where})' if where else ''}"

    def whereabouts(self, scene: Scene, name: str) -> str:
        """In which pile a card lies that is not in play."""
        for seat, has in scene.view.seats.items():
            for pile in ("hand", "cycled", "eliminated"):
                if name in (*signs.cards_known(getattr(has, pile)), *has.known.get(pile, [])):
                    return f"{signs.seat_name(scene, seat)}, {scene.speech.message(f'terminal-wotr_cards-{pile}')}"
        return ""

    def explain(self, scene: Scene, thing: Thing, verb: str = "") -> list[str]:
        return explain_card(scene, self.components, thing.id, verb) if thing.id in self.components else []

    def explain_word(self, scene: Scene, word: int) -> list[str]:
        said = self.game.vocabulary.words[word]
        if said.things:
            return super().explain_word(scene, word)
        return explain_plain_word(scene, self.components, said.verb)

    def note(self, scene: Scene, word: int) -> str:
        return note(scene, self.components, word)
