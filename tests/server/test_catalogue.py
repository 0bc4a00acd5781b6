"""The games as the lobby offers them."""

from westmarch.games.lcg.game import LCG
from westmarch.server.catalogue import info


def test_settings_that_have_no_plain_control_are_left_to_the_games_own_pages() -> None:
    keys = [option.key for option in info(LCG).options]
    assert {"errata", "beginner", "easy"} <= set(keys)
    assert not {"decks", "campaign"} & set(keys)
