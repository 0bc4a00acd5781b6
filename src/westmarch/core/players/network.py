"""A small network over facts that hold or do not: what a table of weights cannot tell because facts count for more or less together.

Each fact that holds adds its row of weights to the units; of these units what lies above zero counts, but for the last one, which counts as it is. Weights are
whole numbers, so that every machine and both builds add them up to the same, and four units share a machine's number: a row is added by a few
additions.
"""

from collections.abc import Mapping, Sequence
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from westmarch.core.vectors import numbers

UNITS: Final = 16  # of the hidden layer, the straight one among them
LANE: Final = 16  # bits of a unit
LANES: Final = 4  # units in a machine's number
GROUPS: Final = UNITS // LANES
SCALE: Final = 512  # of whole weights, for each unit of the real ones
MOST: Final = 1 << LANE - 1  # a unit must stay below
ALWAYS: Final = "always"  # the row of a fact that always holds


@final
class Network:
    """Rows of weights for facts by their places, and what each unit adds to the result."""

    rows: list[
        vec[i64]
    ]  # for each group of units the row of every fact, the last one that of the fact that always holds
    out: list[float]

    def __init__(self, rows: list[vec[i64]], out: list[float]) -> None:
        self.rows = rows
        self.out = out

    def value(self, holds: list[int]) -> float:
        """What the network makes of the facts that hold."""
        result = 0.0
        for group in range(GROUPS):
            row = self.rows[group]
            total: i64 = row[len(row) - 1]
            for fact in holds:
                total += row[fact]
            for unit in range(group * LANES, (group + 1) * LANES):
                alone = (total + MOST & 2 * MOST - 1) - MOST
                total = total - alone >> LANE
                if alone > 0 or unit == UNITS - 1:
                    result += self.out[unit] * float(alone)
        return result


def network(names: Sequence[str], table: Mapping[str, Sequence[int]], out: Sequence[float]) -> Network:
    """A network of a table by the names of facts; a fact that the table does not know counts for nothing."""
    nothing = [0] * UNITS
    whole = [list(table.get(name, nothing)) for name in (*names, ALWAYS)]
    if len(out) != UNITS or any(len(row) != UNITS for row in whole):
        raise ValueError(f"a network has {UNITS} units")
    rows = [numbers([packed(row[group * LANES : (group + 1) * LANES]) for row in whole]) for group in range(GROUPS)]
    return Network(rows, [weight / SCALE for weight in out])


def packed(units: Sequence[int]) -> int:
    """Some units in one number."""
    return sum(unit << LANE * place for place, unit in enumerate(units))
