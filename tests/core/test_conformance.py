"""The checks that every game gets: the miniature game passes them, and what breaks a rule of the core is found out."""

from collections.abc import Callable

import msgspec
import pytest
from riddles import components, game, words
from riddles.ai import advisor
from riddles.game import RIDDLES
from riddles.rules import round as steps
from riddles.rules import verbs
from riddles.rules.rulebook import RiddleRulebook
from riddles.secrets import guesses
from riddles.secrets.view import RiddleView
from riddles.state import RiddleState

from westmarch.core import conformance
from westmarch.core.frames import frame_of
from westmarch.core.game import Facts, Options
from westmarch.core.rng import Rng
from westmarch.core.state import State
from westmarch.core.words import DONE, Prompt

SEEDS = range(6)


def zones(table: State, viewer: int) -> object:
    """What a person sees lying in the zones."""
    return table.view(viewer).zones


# The miniature game passes


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_miniature_game_passes_every_check_with_every_number_of_seats(seats: int, seed: int) -> None:
    conformance.check_all(RIDDLES, RIDDLES.options({"seats": seats}), 100 * seats + seed)


@pytest.mark.parametrize("viewers", [[0, 0], [1, 0, 1], [0, 1, 0, 1], [3, 3, 3, 5]])
def test_it_passes_them_where_one_person_holds_several_seats(viewers: list[int]) -> None:
    conformance.check_all(RIDDLES, RIDDLES.options({"seats": len(viewers), "viewers": viewers}), 7)


def test_it_passes_them_when_its_advisor_chooses() -> None:
    conformance.check_all(RIDDLES, RIDDLES.options({"seats": 3}), 1, RIDDLES.advisor().choose)


@pytest.mark.parametrize("seats", [2, 4])
def test_its_guesses_are_fair(seats: int) -> None:
    conformance.check_guesses(RIDDLES, RIDDLES.options({"seats": seats}), range(60), zones)


@pytest.mark.parametrize("seed", range(4))
def test_its_secret_words_stay_secret(seed: int) -> None:
    conformance.check_silent(RIDDLES, RIDDLES.options({"seats": 3}), seed, ("riddle", "pocket"))


def test_random_games_say_every_word() -> None:
    counts = conformance.check_reach(RIDDLES, RIDDLES.options({"seats": 4}), 60)
    wanted = {word.spelling for word in RIDDLES.vocabulary.words} - {"", *"456789"}
    assert wanted <= counts.keys()


# Broken games are found out


def leaky_view(patch: pytest.MonkeyPatch) -> None:
    view = RiddleRulebook.view

    def with_a_hint(self: RiddleRulebook, table: RiddleState, viewer: int) -> RiddleView:
        seen = view(self, table, viewer)
        return msgspec.structs.replace(seen, round=max(card for hand in table.zones[1:5] for card in (0, *hand)))

    patch.setattr(RiddleRulebook, "view", with_a_hint)


def stingy_view(patch: pytest.MonkeyPatch) -> None:
    """Own options that do not come from what is seen: the guess replaces the own hand."""
    patch.setattr(RiddleState, "sees", lambda *args: args[-1] >= components.OPEN)


def shallow_clone(patch: pytest.MonkeyPatch) -> None:
    clone = RiddleState.clone

    def sharing(self: RiddleState) -> RiddleState:
        other = clone(self)
        other.wits = self.wits
        return other

    patch.setattr(RiddleState, "clone", sharing)


def forgetful_clone(patch: pytest.MonkeyPatch) -> None:
    clone = RiddleState.clone

    def forgetting(self: RiddleState) -> RiddleState:
        other = clone(self)
        other.first = 0
        return other

    patch.setattr(RiddleState, "clone", forgetting)


def hand_dependent_asker(patch: pytest.MonkeyPatch) -> None:
    could_act = steps.Doubt.could_act

    def only_with_a_trick(self: steps.Doubt, table: RiddleState, seat: int) -> bool:
        return could_act(self, table, seat) and any(
            card in components.TRICKS for card in table.zones[components.HAND + seat]
        )

    patch.setattr(steps.Doubt, "could_act", only_with_a_trick)


def unsorted_options(patch: pytest.MonkeyPatch) -> None:
    def run(self: steps.PutDown, table: RiddleState) -> bool:
        seat = frame_of(table).seat
        options = [words.CARD + card for card in reversed(table.zones[components.HAND + seat])]
        return len(options) > 0 and table.ask(self, seat, words.ASK_RIDDLE, options, always=True)

    patch.setattr(steps.PutDown, "run", run)


def skipped_secret_question(patch: pytest.MonkeyPatch) -> None:
    def run(self: steps.PutInPocket, table: RiddleState) -> bool:
        seat = frame_of(table).seat
        options = [DONE, *[words.CARD + card for card in table.zones[components.HAND + seat] if card > 9]]
        return table.ask(self, seat, words.ASK_POCKET, options, (0,))

    patch.setattr(steps.PutInPocket, "run", run)
    patch.setattr(steps.PutInPocket, "answer", lambda *_: None)


def telling_question(patch: pytest.MonkeyPatch) -> None:
    ask = RiddleState.ask

    def with_their_number(self: RiddleState, *args: object, **_: object) -> bool:
        step, seat, prompt, options = args[:4]
        return ask(self, step, seat, prompt, options, (len(options),), always=True)

    patch.setattr(RiddleState, "ask", with_their_number)


def open_prompt(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(game.Riddles, "prompts", tuple(Prompt(*prompt[:3], secret=False) for prompt in words.PROMPTS))


def idle_redeal(patch: pytest.MonkeyPatch) -> None:
    def redeal(_: RiddleRulebook, table: RiddleState, __: int, rng: Rng) -> None:
        table.rng = rng.fork()

    patch.setattr(RiddleRulebook, "redeal", redeal)


def unfair_redeal(patch: pytest.MonkeyPatch) -> None:
    def sorted_deal(cards: list[int], _: list[int], sizes: list[int], __: Rng) -> list[list[int]]:
        rest = sorted(cards)
        dealt = []
        for size in sizes:
            dealt.append(rest[:size])
            rest = rest[size:]
        return dealt

    patch.setattr(guesses, "deal", sorted_deal)


def redeal_of_the_truth(patch: pytest.MonkeyPatch) -> None:
    """The bag is rotated by chance instead of being dealt anew: where a card goes depends on where it lay."""

    def redeal(_: RiddleRulebook, table: RiddleState, viewer: int, rng: Rng) -> None:
        table.rng = rng.fork()
        closed = [zone for zone in range(1, components.OPEN) if not table.sees(viewer, zone)]
        cards = [card for zone in closed for card in table.cards_in(zone)]
        turn = rng.below(len(cards)) if cards else 0
        cards = cards[turn:] + cards[:turn]
        for zone in closed:
            size = len(table.cards_in(zone))
            table.zones[zone], cards = tuple(sorted(cards[:size])), cards[size:]
        table.ask_again()

    patch.setattr(RiddleRulebook, "redeal", redeal)


def telling_log(patch: pytest.MonkeyPatch) -> None:
    def answer(_: steps.PutDown, table: RiddleState, word: int) -> None:
        seat = frame_of(table).seat
        table.tell(words.TOLD_TURNED_UP, seat, word - words.CARD)
        verbs.move(table, word - words.CARD, components.HAND + seat, components.SLOT + seat)

    patch.setattr(steps.PutDown, "answer", answer)


def disturbing_log(patch: pytest.MonkeyPatch) -> None:
    def tell(self: RiddleState, *_: int) -> None:
        if self.notices is not None:
            self.random(6)

    patch.setattr(RiddleState, "tell", tell)


def missing_barrier(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(RiddleState, "disclosed", lambda _: None)


def forgetful_position(patch: pytest.MonkeyPatch) -> None:
    to_position = game.Riddles.to_position

    def without_lives(self: game.Riddles, table: State) -> dict[str, object]:
        position = to_position(self, table)
        del position["lives"]
        return position

    patch.setattr(game.Riddles, "to_position", without_lives)


def hidden_order(patch: pytest.MonkeyPatch) -> None:
    """A deck that is shuffled in advance: a copy holds the future, and a guess would have to deal it."""

    def draw(table: RiddleState, seat: int, n: int) -> None:
        table.deck = table.deck.settle_top(table, len(table.deck))
        for _ in range(min(n, len(table.deck))):
            card = table.deck.top[0]
            table.deck = table.deck.drawn(1)
            verbs.move(table, card, components.DECK, components.HAND + seat)

    def to_position(self: game.Riddles, table: RiddleState) -> dict[str, object]:
        return {**plain(self, table), "deck": list(table.deck.top)}

    plain = game.Riddles.to_position
    patch.setattr(game, "draw", draw)
    patch.setattr(game.Riddles, "to_position", to_position)


def too_long(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(game.Riddles, "facts", Facts(*RIDDLES.facts[:5], 10, *RIDDLES.facts[6:]))


def wild_returns(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(RiddleState, "returns", lambda self: [2.0 for _ in self.wits])


def peeking_advice(patch: pytest.MonkeyPatch) -> None:
    def choose(_: advisor.RiddleAdvisor, table: RiddleState, __: Rng) -> int:
        others = [card for zone in range(components.HAND, components.HAND + 3) for card in table.zones[zone]]
        return table.options[sum(others[:3]) % len(table.options)]

    patch.setattr(advisor.RiddleAdvisor, "choose", choose)


def dull_advice(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(advisor.RiddleAdvisor, "interesting", lambda *_: [])


def meddling_advice(patch: pytest.MonkeyPatch) -> None:
    def estimate(_: advisor.RiddleAdvisor, table: RiddleState) -> list[float]:
        table.random(6)
        return [0.0 for _ in table.wits]

    patch.setattr(advisor.RiddleAdvisor, "estimate", estimate)


def check_guesses(table: game.Riddles, options: Options, seed: int) -> None:
    if seed == 0:
        conformance.check_guesses(table, options, range(40), zones)


def check_silent(table: game.Riddles, options: Options, seed: int) -> None:
    conformance.check_silent(table, options, seed, ("riddle", "pocket"))


def check_seeds(check: Callable[..., None], options: Options) -> None:
    for seed in SEEDS:
        check(RIDDLES, options, seed)


@pytest.mark.parametrize(
    ("how", "check", "complaint"),
    [
        (leaky_view, conformance.check_secrets, "the view changed"),
        (stingy_view, conformance.check_secrets, "options that he may see changed"),
        (open_prompt, conformance.check_secrets, "options that he may see changed"),
        (hand_dependent_asker, conformance.check_secrets, "must be asked whatever they are|the next question depends"),
        (telling_question, conformance.check_secrets, "another question|the next question depends"),
        (
            skipped_secret_question,
            conformance.check_secrets,
            "must be asked whatever they are|the next question depends",
        ),
        (redeal_of_the_truth, conformance.check_secrets, "the guess depends on the truth"),
        (missing_barrier, conformance.check_secrets, "depends on what is hidden, and no barrier was raised"),
        (idle_redeal, check_guesses, "no guess ever differs"),
        (unfair_redeal, check_guesses, "the truth does not look like the guesses"),
        (telling_log, check_silent, "another can tell"),
        (shallow_clone, conformance.check_clones, "a copy shares something"),
        (forgetful_clone, conformance.check_clones, "a copy differs"),
        (unsorted_options, conformance.check_options, "after 0 words"),
        (too_long, conformance.check_options, "longer than declared"),
        (wild_returns, conformance.check_options, "riddles, seed 0"),
        (disturbing_log, conformance.check_records, "the log changes the game"),
        (forgetful_position, conformance.check_positions, "it differs"),
        (hidden_order, conformance.check_positions, "deck: unknown here"),
        (peeking_advice, conformance.check_advice, "the answer depends on what is hidden"),
        (dull_advice, conformance.check_advice, "after 0 words"),
        (meddling_advice, conformance.check_advice, "advice changed the state"),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_a_broken_game_is_found_out(
    monkeypatch: pytest.MonkeyPatch,
    how: Callable[[pytest.MonkeyPatch], None],
    check: Callable[..., None],
    complaint: str,
) -> None:
    how(monkeypatch)
    options = RIDDLES.options({"seats": 3})
    with pytest.raises(AssertionError, match=complaint):
        check_seeds(check, options)


def test_a_view_can_be_written_as_plain_data() -> None:
    assert msgspec.json.encode(RIDDLES.new(RIDDLES.options(), 1).view(0))
