"""Random battles against a second, slow reading of the rules of combat (rules 79-94)."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations

import pytest

from westmarch.core.rng import Rng
from westmarch.games.wotr_cards.game import WOTR_CARDS

from ..board import PosedTable, fight, pose

FACTS = {component.id: component.facts for component in WOTR_CARDS.components()}
KINDS = {component.id: component.kind for component in WOTR_CARDS.components()}
BATTLEGROUNDS = [name for name, kind in KINDS.items() if kind == "battleground"]
FURTHER_FACTION = {"merry-brandybuck": "rohan", "pippin-took": "dunedain"}
# More attack and defence of a card at a battleground.
AT_HOME = {
    ("great-gate", "minas-tirith"): (0, 3),
    ("guards-of-the-citadel", "minas-tirith"): (0, 1),
    ("knights-of-dol-amroth", "dol-amroth"): (0, 1),
    ("treebeard", "orthanc"): (1, 0),
    ("the-black-easterling", "dol-guldur"): (0, 1),
    ("coastal-raiders", "dol-amroth"): (1, 0),
    ("haradrim-cavalry", "minas-tirith"): (1, 0),
    ("the-black-fleet", "pelargir"): (1, 0),
}


class Battle:
    """Some cards at a battleground, with icons added to it."""

    def __init__(self, field: str, cards: list[str], attack: int, defence: int) -> None:
        self.field = field
        self.cards = cards
        self.added = (attack, defence)
        self.owner = str(FACTS[field]["side"])

    @property
    def attackers(self) -> list[str]:
        return [card for card in self.cards if FACTS[card]["side"] != self.owner]

    @property
    def defenders(self) -> list[str]:
        return [card for card in self.cards if FACTS[card]["side"] == self.owner]

    def icons(self, card: str, which: int) -> int:
        """A card's own icons: 0 attack, 1 defence."""
        icons = int(str(FACTS[card][("attack", "defence")[which]]))
        icons += AT_HOME.get((card, self.field), (0, 0))[which]
        if card == "theoden" and {"gandalf-the-grey", "gandalf-the-white"} & set(self.cards):
            icons += 1
        if card == "quickbeam":
            icons += sum(FACTS[other]["faction"] == "isengard" for other in self.cards) // 2
        if card == "dead-men-of-dunharrow" and {"strider", "aragorn"} & set(self.cards):
            icons += 2
        return icons

    def supported(self, side: list[str], which: int) -> set[frozenset[str]]:
        """All ways to support as many leaders as possible: each army one leader, the Dead Men Strider or Aragorn first."""
        leaders = [card for card in side if int(str(FACTS[card].get(("leader_attack", "leader_defence")[which], 0)))]
        armies = [card for card in side if KINDS[card] == "army"]
        led: set[str] = set()
        king = next((card for card in ("strider", "aragorn") if card in side), None)
        if "dead-men-of-dunharrow" in armies and king:
            armies.remove("dead-men-of-dunharrow")
            led = {king} & set(leaders)
        others = [leader for leader in leaders if leader not in led]
        for size in range(min(len(others), len(armies)), -1, -1):
            ways = {
                frozenset((*led, *chosen))
                for chosen in combinations(others, size)
                for order in permutations(range(len(armies)), size)
                if all(self.supports(armies[army], leader) for leader, army in zip(chosen, order, strict=True))
            }
            if ways:
                return ways
        return {frozenset(led)}

    @staticmethod
    def supports(army: str, leader: str) -> bool:
        return FACTS[army]["faction"] in (FACTS[leader]["faction"], FURTHER_FACTION.get(leader))

    def attack(self) -> int:
        """The attack icons, led as well as possible."""
        led = max(len(way) for way in self.supported(self.attackers, 0))
        return self.added[0] + led + sum(self.icons(card, 0) for card in self.attackers)

    def walls(self) -> int:
        """The defence icons of the place."""
        return self.added[1] + int(str(FACTS[self.field]["defence"]))

    def losses(self) -> set[tuple[str, ...]]:
        """Every set of defenders that may be lost."""
        left = self.attack() - self.walls()
        if left <= 0:
            return {()}
        found: set[tuple[str, ...]] = set()
        for led in self.supported(self.defenders, 1):
            line = [(card, self.icons(card, 1) + (card in led)) for card in self.defenders]
            if sum(icons for _, icons in line) < left:
                return {tuple(sorted(self.defenders))}
            for size in range(1, len(line) + 1):
                for lost in combinations(line, size):
                    icons = [each for _, each in lost]
                    # The last one lost, which may as well be the largest, was still needed.
                    if sum(icons) >= left > sum(icons) - max(icons):
                        found.add(tuple(sorted(card for card, _ in lost)))
        return found

    def winner(self) -> str:
        """Who gets the battleground."""
        led = max(len(way) for way in self.supported(self.defenders, 1))
        defence = self.walls() + led + sum(self.icons(card, 1) for card in self.defenders)
        enemy = {"free_peoples": "shadow", "shadow": "free_peoples"}[self.owner]
        return enemy if self.attack() > defence else self.owner


def random_battle(rng: Rng) -> Battle:
    """Cards that may meet at a battleground, at most five on each side."""
    field = BATTLEGROUNDS[rng.below(len(BATTLEGROUNDS))]
    shown = {*FACTS[field]["defenders"], *FACTS[field]["attackers"]}
    may_be = [
        card
        for card, kind in KINDS.items()
        if kind in ("army", "character")
        and (FACTS[card]["faction"] in shown or FURTHER_FACTION.get(card) in shown)
        and not (card == "great-gate" and FACTS[field]["side"] == "shadow")
    ]
    # Armies and leaders more often than their share: that is where support becomes scarce.
    armies = [card for card in may_be if KINDS[card] == "army" for _ in range(int(str(FACTS[card]["copies"])))]
    leaders = [card for card in may_be if FACTS[card].get("leader_attack") or FACTS[card].get("leader_defence")]
    cards: list[str] = []
    for pool in (armies, leaders or armies, may_be):
        for _ in range(rng.below(5)):
            card = pool[rng.below(len(pool))]
            side = [other for other in cards if FACTS[other]["side"] == FACTS[card]["side"]]
            if cards.count(card) < int(str(FACTS[card]["copies"])) and len(side) < 5:
                cards.append(card)
    if {"strider", "aragorn"} <= set(cards):
        cards.remove("strider")
    if {"gandalf-the-grey", "gandalf-the-white"} <= set(cards):
        cards.remove("gandalf-the-grey")
    return Battle(field, cards, rng.below(4), rng.below(2))


def ends(table: PosedTable) -> Iterator[PosedTable]:
    """The table after every way in which the defenders may choose."""
    if table.prompt not in ("loss", "support"):
        yield table
        return
    for word in table.options():
        after = table.copy()
        after.state.notices = list(table.state.notices or [])
        yield from ends(after.say(word))


def lost(table: PosedTable, battle: Battle) -> tuple[str, ...]:
    """The defenders that were eliminated."""
    gone = Counter(line.split()[-1] for line in table.log("eliminated"))
    return tuple(sorted((gone & Counter(battle.defenders)).elements()))


def check_battle(seed: int) -> None:
    """The engine and the slow reading agree about icons, possible losses and the winner."""
    battle = random_battle(Rng(seed))
    attack, defence = battle.added
    there = {"cards": " ".join(battle.cards), "attack": attack, "defence": defence}
    context = f"seed {seed}: {battle.field} {battle.cards} {battle.added}"
    assert pose(fields={battle.field: there}).strength(battle.field)[0] == battle.attack(), context
    # One person holds both decks of each side, so that nobody has to agree.
    fought = list(ends(fight(battle.field, there, options={"viewers": [0, 1, 0, 1]})))
    assert {lost(table, battle) for table in fought} == battle.losses(), context
    for table in fought:
        won = table.log("field_won")[0].split()
        assert won[1:3] == [battle.winner(), battle.field], context
        for card in battle.attackers:
            assert any(line.endswith(f" {card}") for line in table.log("eliminated")), context


@pytest.mark.parametrize("seed", range(60))
def test_losses_and_winners_of_random_battles_are_those_of_the_rules(seed: int) -> None:
    check_battle(seed)


@pytest.mark.slow
def test_so_they_are_in_many_battles() -> None:
    for seed in range(1000, 3000):
        check_battle(seed)
