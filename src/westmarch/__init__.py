"""Westmarch: one table for four games set in Middle-earth."""

__version__ = "0.1.0"
