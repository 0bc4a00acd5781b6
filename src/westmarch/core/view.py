"""What one person may know of a table, as data: the base of every game's view.

A view is built from what that person may know and nothing else, field by field, so that what is not put in on purpose is not there.
Its fields and their types are the wire's: the server publishes their schema and the client's types are made of it.
"""

import msgspec


class View(msgspec.Struct, kw_only=True):
    """All that one person may know of a table. A game's view names its fields."""
