### Puzzles. Loaded when somebody opens them.

puzzles-game = Gioco
puzzles-every-game = tutti i giochi
puzzles-mixed = Tutti i temi
puzzles-solve = Risolvine uno
puzzles-solved = Risolti: { $n } di { $total }
puzzles-forget = Ricomincia da zero
puzzles-seen = Che cosa hai visto finora
puzzles-tried = Ogni scelta è stata provata { $n } volte, con carte compatibili con ciò che sapevi.
puzzles-close = Difficile dirlo: «{ $move }» ha vinto più spesso, ma non nettamente.
puzzles-next = Prossimo problema
puzzles-all = Tutti i problemi
puzzles-share = Chiedi a qualcun altro
