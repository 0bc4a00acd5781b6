"""What learning agents are told: every number has a name and a bound, and both builds write the same bytes."""

import hashlib

import pytest
from librt.strings import BytesWriter

from westmarch.core import registry
from westmarch.core.conformance import check_observation, decisions
from westmarch.core.hidden.observation import Layout, Observer, counts, flags, put_cards, put_slots, roomy, table
from westmarch.core.state import State

# The layout of each game and what was written in one seeded game: trained networks and stored data depend on both. Whatever
# changes them raises the observer's version.
PINNED = {
    "duel": (1, "f6b69a9bc3bc65e6", "1564486dcf95a790"),
    "wotr_cards": (1, "b070f1ca04423e60", "75f1764062ef89af"),
    "wotr_board": (1, "f32403d2e1d2bbf0", "497d5df229ccdbd7"),
    "lcg": (1, "2829c4ab80fd5392", "6749d00bbbcc8101"),
}
FIRST_WORDS = 120


@pytest.mark.parametrize("key", PINNED)
def test_observations_are_as_pinned(key: str) -> None:
    game = registry.find(key)
    observer = game.observer()
    digest = hashlib.sha256()
    for place in decisions(game, game.options(), 5):
        for seat in range(len(place.state.viewers)):
            digest.update(observer.observation(place.state, seat))
        if len(place.words) == FIRST_WORDS:
            break
    assert (observer.layout.version, observer.layout.hash(), digest.hexdigest()[:16]) == PINNED[key]


@pytest.mark.parametrize("key", PINNED)
def test_every_number_has_a_name_of_its_own(key: str) -> None:
    layout = registry.find(key).observer().layout
    assert len(set(layout.names)) == layout.size == len(layout.most)
    assert min(layout.most) > 0


def test_blocks_are_told_apart_and_have_room() -> None:
    layout = Layout(1, [flags("fog", roomy(("hill", ""), 3)), table("camps", ("north", "south"), tents=9, fires=1)])
    assert layout.names == (
        "fog.hill", "fog.spare_1", "fog.spare_2", "camps.north.tents", "camps.north.fires", "camps.south.tents",
        "camps.south.fires",
    )  # fmt: skip
    assert layout.most == bytes([1, 1, 1, 9, 1, 9, 1])
    assert [block.shape for block in layout.blocks] == [(3,), (2, 2)]
    with pytest.raises(ValueError, match="two blocks"):
        Layout(1, [counts("fog", ("hill",)), flags("fog", ("hill",))])


def test_a_game_without_an_encoder_tells_the_question_alone() -> None:
    from riddles.game import RIDDLES

    observer = RIDDLES.observer()
    state = RIDDLES.new(RIDDLES.options(), 3)
    told = dict(zip(observer.layout.names, observer.observation(state, int(state.seat)), strict=True))
    assert told[f"asked.{RIDDLES.prompt(state).name}"] == told["asked_of.me"] == 1
    other = dict(zip(observer.layout.names, observer.observation(state, 1 - int(state.seat)), strict=True))
    assert other["asked_of.me"] == 0


def test_the_cards_of_a_long_deck_are_counted_by_title() -> None:
    deck = tuple([slot // 3 for slot in range(150)])  # three copies of each title
    out = BytesWriter()
    out.write(bytes(51))
    put_slots(out, 1, deck, 0b111 | 0b10 << 59 | 0b11 << 148)
    told = out.getvalue()
    assert {title: number for title, number in enumerate(told[1:]) if number} == {0: 3, 20: 1, 49: 2}


def test_what_is_above_the_most_of_a_count_stays_the_most() -> None:
    out = BytesWriter()
    out.write(bytes(3))
    put_cards(out, 0, (1,) * 300 + (2,))
    put_slots(out, 0, (1, 2), 0b11)
    assert out.getvalue() == bytes([0, 255, 2])


class Telltale(Observer):
    """Tells how the generator stands, which nobody may know."""

    def observation(self, state: State, seat: int) -> bytes:
        return bytes([state.rng & 255])


def test_an_encoder_that_tells_a_secret_would_be_caught() -> None:
    game = registry.find("duel")
    state = game.new(game.options(), 1)
    guess = game.new(game.options(), 2)
    telltale = Telltale((), 2)
    telltale.layout = Layout(1, [counts("chance", ("now",))])
    with pytest.raises(AssertionError, match=r"tell what is hidden: \['chance.now'\]"):
        check_observation(telltale, state, guess, 0, "here")
