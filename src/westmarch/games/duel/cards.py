"""Every chapter card, location tile and alliance token: its facts and what it does, side by side."""

from typing import Final, NamedTuple

from westmarch.games.duel.components import (
    ARNOR,
    BLUE,
    CARD_CHOICE,
    CARD_COLOUR,
    CARD_COST,
    CARD_GIVES_CHAIN,
    CARD_IDS,
    CARD_SKILLS,
    CHAIN_AT,
    CHAIN_IDS,
    COINS_AT,
    COLOUR_IDS,
    COURAGE,
    CRAFT_CHOICE,
    DWARVES,
    ELVES,
    ENEDWAITH,
    ENTS,
    EVERYWHERE,
    GONDOR,
    GREEN,
    GREY,
    HOBBITS,
    KNOWLEDGE,
    LEADERSHIP,
    LINDON,
    LORE_CHOICE,
    LORE_SKILLS,
    MEN,
    MORDOR,
    PEOPLE_IDS,
    PURPLE,
    RED,
    REGION_IDS,
    RHOVANION,
    ROHAN,
    RUSE,
    SKILL_IDS,
    STRENGTH,
    TILE_IDS,
    TILE_NEEDS,
    TOKEN_IDS,
    WIZARDS,
    YELLOW,
    packed,
)
from westmarch.games.duel.state import CHAIN_TRIGGERS, COLOUR_TRIGGERS, TILE_TRIGGERS, Trigger
from westmarch.games.duel.steps import (
    CARD_EFFECT,
    TILE_EFFECT,
    TOKEN_EFFECT,
    AllyWithAny,
    AnyManoeuvre,
    BuildFortress,
    DestroyGreyCard,
    EnemyLosesCoins,
    ExtraTurn,
    GainCoins,
    JoinPeople,
    Manoeuvres,
    PlaceUnits,
    PurpleCard,
    Quest,
    RaiseArmy,
    RazeFortress,
    SearchDiscard,
    Steps,
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
DOUBTS: Final[dict[str, tuple[str, ...]]] = {}


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


def destroy_grey_card() -> Does:
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
    number = CARD_IDS.index(name)
    CARD_COLOUR[number] = colour
    freed_by = CHAIN_IDS.index(chain) + 1 if chain else 0
    CARD_COST[number] = packed(needs) | pay << COINS_AT | freed_by << CHAIN_AT
    CARD_GIVES_CHAIN[number] = 1 << CHAIN_IDS.index(gives) if gives else 0
    CARD_EFFECT[number] = does.steps
    if does.one_of:
        CARD_CHOICE[number] = LORE_CHOICE if packed(does.skills) & LORE_SKILLS else CRAFT_CHOICE
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
    number = TILE_IDS.index(name)
    if doubt:
        DOUBTS[name] = (doubt,)
    TILE_NEEDS[number] = packed(needs)
    TILE_EFFECT[number] = tuple(step for one in does for step in one.steps)
    TILE_FACTS[name] = {
        "region": REGION_IDS[region],
        "cost": {"skills": [SKILL_IDS[skill] for skill in needs], "coins_base": 0},
        "effects": [one.facts for one in does],
    }


def token(name: str, does: Does, on: str = "", colour: int | None = None, doubt: str = "") -> None:
    """An alliance token. `on` says when a permanent one acts; one of ents or wizards acts once, at once."""
    number = TOKEN_IDS.index(name)
    if doubt:
        DOUBTS[name] = (doubt,)
    lasting = PEOPLE_IDS.index(name.split("-")[0]) < ENTS
    trigger = Trigger(1 << number, does.steps)
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
        "people": name.split("-")[0],
        "duration": "permanent" if lasting else "instant",
        "trigger": on if lasting else "on_take",
        "effect": does.facts,
    }


# Chapter 1

card("c1-01", GREY, all_of(RUSE))
card("c1-02", GREY, all_of(RUSE))
card("c1-03", GREY, all_of(STRENGTH))
card("c1-04", GREY, all_of(STRENGTH))
card("c1-05", GREY, all_of(COURAGE))
card("c1-06", GREY, all_of(COURAGE))
card("c1-07", GREY, all_of(LEADERSHIP))
card("c1-08", GREY, all_of(KNOWLEDGE))
card("c1-09", YELLOW, coins(2))
card("c1-10", YELLOW, coins(2))
card("c1-11", YELLOW, coins(2))
card("c1-12", YELLOW, coins(2))
card("c1-13", BLUE, quest(1))
card("c1-14", BLUE, quest(1), pay=1, gives="fish")
card("c1-15", BLUE, quest(1), needs=(COURAGE,), gives="backpack")
card("c1-16", BLUE, quest(1), needs=(STRENGTH,), gives="horse")
card("c1-17", GREEN, people(ELVES), needs=(KNOWLEDGE,), gives="harp")
card("c1-18", GREEN, people(HOBBITS), needs=(LEADERSHIP,), gives="pot")
card("c1-19", GREEN, people(MEN), needs=(KNOWLEDGE,), gives="horseshoe")
card("c1-20", GREEN, people(DWARVES), needs=(LEADERSHIP,), gives="anvil")
card("c1-21", RED, army(1, LINDON, ARNOR), gives="sword")
card("c1-22", RED, army(1, ENEDWAITH, RHOVANION), gives="helmet")
card("c1-23", RED, army(1, GONDOR, ROHAN), needs=(RUSE,), gives="bow")

# Chapter 2

card("c2-01", GREY, all_of(LEADERSHIP))
card("c2-02", GREY, all_of(KNOWLEDGE))
card("c2-03", GREY, all_of(RUSE, RUSE), pay=1)
card("c2-04", GREY, all_of(STRENGTH, STRENGTH), pay=1)
card("c2-05", GREY, all_of(COURAGE, COURAGE), pay=1)
card("c2-06", GREY, one_of(LEADERSHIP, KNOWLEDGE), pay=1, needs=(RUSE,))
card("c2-07", GREY, one_of(RUSE, STRENGTH, COURAGE), pay=1, needs=(LEADERSHIP, KNOWLEDGE))
card("c2-08", YELLOW, coins(3), gives="chest")
card("c2-09", YELLOW, coins(4))
card("c2-10", BLUE, quest(1), needs=(RUSE, STRENGTH))
card("c2-11", BLUE, quest(1), pay=1, chain="backpack")
card("c2-12", BLUE, quest(1), needs=(STRENGTH, COURAGE), chain="horse")
card("c2-13", BLUE, quest(2), needs=(STRENGTH, COURAGE, COURAGE), gives="campfire")
card("c2-14", BLUE, quest(2), needs=(STRENGTH, STRENGTH, KNOWLEDGE), gives="bedroll")
card("c2-15", GREEN, people(ELVES), needs=(COURAGE, LEADERSHIP, KNOWLEDGE), chain="harp")
card("c2-16", GREEN, people(HOBBITS), needs=(RUSE, RUSE, LEADERSHIP), chain="pot", gives="acorn")
card("c2-17", GREEN, people(MEN), needs=(COURAGE, COURAGE, KNOWLEDGE), chain="horseshoe", gives="scroll")
card("c2-18", GREEN, people(DWARVES), needs=(STRENGTH, STRENGTH, LEADERSHIP), chain="anvil")
card("c2-19", RED, army(2, LINDON, ENEDWAITH), needs=(STRENGTH, STRENGTH, COURAGE), chain="helmet", gives="armor")
card("c2-20", RED, army(2, MORDOR, ROHAN), needs=(RUSE, RUSE, KNOWLEDGE), chain="sword", gives="axe")
card("c2-21", RED, army(2, GONDOR, MORDOR), needs=(RUSE, RUSE, RUSE), chain="bow")
card("c2-22", RED, army(2, LINDON, ROHAN), needs=(RUSE, STRENGTH, COURAGE))
card("c2-23", RED, army(2, ARNOR, RHOVANION), needs=(COURAGE, COURAGE, LEADERSHIP))

# Chapter 3

card("c3-01", YELLOW, coins(5), needs=(RUSE, RUSE, COURAGE), chain="chest")
card("c3-02", YELLOW, coins(5), needs=(RUSE, LEADERSHIP, KNOWLEDGE))
card("c3-03", BLUE, quest(2), needs=(RUSE, STRENGTH, STRENGTH, STRENGTH), chain="campfire")
card("c3-04", BLUE, quest(2), needs=(RUSE, RUSE, COURAGE, COURAGE), chain="fish")
card("c3-05", BLUE, quest(2), needs=(RUSE, RUSE, RUSE, COURAGE), chain="bedroll")
card("c3-06", BLUE, quest(2), needs=(STRENGTH, STRENGTH, LEADERSHIP))
card("c3-07", BLUE, quest(3), pay=3)
card("c3-08", GREEN, people(ENTS), needs=(STRENGTH, STRENGTH, KNOWLEDGE, KNOWLEDGE), chain="acorn")
card("c3-09", GREEN, people(ENTS), needs=(COURAGE, COURAGE, LEADERSHIP, KNOWLEDGE))
card("c3-10", GREEN, people(WIZARDS), needs=(RUSE, RUSE, LEADERSHIP, LEADERSHIP), chain="scroll")
card("c3-11", GREEN, people(WIZARDS), needs=(STRENGTH, STRENGTH, LEADERSHIP, KNOWLEDGE))
card("c3-12", RED, army(3, ENEDWAITH, ROHAN), needs=(STRENGTH, STRENGTH, COURAGE, COURAGE), chain="armor")
card("c3-13", RED, army(3, GONDOR, ARNOR), needs=(RUSE, STRENGTH, LEADERSHIP, LEADERSHIP, KNOWLEDGE), chain="axe")
card("c3-14", RED, army(3, RHOVANION, GONDOR), needs=(RUSE, RUSE, RUSE, LEADERSHIP, LEADERSHIP))
card("c3-15", RED, army(3, RHOVANION, MORDOR), needs=(RUSE, STRENGTH, STRENGTH, COURAGE, COURAGE))
card("c3-16", RED, army(3, ENEDWAITH, ARNOR), needs=(RUSE, RUSE, COURAGE, COURAGE))
card("c3-17", RED, army(3, LINDON, MORDOR), needs=(RUSE, RUSE, COURAGE, KNOWLEDGE, KNOWLEDGE))
card("c3-18", PURPLE, manoeuvres(moves=3), needs=(COURAGE, COURAGE, LEADERSHIP, KNOWLEDGE))
card("c3-19", PURPLE, manoeuvres(removes=1, moves=2), needs=(STRENGTH, STRENGTH, STRENGTH, KNOWLEDGE))
card("c3-20", PURPLE, manoeuvres(enemy_coins=1, moves=2), needs=(RUSE, STRENGTH, COURAGE, KNOWLEDGE))
card("c3-21", PURPLE, manoeuvres(removes=1, enemy_coins=1, moves=1), needs=(STRENGTH, STRENGTH, LEADERSHIP))
card("c3-22", PURPLE, manoeuvres(removes=1, enemy_coins=2), needs=(COURAGE, COURAGE, COURAGE, LEADERSHIP))
card("c3-23", PURPLE, manoeuvres(removes=2, enemy_coins=1), needs=(STRENGTH, COURAGE, KNOWLEDGE, KNOWLEDGE))

# Locations

tile("grey_havens", LINDON, fortress(LINDON), alliance_of_choice(),
     needs=(STRENGTH, STRENGTH, STRENGTH, LEADERSHIP, LEADERSHIP, KNOWLEDGE),
     doubt="that both tokens come from the same stack")  # fmt: skip
tile("bree", ARNOR, fortress(ARNOR), units(2, ARNOR), moves(2),
     needs=(STRENGTH, STRENGTH, STRENGTH, COURAGE, COURAGE, LEADERSHIP))  # fmt: skip
tile("erebor", RHOVANION, fortress(RHOVANION), coins(5, "gain_coins"), moves(1),
     needs=(RUSE, STRENGTH, STRENGTH, COURAGE, LEADERSHIP, KNOWLEDGE))  # fmt: skip
tile("isengard", ENEDWAITH, fortress(ENEDWAITH), destroy_grey_card(), quest(1),
     needs=(RUSE, RUSE, COURAGE, COURAGE, COURAGE, KNOWLEDGE))  # fmt: skip
tile("helms_deep", ROHAN, fortress(ROHAN), units(3, ROHAN),
     needs=(RUSE, RUSE, RUSE, LEADERSHIP, LEADERSHIP, KNOWLEDGE))  # fmt: skip
tile("minas_tirith", GONDOR, fortress(GONDOR), units(1, GONDOR), quest(2),
     needs=(RUSE, RUSE, RUSE, STRENGTH, KNOWLEDGE, KNOWLEDGE))  # fmt: skip
tile("barad_dur", MORDOR, fortress(MORDOR), play_from_discard(),
     needs=(COURAGE, COURAGE, COURAGE, LEADERSHIP, LEADERSHIP, KNOWLEDGE))  # fmt: skip

# Alliance tokens

token("elves-1", another_turn(), colour=YELLOW)
token("elves-2", rule("red_region_override", regions="any", keep_single_region=True), colour=RED)
token("elves-3", rule("wild_skill", count=1, skills=list(SKILL_IDS)), on="once_per_turn_when_paying")
token("hobbits-1", rule("eagle_symbol", counts_as="one extra people symbol for the 6-peoples victory"), on="none",
      doubt="that the eagle does not count for a pair or a trio")  # fmt: skip
token("hobbits-2", units_anywhere(1), colour=BLUE)
token("hobbits-3", coins(3, "gain_coins"), on="play_card_via_chain")
token("men-1", quest(1), colour=YELLOW)
token("men-2", rule("extra_units", units=1, region="same as the card"), colour=RED)
token("men-3", rule("discard_income_multiplier", factor=2, income_by_chapter={1: 2, 2: 4, 3: 6}),
      on="discard_card_for_coins")  # fmt: skip
token("dwarves-1", rule("waive_fortress_surcharge"), on="pay_for_location")
token("dwarves-2", another_turn(), on="take_location")
token("dwarves-3", moves(2), colour=GREEN, doubt="that it does not act on the green card that earned it")
token("ents-1", another_turn())
token("ents-2", remove_fortress(), doubt="that nothing happens where there is no enemy fortress")
token("ents-3", any_manoeuvres(3))
token("wizards-1", quest(2))
token("wizards-2", units_anywhere(2))
token("wizards-3", play_from_discard())
