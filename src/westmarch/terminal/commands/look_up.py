"""Looking things up: the games that are installed, the components of a game, and which Westmarch this is."""

import difflib
from collections.abc import Iterable

import msgspec

from westmarch import __version__
from westmarch.core import registry, state
from westmarch.core.errors import BadOptions
from westmarch.core.game import Component, Game
from westmarch.core.written.corrections import Doubt
from westmarch.terminal.shell import AsJson, GameKey, print_json, readers_voice, tell
from westmarch.terminal.voice import Voice, voice
from westmarch.text.speech import LANGUAGES

NOT_LISTED = (
    "scenario",
    "seats",
    "viewers",
    "corrections",
)  # settings that every game has and that are told in other ways


def games(*, as_data: AsJson = False) -> None:
    """List the games with their scenarios, seats and settings."""
    found = list(map(registry.find, registry.keys()))
    if as_data:
        print_json([game_row(game) for game in found])
        return
    spoken = readers_voice()
    for game in found:
        tell("\n".join(game_lines(game, spoken)))


def game_row(game: Game) -> dict[str, object]:
    """A game for programs."""
    facts = game.facts
    return {
        "key": game.key,
        "names": {lang: voice(lang).game_name(game) for lang in LANGUAGES},
        "rules": game.rules,
        "scenarios": [
            {
                "id": scenario,
                "names": {lang: voice(lang).scenario_name(game, scenario) for lang in LANGUAGES},
                "seats": list(seats),
            }
            for scenario, seats in facts.scenarios.items()
        ],
        "seat_ids": list(facts.seat_ids),
        "teams": facts.teams,
        "information": facts.information,
        "chance": facts.chance,
        "max_words": facts.max_words,
        "returns": list(facts.returns),
        "options": option_rows(game),
        "presets": {name: dict(settings) for name, settings in facts.presets.items()},
        "vocabulary": {"size": len(game.vocabulary), "hash": game.vocabulary.hash()},
    }


def option_rows(game: Game) -> list[dict[str, object]]:
    """The settings that a game adds, with their defaults and descriptions."""
    properties = msgspec.json.schema(game.options_type)["$defs"][game.options_type.__name__]["properties"]
    return [
        {
            "name": name,
            "type": schema.get("type", ""),
            "default": schema.get("default"),
            "description": schema.get("description", ""),
        }
        for name, schema in properties.items()
        if name not in NOT_LISTED
    ]


def game_lines(game: Game, spoken: Voice) -> list[str]:
    """A game for people."""
    lines = [f"{game.key}  {spoken.game_name(game)}"]
    for scenario, seats in game.facts.scenarios.items():
        name = spoken.scenario_name(game, scenario)
        lines.append(f"  {spoken.message('terminal-games-scenario', id=scenario, name=name, seats=listed(seats))}")
    lines.append(f"  {spoken.message('terminal-games-seats', seats=listed(game.facts.seat_ids))}")
    for row in option_rows(game):
        told = spoken.option_text(game, str(row["name"])) or row["description"]
        lines.append(f"  --option {row['name']}={as_json(row['default'])}: {told}")
    for name, settings in game.facts.presets.items():
        given = ", ".join(f"{key}={as_json(value)}" for key, value in settings.items())
        lines.append(f"  --preset {name}: {spoken.preset_name(game, name)}{f' ({given})' if given else ''}")
    return lines


def as_json(value: object) -> str:
    """A value as it is written on the command line."""
    return msgspec.json.encode(value).decode()


def listed(things: Iterable[object]) -> str:
    """Things with commas between them."""
    return ", ".join(map(str, things))


def version_lines() -> list[str]:
    """Which Westmarch this is: its version, whether the engine is compiled, and the number of each game's rules."""
    build = "plain" if str(state.__file__).endswith(".py") else "compiled"
    rules = [f"{game.key}: rules {game.rules}" for game in map(registry.find, registry.keys())]
    return [f"westmarch {__version__}", f"build: {build}", *rules]


def cards(game: GameKey, name: str | None = None, *, doubtful: bool = False, as_data: AsJson = False) -> None:
    """Look up cards and other components of a game.

    Parameters
    ----------
    name
        an id, or a part of a name in any of the languages
    doubtful
        only those about which the sources disagree
    """
    found_game = registry.find(game)
    found = [part for part in found_game.components() if part.doubtful or not doubtful]
    if name is not None:
        found = named(found_game, found, name)
    if as_data:
        print_json([component_row(found_game, part) for part in found])
        return
    spoken = readers_voice()
    if not found:
        tell(spoken.message("terminal-cards-none"))
    for part in found:
        tell("\n".join(component_lines(found_game, part, spoken)))


def named(game: Game, parts: list[Component], name: str) -> list[Component]:
    """The components of an id, or whose name in some language has the text in it; none at all is refused."""
    exact = [part for part in parts if part.id == name]
    if exact:
        return exact
    wanted = name.casefold()
    names = {part.id: [voice(lang).name(game, part.id).casefold() for lang in LANGUAGES] for part in parts}
    found = [part for part in parts if any(wanted in one for one in names[part.id])]
    if not found:
        near = difflib.get_close_matches(wanted, [one for each in names.values() for one in each] + list(names), n=1)
        hint = f"; did you mean '{near[0]}'?" if near else ""
        raise BadOptions(f"{game.key} has no component '{name[:60]}'{hint}")
    return found


def component_row(game: Game, part: Component) -> dict[str, object]:
    """A component for programs: its names and texts, and its facts at the same level."""
    return {
        "id": part.id,
        "kind": part.kind,
        "name": {lang: voice(lang).name(game, part.id) for lang in LANGUAGES},
        "text": {lang: voice(lang).description(game, part.id) for lang in LANGUAGES},
        "doubtful": [doubt_row(doubt) for doubt in part.doubtful],
        **part.facts,
    }


def component_lines(game: Game, part: Component, spoken: Voice) -> list[str]:
    """A component for people."""
    lines = [f"{part.id}  {spoken.name(game, part.id)}", f"    {spoken.description(game, part.id)}"]
    for doubt in part.doubtful:
        asked = spoken.doubt(game, part.id, doubt)
        lines.append(f"    {spoken.message('terminal-cards-doubtful', facts=asked)}")
    return lines


def doubt_row(doubt: Doubt) -> dict[str, object]:
    """A doubtful fact for programs: what we take it to be, what it is in this process, and what else it may be."""
    return doubt._asdict()
