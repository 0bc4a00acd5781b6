"""Tables that are looked up by a computed index say that their length is open.

Compiled, a tuple of fixed length is kept unboxed, and every look-up by a computed index boxes all of it anew: fifty times the cost. Declared as
`Final[tuple[int, ...]]` it is an ordinary tuple.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

GAMES = Path(__file__).parents[2] / "src" / "westmarch" / "games"


def fixed_tables(tree: ast.Module) -> Iterator[str]:
    """The names of a module's tuples whose type was left to be inferred."""
    for node in tree.body:
        match node:
            case ast.AnnAssign(target=ast.Name(id=name), annotation=ast.Name(id="Final"), value=ast.Tuple()):
                yield name


def looked_up(tree: ast.Module) -> Iterator[str]:
    """The names that a module looks up by a computed index."""
    for node in ast.walk(tree):
        match node:
            case ast.Subscript(value=ast.Name(), slice=ast.Constant() | ast.Slice() | ast.UnaryOp()):
                pass
            case ast.Subscript(value=ast.Name(id=name)):
                yield name


@pytest.mark.parametrize("game", sorted(folder.name for folder in GAMES.iterdir() if (folder / "game.py").is_file()))
def test_no_table_of_fixed_length_is_looked_up_by_a_computed_index(game: str):
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in sorted((GAMES / game).rglob("*.py"))]
    fixed = {name for tree in trees for name in fixed_tables(tree)}
    assert sorted(fixed & {name for tree in trees for name in looked_up(tree)}) == []
