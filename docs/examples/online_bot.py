"""A bot that plays on a server: it accepts every challenge and says the longest word it may. Nothing but Python is needed.

WESTMARCH_TOKEN=wm_... python docs/examples/online_bot.py https://the.server
"""

import contextlib
import json
import os
import sys
import threading
import urllib.error
import urllib.request


def call(path: str, body: object = None):
    """Ask the server something; with a body, tell it something. The answer can be read line by line."""
    headers = {"Authorization": f"Bearer {os.environ['WESTMARCH_TOKEN']}", "Content-Type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    return urllib.request.urlopen(urllib.request.Request(f"{sys.argv[1]}/api/bot{path}", data, headers))


def longest(_table: str, prompt: dict) -> list[str]:
    """What to say at a table; put something cleverer here."""
    return [max((option["spelling"] for option in prompt["options"]), key=len)]


def play(table: str, choose) -> None:
    """Answer whenever this bot is asked, until the game is over."""
    for line in call(f"/tables/{table}/stream"):
        now = json.loads(line.strip() or "{}")
        prompt = now.get("prompt")
        if prompt and prompt["seat"] in now["you"]["seats"] and not prompt["passing"]:
            with contextlib.suppress(urllib.error.HTTPError):  # the table went on meanwhile: the next line tells how
                said = {"id": str(now["version"]), "version": now["version"], "words": choose(table, prompt)}
                call(f"/tables/{table}/words", said).close()
        if now.get("status") == "over":
            return


def main(choose) -> None:
    """Accept challenges and play all games at once."""
    for line in call("/stream"):
        event = json.loads(line.strip() or "{}")
        if event.get("type") == "challenge" and not event["challenge"]["sent"]:
            call(f"/challenges/{event['challenge']['id']}/accept", {}).close()
        elif event.get("type") == "game_start":
            threading.Thread(target=play, args=[event["table"], choose], daemon=True).start()


if __name__ == "__main__":
    main(longest)
