"""Programs that tests start and interrupt."""

import signal


def heed_interrupts() -> None:
    """Tests that were themselves started in the background ignore interrupts, and their children would too."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
