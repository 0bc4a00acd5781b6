"""Peoples, and the alliance tokens that they bring (rules 49-58)."""

from typing import Final, final

from mypy_extensions import i64

from westmarch.core.state import Step, WordNumber
from westmarch.games.duel.components import PEOPLES, People
from westmarch.games.duel.rules.effects import TOKEN_EFFECT
from westmarch.games.duel.rules.verbs import show_tokens, take_token
from westmarch.games.duel.state import DuelState
from westmarch.games.duel.words import ASK_PEOPLE, ASK_TOKEN, PEOPLE, TOKEN


@final
class JoinPeople(Step[DuelState]):
    """A people's symbol: the second of a kind and, once, the third different one bring a token (rules 49-53)."""

    def __init__(self, people: People = 0) -> None:
        self.people = people

    def run(self, state: DuelState) -> bool:
        side = state.side(state.active)
        one: i64 = 1
        side.peoples += one << 2 * self.people
        state.changed()
        if side.people_count(self.people) == 2:
            state.push(ShowTokens(one << self.people, 2))
        elif side.different_peoples() == 3 and not side.trio_used:
            side.trio_used = True
            state.push(ShowTokens(peoples_of(side.peoples), 1))
        return False

    def fields(self) -> tuple[object, ...]:
        return (self.people,)


def peoples_of(counts: i64) -> i64:
    """The peoples that are counted at least once, a bit each."""
    mask: i64 = 0
    for people in range(PEOPLES):
        if counts >> 2 * people & 3:
            mask |= 1 << people
    return mask


@final
class ShowTokens(Step[DuelState]):
    """Turn up the top tokens of some stacks; one of them will be kept."""

    def __init__(self, stacks: i64 = 0, each: i64 = 0) -> None:
        self.stacks = stacks
        self.each = each

    def run(self, state: DuelState) -> bool:
        for people in range(PEOPLES):
            if self.stacks >> people & 1:
                show_tokens(state, people, self.each)
        state.push(KEEP_TOKEN)
        return False

    def fields(self) -> tuple[object, ...]:
        return (self.stacks, self.each)


@final
class KeepToken(Step[DuelState]):
    """Keep one of the tokens shown and use it (rule 55)."""

    def run(self, state: DuelState) -> bool:
        if len(state.shown_tokens) == 0:
            return False
        options = sorted([TOKEN + token for token in state.shown_tokens])
        return state.ask(self, state.active, ASK_TOKEN, options)

    def answer(self, state: DuelState, word: WordNumber) -> None:
        token = word - TOKEN
        state.push_all(TOKEN_EFFECT[token])
        take_token(state, state.active, token)


KEEP_TOKEN: Final = KeepToken()


@final
class AllyWithAny(Step[DuelState]):
    """Grey Havens: turn up the two top tokens of a people of one's choice and keep one (rule 40)."""

    def run(self, state: DuelState) -> bool:
        options = [PEOPLE + people for people in range(PEOPLES) if len(state.token_stacks[people]) > 0]
        return len(options) > 0 and state.ask(self, state.active, ASK_PEOPLE, options)

    def answer(self, state: DuelState, word: WordNumber) -> None:
        one: i64 = 1
        state.push(ShowTokens(one << (word - PEOPLE), 2))
