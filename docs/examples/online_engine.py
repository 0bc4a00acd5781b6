"""A bot that lets a program of the arena play on a server, here one of our own players: the question goes through as it is.

WESTMARCH_TOKEN=wm_... python docs/examples/online_engine.py https://the.server westmarch bot --player hard:0.5s
"""

import json
import subprocess
import sys
import threading

from online_bot import call, main

program = subprocess.Popen(sys.argv[2:], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)
one_at_a_time = threading.Lock()


def ask(table: str, _prompt: dict) -> list[str]:
    """Hand the question on, and give what the program answers."""
    question = json.load(call(f"/tables/{table}/question"))["question"]
    with one_at_a_time:
        program.stdin.write(json.dumps(question) + "\n")
        return json.loads(program.stdout.readline())["words"]


main(ask)
