"""The worked examples of the rulebooks, and what follows from the rules of combat beside them."""

import pytest

from westmarch.games.wotr_cards.secrets.view import Outcome

from ..board import PosedTable, fight, last_pass, pose

ATTACKERS = "the-commander the-destroyer"
MOUNT = {"black-riders-mount": "the-destroyer"}


def places(table: PosedTable, cards: str) -> list[str]:
    """Where some cards lie."""
    return [table.where(card) for card in cards.split()]


# The fight on the path Egladil: the Commander and the mounted Destroyer against Gimli and Legolas with his bow


def at_egladil(**more: object) -> PosedTable:
    """The example's fight, up to the first loss."""
    items = {**MOUNT, "bow-of-the-galadhrim": "legolas"}
    return fight("egladil", f"{ATTACKERS} gimli legolas", items=items, **more)


def test_at_egladil_three_attack_and_the_path_cancels_one() -> None:
    table = at_egladil()
    assert table.log("combat") == ["combat egladil 3 1"]
    assert (table.prompt, table.asks_about) == ("loss", ["egladil", "2"])
    assert table.options() == ["gimli", "legolas"]  # never the bow alone


def test_at_egladil_legolas_with_his_bow_cancels_both_and_gimli_is_cycled() -> None:
    table = at_egladil().say("legolas agree")
    assert places(table, "legolas bow-of-the-galadhrim gimli") == ["eliminated", "eliminated", "cycled"]
    assert places(table, f"{ATTACKERS} black-riders-mount") == ["eliminated"] * 3
    assert (table.scored("free_peoples"), table.view().scoring.free_peoples.points) == (["egladil"], 1)
    assert table.corruption == 0


def test_at_egladil_gimli_first_does_not_save_legolas() -> None:
    table = at_egladil().say("gimli agree")
    assert places(table, "gimli legolas bow-of-the-galadhrim") == ["eliminated"] * 3
    assert table.scored("free_peoples") == ["egladil"]


def test_at_egladil_without_defenders_the_shadow_gets_two_corruption_and_the_path() -> None:
    table = fight("egladil", ATTACKERS, items=MOUNT)
    assert (table.corruption, table.scored("shadow"), table.scored("free_peoples")) == (2, ["egladil"], [])
    assert table.view().scoring.shadow.points == 2


def test_at_egladil_a_refused_proposal_lets_the_attackers_choose() -> None:
    table = at_egladil().say("legolas")
    assert table.question == "aragorn agree"
    table.say("refuse")
    assert (table.question, table.options()) == ("witch_king refused_loss", ["gimli", "legolas"])
    assert places(table.say("gimli"), "gimli legolas") == ["eliminated", "eliminated"]


def test_at_egladil_by_the_setting_a_refused_proposal_stands() -> None:
    table = at_egladil(options={"refused_losses_to_attackers": False}).say("legolas refuse")
    assert places(table, "gimli legolas") == ["cycled", "eliminated"]


def test_at_egladil_one_person_with_both_decks_simply_chooses() -> None:
    table = at_egladil(options={"viewers": [0, 1, 0, 2]}).say("legolas")
    assert places(table, "gimli legolas") == ["cycled", "eliminated"]


# The fight for Dol Guldur: High Elves led by Galadriel with Nenya against Orcs, Olog-hai, Gorbag and Shagrat


def at_dol_guldur(**more: object) -> PosedTable:
    """The example's fight, up to the first loss."""
    cards = "high-elves galadriel mordor-orcs olog-hai gorbag-and-shagrat"
    there = {"cards": cards, **more}
    return fight("dol-guldur", there, items={"nenya-ring-of-adamant": "galadriel"})


def test_at_dol_guldur_five_attack_and_the_battleground_cancels_two() -> None:
    table = at_dol_guldur()
    assert table.log("combat") == ["combat dol-guldur 5 2"]
    assert (table.question, table.asks_about) == ("witch_king loss", ["dol-guldur", "3"])


def test_at_dol_guldur_orcs_and_olog_hai_are_lost_and_the_shadow_wins() -> None:
    table = at_dol_guldur().say("mordor-orcs olog-hai")
    assert "eliminated witch_king mordor-orcs" in table.log("eliminated")
    assert places(table, "olog-hai gorbag-and-shagrat") == ["eliminated", "cycled"]
    assert places(table, "galadriel nenya-ring-of-adamant") == ["eliminated", "eliminated"]
    assert "eliminated aragorn high-elves" in table.log("eliminated")
    assert (table.scored("shadow"), table.view().scoring.shadow.points) == (["dol-guldur"], 1)


def test_at_dol_guldur_olog_hai_cannot_be_saved() -> None:
    table = at_dol_guldur().say("mordor-orcs gorbag-and-shagrat")
    assert places(table, "olog-hai gorbag-and-shagrat") == ["eliminated", "eliminated"]
    assert table.scored("shadow") == ["dol-guldur"]


def test_dol_guldur_reactivated_out_of_the_free_peoples_area_cancels_nothing_by_itself() -> None:
    gandalf = {"reserve": {"frodo": "gandalf-the-grey"}, "items": {"shadowfax": "gandalf-the-grey"}}
    lost = {"free_peoples": {"battlegrounds": ["dol-guldur", "lorien"]}}
    table = pose(**gandalf, scoring=lost).say("use:shadowfax dol-guldur")
    assert sorted(table.fields) == ["dol-guldur", "lorien"]  # its text happens again
    assert (table.strength("dol-guldur"), table.strength("lorien")) == ((3, 0), (0, 2))
    added = pose(fields={"dol-guldur": {"printed": False, "defence": 1}})
    assert added.strength("dol-guldur") == (0, 1)


def test_dol_guldur_reactivated_out_of_the_shadows_own_area_keeps_its_icons() -> None:
    gandalf = {"reserve": {"frodo": "gandalf-the-grey"}, "items": {"shadowfax": "gandalf-the-grey"}}
    table = pose(**gandalf, scoring={"shadow": {"battlegrounds": ["dol-guldur"]}}).say("use:shadowfax dol-guldur")
    assert table.strength("dol-guldur") == (3, 2)


# The score at the end


def test_the_example_of_scoring_ends_thirteen_to_ten() -> None:
    free = {
        "battlegrounds": ["helms-deep", "minas-tirith", "lorien", "orthanc"],
        "paths": ["bag-end", "the-council-of-elrond", "lothlorien", "henneth-annun"],
    }
    lost = ["weathertop", "khazad-dum", "amon-hen", "cirith-ungol", "crack-of-doom"]
    shadow = {"battlegrounds": ["minas-morgul", "dol-guldur"], "paths": lost, "corruption": 7}
    used = {player: {"ring": False} for player in ("frodo", "aragorn", "witch_king", "saruman")}
    table = pose(phase="victory", final_round=True, scoring={"free_peoples": free, "shadow": shadow}, seats=used)
    assert table.view().outcome == Outcome(winner="free_peoples", by="score")
    points = [table.area(side).points for side in ("free_peoples", "shadow")]
    assert points == [13, 10]


# What follows from the rules


@pytest.mark.parametrize(
    ("location", "winner"), [("amon-hen", "free_peoples"), ("edoras", "free_peoples"), ("umbar", "shadow")]
)
def test_where_nobody_came_the_defenders_win(location: str, winner: str) -> None:
    assert fight(location, "").scored(winner) == [location]


def test_an_overrun_place_loses_all_defenders_also_those_without_icons() -> None:
    table = fight("bucklebury-ferry", {"cards": "sam-gamgee gandalf-the-white", "attack": 5})
    assert places(table, "sam-gamgee gandalf-the-white") == ["eliminated", "eliminated"]
    assert table.corruption == 5 - 1 - 1


def test_the_excess_of_a_lost_card_is_wasted() -> None:
    table = fight("amon-hen", {"cards": "gandalf-the-grey sam-gamgee", "attack": 1}).say("gandalf-the-grey")
    assert places(table, "gandalf-the-grey sam-gamgee") == ["eliminated", "cycled"]


def test_defenders_may_lose_more_than_they_need_as_long_as_each_loss_still_has_something_to_cancel() -> None:
    table = fight("amon-hen", {"cards": "gandalf-the-grey sam-gamgee", "attack": 2}).say("sam-gamgee")
    assert places(table, "gandalf-the-grey sam-gamgee") == ["eliminated", "eliminated"]


def test_leadership_counts_to_the_end_of_the_fight_though_the_army_is_lost_first() -> None:
    table = fight("rivendell", {"cards": "high-elves elrond", "attack": 2 + 2 + 1 + 1})
    assert table.log("eliminated") == ["eliminated aragorn high-elves", "eliminated aragorn elrond"]
    assert (places(table, "elrond"), table.scored("free_peoples")) == (["eliminated"], ["rivendell"])


def test_with_one_army_for_two_leaders_their_player_names_who_leads_before_losses() -> None:
    table = fight("edoras", {"cards": "merry-brandybuck eowyn village-militia", "attack": 2})
    assert (table.question, table.options()) == ("frodo support", ["merry-brandybuck", "eowyn"])
    led_by_eowyn = table.copy().say("eowyn")
    assert led_by_eowyn.say("eowyn").where("eowyn") == "eliminated"
    led_by_merry = table.say("merry-brandybuck merry-brandybuck")
    assert places(led_by_merry, "merry-brandybuck eowyn") == ["eliminated", "cycled"]


@pytest.mark.parametrize(
    ("attack", "path", "winner"), [(2, "egladil", None), (1, "egladil", "free_peoples"), (3, "egladil", "shadow")]
)
def test_in_a_duel_a_tied_path_is_nobodys(attack: int, path: str, winner: str | None) -> None:
    table = fight(path, {"cards": "sam-gamgee", "attack": attack}, scenario="duel")
    assert {side for side in ("free_peoples", "shadow") if table.scored(side)} == ({winner} - {None})
    assert table.where("sam-gamgee") == ("cycled" if attack == 1 else "eliminated")


@pytest.mark.parametrize(("path", "won"), [("amon-hen", []), ("egladil", ["egladil"])])
def test_in_a_duel_an_empty_path_is_won_only_if_it_has_defence_of_its_own(path: str, won: list[str]) -> None:
    table = fight(path, "", scenario="duel")
    assert (table.scored("free_peoples"), table.scored("shadow")) == (won, [])


def test_the_first_player_chooses_the_order_of_the_fights() -> None:
    table = last_pass(fields="edoras umbar", path="amon-hen", first="witch_king")
    assert (table.question, table.options()) == ("witch_king order", ["edoras", "umbar", "the_path"])
    table.say("umbar")
    assert (table.scored("shadow"), table.options()) == (["umbar"], ["edoras", "the_path"])
    table.say("the_path")
    assert table.log("path_won", "field_won") == [
        "field_won shadow umbar 1", "path_won amon-hen 2", "field_won free_peoples edoras 1",
    ]  # fmt: skip


def test_a_path_replaced_in_the_action_step_is_fought_for_at_once_and_the_new_one_later() -> None:
    table = pose(turn="aragorn", path=("egladil", "strider the-hunter"), passed=[]).say("use:strider amon-hen")
    assert (table.scored("free_peoples"), table.path) == (["egladil"], "amon-hen")
    table.say("pass pass pass pass")
    assert table.scored("free_peoples") == ["egladil", "amon-hen"]
