"""A new card is one declaration and its texts: made-up ones join a scratch copy of the game and are played there."""

from pathlib import Path

import pytest
from tests.new_card import ROOT, run, scratch_copy, texts_like

# An event, one that stays on the table, and one of the Shadow's: what somebody would append to the decks, and nothing else.
DECLARATIONS = {
    "games/wotr_board/cards/free_strategy.py": """
DECK.event(
    "the-beacons-are-lit",
    Politics(advance=(ROHAN,)),
    Recruit(Regions("edoras"), ROHAN, regular=1),
    id="fp-str-beacons",
    icon=MUSTER,
    needs=Active(ROHAN),
    combat=CONFUSION,
)
""",
    "games/wotr_board/cards/free_character.py": """
DECK.event(
    "lembas",
    id="fp-char-lembas",
    stays=True,
    on_table=[at_moment(HUNT_DAMAGE, MayUse(DiscardThis(), ReduceDamage(1), test=CARD_MAY_REDUCE))],
    combat=MIGHTY_ATTACK,
)
""",
    "games/wotr_board/cards/shadow_strategy.py": """
DECK.event(
    "drums-in-the-deep",
    Recruit(Regions("moria", unconquered=True), SAURON, regular=2),
    id="sh-str-drums",
    icon=MUSTER,
    combat=ONSLAUGHT,
)
""",
}
MODELS = {"fp-str-beacons": "fp-str-08", "fp-char-lembas": "fp-char-07", "sh-str-drums": "sh-str-20"}

PLAYED_THROUGH = """
from westmarch.ai.players import player
from westmarch.core import registry
from westmarch.core.rng import Rng
from westmarch.text.speech import speech

game = registry.find("wotr_board")
NAMES = {names}

# The words of before keep their numbers, and the new ones are spelt.
pinned = dict(line.split(" ", 1)[::-1] for line in open("{pinned}", encoding="utf-8").read().splitlines())
assert all(game.vocabulary.number(spelling) == int(number) for spelling, number in pinned.items())
for name, card in (("the-beacons-are-lit", NAMES[0]), ("lembas", NAMES[1]), ("drums-in-the-deep", NAMES[2])):
    assert game.vocabulary.words[game.vocabulary.number(name)].things[0].id == card
    assert game.vocabulary.words[game.vocabulary.number("remove:" + name)].things[0].id == card
assert set(NAMES) <= {{card.id for card in game.components()}}


def posed(**position):
    return game.load_position({{"options": {{}}, "rings": ["out", "out", "out"], **position}})


def say(state, words):
    for word in words.split():
        state.choose(game.vocabulary.number(word))
    return state


def spelt(state):
    return game.vocabulary.spell_all(state.options)


# Played, their effects seen; view and position tell them.
muster = {{"free_peoples": {{"muster": 1}}, "shadow": {{"muster": 1}}}}
hands = {{"free_strategy": {{"hand": ["fp-str-beacons"]}}, "shadow_strategy": {{"hand": ["sh-str-drums"]}}}}
asleep = posed(dice=muster, cards=hands)
assert "the-beacons-are-lit" not in spelt(asleep)
state = posed(dice=muster, cards=hands, nations={{"rohan": {{"active": True}}}}, side="free_peoples", next="shadow")
view = state.view(0)
assert (view.cards["free_strategy"].hand, view.cards["shadow_strategy"].hand) == (["fp-str-beacons"], 1)
assert game.load_position(game.to_position(state)).view(0) == view
say(state, "the-beacons-are-lit")
assert state.view(0).nations["rohan"].steps_to_war == 2
assert state.view(0).armies["edoras"]["free_peoples"]["rohan-regular"] == 2
assert state.view(1).cards["free_strategy"].spent == ["fp-str-beacons"]
say(state, "drums-in-the-deep")
assert state.view(0).armies["moria"]["shadow"]["sauron-regular"] == 4

# One lies on the table and is used there.
event = {{"free_peoples": {{"event": 1, "character": 1}}, "shadow": {{"army": 1}}}}
held = {{"free_character": {{"hand": ["fp-char-lembas"]}}}}
state = say(posed(dice=event, cards=held), "die:event lembas")
assert state.view(1).cards["free_character"].table == ["fp-char-lembas"]
lying = {{"free_character": {{"table": ["fp-char-lembas"]}}}}
state = posed(dice=event, cards=lying, tiles={{"pool": {{"3": 1}}}}, fellowship={{"region": "morannon", "mordor": 0}})
say(state, "die:character move_fellowship")
assert (game.prompt(state).name, game.prompt_things(state)[0].id) == ("use_card", "fp-char-lembas")
assert say(state, "yes").view(0).hunt.damage == 2
assert state.view(1).cards["free_character"].spent == ["fp-char-lembas"]

# The heuristic values them without having been told about them.
state = posed(dice=muster, cards=hands, nations={{"rohan": {{"active": True}}}})
while not state.over and state.turn < 3:
    state.choose(player("heuristic", game, 1).choose(state))

# A random game with them is written down and read again on its way.
state, rng = game.new(game.options(), 1), Rng(2)
while not state.over:
    if state.said % 100 == 0:
        assert game.load_position(game.to_position(state)).view(1) == state.view(1)
    state.apply(rng.pick(state.options))

# They are told in every language.
for language in ("en", "ru", "uk"):
    for name in NAMES:
        assert speech(language).description(game, name), (language, name)
print("played")
"""


@pytest.mark.slow
def test_a_card_joins_by_one_declaration_and_its_texts(tmp_path: Path) -> None:
    scratch = scratch_copy(tmp_path, {**DECLARATIONS, **texts_like("wotr_board", MODELS)})
    pinned = ROOT / "tests" / "pinned" / "wotr_board.words.txt"
    result = run(scratch, "-c", PLAYED_THROUGH.format(names=tuple(MODELS), pinned=pinned))
    assert result.stdout == "played\n", result.stderr
