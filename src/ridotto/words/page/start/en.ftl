### The start, the waiting room, settings, and what can go wrong there.

start-motto = A ball, a mask, a lie.
start-close = Close
