"""What would achieve nothing now: actions and responses of which nothing would come, as far as their player can tell."""

from westmarch.core.frames import Frame, in_vain
from westmarch.core.state import Seat
from westmarch.games.lcg.cards.book import ABILITIES, ACTION, RESPONSE, Ability
from westmarch.games.lcg.rules.playing.abilities import NO_TRIGGER, Trigger, frame_for
from westmarch.games.lcg.rules.playing.windows import ResponseWindow
from westmarch.games.lcg.state import LcgState
from westmarch.games.lcg.words import ASK_ACT, ASK_PLAN, ASK_RESPOND, NAME, PLAY


def vain_words(state: LcgState) -> frozenset[int]:
    """Those of the options that use or play a card in vain."""
    if state.prompt == ASK_ACT or state.prompt == ASK_PLAN:
        trigger = NO_TRIGGER
    elif state.prompt == ASK_RESPOND:
        window = state.stack[-1]
        assert isinstance(window, ResponseWindow)
        trigger = window.trigger()
    else:
        return frozenset()
    return frozenset(
        [word for word in state.options if word >= NAME and used_in_vain(state, state.seat, word, trigger)]
    )


def used_in_vain(state: LcgState, seat: Seat, word: int, trigger: Trigger) -> bool:
    """Whether nothing would come of a card on the table that is used, or of one of the hand that is played."""
    from_hand = word >= PLAY
    card = state.lineup.first_card[word - PLAY] if from_hand else state.lineup.card_of(word)
    kind = ACTION if trigger is NO_TRIGGER else RESPONSE
    abilities = [one for one in ABILITIES[state.title(card)] if answers(one, kind, trigger, from_hand)]
    return len(abilities) > 0 and all(
        nothing_comes(state, frame_for(state, one, seat, card, trigger)) for one in abilities
    )


def answers(ability: Ability, kind: int, trigger: Trigger, from_hand: bool) -> bool:
    """Whether it is this ability that is used now."""
    return (
        ability.kind == kind and ability.from_hand == from_hand and (kind == ACTION or ability.moment == trigger.moment)
    )


def nothing_comes(state: LcgState, frame: Frame) -> bool:
    """Whether nothing would come of an ability that begins with this frame."""
    return in_vain(frame.effect, state, frame)
