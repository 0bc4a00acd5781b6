"""The things of the game, each with its number: cards, seats, zones."""

from typing import Final

# The deeper a riddle, the later it stands.
CARD_IDS: Final = (
    "handses", "knife", "string", "daisies", "eggs", "fish", "sting", "ring",
    "present", "wind", "teeth", "silence", "no-legs", "mountain", "time", "dark",
)  # fmt: skip
CARDS: Final = len(CARD_IDS)
TRICKS: Final = (0, 1, 2)
FISH, STING, RING, PRESENT, SILENCE, NO_LEGS = STAYING = 5, 6, 7, 8, 11, 12  # these stay before who asked them

SEAT_IDS: Final = ("bilbo", "gollum", "goblin", "troll")
START_WITS, MOST_WITS = 4, 9
HAND_SIZE: Final = 3
MOST_POCKETED: Final = 2  # in one round

# Zones: the deck, then one of each kind for every seat, then the discard. Those below OPEN are closed to somebody.
DECK, HAND, SLOT, POCKET, TABLE, DISCARD = 0, 1, 5, 9, 13, 17
OPEN: Final = TABLE
ZONE_IDS: Final = (
    "deck", *[f"{kind}:{seat}" for kind in ("hand", "slot", "pocket", "table") for seat in SEAT_IDS], "discard"
)  # fmt: skip
