"""What a position of Duel is worth, in pieces that have a sentence: reasons for a hint. Not asked within a search, and not compiled."""

from typing import Final

from westmarch.core.bits import ones
from westmarch.core.players.reasons import Aspect
from westmarch.games.duel.ai.features import (
    AT_BEST,
    AT_COINS,
    AT_FIRM,
    AT_FORTRESSES,
    AT_PRESENCE,
    AT_THREAT,
    AT_THREATS,
    AT_UNITS,
    MOST_COINS,
    WEIGHTS,
    weights_now,
)
from westmarch.games.duel.ai.gains import worth_of_lead
from westmarch.games.duel.ai.weights import MOST_GAIN, SURE
from westmarch.games.duel.ai.worth import (
    PEOPLE_BITS,
    worth_of_chains,
    worth_of_peoples,
    worth_of_quest,
    worth_of_skills,
    worth_of_tokens,
    worth_of_turn,
)
from westmarch.games.duel.components import CHAPTER_CARDS, FELLOWSHIP, QUEST_GOAL, SKILLS, UNITS_A_SIDE
from westmarch.games.duel.state import DuelState, Side

SKILL_BITS: Final = 4  # of the count of each skill
ALL_OF_A_SKILL: Final = (1 << SKILL_BITS) - 1
NOTHING_TO_ANSWER: Final = -2 * SURE  # how good it is for us that the enemy may answer, where he may not


def aspects(state: DuelState, seat: int) -> dict[str, Aspect]:
    """The worth of a position to a side, as far as it differs by what that side does."""
    w = list(weights_now(state, WEIGHTS))
    side, enemy = state.side(seat), state.enemy(seat)
    quest = {"ring": side, "nazgul": enemy} if seat == FELLOWSHIP else {"nazgul": side, "ring": enemy}
    found = {
        f"{'own' if whose is side else 'enemy'}-{name}": quest_of(whose, w, 1 if whose is side else -1)
        for name, whose in quest.items()
    }
    return found | having(state, side, w) | on_map(side, enemy, w) | turn(state, seat, w)


def quest_of(side: Side, w: list[float], sign: int) -> Aspect:
    """How far a side has come."""
    return Aspect(sign * worth_of_quest(side, QUEST_GOAL, w), sign * int(side.quest))


def having(state: DuelState, side: Side, w: list[float]) -> dict[str, Aspect]:
    """What lies before a side."""
    chapter = state.chapter
    taken = state.fellowship.cards[chapter] | state.sauron.cards[chapter] | state.discard[chapter]
    skills = sum(int(side.skills) >> SKILL_BITS * skill & ALL_OF_A_SKILL for skill in range(SKILLS)) + ones(
        side.choices
    )
    peoples = ones((side.peoples | side.peoples >> 1) & PEOPLE_BITS)
    return {
        "peoples": Aspect(worth_of_peoples(side, PEOPLE_BITS, w), int(peoples)),
        "skills": Aspect(worth_of_skills(side, w), int(skills)),
        "chain": Aspect(worth_of_chains(side, chapter, CHAPTER_CARDS[chapter] & ~taken, w), int(ones(side.chains))),
        "coins": Aspect(w[AT_COINS + min(int(side.coins), MOST_COINS)], int(side.coins)),
        "token": Aspect(worth_of_tokens(side, w), int(ones(side.tokens))),
    }


def on_map(side: Side, enemy: Side, w: list[float]) -> dict[str, Aspect]:
    """The pieces of both sides, and where they are."""
    regions, theirs = int(ones(side.presence())), int(ones(enemy.presence()))
    units, their_units = UNITS_A_SIDE - int(side.supply), UNITS_A_SIDE - int(enemy.supply)
    forts, their_forts = int(ones(side.fortresses)), int(ones(enemy.fortresses))
    presence = w[AT_PRESENCE + regions] - w[AT_PRESENCE + theirs] + worth_of_lead(regions - theirs, w)
    each_fortress = w[AT_FORTRESSES] + max(0.0, w[AT_FIRM])
    return {
        "regions": Aspect(presence, regions - theirs),
        "units": Aspect(w[AT_UNITS] * units, units),
        "enemy-units": Aspect(-w[AT_UNITS] * their_units, -their_units),
        "fortress": Aspect(each_fortress * forts, forts),
        "enemy-fortress": Aspect(-each_fortress * their_forts, -their_forts),
    }


def turn(state: DuelState, seat: int, w: list[float]) -> dict[str, Aspect]:
    """Whose turn it is, and what he can do with it."""
    worth = worth_of_turn(state, w)
    if state.active == seat:
        return {
            "turn": Aspect(worth, 1),
            "answer": Aspect(worth, NOTHING_TO_ANSWER),
            "danger": Aspect(0.0, 0),
            "threat": Aspect(0.0, 0),
        }
    w[AT_THREAT] = w[AT_THREATS] = 0.0
    calm = worth_of_turn(state, w)
    danger = worth >= SURE
    answer = w[AT_BEST] * MOST_GAIN if danger else calm  # a win is told as a danger
    return {
        "turn": Aspect(-worth, 0),
        "answer": Aspect(-answer, -answer),
        "danger": Aspect(-worth if danger else 0.0, -1 if danger else 0),
        "threat": Aspect(calm - worth, int(calm > worth)),
    }
