"""The games as the lobby offers them."""

import json

from westmarch.core.game import Options
from westmarch.games.lcg.game import LCG
from westmarch.games.wotr_board.game import WOTR_BOARD
from westmarch.games.wotr_cards.game import WOTR_CARDS
from westmarch.server.http.catalogue import components, info


def test_every_setting_of_a_game_has_a_kind_that_a_lobby_can_ask_for() -> None:
    for game in (LCG, WOTR_BOARD):
        own = [field for field in game.options_type.__struct_fields__ if field not in Options.__struct_fields__]
        assert [option.key for option in info(game).options] == own


def test_a_number_has_its_limits() -> None:
    turns = next(option for option in info(WOTR_BOARD).options if option.key == "max_turns")
    assert (turns.kind, turns.default, turns.low, turns.high) == ("number", 40, 1, 99)


def test_decks_may_be_those_that_come_with_the_game() -> None:
    decks = next(option for option in info(LCG).options if option.kind == "decks")
    assert decks.choices == list(LCG.decks())


def test_a_setting_that_is_no_plain_value_is_chosen_by_the_presets_that_say_it() -> None:
    found = info(LCG)
    campaign = next(option for option in found.options if option.kind == "preset")
    assert (campaign.key, campaign.default, campaign.choices) == ("campaign", None, ["campaign", "nightmare"])
    assert found.presets["nightmare"]["campaign"] == {"nightmare": True}


def test_only_games_to_which_players_bring_decks_have_rules_for_decks() -> None:
    assert info(LCG).decks is not None
    assert info(WOTR_BOARD).decks is None


def test_a_card_has_the_number_of_the_word_that_names_it() -> None:
    sent = json.loads(components("wotr_cards").body)
    words = {one["id"]: one["word"] for one in sent}
    assert words == {name: WOTR_CARDS.vocabulary.number(name) for name in words}
    assert all(one["word"] is None for one in json.loads(components("duel").body) if one["kind"] == "tile")
