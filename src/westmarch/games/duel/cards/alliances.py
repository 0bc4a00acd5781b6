"""The alliance tokens, three a people: what each does, and when (rules 49-58)."""

from westmarch.games.duel.cards.declare import (
    another_turn,
    any_manoeuvres,
    coins,
    moves,
    play_from_discard,
    quest,
    remove_fortress,
    rule,
    token,
    units_anywhere,
)
from westmarch.games.duel.components import BLUE, GREEN, RED, SKILL_IDS, YELLOW

token("elves-1", another_turn(), colour=YELLOW)
token("elves-2", rule("red_region_override", regions="any", keep_single_region=True), colour=RED)
token("elves-3", rule("wild_skill", count=1, skills=list(SKILL_IDS)), on="once_per_turn_when_paying")
token("hobbits-1", rule("eagle_symbol", counts_as="one extra people symbol for the 6-peoples victory"), on="none",
      doubt="eagle")  # fmt: skip
token("hobbits-2", units_anywhere(1), colour=BLUE)
token("hobbits-3", coins(3, "gain_coins"), on="play_card_via_chain")
token("men-1", quest(1), colour=YELLOW)
token("men-2", rule("extra_units", units=1, region="same as the card"), colour=RED)
token("men-3", rule("discard_income_multiplier", factor=2, income_by_chapter={1: 2, 2: 4, 3: 6}),
      on="discard_card_for_coins")  # fmt: skip
token("dwarves-1", rule("waive_fortress_surcharge"), on="pay_for_location")
token("dwarves-2", another_turn(), on="take_location")
token("dwarves-3", moves(2), colour=GREEN, doubt="earned_by_itself")
token("ents-1", another_turn())
token("ents-2", remove_fortress(), doubt="no_fortress")
token("ents-3", any_manoeuvres(3))
token("wizards-1", quest(2))
token("wizards-2", units_anywhere(2))
token("wizards-3", play_from_discard())
