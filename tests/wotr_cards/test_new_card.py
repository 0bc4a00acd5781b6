"""A new card is one declaration and its texts: a made-up one joins a scratch copy of the game and is played there."""

from pathlib import Path

import pytest
from tests.new_card import ROOT, run, scratch_copy, texts_like

CARDS = "games/wotr_cards/cards"

# One card of each kind, and one location of each: what somebody would append to the modules, and nothing else.
DECLARATIONS = {
    f"{CARDS}/frodo.py": """
FRODO.item("goldberrys-cup", WIZARD, wielders=Wielders(("tom-bombadil",)), path=1)
FRODO.character(
    "tom-bombadil",
    WIZARD,
    field=(1, 1),
    path=2,
    paths=(1, 2),
    on_play=effect(Draw(2)),
    action=action(IN_RESERVE, CycleSelf(), take("goldberrys-cup", pile=True)),
)
""",
    f"{CARDS}/aragorn.py": """
ARAGORN.army("rangers-of-the-north", DUNEDAIN, copies=1, field=(1, 2))
""",
    f"{CARDS}/saruman.py": """
SARUMAN.event("council-of-crows", MONSTROUS, Draw(1))
""",
    f"{CARDS}/locations.py": """
battleground("fornost", FREE_PEOPLES, 1, 1, player_of(DUNEDAIN, Draw(1)), defenders=(DUNEDAIN,), attackers=(MORDOR,))
path("bree", 2, 1, 1, player_of(HOBBIT, Draw(1)))
""",
}
# Cards of their kinds whose texts serve them as well.
MODELS = {
    "tom-bombadil": "eomer",
    "goldberrys-cup": "dwarven-axe",
    "rangers-of-the-north": "village-militia",
    "council-of-crows": "the-red-arrow",
    "fornost": "moria",
    "bree": "bag-end",
}
NAMES = tuple(MODELS)

PLAYED_THROUGH = """
from collections import Counter

from westmarch.core import registry
from westmarch.core.conformance import check_advice, check_all, check_reach
from westmarch.core.state import PUBLIC
from westmarch.text.speech import speech

game = registry.find("wotr_cards")
NAMES = {names}

# The words of before keep their numbers, and the new ones are spelt.
pinned = dict(line.split(" ", 1)[::-1] for line in open("{pinned}", encoding="utf-8").read().splitlines())
assert all(game.vocabulary.number(spelling) == int(number) for spelling, number in pinned.items())
assert all(game.vocabulary.words[game.vocabulary.number(name)].things[0].id == name for name in NAMES)
assert set(NAMES) <= {{card.id for card in game.components()}}


def say(state, *spellings):
    for spelling in spellings:
        state.choose(game.vocabulary.number(spelling))
    return state


# Played, its effect seen, its action used; view and position tell it.
seats = {{"frodo": {{"hand": ["tom-bombadil", "goldberrys-cup", "gimli", "sting"]}}}}
state = game.load_position({{"options": {{"scenario": "trilogy"}}, "turn": "frodo", "seats": seats, "path": {{"location": "bree"}}}})
say(state, "play:tom-bombadil", "the_path", "gimli")
view = state.view(PUBLIC)
assert [(card.card, card.brings) for card in view.path.defenders] == [("tom-bombadil", 2)]
assert view.seats["frodo"].hand == 2 + 2
again = game.load_position(game.to_position(state))
assert again.view(0) == state.view(0)
state = game.load_position(
    {{
        "options": {{"scenario": "trilogy"}},
        "turn": "frodo",
        "seats": {{"frodo": {{"reserve": ["tom-bombadil"], "cycled": ["goldberrys-cup"]}}}},
        "battlegrounds": [{{"location": "fornost", "cards": ["rangers-of-the-north"]}}],
    }}
)
assert state.view(PUBLIC).battlegrounds[0].defence == 1 + 2
say(state, "use:tom-bombadil", "goldberrys-cup")
assert state.view(0).seats["frodo"].hand == ["goldberrys-cup"]

# The heuristic values it, and random games with it keep all that holds for every game.
for scenario in ("trilogy", "duel"):
    options = game.options({{"scenario": scenario}})
    check_advice(game, options, 1)
    check_all(game, options, 1)
said = Counter()
for scenario in ("trilogy", "duel"):
    said += check_reach(game, game.options({{"scenario": scenario}}), 25)
for word in ("play:tom-bombadil", "play:goldberrys-cup", "play:rangers-of-the-north", "play:council-of-crows"):
    assert said[word], word

# It is told in every language.
for language in ("en", "ru", "uk"):
    for name in NAMES:
        assert speech(language).description(game, name), (language, name)
print("played")
"""


@pytest.mark.slow
def test_a_card_joins_by_one_declaration_and_its_texts(tmp_path: Path) -> None:
    scratch = scratch_copy(tmp_path, {**DECLARATIONS, **texts_like("wotr_cards", MODELS)})
    pinned = ROOT / "tests" / "pinned" / "wotr_cards.words.txt"
    result = run(scratch, "-c", PLAYED_THROUGH.format(names=NAMES, pinned=pinned))
    assert result.stdout == "played\n", result.stderr
