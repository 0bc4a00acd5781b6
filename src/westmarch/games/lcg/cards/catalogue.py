"""All cards that are declared, the scenarios made of them, and the book of steps by which positions are written.

A scenario is offered only if every card of its encounter sets and all its quest cards are declared.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple

from westmarch.core.steptext import StepBook
from westmarch.games.lcg.cards.declare import EFFECTS, SETS
from westmarch.games.lcg.cards.making.effects import DiscardFromHand
from westmarch.games.lcg.cards.making.hidden import PutBackNext
from westmarch.games.lcg.components import DECLARED_TITLES, TITLE_NUMBERS
from westmarch.games.lcg.rules.abilities import PLAY_ALLY
from westmarch.games.lcg.rules.enemy_attacks import ENEMY_ATTACK_STEP_TYPES
from westmarch.games.lcg.rules.engagement import ENGAGEMENTS
from westmarch.games.lcg.rules.payment import PayNext
from westmarch.games.lcg.rules.player_attacks import PLAYER_ATTACK_STEP_TYPES
from westmarch.games.lcg.rules.quest import JOURNEY, STAGE, Advance, StageStands
from westmarch.games.lcg.rules.reveal import RevealMore
from westmarch.games.lcg.rules.round import PHASE_STEP_TYPES, ROUND
from westmarch.games.lcg.rules.rulebook import GiveUpRestricted
from westmarch.games.lcg.rules.under_way import ENEMY_ATTACK, PLAYER_ATTACK, REVEAL, SHADOW_EFFECT
from westmarch.games.lcg.rules.windows import ActionWindow, ForcedOrder, ResponseWindow
from westmarch.games.lcg.setup import SET_UP, SETUP_STEP_TYPES

HOME = "westmarch.games.lcg.cards"
CARD_FILES = (
    "player.heroes", "player.leadership", "player.tactics", "player.spirit", "player.lore", "player.neutral",
    "encounter.passage_through_mirkwood", "encounter.spiders_of_mirkwood", "encounter.dol_guldur_orcs",
    "encounter.journey_down_the_anduin", "encounter.saurons_reach", "encounter.wilderlands",
    "encounter.escape_from_dol_guldur",
    "quests.passage_through_mirkwood", "quests.journey_along_the_anduin", "quests.escape_from_dol_guldur",
)  # fmt: skip

for card_file in CARD_FILES:
    if find_spec(f"{HOME}.{card_file}") is not None:
        import_module(f"{HOME}.{card_file}")


class Scenario(NamedTuple):
    """A scenario: its encounter sets with the titles each has, and its quest cards in the order of their stages."""

    sets: dict[str, int]
    quests: tuple[str, ...]

    def declared(self) -> bool:
        """Whether all its cards are."""
        sets = all(len(SETS.get(name, [])) == titles for name, titles in self.sets.items())
        return sets and all(DECLARED_TITLES[TITLE_NUMBERS[quest]] for quest in self.quests)


ALL_SCENARIOS = {
    "passage_through_mirkwood": Scenario(
        {"passage_through_mirkwood": 5, "spiders_of_mirkwood": 7, "dol_guldur_orcs": 7},
        ("flies_and_spiders", "a_fork_in_the_road", "dont_leave_the_path", "beorns_path"),
    ),
    "journey_along_the_anduin": Scenario(
        {"journey_down_the_anduin": 4, "saurons_reach": 4, "dol_guldur_orcs": 7, "wilderlands": 8},
        ("to_the_river", "anduin_passage", "ambush_on_the_shore"),
    ),
    "escape_from_dol_guldur": Scenario(
        {"escape_from_dol_guldur": 10, "spiders_of_mirkwood": 7, "dol_guldur_orcs": 7},
        ("the_necromancers_tower", "through_the_caverns", "out_of_the_dungeons"),
    ),
}
SCENARIOS = {name: scenario for name, scenario in ALL_SCENARIOS.items() if scenario.declared()}


def encounter_deck(scenario: str, easy: bool) -> tuple[int, ...]:
    """The titles of a scenario's encounter deck."""
    cards = [card for name in SCENARIOS[scenario].sets for card in SETS[name]]
    return tuple(sorted(card.title for card in cards for _ in range(card.easy if easy else card.copies)))


STEP_BOOK = StepBook(
    (
        *PHASE_STEP_TYPES, *ENEMY_ATTACK_STEP_TYPES, *PLAYER_ATTACK_STEP_TYPES, *SETUP_STEP_TYPES, ActionWindow, ResponseWindow, ForcedOrder, PayNext,
        DiscardFromHand, PutBackNext, RevealMore, GiveUpRestricted, Advance, StageStands,
    ),
    {
        **{named.name: named for named in (ROUND, SET_UP, STAGE, JOURNEY, ENGAGEMENTS, PLAY_ALLY)},
        **{named.name: named for named in (ENEMY_ATTACK, PLAYER_ATTACK, REVEAL, SHADOW_EFFECT)},
        **EFFECTS,
    },
)  # fmt: skip
