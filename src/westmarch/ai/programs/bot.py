"""One of our computer players as a program that others can ask: `westmarch bot`."""

from typing import BinaryIO

import msgspec

from westmarch.ai.basic import Player
from westmarch.ai.players import player
from westmarch.ai.programs.protocol import Answer, Opinion, Question
from westmarch.core import registry
from westmarch.core.errors import BadFile, WestmarchError


class Bot:
    """Answers questions with one of our computer players, who remembers what he thought."""

    def __init__(self, spec: str, seed: int = 0) -> None:
        self._spec = spec
        self._seed = seed
        self._players: dict[tuple[str, str], Player] = {}

    def answer(self, question: Question) -> Answer:
        """Choose for the seat that is asked."""
        game = registry.find(question.game)
        if question.rules != game.rules:
            raise BadFile(f"{game.key}: the question has rules number {question.rules}, this program {game.rules}")
        state = game.load_position(question.position)
        if game.vocabulary.spell_all(state.options) != question.options:
            raise BadFile("the position does not ask what the question says")
        mind = self._players.setdefault((question.game, question.seat), player(self._spec, game, self._seed))
        word = mind.choose(state)
        spell = game.vocabulary.spell
        opinions = [Opinion(spell(one.word), one.value, one.visits) for one in mind.thoughts()]
        return Answer(
            id=question.id,
            words=[spell(word)],
            estimate=opinions[0].value if opinions else None,
            thoughts=opinions,
        )


def serve(bot: Bot, questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer line by line until there are no more; a line that is no question is answered with what is wrong with it."""
    for line in questions:
        if not line.strip():
            continue
        try:
            reply: object = bot.answer(msgspec.json.decode(line, type=Question))
        except (msgspec.MsgspecError, WestmarchError) as error:
            reply = {"error": " ".join(str(error).split())}
        answers.write(msgspec.json.encode(reply) + b"\n")
        answers.flush()
