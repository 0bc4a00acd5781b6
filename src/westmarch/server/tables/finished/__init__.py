"""Games that are over: their history, how they looked at any moment, and what the computer thinks of it."""
