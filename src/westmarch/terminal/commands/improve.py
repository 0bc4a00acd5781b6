"""`decks improve`: a better deck found by play, with what came of it, as deck lists that `play` can use."""

import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec

from westmarch.core.errors import BadFile, BadOptions
from westmarch.core.game import Game, Options
from westmarch.terminal.crew import ALONE, AtLeastOne, Crew, EloTest, FirstSeed, Games, GamesPlayer, opened
from westmarch.terminal.report import new_table, print_table, progress_bar
from westmarch.terminal.shell import (
    AS_USUAL,
    AsJson,
    GameKey,
    Setup,
    print_json,
    tell,
    write_text,
)
from westmarch.terminal.voice import Voice
from westmarch.text import deck_lists
from westmarch.text.deck_lists.deck import HERO, DeckList, deck_from, player_cards

if TYPE_CHECKING:
    from westmarch.ai.improving import Cards, Search

SEARCH = "search.json"

TrialGames = Annotated[int, AtLeastOne]
CheckGames = Annotated[int, AtLeastOne]


def improve(
    game: GameKey,
    *,
    out: Path,
    player: GamesPlayer = "heuristic",
    games: Games = 10_000,
    trial: TrialGames = 600,
    check: CheckGames = 500,
    seed: FirstSeed = 1,
    sprt: EloTest = "0,40",
    crew: Crew = ALONE,
    setup: Setup = AS_USUAL,
    as_json: AsJson = False,
) -> None:
    """Search for better decks by play.

    Cards are exchanged within the rules, beginning with the decks of the table (--option decks=...); what a test shows to be better stays. In
    the end the first decks and the best ones play on fresh seeds. Called again with the same folder it goes on where it was.

    Parameters
    ----------
    out
        a folder for the decks that are found and for the search, which can be taken up again
    trial
        how many games a change is tried in at most
    check
        how many games the first and the best decks play in the end
    """
    from westmarch.ai import improving
    from westmarch.ai.measuring.sprt import read_claims
    from westmarch.ai.players import in_full

    found, options, spoken = opened(game, setup, crew)
    begun = improving.Search(
        game=found.key,
        rules=found.rules,
        settings=settings_of(found, options),
        player=in_full(player),
        seed=seed,
        claims=read_claims(sprt),
        trial_games=trial,
        start=start_decks(found, options),
    )
    file = folder(out) / SEARCH
    search = improving.taken_up(file, begun)
    shown = len(search.trials)
    with progress_bar(spoken.message("terminal-simulate-working"), games) as progress:

        def told(now: "Search", done: int) -> None:
            nonlocal shown
            if progress is not None:
                progress(done)
            if len(now.trials) > shown:
                shown = len(now.trials)
                improving.save(file, now)
                if now.trials[-1].taken and not as_json:
                    tell(trial_line(found, now, spoken))

        search = improving.improve(found, cards_of(found), search, games, crew.jobs, told, crew.on)
    improving.save(file, search)
    won = [
        improving.victories(found, search, decks, check, crew.jobs, crew.on) for decks in (search.start, search.decks)
    ]
    write_decks(found, out, search, won, check, spoken)
    if as_json:
        print_json({**msgspec.to_builtins(search), "decks": list(search.decks), "check": check, "won": won})
    else:
        show_check(won, check, spoken)


def folder(out: Path) -> Path:
    """The folder of a search; a place where there can be none is refused before any game."""
    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadFile(error.strerror or "cannot be written", file=str(out)) from None
    return out


def settings_of(game: Game, options: Options) -> dict[str, object]:
    """The settings of a table but for its decks."""
    from westmarch.ai.measuring.results import told_settings

    settings = told_settings(game, options)
    settings.pop("decks", None)
    return {**settings, "seats": options.seats}


def start_decks(game: Game, options: Options) -> tuple[str, ...]:
    """The decks of a table, written out; where none is chosen, those that come with the game."""
    ready = deck_lists.ready_made(game)
    if not ready:
        raise BadOptions(f"players bring no decks to {game.key}")
    chosen = getattr(options, "decks", ()) or tuple(ready)[: options.seats]
    return tuple((ready[deck] if deck in ready else deck_from(deck, game)).setting for deck in chosen)


def cards_of(game: Game) -> "Cards":
    """What decks of a game are made of."""
    from westmarch.ai.improving import Cards

    heroes = tuple(card.id for card in player_cards(game) if card.kind == HERO)
    return Cards(heroes, tuple(card.id for card in player_cards(game) if card.kind != HERO))


# What came of it


def trial_line(game: Game, search: "Search", spoken: Voice) -> str:
    """The last trial in a line: what was exchanged, and how many games were won only with it and only without."""
    before = msgspec.structs.replace(search, trials=search.trials[:-1]).decks
    last = search.trials[-1]
    worse, *_, better = last.pairs
    return spoken.message(
        "decks-improve-taken",
        change=change(game, before, last.decks, spoken),
        better=better,
        worse=worse,
        games=last.games,
    )


def change(game: Game, before: tuple[str, ...], after: tuple[str, ...], spoken: Voice) -> str:
    """What was exchanged between decks: `-2 Feint, +2 Faramir`."""
    parts = []
    for old, new in zip(before, after, strict=True):
        was, now = (counts(deck_from(deck, game)) for deck in (old, new))
        differing = {
            card: now.get(card, 0) - was.get(card, 0) for card in (*was, *now) if was.get(card) != now.get(card)
        }
        parts += [
            f"{count:+d} {spoken.name(game, card)}" for card, count in sorted(differing.items(), key=lambda one: one[1])
        ]
    return ", ".join(parts)


def counts(deck: DeckList) -> dict[str, int]:
    """How many of each card a deck has, its heroes included."""
    return {**dict.fromkeys(deck.heroes, 1), **deck.cards}


def write_decks(game: Game, out: Path, search: "Search", won: list[int], check: int, spoken: Voice) -> None:
    """Each seat's deck as a plain list, with where it comes from as remarks."""
    from westmarch.ai.measuring.circumstances import circumstances

    known = circumstances()
    remarks = [
        f"# westmarch {shlex.join(sys.argv[1:])}",
        f"# {known['made']}, {known['westmarch']}, {known['build']}, {known['commit']}",
        f"# {won[0]} -> {won[1]} / {check}",
    ]
    for seat, deck in enumerate(search.decks, 1):
        name = f"{search.settings['scenario']}-{len(search.decks)}-{seat}"
        text = deck_lists.write(deck_from(deck, game, name), "plain", game, spoken)
        write_text(out / f"deck-{seat}.txt", "\n".join([*remarks, text]))


def show_check(won: list[int], check: int, spoken: Voice) -> None:
    """How often the first decks and the best ones won on fresh seeds."""
    from westmarch.ai.arena import wilson

    table = new_table(
        spoken.message("decks-improve-decks"),
        spoken.message("terminal-simulate-games"),
        spoken.message("decks-improve-won"),
        "%",
        "95 %",
    )
    for name, wins in zip(("start", "best"), won, strict=True):
        low, high = wilson(wins / check, check)
        table.add_row(
            spoken.message(f"decks-improve-{name}"),
            str(check),
            str(wins),
            f"{100 * wins / check:.1f}",
            f"{100 * low:.1f}-{100 * high:.1f}",
        )
    print_table(table)
