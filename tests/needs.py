"""What tests need of the machine besides Python."""

import os
from typing import NoReturn

import pytest


def missing(what: str) -> NoReturn:
    """Leave a test out for want of something; where everything must be tested, fail."""
    if os.environ.get("CI") == "true":
        pytest.fail(f"{what}, and CI=true")
    pytest.skip(what)
