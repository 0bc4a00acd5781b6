"""The combat halves of event cards."""
