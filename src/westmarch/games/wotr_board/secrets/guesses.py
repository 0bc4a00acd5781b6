"""A fair guess at what a person may not know: hidden cards dealt within what is known of them."""

from westmarch.core.bits import ones
from westmarch.core.hidden.dealing import deal
from westmarch.core.hidden.knowledge import may_lie
from westmarch.core.rng import Rng
from westmarch.games.wotr_board.components import FIRST_CARD, POOL_SIDE, POOLS
from westmarch.games.wotr_board.secrets.knowledge import account_of
from westmarch.games.wotr_board.state import HIDDEN_ZONES, ZONES, WotrBoardState, cards_in


def redeal(state: WotrBoardState, viewer: int, rng: Rng) -> None:
    """Guess the hidden cards of the sides that the person does not hold, and let chance start anew."""
    state.rng = rng.fork()
    for pool in range(POOLS):
        if state.viewers[POOL_SIDE[pool]] != viewer:
            redeal_pool(state, pool, account_of(state, pool, viewer), rng)
    state.ask_again()


def redeal_pool(state: WotrBoardState, pool: int, account: int, rng: Rng) -> None:
    """Guess where the hidden cards of a deck lie, within what is known of them."""
    masks = state.known[account : account + HIDDEN_ZONES]
    hidden = cards_in(pool, may_lie(state.known, account, HIDDEN_ZONES))
    first = int(FIRST_CARD[pool])
    allowed = [sum((masks[zone] >> card - first & 1) << zone for zone in range(HIDDEN_ZONES)) for card in hidden]
    sizes = [int(ones(state.cards[pool * ZONES + zone])) for zone in range(HIDDEN_ZONES)]
    dealt = deal(hidden, allowed, sizes, rng)
    for zone in range(HIDDEN_ZONES):
        state.cards[pool * ZONES + zone] = sum(1 << card - first for card in dealt[zone])
