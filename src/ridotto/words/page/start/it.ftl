### The start, the waiting room, settings, and what can go wrong there.

start-motto = Un ballo, una maschera, una bugia.
start-close = Chiudi
