"""`serve` while there is no server. Once `westmarch.server` is installed, its `command:serve` takes this one's place."""

from westmarch.core.errors import NotAllowed


def serve() -> None:
    """Open the table in the browser."""
    raise NotAllowed("the browser table is not part of this version; 'westmarch play' opens the one in the terminal")
