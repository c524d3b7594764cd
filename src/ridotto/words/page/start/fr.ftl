### The start, the waiting room, settings, and what can go wrong there.

start-motto = Un bal, un masque, un mensonge.
start-close = Fermer
