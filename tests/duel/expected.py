"""The box as it was read from the printed components, written down apart from the program's own tables.

Tests compare the program with this page; nothing here may be taken from `westmarch`.
"""

from typing import NamedTuple

# id, colour, price (coins and skill symbols), the chain symbol that frees it, the one it gives, what it does.
# Skills with a slash: one of them a turn. The icons of a purple card stand in their printed order.
CARD_TABLE = """
c1-01 | grey   | free                                          | -         | -         | ruse
c1-02 | grey   | free                                          | -         | -         | ruse
c1-03 | grey   | free                                          | -         | -         | strength
c1-04 | grey   | free                                          | -         | -         | strength
c1-05 | grey   | free                                          | -         | -         | courage
c1-06 | grey   | free                                          | -         | -         | courage
c1-07 | grey   | free                                          | -         | -         | leadership
c1-08 | grey   | free                                          | -         | -         | knowledge
c1-09 | yellow | free                                          | -         | -         | 2 coins
c1-10 | yellow | free                                          | -         | -         | 2 coins
c1-11 | yellow | free                                          | -         | -         | 2 coins
c1-12 | yellow | free                                          | -         | -         | 2 coins
c1-13 | blue   | free                                          | -         | -         | 1 ring
c1-14 | blue   | 1 coin                                        | -         | fish      | 1 ring
c1-15 | blue   | courage                                       | -         | backpack  | 1 ring
c1-16 | blue   | strength                                      | -         | horse     | 1 ring
c1-17 | green  | knowledge                                     | -         | harp      | elves
c1-18 | green  | leadership                                    | -         | pot       | hobbits
c1-19 | green  | knowledge                                     | -         | horseshoe | men
c1-20 | green  | leadership                                    | -         | anvil     | dwarves
c1-21 | red    | free                                          | -         | sword     | 1 unit: lindon or arnor
c1-22 | red    | free                                          | -         | helmet    | 1 unit: enedwaith or rhovanion
c1-23 | red    | ruse                                          | -         | bow       | 1 unit: gondor or rohan
c2-01 | grey   | free                                          | -         | -         | leadership
c2-02 | grey   | free                                          | -         | -         | knowledge
c2-03 | grey   | 1 coin                                        | -         | -         | ruse ruse
c2-04 | grey   | 1 coin                                        | -         | -         | strength strength
c2-05 | grey   | 1 coin                                        | -         | -         | courage courage
c2-06 | grey   | 1 coin + ruse                                 | -         | -         | leadership / knowledge
c2-07 | grey   | 1 coin + leadership knowledge                 | -         | -         | ruse / strength / courage
c2-08 | yellow | free                                          | -         | chest     | 3 coins
c2-09 | yellow | free                                          | -         | -         | 4 coins
c2-10 | blue   | ruse strength                                 | -         | -         | 1 ring
c2-11 | blue   | 1 coin                                        | backpack  | -         | 1 ring
c2-12 | blue   | strength courage                              | horse     | -         | 1 ring
c2-13 | blue   | strength courage courage                      | -         | campfire  | 2 rings
c2-14 | blue   | strength strength knowledge                   | -         | bedroll   | 2 rings
c2-15 | green  | courage leadership knowledge                  | harp      | -         | elves
c2-16 | green  | ruse ruse leadership                          | pot       | acorn     | hobbits
c2-17 | green  | courage courage knowledge                     | horseshoe | scroll    | men
c2-18 | green  | strength strength leadership                  | anvil     | -         | dwarves
c2-19 | red    | strength strength courage                     | helmet    | armor     | 2 units: lindon or enedwaith
c2-20 | red    | ruse ruse knowledge                           | sword     | axe       | 2 units: mordor or rohan
c2-21 | red    | ruse ruse ruse                                | bow       | -         | 2 units: gondor or mordor
c2-22 | red    | ruse strength courage                         | -         | -         | 2 units: lindon or rohan
c2-23 | red    | courage courage leadership                    | -         | -         | 2 units: arnor or rhovanion
c3-01 | yellow | ruse ruse courage                             | chest     | -         | 5 coins
c3-02 | yellow | ruse leadership knowledge                     | -         | -         | 5 coins
c3-03 | blue   | ruse strength strength strength               | campfire  | -         | 2 rings
c3-04 | blue   | ruse ruse courage courage                     | fish      | -         | 2 rings
c3-05 | blue   | ruse ruse ruse courage                        | bedroll   | -         | 2 rings
c3-06 | blue   | strength strength leadership                  | -         | -         | 2 rings
c3-07 | blue   | 3 coins                                       | -         | -         | 3 rings
c3-08 | green  | strength strength knowledge knowledge         | acorn     | -         | ents
c3-09 | green  | courage courage leadership knowledge          | -         | -         | ents
c3-10 | green  | ruse ruse leadership leadership               | scroll    | -         | wizards
c3-11 | green  | strength strength leadership knowledge        | -         | -         | wizards
c3-12 | red    | strength strength courage courage             | armor     | -         | 3 units: enedwaith or rohan
c3-13 | red    | ruse strength leadership leadership knowledge | axe       | -         | 3 units: gondor or arnor
c3-14 | red    | ruse ruse ruse leadership leadership          | -         | -         | 3 units: rhovanion or gondor
c3-15 | red    | ruse strength strength courage courage        | -         | -         | 3 units: rhovanion or mordor
c3-16 | red    | ruse ruse courage courage                     | -         | -         | 3 units: enedwaith or arnor
c3-17 | red    | ruse ruse courage knowledge knowledge         | -         | -         | 3 units: lindon or mordor
c3-18 | purple | courage courage leadership knowledge          | -         | -         | move move move
c3-19 | purple | strength strength strength knowledge          | -         | -         | remove move move
c3-20 | purple | ruse strength courage knowledge               | -         | -         | fine move move
c3-21 | purple | strength strength leadership                  | -         | -         | remove fine move
c3-22 | purple | courage courage courage leadership            | -         | -         | remove fine fine
c3-23 | purple | strength courage knowledge knowledge          | -         | -         | remove remove fine
"""


class Card(NamedTuple):
    """A row of the table."""

    id: str
    colour: str
    coins: int
    needs: tuple[str, ...]
    freed_by: str | None
    gives: str | None
    does: str

    @property
    def chapter(self) -> int:
        return int(self.id[1])

    @property
    def number(self) -> int:
        """The number at the beginning of what it does: coins, rings or units."""
        return int(self.does.split()[0])

    @property
    def regions(self) -> tuple[str, ...]:
        """The two regions of a red card."""
        return tuple(self.does.split(": ")[1].split(" or "))

    @property
    def icons(self) -> list[str]:
        """The icons of a purple card."""
        return self.does.split()

    @property
    def full_price(self) -> int:
        """What it costs a side that has no skills at all."""
        return self.coins + len(self.needs)


def read_card(line: str) -> Card:
    """A line of the table."""
    name, colour, price, freed_by, gives, does = (cell.strip() for cell in line.split("|"))
    coins, needs = 0, [] if price == "free" else price.split()
    if len(needs) > 1 and needs[1].startswith("coin"):
        coins, needs = int(needs[0]), needs[3:]
    none = {"-": None}
    return Card(name, colour, coins, tuple(needs), none.get(freed_by, freed_by), none.get(gives, gives), does)


CARDS = [read_card(line) for line in CARD_TABLE.strip().splitlines()]
CARD = {card.id: card for card in CARDS}


def cards_of(colour: str) -> list[Card]:
    """The cards of a colour."""
    return [card for card in CARDS if card.colour == colour]


# Grey cards that give each skill, in an order in which a side could have them.
GIVERS = {
    "ruse": ["c1-01", "c1-02", "c2-03"],
    "strength": ["c1-03", "c1-04", "c2-04"],
    "courage": ["c1-05", "c1-06", "c2-05"],
    "leadership": ["c1-07", "c2-01"],
    "knowledge": ["c1-08", "c2-02"],
}


def skilled(*needs: str) -> list[str]:
    """Grey cards that give at least these symbols, and of each skill no more than are needed (three count as four)."""
    return [giver for skill, givers in GIVERS.items() for giver in givers[: needs.count(skill)]]


# Region of the fortress, skills.
TILES = {
    "grey_havens": ("lindon", "strength strength strength leadership leadership knowledge"),
    "bree": ("arnor", "strength strength strength courage courage leadership"),
    "erebor": ("rhovanion", "ruse strength strength courage leadership knowledge"),
    "isengard": ("enedwaith", "ruse ruse courage courage courage knowledge"),
    "helms_deep": ("rohan", "ruse ruse ruse leadership leadership knowledge"),
    "minas_tirith": ("gondor", "ruse ruse ruse strength knowledge knowledge"),
    "barad_dur": ("mordor", "courage courage courage leadership leadership knowledge"),
}

# What a tile does after its fortress, in printed order.
TILE_EFFECTS = {
    "grey_havens": ["alliance_draw"],
    "bree": ["place_units 2 arnor", "move_units 2"],
    "erebor": ["gain_coins 5", "move_units 1"],
    "isengard": ["discard_opponent_card grey", "quest 1"],
    "helms_deep": ["place_units 3 rohan"],
    "minas_tirith": ["place_units 1 gondor", "quest 2"],
    "barad_dur": ["play_from_discard"],
}

# When a token acts, and what it does.
TOKENS = {
    "elves-1": ("play_card(yellow)", "extra_turn"),
    "elves-2": ("play_card(red)", "red_region_override"),
    "elves-3": ("once_per_turn_when_paying", "wild_skill"),
    "hobbits-1": ("none", "eagle_symbol"),
    "hobbits-2": ("play_card(blue)", "place_units 1 any"),
    "hobbits-3": ("play_card_via_chain", "gain_coins 3"),
    "men-1": ("play_card(yellow)", "quest 1"),
    "men-2": ("play_card(red)", "extra_units 1"),
    "men-3": ("discard_card_for_coins", "discard_income_multiplier 2"),
    "dwarves-1": ("pay_for_location", "waive_fortress_surcharge"),
    "dwarves-2": ("take_location", "extra_turn"),
    "dwarves-3": ("play_card(green)", "move_units 2"),
    "ents-1": ("on_take", "extra_turn"),
    "ents-2": ("on_take", "remove_enemy_fortress"),
    "ents-3": ("on_take", "choose_manoeuvre 3"),
    "wizards-1": ("on_take", "quest 2"),
    "wizards-2": ("on_take", "place_units 2 any"),
    "wizards-3": ("on_take", "play_from_discard"),
}
PEOPLES = ("elves", "hobbits", "men", "dwarves", "ents", "wizards")
REGIONS = ("lindon", "arnor", "rhovanion", "enedwaith", "rohan", "gondor", "mordor")

NEIGHBOURS = {
    "lindon": ["arnor"],
    "arnor": ["lindon", "rhovanion", "enedwaith"],
    "rhovanion": ["arnor", "enedwaith", "rohan"],
    "enedwaith": ["arnor", "rhovanion", "rohan", "gondor"],
    "rohan": ["rhovanion", "enedwaith", "gondor", "mordor"],
    "gondor": ["enedwaith", "rohan", "mordor"],
    "mordor": ["rohan", "gondor"],
}

# For each chapter the slots that cover each slot, and the slots dealt face up.
COVERED_BY = {
    1: [
        [2, 3], [3, 4],
        [5, 6], [6, 7], [7, 8],
        [9, 10], [10, 11], [11, 12], [12, 13],
        [14, 15], [15, 16], [16, 17], [17, 18], [18, 19],
        [], [], [], [], [], [],
    ],
    2: [
        [6], [6, 7], [7, 8], [8, 9], [9, 10], [10],
        [11], [11, 12], [12, 13], [13, 14], [14],
        [15], [15, 16], [16, 17], [17],
        [18], [18, 19], [19],
        [], [],
    ],
    3: [
        [2, 3], [3, 4],
        [5, 6], [6, 7], [7, 8],
        [9], [9], [10], [10],
        [11, 12], [13, 14],
        [15], [15, 16], [16, 17], [17],
        [18], [18, 19], [19],
        [], [],
    ],
}  # fmt: skip
FACE_UP = {
    1: [0, 1, 5, 6, 7, 8, 14, 15, 16, 17, 18, 19],
    2: [0, 1, 2, 3, 4, 5, 11, 12, 13, 14, 18, 19],
    3: [0, 1, 5, 6, 7, 8, 11, 12, 13, 14, 18, 19],
}
