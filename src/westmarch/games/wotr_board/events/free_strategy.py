"""The Strategy deck of the Free Peoples."""

from westmarch.core.state import AnyStep

OWN_STEPS: tuple[type[AnyStep], ...] = ()
