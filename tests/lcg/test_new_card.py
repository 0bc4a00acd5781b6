"""A new card is one declaration and its texts: made-up ones join a scratch copy of the game and are played there."""

from pathlib import Path

import pytest
from tests.new_card import ROOT, run, scratch_copy, texts_like

# One card of several kinds: what somebody would append to the modules, and nothing else.
DECLARATIONS = {
    "games/lcg/cards/player/leadership.py": """
ally(
    "halbarad",
    LEADERSHIP,
    2,
    willpower=1,
    attack=2,
    defense=1,
    hit_points=2,
    traits=("dunedain",),
    copies=2,
    unique=True,
    abilities=(response(ENTERED_PLAY, Draw(1), when=IT_IS_SELF),),
)
attachment(
    "banner_of_arwen",
    LEADERSHIP,
    1,
    on=heroes(),
    traits=("item",),
    copies=2,
    bearer=Bonus(WILLPOWER, 1),
    abilities=(action(Gain(HOST, 1), cost=(PayExhaust(),)),),
)
event("the_grey_company", LEADERSHIP, 1, copies=2, ability=action(Draw(2)))
""",
    "games/lcg/cards/encounter/spiders_of_mirkwood.py": """
enemy(
    "orc_drummer",
    SET,
    copies=2,
    easy=1,
    engagement=20,
    threat=1,
    attack=2,
    defense=1,
    hit_points=2,
    traits=("orc",),
    when_revealed=effect(Damage(characters(committed=True), 1)),
    shadow=effect(RaiseThreat(2)),
)
location("thranduils_halls", SET, copies=1, easy=1, threat=2, points=3, traits=("forest",))
""",
}
MODELS = {
    "halbarad": "faramir",
    "banner_of_arwen": "celebrians_stone",
    "the_grey_company": "ever_vigilant",
    "orc_drummer": "dol_guldur_orcs",
    "thranduils_halls": "forest_gate",
}

PLAYED_THROUGH = """
from westmarch.ai.players import player
from westmarch.core import registry
from westmarch.core.conformance import check_advice, check_all
from westmarch.core.state import PUBLIC
from westmarch.text.speech import speech

game = registry.find("lcg")
NAMES = {names}

# The words of before keep their numbers, and the new ones are spelt.
pinned = dict(line.split(" ", 1)[::-1] for line in open("{pinned}", encoding="utf-8").read().splitlines())
assert all(game.vocabulary.number(spelling) == int(number) for spelling, number in pinned.items())
assert all(game.vocabulary.words[game.vocabulary.number(name)].things[0].id == name for name in NAMES)
assert game.vocabulary.number("play:halbarad") > game.vocabulary.number("play:beorns_hospitality")
assert set(NAMES) <= {{card.id for card in game.components()}}
DECK = "aragorn+theodred|halbarad*2+banner_of_arwen*2+the_grey_company*2+faramir*2+gandalf*3"


def posed(**position):
    return game.load_position({{"options": {{"decks": [DECK], "small_decks": True}}, **position}})


def say(state, words):
    for word in words.split():
        state.choose(game.vocabulary.number(word))
    return state


# Played, their effects seen; view and position tell them.
rich = {{"aragorn": {{"at": "hero", "seat": "one", "tokens": 9}}}}
state = posed(hands={{"one": ["halbarad", "banner_of_arwen", "the_grey_company"]}}, cards=rich)
before = len(state.hands[0])
say(state, "play:halbarad halbarad")
assert len(state.hands[0]) == before
assert [ally.card for ally in state.view(PUBLIC).seats["one"].allies] == ["halbarad"]
say(state, "play:banner_of_arwen aragorn banner_of_arwen")
aragorn = state.view(PUBLIC).seats["one"].heroes[0]
assert (aragorn.willpower, aragorn.tokens) == (2 + 1, 9 - 2 - 1 + 1)
assert [attachment.card for attachment in aragorn.attachments] == ["banner_of_arwen"]
say(state, "play:the_grey_company")
assert len(state.hands[0]) == before - 2 + 2
again = game.load_position(game.to_position(state))
assert again.view(0) == state.view(0)

# An enemy is revealed, hurts who is committed, and comes.
state = posed(phase="quest", decks={{"encounter": {{"top": ["orc_drummer", "thranduils_halls"]}}}})
say(state, "aragorn done")
seat = state.view(PUBLIC).seats["one"]
assert (seat.heroes[0].damage, [enemy.card for enemy in seat.engaged]) == (1, ["orc_drummer"])

# The heuristic plays them without having been told about them.
state = posed(hands={{"one": ["the_grey_company"]}}, cards=rich)
assert game.vocabulary.spell(player("heuristic", game, 1).choose(state)) == "play:the_grey_company"
state = posed(hands={{"one": ["halbarad"]}}, cards=rich)
assert game.vocabulary.spell(player("heuristic", game, 1).choose(state)) == "play:halbarad"
state = posed(cards={{**rich, "banner_of_arwen": {{"at": "attached", "seat": "one", "on": "aragorn"}}}})
assert game.vocabulary.spell(player("heuristic", game, 1).choose(state)) == "banner_of_arwen"

# Random games with them keep all that holds for every game.
options = game.options({{"decks": [DECK], "small_decks": True}})
check_advice(game, options, 1)
check_all(game, options, 1)

# They are told in every language.
for language in ("en", "ru", "uk"):
    for name in NAMES:
        assert speech(language).description(game, name), (language, name)
print("played")
"""


@pytest.mark.slow
def test_a_card_joins_by_one_declaration_and_its_texts(tmp_path: Path) -> None:
    scratch = scratch_copy(tmp_path, {**DECLARATIONS, **texts_like("lcg", MODELS)})
    pinned = ROOT / "tests" / "pinned" / "lcg.words.txt"
    result = run(scratch, "-c", PLAYED_THROUGH.format(names=tuple(MODELS), pinned=pinned))
    assert result.stdout == "played\n", result.stderr
