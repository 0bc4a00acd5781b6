"""A bot for Westmarch that prefers what the longest word says: the whole protocol in a few lines.

westmarch arena duel --players "exec:python docs/examples/bot.py,random" --games 20
"""

import json
import sys


def choose(question: dict) -> str:
    """One of the options; put something cleverer here."""
    return max(question["options"], key=len)


def main() -> None:
    """Answer every question with a word."""
    for line in sys.stdin:
        question = json.loads(line)
        answer = {"id": question["id"], "words": [choose(question)], "estimate": None}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
