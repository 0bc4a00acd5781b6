"""Who may know whom: the rooms of the house, checked by what their modules import."""

import ast
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[1] / "src" / "westmarch"

# For each room the other rooms that it may know. Games are rooms of their own: none knows another.
MAY_KNOW = {
    "": {"terminal"},  # `python -m westmarch`
    "core": set(),
    "games": {"core"},
    "text": {"core"},
    "ai": {"core"},
    "lessons": {"core"},
    "bench": {"core", "ai", "server"},
    "server": {"core", "text", "ai", "lessons"},
    "research": {"core", "ai", "terminal"},  # the last for the board that an environment renders
    "terminal": {
        "core",
        "text",
        "ai",
        "server",
        "bench",
        "research",
    },  # the last three for the commands that start them
}

# What the engine may use of the world outside: no clock, no files, no network, no randomness but its own.
ENGINE_MAY_USE = {
    "abc", "ast", "collections", "dataclasses", "difflib", "enum", "functools", "hashlib", "importlib", "itertools", "json",
    "copyreg", "math", "operator", "pickle", "re", "typing", "librt", "msgspec", "mypy_extensions", "yaml",
}  # fmt: skip

MODULES = sorted(SOURCES.rglob("*.py"))


def room_of(parts: tuple[str, ...]) -> str:
    """The room of a module, given by the names after `westmarch`: `core`, `games/duel`; empty for the house itself."""
    if len(parts) > 1 and parts[0] == "games":
        return f"games/{parts[1]}"
    return parts[0] if parts and parts[0] in MAY_KNOW else ""


def imported(text: str, package: tuple[str, ...] = ()) -> Iterator[str]:
    """The modules that a module of some package imports, anywhere in it, in full."""
    house = ["westmarch", *package]
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = house[: len(house) - node.level + 1] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            # What is imported may itself be a module: `from westmarch import text`.
            yield from (f"{module}.{alias.name}" for alias in node.names)


def imported_by(path: Path) -> list[str]:
    return list(imported(path.read_text(encoding="utf-8"), path.relative_to(SOURCES).parent.parts))


def rooms_in(names: Iterable[str]) -> set[str]:
    """The rooms of some modules of the house."""
    return {room_of(tuple(name.split(".")[1:])) for name in names if name.split(".")[0] == "westmarch"}


def room_of_file(path: Path) -> str:
    return room_of(path.relative_to(SOURCES).with_suffix("").parts)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCES)))
def test_a_room_knows_only_the_rooms_that_it_may(path: Path) -> None:
    room = room_of_file(path)
    allowed = MAY_KNOW[room.split("/")[0]] | {room, ""}
    assert rooms_in(imported_by(path)) <= allowed


def test_every_folder_is_a_room_with_rules() -> None:
    folders = {path.name for path in SOURCES.iterdir() if path.is_dir() and any(path.rglob("*.py"))}
    assert folders <= MAY_KNOW.keys()


@pytest.mark.parametrize(
    "path",
    [path for path in MODULES if room_of_file(path).split("/")[0] in ("core", "games")],
    ids=lambda path: str(path.relative_to(SOURCES)),
)
def test_the_engine_uses_no_clock_no_files_and_no_chance_but_its_own(path: Path) -> None:
    outside = {name.split(".")[0] for name in imported_by(path)} - {"westmarch"}
    assert outside <= ENGINE_MAY_USE
    calls = [node.func for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)]
    assert not {call.id for call in calls if isinstance(call, ast.Name)} & {"open", "input", "print", "eval", "exec"}


# Inside a game: what a room of it may not know. What state and rules must ask of each other goes through core's `Rulebook`.
GAME_ROOMS_AVOID = {
    "components": {"words", "state", "setup", "rules", "cards", "secrets", "ai", "positions", "game"},
    "words": {"state", "setup", "rules", "cards", "secrets", "ai", "positions", "game"},
    "state": {"setup", "rules", "cards", "secrets", "ai", "positions", "game"},
    "rules": {"ai", "positions", "game"},
    "cards": {"ai", "positions", "game"},
    "secrets": {"ai", "positions", "game"},
    "ai": {"positions", "game"},
}
GAME_MODULES = [
    path for path in MODULES if len(path.relative_to(SOURCES).parts) > 2 and path.parts[-1] != "__init__.py"
]
GAME_MODULES = [path for path in GAME_MODULES if room_of_file(path).startswith("games/")]
AI_MODULES = [path for path in GAME_MODULES if path.relative_to(SOURCES).parts[2:3] == ("ai",)]


@pytest.mark.parametrize("path", GAME_MODULES, ids=lambda path: str(path.relative_to(SOURCES)))
def test_a_room_of_a_game_leaves_alone_those_that_build_on_it(path: Path) -> None:
    _, game, *inside = path.relative_to(SOURCES).with_suffix("").parts
    known = {tuple(name.split(".")[3:4]) for name in imported_by(path) if name.startswith(f"westmarch.games.{game}.")}
    assert not {room for (room,) in known} & GAME_ROOMS_AVOID.get(inside[0], set())


def changed_attributes(text: str) -> Iterator[str]:
    """The attributes of a state, or what they hold, that a module assigns to."""
    for node in ast.walk(ast.parse(text)):
        targets = (
            node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AugAssign) else []
        )
        for target in targets:
            inner: ast.AST = target
            while isinstance(inner, ast.Subscript):
                inner = inner.value
            if isinstance(inner, ast.Attribute) and isinstance(inner.value, ast.Name) and inner.value.id == "state":
                yield inner.attr


@pytest.mark.parametrize("path", AI_MODULES, ids=lambda path: str(path.relative_to(SOURCES)))
def test_computer_players_change_a_state_by_words_alone(path: Path) -> None:
    assert list(changed_attributes(path.read_text(encoding="utf-8"))) == []
    assert not [name for name in imported_by(path) if ".rules.verbs." in name]


def test_a_player_that_meddles_would_be_caught() -> None:
    assert list(changed_attributes("state.coins += 1\nstate.armies[3] = 0\nvalue = state.coins")) == ["coins", "armies"]


def test_no_module_imports_everything_from_another() -> None:
    for path in MODULES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            assert not (isinstance(node, ast.ImportFrom) and any(alias.name == "*" for alias in node.names)), path


def test_the_rules_would_catch_a_game_that_knows_another() -> None:
    text = "from westmarch.games.lcg import state\nimport westmarch.ai.search\ndef f():\n    from ... import text\n"
    assert rooms_in(imported(text, ("games", "duel"))) == {"games/lcg", "ai", "text"}


MODULES_IN_A_ROOM = 14  # a stranger takes in about a dozen at a glance


def test_no_room_shows_a_stranger_more_modules_than_he_can_take_in() -> None:
    rooms = Counter(path.parent for path in MODULES if path.name != "__init__.py")
    assert {str(room.relative_to(SOURCES)): count for room, count in rooms.items() if count > MODULES_IN_A_ROOM} == {}
