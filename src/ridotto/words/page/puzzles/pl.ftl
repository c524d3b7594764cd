### Puzzles. Loaded when somebody opens them.

puzzles-game = Gra
puzzles-every-game = wszystkie gry
puzzles-mixed = Wszystkie tematy
puzzles-solve = Rozwiąż jedną
puzzles-solved = Rozwiązane: { $n } z { $total }
puzzles-forget = Zacznij od nowa
puzzles-seen = Co było dotąd widać
puzzles-tried = Każdą możliwość wypróbowano { $n } razy, z kartami zgodnymi z twoją wiedzą.
puzzles-close = Trudno powiedzieć: „{ $move }” wygrywało częściej, ale nie wyraźnie.
puzzles-next = Następna zagadka
puzzles-all = Wszystkie zagadki
puzzles-share = Zapytaj kogoś innego
