"""Decks: the four starter decks, those that were built, and reading a deck that is given as text (rules 13-15).

A deck is written `hero+hero | card*3+card+...`.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from westmarch.core.errors import BadOptions
from westmarch.core.game import DeckFault, DeckRules
from westmarch.games.lcg.components import (
    ALLY,
    ATTACHMENT,
    CARD_SPHERE,
    EVENT,
    HAND_SIZE,
    HERO,
    KINDS,
    NEUTRAL,
    TITLE_NUMBERS,
)

HEROES = (HERO,)
DECK_CARDS = (ALLY, ATTACHMENT, EVENT)
MOST_COPIES = 3
MOST_HEROES = 3
LEAST_CARDS = 50
# Every card of a sphere in the first box, with its three heroes and one Gandalf.
STARTER_DECKS = {
    "starter_leadership": (
        "aragorn+theodred+gloin"
        "|guard_of_the_citadel*3+faramir*2+son_of_arnor*2+snowbourn_scout*3+silverlode_archer*2"
        "+longbeard_orc_slayer*2+brok_ironfist+gandalf+steward_of_gondor*2+celebrians_stone+ever_vigilant*2"
        "+common_cause*2+for_gondor*2+sneak_attack*2+valiant_sacrifice*2+grim_resolve"
    ),
    "starter_tactics": (
        "gimli+legolas+thalin"
        "|veteran_axehand*3+gondorian_spearman*3+horseback_archer*2+beorn+gandalf+blade_of_gondolin*2"
        "+citadel_plate*2+dwarven_axe*2+horn_of_gondor+blade_mastery*3+rain_of_arrows*2+feint*2+quick_strike*2"
        "+thicket_of_spears*2+swift_strike+stand_together"
    ),
    "starter_spirit": (
        "eowyn+eleanor+dunhere"
        "|wandering_took*2+lorien_guide*3+northern_tracker*2+gandalf+the_favor_of_the_lady*2+power_in_the_earth*2"
        "+unexpected_courage+the_galadhrims_greeting*2+strength_of_will*2+hasty_stroke*2+will_of_the_west*2"
        "+a_test_of_will*2+stand_and_fight*3+a_light_in_the_dark*2+dwarven_tomb+fortune_or_fate"
    ),
    "starter_lore": (
        "denethor+glorfindel+beravor"
        "|daughter_of_the_nimrodel*3+erebor_hammersmith*2+henamarth_riversong+miner_of_the_iron_hills*2+gleowine*2"
        "+gandalf+forest_snare*2+protector_of_lorien*2+dark_knowledge+self_preservation*2+lore_of_imladris*3"
        "+loriens_wealth*2+radagasts_cunning*2+secret_paths*2+gandalfs_search*2+beorns_hospitality"
    ),
}
# Decks of several spheres. The first begins with so little threat that a Hill Troll waits, and snares it when it comes; its cheap
# allies defend, and what one round's quest lacks is hidden by secret paths. In the second Aragorn and Théodred pay for cheap allies,
# Éowyn with the Steward's resources for the rest. The third has the least threat and something of three spheres. The fourth was made for the
# Anduin: it begins below the Hill Troll's engagement cost and keeps its threat there, and snares the troll or lets small allies stand before
# it; it was found by play, from a deck that was composed by hand.
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
    "wardens_of_the_river": (
        "theodred+eowyn+beravor"
        "|snowbourn_scout*3+guard_of_the_citadel*3+son_of_arnor*3+steward_of_gondor*3+sneak_attack*3+northern_tracker*3"
        "+a_test_of_will*3+hasty_stroke*3+the_galadhrims_greeting*3+stand_and_fight*3+erebor_hammersmith*3"
        "+daughter_of_the_nimrodel*2+gleowine*3+forest_snare*3+loriens_wealth*3+secret_paths*3+gandalf*3"
    ),
}


RULES = DeckRules(MOST_HEROES, MOST_COPIES, LEAST_CARDS, HAND_SIZE)


class Deck(NamedTuple):
    """Heroes and cards, as titles."""

    heroes: tuple[int, ...]
    cards: tuple[int, ...]


def starter_decks() -> dict[str, Deck]:
    """The starter decks."""
    return {name: read_deck(text) for name, text in STARTER_DECKS.items()}


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
    party = tuple(read_title(name, HEROES) for name in heroes.split("+"))
    if not 1 <= len(party) <= MOST_HEROES or len(set(party)) != len(party):
        raise BadOptions("a deck has one to three different heroes")
    found: list[int] = []
    for entry in cards.split("+") if cards.strip() else []:
        name, _, copies = entry.partition("*")
        count = copies.strip() or "1"
        if not count.isdecimal() or not 1 <= int(count) <= MOST_COPIES:
            raise BadOptions(f"'{entry.strip()[:40]}': a deck has one to three copies of a card")
        found.extend([read_title(name, DECK_CARDS)] * int(count))
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


def faults(heroes: Sequence[str], cards: Mapping[str, int]) -> list[DeckFault]:
    """What is wrong with a deck: heroes, copies, size, and cards of spheres that no hero has."""
    found = [] if 1 <= len(heroes) <= MOST_HEROES else [DeckFault("heroes", number=len(heroes))]
    found += [DeckFault("copies", card, count) for card, count in cards.items() if count > MOST_COPIES]
    titles = tuple(sorted(TITLE_NUMBERS[card] for card, count in cards.items() for _ in range(count)))
    if is_small(Deck(tuple(TITLE_NUMBERS[hero] for hero in heroes), titles)):
        found.append(DeckFault("few_cards", number=len(titles)))
    spheres = {NEUTRAL, *(CARD_SPHERE[TITLE_NUMBERS[hero]] for hero in heroes)}
    foreign = [card for card in cards if heroes and CARD_SPHERE[TITLE_NUMBERS[card]] not in spheres]
    return found + [DeckFault("sphere", card) for card in foreign]


def read_title(name: str, kinds: tuple[int, ...]) -> int:
    """The title of a name, of some kinds."""
    title = TITLE_NUMBERS.get(name.strip())
    if title is None or KINDS[title] not in kinds:
        raise BadOptions(f"'{name.strip()[:40]}' is not a card that belongs there")
    return title
