"""A table of War of the Ring: The Card Game posed for a rule question: say words, then look where every card lies.

    table = pose(
        hand={"frodo": "gimli fatty-bolger"},
        path=("amon-hen", "gandalf-the-grey the-hunter"),
        fields={"edoras": {"cards": "riders-of-rohan mordor-orcs", "attack": 1}},
    )
    table.say("play:gimli the_path")
    assert table.where("fatty-bolger") == "cycled"

Lists of cards are written in one string. Cards that are mentioned nowhere lie in their decks, in no order yet; `deck` leaves
only some there and eliminates the others. What `pose` has no name for is given under the keys of a position.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from tests.posed import Posed

from westmarch.games.wotr_cards.components import (
    FIRST_ITEM,
    HIDDEN_ZONE_IDS,
    LOCATION_IDS,
    MOST_SEATS,
    NO_HOST,
    NO_PATH,
    PLAYER_IDS,
    THE_PATH,
    TITLE_IDS,
)
from westmarch.games.wotr_cards.game import WOTR_CARDS
from westmarch.games.wotr_cards.lineup import lineup_of
from westmarch.games.wotr_cards.secrets.view import AreaView, PlaceView, WotrCardsView
from westmarch.games.wotr_cards.state import WotrCardsState

BATTLEGROUND_IDS = tuple(card.id for card in WOTR_CARDS.components() if card.kind == "battleground")
PATH_IDS = tuple(card.id for card in WOTR_CARDS.components() if card.kind == "path")
Cards = Mapping[str, str]  # by the name of a player
Place = Mapping[str, object] | str  # the cards at a location, or what is there under the keys of a position
ThePath = tuple[str, Place] | str


class PosedTable(Posed[WotrCardsState]):
    """A state that tests talk to."""

    game = WOTR_CARDS

    def pass_until(self, player: str) -> "PosedTable":
        """Everybody passes until it is this player's turn."""
        while not (self.prompt == "turn" and self.chooser == player):
            self.say("pass")
        return self

    def view(self, viewer: int = 0) -> WotrCardsView:
        view = super().view(viewer)
        assert isinstance(view, WotrCardsView)
        return view

    # What is asked

    @property
    def chooser(self) -> str:
        """The player who must choose."""
        return PLAYER_IDS[self.state.lineup.players[self.state.seat]]

    @property
    def question(self) -> str:
        """Who must choose, and what: 'frodo turn', 'saruman cycle'."""
        return f"{self.chooser} {self.prompt}"

    # Cards

    def where(self, card: str) -> str:
        """Where a card lies: 'hand', 'reserve', 'deck', 'path', a battleground and so on; of copies, all, sorted."""
        number = TITLE_IDS.index(card)
        owner = self.state.lineup.owners[number]
        found = ["deck"] * self.state.decks[owner].cards().count(number)
        for zone, name in enumerate(HIDDEN_ZONE_IDS[:-1]):
            found += [name] * self.state.zones[zone * MOST_SEATS + owner].count(number)
        for seat in range(self.state.lineup.seats):
            found += ["reserve"] * self.state.reserve(seat).count(number)
        for place in range(THE_PATH + 1):
            found += ["path" if place == THE_PATH else LOCATION_IDS[place]] * self.state.at(place).count(number)
        return " ".join(sorted(found))

    def cards(self, zone: str, player: str) -> list[str]:
        """What a player has in a zone: 'hand', 'cycled', 'eliminated', 'deck', 'reserve' or 'deck_top'."""
        seat = self._seat(player)
        if zone == "reserve":
            found = self.state.reserve(seat)
        elif zone == "deck":
            found = self.state.decks[seat].cards()
        elif zone == "deck_top":
            found = self.state.decks[seat].top
        else:
            found = self.state.zones[HIDDEN_ZONE_IDS.index(zone) * MOST_SEATS + seat]
        return [TITLE_IDS[card] for card in found]

    def hand(self, player: str) -> list[str]:
        return self.cards("hand", player)

    def wielder(self, item: str) -> str | None:
        """Who wields an item that is in play."""
        host = self.state.hosts[TITLE_IDS.index(item) - FIRST_ITEM]
        return None if host == NO_HOST else TITLE_IDS[host]

    def _seat(self, player: str) -> int:
        return self.state.lineup.players.index(PLAYER_IDS.index(player))

    # The middle of the table

    @property
    def path(self) -> str | None:
        """The active path."""
        return None if self.state.path == NO_PATH else LOCATION_IDS[self.state.path]

    @property
    def fields(self) -> list[str]:
        """The active battlegrounds."""
        return [entry.location for entry in self.view().battlegrounds]

    def fight_at(self, location: str) -> PlaceView:
        """What would happen if the fight for an active location were now; the path is 'path'."""
        view = self.view()
        place = view.path if location == "path" else None
        found = place or next(entry for entry in view.battlegrounds if entry.location == location)
        assert location != "path" or place is not None, "no path is active"
        return found

    def strength(self, location: str) -> tuple[int, int]:
        """The icons that would fight at an active location now: attack and defence."""
        fight = self.fight_at(location)
        return fight.attack, fight.defence

    def added(self, location: str) -> tuple[int, int]:
        """The attack and defence icons that were added to an active location."""
        fight = self.fight_at(location)
        return fight.attack_icons, fight.defence_icons

    # Scores and knowledge

    @property
    def corruption(self) -> int:
        return int(self.state.corruption)

    def scored(self, side: str) -> list[str]:
        """The locations in a side's scoring area."""
        area = self.area(side)
        return [*area.battlegrounds, *area.paths]

    def area(self, side: str) -> AreaView:
        """A side's scoring area."""
        scoring = self.view().scoring
        return scoring.shadow if side == "shadow" else scoring.free_peoples

    def limit(self, player: str) -> int:
        """How many cards a player may carry over."""
        return self.view().seats[player].carry_limit

    def draws(self, player: str) -> int:
        """How many cards a player draws in the draw step."""
        return self.view().seats[player].draws


def position(data: Mapping[str, object]) -> PosedTable:
    """The table of a position."""
    state = WOTR_CARDS.load_position(data)
    assert isinstance(state, WotrCardsState)
    return PosedTable(state)


def pose(
    *,
    scenario: str = "trilogy",
    turn: str = "",
    hand: Cards | None = None,
    reserve: Cards | None = None,
    deck: Cards | None = None,
    cycled: Cards | None = None,
    eliminated: Cards | None = None,
    arrived: Cards | None = None,
    deck_top: Cards | None = None,
    path: ThePath = "",
    fields: Mapping[str, Place] | str = "",
    options: Mapping[str, object] | None = None,
    **more: object,
) -> PosedTable:
    """A table at a player's turn, or with `phase` where a part of the round begins."""
    lists = {
        "hand": hand,
        "reserve": reserve,
        "cycled": cycled,
        "eliminated": eliminated,
        "arrived": arrived,
        "deck_top": deck_top,
    }
    seats: dict[str, dict[str, list[str]]] = {player: {} for player in players_of(scenario)}
    for zone, cards in lists.items():
        for player, names in (cards or {}).items():
            seats[player][zone] = names.split()
    data: dict[str, object] = {
        "options": {"scenario": scenario, **(options or {})},
        "seats": seats,
        "battlegrounds": places(fields),
        "path": place(*(path if isinstance(path, tuple) else (path, ""))) if path else None,
        **more,
    }
    if turn:
        data["turn"] = turn
    for player, names in (deck or {}).items():
        seats[player]["eliminated"] = seats[player].get("eliminated", []) + unmentioned(data, player, names.split())
    return position(data)


SPARES = {"frodo": "smeagol", "witch_king": "grishnakh", "aragorn": "halbarad", "saruman": "flocks-of-crebain"}


def playing(card: str, spare: str = "", **more: Any) -> PosedTable:
    """A card's owner, in the trilogy, has said that he plays it; the only other card in hand is cycled for it."""
    seat = lineup_of("trilogy").owners[TITLE_IDS.index(card)]
    player = players_of("trilogy")[seat]
    table = pose(turn=player, hand={player: f"{card} {spare or SPARES[player]}"}, **more)
    return table.say(f"play:{card}")


def fight(location: str, there: Place, **more: Any) -> PosedTable:
    """The fight for the only active location, with these cards there: it has gone on until somebody is asked."""
    if location in BATTLEGROUND_IDS:
        return last_pass(fields={location: there}, **more)
    return last_pass(path=(location, there), **more)


def last_pass(**more: Any) -> PosedTable:
    """A table where the last player has just passed: the combat step goes on until somebody is asked."""
    scenario = more.get("scenario", "trilogy")
    last, *passed = players_of(scenario)
    return pose(turn=last, passed=passed, **more).say("pass")


def places(fields: Mapping[str, Place] | str) -> list[dict[str, object]]:
    """Battlegrounds and what is there, as a position has them; empty ones may be given by their names alone."""
    there = fields if isinstance(fields, Mapping) else dict.fromkeys(fields.split(), "")
    return [place(location, has) for location, has in there.items()]


def place(location: str, there: Place) -> dict[str, object]:
    """A location and what is there, as a position has it."""
    further = dict(there) if isinstance(there, Mapping) else {"cards": there}
    return {**further, "location": location, "cards": str(further.get("cards", "")).split()}


def players_of(scenario: str) -> list[str]:
    """The names of a scenario's players."""
    return [PLAYER_IDS[player] for player in lineup_of(scenario).players]


def unmentioned(data: Mapping[str, Any], player: str, deck: list[str]) -> list[str]:
    """The cards of a player's deck that a position has nowhere, without those that are to stay in the deck."""
    lineup = lineup_of(data["options"]["scenario"])
    seat = players_of(lineup.scenario).index(player)
    mentioned = Counter(deck) + Counter(list(data.get("items", {})))
    for zone, cards in data["seats"][player].items():
        mentioned += Counter(cards if zone != "arrived" else ())
    for entry in (*data["battlegrounds"], data["path"] or {}):
        mentioned += Counter(entry.get("cards", ()))
    return sorted((Counter(TITLE_IDS[card] for card in lineup.decks[seat]) - mentioned).elements())
