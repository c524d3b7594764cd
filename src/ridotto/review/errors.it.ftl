### Why there is no review (src/ridotto/review/trouble.py). Nothing but { $fact } may be used here.

review-too-early = l’analisi di una partita si fa solo dopo la fine, e questa è ancora in corso
bad-budget = un budget è uno tra { $names }, oppure quante volte quello normale, non { $budget }
review-cancelled = l’analisi è stata annullata
not-a-review = questa non è un’analisi
review-other-version = questa analisi è della versione { $version }, e questo programma legge la versione { $ours }; rifai l’analisi
review-damaged = questa analisi è danneggiata: { $reason }
game-without-review = { $game } non si può analizzare: non ha bot che continuino una partita
no-such-decision = in questa partita non c’è una decisione { $step } con una scelta
