"""The combat halves of the Shadow's cards, by name."""

from typing import Any

import pytest
from tests.wotr_board.board import AT_WAR, FREE, SHADOW, WarTable, dice, fp, named, pose, sh

from westmarch.games.wotr_board.cards.book import CARD_IDS, CARD_NAMES, CombatHalf, event_of
from westmarch.games.wotr_board.cards.names import card
from westmarch.games.wotr_board.cards.shadow_combat import (
    DURINS_BANE_OR_BALROG,
    FEAR_OF_THEIR_MASTERS,
    SERVANT_OF_THE_SHADOW,
)
from westmarch.games.wotr_board.rules.war.battle import leadership, strength
from westmarch.games.wotr_board.words import TOLD_HITS

MISS = range(1, 5)  # a die that misses whatever is not easier to hit than usual
HERE = "north-ithilien"
CAPTAIN = "witch-king-black-captain"
MOUTH = "mouth-lieutenant"


def attacking(
    name: str, attackers: dict[str, Any], defenders: dict[str, Any], at: str = HERE, **position: Any
) -> WarTable:
    """The Shadow attacks and is asked for a combat card, which it holds."""
    source = position.pop("source", "south-ithilien")
    armies = {at: {**attackers, **defenders}} if source == at else {source: attackers, at: defenders}
    cards = {f"shadow_{'character' if '-char-' in name else 'strategy'}": {"hand": [name]}, **position.pop("cards", {})}
    table = pose(
        cards=cards, dice=dice({"event": 1}, {"army": 1}), side="shadow", nations=AT_WAR, armies=armies, **position
    )
    table.say("attack")
    while table.prompt != "combat_card":
        table.say({"march_part": "all", "withdraw": "no", "white_rider": "yes"}[table.prompt])
    return table


def title(name: str) -> str:
    """The word for a card."""
    return CARD_NAMES[CARD_IDS.index(name)]


def lay(table: WarTable, *rolls: int | range) -> WarTable:
    """The Shadow lays its card down, and dice fall: those of the attacker, of the defender, then what is rolled again."""
    table.fall(*rolls)
    return table.say(table.options()[1])


def usable(name: str, attackers: dict[str, Any], defenders: dict[str, Any], **position: Any) -> bool:
    """Whether a card may be used in a battle."""
    return title(name) in attacking(name, attackers, defenders, **position).options()


def hits(table: WarTable) -> tuple[int, int]:
    """The hits that the Shadow and the Free Peoples have scored in the round."""
    scored = dict(notice.args[:2] for notice in table.state.notices if notice.kind == TOLD_HITS)
    return scored[SHADOW], scored[FREE]


# Initiative 0 to 2


@pytest.mark.parametrize("name", [named("the-shadow-is-moving"), named("return-of-the-witch-king")])
def test_a_swarm_of_bats_cancels_the_enemys_card(name: str) -> None:
    confusion = {"free_strategy": {"hand": [named("wisdom-of-elrond")]}}
    table = attacking(name, sh(sauron_regular=2, nazgul=1), fp(gondor_regular=2), cards=confusion)
    table.say(title(name))
    table.fall(1, 1, 1, 1, 4)
    table.say("wisdom-of-elrond")
    assert hits(table) == (0, 0)  # ones do not turn against the Shadow, and its re-roll gets nothing


@pytest.mark.parametrize("name", [named("the-shadow-is-moving"), named("return-of-the-witch-king")])
def test_a_swarm_of_bats_helps_the_reroll_where_there_is_nothing_to_cancel(name: str) -> None:
    table = attacking(name, sh(sauron_regular=2, nazgul=1), fp(gondor_regular=2))
    assert hits(lay(table, 4, 1, 1, 1, 4)) == (1, 0)  # the 4 of the first roll missed


@pytest.mark.parametrize(
    "name", [named("worn-with-sorrow-and-toil"), named("the-lidless-eye"), named("the-ringwraiths-are-abroad")]
)
def test_words_of_power_silence_a_companion_for_the_round(name: str) -> None:
    heroes = {"strider": "gone", "aragorn": HERE, "boromir": HERE}
    further = {"shadow_strategy": {"hand": [named("stormcrow")]}}
    table = attacking(name, sh(sauron_regular=1, nazgul=1), fp(gondor_regular=1), characters=heroes, cards=further)
    assert (strength(table.state, FREE), leadership(table.state, FREE)) == (3, 3)
    table.say(title(name))
    assert (table.prompt, table.options()) == ("ignore", ["boromir", "aragorn"])
    table.fall(1, 1, 1, 1, 1)
    table.say("aragorn")
    assert (strength(table.state, FREE), leadership(table.state, FREE)) == (2, 1)
    table.say("no stop")
    assert table.prompt == "combat_card"
    assert (strength(table.state, FREE), leadership(table.state, FREE)) == (3, 3)
    assert not usable(name, sh(sauron_regular=2), fp(gondor_regular=2), characters=heroes)


def test_durins_bane_strikes_first_with_three_dice_near_moria() -> None:
    given = {"source": "moria", "at": "dimrill-dale"}
    table = attacking(named("balrog-of-moria"), sh(sauron_regular=1), fp(elves_regular=4), **given)
    lay(table, 4, 6, 3, 1, 1, 1)
    assert table.army(FREE, "dimrill-dale") == {"elves-regular": 2}
    assert not usable(named("balrog-of-moria"), sh(sauron_regular=1), fp(gondor_regular=4))


# Initiative 3


@pytest.mark.parametrize(
    "name", [named("shelobs-lair"), named("the-ring-is-mine"), named("on-on-they-went"), named("give-it-to-uss")]
)
def test_one_for_the_dark_lord_strengthens_roll_and_reroll_beside_the_fellowship(name: str) -> None:
    found = {"fellowship": {"region": HERE}}
    table = attacking(name, sh(sauron_regular=2, nazgul=1), fp(gondor_regular=3), **found)
    assert hits(lay(table, 4, 3, 4, 1, 1, 4)) == (2, 0)
    assert not usable(name, sh(sauron_regular=2), fp(gondor_regular=3))


@pytest.mark.parametrize("name", [named("dreadful-spells"), named("denethors-folly"), named("threats-and-promises")])
def test_the_devilry_of_orthanc_is_for_isengard_at_the_walls(name: str) -> None:
    walls = {"source": "helms-deep", "at": "helms-deep"}
    table = attacking(name, sh(isengard_regular=2), fp(rohan_regular=3), **walls)
    assert hits(lay(table, 5, 4, 1, 1, 1)) == (1, 0)
    assert not usable(name, sh(sauron_regular=2), fp(rohan_regular=3), **walls)
    assert not usable(name, sh(isengard_regular=2), fp(gondor_regular=3))


@pytest.mark.parametrize(
    "name", [named("orc-patrol"), named("isildurs-bane"), named("cruel-weather"), named("the-palantir-of-orthanc")]
)
def test_cruel_as_death_costs_two_points_of_nazgul_leadership(name: str) -> None:
    table = attacking(name, sh(sauron_regular=2, nazgul=3), fp(gondor_regular=3))
    assert hits(lay(table, 4, 3, 1, 1, 1, 4)) == (1, 0)  # the re-roll gets nothing
    assert leadership(table.state, SHADOW) == 1
    assert not usable(name, sh(sauron_regular=2, nazgul=1), fp(gondor_regular=3))
    assert usable(name, sh(sauron_regular=2), fp(gondor_regular=3), characters={CAPTAIN: "south-ithilien"})


@pytest.mark.parametrize(
    "name",
    [named("candles-of-corpses"), named("the-breaking-of-the-fellowship"), named("grond-hammer-of-the-underworld")],
)
def test_dread_and_despair_costs_the_enemy_a_die_for_each_point_given_up(name: str) -> None:
    table = attacking(name, sh(sauron_regular=2, nazgul=3), fp(gondor_regular=3))
    table.say(table.options()[1])
    assert table.options() == ["1", "2", "3"]
    other = table.copy()
    table.fall(1, 1, 1, 1, 1, 1)
    table.say("1")
    assert (strength(table.state, FREE), leadership(table.state, SHADOW)) == (2, 2)
    other.fall(1, 1, 1)
    other.say("3")
    assert (strength(other.state, FREE), leadership(other.state, SHADOW)) == (1, 0)  # a die is always left
    assert not usable(name, sh(sauron_regular=2), fp(gondor_regular=3))


@pytest.mark.parametrize("name", [named("nazgul-search"), named("wormtongue"), named("the-black-captain-commands")])
@pytest.mark.parametrize(("leaders", "scored"), [(1, 0), (2, 1)])
def test_foul_stench_stops_the_reroll_of_who_leads_no_better(name: str, leaders: int, scored: int) -> None:
    table = attacking(name, sh(sauron_regular=2, nazgul=1), fp(gondor_regular=1, gondor_leader=leaders))
    assert hits(lay(table, 1, 1, 1, 1, 6)) == (0, scored)
    assert leadership(table.state, SHADOW) == 1  # nothing is given up
    assert not usable(name, sh(sauron_regular=1), fp(gondor_regular=2))


@pytest.mark.parametrize(
    ("names", "least"),
    [
        ((named("return-to-valinor"), named("corsairs-of-umbar"), named("horde-from-the-east")), 3),
        ((named("monsters-roused"), named("musterings-of-long-planned-war"), named("pits-of-mordor")), 4),
    ],
    ids=["deadly strife", "desperate battle"],
)
def test_a_bitter_fight_strengthens_both_sides_in_roll_and_reroll(names: tuple[str, ...], least: int) -> None:
    for name in names:
        table = attacking(name, sh(sauron_regular=2, nazgul=1), fp(gondor_regular=2, gondor_leader=1))
        assert hits(lay(table, least, 1, least - 1, least - 1, least, least)) == (2, 1)


@pytest.mark.parametrize(
    "name", [named("the-day-without-dawn"), named("rage-of-the-dunlendings"), named("the-king-is-revealed")]
)
@pytest.mark.parametrize(("price", "scored"), [("0", 0), ("1", 1), ("2", 1)])
def test_a_relentless_assault_is_paid_for_with_own_blood(name: str, price: str, scored: int) -> None:
    table = attacking(name, sh(sauron_regular=3), fp(gondor_regular=2))
    table.say(title(name))
    assert (table.prompt, table.options()) == ("self_hits", ["0", "1", "2"])
    rolls = {"0": (4, 1, 1, 1, 1), "1": (4, 3, 1, 1), "2": (3, 1, 1)}
    table.fall(*rolls[price])
    table.say(price)
    assert table.army(SHADOW, "south-ithilien") == {"sauron-regular": 3 - int(price)}
    assert hits(table) == (scored, 0)


@pytest.mark.parametrize("name", [named("shadows-gather"), named("the-shadow-lengthens")])
@pytest.mark.parametrize(("defence", "scored"), [((1, 1), (2, 0)), ((5, 1), (1, 1))])
def test_mumakil_trample_who_is_outscored(name: str, defence: tuple[int, int], scored: tuple[int, int]) -> None:
    table = attacking(name, sh(southrons_elite=1, southrons_regular=1), fp(gondor_regular=3))
    assert hits(lay(table, 4, 1, *defence, 1)) == scored
    assert not usable(name, sh(southrons_regular=1, sauron_elite=1), fp(gondor_regular=3))


def borrowed(monkeypatch: pytest.MonkeyPatch, half: CombatHalf) -> str:
    """A card that has another combat half, for those whose own cards are not in the game."""
    monkeypatch.setattr(event_of(card("return-to-valinor")), "combat", half)
    return named("return-to-valinor")


def test_fear_of_their_masters_costs_all_leadership_and_sixes_hurt(monkeypatch: pytest.MonkeyPatch) -> None:
    name = borrowed(monkeypatch, FEAR_OF_THEIR_MASTERS)
    here = {"characters": {MOUTH: "south-ithilien"}}
    table = attacking(name, sh(sauron_regular=3, nazgul=1), fp(gondor_regular=2), **here)
    assert hits(lay(table, 3, 2, 2, 6, 1)) == (1, 2)
    assert leadership(table.state, SHADOW) == 0
    assert not usable(name, sh(sauron_regular=2, nazgul=1), fp(gondor_regular=2))


def test_a_servant_of_the_shadow_gives_up_his_leadership(monkeypatch: pytest.MonkeyPatch) -> None:
    name = borrowed(monkeypatch, SERVANT_OF_THE_SHADOW)
    here = {"characters": {MOUTH: "south-ithilien"}}
    table = attacking(name, sh(sauron_regular=2, nazgul=1), fp(gondor_regular=4), **here)
    lay(table, 1, 1, 1, 1, 1)
    assert (strength(table.state, FREE), leadership(table.state, SHADOW)) == (2, 1)
    assert not usable(name, sh(sauron_regular=2, nazgul=1), fp(gondor_regular=4))


def test_the_balrog_is_durins_bane_wherever_he_fights(monkeypatch: pytest.MonkeyPatch) -> None:
    name = borrowed(monkeypatch, DURINS_BANE_OR_BALROG)
    here = {"characters": {"balrog": "south-ithilien"}}
    table = attacking(name, sh(sauron_regular=1), fp(gondor_regular=4), **here)
    lay(table, 4, 4, 3, 1, 1, 1)
    assert table.army(FREE, HERE) == {"gondor-regular": 2}
    assert not usable(name, sh(sauron_regular=1), fp(gondor_regular=4))


# Initiative 4 to 7


@pytest.mark.parametrize(
    "name", [named("foul-thing-from-the-deep"), named("lure-of-the-ring"), named("flocks-of-crebain")]
)
def test_they_are_terrible_costs_a_point_and_strengthens_the_reroll(name: str) -> None:
    table = attacking(name, sh(sauron_regular=2, nazgul=2), fp(gondor_regular=3))
    assert hits(lay(table, 4, 1, 1, 1, 1, 4)) == (1, 0)
    assert leadership(table.state, SHADOW) == 1
    assert not usable(name, sh(sauron_regular=2), fp(gondor_regular=3))


@pytest.mark.parametrize("name", [named("the-nazgul-strike"), named("morgul-wound")])
def test_the_black_breath_strikes_down_a_leader_or_a_companion(name: str) -> None:
    heroes = {"peregrin": HERE, "boromir": HERE}
    table = attacking(name, sh(sauron_regular=1, nazgul=1), fp(gondor_elite=1, gondor_leader=1), characters=heroes)
    lay(table, 1, 1, 1, 6, 1, 1)
    assert (table.prompt, table.options()) == ("strike_down", ["pass", "peregrin", "gondor-leader"])
    table.say("peregrin")
    assert (table.place("peregrin"), table.place("boromir")) == ("gone", HERE)
    assert hits(table) == (1, 0)  # the hit counts as well


def test_the_black_breath_strikes_down_nobody_who_does_not_count_as_a_companion_here() -> None:
    lords = {"options": {"lords": True}, "marks": ["treebeard_awake"]}
    heroes = {"treebeard": HERE, "boromir": HERE}
    shadow = sh(sauron_regular=3, nazgul=3)
    table = attacking(named("morgul-wound"), shadow, fp(gondor_elite=1, gondor_leader=1), characters=heroes, **lords)
    lay(table, MISS, MISS, MISS, MISS, MISS, 6, 6, 6, MISS, MISS)
    assert (table.prompt, table.options()) == ("strike_down", ["pass", "boromir", "gondor-leader"])


@pytest.mark.parametrize("name", [named("the-nazgul-strike"), named("morgul-wound")])
def test_the_black_breath_needs_hits_of_the_reroll_and_a_nazgul(name: str) -> None:
    table = attacking(name, sh(sauron_regular=1, nazgul=1), fp(gondor_regular=2), characters={"peregrin": HERE})
    assert lay(table, 6, 1, 1, 1).prompt != "strike_down"
    assert not usable(name, sh(sauron_regular=1), fp(gondor_regular=2))


@pytest.mark.parametrize(
    "name", [named("the-fighting-uruk-hai"), named("shadows-on-the-misty-mountains"), named("orcs-multiplying-again")]
)
def test_an_onslaught_trades_blow_for_blow_after_the_round(name: str) -> None:
    table = attacking(name, sh(sauron_regular=1, sauron_elite=2), fp(gondor_regular=3))
    lay(table, 1, 1, 1, 1, 1, 1)
    assert (table.prompt, table.options()) == ("self_hits", ["0", "1", "2", "3", "4"])
    table.fall(4, 3)
    table.say("2 sauron-regular")
    assert table.army(SHADOW, "south-ithilien") == {"sauron-regular": 1, "sauron-elite": 1}
    assert table.army(FREE, HERE) == {"gondor-regular": 2}


@pytest.mark.parametrize(
    "name", [named("stormcrow"), named("a-new-power-is-rising"), named("many-kings-to-the-service-of-mordor")]
)
@pytest.mark.parametrize(("attackers", "left"), [(4, 1), (3, 2)])
def test_a_great_host_needs_twice_as_many_units(name: str, attackers: int, left: int) -> None:
    table = attacking(name, sh(sauron_regular=attackers), fp(gondor_regular=2))
    lay(table, *[1] * (attackers + 2))
    assert table.army(FREE, HERE) == {"gondor-regular": left}


@pytest.mark.parametrize("name", [named("half-orcs-and-goblin-men"), named("olog-hai"), named("hill-trolls")])
def test_we_come_to_kill_has_a_die_for_each_elite_after_the_round(name: str) -> None:
    table = attacking(name, sh(sauron_regular=1, sauron_elite=1), fp(gondor_regular=3))
    lay(table, 1, 1, 1, 1, 1, 5)
    assert table.army(FREE, HERE) == {"gondor-regular": 2}
    assert not usable(name, sh(sauron_regular=2), fp(gondor_regular=3))


@pytest.mark.parametrize("name", [named("half-orcs-and-goblin-men"), named("olog-hai"), named("hill-trolls")])
def test_we_come_to_kill_hits_on_fives_even_at_the_walls(name: str) -> None:
    walls = {"source": "minas-tirith", "at": "minas-tirith"}
    table = attacking(name, sh(sauron_elite=2), fp(gondor_regular=2), **walls)
    lay(table, 5, 5, 1, 1, 5, 4)
    assert table.army(FREE, "minas-tirith") == {"gondor-regular": 1}
