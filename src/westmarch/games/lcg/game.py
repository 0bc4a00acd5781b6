"""The Lord of the Rings: The Card Game as the rest of Westmarch sees it: settings
(rules 102-105), scenarios, seats, decks."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Annotated

import msgspec
from msgspec import Meta

from westmarch.core.errors import BadOptions
from westmarch.core.game import Component, DeckFault, Facts, Game, Options, Row
from westmarch.core.hidden.view import Hindrance
from westmarch.core.players.advice import Advisor
from westmarch.core.players.learning import Estimate
from westmarch.core.players.reasons import Aspects
from westmarch.core.state import State
from westmarch.core.words import Thing
from westmarch.core.written.position import Part, wrap
from westmarch.games.lcg.ai.advisor import LcgAdvisor
from westmarch.games.lcg.ai.learning import LcgEstimate
from westmarch.games.lcg.ai.reasons import aspects
from westmarch.games.lcg.campaign import Campaign, campaign_of, legacy_of, next_scenario
from westmarch.games.lcg.cards.book import ABILITIES, RESPONSE, listen
from westmarch.games.lcg.cards.catalogue import SCENARIOS, STEP_BOOK, VOCABULARY, encounter_deck
from westmarch.games.lcg.cards.declare import DECLARED, DOUBTS
from westmarch.games.lcg.components import (
    MOST_SEATS,
    NAME_IDS,
    OUTCOME_IDS,
    PHASE_IDS,
    RESOURCE,
    SEAT_IDS,
    STAT_IDS,
    TITLE_IDS,
    TITLE_NUMBERS,
)
from westmarch.games.lcg.decks import RULES, Deck, check_size, faults, is_small, read_deck, ready_decks, starter_decks
from westmarch.games.lcg.lineup import Lineup, Rules
from westmarch.games.lcg.positions import from_position, to_position
from westmarch.games.lcg.rules.playing.vain import vain_words
from westmarch.games.lcg.rules.score import score_sheet
from westmarch.games.lcg.secrets.hindrances import hindrances
from westmarch.games.lcg.secrets.observation import LcgObserver
from westmarch.games.lcg.secrets.showing import view_outcome
from westmarch.games.lcg.secrets.view import LcgView
from westmarch.games.lcg.setup import new_state
from westmarch.games.lcg.state import LcgState
from westmarch.games.lcg.words import MOMENT_IDS, NOTICES, PROMPTS


class LcgOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Settings of a table."""

    scenario: str = "passage_through_mirkwood"
    seats: int = 1
    decks: Annotated[
        tuple[str, ...],
        Meta(
            description="each seat's deck: a starter deck's name, or heroes and cards: 'aragorn+gloin | faramir*2+...'"
        ),
    ] = ()
    small_decks: Annotated[bool, Meta(description="allow decks of fewer than 50 cards")] = False
    one_box: Annotated[
        bool, Meta(description="all decks together have no more copies of a card than there are in one box")
    ] = False
    errata: Annotated[bool, Meta(description="play by the official errata instead of the texts first printed")] = True
    beginner: Annotated[bool, Meta(description="play without shadow cards")] = False
    easy: Annotated[
        bool, Meta(description="the official easy mode: fewer hard encounter cards, a resource more for each hero")
    ] = False
    all_windows: Annotated[
        bool, Meta(description="ask for actions in every window of the round, not the main ones")
    ] = False
    engaged_guards: Annotated[
        bool, Meta(description="an objective stays guarded while its guard is engaged with a player")
    ] = True
    random_first: Annotated[bool, Meta(description="chance chooses the first player")] = False
    round_score: Annotated[bool, Meta(description="add 10 points to the score for each round that was completed")] = (
        False
    )
    campaign: Annotated[
        Campaign | None,
        Meta(description='play the three scenarios in a row; `{}` begins one, `{"nightmare": true}` a Nightmare'),
    ] = None


def lineup_of(options: LcgOptions) -> Lineup:
    """What a game with these settings is played with: games share it, and nothing in it ever changes."""
    return lineup_from(msgspec.json.encode(options))


@lru_cache(maxsize=64)
def lineup_from(encoded: bytes) -> Lineup:
    """The lineup of options as a key of the cache, which options with a dictionary in them could not be."""
    options = msgspec.json.decode(encoded, type=LcgOptions)
    names = options.decks or tuple(starter_decks())[: options.seats]
    if len(names) != options.seats:
        raise BadOptions(f"{options.seats} seats need {options.seats} decks, not {len(names)}")
    decks = [read_deck(name) for name in names]
    party = [hero for deck in decks for hero in deck.heroes]
    if len(set(party)) != len(party):
        raise BadOptions("each hero may be at the table once", "hero_twice")
    escapes = options.scenario == "escape_from_dol_guldur" or options.campaign is not None
    if escapes and len(party) == 1:
        raise BadOptions("in Escape from Dol Guldur one hero is captured: a second one is needed", "lone_hero")
    if options.one_box:
        check_box(decks)
    rules = Rules(
        options.errata,
        options.all_windows,
        not options.beginner,
        options.easy,
        options.engaged_guards,
        options.random_first,
        options.round_score,
    )
    quests = tuple(TITLE_NUMBERS[name] for name in SCENARIOS[options.scenario].quests)
    lineup = Lineup(
        options.scenario,
        rules,
        tuple(deck.heroes for deck in decks),
        tuple(deck.cards for deck in decks),
        encounter_deck(options.scenario, options.easy),
        quests,
        legacy_of(options.campaign, options.scenario, decks),
    )
    listen(lineup)
    return lineup


def check_box(decks: Sequence[Deck]) -> None:
    """Refuse decks that have more copies of a card between them than there are in the box."""
    for title, wanted in Counter(title for deck in decks for title in deck.cards).items():
        in_box = DECLARED[TITLE_IDS[title]].facts["copies"]
        if wanted > int(str(in_box)):
            raise BadOptions(f"the box has {in_box} of {TITLE_IDS[title]}, the decks have {wanted}", "one_box")


IDS_OF_SENSE = {
    "card": NAME_IDS, "seat": SEAT_IDS, "phase": PHASE_IDS, "moment": MOMENT_IDS, "stat": STAT_IDS,
    "outcome": OUTCOME_IDS,
}  # fmt: skip


def response_moments() -> list[int]:
    """The moments to which some card may respond."""
    return sorted({int(one.moment) for abilities in ABILITIES for one in abilities if one.kind == RESPONSE})


GENERATION = 4  # of today's computer players


class Lcg(Game):
    """The game."""

    key = "lcg"
    rules = 2
    facts = Facts(
        scenarios={name: tuple(range(1, MOST_SEATS + 1)) for name in SCENARIOS},
        seat_ids=SEAT_IDS,
        teams="together",
        information="hidden",
        chance=True,
        max_words=40000,
        returns=(-1.0, 1.0),
        presets={
            "official": {},
            "printed": {"errata": False},
            "beginner": {"beginner": True},
            "easy": {"easy": True},
            "campaign": {"campaign": {}},
            "nightmare": {"campaign": {"nightmare": True}},
        },
    )
    options_type = LcgOptions
    vocabulary = VOCABULARY
    view_type = LcgView
    deck_rules = RULES
    prompts = PROMPTS
    notices = NOTICES
    steps = STEP_BOOK
    spans = ("phase", "round")
    windows = (
        *[f"act:phase:{phase}" for phase in PHASE_IDS[RESOURCE:]],
        *[f"respond:moment:{MOMENT_IDS[moment]}" for moment in response_moments()],
    )

    def new(self, options: Options, seed: int) -> LcgState:
        assert isinstance(options, LcgOptions)
        return new_state(lineup_of(options), options.people(), seed)

    def to_position(self, state: State) -> dict[str, object]:
        assert isinstance(state, LcgState)
        lineup = state.lineup
        options: dict[str, object] = {
            "scenario": lineup.scenario,
            "seats": int(lineup.seats),
            "viewers": list(state.viewers),
            "decks": [write_deck(lineup, seat) for seat in range(lineup.seats)],
            "errata": lineup.rules.errata,
            "beginner": not lineup.rules.shadow_cards,
            "easy": lineup.rules.easy,
            "all_windows": lineup.rules.all_windows,
        }
        if any(is_small(Deck(lineup.heroes[seat], lineup.decks[seat])) for seat in range(lineup.seats)):
            options["small_decks"] = True
        if not lineup.rules.engaged_guards:
            options["engaged_guards"] = False
        if lineup.rules.round_score:
            options["round_score"] = True
        if lineup.legacy is not None:
            # By way of JSON, because a position knows lists and no tuples.
            campaign = msgspec.json.encode(campaign_of(lineup.legacy, lineup.heroes))
            options["campaign"] = msgspec.json.decode(campaign)
        return to_position(state, options, self.steps)

    def from_position(self, position: Part) -> LcgState:
        part = position.find("options") or wrap({}, "options")
        options = self.options_from(part)
        return from_position(position, lineup_of(options), options.people(), self.steps)

    def options(self, settings: Mapping[str, object] | None = None) -> LcgOptions:
        """Settings of a table: decks that cannot be played are refused, those that are too small among them."""
        options = self.any_options(settings or {})
        for name in () if options.small_decks else options.decks:
            check_size(read_deck(name))
        return options

    def options_from(self, part: Part) -> LcgOptions:
        """Settings out of a position, in which decks may be of any size."""
        try:
            return self.any_options(part.plain())
        except BadOptions as error:
            raise part.fail(str(error)) from None

    def any_options(self, settings: Mapping[str, object]) -> LcgOptions:
        """Settings with decks of any size: one seat unless more are asked for."""
        given = dict(settings)
        decks = given.get("decks")
        options = super().options({"seats": len(decks) if isinstance(decks, list | tuple) and decks else 1, **given})
        assert isinstance(options, LcgOptions)
        lineup_of(options)
        return options

    def components(self) -> list[Component]:
        return [Component(name, card.kind, card.facts, DOUBTS.of.get(name, ())) for name, card in DECLARED.items()]

    def decks(self) -> dict[str, tuple[str, ...]]:
        return {
            name: tuple(TITLE_IDS[title] for title in (*deck.heroes, *deck.cards))
            for name, deck in ready_decks().items()
        }

    def deck_faults(self, heroes: Sequence[str], cards: Mapping[str, int]) -> list[DeckFault]:
        return faults(heroes, cards)

    def advisor(self) -> Advisor:
        return LcgAdvisor(GENERATION)

    def advisor_of(self, generation: int) -> Advisor:
        return LcgAdvisor(generation)

    def estimate(self) -> Estimate:
        return LcgEstimate(GENERATION)

    def aspects(self, state: State, seat: int) -> Aspects:
        assert isinstance(state, LcgState)
        return aspects(state, GENERATION)

    def observer(self) -> LcgObserver:
        return LcgObserver(tuple(SCENARIOS))

    def outcome(self, state: State) -> dict[str, object]:
        assert isinstance(state, LcgState)
        ended = view_outcome(state)
        return {} if ended is None else msgspec.to_builtins(ended)

    def span(self, state: State, name: str) -> int:
        assert isinstance(state, LcgState)
        return int(state.round) if name == "round" else int(state.round) * len(PHASE_IDS) + int(state.phase)

    def sheet(self, state: State) -> tuple[Row, ...]:
        assert isinstance(state, LcgState)
        return score_sheet(state)

    def sequel(self, options: Options, state: State) -> Options | None:
        assert isinstance(options, LcgOptions)
        assert isinstance(state, LcgState)
        following = next_scenario(state)
        return msgspec.structs.replace(options, scenario=following[0], campaign=following[1]) if following else None

    def in_vain(self, state: State) -> frozenset[int]:
        assert isinstance(state, LcgState)
        return vain_words(state)

    def hindrances(self, state: State) -> list[Hindrance]:
        assert isinstance(state, LcgState)
        return hindrances(state)

    def thing(self, sense: str, number: int) -> Thing:
        ids = IDS_OF_SENSE.get(sense)
        if ids is None:
            return Thing(sense, str(number))
        return Thing(sense, ids[number] if number >= 0 else "none")


def write_deck(lineup: Lineup, seat: int) -> str:
    """A seat's deck as text."""
    cards = lineup.decks[seat]
    heroes = "+".join(TITLE_IDS[title] for title in lineup.heroes[seat])
    return f"{heroes}|" + "+".join(f"{TITLE_IDS[title]}*{cards.count(title)}" for title in sorted(set(cards)))


LCG = Lcg()
