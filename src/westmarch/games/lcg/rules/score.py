"""The score
(rules 95-96): what each player adds to it, what the victory pile takes off it, and the sheet that shows both."""

from typing import Final

from mypy_extensions import i64

from westmarch.core.game import Row
from westmarch.core.state import Seat
from westmarch.games.lcg.components import AT_HERO, ELIMINATION_THREAT, HERO_THREAT, VICTORY
from westmarch.games.lcg.state import LcgState

POINTS_A_ROUND: Final = 10


def final_threat(state: LcgState, seat: Seat) -> i64:
    """A player's threat as it is scored: one who was eliminated counts as the highest."""
    return state.threat[seat] if state.alive(seat) else ELIMINATION_THREAT


def dead_heroes_cost(state: LcgState, seat: Seat) -> i64:
    """The threat costs of a player's heroes who are no longer in play."""
    total: i64 = 0
    for title in state.lineup.heroes[seat]:
        if state.place[state.lineup.first_card[title]] != AT_HERO:
            total += HERO_THREAT[title]
    return total


def damage_on_heroes(state: LcgState, seat: Seat) -> i64:
    """The damage on a player's heroes who are still in play."""
    total: i64 = 0
    for title in state.lineup.heroes[seat]:
        card = state.lineup.first_card[title]
        if state.place[card] == AT_HERO:
            total += state.damage[card]
    return total


def seat_score(state: LcgState, seat: Seat) -> i64:
    """What a player adds to the score."""
    return final_threat(state, seat) + dead_heroes_cost(state, seat) + damage_on_heroes(state, seat)


def rounds_cost(state: LcgState) -> i64:
    """What the rounds that were completed add to the score, where they count."""
    return POINTS_A_ROUND * (state.round - 1) if state.lineup.rules.round_score else 0


def score(state: LcgState) -> i64:
    """The score so far: threat, dead heroes' threat costs and damage on the others, less victory points; perhaps the rounds."""
    total: i64 = rounds_cost(state) - state.victory_points()
    for seat in range(state.lineup.seats):
        total += seat_score(state, seat)
    return total


def score_sheet(state: LcgState) -> tuple[Row, ...]:
    """The lines of the sheet. Only those who won have a score, and from the second scenario of a campaign on a sum."""
    seats = range(state.lineup.seats)
    rows = [
        Row("threat", tuple(int(final_threat(state, seat)) for seat in seats)),
        Row("dead_heroes", tuple(int(dead_heroes_cost(state, seat)) for seat in seats)),
        Row("damage", tuple(int(damage_on_heroes(state, seat)) for seat in seats)),
        Row("player", tuple(int(seat_score(state, seat)) for seat in seats)),
        Row("victory_points", (-int(state.victory_points()),)),
    ]
    if state.lineup.rules.round_score:
        rows.append(Row("completed_rounds", (int(rounds_cost(state)),)))
    if state.outcome == VICTORY:
        own = int(score(state))
        rows.append(Row("score", (own,)))
        if state.lineup.legacy is not None and state.lineup.legacy.scores:
            earlier = sum(state.lineup.legacy.scores)
            rows += [Row("earlier", (earlier,)), Row("campaign", (earlier + own,))]
    return (*rows, Row("rounds", (int(state.round),)))
