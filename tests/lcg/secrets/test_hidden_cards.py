"""Stories of hidden cards: who may know what after cards were seen, dealt, shuffled and put back."""

from tests.lcg.board import PosedTable, ally, attached, engaged, guesses, hero, pose, staging

from westmarch.core.state import PUBLIC
from westmarch.games.lcg.components import ENCOUNTER, TITLE_IDS

ANDUIN = {"scenario": "journey_along_the_anduin"}
TWO = (
    "eowyn+denethor|henamarth_riversong*1+dark_knowledge*1+a_light_in_the_dark*2+gleowine*2+will_of_the_west*2",
    "gloin+gimli|snowbourn_scout*3+beorn*1+quick_strike*2+common_cause*2",
)


def shadow_guesses(table: PosedTable, viewer: int, place: int = 0) -> set[str]:
    """What a person thinks a face-down shadow card may be."""
    return {TITLE_IDS[guess.shadows[place].title] for guess in guesses(table, viewer)}


def test_a_card_seen_on_top_of_the_deck_is_known_as_a_shadow_card() -> None:
    cards = {"henamarth_riversong": ally(), "king_spider": engaged()}
    table = pose(decks=TWO, phase="travel", cards=cards, encounter=["hummerhorns"])
    assert not table.state.shadows
    table.say("henamarth_riversong")
    while not table.state.shadows:
        table.say("pass")
    assert shadow_guesses(table, 0) == {"hummerhorns"}
    assert len(shadow_guesses(table, 1)) > 1
    assert len(shadow_guesses(table, PUBLIC)) > 1


def test_a_shadow_card_that_was_seen_is_known_though_its_enemy_returns_to_the_staging_area() -> None:
    cards = {"dark_knowledge": attached("denethor"), "king_spider": engaged(), "eowyn": hero(tokens=2)}
    table = pose(decks=TWO, hand=["a_light_in_the_dark"], phase="combat", cards=cards, encounter=["hummerhorns"])
    table.say("dark_knowledge play:a_light_in_the_dark")
    assert table.at("king_spider") == "staging"
    assert shadow_guesses(table, 0) == {"hummerhorns"}
    assert len(shadow_guesses(table, 1)) > 1
    table.pass_to_phase("refresh")
    assert table.pile() == ["hummerhorns"]


def test_cards_shuffled_into_a_deck_are_known_to_be_there_and_not_in_the_hand() -> None:
    table = pose(
        decks=TWO,
        hands={"one": ["will_of_the_west"], "two": ["quick_strike", "common_cause"]},
        piles={"two": ["beorn", "snowbourn_scout"]},
        cards={"eowyn": hero(tokens=1)},
    )
    table.say("play:will_of_the_west seat:two")
    beorn = TITLE_IDS.index("beorn")
    for viewer in (0, 1, PUBLIC):
        assert all(beorn not in guess.hands[1] for guess in guesses(table, viewer))
        assert all(beorn in guess.decks[1].cards() for guess in guesses(table, viewer))
    assert table.pile("two") == []


def test_a_card_that_was_shuffled_in_may_be_drawn_later() -> None:
    decks = ("eowyn+beravor|will_of_the_west*2", "gloin|beorn*1+snowbourn_scout*1")
    table = pose(
        decks=decks,
        hands={"one": ["will_of_the_west"], "two": []},
        piles={"two": ["beorn"]},
        cards={"eowyn": hero(tokens=1)},
    )
    table.say("play:will_of_the_west seat:two beravor seat:two")
    assert sorted(table.hand("two")) == ["beorn", "snowbourn_scout"]
    assert all(len(guess.hands[1]) == 2 for guess in guesses(table, 0))


def test_a_card_shuffled_in_while_shadow_cards_lie_face_down_is_none_of_them() -> None:
    """All other copies of the crows lie open, so that nobody can think that one of them is the shadow card."""
    crows = {"eastern_crows": engaged(flags=["has_attacked"]), "marsh_adder": engaged(damage=6, flags=["has_attacked"])}
    table = pose(
        options=ANDUIN,
        phase="combat",
        cards=crows,
        piles={"encounter": ["eastern_crows", "eastern_crows"]},
        encounter=["evil_storm", "despair"],
    )
    table.pass_until("attack")
    table.say("eastern_crows aragorn done")
    assert table.away("eastern_crows")
    crow = TITLE_IDS.index("eastern_crows")
    for viewer in (0, PUBLIC):
        assert all(crow in guess.decks[ENCOUNTER].cards() for guess in guesses(table, viewer))
        assert "eastern_crows" not in shadow_guesses(table, viewer)


def test_cards_put_on_top_one_after_the_other_are_known_in_their_order() -> None:
    cards = {"banks_of_the_anduin": staging(tokens=2), "marsh_adder": engaged(), "aragorn": hero(tokens=1)}
    deck = ("aragorn+theodred|snowbourn_scout*3+sneak_attack*2",)
    table = pose(
        decks=deck,
        options=ANDUIN,
        phase="combat",
        hand=["sneak_attack", "snowbourn_scout"],
        cards=cards,
        encounter=["wolf_rider", "evil_storm"],
    )
    table.defend("aragorn")
    while table.prompt != "attack":
        table.say("none" if table.allows("none") else "pass" if table.allows("pass") else table.options()[0])
    assert table.top() == []
    table.say("done")
    assert (table.prompt, table.top()) == ("act", ["wolf_rider"])
    table.say("play:sneak_attack snowbourn_scout snowbourn_scout")
    assert table.top() == ["banks_of_the_anduin", "wolf_rider"]
    titles = tuple(TITLE_IDS.index(name) for name in table.top())
    assert all(guess.decks[ENCOUNTER].top[:2] == titles for guess in guesses(table, PUBLIC))
