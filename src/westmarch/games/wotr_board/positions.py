"""Positions: writing the whole situation down, and reading what a person or the program wrote.

A person may leave out nearly everything. `armies` replaces all armies of the start, `characters` names only those who are
elsewhere than at the start, cards that stand nowhere lie in their decks. Without `steps` a part of the turn begins.
"""

from msgspec import to_builtins

from westmarch.core.errors import BadFile
from westmarch.core.rng import MODULUS, seeded
from westmarch.core.state import BOTTOM
from westmarch.core.written.position import Part
from westmarch.core.written.steptext import StepBook
from westmarch.games.wotr_board.cards.book import deck_mask, every_slot
from westmarch.games.wotr_board.cards.names import card
from westmarch.games.wotr_board.components import (
    CARD_BIT,
    CARD_POOL,
    CHARACTER_IDS,
    CRACK_OF_DOOM,
    FACE_IDS,
    FACES,
    FIGURE_IDS,
    FIGURES_OF,
    FIRST_SHADOW_NATION,
    GOLLUM,
    MOST_CORRUPTION,
    MOST_PROGRESS,
    NATION_IDS,
    NO_CARD,
    NOT_OVER,
    OUTCOME_IDS,
    OUTSIDE,
    PLACE_IDS,
    POOL_IDS,
    POOLS,
    RINGS,
    SIDE_IDS,
    SLOTS,
    SPECIAL_DIE_IDS,
    SPECIAL_FACES,
    STAR,
    TILE_IDS,
    TILES,
)
from westmarch.games.wotr_board.map import NO_SIDE, OWNER, REGION_IDS, REGIONS
from westmarch.games.wotr_board.records import Battle, Fighter, HuntRecord
from westmarch.games.wotr_board.rules.turn import PHASE_IDS, PHASE_STEPS, ActionPhase, NextTurn, TakeTurn, Turn
from westmarch.games.wotr_board.rules.verbs import add_figures
from westmarch.games.wotr_board.secrets.showing import (
    RING_PLACES,
    names,
    place_name,
    view_armies,
    view_burnt,
    view_dice,
    view_marks,
    view_outcome,
    view_special,
    view_tiles,
)
from westmarch.games.wotr_board.setup import bare_state, put_armies, put_fellowship
from westmarch.games.wotr_board.state import (
    DECK,
    HIDDEN_ZONES,
    MARK_IDS,
    TILE_ZONE_IDS,
    ZONE_IDS,
    ZONES,
    Rules,
    WotrBoardState,
)
from westmarch.games.wotr_board.words import ASK_DIE

KEYS = (
    "options", "turn", "rng", "seed", "phase", "side", "next", "marks", "armies", "reinforcements", "fallen", "characters",
    "control", "nations", "fellowship", "dice", "hunt_box", "special", "burnt", "rings", "tiles", "cards", "known",
    "battle", "hunt", "path", "steps", "outcome",
)  # fmt: skip
FELLOWSHIP_KEYS = ("region", "progress", "hidden", "corruption", "guide", "mordor")
MOST_KNOWN = (1 << SLOTS) - 1
WE_SHALL_GET_IT = card("we-shall-get-it")  # the one card that lies aside until something brings it into play
ACTION = PHASE_IDS.index("action")
# The fields of records in the order in which they are written; those of a side twice, the Free Peoples' first.
BATTLE_FIELDS = ("force", "attacker", "source", "place", "kind", "round", "who", "rounds", "flags", "fewer")
FIGHTER_FIELDS = (
    "card", "cancelled", "roll_bonus", "reroll_bonus", "cap", "less", "forfeit", "no_reroll", "hits", "extra_hits",
    "reroll_hits", "misses", "ones", "sixes", "ignored", "must_leave",
)  # fmt: skip
HUNT_FIELDS = ("flags", "successes", "tile", "damage", "bonus", "reveals", "card_used", "declined", "draws")
TRUTHS = ("cancelled", "no_reroll", "must_leave", "card_used")
CHARACTERS_PLUS_ONE = ("ignored", "declined")  # 0 is nobody
ASIDE_ZONES = ("table", "spent")  # where a card that is in no deck may lie


# Writing


def to_position(state: WotrBoardState, options: dict[str, object], steps: StepBook) -> dict[str, object]:
    """The whole situation as plain data."""
    position: dict[str, object] = {
        "options": options,
        "turn": int(state.turn),
        "rng": int(state.rng),
        # Equal armies may be one object in a view; YAML would write that as an anchor.
        "armies": {
            region: {side: dict(army) for side, army in here.items()} for region, here in view_armies(state).items()
        },
        "reinforcements": {name: state.reserves[figure] for figure, name in enumerate(FIGURE_IDS)},
        "fallen": {name: state.fallen[nation] for nation, name in enumerate(NATION_IDS[:FIRST_SHADOW_NATION])},
        "characters": {name: place_name(state.places[number]) for number, name in enumerate(CHARACTER_IDS)},
        "control": {
            REGION_IDS[here]: SIDE_IDS[state.control[here]]
            for here in range(REGIONS)
            if OWNER[here] != state.control[here]
        },
        "nations": {
            name: {"steps_to_war": state.distance[nation], "active": bool(state.is_active(nation))}
            for nation, name in enumerate(NATION_IDS)
        },
        "fellowship": write_fellowship(state),
        "dice": {side: view_dice(state, number) for number, side in enumerate(SIDE_IDS)},
        "hunt_box": {side: state.box[number] for number, side in enumerate(SIDE_IDS)},
        "rings": [RING_PLACES[ring] for ring in state.rings],
        "tiles": {zone: view_tiles(state, number) for number, zone in enumerate(TILE_ZONE_IDS)},
        "cards": {name: write_pool(state, pool) for pool, name in enumerate(POOL_IDS)},
        "known": [int(mask) for mask in state.known],
    }
    further: dict[str, object] = {
        "marks": view_marks(state),
        "battle": write_battle(state.battle) if state.battle else [],
        "hunt": write_hunt(state.hunt) if state.hunt else [],
        "path": [REGION_IDS[here] for here in state.path],
        "special": to_builtins(view_special(state)),
        "burnt": view_burnt(state),
    }
    position.update({key: value for key, value in further.items() if value})
    if state.outcome != NOT_OVER:
        position["outcome"] = to_builtins(view_outcome(state))
    elif at_rest(state):
        position["side"] = SIDE_IDS[state.seat]
        last = state.stack[-2]
        assert isinstance(last, ActionPhase)
        position["next"] = SIDE_IDS[last.side]
    else:
        position["steps"] = steps.dump(state)
    return position


def at_rest(state: WotrBoardState) -> bool:
    """Whether a side is asked for a die and nothing else is under way."""
    return state.prompt == ASK_DIE and len(state.stack) > 2 and isinstance(state.stack[-2], ActionPhase)


def write_fellowship(state: WotrBoardState) -> dict[str, object]:
    """The Ring-bearers."""
    return {
        "region": REGION_IDS[state.fellowship],
        "progress": int(state.progress),
        "hidden": bool(state.hidden),
        "corruption": int(state.corruption),
        "guide": CHARACTER_IDS[state.guide],
        "mordor": int(state.mordor),
    }


def write_pool(state: WotrBoardState, pool: int) -> dict[str, list[str]]:
    """Where the cards of a deck lie; the deck itself is what is left."""
    found = {ZONE_IDS[zone]: names(pool, state.cards[pool * ZONES + zone]) for zone in range(1, ZONES)}
    return {zone: cards for zone, cards in found.items() if cards}


def write_battle(battle: Battle) -> list[int]:
    """A battle as numbers: its own, then those of both sides, field by field."""
    sides = [write_field(fighter, field) for field in FIGHTER_FIELDS for fighter in (battle.free, battle.shadow)]
    return [write_field(battle, field) for field in BATTLE_FIELDS] + sides


def write_hunt(hunt: HuntRecord) -> list[int]:
    """A hunt as numbers."""
    return [write_field(hunt, field) for field in HUNT_FIELDS]


def write_field(record: Battle | Fighter | HuntRecord, field: str) -> int:
    """A field of a record as a number."""
    return int(getattr(record, field)) + (1 if field in CHARACTERS_PLUS_ONE else 0)


# Reading


def from_position(position: Part, rules: Rules, viewers: tuple[int, ...], steps: StepBook) -> WotrBoardState:
    """The state that a position describes."""
    position.mapping(KEYS)
    seed, rng = position.find("seed"), position.find("rng")
    if seed and rng:
        raise seed.fail("give either 'seed' or 'rng'")
    start = rng.integer(1, MODULUS - 1) if rng else seeded(seed.integer(0, 1 << 62) if seed else 0)
    state = bare_state(rules, viewers, start)
    state.turn = position.integer_at("turn", 0, 1000, 1)
    read_armies(state, position)
    read_characters(state, position)
    read_fellowship(state, position)
    read_nations(state, position)
    read_dice(state, position)
    read_tiles(state, position)
    read_cards(state, position)
    read_records(state, position)
    read_flow(state, position, steps)
    return state


def read_armies(state: WotrBoardState, position: Part) -> None:
    """The figures on the map, the reinforcements, and who controls what."""
    armies = position.find("armies")
    if armies is None:
        put_armies(state)
    for name, here in armies.mapping(REGION_IDS).items() if armies else ():
        for side, part in here.mapping(SIDE_IDS).items():
            own = FIGURES_OF[SIDE_IDS.index(side)]
            for figure_id, n in part.mapping([FIGURE_IDS[figure] for figure in own]).items():
                figure = FIGURE_IDS.index(figure_id)
                n_figures = n.integer(0, state.reserves[figure])
                state.reserves[figure] -= n_figures
                add_figures(state, figure, n_figures, REGION_IDS.index(name))
    reserves = position.find("reinforcements")
    for name, part in reserves.mapping(FIGURE_IDS).items() if reserves else ():
        figure = FIGURE_IDS.index(name)
        state.reserves[figure] = part.integer(0, state.reserves[figure])
    fallen = position.find("fallen")
    for name, part in fallen.mapping(NATION_IDS[:FIRST_SHADOW_NATION]).items() if fallen else ():
        state.fallen[NATION_IDS.index(name)] = part.integer(0, 36)
    control = position.find("control")
    places = [REGION_IDS[here] for here in range(REGIONS) if OWNER[here] != NO_SIDE]
    for name, part in control.mapping(places).items() if control else ():
        state.control[REGION_IDS.index(name)] = part.one_of(SIDE_IDS)


def read_characters(state: WotrBoardState, position: Part) -> None:
    """Where the characters are; those not named are where they start."""
    put_fellowship(state)
    ids = (*REGION_IDS, *PLACE_IDS.values())
    places = [*range(REGIONS), *PLACE_IDS]
    part = position.find("characters")
    for name, place in part.mapping(CHARACTER_IDS).items() if part else ():
        state.places[CHARACTER_IDS.index(name)] = places[place.one_of(ids)]


def read_fellowship(state: WotrBoardState, position: Part) -> None:
    """The Ring-bearers."""
    part = position.find("fellowship")
    if part:
        part.mapping(FELLOWSHIP_KEYS)
        region, hidden, guide = part.find("region"), part.find("hidden"), part.find("guide")
        if region:
            state.fellowship = region.one_of(REGION_IDS)
        state.progress = part.integer_at("progress", 0, MOST_PROGRESS, 0)
        state.hidden = hidden.truth() if hidden else True
        state.corruption = part.integer_at("corruption", 0, MOST_CORRUPTION, 0)
        state.mordor = part.integer_at("mordor", OUTSIDE, CRACK_OF_DOOM, OUTSIDE)
        if guide:
            state.guide = guide.one_of(CHARACTER_IDS[: GOLLUM + 7])
    path = position.find("path")
    state.path = tuple(here.one_of(REGION_IDS) for here in path.parts()) if path else ()


def read_nations(state: WotrBoardState, position: Part) -> None:
    """The political track."""
    part = position.find("nations")
    for name, nation in part.mapping(NATION_IDS).items() if part else ():
        index = NATION_IDS.index(name)
        nation.mapping(("steps_to_war", "active"))
        state.distance[index] = nation.integer_at("steps_to_war", 0, 3, state.distance[index])
        active = nation.find("active")
        if active:
            state.active = state.active & ~(1 << index) | int(active.truth()) << index


def read_dice(state: WotrBoardState, position: Part) -> None:
    """Unused dice, the Hunt Box, the rings, what is true of the turn."""
    dice, box = position.find("dice"), position.find("hunt_box")
    for side, side_id in enumerate(SIDE_IDS):
        own = dice.mapping(SIDE_IDS).find(side_id) if dice else None
        for name, part in own.mapping(FACE_IDS).items() if own else ():
            state.dice[side * FACES + FACE_IDS.index(name)] = part.integer(0, 12)
        state.box[side] = box.mapping(SIDE_IDS).integer_at(side_id, 0, 20, 0) if box else 0
    rings = position.find("rings")
    if rings:
        if len(rings.parts()) != RINGS:
            raise rings.fail(f"there are {RINGS} Elven Rings")
        state.rings = [part.one_of(RING_PLACES) for part in rings.parts()]
    read_special_dice(state, position)
    marks = position.find("marks")
    for bit in marks.set_of(MARK_IDS) if marks else ():
        state.marks |= 1 << bit


def read_special_dice(state: WotrBoardState, position: Part) -> None:
    """The special dice that lie on the table, and those out of the game."""
    special, burnt = position.find("special"), position.find("burnt")
    for part in (special, burnt):
        if part and not state.rules.lords:
            raise part.fail("special dice belong to Lords of Middle-earth (option 'lords')")
    for name, part in special.mapping(SPECIAL_DIE_IDS).items() if special else ():
        die = SPECIAL_DIE_IDS.index(name)
        part.mapping(("face", "star"))
        star = part.find("star")
        side = (part.get("face").one_of(FACE_IDS), star.truth() if star else False)
        if side not in SPECIAL_FACES[die]:
            raise part.fail("this die has no such face")
        state.special[die] = side[0] + (STAR if side[1] else 0)
    for die in burnt.set_of(SPECIAL_DIE_IDS) if burnt else ():
        state.burnt |= 1 << die


def read_tiles(state: WotrBoardState, position: Part) -> None:
    """The hunt tiles."""
    tiles = position.find("tiles")
    if tiles is None:
        return
    tiles.mapping(TILE_ZONE_IDS)
    for zone, name in enumerate(TILE_ZONE_IDS):
        part = tiles.find(name)
        if part is None and name == TILE_ZONE_IDS[0]:
            continue
        for tile, tile_id in enumerate(TILE_IDS):
            state.tiles[zone * TILES + tile] = part.mapping(TILE_IDS).integer_at(tile_id, 0, 8, 0) if part else 0


def read_cards(state: WotrBoardState, position: Part) -> None:
    """The event cards; what others know of hidden ones, or that each may be wherever any of its deck is."""
    part = position.find("cards")
    for pool, name in enumerate(POOL_IDS):
        deck = deck_mask(pool, state.rules.lords)
        aside = CARD_BIT[WE_SHALL_GET_IT] if state.rules.lords and pool == CARD_POOL[WE_SHALL_GET_IT] else 0
        own = part.mapping(POOL_IDS).find(name) if part else None
        allowed = names(pool, every_slot(pool))
        for zone, cards in own.mapping(ZONE_IDS[1:]).items() if own else ():
            for place in cards.set_of(allowed):
                if not (deck | (aside if zone in ASIDE_ZONES else 0)) >> place & 1:
                    raise cards.fail(f"'{allowed[place]}' stands twice or is not in this deck")
                deck &= ~(1 << place)
                aside &= ~(1 << place)
                state.cards[pool * ZONES + ZONE_IDS.index(zone)] |= 1 << place
        state.cards[pool * ZONES + DECK] = deck
        hidden = 0
        for number_of_zone in range(HIDDEN_ZONES):
            hidden |= state.cards[pool * ZONES + number_of_zone]
        for account in (0, 1):
            for number_of_zone in range(HIDDEN_ZONES):
                here = state.cards[pool * ZONES + number_of_zone]
                state.known[(pool * 2 + account) * HIDDEN_ZONES + number_of_zone] = hidden if here else 0
    known = position.find("known")
    if known:
        read_known(state, known)


def read_known(state: WotrBoardState, part: Part) -> None:
    """What others know must allow what is true."""
    if len(part.parts()) != len(state.known):
        raise part.fail(f"must have {len(state.known)} numbers")
    state.known = [entry.integer(0, MOST_KNOWN) for entry in part.parts()]
    for pool in range(POOLS):
        for account in (0, 1):
            for zone in range(HIDDEN_ZONES):
                here = state.cards[pool * ZONES + zone]
                if here & ~state.known[(pool * 2 + account) * HIDDEN_ZONES + zone]:
                    raise part.fail(f"what is known of {POOL_IDS[pool]} is not true")


def read_records(state: WotrBoardState, position: Part) -> None:
    """A battle and a hunt under way."""
    battle, hunt = position.find("battle"), position.find("hunt")
    if battle:
        state.battle = read_battle(battle, record_numbers(battle, len(BATTLE_FIELDS) + 2 * len(FIGHTER_FIELDS)))
    if hunt:
        state.hunt = read_hunt(record_numbers(hunt, len(HUNT_FIELDS)))


def record_numbers(part: Part, size: int) -> list[int]:
    """The numbers of a record."""
    numbers = [entry.integer(-100, 1 << 61) for entry in part.parts()]
    if len(numbers) != size:
        raise part.fail(f"must have {size} numbers")
    return numbers


def read_battle(part: Part, numbers: list[int]) -> Battle:
    """The battle that these numbers describe."""
    battle = Battle()
    for field, number in zip(BATTLE_FIELDS, numbers, strict=False):
        setattr(battle, field, number)
    places = iter(numbers[len(BATTLE_FIELDS) :])
    for field in FIGHTER_FIELDS:
        for fighter in (battle.free, battle.shadow):
            setattr(fighter, field, read_field(field, next(places)))
    if not (0 <= battle.source < REGIONS and 0 <= battle.place < REGIONS):
        raise part.fail("there is no such region")
    if battle.round == 0:  # earlier versions wrote a card where none was chosen yet
        battle.free.card = battle.shadow.card = NO_CARD
    return battle


def read_hunt(numbers: list[int]) -> HuntRecord:
    """The hunt that these numbers describe."""
    hunt = HuntRecord()
    for field, number in zip(HUNT_FIELDS, numbers, strict=True):
        setattr(hunt, field, read_field(field, number))
    return hunt


def read_field(field: str, number: int) -> int:
    """A field as its record holds it."""
    if field in TRUTHS:
        return bool(number)
    return number - 1 if field in CHARACTERS_PLUS_ONE else number


def read_flow(state: WotrBoardState, position: Part, steps: StepBook) -> None:
    """What happens next: the steps that were written down, a side's turn, a part of the turn, or nothing more."""
    outcome, part = position.find("outcome"), position.find("steps")
    if outcome:
        outcome.mapping(("winner", "by"))
        state.winner = outcome.get("winner").one_of(SIDE_IDS)
        state.outcome = 1 + outcome.get("by").one_of(OUTCOME_IDS[1:])
        state.finish()
        state.run()
        return
    if part:
        state.stack = steps.load([(step.text(), step.line) for step in part.parts()], int(state.changes))
        if len(state.stack) == len(BOTTOM) or not isinstance(state.stack[len(BOTTOM)], NextTurn):
            raise part.fail("the first step, which happens last, must be NextTurn()")
    else:
        begin_at(state, position)
    # Steps that were written down have been settled, and what that pushed is among them.
    state.settled = state.changes - (0 if part else 1)
    try:
        state.run()
    except (IndexError, ValueError, OverflowError, RecursionError, TypeError, AssertionError) as error:
        reason = f"these steps do not fit the position ({error})"
        raise BadFile(f"{(part or position).name}: {reason}", (part or position).line) from None
    state.said = state.barrier = 0


def begin_at(state: WotrBoardState, position: Part) -> None:
    """A position at rest: a side takes a die, or another part of the turn begins."""
    phase_part, side_part, next_part = position.find("phase"), position.find("side"), position.find("next")
    phase = phase_part.one_of(PHASE_IDS) if phase_part else ACTION
    state.push(NextTurn())
    if phase != ACTION:
        state.push(Turn(PHASE_STEPS[phase]))
        return
    state.push(Turn(PHASE_STEPS[ACTION] + 1))
    side = side_part.one_of(SIDE_IDS) if side_part else 0
    state.push(ActionPhase(next_part.one_of(SIDE_IDS) if next_part else 1 - side))
    state.push(TakeTurn(side))
