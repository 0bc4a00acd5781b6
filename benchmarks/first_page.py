"""Measures how long the lobby takes until it can be used, on an empty cache: `python benchmarks/first_page.py http://localhost:8000`.

It needs Chromium and a running server, and a machine that has nothing else to do; the bound is one second.
"""

import statistics
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

sys.path.append(str(Path(__file__).parents[1]))

from tests.browser.conftest import CHROMIUM

ROUNDS = 9


def main(address: str) -> None:
    """Print the median and the spread in milliseconds."""
    times = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for _ in range(ROUNDS):
            page = browser.new_context().new_page()
            page.goto(address)
            page.locator("button.sit").wait_for()
            times.append(page.evaluate("performance.now()"))
            page.context.close()
        browser.close()
    print(f"{statistics.median(times):.0f} ms [{min(times):.0f}-{max(times):.0f}] until the lobby can be used")


if __name__ == "__main__":
    main(sys.argv[1])
