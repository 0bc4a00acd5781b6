"""What a person may know of a game of Duel, under the names of the components."""

from westmarch.core.bits import bits, ones
from westmarch.games.duel.components import (
    CARD_COLOUR,
    CARD_COST,
    CARD_IDS,
    CARDS_A_CHAPTER,
    CHAIN_IDS,
    COINS_AT,
    COLOUR_IDS,
    CRAFT_CHOICE,
    CRAFT_SKILLS,
    LORE_CHOICE,
    LORE_SKILLS,
    NOT_OVER,
    OUTCOME_IDS,
    PEOPLE_IDS,
    REGION_IDS,
    SIDE_IDS,
    SKILL_IDS,
    SLOTS,
    TILE_IDS,
    TILE_NEEDS,
    TOKEN_IDS,
    places,
)
from westmarch.games.duel.rules.payment import (
    ALL_SKILLS,
    card_price,
    chained,
    lacking,
    missing_symbols,
    surcharge,
    tile_price,
)
from westmarch.games.duel.secrets.knowledge import knows_aside, unseen_by
from westmarch.games.duel.state import EMPTY, FACE_DOWN, SHARED, DuelState, Side, cards_in


def view(state: DuelState, viewer: int) -> dict[str, object]:
    """All that a person may know, as plain data under the names of the components."""
    return {
        "chapter": int(state.chapter) + 1,
        "active": SIDE_IDS[state.active],
        "extra_turns": int(state.extra_turns),
        "reserve": int(state.reserve()),
        "sides": {name: view_side(state.side(seat)) for seat, name in enumerate(SIDE_IDS)},
        "display": view_display(state),
        "tiles": [view_tile(state, tile) for tile in bits(state.tiles)],
        "tiles_face_down": len(state.tile_stack),
        "token_stacks": {
            people: {"left": len(stack), "known": [TOKEN_IDS[token] for token in stack.top]}
            for people, stack in zip(PEOPLE_IDS, state.token_stacks, strict=True)
        },
        "shown_tokens": [TOKEN_IDS[token] for token in state.shown_tokens],
        "discard": [CARD_IDS[card] for card in cards_in(state.discard)],
        "set_aside": [CARD_IDS[card] for card in state.aside] if knows_aside(state, viewer) else [],
        "unseen": [CARD_IDS[card] for card in unseen_by(state, viewer)],
        "outcome": view_outcome(state),
    }


def view_side(side: Side) -> dict[str, object]:
    """A side's play area and pieces."""
    return {
        "coins": int(side.coins),
        "supply": int(side.supply),
        "units": {name: int(side.units_in(region)) for region, name in enumerate(REGION_IDS) if side.units_in(region)},
        "fortresses": [REGION_IDS[region] for region in bits(side.fortresses)],
        "presence": int(ones(side.presence())),
        "quest": int(side.quest),
        "skills": {name: int(side.skills >> 4 * skill & 15) for skill, name in enumerate(SKILL_IDS)},
        "choices": view_choices(side),
        "chains": [CHAIN_IDS[chain] for chain in bits(side.chains)],
        "peoples": {
            name: int(side.people_count(people)) for people, name in enumerate(PEOPLE_IDS) if side.people_count(people)
        },
        "trio_used": bool(side.trio_used),
        "tokens": [TOKEN_IDS[token] for token in bits(side.tokens)],
        "tiles": [TILE_IDS[tile] for tile in bits(side.tiles)],
        "cards": {
            name: [CARD_IDS[card] for card in cards_in(side.cards) if CARD_COLOUR[card] == colour]
            for colour, name in enumerate(COLOUR_IDS)
        },
    }


def view_choices(side: Side) -> list[list[str]]:
    """The skills of each grey card that gives one of several."""
    masks = [(LORE_CHOICE, LORE_SKILLS), (CRAFT_CHOICE, CRAFT_SKILLS)]
    return [
        [name for skill, name in enumerate(SKILL_IDS) if skills >> 4 * skill & 15]
        for choice, skills in masks
        if side.choices & choice
    ]


def view_display(state: DuelState) -> list[dict[str, object]]:
    """Every slot that still holds a card; one that is face down shows none."""
    slots: list[dict[str, object]] = []
    for slot, (row, x) in zip(range(SLOTS), places(int(state.chapter)), strict=True):
        card = state.display[slot]
        if card == EMPTY:
            continue
        entry: dict[str, object] = {"slot": slot, "row": row, "x": x, "card": None, "available": False}
        if card != FACE_DOWN:
            entry["card"] = CARD_IDS[card]
            entry["available"] = state.available >> (card - CARDS_A_CHAPTER * state.chapter) & 1 != 0
            entry["price"] = {name: card_bill(state.side(seat), card) for seat, name in enumerate(SIDE_IDS)}
        slots.append(entry)
    return slots


def view_tile(state: DuelState, tile: int) -> dict[str, object]:
    """A location that lies face up."""
    return {
        "tile": TILE_IDS[tile],
        "price": {name: tile_bill(state.side(seat), tile) for seat, name in enumerate(SIDE_IDS)},
    }


def card_bill(side: Side, card: int) -> dict[str, object]:
    """What a card costs a side now, and why."""
    cost = CARD_COST[card]
    return {
        "coins": int(card_price(side, card)),
        "chain": bool(chained(side, card)),
        "printed": cost >> COINS_AT & 15,
        "missing": int(missing_symbols(side, cost & ALL_SKILLS)),
        "lacking": lacking_skills(side, cost & ALL_SKILLS),
    }


def tile_bill(side: Side, tile: int) -> dict[str, object]:
    """What a location costs a side now, and why."""
    return {
        "coins": int(tile_price(side, tile)),
        "surcharge": int(surcharge(side)),
        "missing": int(missing_symbols(side, TILE_NEEDS[tile])),
        "lacking": lacking_skills(side, TILE_NEEDS[tile]),
    }


def lacking_skills(side: Side, needs: int) -> list[str]:
    """The skills that all-giving grey cards do not cover, before choice cards and the wild skill help."""
    lack = lacking(side, needs)
    return [name for skill, name in enumerate(SKILL_IDS) for _ in range(lack >> 4 * skill & 15)]


def view_outcome(state: DuelState) -> dict[str, object] | None:
    """How the game ended, once it has."""
    if state.outcome == NOT_OVER:
        return None
    winner = "shared" if state.winner == SHARED else SIDE_IDS[state.winner]
    return {"winner": winner, "by": OUTCOME_IDS[state.outcome]}
