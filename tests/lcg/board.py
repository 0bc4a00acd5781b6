"""A table of the card game posed for a rule question: a situation out of a position, words that are said, and looks at the result.

table = pose(phase="quest", cards={"forest_spider": staging()}, encounter=["dol_guldur_orcs"])
table.say("aragorn theodred done")
assert table.damage("aragorn") == 2
"""

from typing import Any

from tests.posed import Posed

from westmarch.core.rng import Rng
from westmarch.core.state import PUBLIC
from westmarch.core.words import PASS
from westmarch.games.lcg.components import (
    AWAY,
    COMMITTED,
    ENCOUNTER,
    EXHAUSTED,
    NAME_IDS,
    PHASE_IDS,
    PLACE_IDS,
    SEAT_IDS,
    SETUP_PHASE,
    STAT_IDS,
    TITLE_IDS,
)
from westmarch.games.lcg.game import LCG
from westmarch.games.lcg.rules.numbers import stat
from westmarch.games.lcg.secrets.knowledge import put_on_top, take_out
from westmarch.games.lcg.secrets.view import LcgView
from westmarch.games.lcg.state import LcgState

LEADERSHIP = "starter_leadership"


def staging(**more: object) -> dict[str, object]:
    """A card in the staging area."""
    return {"at": "staging", **more}


def engaged(seat: str = "one", **more: object) -> dict[str, object]:
    """An enemy engaged with a player."""
    return {"at": "engaged", "seat": seat, **more}


def hero(seat: str = "one", **more: object) -> dict[str, object]:
    """A hero in play."""
    return {"at": "hero", "seat": seat, **more}


def ally(seat: str = "one", **more: object) -> dict[str, object]:
    """An ally in play."""
    return {"at": "ally", "seat": seat, **more}


def attached(on: str, seat: str = "one", **more: object) -> dict[str, object]:
    """An attachment of a player."""
    return {"at": "attached", "seat": seat, "on": on, **more}


class PosedTable(Posed[LcgState]):
    """A state that tests talk to."""

    game = LCG

    @property
    def chooser(self) -> str:
        """The seat that is asked."""
        return SEAT_IDS[self.state.seat]

    def view(self, viewer: int = 0) -> LcgView:
        view = super().view(viewer)
        assert isinstance(view, LcgView)
        return view

    def pass_until(self, prompt: str) -> None:
        """Pass in windows until another question is asked, which must be this one."""
        while self.prompt != prompt:
            assert self.prompt in ("act", "respond"), f"{self.prompt} is asked, not {prompt}: {self.options()}"
            self.state.choose(PASS)

    def pass_to_phase(self, phase: str) -> None:
        """Pass in windows until another phase has begun or something else is asked."""
        while PHASE_IDS[self.state.phase] != phase:
            assert self.prompt in ("act", "respond"), f"{self.prompt} is asked in {PHASE_IDS[self.state.phase]}"
            self.state.choose(PASS)

    def defend(self, defender: str) -> None:
        """Pass until the next attack, name its defender (or `none`), and turn its shadow cards up until a question."""
        self.pass_until("defend")
        self.say(defender)
        self.pass_windows()

    def pass_windows(self) -> None:
        """Pass in windows until something else is asked, the phase is over, or the game is."""
        phase = self.state.phase
        while not self.state.over and self.prompt in ("act", "respond") and self.state.phase == phase:
            self.state.choose(PASS)

    def strength(self) -> int:
        """How much damage the attack deals whose damage somebody must take."""
        assert self.prompt == "takes_damage"
        return self.state.prompt_args[1]

    # Looking

    def card(self, name: str) -> int:
        """A card's number."""
        return self.state.lineup.card_at[NAME_IDS.index(name)]

    def at(self, name: str) -> str:
        """Where a card lies."""
        return PLACE_IDS[self.state.place[self.card(name)]]

    def away(self, name: str) -> bool:
        """Whether a card has left the table."""
        return self.state.place[self.card(name)] == AWAY

    def damage(self, name: str) -> int:
        """The damage on a card."""
        return self.state.damage[self.card(name)]

    def tokens(self, name: str) -> int:
        """The resources or the progress on a card."""
        return self.state.tokens[self.card(name)]

    def stat(self, name: str, which: str) -> int:
        """A number of a card as it is now."""
        return int(stat(self.state, self.card(name), STAT_IDS.index(which)))

    def exhausted(self, name: str) -> bool:
        """Whether a card is exhausted."""
        return bool(self.state.flags[self.card(name)] & EXHAUSTED)

    def committed(self, name: str) -> bool:
        """Whether a character is committed."""
        return bool(self.state.flags[self.card(name)] & COMMITTED)

    def keeper(self, name: str) -> str:
        """Who controls a card, or is engaged with it."""
        return SEAT_IDS[self.state.keeper[self.card(name)]]

    def threat(self, seat: str = "one") -> int:
        """A player's threat."""
        return self.state.threat[SEAT_IDS.index(seat)]

    def hand(self, seat: str = "one") -> list[str]:
        """A player's hand."""
        return [TITLE_IDS[title] for title in self.state.hands[SEAT_IDS.index(seat)]]

    def pile(self, pool: str = "encounter") -> list[str]:
        """A discard pile."""
        place = SEAT_IDS.index(pool) if pool in SEAT_IDS else ENCOUNTER
        return [TITLE_IDS[title] for title in self.state.piles[place]]

    def victory(self) -> list[str]:
        """The victory pile."""
        return [TITLE_IDS[title] for title in self.state.victory]

    def top(self) -> list[str]:
        """What everybody has seen on top of the encounter deck."""
        return [name for name in self.view(PUBLIC).encounter_deck.top if name is not None]

    def outcome(self) -> str | None:
        """How the game ended, if it has."""
        return str(LCG.outcome(self.state)["by"]) if self.state.over else None

    def quest(self) -> str:
        """The present stage."""
        return NAME_IDS[self.state.name(self.state.quest)]


def new_game(
    scenario: str, decks: tuple[str, ...], encounter: list[str], seed: int = 1, **options: object
) -> PosedTable:
    """A new game with cards on top of its encounter deck, after a set-up in which everything is taken as it comes."""
    settings = {"scenario": scenario, "decks": list(decks), "small_decks": True, **options}
    table = PosedTable(LCG.new(LCG.options(settings), seed))
    for name in encounter:
        take_out(table.state, ENCOUNTER, TITLE_IDS.index(name))
    for name in reversed(encounter):
        put_on_top(table.state, ENCOUNTER, TITLE_IDS.index(name))
    while table.state.phase == SETUP_PHASE:
        table.state.choose(PASS if PASS in table.state.options else table.state.options[-1])
    return table


def pose(
    *,
    decks: tuple[str, ...] = (LEADERSHIP,),
    phase: str = "planning",
    hand: list[str] | None = None,
    encounter: list[str] | None = None,
    tops: dict[str, list[str]] | None = None,
    options: dict[str, Any] | None = None,
    **position: object,
) -> PosedTable:
    """A situation: at the beginning of a phase, with the cards on the table, hands, and the tops of decks."""
    data: dict[str, Any] = {"options": {"decks": list(decks), **(options or {})}, "phase": phase, **position}
    if hand is not None:
        data["hands"] = {"one": hand}
    ordered = {**(tops or {}), **({"encounter": encounter} if encounter is not None else {})}
    data["decks"] = {pool: {"top": cards} for pool, cards in ordered.items()}
    return PosedTable(LCG.load_position(data))


def guesses(table: PosedTable, viewer: int) -> list[LcgState]:
    """Several guesses of a person."""
    found = []
    for seed in range(12):
        guess = table.state.clone()
        guess.redeal(viewer, Rng(seed))
        found.append(guess)
    return found
