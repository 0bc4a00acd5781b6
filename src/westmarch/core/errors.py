"""What can be wrong with what somebody gave us. Each error says it in words a player would read."""

OTHER_CORRECTIONS = "other_corrections"  # settings of a game that was played with other corrections of its cards


class WestmarchError(Exception):
    """The base of every error that is the input's fault and not the program's."""


class IllegalWord(WestmarchError):
    """A word that the present question does not allow."""


class UnknownGame(WestmarchError):
    """No game of that key is installed."""


class BadOptions(WestmarchError):
    """Settings that a game does not have or cannot have together.

    Those that a careful player can come to have a kind, by which a client says it in the reader's language.
    """

    def __init__(self, reason: str, kind: str = "") -> None:
        super().__init__(reason)
        self.kind = kind


class NotAllowed(WestmarchError):
    """A request that the rules of the table refuse, such as an undo across a revealed card."""


class BadFile(WestmarchError):
    """A record or position that cannot be used, with the line that is to blame."""

    def __init__(self, reason: str, line: int = 0, file: str = "") -> None:
        self.reason = reason
        self.line = line
        self.file = file
        super().__init__(reason)

    def __str__(self) -> str:
        place = [self.file] if self.file else []
        if self.line:
            place.append(f"line {self.line}")
        return f"{', '.join(place)}: {self.reason}" if place else self.reason

    def __reduce__(self) -> tuple[type["BadFile"], tuple[str, int, str]]:
        return (BadFile, (self.reason, self.line, self.file))
