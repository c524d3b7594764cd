### Why there is no review (src/ridotto/review/trouble.py). Nothing but { $fact } may be used here.

review-too-early = analiza partii powstaje dopiero po jej końcu, a ta jeszcze trwa
bad-budget = budżet to jedna z nazw { $names } albo krotność domyślnego, a nie { $budget }
review-cancelled = analiza została przerwana
not-a-review = to nie jest analiza
review-other-version = ta analiza jest w wersji { $version }, a ten program czyta wersję { $ours }; zrób analizę jeszcze raz
review-damaged = ta analiza jest uszkodzona: { $reason }
game-without-review = { $game } nie da się przeanalizować: brak botów, które dokończyłyby partię
no-such-decision = w tej partii nie ma decyzji { $step } z możliwością wyboru
