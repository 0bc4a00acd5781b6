"""Everything that one server process has, put together."""

from westmarch.server.http import static
from westmarch.server.people.limits import Gate
from westmarch.server.people.sessions import Passwords, Sessions
from westmarch.server.settings import Settings
from westmarch.server.storage.accounts import Accounts
from westmarch.server.tables.finished.replays import Analyses, Replays
from westmarch.server.tables.hall import Hall


class House:
    """The parts of a server process that live as long as it does."""

    def __init__(self, settings: Settings) -> None:
        settings.data.mkdir(parents=True, exist_ok=True)
        self.settings = settings
        self.hall = Hall(settings)
        self.gate = Gate(settings)
        self.accounts = Accounts(self.hall.store)
        self.sessions = Sessions(settings, self.accounts, self.hall.now)
        self.hall.on_revoked = self.sessions.forget
        self.passwords = Passwords()
        self.analyses = Analyses(self.hall)
        self.replays = Replays(self.hall)
        self.assets = static.load()

    async def start(self) -> None:
        """Begin to work."""
        await self.hall.start()

    async def stop(self) -> None:
        """End."""
        self.analyses.stop()
        await self.hall.stop()
