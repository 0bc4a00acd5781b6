"""Steps of which event cards are made. They belong to a frame, which knows the side and the card."""

from typing import Any, Final, final

from mypy_extensions import i64

from westmarch.core.frames import (
    Control,
    Effect,
    Filter,
    Frame,
    Test,
    amount,
    effect,
    frame_of,
    replace_frame,
)
from westmarch.core.state import AnyStep, Step
from westmarch.core.words import DONE, PASS, YES, YES_NO
from westmarch.games.wotr_board.actions import PlayEvent, playable_as
from westmarch.games.wotr_board.attack import Attack, can_attack
from westmarch.games.wotr_board.battle import roll_die
from westmarch.games.wotr_board.cards import CARD_POOL, CHARACTER_DECK, NO_CARD, card
from westmarch.games.wotr_board.casualties import TakeHits
from westmarch.games.wotr_board.companions import MoveCompanions, MoveMinions, Separate, can_separate, travellers
from westmarch.games.wotr_board.components import (
    AS_EVENT,
    BY_CARD,
    BY_HITS,
    FACES,
    FREE_PEOPLES,
    NAZGUL,
    OUTSIDE,
    SHADOW,
    TILE_IDS,
    WITCH_KINGS,
)
from westmarch.games.wotr_board.fellowship import can_move_fellowship
from westmarch.games.wotr_board.hands import discard_unseen, draw_to_limit, pile
from westmarch.games.wotr_board.hunt import (
    BONUS,
    CARD_USED,
    FLAGS,
    PREVENTED,
    Hunt,
    TileHunt,
    reduce_damage,
    reducible,
    replace_tile,
)
from westmarch.games.wotr_board.map import NEIGHBOURS, region
from westmarch.games.wotr_board.movement import March, can_march, mask_of
from westmarch.games.wotr_board.politics import activate, advance, go_to_war, set_back
from westmarch.games.wotr_board.state import HAND, POOL, WAITING, WotrBoardState, count, nations_in
from westmarch.games.wotr_board.turn import can_use_ring, change_die, spend_ring
from westmarch.games.wotr_board.verbs import (
    corrupt,
    discard_from_table,
    eliminate,
    heal,
    kill_army,
    mortal,
    move_character,
    put_tile,
)
from westmarch.games.wotr_board.vocabulary import (
    WORD_CARD,
    WORD_FACE,
    WORD_MOVE,
    WORD_NATION,
    WORD_REGION,
    WORD_SEPARATE,
    asking,
    told,
)

ASK_MAY: Final = asking("may")
ASK_USE: Final = asking("use_card")
ASK_MODE: Final = asking("choose")
ASK_REGION: Final = asking("choose_region")
ASK_NATION: Final = asking("choose_nation")
ASK_FIGURES: Final = asking("choose_figures")
ASK_FREE_EVENT: Final = asking("free_event")
ASK_FACE: Final = asking("ring_from")
ASK_TABLE: Final = asking("discard_from_table")
ASK_PAY: Final = asking("pay_with_card")

CHOSEN_NATION: Final = -3  # as a nation: the one that the frame chose


def chosen_regions(frame: Frame) -> list[int]:
    """The regions that the frame chose."""
    return [word - WORD_REGION for word in frame.chosen]


# The Ring-bearers


@final
class Heal(Step[WotrBoardState]):
    """Corruption becomes less."""

    def __init__(self, n: i64 = 1) -> None:
        self.n = n

    def run(self, state: WotrBoardState) -> bool:
        heal(state, amount(frame_of(state), self.n))
        return False


@final
class Corrupt(Step[WotrBoardState]):
    """Corruption grows."""

    def __init__(self, n: i64 = 1) -> None:
        self.n = n

    def run(self, state: WotrBoardState) -> bool:
        corrupt(state, amount(frame_of(state), self.n))
        return False


@final
class RollFor(Step[WotrBoardState]):
    """Roll dice; the frame's x is the number of successes. `easier` is the number needed where a test holds."""

    def __init__(self, dice: i64 = 1, on: i64 = 5, easier: i64 = 0, where: Test[Any] | None = None) -> None:
        self.dice = dice
        self.on = on
        self.easier = easier
        self.where: Test[Any] = where if where is not None else Test()

    def run(self, state: WotrBoardState) -> bool:
        frame = frame_of(state)
        on = self.easier if self.easier and self.where.holds(state, frame) else self.on
        replace_frame(state, frame.with_x(roll_all(state, frame, amount(frame, self.dice), on)))
        return False


def roll_all(state: WotrBoardState, frame: Frame, dice: i64, on: i64) -> i64:
    """Roll dice for a card; how many reach a number."""
    successes: i64 = 0
    for _ in range(dice):
        n = roll_die(state)
        state.tell(told("rolled_for"), frame.source, n)
        if n >= on:
            successes += 1
    return successes


@final
class MoveFellowshipFigure(Step[WotrBoardState]):
    """The side moves the Fellowship's figure to an adjacent region."""

    def run(self, state: WotrBoardState) -> bool:
        frame = frame_of(state)
        if state.mordor != OUTSIDE:
            return False
        options = [WORD_REGION + near for near in NEIGHBOURS[state.fellowship]]
        return state.ask(self, frame.seat, ASK_REGION, options, (int(frame.source),))

    def answer(self, state: WotrBoardState, word: int) -> None:
        state.fellowship = word - WORD_REGION
        state.changed()
        state.tell(told("fellowship_moved_by_enemy"), state.fellowship)


@final
class CanMoveFellowship(Test[WotrBoardState]):
    """The Fellowship is hidden and can move."""

    def holds(self, state: WotrBoardState, frame: Frame) -> bool:
        return can_move_fellowship(state)


# The hunt


@final
class DrawHuntTile(Step[WotrBoardState]):
    """Draw a hunt tile; the flags of `hunt` say what an Eye does, whether damage may be reduced, and so on."""

    def __init__(self, flags: i64 = 0) -> None:
        self.flags = flags

    def run(self, state: WotrBoardState) -> bool:
        state.push(TileHunt(self.flags))
        return False


@final
class RollForHunt(Step[WotrBoardState]):
    """Roll for the hunt as if the Fellowship had moved."""

    def run(self, state: WotrBoardState) -> bool:
        state.push(Hunt())
        return False


@final
class AddTile(Step[WotrBoardState]):
    """A special tile is in play: it joins the pool on the Mordor track, at once if the Fellowship is there."""

    def __init__(self, tile: str = "eye", n: i64 = 1, at_once: bool = False) -> None:
        self.tile = TILE_IDS.index(tile)
        self.n = n
        self.at_once = at_once

    def run(self, state: WotrBoardState) -> bool:
        put_tile(state, self.tile, POOL if self.at_once or state.mordor != OUTSIDE else WAITING, self.n)
        state.tell(told("tile_added"), self.tile)
        return False


@final
class PreventTile(Step[WotrBoardState]):
    """No hunt tile is drawn."""

    def run(self, state: WotrBoardState) -> bool:
        state.hunt[FLAGS] |= PREVENTED
        state.changed()
        return False


@final
class ReplaceTile(Step[WotrBoardState]):
    """Another tile is drawn and counts; the first goes back, or out of the game."""

    def __init__(self, back: bool = True) -> None:
        self.back = back

    def run(self, state: WotrBoardState) -> bool:
        replace_tile(state, self.back)
        return False


@final
class HuntBonus(Step[WotrBoardState]):
    """Every die of the hunt roll gets more."""

    def __init__(self, n: i64 = 1) -> None:
        self.n = n

    def run(self, state: WotrBoardState) -> bool:
        state.hunt[BONUS] += self.n
        state.changed()
        return False


@final
class ReduceDamage(Step[WotrBoardState]):
    """A card on the table reduces the hunt's damage: only one does."""

    def __init__(self, n: i64 = 1) -> None:
        self.n = n

    def run(self, state: WotrBoardState) -> bool:
        state.hunt[CARD_USED] = 1
        reduce_damage(state, self.n)
        return False


@final
class CardMayReduce(Test[WotrBoardState]):
    """There is damage, and no card has reduced it yet."""

    def holds(self, state: WotrBoardState, frame: Frame) -> bool:
        return len(state.hunt) > 0 and reducible(state) and not state.hunt[CARD_USED]


CARD_MAY_REDUCE: Final = CardMayReduce()


# Cards


@final
class DiscardThis(Step[WotrBoardState]):
    """A card leaves the table: the frame's own, or the one named."""

    def __init__(self, name: str = "") -> None:
        self.number = card(name) if name else NO_CARD

    def run(self, state: WotrBoardState) -> bool:
        number = self.number if self.number != NO_CARD else frame_of(state).source
        if state.on_table(number):
            discard_from_table(state, number)
        return False


class MayUse(Control[WotrBoardState]):
    """The owner of a card on the table may use it now, if it is still possible."""

    def __init__(self, *does: AnyStep, test: Test[Any] | None = None) -> None:
        self.does = effect(*does)
        self.test: Test[Any] = test if test is not None else Test()

    def run(self, state: WotrBoardState) -> bool:
        frame = frame_of(state)
        if not self.test.holds(state, frame):
            return False
        return state.ask(self, frame.seat, ASK_USE, YES_NO, (int(frame.source),))

    def answer(self, state: WotrBoardState, word: int) -> None:
        if word == YES:
            state.push(frame_of(state).inner(self.does))

    def effects(self) -> tuple[Effect, ...]:
        return (self.does,)


@final
class DrawCards(Step[WotrBoardState]):
    """Draw cards from one of the own decks, then discard down to six."""

    def __init__(self, deck: i64 = 0, n: i64 = 1) -> None:
        self.deck = deck
        self.n = n

    def run(self, state: WotrBoardState) -> bool:
        draw_to_limit(state, frame_of(state).seat, self.deck, self.n)
        return False


@final
class MayPlayEvent(Step[WotrBoardState]):
    """The side may play another card of a deck without a die. Asked while it holds any card of that deck."""

    def __init__(self, deck: i64 = CHARACTER_DECK) -> None:
        self.deck = deck

    def run(self, state: WotrBoardState) -> bool:
        frame = frame_of(state)
        cards = [number for number in state.hand(frame.seat) if CARD_POOL[number] % 2 == self.deck]
        if not cards:
            return False
        options = [WORD_CARD + number for number in cards if playable_as(state, frame.seat, number, AS_EVENT)]
        return state.ask(self, frame.seat, ASK_FREE_EVENT, [PASS, *options], (int(frame.source),), always=True)

    def answer(self, state: WotrBoardState, word: int) -> None:
        if word != PASS:
            state.push(PlayEvent(word - WORD_CARD))


@final
class PayCard(Step[WotrBoardState]):
    """The side discards a card of a deck from hand, unseen."""

    def __init__(self, deck: i64 = 0) -> None:
        self.deck = deck

    def run(self, state: WotrBoardState) -> bool:
        frame = frame_of(state)
        options = [WORD_CARD + number for number in state.hand(frame.seat) if CARD_POOL[number] % 2 == self.deck]
        args = (int(frame.source), int(self.deck))
        return len(options) > 0 and state.ask(self, frame.seat, ASK_PAY, options, args, always=True)

    def answer(self, state: WotrBoardState, word: int) -> None:
        discard_unseen(state, word - WORD_CARD)


@final
class HandHas(Test[WotrBoardState]):
    """A side holds cards of all these decks; backs are public."""

    def __init__(self, side: int = 0, decks: tuple[int, ...] = ()) -> None:
        self.side = side
        self.decks = decks

    def holds(self, state: WotrBoardState, frame: Frame) -> bool:
        return all(pile(state, self.side * 2 + deck, HAND) for deck in self.decks)


@final
class DiscardRandom(Step[WotrBoardState]):
    """A random card of a deck is discarded from a side's hand; only its owner sees which."""

    def __init__(self, side: i64 = 0, deck: i64 = 0) -> None:
        self.side = side
        self.deck = deck

    def run(self, state: WotrBoardState) -> bool:
        cards = [number for number in state.hand(self.side) if CARD_POOL[number] % 2 == self.deck]
        if cards:
            discard_unseen(state, cards[state.random(len(cards))])
        return False


@final
class TableCards(Filter[WotrBoardState]):
    """The cards that a side has on the table, of one deck or of both."""

    def __init__(self, side: int = 0, deck: int = -1) -> None:
        self.side = side
        self.deck = deck

    def words(self, state: WotrBoardState, frame: Frame) -> list[int]:
        cards = state.table(self.side)
        return [WORD_CARD + number for number in cards if self.deck < 0 or CARD_POOL[number] % 2 == self.deck]


@final
class DiscardFromTable(Step[WotrBoardState]):
    """The side chooses one of some cards on the table, which is discarded."""

    def __init__(self, things: TableCards | None = None) -> None:
        self.things = things if things is not None else TableCards()

    def run(self, state: WotrBoardState) -> bool:
        frame = frame_of(state)
        options = self.things.words(state, frame)
        return len(options) > 0 and state.ask(self, frame.seat, ASK_TABLE, options, (int(frame.source),))

    def answer(self, state: WotrBoardState, word: int) -> None:
        discard_from_table(state, word - WORD_CARD)


# Dice


@final
class ChangeDice(Step[WotrBoardState]):
    """Up to so many unused dice of the side are turned to a result; `before` is the face they show, or any."""

    def __init__(self, after: i64 = 0, most: i64 = 1, before: i64 = -1, least: i64 = 0) -> None:
        self.after = after
        self.most = most
        self.before = before
        self.least = least

    def run(self, state: WotrBoardState) -> bool:
        state.push(ChangeDie(self.after, self.most, self.before, self.least))
        return False


@final
class ChangeDie(Step[WotrBoardState]):
    """The next of these dice, or `done`."""

    def __init__(self, after: i64 = 0, most: i64 = 1, before: i64 = -1, least: i64 = 0) -> None:
        self.after = after
        self.most = most
        self.before = before
        self.least = least

    def run(self, state: WotrBoardState) -> bool:
        seat = frame_of(state).seat
        faces = [
            face
            for face in range(FACES)
            if state.dice[seat * FACES + face] > 0 and face != self.after and self.before in (-1, face)
        ]
        if self.most == 0 or not faces:
            return False
        options = [WORD_FACE + face for face in faces]
        if self.least <= 0:
            options = [DONE, *options]
        return state.ask(self, seat, ASK_FACE, options)

    def answer(self, state: WotrBoardState, word: int) -> None:
        if word != DONE:
            state.push(ChangeDie(self.after, self.most - 1, self.before, self.least - 1))
            change_die(state, frame_of(state).seat, word - WORD_FACE, self.after)

    def fields(self) -> tuple[object, ...]:
        return (self.after, self.most, self.before, self.least)


@final
class DiscardDice(Step[WotrBoardState]):
    """All unused dice of a side that show a face are lost for this turn."""

    def __init__(self, side: i64 = 0, face: i64 = 0) -> None:
        self.side = side
        self.face = face

    def run(self, state: WotrBoardState) -> bool:
        state.dice[self.side * FACES + self.face] = 0
        state.changed()
        return False


# Nations


def nation_of(frame: Frame, nation: i64) -> i64:
    """A nation of a step, which may stand for the one chosen."""
    return frame.chosen[0] - WORD_NATION if nation == CHOSEN_NATION else nation


@final
class Nations(Filter[WotrBoardState]):
    """Some nations, to choose from."""

    def __init__(self, *nations: int) -> None:
        self.nations = nations

    def words(self, state: WotrBoardState, frame: Frame) -> list[int]:
        return [WORD_NATION + nation for nation in self.nations]


@final
class Politics(Step[WotrBoardState]):
    """Nations wake, advance, go to war or fall back, in this order; CHOSEN_NATION is the one that was chosen."""

    def __init__(
        self,
        wake: tuple[int, ...] = (),
        advance: tuple[int, ...] = (),
        war: tuple[int, ...] = (),
        back: tuple[int, ...] = (),
    ) -> None:
        self.wake = wake
        self.forward = advance
        self.war = war
        self.back = back

    def run(self, state: WotrBoardState) -> bool:
        frame = frame_of(state)
        for nation in self.wake:
            activate(state, nation_of(frame, nation), BY_CARD)
        for nation in self.forward:
            advance(state, nation_of(frame, nation), BY_CARD)
        for nation in self.war:
            go_to_war(state, nation_of(frame, nation), BY_CARD)
        for nation in self.back:
            set_back(state, nation_of(frame, nation))
        return False


# Characters


@final
class SeparateFurther(Step[WotrBoardState]):
    """Separate one companion or group, which may go further than usual, or as if of another level."""

    def __init__(self, further: i64 = 0, level: i64 = 0, sieges: bool = False) -> None:
        self.further = further
        self.level = level
        self.sieges = sieges

    def run(self, state: WotrBoardState) -> bool:
        if can_separate(state):
            state.push(Separate(0, self.further, self.level, self.sieges))
        return False


@final
class SeparateOrMove(Step[WotrBoardState]):
    """Separate a group, or move one that is on the map; it may end in a besieged stronghold."""

    def __init__(self, further: i64 = 0, level: i64 = 0) -> None:
        self.further = further
        self.level = level

    def run(self, state: WotrBoardState) -> bool:
        options = []
        if can_separate(state):
            options.append(WORD_SEPARATE)
        if travellers(state, FREE_PEOPLES):
            options.append(WORD_MOVE)
        frame = frame_of(state)
        return len(options) > 0 and state.ask(self, frame.seat, ASK_MODE, options, (int(frame.source),))

    def answer(self, state: WotrBoardState, word: int) -> None:
        if word == WORD_SEPARATE:
            state.push(Separate(0, self.further, self.level, True))
        else:
            state.push(MoveCompanions(0, 0, True, self.further, self.level, True))


@final
class MoveAllCompanions(Step[WotrBoardState]):
    """Companions outside the Fellowship move, each once."""

    def run(self, state: WotrBoardState) -> bool:
        state.push(MoveCompanions())
        return False


@final
class MoveNazgul(Step[WotrBoardState]):
    """Any or all Nazgul move, the Witch-king among them."""

    def run(self, state: WotrBoardState) -> bool:
        state.push(MoveMinions(0, 0, (), True))
        return False


@final
class Eliminate(Step[WotrBoardState]):
    """Those of some characters who are in play die."""

    def __init__(self, *characters: int) -> None:
        self.characters = characters

    def run(self, state: WotrBoardState) -> bool:
        for character in self.characters:
            if state.in_play(character):
                eliminate(state, character)
        return False


@final
class MoveCharacterTo(Step[WotrBoardState]):
    """Those of some characters who are in play go to a region."""

    def __init__(self, characters: tuple[int, ...] = (), where: str = "rivendell") -> None:
        self.characters = characters
        self.where = region(where)

    def run(self, state: WotrBoardState) -> bool:
        for character in self.characters:
            if state.places[character] >= 0:
                move_character(state, character, self.where)
        return False


# Elven Rings


@final
class HasRing(Test[WotrBoardState]):
    """The side has an Elven Ring that it may use this turn."""

    def holds(self, state: WotrBoardState, frame: Frame) -> bool:
        return can_use_ring(state, frame.seat)


@final
class SpendRing(Step[WotrBoardState]):
    """The side uses an Elven Ring."""

    def run(self, state: WotrBoardState) -> bool:
        spend_ring(state, frame_of(state).seat)
        return False


# Armies


@final
class MoveArmies(Step[WotrBoardState]):
    """The side moves armies: how many, how far, from where, whether they must join another, who must lead."""

    def __init__(
        self,
        n: i64 = 1,
        reach: i64 = 1,
        source: Filter[Any] | None = None,
        must_join: bool = False,
        led: bool = False,
        with_nazgul: bool = False,
        with_one_of: tuple[int, ...] = (),
        to: Filter[Any] | None = None,
        out_of_siege: bool = False,
    ) -> None:
        self.n = n
        self.reach = reach
        self.source = source
        self.must_join = must_join
        self.led = led
        self.with_nazgul = with_nazgul
        self.with_one_of = mask_of(with_one_of)  # one of these characters goes with it
        self.to = to  # where a card takes it at once, however far
        self.out_of_siege = out_of_siege

    def march(self, state: WotrBoardState, frame: Frame) -> March | None:
        """The march that it allows now, if any."""
        only: tuple[int, ...] = ()
        if self.source is not None:
            words = self.source.words(state, frame)
            if not words:
                return None
            only = tuple([word - WORD_REGION for word in words])
        to: tuple[int, ...] = ()
        if self.to is not None:
            to = tuple([word - WORD_REGION for word in self.to.words(state, frame)])
            if not to:
                return None
        march = March(
            frame.seat, self.n, self.led, (), self.reach, self.must_join, only, self.with_nazgul, self.with_one_of, to,
            self.out_of_siege,
        )  # fmt: skip
        return march if can_march(state, march) else None

    def run(self, state: WotrBoardState) -> bool:
        march = self.march(state, frame_of(state))
        if march is not None:
            state.push(march)
        return False


@final
class AttackWith(Step[WotrBoardState]):
    """The side attacks with an army; the flags are those of a battle."""

    def __init__(
        self,
        source: Filter[Any] | None = None,
        on: Filter[Any] | None = None,
        flags: i64 = 0,
        rounds: i64 = 1,
        with_nazgul: bool = False,
        fewer: i64 = 0,
        with_one_of: tuple[int, ...] = (),
        overseas: bool = False,
    ) -> None:
        self.source = source
        self.on = on
        self.flags = flags
        self.rounds = rounds
        self.with_nazgul = with_nazgul
        self.with_one_of = mask_of(with_one_of)
        self.overseas = overseas  # the regions attacked need not be near
        self.fewer = fewer  # dice that the defender lacks; X: as many as the frame's number

    def attack(self, state: WotrBoardState, frame: Frame) -> Attack | None:
        """The attack that it allows now, if any."""
        sides: list[tuple[int, ...]] = []
        for things in (self.source, self.on):
            words = things.words(state, frame) if things is not None else []
            if things is not None and not words:
                return None
            sides.append(tuple([word - WORD_REGION for word in words]))
        fewer = amount(frame, self.fewer)
        attack = Attack(
            frame.seat, False, sides[0], sides[1], self.flags, self.rounds, fewer, self.with_nazgul, self.with_one_of,
            self.overseas,
        )  # fmt: skip
        return attack if can_attack(state, attack) else None

    def run(self, state: WotrBoardState) -> bool:
        attack = self.attack(state, frame_of(state))
        if attack is not None:
            state.push(attack)
        return False


@final
class CanDo(Test[WotrBoardState]):
    """Armies can move or attack as a step says."""

    def __init__(self, step: MoveArmies | AttackWith | None = None) -> None:
        self.step = step if step is not None else MoveArmies()

    def holds(self, state: WotrBoardState, frame: Frame) -> bool:
        if isinstance(self.step, MoveArmies):
            return self.step.march(state, frame) is not None
        return self.step.attack(state, frame) is not None


@final
class RollHits(Step[WotrBoardState]):
    """Roll dice against a side's army in the chosen region; the hits wake its nations, the owner takes them."""

    def __init__(self, side: i64 = 0, dice: i64 = 1, on: i64 = 5, with_characters: bool = False) -> None:
        self.side = side
        self.dice = dice
        self.on = on
        self.with_characters = with_characters  # if all units die, so do Nazgul, leaders and characters with them

    def run(self, state: WotrBoardState) -> bool:
        frame = frame_of(state)
        if not frame.chosen:
            return False
        where = chosen_regions(frame)[0]
        hits = roll_all(state, frame, amount(frame, self.dice), self.on)
        hit_army(state, self.side, where, hits, self.with_characters)
        return False


def hit_army(state: WotrBoardState, side: i64, region: i64, hits: i64, with_characters: bool) -> None:
    """An army takes hits from a card: its nations wake and advance (rule 9.3)."""
    if hits <= 0 or state.units(side, region) == 0:
        return
    if with_characters:
        state.push(BuryTheRest(side, region))
    state.push(TakeHits(side, region, hits))
    for nation in nations_in(state.army(side, region), side):
        activate(state, nation, BY_HITS, region)
        advance(state, nation, BY_HITS)


@final
class BuryTheRest(Step[WotrBoardState]):
    """If no unit is left, Nazgul, leaders and characters there die, too."""

    def __init__(self, side: i64 = 0, region: i64 = 0) -> None:
        self.side = side
        self.region = region

    def run(self, state: WotrBoardState) -> bool:
        if state.units(self.side, self.region) == 0:
            characters = mortal(state, state.characters_at(self.side, self.region))
            kill_army(state, self.side, self.region, state.army(self.side, self.region), characters)
        return False

    def fields(self) -> tuple[object, ...]:
        return (self.side, self.region)


@final
class CountNazgulNear(Step[WotrBoardState]):
    """The frame's x: the most Nazgul of one army of the Shadow in the chosen region or next to it, five at most."""

    def __init__(self, witch_king: bool = True) -> None:
        self.witch_king = witch_king

    def run(self, state: WotrBoardState) -> bool:
        frame = frame_of(state)
        if not frame.chosen:
            return False
        where = chosen_regions(frame)[0]
        most: i64 = 0
        for here in (where, *NEIGHBOURS[where]):
            if state.units(SHADOW, here) > 0:
                most = max(most, nazgul_count(state, here, self.witch_king))
        replace_frame(state, frame.with_x(min(most, 5)))
        return False


def nazgul_count(state: WotrBoardState, region: i64, witch_king: bool = True) -> i64:
    """How many Nazgul are in a region, the Witch-king counted or not."""
    kings = len([1 for king in WITCH_KINGS if state.places[king] == region]) if witch_king else 0
    return count(state.army(SHADOW, region), NAZGUL) + kings


OWN_STEPS: Final = (ChangeDie, BuryTheRest)
