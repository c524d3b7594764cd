"""A program that takes a seat at a table on the network: `network_bot.py http://localhost:8080 ABC123`."""

import json
import random
import sys
from itertools import count
from urllib.request import Request, urlopen

from websockets.sync.client import connect

address, code = sys.argv[1:]
me = json.dumps({"name": "Random Robot", "language": "en"}).encode()
with urlopen(Request(f"{address}/api/people", me, {"Content-Type": "application/json"})) as answer:
    headers = {"Authorization": f"Bearer {json.load(answer)['token']}"}

ids, table, view = count(1), {}, None
with connect(f"ws{address[4:]}/ws/{code}?v=2", additional_headers=headers, max_size=None) as socket:
    for message in map(json.loads, socket):
        if message["type"] == "refused" and message["code"] != "taken":
            sys.exit(message["text"])
        table = message.get("table") or table
        view = message.get("view") or view
        command = None
        if message["type"] in ("snapshot", "refused"):  # the first thing we see, or somebody was faster
            chairs = enumerate(table["chairs"])
            free = [i for i, chair in chairs if not chair.get("bot") and "guest" not in chair]
            command = {"do": "sit", "seat": free[0]} if free else sys.exit("no seat is free")
        elif message["type"] == "frame" and table["phase"] == "over":
            sys.exit(f"Won by {', '.join(message['view']['seats'][w]['name'] for w in view['winners'])}")
        elif message["type"] == "frame" and message.get("view") and view["question"]:
            at = {"game": table["games"], "decision": message.get("decision", 0)}
            command = {"do": "move", **at, "move": random.choice(view["question"]["options"])}
        if command:
            socket.send(json.dumps({"id": f"c{next(ids)}", **command}))
