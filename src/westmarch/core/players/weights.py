"""Numbers of heuristics have names; hot code reads them by their places in a list, which is made of the names once."""

from collections.abc import Mapping, Sequence


def vector(names: Sequence[str], table: Mapping[str, float]) -> list[float]:
    """The numbers of a table in the order of these names; a name that is missing or unknown is refused."""
    missing = [name for name in names if name not in table]
    unknown = [name for name in table if name not in names]
    if missing or unknown:
        raise ValueError(f"weights without a number: {missing}; numbers without a use: {unknown}")
    return [table[name] for name in names]
