"""`decks`: the decks that come with a game, and deck lists: shown with small charts, checked, written in other formats."""

import sys
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import App, Parameter

from westmarch.core import registry
from westmarch.core.errors import BadOptions
from westmarch.core.game import Game
from westmarch.core.words import Thing
from westmarch.terminal.commands.improve import improve
from westmarch.terminal.main import BAD_INPUT
from westmarch.terminal.shell import AsJson, GameKey, print_json, read_text, readers_voice, tell
from westmarch.terminal.voice import Voice, voice
from westmarch.text import deck_lists
from westmarch.text.deck_lists.deck import KINDS, DeckList, kind_of
from westmarch.text.speech import LANGUAGES
from westmarch.text.tellers import components

LONGEST_BAR = 30
decks = App(name="decks")
decks.command(improve)

Format = Annotated[
    Literal["plain", "ringsdb", "octgn"] | None, Parameter(name="--to", help="write the deck in this format")
]


@decks.default
def look_at(game: GameKey, deck: str | None = None, *, to: Format = None, as_data: AsJson = False) -> int:
    """List a game's decks; show, check or convert one of them or a deck list in a file.

    Parameters
    ----------
    deck
        a deck that comes with the game, or a file: a plain list, a list of RingsDB, or an OCTGN `.o8d` file
    """
    found_game = registry.find(game)
    ready = deck_lists.ready_made(found_game)
    if not ready:
        raise BadOptions(f"players bring no decks to {game}")
    spoken = readers_voice()
    if deck is None:
        list_decks(found_game, ready, as_data, spoken)
        return 0
    shown = ready[deck] if deck in ready else deck_lists.read(read_text(Path(deck)), found_game)
    if to is not None:
        convert(found_game, shown, to, spoken)
    elif as_data:
        print_json(deck_row(found_game, shown))
    else:
        tell("\n".join(deck_lines(found_game, shown, spoken)))
    return BAD_INPUT if shown.errors() else 0


def convert(game: Game, deck: DeckList, to: str, spoken: Voice) -> None:
    """Write a deck in a format; one that cannot be played is not written, and why is told on the error stream."""
    for problem in deck.problems:
        tell(problem.told(game, spoken), to=sys.stderr)
    if not deck.errors():
        tell(deck_lists.write(titled(deck, game, spoken), to, game, spoken), end="")


def titled(deck: DeckList, game: Game, spoken: Voice) -> DeckList:
    """A deck with its name in a language, where it comes with the game."""
    known = spoken.has(f"{game.key}-deck-{deck.name}")
    return deck._replace(name=spoken.thing(game, Thing("deck", deck.name))) if known else deck


# For people


def list_decks(game: Game, ready: Mapping[str, DeckList], as_data: bool, spoken: Voice) -> None:
    """The decks that come with a game."""
    if as_data:
        print_json([{"id": name, **deck_row(game, deck)} for name, deck in ready.items()])
        return
    for name, deck in ready.items():
        tell(f"{name}  {titled(deck, game, spoken).name}\n    {summary(game, deck, spoken)}")


def summary(game: Game, deck: DeckList, spoken: Voice) -> str:
    """Heroes, their threat and the number of cards."""
    heroes = ", ".join(spoken.name(game, hero) for hero in deck.heroes) or "—"
    threat = spoken.message("decks-threat", number=threat_of(game, deck))
    return f"{heroes} · {threat} · {spoken.message('decks-cards', number=deck.size)}"


def deck_lines(game: Game, deck: DeckList, spoken: Voice) -> list[str]:
    """A deck with its cards by kinds, its charts, and what is wrong with it."""
    named = titled(deck, game, spoken)
    lines = [named.name] if named.name else []
    lines.append(summary(game, deck, spoken))
    for kind in KINDS[1:]:
        cards = {card: count for card, count in deck.cards.items() if kind_of(game, card) == kind}
        if cards:
            lines += ["", f"{spoken.message(f'decks-heading-{kind}')} ({sum(cards.values())})"]
            lines += [f"  {count}x {spoken.name(game, card)}" for card, count in cards.items()]
    if deck.cards:
        spheres = {
            spoken.thing(game, Thing("sphere", sphere)): count
            for sphere, count in counted(game, deck, "sphere").items()
        }
        lines += chart(spoken.message("decks-costs"), counted(game, deck, "cost"))
        lines += chart(spoken.message("decks-spheres"), spheres)
    told = [problem.told(game, spoken) for problem in deck.problems]
    return [*lines, "", *(told or [spoken.message("decks-fine")])]


def chart(title: str, counts: Mapping[str, int]) -> list[str]:
    """A bar for each entry, the longest as long as there is room."""
    width = max(map(len, counts))
    scale = min(1.0, LONGEST_BAR / max(counts.values()))
    bars = {name: "█" * max(1, round(count * scale)) for name, count in counts.items()}
    return ["", title, *(f"  {name:>{width}} {bars[name]} {count}" for name, count in counts.items())]


# For programs


def deck_row(game: Game, deck: DeckList) -> dict[str, object]:
    """A deck for programs."""
    return {
        "name": {lang: titled(deck, game, voice(lang)).name for lang in LANGUAGES},
        "heroes": list(deck.heroes),
        "cards": dict(deck.cards),
        "size": deck.size,
        "threat": threat_of(game, deck),
        "costs": counted(game, deck, "cost"),
        "spheres": counted(game, deck, "sphere"),
        "setting": deck.setting,
        "problems": [
            {
                "kind": problem.kind,
                "line": problem.line or None,
                "warning": problem.warning,
                "text": {lang: problem.told(game, voice(lang)) for lang in LANGUAGES},
            }
            for problem in deck.problems
        ],
    }


def threat_of(game: Game, deck: DeckList) -> int:
    """The sum of the heroes' threat costs."""
    return sum(int(str(components(game)[hero].facts["threat_cost"])) for hero in deck.heroes)


def counted(game: Game, deck: DeckList, fact: str) -> dict[str, int]:
    """How many cards of a deck have each value of a fact; costs in their order, spheres in that of the box."""
    counts: Counter[str] = Counter()
    for card, count in deck.cards.items():
        counts[str(components(game)[card].facts[fact])] += count
    order = [str(card.facts[fact]) for card in components(game).values() if fact in card.facts]
    return {value: counts[value] for value in sorted(counts, key=order.index if fact == "sphere" else None)}
