"""How chapter cards, location tiles and alliance tokens are declared: their facts and what they do, side by side."""

from typing import Final, NamedTuple

from westmarch.core.written.corrections import Doubts
from westmarch.games.duel.components import (
    CARD_CHOICE,
    CARD_COLOUR,
    CARD_COST,
    CARD_GIVES_CHAIN,
    CARD_IDS,
    CARD_SKILLS,
    CHAIN_AT,
    CHAIN_IDS,
    CHAPTER_CARDS,
    CHAPTER_ROOM,
    CHAPTERS,
    COINS_AT,
    COLOUR_IDS,
    COURAGE,
    CRAFT_CHOICE,
    ENTS,
    EVERYWHERE,
    KNOWLEDGE,
    LEADERSHIP,
    LORE_CHOICE,
    MOST_CARDS,
    PEOPLE_IDS,
    REGION_IDS,
    RUSE,
    SKILL_IDS,
    STACK_ROOM,
    STRENGTH,
    TILE_IDS,
    TILE_NEEDS,
    TILE_REGION,
    TOKEN_BITS,
    TOKEN_IDS,
    WIZARDS,
    packed,
)
from westmarch.games.duel.rules.discard import DestroyGreyCard, SearchDiscard
from westmarch.games.duel.rules.effects import (
    CARD_EFFECT,
    CHAIN_TRIGGERS,
    COLOUR_TRIGGERS,
    TILE_EFFECT,
    TILE_TRIGGERS,
    TOKEN_EFFECT,
    EnemyLosesCoins,
    ExtraTurn,
    GainCoins,
    Steps,
    Trigger,
)
from westmarch.games.duel.rules.peoples import AllyWithAny, JoinPeople
from westmarch.games.duel.rules.quest import Quest
from westmarch.games.duel.rules.units import (
    AnyManoeuvre,
    BuildFortress,
    Manoeuvres,
    PlaceUnits,
    PurpleCard,
    RaiseArmy,
    RazeFortress,
)


class Does(NamedTuple):
    """One effect: its steps, and the same as facts for whoever looks the component up."""

    facts: dict[str, object]
    steps: Steps = ()
    skills: tuple[int, ...] = ()
    one_of: bool = False


CARD_FACTS: Final[dict[str, dict[str, object]]] = {}
TILE_FACTS: Final[dict[str, dict[str, object]]] = {}
TOKEN_FACTS: Final[dict[str, dict[str, object]]] = {}
# What the icons of a component leave open; docs/rulings.md has the answers.
DOUBTS: Final = Doubts("duel")
ACT_ONCE: Final = (ENTS, WIZARDS)  # the peoples whose tokens act once, at once (rule 55)


# The choices that payment knows how to use at their best (rule 20).
CHOICES: Final = {(LEADERSHIP, KNOWLEDGE): LORE_CHOICE, (RUSE, STRENGTH, COURAGE): CRAFT_CHOICE}


# What an effect can be


def all_of(*skills: int) -> Does:
    """A grey card that gives every skill it shows."""
    return Does({"kind": "skills", "mode": "all_of", "skills": [SKILL_IDS[s] for s in skills]}, skills=skills)


def one_of(*skills: int) -> Does:
    """A grey card that gives one of the skills it shows."""
    facts: dict[str, object] = {"kind": "skills", "mode": "one_of", "skills": [SKILL_IDS[s] for s in skills]}
    return Does(facts, skills=skills, one_of=True)


def coins(amount: int, kind: str = "coins") -> Does:
    """Take coins."""
    return Does({"kind": kind, "amount": amount}, (GainCoins(amount),))


def quest(rings: int) -> Does:
    """Advance on the quest track."""
    return Does({"kind": "quest", "rings": rings}, (Quest(rings),))


def people(one: int) -> Does:
    """A people's symbol."""
    return Does({"kind": "people", "people": [PEOPLE_IDS[one]]}, (JoinPeople(one),))


def army(units: int, *regions: int) -> Does:
    """A red card's units, all in one of its regions."""
    facts = {
        "kind": "place_units",
        "units": units,
        "regions": [REGION_IDS[r] for r in regions],
        "choose_regions": 1,
    }
    return Does(facts, (RaiseArmy(units, mask_of(regions)),))


def manoeuvres(*, removes: int = 0, enemy_coins: int = 0, moves: int = 0) -> Does:
    """A purple card; its icons stand in this order from left to right."""
    icons = ["remove_enemy_unit"] * removes + ["opponent_loses_coin"] * enemy_coins + ["move_unit"] * moves
    facts = {
        "kind": "manoeuvres",
        "move_units": moves,
        "opponent_loses_coins": enemy_coins,
        "remove_enemy_units": removes,
        "icons": icons,
    }
    any_order = (EnemyLosesCoins(enemy_coins), Manoeuvres(moves, removes))
    printed = (Manoeuvres(0, removes), EnemyLosesCoins(enemy_coins), Manoeuvres(moves, 0))
    return Does(facts, (PurpleCard(any_order, printed),))


def fortress(region: int) -> Does:
    """A location's fortress."""
    return Does({"kind": "place_fortress", "region": REGION_IDS[region]}, (BuildFortress(region),))


def units(amount: int, region: int) -> Does:
    """A location's units."""
    facts = {"kind": "place_units", "units": amount, "regions": [REGION_IDS[region]]}
    return Does(facts, (PlaceUnits(amount, 1 << region),))


def units_anywhere(amount: int) -> Does:
    """Units that may each go to any region."""
    facts: dict[str, object] = {"kind": "place_units", "units": amount, "regions": "any"}
    if amount > 1:
        facts["each_unit_separately"] = True
    return Does(facts, (PlaceUnits(1, EVERYWHERE),) * amount)


def moves(amount: int) -> Does:
    """Moves of one's own units."""
    return Does({"kind": "move_units", "moves": amount}, (Manoeuvres(amount, 0),))


def another_turn() -> Does:
    """Another turn after this one."""
    return Does({"kind": "extra_turn", "count": 1}, (ExtraTurn(),))


def remove_fortress() -> Does:
    """An enemy fortress goes back to its owner."""
    return Does({"kind": "remove_enemy_fortress", "count": 1}, (RazeFortress(),))


def play_from_discard() -> Does:
    """A card of the discard, played for nothing."""
    return Does({"kind": "play_from_discard", "count": 1, "free": True}, (SearchDiscard(),))


def alliance_of_choice() -> Does:
    """A token of the two on top of a stack of one's choice."""
    facts = {
        "kind": "alliance_draw",
        "stack": "any one people chosen by the player",
        "reveal_top": 2,
        "keep": 1,
        "return": "face down on top of the same stack",
    }
    return Does(facts, (AllyWithAny(),))


def enemy_loses_grey_card() -> Does:
    """A grey card of the opponent goes to the discard."""
    facts = {"kind": "discard_opponent_card", "color": "grey", "count": 1, "chosen_by": "active player"}
    return Does(facts, (DestroyGreyCard(),))


def any_manoeuvres(times: int) -> Does:
    """Several manoeuvres, each of any kind."""
    options = ["remove_enemy_unit", "opponent_loses_coin", "move_unit"]
    facts = {"kind": "choose_manoeuvre", "times": times, "options": options, "repeats_allowed": True}
    return Does(facts, (AnyManoeuvre(times),))


def rule(kind: str, **facts: object) -> Does:
    """What a token changes in the rules: the place that asks for it knows what it does."""
    return Does({"kind": kind, **facts})


def mask_of(places: tuple[int, ...]) -> int:
    """A bit for each place."""
    return sum(1 << place for place in places)


# Declarations


def card_number(name: str) -> int:
    """A card's id says its number: `c2-07` is the seventh of the second chapter."""
    chapter, place = int(name[1]) - 1, int(name[3:]) - 1
    if not (0 <= chapter < CHAPTERS and 0 <= place < MOST_CARDS) or CARD_IDS[chapter * CHAPTER_ROOM + place]:
        raise ValueError(f"'{name}' is taken, or no number is left for it")
    return chapter * CHAPTER_ROOM + place


def token_number(people: int, count: int) -> int:
    """A token's id says its number: `men-2` is the second of its people."""
    number = people * STACK_ROOM + count - 1
    if not 1 <= count <= STACK_ROOM or TOKEN_IDS[number]:
        raise ValueError(f"'{PEOPLE_IDS[people]}-{count}' is taken, or no number is left for it")
    return number


def card(
    name: str,
    colour: int,
    does: Does,
    *,
    pay: int = 0,
    needs: tuple[int, ...] = (),
    chain: str | None = None,
    gives: str | None = None,
) -> None:
    """A chapter card: what it does, its price, the chain that makes it free and the chain it gives."""
    number = card_number(name)
    CARD_IDS[number] = name
    CHAPTER_CARDS[number // CHAPTER_ROOM] |= 1 << number % CHAPTER_ROOM
    CARD_COLOUR[number] = colour
    freed_by = CHAIN_IDS.index(chain) + 1 if chain else 0
    CARD_COST[number] = packed(needs) | pay << COINS_AT | freed_by << CHAIN_AT
    CARD_GIVES_CHAIN[number] = 1 << CHAIN_IDS.index(gives) if gives else 0
    CARD_EFFECT[number] = does.steps
    if does.one_of:
        CARD_CHOICE[number] = CHOICES[does.skills]
    else:
        CARD_SKILLS[number] = packed(does.skills)
    CARD_FACTS[name] = {
        "chapter": int(name[1]),
        "color": COLOUR_IDS[colour],
        "cost": {"coins": pay, "skills": [SKILL_IDS[skill] for skill in needs]},
        "chain_from": chain,
        "chain_gives": gives,
        "effect": does.facts,
    }


def tile(name: str, region: int, *does: Does, needs: tuple[int, ...], doubt: str = "") -> None:
    """A location tile: its region, its effects in printed order, its price in skills, what is doubtful about it."""
    number = len(TILE_IDS)
    TILE_IDS.append(name)
    TILE_REGION.append(region)
    if doubt:
        DOUBTS.note(name, doubt)
    TILE_NEEDS[number] = packed(needs)
    TILE_EFFECT[number] = tuple(step for one in does for step in one.steps)
    TILE_FACTS[name] = {
        "region": REGION_IDS[region],
        "cost": {"skills": [SKILL_IDS[skill] for skill in needs], "coins_base": 0},
        "effects": [one.facts for one in does],
    }


def token(name: str, does: Does, on: str = "", colour: int | None = None, doubt: str = "") -> None:
    """An alliance token. `on` says when a permanent one acts; one of ents or wizards acts once, at once."""
    people = PEOPLE_IDS.index(name.split("-")[0])
    number = token_number(people, int(name.split("-")[1]))
    TOKEN_IDS[number] = name
    if doubt:
        DOUBTS.note(name, doubt)
    lasting = people not in ACT_ONCE
    trigger = Trigger(TOKEN_BITS[number], does.steps)
    if not lasting:
        TOKEN_EFFECT[number] = does.steps
    elif colour is not None:
        on = f"play_card({COLOUR_IDS[colour]})"
        if does.steps:
            COLOUR_TRIGGERS[colour].append(trigger)
    elif on == "play_card_via_chain":
        CHAIN_TRIGGERS.append(trigger)
    elif on == "take_location":
        TILE_TRIGGERS.append(trigger)
    TOKEN_FACTS[name] = {
        "people": PEOPLE_IDS[people],
        "duration": "permanent" if lasting else "instant",
        "trigger": on if lasting else "on_take",
        "effect": does.facts,
    }
