"""Advice to computer players of Duel."""

from westmarch.core.advice import Advisor


class DuelAdvisor(Advisor):
    """Advice."""
