"""Decks between the protocol and the deck lists: what clients send is checked, what they get is described."""

from collections.abc import Mapping
from typing import Any

from westmarch.core import registry
from westmarch.core.errors import BadOptions, UnknownGame
from westmarch.core.game import Game, Options
from westmarch.server.people import written
from westmarch.server.protocol import decks as api
from westmarch.server.refusal import Refused
from westmarch.text import deck_lists
from westmarch.text.deck_lists.deck import DeckList, Problem, deck_from, deck_of, judged, player_cards


def game_with_decks(key: str) -> Game:
    """A game to which players bring decks."""
    try:
        game = registry.find(key)
    except UnknownGame:
        raise Refused("no_such_game") from None
    if not game.decks():
        raise Refused("no_such_game")
    return game


def rules_of(game: Game) -> api.DeckRules | None:
    """How large a deck of a game may be."""
    return None if game.deck_rules is None else api.DeckRules(*game.deck_rules)


def received(new: api.NewDeck, game: Game) -> DeckList:
    """A deck as a client sends it, judged; one with cards that do not exist is refused."""
    known = {card.id for card in player_cards(game)}
    for card in (*new.heroes, *new.cards):
        if card not in known:
            raise bad_deck(Problem("unknown", text=card))
    cards = [card for card, copies in new.cards.items() for _ in range(copies)]
    return judged(deck_of([*new.heroes, *cards], game, written.deck_name(new.name)), game)


def kept(setting: str, game: Game, name: str) -> DeckList:
    """A deck as it was kept, judged."""
    return judged(deck_from(setting, game, name), game)


def described(deck: DeckList, game: Game, deck_id: str = "", *, shared: bool = False) -> api.Deck:
    """A deck as clients get it."""
    problems = [api.DeckProblem(*problem, warning=problem.warning) for problem in deck.problems]
    heroes, cards = list(deck.heroes), dict(deck.cards)
    return api.Deck(deck_id, game.key, deck.name, heroes, cards, deck.setting, problems, shared)


def ready_made(game: Game) -> list[api.Deck]:
    """The decks that come with a game; a table takes each of them by its name."""
    found = deck_lists.ready_made(game).items()
    return [api.Deck(name, game.key, "", list(deck.heroes), dict(deck.cards), name, [], False) for name, deck in found]


def table_options(game: Game, settings: Mapping[str, object]) -> Options:
    """A table's settings, unless they do not go together or somebody has a deck that breaks the rules."""
    try:
        return game.options(settings)
    except BadOptions as error:
        if error.kind == "few_cards":
            raise small_deck(game, settings["decks"]) from None
        raise Refused("bad_options", detail=error, kind=error.kind) from None


def brought(game: Game, settings: Mapping[str, Any], seat: int, deck: str) -> tuple[str, ...]:
    """The decks of all seats once somebody brings his own."""
    if not game.decks():
        raise Refused("bad_options", detail=f"players bring no decks to {game.key}", kind="")
    decks = list(settings["decks"] or game.decks())[: settings["seats"]]
    decks[seat] = deck
    table_options(game, {**settings, "decks": decks})
    return tuple(decks)


def small_deck(game: Game, decks: Any) -> Refused:
    """The refusal of the first deck that is too small, with its seat."""
    own = [(seat, setting) for seat, setting in enumerate(decks) if setting not in game.decks()]
    seat, problem = next((seat, problem) for seat, setting in own for problem in kept(setting, game, "").errors())
    return bad_deck(problem, seat)


def bad_deck(problem: Problem, seat: int | None = None) -> Refused:
    """The refusal of a deck, at a table that of a seat's deck."""
    place = "" if seat is None else seat
    return Refused(
        "bad_deck", seat=place, kind=problem.kind, card=problem.card, number=problem.number, text=problem.text
    )
