"""All limits of a server process: those that it keeps for itself, and those that hold for all processes."""

from westmarch.server.people.limits import Buckets
from westmarch.server.people.shared import Board, SharedBuckets, SharedWrongPasswords
from westmarch.server.settings import Settings


class Gate:
    """Where everybody passes who wants something. What is asked very often, and costs this process alone, is counted here alone."""

    def __init__(self, settings: Settings) -> None:
        limits = settings.limits
        self.board = Board(settings)
        self.messages = Buckets(limits.messages, settings.uptime)
        self.requests_of_address = Buckets(limits.requests_of_address, settings.uptime)
        self.readings = Buckets(limits.readings, settings.uptime)
        self.readings_of_address = Buckets(limits.readings_of_address, settings.uptime)
        self.wrong_passwords = SharedWrongPasswords(self.board)
        self.log_ins_of_address = SharedBuckets("log_ins_of_address", limits.log_ins_of_address, self.board)
        self.accounts = SharedBuckets("accounts", limits.accounts, self.board)
        self.tables = SharedBuckets("tables", limits.tables, self.board)
        self.tables_of_address = SharedBuckets("tables_of_address", limits.tables_of_address, self.board)
        self.chat = SharedBuckets("chat", limits.chat, self.board)
        self.reports = SharedBuckets("reports", limits.reports, self.board)
        self.reports_of_address = SharedBuckets("reports_of_address", limits.reports_of_address, self.board)
        self.analyses = SharedBuckets("analyses", limits.analyses, self.board)
        self.analyses_of_address = SharedBuckets("analyses_of_address", limits.analyses_of_address, self.board)
        self.hints = SharedBuckets("hints", limits.hints, self.board)
        self.hints_of_address = SharedBuckets("hints_of_address", limits.hints_of_address, self.board)
        self.notices = SharedBuckets("notices", limits.notices, self.board)
        self.letters_of_address = SharedBuckets("letters_of_address", limits.letters_of_address, self.board)
        self.exports = SharedBuckets("exports", limits.exports, self.board)
        self.requests_of_bot = SharedBuckets("requests_of_bot", limits.requests_of_bot, self.board)
        self.challenges = SharedBuckets("challenges", limits.challenges, self.board)
        self.decks = SharedBuckets("decks", limits.decks, self.board)
        self.decks_of_address = SharedBuckets("decks_of_address", limits.decks_of_address, self.board)

    async def close(self) -> None:
        """End."""
        await self.board.close()
