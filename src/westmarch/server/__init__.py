"""The table in the browser's reach: lobby, live tables, storage, accounts, and computer players in worker processes."""
