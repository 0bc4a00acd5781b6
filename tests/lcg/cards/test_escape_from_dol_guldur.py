"""The encounter set Escape from Dol Guldur, card by card."""

from typing import Any

from tests.lcg.board import PosedTable, ally, attached, engaged, hero, pose, staging

TWO = ("gimli+legolas|gondorian_spearman*3+horn_of_gondor", "gloin+eowyn|snowbourn_scout*3+steward_of_gondor*2")
BESIDE = {"nazgul_of_dol_guldur": {"at": "beside"}}
FREE_OBJECTIVES = {"gandalfs_map": staging(), "dungeon_torch": staging(), "shadow_key": staging()}


def dungeon(errata: bool = False, cards: dict[str, Any] | None = None, **more: Any) -> PosedTable:
    """A situation of the third scenario."""
    options = {"scenario": "escape_from_dol_guldur", "errata": errata}
    return pose(options=options, cards={**BESIDE, **(cards or {})}, **more)


def claimed(on: str, seat: str = "one") -> dict[str, object]:
    """An objective that a hero bears."""
    return attached(on, seat, flags=["claimed"], owner="encounter")


def in_deck(table: PosedTable, name: str) -> bool:
    """Whether a card is in the encounter deck."""
    return table.state.title(table.card(name)) in table.state.decks[-1].cards()


def guard_of(table: PosedTable, name: str) -> str | None:
    """What guards an objective in the staging area."""
    return next(entry.guard or None for entry in table.view(0).staging if entry.card == name)


# Dungeon Jailor


def test_after_a_failed_quest_the_jailor_shuffles_an_objective_into_the_deck() -> None:
    cards = {"dungeon_jailor": staging(), **FREE_OBJECTIVES}
    table = dungeon(phase="quest", cards=cards, encounter=["tower_gate"])
    table.say("done")
    table.pass_windows()
    assert sorted(table.options()) == sorted(FREE_OBJECTIVES)
    table.say("shadow_key")
    assert in_deck(table, "shadow_key")
    assert table.at("gandalfs_map") == table.at("dungeon_torch") == "staging"


def test_the_jailor_takes_a_guarded_objective_too_and_its_guard_stays() -> None:
    """Rule 125."""
    cards = {"dungeon_jailor": staging(), "shadow_key": staging(on="king_spider"), "king_spider": staging()}
    table = dungeon(phase="quest", cards=cards, encounter=["tower_gate"])
    table.say("done")
    table.pass_windows()
    assert in_deck(table, "shadow_key")
    assert table.at("king_spider") == "staging"
    # The log names the jailor as the reason of this, and not of the threat that rose before.
    assert [told.split()[0] for told in table.log("threat_raised", "because", "shuffled_in")] == [
        "threat_raised",
        "because",
        "shuffled_in",
    ]


def test_the_jailor_cannot_take_what_was_claimed() -> None:
    cards = {"dungeon_jailor": staging(), "shadow_key": claimed("gloin")}
    table = dungeon(phase="quest", cards=cards, encounter=["tower_gate"])
    table.say("done")
    table.pass_windows()
    assert table.at("shadow_key") == "attached"


def test_the_jailor_does_nothing_while_engaged_or_after_a_success() -> None:
    table = dungeon(
        phase="quest", cards={"dungeon_jailor": engaged(), "shadow_key": staging()}, encounter=["tower_gate"]
    )
    table.say("done")
    table.pass_windows()
    assert table.at("shadow_key") == "staging"
    table = dungeon(
        phase="quest", cards={"dungeon_jailor": staging(), "shadow_key": staging()}, encounter=["tower_gate"]
    )
    table.say("aragorn gloin")
    table.pass_windows()
    assert table.at("shadow_key") == "staging"


def test_an_objective_that_is_revealed_again_gets_a_new_guard() -> None:
    table = dungeon(phase="quest", encounter=["shadow_key", "ungoliants_spawn", "tower_gate"], threat={"one": 0})
    table.say("done")
    table.pass_until("engage")
    assert guard_of(table, "shadow_key") == "ungoliants_spawn"
    assert table.away("tower_gate")


def test_an_objective_revealed_as_a_guard_lets_the_next_card_guard_and_gets_its_own() -> None:
    """Rule 75."""
    top = ["shadow_key", "dungeon_torch", "ungoliants_spawn", "tower_gate"]
    table = dungeon(phase="quest", encounter=top)
    table.say("done")
    table.pass_until("travel")
    assert guard_of(table, "shadow_key") == "ungoliants_spawn"
    assert guard_of(table, "dungeon_torch") == "tower_gate"


def test_a_slain_jailor_is_worth_five_victory_points() -> None:
    """Rule 80."""
    table = dungeon(phase="combat", cards={"dungeon_jailor": engaged(damage=4)}, encounter=["tower_gate"])
    table.defend("theodred")
    table.pass_until("attack")
    table.say("dungeon_jailor aragorn gloin")
    assert table.victory() == ["dungeon_jailor"]
    assert table.state.victory_points() == 5


# Nazgûl of Dol Guldur


def test_after_a_shadow_effect_of_the_nazguls_attack_a_character_is_discarded() -> None:
    cards = {"nazgul_of_dol_guldur": engaged(), "snowbourn_scout": ally()}
    table = dungeon(phase="combat", cards=cards, encounter=["dol_guldur_orcs"])
    table.defend("aragorn")
    assert (table.prompt, sorted(table.options())) == ("discard", ["aragorn", "gloin", "snowbourn_scout", "theodred"])
    table.say("snowbourn_scout")
    table.pass_windows()
    assert table.pile("one") == ["snowbourn_scout"]
    assert table.damage("aragorn") == 4 + 1 - 2


def test_the_defender_himself_may_be_discarded_which_leaves_the_attack_undefended() -> None:
    cards = {"nazgul_of_dol_guldur": engaged(), "snowbourn_scout": ally()}
    table = dungeon(phase="combat", cards=cards, encounter=["dol_guldur_orcs"])
    table.defend("snowbourn_scout")
    table.say("snowbourn_scout")
    table.pass_windows()
    assert table.strength() == 4 + 1


def test_a_shadow_card_without_effect_costs_no_character() -> None:
    """Rule 124."""
    cards = {"nazgul_of_dol_guldur": engaged(), "snowbourn_scout": ally()}
    table = dungeon(phase="combat", cards=cards, encounter=["tower_gate"])
    table.defend("aragorn")
    assert table.at("snowbourn_scout") == "ally"
    assert table.damage("aragorn") == 2


def test_a_cancelled_shadow_effect_costs_no_character() -> None:
    """Rule 124."""
    cards = {"nazgul_of_dol_guldur": engaged("two"), "eowyn": hero("two", tokens=1)}
    decks = (TWO[0], "gloin+eowyn|hasty_stroke*3")
    table = dungeon(
        decks=decks,
        first="two",
        phase="combat",
        hands={"two": ["hasty_stroke"]},
        cards=cards,
        encounter=["dol_guldur_orcs"],
    )
    table.pass_until("defend")
    table.say("gloin")
    while not table.allows("play:hasty_stroke"):
        table.say("pass")
    table.say("play:hasty_stroke")
    table.pass_windows()
    assert table.prompt != "discard"
    assert table.damage("gloin") == 4 - 1


def test_another_enemys_shadow_effect_does_not_concern_the_nazgul() -> None:
    cards = {"nazgul_of_dol_guldur": engaged(), "dol_guldur_orcs": engaged()}
    table = dungeon(phase="combat", cards=cards, encounter=["tower_gate", "under_the_shadow"])
    table.pass_until("enemy_to_face")
    table.say("dol_guldur_orcs aragorn")
    table.pass_until("defend")
    assert table.threat() == 29 + 2


def test_with_the_errata_no_attachment_is_played_on_the_nazgul() -> None:
    for errata in (False, True):
        cards = {
            "nazgul_of_dol_guldur": engaged(),
            "beravor": hero(tokens=3),
        }
        table = dungeon(errata, decks=("beravor+gimli|forest_snare*3",), hands={"one": ["forest_snare"]}, cards=cards)
        assert table.allows("play:forest_snare") is not errata


# Cavern Guardian


def test_the_cavern_guardian_dooms_everybody() -> None:
    table = dungeon(
        decks=TWO, phase="quest", threat={"one": 10, "two": 20}, encounter=["cavern_guardian", "tower_gate"]
    )
    table.say("gimli legolas gloin eowyn")
    table.pass_until("travel")
    assert (table.threat("one"), table.threat("two")) == (11, 21)


def test_the_cavern_guardians_shadow_takes_an_attachment_of_choice() -> None:
    cards = {
        "dol_guldur_orcs": engaged(),
        "steward_of_gondor": attached("gloin"),
        "celebrians_stone": attached("aragorn"),
    }
    table = dungeon(phase="combat", cards=cards, encounter=["cavern_guardian"])
    table.defend("theodred")
    assert sorted(table.options()) == ["celebrians_stone", "steward_of_gondor"]
    table.say("steward_of_gondor")
    assert table.pile("one") == ["steward_of_gondor"]
    assert table.at("celebrians_stone") == "attached"


def test_undefended_the_cavern_guardians_shadow_takes_all_attachments_of_the_attacked_player() -> None:
    cards = {
        "dol_guldur_orcs": engaged("two"),
        "steward_of_gondor": attached("gloin", "two", owner="two"),
        "shadow_key": claimed("eowyn", "two"),
        "horn_of_gondor": attached("gimli", "one", owner="one"),
    }
    table = dungeon(decks=TWO, phase="combat", cards=cards, encounter=["cavern_guardian"])
    table.defend("none")
    assert table.pile("two") == ["steward_of_gondor"]
    assert table.at("shadow_key") == "staging"
    assert guard_of(table, "shadow_key") is None
    assert table.at("horn_of_gondor") == "attached"


# Under the Shadow


def test_under_the_shadow_raises_the_threat_of_the_staging_area_by_the_number_of_players() -> None:
    table = dungeon(
        decks=TWO, phase="quest", threat={"one": 10, "two": 10}, encounter=["under_the_shadow", "tower_gate"]
    )
    table.say("done done")
    table.pass_until("travel")
    assert table.threat() == 10 + 2 + 2
    assert table.view(0).threat == 2


def test_under_the_shadow_counts_the_players_who_are_left() -> None:
    table = dungeon(
        decks=TWO, phase="quest", threat={"one": 10, "two": 49}, encounter=["under_the_shadow", "cavern_guardian"]
    )
    table.say("done done")
    table.pass_until("defend")
    assert table.threat() == 10 + 1 + 2 + 1  # doomed, the guardian's threat, and one player


def test_under_the_shadow_in_the_shadow_raises_threat_for_each_engaged_enemy() -> None:
    cards = {
        "dol_guldur_orcs": engaged("one"),
        "king_spider": engaged("one"),
        "dol_guldur_orcs.2": engaged("two"),
    }
    table = dungeon(
        decks=TWO, phase="combat", threat={"one": 10, "two": 10}, cards=cards, encounter=["under_the_shadow"]
    )
    table.pass_until("enemy_to_face")
    table.say("king_spider gimli")
    table.pass_windows()
    assert (table.threat("one"), table.threat("two")) == (12, 10)


# Iron Shackles


def test_iron_shackles_lie_on_the_first_players_deck_until_the_next_draw_which_is_lost() -> None:
    table = dungeon(decks=TWO, first="two", phase="quest", encounter=["iron_shackles", "tower_gate"])
    hands = len(table.hand("one")), len(table.hand("two"))
    table.say("done done")
    table.pass_until("travel")
    assert table.view(0).seats["two"].on_deck == ["iron_shackles"]
    table.say("stay")
    while table.prompt != "plan":
        table.say("pass" if table.allows("pass") else "none")
    assert (len(table.hand("one")), len(table.hand("two"))) == (hands[0] + 1, hands[1])
    assert table.pile() == ["iron_shackles"]


def test_iron_shackles_stop_a_draw_of_any_size_whole() -> None:
    cards = {"iron_shackles": {"at": "attached", "on": "deck:one"}, "aragorn": hero(tokens=9)}
    table = dungeon(hand=["gandalf"], cards=cards)
    table.say("play:gandalf gandalf draw")
    assert table.hand() == []
    assert table.pile() == ["iron_shackles"]


def test_iron_shackles_in_the_shadow_go_to_the_first_players_deck_too() -> None:
    table = dungeon(
        decks=TWO, first="two", phase="combat", cards={"dol_guldur_orcs": engaged("one")}, encounter=["iron_shackles"]
    )
    table.defend("gimli")
    table.pass_until("attack")
    assert table.view(0).seats["two"].on_deck == ["iron_shackles"]


def test_iron_shackles_stay_while_nobody_may_draw_at_all() -> None:
    """Rule 118."""
    cards = {
        "iron_shackles": {"at": "attached", "on": "deck:one"},
        "enchanted_stream": {"at": "active"},
        "aragorn": hero(tokens=9),
    }
    table = dungeon(hand=["gandalf"], cards=cards)
    table.say("play:gandalf gandalf draw")
    assert table.hand() == []
    assert table.at("iron_shackles") == "attached"


def test_the_miner_of_the_iron_hills_breaks_iron_shackles() -> None:
    """Rule 119."""
    cards = {"iron_shackles": {"at": "attached", "on": "deck:one"}, "beravor": hero(tokens=9)}
    table = dungeon(
        decks=("beravor+gimli|miner_of_the_iron_hills*3",), hands={"one": ["miner_of_the_iron_hills"]}, cards=cards
    )
    table.say("play:miner_of_the_iron_hills miner_of_the_iron_hills")
    assert table.pile() == ["iron_shackles"]


# Endless Caverns, Tower Gate


def test_endless_caverns_doom_and_surge() -> None:
    table = dungeon(phase="quest", threat={"one": 10}, encounter=["endless_caverns", "tower_gate", "king_spider"])
    table.say("aragorn gloin")
    table.pass_until("travel")
    assert table.threat() == 11
    assert table.at("endless_caverns") == table.at("tower_gate") == "staging"
    assert table.away("king_spider")


def test_travelling_to_the_tower_gate_wakes_an_orc_guard_for_each_player() -> None:
    table = dungeon(decks=TWO, phase="travel", cards={"tower_gate": staging()})
    decks = [len(deck) for deck in table.state.decks[:2]]
    table.say("tower_gate")
    assert table.at("tower_gate") == "active"
    assert (table.keeper("orc_guard"), table.keeper("orc_guard.2")) == ("one", "two")
    assert [len(deck) for deck in table.state.decks[:2]] == [decks[0] - 1, decks[1] - 1]


def test_no_orc_guard_comes_out_of_an_empty_deck() -> None:
    """Rule 101."""
    table = dungeon(decks=("gimli+legolas|",), phase="travel", cards={"tower_gate": staging()})
    table.say("tower_gate")
    assert table.state.guards == ()


def test_nobody_can_see_which_card_an_orc_guard_is_until_it_is_defeated() -> None:
    table = dungeon(phase="travel", cards={"tower_gate": staging()}, encounter=["necromancers_pass"])
    table.say("tower_gate")
    title = table.state.guards[0].title
    area = table.view(0).seats["one"]
    assert [entry.card for entry in area.engaged] == ["orc_guard"]
    while table.prompt != "defend":
        table.say("pass" if table.allows("pass") else "none")
    assert len(table.state.shadows) == 1
    table.say("theodred")
    table.pass_until("attack")
    assert table.damage("theodred") == 0
    table.say("orc_guard aragorn done")
    assert table.away("orc_guard")
    assert table.state.piles[0] == (title,)


def test_an_orc_guard_is_no_orc() -> None:
    """Rule 101."""
    table = dungeon(
        phase="travel", hand=["longbeard_orc_slayer"], cards={"tower_gate": staging(), "aragorn": hero(tokens=9)}
    )
    table.say("tower_gate")
    while table.prompt != "plan":
        table.say("pass" if table.allows("pass") else "none" if table.allows("none") else table.options()[0])
    table.say("play:longbeard_orc_slayer")
    assert table.at("orc_guard") == "engaged"


# The objectives


def test_a_free_objective_is_claimed_by_any_player_for_two_threat() -> None:
    table = dungeon(decks=TWO, threat={"one": 10, "two": 10}, cards=FREE_OBJECTIVES)
    table.say("done")
    assert table.chooser == "two"
    table.say("shadow_key eowyn")
    assert (table.at("shadow_key"), table.keeper("shadow_key")) == ("attached", "two")
    assert (table.threat("one"), table.threat("two")) == (10, 12)
    assert not table.allows("shadow_key")


def test_a_guarded_objective_cannot_be_claimed() -> None:
    """Rule 77."""
    cards = {"shadow_key": staging(on="king_spider"), "king_spider": staging()}
    assert not dungeon(cards=cards).allows("shadow_key")
    cards = {"shadow_key": staging(on="king_spider"), "king_spider": engaged()}
    assert not dungeon(cards=cards).allows("shadow_key")


def test_an_objective_is_free_once_its_guard_is_slain() -> None:
    """Rule 76."""
    cards = {"shadow_key": staging(on="king_spider"), "king_spider": engaged(damage=2)}
    table = dungeon(phase="combat", cards=cards, encounter=["tower_gate"])
    table.defend("theodred")
    table.pass_until("attack")
    table.say("king_spider aragorn done")
    assert guard_of(table, "shadow_key") is None


def test_an_objective_is_free_once_its_guard_is_explored() -> None:
    cards = {"shadow_key": staging(on="enchanted_stream"), "enchanted_stream": {"at": "active", "tokens": 1}}
    table = dungeon(phase="quest", cards=cards, encounter=["tower_gate"])
    assert guard_of(table, "shadow_key") == "enchanted_stream"
    table.say("aragorn theodred gloin")
    table.pass_until("travel")
    assert guard_of(table, "shadow_key") is None


def test_the_bearer_of_gandalfs_map_neither_attacks_nor_defends_but_quests() -> None:
    cards = {"gandalfs_map": claimed("aragorn"), "king_spider": engaged()}
    table = dungeon(phase="combat", cards=cards, encounter=["tower_gate"])
    table.pass_until("defend")
    assert not table.allows("aragorn")
    table.say("gloin")
    table.pass_until("attack")
    table.say("king_spider")
    assert table.damage("king_spider") == 2 - 1
    assert dungeon(phase="quest", cards={"gandalfs_map": claimed("aragorn")}).allows("aragorn")


def test_the_dungeon_torch_raises_its_bearers_threat_by_two_at_the_end_of_the_round() -> None:
    """Rule 126."""
    cards = {"dungeon_torch": claimed("gloin", "two")}
    table = dungeon(decks=TWO, phase="refresh", threat={"one": 10, "two": 10}, cards=cards)
    while table.prompt != "plan":
        table.say("pass")
    assert (table.threat("one"), table.threat("two")) == (11, 13)


def test_an_unclaimed_torch_and_key_do_nothing() -> None:
    table = dungeon(phase="refresh", threat={"one": 10}, cards=FREE_OBJECTIVES)
    while table.prompt != "plan":
        table.say("pass")
    assert table.threat() == 11
    assert table.damage("aragorn") == table.damage("gloin") == table.damage("theodred") == 0


def test_the_shadow_key_hurts_its_bearer_at_the_end_of_the_round() -> None:
    table = dungeon(phase="refresh", cards={"shadow_key": claimed("gloin")})
    while table.prompt != "plan":
        table.say("pass")
    assert table.damage("gloin") == 1


def test_an_objective_whose_bearer_dies_returns_to_the_staging_area_unguarded() -> None:
    table = dungeon(phase="refresh", cards={"shadow_key": claimed("gloin"), "gloin": hero(damage=3)})
    while table.prompt != "plan":
        table.say("pass")
    assert "gloin" in table.pile("one")
    assert table.at("shadow_key") == "staging"
    assert table.allows("shadow_key")


def test_an_objective_counts_among_the_two_restricted_cards_of_a_hero() -> None:
    cards = {"gandalfs_map": staging(), "shadow_key": claimed("gloin"), "dungeon_torch": claimed("gloin")}
    table = dungeon(cards=cards)
    table.say("gandalfs_map gloin")
    assert (table.prompt, sorted(table.options())) == ("restricted", ["dungeon_torch", "gandalfs_map", "shadow_key"])
    table.say("gandalfs_map")
    assert table.at("gandalfs_map") == "staging"
    assert guard_of(table, "gandalfs_map") is None
    assert table.allows("gandalfs_map")
