"""Duel's board: the parts put together for large and small screens, told in lines, and explained."""

from collections.abc import Mapping
from typing import Any

from westmarch.core.words import Thing
from westmarch.terminal.boards.base import Board, Scene
from westmarch.terminal.boards.canvas import FRESH, Canvas
from westmarch.terminal.boards.duel import signs
from westmarch.terminal.boards.duel.display import card_size, draw_display, uncovered_by
from westmarch.terminal.boards.duel.land import (
    MAP_HEIGHT,
    MAP_WIDTH,
    PLACES,
    draw_map,
    draw_tiles,
    draw_tokens,
    draw_tracks,
)
from westmarch.terminal.boards.duel.sides import LABELS, SIDE_HEIGHT, draw_side, named, peoples
from westmarch.terminal.palette import FAINT

MEN_3 = "men-3"
TRACKS_HEIGHT = 2
PAGE_OF_SENSE = {"card": "cards", "tile": "map", "region": "map", "token": "map", "people": "map"}
PAGE_OF_VERB = {"destroy": "sides", "fine": "sides"}


class DuelBoard(Board):
    """The board."""

    pages = ("cards", "map", "sides")

    # Drawing

    def draw(self, scene: Scene, width: int, height: int) -> Canvas:
        canvas = Canvas(width, height)
        canvas.paste(draw_tracks(scene, width), 1, 0)
        land_x = width - MAP_WIDTH
        room = height - TRACKS_HEIGHT - SIDE_HEIGHT
        canvas.paste(draw_display(scene, self.components, land_x - 2, room), 0, TRACKS_HEIGHT)
        self.draw_land(canvas, scene, land_x, TRACKS_HEIGHT, room)
        half = width // 2
        for i, side in enumerate(signs.SIDE_IDS):
            canvas.paste(draw_side(scene, side, half - 2), 1 + i * half, height - SIDE_HEIGHT)
        return canvas

    def draw_land(self, canvas: Canvas, scene: Scene, x: int, y: int, room: int) -> None:
        """The map, the locations under it, the tokens under those."""
        tokens = draw_tokens(scene, MAP_WIDTH)
        gap = 1 if room >= MAP_HEIGHT + 4 + 1 + tokens.height + 2 else 0
        canvas.paste(draw_map(scene, self.components), x, y)
        y += MAP_HEIGHT + gap
        canvas.put(x, y, scene.speech.message("terminal-duel-locations", left=scene.view.tiles_face_down), FAINT)
        canvas.paste(draw_tiles(scene, self.components, MAP_WIDTH), x, y + 1)
        y += 4 + gap
        canvas.put(x, y, scene.speech.message("terminal-duel-stacks"), FAINT)
        canvas.paste(tokens, x, y + 1)

    def draw_page(self, scene: Scene, page: str, width: int, height: int) -> Canvas:
        if page == "cards":
            _, lines = card_size(scene.view.chapter, width, height)
            room = height - TRACKS_HEIGHT
            if card_size(scene.view.chapter, width, room)[1] < lines or room < 12:
                return draw_display(scene, self.components, width, height)
            canvas = Canvas(width, height)
            canvas.paste(draw_tracks(scene, width), 1, 0)
            canvas.paste(draw_display(scene, self.components, width, room), 0, TRACKS_HEIGHT)
            return canvas
        if page == "map":
            return self.draw_map_page(scene, width, height)
        canvas = Canvas(width, max(height, 2 * SIDE_HEIGHT + 2 + TRACKS_HEIGHT))
        for i, side in enumerate(signs.SIDE_IDS):
            canvas.paste(draw_side(scene, side, width - 2), 1, i * (SIDE_HEIGHT + 1))
        canvas.paste(draw_tracks(scene, width), 1, 2 * SIDE_HEIGHT + 2)
        return canvas

    def draw_map_page(self, scene: Scene, width: int, height: int) -> Canvas:
        """The map with the locations and tokens beside it."""
        tokens = draw_tokens(scene, MAP_WIDTH)
        canvas = Canvas(width, max(height, MAP_HEIGHT + 1 + tokens.height))
        canvas.paste(draw_map(scene, self.components), 0, 0)
        x = MAP_WIDTH + 2
        canvas.put(x, 0, scene.speech.message("terminal-duel-locations", left=scene.view.tiles_face_down), FAINT)
        tiles = draw_tiles(scene, self.components, MAP_WIDTH)
        if width - x >= MAP_WIDTH:
            canvas.paste(tiles, x, 1)
            canvas.paste(tokens, x, 5)
        else:
            for row in range(len(scene.view.tiles)):
                canvas.paste(tiles.part(row * 15, 0, 15, 3), x + row % 2 * 16, 1 + row // 2 * 3)
            canvas.paste(tokens.part(0, 0, MAP_WIDTH, 2), 0, MAP_HEIGHT + 1)
            canvas.paste(tokens.part(0, 2, MAP_WIDTH, tokens.height - 2), 0, MAP_HEIGHT + 3)
        return canvas

    def page_for(self, scene: Scene) -> str | None:
        if scene.pointed is None:
            return None
        word = self.game.vocabulary.words[scene.pointed]
        if word.verb in PAGE_OF_VERB:
            return PAGE_OF_VERB[word.verb]
        return next((PAGE_OF_SENSE[thing.sense] for thing in word.things if thing.sense in PAGE_OF_SENSE), None)

    # Telling

    def status(self, scene: Scene) -> str:
        view = scene.view
        quests = [str(view.sides[side].quest).join(signs.BRACKETS[side]) for side in signs.SIDE_IDS]
        chapter = scene.speech.thing(self.game, Thing("chapter", str(view.chapter)))
        coins = view.sides[scene.side].coins
        return f"{chapter} · {coins}{signs.COIN} · {signs.RING} {' '.join(quests)} / {signs.QUEST_GOAL}"

    def lines(self, scene: Scene) -> list[str]:
        speech, view = scene.speech, scene.view
        lines = [speech.thing(self.game, Thing("chapter", str(view.chapter)))]
        for side in signs.SIDE_IDS:
            lines += self.side_lines(scene, side)
        lines.append(f"{speech.message('terminal-duel-map')}: {'; '.join(self.region_lines(scene))}")
        tiles = [f"{speech.name(self.game, entry.tile)} ({self.price(scene, entry)})" for entry in view.tiles]
        lines.append(
            f"{speech.message('terminal-duel-locations', left=view.tiles_face_down)}: {', '.join(tiles) or '–'}"
        )
        stacks = [
            f"{speech.thing(self.game, Thing('people', people))} {stack.left}"
            for people, stack in view.token_stacks.items()
        ]
        lines.append(f"{speech.message('terminal-duel-stacks')}: {', '.join(stacks)}")
        lines.append(speech.message("terminal-duel-display"))
        return lines + self.display_lines(scene)

    def side_lines(self, scene: Scene, side: str) -> list[str]:
        """What a side has."""
        speech = scene.speech
        has = scene.view.sides[side]
        name = speech.thing(self.game, Thing("side", side))
        mine = f" ({speech.message('ui-you')})" if side == scene.side else ""
        skills = ", ".join(
            f"{speech.thing(self.game, Thing('skill', skill))} {number}"
            for skill, number in has.skills.items()
            if number
        )
        choices = ["/".join(named(scene, "skill", choice)) for choice in has.choices]
        lists = {
            "skills": [part for part in (skills, *choices) if part],
            "chains": named(scene, "chain", has.chains),
            "peoples": peoples(scene, has),
            "tokens": named(scene, "token", has.tokens),
            "tiles": named(scene, "tile", has.tiles),
        }
        runner = speech.message(signs.RUNNERS[side])
        totals = speech.message("terminal-duel-totals", coins=has.coins, supply=has.supply, regions=has.presence)
        told = [f"{speech.message(LABELS[label])}: {', '.join(of)}" for label, of in lists.items() if of]
        return [f"{name}{mine}: {totals}; {runner} {has.quest}/{signs.QUEST_GOAL}", *[f"  {line}" for line in told]]

    def region_lines(self, scene: Scene) -> list[str]:
        """What stands in each region."""
        lines = []
        for region in PLACES:
            pieces = "".join(text for text, _ in signs.pieces_parts(scene.view, region))
            lines.append(f"{scene.speech.thing(self.game, Thing('region', region))} {pieces or '–'}")
        return lines

    def display_lines(self, scene: Scene) -> list[str]:
        """The display row by row from the top; a card that can be taken stands in brackets."""
        rows: dict[int, list[str]] = {}
        for entry in scene.view.display:
            text = "?" if entry.card is None else self.card_line(scene, entry)
            rows.setdefault(entry.row, []).append(text)
        return [f"  {row + 1}: {'  '.join(texts)}" for row, texts in sorted(rows.items())]

    def card_line(self, scene: Scene, entry: Any) -> str:
        """A card of the display in a few words."""
        facts: Mapping[str, Any] = self.components[entry.card].facts
        text = f"{entry.card} {signs.COLOUR_SIGNS[facts['color']]} {scene.speech.name(self.game, entry.card)}"
        return f"[{text}, {self.price(scene, entry)}]" if entry.available else text

    def legend(self, scene: Scene) -> list[str]:
        speech = scene.speech
        sides = [
            f"{signs.BRACKETS[side][0]} {speech.thing(self.game, Thing('side', side))} {signs.BRACKETS[side][1]}"
            for side in signs.SIDE_IDS
        ]
        bonuses = [
            f"{signs.BONUSES[step]} {speech.message(f'terminal-duel-bonus-{name}', step=step)}"
            for step, name in signs.BONUS_NAMES.items()
        ]
        return [
            self.signs_named(scene, "colour", signs.COLOUR_SIGNS),
            self.signs_named(scene, "skill", signs.SKILL_SIGNS),
            "   ".join(sides),
            "   ".join(bonuses),
            speech.message(
                "terminal-duel-legend",
                coin=signs.COIN,
                ring=signs.RING,
                fortress=signs.FORTRESS,
                unit=signs.UNIT,
                move=signs.MOVE,
                remove=signs.REMOVE,
                fresh=FRESH,
            ),
        ]

    # Explaining

    def things(self, scene: Scene) -> list[Thing]:
        view = scene.view
        found = [Thing("card", slot.card) for slot in reversed(view.display) if slot.card is not None]
        found += [Thing("side", side) for side in signs.SIDE_IDS]
        found += [Thing("tile", entry.tile) for entry in view.tiles]
        found += [Thing("token", token) for token in view.shown_tokens]
        found += [Thing("region", region) for region in PLACES]
        for side in signs.SIDE_IDS:
            has = view.sides[side]
            found += [Thing("token", token) for token in has.tokens]
            found += [Thing("tile", tile) for tile in has.tiles]
            found += [Thing("card", card) for cards in has.cards.values() for card in cards]
        return found + [Thing("card", card) for card in (*view.discard, *view.set_aside, *view.unseen)]

    def label(self, scene: Scene, thing: Thing) -> str:
        name = super().label(scene, thing)
        if thing.sense != "card":
            return name
        facts: Mapping[str, Any] = self.components[thing.id].facts
        piles = {"discard": scene.view.discard, "set_aside": scene.view.set_aside, "unseen": scene.view.unseen}
        places = [place for place, cards in piles.items() if thing.id in cards]
        where = f" ({scene.speech.message(f'terminal-duel-in-{places[0]}')})" if places else ""
        return f"{signs.COLOUR_SIGNS[facts['color']]} {name}{where}"

    def explain(self, scene: Scene, thing: Thing, verb: str = "") -> list[str]:
        lines = super().explain(scene, thing, verb)
        if thing.sense == "people":
            return self.explain_stack(scene, thing)
        if thing.sense == "side":
            return self.side_lines(scene, thing.id)
        if thing.sense == "region":
            pieces = "".join(text for text, _ in signs.pieces_parts(scene.view, thing.id))
            return [f"{scene.speech.thing(self.game, thing)}: {pieces or '–'}", *lines]
        entry = self.entry_of(scene, thing)
        if entry is None:
            return lines
        if verb == "discard":
            lines.insert(0, scene.speech.message("terminal-duel-income", number=self.income(scene)))
        else:
            lines.insert(0, self.explain_price(scene, entry))
            lines += [*self.explain_peoples(scene, thing), *self.explain_tokens(scene, thing, entry)]
        return lines + self.explain_uncovering(scene, thing)

    def entry_of(self, scene: Scene, thing: Thing) -> Any:
        """What the view says about a card of the display or a location that lies open, if it is one."""
        if thing.sense == "card":
            return next((slot for slot in scene.view.display if slot.card == thing.id), None)
        return next((entry for entry in scene.view.tiles if entry.tile == thing.id), None)

    def explain_price(self, scene: Scene, entry: Any) -> str:
        """What it costs this person now, and why."""
        speech = scene.speech
        price = signs.bill(entry, scene.side)
        coins = scene.view.sides[scene.side].coins
        if price.chain:
            chain = self.components[entry.card].facts["chain_from"]
            return speech.message(
                "terminal-duel-price-chain", chain=speech.thing(self.game, Thing("chain", str(chain)), "mid")
            )
        reasons = []
        if price.printed:
            reasons.append(speech.message("terminal-duel-price-printed", number=price.printed))
        if price.surcharge:
            reasons.append(speech.message("terminal-duel-price-fortresses", number=price.surcharge))
        if price.missing:
            lacking = ", ".join(
                f"{signs.SKILL_SIGNS[skill]} {speech.thing(self.game, Thing('skill', skill))}"
                for skill in price.lacking
            )
            reasons.append(speech.message("terminal-duel-price-missing", number=price.missing, skills=lacking))
        if not reasons:
            return speech.message("terminal-duel-price-nothing")
        text = speech.message("terminal-duel-price", coins=price.coins, reasons="; ".join(reasons))
        if price.coins > coins:
            text += " " + speech.message("terminal-duel-price-too-much", coins=coins)
        return text

    def explain_peoples(self, scene: Scene, thing: Thing) -> list[str]:
        """Which tokens a green card would earn this person."""
        facts: Mapping[str, Any] = self.components[thing.id].facts
        has = scene.view.sides[scene.side]
        for people in facts.get("effect", {}).get("people", []):
            if has.peoples.get(people, 0) == 1:
                name = scene.speech.thing(self.game, Thing("people", people))
                return [scene.speech.message("terminal-duel-pair", people=name)]
            if people not in has.peoples and len(has.peoples) == 2 and not has.trio_used:
                return [scene.speech.message("terminal-duel-trio")]
        return []

    def explain_tokens(self, scene: Scene, thing: Thing, entry: Any) -> list[str]:
        """What the tokens of this person add when he takes it."""
        facts: Mapping[str, Any] = self.components[thing.id].facts
        moments = {f"play_card({facts['color']})"} if thing.sense == "card" else {"take_location"}
        if signs.bill(entry, scene.side).chain:
            moments.add("play_card_via_chain")
        own = scene.view.sides[scene.side].tokens
        acting = [token for token in own if self.components[token].facts["trigger"] in moments]
        return [scene.speech.message("terminal-duel-token-acts", token=name) for name in named(scene, "token", acting)]

    def explain_uncovering(self, scene: Scene, thing: Thing) -> list[str]:
        """Which cards lie open once this one is taken."""
        opened = uncovered_by(scene.view.display, thing.id) if thing.sense == "card" else []
        if not opened:
            return []
        hidden = scene.speech.message("terminal-duel-face-down")
        names = [scene.speech.name(self.game, card) if card is not None else hidden for card in opened]
        return [scene.speech.message("terminal-duel-uncovers", cards=", ".join(names))]

    def explain_stack(self, scene: Scene, people: Thing) -> list[str]:
        """What is known of a stack of tokens."""
        stack = scene.view.token_stacks[people.id]
        lines = [scene.speech.message("terminal-duel-stack", number=stack.left)]
        if stack.known:
            known = ", ".join(named(scene, "token", stack.known))
            lines.append(scene.speech.message("terminal-duel-stack-known", tokens=known))
        return lines

    def price(self, scene: Scene, entry: Any) -> str:
        """A price in a word or in coins."""
        price = signs.bill(entry, scene.side)
        if price.chain:
            return scene.speech.message("terminal-duel-by-chain")
        return f"{price.coins}{signs.COIN}" if price.coins else scene.speech.message("duel-term-free")

    def income(self, scene: Scene) -> int:
        """What discarding a card brings this person."""
        doubled = MEN_3 in scene.view.sides[scene.side].tokens
        chapter: int = scene.view.chapter
        return 2 * chapter if doubled else chapter

    def note(self, scene: Scene, word: int) -> str:
        verb = self.game.vocabulary.words[word].verb
        if verb == "discard":
            return f"+{self.income(scene)}{signs.COIN}"
        entries = [self.entry_of(scene, thing) for thing in scene.things_of(word)]
        found = [entry for entry in entries if entry is not None]
        return self.price(scene, found[0]) if found and verb in ("play", "take") else ""
