"""Decks: the four starter decks, those that were built, and reading a deck that is given as text.

A deck is written `hero+hero | card*3+card+...`. A starter deck is every card of a sphere with its three heroes and one
Gandalf, and is offered once they are all declared.
"""

from typing import NamedTuple

from westmarch.core.errors import BadOptions
from westmarch.games.lcg.cards.declare import DECLARED
from westmarch.games.lcg.components import (
    DECLARED_TITLES,
    FIRST_ALLY,
    FIRST_ENEMY,
    HERO_IDS,
    SPHERE_IDS,
    TITLE_IDS,
    TITLE_NUMBERS,
)

MOST_COPIES = 3
MOST_HEROES = 3
LEAST_CARDS = 50
CARDS_A_SPHERE = 29
# Decks of several spheres. The first begins with so little threat that a Hill Troll waits, and snares it when it comes; its cheap
# allies defend, and what one round's quest lacks is hidden by secret paths. In the second Aragorn and Théodred pay for cheap allies,
# Éowyn with the Steward's resources for the rest. The third has the least threat and something of three spheres.
BUILT_DECKS = {
    "unlikely_companions": (
        "theodred+gloin+beravor"
        "|snowbourn_scout*3+guard_of_the_citadel*3+son_of_arnor*3+faramir*3+longbeard_orc_slayer*2"
        "+erebor_hammersmith*3+miner_of_the_iron_hills*2+daughter_of_the_nimrodel*3+gleowine*3+gandalf*3"
        "+steward_of_gondor*3+celebrians_stone+forest_snare*3+sneak_attack*3+valiant_sacrifice*3+grim_resolve*2"
        "+radagasts_cunning*3+secret_paths*3+loriens_wealth"
    ),
    "leaders_of_men": (
        "aragorn+theodred+eowyn"
        "|snowbourn_scout*3+guard_of_the_citadel*3+faramir*3+silverlode_archer*3+longbeard_orc_slayer*3+son_of_arnor*3"
        "+gandalf*3+steward_of_gondor*3+celebrians_stone*2+sneak_attack*3+ever_vigilant*3+valiant_sacrifice*2"
        "+grim_resolve*2+northern_tracker*3+wandering_took*2+unexpected_courage*3+a_test_of_will*3"
        "+the_galadhrims_greeting*3"
    ),
    "rohan_and_gondor": (
        "theodred+eowyn+denethor"
        "|snowbourn_scout*3+guard_of_the_citadel*3+faramir*2+silverlode_archer*2+steward_of_gondor*3+celebrians_stone*2"
        "+sneak_attack*3+northern_tracker*2+wandering_took*2+unexpected_courage*3+a_test_of_will*3+hasty_stroke*2"
        "+the_galadhrims_greeting*3+erebor_hammersmith*3+daughter_of_the_nimrodel*2+gleowine*2+henamarth_riversong"
        "+forest_snare*3+protector_of_lorien+radagasts_cunning*2+gandalf*3"
    ),
}


class Deck(NamedTuple):
    """Heroes and cards, as titles."""

    heroes: tuple[int, ...]
    cards: tuple[int, ...]


def starter_deck(sphere: str) -> Deck | None:
    """A sphere's starter deck, if all its cards are declared."""
    if "gandalf" not in DECLARED:
        return None
    own = [name for name, card in DECLARED.items() if card.facts.get("sphere") == sphere]
    heroes = tuple(TITLE_NUMBERS[name] for name in HERO_IDS if name in own)
    cards = [TITLE_NUMBERS[name] for name in own if name not in HERO_IDS for _ in range(copies_of(name))]
    if len(heroes) != MOST_HEROES or len(cards) != CARDS_A_SPHERE:
        return None
    return Deck(heroes, tuple(sorted([*cards, TITLE_NUMBERS["gandalf"]])))


def copies_of(name: str) -> int:
    """How many copies of a card the box holds."""
    copies = DECLARED[name].facts["copies"]
    assert isinstance(copies, int)
    return copies


def starter_decks() -> dict[str, Deck]:
    """The starter decks that can be played."""
    decks = {f"starter_{sphere}": starter_deck(sphere) for sphere in SPHERE_IDS[:-1]}
    return {name: deck for name, deck in decks.items() if deck is not None}


def ready_decks() -> dict[str, Deck]:
    """All decks that have a name: the starter decks first."""
    return {**starter_decks(), **{name: read_deck(text) for name, text in BUILT_DECKS.items()}}


def read_deck(text: str) -> Deck:
    """A deck by its name, or one that is written out."""
    heroes, bar, cards = text.partition("|")
    if not bar:
        ready = ready_decks()
        if text in ready:
            return ready[text]
        raise BadOptions(f"there is no deck '{text[:40]}'; there are: {', '.join(ready)}")
    party = tuple(read_title(name, 0, FIRST_ALLY) for name in heroes.split("+"))
    if not 1 <= len(party) <= MOST_HEROES or len(set(party)) != len(party):
        raise BadOptions("a deck has one to three different heroes")
    found: list[int] = []
    for entry in cards.split("+") if cards.strip() else []:
        name, _, copies = entry.partition("*")
        count = copies.strip() or "1"
        if not count.isdecimal() or not 1 <= int(count) <= MOST_COPIES:
            raise BadOptions(f"'{entry.strip()[:40]}': a deck has one to three copies of a card")
        found.extend([read_title(name, FIRST_ALLY, FIRST_ENEMY)] * int(count))
    if any(found.count(title) > MOST_COPIES for title in found):
        raise BadOptions("a deck has at most three copies of a card")
    return Deck(party, tuple(sorted(found)))


def is_small(deck: Deck) -> bool:
    """Whether a deck has fewer cards than it must; those of the box may."""
    heroes = tuple(sorted(deck.heroes))
    return len(deck.cards) < LEAST_CARDS and Deck(heroes, deck.cards) not in starter_decks().values()


def check_size(deck: Deck) -> None:
    """Refuse a deck that is too small."""
    if is_small(deck):
        reason = f"a deck has at least {LEAST_CARDS} cards, not {len(deck.cards)}, unless small_decks is set"
        raise BadOptions(reason, "few_cards")


def read_title(name: str, low: int, high: int) -> int:
    """The title of a name, of some kinds."""
    name = name.strip()
    title = TITLE_NUMBERS.get(name, high)
    if not low <= title < high:
        raise BadOptions(f"'{name[:40]}' is not a card that belongs there")
    if not DECLARED_TITLES[title]:
        raise BadOptions(f"'{TITLE_IDS[title]}' cannot be played yet")
    return title
