"""War of the Ring's board: the parts put together for large and small screens, told in lines, and explained."""

from westmarch.core.words import Thing
from westmarch.terminal.boards.base import Board, Scene
from westmarch.terminal.boards.canvas import FRESH, Canvas
from westmarch.terminal.boards.flow import MAY_SIGN, POINTED_SIGN, stacked
from westmarch.terminal.boards.wotr_board import signs
from westmarch.terminal.boards.wotr_board.areas import (
    card_text,
    dice_tokens,
    draw_hand,
    draw_map,
    draw_standing,
    fellowship_text,
    hand_blocks,
    land_name,
    lands,
    points_text,
    region_text,
    standing_lines,
    term,
)

PAGE_OF_SENSE = {"region": "map", "card": "hand", "face": "war", "nation": "war", "special_die": "war"}


class WotrBoardBoard(Board):
    """The board."""

    pages = ("war", "map", "hand")

    # Drawing

    def draw(self, scene: Scene, width: int, height: int) -> Canvas:
        standing = draw_standing(scene, width)
        lands_drawn = draw_map(scene, self.components, width)
        hand = draw_hand(scene, self.components, width, height - standing.height - lands_drawn.height)
        return stacked([standing, lands_drawn, hand], width, height)

    def draw_page(self, scene: Scene, page: str, width: int, height: int) -> Canvas:
        if page == "war":
            part = draw_standing(scene, width)
        elif page == "map":
            part = draw_map(scene, self.components, width)
        else:
            part = draw_hand(scene, self.components, width, height)
        return stacked([part], width, height)

    def page_for(self, scene: Scene) -> str | None:
        senses = [thing.sense for thing in scene.things_of(scene.pointed)]
        return next((PAGE_OF_SENSE[sense] for sense in senses if sense in PAGE_OF_SENSE), None)

    # Telling

    def status(self, scene: Scene) -> str:
        turn = term(scene, "turn", number=scene.view.turn)
        return f"{turn} · {points_text(scene)} · {fellowship_text(scene)}"

    def lines(self, scene: Scene) -> list[str]:
        lines = standing_lines(scene)
        for side in signs.SIDE_IDS:
            lines.append(" ".join(token.text for token in dice_tokens(scene, side)))
        for land, names in lands(scene, self.components):
            regions = "; ".join(region_text(scene, self.components, name) for name in names)
            lines.append(f"{land_name(scene, land)}: {regions}")
        for label, names in hand_blocks(scene):
            cards = "; ".join(card_text(scene, self.components, name) for name in names)
            lines.append(f"{label}: {cards or '–'}")
        return lines

    def legend(self, scene: Scene) -> list[str]:
        speech = scene.speech
        settlements = [
            f"{sign} {speech.message(f'wotr_board-settlement-{kind}')}"
            for kind, sign in signs.SETTLEMENT_SIGNS.items()
            if sign
        ]
        return [
            "   ".join(signs.name_of(scene, "side", side).join(signs.BRACKETS[side]) for side in signs.SIDE_IDS),
            self.signs_named(scene, "face", signs.FACE_SIGNS),
            "   ".join(settlements),
            speech.message(
                "terminal-wotr_board-legend",
                regular=signs.RANK_SIGNS["regular"],
                elite=signs.RANK_SIGNS["elite"],
                leader=signs.RANK_SIGNS["leader"],
                nazgul=signs.NAZGUL,
                siege=signs.SIEGE,
                taken=signs.TAKEN,
                fellowship=signs.FELLOWSHIP,
                ring=signs.RING,
                points=signs.POINTS,
            ),
            speech.message("terminal-wotr_board-legend-marks", may=MAY_SIGN, pointed=POINTED_SIGN, fresh=FRESH),
        ]

    # Explaining

    def things(self, scene: Scene) -> list[Thing]:
        view = scene.view
        cards = [name for _, names in hand_blocks(scene) for name in names]
        cards += [*signs.table_of(view), *(name for piles in view.cards.values() for name in piles.spent)]
        regions = [name for _, names in lands(scene, self.components) for name in names]
        people = [name for name, place in view.characters.items() if place not in ("not_yet", "gone")]
        found = [Thing("card", name) for name in cards] + [Thing("region", name) for name in regions]
        return list(dict.fromkeys([*found, *(Thing("character", name) for name in people)]))

    def explain(self, scene: Scene, thing: Thing, verb: str = "") -> list[str]:
        if thing.id not in self.components:
            return []
        lines = [scene.speech.description(scene.game, thing.id)]
        if thing.sense == "region":
            lines.insert(0, region_text(scene, self.components, thing.id))
        return lines

    def note(self, scene: Scene, word: int) -> str:
        region = next((thing.id for thing in scene.things_of(word) if thing.sense == "region"), None)
        return signs.occupants(scene, self.components, region) if region is not None else ""
