"""The score sheet: what each player adds to the score, and what the victory pile takes off it (rule 95)."""

from westmarch.core.game import Row
from westmarch.games.lcg.components import VICTORY
from westmarch.games.lcg.numbers import damage_on_heroes, dead_heroes_cost, final_threat, score, seat_score
from westmarch.games.lcg.state import LcgState


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
    if state.outcome == VICTORY:
        own = int(score(state))
        rows.append(Row("score", (own,)))
        if state.lineup.legacy is not None and state.lineup.legacy.scores:
            earlier = sum(state.lineup.legacy.scores)
            rows += [Row("earlier", (earlier,)), Row("campaign", (earlier + own,))]
    return (*rows, Row("rounds", (int(state.round),)))
