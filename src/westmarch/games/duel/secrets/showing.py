"""How a view is made: compiled, for every table asks for one after every word, and searches now and then."""

from westmarch.core.bits import bits, ones
from westmarch.core.state import Viewer
from westmarch.games.duel.components import (
    CARD_COLOUR,
    CARD_COST,
    CARD_IDS,
    CHAIN_IDS,
    CHAPTER_ROOM,
    COINS_AT,
    COLOUR_IDS,
    CRAFT_CHOICE,
    CRAFT_SKILLS,
    LORE_CHOICE,
    LORE_SKILLS,
    NOT_OVER,
    OUTCOME_IDS,
    PEOPLE_IDS,
    PLACES,
    REGION_IDS,
    SIDE_IDS,
    SKILL_IDS,
    TILE_IDS,
    TILE_NEEDS,
    TOKEN_IDS,
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
from westmarch.games.duel.secrets.view import (
    CardBill,
    DuelView,
    Outcome,
    SideView,
    SkillId,
    Slot,
    StackView,
    TileBill,
    TileView,
)
from westmarch.games.duel.state import EMPTY, FACE_DOWN, SHARED, DuelState, Side, cards_in


def view(state: DuelState, viewer: Viewer) -> DuelView:
    """All that a person may know."""
    return DuelView(
        chapter=int(state.chapter) + 1,
        active=SIDE_IDS[state.active],
        extra_turns=state.extra_turns,
        reserve=max(state.reserve(), 0),
        sides={name: view_side(state.side(seat)) for seat, name in enumerate(SIDE_IDS)},
        display=view_display(state),
        tiles=[view_tile(state, tile) for tile in bits(state.tiles)],
        tiles_face_down=len(state.tile_stack),
        token_stacks={
            people: StackView(len(stack), [TOKEN_IDS[token] for token in stack.top])
            for people, stack in zip(PEOPLE_IDS, state.token_stacks, strict=True)
        },
        shown_tokens=[TOKEN_IDS[token] for token in state.shown_tokens],
        discard=[CARD_IDS[card] for card in cards_in(state.discard)],
        set_aside=[CARD_IDS[card] for card in state.aside] if knows_aside(state, viewer) else [],
        unseen=[CARD_IDS[card] for card in unseen_by(state, viewer)],
        outcome=view_outcome(state),
    )


def view_side(side: Side) -> SideView:
    """A side's play area and pieces."""
    cards: dict[str, list[str]] = {name: [] for name in COLOUR_IDS}
    for card in cards_in(side.cards):
        cards[COLOUR_IDS[CARD_COLOUR[card]]].append(CARD_IDS[card])
    units, skills, peoples = side.units, side.skills, side.peoples
    return SideView(
        coins=side.coins,
        supply=side.supply,
        units={name: units >> 4 * i & 15 for i, name in enumerate(REGION_IDS) if units >> 4 * i & 15},
        fortresses=[REGION_IDS[region] for region in bits(side.fortresses)],
        presence=ones(side.presence()),
        quest=side.quest,
        skills={name: skills >> 4 * i & 15 for i, name in enumerate(SKILL_IDS)},
        choices=view_choices(side),
        chains=[CHAIN_IDS[chain] for chain in bits(side.chains)],
        peoples={name: peoples >> 2 * i & 3 for i, name in enumerate(PEOPLE_IDS) if peoples >> 2 * i & 3},
        trio_used=side.trio_used,
        tokens=[TOKEN_IDS[token] for token in bits(side.tokens)],
        tiles=[TILE_IDS[tile] for tile in bits(side.tiles)],
        cards=cards,
    )


def view_choices(side: Side) -> list[list[SkillId]]:
    """The skills of each grey card that gives one of several."""
    masks = [(LORE_CHOICE, LORE_SKILLS), (CRAFT_CHOICE, CRAFT_SKILLS)]
    return [
        [name for skill, name in enumerate(SKILL_IDS) if skills >> 4 * skill & 15]
        for choice, skills in masks
        if side.choices & choice
    ]


def view_display(state: DuelState) -> list[Slot]:
    """Every slot that still holds a card."""
    slots: list[Slot] = []
    for slot, (card, (row, x)) in enumerate(zip(state.display, PLACES[state.chapter], strict=True)):
        if card == FACE_DOWN:
            slots.append(Slot(slot, row, x, None, False))
        elif card != EMPTY:
            available = state.available >> (card - CHAPTER_ROOM * state.chapter) & 1 != 0
            price = {name: card_bill(state.side(seat), card) for seat, name in enumerate(SIDE_IDS)}
            slots.append(Slot(slot, row, x, CARD_IDS[card], available, price))
    return slots


def view_tile(state: DuelState, tile: int) -> TileView:
    """A location that lies face up."""
    return TileView(TILE_IDS[tile], {name: tile_bill(state.side(seat), tile) for seat, name in enumerate(SIDE_IDS)})


def card_bill(side: Side, card: int) -> CardBill:
    """What a card costs a side now, and why."""
    cost = CARD_COST[card]
    needs = cost & ALL_SKILLS
    return CardBill(
        coins=card_price(side, card),
        chain=chained(side, card),
        printed=cost >> COINS_AT & 15,
        missing=missing_symbols(side, needs),
        lacking=lacking_skills(side, needs),
    )


def tile_bill(side: Side, tile: int) -> TileBill:
    """What a location costs a side now, and why."""
    needs = TILE_NEEDS[tile]
    return TileBill(
        coins=tile_price(side, tile),
        surcharge=surcharge(side),
        missing=missing_symbols(side, needs),
        lacking=lacking_skills(side, needs),
    )


def lacking_skills(side: Side, needs: int) -> list[SkillId]:
    """The skills that all-giving grey cards do not cover."""
    lack = lacking(side, needs)
    return [name for skill, name in enumerate(SKILL_IDS) for _ in range(lack >> 4 * skill & 15)] if lack else []


def view_outcome(state: DuelState) -> Outcome | None:
    """How the game ended, once it has."""
    if state.outcome == NOT_OVER:
        return None
    return Outcome("shared" if state.winner == SHARED else SIDE_IDS[state.winner], OUTCOME_IDS[state.outcome])
