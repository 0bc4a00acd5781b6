"""The combat halves of the Free Peoples' cards, by name. Those not here are in `test_free_character`."""

from typing import Any

import pytest
from tests.wotr_board.board import AT_WAR, FREE, SHADOW, WarTable, dice, fp, named, pose, sh

from westmarch.games.wotr_board.rules.war.battle import leadership

HERE = "north-ithilien"
CAPTAIN = "witch-king-black-captain"


def defending(
    card: str, attackers: dict[str, Any], defenders: dict[str, Any], at: str = HERE, **position: Any
) -> WarTable:
    """The Shadow attacks, and the defender is asked for a combat card."""
    source = position.pop("source", "south-ithilien")
    held = {pool_of(card): {"hand": [card]}, **position.pop("cards", {})}
    armies = {source: attackers, at: defenders}
    if source == at:
        armies = {at: {**attackers, **defenders}}
    table = pose(
        cards=held, dice=dice({"event": 1}, {"army": 1}), side="shadow", nations=AT_WAR, armies=armies, **position
    )
    table.say("attack")
    while table.prompt != "combat_card":
        table.say({"march_part": "all", "withdraw": "no", "white_rider": "yes"}[table.prompt])
    return table


def pool_of(card: str) -> str:
    """The deck of a card."""
    side = "free" if card.startswith("fp") else "shadow"
    return f"{side}_{'character' if '-char-' in card else 'strategy'}"


def lay(table: WarTable, *rolls: int) -> WarTable:
    """The defender lays his only card down, dice fall, and losses are taken as they come."""
    table.fall(*rolls)
    table.say(table.options()[1])
    while table.prompt == "casualty":
        table.say(table.options()[-1])
    return table


def hits(table: WarTable) -> tuple[int, int]:
    """The hits that each side scored in the round, those of extra attacks left out."""
    return table.state.battle_now().of(FREE).hits, table.state.battle_now().shadow.hits


def test_daring_defiance_cancels_the_enemys_card_for_the_leadership_of_all_companions() -> None:
    table = defending(
        named("i-will-go-alone"),
        sh(sauron_elite=1, nazgul=2),
        fp(gondor_elite=1, gondor_leader=1),
        characters={"boromir": HERE, "gimli": HERE},
        cards={"shadow_character": {"hand": [named("orc-patrol")]}},
    )
    table.say("orc-patrol")
    table.fall(4, 1, 1, 1, 1, 1)
    table.say("i-will-go-alone")
    assert hits(table) == (0, 0)  # a 4 and the bonus of Cruel as Death would have hit
    assert (leadership(table.state, FREE), leadership(table.state, SHADOW)) == (1, 2)


@pytest.mark.parametrize(
    "card", [named("the-spirit-of-mordor"), named("the-red-arrow"), named("grimbeorn-the-old-son-of-beorn")]
)
def test_scouts_lead_the_army_away_before_a_blow_falls(card: str) -> None:
    table = defending(card, sh(sauron_elite=3), fp(gondor_regular=1))
    table.say(table.options()[1])
    assert (table.prompt, table.state.seat) == ("retreat_now", FREE)
    table.say("osgiliath yes all")
    assert table.army(FREE, "osgiliath") == {"gondor-regular": 1}
    assert table.army(SHADOW, HERE) == {"sauron-elite": 3}


def test_scouts_may_lead_behind_walls_but_not_out_of_a_siege() -> None:
    table = defending(
        named("the-spirit-of-mordor"), sh(sauron_elite=3), fp(gondor_regular=1), at="minas-tirith", source="osgiliath"
    )
    table.say("the-spirit-of-mordor withdraw yes all")
    assert table.view(FREE).sieges == ["minas-tirith"]
    table = defending(
        named("the-spirit-of-mordor"),
        sh(sauron_elite=3),
        fp(gondor_regular=1),
        at="minas-tirith",
        source="minas-tirith",
    )
    assert table.options() == ["pass"]


def test_scouts_are_for_those_who_defend() -> None:
    table = pose(
        cards={"free_strategy": {"hand": [named("the-spirit-of-mordor")]}},
        dice=dice({"army_muster": 1}),
        nations=AT_WAR,
        armies={HERE: fp(gondor_regular=1), "south-ithilien": sh(sauron_regular=1)},
    )
    assert table.say("attack").options() == ["pass"]


@pytest.mark.parametrize(("companions", "struck"), [({}, 1), ({"boromir": HERE}, 2)])
def test_sudden_strike_has_a_die_for_each_point_of_leadership(companions: dict[str, str], struck: int) -> None:
    table = defending(
        named("challenge-of-the-king"), sh(sauron_elite=2), fp(gondor_elite=1, gondor_leader=1), characters=companions
    )
    lay(table, *[5] * struck, 1, 1)
    assert table.state.battle_now().of(FREE).extra_hits == struck


def test_sudden_strike_needs_somebody_who_leads() -> None:
    assert defending(named("challenge-of-the-king"), sh(sauron_regular=1), fp(gondor_elite=1)).options() == ["pass"]


def test_sudden_strike_kills_before_the_enemy_rolls() -> None:
    table = defending(named("challenge-of-the-king"), sh(sauron_regular=1), fp(gondor_regular=1, gondor_leader=1))
    lay(table, 5)
    assert (table.army(SHADOW, "south-ithilien"), table.state.battle) == ({}, None)
    assert table.army(FREE, HERE) == {"gondor-regular": 1, "gondor-leader": 1}


@pytest.mark.parametrize("card", [named("cirdans-ships"), named("guards-of-the-citadel")])
def test_charge_has_a_die_for_each_elite(card: str) -> None:
    table = defending(card, sh(sauron_elite=2), fp(gondor_elite=2, gondor_regular=2))
    lay(table, 5, 5, 1, 1)
    assert table.state.battle_now().of(FREE).extra_hits == 2
    assert defending(card, sh(sauron_elite=2), fp(gondor_regular=2)).options() == ["pass"]


@pytest.mark.parametrize(
    "card",
    [named("elven-cloaks"), named("elven-rope"), named("phial-of-galadriel"), named("smeagol-helps-nice-master")],
)
def test_it_is_a_gift_strengthens_roll_and_reroll_beside_the_fellowship(card: str) -> None:
    table = defending(
        card, sh(sauron_elite=2), fp(gondor_elite=1, gondor_regular=1, gondor_leader=1), fellowship={"region": HERE}
    )
    lay(table, 1, 1, 4, 2, 4)
    assert hits(table) == (2, 0)
    table = defending(card, sh(sauron_elite=1), fp(gondor_elite=1), fellowship={"region": "osgiliath"})
    assert table.options() == ["pass"]


def test_servant_of_the_secret_fire_strengthens_the_roll_but_not_the_reroll() -> None:
    characters = {"gandalf-grey": HERE}
    led = {"guide": "strider"}
    table = defending(
        named("wizards-staff"), sh(sauron_elite=2), fp(gondor_elite=1), characters=characters, fellowship=led
    )
    assert hits(lay(table, 1, 1, 4, 3, 4)) == (1, 0)
    assert defending(named("wizards-staff"), sh(sauron_elite=1), fp(gondor_elite=1)).options() == ["pass"]


@pytest.mark.parametrize(
    "card", [named("dain-ironfoots-guard"), named("eomer-son-of-eomund"), named("thranduils-archers")]
)
def test_valour_strengthens_the_roll_of_an_army_with_an_elite(card: str) -> None:
    table = defending(card, sh(sauron_elite=1), fp(gondor_elite=1, gondor_leader=1))
    lay(table, 1, 3, 4)  # the re-roll has no bonus
    assert hits(table) == (0, 0)
    table = defending(card, sh(sauron_elite=1), fp(gondor_elite=1, gondor_leader=1))
    lay(table, 1, 4)
    assert hits(table) == (1, 0)
    assert defending(card, sh(sauron_elite=1), fp(gondor_regular=1)).options() == ["pass"]


def in_westemnet(card: str) -> WarTable:
    """Isengard attacks Rohan."""
    return defending(card, sh(isengard_elite=3), fp(rohan_elite=2), at="westemnet", source="fords-of-isen")


def test_the_rage_of_the_ents_strengthens_the_roll_by_two() -> None:
    assert hits(lay(in_westemnet(named("the-ents-awake-treebeard")), 1, 1, 1, 3, 2)) == (1, 0)


def test_huorn_dark_leaves_the_shadow_two_dice() -> None:
    assert hits(lay(in_westemnet(named("the-ents-awake-huorns")), 5, 5, 1, 1)) == (0, 2)


@pytest.mark.parametrize(("rolled", "scored"), [(5, 3), (4, 0)])
def test_the_nameless_wood_adds_two_hits_to_a_hit(rolled: int, scored: int) -> None:
    assert hits(lay(in_westemnet(named("the-ents-awake-entmoot")), 1, 1, 1, rolled, 1)) == (scored, 0)


@pytest.mark.parametrize(
    "card", [named("the-ents-awake-treebeard"), named("the-ents-awake-huorns"), named("the-ents-awake-entmoot")]
)
def test_ents_help_nobody_outside_their_land(card: str) -> None:
    assert defending(card, sh(sauron_elite=1), fp(gondor_elite=1)).options() == ["pass"]


@pytest.mark.parametrize("card", [named("the-last-battle"), named("celeborns-galadhrim"), named("riders-of-theoden")])
def test_daylight_leaves_the_shadow_three_dice(card: str) -> None:
    table = defending(card, sh(sauron_regular=5), fp(gondor_elite=3))
    lay(table, 5, 5, 5, 1, 1, 1)
    assert table.state.battle_now().shadow.hits == 3


@pytest.mark.parametrize(
    "card",
    [
        named("the-power-of-tom-bombadil"),
        named("book-of-mazarbul"),
        named("swords-in-eriador"),
        named("kindred-of-glorfindel"),
    ],
)
def test_an_advantageous_position_takes_one_from_every_die_but_a_six_still_hits(card: str) -> None:
    table = defending(card, sh(sauron_regular=3), fp(gondor_elite=2), at="lossarnach", source="osgiliath")
    lay(table, 6, 5, 5, 1, 1)
    assert table.state.battle_now().shadow.hits == 1
    assert defending(card, sh(sauron_elite=1), fp(gondor_elite=1)).options() == ["pass"]  # no nation's land


@pytest.mark.parametrize(("king", "turned"), [("strider", 1), ("aragorn", 2)])
def test_anduril_turns_misses_into_hits(king: str, turned: int) -> None:
    characters = {"strider": HERE} if king == "strider" else {"strider": "gone", "aragorn": HERE}
    table = defending(named("athelas"), sh(sauron_elite=2), fp(gondor_elite=1, gondor_regular=1), characters=characters)
    lay(table, 1, 1, 1, 1, 1)
    assert (table.state.battle_now().of(FREE).hits, leadership(table.state, FREE)) == (turned, 0)
    assert defending(named("athelas"), sh(sauron_elite=1), fp(gondor_elite=1)).options() == ["pass"]


@pytest.mark.parametrize("card", [named("wisdom-of-elrond"), named("through-a-day-and-a-night")])
def test_confusion_turns_ones_against_the_shadow_and_they_are_not_rolled_again(card: str) -> None:
    table = defending(card, sh(sauron_elite=3, nazgul=4), fp(gondor_elite=1))
    lay(table, 1, 1, 4, 2, 6)
    assert hits(table) == (2, 1)  # only the 4 was rolled again, and hit


@pytest.mark.parametrize("card", [named("a-power-too-great"), named("help-unlooked-for")])
@pytest.mark.parametrize(("rolled", "scored"), [(5, 2), (4, 0)])
def test_no_quarter_adds_a_hit_to_a_hit(card: str, rolled: int, scored: int) -> None:
    table = defending(card, sh(sauron_elite=2), fp(gondor_elite=1))
    lay(table, 1, 1, rolled)
    assert table.state.battle_now().of(FREE).hits == scored


@pytest.mark.parametrize(
    "card",
    [named("faramirs-rangers"), named("fear-fire-foes"), named("imrahil-of-dol-amroth"), named("king-brands-men")],
)
@pytest.mark.parametrize(("rolls", "left"), [((5, 5), 1), ((5, 1), 1)])
def test_a_shield_wall_cancels_one_of_several_hits(card: str, rolls: tuple[int, ...], left: int) -> None:
    table = defending(card, sh(sauron_regular=2), fp(gondor_elite=2))
    lay(table, *rolls, 1, 1)
    assert table.state.battle_now().shadow.hits == left


def test_the_blade_of_westernesse_strikes_a_minion_with_a_hit_of_the_reroll() -> None:
    table = defending(
        named("mithril-coat-and-sting"),
        sh(sauron_elite=1),
        fp(gondor_elite=1),
        characters={"meriadoc": HERE, CAPTAIN: "south-ithilien"},
    )
    table.fall(1, 1, 1, 5)
    table.say("mithril-coat-and-sting", CAPTAIN)
    assert (table.place(CAPTAIN), table.state.battle_now().of(FREE).hits) == ("gone", 0)
    table = defending(
        named("mithril-coat-and-sting"), sh(sauron_elite=1), fp(gondor_elite=1), characters={"gimli": HERE}
    )
    assert table.options() == ["pass"]


def test_the_blade_of_westernesse_does_not_help_with_a_hit_of_the_first_roll() -> None:
    table = defending(
        named("mithril-coat-and-sting"),
        sh(sauron_elite=1),
        fp(gondor_elite=1),
        characters={"meriadoc": HERE, CAPTAIN: "south-ithilien"},
    )
    table.fall(1, 5, 1)
    table.say("mithril-coat-and-sting")
    assert (table.place(CAPTAIN), table.prompt) == ("south-ithilien", "cease")


@pytest.mark.parametrize("card", [named("mithril-coat-and-sting"), named("bilbos-song")])
def test_only_the_ents_can_kill_saruman(card: str) -> None:
    table = pose(
        cards={"free_character": {"hand": [card]}},
        dice=dice({"army_muster": 1}),
        nations=AT_WAR,
        armies={"fords-of-isen": fp(rohan_elite=2, rohan_leader=1), "orthanc": sh(isengard_elite=1)},
        characters={"meriadoc": "fords-of-isen", "saruman": "orthanc"},
    )
    table.say("attack all no")
    lay(table, 1, 1, 1, 6, 6)
    assert table.prompt != "strike_down"
    assert table.place("saruman") == "orthanc"


@pytest.mark.parametrize(("rerolled", "words"), [((5, 1), ["nazgul"]), ((5, 5), ["nazgul", CAPTAIN])])
def test_a_fateful_strike_kills_a_nazgul_or_with_two_hits_a_minion(rerolled: tuple[int, int], words: list[str]) -> None:
    table = defending(
        named("bilbos-song"),
        sh(sauron_elite=1, nazgul=1),
        fp(gondor_elite=2, gondor_leader=2),
        characters={CAPTAIN: "south-ithilien"},
    )
    table.fall(6, 1, 1, *rerolled)
    table.say("bilbos-song")
    if len(words) == 1:
        assert "nazgul" not in table.army(SHADOW, "south-ithilien")
    else:
        assert set(table.options()) == set(words)
        table.say(CAPTAIN)
        assert table.place(CAPTAIN) == "gone"


def test_mighty_attack_needs_a_companion_whose_leadership_still_counts() -> None:
    table = defending(
        named("axe-and-bow"),
        sh(sauron_elite=1, nazgul=1),
        fp(gondor_elite=1),
        characters={"boromir": HERE},
        cards={"shadow_character": {"hand": [named("worn-with-sorrow-and-toil")]}},
    )
    table.say("worn-with-sorrow-and-toil")
    table.fall(1, 1, 1)
    table.say("axe-and-bow")
    assert hits(table) == (0, 0)


def test_gandalf_who_gave_his_leadership_up_at_the_start_gives_it_up_only_once() -> None:
    table = defending(
        named("i-will-go-alone"),
        sh(sauron_elite=1, nazgul=2),
        fp(gondor_elite=1, gondor_leader=1),
        characters={"gandalf-grey": "gone", "gandalf-white": HERE},
        fellowship={"guide": "strider"},
    )
    table.fall(1, 1, 1)
    table.say("i-will-go-alone")
    assert (leadership(table.state, FREE), leadership(table.state, SHADOW)) == (1, 0)


def test_a_combat_card_is_spent_even_if_it_was_cancelled() -> None:
    table = defending(
        named("i-will-go-alone"),
        sh(sauron_elite=1, nazgul=2),
        fp(gondor_elite=1),
        characters={"boromir": HERE},
        cards={"shadow_character": {"hand": [named("orc-patrol")]}},
    )
    table.say("orc-patrol i-will-go-alone")
    assert table.view(FREE).cards["shadow_character"].spent == [named("orc-patrol")]


def test_brave_stand_counts_a_companion_whose_powers_are_silenced() -> None:
    rolls = []
    for answer in ("worn-with-sorrow-and-toil", "pass"):
        table = defending(
            named("there-and-back-again"),
            sh(sauron_regular=5, nazgul=1),
            fp(gondor_regular=5),
            characters={"boromir": "north-ithilien", "gimli": "north-ithilien"},
            cards={"shadow_character": {"hand": [named("worn-with-sorrow-and-toil")]}},
        )
        table.say(answer)
        table.fall(1, 1, 1)
        table.say("there-and-back-again")
        if table.prompt == "ignore":
            table.say("gimli")
        rolls.append(table.told("combat_roll")[0])
    assert rolls[0] == rolls[1]
