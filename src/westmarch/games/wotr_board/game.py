"""War of the Ring as the rest of Westmarch sees it."""

from typing import Annotated

from msgspec import Meta

from westmarch.core.game import Component, Facts, Game, Options
from westmarch.core.hidden.view import Hindrance
from westmarch.core.players.advice import Advisor
from westmarch.core.players.learning import Estimate
from westmarch.core.players.reasons import Aspects
from westmarch.core.state import State
from westmarch.core.words import Thing
from westmarch.core.written.corrections import Doubt
from westmarch.core.written.position import Part, wrap
from westmarch.games.wotr_board.ai.advisor import WotrBoardAdvisor
from westmarch.games.wotr_board.ai.learning import WotrBoardEstimate
from westmarch.games.wotr_board.ai.reasons import aspects
from westmarch.games.wotr_board.cards.book import CARD_ICON, CARD_IDS, STAYS, event_of
from westmarch.games.wotr_board.cards.catalogue import STEP_BOOK, VOCABULARY
from westmarch.games.wotr_board.components import (
    CARD_POOL,
    CHARACTER_IDS,
    CHARACTER_SIDE,
    DECK_IDS,
    DOUBTFUL_CHARACTERS,
    FACE_IDS,
    FIGURE_IDS,
    LEADERSHIP,
    LEVEL,
    NATION_IDS,
    OUTCOME_IDS,
    POOL_IDS,
    REASON_IDS,
    RING_IDS,
    SIDE_IDS,
    SPECIAL_DIE_IDS,
    TILE_DIE,
    TILE_EYE,
    TILE_IDS,
    TILE_REVEALS,
    TILE_STOPS,
    TILE_VALUE,
)
from westmarch.games.wotr_board.map import NATION_OF, NO_NATION, REGION_IDS, SETTLEMENT, SETTLEMENT_IDS
from westmarch.games.wotr_board.positions import from_position, to_position
from westmarch.games.wotr_board.rules.actions import vain_words
from westmarch.games.wotr_board.secrets.hindrances import hindrances
from westmarch.games.wotr_board.secrets.observation import WotrBoardObserver
from westmarch.games.wotr_board.secrets.showing import view_outcome
from westmarch.games.wotr_board.secrets.view import WotrBoardView
from westmarch.games.wotr_board.setup import new_state
from westmarch.games.wotr_board.state import Rules, WotrBoardState
from westmarch.games.wotr_board.words import NOTICES, PROMPTS

TILE_VALUE_NAMES = {TILE_EYE: "eye", TILE_DIE: "die"}


class WotrBoardOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Settings of a table."""

    lords: Annotated[bool, Meta(description="play with the expansion Lords of Middle-earth")] = False
    casualty_random: Annotated[
        bool, Meta(description="a casualty of the hunt is the Guide or a random companion, not one of choice")
    ] = True
    saruman_only_ents: Annotated[bool, Meta(description="Saruman falls only to the Ents, not with his army")] = True
    eye_after_hunt: Annotated[
        bool, Meta(description="directly after a successful hunt the Shadow may turn a die to an Eye by a ring, too")
    ] = False
    card_hits_wake: Annotated[
        bool, Meta(description="hits by any event card wake and advance the nations of the army that takes them")
    ] = True
    card_move_forces_die: Annotated[
        bool,
        Meta(description="after a turn in which only a card moved the Fellowship a hunt die must be put aside, too"),
    ] = True
    treebeard_attacks: Annotated[
        bool, Meta(description="in Rohan and Fangorn Treebeard strengthens an army that attacks, too")
    ] = False
    max_turns: Annotated[
        int, Meta(ge=1, le=99, description="if nobody has won when this turn ends, the Shadow wins")
    ] = 40

    def rules(self) -> Rules:
        """What the engine asks for while a game goes on."""
        return Rules(
            self.lords,
            self.casualty_random,
            self.saruman_only_ents,
            self.max_turns,
            self.eye_after_hunt,
            self.card_hits_wake,
            self.card_move_forces_die,
            self.treebeard_attacks,
        )


IDS_OF_SENSE = {
    "side": SIDE_IDS,
    "card": CARD_IDS,
    "deck": DECK_IDS,
    "region": REGION_IDS,
    "character": CHARACTER_IDS,
    "nation": NATION_IDS,
    "figure": FIGURE_IDS,
    "face": FACE_IDS,
    "tile": TILE_IDS,
    "reason": REASON_IDS,
    "outcome": OUTCOME_IDS,
    "special_die": SPECIAL_DIE_IDS,
    "ring": RING_IDS,
}


class WotrBoard(Game):
    """The game."""

    key = "wotr_board"
    rules = 2
    facts = Facts(
        scenarios={"standard": (2,)},
        seat_ids=SIDE_IDS,
        teams="none",
        information="hidden",
        chance=True,
        max_words=40000,
        returns=(-1.0, 1.0),
        presets={
            "russian_reference": {},
            "english_rulebook": {
                "eye_after_hunt": True,
                "card_hits_wake": False,
                "card_move_forces_die": False,
                "saruman_only_ents": False,
            },
        },
    )
    options_type = WotrBoardOptions
    view_type = WotrBoardView
    vocabulary = VOCABULARY
    prompts = PROMPTS
    notices = NOTICES
    steps = STEP_BOOK
    spans = ("turn",)

    def new(self, options: Options, seed: int) -> WotrBoardState:
        assert isinstance(options, WotrBoardOptions)
        return new_state(options.rules(), options.people(), seed)

    def span(self, state: State, name: str) -> int:
        assert isinstance(state, WotrBoardState)
        return int(state.turn)

    def to_position(self, state: State) -> dict[str, object]:
        assert isinstance(state, WotrBoardState)
        rules = state.rules
        options: dict[str, object] = {
            "viewers": list(state.viewers),
            "lords": rules.lords,
            "casualty_random": rules.casualty_random,
            "saruman_only_ents": rules.saruman_only_ents,
            "max_turns": int(rules.max_turns),
            "eye_after_hunt": rules.eye_after_hunt,
            "card_hits_wake": rules.card_hits_wake,
            "card_move_forces_die": rules.card_move_forces_die,
            "treebeard_attacks": rules.treebeard_attacks,
        }
        return to_position(state, options, self.steps)

    def from_position(self, position: Part) -> WotrBoardState:
        options = self.options_from(position.find("options") or wrap({}, "options"))
        assert isinstance(options, WotrBoardOptions)
        return from_position(position, options.rules(), options.people(), self.steps)

    def components(self) -> list[Component]:
        cards = [
            Component(
                name,
                "event",
                {"deck": POOL_IDS[CARD_POOL[card]], "icon": FACE_IDS[CARD_ICON[card]], "stays": STAYS[card]},
                tuple(map(Doubt, event_of(card).doubtful)),
            )
            for card, name in enumerate(CARD_IDS)
            if name
        ]
        regions = [
            Component(
                name,
                "region",
                {
                    "nation": NATION_IDS[NATION_OF[here]] if NATION_OF[here] != NO_NATION else "none",
                    "settlement": SETTLEMENT_IDS[SETTLEMENT[here]],
                },
            )
            for here, name in enumerate(REGION_IDS)
        ]
        characters = [
            Component(
                name,
                "character",
                {"side": SIDE_IDS[CHARACTER_SIDE[who]], "level": LEVEL[who], "leadership": LEADERSHIP[who]},
                tuple(map(Doubt, DOUBTFUL_CHARACTERS.get(who, ()))),
            )
            for who, name in enumerate(CHARACTER_IDS)
        ]
        tiles = [
            Component(
                f"tile-{name}",
                "tile",
                {
                    "value": TILE_VALUE_NAMES.get(TILE_VALUE[tile], TILE_VALUE[tile]),
                    "reveals": TILE_REVEALS[tile],
                    "stops": TILE_STOPS[tile],
                },
            )
            for tile, name in enumerate(TILE_IDS)
        ]
        return [*cards, *regions, *characters, *tiles]

    def outcome(self, state: State) -> dict[str, object]:
        assert isinstance(state, WotrBoardState)
        ended = view_outcome(state)
        if ended is None:
            return {}
        return {
            "winner": ended.winner,
            "by": ended.by,
            "turns": int(state.turn),
            "corruption": int(state.corruption),
        }

    def advisor(self) -> Advisor:
        return WotrBoardAdvisor()

    def estimate(self) -> Estimate:
        return WotrBoardEstimate()

    def aspects(self, state: State, seat: int) -> Aspects:
        assert isinstance(state, WotrBoardState)
        return aspects(state, seat)

    def observer(self) -> WotrBoardObserver:
        return WotrBoardObserver()

    def in_vain(self, state: State) -> frozenset[int]:
        assert isinstance(state, WotrBoardState)
        return vain_words(state)

    def hindrances(self, state: State) -> list[Hindrance]:
        assert isinstance(state, WotrBoardState)
        return hindrances(state)

    def thing(self, sense: str, number: int) -> Thing:
        ids = IDS_OF_SENSE.get(sense)
        if ids is None:
            return Thing(sense, str(number))
        return Thing(sense, ids[number] if number >= 0 else "none")


WOTR_BOARD = WotrBoard()
