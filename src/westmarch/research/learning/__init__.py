"""Baselines: a small network, the games it learns from, and how it learns."""
