"""Every card has a name in every language, and one that does something says what; what is missing is listed."""

from westmarch.games.wotr_cards.cards.catalogue import STEP_BOOK
from westmarch.games.wotr_cards.game import WOTR_CARDS
from westmarch.text.speech import LANGUAGES, speech


def missing_texts() -> list[str]:
    """What must still be written under `src/westmarch/text`, a line a message."""
    doing = {name.partition(".")[0] for name in STEP_BOOK.effects}
    wanted = [f"wotr_cards-card-{card.id}" for card in WOTR_CARDS.components()]
    wanted += [f"wotr_cards-text-{card.id}" for card in WOTR_CARDS.components() if card.id in doing]
    return [f"{lang}/wotr_cards.ftl: {key}" for lang in LANGUAGES for key in wanted if not speech(lang).has(key)]


def test_no_card_lacks_its_texts() -> None:
    missing = missing_texts()
    assert not missing, "write these messages:\n" + "\n".join(missing)
