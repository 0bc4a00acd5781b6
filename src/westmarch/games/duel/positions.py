"""Positions of Duel: writing the whole situation down, and reading what a person or the program wrote.

Whatever follows from the cards in the play areas (skills, chains, peoples) is not written. Cards of finished chapters that
are mentioned nowhere lie in the discard; of the present chapter, chance decides which of the unmentioned are still to come.
"""

from typing import Final, NamedTuple

from westmarch.core.bits import bits, ones
from westmarch.core.errors import BadFile
from westmarch.core.game import Options
from westmarch.core.hidden.decks import LazyDeck
from westmarch.core.rng import MODULUS, seeded
from westmarch.core.state import BOTTOM, AnyStep
from westmarch.core.vectors import as_list
from westmarch.core.written.position import Part
from westmarch.core.written.steptext import StepBook
from westmarch.games.duel.components import (
    CARD_CHOICE,
    CARD_GIVES_CHAIN,
    CARD_IDS,
    CARD_SKILLS,
    CHAPTER_CARDS,
    CHAPTER_ROOM,
    CHAPTERS,
    COINS,
    COVERED_BY,
    DISPLAY_ROWS,
    EVERYWHERE,
    NOT_OVER,
    OUTCOME_IDS,
    PEOPLE_IDS,
    PEOPLES,
    PRESENCE_VICTORY,
    QUEST_GOAL,
    REGION_IDS,
    SIDE_IDS,
    SLOTS,
    STACK_ROOM,
    TILE_IDS,
    TILE_REGION,
    TILES_FACE_UP,
    TOKEN_IDS,
    UNITS_A_SIDE,
    cards_aside,
    tokens_of,
)
from westmarch.games.duel.rules.discard import DestroyGreyCard, PlayFromDiscard, SearchDiscard
from westmarch.games.duel.rules.effects import CARD_EFFECT, EnemyLosesCoins, ExtraTurn, GainCoins
from westmarch.games.duel.rules.peoples import AllyWithAny, JoinPeople, KeepToken, ShowTokens
from westmarch.games.duel.rules.quest import BonusFortress, BonusTurn, BonusUnit, Quest
from westmarch.games.duel.rules.turn import TURN, EndTurn
from westmarch.games.duel.rules.units import AnyManoeuvre, Manoeuvres, PlaceUnits, RaiseArmy, RazeFortress
from westmarch.games.duel.rules.verbs import deal_chapter, draw_unseen, open_slot, refill_tiles, turn_up_uncovered
from westmarch.games.duel.rules.victory import more_present, victory_of
from westmarch.games.duel.setup import bare_state
from westmarch.games.duel.state import EMPTY, FACE_DOWN, SHARED, DuelState, Rules, Side, cards_in, put_in
from westmarch.games.duel.words import ASK_TURN

GONE = "gone"
DOWN = "down"
KEYS = (
    "options", "chapter", "active", "extra_turns", "rng", "seed", "fellowship", "sauron", "display", "discard",
    "set_aside", "tiles", "token_tops", "shown_tokens", "steps", "outcome",
)  # fmt: skip
SIDE_KEYS = ("coins", "units", "fortresses", "quest", "cards", "tiles", "tokens", "trio_used")
WINNERS = (*SIDE_IDS, "shared")
MOST_SHOWN = 3  # tokens of a stack at a time
# The steps that may wait within a turn, and the least and the most of each of their numbers.
A_FEW = (0, 14)
SOME_REGIONS = (1, EVERYWHERE)
STEP_LIMITS: Final[dict[type[AnyStep], tuple[tuple[int, int], ...]]] = {
    GainCoins: (A_FEW,),
    EnemyLosesCoins: (A_FEW,),
    ExtraTurn: (),
    Quest: (A_FEW,),
    BonusUnit: (),
    BonusTurn: (),
    BonusFortress: (),
    PlaceUnits: (A_FEW, SOME_REGIONS),
    RaiseArmy: (A_FEW, SOME_REGIONS),
    RazeFortress: (),
    Manoeuvres: (A_FEW, A_FEW),
    AnyManoeuvre: (A_FEW,),
    ShowTokens: ((1, (1 << PEOPLES) - 1), (1, MOST_SHOWN)),
    KeepToken: (),
    AllyWithAny: (),
    DestroyGreyCard: (),
    SearchDiscard: (),
    PlayFromDiscard: (),
}


# Writing


def to_position(state: DuelState, options: dict[str, object], steps: StepBook) -> dict[str, object]:
    """The whole situation as plain data."""
    position: dict[str, object] = {
        "options": options,
        "chapter": int(state.chapter) + 1,
        "active": SIDE_IDS[state.active],
        "extra_turns": int(state.extra_turns),
        "rng": int(state.rng),
        "fellowship": write_side(state.fellowship),
        "sauron": write_side(state.sauron),
        "display": write_display(state),
        "discard": [CARD_IDS[card] for card in cards_in(state.discard)],
        "tiles": [TILE_IDS[tile] for tile in bits(state.tiles)],
        "token_tops": {
            PEOPLE_IDS[people]: [TOKEN_IDS[token] for token in stack.top]
            for people, stack in enumerate(state.token_stacks)
            if stack.top
        },
    }
    if state.aside_known:
        position["set_aside"] = {
            "cards": [CARD_IDS[card] for card in state.aside],
            "known_to": bits(state.aside_known),
        }
    if state.shown_tokens:
        position["shown_tokens"] = [TOKEN_IDS[token] for token in state.shown_tokens]
    if state.outcome != NOT_OVER:
        position["outcome"] = {"winner": WINNERS[state.winner], "by": OUTCOME_IDS[state.outcome]}
    elif state.prompt != ASK_TURN:
        position["steps"] = steps.dump(state)
    return position


def write_side(side: Side) -> dict[str, object]:
    """One side."""
    return {
        "coins": int(side.coins),
        "units": {name: int(side.units_in(region)) for region, name in enumerate(REGION_IDS) if side.units_in(region)},
        "fortresses": [REGION_IDS[region] for region in bits(side.fortresses)],
        "quest": int(side.quest),
        "cards": [CARD_IDS[card] for card in cards_in(side.cards)],
        "tiles": [TILE_IDS[tile] for tile in bits(side.tiles)],
        "tokens": [TOKEN_IDS[token] for token in bits(side.tokens)],
        "trio_used": bool(side.trio_used),
    }


def write_display(state: DuelState) -> list[list[str]]:
    """The rows of the display from the top: a card, `down` or `gone` for each slot."""
    names = [GONE if card == EMPTY else DOWN if card == FACE_DOWN else CARD_IDS[card] for card in state.display]
    rows: list[list[str]] = []
    for row in DISPLAY_ROWS[state.chapter]:
        rows.append(names[: len(row)])
        names = names[len(row) :]
    return rows


# Reading


class Places(NamedTuple):
    """Where each thing of the box was mentioned, to refuse what stands in two places."""

    seen: dict[str, Part]

    def take(self, name: str, part: Part) -> None:
        """Note a place; the second one is an error."""
        if name in self.seen:
            raise part.fail(
                f"'{name}' already stands in line {self.seen[name].line}" if part.line else f"'{name}' stands twice"
            )
        self.seen[name] = part


def from_position(position: Part, options: Options, rules: Rules, steps: StepBook) -> DuelState:
    """The state that a position describes."""
    position.mapping(KEYS)
    rng_part = position.find("rng")
    seed_part = position.find("seed")
    seed = seed_part.integer(0, 1 << 62) if seed_part else 0
    rng = rng_part.integer(1, MODULUS - 1) if rng_part else seeded(seed)
    state = bare_state(rules, options.people(), rng)
    chapter_part = position.find("chapter")
    state.chapter = chapter_part.integer(1, CHAPTERS) - 1 if chapter_part else 0
    active_part = position.find("active")
    if active_part:
        state.active = active_part.one_of(SIDE_IDS)
    extra_part = position.find("extra_turns")
    if extra_part:
        state.extra_turns = extra_part.integer(0, 20)
    places = Places({})
    for seat, name in enumerate(SIDE_IDS):
        side_part = position.find(name)
        read_side(
            state.side(seat), side_part if side_part else Part({}, position.line, name), int(state.chapter), places
        )
    check_sides(state, position)
    read_tokens(state, position, places)
    read_tiles(state, position, places)
    read_cards(state, position, places)
    read_flow(state, position, steps)
    return state


def read_side(side: Side, part: Part, chapter: int, places: Places) -> None:
    """One side; what is left out is nothing."""
    part.mapping(SIDE_KEYS)
    coins = part.find("coins")
    quest = part.find("quest")
    side.coins = coins.integer(0, COINS) if coins else 0
    side.quest = quest.integer(0, QUEST_GOAL) if quest else 0
    read_units(side, part.find("units"))
    for card in read_things(part.find("cards"), CARD_IDS, places):
        if card // CHAPTER_ROOM > chapter:
            raise part.get("cards").fail(f"{CARD_IDS[card]} belongs to a later chapter")
        put_in(side.cards, card)
        side.skills += CARD_SKILLS[card]
        side.choices |= CARD_CHOICE[card]
        side.chains |= CARD_GIVES_CHAIN[card]
        for step in CARD_EFFECT[card]:
            if isinstance(step, JoinPeople):
                side.peoples += 1 << 2 * step.people
    side.tiles = mask(read_things(part.find("tiles"), TILE_IDS, places))
    side.tokens = mask(read_things(part.find("tokens"), TOKEN_IDS, places))
    fortresses = part.find("fortresses")
    taken = mask([TILE_REGION[tile] for tile in bits(side.tiles)])
    side.fortresses = mask(fortresses.set_of(REGION_IDS)) if fortresses else taken
    if side.fortresses & ~taken:
        raise part.fail("a fortress stands only where the side has taken the region's location")
    trio = part.find("trio_used")
    side.trio_used = side.different_peoples() >= 3
    if trio and trio.truth() != side.trio_used:
        raise trio.fail("a side's trio is spent when its third different people joins, and not before")


def read_units(side: Side, part: Part | None) -> None:
    """A side's units on the map."""
    for name, number in part.mapping(REGION_IDS).items() if part else ():
        count = number.integer(0, UNITS_A_SIDE)
        if count > side.supply:
            raise number.fail(f"a side has only {UNITS_A_SIDE} units")
        side.units += count << 4 * REGION_IDS.index(name)
        side.supply -= count


def read_things(part: Part | None, ids: list[str], places: Places) -> list[int]:
    """A list of components that stand nowhere else."""
    if part is None:
        return []
    names = [name for name in ids if name]
    numbers = [ids.index(names[place]) for place in part.sequence_of(names)]
    for number in numbers:
        places.take(ids[number], part)
    return numbers


def check_sides(state: DuelState, position: Part) -> None:
    """What must hold of both sides together."""
    if state.rules.coins_run_out and state.reserve() < 0:
        raise position.fail(f"there are only {COINS} coins")
    if state.fellowship.regions_with_units() & state.sauron.regions_with_units():
        raise position.fail("units of both sides cannot stand in one region")


def read_tokens(state: DuelState, position: Part, places: Places) -> None:
    """The token stacks: what lies on top in view of both, and the rest unordered."""
    shown = read_things(position.find("shown_tokens"), TOKEN_IDS, places)
    tops_part = position.find("token_tops")
    tops: dict[int, list[int]] = {}
    for name, part in tops_part.mapping(PEOPLE_IDS).items() if tops_part else ():
        people = PEOPLE_IDS.index(name)
        tops[people] = read_things(part, TOKEN_IDS, places)
        if any(token // STACK_ROOM != people for token in tops[people]):
            raise part.fail("a stack holds only tokens of its own people")
    for people in range(len(PEOPLE_IDS)):
        rest = tuple(token for token in tokens_of(people) if TOKEN_IDS[token] not in places.seen)
        state.token_stacks[people] = LazyDeck(tuple(tops.get(people, ())), rest)
    state.shown_tokens = tuple(shown)


def read_tiles(state: DuelState, position: Part, places: Places) -> None:
    """The locations face up; left out, three come by chance."""
    part = position.find("tiles")
    up = read_things(part, TILE_IDS, places)
    if len(up) > TILES_FACE_UP and part:
        raise part.fail(f"at most {TILES_FACE_UP} locations lie face up")
    state.tiles = mask(up)
    rest = tuple(tile for tile, name in enumerate(TILE_IDS) if name not in places.seen)
    state.tile_stack = LazyDeck((), rest)
    if part is None:
        refill_tiles(state)


def read_cards(state: DuelState, position: Part, places: Places) -> None:
    """The display, the discard and the cards set aside."""
    chapter = int(state.chapter)
    discarded = read_things(position.find("discard"), CARD_IDS, places)
    aside_part = position.find("set_aside")
    if aside_part:
        aside_part.mapping(("cards", "known_to"))
        if not state.rules.set_aside_in_discard:
            raise aside_part.fail("by this table's settings nobody looks at the cards set aside")
        state.aside = tuple(sorted(read_things(aside_part.find("cards"), CARD_IDS, places)))
        known_part = aside_part.get("known_to")
        state.aside_known = mask([part.integer(0, 15) for part in known_part.parts()])
        if not state.aside_known or len(state.aside) > cards_aside(chapter):
            raise aside_part.fail(f"at most {cards_aside(chapter)} cards, known to at least one person")
    for card in discarded:
        put_in(state.discard, card)
    display_part = position.find("display")
    if display_part:
        read_display(state, display_part, places)
    for finished in range(chapter):
        discard_rest(state, finished, position, places)
    first = chapter * CHAPTER_ROOM
    wrong = [name for name in places.seen if name in CARD_IDS[first + CHAPTER_ROOM :]]
    wrong += [CARD_IDS[card] for card in state.aside if card < first]
    if wrong:
        raise places.seen[wrong[0]].fail(f"'{wrong[0]}' does not belong to this chapter")
    state.unseen = mask([place for place in bits(CHAPTER_CARDS[chapter]) if CARD_IDS[first + place] not in places.seen])
    if display_part:
        outcome = position.find("outcome")
        closed = outcome is not None and outcome.find("by") is not None and outcome.get("by").value == "presence"
        fit_unseen(state, display_part, closed)
    else:
        deal_rest(state, position)


def discard_rest(state: DuelState, chapter: int, position: Part, places: Places) -> None:
    """What is left of a finished chapter lies in the discard, less three cards by chance where a setting keeps those out."""
    first = chapter * CHAPTER_ROOM
    rest = [first + place for place in bits(CHAPTER_CARDS[chapter]) if CARD_IDS[first + place] not in places.seen]
    out = 0 if state.rules.set_aside_in_discard else int(cards_aside(chapter))
    if len(rest) < out:
        raise position.fail(f"by this table's settings {out} cards of chapter {chapter + 1} are out of the game")
    while len(rest) > out:
        put_in(state.discard, rest.pop(int(state.random(len(rest))) if out else -1))


def read_display(state: DuelState, part: Part, places: Places) -> None:
    """The rows of the display."""
    shape = DISPLAY_ROWS[state.chapter]
    rows = part.parts()
    if [len(row.parts()) for row in rows] != [len(row) for row in shape]:
        raise part.fail(f"this chapter's rows have {', '.join(str(len(row)) for row in shape)} slots")
    first = CHAPTER_ROOM * int(state.chapter)
    cards = [name for name in CARD_IDS[first : first + CHAPTER_ROOM] if name]
    slot = 0
    for row in rows:
        for place in row.parts():
            number = place.one_of((GONE, DOWN, *cards))
            if number >= 2:
                places.take(cards[number - 2], place)
            state.display[slot] = (
                EMPTY if number == 0 else FACE_DOWN if number == 1 else CARD_IDS.index(cards[number - 2])
            )
            if number:
                state.present |= 1 << slot
            slot += 1
    for slot in range(SLOTS):
        covers = COVERED_BY[state.chapter * SLOTS + slot]
        if covers & state.present and state.display[slot] == EMPTY:
            raise part.fail("a slot under a card that is still there cannot be empty")


def fit_unseen(state: DuelState, part: Part, closed: bool) -> None:
    """As many unseen cards as there are places for them; chance sends the others to the discard.

    A closed chapter has no place for any: its cards set aside lie in the discard or, by a setting, out of the game.
    """
    aside = 0 if state.aside_known or (closed and state.rules.set_aside_in_discard) else int(cards_aside(state.chapter))
    surplus = int(ones(state.unseen)) - as_list(state.display).count(FACE_DOWN) - aside
    if surplus < 0:
        raise part.fail(f"{-surplus} cards of this chapter stand elsewhere and cannot be face down or set aside")
    for _ in range(surplus):
        put_in(state.discard, draw_unseen(state))
    if closed:
        state.unseen = 0
    for slot in range(SLOTS):
        if state.present >> slot & 1 and COVERED_BY[state.chapter * SLOTS + slot] & state.present == 0:
            open_slot(state, slot)


def deal_rest(state: DuelState, position: Part) -> None:
    """A display dealt by chance from the cards that stand nowhere else."""
    if state.unseen != CHAPTER_CARDS[state.chapter] or state.aside_known:
        raise position.fail("'display' is missing though cards of this chapter stand elsewhere")
    deal_chapter(state, state.chapter)


def read_flow(state: DuelState, position: Part, steps: StepBook) -> None:
    """What happens next: a turn, the steps that were written down, or nothing more."""
    outcome = position.find("outcome")
    if outcome:
        outcome.mapping(("winner", "by"))
        state.winner = outcome.get("winner").one_of(WINNERS)
        state.outcome = outcome.get("by").one_of(OUTCOME_IDS)
        if not outcome_fits(state):
            raise outcome.fail("the table does not show this end")
        state.finish()
        state.run()
        return
    for seat, name in enumerate(SIDE_IDS):
        if victory_of(state, seat) != NOT_OVER:
            raise position.fail(f"{name} has already won; say so under 'outcome'")
    part = position.find("steps")
    if part:
        state.stack = steps.load([(step.text(), step.line) for step in part.parts()], int(state.changes))
        check_steps(state, part)
    elif state.shown_tokens:
        raise position.get("shown_tokens").fail("tokens are shown only while one of them is chosen")
    else:
        if state.present == 0:
            raise position.fail("no card is left in the display: the chapter is over")
        turn_up_uncovered(state)
        state.push(TURN)
    run_checked(state, part or position)
    state.said = state.barrier = 0


def outcome_fits(state: DuelState) -> bool:
    """Whether the table is one on which a game has ended like this."""
    if state.outcome == PRESENCE_VICTORY:
        return state.chapter == CHAPTERS - 1 and state.present == 0 and state.winner == more_present(state)
    return state.outcome != NOT_OVER and state.winner != SHARED and victory_of(state, state.winner) == state.outcome


def check_steps(state: DuelState, part: Part) -> None:
    """The steps of a position are those of one turn, which ends last, and their numbers make sense."""
    first, *others = state.stack[len(BOTTOM) :] or [TURN]
    if not isinstance(first, EndTurn):
        raise part.fail("the first step, which happens last, must be EndTurn()")
    for step, line in zip(others, part.parts()[1:], strict=True):
        check_step(step, line)
    if state.shown_tokens and not isinstance(state.stack[-1], KeepToken):
        raise part.fail("one of the tokens shown must be chosen next: the last step must be KeepToken()")


def check_step(step: AnyStep, part: Part) -> None:
    """One step that waits within a turn."""
    limits = STEP_LIMITS.get(type(step))
    if limits is None:
        raise part.fail(f"{type(step).__name__} never waits within a turn")
    for value, (low, high) in zip(step.fields(), limits, strict=True):
        if not isinstance(value, int) or not low <= value <= high:
            raise part.fail(f"a number of {type(step).__name__} must be from {low} to {high}, not {value}")


def run_checked(state: DuelState, part: Part) -> None:
    """Go on to the first question; steps that do not fit the table are refused."""
    try:
        state.run()
    except (IndexError, ValueError, OverflowError, RecursionError, TypeError) as error:
        raise BadFile(f"{part.name}: these steps do not fit the position ({error})", part.line) from None


def mask(numbers: list[int]) -> int:
    """A bit for each number."""
    return sum(1 << number for number in numbers)
