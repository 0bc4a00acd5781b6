"""Leads a table to a question without clicking: the engine finds words that bring it about, and a line of the page's says them.

The engine plays the visitor's own game, for a test's table has his seed. Words are tried by chance, and those that lead there
soonest are taken, so that a question far in the game costs a second and not a minute of clicks.
"""

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from westmarch.core.game import Game
from westmarch.core.registry import find

from .conftest import SEED
from .house import House, my_turn

Wanted = Callable[[Game, Any], bool]
GAMES, WORDS = 3_000, 400  # so many games are tried at most, so far each
ENOUGH = 5  # ways found, of which the shortest is taken

# Says words as soon as their turn comes, and is done once all are said. Where nothing but to pass is open the server says it, which is the same word.
SAY = """([id, words]) => new Promise((done, failed) => {
  const line = new WebSocket(`ws://${location.host}/api/tables/${id}/live?from=0`);
  let sent = -1;
  line.onmessage = ({ data }) => {
    const { type, said, version, reason, prompt } = JSON.parse(data);
    if (type === "refused") failed(new Error(reason));
    if (type !== "snapshot" && type !== "update") return;
    if (said >= words.length) done(line.close());
    else if (said > sent && !prompt?.passing) line.send(JSON.stringify({ id: `led-${(sent = said)}`, type: "say", version, words: [words[said]], close: false }));
  };
})"""


def words_to(game: Game, options: dict[str, object], seed: int, wanted: Wanted) -> list[int]:
    """The fewest words found that lead from the beginning to a question that is wanted."""
    found: list[list[int]] = []
    for number in range(GAMES):
        chance = random.Random(number)
        state, words = game.new(game.options(options), seed), list[int]()
        while not state.over and len(words) < WORDS and not wanted(game, state):
            words.append(chance.choice(state.options))
            state.choose(words[-1])
        if not state.over and wanted(game, state):
            found.append(words)
        if len(found) == ENOUGH:
            break
    assert found, f"nothing leads to what is wanted in {GAMES} games"
    return min(found, key=len)


def words_of_a_game(game: Game, options: dict[str, object], seed: int) -> list[int]:
    """All words of a game, from its beginning to its end."""
    chance = random.Random(0)
    state, words = game.new(game.options(options), seed), list[int]()
    while not state.over:
        words.append(chance.choice(state.options))
        state.choose(words[-1])
    return words


def lead(page: Page, house: House, key: str, seats: list[str], wanted: Wanted, **options: object) -> None:
    """Set a table at which the visitor sits alone, bring it to a question, and wait until he is asked."""
    say(page, house, key, seats, words_to(find(key), options, SEED, wanted), options)
    my_turn(page)


def finish(page: Page, house: House, key: str, seats: list[str], **options: object) -> None:
    """Set a table at which the visitor sits alone, and play the game to its end."""
    say(page, house, key, seats, words_of_a_game(find(key), options, SEED), options)


def say(page: Page, house: House, key: str, seats: list[str], words: list[int], options: dict[str, object]) -> None:
    """Set a table, say these words before its page is open, which answers by itself what need not be asked, and open it."""
    page.goto(
        f"{house.address}/api/me"
    )  # which makes him known, and from where a line can be opened without the client
    named = [{"kind": seat} for seat in seats]
    answer = page.request.post(f"{house.address}/api/tables", data={"game": key, "seats": named, "options": options})
    assert answer.ok, answer.text()
    table = answer.json()["id"]
    page.evaluate(SAY, [table, words])
    page.goto(f"{house.address}/t/{table}")


def asked(name: str, verb: str = "", least: int = 1) -> Wanted:
    """A question by its name, with at least so many options of a kind."""

    def found(game: Game, state: Any) -> bool:
        if game.prompt(state).name != name:
            return False
        words = [game.vocabulary.words[word] for word in state.options]
        return bool(sum(not verb or word.verb == verb for word in words) >= least)

    return found
