"""A campaign: the three scenarios in a row with the same heroes and decks (rules 104-105).

Each scenario is a game of its own. What it takes over from those before it stands in its settings, so that a campaign can be
put aside and gone on with wherever its last record is.
"""

from collections import Counter
from typing import Annotated

import msgspec
from msgspec import Meta

from westmarch.core.errors import BadOptions
from westmarch.games.lcg.cards.catalogue import SCENARIOS
from westmarch.games.lcg.components import (
    AT_HERO,
    ELIMINATION_THREAT,
    HERO_THREAT,
    HIT_POINTS,
    PRINTED,
    TITLE_IDS,
    TITLE_NUMBERS,
    VICTORY,
)
from westmarch.games.lcg.decks import Deck
from westmarch.games.lcg.lineup import Legacy
from westmarch.games.lcg.rules.score import score
from westmarch.games.lcg.state import LcgState

ORDER = tuple(SCENARIOS)

TitleId = Annotated[str, Meta(max_length=40)]


class Kept(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a player takes over in Nightmare."""

    threat: Annotated[int, Meta(ge=0, le=ELIMINATION_THREAT)]
    damage: dict[TitleId, Annotated[int, Meta(ge=0, le=20)]] = {}  # on the heroes
    pile: Annotated[tuple[TitleId, ...], Meta(max_length=200)] = ()  # discard pile and dead heroes, the top card last


class Campaign(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How far a campaign has come."""

    nightmare: bool = False
    scores: Annotated[tuple[int, ...], Meta(max_length=len(ORDER) - 1)] = ()  # of the scenarios that were won
    kept: tuple[Kept, ...] = ()  # in Nightmare, of each seat, from the second scenario on


def legacy_of(campaign: Campaign | None, scenario: str, decks: list[Deck]) -> Legacy | None:
    """What a game takes over, once it is certain that it can."""
    if campaign is None:
        return None
    place = ORDER.index(scenario)
    if len(campaign.scores) != place:
        reason = f"in a campaign {scenario} comes after {place} scenarios, not after {len(campaign.scores)}"
        raise BadOptions(reason, "campaign_order")
    if len(campaign.kept) != (len(decks) if campaign.nightmare and place > 0 else 0):
        raise BadOptions("in Nightmare, from the second scenario on, each seat takes something over, otherwise nobody")
    for kept, deck in zip(campaign.kept, decks, strict=False):
        check_kept(kept, deck)
    piles = tuple(tuple(TITLE_NUMBERS[name] for name in kept.pile) for kept in campaign.kept)
    legacy = Legacy(
        campaign.nightmare,
        campaign.scores,
        tuple(kept.threat for kept in campaign.kept),
        tuple(tuple(kept.damage.get(TITLE_IDS[hero], 0) for hero in deck.heroes)
              for kept, deck in zip(campaign.kept, decks, strict=False)),
        piles,
    )  # fmt: skip
    if campaign.kept and all(legacy.is_out(seat, deck.heroes) for seat, deck in enumerate(decks)):
        raise BadOptions("a campaign needs a player who is still in the game")
    return legacy


def check_kept(kept: Kept, deck: Deck) -> None:
    """Refuse what cannot have been kept of a deck."""
    own = Counter([*deck.heroes, *deck.cards])
    pile = Counter(TITLE_NUMBERS.get(name, -1) for name in kept.pile)
    if pile - own:
        raise BadOptions("a discard pile holds only cards of its player's own")
    living = {TITLE_IDS[hero]: PRINTED[HIT_POINTS][hero] for hero in deck.heroes if not pile[hero]}
    if any(damage >= living.get(hero, 0) for hero, damage in kept.damage.items()):
        raise BadOptions("only heroes who are alive keep damage, and less than they have hit points")


def campaign_of(legacy: Legacy, heroes: tuple[tuple[int, ...], ...]) -> Campaign:
    """What a game took over, as its settings say it."""
    kept = tuple(
        Kept(
            legacy.threat[seat],
            {TITLE_IDS[hero]: damage for hero, damage in zip(heroes[seat], legacy.damage[seat], strict=True) if damage},
            tuple(TITLE_IDS[title] for title in legacy.piles[seat]),
        )
        for seat in range(len(legacy.threat))
    )
    return Campaign(legacy.nightmare, legacy.scores, kept)


def next_scenario(state: LcgState) -> tuple[str, Campaign] | None:
    """The scenario that follows a finished one and what it takes over; none after a defeat or the last one."""
    legacy = state.lineup.legacy
    if legacy is None or state.outcome != VICTORY or state.lineup.scenario == ORDER[-1]:
        return None
    kept = tuple(kept_by(state, seat) for seat in range(state.lineup.seats)) if legacy.nightmare else ()
    campaign = Campaign(legacy.nightmare, (*legacy.scores, int(score(state))), kept)
    if kept and not any(kept_one.threat < ELIMINATION_THREAT for kept_one in kept):
        return None
    return ORDER[ORDER.index(state.lineup.scenario) + 1], campaign


def kept_by(state: LcgState, seat: int) -> Kept:
    """What a player takes over: cards in hand and in play, resources and attachments are gone, threat and damage stay.

    A hero who lived only by an attachment's hit points dies when it goes.
    """
    living: dict[int, int] = {}
    pile = list(state.piles[seat])
    for hero in state.zone(AT_HERO, seat) if state.alive(seat) else ():
        title = state.lineup.titles[hero]
        if state.damage[hero] < PRINTED[HIT_POINTS][title]:
            living[title] = state.damage[hero]
        else:
            pile.append(title)
    names = tuple(TITLE_IDS[title] for title in pile)
    if not living:
        return Kept(ELIMINATION_THREAT, {}, names)
    threat = max(state.threat[seat], sum(HERO_THREAT[title] for title in living))
    return Kept(threat, {TITLE_IDS[title]: damage for title, damage in living.items() if damage}, names)
