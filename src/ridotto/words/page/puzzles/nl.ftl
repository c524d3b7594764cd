### Puzzles. Loaded when somebody opens them.

puzzles-game = Spel
puzzles-every-game = alle spellen
puzzles-mixed = Alle thema’s
puzzles-solve = Los er een op
puzzles-solved = Opgelost: { $n } van { $total }
puzzles-forget = Opnieuw beginnen
puzzles-seen = Wat je tot nu toe hebt gezien
puzzles-tried = Elke keuze is { $n } keer geprobeerd, met kaarten die passen bij wat je wist.
puzzles-close = Moeilijk te zeggen: “{ $move }” won vaker, maar niet duidelijk.
puzzles-next = Volgende puzzel
puzzles-all = Alle puzzels
puzzles-share = Vraag het iemand anders
