"""Records of what is under way: a battle with its two sides, and a hunt. A state has them only while they last."""

from typing import Final, final

from mypy_extensions import i64

from westmarch.games.wotr_board.components import (
    FREE_PEOPLES,
    NO_CARD,
    NO_CHARACTER,
    NO_TILE,
    Army,
    Card,
    Character,
    Region,
    Side,
    Tile,
)

# Kinds of battles
FIELD: Final = 0
ASSAULT: Final = 1  # on a besieged stronghold
SORTIE: Final = 2

# Flags of a battle
NO_CEASE: Final = 1
NO_FREE_CARD_AT_FIRST: Final = 2  # the Free Peoples need a companion there for a card in the first round
WHITE_RIDER: Final = 4
ENDED: Final = 8  # somebody left; no more blows
NUMENOREAN_USED: Final = 16


@final
class Fighter:
    """One side of a battle: its numbers in this round."""

    card: Card = NO_CARD  # the combat card
    cancelled: bool = False  # the effects of the card are taken away
    roll_bonus: i64 = 0
    reroll_bonus: i64 = 0
    cap: i64 = 0  # dice at most; 0: as many as always
    less: i64 = 0  # dice less
    forfeit: i64 = 0  # points of leadership given up
    no_reroll: bool = False
    hits: i64 = 0  # scored against the enemy and not yet taken
    extra_hits: i64 = 0  # scored by attacks of cards and already taken
    reroll_hits: i64 = 0
    misses: i64 = 0  # dice that may be rolled again
    ones: i64 = 0  # natural ones of the combat roll
    sixes: i64 = 0  # natural sixes of roll and re-roll
    ignored: Character = NO_CHARACTER  # a character of this side who does not count
    must_leave: bool = False  # cease or retreat after the round

    def copy(self) -> "Fighter":
        """The same numbers."""
        other = Fighter()
        other.card = self.card
        other.cancelled = self.cancelled
        other.roll_bonus = self.roll_bonus
        other.reroll_bonus = self.reroll_bonus
        other.cap = self.cap
        other.less = self.less
        other.forfeit = self.forfeit
        other.no_reroll = self.no_reroll
        other.hits = self.hits
        other.extra_hits = self.extra_hits
        other.reroll_hits = self.reroll_hits
        other.misses = self.misses
        other.ones = self.ones
        other.sixes = self.sixes
        other.ignored = self.ignored
        other.must_leave = self.must_leave
        return other


@final
class Battle:
    """A battle: who attacks whom with what, and both sides in this round."""

    force: Army = 0  # the attacking units and leaders
    attacker: Side = FREE_PEOPLES
    source: Region = 0  # where the attackers stand
    place: Region = 0  # where the fight is
    kind: i64 = FIELD
    round: i64 = 0
    who: i64 = 0  # the characters with the attackers, a bit each
    rounds: i64 = 0  # how many rounds an assault lasts without a price
    flags: i64 = 0
    fewer: i64 = 0  # combat dice that the defender lacks in every round
    free: Fighter
    shadow: Fighter

    def __init__(self) -> None:
        self.free = Fighter()
        self.shadow = Fighter()

    def of(self, side: Side) -> Fighter:
        """A side's numbers."""
        return self.free if side == FREE_PEOPLES else self.shadow

    def copy(self) -> "Battle":
        """An independent copy."""
        other = Battle()
        other.force = self.force
        other.attacker = self.attacker
        other.source = self.source
        other.place = self.place
        other.kind = self.kind
        other.round = self.round
        other.who = self.who
        other.rounds = self.rounds
        other.flags = self.flags
        other.fewer = self.fewer
        other.free = self.free.copy()
        other.shadow = self.shadow.copy()
        return other


@final
class HuntRecord:
    """A hunt: what the tile is drawn for, and what has come of it."""

    flags: i64 = 0  # see `rules.ring.hunt`
    successes: i64 = 0
    tile: Tile = NO_TILE
    damage: i64 = 0
    bonus: i64 = 0  # to every die of the hunt roll
    reveals: i64 = 0  # what would reveal the Fellowship, see `hunt.will_reveal`
    card_used: bool = False  # a card on the table has reduced the damage
    declined: Character = NO_CHARACTER  # the Guide who kept his ability to himself
    draws: i64 = 0  # how many tiles have been drawn, one in place of the other

    def __init__(self, flags: i64 = 0) -> None:
        self.flags = flags

    def copy(self) -> "HuntRecord":
        """An independent copy."""
        other = HuntRecord(self.flags)
        other.successes = self.successes
        other.tile = self.tile
        other.damage = self.damage
        other.bonus = self.bonus
        other.reveals = self.reveals
        other.card_used = self.card_used
        other.declined = self.declined
        other.draws = self.draws
        return other
