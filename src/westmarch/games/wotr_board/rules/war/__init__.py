"""Armies: where they may go, how they march, attack, fight and fall."""
