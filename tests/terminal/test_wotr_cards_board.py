"""The board of War of the Ring: The Card Game draws whatever can happen, at every size and in every language, and nothing but the view."""

from collections.abc import Iterator

import pytest
from rich.cells import cell_len

from westmarch.core import registry
from westmarch.core.rng import Rng
from westmarch.core.state import State
from westmarch.core.words import Thing
from westmarch.terminal.boards import Scene, board_of
from westmarch.terminal.boards.canvas import Canvas
from westmarch.terminal.boards.flow import MAY_SIGN, POINTED_SIGN
from westmarch.terminal.boards.wotr_cards.flow import allowed
from westmarch.terminal.boards.wotr_cards.signs import faction_short, places_of
from westmarch.text.speech import LANGUAGES, speech

GAME = registry.find("wotr_cards")
BOARD = board_of(GAME)
SCENARIOS = tuple(GAME.facts.scenarios)


def scene_of(state: State, seat_ids: tuple[str, ...], lang: str = "en", pointed: int | None = None) -> Scene:
    """What the person who must choose sees."""
    view = state.view(state.viewers[state.seat])
    about = () if state.over else tuple(GAME.prompt_things(state))
    return Scene(GAME, speech(lang), view, seat_ids[state.seat], tuple(state.options), pointed, frozenset(about), about)


def states(scenario: str, seed: int, **settings: object) -> Iterator[State]:
    """Every decision of a random game, and its end."""
    state = GAME.new(GAME.options({"scenario": scenario, **settings}), seed)
    rng = Rng(seed)
    while not state.over:
        yield state
        state.choose(rng.pick(state.options))
    yield state


def seats_of(scenario: str) -> tuple[str, ...]:
    return GAME.seat_ids(GAME.options({"scenario": scenario}))


def scenes(scenario: str, seed: int, lang: str = "en", every: int = 1, **settings: object) -> Iterator[Scene]:
    """The decisions of a random game, pointing at one option after the other."""
    for number, state in enumerate(states(scenario, seed, **settings)):
        if number % every == 0 or state.over:
            options = list(state.options)
            pointed = options[number % len(options)] if options else None
            yield scene_of(state, seats_of(scenario), lang, pointed)


def check(canvas: Canvas) -> str:
    """A canvas has only characters one cell wide."""
    text = canvas.text()
    assert all(cell_len(char) == 1 for char in set(text) - {"\n"}), text
    return text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_everything_is_drawn_told_and_explained_at_every_decision(scenario: str, lang: str) -> None:
    for scene in scenes(scenario, LANGUAGES.index(lang), lang, every=9):
        for width, height in ((118, 22), (120, 28), (160, 44)):
            check(BOARD.draw(scene, width, height))
        for page in BOARD.pages:
            check(BOARD.draw_page(scene, page, 80, 15))
        assert BOARD.status(scene)
        assert BOARD.lines(scene)
        for word in scene.options:
            BOARD.note(scene, word)
            if GAME.vocabulary.words[word].things:
                assert BOARD.explain_word(scene, word)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_board_fits_on_an_ordinary_window(scenario: str, lang: str) -> None:
    for scene in scenes(scenario, 10 + LANGUAGES.index(lang), lang, every=5):
        canvas = BOARD.draw(scene, 120, 28)
        assert (canvas.width, canvas.height) == (120, 28), canvas.text()
        for page in BOARD.pages:
            canvas = BOARD.draw_page(scene, page, 80, 15)
            assert (canvas.width, canvas.height) == (80, 15), canvas.text()


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_what_may_be_chosen_is_on_the_board_and_marked(scenario: str) -> None:
    for scene in scenes(scenario, 21, every=5):
        canvas = BOARD.draw(scene, 120, 28)
        active = {place.location for place in places_of(scene.view)}
        for thing in allowed(scene):
            if thing.sense == "card":
                line = canvas.line_of(thing)
                assert line is not None, thing
                assert thing.id in active or {MAY_SIGN, POINTED_SIGN} & set(canvas.line(line)), thing


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_on_a_small_window_the_page_turns_to_what_is_pointed_at(scenario: str) -> None:
    for scene in scenes(scenario, 22, every=5):
        page = BOARD.page_for(scene)
        assert page in (*BOARD.pages, None)
        verb = "" if scene.pointed is None else GAME.vocabulary.words[scene.pointed].verb
        if page is not None and verb in ("card", "from_reserve", "use"):
            canvas = BOARD.draw_page(scene, page, 80, 15)
            assert all(canvas.line_of(thing) is not None for thing in scene.things_of(scene.pointed))


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_board_shows_nothing_that_is_hidden(scenario: str) -> None:
    """Two states that a person cannot tell apart look the same."""
    ids = seats_of(scenario)
    for number, state in enumerate(states(scenario, 31)):
        if number % 25 or state.over:
            continue
        guess = state.clone()
        guess.redeal(state.viewers[state.seat], Rng(99 + number))
        first, second = (scene_of(one, ids) for one in (state, guess))
        assert BOARD.draw(first, 120, 28).text() == BOARD.draw(second, 120, 28).text()
        assert BOARD.lines(first) == BOARD.lines(second)
        assert BOARD.things(first) == BOARD.things(second)
        assert [BOARD.label(first, thing) for thing in BOARD.things(first)] == [
            BOARD.label(second, thing) for thing in BOARD.things(second)
        ]


def test_one_person_at_two_seats_sees_both_hands() -> None:
    state = GAME.new(GAME.options({"viewers": [0, 1, 0, 3]}), 4)
    scene = scene_of(state, seats_of("trilogy"))
    text = BOARD.draw(scene, 120, 28).text()
    for seat, shown in (("frodo", True), ("aragorn", True), ("witch_king", False)):
        hand = scene.view.seats[seat].hand
        assert isinstance(hand, list) == shown
        if shown:
            assert all(speech("en").name(GAME, card) in text for card in hand)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_one_person_at_all_seats_finds_room_for_every_hand(scenario: str) -> None:
    seats = len(seats_of(scenario))
    for scene in scenes(scenario, 41, every=9, viewers=[0] * seats):
        assert BOARD.draw(scene, 120, 28).height == 28
        for page in BOARD.pages:
            check(BOARD.draw_page(scene, page, 80, 15))


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_thing_on_the_board_can_be_looked_at(scenario: str) -> None:
    for scene in scenes(scenario, 23, every=15):
        things = BOARD.things(scene)
        assert len(things) == len(set(things)) > 0
        for thing in things:
            assert BOARD.label(scene, thing)
            assert BOARD.explain(scene, thing)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_is_explained(lang: str) -> None:
    state = GAME.new(GAME.options(), 5)
    scene = scene_of(state, seats_of("trilogy"), lang)
    for component in GAME.components():
        thing = Thing("card", component.id)
        assert speech(lang).description(GAME, component.id) in BOARD.explain(scene, thing)
        assert speech(lang).name(GAME, component.id) in BOARD.label(scene, thing)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_factions_have_the_same_short_name(lang: str) -> None:
    scene = scene_of(GAME.new(GAME.options(), 6), seats_of("trilogy"), lang)
    factions = {str(one.facts["faction"]) for one in GAME.components() if "faction" in one.facts}
    assert len({faction_short(scene, faction) for faction in factions}) == len(factions) == 10


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sign_of_the_board_is_in_the_legend(lang: str) -> None:
    scene = scene_of(GAME.new(GAME.options(), 6), seats_of("trilogy"), lang)
    legend = " ".join(BOARD.legend(scene))
    for sign in "†▼♛→★◉○⚑♟♞◇✦▣›▶•°▸⇒–()<>":
        assert sign in legend, sign


# Positions


def posed(seat: str, pointing: str = "", said: tuple[str, ...] = (), **position: object) -> Scene:
    """A seat of the trilogy whose turn it is, after some words."""
    seats: dict[str, object] = {name: {} for name in seats_of("trilogy")}
    given = position.pop("seats", {})
    assert isinstance(given, dict)
    state = GAME.load_position({"turn": seat, "seats": seats | given, "path": None, "battlegrounds": [], **position})
    for word in said:
        state.choose(GAME.vocabulary.number(word))
    spelt = GAME.vocabulary.spell_all(state.options)
    return scene_of(state, seats_of("trilogy"), pointed=state.options[spelt.index(pointing)] if pointing else None)


def there(location: str, *cards: str) -> dict[str, object]:
    return {"location": location, "cards": list(cards)}


AT_RIVENDELL: dict[str, object] = {
    "path": there("weathertop", "the-warrior"),
    "battlegrounds": [there("rivendell", "cave-troll", "legolas", "arwen")],
}


def explained(scene: Scene, word: str) -> str:
    return " ".join(BOARD.explain_word(scene, GAME.vocabulary.number(word)))


def noted(scene: Scene, word: str) -> str:
    return BOARD.note(scene, GAME.vocabulary.number(word))


def test_a_box_shows_both_sides_the_balance_and_what_would_come_of_it() -> None:
    text = BOARD.draw(posed("aragorn", **AT_RIVENDELL), 120, 28).text()
    assert "†1 Cave-troll" in text
    assert "▼1 Legolas" in text
    assert "†1 : ▼3 · 2 points for the Free Peoples" in text
    assert "†1 : ▼0 · 1 corruption for the Shadow" in text


def test_leadership_that_does_not_count_is_explained() -> None:
    scene = posed("aragorn", **AT_RIVENDELL)
    assert "No army supports it" in " ".join(BOARD.explain(scene, Thing("card", "arwen")))
    both = {**AT_RIVENDELL, "battlegrounds": [there("rivendell", "arwen", "high-elves")]}
    assert "An army supports it" in " ".join(BOARD.explain(posed("aragorn", **both), Thing("card", "arwen")))


def test_a_card_says_where_it_could_fight_and_what_playing_costs() -> None:
    hands = {"aragorn": {"hand": ["high-elves", "boromir", "lembas"]}}
    scene = posed("aragorn", "play:high-elves", seats=hands, **AT_RIVENDELL)
    assert "Can fight now: Rivendell." in explained(scene, "play:high-elves")
    assert "you cycle another card" in explained(scene, "play:high-elves")
    assert "Nowhere to fight now" in explained(scene, "play:boromir")
    assert (noted(scene, "play:high-elves"), noted(scene, "play:boromir")) == ("†2▼2 ▸", "▼1 ♛†1 →1")
    last = posed("aragorn", seats={"aragorn": {"hand": ["boromir"]}}, **AT_RIVENDELL)
    assert "forsake one" in explained(last, "play:boromir")


def test_a_card_that_cannot_be_played_says_why() -> None:
    hands = {"aragorn": {"hand": ["anduril", "boromir", "high-elves"]}}
    scene = posed("aragorn", seats=hands, played=["boromir"], **AT_RIVENDELL)
    assert "Nobody who could wield it is in play." in BOARD.explain(scene, Thing("card", "anduril"))
    assert "It was already played this round." in BOARD.explain(scene, Thing("card", "boromir"))
    assert len(BOARD.explain(scene, Thing("card", "high-elves"))) == 1


def test_a_place_says_what_the_balance_would_be_with_the_card() -> None:
    hands = {"aragorn": {"hand": ["high-elves", "boromir"]}}
    scene = posed("aragorn", "rivendell", ("play:high-elves",), seats=hands, **AT_RIVENDELL)
    assert noted(scene, "rivendell") == "†1 : ▼3⇒6"
    assert "†1 : ▼3⇒6" in BOARD.draw_page(scene, "places", 80, 15).text()
    assert "What it does in reserve" in explained(scene, "reserve")
    assert BOARD.page_for(scene) == "places"


def test_passing_is_explained_on_a_turn_and_a_text_that_asks_where_it_asks() -> None:
    hands = {"frodo": {"hand": ["gimli", "sting"], "cycled": ["dwarven-axe"]}}
    turn = posed("frodo", seats=hands, **AT_RIVENDELL)
    assert "You have 2 cards in hand; your limit is 2." in explained(turn, "pass")
    asked = posed("frodo", said=("play:gimli",), seats=hands, **AT_RIVENDELL)
    assert "your limit" not in explained(asked, "pass")
    assert "Dwarven Axe" in explained(asked, "pass")


@pytest.mark.parametrize(
    ("free", "corruption", "told"), [(0, 0, "even"), (2, 9, "Shadow leads by 7; 3 more"), (3, 0, "7")]
)
def test_the_lead_and_what_is_lacking_to_ten_are_told(free: int, corruption: int, told: str) -> None:
    fields = {0: [], 2: ["rivendell"], 3: ["minas-tirith"]}[free]
    scene = posed("frodo", scoring={"free_peoples": {"battlegrounds": fields}, "shadow": {"corruption": corruption}})
    assert any(told in line for line in BOARD.lines(scene)[1:2])


def test_a_narrow_title_is_cut_in_the_name_not_in_the_points() -> None:
    fields = [there(name) for name in ("rivendell", "moria", "lorien", "edoras")]
    scene = posed("frodo", path=there("inn-of-the-prancing-pony"), battlegrounds=fields)
    title = BOARD.draw(scene, 120, 28).line(4)
    assert "→2 Inn of the … ★2" in title
    assert title.count("★") == 5
