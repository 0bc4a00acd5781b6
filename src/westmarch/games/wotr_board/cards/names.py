"""The numbers of event cards by their names. A card keeps the number it has; a new one gets the next of its deck.

The rules speak of a card as `card("denethors-folly")`. What it is and does stands in its declaration (see `declare`).
"""

from typing import Final

from westmarch.games.wotr_board.components import FIRST_CARD, POOLS, SLOTS

# The cards of the first release, deck after deck, in the order of their numbers; those of the expansion follow the others.
ORDER: Final[tuple[tuple[str, ...], ...]] = (
    (
        "elven-cloaks", "elven-rope", "phial-of-galadriel", "smeagol-helps-nice-master", "mithril-coat-and-sting",
        "axe-and-bow", "horn-of-gondor", "wizards-staff", "athelas", "there-is-another-way", "i-will-go-alone",
        "bilbos-song", "mirror-of-galadriel", "challenge-of-the-king", "gwaihir-the-windlord", "we-prove-the-swifter",
        "there-and-back-again", "the-eagles-are-coming", "the-ents-awake-treebeard", "the-ents-awake-huorns",
        "the-ents-awake-entmoot", "dead-men-of-dunharrow", "house-of-the-stewards", "the-grey-company",
        "you-know-the-way-there", "safe-paths-in-the-dark", "wind-from-the-west", "three-rings-for-the-elven-kings",
    ),
    (
        "the-last-battle", "a-power-too-great", "the-power-of-tom-bombadil", "book-of-mazarbul",
        "the-spirit-of-mordor", "faramirs-rangers", "fear-fire-foes", "wisdom-of-elrond", "the-red-arrow",
        "help-unlooked-for", "paths-of-the-woses", "through-a-day-and-a-night", "cirdans-ships",
        "guards-of-the-citadel", "celeborns-galadhrim", "riders-of-theoden", "grimbeorn-the-old-son-of-beorn",
        "imrahil-of-dol-amroth", "king-brands-men", "swords-in-eriador", "kindred-of-glorfindel",
        "dain-ironfoots-guard", "eomer-son-of-eomund", "thranduils-archers", "every-little-is-a-gain",
        "rangers-of-the-north",
    ),
    (
        "shelobs-lair", "the-ring-is-mine", "on-on-they-went", "give-it-to-uss", "orc-patrol", "isildurs-bane",
        "foul-thing-from-the-deep", "candles-of-corpses", "nazgul-search", "cruel-weather", "the-nazgul-strike",
        "morgul-wound", "lure-of-the-ring", "the-breaking-of-the-fellowship", "worn-with-sorrow-and-toil",
        "flocks-of-crebain", "balrog-of-moria", "the-lidless-eye", "dreadful-spells", "grond-hammer-of-the-underworld",
        "the-palantir-of-orthanc", "wormtongue", "the-ringwraiths-are-abroad", "the-black-captain-commands",
        "a-balrog-is-come", "we-wont-go-back", "the-lore-of-the-elven-rings", "the-gates-are-closed",
        "captain-of-despair", "we-shall-get-it",
    ),
    (
        "return-to-valinor", "the-fighting-uruk-hai", "denethors-folly", "the-day-without-dawn",
        "threats-and-promises", "stormcrow", "shadows-gather", "the-shadow-lengthens", "the-shadow-is-moving",
        "corsairs-of-umbar", "rage-of-the-dunlendings", "return-of-the-witch-king", "half-orcs-and-goblin-men",
        "olog-hai", "hill-trolls", "a-new-power-is-rising", "many-kings-to-the-service-of-mordor",
        "the-king-is-revealed", "shadows-on-the-misty-mountains", "orcs-multiplying-again", "horde-from-the-east",
        "monsters-roused", "musterings-of-long-planned-war", "pits-of-mordor", "shadow-of-dol-guldur",
        "madness-and-horror",
    ),
)  # fmt: skip
NUMBERS: Final[dict[str, int]] = {
    name: FIRST_CARD[pool] + slot for pool, names in enumerate(ORDER) for slot, name in enumerate(names)
}
TAKEN: Final[list[int]] = [len(names) for names in ORDER]  # of each deck how many slots have a card


def card(name: str) -> int:
    """The number of a card."""
    return NUMBERS[name]


def numbered(name: str, pool: int) -> int:
    """The number of a card that is being declared: its own, or the next one that its deck has."""
    if name not in NUMBERS:
        if TAKEN[pool] == SLOTS:
            raise ValueError(f"{name} finds no room: a deck holds {SLOTS} cards")
        NUMBERS[name] = FIRST_CARD[pool] + TAKEN[pool]
        TAKEN[pool] += 1
    if NUMBERS[name] // SLOTS != pool:
        raise ValueError(f"{name} belongs to another deck")
    return NUMBERS[name]


assert len(ORDER) == POOLS
