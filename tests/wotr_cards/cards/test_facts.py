import pytest

from westmarch.core.game import Component
from westmarch.games.wotr_cards.game import WOTR_CARDS

from ..board import pose
from .expected_free_peoples import FREE_PEOPLES, Expected

SPARE = {"frodo": "there-is-another-way", "aragorn": "the-red-arrow"}  # to be cycled for the card played
COMPONENTS = {component.id: component for component in WOTR_CARDS.components()}


def printed(component: Component) -> Expected:
    """A component's facts in the form of the expected ones."""
    facts = component.facts
    return Expected(
        facts["deck"],
        facts["faction"],
        component.kind,
        facts["copies"],
        (facts.get("attack", 0), facts.get("defence", 0)),
        (facts.get("leader_attack", 0), facts.get("leader_defence", 0)),
        facts.get("path_icons", 0),
        tuple(facts.get("paths", ())),
        tuple(facts["keywords"]),
        " ".join(sorted(facts.get("wielders", ()))),
    )


@pytest.mark.parametrize("card", FREE_PEOPLES)
def test_a_free_peoples_card_has_its_printed_facts(card: str) -> None:
    assert printed(COMPONENTS[card]) == FREE_PEOPLES[card]


def test_no_other_cards_are_the_free_peoples() -> None:
    assert {card for card in COMPONENTS if COMPONENTS[card].facts.get("deck") in ("frodo", "aragorn")} == {
        *FREE_PEOPLES
    }


@pytest.mark.parametrize(
    ("faction", "cards"), [("dwarf", 2), ("hobbit", 10), ("rohan", 9), ("wizard", 9), ("dunedain", 17), ("elf", 13)]
)
def test_a_free_faction_has_so_many_cards(faction: str, cards: int) -> None:
    assert sum(card.copies for card in FREE_PEOPLES.values() if card.faction == faction) == cards


FIGHTERS = [card for card, facts in FREE_PEOPLES.items() if facts.kind in ("army", "character")]
WALKERS = [card for card, facts in FREE_PEOPLES.items() if facts.paths]
ITEMS = [card for card, facts in FREE_PEOPLES.items() if facts.kind == "item"]
A_PATH = (
    "", "bag-end", "weathertop", "imladris", "caradhras", "egladil", "amon-hen", "osgiliath", "morgul-vale", "orodruin",
)  # fmt: skip
ATTACKED, DEFENDED = "umbar", "pelargir"  # no text speaks of them


def own_strength(cards: str, items: dict[str, str] | None = None) -> tuple[int, int]:
    """What cards fight with on battlegrounds, without the location's icons: attack and defence."""
    away = pose(fields={ATTACKED: cards}, items=items or {}).strength(ATTACKED)[0]
    home = pose(fields={DEFENDED: cards}, items=items or {}).strength(DEFENDED)[1]
    return away, home - pose(fields=DEFENDED).strength(DEFENDED)[1]


def own_path_defence(number: int, cards: str, items: dict[str, str] | None = None) -> int:
    """The defence icons of cards on a path of a number, without the location's."""
    table = pose(path=(A_PATH[number], cards), items=items or {})
    return table.strength("path")[1] - table.fight_at("path").location_defence


@pytest.mark.parametrize("card", FIGHTERS)
def test_a_card_alone_on_a_battleground_fights_with_its_own_icons_and_without_leadership(card: str) -> None:
    assert own_strength(card) == FREE_PEOPLES[card].field


@pytest.mark.parametrize("card", [card for card in FIGHTERS if any(FREE_PEOPLES[card].leads)])
def test_a_supported_leader_adds_leadership_to_both(card: str) -> None:
    facts = FREE_PEOPLES[card]
    factions = {"rohan": "village-militia", "dunedain": "soldiers-of-gondor", "elf": "high-elves"}
    army = {"merry-brandybuck": "village-militia", "pippin-took": "soldiers-of-gondor"}.get(card)
    army = army or factions[facts.faction]
    (attack, defence), (leads_attack, leads_defence) = facts.field, facts.leads
    army_attack, army_defence = FREE_PEOPLES[army].field
    expected = (attack + leads_attack + army_attack, defence + leads_defence + army_defence)
    assert own_strength(f"{card} {army}") == expected


@pytest.mark.parametrize("card", WALKERS)
def test_a_character_on_a_path_defends_with_its_path_icons(card: str) -> None:
    for number in FREE_PEOPLES[card].paths:
        assert own_path_defence(number, card) == FREE_PEOPLES[card].path


@pytest.mark.parametrize("item", ITEMS)
def test_every_wielder_fights_with_the_icons_of_an_item_too(item: str) -> None:
    for wielder in FREE_PEOPLES[item].wielders.split():
        held, bare = own_strength(wielder, {item: wielder}), own_strength(wielder)
        assert (held[0] - bare[0], held[1] - bare[1]) == FREE_PEOPLES[item].field
        for number in FREE_PEOPLES[wielder].paths:
            gain = own_path_defence(number, wielder, {item: wielder}) - FREE_PEOPLES[wielder].path
            assert gain == FREE_PEOPLES[item].path


@pytest.mark.parametrize("card", FIGHTERS)
def test_a_card_is_played_to_its_own_path_numbers_and_no_others(card: str) -> None:
    player = FREE_PEOPLES[card].deck
    for number, path in enumerate(A_PATH[1:], 1):
        table = pose(turn=player, hand={player: f"{card} {SPARE[player]}"}, path=path).say(f"play:{card}")
        assert table.allows("the_path") == (number in FREE_PEOPLES[card].paths)


FIELDS_OF = {
    "dwarf": "moria",
    "hobbit": "",
    "rohan": "edoras helms-deep morannon orthanc",
    "dunedain": "dol-amroth harad minas-morgul minas-tirith morannon pelargir umbar",
    "elf": "dol-guldur lorien moria rivendell",
    "wizard": (
        "dol-amroth dol-guldur edoras harad helms-deep lorien minas-morgul minas-tirith morannon moria orthanc pelargir "
        "rivendell umbar"
    ),
}
ALSO = {"merry-brandybuck": FIELDS_OF["rohan"], "pippin-took": FIELDS_OF["dunedain"]}
NOT = {"great-gate": {"harad", "minas-morgul", "morannon", "umbar"}}


@pytest.mark.parametrize("card", FIGHTERS)
def test_a_card_is_played_to_the_battlegrounds_of_its_faction_and_no_others(card: str) -> None:
    player = FREE_PEOPLES[card].deck
    everywhere = FIELDS_OF["wizard"]
    table = pose(turn=player, hand={player: f"{card} {SPARE[player]}"}, fields=everywhere).say(f"play:{card}")
    offered = {word for word in table.options() if word in everywhere.split()} if table.prompt == "place" else set()
    expected = {*FIELDS_OF[FREE_PEOPLES[card].faction].split(), *ALSO.get(card, "").split()} - NOT.get(card, set())
    assert offered == expected


@pytest.mark.parametrize("item", ITEMS)
def test_an_item_is_played_only_on_its_wielders(item: str) -> None:
    player = FREE_PEOPLES[item].deck
    characters = {"frodo": [], "aragorn": []}
    for card, facts in FREE_PEOPLES.items():
        if facts.kind == "character":
            characters[facts.deck].append(card)
    everybody = {owner: " ".join(cards) for owner, cards in characters.items()}
    table = pose(turn=player, hand={player: f"{item} {SPARE[player]}"}, reserve=everybody).say(f"play:{item}")
    offered = table.options("card") if table.prompt == "wielder" else [table.wielder(item)]
    assert sorted(offered) == FREE_PEOPLES[item].wielders.split()
