### The start, the waiting room, settings, and what can go wrong there.

start-motto = Bal, maska, kłamstwo.
start-close = Zamknij
