"""Positions: writing the whole situation down, and reading what a person or the program wrote.

A person may leave out nearly everything: cards that are mentioned nowhere lie in their decks, battlegrounds in theirs,
nothing is active, nobody has scored, and everybody thinks a hidden card wherever its owner has hidden cards at all.
Without `steps` the position is at rest: at a player's turn, or where `phase` says a part of the round begins.
"""

from collections import Counter
from collections.abc import Iterator

import msgspec

from westmarch.core.bits import bits, with_card
from westmarch.core.errors import BadFile
from westmarch.core.frames import Frame, Loop
from westmarch.core.hidden.decks import LazyDeck
from westmarch.core.rng import MODULUS, seeded
from westmarch.core.state import BOTTOM, AnyStep
from westmarch.core.written.position import Part
from westmarch.core.written.steptext import StepBook
from westmarch.games.wotr_cards.components import (
    ASIDE,
    ASIDE_INNER,
    BEARERS,
    CARD_ROOM,
    CHARACTER_ROOM,
    DECK,
    FIELD_ROOM,
    FIRST_CHARACTER,
    FIRST_EVENT,
    FIRST_ITEM,
    FIRST_PATH,
    FREE_PEOPLES,
    FRESH,
    HIDDEN_ZONE_IDS,
    HIDDEN_ZONES,
    LOCATION_IDS,
    LOCATION_ROOM,
    MOST_SEATS,
    NO_CARD,
    NO_HOST,
    NO_PATH,
    OUTCOME_IDS,
    PATH_NUMBER,
    PLACES_AT,
    PLAYER_IDS,
    RESERVE,
    RESERVES,
    ROUND_RULE_IDS,
    SHADOW,
    SIDE_IDS,
    STAGED,
    TABLE,
    THE_PATH,
    TITLE_IDS,
    TITLE_ROOM,
    location_number,
    title_number,
)
from westmarch.games.wotr_cards.lineup import Lineup
from westmarch.games.wotr_cards.rules.battle import COMBAT_STEP_TYPES, CombatStep, card_of, losses_to_offer
from westmarch.games.wotr_cards.rules.hands import MOST_FORSAKEN, Forsake, SetAside, pool_of
from westmarch.games.wotr_cards.rules.icons import defenders_at
from westmarch.games.wotr_cards.rules.playing import ANYWHERE, NO_POOL, PLAY, place_ordered, pool_played_from
from westmarch.games.wotr_cards.rules.turn import PHASE_IDS, TURN, NextRound, Round, push_phases
from westmarch.games.wotr_cards.secrets.knowledge import account_of, may_lie_in, slots_in, slots_of
from westmarch.games.wotr_cards.secrets.showing import field_ids, names, path_ids, view_outcome
from westmarch.games.wotr_cards.setup import bare_state
from westmarch.games.wotr_cards.state import WotrCardsState, added_icons
from westmarch.games.wotr_cards.words import ASK_TURN

KEYS = (
    "options", "round", "rng", "seed", "first", "turn", "phase", "passed", "path", "battlegrounds", "scoring",
    "tied_paths", "last_number", "seats", "items", "table", "card_icons", "played", "used", "rules", "pools",
    "final_round", "known", "steps", "outcome",
)  # fmt: skip
SEAT_KEYS = (*HIDDEN_ZONE_IDS[:DECK], "reserve", "arrived", "deck_top", "ring")
PLACE_KEYS = ("location", "cards", "attack", "defence", "printed")
AREA_KEYS = ("battlegrounds", "paths", "corruption")
MOST_TOKENS = 99
MOST_ROUNDS = 9
ACTION = PHASE_IDS.index("action")


# Writing


def to_position(state: WotrCardsState, options: dict[str, object], steps: StepBook) -> dict[str, object]:
    """The whole situation as plain data."""
    lineup = state.lineup
    position: dict[str, object] = {
        "options": options,
        "round": int(state.round),
        "rng": int(state.rng),
        "first": int(state.first) + 1,
        "turn": int(state.slot) + 1,
        "scoring": {name: write_area(state, side) for side, name in enumerate(SIDE_IDS)},
        "last_number": int(state.last_number),
        "seats": {PLAYER_IDS[lineup.players[seat]]: write_seat(state, seat) for seat in range(lineup.seats)},
        "known": {PLAYER_IDS[lineup.players[seat]]: write_known(state, seat) for seat in range(lineup.seats)},
    }
    further: dict[str, object] = {
        "passed": [PLAYER_IDS[lineup.players[seat]] for seat in bits(state.passed)],
        "path": write_place(state, THE_PATH) if state.path != NO_PATH else None,
        "battlegrounds": [write_place(state, field) for field in bits(state.active)],
        "tied_paths": path_ids(tied_paths(state)),
        "items": {
            TITLE_IDS[FIRST_ITEM + place]: TITLE_IDS[host] for place, host in enumerate(state.hosts) if host != NO_HOST
        },
        "table": names(state.zones[TABLE]),
        "card_icons": names(state.card_icons),
        "played": names(state.played),
        "used": names(state.used),
        "rules": [ROUND_RULE_IDS[rule] for rule in bits(state.round_rules)],
        "pools": int(state.pools),
        "final_round": bool(state.final_round),
    }
    position.update({key: value for key, value in further.items() if value})
    outcome = view_outcome(state)
    if outcome is not None:
        position["outcome"] = msgspec.structs.asdict(outcome)
    elif state.prompt != ASK_TURN:
        position["steps"] = steps.dump(state)
    return position


def tied_paths(state: WotrCardsState) -> int:
    """The paths that were activated and that nobody won, a bit each."""
    active = 0 if state.path == NO_PATH else 1 << int(state.path) - FIRST_PATH
    return int(state.used_paths & ~state.won_paths & ~state.lost_paths & ~active)


def write_area(state: WotrCardsState, side: int) -> dict[str, object]:
    """A scoring area."""
    paths = state.won_paths if side == FREE_PEOPLES else state.lost_paths
    area: dict[str, object] = {
        "battlegrounds": field_ids(state.area_fields[side]),
        "paths": path_ids(paths),
    }
    if side == SHADOW:
        area["corruption"] = int(state.corruption)
    return area


def write_seat(state: WotrCardsState, seat: int) -> dict[str, object]:
    """A seat's cards but those in the deck, whose place is the only one left for them."""
    written: dict[str, object] = {}
    for zone in range(DECK):
        written[HIDDEN_ZONE_IDS[zone]] = names(state.zones[zone * MOST_SEATS + seat])
    written["reserve"] = names(tuple(card for card in state.reserve(seat) if card < FIRST_ITEM))
    written["arrived"] = names(state.zones[FRESH * MOST_SEATS + seat])
    written["deck_top"] = names(state.decks[seat].top)
    kept = {key: value for key, value in written.items() if value}
    return {**kept, "ring": bool(state.rings >> seat & 1)}


def write_known(state: WotrCardsState, seat: int) -> dict[str, int]:
    """Where others think a seat's cards: for each zone the slots of its deck that may lie there, a bit each."""
    return {
        HIDDEN_ZONE_IDS[zone]: may_lie_in(state, seat, zone)
        for zone in range(HIDDEN_ZONES)
        if may_lie_in(state, seat, zone)
    }


def write_place(state: WotrCardsState, place: int) -> dict[str, object]:
    """An active location."""
    written: dict[str, object] = {"location": LOCATION_IDS[state.location_of(place)]}
    further: dict[str, object] = {
        "cards": names(tuple(card for card in state.at(place) if card < FIRST_ITEM)),
        "attack": int(state.attack_added(place)),
        "defence": int(state.defence_added(place)),
    }
    written.update({key: value for key, value in further.items() if value})
    if place != THE_PATH and state.unprinted >> place & 1:
        written["printed"] = False
    return written


# Reading


def ids_between(ids: list[str], first: int, end: int) -> tuple[str, ...]:
    """The ids of a block, without the numbers that no card has yet."""
    return tuple(name for name in ids[first:end] if name)


def read_title(part: Part, first: int, end: int) -> int:
    """A card of some kinds by its name."""
    allowed = ids_between(TITLE_IDS, first, end)
    return title_number(allowed[part.one_of(allowed)])


class Mentioned:
    """The cards that a position has mentioned, so that none stands in more places than it has copies."""

    def __init__(self, lineup: Lineup) -> None:
        self.lineup = lineup
        self.cards: Counter[int] = Counter()
        self.locations: set[int] = set()

    def read_cards(self, part: Part | None, first: int = 0, end: int = TITLE_ROOM, seat: int = NO_CARD) -> list[int]:
        """A list of titles of some kinds, perhaps all of one seat's deck, sorted."""
        return sorted(self.read_in_order(part, first, end, seat))

    def read_in_order(self, part: Part | None, first: int = 0, end: int = TITLE_ROOM, seat: int = NO_CARD) -> list[int]:
        """The same in the order of the list, which matters on top of a deck."""
        found: list[int] = []
        for entry in part.parts() if part else ():
            card = read_title(entry, first, end)
            if self.lineup.owners[card] == NO_CARD:
                raise entry.fail(f"'{entry.value}' is not used in this scenario")
            if seat not in (NO_CARD, self.lineup.owners[card]):
                raise entry.fail(f"'{entry.value}' is not a card of this deck")
            self.cards[card] += 1
            if self.cards[card] > self.lineup.copies[card]:
                raise entry.fail(f"'{entry.value}' stands in more places than it has copies")
            found.append(card)
        return found

    def read_location(self, part: Part, first: int, end: int) -> int:
        """A location that stands nowhere else."""
        ids = ids_between(LOCATION_IDS, first, end)
        number = location_number(ids[part.one_of(ids)])
        if number in self.locations:
            raise part.fail(f"'{part.value}' stands in two places")
        if number >= FIRST_PATH and not self.lineup.paths >> number - FIRST_PATH & 1:
            raise part.fail(f"'{part.value}' is not used in this scenario")
        self.locations.add(number)
        return number

    def read_field(self, part: Part) -> int:
        """A battleground that stands nowhere else."""
        return self.read_location(part, 0, FIELD_ROOM)

    def read_path(self, part: Part) -> int:
        """A path that stands nowhere else."""
        return self.read_location(part, FIRST_PATH, LOCATION_ROOM)

    def read_paths(self, part: Part | None) -> int:
        """Paths that stand nowhere else, a bit each."""
        return sum(1 << self.read_path(entry) - FIRST_PATH for entry in part.parts()) if part else 0


def from_position(position: Part, lineup: Lineup, viewers: tuple[int, ...], steps: StepBook) -> WotrCardsState:
    """The state that a position describes."""
    position.mapping(KEYS)
    seed, rng = position.find("seed"), position.find("rng")
    if seed and rng:
        raise seed.fail("give either 'seed' or 'rng'")
    start = rng.integer(1, MODULUS - 1) if rng else seeded(seed.integer(0, 1 << 62) if seed else 0)
    state = bare_state(lineup, viewers, start)
    mentioned = Mentioned(lineup)
    read_course(state, position)
    read_scoring(state, position, mentioned)
    read_places(state, position, mentioned)
    for seat in range(state.lineup.seats):
        read_seat(state, seat, position, mentioned)
    read_items(state, position, mentioned)
    read_table(state, position, mentioned)
    read_decks(state, position, mentioned)
    read_known(state, position)
    read_flow(state, position, steps)
    return state


def players_of(state: WotrCardsState) -> tuple[str, ...]:
    """The names of the seats."""
    return tuple(PLAYER_IDS[player] for player in state.lineup.players)


def read_slot(state: WotrCardsState, position: Part, key: str, otherwise: int) -> int:
    """A slot of the turn order: its number from 1 on, or a player's name for that player's first slot."""
    part = position.find(key)
    if part is None:
        return otherwise
    if isinstance(part.value, str):
        return state.lineup.order.index(part.one_of(players_of(state)))
    return part.integer(1, len(state.lineup.order)) - 1


def read_course(state: WotrCardsState, position: Part) -> None:
    """The round, whose turn it is, and what holds for the round."""
    state.round = position.integer_at("round", 1, MOST_ROUNDS, 1)
    state.first = read_slot(state, position, "first", (int(state.round) - 1) % len(state.lineup.order))
    state.slot = read_slot(state, position, "turn", int(state.first))
    passed, rules = position.find("passed"), position.find("rules")
    state.passed = sum(1 << seat for seat in passed.set_of(players_of(state))) if passed else 0
    if state.passed == (1 << state.lineup.seats) - 1 and "steps" not in position and "outcome" not in position:
        raise position.get("passed").fail("when all have passed, the action step is over")
    state.round_rules = sum(1 << rule for rule in rules.set_of(ROUND_RULE_IDS)) if rules else 0
    state.pools = position.integer_at("pools", 0, 2, 0)
    final = position.find("final_round")
    state.final_round = final.truth() if final else False


def read_scoring(state: WotrCardsState, position: Part, mentioned: Mentioned) -> None:
    """The scoring areas, and the paths that nobody won."""
    scoring = position.find("scoring")
    for name, area in scoring.mapping(SIDE_IDS).items() if scoring else ():
        area.mapping(AREA_KEYS)
        side = SIDE_IDS.index(name)
        fields = area.find("battlegrounds")
        state.area_fields[side] = sum(1 << mentioned.read_field(field) for field in fields.parts()) if fields else 0
        mask = mentioned.read_paths(area.find("paths"))
        state.used_paths |= mask
        if side == FREE_PEOPLES:
            state.won_paths = mask
        else:
            state.lost_paths = mask
        corruption = area.integer_at("corruption", 0, 500, 0)
        if side == FREE_PEOPLES and corruption:
            raise area.get("corruption").fail("corruption lies in the Shadow's area")
        state.corruption += corruption
    state.used_paths |= mentioned.read_paths(position.find("tied_paths"))


def read_places(state: WotrCardsState, position: Part, mentioned: Mentioned) -> None:
    """The active locations; battlegrounds that stand nowhere lie in their decks."""
    path = position.find("path")
    if path and path.value is not None:
        state.path = mentioned.read_path(path.mapping(PLACE_KEYS).get("location"))
        state.used_paths |= 1 << state.path - FIRST_PATH
        read_place(state, path, THE_PATH, mentioned)
    fields = position.find("battlegrounds")
    for part in fields.parts() if fields else ():
        field = mentioned.read_field(part.mapping(PLACE_KEYS).get("location"))
        state.active |= 1 << field
        printed = part.find("printed")
        if printed and not printed.truth():
            state.unprinted |= 1 << field
        read_place(state, part, field, mentioned)
    for side in (FREE_PEOPLES, SHADOW):
        here = sum(1 << number for number in mentioned.locations if number < FIELD_ROOM)
        state.deck_fields[side] &= ~here
    used = [PATH_NUMBER[FIRST_PATH + path] for path in bits(state.used_paths)]
    latest = PATH_NUMBER[state.path] if state.path != NO_PATH else max(used, default=0)
    state.last_number = position.integer_at("last_number", 0, int(state.lineup.last_number), int(latest))


def read_place(state: WotrCardsState, part: Part, place: int, mentioned: Mentioned) -> None:
    """The armies and characters at a location, and its icons."""
    end = FIRST_ITEM
    cards = mentioned.read_cards(part.find("cards"), 0, end)
    if place == THE_PATH and any(card < FIRST_CHARACTER for card in cards):
        raise part.get("cards").fail("armies are never on a path")
    state.zones[PLACES_AT + place] = tuple(cards)
    attack = part.integer_at("attack", 0, MOST_TOKENS, 0)
    state.tokens[place] = int(added_icons(attack, part.integer_at("defence", 0, MOST_TOKENS, 0)))


def read_seat(state: WotrCardsState, seat: int, position: Part, mentioned: Mentioned) -> None:
    """A seat's hand, piles, reserve and ring token; what is left out is empty, the token unused."""
    seats = position.find("seats")
    part = seats.mapping(players_of(state)).find(players_of(state)[seat]) if seats else None
    if part is None:
        return
    part.mapping(SEAT_KEYS)
    for zone in range(DECK):
        cards = mentioned.read_cards(part.find(HIDDEN_ZONE_IDS[zone]), seat=seat)
        state.zones[zone * MOST_SEATS + seat] = tuple(cards)
        if cards and zone <= ASIDE_INNER and zone - 2 > state.pools:
            raise part.get(HIDDEN_ZONE_IDS[zone]).fail("no text that set cards aside is under way: see 'pools'")
    reserve = mentioned.read_cards(part.find("reserve"), 0, FIRST_ITEM, seat)
    state.zones[RESERVES * MOST_SEATS + seat] = tuple(reserve)
    arrived = Mentioned(state.lineup).read_cards(part.find("arrived"), 0, FIRST_ITEM, seat)
    if Counter(arrived) - Counter(reserve):
        raise part.get("arrived").fail("only cards of the reserve have arrived there")
    state.zones[FRESH * MOST_SEATS + seat] = tuple(arrived)
    state.decks[seat] = LazyDeck(tuple(mentioned.read_in_order(part.find("deck_top"), seat=seat)))
    ring = part.find("ring")
    if ring and ring.truth() and not state.lineup.rings[seat]:
        raise ring.fail("this scenario has no ring tokens")
    if ring and not ring.truth():
        state.rings &= ~(1 << seat)


def read_items(state: WotrCardsState, position: Part, mentioned: Mentioned) -> None:
    """The items in play, each on its wielder."""
    items = position.find("items")
    for name, part in items.mapping(ids_between(TITLE_IDS, FIRST_ITEM, FIRST_EVENT)).items() if items else ():
        item = title_number(name)
        mentioned.read_cards(Part([Part(name, part.line, part.name)], part.line, part.name))
        wielder = read_title(part, FIRST_CHARACTER, FIRST_ITEM)
        place = state.place_of(wielder) if state.lineup.owners[wielder] != NO_CARD else -1
        if place < 0:
            raise part.fail(f"'{part.value}' is not in play")
        if not BEARERS[item] >> wielder - FIRST_CHARACTER & 1:
            raise part.fail(f"'{part.value}' may not wield it")
        state.hosts[item - FIRST_ITEM] = wielder
        at = RESERVES * MOST_SEATS + state.lineup.owners[wielder] if place == RESERVE else PLACES_AT + place
        state.zones[at] = with_card(state.zones[at], item)


def read_table(state: WotrCardsState, position: Part, mentioned: Mentioned) -> None:
    """Cards being played, icons on cards, and what was played and used this round."""
    state.zones[TABLE] = tuple(mentioned.read_cards(position.find("table")))
    icons = position.find("card_icons")
    found = [read_title(part, FIRST_CHARACTER, FIRST_ITEM) for part in icons.parts()] if icons else []
    if icons and any(card not in state.at(THE_PATH) for card in found):
        raise icons.fail("icons are added only to characters on the path")
    state.card_icons = tuple(sorted(found))
    for key in ("played", "used"):
        part = position.find(key)
        if part:
            titles = tuple(title_number(part_id) for part_id in names_in(part))
            if key == "played":
                state.played = titles
            else:
                state.used = titles


def names_in(part: Part) -> Iterator[str]:
    """The characters and items that a list names, each once, in its order."""
    allowed = ids_between(TITLE_IDS, FIRST_CHARACTER, FIRST_EVENT)
    for place in part.sequence_of(allowed):
        yield allowed[place]


def read_decks(state: WotrCardsState, position: Part, mentioned: Mentioned) -> None:
    """Whatever stands nowhere else lies in the decks, unordered."""
    events_in_play = [card for card in state.zones[TABLE] if card >= FIRST_EVENT]
    if events_in_play and "steps" not in position:
        raise position.get("table").fail("a card lies on the table only while it is being played")
    for seat in range(state.lineup.seats):
        rest = Counter(state.lineup.decks[seat]) - mentioned.cards
        bag = tuple(sorted(rest.elements()))
        state.decks[seat] = LazyDeck(state.decks[seat].top, bag)


# What the others know


def zones_of(state: WotrCardsState, seat: int) -> list[tuple[int, ...]]:
    """The cards in each of a seat's hidden zones."""
    return [state.zones[zone * MOST_SEATS + seat] for zone in range(DECK)] + [state.decks[seat].cards()]


def read_known(state: WotrCardsState, position: Part) -> None:
    """What the others know of hidden cards; left out, a hidden card may be wherever its owner hides any."""
    part = position.find("known")
    for seat in range(state.lineup.seats):
        own = part.mapping(players_of(state)).find(players_of(state)[seat]) if part else None
        zones = zones_of(state, seat)
        hidden = 0
        for card, count in Counter(card for cards in zones for card in cards).items():
            first = state.lineup.first_slots[card]
            hidden |= ((1 << count) - 1) << first
        for zone in range(HIDDEN_ZONES):
            state.known[account_of(seat) + zone] = hidden if zones[zone] else 0
        if own:
            own.mapping(HIDDEN_ZONE_IDS)
            for zone in range(HIDDEN_ZONES):
                mask = own.integer_at(HIDDEN_ZONE_IDS[zone], 0, (1 << len(state.lineup.decks[seat])) - 1, 0)
                state.known[account_of(seat) + zone] = mask
            check_known(state, seat, own)


def check_known(state: WotrCardsState, seat: int, part: Part) -> None:
    """What is known must allow what is true."""
    zones = zones_of(state, seat)
    masks = [may_lie_in(state, seat, zone) for zone in range(HIDDEN_ZONES)]
    for card in sorted(set(state.lineup.decks[seat])):
        slots = slots_in(slots_of(state, card))
        places = [zone for zone in range(HIDDEN_ZONES) for _ in range(zones[zone].count(card))]
        thought = [{zone for zone in range(HIDDEN_ZONES) if masks[zone] >> slot & 1} for slot in slots]
        if not can_lie([zones_thought for zones_thought in thought if zones_thought], places):
            raise part.fail(f"what is known of '{TITLE_IDS[card]}' is not true")


def can_lie(thought: list[set[int]], places: list[int]) -> bool:
    """Whether copies of a card can lie in these places, each in one where it is thought."""
    if not places:
        return not thought
    return any(
        places[0] in thought[i] and can_lie(thought[:i] + thought[i + 1 :], places[1:]) for i in range(len(thought))
    )


# What happens next


def read_flow(state: WotrCardsState, position: Part, steps: StepBook) -> None:
    """A turn, a part of the round, the steps that were written down, or nothing more."""
    outcome, part, phase = position.find("outcome"), position.find("steps"), position.find("phase")
    if outcome:
        outcome.mapping(("winner", "by"))
        state.winner = outcome.get("winner").one_of(SIDE_IDS)
        state.outcome = 1 + outcome.get("by").one_of(OUTCOME_IDS[1:])
        state.finish()
        state.run()
        return
    if part:
        state.stack = steps.load([(step.text(), step.line) for step in part.parts()], int(state.changes))
        check_steps(state, part)
    else:
        begin_at(state, position, phase.one_of(PHASE_IDS) if phase else ACTION)
    state.settled = state.changes - 1  # an empty deck is made anew, a card that shows the deck's top shows it
    try:
        state.run()
    except (IndexError, ValueError, OverflowError, RecursionError, TypeError, AssertionError) as error:
        reason = f"these steps do not fit the position ({error})"
        raise BadFile(f"{(part or position).name}: {reason}", (part or position).line) from None
    state.said = state.barrier = 0


def begin_at(state: WotrCardsState, position: Part, phase: int) -> None:
    """A position at rest: at a turn of the action step, or where another part of the round begins."""
    staged = any(state.zones[STAGED * MOST_SEATS + seat] for seat in range(state.lineup.seats))
    if state.pools or staged or state.zones[TABLE]:
        raise position.fail("cards lie on the table or aside only while a text is carried out")
    if phase != ACTION:
        push_phases(state, phase)
        return
    push_phases(state, ACTION + 1)
    state.push(TURN)


def check_steps(state: WotrCardsState, part: Part) -> None:
    """The steps of a position end with the round, and their numbers name things that exist."""
    stack = state.stack[len(BOTTOM) :]
    if not stack or not isinstance(stack[0], NextRound | Round):
        raise part.fail("the first step, which happens last, must be NextRound() or Round()")
    for step, line in zip(stack, part.parts(), strict=True):
        check_step(state, step, line)


def check_step(state: WotrCardsState, step: AnyStep, part: Part) -> None:
    """The numbers of one step."""
    if isinstance(step, Loop):
        check_step(state, step.base, part)
        if step.over_seats and not all(0 <= seat < state.lineup.seats for seat in step.items):
            raise part.fail("there is no such seat")
    elif isinstance(step, Frame):
        if (
            not -1 <= step.seat < state.lineup.seats
            or not -1 <= step.source < CARD_ROOM
            or not (step.source < 0 or (TITLE_IDS + LOCATION_IDS)[step.source])
        ):
            raise part.fail("there is no such seat or card")
        if 0 <= step.source < TITLE_ROOM and state.lineup.owners[step.source] == NO_CARD:
            raise part.fail(f"'{TITLE_IDS[step.source]}' is not used in this scenario")
        if any(abs(int(number)) > 1 << 20 for number in (*step.chosen, *step.regs, step.x, step.each)):
            raise part.fail("a number is too large")
        check_registers(state, step, part)
    elif isinstance(step, Forsake):
        if not 0 < step.n <= MOST_FORSAKEN:
            raise part.fail(f"at most {MOST_FORSAKEN} cards are forsaken")
    elif isinstance(step, COMBAT_STEP_TYPES) and not isinstance(step, CombatStep):
        check_combat(state, step.fields(), part)


def check_registers(state: WotrCardsState, frame: Frame, part: Part) -> None:
    """The registers of frames that play a card or have set cards aside."""
    if frame.effect is PLAY:
        places = (ANYWHERE, RESERVE, THE_PATH, *bits(state.active))
        if frame.source < 0 or not 2 <= len(frame.regs) <= 3 or place_ordered(frame) not in places:
            raise part.fail(
                "a card is played with two or three registers: its place, the pool it comes from, those played before"
            )
        if not NO_POOL <= pool_played_from(frame) < state.pools:
            raise part.fail("there is no such pool of cards set aside")
    aside = [place for place, step in enumerate(frame.effect.steps) if isinstance(step, SetAside)]
    if aside and frame.at > aside[0] and not (frame.regs and 0 <= pool_of(frame) - ASIDE < state.pools):
        raise part.fail("there is no such pool of cards set aside")


def check_combat(state: WotrCardsState, fields: tuple[object, ...], part: Part) -> None:
    """A step of combat is about an active location, and a line of defenders about cards that are there."""
    numbers = [field for field in fields if isinstance(field, int)]
    place = numbers[0]
    active = state.path != NO_PATH if place == THE_PATH else 0 <= place < FIELD_ROOM and state.active >> place & 1
    if not active or any(abs(number) >= 1 << CHARACTER_ROOM for number in numbers):
        raise part.fail("there is no combat at such a place")
    for line in fields:
        if isinstance(line, tuple):
            cards = Counter(int(card_of(entry)) for entry in line)
            if cards - Counter(defenders_at(state, place)) or not losses_to_offer(line, numbers[1]):
                raise part.fail("these losses do not fit the defenders")
