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

ids, table, players = count(1), {}, []
with connect(f"ws{address[4:]}/ws/{code}?v=3", additional_headers=headers, max_size=None) as socket:
    for message in map(json.loads, socket):
        if message["type"] == "refused" and message["code"] != "taken":
            sys.exit(message["text"])
        table = message.get("table") or table
        command = None
        if message["type"] in ("snapshot", "refused"):  # the first thing we see, or somebody was faster
            chairs = enumerate(table["chairs"])
            free = [i for i, chair in chairs if not chair.get("bot") and "guest" not in chair]
            command = {"do": "sit", "seat": free[0]} if free else sys.exit("no seat is free")
        elif message["type"] == "frame" and table["phase"] == "over":
            print("Won by", ", ".join(players[winner] for winner in message["view"]["winners"]))
            break
        elif message["type"] == "frame" and message["told"]["type"] == "began":
            players = message["told"]["start"]["players"]
        elif message["type"] == "question":
            at = {"game": message["game"], "decision": message["decision"]}
            command = {"do": "move", **at, "move": random.choice(message["question"]["options"])}
        if command:
            socket.send(json.dumps({"id": f"c{next(ids)}", **command}))
