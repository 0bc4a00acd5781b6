"""Westmarch: one table for four games set in Middle-earth."""

__version__ = "1.0.0"
