"""All cards that are declared, the words and scenarios made of them, and the book of steps by which positions are written."""

from importlib import import_module
from typing import NamedTuple

from westmarch.core.written.steptext import StepBook
from westmarch.games.lcg.cards.declare import DECLARED, EFFECTS, SETS
from westmarch.games.lcg.cards.making.effects import DiscardFromHand
from westmarch.games.lcg.cards.making.hidden import PutBackNext
from westmarch.games.lcg.components import TITLE_IDS, number_table_names
from westmarch.games.lcg.rules.combat.enemy_attacks import ENEMY_ATTACK_STEP_TYPES
from westmarch.games.lcg.rules.combat.engagement import ENGAGEMENTS
from westmarch.games.lcg.rules.combat.player_attacks import ENEMY_ATTACKS, PLAYER_ATTACK_STEP_TYPES
from westmarch.games.lcg.rules.playing.abilities import PLAY_ALLY
from westmarch.games.lcg.rules.playing.payment import PayNext
from westmarch.games.lcg.rules.playing.windows import ActionWindow, ForcedOrder, NameReason, ResponseWindow
from westmarch.games.lcg.rules.quest import JOURNEY, STAGE, Advance, StageStands
from westmarch.games.lcg.rules.reveal import RevealMore
from westmarch.games.lcg.rules.round import PHASE_STEP_TYPES, ROUND
from westmarch.games.lcg.rules.rulebook import GiveUpRestricted
from westmarch.games.lcg.rules.under_way import ENEMY_ATTACK, PLAYER_ATTACK, REVEAL, SHADOW_EFFECT
from westmarch.games.lcg.setup import SET_UP, SETUP_STEP_TYPES
from westmarch.games.lcg.words import vocabulary

HOME = "westmarch.games.lcg.cards"
CARD_FILES = (
    "player.heroes", "player.leadership", "player.tactics", "player.spirit", "player.lore", "player.neutral",
    "encounter.passage_through_mirkwood", "encounter.spiders_of_mirkwood", "encounter.dol_guldur_orcs",
    "encounter.journey_down_the_anduin", "encounter.saurons_reach", "encounter.wilderlands",
    "encounter.escape_from_dol_guldur",
    "quests.passage_through_mirkwood", "quests.journey_along_the_anduin", "quests.escape_from_dol_guldur",
)  # fmt: skip

for card_file in CARD_FILES:
    import_module(f"{HOME}.{card_file}")
if undeclared := [name for name in TITLE_IDS if name not in DECLARED]:
    raise ValueError(f"named by a card, but not declared: {', '.join(undeclared)}")
number_table_names()
VOCABULARY = vocabulary()


class Scenario(NamedTuple):
    """A scenario: its encounter sets, and its quest cards in the order of their stages (rules 97-99)."""

    sets: tuple[str, ...]
    quests: tuple[str, ...]


SCENARIOS = {
    "passage_through_mirkwood": Scenario(
        ("passage_through_mirkwood", "spiders_of_mirkwood", "dol_guldur_orcs"),
        ("flies_and_spiders", "a_fork_in_the_road", "dont_leave_the_path", "beorns_path"),
    ),
    "journey_along_the_anduin": Scenario(
        ("journey_down_the_anduin", "saurons_reach", "dol_guldur_orcs", "wilderlands"),
        ("to_the_river", "anduin_passage", "ambush_on_the_shore"),
    ),
    "escape_from_dol_guldur": Scenario(
        ("escape_from_dol_guldur", "spiders_of_mirkwood", "dol_guldur_orcs"),
        ("the_necromancers_tower", "through_the_caverns", "out_of_the_dungeons"),
    ),
}


def encounter_deck(scenario: str, easy: bool) -> tuple[int, ...]:
    """The titles of a scenario's encounter deck."""
    cards = [card for name in SCENARIOS[scenario].sets for card in SETS[name]]
    return tuple(sorted(card.title for card in cards for _ in range(card.easy if easy else card.copies)))


STEP_BOOK = StepBook(
    (
        *PHASE_STEP_TYPES, *ENEMY_ATTACK_STEP_TYPES, *PLAYER_ATTACK_STEP_TYPES, *SETUP_STEP_TYPES, ActionWindow, ResponseWindow, ForcedOrder, NameReason, PayNext,
        DiscardFromHand, PutBackNext, RevealMore, GiveUpRestricted, Advance, StageStands,
    ),
    {
        **{named.name: named for named in (ROUND, SET_UP, STAGE, JOURNEY, ENGAGEMENTS, ENEMY_ATTACKS, PLAY_ALLY)},
        **{named.name: named for named in (ENEMY_ATTACK, PLAYER_ATTACK, REVEAL, SHADOW_EFFECT)},
        **EFFECTS,
    },
)  # fmt: skip
