### The start, the waiting room, settings, and what can go wrong there.

start-motto = Een bal, een masker, een leugen.
start-close = Sluiten
