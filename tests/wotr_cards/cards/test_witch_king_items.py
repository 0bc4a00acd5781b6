"""Items and events of the Witch-king's deck. What is printed on them is in test_witch_king."""

import pytest

from ..board import fight
from .test_witch_king import witch_kings_turn

# Items of the Nazgul


@pytest.mark.parametrize("place", ["path", "lorien"])
def test_black_breath_cycles_its_wielder_with_all_items_for_a_corruption(place: str) -> None:
    table = witch_kings_turn(
        path=("amon-hen", "the-hunter" if place == "path" else ""),
        fields={"lorien": "the-hunter" if place == "lorien" else ""},
        items={"black-breath": "the-hunter", "morgul-blade": "the-hunter"},
    )
    table.say("use:black-breath")
    assert [table.where(card) for card in ("black-breath", "morgul-blade", "the-hunter")] == ["cycled"] * 3
    assert table.corruption == 1


@pytest.mark.parametrize("item", ["black-breath", "morgul-blade"])
def test_black_breath_and_morgul_blade_do_nothing_in_reserve(item: str) -> None:
    table = witch_kings_turn(reserve={"witch_king": "the-witch-king"}, path="amon-hen", items={item: "the-witch-king"})
    assert table.options("use") == []


@pytest.mark.parametrize(("item", "place"), [("black-riders-mount", "path"), ("fell-beast", "lorien")])
def test_a_mount_moves_its_wielder_at_once_even_if_he_was_played_this_round(item: str, place: str) -> None:
    table = witch_kings_turn(
        hand={"witch_king": f"{item} olog-hai"},
        reserve={"witch_king": "the-hunter"},
        arrived={"witch_king": "the-hunter"},
        fields={"lorien": "", "umbar": ""},
        path="amon-hen",
    )
    assert not table.allows("move:the-hunter")
    table.say(f"play:{item}")
    assert (table.prompt, table.options()) == ("move_now", ["pass", "the_path" if place == "path" else place])
    stayed = table.copy().say("pass")
    assert (stayed.where("the-hunter"), stayed.wielder(item)) == ("reserve", "the-hunter")
    table.say("the_path" if place == "path" else place)
    assert (table.where("the-hunter"), table.where(item)) == (place, place)


def test_black_riders_mount_does_not_move_its_wielder_to_a_path_he_does_not_show() -> None:
    table = witch_kings_turn(
        hand={"witch_king": "black-riders-mount olog-hai"},
        reserve={"witch_king": "the-hunter"},
        fields={"lorien": ""},
        path="khazad-dum",
    )
    assert table.say("play:black-riders-mount").prompt == "turn"


def test_fell_beast_does_not_move_its_wielder_where_mordor_is_not_shown() -> None:
    table = witch_kings_turn(
        hand={"witch_king": "fell-beast olog-hai"},
        reserve={"witch_king": "the-hunter"},
        fields={"umbar": ""},
        path="amon-hen",
    )
    assert table.say("play:fell-beast").prompt == "turn"


@pytest.mark.parametrize("item", ["black-riders-mount", "fell-beast"])
def test_a_mount_given_to_a_wielder_outside_the_reserve_moves_nobody(item: str) -> None:
    table = witch_kings_turn(
        hand={"witch_king": f"{item} olog-hai"},
        path=("amon-hen", "the-hunter"),
        fields={"lorien": "the-warrior"},
    )
    table.say(f"play:{item} the-warrior")
    assert (table.prompt, table.where(item)) == ("turn", "lorien")


def test_morgul_blade_on_a_path_is_eliminated_for_a_corruption_and_its_wielder_stays() -> None:
    table = witch_kings_turn(path=("amon-hen", "the-hunter"), items={"morgul-blade": "the-hunter"})
    table.say("use:morgul-blade")
    assert (table.where("morgul-blade"), table.where("the-hunter"), table.corruption) == ("eliminated", "path", 1)


def test_morgul_blade_does_nothing_on_a_battleground() -> None:
    table = witch_kings_turn(fields={"lorien": "the-hunter"}, items={"morgul-blade": "the-hunter"}, path="amon-hen")
    assert table.options("use") == []


@pytest.mark.parametrize(
    ("location", "cards"),
    [("lorien", "the-hunter"), ("weathertop", "the-hunter"), ("minas-morgul", "the-hunter aragorn")],
)
def test_nazguls_mantle_saves_its_wielder_and_all_his_items_in_every_combat(location: str, cards: str) -> None:
    table = fight(location, cards, items={"nazguls-mantle": "the-hunter", "morgul-blade": "the-hunter"})
    for card in ("the-hunter", "nazguls-mantle", "morgul-blade"):
        assert f"cycled witch_king {card}" in table.log("cycled")


def test_nazguls_mantle_saves_a_defender_who_would_be_eliminated() -> None:
    attackers = "gandalf-the-white aragorn soldiers-of-gondor"
    table = fight("minas-morgul", f"the-hunter {attackers}", items={"nazguls-mantle": "the-hunter"})
    assert table.log("instead") == ["instead witch_king the-hunter"]
    assert "minas-morgul" in table.scored("free_peoples")


def test_nazguls_mantle_saves_nobody_outside_combat() -> None:
    table = witch_kings_turn(
        hand={"witch_king": "olog-hai"},
        reserve={"witch_king": "the-hunter"},
        items={"nazguls-mantle": "the-hunter"},
    )
    table.say("play:olog-hai from_reserve:the-hunter")
    assert (table.where("the-hunter"), table.where("nazguls-mantle")) == ("eliminated", "eliminated")


# Events


def test_the_black_captain_activates_a_battleground_of_mordor_and_may_move_the_witch_king_there() -> None:
    table = witch_kings_turn(
        hand={"witch_king": "the-black-captain olog-hai"},
        reserve={"witch_king": "the-witch-king"},
        arrived={"witch_king": "the-witch-king"},
        fields={"lorien": ""},
        scoring={"free_peoples": {"battlegrounds": ["dol-guldur"]}},
    )
    table.say("play:the-black-captain")
    assert (table.prompt, table.options()) == (
        "pick_battleground", ["minas-tirith", "dol-guldur", "minas-morgul", "morannon"],
    )  # fmt: skip
    table.say("dol-guldur")
    assert (table.prompt, table.options()) == ("move_now", ["pass", "dol-guldur"])
    assert table.copy().say("pass").where("the-witch-king") == "reserve"
    table.say("dol-guldur")
    assert (table.where("the-witch-king"), table.where("the-black-captain")) == ("dol-guldur", "eliminated")
    assert table.fight_at("dol-guldur").printed_counts is False
    assert table.scored("free_peoples") == []


@pytest.mark.parametrize("place", ["deck", "path"])
def test_the_black_captain_cannot_be_played_unless_the_witch_king_is_in_reserve(place: str) -> None:
    table = witch_kings_turn(
        hand={"witch_king": "the-black-captain olog-hai"},
        path=("amon-hen", "the-witch-king" if place == "path" else ""),
    )
    assert not table.allows("play:the-black-captain")


def test_the_black_captain_cannot_be_played_if_all_battlegrounds_of_mordor_are_active() -> None:
    table = witch_kings_turn(
        hand={"witch_king": "the-black-captain olog-hai"},
        reserve={"witch_king": "the-witch-king"},
        fields=dict.fromkeys(("lorien", "minas-tirith", "dol-guldur", "minas-morgul", "morannon"), ""),
    )
    assert not table.allows("play:the-black-captain")


def test_the_black_captain_may_be_played_if_the_battlegrounds_of_mordor_lie_in_scoring_areas_only() -> None:
    table = witch_kings_turn(
        hand={"witch_king": "the-black-captain olog-hai"},
        reserve={"witch_king": "the-witch-king"},
        fields="lorien dol-guldur",
        scoring={
            "free_peoples": {"battlegrounds": ["minas-tirith", "minas-morgul"]},
            "shadow": {"battlegrounds": ["morannon"]},
        },
    )
    assert table.say("play:the-black-captain").options() == ["minas-tirith", "minas-morgul", "morannon"]


def test_the_black_captain_does_nothing_once_the_witch_king_was_forsaken_to_pay_for_it() -> None:
    table = witch_kings_turn(hand={"witch_king": "the-black-captain"}, reserve={"witch_king": "the-witch-king"})
    table.say("play:the-black-captain from_reserve:the-witch-king")
    assert (table.prompt, table.fields) == ("turn", [])


@pytest.mark.parametrize(
    ("event", "fits", "others"),
    [
        ("the-day-without-dawn", ["black-uruks", "olog-hai"], "the-hunter grishnakh fell-beast morgul-blade"),
        (
            "the-ringwraiths-are-abroad",
            ["the-hunter", "the-witch-king"],
            "mordor-orcs grishnakh fell-beast morgul-blade",
        ),
    ],
)
def test_of_seven_cards_one_is_eliminated_up_to_two_are_played_and_the_rest_pays_for_them(
    event: str, fits: list[str], others: str
) -> None:
    table = witch_kings_turn(
        hand={"witch_king": f"{event} trolls-of-udun the-warrior"},
        deck={"witch_king": f"{' '.join(fits)} {others} mouth-of-sauron"},
        fields={"lorien": ""},
        path="amon-hen",
    )
    table.say(f"play:{event} trolls-of-udun")
    assert (table.prompt, len(table.options())) == ("aside_eliminate", 7)
    table.say("fell-beast")
    assert (table.prompt, table.options()) == ("aside_play", ["pass", *fits])
    table.say(f"{fits[0]} lorien {fits[1]} reserve")
    assert (table.where(fits[0]), table.where(fits[1])) == ("lorien", "reserve")
    assert table.prompt == "turn"
    assert table.hand("witch_king") == ["the-warrior"]
    assert {"fell-beast", event} <= set(table.cards("eliminated", "witch_king"))
    assert len(table.cards("cycled", "witch_king")) == 4


@pytest.mark.parametrize("event", ["the-day-without-dawn", "the-ringwraiths-are-abroad"])
def test_nothing_need_be_played_of_the_seven_cards(event: str) -> None:
    table = witch_kings_turn(hand={"witch_king": f"{event} trolls-of-udun"})
    table.say(f"play:{event}")
    table.say(f"{table.options()[0]} pass")
    assert (table.prompt, len(table.cards("cycled", "witch_king"))) == ("turn", 7)


def test_the_ringwraiths_are_abroad_cannot_play_a_nazgul_that_was_played_this_round() -> None:
    table = witch_kings_turn(
        hand={"witch_king": "the-ringwraiths-are-abroad olog-hai"},
        deck={"witch_king": "the-hunter the-warrior mordor-orcs grishnakh"},
        played=["the-hunter"],
    )
    table.say("play:the-ringwraiths-are-abroad grishnakh")
    assert table.options() == ["pass", "the-warrior"]
