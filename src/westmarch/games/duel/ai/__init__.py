"""Advice to computer players."""
