"""All event cards as numbers: which deck, which icon, whether they stay on the table. What they do stands in `events`.

A card is 0 to 109, deck after deck, those of Lords of Middle-earth at the end of each. Within its deck it is a slot, so
that a pile of cards is a mask with a bit for each slot.
"""

from typing import Final

from mypy_extensions import i64

from westmarch.games.wotr_board.components import ARMY, CHARACTER, FREE_PEOPLES, MUSTER, SHADOW

NO_ICON: Final = -1  # never in a hand
DECK_IDS: Final = ("character", "strategy")
CHARACTER_DECK: Final = 0
STRATEGY_DECK: Final = 1
POOL_IDS: Final = ("free_character", "free_strategy", "shadow_character", "shadow_strategy")
POOLS: Final = 4  # a side's two decks: side * 2 + deck
BASE_SLOTS: Final = 24  # the cards of the base game come first in each deck

# For each deck: id, title, icon (the die that plays it, as well as an Event die), whether it stays on the table.
DECKS: Final[tuple[tuple[tuple[str, str, int, bool], ...], ...]] = (
    (
        ("fp-char-01", "elven-cloaks", CHARACTER, False),
        ("fp-char-02", "elven-rope", CHARACTER, False),
        ("fp-char-03", "phial-of-galadriel", CHARACTER, False),
        ("fp-char-04", "smeagol-helps-nice-master", CHARACTER, False),
        ("fp-char-05", "mithril-coat-and-sting", CHARACTER, True),
        ("fp-char-06", "axe-and-bow", CHARACTER, True),
        ("fp-char-07", "horn-of-gondor", CHARACTER, True),
        ("fp-char-08", "wizards-staff", CHARACTER, True),
        ("fp-char-09", "athelas", CHARACTER, False),
        ("fp-char-10", "there-is-another-way", CHARACTER, False),
        ("fp-char-11", "i-will-go-alone", CHARACTER, False),
        ("fp-char-12", "bilbos-song", CHARACTER, False),
        ("fp-char-13", "mirror-of-galadriel", CHARACTER, False),
        ("fp-char-14", "challenge-of-the-king", CHARACTER, False),
        ("fp-char-15", "gwaihir-the-windlord", CHARACTER, False),
        ("fp-char-16", "we-prove-the-swifter", CHARACTER, False),
        ("fp-char-17", "there-and-back-again", CHARACTER, False),
        ("fp-char-18", "the-eagles-are-coming", CHARACTER, False),
        ("fp-char-19", "the-ents-awake-treebeard", CHARACTER, False),
        ("fp-char-20", "the-ents-awake-huorns", CHARACTER, False),
        ("fp-char-21", "the-ents-awake-entmoot", CHARACTER, False),
        ("fp-char-22", "dead-men-of-dunharrow", CHARACTER, False),
        ("fp-char-23", "house-of-the-stewards", CHARACTER, False),
        ("fp-char-24", "the-grey-company", CHARACTER, False),
        ("fp-char-25", "you-know-the-way-there", CHARACTER, False),
        ("fp-char-26", "safe-paths-in-the-dark", CHARACTER, False),
        ("fp-char-27", "wind-from-the-west", CHARACTER, False),
        ("fp-char-28", "three-rings-for-the-elven-kings", CHARACTER, False),
    ),
    (
        ("fp-str-01", "the-last-battle", ARMY, True),
        ("fp-str-02", "a-power-too-great", ARMY, True),
        ("fp-str-03", "the-power-of-tom-bombadil", ARMY, True),
        ("fp-str-04", "book-of-mazarbul", MUSTER, False),
        ("fp-str-05", "the-spirit-of-mordor", ARMY, False),
        ("fp-str-06", "faramirs-rangers", ARMY, False),
        ("fp-str-07", "fear-fire-foes", MUSTER, False),
        ("fp-str-08", "wisdom-of-elrond", MUSTER, False),
        ("fp-str-09", "the-red-arrow", MUSTER, False),
        ("fp-str-10", "help-unlooked-for", ARMY, False),
        ("fp-str-11", "paths-of-the-woses", ARMY, False),
        ("fp-str-12", "through-a-day-and-a-night", ARMY, False),
        ("fp-str-13", "cirdans-ships", MUSTER, False),
        ("fp-str-14", "guards-of-the-citadel", MUSTER, False),
        ("fp-str-15", "celeborns-galadhrim", MUSTER, False),
        ("fp-str-16", "riders-of-theoden", MUSTER, False),
        ("fp-str-17", "grimbeorn-the-old-son-of-beorn", MUSTER, False),
        ("fp-str-18", "imrahil-of-dol-amroth", MUSTER, False),
        ("fp-str-19", "king-brands-men", MUSTER, False),
        ("fp-str-20", "swords-in-eriador", MUSTER, False),
        ("fp-str-21", "kindred-of-glorfindel", MUSTER, False),
        ("fp-str-22", "dain-ironfoots-guard", MUSTER, False),
        ("fp-str-23", "eomer-son-of-eomund", MUSTER, False),
        ("fp-str-24", "thranduils-archers", MUSTER, False),
        ("fp-str-25", "every-little-is-a-gain", MUSTER, False),
        ("fp-str-26", "rangers-of-the-north", ARMY, False),
    ),
    (
        ("sh-char-01", "shelobs-lair", CHARACTER, False),
        ("sh-char-02", "the-ring-is-mine", CHARACTER, False),
        ("sh-char-03", "on-on-they-went", CHARACTER, False),
        ("sh-char-04", "give-it-to-uss", CHARACTER, False),
        ("sh-char-05", "orc-patrol", CHARACTER, False),
        ("sh-char-06", "isildurs-bane", CHARACTER, False),
        ("sh-char-07", "foul-thing-from-the-deep", CHARACTER, False),
        ("sh-char-08", "candles-of-corpses", CHARACTER, False),
        ("sh-char-09", "nazgul-search", CHARACTER, False),
        ("sh-char-10", "cruel-weather", CHARACTER, False),
        ("sh-char-11", "the-nazgul-strike", CHARACTER, False),
        ("sh-char-12", "morgul-wound", CHARACTER, False),
        ("sh-char-13", "lure-of-the-ring", CHARACTER, False),
        ("sh-char-14", "the-breaking-of-the-fellowship", CHARACTER, False),
        ("sh-char-15", "worn-with-sorrow-and-toil", CHARACTER, True),
        ("sh-char-16", "flocks-of-crebain", CHARACTER, True),
        ("sh-char-17", "balrog-of-moria", CHARACTER, True),
        ("sh-char-18", "the-lidless-eye", CHARACTER, False),
        ("sh-char-19", "dreadful-spells", CHARACTER, False),
        ("sh-char-20", "grond-hammer-of-the-underworld", CHARACTER, False),
        ("sh-char-21", "the-palantir-of-orthanc", CHARACTER, True),
        ("sh-char-22", "wormtongue", CHARACTER, True),
        ("sh-char-23", "the-ringwraiths-are-abroad", CHARACTER, False),
        ("sh-char-24", "the-black-captain-commands", CHARACTER, False),
        ("sh-char-17-lome", "a-balrog-is-come", CHARACTER, False),
        ("sh-char-25", "we-wont-go-back", CHARACTER, True),
        ("sh-char-26", "the-lore-of-the-elven-rings", CHARACTER, True),
        ("sh-char-27", "the-gates-are-closed", CHARACTER, True),
        ("sh-char-28", "captain-of-despair", CHARACTER, True),
        ("sh-special-we-shall-get-it", "we-shall-get-it", NO_ICON, True),
    ),
    (
        ("sh-str-01", "return-to-valinor", ARMY, False),
        ("sh-str-02", "the-fighting-uruk-hai", ARMY, False),
        ("sh-str-03", "denethors-folly", ARMY, True),
        ("sh-str-04", "the-day-without-dawn", ARMY, False),
        ("sh-str-05", "threats-and-promises", MUSTER, True),
        ("sh-str-06", "stormcrow", MUSTER, False),
        ("sh-str-07", "shadows-gather", ARMY, False),
        ("sh-str-08", "the-shadow-lengthens", ARMY, False),
        ("sh-str-09", "the-shadow-is-moving", ARMY, False),
        ("sh-str-10", "corsairs-of-umbar", ARMY, False),
        ("sh-str-11", "rage-of-the-dunlendings", MUSTER, False),
        ("sh-str-12", "return-of-the-witch-king", MUSTER, False),
        ("sh-str-13", "half-orcs-and-goblin-men", ARMY, False),
        ("sh-str-14", "olog-hai", ARMY, False),
        ("sh-str-15", "hill-trolls", ARMY, False),
        ("sh-str-16", "a-new-power-is-rising", MUSTER, False),
        ("sh-str-17", "many-kings-to-the-service-of-mordor", MUSTER, False),
        ("sh-str-18", "the-king-is-revealed", MUSTER, False),
        ("sh-str-19", "shadows-on-the-misty-mountains", MUSTER, False),
        ("sh-str-20", "orcs-multiplying-again", MUSTER, False),
        ("sh-str-21", "horde-from-the-east", MUSTER, False),
        ("sh-str-22", "monsters-roused", MUSTER, False),
        ("sh-str-23", "musterings-of-long-planned-war", MUSTER, False),
        ("sh-str-24", "pits-of-mordor", MUSTER, False),
        ("sh-str-25", "shadow-of-dol-guldur", ARMY, False),
        ("sh-str-26", "madness-and-horror", ARMY, False),
    ),
)
_ROWS: Final = tuple(row for deck in DECKS for row in deck)
CARD_IDS: Final = tuple(row[0] for row in _ROWS)
CARD_TITLES: Final = tuple(row[1] for row in _ROWS)
CARD_ICON: Final = tuple(row[2] for row in _ROWS)
STAYS: Final = tuple(row[3] for row in _ROWS)
CARDS: Final = 110
NO_CARD: Final = -1
CARD_POOL: Final = tuple(pool for pool, deck in enumerate(DECKS) for _ in deck)
FIRST_CARD: Final = tuple(sum(map(len, DECKS[:pool])) for pool in range(POOLS))
EVERY_SLOT: Final = tuple((1 << len(deck)) - 1 for deck in DECKS)
SLOT: Final = tuple(card - FIRST_CARD[CARD_POOL[card]] for card in range(CARDS))
CARD_BIT: Final = tuple(1 << slot for slot in SLOT)
POOL_SIDE: Final = (FREE_PEOPLES, FREE_PEOPLES, SHADOW, SHADOW)
REPLACED_BY_LORDS: Final = CARD_IDS.index("sh-char-17")
WE_SHALL_GET_IT: Final = CARD_IDS.index("sh-special-we-shall-get-it")


def card(name: str) -> int:
    """The number of a card."""
    return CARD_IDS.index(name)


def cards_in(pool: i64, mask: i64) -> list[int]:
    """The cards of a pile, sorted."""
    found: list[int] = []
    card: i64 = FIRST_CARD[pool]
    mask &= EVERY_SLOT[pool]
    while mask != 0:
        if mask & 1:
            found.append(int(card))
        mask >>= 1
        card += 1
    return found


def deck_mask(pool: int, lords: bool) -> int:
    """The cards that a deck has at the start."""
    if not lords:
        return (1 << BASE_SLOTS) - 1
    mask = (1 << len(DECKS[pool])) - 1
    for other in (REPLACED_BY_LORDS, WE_SHALL_GET_IT):
        if CARD_POOL[other] == pool:
            mask &= ~CARD_BIT[other]
    return mask
