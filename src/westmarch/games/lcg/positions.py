"""Positions: writing the whole situation down, and reading what a person or the program wrote.

A person may leave out nearly everything: heroes that are mentioned nowhere are in play, other cards in their decks; the
quest is at its first stage, threat is what the heroes cost, and everybody thinks a hidden card wherever its owner has
hidden cards at all. Without `steps` the position is at the beginning of `phase`.
"""

from collections import Counter

from westmarch.core.errors import BadFile
from westmarch.core.frames import Frame, Loop
from westmarch.core.hidden.decks import LazyDeck
from westmarch.core.rng import MODULUS, seeded
from westmarch.core.state import BOTTOM, AnyStep
from westmarch.core.written.position import Part
from westmarch.core.written.steptext import StepBook, spell
from westmarch.games.lcg.cards.catalogue import VOCABULARY
from westmarch.games.lcg.components import (
    AT_HERO,
    AT_QUEST,
    ATTACHED,
    AWAY,
    ELIMINATION_THREAT,
    ENCOUNTER,
    ENEMY,
    FLAG_IDS,
    GUARD,
    HERO,
    HERO_THREAT,
    HOST_DECK,
    LAST_ROUND,
    NAME_IDS,
    NO_CARD,
    NO_SEAT,
    NOT_OVER,
    OUTCOME_IDS,
    PHASE_IDS,
    PLACE_IDS,
    PLANNING,
    QUEST,
    SEAT_IDS,
    TITLE_IDS,
)
from westmarch.games.lcg.lineup import POOLS, Lineup
from westmarch.games.lcg.rules.round import PHASE_STARTS, ROUND, ROUNDS, Rounds
from westmarch.games.lcg.secrets.showing import names, table_name
from westmarch.games.lcg.setup import bare_state
from westmarch.games.lcg.state import HIDDEN_ZONES, Delayed, FaceDown, LcgState, Modifier, Use, account

KEYS = (
    "options", "rng", "seed", "round", "phase", "first", "out", "threat", "quest", "allies_played", "cards", "lives",
    "hands", "piles", "victory", "removed", "decks", "shadows", "guards", "known", "modifiers", "limits", "delayed",
    "steps", "outcome",
)  # fmt: skip
CARD_KEYS = ("at", "seat", "owner", "damage", "tokens", "flags", "on")
POOL_IDS = (*SEAT_IDS, "encounter")
MOST_CARDS = 256  # of a deck, a bit each in what people know
MOST_TOKENS = 999
BIG = 1 << 40


# Writing


def to_position(state: LcgState, options: dict[str, object], steps: StepBook) -> dict[str, object]:
    """The whole situation as plain data."""
    seats = range(state.lineup.seats)
    changes = int(state.changes)
    position: dict[str, object] = {
        "options": options,
        "rng": int(state.rng),
        "round": int(state.round),
        "phase": PHASE_IDS[state.phase],
        "first": SEAT_IDS[state.first],
        "threat": {SEAT_IDS[seat]: state.threat[seat] for seat in seats},
        "quest": table_name(state, state.quest) if state.quest != NO_CARD else None,
        "cards": {
            table_name(state, card): write_card(state, card)
            for card in range(len(state.place))
            if state.place[card] != AWAY
        },
        "hands": {SEAT_IDS[seat]: names(state.hands[seat]) for seat in seats},
        "known": [int(mask) for mask in state.known],
    }
    further: dict[str, object] = {
        "out": [SEAT_IDS[seat] for seat in seats if not state.alive(seat)],
        "allies_played": int(state.allies_played),
        "lives": {NAME_IDS[state.name(card)]: life for card, life in enumerate(state.life) if life},
        "piles": {POOL_IDS[pool]: names(state.piles[pool]) for pool in range(POOLS) if state.piles[pool]},
        "victory": names(state.victory),
        "removed": names(state.removed),
        "decks": write_decks(state),
        "shadows": [write_face_down(state, entry) for entry in state.shadows],
        "guards": [write_face_down(state, entry) for entry in state.guards],
        "modifiers": [[int(n) for n in modifier_fields(entry)] for entry in state.modifiers],
        "limits": [[int(n) for n in (use.card, use.life, use.seat, use.limit)] for use in state.uses],
        "delayed": [[int(waiting.point), spell(waiting.frame, changes)] for waiting in state.delayed],
    }
    position.update({key: value for key, value in further.items() if value})
    if state.outcome != NOT_OVER:
        position["outcome"] = OUTCOME_IDS[state.outcome]
    else:
        position["steps"] = steps.dump(state)
    return position


def write_card(state: LcgState, card: int) -> dict[str, object]:
    """A card on the table."""
    written: dict[str, object] = {"at": PLACE_IDS[state.place[card]]}
    if state.keeper[card] != NO_SEAT:
        written["seat"] = SEAT_IDS[state.keeper[card]]
    written["owner"] = POOL_IDS[state.owner[card]]
    further: dict[str, object] = {
        "damage": state.damage[card],
        "tokens": state.tokens[card],
        "flags": [name for place, name in enumerate(FLAG_IDS) if state.flags[card] >> place & 1],
    }
    written.update({key: value for key, value in further.items() if value})
    host = state.host[card]
    if host != NO_CARD:
        written["on"] = table_name(state, host) if host >= 0 else f"deck:{SEAT_IDS[HOST_DECK - host]}"
    return written


def write_decks(state: LcgState) -> dict[str, object]:
    """The ordered parts of decks, with who has seen them."""
    written: dict[str, object] = {}
    for pool in range(POOLS):
        deck = state.decks[pool]
        if deck.top or deck.bottom:
            written[POOL_IDS[pool]] = {
                "top": names(deck.top),
                "top_seen": list(state.top_seen[pool]),
                "bottom": names(deck.bottom),
                "bottom_seen": list(state.bottom_seen[pool]),
            }
    return written


def modifier_fields(entry: Modifier) -> tuple[int, ...]:
    """A modifier in a row of numbers."""
    return (entry.stat, entry.whom, entry.life, entry.amount, entry.until)


def write_face_down(state: LcgState, entry: FaceDown) -> dict[str, object]:
    """A face-down card: with which card it lies, what it is, who has seen it."""
    return {"on": table_name(state, entry.card), "card": TITLE_IDS[entry.title], "seen": int(entry.seen)}


# Reading


def from_position(position: Part, lineup: Lineup, viewers: tuple[int, ...], steps: StepBook) -> LcgState:
    """The state that a position describes."""
    position.mapping(KEYS)
    seed, rng = position.find("seed"), position.find("rng")
    if seed and rng:
        raise seed.fail("give either 'seed' or 'rng'")
    start = rng.integer(1, MODULUS - 1) if rng else seeded(seed.integer(0, 1 << 62) if seed else 0)
    state = bare_state(lineup, viewers, start)
    used: list[Counter[int]] = [Counter() for _ in range(POOLS)]  # the cards of each pool that are mentioned
    read_course(state, position)
    read_piles(state, position, used)
    read_cards(state, position, used)
    read_face_down(state, position, used)
    read_decks(state, position, used)
    read_known(state, position)
    read_lasting(state, position, steps)
    read_flow(state, position, steps)
    return state


def seats_of(state: LcgState) -> tuple[str, ...]:
    """The names of the seats."""
    return SEAT_IDS[: state.lineup.seats]


def read_course(state: LcgState, position: Part) -> None:
    """Round, phase, first player, threat."""
    seats = seats_of(state)
    state.round = position.integer_at("round", 1, LAST_ROUND + 1, 1)
    phase, first, out = position.find("phase"), position.find("first"), position.find("out")
    state.phase = phase.one_of(PHASE_IDS) if phase else PLANNING
    state.first = first.one_of(seats) if first else 0
    state.out = sum(1 << seat for seat in out.set_of(seats)) if out else 0
    state.allies_played = position.integer_at("allies_played", 0, MOST_TOKENS, 0)
    threat = position.find("threat")
    for seat, name in enumerate(seats):
        cost = sum(HERO_THREAT[title] for title in state.lineup.heroes[seat])
        state.threat[seat] = threat.mapping(seats).integer_at(name, 0, ELIMINATION_THREAT, cost) if threat else cost


def read_titles(part: Part | None) -> tuple[int, ...]:
    """A list of titles."""
    return tuple(entry.one_of(TITLE_IDS) for entry in part.parts()) if part else ()


def read_piles(state: LcgState, position: Part, used: list[Counter[int]]) -> None:
    """Hands, discard piles, the victory pile and what is out of the game."""
    hands, piles = position.find("hands"), position.find("piles")
    for seat, name in enumerate(seats_of(state)):
        titles = read_titles(hands.mapping(seats_of(state)).find(name)) if hands else ()
        state.hands[seat] = tuple(sorted(titles))
        used[seat].update(titles)
    for pool, name in enumerate(POOL_IDS):
        state.piles[pool] = read_titles(piles.mapping(POOL_IDS).find(name)) if piles else ()
        used[pool].update(state.piles[pool])
    state.victory = read_titles(position.find("victory"))
    state.removed = read_titles(position.find("removed"))
    used[ENCOUNTER].update(state.victory)
    for title in state.removed:
        owners = [pool for pool in range(POOLS) if used[pool][title] < state.lineup.decks[pool].count(title)]
        if not owners:
            raise position.get("removed").fail(f"'{TITLE_IDS[title]}' is not in the game")
        used[owners[0]][title] += 1


def read_table_name(state: LcgState, part: Part, name: str) -> int:
    """The card of a table name that this game can have."""
    card = state.lineup.card_at[NAME_IDS.index(name)] if name in NAME_IDS else NO_CARD
    if card == NO_CARD:
        raise part.fail(f"there is no card '{name[:40]}' in this game")
    return card


def read_cards(state: LcgState, position: Part, used: list[Counter[int]]) -> None:
    """The cards on the table; heroes that are not mentioned are in play, the quest is at its first stage."""
    cards, lives = position.find("cards"), position.find("lives")
    hosts: list[tuple[int, Part]] = []
    for name, part in cards.items() if cards else ():
        card = read_table_name(state, part, name)
        part.mapping(CARD_KEYS)
        place = part.get("at").one_of(PLACE_IDS)
        seat = part.find("seat")
        keeper = seat.one_of(seats_of(state)) if seat else NO_SEAT
        owner = part.find("owner")
        player_card = state.kind(card) < ENEMY or state.kind(card) == GUARD
        state.owner[card] = owner.one_of(POOL_IDS) if owner else max(keeper, 0) if player_card else ENCOUNTER
        state.lay(card, place, keeper)
        state.wound(card, part.integer_at("damage", 0, MOST_TOKENS, 0))
        state.tokens[card] = part.integer_at("tokens", 0, MOST_TOKENS, 0)
        flags = part.find("flags")
        state.flags[card] = sum(1 << place for place in flags.set_of(FLAG_IDS)) if flags else 0
        on = part.find("on")
        if on:
            hosts.append((card, on))
        if state.kind(card) not in (HERO, QUEST, GUARD):
            used[state.owner[card]][state.lineup.titles[card]] += 1
    for card, on in hosts:
        text = on.text()
        deck = text.removeprefix("deck:")
        if text != deck and deck in seats_of(state):
            state.host[card] = HOST_DECK - seats_of(state).index(deck)
        else:
            state.host[card] = read_table_name(state, on, text)
    read_defaults(state, position)
    for card in range(len(state.life)):
        if state.place[card] == ATTACHED and state.host[card] == NO_CARD:
            raise position.get("cards").fail(f"'{table_name(state, card)}' is attached to nothing")
        state.life[card] = 0 if lives else state.life[card]
    for name, part in lives.items() if lives else ():
        state.life[read_table_name(state, part, name)] = part.integer(0, MOST_TOKENS)


def read_defaults(state: LcgState, position: Part) -> None:
    """Heroes that are mentioned nowhere are in play; so is the first quest card."""
    for seat in range(state.lineup.seats):
        for title in state.lineup.heroes[seat]:
            card = state.lineup.first_card[title]
            if state.place[card] == AWAY and state.alive(seat) and title not in state.piles[seat]:
                state.owner[card] = seat
                state.lay(card, AT_HERO, seat)
    quest = position.find("quest")
    if quest and quest.value is None:
        return
    card = read_table_name(state, quest, quest.text()) if quest else state.lineup.first_card[state.lineup.quests[0]]
    if state.kind(card) != QUEST:
        raise position.get("quest").fail("is not a quest card")
    if state.place[card] == AWAY:
        state.lay(card, AT_QUEST)
    state.quest = card


def read_face_down(state: LcgState, position: Part, used: list[Counter[int]]) -> None:
    """Shadow cards that lie face down, and the cards that are Orc Guards."""
    for key in ("shadows", "guards"):
        entries: list[FaceDown] = []
        listed = position.find(key)
        for part in listed.parts() if listed else ():
            part.mapping(("on", "card", "seen"))
            card = read_table_name(state, part.get("on"), part.get("on").text())
            title = part.get("card").one_of(TITLE_IDS)
            entries.append(FaceDown(card, part.integer_at("seen", 0, 0xFF, 0), title))
            used[ENCOUNTER if key == "shadows" else state.owner[card]][title] += 1
        if key == "shadows":
            state.shadows = tuple(entries)
        else:
            state.guards = tuple(entries)


def read_decks(state: LcgState, position: Part, used: list[Counter[int]]) -> None:
    """The ordered parts of decks; whatever stands nowhere else lies in them, unordered."""
    decks = position.find("decks")
    for pool, name in enumerate(POOL_IDS):
        part = decks.mapping(POOL_IDS).find(name) if decks else None
        top: tuple[int, ...] = ()
        bottom: tuple[int, ...] = ()
        if part:
            part.mapping(("top", "top_seen", "bottom", "bottom_seen"))
            top, bottom = read_titles(part.find("top")), read_titles(part.find("bottom"))
            state.top_seen[pool] = read_masks(part.find("top_seen"), len(top))
            state.bottom_seen[pool] = read_masks(part.find("bottom_seen"), len(bottom))
        used[pool].update(top + bottom)
        own = Counter(state.lineup.decks[pool])
        for title in used[pool]:
            if used[pool][title] > own[title] and title not in hero_titles(state):
                raise position.fail(f"'{TITLE_IDS[title]}' stands in more places than it has copies")
        rest = own - used[pool] if state.alive(pool) or pool == ENCOUNTER else Counter[int]()
        state.decks[pool] = LazyDeck(top, tuple(sorted(rest.elements())), bottom)


def hero_titles(state: LcgState) -> tuple[int, ...]:
    """All heroes at the table."""
    return tuple(title for party in state.lineup.heroes for title in party)


def read_masks(part: Part | None, count: int) -> tuple[int, ...]:
    """Who has seen each of some ordered cards; left out, nobody."""
    if part is None:
        return (0,) * count
    masks = tuple(entry.integer(0, 0xFF) for entry in part.parts())
    if len(masks) != count:
        raise part.fail(f"must be {count} numbers")
    return masks


def read_known(state: LcgState, position: Part) -> None:
    """What people know; left out, a hidden card may be wherever its pool has hidden cards."""
    part = position.find("known")
    if part:
        masks = [entry.integer(0, (1 << MOST_CARDS) - 1) for entry in part.parts()]
        if len(masks) != len(state.known):
            raise part.fail(f"must be {len(state.known)} numbers")
        state.known = masks
        return
    for pool in range(POOLS):
        hand = state.hands[pool] if pool < state.lineup.seats else ()
        faces = state.shadows if pool == ENCOUNTER else state.guards
        mine = [int(entry.title) for entry in faces if pool == ENCOUNTER or state.owner[entry.card] == pool]
        zones = (hand, state.decks[pool].cards(), tuple(mine))
        hidden = 0
        for title, count in Counter([title for zone in zones for title in zone]).items():
            slots = state.lineup.slots[pool][title]
            for _ in range(count):
                hidden |= slots & ~hidden & -(slots & ~hidden)
        for viewer in range(len(state.people)):
            base = account(viewer, pool)
            for zone in range(HIDDEN_ZONES):
                state.known[base + zone] = hidden if zones[zone] else 0


def read_lasting(state: LcgState, position: Part, steps: StepBook) -> None:
    """Lasting effects, uses of limited abilities, effects that wait."""
    state.modifiers = tuple(Modifier(*row) for row in read_rows(position.find("modifiers"), 5))
    state.uses = tuple(Use(*row) for row in read_rows(position.find("limits"), 4))
    about = [*[entry.whom for entry in state.modifiers], *[use.card for use in state.uses]]
    if any(card >= len(state.place) for card in about):
        raise position.fail("a lasting effect is about a card that is not in this game")
    delayed = position.find("delayed")
    waiting: list[Delayed] = []
    for part in delayed.parts() if delayed else ():
        entry = part.parts()
        if len(entry) != 2:
            raise part.fail("must be a point and a frame")
        frame = steps.step(entry[1].text(), entry[1].line, None, int(state.changes))
        if not isinstance(frame, Frame):
            raise part.fail("must be a point and a frame")
        check_step(state, frame, part)
        waiting.append(Delayed(entry[0].integer(0, 2), frame))
    state.delayed = tuple(waiting)


def read_rows(part: Part | None, width: int) -> tuple[tuple[int, ...], ...]:
    """Rows of numbers."""
    rows = [tuple(n.integer(-BIG, BIG) for n in row.parts()) for row in part.parts()] if part else []
    if part and any(len(row) != width for row in rows):
        raise part.fail(f"each must be {width} numbers")
    return tuple(rows)


# What happens next


def read_flow(state: LcgState, position: Part, steps: StepBook) -> None:
    """The beginning of a phase, the steps that were written down, or nothing more."""
    outcome, part = position.find("outcome"), position.find("steps")
    if outcome:
        state.outcome = 1 + outcome.one_of(OUTCOME_IDS[1:])
        state.finish()
        state.run()
        return
    if part:
        state.stack = steps.load([(step.text(), step.line) for step in part.parts()], int(state.changes))
        check_stack(state, part)
        state.settled = state.changes
    else:
        state.push(ROUNDS)
        state.push(Frame(ROUND, PHASE_STARTS[max(int(state.phase) - 1, 0)]))
    try:
        state.run()
    except (IndexError, ValueError, OverflowError, RecursionError, TypeError, AssertionError) as error:
        reason = f"these steps do not fit the position ({error})"
        raise BadFile(f"{(part or position).name}: {reason}", (part or position).line) from None
    state.said = state.barrier = 0


def check_stack(state: LcgState, part: Part) -> None:
    """The steps of a position end with the rounds, and their numbers name things that exist."""
    stack = state.stack[len(BOTTOM) :]
    if not stack or not isinstance(stack[0], Rounds):
        raise part.fail("the first step, which happens last, must be Rounds()")
    for step, line in zip(stack, part.parts(), strict=True):
        check_step(state, step, line)


def check_step(state: LcgState, step: AnyStep, part: Part) -> None:
    """The numbers of one step."""
    if isinstance(step, Loop):
        check_step(state, step.base, part)
        if step.over_seats and not all(0 <= seat < state.lineup.seats for seat in step.items):
            raise part.fail("there is no such seat")
    elif isinstance(step, Frame):
        if not -1 <= step.seat < state.lineup.seats or not -1 <= step.source < len(state.place):
            raise part.fail("there is no such seat or card")
        if any(abs(int(n)) > BIG for n in (*step.chosen, *step.regs, step.x, step.each, step.it)):
            raise part.fail("a number is too large")
        if any(not 0 <= word < len(VOCABULARY) for word in step.chosen):
            raise part.fail("there is no such word")
