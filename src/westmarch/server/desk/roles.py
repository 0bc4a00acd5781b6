"""Who may do what at the desk, and to whom."""

from typing import NamedTuple

from westmarch.server.protocol import desk as api
from westmarch.server.protocol.pieces import Role
from westmarch.server.refusal import Refused

RANKS: dict[Role, int] = {"person": 0, "moderator": 1, "keeper": 2}
ABOVE_ALL = 3  # whoever can use the command line on the server's machine could change its database anyway
# What concerns the house as a whole is the keeper's alone.
KEEPERS = (
    api.GiveRole,
    api.UndoRating,
    api.SetRegistration,
    api.SetRetention,
    api.Invite,
    api.WithdrawInvitation,
)


class Officer(NamedTuple):
    """Somebody at the desk."""

    id: str | None
    rank: int


COMMAND_LINE = Officer(None, ABOVE_ALL)


def check_rank(officer: Officer, needed: Role) -> None:
    """Refuse one whose role is not enough."""
    if officer.rank < RANKS[needed]:
        raise Refused("no_right")


def check_deed(officer: Officer, deed: api.AnyDeed) -> None:
    """Refuse a deed that is not for this role."""
    check_rank(officer, "keeper" if isinstance(deed, KEEPERS) else "moderator")


def check_subject(officer: Officer, role: Role) -> None:
    """Refuse what is done to one's equals: moderators are the keepers' matter, keepers that of the command line."""
    if officer.rank <= RANKS[role]:
        raise Refused("no_right")
