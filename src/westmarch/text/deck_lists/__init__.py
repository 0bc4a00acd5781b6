"""Deck lists as players exchange them: a plain list, the text list of RingsDB, the `.o8d` files of OCTGN.

They live beside the messages because cards are written by their names, in any of our languages. Lists come from
strangers: whatever is wrong with one is told line by line, and nothing in it can make reading it long or costly.
"""

from collections.abc import Callable
from typing import Final

from westmarch.core.game import Game
from westmarch.text.deck_lists import octgn, text_list
from westmarch.text.deck_lists.deck import DeckList, Problem, deck_of, judged
from westmarch.text.speech import Speech

MOST_CHARACTERS: Final = 100_000
Writer = Callable[[DeckList, Game, Speech], str]
FORMATS: Final[dict[str, Writer]] = {
    "plain": text_list.write_plain,
    "ringsdb": text_list.write_ringsdb,
    "octgn": octgn.write,
}


def read(text: str, game: Game) -> DeckList:
    """A deck list in any of the formats, with all that is wrong with it or with its deck."""
    text = text.removeprefix("\ufeff")
    if len(text) > MOST_CHARACTERS:
        return DeckList(problems=(Problem("too_long"),))
    reader = octgn.read if text.lstrip().startswith("<") else text_list.read
    return judged(reader(text, game), game)


def write(deck: DeckList, form: str, game: Game, speech: Speech) -> str:
    """A deck in one of the formats; only the plain list is written in the language of the reader."""
    return FORMATS[form](deck, game, speech)


def ready_made(game: Game) -> dict[str, DeckList]:
    """The decks that come with a game."""
    return {name: deck_of(ids, game, name) for name, ids in game.decks().items()}
