"""What a hint says why: a sentence in every language for whatever a game looks at."""

import pytest

from westmarch.core.game import Game
from westmarch.core.players.reasons import COMMON, Reason
from westmarch.text import LANGUAGES, speech

from .games import GAMES
from .message_files import EACH_PLURAL, messages, paths


def looked_at(game: Game) -> set[str]:
    """All that a game's estimate is made of, for any of its seats."""
    state = game.new(game.options(), 1)
    return {name for seat in range(len(state.viewers)) for name in game.aspects(state, seat)}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_whatever_a_game_looks_at_has_its_sentence_and_no_sentence_is_left_over(key: str, lang: str) -> None:
    beginning = f"{key}-merit-"
    written = {name.removeprefix(beginning) for name in messages(paths(lang)[key]) if name.startswith(beginning)}
    assert written == looked_at(GAMES[key])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_every_reason_is_a_sentence_whatever_its_number(key: str, lang: str) -> None:
    for name in (*looked_at(GAMES[key]), *COMMON):
        for number in EACH_PLURAL:
            assert speech(lang).reasons(GAMES[key], [Reason(name, number)]).endswith(".")


def test_two_reasons_are_one_sentence() -> None:
    why = [Reason("own-ring", 2), Reason("coins")]
    assert speech("en").reasons(GAMES["duel"], why) == "It brings Frodo and Sam 2 steps further and spares your coins."
    assert speech("uk").reasons(GAMES["duel"], why) == "Це просуває Фродо й Сема на 2 кроки й береже ваші монети."


def test_what_has_no_reason_is_told_without_one() -> None:
    assert speech("en").reasons(GAMES["duel"], []) == ""
