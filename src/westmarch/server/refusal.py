"""How the server says no: with a reason that the client translates."""

from westmarch.core.errors import WestmarchError
from westmarch.server.protocol.pieces import Reason

# The HTTP status of each reason; 409 (the request does not fit the present situation) for those not named.
STATUSES: dict[Reason, int] = {
    "malformed": 400,
    "bad_options": 400,
    "bad_deck": 400,
    "bad_level": 400,
    "bad_seats": 400,
    "bad_address": 400,
    "bad_link": 403,
    "not_rateable": 400,
    "bad_token": 401,
    "wrong_password": 401,
    "bad_invite": 403,
    "foreign_origin": 403,
    "no_hints": 403,
    "not_creator": 403,
    "no_bots": 403,
    "not_registered": 403,
    "not_seated": 403,
    "out_of_scope": 403,
    "no_right": 403,
    "no_registration": 403,
    "muted": 403,
    "banned": 403,
    "no_such_bot": 404,
    "no_such_challenge": 404,
    "no_such_deck": 404,
    "no_such_game": 404,
    "no_record": 404,
    "no_such_person": 404,
    "no_such_lesson": 404,
    "no_such_line": 404,
    "no_such_report": 404,
    "no_such_session": 404,
    "no_such_table": 404,
    "no_such_tournament": 404,
    "too_large": 413,
    "busy": 429,
    "too_fast": 429,
    "broken_table": 500,
    "failed": 500,
    "database_lost": 503,
    "redis_lost": 503,
}


class Refused(WestmarchError):
    """A request that is not carried out; nothing has changed."""

    def __init__(self, reason: Reason, **args: object) -> None:
        self.reason: Reason = reason
        self.args_given = {key: str(value)[:300] for key, value in args.items()}
        super().__init__(reason)

    @property
    def status(self) -> int:
        """The HTTP status that fits."""
        return STATUSES.get(self.reason, 409)
