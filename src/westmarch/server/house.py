"""Everything that one server process has, put together."""

from westmarch.server.desk.desk import Desk
from westmarch.server.http import static
from westmarch.server.meeting.bots import Bots
from westmarch.server.meeting.challenges import Challenges
from westmarch.server.meeting.pool import Pool
from westmarch.server.meeting.tournaments import Tournaments
from westmarch.server.people.gate import Gate
from westmarch.server.people.holidays import Holidays
from westmarch.server.people.notices.notifier import Notifier
from westmarch.server.people.sessions import Passwords, Sessions
from westmarch.server.settings import Settings
from westmarch.server.storage.accounts import Accounts
from westmarch.server.storage.history import History
from westmarch.server.storage.notices import Notices
from westmarch.server.storage.profiles import Profiles
from westmarch.server.storage.ratings import Ratings
from westmarch.server.tables.finished.months import Months
from westmarch.server.tables.finished.replays import Analyses, Replays
from westmarch.server.tables.hall import Hall


class House:
    """The parts of a server process that live as long as it does."""

    def __init__(self, settings: Settings) -> None:
        settings.data.mkdir(parents=True, exist_ok=True)
        self.settings = settings
        self.hall = Hall(settings)
        self.gate = Gate(settings)
        self.desk = Desk(self.hall)
        self.hall.on_sweep.append(self.desk.look)
        self.accounts = Accounts(self.hall.store)
        self.sessions = Sessions(settings, self.accounts, self.hall.now)
        self.bots = Bots(settings, self.hall.store, self.hall.now)
        self.challenges = Challenges(self.hall)
        self.pool = Pool(self.hall)
        self.tournaments = Tournaments(self.hall)
        self.hall.on_revoked = self._forget
        self.passwords = Passwords()
        self.ratings = Ratings(self.hall.store)
        self.history = History(self.hall.store)
        self.months = Months(self.hall, self.history, self.tournaments.is_sealed)
        self.profiles = Profiles(self.hall.store)
        self.holidays = Holidays(self.hall, self.profiles)
        self.notices = Notices(self.hall.store)
        self.notifier = Notifier(self.hall, self.notices, settings)
        self.analyses = Analyses(self.hall)
        self.replays = Replays(self.hall)
        self.assets = static.load()

    def _forget(self, revoked: str) -> None:
        """A session or a bot's token was revoked."""
        self.sessions.forget(revoked)
        self.bots.forget(revoked)

    async def start(self) -> None:
        """Begin to work."""
        await self.hall.start()
        self.notifier.start()

    async def stop(self) -> None:
        """End."""
        await self.notifier.stop()
        self.analyses.stop()
        self.months.stop()
        await self.hall.stop()
        await self.gate.close()
