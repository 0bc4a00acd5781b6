"""A second, plain reading of the rules, to hold the engine against: slow, naive, and written from the rules alone.

It knows the components from `expected.py` and nothing of `westmarch`. Whatever chance decides it is told by its `chance`
(the cards of a new display, what is turned up, what was set aside). It is a generator: it yields who must choose and the
words allowed, and is sent the word that was said.
"""

import functools
import itertools
from collections import Counter
from collections.abc import Generator
from typing import Protocol

from tests.duel.expected import CARD, COVERED_BY, FACE_UP, NEIGHBOURS, PEOPLES, REGIONS, TILE_EFFECTS, TILES, TOKENS

SKILLS = ("ruse", "strength", "courage", "leadership", "knowledge")
OTHER = {"fellowship": "sauron", "sauron": "fellowship"}
Asking = Generator[tuple[str, frozenset[str]], str, None]
Answer = Generator[tuple[str, frozenset[str]], str, str]


class Chance(Protocol):
    """What only the table can tell."""

    def dealt(self, slot: int) -> str: ...
    def next_card_up(self) -> str: ...
    def next_tile_up(self) -> str: ...
    def next_token_up(self) -> str: ...
    def set_aside(self, side: str) -> list[str]: ...


class GameOver(Exception):
    """Somebody has won, in the middle of whatever was happening."""

    def __init__(self, winner: str, by: str) -> None:
        super().__init__(winner, by)
        self.result = (winner, by)


@functools.cache
def fewest_missing(lack: tuple[str, ...], choices: tuple[tuple[str, ...], ...], wild: bool) -> int:
    """How many symbols must be bought at least, by trying every use of choice cards and the wild skill."""
    best = len(lack)
    for extra in itertools.product(*choices, *([SKILLS] if wild else [])):
        best = min(best, sum(max(0, lack.count(skill) - extra.count(skill)) for skill in SKILLS))
    return best


def uncovered(needs: tuple[str, ...], owned: list[str]) -> tuple[str, ...]:
    """The needed symbols for which there is no owned one."""
    left = list(owned)
    lack = []
    for skill in needs:
        if skill in left:
            left.remove(skill)
        else:
            lack.append(skill)
    return tuple(lack)


class Player:
    """What one side has."""

    def __init__(self, coins: int, home: str) -> None:
        self.coins = coins
        self.supply = 13
        self.units = Counter({home: 2})
        self.fortresses: set[str] = set()
        self.quest = 0
        self.cards: list[str] = []
        self.tiles: list[str] = []
        self.tokens: list[str] = []
        self.trio_used = False

    def presence(self) -> set[str]:
        return {region for region in REGIONS if self.units[region]} | self.fortresses

    def peoples(self) -> list[str]:
        return [CARD[name].does for name in self.cards if CARD[name].colour == "green"]

    def missing(self, needs: tuple[str, ...]) -> int:
        """The symbols that must be bought."""
        grey = [CARD[name].does for name in self.cards if CARD[name].colour == "grey"]
        owned = [skill for does in grey if "/" not in does for skill in does.split()]
        choices = tuple(tuple(does.split(" / ")) for does in grey if "/" in does)
        return fewest_missing(uncovered(needs, owned), choices, "elves-3" in self.tokens)

    def has_chain(self, card: str) -> bool:
        return CARD[card].freed_by is not None and CARD[card].freed_by in [CARD[name].gives for name in self.cards]

    def card_price(self, card: str) -> int:
        return 0 if self.has_chain(card) else CARD[card].coins + self.missing(CARD[card].needs)

    def tile_price(self, tile: str) -> int:
        surcharge = 0 if "dwarves-1" in self.tokens else len(self.fortresses)
        return surcharge + self.missing(tuple(TILES[tile][1].split()))


class Referee:
    """A whole game by the rules; the settings are those of the rules' three open questions."""

    def __init__(self, chance: Chance, *, aside: bool = True, add_up: bool = True, any_order: bool = True) -> None:
        self.chance = chance
        self.aside_in_discard, self.turns_add_up, self.any_order = aside, add_up, any_order
        self.sides = {"fellowship": Player(3, "arnor"), "sauron": Player(2, "mordor")}
        self.active = "sauron"
        self.extra_turns = 0
        self.chapter = 0
        self.display: dict[int, str | None] = {}
        self.discard: list[str] = []
        self.aside: list[str] | None = None
        self.tiles: list[str] = []
        self.stacks: dict[str, int] = dict.fromkeys(PEOPLES, 3)
        self.result: tuple[str, str] | None = None

    @property
    def me(self) -> Player:
        return self.sides[self.active]

    @property
    def foe(self) -> Player:
        return self.sides[OTHER[self.active]]

    # The game

    def game(self) -> Asking:
        try:
            self.begin_chapter()
            while True:
                yield from self.turn()
                self.end_turn()
        except GameOver as over:
            self.result = over.result

    def begin_chapter(self) -> None:
        self.chapter += 1
        self.display = {slot: self.chance.dealt(slot) if slot in FACE_UP[self.chapter] else None for slot in range(20)}
        self.aside = None
        while len(self.tiles) < 3 and len(self.tiles) + sum(len(side.tiles) for side in self.sides.values()) < 7:
            self.tiles.append(self.chance.next_tile_up())

    def open_slots(self) -> list[int]:
        return [
            slot for slot in self.display if not any(over in self.display for over in COVERED_BY[self.chapter][slot])
        ]

    def end_turn(self) -> None:
        for slot in self.open_slots():
            if self.display[slot] is None:
                self.display[slot] = self.chance.next_card_up()
        if not self.display:
            if self.chapter == 3:
                self.compare_presence()
            if self.aside_in_discard:
                elsewhere = {*self.discard, *(card for side in self.sides.values() for card in side.cards)}
                self.discard += [name for name in CARD if CARD[name].chapter == self.chapter and name not in elsewhere]
            self.begin_chapter()
        if self.extra_turns:
            self.extra_turns -= 1
        else:
            self.active = OTHER[self.active]

    def compare_presence(self) -> None:
        here, there = (len(self.sides[side].presence()) for side in ("fellowship", "sauron"))
        raise GameOver("shared" if here == there else "fellowship" if here > there else "sauron", "presence")

    def check(self) -> None:
        """The three immediate victories."""
        for name, side in self.sides.items():
            if side.quest >= 14:
                raise GameOver(name, "quest")
            if len({*side.peoples()}) + ("hobbits-1" in side.tokens) >= 6:
                raise GameOver(name, "peoples")
            if len(side.presence()) == 7:
                raise GameOver(name, "conquest")

    def ask(self, options: list[str], always: bool = False) -> Answer:
        if len(options) == 1 and not always:
            return options[0]
        word = yield self.active, frozenset(options)
        assert word in options
        return word

    # A turn

    def turn(self) -> Asking:
        available = [str(self.display[slot]) for slot in self.open_slots()]
        options = [f"play:{card}" for card in available if self.me.card_price(card) <= self.me.coins]
        options += [f"discard:{card}" for card in available]
        options += [f"take:{tile}" for tile in self.tiles if self.me.tile_price(tile) <= self.me.coins]
        word = yield from self.ask(options, always=True)
        verb, name = word.split(":")
        if verb == "take":
            yield from self.take_tile(name)
            return
        price, chained = self.me.card_price(name), self.me.has_chain(name)
        self.display = {slot: card for slot, card in self.display.items() if card != name}
        if verb == "discard":
            self.discard.append(name)
            self.gain(self.chapter * (2 if "men-3" in self.me.tokens else 1))
        else:
            self.me.coins -= price
            yield from self.play(name, chained)

    def play(self, name: str, chained: bool) -> Asking:
        card = CARD[name]
        tokens = list(self.me.tokens)
        self.me.cards.append(name)
        self.check()
        if card.colour == "yellow":
            self.gain(card.number)
        elif card.colour == "blue":
            yield from self.quest(card.number)
        elif card.colour == "green":
            yield from self.join(card.does)
        elif card.colour == "red":
            regions = list(REGIONS) if "elves-2" in tokens else list(card.regions)
            yield from self.place(card.number + ("men-2" in tokens), regions)
        elif card.colour == "purple":
            yield from self.purple(card.icons)
        if chained and "hobbits-3" in tokens:
            self.gain(3)
        for token in tokens:
            trigger, effect = TOKENS[token]
            if trigger == f"play_card({card.colour})":
                yield from self.effect(effect)

    def take_tile(self, tile: str) -> Asking:
        tokens = list(self.me.tokens)
        self.me.coins -= self.me.tile_price(tile)
        self.tiles.remove(tile)
        self.me.tiles.append(tile)
        self.me.fortresses.add(TILES[tile][0])
        self.check()
        for effect in TILE_EFFECTS[tile]:
            yield from self.effect(effect)
        if "dwarves-2" in tokens:
            self.extra_turn()

    # Effects

    def effect(self, effect: str) -> Asking:
        """An effect of a tile or token as our page of components writes it."""
        kind, *args = effect.split()
        if kind == "extra_turn":
            self.extra_turn()
        elif kind == "gain_coins":
            self.gain(int(args[0]))
        elif kind == "quest":
            yield from self.quest(int(args[0]))
        elif kind == "move_units":
            yield from self.manoeuvres(int(args[0]), 0)
        elif kind == "place_units" and args[1] == "any":
            for _ in range(int(args[0])):
                yield from self.place(1, list(REGIONS))
        elif kind == "place_units":
            yield from self.place(int(args[0]), [args[1]])
        elif kind == "alliance_draw":
            stacks = [people for people in PEOPLES if self.stacks[people]]
            if stacks:
                people = yield from self.ask(stacks)
                yield from self.choose_token({people: 2})
        elif kind == "discard_opponent_card":
            grey = [f"destroy:{name}" for name in self.foe.cards if CARD[name].colour == "grey"]
            if grey:
                word = yield from self.ask(grey)
                self.foe.cards.remove(word.removeprefix("destroy:"))
                self.discard.append(word.removeprefix("destroy:"))
        elif kind == "play_from_discard":
            yield from self.play_from_discard()
        elif kind == "remove_enemy_fortress":
            yield from self.raze([])
        elif kind == "choose_manoeuvre":
            for _ in range(int(args[0])):
                word = yield from self.ask([*self.moves(), *self.removals(), "fine"])
                self.manoeuvre(word)

    def at_its_end(self) -> bool:
        return self.chapter == 3 and not self.display

    def extra_turn(self) -> None:
        if self.at_its_end():
            return
        self.extra_turns = self.extra_turns + 1 if self.turns_add_up else 1

    def gain(self, amount: int) -> None:
        reserve = 30 - self.me.coins - self.foe.coins
        self.me.coins += min(amount, reserve)

    def quest(self, rings: int) -> Asking:
        for _ in range(rings):
            self.me.quest += 1
            self.check()
            if self.me.quest == 3:
                self.gain(1)
            elif self.me.quest == 6 and self.me.supply:
                word = yield from self.ask(["no", *REGIONS])
                if word != "no":
                    self.put_units(word, 1)
            elif self.me.quest == 9 and not self.at_its_end():
                word = yield from self.ask(["yes", "no"])
                if word == "yes":
                    self.extra_turn()
            elif self.me.quest == 12:
                yield from self.raze(["no"])

    def raze(self, or_not: list[str]) -> Asking:
        if self.foe.fortresses:
            word = yield from self.ask([*or_not, *(f"raze:{region}" for region in self.foe.fortresses)])
            self.foe.fortresses.discard(word.removeprefix("raze:"))

    def place(self, units: int, regions: list[str]) -> Asking:
        if self.me.supply:
            region = yield from self.ask(regions)
            self.put_units(region, units)

    def put_units(self, region: str, units: int) -> None:
        units = min(units, self.me.supply)
        self.me.supply -= units
        self.me.units[region] += units
        self.fight(region)

    def fight(self, region: str) -> None:
        while self.me.units[region] and self.foe.units[region]:
            for side in self.sides.values():
                side.units[region] -= 1
                side.supply += 1
        self.check()

    def moves(self) -> list[str]:
        return [f"{region}-{other}" for region in REGIONS if self.me.units[region] for other in NEIGHBOURS[region]]

    def removals(self) -> list[str]:
        return [f"remove:{region}" for region in REGIONS if self.foe.units[region]]

    def manoeuvre(self, word: str) -> None:
        if word == "fine":
            self.foe.coins = max(0, self.foe.coins - 1)
        elif word.startswith("remove:"):
            self.foe.units[word.removeprefix("remove:")] -= 1
            self.foe.supply += 1
        else:
            source, target = word.split("-")
            self.me.units[source] -= 1
            self.me.units[target] += 1
            self.fight(target)

    def purple(self, icons: list[str]) -> Asking:
        if not self.any_order:
            for icon in dict.fromkeys(icons):
                number = icons.count(icon)
                if icon == "fine":
                    self.foe.coins = max(0, self.foe.coins - number)
                else:
                    yield from self.manoeuvres(number if icon == "move" else 0, number if icon == "remove" else 0)
            return
        self.foe.coins = max(0, self.foe.coins - icons.count("fine"))
        yield from self.manoeuvres(icons.count("move"), icons.count("remove"))

    def manoeuvres(self, moves: int, removals: int) -> Asking:
        while True:
            options = self.moves() if moves else []
            if removals and self.removals():
                options += self.removals()
            elif options:
                options.append("done")
            if not options:
                return
            word = yield from self.ask(options)
            if word == "done":
                return
            moves, removals = (moves, removals - 1) if word.startswith("remove:") else (moves - 1, removals)
            self.manoeuvre(word)

    # Peoples

    def join(self, people: str) -> Asking:
        self.check()
        if self.me.peoples().count(people) == 2:
            yield from self.choose_token({people: 2})
        elif len({*self.me.peoples()}) == 3 and not self.me.trio_used:
            self.me.trio_used = True
            yield from self.choose_token(dict.fromkeys(self.me.peoples(), 1))

    def choose_token(self, stacks: dict[str, int]) -> Asking:
        shown = []
        for people in PEOPLES:
            for _ in range(min(stacks.get(people, 0), self.stacks[people])):
                self.stacks[people] -= 1
                shown.append(self.chance.next_token_up())
        if not shown:
            return
        token = yield from self.ask(shown)
        for other in shown:
            if other != token:
                self.stacks[other.split("-")[0]] += 1
        self.me.tokens.append(token)
        self.check()
        if TOKENS[token][0] == "on_take":
            yield from self.effect(TOKENS[token][1])

    # The discard

    def play_from_discard(self) -> Asking:
        if self.aside_in_discard and self.aside is None:
            self.aside = self.chance.set_aside(self.active)
        cards = [*self.discard, *(self.aside or [])]
        if cards:
            word = yield from self.ask([f"play:{card}" for card in cards])
            name = word.removeprefix("play:")
            (self.discard if name in self.discard else self.aside or []).remove(name)
            yield from self.play(name, chained=False)
