### The start, the waiting room, settings, and what can go wrong there.

start-motto = Бал, маска, брехня.
start-close = Закрити
