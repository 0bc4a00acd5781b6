"""The Character deck of the Shadow."""

from westmarch.core.state import AnyStep

OWN_STEPS: tuple[type[AnyStep], ...] = ()
