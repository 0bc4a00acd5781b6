"""Where the server listens when nobody said where."""

import contextlib

from westmarch.server import main


def test_a_port_that_is_taken_is_passed_over() -> None:
    wanted = main.first_free("127.0.0.1")
    with contextlib.closing(main.listen("127.0.0.1", wanted)):
        further = main.first_free("127.0.0.1")
    assert wanted in main.USUAL_PORTS
    assert further in main.USUAL_PORTS
    assert further > wanted
