"""Whatever a deck list holds, it becomes a deck that a table takes, or every reason why not is told."""

from hypothesis import given
from hypothesis import strategies as st

from westmarch.games.lcg.game import LCG
from westmarch.text import deck_lists, speech
from westmarch.text.speech import LANGUAGES

from .damage import damaged, fuzzed

READY = deck_lists.ready_made(LCG)
LARGE = READY["starter_lore"]._replace(cards={**READY["starter_lore"].cards, **READY["starter_spirit"].cards})
WRITTEN = tuple(
    deck_lists.write(deck, form, LCG, speech(lang))
    for deck in (*READY.values(), LARGE)
    for form in deck_lists.FORMATS
    for lang in LANGUAGES
)
LINE = st.sampled_from(
    ["3x Feint", "Aragorn", "Герої", "Sideboard", "Main Deck", "Packs: Core", "9 Gandolf", "x2", "()", "1x"]
)


def played_or_told(text: str) -> None:
    deck = deck_lists.read(text, LCG)
    if not deck.errors():
        LCG.options({"decks": [deck.setting]})
    lines = max(1, text.count("\n") + 1, len(text.splitlines()))
    for problem in deck.problems:
        assert 0 <= problem.line <= lines
        assert problem.told(LCG, speech("en"))


@fuzzed(150)
@given(st.text(max_size=300) | st.lists(LINE, max_size=30).map("\n".join))
def test_any_text_is_a_deck_or_refused(text: str) -> None:
    played_or_told(text)


@fuzzed(150)
@given(st.text("<>/deckstioncardqy=\"'&;!?[]- \n12", max_size=200).map("<deck>".__add__))
def test_anything_like_xml_is_a_deck_or_refused(text: str) -> None:
    played_or_told(text)


@fuzzed(250)
@given(damaged(WRITTEN))
def test_a_damaged_list_is_a_deck_or_refused(text: str) -> None:
    played_or_told(text)


def test_the_lists_that_are_damaged_were_decks() -> None:
    assert LARGE.size > 50
    assert not [problem for text in WRITTEN for problem in deck_lists.read(text, LCG).errors()]
