"""People over HTTP: leaderboards and ratings."""
