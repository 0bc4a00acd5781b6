"""Visitors: who somebody is, how much he may do in a minute, and the decks that he brings."""
