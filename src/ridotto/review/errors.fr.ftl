### Why there is no review (src/ridotto/review/trouble.py). Nothing but { $fact } may be used here.

review-too-early = l’analyse d’une partie ne se fait qu’après sa fin, et celle-ci n’est pas terminée
bad-budget = un budget est l’un de { $names }, ou un multiple du budget normal, et non { $budget }
review-cancelled = l’analyse a été annulée
not-a-review = ceci n’est pas une analyse
review-other-version = cette analyse est de la version { $version }, et ce programme lit la version { $ours } ; refais l’analyse
review-damaged = cette analyse est abîmée : { $reason }
game-without-review = { $game } ne peut pas être analysé : aucun bot ne sait finir une partie
no-such-decision = il n’y a pas de décision { $step } avec un choix dans cette partie
