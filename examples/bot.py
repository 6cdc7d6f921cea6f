#!/usr/bin/env python3
"""A bot in Python, with nothing but the standard library: python3 examples/bot.py http://localhost:3000 [CODE]

Without a code it plays against the house computer, with a code at that table. TOKEN: play as that token's guest
instead of as a new bot. CHOICE: what to play, as JSON. Put your strategy into `choose`.
"""

import io
import json
import os
import random
import sys
import urllib.error
import urllib.request

SERVER = sys.argv[1] if len(sys.argv) > 1 else "http://localhost:3000"
CODE = sys.argv[2] if len(sys.argv) > 2 else None
CHOICE = {"game": "trio", "board": "multiplication", "players": 2, "level": "junior", "target": 200}


def choose(legal):
    marks = [move for move in legal if not move.startswith("t") and move != "-"]
    return random.choice(marks or [move for move in legal if move != "-"])


def open_url(path, body=None, **headers):
    data = None if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json", **headers}
    try:
        return urllib.request.urlopen(urllib.request.Request(f"{SERVER}/api{path}", data, headers))
    except urllib.error.HTTPError as refusal:
        error = read_error(refusal)
        # More has happened at the table: the next view says what.
        if error["code"] == "command/stale":
            return io.BytesIO(b"null")
        sys.exit(f"{path}: {error['message']}")
    except urllib.error.URLError as failure:
        sys.exit(f"{SERVER} cannot be reached: {failure.reason}")


def read_error(refusal):
    try:
        return json.load(refusal)["error"]
    except (ValueError, KeyError, TypeError):
        return {"code": None, "message": f"{refusal.code} {refusal.reason}"}


def ask(path, body=None, **headers):
    with open_url(path, body, **headers) as answer:
        return json.load(answer)


def register():
    """A new bot, and a token that may play for it. Store the token if the bot shall come back."""
    with open_url("/me", {"name": "Python bot", "bot": True}) as made:
        cookie = made.headers["Set-Cookie"].split(";")[0]
    return ask("/me/tokens", {"label": "example", "scope": "play"}, Cookie=cookie)["token"]


TOKEN = os.environ.get("TOKEN") or register()
AUTH = {"Authorization": f"Bearer {TOKEN}"}
ME = ask("/me", **AUTH)["guest"]["id"]


def find_table():
    if CODE is not None:
        return ask(f"/codes/{CODE}", **AUTH)["id"]
    choice = json.loads(os.environ["CHOICE"]) if "CHOICE" in os.environ else CHOICE
    seats = [{"kind": "me"}, {"kind": "computer", "level": 1}]
    return ask("/tables", {"choice": choice, "seats": seats}, **AUTH)["id"]


def act(table, view):
    """Does what the table waits for, if it waits for us."""
    seats = view["seats"]
    mine = next((seat for seat, who in enumerate(seats) if who.get("holder") == ME), None)
    for due in view["due"]:
        kind, seat = due["kind"], due.get("seat", mine)
        if seat != mine and not (kind == "sit" and mine is None):
            continue
        body = {"seen": view["seen"], "id": f"after-{view['seen']}"}
        if kind == "play":
            body["move"] = choose(view["view"]["legal"])
        return ask(f"/tables/{table}/{kind}", body, **AUTH)


table = find_table()
with open_url(f"/tables/{table}/stream", **AUTH) as stream:
    for line in stream:
        message = json.loads(line) if line.strip() else {}
        if message.get("kind") == "error":
            sys.exit(message["message"])
        if message.get("kind") == "view":
            act(table, message)
            if message["phase"] == "over":
                print("over:", json.dumps(message["outcome"]))
