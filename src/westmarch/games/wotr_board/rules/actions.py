"""What a die may be used for, and using it (rules 24-31, 34)."""

from typing import Final, final

from mypy_extensions import i64

from westmarch.core.frames import Frame, in_vain
from westmarch.core.state import Step
from westmarch.core.words import YES, YES_NO
from westmarch.games.wotr_board.cards.book import CARD_ICON, POWERS, STAYS, event_of
from westmarch.games.wotr_board.cards.names import card
from westmarch.games.wotr_board.components import (
    AS_ARMY,
    AS_CHARACTER,
    AS_DRAW,
    AS_EVENT,
    AS_MUSTER,
    BLACK_NUMENOREAN,
    CARD_POOL,
    CARD_ROOM,
    CHARACTER,
    CHARACTERS,
    DECK_IDS,
    ELROND,
    EVENT_PLAYED,
    FACES,
    FREE_PEOPLES,
    ICON_USES,
    LIEUTENANT,
    NO_CARD,
    NO_FACE,
    SHADOW,
    SPECIAL_KEEPER,
    STRIDER,
    USES,
    VILYA,
    WILL,
    Card,
    Face,
    Side,
)
from westmarch.games.wotr_board.rules.dice import burn_by_star, face_of
from westmarch.games.wotr_board.rules.hands import draw_to_limit, pile, show_from_hand
from westmarch.games.wotr_board.rules.people.characters import BringIn, entrances
from westmarch.games.wotr_board.rules.people.companions import (
    MoveCompanions,
    MoveMinions,
    Separate,
    can_separate,
    minions_can_move,
    travellers,
)
from westmarch.games.wotr_board.rules.politics import Diplomacy, diplomacy_options
from westmarch.games.wotr_board.rules.recruit import MusterRecruit, can_recruit
from westmarch.games.wotr_board.rules.ring.fellowship import Hide, MoveFellowship, can_move_fellowship
from westmarch.games.wotr_board.rules.rings import can_use_specially, use_specially
from westmarch.games.wotr_board.rules.war.attack import Attack, can_attack
from westmarch.games.wotr_board.rules.war.march import March, can_march
from westmarch.games.wotr_board.rules.war.movement import CheckStacking
from westmarch.games.wotr_board.state import DECK, HUNTED, MUSTER_AS_OTHER, WotrBoardState
from westmarch.games.wotr_board.words import (
    ASK_ACTION,
    ASK_DECK,
    ASK_FREE_EVENT,
    ASK_VILYA,
    TOLD_DIE_AGAIN,
    TOLD_PLAYED,
    TOLD_SPECIAL_USED,
    TOLD_USED,
    WORD_ATTACK,
    WORD_CARD,
    WORD_DECK,
    WORD_DIPLOMACY,
    WORD_DRAW,
    WORD_ENTER,
    WORD_HIDE,
    WORD_MARCH,
    WORD_MOVE_COMPANIONS,
    WORD_MOVE_FELLOWSHIP,
    WORD_MOVE_MINIONS,
    WORD_NOTHING,
    WORD_RECRUIT,
    WORD_REMOVE,
    WORD_SEPARATE,
)

THE_LAST_BATTLE: Final = card("the-last-battle")
CAPTAIN_OF_DESPAIR: Final = card("captain-of-despair")


def uses_of(state: WotrBoardState, side: Side, face: Face) -> i64:
    """The results that a die may be used as; a Mouth of Sauron once a turn uses a Muster as another one."""
    uses: i64 = USES[face]
    if side == SHADOW and uses & AS_MUSTER and not state.marks & MUSTER_AS_OTHER:
        if state.in_play(LIEUTENANT):
            uses |= AS_ARMY
        elif state.in_play(BLACK_NUMENOREAN):
            uses |= AS_CHARACTER
    return uses


def playable_as(state: WotrBoardState, side: Side, number: i64, uses: i64) -> bool:
    """Whether a card may be played with one of these results."""
    if not uses & (AS_EVENT | ICON_USES[CARD_ICON[number]]):
        return False
    return event_of(int(number)).needs.holds(state, Frame(None, 0, side, number))


def brings_nothing(state: WotrBoardState, side: Side, number: Card) -> bool:
    """Whether nothing would come of a card if it were played now, as far as its side can tell (rule 34)."""
    event = event_of(int(number))
    frame = Frame(None, 0, side, number)
    if STAYS[number]:
        return event.discard_when is not None and event.discard_when.holds(state, frame)
    return in_vain(event.does, state, frame)


def vain_words(state: WotrBoardState) -> frozenset[int]:
    """The cards among the options of which nothing would come."""
    if state.prompt not in (ASK_ACTION, ASK_FREE_EVENT):
        return frozenset()
    table = state
    asking = state.stack[-1]
    if isinstance(asking, UseDie):  # the die that plays it is spent by then
        table = state.clone()
        asking.spend(table)
    cards = [word - WORD_CARD for word in state.options if WORD_CARD <= word < WORD_CARD + CARD_ROOM]
    return frozenset([WORD_CARD + number for number in cards if brings_nothing(table, state.seat, number)])


def marches(side: Side, uses: i64) -> March:
    """The armies that a die moves: two by an Army result, one with a leader by a Character result."""
    return March(side, 2) if uses & AS_ARMY else March(side, 1, True)


def attacks(side: Side, uses: i64) -> Attack:
    """The attack that a die allows."""
    return Attack(side, not uses & AS_ARMY)


def character_actions(state: WotrBoardState, side: Side) -> list[int]:
    """What only a Character result does."""
    if side == SHADOW:
        return [WORD_MOVE_MINIONS] if minions_can_move(state) else []
    options = []
    if can_move_fellowship(state):
        options.append(WORD_MOVE_FELLOWSHIP)
    if not state.hidden:
        options.append(WORD_HIDE)
    if can_separate(state):
        options.append(WORD_SEPARATE)
    if travellers(state, FREE_PEOPLES):
        options.append(WORD_MOVE_COMPANIONS)
    return options


def muster_actions(state: WotrBoardState, side: Side) -> list[int]:
    """What only a Muster result does."""
    options = []
    if diplomacy_options(state, side):
        options.append(WORD_DIPLOMACY)
    if can_recruit(state, side):
        options.append(WORD_RECRUIT)
    return options


def actions(state: WotrBoardState, side: Side, uses: i64) -> list[int]:
    """Everything that a die with these results may be used for, sorted; it may always be spent on nothing."""
    options = [WORD_NOTHING]
    if uses & AS_DRAW and (pile(state, side * 2, DECK) or pile(state, side * 2 + 1, DECK)):
        options.append(WORD_DRAW)
    if uses & (AS_CHARACTER | AS_ARMY):
        if can_march(state, marches(side, uses)):
            options.append(WORD_MARCH)
        if can_attack(state, attacks(side, uses)):
            options.append(WORD_ATTACK)
    if uses & AS_CHARACTER:
        options.extend(character_actions(state, side))
    elif side == FREE_PEOPLES and not state.hidden and state.guide == STRIDER:
        options.append(WORD_HIDE)
    if uses & AS_MUSTER:
        options.extend(muster_actions(state, side))
    options.extend([WORD_ENTER + character for character in entrances(state, side, uses)])
    frame = Frame(None, 0, side)
    for power in POWERS:
        if power.seat == side and power.uses & uses and power.when.holds(state, frame) and power.word not in options:
            options.append(power.word)
    for number in state.hand(side):
        if playable_as(state, side, number, uses):
            options.append(WORD_CARD + number)
    options.sort()
    return options


@final
class UseDie(Step[WotrBoardState]):
    """A side has taken a die and says what for. Whether cards are among that is nobody else's business."""

    def __init__(self, side: Side = 0, face: Face = 0, special: i64 = -1) -> None:
        self.side = side
        self.face = face
        self.special = special  # which special die it is; a standard one: -1

    def run(self, state: WotrBoardState) -> bool:
        options = actions(state, self.side, uses_of(state, self.side, self.face))
        return state.ask(self, self.side, ASK_ACTION, options, (int(self.face),), always=True)

    def answer(self, state: WotrBoardState, word: int) -> None:
        side, face = self.side, self.face
        uses = self.uses_for(state, word)
        shown = self.spend(state)
        state.marks &= ~HUNTED
        if uses != USES[face]:
            state.marks |= MUSTER_AS_OTHER
        state.changed()
        moves = word == WORD_MOVE_FELLOWSHIP
        state.push(EndOfAction(side, shown, self.special, word == WORD_NOTHING, moves, self.becomes_eye(state)))
        self.act(state, word, uses)

    def uses_for(self, state: WotrBoardState, word: int) -> i64:
        """The results that the die itself has, or, where these do not offer the word, those that a minion adds."""
        more = uses_of(state, self.side, self.face)
        plain: i64 = USES[self.face]
        return plain if more == plain or word in actions(state, self.side, plain) else more

    def spend(self, state: WotrBoardState) -> i64:
        """The die is no longer unused; what it showed."""
        if self.special < 0:
            state.dice[self.side * FACES + self.face] -= 1
            state.tell(TOLD_USED, self.side, self.face)
            return self.face
        shown: i64 = state.special[self.special]
        state.special[self.special] = NO_FACE
        state.tell(TOLD_SPECIAL_USED, self.special, self.face)
        return shown

    def becomes_eye(self, state: WotrBoardState) -> bool:
        """Captain of Despair: every Character die that the Shadow uses goes to the Hunt Box."""
        return self.side == SHADOW and self.face == CHARACTER and state.on_table(CAPTAIN_OF_DESPAIR)

    def act(self, state: WotrBoardState, word: int, uses: i64) -> None:
        """Begin what was chosen."""
        side = self.side
        if word >= WORD_CARD and word < WORD_CARD + CARD_ROOM:
            state.push(PlayEvent(word - WORD_CARD, AS_EVENT if USES[self.face] & AS_EVENT else 0))
        elif word >= WORD_ENTER and word < WORD_ENTER + CHARACTERS:
            state.push(BringIn(word - WORD_ENTER))
        else:
            step = action_step(side, word, uses)
            if step is not None:
                state.push(step)
            self.use_power(state, word, uses)

    def use_power(self, state: WotrBoardState, word: int, uses: i64) -> None:
        """The first power of this word that the die pays for."""
        source = word - WORD_REMOVE if WORD_REMOVE <= word < WORD_REMOVE + CARD_ROOM else NO_CARD
        frame = Frame(None, 0, self.side, source)
        for power in POWERS:
            if power.word == word and power.seat == self.side and power.uses & uses and power.when.holds(state, frame):
                state.push(Frame(power.does, 0, self.side, source))
                return

    def fields(self) -> tuple[object, ...]:
        return (self.side, self.face, self.special)


def action_step(side: Side, word: i64, uses: i64) -> Step[WotrBoardState] | None:
    """The step of an ordinary action."""
    if word == WORD_DRAW:
        return DrawEvent(side)
    if word == WORD_MARCH:
        return marches(side, uses)
    if word == WORD_ATTACK:
        return attacks(side, uses)
    if word == WORD_MOVE_FELLOWSHIP:
        return MoveFellowship(True)
    if word == WORD_HIDE:
        return Hide()
    if word == WORD_SEPARATE:
        return Separate()
    if word == WORD_MOVE_COMPANIONS:
        return MoveCompanions()
    if word == WORD_MOVE_MINIONS:
        return MoveMinions()
    if word == WORD_DIPLOMACY:
        return Diplomacy(side)
    if word == WORD_RECRUIT:
        return MusterRecruit(side)
    return None


@final
class DrawEvent(Step[WotrBoardState]):
    """Draw a card from either deck."""

    def __init__(self, side: Side = 0) -> None:
        self.side = side

    def run(self, state: WotrBoardState) -> bool:
        decks = [deck for deck in range(len(DECK_IDS)) if pile(state, self.side * 2 + deck, DECK)]
        return len(decks) > 0 and state.ask(self, self.side, ASK_DECK, [WORD_DECK + deck for deck in decks])

    def answer(self, state: WotrBoardState, word: int) -> None:
        draw_to_limit(state, self.side, word - WORD_DECK)

    def fields(self) -> tuple[object, ...]:
        return (self.side,)


@final
class PlayEvent(Step[WotrBoardState]):
    """A card from hand is played as an event; `used_as` tells whether an Event result paid for it."""

    def __init__(self, card: Card = 0, used_as: i64 = 0) -> None:
        self.card = card
        self.used_as = used_as

    def run(self, state: WotrBoardState) -> bool:
        side = CARD_POOL[self.card] // 2
        show_from_hand(state, self.card)
        state.observe(self.card)
        state.tell(TOLD_PLAYED, side, self.card)
        state.push(EventDone(self.card, self.used_as))
        state.push(Frame(event_of(int(self.card)).does, 0, side, self.card))
        return False

    def fields(self) -> tuple[object, ...]:
        return (self.card, self.used_as)


@final
class EventDone(Step[WotrBoardState]):
    """A card has been played: who reacts to that?"""

    def __init__(self, card: Card = 0, used_as: i64 = 0) -> None:
        self.card = card
        self.used_as = used_as

    def run(self, state: WotrBoardState) -> bool:
        state.announce(EVENT_PLAYED, CARD_POOL[self.card] // 2, self.card, self.used_as)
        return False

    def fields(self) -> tuple[object, ...]:
        return (self.card, self.used_as)


@final
class EndOfAction(Step[WotrBoardState]):
    """Stacking is checked; the die is spent, unless Vilya keeps it. If it moved the Fellowship, it goes to the Hunt Box."""

    def __init__(
        self,
        side: Side = 0,
        shown: i64 = 0,
        special: i64 = -1,
        for_nothing: bool = False,
        moved_fellowship: bool = False,
        becomes_eye: bool = False,
    ) -> None:
        self.side = side
        self.shown = shown  # what the die showed
        self.special = special  # which special die it was; a standard one: -1
        self.for_nothing = for_nothing  # it was spent on nothing
        self.moved_fellowship = moved_fellowship
        self.becomes_eye = becomes_eye

    def run(self, state: WotrBoardState) -> bool:
        if self.vilya_may_keep_it(state):
            return state.ask(self, FREE_PEOPLES, ASK_VILYA, YES_NO, (int(face_of(self.shown)),))
        self.finish(state)
        return False

    def vilya_may_keep_it(self, state: WotrBoardState) -> bool:
        """Whether the die may be used a second time: after an action, and not a Will of the West."""
        if self.side != FREE_PEOPLES or self.for_nothing or self.shown == WILL:
            return False
        return can_use_specially(state, VILYA, ELROND)

    def answer(self, state: WotrBoardState, word: int) -> None:
        if word != YES:
            self.finish(state)
            return
        state.push(CheckStacking())
        use_specially(state, VILYA)
        if self.special < 0:
            state.dice[self.shown] += 1
        elif state.in_play(SPECIAL_KEEPER[self.special]):
            state.special[self.special] = self.shown
        state.tell(TOLD_DIE_AGAIN, face_of(self.shown))

    def finish(self, state: WotrBoardState) -> None:
        """The die is spent."""
        if self.moved_fellowship and not state.on_table(THE_LAST_BATTLE):
            state.box[FREE_PEOPLES] += 1
            state.changed()
        if self.becomes_eye:
            state.box[SHADOW] += 1
            state.changed()
        if self.special >= 0:
            burn_by_star(state, self.special, self.shown)
        state.push(CheckStacking())

    def fields(self) -> tuple[object, ...]:
        return (self.side, self.shown, self.special, self.for_nothing, self.moved_fellowship, self.becomes_eye)


ACTION_STEPS: Final = (UseDie, DrawEvent, PlayEvent, EventDone, EndOfAction)
