"""What a viewer may know of hidden cards after what he saw, as masks of slots."""

from westmarch.core.knowledge import emptied, moved_unseen, poured, seen_coming, seen_in, seen_leaving, surely_in

DECK, HAND, PILE = range(3)
ZONES = 3
SWORD, FIRST_ARROW, SECOND_ARROW, CLOAK = 1, 2, 4, 8
ARROWS = FIRST_ARROW | SECOND_ARROW
ALL = 15


def account() -> list[int]:
    """Everything lies in the deck; the account is the second one of its list."""
    return [99, 99, 99, ALL, 0, 0]


def test_a_card_drawn_unseen_may_be_any_that_was_in_the_deck() -> None:
    known = account()
    moved_unseen(known, 3, DECK, HAND)
    assert known == [99, 99, 99, ALL, ALL, 0]


def test_only_cards_that_fit_what_is_public_may_have_moved() -> None:
    known = account()
    moved_unseen(known, 3, DECK, HAND, ARROWS)
    assert known[3:] == [ALL, ARROWS, 0]


def test_a_card_that_was_shown_and_taken_is_surely_in_the_hand() -> None:
    known = account()
    seen_leaving(known, 3, ZONES, DECK, SWORD)
    assert known[3:] == [ALL & ~SWORD, 0, 0]
    seen_coming(known, 3, ZONES, HAND, SWORD)
    assert surely_in(known, 3, ZONES, HAND) == SWORD


def test_of_two_copies_the_one_that_can_lie_nowhere_else_has_left() -> None:
    known = [ARROWS | CLOAK, SWORD | FIRST_ARROW, 0]
    known[DECK] &= ~FIRST_ARROW
    moved_unseen(known, 0, DECK, HAND)
    seen_leaving(known, 0, ZONES, HAND, ARROWS)
    assert known == [SECOND_ARROW | CLOAK, SWORD | SECOND_ARROW | CLOAK, 0]


def test_where_it_is_open_which_copy_left_the_others_may_lie_wherever_any_of_them_could() -> None:
    known = [FIRST_ARROW, ARROWS, SECOND_ARROW]
    seen_leaving(known, 0, ZONES, HAND, ARROWS)
    assert known == [FIRST_ARROW, FIRST_ARROW, FIRST_ARROW]


def test_a_card_seen_where_it_lies_can_no_longer_lie_elsewhere() -> None:
    known = [ALL, ALL, 0]
    seen_in(known, 0, ZONES, HAND, CLOAK)
    assert known == [ALL & ~CLOAK, ALL, 0]


def test_a_pile_that_is_poured_into_the_deck_leaves_nothing_behind() -> None:
    known = [SWORD, CLOAK, ARROWS]
    poured(known, 0, PILE, DECK)
    assert known == [SWORD | ARROWS, CLOAK, 0]
    emptied(known, 0, HAND)
    assert known == [SWORD | ARROWS, 0, 0]
